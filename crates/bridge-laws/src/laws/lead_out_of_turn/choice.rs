//! What may be chosen about a lead out of turn: 54A–54D, 55, 56.

use cards::Seat;

use super::{
    AND_PLAYS, AS_CORRECT, DECLARER_LAYS_DOWN, MUST_ACCEPT, OPENING, REFUSED, accepted, laid_down, lead, pile,
};
use crate::{
    clause::{Clause, Point},
    event::Did,
    facts::Facts,
    laws::{Say, exposed, information, meanwhile, penalty_card, procedure, retraction},
    matter::{LeadOutOfTurn, Matter},
    story::Deed,
    words::{Answer, Choice, Effect, Elects, Grade, Pending, Question, Ruling},
};

/// 55A: by declarer's side; either defender may accept it.
pub const EITHER_DEFENDER: Clause = Clause::L55A;

/// The first trick, by a defender: 54A–54D.
pub(crate) fn opening(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m).filter(|lead| lead.opening) else { return Ok(None) };
    note_points(f, m, &lead);
    let deeds = f.story.since(m.at);
    let spread = deeds.iter().position(|d| d.what.did == Did::Spread && d.what.seat == f.state.declarer);
    let on_record = deeds.iter().position(|deed| shows_dummy(f, deed));
    let seen = match f.if_told(Question::CouldDeclarerSeeDummy) {
        Some(answer) => answer == Answer::Yes,
        None if on_record.is_some() => true,
        // At a table where every exposure is on record there is nothing to ask.
        None if f.rules.watch.is_on_record() || spread.is_some() => false,
        None => f.is_so(Question::CouldDeclarerSeeDummy, &[MUST_ACCEPT])?,
    };
    let ruling = match (spread, seen) {
        (Some(spread), true) => {
            // DP8: both hands have cards exposed.
            let first = on_record.is_none_or(|seen| spread < seen);
            if f.reads_other_way(Point::DP8) && first {
                laid_down(f, m, &lead)?
            } else {
                must_accept(f, m, &lead)?
            }
        }
        (Some(_), false) => laid_down(f, m, &lead)?,
        (None, true) => must_accept(f, m, &lead)?,
        (None, false) => match of_three(f, &lead)? {
            Choice::Accept => {
                dummy_spreads(f, accepted(f, m, &lead, Ruling::under(AS_CORRECT).and(AND_PLAYS))?)
            }
            Choice::AcceptAsDummy => laid_down(f, m, &lead)?,
            _ => refused(f, m, &lead, Ruling::under(Clause::L54D)),
        },
    };
    Ok(Some(whatever_he_did_since(f, m, &lead, ruling)))
}

/// A card of dummy could be seen by this.
fn shows_dummy(f: &Facts, deed: &Deed) -> bool {
    matches!(deed.what.did, Did::Spread | Did::Showed | Did::Dropped) && deed.what.seat == f.state.dummy()
}

/// 54C: could declarer have seen a card of dummy since the lead?
pub(super) fn dummy_was_seen(f: &Facts, m: &Matter) -> bool {
    f.story.since(m.at).iter().any(|deed| shows_dummy(f, deed))
}

/// He has taken his lead back himself, which he may not.
fn whatever_he_did_since(f: &Facts, m: &Matter, lead: &LeadOutOfTurn, ruling: Ruling) -> Ruling {
    if f.story.took_back(m.at, lead.seat, lead.card) { retraction::may_not(ruling) } else { ruling }
}

fn of_three(f: &Facts, lead: &LeadOutOfTurn) -> Result<Choice, Pending> {
    let options = vec![Choice::Accept, Choice::AcceptAsDummy, Choice::Refuse];
    // All of it is explained before the first choice, the second step included.
    let clauses = [OPENING, AS_CORRECT, DECLARER_LAYS_DOWN, AND_PLAYS, Clause::L54D];
    let clauses: Vec<Clause> = clauses.into_iter().chain(penalty_card::ABOUT_THE_LEAD).collect();
    f.one_choice(Elects::OpeningLead(lead.seat, lead.card), f.state.declarer, options, &clauses)
}

/// 54C: declarer could have seen a card of dummy. He must accept and stays declarer.
fn must_accept(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Result<Ruling, Pending> {
    let ruling = Ruling::under(MUST_ACCEPT).and(AS_CORRECT).does(Effect::NotToBeRefused(f.state.declarer));
    Ok(dummy_spreads(f, accepted(f, m, lead, ruling)?))
}

/// After the opening lead dummy lays his hand down (41D), unless it lies there.
fn dummy_spreads(f: &Facts, ruling: Ruling) -> Ruling {
    if f.state.spread.is_some() { ruling } else { ruling.does(Effect::Spread(f.state.dummy())) }
}

/// A later trick: 53A, 55, 56.
pub(crate) fn later(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m).filter(|lead| !lead.opening) else { return Ok(None) };
    note_points(f, m, &lead);
    if f.state.is_defender(lead.seat) {
        let options = vec![Choice::Accept, Choice::Refuse];
        let about = Elects::Lead(lead.seat, lead.card);
        let choice = f.one_choice(about, f.state.declarer, options, &[AS_CORRECT, REFUSED])?;
        let ruling = match choice {
            Choice::Accept => accepted(f, m, &lead, Ruling::under(AS_CORRECT))?,
            _ => refused(f, m, &lead, Ruling::under(REFUSED)),
        };
        return Ok(Some(whatever_he_did_since(f, m, &lead, ruling)));
    }
    let ruling = match either_defender(f, &lead)? {
        Choice::Accept => accepted(f, m, &lead, Ruling::under(EITHER_DEFENDER).and(AS_CORRECT))?,
        _ => declarer_takes_back(f, m, &lead),
    };
    Ok(Some(whatever_he_did_since(f, m, &lead, ruling)))
}

/// The points on which it depends that what was laid meanwhile has not decided the matter.
fn note_points(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) {
    let pile = pile(f, m);
    let laid = |wanted: &dyn Fn(Seat) -> bool| pile.iter().any(|&(seat, _)| wanted(seat));
    if f.state.is_defender(lead.seat) {
        if laid(&|seat| seat == lead.seat.partner() && seat == lead.due) {
            let _ = f.reads_other_way(Point::DP10);
        }
        if laid(&|seat| !f.state.is_defender(seat)) {
            let _ = f.reads_other_way(Point::DP11);
        }
    } else if laid(&|seat| seat == lead.seat.partner()) && laid(&|seat| f.state.is_defender(seat)) {
        let _ = f.reads_other_way(Point::DP12);
    }
}

/// 55A: either defender chooses. If they differ, the one who plays next after the wrong lead.
fn either_defender(f: &Facts, lead: &LeadOutOfTurn) -> Result<Choice, Pending> {
    let options = vec![Choice::Accept, Choice::Refuse];
    let clauses = [EITHER_DEFENDER, AS_CORRECT];
    let election = |about, by| procedure::election(f, about, by, options.clone(), &clauses);
    let both = f.state.declarer.side().other().seats().to_vec();
    let first = f.elect(election(Elects::Lead(lead.seat, lead.card), both))?.to_vec();
    let of = |choices: &[(Seat, Choice)], seat| choices.iter().find(|(s, _)| *s == seat).map(|(_, c)| *c);
    let next = lead.seat.next();
    if let Some(choice) = of(&first, next) {
        return Ok(choice);
    }
    let Some((_, choice)) = first.first() else { return Ok(Choice::Refuse) };
    if f.reads_other_way(Point::DP5) {
        // The player who comes next is heard as well, and his word prevails.
        let second = f.elect(election(Elects::LeadOnceMore(lead.seat, lead.card), vec![next]))?;
        return Ok(of(second, next).unwrap_or(*choice));
    }
    Ok(*choice)
}

/// 54D, 56: the card becomes a major penalty card; the right hand leads. 47D: what the other side's change has made a lead
/// out of turn costs nothing.
fn refused(f: &Facts, m: &Matter, lead: &LeadOutOfTurn, ruling: Ruling) -> Ruling {
    let ruling = retraction::by_rectification(ruling);
    let mut ruling = match lead.excused {
        true => ruling.then(retraction::no_lead_of_his(retraction::AFTER_A_CHANGE, lead.seat, lead.card)),
        false => penalty_card::becomes(f, ruling, lead.seat, lead.card, Grade::Major),
    };
    for (seat, card) in pile(f, m) {
        ruling = if f.state.is_defender(seat) {
            let ruling = meanwhile::by_those_who_erred(ruling);
            exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)
        } else {
            ruling.does(Effect::Return(seat, card))
        };
    }
    ruling.does(Effect::ToLead(lead.due))
}

/// 55B: declarer takes it back, without more; the right hand leads, any card.
fn declarer_takes_back(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Ruling {
    let wrong_hand = !f.state.is_defender(lead.due);
    let clause = if wrong_hand { Clause::L55B2 } else { Clause::L55B1 };
    let mut ruling = exposed::no_penalty_card(Ruling::under(EITHER_DEFENDER).and(clause));
    for (seat, card) in std::iter::once((lead.seat, lead.card)).chain(pile(f, m)) {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = information::withdrawn(ruling, seat, card, lead.seat.side());
    }
    if wrong_hand {
        ruling = ruling.does(Effect::Retracted);
    }
    ruling.does(Effect::ToLead(lead.due)).look_at(Clause::L55C)
}
