//! The search: do North-South win so many tricks?
//!
//! Each node is one card. At the beginning of a trick the answer may be known without search
//! (`bounds`) or from before (`table`); if not, the cards are tried in turn (`order`) until one gives
//! the side in turn what it needs. With the answer come the cards whose rank it rests on. Of two
//! answers that a node needs both, it rests on the ranks of both; of the one card that is enough, on
//! that card's only.
//!
//! Cards are left out where they cannot matter: one of each group of equal cards is tried, and once a
//! card has failed though no rank as low as its own mattered, no other card below the ranks that did
//! matter can do better.

#![allow(clippy::indexing_slicing, reason = "seats and suits are masked to two bits")]

use super::{
    bounds::{self, View},
    cash::Cash,
    layout::{EACH, Layout, PACK, highest, one_of_each, suit_mask, suit_of},
    order::{self, Best, Order, Scene, Scores},
    table::{self, Owners, Pattern, Table},
    trumps::{self, Worth},
    ways::{ENDING, MANY_VOIDS, Trials, Way},
};

/// Tricks of North-South (a bound of them) and the cards whose rank that rests on.
pub type Found = (i32, u64);

/// A trick: what stays the same while it is played.
#[derive(Debug, Clone, Copy)]
pub struct Trick {
    /// All cards that were left when it began.
    pub all: u64,
    /// Tricks that North-South need, this one included.
    pub need: i32,
    /// Tricks left, this one included.
    pub left: i32,
}

/// What lies on the table. It is handed on by value: what each card changes is not read from memory again.
#[derive(Debug, Clone, Copy)]
pub struct OnTable {
    /// The suit led.
    pub suit: u8,
    /// The card that is winning.
    pub best: u8,
    /// Whose that is.
    pub best_seat: u8,
}

impl OnTable {
    /// Nothing.
    pub const NOTHING: OnTable = OnTable { suit: 0, best: 0, best_seat: 0 };

    /// A card that was led.
    pub const fn led(seat: usize, card: u32) -> OnTable {
        OnTable { suit: suit_of(card) as u8, best: card as u8, best_seat: seat as u8 & 3 }
    }

    /// What a hand can follow suit with, if it can, and what may be played from it as number `PLAYED`.
    #[inline]
    const fn playable<const PLAYED: usize>(self, hand: u64) -> (u64, u64) {
        let follows = if PLAYED == 0 { hand } else { hand & suit_mask(self.suit()) };
        (follows, if follows == 0 { hand } else { follows })
    }

    const fn suit(self) -> u32 {
        self.suit as u32
    }

    const fn best(self) -> u32 {
        self.best as u32
    }

    const fn best_seat(self) -> usize {
        self.best_seat as usize
    }
}

const HINTS: usize = 1 << 15;
const NO_HINT: u8 = 255;
/// What has fewer cards a hand is an ending, and has voids anyway.
const DEAL: u32 = 10;

/// One deal in one denomination.
#[derive(Debug)]
pub struct Search {
    /// What each hand holds now.
    pub hands: [u64; 4],
    layout: Layout,
    /// How leads are ordered.
    way: Way,
    trials: Trials,
    cash: Cash,
    trump: Option<u32>,
    trumps: u64,
    /// What trumps are worth to each side.
    worth: Worth,
    /// What is proved of positions with trumps.
    table: Table,
    /// What is proved of positions without: it holds in every denomination.
    plain: Table,
    /// The card that was enough the last time in a situation that looked like this one, with a tag of
    /// the situation; if none has been, and it is not led, the one that was tried first.
    hints: Vec<(u16, u8)>,
    /// Nodes so far.
    pub nodes: u64,
}

/// What one card of a suit adds to the shape.
#[inline]
const fn unit(seat: usize, suit: u32) -> u64 {
    1 << ((seat as u32 & 3) * 16 + (suit & 3) * 4)
}

#[inline]
const fn is_ns(seat: usize) -> bool {
    seat & 1 == 0
}

impl Search {
    pub fn new() -> Search {
        Search {
            hands: [0; 4],
            layout: Layout::new(),
            way: Way::Points,
            trials: Trials::default(),
            cash: Cash::new(),
            trump: None,
            trumps: 0,
            worth: Worth::new(),
            table: Table::new(),
            plain: Table::new(),
            hints: vec![(0, NO_HINT); HINTS],
            nodes: 0,
        }
    }

    /// Bounds the memory of both tables together.
    pub fn limit(&mut self, bytes: usize) {
        self.table.limit(bytes / 2);
        self.plain.limit(bytes / 2);
    }

    /// Takes up a deal.
    pub fn deal(&mut self, hands: [u64; 4]) {
        self.hands = hands;
        self.layout.fill(&hands);
        let voids = |hand: &u64| (0..4).filter(|&suit| hand & suit_mask(suit) == 0).count();
        let voids = if hands[0].count_ones() >= DEAL { hands.iter().map(voids).sum() } else { 0 };
        self.way = Way::with_voids(voids);
        self.trials = Trials::default();
        self.cash.forget();
        // With so many voids there are many patterns of one shape, and hardly any of another.
        self.plain.part(voids >= MANY_VOIDS);
        self.table.part(voids >= MANY_VOIDS);
    }

    /// Takes up a denomination of the deal.
    pub fn strain(&mut self, trump: Option<u32>) {
        self.trump = trump;
        self.trumps = trump.map_or(0, suit_mask);
        self.worth.forget();
        self.table.clear();
        self.hints.fill((0, NO_HINT));
    }

    /// Another hand is on lead. With many voids what was enough for the one before misleads (a tenth more nodes); else
    /// it helps (2% fewer).
    pub fn leader(&mut self) {
        if self.way != Way::Points {
            self.hints.fill((0, NO_HINT));
        }
    }

    /// How many cards of each suit each hand holds.
    pub fn shape(&self) -> u64 {
        let mut shape = 0;
        for seat in 0..4 {
            for suit in 0..4 {
                shape += unit(seat, suit) * (self.hands[seat] & suit_mask(suit)).count_ones() as u64;
            }
        }
        shape
    }

    /// All cards that are left. From a seat on, each hand by itself: read two at a time they would be waited for, as one
    /// of them has just been written.
    #[inline]
    pub fn left(&self, seat: usize) -> u64 {
        (seat..seat + 4).fold(0, |all, seat| all | self.hands[seat & 3])
    }

    /// The beginning of a trick.
    ///
    /// `all` are the cards left.
    pub fn lead(&mut self, seat: usize, need: i32, left: i32, shape: u64, all: u64) -> Found {
        if need <= 0 {
            return (0, 0);
        }
        if need > left {
            return (left, 0);
        }
        if left == 1 {
            return self.last(seat);
        }
        let live = all & self.trumps;
        let rows = [0, 1, 2, 3].map(|suit| self.layout.row(suit, all));
        let owners = table::owners(rows);
        // All hands are as long: the last suit of the last hand follows from the others, and makes
        // room for who leads.
        let key = table::Shape(shape & !(0xf << 60) | (seat as u64 & 3) << 60 | 1 << 63);
        let table = if live == 0 { &mut self.plain } else { &mut self.table };
        if let Some(&found) = table.look_up(&key, &owners, need) {
            let winners = self.winners_of(found.mask(), all);
            return (if found.least() >= need { found.least() } else { found.most() }, winners);
        }

        let view = View {
            all,
            me: self.hands[seat & 3],
            left: self.hands[(seat + 1) & 3],
            partner: self.hands[(seat + 2) & 3],
            right: self.hands[(seat + 3) & 3],
            trump: if live == 0 { None } else { self.trump },
            tricks: left,
            seat,
        };
        let (value, winners) = match self.certain(&view, is_ns(seat), need) {
            Some(found) => found,
            None if left == ENDING && self.way == Way::Points => {
                self.way = self.trials.next();
                let before = self.nodes;
                let found = self.cards::<0>(&Trick { all, need, left }, seat, shape, OnTable::NOTHING);
                self.trials.add(self.way, self.nodes - before);
                self.way = Way::Points;
                found
            }
            None => self.cards::<0>(&Trick { all, need, left }, seat, shape, OnTable::NOTHING),
        };
        let (mask, winners) = self.general(all, &rows, winners);
        let (least, most) = if value < need { (0, value) } else { (value, left) };
        let table = if live == 0 { &mut self.plain } else { &mut self.table };
        table.add(&key, Pattern::new(owners, mask, least, most));
        (value, winners)
    }

    /// An answer without search.
    fn certain(&mut self, v: &View, ns: bool, need: i32) -> Option<Found> {
        let against = v.tricks - need + 1;
        let (goal, other_goal) = if ns { (need, against) } else { (against, need) };
        // What `n` tricks of a side mean for North-South.
        let of_ns = |n: i32, theirs: bool| if ns == theirs { v.tricks - n } else { n };
        let worth = v.trump.map(|trump| (trump, self.worth.of(v, trump)));
        let top = worth.map_or(0, |(_, (ours, _))| ours.top);
        if let Some(winners) = self.cash.tricks(v, &self.layout, goal, top) {
            return Some((of_ns(goal, false), winners));
        }
        let (n, winners) = match worth {
            Some((trump, (ours, theirs))) => {
                let (n, winners) = trumps::of_leader(v, trump, ours, goal);
                if n >= goal {
                    return Some((of_ns(n, false), winners));
                }
                trumps::against_lead(v, trump, theirs, other_goal)
            }
            None => bounds::slow_notrump(v),
        };
        (n >= other_goal).then(|| (of_ns(n, true), winners))
    }

    /// The last trick plays itself.
    fn last(&self, leader: usize) -> Found {
        let mut best = self.hands[leader & 3];
        let mut best_seat = leader;
        let mut all = best;
        for seat in leader + 1..leader + 4 {
            let card = self.hands[seat & 3];
            all |= card;
            if self.beats(highest(card), highest(best)) {
                best = card;
                best_seat = seat;
            }
        }
        let ranked = (all ^ best) & suit_mask(suit_of(highest(best))) != 0;
        (i32::from(is_ns(best_seat)), if ranked { best } else { 0 })
    }

    /// Does a card win over the one that has been winning?
    #[inline]
    pub fn beats(&self, card: u32, best: u32) -> bool {
        if suit_of(card) == suit_of(best) { card > best } else { self.trumps >> card & 1 != 0 }
    }

    /// The cards that a pattern's mask stands for.
    #[inline]
    fn winners_of(&self, mask: Owners, all: u64) -> u64 {
        let mut cards = 0;
        for suit in 0..4 {
            let n = table::count(mask, suit);
            if n != 0 {
                cards |= self.layout.top(suit, all & suit_mask(suit), n);
            }
        }
        cards
    }

    /// Which ranks matter, as a mask of owners and as cards: all from the top down to the lowest of
    /// `winners`.
    fn general(&self, all: u64, rows: &[u32; 4], winners: u64) -> (Owners, u64) {
        let mut lanes = [0u32; 4];
        let mut cards = 0;
        for suit in 0..4u32 {
            let m = suit_mask(suit);
            let w = winners & m;
            if w == 0 {
                continue;
            }
            let (here, row) = (all & m, rows[suit as usize & 3]);
            let n = row >> 28;
            let mut k = self.layout.count(suit, here & !((w & w.wrapping_neg()) - 1));
            let owner = row >> (2 * (k - 1)) & 3;
            let other = (row & 0x03ff_ffff) ^ (owner * EACH);
            // Equal cards below were not tried on their own: they belong to it.
            k += (((other >> (2 * k)).trailing_zeros()) / 2).min(n - k);
            if k == n {
                // Who holds the lowest cards follows from the shape.
                let up = (other << (32 - 2 * k)).leading_zeros() / 2;
                k -= up.min(k);
            }
            lanes[suit as usize & 3] = ((1u64 << (2 * k)) - 1) as u32;
            if k > 0 {
                cards |= self.layout.top(suit, here, k);
            }
        }
        (table::owners(lanes), cards)
    }

    /// The cards of whoever plays as number `PLAYED` to this trick.
    #[inline]
    pub fn cards<const PLAYED: usize>(
        &mut self,
        trick: &Trick,
        seat: usize,
        shape: u64,
        on: OnTable,
    ) -> Found {
        self.nodes += 1;
        let hand = self.hands[seat & 3];
        let playable = on.playable::<PLAYED>(hand).1;
        let todo = one_of_each(playable, PACK & !trick.all);
        if todo & (todo - 1) == 0 {
            return self.play::<PLAYED>(trick, seat, shape, on, todo.trailing_zeros());
        }
        self.choose::<PLAYED>(trick, seat, shape, on, todo)
    }

    /// Which of several cards is enough, if any. On its own, as a third of the nodes have no choice and shall not pay for
    /// it.
    #[inline(never)]
    fn choose<const PLAYED: usize>(
        &mut self,
        trick: &Trick,
        seat: usize,
        shape: u64,
        on: OnTable,
        mut todo: u64,
    ) -> Found {
        let ns = is_ns(seat);
        let hand = self.hands[seat & 3];
        let (follows, playable) = on.playable::<PLAYED>(hand);
        let (at, tag) = self.situation::<PLAYED>(trick, on, seat, follows, hand);
        let (found_tag, hint) = self.hints[at];
        let mut order = Order::new();
        let first = if self.asks_hints::<PLAYED>()
            && found_tag == tag
            && hint != NO_HINT
            && playable >> hint & 1 != 0
        {
            let m = suit_mask(u32::from(hint) >> 4) & ((2u64 << hint) - 1);
            highest(todo & m)
        } else if PLAYED == 0 {
            self.order::<PLAYED>(trick, seat, shape, on, todo, &mut order);
            order.take().unwrap_or(0)
        } else {
            let mut best = Best::new();
            self.order::<PLAYED>(trick, seat, shape, on, todo, &mut best);
            best.card()
        };
        let mut card = first;
        let mut value = if ns { -1 } else { 99 };
        let mut winners = 0;
        loop {
            let bit = 1u64 << card;
            todo &= !bit;
            let (found, ranks) = self.play::<PLAYED>(trick, seat, shape, on, card);
            if if ns { found >= trick.need } else { found < trick.need } {
                if hint != card as u8 || found_tag != tag {
                    self.hints[at] = (tag, card as u8);
                }
                return (found, ranks);
            }
            value = if ns { value.max(found) } else { value.min(found) };
            winners |= ranks;
            let m = suit_mask(suit_of(card));
            let w = ranks & m;
            if w == 0 {
                todo &= !m;
            } else if w & (2 * bit - 1) == 0 {
                // Its rank did not matter: nor does that of another card below those that did.
                todo &= !(m & ((w & w.wrapping_neg()) - 1));
            }
            if todo == 0 {
                break;
            }
            if PLAYED != 0 {
                // If the first was not enough, hardly any other is: they need no order. The lowest leave out most.
                card = todo.trailing_zeros();
                continue;
            }
            if order.is_empty() {
                self.order::<PLAYED>(trick, seat, shape, on, todo, &mut order);
            }
            card = loop {
                match order.take() {
                    Some(card) if todo >> card & 1 != 0 => break card,
                    Some(_) => {}
                    None => return (value, winners),
                }
            };
        }
        if PLAYED != 0 && found_tag != tag {
            self.hints[at] = (tag, first as u8);
        }
        (value, winners)
    }

    /// The cards that are worth trying, the likeliest to be enough first.
    pub fn promising<const PLAYED: usize>(
        &self,
        trick: &Trick,
        seat: usize,
        shape: u64,
        on: OnTable,
    ) -> Vec<u32> {
        let hand = self.hands[seat & 3];
        let (follows, playable) = on.playable::<PLAYED>(hand);
        let todo = one_of_each(playable, PACK & !trick.all);
        let mut order = Order::new();
        self.order::<PLAYED>(trick, seat, shape, on, todo, &mut order);
        let (at, tag) = self.situation::<PLAYED>(trick, on, seat, follows, hand);
        let (found_tag, hint) = self.hints[at];
        let hinted = self.asks_hints::<PLAYED>() && found_tag == tag && hint != NO_HINT;
        let first = hinted.then_some(u32::from(hint));
        first.into_iter().chain(std::iter::from_fn(|| order.take())).collect()
    }

    /// Does what was enough before come first?
    #[inline]
    fn asks_hints<const PLAYED: usize>(&self) -> bool {
        PLAYED != 0 || self.way != Way::RulesAnew
    }

    /// Where the hint for a situation lies, and its tag.
    #[inline]
    fn situation<const PLAYED: usize>(
        &self,
        trick: &Trick,
        on: OnTable,
        seat: usize,
        follows: u64,
        hand: u64,
    ) -> (usize, u16) {
        let what = if PLAYED == 0 {
            hand
        } else if follows != 0 {
            (trick.all & suit_mask(on.suit())) ^ u64::from(on.best()) << 13 << 16
        } else if self.trumps == 0 {
            hand ^ (on.best_seat() as u64 & 3) << 13
        } else {
            hand ^ (u64::from(on.best()) & 7) << 13 ^ (u64::from(on.best()) >> 3) << 29
        };
        let key = what ^ (PLAYED as u64) << 61 ^ (seat as u64 & 3) << 45;
        let product = u128::from(key) * 0x9e37_79b9_7f4a_7c15;
        let key = product as u64 ^ (product >> 64) as u64;
        ((key >> 32) as usize & (HINTS - 1), (key >> 16) as u16)
    }

    fn order<const PLAYED: usize>(
        &self,
        trick: &Trick,
        seat: usize,
        shape: u64,
        on: OnTable,
        todo: u64,
        out: &mut impl Scores,
    ) {
        if todo & (todo - 1) == 0 {
            out.push(todo.trailing_zeros(), 0);
            return;
        }
        let hands = &self.hands;
        let needed = if is_ns(seat) { trick.need } else { trick.left - trick.need + 1 };
        let scene = Scene {
            all: trick.all,
            me: hands[seat & 3],
            left: hands[(seat + 1) & 3],
            partner: hands[(seat + 2) & 3],
            right: hands[(seat + 3) & 3],
            trumps: if trick.all & self.trumps == 0 { 0 } else { self.trumps },
            seat,
            shape,
            spare: (trick.left - needed).clamp(0, 3) as usize,
            way: self.way,
            layout: &self.layout,
        };
        if PLAYED == 0 {
            order::lead(&scene, todo, out);
        } else {
            let table = order::Table {
                suit: on.suit(),
                best: on.best(),
                partner_best: on.best_seat() & 3 == (seat + 2) & 3,
                played: PLAYED,
            };
            order::follow(&scene, &table, todo, out);
        }
    }

    /// Plays a card and searches on.
    fn play<const PLAYED: usize>(
        &mut self,
        trick: &Trick,
        seat: usize,
        shape: u64,
        on: OnTable,
        card: u32,
    ) -> Found {
        let bit = 1u64 << card;
        let shape = shape - unit(seat, suit_of(card));
        let on = if PLAYED == 0 {
            OnTable::led(seat, card)
        } else if self.beats(card, on.best()) {
            OnTable { best: card as u8, best_seat: seat as u8 & 3, ..on }
        } else {
            on
        };
        self.hands[seat & 3] ^= bit;
        let after = (seat + 1) & 3;
        let found = match PLAYED {
            0 => self.cards::<1>(trick, after, shape, on),
            1 => self.cards::<2>(trick, after, shape, on),
            2 => self.cards::<3>(trick, after, shape, on),
            _ => {
                let won = i32::from(is_ns(on.best_seat()));
                let all = self.left(seat);
                let (value, mut winners) =
                    self.lead(on.best_seat(), trick.need - won, trick.left - 1, shape, all);
                let played = trick.all ^ all;
                let best = 1u64 << on.best();
                if (played ^ best) & suit_mask(suit_of(on.best())) != 0 {
                    winners |= best;
                }
                (value + won, winners)
            }
        };
        self.hands[seat & 3] ^= bit;
        found
    }
}
