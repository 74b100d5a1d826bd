//! The list and the seats: I70 to I72.

use doppelkopf_rules::Clause;

use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// I70.
pub fn wrong_entry(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::S8_6).and(Clause::T8_5_2);
    Ok(if f.is_so(Question::RoundOver, &[Clause::T8_5_2])? {
        // Who may correct it then is ours.
        ruling.does(Effect::ByManagement).weigh(Clause::T8_5_2)
    } else {
        ruling.does(Effect::ListCorrected)
    })
}

/// I71: the lines themselves tell which solo was a player's first.
pub fn wrong_column() -> Ruling {
    Ruling::under(Clause::S2_2).does(Effect::ListCorrected)
}

/// I72. Ours.
pub fn wrong_seat(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::T3_2_1).weigh(Clause::T3_2_1);
    Ok(if f.is_so(Question::FirstGameScored, &[Clause::T3_2_1])? {
        ruling.does(Effect::Stands)
    } else {
        ruling.does(Effect::StartAgain)
    })
}
