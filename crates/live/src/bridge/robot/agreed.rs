//! What robots have agreed that a call shows, and tell whoever asks. It is said in numbers and suits, which every
//! language reads: `12–20, 5+ ♠`. Who errs has called wrongly; the agreement is what it is (75C).

use std::fmt;

use bridge::{Call, Level, Strain};
use cards::{Seat, Suit};

use super::is_major;

/// So a robot says that nothing is agreed beyond what the call says by itself; each viewer reads it in his language.
pub const NOTHING: &str = "–";

/// What a call shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shows {
    /// Points at least, and at most.
    pub points: (u8, Option<u8>),
    /// A suit, and so many cards of it at least.
    pub suit: Option<(Suit, usize)>,
    /// Two cards or more of each suit.
    pub balanced: bool,
}

impl Shows {
    const fn points(least: u8, most: Option<u8>) -> Shows {
        Shows { points: (least, most), suit: None, balanced: false }
    }

    const fn with(self, suit: Suit, cards: usize) -> Shows {
        Shows { suit: Some((suit, cards)), ..self }
    }
}

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.points {
            (least, Some(most)) => write!(f, "{least}–{most}")?,
            (least, None) => write!(f, "{least}+")?,
        }
        if let Some((suit, cards)) = self.suit {
            write!(f, ", {cards}+ {}", suit.symbol())?;
        }
        if self.balanced { f.write_str(", 2+ ♠♥♦♣") } else { Ok(()) }
    }
}

/// What this call shows after these; `None`: nothing is agreed that numbers would say.
pub fn shows(before: &[(Seat, Call)], seat: Seat, call: Call) -> Option<Shows> {
    let bids: Vec<(Seat, Level, Strain)> = before
        .iter()
        .filter_map(|&(by, call)| match call {
            Call::Bid(level, strain) => Some((by, level, strain)),
            _ => None,
        })
        .collect();
    let of = |seat: Seat| bids.iter().rfind(|(by, ..)| *by == seat).copied();
    let (own, partners, last) = (of(seat), of(seat.partner()), bids.last());
    let Call::Bid(level, strain) = call else {
        // Who could have opened and has not.
        return (call == Call::Pass && bids.is_empty()).then_some(Shows::points(0, Some(11)));
    };
    match (own, partners, last) {
        (None, None, None) => opening(level.get(), strain),
        (None, Some((_, opened, first)), _) => response(opened.get(), first, level.get(), strain),
        (None, None, Some(_)) => {
            let least = if level.get() == 1 { 9 } else { 12 };
            strain.trump().map(|suit| Shows::points(least, None).with(suit, 5))
        }
        (Some((_, _, first)), Some((_, answered, theirs)), _)
            if answered.get() == 1 && theirs != Strain::NoTrump =>
        {
            let opened = bids.first().is_some_and(|(by, ..)| *by == seat);
            let least = if opened { 12 } else { 6 };
            match strain.trump() {
                Some(suit) if strain == theirs => {
                    let least = if level.get() >= 3 { 16 } else { least };
                    Some(Shows::points(least, None).with(suit, 4))
                }
                Some(suit) if strain == first => Some(Shows::points(least, None).with(suit, 6)),
                _ => None,
            }
        }
        (Some(_), Some(_), _) => Some(Shows::points(17, None)),
        (Some(_), None, _) => None,
    }
}

fn opening(level: u8, strain: Strain) -> Option<Shows> {
    let Some(suit) = strain.trump() else {
        return (level == 1).then_some(Shows { balanced: true, ..Shows::points(15, Some(17)) });
    };
    let points = match level {
        1 => Shows::points(12, Some(20)),
        2 => Shows::points(21, None),
        _ => return None,
    };
    Some(points.with(suit, if is_major(strain) { 5 } else { 3 }))
}

fn response(opened: u8, first: Strain, level: u8, strain: Strain) -> Option<Shows> {
    match (strain.trump(), level) {
        (None, 2) if first == Strain::NoTrump => Some(Shows::points(8, Some(9))),
        (None, 3) if first == Strain::NoTrump => Some(Shows::points(10, None)),
        (None, 1) => Some(Shows::points(6, Some(12))),
        (None, 3) => Some(Shows::points(if opened == 1 { 13 } else { 12 }, None)),
        (Some(suit), 4) if strain == first && opened > 1 => Some(Shows::points(10, None).with(suit, 3)),
        (Some(suit), raised) if strain == first => {
            let points = match raised {
                2 => Shows::points(6, Some(9)),
                3 => Shows::points(10, Some(12)),
                4 => Shows::points(13, None),
                _ => return None,
            };
            Some(points.with(suit, 3))
        }
        (Some(suit), 1) => Some(Shows::points(6, None).with(suit, 4)),
        _ => None,
    }
}
