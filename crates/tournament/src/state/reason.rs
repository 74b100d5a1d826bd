//! What refusals are called by programs: each name stays, whatever is said of it.

use super::{DrawRefused, Refused};
use crate::{ChangeError, ListError, RoundError};

macro_rules! reasons {
    ($type:ty { $($pattern:pat => $name:literal,)* } $($inner:pat => $of:expr,)*) => {
        impl $type {
            const REASONS: &'static [&'static str] = &[$($name),*];

            /// What programs call it.
            #[must_use]
            pub const fn reason(&self) -> &'static str {
                match self {
                    $($pattern => $name,)*
                    $($inner => $of,)*
                }
            }
        }
    };
}

reasons! {
    Refused {
        Refused::NotCreated => "not-set-up",
        Refused::AlreadyCreated => "set-up-already",
        Refused::Format(_) => "newer-format",
        Refused::Rounds(_) => "bad-rounds",
        Refused::Deleted => "deleted",
        Refused::NotDeleted => "not-deleted",
        Refused::SetupBegun => "setup-begun",
        Refused::Called(_) => "referee-called-already",
        Refused::NotCalled(_) => "referee-not-called",
        Refused::Penalty => "bad-penalty",
        Refused::NotNoted { .. } => "penalty-not-noted",
        Refused::Appealed(_) => "appealed-already",
        Refused::NoSuchAppeal { .. } => "no-such-appeal",
        Refused::NothingChanged { .. } => "appeal-changes-nothing",
        Refused::NoStamp => "no-stamp",
        Refused::NoReason => "no-reason",
        Refused::NoName => "no-name",
        Refused::NoTitle => "no-title",
        Refused::NoMinutes => "no-minutes",
        Refused::BadName(_) => "bad-name",
        Refused::NumberTaken(_) => "number-taken",
        Refused::NoSuchRound { .. } => "no-such-round",
        Refused::Begun(_) => "round-begun",
        Refused::RoundsBegun(_) => "rounds-begun",
        Refused::NotDrawn(_) => "round-not-drawn",
        Refused::OutOfOrder(_) => "rounds-out-of-order",
        Refused::Seating(_) => "bad-seating",
        Refused::NoSuchTable { .. } => "no-such-table",
        Refused::NoSuchLine { .. } => "no-such-line",
        Refused::Changed { .. } => "line-changed",
        Refused::SamePerson { .. } => "same-person",
        Refused::NothingToCompare { .. } => "nothing-to-compare",
        Refused::NothingToSettle { .. } => "nothing-to-settle",
        Refused::Disputed { .. } => "readings-differ",
        Refused::Incomplete { .. } => "list-incomplete",
        Refused::Closed(_) => "round-closed",
        Refused::NotClosed(_) => "round-not-closed",
        Refused::NextCalled(_) => "next-round-called",
        Refused::NextBegun(_) => "next-round-begun",
        Refused::Announced(_) => "places-announced",
        Refused::StillOpen(_) => "earlier-round-open",
        Refused::NotBegun(_) => "round-not-begun",
        Refused::NoClock => "no-time-limit",
        Refused::Untimed(_) => "no-clock",
        Refused::Late(_) => "time-is-up",
        Refused::InTime(_) => "time-is-not-up",
        Refused::NothingLeft(_) => "nothing-left",
        Refused::TooFew(_) => "too-few-left",
        Refused::NotGone { .. } => "player-not-gone",
        Refused::PlayedOn { .. } => "played-on",
        Refused::NotEnded(_) => "table-not-ended",
        Refused::Minutes(_) => "bad-minutes",
        Refused::NotAtTable { .. } => "player-not-at-table",
        Refused::NoSuchClock(_) => "clock-changed",
        Refused::Prolonged(_) => "bad-prolongation",
        Refused::NotStruck(_) => "no-games-struck",
        Refused::NotDrawnAgain(_) => "not-drawn-again",
        Refused::NoLots => "no-lots",
        Refused::LotsNotChosen => "lots-not-chosen",
        Refused::NothingToRank => "nothing-to-rank",
        Refused::Deduction(_) => "bad-deduction",
        Refused::NoSuchDeduction { .. } => "no-such-deduction",
        Refused::TakenBack { .. } => "deduction-taken-back",
        Refused::Disqualified(_) => "disqualified-already",
        Refused::NotDisqualified(_) => "not-disqualified",
        Refused::Prizes(_) => "too-many-prizes",
        Refused::NotOver => "tournament-not-over",
        Refused::NoSuchHonour { .. } => "no-such-place",
    }
    Refused::Player(error) => error.reason(),
    Refused::Line { error, .. } => error.reason(),
}

reasons! {
    ChangeError {
        ChangeError::NoSuchPlayer(_) => "no-such-player",
        ChangeError::Never { .. } => "leaves-before-coming",
    }
}

reasons! {
    ListError {
        ListError::Game(_) => "game-cannot-be",
        ListError::Flaws(_) => "line-does-not-check",
        ListError::NoSuchLine(_) => "list-has-no-such-line",
        ListError::Closed => "list-closed",
        ListError::Incomplete(_) => "correction-leaves-gap",
        ListError::NoReason => "nobody-answers-for-line",
        ListError::Later { .. } => "later-line-cannot-be",
    }
    ListError::Round(error) => error.reason(),
}

reasons! {
    RoundError {
        RoundError::Over => "list-over",
        RoundError::NoSuchPosition(_) => "no-such-position",
        RoundError::SitsOut(_) => "soloist-sits-out",
        RoundError::MustPlaySolo(_) => "pflichtsolo-owed",
    }
}

reasons! {
    DrawRefused {
        DrawRefused::NothingLeft => "nothing-to-draw",
        DrawRefused::Draw(_) => "cannot-be-seated",
    }
}

/// Every name.
#[must_use]
pub fn reasons() -> Vec<&'static str> {
    let all = [
        Refused::REASONS,
        ChangeError::REASONS,
        ListError::REASONS,
        RoundError::REASONS,
        DrawRefused::REASONS,
    ];
    all.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_is_that_of_one_refusal() {
        let mut all = reasons();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
        let plain = |name: &&str| name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-');
        assert!(all.iter().all(plain), "{all:?}");
    }
}
