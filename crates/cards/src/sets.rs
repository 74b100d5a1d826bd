use std::{
    fmt,
    ops::{BitAnd, BitOr, Sub},
};

use crate::{Card, Rank, Seat, Suit};

/// A set of cards, small enough to copy: 13 of 16 bits a suit, clubs lowest. Its order is that of the bits: sets can be
/// sorted, not compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
pub struct CardSet(u64);

const SUIT_BITS: u64 = 0x1fff;

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet(0);
    /// The pack of 52.
    pub const PACK: CardSet = CardSet(0x1fff_1fff_1fff_1fff);

    /// All 13 cards of a suit.
    #[must_use]
    pub const fn suit(suit: Suit) -> CardSet {
        CardSet(SUIT_BITS << (suit as u32 * 16))
    }

    /// All cards of these suits.
    #[must_use]
    pub fn suits(suits: SuitSet) -> CardSet {
        suits.iter().fold(CardSet::EMPTY, |set, suit| set | CardSet::suit(suit))
    }

    /// All honours: ace to ten.
    #[must_use]
    pub const fn honours() -> CardSet {
        CardSet(0x1f00_1f00_1f00_1f00)
    }

    /// Its bits: the 13 lowest of 16 for each suit, clubs lowest.
    #[must_use]
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Is this card in it?
    #[must_use]
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.place() & 1 == 1
    }

    /// Adds a card.
    #[inline]
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.place();
    }

    /// Takes a card out, whether it was in or not.
    #[inline]
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.place());
    }

    /// With this card.
    #[must_use]
    pub const fn with(mut self, card: Card) -> CardSet {
        self.insert(card);
        self
    }

    /// Without this card.
    #[must_use]
    pub const fn without(mut self, card: Card) -> CardSet {
        self.remove(card);
        self
    }

    /// The cards of one suit in it.
    #[must_use]
    #[inline]
    pub const fn of(self, suit: Suit) -> CardSet {
        CardSet(self.0 & CardSet::suit(suit).0)
    }

    /// Does it hold a card of this suit?
    #[must_use]
    #[inline]
    pub const fn has(self, suit: Suit) -> bool {
        self.of(suit).0 != 0
    }

    /// How many cards.
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// No card at all?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Is every card of this also in `other`?
    #[must_use]
    pub const fn is_subset(self, other: CardSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Has it no card in common with `other`?
    #[must_use]
    pub const fn is_disjoint(self, other: CardSet) -> bool {
        self.0 & other.0 == 0
    }

    /// The suits in it.
    #[must_use]
    pub fn suits_held(self) -> SuitSet {
        Suit::ALL.into_iter().filter(|&suit| self.has(suit)).collect()
    }

    /// The card of lowest place: the lowest, where all are of one suit.
    #[must_use]
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at(self.0.trailing_zeros() as u8)) }
    }

    /// The card of highest place: the highest, where all are of one suit.
    #[must_use]
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card::at(63 - self.0.leading_zeros() as u8)) }
    }

    /// The card if it is the only one.
    #[must_use]
    pub const fn single(self) -> Option<Card> {
        if self.0.is_power_of_two() { self.lowest() } else { None }
    }

    /// The `n`th card from below; the lowest has the number 0.
    ///
    /// ```
    /// # use cards::CardSet;
    /// let cards: Vec<_> = CardSet::PACK.iter().collect();
    /// assert!((0..60).all(|n| CardSet::PACK.nth(n) == cards.get(n).copied()));
    /// assert_eq!(CardSet::EMPTY.nth(0), None);
    /// ```
    #[must_use]
    #[inline]
    pub fn nth(self, n: usize) -> Option<Card> {
        self.iter().nth(n)
    }

    /// Cards of this rank in it.
    #[must_use]
    pub fn of_rank(self, rank: Rank) -> CardSet {
        Suit::ALL.into_iter().map(|suit| Card::new(suit, rank)).filter(|&c| self.contains(c)).collect()
    }

    /// The cards, clubs first and low cards first.
    #[must_use]
    pub const fn iter(self) -> Cards {
        Cards(self.0)
    }
}

/// Iterator over the cards of a [`CardSet`], lowest place first.
#[derive(Debug, Clone)]
pub struct Cards(u64);

impl Iterator for Cards {
    type Item = Card;

    #[inline]
    fn next(&mut self) -> Option<Card> {
        let card = CardSet(self.0).lowest()?;
        self.0 &= self.0 - 1;
        Some(card)
    }

    // Which card it is need be found for the last one only.
    #[inline]
    fn nth(&mut self, n: usize) -> Option<Card> {
        for _ in 0..n {
            self.0 &= self.0.checked_sub(1)?;
        }
        self.next()
    }
}

impl IntoIterator for CardSet {
    type Item = Card;
    type IntoIter = Cards;

    fn into_iter(self) -> Cards {
        self.iter()
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl BitOr for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitor(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }
}

impl BitAnd for CardSet {
    type Output = CardSet;
    #[inline]
    fn bitand(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }
}

impl Sub for CardSet {
    type Output = CardSet;
    #[inline]
    fn sub(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $item:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Hash)]
        pub struct $name(u8);

        impl $name {
            /// Nothing in it.
            pub const EMPTY: $name = $name(0);
            /// All four.
            pub const ALL: $name = $name(15);

            /// Just this one.
            #[must_use]
            pub const fn only(item: $item) -> $name {
                $name(1 << item as u8)
            }

            /// With this one.
            #[must_use]
            pub const fn with(self, item: $item) -> $name {
                $name(self.0 | 1 << item as u8)
            }

            /// Without this one.
            #[must_use]
            pub const fn without(self, item: $item) -> $name {
                $name(self.0 & !(1 << item as u8))
            }

            /// Is it in?
            #[must_use]
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item as u8 & 1 == 1
            }

            /// Nothing in it?
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many.
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Those in it, in the order of `ALL`.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                $item::ALL.into_iter().filter(move |&item| self.contains(item))
            }

            /// Every set of them that is not empty, smallest binary number first.
            pub fn subsets(self) -> impl Iterator<Item = $name> {
                (1..16u8).map($name).filter(move |set| set.0 & !self.0 == 0)
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $name {
                items.into_iter().fold($name::EMPTY, $name::with)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

small_set! {
    /// A set of suits.
    SuitSet of Suit
}
small_set! {
    /// A set of seats.
    SeatSet of Seat
}

impl fmt::Display for SuitSet {
    /// Letters in the order C D H S, parted by commas: `D,H`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, suit) in self.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{suit}")?;
        }
        Ok(())
    }
}
