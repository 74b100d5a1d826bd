//! In which order cards are tried.

use super::layout::{SUIT, highest, suit_mask};

/// Cards in the order in which they are tried.
#[derive(Debug, Clone, Copy)]
pub struct Order {
    cards: [u8; 16],
    len: usize,
}

impl Order {
    pub const fn new() -> Order {
        Order { cards: [0; 16], len: 0 }
    }

    #[inline]
    pub fn push(&mut self, card: u32) {
        if let Some(place) = self.cards.get_mut(self.len) {
            *place = card as u8;
            self.len += 1;
        }
    }

    #[inline]
    pub fn down(&mut self, mut set: u64) {
        while set != 0 {
            let card = highest(set);
            self.push(card);
            set ^= 1 << card;
        }
    }

    #[inline]
    pub fn up(&mut self, mut set: u64) {
        while set != 0 {
            self.push(set.trailing_zeros());
            set &= set - 1;
        }
    }

    #[inline]
    pub fn get(&self, i: usize) -> Option<u32> {
        if i < self.len { self.cards.get(i).map(|&c| u32::from(c)) } else { None }
    }
}

/// What ordering sees.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    pub all: u64,
    pub me: u64,
    pub partner: u64,
    pub left: u64,
    pub right: u64,
    /// All cards of the trump suit; none at notrump.
    pub trumps: u64,
}

fn nth(set: &mut u64) -> u64 {
    if *set == 0 {
        return 0;
    }
    let card = 1 << highest(*set);
    *set ^= card;
    card
}

#[inline]
const fn many(set: u64) -> bool {
    set & set.wrapping_sub(1) != 0
}

/// A lead. `todo` holds one of each group of equal cards.
pub fn lead(s: &Scene, todo: u64, order: &mut Order) {
    let (mut good, mut high, mut plain, mut bad, mut trump, mut ruff) = (0u64, 0u64, 0u64, 0u64, 0u64, 0u64);
    for suit in 0..4u32 {
        let m = SUIT << (suit * 16);
        let cards = todo & m;
        if cards == 0 {
            continue;
        }
        let ends = 1 << highest(cards) | cards & cards.wrapping_neg();
        if s.trumps == m {
            trump |= ends;
            continue;
        }
        let (mine, partner, left, right) = (s.me & m, s.partner & m, s.left & m, s.right & m);
        if (s.left & s.trumps != 0 && left == 0) || (s.right & s.trumps != 0 && right == 0) {
            continue;
        }
        let ours = mine | partner;
        let mut rest = s.all & m;
        let (a, k, q, j, t) =
            (nth(&mut rest), nth(&mut rest), nth(&mut rest), nth(&mut rest), nth(&mut rest));
        if many(partner) && many(left) {
            let finesse = (partner & k != 0 && left & a != 0)
                || (partner & a != 0 && left & k != 0 && (partner & q != 0 || ours & (q | j) == q | j))
                || (partner & k != 0 && left & q != 0 && (partner & j != 0 || ours & (j | t) == j | t));
            if finesse {
                good |= ends;
                continue;
            }
        }
        if s.trumps != 0 && many(mine) && many(right) {
            let gives =
                (mine & a != 0 && right & k != 0) || (mine & k != 0 && right & a != 0 && ours & q == 0);
            if gives {
                bad |= 1 << highest(cards);
                continue;
            }
        }
        if left != 0 && right != 0 && many(ours & (a | k | q)) {
            high |= ends;
            continue;
        }
        if s.trumps != 0 && partner == 0 && left != 0 && right != 0 && s.partner & s.trumps != 0 && mine != a
        {
            ruff |= cards & cards.wrapping_neg();
            continue;
        }
        plain |= ends;
    }
    for group in [ruff, good, high, plain, bad, trump] {
        order.down(group);
    }
    order.down(todo & !(ruff | good | high | plain | bad | trump));
}

/// Who is winning the trick so far, and what may still come.
#[derive(Debug, Clone, Copy)]
pub struct Table {
    /// The card led: its suit.
    pub suit: u32,
    /// The card that is winning.
    pub best: u32,
    /// Is it partner's?
    pub partner_best: bool,
    /// How many have played.
    pub played: usize,
}

#[inline]
const fn above(card: u32) -> u64 {
    !0 << 1 << card
}

/// A card to a trick that has begun.
pub fn follow(s: &Scene, t: &Table, todo: u64, order: &mut Order) {
    let m = suit_mask(t.suit);
    let last = t.played == 3;
    let left = s.left & m;
    if todo & m != 0 {
        let best_in_suit = t.best >> 4 == t.suit;
        let higher = if best_in_suit { todo & above(t.best) } else { 0 };
        if higher == 0 {
            return order.up(todo);
        }
        if t.partner_best
            && (last
                || left == 0
                || left < 1 << t.best
                || (left & above(t.best)) == (left & above(highest(todo))))
        {
            return order.up(todo);
        }
        let partner = s.partner & m;
        if t.played == 1 && partner != 0 && highest(partner) > t.best {
            let p = highest(partner);
            if left != 0
                && highest(left) > highest(partner | todo)
                && (left & above(p)) == (left & above(highest(todo)))
            {
                return order.up(todo);
            }
            if left == 0 || p > highest(left) {
                return order.up(todo);
            }
        }
        if last || left == 0 || (higher & higher.wrapping_neg()) > left {
            order.up(higher);
        } else {
            order.down(higher);
        }
        return order.up(todo & !higher);
    }
    let mut todo = todo;
    let trumps = todo & s.trumps;
    if trumps != 0 {
        let partner_wins = t.partner_best
            && (last || (left != 0 && if t.best >> 4 == t.suit { left < 1 << t.best } else { true }));
        if !partner_wins {
            if s.trumps >> t.best & 1 != 0 {
                let higher = trumps & above(t.best);
                if !t.partner_best && higher != 0 {
                    order.up(higher);
                    todo &= !higher;
                }
            } else if last || left != 0 || s.left & s.trumps == 0 {
                let low = trumps & trumps.wrapping_neg();
                order.up(low);
                todo &= !low;
            } else {
                order.up(trumps);
                todo &= !trumps;
            }
        }
    }
    // Discards: the lowest of the longest suit first.
    let mut lows = [(0i32, 0u64); 4];
    let mut n = 0;
    for suit in 0..4u32 {
        let sm = SUIT << (suit * 16);
        if sm == s.trumps || todo & sm == 0 {
            continue;
        }
        let mut held = s.me & sm;
        let mut count = 0;
        while held != 0 {
            held &= held - 1;
            count += 1;
        }
        let cards = todo & sm;
        let mut at = n;
        while at > 0 && lows.get(at - 1).is_some_and(|&(c, _)| c < count) {
            lows.swap(at, at - 1);
            at -= 1;
        }
        if let Some(place) = lows.get_mut(at) {
            *place = (count, cards & cards.wrapping_neg());
        }
        n += 1;
    }
    for &(_, low) in lows.iter().take(n) {
        order.up(low);
        todo &= !low;
    }
    order.down(todo);
}
