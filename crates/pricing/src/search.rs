//! The search under the laws.
//!
//! It asks whether declarer's side wins so many tricks. Whatever the laws add to the play takes cards
//! from the defenders or gives declarer a choice; declarer's cards are never restricted. So with
//! restrictions he never wins less than without: where the plain solver says yes the answer is yes, and
//! what has to be searched is only whether the restrictions win him more. Where the last of them is
//! gone, they no longer can.

use bridge::Strain;
use bridge_laws::{State, Turn, words::Choice};
use cards::{BySide, Side};
use rustc_hash::FxHashMap;
use solver::{Inquiry, Position, Solver};

use crate::bound::{self, Act, Key};

/// More work than was allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMuch;

/// How many positions with restrictions are remembered at once.
const REMEMBERED: usize = 1 << 21;

/// What is proved of the tricks of declarer's side.
#[derive(Debug, Clone, Copy)]
struct Proved {
    least: u8,
    most: u8,
}

/// A board on which the laws restrict the play, from one moment on.
pub(crate) struct Search<'a> {
    plain: Inquiry<'a>,
    side: Side,
    proved: FxHashMap<Key, Proved>,
    /// How often an act was enough.
    enough: FxHashMap<Act, u32>,
    nodes: u64,
    plain_before: u64,
    limit: u64,
}

impl<'a> Search<'a> {
    /// `start` must be a position that all states asked about come of.
    pub fn new(
        solver: &'a mut Solver,
        start: &Position,
        strain: Strain,
        side: Side,
        limit: u64,
    ) -> Search<'a> {
        let plain = solver.inquire(start, strain);
        let plain_before = plain.nodes();
        Search {
            plain,
            side,
            proved: FxHashMap::default(),
            enough: FxHashMap::default(),
            nodes: 0,
            plain_before,
            limit,
        }
    }

    /// Positions looked at, those of the plain solver included.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.plain.nodes() - self.plain_before
    }

    /// The tricks that declarer's side wins from here on.
    pub fn tricks(&mut self, state: &State) -> Result<u8, TooMuch> {
        let left = bound::left(state);
        let mut least = match bound::position(state) {
            Some(position) if left > 0 => {
                let tricks = self.plain.tricks(&position, BySide([left / 2 + 1, left / 2 + 1]))[self.side];
                if is_plain(state) {
                    return Ok(tricks);
                }
                tricks
            }
            _ => 0,
        };
        while least < left && self.reaches(state, least + 1)? {
            least += 1;
        }
        Ok(least)
    }

    /// Does declarer's side win so many tricks from here on?
    pub fn reaches(&mut self, state: &State, need: u8) -> Result<bool, TooMuch> {
        if need == 0 || need > bound::left(state) {
            return Ok(need == 0);
        }
        match bound::position(state) {
            Some(position) => {
                if self.plain.reaches(&position, self.side, need) {
                    return Ok(true);
                }
                if self.nodes() > self.limit {
                    return Err(TooMuch);
                }
                if is_plain(state) { Ok(false) } else { self.beyond(state, need) }
            }
            // A card lies there before its turn: the plain solver knows no such trick.
            None => self.out_of_turn(state, need),
        }
    }

    /// Does declarer's side act next?
    pub fn is_ours(&self, state: &State, turn: Turn) -> bool {
        bound::acts_for(state, turn) == self.side
    }

    /// The same where it is known that without restrictions he does not, and that there are some.
    fn beyond(&mut self, state: &State, need: u8) -> Result<bool, TooMuch> {
        let key = bound::key(state);
        if let Some(known) = key.as_ref().and_then(|key| self.proved.get(key)) {
            if known.least >= need {
                return Ok(true);
            }
            if known.most < need {
                return Ok(false);
            }
        }
        self.count()?;
        let turn = state.turn();
        let ours = self.is_ours(state, turn);
        let mut acts = bound::acts(state, turn);
        if acts.len() > 1 {
            acts.sort_by_cached_key(|&act| self.urgency(act, ours));
        }
        let found = if ours { self.any(state, &acts, need)? } else { self.all(state, &acts, need)? };
        if let Some(key) = key {
            self.remember(key, bound::left(state), need, found);
        }
        Ok(found)
    }

    /// What is to be tried first comes first: what was enough before; then declarer's low cards, with
    /// which he keeps the lead where it hurts the defenders, and their high ones.
    fn urgency(&self, act: Act, ours: bool) -> i64 {
        let been = i64::from(self.enough.get(&act).copied().unwrap_or(0));
        let rank = match act {
            Act::Play(_, card) if ours => card.rank() as i64,
            Act::Play(_, card) => -(card.rank() as i64),
            Act::AboutLead(Choice::RequireLead(_)) => -1,
            _ => 0,
        };
        rank - i64::from(been.checked_ilog2().unwrap_or(0))
    }

    fn count(&mut self) -> Result<(), TooMuch> {
        self.nodes += 1;
        if self.nodes() > self.limit { Err(TooMuch) } else { Ok(()) }
    }

    /// Declarer's side acts: what is not enough without restrictions is not enough after any card of
    /// his, so that only those after which some are left need a look.
    fn any(&mut self, state: &State, acts: &[Act], need: u8) -> Result<bool, TooMuch> {
        for &act in acts {
            let next = bound::after(state, act);
            let need = need.saturating_sub(bound::won(&next) - bound::won(state));
            if need == 0 {
                return Ok(true);
            }
            if need > bound::left(&next) || is_plain(&next) {
                continue;
            }
            if self.beyond(&next, need)? {
                self.was_enough(act, &next);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// A defender acts: every card must be enough. Those that end the restrictions are the quickest to
    /// be asked about.
    fn all(&mut self, state: &State, acts: &[Act], need: u8) -> Result<bool, TooMuch> {
        let mut waiting: Vec<(Act, State, u8)> = Vec::with_capacity(acts.len());
        for &act in acts {
            let next = bound::after(state, act);
            let need = need.saturating_sub(bound::won(&next) - bound::won(state));
            if need > bound::left(&next) {
                return Ok(false);
            }
            if need == 0 {
                continue;
            }
            if !is_plain(&next) {
                waiting.push((act, next, need));
            } else if !self.is_enough_without(&next, need) {
                return Ok(false);
            }
        }
        for (act, next, need) in waiting {
            if !self.is_enough_without(&next, need) && !self.beyond(&next, need)? {
                self.was_enough(act, &next);
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Does declarer's side win so many tricks even without restrictions?
    fn is_enough_without(&mut self, state: &State, need: u8) -> bool {
        bound::position(state).is_some_and(|position| self.plain.reaches(&position, self.side, need))
    }

    fn was_enough(&mut self, act: Act, next: &State) {
        *self.enough.entry(act).or_default() += u32::from(bound::left(next)).pow(2);
    }

    /// Plays on to where the plain solver can be asked.
    fn out_of_turn(&mut self, state: &State, need: u8) -> Result<bool, TooMuch> {
        self.count()?;
        let turn = state.turn();
        let ours = self.is_ours(state, turn);
        for act in bound::acts(state, turn) {
            let next = bound::after(state, act);
            let need = need.saturating_sub(bound::won(&next) - bound::won(state));
            if self.reaches(&next, need)? == ours {
                return Ok(ours);
            }
        }
        Ok(!ours || turn == Turn::Over && need == 0)
    }

    fn remember(&mut self, key: Key, left: u8, need: u8, found: bool) {
        if self.proved.len() >= REMEMBERED {
            self.proved.clear();
        }
        let known = self.proved.entry(key).or_insert(Proved { least: 0, most: left });
        if found {
            known.least = known.least.max(need);
        } else {
            known.most = known.most.min(need - 1);
        }
    }
}

/// Does nothing but following suit bear on the play that is left?
pub(crate) fn is_plain(state: &State) -> bool {
    !state.has_duties() && bound::is_in_turn(state)
}
