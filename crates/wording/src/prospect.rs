//! What the words are made of: what rulings have done, and what each option of a choice would do.

use bridge::Call;
use bridge_laws::{
    clause::Edition,
    words::{Bridge, Choice, Effect, Election, Grade, Irregularity, Subject},
};
use cards::{BySeat, Card, CardSet, Seat, SeatSet};
use ruling::Information;

use crate::Stage;

/// What has to be known of the table to put a ruling into words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scene {
    /// The edition of the laws in force.
    pub edition: Edition,
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
    /// Who leads once all that is ruled has been done.
    pub leads: Option<Seat>,
    /// Dummy lies open for all to see.
    pub open_dummy: bool,
    /// The call of this player that was withdrawn, while the one in its place decides who may use what it showed.
    pub open: BySeat<Option<Call>>,
}

impl Scene {
    /// The dummy.
    #[must_use]
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// Whether this hand is dummy’s: before the auction is over nobody’s is.
    pub(crate) fn is_dummys(&self, seat: Seat) -> bool {
        !self.bidding && seat == self.dummy()
    }

    /// Whether the partner may use what this call, now withdrawn, showed is not known yet.
    pub(crate) fn is_open(&self, withdrawn: Subject) -> bool {
        matches!(withdrawn, Subject::Call(seat, call) if self.open[seat] == Some(call))
    }

    /// Is there a lead to come at which anybody could choose between cards?
    pub(crate) const fn has_leads_to_come(&self) -> bool {
        self.trick < 12
    }

    /// Whether it is the first trick.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        Stage::of_trick(self.trick)
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
    /// This player makes this call once more (31A1).
    CallAgain(Seat, Call),
    /// Something is asked or chosen first, or play is over.
    #[default]
    Nothing,
}

/// Where the cards are once everything has been done. Rulings do not say it all: a penalty card is played without
/// one, and a second penalty card makes a minor one major (50B).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Now {
    /// The major penalty cards.
    pub major: BySeat<CardSet>,
    /// The minor penalty cards.
    pub minor: BySeat<CardSet>,
    /// The cards that have been played.
    pub played: CardSet,
    /// Who has yet to play to the trick in progress.
    pub to_play: SeatSet,
}

impl Now {
    /// The grade of this card, if it lies in front of this player as a penalty card.
    #[must_use]
    pub fn grade(&self, seat: Seat, card: Card) -> Option<Grade> {
        match () {
            () if self.major[seat].contains(card) => Some(Grade::Major),
            () if self.minor[seat].contains(card) => Some(Grade::Minor),
            () => None,
        }
    }

    /// What holds in both cases.
    #[must_use]
    pub fn in_both(&self, other: &Now) -> Now {
        let both =
            |one: &BySeat<CardSet>, two: &BySeat<CardSet>| BySeat::from_fn(|seat| one[seat] & two[seat]);
        Now {
            major: both(&self.major, &other.major),
            minor: both(&self.minor, &other.minor),
            played: self.played & other.played,
            to_play: self.to_play.iter().filter(|seat| other.to_play.contains(*seat)).collect(),
        }
    }
}

/// What rulings have done, and what comes next.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Outcome {
    /// Everything they did, in order.
    pub done: Vec<Effect>,
    /// Where the cards are then, where that is known.
    pub now: Option<Now>,
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
    /// What is wrong with the call that it is about.
    pub wrong: Option<Irregularity>,
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
