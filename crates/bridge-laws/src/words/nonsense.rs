//! What no call can show: where it is filled in, it is asked again.

use bridge::{Call, Strain};
use cards::Suit;

use super::{Meaning, Purpose, Span};

/// What is wrong with a meaning.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nonsense {
    /// The suits are longer than a hand.
    TooLong,
    /// No hand has so many points.
    TooStrong,
    /// All four suits.
    AllSuits,
    /// One of several suits, and only one is said.
    OneOfOne,
    /// A suit is shown, and is one of several that may be.
    ShownAndOpen,
    /// A relay shows nothing.
    RelayShows,
    /// What is natural shows the hand, and does not make partner call one certain thing.
    NaturalPuppet,
    /// It is natural, and what it names is not among what it shows.
    NotWhatItNames,
    /// A natural bid of a suit that shows a hand for notrump.
    SuitForNotrump,
}

impl Nonsense {
    /// All of it.
    pub const ALL: [Nonsense; 9] = [
        Nonsense::TooLong,
        Nonsense::TooStrong,
        Nonsense::AllSuits,
        Nonsense::OneOfOne,
        Nonsense::ShownAndOpen,
        Nonsense::RelayShows,
        Nonsense::NaturalPuppet,
        Nonsense::NotWhatItNames,
        Nonsense::SuitForNotrump,
    ];

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Nonsense::TooLong => "too-long",
            Nonsense::TooStrong => "too-strong",
            Nonsense::AllSuits => "all-suits",
            Nonsense::OneOfOne => "one-of-one",
            Nonsense::ShownAndOpen => "shown-and-open",
            Nonsense::RelayShows => "relay-shows",
            Nonsense::NaturalPuppet => "natural-puppet",
            Nonsense::NotWhatItNames => "not-what-it-names",
            Nonsense::SuitForNotrump => "suit-for-notrump",
        }
    }
}

/// So many cards are in a hand.
const CARDS: u8 = 13;
/// So many points are the most: four aces, four kings, four queens and a jack.
const POINTS: u8 = 37;

const fn beyond(span: Span, most: u8) -> bool {
    span.least > most || matches!(span.most, Some(own) if own > most)
}

impl Meaning {
    /// What cannot be of it, if this call shows it.
    #[must_use]
    pub fn nonsense(self, call: Option<Call>) -> Option<Nonsense> {
        let lengths = || self.suits.into_iter().flatten();
        let shows = |suit: Suit| self.suits.get(suit as usize).copied().flatten().is_some();
        let least: u32 = lengths().map(|span| u32::from(span.least)).sum();
        let named = match call {
            Some(Call::Bid(_, strain)) if self.natural => Some(strain),
            _ => None,
        };
        let shows_something = self.notrump || lengths().next().is_some();
        let wrong = |nonsense: Nonsense| match nonsense {
            Nonsense::TooLong => lengths().any(|span| beyond(span, CARDS)) || least > CARDS.into(),
            Nonsense::TooStrong => self.points.is_some_and(|points| beyond(points, POINTS)),
            Nonsense::AllSuits => [lengths().count(), self.either.len()].contains(&Suit::ALL.len()),
            Nonsense::OneOfOne => self.either.len() == 1,
            Nonsense::ShownAndOpen => self.either.iter().any(shows),
            Nonsense::RelayShows => {
                let shows = shows_something || !self.either.is_empty() || self.points.is_some();
                self.purpose == Some(Purpose::Relays) && (self.natural || shows)
            }
            Nonsense::NaturalPuppet => self.natural && self.purpose == Some(Purpose::Puppet),
            Nonsense::NotWhatItNames => {
                let told = lengths().next().is_some() || !self.either.is_empty();
                named.and_then(Strain::trump).is_some_and(|suit| told && !shows(suit))
            }
            Nonsense::SuitForNotrump => self.notrump && named.is_some_and(|strain| strain != Strain::NoTrump),
        };
        Nonsense::ALL.into_iter().find(|nonsense| wrong(*nonsense))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_no_call_can_show() {
        for (text, call, nonsense) in [
            ("natural:H5:11-19", "1H", None),
            ("natural:H5,S4:11+", "1H", None),
            ("natural:C4:15-17", "1NT", None),
            ("artificial:S5:C/D:8+", "2H", None),
            ("artificial:relays", "2C", None),
            ("natural:H15:11-19", "1H", Some(Nonsense::TooLong)),
            ("artificial:H8,S8", "2C", Some(Nonsense::TooLong)),
            ("natural:22-37", "1H", None),
            ("natural:38", "1H", Some(Nonsense::TooStrong)),
            ("artificial:C,D,H,S", "1H", Some(Nonsense::AllSuits)),
            ("artificial:C/D/H/S", "2C", Some(Nonsense::AllSuits)),
            ("natural:puppet", "1H", Some(Nonsense::NaturalPuppet)),
            ("natural:asks", "1H", None),
            ("artificial:11+:relays", "2C", Some(Nonsense::RelayShows)),
            ("natural:relays", "2C", Some(Nonsense::RelayShows)),
            ("artificial:H:C/C", "2C", Some(Nonsense::OneOfOne)),
            ("artificial:H:H/S", "2C", Some(Nonsense::ShownAndOpen)),
            ("artificial:H:relays", "2C", Some(Nonsense::RelayShows)),
            ("natural:S", "1H", Some(Nonsense::NotWhatItNames)),
            ("natural:H/S", "1H", Some(Nonsense::NotWhatItNames)),
            ("natural:H:NT", "1H", Some(Nonsense::SuitForNotrump)),
        ] {
            let meaning: Meaning = text.parse().unwrap();
            assert_eq!(meaning.nonsense(call.parse().ok()), nonsense, "{text}");
        }
    }
}
