//! What happens at a table, as it is stored.

use serde::{Deserialize, Serialize};

use doppelkopf::Kind;
use doppelkopf_laws::Proof;

use crate::{Chair, Text, bridge, doko};

/// The version of the format of the events: 1 had acts of its own, 2 has the events of the laws.
pub const FORMAT: u32 = 2;

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was set up.
    Created(Box<Created>),
    /// Somebody did something.
    Acted {
        /// Who.
        by: Actor,
        /// What.
        act: Told,
        /// What was proved of the soloist's claims that it leads to (5.4), so that nobody has to search again. The server
        /// writes it; nobody can send it. Events that were stored before there was this do without: then it is searched
        /// when they are read.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        proofs: Vec<Proof>,
    },
    /// The director has undone the last act that was not undone yet.
    Undone,
    /// The next deal of a round.
    Dealt {
        /// By whom it was dealt, or had dealt by a robot.
        by: Actor,
        /// The cards, place by place.
        hands: [Vec<Text<Kind>>; 4],
    },
    /// The time of a round is up; or after all it is not.
    TimeUp {
        /// It is.
        up: bool,
    },
    /// A robot sits down in this place, or leaves it.
    Filled {
        /// Where.
        chair: Chair,
        /// Who; nobody: it is free for a player again.
        robot: Option<Robot>,
    },
    /// How the robots of this table play from now on. What has gone wrong so far does not stop them again.
    Robots {
        /// How fast.
        pace: Pace,
        /// They stop whenever something goes wrong that nobody has noticed.
        stop: bool,
    },
    /// Whoever sits in this place is called so.
    Named {
        /// Where.
        chair: Chair,
        /// How; blank: not named any more.
        name: String,
    },
}

/// How a table begins.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Created {
    /// What the table is called.
    pub name: String,
    /// The cards, and how they are played.
    #[serde(flatten)]
    pub game: GameSetup,
    /// When irregularities are noticed.
    pub watching: Watching,
    /// What spectators see.
    pub spectators: Spectators,
    /// Who sits in the places that nobody has taken.
    pub robots: [Option<Robot>; 4],
    /// What the players are called, place by place; blank: not said.
    #[serde(default, skip_serializing_if = "nobody_is_named")]
    pub names: [String; 4],
    /// What the robots' chance comes from.
    pub seed: u64,
}

fn nobody_is_named(names: &[String; 4]) -> bool {
    names.iter().all(String::is_empty)
}

/// The cards, and how they are played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum GameSetup {
    /// A board of bridge.
    Bridge(bridge::BoardSetup),
    /// A deal of Doppelkopf.
    Doppelkopf(doko::DealSetup),
    /// A round of Doppelkopf.
    DoppelkopfRound(doko::RoundSetup),
}

/// When irregularities are noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Watching {
    /// At once.
    Always,
    /// When somebody calls the director.
    #[default]
    OnCall,
}

/// What spectators see during the play. Afterwards they see everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "spectators")]
pub enum Spectators {
    /// What everybody at the table has seen, so many tricks later.
    Delayed {
        /// How many.
        tricks: u8,
    },
    /// Nothing of the play.
    Afterwards,
}

/// A robot in the place of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Robot {
    /// Keeps to the laws.
    Careful,
    /// Errs now and then, so that a director can practise.
    Careless,
}

/// How fast robots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RobotPace"))]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As people do.
    #[default]
    Usual,
    /// So that a director can follow every card.
    Slow,
    /// Not at all.
    Paused,
}

/// Who does something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Actor {
    /// The player in this place.
    Chair(Chair),
    /// The robot in this place.
    Robot(Chair),
    /// The director.
    Director,
}

impl Actor {
    /// The place from which it is done.
    #[must_use]
    pub const fn chair(self) -> Option<Chair> {
        match self {
            Actor::Chair(chair) | Actor::Robot(chair) => Some(chair),
            Actor::Director => None,
        }
    }
}

/// What somebody is said to do, as it is sent and stored.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableAct"))]
#[serde(rename_all = "kebab-case")]
pub enum Told {
    /// At a table of bridge.
    Bridge(bridge::Told),
    /// At a table of Doppelkopf.
    Doppelkopf(doko::Told),
}

/// What somebody does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Act {
    /// At a table of bridge.
    Bridge(bridge_laws::event::Event),
    /// At a table of Doppelkopf.
    Doppelkopf(doppelkopf_laws::event::Event),
}

impl Told {
    /// What a program tells.
    ///
    /// # Errors
    /// It is nothing that is done at a table.
    pub fn read(json: serde_json::Value) -> serde_json::Result<Told> {
        serde_json::from_value(json)
    }

    /// What was told, as JSON.
    ///
    /// # Errors
    /// Never with the acts there are.
    pub fn written(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl From<Act> for Told {
    fn from(act: Act) -> Told {
        match act {
            Act::Bridge(event) => Told::Bridge(event.into()),
            Act::Doppelkopf(event) => Told::Doppelkopf(event.into()),
        }
    }
}

// What is read and written of a table is compiled here, and not wherever somebody reads or writes.
impl Event {
    /// The event that is stored so.
    ///
    /// # Errors
    /// It is nothing that happens at a table.
    pub fn read(payload: &str) -> serde_json::Result<Event> {
        serde_json::from_str(payload)
    }

    /// What is stored of it: JSON.
    ///
    /// # Errors
    /// Never with the events there are.
    pub fn written(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }
}

impl Act {
    /// Is it a word to the director, or of his?
    #[must_use]
    pub const fn is_the_directors(&self) -> bool {
        use bridge_laws::event::Event;
        use doppelkopf_laws::{event::Event as DokoEvent, offence::Act as Wrong};
        match self {
            Act::Bridge(event) => matches!(
                event,
                Event::CallDirector { .. }
                    | Event::Simultaneous(_)
                    | Event::Spare { .. }
                    | Event::Answer { .. }
                    | Event::Choose(_)
                    | Event::Award { .. }
                    | Event::TricksWon { .. }
                    | Event::CorrectTricks { .. }
                    | Event::Happens { .. }
            ),
            Act::Doppelkopf(event) => match event {
                DokoEvent::PointOut { .. }
                | DokoEvent::CallReferee { .. }
                | DokoEvent::ClaimOffence { .. }
                | DokoEvent::PartnerSays { .. }
                | DokoEvent::Answer { .. }
                | DokoEvent::Choose { .. } => true,
                // What the referee notes; who looks at his tricks does that himself.
                DokoEvent::Offence(offence) => !matches!(offence.act, Wrong::LookedAtTricks),
                _ => false,
            },
        }
    }

    /// Does it belong to what comes before the play?
    #[must_use]
    pub const fn is_before_play(&self) -> bool {
        match self {
            Act::Bridge(event) => {
                use bridge_laws::event::Event;
                // What is asked and told of calls goes with them.
                matches!(
                    event,
                    Event::Call { .. }
                        | Event::Request { .. }
                        | Event::Alert { .. }
                        | Event::Explain { .. }
                        | Event::BreakInTempo { .. }
                )
            }
            Act::Doppelkopf(event) => {
                use doppelkopf_laws::event::Event;
                matches!(event, Event::Say { .. } | Event::Solo { .. } | Event::Name { .. })
            }
        }
    }
}
