//! Who takes part: players from lists as people have them, late ones and those who leave.

mod applicants;
mod columns;
mod decode;
mod listing;

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Field;

pub use applicants::{Applicant, Like, as_spoken};
pub use columns::{Column, Columns, ColumnsError};
pub use decode::decode;
pub use listing::{Listing, Row};

/// The number a player starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Number(pub u32);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f) // with the width asked for
    }
}

/// A player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// His number.
    pub number: Number,
    /// His name.
    pub name: String,
    /// His club, if he has one.
    pub club: Option<String>,
    /// The first round that he plays, from 1 on.
    pub from: usize,
    /// The last round that he plays, if he leaves early.
    pub until: Option<usize>,
    /// Rounds between that he misses.
    pub misses: BTreeSet<usize>,
}

impl Player {
    /// Does he play this round?
    #[must_use]
    pub fn is_there(&self, round: usize) -> bool {
        let until = self.until.is_none_or(|until| round <= until);
        self.from <= round && until && !self.misses.contains(&round)
    }
}

/// What is wrong in a line of players.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum LineError {
    /// A quotation mark that does not end.
    #[error("a quotation mark is opened and not closed")]
    Quote,
    /// The name is missing.
    #[error("the name is missing")]
    NoName,
    /// A line below the list that counts it.
    #[error("this is a sum, and not a player")]
    Sum,
    /// Not a number from 1 on.
    #[error("`{0}` is no number of a player; write 1, 2, 3 … or leave it out")]
    NotANumber(String),
    /// A name that nobody has.
    #[error("the name or the club is longer than 80 letters")]
    Long,
    /// Letters that nobody sees: NUL, ends of lines, what turns the direction of the writing round.
    #[error("the name or the club has characters that cannot be seen")]
    Hidden,
}

/// A line of players that cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}: {what}")]
pub struct RosterError {
    /// From 1 on.
    pub line: usize,
    /// What is wrong.
    pub what: LineError,
}

/// Why somebody cannot come or go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ChangeError {
    /// Nobody has this number.
    #[error("there is no player {0}")]
    NoSuchPlayer(Number),
    /// Gone before he came.
    #[error("player {player} would leave after round {until} and come in round {from}")]
    Never {
        /// Who.
        player: Number,
        /// His first round.
        from: usize,
        /// His last round.
        until: usize,
    },
}

/// All players, in the order of their numbers.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Roster {
    players: BTreeMap<Number, Player>,
}

impl Roster {
    /// All players.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.players.values()
    }

    /// The player of this number.
    #[must_use]
    pub fn get(&self, number: Number) -> Option<&Player> {
        self.players.get(&number)
    }

    /// Somebody comes, and plays from this round on. Who had the number before is gone.
    pub fn add(&mut self, number: Number, name: String, club: Option<String>, from: usize) {
        let player = Player { number, name, club, from, until: None, misses: BTreeSet::new() };
        self.players.insert(number, player);
    }

    /// A name or a club is put right.
    ///
    /// # Errors
    /// There is no such player.
    pub fn rename(&mut self, player: Number, name: String, club: Option<String>) -> Result<(), ChangeError> {
        let known = self.players.get_mut(&player).ok_or(ChangeError::NoSuchPlayer(player))?;
        (known.name, known.club) = (name, club);
        Ok(())
    }

    /// Somebody is taken off the list.
    ///
    /// # Errors
    /// There is no such player.
    pub fn strike(&mut self, player: Number) -> Result<(), ChangeError> {
        self.players.remove(&player).map(|_| ()).ok_or(ChangeError::NoSuchPlayer(player))
    }

    /// Somebody misses this round.
    ///
    /// # Errors
    /// There is no such player.
    pub fn misses(&mut self, player: Number, round: usize) -> Result<(), ChangeError> {
        let known = self.players.get_mut(&player).ok_or(ChangeError::NoSuchPlayer(player))?;
        known.misses.insert(round);
        Ok(())
    }

    /// Somebody plays this round after all.
    ///
    /// # Errors
    /// There is no such player.
    pub fn plays(&mut self, player: Number, round: usize) -> Result<(), ChangeError> {
        let known = self.players.get_mut(&player).ok_or(ChangeError::NoSuchPlayer(player))?;
        known.misses.remove(&round);
        Ok(())
    }

    /// The next number after the last.
    #[must_use]
    pub fn next_number(&self) -> Number {
        let mut free = self.players.keys().next_back().map_or(1, |last| last.0.saturating_add(1));
        while self.players.contains_key(&Number(free)) {
            free -= 1; // the highest number there is was given: take the highest free one
        }
        Number(free)
    }

    /// Somebody who is in the list comes late.
    ///
    /// # Errors
    /// There is no such player, or he leaves before.
    pub fn comes(&mut self, player: Number, from: usize) -> Result<(), ChangeError> {
        let known = self.players.get_mut(&player).ok_or(ChangeError::NoSuchPlayer(player))?;
        match known.until {
            Some(until) if until < from => Err(ChangeError::Never { player, from, until }),
            _ => {
                known.from = from;
                Ok(())
            }
        }
    }

    /// Somebody leaves after this round.
    ///
    /// # Errors
    /// There is no such player, or he comes later.
    pub fn leaves(&mut self, player: Number, until: usize) -> Result<(), ChangeError> {
        let known = self.players.get_mut(&player).ok_or(ChangeError::NoSuchPlayer(player))?;
        if until < known.from {
            return Err(ChangeError::Never { player, from: known.from, until });
        }
        known.until = Some(until);
        Ok(())
    }

    /// What the draw needs to know for so many rounds, and the number of each place in it.
    #[must_use]
    pub fn field(&self, rounds: usize) -> (Field, Vec<Number>) {
        let mut clubs: BTreeMap<String, usize> = BTreeMap::new();
        let mut field = Field { present: vec![Vec::new(); rounds], ..Field::default() };
        for (place, player) in self.players.values().enumerate() {
            let next = clubs.len();
            let club = player.club.as_ref().map(|club| *clubs.entry(club.to_lowercase()).or_insert(next));
            field.clubs.push(club);
            for (_, present) in field.present.iter_mut().enumerate().filter(|(i, _)| player.is_there(i + 1)) {
                present.push(place);
            }
        }
        (field, self.players.keys().copied().collect())
    }
}

/// The longest name of a player or a club.
pub(crate) const LONGEST: usize = 80;

/// Is this a character that nobody sees, and that makes other text of what stands around it?
#[must_use]
pub fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

/// Can this be printed on a list as a name, in so many letters at most?
///
/// # Errors
/// [`LineError::Long`], [`LineError::Hidden`].
pub fn printable(name: &str, most: usize) -> Result<(), LineError> {
    match name {
        name if name.chars().any(is_hidden) => Err(LineError::Hidden),
        name if name.chars().count() > most => Err(LineError::Long),
        _ => Ok(()),
    }
}
