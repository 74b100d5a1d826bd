//! Tricks that a side is certain of, without search. Each function says why its bound holds.
//!
//! A bound names the cards whose rank it rests on: whatever holds of this position holds of every one
//! of the same shape with the same owners of those cards and of all higher ones.

use super::layout::{highest, suit_mask};

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

pub const NONE: Sure = (0, 0);

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
