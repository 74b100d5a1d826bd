//! How a board is set up: cards, dealer, vulnerability, and the auction or contract if it is given.

use bridge::{Auction, Call, Contract, Outcome, PartialDeal, Vulnerability};
use bridge_laws::{Rules, Setup, Watch};
use cards::{BySeat, Card, CardSet, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Text, Watching};

/// A board as it is stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct BoardSetup {
    /// The number of the board, if it has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The four hands.
    pub deal: Text<PartialDeal>,
    /// Who deals.
    pub dealer: Text<Seat>,
    /// Who is vulnerable.
    pub vulnerable: Vulnerable,
    /// The calls that were made before the table began.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub auction: Vec<Text<Call>>,
    /// The contract, where the auction is not played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub contract: Option<Given>,
}

/// A contract that is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// Which.
    pub contract: Text<Contract>,
    /// Who declares.
    pub declarer: Text<Seat>,
}

/// Who is vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Vulnerable {
    #[default]
    None,
    NorthSouth,
    EastWest,
    All,
}

impl From<Vulnerability> for Vulnerable {
    fn from(of: Vulnerability) -> Vulnerable {
        match of {
            Vulnerability::None => Vulnerable::None,
            Vulnerability::NorthSouth => Vulnerable::NorthSouth,
            Vulnerability::EastWest => Vulnerable::EastWest,
            Vulnerability::All => Vulnerable::All,
        }
    }
}

impl From<Vulnerable> for Vulnerability {
    fn from(of: Vulnerable) -> Vulnerability {
        match of {
            Vulnerable::None => Vulnerability::None,
            Vulnerable::NorthSouth => Vulnerability::NorthSouth,
            Vulnerable::EastWest => Vulnerability::EastWest,
            Vulnerable::All => Vulnerability::All,
        }
    }
}

/// Why a board cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadSetup {
    /// A hand has not thirteen cards.
    #[error("{seat} has {count} cards; each hand needs thirteen")]
    Cards {
        /// Whose hand.
        seat: Seat,
        /// How many.
        count: usize,
    },
    /// A card is dealt twice.
    #[error("{0} is dealt twice")]
    Twice(Card),
    /// A call of the auction is not allowed.
    #[error("the auction: {0}")]
    Auction(String),
    /// Nobody bid.
    #[error("the board was passed out: there is nothing to play")]
    PassedOut,
}

/// A board that can be played.
pub(super) struct Ready {
    pub setup: Setup,
    pub auction: Auction,
    pub hands: BySeat<CardSet>,
}

impl BoardSetup {
    /// The cards of board `number` (1 to 16 in turn say dealer and vulnerability), with these hands.
    #[must_use]
    pub fn numbered(number: u32, hands: BySeat<CardSet>) -> BoardSetup {
        BoardSetup {
            board: Some(number),
            deal: Text(PartialDeal { hands: BySeat(hands.0.map(Some)) }),
            dealer: Text(bridge::dealer_of_board(number)),
            vulnerable: bridge::vulnerability_of_board(number).into(),
            auction: Vec::new(),
            contract: None,
        }
    }

    /// Can this be played?
    ///
    /// # Errors
    /// [`BadSetup`], if not.
    pub fn check(&self) -> Result<(), BadSetup> {
        self.ready(Watching::OnCall).map(|_| ())
    }

    /// How a table of the laws sits down to it; without a contract where none is given or bid.
    ///
    /// # Errors
    /// [`BadSetup`], if it cannot be played.
    pub fn setup(&self, watching: Watching) -> Result<Setup, BadSetup> {
        self.ready(watching).map(|ready| ready.setup)
    }

    pub(super) fn ready(&self, watching: Watching) -> Result<Ready, BadSetup> {
        let hands = BySeat(self.deal.0.hands.0.map(Option::unwrap_or_default));
        let mut seen = CardSet::EMPTY;
        for (seat, hand) in hands.iter() {
            if let Some(twice) = (seen & *hand).lowest() {
                return Err(BadSetup::Twice(twice));
            }
            seen = seen | *hand;
            if hand.len() != 13 {
                return Err(BadSetup::Cards { seat, count: hand.len() });
            }
        }
        let mut auction = Auction::new(self.dealer.0);
        for call in &self.auction {
            let seat =
                auction.next().ok_or_else(|| BadSetup::Auction("it goes on after its end".to_owned()))?;
            auction.call(seat, call.0).map_err(|e| BadSetup::Auction(e.to_string()))?;
        }
        let contract = match (self.contract, auction.outcome()) {
            (Some(given), _) => Some((given.contract.0, given.declarer.0)),
            (None, Outcome::Contract(contract, declarer)) => Some((contract, declarer)),
            (None, Outcome::PassedOut) => return Err(BadSetup::PassedOut),
            (None, Outcome::Open(_)) => None,
        };
        let mut setup = Setup::full(BySeat(hands.0.map(Some)), self.dealer.0, contract);
        setup.vulnerable = self.vulnerable.into();
        setup.rules = Rules {
            watch: match watching {
                Watching::Always => Watch::Always,
                Watching::OnCall => Watch::OnScreen,
            },
            ..Rules::default()
        };
        Ok(Ready { setup, auction, hands })
    }
}

/// Thirteen cards to each, by the chance that is given: it says a number below the one it gets.
pub fn shuffled(mut below: impl FnMut(usize) -> usize) -> BySeat<CardSet> {
    let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
    for i in (1..pack.len()).rev() {
        pack.swap(i, below(i + 1));
    }
    let mut hands = pack.chunks(13).map(|hand| hand.iter().copied().collect());
    BySeat::from_fn(|_| hands.next().unwrap_or_default())
}
