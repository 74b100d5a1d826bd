//! Tricks that trumps alone are worth, whoever leads. Each function says why its bound holds.
//!
//! What they are worth to a side by rank and length is a matter of the trumps that are left, and reckoned once for each
//! set of them ([`Worth`]). Which ranks that rests on is asked only where it is enough.

#![allow(clippy::indexing_slicing, reason = "sets of trumps are masked to their size")]

use super::{
    bounds::{NONE, Sure, View, len},
    layout::{SUIT, highest, suit_mask},
};

/// What trumps are worth to one side.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OfSide {
    /// By the highest trumps ([`top`]).
    pub top: u8,
    /// By those or by the trumps of one hand ([`unpaired`]), whatever shows more.
    most: u8,
}

/// What trumps are worth to North-South and East-West, for every set of them that can be left of a deal.
#[derive(Debug)]
pub struct Worth(Vec<Option<[OfSide; 2]>>);

impl Worth {
    pub fn new() -> Worth {
        Worth(vec![None; SUIT as usize + 1])
    }

    /// For another deal, or other trumps.
    pub fn forget(&mut self) {
        self.0.fill(None);
    }

    /// To the side on lead and to the other one.
    #[inline]
    pub fn of(&mut self, v: &View, trump: u32) -> (OfSide, OfSide) {
        let left = (v.all >> (trump * 16) & SUIT) as usize;
        let known = match self.0[left] {
            Some(known) => known,
            None => *self.0[left].insert(reckon(v, suit_mask(trump))),
        };
        (known[v.seat & 1], known[v.seat & 1 ^ 1])
    }
}

#[cold]
fn reckon(v: &View, m: u64) -> [OfSide; 2] {
    let side = |one: u64, other: u64| {
        let (one, other, all) = (one & m, other & m, v.all & m);
        let top = top(all, one, other).0;
        let opponents = all & !(one | other);
        let most =
            [one, other].map(|hand| unpaired(hand, opponents, len(hand)).0).into_iter().fold(top, i32::max);
        OfSide { top: top as u8, most: most as u8 }
    };
    // From the side on lead to North-South first, and back.
    let sides = [side(v.me, v.partner), side(v.left, v.right)];
    [sides[v.seat & 1], sides[v.seat & 1 ^ 1]]
}

/// Trump tricks of two partners by their highest trumps, whoever leads.
///
/// *Theorem.* If the highest `r` trumps are theirs and the longer hand has `m` trumps, `min(m, r)` tricks
/// are theirs. *Proof*, by what one trick changes. They play a trump only if they must, then one of the
/// `r` from a hand that has one, and the other hand its lowest. No opponent beats it, so the trick is
/// theirs; `m` falls by one, and `r` by one unless both hands had nothing else than such cards, but then
/// `r` was greater than `m`. So `min(m, r)` falls by one at most for each trick won, and by none
/// for a trick without their trumps.
pub fn top(all: u64, mine: u64, partners: u64) -> Sure {
    let (most, both) = (len(mine).max(len(partners)), mine | partners);
    if both == all {
        return (most, 0);
    }
    let theirs = all & !both;
    let run = both & !((2 << highest(theirs)) - 1);
    let (mut winners, mut tricks) = (run, len(run));
    while tricks > most {
        winners &= winners - 1;
        tricks -= 1;
    }
    (tricks, winners)
}

/// Trump tricks of one hand by rank and length, whoever leads.
///
/// *Theorem.* Pair as many of its trumps as possible with higher trumps of the opponents, each with
/// another: those that are left over are tricks. *Proof.* Each of its trumps is played to another trick.
/// Where the opponents win that, they do so with a higher trump, and with another one each time.
///
/// From the top down, a trump of the hand takes a higher one that is still free. Cards not yet looked at
/// are taken to lie as badly as they can: `goal` tricks rest on no more ranks than that needs.
fn unpaired(hand: u64, opponents: u64, goal: i32) -> Sure {
    let (mut unknown, mut against) = (len(hand), len(opponents));
    let (mut won, mut rest, mut lowest) = (0, hand | opponents, 0);
    while won + (unknown - against).max(0) < goal && rest != 0 {
        lowest = 1 << highest(rest);
        rest ^= lowest;
        if opponents & lowest != 0 {
            // `against` counts those not looked at and those that are free: it stays as it is.
            continue;
        }
        unknown -= 1;
        let free = against - len(opponents & rest);
        if free > 0 {
            against -= 1;
        } else {
            won += 1;
        }
    }
    (won + (unknown - against).max(0), lowest)
}

/// A trump trick of one hand that plays behind the opponents' higher trumps.
///
/// *Theorem.* Let `g` trumps of the opponents be higher than a trump `c` of the hand, all with the
/// opponent who plays before it, and let it have at least `g` others: one trick is theirs. If the hand
/// has the lead, two tricks more than `g` must be left. *Proof.* Where that opponent plays one of
/// the `g` the hand can play lower, and does so at most `g` times. Where he does not, `c` cannot be
/// beaten, for whoever plays after the hand has nothing higher. The hand comes to play before him only
/// if it leads: having won a trick, which is what was to be shown; or at the beginning, when it leads
/// another suit, or, if it has none, a trump more than it needs.
fn guarded(hand: u64, before: u64, after: u64, leads: bool, tricks: i32) -> Sure {
    let beaten = if after == 0 { 0 } else { (2 << highest(after)) - 1 };
    let able = hand & !beaten;
    if able == 0 {
        return NONE;
    }
    // The highest that is good enough needs the fewest guards.
    let card = 1 << highest(able);
    let guards = len(before & !(card - 1));
    if len(hand) > guards && (!leads || tricks >= guards + 2) { (1, card) } else { NONE }
}

/// The trump tricks that a side is certain of, if they are `goal`. Each of its hands is given with the opponent who plays
/// before it; the first one `leads`, or none.
fn tricks(hands: [(u64, u64); 2], worth: OfSide, leads: bool, tricks: i32, goal: i32) -> Sure {
    let [(one, before_one), (other, before_other)] = hands;
    if i32::from(worth.most) >= goal {
        let opponents = before_one | before_other;
        if i32::from(worth.top) >= goal {
            return top(one | other | opponents, one, other);
        }
        let found = unpaired(one, opponents, goal);
        return if found.0 >= goal { found } else { unpaired(other, opponents, goal) };
    }
    if worth.most > 0 || goal > 1 {
        return NONE;
    }
    let found = guarded(one, before_one, before_other, leads, tricks);
    if found.0 > 0 { found } else { guarded(other, before_other, before_one, false, tricks) }
}

/// The trump tricks that the side not on lead is certain of, if they are `goal`.
#[inline]
pub fn against_lead(v: &View, trump: u32, worth: OfSide, goal: i32) -> Sure {
    let m = suit_mask(trump);
    tricks([(v.left & m, v.me & m), (v.right & m, v.partner & m)], worth, false, v.tricks, goal)
}

/// The trump tricks that the side on lead is certain of though it can take none at once, if they are `goal`.
#[inline]
pub fn of_leader(v: &View, trump: u32, worth: OfSide, goal: i32) -> Sure {
    let m = suit_mask(trump);
    tricks([(v.me & m, v.right & m), (v.partner & m, v.left & m)], worth, true, v.tricks, goal)
}
