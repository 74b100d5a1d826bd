//! What can be answered.

use std::fmt;

use bridge::{Call, Ending, Strain, Vulnerability};
use bridge_laws::words::Meaning;
use cards::{Seat, Side};
use claims::Statement;

use super::{Hands, Hundredths, Trick, Voids};

named! {
    /// One of several answers that a question names.
    pub enum Pick {
        // The score (79).
        TricksDisputed "tricks-disputed",
        WronglyEntered "wrongly-entered",
        WronglyReckoned "wrongly-reckoned",
        InOrder "in-order",
        NorthSouthMixed "north-south-mixed",
        EastWestMixed "east-west-mixed",
        BothMixed "both-mixed",
        // Claims and concessions (68 to 71).
        Disputed "disputed",
        PartnerObjected "partner-objected",
        OnlyThisTrick "only-this-trick",
        AgreedBefore "agreed-before",
        GivenUp "given-up",
        NothingSaid "nothing-said",
        TrumpsMentioned "trumps-mentioned",
        LineStated "line-stated",
        StepByStep "step-by-step",
        // Explanations (20F, 21, 75).
        AsExplained "as-explained",
        Otherwise "otherwise",
        NoAgreement "no-agreement",
        NoEvidence "no-evidence",
        DuringAuction "during-auction",
        BeforeLeadFaced "before-lead-faced",
        DuringPlay "during-play",
        AfterPlay "after-play",
        Themselves "themselves",
        TheirPartner "their-partner",
        SomebodyElse "somebody-else",
        // What a player learnt from his partner (16, 73).
        JustHappened "just-happened",
        Pause "pause",
        Haste "haste",
        Remark "remark",
        QuestionAsked "question",
        AnswerOrAlert "answer-or-alert",
        NoAlert "no-alert",
        Manner "manner",
        // Adjusted scores (12).
        Matchpoints "matchpoints",
        Imps "imps",
        TotalPoints "total-points",
        NoError "none",
        Misjudgement "misjudgement",
        SeriousError "serious-error",
        Gambling "gambling",
        PlainSeriousError "plain-serious-error",
        Wild "wild",
        NotBalanced "not-balanced",
        Told "misinformation",
        Learnt "unauthorised-information",
        CouldHaveKnown "could-have-known",
        PenaltyCardHelped "penalty-card",
        RevokeNotMadeGood "revoke",
        WithdrawnCallHelped "withdrawn-call",
        InsufficientBidHelped "insufficient-bid",
        DummySuggested "dummy-suggested",
        NothingPrescribed "nothing-prescribed",
        DirectorsError "directors-error",
        // No result (12C2, 86, 88).
        NotAtFault "not",
        PartlyAtFault "partly",
        AtFault "directly",
        // Cards and boards (13 to 16, 87).
        CountIsWrong "count",
        HandOfAnotherBoard "hand-of-another-board",
        WrongBoard "wrong-board",
        LearntOfBoard "heard-of-it",
        Fouled "fouled",
        WrongDirection "wrong-direction",
        TheDeal "the-deal",
        DealtWrongly "dealt-wrongly",
        SeenInTheDeal "seen-in-the-deal",
        NotShuffled "not-shuffled",
        MoreAndFewer "more-and-fewer",
        StrangeCard "strange-card",
        CardsMissing "missing",
        AmongPlayed "among-played",
        Elsewhere "elsewhere",
        NotFound "not-found",
        ChangeSeats "change-seats",
        DealAgain "deal-again",
        PlayOn "play-on",
        ScoreInstead "score",
        // Conduct (72, 74, 90, 91).
        Courtesy "courtesy",
        Tempo "tempo",
        LateOrSlow "late-or-slow",
        Overheard "overheard",
        TouchedCards "touched-cards",
        Disobeyed "disobeyed",
        OnPurpose "on-purpose",
        WarningOnly "warning",
        Penalty "penalty",
        Disciplinary "disciplinary-points",
        Suspended "suspended",
        // Quitted tricks (65, 66).
        WrongWay "pointed-wrongly",
        LookAtLast "look-at-last",
        LookAtOwn "look-at-own",
        LookAtEarlier "look-at-earlier",
        Declarer "declarer",
        Dummy "dummy",
        Defender "defender",
        // The auction itself (17, 20, 22, 33).
        AsksAgain "asks-again",
        WhoseLead "whose-lead",
        ReviewWrong "review-wrong",
        CalledAtOnce "called-at-once",
        TurnLost "turn-lost",
        AllPassed "all-passed",
        JustCalled "just-called",
        OwnTurn "own-turn",
        NotOwnTurn "not-own-turn",
        FirstTurnToPlay "first-turn-to-play",
        LaterInPlay "later-in-play",
        // The director, facts, appeals (10, 11, 82 to 85, 92).
        FactsDisputed "facts-disputed",
        ActedThemselves "acted-themselves",
        WantsToAppeal "appeal",
        WrongRuling "wrong-ruling",
        SeenMyself "seen-myself",
        Undone "undone",
        LeftStanding "left-standing",
        // Dummy (42, 43).
        Warned "warned",
        WarnedTooLate "warned-too-late",
        AskedDeclarer "asked-declarer",
        AskedDefender "asked-defender",
        PointedOut "pointed-out",
        PointedOutOwn "pointed-out-own-side",
        TookPart "took-part",
        Looked "looked",
        // Spectators (76).
        DrewAttention "drew-attention",
        LookedIntoHands "looked-into-hands",
        Disturbed "disturbed",
        WasAsked "was-asked",
    }
}

/// What sort of answer a question wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wants {
    /// Yes or no.
    YesNo,
    /// One of these.
    One(&'static [Pick]),
    /// North-South or East-West.
    Side,
    /// One of the four.
    Seat,
    /// A number up to this.
    Number(u8),
    /// Percent, with places behind the point.
    Percent,
    /// Who is vulnerable.
    Vulnerable,
    /// How a board ended: `4SN=`, `pass`, `-50`.
    Ending,
    /// The same with its weight.
    Branch,
    /// Scores of North-South at other tables.
    Scores,
    /// What each side gets, from its own side.
    OwnScores,
    /// A suit as trumps, or none.
    Strain,
    /// What each hand holds.
    Hands,
    /// The cards on the table, from the leader's on, or that there are none.
    Trick,
    /// Who has none of which suit, or that nobody is known to.
    Voids,
    /// What a claimer said, in steps, or that he named no order.
    Steps,
    /// A call, or that it is about none.
    Call,
    /// What a call shows, or one of these.
    Meaning(&'static [Pick]),
}

/// How an answer is given on a screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// One of a list is tapped.
    List,
    /// It is typed.
    Typed,
}

impl Wants {
    /// How it is answered.
    #[must_use]
    pub const fn form(self) -> Form {
        match self {
            Wants::YesNo | Wants::One(_) | Wants::Side | Wants::Seat | Wants::Vulnerable | Wants::Strain => {
                Form::List
            }
            Wants::Number(_)
            | Wants::Percent
            | Wants::Ending
            | Wants::Branch
            | Wants::Scores
            | Wants::OwnScores
            | Wants::Hands
            | Wants::Trick
            | Wants::Voids
            | Wants::Steps
            | Wants::Call
            | Wants::Meaning(_) => Form::Typed,
        }
    }

    /// The answers, or examples of them where they are typed; the ordinary one first.
    #[must_use]
    pub fn answers(self) -> Vec<Answer> {
        match self {
            Wants::YesNo => vec![Answer::Yes, Answer::No],
            Wants::One(picks) => picks.iter().copied().map(Answer::Pick).collect(),
            Wants::Side => vec![Answer::Side(Side::NorthSouth), Answer::Side(Side::EastWest)],
            Wants::Seat => Seat::ALL.into_iter().map(Answer::Seat).collect(),
            Wants::Number(most) => vec![Answer::Number(most.min(1)), Answer::Number(0)],
            Wants::Percent => vec![Answer::Percent(Hundredths(6234))],
            Wants::Vulnerable => {
                use Vulnerability::{All, EastWest, None, NorthSouth};
                [None, NorthSouth, EastWest, All].map(Answer::Vulnerable).to_vec()
            }
            Wants::Ending => {
                ["4SS=", "4SS-1", "4SS+1"].iter().flat_map(|text| text.parse()).map(Answer::Ending).collect()
            }
            Wants::Branch => {
                "4SS-1".parse().map(|ending| Answer::Branch(Branch::of(ending, 60))).into_iter().collect()
            }
            // A field of pairs, and the other table of two teams.
            Wants::Scores => {
                let fields = [Field::new(&[420, 450, -50]), Field::new(&[420])];
                fields.into_iter().flatten().map(Answer::Scores).collect()
            }
            Wants::OwnScores => vec![Answer::OwnScores([Hundredths(550), Hundredths(-100)])],
            Wants::Strain => Strain::ALL.into_iter().rev().map(Answer::Strain).collect(),
            // A trump forgotten, and a guess.
            Wants::Hands => {
                let deals = ["N:3..2.2 ..98.3 A.A.A. 65.4..", "N:KT2... 76.5.. AJ3... Q98..."];
                deals.into_iter().flat_map(Hands::read).map(Answer::Hands).collect()
            }
            Wants::Trick | Wants::Voids => vec![Answer::NoMore],
            Wants::Steps => {
                let stated = "trumps".parse().map(Answer::Stated).into_iter();
                stated.chain([Answer::NoMore]).collect()
            }
            Wants::Call => "2D".parse().map(Answer::Call).into_iter().chain([Answer::NoMore]).collect(),
            // Natural or not, and a suit besides.
            Wants::Meaning(picks) => {
                let shown = ["natural", "artificial", "artificial:H5"].iter().flat_map(|text| text.parse());
                shown.map(Answer::Meaning).chain(picks.iter().copied().map(Answer::Pick)).collect()
            }
        }
    }

    /// Is it an answer of this sort?
    #[must_use]
    pub fn fits(self, answer: Answer) -> bool {
        match (self, answer) {
            (Wants::YesNo, Answer::Yes | Answer::No)
            | (Wants::Side, Answer::Side(_))
            | (Wants::Seat, Answer::Seat(_))
            | (Wants::Vulnerable, Answer::Vulnerable(_))
            | (Wants::Ending, Answer::Ending(_))
            | (Wants::Branch, Answer::Branch(_))
            | (Wants::Strain, Answer::Strain(_))
            | (Wants::Hands, Answer::Hands(_))
            | (Wants::Trick, Answer::Trick(_) | Answer::NoMore)
            | (Wants::Voids, Answer::Voids(_) | Answer::NoMore)
            | (Wants::Steps, Answer::Stated(_) | Answer::NoMore)
            | (Wants::Call, Answer::Call(_) | Answer::NoMore)
            | (Wants::Meaning(_), Answer::Meaning(_))
            | (Wants::Scores, Answer::Scores(_)) => true,
            (Wants::One(picks) | Wants::Meaning(picks), Answer::Pick(pick)) => picks.contains(&pick),
            (Wants::OwnScores, Answer::OwnScores(own)) => {
                own.iter().all(|score| score.0.unsigned_abs() <= MOST_OWN.0.unsigned_abs())
            }
            (Wants::Percent, Answer::Percent(percent)) => (0..=10_000).contains(&percent.0),
            (Wants::Number(most), Answer::Number(number)) => number <= most,
            _ => false,
        }
    }

    /// Reads an answer of this sort, as it is written on the command line and in addresses.
    #[must_use]
    pub fn read(self, text: &str) -> Option<Answer> {
        let answer = match self {
            Wants::YesNo | Wants::Side | Wants::Vulnerable => {
                self.answers().into_iter().find(|answer| answer.to_string().eq_ignore_ascii_case(text))?
            }
            Wants::One(_) => Answer::Pick(Pick::from_id(text)?),
            Wants::Seat => Answer::Seat(text.parse().ok()?),
            Wants::Number(_) => Answer::Number(text.parse().ok()?),
            Wants::Ending => Answer::Ending(text.parse().ok()?),
            Wants::Branch => Answer::Branch(Branch::read(text)?),
            Wants::Percent => Answer::Percent(text.trim_end_matches(['%', ' ']).parse().ok()?),
            Wants::Scores => Answer::Scores(Field::read(text)?),
            Wants::OwnScores => Answer::OwnScores(own_scores(text)?),
            Wants::Strain => {
                Answer::Strain(Strain::ALL.into_iter().find(|strain| strain.to_string() == text)?)
            }
            Wants::Hands => Answer::Hands(Hands::read(text).ok()?),
            Wants::Trick | Wants::Voids | Wants::Steps | Wants::Call if text == NO_MORE => Answer::NoMore,
            Wants::Call => Answer::Call(text.parse().ok()?),
            Wants::Meaning(_) => match text.parse() {
                Ok(meaning) => Answer::Meaning(meaning),
                Err(_) => Answer::Pick(Pick::from_id(text)?),
            },
            Wants::Trick => Answer::Trick(Trick::read(text)?),
            Wants::Voids => Answer::Voids(Voids::read(text)?),
            Wants::Steps => Answer::Stated(text.parse().ok()?),
        };
        self.fits(answer).then_some(answer)
    }
}

const NO_MORE: &str = "no-more";

/// An answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// One of several.
    Pick(Pick),
    /// A side.
    Side(Side),
    /// A player.
    Seat(Seat),
    /// A number.
    Number(u8),
    /// Percent.
    Percent(Hundredths),
    /// Who is vulnerable.
    Vulnerable(Vulnerability),
    /// How a board ended.
    Ending(Ending),
    /// A way in which it may have ended.
    Branch(Branch),
    /// There are no more.
    NoMore,
    /// Scores at other tables.
    Scores(Field),
    /// What North-South get and what East-West, each from its own side.
    OwnScores([Hundredths; 2]),
    /// Trumps.
    Strain(Strain),
    /// What each hand holds.
    Hands(Hands),
    /// The cards on the table.
    Trick(Trick),
    /// Who has none of which suit.
    Voids(Voids),
    /// What a claimer said.
    Stated(Statement),
    /// A call.
    Call(Call),
    /// What a call shows.
    Meaning(Meaning),
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Answer::Yes => f.write_str("yes"),
            Answer::No => f.write_str("no"),
            Answer::Pick(pick) => f.write_str(pick.id()),
            Answer::Side(Side::NorthSouth) => f.write_str("ns"),
            Answer::Side(Side::EastWest) => f.write_str("ew"),
            Answer::Seat(seat) => seat.fmt(f),
            Answer::Number(number) => number.fmt(f),
            Answer::Percent(percent) => percent.fmt(f),
            Answer::OwnScores([ns, ew]) => write!(f, "{ns},{ew}"),
            Answer::Vulnerable(who) => who.fmt(f),
            Answer::Ending(ending) => ending.fmt(f),
            Answer::Branch(branch) => branch.fmt(f),
            Answer::NoMore => f.write_str(NO_MORE),
            Answer::Scores(field) => field.fmt(f),
            Answer::Strain(strain) => strain.fmt(f),
            Answer::Hands(hands) => hands.fmt(f),
            Answer::Trick(trick) => trick.fmt(f),
            Answer::Voids(voids) => voids.fmt(f),
            Answer::Stated(stated) => stated.fmt(f),
            Answer::Call(call) => call.fmt(f),
            Answer::Meaning(meaning) => meaning.fmt(f),
        }
    }
}

/// A way in which the board may have ended without the infraction, as the director weighs it (12C1c).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Branch {
    /// How it ends.
    pub ending: Ending,
    /// How likely that is taken to be, beside the others: 1 to 100.
    pub weight: u8,
    /// It could be reached without breaking a law. What could not has no weight.
    pub legal: bool,
}

/// What stands behind a branch that nobody could have reached legally.
const ILLEGAL: &str = "!";

impl Branch {
    /// What could be reached legally, with this weight.
    #[must_use]
    pub const fn of(ending: Ending, weight: u8) -> Branch {
        Branch { ending, weight, legal: true }
    }

    /// Reads `4SN=@60`, and `4SN=@60!` of what could not be reached legally.
    fn read(text: &str) -> Option<Branch> {
        let (ending, weight) = text.split_once('@')?;
        let (weight, legal) = match weight.strip_suffix(ILLEGAL) {
            Some(weight) => (weight, false),
            None => (weight, true),
        };
        let weight: u8 = weight.trim_end_matches('%').parse().ok()?;
        let weight = (1..=100).contains(&weight).then_some(weight)?;
        Some(Branch { ending: ending.parse().ok()?, weight, legal })
    }
}

impl fmt::Display for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}{}", self.ending, self.weight, if self.legal { "" } else { ILLEGAL })
    }
}

/// More than one board ever brought.
const MOST_OWN: Hundredths = Hundredths(100_000);

/// Reads `5,-1` and `5.5 -1`; where something else parts the two the point may be a comma.
fn own_scores(text: &str) -> Option<[Hundredths; 2]> {
    let apart = [' ', ';', '/'];
    let text = text.trim();
    let words: Vec<&str> = match text.contains(apart) {
        true => text.split(apart).map(|word| word.trim_end_matches(',')).collect(),
        false => text.split(',').collect(),
    };
    let scores: Result<Vec<Hundredths>, _> =
        words.into_iter().filter(|word| !word.is_empty()).map(str::parse).collect();
    scores.ok()?.try_into().ok()
}

/// More tables have never been compared by hand.
pub const MOST_TABLES: usize = 40;

/// The scores of North-South at other tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Field {
    scores: [i16; MOST_TABLES],
    count: u8,
}

impl Field {
    /// These scores; `None`: too many, none at all, or one that cannot be.
    #[must_use]
    pub fn new(scores: &[i32]) -> Option<Field> {
        let mut field = Field { scores: [0; MOST_TABLES], count: u8::try_from(scores.len()).ok()? };
        if scores.is_empty() || scores.len() > MOST_TABLES {
            return None;
        }
        for (place, &score) in field.scores.iter_mut().zip(scores) {
            *place = i16::try_from(score).ok()?;
        }
        Some(field)
    }

    fn read(text: &str) -> Option<Field> {
        let scores: Result<Vec<i32>, _> = text
            .split([',', ' ', '+'])
            .filter(|word| !word.is_empty())
            .map(|word| word.replace('\u{2212}', "-").parse())
            .collect();
        Field::new(&scores.ok()?)
    }

    /// The scores, in the order in which they were told.
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        self.scores.iter().take(self.count.into()).map(|&score| score.into()).collect()
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scores: Vec<String> = self.scores().iter().map(ToString::to_string).collect();
        f.write_str(&scores.join(","))
    }
}
