//! What a party gets however the play goes.
//!
//! A trick with a trump of a player is lost to his party only if another has a trump in it that is as high or
//! higher, and each trump of theirs can do so in one trick. So of a player's trumps at most as many are lost
//! as can be given a trump of theirs each. The others win a trick each, and into each of these tricks everybody
//! plays a card.

use crate::layout::{Cards, Layout, hand};

/// Tricks and Augen of a party that nobody can take from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Sure {
    pub(crate) tricks: u32,
    pub(crate) augen: i16,
}

/// What is sure for Re, or for Kontra, at the beginning of a trick.
pub(crate) fn sure(layout: &Layout, held: u64, re: bool) -> Sure {
    let of = |party: bool| of(layout, party);
    let theirs = of(!re).fold(0, |slots, place| slots | layout.slots(held, place));
    let mut own = [None; 4];
    let mut tricks = 0;
    for (place, room) in of(re).zip(&mut own) {
        let sure = of_player(layout, held, place, theirs, re);
        tricks = tricks.max(sure.tricks);
        *room = Some((place, sure.augen));
    }
    let gives = |place| smallest(layout, place, hand(held, place), tricks);
    let own = own.iter().flatten().map(|&(place, sure)| sure.max(gives(place)));
    let augen = if tricks == 0 { own.sum() } else { own.sum::<i16>() + of(!re).map(gives).sum::<i16>() };
    Sure { tricks, augen }
}

/// The players of a party.
fn of(layout: &Layout, re: bool) -> impl Iterator<Item = u8> {
    (0..4).filter(move |&place| layout.is_re(place) == re)
}

/// What the trumps of one player win. `theirs`: the slots of the other party.
fn of_player(layout: &Layout, held: u64, place: u8, theirs: u32, re: bool) -> Sure {
    let top = layout.trumps_above(held, place, theirs);
    let rest = layout.trumps_above(held, place, 0) & !top;
    let others = || of(layout, !re);
    let mut lost = 0;
    let mut slots = layout.slots_of(place, rest);
    while slots != 0 {
        let slot = slots.ilog2();
        slots ^= 1 << slot;
        // From the top: of those up to here so many can be lost as there are trumps as high.
        let copies =
            (layout.trumps_from(held, place, slot) & !layout.trumps_from(held, place, slot + 1)).count_ones();
        let higher: u32 = others().map(|other| layout.trumps_from(held, other, slot).count_ones()).sum();
        lost = (lost + copies).min(higher);
    }
    let kept = rest.count_ones() - lost;
    Sure {
        tricks: top.count_ones() + kept,
        augen: i16::from(layout.augen(place, top)) + smallest(layout, place, rest, kept),
    }
}

/// The Augen of so many of these cards of a player, those with the fewest.
fn smallest(layout: &Layout, place: u8, cards: Cards, count: u32) -> i16 {
    if count == 0 {
        return 0;
    }
    let mut left = count;
    let mut sum = 0;
    for &(bit, augen) in layout.by_augen(place) {
        if cards >> bit & 1 == 1 {
            sum += i16::from(augen);
            left -= 1;
            if left == 0 {
                break;
            }
        }
    }
    sum
}
