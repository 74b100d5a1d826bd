//! The choices that are open at once, one after another, down to where play goes on, and what comes of the play
//! there. Whatever the director has not said yet is taken to be ordinary, and is said.

use bridge::Strain;
use bridge_laws::{
    Rules, State, Status, Table, Unsettled,
    event::{About, Event},
    words::{Choice, Election, Irregularity, Question},
};
use cards::{BySeat, BySide, CardSet};
use solver::{Position, Solver};

use crate::{
    course,
    line::{self, Step},
    price::{Assumed, Limits, NoPrice},
    search::{Search, TooMuch},
};

/// A table at which somebody chooses, or play goes on.
pub(crate) struct Tree {
    pub table: Table,
    /// What was taken for granted to come to it.
    pub assumed: Vec<Assumed>,
    pub node: Node,
}

pub(crate) enum Node {
    /// Play goes on: the number of the end.
    End(usize),
    Election(Election, Vec<(Choice, Tree)>),
}

/// Where play goes on, and what is found there.
pub(crate) struct End {
    state: State,
    /// What declarer's side has in all, for every number of the tricks that are left.
    after: Vec<(u8, BySide<u8>)>,
    /// How many of those it wins.
    rest: u8,
    pub line: Vec<Step>,
    over: bool,
}

/// All ends of a tree.
pub(crate) struct Ends {
    /// How the debated points are read.
    rules: Rules,
    ends: Vec<End>,
}

impl Ends {
    pub fn new(rules: Rules) -> Ends {
        Ends { rules, ends: Vec::new() }
    }

    pub fn get(&self, number: usize) -> Option<&End> {
        self.ends.get(number)
    }

    /// The tree that grows from here; its ends are added to these.
    pub fn grow(&mut self, mut table: Table) -> Result<Tree, NoPrice> {
        let mut assumed = Vec::new();
        loop {
            let node = match table.status() {
                Status::Question(question) => {
                    assumed.push(answer_ordinarily(&mut table, question)?);
                    continue;
                }
                Status::Election(election) => self.elections(&table, election)?,
                Status::Call(_) => return Err(NoPrice::Unsettled(Unsettled::Auction)),
                Status::Play(_) | Status::Over => {
                    if let Some(noticed) = draw_attention(&mut table) {
                        assumed.push(noticed);
                        continue;
                    }
                    assumed.extend(table.may_take_back().map(|(seat, card)| Assumed::LeftThere(seat, card)));
                    self.end(&table)?
                }
            };
            return Ok(Tree { table, assumed, node });
        }
    }

    fn elections(&mut self, table: &Table, election: Election) -> Result<Node, NoPrice> {
        let mut options = Vec::new();
        // Where both defenders may choose, what one of them says is enough (55A).
        for (&by, &choice) in
            election.by.iter().take(1).flat_map(|by| election.options.iter().map(move |c| (by, c)))
        {
            let mut next = table.clone();
            if next.record(&Event::Choose(vec![(by, choice)])).is_ok() {
                options.push((choice, self.grow(next)?));
            }
        }
        Ok(Node::Election(election, options))
    }

    fn end(&mut self, table: &Table) -> Result<Node, NoPrice> {
        let state = table.state();
        match table.unsettled() {
            None | Some(Unsettled::Claim) => {}
            Some(Unsettled::Revoke { .. }) if state.revokes.iter().all(|r| r.established.is_some()) => {}
            Some(unsettled) => return Err(unequal(state).unwrap_or(NoPrice::Unsettled(unsettled))),
        }
        let over = table.is_over() && table.contested().is_none();
        let left = if over { 0 } else { course::left(state) };
        let after: Vec<(u8, BySide<u8>)> = (0..=left).map(|rest| in_all(table, left, rest)).collect();
        if !after.is_sorted_by_key(|&(tricks, _)| tricks) {
            return Err(NoPrice::Revokes);
        }
        self.ends.push(End { state: state.clone(), after, rest: 0, line: Vec::new(), over });
        Ok(Node::End(self.ends.len() - 1))
    }

    /// Those that come of the same cards are solved together.
    pub fn solve(&mut self, solver: &mut Solver, strain: Strain, limits: Limits) -> Result<(), NoPrice> {
        let mut waiting: Vec<&mut End> = self.ends.iter_mut().filter(|end| !end.over).collect();
        let mut spent = 0;
        while let Some(first) = waiting.first() {
            let cards: BySeat<CardSet> = course::whole(&first.state);
            let side = first.state.declarer.side();
            let start = Position::new(cards, first.state.trick.leader).map_err(NoPrice::Hands)?;
            let (these, others): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|end| course::whole(&end.state) == cards);
            waiting = others;
            let limit = limits.nodes.saturating_sub(spent);
            let mut search = Search::new(solver, &start, strain, side, self.rules, limit);
            for end in these {
                end.solve(&mut search, limits.lines).map_err(|TooMuch| NoPrice::TooMuch(limits.nodes))?;
            }
            spent += search.nodes();
        }
        Ok(())
    }
}

impl End {
    /// The tricks of declarer's side in all, and those that go over for revokes.
    pub fn found(&self) -> (u8, BySide<u8>) {
        self.after.get(usize::from(self.rest)).copied().unwrap_or_default()
    }

    fn solve(&mut self, search: &mut Search, lines: bool) -> Result<(), TooMuch> {
        let rest = search.tricks(&self.state)?;
        if lines {
            self.line = line::line(search, &self.state, rest)?;
        }
        self.rest = rest;
        Ok(())
    }
}

/// What declarer's side has in all if it wins so many of the tricks that are left, and what goes over (64A).
fn in_all(table: &Table, left: u8, rest: u8) -> (u8, BySide<u8>) {
    let side = table.state().declarer.side();
    let mut won = BySide([rest; 2]);
    won[side.other()] = left - rest;
    let transfer = table.transfer_if(won);
    let tricks = table.tricks()[side] + rest + transfer[side];
    (tricks.saturating_sub(transfer[side.other()]), transfer)
}

/// Hands that had not equally many cards from the first: no trick is to blame for it.
fn unequal(state: &State) -> Option<NoPrice> {
    let unplayed = state.history.is_empty() && state.surplus.is_empty();
    let hands = unplayed.then(|| Position::new(course::whole(state), state.trick.leader))?;
    hands.err().map(NoPrice::Hands)
}

/// Where something is wrong that the laws put right once attention is drawn to it, it is drawn now: to a
/// revoke (61–64), to a trick with too many cards or too few (67).
fn draw_attention(table: &mut Table) -> Option<Assumed> {
    let state = table.state();
    let by = state.declarer;
    // Two cards at once, and a revoke with one of them: which is put right first the director says.
    if !state.surplus.is_empty() && !state.revokes.is_empty() {
        return None;
    }
    let (assumed, about) = match table.unsettled()? {
        // Cards laid together lie there until somebody speaks; once their trick is over, it has too many.
        Unsettled::Matter(Some(noticed)) if noticed.kind == Irregularity::TwoCards => {
            let over = |&&(_, _, trick): &&(_, _, u8)| trick < state.trick_number();
            let &(_, _, trick) = state.surplus.iter().find(over)?;
            (Assumed::Defective(trick), About::Trick(trick))
        }
        Unsettled::Matter(noticed) if noticed.is_none_or(|n| n.kind != Irregularity::Revoke) => return None,
        Unsettled::Revoke { .. } | Unsettled::Matter(_) => {
            let r = state.revokes.iter().find(|r| r.attention.is_none())?;
            (Assumed::Revoke(r.seat, r.trick), About::Revoke { by: r.seat, trick: r.trick })
        }
        Unsettled::Defective => {
            let missing = |n: &usize| {
                state.history.get(*n).is_some_and(|quitted| quitted.trick.cards.0.contains(&None))
            };
            let without_a_card = || Some(state.before + u8::try_from((0..13).find(missing)?).ok()? + 1);
            let trick = state.surplus.first().map(|&(_, _, trick)| trick).or_else(without_a_card)?;
            (Assumed::Defective(trick), About::Trick(trick))
        }
        _ => return None,
    };
    let mut next = table.clone();
    next.record(&Event::CallDirector { by, about }).ok()?;
    // Where that changes nothing, it stays as it was and is refused.
    (next.state() != table.state() || next.status() != table.status()).then(|| {
        *table = next;
        assumed
    })
}

/// The answer that is given where nothing special has happened.
fn answer_ordinarily(table: &mut Table, question: Question) -> Result<Assumed, NoPrice> {
    let Some(&with) = table.answers(question).first() else { return Err(NoPrice::Question(question)) };
    match table.record(&Event::answer(question, with)) {
        Ok(()) if table.status() != Status::Question(question) => Ok(Assumed::Answer(question, with)),
        _ => Err(NoPrice::Question(question)),
    }
}
