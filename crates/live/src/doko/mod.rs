//! A deal of Doppelkopf at a live table.

mod deal;
pub mod robot;
pub(crate) mod round;
mod setup;
pub mod view;

use doppelkopf::{Kind, Naming, Spoken};
use doppelkopf_laws::{
    offence::Act as Offence,
    words::{Answer, Choice},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Chair, Text};

pub use deal::{Deal, NOTED, Word};
pub use round::{LineKind, LineView, NextView, RoundSetup, RoundView};
pub use setup::{BadDeal, DealSetup, position, shuffled};

/// What somebody does at a table of Doppelkopf.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = DoppelkopfAct)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Gesund or Vorbehalt.
    Say {
        /// A Vorbehalt.
        vorbehalt: bool,
    },
    /// Yes or no to the question for a solo.
    Solo {
        /// Yes.
        yes: bool,
    },
    /// A game is named.
    Name {
        /// Which: `hochzeit`, `pflichtsolo damen`, `lustsolo farbe:S`.
        #[schema(value_type = String)]
        naming: Text<Naming>,
    },
    /// A card is laid face up.
    Play {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Kind>,
    },
    /// Two cards at once.
    TwoCards {
        /// The one that was meant, or seen first.
        #[schema(value_type = String)]
        card: Text<Kind>,
        /// The other.
        #[schema(value_type = String)]
        other: Text<Kind>,
    },
    /// A call.
    Announce {
        /// Which: `re`, `kontra`, `keine90` …
        #[schema(value_type = String)]
        call: Text<Spoken>,
    },
    /// A card is seen and not played.
    Show {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Kind>,
    },
    /// A player takes his card back.
    TakeBack {
        /// Which.
        #[schema(value_type = String)]
        card: Text<Kind>,
    },
    /// The referee is called: whatever is wrong is pointed out to him.
    CallDirector,
    /// The last offence is claimed (9.6.1).
    ClaimOffence {
        /// Of whom; nobody: whoever it was.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Chair>,
    },
    /// A partner is asked: claim or play on? (9.6.4)
    AskPartner {
        /// Who.
        partner: Chair,
    },
    /// A soloist leaves his tricks lying from now on (5.3.7).
    LeaveTricks,
    /// He takes them in.
    TakeIn,
    /// A player looks at his tricks (I41).
    Look,
    /// All remaining tricks are claimed (5.4).
    Shorten {
        /// With these cards in this order, if one was said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<Vec<String>>)]
        line: Option<Vec<Text<Kind>>>,
    },
    /// The rest is given up (5.4).
    HandOver,
    /// A choice that was offered is made.
    Choose {
        /// What is chosen.
        #[schema(value_type = String)]
        choice: Text<Choice>,
        /// By whom, where the referee says what he has heard.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Chair>,
    },
    /// The referee notes what cards and calls do not show.
    Note {
        /// Whose offence it was.
        by: Chair,
        /// Which: `remark`, `counted-aloud`, `incited:3` …
        #[schema(value_type = String)]
        offence: Text<Offence>,
    },
    /// The referee answers the question that is open.
    Answer {
        /// The id of the question.
        question: String,
        /// What he has found.
        #[schema(value_type = String)]
        with: Text<Answer>,
    },
}
