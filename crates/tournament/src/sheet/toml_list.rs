//! Lists as TOML.

use serde::Deserialize;
use toml::{Spanned, Table, Value};

use super::{Sheet, SheetError, SheetLine, SheetProblem, Unread, cells::Cells};
use crate::{Played, Position, TableSize, Told, Written, list::Fields};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    round: Option<usize>,
    table: Option<usize>,
    #[serde(default)]
    players: Option<usize>,
    #[serde(default)]
    line: Vec<Spanned<Table>>,
}

/// What does not fit: what the reader names, or the line in which it stands.
fn problem(reason: &str, line: &str) -> SheetProblem {
    let named = reason.split('`').nth(1).filter(|named| !named.is_empty());
    SheetProblem::Toml(named.unwrap_or(line.trim()).to_owned())
}

pub(super) fn read(text: &str) -> Result<Sheet, Unread> {
    let line_at = |at: usize| text.get(..at).map_or(1, |before| before.matches('\n').count() + 1);
    let text_of = |line: usize| text.lines().nth(line - 1).unwrap_or_default();
    let file: File = toml::from_str(text).map_err(|e| -> Unread {
        let line = e.span().map_or(1, |span| line_at(span.start));
        vec![SheetError { line, what: problem(e.message(), text_of(line)) }].into()
    })?;
    let (mut lines, mut errors) = (Vec::<SheetLine>::new(), Vec::new());
    for table in file.line {
        let line = line_at(table.span().start);
        match one(table.into_inner(), text_of(line)) {
            Ok((number, written)) => lines.push(SheetLine { line, number, written, duty: None }),
            Err(what) => {
                errors.push(SheetError { line, what });
                lines.push(SheetLine { line, number: None, written: Cells::no_points(), duty: None });
            }
        }
    }
    if lines.is_empty() && errors.is_empty() {
        errors.push(SheetError { line: 1, what: SheetProblem::Empty });
    }
    let size = match file.players {
        None => Some(size(&lines)),
        Some(players) => TableSize::of(players),
    };
    match size {
        Some(size) => {
            let sheet = Sheet { round: file.round, table: file.table, size, lines, totals: None };
            let rest = (!sheet.lines.is_empty()).then(|| sheet.clone());
            if errors.is_empty() { Ok(sheet) } else { Err(Unread { errors, rest }) }
        }
        None => {
            let what = SheetProblem::Positions(file.players.unwrap_or_default());
            errors.insert(0, SheetError { line: 1, what });
            Err(errors.into())
        }
    }
}

fn one(mut table: Table, line: &str) -> Result<(Option<u8>, Written), SheetProblem> {
    let number = match table.remove("number") {
        None => None,
        Some(value) => {
            let whole = value.as_integer().and_then(|n| u8::try_from(n).ok());
            let wrong = || SheetProblem::Number { column: "number".into(), found: value.to_string() };
            Some(whole.ok_or_else(wrong)?)
        }
    };
    // Read apart, so that what is wrong in it is named as itself and not as the reader words it.
    let mut game: Option<Played> = None;
    if let Some(Value::String(text)) = table.get("game") {
        game = Some(text.parse()?);
        table.remove("game");
    }
    let mut fields: Fields =
        Value::Table(table).try_into().map_err(|e: toml::de::Error| problem(e.message(), line))?;
    fields.game = game;
    Ok((number, Written::try_from(fields)?))
}

/// A larger table shows itself by its last player, who does not sit out in every deal.
fn size(lines: &[SheetLine]) -> TableSize {
    let plays = |line: &SheetLine, position: Position| match &line.written.told {
        Told::Points { points, .. } => points[position] != 0,
        Told::Game { played, .. } => played.re.contains(position),
    };
    let last = |size: &TableSize| lines.iter().any(|line| plays(line, size.keeps_list()));
    TableSize::ALL.into_iter().rev().find(last).unwrap_or(TableSize::Four)
}
