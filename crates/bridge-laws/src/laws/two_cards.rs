//! Several cards from one hand at once: 58B.

use cards::{Card, Seat};

use super::{
    Say, exposed, penalty_card,
    retraction::{self, Changed},
    tricks,
};
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    matter::{Kind, Matter},
    words::{Answer, Choice, Effect, Elects, Grade, Pending, Question, Ruling},
};

/// 58B4: found only later, it is a trick with too many cards (67).
pub(crate) const FOUND_LATER: Clause = Clause::L58B4;

/// 58B1: one face seen, and 58B2: several.
pub(crate) const ONE_SEEN: Clause = Clause::L58B1;
pub(crate) const SEVERAL_SEEN: Clause = Clause::L58B2;

/// What nobody has seen goes back without being named.
fn unseen_back(ruling: Ruling, seat: Seat, cards: &[Card], visible: &[Card]) -> Ruling {
    if cards.iter().all(|card| visible.contains(card)) {
        return ruling;
    }
    ruling.does(Effect::ReturnUnseen(seat))
}

/// Was this card laid together with others without its face being seen?
pub(super) fn is_unseen(m: &Matter, seat: Seat, card: Card) -> bool {
    match &m.kind {
        Kind::TwoCards { seat: owner, cards, visible } => {
            *owner == seat && cards.contains(&card) && !visible.contains(&card)
        }
        _ => false,
    }
}

/// 58B: one face visible, that card is played; several visible, the player says which.
pub(crate) fn several(f: &Facts, m: &Matter) -> Say {
    let Kind::TwoCards { seat, cards, visible } = &m.kind else { return Ok(None) };
    let (seat, cards, visible) = (*seat, cards.as_slice(), visible.as_slice());
    if !tricks::in_time(f.state, m.trick) {
        return Ok(tricks::found_later(f, m.trick));
    }
    if !lies_as_played(f, seat, visible) {
        return Ok(Some(to_no_trick(f, seat, cards, visible)));
    }
    if let [only] = visible {
        let ruling = Ruling::under(ONE_SEEN).does(Effect::Played(seat, *only));
        return Ok(Some(unseen_back(ruling, seat, cards, visible)));
    }
    let player = f.state.player_of(seat);
    let options = visible.iter().map(|&card| Choice::Play(card)).collect();
    let played = f.one_card(Elects::Shown(seat, m.trick), vec![player], options, &[SEVERAL_SEEN])?;
    let mut ruling = Ruling::under(SEVERAL_SEEN);
    let others: Vec<Card> = visible.iter().copied().filter(|&card| card != played).collect();
    // What lies in the trick until he has said so.
    let laid = visible.iter().copied().find(|&card| !f.state.trick_of(seat, card).is_empty());
    if let Some(laid) = laid.filter(|&laid| laid != played) {
        let under = retraction::AFTER_A_CHANGE;
        ruling = retraction::played_on(f, ruling, Changed { seat, was: laid, now: played, under });
    }
    for &card in &others {
        ruling = ruling.does(Effect::Return(seat, card));
    }
    ruling = unseen_back(ruling, seat, cards, visible);
    ruling = ruling.does(Effect::Played(seat, played));
    if !f.state.is_defender(seat) {
        ruling = exposed::no_penalty_card(ruling);
    } else {
        ruling = others_become_penalty_cards(f, ruling, seat, &others)?;
    }
    // 58B3: an opponent who has played since may change his card.
    let first = f.state.trick_of(seat, visible.first().copied().unwrap_or(played)).into_iter();
    let laid = first.chain(f.state.trick_of(seat, played)).find(|(hand, _)| *hand == seat);
    if let Some((_, card)) = laid {
        let changed = Changed { seat, was: card, now: played, under: Clause::L58B3 };
        ruling = retraction::opponents_may_change(f, ruling, changed)?;
    }
    // Who may change the one may change the other.
    if let Some(right) = f.state.takebacks.iter().find(|t| t.seat == seat && visible.contains(&t.card)) {
        ruling = ruling.does(Effect::MayTakeBack(seat, played, right.law));
    }
    Ok(Some(ruling))
}

/// Does one of them lie in a trick, or as a lead?
fn lies_as_played(f: &Facts, seat: Seat, visible: &[Card]) -> bool {
    visible.iter().any(|&card| !f.state.trick_of(seat, card).is_empty() || was_led(f, seat, card))
}

/// Was it the first card of all to be laid, so that it is a lead?
fn was_led(f: &Facts, seat: Seat, card: Card) -> bool {
    f.state.trick.is_empty() && f.story.laid_since(0).first() == Some(&(seat, card))
}

/// What they were laid on is gone, so that none of them is played: they were only seen.
fn to_no_trick(f: &Facts, seat: Seat, cards: &[Card], visible: &[Card]) -> Ruling {
    let mut ruling = unseen_back(Ruling::under(SEVERAL_SEEN), seat, cards, visible);
    for &card in visible {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = if f.state.is_defender(seat) {
            exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)
        } else {
            exposed::no_penalty_card(ruling)
        };
    }
    ruling
}

/// 58B2, 50B: a defender's other cards. One alone is minor below the honours.
fn others_become_penalty_cards(
    f: &Facts,
    ruling: Ruling,
    seat: Seat,
    others: &[Card],
) -> Result<Ruling, Pending> {
    let [other] = others else {
        let becomes = |r, &card| penalty_card::becomes(f, r, seat, card, Grade::Major);
        return Ok(others.iter().fold(ruling, becomes));
    };
    let mut grade = penalty_card::by_rank(*other);
    if grade == Grade::Minor {
        // DP1: is it still minor if it was the one he meant to play?
        let meant = f.ask(Question::IntendedCard(seat), &[SEVERAL_SEEN])?;
        if meant == Answer::Card(*other) && f.reads_other_way(Point::DP1) {
            grade = Grade::Major;
        }
    }
    Ok(penalty_card::becomes(f, ruling, seat, *other, grade))
}
