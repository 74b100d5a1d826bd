//! Numbers as people type them: points, and lines of start numbers (a seating changed by hand, teams).

use thiserror::Error;

use crate::{Number, Tables, Team, csv};

/// A line that is none.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: `{found}` is no start number")]
pub struct NumbersError {
    /// The line, from 1 on.
    pub line: usize,
    /// What stands there.
    pub found: String,
}

/// Words over a first column that counts the tables.
const TABLE: [&str; 5] = ["tisch", "table", "bord", "tafel", "nr"];

fn number(line: usize, found: &str) -> Result<Number, NumbersError> {
    match found.parse() {
        Ok(number @ 1..) => Ok(Number(number)),
        _ => Err(NumbersError { line, found: found.to_owned() }),
    }
}

fn rows(text: &str) -> Result<Vec<(usize, Vec<String>)>, NumbersError> {
    let row = |(line, columns): (usize, Result<Vec<String>, _>)| match columns {
        Ok(columns) => Ok((line, columns)),
        Err(csv::OpenQuote) => Err(NumbersError { line, found: "\"".to_owned() }),
    };
    csv::lines(text).map(row).collect()
}

/// Points as people and programs write them: `+3`, `−3`, `-3`; nothing and a dash are 0.
#[must_use]
pub fn read_points(text: &str) -> Option<i32> {
    let text = text.trim().replace(['\u{2212}', '–', '—'], "-");
    match text.as_str() {
        "" | "-" => Some(0),
        text => text.strip_prefix('+').unwrap_or(text).parse().ok(),
    }
}

/// Reads a seating: a line a table, the start numbers from position 1 on. A head is passed over; if
/// its first column is that of the tables (`Tisch;1;2;3;4;5`), so is that column.
///
/// ```
/// use tournament::{Number, read_tables};
/// let tables = read_tables("Tisch;1;2;3;4\n1;7;2;9;4\n2;1;3;5;8\n").unwrap();
/// assert_eq!(tables[0], [7, 2, 9, 4].map(Number));
/// ```
///
/// # Errors
/// The first cell that is no start number.
pub fn read_tables(text: &str) -> Result<Tables, NumbersError> {
    let mut rows = rows(text)?;
    let head = rows.first().and_then(|(_, cells)| cells.first()).map(|cell| cell.to_lowercase());
    let has_head = head.as_ref().is_some_and(|cell| cell.parse::<u32>().is_err());
    let skip = usize::from(head.is_some_and(|cell| TABLE.contains(&cell.as_str())));
    if has_head {
        rows.remove(0);
    }
    let table = |(line, cells): (usize, Vec<String>)| {
        let cells = cells.into_iter().skip(skip).filter(|cell| !cell.is_empty());
        cells.map(|cell| number(line, &cell)).collect()
    };
    rows.into_iter().map(table).collect()
}

impl Team {
    /// Reads teams: a line a team, its name and the start numbers of its members. A head is passed over.
    ///
    /// # Errors
    /// The first cell that is no start number.
    pub fn read(text: &str) -> Result<Vec<Team>, NumbersError> {
        let mut teams = Vec::new();
        for (i, (line, cells)) in rows(text)?.into_iter().enumerate() {
            let mut cells = cells.into_iter();
            let name = cells.next().unwrap_or_default();
            let members: Result<Vec<Number>, NumbersError> =
                cells.filter(|cell| !cell.is_empty()).map(|cell| number(line, &cell)).collect();
            match members {
                Ok(members) => teams.push(Team { name, members }),
                Err(_) if i == 0 => {} // the head
                Err(error) => return Err(error),
            }
        }
        Ok(teams)
    }
}
