//! What the words are made of: what rulings have done, and what each option of a choice would do.

use bridge_laws::words::{Bridge, Choice, Effect, Election};
use cards::{BySeat, CardSet, Seat};
use ruling::Information;

use crate::Stage;

/// What has to be known of the table to put a ruling into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scene {
    /// Who declares now (before somebody becomes dummy).
    pub declarer: Seat,
    /// Whose lead or turn it was when it happened.
    pub turn: Seat,
    /// The major penalty cards on the table.
    pub penalty: BySeat<CardSet>,
    /// The number of the trick, from 1.
    pub trick: u8,
    /// The auction is open: nobody declares yet.
    pub bidding: bool,
}

impl Scene {
    /// The dummy.
    #[must_use]
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// Whether it is the first trick.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        if self.trick <= 1 { Stage::Opening } else { Stage::Later }
    }
}

/// What comes next at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum After {
    /// This hand leads.
    Lead(Seat),
    /// This hand plays to the trick.
    Play(Seat),
    /// This player calls.
    Call(Seat),
    /// Something is asked or chosen first, or play is over.
    #[default]
    Nothing,
}

/// What rulings have done, and what comes next.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outcome {
    /// Everything they did, in order.
    pub done: Vec<Effect>,
    /// Who may use what since.
    pub information: Vec<Information<Bridge>>,
    /// Who goes on.
    pub next: After,
}

/// A choice, with the rulings that its options lead to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospect {
    /// The choice.
    pub election: Election,
    /// Whose word counts where several choose at the same moment and say different things.
    pub prevails: Option<Seat>,
    /// What may be chosen.
    pub options: Vec<Brings>,
}

/// An option, and what it brings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Brings {
    /// The option.
    pub choice: Choice,
    /// What the ruling does.
    pub outcome: Outcome,
    /// What comes then.
    pub then: Then,
}

/// What comes after an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Then {
    /// The ruling stands.
    Ruled,
    /// A second decision.
    Choice(Box<Prospect>),
    /// The director has something to find out first.
    Question,
}
