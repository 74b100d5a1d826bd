//! A position of the play: what each hand still holds, who leads, what lies on the table.

use cards::{BySeat, Card, CardSet, Seat};
use thiserror::Error;

use crate::{PartialDeal, Strain};

/// A legal position, from 52 cards down to the end, also in the middle of a trick.
///
/// Whatever is one can be solved: hands fit one another, no card is there twice, and nobody has
/// revoked in the trick that lies on the table.
///
/// ```
/// use bridge::{PartialDeal, Position, Strain};
/// use cards::Seat;
///
/// let deal: PartialDeal = "N:A2... K3... 54... 76...".parse()?;
/// let mut position = Position::from_deal(&deal, Seat::West)?;
/// position.play("S6".parse()?, Strain::NoTrump)?;
/// assert_eq!(position.turn(), Seat::North);
/// assert_eq!(position.legal().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    hands: BySeat<CardSet>,
    leader: Seat,
    trick: [Option<Card>; 3],
}

/// Why hands and cards on the table make no position.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PositionError {
    /// A hand is not known.
    #[error("the hand of {0} is not known; a double-dummy result needs all four hands")]
    Unknown(Seat),
    /// No cards at all.
    #[error("there is no card; a position needs at least one")]
    Empty,
    /// A card is in two hands.
    #[error("{card} is held by {first} and by {second}")]
    Twice {
        /// The card.
        card: Card,
        /// One holder.
        first: Seat,
        /// The other holder.
        second: Seat,
    },
    /// Hands that do not fit one another.
    #[error("cards of {seat}: {held} instead of {expected}, as {leader}, who leads, had {whole}")]
    Unequal {
        /// Whose hand.
        seat: Seat,
        /// How many cards it has.
        held: usize,
        /// How many it should have.
        expected: usize,
        /// Who led, or is to lead.
        leader: Seat,
        /// How many cards the leader had at the beginning of the trick.
        whole: usize,
    },
    /// More than three cards on the table.
    #[error("{0} cards lie on the table; a trick in progress has at most three")]
    Trick(usize),
    /// A card on the table is also in a hand, or twice on the table.
    #[error("{card}, played by {seat}, is also elsewhere")]
    PlayedTwice {
        /// The card.
        card: Card,
        /// Who played it.
        seat: Seat,
    },
    /// A player did not follow suit to the trick on the table.
    #[error("{seat} played {card} but still holds {could}: a revoked trick has no double-dummy result")]
    Revoked {
        /// Who revoked.
        seat: Seat,
        /// The card played.
        card: Card,
        /// A card that would have followed suit.
        could: Card,
    },
}

/// Why a card cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum PlayError {
    /// Everything has been played.
    #[error("{0} is one card too many: all tricks have been played")]
    Over(Card),
    /// Not in the hand whose turn it is.
    #[error("{card} is not in the hand of {seat}, whose turn it is")]
    NotHeld {
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// It does not follow suit.
    #[error("{seat} cannot play {card}: with {could} in hand it would be a revoke")]
    Revoke {
        /// Whose turn it is.
        seat: Seat,
        /// The card.
        card: Card,
        /// A card that would follow suit.
        could: Card,
    },
}

impl Position {
    /// The beginning of a trick: all four hands hold as many cards.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn new(hands: BySeat<CardSet>, leader: Seat) -> Result<Position, PositionError> {
        Position::in_trick(hands, leader, &[])
    }

    /// The beginning of a trick, from hands as files have them.
    ///
    /// # Errors
    /// Says which hand is not known, or what does not fit.
    pub fn from_deal(deal: &PartialDeal, leader: Seat) -> Result<Position, PositionError> {
        let mut hands = BySeat::default();
        for (seat, hand) in deal.hands.iter() {
            hands[seat] = hand.ok_or(PositionError::Unknown(seat))?;
        }
        Position::new(hands, leader)
    }

    /// In the middle of a trick: `trick` are the cards on the table, the leader's first; `hands` is
    /// what each still holds.
    ///
    /// # Errors
    /// Says what does not fit.
    pub fn in_trick(hands: BySeat<CardSet>, leader: Seat, trick: &[Card]) -> Result<Position, PositionError> {
        for (place, &first) in Seat::ALL.iter().enumerate() {
            for &second in Seat::ALL.iter().skip(place + 1) {
                if let Some(card) = (hands[first] & hands[second]).lowest() {
                    return Err(PositionError::Twice { card, first, second });
                }
            }
        }
        if trick.len() > 3 {
            return Err(PositionError::Trick(trick.len()));
        }
        let played = |seat: Seat| usize::from(usize::from(leader.steps_to(seat)) < trick.len());
        let whole = hands[leader].len() + played(leader);
        for (seat, hand) in hands.iter() {
            let (held, expected) = (hand.len(), whole.saturating_sub(played(seat)));
            if held != expected {
                return Err(PositionError::Unequal { seat, held, expected, leader, whole });
            }
        }
        if whole == 0 {
            return Err(PositionError::Empty);
        }
        let mut seen = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, seat| all | hands[seat]);
        let mut table = [None; 3];
        for ((seat, &card), place) in leader.round().into_iter().zip(trick).zip(&mut table) {
            if seen.contains(card) {
                return Err(PositionError::PlayedTwice { card, seat });
            }
            seen.insert(card);
            *place = Some(card);
            let led = trick.first().map_or(card.suit(), |led| led.suit());
            if card.suit() != led
                && let Some(could) = hands[seat].of(led).lowest()
            {
                return Err(PositionError::Revoked { seat, card, could });
            }
        }
        Ok(Position { hands, leader, trick: table })
    }

    /// The beginning of a trick, for hands that are known to be of one deal and to fit: of the same length, no card twice.
    /// That is not looked at here ([`Position::new`] does). What is found out of other hands means nothing, but nothing
    /// panics.
    #[must_use]
    pub const fn before_lead(hands: BySeat<CardSet>, leader: Seat) -> Position {
        Position { hands, leader, trick: [None; 3] }
    }

    /// What each hand still holds.
    #[must_use]
    pub const fn hands(&self) -> &BySeat<CardSet> {
        &self.hands
    }

    /// Who led to this trick, or is to lead to it.
    #[must_use]
    pub const fn leader(&self) -> Seat {
        self.leader
    }

    /// What this hand holds.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat]
    }

    /// The cards on the table, with who played them.
    pub fn trick(&self) -> impl Iterator<Item = (Seat, Card)> + '_ {
        self.leader.round().into_iter().zip(&self.trick).filter_map(|(seat, card)| Some((seat, (*card)?)))
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Seat {
        self.trick().fold(self.leader, |_, (seat, _)| seat.next())
    }

    /// The cards that whoever is in turn may play.
    #[must_use]
    pub fn legal(&self) -> CardSet {
        let hand = self.hands[self.turn()];
        match self.trick().next() {
            Some((_, led)) if hand.has(led.suit()) => hand.of(led.suit()),
            _ => hand,
        }
    }

    /// Who is winning the trick on the table, with which card.
    #[must_use]
    pub fn winning(&self, strain: Strain) -> Option<(Seat, Card)> {
        self.trick().reduce(|best, next| if beats(next.1, best.1, strain) { next } else { best })
    }

    /// How many tricks are still to be won, the one on the table included.
    #[must_use]
    pub fn tricks_left(&self) -> u8 {
        Seat::ALL.into_iter().map(|seat| self.hands[seat].len() as u8).max().unwrap_or(0)
    }

    /// Has every card been played?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.tricks_left() == 0
    }

    /// Plays a card of whoever is in turn. If it completes the trick, says who wins it.
    ///
    /// # Errors
    /// A card that is not held, or does not follow suit; the position is then as before.
    pub fn play(&mut self, card: Card, strain: Strain) -> Result<Option<Seat>, PlayError> {
        if self.is_over() {
            return Err(PlayError::Over(card));
        }
        let seat = self.turn();
        if !self.hands[seat].contains(card) {
            return Err(PlayError::NotHeld { seat, card });
        }
        let legal = self.legal();
        if !legal.contains(card) {
            let could = legal.lowest().unwrap_or(card);
            return Err(PlayError::Revoke { seat, card, could });
        }
        self.hands[seat].remove(card);
        if let Some(place) = self.trick.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
            return Ok(None);
        }
        let before = self.winning(strain).filter(|&(_, best)| !beats(card, best, strain));
        let winner = before.map_or(seat, |(winner, _)| winner);
        self.trick = [None; 3];
        self.leader = winner;
        Ok(Some(winner))
    }
}

/// Does a card win over the card that has been winning the trick before it?
#[must_use]
pub fn beats(card: Card, best: Card, strain: Strain) -> bool {
    if card.suit() == best.suit() { card.rank() > best.rank() } else { Some(card.suit()) == strain.trump() }
}
