use crate::{
    bridge, doko,
    said::{Drawn, Said},
};

/// Of what a case speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// What happens at its table.
    Step,
    /// A score.
    Score,
    /// A trick.
    Trick,
    /// A call.
    Announce,
    /// A deal of a round.
    Deal,
    /// Players split into tables.
    Split,
    /// A tournament.
    Tournament,
    /// The desk.
    Ruling,
}

/// What a case said that did not come true.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
pub struct Failure {
    /// Where.
    pub part: Part,
    /// Which step, score, trick …, from 1; 0 where there is only one, or before the first.
    pub step: usize,
    /// The key of the expectation, or what went wrong.
    pub key: String,
    /// What the case expects.
    pub expected: Said,
    /// What the laws say.
    pub got: Said,
    /// The table at that moment.
    pub table: Drawn,
}

/// How a case went.
#[derive(Debug, Clone)]
pub struct Outcome {
    /// What failed; nothing, if the case passed.
    pub failures: Vec<Failure>,
    /// What else came of it.
    pub played: Played,
}

/// What came of a case, by its game.
#[derive(Debug, Clone)]
pub enum Played {
    /// Bridge.
    Bridge(Box<bridge::Played>),
    /// Doppelkopf.
    Doppelkopf(doko::Played),
}
