//! What a director is called about.

use crate::words::Irregularity;

/// What a director is called about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Topic {
    OpeningLeadOutOfTurn,
    LeadOutOfTurn,
    Revoke,
    DeclarersLeadOutOfTurn,
    PenaltyCard,
    CardExposed,
    PrematurePlay,
    Simultaneous,
    Designation,
    IncompleteDesignation,
    CallOutOfRotation,
    InsufficientBid,
    CallChanged,
    InadmissibleCall,
    CardInAuction,
    TwoPenaltyCards,
    FromDummy,
    DefectiveTrick,
    AsItHappened,
}

impl Topic {
    /// All topics, the commonest first.
    pub const ALL: [Topic; 19] = [
        Topic::OpeningLeadOutOfTurn,
        Topic::LeadOutOfTurn,
        Topic::Revoke,
        Topic::CallOutOfRotation,
        Topic::InsufficientBid,
        Topic::DeclarersLeadOutOfTurn,
        Topic::PenaltyCard,
        Topic::TwoPenaltyCards,
        Topic::CardExposed,
        Topic::CardInAuction,
        Topic::PrematurePlay,
        Topic::Simultaneous,
        Topic::IncompleteDesignation,
        Topic::Designation,
        Topic::FromDummy,
        Topic::CallChanged,
        Topic::InadmissibleCall,
        Topic::DefectiveTrick,
        Topic::AsItHappened,
    ];

    /// The id on the command line and in cases.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Topic::OpeningLeadOutOfTurn => "opening-lead-out-of-turn",
            Topic::LeadOutOfTurn => "lead-out-of-turn",
            Topic::Revoke => "revoke",
            Topic::DeclarersLeadOutOfTurn => "declarers-lead-out-of-turn",
            Topic::PenaltyCard => "penalty-card",
            Topic::CardExposed => "card-exposed",
            Topic::PrematurePlay => "premature-play",
            Topic::Simultaneous => "simultaneous",
            Topic::Designation => "designation",
            Topic::IncompleteDesignation => "incomplete-designation",
            Topic::CallOutOfRotation => "call-out-of-rotation",
            Topic::InsufficientBid => "insufficient-bid",
            Topic::CallChanged => "call-changed",
            Topic::InadmissibleCall => "inadmissible-call",
            Topic::CardInAuction => "card-in-auction",
            Topic::TwoPenaltyCards => "two-penalty-cards",
            Topic::FromDummy => "from-dummy",
            Topic::DefectiveTrick => "defective-trick",
            Topic::AsItHappened => "as-it-happened",
        }
    }

    /// Is it about a call, so that nobody declares yet?
    #[must_use]
    pub(super) const fn is_about_calls(self) -> bool {
        matches!(
            self,
            Topic::CallOutOfRotation | Topic::InsufficientBid | Topic::CallChanged | Topic::InadmissibleCall
        )
    }

    /// What the director was called about, where a table has noticed this.
    #[must_use]
    pub const fn of(kind: Irregularity, declaring_side: bool) -> Topic {
        match kind {
            Irregularity::OpeningLeadOutOfTurn => Topic::OpeningLeadOutOfTurn,
            Irregularity::LeadOutOfTurn if declaring_side => Topic::DeclarersLeadOutOfTurn,
            Irregularity::LeadOutOfTurn => Topic::LeadOutOfTurn,
            Irregularity::PlayOutOfTurn => Topic::PrematurePlay,
            Irregularity::CardExposed | Irregularity::CardTakenBack => Topic::CardExposed,
            Irregularity::PenaltyCardNotPlayed | Irregularity::LeadBeforeChoice => Topic::PenaltyCard,
            Irregularity::TwoCards => Topic::Simultaneous,
            Irregularity::WrongCardFromDummy => Topic::Designation,
            Irregularity::Revoke => Topic::Revoke,
            Irregularity::CardMissing => Topic::DefectiveTrick,
            Irregularity::InsufficientBid => Topic::InsufficientBid,
            Irregularity::CallOutOfRotation => Topic::CallOutOfRotation,
            Irregularity::CallChanged => Topic::CallChanged,
            Irregularity::InadmissibleCall
            | Irregularity::CallAgainstDuty
            | Irregularity::CallAfterTheLastPass
            | Irregularity::BidAboveSeven => Topic::InadmissibleCall,
        }
    }

    /// The topic of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Topic> {
        Topic::ALL.into_iter().find(|topic| topic.id() == id)
    }
}
