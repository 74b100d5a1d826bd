//! The round at one table: who deals, who sits out, who leads, when it is over.

use thiserror::Error;

use doppelkopf_rules::{Point, Rules};

use crate::{ByPosition, Lap, Position, Positions, TableSize};

/// What became of a deal, as the table tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Stopped by a serious offence and not played: no game, the same dealer again.
    NotPlayed,
    /// Normal game, Hochzeit or stille Hochzeit (S4.5: not a solo in the books).
    Game,
    /// A solo of this player; whether it is his Pflichtsolo the round knows.
    Solo(Position),
}

/// What a deal was in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Deal {
    /// Not played; the deal is repeated.
    NotPlayed,
    /// A counted game without a solo.
    Game,
    /// A counted game (S2.12).
    Lustsolo(Position),
    /// S2.2: the first solo of the round; not counted (S1.5), the same dealer again (S2.11).
    Pflichtsolo(Position),
    /// 4.1.9: played because the counted games were over; the next player deals.
    Forced(Position),
}

impl Deal {
    /// Is it one of the 20 or 25, or of the 30 or 35 of a larger table?
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Deal::Game | Deal::Lustsolo(_))
    }

    /// Whose Pflichtsolo it was.
    #[must_use]
    pub const fn pflichtsolo(self) -> Option<Position> {
        match self {
            Deal::Pflichtsolo(position) | Deal::Forced(position) => Some(position),
            _ => None,
        }
    }

    /// Who played a solo.
    #[must_use]
    pub const fn soloist(self) -> Option<Position> {
        match self {
            Deal::Lustsolo(position) => Some(position),
            _ => self.pflichtsolo(),
        }
    }
}

/// The deal that comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Next {
    /// 1 to 24, at a table of five 30 and so on; a repeated deal keeps its number.
    pub number: u8,
    /// Who deals.
    pub dealer: Position,
    /// 10.1.1: who gets no cards; nobody at a table of four.
    pub sits_out: Positions,
    /// Who must play his Pflichtsolo; then there is no query, and it cannot be declined (4.1.9).
    pub forced: Option<Position>,
    /// Who leads if nobody plays a Pflichtsolo, and speaks first in the query.
    pub first: Position,
}

impl Next {
    /// Who leads to the first trick: in a Pflichtsolo the soloist (S2.9), else the dealer's left
    /// neighbour (S2.10), or the next to the left who has cards.
    #[must_use]
    pub fn leads(self, deal: Deal) -> Position {
        deal.pflichtsolo().unwrap_or(self.first)
    }
}

/// Why an outcome cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum RoundError {
    /// All deals are played.
    #[error("the round is over; nothing more is played")]
    Over,
    /// Such as a fifth player at a table of four.
    #[error("there is no position {0} at this table")]
    NoSuchPosition(Position),
    /// The dealer of a table of five, or another who has no cards.
    #[error("position {0} sits out, he cannot have played a solo")]
    SitsOut(Position),
    /// Only Pflichtsoli are left.
    #[error("the counted games are over: position {0} must play his Pflichtsolo")]
    MustPlaySolo(Position),
}

/// Where a table stands in its round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Round {
    size: TableSize,
    dealer: Position,
    counted: u8,
    limit: u8,
    open: Positions,
    counted_of: ByPosition<u8>,
    /// S2.11, reading A2: does the same player deal again after a Pflichtsolo?
    deals_again: bool,
    /// 4.1.9, reading A3: are open Pflichtsoli played at the end?
    forces: bool,
    /// The table has stopped: nothing more is played, and nothing is owed any more.
    ended: bool,
}

impl Round {
    /// The beginning, under the sheet read as recommended.
    #[must_use]
    pub fn new(size: TableSize) -> Round {
        Round::under(size, Rules::default())
    }

    /// The beginning: position 1 deals (S8.1), everybody owes a Pflichtsolo (S2.1).
    ///
    /// Two points may be read the other way. A2: after a Pflichtsolo the deal passes on; the solo is
    /// not counted all the same, so at tables of five or more not everybody has 20 games. A3: nobody is made
    /// to play his Pflichtsolo; the round is over with the counted games.
    #[must_use]
    pub fn under(size: TableSize, rules: Rules) -> Round {
        Round {
            size,
            dealer: Position::One,
            counted: 0,
            limit: size.counted_games(),
            open: Positions::all(size),
            counted_of: ByPosition::default(),
            deals_again: !rules.is_other_way(Point::A2),
            forces: !rules.is_other_way(Point::A3),
            ended: false,
        }
    }

    /// The size of the table.
    #[must_use]
    pub const fn size(&self) -> TableSize {
        self.size
    }

    /// Counted games played so far.
    #[must_use]
    pub const fn counted(&self) -> u8 {
        self.counted
    }

    /// The counted games this player took part in; at the end 20 for each (S1.4).
    #[must_use]
    pub fn counted_of(&self, position: Position) -> u8 {
        self.counted_of[position]
    }

    /// Who still owes his Pflichtsolo.
    #[must_use]
    pub fn owing(&self) -> Positions {
        if self.ended { Positions::default() } else { self.open }
    }

    /// Deals still to come.
    #[must_use]
    pub const fn left(&self) -> u8 {
        if self.ended {
            return 0;
        }
        self.limit - self.counted + if self.forces { self.open.len() } else { 0 }
    }

    /// Time is up (TSR 8.5.1): the counted games that remain are struck, open Pflichtsoli are forced.
    /// A deal whose dealing has begun is recorded first.
    pub const fn time_is_up(&mut self) {
        self.limit = self.counted;
    }

    /// The table stops here, since its players do not go on: games and Pflichtsoli that are left lapse.
    pub(crate) const fn end(&mut self) {
        self.ended = true;
    }

    /// The table plays on after all.
    pub(crate) const fn resume(&mut self) {
        self.ended = false;
    }

    /// The deal that comes next; none when the round is over.
    #[must_use]
    pub fn next(&self) -> Option<Next> {
        let mut dealer = self.dealer;
        if self.ended {
            return None;
        }
        let forced = if self.counted < self.limit {
            None
        } else if !self.forces {
            return None; // A3, the other way
        } else {
            let owes = |dealer| self.size.plays(dealer, self.lap()).find(|&p| self.open.contains(p));
            // B3: who has no cards cannot be forced; at a table of five or more the deal passes on first.
            dealer = std::iter::once(dealer).chain(self.size.after(dealer)).find(|&d| owes(d).is_some())?;
            owes(dealer)
        };
        let (sits_out, first) = self.dealt_by(dealer);
        let number = self.size.players() - self.open.len() + self.counted + 1;
        Some(Next { number, dealer, sits_out, forced, first })
    }

    /// How often the deal has gone round.
    const fn lap(&self) -> Lap {
        Lap::after(self.counted, self.size)
    }

    /// Who sits out if this position deals now, and who leads then.
    pub(crate) fn dealt_by(&self, dealer: Position) -> (Positions, Position) {
        let lap = self.lap();
        let first = self.size.plays(dealer, lap).next().unwrap_or(dealer);
        (self.size.sits_out(dealer, lap), first)
    }

    /// Records the next deal.
    ///
    /// # Errors
    /// The outcome cannot be; the round is as before.
    pub fn record(&mut self, outcome: Outcome) -> Result<Deal, RoundError> {
        let dealer = self.next().ok_or(RoundError::Over)?.dealer;
        self.record_dealt_by(dealer, outcome)
    }

    /// Records the next deal though somebody else dealt it and nobody noticed in time. The game
    /// counts, and the order goes on from the one who should have dealt.
    ///
    /// # Errors
    /// The outcome cannot be; the round is as before.
    pub fn record_dealt_by(&mut self, dealt: Position, outcome: Outcome) -> Result<Deal, RoundError> {
        let next = self.next().ok_or(RoundError::Over)?;
        let size = self.size;
        let (sits_out, _) = self.dealt_by(dealt);
        let soloist = if let Outcome::Solo(position) = outcome { Some(position) } else { None };
        for position in [Some(dealt), soloist].into_iter().flatten() {
            if !size.has(position) {
                return Err(RoundError::NoSuchPosition(position));
            }
        }
        let deal = match (outcome, next.forced) {
            (Outcome::NotPlayed, _) => return Ok(Deal::NotPlayed),
            (Outcome::Solo(p), _) if sits_out.contains(p) => return Err(RoundError::SitsOut(p)),
            // Whether it was his turn to be forced (4.2.3) the list checks.
            (Outcome::Solo(p), Some(_)) if self.open.contains(p) => Deal::Forced(p),
            (_, Some(forced)) => return Err(RoundError::MustPlaySolo(forced)),
            (Outcome::Game, None) => Deal::Game,
            (Outcome::Solo(p), None) if self.open.contains(p) => Deal::Pflichtsolo(p), // S2.2
            (Outcome::Solo(p), None) => Deal::Lustsolo(p),
        };
        if let Some(position) = deal.pflichtsolo() {
            self.open = self.open.without(position);
        }
        if deal.counts() {
            self.counted += 1;
            for position in size.positions().filter(|&p| !sits_out.contains(p)) {
                self.counted_of[position] += 1;
            }
        }
        self.dealer = match deal {
            Deal::Pflichtsolo(_) if self.deals_again => next.dealer, // S2.11
            _ => size.next(next.dealer),                             // S2.12, 4.1.9
        };
        Ok(deal)
    }
}
