//! In which order cards are tried: the one with most points (`weights`) first, and where it is led those after it, too.
//!
//! A lead is judged by its suit (who holds its highest cards, how long it is in each hand, who can ruff
//! it), by whether it is the lowest or the highest card of the hand there, and by how many tricks the
//! side can still spare. A later card is judged by what the hands that are still to play can do about
//! the trick at most, and by what the card itself does about it (its class); a discard by what
//! is left of its suit.

#![allow(
    clippy::indexing_slicing,
    reason = "indices are made of numbers that are bounded where they are made"
)]

use super::{
    layout::{Layout, highest, lengths, suit_mask, suit_of},
    ways::Way,
    weights::{self, Points},
};

/// What the points of cards are given to.
pub trait Scores {
    /// Adds a card.
    fn push(&mut self, card: u32, points: i32);
}

/// The card with most points.
#[derive(Debug, Clone, Copy)]
pub struct Best(i32);

impl Best {
    pub const fn new() -> Best {
        Best(i32::MIN)
    }

    /// Which card it is.
    #[inline]
    pub const fn card(self) -> u32 {
        self.0 as u32 & 63
    }
}

impl Scores for Best {
    #[inline]
    fn push(&mut self, card: u32, points: i32) {
        self.0 = self.0.max(points << 6 | card as i32);
    }
}

/// Cards with their points. Most of the time only the best is asked for, so they are not sorted.
#[derive(Debug, Clone, Copy)]
pub struct Order {
    /// Points, and the card in the lowest six bits.
    keys: [i32; 16],
    len: usize,
    next: usize,
}

impl Order {
    pub const fn new() -> Order {
        Order { keys: [0; 16], len: 0, next: 0 }
    }

    /// Has nothing been added?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The best card that has not been taken yet.
    #[inline]
    pub fn take(&mut self) -> Option<u32> {
        let rest = self.keys.get_mut(self.next..self.len)?;
        let (mut at, mut best) = (0, *rest.first()?);
        for (i, &key) in rest.iter().enumerate() {
            if key > best {
                (at, best) = (i, key);
            }
        }
        rest.swap(0, at);
        self.next += 1;
        Some(best as u32 & 63)
    }
}

impl Scores for Order {
    #[inline]
    fn push(&mut self, card: u32, points: i32) {
        self.keys[self.len & 15] = points << 6 | card as i32;
        self.len += 1;
    }
}

/// What ordering sees: the hands as whoever is to play sees them.
#[derive(Debug, Clone, Copy)]
pub struct Scene<'a> {
    /// All cards left, those on the table included.
    pub all: u64,
    /// His own.
    pub me: u64,
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
    /// Tricks that the side can lose and still have what it needs; 3 for more.
    pub spare: usize,
    /// How leads are ordered.
    pub way: Way,
    /// Who holds what.
    pub layout: &'a Layout,
}

impl Scene<'_> {
    /// Who holds the three highest cards of a suit, counted clockwise, two bits a card, the highest
    /// lowest. Where there are no more cards, the second is whoever holds the highest, and the third
    /// oneself.
    #[inline]
    fn owners(&self, suit: u32) -> usize {
        let row = self.layout.row(suit, self.all);
        let pair = |place: u32| ((row >> (2 * place)) as usize).wrapping_sub(self.seat) & 3;
        let top = pair(0);
        match row >> 28 {
            0 | 1 => top | top << 2,
            2 => top | pair(1) << 2,
            _ => top | pair(1) << 2 | pair(2) << 4,
        }
    }

    /// What a suit is: 0 where there are no trumps, 1 a side suit, 2 trumps.
    #[inline]
    const fn kind(&self, suit: u64) -> usize {
        if self.trumps == 0 {
            0
        } else if self.trumps == suit {
            2
        } else {
            1
        }
    }

    const fn can_ruff(&self, hand: u64, suit: u64) -> bool {
        hand & suit == 0 && hand & self.trumps != 0
    }

    /// How many cards of its suit are above a card.
    #[inline]
    fn above(&self, card: u32) -> usize {
        let suit = suit_of(card);
        self.layout.count(suit, self.all & suit_mask(suit) & !((2 << card) - 1)) as usize
    }

    /// Does he hold the next higher card too?
    #[inline]
    const fn has_equal(&self, card: u32) -> bool {
        let above = self.all & suit_mask(suit_of(card)) & !((2 << card) - 1);
        above & above.wrapping_neg() & self.me != 0
    }
}

#[inline]
fn add(to: &mut Points, more: &Points) {
    for (points, more) in to.iter_mut().zip(more) {
        *points += more;
    }
}

/// A lead. `todo` holds the lowest of each group of equal cards.
pub fn lead(s: &Scene, todo: u64, order: &mut impl Scores) {
    if s.way != Way::Points {
        return by_rules(s, todo, order);
    }
    for suit in 0..4 {
        let m = suit_mask(suit);
        let mut cards = todo & m;
        if cards == 0 {
            continue;
        }
        let kind = s.kind(m);
        let owners = s.owners(suit);
        let (top, two) = (owners & 3, owners & 15);
        let [mine, left, partners, right] = lengths(s.shape, s.seat, suit);
        let mut base = i32::from(weights::LEAD[kind * 64 + owners])
            + i32::from(weights::LEAD_OURS[kind * 20 + (mine.clamp(1, 5) - 1) * 4 + partners.min(3)])
            + i32::from(weights::LEAD_THEIRS[kind * 64 + top * 16 + left.min(3) * 4 + right.min(3)]);
        if kind == 1 {
            let who = usize::from(s.can_ruff(s.left, m))
                | usize::from(s.can_ruff(s.right, m)) << 1
                | usize::from(s.can_ruff(s.partner, m)) << 2;
            base += i32::from(weights::LEAD_RUFFED[who * 4 + top]);
        }
        let mut points = weights::LEAD_CARD[kind * 16 + two];
        add(&mut points, &weights::LEAD_SPARE[kind * 16 + s.spare * 4 + top]);
        let mut class = 0;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            if class > 0 {
                class = if cards == 0 { 2 } else { 1 };
            }
            let equal = if s.has_equal(card) { weights::LEAD_EQUAL[kind][class] } else { 0 };
            order.push(card, base + i32::from(points[class] + equal));
            class = 1;
        }
    }
}

/// A lead by rules. By the weights it jumps from suit to suit as these get shorter, and each jump leads to positions of
/// another shape, which costs most where hands are void in many suits; so it goes by what changes less, the suits always
/// in the same order: of each suit the highest card and the lowest, and after all of these those between.
fn by_rules(s: &Scene, todo: u64, order: &mut impl Scores) {
    for suit in 0..4 {
        let m = suit_mask(suit);
        let mut cards = todo & m;
        if cards == 0 {
            continue;
        }
        let promise = promise(s, suit);
        let [_, left, _, right] = lengths(s.shape, s.seat, suit);
        let place = match s.way {
            // Where two hands hold a suit, what the leader can take there first, and the fewer are out the sooner.
            Way::RulesAnew if s.layout.row(suit, s.all) & 3 == s.seat as u32 => 29 - (left + right) as u32,
            Way::RulesAnew => 13 - (left + right) as u32,
            Way::RulesFromBelow => 3 - suit,
            _ => suit,
        };
        let (highest, lowest) = (highest(cards), cards.trailing_zeros());
        let first = if promise == Promise::PartnerRuffs { lowest } else { highest };
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            let between = i32::from(card != highest && card != lowest);
            let points = 64 * promise as i32 + 2 * place as i32 + i32::from(card == first) - 1024 * between;
            order.push(card, points);
        }
    }
}

/// What a lead of a suit promises, from little to much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Promise {
    TheyRuff,
    Trumps,
    /// The right hand opponent is behind our honour, or we behind his.
    IntoTenace,
    Nothing,
    /// Two of the three highest are ours, and both opponents follow.
    Honours,
    /// The left hand opponent's honour lies before partner's.
    Finesse,
    PartnerRuffs,
}

fn promise(s: &Scene, suit: u32) -> Promise {
    let (m, row) = (suit_mask(suit), s.layout.row(suit, s.all));
    let kind = s.kind(m);
    if kind == 2 {
        return Promise::Trumps;
    }
    if kind == 1 && (s.can_ruff(s.left, m) || s.can_ruff(s.right, m)) {
        return Promise::TheyRuff;
    }
    // Who holds the five highest, counted clockwise; 4 where there are no more.
    let of = |place: u32| {
        if place < row >> 28 { ((row >> (2 * place)) as usize).wrapping_sub(s.seat) & 3 } else { 4 }
    };
    let ours = |place: u32| matches!(of(place), 0 | 2);
    let (ace, king, queen) = (of(0), of(1), of(2));
    let [mine, left, partners, right] = lengths(s.shape, s.seat, suit);
    let supported = |place: u32| of(place) == 2 || (ours(place) && ours(place + 1));
    let before = (ace == 1 && king == 2)
        || (ace == 2 && king == 1 && supported(2))
        || (king == 2 && queen == 1 && supported(3));
    let behind = (ace == 0 && king == 3) || (ace == 3 && king == 0 && !ours(2));
    if before && partners >= 2 && left >= 2 {
        Promise::Finesse
    } else if kind == 1 && behind && mine >= 2 && right >= 2 {
        Promise::IntoTenace
    } else if left == 0 || right == 0 {
        Promise::Nothing
    } else if (0..3).filter(|&place| ours(place)).count() >= 2 {
        Promise::Honours
    } else if kind == 1 && s.can_ruff(s.partner, m) && ace != 0 {
        Promise::PartnerRuffs
    } else {
        Promise::Nothing
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

/// How strong cards are in a trick: trumps are above the suit led, and that is above the rest.
#[derive(Debug, Clone, Copy)]
struct Strength {
    suit: u64,
    trumps: u64,
}

impl Strength {
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
}

/// What each hand can do about the trick.
#[derive(Debug, Clone, Copy)]
struct Prospect {
    strength: Strength,
    /// What is winning now.
    best: u32,
    /// The most of the next hand.
    left: u32,
    /// The most of partner, if he is still to play.
    partner: u32,
    /// Does the next hand beat what is winning: 1 in the suit led, 2 by a ruff?
    threat: usize,
    /// Does partner beat what is winning (1), and the next hand too (2)?
    help: usize,
    partner_best: usize,
}

impl Prospect {
    fn new(s: &Scene, t: &Table, suit: u64) -> Prospect {
        let strength = Strength { suit, trumps: s.trumps };
        let best = strength.of(t.best);
        let left = if t.played < 3 { strength.most(s.left) } else { 0 };
        let partner = if t.played < 2 { strength.most(s.partner) } else { 0 };
        let ruff = usize::from(left >= 64 && s.trumps != suit);
        let threat = if left <= best { 0 } else { 1 + ruff };
        Prospect {
            strength,
            best,
            left,
            partner,
            threat,
            help: Prospect::reach(partner, best, left),
            partner_best: usize::from(t.partner_best),
        }
    }

    /// Not more than is winning (0), not more than the next hand (1), more than both.
    #[inline]
    const fn reach(strength: u32, best: u32, left: u32) -> usize {
        if strength <= best { 0 } else { 1 + (strength > left) as usize }
    }

    /// What a card does: 0 it does not win; 3 it wins, and the next hand cannot beat it; it wins and
    /// the next hand can beat it, though 1 partner could too, 2 he could not.
    #[inline]
    const fn class(&self, card: u32) -> usize {
        let with = self.strength.of(card);
        if with <= self.best {
            0
        } else if with > self.left {
            3
        } else if with <= self.partner {
            1
        } else {
            2
        }
    }

    /// Is the card above one of these, the next hand's in the suit, that wins as long as partner and this
    /// hand do not go higher?
    #[inline]
    const fn is_over(&self, card: u32, lefts: u64) -> bool {
        let below = lefts & ((1 << card) - 1);
        below != 0
            && self.strength.of(highest(below))
                > if self.best > self.partner { self.best } else { self.partner }
    }

    /// Is the trick won without a card from here?
    const fn won(&self) -> bool {
        if self.partner_best == 0 {
            self.partner > self.best && self.partner > self.left
        } else {
            self.best > self.left || self.partner > self.left
        }
    }
}

/// A card to a trick that has begun. `todo` holds the lowest of each group of equal cards.
pub fn follow(s: &Scene, t: &Table, todo: u64, order: &mut impl Scores) {
    let suit = suit_mask(t.suit);
    let p = Prospect::new(s, t, suit);
    if todo & suit != 0 {
        in_suit(s, t, &p, todo, order);
    } else {
        ruff_or_discard(s, t.played - 1, &p, todo, order);
    }
}

fn in_suit(s: &Scene, t: &Table, p: &Prospect, todo: u64, order: &mut impl Scores) {
    let (suit, place) = (p.strength.suit, t.played - 1);
    let kind = s.kind(suit);
    let reach = Prospect::reach(p.strength.most(s.me), p.best, p.left);
    let after = (p.partner_best * 3 + p.threat) * 3 + reach;
    let mut points = match place {
        0 => weights::SECOND[kind * 27 + p.threat * 9 + p.help * 3 + reach],
        1 => weights::THIRD[kind * 18 + after],
        _ => weights::FOURTH[kind * 18 + after],
    };
    let [mine, left, partners, right] = lengths(s.shape, s.seat, t.suit);
    let owners = s.owners(t.suit);
    let above_best = if kind == 1 && p.best >= 64 { 5 } else { s.above(t.best).min(4) };
    add(&mut points, &weights::FOLLOW_SPARE[place * 8 + usize::from(kind == 0) * 4 + s.spare]);
    add(&mut points, &weights::FOLLOW_LENGTH[place * 5 + mine.clamp(1, 5) - 1]);
    add(&mut points, &weights::FOLLOW_BEST[place * 6 + above_best]);
    let by_owners = match place {
        0 => &weights::SECOND_OWNERS[owners],
        _ => &weights::LATER_OWNERS[(place - 1) * 16 + (owners & 15)],
    };
    add(&mut points, by_owners);
    let mut lefts = 0;
    if place < 2 {
        lefts = s.left & suit;
        let other = if place == 0 { partners } else { right };
        add(&mut points, &weights::FOLLOW_OTHERS[place * 16 + left.min(3) * 4 + other.min(3)]);
    }
    let (mut rest, mut step) = (todo, 0);
    let mut class = p.class(rest.trailing_zeros());
    while rest != 0 {
        let card = rest.trailing_zeros();
        rest &= rest - 1;
        // Cards come from the lowest, and so do classes. 4: no more.
        let next = if rest == 0 { 4 } else { p.class(rest.trailing_zeros()) };
        let at = place * 4 + class;
        let mut sum = i32::from(points[class])
            + i32::from(weights::FOLLOW_STEP[at * 8 + step * 2 + usize::from(next != class)])
            + i32::from(weights::FOLLOW_RANK[at * 6 + s.above(card).min(5)]);
        if s.has_equal(card) {
            sum += i32::from(weights::FOLLOW_EQUAL[at]);
        }
        if p.is_over(card, lefts) {
            sum += i32::from(weights::FOLLOW_OVER[at]);
        }
        order.push(card, sum);
        step = if next == class { (step + 1).min(3) } else { 0 };
        class = next;
    }
}

fn ruff_or_discard(s: &Scene, place: usize, p: &Prospect, todo: u64, order: &mut impl Scores) {
    let state = place * 18 + (p.partner_best * 3 + p.threat) * 3 + p.help;
    let mut ruffs = todo & s.trumps;
    if ruffs != 0 {
        let mut points = weights::RUFF[state];
        add(&mut points, &weights::RUFF_SPARE[place * 4 + s.spare]);
        let trumps = (s.me & s.trumps).count_ones() as usize;
        add(&mut points, &weights::RUFF_LENGTH[place * 4 + trumps.clamp(1, 4) - 1]);
        let (mut step, mut before) = (0, 4);
        while ruffs != 0 {
            let card = ruffs.trailing_zeros();
            ruffs &= ruffs - 1;
            let class = p.class(card);
            step = if class == before { (step + 1).min(3) } else { 0 };
            before = class;
            let step = weights::RUFF_STEP[place * 8 + step * 2 + usize::from(ruffs == 0)];
            order.push(card, i32::from(points[class]) + i32::from(step));
        }
    }
    let with_trumps = usize::from(s.trumps != 0);
    let base = if with_trumps == 0 {
        0
    } else {
        i32::from(weights::NO_RUFF[state]) + i32::from(weights::NO_RUFF_SPARE[place * 4 + s.spare])
    };
    let mut rest = todo & !s.trumps;
    while rest != 0 {
        let suit = suit_of(highest(rest));
        let mut cards = rest & suit_mask(suit);
        rest ^= cards;
        let points = base + discard(s, suit, with_trumps, p.won());
        let mut step = 0;
        while cards != 0 {
            let card = cards.trailing_zeros();
            cards &= cards - 1;
            order.push(card, points + i32::from(weights::DISCARD_STEP[with_trumps * 4 + step]));
            step = (step + 1).min(3);
        }
    }
}

/// A discard from this suit.
fn discard(s: &Scene, suit: u32, with_trumps: usize, won: bool) -> i32 {
    let owners = s.owners(suit);
    let [mine, left, partners, right] = lengths(s.shape, s.seat, suit);
    let mine = mine.clamp(1, 4) - 1;
    let guard = s.above(highest(s.me & suit_mask(suit))).min(5);
    i32::from(weights::DISCARD[(with_trumps * 64 + owners) * 4 + mine])
        + i32::from(weights::DISCARD_OURS[(with_trumps * 4 + mine) * 5 + partners.min(4)])
        + i32::from(weights::DISCARD_THEIRS[(with_trumps * 4 + left.min(3)) * 4 + right.min(3)])
        + i32::from(weights::DISCARD_GUARD[(with_trumps * 6 + guard) * 4 + mine])
        + i32::from(
            weights::DISCARD_WON[((with_trumps * 2 + usize::from(won)) * 4 + (owners & 3)) * 4 + mine],
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_rules_as_by_points_each_lead_is_tried_once() {
        // Hearts are trumps; every suit lies in two hands or three.
        let hands =
            [0x1555_0000_0aaa_0001, 0x0aaa_0555_0000_0000, 0x0000_1aaa_1555_0000, 0x0000_0000_0000_1ffe];
        let mut layout = Layout::new();
        layout.fill(&hands);
        let all = hands.iter().fold(0, |all, hand| all | hand);
        let shape = (0..16).fold(0, |shape, place| {
            let held = hands[place / 4] & suit_mask(place as u32 & 3);
            shape | u64::from(held.count_ones()) << (place * 4)
        });
        for seat in 0..4 {
            for (way, trumps) in Way::ALL.into_iter().flat_map(|way| [(way, 0), (way, suit_mask(2))]) {
                let hand = |turn: usize| hands[(seat + turn) & 3];
                let (me, left, partner, right) = (hand(0), hand(1), hand(2), hand(3));
                let layout = &layout;
                let scene =
                    Scene { all, me, left, partner, right, trumps, seat, shape, spare: 1, way, layout };
                let mut order = Order::new();
                lead(&scene, me, &mut order);
                let tried: Vec<u32> = std::iter::from_fn(|| order.take()).collect();
                assert_eq!(tried.len(), me.count_ones() as usize);
                assert_eq!(tried.iter().fold(0, |cards, card| cards | 1 << card), me);
                // Of the suit that is led first, the highest card or the lowest.
                let suit = me & suit_mask(suit_of(tried[0]));
                assert!(way == Way::Points || [suit.trailing_zeros(), highest(suit)].contains(&tried[0]));
            }
        }
    }
}
