//! Among which cards the play of a shortened game is free: a defender's legal ones, of the soloist what he
//! said, or what he left unsaid.

#![allow(clippy::indexing_slicing, reason = "there are four hands, and five leads")]

use doppelkopf::{Kind, Place};

use crate::{
    layout::{Card, Cards, Layout, TRUMP, hand},
    node::{Node, bits},
};

/// What a soloist said.
#[derive(Debug)]
pub(super) struct Said<'a> {
    pub(super) layout: &'a Layout,
    pub(super) soloist: u8,
    /// The order he stated.
    stated: Vec<u32>,
}

impl<'a> Said<'a> {
    /// Cards in the order he stated; those he does not hold are passed over.
    pub(super) fn new(layout: &'a Layout, soloist: Place, order: &[Kind]) -> Said<'a> {
        let soloist = soloist as u8;
        let mut stated = Vec::new();
        for &kind in order {
            // Of two copies the lower is played first.
            let is_new = |bit: &u32| layout.card(soloist, *bit).kind == kind && !stated.contains(bit);
            stated.extend(bits(hand(layout.all(), soloist)).find(is_new));
        }
        Said { layout, soloist, stated }
    }

    /// The same with all trumps first, from the top.
    pub(super) fn trumps_first(&self) -> Said<'a> {
        let trumps = self.following(self.soloist, hand(self.layout.all(), self.soloist), TRUMP);
        let order: Vec<Kind> = self.top_down(trumps).map(|card| card.kind).collect();
        Said::new(self.layout, Place::First.plus(self.soloist), &order)
    }

    /// Whether he stated nothing.
    pub(super) fn is_silent(&self) -> bool {
        self.stated.is_empty()
    }

    /// The cards among which the play is free.
    pub(super) fn options(&self, node: &Node) -> Cards {
        let legal = node.legal(self.layout);
        if node.turn() != self.soloist {
            return legal;
        }
        if let Some(bit) = self.stated_next(legal) {
            return 1 << bit;
        }
        let last = node.is_last();
        let takes = |bit: &u32| node.takes(self.layout, self.layout.card(self.soloist, *bit), last);
        // 5.4.4: he takes over with any card, where he can.
        let over =
            if node.laid == 0 { 0 } else { bits(legal).filter(takes).fold(0, |all, bit| all | 1 << bit) };
        if over == 0 { self.tops(legal) } else { over }
    }

    /// The first card of his order that he has still to play and may play now.
    pub(super) fn stated_next(&self, legal: Cards) -> Option<u32> {
        self.stated.iter().copied().find(|&bit| legal >> bit & 1 == 1)
    }

    /// The highest trump and the highest card of each plain suit.
    fn tops(&self, cards: Cards) -> Cards {
        (0..=TRUMP).fold(0, |tops, led| match self.following(self.soloist, cards, led) {
            0 => tops,
            // Cards stand from the lowest up.
            suit => tops | self.copies(suit, suit.ilog2()),
        })
    }

    /// A card with its other copy, if it is among these.
    fn copies(&self, cards: Cards, bit: u32) -> Cards {
        let kind = |bit| self.layout.card(self.soloist, bit).kind;
        bits(cards).filter(|&other| kind(other) == kind(bit)).fold(0, |all, bit| all | 1 << bit)
    }

    /// Those of a player's cards that follow this.
    pub(super) fn following(&self, place: u8, cards: Cards, led: u8) -> Cards {
        cards & self.layout.hands[usize::from(place & 3)].following[usize::from(led)]
    }

    /// Cards of the soloist that follow the same, from the top.
    pub(super) fn top_down(&self, cards: Cards) -> impl Iterator<Item = &'a Card> + use<'a> {
        let (layout, soloist) = (self.layout, self.soloist);
        let mut bits: Vec<u32> = bits(cards).collect();
        bits.reverse();
        bits.into_iter().map(move |bit| layout.card(soloist, bit))
    }

    /// Whether a card beats the one that was led.
    pub(super) fn beats(&self, led: &Card, card: &Card, last: bool) -> bool {
        let strength = |card: &Card| card.strength[usize::from(led.led)];
        self.layout.equal(last).beats(strength(card), strength(led))
    }
}
