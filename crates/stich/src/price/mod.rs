//! `stich price`: what each option of an open choice of a case is worth.

pub mod args;
mod show;

use std::{fs, path::Path};

use anyhow::{anyhow, bail};
use casebook::{
    Case, Played,
    bridge::{self, Broken, format::CaseFile},
};
use pricing::{Json, JsonRefusal, Limits, NoPrice, prices_of};
use serde::Serialize;
use sheet::refused;
use wording::{Lexicon, msg};

use crate::{Exit, edition, files, screen, unread};
use args::PriceArgs;

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Line {
    /// After which step of the case.
    step: usize,
    #[serde(flatten)]
    prices: Option<Json>,
    #[serde(flatten)]
    refused: Option<JsonRefusal>,
}

pub fn run(args: &PriceArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut case = read(&args.case, words)?;
    if let Some(year) = &args.edition {
        case.edition = Some(edition(words, year)?.year().to_owned());
    }
    let limits = Limits { nodes: args.limit, memory: args.memory, lines: !args.brief };
    let played = played(&case, words)?;
    let shown = if args.all { played.stops.len() } else { 1 };
    let mut failed = false;
    for stop in played.stops.iter().take(shown) {
        let prices = prices_of(&stop.table, limits);
        failed |= prices.is_err();
        if args.json {
            let refused = prices.as_ref().err().map(JsonRefusal::from);
            let line = Line { step: stop.step, prices: prices.as_ref().ok().map(Json::from), refused };
            screen::line(&serde_json::to_string(&line)?)?;
            continue;
        }
        match prices {
            Ok(prices) => show::prices(&prices, stop.step, words)?,
            Err(why) => screen::error(words, &no_price(&why, words)),
        }
    }
    // What the case expects may differ under other laws; what it says happened must have been possible.
    if let Some(Broken { step, why }) = &played.broken {
        let reason = refused::event(why, words);
        screen::error(words, &words.say(msg::PriceFailed { n: *step, reason: &reason }));
        failed = true;
    }
    Ok(if failed { Exit::Failed } else { Exit::Fine })
}

/// The schema of a line of `stich price --json`.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<Line>()
}

fn read(file: &Path, words: &Lexicon) -> anyhow::Result<CaseFile> {
    let shown = file.display().to_string();
    let text = fs::read_to_string(file).map_err(|error| {
        let reason = files::reason(&error, words);
        anyhow!(words.say(msg::ErrorCannotRead { file: &shown, reason: &reason }))
    })?;
    let no_case = |error: casebook::CaseError| {
        anyhow!(words.say(msg::ErrorNoCase { file: &shown, reason: &unread::case(&error, &text, words) }))
    };
    match casebook::parse(&text).map_err(no_case)? {
        Case::Bridge(case) => Ok(*case),
        Case::Doppelkopf(_) => bail!(words.say(msg::PriceNoTable)),
    }
}

/// The case played through, at a table.
fn played(case: &CaseFile, words: &Lexicon) -> anyhow::Result<bridge::Played> {
    match casebook::run(&Case::Bridge(Box::new(case.clone())))?.played {
        Played::Bridge(played) if !played.stops.is_empty() || played.broken.is_some() => Ok(*played),
        _ => bail!(words.say(msg::PriceNoTable)),
    }
}

/// What is in the way, and what can be done about it here.
fn no_price(why: &NoPrice, words: &Lexicon) -> String {
    let text = pricing::words::no_price(why, words);
    match why {
        NoPrice::TooMuch(_) => format!("{text}; {}", words.say(msg::PriceLimit)),
        _ => text,
    }
}
