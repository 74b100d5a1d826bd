//! Lines of name, club and number.

use super::{LineError, Number, RosterError};

pub(super) struct Read {
    pub(super) name: String,
    pub(super) club: Option<String>,
    pub(super) number: Option<Number>,
}

/// Words that programs and organisers write over a column of names.
const HEADINGS: [&str; 4] = ["name", "names", "spieler", "player"];

pub(super) fn read(text: &str) -> (Vec<(usize, Read)>, Vec<RosterError>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (mut lines, mut errors) = (Vec::new(), Vec::new());
    let mut first = true;
    for (i, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        match columns(line).and_then(|columns| player(columns, std::mem::take(&mut first))) {
            Ok(Some(read)) => lines.push((i + 1, read)),
            Ok(None) => {}
            Err(what) => errors.push(RosterError { line: i + 1, what }),
        }
    }
    (lines, errors)
}

/// The columns; inside quotation marks anything may stand, a mark is doubled.
fn columns(line: &str) -> Result<Vec<String>, LineError> {
    let separator = separator(line);
    let mut columns = vec![String::new()];
    let mut quoted = false;
    let mut chars = line.chars().peekable();
    while let Some(c) = chars.next() {
        let Some(column) = columns.last_mut() else { continue };
        match c {
            '"' if quoted && chars.peek() == Some(&'"') => {
                chars.next();
                column.push('"');
            }
            '"' if quoted => quoted = false,
            '"' if column.trim().is_empty() => quoted = true,
            _ if c == separator && !quoted => columns.push(String::new()),
            _ => column.push(c),
        }
    }
    if quoted {
        return Err(LineError::Quote);
    }
    Ok(columns.into_iter().map(|column| column.trim().to_owned()).collect())
}

/// A tab or a semicolon outside quotation marks, else the comma.
fn separator(line: &str) -> char {
    let outside: String = line.split('"').step_by(2).collect();
    ['\t', ';'].into_iter().find(|&c| outside.contains(c)).unwrap_or(',')
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
