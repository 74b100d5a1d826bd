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
}

/// The lines of a text, and where its bytes stand. Every place is found in the same time, however long the text or one
/// of its lines is.
pub(crate) struct Lines<'a> {
    text: &'a str,
    /// Where each line begins.
    starts: Vec<usize>,
    /// How many characters begin before each step of so many bytes; empty if that many as there are bytes.
    counts: Vec<usize>,
}

impl<'a> Lines<'a> {
    const STEP: usize = 256;

    pub(crate) fn of(text: &'a str) -> Lines<'a> {
        let newlines = text.match_indices('\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(newlines).collect();
        let mut counts = Vec::new();
        // In most files every byte is a character.
        if !text.is_ascii() {
            let mut count = 0;
            counts.push(count);
            for step in text.as_bytes().chunks(Self::STEP) {
                count += begins(step);
                counts.push(count);
            }
        }
        Lines { text, starts, counts }
    }

    /// Line and column, both from 1, of a byte of the text.
    pub(crate) fn place_of(&self, at: usize) -> (usize, usize) {
        let mut at = at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self.starts.partition_point(|&start| start <= at);
        let start = line.checked_sub(1).and_then(|line| self.starts.get(line)).copied().unwrap_or_default();
        (line, self.characters(at) - self.characters(start) + 1)
    }

    pub(crate) fn locate(&self, fault: Fault) -> ReadError {
        let (line, column) = self.place_of(fault.at);
        ReadError { line, column, what: fault.what }
    }

    /// How many characters begin before this byte.
    fn characters(&self, at: usize) -> usize {
        if self.counts.is_empty() {
            return at;
        }
        let step = at / Self::STEP;
        let before = self.counts.get(step).copied().unwrap_or_default();
        before + begins(self.text.as_bytes().get(step * Self::STEP..at).unwrap_or_default())
    }
}

/// How many characters of UTF-8 begin in these bytes.
fn begins(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&b| b & 0xC0 != 0x80).count()
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
