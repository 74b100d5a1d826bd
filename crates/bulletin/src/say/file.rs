//! What is wrong with a file.

use std::path::Path;

use paper::PaperError;
use tournament::{
    Applicant, Column, Columns, ColumnsError, Like, LineError, Roster, RosterError, SheetError, SheetProblem,
    TeamError,
};
use wording::{Lexicon, msg};

use super::line::{fields, played};

fn at_line(file: &Path, line: usize, what: &str, words: &Lexicon) -> String {
    words.say(msg::TournamentFileLine { file: &file.display().to_string(), line, what })
}

/// What is wrong with a line of players.
#[must_use]
pub fn roster_line(error: &LineError, words: &Lexicon) -> String {
    match error {
        LineError::Quote => words.say(msg::ListFileQuote),
        LineError::NoName => words.say(msg::TournamentRosterNoName),
        LineError::Sum => words.say(msg::TournamentRosterSum),
        LineError::NotANumber(found) => words.say(msg::TournamentRosterNumber { found }),
        LineError::Long => words.say(msg::TournamentRosterLong),
        LineError::Hidden => words.say(msg::TournamentRosterHidden),
    }
}

/// Lines of players that cannot be read.
pub fn roster(file: &Path, errors: &[RosterError], words: &Lexicon) -> String {
    let one = |error: &RosterError| at_line(file, error.line, &roster_line(&error.what, words), words);
    errors.iter().map(one).collect::<Vec<_>>().join("\n")
}

/// What a column of a list of players holds.
#[must_use]
pub fn column(column: Column, words: &Lexicon) -> String {
    match column {
        Column::Name => words.say(msg::TournamentHoldsName),
        Column::First => words.say(msg::TournamentHoldsFirst),
        Column::Club => words.say(msg::TournamentHoldsClub),
        Column::Number => words.say(msg::TournamentHoldsNumber),
        Column::Skip => words.say(msg::TournamentHoldsSkip),
    }
}

/// What the columns of a list hold, in their order.
#[must_use]
pub fn columns(columns: &Columns, words: &Lexicon) -> String {
    let each: Vec<String> = columns.each().map(|one| column(one, words)).collect();
    words.say(msg::TournamentColumns { columns: &each.join(" · ") })
}

/// Columns from which no players can be read.
#[must_use]
pub fn columns_error(error: &ColumnsError, words: &Lexicon) -> String {
    match error {
        ColumnsError::Unknown(found) => {
            let expected = Column::ALL.map(Column::word).join(", ");
            words.say(msg::ErrorExpected { found, expected: &expected })
        }
        ColumnsError::NoName => words.say(msg::TournamentColumnsNoName),
        ColumnsError::Twice(twice) => words.say(msg::TournamentColumnsTwice { what: &column(*twice, words) }),
        ColumnsError::Many => words.say(msg::TournamentColumnsMany { n: Columns::MOST }),
    }
}

/// Whose name somebody in a list has as well; nothing if nobody else's.
#[must_use]
pub fn like(applicant: &Applicant, roster: &Roster, words: &Lexicon) -> Option<String> {
    let club = |number| roster.get(number).and_then(|player| player.club.clone()).unwrap_or_default();
    Some(match applicant.like? {
        Like::Player(number) => words.say(msg::TournamentLikePlayer { number: &number.to_string() }),
        Like::Line(line) => words.say(msg::TournamentLikeLine { line }),
        Like::PerhapsLine(line) => words.say(msg::TournamentLikePerhapsLine { line }),
        Like::Perhaps(number) => words.say(msg::TournamentLikePerhaps { number: &number.to_string() }),
        Like::OtherClub(number) => {
            words.say(msg::TournamentLikeOther { number: &number.to_string(), club: &club(number) })
        }
    })
}

/// What of a list cannot be read, line by line.
#[must_use]
pub fn sheet<'e>(
    file: &Path,
    errors: impl IntoIterator<Item = &'e SheetError>,
    words: &Lexicon,
) -> Vec<String> {
    let one = |error: &SheetError| at_line(file, error.line, &unread(&error.what, words), words);
    errors.into_iter().map(one).collect()
}

/// What cannot be read of a list.
#[must_use]
pub fn unread(problem: &SheetProblem, words: &Lexicon) -> String {
    match problem {
        SheetProblem::Empty => words.say(msg::ListFileEmpty),
        SheetProblem::Quote => words.say(msg::ListFileQuote),
        SheetProblem::Column(found) => words.say(msg::ListFileColumn { found }),
        SheetProblem::ColumnTwice(found) => words.say(msg::ListFileColumnTwice { found }),
        SheetProblem::Positions(n) => words.say(msg::ListFilePositions { n: *n }),
        SheetProblem::Cells { cells, columns } => {
            words.say(msg::ListFileCells { n: *cells, expected: &columns.to_string() })
        }
        SheetProblem::Number { column, found } => words.say(msg::ListFileNumber { found, name: column }),
        SheetProblem::Kind(found) => words.say(msg::ListFileKind { found }),
        SheetProblem::NoRe => words.say(msg::ListFileNoRe),
        SheetProblem::NoAugen(found) => words.say(msg::ListFileNoAugen { found }),
        SheetProblem::WhoseSolo => words.say(msg::ListFileWhoseSolo),
        SheetProblem::NoSolo(soloist) => words.say(msg::ListFileNoSolo { n: soloist.number().into() }),
        SheetProblem::Game(error) => played(error, words),
        SheetProblem::Fields(error) => fields(error, words),
        SheetProblem::Toml(found) => words.say(msg::ListFileToml { found }),
    }
}

/// Teams that cannot be ranked.
pub fn team(error: &TeamError, words: &Lexicon) -> String {
    match error {
        TeamError::NoSuchPlayer { team, player } => {
            words.say(msg::TournamentTeamUnknown { team, number: &player.to_string() })
        }
        TeamError::Twice { team, player } => {
            words.say(msg::TournamentTeamTwice { team, number: &player.to_string() })
        }
        TeamError::Unequal { team, members, others } => {
            words.say(msg::TournamentTeamUnequal { team, n: *members, others: &others.to_string() })
        }
    }
}

/// Something that cannot be printed. What only a mistake of this program could cause is told as the
/// library tells it.
pub fn paper(error: &PaperError, words: &Lexicon) -> String {
    match error {
        PaperError::NoCards | PaperError::NoSheets | PaperError::NoPlayers => {
            words.say(msg::TournamentNothingToPrint)
        }
        PaperError::TooManyRounds { rounds, most } => {
            words.say(msg::TournamentTooManyRounds { rounds: &rounds.to_string(), most: &most.to_string() })
        }
        other => other.to_string(),
    }
}
