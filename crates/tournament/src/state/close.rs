//! A round is over, and a round that was closed by mistake goes on.

use std::sync::Arc;

use super::{Refused, Tournament};
use crate::At;

impl Tournament {
    /// 8.5.2.
    pub(super) fn close_round(&mut self, round: usize) -> Result<(), Refused> {
        let seated = self.round(round)?;
        if seated.closed {
            return Err(Refused::Closed(round));
        }
        // The running round is the first that is open: a later one cannot be over before it.
        if let Some(open) = self.running().filter(|&running| running < round) {
            return Err(Refused::StillOpen(open));
        }
        let mut after = seated.clone();
        for (table, number) in after.tables.iter_mut().zip(1..) {
            let at = At { round, table: number };
            let numbers = table.disputed();
            if !numbers.is_empty() {
                return Err(Refused::Disputed { at, numbers });
            }
            Arc::make_mut(table).close().map_err(|error| Refused::Incomplete { at, error })?;
        }
        after.closed = true;
        if let Some(place) = self.rounds.get_mut(round - 1) {
            *place = after;
        }
        Ok(())
    }

    /// Can this round be opened again? It is the last that was closed, and nothing follows from its end yet: nobody waits for
    /// the next round to end, or has played in it, and no place is announced. The draw does not ask for results, so the next
    /// round stays drawn.
    ///
    /// # Errors
    /// Why not.
    pub fn can_reopen(&self, round: usize) -> Result<(), Refused> {
        if !self.round(round)?.closed {
            return Err(Refused::NotClosed(round));
        }
        let next = self.rounds.get(round);
        match next {
            Some(next) if next.has_begun() => return Err(Refused::NextBegun(round)),
            Some(next) if next.clock().is_some() => return Err(Refused::NextCalled(round)),
            _ => {}
        }
        if self.announced.is_some_and(|places| places > 0) {
            return Err(Refused::Announced(round));
        }
        Ok(())
    }

    pub(super) fn reopen_round(&mut self, round: usize, why: &str) -> Result<(), Refused> {
        self.can_reopen(round)?;
        Refused::without_reason(why)?;
        if let Some(seated) = self.rounds.get_mut(round - 1) {
            seated.closed = false;
            seated.tables.iter_mut().for_each(|table| Arc::make_mut(table).list.reopen());
        }
        Ok(())
    }
}
