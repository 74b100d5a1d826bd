//! A table that is played at over the web: anything may go wrong at it, and the laws of the game say what
//! follows. It is a fold over [`Event`]s; whoever wants to do something asks [`Room::decide`], and what
//! leaves the room leaves it as a [`View`] made for one viewer.
//!
//! No network, no clock and no file here: the same events always lead to the same room, on every server.

mod affairs;
mod as_written;
pub mod bridge;
mod chair;
mod dice;
pub mod doko;
mod event;
mod play;
mod room;
mod text;
mod view;

pub use affairs::{Affairs, AnswerView, LawView, QuestionView, RulingView};
pub use as_written::AsWritten;
pub use chair::Chair;
pub use dice::Dice;
pub use doko::RoundView;
pub use event::{Act, Actor, Created, Event, FORMAT, GameSetup, Pace, Robot, Spectators, Told, Watching};
pub use room::{NAME, Refused, Room};
pub use text::Text;
pub use view::{AgainView, GameView, Last, MissedView, RobotsView, Role, View, Viewer};
