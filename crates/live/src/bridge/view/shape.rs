//! What is shown of a board: the shape of it, for pages and programs.

use bridge::{Call, Contract};
use bridge_laws::{ClaimStands, event::Moment, words::Choice};
use cards::{Card, Seat, Suit};
use serde::Serialize;

use super::super::Vulnerable;
use crate::{Affairs, Text};

/// A board, as one viewer may see it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct BoardView {
    /// The number of the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// Who dealt.
    pub dealer: Text<Seat>,
    /// Who is vulnerable.
    pub vulnerable: Vulnerable,
    /// The calls, from the dealer on, with what was told of them.
    pub auction: Vec<CalledView>,
    /// A call that lies there although it should not have been made, and is not settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lying: Option<Said>,
    /// The calls made beside or after it, which are ruled on after it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub waiting: Vec<Said>,
    /// The contract, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract: Option<Text<Contract>>,
    /// Who declares.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declarer: Option<Text<Seat>>,
    /// The seat of the viewer, if he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub you: Option<Text<Seat>>,
    /// What is awaited.
    pub now: Now,
    /// The four sides of the table: North, East, South, West.
    pub sides: [SideView; 4],
    /// The trick on the table: the cards of North, East, South, West.
    pub trick: [Option<Text<Card>>; 4],
    /// Who leads or led to it.
    pub leader: Text<Seat>,
    /// The last trick and its winner, as long as the viewer may look at it (66A).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub quitted: Option<TrickView>,
    /// Who has just asked to see a trick again, and what the laws say to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks: Option<LooksView>,
    /// Tricks won by North-South and by East-West.
    pub tricks: [u8; 2],
    /// The calls with which the viewer does nothing wrong now. Any other call may be made as well: it is
    /// for the director then.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub calls: Vec<Text<Call>>,
    /// The auction is open, and the viewer may say something.
    pub bidding: bool,
    /// The viewer may ask now what the opponents' calls mean (20F). He can ask at other times as well: that may tell
    /// his partner something.
    pub may_ask: bool,
    /// When the viewer may say that his partner has explained a call of his wrongly (20F5).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub may_correct: Option<MayCorrect>,
    /// What players want to come back to (16B2).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub noted: Vec<NotedView>,
    /// An explanation that may have been wrong, with what the table knows of it: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub misinformed: Option<MisinformedView>,
    /// The opening lead may be laid face down now (41A).
    pub opening: bool,
    /// What players must or may not do, in words.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bound: Vec<String>,
    /// Who may change his last call, as an explanation has been put right (21B1).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_change: Vec<Text<Seat>>,
    /// The card that the viewer has named from dummy, as long as he may say that he meant another (45C4b).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub named: Option<Text<Card>>,
    /// The card of dummy's that was named and the one that declarer says he meant, while that is looked into: for the
    /// director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub renamed: Option<[Text<Card>; 2]>,
    /// The cards that the viewer may take back now, of his own hand and of dummy where he declares (47, 62C).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_take_back: Vec<Laid>,
    /// To how many tricks a card has been played.
    pub tricks_begun: usize,
    /// The claim or concession of which the table speaks.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<ClaimView>,
    /// How far the board has gone since the play was over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockView>,
    /// What the director deals with.
    #[serde(flatten)]
    pub affairs: Affairs,
    /// The choice that is open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choice: Option<ChoiceView>,
    /// Who has just called the director although nothing was found wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub called_in_vain: Option<Text<Seat>>,
    /// The revoke that was called about, where there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub no_revoke: Option<SuspectedView>,
    /// The last two cards, which may have fallen at the same moment: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_two: Option<[Laid; 2]>,
    /// How many tricks remained when it was claimed or conceded, where the director may award them: for
    /// the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to_award: Option<u8>,
    /// What the table knows of that claim: for the director only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contested: Option<ContestedView>,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultView>,
}

/// A call that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SaidCall"))]
pub struct Said {
    /// By whom.
    pub seat: Text<Seat>,
    /// Which.
    pub call: Text<Call>,
}

/// A call of the auction, with what was told of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "CalledCall"))]
#[serde(rename_all = "kebab-case")]
pub struct CalledView {
    /// By whom.
    pub seat: Text<Seat>,
    /// Which.
    pub call: Text<Call>,
    /// His partner has alerted it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub alerted: bool,
    /// Who has just asked what it means.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub asked_by: Vec<Text<Seat>>,
    /// What was told: the last holds, what stands before it was put right.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub explained: Vec<ExplainedView>,
}

/// What a player told of a call.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ExplainedCall"))]
pub struct ExplainedView {
    /// Who.
    pub by: Text<Seat>,
    /// What.
    pub words: String,
}

/// When a player may say that his partner has explained wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum MayCorrect {
    /// Now.
    Now,
    /// After the final pass, if his side declares; else when the play is over.
    AfterAuction,
    /// When the play is over.
    AfterPlay,
}

/// A break in tempo that a player wants to come back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NotedBreak"))]
pub struct NotedView {
    /// Who says so.
    pub by: Text<Seat>,
    /// Of whom.
    pub of: Text<Seat>,
    /// When.
    pub when: NotedWhen,
}

/// When it was noted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NotedWhen {
    /// Before the first call.
    BeforeTheAuction,
    /// After this call.
    After(Said),
    /// In this trick, from 1.
    Trick(u8),
    /// When the play was over.
    Afterwards,
}

/// An explanation that may have been wrong, and what the table knows of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct MisinformedView {
    /// Of which call, from 1.
    pub number: u8,
    /// Who has made that call.
    pub seat: Text<Seat>,
    /// Who has said that it was wrong, if somebody has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub corrected_by: Option<Text<Seat>>,
    /// How far the board was then, or is now.
    pub noticed: NoticedWhen,
    /// The side that explained declares; not known during the auction.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declares: Option<bool>,
    /// A player of the other side has called since, and his partner not after that (21B1a).
    pub may_still_change: bool,
    /// The other side has played the last card, and it could still go back (47E2a).
    pub card_may_change: bool,
    /// It has played the last card to its trick.
    pub last_to_trick: bool,
}

/// How far a board was when an explanation turned out to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum NoticedWhen {
    DuringAuction,
    BeforeLeadFaced,
    DuringPlay,
    AfterPlay,
}

/// A card that fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LaidCard"))]
pub struct Laid {
    /// From which hand.
    pub seat: Text<Seat>,
    /// Which.
    pub card: Text<Card>,
}

/// What is awaited.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardNow"))]
#[serde(rename_all = "kebab-case", tag = "awaits")]
pub enum Now {
    /// A call.
    Call {
        /// Of whom.
        seat: Text<Seat>,
    },
    /// A card.
    Card {
        /// From this hand.
        hand: Text<Seat>,
        /// Which this player lays.
        player: Text<Seat>,
    },
    /// The director finds something out.
    Director,
    /// A choice.
    Choice {
        /// Of one of these.
        by: Vec<Text<Seat>>,
    },
    /// Nothing: it is over.
    Over,
}

/// One side of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct SideView {
    /// Which seat.
    pub seat: Text<Seat>,
    /// How many cards it holds.
    pub count: u8,
    /// Those of them that the viewer sees, as they are sorted in a diagram.
    pub cards: Vec<CardView>,
    /// Cards that it has laid together and can be seen, beside the one in the trick (58B).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<Text<Card>>,
    /// The hand lies open.
    pub open: bool,
    /// Its opening lead lies face down; the card itself is shown to its owner.
    pub face_down: bool,
    /// The card that lies face down, where the viewer may know it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub face_down_card: Option<Text<Card>>,
}

/// A card that the viewer sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct CardView {
    /// Which.
    pub card: Text<Card>,
    /// It lies open in front of its owner.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lies: Option<Lies>,
    /// It may not be played now: the law that says so, with its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub why_not: Option<String>,
}

/// As what a card lies open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Lies {
    MajorPenaltyCard,
    MinorPenaltyCard,
    Exposed,
}

/// A trick that is over.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TrickView {
    /// The cards of North, East, South, West.
    pub cards: [Option<Text<Card>>; 4],
    /// Who led.
    pub leader: Text<Seat>,
    /// Who won it.
    pub winner: Text<Seat>,
}

/// Somebody asks to see a trick again.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "LookAtTrick"))]
pub struct LooksView {
    /// Who.
    pub by: Text<Seat>,
    /// Which, from 1.
    pub trick: u8,
    /// He may: then it lies face up for everybody.
    pub allowed: bool,
    /// The law that says so, with its name.
    pub law: String,
}

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardClaim"))]
pub struct ClaimView {
    /// Of whom.
    pub by: Text<Seat>,
    /// How many tricks.
    pub tricks: u8,
    /// Given up and not claimed.
    pub concession: bool,
    /// How they will be made.
    pub line: String,
    /// How it stands.
    pub stands: ClaimStandsView,
    /// Play stands still until it is answered.
    pub waits: bool,
    /// May the viewer object to it?
    pub answer: bool,
    /// May the viewer agree to it?
    pub agree: bool,
    /// 68B2: it was agreed to, and the conceder’s partner may still object at once. Until he has spoken no hand is shown.
    #[serde(rename = "partner-may-object", skip_serializing_if = "Option::is_none")]
    pub partner_may_object: Option<Text<Seat>>,
}

/// What the defenders are scored by, where it is another number than for declarer's side (79B3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DefendersScored {
    /// Tricks of declarer's side.
    pub tricks: u8,
    /// The score of the defenders.
    pub score: i32,
}

/// How a claim or concession stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ClaimStands"))]
#[serde(rename_all = "kebab-case")]
pub enum ClaimStandsView {
    /// Nobody has answered it: play is suspended.
    Open,
    /// Nobody has answered it, and they have played on all the same: who objects has it judged where it was made.
    PlayedOn,
    /// The opponents have gone along with it.
    Agreed,
    /// It is contested, and the director judges it.
    Contested,
    /// The director has awarded the tricks.
    Judged,
}

impl From<ClaimStands> for ClaimStandsView {
    fn from(stands: ClaimStands) -> ClaimStandsView {
        match stands {
            ClaimStands::Open => ClaimStandsView::Open,
            ClaimStands::PlayedOn => ClaimStandsView::PlayedOn,
            ClaimStands::Agreed => ClaimStandsView::Agreed,
            ClaimStands::Contested => ClaimStandsView::Contested,
            ClaimStands::Judged => ClaimStandsView::Judged,
        }
    }
}

/// How far the board has gone since the play was over.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardClock"))]
#[serde(rename_all = "kebab-case")]
pub struct ClockView {
    /// What was told last.
    pub moment: MomentView,
    /// Whether North-South and East-West have called on the next board, where that was told by a player of theirs.
    pub called_next: [bool; 2],
}

/// How far a board has gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardMoment"))]
#[serde(rename_all = "kebab-case")]
pub enum MomentView {
    /// The hands are not all back in the board.
    Play,
    /// They are.
    HandsReturned,
    /// Somebody has called on the next board.
    NextBoardCalled,
    /// The round is over.
    RoundEnded,
}

impl From<Moment> for MomentView {
    fn from(moment: Moment) -> MomentView {
        match moment {
            Moment::Play => MomentView::Play,
            Moment::HandsReturned => MomentView::HandsReturned,
            Moment::NextBoardCalled => MomentView::NextBoardCalled,
            Moment::RoundEnded => MomentView::RoundEnded,
        }
    }
}

/// A claim or concession that the director judges.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardContestedClaim"))]
#[serde(rename_all = "kebab-case")]
pub struct ContestedView {
    /// Of whom.
    pub by: Text<Seat>,
    /// How many of the tricks that remained this side claimed or kept.
    pub tricks: u8,
    /// What was said with it.
    pub line: String,
    /// Who had failed to follow suit before.
    pub shown_out: Vec<SuitOf>,
    /// Penalty cards lie there, or leads are restricted.
    pub bound: bool,
    /// Something else binds the play: a card that has to be played, or what is played to this trick.
    pub otherwise_bound: bool,
    /// The major penalty cards.
    pub major_penalty_cards: Vec<Text<Card>>,
    /// The minor ones.
    pub minor_penalty_cards: Vec<Text<Card>>,
    /// What a defender may not lead; of a suit that is required, the three others.
    pub forbidden_leads: Vec<SuitOf>,
}

/// A revoke that somebody has suspected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "SuspectedRevoke"))]
pub struct SuspectedView {
    /// Of whom.
    pub of: Text<Seat>,
    /// In which trick, from 1.
    pub trick: u8,
}

/// A suit of somebody's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardSuitOf"))]
pub struct SuitOf {
    /// Who.
    pub seat: Text<Seat>,
    /// Of which suit.
    pub suit: Text<Suit>,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardChoice"))]
pub struct ChoiceView {
    /// Who chooses: one of these.
    pub by: Vec<Text<Seat>>,
    /// Is it the viewer's own?
    pub yours: bool,
    /// What is read aloud before it.
    pub say: Vec<String>,
    /// What can be chosen.
    pub ways: Vec<WayView>,
}

/// One thing that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardWay"))]
pub struct WayView {
    /// The choice.
    pub choice: Text<Choice>,
    /// As a short label.
    pub label: String,
    /// What follows.
    pub consequence: String,
    /// What can be chosen then: label and what follows.
    pub then: Vec<(String, String)>,
}

/// How many tricks declarer's side has won, as a player says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TricksSaid"))]
pub struct TricksSaidView {
    /// Who.
    pub by: Text<Seat>,
    /// How many.
    pub tricks: u8,
}

/// How it ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "BoardResult"))]
pub struct ResultView {
    /// Nobody bid.
    pub passed_out: bool,
    /// A claim was disputed: the director judges.
    pub disputed: bool,
    /// Tricks of declarer's side, those for revokes counted; or what the director has ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tricks: Option<u8>,
    /// What players have said of that number since (79A).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub tricks_said: Vec<TricksSaidView>,
    /// One of them has said another: the director rules (79B).
    pub tricks_disputed: bool,
    /// It is what the director has entered.
    pub ruled: bool,
    /// The play ended with a claim or a concession.
    pub claimed: bool,
    /// The score of declarer's side.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<i32>,
    /// Where the director has lowered the score of one side alone (79B3): the tricks of declarer's side by which the
    /// defenders are scored, and their score.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defenders: Option<DefendersScored>,
    /// Tricks that went over for revokes: to North-South (positive) or East-West (negative).
    pub transfer: i8,
    /// The four hands as they were dealt: North, East, South, West.
    pub dealt: [Vec<Text<Card>>; 4],
    /// All tricks.
    pub play: Vec<TrickView>,
    /// What is to be looked at after the board.
    pub after: Vec<String>,
}
