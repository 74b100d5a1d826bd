//! Which clause stands for what, where no ruling is made: for whoever reads the record of a board, or checks a
//! score. Each is named where it is decided.

pub use crate::laws::{
    calls::{
        AT_ONCE as CALLED_AT_ONCE, INADMISSIBLE, INSUFFICIENT, INSUFFICIENT_BID_HELPED, LOST_TURN,
        OUT_OF_ROTATION, WITHDRAWN_CALL_HELPED,
    },
    claim,
    dummy::{
        LOOKED as DUMMY_LOOKED, MAY_NOT_SPEAK as DUMMY_MAY_NOT_SPEAK, MAY_PREVENT as DUMMY_MAY_PREVENT,
        SUGGESTED as DUMMY_SUGGESTED, Spoke as DummySpoke, may_say as dummy_may_say,
        without_rights as dummy_without_rights,
    },
    information::{
        AT_ONES_OWN_RISK, AT_THE_END, FROM_PARTNER, NO_ADVANTAGE, PENALTY_CARD_HELPED, RIGHTS_RESERVED,
        WITHDRAWN_FOR_OFFENDERS, WITHDRAWN_FOR_OTHERS,
    },
    inspection,
    lead_out_of_turn::{
        AS_CORRECT as LEAD_OUT_OF_TURN, BY_DECLARING_SIDE as OPENING_LEAD_BY_DECLARING_SIDE,
        DECLARER_LAYS_DOWN, EITHER_DEFENDER as LEAD_BY_DECLARER, OPENING as OPENING_LEAD_OUT_OF_TURN,
    },
    misinformation::{
        CALL_MAY_CHANGE, CARD_MAY_CHANGE, Due, EXPLAINER_CORRECTS, NEXT_MAY_CHANGE, PARTNER_CORRECTS,
        TOO_LATE_FOR_A_CALL, TOO_LATE_FOR_A_CARD, is_last as is_last_card, partner_may_correct,
    },
    penalty_card::{
        GRADED as PENALTY_CARD_GRADED, LIMITS as MINOR_PENALTY_CARD, MUST_BE_PLAYED as PENALTY_CARD_PLAYED,
        REQUIRED_OR_FORBIDDEN as LEAD_REQUIRED_OR_FORBIDDEN, by_rank as graded_by_rank,
    },
    procedure::{COULD_HAVE_KNOWN, NOTHING_PRESCRIBED},
    regular::{FOLLOWS as IN_ROTATION, LEAD_FACED as CONTRACT_ONLY, PLAYED as ONE_CARD, WINNER_LEADS},
    requests::{REVIEW, REVIEW_AT_FIRST_TURN, Review, may_have_review},
    revoke::{BY_CLAIM as ESTABLISHED_BY_CLAIM, REVOKED as REVOKE},
    score::{
        AFTER_CLAIM, AFTER_THE_ROUND, AVERAGE_PLUS, CONTRACT, CORRECTION_PERIOD, IMPS, MATCHPOINTS, SCORE,
        TRICKS_AGREED, TRICKS_DISPUTED, WEIGHTED,
    },
    transfer::NOT_MADE_GOOD as REVOKE_NOT_MADE_GOOD,
};
