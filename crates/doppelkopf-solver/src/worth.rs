//! What a game is worth, turned round: how many Augen Re needs for so many points.
//!
//! The points of a finished game are asked of `doppelkopf-score`, for every number of Augen and for a party
//! without a trick. Points never fall when Re has more Augen; so for every number of points there is a least
//! number of Augen, and that is all the search has to know.

use doppelkopf::{Course, Party, Seating};
use doppelkopf_rules::{Position, Rules};
use doppelkopf_score::{ByParty, Special};

/// Which party has won a trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tricks {
    pub(crate) re: bool,
    pub(crate) kontra: bool,
}

/// More Augen than there are.
pub(crate) const NEVER: i16 = 1000;
/// Re needs nothing for it.
pub(crate) const ALWAYS: i16 = -1000;

/// No game is worth less …
pub(crate) const LOWEST: i16 = -31;
/// … or more.
pub(crate) const HIGHEST: i16 = 31;

/// The least Augen for each number of points, from the lowest on.
type Least = Vec<i16>;

/// The points of an ending.
#[derive(Debug)]
pub(crate) struct Worth {
    both: Least,
    no_trick_re: Least,
    no_trick_kontra: Least,
    /// Whether Sonderpunkte count.
    pub(crate) special: bool,
}

impl Worth {
    /// Nothing while a party is not known.
    pub(crate) fn of(course: &Course, rules: Rules) -> Option<Worth> {
        let seating = Seating::of_four(Position::One)?;
        let value = |augen, tricks, special| {
            let score = course.reckoned(seating, augen, tricks, special)?.score(rules).ok()?;
            Some(score.value)
        };
        let none = ByParty::<Special>::default();
        value(120, 6, none)?;
        // Any number of tricks that leaves both parties some. No cards make one Auge, so that 1 and 239 are nothing.
        let values: Vec<Option<i16>> = (0..=240).map(|augen| value(augen, 6, none)).collect();
        let least = |points: i16| {
            let augen = values.iter().position(|value| value.is_some_and(|value| value >= points));
            augen.map_or(NEVER, |augen| augen as i16)
        };
        // Where the rules know no such game, as of a Hochzeit without a trick of Re, it is never asked for.
        let at_once = |value: Option<i16>| {
            move |points: i16| match value {
                Some(value) if value >= points => ALWAYS,
                Some(_) => NEVER,
                None => least(points),
            }
        };
        let list = |least: &dyn Fn(i16) -> i16| (LOWEST..=HIGHEST).map(least).collect();
        let fox = ByParty { re: Special { foxes: 1, ..Special::default() }, ..none };
        Some(Worth {
            both: list(&least),
            no_trick_re: list(&at_once(value(0, 0, none))),
            no_trick_kontra: list(&at_once(value(240, 12, none))),
            special: value(120, 6, fox) != value(120, 6, none),
        })
    }

    /// The least Augen of Re for these points in a finished game.
    pub(crate) fn least(&self, tricks: Tricks, points: i16) -> i16 {
        let list = match tricks {
            Tricks { re: false, .. } => &self.no_trick_re,
            Tricks { kontra: false, .. } => &self.no_trick_kontra,
            _ => &self.both,
        };
        if points < LOWEST {
            return ALWAYS;
        }
        list.get((points - LOWEST) as usize).copied().unwrap_or(NEVER)
    }

    /// The most that Re may need in the end, when these have won tricks so far.
    pub(crate) fn most(&self, so_far: Tricks, points: i16) -> i16 {
        let both = self.least(Tricks { re: true, kontra: true }, points);
        if so_far.re { both } else { both.max(self.least(Tricks { re: false, kontra: true }, points)) }
    }

    /// The least that Re may need in the end, when these have won tricks so far.
    pub(crate) fn fewest(&self, so_far: Tricks, points: i16) -> i16 {
        let both = self.least(Tricks { re: true, kontra: true }, points);
        if so_far.kontra { both } else { both.min(self.least(Tricks { re: true, kontra: false }, points)) }
    }
}

impl Tricks {
    pub(crate) fn of(course: &Course) -> Tricks {
        Tricks { re: course.tricks(Party::Re) > 0, kontra: course.tricks(Party::Kontra) > 0 }
    }

    pub(crate) fn and(self, winner_is_re: bool) -> Tricks {
        Tricks { re: self.re || winner_is_re, kontra: self.kontra || !winner_is_re }
    }
}
