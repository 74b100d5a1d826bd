//! What the record of one board says, right or wrong.

use bridge::{Call, Contract, Strain, Vulnerability};
use cards::{Card, Seat, Side};

use crate::{Deal, Expected, Format, ReadError, There};

/// Where a record begins in its file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Place {
    /// Line, from 1.
    pub line: usize,
    /// Column, from 1.
    pub column: usize,
    /// Format of the file.
    pub format: Format,
}

impl Default for Place {
    fn default() -> Place {
        Place { line: 1, column: 1, format: Format::Pbn }
    }
}

/// The record of one board.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Board {
    /// Where it begins.
    pub place: Place,
    /// Names and values that need no reading: event, players, board … in the order of PBN's export format.
    pub tags: Vec<Tag>,
    /// Who dealt.
    pub dealer: Option<Seat>,
    /// Who is vulnerable.
    pub vulnerable: Option<Vulnerability>,
    /// The hands.
    pub deal: Option<Deal>,
    /// The contract as recorded.
    pub contract: Option<Recorded>,
    /// Who declares, as recorded.
    pub declarer: Option<Declarer>,
    /// The result as recorded.
    pub result: Option<TricksWon>,
    /// Declarer's tricks in all, if the play was ended by a claim that is recorded as one.
    pub claim: Option<u8>,
    /// The auction.
    pub auction: Option<Auction>,
    /// The play.
    pub play: Option<Play>,
    /// Comments outside auction and play.
    pub comments: Vec<Comment>,
    /// Tables that other programs, or this one, have added.
    pub tables: Vec<Table>,
    /// Faults of the file that could be passed over.
    pub remarks: Vec<ReadError>,
}

/// What there is of a board to be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// A hand.
    pub deal: bool,
    /// A call.
    pub auction: bool,
    /// A card that was played.
    pub play: bool,
}

/// A tag of PBN.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tag {
    /// Its name: `Event`.
    pub name: String,
    /// Its value.
    pub value: String,
}

/// A comment that follows a tag.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Comment {
    /// The tag before it; empty if it stands before the first tag.
    pub after: String,
    /// Its text.
    pub text: String,
}

/// What a record can say of the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recorded {
    /// Passed out.
    PassedOut,
    /// A contract.
    Contract(Contract),
    /// Only the denomination, as for end positions.
    Strain(Strain),
}

/// Who declares, as recorded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Declarer {
    /// The seat.
    pub seat: Seat,
    /// `^`: declarer and dummy have changed roles.
    pub changed: bool,
}

/// The recorded number of tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TricksWon {
    /// Whose tricks: declarer's if no side is named.
    pub side: Option<Side>,
    /// How many.
    pub tricks: u8,
    /// The other side's, if they are named too.
    pub other: Option<u8>,
    /// `^`: not what the play shows.
    pub irregular: bool,
}

impl TricksWon {
    /// The tricks of this declarer's side.
    #[must_use]
    pub fn of(self, declarer: Seat) -> u8 {
        match self.side {
            Some(side) if side != declarer.side() => self.other.unwrap_or(13u8.saturating_sub(self.tricks)),
            _ => self.tricks,
        }
    }
}

/// How a section ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum End {
    /// It just ends.
    #[default]
    Plain,
    /// `*`: ended for good, though unfinished.
    Stopped,
}

/// Something that is said of a call or a card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Annotation {
    /// `=1=`, which refers to a note.
    Note(u8),
    /// `$1`, a numeric glyph; `!` and the like are turned into one.
    Glyph(u8),
    /// A comment.
    Comment(String),
}

/// An annotation and the entry that it belongs to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Annotated {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// What is said of it.
    pub annotation: Annotation,
}

/// A numbered note of a section.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Note {
    /// Its number, as written.
    pub number: String,
    /// Its text, as written.
    pub text: String,
    /// Comments after it.
    pub comments: Vec<String>,
}

/// One place of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bidding {
    /// `-`: no call here.
    Nothing,
    /// `^S`: skipped, because the call out of rotation that follows was accepted.
    Skipped,
    /// A call; `accepted` is the mark `^I` of an insufficient bid that was accepted.
    Call {
        /// The call.
        call: Call,
        /// Marked as insufficient and accepted.
        accepted: bool,
    },
    /// `+`: the call that is awaited.
    Awaited,
}

/// The auction as recorded, clockwise from the first seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Auction {
    /// Whose place is the first.
    pub first: Seat,
    /// The places, one seat each, clockwise.
    pub entries: Vec<Bidding>,
    /// What is said of them.
    pub annotations: Vec<Annotated>,
    /// How it ends.
    pub end: End,
    /// Its notes.
    pub notes: Vec<Note>,
    /// Comments before the first call.
    pub comments: Vec<String>,
}

/// One place of the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cell {
    /// `-`: not played, or not known.
    Nothing,
    /// `+`: the card that is awaited.
    Awaited,
    /// A card.
    Card {
        /// The card.
        card: Card,
        /// `^R`: it revokes, and that was not found in time.
        revoke: bool,
        /// `^L`: it was led out of turn, and that was accepted.
        lead: bool,
    },
}

impl Cell {
    /// The card that stands there.
    #[must_use]
    pub const fn of_a_card(&self) -> Option<Card> {
        match *self {
            Cell::Card { card, .. } => Some(card),
            Cell::Nothing | Cell::Awaited => None,
        }
    }

    /// A card without any mark.
    #[must_use]
    pub const fn card(card: Card) -> Cell {
        Cell::Card { card, revoke: false, lead: false }
    }
}

/// How the places of the play are to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Order {
    /// Four columns a trick, the first for this seat. Files in the world turn single rows.
    Columns(Seat),
    /// As the cards fell.
    Played,
}

/// The play as recorded, four places a trick.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Play {
    /// How to read the places.
    pub order: Order,
    /// The places.
    pub cells: Vec<Cell>,
    /// What is said of them.
    pub annotations: Vec<Annotated>,
    /// How it ends.
    pub end: End,
    /// Its notes.
    pub notes: Vec<Note>,
    /// Comments before the first card.
    pub comments: Vec<String>,
}

/// A table of PBN: a tag that names columns, and rows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// Name of the tag.
    pub name: String,
    /// Value of the tag: the columns.
    pub columns: String,
    /// Rows of elements, as written, quotes included.
    pub rows: Vec<Vec<String>>,
}

impl Board {
    /// The value of a tag; `?` and the empty string count as not there.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        let tag = self.tags.iter().find(|tag| tag.name == name)?;
        (!matches!(tag.value.as_str(), "" | "?")).then_some(tag.value.as_str())
    }

    /// The number or name of the board.
    #[must_use]
    pub fn number(&self) -> Option<&str> {
        self.tag("Board")
    }

    /// What there is to be judged.
    #[must_use]
    pub fn parts(&self) -> Parts {
        let calls = self.auction.iter().flat_map(|auction| &auction.entries);
        let cards = self.play.iter().flat_map(|play| &play.cells);
        Parts {
            deal: self.deal.is_some_and(|deal| deal.hands.0.iter().any(Option::is_some)),
            auction: calls.into_iter().any(|entry| matches!(entry, Bidding::Call { .. })),
            play: cards.filter_map(Cell::of_a_card).next().is_some(),
        }
    }

    /// Sets a tag, in its place.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.name == name) {
            Some(tag) => value.clone_into(&mut tag.value),
            None => self.tags.push(Tag { name: name.to_owned(), value: value.to_owned() }),
        }
        self.sort();
    }

    /// Notes a fault of the file that could be passed over, where the board begins.
    pub(crate) fn remark(&mut self, there: There, expected: Expected) {
        let Place { line, column, .. } = self.place;
        self.remarks.push(ReadError { line, column, there, expected });
    }

    /// Does it say the same, wherever it stands?
    #[must_use]
    pub fn says_the_same(&self, other: &Board) -> bool {
        let bare = |board: &Board| Board { place: Place::default(), remarks: Vec::new(), ..board.clone() };
        bare(self) == bare(other)
    }

    /// Brings everything into the order of the export format.
    pub(crate) fn sort(&mut self) {
        self.tags.sort_by(|a, b| rank(&a.name).cmp(&rank(&b.name)));
        self.comments.sort_by(|a, b| rank(&a.after).cmp(&rank(&b.after)));
        self.tables.sort_by(|a, b| a.name.cmp(&b.name));
    }
}

/// The tags that PBN wants in every game, in its order.
pub(crate) const MANDATORY: [&str; 15] = [
    "Event",
    "Site",
    "Date",
    "Board",
    "West",
    "North",
    "East",
    "South",
    "Dealer",
    "Vulnerable",
    "Deal",
    "Scoring",
    "Declarer",
    "Contract",
    "Result",
];

fn rank(name: &str) -> (usize, &str) {
    if name.is_empty() {
        return (0, name);
    }
    (MANDATORY.iter().position(|&m| m == name).map_or(MANDATORY.len(), |i| i) + 1, name)
}
