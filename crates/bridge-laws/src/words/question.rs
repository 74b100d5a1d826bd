//! What is asked.

use std::str::FromStr;

use cards::{Seat, Suit};

use super::ParseWordError;

macro_rules! questions {
    ($($(#[$doc:meta])+ $name:ident $(($($about:ty),+))? $id:literal,)*) => {
        /// What only a person can find out.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question {
            $($(#[$doc])+ $name $(($($about),+))?,)*
        }

        /// A question without whom or what it is about: so an answer names it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum QuestionId {
            $($(#[$doc])+ $name,)*
        }

        impl From<Question> for QuestionId {
            fn from(question: Question) -> QuestionId {
                match question {
                    $(Question::$name { .. } => QuestionId::$name,)*
                }
            }
        }

        impl FromStr for QuestionId {
            type Err = ParseWordError;

            fn from_str(s: &str) -> Result<QuestionId, ParseWordError> {
                match s {
                    $($id => Ok(QuestionId::$name),)*
                    _ => Err(ParseWordError { found: s.to_owned(), expected: concat!("a question:", $(" ", $id),*), }),
                }
            }
        }

        impl Question {
            /// The id in cases: seat and suit stand beside it.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Question::$name { .. } => $id,)*
                }
            }

            /// All ids.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }
    };
}

questions! {
    /// Did an opponent, dummy included, tell this player that it was his turn? (47E1)
    ToldItWasHisTurn (Seat) "told-it-was-his-turn",
    /// What was this player doing when he put the card down? (53A, 53B, 54A, 45E)
    MeantAs (Seat) "meant-as",
    /// Did declarer name a card of dummy by a slip of the tongue? (45C4b)
    DesignationUnintended "designation-unintended",
    /// Was declarer's different intention incontrovertible, and for which card? (46B)
    Incontrovertible "incontrovertible",
    /// Was the card held so that it counts as played? (45C)
    HeldAsPlayed (Seat) "held-as-played",
    /// Which of the cards shown did he mean to play? (50B, 58B2)
    IntendedCard (Seat) "intended-card",
    /// Could declarer have seen a card of dummy? (54C)
    CouldDeclarerSeeDummy "could-declarer-see-dummy",
    /// Did he mean to claim when he showed his cards? (48B2)
    MeantAsClaim (Seat) "meant-as-claim",
    /// Does the side that did not make this player's claim or concession ask to play on, and do all four
    /// agree? (68D2)
    PlayOn (Seat) "play-on",
    /// Could he have been aware that this would probably hurt the opponents? (72C)
    CouldHaveBeenAware (Seat) "could-have-been-aware",
    /// Did a call come out that this player never meant to make? (25A)
    UnintendedCall (Seat) "unintended-call",
    /// Is this player's new call comparable to the one withdrawn? (23A)
    ComparableCall (Seat) "comparable-call",
    /// Does this hand hold a card of this suit? Look, do not ask aloud.
    HoldsSuit (Seat, Suit) "holds-suit",
    /// Who declares? (the desk)
    Declarer "declarer",
    /// Who led? (the desk)
    Leader "leader",
    /// Whose lead was it? (the desk)
    Turn "turn",
    /// Which card? (the desk)
    Card "card",
    /// Face up or face down? (the desk)
    Face "face",
    /// Who did it, or whose card is it? (the desk)
    Offender "offender",
    /// Which card was led to the trick? (the desk)
    Led "led",
    /// Has this player or his partner played to the next trick? (63A1, the desk)
    PlayedOn (Seat) "played-on",
    /// Who won the trick? (64A, the desk)
    WonTrick "won-trick",
    /// Did this player's side win a later trick? (64A, the desk)
    WonLater (Seat) "won-later",
    /// What had been bid last? A pass, if nothing had. (27, 28–32, 25, the desk)
    LastBid "last-bid",
    /// Which call should not have been made? (the desk)
    Call "call",
    /// Whose turn was it to call? (28–32, the desk)
    TurnToCall "turn-to-call",
    /// What had this player called first? (25, the desk)
    FirstCall (Seat) "first-call",
    /// What did this player call in its place? (25, the desk)
    SecondCall (Seat) "second-call",
    /// What has this player called since, if anything? (25, 27C, the desk)
    CalledSince (Seat) "called-since",
    /// What does this player call now? (the desk)
    CallsNow (Seat) "calls-now",
}

impl Question {
    /// The seat it is about, if it is about one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Question::ToldItWasHisTurn(seat)
            | Question::MeantAs(seat)
            | Question::HeldAsPlayed(seat)
            | Question::IntendedCard(seat)
            | Question::MeantAsClaim(seat)
            | Question::PlayOn(seat)
            | Question::CouldHaveBeenAware(seat)
            | Question::UnintendedCall(seat)
            | Question::ComparableCall(seat)
            | Question::PlayedOn(seat)
            | Question::WonLater(seat)
            | Question::FirstCall(seat)
            | Question::SecondCall(seat)
            | Question::CalledSince(seat)
            | Question::CallsNow(seat)
            | Question::HoldsSuit(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// The suit it is about, if it is about one.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Question::HoldsSuit(_, suit) => Some(suit),
            _ => None,
        }
    }
}
