//! A line told on the command line.

use anyhow::{anyhow, bail};
use tournament::{At, ByPosition, LineName, List, Outcome, Played, Position, TableSize, Told, Written};
use wording::{Lexicon, msg};

use super::{args::LineArgs, say};
use crate::Usage;

impl LineArgs {
    /// Is a line told at all?
    pub const fn is_told(&self) -> bool {
        self.game.is_some() || self.points.is_some() || self.not_played
    }

    /// Is something of a line told, and no line?
    pub const fn is_half_told(&self) -> bool {
        let beside = self.penalty.is_some() || self.deduction.is_some() || self.penalty_reason.is_some();
        !self.is_told() && (beside || self.solo.is_some() || self.dealt_by.is_some())
    }
}

/// The line of this list, from 1 on, that somebody names.
pub fn number(list: &List, at: At, name: &str, words: &Lexicon) -> anyhow::Result<usize> {
    let name: LineName =
        name.parse().map_err(|_| anyhow!(Usage(words.say(msg::TournamentLineSpelt { found: name }))))?;
    let deal = || say::line_name(name, words);
    let not_there =
        || anyhow!(words.say(msg::TournamentNotInList { at: &say::at(at, words), deal: &deal() }));
    list.called(name).ok_or_else(not_there)
}

/// The line that these flags tell. Where they tell none, or two, `what` says what is to be told.
pub fn written(args: &LineArgs, what: &str, words: &Lexicon) -> anyhow::Result<Written> {
    because(told(args, what, words)?, words)
}

/// What the penalty points are for goes with them.
fn because(line: Written, words: &Lexicon) -> anyhow::Result<Written> {
    let why = line.why.clone().unwrap_or_default();
    line.because(&why).map_err(|e| anyhow!(Usage(say::fields(&e, words))))
}

fn told(args: &LineArgs, what: &str, words: &Lexicon) -> anyhow::Result<Written> {
    let points = args.points.as_deref().map(|p| by_position(p, words)).transpose()?;
    let solo = args.solo.map(|p| position(p, words)).transpose()?;
    let told = match (&args.game, points, args.not_played, solo) {
        (Some(game), None, false, None) => {
            let played: Played = game.parse().map_err(|e| anyhow!(Usage(say::played(&e, words))))?;
            Told::Game { played, points: None }
        }
        (None, Some(points), false, solo) => {
            Told::Points { outcome: solo.map_or(Outcome::Game, Outcome::Solo), points }
        }
        (None, None, true, None) => {
            Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() }
        }
        _ => bail!(Usage(what.to_owned())),
    };
    let penalty = args.penalty.as_deref().map(|p| by_position(p, words)).transpose()?;
    let deduction = args.deduction.as_deref().map(|d| by_position(d, words)).transpose()?;
    let why = args.penalty_reason.clone();
    Ok(Written {
        why,
        dealt_by: args.dealt_by.map(|p| position(p, words)).transpose()?,
        penalty: penalty.unwrap_or_default(),
        deduction: deduction.unwrap_or_default(),
        ..told.into()
    })
}

/// The line that these flags make of one: penalty points and deductions of which they tell nothing stay, and what they are for.
pub fn corrected(args: &LineArgs, old: &Written, what: &str, words: &Lexicon) -> anyhow::Result<Written> {
    let told = told(args, what, words)?;
    let line = Written {
        penalty: if args.penalty.is_some() { told.penalty } else { old.penalty },
        deduction: if args.deduction.is_some() { told.deduction } else { old.deduction },
        ..told
    };
    let kept = || old.why.clone().filter(|_| line.is_penalised());
    let why = line.why.clone().or_else(kept);
    because(Written { why, ..line }, words)
}

fn position(number: u8, words: &Lexicon) -> anyhow::Result<Position> {
    let found = &number.to_string();
    Position::try_from(number).map_err(|_| anyhow!(Usage(words.say(msg::ListFieldsPosition { found }))))
}

fn by_position<T: Copy + Default>(numbers: &[T], words: &Lexicon) -> anyhow::Result<ByPosition<T>> {
    if TableSize::of(numbers.len()).is_none() {
        bail!(Usage(words.say(msg::ListFieldsMany { n: numbers.len() })));
    }
    let mut numbers = numbers.iter().copied();
    Ok(ByPosition::from_fn(|_| numbers.next().unwrap_or_default()))
}
