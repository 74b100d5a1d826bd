//! What the columns of a list of players hold.

use std::{collections::BTreeSet, fmt, str::FromStr};

use thiserror::Error;

use super::listing::Row;

/// What a column holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Column {
    /// Nothing that is needed here.
    Skip,
    /// The start number.
    Number,
    /// The whole name; the last name, where another column holds the first.
    Name,
    /// The first name.
    First,
    /// The club.
    Club,
}

impl Column {
    /// All of them.
    pub const ALL: [Column; 5] = [Column::Name, Column::First, Column::Club, Column::Number, Column::Skip];

    /// The word for it on the command line and for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Column::Skip => "-",
            Column::Number => "number",
            Column::Name => "name",
            Column::First => "first",
            Column::Club => "club",
        }
    }
}

/// What each column holds, from the first; the name is among them, and nothing twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Columns(Vec<Column>);

/// Columns from which no players can be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ColumnsError {
    /// A word that is none of them.
    #[error("`{0}` is no column; write name, first, club, number, or - for what is not needed")]
    Unknown(String),
    /// No column holds the name.
    #[error("no column holds the name")]
    NoName,
    /// Two hold the same.
    #[error("two columns hold `{}`", .0.word())]
    Twice(Column),
    /// More than any list has.
    #[error("more than {} columns", Columns::MOST)]
    Many,
}

impl Columns {
    /// The most columns that are looked at.
    pub const MOST: usize = 30;

    /// These columns.
    ///
    /// # Errors
    /// The name is missing, or something stands there twice.
    pub fn new(columns: Vec<Column>) -> Result<Columns, ColumnsError> {
        if columns.len() > Columns::MOST {
            return Err(ColumnsError::Many);
        }
        let mut seen = BTreeSet::new();
        for &column in columns.iter().filter(|&&column| column != Column::Skip) {
            if !seen.insert(column) {
                return Err(ColumnsError::Twice(column));
            }
        }
        if seen.contains(&Column::Name) { Ok(Columns(columns)) } else { Err(ColumnsError::NoName) }
    }

    /// Each column, from the first.
    pub fn each(&self) -> impl Iterator<Item = Column> {
        self.0.iter().copied()
    }
}

impl FromStr for Columns {
    type Err = ColumnsError;

    fn from_str(text: &str) -> Result<Columns, ColumnsError> {
        let one = |word: &str| {
            let known = Column::ALL.into_iter().find(|column| column.word() == word);
            known.ok_or_else(|| ColumnsError::Unknown(word.chars().take(40).collect()))
        };
        Columns::new(text.split(',').map(|word| one(word.trim())).collect::<Result<_, _>>()?)
    }
}

impl fmt::Display for Columns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(|column| column.word()).collect::<Vec<_>>().join(","))
    }
}

/// Words that stand over columns, letters and figures alone, in the languages of the program.
const WORDS: [(Column, &[&str]); 4] = [
    (
        Column::Number,
        &[
            "nr",
            "no",
            "num",
            "nummer",
            "number",
            "startnr",
            "startno",
            "startnummer",
            "startnumber",
            "spielernr",
            "spielernummer",
            "spillernr",
            "spillernummer",
            "spelersnummer",
            "playerno",
            "lfdnr",
        ],
    ),
    (
        Column::Name,
        &[
            "name",
            "names",
            "namen",
            "navn",
            "naam",
            "spieler",
            "spielerin",
            "spielername",
            "teilnehmer",
            "player",
            "players",
            "participant",
            "fullname",
            "speler",
            "spelers",
            "deelnemer",
            "spiller",
            "spillere",
            "deltager",
            "deltaker",
            "nachname",
            "familienname",
            "zuname",
            "surname",
            "lastname",
            "familyname",
            "efternavn",
            "etternavn",
            "achternaam",
            "namevorname",
            "nachnamevorname",
            "vornamename",
            "vornamenachname",
            "vorundnachname",
        ],
    ),
    (Column::First, &["vorname", "firstname", "givenname", "forename", "fornavn", "voornaam", "rufname"]),
    (
        Column::Club,
        &[
            "verein",
            "vereinort",
            "club",
            "clubname",
            "klub",
            "klubb",
            "forening",
            "vereniging",
            "heimatverein",
            "dokoclub",
            "doppelkopfclub",
            "spielgemeinschaft",
        ],
    ),
];

/// What a heading says that the column holds.
fn heading(cell: &str) -> Option<Column> {
    if cell.trim() == "#" {
        return Some(Column::Number);
    }
    let word: String = cell.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    WORDS.into_iter().find(|(_, words)| words.contains(&word.as_str())).map(|(column, _)| column)
}

/// Is this a row of headings? One of them says where the name is.
pub(super) fn is_head(row: &Row) -> bool {
    row.cells.iter().any(|cell| heading(cell) == Some(Column::Name))
}

/// Each column once; of two that hold the same the first.
fn once(columns: impl Iterator<Item = Column>) -> Vec<Column> {
    let mut seen = BTreeSet::new();
    columns.map(|column| if seen.insert(column) { column } else { Column::Skip }).collect()
}

/// What the columns hold, by their headings or by what stands in them.
pub(super) fn guess(headings: Option<&Row>, rows: &[Row], commas: bool) -> Columns {
    let width = Columns::width(headings, rows);
    if let Some(head) = headings {
        let columns = (0..width).map(|at| heading(head.cell(at)).unwrap_or(Column::Skip));
        return Columns(once(columns));
    }
    let mut columns = vec![Column::Skip; width];
    let texts: Vec<usize> = (0..width).filter(|&at| holds_words(rows, at)).collect();
    let mut give = |at: Option<&usize>, column: Column| {
        if let Some(place) = at.and_then(|&at| columns.get_mut(at)) {
            *place = column;
        }
    };
    if let Some(number) = (0..width).find(|&at| holds_numbers(rows, at)) {
        give(Some(&number), Column::Number);
    }
    give(texts.first(), Column::Name);
    // "Müller, Jürgen": the second column is no club. Three words apart are last name, first name and club.
    match texts.as_slice() {
        [name, second] if commas && holds_first_names(rows, *name, *second) => {
            give(Some(second), Column::First);
        }
        [name, second, club, ..] if holds_first_names(rows, *name, *second) => {
            give(Some(second), Column::First);
            give(Some(club), Column::Club);
        }
        [_, second, ..] => give(Some(second), Column::Club),
        _ => {}
    }
    if texts.is_empty() {
        give(Some(&0), Column::Name); // nothing but numbers: whoever looks at it will see that
    }
    Columns(columns)
}

fn cells(rows: &[Row], at: usize) -> impl Iterator<Item = &str> {
    rows.iter().map(move |row| row.cell(at)).filter(|cell| !cell.is_empty())
}

fn holds_words(rows: &[Row], at: usize) -> bool {
    cells(rows, at).any(|cell| cell.chars().any(char::is_alphabetic))
}

/// Start numbers: each another one.
fn holds_numbers(rows: &[Row], at: usize) -> bool {
    let (mut seen, mut count) = (BTreeSet::new(), 0);
    cells(rows, at).all(|cell| {
        count += 1;
        cell.parse::<u32>().is_ok_and(|number| number > 0 && seen.insert(number))
    }) && count > 0
}

/// Last names of one word, and beside them what looks like first names: words of small letters after the
/// first, no figures, and hardly any twice, where half the players of a list are of a club that comes again.
fn holds_first_names(rows: &[Row], last: usize, first: usize) -> bool {
    let like_a_name = |word: &str| {
        let mut letters = word.chars();
        letters.next().is_some_and(char::is_uppercase)
            && letters.clone().next().is_some()
            && letters.all(|c| c.is_lowercase() || c == '.' || c == '\'')
    };
    let first_name = |cell: &str| {
        // The club may stand in brackets behind it.
        let cell = cell.split(" (").next().unwrap_or_default();
        let words: Vec<&str> = cell.split([' ', '-']).collect();
        words.len() <= 2 && words.into_iter().all(like_a_name)
    };
    let short = rows.iter().filter(|row| row.cell(last).split_whitespace().count() == 1).count();
    let firsts: Vec<&str> = cells(rows, first).collect();
    let different: BTreeSet<&str> = firsts.iter().copied().collect();
    short * 4 >= rows.len() * 3
        && firsts.len() == rows.len()
        && firsts.iter().all(|cell| first_name(cell))
        && different.len() * 4 >= firsts.len() * 3
}
