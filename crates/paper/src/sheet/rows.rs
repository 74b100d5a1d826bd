//! The rows of a list: entered games, penalties under them, and those that are left.

use wording::{Lexicon, msg};

use super::model::{SheetEntry, TableSheet};
use crate::number::{plain, signed};

/// One row as it is printed.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Row {
    pub(crate) number: String,
    pub(crate) dealer: String,
    pub(crate) what: String,
    /// The footnotes, as `1) 2)`.
    pub(crate) marks: String,
    pub(crate) cells: Vec<Cell>,
    /// Below its game rather than a game of its own.
    pub(crate) below: bool,
    /// The game is one of those that were struck.
    pub(crate) struck: bool,
    /// Totals after this row, to be carried to the next page.
    pub(crate) totals: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Cell {
    pub(crate) points: String,
    pub(crate) won: bool,
    pub(crate) running: String,
}

/// The rows, and the footnotes to them.
pub(crate) fn rows(sheet: &TableSheet, words: &Lexicon) -> (Vec<Row>, Vec<String>) {
    let (mut rows, mut notes) = (Vec::new(), Vec::new());
    let mut totals = vec![0; sheet.players.len()];
    for line in &sheet.lines {
        let mut marks = Vec::new();
        for correction in &line.corrections {
            let mark = format!("{})", notes.len() + 1);
            let (by, when, why) = (&*correction.by, &*correction.when, &*correction.why);
            notes.push(words.say(msg::PaperListCorrection { mark: &mark, by, when, why }));
            marks.push(mark);
        }
        let played = line.played();
        let game = part(&mut totals, &line.entries, |entry| i64::from(entry.points.unwrap_or(0)));
        let cells = game.into_iter().zip(&line.entries).map(|(running, entry)| match entry.points {
            Some(points) => Cell { points: signed(points.into()), won: entry.won, running: plain(running) },
            None if played => Cell { points: "–".to_owned(), won: false, running: plain(running) },
            None => Cell::default(),
        });
        rows.push(Row {
            number: line.game.to_string(),
            dealer: line.dealer.to_string(),
            what: line.what.clone(),
            marks: marks.join(" "),
            cells: cells.collect(),
            totals: totals.clone(),
            ..Row::default()
        });
        let penalty = |entry: &SheetEntry| i64::from(entry.penalty);
        let deduction = |entry: &SheetEntry| -i64::from(entry.deduction);
        below(&mut rows, &mut totals, &line.entries, penalty, || words.say(msg::PaperListPenalties));
        below(&mut rows, &mut totals, &line.entries, deduction, || words.say(msg::PaperListDeduction));
    }
    let last = sheet.lines.iter().map(|line| line.game).max().unwrap_or(0);
    rows.extend((last.saturating_add(1)..=sheet.games()).map(|game| Row {
        number: game.to_string(),
        struck: sheet.struck && !sheet.lines.is_empty(),
        cells: vec![Cell::default(); sheet.players.len()],
        // On an empty list there is nothing to carry over yet.
        totals: if sheet.lines.is_empty() { Vec::new() } else { totals.clone() },
        ..Row::default()
    }));
    (rows, notes)
}

/// Adds a part of the entries to the totals, and says what they are then.
fn part(totals: &mut [i64], entries: &[SheetEntry], of: impl Fn(&SheetEntry) -> i64) -> Vec<i64> {
    for (total, entry) in totals.iter_mut().zip(entries) {
        *total = total.saturating_add(of(entry));
    }
    totals.to_vec()
}

/// A row under the game for penalties or deductions, if there are any.
fn below(
    rows: &mut Vec<Row>,
    totals: &mut [i64],
    entries: &[SheetEntry],
    of: impl Fn(&SheetEntry) -> i64,
    what: impl Fn() -> String,
) {
    if entries.iter().all(|entry| of(entry) == 0) {
        return;
    }
    let totals = part(totals, entries, &of);
    let cells = totals.iter().zip(entries).map(|(&running, entry)| Cell {
        points: signed(of(entry)),
        won: false,
        running: plain(running),
    });
    rows.push(Row {
        what: what(),
        cells: cells.collect(),
        below: true,
        totals: totals.clone(),
        ..Row::default()
    });
}

/// The first row of a page that goes on: the totals of the page before.
pub(crate) fn carried(totals: &[i64], words: &Lexicon) -> Row {
    Row {
        what: words.say(msg::PaperListCarried),
        cells: totals.iter().map(|&total| Cell { running: plain(total), ..Cell::default() }).collect(),
        below: true,
        totals: totals.to_vec(),
        ..Row::default()
    }
}

/// The sums at the foot: games, penalties, deductions, all of it.
pub(crate) fn sums(sheet: &TableSheet) -> [Vec<i64>; 4] {
    let sum = |of: fn(&SheetEntry) -> i64| {
        let mut totals = vec![0; sheet.players.len()];
        for line in &sheet.lines {
            part(&mut totals, &line.entries, of);
        }
        totals
    };
    let parts = [
        sum(|entry| i64::from(entry.points.unwrap_or(0))),
        sum(|entry| i64::from(entry.penalty)),
        sum(|entry| -i64::from(entry.deduction)),
    ];
    let mut all = vec![0_i64; sheet.players.len()];
    for part in &parts {
        for (total, points) in all.iter_mut().zip(part) {
            *total = total.saturating_add(*points);
        }
    }
    let [games, penalties, deductions] = parts;
    [games, penalties, deductions, all]
}
