//! Findings one by one, for programs: the same columns in every line, one type a column, nothing nested.

use serde::Serialize;

use super::{Judged, UNREADABLE};
use crate::{args::FindingsFormat, screen};

/// The columns, in their order.
pub const HEAD: [&str; 19] = [
    "file", "board", "room", "line", "column", "contract", "declarer", "tricks", "kind", "broken", "certain",
    "seat", "trick", "card", "clause", "text", "error", "recorded", "instead",
];

/// A finding, or what is wrong with a file. What is not known is null in every line, so that the columns can be told
/// from any of them.
#[derive(Serialize)]
struct Row<'a> {
    file: &'a str,
    board: &'a str,
    room: Option<&'a str>,
    line: Option<usize>,
    column: Option<usize>,
    contract: Option<String>,
    declarer: Option<String>,
    tricks: Option<u8>,
    kind: &'a str,
    broken: Option<&'a str>,
    certain: bool,
    seat: Option<&'a str>,
    trick: Option<u8>,
    card: Option<&'a str>,
    clause: Option<&'a str>,
    text: &'a str,
    error: Option<&'a str>,
    recorded: Option<&'a str>,
    instead: Option<&'a str>,
}

pub fn write(format: FindingsFormat, file: &str, judged: &Judged) -> anyhow::Result<()> {
    let rows: Vec<Row<'_>> = match judged {
        Judged::Unreadable { board, line, column, error } => vec![Row {
            file,
            board,
            room: None,
            line: *line,
            column: *column,
            contract: None,
            declarer: None,
            tricks: None,
            kind: UNREADABLE,
            broken: None,
            certain: true,
            seat: None,
            trick: None,
            card: None,
            clause: None,
            text: "",
            error: Some(error),
            recorded: None,
            instead: None,
        }],
        Judged::Fine { board, room, place, contract, declarer, tricks, found, .. } => found
            .iter()
            .map(|line| Row {
                file,
                board,
                room: room.as_deref(),
                line: place.map(|(line, _)| line),
                column: place.map(|(_, column)| column),
                contract: contract.map(|contract| contract.to_string()),
                declarer: declarer.map(|seat| seat.to_string()),
                tricks: *tricks,
                kind: line.kind,
                broken: line.broken,
                certain: line.certain,
                seat: line.seat.as_deref(),
                trick: line.trick,
                card: line.card.as_deref(),
                clause: line.clause.as_deref(),
                text: &line.text,
                error: None,
                recorded: line.recorded.as_deref(),
                instead: line.instead.as_deref(),
            })
            .collect(),
    };
    for row in rows {
        match format {
            FindingsFormat::Json => screen::line(&serde_json::to_string(&row)?)?,
            FindingsFormat::Csv => screen::line(&row.cells().join(";"))?,
        }
    }
    Ok(())
}

impl Row<'_> {
    fn cells(&self) -> [String; 19] {
        let text = |text: Option<&str>| bulletin::csv::cell(text.unwrap_or_default());
        let number = |number: Option<usize>| number.map(|n| n.to_string()).unwrap_or_default();
        [
            text(Some(self.file)),
            text(Some(self.board)),
            text(self.room),
            number(self.line),
            number(self.column),
            text(self.contract.as_deref()),
            text(self.declarer.as_deref()),
            number(self.tricks.map(usize::from)),
            text(Some(self.kind)),
            text(self.broken),
            self.certain.to_string(),
            text(self.seat),
            number(self.trick.map(usize::from)),
            text(self.card),
            text(self.clause),
            text(Some(self.text)),
            text(self.error),
            text(self.recorded),
            text(self.instead),
        ]
    }
}
