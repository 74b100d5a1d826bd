//! What a law may know: the table, and what has been told. What it lacks it asks for with `?`.

use std::ops::Deref;

use bridge::Call;
use cards::{Card, Seat, Suit};
use ruling::{Known, Laws, Readings};
use serde::{Deserialize, Serialize};

use crate::{
    clause::{Clause, Edition, Point},
    laws::{legal::Breach, procedure},
    matter::{Kind, Matter},
    state::State,
    story::Story,
    words::{Answer, Bridge, Choice, Elects, Meaning, Pending, Question, QuestionId, Told},
};

/// When irregularities are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Watch {
    /// At once.
    Always,
    /// When somebody calls the director; what the others do meanwhile has its effect.
    #[default]
    OnCall,
    /// The same where all that could be seen is on record, as on a screen: about that nobody has to be asked.
    OnScreen,
}

impl Watch {
    /// Is all that could be seen on record, so that nobody has to be asked about it?
    #[must_use]
    pub const fn is_on_record(self) -> bool {
        !matches!(self, Watch::OnCall)
    }
}

/// Which laws are in force, and how they are read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rules {
    /// The code.
    pub edition: Edition,
    /// How debated points are read.
    pub readings: Readings,
    /// When irregularities are noticed.
    pub watch: Watch,
}

impl Laws for Rules {
    type Edition = Edition;
    type Point = Point;

    fn edition(self) -> Edition {
        self.edition
    }

    fn is_other_way(self, point: Point) -> bool {
        self.readings.is_other_way(point.number())
    }
}

/// An answer given before anybody asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Volunteered {
    pub question: QuestionId,
    pub seat: Option<Seat>,
    pub suit: Option<Suit>,
    pub call: Option<Call>,
    pub with: Answer,
}

impl Volunteered {
    pub(crate) fn answers(&self, question: Question) -> bool {
        self.question == question.into()
            && (self.seat.is_none() || self.seat == question.seat())
            && (self.suit.is_none() || self.suit == question.suit())
            && (self.call.is_none() || self.call == question.call())
    }
}

impl Known<Bridge> for Vec<Volunteered> {
    fn knows(&self, question: Question) -> Option<Answer> {
        self.iter().find(|v| v.answers(question)).map(|v| v.with)
    }
}

/// The facts of a table.
pub(crate) struct Facts<'a> {
    pub state: &'a State,
    pub story: &'a Story,
    /// All that is wrong, what is being ruled on with it.
    pub open: &'a [Matter],
    pub rules: Rules,
    core: ruling::Facts<'a, Bridge>,
}

impl<'a> Deref for Facts<'a> {
    type Target = ruling::Facts<'a, Bridge>;

    fn deref(&self) -> &Self::Target {
        &self.core
    }
}

impl<'a> Facts<'a> {
    pub fn new(
        state: &'a State,
        (story, open): (&'a Story, &'a [Matter]),
        rules: Rules,
        told: &'a Told,
        volunteered: &'a Vec<Volunteered>,
    ) -> Facts<'a> {
        Facts { state, story, open, rules, core: ruling::Facts::new(rules, told, Some(volunteered)) }
    }

    /// The machinery's part, once the ruling stands.
    pub fn into_core(self) -> ruling::Facts<'a, Bridge> {
        self.core
    }

    pub fn is_so(&self, question: Question, clauses: &[Clause]) -> Result<bool, Pending> {
        Ok(self.ask(question, clauses)? != Answer::No)
    }

    /// What a call shows.
    pub fn meaning(&self, question: Question, clauses: &[Clause]) -> Result<Meaning, Pending> {
        self.part(question, clauses, Answer::meaning)
    }

    /// Does the hand hold the suit? Asks where nobody knows.
    pub fn holds(&self, seat: Seat, suit: Suit, clauses: &[Clause]) -> Result<bool, Pending> {
        match self.state.holds(seat, suit) {
            Some(known) => Ok(known),
            None => self.is_so(Question::HoldsSuit(seat, suit), clauses),
        }
    }

    /// What the one who may choose chose.
    pub fn one_choice(
        &self,
        about: Elects,
        by: Seat,
        options: Vec<Choice>,
        clauses: &[Clause],
    ) -> Result<Choice, Pending> {
        let election = procedure::election(self, about, vec![by], options, clauses);
        match self.elect(election.clone())?.first() {
            Some((_, choice)) => Ok(*choice),
            None => Err(Pending::Election(election)),
        }
    }

    /// Which card was chosen, where cards are to be chosen from.
    pub fn one_card(
        &self,
        about: Elects,
        by: Vec<Seat>,
        options: Vec<Choice>,
        clauses: &[Clause],
    ) -> Result<Card, Pending> {
        let election = procedure::election(self, about, by, options, clauses);
        match self.elect(election.clone())?.first() {
            Some((_, Choice::Play(card))) => Ok(*card),
            _ => Err(Pending::Election(election)),
        }
    }

    /// What was played to the trick of this card after it: as it happened where that is known, in the order of
    /// play otherwise.
    pub fn played_after(&self, seat: Seat, card: Card) -> Vec<(Seat, Card)> {
        let trick = self.state.trick_of(seat, card);
        let place = |laid: (Seat, Card)| trick.iter().position(|played| *played == laid);
        let after = |played: &&(Seat, Card)| match self.story.came_after((seat, card), **played) {
            Some(after) => after,
            None => place(**played) > place((seat, card)),
        };
        trick.iter().filter(|played| **played != (seat, card)).filter(after).copied().collect()
    }

    /// Is a lead out of turn to this trick being ruled on?
    pub fn is_lead_in_question(&self, trick: u8) -> bool {
        self.open.iter().any(|m| m.called && m.trick == trick && matches!(m.kind, Kind::Lead(_)))
    }

    /// Can this hand legally play this card to the trick as it lies, at its turn, where this one of its own does not lie there?
    pub fn could_be_played_in_place_of(&self, seat: Seat, card: Card, instead: Card) -> bool {
        let mut state = self.state.clone();
        if state.trick.cards[seat] != Some(instead) && !state.trick_of(seat, instead).is_empty() {
            state.reopen_trick();
        }
        state.unplay(seat, instead);
        state.locate(seat, card);
        state.must_play.clear();
        !matches!(state.legal(seat).breach(card), Some(Breach::Revoke(_)))
    }
}
