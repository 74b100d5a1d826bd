//! The end of a deal: what it is worth, what is written in the list, who deals next.

use doppelkopf::{Course, Game, Party, Place};
use doppelkopf_rules::{ByPosition, Clause, Position};
use doppelkopf_score::{GameError, Score};

use super::Table;
use crate::{
    event::Counted,
    words::{Pending, Question},
};

/// How a deal ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Ending {
    /// The last card was played, or the soloist shortened.
    Played,
    /// 9.4: stopped, no game.
    NotPlayed,
    /// 9.4: stopped, the solo counts as played without points of its own.
    AsPlayed,
    /// Dealt again, by this player or by the same.
    Redeal(Option<Position>),
    /// 9.5, 9.2.2: stopped, and the tricks from this event on go to a side.
    Rest { to: Party, at: u32 },
    /// Counted by the players.
    Counted(Counted),
}

/// What became of the deal in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// No game: the same player deals again.
    NotPlayed,
    /// Normal game, Hochzeit or stille Hochzeit (S4.5).
    Game,
    /// A solo of this player.
    Solo(Position),
}

/// The line for the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Line {
    /// What became of the deal.
    pub outcome: Outcome,
    /// Who dealt, if it was not his turn.
    pub dealt_by: Option<Position>,
    /// The points of the game.
    pub game: ByPosition<i32>,
    /// Penalty points, apart.
    pub penalty: ByPosition<i32>,
}

impl Table {
    /// The line for the list; nothing before the end.
    ///
    /// # Errors
    /// [`GameError`], if cards fell in a way that no regular game allows.
    #[must_use]
    pub fn line(&self) -> Option<Result<Line, GameError>> {
        let outcome = self.outcome()?;
        let game = match self.score() {
            None => ByPosition::default(),
            Some(Ok(score)) => ByPosition(score.points.0.map(i32::from)),
            Some(Err(error)) => return Some(Err(error)),
        };
        Some(Ok(Line { outcome, dealt_by: self.setup.dealt_by, game, penalty: self.penalty }))
    }

    /// What became of the deal; nothing before the end.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        if self.pending.is_some() {
            return None;
        }
        Some(match self.ending? {
            Ending::NotPlayed | Ending::Redeal(_) => Outcome::NotPlayed,
            _ => match self.game() {
                Some(Game::Solo { by, .. }) => Outcome::Solo(self.position(by)),
                _ => Outcome::Game,
            },
        })
    }

    /// Who deals next; nothing before the end. Where Pflichtsoli are forced at a table of five, the round
    /// may have to pass the deal on.
    #[must_use]
    pub fn next_dealer(&self) -> Option<Position> {
        let due = self.order_from.unwrap_or(self.setup.dealer);
        match (self.outcome()?, self.ending?) {
            (Outcome::NotPlayed, Ending::Redeal(Some(dealer))) => Some(dealer),
            (Outcome::NotPlayed, _) => Some(due), // B4
            _ if self.game().is_some_and(Game::same_dealer_again) => Some(due), // S2.11
            _ => Some(self.setup.players.next(due)),
        }
    }

    /// The Augen of a side in complete tricks; at the end, those that count for it. Nothing while its
    /// players are not known.
    #[must_use]
    pub fn augen(&self, party: Party) -> Option<u8> {
        match self.ending {
            Some(Ending::Counted(Counted { augen_re, .. })) if party == Party::Re => Some(augen_re),
            Some(Ending::Counted(Counted { augen_re, .. })) => Some(240_u8.saturating_sub(augen_re)),
            _ => {
                self.re()?;
                Some(self.final_course()?.augen(party))
            }
        }
    }

    /// The reckoning, item by item; nothing before the end, or if the game has no points.
    #[must_use]
    pub fn score(&self) -> Option<Result<Score, GameError>> {
        Some(self.scored_game()?.score(self.rules()))
    }

    /// The game that is scored; nothing before the end, or if it has no points.
    #[must_use]
    pub fn scored_game(&self) -> Option<doppelkopf_score::Game> {
        if self.pending.is_some() {
            return None;
        }
        match self.ending? {
            Ending::NotPlayed | Ending::AsPlayed | Ending::Redeal(_) => None,
            Ending::Counted(counted) => self.counted_game(&counted),
            Ending::Played | Ending::Rest { .. } => self.final_course()?.result(self.seating),
        }
    }

    /// What counts in the end: all that was played, or what was played before the game was stopped.
    fn final_course(&self) -> Option<Course> {
        let course = self.course?;
        let Some(Ending::Rest { to, at }) = self.ending else { return Some(course) };
        // What was wrong before the game was found is paid for from when it was noticed.
        let mut before = self.course_before(at).unwrap_or(course);
        before.stop(to);
        Some(before)
    }

    /// 9.5, 9.2.2.
    pub(super) fn end_with_rest(&mut self, to: Party, at: u32) {
        // The offence after the last card changes nothing of what was won.
        if self.course.is_some() {
            self.ending = Some(Ending::Rest { to, at });
        }
    }

    /// A game that is scored needs its sides: where nobody knows a hand they have to be told.
    pub(super) fn missing_for_score(&self) -> Option<Pending> {
        let (Some(Ending::Played | Ending::Rest { .. }), Some(course)) = (self.ending, &self.course) else {
            return None;
        };
        let place = Place::ALL.into_iter().find(|&place| course.party(place).is_none())?;
        Some(Pending::Question {
            question: Question::PartyOf(self.position(place)),
            clauses: vec![Clause::T2_4, Clause::S7_1],
        })
    }
}
