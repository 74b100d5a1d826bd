//! In which order cards are tried: the one with most points (`weights`) first.
//!
//! A lead is judged by its suit: who holds its highest cards, how long it is in each hand, who can
//! ruff it. A later card is judged by what becomes of the trick if everybody plays the most he can,
//! and by how many lower cards could be played instead; a discard by its suit.

#![allow(clippy::indexing_slicing, reason = "places are masked to four bits")]

use super::{
    layout::{Layout, highest, suit_mask, suit_of},
    weights::{self, From, Outcome},
};

/// Cards in the order in which they are tried.
#[derive(Debug, Clone, Copy)]
pub struct Order {
    /// Points, and the card in the lowest six bits.
    keys: [i32; 16],
    len: usize,
}

impl Order {
    pub const fn new() -> Order {
        Order { keys: [0; 16], len: 0 }
    }

    /// Puts a card in its place.
    #[inline]
    pub fn push(&mut self, card: u32, points: i32) {
        let key = points << 6 | card as i32;
        let mut at = self.len;
        while at > 0 && self.keys[(at - 1) & 15] < key {
            self.keys[at & 15] = self.keys[(at - 1) & 15];
            at -= 1;
        }
        self.keys[at & 15] = key;
        self.len += 1;
    }

    /// The card at this place.
    #[inline]
    pub fn get(&self, place: usize) -> Option<u32> {
        (place < self.len).then(|| self.keys[place & 15] as u32 & 63)
    }
}

/// What ordering sees: the hands as whoever is to play sees them.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// All cards left, those on the table included.
    pub all: u64,
    /// Left hand opponent's.
    pub left: u64,
    /// Partner's.
    pub partner: u64,
    /// Right hand opponent's.
    pub right: u64,
    /// All cards of the trump suit; none at notrump or where no trump is left.
    pub trumps: u64,
    /// Who is to play.
    pub seat: usize,
    /// How many cards of each suit each hand holds.
    pub shape: u64,
    /// Who holds what.
    pub layout: &'a Layout,
}

impl Scene<'_> {
    /// Who holds the three highest cards of a suit, counted clockwise. Where there are no more cards,
    /// the second is whoever holds the highest, and the third oneself.
    #[inline]
    fn owners(&self, suit: u32) -> [usize; 3] {
        let row = self.layout.row(suit, self.all);
        let seen = |owner: u32| (owner as usize).wrapping_sub(self.seat) & 3;
        let top = seen(row & 3);
        let cards = row >> 28;
        let second = if cards > 1 { seen(row >> 2 & 3) } else { top };
        [top, second, if cards > 2 { seen(row >> 4 & 3) } else { 0 }]
    }

    /// How many cards of a suit a hand holds, counted clockwise.
    #[inline]
    const fn length(&self, hand: usize, suit: u32) -> i32 {
        (self.shape >> (((self.seat + hand) as u32 & 3) * 16 + suit * 4) & 15) as i32
    }

    const fn can_ruff(&self, hand: u64, suit: u64) -> bool {
        hand & suit == 0 && hand & self.trumps != 0
    }
}

/// A lead. `todo` holds one of each group of equal cards.
pub fn lead(s: &Scene, todo: u64, order: &mut Order) {
    for suit in 0..4 {
        let m = suit_mask(suit);
        let mut cards = todo & m;
        if cards == 0 {
            continue;
        }
        let from = match s.trumps {
            0 => From::Plain,
            trumps if trumps == m => From::Trumps,
            _ => From::Side,
        };
        let owners = s.owners(suit);
        let mut points = weights::lead(from, owners);
        for hand in 0..4 {
            points += weights::length(from, hand, s.length(hand, suit));
        }
        if matches!(from, From::Side) {
            let who = usize::from(s.can_ruff(s.left, m))
                | usize::from(s.can_ruff(s.right, m)) << 1
                | usize::from(s.can_ruff(s.partner, m)) << 2;
            points += weights::ruffed(who);
        }
        order.push(cards.trailing_zeros(), points);
        cards &= cards - 1;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let more = if cards == 0 { weights::highest(from, owners[0]) } else { weights::between(from) };
            order.push(card, points + more);
        }
    }
}

/// The trick so far.
#[derive(Debug, Clone, Copy)]
pub struct Table {
    /// The suit led.
    pub suit: u32,
    /// The card that is winning.
    pub best: u32,
    /// Is it partner's?
    pub partner_best: bool,
    /// How many have played.
    pub played: usize,
}

/// How strong cards are in a trick.
#[derive(Debug, Clone, Copy)]
struct Strength {
    suit: u64,
    trumps: u64,
}

impl Strength {
    /// Trumps are above the suit led, and that is above the rest.
    #[inline]
    const fn of(self, card: u32) -> u32 {
        if self.trumps >> card & 1 != 0 {
            64 + card
        } else if self.suit >> card & 1 != 0 {
            1 + (card & 15)
        } else {
            0
        }
    }

    /// The most that a hand can do.
    #[inline]
    const fn most(self, hand: u64) -> u32 {
        let playable = if hand & self.suit != 0 { hand & self.suit } else { hand & self.trumps };
        if playable == 0 { 0 } else { self.of(highest(playable)) }
    }

    /// Does a hand have a card lower than this one, in the same suit, that is stronger than `floor`?
    #[inline]
    const fn lies_between(self, floor: u32, hand: u64, card: u32) -> bool {
        let lane = if self.trumps >> card & 1 != 0 { self.trumps } else { self.suit };
        let lower = hand & lane & ((1 << card) - 1);
        lower != 0 && self.of(highest(lower)) > floor
    }
}

/// A card to a trick that has begun.
pub fn follow(s: &Scene, t: &Table, todo: u64, order: &mut Order) {
    let suit = suit_mask(t.suit);
    let strength = Strength { suit, trumps: s.trumps };
    let best = strength.of(t.best);
    let left = if t.played < 3 { s.left } else { 0 };
    let partner = if t.played < 2 { s.partner } else { 0 };
    let (mut ours, mut theirs) = (strength.most(partner), strength.most(left));
    let floor = best.max(ours);
    if t.partner_best {
        ours = floor;
    } else {
        theirs = theirs.max(best);
    }
    let outcome = |card: u32| {
        let with = strength.of(card);
        if ours > theirs {
            Outcome::Anyway
        } else if with > theirs {
            Outcome::Wins
        } else if with <= best {
            Outcome::Under
        } else if with > floor && strength.lies_between(floor, left, card) {
            Outcome::Forces
        } else {
            Outcome::InVain
        }
    };
    if todo & suit != 0 {
        for (card, below) in upwards(todo) {
            order.push(card, weights::follow(t.played, outcome(card), below));
        }
        return;
    }
    for (card, below) in upwards(todo & s.trumps) {
        order.push(card, weights::ruff(t.played, outcome(card), below));
    }
    let mut rest = todo & !s.trumps;
    while rest != 0 {
        let from = suit_of(highest(rest));
        let cards = rest & suit_mask(from);
        rest ^= cards;
        let (owners, lengths) = (s.owners(from), [s.length(0, from), s.length(2, from)]);
        for (card, below) in upwards(cards) {
            order.push(card, weights::discard(s.trumps != 0, owners, lengths, below));
        }
    }
}

/// Cards from the lowest, each with how many are below it.
#[inline]
fn upwards(mut cards: u64) -> impl Iterator<Item = (u32, i32)> {
    let mut below = -1;
    std::iter::from_fn(move || {
        if cards == 0 {
            return None;
        }
        let card = cards.trailing_zeros();
        cards &= cards - 1;
        below += 1;
        Some((card, below))
    })
}
