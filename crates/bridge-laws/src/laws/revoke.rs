//! Revokes: 61–63.

use cards::{BySeat, Card, Seat, Suit};

use super::{
    Say, exposed, information, lead_out_of_turn, legal::FOLLOW_SUIT, penalty_card, procedure, retraction,
    transfer,
};
use crate::{
    clause::{Clause, Edition, Point},
    event::Moment,
    facts::Facts,
    matter::{Kind, Matter},
    state::{Revoke, State},
    story::Deed,
    words::{Bridge, Effect, Grade, Pending, Question, Ruling},
};

/// 61A: he could have followed suit, or obeyed, and did not.
pub const REVOKED: Clause = Clause::L61A;
/// 61C: the word "revoke" does not open the tricks.
pub(crate) const OPENS_NO_TRICKS: Clause = Clause::L61C;
/// 61B1: declarer may ask a defender.
pub(crate) const DECLARER_ASKS: Clause = Clause::L61B1;
/// 61B2: dummy may ask declarer alone.
pub(crate) const DUMMY_ASKS: Clause = Clause::L61B2;
/// 61B3: a defender may ask anybody.
pub(crate) const DEFENDER_ASKS: Clause = Clause::L61B3;

/// 62A: is this revoke corrected by the ruling?
pub(crate) fn is_put_right(ruling: &Ruling) -> bool {
    ruling.clauses.contains(&Clause::L62A)
}

/// 63B: what is established may not be put right any more.
pub(crate) fn stands(ruling: Ruling) -> Ruling {
    ruling.and(Clause::L63B)
}

/// 63A1: established by a play of that side to the next trick.
pub(crate) const BY_PLAY: Clause = Clause::L63A1;
/// 63A3: a claim or concession of his side establishes it.
pub const BY_CLAIM: Clause = Clause::L63A3;

/// 63A4: so does that it has agreed to one of the other side, once that is binding (69A).
pub(crate) const BY_AGREEMENT: Clause = Clause::L63A4;

/// Did this card break the duty to follow suit? Then the suit that was led.
pub(crate) fn failed_to_follow(state: &State, seat: Seat, card: Card) -> Option<Suit> {
    let led = state.trick.led().filter(|_| state.trick.leader != seat)?;
    (card.suit() != led && state.holds(seat, led) == Some(true)).then_some(led)
}

/// 63A1: a lead or play to the next trick, legal or not, establishes the revokes of that side. 63A2: so does
/// naming a card for it. `to`: the number of the trick played to.
pub(crate) fn establish_by_play(state: &mut State, by: Seat, to: u8, named: bool) -> Option<Clause> {
    let clause = if named { Clause::L63A2 } else { BY_PLAY };
    let mut some = None;
    for revoke in &mut state.revokes {
        if revoke.established.is_none() && revoke.trick < to && revoke.seat.side() == by.side() {
            revoke.established = Some(clause);
            some = Some(clause);
        }
    }
    some
}

/// 63A3: a claim or concession establishes the revokes of the claimer's side.
pub(crate) fn establish_by_claim(state: &mut State, by: Seat) -> Option<Clause> {
    let mut some = None;
    for revoke in state.revokes.iter_mut().filter(|r| r.seat.side() == by.side()) {
        if revoke.established.is_none() {
            revoke.established = Some(BY_CLAIM);
            some = Some(BY_CLAIM);
        }
    }
    some
}

/// 68B2, 68D2: there has been no claim or concession, so it has established nothing, unless that is ruled on already.
pub(crate) fn not_established_by_void_claim(state: &mut State, by: Seat) {
    let of_his_side = |r: &&mut Revoke| r.seat.side() == by.side() && r.attention.is_none();
    for revoke in state.revokes.iter_mut().filter(of_his_side) {
        revoke.established = revoke.established.filter(|&clause| clause != BY_CLAIM);
    }
}

/// 63A4, 69A: has this player's side agreed to what this claimer, an opponent, has claimed or conceded, so that it is
/// bound: the round is over, or it has called on the next board?
pub(crate) fn established_by_agreement(state: &State, claimer: Seat, revoker: Seat) -> Option<Clause> {
    let side = revoker.side();
    let bound = match state.end {
        Moment::Play | Moment::HandsReturned => false,
        // Who has called may not be known.
        Moment::NextBoardCalled => {
            state.called_next.is_empty() || side.seats().iter().any(|&seat| state.called_next.contains(seat))
        }
        Moment::RoundEnded => true,
    };
    (bound && state.agreed.is_some() && side != claimer.side()).then_some(BY_AGREEMENT)
}

/// The same of all revokes that are noted.
pub(crate) fn establish_by_agreement(state: &mut State, claimer: Seat) -> Option<Clause> {
    let bound = BySeat::from_fn(|seat| established_by_agreement(state, claimer, seat));
    let mut some = None;
    for revoke in state.revokes.iter_mut().filter(|r| r.established.is_none()) {
        revoke.established = bound[revoke.seat];
        some = some.or(revoke.established);
    }
    some
}

/// 63A1 is switched off for a lead that an opponent had called for (47E1).
pub(super) fn not_established_by_this(ruling: Ruling, seat: Seat) -> Ruling {
    ruling.does(Effect::NotEstablished(seat))
}

/// 62D1: in the twelfth trick even an established revoke is corrected.
const IN_THE_TWELFTH: Clause = Clause::L62D1;

/// 62D2: in the twelfth trick what a defender's card has shown is not for his partner, who plays after it.
const BEFORE_PARTNERS_TURN: Clause = Clause::L62D2;

/// 62D1: his side has played to the last trick as well, so that his two last cards are known, and what each of the others
/// may still do is to exchange his own two (62C).
pub(crate) fn in_the_last_two(seat: Seat, card: Card, suit: Suit, defends: bool) -> Ruling {
    let ruling = retraction::to_correct(Ruling::under(Clause::L62A).and(REVOKED)).and(IN_THE_TWELFTH);
    let ruling = transfer::none_in_the_twelfth(ruling, seat);
    let ruling = match defends {
        true => ruling.and(Clause::L62B1).and(BEFORE_PARTNERS_TURN),
        false => ruling.and(Clause::L62B2),
    };
    let ruling = ruling.and(OTHERS_MAY_CHANGE).and(NEXT_MAY_CHANGE);
    information::withdrawn(ruling, seat, card, seat.side()).does(Effect::LastTwoExchanged(seat, card, suit))
}

/// Is the trick the twelfth, and are the hands not all back in the board? Then even an established revoke is
/// corrected (62D1).
fn in_the_twelfth(state: &State, trick: u8) -> bool {
    trick == 12 && state.end < Moment::HandsReturned
}

/// Where both sides have revoked in a trick, does it matter that only one of them has played on (62C3)?
pub(crate) fn matters_who_has_played_on(f: &ruling::Facts<'_, Bridge>) -> bool {
    match f.edition(Clause::L62C3) {
        Edition::E2007 => false,
        Edition::E2017 => true,
    }
}

/// Both sides have revoked in this trick, and one of the revokes is not established: both are corrected
/// (62C3, new in 2017).
fn both_sides(f: &Facts, r: &Revoke) -> bool {
    let of_trick = || f.state.revokes.iter().filter(|other| other.trick == r.trick);
    matters_who_has_played_on(f)
        && of_trick().any(|other| other.seat.side() != r.seat.side())
        && of_trick().any(|other| other.established.is_none())
}

/// 62C3: only his side has played on; whether an opponent who did not follow to the trick either could have, of a hand that
/// nobody knows, is found out before this one stands.
fn another_of_this_trick(f: &Facts, r: &Revoke) -> Say {
    let number = f.state.trick_number();
    let others = r.seat.side().other().seats();
    let has_played_on = |seats: [Seat; 2]| seats.into_iter().any(|seat| f.state.trick.cards[seat].is_some());
    let only_his = r.trick + 1 == number && has_played_on(r.seat.side().seats()) && !has_played_on(others);
    if !only_his || r.established != Some(BY_PLAY) || !matters_who_has_played_on(f) {
        return Ok(None);
    }
    let Some(trick) = f.state.trick_by_number(r.trick) else { return Ok(None) };
    let unknown = |seat: &Seat| *seat != trick.leader && !f.state.revoked_in(*seat, r.trick);
    for seat in others.into_iter().filter(unknown) {
        let Some((card, led)) = trick.cards[seat].zip(trick.led()) else { continue };
        if could_have_followed(f, (seat, card), Some(led), &[Clause::L62C3])? {
            return Ok(Some(found(seat, r.trick, led)));
        }
    }
    Ok(None)
}

/// Can this revoke still be corrected?
pub(crate) fn is_open(f: &Facts, r: &Revoke) -> bool {
    r.established.is_none() || in_the_twelfth(f.state, r.trick) || both_sides(f, r)
}

/// 61A: this suit is the one that is led, so it was none: he did not follow to another card that lay in its place.
pub(crate) fn was_to_another_lead(r: &Revoke, led: Suit) -> bool {
    r.suit != led && r.established.is_none() && r.broke.is_none() && !r.deemed
}

/// A revoke to which attention was drawn, that its player has put right, or that is suspected.
pub(crate) fn rule(f: &Facts, m: &Matter) -> Say {
    let Kind::Revoke(r) = &m.kind else { return Ok(None) };
    Ok(Some(match noted(f, r) {
        Some(noted) if is_open(f, noted) => corrected(f, noted),
        Some(noted) => match another_of_this_trick(f, noted)? {
            Some(ruling) => ruling,
            None => established(f, noted),
        },
        None => match r.card.filter(|&card| f.story.took_back(m.at, r.seat, card)) {
            Some(card) => put_right_by_himself(f, m, r, card),
            // The hand is not known: somebody must look.
            None if f.holds(r.seat, r.suit, &[Clause::L61A])? => found(r.seat, r.trick, r.suit),
            None => Ruling::under(Clause::L61A).does(Effect::PlayGoesOn),
        },
    }))
}

/// One that is open in an earlier trick, or that its player has put right there, comes before whatever has happened
/// to this one.
pub(crate) fn of_an_earlier_trick(f: &Facts, m: &Matter) -> Say {
    match &m.kind {
        // What was led to it comes first, where that is open as well.
        Kind::Revoke(r)
            if r.trick < f.state.trick_number()
                && !f.is_lead_in_question(r.trick)
                && (noted(f, r).is_some_and(|r| is_open(f, r)) || was_taken_back(f, m, r)) =>
        {
            rule(f, m)
        }
        _ => Ok(None),
    }
}

/// Has its player taken the card of it back, before anybody spoke?
fn was_taken_back(f: &Facts, m: &Matter, r: &Revoke) -> bool {
    noted(f, r).is_none() && r.card.is_some_and(|card| f.story.took_back(m.at, r.seat, card))
}

/// What the other side had laid when he took the card of his revoke back: 62C1 is about these.
fn laid_before_it_was_taken_back(f: &Facts, m: &Matter, r: &Revoke) -> Vec<(Seat, Card)> {
    let Some(card) = r.card else { return Vec::new() };
    let before = f.story.since(m.at).iter().take_while(|deed| deed.taken_back() != Some((r.seat, card)));
    before.filter_map(Deed::laid).filter(|(seat, _)| seat.side() != r.seat.side()).collect()
}

/// Was it led in turn, as the trick then lay, after a revoke of the other side that has been put right since?
pub(super) fn led_before_it_was_put_right(f: &Facts, lead: (Seat, Card)) -> bool {
    f.open.iter().any(|m| match &m.kind {
        Kind::Revoke(r) => was_taken_back(f, m, r) && laid_before_it_was_taken_back(f, m, r).contains(&lead),
        _ => false,
    })
}

/// Where the lead itself was a revoke (61A), what was played to it comes after it.
pub(crate) fn of_the_lead(f: &Facts, m: &Matter) -> Say {
    match &m.kind {
        Kind::Revoke(r) if f.state.trick.leader == r.seat && r.trick == f.state.trick_number() => rule(f, m),
        _ => Ok(None),
    }
}

/// 61A: should he have followed to this suit, and has not? Of a hand that nobody knows it is asked.
pub(super) fn could_have_followed(
    f: &Facts,
    (seat, card): (Seat, Card),
    led: Option<Suit>,
    clauses: &[Clause],
) -> Result<bool, Pending> {
    let Some(led) = led.filter(|&led| led != card.suit() && !f.state.knows(seat)) else { return Ok(false) };
    // That he showed out with this very card is no proof.
    let mut before = f.state.clone();
    before.hands[seat].void = before.hands[seat].void.without(led);
    let asked = Question::HoldsSuit(seat, led);
    match before.holds(seat, led).filter(|_| f.if_told(asked).is_none()) {
        Some(known) => Ok(known),
        None => f.is_so(asked, clauses),
    }
}

/// 44C: the same of a card that lies there at its owner's turn.
pub(crate) fn could_follow_with_another(f: &Facts, laid: (Seat, Card)) -> Result<bool, Pending> {
    could_have_followed(f, laid, f.state.trick.led(), &[FOLLOW_SUIT])
}

/// 61A: he has revoked, and whatever else his card has broken comes after that.
pub(super) fn found(seat: Seat, trick: u8, led: Suit) -> Ruling {
    Ruling::under(Clause::L61A).does(Effect::Revoked(seat, trick, led))
}

fn noted<'a>(f: &Facts<'a>, r: &Revoke) -> Option<&'a Revoke> {
    let same = |noted: &&Revoke| {
        (noted.seat, noted.trick) == (r.seat, r.trick) && (noted.card == r.card || r.card.is_none())
    };
    f.state.revokes.iter().find(same)
}

/// 63B: it stands as played; 64 is worked out after the play.
fn established(f: &Facts, r: &Revoke) -> Ruling {
    let because = r.established.unwrap_or(Clause::L63B);
    let ruling = Ruling::under(Clause::L61A).and(because).and(Clause::L63B).does(Effect::Established(r.seat));
    transfer::after_play(f, ruling, r)
}

/// 62A, 62B: the card goes back and a legal one is played.
fn corrected(f: &Facts, r: &Revoke) -> Ruling {
    let late = in_the_twelfth(f.state, r.trick) && r.established.is_some();
    let mut ruling = retraction::to_correct(Ruling::under(Clause::L62A).and(Clause::L61A));
    if late {
        ruling = transfer::none_in_the_twelfth(ruling.and(Clause::L62D1), r.seat);
    }
    let together: Vec<&Revoke> = match both_sides(f, r) {
        true => f.state.revokes.iter().filter(|other| other.trick == r.trick).collect(),
        false => vec![r],
    };
    // 62C3 is about the side that has played on; where neither has, each of them is put right as it would be alone.
    let played_on = together.len() > 1 && together.iter().any(|revoke| revoke.established.is_some());
    if played_on {
        ruling = transfer::none_where_both_are_corrected(ruling.and(Clause::L62C3));
        ruling = all_of_the_next_trick_back(f, ruling, r.trick);
    }
    for revoke in &together {
        ruling = one_card_back(f, ruling, revoke);
    }
    ruling = ruling.does(Effect::Reopened(r.trick));
    if late && !played_on {
        ruling = ruling.does(Effect::LastTrickWaits);
    }
    if together.len() == 1 {
        ruling = later_cards(f, ruling, r);
        ruling = partner_followed_a_lead_that_is_gone(f, ruling, r);
    } else if !played_on {
        ruling = innocent_cards_since(f, ruling, &together);
    }
    ruling
}

/// 62C1: both sides have revoked; who has not, and has played after an opponent who has, may change his card.
fn innocent_cards_since(f: &Facts, ruling: Ruling, together: &[&Revoke]) -> Ruling {
    let Some(trick) = together.first().and_then(|r| f.state.trick_by_number(r.trick)) else { return ruling };
    let after = |seat: Seat, r: &Revoke| {
        r.seat.side() != seat.side() && trick.leader.steps_to(seat) > trick.leader.steps_to(r.seat)
    };
    let may =
        |seat: &Seat| together.iter().all(|r| r.seat != *seat) && together.iter().any(|r| after(*seat, r));
    let laid =
        trick.leader.round().into_iter().filter(may).filter_map(|seat| Some((seat, trick.cards[seat]?)));
    laid.fold(ruling, |ruling, laid| retraction::may_change(f, ruling, laid, OTHERS_MAY_CHANGE))
}

/// The revoke was a lead: what his partner has played to it comes back and is a penalty card, unless he may
/// change it only after an opponent has (62C2). DP15: does that give declarer a choice about the same lead once
/// more?
fn partner_followed_a_lead_that_is_gone(f: &Facts, ruling: Ruling, r: &Revoke) -> Ruling {
    let partner = r.seat.partner();
    let Some(trick) = f.state.trick_by_number(r.trick).filter(|trick| trick.leader == r.seat) else {
        return ruling;
    };
    let others = r.seat.side().other().seats().into_iter().any(|seat| trick.cards[seat].is_some());
    match trick.cards[partner].filter(|_| f.state.is_defender(r.seat) && !others) {
        Some(card) => {
            let ruling = exposed::as_penalty_card(f, ruling, partner, card, Grade::Major);
            choice_once_more(f, ruling, r.seat)
        }
        None => ruling,
    }
}

/// DP15: his partner is to lead again, bound by the choice that he did not obey. Is there another one now about
/// the new penalty card?
fn choice_once_more(f: &Facts, ruling: Ruling, leader: Seat) -> Ruling {
    if f.reads_other_way(Point::DP15) { ruling.does(Effect::ChoosesAgain(leader)) } else { ruling }
}

/// 62C2: the partner has changed his card after an opponent changed his; it is a penalty card.
pub(crate) fn partner_changes(f: &Facts, seat: Seat, card: Card) -> Ruling {
    let ruling = penalty_card::becomes(f, Ruling::under(Clause::L62C2), seat, card, Grade::Major);
    let partner = seat.partner();
    let leads_again = f.state.trick.leader == partner && f.state.trick.cards[partner].is_none();
    if leads_again { choice_once_more(f, ruling, partner) } else { ruling }
}

/// 62C1: may this card of an opponent's, played after a revoke that is open or was put right, come back?
pub(crate) fn lets_take_back(f: &Facts, seat: Seat) -> bool {
    f.state.revokes.iter().any(|r| {
        let trick = f.state.trick_by_number(r.trick);
        let after = trick.is_some_and(|t| t.leader.steps_to(seat) > t.leader.steps_to(r.seat));
        r.seat.side() != seat.side() && is_open(f, r) && r.trick == f.state.trick_number() && after
    })
}

/// Has somebody still to look whether an opponent of this player has revoked in the trick, before him? If so he may take
/// his card back (62C1).
pub(super) fn is_still_to_be_found(f: &Facts, m: &Matter, seat: Seat) -> bool {
    let Some(trick) = f.state.trick_by_number(m.trick) else { return false };
    f.open.iter().any(|other| match &other.kind {
        Kind::Revoke(r) => {
            let before = trick.leader.steps_to(r.seat) < trick.leader.steps_to(seat);
            other.called
                && r.trick == m.trick
                && r.seat.side() != seat.side()
                && before
                && noted(f, r).is_none()
                && !was_taken_back(f, other, r)
        }
        _ => false,
    })
}

/// 62C3: what one side has played to the next trick is withdrawn as well; a defender's card is a penalty card.
fn all_of_the_next_trick_back(f: &Facts, mut ruling: Ruling, number: u8) -> Ruling {
    if number >= f.state.trick_number() {
        return ruling;
    }
    for seat in f.state.trick.leader.round() {
        let Some(card) = f.state.trick.cards[seat] else { continue };
        ruling = if f.state.is_defender(seat) {
            penalty_card::becomes(f, ruling, seat, card, Grade::Major)
        } else {
            information::withdrawn(ruling.does(Effect::Return(seat, card)), seat, card, seat.side())
        };
    }
    ruling
}

fn one_card_back(f: &Facts, mut ruling: Ruling, r: &Revoke) -> Ruling {
    let Some(card) = r.card else { return ruling };
    ruling = ruling.does(Effect::TakeOut(r.seat, card, r.trick));
    let right = f.state.takebacks.iter().find(|t| t.card == card && !t.penalty);
    if let Some(right) = right {
        // What he may take back anyway is no penalty card.
        ruling = information::withdrawn(ruling.and(right.law), r.seat, card, r.seat.side().other());
    } else if f.state.is_defender(r.seat) && !r.faced {
        ruling = penalty_card::becomes(f, ruling.and(Clause::L62B1), r.seat, card, Grade::Major);
        if r.trick == 12 {
            ruling = before_partners_turn(f, ruling, r, card);
        }
    } else {
        ruling = information::withdrawn(ruling.and(Clause::L62B2), r.seat, card, r.seat.side());
    }
    ruling.does(follows(r))
}

/// 62B: he plays a card of the suit that he should have played; where he has broken a restriction, a legal one.
fn follows(r: &Revoke) -> Effect {
    Effect::Replace(r.seat, r.broke.is_none().then_some(r.suit))
}

/// 62D2: the partner, who had still to play, may not choose between his last two cards by what he saw (2007:
/// not one that the revoke may have suggested).
fn before_partners_turn(f: &Facts, ruling: Ruling, r: &Revoke, card: Card) -> Ruling {
    let before = f
        .state
        .trick_by_number(r.trick)
        .is_some_and(|trick| trick.leader.steps_to(r.seat) < trick.leader.steps_to(r.seat.partner()));
    if !before {
        return ruling;
    }
    information::for_its_owner_and_opponents(ruling.and(Clause::L62D2), r.seat, card, Clause::L62D2)
}

/// 62C1: the other side may change what it played after the revoke.
fn later_cards(f: &Facts, mut ruling: Ruling, r: &Revoke) -> Ruling {
    let (revoker, number) = (r.seat, r.trick);
    let Some(trick) = f.state.trick_by_number(number) else { return ruling };
    let after = |seat: Seat| trick.leader.steps_to(seat) > trick.leader.steps_to(revoker);
    let others = revoker.side().other().seats();
    let to_it =
        others.into_iter().filter(|&seat| after(seat)).filter_map(|seat| Some((seat, trick.cards[seat]?)));
    // A lead to the next trick by the other side may change as well.
    let next = (number < f.state.trick_number()).then_some(&f.state.trick);
    let to_next = next.into_iter().flat_map(|t| others.into_iter().filter_map(|s| Some((s, t.cards[s]?))));
    // Also one that is out of turn, or too early; not what lay there before.
    let told = f.story.laid_since(0);
    let order = |laid: (Seat, Card)| told.iter().position(|told| *told == laid);
    let revoked = r.card.and_then(|card| order((revoker, card)));
    let loose =
        others.into_iter().flat_map(|s| (f.state.laid & f.state.hands[s].known).iter().map(move |c| (s, c)));
    let later = |&laid: &(Seat, Card)| number < f.state.trick_number() && order(laid) >= revoked;
    let loose: Vec<(Seat, Card)> = loose.filter(later).collect();
    for laid in to_it {
        ruling = retraction::may_change(f, ruling, laid, OTHERS_MAY_CHANGE);
    }
    for (seat, card) in to_next.chain(loose) {
        ruling = ruling.and(Clause::L62C1).does(Effect::MayTakeBack(seat, card, Clause::L62C1));
    }
    ruling
}

/// 47F2: he has taken a card back, and of his hand, which nobody knows, it is found that it was no revoke: the card may
/// not come back.
pub(crate) fn was_none(f: &Facts, m: &Matter) -> Say {
    let Kind::Revoke(r) = &m.kind else { return Ok(None) };
    let Some(card) = r.card.filter(|_| was_taken_back(f, m, r)) else { return Ok(None) };
    let of_suit = |instead: Card| instead.suit() == r.suit;
    let certain = f.state.knows(r.seat) || f.story.instead(m.at, r.seat, card).is_some_and(of_suit);
    if certain || r.broke.is_some() || f.holds(r.seat, r.suit, &[Clause::L61A])? {
        return Ok(None);
    }
    let ruling = retraction::may_not(Ruling::under(Clause::L61A));
    retraction::came_back(f, m, ruling, (r.seat, card), None).map(Some)
}

/// 62A, 62B: he has taken the card back himself, as he must. It is dealt with as if the director had had it
/// taken back; what the others played before that they may change.
fn put_right_by_himself(f: &Facts, m: &Matter, r: &Revoke, card: Card) -> Ruling {
    let instead = f.story.instead(m.at, r.seat, card);
    if !is_open(f, r) {
        return put_right_too_late(f, r, card, instead);
    }
    let mut ruling = retraction::to_correct(Ruling::under(Clause::L62A).and(Clause::L61A));
    ruling = procedure::put_right_by_himself(ruling);
    if f.state.is_defender(r.seat) && !r.faced {
        ruling = penalty_card::becomes(f, ruling.and(Clause::L62B1), r.seat, card, Grade::Major);
    } else {
        ruling = ruling.and(Clause::L62B2).does(Effect::Return(r.seat, card));
        ruling = information::withdrawn(ruling, r.seat, card, r.seat.side());
    }
    if instead.is_none() {
        ruling = ruling.does(follows(r));
    }
    for (seat, own) in laid_before_it_was_taken_back(f, m, r) {
        let waits = f.state.next.lead() == Some((seat, own));
        if waits {
            ruling = ruling.and(Clause::L62C1).does(Effect::MayTakeBack(seat, own, Clause::L62C1));
        } else if f.state.trick_of(seat, own).contains(&(seat, own)) {
            ruling = retraction::may_change(f, ruling, (seat, own), OTHERS_MAY_CHANGE);
        } else if let Some((m, lead)) = lead_out_of_turn::of_this_card(f, (seat, own)) {
            // The trick is another hand's now: it was no lead, and what was laid on it followed to none.
            ruling = ruling.and(Clause::L62C1);
            for (seat, card) in lead_out_of_turn::all_cards(f, m, &lead) {
                ruling = ruling.does(Effect::Return(seat, card));
                ruling = information::withdrawn(ruling, seat, card, r.seat.side());
            }
        }
    }
    ruling
}

/// 63B: his side had played on, so the revoke stands as played; what he laid in its place is seen.
fn put_right_too_late(f: &Facts, r: &Revoke, card: Card, instead: Option<Card>) -> Ruling {
    let mut ruling = retraction::may_not(stands(Ruling::under(Clause::L61A)));
    // What he has played to a later trick since is no card in its place.
    let instead = instead.filter(|&card| f.state.number_of(r.seat, card).is_none_or(|to| to <= r.trick));
    if let Some(instead) = instead {
        ruling = ruling.does(Effect::Return(r.seat, instead));
    }
    ruling = ruling.does(Effect::Played(r.seat, card));
    if let Some(instead) = instead {
        ruling = retraction::seen(f, ruling, r.seat, instead);
    }
    ruling.does(Effect::Revoked(r.seat, r.trick, r.suit))
}

/// 62C2: an opponent has changed his card, so the next player of the side that revoked may change his; a
/// defender's card is a penalty card then.
pub(crate) const NEXT_MAY_CHANGE: Clause = Clause::L62C2;
/// 62C1: what the other side may take back.
pub(crate) const OTHERS_MAY_CHANGE: Clause = Clause::L62C1;

/// 62C2: is what is taken back under this clause a penalty card, if it is a defender's?
pub(crate) fn costs_a_defender(law: Clause) -> bool {
    law == NEXT_MAY_CHANGE
}

/// 62C2: does the card become a penalty card, if this player takes it back under this clause?
pub(super) fn is_seen_then(f: &Facts, seat: Seat, law: Clause) -> bool {
    costs_a_defender(law) && f.state.is_defender(seat)
}

/// Under which clause the next player may change his card after one that was changed under this.
pub(crate) fn next_may_change_under(law: Clause) -> Clause {
    if law == OTHERS_MAY_CHANGE { NEXT_MAY_CHANGE } else { law }
}

/// 43B2b: dummy has lost his rights and has asked: the revoke is corrected, and counts as if it were
/// established.
pub(super) fn corrected_but_counts(f: &Facts, r: &Revoke) -> Ruling {
    corrected(f, r).does(Effect::CountsAll(r.seat, r.trick, r.suit))
}
