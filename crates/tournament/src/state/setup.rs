//! How a tournament is set up, changed afterwards, deleted and brought back.

use std::sync::Arc;

use crate::{Refused, Setup, Stamp, TableState, Tournament};

impl Tournament {
    /// Who deleted it, and when, while it is not brought back.
    #[must_use]
    pub const fn deleted(&self) -> Option<&Stamp> {
        self.deleted.as_ref()
    }

    pub(super) fn delete(&mut self, stamp: &Stamp) -> Result<(), Refused> {
        self.deleted = Some(stamp.clone());
        Ok(())
    }

    pub(super) fn restore(&mut self) -> Result<(), Refused> {
        self.deleted.take().map(|_| ()).ok_or(Refused::NotDeleted)
    }

    pub(super) fn change_setup(&mut self, new: &Setup) -> Result<(), Refused> {
        if !(1..=100).contains(&new.rounds) {
            return Err(Refused::Rounds(new.rounds));
        }
        let (begun, rounds) = (self.begun(), new.rounds);
        if rounds < begun {
            return Err(Refused::RoundsBegun(begun));
        }
        if let Some(late) = self.roster.players().find(|player| player.from > rounds) {
            return Err(Refused::NoSuchRound { round: late.from, rounds });
        }
        // Lots go on coming from the same seed.
        let new = Setup { seed: self.setup.seed, ..new.clone() };
        let heading = Setup {
            name: new.name.clone(),
            date: new.date.clone(),
            place: new.place.clone(),
            rounds,
            ..self.setup.clone()
        };
        if begun > 0 && new != heading {
            return Err(Refused::SetupBegun);
        }
        if new.rules != self.setup.rules {
            for seated in &mut self.rounds {
                for table in &mut seated.tables {
                    let size = table.list().round().size();
                    *table = Arc::new(TableState::new(table.players().to_vec(), size, new.rules));
                }
            }
        }
        if rounds < self.rounds.len() || new.rules != self.setup.rules {
            self.replaced.clear();
        }
        self.rounds.truncate(rounds);
        self.setup = new;
        Ok(())
    }
}
