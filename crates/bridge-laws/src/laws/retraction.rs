//! When a played card may come back, and what becomes of one that may not: 47A–47D, 47F.

use cards::{Card, Seat, SeatSet, Side, Suit};

use super::{Say, dummy, exposed, information, legal::FOLLOW_SUIT, penalty_card, revoke};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter},
    state::{Revoke, TakeBack, Trick},
    story::Deed,
    words::{Effect, Grade, Pending, Ruling},
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

/// 47D: what came after a change of play may be changed.
pub(crate) const AFTER_A_CHANGE: Clause = Clause::L47D;

/// A card that is another one now: it was named or put out wrongly, laid with others, or exchanged.
#[derive(Clone, Copy)]
pub(crate) struct Changed {
    pub seat: Seat,
    /// What lies there.
    pub was: Card,
    /// What is played.
    pub now: Card,
    /// What lets the opponents change theirs.
    pub under: Clause,
}

/// 47D: who has played to the trick after this card. The opponents may change theirs; who cannot have his lie on
/// a lead in another suit takes it back, and a defender of the side that erred has shown it.
pub(crate) fn played_to_another(
    f: &Facts,
    mut ruling: Ruling,
    changed: Changed,
    later: &[(Seat, Card)],
) -> Result<Ruling, Pending> {
    let Changed { seat, was, now, under } = changed;
    let led = f.state.trick_of(seat, was).first() == Some(&(seat, was));
    for &(other, card) in later {
        let follows = !led || was.suit() == now.suit() || card.suit() == now.suit();
        let legal_only = other.side() != seat.side() && dummy::is_for_legal_cards(under);
        if legal_only && is_seen_to_be_wrong(f, other, card)? {
            continue;
        }
        let may_stay = follows || !holds_or_has_played_since(f, other, card, now.suit())?;
        ruling = match (other.side() == seat.side(), may_stay) {
            (true, true) => ruling,
            (true, false) => seen(f, ruling, other, card),
            (false, true) if under == dummy::DEFENDERS_MAY_CHANGE => {
                may_change(f, ruling, (other, card), under)
            }
            (false, true) => {
                let ruling = ruling.and(under).does(Effect::MayTakeBack(other, card, under));
                match f.state.trick_of(seat, was).first().map(|(_, lead)| lead.suit()) {
                    Some(suit) if legal_only && suit != card.suit() => {
                        ruling.does(Effect::RevokeIf(other, card, suit))
                    }
                    _ => ruling,
                }
            }
            (false, false) => {
                let ruling = ruling.and(under).does(Effect::Return(other, card));
                information::withdrawn(ruling, other, card, seat.side())
            }
        };
    }
    Ok(ruling)
}

/// Does everybody see that this card was wrong, so that it is ruled on? A revoke shows only when he uses his right, or
/// somebody has spoken of it; of a hand that nobody knows it is asked whether it was one.
fn is_seen_to_be_wrong(f: &Facts, seat: Seat, card: Card) -> Result<bool, Pending> {
    for m in f.open.iter().filter(|m| m.kind.is_about(seat, card) && !m.is_unnoticed()) {
        let wrong = match &m.kind {
            Kind::Revoke(r) if !f.state.knows(seat) => {
                revoke::could_have_followed(f, (seat, card), Some(r.suit), &[FOLLOW_SUIT])?
            }
            _ => true,
        };
        if wrong {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Has this hand a card of the suit, in the hand or on the table as what it has played since to the next trick?
fn holds_or_has_played_since(f: &Facts, seat: Seat, before: Card, suit: Suit) -> Result<bool, Pending> {
    if f.state.trick.cards[seat].is_some_and(|card| card != before && card.suit() == suit) {
        return Ok(true);
    }
    could_follow(f, seat, before, suit)
}

/// Could this hand have followed to the suit with another card than this? Of a hand that nobody knows it is asked.
fn could_follow(f: &Facts, seat: Seat, card: Card, suit: Suit) -> Result<bool, Pending> {
    if f.state.knows(seat) {
        return Ok(f.state.holds(seat, suit) == Some(true));
    }
    revoke::could_have_followed(f, (seat, card), Some(suit), &[FOLLOW_SUIT])
}

/// The same where it is plain from the trick what came after it.
pub(crate) fn opponents_may_change(f: &Facts, ruling: Ruling, changed: Changed) -> Result<Ruling, Pending> {
    let later = f.played_after(changed.seat, changed.was);
    let others = later.iter().any(|(other, _)| other.side() != changed.seat.side());
    let ruling = if others { ruling.and(Clause::L47D) } else { ruling };
    played_to_another(f, ruling, changed, &later)
}

/// 47D: the leader has taken his lead back, as he may: what was played to it comes back with it.
pub(crate) fn lead_is_gone(f: &Facts, leader: Seat) -> Ruling {
    let followed = leader.round().into_iter().filter_map(|seat| Some((seat, f.state.trick.cards[seat]?)));
    played_to_what_is_gone(Ruling::under(Clause::L47D), leader.side().other(), followed)
}

/// 47D: what was played to a lead that is none any more comes back. `unknown`: to whom what it has shown is unauthorised.
pub(crate) fn played_to_what_is_gone(
    ruling: Ruling,
    unknown: Side,
    played: impl IntoIterator<Item = (Seat, Card)>,
) -> Ruling {
    played.into_iter().fold(ruling.and(Clause::L47D), |ruling, (seat, card)| {
        information::withdrawn(ruling.does(Effect::Return(seat, card)), seat, card, unknown)
    })
}

/// 47B, 48A, 49: a card that was laid to something that is no more, and is played to nothing. What the other side's
/// error has brought there costs nothing. `excused`: that is known of it, though play has gone on since;
/// `erred`: whose errors were ruled on with it; `beside`: whose cards lie there like it, so that he may have played to
/// one of theirs.
pub(crate) fn lies_there(
    f: &Facts,
    (seat, card): (Seat, Card),
    excused: bool,
    erred: SeatSet,
    beside: SeatSet,
) -> Ruling {
    let of = |seats: SeatSet, side: Side| seats.iter().any(|seat| seat.side() == side);
    let (own, other) = (seat.side(), seat.side().other());
    let ruling = Ruling::under(Clause::L47B);
    if excused || !of(erred, own) && (of(erred, other) || of(beside, other)) {
        for_his_side(ruling.does(Effect::Return(seat, card)), seat, card)
    } else {
        seen(f, ruling, seat, card)
    }
}

/// 62C1 and the like: what he led after the others' error may come back, and is nobody's lead now: it does, and costs
/// nothing.
pub(crate) fn no_lead_of_his(law: Clause, seat: Seat, card: Card) -> Ruling {
    for_his_side(Ruling::under(law).does(Effect::Return(seat, card)), seat, card)
}

/// 44C, 47B: cards that lie in the trick of a lead that came, or came back, after them, and that their owners
/// cannot have lie there. They have broken nothing; the leader's partner has shown his.
pub(crate) fn had_no_such_lead(f: &Facts, leader: Seat, lead: Card) -> Say {
    let trick = f.state.trick_of(leader, lead);
    let Some((_, followed)) = trick.split_first().filter(|(first, _)| **first == (leader, lead)) else {
        return Ok(None);
    };
    let mut wrong = Vec::new();
    for &(seat, card) in followed.iter().filter(|(_, card)| card.suit() != lead.suit()) {
        // A revoke that can still be put right is an open matter.
        let noted = |r: &Revoke| (r.seat, r.card) == (seat, Some(card)) && r.established.is_some();
        let noted = f.state.revokes.iter().any(noted) || f.open.iter().any(|m| m.kind.is_about(seat, card));
        // Who has played to the lead itself is taken at his word; of a trick that is over what was wrong is noted.
        let now = f.state.trick.cards[leader] == Some(lead);
        // Who may change it does so himself, as long as the trick is not over.
        let may = now && f.state.takebacks.iter().any(|t| t.card == card);
        let asked = now && f.state.knows(seat) || f.story.followed_another((leader, lead), (seat, card));
        if !noted && !may && asked && holds_or_has_played_since(f, seat, card, lead.suit())? {
            wrong.push((seat, card));
        }
    }
    if wrong.is_empty() {
        return Ok(None);
    }
    let base = to_correct(Ruling::under(FOLLOW_SUIT));
    Ok(Some(wrong.into_iter().fold(base, |ruling, (seat, card)| match seat.side() == leader.side() {
        true => seen(f, ruling, seat, card),
        false => information::withdrawn(ruling.does(Effect::Return(seat, card)), seat, card, leader.side()),
    })))
}

/// 47F2: a card taken back without a right. It stands; what was put in its place is exposed.
pub(crate) fn without_a_right(f: &Facts, m: &Matter) -> Say {
    let Kind::TakenBack { seat, card, grade } = m.kind else { return Ok(None) };
    let trick = f.state.trick_by_number(m.trick);
    let comes_first = |other: &Matter| {
        let Kind::TakenBack { seat: leader, .. } = other.kind else { return false };
        let lead = leader != seat && trick.is_some_and(|t| t.leader == leader && t.cards[leader].is_none());
        other.called && (other.trick < m.trick || other.trick == m.trick && lead)
    };
    if f.open.iter().any(comes_first) || revoke::is_still_to_be_found(f, m, seat) {
        // What is missing in a trick before, what he had followed to, or whether he may (62C1).
        return Ok(None);
    }
    came_back(f, m, Ruling::under(Clause::L47F2), (seat, card), grade).map(Some)
}

/// The same of any card that its owner has taken back. `grade`: it was a penalty card.
pub(super) fn came_back(
    f: &Facts,
    m: &Matter,
    mut ruling: Ruling,
    (seat, card): (Seat, Card),
    grade: Option<Grade>,
) -> Result<Ruling, Pending> {
    let established = |r: &Revoke| (r.seat, r.card) == (seat, Some(card)) && r.established.is_some();
    if f.state.revokes.iter().any(established) {
        ruling = revoke::stands(ruling);
    }
    if let Some(grade) = grade {
        // It was a penalty card and stays one.
        return Ok(penalty_card::becomes(f, ruling, seat, card, grade));
    }
    if let Some(right) = f.state.takebacks.iter().find(|t| !t.penalty && t.seat == seat && lies(f, t.card)) {
        // 62C1 is about cards played after the revoke, whether or not anything was kept of them.
        let after =
            right.law == revoke::OTHERS_MAY_CHANGE && f.state.number_of(seat, right.card) == Some(m.trick);
        let before = !after && !f.story.since(0).iter().any(|deed| deed.laid() == Some((seat, card)));
        if before && right.card != card {
            // What he laid instead he may take back; his card came before anything was wrong, and stands.
            let ruling = for_his_side(ruling.and(right.law), seat, right.card);
            return Ok(ruling.does(Effect::Return(seat, right.card)).does(Effect::Played(seat, card)));
        }
        // He had the right to change his card, and has used it before he was told.
        return Ok(match lets_the_next_change(right.law) {
            true => has_changed_rightly(f, m, (seat, card), right.law),
            false => for_his_side(Ruling::under(right.law), seat, card),
        });
    }
    if !f.state.revokes.iter().any(established) && revoke::lets_take_back(f, seat) {
        // What came after another's revoke may come back; what he has laid in its place stays.
        return Ok(has_changed_rightly(f, m, (seat, card), revoke::OTHERS_MAY_CHANGE));
    }
    let laid = f.story.laid_since(m.at).into_iter().find(|(hand, _)| *hand == seat);
    let in_its_place = f.state.trick_by_number(m.trick).and_then(|trick| trick.cards[seat]);
    let instead = laid.map(|(_, laid)| laid).filter(|&laid| laid != card && in_its_place == Some(laid));
    if let Some(instead) = instead
        && opponent_changed_before(f, m, seat, card)
    {
        // 47D: what he changed for is in the trick again, and so is his card.
        let ruling =
            for_his_side(Ruling::under(Clause::L47D).does(Effect::Return(seat, instead)), seat, instead);
        return Ok(ruling.does(Effect::Played(seat, card)));
    }
    if let Some(instead) = instead {
        let changed = Changed { seat, was: instead, now: card, under: Clause::L47D };
        ruling = opponents_may_change(f, ruling, changed)?;
        ruling = played_on(f, ruling, changed).does(Effect::Return(seat, instead));
    } else if another_stands(f, m, seat, card) {
        // It was itself put in the place of another, which stands.
        return Ok(seen(f, ruling, seat, card));
    }
    let over = m.trick < f.state.trick_number() && instead.is_none();
    ruling = ruling.does(match f.state.trick_by_number(m.trick).filter(|_| over) {
        // Play has gone on without it.
        Some(trick) if trick.cards[seat].is_none() => Effect::Supply(seat, card, m.trick),
        _ => Effect::Played(seat, card),
    });
    Ok(match instead {
        Some(instead) => seen(f, ruling, seat, instead),
        None => ruling,
    })
}

/// 62C2, 45D: who plays next after him has played to what he may change. That hand and its card.
pub(crate) fn next_after(trick: &Trick, changes: Seat) -> Option<(Seat, Card)> {
    let next = changes.next();
    let after = trick.leader.steps_to(next) > trick.leader.steps_to(changes);
    trick.cards[next].filter(|_| after).map(|card| (next, card))
}

/// 62C2, 45D: may the next player change his card, once one was changed under this clause?
pub(crate) fn lets_the_next_change(law: Clause) -> bool {
    law == revoke::OTHERS_MAY_CHANGE || law == dummy::DEFENDERS_MAY_CHANGE
}

/// Does another's right, or a penalty card, follow if he takes this card back?
pub(crate) fn is_followed_by_another(f: &Facts, right: &TakeBack) -> bool {
    let opens = lets_the_next_change(right.law);
    let trick = f.state.number_of(right.seat, right.card).and_then(|number| f.state.trick_by_number(number));
    revoke::is_seen_then(f, right.seat, right.law)
        || opens && trick.is_some_and(|trick| next_after(trick, right.seat).is_some())
}

/// 62C1, 45D: he may change this card; what may follow from that is said before he does.
pub(super) fn may_change(f: &Facts, ruling: Ruling, (seat, card): (Seat, Card), law: Clause) -> Ruling {
    let ruling = ruling.and(law).does(Effect::MayTakeBack(seat, card, law));
    let trick = f.state.number_of(seat, card).and_then(|number| f.state.trick_by_number(number));
    match trick.and_then(|trick| next_after(trick, seat)) {
        Some((next, then)) => {
            let under = revoke::next_may_change_under(law);
            let grade = revoke::is_seen_then(f, next, under).then_some(Grade::Major);
            ruling.and(under).does(Effect::ThenMayTakeBack(seat, next, then, grade))
        }
        None => ruling,
    }
}

/// The same where he has changed it before anybody told him that he may: the next may change what lay there then.
pub(super) fn has_changed_rightly(f: &Facts, m: &Matter, (seat, card): (Seat, Card), law: Clause) -> Ruling {
    let ruling = for_his_side(Ruling::under(law), seat, card);
    let next = f.state.trick_by_number(m.trick).and_then(|trick| next_after(trick, seat));
    let since = |laid| f.story.since(m.at).iter().any(|deed| deed.laid() == Some(laid));
    match next.filter(|&next| !since(next)) {
        Some((next, then)) => {
            let under = revoke::next_may_change_under(law);
            ruling.and(under).does(Effect::MayTakeBack(next, then, under))
        }
        None => ruling,
    }
}

/// Does it lie in this trick or the last?
fn lies(f: &Facts, card: Card) -> bool {
    Seat::ALL.into_iter().any(|seat| !f.state.trick_of(seat, card).is_empty())
}

/// A card that should not have been laid: a defender's is a penalty card.
pub(super) fn seen(f: &Facts, ruling: Ruling, seat: Seat, card: Card) -> Ruling {
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

/// What the opponents have played to the next trick, in sight of a card that another stands for now. The trick is
/// another's by that: it comes back. It is the same player's: he had the lead, and may change it (47D).
pub(super) fn played_on(f: &Facts, mut ruling: Ruling, changed: Changed) -> Ruling {
    let Changed { seat, was, now, under } = changed;
    if f.state.trick.cards[seat] == Some(was) {
        return ruling;
    }
    let stays = same_winner(f, seat, was, now);
    for opponent in seat.side().other().seats() {
        if let Some(card) = f.state.trick.cards[opponent] {
            if f.story.came_after((seat, was), (opponent, card)) == Some(false) {
                // It had been played before, in sight of the card that stands now.
                continue;
            }
            ruling = match stays {
                true => ruling.and(under).does(Effect::MayTakeBack(opponent, card, under)),
                false => for_his_side(ruling.does(Effect::Return(opponent, card)), opponent, card),
            };
        }
    }
    ruling
}

/// Is the last trick won by the same player with the other card in it?
fn same_winner(f: &Facts, seat: Seat, was: Card, now: Card) -> bool {
    let Some(trick) = f.state.trick_by_number(f.state.trick_number() - 1) else { return false };
    let mut with = *trick;
    if with.cards[seat] != Some(was) {
        return false;
    }
    with.cards[seat] = Some(now);
    let trump = f.state.strain.trump();
    with.winner(trump) == trick.winner(trump)
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
