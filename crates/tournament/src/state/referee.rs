//! A table calls the referee: from then on it rings, until somebody says that he comes.

use std::ops::RangeBounds;

use super::{Refused, Stamp, Tournament};
use crate::At;

/// A call that is open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Call {
    /// From where.
    pub at: At,
    /// Who called, and when.
    pub called: Stamp,
    /// Who goes there, and since when.
    pub comes: Option<Stamp>,
}

impl Tournament {
    /// The calls that are open, the oldest first.
    #[must_use]
    pub fn calls(&self) -> &[Call] {
        &self.calls
    }

    /// The open call of a table.
    #[must_use]
    pub fn call(&self, at: At) -> Option<&Call> {
        self.calls.iter().find(|call| call.at == at)
    }

    pub(super) fn call_referee(&mut self, stamp: &Stamp, at: At) -> Result<(), Refused> {
        self.open_table(at)?;
        if self.call(at).is_some() {
            return Err(Refused::Called(at));
        }
        self.calls.push(Call { at, called: stamp.clone(), comes: None });
        Ok(())
    }

    /// Two who go there at the same time: both are on their way, and the first stays named.
    pub(super) fn referee_comes(&mut self, stamp: &Stamp, at: At) -> Result<(), Refused> {
        let call = self.calls.iter_mut().find(|call| call.at == at).ok_or(Refused::NotCalled(at))?;
        call.comes.get_or_insert_with(|| stamp.clone());
        Ok(())
    }

    pub(super) fn end_call(&mut self, at: At) -> Result<(), Refused> {
        self.call(at).ok_or(Refused::NotCalled(at))?;
        self.calls.retain(|call| call.at != at);
        Ok(())
    }

    /// Others sit at the tables of these rounds now.
    pub(super) fn forget_calls(&mut self, rounds: impl RangeBounds<usize>) {
        self.calls.retain(|call| !rounds.contains(&call.at.round));
    }
}
