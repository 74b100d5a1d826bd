//! What is wrong with a record, and where.

use thiserror::Error;

/// A fault in a file: where it is, and what should stand there.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {what}")]
pub struct ReadError {
    /// Line, from 1.
    pub line: usize,
    /// Column, in characters, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub what: String,
}

/// A fault at a byte of the text, before lines are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub at: usize,
    pub what: String,
}

impl Fault {
    pub(crate) fn new(at: usize, what: impl Into<String>) -> Fault {
        Fault { at, what: what.into() }
    }

    /// Counts lines and columns of the whole text up to the fault.
    pub(crate) fn locate(self, text: &str) -> ReadError {
        let (line, column) = line_and_column(text, self.at);
        ReadError { line, column, what: self.what }
    }
}

/// Line and column, both from 1, of a byte of the text.
pub(crate) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let mut end = at.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let before = text.get(..end).unwrap_or_default();
    let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = before.bytes().filter(|&b| b == b'\n').count() + 1;
    let column = before.get(line_start..).unwrap_or_default().chars().count() + 1;
    (line, column)
}

/// Counts lines, going forward only, so that a long file is passed once.
pub(crate) struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
    start: usize,
}

impl<'a> Lines<'a> {
    pub(crate) fn of(text: &'a str) -> Lines<'a> {
        Lines { text, at: 0, line: 1, start: 0 }
    }

    /// Line and column of a byte; each call must ask for a later one.
    pub(crate) fn place_of(&mut self, at: usize) -> (usize, usize) {
        let passed = self.text.as_bytes().get(self.at..at).unwrap_or_default();
        for (i, _) in passed.iter().enumerate().filter(|&(_, &b)| b == b'\n') {
            self.line += 1;
            self.start = self.at + i + 1;
        }
        self.at = at.max(self.at);
        let column = self.text.get(self.start..at).unwrap_or_default().chars().count() + 1;
        (self.line, column)
    }
}

/// Shortens what stands in the file, so that a message stays one line.
pub(crate) fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() <= MOST {
        return line.to_owned();
    }
    let mut short: String = line.chars().take(MOST).collect();
    short.push('…');
    short
}
