use std::{fmt, str::FromStr};

use cards::Suit;
use thiserror::Error;

use crate::{Kind, ParseKindError, Rank};

/// Cards in a hand, in a trick pile or in the whole pack.
///
/// Two bits a kind, one set for each copy, the lower first: so a count of bits counts cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Hand(u64);

/// The first copy of each kind.
const FIRST: u64 = 0x5555_5555_5555;

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand(0);
    /// S1.6: all 48.
    pub const PACK: Hand = Hand(FIRST | FIRST << 1);

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
        self.copies(kind).div_ceil(2)
    }

    /// The two bits of a kind: 0, 1 or 3.
    #[inline]
    const fn copies(self, kind: Kind) -> u8 {
        (self.0 >> (2 * kind.place()) & 3) as u8
    }

    /// Whether at least one of this kind is here.
    #[must_use]
    #[inline]
    pub const fn has(self, kind: Kind) -> bool {
        self.0 >> (2 * kind.place()) & 1 == 1
    }

    /// One card more.
    #[inline]
    pub const fn with(self, kind: Kind) -> Result<Hand, HandError> {
        match self.joined(Hand::one(kind)) {
            Some(more) => Ok(more),
            None => Err(HandError::ThirdCopy(kind)),
        }
    }

    /// One card fewer; nothing if it is not here.
    #[must_use]
    #[inline]
    pub const fn without(self, kind: Kind) -> Option<Hand> {
        match self.copies(kind) {
            0 => None,
            copies => Some(Hand(self.0 & !((copies.div_ceil(2) as u64) << (2 * kind.place())))),
        }
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
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

    /// The Augen of all of them (2.2.2).
    #[must_use]
    #[inline]
    pub const fn augen(self) -> u8 {
        const KINGS: Kinds = Kinds::rank(Rank::King);
        const QUEENS_AND_JACKS: Kinds = Kinds::rank(Rank::Queen).or(Kinds::rank(Rank::Jack));
        const ACES_AND_QUEENS: Kinds = Kinds::rank(Rank::Ace).or(Kinds::rank(Rank::Queen));
        const ACES_AND_TENS: Kinds = Kinds::rank(Rank::Ace).or(Kinds::rank(Rank::Ten));
        10 * self.only(ACES_AND_TENS).len()
            + 4 * self.only(KINGS).len()
            + 2 * self.only(QUEENS_AND_JACKS).len()
            + self.only(ACES_AND_QUEENS).len()
    }

    /// All cards of both; nothing if there would be a third of a kind.
    #[must_use]
    #[inline]
    pub const fn joined(self, other: Hand) -> Option<Hand> {
        let second = (self.0 | other.0) & !FIRST;
        // Two copies on one side and any on the other.
        if second >> 1 & self.0 & other.0 != 0 {
            return None;
        }
        Some(Hand(self.0 | other.0 | (self.0 & other.0 & FIRST) << 1))
    }

    /// These without those.
    #[must_use]
    #[inline]
    pub fn minus(self, other: Hand) -> Hand {
        other.iter().fold(self, |rest, kind| rest.without(kind).unwrap_or(rest))
    }

    /// This card alone.
    #[must_use]
    #[inline]
    pub const fn one(kind: Kind) -> Hand {
        Hand(1 << (2 * kind.place()))
    }

    /// The card at a place among those of [`Hand::iter`], from 0 on. Whoever plays at random asks this
    /// at every card, so it takes no steps that depend on the cards.
    #[must_use]
    #[inline]
    pub fn nth(self, n: u8) -> Option<Kind> {
        if n >= self.len() {
            return None;
        }
        let bit = select(self.0, n);
        Kind::at(bit / 2)
    }

    /// Every card; a kind that is here twice comes twice.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let kind = Kind::at(rest.trailing_zeros() as u8 / 2)?;
            rest &= rest.wrapping_sub(1);
            Some(kind)
        })
    }

    /// Every kind that is here, once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        Hand(self.0 & FIRST).iter()
    }
}

/// A one in each byte.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The high bit of each byte.
const HIGH: u64 = 0x80 * EACH;

/// Where the set bit of this number is, counted from 0; there must be one. After Vigna's broadword
/// selection: the byte by adding up the bits of those before it, the bit by a table.
#[inline]
#[allow(clippy::indexing_slicing, reason = "the table has every byte, and eight bits of each")]
const fn select(bits: u64, n: u8) -> u8 {
    let pairs = bits - (bits >> 1 & FIRST_OF_TWO);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let up_to = ((fours + (fours >> 4)) & (0x0f * EACH)).wrapping_mul(EACH);
    // The high bit of each byte up to which there are no more than `n` bits.
    let passed = (((n as u64 * EACH) | HIGH) - up_to) & HIGH;
    let shift = (((passed >> 7).wrapping_mul(EACH) >> 56) * 8) & 63;
    let left = n as u64 - (up_to << 8 >> shift & 0xff);
    shift as u8 + IN_BYTE[(bits >> shift & 0xff) as usize][(left & 7) as usize]
}

const FIRST_OF_TWO: u64 = 0x5555_5555_5555_5555;

/// For each byte, where its first, second … bit is.
#[allow(clippy::indexing_slicing, reason = "a wrong place fails the build")]
static IN_BYTE: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit as u8;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

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
    /// All 24.
    pub const ALL: Kinds = Kinds(FIRST | FIRST << 1);

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
    fn hands_are_joined_and_parted() {
        let table = [("CQ HT", "CQ D9", Some("D9 HT CQ CQ")), ("CQ CQ", "CQ", None), ("S9", "S9 S9", None)];
        for (a, b, both) in table {
            let (a, b): (Hand, Hand) = (a.parse().unwrap(), b.parse().unwrap());
            assert_eq!(a.joined(b), both.map(|both| both.parse().unwrap()));
            assert!(a.joined(b).is_none_or(|both| both.minus(a) == b && both.minus(b) == a));
        }
        let hand: Hand = "CQ CQ D9".parse().unwrap();
        assert_eq!((hand.nth(1), hand.nth(2), hand.nth(3)), (Some(Kind::ALTE), "D9".parse().ok(), None));
        assert_eq!((hand.iter().count(), hand.kinds().count()), (3, 2));
        for hand in [hand, Hand::PACK, Hand::EMPTY, "C9 SA SA HT DJ CQ".parse().unwrap()] {
            assert!((0..hand.len()).map(|n| hand.nth(n)).eq(hand.iter().map(Some)));
            assert_eq!(hand.nth(hand.len()), None);
        }
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
