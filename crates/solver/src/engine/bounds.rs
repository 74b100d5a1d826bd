//! Tricks that a side is certain of, without search. Each function says why its bound holds.
//!
//! A bound names the cards whose rank it rests on: whatever holds of this position holds of every one
//! of the same shape with the same owners of those cards and of all higher ones.

use super::layout::{SUIT, highest, suit_mask};

/// What a bound sees at the beginning of a trick: the hands from the leader's point of view.
#[derive(Debug, Clone, Copy)]
pub struct View {
    /// All cards left.
    pub all: u64,
    /// The leader's.
    pub me: u64,
    /// His partner's.
    pub partner: u64,
    /// Those of the opponent on the leader's left.
    pub left: u64,
    /// And on his right.
    pub right: u64,
    /// The trump suit; none where no trump is left.
    pub trump: Option<u32>,
    /// Tricks left.
    pub tricks: i32,
    /// Whose lead it is.
    pub seat: usize,
}

/// So many tricks, and the cards whose rank that rests on.
pub type Sure = (i32, u64);

const NONE: Sure = (0, 0);

/// How many cards.
#[inline]
pub const fn len(mut set: u64) -> i32 {
    let mut n = 0;
    while set != 0 {
        set &= set - 1;
        n += 1;
    }
    n
}

/// Trump tricks that two partners are certain of because nobody holds a higher trump.
///
/// Every one of the highest trumps wins the trick it is played to, unless partner's wins it; two of
/// them fall together only if both hands have one left, so the longer of the two hands limits the
/// count and nothing else does.
pub fn top_trumps(all: u64, mine: u64, partners: u64) -> Sure {
    if mine == all || partners == all {
        return (len(all), 0);
    }
    let (most, both) = (len(mine).max(len(partners)), mine | partners);
    let (mut sure, mut winners, mut rest) = (0, 0, all);
    while rest != 0 && sure < most {
        let card = 1 << highest(rest);
        if both & card == 0 {
            break;
        }
        rest ^= card;
        winners |= card;
        sure += 1;
    }
    (sure, winners)
}

/// The trumps of all four, from the point of view of a side that has no top trump.
#[derive(Debug, Clone, Copy)]
pub struct Trumps {
    /// One hand of the side; it plays right after `before`.
    pub one: u64,
    /// The opponent who plays right before `one`, and after `other`.
    pub before_one: u64,
    /// The other hand of the side.
    pub other: u64,
    /// The opponent who plays right before `other`.
    pub before_other: u64,
    /// Has `one` the lead of this trick? Then it may have to lead away from its trumps.
    pub one_leads: bool,
}

/// A trump trick that a side is certain of though the highest trump is against it.
///
/// - King (the second highest) and another trump behind the ace: it is played as soon as the ace has
///   not been; with the lead in his own hand its holder needs a third card to lead.
/// - King and queen in one hand: the ace takes one of them only.
/// - Queen and two more behind ace and king: as the king behind the ace.
pub fn slow_trump(t: &Trumps, tricks: i32) -> Sure {
    let all = t.one | t.other | t.before_one | t.before_other;
    if len(all) < 3 {
        return NONE;
    }
    let a = 1 << highest(all);
    let k = 1 << highest(all ^ a);
    let q = 1 << highest(all ^ a ^ k);
    let guarded_king = |hand: u64, before: u64, leads: bool| {
        hand & k != 0 && hand != k && before & a != 0 && (!leads || tricks >= 3)
    };
    if guarded_king(t.other, t.before_other, false) || guarded_king(t.one, t.before_one, t.one_leads) {
        return (1, a | k);
    }
    let kq = k | q;
    if t.one & kq == kq || t.other & kq == kq {
        return (1, a | kq);
    }
    let guarded_queen = |hand: u64, before: u64, leads: bool| {
        hand & q != 0 && len(hand) >= 3 && before & a != 0 && before & k != 0 && (!leads || tricks >= 4)
    };
    if len(all) >= 5
        && (guarded_queen(t.other, t.before_other, false) || guarded_queen(t.one, t.before_one, t.one_leads))
    {
        return (1, a | kq);
    }
    NONE
}

/// The trump tricks that the side not on lead is certain of, where there are trumps.
pub fn trumps_against_lead(v: &View, trump: u32) -> Sure {
    let m = suit_mask(trump);
    let top = top_trumps(v.all & m, v.left & m, v.right & m);
    if top.0 > 0 {
        return top;
    }
    let trumps = Trumps {
        one: v.left & m,
        before_one: v.me & m,
        other: v.right & m,
        before_other: v.partner & m,
        one_leads: false,
    };
    slow_trump(&trumps, v.tricks)
}

/// A trump trick that the side on lead is certain of though it can take none at once.
pub fn slow_trump_of_leader(v: &View, trump: u32) -> Sure {
    let m = suit_mask(trump);
    let trumps = Trumps {
        one: v.me & m,
        before_one: v.right & m,
        other: v.partner & m,
        before_other: v.left & m,
        one_leads: true,
    };
    slow_trump(&trumps, v.tricks)
}

/// Tricks that the side not on lead is certain of where there are no trumps.
///
/// The side on lead can lead a suit of which it holds the highest card only so often as the longer of
/// its hands has cards in it. If that is not enough for all tricks, it must sooner or later lead a
/// suit whose highest card is against it. Whoever holds that card has by then kept as many cards as
/// tricks are left, and among them his high cards from the top down, in all suits in which the top is
/// his: he wins, and takes them one after another. The leader chooses which opponent that is.
pub fn slow_notrump(v: &View) -> Sure {
    let ours = v.me | v.partner;
    let mut rounds = 0;
    let (mut kept, mut leadable) = ([(0, 0u64); 2], [false; 2]);
    let mut our_tops = 0;
    for suit in 0..4u32 {
        let m = SUIT << (suit * 16);
        let mut rest = v.all & m;
        if rest == 0 {
            continue;
        }
        let top = 1 << highest(rest);
        if ours & top != 0 {
            rounds += len(v.me & m).max(len(v.partner & m));
            our_tops |= top;
            continue;
        }
        let on_right = v.right & top != 0;
        let hand = if on_right { v.right } else { v.left };
        let [left, right] = &mut kept;
        let (tricks, cards) = if on_right { right } else { left };
        while rest != 0 && hand & 1 << highest(rest) != 0 {
            let card = 1 << highest(rest);
            rest ^= card;
            *cards |= card;
            *tricks += 1;
        }
        let [left, right] = &mut leadable;
        *(if on_right { right } else { left }) |= ours & m != 0;
    }
    let room = v.tricks - rounds;
    if room <= 0 {
        return NONE;
    }
    let [(l, l_cards), (r, r_cards)] = kept;
    let (tricks, cards) = match leadable {
        [true, true] => (l.min(r).min(room), l_cards | r_cards),
        [true, false] => (l.min(room), l_cards),
        [false, true] => (r.min(room), r_cards),
        [false, false] => return NONE,
    };
    // One trick is lost in any case; for more it matters which suits cannot be lost to the other
    // opponent.
    (tricks, if tricks > 1 { cards | our_tops } else { cards })
}
