//! The referee's desk for Doppelkopf: what happened, what is asked, and what is read aloud.

use doppelkopf_laws::{
    Topic, claim,
    offence::ActKind,
    words::{Answer, Doppelkopf, Effect, Question},
};
use doppelkopf_rules::{ByPosition, Position};
use ruling::Fact;

use crate::{Asking, File, Lexicon, msg};

impl Lexicon {
    /// A topic in the players' words.
    #[must_use]
    pub fn doko_topic(&self, topic: Topic) -> String {
        self.of_desk(msg::doko_topic_id(&topic), topic.id())
    }

    /// What else a topic is called and looked for by, its clauses in the TSR among it.
    #[must_use]
    pub fn doko_topic_also(&self, topic: Topic) -> Option<String> {
        self.try_id(File::Dokodesk, msg::doko_topic_id(&topic), Some("also"))
    }

    /// What was done, in the middle of a sentence: `nicht bedient`.
    #[must_use]
    pub fn doko_act(&self, kind: ActKind) -> String {
        self.of_desk(msg::doko_act_id(&kind), kind.id())
    }

    /// Until when one can object to it, as a sentence.
    #[must_use]
    pub fn doko_until(&self, kind: ActKind) -> String {
        self.of_desk(msg::doko_until_id(&claim::until(kind)), kind.id())
    }

    fn of_desk(&self, id: &str, otherwise: &str) -> String {
        self.try_id(File::Dokodesk, id, None).unwrap_or_else(|| otherwise.to_owned())
    }

    /// A position, in the middle of a sentence: `Platz 2`, `position 2`.
    #[must_use]
    pub fn doko_position(&self, position: Position) -> String {
        self.say(msg::DokoSeat { by: &position.to_string() })
    }

    /// The question, as it stands on the referee's screen.
    #[must_use]
    pub fn doko_question(&self, question: Question) -> String {
        let who = question.seat().map(|seat| seat.to_string()).unwrap_or_default();
        let by = who.as_str();
        match question {
            Question::Table => self.say(msg::DokoQTable),
            Question::Dealer => self.say(msg::DokoQDealer),
            Question::SitsOutToo => self.say(msg::DokoQSitsOutToo),
            Question::Offender => self.say(msg::DokoQOffender),
            Question::Act => self.say(msg::DokoQAct),
            Question::Claimed => self.say(msg::DokoQClaimed),
            Question::RestCertain => self.say(msg::DokoQRestCertain),
            Question::AlreadyWon => self.say(msg::DokoQAlreadyWon),
            Question::Soloist => self.say(msg::DokoQSoloist),
            Question::PartyOf(_) => self.say(msg::DokoQPartyOf { by }),
            Question::AbsagenAgainst(_) => self.say(msg::DokoQAbsagen { by }),
            Question::Clarified => self.say(msg::DokoQClarified),
            Question::PartnerOf(_) => self.say(msg::DokoQPartnerOf { by }),
            Question::CanDecide(_) => self.say(msg::DokoQCanDecide { by }),
            Question::PartnerProfits(_) => self.say(msg::DokoQPartnerProfits { by }),
            Question::MayHarmSoloist(_) => self.say(msg::DokoQMayHarm { by }),
            Question::Pflichtsolo => self.say(msg::DokoQPflichtsolo),
            Question::TimeUp => self.say(msg::DokoQTimeUp),
            Question::Forced => self.say(msg::DokoQForced),
            Question::ShouldHaveDealt => self.say(msg::DokoQShouldHaveDealt),
            Question::SecondCardLies => self.say(msg::DokoQSecondCard),
            Question::CardsTakenUp => self.say(msg::DokoQTakenUp),
            Question::NoticedTakingUp => self.say(msg::DokoQTakingUp),
            Question::DealersFault => self.say(msg::DokoQDealersFault),
            Question::FirstCardLed => self.say(msg::DokoQFirstCard),
            Question::AlsoWrongCount => self.say(msg::DokoQAlsoWrong),
            Question::InTime(_) => self.say(msg::DokoQInTime { by }),
            Question::RemarkHelps(_) => self.say(msg::DokoQRemarkHelps { by }),
            Question::CertainlyHighest(_) => self.say(msg::DokoQHighest { by }),
            Question::PlayedSo(_) => self.say(msg::DokoQPlayedSo { by }),
            Question::HandedOver(_) => self.say(msg::DokoQHandedOver { by }),
            Question::CallInTime(_) => self.say(msg::DokoQCallInTime { by }),
            Question::FirstTrick => self.say(msg::DokoQFirstTrick),
            Question::HighOrCalled => self.say(msg::DokoQHighCard),
            Question::LastTrick => self.say(msg::DokoQLastTrick),
            Question::CouldFollow(_) => self.say(msg::DokoQCouldFollow { by }),
            Question::CardAllowed(_) => self.say(msg::DokoQCardAllowed { by }),
            Question::NextTrickLed => self.say(msg::DokoQNextTrickLed),
            Question::PlayedSince => self.say(msg::DokoQPlayedSince),
            Question::Reconstructed => self.say(msg::DokoQReconstructed),
            Question::ClaimHolds(_) => self.say(msg::DokoQClaimHolds { by }),
            Question::RestAugen(_) => self.say(msg::DokoQRestAugen { by }),
            Question::RestTricks(_) => self.say(msg::DokoQRestTricks { by }),
            Question::GameFound => self.say(msg::DokoQGameFound),
            Question::SaysNew(_) => self.say(msg::DokoQSaysNew { by }),
            Question::PartyObvious(_) => self.say(msg::DokoQPartyObvious { by }),
            Question::PutRightAtOnce(_) => self.say(msg::DokoQPutRight { by }),
            Question::Deliberate(_) => self.say(msg::DokoQDeliberate { by }),
            Question::ToldCards(_) => self.say(msg::DokoQToldCards { by }),
            Question::AllAgreed => self.say(msg::DokoQAllAgreed),
            Question::InfluencedGame => self.say(msg::DokoQInfluenced),
            Question::RoundOver => self.say(msg::DokoQRoundOver),
            Question::FirstGameScored => self.say(msg::DokoQFirstGame),
        }
    }

    /// Who is to be asked, and whether not aloud: nobody is ever asked who holds a ♣D.
    #[must_use]
    pub fn doko_who_to_ask(&self, question: Question) -> Asking {
        let who = question.seat().map(|seat| seat.to_string()).unwrap_or_default();
        let by = who.as_str();
        let aloud = |text| Asking { text, quietly: false };
        let quietly = |text| Asking { text, quietly: true };
        match question {
            Question::Table => aloud(self.say(msg::DokoAskTable)),
            Question::Dealer => aloud(self.say(msg::DokoAskDealer)),
            Question::SitsOutToo => aloud(self.say(msg::DokoAskSitsOutToo)),
            Question::Offender => aloud(self.say(msg::DokoAskOffender)),
            Question::Act => aloud(self.say(msg::DokoAskAct)),
            Question::Claimed => aloud(self.say(msg::DokoAskClaimed)),
            Question::RestCertain => quietly(self.say(msg::DokoAskRestCertain)),
            Question::AlreadyWon => quietly(self.say(msg::DokoAskAlreadyWon)),
            Question::Soloist => aloud(self.say(msg::DokoAskSoloist)),
            Question::PartyOf(_) => quietly(self.say(msg::DokoAskPartyOf)),
            Question::AbsagenAgainst(_) => quietly(self.say(msg::DokoAskAbsagen { by })),
            Question::Clarified => quietly(self.say(msg::DokoAskClarified)),
            Question::CanDecide(_) => quietly(self.say(msg::DokoAskCanDecide)),
            Question::PartnerProfits(_) => quietly(self.say(msg::DokoAskPartnerProfits)),
            Question::MayHarmSoloist(_) => quietly(self.say(msg::DokoAskMayHarm)),
            Question::ShouldHaveDealt
            | Question::FirstGameScored
            | Question::Pflichtsolo
            | Question::Forced => aloud(self.say(msg::DokoAskList)),
            Question::SecondCardLies
            | Question::FirstCardLed
            | Question::FirstTrick
            | Question::NextTrickLed
            | Question::PlayedSince
            | Question::PlayedSo(_)
            | Question::HandedOver(_)
            | Question::GameFound
            | Question::LastTrick => aloud(self.say(msg::DokoAskLook)),
            Question::CardsTakenUp | Question::NoticedTakingUp | Question::DealersFault => {
                aloud(self.say(msg::DokoAskAll))
            }
            Question::PutRightAtOnce(_) | Question::AllAgreed => aloud(self.say(msg::DokoAskAllFour)),
            Question::TimeUp => aloud(self.say(msg::DokoAskTime)),
            Question::AlsoWrongCount => aloud(self.say(msg::DokoAskCount)),
            Question::CallInTime(_) => aloud(self.say(msg::DokoAskCallInTime)),
            Question::InTime(_) => aloud(self.say(msg::DokoAskInTime)),
            Question::CertainlyHighest(_) => aloud(self.say(msg::DokoAskHighest)),
            Question::HighOrCalled => aloud(self.say(msg::DokoAskCards)),
            Question::CouldFollow(_) | Question::CardAllowed(_) => quietly(self.say(msg::DokoAskCouldFollow)),
            Question::Reconstructed => quietly(self.say(msg::DokoAskReconstructed)),
            Question::ClaimHolds(_) | Question::RestAugen(_) | Question::RestTricks(_) => {
                quietly(self.say(msg::DokoAskShortening))
            }
            Question::RemarkHelps(_)
            | Question::SaysNew(_)
            | Question::ToldCards(_)
            | Question::InfluencedGame => quietly(self.say(msg::DokoAskYourself)),
            Question::PartyObvious(_) | Question::PartnerOf(_) => quietly(self.say(msg::DokoAskPartyObvious)),
            Question::Deliberate(_) => quietly(self.say(msg::DokoAskDeliberate { by })),
            Question::RoundOver => aloud(self.say(msg::DokoAskRoundOver)),
        }
    }

    /// How many of the remaining Augen a soloist gets whose claim is not true, as far as that is proved.
    #[must_use]
    pub fn doko_proved(&self, least: u8, most: u8) -> String {
        self.say(msg::DokoAskProved { least: &least.to_string(), most: &most.to_string() })
    }

    /// Something that a ruling rests on.
    #[must_use]
    pub fn doko_rests_on(&self, fact: &Fact<Doppelkopf>) -> String {
        match fact {
            Fact::Happened(act) => self.doko_act(*act),
            Fact::Told(question, answer) => {
                let (asked, answer) = (self.doko_question(*question), self.doko_answer(*question, *answer));
                self.say(msg::FactTold { question: &asked, answer: &answer })
            }
            Fact::Chosen(_, position, choice) => format!("{position}: {choice}"),
        }
    }

    /// What nobody is asked, told otherwise than it usually is: `The time of the round was up`.
    #[must_use]
    pub fn doko_telling(&self, question: Question, answer: Answer) -> String {
        match (question, answer) {
            (Question::TimeUp, Answer::Yes) => self.say(msg::DokoTellTimeUp),
            _ => self.doko_rests_on(&Fact::Told(question, answer)),
        }
    }

    /// An answer to this question, as a line to choose from.
    #[must_use]
    pub fn doko_answer(&self, question: Question, answer: Answer) -> String {
        match (answer, question) {
            (Answer::Yes, Question::Claimed) => self.say(msg::DokoClaimedYes),
            (Answer::No, Question::Claimed) => self.say(msg::DokoClaimedNo),
            (Answer::Corrected, _) => self.say(msg::DokoClaimedCorrected),
            (Answer::Yes, _) => self.say(msg::DokoYes),
            (Answer::No, _) => self.say(msg::DokoNo),
            (Answer::Nobody, Question::Soloist) => self.say(msg::DokoNoSolo),
            (Answer::Nobody, Question::AlsoWrongCount) => self.say(msg::DokoNobodyElse),
            (Answer::Nobody, _) => self.say(msg::DokoNoParty),
            (Answer::Position(position), _) => self.doko_position(position),
            (Answer::Positions(positions), _) => {
                self.and(positions.iter().map(|position| self.doko_position(position)).collect())
            }
            (Answer::Party(party), _) => party.to_string(),
            (Answer::Number(number), _) => number.to_string(),
            (Answer::Act(kind), _) => self.doko_act(kind),
        }
    }

    /// Who did what, as a sentence.
    #[must_use]
    pub fn doko_happened(&self, by: Option<Position>, kind: ActKind) -> String {
        self.happened_by(by.map(|by| by.to_string()).as_deref(), kind)
    }

    fn happened_by(&self, by: Option<&str>, kind: ActKind) -> String {
        let what = self.doko_act(kind);
        match by {
            Some(by) => self.say(msg::DokoDid { by, what: &what }),
            None => self.say(msg::DokoHappened { what: &what }),
        }
    }

    /// What is kept of a ruling as the word of the act: who did it, each with the position and perhaps a name. Nothing, if this
    /// version knows no such act.
    #[must_use]
    pub fn doko_ruled(&self, act: &str, by: &[String]) -> Option<String> {
        let kind = ActKind::from_id(act)?;
        let told = by.iter().map(|by| self.happened_by(Some(by), kind)).collect::<Vec<_>>();
        Some(if told.is_empty() { self.happened_by(None, kind) } else { told.join(" ") })
    }

    /// Penalty points in the middle of a sentence: `Platz 1 +4, Platz 2 −12 und …`, the offender first.
    #[must_use]
    pub fn doko_points(&self, points: &ByPosition<i32>) -> String {
        let mut entered: Vec<(Position, i32)> =
            points.iter().map(|(position, points)| (position, *points)).filter(|(_, p)| *p != 0).collect();
        entered.sort_by_key(|(position, points)| (*points >= 0, *position));
        let line = |(position, points): &(Position, i32)| {
            self.say(msg::DokoPoints { by: &position.to_string(), points: &self.signed((*points).into()) })
        };
        self.and(entered.iter().map(line).collect())
    }

    /// An effect, as one or two sentences to be read aloud.
    #[must_use]
    pub fn doko_effect(&self, effect: &Effect) -> String {
        let on = |by: Position| by.to_string();
        match *effect {
            Effect::Class(class) => self.of_desk(msg::doko_class_id(&class), class.id()),
            Effect::Penalty(points) => self.say(msg::DokoPenalty { points: &self.doko_points(&points) }),
            Effect::Legal => self.say(msg::DokoLegal),
            Effect::GoesOn => self.say(msg::DokoGoesOn),
            Effect::NotPlayed => self.say(msg::DokoNotPlayed),
            Effect::PflichtsoloOpen(by) => self.say(msg::DokoPflichtsoloOpen { by: &on(by) }),
            Effect::SameDealer => self.say(msg::DokoSameDealer),
            Effect::NextDealer => self.say(msg::DokoNextDealer),
            Effect::DealGoesOn => self.say(msg::DokoDealGoesOn),
            Effect::NotRepeated => self.say(msg::DokoNotRepeated),
            Effect::AsPlayed => self.say(msg::DokoAsPlayed),
            Effect::RestTo(party) => self.say(msg::DokoRestTo { party: &party.to_string() }),
            Effect::NoSonderpunkte => self.say(msg::DokoNoSonderpunkte),
            Effect::PlayedOut(by) => self.say(msg::DokoPlayedOut { by: &on(by) }),
            Effect::Redeal(None) => self.say(msg::DokoRedeal),
            Effect::Redeal(Some(by)) => self.say(msg::DokoRedealBy { by: &on(by) }),
            Effect::DealerOrder(by) => self.say(msg::DokoDealerOrder { by: &on(by) }),
            Effect::Stands => self.say(msg::DokoStands),
            Effect::MayNotClaim(by) => self.say(msg::DokoMayNotClaim { by: &on(by) }),
            Effect::CountsAsGesund(by) => self.say(msg::DokoCountsAsGesund { by: &on(by) }),
            Effect::AsReconstructed => self.say(msg::DokoAsReconstructed),
            Effect::RefereeDecides => self.say(msg::DokoRefereeDecides),
            Effect::CardBack(by) => self.say(msg::DokoCardBack { by: &on(by) }),
            Effect::PickedUp(by) => self.say(msg::DokoPickedUp { by: &on(by) }),
            Effect::LaterCardsBack => self.say(msg::DokoLaterCardsBack),
            Effect::TrickStands => self.say(msg::DokoTrickStands),
            Effect::MustBePlayed(by) => self.say(msg::DokoMustBePlayed { by: &on(by) }),
            Effect::CardStays(by) => self.say(msg::DokoCardStays { by: &on(by) }),
            Effect::IntendedPlayed(by) => self.say(msg::DokoIntendedPlayed { by: &on(by) }),
            Effect::CallVoid(by) => self.say(msg::DokoCallVoid { by: &on(by) }),
            Effect::SayingVoid(by) => self.say(msg::DokoSayingVoid { by: &on(by) }),
            Effect::Counts(by) => self.say(msg::DokoCounts { by: &on(by) }),
            Effect::StillWithBoth => self.say(msg::DokoStillWithBoth),
            Effect::SoloStands(by) => self.say(msg::DokoSoloStands { by: &on(by) }),
            Effect::FirstNamingStands(by) => self.say(msg::DokoFirstNamingStands { by: &on(by) }),
            Effect::ChangeAllowed(by) => self.say(msg::DokoChangeAllowed { by: &on(by) }),
            Effect::ChangeRefused(by) => self.say(msg::DokoChangeRefused { by: &on(by) }),
            Effect::BoundToPlay(by) => self.say(msg::DokoBoundToPlay { by: &on(by) }),
            Effect::Corrected(by) => self.say(msg::DokoCorrected { by: &on(by) }),
            Effect::Warning(by) => self.say(msg::DokoWarning { by: &on(by) }),
            Effect::Schiedsgericht(by) => self.say(msg::DokoSchiedsgericht { by: &on(by) }),
            Effect::ListCorrected => self.say(msg::DokoListCorrected),
            Effect::ByManagement => self.say(msg::DokoByManagement),
            Effect::StartAgain => self.say(msg::DokoStartAgain),
            Effect::DrawAgain => self.say(msg::DokoDrawAgain),
            Effect::SpectatorRemoved => self.say(msg::DokoSpectatorRemoved),
        }
    }
}
