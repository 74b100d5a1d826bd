//! Tricks that the side on lead takes one after another without losing the lead.
//!
//! In one suit, round by round: an opponent must follow as long as he can, so in the round after `k`
//! others only an opponent who began with more than `k` cards has one, and at best his highest. A card
//! of ours that is higher than all those wins. What the two hands can win so, and in whose hand the lead
//! ends, is found by trying ([`Runs::find`]), once for each set of cards left in the suit.
//!
//! Suits are then joined, each played in one go ([`Cash::tricks`]). Nobody has to throw what he needs
//! later: a hand has as many cards as there are tricks left, so whoever does not follow has a card that
//! no round of the plan asks for.

#![allow(clippy::indexing_slicing, reason = "suits and seats are masked to their size")]

use super::{
    bounds::{self, Sure, View, len},
    layout::{Layout, SUIT, highest, suit_mask},
};

/// What two partners can win in one suit, by the hand that leads first and the hand that leads after
/// it: 0 is North or East, 1 is South or West.
///
/// Eight bits each: how many tricks, and on how many of the highest cards of the suit that rests. No
/// tricks from one hand to the other means that there is no way across.
#[derive(Debug, Clone, Copy, Default)]
struct Runs(u64);

impl Runs {
    const fn place(from: usize, to: usize) -> usize {
        (from & 1) * 16 + (to & 1) * 8
    }

    #[inline]
    const fn tricks(self, from: usize, to: usize) -> i32 {
        (self.0 >> Runs::place(from, to) & 15) as i32
    }

    #[inline]
    const fn depth(self, from: usize, to: usize) -> u32 {
        (self.0 >> Runs::place(from, to) >> 4 & 15) as u32
    }

    /// Keeps the longer run, or the one that rests on fewer cards.
    fn keep(&mut self, from: usize, to: usize, tricks: i32, depth: u32) {
        let old = (self.tricks(from, to), self.depth(from, to));
        if tricks > old.0 || (tricks == old.0 && depth < old.1) {
            let place = Runs::place(from, to);
            self.0 = self.0 & !(0xff << place) | (tricks as u64 | u64::from(depth) << 4) << place;
        }
    }

    fn find(rounds: &Rounds, hands: [u64; 2]) -> Runs {
        let mut runs = Runs::default();
        let beaten = rounds.beaten(0);
        if (hands[0] | hands[1]) & !beaten == 0 {
            return runs;
        }
        for from in 0..2 {
            rounds.play(&mut runs, hands, from, from, 0, 0);
        }
        runs
    }
}

/// One suit as two partners see it.
struct Rounds {
    /// All cards left in the suit.
    all: u64,
    /// How many cards each opponent has, and the highest that he has and all below it.
    opponents: [(i32, u64); 2],
    /// So many rounds can be played before an opponent ruffs.
    most: i32,
}

impl Rounds {
    fn new(all: u64, opponents: [u64; 2], ruffs: usize) -> Rounds {
        let opponents =
            opponents.map(|hand| (len(hand), if hand == 0 { 0 } else { (2 << highest(hand)) - 1 }));
        let follows = |which: usize| if ruffs >> which & 1 != 0 { opponents[which].0 } else { 13 };
        Rounds { all, opponents, most: follows(0).min(follows(1)) }
    }

    /// The highest card that an opponent can still have after so many rounds, and all below it.
    #[inline]
    fn beaten(&self, rounds: i32) -> u64 {
        let [(one, ones), (other, others)] = self.opponents;
        (if one > rounds { ones } else { 0 }) | if other > rounds { others } else { 0 }
    }

    /// Notes that the lead is in hand `at` after `rounds` rounds, and plays another in every way: either
    /// hand wins it with the lowest card that does, the other gives its lowest.
    ///
    /// The run rests on the winning card's rank, unless nobody else can have a card of the suit.
    fn play(&self, runs: &mut Runs, hands: [u64; 2], from: usize, at: usize, rounds: i32, depth: u32) {
        runs.keep(from, at, rounds, depth);
        if hands[at & 1] == 0 || rounds >= self.most {
            return;
        }
        let beaten = self.beaten(rounds);
        for winner in 0..2 {
            let other = hands[winner ^ 1];
            let low = other & other.wrapping_neg();
            let able = hands[winner] & !(beaten | low.saturating_sub(1) | low);
            if able == 0 {
                continue;
            }
            let card = able & able.wrapping_neg();
            let depth = if beaten | low == 0 { depth } else { depth.max(len(self.all & !(card - 1)) as u32) };
            let mut left = hands;
            left[winner] ^= card;
            left[winner ^ 1] ^= low;
            self.play(runs, left, from, winner, rounds + 1, depth);
        }
    }
}

/// The runs of one deal.
#[derive(Debug)]
pub struct Cash {
    /// By suit, cards left, side, and which opponents can ruff. Valid if the highest 16 bits are this
    /// deal's.
    runs: Vec<u64>,
    deal: u64,
}

const DEAL: u32 = 48;

/// In which way the suits are joined.
#[derive(Debug, Clone, Copy)]
enum Plan {
    /// The lead stays where it is, or comes back with each suit.
    Stay,
    /// One suit crosses to partner. Of the others, each is played where it wins more.
    Cross(usize),
    /// One suit crosses, and another comes back.
    Return(usize, usize),
}

impl Cash {
    pub fn new() -> Cash {
        Cash { runs: vec![0; 4 << 16], deal: 0 }
    }

    /// For another deal.
    pub fn forget(&mut self) {
        self.deal += 1;
        if self.deal >> 16 != 0 {
            self.runs.fill(0);
            self.deal = 1;
        }
    }

    /// The runs of a suit. `ruffs` tells whether the opponent on the left (1) and on the right (2) can
    /// ruff.
    #[inline]
    fn suit(&mut self, v: &View, suit: u32, ruffs: usize) -> Runs {
        let left = (v.all >> (suit * 16)) as usize & 0x1fff;
        // From the point of view of North or East.
        let turned = v.seat & 2 != 0;
        let ruffs = if turned { ruffs >> 1 | (ruffs & 1) << 1 } else { ruffs };
        let at = (suit as usize & 3) << 16 | left << 3 | (v.seat & 1) << 2 | ruffs & 3;
        let known = self.runs[at];
        if known >> DEAL == self.deal {
            return Runs(known);
        }
        let lane = |hand: u64| hand >> (suit * 16) & SUIT;
        let (mut hands, mut opponents) = ([lane(v.me), lane(v.partner)], [lane(v.left), lane(v.right)]);
        if turned {
            hands.swap(0, 1);
            opponents.swap(0, 1);
        }
        let runs = Runs::find(&Rounds::new(lane(v.all), opponents, ruffs), hands);
        self.runs[at] = runs.0 | self.deal << DEAL;
        runs
    }

    /// Tricks that the side on lead is certain of: what it cashes, and what its trumps are worth
    /// whoever leads. If these are `goal` or more, `goal`, and they rest on few ranks.
    pub fn tricks(&mut self, v: &View, layout: &Layout, goal: i32) -> Sure {
        let trumps = v.trump.map_or(0, suit_mask);
        let ruffs = usize::from(v.left & trumps != 0) | usize::from(v.right & trumps != 0) << 1;
        let top = bounds::top_trumps(v.all & trumps, v.me & trumps, v.partner & trumps);
        let found = self.join(v, layout, goal, (trumps, ruffs), top, 0);
        if found.0 >= goal || ruffs == 0 {
            return found;
        }
        match drawn(v, trumps) {
            Some((tricks, ranks)) => {
                let after = self.join(v, layout, goal, (trumps, 0), (tricks, 0), ranks);
                if after.0 > found.0 { after } else { found }
            }
            None => found,
        }
    }

    /// Joins the suits to the trump tricks `top`. All of it rests on `base`.
    fn join(
        &mut self,
        v: &View,
        layout: &Layout,
        goal: i32,
        (trumps, ruffs): (u64, usize),
        top: Sure,
        base: u64,
    ) -> Sure {
        let me = v.seat >> 1 & 1;
        let partner = me ^ 1;
        let mut runs = [Runs(0); 4];
        let (mut stay, mut either) = (0, 0);
        // The best way across, and what the best way back adds.
        let (mut across, mut back) = ((-99, 4), (0, 4));
        for suit in 0..4u32 {
            if suit_mask(suit) == trumps {
                continue;
            }
            let run = self.suit(v, suit, ruffs);
            let at = suit as usize & 3;
            runs[at] = run;
            let mine = run.tricks(me, me);
            let most = mine.max(run.tricks(partner, partner));
            stay += mine;
            either += most;
            let cross = run.tricks(me, partner);
            if cross > 0 && cross - most > across.0 {
                across = (cross - most, at);
            }
            let comes = run.tricks(partner, me) - most;
            if comes > back.0 {
                back = (comes, at);
            }
        }
        let mut plan = (stay, Plan::Stay);
        if across.1 < 4 {
            if either + across.0 > plan.0 {
                plan = (either + across.0, Plan::Cross(across.1));
            }
            if back.0 > 0 && back.1 != across.1 && either + across.0 + back.0 > plan.0 {
                plan = (either + across.0 + back.0, Plan::Return(across.1, back.1));
            }
        }
        let total = plan.0 + top.0;
        if total.min(v.tricks) < goal {
            return (total.min(v.tricks), 0);
        }
        let plan = if stay + top.0 >= goal { (stay, Plan::Stay) } else { plan };
        let mut spare = plan.0 + top.0 - goal;
        let mut ranks = base;
        for (suit, run) in runs.into_iter().enumerate() {
            let (mine, partners) = (run.tricks(me, me), run.tricks(partner, partner));
            let (from, to) = match plan.1 {
                Plan::Cross(out) | Plan::Return(out, _) if out == suit => (me, partner),
                Plan::Return(_, back) if back == suit => (partner, me),
                Plan::Cross(_) | Plan::Return(..) if partners > mine => (partner, partner),
                _ => (me, me),
            };
            let (tricks, mut depth) = (run.tricks(from, to), run.depth(from, to));
            if from == to {
                // What is not needed is not played.
                if tricks <= spare {
                    spare -= tricks;
                    continue;
                }
                let held = if from == me { v.me } else { v.partner };
                let m = suit_mask(suit as u32 & 3);
                if spare > 0 && depth as i32 == tricks {
                    let cards = layout.top(suit as u32, v.all & m, depth);
                    if cards & !held == 0 {
                        depth -= spare as u32;
                        spare = 0;
                    }
                }
            }
            if depth > 0 {
                ranks |= layout.top(suit as u32, v.all & suit_mask(suit as u32), depth);
            }
        }
        if spare < top.0 {
            let mut cards = top.1;
            if len(cards) == top.0 {
                for _ in 0..spare {
                    cards &= cards - 1;
                }
            }
            ranks |= cards;
        }
        (goal, ranks)
    }
}

/// The trump tricks of the side on lead, if the leader can draw all trumps of the opponents: the highest
/// are his, as many as the longer of them holds.
///
/// He keeps the lead until nobody can ruff. Then the suits are cashed, and each trump of the longer of
/// the two hands wins a trick of its own, for no opponent has one. A hand that has nothing but trumps
/// before that wins all the rest.
fn drawn(v: &View, trumps: u64) -> Option<Sure> {
    let rounds = len(v.left & trumps).max(len(v.right & trumps));
    let (mut rest, mut winners) = (v.all & trumps, 0);
    for _ in 0..rounds {
        let card = 1 << highest(rest);
        if v.me & card == 0 {
            return None;
        }
        rest ^= card;
        winners |= card;
    }
    Some((len(v.me & trumps).max(len(v.partner & trumps)), winners))
}
