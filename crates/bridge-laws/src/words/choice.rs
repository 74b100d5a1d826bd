//! Who chooses what.

use std::{fmt, str::FromStr};

use bridge::Call;
use cards::{Card, Seat, Suit, SuitSet};

use super::ParseWordError;

/// What an election is about. No two that are open on one board are about the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Elects {
    /// Whether this opening lead out of turn stands, and who is dummy then (54).
    OpeningLead(Seat, Card),
    /// Whether this lead out of turn stands (53, 55, 56).
    Lead(Seat, Card),
    /// The same, where one defender has spoken and the next in rotation is heard as well (DP5).
    LeadOnceMore(Seat, Card),
    /// What this defender may lead to this trick while his partner has penalty cards (50D2, 51B).
    AboutLead(Seat, u8),
    /// Which of several penalty cards this defender plays to this trick (51A).
    WhichPenaltyCard(Seat, u8),
    /// Whether this card stands although a penalty card had to be played (52).
    NotPlayed(Seat, Card),
    /// What the partner of this defender, who played this card too early, has to play (57A).
    Premature(Seat, Card),
    /// Which of several cards shown at once is played (58B2).
    Shown(Seat, u8),
    /// Which card of dummy is meant (46).
    Meant(u8),
    /// From which hand declarer leads to this trick (43B2a).
    Hand(u8),
    /// Which card this hand supplies to a trick that lacks one (67).
    Supply(Seat, u8),
    /// Whether this call stands (25B, 27A, 29A).
    Call(Seat, Call),
    /// Which suit the partner of this player may not lead first (26B).
    FirstLead(Seat),
}

impl Elects {
    /// Is it between cards that nobody else sees? Then the options are for who chooses alone.
    #[must_use]
    pub const fn is_from_a_hand(self) -> bool {
        matches!(self, Elects::Supply(..))
    }
}

impl fmt::Display for Elects {
    /// As programs read it: `lead:E:D7`, `about-lead:W:2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Elects::OpeningLead(seat, card) => write!(f, "opening-lead:{seat}:{card}"),
            Elects::Lead(seat, card) => write!(f, "lead:{seat}:{card}"),
            Elects::LeadOnceMore(seat, card) => write!(f, "lead-once-more:{seat}:{card}"),
            Elects::AboutLead(seat, trick) => write!(f, "about-lead:{seat}:{trick}"),
            Elects::WhichPenaltyCard(seat, trick) => write!(f, "which-penalty-card:{seat}:{trick}"),
            Elects::NotPlayed(seat, card) => write!(f, "penalty-card-not-played:{seat}:{card}"),
            Elects::Premature(seat, card) => write!(f, "premature-play:{seat}:{card}"),
            Elects::Shown(seat, trick) => write!(f, "cards-shown:{seat}:{trick}"),
            Elects::Meant(trick) => write!(f, "meant:{trick}"),
            Elects::Hand(trick) => write!(f, "hand:{trick}"),
            Elects::Supply(seat, trick) => write!(f, "supply:{seat}:{trick}"),
            Elects::Call(seat, call) => write!(f, "call:{seat}:{call}"),
            Elects::FirstLead(seat) => write!(f, "first-lead:{seat}"),
        }
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
    /// Declarer must lead from this hand (43B2a).
    LeadFrom(Seat),
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
            Choice::LeadFrom(hand) => write!(f, "lead-from:{hand}"),
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
            Some(("lead-from", hand)) => hand.parse().ok().map(Choice::LeadFrom),
            Some(_) => None,
        };
        parsed.ok_or_else(|| ParseWordError {
            found: s.to_owned(),
            expected: "an option, such as `accept`, `refuse`, `require-lead:D`, `forbid-lead:D,H`, `lead-free`, `play:H9`",
        })
    }
}
