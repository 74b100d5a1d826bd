//! A game whose cards nobody recorded: the players count and tell.

use doppelkopf::{Form, Game, Party, Place};
use doppelkopf_score::{ByParty, Kind};

use super::{Table, end::Ending, knows, story::Done};
use crate::event::{CountError, Counted, Impossible, Refused};

impl Table {
    pub(super) fn counted(&mut self, counted: &Counted) -> Result<(), Refused> {
        let fail = |error: CountError| Refused::from(Impossible::from(error));
        if self.steps.iter().any(|step| matches!(step.done, Done::Card(_))) {
            return Err(fail(CountError::Recorded));
        }
        let game = self.counted_game(counted).ok_or(Impossible::NotFound)?;
        let heard = self.course.as_ref().map(knows::calls).unwrap_or_default();
        if let Some(party) = Party::BOTH.into_iter().find(|&party| heard.of(party) > game.calls.of(party)) {
            return Err(fail(CountError::Calls(party)));
        }
        if !self.fits(counted) {
            return Err(fail(CountError::Parties));
        }
        game.score(self.rules()).map_err(|error| fail(CountError::Game(error)))?;
        self.ending = Some(Ending::Counted(*counted));
        Ok(())
    }

    /// The game as it was counted; nothing while it is not found.
    pub(super) fn counted_game(&self, counted: &Counted) -> Option<doppelkopf_score::Game> {
        let course = self.course.as_ref()?;
        let alone = counted.re.len() == 1;
        let kind = match course.game() {
            Game::Normal if alone => Kind::Still,
            Game::Normal => Kind::Normal,
            Game::Hochzeit { .. } if alone => Kind::HochzeitAlone,
            Game::Hochzeit { .. } => Kind::Hochzeit,
            Game::Solo { .. } => Kind::Solo,
        };
        Some(doppelkopf_score::Game {
            table: self.seating.table(),
            kind,
            re: counted.re,
            augen_re: counted.augen_re,
            tricks_re: counted.tricks_re,
            calls: counted.calls.unwrap_or(knows::calls(course)),
            special: counted.special,
        })
    }

    /// Do the players of Re go with the game, and with what is known of the sides?
    fn fits(&self, counted: &Counted) -> bool {
        let Some(course) = &self.course else { return false };
        let is_re = |place: Place| counted.re.contains(self.position(place));
        match course.game() {
            Game::Solo { by, .. } => is_re(by) && counted.re.len() == 1,
            Game::Hochzeit { by } => is_re(by),
            Game::Normal => Place::ALL
                .into_iter()
                .all(|place| course.party(place).is_none_or(|party| is_re(place) == (party == Party::Re))),
        }
    }

    /// As what a game is counted so far, for those who write it down.
    #[must_use]
    pub fn form(&self) -> Option<Form> {
        self.course.as_ref().map(doppelkopf::Course::form)
    }

    /// The highest calls of both sides so far.
    #[must_use]
    pub fn highest_calls(&self) -> ByParty<Option<doppelkopf::Call>> {
        self.course.as_ref().map(knows::calls).unwrap_or_default()
    }
}
