//! `stich doko replay`: recorded games played again, many files at once, in the order in which they were
//! named.

mod json;
mod say;

use std::{fs::File, path::Path};

use doppelkopf_records::{Judgement, ReadError, Record, judge, read_from};
use doppelkopf_rules::Rules;
use wording::{Lexicon, msg};

use super::refused;
use crate::{
    Exit,
    args::DokoReplayArgs,
    doko_readings, files, parallel,
    screen::{self, BAD, GOOD, HEAD},
};

#[cfg(test)]
pub use json::schema;

/// A game, or what is wrong with its record.
enum Judged {
    Fine { record: Box<Record>, judgement: Box<Judgement> },
    Unreadable { game: String, error: String },
}

impl Judged {
    /// Whether something in it is against the rules, or was recorded otherwise.
    fn differs(&self) -> (bool, bool) {
        match self {
            Judged::Fine { record, judgement } => {
                let irregular = !judgement.found.is_empty() || !record.faults.is_empty();
                (irregular, !judgement.differences.is_empty())
            }
            Judged::Unreadable { .. } => (false, false),
        }
    }
}

pub fn run(args: &DokoReplayArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let rules = doko_readings(words, args.rules.rules.as_deref(), &args.rules.other_readings)?;
    let files = files::find(words, &args.paths, &["json"])?;
    let mut counts = Counts::default();
    for file in &files {
        let shown = file.display().to_string();
        let mut headed = args.json || files.len() < 2;
        let mut tell = |games: Vec<Judged>| -> anyhow::Result<()> {
            for game in &games {
                if !counts.add(game) && args.only_irregular {
                    continue;
                }
                if !std::mem::replace(&mut headed, true) {
                    screen::styled(HEAD, &shown)?;
                }
                match game {
                    _ if args.json => {
                        screen::line(&serde_json::to_string(&json::of(&shown, game, rules, words))?)?;
                    }
                    Judged::Fine { record, judgement } => say::game(record, judgement, rules, words)?,
                    Judged::Unreadable { game, error } => {
                        screen::styled(BAD, &screen::wrapped("", &format!("{game}: {error}")))?;
                    }
                }
            }
            Ok(())
        };
        each(file, rules, words, &mut tell)?;
    }
    let Counts { total, irregular, other, unreadable } = counts;
    if !args.json {
        let style = if unreadable == 0 { GOOD } else { HEAD };
        let summary = msg::DokoReplaySummary { total, n: irregular, m: other, failed: unreadable };
        screen::styled(style, &words.say(summary))?;
    }
    Ok(if unreadable == 0 { Exit::Fine } else { Exit::Failed })
}

#[derive(Default)]
struct Counts {
    total: usize,
    irregular: usize,
    other: usize,
    unreadable: usize,
}

impl Counts {
    /// One more; whether there is anything to say of it.
    fn add(&mut self, game: &Judged) -> bool {
        let (is_irregular, is_other) = game.differs();
        let is_unreadable = matches!(game, Judged::Unreadable { .. });
        self.total += usize::from(!is_unreadable);
        self.unreadable += usize::from(is_unreadable);
        self.irregular += usize::from(is_irregular);
        self.other += usize::from(is_other);
        is_irregular || is_other || is_unreadable
    }
}

/// So many games are judged together.
const TOGETHER: usize = 256;

/// Judges the games of a file, some at a time, and tells what they come to.
fn each(
    file: &Path,
    rules: Rules,
    words: &Lexicon,
    tell: &mut dyn FnMut(Vec<Judged>) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let shown = file.display().to_string();
    let whole = |error: String| vec![Judged::Unreadable { game: shown.clone(), error }];
    let number = |n: usize| format!("{shown} {n}");
    let one = |(game, n): (Result<Record, ReadError>, usize)| match game {
        Err(why) => Judged::Unreadable { game: number(n), error: refused::read(&why, words) },
        Ok(record) => match judge(&record, rules) {
            Ok(judgement) => Judged::Fine { record: Box::new(record), judgement: Box::new(judgement) },
            Err(why) => {
                let game = format!("{} ({})", number(n), record.name);
                Judged::Unreadable { game, error: refused::judge(&why, words) }
            }
        },
    };
    let mut judged = 0;
    let mut told = Ok(());
    let mut waiting = Vec::with_capacity(TOGETHER);
    let mut judge_all = |waiting: &mut Vec<(Result<Record, ReadError>, usize)>| {
        // Where nobody listens any more nothing is said.
        if told.is_ok() {
            told = tell(parallel::each(std::mem::take(waiting), |_, game| one(game)));
        }
    };
    let read = File::open(file).map_err(ReadError::Io).and_then(|file| {
        read_from(file, &mut |game| {
            judged += 1;
            waiting.push((game, judged));
            if waiting.len() == TOGETHER {
                judge_all(&mut waiting);
            }
        })
    });
    judge_all(&mut waiting);
    told?;
    match read {
        Ok(()) => Ok(()),
        Err(ReadError::Io(error)) => {
            let reason = files::reason(&error, words);
            tell(whole(words.say(msg::ErrorCannotRead { file: &shown, reason: &reason })))
        }
        Err(why) => tell(whole(refused::read(&why, words))),
    }
}
