//! The chain of sums of a stream. Each goes over the one before it and its event, so that an event that was changed, put in the
//! place of another or taken from another stream is noticed, even if it could have happened.

use sha2::{Digest as _, Sha256};

use crate::{Event, New, Stream};

/// How long one is.
const LENGTH: usize = 32;

/// The sum of an event and of all before it in its stream.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sum([u8; LENGTH]);

impl Sum {
    /// Before the first event of a stream.
    pub(crate) fn start(stream: &Stream) -> Sum {
        Sum(Sha256::new()
            .chain_update(b"stichentscheid stream\0")
            .chain_update(stream.as_str())
            .finalize()
            .into())
    }

    /// With the next event.
    pub(crate) fn then(self, number: u64, what: &New) -> Sum {
        let New { at, who, format, payload } = what;
        let mut sum = Sha256::new().chain_update(self.0);
        sum.update(number.to_le_bytes());
        sum.update(format.to_le_bytes());
        for text in [at, who, payload] {
            // With its length before it no text can pass for the end of another.
            sum.update((text.len() as u64).to_le_bytes());
            sum.update(text);
        }
        Sum(sum.finalize().into())
    }

    /// As it is kept; what is no sum stands for nothing.
    pub(crate) fn read(kept: &[u8]) -> Option<Sum> {
        kept.try_into().ok().map(Sum)
    }

    /// As it is kept.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// What the next event is chained to, where this stands with the newest. Where no sum stands there, that is told of the
    /// newest, not of what comes after it.
    pub(crate) fn newest(kept: Option<&[u8]>, stream: &Stream) -> Sum {
        kept.and_then(Sum::read).unwrap_or_else(|| Sum::start(stream))
    }
}

/// Goes along a stream that is read.
pub(crate) struct Chain {
    /// The number of the event before, and its sum, if that is known.
    before: (u64, Option<Sum>),
    after: u64,
}

impl Chain {
    /// What comes after this number is wanted; what has this number is read with it.
    pub(crate) fn new(stream: &Stream, after: u64) -> Chain {
        Chain { before: (0, Some(Sum::start(stream))), after }
    }

    /// The next that is kept, if it is wanted. What follows one that is missing has nothing it could be held against: the one
    /// that is missing is told.
    pub(crate) fn follow(&mut self, number: u64, what: New, kept: &[u8]) -> Option<Event> {
        let sum = Sum::read(kept);
        let sound = sum.is_some_and(|sum| match self.before {
            (before, Some(chain)) if before + 1 == number => sum == chain.then(number, &what),
            _ => true,
        });
        self.before = (number, sum);
        (number > self.after).then_some(Event { number, what, sound })
    }
}
