//! `stich tournament new`.

use std::hash::{BuildHasher as _, RandomState};

use anyhow::bail;
use tournament::{Clock, Remainder, Setup, Tie};
use wording::{Lexicon, msg};

use super::{args::NewArgs, done, pen::Pen};
use crate::{Exit, Usage, clock, doko_readings};

/// Throws a seed that people can write down.
fn thrown() -> u64 {
    RandomState::new().hash_one(clock::now()) % 1_000_000_000
}

pub fn run(args: &NewArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let setup = setup(args, words)?;
    let (name, seed) = (setup.name.clone(), setup.seed.to_string());
    Pen::create(words, &args.of, args.signed.by.as_deref(), setup)?;
    let short = args.of.tournament.as_str();
    let said = words.say(msg::TournamentCreated { name: &name, short, seed: &seed });
    done(&args.signed, vec![said])
}

fn setup(args: &NewArgs, words: &Lexicon) -> anyhow::Result<Setup> {
    let expected = |found: &str, expected: &str| Usage(words.say(msg::ErrorExpected { found, expected }));
    let rules = doko_readings(words, Some(&args.rules), &args.other_readings)?;
    let tie =
        |word: &String| word.parse::<Tie>().map_err(|_| expected(word, &Tie::ALL.map(Tie::word).join(", ")));
    let clock = match args.clock.as_deref() {
        None => Clock::of(rules.preset),
        Some([0]) => None,
        Some(&[four, five]) => Some(Clock { four, five }),
        Some(found) => {
            let found: Vec<String> = found.iter().map(u16::to_string).collect();
            bail!(expected(&found.join(","), "100,125"))
        }
    };
    let remainder = args.remainder.parse::<Remainder>();
    let remainder =
        remainder.map_err(|_| expected(&args.remainder, &Remainder::ALL.map(Remainder::word).join(", ")))?;
    Ok(Setup {
        name: args.name.trim().to_owned(),
        date: clock::day(args.date.as_deref(), words)?.to_string(),
        place: None,
        rounds: args.rounds,
        rules,
        seed: args.seed.unwrap_or_else(thrown),
        tie_breaks: args.tie_breaks.iter().map(tie).collect::<Result<_, _>>()?,
        clubs_apart: args.clubs_apart,
        fair_fives: args.fair_fives,
        remainder,
        clock,
    })
}
