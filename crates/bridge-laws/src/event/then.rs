//! One thing that a player did with a card, short enough to be told in a word: what the desk is told between
//! the first thing and the director, and what a ruling names as what it rests on.

use std::{fmt, str::FromStr};

use cards::{Card, Seat};

use super::{Designation, Event, Exposure, Seen};
use crate::words::ParseWordError;

/// What a player can do with a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Did {
    /// Laid it face up.
    Played,
    /// Led it.
    Led,
    /// Laid it down as opening lead, face down.
    LedFaceDown,
    /// Took it back.
    TookBack,
    /// Dropped it, so that it could be seen.
    Dropped,
    /// Showed it.
    Showed,
    /// Laid it face up at the same moment as the card before (58A).
    AtOnce,
    /// Laid his hand open, or began to.
    Spread,
    /// Declarer named it, a card of dummy.
    Named,
    /// Dummy put it out without its having been named.
    PutOut,
}

impl Did {
    const ALL: [(Did, &'static str); 10] = [
        (Did::Played, "play"),
        (Did::Led, "lead"),
        (Did::LedFaceDown, "lead-face-down"),
        (Did::TookBack, "withdraw"),
        (Did::Dropped, "drop"),
        (Did::Showed, "show"),
        (Did::AtOnce, "at-once"),
        (Did::Spread, "spread"),
        (Did::Named, "name"),
        (Did::PutOut, "dummy-puts-out"),
    ];

    /// All of them, the commonest first.
    pub fn all() -> impl Iterator<Item = Did> {
        Did::ALL.into_iter().map(|(did, _)| did)
    }

    /// What this id stands for.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Did> {
        Did::ALL.into_iter().find(|(_, known)| *known == id).map(|(did, _)| did)
    }

    /// The only hand that can have done it, where declarer and dummy are known.
    #[must_use]
    pub const fn only_by(self, declarer: Seat) -> Option<Seat> {
        match self {
            Did::Named | Did::PutOut => Some(declarer.partner()),
            _ => None,
        }
    }

    /// The id.
    #[must_use]
    pub fn id(self) -> &'static str {
        Did::ALL.iter().find(|(did, _)| *did == self).map_or("", |(_, id)| id)
    }

    /// Can it be told without saying which card?
    #[must_use]
    pub const fn needs_no_card(self) -> bool {
        matches!(self, Did::LedFaceDown | Did::TookBack | Did::Spread)
    }
}

/// One thing that a player did with a card. Its text: `play:S:H8`, `withdraw:E:D2`, `spread:S`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Then {
    /// What.
    pub did: Did,
    /// Whose hand.
    pub seat: Seat,
    /// Which card, where one is known.
    pub card: Option<Card>,
}

impl From<Then> for Event {
    fn from(Then { did, seat, card }: Then) -> Event {
        let shown = |how| {
            let cards = card.map(|card| (seat, card)).into_iter().collect();
            Event::Expose { cards, how, seen: Seen::Everybody }
        };
        match (did, card) {
            (Did::Played, Some(card)) => Event::Play { seat, card },
            (Did::Led, Some(card)) => Event::Lead { seat, card },
            // With the card before it: see `Event::joins`.
            (Did::AtOnce, Some(card)) => Event::Simultaneous(vec![(seat, card)]),
            (Did::PutOut, Some(card)) => Event::DummyPutsOut { seat, card, instead_of: None },
            (Did::Named, Some(card)) => {
                Event::Designate(Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) })
            }
            (Did::LedFaceDown, card) => Event::LeadFaceDown { seat, card },
            (Did::TookBack, card) => Event::Withdraw { seat, card },
            (Did::Spread, card) => Event::Spread { seat, cards: card.into_iter().collect() },
            (Did::Dropped, _) => shown(Exposure::Accident),
            (Did::Showed | Did::Played | Did::AtOnce | Did::Led | Did::PutOut | Did::Named, _) => {
                shown(Exposure::Deliberate)
            }
        }
    }
}

impl Event {
    /// This happened next. What was laid at the same moment as the card before is one event with that: of two hands (58A)
    /// or of one (58B).
    pub(crate) fn joins(self, events: &mut Vec<Event>) {
        match (events.last_mut(), self) {
            (Some(Event::Simultaneous(laid)), Event::Simultaneous(more)) => laid.extend(more),
            (Some(last), Event::Simultaneous(more)) => match last {
                &mut (Event::Play { seat, card } | Event::Lead { seat, card }) => {
                    let laid = [(seat, card)].into_iter().chain(more);
                    *last = match laid.clone().all(|(by, _)| by == seat) {
                        true => {
                            let cards: Vec<Card> = laid.map(|(_, card)| card).collect();
                            Event::TwoCards { seat, visible: cards.clone(), cards }
                        }
                        false => Event::Simultaneous(laid.collect()),
                    };
                }
                Event::TwoCards { seat, cards, visible } if more.iter().all(|(by, _)| by == seat) => {
                    for (_, card) in more {
                        cards.push(card);
                        visible.push(card);
                    }
                }
                _ => events.push(Event::Simultaneous(more)),
            },
            (_, event) => events.push(event),
        }
    }
}

impl fmt::Display for Then {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.did.id(), self.seat)?;
        match self.card {
            Some(card) => write!(f, ":{card}"),
            None => Ok(()),
        }
    }
}

impl FromStr for Then {
    type Err = ParseWordError;

    fn from_str(s: &str) -> Result<Then, ParseWordError> {
        let unknown = || ParseWordError {
            found: s.to_owned(),
            expected: "what happened next, with seat and card: `play:S:H8`, `lead:E:D2`, `withdraw:E:D2`, `drop:E:HK`, `show:E:HK`, `at-once:W:S3`, `lead-face-down:E`, `spread:S`, `name:N:H5` or `dummy-puts-out:N:H9`",
        };
        let (id, rest) = s.split_once(':').ok_or_else(unknown)?;
        let did = Did::from_id(id).ok_or_else(unknown)?;
        let (seat, card) = match rest.split_once(':') {
            Some((seat, card)) => (seat, Some(card.parse().map_err(|_| unknown())?)),
            None if did.needs_no_card() => (rest, None),
            None => return Err(unknown()),
        };
        Ok(Then { did, seat: seat.parse().map_err(|_| unknown())?, card })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back_and_what_is_none_says_what_may_be_told() {
        for text in
            ["play:S:H8", "withdraw:E:D2", "withdraw:W", "spread:S", "dummy-puts-out:N:HT", "at-once:W:S3"]
        {
            assert_eq!(text.parse::<Then>().unwrap().to_string(), text);
        }
        for text in ["", "play", "play:S", "play:Q:H8", "eat:S:H8", "drop:E", "play:S:H1"] {
            assert!(text.parse::<Then>().is_err(), "{text}");
        }
    }
}
