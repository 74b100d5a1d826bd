//! Several cards from one hand at once: 58B.

use cards::{Card, Seat};

use super::penalty_card;
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    words::{Answer, Choice, Effect, Grade, Pending, Question, Ruling},
};

/// What nobody has seen goes back without being named.
fn unseen_back(ruling: Ruling, seat: Seat, cards: &[Card], visible: &[Card]) -> Ruling {
    if cards.iter().all(|card| visible.contains(card)) {
        return ruling;
    }
    ruling.does(Effect::ReturnUnseen(seat))
}

/// 58B: one face visible, that card is played; several visible, the player says which.
pub(crate) fn two_cards(f: &Facts, seat: Seat, cards: &[Card], visible: &[Card]) -> Result<Ruling, Pending> {
    if let [only] = visible {
        let ruling = Ruling::under(Clause::L58B1).does(Effect::Played(seat, *only));
        return Ok(unseen_back(ruling, seat, cards, visible));
    }
    let player = f.state.player_of(seat);
    let options = visible.iter().map(|&card| Choice::Play(card)).collect();
    let Choice::Play(played) = f.one_choice(player, options, &[Clause::L58B2], Vec::new())? else {
        return Ok(Ruling::under(Clause::L58B2));
    };
    let mut ruling = Ruling::under(Clause::L58B2);
    let others: Vec<Card> = visible.iter().copied().filter(|&card| card != played).collect();
    for &card in &others {
        ruling = ruling.does(Effect::Return(seat, card));
    }
    ruling = unseen_back(ruling, seat, cards, visible);
    ruling = ruling.does(Effect::Played(seat, played));
    if !f.state.is_defender(seat) {
        ruling = ruling.and(Clause::L48A);
    } else {
        ruling = others_become_penalty_cards(f, ruling, seat, &others)?;
    }
    Ok(opponents_may_change(f, ruling, seat))
}

/// 58B2, 50B: a defender's other cards. One alone is minor below the honours.
fn others_become_penalty_cards(
    f: &Facts,
    mut ruling: Ruling,
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
        let meant = f.ask(Question::IntendedCard(seat), &[Clause::L58B2, Clause::L50B])?;
        if meant == Answer::Card(*other) {
            ruling = ruling.depends_on(Point::DP1);
            if f.other_way(Point::DP1) {
                grade = Grade::Major;
            }
        }
    }
    Ok(penalty_card::becomes(f, ruling, seat, *other, grade))
}

/// 58B3: an opponent who has played since may change his card.
fn opponents_may_change(f: &Facts, mut ruling: Ruling, seat: Seat) -> Ruling {
    let leader = f.state.trick.leader;
    for opponent in [seat.next(), seat.previous()] {
        if let Some(card) = f.state.trick.cards[opponent]
            && leader.steps_to(opponent) > leader.steps_to(seat)
        {
            let may = Effect::MayTakeBack(opponent, card, Clause::L58B3);
            ruling = ruling.and(Clause::L58B3).and(Clause::L47D).does(may);
        }
    }
    ruling
}
