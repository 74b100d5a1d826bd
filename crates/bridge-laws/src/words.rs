//! The vocabulary of the bridge laws: what is asked, answered, chosen, and what a ruling does.
//! Its texts are those of the case format (`told-it-was-his-turn`, `forbid-lead:D,H`).

mod question;

use std::{fmt, str::FromStr};

use bridge::Call;
use cards::{Card, Seat, Side, Suit, SuitSet};
use ruling::Game;
use thiserror::Error;

pub use question::{Question, QuestionId};

use crate::clause::{Clause, Point};

/// Duplicate bridge, for the machinery of [`ruling`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bridge;

impl Game for Bridge {
    type Seat = Seat;
    type Question = Question;
    type Answer = Answer;
    type Choice = Choice;
    type Effect = Effect;
    type Subject = Subject;
    type Clause = Clause;
    type Point = Point;
}

/// A ruling of the bridge laws.
pub type Ruling = ruling::Ruling<Bridge>;
/// What a bridge law waits for.
pub type Pending = ruling::Pending<Bridge>;
/// A choice that a player has under the bridge laws.
pub type Election = ruling::Election<Bridge>;
/// What has been told at a bridge table.
pub type Told = ruling::Told<Bridge>;

/// An answer that the director has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Answer {
    No,
    Yes,
    Follow,
    Lead,
    Spread,
    Accident,
    Up,
    Down,
    Card(Card),
    Seat(Seat),
    Call(Call),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::No => f.write_str("no"),
            Answer::Yes => f.write_str("yes"),
            Answer::Follow => f.write_str("follow"),
            Answer::Lead => f.write_str("lead"),
            Answer::Spread => f.write_str("spread"),
            Answer::Accident => f.write_str("accident"),
            Answer::Up => f.write_str("up"),
            Answer::Down => f.write_str("down"),
            Answer::Card(card) => write!(f, "{card}"),
            Answer::Seat(seat) => write!(f, "{seat}"),
            Answer::Call(call) => write!(f, "{call}"),
        }
    }
}

/// A text that is none of the words of the laws.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{found}` is not {expected}")]
pub struct ParseWordError {
    /// What was found.
    pub found: String,
    /// What was expected.
    pub expected: &'static str,
}

impl FromStr for Answer {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Answer, ParseWordError> {
        Ok(match s {
            "no" => Answer::No,
            "yes" => Answer::Yes,
            "follow" => Answer::Follow,
            "lead" => Answer::Lead,
            "spread" => Answer::Spread,
            "accident" => Answer::Accident,
            "up" => Answer::Up,
            "down" => Answer::Down,
            _ => match (s.parse(), s.parse(), s.parse()) {
                (Ok(card), _, _) => Answer::Card(card),
                (_, Ok(seat), _) => Answer::Seat(seat),
                (_, _, Ok(call)) => Answer::Call(call),
                _ => {
                    return Err(ParseWordError {
                        found: s.to_owned(),
                        expected: "an answer: no, yes, follow, lead, spread, accident, up, down, a card, a seat or a call",
                    });
                }
            },
        })
    }
}

/// What a player may choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Choice {
    /// The lead, or the card that should have been a penalty card, stands.
    Accept,
    /// The opening lead stands and declarer becomes dummy (54A).
    AcceptAsDummy,
    /// It is to be taken back.
    Refuse,
    /// The defender on lead must lead this suit.
    RequireLead(Suit),
    /// The defender on lead may lead none of these suits while he keeps the lead.
    ForbidLead(SuitSet),
    /// Any lead; the penalty card stays.
    LeadFree,
    /// The partner must play his highest card of the suit led (57A).
    PlayHighest,
    /// The partner must play his lowest card of the suit led (57A).
    PlayLowest,
    /// The partner must play this other suit (57A).
    PlaySuit(Suit),
    /// The partner may not play this other suit (57A).
    ForbidSuit(Suit),
    /// This of several cards is the one played.
    Play(Card),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Accept => f.write_str("accept"),
            Choice::AcceptAsDummy => f.write_str("accept-as-dummy"),
            Choice::Refuse => f.write_str("refuse"),
            Choice::RequireLead(suit) => write!(f, "require-lead:{suit}"),
            Choice::ForbidLead(suits) => write!(f, "forbid-lead:{suits}"),
            Choice::LeadFree => f.write_str("lead-free"),
            Choice::PlayHighest => f.write_str("play-highest"),
            Choice::PlayLowest => f.write_str("play-lowest"),
            Choice::PlaySuit(suit) => write!(f, "play-suit:{suit}"),
            Choice::ForbidSuit(suit) => write!(f, "forbid-suit:{suit}"),
            Choice::Play(card) => write!(f, "play:{card}"),
        }
    }
}

fn one_suit(s: &str) -> Option<Suit> {
    let mut chars = s.chars();
    match (chars.next().and_then(Suit::from_char), chars.next()) {
        (Some(suit), None) => Some(suit),
        _ => None,
    }
}

impl FromStr for Choice {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Choice, ParseWordError> {
        let parsed = match s.split_once(':') {
            None => match s {
                "accept" => Some(Choice::Accept),
                "accept-as-dummy" => Some(Choice::AcceptAsDummy),
                "refuse" => Some(Choice::Refuse),
                "lead-free" => Some(Choice::LeadFree),
                "play-highest" => Some(Choice::PlayHighest),
                "play-lowest" => Some(Choice::PlayLowest),
                _ => None,
            },
            Some(("require-lead", suit)) => one_suit(suit).map(Choice::RequireLead),
            Some(("forbid-lead", suits)) => {
                let suits: Option<SuitSet> = suits.split(',').map(one_suit).collect();
                suits.filter(|suits| !suits.is_empty()).map(Choice::ForbidLead)
            }
            Some(("play-suit", suit)) => one_suit(suit).map(Choice::PlaySuit),
            Some(("forbid-suit", suit)) => one_suit(suit).map(Choice::ForbidSuit),
            Some(("play", card)) => card.parse().ok().map(Choice::Play),
            Some(_) => None,
        };
        parsed.ok_or_else(|| ParseWordError {
            found: s.to_owned(),
            expected: "an option, such as `accept`, `refuse`, `require-lead:D`, `forbid-lead:D,H`, `lead-free`, `play:H9`",
        })
    }
}

/// How grave a penalty card is (50B).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Grade {
    Minor,
    Major,
}

/// What a player must or may not do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Duty {
    /// Lead this suit, this time.
    RequireLead(Suit),
    /// Lead none of these suits, as long as he keeps the lead.
    ForbidLead(SuitSet),
    /// Play the highest card of the suit led to this trick.
    PlayHighest,
    /// Play the lowest card of the suit led to this trick.
    PlayLowest,
    /// Play this suit to this trick.
    PlaySuit(Suit),
    /// Do not play this suit to this trick.
    ForbidSuit(Suit),
    /// Pass at the next turn to call.
    MustPass,
    /// Pass for the rest of the auction.
    MustPassThroughout,
}

/// A restriction in force.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Restriction {
    /// Who is restricted.
    pub seat: Seat,
    /// To what.
    pub duty: Duty,
}

impl fmt::Display for Restriction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.seat)?;
        match self.duty {
            Duty::RequireLead(suit) => write!(f, "require-lead {suit}"),
            Duty::ForbidLead(suits) => write!(f, "forbid-lead {suits}"),
            Duty::PlayHighest => f.write_str("play-highest"),
            Duty::PlayLowest => f.write_str("play-lowest"),
            Duty::PlaySuit(suit) => write!(f, "play-suit {suit}"),
            Duty::ForbidSuit(suit) => write!(f, "forbid-suit {suit}"),
            Duty::MustPass => f.write_str("must-pass"),
            Duty::MustPassThroughout => f.write_str("must-pass-throughout"),
        }
    }
}

/// What has gone wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Irregularity {
    LeadOutOfTurn,
    OpeningLeadOutOfTurn,
    PlayOutOfTurn,
    CardExposed,
    PenaltyCardNotPlayed,
    LeadBeforeChoice,
    TwoCards,
    CardTakenBack,
    WrongCardFromDummy,
    Revoke,
    InsufficientBid,
    CallOutOfRotation,
    InadmissibleCall,
    CallAgainstDuty,
    CallChanged,
}

impl Irregularity {
    /// All kinds.
    pub const ALL: [Irregularity; 15] = [
        Irregularity::LeadOutOfTurn,
        Irregularity::OpeningLeadOutOfTurn,
        Irregularity::PlayOutOfTurn,
        Irregularity::CardExposed,
        Irregularity::PenaltyCardNotPlayed,
        Irregularity::LeadBeforeChoice,
        Irregularity::TwoCards,
        Irregularity::CardTakenBack,
        Irregularity::WrongCardFromDummy,
        Irregularity::Revoke,
        Irregularity::InsufficientBid,
        Irregularity::CallOutOfRotation,
        Irregularity::InadmissibleCall,
        Irregularity::CallAgainstDuty,
        Irregularity::CallChanged,
    ];

    /// The id in cases.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Irregularity::LeadOutOfTurn => "lead-out-of-turn",
            Irregularity::OpeningLeadOutOfTurn => "opening-lead-out-of-turn",
            Irregularity::PlayOutOfTurn => "play-out-of-turn",
            Irregularity::CardExposed => "card-exposed",
            Irregularity::PenaltyCardNotPlayed => "penalty-card-not-played",
            Irregularity::LeadBeforeChoice => "lead-before-choice",
            Irregularity::TwoCards => "two-cards",
            Irregularity::CardTakenBack => "card-taken-back",
            Irregularity::WrongCardFromDummy => "wrong-card-from-dummy",
            Irregularity::Revoke => "revoke",
            Irregularity::InsufficientBid => "insufficient-bid",
            Irregularity::CallOutOfRotation => "call-out-of-rotation",
            Irregularity::InadmissibleCall => "inadmissible-call",
            Irregularity::CallAgainstDuty => "call-against-duty",
            Irregularity::CallChanged => "call-changed",
        }
    }
}

/// One thing that a ruling does at the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// The card goes back to the hand and is no longer seen.
    Return(Seat, Card),
    /// The face-down card goes back unseen.
    ReturnUnseen(Seat),
    /// The card becomes a penalty card and stays open on the table.
    PenaltyCard(Seat, Card, Grade),
    /// The penalty card is picked up and is none any more.
    PickUp(Seat, Card),
    /// The card stands as played.
    Stands(Seat, Card),
    /// The card counts as played.
    Played(Seat, Card),
    /// The lead out of turn is the lead to this trick.
    LeadStands(Seat, Card),
    /// The card must be played to this trick at this player's turn.
    MustBePlayed(Seat, Card),
    /// This card is the one that will be played (51A).
    Named(Seat, Card),
    /// A restriction is in force, under this clause.
    Restrict(Restriction, Clause),
    /// Declarer has chosen about this hand's lead.
    Chosen(Seat),
    /// This hand is to lead.
    ToLead(Seat),
    /// This hand is to play another card in place of the one taken back.
    Replace(Seat),
    /// The player may take this card back, under this clause.
    MayTakeBack(Seat, Card, Clause),
    /// This player is declarer, his partner dummy.
    Declarer(Seat),
    /// This hand is laid open.
    Spread(Seat),
    /// Declarer has to lead again after taking a lead back.
    Retracted,
    /// This player holds a card of the suit: he revoked in this trick.
    Revoked(Seat, u8, Suit),
    /// A revoke is established.
    Established(Seat),
    /// A revoke of this player's side is not established by the lead taken back (47E1).
    NotEstablished(Seat),
    /// The card is taken out of this trick again.
    TakeOut(Seat, Card, u8),
    /// This trick is put right: its winner is found anew.
    Reopened(u8),
    /// Tricks go over at the end.
    Transfer(Side, u8),
    /// The hand supplies a card to this defective trick (67).
    Supply(Seat, u8),
    /// Play goes on.
    PlayGoesOn,
    /// Play goes on as if this player had neither claimed nor conceded; what was shown with it means nothing
    /// (68D2).
    ClaimVoid(Seat),
    /// Play is over; this side gets so many of the tricks that remained.
    Agreed(Side, u8),
    /// The call that should not have been made is cancelled.
    CallCancelled(Seat, Call),
    /// A call that was in order when it was made is taken back, and what was called after it.
    CallWithdrawn(Seat, Call),
    /// The call stands.
    CallStands(Seat, Call),
    /// This is the player's call now, and subject to the laws like any other.
    CallReplaced(Seat, Call),
    /// This player is to call.
    ToCall(Seat),
    /// This player has to make another call for this one, which is cancelled, and this bears on it.
    Replaces(Seat, Call, Replacing),
    /// Declarer may forbid one suit at the first lead of this player's partner (26B).
    MayForbidLead(Seat),
}

/// Why a call is to be replaced; what the new one costs hangs on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Replacing {
    /// It was insufficient (27B).
    Insufficient,
    /// It was out of rotation, at the turn of the right-hand opponent (31A, 32A).
    AtRightHandOpponentsTurn,
    /// It was out of rotation at another turn (30B, 31B, 32B).
    OutOfRotation,
    /// It is never allowed (36B).
    Inadmissible,
}

/// What information is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Subject {
    /// That this hand holds, and meant to play, this card.
    Card(Seat, Card),
    /// That this hand must play this card (2007: apart from what it shows).
    DutyToPlay(Seat, Card),
    /// What this player's call, now withdrawn, told.
    Call(Seat, Call),
}
