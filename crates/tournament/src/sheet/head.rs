//! The head of a list: which column is what.

use super::SheetProblem;
use crate::{Position, TableSize};

/// What a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Column {
    Number,
    Kind,
    Solo,
    Dealer,
    Re,
    Augen,
    Tricks,
    Clarified,
    Calls,
    Special,
    Note,
    Reason,
    Points(Position),
    Penalty(Position),
    Deduction(Position),
}

/// The words for the columns that a list has once, German and English.
const WORDS: [(Column, &[&str]); 12] = [
    (Column::Number, &["nr", "no", "spiel", "game", "deal", "#", "lfd nr", "spiel nr"]),
    (Column::Kind, &["art", "spielart", "kind", "type"]),
    (Column::Solo, &["solo", "solist", "soloist"]),
    (Column::Dealer, &["geber", "dealer"]),
    (Column::Re, &["re"]),
    (Column::Augen, &["augen", "augen re", "card points"]),
    (Column::Tricks, &["stiche", "stiche re", "tricks"]),
    (Column::Clarified, &["klärung", "klärungsstich", "clarified"]),
    (Column::Calls, &["ansagen", "ansage", "calls", "call"]),
    (Column::Special, &["sonderpunkte", "sonderpunkt", "special", "extras"]),
    (Column::Reason, &["anlass", "grund", "strafgrund", "reason", "penalty reason"]),
    (Column::Note, &["bemerkung", "bemerkungen", "notiz", "note", "notes"]),
];

/// The words before the number of a position.
const POINTS: [&str; 9] = ["", "p", "pos", "position", "platz", "spieler", "player", "punkte", "points"];
const PENALTY: [&str; 4] = ["strafe", "strafpunkte", "penalty", "s"];
const DEDUCTION: [&str; 2] = ["abzug", "deduction"];

/// What a column is by its heading.
pub(super) fn column(heading: &str) -> Option<Column> {
    let heading = heading.to_lowercase().replace(['.', '_', '-', ':'], " ");
    let heading = heading.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some((column, _)) = WORDS.iter().find(|(_, words)| words.contains(&heading.as_str())) {
        return Some(*column);
    }
    let digits = heading.trim_start_matches(|c: char| !c.is_ascii_digit());
    let word = heading.strip_suffix(digits)?.trim();
    let position = Position::try_from(digits.parse::<u8>().ok()?).ok()?;
    let is = |words: &[&str]| words.contains(&word);
    if is(&POINTS) {
        Some(Column::Points(position))
    } else if is(&PENALTY) {
        Some(Column::Penalty(position))
    } else if is(&DEDUCTION) {
        Some(Column::Deduction(position))
    } else {
        None
    }
}

/// The columns of a list, in their order, and its size.
pub(super) struct Head {
    pub(super) columns: Vec<Option<(Column, String)>>,
    pub(super) size: TableSize,
}

impl Head {
    /// None if no heading is that of a column: then it is a list of another kind.
    pub(super) fn read(headings: &[String]) -> Option<Result<Head, Vec<SheetProblem>>> {
        let points = |heading: &String| matches!(column(heading), Some(Column::Points(_)));
        if !headings.iter().any(points) {
            return None;
        }
        let mut problems = Vec::new();
        let mut columns: Vec<Option<(Column, String)>> = Vec::new();
        for heading in headings {
            if heading.is_empty() {
                columns.push(None);
                continue;
            }
            match column(heading) {
                None => problems.push(SheetProblem::Column(heading.clone())),
                Some(known) if columns.iter().flatten().any(|(column, _)| *column == known) => {
                    problems.push(SheetProblem::ColumnTwice(heading.clone()));
                }
                Some(known) => columns.push(Some((known, heading.clone()))),
            }
        }
        let has = |p: Position| columns.iter().flatten().any(|(column, _)| *column == Column::Points(p));
        let positions = Position::ALL.into_iter().filter(|&p| has(p)).count();
        let size = TableSize::of(positions).filter(|size| size.positions().all(has));
        match size {
            Some(size) if problems.is_empty() => Some(Ok(Head { columns, size })),
            Some(_) => Some(Err(problems)),
            None => {
                problems.push(SheetProblem::Positions(positions));
                Some(Err(problems))
            }
        }
    }
}
