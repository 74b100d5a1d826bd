//! What somebody may know of a deal: hands seen, cards played, and facts about the hands not seen.

use std::str::FromStr;

use bridge::{PartialDeal, Strain};
use cards::{BySeat, BySide, Card, CardSet, Rank, Seat, Suit, SuitSet};
use thiserror::Error;

/// From so many to so many, both included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Range {
    /// At least.
    pub least: u8,
    /// At most.
    pub most: u8,
}

impl Range {
    const ANY: Range = Range { least: 0, most: u8::MAX };

    pub(crate) fn contains(self, n: u8) -> bool {
        (self.least..=self.most).contains(&n)
    }

    fn and(self, other: Range) -> Range {
        Range { least: self.least.max(other.least), most: self.most.min(other.most) }
    }
}

/// What a fact is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum About {
    /// High-card points: 4, 3, 2, 1 for ace, king, queen, jack.
    Points,
    /// Cards of a suit.
    Length(Suit),
}

/// A fact about a hand of thirteen cards, as it was dealt: `E:hcp=12-14`, `W:S=5-`, `N:D=-3`, `E:H=4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fact {
    /// Whose hand.
    pub seat: Seat,
    /// What of it.
    pub about: About,
    /// How many.
    pub range: Range,
}

/// A text that is no fact.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no fact about a hand; write E:hcp=12-14, E:hcp=12, W:S=5- or N:D=-3")]
pub struct ParseFactError(pub String);

impl FromStr for Fact {
    type Err = ParseFactError;

    fn from_str(s: &str) -> Result<Fact, ParseFactError> {
        fact(s).ok_or_else(|| ParseFactError(s.to_owned()))
    }
}

fn fact(s: &str) -> Option<Fact> {
    let (seat, rest) = s.split_once(':')?;
    let (about, range) = rest.split_once('=')?;
    let about = if about.eq_ignore_ascii_case("hcp") {
        About::Points
    } else {
        let mut letters = about.chars();
        let suit = Suit::from_char(letters.next()?)?;
        letters.next().is_none().then_some(About::Length(suit))?
    };
    let number = |text: &str, open: u8| if text.is_empty() { Some(open) } else { text.parse().ok() };
    let range = match range.split_once('-') {
        Some(("", "")) => None,
        Some((least, most)) => Some(Range { least: number(least, 0)?, most: number(most, u8::MAX)? }),
        None => range.parse().ok().map(|n| Range { least: n, most: n }),
    };
    Some(Fact { seat: seat.parse().ok()?, about, range: range.filter(|range| range.least <= range.most)? })
}

/// High-card points of a hand.
pub(crate) fn points(hand: CardSet) -> u8 {
    let of = |rank, worth: usize| hand.of_rank(rank).len() * worth;
    (of(Rank::Ace, 4) + of(Rank::King, 3) + of(Rank::Queen, 2) + of(Rank::Jack, 1)) as u8
}

/// Why this cannot be known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum NotKnown {
    /// A hand seen has not thirteen cards.
    #[error("{seat} has {cards} cards; a hand as dealt has 13")]
    Cards {
        /// Whose.
        seat: Seat,
        /// How many.
        cards: usize,
    },
    /// A card was played by a hand that does not have it.
    #[error("{card} is not in the hand of {seat}, whose turn it is")]
    NotHeld {
        /// Whose turn it was.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A hand did not follow suit and could have, or does so later.
    #[error("{seat} plays {card} having shown out of its suit, or could have followed suit instead")]
    Revoked {
        /// Who.
        seat: Seat,
        /// With which card.
        card: Card,
    },
    /// More cards than there are.
    #[error("52 cards have been played")]
    TooMany,
}

/// What is known of a deal.
#[derive(Debug, Clone)]
pub struct Known {
    /// The cards known to have been dealt to each seat; thirteen where the hand is seen.
    pub(crate) located: BySeat<CardSet>,
    /// Suits of which a seat has no cards but those located.
    pub(crate) shown_out: BySeat<SuitSet>,
    pub(crate) points: BySeat<Range>,
    pub(crate) lengths: BySeat<[Range; 4]>,
    /// The cards played.
    pub(crate) played: CardSet,
    /// The cards of the trick in progress.
    pub(crate) trick: Vec<Card>,
    /// Who led to it, or is to lead.
    pub(crate) leader: Seat,
    /// Tricks won so far.
    pub(crate) won: BySide<u8>,
    pub(crate) strain: Strain,
}

impl Known {
    /// The hands seen, as they were dealt; who makes the opening lead; the denomination.
    ///
    /// # Errors
    /// A hand that is seen has thirteen cards.
    pub fn new(deal: &PartialDeal, leader: Seat, strain: Strain) -> Result<Known, NotKnown> {
        for (seat, hand) in deal.hands.iter() {
            if let Some(cards) = hand.map(CardSet::len).filter(|&cards| cards != 13) {
                return Err(NotKnown::Cards { seat, cards });
            }
        }
        Ok(Known {
            located: BySeat(deal.hands.0.map(Option::unwrap_or_default)),
            shown_out: BySeat([SuitSet::EMPTY; 4]),
            points: BySeat([Range::ANY; 4]),
            lengths: BySeat([[Range::ANY; 4]; 4]),
            played: CardSet::EMPTY,
            trick: Vec::new(),
            leader,
            won: BySide([0, 0]),
            strain,
        })
    }

    /// Something more is known of a hand.
    #[must_use]
    pub fn with(mut self, fact: Fact) -> Known {
        match fact.about {
            About::Points => self.points[fact.seat] = self.points[fact.seat].and(fact.range),
            About::Length(suit) => {
                for (of, range) in Suit::ALL.into_iter().zip(&mut self.lengths[fact.seat]) {
                    if of == suit {
                        *range = range.and(fact.range);
                    }
                }
            }
        }
        self
    }

    /// A card is played by the hand in turn: it is known where it was, and who does not follow suit has
    /// no more of that suit.
    ///
    /// # Errors
    /// A card that cannot have been played.
    pub fn play(&mut self, card: Card) -> Result<(), NotKnown> {
        if self.played.len() == 52 {
            return Err(NotKnown::TooMany);
        }
        let seat = self.turn();
        let elsewhere = Seat::ALL.into_iter().any(|s| s != seat && self.located[s].contains(card));
        let held = self.located[seat].contains(card) || self.located[seat].len() < 13;
        if elsewhere || !held || self.played.contains(card) {
            return Err(NotKnown::NotHeld { seat, card });
        }
        if !self.located[seat].contains(card) && self.shown_out[seat].contains(card.suit()) {
            return Err(NotKnown::Revoked { seat, card });
        }
        if let Some(led) = self.trick.first().map(|led| led.suit()).filter(|&led| led != card.suit()) {
            if (self.located[seat] - self.played).has(led) {
                return Err(NotKnown::Revoked { seat, card });
            }
            self.shown_out[seat] = self.shown_out[seat].with(led);
        }
        self.located[seat].insert(card);
        self.played.insert(card);
        self.trick.push(card);
        if self.trick.len() == 4 {
            self.quit_trick();
        }
        Ok(())
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.trick.iter().fold(self.leader, |seat, _| seat.next())
    }

    /// Is this hand seen?
    #[must_use]
    pub fn is_seen(&self, seat: Seat) -> bool {
        self.located[seat].len() == 13
    }

    /// The denomination.
    #[must_use]
    pub fn strain(&self) -> Strain {
        self.strain
    }

    fn quit_trick(&mut self) {
        let mut cards = BySeat([None; 4]);
        for (seat, &card) in self.leader.round().into_iter().zip(&self.trick) {
            cards[seat] = Some(card);
        }
        let winner = bridge_laws::Trick { leader: self.leader, cards }.winner(self.strain.trump());
        self.won[winner.side()] += 1;
        self.leader = winner;
        self.trick.clear();
    }
}
