//! What holds for every ruling: 9, 10, 72C.

use cards::Seat;

use crate::{
    clause::Clause,
    facts::Facts,
    words::{Choice, Election, Elects, Ruling},
};

/// 72C: who could have known that his irregularity might well damage the others.
pub const COULD_HAVE_KNOWN: Clause = Clause::L72C;
/// A choice, all of it explained before it is made (10C1), and made without a word from the partner (10C2).
pub(crate) fn election(
    f: &Facts,
    about: Elects,
    by: Vec<Seat>,
    options: Vec<Choice>,
    clauses: &[Clause],
) -> Election {
    let clauses = clauses.iter().copied().chain([Clause::L10C1, Clause::L10C2]).collect();
    Election { about, by, options, clauses, debated: f.points_read() }
}

/// 9C: he has put it right himself, which may cost more.
pub(crate) fn put_right_by_himself(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L9C)
}

/// 72C: could he have known that it would pay?
pub(crate) fn look_whether_aware(ruling: Ruling) -> Ruling {
    ruling.look_at(Clause::L72C)
}

/// 72C: he could have known it.
pub(crate) fn aware() -> Ruling {
    Ruling::under(Clause::L72C).look_at(Clause::L72C)
}

/// 12A: where no law helps who was wronged, nobody is to gain by it.
pub const NOTHING_PRESCRIBED: Clause = Clause::L12A;

/// 12A: the score may be adjusted, so that nobody gains by what he said.
pub(crate) fn nobody_gains(ruling: Ruling) -> Ruling {
    ruling.and(NOTHING_PRESCRIBED)
}

/// Anybody but dummy may draw attention to what has gone wrong.
pub(crate) const DRAWS_ATTENTION: Clause = Clause::L9A;
