//! How a deal is set up.

use doppelkopf::{Hand, HandError, Kind};
use doppelkopf_laws::{Setup, SetupError, Watch};
use doppelkopf_rules::{ByPosition, Point, Position, Positions, Preset, Rules, TableSize};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Chair, Text, Watching};

/// A deal as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct DealSetup {
    /// Who deals.
    pub dealer: Chair,
    /// The cards of each: twelve, unless they were misdealt.
    pub hands: [Vec<Text<Kind>>; 4],
    /// Whose clauses are named.
    #[serde(default)]
    pub rules: Text<Preset>,
    /// The open points that are read the other way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Text<Point>>,
    /// Who still owes his Pflichtsolo.
    #[serde(default)]
    pub owes: [bool; 4],
    /// The counted games are over: the first after the dealer who owes one must play his Pflichtsolo (4.1.9).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub forced: bool,
    /// Not everybody was dealt twelve cards, so that somebody should notice it (3.3.9). Without it cards that are
    /// typed in are counted.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub misdealt: bool,
}

/// Why a deal cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadDeal {
    /// The cards are not four hands of the pack.
    #[error("place {0}: {1}")]
    Hand(Chair, HandError),
    /// Cards that are typed in are counted.
    #[error("place {0} has {1} cards, not 12")]
    Count(Chair, usize),
    /// It cannot begin like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Nothing more is dealt.
    #[error("the round is over; nothing more is dealt")]
    RoundOver,
}

/// The position of a place.
pub const fn position(chair: Chair) -> Position {
    match chair.number() {
        1 => Position::One,
        2 => Position::Two,
        3 => Position::Three,
        _ => Position::Four,
    }
}

/// The rules of a preset, with these points read the other way.
pub(super) fn rules(preset: Preset, readings: &[Text<Point>]) -> Rules {
    readings.iter().fold(Rules::from(preset), |rules, point| rules.other_way(point.0))
}

impl DealSetup {
    /// Can this be played?
    ///
    /// # Errors
    /// [`BadDeal`], if not.
    pub fn check(&self) -> Result<(), BadDeal> {
        super::Deal::new(self, Watching::OnCall).map(|_| ())
    }

    pub(super) fn ready(&self, watching: Watching) -> Result<Setup, BadDeal> {
        let mut setup = Setup::new(TableSize::Four, position(self.dealer));
        let mut hands = ByPosition::default();
        for (chair, cards) in Chair::ALL.into_iter().zip(&self.hands) {
            let hand = Hand::of(cards.iter().map(|card| card.0));
            hands[position(chair)] = Some(hand.map_err(|e| BadDeal::Hand(chair, e))?);
        }
        setup.hands = hands;
        setup.rules = rules(self.rules.0, &self.readings);
        setup.forced = self.forced;
        let owing = Chair::ALL.into_iter().zip(self.owes).filter(|(_, owes)| *owes);
        setup.owes = owing.map(|(chair, _)| position(chair)).collect::<Positions>();
        setup.watch = match watching {
            Watching::Always => Watch::Always,
            Watching::OnCall => Watch::OnCall,
        };
        Ok(setup)
    }
}

/// Twelve cards to each, by the chance that is given: it says a number below the one it gets.
pub fn shuffled(mut below: impl FnMut(usize) -> usize) -> [Vec<Text<Kind>>; 4] {
    let mut pack: Vec<Kind> = Hand::PACK.iter().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, below(i + 1));
    }
    let mut hands = pack.chunks(12);
    Chair::ALL.map(|_| hands.next().unwrap_or_default().iter().copied().map(Text).collect())
}
