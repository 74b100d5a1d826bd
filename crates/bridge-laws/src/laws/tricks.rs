//! Defective tricks: 67.

use cards::Seat;

use crate::{
    clause::Clause,
    facts::Facts,
    words::{Effect, Ruling},
};

/// 67: too few or too many cards were played to a trick.
pub(crate) fn defective(f: &Facts, number: u8) -> Ruling {
    let in_time = number == f.state.trick_number()
        || (number + 1 == f.state.trick_number() && f.state.trick.is_empty());
    let mut ruling: Option<Ruling> = None;
    for &(seat, card, trick) in f.state.surplus.iter().filter(|s| s.2 == number) {
        let clause = if in_time { Clause::L67A } else { Clause::L67B2 };
        let mut base = ruling.unwrap_or_else(|| Ruling::under(clause)).and(clause);
        if !in_time {
            base = base.and(Clause::L58B4);
        }
        ruling = Some(base.does(Effect::TakeOut(seat, card, trick)));
    }
    if let Some(trick) = f.state.trick_by_number(number).filter(|_| number < f.state.trick_number()) {
        for seat in Seat::ALL.into_iter().filter(|&seat| trick.cards[seat].is_none()) {
            let base =
                ruling.unwrap_or_else(|| Ruling::under(Clause::L67B1)).and(Clause::L67B1).and(Clause::L64A2);
            ruling = Some(base.does(Effect::Supply(seat, number)).look_at(Clause::L64C1));
        }
    }
    ruling.unwrap_or_else(|| Ruling::under(Clause::L67A).does(Effect::PlayGoesOn))
}
