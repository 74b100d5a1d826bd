//! What is shown of a deal: the shape of it, for pages and programs.

use doppelkopf::{Kind, Naming, Party, Spoken, Trumps};
use doppelkopf_laws::words::Choice;
use serde::Serialize;

use crate::{Affairs, Chair, Text};

/// A deal, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct DealView {
    /// Who dealt.
    pub dealer: Chair,
    /// The place of the viewer, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Chair>,
    /// What is awaited.
    pub now: DealNow,
    /// What was said to find the game, in order.
    pub said: Vec<SaidView>,
    /// The game as it was named; nothing for a normal game, or as long as none is found. (`game` is what the
    /// table plays.)
    #[serde(rename = "named", skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// Has the play begun?
    pub playing: bool,
    /// The four places.
    pub players: [PlayerView; 4],
    /// The trick on the table.
    pub trick: [Option<Text<Kind>>; 4],
    /// Who leads or led to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub leader: Option<Chair>,
    /// The last trick and its winner, as long as it may be seen (5.3.5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_trick: Option<LastTrick>,
    /// The games that the viewer may name now.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub namings: Vec<Text<Naming>>,
    /// The calls that he can make, in time or not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<CallView>,
    /// Tricks that a soloist leaves lying (5.3.7).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub lying: Vec<Text<Kind>>,
    /// The cards of his tricks, where the viewer has just looked at them (I41).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub looked_at: Vec<Text<Kind>>,
    /// May he leave his tricks lying, or take them in?
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks_may: Option<TricksMay>,
    /// Who was dealt another number of cards than twelve: for the referee, and for all once the deal is over.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub miscounts: Vec<MiscountView>,
    /// What the referee deals with.
    #[serde(flatten)]
    pub affairs: Affairs,
    /// The choice that is open: for those who may make it, and the referee.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<DealChoice>,
    /// Who has just called the referee although nothing was found wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_in_vain: Option<Chair>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<DealResult>,
}

impl DealView {
    /// What is trump, as the game was named.
    #[must_use]
    pub fn trumps(&self) -> Trumps {
        match self.game.as_ref().and_then(|game| game.parse().ok()) {
            Some(Naming::Pflichtsolo(trumps) | Naming::Lustsolo(trumps)) => trumps,
            _ => Trumps::NORMAL,
        }
    }
}

/// What is awaited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "awaits", content = "of")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum DealNow {
    Say(Chair),
    Pflichtsolo(Chair),
    Lustsolo(Chair),
    Name(Chair),
    Card(Chair),
    Director,
    Choice,
    Over,
}

/// What a soloist may do with his tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TricksMay {
    /// He may leave them lying.
    Lie,
    /// He may take them in.
    BeTakenIn,
}

/// Something said to find the game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SaidView {
    /// By whom.
    pub by: Chair,
    /// What: `gesund`, `vorbehalt`, `yes`, `no`, or a game.
    pub word: String,
}

/// A place at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct PlayerView {
    /// Which.
    pub chair: Chair,
    /// How many cards are held there.
    pub count: u8,
    /// How many tricks lie there.
    pub tricks: u8,
    /// The side, where everybody knows it, or the viewer his own.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub party: Option<Side>,
    /// The calls made.
    pub calls: Vec<Text<Spoken>>,
    /// The cards, where the viewer sees them.
    pub cards: Vec<HeldView>,
    /// A card that lies there before its turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub early: Option<Text<Kind>>,
}

/// A hand as it was dealt, not of twelve cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MiscountView {
    /// Whose.
    pub chair: Chair,
    /// How many.
    pub cards: usize,
}

/// Re or Kontra.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Party"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Side {
    Re,
    Kontra,
}

impl From<Party> for Side {
    fn from(party: Party) -> Side {
        match party {
            Party::Re => Side::Re,
            Party::Kontra => Side::Kontra,
        }
    }
}

/// A card in a hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct HeldView {
    /// Which.
    pub card: Text<Kind>,
    /// It is this place's turn, and the card does not follow.
    pub barred: bool,
}

/// A call for the viewer's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct CallView {
    /// Which.
    pub call: Text<Spoken>,
    /// It may be made now.
    pub allowed: bool,
}

/// The last trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LastTrick {
    /// Place by place.
    pub cards: [Option<Text<Kind>>; 4],
    /// Who won it.
    pub winner: Chair,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct DealChoice {
    /// Who may make it: for the referee.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<Chair>,
    /// Is it the viewer's own?
    pub yours: bool,
    /// What it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub happened: Option<String>,
    /// Which partners the viewer may ask first (9.6.4).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_ask: Vec<Chair>,
    /// Who asks him.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub asked_by: Option<Chair>,
    /// What can be chosen.
    pub options: Vec<Text<Choice>>,
}

/// How it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DealResult {
    /// Was it a game that counts?
    pub played: bool,
    /// The points of the game, place by place.
    pub points: [i32; 4],
    /// The penalty points, apart.
    pub penalty: [i32; 4],
    /// Who played Re.
    pub re: Vec<Chair>,
    /// Who has won; nobody, where both sides missed their Absagen, or there was no game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
    /// What the points are for.
    pub items: Vec<ItemView>,
    /// The Augen of Re, where they count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub augen: Option<u8>,
    /// The hands as they were dealt.
    pub dealt: [Vec<Text<Kind>>; 4],
}

/// One line of the reckoning.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ItemView {
    /// How many points.
    pub points: u8,
    /// In whose favour.
    pub to: Side,
    /// What for.
    pub reason: String,
}
