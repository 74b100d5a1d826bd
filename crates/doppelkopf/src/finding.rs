use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{ByPlace, Clause, Duty, Game, ParseTrumpsError, Place, Trumps};

/// What a player says when he is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Say {
    /// He plays what comes.
    Gesund,
    /// He wants a Hochzeit or a solo.
    Vorbehalt,
}

impl fmt::Display for Say {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Say::Gesund => "gesund",
            Say::Vorbehalt => "vorbehalt",
        })
    }
}

/// A text that is no word of the query.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is neither gesund nor vorbehalt")]
pub struct ParseSayError(pub String);

impl FromStr for Say {
    type Err = ParseSayError;

    fn from_str(s: &str) -> Result<Say, ParseSayError> {
        [Say::Gesund, Say::Vorbehalt]
            .into_iter()
            .find(|say| say.to_string() == s)
            .ok_or_else(|| ParseSayError(s.to_owned()))
    }
}

/// What a player with a Vorbehalt names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Naming {
    Hochzeit,
    Pflichtsolo(Trumps),
    Lustsolo(Trumps),
}

impl fmt::Display for Naming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Naming::Hochzeit => f.write_str("hochzeit"),
            Naming::Pflichtsolo(trumps) => write!(f, "pflichtsolo {trumps}"),
            Naming::Lustsolo(trumps) => write!(f, "lustsolo {trumps}"),
        }
    }
}

/// A text that names no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseNamingError {
    /// It begins with none of the three words.
    #[error("`{0}` names no game; write hochzeit, or pflichtsolo or lustsolo and the kind")]
    Word(String),
    /// The kind of solo is none.
    #[error(transparent)]
    Kind(#[from] ParseTrumpsError),
}

impl FromStr for Naming {
    type Err = ParseNamingError;

    /// `hochzeit`, `pflichtsolo damen`, `lustsolo farbe:S`.
    fn from_str(s: &str) -> Result<Naming, ParseNamingError> {
        match s.split_once(' ') {
            None if s == "hochzeit" => Ok(Naming::Hochzeit),
            Some(("pflichtsolo", kind)) => Ok(Naming::Pflichtsolo(kind.parse()?)),
            Some(("lustsolo", kind)) => Ok(Naming::Lustsolo(kind.parse()?)),
            _ => Err(ParseNamingError::Word(s.to_owned())),
        }
    }
}

/// What a player who is to name has claimed so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Claim {
    /// Nothing but his Vorbehalt, the only one.
    Vorbehalt,
    /// A Pflichtsolo.
    Pflichtsolo,
    /// A Lustsolo.
    Lustsolo,
    /// A Pflichtsolo that he is made to play.
    Vorgefuehrt,
}

/// Whose word is awaited, and for what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Gesund or Vorbehalt?
    Ask(Place),
    /// A Pflichtsolo? Only who still owes one is asked: no other could say yes.
    AskPflicht(Place),
    /// A Lustsolo? Only who has played his Pflichtsolo is asked.
    AskLust(Place),
    /// Which game?
    Name {
        /// Who names it.
        by: Place,
        /// What he may name.
        claim: Claim,
    },
    /// The game is found.
    Found(Game),
}

/// Why something said was not accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[allow(missing_docs, reason = "the messages say all there is")]
pub enum Refusal {
    #[error("it is not this player's turn to speak")]
    OutOfTurn,
    #[error("what was said can no longer be changed: the next player has spoken or play goes on")]
    TooLateToChange,
    #[error("without both ♣D a Vorbehalt that was not taken back in time is a solo")]
    BoundToSolo,
    #[error("this player is not asked")]
    NotAsked,
    #[error("a player without a Vorbehalt names no game")]
    NoVorbehalt,
    #[error("another player ranks before this one")]
    Beaten,
    #[error("it is not yet certain that this claim is the highest")]
    NotCertain,
    #[error("the Pflichtsolo of this round has been played; another solo is a Lustsolo")]
    PflichtsoloPlayed,
    #[error("the first solo of a round is the Pflichtsolo")]
    PflichtsoloOwed,
    #[error("a Hochzeit needs both ♣D")]
    NotBothAlten,
    #[error("a Hochzeit is played only if nobody claims a solo")]
    SoloBeforeHochzeit,
    #[error("who is vorgeführt plays a solo; there is no query")]
    Vorgefuehrt,
    #[error("a game has been named; the first naming stands")]
    Named,
}

impl Refusal {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Refusal::OutOfTurn | Refusal::TooLateToChange | Refusal::BoundToSolo => Clause::T4_1_2,
            Refusal::NoVorbehalt | Refusal::Named => Clause::T4_1_4,
            Refusal::NotAsked => Clause::S2_3,
            Refusal::SoloBeforeHochzeit => Clause::S2_5,
            Refusal::Beaten => Clause::S2_6,
            Refusal::NotCertain => Clause::T4_1_8,
            Refusal::Vorgefuehrt => Clause::T4_1_9,
            Refusal::PflichtsoloPlayed | Refusal::PflichtsoloOwed => Clause::S2_2,
            Refusal::NotBothAlten => Clause::T4_4,
        }
    }
}

/// The search for the game, from the first question to the name.
///
/// ```
/// use doppelkopf::{ByPlace, Finding, Game, Naming, Place, Say, Stage};
/// let mut finding = Finding::new(ByPlace([true; 4]), ByPlace([None; 4]));
/// for place in Place::ALL {
///     let say = if place == Place::Third { Say::Vorbehalt } else { Say::Gesund };
///     finding.say(place, say).unwrap();
/// }
/// finding.name(Place::Third, Naming::Hochzeit).unwrap();
/// assert_eq!(finding.stage(), Stage::Found(Game::Hochzeit { by: Place::Third }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Finding {
    owes: ByPlace<bool>,
    /// Who holds both ♣D, as far as known.
    both: ByPlace<Option<bool>>,
    said: ByPlace<Option<Say>>,
    /// Who had a Vorbehalt and no solo: only one can, since only one can hold both ♣D.
    declined: Option<Place>,
    /// A question for a solo was answered: what was said before it stands.
    asked: bool,
    stage: Stage,
}

impl Finding {
    /// An ordinary deal. `owes`: who has still to play his Pflichtsolo; `both`: who holds both ♣D,
    /// where the hand is known.
    #[must_use]
    pub fn new(owes: ByPlace<bool>, both: ByPlace<Option<bool>>) -> Finding {
        let somebody = both.0.contains(&Some(true));
        let both = ByPlace(both.0.map(|b| if somebody { Some(b == Some(true)) } else { b }));
        let stage = Stage::Ask(Place::First);
        Finding { owes, both, said: ByPlace([None; 4]), declined: None, asked: false, stage }
    }

    /// 4.1.9: a deal of the Vorführung; nothing if nobody owes a Pflichtsolo.
    #[must_use]
    pub fn vorfuehrung(owes: ByPlace<bool>) -> Option<Finding> {
        let by = Place::ALL.into_iter().find(|&place| owes[place])?;
        let stage = Stage::Name { by, claim: Claim::Vorgefuehrt };
        Some(Finding { stage, ..Finding::new(owes, ByPlace([None; 4])) })
    }

    /// Whose word is awaited.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// What this player has said, as it stands now.
    #[must_use]
    pub fn said(&self, place: Place) -> Option<Say> {
        self.said[place]
    }

    /// Gesund or Vorbehalt, or a change of it in time.
    pub fn say(&mut self, place: Place, say: Say) -> Result<(), Refusal> {
        if self.is_forced() {
            return Err(Refusal::Vorgefuehrt);
        }
        if self.stage != Stage::Ask(place) {
            match self.said[place] {
                None => return Err(Refusal::OutOfTurn),
                Some(before) if before == say => return Err(Refusal::OutOfTurn),
                Some(_) if !self.may_change(place) => return Err(Refusal::TooLateToChange),
                Some(_) => {}
            }
        }
        self.said[place] = Some(say);
        self.stage = match Place::ALL.into_iter().find(|&p| self.said[p].is_none()) {
            Some(next) => Stage::Ask(next),
            None => self.settle(),
        };
        Ok(())
    }

    /// 4.1.2: until the next has spoken; the last until a card, a call or the next question. Cards
    /// and calls are not seen here: whoever plays on asks no more.
    #[must_use]
    pub fn may_change(&self, place: Place) -> bool {
        let has_named = match self.stage {
            Stage::Found(Game::Hochzeit { by } | Game::Solo { by, .. }) => by == place,
            _ => false,
        };
        match self.stage {
            Stage::Ask(next) => self.said[place].is_some() && place.next() == next,
            _ => place == Place::Fourth && self.said[place].is_some() && !self.asked && !has_named,
        }
    }

    /// Yes or no to the question for a Pflichtsolo or a Lustsolo.
    pub fn claim(&mut self, place: Place, yes: bool) -> Result<(), Refusal> {
        let claim = match self.stage {
            Stage::AskPflicht(by) if by == place => Claim::Pflichtsolo,
            Stage::AskLust(by) if by == place => Claim::Lustsolo,
            _ => return Err(Refusal::NotAsked),
        };
        if !yes {
            // 4.1.2: no solo means a Hochzeit, and a second player cannot have one.
            if self.both[place] == Some(false) || self.declined.is_some() {
                return Err(Refusal::BoundToSolo);
            }
            self.declined = Some(place);
        }
        self.asked = true;
        self.stage = if yes { Stage::Name { by: place, claim } } else { self.question() };
        Ok(())
    }

    /// Names the game: when asked, as a yes to the question for a solo, or early (4.1.8).
    pub fn name(&mut self, place: Place, naming: Naming) -> Result<(), Refusal> {
        self.check_turn(place)?;
        self.check_naming(place, naming)?;
        if matches!(self.stage, Stage::Ask(_)) {
            if !self.is_certain(place, naming) {
                return Err(Refusal::NotCertain);
            }
            self.said[place] = Some(Say::Vorbehalt);
        }
        self.asked |= matches!(self.stage, Stage::AskPflicht(_) | Stage::AskLust(_));
        let duty = if self.is_forced() { Duty::Vorgefuehrt } else { Duty::Pflicht };
        self.stage = Stage::Found(match naming {
            Naming::Hochzeit => Game::Hochzeit { by: place },
            Naming::Pflichtsolo(trumps) => Game::Solo { by: place, trumps, duty },
            Naming::Lustsolo(trumps) => Game::Solo { by: place, trumps, duty: Duty::Lust },
        });
        Ok(())
    }

    /// 9.6.3: said out of turn or changed too late, and nobody claimed it: it stands. A game that
    /// another has named stays; who named it and is gesund after all does not play it.
    pub fn say_stands(&mut self, place: Place, say: Say) {
        self.said[place] = Some(say);
        let named_by = match self.stage {
            Stage::Found(Game::Hochzeit { by } | Game::Solo { by, .. }) => Some(by),
            _ => None,
        };
        if named_by.is_none() || named_by == Some(place) && say == Say::Gesund {
            self.stage = match Place::ALL.into_iter().find(|&p| self.said[p].is_none()) {
                Some(next) => Stage::Ask(next),
                None => self.settle(),
            };
        }
    }

    /// 9.6.3: named when it was not allowed, and nobody claimed it: it is the game. S2.2: which solo it
    /// is in the books follows from what he owes.
    pub fn name_stands(&mut self, place: Place, naming: Naming) {
        self.said[place] = Some(Say::Vorbehalt);
        let duty = match self.owes[place] {
            true if self.is_forced() => Duty::Vorgefuehrt,
            true => Duty::Pflicht,
            false => Duty::Lust,
        };
        self.stage = Stage::Found(match naming {
            Naming::Hochzeit => Game::Hochzeit { by: place },
            Naming::Pflichtsolo(trumps) | Naming::Lustsolo(trumps) => Game::Solo { by: place, trumps, duty },
        });
    }

    fn check_turn(&self, place: Place) -> Result<(), Refusal> {
        let has_vorbehalt = self.said[place] == Some(Say::Vorbehalt);
        match self.stage {
            Stage::Found(_) => Err(Refusal::Named),
            Stage::Ask(next) if next < place => Err(Refusal::OutOfTurn),
            Stage::Ask(next) if next == place || has_vorbehalt => Ok(()),
            Stage::Name { by, .. } | Stage::AskPflicht(by) | Stage::AskLust(by) if by == place => Ok(()),
            Stage::Name { claim: Claim::Vorgefuehrt, .. } => Err(Refusal::Vorgefuehrt),
            Stage::Name { .. } if has_vorbehalt => Err(Refusal::Beaten),
            Stage::AskPflicht(_) | Stage::AskLust(_) if has_vorbehalt => Err(Refusal::NotCertain),
            _ => Err(Refusal::NoVorbehalt),
        }
    }

    fn check_naming(&self, place: Place, naming: Naming) -> Result<(), Refusal> {
        let only = matches!(self.stage, Stage::Ask(_) | Stage::Name { claim: Claim::Vorbehalt, .. });
        match naming {
            Naming::Hochzeit if self.is_forced() => Err(Refusal::Vorgefuehrt),
            Naming::Hochzeit if !only => Err(Refusal::SoloBeforeHochzeit),
            Naming::Hochzeit if self.both[place] == Some(false) => Err(Refusal::NotBothAlten),
            Naming::Pflichtsolo(_) if !self.owes[place] => Err(Refusal::PflichtsoloPlayed),
            Naming::Lustsolo(_) if self.owes[place] => Err(Refusal::PflichtsoloOwed),
            _ => Ok(()),
        }
    }

    /// 4.1.8: whether nobody can outrank this any more, from what was said.
    fn is_certain(&self, place: Place, naming: Naming) -> bool {
        let gesund = |p: Place| self.said[p] == Some(Say::Gesund);
        let no_pflicht = |p: Place| gesund(p) || !self.owes[p];
        match naming {
            Naming::Pflichtsolo(_) => place.before().all(no_pflicht),
            Naming::Lustsolo(_) => place.before().all(gesund) && place.after().all(no_pflicht),
            Naming::Hochzeit => place.before().chain(place.after()).all(gesund),
        }
    }

    const fn is_forced(&self) -> bool {
        matches!(
            self.stage,
            Stage::Name { claim: Claim::Vorgefuehrt, .. }
                | Stage::Found(Game::Solo { duty: Duty::Vorgefuehrt, .. })
        )
    }

    /// All four have spoken.
    fn settle(&self) -> Stage {
        let mut with = Place::ALL.into_iter().filter(|&p| self.said[p] == Some(Say::Vorbehalt));
        match (with.next(), with.next()) {
            (Some(by), None) => Stage::Name { by, claim: Claim::Vorbehalt },
            _ => self.question(),
        }
    }

    /// S2.3, S2.7: the next to be asked for a solo; with no Vorbehalt there is nobody to ask.
    fn question(&self) -> Stage {
        let first = |owes: bool| {
            Place::ALL.into_iter().find(|&p| {
                self.said[p] == Some(Say::Vorbehalt) && self.owes[p] == owes && self.declined != Some(p)
            })
        };
        match (first(true), first(false)) {
            (Some(by), _) => Stage::AskPflicht(by),
            (None, Some(by)) => Stage::AskLust(by),
            (None, None) => Stage::Found(Game::Normal),
        }
    }
}

#[cfg(test)]
mod tests;
