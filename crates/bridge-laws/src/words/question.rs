//! What is asked.

use std::str::FromStr;

use bridge::Call;
use cards::{Seat, Suit};

use super::{ParseWordError, Wants};

macro_rules! questions {
    ($($(#[$doc:meta])+ $name:ident $(($($about:ty),+))? $id:literal $wants:ident,)*) => {
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

        impl QuestionId {
            /// Which answers the question takes.
            #[must_use]
            pub const fn wants(self) -> Wants {
                match self {
                    $(QuestionId::$name => Wants::$wants,)*
                }
            }
        }

        impl std::fmt::Display for QuestionId {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(match self {
                    $(QuestionId::$name => $id,)*
                })
            }
        }

        impl FromStr for QuestionId {
            type Err = ParseWordError;

            fn from_str(s: &str) -> Result<QuestionId, ParseWordError> {
                match s {
                    $($id => Ok(QuestionId::$name),)*
                    _ => Err(ParseWordError { found: s.to_owned(), expected: concat!("a question:", $(" `", $id, "`"),*), }),
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

            /// Which answers it takes.
            #[must_use]
            pub const fn wants(self) -> Wants {
                match self {
                    $(Question::$name { .. } => Wants::$wants,)*
                }
            }

            /// All ids.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }
    };
}

questions! {
    /// Did an opponent, dummy included, tell this player that it was his turn? (47E1)
    ToldItWasHisTurn (Seat) "told-it-was-his-turn" Told,
    /// What was this player doing when he put the card down? (53A, 53B, 54A, 45E)
    MeantAs (Seat) "meant-as" Meant,
    /// Declarer has led from both hands: to which of the two cards did this defender play? (53C, 60A)
    FollowedTo (Seat) "followed-to" Card,
    /// Did declarer name a card of dummy by a slip of the tongue? (45C4b)
    DesignationUnintended "designation-unintended" YesNo,
    /// Was declarer's different intention incontrovertible, and for which card? (46B)
    Incontrovertible "incontrovertible" CardOrNo,
    /// Was the card held so that it counts as played? (45C)
    HeldAsPlayed (Seat) "held-as-played" YesNo,
    /// Which of the cards shown did he mean to play? (50B, 58B2)
    IntendedCard (Seat) "intended-card" Card,
    /// Could declarer have seen a card of dummy? (54C)
    CouldDeclarerSeeDummy "could-declarer-see-dummy" YesNo,
    /// Could this player's partner have seen the face of the card? (24, 45C1, 49)
    PartnerCouldSee (Seat) "partner-could-see" YesNo,
    /// Did he say it without pausing for thought? (45C4b in 2007)
    WithoutPause "without-pause" YesNo,
    /// Had dummy lost his rights by looking at a hand? (43A2, 43B)
    DummyLostRights "dummy-lost-rights" YesNo,
    /// The last hand has not played to this trick, and then a card that follows neither to it nor to the next: was it
    /// meant for the next? (67)
    ForTheNextTrick (Seat, u8) "for-the-next-trick" YesNo,
    /// Which card does this hand put among those it has played, to this trick? (67B1)
    CardSupplied (Seat, u8) "card-supplied" Card,
    /// Did he mean to claim when he showed his cards? (48B2)
    MeantAsClaim (Seat) "meant-as-claim" YesNo,
    /// Did this player speak of the trick in progress only when he claimed or gave up one trick? (68 preamble)
    OnlyThisTrick (Seat) "only-this-trick" YesNo,
    /// Does the side that did not make this player's claim or concession ask to play on, and do all four
    /// agree? (68D2)
    PlayOn (Seat) "play-on" YesNo,
    /// The opponents had agreed already: did the partner of who conceded object at once all the same? (68B2)
    ObjectedAtOnce (Seat) "objected-at-once" YesNo,
    /// Could he have been aware that this would probably hurt the opponents? (72C)
    CouldHaveBeenAware (Seat) "could-have-been-aware" YesNo,
    /// Did a call come out that this player never meant to make? (25A)
    UnintendedCall (Seat) "unintended-call" YesNo,
    /// Is this call of this player's, his new one, comparable to the one withdrawn? (23A)
    ComparableCall (Seat, Call) "comparable-call" YesNo,
    /// What does this player's call, which stands, show by the agreement of his side? (26B, 27B1, 23A)
    Shows (Seat, Call) "shows" Meaning,
    /// What could this player's call, which was withdrawn, be taken to show? (23A, 27B1, 29C, 30C)
    Showed (Seat, Call) "showed" Meaning,
    /// Has this player shown this suit by a call that stands? (26B, the desk)
    ShownByCall (Seat, Suit) "shown-by-call" YesNo,
    /// Would a lower bid have shown the same denomination as this player's new one, and been sufficient? (27B1a)
    LowerShowsTheSame (Seat) "lower-shows-the-same" YesNo,
    /// Is all that this player's new call can mean contained in what the withdrawn one could? (27B1b in 2007)
    Contained (Seat) "contained" YesNo,
    /// Does this hand hold a card of this suit? Look, do not ask aloud.
    HoldsSuit (Seat, Suit) "holds-suit" YesNo,
    /// Can this hand, whose turn it is, follow to this suit? Look, do not ask aloud. (50D1a, 51A)
    CanFollow (Seat, Suit) "can-follow" YesNo,
    /// Who declares? (the desk)
    Declarer "declarer" Seat,
    /// Who led? (the desk)
    Leader "leader" Seat,
    /// Whose lead was it? (the desk)
    Turn "turn" Seat,
    /// Which card? (the desk)
    Card "card" Card,
    /// Which card did this player, who has played two, face to the trick? (67, the desk)
    FacedCard (Seat) "faced-card" Card,
    /// Face up or face down? (the desk)
    Face "face" Face,
    /// Who did it, or whose card is it? (the desk)
    Offender "offender" Seat,
    /// Which card was led to the trick? (the desk)
    Led "led" Card,
    /// Has this player or his partner played to the next trick, claimed, or agreed to a claim? (63A1, 63A3, 63A4, the
    /// desk)
    PlayedOn (Seat) "played-on" PlayedOn,
    /// Who won the trick? (64A, the desk)
    WonTrick "won-trick" Seat,
    /// How far had the board gone when attention was drawn to it? (62D1, 64B4, 64B5, the desk)
    Noticed "noticed" Moment,
    /// Was it the twelfth trick? (62D, 64B6, the desk)
    Twelfth "twelfth" YesNo,
    /// Was it the thirteenth trick? (53A, the desk)
    LastTrick "last-trick" YesNo,
    /// Did this player's side win a later trick? (64A, the desk)
    WonLater (Seat) "won-later" YesNoOpen,
    /// Is there another revoke on the board for which no trick goes over? (64B2, 64B7, the desk)
    OtherRevoke (Seat) "other-revoke" OtherRevoke,
    /// Is this player to lead now? (50D2, the desk)
    ToLeadNow (Seat) "to-lead-now" YesNo,
    /// What had been bid last? A pass, if nothing had. (27, 28–32, 25, the desk)
    LastBid "last-bid" Call,
    /// Who had made that bid? (30C, 36, the desk)
    LastBidder "last-bidder" Seat,
    /// Why was the call not allowed? (36–39, the desk)
    WhyNotAllowed "why-not-allowed" NotAllowed,
    /// Which call should not have been made? (the desk)
    Call "call" Call,
    /// Whose turn was it to call? (28–32, the desk)
    TurnToCall "turn-to-call" Seat,
    /// Did the player whose turn it was have to pass? (28A, the desk)
    TurnHadToPass "turn-had-to-pass" YesNo,
    /// What had this player called first? (25, the desk)
    FirstCall (Seat) "first-call" Call,
    /// What did this player call in its place, if anything yet? (25, the desk)
    SecondCall (Seat) "second-call" CallOrNo,
    /// Has anybody called since, where several could have, and who? (27A1, 27C, 29A, the desk)
    WhoCalledSince "who-called-since" SeatOrNo,
    /// What has this player called since, if anything? (25, 27C, the desk)
    CalledSince (Seat) "called-since" CallOrNo,
    /// Did this player call over the second of two calls, and know of the change? (25B1, DP28, the desk)
    CalledOverSecond (Seat) "called-over-second" YesNo,
    /// What had this player called already, if anything, when it was the next player's turn? (30B2, 25, the desk)
    CalledBefore (Seat) "called-before" CallOrNo,
    /// Who passed last, so that the auction was over? (39, the desk)
    LastPasser "last-passer" Seat,
    /// Has the opening lead been faced? (36C, the desk)
    LeadFaced "lead-faced" YesNo,
    /// What does this player call now? (the desk)
    CallsNow (Seat) "calls-now" Call,
    /// Which card had this player already played to the trick, if any? (57C, 57D, the desk)
    PlayedBefore (Seat) "played-before" CardOrNo,
    /// Which other penalty card lies in front of this player, if one does? (51, the desk)
    OtherPenaltyCard (Seat) "other-penalty-card" CardOrNo,
    /// Was the auction over? (24, the desk)
    AuctionOver "auction-over" YesNo,
    /// Which card of dummy had declarer named, if any? (45D, 45F, the desk)
    Named "named" CardOrNo,
    /// Which card did dummy put out? (45D, 45F, the desk)
    PutOut "put-out" Card,
    /// Which card had dummy moved or pointed at unasked, if any? (45F, 57C2, the desk)
    DummyMoved "dummy-moved" CardOrNo,
    /// What did declarer say for a card of dummy? (46B, the desk)
    Said "said" Said,
    /// Which cards lie in dummy that he could mean by it and that may be played? (46B, the desk)
    InDummy "in-dummy" Cards,
    /// Which of these is of the suit in which dummy has won the trick before, if one is? (46B3a, the desk)
    SuitWon "suit-won" CardOrNo,
    /// What is the contract? Where somebody has not followed suit, it says who won the trick. (44E, 44F, the desk)
    Contract "contract" Call,
    /// Has this hand a card too many or too few? (67, the desk)
    Counts (Seat) "counts" Count,
    /// Which trick was it? (64B6, 67B1, the desk)
    TrickNumber "trick-number" Trick,
    /// Has a player of each side played to the next trick? (67A, the desk)
    BothSidesPlayedOn "both-sides-played-on" YesNo,
    /// Which other card of this hand lies in the same trick? (67, the desk)
    LaidTogether (Seat) "laid-together" Card,
    /// Did both cards come from one hand? (58A, 58B, the desk)
    FromOneHand "from-one-hand" YesNo,
    /// Were the faces of both cards visible? (58B1, 58B2, the desk)
    BothVisible "both-visible" YesNo,
    /// Has this hand not followed to this suit since the card of it lay in another trick? (67B2, the desk)
    DidNotFollow (Seat, Suit) "did-not-follow" YesNo,
    /// Did it begin with the opening lead? (the desk)
    Opening "opening" YesNo,
    /// And then? What was played, led, shown or taken back before the director came? (the desk; from 0)
    AndThen (u8) "then" Then,
}

impl Question {
    /// The seat it is about, if it is about one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Question::ToldItWasHisTurn(seat)
            | Question::MeantAs(seat)
            | Question::FollowedTo(seat)
            | Question::HeldAsPlayed(seat)
            | Question::IntendedCard(seat)
            | Question::MeantAsClaim(seat)
            | Question::OnlyThisTrick(seat)
            | Question::PlayOn(seat)
            | Question::ObjectedAtOnce(seat)
            | Question::CouldHaveBeenAware(seat)
            | Question::UnintendedCall(seat)
            | Question::ComparableCall(seat, _)
            | Question::Shows(seat, _)
            | Question::Showed(seat, _)
            | Question::LowerShowsTheSame(seat)
            | Question::Contained(seat)
            | Question::PlayedOn(seat)
            | Question::WonLater(seat)
            | Question::OtherRevoke(seat)
            | Question::ToLeadNow(seat)
            | Question::FirstCall(seat)
            | Question::SecondCall(seat)
            | Question::CalledSince(seat)
            | Question::CalledBefore(seat)
            | Question::CallsNow(seat)
            | Question::PartnerCouldSee(seat)
            | Question::PlayedBefore(seat)
            | Question::OtherPenaltyCard(seat)
            | Question::CardSupplied(seat, _)
            | Question::ForTheNextTrick(seat, _)
            | Question::Counts(seat)
            | Question::LaidTogether(seat)
            | Question::FacedCard(seat)
            | Question::DidNotFollow(seat, _)
            | Question::ShownByCall(seat, _)
            | Question::CanFollow(seat, _)
            | Question::HoldsSuit(seat, _) => Some(seat),
            _ => None,
        }
    }

    /// The call it is about, if it is about one.
    #[must_use]
    pub const fn call(self) -> Option<Call> {
        match self {
            Question::Shows(_, call) | Question::Showed(_, call) | Question::ComparableCall(_, call) => {
                Some(call)
            }
            _ => None,
        }
    }

    /// What an answer can be told under: this call of this player, this player, or nobody named; the closest first.
    pub fn keys(self) -> impl Iterator<Item = String> {
        let id = self.id();
        let of_seat = self.seat().map(|seat| format!("{id}:{seat}"));
        let of_call = self.seat().zip(self.call()).map(|(seat, call)| format!("{id}:{seat}:{call}"));
        of_call.into_iter().chain(of_seat).chain([id.to_owned()])
    }

    /// Is it told of one player, so that what names nobody does not answer it for a second one? What was called is, and
    /// what he held or his call meant.
    #[must_use]
    pub const fn is_of_one_player(self) -> bool {
        matches!(
            self,
            Question::CalledSince(_)
                | Question::HoldsSuit(..)
                | Question::CanFollow(..)
                | Question::ComparableCall(..)
        )
    }

    /// The suit it is about, if it is about one.
    #[must_use]
    pub const fn suit(self) -> Option<Suit> {
        match self {
            Question::HoldsSuit(_, suit)
            | Question::CanFollow(_, suit)
            | Question::ShownByCall(_, suit)
            | Question::DidNotFollow(_, suit) => Some(suit),
            _ => None,
        }
    }
}
