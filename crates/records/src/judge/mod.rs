//! What really happened on a board, by its record, and what was irregular in it.

pub(crate) mod auction;
mod deal;
mod found;
pub(crate) mod play;
pub(crate) mod slips;
mod together;

use std::borrow::Cow;

use bridge::{Call, Contract, Outcome, Strain, dealer_of_board};
use bridge_laws::cite;
use cards::{BySide, Seat};
use thiserror::Error;

pub use self::{
    found::{Against, Broken, Found, Kind, Law},
    together::settle_together,
};
use crate::{
    Board, Deal, Format,
    board::{Auction, Bidding, Cell, Order, Play, Recorded},
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

/// Seats of the cards of the play without what stands in it twice, place by place, beside the judgement.
pub(crate) fn judge_seats(board: &Board) -> Result<(Judgement, play::Seats), JudgeError> {
    let mut judgement = Judgement::default();
    let found = &mut judgement.irregularities;
    let recorded = board.play.as_ref().filter(|play| !play.cells.is_empty());
    let deal = board.deal.map(|deal| judge_deal(deal, recorded, found)).unwrap_or_default();
    let auction = board.auction.as_ref().map(|auction| without_repeat(board, auction, found));
    let bid = auction.as_deref().map(|auction| auction::judge(auction, board.dealer, found));
    let outcome = bid.map(|bid| bid.outcome);
    // Where cards were played the auction was over.
    let cut_off = auction.as_deref().filter(|auction| {
        let wanted = recorded.is_some() || bid.is_some_and(|bid| !bid.stopped);
        board.contract.is_none() && wanted && auction::is_cut_off(auction)
    });
    let continued = cut_off.filter(|_| recorded.is_some()).and_then(auction::with_last_passes);
    let by_auction = outcome.and_then(auction::contract).or(continued.map(|(_, bid)| bid));
    let strain = was_played(board, by_auction, outcome, &mut judgement);
    let contradiction = bid.is_some_and(|bid| compare(board, bid, &mut judgement));
    settle_calls(board, contradiction, &mut judgement.irregularities);
    let mut before = judgement.irregularities.len();
    let mut seats = play::Seats::default();
    let (mut as_recorded, mut exchanged) = (true, false);
    if let Some(play) = recorded {
        // What calls that are not there would have led to nobody knows.
        let strains = Strain::ALL.into_iter().rev().filter(|_| cut_off.is_some());
        let strain = strain.or(strains.clone().next()).ok_or(JudgeError::NoContract)?;
        if judgement.declarer.is_none() && play.order == Order::Played && board.deal.is_none() {
            return Err(JudgeError::NoLeader);
        }
        let repeat = slips::without_repeats(play);
        let play = repeat.as_ref().map_or(play, |(left, ..)| left);
        let shifted = with_missing_pass(board, play, by_auction);
        let other = by_auction.filter(|_| contradiction).or(shifted).map(Reading::from);
        let declarer = board.declarer.map(|declarer| declarer.seat);
        let unknown = strains.map(|strain| Reading { contract: None, declarer, strain });
        let recorded = Reading { contract: judgement.contract, declarer: judgement.declarer, strain };
        let readings = std::iter::once(recorded).chain(other).chain(unknown);
        (seats, as_recorded) = play_as_it_fits(deal, play, readings, &mut judgement);
        let certain =
            judgement.irregularities.iter().skip(before).any(|found| found.certain && !found.marked);
        exchanged = certain && is_regular_exchanged(deal, play, strain, &judgement);
        if let Some((_, place, card)) = repeat {
            let trick = u8::try_from(place / 4 + 1).ok();
            let twice = Found { trick, card: Some(card), ..Found::broken(Broken::CardTwice, None) };
            judgement.irregularities.push(twice);
        }
        if shifted.is_some_and(|(_, declarer)| judgement.declarer == Some(declarer)) {
            judgement.irregularities.push(Found::broken(Broken::MissingPass, None));
        }
    }
    if cut_off.is_some() {
        let bid = continued.filter(|(_, (contract, _))| judgement.contract == Some(*contract));
        let one_pass = bid.is_some_and(|(passes, _)| passes == 1);
        let broken = if one_pass { Broken::MissingPass } else { Broken::AuctionCutOff };
        judgement.irregularities.insert(before, Found::broken(broken, None));
        before += 1;
    }
    // Where cards of one hand are in one trick the play is that of another deal, or cards are missing in it: then what
    // went before shows nothing either.
    if judgement.irregularities.iter().any(Found::breaks_off) {
        let mut place = 0;
        judgement.irregularities.retain(|found| {
            place += 1;
            place <= before || found.marked || found.breaks_off() || found.is_twice()
        });
    }
    if as_recorded && let Some(Some(led)) = seats.first() {
        find_missing_pass(board, *led, &mut judgement.irregularities);
    }
    // What the play seems to show rests on the contract, the declarer and the deal, and on that it stands there as it was.
    let deal_is_bad = judgement.irregularities.iter().any(|found| found.kind == Kind::BadDeal);
    let only_in_header =
        board.place.format == Format::Lin && board.auction.is_none() && board.contract.is_some();
    let in_doubt = contradiction || deal_is_bad || only_in_header || cut_off.is_some() || exchanged;
    let of_the_play = judgement.irregularities.iter().skip(before);
    let broken = of_the_play.clone().any(|found| !found.marked);
    let disorder = of_the_play.clone().any(Found::is_broken_play);
    for found in judgement.irregularities.iter_mut().skip(before).filter(|found| !found.marked) {
        found.certain &= !in_doubt && (!disorder || found.is_broken_play());
    }
    results(board, &mut judgement, !(broken || in_doubt));
    Ok((judgement, seats))
}

/// The contract that was played, and who declared; tells the denomination.
fn was_played(
    board: &Board,
    by_auction: Option<(Contract, Seat)>,
    outcome: Option<Outcome>,
    judgement: &mut Judgement,
) -> Option<Strain> {
    let no_card = board.play.as_ref().is_none_or(|play| play.cells.is_empty());
    match board.contract {
        Some(Recorded::Contract(contract)) => judgement.contract = Some(contract),
        Some(Recorded::Strain(_)) => {}
        // Nobody plays a board that was passed out.
        Some(Recorded::PassedOut) if no_card || by_auction.is_none() => judgement.passed_out = true,
        Some(Recorded::PassedOut) | None => {
            judgement.contract = by_auction.map(|(contract, _)| contract);
            judgement.passed_out = outcome == Some(Outcome::PassedOut);
        }
    }
    let agrees = judgement.contract == by_auction.map(|(contract, _)| contract);
    judgement.declarer = match board.declarer {
        _ if judgement.passed_out => None,
        Some(declarer) => Some(declarer.seat),
        None => by_auction.filter(|_| agrees).map(|(_, declarer)| declarer),
    };
    match board.contract {
        Some(Recorded::Strain(only)) => Some(only),
        _ => judgement.contract.map(|contract| contract.strain),
    }
}

/// What is wrong with the deal, and the deal as it was: where the play shows the card that a hand is short of, with it.
fn judge_deal(recorded: Deal, play: Option<&Play>, found: &mut Vec<Found>) -> Deal {
    let cards = play.iter().flat_map(|play| &play.cells).filter_map(Cell::of_a_card).collect();
    match deal::with_cards_left_out(&recorded, cards) {
        Some((seat, whole)) => {
            found.push(Found::broken(Broken::CardNotDealt, Some(seat)));
            whole
        }
        None => {
            deal::judge(&recorded, found);
            recorded
        }
    }
}

/// The auction, without a bid that stands there twice if contract, declarer or the opening lead tell that it was made once.
fn without_repeat<'a>(board: &Board, auction: &'a Auction, found: &mut Vec<Found>) -> Cow<'a, Auction> {
    let Some(left) = auction::without_repeat(auction) else { return Cow::Borrowed(auction) };
    if says_of(board, auction::outcome(&left)) == Some(true) {
        found.push(Found::broken(Broken::CallTwice, None));
        return Cow::Owned(left);
    }
    Cow::Borrowed(auction)
}

/// Does the rest of the record say that the auction led to this? None if it says nothing of it.
fn says_of(board: &Board, outcome: Outcome) -> Option<bool> {
    let Some((contract, declarer)) = auction::contract(outcome) else { return Some(false) };
    let recorded = board.contract.map(|recorded| recorded == Recorded::Contract(contract));
    let declares = board.declarer.map(|recorded| recorded.seat == declarer);
    let play = board.play.as_ref().filter(|play| play.order == Order::Played);
    let first = play.zip(board.deal.as_ref()).and_then(|(play, deal)| play::first_holder(deal, play));
    let led = first.map(|seat| seat == declarer.next());
    // Which contract it was tells least: two auctions may lead to one.
    match (declares, led) {
        (None, None) => recorded.filter(|same| !same),
        _ => Some([recorded, declares, led].into_iter().flatten().all(|same| same)),
    }
}

/// Is nothing wrong in the play with two cards of it exchanged?
fn is_regular_exchanged(deal: Deal, play: &Play, strain: Strain, judged: &Judgement) -> bool {
    let Judgement { contract, declarer, .. } = *judged;
    let trump = contract.map_or(strain, |contract| contract.strain).trump();
    slips::exchanged(play).any(|exchanged| {
        let mut judgement = Judgement { contract, declarer, ..Judgement::default() };
        play::judge(deal, &exchanged, trump, &mut judgement);
        judgement.irregularities.iter().all(|found| found.marked)
    })
}

/// What the play can be judged by.
#[derive(Clone, Copy)]
struct Reading {
    contract: Option<Contract>,
    declarer: Option<Seat>,
    strain: Strain,
}

impl From<(Contract, Seat)> for Reading {
    fn from((contract, declarer): (Contract, Seat)) -> Reading {
        Reading { contract: Some(contract), declarer: Some(declarer), strain: contract.strain }
    }
}

/// Judges the play by the first of these readings, or by a later one if less is wrong then. Tells besides whether it is
/// regular by the first, but for what the writer of the record may have left out.
fn play_as_it_fits(
    deal: Deal,
    play: &Play,
    readings: impl Iterator<Item = Reading>,
    judgement: &mut Judgement,
) -> (play::Seats, bool) {
    let before = judgement.irregularities.len();
    let only_writer = |found: &Found| found.marked || matches!(found.kind, Kind::RecordBroken(_));
    let mut best: Option<(usize, Judgement, play::Seats)> = None;
    let mut regular_by_first = None;
    for Reading { contract, declarer, strain } in readings {
        let mut read = Judgement { contract, declarer, ..judgement.clone() };
        let seats = play::judge(deal, play, strain.trump(), &mut read);
        let here = read.irregularities.get(before..).unwrap_or_default();
        let faults = here.iter().filter(|found| !found.marked).count();
        regular_by_first.get_or_insert(here.iter().all(only_writer));
        if best.as_ref().is_none_or(|(least, ..)| faults < *least) {
            best = Some((faults, read, seats));
        }
        if faults == 0 {
            break;
        }
    }
    let Some((_, read, seats)) = best else { return Default::default() };
    *judgement = read;
    (seats, regular_by_first.unwrap_or_default())
}

/// What only seems to be wrong in the calls, going by what else the record says.
fn settle_calls(board: &Board, contradiction: bool, found: &mut [Found]) {
    // The board's number says who deals (2), and from him on all is regular: it is the dealer that was written down wrongly.
    let first =
        board.auction.as_ref().filter(|auction| auction::is_regular(auction)).map(|auction| auction.first);
    let number = board.number().and_then(|number| number.parse().ok());
    let by_number = number.map(dealer_of_board).filter(|_| !contradiction);
    let once = board.auction.as_ref().and_then(auction::without_repeat);
    let stands_twice = once.is_some_and(|once| says_of(board, auction::outcome(&once)) != Some(false));
    for one in found.iter_mut().filter(|one| !one.marked) {
        match one.kind {
            Kind::CallOutOfRotation if one.seat.is_some() && one.seat == first && first == by_number => {
                *one = Found::broken(Broken::WrongDealer, None);
            }
            // Another contract was played than these calls lead to: the bid that is not high enough may have been another one.
            // And one that is the same as the last may stand there twice.
            Kind::InsufficientBid if contradiction || stands_twice => one.certain = false,
            _ => {}
        }
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
    let bid_to = auction::contract(bid.outcome);
    let against = match board.contract {
        Some(Recorded::Contract(contract)) => Some(Against::Contract(Some(contract), bid_to)),
        Some(Recorded::PassedOut) => Some(Against::Contract(None, bid_to)),
        _ => None,
    };
    let wrong_contract = Found { against, ..Found::new(Kind::WrongContract, None, law) };
    match (board.contract, bid.outcome) {
        (None | Some(Recorded::Strain(_)), _) => {}
        (Some(_), Outcome::Open(_)) if bid.stopped => {}
        (Some(_), Outcome::Open(_)) => found.push(Found::new(Kind::UnfinishedAuction, None, law)),
        (Some(Recorded::PassedOut), Outcome::PassedOut) => {}
        (Some(Recorded::Contract(contract)), Outcome::Contract(said, declarer)) => {
            if contract != said {
                found.push(wrong_contract);
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
                    let against = Some(Against::Declarer(recorded.seat, declarer));
                    found.push(Found { against, ..Found::new(Kind::WrongDeclarer, seat, law) });
                }
            }
        }
        _ => found.push(wrong_contract),
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
    let most = 13u8.saturating_sub(lost);
    let possible = |tricks: u8| (won..=most).contains(&tricks);
    // After a broken trick nobody knows what else was won; and end positions count the tricks before them, which nobody sees.
    let unknown = judgement.irregularities.iter().any(Found::breaks_off)
        || matches!(board.contract, Some(Recorded::Strain(_)));
    let seat = Some(declarer);
    if result.is_some_and(|result| result.irregular) {
        judgement.tricks = Some(recorded);
        if judgement.whole && recorded == won {
            let found = Found::new(Kind::UnfoundedMark, seat, Law::Number("79A")).certain();
            judgement.irregularities.push(Found { marked: true, ..found });
        }
        return;
    }
    let sum = result.and_then(|result| result.side.and(result.other).map(|other| other + result.tricks));
    if unknown || !possible(recorded) && rectified(judgement, declarer, recorded, won) {
        return;
    }
    let found = if sum.is_some_and(|sum| sum != 13) {
        Found::broken(Broken::ResultSum, seat)
    } else if possible(recorded) {
        match board.claim {
            // Played on to the end: the claim was not the last word (68D2).
            Some(claim) if claim != recorded && !judgement.whole => {
                let both =
                    if possible(claim) { Broken::ResultAgainstClaim } else { Broken::ClaimAgainstPlay };
                Found::broken(both, seat)
            }
            _ => return,
        }
    } else if result.is_none() {
        Found::broken(Broken::ClaimAgainstPlay, seat)
    } else if board.claim.is_some_and(possible) {
        Found::broken(Broken::ResultAndClaim, seat)
    } else {
        let against = Some(Against::Tricks(recorded, (won, most)));
        Found { certain: clear, against, ..Found::new(Kind::WrongResult, seat, Law::Number("79A")) }
    };
    judgement.irregularities.push(found);
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
