//! `stich desk`: the interview at the table.

mod batch;
mod bridge;
mod console;
pub mod doppelkopf;
mod interview;
pub mod sheet;
pub mod talk;

use std::io::{self, IsTerminal as _};

use anyhow::bail;
use doppelkopf_laws::offence::ActKind;
use wording::{Lexicon, msg};

use self::talk::Talk;
use crate::{
    Exit, Usage,
    args::{DeskArgs, Game},
    doko_rules, rules,
};

pub fn run(args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    match args.rules.game {
        Game::Bridge => {
            let rules = rules(words, &args.rules)?;
            held(args, |id| bridge(id, rules), ascii, words)
        }
        Game::Doppelkopf => {
            let rules = doko_rules(words, &args.rules)?;
            held(args, |id| doppelkopf_desk(id, rules), ascii, words)
        }
    }
}

fn held<D: Talk>(
    args: &DeskArgs,
    begin: impl Fn(&str) -> Option<D>,
    ascii: bool,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let first = args.topic.as_deref().map(|id| open(id, &begin, words)).transpose()?;
    let asked_for_facts = !args.facts.is_empty() || args.choose.is_some() || args.json;
    match first {
        Some(desk) if asked_for_facts || !io::stdin().is_terminal() => batch::run(desk, args, ascii, words),
        None if asked_for_facts => bail!(unknown::<D>("", words)),
        first => interview::run(first, begin, ascii, words),
    }
}

/// The desk at this topic.
pub fn open<D: Talk>(id: &str, begin: &impl Fn(&str) -> Option<D>, words: &Lexicon) -> anyhow::Result<D> {
    match begin(id) {
        Some(desk) => Ok(desk),
        None => bail!(unknown::<D>(id, words)),
    }
}

fn unknown<D: Talk>(id: &str, words: &Lexicon) -> Usage {
    let known: Vec<&str> = D::topics(words).into_iter().map(|(id, _)| id).collect();
    Usage(words.say(msg::ErrorUnknownTopic { found: id, known: &known.join(", ") }))
}

/// A desk for bridge.
pub fn bridge(id: &str, rules: bridge_laws::Rules) -> Option<bridge_laws::Desk> {
    Some(bridge_laws::Desk::new(bridge_laws::Topic::from_id(id)?, rules))
}

/// A desk for Doppelkopf: a topic, or right away what was done.
pub fn doppelkopf_desk(id: &str, rules: doppelkopf_rules::Rules) -> Option<doppelkopf_laws::Desk> {
    match doppelkopf_laws::Topic::from_id(id) {
        Some(topic) => Some(doppelkopf_laws::Desk::new(topic, rules)),
        None => doppelkopf_laws::Desk::about(ActKind::from_id(id)?, rules),
    }
}
