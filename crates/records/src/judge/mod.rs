//! What really happened on a board, by its record, and what was irregular in it.

pub(crate) mod auction;
mod deal;
mod found;
pub(crate) mod play;
mod together;

use bridge::{Call, Contract, Outcome, Strain, dealer_of_board};
use bridge_laws::cite;
use cards::{BySide, Seat};
use thiserror::Error;

pub use self::{
    found::{Broken, Found, Kind, Law},
    together::settle_together,
};
use crate::{
    Board, Format, There,
    board::{Bidding, Order, Play, Recorded},
};

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

impl Judgement {
    /// The cards that were played are not those of this deal, as far as the file tells.
    #[must_use]
    pub fn is_of_another_deal(&self) -> bool {
        self.irregularities.iter().any(|found| found.kind == Kind::RecordBroken(Broken::OtherDeal))
    }
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
    judgement.declarer = match board.declarer {
        _ if judgement.passed_out => None,
        Some(declarer) => Some(declarer.seat),
        None => by_auction.filter(|_| agrees).map(|(_, declarer)| declarer),
    };
    let contradiction = bid.is_some_and(|bid| compare(board, bid, &mut judgement));
    settle_calls(board, contradiction, &mut judgement.irregularities);
    let before = judgement.irregularities.len();
    let mut seats = play::Seats::default();
    let mut as_recorded = true;
    if let Some(play) = board.play.as_ref().filter(|play| !play.cells.is_empty()) {
        let strain = strain.ok_or(JudgeError::NoContract)?;
        if judgement.declarer.is_none() && play.order == Order::Played && board.deal.is_none() {
            return Err(JudgeError::NoLeader);
        }
        let shifted = with_missing_pass(board, play, by_auction);
        let other = by_auction.filter(|_| contradiction).or(shifted);
        (seats, as_recorded) = play_either_way(board, play, strain, other, &mut judgement);
        if shifted.is_some_and(|(_, declarer)| judgement.declarer == Some(declarer)) {
            judgement.irregularities.push(Found::broken(Broken::MissingPass, None));
        }
    }
    // Where cards of one hand are in one trick the play is that of another deal, or cards are missing in it: then what
    // went before shows nothing either.
    if judgement.irregularities.iter().any(Found::breaks_off) {
        let mut place = 0;
        judgement.irregularities.retain(|found| {
            place += 1;
            place <= before || found.marked || found.breaks_off()
        });
    }
    settle_contract(board, bid, as_recorded, &mut judgement);
    if as_recorded && let Some(Some(led)) = seats.first() {
        find_missing_pass(board, *led, &mut judgement.irregularities);
    }
    // What the play seems to show rests on the contract, the declarer and the deal.
    let deal_is_bad = judgement.irregularities.iter().any(|found| found.kind == Kind::BadDeal);
    let only_in_header =
        board.place.format == Format::Lin && board.auction.is_none() && board.contract.is_some();
    let broken = judgement.irregularities.iter().skip(before).any(|found| !found.marked);
    if contradiction || deal_is_bad || only_in_header {
        for found in judgement.irregularities.iter_mut().skip(before).filter(|found| !found.marked) {
            found.certain = false;
        }
    }
    results(board, &mut judgement, !(broken || contradiction || deal_is_bad || only_in_header));
    Ok((judgement, seats))
}

/// Judges the play by the contract as recorded or, if something is wrong then and less is wrong by it, as the auction has
/// it. Tells besides whether the play in the recorded contract is
/// regular, but for what the writer of the record may have left out.
fn play_either_way(
    board: &Board,
    play: &Play,
    strain: Strain,
    other: Option<(Contract, Seat)>,
    judgement: &mut Judgement,
) -> (play::Seats, bool) {
    let blank = judgement.clone();
    let before = judgement.irregularities.len();
    let faults = |judgement: &Judgement| {
        judgement.irregularities.iter().skip(before).filter(|found| !found.marked).count()
    };
    let only_writer = |found: &Found| found.marked || matches!(found.kind, Kind::RecordBroken(_));
    let seats = play::judge(board, play, strain.trump(), judgement);
    let wrong = faults(judgement);
    if let Some((contract, declarer)) = other.filter(|_| wrong > 0) {
        let mut second = Judgement { contract: Some(contract), declarer: Some(declarer), ..blank };
        second.passed_out = false;
        let other_seats = play::judge(board, play, contract.strain.trump(), &mut second);
        if faults(&second) < wrong {
            let regular = judgement.irregularities.iter().skip(before).all(only_writer);
            *judgement = second;
            return (other_seats, regular);
        }
    }
    (seats, judgement.irregularities.iter().skip(before).all(only_writer))
}

/// What only seems to be wrong in the calls, going by what else the record says.
fn settle_calls(board: &Board, contradiction: bool, found: &mut [Found]) {
    // The board's number says who deals (2), and from him on all is regular: it is the dealer that was written down wrongly.
    let first =
        board.auction.as_ref().filter(|auction| auction::is_regular(auction)).map(|auction| auction.first);
    let number = board.number().and_then(|number| number.parse().ok());
    let by_number = number.map(dealer_of_board).filter(|_| !contradiction);
    for one in found.iter_mut().filter(|one| !one.marked) {
        match one.kind {
            Kind::CallOutOfRotation if one.seat.is_some() && one.seat == first && first == by_number => {
                *one = Found::broken(Broken::WrongDealer, None);
            }
            // Another contract was played than these calls lead to: the bid that is not high enough may have been another one.
            Kind::InsufficientBid if contradiction => one.certain = false,
            _ => {}
        }
    }
}

/// That contract and auction do not agree is certain unless calls are missing that would lead to the contract, and the
/// play was played in it, or one of the two may be another board's.
fn settle_contract(board: &Board, bid: Option<auction::Bid>, as_recorded: bool, judgement: &mut Judgement) {
    let Some(bid) = bid else { return };
    let of_another =
        board.remarks.iter().any(|remark| matches!(remark.there, There::StrayResult | There::AuctionBefore));
    for found in &mut judgement.irregularities {
        let missing_calls = match found.kind {
            Kind::WrongDeclarer => true,
            Kind::WrongContract => match (board.contract, bid.outcome) {
                (Some(Recorded::Contract(contract)), Outcome::Contract(said, _)) => {
                    let rank = |c: Contract| (c.level, c.strain, c.doubled);
                    rank(contract) > rank(said)
                }
                (Some(Recorded::Contract(_)), Outcome::PassedOut) => true,
                _ => false,
            },
            _ => continue,
        };
        found.certain = !(missing_calls && as_recorded || of_another);
    }
}

/// No declarer is recorded, and the one of the auction or his partner led: with one pass more, who is it?
fn with_missing_pass(
    board: &Board,
    play: &Play,
    by_auction: Option<(Contract, Seat)>,
) -> Option<(Contract, Seat)> {
    let ((contract, declarer), auction) = (by_auction?, board.auction.as_ref()?);
    let shifted = play::first_holder(board.deal.as_ref()?, play)?.previous();
    let other_side = board.declarer.is_none() && shifted.side() != declarer.side();
    (other_side && auction::lacks_a_pass(auction, contract, shifted)).then_some((contract, shifted))
}

/// The recorded declarer's left-hand opponent led, and with one pass more the auction leads to him: it was left out.
fn find_missing_pass(board: &Board, led: Seat, found: &mut [Found]) {
    let Some(found) = found.iter_mut().find(|found| found.kind == Kind::WrongDeclarer) else { return };
    let (Some(auction), Some(Recorded::Contract(contract))) = (&board.auction, board.contract) else {
        return;
    };
    let declarer = found.seat.filter(|declarer| declarer.next() == led);
    if declarer.is_some_and(|declarer| auction::lacks_a_pass(auction, contract, declarer)) {
        *found = Found::broken(Broken::MissingPass, None);
    }
}

/// The contract against the auction. Tells whether they contradict each other.
fn compare(board: &Board, bid: auction::Bid, judgement: &mut Judgement) -> bool {
    let law = Law::Clause(cite::CONTRACT);
    let found = &mut judgement.irregularities;
    let before = found.len();
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
                    found.push(Found { trick: Some(1), marked: true, ..lead.certain() });
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
    found.iter().skip(before).any(|found| matches!(found.kind, Kind::WrongContract | Kind::WrongDeclarer))
}

/// Some collections leave out the passes before the first bid, so that the calls seem to be the wrong players'. That
/// the opening lead came from the recorded declarer's left tells such a record from a wrong one.
fn leaves_out_passes(board: &Board, declarer: Seat) -> bool {
    let first = board.auction.as_ref().and_then(|auction| auction.entries.first());
    let opened = matches!(first, Some(Bidding::Call { call: Call::Bid(..), .. }));
    let led = board.play.as_ref().is_some_and(|play| play.order == Order::Columns(declarer.next()));
    opened && led
}

/// The result against the play; `clear` if nothing else is in doubt.
fn results(board: &Board, judgement: &mut Judgement, clear: bool) {
    let Some(declarer) = judgement.declarer else { return };
    let won = judgement.won[declarer.side()];
    let lost = judgement.won[declarer.side().other()];
    // The tricks of another contract, which the auction did not lead to, are not those of this one.
    let of_this = board.declarer.is_none_or(|recorded| recorded.seat.side() == declarer.side());
    let result = board.result.filter(|_| of_this);
    let recorded = result.map(|result| result.of(declarer)).or(board.claim);
    judgement.tricks = if judgement.whole { Some(won) } else { recorded };
    let Some(recorded) = recorded else { return };
    let possible = |tricks: u8| (won..=13u8.saturating_sub(lost)).contains(&tricks);
    let sum = result.and_then(|r| r.side.and(r.other).map(|other| other + r.tricks));
    let right = possible(recorded) && sum.is_none_or(|sum| sum == 13);
    let marked = result.is_some_and(|result| result.irregular);
    let claimed_otherwise =
        result.is_some() && board.claim.is_some_and(|claim| claim != recorded && possible(claim));
    // End positions count the tricks before them, which nobody sees.
    let end_position = matches!(board.contract, Some(Recorded::Strain(_)));
    if marked {
        judgement.tricks = Some(recorded);
    } else if !right && !end_position && !rectified(judgement, declarer, recorded, won) {
        // After a broken trick nobody knows what else was won.
        if judgement.irregularities.iter().any(Found::breaks_off) {
            return;
        }
        let seat = Some(declarer);
        let found = if board.claim.is_some_and(possible) {
            Found::broken(Broken::ResultAndClaim, seat)
        } else {
            Found { certain: clear, ..Found::new(Kind::WrongResult, seat, Law::Number("79A")) }
        };
        judgement.irregularities.push(found);
    } else if right
        && claimed_otherwise
        && !end_position
        && !judgement.irregularities.iter().any(Found::breaks_off)
    {
        judgement.irregularities.push(Found::broken(Broken::ResultAgainstClaim, Some(declarer)));
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
