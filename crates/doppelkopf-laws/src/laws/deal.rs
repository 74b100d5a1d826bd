//! Dealing: I01 to I08.

use doppelkopf_rules::{Clause, Position, Positions};

use super::{
    again,
    class::{self, Judged},
};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// It stands and the game goes on.
fn stands(clause: Clause) -> Ruling {
    Ruling::under(clause).does(Effect::Stands)
}

/// I01.
pub fn wrong_dealer(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let right = f.position(Question::ShouldHaveDealt, &[Clause::T9_6_5, Clause::T3_3_1])?;
    if f.is_so(Question::SecondCardLies, &[Clause::T9_6_5])? {
        // In which order the deal goes on then is ours.
        return Ok(stands(Clause::T9_6_5)
            .and(Clause::T3_3_1)
            .weigh(Clause::T3_3_1)
            .does(Effect::DealerOrder(right))
            .does(Effect::GoesOn));
    }
    again::redeal(f, Ruling::under(Clause::T9_6_5), Some(right))
}

/// I02.
pub fn bad_cut(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let clauses = [Clause::T3_3_10];
    if f.is_so(Question::CardsTakenUp, &clauses)? {
        return Ok(stands(Clause::T3_3_10).does(Effect::GoesOn));
    }
    again::redeal(f, Ruling::under(Clause::T3_3_5).and(Clause::T3_3_10), None)
}

/// I03: the dealer, also with another: nobody has to claim that.
pub fn turned_up_by_dealer(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    // Who has no cards is no player of the deal: the dealer at a table of five or more, and who sits out with him.
    let no_player = !f.players()?.contains(by);
    if no_player || f.is_so(Question::DealersFault, &[Clause::T3_3_8])? {
        return again::redeal(f, Ruling::under(Clause::T3_3_8), None).map(Some);
    }
    Ok(None)
}

/// I04: as a card that is shown later (I45).
pub fn turned_up(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::by_partner_before(f, by)?.under(Clause::T3_3_8, &[]))
}

/// I05.
pub fn packets(f: &Facts<'_>) -> Result<Ruling, Pending> {
    if !f.is_so(Question::NoticedTakingUp, &[Clause::T3_3_10])? {
        return Ok(stands(Clause::T3_3_10).does(Effect::GoesOn));
    }
    again::redeal(f, Ruling::under(Clause::T3_3_7).and(Clause::T3_3_10), None)
}

/// I06, I07: once a card is led it is an offence of each who did not count his cards.
pub fn wrong_count(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    if !f.is_so(Question::FirstCardLed, &[Clause::T9_6_5])? {
        return again::redeal(f, Ruling::under(Clause::T9_6_5), None);
    }
    let others: Positions = f.positions(Question::AlsoWrongCount, &[Clause::T3_3_9])?.without(by);
    let mut judged = class::serious_unless_settled(f, by)?;
    for other in others.iter() {
        judged = judged.and_also(class::serious_unless_settled(f, other)?, f.rules);
    }
    Ok(judged.ends().under(Clause::T3_3_9, &[]))
}

/// I08: the deal stands, only the referee has a word with him. Ours.
pub fn before_release(by: Position) -> Ruling {
    Judged::nothing(Clause::T8_5_1).by_default().under(Clause::T8_5_1, &[Effect::Stands, Effect::Warning(by)])
}
