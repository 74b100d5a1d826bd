//! What is said to happen at a deal, as it is sent and stored: an event of the rules, or one of the acts in
//! which tables were stored before there was one list of events.

use std::borrow::Cow;

use doppelkopf::{Kind, Naming, Say, Spoken};
use doppelkopf_laws::{
    Status,
    event::Event,
    offence::{Act, Offence},
    words::{Answer, Choice},
};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, RefOr, Schema},
};

use super::{Deal, position};
use crate::{Chair, Refused, Text};

/// What somebody does at a table of Doppelkopf: what the rules call an event, `{"play": "2:HT"}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Told {
    /// As it is written today.
    Event(Event),
    /// As it was written once: `{"act": "play", "card": "HT"}`. It is read, and never written anew.
    Earlier(Earlier),
}

impl From<Event> for Told {
    fn from(event: Event) -> Told {
        Told::Event(event)
    }
}

/// The document of the interface describes an event as the rules do; here stands its name.
impl PartialSchema for Told {
    fn schema() -> RefOr<Schema> {
        let any = Object::builder().description(Some("An event of the rules of Doppelkopf"));
        RefOr::T(Schema::Object(any.build()))
    }
}

impl ToSchema for Told {
    fn name() -> Cow<'static, str> {
        Told::NAME.into()
    }
}

impl Told {
    /// What the document of the interface calls it.
    pub const NAME: &str = "DoppelkopfEvent";
}

/// Tells the two ways of writing apart; the rest is read by the one that it is.
impl<'de> Deserialize<'de> for Told {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Told, D::Error> {
        let value = serde_json::Value::deserialize(from)?;
        let told = if value.get("act").is_some() {
            serde_json::from_value(value).map(Told::Earlier)
        } else {
            serde_json::from_value(value).map(Told::Event)
        };
        told.map_err(D::Error::custom)
    }
}

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
