//! LIN, the format of Bridge Base Online: `command|value|` without an end.

mod fields;
mod header;
mod settle;
mod swallowed;

use std::{iter::Peekable, ops::Range, str::CharIndices};

use bridge::{Call, Level, Strain, Vulnerability};
use cards::{Card, CardSet, Rank, Seat, Suit};

use self::{
    fields::{Fields, Pair},
    header::{Entry, Header, Room},
    settle::{Assigned, At},
};
use crate::{
    Board, Deal, Expected, Format, ReadError,
    board::{Annotated, Annotation, Auction, Bidding, Cell, Comment, End, Order, Place, Play},
    error::{Fault, Lines},
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
        assigned: Vec::new(),
        now: Now::default(),
    };
    for Pair { name, command, value } in fields.pairs() {
        reader.command(&name, &command, &fields.value(&value), value.start);
    }
    reader.finish();
    reader.settle();
    reader.boards
}

/// How much of a text that goes on is whole boards, and nothing behind it is read otherwise for them: up to where another match
/// begins, or, outside of matches, a board.
pub(crate) fn whole_boards(text: &str) -> Option<usize> {
    let (mut end, mut dealt, mut in_match, mut at) = (None, false, false, 0);
    for (i, part) in text.split('|').enumerate() {
        if i % 2 == 0 {
            let name = part.trim().to_ascii_lowercase();
            let begins = match &*name {
                "vg" => true,
                "qx" | "pn" => !in_match,
                _ => false,
            };
            if begins && dealt {
                (end, dealt) = (Some(at), false);
            }
            in_match |= matches!(&*name, "vg" | "rs" | "bn");
            dealt |= name == "md";
        }
        at += part.len() + 1;
    }
    end
}

/// The board that is being read.
#[derive(Default)]
struct Now {
    board: Board,
    at: Option<usize>,
    dealt: bool,
    players: Vec<String>,
    result: Option<(At, Entry)>,
    fault: Option<Fault>,
}

struct Reader<'a> {
    text: &'a str,
    lines: Lines<'a>,
    boards: Vec<Result<Board, ReadError>>,
    header: Header,
    /// Which results of the header are those of which boards.
    assigned: Vec<Assigned>,
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
                self.finish();
                self.settle();
                self.header = Header::of_match(value);
                Ok(())
            }
            "rs" => {
                self.header.set_results(value, command_at);
                Ok(())
            }
            "bn" => {
                self.header.set_numbers(value);
                Ok(())
            }
            "pn" => {
                // Where the line was cut off, the next one has nothing to do with it.
                let value = value.trim_start().lines().next().unwrap_or_default();
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
            _ if name.len() > 3 || !name.chars().all(|c| c.is_ascii_alphanumeric()) => {
                Err(Fault::text(command_at, name, Expected::LinCommand))
            }
            _ => self.on_board(name, command_at, value, at),
        };
        if let Err(fault) = outcome {
            self.now.fault.get_or_insert(fault);
        }
    }

    /// `o1`, `c1`: the room and the board; its result is in the header. What else stands there, as in `o1,BOARD 1`,
    /// names the board once more.
    fn room(&mut self, value: &str) {
        let room = Room::of(value);
        let digits: String =
            value.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
        if let Some(room) = room {
            self.now.board.set_tag("Room", room.name());
        }
        self.now.board.set_tag("Board", if digits.is_empty() { value } else { &digits });
        let header = &self.header;
        let at = digits.parse().ok().zip(room);
        self.now.result = at.and_then(|at| Some((at, header.result(at)?)));
        if header.players.is_empty() {
            return;
        }
        let all = header.players.iter();
        self.now.players = match room {
            Some(Room::Closed) if header.players.len() >= 8 => all.skip(4).take(4).cloned().collect(),
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
            // Cards and calls can be judged without it.
            "sv" => match vulnerable(value.trim(), at) {
                Ok(vulnerable) => board.vulnerable = vulnerable,
                Err(fault) => board.remarks.push(self.lines.locate(fault)),
            },
            "mb" => calls(board, value, at)?,
            "pc" => played(board, value, at)?,
            _ => {
                board.claim = value.trim().parse().ok().filter(|&n| n <= 13);
                if board.claim.is_none() {
                    board.remarks.push(self.lines.locate(Fault::text(at, value, Expected::LinTricks)));
                }
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
        let (line, column) = self.lines.place_of(at.unwrap_or_default());
        board.place = Place { line, column, format: Format::Lin };
        board.sort();
        let board_at = self.boards.len();
        self.assigned.extend(result.map(|(at, entry)| Assigned { board: board_at, at, entry }));
        self.boards.push(Ok(board));
    }
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
        _ => return Err(Fault::text(at, value, Expected::LinVulnerable)),
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
            Some(seat.ok_or_else(|| Fault::text(at + blanks, &n.to_string(), Expected::LinDealer))?)
        }
    };
    let mut place = at + blanks + usize::from(digit.is_some());
    let hands = trimmed.get(usize::from(digit.is_some())..).unwrap_or_default();
    if hands.trim().is_empty() {
        return Ok((dealer, None));
    }
    let mut deal = Deal::default();
    for (i, text) in hands.split(',').enumerate() {
        match SEATS.get(i) {
            Some(&seat) => hand(&mut deal, seat, text, place)?,
            None if text.trim().is_empty() => {}
            None => return Err(Fault::text(place, text, Expected::LinHands)),
        }
        place += text.len() + 1;
    }
    deal.complete();
    Ok((dealer, Some(deal)))
}

fn hand(deal: &mut Deal, seat: Seat, text: &str, at: usize) -> Result<(), Fault> {
    let mut suit = None;
    let mut cards = CardSet::EMPTY;
    let mut chars = text.char_indices().peekable();
    while let Some((i, c)) = chars.next() {
        if c.is_whitespace() {
            continue;
        }
        if let Some(next) = Suit::from_char(c) {
            suit = Some(next);
            continue;
        }
        let ten = c == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
        let rank = if ten { Some(Rank::Ten) } else { Rank::from_char(c) };
        let (Some(suit), Some(rank)) = (suit, rank) else {
            return Err(Fault::text(at + i, &c.to_string(), Expected::LinHand));
        };
        deal.put(seat, &mut cards, Card::new(suit, rank));
    }
    deal.hands[seat] = (!cards.is_empty()).then_some(cards);
    Ok(())
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
    while let Some(&(i, c)) = chars.peek() {
        match c {
            '!' => said(Some(auction), "Alert"),
            '-' | '*' => {}
            c if c.is_whitespace() => {}
            _ => {
                let call = next_call(&mut chars);
                let call = call.ok_or_else(|| Fault::text(at + i, value.trim(), Expected::LinCall))?;
                auction.entries.push(Bidding::Call { call, accepted: false });
                continue;
            }
        }
        chars.next();
    }
    Ok(())
}

/// The call that begins here.
fn next_call(chars: &mut Peekable<CharIndices<'_>>) -> Option<Call> {
    let (_, c) = chars.next()?;
    Some(match c.to_ascii_lowercase() {
        'p' => Call::Pass,
        'd' => Call::Double,
        'x' if chars.next_if(|&(_, next)| next.eq_ignore_ascii_case(&'x')).is_some() => Call::Redouble,
        'x' => Call::Double,
        'r' => Call::Redouble,
        level @ '1'..='7' => {
            let level = level.to_digit(10).and_then(|n| u8::try_from(n).ok()).and_then(Level::try_new)?;
            let strain = Strain::from_text(chars.next()?.1.encode_utf8(&mut [0; 4]))?;
            if strain == Strain::NoTrump {
                chars.next_if(|&(_, next)| next.eq_ignore_ascii_case(&'t'));
            }
            Call::Bid(level, strain)
        }
        _ => return None,
    })
}

/// A text that is one call and nothing else.
fn one_call(text: &str) -> Option<Call> {
    let mut chars = text.char_indices().peekable();
    next_call(&mut chars).filter(|_| chars.next().is_none())
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
        let wrong = || Fault::text(at + i, value.trim(), Expected::LinCard);
        play.cells.push(Cell::card(card.ok_or_else(wrong)?));
    }
    Ok(())
}
