//! Lines of name, club and number.

use super::{LineError, Number, RosterError};
use crate::csv;

pub(super) struct Read {
    pub(super) name: String,
    pub(super) club: Option<String>,
    pub(super) number: Option<Number>,
}

/// Words that programs and organisers write over a column of names.
const HEADINGS: [&str; 4] = ["name", "names", "spieler", "player"];

pub(super) fn read(text: &str) -> (Vec<(usize, Read)>, Vec<RosterError>) {
    let (mut lines, mut errors) = (Vec::new(), Vec::new());
    let mut first = true;
    for (line, columns) in csv::lines(text) {
        let columns = columns.map_err(|csv::OpenQuote| LineError::Quote);
        match columns.and_then(|columns| player(columns, std::mem::take(&mut first))) {
            Ok(Some(read)) => lines.push((line, read)),
            Ok(None) => {}
            Err(what) => errors.push(RosterError { line, what }),
        }
    }
    (lines, errors)
}

fn player(columns: Vec<String>, first: bool) -> Result<Option<Read>, LineError> {
    let count = columns.len();
    let mut columns = columns.into_iter();
    let name = columns.next().unwrap_or_default();
    if first && HEADINGS.contains(&name.to_lowercase().as_str()) {
        return Ok(None);
    }
    let club = columns.next().filter(|club| !club.is_empty());
    let number = match columns.next().filter(|number| !number.is_empty()) {
        None => None,
        Some(text) => match text.parse() {
            Ok(number @ 1..) => Some(Number(number)),
            _ => return Err(LineError::NotANumber(text)),
        },
    };
    if columns.any(|more| !more.is_empty()) {
        return Err(LineError::Columns(count));
    }
    if name.is_empty() {
        return Err(LineError::NoName);
    }
    Ok(Some(Read { name, club, number }))
}
