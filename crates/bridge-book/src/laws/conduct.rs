//! Conduct and penalties: 72B, 74, 90, 91.

use bridge_laws::{cite, clause::Clause};

use crate::{
    facts::{Facts, Finds as _},
    words::{Effect, Pending, Pick, Question, Ruling},
};

/// 90A: a procedural penalty.
pub(crate) const PENALTY: Clause = Clause::L90A;

pub(crate) fn ruled(f: &Facts<'_>) -> Result<Ruling, Pending> {
    let breach = f.pick(Question::Breach, &[Clause::L72B1, Clause::L74A, Clause::L90B])?;
    let side = f.side(Question::Offenders, &[PENALTY])?;
    let ruling = match breach {
        Pick::OnPurpose => {
            Ruling::under(Clause::L72B1).does(Effect::NotOnPurpose).look_at(cite::COULD_HAVE_KNOWN)
        }
        Pick::Courtesy => Ruling::under(Clause::L74A),
        Pick::Tempo => Ruling::under(Clause::L74C),
        // 12C2: a board that could not be played for it, here or at the table that heard it.
        Pick::LateOrSlow | Pick::Overheard => Ruling::under(Clause::L90B).look_at(cite::AVERAGE_PLUS),
        _ => Ruling::under(Clause::L90B),
    };
    Ok(match f.pick(Question::Sanction, &[PENALTY, Clause::L91A])? {
        Pick::WarningOnly => ruling.and(PENALTY).does(Effect::Warned(side)),
        Pick::Penalty => ruling.and(PENALTY).does(Effect::Penalised(side)),
        // 91A: final, unlike the rest.
        Pick::Disciplinary => ruling.and(Clause::L91A).does(Effect::DisciplinaryPoints(side)),
        _ => ruling.and(Clause::L91A).does(Effect::SuspendedFor(side)),
    })
}
