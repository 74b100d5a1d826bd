//! The topic of two cards at the same moment: of two hands (58A) or of one (58B).

use bridge::Strain;
use cards::{Card, CardSet, Seat};

use super::{
    Known, Situation,
    scenes::{Begins, Ends, Scene, card, seat},
    story,
};
use crate::{
    event::{About, Event},
    laws::{premature, two_cards},
    words::{Answer, Pending, Question},
};

/// Two hands lay cards at the same moment (58A), or one hand two cards (58B).
pub(super) fn scene(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    if told.ask(Question::FromOneHand, &[premature::AT_ONCE, two_cards::SEVERAL_SEEN])? == Answer::Yes {
        return from_one_hand(told, declarer);
    }
    let turn = seat(told, Question::Turn)?;
    let offender = seat(told, Question::Offender)?;
    let (first, second) = (card(told, Question::Led)?, card(told, Question::Card)?);
    Ok(Scene {
        situation: Situation { declarer, offender, turn, card: Some(second) },
        begins: Begins::Play(Strain::NoTrump, Some(turn)),
        events: vec![Event::Simultaneous(vec![(turn, first), (offender, second)])],
        ends: Ends::Called(offender.next(), About::ThisNow),
    })
}

/// One hand lays two cards, to its lead or following. The one that nobody has seen is not named.
fn from_one_hand(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let before = cards_before(told, offender)?;
    let leader = before.first().map_or(offender, |&(leader, _)| leader);
    let both =
        told.ask(Question::BothVisible, &[two_cards::ONE_SEEN, two_cards::SEVERAL_SEEN])? == Answer::Yes;
    let first = card(told, Question::Card)?;
    let since = story::so_far(told).into_iter().filter_map(|then| then.card);
    let known = before.iter().map(|&(_, card)| card).chain([first]).chain(since);
    let (second, visible) = if both {
        let second = card(told, Question::LaidTogether(offender))?;
        (Some(second), vec![first, second])
    } else {
        (known.fold(CardSet::PACK, CardSet::without).lowest(), vec![first])
    };
    let mut events: Vec<Event> = before.into_iter().map(|(seat, card)| Event::Play { seat, card }).collect();
    events.push(Event::TwoCards {
        seat: offender,
        cards: [first].into_iter().chain(second).collect(),
        visible,
    });
    Ok(Scene {
        situation: Situation { declarer, offender, turn: offender, card: Some(first) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Called(offender.next(), About::ThisNow),
    })
}

/// What lay there when this player laid his cards: nothing, if he led.
fn cards_before(told: &Known, turn: Seat) -> Result<Vec<(Seat, Card)>, Pending> {
    let last = turn.previous();
    let Answer::Card(before) = told.ask(Question::PlayedBefore(last), &[])? else { return Ok(Vec::new()) };
    let leader = seat(told, Question::Leader)?;
    let earlier = leader.round().into_iter().take_while(|&seat| seat != turn && seat != last);
    let mut laid = Vec::new();
    for seat in earlier {
        laid.push((seat, card(told, Question::PlayedBefore(seat))?));
    }
    laid.push((last, before));
    Ok(laid)
}
