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
    bounds::{Sure, View, len},
    layout::{Layout, SUIT, highest, suit_mask},
    trumps,
};

/// What two partners can win in one suit, by the hand that leads first and the hand that leads after
/// it: 0 is North or East, 1 is South or West.
///
/// Eight bits each: how many tricks, and on how many of the highest cards of the suit that rests. No
/// tricks from one hand to the other means that there is no way across. Above these what is asked of every suit when
/// they are joined ([`Runs::done`]).
#[derive(Debug, Clone, Copy, Default)]
struct Runs(u64);

const MOST: u32 = 32;
const GAIN: u32 = 36;
/// More than any hand can lose by crossing.
const NO_GAIN: i32 = 14;

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

    /// Adds the most that a hand wins and keeps the lead, and, from either hand, what crossing to the other wins beyond that.
    fn done(self) -> Runs {
        let most = self.tricks(0, 0).max(self.tricks(1, 1));
        let gain = |from: usize| {
            let tricks = self.tricks(from, from ^ 1);
            if tricks == 0 { 0 } else { (NO_GAIN + tricks - most) as u64 }
        };
        Runs(self.0 | (most as u64) << MOST | gain(0) << GAIN | gain(1) << (GAIN + 5))
    }

    /// The most that a hand wins and keeps the lead.
    #[inline]
    const fn most(self) -> i32 {
        (self.0 >> MOST & 15) as i32
    }

    /// What crossing from a hand wins beyond that, counted from [`NO_GAIN`]; 0 where there is no way.
    #[inline]
    const fn gain(self, from: usize) -> i32 {
        (self.0 >> (GAIN as usize + (from & 1) * 5) & 31) as i32
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
        runs.done()
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
        if known >> DEAL == self.deal { Runs(known) } else { self.find(v, suit, ruffs, at) }
    }

    /// Asked for the first time. On its own, as all the others shall not pay for it.
    #[cold]
    #[inline(never)]
    fn find(&mut self, v: &View, suit: u32, ruffs: usize, at: usize) -> Runs {
        let lane = |hand: u64| hand >> (suit * 16) & SUIT;
        let (mut hands, mut opponents) = ([lane(v.me), lane(v.partner)], [lane(v.left), lane(v.right)]);
        if v.seat & 2 != 0 {
            hands.swap(0, 1);
            opponents.swap(0, 1);
        }
        let runs = Runs::find(&Rounds::new(lane(v.all), opponents, ruffs), hands);
        self.runs[at] = runs.0 | self.deal << DEAL;
        runs
    }

    /// Is the side on lead certain of `goal` tricks: what it cashes, and what its highest trumps are worth whoever
    /// leads, `top`? If it is, the cards whose rank that rests on, as few as will do.
    pub fn tricks(&mut self, v: &View, layout: &Layout, goal: i32, top: u8) -> Option<u64> {
        let (trumps, top) = (v.trump.map_or(0, suit_mask), i32::from(top));
        let ruffs = usize::from(v.left & trumps != 0) | usize::from(v.right & trumps != 0) << 1;
        if let Some(plan) = self.join(v, trumps, ruffs, goal - top) {
            let (ranks, spare) = self.ranks(v, layout, trumps, ruffs, plan);
            return Some(ranks | top_ranks(v, trumps, top, spare));
        }
        if ruffs == 0 {
            return None;
        }
        let (tricks, drawing) = drawn(v, trumps)?;
        let plan = self.join(v, trumps, 0, goal - tricks)?;
        Some(drawing | self.ranks(v, layout, trumps, 0, plan).0)
    }

    /// In which way the suits are joined for so many tricks, if they can be, and how many more it wins.
    fn join(&mut self, v: &View, trumps: u64, ruffs: usize, goal: i32) -> Option<(Plan, i32)> {
        let me = v.seat >> 1 & 1;
        let partner = me ^ 1;
        let (mut stay, mut either) = (0, 0);
        // The best way across, and the best way back: what they win beyond, and in which suit.
        let (mut across, mut back) = (0, 0);
        for suit in 0..4 {
            let run = if suit_mask(suit) == trumps { Runs(0) } else { self.suit(v, suit, ruffs) };
            stay += run.tricks(me, me);
            either += run.most();
            across = across.max(run.gain(me) << 2 | suit as i32);
            back = back.max(run.gain(partner) << 2 | suit as i32);
        }
        if stay >= goal {
            return Some((Plan::Stay, stay - goal));
        }
        let (across, out) = (across >> 2, across as usize & 3);
        if across == 0 {
            return None;
        }
        let crossed = either + across - NO_GAIN;
        let (back, home) = ((back >> 2) - NO_GAIN, back as usize & 3);
        if back > 0 && home != out && crossed + back >= goal {
            return Some((Plan::Return(out, home), crossed + back - goal));
        }
        (crossed >= goal).then_some((Plan::Cross(out), crossed - goal))
    }

    /// The cards whose rank a plan rests on that wins `spare` tricks more than are needed, and how many of these are left.
    /// On its own, as it is asked for once in six times that suits are joined.
    #[inline(never)]
    fn ranks(
        &mut self,
        v: &View,
        layout: &Layout,
        trumps: u64,
        ruffs: usize,
        (plan, mut spare): (Plan, i32),
    ) -> (u64, i32) {
        let me = v.seat >> 1 & 1;
        let partner = me ^ 1;
        let mut ranks = 0;
        for suit in 0..4 {
            if suit_mask(suit) == trumps {
                continue;
            }
            let run = self.suit(v, suit, ruffs);
            let at = suit as usize;
            let (from, to) = match plan {
                Plan::Cross(out) | Plan::Return(out, _) if out == at => (me, partner),
                Plan::Return(_, home) if home == at => (partner, me),
                Plan::Cross(_) | Plan::Return(..) if run.tricks(me, me) < run.most() => (partner, partner),
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
                if spare > 0 && depth as i32 == tricks {
                    let cards = layout.top(suit, v.all & suit_mask(suit), depth);
                    if cards & !held == 0 {
                        depth -= spare as u32;
                        spare = 0;
                    }
                }
            }
            if depth > 0 {
                ranks |= layout.top(suit, v.all & suit_mask(suit), depth);
            }
        }
        (ranks, spare)
    }
}

/// The cards whose rank the tricks of the highest trumps rest on, of which so many are not needed.
fn top_ranks(v: &View, trumps: u64, tricks: i32, spare: i32) -> u64 {
    if spare >= tricks {
        return 0;
    }
    let mut cards = trumps::top(v.all & trumps, v.me & trumps, v.partner & trumps).1;
    if len(cards) == tricks {
        for _ in 0..spare {
            cards &= cards - 1;
        }
    }
    cards
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
