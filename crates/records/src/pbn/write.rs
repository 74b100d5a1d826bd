//! Boards to PBN, in its export format.

use std::fmt::Write as _;

use bridge::Vulnerability;
use cards::{Seat, Side};

use crate::{
    Board,
    board::{
        Annotated, Annotation, Auction, Bidding, Cell, End, MANDATORY, Note, Order, Play, Recorded, Table,
        TricksWon,
    },
};

const EOL: &str = "\r\n";

/// How a file begins that was written in PBN's export format.
pub const PBN_HEAD: &str = "% PBN 2.1\r\n% EXPORT\r\n";

/// A board as it stands in such a file. A blank line is between any two.
#[must_use]
pub fn pbn_game(board: &Board) -> String {
    let mut out = String::new();
    Writer { out: &mut out, board: &board.in_pbn_form() }.game();
    out
}

/// Writes boards in PBN's export format: fixed order of tags, CR LF, the marks of irregularities.
///
/// What PBN cannot say – the cards in the order in which they fell, a claim as such – is brought into the nearest form
/// that it has; [`Board::in_pbn_form`] tells which. Such a board is read back equal.
#[must_use]
pub fn write_pbn(boards: &[Board]) -> String {
    let games: Vec<String> = boards.iter().map(pbn_game).collect();
    PBN_HEAD.to_owned() + &games.join(EOL)
}

struct Writer<'a> {
    out: &'a mut String,
    board: &'a Board,
}

impl Writer<'_> {
    fn game(&mut self) {
        let board = self.board;
        self.comments("");
        for name in MANDATORY {
            let value = self.mandatory(name);
            self.tag(name, &value);
            self.comments(name);
        }
        for tag in board.tags.iter().filter(|tag| !MANDATORY.contains(&tag.name.as_str())) {
            self.tag(&tag.name, &tag.value);
            self.comments(&tag.name);
        }
        if let Some(auction) = &board.auction {
            self.auction(auction);
        }
        if let Some(play) = &board.play {
            self.play(play);
        }
        for table in &board.tables {
            self.table(table);
        }
    }

    fn mandatory(&self, name: &str) -> String {
        let board = self.board;
        let unknown = || "?".to_owned();
        match name {
            "Dealer" => board.dealer.map_or_else(unknown, |seat| seat.to_string()),
            "Vulnerable" => board.vulnerable.map_or_else(unknown, |v| vulnerable(v).to_owned()),
            "Deal" => {
                let first = board.dealer.unwrap_or(Seat::North);
                board.deal.map_or_else(unknown, |deal| deal.to_pbn(first))
            }
            "Contract" => match board.contract {
                None => unknown(),
                Some(Recorded::PassedOut) => "Pass".to_owned(),
                Some(Recorded::Contract(contract)) => contract.to_string(),
                Some(Recorded::Strain(strain)) => strain.to_string(),
            },
            "Declarer" => match board.declarer {
                None if board.contract == Some(Recorded::PassedOut) => String::new(),
                None => unknown(),
                Some(declarer) => format!("{}{}", caret(declarer.changed), declarer.seat),
            },
            "Result" => match board.result {
                None if board.contract == Some(Recorded::PassedOut) => String::new(),
                None => unknown(),
                Some(won) => result(won),
            },
            _ => board.tags.iter().find(|tag| tag.name == name).map_or_else(unknown, |tag| tag.value.clone()),
        }
    }

    fn tag(&mut self, name: &str, value: &str) {
        let _ = write!(self.out, "[{name} \"");
        let mut chars = value.chars().peekable();
        while let Some(c) = chars.next() {
            // A backslash needs one before it only where it would else be taken for one itself.
            if c == '"' || (c == '\\' && matches!(chars.peek(), None | Some('"' | '\\'))) {
                self.out.push('\\');
            }
            self.out.push(c);
        }
        self.out.push_str("\"]");
        self.out.push_str(EOL);
    }

    fn comments(&mut self, after: &str) {
        let board = self.board;
        for comment in board.comments.iter().filter(|comment| comment.after == after) {
            self.comment(&comment.text);
        }
    }

    /// A comment on lines of its own.
    fn comment(&mut self, text: &str) {
        if text.contains('}') {
            // Only a rest-of-line comment may have a brace in it.
            let _ = write!(self.out, ";{text}");
        } else {
            let _ = write!(self.out, "{{{}}}", text.replace('\n', EOL));
        }
        self.out.push_str(EOL);
    }

    fn auction(&mut self, auction: &Auction) {
        self.tag("Auction", &auction.first.to_string());
        self.comments("Auction");
        for comment in &auction.comments {
            self.comment(comment);
        }
        let words = auction.entries.iter().map(|entry| match *entry {
            Bidding::Nothing => "-".to_owned(),
            Bidding::Skipped => "^S".to_owned(),
            Bidding::Awaited => "+".to_owned(),
            Bidding::Call { call, accepted: true } => format!("^I {call}"),
            Bidding::Call { call, .. } => call.to_string(),
        });
        let words: Vec<String> = words.collect();
        self.entries(&words, &auction.annotations, auction.end);
        self.notes(&auction.notes);
    }

    fn play(&mut self, play: &Play) {
        let Order::Columns(first) = play.order else { return };
        self.tag("Play", &first.to_string());
        self.comments("Play");
        for comment in &play.comments {
            self.comment(comment);
        }
        let words = play.cells.iter().map(|cell| match *cell {
            Cell::Nothing => "-".to_owned(),
            Cell::Awaited => "+".to_owned(),
            Cell::Card { card, revoke, lead } => {
                format!("{}{}{card}", if revoke { "^R " } else { "" }, if lead { "^L " } else { "" })
            }
        });
        let mut words: Vec<String> = words.collect();
        words.resize(words.len().next_multiple_of(4), "-".to_owned());
        self.entries(&words, &play.annotations, play.end);
        self.notes(&play.notes);
    }

    /// A word of a line, which is open from then on.
    fn word(&mut self, word: &str, line_open: &mut bool) {
        if *line_open {
            self.out.push(' ');
        }
        self.out.push_str(word);
        *line_open = true;
    }

    fn entries(&mut self, words: &[String], annotations: &[Annotated], end: End) {
        let mut line_open = false;
        for (entry, word) in words.iter().enumerate() {
            self.word(word, &mut line_open);
            for said in annotations.iter().filter(|said| said.entry == entry) {
                match &said.annotation {
                    Annotation::Note(number) => self.word(&format!("={number}="), &mut line_open),
                    Annotation::Glyph(number) => self.word(&format!("${number}"), &mut line_open),
                    Annotation::Comment(text) => {
                        self.out.push(' ');
                        self.comment(text);
                        line_open = false;
                    }
                }
            }
            if entry % 4 == 3 && line_open {
                self.out.push_str(EOL);
                line_open = false;
            }
        }
        if line_open {
            self.out.push_str(EOL);
        }
        if end == End::Stopped {
            self.out.push('*');
            self.out.push_str(EOL);
        }
    }

    fn notes(&mut self, notes: &[Note]) {
        for note in notes {
            let value = if note.number.is_empty() {
                note.text.clone()
            } else {
                format!("{}:{}", note.number, note.text)
            };
            self.tag("Note", &value);
            for comment in &note.comments {
                self.comment(comment);
            }
        }
    }

    fn table(&mut self, table: &Table) {
        self.tag(&table.name, &table.columns);
        self.comments(&table.name);
        for row in &table.rows {
            if row.first().is_some_and(|element| element.starts_with('%')) {
                // Or the line would be passed over.
                self.out.push(' ');
            }
            for (column, element) in row.iter().enumerate() {
                if column > 0 {
                    self.out.push(' ');
                }
                self.out.push_str(element);
                if element.starts_with('[') {
                    // Or it would be a tag together with what follows.
                    self.out.push_str("{}");
                }
            }
            self.out.push_str(EOL);
        }
    }
}

const fn caret(irregular: bool) -> &'static str {
    if irregular { "^" } else { "" }
}

const fn vulnerable(vulnerable: Vulnerability) -> &'static str {
    match vulnerable {
        Vulnerability::None => "None",
        Vulnerability::NorthSouth => "NS",
        Vulnerability::EastWest => "EW",
        Vulnerability::All => "All",
    }
}

fn result(won: TricksWon) -> String {
    let name = |side| if side == Side::NorthSouth { "NS" } else { "EW" };
    let sign = caret(won.irregular);
    match (won.side, won.other) {
        (None, _) => format!("{sign}{}", won.tricks),
        (Some(side), None) => format!("{sign}{} {}", name(side), won.tricks),
        (Some(side), Some(other)) => {
            format!("{sign}{} {} {} {other}", name(side), won.tricks, name(side.other()))
        }
    }
}
