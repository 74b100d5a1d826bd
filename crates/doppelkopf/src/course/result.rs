//! A finished game as it is scored.

use doppelkopf_score::{self as score, ByParty, Positions, Special};

use super::{Course, Form};
use crate::{Party, Place, Seating};

impl Course {
    /// The finished game, to be scored; nothing before its end, or while a party is not known.
    ///
    /// `seating`: who sits where, for the points of each position.
    #[must_use]
    pub fn result(&self, seating: Seating) -> Option<score::Game> {
        if self.turn().is_some() {
            return None;
        }
        self.reckoned(seating, self.augen(Party::Re), self.tricks(Party::Re), self.special()?)
    }

    /// The game as it will be scored if it ends like this, with the parties and calls of now; nothing
    /// while a party is not known, or a Hochzeit is not clarified.
    #[must_use]
    pub fn reckoned(
        &self,
        seating: Seating,
        augen_re: u8,
        tricks_re: u8,
        special: ByParty<Special>,
    ) -> Option<score::Game> {
        self.special()?;
        let re: Positions = Place::ALL
            .into_iter()
            .filter(|&place| self.party[place] == Some(Party::Re))
            .map(|place| seating.position(place))
            .collect();
        Some(score::Game {
            table: seating.table(),
            kind: self.form().into(),
            re,
            augen_re,
            tricks_re: Some(tricks_re),
            calls: ByParty {
                re: self.calls.of(Party::Re).highest(),
                kontra: self.calls.of(Party::Kontra).highest(),
            },
            special,
        })
    }
}

impl From<Form> for score::Kind {
    fn from(form: Form) -> score::Kind {
        match form {
            Form::Normal => score::Kind::Normal,
            Form::Hochzeit => score::Kind::Hochzeit,
            Form::HochzeitAlone => score::Kind::HochzeitAlone,
            Form::Still => score::Kind::Still,
            Form::Solo => score::Kind::Solo,
        }
    }
}
