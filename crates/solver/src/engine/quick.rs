//! Tricks that the side on lead can take at once.

#![allow(clippy::indexing_slicing, reason = "suits and seats are masked to their size")]

use super::{
    bounds::{Sure, View, len, top_trumps},
    layout::{SUIT, highest, suit_mask},
};

/// What one suit gives to the side on lead, in 48 bits.
///
/// It follows from who holds which of the cards that are left in the suit, and from which opponents
/// can ruff: so it is worked out once and kept.
#[derive(Debug, Clone, Copy, Default)]
struct Gift(u64);

impl Gift {
    /// The cards of the leader that win by rank, in the lane of the first suit.
    const fn my_winners(self) -> u64 {
        self.0 & SUIT
    }

    /// The cards of partner that win by rank.
    const fn partner_winners(self) -> u64 {
        self.0 >> 13 & SUIT
    }

    /// Tricks, if the leader begins.
    const fn mine(self) -> i32 {
        (self.0 >> 26 & 15) as i32
    }

    /// Tricks, if partner begins.
    const fn partners(self) -> i32 {
        (self.0 >> 30 & 15) as i32
    }

    /// Can partner be reached in this suit?
    const fn reaches_partner(self) -> bool {
        self.0 >> 34 & 1 == 1
    }

    /// All tricks are high cards of one hand: any of them can be left out.
    const fn is_plain(self) -> bool {
        self.0 >> 35 & 1 == 1
    }
}

/// Gifts of the suits of one deal.
#[derive(Debug)]
pub struct Quick {
    /// By suit, cards left, leader, and who can ruff. Valid if the highest 16 bits are this deal's.
    gifts: Vec<u64>,
    deal: u64,
}

const DEAL: u32 = 48;

/// How suits are cashed where there are trumps.
struct Cash {
    /// All cards of the trump suit; none at notrump.
    trumps: u64,
    /// Which opponents can ruff.
    ruffs: usize,
    /// The trump tricks.
    top: Sure,
    /// Are the opponents' trumps drawn first? The leader does that, so the lead stays with him until it
    /// is done, and all his trumps count.
    drawn: bool,
}

impl Quick {
    pub fn new() -> Quick {
        Quick { gifts: vec![0; 4 << 17], deal: 0 }
    }

    /// For another deal.
    pub fn forget(&mut self) {
        self.deal += 1;
        if self.deal >> 16 != 0 {
            self.gifts.fill(0);
            self.deal = 1;
        }
    }

    #[inline]
    fn gift(&mut self, v: &View, suit: u32, ruffs: usize) -> Gift {
        let left = (v.all >> (suit * 16)) as usize & 0x1fff;
        let at = (suit as usize & 3) << 17 | left << 4 | (v.seat & 3) << 2 | ruffs & 3;
        let known = self.gifts[at];
        if known >> DEAL == self.deal {
            return Gift(known);
        }
        let gift = work_out(v, suit, ruffs);
        self.gifts[at] = gift.0 | self.deal << DEAL;
        gift
    }

    /// Tricks that the side on lead can take at once; if these are `goal` or more, exactly so many,
    /// and they rest on as few ranks as may be.
    pub fn tricks(&mut self, v: &View, goal: i32) -> Sure {
        let trumps = v.trump.map_or(0, suit_mask);
        let ruffs = usize::from(v.left & trumps != 0) | usize::from(v.right & trumps != 0) << 1;
        let top = top_trumps(v.all & trumps, v.me & trumps, v.partner & trumps);
        let found = self.cash(v, goal, &Cash { trumps, ruffs, top, drawn: false });
        if found.0 >= goal || ruffs == 0 {
            return found;
        }
        match drawn(v, trumps) {
            Some(top) => {
                let after = self.cash(v, goal, &Cash { trumps, ruffs: 0, top, drawn: true });
                if after.0 > found.0 { after } else { found }
            }
            None => found,
        }
    }

    /// Adds the suits up.
    fn cash(&mut self, v: &View, goal: i32, cash: &Cash) -> Sure {
        let top = cash.top;
        let (mut my_tricks, mut partner_tricks, mut reaches) = (0, 0, false);
        let mut gifts = [Gift(0); 4];
        for suit in 0..4u32 {
            if suit_mask(suit) == cash.trumps {
                continue;
            }
            let gift = self.gift(v, suit, cash.ruffs);
            my_tricks += gift.mine();
            partner_tricks += gift.partners();
            reaches |= gift.reaches_partner();
            gifts[suit as usize & 3] = gift;
        }
        my_tricks = (my_tricks + top.0).min(v.tricks);
        partner_tricks = if reaches && !cash.drawn { (partner_tricks + top.0).min(v.tricks) } else { 0 };
        let best = my_tricks.max(partner_tricks);
        if best < goal {
            return (best, 0);
        }
        if my_tricks < goal {
            // Every suit may be the way to partner: all winners count.
            let all = gifts.iter().enumerate().fold(top.1, |all, (suit, gift)| {
                all | (gift.my_winners() | gift.partner_winners()) << (suit * 16)
            });
            return (goal, all);
        }
        let mut surplus = gifts.iter().map(|gift| gift.mine()).sum::<i32>() + top.0 - goal;
        let mut winners = 0;
        for (suit, gift) in gifts.iter().enumerate() {
            let tricks = gift.mine();
            if tricks <= surplus {
                surplus -= tricks;
                continue;
            }
            let mut ranks = gift.my_winners() | if reaches { gift.partner_winners() } else { 0 };
            if surplus > 0 && gift.is_plain() && len(ranks) == tricks {
                for _ in 0..surplus {
                    ranks &= ranks - 1;
                }
                surplus = 0;
            }
            winners |= ranks << (suit * 16);
        }
        // What comes after the trumps are drawn rests on that.
        if cash.drawn || surplus < top.0 {
            let mut ranks = top.1;
            if !cash.drawn && len(ranks) == top.0 {
                for _ in 0..surplus {
                    ranks &= ranks - 1;
                }
            }
            winners |= ranks;
        }
        (goal, winners)
    }
}

/// The trump tricks of the side on lead, if the leader can draw all trumps of the opponents: the highest
/// are his, as many as the longer of them holds.
///
/// Nobody can ruff then, and the lead stays with him. He cashes his suits and leads his other trumps
/// last: no opponent wins one. If partner has to win with a higher one, he leads the rest of his own,
/// so as many are tricks as the shorter of the two has, and all of the leader's if partner has none
/// left. Partner, who has as many cards as there are tricks, need not part with what is counted; should
/// he have nothing but trumps, all the rest is theirs.
fn drawn(v: &View, trumps: u64) -> Option<Sure> {
    let rounds = len(v.left & trumps).max(len(v.right & trumps));
    let partners = len(v.partner & trumps);
    let mine = v.me & trumps;
    let (mut rest, mut winners) = (v.all & trumps, 0);
    for _ in 0..rounds {
        let card = 1 << highest(rest);
        if mine & card == 0 {
            return None;
        }
        rest ^= card;
        winners |= card;
    }
    let tricks = if partners > rounds { len(mine).min(partners) } else { len(mine) };
    Some((tricks, winners))
}

/// The highest `most` cards of a suit.
fn keep(mut suit: u64, most: i32) -> u64 {
    for _ in most..len(suit) {
        suit &= suit - 1;
    }
    suit
}

/// Tricks in a suit with `my` and `their` top cards, if `mine` leads; and whether the other hand can be
/// crossed to `mine` in it.
fn from_here(mine: u64, my: i32, theirs: u64, their: i32) -> (i32, bool) {
    let entry = theirs != 0 && my > 0 && highest(mine) > theirs.trailing_zeros();
    let tricks = if their == 0 {
        my
    } else if my == 0 {
        // A low card crosses over.
        if mine != 0 { their } else { 0 }
    } else if highest(mine) < theirs.trailing_zeros() {
        // Blocked: every card of the other hand is higher.
        their
    } else if mine.trailing_zeros() > highest(theirs) {
        my
    } else {
        // One of the other hand's top cards falls under ours if it has no low ones.
        let their = if their == len(theirs) { their - 1 } else { their };
        len(mine).min(my + their)
    };
    (tricks, entry)
}

/// Works a gift out.
fn work_out(v: &View, suit: u32, ruffs: usize) -> Gift {
    let lane = |hand: u64| hand >> (suit * 16) & SUIT;
    let (mut mine, mut theirs, left, right) = (lane(v.me), lane(v.partner), lane(v.left), lane(v.right));
    let (l, r, mm, pp) = (len(left), len(right), len(mine), len(theirs));
    // No card need be higher than what others can play to it.
    let (my_most, their_most) = (pp.max(l).max(r), mm.max(l).max(r));
    let cap_left = if ruffs & 1 != 0 { l } else { 13 };
    let cap = if ruffs & 2 != 0 { cap_left.min(r) } else { cap_left };
    mine = keep(mine, cap);
    theirs = keep(theirs, cap);
    let (mut my, mut their, mut my_winners, mut partner_winners) = (0, 0, 0, 0);
    let mut rest = lane(v.all);
    while rest != 0 {
        let card = 1 << highest(rest);
        if mine & card != 0 {
            my += 1;
            if my <= my_most {
                my_winners |= card;
            }
        } else if theirs & card != 0 {
            their += 1;
            if their <= their_most {
                partner_winners |= card;
            }
        } else {
            break;
        }
        rest ^= card;
    }
    let mut plain = my == 0 || their == 0;
    if cap == 13 {
        // Nobody can ruff, and top cards exhaust all others: low cards win too.
        let exhausted = l.max(r);
        if my >= exhausted && pp <= my {
            plain &= my == mm;
            my = mm;
        }
        if their >= exhausted && mm <= their {
            plain &= their == pp;
            their = pp;
        }
    }
    let (from_me, _) = from_here(mine, my, theirs, their);
    let (from_partner, reaches) = from_here(theirs, their, mine, my);
    Gift(
        my_winners
            | partner_winners << 13
            | (from_me as u64) << 26
            | (from_partner as u64) << 30
            | u64::from(reaches) << 34
            | u64::from(plain) << 35,
    )
}
