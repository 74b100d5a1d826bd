//! A few natural bids: enough to reach a contract that makes sense.

use bridge::{Call, Level, Strain};
use cards::{Card, Rank, Seat, Suit};

use super::is_major;
use crate::{Chair, Text, bridge::view::BoardView};

/// What a hand is worth.
struct Worth {
    points: u8,
    lengths: [usize; 4],
}

impl Worth {
    fn of(cards: &[Card]) -> Worth {
        let points = |card: &Card| match card.rank() {
            Rank::Ace => 4,
            Rank::King => 3,
            Rank::Queen => 2,
            Rank::Jack => 1,
            _ => 0,
        };
        Worth {
            points: cards.iter().map(points).sum(),
            lengths: Suit::ALL.map(|suit| cards.iter().filter(|card| card.suit() == suit).count()),
        }
    }

    fn length(&self, suit: Suit) -> usize {
        self.lengths.get(suit as usize).copied().unwrap_or(0)
    }

    fn longest(&self) -> Suit {
        // Of two of the same length the higher.
        Suit::ALL.into_iter().max_by_key(|&suit| (self.length(suit), suit as u8)).unwrap_or(Suit::Clubs)
    }

    fn is_balanced(&self) -> bool {
        self.lengths.iter().all(|&n| n >= 2) && self.lengths.iter().filter(|&&n| n == 2).count() <= 1
    }
}

/// The call of this player, one that is allowed.
pub fn call(me: Seat, view: &BoardView) -> Call {
    let cards: Vec<Card> = view
        .sides
        .get(Chair::from(me).index())
        .map(|side| side.cards.iter().map(|held| held.card.0).collect())
        .unwrap_or_default();
    let wanted = wanted(me, view, &Worth::of(&cards));
    let proper = |call: &Call| view.calls.contains(&Text(*call));
    // 31A1: sometimes only the call of before is in order.
    wanted.filter(proper).or(view.calls.first().map(|call| call.0)).unwrap_or(Call::Pass)
}

fn bid(level: u8, strain: Strain) -> Option<Call> {
    Level::try_new(level).map(|level| Call::Bid(level, strain))
}

fn wanted(me: Seat, view: &BoardView, worth: &Worth) -> Option<Call> {
    let bids: Vec<(Seat, Level, Strain)> = view
        .auction
        .iter()
        .filter_map(|said| match said.call.0 {
            Call::Bid(level, strain) => Some((said.seat.0, level, strain)),
            _ => None,
        })
        .collect();
    let of = |seat: Seat| bids.iter().rfind(|(by, ..)| *by == seat).copied();
    match (of(me), of(me.partner()), bids.last()) {
        (None, None, None) => opening(worth),
        (None, Some((_, level, strain)), _) => response(worth, level.get(), strain),
        (None, None, Some((_, level, last))) => {
            let suit = worth.longest();
            let strain = Strain::from(suit);
            let level = if strain > *last { level.get() } else { level.get() + 1 };
            let enough = worth.points >= if level == 1 { 9 } else { 12 };
            if worth.length(suit) >= 5 && enough && level <= 2 { bid(level, strain) } else { None }
        }
        (Some((_, _, mine)), Some((_, level, theirs)), _)
            if level.get() == 1 && theirs != Strain::NoTrump =>
        {
            // One over one is answered once.
            let support = theirs.trump().is_some_and(|suit| worth.length(suit) >= 4);
            let own = mine.trump().is_some_and(|suit| worth.length(suit) >= 6);
            let raise = if worth.points >= 16 { 3 } else { 2 };
            if support {
                bid(raise, theirs)
            } else if own {
                bid(2, mine)
            } else {
                bid(1, Strain::NoTrump)
            }
        }
        (Some(_), Some((_, level, strain)), _) if level.get() < 4 && worth.points >= 17 => {
            if is_major(strain) { bid(4, strain) } else { bid(3, Strain::NoTrump) }
        }
        _ => None,
    }
}

fn opening(worth: &Worth) -> Option<Call> {
    if worth.is_balanced() && (15..=17).contains(&worth.points) {
        return bid(1, Strain::NoTrump);
    }
    if worth.points < 12 {
        return None;
    }
    let major = [Suit::Spades, Suit::Hearts]
        .into_iter()
        .find(|&suit| worth.length(suit) >= 5 && worth.length(suit) >= worth.length(worth.longest()));
    let minor =
        if worth.length(Suit::Diamonds) > worth.length(Suit::Clubs) { Suit::Diamonds } else { Suit::Clubs };
    let level = if worth.points >= 21 { 2 } else { 1 };
    bid(level, major.unwrap_or(minor).into())
}

fn response(worth: &Worth, level: u8, strain: Strain) -> Option<Call> {
    let points = worth.points;
    let support = strain.trump().is_some_and(|suit| worth.length(suit) >= 3);
    match (strain, level) {
        (Strain::NoTrump, 1) => match points {
            0..8 => None,
            8..10 => bid(2, Strain::NoTrump),
            _ => bid(3, Strain::NoTrump),
        },
        (_, 1) if points < 6 => None,
        (major, 1) if support && is_major(major) => bid(
            if points >= 13 {
                4
            } else if points >= 10 {
                3
            } else {
                2
            },
            major,
        ),
        (_, 1) if points >= 13 => bid(3, Strain::NoTrump),
        (lower, 1) => {
            let suit = [Suit::Hearts, Suit::Spades]
                .into_iter()
                .find(|&suit| worth.length(suit) >= 4 && Strain::from(suit) > lower);
            suit.map_or_else(|| bid(1, Strain::NoTrump), |suit| bid(1, suit.into()))
        }
        (major, 2 | 3) if support && is_major(major) && points >= 10 => bid(4, major),
        (_, 2) if points >= 12 => bid(3, Strain::NoTrump),
        _ => None,
    }
}
