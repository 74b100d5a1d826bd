//! A list checked by itself, without its tournament.

use super::{Sheet, SheetLine};
use crate::{ByPosition, CloseError, List, ReadLine, Rules};

/// A list with what is wrong in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedSheet {
    /// The list: all lines that can be, right or not.
    pub list: List,
    /// Line by line what is wrong.
    pub lines: Vec<CheckedLine>,
    /// What the last line of the file says, if the totals are others.
    pub wrong_totals: Option<ByPosition<i32>>,
    /// What is missing to the end of the round.
    pub missing: Option<CloseError>,
}

/// A line of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedLine {
    /// The line of the file.
    pub line: usize,
    /// The number of the deal as it should be, if another one is written.
    pub number: Option<u8>,
    /// How it is read.
    pub reading: ReadLine,
}

impl SheetLine {
    /// The number that this deal has if it is the next in `list`, if the file says another. So many lines before it
    /// were left out: they cannot have been what they say, and were deals all the same.
    fn wrong_number(&self, list: &List, left_out: u8) -> Option<u8> {
        let next = list.round().next()?.number.saturating_add(left_out);
        self.number.filter(|&number| number != next).map(|_| next)
    }
}

impl Sheet {
    /// Checks the list by itself.
    #[must_use]
    pub fn check(&self, rules: Rules) -> CheckedSheet {
        self.check_after(List::under(self.size, rules))
    }

    /// Checks the lines as those that come next in `list`. A line that does not check is taken all the same,
    /// so that the others can be checked; one that cannot be is left out.
    #[must_use]
    pub fn check_after(&self, mut list: List) -> CheckedSheet {
        let (mut lines, mut left_out) = (Vec::with_capacity(self.lines.len()), 0_u8);
        for line in &self.lines {
            let number = line.wrong_number(&list, left_out);
            let reading = list.take(&line.written, line.duty);
            left_out = left_out.saturating_add(u8::from(reading.line.is_none()));
            lines.push(CheckedLine { line: line.line, number, reading });
        }
        let missing = list.clone().close().err();
        CheckedSheet {
            wrong_totals: self.totals.filter(|totals| *totals != list.totals()),
            list,
            lines,
            missing,
        }
    }
}
