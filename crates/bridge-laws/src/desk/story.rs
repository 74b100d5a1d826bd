//! And then? What was played, led, shown or taken back between the first thing and the director.

use bridge::{Call, Level, Strain};
use cards::{Card, Rank, Seat, Suit};

use super::{
    Desk, Known, Situation, Topic, revoked,
    scenes::{self, Begins, Ends, Scene},
};
use crate::{
    event::{About, Did, Event, Exposure, Moment, Refused, Seen, Then},
    facts::Rules,
    laws::regular,
    state::Trick,
    table::Table,
    words::{Answer, NotAllowed, Pending, Question},
};

/// More than anybody tells.
const MOST: u8 = 40;

/// Something that may well have happened next; who did it, or with which card, may have to be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Likely {
    /// What.
    pub did: Did,
    /// Whose hand; `None`: anybody's.
    pub seat: Option<Seat>,
    /// Which card; `None`: it is not known which.
    pub card: Option<Card>,
}

impl Likely {
    /// The whole of it, once nothing is missing.
    #[must_use]
    pub fn told(self) -> Option<Then> {
        let then = Then { did: self.did, seat: self.seat?, card: self.card };
        (then.card.is_some() || then.did.needs_no_card()).then_some(then)
    }
}

impl Desk {
    /// What may well have happened next, the likeliest first, while that is asked.
    #[must_use]
    pub fn likely(&self) -> Vec<Likely> {
        if !matches!(self.waiting, Some(Question::AndThen(_))) {
            return Vec::new();
        }
        let Some(Ok((scene, table))) = self.story_so_far() else { return Vec::new() };
        likely(&scene.situation, &table, &scene.events)
    }

    /// Why this cannot have happened next; `None`, if it can.
    #[must_use]
    pub fn refusal(&self, then: Then) -> Option<Refused> {
        // It may change what was told before: two cards at once are one event.
        let (mut scene, _) = self.story_so_far()?.ok()?;
        event(then, &scene).joins(&mut scene.events);
        let mut table = Table::of_part(&scene.setup(self.rules)).ok()?;
        scene.events.iter().try_for_each(|event| table.record(event)).err()
    }
}

/// Adds to the scene what was told of what happened since, in order. Was there anything?
pub(super) fn add_since(told: &Known, scene: &mut Scene) -> Result<bool, Pending> {
    for n in 0..MOST {
        if n > 0 && turns_on_trumps(scene) {
            told.ask(Question::Contract, &[regular::wins(Strain::Spades)])?;
        }
        match told.ask(Question::AndThen(n), &[])? {
            Answer::Then(then) => event(then, scene).joins(&mut scene.events),
            _ => return Ok(n > 0),
        }
    }
    Ok(true)
}

/// Has a trick been told to its end to which somebody did not follow, where nothing is known of trumps? Who has revoked in
/// the last one plays another card to it.
fn turns_on_trumps(scene: &Scene) -> bool {
    if scene.begins.strain() != Some(Strain::NoTrump) {
        return false;
    }
    let Ok(mut table) = Table::of_part(&scene.setup(Rules::default())) else { return false };
    scene.events.iter().filter(|event| table.record(event).is_err()).count();
    let revoker = match scene.ends {
        Ends::Called(_, About::Revoke { by, .. }) if table.state().trick.is_empty() => Some(by),
        _ => None,
    };
    let discards = |trick: &Trick| {
        let led = trick.led();
        trick
            .cards
            .iter()
            .any(|(seat, card)| card.is_some_and(|card| Some(card.suit()) != led) && Some(seat) != revoker)
    };
    table.state().history.iter().any(|quitted| discards(&quitted.trick))
}

/// What was told so far of what happened since, whether or not that was all.
pub(super) fn so_far(told: &Known) -> Vec<Then> {
    let next = |n| match told.if_told(Question::AndThen(n)) {
        Some(Answer::Then(then)) => Some(then),
        _ => None,
    };
    (0..MOST).map_while(next).collect()
}

/// As the table hears it: who could see a defender's card is found out where it matters.
pub(super) fn event(then: Then, scene: &Scene) -> Event {
    match Event::from(then) {
        Event::Expose { cards, how, .. } => {
            Event::Expose { cards, how, seen: seen(then.seat, &scene.situation, &scene.begins) }
        }
        event => event,
    }
}

/// Who could see a card that was shown: it is nothing if the partner could not (24, 49), where it is a defender's
/// or nobody declares yet.
pub(super) fn seen(owner: Seat, situation: &Situation, begins: &Begins) -> Seen {
    let declares = !matches!(begins, Begins::Auction(_) | Begins::Bound { .. })
        && owner.side() == situation.declarer.side();
    if declares { Seen::Everybody } else { Seen::Unknown }
}

/// The answers that lead on, one for each kind of story: walking them all, no story is longer than it must be.
pub(super) fn answers(topic: Topic, told: &Known, n: u8) -> Vec<Answer> {
    let seat = |question| match told.if_told(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    };
    // Where nothing has happened yet, something has to.
    if topic == Topic::AsItHappened && n == 0 {
        let declarer = seat(Question::Declarer).unwrap_or(Seat::South);
        let turn = seat(Question::Turn).unwrap_or(declarer.next());
        let led =
            Then { did: Did::Led, seat: turn.partner(), card: Some(Card::new(Suit::Diamonds, Rank::Seven)) };
        return vec![Answer::Then(led)];
    }
    let next = match topic {
        Topic::Revoke => revoked::still_to_be_told(told),
        _ => None,
    };
    vec![next.map_or(Answer::ThatWasAll, Answer::Then)]
}

/// What an interview that nobody holds takes, where it was not told: the shortest story that fits.
pub(super) fn untold(topic: Topic, told: &Known, question: Question) -> Option<Answer> {
    match (topic, question) {
        (Topic::AsItHappened, Question::AndThen(0)) => None,
        (_, Question::AndThen(_)) => Some(Answer::ThatWasAll),
        (Topic::PrematurePlay, Question::PlayedBefore(_)) if scenes::leads_early(told) => None,
        (Topic::PrematurePlay, Question::PlayedBefore(_) | Question::DummyMoved) => Some(Answer::No),
        (_, Question::Noticed) => Some(Answer::At(Moment::Play)),
        (_, Question::DidNotFollow(..)) => Some(Answer::No),
        (
            Topic::CallOutOfRotation | Topic::InadmissibleCall | Topic::InsufficientBid,
            Question::CalledSince(_) | Question::WhoCalledSince,
        )
        | (Topic::InsufficientBid | Topic::CallOutOfRotation, Question::UnintendedCall(_))
        | (_, Question::LeadFaced | Question::CalledOverSecond(_)) => Some(Answer::No),
        (Topic::CallOutOfRotation, Question::LastBidder) => match told.if_told(Question::TurnToCall) {
            Some(Answer::Seat(turn)) => Some(Answer::Seat(turn.previous())),
            _ => None,
        },
        // Nobody has bid yet, unless that was told; then he has called.
        (Topic::CallOutOfRotation, Question::LastBid)
            if told.if_told(Question::TurnToCall) == offenders(told, Seat::next) =>
        {
            Some(Answer::Call(Call::Pass))
        }
        (Topic::CallOutOfRotation, Question::CalledBefore(_)) => {
            let nobody = told.if_told(Question::LastBid) == Some(Answer::Call(Call::Pass));
            nobody.then_some(Answer::No)
        }
        // That he had to pass was all that was wrong with a double.
        (Topic::InadmissibleCall, Question::LastBid) if is_because(told, NotAllowed::HadToPass) => {
            Some(Answer::Call(Call::Bid(Level::ONE, Strain::Clubs)))
        }
        (Topic::InadmissibleCall, Question::LastBidder) => match told.if_told(Question::Call) {
            Some(Answer::Call(Call::Redouble)) => offenders(told, Seat::partner),
            _ => offenders(told, Seat::previous),
        },
        (Topic::InadmissibleCall, Question::LastPasser) => match told.if_told(Question::Declarer) {
            // Was it his own pass, that is a change of call (25).
            Some(Answer::Seat(declarer)) => Some(Answer::Seat(declarer.previous()))
                .filter(|last| told.if_told(Question::Offender) != Some(*last)),
            _ => None,
        },
        (Topic::CallChanged, Question::CalledSince(by))
            if told.if_told(Question::Offender) == Some(Answer::Seat(by.partner())) =>
        {
            Some(Answer::No)
        }
        (_, Question::PartnerCouldSee(_)) => Some(Answer::Yes),
        (_, Question::ToLeadNow(_)) => Some(Answer::No),
        (Topic::Simultaneous, Question::PlayedBefore(_) | Question::FromOneHand) => Some(Answer::No),
        (Topic::Simultaneous, Question::BothVisible) => Some(Answer::Yes),
        (Topic::Designation | Topic::FromDummy, Question::Leader) => match told.if_told(Question::Declarer) {
            Some(Answer::Seat(declarer)) => Some(Answer::Seat(declarer.partner())),
            _ => None,
        },
        (Topic::IncompleteDesignation, Question::Incontrovertible | Question::SuitWon) => Some(Answer::No),
        (Topic::PrematurePlay | Topic::Revoke | Topic::DefectiveTrick, Question::Leader) => {
            match told.if_told(Question::Offender) {
                Some(Answer::Seat(offender)) if topic != Topic::PrematurePlay => {
                    Some(Answer::Seat(offender.previous()))
                }
                Some(Answer::Seat(offender)) => Some(Answer::Seat(offender.next())),
                _ => None,
            }
        }
        _ => None,
    }
}

/// The player who sits there from the one who did it.
fn offenders(told: &Known, other: fn(Seat) -> Seat) -> Option<Answer> {
    match told.if_told(Question::Offender) {
        Some(Answer::Seat(offender)) => Some(Answer::Seat(other(offender))),
        _ => None,
    }
}

fn is_because(told: &Known, why: NotAllowed) -> bool {
    told.if_told(Question::WhyNotAllowed) == Some(Answer::NotAllowed(why))
}

/// What may well have happened next, the likeliest first.
pub(super) fn likely(situation: &Situation, table: &Table, events: &[Event]) -> Vec<Likely> {
    let Situation { offender, turn, .. } = *situation;
    let trick = &table.state().trick;
    let mut likely: Vec<Likely> = Vec::new();
    let mut add = |did, seat, card| {
        let one = Likely { did, seat, card };
        if !likely.contains(&one) {
            likely.push(one);
        }
    };
    let has_played = |seat: Seat| trick.cards[seat].is_some();
    let in_play = table.to_call().is_none();
    let last = events.iter().rev().find_map(acted);
    if in_play {
        if let Some((seat, None)) = last {
            // Who has taken a card back plays another.
            add(Did::Played, Some(seat), None);
        }
        let next = last.filter(|(_, laid)| laid.is_some()).map(|(seat, _)| seat.next());
        // Where dummy's card was named last, the next hand may have played to it.
        let next = next.or(trick.turn().filter(|_| last.is_none() && !trick.is_empty()));
        let lies =
            |(_, laid): (Seat, Option<Card>)| laid.is_some_and(|card| table.state().laid.contains(card));
        if trick.is_empty() && !last.is_some_and(lies) {
            // Whoever is to lead, or his partner, who thinks that he is.
            for seat in [trick.leader, trick.leader.partner(), trick.leader.next()] {
                add(Did::Led, Some(seat), None);
            }
        } else if let Some(next) = next.filter(|&next| !has_played(next)) {
            add(Did::Played, Some(next), None);
        }
        // 54B2: declarer has played from dummy to an opening lead.
        let (declarer, dummy) = (situation.declarer, situation.declarer.partner());
        if table.state().is_opening()
            && last.is_some_and(|(seat, laid)| laid.is_some() && seat.next() == declarer)
        {
            add(Did::Played, Some(dummy), None);
        }
        if turn != offender && !has_played(turn) && next != Some(turn) {
            let did = if trick.leader == turn || trick.leader == offender { Did::Led } else { Did::Played };
            add(did, Some(turn), None);
        }
        let to_play = last.is_some() && !has_played(offender.partner());
        if to_play && offender.partner() != turn {
            add(Did::Played, Some(offender.partner()), None);
        }
    } else {
        add(Did::Dropped, Some(offender), None);
    }
    // The last card first, then that of the first thing.
    let laid = last.and_then(|(seat, card)| Some((seat, card?)));
    for (seat, card) in laid.into_iter().chain(situation.card.map(|card| (offender, card))) {
        let then = Then { did: Did::TookBack, seat, card: Some(card) };
        let taken = |event: &Event| *event == Event::Withdraw { seat, card: Some(card) };
        if !events.iter().any(taken) && table.clone().record(&then.into()).is_ok() {
            add(Did::TookBack, Some(seat), Some(card));
        }
    }
    if table.face_down().is_some() {
        add(Did::TookBack, table.face_down(), None);
    }
    add(Did::Showed, None, None);
    likely
}

/// Who did something with a card: which he laid, or nothing if he took one back.
pub(super) fn acted(event: &Event) -> Option<(Seat, Option<Card>)> {
    match event {
        Event::Play { seat, card } | Event::Lead { seat, card } => Some((*seat, Some(*card))),
        Event::TwoCards { seat, cards, .. } => Some((*seat, cards.last().copied())),
        Event::Simultaneous(laid) => laid.last().map(|&(seat, card)| (seat, Some(card))),
        Event::DummyPutsOut { seat, card, .. } => Some((*seat, Some(*card))),
        Event::Withdraw { seat, .. } => Some((*seat, None)),
        Event::Expose { cards, how: Exposure::Held, .. } => {
            cards.first().map(|&(seat, card)| (seat, Some(card)))
        }
        _ => None,
    }
}
