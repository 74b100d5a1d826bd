//! Cards played before their turn: 57, 58A, 60.

use cards::{Card, Seat, Suit};

use super::{information, penalty_card};
use crate::{
    clause::{Clause, Point},
    facts::Facts,
    matter::Premature,
    words::{Choice, Duty, Effect, Grade, Pending, Question, Restriction, Ruling},
};

/// Rules on a defender's card before his turn.
pub(crate) fn premature(f: &Facts, m: &Premature) -> Result<Ruling, Pending> {
    if f.is_so(Question::ToldItWasHisTurn(m.seat), &[Clause::L47E1])? {
        let ruling = Ruling::under(Clause::L47E1).does(Effect::Return(m.seat, m.card));
        return Ok(information::withdrawn(ruling, m.seat, m.card, m.seat.side().other()));
    }
    let under =
        |clause| if m.simultaneous { Ruling::under(Clause::L58A).and(clause) } else { Ruling::under(clause) };
    if m.both_hands {
        return Ok(under(Clause::L57C1).does(Effect::Stands(m.seat, m.card)));
    }
    if m.suggested {
        let ruling = under(Clause::L57C2).and(Clause::L45F).look_at(Clause::L45F);
        return Ok(ruling.does(Effect::Stands(m.seat, m.card)));
    }
    if m.next_played {
        return Ok(under(Clause::L60A1).and(Clause::L60A2).does(Effect::Stands(m.seat, m.card)));
    }
    if m.partner_had_played {
        return Ok(at_right_hand_opponents_turn(f, m, under(Clause::L57D)));
    }
    partner_still_to_play(f, m, under(Clause::L57A))
}

/// 57D: the partner has played. Legal, it must be played in turn; otherwise it is a penalty card.
fn at_right_hand_opponents_turn(f: &Facts, m: &Premature, mut ruling: Ruling) -> Ruling {
    if m.with_partners_lead {
        ruling = ruling.depends_on(Point::DP6);
    }
    ruling = ruling.does(Effect::Return(m.seat, m.card)).look_at(Clause::L16B);
    let exposed = m.with_partners_lead && f.other_way(Point::DP6);
    if !exposed && !m.lead && f.could_be_played(m.seat, m.card) {
        ruling.does(Effect::MustBePlayed(m.seat, m.card))
    } else {
        penalty_card::becomes(f, ruling.and(Clause::L50), m.seat, m.card, Grade::Major)
    }
}

/// 57A: declarer restricts the partner's play to this trick.
fn partner_still_to_play(f: &Facts, m: &Premature, base: Ruling) -> Result<Ruling, Pending> {
    let partner = m.seat.partner();
    let led = f.state.trick.led();
    // Spades first, as they are read aloud.
    let others = || Suit::ALL.into_iter().rev().filter(|suit| Some(*suit) != led);
    let mut options = vec![Choice::PlayHighest, Choice::PlayLowest];
    options.extend(others().map(Choice::PlaySuit));
    options.extend(others().map(Choice::ForbidSuit));
    // DP7: the text gives no "none of these"; who reads it so may waive.
    let waivable = f.other_way(Point::DP7);
    if waivable {
        options.push(Choice::LeadFree);
    }
    let clauses = [Clause::L57A, Clause::L10C1, Clause::L10C2];
    let choice = f.one_choice(f.state.declarer, options, &clauses, vec![Point::DP7])?;
    let ruling = base.depends_on(Point::DP7).does(Effect::Return(m.seat, m.card));
    let ruling = penalty_card::becomes(f, ruling, m.seat, m.card, Grade::Major).look_at(Clause::L72C);
    let duty = match choice {
        Choice::PlayHighest => Duty::PlayHighest,
        Choice::PlayLowest => Duty::PlayLowest,
        Choice::PlaySuit(suit) => Duty::PlaySuit(suit),
        Choice::ForbidSuit(suit) => Duty::ForbidSuit(suit),
        _ => return Ok(ruling),
    };
    let ruling = ruling.does(Effect::Restrict(Restriction { seat: partner, duty }, Clause::L57A));
    Ok(partner_played_meanwhile(f, partner, duty, ruling))
}

/// 60C: the partner played before the choice. It takes nothing from declarer: a card that does
/// not obey goes back, if he can obey.
fn partner_played_meanwhile(f: &Facts, partner: Seat, duty: Duty, ruling: Ruling) -> Ruling {
    let Some(played) = f.state.trick.cards[partner] else { return ruling };
    let mut state = f.state.clone();
    state.unplay(partner, played);
    state.restrict(Restriction { seat: partner, duty }, Clause::L57A);
    let ruling = ruling.and(Clause::L60C);
    if state.legal(partner).breach(played).is_none() {
        return ruling;
    }
    penalty_card::becomes(f, ruling.does(Effect::Return(partner, played)), partner, played, Grade::Major)
        .does(Effect::Replace(partner))
}

/// 60B: a defender plays after declarer had to take his lead back, before the new one.
pub(crate) fn after_retraction(f: &Facts, seat: Seat, card: Card) -> Ruling {
    penalty_card::becomes(f, Ruling::under(Clause::L60B), seat, card, Grade::Major)
}
