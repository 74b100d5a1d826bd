use std::{fmt, str::FromStr};

use cards::{ParseCardError, Suit};
use thiserror::Error;

/// The rank of a card, in the order of the plain suits: the ten stands between ace and king.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Rank {
    Nine,
    Jack,
    Queen,
    King,
    Ten,
    Ace,
}

impl Rank {
    /// Nine to ace.
    pub const ALL: [Rank; 6] = [Rank::Nine, Rank::Jack, Rank::Queen, Rank::King, Rank::Ten, Rank::Ace];

    /// 2.2.2: the Augen of a card of this rank.
    #[must_use]
    pub const fn augen(self) -> u8 {
        match self {
            Rank::Nine => 0,
            Rank::Jack => 2,
            Rank::Queen => 3,
            Rank::King => 4,
            Rank::Ten => 10,
            Rank::Ace => 11,
        }
    }

    /// The letter of the files: `9 J Q K T A`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Rank::Nine => '9',
            Rank::Jack => 'J',
            Rank::Queen => 'Q',
            Rank::King => 'K',
            Rank::Ten => 'T',
            Rank::Ace => 'A',
        }
    }
}

/// One of the 24 kinds of card. Each is in the pack twice (S1.6), and the two cannot be told apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[rustfmt::skip]
#[allow(missing_docs, reason = "the names are those of the files: suit and rank")]
pub enum Kind {
    C9, CJ, CQ, CK, CT, CA,
    D9, DJ, DQ, DK, DT, DA,
    H9, HJ, HQ, HK, HT, HA,
    S9, SJ, SQ, SK, ST, SA,
}

/// By suit and rank.
#[rustfmt::skip]
const KINDS: [[Kind; 6]; 4] = {
    use Kind::*;
    [
        [C9, CJ, CQ, CK, CT, CA],
        [D9, DJ, DQ, DK, DT, DA],
        [H9, HJ, HQ, HK, HT, HA],
        [S9, SJ, SQ, SK, ST, SA],
    ]
};

/// The Augen of each kind: they are asked for at every trick.
#[allow(clippy::indexing_slicing, reason = "a wrong place fails the build")]
const AUGEN: [u8; 24] = {
    let mut augen = [0; 24];
    let mut place = 0;
    while let Some(kind) = Kind::at(place) {
        augen[place as usize] = kind.rank().augen();
        place += 1;
    }
    augen
};

impl Kind {
    /// ♣D, one of the two that make a player Re.
    pub const ALTE: Kind = Kind::CQ;
    /// ♦A, the fox.
    pub const FOX: Kind = Kind::DA;
    /// ♣B, Karlchen.
    pub const KARLCHEN: Kind = Kind::CJ;
    /// ♥10, the highest trump wherever it is one.
    pub const HEART_TEN: Kind = Kind::HT;

    /// The kind of this suit and rank.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there are four suits and six ranks")]
    pub const fn new(suit: Suit, rank: Rank) -> Kind {
        KINDS[suit as usize][rank as usize]
    }

    /// The suit printed on it; in play it may be a trump (see [`crate::Trumps::led`]).
    #[must_use]
    #[inline]
    pub const fn suit(self) -> Suit {
        match self.place() / 6 {
            0 => Suit::Clubs,
            1 => Suit::Diamonds,
            2 => Suit::Hearts,
            _ => Suit::Spades,
        }
    }

    /// Its rank.
    #[must_use]
    #[inline]
    pub const fn rank(self) -> Rank {
        match self.place() % 6 {
            0 => Rank::Nine,
            1 => Rank::Jack,
            2 => Rank::Queen,
            3 => Rank::King,
            4 => Rank::Ten,
            _ => Rank::Ace,
        }
    }

    /// 2.2.2: its Augen.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there are 24 kinds")]
    pub const fn augen(self) -> u8 {
        AUGEN[self as usize]
    }

    /// All 24, suit by suit.
    pub fn all() -> impl Iterator<Item = Kind> {
        KINDS.into_iter().flatten()
    }

    /// Its place among the 24, as in [`Kind::all`].
    #[must_use]
    #[inline]
    pub const fn place(self) -> u8 {
        self as u8
    }

    /// The kind at a place; nothing from 24 on.
    #[must_use]
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "the place is one of them")]
    pub const fn at(place: u8) -> Option<Kind> {
        match KINDS.as_flattened() {
            kinds if (place as usize) < kinds.len() => Some(kinds[place as usize]),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), self.rank().letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl From<Kind> for cards::Card {
    /// As a card of the pack of 52, to be written as such.
    fn from(kind: Kind) -> cards::Card {
        let rank = match kind.rank() {
            Rank::Nine => cards::Rank::Nine,
            Rank::Jack => cards::Rank::Jack,
            Rank::Queen => cards::Rank::Queen,
            Rank::King => cards::Rank::King,
            Rank::Ten => cards::Rank::Ten,
            Rank::Ace => cards::Rank::Ace,
        };
        cards::Card::new(kind.suit(), rank)
    }
}

/// A text that is no card of the Doppelkopf pack.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseKindError {
    /// It is no card at all.
    #[error(transparent)]
    NotACard(#[from] ParseCardError),
    /// S1.6: the pack begins with the nines.
    #[error("{0} is not in the pack; its cards are 9 J Q K T A of each suit")]
    NotInThePack(cards::Card),
}

impl FromStr for Kind {
    type Err = ParseKindError;

    /// `CQ`, `HT`, `♦A`, `S10`.
    fn from_str(s: &str) -> Result<Kind, ParseKindError> {
        let card: cards::Card = s.parse()?;
        let rank = match card.rank() {
            cards::Rank::Nine => Rank::Nine,
            cards::Rank::Jack => Rank::Jack,
            cards::Rank::Queen => Rank::Queen,
            cards::Rank::King => Rank::King,
            cards::Rank::Ten => Rank::Ten,
            cards::Rank::Ace => Rank::Ace,
            _ => return Err(ParseKindError::NotInThePack(card)),
        };
        Ok(Kind::new(card.suit(), rank))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notation_reads_back() {
        for kind in Kind::all() {
            assert_eq!(kind.to_string().parse(), Ok(kind));
            assert_eq!(cards::Card::from(kind).to_string(), kind.to_string());
        }
        assert_eq!("♥10".parse(), Ok(Kind::HEART_TEN));
        assert!(matches!("D8".parse::<Kind>(), Err(ParseKindError::NotInThePack(_))));
        assert!(matches!("xx".parse::<Kind>(), Err(ParseKindError::NotACard(_))));
    }

    #[test]
    fn sixty_augen_a_suit_and_each_kind_its_place() {
        assert_eq!(Kind::all().map(|k| 2 * u32::from(k.augen())).sum::<u32>(), 240);
        assert!(Kind::all().enumerate().all(|(i, k)| i == usize::from(k.place())));
    }
}
