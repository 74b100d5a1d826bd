//! What has gone wrong and is not settled: the facts of it as they were when it happened. What has become of
//! it since is read from the story; the ruling on each is in `laws`.

use bridge::Call;
use cards::{Card, CardSet, Seat, SeatSet, Suit};

use crate::{
    event::{Designation, Exposure, Request},
    state::{Revoke, State},
    words::{Grade, Irregularity, Replacing},
};

/// An open matter.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Matter {
    /// What it is.
    pub kind: Kind,
    /// Where the story stood when it had happened.
    pub at: usize,
    /// In which trick, from 1.
    pub trick: u8,
    /// Attention has been drawn to it, so that it is settled.
    pub called: bool,
}

impl Matter {
    /// A revoke to which nobody has drawn attention: it is as if there were none, to all who do not see the hand.
    pub fn is_unnoticed(&self) -> bool {
        matches!(self.kind, Kind::Revoke(_)) && !self.called
    }
}

/// What has become of a matter since it happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// Nothing that bears on it.
    Open,
    /// This card was played to it, which accepts it.
    Accepted(Seat, Card),
    /// This proper lead, by an opponent of whoever erred, was made all the same.
    Overtaken(Seat, Card),
    /// Its maker's side led properly after all, and an opponent has played to that: this was the lead.
    Condoned(Seat, Card),
    /// Its maker has put it right himself, or tried to.
    Repaired(Seat),
}

/// What it is.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Kind {
    Lead(LeadOutOfTurn),
    Premature(Premature),
    /// A defender's card that belongs to no trick.
    Stray {
        seat: Seat,
        card: Card,
        why: Why,
    },
    /// 57A: a card was played before its owner's partner had played; what that one may play declarer chooses.
    BindsPartner {
        seat: Seat,
        card: Card,
    },
    /// 50D2: led before declarer had chosen.
    BeforeChoice {
        seat: Seat,
        card: Card,
    },
    /// 52: another card than the penalty card, or than one of these.
    NotPlayed {
        seat: Seat,
        card: Card,
        owed: CardSet,
    },
    Exposed(Exposed),
    TwoCards {
        seat: Seat,
        cards: Vec<Card>,
        visible: Vec<Card>,
    },
    /// For certain, or (hands unknown) possibly.
    Revoke(Revoke),
    /// 47F2: taken back without a right. A card that lay there as a penalty card had this grade.
    TakenBack {
        seat: Seat,
        card: Card,
        grade: Option<Grade>,
    },
    /// 41A: the opening lead that lay face down was taken back.
    FaceDownTakenBack {
        seat: Seat,
        card: Option<Card>,
    },
    /// 45D: dummy put out another card than the one named.
    WrongCard {
        named: Card,
        put_out: Card,
        /// Declarer says that it is what he meant (45C4b).
        meant: bool,
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
    Suggested,
    /// 48B2: declarer shows his cards.
    ShownByDeclarer {
        cards: Vec<Card>,
    },
    /// 43B: dummy does what only a dummy with all his rights may do.
    DummyActs {
        what: Request,
    },
    /// A card that was played when this trick lacked only that hand and the next had been led to: to which (67)?
    ToWhichTrick {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// The trick that lacked it.
        trick: u8,
    },
    /// 67B1: this hand has not played to this trick.
    Missing {
        seat: Seat,
        trick: u8,
    },
    Claimed(Claim),
    /// A call that should not have been made (25, 27–37).
    Call(IrregularCall),
    /// A call in the place of one that was cancelled.
    Replaced(Replacement),
}

/// Why a card belongs to no trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Why {
    /// Declarer had to take a lead back and has not led again (60B).
    AfterRetraction,
    /// It was laid on a lead made before declarer had chosen (50D2).
    OnLeadBeforeChoice,
}

/// When a card was exposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Period {
    /// Before the last pass.
    Auction,
    /// Between the last pass and the opening lead (22B in 2007, 17D).
    Clarification,
    /// Afterwards.
    Play,
}

/// Cards seen that were not played.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Exposed {
    pub seat: Seat,
    pub cards: CardSet,
    pub how: Exposure,
    /// Could the partner see the face? `None`: it is to be found out.
    pub seen_by_partner: Option<bool>,
    pub period: Period,
    /// His partner still had to play to the trick in progress.
    pub partner_to_play: bool,
}

/// A call that should not have been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct IrregularCall {
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
    /// The same in the place of an insufficient bid, where it is in order (27C).
    pub put_right: Option<Replacement>,
    /// It is itself in the place of an insufficient bid (27B4).
    pub again: bool,
    /// It is also lower than the last bid (27A2).
    pub too_low: bool,
    /// The partner's call that it passes (30C).
    pub passes: Option<Call>,
    /// Somebody had bid before (30 in 2007).
    pub bid_before: bool,
    /// A double or redouble of nothing that could be doubled (36); a change of call is one in the place of the first call.
    pub of_nothing: bool,
    /// A change of the call with which he had to pass (37).
    pub had_to_pass: bool,
    /// Out of rotation, when he had called already and the next opponent since: these two calls. He may have meant this one
    /// instead of his first (25A).
    pub since: Option<(Call, Call)>,
    /// What the partner, whose turn it was, has called over it (DP24).
    pub partner: Option<Call>,
    /// The next opponent has called over it (36A).
    pub called_over: bool,
}

/// Why a change of call comes late.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Late {
    /// The partner has called since (25A4).
    PartnerHasCalled,
    /// The auction was over, and the partner had had no turn (25A5).
    AuctionOver,
}

/// What is wrong with a call.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CallFault {
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
        /// Why it comes late, if it does.
        late: Option<Late>,
    },
    /// The auction was over (39).
    AfterTheLastPass,
    /// A bid above seven, which is no call that could be named (38); a pass stands for it.
    AboveSeven {
        /// The auction was over.
        after_the_end: bool,
    },
}

/// A call in the place of one that was cancelled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Replacement {
    /// Whose.
    pub seat: Seat,
    /// The new call.
    pub call: Call,
    /// The one that was cancelled.
    pub withdrawn: Call,
    /// Why it was.
    pub why: Replacing,
    /// The new call is the lowest sufficient bid that names the same denomination (27B1a).
    pub lowest_named: bool,
    /// No lower bid was sufficient (27B1a).
    pub lowest_of_all: bool,
    /// The right-hand opponent has passed, and the call withdrawn would be legal now (31A1).
    pub must_repeat: bool,
}

/// A lead by a hand that was not to lead (53–56).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct LeadOutOfTurn {
    /// The hand it came from.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// The hand that was to lead.
    pub due: Seat,
    /// To which trick.
    pub trick: u8,
    /// No trick had been played.
    pub opening: bool,
    /// It has established a revoke of its side (63A1).
    pub established: bool,
    /// Only one card was left to each.
    pub last_trick: bool,
    /// It was his lead, until the other side took back what it may not, or a revoke.
    pub excused: bool,
}

/// A defender's card before his turn (57).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Premature {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// Was it a lead to the next trick?
    pub lead: bool,
    /// Which suit had been led to the trick.
    pub led: Option<Suit>,
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
}

/// A claim or concession.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Claim {
    /// Who spoke.
    pub by: Seat,
    /// How many of the remaining tricks his side takes by it.
    pub own_tricks: u8,
    /// How many tricks remain, the one in progress included.
    pub remaining: u8,
    /// How many cards lay in the trick in progress; none where that trick has been opened again since with one before.
    pub laid: usize,
    /// Did he give up tricks rather than claim them?
    pub concession: bool,
    /// What was said to it, if anything.
    pub answer: Option<ClaimAnswer>,
    /// Was a line of play stated?
    pub stated: bool,
    /// What has become of it since it was agreed to.
    pub settled: Settled,
}

/// What has become of a claim or concession that was agreed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Settled {
    /// 68B2: the conceder’s partner may still have objected at once.
    Open,
    /// He has let it be.
    LetBe,
    /// The director has awarded the tricks all the same (69B, 71).
    Awarded,
}

impl Claim {
    /// 62: has a trick been opened again since, to which somebody has still to play? That comes before the claim.
    pub(crate) fn waits_for(&self, state: &State) -> bool {
        let (then, now) = (14 - self.remaining, state.trick_number());
        let lie = laid(state);
        now < then || now == then && 0 < lie && lie < self.laid
    }

    /// The tricks that there are still to judge: not those that what had to be put right first has brought to an end.
    pub(crate) fn left(&self, state: &State) -> u8 {
        self.remaining.min(14 - state.trick_number())
    }

    /// Have they played on since?
    pub(crate) fn was_played_on(&self, state: &State) -> bool {
        (14 - self.remaining, self.laid) < (state.trick_number(), laid(state))
    }
}

/// How many cards lie in the trick in progress.
pub(crate) fn laid(state: &State) -> usize {
    state.trick.cards.iter().filter(|(_, card)| card.is_some()).count()
}

/// What another player says to a claim or concession.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ClaimAnswer {
    /// The side agrees (69A).
    Agreed,
    /// This player does not (68B2, 68D).
    Objected(Seat),
    /// The partner of who has conceded does not, when the opponents had agreed already (68B2).
    ObjectedAfterwards(Seat),
}

impl Kind {
    /// What a director calls it, whose it is, and which card it is about.
    pub fn irregularity(&self, dummy: Seat) -> Option<(Irregularity, Seat, Option<Card>)> {
        Some(match self {
            Kind::Lead(m) if m.opening => (Irregularity::OpeningLeadOutOfTurn, m.seat, Some(m.card)),
            Kind::Lead(m) => (Irregularity::LeadOutOfTurn, m.seat, Some(m.card)),
            Kind::Premature(m) => (Irregularity::PlayOutOfTurn, m.seat, Some(m.card)),
            Kind::Stray { seat, card, .. } => (Irregularity::PlayOutOfTurn, *seat, Some(*card)),
            Kind::BeforeChoice { seat, card } => (Irregularity::LeadBeforeChoice, *seat, Some(*card)),
            Kind::NotPlayed { seat, card, .. } => (Irregularity::PenaltyCardNotPlayed, *seat, Some(*card)),
            Kind::Exposed(m) => (Irregularity::CardExposed, m.seat, m.cards.highest()),
            // One whose face could be seen.
            Kind::TwoCards { seat, visible, .. } => (Irregularity::TwoCards, *seat, visible.first().copied()),
            Kind::Revoke(r) => (Irregularity::Revoke, r.seat, r.card),
            Kind::TakenBack { seat, card, .. } => (Irregularity::CardTakenBack, *seat, Some(*card)),
            // Nobody else has seen which.
            Kind::FaceDownTakenBack { seat, .. } => (Irregularity::CardTakenBack, *seat, None),
            Kind::WrongCard { put_out, .. } => (Irregularity::WrongCardFromDummy, dummy, Some(*put_out)),
            Kind::Call(m) => {
                let kind = match m.fault {
                    _ if m.of_nothing => Irregularity::InadmissibleCall,
                    _ if m.had_to_pass => Irregularity::CallAgainstDuty,
                    CallFault::Insufficient => Irregularity::InsufficientBid,
                    CallFault::OutOfRotation => Irregularity::CallOutOfRotation,
                    CallFault::Inadmissible => Irregularity::InadmissibleCall,
                    CallFault::AgainstDuty => Irregularity::CallAgainstDuty,
                    CallFault::Changed { .. } => Irregularity::CallChanged,
                    CallFault::AfterTheLastPass => Irregularity::CallAfterTheLastPass,
                    CallFault::AboveSeven { .. } => Irregularity::BidAboveSeven,
                };
                (kind, m.seat, None)
            }
            _ => return None,
        })
    }

    /// The call it is about.
    pub const fn call(&self) -> Option<Call> {
        match self {
            Kind::Call(IrregularCall { fault: CallFault::AboveSeven { .. }, .. }) => None,
            Kind::Call(m) => Some(m.call),
            _ => None,
        }
    }

    /// The card whose owner may take it back of his own accord: it is about that card.
    pub fn is_about(&self, seat: Seat, card: Card) -> bool {
        match self {
            Kind::Lead(m) => (m.seat, m.card) == (seat, card),
            Kind::Premature(m) => (m.seat, m.card) == (seat, card),
            Kind::Stray { seat: s, card: c, .. }
            | Kind::BeforeChoice { seat: s, card: c }
            | Kind::NotPlayed { seat: s, card: c, .. } => (*s, *c) == (seat, card),
            Kind::Revoke(r) => (r.seat, r.card) == (seat, Some(card)),
            Kind::Exposed(m) => m.seat == seat && m.cards.contains(card),
            Kind::TwoCards { seat: s, cards, .. } => *s == seat && cards.len() > 1 && cards.contains(&card),
            Kind::WrongCard { put_out, .. } => *put_out == card,
            _ => false,
        }
    }

    /// Is it the same thing that went wrong?
    pub fn is_the_same(&self, other: &Kind) -> bool {
        match (self, other) {
            (Kind::NotPlayed { seat, card, .. }, Kind::NotPlayed { .. }) => other.is_about(*seat, *card),
            _ => self == other,
        }
    }

    /// The players who have done nothing wrong by it; whoever is not among them gains nothing by playing on.
    pub fn innocent(&self, declarer: Seat) -> SeatSet {
        let side = |seat: Seat| seat.side().other().seats().into_iter().collect();
        match self {
            Kind::WrongCard { .. } | Kind::Renamed { .. } | Kind::Suggested | Kind::Unclear { .. } => {
                side(declarer)
            }
            Kind::TwoCards { seat, .. } => side(*seat),
            Kind::Claimed(claim) => side(claim.by),
            Kind::Missing { seat, .. } | Kind::BindsPartner { seat, .. } => side(*seat),
            kind => match kind.irregularity(declarer.partner()) {
                Some((_, seat, _)) => side(seat),
                None => side(declarer),
            },
        }
    }
}
