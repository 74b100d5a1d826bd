//! What the options of a board are worth. Only the director sees it, and only when the board is over.

use bridge_laws::Table;
use pricing::words::Priced;
use pricing::{Limits, NoPrice, Prices, prices_of};
use wording::{Lexicon, msg};

use super::Looked;
use crate::{
    apart::{PRICES, apart},
    failure::Failure,
};

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
    apart(&PRICES, move || prices_of(&table, Limits::PAGE)).await
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
