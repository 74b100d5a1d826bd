//! What is scored, and how: 12C, 22, 77, 78. The arithmetic is that of the crate `bridge`.

use crate::{clause::Clause, event::Moment, state::State, words::Ruling};

/// 22: what the contract is, the auction being over.
pub const CONTRACT: Clause = Clause::L22;
/// 77: the table of scores.
pub const SCORE: Clause = Clause::L77;
/// 78A: matchpoints.
pub const MATCHPOINTS: Clause = Clause::L78A;
/// 78B: international matchpoints.
pub const IMPS: Clause = Clause::L78B;
/// 12C1: an adjusted score, weighted where several results were likely.
pub const WEIGHTED: Clause = Clause::L12C1;
/// 12C2: an artificial score.
pub const AVERAGE_PLUS: Clause = Clause::L12C2;
/// 79A1: the tricks are agreed on before the hands go back.
pub const TRICKS_AGREED: Clause = Clause::L79A1;
/// 79B1: they are not, and the play had ended with a claim or a concession.
pub const AFTER_CLAIM: Clause = Clause::L79B1;
/// 79B2: they are not, and the director rules what was won.
pub const TRICKS_DISPUTED: Clause = Clause::L79B2;
/// 79B3: the director is called about it when the round is over.
pub const AFTER_THE_ROUND: Clause = Clause::L79B3;
/// 79C1: what was agreed on was entered or reckoned wrongly, and the correction period is not over.
pub const CORRECTION_PERIOD: Clause = Clause::L79C1;

/// 79A, 79B: a player says how many tricks were won, and that is what is scored or not.
pub(crate) fn tricks_said(as_scored: bool, claimed: bool, dispute: Dispute) -> Ruling {
    match (as_scored, claimed) {
        (true, _) => Ruling::under(TRICKS_AGREED),
        (false, true) => Ruling::under(AFTER_CLAIM),
        (false, false) => Ruling::under(dispute.clause()),
    }
}

/// 79B2, 79B3, 79C1: the director rules on what is disputed, or corrects what nobody disputes.
pub(crate) fn tricks_ruled(dispute: Option<Dispute>) -> Ruling {
    Ruling::under(dispute.map_or(CORRECTION_PERIOD, Dispute::clause))
}

/// 79B3: the round is over, and by this number of tricks the score of one side is lowered, without raising the other’s.
/// `None`: it would not be. `declares`: it is declarer’s side; `tricks`: of declarer’s side, as they are scored and as they
/// are to be.
pub(crate) fn lowered_for_one_side(state: &State, declares: bool, tricks: [u8; 2]) -> Option<Ruling> {
    let [scored, now] = tricks;
    let lowers = if declares { now < scored } else { now > scored };
    (Dispute::now(state) == Dispute::AfterTheRound && lowers).then(|| Ruling::under(AFTER_THE_ROUND))
}

/// When it was first said that another number of tricks was won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Dispute {
    /// In the round.
    InTime,
    /// When it was over: it takes more to change the score, and it may be lowered for one side alone (79B3).
    AfterTheRound,
}

impl Dispute {
    /// What is disputed now.
    pub(crate) fn now(state: &State) -> Dispute {
        if state.end < Moment::RoundEnded { Dispute::InTime } else { Dispute::AfterTheRound }
    }

    fn clause(self) -> Clause {
        match self {
            Dispute::InTime => TRICKS_DISPUTED,
            Dispute::AfterTheRound => AFTER_THE_ROUND,
        }
    }
}
