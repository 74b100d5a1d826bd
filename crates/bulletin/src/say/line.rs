//! What is wrong with a line or a list.

use doppelkopf::CallRefusal;
use doppelkopf_score::{Call, GameError, NotationError, Party, TooMany, augen_in};
use tournament::{
    CloseError, Doubt, Duty, FieldsError, Flaw, ListError, PlayedError, Position, RoundError, Rules,
    TableSize,
};
use wording::{Lexicon, msg};

use super::{Who, line_name, named, points};
pub use wording::{doko_absage as absage, doko_party as party};

/// A call as it is written in a list: `Re`, `Kontra: keine 90`.
#[must_use]
pub fn call(by: Party, call: Call) -> String {
    match call {
        Call::Won => party(by).to_owned(),
        call => format!("{}: {}", party(by), absage(call)),
    }
}

/// A call that is not allowed.
#[must_use]
pub fn call_refused(refusal: CallRefusal, words: &Lexicon) -> String {
    let text = |n: u8| n.to_string();
    match refusal {
        CallRefusal::Repeat => words.say(msg::ListCallRepeat),
        CallRefusal::TooLate { needs, held, .. } => {
            words.say(msg::ListCallLate { needs: &text(needs), held: &text(held) })
        }
        CallRefusal::TooLateToReply { needs, held } => {
            words.say(msg::ListCallReply { needs: &text(needs), held: &text(held) })
        }
        CallRefusal::Skipped { needs, held } => {
            words.say(msg::ListCallSkipped { needs: &text(needs), held: &text(held) })
        }
        CallRefusal::NoRegularErstansage => words.say(msg::ListCallNoErstansage),
        CallRefusal::NotClarified => words.say(msg::ListCallNotClarified),
        CallRefusal::Shortened => words.say(msg::ListCallShortened),
        CallRefusal::OtherParty(own) => words.say(msg::ListCallOtherParty { party: party(own) }),
    }
}

/// The name of a flaw for programs.
pub const fn flaw_id(flaw: &Flaw) -> &'static str {
    match flaw {
        Flaw::GameSum(_) => "game-sum",
        Flaw::PenaltySum(_) => "penalty-sum",
        Flaw::SitterHasPoints(_) => "sitter-has-points",
        Flaw::FifthPlayer => "fifth-player",
        Flaw::PointsWithoutGame => "points-without-game",
        Flaw::NotThreefold(_) => "not-threefold",
        Flaw::UnequalSides => "unequal-sides",
        Flaw::Parity => "parity",
        Flaw::NoSoloist(_) => "no-soloist",
        Flaw::NoPrice => "no-price",
        Flaw::Stopped => "stopped",
        Flaw::OtherForced { .. } => "other-forced",
        Flaw::WrongDealer { .. } => "wrong-dealer",
        Flaw::Deduction { .. } => "deduction",
        Flaw::Worth { .. } => "worth",
        Flaw::NoGame(_) => "no-game",
        Flaw::Call { .. } => "call",
    }
}

/// A flaw, with its clause.
pub fn flaw(flaw: &Flaw, size: TableSize, rules: Rules, who: Who<'_>, words: &Lexicon) -> String {
    let position = |p: Position| named(p, who);
    let what = match flaw {
        Flaw::GameSum(sum) => words.say(msg::ListFlawGameSum { sum: &super::signed(*sum, words) }),
        Flaw::PenaltySum(sum) => words.say(msg::ListFlawPenaltySum { sum: &super::signed(*sum, words) }),
        Flaw::SitterHasPoints(p) => words.say(msg::ListFlawSitter { position: &position(*p) }),
        Flaw::FifthPlayer => words.say(msg::ListFlawFifth),
        Flaw::PointsWithoutGame => words.say(msg::ListFlawWithoutGame),
        Flaw::NotThreefold(p) => words.say(msg::ListFlawThreefold { position: &position(*p) }),
        Flaw::UnequalSides => words.say(msg::ListFlawUnequal),
        Flaw::Parity => words.say(msg::ListFlawParity),
        Flaw::NoSoloist(p) => words.say(msg::ListFlawNoSoloist { position: &position(*p) }),
        Flaw::NoPrice => words.say(msg::ListFlawNoPrice),
        Flaw::Stopped => words.say(msg::ListFlawStopped),
        Flaw::OtherForced { should, did } => {
            words.say(msg::ListFlawOtherForced { did: &position(*did), should: &position(*should) })
        }
        Flaw::WrongDealer { should, did } => {
            words.say(msg::ListFlawDealer { did: &position(*did), should: &position(*should) })
        }
        Flaw::Deduction { position: p, points } => {
            words.say(msg::ListFlawDeduction { points: &points.to_string(), position: &position(*p) })
        }
        Flaw::Worth { worth, written } => words.say(msg::ListFlawWorth {
            worth: &points(worth, size, words),
            written: &points(written, size, words),
        }),
        Flaw::NoGame(value) => words.say(msg::ListFlawNoGame { points: &value.to_string() }),
        Flaw::Call { party: by, call: made, refusal } => {
            words.say(msg::ListFlawCall { call: &call(*by, *made), why: &call_refused(*refusal, words) })
        }
    };
    words.say(msg::ListFlaw { what: &what, clause: flaw.clause().under(rules) })
}

/// What is asked about a line of a list.
#[must_use]
pub fn doubt(doubt: &Doubt, who: Who<'_>, rules: Rules, words: &Lexicon) -> String {
    let what = match doubt {
        Doubt::Alone(by) => words.say(msg::ListDoubtAlone { name: &who(*by) }),
        Doubt::Together => words.say(msg::ListDoubtTogether),
        Doubt::Slip => return words.say(msg::ListDoubtSlip),
        Doubt::Duty { said: Duty::Lust, .. } => words.say(msg::ListDoubtLust),
        Doubt::Duty { said: Duty::Pflicht, is } => {
            let name = is.soloist().map(who).unwrap_or_default();
            words.say(msg::ListDoubtPflicht { name: &name })
        }
    };
    words.say(msg::ListFlaw { what: &what, clause: doubt.clause().under(rules) })
}

/// A game that cannot have been.
#[must_use]
pub fn impossible(error: &GameError, words: &Lexicon) -> String {
    let text = |n: u8| n.to_string();
    match *error {
        GameError::NumberOfRe { needed, given } => {
            words.say(msg::ListGameRe { n: needed.into(), given: &text(given) })
        }
        GameError::DoesNotPlay(p) => words.say(msg::ListGameAbsent { position: &p.to_string() }),
        GameError::Augen(augen) => words.say(msg::ListGameAugen { found: &text(augen) }),
        GameError::NoSuchAugen(augen) => words.say(msg::ListGameNoSuchAugen { found: &text(augen) }),
        GameError::Tricks(tricks) => words.say(msg::ListGameTricks { found: &text(tricks) }),
        GameError::AugenAndTricks { augen, tricks } => {
            let fit = augen_in(tricks);
            words.say(msg::ListGameAugenTricks {
                augen: &text(augen),
                n: tricks.into(),
                least: &text(*fit.start()),
                most: &text(*fit.end()),
            })
        }
        GameError::HochzeitTricks { needed, given } => {
            words.say(msg::ListGameHochzeit { tricks: needed.into(), given: &text(given) })
        }
        GameError::TricksNeeded(of) => words.say(msg::ListGameTricksNeeded { party: party(of) }),
        GameError::TooMany(TooMany::Foxes) => words.say(msg::ListGameFoxes),
        GameError::TooMany(TooMany::Doppelkoepfe) => words.say(msg::ListGameDoppelkoepfe),
        GameError::TooMany(TooMany::Karlchen) => words.say(msg::ListGameKarlchen),
        GameError::Cards(cards) => words.say(msg::ListGameCards { found: &text(cards) }),
        GameError::CardsAfter { party: of, first, then } => {
            words.say(msg::ListGameCardsAfter { party: party(of), given: &text(first), found: &text(then) })
        }
        GameError::NoTrickFor(of) => words.say(msg::ListGameNoTrick { party: party(of) }),
    }
}

fn round(error: &RoundError, who: Who<'_>, words: &Lexicon) -> String {
    match error {
        RoundError::Over => words.say(msg::ListOver),
        RoundError::NoSuchPosition(p) => words.say(msg::ListNoPosition { position: &p.to_string() }),
        RoundError::SitsOut(p) => words.say(msg::ListSitsOut { position: &named(*p, who) }),
        RoundError::MustPlaySolo(p) => words.say(msg::ListMustSolo { position: &named(*p, who) }),
    }
}

/// What is missing to the end of a list.
pub fn close(error: &CloseError, who: Who<'_>, words: &Lexicon) -> String {
    match error {
        CloseError::GamesLeft { left } => words.say(msg::ListGamesLeft { n: (*left).into() }),
        CloseError::Owing(owing) => {
            let names = owing.iter().map(who).collect::<Vec<_>>();
            words.say(msg::ListOwing { n: names.len(), names: &words.and(names) })
        }
    }
}

/// Everything that is wrong with a line, one reason after the other.
pub fn list_errors(
    error: &ListError,
    size: TableSize,
    rules: Rules,
    who: Who<'_>,
    words: &Lexicon,
) -> Vec<String> {
    match error {
        ListError::Flaws(flaws) => flaws.0.iter().map(|one| flaw(one, size, rules, who, words)).collect(),
        ListError::Round(error) => vec![round(error, who, words)],
        ListError::Game(error) => vec![impossible(error, words)],
        ListError::NoSuchLine(line) => {
            let number = (line + 1).to_string();
            vec![words.say(msg::TournamentNoSuchLine { at: "", number: &number })]
        }
        ListError::Closed => vec![words.say(msg::ListClosed)],
        ListError::Incomplete(error) => vec![close(error, who, words)],
        ListError::NoReason => vec![words.say(msg::TournamentNoReason)],
        ListError::Later { line, source } => {
            let (line, what) = (line_name(*line, words), list_error(source, size, rules, who, words));
            vec![words.say(msg::ListLater { deal: &line, what: &what })]
        }
    }
}

/// The same in one line.
pub fn list_error(error: &ListError, size: TableSize, rules: Rules, who: Who<'_>, words: &Lexicon) -> String {
    list_errors(error, size, rules, who, words).join("; ")
}

/// What is no word of the notation of a game.
#[must_use]
pub fn word(error: &NotationError, words: &Lexicon) -> String {
    match error {
        NotationError::Kind(found) => words.say(msg::ListWordKind { found }),
        NotationError::Party(found) => words.say(msg::ListWordParty { found }),
        NotationError::Call(of, found) => words.say(msg::ListWordCall { party: party(*of), found }),
        NotationError::Special(found) => words.say(msg::ListWordSpecial { found }),
        NotationError::SecondKarlchen(of) => words.say(msg::ListWordSecondKarlchen { party: party(*of) }),
    }
}

/// A game that cannot be read.
pub fn played(error: &PlayedError, words: &Lexicon) -> String {
    match error {
        PlayedError::Word(error) => word(error, words),
        PlayedError::Field(found) => words.say(msg::ListWordField { found }),
        PlayedError::Twice(field) => words.say(msg::ListWordTwice { found: field }),
        PlayedError::Trumps(found) => words.say(msg::ListWordTrumps { found }),
        PlayedError::Missing(field) => words.say(msg::ListWordMissing { found: field }),
        PlayedError::Number { field, found } => words.say(msg::ListFileNumber { found, name: field }),
    }
}

/// Fields that make no line.
#[must_use]
pub fn fields(error: &FieldsError, words: &Lexicon) -> String {
    match error {
        FieldsError::Nothing => words.say(msg::ListFieldsNothing),
        FieldsError::Solo => words.say(msg::ListFieldsSolo),
        FieldsError::Kind(found) => words.say(msg::ListFieldsKind { found }),
        FieldsError::NotPlayed => words.say(msg::ListFieldsNotPlayed),
        FieldsError::Reason => words.say(msg::ListFieldsReason),
        FieldsError::Position(number) => words.say(msg::ListFieldsPosition { found: &number.to_string() }),
        FieldsError::Many(n) => words.say(msg::ListFieldsMany { n: *n }),
    }
}
