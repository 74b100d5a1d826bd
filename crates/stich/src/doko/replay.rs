//! `stich doko replay`: recorded games played again, many files at once, in the order in which they were
//! named.

mod json;
mod say;

use std::{fs, path::Path};

use doppelkopf_records::{Judgement, ReadError, Record, judge, read};
use doppelkopf_rules::Rules;
use rayon::prelude::*;
use wording::{Lexicon, msg};

use super::refused;
use crate::{
    Exit,
    args::DokoReplayArgs,
    doko_readings, files,
    screen::{self, BAD, GOOD, HEAD},
};

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
    let judged: Vec<Vec<Judged>> = files.par_iter().map(|file| of_file(file, rules, words)).collect();
    let (mut total, mut irregular, mut other, mut unreadable) = (0, 0, 0, 0);
    for (file, games) in files.iter().zip(&judged) {
        let file = file.display().to_string();
        let mut headed = args.json || files.len() < 2;
        for game in games {
            let (is_irregular, is_other) = game.differs();
            let is_unreadable = matches!(game, Judged::Unreadable { .. });
            total += usize::from(!is_unreadable);
            unreadable += usize::from(is_unreadable);
            irregular += usize::from(is_irregular);
            other += usize::from(is_other);
            if args.only_irregular && !(is_irregular || is_other || is_unreadable) {
                continue;
            }
            if !std::mem::replace(&mut headed, true) {
                screen::styled(HEAD, &file)?;
            }
            match game {
                _ if args.json => {
                    screen::line(&serde_json::to_string(&json::of(&file, game, rules, words))?)?;
                }
                Judged::Fine { record, judgement } => say::game(record, judgement, rules, words)?,
                Judged::Unreadable { game, error } => {
                    screen::styled(BAD, &screen::wrapped("", &format!("{game}: {error}")))?;
                }
            }
        }
    }
    if !args.json {
        let style = if unreadable == 0 { GOOD } else { HEAD };
        let summary = msg::DokoReplaySummary { total, n: irregular, m: other, failed: unreadable };
        screen::styled(style, &words.say(summary))?;
    }
    Ok(if unreadable == 0 { Exit::Fine } else { Exit::Failed })
}

fn of_file(file: &Path, rules: Rules, words: &Lexicon) -> Vec<Judged> {
    let shown = file.display().to_string();
    let unreadable = |game: String, error: String| Judged::Unreadable { game, error };
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => {
            let reason = files::reason(&error, words);
            return vec![unreadable(
                shown.clone(),
                words.say(msg::ErrorCannotRead { file: &shown, reason: &reason }),
            )];
        }
    };
    let games = match read(&text) {
        Ok(games) => games,
        Err(why) => return vec![unreadable(shown, refused::read(&why, words))],
    };
    let number = |n: usize| format!("{shown} {n}");
    let one = |(game, n): (Result<Record, ReadError>, usize)| match game {
        Err(why) => unreadable(number(n), refused::read(&why, words)),
        Ok(record) => match judge(&record, rules) {
            Ok(judgement) => Judged::Fine { record: Box::new(record), judgement: Box::new(judgement) },
            Err(why) => unreadable(format!("{} ({})", number(n), record.name), refused::judge(&why, words)),
        },
    };
    games.into_iter().zip(1..).map(one).collect()
}
