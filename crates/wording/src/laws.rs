//! Questions, answers, and what has gone wrong.

use bridge::Call;
use bridge_laws::{
    event::{Designation, Did, Moment, Then},
    words::{Meaning, NotAllowed, Purpose, Said},
};
use cards::{Card, Seat, Suit};
use ruling::Fact;

use crate::{Answer, Bridge, Irregularity, Lexicon, Question, msg};

/// Who is to be asked, or where to look.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asking {
    /// The advice to the director.
    pub text: String,
    /// Asked aloud, the question would tell the table something: the director looks, asks away
    /// from the table, or weighs alone.
    pub quietly: bool,
}

impl Lexicon {
    /// The question, as it stands on the director's screen.
    #[must_use]
    pub fn question(&self, question: &Question) -> String {
        match *question {
            Question::ToldItWasHisTurn(seat) => self.say(msg::QuestionTold { seat }),
            Question::MeantAs(seat) => self.say(msg::QuestionMeantAs { seat }),
            Question::FollowedTo(seat) => self.say(msg::QuestionFollowedTo { seat }),
            Question::DesignationUnintended => self.say(msg::QuestionDesignation),
            Question::Incontrovertible => self.say(msg::QuestionIncontrovertible),
            Question::HeldAsPlayed(seat) => self.say(msg::QuestionHeld { seat }),
            Question::IntendedCard(seat) => self.say(msg::QuestionIntended { seat }),
            Question::CouldDeclarerSeeDummy => self.say(msg::QuestionSawDummy),
            Question::MeantAsClaim(seat) => self.say(msg::QuestionClaim { seat }),
            Question::PlayOn(seat) => self.say(msg::QuestionPlayOn { seat }),
            Question::OnlyThisTrick(seat) => self.say(msg::QuestionOnlyThisTrick { seat }),
            Question::ObjectedAtOnce(seat) => self.say(msg::QuestionObjectedAtOnce { seat }),
            Question::CouldHaveBeenAware(seat) => self.say(msg::QuestionAware { seat }),
            Question::UnintendedCall(seat) => self.say(msg::QuestionUnintended { seat }),
            Question::ComparableCall(seat, call) => self.say(msg::QuestionComparable { seat, made: call }),
            Question::Shows(seat, call) => self.say(msg::QuestionShows { seat, made: call }),
            Question::Showed(seat, call) => self.say(msg::QuestionShowed { seat, made: call }),
            Question::ShownByCall(seat, suit) => self.say(msg::QuestionShownByCall { seat, suit }),
            Question::LowerShowsTheSame(seat) => self.say(msg::QuestionLowerShows { seat }),
            Question::Contained(seat) => self.say(msg::QuestionContained { seat }),
            Question::WhyNotAllowed => self.say(msg::QuestionWhyNotAllowed),
            Question::LastBidder => self.say(msg::QuestionLastBidder),
            Question::HoldsSuit(seat, suit) => self.say(msg::QuestionHolds { seat, suit }),
            Question::CanFollow(seat, suit) => self.say(msg::QuestionCanFollow { seat, suit }),
            Question::Declarer => self.say(msg::QuestionDeclarer),
            Question::Leader => self.say(msg::QuestionLeader),
            Question::Turn => self.say(msg::QuestionTurn),
            Question::Card => self.say(msg::QuestionCard),
            Question::Face => self.say(msg::QuestionFace),
            Question::Offender => self.say(msg::QuestionOffender),
            Question::Led => self.say(msg::QuestionLed),
            Question::PlayedOn(seat) => self.say(msg::QuestionPlayedOn { seat }),
            Question::WonTrick => self.say(msg::QuestionWonTrick),
            Question::WonLater(seat) => self.say(msg::QuestionWonLater { seat }),
            Question::OtherRevoke(_) => self.say(msg::QuestionOtherRevoke),
            Question::ToLeadNow(seat) => self.say(msg::QuestionToLeadNow { seat }),
            Question::Noticed => self.say(msg::QuestionNoticed),
            Question::Twelfth => self.say(msg::QuestionTwelfth),
            Question::LastTrick => self.say(msg::QuestionLastTrick),
            Question::LastBid => self.say(msg::QuestionLastBid),
            Question::Contract => self.say(msg::QuestionContract),
            Question::Call => self.say(msg::QuestionCall),
            Question::TurnToCall => self.say(msg::QuestionTurnToCall),
            Question::TurnHadToPass => self.say(msg::QuestionTurnHadToPass),
            Question::FirstCall(seat) => self.say(msg::QuestionFirstCall { seat }),
            Question::SecondCall(seat) => self.say(msg::QuestionSecondCall { seat }),
            Question::WhoCalledSince => self.say(msg::QuestionWhoCalledSince),
            Question::CalledSince(seat) => self.say(msg::QuestionCalledSince { seat }),
            Question::CalledOverSecond(seat) => {
                self.say(msg::QuestionCalledOverSecond { seat, first: seat.previous() })
            }
            Question::CalledBefore(seat) => self.say(msg::QuestionCalledBefore { seat }),
            Question::LastPasser => self.say(msg::QuestionLastPasser),
            Question::CallsNow(seat) => self.say(msg::QuestionCallsNow { seat }),
            Question::LeadFaced => self.say(msg::QuestionLeadFaced),
            Question::PartnerCouldSee(seat) => self.say(msg::QuestionPartnerCouldSee { seat }),
            Question::WithoutPause => self.say(msg::QuestionWithoutPause),
            Question::DummyLostRights => self.say(msg::QuestionDummyLostRights),
            Question::ForTheNextTrick(seat, trick) => {
                self.say(msg::QuestionForTheNextTrick { seat, trick: trick.into() })
            }
            Question::CardSupplied(seat, trick) => {
                self.say(msg::QuestionSupplied { seat, trick: trick.into() })
            }
            Question::PlayedBefore(seat) => self.say(msg::QuestionPlayedBefore { seat }),
            Question::OtherPenaltyCard(seat) => self.say(msg::QuestionOtherPenaltyCard { seat }),
            Question::AuctionOver => self.say(msg::QuestionAuctionOver),
            Question::Counts(seat) => self.say(msg::QuestionCounts { seat }),
            Question::TrickNumber => self.say(msg::QuestionTrickNumber),
            Question::BothSidesPlayedOn => self.say(msg::QuestionBothSidesPlayedOn),
            Question::FacedCard(seat) => self.say(msg::QuestionFacedCard { seat }),
            Question::LaidTogether(seat) => self.say(msg::QuestionLaidTogether { seat }),
            Question::FromOneHand => self.say(msg::QuestionFromOneHand),
            Question::BothVisible => self.say(msg::QuestionBothVisible),
            Question::DidNotFollow(seat, suit) => self.say(msg::QuestionDidNotFollow { seat, suit }),
            Question::Opening => self.say(msg::QuestionOpening),
            Question::Named => self.say(msg::QuestionNamed),
            Question::PutOut => self.say(msg::QuestionPutOut),
            Question::DummyMoved => self.say(msg::QuestionDummyMoved),
            Question::Said => self.say(msg::QuestionSaid),
            Question::InDummy => self.say(msg::QuestionInDummy),
            Question::SuitWon => self.say(msg::QuestionSuitWon),
            Question::AndThen(_) => self.say(msg::QuestionAndThen),
        }
    }

    /// Who is to be asked, and whether not aloud.
    #[must_use]
    pub fn who_to_ask(&self, question: &Question) -> Asking {
        let aloud = |text| Asking { text, quietly: false };
        let quietly = |text| Asking { text, quietly: true };
        match *question {
            Question::ToldItWasHisTurn(seat) => aloud(self.say(msg::AskTold { seat })),
            Question::MeantAs(seat) | Question::FollowedTo(seat) => {
                quietly(self.say(msg::AskMeantAs { seat }))
            }
            Question::DesignationUnintended => aloud(self.say(msg::AskDesignation)),
            Question::Incontrovertible => aloud(self.say(msg::AskIncontrovertible)),
            Question::HeldAsPlayed(seat) => aloud(self.say(msg::AskHeld { seat })),
            Question::IntendedCard(seat) => quietly(self.say(msg::AskIntended { seat })),
            Question::CouldDeclarerSeeDummy => quietly(self.say(msg::AskSawDummy)),
            Question::MeantAsClaim(seat) => aloud(self.say(msg::AskClaim { seat })),
            Question::PlayOn(_) => aloud(self.say(msg::AskPlayOn)),
            Question::OnlyThisTrick(seat) => aloud(self.say(msg::AskOnlyThisTrick { seat })),
            Question::ObjectedAtOnce(seat) => aloud(self.say(msg::AskObjectedAtOnce { seat })),
            Question::CouldHaveBeenAware(_) => quietly(self.say(msg::AskAware)),
            Question::UnintendedCall(seat) => quietly(self.say(msg::AskUnintended { seat })),
            Question::ComparableCall(..) => quietly(self.say(msg::AskComparable)),
            Question::Contained(_) => quietly(self.say(msg::AskContained)),
            Question::Shows(seat, _) => quietly(self.say(msg::AskShows { seat })),
            Question::Showed(seat, _) => quietly(self.say(msg::AskShowed { seat })),
            Question::ShownByCall(..) => aloud(self.say(msg::AskShownByCall)),
            Question::LowerShowsTheSame(_) => quietly(self.say(msg::AskLowerShows)),
            Question::HoldsSuit(..) | Question::CanFollow(..) => quietly(self.say(msg::AskHolds)),
            Question::Declarer => aloud(self.say(msg::AskDeclarer)),
            Question::Leader => aloud(self.say(msg::AskLeader)),
            Question::Turn => aloud(self.say(msg::AskTurn)),
            Question::Card => aloud(self.say(msg::AskCard)),
            Question::Face => aloud(self.say(msg::AskFace)),
            Question::Offender | Question::FromOneHand => aloud(self.say(msg::AskOffender)),
            Question::Led => aloud(self.say(msg::AskLed)),
            Question::PlayedOn(_) => aloud(self.say(msg::AskPlayedOn)),
            Question::WonTrick => aloud(self.say(msg::AskWonTrick)),
            Question::WonLater(_) => aloud(self.say(msg::AskWonLater)),
            Question::OtherRevoke(_) => quietly(self.say(msg::AskOtherRevoke)),
            Question::ToLeadNow(_) => aloud(self.say(msg::AskTurn)),
            Question::Noticed => aloud(self.say(msg::AskNoticed)),
            Question::Twelfth => quietly(self.say(msg::AskTwelfth)),
            Question::LastTrick => aloud(self.say(msg::AskLastTrick)),
            Question::Contract
            | Question::LastBid
            | Question::LastBidder
            | Question::LastPasser
            | Question::TurnToCall
            | Question::TurnHadToPass => aloud(self.say(msg::AskAuction)),
            Question::Call
            | Question::WhyNotAllowed
            | Question::FirstCall(_)
            | Question::SecondCall(_)
            | Question::CalledBefore(_)
            | Question::WhoCalledSince
            | Question::CalledSince(_) => aloud(self.say(msg::AskCalls)),
            Question::CalledOverSecond(seat) => quietly(self.say(msg::AskCalledOverSecond { seat })),
            Question::CallsNow(seat) => aloud(self.say(msg::AskCallsNow { seat })),
            Question::PartnerCouldSee(seat) => aloud(self.say(msg::AskPartnerCouldSee { seat })),
            Question::WithoutPause => aloud(self.say(msg::AskWithoutPause)),
            Question::DummyLostRights => aloud(self.say(msg::AskDummyLostRights)),
            Question::ForTheNextTrick(seat, _) => aloud(self.say(msg::AskForTheNextTrick { seat })),
            Question::CardSupplied(seat, _) => quietly(self.say(msg::AskSupplied { seat })),
            Question::PlayedBefore(_) => aloud(self.say(msg::AskLed)),
            Question::OtherPenaltyCard(_) => aloud(self.say(msg::AskCard)),
            Question::AuctionOver => aloud(self.say(msg::AskAuctionOver)),
            Question::Counts(_) => quietly(self.say(msg::AskCounts)),
            Question::TrickNumber => quietly(self.say(msg::AskQuitted)),
            Question::BothSidesPlayedOn => aloud(self.say(msg::AskWonTrick)),
            Question::FacedCard(_) => aloud(self.say(msg::AskFacedCard)),
            Question::LaidTogether(_) | Question::DidNotFollow(..) => quietly(self.say(msg::AskQuitted)),
            Question::BothVisible => aloud(self.say(msg::AskBothVisible)),
            Question::Opening => aloud(self.say(msg::AskLeader)),
            Question::LeadFaced => aloud(self.say(msg::AskLed)),
            Question::Named => aloud(self.say(msg::AskWithoutPause)),
            Question::PutOut => aloud(self.say(msg::AskCard)),
            Question::DummyMoved => aloud(self.say(msg::AskDummyMoved)),
            Question::Said => aloud(self.say(msg::AskSaid)),
            Question::InDummy => aloud(self.say(msg::AskInDummy)),
            Question::SuitWon => aloud(self.say(msg::AskSuitWon)),
            Question::AndThen(_) => aloud(self.say(msg::AskAndThen)),
        }
    }

    /// An answer to this question, as a line to choose from.
    #[must_use]
    pub fn answer(&self, question: &Question, answer: &Answer) -> String {
        match (*answer, *question) {
            (Answer::No, Question::ToldItWasHisTurn(_)) => self.say(msg::AnswerToldNo),
            (Answer::Yes, Question::ToldItWasHisTurn(_)) => self.say(msg::AnswerToldYes),
            (Answer::No, Question::DesignationUnintended) => self.say(msg::AnswerSlipNo),
            (Answer::No, Question::UnintendedCall(_)) => self.say(msg::AnswerUnintendedNo),
            (Answer::No, Question::CalledOverSecond(_)) => self.say(msg::AnswerOverFirst),
            (Answer::Yes, Question::CalledOverSecond(_)) => self.say(msg::AnswerOverSecond),
            (Answer::Both, _) => self.say(msg::AnswerToldBoth),
            (Answer::Then(then), _) => self.did(then),
            (Answer::ThatWasAll, _) => self.say(msg::AnswerThatWasAll),
            (Answer::At(Moment::Play), _) => self.say(msg::AnswerInPlay),
            (Answer::At(Moment::HandsReturned), _) => self.say(msg::AnswerHandsReturned),
            (Answer::At(Moment::NextBoardCalled), _) => self.say(msg::AnswerNextBoardCalled),
            (Answer::At(Moment::RoundEnded), _) => self.say(msg::AnswerRoundEnded),
            (Answer::Yes, Question::DesignationUnintended) => self.say(msg::AnswerSlipYes),
            (Answer::Yes, Question::UnintendedCall(_)) => self.say(msg::AnswerUnintendedYes),
            (Answer::No, Question::Incontrovertible) => self.say(msg::AnswerDoubtful),
            (Answer::No, Question::FromOneHand) => self.say(msg::AnswerTwoHands),
            (Answer::Yes, Question::FromOneHand) => self.say(msg::AnswerOneHand),
            (Answer::No, Question::WhoCalledSince) => self.say(msg::AnswerNobodyCalled),
            (Answer::No, Question::CalledSince(_) | Question::CalledBefore(_) | Question::SecondCall(_)) => {
                self.say(msg::AnswerNotCalled)
            }
            (Answer::Call(Call::Pass), Question::LastBid) => self.say(msg::AnswerNoBid),
            (Answer::No, Question::Named) => self.say(msg::AnswerNothingNamed),
            (Answer::No, Question::PlayedBefore(_)) => self.say(msg::AnswerNoneYet),
            (
                Answer::No,
                Question::OtherPenaltyCard(_) | Question::InDummy | Question::SuitWon | Question::DummyMoved,
            ) => self.say(msg::AnswerNoOther),
            (Answer::No, Question::OtherRevoke(_)) => self.say(msg::AnswerNoOtherRevoke),
            (Answer::No, _) => self.say(msg::AnswerNo),
            (Answer::Yes, _) => self.say(msg::AnswerYes),
            (Answer::Follow, _) => self.say(msg::AnswerFollow),
            (Answer::Lead, _) => self.say(msg::AnswerLead),
            (Answer::Spread, _) => self.say(msg::AnswerSpread),
            (Answer::Accident, _) => self.say(msg::AnswerAccident),
            (Answer::Shown, _) => self.say(msg::AnswerShown),
            (Answer::Named, _) => self.say(msg::AnswerOnlyNamed),
            (Answer::PutRight, _) => self.say(msg::AnswerPutRight),
            (Answer::NotYet, _) => self.say(msg::AnswerNotYet),
            (Answer::OnlyHisSide, _) => self.say(msg::AnswerOnlyHisSide),
            (Answer::Claimed, _) => self.say(msg::AnswerClaimed),
            (Answer::Agreed, _) => self.say(msg::AnswerAgreed),
            (Answer::SameSuitBefore, _) => self.say(msg::AnswerSameSuitBefore),
            (Answer::OtherSideToo, _) => self.say(msg::AnswerOtherSideToo),
            (Answer::Trick(number), _) => number.to_string(),
            (Answer::TooMany, _) => self.say(msg::AnswerTooMany),
            (Answer::TooFew, _) => self.say(msg::AnswerTooFew),
            (Answer::Up, _) => self.say(msg::AnswerUp),
            (Answer::Down, _) => self.say(msg::AnswerDown),
            (Answer::Card(card), _) => self.card(card),
            (Answer::Cards(cards), _) => self.cards_and(cards),
            (Answer::Said(said), _) => self.said(said),
            (Answer::Seat(seat), _) => self.seat(seat),
            (Answer::Call(call), _) => self.call(call),
            (Answer::Meaning(meaning), _) => self.meaning(meaning),
            (Answer::NotAllowed(why), _) => self.not_allowed(why),
        }
    }

    /// What a call shows, as a line to choose from: `natural, ♥ 5+, 11-19 points`.
    #[must_use]
    pub fn meaning(&self, meaning: Meaning) -> String {
        let mut parts = vec![if meaning.natural {
            self.say(msg::AnswerNatural)
        } else {
            self.say(msg::AnswerArtificial)
        }];
        for suit in Suit::ALL.into_iter().rev() {
            if let Some(length) = meaning.suits.get(suit as usize).copied().flatten() {
                let mark = self.suit_mark(suit);
                parts.push(if length.is_told() { format!("{mark} {length}") } else { mark });
            }
        }
        if !meaning.either.is_empty() {
            parts.push(self.say(msg::AnswerOneOf { suits: meaning.either }));
        }
        if meaning.notrump {
            parts.push(self.say(msg::SolveNotrump));
        }
        if meaning == Meaning::ARTIFICIAL {
            parts.push(self.say(msg::AnswerShowsNoSuit));
        }
        if let Some(points) = meaning.points {
            parts.push(self.say(msg::AnswerPoints { points: &points.to_string() }));
        }
        parts.extend(meaning.purpose.map(|purpose| self.purpose(purpose)));
        parts.join(", ")
    }

    fn not_allowed(&self, why: NotAllowed) -> String {
        match why {
            NotAllowed::NothingToDouble => self.say(msg::AnswerNothingToDouble),
            NotAllowed::HadToPass => self.say(msg::AnswerHadToPass),
            NotAllowed::AboveSeven => self.say(msg::AnswerAboveSeven),
            NotAllowed::AfterTheLastPass => self.say(msg::AnswerAfterTheLastPass),
        }
    }

    /// What a call is for.
    #[must_use]
    pub fn purpose(&self, purpose: Purpose) -> String {
        match purpose {
            Purpose::Asks => self.say(msg::AnswerAsks),
            Purpose::Relays => self.say(msg::AnswerRelays),
            Purpose::Puppet => self.say(msg::AnswerPuppet),
            Purpose::TakesOut => self.say(msg::AnswerTakesOut),
        }
    }

    /// What declarer said for a card of dummy, as a line to choose from.
    fn said(&self, said: Said) -> String {
        match said {
            Said::Suit => self.say(msg::AnswerSaidSuit),
            Said::Rank => self.say(msg::AnswerSaidRank),
            Said::High => self.say(msg::AnswerSaidHigh),
            Said::Low => self.say(msg::AnswerSaidLow),
            Said::Win => self.say(msg::AnswerSaidWin),
            Said::Anything => self.say(msg::AnswerSaidAnything),
            Said::NotThere => self.say(msg::AnswerSaidNotThere),
        }
    }

    /// What declarer said for a card of dummy: the card, or how he spoke of it.
    #[must_use]
    pub fn designated(&self, named: Designation) -> String {
        match named {
            Designation::Card { suit: Some(suit), rank: Some(rank) } => self.card(Card::new(suit, rank)),
            Designation::Card { suit: None, .. } => self.said(Said::Rank),
            Designation::Card { rank: None, .. } => self.said(Said::Suit),
            Designation::High => self.said(Said::High),
            Designation::Low => self.said(Said::Low),
            Designation::Win => self.said(Said::Win),
            Designation::Anything => self.said(Said::Anything),
        }
    }

    /// One thing that a player did with a card, without a full stop: `South played ♥8`.
    #[must_use]
    pub fn did(&self, Then { did, seat, card }: Then) -> String {
        match (did, card) {
            (Did::Played, Some(card)) => self.say(msg::DidPlay { seat, card }),
            (Did::AtOnce, Some(card)) => self.say(msg::DidAtOnce { seat, card }),
            (Did::Led, Some(card)) => self.say(msg::DidLead { seat, card }),
            (Did::TookBack, Some(card)) => self.say(msg::DidWithdraw { seat, card }),
            (Did::Dropped, Some(card)) => self.say(msg::DidDrop { seat, card }),
            (Did::Showed, Some(card)) => self.say(msg::DidShow { seat, card }),
            (Did::Named, Some(card)) => self.say(msg::DidName { card }),
            (Did::PutOut, Some(card)) => self.say(msg::DidPutOut { card }),
            (Did::TookBack, None) => self.say(msg::DidWithdrawUnseen { seat }),
            (Did::LedFaceDown, _) => self.say(msg::DidLeadFaceDown { seat }),
            (Did::Spread, _) => self.say(msg::DidSpread { seat }),
            (
                Did::Played | Did::AtOnce | Did::Led | Did::Dropped | Did::Showed | Did::Named | Did::PutOut,
                None,
            ) => String::new(),
        }
    }

    /// What nobody is asked, told otherwise than it usually is: `It was the last trick`.
    #[must_use]
    pub fn telling(&self, question: &Question, answer: &Answer) -> String {
        match (question, answer) {
            (Question::LastTrick, Answer::Yes) => self.say(msg::TellLastTrick),
            (Question::Twelfth, Answer::Yes) => self.say(msg::TellTwelfth),
            (Question::TurnHadToPass, Answer::Yes) => self.say(msg::TellTurnHadToPass),
            (Question::ToldItWasHisTurn(_), Answer::Yes) => self.say(msg::TellLedWhenTold),
            (Question::ToldItWasHisTurn(_), Answer::Both) => self.say(msg::TellLedWhenToldByBoth),
            (_, Answer::SameSuitBefore) => self.say(msg::TellSameSuitBefore),
            (_, Answer::OtherSideToo) => self.say(msg::TellOtherSideToo),
            _ => self.told(question, answer),
        }
    }

    fn told(&self, question: &Question, answer: &Answer) -> String {
        let (question, answer) = (self.question(question), self.answer(question, answer));
        self.say(msg::FactTold { question: &question, answer: &answer })
    }

    /// Something that a ruling rests on: `South played ♥8`, a question with its answer, a choice.
    #[must_use]
    pub fn rests_on(&self, fact: &Fact<Bridge>) -> String {
        match fact {
            Fact::Happened(deed) => self.did(deed.what),
            Fact::Told(question, answer) => self.told(question, answer),
            Fact::Chosen(about, seat, choice) => {
                self.say(msg::FactChosen { seat: *seat, choice: &self.choice(*about, choice) })
            }
        }
    }

    /// What has gone wrong, without a full stop: `East has led out of turn: ♣3`.
    #[must_use]
    pub fn irregularity(&self, kind: Irregularity, seat: Seat, card: Option<Card>) -> String {
        let what = match kind {
            Irregularity::LeadOutOfTurn => self.say(msg::IrregularityLeadOutOfTurn { seat }),
            Irregularity::OpeningLeadOutOfTurn => self.say(msg::IrregularityOpeningLeadOutOfTurn { seat }),
            Irregularity::PlayOutOfTurn => self.say(msg::IrregularityPlayOutOfTurn { seat }),
            Irregularity::CardExposed => self.say(msg::IrregularityCardExposed { seat }),
            Irregularity::PenaltyCardNotPlayed => self.say(msg::IrregularityPenaltyCardNotPlayed { seat }),
            Irregularity::LeadBeforeChoice => self.say(msg::IrregularityLeadBeforeChoice { seat }),
            Irregularity::TwoCards => self.say(msg::IrregularityTwoCards { seat }),
            Irregularity::CardTakenBack => self.say(msg::IrregularityCardTakenBack { seat }),
            Irregularity::WrongCardFromDummy => self.say(msg::IrregularityWrongCardFromDummy { seat }),
            Irregularity::Revoke => self.say(msg::IrregularityRevoke { seat }),
            Irregularity::CardMissing => self.say(msg::IrregularityCardMissing { seat }),
            Irregularity::InsufficientBid => self.say(msg::IrregularityInsufficientBid { seat }),
            Irregularity::CallOutOfRotation => self.say(msg::IrregularityCallOutOfRotation { seat }),
            Irregularity::InadmissibleCall => self.say(msg::IrregularityInadmissibleCall { seat }),
            Irregularity::CallAgainstDuty => self.say(msg::IrregularityCallAgainstDuty { seat }),
            Irregularity::CallChanged => self.say(msg::IrregularityCallChanged { seat }),
            Irregularity::BidAboveSeven => self.say(msg::IrregularityBidAboveSeven { seat }),
            Irregularity::CallAfterTheLastPass => self.say(msg::IrregularityCallAfterTheLastPass { seat }),
        };
        match card {
            Some(card) => self.say(msg::IrregularityWithCard { what: &what, card }),
            None => what,
        }
    }

    /// What has gone wrong in the auction, with the call: `East has made an insufficient bid: 1♠`.
    #[must_use]
    pub fn irregular_call(&self, kind: Irregularity, seat: Seat, call: Call) -> String {
        let what = self.irregularity(kind, seat, None);
        self.say(msg::IrregularityWithCall { what: &what, named: call })
    }
}
