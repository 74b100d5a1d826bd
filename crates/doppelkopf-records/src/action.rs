//! What a player does at a step of a record.

use std::{fmt, str::FromStr};

use cards::Suit;
use doppelkopf::{Call, Kind, Rank, Trumps};
use thiserror::Error;

/// One act of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Nothing to claim.
    Gesund,
    /// A Hochzeit.
    Hochzeit,
    /// A solo; whether it is the Pflichtsolo is told apart.
    Solo(Trumps),
    /// A call for his own side.
    Call(Call),
    /// Asked for a call, he makes none.
    NoCall,
    /// A card.
    Card(Kind),
}

/// The name of an action in the records of programs.
const NAMES: [(&str, Action); 15] = [
    ("ReservationHealthy", Action::Gesund),
    ("ReservationWedding", Action::Hochzeit),
    ("ReservationDiamondsSolo", Action::Solo(Trumps::Farbe(Suit::Diamonds))),
    ("ReservationHeartsSolo", Action::Solo(Trumps::Farbe(Suit::Hearts))),
    ("ReservationSpadesSolo", Action::Solo(Trumps::Farbe(Suit::Spades))),
    ("ReservationClubsSolo", Action::Solo(Trumps::Farbe(Suit::Clubs))),
    ("ReservationTrumplessSolo", Action::Solo(Trumps::Fleischlos)),
    ("ReservationQueensSolo", Action::Solo(Trumps::Damen)),
    ("ReservationJacksSolo", Action::Solo(Trumps::Buben)),
    ("AnnouncementReContra", Action::Call(Call::Won)),
    ("AnnouncementNo90", Action::Call(Call::Keine90)),
    ("AnnouncementNo60", Action::Call(Call::Keine60)),
    ("AnnouncementNo30", Action::Call(Call::Keine30)),
    ("AnnouncementBlack", Action::Call(Call::Schwarz)),
    ("NoAnnouncement", Action::NoCall),
];

const SUITS: [(&str, Suit); 4] =
    [("Diamond", Suit::Diamonds), ("Heart", Suit::Hearts), ("Spade", Suit::Spades), ("Club", Suit::Clubs)];

const RANKS: [(&str, Rank); 6] = [
    ("Nine", Rank::Nine),
    ("Jack", Rank::Jack),
    ("Queen", Rank::Queen),
    ("King", Rank::King),
    ("Ten", Rank::Ten),
    ("Ace", Rank::Ace),
];

/// A text that names no action.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error(
    "`{0}` is no action; write a card such as HT or CardHeartTen, ReservationHealthy, ReservationWedding, \
     ReservationQueensSolo …, AnnouncementReContra, AnnouncementNo90 …, or NoAnnouncement"
)]
pub struct ParseActionError(pub String);

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(s: &str) -> Result<Action, ParseActionError> {
        let named = || NAMES.into_iter().find(|(name, _)| *name == s).map(|(_, action)| action);
        let card = || long_card(s.strip_prefix("Card")?).or_else(|| s.parse().ok());
        let short = || s.parse().ok();
        named()
            .or_else(|| card().or_else(short).map(Action::Card))
            .ok_or_else(|| ParseActionError(s.to_owned()))
    }
}

/// `HeartTen`.
fn long_card(name: &str) -> Option<Kind> {
    SUITS.into_iter().find_map(|(word, suit)| {
        let rest = name.strip_prefix(word)?;
        let (_, rank) = RANKS.into_iter().find(|(word, _)| *word == rest)?;
        Some(Kind::new(suit, rank))
    })
}

impl fmt::Display for Action {
    /// The card in the notation of the cases, anything else as programs name it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Card(kind) => write!(f, "{kind}"),
            action => {
                let name = NAMES.into_iter().find(|(_, named)| named == action);
                f.write_str(name.map_or("", |(name, _)| name))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for (name, action) in NAMES {
            assert_eq!((name.parse(), action.to_string().as_str()), (Ok(action), name));
        }
        for kind in Kind::all() {
            assert_eq!(kind.to_string().parse(), Ok(Action::Card(kind)));
        }
        assert_eq!("CardClubQueen".parse(), Ok(Action::Card(Kind::ALTE)));
        assert_eq!("S10".parse(), Ok(Action::Card(Kind::ST)));
        for wrong in ["", "Card", "CardStarAce", "D8", "ReservationPoverty"] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong}");
        }
    }
}
