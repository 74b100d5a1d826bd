//! How a table begins.

use bridge::{Call, Contract, PartialDeal, Vulnerability};
use cards::{BySeat, BySide, Card, CardSet, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::stored::Stored;
use crate::{facts::Rules, state::Hand};

/// How a table begins.
///
/// It is stored as text, with the keys of the board of a case; with the events after it that is all there is to store of
/// a table.
///
/// ```
/// use bridge_laws::Setup;
/// use cards::Seat;
///
/// let setup: Setup = serde_json::from_str(
///     r#"{ "dealer": "S", "vulnerable": "ns", "contract": "4HX", "declarer": "S", "holds": ["W:D7"] }"#,
/// )?;
/// assert!(setup.hands[Seat::West].known.contains("D7".parse()?));
/// assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&setup)?)?, setup);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Stored", into = "Stored")]
pub struct Setup {
    /// What is known of the hands.
    pub hands: BySeat<Hand>,
    /// Who deals.
    pub dealer: Seat,
    /// Who is vulnerable.
    pub vulnerable: Vulnerability,
    /// Contract and declarer; without them the table begins with the auction.
    pub contract: Option<(Contract, Seat)>,
    /// Where the contract is given: the calls that led to it, as far as they are known, so that they can be alerted and
    /// explained.
    pub auction: Vec<(Seat, Call)>,
    /// The middle of the play: who is on lead, and the tricks won before.
    pub start: Option<(Seat, BySide<u8>)>,
    /// The laws in force.
    pub rules: Rules,
}

/// Why a table cannot begin like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum SetupError {
    /// A card stands in two hands.
    #[error("{0} stands in two hands")]
    Twice(Card),
    /// A hand has more cards than there are tricks left.
    #[error("{seat} has {known} cards, but {count} are left to play")]
    TooMany {
        /// Whose hand.
        seat: Seat,
        /// Cards named.
        known: usize,
        /// Cards there can be.
        count: u8,
    },
    /// A hand has fewer cards than another.
    #[error("{seat} has {cards} cards, and another hand has {others}")]
    Uneven {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        cards: u8,
        /// How many the longest hand has.
        others: u8,
    },
    /// Cards and tricks do not make thirteen.
    #[error("{tricks} tricks are over and the hands have {length} cards; together that must be 13")]
    Length {
        /// Tricks over.
        tricks: u8,
        /// Cards a hand.
        length: u8,
    },
}

impl Setup {
    /// Four hands of which `Some` is known whole and `None` not at all, before the opening lead or the first call. A hand
    /// that has not 13 cards [`Table::new`](crate::Table::new) refuses.
    #[must_use]
    pub fn full(hands: BySeat<Option<CardSet>>, dealer: Seat, contract: Option<(Contract, Seat)>) -> Setup {
        let hands = Hand::dealt(PartialDeal { hands }, 13);
        Setup {
            hands,
            dealer,
            vulnerable: Vulnerability::None,
            contract,
            auction: Vec::new(),
            start: None,
            rules: Rules::default(),
        }
    }

    pub(super) fn check(&self) -> Result<u8, SetupError> {
        let length = self.check_as_far_as_known()?;
        match self.hands.iter().find(|(_, hand)| hand.count != length) {
            Some((seat, hand)) => Err(SetupError::Uneven { seat, cards: hand.count, others: length }),
            None => Ok(length),
        }
    }

    /// The same, where a hand may lie there with a part of its cards only.
    pub(super) fn check_as_far_as_known(&self) -> Result<u8, SetupError> {
        let mut seen = CardSet::EMPTY;
        let length = self.hands.0.iter().map(|hand| hand.count).max().unwrap_or(13);
        for (seat, hand) in self.hands.iter() {
            if let Some(twice) = (seen & hand.known).lowest() {
                return Err(SetupError::Twice(twice));
            }
            seen = seen | hand.known;
            if hand.known.len() > hand.count as usize {
                return Err(SetupError::TooMany { seat, known: hand.known.len(), count: hand.count });
            }
        }
        let tricks = self
            .start
            .map_or(0, |(_, won)| won.0.into_iter().fold(0, |all: u8, won| all.saturating_add(won)));
        if tricks.checked_add(length) != Some(13) {
            return Err(SetupError::Length { tricks, length });
        }
        Ok(length)
    }
}
