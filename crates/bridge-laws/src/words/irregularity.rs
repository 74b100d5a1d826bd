//! What can go wrong.

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
    CardMissing,
    InsufficientBid,
    CallOutOfRotation,
    InadmissibleCall,
    CallAgainstDuty,
    CallChanged,
    CallAfterTheLastPass,
    BidAboveSeven,
}

impl Irregularity {
    /// All kinds.
    pub const ALL: [Irregularity; 18] = [
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
        Irregularity::CardMissing,
        Irregularity::InsufficientBid,
        Irregularity::CallOutOfRotation,
        Irregularity::InadmissibleCall,
        Irregularity::CallAgainstDuty,
        Irregularity::CallChanged,
        Irregularity::CallAfterTheLastPass,
        Irregularity::BidAboveSeven,
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
            Irregularity::CardMissing => "card-missing",
            Irregularity::InsufficientBid => "insufficient-bid",
            Irregularity::CallOutOfRotation => "call-out-of-rotation",
            Irregularity::InadmissibleCall => "inadmissible-call",
            Irregularity::CallAgainstDuty => "call-against-duty",
            Irregularity::CallChanged => "call-changed",
            Irregularity::CallAfterTheLastPass => "call-after-the-last-pass",
            Irregularity::BidAboveSeven => "bid-above-seven",
        }
    }
}
