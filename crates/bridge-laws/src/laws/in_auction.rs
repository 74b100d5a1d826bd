//! Cards exposed or led during the auction period: 24.

use cards::{Card, Seat, Side};

use super::{Say, exposed, information, penalty_card, procedure};
use crate::{
    clause::Clause,
    event::Exposure,
    facts::Facts,
    matter::{Kind, Matter, Period},
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

/// 24: a card that the partner could not have seen is nothing; otherwise the director looks at what lies there.
pub(crate) fn seen(f: &Facts, m: &Matter, so_far: &[SeenInAuction]) -> Say {
    let Kind::Exposed(shown) = &m.kind else { return Ok(None) };
    if shown.period == Period::Play {
        return Ok(None);
    }
    if !exposed::could_be_seen(f, shown, &[Clause::L24])? {
        // What has been led or played since lies where it was played.
        let back = shown.cards.iter().filter(|&card| f.state.can_hold(shown.seat, card));
        let unnamed = |r, card| exposed::hidden_from_partner(r, shown.seat, card, Clause::L24);
        return Ok(Some(back.fold(Ruling::under(Clause::L24), unnamed)));
    }
    let own =
        |s: &&SeenInAuction| s.seat == shown.seat && (shown.cards.contains(s.card) || is_found_out(f, s));
    let own: Vec<SeenInAuction> = so_far.iter().filter(own).copied().collect();
    Ok(Some(match shown.period {
        Period::Auction => during(&own, shown.seat),
        _ => afterwards(f, &own, f.state.declarer.side()),
    }))
}

/// Is it known that the partner could see it? As long as nobody has asked, it counts for nothing.
pub(crate) fn is_found_out(f: &Facts, seen: &SeenInAuction) -> bool {
    let to_be_asked = |m: &Matter| match &m.kind {
        Kind::Exposed(e) => e.seat == seen.seat && e.cards.contains(seen.card) && e.seen_by_partner.is_none(),
        _ => false,
    };
    !f.open.iter().any(to_be_asked)
}

/// 24A–24C: what follows during the auction.
fn during(own: &[SeenInAuction], seat: Seat) -> Ruling {
    let clause = match own {
        [one] if !one.led && !one.card.rank().is_honour() => Clause::L24A,
        [_] => Clause::L24B,
        _ => Clause::L24C,
    };
    let mut ruling = Ruling::under(Clause::L24).and(clause);
    for one in own {
        ruling = information::withdrawn(
            ruling.does(Effect::StaysFaced(seat, one.card)),
            seat,
            one.card,
            seat.side(),
        );
    }
    if clause == Clause::L24A {
        return ruling;
    }
    let duty = Restriction { seat: seat.partner(), duty: Duty::MustPass };
    procedure::look_whether_aware(ruling.does(Effect::Restrict(duty, clause)))
}

/// 24D, 24E: the auction is over.
pub(crate) fn afterwards(f: &Facts, seen: &[SeenInAuction], declaring: Side) -> Ruling {
    let mut ruling = Ruling::under(Clause::L24);
    // What has been led or played since lies where it was played.
    for one in seen.iter().filter(|one| f.state.can_hold(one.seat, one.card)) {
        ruling = if one.seat.side() == declaring {
            picked_up(ruling, one.seat, one.card)
        } else {
            let several = seen.iter().filter(|s| s.seat == one.seat).count() > 1;
            let grade = match one.how {
                // A card that was led was shown deliberately.
                Exposure::Accident | Exposure::Held if !several => penalty_card::by_rank(one.card),
                _ => Grade::Major,
            };
            of_a_defender(f, ruling, one.seat, one.card, grade)
        };
    }
    ruling
}

/// 24E: a defender’s card is a penalty card.
fn of_a_defender(f: &Facts, ruling: Ruling, seat: Seat, card: Card, grade: Grade) -> Ruling {
    penalty_card::becomes(f, ruling.and(Clause::L24E), seat, card, grade)
}

/// 24: a defender’s card has slipped before the opening lead.
pub(crate) fn slipped(f: &Facts, ruling: Ruling, seat: Seat, card: Card) -> Ruling {
    of_a_defender(f, ruling.and(Clause::L24), seat, card, penalty_card::by_rank(card))
}

/// 24D: a card of the declaring side goes back.
pub(crate) fn picked_up(ruling: Ruling, seat: Seat, card: Card) -> Ruling {
    let ruling = ruling.and(Clause::L24).and(Clause::L24D).does(Effect::Return(seat, card));
    information::withdrawn(ruling, seat, card, seat.side())
}
