//! A lead by a hand that was not to lead: 45E, 53–56.

mod choice;
mod standing;

use cards::{Card, Seat, Suit};
use ruling::Fact;

pub use choice::EITHER_DEFENDER;
pub(crate) use choice::{later, opening};
use standing::to_one_of_two;
pub(crate) use standing::{Weighs, of as standing_of, standing, two_leads, weighs};

use super::{
    Say, exposed, in_auction, information, legal::FOLLOW_SUIT, meanwhile, penalty_card, premature, retraction,
};
use crate::{
    clause::{Clause, Point},
    event::Did,
    facts::Facts,
    matter::{Kind, LeadOutOfTurn, Matter, Standing},
    state::State,
    story::Deed,
    words::{Answer, Bridge, Effect, Grade, Pending, Question, Ruling},
};

/// 53A: it may be treated as a correct lead, and is one once the next hand has played to it.
pub const AS_CORRECT: Clause = Clause::L53A;
/// 54: an opening lead out of turn; what else lies there face down is taken back first.
pub const OPENING: Clause = Clause::L54;
/// 54A: declarer lays down his hand and is dummy.
pub const DECLARER_LAYS_DOWN: Clause = Clause::L54A;
/// 54B1: declarer accepts it and plays to it.
const AND_PLAYS: Clause = Clause::L54B1;
/// 54B2: the second card to an opening lead out of turn came from dummy.
pub(crate) const SECOND_FROM_DUMMY: Clause = Clause::L54B2;
/// 54C: he could have seen a card of dummy, and must accept.
const MUST_ACCEPT: Clause = Clause::L54C;
/// 54E: by the declaring side.
pub const BY_DECLARING_SIDE: Clause = Clause::L54E;
/// 56: it is refused.
const REFUSED: Clause = Clause::L56;

pub(super) const fn lead(m: &Matter) -> Option<LeadOutOfTurn> {
    match m.kind {
        Kind::Lead(lead) => Some(lead),
        _ => None,
    }
}

/// The open lead out of turn that was made with this card.
pub(super) fn of_this_card<'a>(f: &Facts<'a>, laid: (Seat, Card)) -> Option<(&'a Matter, LeadOutOfTurn)> {
    f.open.iter().find_map(|m| Some((m, lead(m).filter(|lead| (lead.seat, lead.card) == laid)?)))
}

/// What has been played to this lead out of turn, which was accepted in its turn and would not have been accepted by it
/// in this suit.
pub(super) fn accepted_in_its_suit(f: &Facts, laid: (Seat, Card), suit: Suit) -> Option<Vec<(Seat, Card)>> {
    let (m, lead) = of_this_card(f, laid)?;
    let Standing::Accepted(by, _) = standing(f, m, &lead) else { return None };
    let lies = f.state.trick.cards[lead.seat] == Some(lead.card);
    let another = lies && by == lead.seat.next() && suit != lead.card.suit();
    another.then(|| f.played_after(lead.seat, lead.card))
}

/// The cards laid since that belong to no trick, in order; also those that their owners have taken back.
pub(super) fn pile(f: &Facts, m: &Matter) -> Vec<(Seat, Card)> {
    let Some(lead) = lead(m) else { return Vec::new() };
    let others = standing::other_leads(f, m, &lead);
    let mut pile: Vec<(Seat, Card)> = Vec::new();
    // What was laid on it, not what came to a later trick.
    for laid in f.story.since(m.at).iter().filter(|deed| deed.trick <= m.trick).filter_map(Deed::laid) {
        let (seat, card) = laid;
        let in_hand = f.state.hands[seat].known.contains(card) && !f.state.penalty_cards(seat).contains(card);
        let of_this = laid != (lead.seat, lead.card) && !others.contains(&laid);
        if in_hand && of_this && !pile.contains(&laid) {
            pile.push(laid);
        }
    }
    pile
}

/// The lead and everything laid since: what was played to it as well as the rest.
pub(super) fn all_cards(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Vec<(Seat, Card)> {
    let mut cards = vec![(lead.seat, lead.card)];
    if let Standing::Accepted(seat, card) | Standing::Overtaken(seat, card) = standing(f, m, lead) {
        let own = f.state.trick_of(lead.seat, lead.card);
        let trick = if own.is_empty() { f.state.trick_of(seat, card) } else { own };
        cards.extend(trick.into_iter().filter(|played| *played != (lead.seat, lead.card)));
    }
    cards.extend(pile(f, m));
    cards
}

/// 53A: before the thirteenth trick only. One card each is left: played in the proper order.
pub(crate) fn in_the_last_trick(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m).filter(|lead| lead.last_trick) else { return Ok(None) };
    let mut ruling = retraction::to_correct(Ruling::under(AS_CORRECT));
    for (seat, card) in std::iter::once((lead.seat, lead.card)).chain(pile(f, m)) {
        ruling = ruling.does(Effect::Return(seat, card));
    }
    Ok(Some(ruling.does(match standing(f, m, &lead) {
        Standing::Overtaken(leader, card) => Effect::LeadStands(leader, card),
        _ => Effect::ToLead(lead.due),
    })))
}

/// 54E: is it no lead at all, as it came from the declaring side before the opening lead?
pub(crate) fn is_no_lead(state: &State, lead: &LeadOutOfTurn) -> bool {
    lead.opening && !state.is_defender(lead.seat)
}

/// 54E: by the declaring side it is no lead and cannot be accepted; 24 says what becomes of the card.
pub(crate) fn by_the_declaring_side(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m).filter(|lead| is_no_lead(f.state, lead)) else { return Ok(None) };
    let mut ruling = exposed::before_the_lead(f, Ruling::under(BY_DECLARING_SIDE), &[(lead.seat, lead.card)]);
    // What was laid on it comes back, unless a defender has led himself; what has only slipped is his own doing (24).
    let loose = pile(f, m).into_iter().filter(|(seat, _)| *seat != lead.due).map(|laid| vec![laid]);
    for laid in loose.chain(as_if_led(f, m, &lead)) {
        let Some(&(seat, card)) = laid.first() else { continue };
        let defends = seat == lead.due || may_have_led(f.state, &lead) == Some(seat);
        let meant = if defends { f.ask(Question::MeantAs(seat), &[OPENING])? } else { Answer::Follow };
        if meant == Answer::Lead {
            continue;
        }
        let slipped = meant == Answer::Accident;
        if slipped {
            ruling = in_auction::slipped(f, ruling, seat, card);
        }
        for (seat, card) in laid.into_iter().skip(usize::from(slipped)) {
            ruling = ruling.does(Effect::Return(seat, card));
            ruling = information::withdrawn(ruling, seat, card, lead.seat.side());
        }
    }
    Ok(Some(ruling.does(Effect::ToLead(lead.due))))
}

/// 54E: whose card on what was no lead of declarer’s side may be a lead out of turn of his own: the partner of who is to lead.
fn may_have_led(state: &State, lead: &LeadOutOfTurn) -> Option<Seat> {
    Some(lead.due.partner()).filter(|_| is_no_lead(state, lead))
}

/// 54E: who was to lead has put down a card of the same suit, and may have followed to what was no lead. His card, and all
/// that has been played to it.
fn as_if_led(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Option<Vec<(Seat, Card)>> {
    let Standing::Overtaken(seat, card) = standing(f, m, lead) else { return None };
    let lies = f.state.trick.cards[seat] == Some(card) && f.state.trick_number() == m.trick;
    let follows = card.suit() == lead.card.suit() && !said_to_lead(f, m, (seat, card));
    (lies && follows).then(|| f.state.trick_of(seat, card))
}

/// 54: who has led himself after what was no lead of declarer’s side, out of turn as well. That comes next.
pub(crate) fn led_after_no_lead(
    state: &State,
    lead: &LeadOutOfTurn,
    facts: &[Fact<Bridge>],
) -> Option<(Seat, Card)> {
    let seat = may_have_led(state, lead)?;
    let led =
        |fact: &Fact<Bridge>| matches!(fact, Fact::Told(Question::MeantAs(by), Answer::Lead) if *by == seat);
    let card = (state.laid & state.hands[seat].known).single().filter(|_| facts.iter().any(led))?;
    Some((seat, card))
}

/// 45E: a card put down when the trick was full, and not meant as a lead.
pub(crate) fn fifth_card(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m).filter(|lead| !lead.opening) else { return Ok(None) };
    if !matches!(standing(f, m, &lead), Standing::Open | Standing::Repaired(_)) {
        return Ok(None);
    }
    let Some(meant @ (Answer::Follow | Answer::Accident)) = f.if_told(Question::MeantAs(lead.seat)) else {
        return Ok(None);
    };
    let ruling = if f.state.is_defender(lead.seat) {
        let grade = if meant == Answer::Follow { Grade::Major } else { penalty_card::by_rank(lead.card) };
        penalty_card::becomes(f, Ruling::under(Clause::L45E1), lead.seat, lead.card, grade)
    } else {
        exposed::no_penalty_card(Ruling::under(Clause::L45E2)).does(Effect::Return(lead.seat, lead.card))
    };
    Ok(Some(ruling.does(Effect::ToLead(lead.due))))
}

/// 53B: the opponent whose lead it was has led. His lead stands, everything played to the other goes back,
/// and nobody gets a penalty card.
pub(crate) fn overtaken(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m) else { return Ok(None) };
    let (leader, proper) = match standing(f, m, &lead) {
        Standing::Overtaken(leader, proper) => (leader, proper),
        // The hand next in rotation has followed: it is too late for the proper lead.
        Standing::Accepted(by, _) if by == lead.seat.next() && by != lead.due => return Ok(None),
        Standing::Accepted(by, card) => {
            // By the rightful leader, or by the other defender (53C): the proper lead may have come since.
            let own = standing::card_of_due(f, m, &lead).map_or((by, card), |card| (lead.due, card));
            if meaning(f, m, &lead, own)? != Meaning::Lead {
                return Ok(None);
            }
            own
        }
        _ => return Ok(None),
    };
    let mut ruling = retraction::after_the_proper_lead(Ruling::under(Clause::L53B));
    let mut back = vec![(lead.seat, lead.card)];
    back.extend(pile(f, m));
    // Who followed to the wrong lead, before the right one was made or after, has played in error as well.
    let trick = f.state.trick_of(leader, proper);
    let in_error = |&(seat, card): &(Seat, Card)| {
        let to_the_wrong_one =
            card.suit() == lead.card.suit() || f.state.holds(seat, proper.suit()) == Some(true);
        seat != leader && seat != lead.seat && card.suit() != proper.suit() && to_the_wrong_one
    };
    back.extend(trick.into_iter().filter(in_error));
    for (seat, card) in back {
        ruling = ruling.does(Effect::Return(seat, card));
        ruling = information::withdrawn(ruling, seat, card, lead.seat.side());
    }
    Ok(Some(ruling.does(Effect::LeadStands(leader, proper))))
}

/// 60A1, 11A: the side that erred led properly after all, and an opponent has played to that. That was the
/// lead; what was led wrongly goes the way of a lead refused, without anybody's being asked.
pub(crate) fn condoned(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m) else { return Ok(None) };
    let (leader, proper) = match (to_one_of_two(f, m), standing(f, m, &lead)) {
        (Some([(leader, proper), (by, _)]), _) => {
            let clauses = [AS_CORRECT, Clause::L53C];
            if f.ask(Question::FollowedTo(by), &clauses)? != Answer::Card(proper) {
                return Ok(None);
            }
            (leader, proper)
        }
        (None, Standing::Condoned(leader, proper)) => (leader, proper),
        _ => return Ok(None),
    };
    let ruling = meanwhile::opponents_played_on();
    let ruling = if f.state.is_defender(lead.seat) {
        penalty_card::becomes(f, ruling.and(REFUSED), lead.seat, lead.card, Grade::Major)
    } else {
        // What this hand has laid besides it was played when it was thought to have played.
        let besides = pile(f, m).into_iter().filter(|(seat, _)| *seat == lead.seat);
        let ruling = exposed::no_penalty_card(ruling).does(Effect::Return(lead.seat, lead.card));
        let ruling = besides.fold(ruling, |ruling, (seat, card)| ruling.does(Effect::Return(seat, card)));
        let mut ruling = information::withdrawn(ruling, lead.seat, lead.card, lead.seat.side());
        // Who has followed to what goes back takes his card back with it.
        for (seat, card) in standing::fits_what_goes_back(f, &lead, (leader, proper)) {
            let clauses = [AS_CORRECT, Clause::L53C];
            if f.ask(Question::FollowedTo(seat), &clauses)? == Answer::Card(lead.card) {
                ruling = retraction::to_correct(ruling).does(Effect::Return(seat, card));
                ruling = information::withdrawn(ruling, seat, card, lead.seat.side());
            }
        }
        ruling
    };
    Ok(Some(ruling.does(Effect::LeadStands(leader, proper))))
}

/// Another lead to this trick has been settled since: this one is no lead any more.
pub(crate) fn to_a_trick_led_already(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m) else { return Ok(None) };
    let trick = &f.state.trick;
    let led_by_another = trick.led().is_some() && trick.cards[trick.leader] != Some(lead.card);
    let open = matches!(standing(f, m, &lead), Standing::Open | Standing::Repaired(_));
    if !open || !led_by_another || f.state.trick_number() != m.trick {
        return Ok(None);
    }
    Ok(Some(if f.state.is_defender(lead.seat) {
        let ruling = meanwhile::by_those_who_erred(Ruling::under(AS_CORRECT));
        exposed::as_penalty_card(f, ruling, lead.seat, lead.card, Grade::Major)
    } else {
        exposed::no_penalty_card(Ruling::under(AS_CORRECT)).does(Effect::Return(lead.seat, lead.card))
    }))
}

/// 53A, 53C, 54B: a card was played to it, so it is accepted; or 54A: it was the beginning of declarer's
/// hand laid down.
pub(crate) fn followed(f: &Facts, m: &Matter) -> Say {
    let Some(lead) = lead(m) else { return Ok(None) };
    let (by, card) = match (standing(f, m, &lead), to_one_of_two(f, m)) {
        (Standing::Accepted(by, card), _) | (Standing::Condoned(..), Some([_, (by, card)])) => (by, card),
        _ => return Ok(None),
    };
    match meaning(f, m, &lead, (by, card))? {
        Meaning::Spread => return Ok(Some(laid_down(f, m, &lead)?.does(Effect::Return(by, card)))),
        // 48A, 49: a card that has only slipped is played to nothing, and has accepted nothing.
        Meaning::Nothing => {
            let chosen = if lead.opening { opening(f, m) } else { later(f, m) };
            let slipped = Ruling::under(AS_CORRECT);
            let slipped = if f.state.is_defender(by) {
                exposed::as_penalty_card(f, slipped, by, card, penalty_card::by_rank(card))
            } else {
                exposed::no_penalty_card(slipped).does(Effect::Return(by, card))
            };
            return Ok(chosen?.map(|ruling| slipped.then(ruling)));
        }
        Meaning::Follow | Meaning::Lead => {}
    }
    let mut ruling = Ruling::under(AS_CORRECT);
    // What this hand has played to the other lead does not lie on its own.
    if let Some(own) =
        f.state.trick.cards[lead.seat].filter(|own| *own != lead.card && m.trick == f.state.trick_number())
    {
        ruling = retraction::to_correct(ruling).does(Effect::Return(lead.seat, own));
    }
    if lead.opening {
        if choice::dummy_was_seen(f, m) {
            ruling = ruling.and(MUST_ACCEPT);
        }
        ruling = ruling.and(if by == f.state.dummy() { SECOND_FROM_DUMMY } else { AND_PLAYS });
    } else if by != lead.seat.next() && f.state.is_defender(lead.seat) {
        // Declarer played from the hand that was not next.
        let _ = f.reads_other_way(Point::DP11);
        ruling = premature::by_declarer(ruling);
    } else if by != lead.seat.next() {
        ruling = ruling.and(Clause::L53C);
        // DP12: declarer had named a card from the right hand as well.
        let own = |deed: &Deed| deed.laid().is_some_and(|(seat, _)| seat == lead.seat.partner());
        let _ = f.story.since(m.at).iter().any(own) && f.reads_other_way(Point::DP12);
    }
    let ruling = accepted(f, m, &lead, ruling)?;
    // 54B2: dummy's card is no card of declarer's choice any more.
    let from_dummy = lead.opening && by == f.state.dummy();
    Ok(Some(if from_dummy { ruling.does(Effect::Stands(by, card)) } else { ruling }))
}

#[derive(PartialEq, Eq)]
enum Meaning {
    Follow,
    Lead,
    Spread,
    Nothing,
}

/// What the card put down after the lead was meant as. It matters where the same card can be two
/// things: by the rightful leader who is also next in rotation (53A or 53B), or by declarer after
/// an opening lead (53A or 54A).
fn meaning(
    f: &Facts,
    m: &Matter,
    lead: &LeadOutOfTurn,
    (by, card): (Seat, Card),
) -> Result<Meaning, Pending> {
    let could_lead = by == lead.due && by.side() != lead.seat.side();
    let could_spread = lead.opening && by == f.state.declarer;
    if could_lead && said_to_lead(f, m, (by, card)) {
        return Ok(Meaning::Lead);
    }
    if could_lead && f.reads_other_way(Point::DP4) {
        return Ok(Meaning::Follow);
    }
    if !could_lead && !could_spread {
        return Ok(Meaning::Follow);
    }
    let clauses = [AS_CORRECT, if could_lead { Clause::L53B } else { DECLARER_LAYS_DOWN }];
    Ok(match f.ask(Question::MeantAs(by), &clauses)? {
        Answer::Lead if could_lead => Meaning::Lead,
        Answer::Spread if could_spread => Meaning::Spread,
        Answer::Accident => Meaning::Nothing,
        _ => Meaning::Follow,
    })
}

/// Was it plainly a lead of his own?
fn said_to_lead(f: &Facts, m: &Matter, laid: (Seat, Card)) -> bool {
    let led = |deed: &Deed| deed.what.did == Did::Led && deed.laid() == Some(laid);
    f.story.since(m.at).iter().any(led)
}

/// The lead is a legal one. What else was laid meanwhile is put right.
fn accepted(f: &Facts, m: &Matter, lead: &LeadOutOfTurn, mut ruling: Ruling) -> Result<Ruling, Pending> {
    ruling = ruling.does(Effect::LeadStands(lead.seat, lead.card));
    ruling = information::for_all(ruling, lead.seat, lead.card);
    ruling = meanwhile::earlier_duties_stay(f, ruling, lead.seat);
    let by_play = matches!(standing(f, m, lead), Standing::Accepted(..));
    for (seat, card) in pile(f, m) {
        ruling = match () {
            () if seat == lead.seat.partner() && f.state.is_defender(seat) => {
                by_partner(f, m, lead, ruling, (seat, card))?
            }
            // 57A: he has led to the next trick as well, unless he has only changed his lead.
            () if f.state.is_defender(seat)
                && seat == lead.seat
                && f.story.instead(m.at, seat, lead.card) != Some(card) =>
            {
                premature::penalty_and_choice(f, ruling, seat, card)
            }
            () if f.state.is_defender(seat) && seat.side() == lead.seat.side() => {
                let ruling = meanwhile::by_those_who_erred(ruling);
                exposed::as_penalty_card(f, ruling, seat, card, Grade::Major)
            }
            // What was taken back from a trick that they have gone on from is missing there, which is another matter.
            () if seat == lead.seat.partner()
                && by_play
                && (m.trick == f.state.trick_number() || !f.story.took_back(m.at, seat, card))
                && !ruling.effects.iter().any(stands(seat)) =>
            {
                // DP12: declarer's two cards are both played; a third goes back (48A).
                let _ = f.reads_other_way(Point::DP12);
                ruling.does(Effect::Stands(seat, card))
            }
            () => ruling.does(Effect::Return(seat, card)),
        };
    }
    Ok(ruling)
}

fn stands(seat: Seat) -> impl Fn(&Effect) -> bool {
    move |effect| matches!(effect, Effect::Stands(hand, _) if *hand == seat)
}

/// The partner's card on a lead that is accepted. Who led properly has a card that is no lead now: a penalty
/// card (DP10). Who followed has played before his turn, at his right-hand opponent's.
fn by_partner(
    f: &Facts,
    m: &Matter,
    lead: &LeadOutOfTurn,
    ruling: Ruling,
    (seat, card): (Seat, Card),
) -> Result<Ruling, Pending> {
    let suit = lead.card.suit();
    let led = seat == lead.due
        && (card.suit() != suit || said_to_lead(f, m, (seat, card)) || {
            f.ask(Question::MeantAs(seat), &[premature::AT_HIS_TURN])? == Answer::Lead
        });
    let follows = |e: &Effect| match e {
        Effect::MustBePlayed(hand, _) | Effect::Supply(hand, ..) => *hand == seat,
        _ => false,
    };
    let another = ruling.effects.iter().any(follows);
    if !another && (!led || f.reads_other_way(Point::DP10)) {
        // Of a hand that nobody knows it is asked.
        let may_discard = card.suit() == suit || !f.holds(seat, suit, &[FOLLOW_SUIT])?;
        let follows_with = |card: Card| card.suit() == suit || may_discard;
        let may_follow = premature::may_be_played(f.state, (seat, card), follows_with);
        if !led || may_follow {
            return Ok(premature::in_turn_or_penalty(f, ruling, (seat, card), m.trick, may_follow));
        }
    }
    let ruling = meanwhile::by_those_who_erred(ruling);
    Ok(exposed::as_penalty_card(f, ruling, seat, card, Grade::Major))
}

/// 54A: declarer began to lay down his hand. He is dummy.
fn laid_down(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Result<Ruling, Pending> {
    let declarer = f.state.declarer;
    let ruling = exposed::declarer_lays_down(Ruling::under(DECLARER_LAYS_DOWN).and(AS_CORRECT));
    let ruling = accepted(f, m, lead, ruling)?;
    Ok(ruling.does(Effect::Declarer(declarer.partner())).does(Effect::Spread(declarer)))
}
