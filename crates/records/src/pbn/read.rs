//! Games of a PBN file to boards.

use std::ops::Range;

use bridge::Vulnerability;
use cards::Seat;

use super::{
    scan::{Block, Cursor, RawTag, blocks, tag},
    section, values,
};
use crate::{
    Board, Deal, Format, ReadError,
    board::{Comment, MANDATORY, Note, Place, Tag},
    error::{Expected, Fault, Lines, There},
};

/// Reads every game, after games that were read before. What is wrong in one does not keep the others from being read.
pub(crate) fn read(text: &str, before: &mut Before) -> Vec<Result<Board, ReadError>> {
    let mut boards: Vec<Result<Board, ReadError>> = Vec::new();
    let lines = Lines::of(text);
    for Block { range, open_comment } in blocks(text) {
        let outcome = match open_comment {
            Some(at) => Err(Fault::new(at, There::OpenComment, Expected::ClosingBrace)),
            None => game(text, range, before),
        };
        match outcome {
            Ok(None) => {}
            Ok(Some((mut board, at, remarks))) => {
                let (line, column) = lines.place_of(at);
                board.place = Place { line, column, format: Format::Pbn };
                board.remarks = remarks.into_iter().map(|fault| lines.locate(fault)).collect();
                boards.push(Ok(board));
            }
            Err(fault) => {
                before.forget();
                boards.push(Err(lines.locate(fault)));
            }
        }
    }
    boards
}

/// What a record of another table leaves out.
struct Lent {
    deal: Option<Deal>,
    dealer: Option<Seat>,
    vulnerable: Option<Vulnerability>,
    tags: Vec<Tag>,
}

/// What later games may take from earlier ones.
#[derive(Default)]
pub(crate) struct Before {
    /// `#`: the value of the game before; `##`: for all games that follow.
    values: Vec<(String, String, bool)>,
    board: Option<Lent>,
}

impl Before {
    fn forget(&mut self) {
        self.board = None;
    }

    /// The value meant by what is written.
    fn resolve(&mut self, name: &str, value: String) -> String {
        let earlier = self.values.iter_mut().find(|(n, ..)| n == name);
        if value == "#" {
            return earlier.map(|(_, value, _)| value.clone()).unwrap_or_default();
        }
        let (value, for_all) = match value.strip_prefix("##") {
            Some(text) => (text.to_owned(), true),
            None => (value, false),
        };
        match earlier {
            Some(entry) => {
                entry.1.clone_from(&value);
                entry.2 |= for_all;
            }
            None => self.values.push((name.to_owned(), value.clone(), for_all)),
        }
        value
    }

    /// A record of another table leaves out what is as in the game before.
    fn lend(&self, board: &mut Board, seen: &[String]) {
        for (name, value, for_all) in &self.values {
            // A table is not lent: its header is nothing without its rows. Nor is a tag that has rows here: that is a
            // table too, and a second tag before it would be read in its place.
            let here = board.tags.iter().any(|tag| tag.name == *name)
                || board.tables.iter().any(|table| table.name == *name);
            if *for_all && !name.ends_with("Table") && !here {
                board.tags.push(Tag { name: name.clone(), value: value.clone() });
            }
        }
        let has = |board: &Board, name| board.tags.iter().any(|tag| tag.name == name);
        let played = board.contract.is_some() && (board.play.is_some() || board.auction.is_some());
        if !played || ["Board", "Deal", "Dealer"].iter().any(|name| seen.iter().any(|seen| seen == name)) {
            return;
        }
        let Some(before) = self.board.as_ref().filter(|before| before.deal.is_some()) else { return };
        (board.deal, board.dealer) = (before.deal, before.dealer);
        board.vulnerable = board.vulnerable.or(before.vulnerable);
        for name in ["Event", "Board"] {
            if !has(board, name) {
                board.tags.extend(before.tags.iter().find(|tag| tag.name == name).cloned());
            }
        }
    }
}

type Game = Option<(Board, usize, Vec<Fault>)>;

/// Which section a note belongs to.
#[derive(Clone, Copy, PartialEq)]
enum Section {
    None,
    Auction,
    Play,
}

struct Reader<'a, 'b> {
    cursor: Cursor<'a>,
    before: &'b mut Before,
    board: Board,
    remarks: Vec<Fault>,
    seen: Vec<String>,
    last: Section,
}

fn game(text: &str, range: Range<usize>, before: &mut Before) -> Result<Game, Fault> {
    let mut reader = Reader {
        cursor: Cursor::new(text, range),
        before,
        board: Board::default(),
        remarks: Vec::new(),
        seen: Vec::new(),
        last: Section::None,
    };
    let mut first = None;
    let mut after = String::new();
    loop {
        reader.cursor.skip_blank();
        match reader.cursor.peek() {
            None => break,
            Some('{' | ';') => reader.comment(&after)?,
            Some('[') => {
                let tag = tag(&mut reader.cursor, &mut reader.remarks)?;
                first.get_or_insert(tag.at);
                tag.name.clone_into(&mut after);
                reader.tag(tag)?;
            }
            // Braces do not nest: this one closes nothing.
            Some('}') => {
                let fault = Fault::new(reader.cursor.at, There::LoneBrace, Expected::PlainComment);
                reader.remarks.push(fault);
                reader.cursor.eat('}');
            }
            Some(_) => {
                return Err(reader.cursor.awaits(Expected::Tag));
            }
        }
    }
    let Some(at) = first else { return Ok(None) };
    let Reader { mut board, remarks, before, seen, .. } = reader;
    before.lend(&mut board, &seen);
    if let Some(deal) = &mut board.deal {
        deal.complete();
    }
    board.sort();
    let tags =
        board.tags.iter().filter(|tag| matches!(tag.name.as_str(), "Event" | "Board")).cloned().collect();
    before.board = Some(Lent { deal: board.deal, dealer: board.dealer, vulnerable: board.vulnerable, tags });
    Ok(Some((board, at, remarks)))
}

impl Reader<'_, '_> {
    fn comment(&mut self, after: &str) -> Result<(), Fault> {
        let Some(text) = self.cursor.comment()? else { return Ok(()) };
        let last_note = match self.last {
            Section::Auction => self.board.auction.as_mut().and_then(|a| a.notes.last_mut()),
            Section::Play => self.board.play.as_mut().and_then(|p| p.notes.last_mut()),
            Section::None => None,
        };
        match last_note.filter(|_| after == "Note") {
            Some(note) => note.comments.push(text.to_owned()),
            None => {
                let after = if after == "Note" { String::new() } else { after.to_owned() };
                self.board.comments.push(Comment { after, text: text.to_owned() });
            }
        }
        Ok(())
    }

    fn tag(&mut self, tag: RawTag<'_>) -> Result<(), Fault> {
        if tag.name == "Note" {
            self.note(&tag);
            return Ok(());
        }
        self.last = Section::None;
        let repeated = self.seen.iter().any(|name| name == tag.name);
        if repeated {
            self.remarks.push(Fault::new(tag.at, There::Second(tag.name.to_owned()), Expected::Once));
        } else {
            self.seen.push(tag.name.to_owned());
        }
        let at = tag.value_at;
        let here = |expected| Fault::text(at, &tag.value, expected);
        let unknown = values::is_unknown(&tag.value);
        let board = &mut self.board;
        match tag.name {
            "Dealer" | "Deal" | "Contract" | "Declarer" | "Result" if unknown || repeated => {}
            "Vulnerable" if repeated || matches!(tag.value.trim(), "" | "?") => {}
            "Dealer" => board.dealer = Some(values::seat(&tag.value).map_err(here)?),
            // Cards and calls can be judged without it.
            "Vulnerable" => match values::vulnerable(&tag.value) {
                Ok(vulnerable) => board.vulnerable = Some(vulnerable),
                Err(expected) => self.remarks.push(here(expected)),
            },
            "Deal" => {
                board.deal = Some(Deal::from_pbn(&tag.value).map_err(|f| Fault { at: at + f.at, ..f })?);
            }
            "Contract" => board.contract = Some(values::contract(&tag.value).map_err(here)?),
            "Declarer" => board.declarer = Some(values::declarer(&tag.value).map_err(here)?),
            "Result" => match values::result(&tag.value) {
                Ok(result) => board.result = Some(result),
                Err(expected) => self.remarks.push(here(expected)),
            },
            "Auction" => {
                let first = values::seat(&tag.value).map_err(here)?;
                let auction = section::auction(&mut self.cursor, first)?;
                self.last = Section::Auction;
                board.auction.get_or_insert(auction);
            }
            "Play" => {
                let first = values::seat(&tag.value).map_err(here)?;
                let play = section::play(&mut self.cursor, first)?;
                self.last = Section::Play;
                board.play.get_or_insert(play);
            }
            name => self.other(name, tag.value, repeated)?,
        }
        Ok(())
    }

    /// Any other tag: with rows behind it, it is a table.
    fn other(&mut self, name: &str, value: String, repeated: bool) -> Result<(), Fault> {
        let value = self.before.resolve(name, value);
        loop {
            self.cursor.skip_blank();
            match self.cursor.peek() {
                Some('{' | ';') => self.comment(name)?,
                None | Some('[') if name.ends_with("Table") && !repeated => break,
                None | Some('[') => {
                    // The export format writes `?` where nothing is known.
                    let unknown = value == "?" && MANDATORY.contains(&name);
                    if !repeated && !unknown {
                        self.board.tags.push(Tag { name: name.to_owned(), value });
                    }
                    return Ok(());
                }
                Some(_) if MANDATORY.contains(&name) => return Ok(()),
                Some(_) => break,
            }
        }
        let table = section::table(&mut self.cursor, name, &value, &mut self.remarks)?;
        if !repeated {
            self.board.tables.push(table);
        }
        Ok(())
    }

    fn note(&mut self, tag: &RawTag<'_>) {
        // A colon with no number before it is part of the text, or what is written would be read as another note.
        let numbered = tag.value.split_once(':').filter(|(number, _)| !number.is_empty());
        let (number, text) = numbered.unwrap_or(("", &tag.value));
        let note = Note { number: number.to_owned(), text: text.to_owned(), comments: Vec::new() };
        let notes = match self.last {
            Section::Auction => self.board.auction.as_mut().map(|a| &mut a.notes),
            Section::Play => self.board.play.as_mut().map(|p| &mut p.notes),
            Section::None => None,
        };
        match notes {
            Some(notes) => notes.push(note),
            None => self.remarks.push(Fault::new(tag.at, There::Note, Expected::NoteAfterPlay)),
        }
    }
}
