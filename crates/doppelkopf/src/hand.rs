use std::{fmt, str::FromStr};

use cards::Suit;
use thiserror::Error;

use crate::{Kind, ParseKindError, Rank};

/// Cards in a hand, in a trick pile or in the whole pack: two bits a kind count none, one or both.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand(u64);

const ONES: u64 = 0x5555_5555_5555;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// S1.6: all 48.
    pub const PACK: Hand = Hand(ONES << 1);

    /// These cards, if none is there a third time.
    pub fn of(kinds: impl IntoIterator<Item = Kind>) -> Result<Hand, HandError> {
        let mut hand = Hand::EMPTY;
        for kind in kinds {
            hand = hand.with(kind)?;
        }
        Ok(hand)
    }

    /// How many of this kind: 0, 1 or 2.
    #[must_use]
    #[inline]
    pub const fn count(self, kind: Kind) -> u8 {
        (self.0 >> (2 * kind.place()) & 3) as u8
    }

    /// Whether at least one of this kind is here.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.count(kind) > 0
    }

    /// One card more.
    pub const fn with(self, kind: Kind) -> Result<Hand, HandError> {
        match self.count(kind) {
            0 | 1 => Ok(self.joined(Hand::one(kind))),
            _ => Err(HandError::ThirdCopy(kind)),
        }
    }

    /// One card fewer; nothing if it is not here.
    #[must_use]
    #[inline]
    pub const fn without(self, kind: Kind) -> Option<Hand> {
        match self.count(kind) {
            0 => None,
            _ => Some(Hand(self.0 - (1 << (2 * kind.place())))),
        }
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        ((self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()) as u8
    }

    /// Whether no card is left.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards of these kinds.
    #[must_use]
    #[inline]
    pub const fn only(self, kinds: Kinds) -> Hand {
        Hand(self.0 & kinds.0)
    }

    /// The Augen of all of them.
    #[must_use]
    pub fn augen(self) -> u8 {
        Rank::ALL.into_iter().map(|rank| rank.augen() * self.only(Kinds::rank(rank)).len()).sum()
    }

    /// All cards of both, which come from one pack.
    #[inline]
    pub(crate) const fn joined(self, other: Hand) -> Hand {
        Hand(self.0 + other.0)
    }

    /// This card alone.
    #[inline]
    pub(crate) const fn one(kind: Kind) -> Hand {
        Hand(1 << (2 * kind.place()))
    }

    /// Every card; a kind that is here twice comes twice.
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::all().flat_map(move |kind| (0..self.count(kind)).map(move |_| kind))
    }

    /// Every kind that is here, once.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Kind::all().filter(move |&kind| self.has(kind))
    }
}

impl fmt::Debug for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if i == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

impl FromStr for Hand {
    type Err = HandError;

    /// Cards with blanks between: `CQ CQ HT D9`.
    fn from_str(s: &str) -> Result<Hand, HandError> {
        s.split_whitespace().try_fold(Hand::EMPTY, |hand, word| hand.with(word.parse()?))
    }
}

/// Why cards are no hand.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum HandError {
    /// S1.6: each kind is in the pack twice.
    #[error("a third {0}; each card is in the pack twice")]
    ThirdCopy(Kind),
    /// A word that is no card.
    #[error(transparent)]
    Card(#[from] ParseKindError),
}

/// A set of kinds, to pick cards out of a [`Hand`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Kinds(u64);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);

    /// This one.
    #[must_use]
    pub const fn one(kind: Kind) -> Kinds {
        Kinds(3 << (2 * kind.place()))
    }

    /// The six of a suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> Kinds {
        Kinds(0xfff << (12 * suit as u8))
    }

    /// The four of a rank.
    #[must_use]
    pub const fn rank(rank: Rank) -> Kinds {
        Kinds(0x0030_0300_3003 << (2 * rank as u8))
    }

    /// Those of either.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    /// Whether this kind is one of them.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> (2 * kind.place()) & 1 == 1
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(Kind::all().filter(|&kind| self.has(kind))).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pack_has_each_kind_twice() {
        assert_eq!(Hand::PACK.len(), 48);
        assert_eq!(Hand::PACK.augen(), 240);
        assert!(Kind::all().all(|kind| Hand::PACK.count(kind) == 2));
        assert_eq!(Hand::PACK.iter().map(|kind| u32::from(kind.augen())).sum::<u32>(), 240);
        assert_eq!(Hand::of(Kind::all().chain(Kind::all())), Ok(Hand::PACK));
        assert_eq!(Hand::PACK.with(Kind::FOX), Err(HandError::ThirdCopy(Kind::FOX)));
    }

    #[test]
    fn cards_come_and_go() {
        let hand: Hand = "CQ HT CQ".parse().unwrap();
        assert_eq!((hand.len(), hand.count(Kind::ALTE), hand.augen()), (3, 2, 16));
        let hand = hand.without(Kind::ALTE).unwrap().without(Kind::ALTE).unwrap();
        assert_eq!((hand.len(), hand.has(Kind::ALTE), hand.without(Kind::ALTE)), (1, false, None));
        assert_eq!(hand.to_string(), "HT");
        assert!("CQ CQ CQ".parse::<Hand>().is_err());
    }

    #[test]
    fn sets_of_kinds_pick_cards() {
        for kind in Kind::all() {
            for suit in Suit::ALL {
                assert_eq!(Kinds::suit(suit).has(kind), kind.suit() == suit);
            }
            for rank in Rank::ALL {
                assert_eq!(Kinds::rank(rank).has(kind), kind.rank() == rank);
            }
            assert_eq!(Hand::PACK.only(Kinds::one(kind)).len(), 2);
        }
    }
}
