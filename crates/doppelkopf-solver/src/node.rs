//! Where the play of an ending stands: the cards still held and the open trick.

use doppelkopf::Kind;

use crate::layout::{Card, Cards, Layout, hand, one};

/// A position within an ending.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Node {
    pub(crate) held: u64,
    pub(crate) leader: u8,
    /// How many cards of the trick lie.
    pub(crate) laid: u8,
    led: u8,
    best: u8,
    best_slot: u8,
    pub(crate) winner: u8,
    pub(crate) augen: u8,
    /// Foxes in the trick that were laid by Kontra, and by Re.
    pub(crate) foxes: [u8; 2],
    /// ♣B is the best card of the trick.
    pub(crate) karlchen: bool,
}

impl Node {
    /// This player leads.
    pub(crate) fn leading(held: u64, leader: u8) -> Node {
        Node {
            held,
            leader,
            laid: 0,
            led: 0,
            best: 0,
            best_slot: 0,
            winner: leader,
            augen: 0,
            foxes: [0; 2],
            karlchen: false,
        }
    }

    pub(crate) fn turn(&self) -> u8 {
        (self.leader + self.laid) & 3
    }

    pub(crate) fn is_over(&self) -> bool {
        self.held == 0 && self.laid == 0
    }

    /// Nobody has a card beyond the open trick.
    pub(crate) fn is_last(&self) -> bool {
        self.held.count_ones() + u32::from(self.laid) <= 4
    }

    /// What the player whose turn it is may play.
    #[allow(clippy::indexing_slicing, reason = "there are four hands, and five leads")]
    pub(crate) fn legal(&self, layout: &Layout) -> Cards {
        let place = self.turn();
        let own = hand(self.held, place);
        if self.laid == 0 {
            return own;
        }
        match own & layout.hands[usize::from(place)].following[usize::from(self.led)] {
            0 => own,
            following => following,
        }
    }

    /// Whether this card would be the best of the trick so far.
    pub(crate) fn takes(&self, layout: &Layout, card: &Card, last: bool) -> bool {
        self.laid == 0 || layout.equal(last).beats(self.strength(card), self.best)
    }

    #[allow(clippy::indexing_slicing, reason = "there are five leads")]
    fn strength(&self, card: &Card) -> u8 {
        card.strength[usize::from(if self.laid == 0 { card.led } else { self.led })]
    }

    /// The same with this card of whose turn it is. After the fourth card the trick is complete, and
    /// [`Node::next`] goes on.
    pub(crate) fn with(&self, layout: &Layout, bit: u32, last: bool) -> Node {
        let place = self.turn();
        let mut node = self.laying(layout, layout.card(place, bit), last);
        node.held = self.held & !one(place, bit);
        node
    }

    /// The same with a card of whose turn it is that is in no hand any more.
    pub(crate) fn laying(&self, layout: &Layout, card: &Card, last: bool) -> Node {
        let place = self.turn();
        let mut node = *self;
        if self.takes(layout, card, last) {
            node.best = self.strength(card);
            node.best_slot = card.slot;
            node.winner = place;
            node.karlchen = card.kind == Kind::KARLCHEN;
        }
        if self.laid == 0 {
            node.led = card.led;
        }
        node.augen += card.augen;
        if card.kind == Kind::FOX {
            let [kontra, re] = &mut node.foxes;
            *(if layout.is_re(place) { re } else { kontra }) += 1;
        }
        node.laid += 1;
        node
    }

    /// The winner of a complete trick leads.
    pub(crate) fn next(&self) -> Node {
        Node::leading(self.held, self.winner)
    }

    /// The slot that matters of the cards on the table: that of the best one. The others have lost.
    fn on_table(&self) -> u32 {
        if self.laid == 0 { 0 } else { 1 << self.best_slot }
    }

    /// One card of each kind that makes a difference: of neighbours in rank with the same Augen, between
    /// which nobody else holds a card, the lowest is enough. `apart`: cards that are like no other.
    pub(crate) fn distinct(&self, layout: &Layout, options: Cards, apart: Option<Kind>) -> Cards {
        let own = self.turn();
        let others = (1..4).fold(self.on_table(), |all, n| all | layout.slots(self.held, own + n));
        let mut distinct = 0;
        let mut before: Option<&Card> = None;
        for bit in bits(options) {
            let card = layout.card(own, bit);
            let same = before.is_some_and(|before| {
                let between = (2 << card.slot) - (1 << before.slot);
                before.kind == card.kind
                    || before.led == card.led
                        && before.augen == card.augen
                        && others & between == 0
                        && Some(before.kind) != apart
                        && Some(card.kind) != apart
            });
            if !same {
                distinct |= 1 << bit;
            }
            before = Some(card);
        }
        distinct
    }
}

/// The places of the cards of a set, from the lowest.
pub(crate) fn bits(mut cards: Cards) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (cards != 0).then(|| cards.trailing_zeros())?;
        cards &= cards - 1;
        Some(bit)
    })
}
