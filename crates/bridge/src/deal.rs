//! Hands as PBN writes them; a hand that nobody knows is `-`.

use std::{fmt, str::FromStr};

use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};
use thiserror::Error;

use crate::Vulnerability;

/// Four hands, each known or not.
///
/// ```
/// use bridge::PartialDeal;
/// let deal: PartialDeal = "N:AKQ.JT9.8765.432 - - -".parse().unwrap();
/// assert_eq!(deal.to_string(), "N:AKQ.JT9.8765.432 - - -");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PartialDeal {
    /// The cards of each hand, where they are known.
    pub hands: BySeat<Option<CardSet>>,
}

/// Why a text is no deal.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DealError {
    /// No seat and colon at the beginning.
    #[error("`{0}` does not begin with a seat and a colon, such as `N:`")]
    NoSeat(String),
    /// Not four hands.
    #[error("{0} hands where four are needed; a hand that nobody knows is `-`")]
    Hands(usize),
    /// A hand is not four suits.
    #[error("the hand `{0}` is not four suits, spades first, parted by dots")]
    Suits(String),
    /// A rank is none.
    #[error("`{found}` in the hand `{hand}` is no card; ranks are AKQJT98765432")]
    Rank {
        /// What stands there.
        found: char,
        /// In which hand.
        hand: String,
    },
    /// A card is there twice.
    #[error("{0} is there twice")]
    Twice(Card),
}

fn hand(text: &str) -> Result<Option<CardSet>, DealError> {
    if text == "-" {
        return Ok(None);
    }
    let suits: Vec<&str> = text.split('.').collect();
    if suits.len() != 4 {
        return Err(DealError::Suits(text.to_owned()));
    }
    let mut cards = CardSet::EMPTY;
    for (suit, ranks) in Suit::ALL.into_iter().rev().zip(suits) {
        for found in ranks.chars() {
            let rank =
                Rank::from_char(found).ok_or_else(|| DealError::Rank { found, hand: text.to_owned() })?;
            let card = Card::new(suit, rank);
            if cards.contains(card) {
                return Err(DealError::Twice(card));
            }
            cards.insert(card);
        }
    }
    Ok(Some(cards))
}

impl FromStr for PartialDeal {
    type Err = DealError;

    fn from_str(s: &str) -> Result<PartialDeal, DealError> {
        let no_seat = || DealError::NoSeat(s.to_owned());
        let (first, hands) = s.trim().split_once(':').ok_or_else(no_seat)?;
        let first: Seat = first.trim().parse().map_err(|_| no_seat())?;
        let texts: Vec<&str> = hands.split_whitespace().collect();
        if texts.len() != 4 {
            return Err(DealError::Hands(texts.len()));
        }
        let mut deal = PartialDeal::default();
        let mut seen = CardSet::EMPTY;
        for (seat, text) in first.round().into_iter().zip(texts) {
            let cards = hand(text)?;
            let known = cards.unwrap_or_default();
            if let Some(twice) = (seen & known).lowest() {
                return Err(DealError::Twice(twice));
            }
            seen = seen | known;
            deal.hands[seat] = cards;
        }
        Ok(deal)
    }
}

impl fmt::Display for PartialDeal {
    /// From North on.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("N:")?;
        for (seat, cards) in self.hands.iter() {
            if seat != Seat::North {
                f.write_str(" ")?;
            }
            let Some(cards) = cards else {
                f.write_str("-")?;
                continue;
            };
            for suit in Suit::ALL.into_iter().rev() {
                if suit != Suit::Spades {
                    f.write_str(".")?;
                }
                let mut ranks: Vec<char> = cards.of(suit).iter().map(|card| card.rank().letter()).collect();
                ranks.reverse();
                f.write_str(&ranks.into_iter().collect::<String>())?;
            }
        }
        Ok(())
    }
}

/// Who deals this board (Law 2).
#[must_use]
pub const fn dealer_of_board(number: u32) -> Seat {
    match number % 4 {
        1 => Seat::North,
        2 => Seat::East,
        3 => Seat::South,
        _ => Seat::West,
    }
}

/// Who is vulnerable on this board (Law 2).
#[must_use]
pub const fn vulnerability_of_board(number: u32) -> Vulnerability {
    match number % 16 {
        1 | 8 | 11 | 14 => Vulnerability::None,
        2 | 5 | 12 | 15 => Vulnerability::NorthSouth,
        3 | 6 | 9 | 0 => Vulnerability::EastWest,
        _ => Vulnerability::All,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_read_back_equal() {
        let text = "N:AKQ.JT9.8765.432 - 2.2.AKQ. -";
        let deal: PartialDeal = text.parse().unwrap();
        assert_eq!(deal.to_string().parse(), Ok(deal));
        let turned: PartialDeal = "S:2.2.AKQ. - AKQ.JT9.8765.432 -".parse().unwrap();
        assert_eq!(turned, deal);
    }

    #[test]
    fn what_is_wrong_is_named() {
        let error = |text: &str| text.parse::<PartialDeal>().unwrap_err();
        assert_eq!(error("N:- - -"), DealError::Hands(3));
        assert_eq!(error("AKQ - - -"), DealError::NoSeat("AKQ - - -".to_owned()));
        assert_eq!(error("N:A..A - - -"), DealError::Suits("A..A".to_owned()));
        assert_eq!(error("N:A1... - - -"), DealError::Rank { found: '1', hand: "A1...".to_owned() });
        assert_eq!(error("N:A... A... - -"), DealError::Twice("SA".parse().unwrap()));
        assert_eq!(error("N:AA... - - -"), DealError::Twice("SA".parse().unwrap()));
    }

    #[test]
    fn the_cycle_of_sixteen_boards() {
        let cycle: Vec<String> = (1..=16)
            .map(|n| format!("{}{:?}", dealer_of_board(n).letter(), vulnerability_of_board(n)))
            .collect();
        let expected = [
            "NNone",
            "ENorthSouth",
            "SEastWest",
            "WAll",
            "NNorthSouth",
            "EEastWest",
            "SAll",
            "WNone",
            "NEastWest",
            "EAll",
            "SNone",
            "WNorthSouth",
            "NAll",
            "ENone",
            "SNorthSouth",
            "WEastWest",
        ];
        assert_eq!(cycle, expected);
        assert_eq!(dealer_of_board(17), dealer_of_board(1));
    }
}
