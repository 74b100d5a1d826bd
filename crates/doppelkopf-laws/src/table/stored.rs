//! How a deal begins, as it is stored: the same keys as the table of a case, and the rules in force.

use std::collections::BTreeMap;

use doppelkopf::Hand;
use doppelkopf_rules::{Lap, ParsePointError, Point, Position, Preset, Rules, TableSize};
use ruling::written::{NoReading, Scalar, Word, other_ways, readings_of};
use serde::{Deserialize, Serialize};

use super::setup::{Setup, Watch};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Stored {
    #[serde(default = "sheet")]
    rules: Word<Preset>,
    /// Open points read the other way, each with a 2.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    readings: BTreeMap<String, u8>,
    players: u8,
    #[serde(default = "first")]
    lap: u8,
    dealer: Scalar<Position>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealt_by: Option<Scalar<Position>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    hands: BTreeMap<String, Word<Hand>>,
    /// Everybody, where nothing is said.
    #[serde(default)]
    owes: Option<Vec<Scalar<Position>>>,
    #[serde(default)]
    forced: bool,
    #[serde(default)]
    time_up: bool,
    #[serde(default)]
    watch: Watch,
}

const fn sheet() -> Word<Preset> {
    Word(Preset::Sheet)
}

const fn first() -> u8 {
    Lap::FIRST.number()
}

/// What a setup that was stored cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoSetup {
    #[error(transparent)]
    Point(#[from] ParsePointError),
    #[error(transparent)]
    Reading(#[from] NoReading),
    #[error("a table is of 4 to 7 players, not of {0}")]
    Players(u8),
    #[error("there are five laps, 1 to 5, and not {0}")]
    Lap(u8),
    #[error("`{0}` under `hands` is no position: write 1 to 7")]
    Position(String),
}

impl From<Setup> for Stored {
    fn from(setup: Setup) -> Stored {
        let Setup { rules, players, lap, dealer, dealt_by, hands, owes, forced, time_up, watch } = setup;
        let known = hands.iter().filter_map(|(position, hand)| Some((position.to_string(), Word((*hand)?))));
        Stored {
            rules: Word(rules.preset),
            readings: other_ways(rules.readings, Point::ALL, |point| point.number()),
            players: players.players(),
            lap: lap.number(),
            dealer: Scalar(dealer),
            dealt_by: dealt_by.map(Scalar),
            hands: known.collect(),
            owes: Some(owes.iter().map(Scalar).collect()),
            forced,
            time_up,
            watch,
        }
    }
}

impl TryFrom<Stored> for Setup {
    type Error = NoSetup;

    fn try_from(stored: Stored) -> Result<Setup, NoSetup> {
        let players = TableSize::of(stored.players.into()).ok_or(NoSetup::Players(stored.players))?;
        let readings = readings_of(stored.readings, |id| Ok::<_, NoSetup>(id.parse::<Point>()?.number()))?;
        let lap = Lap::ALL.into_iter().find(|lap| lap.number() == stored.lap);
        let mut setup = Setup {
            rules: Rules { preset: stored.rules.0, readings },
            lap: lap.ok_or(NoSetup::Lap(stored.lap))?,
            dealt_by: stored.dealt_by.map(|Scalar(position)| position),
            forced: stored.forced,
            time_up: stored.time_up,
            watch: stored.watch,
            ..Setup::new(players, stored.dealer.0)
        };
        for (position, Word(hand)) in stored.hands {
            let at: Position = position.parse().map_err(|_| NoSetup::Position(position))?;
            setup.hands[at] = Some(hand);
        }
        if let Some(owes) = stored.owes {
            setup.owes = owes.into_iter().map(|Scalar(position)| position).collect();
        }
        Ok(setup)
    }
}
