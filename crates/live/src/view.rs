//! What leaves the room: the table as one viewer may see it, in his language. Nothing else does.

use serde::Serialize;

use crate::{
    Act, Actor, Chair, LawView, Pace, Robot, bridge,
    doko::{self, RoundView},
};

/// Who looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Viewer {
    /// The player in this place.
    Chair(Chair),
    /// The director, who sees everything.
    Director,
    /// Somebody who only watches.
    Spectator,
}

/// What every view begins with.
pub(crate) struct Head {
    pub number: u64,
    pub plays: wording::Game,
    pub name: String,
    pub viewer: Viewer,
    pub robots: [Option<Robot>; 4],
    pub names: [String; 4],
    pub handled: Option<RobotsView>,
    pub acts: usize,
    pub may_undo: bool,
    pub step: Option<usize>,
    pub last: Option<LastAct>,
    pub over: bool,
    pub round: Option<RoundView>,
    pub again: Option<AgainView>,
}

/// Who did what, and in words what was chosen or found by it.
pub(crate) type LastAct = (Actor, Act, Option<String>);

/// The table, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableView"))]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The number of the last event at the table.
    pub number: u64,
    /// What is played. Programs read it off the table.
    #[serde(skip)]
    pub plays: wording::Game,
    /// What the table is called.
    pub name: String,
    /// As whom it is seen.
    pub role: Role,
    /// The place of the viewer, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chair: Option<Chair>,
    /// The robots, place by place.
    pub robots: [Option<Robot>; 4],
    /// What the players are called, place by place; blank: not said.
    pub names: [String; 4],
    /// How they play: for the director, since it tells that something has gone wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub handled: Option<RobotsView>,
    /// How many acts stand; in a round, of this deal.
    pub acts: usize,
    /// Is there anything that could be undone?
    #[serde(skip)]
    pub may_undo: bool,
    /// In a replay: after how many acts this is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub step: Option<usize>,
    /// In a replay: who did what last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last: Option<Last>,
    /// Is the game over? Then nothing of it is hidden any more.
    pub over: bool,
    /// The round of Doppelkopf that is played, if it is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub round: Option<RoundView>,
    /// It was one deal and no game came of it: it is dealt once more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub again: Option<AgainView>,
    /// The game; nothing, where the viewer must wait for its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<GameView>,
}

/// A deal that is dealt once more.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DealtAgain"))]
#[serde(rename_all = "kebab-case")]
pub struct AgainView {
    /// Who deals.
    pub dealer: Chair,
    /// May the viewer deal it?
    pub may_deal: bool,
}

/// Something that went wrong and nobody noticed: for the director, once the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Missed"))]
pub struct MissedView {
    /// After how many acts.
    pub step: usize,
    /// What.
    pub what: String,
    /// The laws by which it would have been dealt with.
    pub laws: Vec<LawView>,
}

/// How the robots play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableRobots"))]
pub struct RobotsView {
    /// How fast.
    pub pace: Pace,
    /// They stop whenever something goes wrong.
    pub stop: bool,
    /// They have stopped.
    pub stopped: bool,
}

/// An act, in a replay.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LastAct"))]
pub struct Last {
    /// From which place; nobody's: the director.
    pub chair: Option<Chair>,
    /// What was done.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schemars(with = "crate::Told"))]
    pub act: Act,
    /// What was chosen or found, in words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
}

/// As whom the table is seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableRole"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Role {
    Seat,
    Director,
    Spectator,
}

/// The game, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "game")]
pub enum GameView {
    /// A board of bridge.
    Bridge(Box<bridge::view::BoardView>),
    /// A deal of Doppelkopf.
    Doppelkopf(Box<doko::view::DealView>),
}

impl View {
    /// What programs are shown: JSON.
    ///
    /// # Errors
    /// Never with the views there are.
    pub fn written(&self) -> serde_json::Result<String> {
        serde_json::to_string(self)
    }

    pub(crate) fn new(head: Head, table: Option<GameView>) -> View {
        let (role, chair) = match head.viewer {
            Viewer::Chair(chair) => (Role::Seat, Some(chair)),
            Viewer::Director => (Role::Director, None),
            Viewer::Spectator => (Role::Spectator, None),
        };
        View {
            number: head.number,
            plays: head.plays,
            name: head.name,
            role,
            chair,
            robots: head.robots,
            names: head.names,
            handled: head.handled,
            acts: head.acts,
            may_undo: head.may_undo,
            step: head.step,
            last: head.last.map(|(by, act, said)| Last { chair: by.chair(), act, said }),
            over: head.over,
            round: head.round,
            again: head.again,
            table,
        }
    }
}
