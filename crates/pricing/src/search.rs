//! The search under the laws.
//!
//! It asks whether declarer's side wins so many tricks. Whatever the laws add to the play takes cards
//! from the defenders or gives declarer a choice; declarer's cards are never restricted. So with
//! restrictions he never wins less than without: where the plain solver says yes the answer is yes, and
//! what has to be searched is only whether the restrictions win him more. Where the last of them is
//! gone, they no longer can.

use bridge::Strain;
use bridge_laws::{Rules, State, Turn};
use cards::{BySide, Card, CardSet, Side};
use solver::{Inquiry, Position, Solver};

use crate::{
    course::{self, Act},
    remembered::{Here, Memory, Proof, is_exact},
};

/// With so many tricks left, a no of the plain solver costs more than to go on under restrictions to where they are gone.
const DEAR: u8 = 8;

/// More work than was allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TooMuch;

/// A board on which the laws restrict the play, from one moment on.
pub(crate) struct Search<'a> {
    plain: Inquiry<'a>,
    side: Side,
    rules: Rules,
    memory: Memory,
    nodes: u64,
    plain_before: u64,
    limit: u64,
}

impl<'a> Search<'a> {
    /// `start` must be a position that all states asked about come of. `rules`: how the debated points are read.
    pub fn new(
        solver: &'a mut Solver,
        start: &Position,
        strain: Strain,
        side: Side,
        rules: Rules,
        limit: u64,
    ) -> Search<'a> {
        let plain = solver.inquire(start, strain);
        let plain_before = plain.nodes();
        Search { plain, side, rules, memory: Memory::default(), nodes: 0, plain_before, limit }
    }

    /// Positions looked at, those of the plain solver included.
    pub fn nodes(&self) -> u64 {
        self.nodes + self.plain.nodes() - self.plain_before
    }

    /// The tricks that declarer's side wins from here on.
    pub fn tricks(&mut self, state: &State) -> Result<u8, TooMuch> {
        let left = course::left(state);
        let mut least = match course::position(state) {
            Some(position) if left > 0 => {
                let tricks = self.plain.tricks(&position, BySide([left, left]))[self.side];
                if course::is_plain(state) {
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
        if need == 0 || need > course::left(state) {
            return Ok(need == 0);
        }
        match course::position(state) {
            Some(position) => {
                let (holds, ranks) = self.plain.proof(&position, self.side, need);
                if holds {
                    return Ok(true);
                }
                if self.nodes() > self.limit {
                    return Err(TooMuch);
                }
                if course::is_plain(state) {
                    Ok(false)
                } else {
                    Ok(self.beyond(state, need, Some(ranks))?.holds)
                }
            }
            // A card lies there before its turn: the plain solver knows no such trick.
            None => self.out_of_turn(state, need),
        }
    }

    /// What can be done next.
    pub fn acts(&self, state: &State, turn: Turn) -> Vec<Act> {
        course::acts(state, turn, self.rules)
    }

    /// The state after an act.
    pub fn after(&self, state: &State, act: Act) -> State {
        course::after(state, act, self.rules)
    }

    /// Does declarer's side act next?
    pub fn is_ours(&self, state: &State, turn: Turn) -> bool {
        course::acts_for(state, turn) == self.side
    }

    /// The same where there are restrictions. `without`: it is known that he does not without them, because of the ranks of
    /// these cards.
    fn beyond(&mut self, state: &State, need: u8, without: Option<CardSet>) -> Result<Proof, TooMuch> {
        let here = Here::of(state);
        if let Some(known) = here.as_ref().and_then(|here| self.memory.look_up(here, need)) {
            return Ok(known);
        }
        self.count()?;
        let turn = state.turn();
        let ours = self.is_ours(state, turn);
        let acts = self.in_order(state, self.acts(state, turn), need);
        let found = if ours { self.any(state, &acts, need, without)? } else { self.all(state, &acts, need)? };
        Ok(match here {
            Some(here) => self.memory.remember(&here, course::left(state), need, found),
            None => found,
        })
    }

    /// What the plain solver would try first comes first; before it, where a defender leads, the suits in which a penalty
    /// card lies: it falls to this trick, and the plain solver knows the rest.
    fn in_order(&mut self, state: &State, mut acts: Vec<Act>, need: u8) -> Vec<Act> {
        if acts.len() > 1
            && let Some(position) = course::position(state)
        {
            let promising = self.plain.promising(&position, self.side, need);
            let falls = |suit| state.major.0.iter().any(|cards| !cards.of(suit).is_empty());
            let leads = state.trick.is_empty() && !self.is_ours(state, state.turn());
            acts.sort_by_cached_key(|&act| match act {
                Act::Play(_, card) => (leads && !falls(card.suit()), place_of(card, &promising)),
                _ => (false, 0),
            });
        }
        acts
    }

    fn count(&mut self) -> Result<(), TooMuch> {
        self.nodes += 1;
        if self.nodes() > self.limit { Err(TooMuch) } else { Ok(()) }
    }

    /// Declarer's side acts: what is known not to be enough without restrictions is not enough after any card of
    /// his, so that only those after which some are left need a look.
    fn any(
        &mut self,
        state: &State,
        acts: &[Act],
        need: u8,
        without: Option<CardSet>,
    ) -> Result<Proof, TooMuch> {
        let mut tried = Tried::new(state, without.unwrap_or_default());
        for &act in acts {
            if tried.is_settled(act) {
                continue;
            }
            let next = self.after(state, act);
            let need = course::still(need, state, &next);
            let won = course::ranks_that_won(state, &next);
            if need == 0 {
                return Ok(Proof { holds: true, ranks: won });
            }
            let found = match without {
                Some(ranks) if need > course::left(&next) || course::is_plain(&next) => {
                    Proof { holds: false, ranks }
                }
                Some(_) => self.beyond(&next, need, without)?,
                None => self.with_or_without(&next, need)?,
            };
            let ranks = found.ranks | won;
            if found.holds {
                return Ok(Proof { holds: true, ranks });
            }
            tried.add(act, ranks);
        }
        Ok(Proof { holds: false, ranks: tried.ranks })
    }

    /// A defender acts: every card must be enough.
    fn all(&mut self, state: &State, acts: &[Act], need: u8) -> Result<Proof, TooMuch> {
        let mut tried = Tried::new(state, CardSet::EMPTY);
        for &act in acts {
            if tried.is_settled(act) {
                continue;
            }
            let next = self.after(state, act);
            let need = course::still(need, state, &next);
            let found = self.with_or_without(&next, need)?;
            let ranks = found.ranks | course::ranks_that_won(state, &next);
            if !found.holds {
                return Ok(Proof { holds: false, ranks });
            }
            tried.add(act, ranks);
        }
        Ok(Proof { holds: true, ranks: tried.ranks })
    }

    /// The same where nothing is known yet of what he wins without restrictions. The plain solver is asked that first,
    /// as long as its no is cheap: it tells nothing but what may be left out.
    fn with_or_without(&mut self, state: &State, need: u8) -> Result<Proof, TooMuch> {
        let left = course::left(state);
        let may_win_more = need > 0 && need <= left && !course::is_plain(state);
        if may_win_more && left >= DEAR {
            return self.beyond(state, need, None);
        }
        let found = self.without(state, need);
        if found.holds || !may_win_more { Ok(found) } else { self.beyond(state, need, Some(found.ranks)) }
    }

    /// Does declarer's side win so many tricks even without restrictions?
    fn without(&mut self, state: &State, need: u8) -> Proof {
        let found = match course::position(state) {
            Some(position) if need > 0 => self.plain.proof(&position, self.side, need),
            _ => (need == 0, CardSet::EMPTY),
        };
        Proof { holds: found.0, ranks: found.1 }
    }

    /// Plays on to where the plain solver can be asked.
    fn out_of_turn(&mut self, state: &State, need: u8) -> Result<bool, TooMuch> {
        self.count()?;
        let turn = state.turn();
        let ours = self.is_ours(state, turn);
        for act in self.acts(state, turn) {
            let next = self.after(state, act);
            let need = course::still(need, state, &next);
            if self.reaches(&next, need)? == ours {
                return Ok(ours);
            }
        }
        Ok(!ours || turn == Turn::Over && need == 0)
    }
}

/// Where a card stands in an order in which one of each group of equals has its place.
fn place_of(card: Card, order: &[Card]) -> usize {
    let below = order.iter().filter(|other| other.suit() == card.suit() && **other <= card).max();
    order.iter().position(|other| Some(other) == below).unwrap_or(order.len())
}

/// The cards of a hand that have been tried in vain, and what that rests on.
struct Tried {
    ranks: CardSet,
    settled: CardSet,
    exact: bool,
}

impl Tried {
    fn new(state: &State, ranks: CardSet) -> Tried {
        Tried { ranks, settled: CardSet::EMPTY, exact: is_exact(state) }
    }

    fn is_settled(&self, act: Act) -> bool {
        matches!(act, Act::Play(_, card) if self.settled.contains(card))
    }

    /// Where the rank of the card did not matter, nor does that of another one below those that did.
    fn add(&mut self, act: Act, ranks: CardSet) {
        self.ranks = self.ranks | ranks;
        if self.exact {
            return;
        }
        let Act::Play(_, card) = act else { return };
        let suit = CardSet::suit(card.suit());
        match ranks.of(card.suit()).lowest() {
            None => self.settled = self.settled | suit,
            Some(lowest) if card < lowest => {
                let below = suit.iter().filter(|&other| other < lowest);
                self.settled = self.settled | below.collect();
            }
            Some(_) => {}
        }
    }
}
