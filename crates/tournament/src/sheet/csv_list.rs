//! Lists with columns.

use super::{
    Sheet, SheetError, SheetFile, SheetLine, SheetProblem,
    cells::Cells,
    head::{Column, Head},
    running,
};
use crate::csv::{self, OpenQuote};

/// The words before the totals at the end.
const TOTALS: [&str; 6] = ["summe", "gesamt", "ergebnis", "endstand", "total", "sum"];

pub(super) fn read(text: &str) -> Result<SheetFile, Vec<SheetError>> {
    let mut errors = Vec::new();
    let mut rows = Vec::new();
    for (line, columns) in csv::lines(text) {
        match columns {
            Ok(columns) => rows.push((line, columns)),
            Err(OpenQuote) => errors.push(SheetError { line, what: SheetProblem::Quote }),
        }
    }
    let mut rows = rows.into_iter().filter(|(_, cells)| cells.iter().any(|cell| !cell.is_empty()));
    let Some((line, headings)) = rows.next() else {
        errors.push(SheetError { line: 1, what: SheetProblem::Empty });
        return Err(errors);
    };
    let head = match Head::read(&headings) {
        Some(Ok(head)) => head,
        Some(Err(problems)) => {
            errors.extend(problems.into_iter().map(|what| SheetError { line, what }));
            return Err(errors);
        }
        None => return running::read((line, headings), rows, errors).map(SheetFile::Running),
    };
    let mut sheet = Sheet { round: None, table: None, size: head.size, lines: Vec::new(), totals: None };
    for (line, cells) in rows {
        if let Err(what) = row(&head, line, &cells, &mut sheet) {
            errors.push(SheetError { line, what });
        }
    }
    if errors.is_empty() { Ok(SheetFile::List(sheet)) } else { Err(errors) }
}

fn row(head: &Head, line: usize, cells: &[String], sheet: &mut Sheet) -> Result<(), SheetProblem> {
    let columns = head.columns.len();
    if cells.iter().skip(columns).any(|cell| !cell.is_empty()) {
        return Err(SheetProblem::Cells { cells: cells.len(), columns });
    }
    let is_totals = |cell: &String| TOTALS.contains(&cell.to_lowercase().trim_end_matches(':'));
    let totals = cells.iter().find(|cell| !cell.is_empty()).is_some_and(is_totals);
    let mut read = Cells::default();
    for (cell, (column, heading)) in
        head.columns.iter().zip(cells).filter_map(|(c, cell)| Some((cell, c.as_ref()?)))
    {
        if !totals || matches!(column, Column::Points(_)) {
            read.put(*column, heading, cell)?;
        }
    }
    if totals {
        sheet.totals = Some(read.points);
    } else {
        let number = read.number;
        let (written, duty) = read.line()?;
        sheet.lines.push(SheetLine { line, number, written, duty });
    }
    Ok(())
}
