//! What each option of an open election is worth.

use bridge::Contract;
use bridge_laws::{
    Table, Unsettled,
    words::{Answer, Choice, Election, Question},
};
use cards::{BySide, Card, Seat};
use claims::{NormalPlay, Normals};
use solver::{PositionError, Settings, Solver};
use thiserror::Error;

use crate::{
    claim, course,
    line::Step,
    revoke,
    tree::{End, Ends, Node, Tree},
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

/// Positions that normal play of a claim may cost at most: they are all remembered, and few claims come
/// so early that there are more.
const CLAIM: u64 = 4_000_000;

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
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claimed {
    /// Who claimed or conceded.
    pub by: Seat,
    /// What normal play of his side comes to; what best play gives is the worth of the table. `None` where more
    /// than following suit bears on the play, or it would have been too much to look through.
    pub normally: Option<Normally>,
}

/// What normal play of the claimer's side comes to, nothing stated and nothing found (70, 71).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Normally {
    /// The worst for that side.
    pub worst: Worth,
    /// The best for it.
    pub best: Worth,
    /// The worst line, and where it goes wrong.
    pub play: NormalPlay,
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
    let mut ends = Ends::new(table.rules());
    let tree = ends.grow(table.clone())?;
    ends.solve(solver, contract.strain, limits)?;
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
    // What he took for a winner depends on how many tricks he claimed, which is for the director to look at (N3).
    let normals = Normals::USUAL.taking_losers_for_winners();
    prices.claim = table.contested().map(|by| Claimed {
        by,
        normally: claim::normal_play(table, by, normals, limits.nodes.min(CLAIM))
            .map(|play| pricing.normally(table, by, play)),
    });
    Ok(prices)
}

struct Pricing {
    contract: Contract,
    vulnerable: bool,
}

impl Pricing {
    fn put(&self, tree: &Tree, ends: &Ends) -> Prices {
        let (tricks, transfer, next) = match &tree.node {
            Node::End(n) => {
                let end = ends.get(*n);
                let (tricks, transfer) = end.map(End::found).unwrap_or_default();
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

    fn normally(&self, table: &Table, by: Seat, play: NormalPlay) -> Normally {
        let state = table.state();
        let won = |own: u8| {
            let rest = if by.side() == state.declarer.side() { own } else { play.left - own };
            self.worth(course::won(state) + rest)
        };
        Normally { worst: won(play.fewest), best: won(play.most), play }
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
