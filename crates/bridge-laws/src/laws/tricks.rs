//! Defective tricks: 67.

use cards::{Card, CardSet, Seat};

use super::{Say, transfer, two_cards};
use crate::{
    clause::Clause,
    facts::Facts,
    matter::{Kind, Matter},
    state::State,
    words::{Answer, Choice, Effect, Elects, Pending, Question, Ruling},
};

/// 67A: it is put right as if nothing had been.
pub(crate) const IN_TIME: Clause = Clause::L67A;
/// 67B1: who has not played to it is deemed to have revoked.
pub(crate) const LATER: Clause = Clause::L67B1;

/// 67A: is there still time to put the trick right as if nothing had been? Until a player of each side has
/// played to the next one.
pub(super) fn in_time(state: &State, number: u8) -> bool {
    let sides_that_played = || {
        let played = state.trick.cards.iter().filter(|(_, card)| card.is_some());
        let sides: Vec<_> = played.map(|(seat, _)| seat.side()).collect();
        sides.iter().any(|side| Some(side) != sides.first())
    };
    number >= state.trick_number() || number + 1 == state.trick_number() && !sides_that_played()
}

/// 67: the trick of this number has too many cards: they come out of it.
pub(crate) fn too_many(f: &Facts, number: u8) -> Option<Ruling> {
    if !in_time(f.state, number) {
        return found_later(f, number);
    }
    taken_out(f, number, Ruling::under(Clause::L67A))
}

/// 58B4, 67B2: both sides have played to the next trick: the cards too many go back, and the one that was played
/// stays.
pub(crate) fn found_later(f: &Facts, number: u8) -> Option<Ruling> {
    taken_out(f, number, Ruling::under(Clause::L67B2).and(two_cards::FOUND_LATER))
}

fn taken_out(f: &Facts, number: u8, base: Ruling) -> Option<Ruling> {
    let surplus = || f.state.surplus.iter().filter(|surplus| surplus.2 == number);
    surplus().next()?;
    let unseen = |seat, card| f.open.iter().any(|m| m.trick == number && two_cards::is_unseen(m, seat, card));
    // The director looks; what nobody has seen is shown to nobody (67B2).
    let (hidden, faced): (Vec<_>, Vec<_>) = surplus().partition(|(seat, card, _)| unseen(*seat, *card));
    let ruling = faced
        .into_iter()
        .fold(base, |ruling, &(seat, card, trick)| ruling.does(Effect::TakeOut(seat, card, trick)));
    Some(hidden.into_iter().fold(ruling, |ruling, &(seat, _, trick)| {
        let takes_out = Effect::TakeOutUnseen(seat, trick);
        if ruling.effects.contains(&takes_out) { ruling } else { ruling.does(takes_out) }
    }))
}

/// 67: a hand does not count right, and nobody says since when. The director counts the quitted cards: these tricks
/// have too many or too few, the earliest first.
pub(crate) fn defective(state: &State) -> Vec<u8> {
    let is_defective = |&number: &u8| {
        let too_many = state.surplus.iter().any(|surplus| surplus.2 == number);
        too_many || !missing(state, number).is_empty()
    };
    (1..=state.trick_number()).filter(is_defective).collect()
}

/// Who has not played to the trick of this number, which is over.
pub(crate) fn missing(state: &State, number: u8) -> Vec<Seat> {
    let over = number < state.trick_number();
    let trick = state.trick_by_number(number).filter(|_| over);
    trick.map_or_else(Vec::new, |trick| {
        Seat::ALL.into_iter().filter(|&seat| trick.cards[seat].is_none()).collect()
    })
}

/// To which tricks that are over who has not played, though he has a card to add. Everybody can count that.
pub(crate) fn short(state: &State) -> impl Iterator<Item = (Seat, u8)> + '_ {
    let missing = |number| missing(state, number).into_iter().map(move |seat| (seat, number));
    (1..state.trick_number()).flat_map(missing).filter(|(seat, _)| !state.candidates(*seat).is_empty())
}

/// Who alone has not played to the trick in progress. Who has played to it before his turn has nothing to fear then: his
/// partner has played as well, or else both hands of declarer have (57A, 57C1).
pub(crate) fn only_one_missing(state: &State) -> Option<Seat> {
    let seat = state.trick.turn()?;
    let played = |other: Seat| other == seat || state.trick.cards[other].is_some();
    Seat::ALL.into_iter().all(played).then_some(seat)
}

/// 67A: the next trick was begun before this hand had played to this one.
pub(crate) fn unfinished(seat: Seat) -> Ruling {
    Ruling::under(Clause::L67A).does(Effect::Owes(seat))
}

/// 67A: he has played this card to that trick, though others have gone on before.
pub(super) fn added(ruling: Ruling, seat: Seat, card: Card, trick: u8) -> Ruling {
    ruling.and(Clause::L67A).does(Effect::Supply(seat, card, trick))
}

/// Nothing is wrong with it.
pub(crate) fn in_order() -> Ruling {
    Ruling::under(Clause::L67A).does(Effect::PlayGoesOn)
}

/// 67A, 67B1: somebody has not played to this trick. He says which card he adds, of the suit led if he has
/// one; later than in time he is deemed to have revoked.
pub(crate) fn too_few(f: &Facts, m: &Matter) -> Say {
    // Where the trick has been opened again he plays to it like anybody, or has done so.
    let missing = missing_card(m).filter(|&(seat, trick)| missing(f.state, trick).contains(&seat));
    // Nor has he anything to add who has played all his cards to other tricks.
    let Some((seat, trick)) = missing.filter(|(seat, _)| !f.state.candidates(*seat).is_empty()) else {
        return Ok(None);
    };
    let in_time = in_time(f.state, trick);
    let clause = if in_time { Clause::L67A } else { Clause::L67B1 };
    let card = which(f, seat, trick, clause)?;
    let ruling = Ruling::under(clause);
    let led = f.state.trick_by_number(trick).and_then(crate::state::Trick::led);
    // That he is deemed to have revoked comes first: whatever he adds then is no revoke that could be put right.
    let ruling = match led.filter(|_| !in_time) {
        Some(suit) => transfer::deemed_revoke(f, ruling, seat, trick, suit),
        None => ruling,
    };
    Ok(Some(ruling.does(Effect::Supply(seat, card, trick))))
}

/// 67: the last hand plays a card when the next trick has been led to, and it follows neither to that nor to this one. Nobody
/// can see to which trick it was played.
pub(crate) fn to_which(f: &Facts, m: &Matter) -> Say {
    let Kind::ToWhichTrick { seat, card, trick } = m.kind else { return Ok(None) };
    if !may_be_of_next(f.state, seat, card, trick) {
        return Ok(None);
    }
    Ok(Some(match f.is_so(Question::ForTheNextTrick(seat, trick), &[Clause::L67A, Clause::L67B1])? {
        true => Ruling::under(Clause::L67B1).does(Effect::BelongsToNext(seat, card, trick)),
        false => Ruling::under(Clause::L67A),
    }))
}

/// Can this card still be one of the next trick: it lacks one of this hand, and is over or his turn has come?
pub(crate) fn may_be_of_next(state: &State, seat: Seat, card: Card, trick: u8) -> bool {
    let own = |number| state.trick_by_number(number).map(|trick| trick.cards[seat]);
    let next = trick + 1;
    let begun = next < state.trick_number()
        || next == state.trick_number() && !state.trick.is_empty() && state.trick.turn() == Some(seat);
    own(trick) == Some(Some(card)) && own(next) == Some(None) && begun
}

/// 67: could this card be one of this trick as well as of the next, which has been led to? A trump that wins the trick is of it.
pub(crate) fn fits_neither(state: &State, seat: Seat, card: Card, next: Card) -> bool {
    let suits = [state.trick.led(), Some(next.suit()), state.strain.trump()];
    // Who can follow to the next has not played to that.
    let could_follow = state.holds(seat, next.suit()) == Some(true);
    only_one_missing(state) == Some(seat) && !suits.contains(&Some(card.suit())) && !could_follow
}

const fn missing_card(m: &Matter) -> Option<(Seat, u8)> {
    match m.kind {
        Kind::Missing { seat, trick } => Some((seat, trick)),
        _ => None,
    }
}

fn which(f: &Facts, seat: Seat, trick: u8, clause: Clause) -> Result<Card, Pending> {
    let led = f.state.trick_by_number(trick).and_then(crate::state::Trick::led);
    let hand = f.state.candidates(seat);
    let of_suit = led.map(|suit| hand.of(suit)).unwrap_or_default();
    let able: CardSet = if of_suit.is_empty() { hand } else { of_suit };
    if !f.state.knows(seat) {
        let question = Question::CardSupplied(seat, trick);
        return f.part(question, &[clause], |answer| match answer {
            Answer::Card(card) if f.state.can_hold(seat, card) => Some(card),
            _ => None,
        });
    }
    if let Some(only) = able.single() {
        return Ok(only);
    }
    let options = able.iter().map(Choice::Play).collect();
    let player = f.state.player_of(seat);
    f.one_card(Elects::Supply(seat, trick), vec![player], options, &[clause])
}
