//! What has gone wrong and is not settled: the facts of it as the cards show them.
//!
//! A matter stands open until somebody calls the director; what is done meanwhile is noted in it,
//! for the laws give most of that a meaning. The ruling on each is in `laws`.

use bridge::Call;
use cards::{Card, Seat, Suit};

use crate::{
    event::{Designation, Exposure},
    words::{Irregularity, Replacing},
};

/// An open matter.
#[derive(Debug, Clone, PartialEq)]
pub struct Matter {
    /// What it is.
    pub kind: Kind,
    /// The director has been called about it.
    pub called: bool,
}

/// What it is.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the fields are named for what they hold")]
pub enum Kind {
    Lead(LeadOutOfTurn),
    Premature(Premature),
    /// 60B: a defender plays after declarer had to take a lead back, before the new one.
    AfterRetraction {
        seat: Seat,
        card: Card,
    },
    /// 50D2: led before declarer had chosen. `stands`: the next hand has played to it.
    BeforeChoice {
        seat: Seat,
        card: Card,
        stands: bool,
    },
    /// 52: another card than the penalty card. `played_on`: declarer has played since.
    NotPlayed {
        seat: Seat,
        card: Card,
        played_on: bool,
    },
    Exposed {
        cards: Vec<(Seat, Card)>,
        how: Exposure,
        seen_by_partner: bool,
    },
    TwoCards {
        seat: Seat,
        cards: Vec<Card>,
        visible: Vec<Card>,
    },
    /// A revoke in this trick, for certain or (hands unknown) possibly.
    Revoke {
        seat: Seat,
        trick: u8,
        suit: Suit,
    },
    /// 47F2: taken back without a right. `instead`: what was played in its place.
    TakenBack {
        seat: Seat,
        card: Card,
        instead: Option<Card>,
    },
    /// 45D: dummy put out another card than the one named.
    WrongCard {
        named: Card,
        put_out: Card,
    },
    /// 45C4b: declarer names another card.
    Renamed {
        first: Card,
        then: Card,
    },
    /// 46: the call leaves a choice.
    Unclear {
        designation: Designation,
    },
    /// 45F: dummy touched or moved a card.
    Suggested {
        card: Card,
    },
    /// 48B2: declarer shows his cards.
    ShownByDeclarer {
        cards: Vec<Card>,
    },
    Claimed(Claim),
    /// A call that should not have been made (25, 27–37).
    Call(IrregularCall),
    /// A call in the place of one that was cancelled.
    Replaced(Replacement),
}

/// A call that should not have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IrregularCall {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub call: Call,
    /// What is wrong with it.
    pub fault: CallFault,
    /// Whose turn it was.
    pub due: Seat,
    /// What he called in its place before anything was ruled. With a call that was changed it is that call
    /// itself which is another one then.
    pub instead: Option<Call>,
}

impl IrregularCall {
    /// 28B: is it gone when the player whose turn it was calls? An opponent's call does that, not the
    /// partner's; and what a double of nothing is for the next opponent 36A says.
    pub(crate) fn gives_way_to_due(&self) -> bool {
        match self.fault {
            CallFault::OutOfRotation => self.due.side() != self.seat.side(),
            CallFault::Inadmissible => self.due == self.seat.previous(),
            CallFault::Insufficient | CallFault::AgainstDuty | CallFault::Changed { .. } => false,
        }
    }
}

/// What is wrong with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CallFault {
    /// Not higher than the last bid (27).
    Insufficient,
    /// It was another player's turn (28–32).
    OutOfRotation,
    /// A double or redouble of nothing that could be doubled (36).
    Inadmissible,
    /// He had to pass (37).
    AgainstDuty,
    /// He has called at this turn already, and this is another call (25).
    Changed {
        /// What he called first.
        first: Call,
        /// What the next opponent has called since.
        since: Option<Call>,
    },
}

/// A call in the place of one that was cancelled, as the cards on the table show it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Replacement {
    /// Whose.
    pub seat: Seat,
    /// The new call.
    pub call: Call,
    /// The one that was cancelled.
    pub withdrawn: Call,
    /// Why it was.
    pub why: Replacing,
    /// The new call is the lowest sufficient bid in the same denomination (27B1a).
    pub lowest: bool,
    /// The right-hand opponent has passed, and the call withdrawn would be legal now (31A1).
    pub must_repeat: bool,
}

/// A lead by a hand that was not to lead (53–56).
#[derive(Debug, Clone, PartialEq)]
pub struct LeadOutOfTurn {
    /// The hand it came from.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The hand that was to lead.
    pub due: Seat,
    /// No trick had been played.
    pub opening: bool,
    /// What has become of it meanwhile.
    pub standing: Provisional,
    /// Other cards laid since that belong to no trick, in order.
    pub pile: Vec<(Seat, Card)>,
    /// Declarer has begun to lay down his hand (54A).
    pub spread: bool,
    /// Dummy's cards were seen before it was settled (54C), and this came after declarer had
    /// begun to spread (DP8).
    pub dummy_seen: bool,
    /// Declarer began to spread before a card of dummy was seen (DP8).
    pub spread_first: bool,
    /// It established a revoke of this side (63A1) unless an opponent had invited it (47E1).
    pub established: bool,
}

/// What has become of a lead out of turn as long as nobody has called.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Provisional {
    /// It lies there.
    Waiting,
    /// A card of this hand was played to it (53A, 53C, 54B2).
    Followed(Seat, Card),
    /// The opponent whose lead it was has led himself (53B).
    Overtaken(Seat, Card),
}

/// A defender's card before his turn (57).
#[derive(Debug, Clone, PartialEq)]
pub struct Premature {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Was it a lead to the next trick?
    pub lead: bool,
    /// Whose turn it was.
    pub turn: Seat,
    /// Had his partner played to the trick?
    pub partner_had_played: bool,
    /// Had declarer played from both hands (57C1)?
    pub both_hands: bool,
    /// Had dummy moved or suggested a card unasked (57C2)?
    pub suggested: bool,
    /// Was it laid at the same moment as a legal card (58A)?
    pub simultaneous: bool,
    /// Was it at once with his partner's legal lead (DP6)?
    pub with_partners_lead: bool,
    /// Has the next hand played since (60A1)?
    pub next_played: bool,
}

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    /// Who spoke.
    pub by: Seat,
    /// How many of the remaining tricks his side takes by it.
    pub own_tricks: u8,
    /// How many tricks remain, the one in progress included.
    pub remaining: u8,
    /// Did he give up tricks rather than claim them?
    pub concession: bool,
    /// What was said to it, if anything.
    pub answer: Option<ClaimAnswer>,
    /// Was a line of play stated?
    pub stated: bool,
}

/// What another player says to a claim or concession.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimAnswer {
    /// The side agrees (69A).
    Agreed,
    /// This player does not (68B2, 68D).
    Objected(Seat),
}

impl Kind {
    /// What a director calls it, whose it is, and which card it is about.
    #[must_use]
    pub fn irregularity(&self, dummy: Seat) -> Option<(Irregularity, Seat, Option<Card>)> {
        Some(match self {
            Kind::Lead(m) if m.opening => (Irregularity::OpeningLeadOutOfTurn, m.seat, Some(m.card)),
            Kind::Lead(m) => (Irregularity::LeadOutOfTurn, m.seat, Some(m.card)),
            Kind::Premature(m) => (Irregularity::PlayOutOfTurn, m.seat, Some(m.card)),
            Kind::AfterRetraction { seat, card } => (Irregularity::PlayOutOfTurn, *seat, Some(*card)),
            Kind::BeforeChoice { seat, card, .. } => (Irregularity::LeadBeforeChoice, *seat, Some(*card)),
            Kind::NotPlayed { seat, card, .. } => (Irregularity::PenaltyCardNotPlayed, *seat, Some(*card)),
            Kind::Exposed { cards, .. } => {
                let (seat, card) = *cards.first()?;
                (Irregularity::CardExposed, seat, Some(card))
            }
            Kind::TwoCards { seat, cards, .. } => (Irregularity::TwoCards, *seat, cards.first().copied()),
            Kind::Revoke { seat, .. } => (Irregularity::Revoke, *seat, None),
            Kind::TakenBack { seat, card, .. } => (Irregularity::CardTakenBack, *seat, Some(*card)),
            Kind::WrongCard { put_out, .. } => (Irregularity::WrongCardFromDummy, dummy, Some(*put_out)),
            Kind::Call(m) => {
                let kind = match m.fault {
                    CallFault::Insufficient => Irregularity::InsufficientBid,
                    CallFault::OutOfRotation => Irregularity::CallOutOfRotation,
                    CallFault::Inadmissible => Irregularity::InadmissibleCall,
                    CallFault::AgainstDuty => Irregularity::CallAgainstDuty,
                    CallFault::Changed { .. } => Irregularity::CallChanged,
                };
                (kind, m.seat, None)
            }
            _ => return None,
        })
    }

    /// The call it is about.
    #[must_use]
    pub const fn call(&self) -> Option<Call> {
        match self {
            Kind::Call(m) => Some(m.call),
            _ => None,
        }
    }
}
