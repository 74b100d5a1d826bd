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

    /// S1.9: the Augen of a card of this rank.
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
pub struct Kind {
    suit: Suit,
    rank: Rank,
}

impl Kind {
    /// ♣D, one of the two that make a player Re.
    pub const ALTE: Kind = Kind::new(Suit::Clubs, Rank::Queen);
    /// ♦A, the fox.
    pub const FOX: Kind = Kind::new(Suit::Diamonds, Rank::Ace);
    /// ♣B, Karlchen.
    pub const KARLCHEN: Kind = Kind::new(Suit::Clubs, Rank::Jack);
    /// ♥10, the highest trump wherever it is one.
    pub const HEART_TEN: Kind = Kind::new(Suit::Hearts, Rank::Ten);

    /// The kind of this suit and rank.
    #[must_use]
    pub const fn new(suit: Suit, rank: Rank) -> Kind {
        Kind { suit, rank }
    }

    /// The suit printed on it; in play it may be a trump (see [`crate::Trumps::led`]).
    #[must_use]
    pub const fn suit(self) -> Suit {
        self.suit
    }

    /// Its rank.
    #[must_use]
    pub const fn rank(self) -> Rank {
        self.rank
    }

    /// S1.9: its Augen.
    #[must_use]
    pub const fn augen(self) -> u8 {
        self.rank.augen()
    }

    /// All 24, suit by suit.
    pub fn all() -> impl Iterator<Item = Kind> {
        Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Kind::new(suit, rank)))
    }

    /// Its place among the 24, as in [`Kind::all`].
    pub(crate) const fn place(self) -> u8 {
        self.suit as u8 * 6 + self.rank as u8
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit, self.rank.letter())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
