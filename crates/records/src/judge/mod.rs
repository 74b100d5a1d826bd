//! What really happened on a board, by its record, and what was irregular in it.

pub(crate) mod auction;
mod deal;
pub(crate) mod play;

use std::fmt;

use bridge::{Call, Contract, Outcome, Strain};
use bridge_laws::{cite, clause::Clause};
use cards::{BySide, Card, Seat};
use thiserror::Error;

use crate::{
    Board,
    board::{Bidding, Order, Recorded},
};

/// A kind of irregularity that a record can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A card of another suit, with a card of the suit led in hand.
    Revoke,
    /// The opening lead by a hand whose turn it was not.
    OpeningLeadOutOfTurn,
    /// A later lead by a hand whose turn it was not.
    LeadOutOfTurn,
    /// A card played to a trick before or after its turn.
    PlayOutOfTurn,
    /// A card that this hand does not hold, or no longer.
    NotInHand,
    /// A bid not higher than the last.
    InsufficientBid,
    /// A call at another player's turn.
    CallOutOfRotation,
    /// A double or redouble of nothing.
    InadmissibleCall,
    /// A call after the auction was over.
    CallAfterEnd,
    /// The auction breaks off although there is a contract.
    UnfinishedAuction,
    /// A hand with too many or too few cards, or a card that is there twice.
    BadDeal,
    /// The contract is not what the auction led to.
    WrongContract,
    /// The declarer is not whom the auction led to.
    WrongDeclarer,
    /// The recorded tricks are not what the play shows.
    WrongResult,
    /// A mark of an irregularity where there was none.
    UnfoundedMark,
}

impl Kind {
    /// The name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Kind::Revoke => "revoke",
            Kind::OpeningLeadOutOfTurn => "opening-lead-out-of-turn",
            Kind::LeadOutOfTurn => "lead-out-of-turn",
            Kind::PlayOutOfTurn => "play-out-of-turn",
            Kind::NotInHand => "not-in-hand",
            Kind::InsufficientBid => "insufficient-bid",
            Kind::CallOutOfRotation => "call-out-of-rotation",
            Kind::InadmissibleCall => "inadmissible-call",
            Kind::CallAfterEnd => "call-after-end",
            Kind::UnfinishedAuction => "unfinished-auction",
            Kind::BadDeal => "bad-deal",
            Kind::WrongContract => "wrong-contract",
            Kind::WrongDeclarer => "wrong-declarer",
            Kind::WrongResult => "wrong-result",
            Kind::UnfoundedMark => "unfounded-mark",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The law that a finding rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Law {
    /// A clause of those that the table knows.
    Clause(Clause),
    /// A law outside of them, by its number in the code of 2017.
    Number(&'static str),
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Law::Clause(clause) => clause.fmt(f),
            Law::Number(number) => f.write_str(number),
        }
    }
}

/// An irregularity found in a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Found {
    /// What it is.
    pub kind: Kind,
    /// Whose it is, where it is somebody's.
    pub seat: Option<Seat>,
    /// In which trick, from 1, if it was in the play.
    pub trick: Option<u8>,
    /// Which card, if it was one.
    pub card: Option<Card>,
    /// The law.
    pub clause: Law,
    /// The record marks it as irregular and accepted, or not noticed in time.
    pub marked: bool,
}

impl Found {
    pub(crate) const fn new(kind: Kind, seat: Option<Seat>, clause: Law) -> Found {
        Found { kind, seat, trick: None, card: None, clause, marked: false }
    }
}

/// What the record of a board comes to.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Judgement {
    /// The contract that was played; none if the board was passed out or nothing is known.
    pub contract: Option<Contract>,
    /// All passed.
    pub passed_out: bool,
    /// Who declared.
    pub declarer: Option<Seat>,
    /// Declarer's tricks: those won, if all are there; otherwise those claimed or recorded.
    pub tricks: Option<u8>,
    /// Passes before the first bid that the record leaves out.
    pub passes_left_out: u8,
    /// Who won each trick, as far as the play is there.
    pub winners: [Option<Seat>; 13],
    /// Tricks won by each side in the play that is there.
    pub won: BySide<u8>,
    /// All tricks are there.
    pub whole: bool,
    /// What was irregular, in the order of the board.
    pub irregularities: Vec<Found>,
}

/// Why a record cannot be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum JudgeError {
    /// Cards without a contract.
    #[error("cards were played, but neither contract nor auction says what is trump; expected a contract")]
    NoContract,
    /// As the cards fell, but nobody to begin.
    #[error("cards were played, but neither declarer nor deal says who led; expected a declarer")]
    NoLeader,
}

/// Judges the record of a board.
///
/// # Errors
/// [`JudgeError`], if there is a play but nothing to understand it by.
pub fn judge(board: &Board) -> Result<Judgement, JudgeError> {
    Ok(judge_seats(board)?.0)
}

/// Seats of the cards of the play, place by place, beside the judgement.
pub(crate) fn judge_seats(board: &Board) -> Result<(Judgement, play::Seats), JudgeError> {
    let mut judgement = Judgement::default();
    let found = &mut judgement.irregularities;
    if let Some(deal) = &board.deal {
        deal::judge(deal, found);
    }
    let bid = board.auction.as_ref().map(|auction| auction::judge(auction, board.dealer, found));
    let outcome = bid.map(|bid| bid.outcome);
    let mut strain: Option<Strain> = None;
    let by_auction = match outcome {
        Some(Outcome::Contract(contract, declarer)) => Some((contract, declarer)),
        _ => None,
    };
    match board.contract {
        Some(Recorded::Contract(contract)) => judgement.contract = Some(contract),
        Some(Recorded::Strain(only)) => strain = Some(only),
        Some(Recorded::PassedOut) => judgement.passed_out = true,
        None => {
            judgement.contract = by_auction.map(|(contract, _)| contract);
            judgement.passed_out = outcome == Some(Outcome::PassedOut);
        }
    }
    strain = strain.or(judgement.contract.map(|contract| contract.strain));
    let agrees = judgement.contract == by_auction.map(|(contract, _)| contract);
    let by_auction = by_auction.map(|(_, declarer)| declarer);
    judgement.declarer = match board.declarer {
        _ if judgement.passed_out => None,
        Some(declarer) => Some(declarer.seat),
        None => by_auction.filter(|_| agrees),
    };
    if let Some(bid) = bid {
        compare(board, bid, &mut judgement);
    }
    let mut seats = play::Seats::default();
    if let Some(play) = board.play.as_ref().filter(|play| !play.cells.is_empty()) {
        let strain = strain.ok_or(JudgeError::NoContract)?;
        if judgement.declarer.is_none() && play.order == Order::Played && board.deal.is_none() {
            return Err(JudgeError::NoLeader);
        }
        seats = play::judge(board, play, strain.trump(), &mut judgement);
    }
    results(board, &mut judgement);
    Ok((judgement, seats))
}

/// The contract against the auction.
fn compare(board: &Board, bid: auction::Bid, judgement: &mut Judgement) {
    let law = Law::Clause(cite::CONTRACT);
    let found = &mut judgement.irregularities;
    let mut wrong = |kind| found.push(Found::new(kind, None, law));
    match (board.contract, bid.outcome) {
        (None | Some(Recorded::Strain(_)), _) => {}
        (Some(_), Outcome::Open(_)) => {
            if !bid.stopped {
                wrong(Kind::UnfinishedAuction);
            }
        }
        (Some(Recorded::PassedOut), Outcome::PassedOut) => {}
        (Some(Recorded::Contract(contract)), Outcome::Contract(said, declarer)) => {
            if contract != said {
                wrong(Kind::WrongContract);
            } else if let Some(recorded) = board.declarer.filter(|d| d.seat != declarer) {
                if recorded.changed && recorded.seat == declarer.partner() {
                    // The new declarer's left-hand opponent led instead of the old one's.
                    let seat = Some(recorded.seat.next());
                    let lead =
                        Found::new(Kind::OpeningLeadOutOfTurn, seat, Law::Clause(cite::DECLARER_LAYS_DOWN));
                    found.push(Found { trick: Some(1), marked: true, ..lead });
                } else if leaves_out_passes(board, recorded.seat) {
                    judgement.passes_left_out = declarer.steps_to(recorded.seat);
                } else {
                    let seat = Some(recorded.seat);
                    found.push(Found::new(Kind::WrongDeclarer, seat, law));
                }
            }
        }
        _ => wrong(Kind::WrongContract),
    }
}

/// Some collections leave out the passes before the first bid, so that the calls seem to be the wrong players'. That
/// the opening lead came from the recorded declarer's left tells such a record from a wrong one.
fn leaves_out_passes(board: &Board, declarer: Seat) -> bool {
    let first = board.auction.as_ref().and_then(|auction| auction.entries.first());
    let opened = matches!(first, Some(Bidding::Call { call: Call::Bid(..), .. }));
    let led = board.play.as_ref().is_some_and(|play| play.order == Order::Columns(declarer.next()));
    opened && led
}

/// The result against the play.
fn results(board: &Board, judgement: &mut Judgement) {
    let Some(declarer) = judgement.declarer else { return };
    let won = judgement.won[declarer.side()];
    let lost = judgement.won[declarer.side().other()];
    let recorded = board.result.map(|result| result.of(declarer)).or(board.claim);
    judgement.tricks = if judgement.whole { Some(won) } else { recorded };
    let Some(recorded) = recorded else { return };
    let least = won;
    let most = 13u8.saturating_sub(lost);
    let sum = board.result.and_then(|r| r.side.and(r.other).map(|other| other + r.tricks));
    let possible = (least..=most).contains(&recorded) && sum.is_none_or(|sum| sum == 13);
    let marked = board.result.is_some_and(|result| result.irregular);
    // End positions count the tricks before them, which nobody sees.
    let end_position = matches!(board.contract, Some(Recorded::Strain(_)));
    if marked {
        judgement.tricks = Some(recorded);
    } else if !possible && !end_position && !rectified(judgement, declarer, recorded, won) {
        let seat = Some(declarer);
        judgement.irregularities.push(Found::new(Kind::WrongResult, seat, Law::Number("79A")));
    }
}

/// Tricks that changed sides after a revoke (64A) are no fault of the record.
fn rectified(judgement: &mut Judgement, declarer: Seat, recorded: u8, won: u8) -> bool {
    let revoked = |side| {
        judgement
            .irregularities
            .iter()
            .any(|f| f.kind == Kind::Revoke && f.seat.is_some_and(|s| s.side() == side))
    };
    let offenders = if recorded > won { declarer.side().other() } else { declarer.side() };
    let so = judgement.whole && recorded.abs_diff(won) <= 2 && revoked(offenders);
    if so {
        judgement.tricks = Some(recorded);
    }
    so
}
