//! The topic of a hand that does not count right: to one trick its player has laid no card, or two (67).

use bridge::Strain;
use cards::{Card, CardSet, Seat, Suit};

use super::{
    Known, Situation,
    revoked::won_later,
    scenes::{Begins, Ends, Scene, call_director, card, seat},
};
use crate::{
    event::{About, Event},
    laws::tricks,
    words::{Answer, Pending, Question},
};

/// The number of the trick, where it does not matter.
const SECOND: u8 = 2;

pub(super) fn scene(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let offender = seat(told, Question::Offender)?;
    let too_many = told.ask(Question::Counts(offender), &[])? == Answer::TooMany;
    let late = told.ask(Question::BothSidesPlayedOn, &[tricks::IN_TIME])? == Answer::Yes;
    let (begins, events, card) = match (late, too_many) {
        (false, _) => in_time(told, offender, too_many)?,
        (true, true) => played_none(told, offender)?,
        (true, false) => played_two(told, offender)?,
    };
    let number = match begins {
        Begins::Trick(number, ..) => number,
        _ => SECOND,
    };
    let about = About::Trick(number);
    let called = call_director(offender.next(), about);
    let (events, ends) = match late {
        true => {
            // Which card he adds was told before, so that nobody else has been given it.
            let adds = card.filter(|_| too_many).map(Answer::Card);
            let adds = adds.map(|card| Event::answer(Question::CardSupplied(offender, number), card));
            (events.into_iter().chain([called]).chain(adds).collect(), Ends::Later)
        }
        false => (events, Ends::Called(offender.next(), about)),
    };
    Ok(Scene { situation: Situation { declarer, offender, turn: offender, card }, begins, events, ends })
}

type Begun = (Begins, Vec<Event>, Option<Card>);

/// 67A: it can be put right as if nothing had been, so it counts who has played what.
fn in_time(told: &Known, offender: Seat, too_many: bool) -> Result<Begun, Pending> {
    let leader = seat(told, Question::Leader)?;
    let led = card(told, Question::Led)?;
    let mut events = Vec::new();
    let mut own = None;
    for seat in leader.round() {
        let first = if seat == leader { Some(led) } else { None };
        if seat != offender {
            let card = first.map_or_else(|| card(told, Question::PlayedBefore(seat)), Ok)?;
            events.push(Event::Play { seat, card });
        } else if !too_many {
            let played = first.map_or_else(|| card(told, Question::FacedCard(offender)), Ok)?;
            own = Some(played);
            events.push(two_cards(told, offender, played)?);
        }
    }
    Ok((Begins::Play(Strain::NoTrump, Some(leader)), events, own))
}

fn two_cards(told: &Known, seat: Seat, played: Card) -> Result<Event, Pending> {
    let other = card(told, Question::LaidTogether(seat))?;
    let both = told.ask(Question::BothVisible, &[])? == Answer::Yes;
    let visible = if both { vec![played, other] } else { vec![played] };
    Ok(Event::TwoCards { seat, cards: vec![played, other], visible })
}

/// 67B1: who has won that trick and whether his side has won one later decides whether a trick goes over.
fn played_none(told: &Known, offender: Seat) -> Result<Begun, Pending> {
    let number = match told.ask(Question::TrickNumber, &[tricks::LATER])? {
        Answer::Trick(number) => number,
        _ => SECOND,
    };
    let led = card(told, Question::Led)?;
    let winner = seat(told, Question::WonTrick)?;
    let later = won_later(told, offender, winner)? == Answer::Yes;
    let adds = card(told, Question::CardSupplied(offender, number))?;
    // It counts which side has won it (64A2): if it was the hand before his, its partner, so that his next card is not
    // taken for the one he owes.
    let winner = if winner == offender.previous() { winner.partner() } else { winner };
    // Nor do the others' cards matter: the winner trumps in, unless he has led.
    let leader = offender.next();
    let mut cards = Cards::without(&[led, adds]);
    let trump = cards.a_suit(&[led.suit()]);
    let strain = if winner == leader { Strain::NoTrump } else { Strain::from(trump) };
    let mut events = vec![Event::Play { seat: leader, card: led }];
    for seat in leader.round().into_iter().skip(1).filter(|seat| *seat != offender) {
        let suit = if seat == winner { trump } else { cards.a_suit(&[led.suit(), trump]) };
        events.extend(cards.take(suit).map(|card| Event::Play { seat, card }));
    }
    let suit = cards.a_suit(&[led.suit(), trump]);
    events.extend(cards.trick(winner, suit, takes(offender, later), None));
    Ok((Begins::Trick(number, strain, leader), events, Some(adds)))
}

/// 67B2: the card goes back, and may have been owed to a later trick.
fn played_two(told: &Known, offender: Seat) -> Result<Begun, Pending> {
    let played = card(told, Question::FacedCard(offender))?;
    let other = card(told, Question::LaidTogether(offender))?;
    let revoked = told.ask(Question::DidNotFollow(offender, other.suit()), &[])? == Answer::Yes;
    let mut cards = Cards::without(&[played, other]);
    let together = Event::TwoCards { seat: offender, cards: vec![played, other], visible: vec![played] };
    let mut events = vec![together];
    // He leads it, and the others discard.
    let aside = cards.a_suit(&[played.suit(), other.suit()]);
    let discarded = cards.a_suit(&[played.suit(), other.suit(), aside]);
    for seat in offender.round().into_iter().skip(1) {
        events.extend(cards.take(aside).map(|card| Event::Play { seat, card }));
    }
    if !revoked {
        events.extend(cards.trick(offender, aside, offender.next(), None));
        return Ok((Begins::Play(Strain::NoTrump, Some(offender)), events, Some(played)));
    }
    let winner = seat(told, Question::WonTrick)?;
    let later = won_later(told, offender, winner)? == Answer::Yes;
    // Who has won a trick without following suit has trumped in.
    let strain = if winner == offender { Strain::from(discarded) } else { Strain::NoTrump };
    let next = offender.next();
    events.extend(cards.trick(offender, aside, next, None));
    let discard = cards.take(discarded).map(|card| (offender, card));
    events.extend(cards.trick(next, other.suit(), winner, discard));
    events.extend(cards.trick(winner, aside, takes(offender, later), None));
    Ok((Begins::Play(strain, Some(offender)), events, Some(played)))
}

/// Who takes a trick in which his side wins one, or does not.
fn takes(offender: Seat, his_side: bool) -> Seat {
    if his_side { offender.partner() } else { offender.next() }
}

/// The cards that nobody has told of.
struct Cards(CardSet);

impl Cards {
    fn without(told: &[Card]) -> Cards {
        Cards(told.iter().fold(CardSet::PACK, |all, &card| all.without(card)))
    }

    /// The suit of which most are left, these left aside.
    fn a_suit(&self, aside: &[Suit]) -> Suit {
        let others = Suit::ALL.into_iter().filter(|suit| !aside.contains(suit));
        others.max_by_key(|&suit| self.0.of(suit).len()).unwrap_or(Suit::Clubs)
    }

    fn take(&mut self, suit: Suit) -> Option<Card> {
        let card = self.0.of(suit).lowest()?;
        self.0.remove(card);
        Some(card)
    }

    /// A trick of this suit for this hand to win; `discard`: who does not follow to it.
    fn trick(&mut self, leader: Seat, suit: Suit, winner: Seat, discard: Option<(Seat, Card)>) -> Vec<Event> {
        let mut card_of = |seat: Seat| {
            if let Some((_, card)) = discard.filter(|(by, _)| *by == seat) {
                return Some(card);
            }
            let of_suit = self.0.of(suit);
            let card = if seat == winner { of_suit.highest()? } else { of_suit.lowest()? };
            self.0.remove(card);
            Some(card)
        };
        leader
            .round()
            .into_iter()
            .filter_map(|seat| Some(Event::Play { seat, card: card_of(seat)? }))
            .collect()
    }
}
