//! Exposed cards and penalty cards: 48, 49, 50, 51, 52.

use cards::{Card, CardSet, Seat, Suit, SuitSet};

use super::information;
use crate::{
    clause::{Clause, Point},
    event::Exposure,
    facts::Facts,
    state::State,
    words::{Answer, Choice, Duty, Effect, Grade, Pending, Question, Restriction, Ruling},
};

/// 50B: a card seen by accident is minor below the honours, major from the ten up.
pub(crate) fn by_rank(card: Card) -> Grade {
    if card.rank().is_honour() { Grade::Major } else { Grade::Minor }
}

/// The card becomes a penalty card; a second one in the same hand makes both major (50B).
pub(crate) fn becomes(f: &Facts, ruling: Ruling, seat: Seat, card: Card, grade: Grade) -> Ruling {
    let others = f.state.penalty_cards(seat).without(card);
    let already =
        ruling.effects.iter().any(|e| matches!(e, Effect::PenaltyCard(s, c, _) if *s == seat && *c != card));
    let grade = if others.is_empty() && !already { grade } else { Grade::Major };
    let ruling = ruling
        .and(Clause::L50A)
        .and(Clause::L50B)
        .and(if grade == Grade::Major { Clause::L50D1a } else { Clause::L50C })
        .does(Effect::PenaltyCard(seat, card, grade));
    information::penalty_card_lies(f, ruling, seat, card, grade)
}

/// 48, 49: cards seen that were not played.
pub(crate) fn exposed(
    f: &Facts,
    cards: &[(Seat, Card)],
    how: Exposure,
    seen_by_partner: bool,
) -> Result<Ruling, Pending> {
    // What has been played since lies where it was played.
    let cards: Vec<(Seat, Card)> = cards.iter().copied().filter(|&(s, c)| f.state.can_hold(s, c)).collect();
    let cards = cards.as_slice();
    let Some(&(seat, card)) = cards.first() else { return Ok(Ruling::under(Clause::L49)) };
    if how == Exposure::Held {
        let clause = if f.state.is_defender(seat) { Clause::L45C1 } else { Clause::L45C2 };
        if f.state.is_defender(seat) && !seen_by_partner {
            return Ok(back(Ruling::under(clause), cards));
        }
        if f.is_so(Question::HeldAsPlayed(seat), &[clause])? {
            return Ok(Ruling::under(clause).does(Effect::Played(seat, card)));
        }
    }
    if !f.state.is_defender(seat) {
        // No card of declarer or dummy is ever a penalty card.
        return Ok(back(Ruling::under(Clause::L48A), cards));
    }
    if !seen_by_partner {
        let ruling = back(Ruling::under(Clause::L49), cards);
        return Ok(cards.iter().fold(ruling, |r, &(s, c)| information::seen(r, s, c, Clause::L49)));
    }
    if how == Exposure::ThisTrick {
        let ruling = back(Ruling::under(Clause::L68), cards).weigh(Clause::L16B);
        return Ok(cards.iter().fold(ruling, |r, &(s, c)| information::seen(r, s, c, Clause::L16B)));
    }
    let mut ruling = Ruling::under(Clause::L49).and(Clause::L50).look_at(Clause::L72C);
    for &(seat, card) in cards {
        let grade = match how {
            Exposure::Accident | Exposure::Held if cards.len() == 1 => by_rank(card),
            _ => Grade::Major,
        };
        ruling = becomes(f, ruling, seat, card, grade);
    }
    Ok(ruling)
}

fn back(ruling: Ruling, cards: &[(Seat, Card)]) -> Ruling {
    cards.iter().fold(ruling, |r, &(seat, card)| r.does(Effect::Return(seat, card)))
}

/// 50D2, 51B: a defender is to lead while his partner has major penalty cards. Declarer chooses
/// first; each such lead brings the choice again.
pub(crate) fn choice_about_lead(f: &Facts) -> Result<Ruling, Pending> {
    let leader = f.state.trick.leader;
    let owner = leader.partner();
    let cards = f.state.major[owner];
    let several_suits = cards.suits_held().len() > 1;
    let mut clauses = vec![Clause::L50D2, Clause::L10C2];
    let mut debated = Vec::new();
    if several_suits {
        clauses.extend([Clause::L51B2a, Clause::L51B2b, Clause::L51B2c]);
    } else {
        clauses.extend([Clause::L50D2a, Clause::L50D2b]);
        if cards.len() > 1 {
            clauses.extend([Clause::L51B1a, Clause::L51B1b]);
            debated.push(Point::DP3);
        }
    }
    let options = options_about_lead(f.state);
    let choice = f.one_choice(f.state.declarer, options, &clauses, debated.clone())?;
    let chosen = chosen_about_lead(f.state, choice, f.other_way(Point::DP14));
    let mut ruling = Ruling::under(Clause::L50D2);
    if let Some(duty) = chosen.duty {
        let restriction = Restriction { seat: leader, duty };
        ruling = picked_up(ruling.and(chosen.law), owner, chosen.picked_up)
            .does(Effect::Restrict(restriction, chosen.law));
    } else {
        ruling = ruling.and(Clause::L50D2b).and(chosen.law);
        if let Some(card) = chosen.led {
            ruling = ruling
                .depends_on(Point::DP14)
                .does(Effect::PickUp(leader, card))
                .does(Effect::Chosen(leader))
                .does(Effect::Played(leader, card));
        }
    }
    for point in debated {
        ruling = ruling.depends_on(point);
    }
    Ok(ruling.does(Effect::Chosen(leader)))
}

/// 50D2, 51B: what declarer may choose about the lead that is due; spades first, as it is read aloud.
pub(crate) fn options_about_lead(state: &State) -> Vec<Choice> {
    let suits = state.major[state.trick.leader.partner()].suits_held();
    let held = Suit::ALL.into_iter().rev().filter(|&suit| suits.contains(suit));
    let mut options: Vec<Choice> = held.map(Choice::RequireLead).collect();
    let mut forbidden: Vec<SuitSet> = suits.subsets().collect();
    forbidden.sort_by_key(|set| Suit::ALL.map(|suit| set.contains(suit)));
    options.extend(forbidden.into_iter().map(Choice::ForbidLead));
    options.push(Choice::LeadFree);
    options
}

/// What declarer's choice about a lead does.
pub(crate) struct ChosenAboutLead {
    /// The penalty cards that their owner picks up.
    pub picked_up: CardSet,
    /// What the leader must or may not do.
    pub duty: Option<Duty>,
    /// Under which clause.
    pub law: Clause,
    /// DP14, other reading: what the leader led too soon may lie there as the lead.
    pub led: Option<Card>,
}

/// 50D2, 51B: the suit required or forbidden, and the cards of it picked up; or neither. `may_lie`: DP14
/// is read the other way.
pub(crate) fn chosen_about_lead(state: &State, choice: Choice, may_lie: bool) -> ChosenAboutLead {
    let leader = state.trick.leader;
    let cards = state.major[state.trick.leader.partner()];
    let pick = |one, same_suit, suits| {
        if cards.suits_held().len() > 1 {
            suits
        } else if cards.len() > 1 {
            same_suit
        } else {
            one
        }
    };
    match choice {
        Choice::RequireLead(suit) => ChosenAboutLead {
            picked_up: cards.of(suit),
            duty: Some(Duty::RequireLead(suit)),
            law: pick(Clause::L50D2a, Clause::L51B1a, Clause::L51B2a),
            led: None,
        },
        Choice::ForbidLead(suits) => ChosenAboutLead {
            picked_up: cards & CardSet::suits(suits),
            duty: Some(Duty::ForbidLead(suits)),
            law: pick(Clause::L50D2a, Clause::L51B1b, Clause::L51B2b),
            led: None,
        },
        _ => ChosenAboutLead {
            picked_up: CardSet::EMPTY,
            duty: None,
            law: pick(Clause::L50D2b, Clause::L50D2b, Clause::L51B2c),
            led: state.major[leader].single().filter(|_| may_lie),
        },
    }
}

fn picked_up(mut ruling: Ruling, owner: Seat, cards: CardSet) -> Ruling {
    for card in cards {
        ruling = ruling.does(Effect::PickUp(owner, card));
        ruling = information::penalty_card_picked_up(ruling, owner, card);
    }
    ruling
}

/// 51A: several penalty cards could be played; declarer says which.
pub(crate) fn which_penalty_card(f: &Facts, seat: Seat, playable: CardSet) -> Result<Ruling, Pending> {
    let options = playable.iter().map(Choice::Play).collect();
    let choice = f.one_choice(f.state.declarer, options, &[Clause::L51A, Clause::L50D1a], Vec::new())?;
    Ok(match choice {
        Choice::Play(card) => Ruling::under(Clause::L51A).does(Effect::Named(seat, card)),
        _ => Ruling::under(Clause::L51A),
    })
}

/// 52: another card than the penalty card was led or played.
pub(crate) fn not_played(f: &Facts, seat: Seat, card: Card, played_on: bool) -> Result<Ruling, Pending> {
    let stands =
        |ruling: Ruling| ruling.and(Clause::L52B1c).and(Clause::L64B3).does(Effect::Stands(seat, card));
    let base = Ruling::under(Clause::L52A);
    if played_on {
        return Ok(stands(base.and(Clause::L52B1b)));
    }
    let clauses = [Clause::L52A, Clause::L52B1a, Clause::L52B2, Clause::L10C1];
    let options = vec![Choice::Accept, Choice::Refuse];
    Ok(match f.one_choice(f.state.declarer, options, &clauses, Vec::new())? {
        Choice::Accept => stands(base.and(Clause::L52B1a)),
        _ => {
            let ruling = base.and(Clause::L52B2).does(Effect::Return(seat, card));
            let ruling = becomes(f, ruling, seat, card, Grade::Major);
            // The card that should have been played is played; of several declarer says which (51A).
            match f.state.major[seat].single() {
                Some(due) => ruling.does(Effect::Named(seat, due)).does(Effect::Replace(seat)),
                None => ruling.does(Effect::Replace(seat)),
            }
        }
    })
}

/// 50D2 and 49: led before declarer had chosen.
pub(crate) fn before_choice(f: &Facts, seat: Seat, card: Card, stands: bool) -> Ruling {
    if stands {
        // 60A1: declarer's side played to it.
        return Ruling::under(Clause::L60A1).and(Clause::L60A2).does(Effect::Stands(seat, card));
    }
    let ruling = if f.state.choice_about_lead_is_due() {
        Ruling::under(Clause::L50D2).and(Clause::L49).depends_on(Point::DP14)
    } else {
        Ruling::under(Clause::L26B).and(Clause::L49)
    };
    becomes(f, ruling, seat, card, Grade::Major)
}

/// 48B2: declarer shows his cards outside an opening lead out of turn.
pub(crate) fn shown_by_declarer(f: &Facts, declarer: Seat, cards: &[Card]) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(Clause::L48B2);
    Ok(match f.ask(Question::MeantAsClaim(declarer), &[Clause::L48B2, Clause::L68A])? {
        Answer::Yes => ruling.and(Clause::L68A).weigh(Clause::L70),
        _ => cards
            .iter()
            .fold(ruling.and(Clause::L48A), |r, &card| r.does(Effect::Return(declarer, card)))
            .does(Effect::PlayGoesOn),
    })
}
