//! The sections of a game: auction, play, tables.

use bridge::Call;
use cards::{Card, Seat};

use super::scan::Cursor;
use crate::{
    board::{Annotated, Annotation, Auction, Bidding, Cell, End, Order, Play, Table},
    error::{Expected, Fault, There},
};

/// A suffix and its glyph for a call; six more for a card.
const SUFFIXES: [(&str, u8); 6] = [("!", 1), ("?", 2), ("!!", 3), ("??", 4), ("!?", 5), ("?!", 6)];

/// Annotations and end of a section that has entries one after the other.
struct Entries {
    annotations: Vec<Annotated>,
    comments: Vec<String>,
    end: End,
    for_cards: bool,
}

impl Entries {
    fn new(for_cards: bool) -> Entries {
        Entries { annotations: Vec::new(), comments: Vec::new(), end: End::Plain, for_cards }
    }

    /// Reads what is said of the last entry; true if there was anything.
    fn annotation(&mut self, cursor: &mut Cursor<'_>, entries: usize) -> Result<bool, Fault> {
        let start = *cursor;
        if let Some(text) = cursor.comment()? {
            match entries.checked_sub(1) {
                Some(entry) => {
                    let annotation = Annotation::Comment(text.to_owned());
                    self.annotations.push(Annotated { entry, annotation });
                }
                None => self.comments.push(text.to_owned()),
            }
            return Ok(true);
        }
        let annotation = match cursor.peek() {
            Some('=') => {
                cursor.eat('=');
                let number = cursor.take_while(|c| c.is_ascii_digit()).parse();
                if !cursor.eat('=') {
                    return Err(start.awaits(Expected::NoteNumber));
                }
                Annotation::Note(number.map_err(|_| start.awaits(Expected::NoteNumber))?)
            }
            Some('$') => {
                cursor.eat('$');
                let number = cursor.take_while(|c| c.is_ascii_digit()).parse();
                Annotation::Glyph(number.map_err(|_| start.awaits(Expected::Glyph))?)
            }
            Some('!' | '?') => {
                let suffix = cursor.take_while(|c| matches!(c, '!' | '?'));
                let glyph = SUFFIXES.iter().find(|(s, _)| *s == suffix).map(|(_, glyph)| *glyph);
                let glyph = glyph.ok_or_else(|| start.awaits(Expected::Suffix))?;
                Annotation::Glyph(if self.for_cards { glyph + 6 } else { glyph })
            }
            _ => return Ok(false),
        };
        let entry = entries.checked_sub(1).ok_or_else(|| start.awaits(Expected::Entry))?;
        self.annotations.push(Annotated { entry, annotation });
        Ok(true)
    }

    fn star(&mut self, cursor: &mut Cursor<'_>) -> bool {
        let star = cursor.eat('*');
        if star {
            self.end = End::Stopped;
        }
        star
    }
}

/// The letter after `^`, if a mark stands here.
fn mark(cursor: &mut Cursor<'_>, known: [char; 2]) -> Result<Option<char>, Fault> {
    let start = *cursor;
    if !cursor.eat('^') {
        return Ok(None);
    }
    let letter = cursor.peek().map(|c| c.to_ascii_uppercase()).filter(|c| known.contains(c));
    let letter = letter.ok_or_else(|| start.awaits(Expected::Mark(known)))?;
    if let Some(c) = cursor.peek() {
        cursor.eat(c);
    }
    Ok(Some(letter))
}

fn word<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// Reads the calls after the tag `Auction`.
pub(super) fn auction(cursor: &mut Cursor<'_>, first: Seat) -> Result<Auction, Fault> {
    let mut said = Entries::new(false);
    let mut entries = Vec::new();
    loop {
        cursor.skip_blank();
        if matches!(cursor.peek(), None | Some('[')) {
            break;
        }
        if said.annotation(cursor, entries.len())? || said.star(cursor) {
            continue;
        }
        if said.end == End::Stopped {
            return Err(cursor.awaits(Expected::NothingAfter('*')));
        }
        if entries.last() == Some(&Bidding::Awaited) {
            return Err(cursor.awaits(Expected::NothingAfter('+')));
        }
        if cursor.eat('+') {
            entries.push(Bidding::Awaited);
            continue;
        }
        let accepted = match mark(cursor, ['I', 'S'])? {
            Some('S') => {
                entries.push(Bidding::Skipped);
                continue;
            }
            mark => mark.is_some(),
        };
        cursor.skip_blank();
        let start = *cursor;
        match word(cursor) {
            "-" | "--" if !accepted => entries.push(Bidding::Nothing),
            text if text.eq_ignore_ascii_case("AP") && !accepted => all_pass(&mut entries),
            text => {
                let call: Call = text.parse().map_err(|_| start.awaits(Expected::Call))?;
                entries.push(Bidding::Call { call, accepted });
            }
        }
    }
    Ok(from_the_first(first, entries, said))
}

/// `AP`: as many passes as end the auction.
fn all_pass(entries: &mut Vec<Bidding>) {
    let calls = || {
        entries
            .iter()
            .rev()
            .filter_map(|e| if let Bidding::Call { call, .. } = e { Some(*call) } else { None })
    };
    let passes = calls().take_while(|&call| call == Call::Pass).count();
    let enough = if calls().all(|call| call == Call::Pass) { 4 } else { 3 };
    for _ in passes..enough {
        entries.push(Bidding::Call { call: Call::Pass, accepted: false });
    }
}

/// Leaves out the dashes of those who sit before the dealer.
fn from_the_first(first: Seat, mut entries: Vec<Bidding>, said: Entries) -> Auction {
    let dashes = entries.iter().take_while(|&&e| e == Bidding::Nothing).count();
    entries.drain(..dashes);
    let first = first.round().get(dashes % 4).copied().unwrap_or(first);
    let (annotations, comments) = shifted(said.annotations, said.comments, dashes, entries.len());
    Auction { first, entries, annotations, end: said.end, notes: Vec::new(), comments }
}

/// What was said of a place that is left out goes to its neighbour.
fn shifted(
    annotations: Vec<Annotated>,
    mut comments: Vec<String>,
    before: usize,
    entries: usize,
) -> (Vec<Annotated>, Vec<String>) {
    let mut kept = Vec::with_capacity(annotations.len());
    for said in annotations {
        match (said.entry.checked_sub(before), entries.checked_sub(1), said.annotation) {
            (Some(entry), Some(last), annotation) => {
                kept.push(Annotated { entry: entry.min(last), annotation });
            }
            (_, _, Annotation::Comment(text)) => comments.push(text),
            _ => {}
        }
    }
    (kept, comments)
}

/// Reads the cards after the tag `Play`.
pub(super) fn play(cursor: &mut Cursor<'_>, first: Seat) -> Result<Play, Fault> {
    let mut said = Entries::new(true);
    let mut cells = Vec::with_capacity(52);
    let mut awaited: Option<usize> = None;
    loop {
        cursor.skip_blank();
        if matches!(cursor.peek(), None | Some('[')) {
            break;
        }
        if said.annotation(cursor, cells.len())? || said.star(cursor) {
            continue;
        }
        if said.end == End::Stopped || awaited.is_some_and(|row| row != cells.len() / 4) {
            let after = if awaited.is_some() { '+' } else { '*' };
            return Err(cursor.awaits(Expected::NothingAfter(after)));
        }
        if cursor.peek() == Some('+') {
            if awaited.is_some() {
                return Err(cursor.awaits(Expected::OnePlus));
            }
            cursor.eat('+');
            awaited = Some(cells.len() / 4);
            cells.push(Cell::Awaited);
            continue;
        }
        let (mut revoke, mut lead) = (false, false);
        while let Some(letter) = mark(cursor, ['R', 'L'])? {
            revoke |= letter == 'R';
            lead |= letter == 'L';
            cursor.skip_blank();
        }
        let start = *cursor;
        match word(cursor) {
            "-" | "--" if !revoke && !lead => cells.push(Cell::Nothing),
            text => {
                let card: Card = text.parse().map_err(|_| start.awaits(Expected::Card))?;
                cells.push(Cell::Card { card, revoke, lead });
            }
        }
    }
    let dashes = cells.iter().rev().take_while(|&&cell| cell == Cell::Nothing).count();
    cells.truncate(cells.len() - dashes);
    let (annotations, comments) = shifted(said.annotations, said.comments, 0, cells.len());
    Ok(Play { order: Order::Columns(first), cells, annotations, end: said.end, notes: Vec::new(), comments })
}

/// Reads the rows after any other tag. Comments among them are dropped.
pub(super) fn table(
    cursor: &mut Cursor<'_>,
    name: &str,
    columns: &str,
    remarks: &mut Vec<Fault>,
) -> Result<Table, Fault> {
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut row: Vec<String> = Vec::new();
    loop {
        if cursor.at_line_end() {
            if !row.is_empty() {
                rows.push(std::mem::take(&mut row));
            }
            cursor.skip_blank();
        }
        let at = cursor.at;
        match cursor.peek() {
            None => break,
            // A bracket that is no tag is an element that should not be one.
            Some('[') if is_tag(cursor.rest()) => break,
            Some('{' | ';') => {
                if !row.is_empty() {
                    remarks.push(Fault::new(at, There::CommentInRow(name.to_owned()), Expected::Elements));
                }
                cursor.comment()?;
            }
            Some('"') => row.push(quoted_element(cursor, name)?),
            Some(_) => {
                let element = cursor.take_while(|c| !c.is_whitespace() && !matches!(c, '{' | ';' | '"'));
                if let Some(bad) = element.chars().find(|c| matches!(c, '[' | ']' | '{' | '}' | '%')) {
                    remarks.push(Fault::new(at, There::InRow(bad, name.to_owned()), Expected::QuotedElement));
                }
                row.push(element.to_owned());
            }
        }
    }
    if !row.is_empty() {
        rows.push(row);
    }
    Ok(Table { name: name.to_owned(), columns: columns.to_owned(), rows })
}

fn is_tag(rest: &str) -> bool {
    let inner = rest.trim_start_matches('[').trim_start();
    let name = inner.len() - inner.trim_start_matches(|c: char| c.is_ascii_alphanumeric() || c == '_').len();
    name > 0 && inner.get(name..).is_some_and(|value| value.trim_start().starts_with('"'))
}

fn quoted_element(cursor: &mut Cursor<'_>, name: &str) -> Result<String, Fault> {
    let at = cursor.at;
    let rest = cursor.rest();
    let mut escaped = true;
    let closing = rest.char_indices().find(|&(_, c)| {
        let closes = (c == '"' && !escaped) || c == '\n';
        escaped = c == '\\' && !escaped;
        closes
    });
    match closing {
        Some((length, '"')) => {
            cursor.at += length + 1;
            Ok(rest.get(..=length).unwrap_or_default().to_owned())
        }
        _ => Err(Fault::new(at, There::OpenValue(name.to_owned()), Expected::ClosingQuote)),
    }
}
