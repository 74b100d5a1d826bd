//! Cards played before their turn: 57, 58A.

use cards::{Card, Seat, Suit};

use super::{Say, information, legal::Breach, meanwhile, penalty_card, procedure, revoke, tricks};
use crate::{
    clause::{Clause, Edition, Point},
    facts::Facts,
    matter::{Kind, Matter, Premature},
    state::{State, Trick},
    words::{Choice, Duty, Effect, Elects, Grade, Restriction, Ruling},
};

/// 57D: it must be played at its owner's turn.
pub(crate) const AT_HIS_TURN: Clause = Clause::L57D;
/// 57B: who cannot do what was chosen.
pub(crate) const UNABLE: Clause = Clause::L57B;
/// 57C3: declarer's card is played and may not be changed.
pub(crate) const DECLARERS_STANDS: Clause = Clause::L57C3;
/// 57C2: dummy has moved or suggested a card.
pub(crate) const DUMMY_SUGGESTED: Clause = Clause::L57C2;
/// 58A: what is laid at the same moment as a legal card comes after it.
pub(crate) const AT_ONCE: Clause = Clause::L58A;

const fn premature(m: &Matter) -> Option<Premature> {
    match m.kind {
        Kind::Premature(premature) => Some(premature),
        _ => None,
    }
}

fn under(m: &Premature, clause: Clause) -> Ruling {
    if m.simultaneous { Ruling::under(Clause::L58A).and(clause) } else { Ruling::under(clause) }
}

/// 57C3: declarer plays to a lead from the hand that is not next.
pub(crate) fn by_declarer(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L57C3)
}

/// 57C3: the director is called about a card that declarer has played from either hand before its turn, and that is no
/// other matter: he followed with it, and has no right to change it.
pub(crate) fn declarers_card(state: &State, (seat, card): (Seat, Card)) -> Option<Ruling> {
    let turn = state.trick.turn()?;
    let early = state.trick.cards[seat] == Some(card)
        && state.trick.leader.steps_to(turn) < state.trick.leader.steps_to(seat);
    let follows = state.trick.led() == Some(card.suit());
    let changes = state.takebacks.iter().any(|t| t.card == card);
    (early && follows && !changes && !state.is_defender(seat))
        .then(|| Ruling::under(DECLARERS_STANDS).does(Effect::Stands(seat, card)))
}

/// 57C1, 57C2: declarer has played from both hands, or dummy has suggested a play. The card simply stands.
pub(crate) fn no_rectification(_: &Facts, m: &Matter) -> Say {
    let Some(p) = premature(m).filter(|p| !p.lead) else { return Ok(None) };
    let stands = Effect::Stands(p.seat, p.card);
    if p.both_hands {
        return Ok(Some(under(&p, Clause::L57C1).does(stands)));
    }
    if p.suggested {
        let ruling = super::dummy::look_at_suggestion(under(&p, DUMMY_SUGGESTED));
        return Ok(Some(ruling.does(stands)));
    }
    Ok(None)
}

/// 60A1: the next hand has played on, which gives up the right.
pub(crate) fn next_hand_played_on(f: &Facts, m: &Matter) -> Say {
    let Some(p) = premature(m) else { return Ok(None) };
    let next = p.seat.next();
    let played = f.story.laid_since(m.at).iter().any(|(seat, _)| *seat == next);
    if !played || f.story.took_back(m.at, p.seat, p.card) {
        return Ok(None);
    }
    let mut ruling = meanwhile::opponents_played_on();
    if p.simultaneous {
        ruling = ruling.and(Clause::L58A);
    }
    Ok(Some(ruling.does(Effect::Stands(p.seat, p.card))))
}

/// 57D: the partner has played. Legal, the card must be played in turn; otherwise it is a penalty card.
pub(crate) fn after_partner(f: &Facts, m: &Matter) -> Say {
    let Some(p) = premature(m).filter(|p| p.partner_had_played) else { return Ok(None) };
    let exposed = p.with_partners_lead && f.reads_other_way(Point::DP6);
    if exposed || p.lead {
        let ruling =
            information::look_at_partner(under(&p, Clause::L57D)).does(Effect::Return(p.seat, p.card));
        return Ok(Some(penalty_card::becomes(f, ruling, p.seat, p.card, Grade::Major)));
    }
    let led = f.state.trick_by_number(m.trick.min(f.state.trick_number())).and_then(Trick::led);
    let revokes = revoke::could_have_followed(f, (p.seat, p.card), led, &[Clause::L57D])?;
    let ruling = under(&p, Clause::L57D);
    if let Some(instead) = came_instead(f, m, &p) {
        let legal = !revokes && f.could_be_played_in_place_of(p.seat, p.card, instead);
        let ruling = if legal { also_back(f, ruling, p.seat, instead) } else { ruling };
        return Ok(Some(in_turn_or_penalty(f, ruling, (p.seat, p.card), m.trick, legal)));
    }
    Ok(Some(match revokes {
        true => in_turn_or_penalty(f, ruling, (p.seat, p.card), m.trick, false),
        false => at_previous_turn(f, ruling, (p.seat, p.card), m.trick),
    }))
}

/// 57D: at the turn of the right-hand opponent, the partner having played.
fn at_previous_turn(f: &Facts, ruling: Ruling, (seat, card): (Seat, Card), trick: u8) -> Ruling {
    // What it was played to may be gone.
    let legal = f.state.trick.led().is_some()
        && may_be_played(f.state, (seat, card), |other| f.could_be_played_in_place_of(seat, other, card));
    in_turn_or_penalty(f, ruling, (seat, card), trick, legal)
}

/// Is it legal, where these cards could be played? Who has a penalty card to play may not play another (50D1a).
pub(crate) fn may_be_played(
    state: &State,
    (seat, card): (Seat, Card),
    could_be_played: impl Fn(Card) -> bool,
) -> bool {
    could_be_played(card) && !state.major[seat].without(card).iter().any(could_be_played)
}

/// 57D: legal, it is played in turn; otherwise it is a penalty card.
pub(crate) fn in_turn_or_penalty(
    f: &Facts,
    ruling: Ruling,
    (seat, card): (Seat, Card),
    trick: u8,
    legal: bool,
) -> Ruling {
    let ruling = ruling.and(Clause::L57D).does(Effect::Return(seat, card));
    let ruling = information::look_at_partner(ruling);
    // One card to a trick: where he has shown one before that he must play, this is another.
    let legal = legal && f.state.must_play_to(seat, trick).is_none_or(|first| first == card);
    if legal && tricks::missing(f.state, trick).contains(&seat) {
        // Play has gone on without it.
        tricks::added(ruling, seat, card, trick)
    } else if legal {
        ruling.does(Effect::MustBePlayed(seat, card))
    } else {
        penalty_card::becomes(f, ruling, seat, card, Grade::Major)
    }
}

/// 57D: what somebody has shown too early and may not play to this trick any more – it has another lead now, or he is
/// bound otherwise – is a penalty card.
pub(crate) fn may_not_be_played_any_more(f: &Facts) -> Option<Ruling> {
    let trick = &f.state.trick;
    trick.led()?;
    let number = f.state.trick_number();
    let in_vain = |&&(seat, card, to): &&(Seat, Card, u8)| {
        let due = to == number && trick.cards[seat].is_none();
        due && f.state.knows(seat) && !f.state.legal(seat).cards.contains(card)
    };
    let &(seat, card, _) = f.state.must_play.iter().find(in_vain)?;
    Some(penalty_card::becomes(f, Ruling::under(Clause::L57D), seat, card, Grade::Major))
}

/// 57A: the partner has still to play. The card is a penalty card, and declarer restricts the partner.
pub(crate) fn before_partner(f: &Facts, m: &Matter) -> Say {
    let Some(p) = premature(m) else { return Ok(None) };
    let base = under(&p, Clause::L57A);
    let instead =
        came_instead(f, m, &p).filter(|&instead| f.could_be_played_in_place_of(p.seat, p.card, instead));
    Ok(Some(match instead {
        Some(instead) => also_back(f, penalty_and_choice(f, base, p.seat, p.card), p.seat, instead),
        // The restriction is about the partner's play to this trick only, and the other side has led to the next.
        None if others_played_after(f, m.trick) => penalty(f, base, p.seat, p.card),
        None => penalty_and_choice(f, base, p.seat, p.card),
    }))
}

/// 57A: the card is a penalty card at once, and declarer has a choice about the partner's.
pub(crate) fn penalty_and_choice(f: &Facts, base: Ruling, seat: Seat, card: Card) -> Ruling {
    penalty(f, base, seat, card).does(Effect::BindsPartner(seat, card))
}

fn penalty(f: &Facts, base: Ruling, seat: Seat, card: Card) -> Ruling {
    let ruling = base.and(Clause::L57A).does(Effect::Return(seat, card));
    procedure::look_whether_aware(penalty_card::becomes(f, ruling, seat, card, Grade::Major))
}

/// 57A: declarer restricts the partner's play to this trick.
pub(crate) fn restrict_partner(f: &Facts, m: &Matter) -> Say {
    let Kind::BindsPartner { seat, card } = m.kind else { return Ok(None) };
    let partner = seat.partner();
    // The trick before may have been opened again.
    let trick = m.trick.min(f.state.trick_number());
    let led = f.state.trick_by_number(trick).and_then(Trick::led);
    // Spades first, as they are read aloud.
    let others = || Suit::ALL.into_iter().rev().filter(|suit| Some(*suit) != led);
    let mut options = vec![Choice::PlayHighest, Choice::PlayLowest];
    options.extend(others().map(Choice::PlaySuit));
    match f.edition(Clause::L57A) {
        Edition::E2007 => {}
        // The fourth is new.
        Edition::E2017 => options.extend(others().map(Choice::ForbidSuit)),
    }
    // DP7: the text gives no "none of these"; who reads it so may waive.
    if f.reads_other_way(Point::DP7) {
        options.push(Choice::LeadFree);
    }
    let choice = f.one_choice(Elects::Premature(seat, card), f.state.declarer, options, &[Clause::L57A])?;
    let ruling = Ruling::under(Clause::L57A);
    let duty = match choice {
        Choice::PlayHighest => Duty::PlayHighest,
        Choice::PlayLowest => Duty::PlayLowest,
        Choice::PlaySuit(suit) => Duty::PlaySuit(suit),
        Choice::ForbidSuit(suit) => Duty::ForbidSuit(suit),
        _ => return Ok(Some(ruling)),
    };
    let restriction = Restriction { seat: partner, duty };
    Ok(Some(partner_played_meanwhile(f, trick, restriction, ruling)))
}

/// 60C: the partner played before the choice. It takes nothing from declarer: a card that does
/// not obey goes back, if he can obey.
fn partner_played_meanwhile(f: &Facts, trick: u8, restriction: Restriction, ruling: Ruling) -> Ruling {
    let partner = restriction.seat;
    let restrict = Effect::Restrict(restriction, Clause::L57A);
    let Some(played) = f.state.trick_by_number(trick).and_then(|trick| trick.cards[partner]) else {
        return ruling.does(restrict);
    };
    let mut state = f.state.clone();
    let over = trick < state.trick_number();
    if over {
        state.reopen_trick();
    }
    state.unplay(partner, played);
    state.restrict(restriction, Clause::L57A);
    let obeys = !matches!(state.legal(partner).breach(played), Some(Breach::Revoke(_)));
    let ruling = meanwhile::by_those_who_erred(ruling);
    match (obeys, over) {
        // It is about this trick only.
        (true, true) => ruling,
        (true, false) => ruling.does(restrict),
        (false, _) => {
            let ruling = ruling.does(restrict).does(Effect::Return(partner, played));
            penalty_card::becomes(f, ruling, partner, played, Grade::Major)
                .does(Effect::Replace(partner, None))
        }
    }
}

/// What he has played in the place of a card that he has taken back, if the other side has not played after it.
fn came_instead(f: &Facts, m: &Matter, p: &Premature) -> Option<Card> {
    let instead = f.story.instead(m.at, p.seat, p.card)?;
    let trick = f.state.trick_by_number(m.trick).filter(|trick| trick.cards[p.seat] == Some(instead))?;
    let others = p.seat.side().other().seats();
    let place = |seat: Seat| trick.leader.steps_to(seat);
    let after = |seat: Seat| trick.cards[seat].is_some() && place(seat) > place(p.seat);
    let played_on = others.into_iter().any(after) || others_played_after(f, m.trick);
    (!played_on).then_some(instead)
}

/// Has declarer's side played to a trick after this one?
fn others_played_after(f: &Facts, trick: u8) -> bool {
    let sides = [f.state.declarer, f.state.dummy()];
    let on = || sides.iter().any(|&seat| f.state.trick.cards[seat].is_some());
    trick + 1 < f.state.trick_number() || trick < f.state.trick_number() && on()
}

/// 57A, 57D: the card shown too early is due in this trick, so that the one in its place comes back as well.
fn also_back(f: &Facts, ruling: Ruling, seat: Seat, instead: Card) -> Ruling {
    let ruling = meanwhile::by_those_who_erred(ruling).does(Effect::Return(seat, instead));
    penalty_card::becomes(f, ruling, seat, instead, Grade::Major)
}
