//! How a tournament is set up, as it is kept in its file.

use std::str::FromStr;

use doppelkopf_rules::{Point, Preset, Rules};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Refused, Remainder, TableSize, roster::printable};

/// The longest name of a tournament and of its place.
const LONGEST: usize = 200;

/// What decides between equal sums. The lot is drawn when it is needed ([`crate::Event::LotsDrawn`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The best single round.
    BestRound,
    /// The last round.
    LastRound,
    /// More won Pflichtsoli.
    WonPflichtsoli,
    /// The lot.
    Lot,
}

impl Tie {
    /// All of them.
    pub const ALL: [Tie; 4] = [Tie::BestRound, Tie::LastRound, Tie::WonPflichtsoli, Tie::Lot];

    /// The word for it in files and on the command line.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Tie::BestRound => "best-round",
            Tie::LastRound => "last-round",
            Tie::WonPflichtsoli => "won-pflichtsoli",
            Tie::Lot => "lot",
        }
    }
}

/// A text that names no way to decide a tie.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` decides no tie; write best-round, last-round, won-pflichtsoli or lot")]
pub struct ParseTieError(pub String);

impl FromStr for Tie {
    type Err = ParseTieError;

    fn from_str(s: &str) -> Result<Tie, ParseTieError> {
        Tie::ALL.into_iter().find(|tie| tie.word() == s).ok_or_else(|| ParseTieError(s.to_owned()))
    }
}

/// The minutes of a round (TSR 8.5.1, 10.1.5). They run from [`crate::Event::RoundStarted`]; nothing here
/// looks at a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Clock {
    /// At a table of four.
    pub four: u16,
    /// At a table of five; larger ones have as much for a game.
    pub five: u16,
}

impl Clock {
    /// 100 and 125 minutes.
    pub const TSR: Clock = Clock { four: 100, five: 125 };

    /// What these rules say where nobody says otherwise.
    #[must_use]
    pub const fn of(rules: Preset) -> Option<Clock> {
        if rules.limits_time() { Some(Clock::TSR) } else { None }
    }

    /// The minutes of a table. The TSR give none for six and seven; there a game has the time that it has at a table
    /// of five.
    #[must_use]
    pub fn minutes(self, size: TableSize) -> u32 {
        match size {
            TableSize::Four => self.four.into(),
            TableSize::Five => self.five.into(),
            TableSize::Six | TableSize::Seven => u32::from(self.five) * u32::from(size.players()) / 5,
        }
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// The rules, as they are written in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RulesText {
    preset: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    other_way: Vec<String>,
}

mod rules_text {
    use serde::{Deserializer, Serializer, de::Error as _};

    use super::{Deserialize as _, Point, Preset, Rules, RulesText, Serialize as _};

    pub(super) fn serialize<S: Serializer>(rules: &Rules, to: S) -> Result<S::Ok, S::Error> {
        let other_way = Point::ALL.iter().filter(|&&point| rules.is_other_way(point));
        let other_way = other_way.map(|point| point.id().to_owned()).collect();
        RulesText { preset: rules.preset.to_string(), other_way }.serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
        let text = RulesText::deserialize(from)?;
        let preset: Preset = text.preset.parse().map_err(D::Error::custom)?;
        text.other_way.iter().try_fold(Rules::from(preset), |rules, id| match Point::from_id(id) {
            Some(point) if point.has_switch() => Ok(rules.other_way(point)),
            _ => Err(D::Error::custom(format!("`{id}` is no point that can be read another way"))),
        })
    }
}

/// How a tournament is set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// Its name.
    pub name: String,
    /// The day, as it is to be printed.
    pub date: String,
    /// Where it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// S1.1: three, unless the organiser has it otherwise.
    pub rounds: usize,
    /// Whose rules, and how open points are read.
    #[serde(with = "rules_text")]
    pub rules: Rules,
    /// What all lots come from that are not given a seed of their own.
    pub seed: u64,
    /// What decides between equal sums, in this order.
    pub tie_breaks: Vec<Tie>,
    /// Are club mates kept apart in round 1?
    pub clubs_apart: bool,
    /// Is nobody at a table of five or more a second time before everybody was once?
    pub fair_fives: bool,
    /// Where those sit who are left over when tables of four are made.
    #[serde(default, skip_serializing_if = "is_default")]
    pub remainder: Remainder,
    /// The time limit, if there is one.
    pub clock: Option<Clock>,
}

impl Setup {
    /// What no tournament is set up with any more. Earlier versions took it, so it may stand in one that is stored.
    #[must_use]
    pub fn faults(&self) -> Vec<Refused> {
        let no_title = self.name.trim().is_empty().then_some(Refused::NoTitle);
        let no_minutes = self.clock.is_some_and(|clock| clock.four == 0 || clock.five == 0);
        let names = [Some(&*self.name), self.place.as_deref()].into_iter().flatten();
        let bad = names.filter_map(|name| printable(name, LONGEST).err()).map(Refused::BadName);
        no_title.into_iter().chain(no_minutes.then_some(Refused::NoMinutes)).chain(bad).collect()
    }
}
