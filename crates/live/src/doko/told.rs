//! What is said to happen at a deal, as it is sent and stored: an event of the rules, or one of the acts in
//! which tables were stored before there was one list of events.

use doppelkopf::{Kind, Naming, Say, Spoken};
use doppelkopf_laws::{
    Status,
    event::Event,
    offence::{Act, Offence},
    words::{Answer, Choice},
};
use serde::{Deserialize, Serialize};

use super::{Deal, position};
use crate::{Chair, Refused, Text, as_written::AsWritten};

/// What somebody does at a table of Doppelkopf: what the rules call an event, `{"play": "2:HT"}`.
pub type Told = AsWritten<Event, Earlier>;

/// An act as it was written before. Who acted stood beside it, and which question was open only the table knew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "they are named as the events that they are")]
pub enum Earlier {
    Say {
        vorbehalt: bool,
    },
    Solo {
        yes: bool,
    },
    Name {
        naming: Text<Naming>,
    },
    Play {
        card: Text<Kind>,
    },
    TwoCards {
        card: Text<Kind>,
        other: Text<Kind>,
    },
    Announce {
        call: Text<Spoken>,
    },
    Show {
        card: Text<Kind>,
    },
    TakeBack {
        card: Text<Kind>,
    },
    CallDirector,
    ClaimOffence {
        #[serde(default)]
        about: Option<Chair>,
    },
    AskPartner {
        partner: Chair,
    },
    LeaveTricks,
    TakeIn,
    /// A player looks at his tricks (I41).
    Look,
    Shorten {
        #[serde(default)]
        line: Option<Vec<Text<Kind>>>,
    },
    HandOver,
    Choose {
        choice: Text<Choice>,
        /// By whom, where the referee says what he has heard.
        #[serde(default)]
        by: Option<Chair>,
    },
    /// The referee notes what cards and calls do not show.
    Note {
        by: Chair,
        offence: Text<Act>,
    },
    Answer {
        question: String,
        with: Text<Answer>,
    },
}

impl Earlier {
    /// The event it is at this deal.
    pub(super) fn event(&self, deal: &Deal, chair: Option<Chair>) -> Result<Event, Refused> {
        let by = deal.speaker(chair);
        Ok(match self {
            Earlier::Say { vorbehalt } => {
                Event::Say { by, say: if *vorbehalt { Say::Vorbehalt } else { Say::Gesund } }
            }
            Earlier::Solo { yes } => Event::Solo { by, yes: *yes },
            Earlier::Name { naming } => Event::Name { by, naming: naming.0 },
            Earlier::Play { card } => Event::Play { by, card: card.0 },
            Earlier::TwoCards { card, other } => Event::TwoCards { by, card: card.0, other: other.0 },
            Earlier::Announce { call } => Event::Announce { by, spoken: call.0, cards: None },
            Earlier::Show { card } => Event::Expose { by, cards: vec![card.0] },
            Earlier::TakeBack { card } => Event::TakeBack { by, card: card.0 },
            Earlier::CallDirector => Event::CallReferee { by },
            Earlier::ClaimOffence { about } => Event::ClaimOffence { by, about: about.map(position) },
            Earlier::AskPartner { partner } => Event::AskPartner { by, partner: position(*partner) },
            Earlier::LeaveTricks => Event::LeaveTricks { by },
            Earlier::TakeIn => Event::TakeIn { by },
            Earlier::Look => Event::Offence(Offence { by, act: Act::LookedAtTricks }),
            Earlier::Shorten { line } => {
                let line = line.as_ref().map(|line| line.iter().map(|card| card.0).collect());
                Event::Shorten { by, line }
            }
            Earlier::HandOver => Event::HandOver { by },
            Earlier::Choose { choice, by: said } => {
                let by = match (chair, said, deal.table.status()) {
                    (Some(_), ..) => by,
                    (None, Some(said), _) => position(*said),
                    (None, None, Status::Election(election)) => {
                        *election.by.first().ok_or(Refused::NotOpen)?
                    }
                    _ => return Err(Refused::NotOpen),
                };
                Event::Choose { by, choice: choice.0 }
            }
            Earlier::Note { by, offence } => Event::Offence(Offence { by: position(*by), act: offence.0 }),
            Earlier::Answer { question, with } => match deal.table.status() {
                Status::Question(open) if *question == open.id() => Event::answer(open, with.0),
                _ => return Err(Refused::NotOpen),
            },
        })
    }
}
