//! The list and the seats: I70 to I72.

use doppelkopf_rules::Clause;

use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// I70.
pub fn wrong_entry(f: &Facts<'_>) -> Result<Ruling, Pending> {
    until_round_is_over(f, Ruling::under(Clause::T7_3_1).and(Clause::T8_5_2))
}

fn until_round_is_over(f: &Facts<'_>, ruling: Ruling) -> Result<Ruling, Pending> {
    Ok(if f.is_so(Question::RoundOver, &[Clause::T8_5_2])? {
        // Who may correct it then is ours.
        ruling.does(Effect::ByManagement).weigh(Clause::T8_5_2)
    } else {
        ruling.does(Effect::ListCorrected)
    })
}

/// I71: the lines themselves tell which solo was a player's first. Ours.
pub fn wrong_column(f: &Facts<'_>) -> Result<Ruling, Pending> {
    until_round_is_over(f, Ruling::under(Clause::S2_2).and(Clause::T8_5_2).weigh(Clause::S2_2))
}

/// I72. Ours.
pub fn wrong_seat(f: &Facts<'_>) -> Result<Ruling, Pending> {
    until_scored(f, Effect::StartAgain)
}

/// Two have the same lot, or one was left out. Ours.
pub fn wrong_draw(f: &Facts<'_>) -> Result<Ruling, Pending> {
    until_scored(f, Effect::DrawAgain)
}

/// Who sits where is put right until a game was played so and scored; then it stands.
fn until_scored(f: &Facts<'_>, put_right: Effect) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::T3_2_1).weigh(Clause::T3_2_1);
    Ok(if f.is_so(Question::FirstGameScored, &[Clause::T3_2_1])? {
        ruling.does(Effect::Stands)
    } else {
        ruling.does(put_right)
    })
}
