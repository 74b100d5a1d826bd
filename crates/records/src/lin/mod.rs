//! LIN, the format of Bridge Base Online: `command|value|` without an end.

mod fields;

use std::ops::Range;

use bridge::{Call, Contract, Level, Strain, Vulnerability};
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};

use self::fields::Fields;
use crate::{
    Board, Deal, Format, ReadError,
    board::{
        Annotated, Annotation, Auction, Bidding, Cell, Comment, Declarer, End, Order, Place, Play, Recorded,
        TricksWon,
    },
    error::{Fault, Lines, shown},
};

/// The order of LIN, from its dealer 1 on.
const SEATS: [Seat; 4] = [Seat::South, Seat::West, Seat::North, Seat::East];

/// Reads every board of a file or of a link.
pub(crate) fn read(text: &str) -> Vec<Result<Board, ReadError>> {
    let fields = Fields::of(text);
    let mut reader = Reader {
        text,
        lines: Lines::of(text),
        boards: Vec::new(),
        header: Header::default(),
        now: Now::default(),
    };
    for (command, value) in fields.pairs() {
        let name = fields.value(&command).trim().to_ascii_lowercase();
        reader.command(&name, &command, &fields.value(&value), value.start);
    }
    reader.finish();
    reader.boards
}

/// What a match says before its first board.
#[derive(Default)]
struct Header {
    event: Option<String>,
    players: Vec<String>,
    results: Vec<String>,
}

/// The board that is being read.
#[derive(Default)]
struct Now {
    board: Board,
    at: Option<usize>,
    dealt: bool,
    players: Vec<String>,
    result: Option<String>,
    fault: Option<Fault>,
}

struct Reader<'a> {
    text: &'a str,
    lines: Lines<'a>,
    boards: Vec<Result<Board, ReadError>>,
    header: Header,
    now: Now,
}

impl Reader<'_> {
    fn command(&mut self, name: &str, command: &Range<usize>, value: &str, at: usize) {
        let begins = match name {
            "qx" => true,
            "md" | "pn" => self.now.dealt,
            _ => false,
        };
        if begins {
            self.finish();
        }
        let text = self.text.get(command.clone()).unwrap_or_default();
        let command_at = command.start + text.len() - text.trim_start().len();
        let outcome = match name {
            "vg" => {
                self.header = Header { event: Some(vugraph_title(value)), ..Header::default() };
                Ok(())
            }
            "rs" => {
                self.header.results = value.split(',').map(|result| result.trim().to_owned()).collect();
                Ok(())
            }
            "pn" => {
                let players = value.split(',').map(|player| player.trim().to_owned()).collect();
                let in_board = self.now.at.is_some() || self.header.event.is_none();
                if in_board {
                    self.now.players = players;
                } else {
                    self.header.players = players;
                }
                Ok(())
            }
            "qx" => {
                self.now.at = Some(command_at);
                self.room(value.trim());
                Ok(())
            }
            "ah" => {
                let title = value.trim();
                let number = title.rsplit(' ').next().filter(|n| n.chars().all(|c| c.is_ascii_digit()));
                self.now.board.set_tag("Board", number.unwrap_or(title));
                Ok(())
            }
            "" if value.is_empty() => Ok(()),
            _ if name.len() > 3 || !name.chars().all(|c| c.is_ascii_alphanumeric()) => {
                let what = format!("`{}`: expected a command of two letters and `|`", shown(name));
                Err(Fault::new(command_at, what))
            }
            _ => self.on_board(name, command_at, value, at),
        };
        if let Err(fault) = outcome {
            self.now.fault.get_or_insert(fault);
        }
    }

    /// `o1`, `c1`: the room and the board; its result is in the header.
    fn room(&mut self, value: &str) {
        let number: String = value.chars().skip_while(|c| !c.is_ascii_digit()).collect();
        let room = match value.chars().next().map(|c| c.to_ascii_lowercase()) {
            Some('o') => "Open",
            Some('c') => "Closed",
            _ => "",
        };
        if !room.is_empty() {
            self.now.board.set_tag("Room", room);
        }
        self.now.board.set_tag("Board", if number.is_empty() { value } else { &number });
        let header = &mut self.header;
        if !header.results.is_empty() {
            self.now.result = Some(header.results.remove(0));
        }
        if header.players.is_empty() {
            return;
        }
        let all = header.players.iter();
        self.now.players = match room {
            "Closed" if header.players.len() >= 8 => all.skip(4).take(4).cloned().collect(),
            _ => all.take(4).cloned().collect(),
        };
    }

    fn on_board(&mut self, name: &str, command_at: usize, value: &str, at: usize) -> Result<(), Fault> {
        match name {
            "md" | "mb" | "pc" | "mc" | "sv" => {}
            "an" => {
                said(self.now.board.auction.as_mut(), value);
                return Ok(());
            }
            "up" => {
                // Teaching files take cards back.
                if let (Some(play), Ok(back)) = (&mut self.now.board.play, value.trim().parse::<usize>()) {
                    play.cells.truncate(play.cells.len().saturating_sub(back));
                }
                return Ok(());
            }
            "nt" if self.now.dealt => {
                let text = value.trim().to_owned();
                if !text.is_empty() {
                    self.now.board.comments.push(Comment { after: String::new(), text });
                }
                return Ok(());
            }
            _ => return Ok(()),
        }
        self.now.at.get_or_insert(command_at);
        let board = &mut self.now.board;
        match name {
            "md" => {
                self.now.dealt = true;
                let (dealer, deal) = deal(value, at)?;
                (board.dealer, board.deal) = (dealer, deal);
            }
            "sv" => board.vulnerable = vulnerable(value.trim(), at)?,
            "mb" => calls(board, value, at)?,
            "pc" => played(board, value, at)?,
            _ => {
                let tricks = value.trim().parse().ok().filter(|&n| n <= 13);
                let what = || format!("`{}`: expected declarer's tricks, 0 to 13, after mc", shown(value));
                board.claim = Some(tricks.ok_or_else(|| Fault::new(at, what()))?);
                if let Some(play) = &mut board.play {
                    play.end = End::Stopped;
                }
            }
        }
        Ok(())
    }

    fn finish(&mut self) {
        let Now { mut board, at, dealt, players, result, fault } = std::mem::take(&mut self.now);
        if let Some(fault) = fault {
            self.boards.push(Err(self.lines.locate(fault)));
            return;
        }
        if !dealt && board.auction.is_none() && board.play.is_none() {
            // Players before the first board of a file are those of this board.
            self.now.players = players;
            return;
        }
        for (seat, player) in SEATS.into_iter().zip(players) {
            if !player.is_empty() {
                board.set_tag(seat_name(seat), &player);
            }
        }
        if let Some(event) = self.header.event.as_ref().filter(|event| !event.is_empty()) {
            board.set_tag("Event", event);
        }
        if let Some(result) = result {
            take_result(&mut board, &result);
        }
        let (line, column) = self.lines.place_of(at.unwrap_or_default());
        board.place = Place { line, column, format: Format::Lin };
        board.sort();
        self.boards.push(Ok(board));
    }
}

fn vugraph_title(value: &str) -> String {
    let mut parts = value.split(',').map(str::trim);
    let title = [parts.next().unwrap_or_default(), parts.next().unwrap_or_default()];
    title.join(" ").trim().to_owned()
}

pub(crate) const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::North => "North",
        Seat::East => "East",
        Seat::South => "South",
        Seat::West => "West",
    }
}

fn vulnerable(value: &str, at: usize) -> Result<Option<Vulnerability>, Fault> {
    Ok(Some(match value.to_ascii_lowercase().as_str() {
        "" => return Ok(None),
        "o" | "0" | "-" => Vulnerability::None,
        "n" => Vulnerability::NorthSouth,
        "e" => Vulnerability::EastWest,
        "b" => Vulnerability::All,
        _ => return Err(Fault::new(at, format!("`{}`: expected o, n, e or b after sv", shown(value)))),
    }))
}

fn deal(value: &str, at: usize) -> Result<(Option<Seat>, Option<Deal>), Fault> {
    let blanks = value.len() - value.trim_start().len();
    let trimmed = value.trim_start();
    let digit = trimmed.chars().next().and_then(|c| c.to_digit(10));
    let dealer = match digit {
        None | Some(0) => None,
        Some(n) => {
            let seat = SEATS.get(n as usize - 1).copied();
            Some(seat.ok_or_else(|| {
                Fault::new(at + blanks, format!("dealer {n}: expected 1, 2, 3 or 4 after md"))
            })?)
        }
    };
    let mut place = at + blanks + usize::from(digit.is_some());
    let hands = trimmed.get(usize::from(digit.is_some())..).unwrap_or_default();
    if hands.trim().is_empty() {
        return Ok((dealer, None));
    }
    let mut deal = Deal::default();
    let mut known = BySeat::<bool>::default();
    for (i, text) in hands.split(',').enumerate() {
        match SEATS.get(i) {
            Some(&seat) => known[seat] = hand(&mut deal, seat, text, place)?,
            None if text.trim().is_empty() => {}
            None => return Err(Fault::new(place, "a fifth hand: expected four after md")),
        }
        place += text.len() + 1;
    }
    if !known[Seat::East] {
        deal.complete();
    }
    Ok((dealer, Some(deal)))
}

fn hand(deal: &mut Deal, seat: Seat, text: &str, at: usize) -> Result<bool, Fault> {
    let mut suit = None;
    let mut cards = CardSet::EMPTY;
    let mut chars = text.char_indices().peekable();
    let mut any = false;
    while let Some((i, c)) = chars.next() {
        if c.is_whitespace() {
            continue;
        }
        any = true;
        if let Some(next) = Suit::from_char(c) {
            suit = Some(next);
            continue;
        }
        let ten = c == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
        let rank = if ten { Some(Rank::Ten) } else { Rank::from_char(c) };
        let (Some(suit), Some(rank)) = (suit, rank) else {
            let what = format!("`{c}`: expected a hand such as SAKQHxxDxxCxx, with ranks AKQJT98765432");
            return Err(Fault::new(at + i, what));
        };
        deal.put(seat, &mut cards, Card::new(suit, rank));
    }
    deal.hands[seat] = (!cards.is_empty()).then_some(cards);
    Ok(any)
}

/// One call or several in a row, `!` behind one that is alerted.
fn calls(board: &mut Board, value: &str, at: usize) -> Result<(), Fault> {
    let first = board.dealer.unwrap_or(Seat::North);
    let auction = board.auction.get_or_insert_with(|| Auction {
        first,
        entries: Vec::new(),
        annotations: Vec::new(),
        end: End::Plain,
        notes: Vec::new(),
        comments: Vec::new(),
    });
    let mut chars = value.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        let wrong = || {
            let what = format!("`{}`: expected a call such as p, d, r, 1C, 3N after mb", shown(value.trim()));
            Fault::new(at + i, what)
        };
        let call = match c.to_ascii_lowercase() {
            '!' => {
                said(Some(auction), "Alert");
                continue;
            }
            '-' | '*' => continue,
            c if c.is_whitespace() => continue,
            'p' => Call::Pass,
            'd' => Call::Double,
            'x' if chars.next_if(|&(_, next)| next.eq_ignore_ascii_case(&'x')).is_some() => Call::Redouble,
            'x' => Call::Double,
            'r' => Call::Redouble,
            level @ '1'..='7' => {
                let level = level.to_digit(10).and_then(|n| u8::try_from(n).ok()).and_then(Level::try_new);
                let strain = chars.next().and_then(|(_, c)| Strain::from_text(c.encode_utf8(&mut [0; 4])));
                if strain == Some(Strain::NoTrump) {
                    chars.next_if(|&(_, next)| next.eq_ignore_ascii_case(&'t'));
                }
                Call::Bid(level.ok_or_else(wrong)?, strain.ok_or_else(wrong)?)
            }
            _ => return Err(wrong()),
        };
        auction.entries.push(Bidding::Call { call, accepted: false });
    }
    Ok(())
}

fn said(auction: Option<&mut Auction>, text: &str) {
    let Some(auction) = auction else { return };
    let text = text.trim().to_owned();
    if text.is_empty() {
        return;
    }
    match auction.entries.len().checked_sub(1) {
        Some(entry) => auction.annotations.push(Annotated { entry, annotation: Annotation::Comment(text) }),
        None => auction.comments.push(text),
    }
}

/// One card or several in a row.
fn played(board: &mut Board, value: &str, at: usize) -> Result<(), Fault> {
    let play = board.play.get_or_insert_with(|| Play {
        order: Order::Played,
        cells: Vec::with_capacity(52),
        annotations: Vec::new(),
        end: End::Plain,
        notes: Vec::new(),
        comments: Vec::new(),
    });
    let mut chars = value.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != '!').peekable();
    while let Some((i, c)) = chars.next() {
        let card = Suit::from_char(c).zip(chars.next()).and_then(|(suit, (_, c))| {
            let ten = c == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
            Some(Card::new(suit, if ten { Rank::Ten } else { Rank::from_char(c)? }))
        });
        let what = || format!("`{}`: expected a card such as SA, HT after pc", shown(value.trim()));
        play.cells.push(Cell::card(card.ok_or_else(|| Fault::new(at + i, what()))?));
    }
    Ok(())
}

/// A result of the header: `3NE+1`, `4SXW-2`, `PASS`. What cannot be read is nothing to complain of.
fn take_result(board: &mut Board, text: &str) {
    if text.eq_ignore_ascii_case("pass") {
        board.contract = Some(Recorded::PassedOut);
        return;
    }
    let Some(split) = text.find(['+', '-', '=']) else { return };
    let (head, tail) = text.split_at(split);
    let upper = head.to_ascii_uppercase();
    // The seat stands behind the strain, the doubles before it or behind it.
    let doubles = upper.get(1..).unwrap_or_default().chars().filter(|c| *c == 'X').count();
    let plain: String = upper.chars().filter(|c| *c != 'X').collect();
    let Some((contract, seat)) = plain.len().checked_sub(1).and_then(|at| plain.split_at_checked(at)) else {
        return;
    };
    let contract = format!("{contract}{}", "X".repeat(doubles)).parse::<Contract>();
    let (Ok(contract), Ok(seat)) = (contract, seat.parse::<Seat>()) else { return };
    let over = if tail == "=" { Ok(0) } else { tail.parse::<i8>() };
    let tricks =
        over.ok().and_then(|over| u8::try_from(i16::from(contract.level.get()) + 6 + i16::from(over)).ok());
    let Some(tricks) = tricks.filter(|&n| n <= 13) else { return };
    board.contract = Some(Recorded::Contract(contract));
    board.declarer = Some(Declarer { seat, changed: false });
    board.result = Some(TricksWon { side: None, tricks, other: None, irregular: false });
}
