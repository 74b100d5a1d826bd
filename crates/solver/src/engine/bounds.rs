//! Tricks that a side is certain of, without search. Each function says why its bound holds.
//!
//! A bound names the cards whose rank it rests on: whatever holds of this position holds of every one
//! of the same shape with the same owners of those cards and of all higher ones.

use super::layout::{highest, lengths, suit_mask};

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
    /// How many cards of each suit each hand holds.
    pub shape: u64,
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

/// Trump tricks of two partners by their highest trumps, whoever leads.
///
/// *Theorem.* If the highest `r` trumps are theirs and the longer hand has `m` trumps, `min(m, r)` tricks
/// are theirs. *Proof*, by what one trick changes. They play a trump only if they must, then one of the
/// `r` from a hand that has one, and the other hand its lowest. No opponent beats it, so the trick is
/// theirs; `m` falls by one, and `r` by one unless both hands had nothing else than such cards, but then
/// `r` was greater than `m`. So `min(m, r)` falls by one at most for each trick won, and by none
/// for a trick without their trumps.
pub fn top_trumps(all: u64, mine: u64, partners: u64) -> Sure {
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
pub fn unpaired_trumps(hand: u64, opponents: u64, goal: i32) -> Sure {
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
fn guarded_trump(hand: u64, before: u64, after: u64, leads: bool, tricks: i32) -> Sure {
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

/// The trump tricks of two partners, each with the opponent who plays before him, by whatever shows
/// most of them.
fn trumps(hands: [(u64, u64); 2], leads: bool, tricks: i32, goal: i32) -> Sure {
    let [(one, before_one), (other, before_other)] = hands;
    let opponents = before_one | before_other;
    let mut best = top_trumps(one | other | opponents, one, other);
    for hand in [one, other] {
        if best.0 < goal {
            let found = unpaired_trumps(hand, opponents, goal);
            if found.0 > best.0 {
                best = found;
            }
        }
    }
    if best.0 == 0 && goal == 1 {
        best = guarded_trump(one, before_one, before_other, leads, tricks);
        if best.0 == 0 {
            best = guarded_trump(other, before_other, before_one, false, tricks);
        }
    }
    best
}

/// The trump tricks that the side not on lead is certain of, where there are trumps. None if they
/// cannot be `goal`: none of the theorems shows more than the longer hand has trumps.
pub fn trumps_against_lead(v: &View, trump: u32, goal: i32) -> Sure {
    let [_, left, _, right] = lengths(v.shape, v.seat, trump);
    if (left.max(right) as i32) < goal {
        return NONE;
    }
    let m = suit_mask(trump);
    trumps([(v.left & m, v.me & m), (v.right & m, v.partner & m)], false, v.tricks, goal)
}

/// The trump tricks that the side on lead is certain of though it can take none at once, if they can be
/// `goal`.
pub fn trumps_of_leader(v: &View, trump: u32, goal: i32) -> Sure {
    let [me, _, partner, _] = lengths(v.shape, v.seat, trump);
    if (me.max(partner) as i32) < goal {
        return NONE;
    }
    let m = suit_mask(trump);
    trumps([(v.me & m, v.right & m), (v.partner & m, v.left & m)], true, v.tricks, goal)
}

/// Tricks that the side not on lead is certain of where there are no trumps.
///
/// *Theorem.* Let `n` tricks be left, and let the side on lead win at most `r` of them before it leads a
/// suit whose highest card is against it: that opponent wins then, and goes on with the highest cards
/// of each suit of which he holds the highest, as many as he has of them or as tricks are left, at
/// least `n - r`. *Proof.* Each time the side leads a suit of which it holds the highest card, one hand
/// at least follows; so `r` is at most the sum of the longer holdings in these suits. The opponent has
/// as many cards as tricks are left, and has thrown others as long as he could. Which of the two
/// opponents comes to lead is for the side on lead to choose among those who can be led to.
pub fn slow_notrump(v: &View) -> Sure {
    let ours = v.me | v.partner;
    let mut room = v.tricks;
    let mut our_tops = 0;
    // For left and right: the cards he goes on with, and whether he can be led to.
    let (mut left, mut right) = ((0u64, false), (0u64, false));
    for suit in 0..4u32 {
        let m = suit_mask(suit);
        let here = v.all & m;
        if here == 0 {
            continue;
        }
        let top = 1 << highest(here);
        if ours & top != 0 {
            room -= len(v.me & m).max(len(v.partner & m));
            our_tops |= top;
            continue;
        }
        let (hand, (cards, reached)) =
            if v.left & top != 0 { (v.left, &mut left) } else { (v.right, &mut right) };
        let others = here & !hand;
        *cards |= if others == 0 { here } else { here & !((2 << highest(others)) - 1) };
        *reached |= ours & m != 0;
    }
    if room <= 0 {
        return NONE;
    }
    let (tricks, cards) = match (left, right) {
        ((l, true), (r, true)) => (len(l).min(len(r)), l | r),
        ((cards, true), _) | (_, (cards, true)) => (len(cards), cards),
        _ => return NONE,
    };
    let tricks = tricks.min(room);
    // One trick is lost in any case; for more it matters which suits cannot be lost to the other
    // opponent.
    (tricks, if tricks > 1 { cards | our_tops } else { cards })
}
