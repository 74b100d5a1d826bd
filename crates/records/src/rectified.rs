//! Irregularities that were rectified: PBN has no marks for them, so they get a table of their own.

use cards::{Card, Seat};

use crate::{Board, Table};

/// Name of the table.
pub const TABLE: &str = "StichentscheidTable";

const COLUMNS: &str = r"Nr\2R;Trick\2R;Seat;Action\9L;Card\3L;Law\6L;Option\12L;Text";

/// A step of a rectification: a row of the table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rectified {
    /// In which trick, from 1.
    pub trick: Option<u8>,
    /// Who did it.
    pub seat: Option<Seat>,
    /// What was done: `exposed`, `penalty`, `option`, `pickup` …
    pub action: String,
    /// With which card.
    pub card: Option<Card>,
    /// The law.
    pub law: String,
    /// The option that was chosen.
    pub option: String,
    /// In words.
    pub text: String,
}

impl Board {
    /// The rectifications that are recorded. Rows that are not in our form are passed over.
    #[must_use]
    pub fn rectified(&self) -> Vec<Rectified> {
        let rows = self.tables.iter().filter(|table| table.name == TABLE).flat_map(|table| &table.rows);
        rows.filter_map(|row| Rectified::from_row(row)).collect()
    }

    /// Records a rectification.
    pub fn add_rectified(&mut self, step: &Rectified) {
        if !self.tables.iter().any(|table| table.name == TABLE) {
            let table = Table { name: TABLE.to_owned(), columns: COLUMNS.to_owned(), rows: Vec::new() };
            self.tables.push(table);
            self.sort();
        }
        if let Some(table) = self.tables.iter_mut().find(|table| table.name == TABLE) {
            let row = step.to_row(table.rows.len() + 1);
            table.rows.push(row);
        }
    }
}

impl Rectified {
    fn from_row(row: &[String]) -> Option<Rectified> {
        let [_, trick, seat, action, card, law, option, text] = row else { return None };
        Some(Rectified {
            trick: trick.parse().ok(),
            seat: seat.parse().ok(),
            action: unquoted(action),
            card: card.parse().ok(),
            law: unquoted(law),
            option: unquoted(option),
            text: unquoted(text),
        })
    }

    fn to_row(&self, number: usize) -> Vec<String> {
        let or_dash = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        vec![
            number.to_string(),
            or_dash(self.trick.map(|trick| trick.to_string())),
            or_dash(self.seat.map(|seat| seat.to_string())),
            element(&self.action),
            or_dash(self.card.map(|card| card.to_string())),
            element(&self.law),
            element(&self.option),
            quoted(&self.text),
        ]
    }
}

/// An element of a table: bare if it can be.
fn element(text: &str) -> String {
    let bare = |c: char| c.is_ascii_graphic() && !"[]{};\"%".contains(c);
    match text {
        "" => "-".to_owned(),
        "-" => quoted(text),
        _ if text.chars().all(bare) => text.to_owned(),
        _ => quoted(text),
    }
}

fn quoted(text: &str) -> String {
    let text = text.replace(char::is_control, " ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{text}\"")
}

fn unquoted(element: &str) -> String {
    let Some(inner) = element.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')) else {
        return if element == "-" { String::new() } else { element.to_owned() };
    };
    let mut text = String::with_capacity(inner.len());
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        text.push(if c == '\\' { chars.next().unwrap_or(c) } else { c });
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rectifications_are_read_back() {
        let mut board = Board::default();
        let steps = [
            Rectified {
                trick: Some(1),
                seat: Some(Seat::East),
                action: "exposed".to_owned(),
                card: "C3".parse().ok(),
                law: "54D".to_owned(),
                option: "refuse".to_owned(),
                text: r#"opening lead "out of turn" \ {refused}"#.to_owned(),
            },
            Rectified { action: "a b".to_owned(), option: "-".to_owned(), ..Rectified::default() },
        ];
        steps.iter().for_each(|step| board.add_rectified(step));
        assert_eq!(board.rectified(), steps);
        let text = crate::write_pbn(std::slice::from_ref(&board));
        let read = crate::read(text.as_bytes(), crate::Format::Pbn);
        let back = read.into_iter().next().unwrap().unwrap();
        assert_eq!(back.rectified(), steps);
        assert!(back.says_the_same(&board), "{text}");
    }
}
