//! What the options of a board are worth. Only the director sees it, and only when the board is over.

use bridge_laws::Table;
use pricing::words::Priced;
use pricing::{Limits, NoPrice, Prices, prices_of};
use tokio::sync::Semaphore;
use wording::{Lexicon, msg};

use super::Looked;
use crate::failure::Failure;

/// One at a time: each takes a core for about a second, and the others wait for it.
static TURN: Semaphore = Semaphore::const_new(1);

/// What the board is worth after so many acts.
///
/// # Errors
/// [`Failure::Forbidden`] for anybody but the director, and before the board is over.
pub async fn prices(looked: &Looked, step: usize) -> Result<Result<Prices, NoPrice>, Failure> {
    let laws = looked.table.with(|room| room.laws_at(step, looked.seen.viewer)).await?;
    of(laws.ok_or(Failure::Forbidden)?).await
}

/// What a table is worth.
///
/// # Errors
/// [`Failure::Server`], if there was nobody to work it out.
pub async fn of(table: Table) -> Result<Result<Prices, NoPrice>, Failure> {
    let _turn = TURN.acquire().await.map_err(|e| Failure::Server(e.to_string()))?;
    let work = tokio::task::spawn_blocking(move || prices_of(&table, Limits::PAGE));
    work.await.map_err(|e| Failure::Server(e.to_string()))
}

/// A line about prices on the page.
pub struct Line {
    /// How far it is moved in: an option stands below who chooses it, what follows below the option.
    pub depth: usize,
    /// What it says.
    pub text: String,
    /// The best of the options.
    pub best: bool,
}

/// Prices as lines, one below the other.
pub fn lines(prices: &Prices, words: &Lexicon) -> Vec<Line> {
    let priced = pricing::words::priced(prices, words);
    let mut text = priced.contract.clone();
    if priced.options.is_empty() {
        text = format!("{text}: {}, {}", words.say(msg::PriceNow), priced.worth);
    }
    let mut lines = vec![Line { depth: 0, text, best: false }];
    what_follows(&priced, 0, words, &mut lines);
    lines
}

fn what_follows(priced: &Priced, depth: usize, words: &Lexicon, lines: &mut Vec<Line>) {
    let said = priced.assumed.iter().chain(&priced.besides).chain(&priced.chooses);
    lines.extend(said.map(|text| Line { depth, text: text.clone(), best: false }));
    for option in &priced.options {
        let mut text = format!("{}: {}", option.then.worth, option.choice);
        if option.best {
            text = format!("{text} ({})", words.say(msg::PriceBest));
        }
        lines.push(Line { depth: depth + 1, text, best: option.best });
        what_follows(&option.then, depth + 2, words, lines);
    }
}
