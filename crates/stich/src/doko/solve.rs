//! `stich doko solve`: what each card is worth with all cards open, and which cards of a game cost points.

mod given;
mod json;
mod show;

use std::fs;

use anyhow::{anyhow, bail};
use doppelkopf::{Kind, Play, Seating};
use doppelkopf_records::{JudgeError, Record, judge, positions, read};
use doppelkopf_rules::Rules;
use doppelkopf_solver::{Ending, Limits, analyse};
use wording::{Lexicon, msg};

use super::refused;
use crate::{Exit, Usage, args::DokoSolveArgs, doko_readings, files};

#[cfg(test)]
pub use json::schema;

/// A position with what is needed to show it.
struct Asked {
    /// What it is called, if it is from a file.
    name: Option<String>,
    play: Play,
    seating: Seating,
    rules: Rules,
}

pub fn run(args: &DokoSolveArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let rules = doko_readings(words, args.rules.rules.as_deref(), &args.rules.other_readings)?;
    let limits = Limits { nodes: args.nodes, ..Limits::default() };
    if let Some(hands) = &args.hands {
        let (play, seating) = given::position(hands, args, rules, words)?;
        return one(&Asked { name: None, play, seating, rules }, limits, args.json, words);
    }
    let Some(path) = &args.path else { bail!(Usage(words.say(msg::DokoSolveErrorNothing))) };
    let file = path.display().to_string();
    let text = fs::read_to_string(path).map_err(|error| {
        anyhow!(words.say(msg::ErrorCannotRead { file: &file, reason: &files::reason(&error, words) }))
    })?;
    let games = read(&text).map_err(|why| anyhow!("{file}: {}", refused::read(&why, words)))?;
    if let Some(number) = args.game
        && (number == 0 || number > games.len())
    {
        bail!(Usage(words.say(msg::DokoSolveErrorGame { n: number })));
    }
    if args.trick.is_some() && args.game.is_none() && games.len() > 1 {
        bail!(Usage(words.say(msg::DokoSolveErrorWhich)));
    }
    for (game, number) in games.into_iter().zip(1..) {
        if args.game.is_some_and(|wanted| wanted != number) {
            continue;
        }
        let wrong = |why: String| anyhow!("{file} {number}: {why}");
        let record = game.map_err(|why| wrong(refused::read(&why, words)))?;
        let unjudged = |why: JudgeError| wrong(refused::judge(&why, words));
        let seating = judge(&record, rules).map_err(unjudged)?.seating;
        let played = positions(&record, rules).map_err(unjudged)?;
        match args.trick {
            Some(trick) => {
                let asked = at_trick(&record, &played, trick, seating, rules, words)?;
                return one(&asked, limits, args.json, words);
            }
            None if played.is_empty() => show::no_hands(&record.name, args.json, words)?,
            None => {
                let steps = analyse(&played, rules, limits);
                show::analysis(&record.name, &steps, &played, seating, args.json, words)?;
            }
        }
    }
    Ok(Exit::Fine)
}

/// The position at the beginning of a trick of a record.
fn at_trick(
    record: &Record,
    played: &[(Play, Kind)],
    trick: u8,
    seating: Seating,
    rules: Rules,
    words: &Lexicon,
) -> anyhow::Result<Asked> {
    if played.is_empty() {
        bail!(words.say(msg::DokoSolveNoHands { name: &record.name }));
    }
    let position = played.iter().find(|(play, _)| play.course().tricks_done() + 1 == trick);
    let Some(&(play, _)) = position else {
        bail!(Usage(words.say(msg::DokoSolveErrorTrick { trick: trick.into() })))
    };
    let name = words.say(msg::DokoSolveAt { name: &record.name, trick: trick.into() });
    Ok(Asked { name: Some(name), play, seating, rules })
}

/// One position: each legal card, best play, and the reckoning.
fn one(asked: &Asked, limits: Limits, json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let refuse = |reason: String| Usage(words.say(msg::DokoSolveErrorPosition { reason: &reason }));
    let ending = Ending::new(&asked.play, asked.rules)
        .map_err(|why| refuse(refused::ending(why, asked.seating, words)))?;
    match ending.solve(limits) {
        Some(solution) => {
            show::solution(asked, &solution, json, words)?;
            Ok(Exit::Fine)
        }
        None => bail!(words.say(msg::DokoSolveTooLarge)),
    }
}
