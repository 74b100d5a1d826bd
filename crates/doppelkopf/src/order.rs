//! The order of the cards (2.3), worked out once for each kind of trumps: it is asked at every card.

use std::hash::{Hash, Hasher};

use cards::Suit;

use crate::{Equal, Kind, Kinds, Led, Rank, Trumps};

/// What follows, and how high each card stands, for each card that can be led.
#[derive(Debug)]
pub(crate) struct Order {
    trumps: Trumps,
    led: [Led; 24],
    following: [Kinds; 5],
    strength: [[u8; 24]; 5],
}

/// How high ♥10 stands as a trump.
pub(crate) const HEART_TEN: u8 = 30;

#[allow(clippy::indexing_slicing, reason = "there are 24 kinds, and five things to lead")]
impl Order {
    /// What a card counts as when led.
    #[inline]
    pub(crate) const fn led(&self, kind: Kind) -> Led {
        self.led[kind as usize]
    }

    /// The cards that follow this.
    #[inline]
    pub(crate) const fn following(&self, led: Led) -> Kinds {
        self.following[led_place(led)]
    }

    /// How high a card stands in a trick to which this was led; 0 if it cannot win it.
    #[inline]
    pub(crate) const fn strength(&self, led: Led, kind: Kind) -> u8 {
        self.strength[led_place(led)][kind as usize]
    }

    /// Which card of a trick wins it, cards in the order of play; nothing if there is none.
    #[inline]
    pub(crate) fn winner(&self, trick: &[Kind], equal: Equal) -> Option<usize> {
        let led = self.led(*trick.first()?);
        let mut best = (0, 0);
        for (i, &kind) in trick.iter().enumerate() {
            let strength = self.strength(led, kind);
            if equal.beats(strength, best.1) {
                best = (i, strength);
            }
        }
        Some(best.0)
    }

    const fn of(trumps: Trumps) -> Order {
        let trump = trump_kinds(trumps);
        let mut order =
            Order { trumps, led: [Led::Trump; 24], following: [Kinds::NONE; 5], strength: [[0; 24]; 5] };
        order.following[led_place(Led::Trump)] = trump;
        let mut place = 0;
        while let Some(kind) = Kind::at(place) {
            if trump.has(kind) {
                // A trump can win whatever was led.
                let mut led = 0;
                while led < 5 {
                    order.strength[led][kind as usize] = trump_strength(trumps, kind);
                    led += 1;
                }
            } else {
                // A plain card wins its own suit alone.
                let led = led_place(Led::Plain(kind.suit()));
                order.led[kind as usize] = Led::Plain(kind.suit());
                order.following[led] = Kinds::suit(kind.suit()).minus(trump);
                order.strength[led][kind as usize] = 1 + kind.rank() as u8;
            }
            place += 1;
        }
        order
    }
}

/// There is one order for each kind of trumps.
impl PartialEq for Order {
    fn eq(&self, other: &Order) -> bool {
        self.trumps == other.trumps
    }
}

impl Eq for Order {}

impl Hash for Order {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.trumps.hash(state);
    }
}

#[inline]
const fn led_place(led: Led) -> usize {
    match led {
        Led::Plain(suit) => suit as usize,
        Led::Trump => 4,
    }
}

const fn trump_kinds(trumps: Trumps) -> Kinds {
    match trumps {
        // S3.4, S3.5
        Trumps::Farbe(suit) => Kinds::suit(suit)
            .or(Kinds::rank(Rank::Queen))
            .or(Kinds::rank(Rank::Jack))
            .or(Kinds::one(Kind::HEART_TEN)),
        Trumps::Damen => Kinds::rank(Rank::Queen), // S3.3
        Trumps::Buben => Kinds::rank(Rank::Jack),  // S3.2
        Trumps::Fleischlos => Kinds::NONE,         // S3.1
    }
}

const fn trump_strength(trumps: Trumps, kind: Kind) -> u8 {
    // ♣ ♠ ♥ ♦, whatever suit is trump.
    let suit = match kind.suit() {
        Suit::Clubs => 3,
        Suit::Spades => 2,
        Suit::Hearts => 1,
        Suit::Diamonds => 0,
    };
    match (trumps, kind.rank()) {
        (Trumps::Farbe(_), Rank::Ten) if kind.suit() as u8 == Suit::Hearts as u8 => HEART_TEN,
        (_, Rank::Queen) => 24 + suit,
        (_, Rank::Jack) => 20 + suit,
        // Above every plain card.
        (_, rank) => 10 + rank as u8,
    }
}

/// By the place of the trumps.
static ORDERS: [Order; 7] = [
    Order::of(Trumps::Farbe(Suit::Clubs)),
    Order::of(Trumps::Farbe(Suit::Diamonds)),
    Order::of(Trumps::Farbe(Suit::Hearts)),
    Order::of(Trumps::Farbe(Suit::Spades)),
    Order::of(Trumps::Damen),
    Order::of(Trumps::Buben),
    Order::of(Trumps::Fleischlos),
];

impl Trumps {
    /// The order of the cards under these trumps.
    #[inline]
    #[allow(clippy::indexing_slicing, reason = "there are seven kinds of trumps")]
    pub(crate) const fn order(self) -> &'static Order {
        let place = match self {
            Trumps::Farbe(suit) => suit as usize,
            Trumps::Damen => 4,
            Trumps::Buben => 5,
            Trumps::Fleischlos => 6,
        };
        &ORDERS[place]
    }
}
