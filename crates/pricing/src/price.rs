//! What each option of an open election is worth.

use bridge::Contract;
use bridge_laws::{
    State, Status, Table, Unsettled,
    clause::Point,
    event::Event,
    words::{Answer, Choice, Election, Question},
};
use cards::{BySeat, Card, CardSet, Seat, Side};
use solver::{Position, PositionError, Settings, Solver};
use thiserror::Error;

use crate::{
    bound,
    line::{self, Step},
    search::{Search, TooMuch},
};

/// How much work a question may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Positions to be looked at. It is looked up between the questions to the plain solver, so that a
    /// freak deal may go beyond it.
    pub nodes: u64,
    /// Bytes for what the plain solver has proved.
    pub memory: usize,
    /// Are lines of best play wanted? They cost about as much again as half of the prices.
    pub lines: bool,
}

impl Default for Limits {
    /// A few minutes of work at most.
    fn default() -> Limits {
        Limits { nodes: 1 << 32, memory: Settings::default().memory, lines: true }
    }
}

impl Limits {
    /// For an answer on a page: about a second of work, and no lines.
    pub const PAGE: Limits = Limits { nodes: 10_000_000, memory: 64 << 20, lines: false };
}

/// Why there are no prices.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NoPrice {
    /// Cards of these hands are not known: so many are missing in each.
    #[error("not all four hands are known; missing: {}", missing(.0))]
    Missing(Vec<(Seat, u8)>),
    /// Something at the table is not decided by the cards.
    #[error("{0}")]
    Unsettled(Unsettled),
    /// The director must first find this out, and no answer is the ordinary one.
    #[error("the director must first find out: {}", .0.id())]
    Question(Question),
    /// A debated point, read the other way, gives a play that is not searched.
    #[error("{0} read the other way is not priced where both defenders have penalty cards")]
    Reading(Point),
    /// The hands do not fit one another.
    #[error("the hands do not fit: {0}")]
    Hands(PositionError),
    /// It would take more positions than were allowed.
    #[error("too much: more than {0} positions would have to be looked at")]
    TooMuch(u64),
}

fn missing(hands: &[(Seat, u8)]) -> String {
    hands.iter().map(|(seat, cards)| format!("{cards} of {seat}")).collect::<Vec<_>>().join(", ")
}

/// What the table is worth with best play of both sides under the laws, all cards seen.
#[derive(Debug, Clone, PartialEq)]
pub struct Prices {
    /// The table, with all that is taken for granted.
    pub table: Table,
    /// What it comes to.
    pub worth: Worth,
    /// What leads there.
    pub next: Next,
    /// What was taken for granted.
    pub assumed: Vec<Assumed>,
}

/// A result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Worth {
    /// The tricks of declarer's side in all, those before included.
    pub tricks: u8,
    /// The score of declarer's side (77).
    pub score: i32,
}

/// What leads to a result.
#[derive(Debug, Clone, PartialEq)]
pub enum Next {
    /// Play goes on like this; empty where no lines were wanted.
    Line(Vec<Step>),
    /// Somebody chooses first.
    Election {
        /// What may be chosen, and by whom.
        election: Election,
        /// Every option.
        options: Vec<Priced>,
    },
}

/// An option with what it is worth.
#[derive(Debug, Clone, PartialEq)]
pub struct Priced {
    /// The option.
    pub choice: Choice,
    /// No other is better for whoever chooses.
    pub best: bool,
    /// What comes of it.
    pub then: Prices,
}

/// What was taken for granted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Assumed {
    /// This answer to a question that the director has not answered yet.
    Answer(Question, Answer),
    /// That this player leaves the card that he may take back.
    LeftThere(Seat, Card),
}

/// The prices of a table, by a solver made for it.
///
/// # Errors
/// [`NoPrice`] says what is in the way, also where it would be more work than allowed.
pub fn prices_of(table: &Table, limits: Limits) -> Result<Prices, NoPrice> {
    let mut solver = Solver::new(Settings { memory: limits.memory });
    price(table, &mut solver, limits)
}

/// The prices of a table, by this solver; the memory is what it has.
///
/// # Errors
/// [`NoPrice`] says what is in the way.
pub fn price(table: &Table, solver: &mut Solver, limits: Limits) -> Result<Prices, NoPrice> {
    let Some(contract) = table.contract() else { return Err(NoPrice::Unsettled(Unsettled::Auction)) };
    let missing: Vec<(Seat, u8)> = table
        .state()
        .hands
        .iter()
        .filter(|(_, hand)| !hand.is_open_book())
        .map(|(seat, hand)| (seat, hand.count.saturating_sub(u8::try_from(hand.known.len()).unwrap_or(0))))
        .collect();
    if !missing.is_empty() {
        return Err(NoPrice::Missing(missing));
    }
    let mut ends = Ends::default();
    let tree = ends.grow(table.clone())?;
    ends.solve(solver, contract, limits)?;
    Ok(Pricing { contract, vulnerable: table.vulnerable().of(table.state().declarer.side()) }
        .put(&tree, &ends))
}

/// The elections that are open at once, one after another, down to where play goes on.
struct Tree {
    table: Table,
    assumed: Vec<Assumed>,
    node: Node,
}

enum Node {
    End(usize),
    Election(Election, Vec<(Choice, Tree)>),
}

/// Where play goes on, and what is found there.
struct End {
    state: State,
    tricks: u8,
    line: Vec<Step>,
    over: bool,
}

#[derive(Default)]
struct Ends(Vec<End>);

impl Ends {
    fn grow(&mut self, mut table: Table) -> Result<Tree, NoPrice> {
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
        if let Some(unsettled) = table.unsettled() {
            return Err(NoPrice::Unsettled(unsettled));
        }
        let state = table.state();
        let both = state.declarer.side().other().seats().iter().all(|&seat| !state.major[seat].is_empty());
        if both && table.rules().readings.is_other_way(Point::DP14.number()) {
            return Err(NoPrice::Reading(Point::DP14));
        }
        let tricks = table.tricks()[state.declarer.side()];
        self.0.push(End { state: state.clone(), tricks, line: Vec::new(), over: table.is_over() });
        Ok(Node::End(self.0.len() - 1))
    }

    /// Those that come of the same cards are solved together.
    fn solve(&mut self, solver: &mut Solver, contract: Contract, limits: Limits) -> Result<(), NoPrice> {
        let mut waiting: Vec<&mut End> = self.0.iter_mut().filter(|end| !end.over).collect();
        let mut spent = 0;
        while let Some(first) = waiting.first() {
            let cards: BySeat<CardSet> = bound::whole(&first.state);
            let side: Side = first.state.declarer.side();
            let start = Position::new(cards, first.state.trick.leader).map_err(NoPrice::Hands)?;
            let (these, others): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|end| bound::whole(&end.state) == cards);
            waiting = others;
            let mut search =
                Search::new(solver, &start, contract.strain, side, limits.nodes.saturating_sub(spent));
            for end in these {
                end.solve(&mut search, limits.lines).map_err(|TooMuch| NoPrice::TooMuch(limits.nodes))?;
            }
            spent += search.nodes();
        }
        Ok(())
    }
}

impl End {
    fn solve(&mut self, search: &mut Search, lines: bool) -> Result<(), TooMuch> {
        let rest = search.tricks(&self.state)?;
        if lines {
            self.line = line::line(search, &self.state, rest)?;
        }
        self.tricks += rest;
        Ok(())
    }
}

/// The answer that is given where nothing special has happened.
fn answer_ordinarily(table: &mut Table, question: Question) -> Result<Assumed, NoPrice> {
    let Some(&with) = table.answers(question).first() else { return Err(NoPrice::Question(question)) };
    let answer = Event::Answer {
        question: question.id().to_owned(),
        seat: question.seat(),
        suit: question.suit(),
        with,
    };
    match table.record(&answer) {
        Ok(()) if table.status() != Status::Question(question) => Ok(Assumed::Answer(question, with)),
        _ => Err(NoPrice::Question(question)),
    }
}

struct Pricing {
    contract: Contract,
    vulnerable: bool,
}

impl Pricing {
    fn put(&self, tree: &Tree, ends: &Ends) -> Prices {
        let (tricks, next) = match &tree.node {
            Node::End(n) => {
                let end = ends.0.get(*n);
                (
                    end.map_or(0, |end| end.tricks),
                    Next::Line(end.map(|end| end.line.clone()).unwrap_or_default()),
                )
            }
            Node::Election(election, options) => {
                self.election(tree.table.state().declarer, election, options, ends)
            }
        };
        let score = bridge::score(self.contract, self.vulnerable, tricks);
        Prices {
            table: tree.table.clone(),
            worth: Worth { tricks, score },
            next,
            assumed: tree.assumed.clone(),
        }
    }

    fn election(
        &self,
        declarer: Seat,
        election: &Election,
        options: &[(Choice, Tree)],
        ends: &Ends,
    ) -> (u8, Next) {
        let declarers = election.by.first().is_none_or(|by| by.side() == declarer.side());
        let priced: Vec<(Choice, Prices)> =
            options.iter().map(|(choice, tree)| (*choice, self.put(tree, ends))).collect();
        let all = priced.iter().map(|(_, then)| then.worth.tricks);
        let best = if declarers { all.max() } else { all.min() }.unwrap_or(0);
        let options = priced
            .into_iter()
            .map(|(choice, then)| Priced { choice, best: then.worth.tricks == best, then })
            .collect();
        (best, Next::Election { election: election.clone(), options })
    }
}
