//! The hands of a record, as the record has them: also with cards missing or doubled.

use std::fmt;

use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};

use crate::error::{Expected, Fault, There};

/// The hands as they were written down. Whether they make a proper deal is for the judge to say.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Deal {
    /// Each hand, where the record has it.
    pub hands: BySeat<Option<CardSet>>,
    /// Cards that are written twice in one and the same hand.
    pub twice: BySeat<CardSet>,
}

impl Deal {
    /// Reads the value of a PBN tag `Deal`; faults count bytes from the beginning of the value.
    pub(crate) fn from_pbn(value: &str) -> Result<Deal, Fault> {
        let blanks = value.len() - value.trim_start().len();
        let no_seat = || Fault::text(blanks, value, Expected::FirstSeat);
        let (first, rest) = value.split_once(':').ok_or_else(no_seat)?;
        let first: Seat = first.trim().parse().map_err(|_| no_seat())?;
        let base = value.len() - rest.len();
        let mut deal = Deal::default();
        let mut seats = first.round().into_iter();
        let mut count = 0;
        for (at, hand) in words(rest) {
            count += 1;
            let Some(seat) = seats.next() else { continue };
            deal.read_hand(seat, hand).map_err(|fault| Fault { at: base + at + fault.at, ..fault })?;
        }
        if count != 4 {
            return Err(Fault::new(base, There::Hands(count), Expected::FourHands));
        }
        Ok(deal)
    }

    fn read_hand(&mut self, seat: Seat, text: &str) -> Result<(), Fault> {
        if matches!(text, "-" | "...") {
            return Ok(());
        }
        if text.matches('.').count() != 3 {
            return Err(Fault::text(0, text, Expected::FourSuits));
        }
        let mut suits = Suit::ALL.into_iter().rev();
        let mut suit = suits.next().unwrap_or(Suit::Spades);
        let mut hand = CardSet::EMPTY;
        let mut chars = text.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            if c == '.' {
                suit = suits.next().unwrap_or(suit);
                continue;
            }
            let ten = c == '1' && chars.next_if(|&(_, next)| next == '0').is_some();
            let rank = if ten { Some(Rank::Ten) } else { Rank::from_char(c) };
            let Some(rank) = rank else {
                return Err(Fault::text(at, &c.to_string(), Expected::Rank));
            };
            self.put(seat, &mut hand, Card::new(suit, rank));
        }
        self.hands[seat] = Some(hand);
        Ok(())
    }

    pub(crate) fn put(&mut self, seat: Seat, hand: &mut CardSet, card: Card) {
        if hand.contains(card) {
            self.twice[seat].insert(card);
        }
        hand.insert(card);
    }

    /// The cards of a hand; none where it is not known.
    #[must_use]
    #[inline]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat].unwrap_or(CardSet::EMPTY)
    }

    /// Deals the rest of the pack to the only hand that is not known, if the others are whole.
    pub fn complete(&mut self) {
        let mut unknown = Seat::ALL.into_iter().filter(|&seat| self.hands[seat].is_none());
        let (Some(seat), None) = (unknown.next(), unknown.next()) else { return };
        let known = Seat::ALL.into_iter().fold(CardSet::EMPTY, |all, s| all | self.hand(s));
        let whole = Seat::ALL.into_iter().all(|s| s == seat || self.hand(s).len() == 13);
        if whole && known.len() == 39 {
            self.hands[seat] = Some(CardSet::PACK - known);
        }
    }

    /// As PBN writes it, beginning with this seat.
    #[must_use]
    pub fn to_pbn(&self, first: Seat) -> String {
        let hands: Vec<String> = first.round().into_iter().map(|seat| self.hand_text(seat)).collect();
        format!("{first}:{}", hands.join(" "))
    }

    fn hand_text(&self, seat: Seat) -> String {
        let Some(hand) = self.hands[seat] else { return "-".to_owned() };
        let mut text = String::with_capacity(16);
        for suit in Suit::ALL.into_iter().rev() {
            for rank in Rank::ALL.into_iter().rev() {
                let card = Card::new(suit, rank);
                let times = usize::from(hand.contains(card)) + usize::from(self.twice[seat].contains(card));
                text.extend(std::iter::repeat_n(rank.letter(), times));
            }
            if suit != Suit::Clubs {
                text.push('.');
            }
        }
        // Three bare dots are read as a hand that is not known: so is an empty one.
        if hand.is_empty() { "-".to_owned() } else { text }
    }
}

impl fmt::Display for Deal {
    /// As PBN writes it, beginning with North.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_pbn(Seat::North))
    }
}

/// Words parted by white space, with the byte at which each begins.
pub(crate) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let start = text.as_ptr() as usize;
    text.split_whitespace().map(move |word| (word.as_ptr() as usize - start, word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_are_read_and_written() {
        for text in [
            "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85",
            "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -",
            "E:AA.K.. - - -",
        ] {
            let first = Seat::from_char(text.chars().next().unwrap()).unwrap();
            assert_eq!(Deal::from_pbn(text).unwrap().to_pbn(first), text);
        }
        assert_eq!(Deal::from_pbn("n:10.. ... - -").unwrap_err().at, 2);
        assert_eq!(Deal::from_pbn("n:10... ... - -").unwrap().to_string(), "N:T... - - -");
    }

    #[test]
    fn faults_of_deals_say_where() {
        for (text, at, what) in [
            ("", 0, "expected a seat"),
            ("AKQ", 0, "expected a seat"),
            ("N:- -", 2, "2 hands: expected four"),
            ("N:- A.K.Q - -", 4, "expected four suits"),
            ("N:- A.K.Q.1 - -", 10, "expected a rank"),
        ] {
            let fault = Deal::from_pbn(text).unwrap_err();
            assert_eq!(fault.at, at, "{text}");
            let said = format!("{}: expected {}", fault.there, fault.expected);
            assert!(said.contains(what), "{text}: {said}");
        }
    }
}
