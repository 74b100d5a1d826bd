//! How a table begins, as it is stored: the same keys as the board of a case, and the laws in force.

use std::collections::BTreeMap;

use bridge::{Call, Contract, PartialDeal, Vulnerability};
use cards::{BySeat, BySide, Card, Seat, Side};
use ruling::written::{NoReading, Word, other_ways, readings_of};
use serde::{Deserialize, Serialize};

use super::setup::Setup;
use crate::{
    clause::{Edition, Point},
    event::form::{Of, SuitLetter},
    facts::{Rules, Watch},
    state::Hand,
};

/// A trick has a card of each hand.
const CARDS: u8 = 13;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Stored {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<String>,
    /// Debated points read the other way, each with a 2.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    readings: BTreeMap<String, u8>,
    #[serde(default)]
    watch: Watch,
    dealer: Word<Seat>,
    vulnerable: Word<Vulnerability>,
    #[serde(default = "nobody_knows")]
    deal: Word<PartialDeal>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    holds: Vec<Word<Of<Card>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    holds_suit: Vec<Word<Of<SuitLetter>>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    void: Vec<Word<Of<SuitLetter>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    contract: Option<Word<Contract>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    declarer: Option<Word<Seat>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    auction: Vec<Word<Of<Call>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Start>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Start {
    on_lead: Word<Seat>,
    tricks: Tricks,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Tricks {
    ns: u8,
    ew: u8,
}

fn nobody_knows() -> Word<PartialDeal> {
    Word(PartialDeal::default())
}

/// What a setup that was stored cannot be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub(super) enum NoSetup {
    #[error("`{0}` is no edition of the laws: `2017`, `2007`")]
    Edition(String),
    #[error("`{0}` is no debated point")]
    Point(String),
    #[error("`contract` and `declarer` stand together, or neither")]
    HalfAContract,
    #[error("`auction` stands beside a contract; where it is still to be played, its calls are events")]
    AuctionToPlay,
    #[error(transparent)]
    Reading(#[from] NoReading),
}

impl From<Setup> for Stored {
    fn from(setup: Setup) -> Stored {
        let Setup { hands, dealer, vulnerable, contract, auction, start, rules } = setup;
        let whole = hands.0.map(|hand| hand.is_open_book().then_some(hand.known));
        let part = || hands.iter().filter(|(_, hand)| !hand.is_open_book());
        let of = |seat: Seat, suits: cards::SuitSet| {
            suits.iter().map(move |suit| Word(Of(seat, SuitLetter(suit))))
        };
        Stored {
            edition: Some(rules.edition.year().to_owned()),
            readings: other_ways(rules.readings, Point::ALL, |point| point.number()),
            watch: rules.watch,
            dealer: Word(dealer),
            vulnerable: Word(vulnerable),
            deal: Word(PartialDeal { hands: BySeat(whole) }),
            holds: part()
                .flat_map(|(seat, hand)| hand.known.iter().map(move |card| Word(Of(seat, card))))
                .collect(),
            holds_suit: hands.iter().flat_map(|(seat, hand)| of(seat, hand.has)).collect(),
            void: hands.iter().flat_map(|(seat, hand)| of(seat, hand.void)).collect(),
            contract: contract.map(|(contract, _)| Word(contract)),
            declarer: contract.map(|(_, declarer)| Word(declarer)),
            auction: auction.into_iter().map(|(seat, call)| Word(Of(seat, call))).collect(),
            start: start.map(|(leader, won)| Start {
                on_lead: Word(leader),
                tricks: Tricks { ns: won[Side::NorthSouth], ew: won[Side::EastWest] },
            }),
        }
    }
}

impl TryFrom<Stored> for Setup {
    type Error = NoSetup;

    fn try_from(stored: Stored) -> Result<Setup, NoSetup> {
        let mut rules = Rules { watch: stored.watch, ..Rules::default() };
        if let Some(year) = stored.edition {
            rules.edition = Edition::from_year(&year).ok_or(NoSetup::Edition(year))?;
        }
        let number = |id: String| Point::from_id(&id).map(Point::number).ok_or(NoSetup::Point(id));
        rules.readings = readings_of(stored.readings, number)?;
        let contract = match (stored.contract, stored.declarer) {
            (Some(Word(contract)), Some(Word(declarer))) => Some((contract, declarer)),
            (None, None) if !stored.auction.is_empty() => return Err(NoSetup::AuctionToPlay),
            (None, None) => None,
            _ => return Err(NoSetup::HalfAContract),
        };
        let start = stored
            .start
            .map(|Start { on_lead: Word(leader), tricks: Tricks { ns, ew } }| (leader, BySide([ns, ew])));
        let over = start.map_or(0, |(_, won)| won.0.iter().fold(0, |sum: u8, won| sum.saturating_add(*won)));
        let mut hands = Hand::dealt(stored.deal.0, CARDS.saturating_sub(over));
        let add = |of: Word<Of<SuitLetter>>| (of.0.0, of.0.1.0);
        for Word(Of(seat, card)) in stored.holds {
            hands[seat].known.insert(card);
        }
        for (seat, suit) in stored.holds_suit.into_iter().map(add) {
            hands[seat].has = hands[seat].has.with(suit);
        }
        for (seat, suit) in stored.void.into_iter().map(add) {
            hands[seat].void = hands[seat].void.with(suit);
        }
        Ok(Setup {
            hands,
            dealer: stored.dealer.0,
            vulnerable: stored.vulnerable.0,
            contract,
            auction: stored.auction.into_iter().map(|Word(Of(seat, call))| (seat, call)).collect(),
            start,
            rules,
        })
    }
}
