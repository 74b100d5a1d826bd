//! What is left and who: games that a telephone kept while it had no connection, and that came when the list was over;
//! players who leave a table that plays on, and those who sit in for them.

use super::{Refused, Stamp, TableState};
use crate::{At, Number, Position, TableSize};

/// A game that stands in no list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LeftGame {
    /// Whose device has it, and when it came.
    pub stamp: Stamp,
    /// What the device calls it.
    pub game: String,
    /// The game in a few words.
    pub said: String,
    /// Who has looked at it, and when.
    pub done: Option<Stamp>,
}

/// That a player has left a table that plays on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gone {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// Who.
    pub player: Number,
    /// Why.
    pub why: String,
    /// He came back: who noted that, and when.
    pub back: Option<Stamp>,
}

/// Somebody who plays on in place of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Substitute {
    /// Who noted it, and when.
    pub stamp: Stamp,
    /// In whose place; what is played there counts for this player.
    pub player: Number,
    /// Who; nobody, if the player is back.
    pub name: Option<String>,
}

impl TableState {
    /// Who has left while the others play on.
    pub fn gone(&self) -> impl Iterator<Item = &Gone> {
        self.gone.iter().filter(|gone| gone.back.is_none())
    }

    /// Could the others play on without one of those who are there?
    #[must_use]
    pub fn can_spare(&self) -> bool {
        let round = self.list.round();
        round.next().is_some() && round.there() > TableSize::Four.players()
    }

    /// Who plays in place of this player now.
    #[must_use]
    pub fn substitute_of(&self, player: Number) -> Option<&str> {
        self.substitutes.iter().rfind(|one| one.player == player)?.name.as_deref()
    }

    /// Everybody who plays in place of another now.
    pub fn substitutes(&self) -> impl Iterator<Item = &Substitute> {
        let last = |one: &&Substitute| {
            self.substitute_of(one.player).is_some_and(|name| Some(name) == one.name.as_deref())
        };
        self.substitutes.iter().filter(last)
    }

    fn seat_of(&self, at: At, player: Number) -> Result<Position, Refused> {
        let seats = self.players().iter().zip(Position::ALL);
        let seat = seats.filter(|(one, _)| **one == player).map(|(_, position)| position).next();
        seat.ok_or(Refused::NotAtTable { at, player })
    }

    pub(super) fn leave_table(
        &mut self,
        at: At,
        stamp: &Stamp,
        player: Number,
        why: &str,
    ) -> Result<(), Refused> {
        let seat = self.seat_of(at, player)?;
        Refused::without_reason(why)?;
        if self.list.round().next().is_none() {
            return Err(Refused::NothingLeft(at));
        }
        if self.list.round().gone().contains(seat) {
            return Err(Refused::NotAtTable { at, player });
        }
        if !self.can_spare() {
            return Err(Refused::TooFew(at));
        }
        self.list.leave(seat);
        self.gone.push(Gone { stamp: stamp.clone(), player, why: why.to_owned(), back: None });
        Ok(())
    }

    pub(super) fn come_back(&mut self, at: At, stamp: &Stamp, player: Number) -> Result<(), Refused> {
        let seat = self.seat_of(at, player)?;
        let gone = self.gone.iter_mut().find(|gone| gone.player == player && gone.back.is_none());
        let gone = gone.ok_or(Refused::NotGone { at, player })?;
        // What was played since was played by the others.
        self.list.come_back(seat).map_err(|_| Refused::PlayedOn { at, player })?;
        gone.back = Some(stamp.clone());
        Ok(())
    }

    pub(super) fn substitute(
        &mut self,
        at: At,
        stamp: &Stamp,
        player: Number,
        name: Option<&str>,
    ) -> Result<(), Refused> {
        let seat = self.seat_of(at, player)?;
        if name.is_some_and(|name| name.trim().is_empty()) {
            return Err(Refused::NoName);
        }
        if self.list.round().gone().contains(seat) {
            return Err(Refused::NotAtTable { at, player });
        }
        let name = name.map(|name| name.trim().to_owned());
        self.substitutes.push(Substitute { stamp: stamp.clone(), player, name });
        Ok(())
    }

    /// Games that devices of the table have and the list has not, in the order in which they came; also those that somebody
    /// has looked at.
    #[must_use]
    pub fn left(&self) -> &[LeftGame] {
        &self.left
    }

    /// Those at which nobody has looked yet.
    pub fn left_open(&self) -> impl Iterator<Item = &LeftGame> {
        self.left.iter().filter(|left| left.done.is_none())
    }

    /// Told twice it is told once: a device sends until it is answered.
    pub(super) fn leave(&mut self, stamp: &Stamp, game: &str, said: &str) {
        if self.left.iter().all(|left| left.game != game) {
            let (stamp, game, said) = (stamp.clone(), game.to_owned(), said.to_owned());
            self.left.push(LeftGame { stamp, game, said, done: None });
        }
    }

    pub(super) fn left_is_done(&mut self, stamp: &Stamp, game: &str) {
        let left = self.left.iter_mut().find(|left| left.game == game && left.done.is_none());
        if let Some(left) = left {
            left.done = Some(stamp.clone());
        }
    }
}
