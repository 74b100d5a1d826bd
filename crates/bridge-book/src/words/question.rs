//! What the director has to find out, and what she has to judge.

use bridge::Call;
use bridge_laws::clause::Clause;
use cards::{Card, Seat, Side};
use claims::Normal;
use ruling::Asks;

use super::{Answer, Pick, Wants};

/// More ways in which a board may have ended nobody weighs.
pub const MOST_BRANCHES: u8 = 5;

/// By whose weights: those of both sides, or those of one.
const BRANCHES: [[&str; MOST_BRANCHES as usize]; 3] = [
    ["outcome-1", "outcome-2", "outcome-3", "outcome-4", "outcome-5"],
    ["outcome-ns-1", "outcome-ns-2", "outcome-ns-3", "outcome-ns-4", "outcome-ns-5"],
    ["outcome-ew-1", "outcome-ew-2", "outcome-ew-3", "outcome-ew-4", "outcome-ew-5"],
];
const BOTH: Option<Side> = None;
const NS: Option<Side> = Some(Side::NorthSouth);
const EW: Option<Side> = Some(Side::EastWest);

fn branch(weighed_for: Option<Side>, n: u8) -> &'static str {
    let [both, ns, ew] = BRANCHES;
    let ids = match weighed_for {
        None => both,
        Some(Side::NorthSouth) => ns,
        Some(Side::EastWest) => ew,
    };
    ids.get(usize::from(n)).copied().unwrap_or_default()
}

/// A play of a claimer's side that loses a trick, to be asked about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Could {
    /// What is careless about it: the answer is for all plays of this class.
    pub class: Normal,
    /// Whose hand.
    pub seat: Seat,
    /// The card.
    pub card: Card,
    /// What would have been better.
    pub instead: Card,
    /// The fewest tricks and the most that normal play wins as far as is found now.
    pub tricks: [u8; 2],
    /// What best play of both sides wins with all hands open, where that was not too much to find.
    pub double_dummy: Option<u8>,
}

/// By class, in the order of [`Normal::ALL`].
const COULD: [&str; Normal::ALL.len()] = [
    "could-forget-trumps",
    "could-guess-wrong",
    "could-partner-play-any",
    "could-play-not-from-the-top",
    "could-block-the-suit",
    "could-begin-with-any-suit",
    "could-win-with-any-card",
    "could-unguard-a-suit",
    "could-discard-any-card",
    "could-stay-careless",
];

impl Could {
    fn id(self) -> &'static str {
        let at = Normal::ALL.iter().position(|&class| class == self.class);
        at.and_then(|at| COULD.get(at)).copied().unwrap_or_default()
    }

    /// The clause that leaves it to the director what is normal there.
    const fn clause(self) -> Clause {
        match self.class {
            Normal::TrumpsForgotten => Clause::L70C,
            Normal::EitherGuess | Normal::NotFromTheTop => Clause::L70E,
            Normal::AnySuit
            | Normal::Blocks
            | Normal::AnyWinner
            | Normal::AnyDiscard
            | Normal::Unguards
            | Normal::StillCareless
            | Normal::AnyByPartner => Clause::L70D,
        }
    }
}

const EXPLAINED: &str = "explained";
const AGREED: &str = "agreed";

macro_rules! questions {
    ($($(#[$doc:meta])+ $name:ident $id:literal $wants:expr $(, judged $clause:ident)?;)*) => {
        /// What the director has to find out. Some are hers to judge: a law leaves them to her.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Question {
            $($(#[$doc])+ $name,)*
            /// In what way may the board have ended, from 0 on, and with what weight for both sides, or for one? (12C1b,
            /// 12C1c)
            Branch(Option<Side>, u8),
            /// Could a player of this class do that? (70, 71)
            CouldPlay(Could),
            /// What was this call said to show? Without an alert it was taken to be natural. (20F, 75)
            Explained(Call),
            /// What does it show by the agreement of the side that called it, by the evidence? (21B1b, 75)
            Agreed(Call),
        }

        impl Question {
            /// The id in cases, in addresses and on the command line.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self {
                    $(Question::$name => $id,)*
                    Question::Branch(side, n) => branch(side, n),
                    Question::CouldPlay(could) => could.id(),
                    Question::Explained(_) => EXPLAINED,
                    Question::Agreed(_) => AGREED,
                }
            }

            /// What sort of answer it wants.
            #[must_use]
            pub const fn wants(self) -> Wants {
                match self {
                    $(Question::$name => $wants,)*
                    Question::Branch(..) => Wants::Branch,
                    Question::CouldPlay(_) => Wants::YesNo,
                    Question::Explained(_) => Wants::Meaning(&[Pick::NoAgreement]),
                    Question::Agreed(_) => Wants::Meaning(&[Pick::NoAgreement, Pick::NoEvidence]),
                }
            }

            const fn leaves_it(self) -> Option<Clause> {
                match self {
                    $(Question::$name => questions!(@judged $($clause)?),)*
                    Question::Branch(..) | Question::Explained(_) => None,
                    Question::CouldPlay(could) => Some(could.clause()),
                    Question::Agreed(_) => Some(Clause::L75D),
                }
            }

            /// Every question that is the same wherever it is asked.
            pub const ALL: &'static [Question] = &[
                $(Question::$name,)*
                Question::Branch(BOTH, 0), Question::Branch(BOTH, 1), Question::Branch(BOTH, 2),
                Question::Branch(BOTH, 3), Question::Branch(BOTH, 4),
                Question::Branch(NS, 0), Question::Branch(NS, 1), Question::Branch(NS, 2),
                Question::Branch(NS, 3), Question::Branch(NS, 4),
                Question::Branch(EW, 0), Question::Branch(EW, 1), Question::Branch(EW, 2),
                Question::Branch(EW, 3), Question::Branch(EW, 4),
            ];

            /// All ids.
            pub const IDS: &'static [&'static str] =
                &[$($id,)* BRANCHES[0][0], BRANCHES[0][1], BRANCHES[0][2], BRANCHES[0][3], BRANCHES[0][4],
                    BRANCHES[1][0], BRANCHES[1][1], BRANCHES[1][2], BRANCHES[1][3], BRANCHES[1][4],
                    BRANCHES[2][0], BRANCHES[2][1], BRANCHES[2][2], BRANCHES[2][3], BRANCHES[2][4], COULD[0], COULD[1],
                    COULD[2], COULD[3], COULD[4], COULD[5], COULD[6], COULD[7], COULD[8], COULD[9], EXPLAINED, AGREED];
        }
    };
    (@judged) => { None };
    (@judged $clause:ident) => { Some(Clause::$clause) };
}

questions! {
    // The score (79).

    /// Tricks disputed, or an agreed result wrongly entered or reckoned?
    WhatIsWrong "what-is-wrong" Wants::One(&[Pick::TricksDisputed, Pick::WronglyEntered, Pick::WronglyReckoned]);
    /// Did the play end with a claim or a concession? (79B1)
    ClaimOrConcession "claim-or-concession" Wants::YesNo;
    /// Do the quitted tricks still lie as they were played? (65D, 66D)
    QuittedTricks "quitted-tricks" Wants::One(&[
        Pick::InOrder, Pick::NorthSouthMixed, Pick::EastWestMixed, Pick::BothMixed,
    ]);
    /// Was the director called only when the round was over? (79B3)
    RoundOver "round-over" Wants::YesNo;
    /// How many tricks did declarer's side win? (79B2)
    TricksWon "tricks-won" Wants::Number(13), judged L79B2;
    /// Is she clearly convinced of what was won at the table? (79B3)
    ClearlyConvinced "clearly-convinced" Wants::YesNo, judged L79B3;
    /// Is the score of one side to be lowered? (79B3)
    LowerOneSide "lower-one-side" Wants::YesNo, judged L79B3;
    /// Which side wants tricks back that it agreed to, or gave up? (69B, 71)
    SideWantsTricks "side-wants-tricks" Wants::Side;
    /// For which side is the score lowered? (79B3)
    SideLowered "side-lowered" Wants::Side;
    /// Which side gained by it? (11A)
    SideGained "side-gained" Wants::Side;
    /// Which side is responsible for the spectator? (76)
    SideOfSpectator "side-of-spectator" Wants::Side;
    /// Is the correction period over? (79C1)
    PeriodOver "correction-period-over" Wants::YesNo;
    /// Do the organiser's rules allow later corrections? (79C2)
    LaterAllowed "later-allowed" Wants::YesNo;
    /// Is it beyond reasonable doubt? (79C2)
    BeyondDoubt "beyond-doubt" Wants::YesNo, judged L79C2;

    // Claims and concessions (68 to 71).

    /// What is it about?
    AboutClaim "about-claim" Wants::One(&[
        Pick::Disputed, Pick::PartnerObjected, Pick::OnlyThisTrick, Pick::AgreedBefore, Pick::GivenUp,
    ]);
    /// Did his partner object at once? (68B2)
    ObjectedAtOnce "objected-at-once" Wants::YesNo;
    /// Had he claimed some of the tricks as well? (68B2)
    ClaimedSome "claimed-some" Wants::YesNo;
    /// Did the side that did not claim ask to play on, and do all four want to? (68D2)
    AllPlayOn "all-play-on" Wants::YesNo;
    /// Is a revoke open? (63A3)
    RevokeOpen "revoke-open" Wants::YesNo;
    /// Was it the side that claimed which revoked? (63A3)
    ClaimantsRevoke "claimants-revoke" Wants::YesNo;
    /// Has the side that agreed called on a later board, or is the round over? (69A)
    CalledLater "called-later-board" Wants::YesNo;
    /// Had that side won the trick already? (69B, 71)
    AlreadyWon "already-won" Wants::YesNo;
    /// Would it likely have won the trick? (69B)
    LikelyWon "likely-won" Wants::YesNo, judged L69B;
    /// Does a penalty card lie there, or is a lead restricted?
    DutiesLie "duties-lie" Wants::YesNo;
    /// Which penalty cards do the defenders have? Three at most. (50, 51, 70)
    PenaltyCard "penalty-card" Wants::Trick;
    /// Which of them are minor ones? (50B)
    MinorPenaltyCard "minor-penalty-card" Wants::Trick;
    /// Which suits may a defender not lead? Of a suit that is required, the three others. (26B, 50D2, 51B)
    ForbiddenLeads "forbidden-leads" Wants::Voids;
    /// Who declares?
    Declares "declares" Wants::Seat;
    /// What is trumps?
    Trumps "trumps" Wants::Strain;
    /// Who claimed, or gave up tricks? Dummy does neither (68A).
    Claimant "claimant" Wants::Seat;
    /// Who has led to the trick in progress, or is to lead?
    OnLead "on-lead" Wants::Seat;
    /// What lies in the trick in progress?
    OnTable "on-table" Wants::Trick;
    /// What does each hand still hold?
    Hands "hands" Wants::Hands;
    /// Who had shown out of which suit before? (70E)
    ShownOut "shown-out" Wants::Voids;
    /// How many of the tricks that are left did he claim, or keep?
    TricksClaimed "tricks-claimed" Wants::Number(13);
    /// What did he say about how? The grounds are his words. (68C)
    Statement "statement" Wants::One(&[
        Pick::NothingSaid, Pick::TrumpsMentioned, Pick::LineStated, Pick::StepByStep,
    ]), judged L68C;
    /// What did he say, step by step? (68C, 70B1)
    Steps "steps" Wants::Steps;
    /// Is it at all likely that he did not know of the trump that is out? (70C)
    UnawareOfTrump "unaware-of-trump" Wants::YesNo, judged L70C;
    /// How many tricks does the worst normal play win, where that cannot be reckoned? (70)
    WorstNormal "worst-normal" Wants::Number(13), judged L70;

    // What opponents were told (20F, 21, 40, 47E, 75).

    /// Which side was told?
    Misled "misled" Wants::Side;
    /// Which call was explained, or not alerted? (20F, 75)
    ExplainedCall "explained-call" Wants::Call;
    /// Was something crucial left out? (40B)
    LeftOut "left-out" Wants::YesNo, judged L40B3;
    /// What is agreed, by the evidence, where it is not what a call shows? (21B1b, 75)
    Agreement "agreement" Wants::One(&[
        Pick::AsExplained, Pick::Otherwise, Pick::NoAgreement, Pick::NoEvidence,
    ]), judged L75D;
    /// Did the misled side suspect that it was not told rightly, and not ask? (DP38)
    SuspectedIt "suspected-it" Wants::YesNo;
    /// Do the regulations say that it had to protect itself there? (DP38)
    MustProtectItself "must-protect-itself" Wants::YesNo;
    /// When was it noticed?
    Noticed "noticed" Wants::One(&[
        Pick::DuringAuction, Pick::BeforeLeadFaced, Pick::DuringPlay, Pick::AfterPlay,
    ]);
    /// Who noticed it? (20F4, 20F5)
    WhoNoticed "who-noticed" Wants::One(&[Pick::Themselves, Pick::TheirPartner, Pick::SomebodyElse]);
    /// Is the side that explained declarer's? (20F5, 47E2a)
    ExplainersDeclare "explainers-declare" Wants::YesNo;
    /// Has a player of the misled side called on it, and his partner not called since? (21B1a)
    MayStillChange "may-still-change" Wants::YesNo;
    /// Could that call well have been influenced? (21B1a)
    Influenced "influenced" Wants::YesNo, judged L21B1;
    /// Was it probably influenced? (21B1 of 2007)
    ProbablyInfluenced "probably-influenced" Wants::YesNo, judged L21B1;
    /// Has the misled side played a card on it after which nobody has played? (47E2a)
    CardStillChangeable "card-still-changeable" Wants::YesNo;
    /// If somebody has: not to the same trick? (47E2a of 2007)
    LastToTrick "last-to-trick" Wants::YesNo;
    /// Was it the opening lead, and has dummy faced a card since? (47E2a)
    LeadAndDummyFaced "lead-and-dummy-faced" Wants::YesNo;

    // What a player learnt from his partner (16, 73).

    /// Has it just happened, or is the play over? (16B2, 16B3)
    Called "called" Wants::One(&[Pick::JustHappened, Pick::AfterPlay]);
    /// Do both sides say the same about what happened? (84, 85)
    FactsAgreed "facts-agreed" Wants::YesNo;
    /// Is it more likely than not that it happened? (85A1)
    WasThere "was-there" Wants::YesNo, judged L85A;
    /// Where did it come from? (16B1a)
    Source "source" Wants::One(&[
        Pick::Pause, Pick::Remark, Pick::QuestionAsked, Pick::AnswerOrAlert, Pick::NoAlert, Pick::Haste,
        Pick::Manner,
    ]);
    /// Was it a pause that the regulations prescribe?
    PrescribedPause "prescribed-pause" Wants::YesNo;
    /// Who may have learnt something from it?
    Receiver "receiver" Wants::Seat;
    /// How many of his class were asked what they would do? (16B1b)
    Polled "polled" Wants::Number(20);
    /// How many of them would have done something else?
    PolledOtherwise "polled-otherwise" Wants::Number(20);
    /// How many others of them seriously considered something else?
    PolledConsidered "polled-considered" Wants::Number(20);
    /// Was there a logical alternative? (16B1b)
    LogicalAlternative "logical-alternative" Wants::YesNo, judged L16B1b;
    /// Does what he learnt demonstrably suggest what he did over it? (16B1a)
    Suggested "suggested" Wants::YesNo, judged L16B1a;
    /// Could it demonstrably have suggested that? (16B1a of 2007)
    CouldHaveSuggested "could-have-suggested" Wants::YesNo, judged L16B1a;
    /// Did he use it blatantly? (73C2)
    Blatant "blatant" Wants::YesNo, judged L73C2;

    // Adjusted scores (12).

    /// Is the result of the side that did not offend worse for it? (12B1)
    Damaged "damaged" Wants::YesNo, judged L12B1;
    /// Why is the score adjusted? (12A)
    Ground "ground" Wants::One(&[
        Pick::Told, Pick::Learnt, Pick::CouldHaveKnown, Pick::RevokeNotMadeGood, Pick::PenaltyCardHelped,
        Pick::WithdrawnCallHelped, Pick::InsufficientBidHelped, Pick::DummySuggested, Pick::NothingPrescribed,
        Pick::DirectorsError, Pick::NotBalanced,
    ]);
    /// What does each side get, from its own side, North-South first? (12C4)
    OwnScores "own-scores" Wants::OwnScores;
    /// Is it a knock-out? (12C4)
    KnockOut "knock-out" Wants::YesNo;
    /// Which side offended?
    Offenders "offenders" Wants::Side;
    /// Can it be said how the board would have ended? (12C1d)
    CanBeAssigned "can-be-assigned" Wants::YesNo, judged L12C1d;
    /// How is the tournament scored?
    Scoring "scoring" Wants::One(&[Pick::Matchpoints, Pick::Imps, Pick::TotalPoints]);
    /// Who is vulnerable?
    Vulnerable "vulnerable" Wants::Vulnerable;
    /// How did the board end at the table?
    TableResult "table-result" Wants::Ending;
    /// Could the board have ended as it did without what was not allowed? (12C1c)
    TableResultWithout "table-result-without" Wants::YesNo, judged L12C1c;
    /// Do the outcomes have the same weights for both sides? (12C1c)
    SameWeights "same-weights" Wants::YesNo, judged L12C1c;
    /// What are the scores of North-South at the other tables?
    OtherTables "other-tables" Wants::Scores;
    /// Did the side that did not offend bring part of the damage on itself? (12C1e)
    OwnError "own-error" Wants::One(&[
        Pick::NoError, Pick::Misjudgement, Pick::SeriousError, Pick::Gambling,
    ]), judged L12C1e;
    /// Was that an extremely serious error for players of this class? (12C1e, DP29)
    ExtremeForTheClass "extreme-for-the-class" Wants::YesNo, judged L12C1e;
    /// The same by what was enough in 2007: a serious error, or wild action (12C1b of 2007).
    OwnErrorOrWild "own-error-or-wild" Wants::One(&[
        Pick::NoError, Pick::PlainSeriousError, Pick::Wild,
    ]), judged L12C1e;
    /// How would the board have ended without that error?
    WithoutError "without-error" Wants::Ending;

    // No result (12C2, 86, 88).

    /// How far are North-South to blame? (12C2a)
    FaultNorthSouth "fault-ns" Wants::One(&[Pick::NotAtFault, Pick::PartlyAtFault, Pick::AtFault]), judged L12C2a;
    /// How far are East-West to blame? (12C2a)
    FaultEastWest "fault-ew" Wants::One(&[Pick::NotAtFault, Pick::PartlyAtFault, Pick::AtFault]), judged L12C2a;
    /// Are the other boards of the session scored? (12C2c)
    SessionKnown "session-known" Wants::YesNo;
    /// What do North-South average on them, in percent?
    SessionNorthSouth "session-ns" Wants::Percent;
    /// What do East-West average on them, in percent?
    SessionEastWest "session-ew" Wants::Percent;
    /// Is there a result at the other table that is clearly good for one side? (86B1)
    OtherTableClear "other-table-clear" Wants::YesNo, judged L86B1;
    /// Is there a result at the other table that is better for one side than what comparable pairs got? (86B1, DP37)
    OtherTableBetter "other-table-better" Wants::YesNo;

    // Cards and boards (13 to 16, 87).

    /// What is wrong with the board?
    WithTheBoard "with-the-board" Wants::One(&[
        Pick::CountIsWrong, Pick::WrongBoard, Pick::LearntOfBoard, Pick::HandOfAnotherBoard, Pick::Fouled,
        Pick::WrongDirection, Pick::TheDeal,
    ]);
    /// Can the result be compared with the others as they sat? (5)
    Comparable "result-comparable" Wants::YesNo;
    /// What was wrong when it was dealt? (6D)
    WithTheDeal "with-the-deal" Wants::One(&[Pick::DealtWrongly, Pick::SeenInTheDeal, Pick::NotShuffled]);
    /// Is it a match of teams, so that its two tables are compared with each other alone? (87)
    TeamMatch "team-match" Wants::YesNo;
    /// Could all for whom it is meant still play it if it were dealt again? (6D2)
    CanBePlayedAnew "can-be-played-anew" Wants::YesNo;
    /// Is it a match of teams whose result somebody could know without this board? (86A)
    MatchKnown "match-known" Wants::YesNo;
    /// How are the cards divided? (13, 14)
    Count "count" Wants::One(&[Pick::MoreAndFewer, Pick::StrangeCard, Pick::CardsMissing]);
    /// Is the play over?
    PlayOver "play-over" Wants::YesNo;
    /// Has a player with a wrong number of cards called? (13B)
    WrongHandCalled "wrong-hand-called" Wants::YesNo;
    /// Has a player seen a card that belongs to another? (13A)
    CardSeen "card-seen" Wants::YesNo;
    /// Is that too much to call and play as usual? (13D of 2007)
    TooMuchSeen "too-much-seen" Wants::YesNo, judged L13A;
    /// Can it be put right and played without changing a call? (13B1)
    PlayableUnchanged "playable-unchanged" Wants::YesNo, judged L13B1;
    /// Was the strange card played to a quitted trick? (13C)
    StrangeCardPlayed "strange-card-played" Wants::YesNo;
    /// Is the opening lead faced? (14)
    LeadFaced "lead-faced" Wants::YesNo;
    /// Where was the missing card? (14)
    Found "found" Wants::One(&[Pick::Elsewhere, Pick::AmongPlayed, Pick::NotFound]);
    /// From whose hand was it missing? (14B4)
    MissingFrom "missing-from" Wants::One(&[Pick::Declarer, Pick::Dummy, Pick::Defender]);
    /// Has that hand not followed to its suit meanwhile? (14B4)
    MissingCardOwed "missing-card-owed" Wants::YesNo;
    /// Could his partner have seen its face? (49)
    PartnerSawIt "partner-saw-it" Wants::YesNo;
    /// Has his partner called after him? (15A)
    PartnerCalled "partner-called" Wants::YesNo;
    /// Has the next opponent? (17D2 of 2007)
    OpponentCalled "opponent-called" Wants::YesNo;
    /// Does the call with the right hand differ from it? (17D2 of 2007)
    CallDiffers "call-differs" Wants::YesNo, judged L15A;
    /// Has anybody at the table played this board before? (15B)
    PlayedBefore "played-before" Wants::YesNo;
    /// Has anybody called? (6D1, 16D2, 16D3)
    AnybodyCalled "anybody-called" Wants::YesNo;
    /// Would it interfere with normal play? (16D2)
    Interferes "interferes" Wants::YesNo, judged L16D2;
    /// What does she do about it, before a call? (16D2)
    Remedy "remedy" Wants::One(&[
        Pick::PlayOn, Pick::ChangeSeats, Pick::DealAgain, Pick::ScoreInstead,
    ]), judged L16D2;
    /// What does she do about it, after a call? (16D3)
    LaterRemedy "later-remedy" Wants::One(&[Pick::PlayOn, Pick::ScoreInstead]), judged L16D3;

    // Conduct and penalties (72, 74, 90, 91).

    /// What was done?
    Breach "breach" Wants::One(&[
        Pick::LateOrSlow, Pick::Overheard, Pick::Courtesy, Pick::Tempo, Pick::TouchedCards, Pick::Disobeyed,
        Pick::OnPurpose,
    ]);
    /// What does she do? (90A, 91A)
    Sanction "sanction" Wants::One(&[
        Pick::WarningOnly, Pick::Penalty, Pick::Disciplinary, Pick::Suspended,
    ]), judged L90A;

    // Quitted tricks (65, 66).

    /// What is wanted?
    AboutTrick "about-trick" Wants::One(&[
        Pick::WrongWay, Pick::LookAtLast, Pick::LookAtOwn, Pick::LookAtEarlier,
    ]);
    /// By whom?
    WhoWants "who-wants" Wants::One(&[Pick::Declarer, Pick::Dummy, Pick::Defender]);
    /// Has somebody led to the next trick? (65B3)
    NextTrickLed "next-trick-led" Wants::YesNo;
    /// Has his side led or played to the next trick? (66A)
    OwnSidePlayed "own-side-played" Wants::YesNo;
    /// Has he turned his own card face down? (66A)
    OwnCardTurned "own-card-turned" Wants::YesNo;

    // Deception (73D2, 73E).

    /// Did an innocent player draw a false inference? (73E2)
    FalseInference "false-inference" Wants::YesNo, judged L73E2;
    /// Did the opponent have a demonstrable bridge reason? (73E2)
    BridgeReason "bridge-reason" Wants::YesNo, judged L73E2;
    /// Was it only which of two cards to play that are worth the same? (73E2, DP30)
    OnlyEqualCards "only-equal-cards" Wants::YesNo;
    /// Could he have been aware that it could work to his benefit? (73E2)
    CouldBenefit "could-benefit" Wants::YesNo, judged L73E2;

    // The auction itself (17, 20A to 20E, 22, 33).

    /// What is it about?
    AboutAuction "about-auction" Wants::One(&[
        Pick::AsksAgain, Pick::ReviewWrong, Pick::CalledAtOnce, Pick::TurnLost, Pick::WhoseLead, Pick::AllPassed,
    ]);
    /// When did he ask? (20A to 20C, 41B)
    WhenAsked "when-asked" Wants::One(&[
        Pick::JustCalled, Pick::OwnTurn, Pick::NotOwnTurn, Pick::FirstTurnToPlay, Pick::LaterInPlay,
    ]);
    /// Must he pass by a ruling? (20B)
    MustPassNow "must-pass-now" Wants::YesNo;
    /// Has anybody called or played on what was repeated wrongly? (20E)
    ReliedOnReview "relied-on-review" Wants::YesNo;
    /// Was it the turn of one of the two? (33)
    OneWasDue "one-was-due" Wants::YesNo;
    /// Was it the other's turn after him? (33)
    OtherWasNext "other-was-next" Wants::YesNo;
    /// Has dummy come down? (17D3, read the other way)
    DummyDown "dummy-down" Wants::YesNo;

    // The director, facts, appeals (10, 11, 82 to 85, 92).

    /// What is it about?
    Matter "matter" Wants::One(&[
        Pick::FactsDisputed, Pick::ActedThemselves, Pick::WrongRuling, Pick::WantsToAppeal, Pick::SeenMyself,
    ]);
    /// Has she found out what happened? (85B)
    Established "established" Wants::YesNo, judged L85B;
    /// Does she undo what they settled, or let it stand? (10B)
    Settlement "settlement" Wants::One(&[Pick::Undone, Pick::LeftStanding]), judged L10B;
    /// Did a member of the side that had not offended act before she was called? (11A)
    InnocentActed "innocent-acted" Wants::YesNo;
    /// Did that harm the other side, or the ruling? (11A)
    ActingHarmed "acting-harmed" Wants::YesNo, judged L11A;
    /// Did that side gain because an opponent did not know the law? (11A)
    GainedByIgnorance "gained-by-ignorance" Wants::YesNo, judged L11A;
    /// Can it still be put right so that the board is scored normally? (82C)
    CanBePutRight "can-be-put-right" Wants::YesNo;
    /// Is the time for appeals over? (92B)
    TooLateToAppeal "too-late-to-appeal" Wants::YesNo;
    /// Do both partners, or the captain, want it? (92D)
    BothAppeal "both-appeal" Wants::YesNo;

    // Dummy (42, 43).

    /// What has dummy said or done?
    DummyDid "dummy-did" Wants::One(&[
        Pick::Warned, Pick::WarnedTooLate, Pick::PointedOut, Pick::PointedOutOwn, Pick::AskedDeclarer,
        Pick::AskedDefender, Pick::TookPart, Pick::Looked,
    ]);
    /// Had he looked into another hand before, or swapped hands with declarer? (43A2)
    DummyLostRights "dummy-lost-rights" Wants::YesNo;

    // Spectators (76).

    /// What did the spectator do?
    SpectatorDid "spectator-did" Wants::One(&[
        Pick::DrewAttention, Pick::Disturbed, Pick::LookedIntoHands, Pick::WasAsked,
    ]);
    /// Is a side responsible for him? (76)
    SideResponsible "side-responsible" Wants::YesNo;
}

impl Question {
    /// Is the answer no at most tables? Then that is the ordinary one.
    #[must_use]
    pub const fn is_seldom_so(self) -> bool {
        matches!(
            self,
            Question::RoundOver
                | Question::PeriodOver
                | Question::AllPlayOn
                | Question::RevokeOpen
                | Question::DutiesLie
                | Question::MissingCardOwed
                | Question::PartnerSawIt
        )
    }
}

impl Asks for Question {
    type Answer = Answer;
    type Clause = Clause;

    fn fit(self, answer: Answer) -> Option<Answer> {
        self.wants().fits(answer).then_some(answer)
    }

    fn judged(self) -> Option<Clause> {
        self.leaves_it()
    }
}
