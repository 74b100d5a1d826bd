//! In which order cards are tried: what is likely to decide comes first. This changes how long the search
//! takes, never what it finds.

use crate::{
    layout::{Cards, Layout, TRUMP},
    node::{Node, bits},
    table::NO_CARD,
};

/// The cards, most promising first.
#[allow(clippy::indexing_slicing, reason = "a hand has at most twelve cards")]
pub(crate) fn sorted<'a>(
    layout: &Layout,
    node: &Node,
    cards: Cards,
    first: u8,
    for_re: bool,
    room: &'a mut [(i16, u32); 12],
) -> impl Iterator<Item = u32> + use<'a> {
    let mut count = 0;
    let own = node.turn();
    let own_winning = node.laid > 0 && layout.is_re(node.winner) == layout.is_re(own);
    let chosen_against = layout.is_re(own) != for_re;
    for bit in bits(cards) {
        let mut promise = promise(layout, node, bit, own_winning);
        if chosen_against {
            promise = -promise;
        }
        if first != NO_CARD && bit == u32::from(first) {
            promise = i16::MAX;
        }
        // Few cards: each finds its place among those before.
        let mut at = count;
        while at > 0 && room[at - 1].0 < promise {
            room[at] = room[at - 1];
            at -= 1;
        }
        room[at] = (promise, bit);
        count += 1;
    }
    room.iter().take(count).map(|&(_, bit)| bit)
}

fn promise(layout: &Layout, node: &Node, bit: u32, own_winning: bool) -> i16 {
    let own = node.turn();
    let card = layout.card(own, bit);
    let augen = i16::from(card.augen);
    let height = i16::from(card.slot);
    let (mut theirs, mut partners) = (0, 0);
    for n in 1..4 {
        let place = own + n;
        // Who has laid a card to the trick cannot beat another of it.
        if node.laid + n >= 4 {
            continue;
        }
        let slots = layout.slots(node.held, place);
        if layout.is_re(place) == layout.is_re(own) { partners |= slots } else { theirs |= slots }
    }
    let above = |slots: u32| slots >> card.slot >> 1 != 0;
    let takes = node.takes(layout, card, false);
    if node.laid == 0 {
        let suit_above = |slots: u32| {
            if card.led == TRUMP { above(slots & layout.trumps) } else { has_higher(slots, card.slot) }
        };
        return match (suit_above(theirs), suit_above(partners)) {
            (false, _) => 100 + augen,
            (true, true) => 20 + augen,
            (true, false) => -augen,
        };
    }
    let on_table = i16::from(node.augen);
    if takes {
        let safe = node.laid == 3 || !above(theirs & layout.trumps) && card.led == TRUMP;
        return if own_winning && !safe {
            augen
        } else if safe {
            60 + on_table + 2 * augen - height / 2
        } else {
            30 + on_table / 2 - augen + height / 4
        };
    }
    if own_winning { 40 + 3 * augen - height / 4 } else { -2 * augen - height / 2 }
}

/// Whether among these is a card shortly above this one: a rough measure of plain suits.
fn has_higher(slots: u32, slot: u8) -> bool {
    slots >> slot >> 1 & 0b111 != 0
}
