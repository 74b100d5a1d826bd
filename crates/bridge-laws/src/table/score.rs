//! The score: what the table has counted, what the players say, and what the director rules.

use cards::{Seat, Side};

use super::Table;
use crate::{
    event::{Impossible, Refused},
    laws::score::{self, Dispute},
};

/// How many tricks declarer's side has won, as a player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TricksSaid {
    /// Who.
    pub by: Seat,
    /// How many.
    pub tricks: u8,
    dispute: Dispute,
}

impl Table {
    /// The tricks of declarer's side that are scored, those for revokes counted: as the director has ruled, or as
    /// the table has counted. `None` before the end, and where nothing was played.
    #[must_use]
    pub fn tricks_scored(&self) -> Option<u8> {
        self.tricks_scored_for(self.state.declarer.side())
    }

    /// The tricks of declarer's side by which this side is scored: for one alone they may be others (79B3).
    #[must_use]
    pub fn tricks_scored_for(&self, side: Side) -> Option<u8> {
        self.tricks_ruled[side].or_else(|| self.tricks_counted())
    }

    /// The score of declarer's side by 77, rectified tricks counted; 0 where the board was passed out, and `None` before the
    /// end.
    #[must_use]
    pub fn score(&self) -> Option<i32> {
        self.score_for(self.state.declarer.side())
    }

    /// The score of this side. The two of a board come to nothing together, but where the director has lowered one alone
    /// (79B3).
    #[must_use]
    pub fn score_for(&self, side: Side) -> Option<i32> {
        if self.is_passed_out() {
            return Some(0);
        }
        let declaring = self.state.declarer.side();
        let (contract, tricks) = (self.contract?, self.tricks_scored_for(side)?);
        let score = bridge::score(contract, self.vulnerable.of(declaring), tricks);
        Some(if side == declaring { score } else { -score })
    }

    /// What each player has said last of the tricks that were won, since the director has ruled on it (79A).
    #[must_use]
    pub fn tricks_said(&self) -> &[TricksSaid] {
        &self.tricks_said
    }

    /// Has a player said another number than is scored?
    #[must_use]
    pub fn are_tricks_disputed(&self) -> bool {
        self.disputed_since().is_some()
    }

    /// Since when another number than is scored has been said.
    fn disputed_since(&self) -> Option<Dispute> {
        let scored = |by: Seat| self.tricks_scored_for(by.side());
        let other = |said: &&TricksSaid| Some(said.tricks) != scored(said.by);
        self.tricks_said.iter().filter(other).map(|said| said.dispute).min()
    }

    /// Did the play end with a claim or a concession? (79B1)
    #[must_use]
    pub fn ended_with_claim(&self) -> bool {
        self.claimed.is_some()
    }

    /// Has the director ruled how many tricks are scored?
    #[must_use]
    pub fn is_score_ruled(&self) -> bool {
        self.tricks_ruled.0.iter().any(Option::is_some)
    }

    fn tricks_counted(&self) -> Option<u8> {
        // A contested claim is judged first.
        if !self.is_over() || self.contested || self.contract.is_none() {
            return None;
        }
        let (side, transfer) = (self.state.declarer.side(), self.transfer());
        Some((self.tricks()[side] + transfer[side]).saturating_sub(transfer[side.other()]))
    }

    fn tricks_to_agree(&self, tricks: u8, side: Side) -> Result<u8, Refused> {
        match self.tricks_counted() {
            None => Err(Impossible::PlayNotOver.into()),
            Some(_) if tricks > 13 => Err(Impossible::TooManyTricks(13).into()),
            Some(counted) => Ok(self.tricks_ruled[side].unwrap_or(counted)),
        }
    }

    pub(super) fn tricks_won(&mut self, by: Seat, tricks: u8) -> Result<(), Refused> {
        let as_scored = self.tricks_to_agree(tricks, by.side())? == tricks;
        let dispute = self.disputed_since().unwrap_or(Dispute::now(&self.state));
        self.apply(score::tricks_said(as_scored, self.ended_with_claim(), dispute));
        // 68B2: who says how many tricks were won does not object any more to what was conceded.
        self.lets_concession_be(by);
        self.tricks_said.retain(|said| said.by != by);
        self.tricks_said.push(TricksSaid { by, tricks, dispute });
        Ok(())
    }

    pub(super) fn correct_tricks(&mut self, tricks: u8, only: Option<Side>) -> Result<(), Refused> {
        let declaring = self.state.declarer.side();
        let scored = self.tricks_to_agree(tricks, only.unwrap_or(declaring))?;
        let ruling = match only {
            None => Some(score::tricks_ruled(self.disputed_since())),
            Some(side) => score::lowered_for_one_side(&self.state, side == declaring, [scored, tricks]),
        };
        self.apply(ruling.ok_or(Impossible::OnlyLowered)?);
        for side in Side::ALL.into_iter().filter(|&side| only.is_none_or(|only| only == side)) {
            self.tricks_ruled[side] = Some(tricks);
        }
        self.tricks_said.clear();
        Ok(())
    }
}
