//! What each option of an open election is worth.

use bridge::Contract;
use bridge_laws::{
    State, Status, Table, Unsettled,
    clause::Point,
    event::{About, Event},
    words::{Answer, Choice, Election, Irregularity, Question},
};
use cards::{BySeat, BySide, Card, CardSet, Seat, Side};
use solver::{Position, PositionError, Settings, Solver};
use thiserror::Error;

use crate::{
    bound,
    claim::Lines,
    line::{self, Step},
    revoke,
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
    /// Revokes because of which one side may be better off with a trick less (64A): that is not searched.
    #[error("because of its revokes one side may be better off with a trick less; that is not priced")]
    Revokes,
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
    /// The tricks that go over for revokes, where no choice comes first; [`Worth`] has them (64A).
    pub transfer: BySide<u8>,
    /// For every revoke what the table asked about would be worth without it (64C).
    pub without: Vec<WithoutRevoke>,
    /// The contested claim of the table asked about.
    pub claim: Option<Claimed>,
}

/// What would have happened without a revoke.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WithoutRevoke {
    /// Who revoked.
    pub seat: Seat,
    /// In which trick, from 1.
    pub trick: u8,
    /// What comes of it if from just before the revoke all follow suit and play as well as can be. `None`
    /// where penalty cards or restrictions, or another irregularity, bore on the play from there on.
    pub worth: Option<Worth>,
}

/// A contested claim or concession (70).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claimed {
    /// Who claimed or conceded.
    pub by: Seat,
    /// The worst for his side that plain play gives, whatever the others do: suits led from the top in any
    /// order, no finesse, tricks won that can be won, low cards otherwise. What best play gives is the
    /// worth of the table. `None` where more than following suit bears on the play, or it would have been
    /// too much to look through.
    pub plainly: Option<Worth>,
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
    /// That attention is drawn now to the revoke of this player in this trick.
    Revoke(Seat, u8),
    /// That attention is drawn now to what is wrong with this trick (67).
    Defective(u8),
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
    let may_lie = table.rules().readings.is_other_way(Point::DP14.number());
    let mut ends = Ends { may_lie, ends: Vec::new() };
    let tree = ends.grow(table.clone())?;
    ends.solve(solver, contract, limits)?;
    let vulnerable = table.vulnerable().of(table.state().declarer.side());
    let pricing = Pricing { contract, vulnerable };
    let mut prices = pricing.put(&tree, &ends);
    prices.without = revoke::without(table.state(), solver)
        .into_iter()
        .map(|(seat, trick, tricks)| WithoutRevoke {
            seat,
            trick,
            worth: tricks.map(|tricks| pricing.worth(tricks)),
        })
        .collect();
    prices.claim = table
        .contested()
        .map(|by| Claimed { by, plainly: plainly(table, by, limits).map(|tricks| pricing.worth(tricks)) });
    Ok(prices)
}

/// The tricks of declarer's side in all, if the side that claims plays plainly and it goes as badly for it
/// as it can.
fn plainly(table: &Table, by: Seat, limits: Limits) -> Option<u8> {
    let state = table.state();
    let position = bound::position(state).filter(|_| !state.has_duties())?;
    let played: Vec<Card> = position.trick().map(|(_, card)| card).collect();
    let mut lines = Lines::new(state.strain, by.side(), limits.nodes);
    let fewest = lines.fewest(position.hands(), position.leader(), &played).ok()?;
    let declarers = state.declarer.side();
    let rest = if by.side() == declarers { fewest } else { bound::left(state) - fewest };
    Some(bound::won(state) + rest)
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
    /// What declarer's side has in all, for every number of the tricks that are left.
    after: Vec<(u8, BySide<u8>)>,
    /// How many of those it wins.
    rest: u8,
    line: Vec<Step>,
    over: bool,
}

struct Ends {
    may_lie: bool,
    ends: Vec<End>,
}

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
            Some(Unsettled::Revoke { .. }) if state.revokes.iter().all(|r| r.established) => {}
            Some(unsettled) => return Err(NoPrice::Unsettled(unsettled)),
        }
        let over = table.is_over() && table.contested().is_none();
        let left = if over { 0 } else { bound::left(state) };
        let side = state.declarer.side();
        let after: Vec<(u8, BySide<u8>)> = (0..=left)
            .map(|rest| {
                let mut won = BySide([rest; 2]);
                won[side.other()] = left - rest;
                let transfer = table.transfer_if(won);
                let tricks = table.tricks()[side] + rest + transfer[side];
                (tricks.saturating_sub(transfer[side.other()]), transfer)
            })
            .collect();
        if !after.is_sorted_by_key(|&(tricks, _)| tricks) {
            return Err(NoPrice::Revokes);
        }
        self.ends.push(End { state: state.clone(), after, rest: 0, line: Vec::new(), over });
        Ok(Node::End(self.ends.len() - 1))
    }

    /// Those that come of the same cards are solved together.
    fn solve(&mut self, solver: &mut Solver, contract: Contract, limits: Limits) -> Result<(), NoPrice> {
        let mut waiting: Vec<&mut End> = self.ends.iter_mut().filter(|end| !end.over).collect();
        let mut spent = 0;
        while let Some(first) = waiting.first() {
            let cards: BySeat<CardSet> = bound::whole(&first.state);
            let side: Side = first.state.declarer.side();
            let start = Position::new(cards, first.state.trick.leader).map_err(NoPrice::Hands)?;
            let (these, others): (Vec<_>, Vec<_>) =
                waiting.into_iter().partition(|end| bound::whole(&end.state) == cards);
            waiting = others;
            let limit = limits.nodes.saturating_sub(spent);
            let mut search = Search::new(solver, &start, contract.strain, side, self.may_lie, limit);
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
        self.rest = rest;
        Ok(())
    }
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
        let (tricks, transfer, next) = match &tree.node {
            Node::End(n) => {
                let end = ends.ends.get(*n);
                let found = end.and_then(|end| end.after.get(usize::from(end.rest)).copied());
                let (tricks, transfer) = found.unwrap_or((0, BySide([0, 0])));
                (tricks, transfer, Next::Line(end.map(|end| end.line.clone()).unwrap_or_default()))
            }
            Node::Election(election, options) => {
                let declarer = tree.table.state().declarer;
                let (tricks, next) = self.election(declarer, election, options, ends);
                (tricks, BySide([0, 0]), next)
            }
        };
        Prices {
            table: tree.table.clone(),
            worth: self.worth(tricks),
            next,
            assumed: tree.assumed.clone(),
            transfer,
            without: Vec::new(),
            claim: None,
        }
    }

    fn worth(&self, tricks: u8) -> Worth {
        Worth { tricks, score: bridge::score(self.contract, self.vulnerable, tricks) }
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
