//! What a ruling does, and what the director says.

use std::{fmt, str::FromStr};

use bridge::{Call, Ending, Fault};
use bridge_laws::words::Meaning;
use cards::{Card, Seat, Side};
use num_rational::Ratio;

/// A number with two places behind the point, in hundredths: 2.75 IMPs are 275. What a board brings is not rounded before
/// the match is added up, and the matchpoints of a board add up to its top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Hundredths(pub i32);

impl Hundredths {
    /// Rounded to a hundredth; a half goes away from nothing.
    #[must_use]
    pub fn of(number: f64) -> Hundredths {
        Hundredths((number * 100.0).round() as i32)
    }

    /// The same number.
    #[must_use]
    pub fn fraction(self) -> Ratio<i64> {
        Ratio::new(self.0.into(), 100)
    }

    /// The same of a fraction.
    #[must_use]
    pub fn of_fraction(number: Ratio<i64>) -> Hundredths {
        let hundredths = (number * 100).round().to_integer();
        Hundredths(hundredths.try_into().unwrap_or(if hundredths < 0 { i32::MIN } else { i32::MAX }))
    }
}

/// Not a number, or one with more than two places behind the point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHundredths;

/// With a point or a comma, as people write it.
impl FromStr for Hundredths {
    type Err = NotHundredths;

    fn from_str(text: &str) -> Result<Hundredths, NotHundredths> {
        let (sign, size) = match text.strip_prefix(['-', '\u{2212}']) {
            Some(size) => (-1, size),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, part) = size.split_once(['.', ',']).unwrap_or((size, "0"));
        let digits = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if !digits(whole) || !digits(part) || part.len() > 2 {
            return Err(NotHundredths);
        }
        let whole: i32 = whole.parse().map_err(|_| NotHundredths)?;
        let part: i32 = format!("{part:0<2}").parse().map_err(|_| NotHundredths)?;
        let hundredths = whole.checked_mul(100).and_then(|whole| whole.checked_add(part));
        hundredths.map(|size| Hundredths(sign * size)).ok_or(NotHundredths)
    }
}

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, size) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        match (size / 100, size % 100) {
            (whole, 0) => write!(f, "{sign}{whole}"),
            (whole, part) if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            (whole, part) => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// The ways in which the board may have ended, each with its part in percent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shares(pub Vec<(Ending, Hundredths)>);

/// How many players of his class were asked, how many of them would have done something else, and how many others
/// seriously considered it (16B1b).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Poll {
    /// Who were asked.
    pub asked: u8,
    /// Who would have done something else.
    pub otherwise: u8,
    /// Who considered it.
    pub considered: u8,
}

/// An adjusted score of one side, from its own side, and how it is reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Adjusted {
    /// Matchpoints, and how many there are to be had.
    Matchpoints(Hundredths, u32),
    /// IMPs.
    Imps(Hundredths),
    /// Points.
    Points(Hundredths),
    /// Percent of the matchpoints, for the fault (12C2a).
    Percent(Fault, Hundredths),
    /// IMPs for the fault (12C2b).
    ArtificialImps(Fault, i32),
}

macro_rules! effects {
    ($($(#[$doc:meta])+ $name:ident $(($($type:ty),+))? $id:literal,)*) => {
        /// What a ruling does, and what is said of it.
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Effect {
            $($(#[$doc])+ $name $(($($type),+))?,)*
        }

        impl Effect {
            /// The id in cases and for programs.
            #[must_use]
            pub const fn id(&self) -> &'static str {
                match self {
                    $(effects!(@any $name $($($type)+)?) => $id,)*
                }
            }

            /// All ids.
            pub const IDS: &'static [&'static str] = &[$($id),*];
        }
    };
    (@any $name:ident) => { Effect::$name };
    (@any $name:ident $($type:ty)+) => { Effect::$name(..) };
}

effects! {
    // The score.

    /// The tricks are decided by the laws of claims: 69B or 71.
    UnderClaims "under-claims",
    /// The tricks are counted as they lie.
    CountAsTheyLie "count-as-they-lie",
    /// The doubt goes against the side that mixed its cards.
    DoubtAgainst(Side) "doubt-against",
    /// Declarer's side is given so many tricks.
    TricksRuled(u8) "tricks-ruled",
    /// The score is changed for both sides.
    CorrectedForBoth "corrected-for-both",
    /// The score of this side is lowered, and the other's stays as it is.
    LoweredFor(Side) "lowered-for",
    /// The score stays as it was entered.
    ScoreStands "score-stands",
    /// The entry is corrected, and the ranking with it.
    EntryCorrected "entry-corrected",
    /// Tricks are to be agreed on before the hands go back.
    AgreeBeforeReturning "agree-before-returning",

    // What opponents were told.

    /// The explanation was right; that the call was not is no infraction, and the result stands.
    ExplanationWasRight "explanation-was-right",
    /// Without evidence the explanation is taken to be wrong.
    TakenToBeWrong "taken-to-be-wrong",
    /// This side was told wrongly.
    ToldWrongly(Side) "told-wrongly",
    /// There is no agreement, and that is what they should have been told.
    ShouldHaveHeardNoAgreement(Side) "should-have-heard-no-agreement",
    /// This side should have been told that the call shows this.
    ShouldHaveHeard(Side, Call, Meaning) "should-have-heard",
    /// This side suspected it, and should have asked.
    ShouldHaveAsked(Side) "should-have-asked",
    /// By the regulations that is at its own risk: the result stands.
    NoRedress "no-redress",
    /// No regulation says so: the damage is made good all the same.
    RedressAllTheSame "redress-all-the-same",
    /// What this side was told was right, and left out what mattered.
    ToldTooLittle(Side) "told-too-little",
    /// What was left out did not matter.
    ToldEnough "told-enough",
    /// Who has explained puts it right before the lead is faced, and calls the director.
    PutRightOwn "put-right-own",
    /// Who has explained calls the director and says so at once.
    PutRightOwnAtOnce "put-right-own-at-once",
    /// The partner of who explained says nothing before the final pass.
    PartnerWaits "partner-waits",
    /// The partner puts it right now, after the final pass and before the lead.
    PartnerPutsRight "partner-puts-right",
    /// A defender waits until the play is over.
    DefenderWaits "defender-waits",
    /// The right explanation is given now.
    RightExplanation "right-explanation",
    /// The last call of a player of this side may be changed.
    MayChangeCall(Side) "may-change-call",
    /// Then the opponent behind him may change his.
    ThenOpponentMay(Side) "then-opponent-may",
    /// Call me back at the end, if it has cost you something.
    CallMeIfItCost "call-me-if-it-cost",
    /// It is too late to change a call.
    TooLateToChange "too-late-to-change",
    /// The last card may be changed.
    MayChangeCard(Side) "may-change-card",
    /// The player whose call was explained knows now what his partner thinks, and may not use it.
    MayNotUseExplanation(Side) "may-not-use-explanation",
    /// Nor does the one who explained use that his partner has spoken up.
    MayNotUseCorrection(Side) "may-not-use-correction",
    /// What is withdrawn is known to the misled side, and not to the other.
    WithdrawnKnown(Side) "withdrawn-known",
    /// What a card that is taken back has shown is for the misled side, and not for the other.
    WithdrawnCardKnown(Side) "withdrawn-card-known",

    // Claims and concessions.

    /// That was about this trick alone: nothing is claimed, and play goes on.
    NothingClaimed "nothing-claimed",
    /// There is neither claim nor concession, and play goes on.
    NoConcession "no-concession",
    /// What was shown with it is no penalty card.
    NoPenaltyCards "no-penalty-cards",
    /// Play is over; no further card is played.
    PlayStops "play-stops",
    /// All four play on: the claim is void, and what happens at the table counts.
    AllPlayOn "all-play-on",
    /// The revoke is put right first, and the claim is looked at from there.
    RevokeFirst "revoke-first",
    /// By the claim the revoke is established: it is not put right, and tricks may go over for it.
    RevokeEstablished "revoke-established",
    /// What was claimed could not go wrong by any normal play.
    ClaimHolds "claim-holds",
    /// Fewer tricks were claimed than no normal play could lose.
    MoreThanClaimed "more-than-claimed",
    /// So many of the tricks that are left go to this side.
    Awarded(Side, u8) "awarded",
    /// What he said when he claimed is followed as far as it goes (68C, 70D1).
    AsStated "as-stated",
    /// The penalty card binds the defenders in the tricks that are awarded as well (50D, 70A).
    PenaltyCardBinds "penalty-card-binds",
    /// So are several penalty cards, a minor one, and leads that are restricted (50C, 51).
    DutiesBind "duties-bind",
    /// With this card he could normally have lost a trick.
    CouldNormally(Seat, Card) "could-normally",
    /// This trump of his was out, and may have been forgotten.
    TrumpWasOut(Seat, Card) "trump-was-out",
    /// What is doubtful goes against the side that claimed.
    DoubtAgainstClaim "doubt-against-claim",
    /// More could be won by luck alone.
    OnlyByLuck "only-by-luck",
    /// What was agreed on stands.
    AgreementStands "agreement-stands",
    /// This side has so many tricks more.
    TricksBack(Side, u8) "tricks-back",
    /// What was given up stays with the other side.
    ConcessionStands "concession-stands",

    // What a player learnt from his partner.

    /// Nothing wrong has been done yet.
    NothingWrongYet "nothing-wrong-yet",
    /// This player calls and plays by his cards.
    ByHisCards(Seat) "by-his-cards",
    /// Call me back at the end, if you think that it was used.
    CallMeBack "call-me-back",
    /// What happened is noted while it is fresh.
    Noted "noted",
    /// It is not found to have happened: nothing is changed.
    NotFound "not-found",
    /// A pause that is prescribed tells nothing.
    PauseTellsNothing "pause-tells-nothing",
    /// What his peers said who were asked.
    Polled(Poll) "polled",
    /// There was nothing else to do: the result stands.
    NoAlternative "no-alternative",
    /// It did not suggest what he did: the result stands.
    NotSuggested "not-suggested",
    /// This player did what was suggested, and should have done the other.
    ShouldHaveDoneOtherwise(Seat) "should-have-done-otherwise",
    /// A procedural penalty besides.
    PenaltyBesides(Side) "penalty-besides",

    // Adjusted scores.

    /// Without the infraction this side would have had the first, and it has the second: no less.
    NoWorse(Side, Adjusted, Adjusted) "no-worse",
    /// There is no damage: the result stands.
    NoDamage "no-damage",
    /// The board would have ended so, with these weights.
    WouldHaveEnded(Shares) "would-have-ended",
    /// The same with the weights that hold for this side.
    WouldHaveEndedFor(Side, Shares) "would-have-ended-for",
    /// The board was not played here: it might have ended so.
    MightHaveEnded(Shares) "might-have-ended",
    /// What could only be reached by breaking a law has no weight.
    IllegalWithoutWeight(Ending) "illegal-without-weight",
    /// This side gets this.
    Gets(Side, Adjusted) "gets",
    /// Scores that do not balance in a knock-out are made to.
    Balanced "balanced",
    /// Part of the damage was of this side's own making, and is not repaid.
    OwnMaking(Side) "own-making",
    /// All of the damage is of its own making.
    AllOwnMaking(Side) "all-own-making",
    /// Nobody offended: both sides are taken not to have.
    BothInnocent "both-innocent",
    /// A law that turns out hard or kind is no reason to adjust.
    NotForBeingHard "not-for-being-hard",

    // No result, cards and boards.

    /// The result at the other table counts: an assigned score.
    AssignInstead "assign-instead",
    /// The cards are put right, and the board is played.
    PutRightAndPlay "put-right-and-play",
    /// It is looked at afterwards whether what was seen mattered.
    LookAfterwards "look-afterwards",
    /// The board is not played; an adjusted score.
    NotPlayed "not-played",
    /// The result is cancelled.
    Cancelled "cancelled",
    /// The card is taken away, and play goes on.
    StrangeCardAway "strange-card-away",
    /// Search for the card; it goes back to its hand and has belonged to it all along.
    BackToHand "back-to-hand",
    /// The hand is made up from another pack.
    MadeUp "made-up",
    /// Not having played it was a revoke.
    MissingCardRevoke "missing-card-revoke",
    /// The same of dummy, for which no trick goes over.
    DummysMissingCard "dummys-missing-card",
    /// Nobody has revoked by not having it.
    NoRevokeByIt "no-revoke-by-it",
    /// The partner could have seen it: it is a penalty card.
    MissingCardPenalty "missing-card-penalty",
    /// What his partner has learnt about the missing card he may not use.
    MissingCardKnown "missing-card-known",
    /// Who has a partner whose hand was wrong may not use what has become known of the card that was moved.
    MovedCardKnown "moved-card-known",
    /// Among the played cards: too many lie in a trick.
    AsDefectiveTrick "as-defective-trick",
    /// That call and all after it are cancelled; he looks at his right hand and calls.
    CallsCancelled "calls-cancelled",
    /// The next opponent makes the same call again.
    OpponentRepeats "opponent-repeats",
    /// 15A3: at the board whose hand he had he has to make that call again.
    CallMeAtTheOtherBoard "call-me-at-the-other-board",
    /// It is played to the end, and counts; the right board may be played later.
    PlayedAndCounts "played-and-counts",
    /// The score is entered for the pairs as they sat.
    ScoredAsPlayed "scored-as-played",
    /// As they sat it cannot be compared with the others: an adjusted score.
    NotComparable "not-comparable",
    /// For those who have played it before it does not count.
    DoesNotCount "does-not-count",
    /// Those sit down for whom it is meant, and all make the calls again that they have made; if one differs, the board is
    /// cancelled.
    RightPlayersBegin "right-players-begin",
    /// The players change seats, so that he holds the hand he knows.
    SeatsChanged "seats-changed",
    /// It is dealt again.
    DealtAgain "dealt-again",
    /// Nothing that has been played on it counts.
    NothingCounts "nothing-counts",
    /// The deal stands as it is, and what is played on it counts.
    DealStands "deal-stands",
    /// It is played; the director stands ready to adjust.
    PlayedReady "played-ready",
    /// Each form of the board is scored for itself.
    TwoFields "two-fields",

    // Conduct.

    /// This side is warned, and the warning is written down.
    Warned(Side) "warned",
    /// This side gets a procedural penalty.
    Penalised(Side) "penalised",
    /// This side loses points for its conduct; that is final.
    DisciplinaryPoints(Side) "disciplinary-points",
    /// This side is suspended for the session; that is final.
    SuspendedFor(Side) "suspended",
    /// Nobody breaks a law on purpose, even if he is willing to pay.
    NotOnPurpose "not-on-purpose",

    // Quitted tricks.

    /// The card is turned the right way.
    TurnedRight "turned-right",
    /// It stays as it is until the end of the play.
    StaysAsItIs "stays-as-it-is",
    /// All four cards are shown once more.
    AllShown "all-shown",
    /// He may look at his own card.
    OwnShown "own-shown",
    /// He may not look.
    MayNotLook "may-not-look",
    /// Dummy may look at no trick, not even after the play.
    DummyMayNotLook "dummy-may-not-look",
    /// What his partner heard by it he may not use.
    PartnerMayNotUse "partner-may-not-use",
    /// What was said and shown is for declarer, and not for the defender who objected.
    ObjectorMayNotUse "objector-may-not-use",
    /// After the play the tricks are looked at together.
    LookedAtTogether "looked-at-together",

    // Deception.

    /// Not all four are there: the result stands.
    NoDeception "no-deception",
    /// An opponent was misled by what was no play.
    WasMisled "was-misled",

    // The auction itself.

    /// The call is said again at once.
    SaidAgain "said-again",
    /// The whole auction is repeated, by an opponent.
    AuctionRepeated "auction-repeated",
    /// He waits for his turn to call.
    WaitForTurn "wait-for-turn",
    /// Who must pass may not have the auction repeated now.
    NotWhoMustPass "not-who-must-pass",
    /// Dummy may not have it repeated.
    NotForDummy "not-for-dummy",
    /// It is too late for the calls: only the contract is told.
    ContractOnly "contract-only",
    /// Either defender may ask whether it is his lead.
    DefendersMayAsk "defenders-may-ask",
    /// Everybody, dummy too, puts right what was repeated wrongly.
    RepeatedRightly "repeated-rightly",
    /// The score is looked at when the play is over.
    LookAtEnd "look-at-end",
    /// The other call counts as made after that of the player whose turn it was, and in turn.
    CountsAsSecond "counts-as-second",
    /// The other call counts as made after it, and out of rotation.
    SecondOutOfRotation "second-out-of-rotation",
    /// Both calls are out of rotation; that of the player nearer to his turn is looked at first.
    BothOutOfRotation "both-out-of-rotation",
    /// The auction goes back to the player who lost his turn, and the passes after that are cancelled.
    TurnGivenBack "turn-given-back",
    /// The auction is over, and stands as it was.
    AuctionStands "auction-stands",
    /// The board is passed out, and is not dealt again.
    NotDealtAgain "not-dealt-again",

    // Dummy.

    /// Dummy may say that.
    DummyMay "dummy-may",
    /// He may not as long as play goes on.
    DummyWaits "dummy-waits",
    /// He may ask declarer only.
    OnlyDeclarerAsked "only-declarer-asked",
    /// If it was a revoke, it is dealt with as any other.
    RevokeIsARevoke "revoke-is-a-revoke",
    /// He takes no part in the play.
    DummyTakesNoPart "dummy-takes-no-part",
    /// The lead from the wrong hand is made, whatever dummy says.
    LeadWasMade "lead-was-made",
    /// Either defender says from which hand declarer leads.
    DefendersChooseHand "defenders-choose-hand",
    /// Declarer's revoke is put right, and tricks go over as if it were established.
    CorrectedAndCounts "corrected-and-counts",
    /// What the defenders did wrong is not put right now; what they gained by it is taken from them afterwards.
    NotPutRightNow "not-put-right-now",
    /// He has lost his rights.
    RightsLost "rights-lost",

    // The director, facts, appeals, spectators.

    /// What is more likely is taken to be so.
    TakenAsFound "taken-as-found",
    /// Nobody can say: a ruling that lets play go on.
    SoThatPlayGoesOn "so-that-play-goes-on",
    /// Players do not rule on anything themselves.
    OnlyDirectorDecides "only-director-decides",
    /// What they settled is undone, and ruled on as it was before.
    SettlementUndone "settlement-undone",
    /// What they settled stands.
    SettlementStands "settlement-stands",
    /// The side that had not offended acted first, and has lost its right to rectification.
    RectificationForfeited "rectification-forfeited",
    /// It acted first, and keeps it all the same.
    RectificationKept "rectification-kept",
    /// What this side gained goes; the other keeps its score.
    GainTakenAway(Side) "gain-taken-away",
    /// It is put right, and the board is scored.
    ErrorPutRight "error-put-right",
    /// The appeal is taken in.
    AppealTaken "appeal-taken",
    /// It is not taken in: both have to want it.
    BothMustAppeal "both-must-appeal",
    /// It is not taken in: too late.
    AppealTooLate "appeal-too-late",
    /// They may appeal.
    MayAppeal "may-appeal",
    /// What the spectator said is heard by the director: it is put right.
    RectifiedAllTheSame "rectified-all-the-same",
    /// What the director saw is put right, though nobody has called her.
    SeenAndRectified "seen-and-rectified",
    /// The side that brought him gains nothing by it.
    NoGainFor(Side) "no-gain-for",
    /// He looks into one hand only.
    OneHandOnly "one-hand-only",
    /// He is asked to be silent, or to go.
    SilentOrGo "silent-or-go",
    /// He may answer.
    SpectatorMayAnswer "spectator-may-answer",
}

impl Effect {
    /// The side that it is about.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match self {
            Effect::DoubtAgainst(side)
            | Effect::WouldHaveEndedFor(side, _)
            | Effect::LoweredFor(side)
            | Effect::ToldWrongly(side)
            | Effect::ShouldHaveHeardNoAgreement(side)
            | Effect::ShouldHaveHeard(side, ..)
            | Effect::ShouldHaveAsked(side)
            | Effect::ToldTooLittle(side)
            | Effect::MayChangeCall(side)
            | Effect::ThenOpponentMay(side)
            | Effect::MayChangeCard(side)
            | Effect::MayNotUseExplanation(side)
            | Effect::MayNotUseCorrection(side)
            | Effect::WithdrawnKnown(side)
            | Effect::WithdrawnCardKnown(side)
            | Effect::PenaltyBesides(side)
            | Effect::Gets(side, _)
            | Effect::NoWorse(side, ..)
            | Effect::OwnMaking(side)
            | Effect::AllOwnMaking(side)
            | Effect::Warned(side)
            | Effect::Penalised(side)
            | Effect::DisciplinaryPoints(side)
            | Effect::SuspendedFor(side)
            | Effect::GainTakenAway(side)
            | Effect::NoGainFor(side)
            | Effect::Awarded(side, _)
            | Effect::TricksBack(side, _) => Some(*side),
            _ => None,
        }
    }
}

impl fmt::Display for Effect {
    /// The id, and what it is about: `gets ns 12/16`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        match self.side() {
            Some(Side::NorthSouth) => f.write_str(" ns")?,
            Some(Side::EastWest) => f.write_str(" ew")?,
            None => {}
        }
        match self {
            Effect::TricksRuled(tricks) => write!(f, " {tricks}"),
            Effect::ByHisCards(seat) | Effect::ShouldHaveDoneOtherwise(seat) => write!(f, " {seat}"),
            Effect::WouldHaveEnded(Shares(shares))
            | Effect::WouldHaveEndedFor(_, Shares(shares))
            | Effect::MightHaveEnded(Shares(shares)) => {
                shares.iter().try_for_each(|(ending, percent)| write!(f, " {ending}@{percent}"))
            }
            Effect::Awarded(_, n) | Effect::TricksBack(_, n) => write!(f, " {n}"),
            Effect::CouldNormally(seat, card) | Effect::TrumpWasOut(seat, card) => {
                write!(f, " {seat}:{card}")
            }
            Effect::IllegalWithoutWeight(ending) => write!(f, " {ending}"),
            Effect::Gets(_, adjusted) => write!(f, " {adjusted}"),
            Effect::NoWorse(_, without, has) => write!(f, " {without} {has}"),
            Effect::Polled(Poll { asked, otherwise, considered }) => {
                write!(f, " {otherwise}+{considered}/{asked}")
            }
            Effect::ShouldHaveHeard(_, call, meaning) => write!(f, " {call} {meaning}"),
            _ => Ok(()),
        }
    }
}

impl fmt::Display for Adjusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Adjusted::Matchpoints(points, top) => write!(f, "{points}/{top}"),
            Adjusted::Imps(imps) => write!(f, "{imps} IMP"),
            Adjusted::Points(points) => points.fmt(f),
            Adjusted::Percent(_, percent) => write!(f, "{percent}%"),
            Adjusted::ArtificialImps(_, imps) => write!(f, "{imps} IMP"),
        }
    }
}
