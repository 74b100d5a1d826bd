//! Finding the game: I10 to I21.

use doppelkopf_rules::{Clause, Position};

use super::{
    class::{self, Judged},
    price::Column,
};
use crate::{
    facts::Facts,
    words::{Effect, Pending, Question, Ruling},
};

/// 4.1.4: a game is named once.
pub const NAMED_ONCE: Clause = Clause::T4_1_4;

/// 9.3 while no game is found.
fn geringfuegig(f: &Facts<'_>, by: Position) -> Result<Judged, Pending> {
    class::geringfuegig_in(f, by, Column::Normal)
}

/// I10: what he said stands; he may still change it as if he had said it in turn (4.1.2).
pub fn said_out_of_turn(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(geringfuegig(f, by)?.under(Clause::T4_1_2, &[Effect::Stands]))
}

/// I11.
pub fn slip_of_the_tongue(by: Position) -> Ruling {
    Judged::nothing(Clause::T9_2_1).alone(&[Effect::Corrected(by)])
}

/// "Weg" or "weiter": everybody knows what is meant, and he is told how it is said. Ours.
pub fn other_words(by: Position) -> Ruling {
    let effects = [Effect::CountsAsGesund(by), Effect::Warning(by)];
    Judged::nothing(Clause::T9_2_1).by_default().under(Clause::T4_1_2, &effects)
}

/// 4.1.2: what can still be changed is changed.
pub fn changed_in_time(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let in_time = f.is_so(Question::InTime(by), &[Clause::T4_1_2])?;
    Ok(in_time.then(|| class::legal(Clause::T4_1_2)))
}

/// I12, I13.
pub fn vorbehalt_taken_back(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(match changed_in_time(f, by)? {
        Some(legal) => legal,
        None => Ruling::under(Clause::T4_1_2).does(Effect::BoundToPlay(by)).does(Effect::GoesOn),
    })
}

/// I15: once a card is led, gesund with both ♣D is a stille Hochzeit.
pub fn hochzeit_too_late(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let led = f.is_so(Question::FirstCardLed, &[Clause::S4_6])?;
    Ok(led.then(|| {
        Ruling::under(Clause::S4_6)
            .does(Effect::ChangeRefused(by))
            .does(Effect::StillWithBoth)
            .does(Effect::GoesOn)
    }))
}

/// I14.
pub fn gesund_to_hochzeit(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(geringfuegig(f, by)?.under(Clause::S4_6, &[Effect::ChangeAllowed(by)]))
}

/// I16.
pub fn gesund_to_solo(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let helps = f.is_so(Question::RemarkHelps(by), &[Clause::T9_3_1, Clause::T9_4_1])?;
    Ok(class::before(f, by, helps)?.under(Clause::T4_1_2, &[Effect::ChangeRefused(by)]))
}

/// I17.
pub fn certainly_highest(f: &Facts<'_>, by: Position) -> Result<Option<Ruling>, Pending> {
    let certain = f.is_so(Question::CertainlyHighest(by), &[Clause::T4_1_8])?;
    Ok(certain.then(|| class::legal(Clause::T4_1_8)))
}

/// I18.
pub fn named_early(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(geringfuegig(f, by)?.by_default().under(Clause::T4_1_8, &[Effect::SayingVoid(by)]))
}

/// I19: another ranks before him, who has named his solo or is still to be asked.
pub fn named_beaten(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let (column, then) = match solo_of_another(f, by)? {
        Some(soloist) => (Column::ByKontra { soloist }, Effect::SoloStands(soloist)),
        None => (Column::Normal, Effect::SayingVoid(by)),
    };
    Ok(class::geringfuegig_in(f, by, column)?.by_default().under(Clause::S2_6, &[then]))
}

/// Whose solo is named already: it clarifies the parties (5.5), and the query is over.
pub fn solo_of_another(f: &Facts<'_>, by: Position) -> Result<Option<Position>, Pending> {
    Ok(f.soloist(&[Clause::S2_6, Clause::T5_5])?.filter(|&soloist| soloist != by))
}

/// I20: the one who names is the soloist.
pub fn named_another(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    let judged = if f.is_so(Question::FirstCardLed, &[Clause::T9_3_1, Clause::T9_4_1])? {
        class::serious_in_own_solo(f, by)?
    } else {
        class::geringfuegig_in(f, by, Column::BySoloist)?.by_default()
    };
    Ok(judged.under(NAMED_ONCE, &[Effect::FirstNamingStands(by)]))
}

/// A solo was named, and the same player says Hochzeit: a slip of the tongue if that was at once (I11), and
/// otherwise as another solo (I20).
pub fn solo_to_hochzeit(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    if f.is_so(Question::PutRightAtOnce(by), &[Clause::T9_2_1])? {
        let ours = Judged::nothing(Clause::T9_2_1).by_default();
        return Ok(ours.under(NAMED_ONCE, &[Effect::Corrected(by)]));
    }
    named_another(f, by)
}

/// I21.
pub fn hochzeit_without_alten(f: &Facts<'_>, by: Position) -> Result<Ruling, Pending> {
    Ok(class::serious_unless_settled(f, by)?.ends().under(Clause::T4_4, &[]))
}
