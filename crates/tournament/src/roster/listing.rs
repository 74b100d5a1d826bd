//! A list of players before anybody has said what its columns are: rows of cells.

use super::{
    Column, Columns, LineError, RosterError, columns,
    decode::{decode, tidy},
};

/// The most rows that are read. No hall is larger.
const MOST: usize = 5_000;

/// What may part columns, the surest first: in names and clubs there are commas more often than semicolons.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// A row of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The line of the file in which it begins, from 1 on.
    pub line: usize,
    /// Its cells, without blanks around them.
    pub cells: Vec<String>,
}

impl Row {
    /// A cell; blank, if the row is shorter.
    #[must_use]
    pub fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map(String::as_str).unwrap_or_default()
    }
}

/// A list of players as it came from a file or was pasted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listing {
    headings: Option<Row>,
    rows: Vec<Row>,
    wrong: Vec<RosterError>,
    guess: Columns,
}

impl Listing {
    /// Reads a file, in whatever way its letters are written ([`decode`]).
    #[must_use]
    pub fn of_file(bytes: &[u8]) -> Listing {
        Listing::read(&decode(bytes))
    }

    /// Reads a text: columns parted by tabs, semicolons or commas; what stands in quotation marks may hold
    /// those, and ends of lines. Empty rows are passed over, and so is what stands above the headings.
    ///
    /// ```
    /// use tournament::{Columns, Listing};
    /// let list = Listing::read("Nr;Verein;Vorname;Name\n7;SV Blau;Jürgen;Müller\n");
    /// assert_eq!(list.columns().to_string(), "number,club,first,name");
    /// assert_eq!(list.rows().len(), 1);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Listing {
        let text = unnumbered(tidy(text));
        let separator = separator(&text);
        let (mut rows, wrong) = match quotes(&text, separator) {
            Quotes::Fine => (cells(&text, separator, 1), Vec::new()),
            Quotes::Loose | Quotes::Open => line_by_line(&text, separator),
        };
        rows.truncate(MOST);
        let head = rows.iter().take(10).position(columns::is_head);
        let headings = head.and_then(|at| rows.drain(..=at).next_back());
        let guess = columns::guess(headings.as_ref(), &rows, separator == ',');
        Listing { headings, rows, wrong, guess }
    }

    /// The row of headings, if there is one.
    #[must_use]
    pub const fn headings(&self) -> Option<&Row> {
        self.headings.as_ref()
    }

    /// The rows below.
    #[must_use]
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Lines that cannot be parted into cells.
    #[must_use]
    pub fn wrong(&self) -> &[RosterError] {
        &self.wrong
    }

    /// What the columns seem to hold; whoever has the list knows better.
    #[must_use]
    pub const fn columns(&self) -> &Columns {
        &self.guess
    }

    /// The first cells of a column, to show what it holds.
    pub fn examples(&self, column: usize) -> impl Iterator<Item = &str> {
        self.rows.iter().map(move |row| row.cell(column)).filter(|cell| !cell.is_empty())
    }
}

/// The text without what stands before each line of a list in a mail: `1.`, `2)`, a dash or a dot. It is no column, since
/// nothing parts it from the name; and the lines keep their order.
fn unnumbered(text: String) -> String {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let marked = lines().filter(|line| marked(line).is_some()).count();
    if marked == 0 || marked * 2 < lines().count() {
        return text;
    }
    text.lines().map(|line| self::marked(line).unwrap_or(line)).collect::<Vec<_>>().join("\n")
}

/// What follows such a mark, where a line begins with one.
fn marked(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let figures = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = match line.len() - figures.len() {
        0 => line.strip_prefix(['-', '–', '—', '•', '*', '·'])?,
        1..=4 => figures.strip_prefix(['.', ')', ':']).or_else(|| figures.strip_prefix(".)"))?,
        _ => return None,
    };
    let name = rest.trim_start();
    (name.len() < rest.len() && name.starts_with(|c: char| c.is_alphabetic() || c == '"')).then_some(name)
}

/// The surest separator that parts at least half of the lines, else any that is there.
fn separator(text: &str) -> char {
    let lines = || text.lines().filter(|line| !line.trim().is_empty());
    let parts = |c: char| lines().filter(move |line| outside(line).any(|found| found == c)).count();
    let all = lines().count();
    let most = SEPARATORS.into_iter().find(|&c| parts(c) * 2 >= all && all > 0);
    most.or_else(|| SEPARATORS.into_iter().find(|&c| parts(c) > 0)).unwrap_or(';')
}

/// What stands outside quotation marks.
fn outside(line: &str) -> impl Iterator<Item = char> {
    line.split('"').step_by(2).flat_map(str::chars)
}

/// How quotation marks stand in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// Around whole cells, if there are any.
    Fine,
    /// A cell goes on behind its mark: `"Kalle" Wolf`.
    Loose,
    /// A cell is begun with one, and never ended.
    Open,
}

fn quotes(text: &str, separator: char) -> Quotes {
    let (mut begins, mut quoted, mut ended, mut loose) = (true, false, false, false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let parts = c == separator || c == '\n';
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => _ = chars.next(),
            '"' if quoted => (quoted, ended) = (false, true),
            '"' if begins => (begins, quoted) = (false, true),
            _ if quoted || c == ' ' => {}
            _ => {
                loose |= ended && !parts;
                (begins, ended) = (parts, false);
            }
        }
    }
    match (quoted, loose) {
        (true, _) => Quotes::Open,
        (false, true) => Quotes::Loose,
        (false, false) => Quotes::Fine,
    }
}

/// A mark that does not end with its cell could swallow the rest of the list: then every line stands for itself,
/// and those in which one is left open are named.
fn line_by_line(text: &str, separator: char) -> (Vec<Row>, Vec<RosterError>) {
    let (mut rows, mut wrong) = (Vec::new(), Vec::new());
    for (line, number) in text.lines().zip(1..) {
        if quotes(line, separator) == Quotes::Open {
            wrong.push(RosterError { line: number, what: LineError::Quote });
        } else {
            rows.extend(cells(line, separator, number));
        }
    }
    (rows, wrong)
}

/// The rows that hold something. The text begins in this line.
fn cells(text: &str, separator: char, first: usize) -> Vec<Row> {
    // A blank before a quotation mark is none of the cell.
    let text = text.replace(&format!("{separator} \""), &format!("{separator}\""));
    let mut reader = csv::ReaderBuilder::new()
        .delimiter(u8::try_from(separator).unwrap_or(b';'))
        .has_headers(false)
        .flexible(true)
        .trim(csv::Trim::All)
        .from_reader(text.as_bytes());
    let row = |record: csv::StringRecord| {
        let line = record.position().map_or(0, csv::Position::line);
        let line = usize::try_from(line).unwrap_or(usize::MAX).saturating_add(first).saturating_sub(1);
        // Blanks in a row, and ends of lines in a cell, are one blank.
        let cells = record.iter().map(|cell| cell.split_whitespace().collect::<Vec<_>>().join(" "));
        Row { line, cells: cells.collect() }
    };
    // Nothing is read that is not UTF-8, and rows may differ: no record fails.
    let rows = reader.records().filter_map(Result::ok).map(row);
    rows.filter(|row| row.cells.iter().any(|cell| !cell.is_empty())).collect()
}

impl Columns {
    /// So many columns a list has.
    pub(super) fn width(headings: Option<&Row>, rows: &[Row]) -> usize {
        rows.iter().chain(headings).map(|row| row.cells.len()).max().unwrap_or(0).min(Columns::MOST)
    }

    /// Which column holds this.
    pub(super) fn place(&self, column: Column) -> Option<usize> {
        self.each().position(|one| one == column)
    }
}
