//! `stich desk`: the interview at the table.

mod and_then;
mod batch;
mod bridge;
mod console;
pub mod doppelkopf;
mod interview;
pub mod sheet;
pub mod talk;

use std::io::{self, IsTerminal as _};

use ::sheet::Spoken;
use anyhow::bail;
use wording::{Lexicon, msg};

use self::talk::Talk;
use crate::{
    Exit, Usage,
    args::{DeskArgs, Game},
    doko_rules, rules,
};

pub fn run(args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    match args.rules.game {
        Game::Bridge => held::<bridge_laws::Desk>(args, rules(words, &args.rules)?, ascii, words),
        Game::Doppelkopf => {
            held::<doppelkopf_laws::Desk>(args, doko_rules(words, &args.rules)?, ascii, words)
        }
    }
}

fn held<D: Talk>(args: &DeskArgs, laws: D::Laws, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let first = args.topic.as_deref().map(|id| open::<D>(id, laws, words)).transpose()?;
    let asked_for_facts =
        !args.facts.is_empty() || !args.then.is_empty() || args.choose.is_some() || args.json;
    match first {
        Some(desk) if asked_for_facts || !io::stdin().is_terminal() => batch::run(desk, args, ascii, words),
        None if asked_for_facts => {
            bail!(Usage(words.say(msg::ErrorNoTopic { known: &D::topics(laws).join(", ") })))
        }
        first => interview::run(first, laws, ascii, words),
    }
}

/// The desk at this topic.
pub fn open<D: Spoken>(id: &str, laws: D::Laws, words: &Lexicon) -> anyhow::Result<D> {
    match D::begin(id, laws) {
        Some(desk) => Ok(desk),
        None => bail!(unknown::<D>(id, laws, words)),
    }
}

fn unknown<D: Spoken>(id: &str, laws: D::Laws, words: &Lexicon) -> Usage {
    Usage(words.say(msg::ErrorUnknownTopic { found: id, known: &D::topics(laws).join(", ") }))
}
