//! `stich desk`: the interview at the table.

mod batch;
mod interview;
pub mod sheet;

use std::io::{self, IsTerminal as _};

use anyhow::bail;
use bridge_laws::{Rules, Topic};
use wording::{Lexicon, msg};

use crate::{Exit, Usage, args::DeskArgs, rules};

pub fn run(args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let rules: Rules = rules(words, &args.rules)?;
    let topic = args.topic.as_deref().map(|id| topic(id, words)).transpose()?;
    let asked_for_facts = !args.facts.is_empty() || args.choose.is_some() || args.json;
    match topic {
        Some(topic) if asked_for_facts || !io::stdin().is_terminal() => {
            batch::run(topic, rules, args, ascii, words)
        }
        None if asked_for_facts => {
            let known = Topic::ALL.map(Topic::id).join(", ");
            bail!(Usage(words.say(msg::ErrorUnknownTopic { found: "", known: &known })))
        }
        _ => interview::run(topic, rules, ascii, words),
    }
}

/// The topic of this id.
pub fn topic(id: &str, words: &Lexicon) -> anyhow::Result<Topic> {
    match Topic::from_id(id) {
        Some(topic) => Ok(topic),
        None => {
            let known = Topic::ALL.map(Topic::id).join(", ");
            bail!(Usage(words.say(msg::ErrorUnknownTopic { found: id, known: &known })))
        }
    }
}
