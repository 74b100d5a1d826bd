//! Lists with columns.

use super::{
    Sheet, SheetError, SheetFile, SheetLine, SheetProblem, Unread,
    cells::Cells,
    head::{Column, Head},
    running,
};
use crate::csv::{self, OpenQuote};

/// The words before the totals at the end.
const TOTALS: [&str; 6] = ["summe", "gesamt", "ergebnis", "endstand", "total", "sum"];

pub(super) fn read(text: &str) -> Result<SheetFile, Unread> {
    let mut errors = Vec::new();
    let (mut rows, mut quoted) = (Vec::new(), Vec::new());
    for (line, columns) in csv::lines(text) {
        match columns {
            Ok(columns) => rows.push((line, columns)),
            Err(OpenQuote) => {
                errors.push(SheetError { line, what: SheetProblem::Quote });
                quoted.push(line);
            }
        }
    }
    let mut rows = rows.into_iter().filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    let Some((line, headings)) = rows.next() else {
        errors.push(SheetError { line: 1, what: SheetProblem::Empty });
        return Err(errors.into());
    };
    let head = match Head::read(&headings) {
        Some(Ok(head)) => head,
        Some(Err(problems)) => {
            errors.extend(problems.into_iter().map(|what| SheetError { line, what }));
            return Err(errors.into());
        }
        None => return Ok(SheetFile::Running(running::read((line, headings), rows, errors)?)),
    };
    let mut sheet = Sheet { round: None, table: None, size: head.size, lines: Vec::new(), totals: None };
    let mut whole = errors.is_empty();
    for (line, cells) in rows {
        let Row { problems, points_told } = row(&head, line, &cells, &mut sheet);
        errors.extend(problems.into_iter().map(|what| SheetError { line, what }));
        whole &= points_told;
    }
    if errors.is_empty() {
        return Ok(SheetFile::List(sheet));
    }
    if !whole {
        sheet.totals = None;
    }
    // Each of these was the line of a deal too.
    let deal = |line| SheetLine { line, number: None, written: Cells::no_points(), duty: None };
    sheet.lines.extend(quoted.into_iter().filter(|&quoted| quoted > line).map(deal));
    sheet.lines.sort_by_key(|line| line.line);
    errors.sort_by_key(|error| error.line);
    Err(Unread { errors, rest: Some(sheet) })
}

/// What came of a line.
struct Row {
    problems: Vec<SheetProblem>,
    /// The points of its players are known, whatever else is not.
    points_told: bool,
}

/// Takes a line in, as far as it can be read.
fn row(head: &Head, line: usize, cells: &[String], sheet: &mut Sheet) -> Row {
    let columns = head.columns.len();
    let mut problems = Vec::new();
    if cells.iter().skip(columns).any(|cell| !cell.is_empty()) {
        problems.push(SheetProblem::Cells { cells: cells.len(), columns });
    }
    let is_totals = |cell: &String| TOTALS.contains(&cell.to_lowercase().trim_end_matches(':'));
    let totals = cells.iter().find(|cell| !cell.is_empty()).is_some_and(is_totals);
    let mut read = Cells::default();
    for (cell, (column, heading)) in
        head.columns.iter().zip(cells).filter_map(|(c, cell)| Some((cell, c.as_ref()?)))
    {
        if !totals || matches!(column, Column::Points(_)) {
            problems.extend(read.put(*column, heading, cell).err());
        }
    }
    if totals {
        sheet.totals = problems.is_empty().then_some(read.points);
        return Row { problems, points_told: true };
    }
    let number = read.number;
    // A kind that nobody knows leaves the points as they are. Beside anything else that cannot be read, what is
    // missing may be just that.
    let sound = problems.iter().all(|problem| matches!(problem, SheetProblem::Kind(_)));
    let rough = if sound { read.points_alone() } else { None };
    let told = if sound { read.line().map_err(|problem| problems.push(problem)).ok() } else { None };
    let (written, duty) = match told.filter(|_| problems.is_empty()) {
        Some(told) => told,
        None => (rough.clone().unwrap_or_else(Cells::no_points), None),
    };
    sheet.lines.push(SheetLine { line, number, written, duty });
    Row { points_told: problems.is_empty() || rough.is_some(), problems }
}
