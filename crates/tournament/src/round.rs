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
    /// Who has left a table at which the others play on.
    gone: Positions,
    /// So many of their Pflichtsoli lapsed, and so many counted games there were when the last of them left.
    lapsed: u8,
    gone_after: u8,
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
            gone: Positions::NONE,
            lapsed: 0,
            gone_after: 0,
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

    /// Time is up while a game is played: it counts, and no other after it (TSR 8.5.1).
    pub(crate) const fn last_counted(&mut self) {
        if self.counted < self.limit {
            self.limit = self.counted + 1;
        }
    }

    /// The table stops here, since its players do not go on: games and Pflichtsoli that are left lapse.
    pub(crate) const fn end(&mut self) {
        self.ended = true;
    }

    /// The table plays on after all.
    pub(crate) const fn resume(&mut self) {
        self.ended = false;
    }

    /// Who has left while the others play on.
    #[must_use]
    pub const fn gone(&self) -> Positions {
        self.gone
    }

    /// So many are there.
    #[must_use]
    pub const fn there(&self) -> u8 {
        self.size.players() - self.gone.len()
    }

    /// Somebody leaves a table at which four are left or more: from now on he has no cards, nobody deals in his place, and
    /// his Pflichtsolo lapses. The rules say nothing of it. So many games are left that nobody has more than the 20
    /// that he would have had (S1.4), as evenly as it can be.
    pub(crate) fn leave(&mut self, position: Position) {
        let owed = self.open.contains(position);
        (self.gone, self.open) = (self.gone.with(position), self.open.without(position));
        self.lapsed += u8::from(owed);
        self.gone_after = self.counted;
        if self.dealer == position {
            self.dealer = self.deals_after(position);
        }
        // Games that were struck stay so.
        if self.counted < self.limit {
            let of_each = TableSize::Four.counted_games();
            let there = self.size.positions().filter(|&p| !self.gone.contains(p));
            let left: u8 = there.map(|p| of_each.saturating_sub(self.counted_of[p])).sum();
            self.limit = self.counted + left / TableSize::Four.players();
        }
    }

    /// Who deals after this position.
    pub(crate) fn deals_after(&self, position: Position) -> Position {
        self.size.after(position).find(|&p| !self.gone.contains(p)).unwrap_or(position)
    }

    /// Who has no cards if this position deals. Where somebody has left, it is as at a table of those who are there.
    #[must_use]
    pub fn sits_out(&self, dealer: Position) -> Positions {
        if self.gone.is_empty() {
            return self.size.sits_out(dealer, self.lap());
        }
        let there: Vec<Position> = self.size.positions().filter(|&p| !self.gone.contains(p)).collect();
        let place = there.iter().position(|&p| p == dealer).and_then(|place| Position::ALL.get(place));
        let (Some(size), Some(&dealer)) = (TableSize::of(there.len()), place) else { return self.gone };
        let sits = size.sits_out(dealer, Lap::after(self.counted - self.gone_after, size));
        let seats = there.into_iter().zip(Position::ALL).filter(|(_, place)| sits.contains(*place));
        seats.fold(self.gone, |all, (seat, _)| all.with(seat))
    }

    /// Who has cards then, from the dealer’s left.
    fn plays(&self, dealer: Position) -> impl Iterator<Item = Position> {
        let sits = self.sits_out(dealer);
        self.size.after(dealer).filter(move |&position| !sits.contains(position))
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
            let owes = |dealer| self.plays(dealer).find(|&p| self.open.contains(p));
            // B3: who has no cards cannot be forced; at a table of five or more the deal passes on first.
            let deals = std::iter::once(dealer).chain(self.size.after(dealer));
            dealer = deals.filter(|&d| !self.gone.contains(d)).find(|&d| owes(d).is_some())?;
            owes(dealer)
        };
        let (sits_out, first) = self.dealt_by(dealer);
        let number = self.size.players() - self.open.len() - self.lapsed + self.counted + 1;
        Some(Next { number, dealer, sits_out, forced, first })
    }

    /// How often the deal has gone round.
    const fn lap(&self) -> Lap {
        Lap::after(self.counted, self.size)
    }

    /// Who sits out if this position deals now, and who leads then.
    pub(crate) fn dealt_by(&self, dealer: Position) -> (Positions, Position) {
        (self.sits_out(dealer), self.plays(dealer).next().unwrap_or(dealer))
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
            if !size.has(position) || self.gone.contains(position) {
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
            _ => self.deals_after(next.dealer),                      // S2.12, 4.1.9
        };
        Ok(deal)
    }
}
