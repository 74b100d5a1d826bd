//! What is said to happen at a board, as it is sent and stored: an event of the laws, or one of the acts in
//! which tables were stored before there was one list of events.

use bridge::Call;
use bridge_laws::{
    Status,
    event::{About, Event, Exposure, Seen},
    words::{Answer, Choice},
};
use cards::{Card, Seat, Side};
use serde::{Deserialize, Serialize};

use super::Board;
use crate::{Refused, Text, as_written::AsWritten};

/// What somebody does at a table of bridge: what the laws call an event, `{"play": "S:SA"}`.
pub type Told = AsWritten<Event, Earlier>;

/// An act as it was written before. Who acted stood beside it, and which cards fell at once, or which question
/// was open, only the table knew.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "they are named as the events that they are")]
pub enum Earlier {
    Call {
        call: Text<Call>,
    },
    Play {
        card: Text<Card>,
        /// From dummy's hand, by declarer.
        #[serde(default)]
        dummy: bool,
    },
    PlayTwo {
        cards: [Text<Card>; 2],
        /// The second lies under the first.
        #[serde(default)]
        covered: bool,
        #[serde(default)]
        dummy: bool,
    },
    AtOnce,
    LeadFaceDown {
        card: Text<Card>,
    },
    TurnUp,
    Show {
        card: Text<Card>,
        #[serde(default)]
        dropped: bool,
    },
    TakeBack {
        card: Text<Card>,
        #[serde(default)]
        dummy: bool,
    },
    CallDirector {
        #[serde(default)]
        revoke: Option<Suspected>,
    },
    CallAboutTrick {
        trick: u8,
    },
    Claim {
        tricks: u8,
        #[serde(default)]
        line: String,
    },
    Concede {
        tricks: u8,
    },
    Agree,
    Object,
    Award {
        side: Pair,
        tricks: u8,
    },
    Choose {
        choice: Text<Choice>,
        /// By whom, where the director says what he has heard.
        #[serde(default)]
        by: Option<Text<Seat>>,
    },
    Answer {
        question: String,
        with: Text<Answer>,
    },
}

/// Two partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Pair {
    NorthSouth,
    EastWest,
}

/// A revoke that somebody suspects.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct Suspected {
    pub by: Text<Seat>,
    pub trick: u8,
}

impl Earlier {
    /// The event it is at this board.
    pub(super) fn event(&self, board: &Board, by: Option<Seat>) -> Result<Event, Refused> {
        let seat = board.speaker(by);
        let hand = |dummy: bool| if dummy { seat.partner() } else { seat };
        Ok(match self {
            Earlier::Call { call } => Event::Call { seat, call: call.0 },
            Earlier::Play { card, dummy } => Event::Play { seat: hand(*dummy), card: card.0 },
            Earlier::PlayTwo { cards: [first, second], covered, dummy } => {
                let cards = vec![first.0, second.0];
                let visible = if *covered { vec![first.0] } else { cards.clone() };
                Event::TwoCards { seat: hand(*dummy), cards, visible }
            }
            Earlier::AtOnce => Event::Simultaneous(board.last_two().ok_or(Refused::NotOpen)?.to_vec()),
            Earlier::LeadFaceDown { card } => Event::LeadFaceDown { seat, card: Some(card.0) },
            Earlier::TurnUp => Event::Face { seat, card: None },
            Earlier::Show { card, dropped } => {
                let how = if *dropped { Exposure::Accident } else { Exposure::Deliberate };
                Event::Expose { cards: vec![(seat, card.0)], how, seen: Seen::Everybody }
            }
            Earlier::TakeBack { card, dummy } => Event::Withdraw { seat: hand(*dummy), card: Some(card.0) },
            Earlier::CallDirector { revoke } => {
                let about = revoke.map_or(About::ThisNow, |suspected| About::Revoke {
                    by: suspected.by.0,
                    trick: suspected.trick,
                });
                Event::CallDirector { by: seat, about }
            }
            Earlier::CallAboutTrick { trick } => {
                Event::CallDirector { by: seat, about: About::Trick(*trick) }
            }
            Earlier::Claim { tricks, line } => {
                let line = line.trim();
                Event::Claim { by: seat, tricks: *tricks, line: (!line.is_empty()).then(|| line.to_owned()) }
            }
            Earlier::Concede { tricks } => Event::Concede { by: seat, tricks: *tricks },
            Earlier::Agree => Event::Agree { by: seat },
            Earlier::Object => Event::Object { by: seat },
            Earlier::Award { side, tricks } => {
                let side = match side {
                    Pair::NorthSouth => Side::NorthSouth,
                    Pair::EastWest => Side::EastWest,
                };
                Event::Award { side, tricks: *tricks }
            }
            Earlier::Choose { choice, by: said } => {
                let chooser = match (by, said, board.table.status()) {
                    (Some(seat), ..) => seat,
                    (None, Some(said), _) => said.0,
                    (None, None, Status::Election(election)) => {
                        *election.by.first().ok_or(Refused::NotOpen)?
                    }
                    _ => return Err(Refused::NotOpen),
                };
                Event::Choose(vec![(chooser, choice.0)])
            }
            Earlier::Answer { question, with } => match board.table.status() {
                Status::Question(open) if *question == open.id() => Event::answer(open, with.0),
                _ => return Err(Refused::NotOpen),
            },
        })
    }
}
