//! Slips of whoever wrote the record, by which it says something else than what happened at the table.

use cards::CardSet;

use crate::board::{Cell, Order, Play};

/// The play without what stands in it a second time, and the place and card of the first such entry: nobody can play a card
/// twice.
pub(crate) fn without_repeats(play: &Play) -> Option<(Play, usize, cards::Card)> {
    let mut seen = CardSet::EMPTY;
    let mut repeats = Vec::new();
    for (place, cell) in play.cells.iter().enumerate() {
        let Cell::Card { card, .. } = *cell else { continue };
        if seen.contains(card) {
            repeats.push((place, card));
        }
        seen.insert(card);
    }
    let &(first, card) = repeats.first()?;
    let is_repeat = |place: usize| repeats.iter().any(|&(at, _)| at == place);
    let mut left = play.clone();
    // In columns a place says whose card it is: only whole rows are taken out.
    let goes = |place: usize| match play.order {
        Order::Played => is_repeat(place),
        Order::Columns(_) => {
            let row = place / 4 * 4;
            (row..row + 4).filter(|&at| at < play.cells.len()).all(is_repeat)
        }
    };
    let kept = |end: usize| (0..end).filter(|&place| !goes(place)).count();
    for said in &mut left.annotations {
        said.entry = kept(said.entry + 1).saturating_sub(1);
    }
    let cells = play.cells.iter().enumerate().filter(|(place, _)| !goes(*place));
    left.cells = cells.map(|(place, cell)| if is_repeat(place) { Cell::Nothing } else { *cell }).collect();
    Some((left, first, card))
}

/// The play with the last card of a trick and the first of the next exchanged, trick by trick.
pub(super) fn exchanged(play: &Play) -> impl Iterator<Item = Play> + '_ {
    let ends = (4..play.cells.len()).step_by(4).filter(|_| play.order == Order::Played);
    ends.map(|at| {
        let mut other = play.clone();
        other.cells.swap(at - 1, at);
        other
    })
}
