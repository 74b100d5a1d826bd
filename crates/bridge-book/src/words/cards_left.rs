//! Cards as a director writes them down who stands at a table where play has stopped.

use std::fmt;

use bridge::PartialDeal;
use cards::{BySeat, Card, CardSet, Seat, Suit, SuitSet};

/// What each hand still holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hands(pub BySeat<CardSet>);

impl Hands {
    /// Reads `N:3..2.2 ..98.3 A.A.A. 65.4..` (PBN), or the cards of each hand one after the other:
    /// `N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5`.
    pub(super) fn read(text: &str) -> Option<Hands> {
        if let Ok(PartialDeal { hands }) = text.trim().parse() {
            let mut known = BySeat::default();
            for (seat, hand) in hands.iter() {
                known[seat] = (*hand)?;
            }
            return Some(Hands(known));
        }
        let mut hands: BySeat<Option<CardSet>> = BySeat::default();
        for part in text.split(['/', ';', '\n']).filter(|part| !part.trim().is_empty()) {
            let mut words = part.split([' ', ',', ':', '\r']).filter(|word| !word.is_empty());
            let seat: Seat = words.next()?.parse().ok()?;
            let mut hand = CardSet::EMPTY;
            for word in words {
                let card: Card = word.parse().ok()?;
                if hand.contains(card) {
                    return None;
                }
                hand.insert(card);
            }
            if hands[seat].replace(hand).is_some() {
                return None;
            }
        }
        let mut known = BySeat::default();
        for (seat, hand) in hands.iter() {
            known[seat] = (*hand)?;
        }
        Some(Hands(known))
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
        let mut trick = [None; 3];
        let mut places = trick.iter_mut();
        for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
            *places.next()? = Some(word.parse().ok()?);
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
