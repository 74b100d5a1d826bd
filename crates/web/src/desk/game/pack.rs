//! A card to tap: a suit, then a rank.

use cards::{Card, CardSet, Rank, Suit};
use wording::{Lexicon, capitalised};

use crate::{
    desk::question::{PickCard, PickSuit},
    text,
};

/// As cards are sorted in a diagram: spades first, high cards first.
pub fn in_order() -> impl Iterator<Item = (Suit, Vec<Card>)> {
    let of = |suit| Rank::ALL.into_iter().rev().map(move |rank| Card::new(suit, rank)).collect();
    Suit::ALL.into_iter().rev().map(move |suit| (suit, of(suit)))
}

/// All cards, each with where it leads.
pub fn picker(was: CardSet, words: &Lexicon, to: impl Fn(Card) -> String) -> Vec<PickSuit> {
    let pick = |card: Card| PickCard {
        rank: words.rank_letter(card.rank()),
        name: words.spoken_card(card),
        address: to(card),
        was: was.contains(card),
    };
    let suit = |(suit, cards): (Suit, Vec<Card>)| PickSuit {
        class: text::class(suit),
        name: capitalised(&words.suit(suit)),
        cards: cards.into_iter().map(pick).collect(),
        chosen: was.highest().is_some_and(|card| card.suit() == suit),
    };
    in_order().map(suit).collect()
}
