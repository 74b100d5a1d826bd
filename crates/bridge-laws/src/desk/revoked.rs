//! The topic of a revoke: while it can be put right the whole story is told, afterwards only what counts of it.

use bridge::Strain;
use cards::{Card, CardSet, Seat, Suit};

use super::{
    Known, Situation, Topic,
    scenes::{self, Begins, Ends, Scene, call_director, card, seat},
    story,
};
use crate::{
    event::{About, Did, Event, Happening, Moment, Then},
    facts::Rules,
    laws::{revoke, told, transfer},
    state::Trick,
    table::{Noticed, Table},
    words::{Answer, Irregularity, Pending, Question},
};

/// A revoke, if it was one. While it can still be put right, the whole story is told; else it counts who won what (64A),
/// unless it is too late for that (64B4, 64B5) or no trick of it goes over (64B6).
pub(super) fn scene(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let led = card(told, Question::Led)?;
    let played = card(told, Question::Card)?;
    let holds = Question::HoldsSuit(offender, led.suit());
    let follows = played.suit() == led.suit();
    let held = if follows { Answer::Yes } else { told.ask(holds, &[revoke::REVOKED])? };
    let mut scene = if follows || held == Answer::No {
        // He has followed suit, or could not: nothing else matters.
        let leader = offender.previous();
        Scene {
            situation: Situation { declarer, offender, turn: offender, card: Some(played) },
            begins: Begins::Play(Strain::NoTrump, Some(leader)),
            events: vec![
                Event::Play { seat: leader, card: led },
                Event::Play { seat: offender, card: played },
                call_director(offender.next(), About::Revoke { by: offender, trick: 2 }),
            ],
            ends: Ends::Later,
        }
    } else {
        revoked(told, declarer, (offender, played), led)?
    };
    if !follows {
        scene.events.insert(0, Event::answer(holds, held));
    }
    Ok(scene)
}

/// He has revoked: can it still be put right?
fn revoked(
    told: &Known,
    declarer: Seat,
    (offender, played): (Seat, Card),
    led: Card,
) -> Result<Scene, Pending> {
    let clauses = [revoke::BY_PLAY, revoke::BY_CLAIM, revoke::BY_AGREEMENT];
    let on = told.ask(Question::PlayedOn(offender), &clauses)?;
    let on = match on {
        Answer::No | Answer::Yes if led_as_an_opponent_said(told, offender, on)? => Answer::No,
        Answer::No if led_since(told, offender).is_some() => Answer::Yes,
        on => on,
    };
    if matches!(on, Answer::No | Answer::OnlyHisSide) {
        return in_play(told, declarer, (offender, played), led);
    }
    let noticed = match told.ask(Question::Noticed, &transfer::COMES_TOO_LATE)? {
        Answer::At(moment) => moment,
        _ => Moment::Play,
    };
    let in_time = noticed < Moment::NextBoardCalled;
    if on == Answer::Agreed && in_time {
        // Nobody is bound by it yet (69A).
        return in_play(told, declarer, (offender, played), led);
    }
    let twelfth = in_time && is_twelfth(told);
    if twelfth && noticed == Moment::Play {
        return Ok(in_the_last_two(declarer, (offender, played), led));
    }
    // 64B3: for a card of dummy none goes over.
    let of_no_matter = twelfth || !in_time || offender == declarer.partner();
    let winner = if of_no_matter { offender.next() } else { seat(told, Question::WonTrick)? };
    let won_later = if of_no_matter { Answer::No } else { won_later(told, offender, winner)? };
    let later = won_later == Answer::Yes;
    let own = winner.side() == offender.side();
    let other = match !of_no_matter && (own || won_later != Answer::No) {
        true => told.usually(Question::OtherRevoke(offender), Answer::No),
        false => Answer::No,
    };
    let other = match other {
        Answer::SameSuitBefore => Some((offender, led.suit())),
        Answer::OtherSideToo => Some((offender.next(), led.suit())),
        _ => None,
    };
    // The cards of the others do not matter for 64A, only who won: they are chosen so that the
    // winner is the one who won. The revoker wins with a trump, anybody else with the suit led.
    let (leader, strain) = if winner == offender {
        (offender.previous(), Strain::from(played.suit()))
    } else {
        (winner, Strain::NoTrump)
    };
    let mut free = CardSet::PACK.without(led).without(played);
    let mut events = trick_of_revoke(leader, led, (offender, played), &mut free);
    let takes = if later { offender } else { offender.next() };
    // The thirteenth trick shows with what he could have followed.
    let kept = free.of(led.suit()).lowest().filter(|_| twelfth).map(|card| (offender, card));
    match on {
        Answer::Claimed => events.extend(claimed(declarer, offender, if later { 1 } else { 0 }, twelfth)),
        Answer::Agreed => events.extend(agreed(declarer, offender)),
        _ => events.extend(later_trick(winner, takes, strain, free, kept)),
    }
    if let Some(what) = noticed.began_with() {
        events.push(Event::Happens { what, by: Some(offender.next()) });
    }
    let trick = if twelfth { 12 } else { 2 };
    events.push(call_director(offender.next(), About::Revoke { by: offender, trick }));
    Ok(Scene {
        situation: Situation { declarer, offender, turn: offender, card: Some(played) },
        begins: if twelfth { Begins::Trick(12, strain, leader) } else { Begins::Play(strain, Some(leader)) },
        events,
        ends: Ends::Reckoned { other, to_the_end: won_later != Answer::NotYet },
    })
}

/// His side has only led to the next trick, and an opponent had said that it was its turn: that establishes nothing (47E1).
fn led_as_an_opponent_said(told: &Known, offender: Seat, on: Answer) -> Result<bool, Pending> {
    if !told::keeps_revokes_open(told.edition(told::BY_AN_OPPONENT)) {
        return Ok(false);
    }
    let answer = match led_since(told, offender) {
        Some(seat) => told.ask(Question::ToldItWasHisTurn(seat), &[told::BY_AN_OPPONENT])?,
        None if on == Answer::Yes => told.usually(Question::ToldItWasHisTurn(offender), Answer::No),
        None => Answer::No,
    };
    Ok(answer != Answer::No)
}

/// Who of his side has led since, in what was told so far.
fn led_since(told: &Known, offender: Seat) -> Option<Seat> {
    let led = |then: &Then| then.did == Did::Led && then.seat.side() == offender.side();
    story::so_far(told).into_iter().find(led).map(|then| then.seat)
}

/// That lead is ruled on first, and goes back.
pub(super) fn lead_first(told: &Known, scene: &mut Scene) {
    let Ends::Called(by, About::Revoke { by: offender, .. }) = scene.ends else { return };
    let Some(seat) = led_since(told, offender) else { return };
    let asked = Question::ToldItWasHisTurn(seat);
    if let Some(answer) = told.if_told(asked).filter(|answer| *answer != Answer::No) {
        scene.events.insert(0, Event::answer(asked, answer));
        scene.events.push(call_director(by, About::ThisNow));
    }
}

/// 63A3: his side has claimed or conceded, and that was agreed to: so many tricks are its own.
fn claimed(declarer: Seat, offender: Seat, tricks: u8, twelfth: bool) -> [Event; 2] {
    let by = if offender == declarer.partner() { declarer } else { offender };
    let remaining = if twelfth { 1 } else { 11 };
    [Event::Concede { by, tricks: remaining - tricks.min(remaining) }, Event::Agree { by: by.next() }]
}

/// 63A4, 69A: his side has agreed to what the other conceded, and called on the next board.
fn agreed(declarer: Seat, offender: Seat) -> [Event; 3] {
    let by = if offender.side() == declarer.side() { declarer.next() } else { declarer };
    [
        Event::Concede { by, tricks: 0 },
        Event::Agree { by: by.next() },
        Event::Happens { what: Happening::NextBoardCalled, by: Some(offender) },
    ]
}

/// Has his side won a later trick, where that counts?
pub(super) fn won_later(told: &Known, offender: Seat, winner: Seat) -> Result<Answer, Pending> {
    match transfer::turns_on_later_tricks(offender, winner) {
        true => told.ask(Question::WonLater(offender), &[transfer::HE_WON, transfer::HIS_SIDE_WON]),
        false => Ok(Answer::No),
    }
}

/// While it is played on it may not be known yet.
pub(super) fn answers_won_later(told: &Known) -> Vec<Answer> {
    let in_play = told.if_told(Question::Noticed) == Some(Answer::At(Moment::Play));
    let claimed = [Seat::North, Seat::East, Seat::South, Seat::West]
        .into_iter()
        .any(|seat| told.if_told(Question::PlayedOn(seat)) == Some(Answer::Claimed));
    let not_yet = (in_play && !claimed).then_some(Answer::NotYet);
    [Answer::No, Answer::Yes].into_iter().chain(not_yet).collect()
}

/// It can still be put right: who plays after him may be the one who changes his card, or who leads next.
fn in_play(
    told: &Known,
    declarer: Seat,
    (offender, played): (Seat, Card),
    led: Card,
) -> Result<Scene, Pending> {
    let leader = seat(told, Question::Leader)?;
    let mut events = vec![Event::Play { seat: leader, card: led }];
    let between = leader.round().into_iter().skip(1).take_while(|&seat| seat != offender);
    for before in between {
        events.push(Event::Play { seat: before, card: card(told, Question::PlayedBefore(before))? });
    }
    events.push(Event::Play { seat: offender, card: played });
    Ok(Scene {
        situation: Situation { declarer, offender, turn: offender, card: Some(played) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Called(offender.next(), About::Revoke { by: offender, trick: 2 }),
    })
}

/// In the twelfth trick, and his side has played on or claimed: all that he has left is a card of the suit.
fn in_the_last_two(declarer: Seat, (offender, played): (Seat, Card), led: Card) -> Scene {
    let defends = offender.side() != declarer.side();
    let noticed = Noticed { kind: Irregularity::Revoke, seat: offender, card: Some(played), call: None };
    Scene {
        situation: Situation { declarer, offender, turn: offender, card: Some(played) },
        begins: Begins::Trick(12, Strain::NoTrump, offender.previous()),
        events: Vec::new(),
        ends: Ends::RuledLater(Some(noticed), revoke::in_the_last_two(offender, played, led.suit(), defends)),
    }
}

/// The same in the twelfth trick.
fn in_the_twelfth(mut scene: Scene) -> Scene {
    if let Begins::Play(strain, Some(leader)) = scene.begins {
        scene.begins = Begins::Trick(12, strain, leader);
    }
    if let Ends::Called(_, About::Revoke { trick, .. }) = &mut scene.ends {
        *trick = 12;
    }
    scene
}

/// Of those who did not follow suit to the same trick either each may have revoked (62C3): who has, and whom the director
/// is told about as well.
pub(super) fn of_others(told: &Known, scene: &mut Scene) -> Result<Vec<Event>, Pending> {
    let Ends::Called(_, About::Revoke { by, trick }) = scene.ends else { return Ok(Vec::new()) };
    let mut laid = scene.events.iter().filter_map(|event| match *event {
        Event::Play { seat, card } => Some((seat, card)),
        _ => None,
    });
    let Some((_, led)) = laid.next() else { return Ok(Vec::new()) };
    let others = laid.take(3).filter(|&(seat, card)| seat != by && card.suit() != led.suit());
    let others: Vec<Seat> = others.map(|(seat, _)| seat).collect();
    let mut calls = Vec::new();
    for seat in others {
        let holds = Question::HoldsSuit(seat, led.suit());
        let held = told.ask(holds, &[revoke::REVOKED])?;
        scene.events.insert(0, Event::answer(holds, held));
        if held == Answer::Yes {
            calls.push(call_director(seat.next(), About::Revoke { by: seat, trick }));
        }
    }
    Ok(calls)
}

/// A defender has revoked, and his partner has not played to the trick: in the twelfth he may have a last choice
/// (62D2).
pub(super) fn before_partners_turn(told: &Known, scene: Scene) -> Result<Scene, Pending> {
    let Ends::Called(_, About::Revoke { by, .. }) = scene.ends else { return Ok(scene) };
    let partners = |event: &Event| story::acted(event).is_some_and(|(seat, _)| seat == by.partner());
    let before = by.side() != scene.situation.declarer.side() && !scene.events.iter().any(partners);
    Ok(if before && is_twelfth(told) { in_the_twelfth(scene) } else { scene })
}

/// 62D, 64B6.
fn is_twelfth(told: &Known) -> bool {
    told.usually(Question::Twelfth, Answer::No) == Answer::Yes
}

/// The trick with the revoke in it, and nothing of its two suits from anybody else.
fn trick_of_revoke(leader: Seat, led: Card, revoke: (Seat, Card), free: &mut CardSet) -> Vec<Event> {
    let (offender, played) = revoke;
    let mut card_of = |seat: Seat| {
        if seat == leader {
            return Some(led);
        }
        if seat == offender {
            return Some(played);
        }
        let card = free.iter().find(|card| card.suit() != led.suit() && card.suit() != played.suit())?;
        free.remove(card);
        Some(card)
    };
    leader.round().into_iter().filter_map(|seat| Some(Event::Play { seat, card: card_of(seat)? })).collect()
}

/// A trick of a side suit of which enough cards are left, for this hand to win; `kept`: who plays another card to it.
fn later_trick(
    leader: Seat,
    takes: Seat,
    strain: Strain,
    free: CardSet,
    kept: Option<(Seat, Card)>,
) -> Vec<Event> {
    let suit = Suit::ALL.into_iter().max_by_key(|&suit| (strain.trump() != Some(suit), free.of(suit).len()));
    let mut of_suit = suit.map(|suit| free.of(suit)).unwrap_or_default();
    let mut card_of = |seat: Seat| {
        if let Some((_, card)) = kept.filter(|(by, _)| *by == seat) {
            return Some(card);
        }
        let card = if seat == takes { of_suit.highest()? } else { of_suit.lowest()? };
        of_suit.remove(card);
        Some(card)
    };
    leader.round().into_iter().filter_map(|seat| Some(Event::Play { seat, card: card_of(seat)? })).collect()
}

/// His side has played on, and who played what is not all told yet: it all comes back where the other side has not played on
/// and may have revoked as well (62C3).
pub(super) fn still_to_be_told(told: &Known) -> Option<Then> {
    let Some(Answer::Seat(offender)) = told.if_told(Question::Offender) else { return None };
    (told.if_told(Question::PlayedOn(offender))? == Answer::OnlyHisSide).then_some(())?;
    let mut scene = scenes::begun(Topic::Revoke, told).ok()?;
    for then in story::so_far(told) {
        story::event(then, &scene).joins(&mut scene.events);
    }
    let own = |event: &&Event| match event {
        Event::Designate(_) => offender.side() == scene.situation.declarer.side(),
        event => {
            story::acted(event).is_some_and(|(seat, card)| card.is_some() && seat.side() == offender.side())
        }
    };
    // Two cards to that trick, and one more.
    (scene.events.iter().filter(own).count() < 3).then_some(())?;
    let mut table = Table::of_part(&scene.setup(Rules::default())).ok()?;
    scene.events.iter().filter(|event| table.record(event).is_err()).count();
    let seat = table.state().trick.turn()?;
    // He has kept the card with which he could have followed.
    let led = table.state().trick_by_number(2).and_then(Trick::led)?;
    let free = table.state().candidates(seat);
    let card = if seat == offender { free.of(led).lowest() } else { (free - CardSet::suit(led)).lowest() };
    Some(Then { did: Did::Played, seat, card: Some(card.or(free.lowest())?) })
}
