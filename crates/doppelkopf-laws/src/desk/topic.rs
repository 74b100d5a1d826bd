//! What the referee is called about.

use crate::offence::ActKind;

macro_rules! topics {
    ($($name:ident $id:literal [$($kind:ident),+],)*) => {
        /// What the referee is called about, in the words of players.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs, reason = "the names say all there is")]
        pub enum Topic {
            $($name,)*
        }

        impl Topic {
            /// All topics, the commonest first.
            pub const ALL: &'static [Topic] = &[$(Topic::$name),*];

            /// The id on the command line and in cases.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Topic::$name => $id,)*
                }
            }

            /// What may have happened, the commonest first.
            #[must_use]
            pub const fn kinds(self) -> &'static [ActKind] {
                match self {
                    $(Topic::$name => &[$(ActKind::$kind),+],)*
                }
            }
        }
    };
}

topics! {
    LeadOutOfTurn "lead-out-of-turn" [LeadOutOfTurn],
    Revoke "revoke" [Revoke],
    Call "call" [CallLate, CallEarly, CallRepeated, CallOtherParty, CallSaidAgain],
    ExposedCard "exposed-card" [Exposed],
    Dealing "dealing" [WrongCount, TurnedUp, WrongDealer, BadCut, Packets, BeforeRelease],
    PlayedEarly "played-early" [PlayedEarly],
    TwoCards "two-cards" [TwoCards, CardTakenBack],
    Query "query" [SaidOutOfTurn, SlipOfTheTongue, OtherWords, VorbehaltTakenBack, GesundToHochzeit, GesundToSolo],
    Naming "naming" [NamedEarly, NamedBeaten, NamedAnother, SoloToHochzeit, HochzeitWithoutAlten],
    Tricks "tricks" [LookedAtTricks, UncoveredTricks, Shortened, CardDisputed],
    Talking "talking" [Remark, CountedAloud, Warned, Incited, Spectator, BrokenOff],
    List "list" [WrongEntry, WrongColumn, WrongSeat, WrongDraw],
}

impl Topic {
    /// The topic of this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Topic> {
        Topic::ALL.iter().copied().find(|topic| topic.id() == id)
    }

    /// The topic under which this is asked for.
    #[must_use]
    pub fn of(kind: ActKind) -> Option<Topic> {
        Topic::ALL.iter().copied().find(|topic| topic.kinds().contains(&kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_is_in_one_topic() {
        for &kind in ActKind::ALL {
            let topics = Topic::ALL.iter().filter(|topic| topic.kinds().contains(&kind));
            assert_eq!(topics.count(), 1, "{}", kind.id());
        }
        for &topic in Topic::ALL {
            assert_eq!(Topic::from_id(topic.id()), Some(topic));
        }
    }
}
