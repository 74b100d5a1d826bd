//! Cards exposed or led while the auction is open: 24.

use cards::{Card, Seat, Side};

use super::{information, penalty_card};
use crate::{
    clause::Clause,
    event::Exposure,
    facts::Facts,
    words::{Duty, Effect, Grade, Restriction, Ruling},
};

/// A card seen during the auction, to be dealt with when it is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct SeenInAuction {
    pub seat: Seat,
    pub card: Card,
    pub led: bool,
    pub how: Exposure,
}

/// 24A–24C: what follows during the auction.
pub(crate) fn during(seen: &[SeenInAuction], seat: Seat) -> Ruling {
    let own: Vec<&SeenInAuction> = seen.iter().filter(|s| s.seat == seat).collect();
    let clause = match own.as_slice() {
        [one] if !one.led && !one.card.rank().is_honour() => Clause::L24A,
        [_] => Clause::L24B,
        _ => Clause::L24C,
    };
    let mut ruling = Ruling::under(Clause::L24).and(clause);
    for one in own {
        ruling = information::withdrawn(ruling, seat, one.card, seat.side());
    }
    if clause == Clause::L24A {
        return ruling;
    }
    let duty = Restriction { seat: seat.partner(), duty: Duty::MustPass };
    ruling.does(Effect::Restrict(duty, clause)).look_at(Clause::L72C)
}

/// 24D, 24E: the auction is over.
pub(crate) fn afterwards(f: &Facts, seen: &[SeenInAuction], declaring: Side) -> Option<Ruling> {
    seen.first()?;
    let mut ruling = Ruling::under(Clause::L24);
    for one in seen {
        ruling = if one.seat.side() == declaring {
            ruling.and(Clause::L24D).does(Effect::Return(one.seat, one.card))
        } else {
            let several = seen.iter().filter(|s| s.seat == one.seat).count() > 1;
            let grade = match one.how {
                // A card that was led was shown deliberately.
                Exposure::Accident | Exposure::Held if !several => penalty_card::by_rank(one.card),
                _ => Grade::Major,
            };
            penalty_card::becomes(f, ruling.and(Clause::L24E), one.seat, one.card, grade)
        };
    }
    Some(ruling)
}
