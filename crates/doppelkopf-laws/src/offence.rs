//! What can go wrong: the catalogue.

use std::{fmt, str::FromStr};

use doppelkopf::{Kind, Naming, Say, Spoken};
use doppelkopf_rules::Position;

use crate::words::ParseWordError;

/// Somebody did something that is not allowed, or that somebody objects to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Offence {
    /// Who did it.
    pub by: Position,
    /// What.
    pub act: Act,
}

/// What was done. The numbers are those of the catalogue (I01 to I72).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Act {
    /// I01: dealt though it was another's turn.
    WrongDealer,
    /// I02: the pack was not cut, was cut too thin, or was riffled after the cut.
    BadCut,
    /// I03, I04: a card was turned up while dealing.
    TurnedUp,
    /// I05: dealt in other packets than four times three.
    Packets,
    /// I06, I07: this player has not twelve cards.
    WrongCount,
    /// I08: dealt or played before the round was released.
    BeforeRelease,
    /// I10: gesund or Vorbehalt out of turn.
    SaidOutOfTurn(Say),
    /// I11: a slip of the tongue, put right at once.
    SlipOfTheTongue,
    /// Gesund said in words that are not those of the query: "weg", "weiter".
    OtherWords,
    /// I12, I13: a Vorbehalt taken back.
    VorbehaltTakenBack,
    /// I14, I15: gesund changed to a Hochzeit.
    GesundToHochzeit,
    /// I16: gesund changed to a solo.
    GesundToSolo,
    /// I17, I18: a game named before the query was over.
    NamedEarly(Naming),
    /// I19: a Vorbehalt named that another outranks.
    NamedBeaten(Naming),
    /// I20: another solo named than before.
    NamedAnother(Naming),
    /// I11, I20: a solo named, and then a Hochzeit instead.
    SoloToHochzeit,
    /// I21: a Hochzeit named without both ♣D.
    HochzeitWithoutAlten,
    /// I30 to I33: led though it was another's turn.
    LeadOutOfTurn {
        /// The card, where somebody saw it.
        card: Option<Kind>,
        /// With a call.
        with_call: bool,
    },
    /// I35: played before it was his turn, to a trick that was led to.
    PlayedEarly {
        /// The card, where somebody saw it.
        card: Option<Kind>,
    },
    /// I36 to I38: did not follow though he could.
    Revoke {
        /// The card, where somebody saw it.
        card: Option<Kind>,
    },
    /// I39: took back a legal card.
    CardTakenBack {
        /// The card, where somebody saw it.
        card: Option<Kind>,
    },
    /// I40: laid two cards at once.
    TwoCards {
        /// The other one, that is not played.
        other: Option<Kind>,
    },
    /// I41: looked into tricks that he may not see.
    LookedAtTricks,
    /// I42: uncovered or counted tricks.
    UncoveredTricks,
    /// It is disputed who has played which card.
    CardDisputed,
    /// I43: shortened without being a known soloist; I44: a known soloist did, and it does not hold.
    Shortened,
    /// I45: showed or dropped a card.
    Exposed {
        /// The card, where somebody saw it.
        card: Option<Kind>,
    },
    /// I50 to I57: a call that was not allowed.
    Call {
        /// What was said.
        spoken: Spoken,
        /// Why it was not allowed.
        wrong: WrongCall,
    },
    /// I60: counted trumps or Augen aloud.
    CountedAloud,
    /// I61: a remark, a gesture, a hesitation that tells something.
    Remark,
    /// I62: led another to an offence, which that player then committed.
    Incited {
        /// The other.
        whom: Position,
    },
    /// I63: warned of an offence before it was committed.
    Warned,
    /// I64: broke off a game without the referee.
    BrokenOff,
    /// I65: a spectator spoke; `by` is the player he stands behind.
    Spectator,
    /// I70: a wrong entry in the list.
    WrongEntry,
    /// I71: a solo in the wrong column.
    WrongColumn,
    /// I72: sat in a wrong seat or at a wrong table.
    WrongSeat,
    /// The seats or tables were drawn wrongly.
    WrongDraw,
}

/// Why a call was not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrongCall {
    /// I50, I51, I57: too late, or without an Erstansage.
    Late,
    /// I52: before the game was found, or before the Klärungsstich.
    Early,
    /// I53: what his partner had called already.
    Repeated,
    /// I54: what he had called himself, because of noise.
    SaidAgain,
    /// I55, I56: Re instead of Kontra or conversely.
    OtherParty,
}

macro_rules! act_kinds {
    ($($name:ident $id:literal,)*) => {
        /// What was done, without what was said, played or named.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "each is the variant of `Act` or `WrongCall` of the same name")]
        pub enum ActKind {
            $($name,)*
        }

        impl ActKind {
            /// All of them, in the order of the catalogue.
            pub const ALL: &'static [ActKind] = &[$(ActKind::$name),*];

            /// The id in cases and on the command line.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(ActKind::$name => $id,)*
                }
            }
        }
    };
}

act_kinds! {
    WrongDealer "wrong-dealer",
    BadCut "bad-cut",
    TurnedUp "turned-up",
    Packets "packets",
    WrongCount "wrong-count",
    BeforeRelease "before-release",
    SaidOutOfTurn "said-out-of-turn",
    SlipOfTheTongue "slip-of-the-tongue",
    OtherWords "other-words",
    VorbehaltTakenBack "vorbehalt-taken-back",
    GesundToHochzeit "gesund-to-hochzeit",
    GesundToSolo "gesund-to-solo",
    NamedEarly "named-early",
    NamedBeaten "named-beaten",
    NamedAnother "named-another",
    SoloToHochzeit "solo-to-hochzeit",
    HochzeitWithoutAlten "hochzeit-without-alten",
    LeadOutOfTurn "lead-out-of-turn",
    PlayedEarly "played-early",
    Revoke "revoke",
    CardTakenBack "card-taken-back",
    TwoCards "two-cards",
    LookedAtTricks "looked-at-tricks",
    UncoveredTricks "uncovered-tricks",
    CardDisputed "card-disputed",
    Shortened "shortened",
    Exposed "exposed",
    CallLate "call-late",
    CallEarly "call-early",
    CallRepeated "call-repeated",
    CallSaidAgain "call-said-again",
    CallOtherParty "call-other-party",
    CountedAloud "counted-aloud",
    Remark "remark",
    Incited "incited",
    Warned "warned",
    BrokenOff "broken-off",
    Spectator "spectator",
    WrongEntry "wrong-entry",
    WrongColumn "wrong-column",
    WrongSeat "wrong-seat",
    WrongDraw "wrong-draw",
}

impl ActKind {
    /// The kind of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<ActKind> {
        ActKind::ALL.iter().copied().find(|kind| kind.id() == id)
    }
}

impl Act {
    /// What was done, without the particulars.
    #[must_use]
    pub const fn kind(&self) -> ActKind {
        match self {
            Act::WrongDealer => ActKind::WrongDealer,
            Act::BadCut => ActKind::BadCut,
            Act::TurnedUp => ActKind::TurnedUp,
            Act::Packets => ActKind::Packets,
            Act::WrongCount => ActKind::WrongCount,
            Act::BeforeRelease => ActKind::BeforeRelease,
            Act::SaidOutOfTurn(_) => ActKind::SaidOutOfTurn,
            Act::SlipOfTheTongue => ActKind::SlipOfTheTongue,
            Act::OtherWords => ActKind::OtherWords,
            Act::VorbehaltTakenBack => ActKind::VorbehaltTakenBack,
            Act::GesundToHochzeit => ActKind::GesundToHochzeit,
            Act::GesundToSolo => ActKind::GesundToSolo,
            Act::NamedEarly(_) => ActKind::NamedEarly,
            Act::NamedBeaten(_) => ActKind::NamedBeaten,
            Act::NamedAnother(_) => ActKind::NamedAnother,
            Act::SoloToHochzeit => ActKind::SoloToHochzeit,
            Act::HochzeitWithoutAlten => ActKind::HochzeitWithoutAlten,
            Act::LeadOutOfTurn { .. } => ActKind::LeadOutOfTurn,
            Act::PlayedEarly { .. } => ActKind::PlayedEarly,
            Act::Revoke { .. } => ActKind::Revoke,
            Act::CardTakenBack { .. } => ActKind::CardTakenBack,
            Act::TwoCards { .. } => ActKind::TwoCards,
            Act::LookedAtTricks => ActKind::LookedAtTricks,
            Act::UncoveredTricks => ActKind::UncoveredTricks,
            Act::CardDisputed => ActKind::CardDisputed,
            Act::Shortened => ActKind::Shortened,
            Act::Exposed { .. } => ActKind::Exposed,
            Act::Call { wrong, .. } => match wrong {
                WrongCall::Late => ActKind::CallLate,
                WrongCall::Early => ActKind::CallEarly,
                WrongCall::Repeated => ActKind::CallRepeated,
                WrongCall::SaidAgain => ActKind::CallSaidAgain,
                WrongCall::OtherParty => ActKind::CallOtherParty,
            },
            Act::CountedAloud => ActKind::CountedAloud,
            Act::Remark => ActKind::Remark,
            Act::Incited { .. } => ActKind::Incited,
            Act::Warned => ActKind::Warned,
            Act::BrokenOff => ActKind::BrokenOff,
            Act::Spectator => ActKind::Spectator,
            Act::WrongEntry => ActKind::WrongEntry,
            Act::WrongColumn => ActKind::WrongColumn,
            Act::WrongSeat => ActKind::WrongSeat,
            Act::WrongDraw => ActKind::WrongDraw,
        }
    }

    /// The particulars, as the cases write them; empty where there are none.
    fn particulars(&self) -> String {
        let card = |card: &Option<Kind>| card.map(|kind| kind.to_string()).unwrap_or_default();
        match self {
            Act::SaidOutOfTurn(say) => say.to_string(),
            Act::NamedEarly(naming) | Act::NamedBeaten(naming) | Act::NamedAnother(naming) => {
                naming.to_string()
            }
            Act::LeadOutOfTurn { card: led, with_call: true } => format!("{}+call", card(led)),
            Act::LeadOutOfTurn { card: kind, .. }
            | Act::PlayedEarly { card: kind }
            | Act::Revoke { card: kind }
            | Act::CardTakenBack { card: kind }
            | Act::TwoCards { other: kind }
            | Act::Exposed { card: kind } => card(kind),
            Act::Call { spoken, .. } => spoken.to_string(),
            Act::Incited { whom } => whom.to_string(),
            _ => String::new(),
        }
    }
}

/// `wrong-dealer`, `lead-out-of-turn:HT`, `call-late:keine90`, `named-early:pflichtsolo damen`.
impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind().id())?;
        match self.particulars() {
            none if none.is_empty() => Ok(()),
            some => write!(f, ":{some}"),
        }
    }
}

impl FromStr for Act {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Act, ParseWordError> {
        let (id, rest) = s.split_once(':').unwrap_or((s, ""));
        let kind = ActKind::from_id(id);
        kind.and_then(|kind| with_particulars(kind, rest)).ok_or_else(|| ParseWordError {
            found: s.to_owned(),
            expected: "an act, such as `wrong-dealer`, `lead-out-of-turn:HT`, `call-late:keine90`",
        })
    }
}

/// The act of this kind with these particulars, if they are of the right sort.
fn with_particulars(kind: ActKind, text: &str) -> Option<Act> {
    let card = || match text {
        "" => Some(None),
        _ => text.parse().ok().map(Some),
    };
    let call = |wrong| Some(Act::Call { spoken: text.parse().ok()?, wrong });
    let plain = |act| text.is_empty().then_some(act);
    match kind {
        ActKind::WrongDealer => plain(Act::WrongDealer),
        ActKind::BadCut => plain(Act::BadCut),
        ActKind::TurnedUp => plain(Act::TurnedUp),
        ActKind::Packets => plain(Act::Packets),
        ActKind::WrongCount => plain(Act::WrongCount),
        ActKind::BeforeRelease => plain(Act::BeforeRelease),
        ActKind::SaidOutOfTurn => text.parse().ok().map(Act::SaidOutOfTurn),
        ActKind::SlipOfTheTongue => plain(Act::SlipOfTheTongue),
        ActKind::OtherWords => plain(Act::OtherWords),
        ActKind::VorbehaltTakenBack => plain(Act::VorbehaltTakenBack),
        ActKind::GesundToHochzeit => plain(Act::GesundToHochzeit),
        ActKind::GesundToSolo => plain(Act::GesundToSolo),
        ActKind::NamedEarly => text.parse().ok().map(Act::NamedEarly),
        ActKind::NamedBeaten => text.parse().ok().map(Act::NamedBeaten),
        ActKind::NamedAnother => text.parse().ok().map(Act::NamedAnother),
        ActKind::SoloToHochzeit => plain(Act::SoloToHochzeit),
        ActKind::HochzeitWithoutAlten => plain(Act::HochzeitWithoutAlten),
        ActKind::LeadOutOfTurn => match text.strip_suffix("+call") {
            Some("") => Some(Act::LeadOutOfTurn { card: None, with_call: true }),
            Some(led) => Some(Act::LeadOutOfTurn { card: Some(led.parse().ok()?), with_call: true }),
            None => Some(Act::LeadOutOfTurn { card: card()?, with_call: false }),
        },
        ActKind::PlayedEarly => Some(Act::PlayedEarly { card: card()? }),
        ActKind::Revoke => Some(Act::Revoke { card: card()? }),
        ActKind::CardTakenBack => Some(Act::CardTakenBack { card: card()? }),
        ActKind::TwoCards => Some(Act::TwoCards { other: card()? }),
        ActKind::LookedAtTricks => plain(Act::LookedAtTricks),
        ActKind::UncoveredTricks => plain(Act::UncoveredTricks),
        ActKind::CardDisputed => plain(Act::CardDisputed),
        ActKind::Shortened => plain(Act::Shortened),
        ActKind::Exposed => Some(Act::Exposed { card: card()? }),
        ActKind::CallLate => call(WrongCall::Late),
        ActKind::CallEarly => call(WrongCall::Early),
        ActKind::CallRepeated => call(WrongCall::Repeated),
        ActKind::CallSaidAgain => call(WrongCall::SaidAgain),
        ActKind::CallOtherParty => call(WrongCall::OtherParty),
        ActKind::CountedAloud => plain(Act::CountedAloud),
        ActKind::Remark => plain(Act::Remark),
        ActKind::Incited => text.parse().ok().map(|whom| Act::Incited { whom }),
        ActKind::Warned => plain(Act::Warned),
        ActKind::BrokenOff => plain(Act::BrokenOff),
        ActKind::Spectator => plain(Act::Spectator),
        ActKind::WrongEntry => plain(Act::WrongEntry),
        ActKind::WrongColumn => plain(Act::WrongColumn),
        ActKind::WrongSeat => plain(Act::WrongSeat),
        ActKind::WrongDraw => plain(Act::WrongDraw),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_read_back() {
        for text in [
            "wrong-dealer",
            "said-out-of-turn:gesund",
            "named-early:pflichtsolo farbe:S",
            "lead-out-of-turn",
            "lead-out-of-turn:HT",
            "lead-out-of-turn:HT+call",
            "lead-out-of-turn:+call",
            "revoke:D9",
            "call-late:re keine90",
            "incited:3",
        ] {
            let act: Act = text.parse().unwrap();
            assert_eq!(act.to_string(), text);
            assert_eq!(text.split(':').next(), Some(act.kind().id()));
        }
        for text in
            ["", "wrong-dealer:3", "said-out-of-turn", "named-early:hochzeit damen", "incited:8", "revoke:D8"]
        {
            assert!(text.parse::<Act>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_kind_has_its_id() {
        for &kind in ActKind::ALL {
            assert_eq!(ActKind::from_id(kind.id()), Some(kind));
        }
    }
}
