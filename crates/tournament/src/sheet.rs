//! Lists in files: as an organiser types them into a program for tables (CSV), as a program writes
//! them (TOML), and the running totals that rounds at home keep.

mod cells;
mod checked;
mod csv_list;
mod head;
mod running;
mod toml_list;

use thiserror::Error;

use crate::{ByPosition, Duty, FieldsError, PlayedError, Position, TableSize, Written};

pub use cells::kind_as_written;
pub use checked::{CheckedLine, CheckedSheet};
pub use running::{Running, RunningGame, RunningQuirk};

/// A list that was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SheetFile {
    /// The list of a table.
    List(Sheet),
    /// Running totals under the names of the players.
    Running(Running),
}

/// The list of a table for one round, nothing of it checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sheet {
    /// The round, if the file says it.
    pub round: Option<usize>,
    /// The table, if the file says it.
    pub table: Option<usize>,
    /// Four to seven columns of points.
    pub size: TableSize,
    /// Its lines.
    pub lines: Vec<SheetLine>,
    /// The totals in its last line, if it has such a line.
    pub totals: Option<ByPosition<i32>>,
}

/// A line of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetLine {
    /// The line of the file, from 1 on.
    pub line: usize,
    /// The number of the deal, if the file has it.
    pub number: Option<u8>,
    /// What is written.
    pub written: Written,
    /// What is said of a solo besides: that it was owed, or that it was not.
    pub duty: Option<Duty>,
}

/// A file that cannot be read to its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unread {
    /// All that cannot be read, in the order of the lines; never empty.
    pub errors: Vec<SheetError>,
    /// The list as far as it can be read, so that whatever else is wrong in it can be named with that. It is no list
    /// to be entered. Nothing, where not even its head makes sense.
    pub rest: Option<Sheet>,
}

impl SheetLine {
    /// Does it say what the game came to? In what is left of a list that cannot be read, a line of which nobody knows
    /// the points is a deal without.
    #[must_use]
    pub fn says_points(&self) -> bool {
        self.written != cells::Cells::no_points()
    }
}

impl Unread {
    /// What cannot be read of this line.
    pub fn of_line(&self, line: usize) -> impl Iterator<Item = &SheetProblem> {
        self.errors.iter().filter(move |error| error.line == line).map(|error| &error.what)
    }

    /// What cannot be read, and stands in no line of the rest.
    pub fn beside_lines(&self) -> impl Iterator<Item = &SheetError> {
        let lines = || self.rest.iter().flat_map(|rest| &rest.lines);
        self.errors.iter().filter(move |error| lines().all(|line| line.line != error.line))
    }
}

impl From<Vec<SheetError>> for Unread {
    fn from(errors: Vec<SheetError>) -> Unread {
        Unread { errors, rest: None }
    }
}

/// Something in a file that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct SheetError {
    /// The line of the file, from 1 on.
    pub line: usize,
    /// What is wrong.
    pub what: SheetProblem,
}

/// What cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum SheetProblem {
    /// Nothing is in the file.
    #[error("the file has no list in it")]
    Empty,
    /// A quotation mark that does not end.
    #[error("a quotation mark is opened and not closed")]
    Quote,
    /// A column that a list does not have.
    #[error("`{0}` is no column of a list")]
    Column(String),
    /// A column that stands there twice.
    #[error("the column `{0}` stands there twice")]
    ColumnTwice(String),
    /// The columns of points are not those of a table.
    #[error("there are columns of points for {0} positions; a table has four to seven")]
    Positions(usize),
    /// More cells than columns.
    #[error("there are {cells} cells, the head has {columns} columns")]
    Cells {
        /// In this line.
        cells: usize,
        /// In the head.
        columns: usize,
    },
    /// Not a number where one belongs.
    #[error("`{found}` in the column `{column}` is no number that can stand there")]
    Number {
        /// The column.
        column: String,
        /// What stands there.
        found: String,
    },
    /// A kind of game that does not exist.
    #[error("`{0}` is no kind of game")]
    Kind(String),
    /// The Augen are told, and not who was Re.
    #[error("with the Augen it must be told who was Re")]
    NoRe,
    /// Calls or Sonderpunkte are told without the Augen.
    #[error("`{0}` is told without the Augen; without them only the points are entered")]
    NoAugen(String),
    /// A solo, and nobody knows whose.
    #[error("whose solo it was is not told, and the points do not show it")]
    WhoseSolo,
    /// A soloist, and a kind of game that is no solo: a Hochzeit that its player plays alone is none either (S4.4).
    #[error("the kind is no solo, but position {0} is given as the soloist")]
    NoSolo(Position),
    /// A word of a game that cannot be read.
    #[error(transparent)]
    Game(#[from] PlayedError),
    /// A line of a TOML list that is no line.
    #[error(transparent)]
    Fields(#[from] FieldsError),
    /// Not TOML, or not a list.
    #[error("{0}")]
    Toml(String),
}

/// Reads a list: TOML if `toml` says so, else CSV with semicolons, tabs or commas.
///
/// # Errors
/// Everything that cannot be read, line by line, with what can.
pub fn read_sheet(text: &str, toml: bool) -> Result<SheetFile, Unread> {
    if toml { toml_list::read(text).map(SheetFile::List) } else { csv_list::read(text) }
}
