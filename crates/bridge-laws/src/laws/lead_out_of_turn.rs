//! A lead by a hand that was not to lead: 41A, 47E1, 53–56.
//!
//! In the order of precedence: what an opponent had said (47E1), the thirteenth trick, a lead by
//! the wrong side to the first trick (54E), the rightful leader's own lead (53B), a card played to
//! it (53A, 53C, 54B), declarer's hand begun to be laid down (54A), a card of dummy that declarer
//! could see (54C), and only then the choice.

use cards::{Seat, Suit};

use super::{information, penalty_card};
use crate::{
    clause::{Clause, Point},
    facts::{Facts, Watch},
    matter::{LeadOutOfTurn, Provisional},
    words::{Answer, Choice, Effect, Election, Grade, Pending, Question, Ruling},
};

/// Rules on a faced lead out of turn.
pub(crate) fn lead_out_of_turn(f: &Facts, m: &LeadOutOfTurn) -> Result<Ruling, Pending> {
    let player = f.state.player_of(m.seat);
    if !m.opening || f.state.is_defender(m.seat) {
        let told = Question::ToldItWasHisTurn(player);
        if f.is_so(told, &[Clause::L47E1])? {
            return Ok(taken_back_on_advice(m));
        }
    }
    if f.state.trick_number() == 13 {
        return Ok(thirteenth_trick(m));
    }
    if m.opening && !f.state.is_defender(m.seat) {
        return Ok(by_the_declaring_side(f, m));
    }
    if let Some(ruling) = fifth_card(f, m) {
        return Ok(ruling);
    }
    match m.standing {
        Provisional::Overtaken(leader, _) => return Ok(proper_lead_stands(m, leader)),
        Provisional::Followed(by, card) => match meaning(f, m, by)? {
            Meaning::Lead => return Ok(led_not_followed(f, m, by)),
            Meaning::Spread => return Ok(laid_down(f, m).does(Effect::Return(by, card))),
            Meaning::Follow => return Ok(followed(f, m, by)),
        },
        Provisional::Waiting => {}
    }
    if m.opening { opening(f, m) } else { later(f, m) }
}

enum Meaning {
    Follow,
    Lead,
    Spread,
}

/// What the card put down after the lead was meant as. It matters where the same card can be two
/// things: by the rightful leader who is also next in rotation (53A or 53B), or by declarer after
/// an opening lead (53A or 54A).
fn meaning(f: &Facts, m: &LeadOutOfTurn, by: Seat) -> Result<Meaning, Pending> {
    let could_lead = by == m.due && by.side() != m.seat.side();
    let could_spread = m.opening && by == f.state.declarer;
    if could_lead && f.other_way(Point::DP4) {
        return Ok(Meaning::Follow);
    }
    if !could_lead && !could_spread {
        return Ok(Meaning::Follow);
    }
    Ok(
        match f.ask(
            Question::MeantAs(by),
            &[Clause::L53A, if could_lead { Clause::L53B } else { Clause::L54A }],
        )? {
            Answer::Lead if could_lead => Meaning::Lead,
            Answer::Spread if could_spread => Meaning::Spread,
            _ => Meaning::Follow,
        },
    )
}

/// 47E1: an opponent had said it was his turn. Back to the hand, nothing more; nobody may accept.
fn taken_back_on_advice(m: &LeadOutOfTurn) -> Ruling {
    let misinformers = m.seat.side().other();
    let mut ruling = back_to_the_start(m, Ruling::under(Clause::L47E1).and(Clause::L47B));
    for (seat, card) in cards_of(m) {
        ruling = information::withdrawn(ruling, seat, card, misinformers);
    }
    if m.established {
        // 63A1 is switched off.
        ruling = ruling.and(Clause::L63A1).does(Effect::NotEstablished(m.seat));
    }
    ruling
}

/// 53A: before the thirteenth trick only. One card each is left: played in the proper order.
fn thirteenth_trick(m: &LeadOutOfTurn) -> Ruling {
    back_to_the_start(m, Ruling::under(Clause::L53A).and(Clause::L47B))
}

/// The lead and everything laid since, in order.
fn cards_of(m: &LeadOutOfTurn) -> impl Iterator<Item = (Seat, cards::Card)> + '_ {
    let followed = match m.standing {
        Provisional::Waiting => None,
        Provisional::Followed(seat, card) | Provisional::Overtaken(seat, card) => Some((seat, card)),
    };
    std::iter::once((m.seat, m.card)).chain(followed).chain(m.pile.iter().copied())
}

fn back_to_the_start(m: &LeadOutOfTurn, mut ruling: Ruling) -> Ruling {
    for (seat, card) in cards_of(m) {
        ruling = ruling.does(Effect::Return(seat, card));
    }
    ruling.does(Effect::ToLead(m.due))
}

/// 54E: it is no lead and cannot be accepted; 24 says what becomes of the card.
fn by_the_declaring_side(f: &Facts, m: &LeadOutOfTurn) -> Ruling {
    let mut ruling = Ruling::under(Clause::L54E).and(Clause::L24).and(Clause::L24D);
    for (seat, card) in cards_of(m) {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = information::withdrawn(ruling, seat, card, f.state.declarer.side());
    }
    ruling.does(Effect::ToLead(m.due))
}

/// 45E: a card put down when the trick was full, and not meant as a lead.
fn fifth_card(f: &Facts, m: &LeadOutOfTurn) -> Option<Ruling> {
    let meant = f.if_told(Question::MeantAs(m.seat))?;
    if !matches!(meant, Answer::Follow | Answer::Accident) || m.opening || m.standing != Provisional::Waiting
    {
        return None;
    }
    Some(if f.state.is_defender(m.seat) {
        let grade = if meant == Answer::Follow { Grade::Major } else { penalty_card::by_rank(m.card) };
        penalty_card::becomes(f, Ruling::under(Clause::L45E1), m.seat, m.card, grade)
            .does(Effect::ToLead(m.due))
    } else {
        Ruling::under(Clause::L45E2)
            .and(Clause::L48A)
            .does(Effect::Return(m.seat, m.card))
            .does(Effect::ToLead(m.due))
    })
}

/// 53B: the opponent whose lead it was has led. His lead stands, everything else goes back.
fn proper_lead_stands(m: &LeadOutOfTurn, leader: Seat) -> Ruling {
    let offending = m.seat.side();
    let mut ruling = Ruling::under(Clause::L53B).and(Clause::L47F1);
    for (seat, card) in std::iter::once((m.seat, m.card)).chain(m.pile.iter().copied()) {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = information::withdrawn(ruling, seat, card, offending);
    }
    if let Provisional::Overtaken(_, card) | Provisional::Followed(_, card) = m.standing {
        ruling = ruling.does(Effect::LeadStands(leader, card));
    }
    ruling
}

/// 53B where the leader was also next in rotation: what looked like following was his lead (DP4).
fn led_not_followed(f: &Facts, m: &LeadOutOfTurn, leader: Seat) -> Ruling {
    let mut ruling = Ruling::under(Clause::L53B).and(Clause::L47F1).depends_on(Point::DP4);
    let trick = f.state.trick_of(m.seat, m.card);
    for (seat, card) in trick.into_iter().filter(|(seat, _)| *seat != leader).chain(m.pile.iter().copied()) {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = information::withdrawn(ruling, seat, card, m.seat.side());
    }
    match m.standing {
        Provisional::Followed(seat, card) => ruling.does(Effect::LeadStands(seat, card)),
        _ => ruling,
    }
}

/// 53A, 53C, 54B: a card was played to it, so it is accepted.
fn followed(f: &Facts, m: &LeadOutOfTurn, by: Seat) -> Ruling {
    let mut ruling = Ruling::under(Clause::L53A);
    let defender_led = f.state.is_defender(m.seat);
    if by == m.due {
        ruling = ruling.depends_on(Point::DP4);
    }
    if m.opening {
        ruling = ruling.and(if by == f.state.dummy() { Clause::L54B2 } else { Clause::L54B1 });
    } else if by != m.seat.next() && defender_led {
        // Declarer played from the hand that was not next.
        ruling = ruling.and(Clause::L57C3).depends_on(Point::DP11);
    } else if by != m.seat.next() {
        ruling = ruling.and(Clause::L53C);
    }
    accepted(f, m, ruling)
}

/// The lead is a legal one. What else was laid meanwhile is put right.
fn accepted(f: &Facts, m: &LeadOutOfTurn, mut ruling: Ruling) -> Ruling {
    ruling = ruling.does(Effect::LeadStands(m.seat, m.card));
    ruling = information::for_all(ruling, m.seat, m.card);
    if !f.state.penalty_cards(m.seat).without(m.card).is_empty() {
        // What lay there before lies there still.
        ruling = ruling.and(Clause::L60A3);
    }
    let led = m.card.suit();
    for &(seat, card) in &m.pile {
        let defender = f.state.is_defender(seat);
        let stands = |e: &Effect| matches!(e, Effect::Stands(hand, _) if *hand == seat);
        if defender && seat == m.seat.partner() && f.other_way(Point::DP10) && may_follow(f, seat, card, led)
        {
            // DP10, other reading: a play at his right-hand opponent's turn.
            ruling = ruling.and(Clause::L57D).depends_on(Point::DP10).does(Effect::MustBePlayed(seat, card));
        } else if defender {
            if seat == m.seat.partner() {
                ruling = ruling.depends_on(Point::DP10);
            }
            ruling =
                penalty_card::becomes(f, ruling.and(Clause::L60C).and(Clause::L49), seat, card, Grade::Major);
        } else if seat == m.seat.partner()
            && m.standing != Provisional::Waiting
            && !ruling.effects.iter().any(stands)
        {
            // DP12: declarer's two cards are both played; a third goes back (48A).
            ruling = ruling.depends_on(Point::DP12).does(Effect::Stands(seat, card));
        } else {
            ruling = ruling.does(Effect::Return(seat, card));
        }
    }
    ruling
}

fn may_follow(f: &Facts, seat: Seat, card: cards::Card, led: Suit) -> bool {
    card.suit() == led || f.state.holds(seat, led) != Some(true)
}

/// 54A: declarer began to lay down his hand. He is dummy.
fn laid_down(f: &Facts, m: &LeadOutOfTurn) -> Ruling {
    let declarer = f.state.declarer;
    accepted(f, m, Ruling::under(Clause::L54A).and(Clause::L53A).and(Clause::L48B1))
        .does(Effect::Declarer(declarer.partner()))
        .does(Effect::Spread(declarer))
}

fn opening(f: &Facts, m: &LeadOutOfTurn) -> Result<Ruling, Pending> {
    let declarer = f.state.declarer;
    let seen = m.dummy_seen
        || match f.if_told(Question::CouldDeclarerSeeDummy) {
            Some(answer) => answer == Answer::Yes,
            // At a table where every exposure is on record there is nothing to ask.
            None if f.rules.watch == Watch::Always || m.spread => false,
            None => f.is_so(Question::CouldDeclarerSeeDummy, &[Clause::L54C])?,
        };
    if m.spread && seen {
        // DP8: both hands have cards exposed.
        let spread_counts = f.other_way(Point::DP8) && m.spread_first;
        let ruling = if spread_counts { laid_down(f, m) } else { must_accept(f, m) };
        return Ok(ruling.depends_on(Point::DP8));
    }
    if m.spread {
        return Ok(laid_down(f, m));
    }
    if seen {
        return Ok(must_accept(f, m));
    }
    let choice = f.one_choice(
        declarer,
        vec![Choice::Accept, Choice::AcceptAsDummy, Choice::Refuse],
        // 10C1: all of it is explained before the first choice, the second step included.
        &[
            Clause::L54,
            Clause::L10C1,
            Clause::L10C2,
            Clause::L53A,
            Clause::L54A,
            Clause::L54B1,
            Clause::L54D,
            Clause::L50D2a,
            Clause::L50D2b,
        ],
        Vec::new(),
    )?;
    Ok(match choice {
        Choice::Accept => accepted(f, m, Ruling::under(Clause::L53A).and(Clause::L54B1)),
        Choice::AcceptAsDummy => laid_down(f, m),
        _ => refused(f, m, Ruling::under(Clause::L54D)),
    })
}

/// 54C: declarer could have seen a card of dummy. He must accept and stays declarer.
fn must_accept(f: &Facts, m: &LeadOutOfTurn) -> Ruling {
    accepted(f, m, Ruling::under(Clause::L54C).and(Clause::L53A))
}

fn later(f: &Facts, m: &LeadOutOfTurn) -> Result<Ruling, Pending> {
    if f.state.is_defender(m.seat) {
        let options = vec![Choice::Accept, Choice::Refuse];
        let clauses = [Clause::L53A, Clause::L56, Clause::L10C1, Clause::L10C2];
        return Ok(match f.one_choice(f.state.declarer, options, &clauses, debated_by_pile(f, m))? {
            Choice::Accept => accepted(f, m, Ruling::under(Clause::L53A)),
            _ => refused(f, m, Ruling::under(Clause::L56)),
        });
    }
    let (choice, debated) = declarers_lead(f, m)?;
    let ruling = match choice {
        Choice::Accept => accepted(f, m, Ruling::under(Clause::L55A).and(Clause::L53A)),
        _ => declarer_takes_back(f, m),
    };
    Ok(if debated { ruling.depends_on(Point::DP5) } else { ruling })
}

/// The points on which it depends that what was laid meanwhile has not decided the matter.
fn debated_by_pile(f: &Facts, m: &LeadOutOfTurn) -> Vec<Point> {
    let mut points = Vec::new();
    let laid = |wanted: &dyn Fn(Seat) -> bool| m.pile.iter().any(|&(seat, _)| wanted(seat));
    if f.state.is_defender(m.seat) {
        if laid(&|seat| seat == m.seat.partner()) {
            points.push(Point::DP10);
        }
        if laid(&|seat| !f.state.is_defender(seat)) && f.other_way(Point::DP11) {
            points.push(Point::DP11);
        }
    } else if laid(&|seat| seat == m.seat.partner()) && laid(&|seat| f.state.is_defender(seat)) {
        points.push(Point::DP12);
    }
    points
}

/// 55A: either defender chooses. If they differ, the one who plays next after the wrong lead.
/// Whether the result depends on DP5 comes with it.
fn declarers_lead(f: &Facts, m: &LeadOutOfTurn) -> Result<(Choice, bool), Pending> {
    let by = f.state.declarer.side().other().seats().to_vec();
    let election = |by: Vec<Seat>, debated| Election {
        by,
        options: vec![Choice::Accept, Choice::Refuse],
        clauses: vec![Clause::L55A, Clause::L53A, Clause::L10C1, Clause::L10C2],
        debated,
    };
    let other_way = f.other_way(Point::DP5);
    let first = f.elect(election(by, debated_by_pile(f, m)))?.to_vec();
    let of = |choices: &[(Seat, Choice)], seat| choices.iter().find(|(s, _)| *s == seat).map(|(_, c)| *c);
    let next = m.seat.next();
    if let Some(choice) = of(&first, next) {
        return Ok((choice, false));
    }
    let Some((_, choice)) = first.first() else { return Ok((Choice::Refuse, false)) };
    if other_way {
        // DP5, other reading: the player who comes next is heard as well, and his word prevails.
        let second = f.elect(election(vec![next], vec![Point::DP5]))?;
        return Ok((of(second, next).unwrap_or(*choice), true));
    }
    Ok((*choice, true))
}

/// 54D, 56: the card becomes a major penalty card; the right hand leads.
fn refused(f: &Facts, m: &LeadOutOfTurn, mut ruling: Ruling) -> Ruling {
    ruling = penalty_card::becomes(f, ruling.and(Clause::L47A), m.seat, m.card, Grade::Major);
    for &(seat, card) in &m.pile {
        ruling = if f.state.is_defender(seat) {
            // 60C: what the offender's partner did meanwhile takes nothing from declarer.
            penalty_card::becomes(f, ruling.and(Clause::L60C).and(Clause::L49), seat, card, Grade::Major)
        } else {
            ruling.does(Effect::Return(seat, card))
        };
    }
    ruling.does(Effect::ToLead(m.due))
}

/// 55B: declarer takes it back, without more; the right hand leads, any card.
fn declarer_takes_back(f: &Facts, m: &LeadOutOfTurn) -> Ruling {
    let wrong_hand = !f.state.is_defender(m.due);
    let clause = if wrong_hand { Clause::L55B2 } else { Clause::L55B1 };
    let mut ruling =
        Ruling::under(Clause::L55A).and(clause).and(Clause::L48A).does(Effect::Return(m.seat, m.card));
    ruling = information::withdrawn(ruling, m.seat, m.card, m.seat.side());
    for &(seat, card) in &m.pile {
        ruling = if f.state.is_defender(seat) {
            // 60B: too early, before the right hand has led.
            penalty_card::becomes(f, ruling.and(Clause::L60B), seat, card, Grade::Major)
        } else {
            ruling.does(Effect::Return(seat, card))
        };
    }
    if wrong_hand {
        ruling = ruling.does(Effect::Retracted);
    }
    ruling.does(Effect::ToLead(m.due)).look_at(Clause::L55C)
}
