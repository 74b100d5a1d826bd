//! Prices on the screen.

use pricing::Prices;
use pricing::words::Priced;
use wording::{Lexicon, msg};

use crate::screen::{self, DIM, GOOD, HEAD};

/// The prices of one table.
pub fn prices(prices: &Prices, step: usize, words: &Lexicon) -> anyhow::Result<()> {
    let priced = pricing::words::priced(prices, words);
    screen::styled(HEAD, &format!("{}, {}", priced.contract, words.say(msg::PriceStep { n: step })))?;
    if priced.options.is_empty() {
        screen::line(&format!("{}: {}", words.say(msg::PriceNow), priced.worth))?;
    }
    what_follows(&priced, 0, words)
}

/// The options one below the other, each with what follows it; without options the line.
fn what_follows(priced: &Priced, depth: usize, words: &Lexicon) -> anyhow::Result<()> {
    let indent = "  ".repeat(depth);
    for text in priced.assumed.iter().chain(&priced.besides) {
        screen::styled(DIM, &screen::wrapped(&indent, text))?;
    }
    if let Some(line) = &priced.line {
        screen::styled(DIM, &screen::wrapped(&indent, line))?;
    }
    if let Some(chooses) = &priced.chooses {
        screen::line(&format!("{indent}{chooses}"))?;
    }
    for option in &priced.options {
        let text = format!("{indent}  {}: {}", option.then.worth, option.choice);
        if option.best {
            screen::styled(GOOD, &format!("{text} ({})", words.say(msg::PriceBest)))?;
        } else {
            screen::line(&text)?;
        }
        what_follows(&option.then, depth + 2, words)?;
    }
    Ok(())
}
