//! What a call shows.

use std::{fmt, str::FromStr};

use bridge::{Call, Strain};
use cards::{Suit, SuitSet};

use super::{Answer, ParseWordError};

/// The smallest and the largest number, both among them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// At least.
    pub least: u8,
    /// At most; `None`: no limit.
    pub most: Option<u8>,
}

impl Span {
    /// Has somebody told how many? A suit may be shown without a number.
    #[must_use]
    pub fn is_told(self) -> bool {
        self != SHOWN
    }

    /// So much more on either side.
    #[must_use]
    fn wider(self, by: u8) -> Span {
        Span { least: self.least.saturating_sub(by), most: self.most.map(|most| most.saturating_add(by)) }
    }

    /// Is all of this in the other?
    #[must_use]
    pub fn is_within(self, other: Span) -> bool {
        let below = match (self.most, other.most) {
            (_, None) => true,
            (None, Some(_)) => false,
            (Some(own), Some(most)) => own <= most,
        };
        self.least >= other.least && below
    }
}

/// What a call is made for, where it is not made to show something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Purpose {
    /// It asks for something.
    Asks,
    /// It only keeps the auction going.
    Relays,
    /// It makes partner call one certain thing.
    Puppet,
    /// It asks partner to choose among the other suits.
    TakesOut,
}

impl Purpose {
    /// All of them, the commonest first.
    pub const ALL: [Purpose; 4] = [Purpose::Asks, Purpose::TakesOut, Purpose::Relays, Purpose::Puppet];

    /// The id.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Purpose::Asks => "asks",
            Purpose::Relays => "relays",
            Purpose::Puppet => "puppet",
            Purpose::TakesOut => "takeout",
        }
    }

    /// Does it do something, so that another call can do the same (23A3)?
    #[must_use]
    pub const fn is_a_job(self) -> bool {
        matches!(self, Purpose::Asks | Purpose::Relays | Purpose::Puppet)
    }
}

/// The denominations that a call shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Specified {
    /// The suits.
    pub suits: SuitSet,
    /// Notrump.
    pub notrump: bool,
}

impl Specified {
    /// None at all?
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.suits.is_empty() && !self.notrump
    }

    /// Suits, and none that the other shows?
    #[must_use]
    pub fn are_other_suits_than(self, other: Specified) -> bool {
        let apart = self.suits.iter().all(|suit| !other.suits.contains(suit));
        !self.suits.is_empty() && !self.notrump && apart
    }
}

/// What a call shows by the agreement of the partnership, in the auction in which its maker can be taken to have been.
/// Its text: `natural`, `natural:H5:11-19`, `artificial:S5:0+`, `artificial:HS`, `artificial:S5:C/D`, `artificial:asks`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Meaning {
    /// It shows what it names.
    pub natural: bool,
    /// How many cards it shows of each suit, clubs first; `None`: nothing is shown of that suit.
    pub suits: [Option<Span>; 4],
    /// It shows one of these suits, and not which.
    pub either: SuitSet,
    /// It shows a hand for notrump, whatever it names.
    pub notrump: bool,
    /// How many points it shows, where that is known.
    pub points: Option<Span>,
    /// What it is for.
    pub purpose: Option<Purpose>,
}

/// A suit that is shown has this many cards where nobody says how many.
const SHOWN: Span = Span { least: 0, most: None };

impl Meaning {
    /// It shows what it names, and no more is known.
    pub const NATURAL: Meaning = Meaning {
        natural: true,
        suits: [None; 4],
        either: SuitSet::EMPTY,
        notrump: false,
        points: None,
        purpose: None,
    };

    /// It names nothing that it shows, and no more is known.
    pub const ARTIFICIAL: Meaning = Meaning { natural: false, ..Meaning::NATURAL };

    /// The same, with this suit shown.
    #[must_use]
    pub fn showing(mut self, suit: Suit) -> Meaning {
        if let Some(shown) = self.suits.get_mut(suit as usize) {
            *shown = shown.or(Some(SHOWN));
        }
        self
    }

    /// What a call may well show, as answers, the ordinary one first: what it names, nothing that it names, the next suit.
    #[must_use]
    pub fn usual(call: Call) -> Vec<Answer> {
        let next = match call {
            Call::Bid(_, strain) => {
                strain.trump().and_then(|suit| Suit::ALL.into_iter().find(|next| *next > suit))
            }
            _ => None,
        };
        let transfer = next.map(|suit| Meaning::ARTIFICIAL.showing(suit));
        [Meaning::NATURAL, Meaning::ARTIFICIAL].into_iter().chain(transfer).map(Answer::Meaning).collect()
    }

    /// The denominations that the call shows: those of its agreement, and its own where it is natural.
    #[must_use]
    pub fn specified(self, call: Call) -> Specified {
        let shown = Suit::ALL.into_iter().filter(|&suit| self.length(suit).is_some());
        let mut specified = Specified { suits: shown.collect(), notrump: self.notrump };
        if let (true, Call::Bid(_, strain)) = (self.natural, call) {
            match strain.trump() {
                Some(suit) => specified.suits = specified.suits.with(suit),
                None => specified.notrump = true,
            }
        }
        specified
    }

    /// Does it keep the auction going, and tell nothing besides?
    #[must_use]
    pub fn only_relays(self, call: Call) -> bool {
        let tells = !self.specified(call).is_empty() || !self.either.is_empty() || self.points.is_some();
        self.purpose == Some(Purpose::Relays) && !tells
    }

    fn length(self, suit: Suit) -> Option<Span> {
        self.suits.get(suit as usize).copied().flatten()
    }

    /// Is everything that this call could show something that the other could show too, but for so many points and
    /// cards? Where too little was told nobody knows, and it is not.
    #[must_use]
    pub fn narrows(self, call: Call, other: Meaning, of: Call, points: u8, cards: u8) -> bool {
        let is_within = |own: Option<Span>, other: Option<Span>, by: u8| match (own, other) {
            (Some(own), Some(other)) => own.is_within(other.wider(by)),
            _ => false,
        };
        let known = |span: Option<Span>| span.filter(|span| span.is_told());
        let specified = self.specified(call);
        let same_length = |suit| is_within(known(self.length(suit)), known(other.length(suit)), cards);
        specified == other.specified(of)
            && self.either == other.either
            && self.purpose == other.purpose
            && is_within(self.points, other.points, points)
            && specified.suits.iter().all(same_length)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.most {
            None => write!(f, "{}+", self.least),
            Some(most) => write!(f, "{}-{most}", self.least),
        }
    }
}

impl FromStr for Span {
    type Err = ();

    fn from_str(s: &str) -> Result<Span, ()> {
        let number = |text: &str| text.parse::<u8>().map_err(|_| ());
        let span = match (s.strip_suffix('+'), s.split_once('-')) {
            (Some(least), _) => Span { least: number(least)?, most: None },
            (None, Some((least, most))) => Span { least: number(least)?, most: Some(number(most)?) },
            (None, None) => {
                let exactly = number(s)?;
                Span { least: exactly, most: Some(exactly) }
            }
        };
        span.most.is_none_or(|most| span.least <= most).then_some(span).ok_or(())
    }
}

impl fmt::Display for Meaning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.natural { "natural" } else { "artificial" })?;
        let shown = Suit::ALL.into_iter().filter_map(|suit| Some((suit, self.length(suit)?)));
        for (i, (suit, span)) in shown.enumerate() {
            write!(f, "{}{suit}", if i == 0 { ":" } else { "," })?;
            match span {
                SHOWN => {}
                // Five or more: what is usually meant by a number.
                Span { least, most: None } => write!(f, "{least}")?,
                Span { least, most: Some(most) } => write!(f, "{least}-{most}")?,
            }
        }
        for (i, suit) in self.either.iter().enumerate() {
            write!(f, "{}{suit}", if i == 0 { ':' } else { '/' })?;
        }
        if self.notrump {
            f.write_str(":NT")?;
        }
        if let Some(points) = self.points {
            write!(f, ":{points}")?;
        }
        if let Some(purpose) = self.purpose {
            write!(f, ":{}", purpose.id())?;
        }
        Ok(())
    }
}

/// Reads `S5`, `H4-6`, `SH`, `S5,H4`: suits, each with how many cards.
fn suits(text: &str, into: &mut Meaning) -> Option<()> {
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        rest = rest.get(first.len_utf8()..)?;
        if first == ',' {
            continue;
        }
        let suit = Suit::from_char(first)?;
        let end = rest.find(|c: char| !c.is_ascii_digit() && c != '-' && c != '+').unwrap_or(rest.len());
        let (length, after) = rest.split_at_checked(end)?;
        rest = after;
        let span = match (length, length.parse::<u8>()) {
            ("", _) => SHOWN,
            (_, Ok(least)) => Span { least, most: None },
            _ => length.parse().ok()?,
        };
        *into.suits.get_mut(suit as usize)? = Some(span);
    }
    Some(())
}

impl FromStr for Meaning {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Meaning, ParseWordError> {
        let unknown = || ParseWordError { found: s.to_owned(), expected: EXPECTED };
        let mut parts = s.split(':');
        let mut meaning = match parts.next() {
            Some("natural") => Meaning::NATURAL,
            Some("artificial") => Meaning::ARTIFICIAL,
            _ => return Err(unknown()),
        };
        for part in parts {
            if let Some(purpose) = Purpose::ALL.into_iter().find(|purpose| purpose.id() == part) {
                meaning.purpose = Some(purpose);
            } else if Strain::from_text(part) == Some(Strain::NoTrump) {
                meaning.notrump = true;
            } else if let Ok(points) = part.parse() {
                meaning.points = Some(points);
            } else if part.contains('/') {
                let letter = |text: &str| match text.parse::<char>() {
                    Ok(letter) => Suit::from_char(letter).ok_or_else(unknown),
                    Err(_) => Err(unknown()),
                };
                meaning.either = part.split('/').map(letter).collect::<Result<SuitSet, _>>()?;
            } else {
                suits(part, &mut meaning).filter(|()| !part.is_empty()).ok_or_else(unknown)?;
            }
        }
        Ok(meaning)
    }
}

/// What is expected, for an error.
pub(super) const EXPECTED: &str = "what the call shows: natural or artificial, then suits, points and purpose, such as `natural:H5:11-19`, `artificial:S5`, `artificial:S5:C/D` (and one of these two), `artificial:HS:8-12`, `artificial:asks`";

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(text: &str) -> Meaning {
        text.parse().expect(text)
    }

    #[test]
    fn texts_read_back() {
        for text in [
            "natural",
            "artificial",
            "artificial:S5",
            "artificial:H,S",
            "natural:H5-6:11-19",
            "artificial:NT:15-17:asks",
            "artificial:C4,D4:8+:takeout",
            "artificial:S5:C/D:8+",
        ] {
            assert_eq!(meaning(text).to_string(), text);
        }
        assert_eq!(meaning("artificial:SH").to_string(), "artificial:H,S");
        for text in [
            "",
            "strong",
            "natural:",
            "natural:X5",
            "artificial:S5-4",
            "artificial:19-11",
            "S5",
            "artificial:C/X",
        ] {
            assert!(text.parse::<Meaning>().is_err(), "{text}");
        }
    }

    #[test]
    fn what_is_natural_shows_what_it_names_and_what_is_not_only_what_was_told() {
        let call = |text: &str| text.parse::<Call>().unwrap();
        let suits = |text: &str, of| meaning(text).specified(call(of)).suits;
        assert_eq!(suits("natural", "1H"), SuitSet::only(Suit::Hearts));
        assert_eq!(suits("artificial:S", "2H"), SuitSet::only(Suit::Spades));
        assert!(meaning("artificial").specified(call("2C")).is_empty());
        assert!(meaning("natural").specified(call("X")).is_empty());
        assert!(meaning("natural:15-17").specified(call("1NT")).notrump);
    }

    #[test]
    fn what_is_contained_is_seen_only_where_enough_was_told() {
        let call = |text: &str| text.parse::<Call>().unwrap();
        let narrows = |new: &str, old: &str, points, cards| {
            meaning(new).narrows(call("2S"), meaning(old), call("1S"), points, cards)
        };
        assert!(narrows("natural:S6:12-16", "natural:S5:11-19", 0, 0));
        assert!(!narrows("natural:S6:9-16", "natural:S5:11-19", 0, 0));
        assert!(narrows("natural:S4:9-16", "natural:S5:11-19", 2, 1));
        assert!(!narrows("natural:S5:8-16", "natural:S5:11-19", 2, 1));
        assert!(!narrows("natural:12-16", "natural:S5:11-19", 2, 1));
        assert!(!narrows("artificial:H5:12-16", "natural:S5:11-19", 2, 1));
        assert!(!narrows("natural", "natural", 2, 1));
    }
}
