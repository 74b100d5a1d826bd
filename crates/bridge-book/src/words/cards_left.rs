//! Cards as a director writes them down who stands at a table where play has stopped.

use std::fmt;

use bridge::{DealError, PartialDeal, PositionError};
use cards::{BySeat, Card, CardSet, Seat, Suit, SuitSet};
use thiserror::Error;

/// What each hand still holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hands(pub BySeat<CardSet>);

/// Why a text is not four hands.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadHands {
    /// It cannot be read.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// A word is none of the cards.
    #[error("`{0}` is not a card such as SA or HT")]
    Card(String),
    /// They do not fit one another, or what lies on the table.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl Hands {
    /// Reads `N:3..2.2 ..98.3 A.A.A. 65.4..` (PBN), or the cards of each hand one after the other:
    /// `N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5`.
    ///
    /// # Errors
    /// [`BadHands`] says what cannot be read, and whose hand is missing.
    pub fn read(text: &str) -> Result<Hands, BadHands> {
        let one_after_the_other = text.contains(['/', ';', '\n']) || !text.contains('.');
        let hands = match text.trim().parse::<PartialDeal>() {
            Ok(deal) => deal.hands,
            Err(_) if one_after_the_other => written_out(text)?,
            Err(error) => return Err(error.into()),
        };
        let mut known = BySeat::default();
        for (seat, hand) in hands.iter() {
            known[seat] = hand.ok_or(PositionError::Unknown(seat))?;
        }
        Ok(Hands(known))
    }
}

fn written_out(text: &str) -> Result<BySeat<Option<CardSet>>, BadHands> {
    let mut hands: BySeat<Option<CardSet>> = BySeat::default();
    let parts = || text.split(['/', ';', '\n']).filter(|part| !part.trim().is_empty());
    for part in parts() {
        let mut words = part.split([' ', ',', ':', '\r']).filter(|word| !word.is_empty());
        let seat = words.next().and_then(|word| word.parse::<Seat>().ok());
        let seat = seat.ok_or_else(|| DealError::NoSeat(part.trim().to_owned()))?;
        let mut hand = CardSet::EMPTY;
        for word in words {
            let card: Card = word.parse().map_err(|_| BadHands::Card(word.to_owned()))?;
            if hand.contains(card) {
                return Err(DealError::Twice(card).into());
            }
            hand.insert(card);
        }
        hands[seat] = Some(hand);
    }
    // Who tells of one twice has mostly forgotten another, and hears of which.
    match parts().count() {
        n @ 5.. => Err(DealError::Hands(n).into()),
        _ => Ok(hands),
    }
}

impl fmt::Display for Hands {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        PartialDeal { hands: BySeat(self.0.0.map(Some)) }.fmt(f)
    }
}

/// The cards of a trick in progress, the leader's first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Trick([Option<Card>; 3]);

impl Trick {
    pub(super) fn read(text: &str) -> Option<Trick> {
        let words = text.split([' ', ',']).filter(|word| !word.is_empty());
        let cards: Result<Vec<Card>, _> = words.map(str::parse).collect();
        Trick::of(&cards.ok()?)
    }

    /// These cards; `None`: none at all, or a whole trick.
    #[must_use]
    pub fn of(cards: &[Card]) -> Option<Trick> {
        let mut trick = [None; 3];
        let mut places = trick.iter_mut();
        for &card in cards {
            *places.next()? = Some(card);
        }
        trick.first().copied().flatten().map(|_| Trick(trick))
    }

    /// They, in order.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.0.iter().copied().flatten()
    }
}

impl fmt::Display for Trick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.cards().map(|card| card.to_string()).collect();
        f.write_str(&cards.join(","))
    }
}

/// Who has shown out of which suit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Voids(pub BySeat<SuitSet>);

impl Voids {
    /// Reads `E:S,W:HD`.
    pub(super) fn read(text: &str) -> Option<Voids> {
        let mut voids = BySeat::<SuitSet>::default();
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            let (seat, suits) = word.split_once(':')?;
            let seat: Seat = seat.parse().ok()?;
            for letter in suits.chars() {
                voids[seat] = voids[seat].with(Suit::from_char(letter)?);
            }
        }
        (voids != BySeat::default()).then_some(Voids(voids))
    }
}

impl fmt::Display for Voids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = self.0.iter().filter(|(_, suits)| !suits.is_empty());
        let word = |(seat, suits): (Seat, &SuitSet)| {
            let letters: String = suits.iter().map(Suit::letter).collect();
            format!("{seat}:{letters}")
        };
        f.write_str(&shown.map(word).collect::<Vec<_>>().join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_wrong_with_hands_is_named() {
        for (text, why) in [
            ("N S3 / E D9 / S HA", "the hand of W is not known; a double-dummy result needs all four hands"),
            ("N S3 / E D9 / S HA / W H4 H4", "H4 is there twice"),
            ("N S3 / E DE / S HA / W H4", "`DE` is not a card such as SA or HT"),
            ("N S3 / X D9 / S HA / W H4", "`X D9` does not begin with a seat and a colon, such as `N:`"),
            (
                "N S3 / E D9 / N HA / W H4",
                "the hand of S is not known; a double-dummy result needs all four hands",
            ),
            (
                "N S3 / E D9 / S HA / W H4 / W H5",
                "5 hands where four are needed; a hand that nobody knows is `-`",
            ),
            ("N:3..2.2 ..98.3 A.A.A.", "3 hands where four are needed; a hand that nobody knows is `-`"),
            ("N:3..2.X ..98.3 A.A.A. 6..5.4", "`X` in the hand `3..2.X` is no card; ranks are AKQJT98765432"),
        ] {
            assert_eq!(Hands::read(text).unwrap_err().to_string(), why, "{text}");
        }
        let pbn = Hands::read("N:3..2.2 ..98.3 A.A.A. 65.4..");
        assert_eq!(Hands::read("N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5"), pbn);
        assert!(pbn.is_ok());
    }
}
