//! The words of a scoring case: `hochzeit-alone`, `keine90`, `fox re`.

use std::str::FromStr;

use thiserror::Error;

use crate::{ByParty, Call, Kind, Party, Special};

/// A word that says nothing in a scoring case.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum NotationError {
    /// Not a kind of game.
    #[error("`{0}` is no kind of game: normal, hochzeit, hochzeit-alone, still or solo")]
    Kind(String),
    /// Not a party.
    #[error("`{0}` is no party: re or kontra")]
    Party(String),
    /// Not a call of this party.
    #[error("{0} cannot call `{1}`: its own name, keine90, keine60, keine30 or schwarz")]
    Call(Party, String),
    /// Not something that gives a Sonderpunkt.
    #[error("`{0}` is not what gives a Sonderpunkt: fox, doppelkopf or karlchen, then re or kontra")]
    Special(String),
    /// The last trick has one winner and one card that wins it.
    #[error("{0} already has the Karlchen")]
    SecondKarlchen(Party),
}

impl FromStr for Kind {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        match word {
            "normal" => Ok(Self::Normal),
            "hochzeit" => Ok(Self::Hochzeit),
            "hochzeit-alone" => Ok(Self::HochzeitAlone),
            "still" => Ok(Self::Still),
            "solo" => Ok(Self::Solo),
            _ => Err(NotationError::Kind(word.to_owned())),
        }
    }
}

impl FromStr for Party {
    type Err = NotationError;

    fn from_str(word: &str) -> Result<Self, NotationError> {
        match word {
            "re" => Ok(Self::Re),
            "kontra" => Ok(Self::Kontra),
            _ => Err(NotationError::Party(word.to_owned())),
        }
    }
}

/// Reads a call of `party`: Re can only be called by Re.
pub fn call_of(party: Party, word: &str) -> Result<Call, NotationError> {
    match (word, party) {
        ("re", Party::Re) | ("kontra", Party::Kontra) => Ok(Call::Won),
        ("keine90", _) => Ok(Call::Keine90),
        ("keine60", _) => Ok(Call::Keine60),
        ("keine30", _) => Ok(Call::Keine30),
        ("schwarz", _) => Ok(Call::Schwarz),
        _ => Err(NotationError::Call(party, word.to_owned())),
    }
}

/// Adds what `words` tell (`fox re`, once for each fox) to what the parties took.
pub fn add_special(to: &mut ByParty<Special>, words: &str) -> Result<(), NotationError> {
    let unknown = || NotationError::Special(words.to_owned());
    let (what, party) = words.split_once(' ').ok_or_else(unknown)?;
    let party = party.parse()?;
    let special = to.of_mut(party);
    match what {
        "fox" => special.foxes = special.foxes.saturating_add(1),
        "doppelkopf" => special.doppelkoepfe = special.doppelkoepfe.saturating_add(1),
        "karlchen" if special.karlchen => return Err(NotationError::SecondKarlchen(party)),
        "karlchen" => special.karlchen = true,
        _ => return Err(unknown()),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_say_nothing_are_named() {
        assert_eq!("armut".parse::<Kind>(), Err(NotationError::Kind("armut".into())));
        assert_eq!(
            call_of(Party::Kontra, "re").map_err(|e| e.to_string()),
            Err("Kontra cannot call `re`: its own name, keine90, keine60, keine30 or schwarz".into())
        );
        let mut special = ByParty::default();
        assert_eq!(add_special(&mut special, "fox"), Err(NotationError::Special("fox".into())));
        assert_eq!(add_special(&mut special, "fox rot"), Err(NotationError::Party("rot".into())));
        assert_eq!(add_special(&mut special, "schwein re"), Err(NotationError::Special("schwein re".into())));
        assert_eq!(add_special(&mut special, "karlchen re"), Ok(()));
        assert_eq!(add_special(&mut special, "karlchen re"), Err(NotationError::SecondKarlchen(Party::Re)));
    }
}
