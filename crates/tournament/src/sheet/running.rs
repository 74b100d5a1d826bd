//! Running totals under names: what rounds at home keep.

use std::fmt;

use thiserror::Error;

use super::{SheetError, SheetProblem};
use crate::{ByPosition, Entry, Flaw, List, ListError, Outcome, Position, Rules, TableSize, read_points};

/// A list of running totals.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Running {
    /// The four players.
    pub names: Vec<String>,
    /// The games.
    pub games: Vec<RunningGame>,
}

/// A game of such a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RunningGame {
    /// The line of the file, from 1 on.
    pub line: usize,
    /// What the game changed.
    pub points: ByPosition<i32>,
    /// The totals after it, as they are written.
    pub running: ByPosition<i32>,
    /// The value of the game, if a column has it; negative where Re lost.
    pub value: Option<i32>,
    /// What else stands beside it, such as `HZ`; it is kept and not understood.
    pub notes: Vec<String>,
}

/// What is strange about a game of running totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RunningQuirk {
    /// What the game changed is not what a game gives.
    #[error("{0}")]
    Flaw(Flaw),
    /// The column of the value says something else.
    #[error("the column of the value has {written}, the totals change by {changed}")]
    Value {
        /// In the column.
        written: i32,
        /// By the totals.
        changed: i32,
    },
}

impl fmt::Display for Running {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.names.join(", "))
    }
}

/// The heading of the column with the value of the game.
const VALUE: [&str; 4] = ["s", "wert", "spielwert", "value"];

pub(super) fn read(
    (line, headings): (usize, Vec<String>),
    rows: impl Iterator<Item = (usize, Vec<String>)>,
    mut errors: Vec<SheetError>,
) -> Result<Running, Vec<SheetError>> {
    let is_value = |heading: &String| VALUE.contains(&heading.to_lowercase().as_str());
    let value_at = headings.iter().rposition(is_value).filter(|&at| at >= 4);
    let names: Vec<String> = headings
        .iter()
        .take(value_at.unwrap_or(headings.len()))
        .filter(|name| !name.is_empty())
        .cloned()
        .collect();
    if names.len() != 4 {
        errors.push(SheetError { line, what: SheetProblem::Positions(names.len()) });
        return Err(errors);
    }
    let mut games: Vec<RunningGame> = Vec::new();
    let mut before = ByPosition::<i32>::default();
    for (line, cells) in rows {
        match game(line, &names, value_at, &cells, before) {
            Ok(game) => {
                before = game.running;
                games.push(game);
            }
            Err(what) => errors.push(SheetError { line, what }),
        }
    }
    if errors.is_empty() { Ok(Running { names, games }) } else { Err(errors) }
}

fn game(
    line: usize,
    names: &[String],
    value_at: Option<usize>,
    cells: &[String],
    before: ByPosition<i32>,
) -> Result<RunningGame, SheetProblem> {
    let number = |column: &str, found: &str| {
        // Nothing is no total.
        let total = Some(found).filter(|found| !found.is_empty()).and_then(read_points);
        total.ok_or_else(|| SheetProblem::Number { column: column.to_owned(), found: found.to_owned() })
    };
    let mut running = ByPosition::default();
    for (position, name) in Position::ALL.into_iter().zip(names) {
        let cell = cells.get(usize::from(position.number() - 1)).map_or("", String::as_str);
        running[position] = number(name, cell)?;
    }
    let value = value_at.and_then(|at| cells.get(at)).filter(|cell| !cell.is_empty());
    let value = value.map(|cell| number("S", cell)).transpose()?;
    let rest = cells.iter().enumerate().skip(4).filter(|(i, _)| Some(*i) != value_at);
    let notes = rest.map(|(_, cell)| cell.clone()).filter(|cell| !cell.is_empty()).collect();
    let points = ByPosition::from_fn(|p| i32::saturating_sub(running[p], before[p]));
    Ok(RunningGame { line, points, running, value, notes })
}

impl RunningGame {
    /// What is strange about the game. The order of dealers is not known at home, so that only the
    /// points are looked at.
    #[must_use]
    pub fn quirks(&self, rules: Rules) -> Vec<RunningQuirk> {
        let entry = Entry { game: self.points, ..Entry::new(Outcome::Game, [0; 5]) };
        let mut quirks = match List::under(TableSize::Four, rules).enter(entry) {
            Err(ListError::Flaws(flaws)) => flaws.0.into_iter().map(RunningQuirk::Flaw).collect(),
            _ => Vec::new(),
        };
        let changed = self.points.0.iter().map(|p| p.saturating_abs()).filter(|&p| p != 0).min().unwrap_or(0);
        if let Some(written) = self.value.filter(|value| value.saturating_abs() != changed) {
            quirks.push(RunningQuirk::Value { written, changed });
        }
        quirks
    }
}
