//! What is wrong with a record, and where.

use bridge::Call;
use thiserror::Error;

/// A fault in a file: where it is, and what should stand there.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {there}: expected {expected}")]
pub struct ReadError {
    /// Line, from 1.
    pub line: usize,
    /// Column, in characters, from 1.
    pub column: usize,
    /// What stands there.
    pub there: There,
    /// What should stand there.
    pub expected: Expected,
}

/// What stands where a record cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum There {
    /// This, cut short.
    #[error("`{0}`")]
    Text(String),
    /// Nothing more.
    #[error("the end of the game")]
    EndOfGame,
    /// A comment that nothing closes.
    #[error("comment without end")]
    OpenComment,
    /// The value of this tag, or an element in its rows, that nothing closes.
    #[error("value of {0} without end")]
    OpenValue(String),
    /// A `}` that closes nothing.
    #[error("`}}` that closes nothing")]
    LoneBrace,
    /// A tag that was there before.
    #[error("a second {0}")]
    Second(String),
    /// A note that belongs to nothing.
    #[error("a note here")]
    Note,
    /// A comment in a row of the table behind this tag.
    #[error("comment in a row of {0}")]
    CommentInRow(String),
    /// A character in a row of the table behind a tag, where it has to stand in quotes.
    #[error("`{0}` in a row of {1}")]
    InRow(char, String),
    /// So many hands.
    #[error("{0} hands")]
    Hands(usize),
    /// Results of other boards than these, going by the auctions.
    #[error("results that contradict the auctions of {differ} of {compared} boards")]
    OtherResults {
        /// So many of them contradict.
        differ: usize,
        /// So many can be compared.
        compared: usize,
    },
    /// The result of the other room, going by both auctions.
    #[error("the result of the other room")]
    OtherRoom,
    /// A result that the auction does not lead to, while one beside it in the header fits and is nobody's.
    #[error("a result that the auction does not lead to")]
    StrayResult,
    /// The calls of the board before, or the last of them, and no play.
    #[error("the calls of the board before")]
    AuctionBefore,
    /// A call that an explanation before it has swallowed.
    #[error("the call `{0}` at the end of an explanation")]
    SwallowedCall(Call),
    /// A gzip file that cannot be unpacked from here on.
    #[error("a gzip file that is damaged from here on")]
    Gzip,
    /// A gzip file with more in it than this, in MiB.
    #[error("a gzip file with more than {0} MiB in it")]
    TooLarge(usize),
    /// One game of more than this, in MiB.
    #[error("more than {0} MiB in one game")]
    Endless(usize),
}

/// What should stand where a record cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Expected {
    /// The end of the comment.
    #[error("`}}`")]
    ClosingBrace,
    /// The end of what is in quotes.
    #[error("`\"`")]
    ClosingQuote,
    /// The end of the tag.
    #[error("`]` after the value of the tag")]
    ClosingBracket,
    /// A tag.
    #[error("a tag such as [Event \"…\"]")]
    Tag,
    /// The name of a tag.
    #[error("the name of a tag after `[`")]
    TagName,
    /// A value in quotes.
    #[error("the value in quotes")]
    Quotes,
    /// Quotes around an element of a row.
    #[error("quotes around such an element")]
    QuotedElement,
    /// No comment within a row.
    #[error("elements only")]
    Elements,
    /// Comments do not nest.
    #[error("comments without braces in them")]
    PlainComment,
    /// A tag once.
    #[error("one, the first is taken")]
    Once,
    /// A note behind what it belongs to.
    #[error("it after Auction or Play")]
    NoteAfterPlay,
    /// The number of a note.
    #[error("a reference to a note, from =1= to =32=")]
    NoteNumber,
    /// The number of a glyph.
    #[error("a glyph from $0 to $255")]
    Glyph,
    /// A suffix.
    #[error("one of ! ? !! ?? !? ?!")]
    Suffix,
    /// Something of which it is said.
    #[error("a call or a card before what is said of it")]
    Entry,
    /// One of two marks.
    #[error("the mark ^{} or ^{}", .0[0], .0[1])]
    Mark([char; 2]),
    /// Nothing behind the character that ends a section.
    #[error("nothing more after `{0}`")]
    NothingAfter(char),
    /// A call as PBN has it.
    #[error("a call such as 1C, 3NT, X, Pass, AP")]
    Call,
    /// A card as PBN has it.
    #[error("a card such as SA, HT, or -")]
    Card,
    /// One `+` only.
    #[error("at most one `+`, where the next card is awaited")]
    OnePlus,
    /// A seat.
    #[error("a seat, one of N, E, S, W")]
    Seat,
    /// A vulnerability.
    #[error("None, NS, EW or All")]
    Vulnerable,
    /// A contract.
    #[error("a contract such as 4H, 3NTX, or Pass")]
    Contract,
    /// A declarer.
    #[error("a declarer such as S or ^S")]
    Declarer,
    /// A result.
    #[error("tricks such as 9, ^9, NS 9 or EW 4 NS 9")]
    Tricks,
    /// The seat at the head of a deal.
    #[error("a seat and a colon first, as in `N:`")]
    FirstSeat,
    /// All hands of a deal.
    #[error("four, with `-` for a hand that is not known")]
    FourHands,
    /// The suits of a hand.
    #[error("four suits parted by dots, spades first")]
    FourSuits,
    /// A rank.
    #[error("a rank, one of AKQJT98765432")]
    Rank,
    /// A command of LIN.
    #[error("a command of two letters and `|`")]
    LinCommand,
    /// What a LIN file claims.
    #[error("declarer's tricks, 0 to 13, after mc")]
    LinTricks,
    /// A vulnerability as LIN has it.
    #[error("o, n, e or b after sv")]
    LinVulnerable,
    /// A dealer as LIN has it.
    #[error("1, 2, 3 or 4 for the dealer, after md")]
    LinDealer,
    /// The hands of a LIN deal.
    #[error("four hands after md")]
    LinHands,
    /// A hand as LIN has it.
    #[error("a hand such as SAKQHxxDxxCxx, with ranks AKQJT98765432")]
    LinHand,
    /// A call as LIN has it.
    #[error("a call such as p, d, r, 1C, 3N after mb")]
    LinCall,
    /// A card as LIN has it.
    #[error("a card such as SA, HT after pc")]
    LinCard,
    /// Results of the boards that are in the file.
    #[error("those of these boards; they are left out")]
    ResultsOfTheseBoards,
    /// The result of the room in which it was played.
    #[error("that of this room; the two are exchanged")]
    ResultOfThisRoom,
    /// Another result of the header.
    #[error("perhaps the one beside it in the header, which fits")]
    ResultBeside,
    /// The calls of this board.
    #[error("its own; no card was played")]
    AuctionOfItsOwn,
    /// A call that stands by itself.
    #[error("a call of its own; it is read as one")]
    CallOfItsOwn,
    /// A file that is not cut off.
    #[error("a whole one")]
    WholeFile,
    /// A file that is not so large.
    #[error("a smaller one")]
    SmallerFile,
    /// The end of a game.
    #[error("its end")]
    End,
}

/// A fault at a byte of the text, before lines are counted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Fault {
    pub at: usize,
    pub there: There,
    pub expected: Expected,
}

impl Fault {
    pub(crate) fn new(at: usize, there: There, expected: Expected) -> Fault {
        Fault { at, there, expected }
    }

    /// This text, where something else should stand.
    pub(crate) fn text(at: usize, text: &str, expected: Expected) -> Fault {
        Fault { at, there: There::text(text), expected }
    }
}

impl There {
    /// This text, cut short so that a message stays one line.
    pub(crate) fn text(text: &str) -> There {
        There::Text(shown(text))
    }
}

/// The lines of a text, and where its bytes stand. Every place is found in the same time, however long the text or one
/// of its lines is.
pub(crate) struct Lines<'a> {
    text: &'a str,
    /// Where each line begins.
    starts: Vec<usize>,
    /// How many characters begin before each step of so many bytes; empty if that many as there are bytes.
    counts: Vec<usize>,
}

impl<'a> Lines<'a> {
    const STEP: usize = 256;

    pub(crate) fn of(text: &'a str) -> Lines<'a> {
        let newlines = text.match_indices('\n').map(|(at, _)| at + 1);
        let starts = std::iter::once(0).chain(newlines).collect();
        let mut counts = Vec::new();
        // In most files every byte is a character.
        if !text.is_ascii() {
            let mut count = 0;
            counts.push(count);
            for step in text.as_bytes().chunks(Self::STEP) {
                count += begins(step);
                counts.push(count);
            }
        }
        Lines { text, starts, counts }
    }

    /// Line and column, both from 1, of a byte of the text.
    pub(crate) fn place_of(&self, at: usize) -> (usize, usize) {
        let mut at = at.min(self.text.len());
        while !self.text.is_char_boundary(at) {
            at -= 1;
        }
        let line = self.starts.partition_point(|&start| start <= at);
        let start = line.checked_sub(1).and_then(|line| self.starts.get(line)).copied().unwrap_or_default();
        (line, self.characters(at) - self.characters(start) + 1)
    }

    pub(crate) fn locate(&self, fault: Fault) -> ReadError {
        let (line, column) = self.place_of(fault.at);
        ReadError { line, column, there: fault.there, expected: fault.expected }
    }

    /// How many characters begin before this byte.
    fn characters(&self, at: usize) -> usize {
        if self.counts.is_empty() {
            return at;
        }
        let step = at / Self::STEP;
        let before = self.counts.get(step).copied().unwrap_or_default();
        before + begins(self.text.as_bytes().get(step * Self::STEP..at).unwrap_or_default())
    }
}

/// How many characters of UTF-8 begin in these bytes.
fn begins(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&b| b & 0xC0 != 0x80).count()
}

/// What steers a screen is shown as what it is: a character that says nothing.
fn shown(text: &str) -> String {
    const MOST: usize = 40;
    let line = text.lines().next().unwrap_or_default();
    let mut short: String = line
        .chars()
        .map(|c| if c.is_control() && c != '\t' { char::REPLACEMENT_CHARACTER } else { c })
        .take(MOST)
        .collect();
    if line.chars().nth(MOST).is_some() {
        short.push('…');
    }
    short
}
