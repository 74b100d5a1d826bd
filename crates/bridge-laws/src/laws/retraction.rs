//! When a played card may come back, and what becomes of one that may not: 47A–47D, 47F.

use cards::{Card, Seat};

use super::{Say, exposed, information, penalty_card, revoke};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter},
    state::Revoke,
    story::Deed,
    words::{Effect, Grade, Ruling},
};

/// 47A: a rectification has it taken back.
pub(crate) fn by_rectification(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L47A)
}

/// 47B: it is taken back to correct an illegal play.
pub(crate) fn to_correct(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L47B)
}

/// 47F2: it may not come back.
pub(crate) fn may_not(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L47F2)
}

/// 47C: what was named by a slip of the tongue goes back.
pub(crate) fn renamed(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L47C)
}

/// 47F1: 53B has it taken back.
pub(crate) fn after_the_proper_lead(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L47F1)
}

/// 47D: the opponents of this player who have played to the trick after this card of his may change theirs,
/// because he changes his. `under`: what gives them the right.
pub(crate) fn opponents_may_change(
    f: &Facts,
    mut ruling: Ruling,
    seat: Seat,
    card: Card,
    under: Option<Clause>,
) -> Ruling {
    for (opponent, own) in f.played_after(seat, card).into_iter().filter(|(other, _)| other.side() != seat.side()) {
        let may = Effect::MayTakeBack(opponent, own, under.unwrap_or(Clause::L47D));
        ruling = ruling.and(Clause::L47D).and(under.unwrap_or(Clause::L47D)).does(may);
    }
    ruling
}

/// 47F2: a card taken back without a right. It stands; what was put in its place is exposed.
pub(crate) fn without_a_right(f: &Facts, m: &Matter) -> Say {
    let Kind::TakenBack { seat, card, grade } = m.kind else { return Ok(None) };
    if let Some(right) = f.state.right_to_take_back(seat) {
        // He had the right to change his card, and has used it before he was told.
        return Ok(Some(for_his_side(Ruling::under(right.law), seat, card)));
    }
    let mut ruling = Ruling::under(Clause::L47F2);
    let established = |r: &Revoke| (r.seat, r.card) == (seat, Some(card)) && r.established.is_some();
    if f.state.revokes.iter().any(established) {
        ruling = revoke::stands(ruling);
    }
    if let Some(grade) = grade {
        // It was a penalty card and stays one.
        return Ok(Some(penalty_card::becomes(f, ruling, seat, card, grade)));
    }
    if !f.state.revokes.iter().any(established) && revoke::lets_take_back(f, seat) {
        // What came after another's revoke may come back; what he has laid in its place stays.
        return Ok(Some(for_his_side(Ruling::under(revoke::OTHERS_MAY_CHANGE), seat, card)));
    }
    let laid = f.story.laid_since(m.at).into_iter().find(|(hand, _)| *hand == seat);
    let instead = laid.map(|(_, instead)| instead).filter(|instead| {
        *instead != card && f.state.trick_of(seat, *instead).contains(&(seat, *instead))
    });
    if let Some(instead) = instead
        && opponent_changed_before(f, m, seat, card)
    {
        // 47D: what he changed for is in the trick again, and so is his card.
        let ruling = for_his_side(Ruling::under(Clause::L47D).does(Effect::Return(seat, instead)), seat, instead);
        return Ok(Some(ruling.does(Effect::Played(seat, card))));
    }
    if let Some(instead) = instead {
        ruling = opponents_may_change(f, ruling, seat, instead, None);
        ruling = led_in_the_belief(f, ruling, seat, instead).does(Effect::Return(seat, instead));
    } else if another_stands(f, m, seat, card) {
        // It was itself put in the place of another, which stands.
        return Ok(Some(seen(f, ruling, seat, card)));
    }
    ruling = ruling.does(Effect::Played(seat, card));
    Ok(Some(match instead {
        Some(instead) => seen(f, ruling, seat, instead),
        None => ruling,
    }))
}

/// A card that should not have been laid: a defender's is a penalty card.
fn seen(f: &Facts, ruling: Ruling, seat: Seat, card: Card) -> Ruling {
    if f.state.is_defender(seat) {
        exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)
    } else {
        exposed::no_penalty_card(ruling).does(Effect::Return(seat, card))
    }
}

/// Does another card of this hand lie in the trick that this one was taken back from?
fn another_stands(f: &Facts, m: &Matter, seat: Seat, card: Card) -> bool {
    let own = f.state.trick_by_number(m.trick).and_then(|trick| trick.cards[seat]);
    own.is_some_and(|own| own != card)
}

/// 16C: the other side erred, so what this card has shown is not for them.
fn for_his_side(ruling: Ruling, seat: Seat, card: Card) -> Ruling {
    information::withdrawn(ruling, seat, card, seat.side().other())
}

/// 47D: had an opponent, whose card this one followed in the trick, taken his back before?
fn opponent_changed_before(f: &Facts, m: &Matter, seat: Seat, card: Card) -> bool {
    let before = f.story.until(m.at);
    let Some(laid) = before.iter().position(|deed| deed.laid() == Some((seat, card))) else { return false };
    let (earlier, later) = before.split_at(laid);
    later.iter().filter_map(Deed::taken_back).any(|(other, back)| {
        other.side() != seat.side() && earlier.iter().any(|deed| deed.laid() == Some((other, back)))
    })
}

/// What an opponent has led to the next trick, because this card seemed to decide the trick, comes back.
fn led_in_the_belief(f: &Facts, mut ruling: Ruling, seat: Seat, instead: Card) -> Ruling {
    if f.state.trick.cards[seat] == Some(instead) {
        return ruling;
    }
    for opponent in seat.side().other().seats() {
        if let Some(card) = f.state.trick.cards[opponent] {
            ruling = for_his_side(ruling.does(Effect::Return(opponent, card)), opponent, card);
        }
    }
    ruling
}

/// 47: whoever may take his card back without rectification has done nothing that is rectified. (A revoke has
/// to come back all the same.)
pub(crate) fn may_come_back_anyway(f: &Facts, m: &Matter) -> Say {
    let (Kind::Premature(_) | Kind::NotPlayed { .. } | Kind::Stray { .. }) = &m.kind else {
        return Ok(None);
    };
    let may = f.state.takebacks.iter().find(|t| !t.penalty && m.kind.is_about(t.seat, t.card));
    Ok(may.map(|right| Ruling::under(right.law)))
}
