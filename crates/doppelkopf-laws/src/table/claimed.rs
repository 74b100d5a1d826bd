//! A claim whose truth the cards show, and what was proved of it.
//!
//! The proof can take seconds. A table finds it by itself ([`Table::record`]), or it is told what was proved
//! ([`Table::record_proved`]): whoever lets many wait searches apart, once, and keeps the proof with the event.
//!
//! [`Table::record`]: super::Table::record
//! [`Table::record_proved`]: super::Table::record_proved

use doppelkopf::{Kind, Place, Play};
use doppelkopf_solver::{NODES, Rest, Shorten, judge_shortening};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::event::Refused;

/// A soloist claims the rest (5.4), and all cards are known.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Claimed {
    play: Play,
    place: Place,
    line: Option<Vec<Kind>>,
}

/// What was proved of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The soloist gets this of the rest.
    Rest {
        /// So many Augen.
        augen: u8,
        /// So many tricks.
        tricks: u8,
    },
    /// It is not true, and of the remaining Augen he gets so many; the referee decides.
    Between {
        /// At least.
        least: u8,
        /// At most.
        most: u8,
    },
    /// Nothing: the referee finds out.
    Nothing,
}

impl Claimed {
    pub(super) fn new(play: Play, place: Place, line: Option<&[Kind]>) -> Claimed {
        Claimed { play, place, line: line.map(<[Kind]>::to_vec) }
    }

    /// Searches for it: some seconds, if it is a hard one.
    #[must_use]
    pub fn search(&self) -> Proof {
        let how = self.line.as_deref().map_or(Shorten::Silent, Shorten::InOrder);
        match judge_shortening(&self.play, self.place, how, NODES).map(|decision| decision.rest) {
            Ok(Rest::Decided(rest)) => Proof::Rest { augen: rest.augen, tricks: rest.tricks },
            Ok(Rest::Between { least, most }) => Proof::Between { least, most },
            Err(_) => Proof::Nothing,
        }
    }
}

impl Proof {
    /// Can both be proved of one claim? A search that was given up sooner has proved less, and nothing else.
    #[must_use]
    pub fn agrees(self, other: Proof) -> bool {
        let bounds = |proof| match proof {
            Proof::Rest { augen, .. } => (augen, augen),
            Proof::Between { least, most } => (least, most),
            Proof::Nothing => (0, u8::MAX),
        };
        match (self, other) {
            (Proof::Rest { .. }, Proof::Rest { .. }) => self == other,
            _ => {
                let ((least, most), (lower, upper)) = (bounds(self), bounds(other));
                least <= upper && lower <= most
            }
        }
    }
}

/// Why an event was not recorded; the table is as it was.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotRecorded {
    /// It cannot have happened.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Whether this claim is true has to be proved first.
    #[error("whether the claim is true has to be searched first")]
    Unproved(Box<Claimed>),
}

/// Who finds out whether a claim is true.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) enum Searches {
    /// The table.
    #[default]
    Here,
    /// Another.
    Apart {
        /// What he has found, the last first.
        found: Vec<Proof>,
        /// What he has still to search.
        unproved: Option<Box<Claimed>>,
    },
}

impl Searches {
    /// With these proofs, one for each claim that an event leads to.
    pub(super) fn apart(proofs: &[Proof]) -> Searches {
        Searches::Apart { found: proofs.iter().rev().copied().collect(), unproved: None }
    }

    /// What is proved of a claim; nothing where another has to search first.
    pub(super) fn proof(&mut self, claimed: Claimed) -> Option<Proof> {
        match self {
            Searches::Here => Some(claimed.search()),
            Searches::Apart { found, unproved } => {
                let proof = found.pop();
                if proof.is_none() {
                    unproved.get_or_insert_with(|| Box::new(claimed));
                }
                proof
            }
        }
    }

    /// What has still to be searched.
    pub(super) fn unproved(self) -> Option<Box<Claimed>> {
        match self {
            Searches::Here => None,
            Searches::Apart { unproved, .. } => unproved,
        }
    }
}
