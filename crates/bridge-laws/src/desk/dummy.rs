//! Topics about dummy's card: what declarer called for (45C4b, 46B), and what dummy put out (45D, 45F).

use bridge::Strain;
use cards::{BySeat, Card, CardSet, Rank, Seat, Suit};

use super::{
    Known, Situation, Topic,
    scenes::{Begins, Ends, Scene, card, seat},
};
use crate::{
    event::{About, Designation, Event},
    laws::dummy::either_defender_names,
    words::{Answer, Pending, Question, Said},
};

/// Declarer named one card of dummy and says that he meant another.
pub(super) fn designation(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let dummy = declarer.partner();
    let named = card(told, Question::Card)?;
    let meant = card(told, Question::IntendedCard(declarer))?;
    let (leader, mut events) = before_dummy(told, dummy)?;
    // 45C4b: also where the card that he named has ended the trick.
    events.extend([Event::Designate(one(named)), Event::DesignateInstead(one(meant))]);
    Ok(Scene {
        situation: Situation { declarer, offender: dummy, turn: dummy, card: Some(named) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Called(declarer.next(), About::ThisNow),
    })
}

/// Who has led, and what was played before it was dummy's turn.
fn before_dummy(told: &Known, dummy: Seat) -> Result<(Seat, Vec<Event>), Pending> {
    let leader = seat(told, Question::Leader)?;
    let mut events = Vec::new();
    for before in leader.round().into_iter().take_while(|&seat| seat != dummy) {
        let question = if before == leader { Question::Led } else { Question::PlayedBefore(before) };
        events.push(Event::Play { seat: before, card: card(told, question)? });
    }
    Ok((leader, events))
}

fn one(card: Card) -> Designation {
    Designation::Card { suit: Some(card.suit()), rank: Some(card.rank()) }
}

/// Dummy has put out a card that declarer did not name: in place of one that he did, or of none.
pub(super) fn put_out(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let dummy = declarer.partner();
    let named = told.ask(Question::Named, &[])?;
    let put_out = card(told, Question::PutOut)?;
    let (leader, mut events) = before_dummy(told, dummy)?;
    // Where dummy plays last, the trick is over with the card that was named.
    let mut instead_of = None;
    if let Answer::Card(named) = named {
        instead_of = (events.len() == 3).then_some(named);
        events.push(Event::Designate(one(named)));
    }
    events.push(Event::DummyPutsOut { seat: dummy, card: put_out, instead_of });
    Ok(Scene {
        situation: Situation { declarer, offender: dummy, turn: dummy, card: Some(put_out) },
        begins: Begins::Play(Strain::NoTrump, Some(leader)),
        events,
        ends: Ends::Called(declarer.next(), About::ThisNow),
    })
}

/// 46B: suit or rank was missing, or no such card lies in dummy. What he could have meant lies open, so that only
/// these cards are asked for.
pub(super) fn incomplete(told: &Known, declarer: Seat) -> Result<Scene, Pending> {
    let dummy = declarer.partner();
    let Answer::Said(said) = told.ask(Question::Said, &[])? else { return Err(again(Question::Said)) };
    // 46B5: which of dummy's cards that may be, they see; here nobody needs to tell.
    let anything = said == Said::Anything;
    if anything && told.ask(Question::Incontrovertible, &[])? == Answer::No {
        return Ok(Scene {
            situation: Situation { declarer, offender: dummy, turn: dummy, card: None },
            begins: Begins::Play(Strain::NoTrump, Some(dummy)),
            events: Vec::new(),
            ends: Ends::RuledLater(None, either_defender_names(declarer)),
        });
    }
    let (leader, mut events) = before_dummy(told, dummy)?;
    let led = match events.first() {
        Some(Event::Play { card, .. }) => Some(card.suit()),
        _ => None,
    };
    let mut lies = match said {
        Said::NotThere | Said::Anything => CardSet::EMPTY,
        _ => cards(told, Question::InDummy)?,
    };
    let meant = told.ask(Question::Incontrovertible, &[])?;
    events.push(Event::answer(Question::Incontrovertible, meant));
    if let Answer::Card(card) = meant {
        lies = lies.with(card);
    } else if said == Said::Rank
        && led.is_none()
        && lies.len() > 1
        && let Answer::Card(of_suit) = told.ask(Question::SuitWon, &[])?
    {
        // 46B3a: the suit in which dummy has won the trick before; the other cards of that do not matter.
        let won = trick_won(dummy, of_suit.suit(), lies);
        lies = won.first().map_or(lies, |&(_, card)| lies.with(card));
        events.splice(0..0, won.into_iter().map(|(seat, card)| Event::Play { seat, card }));
    }
    events.push(Event::Designate(words(said, lies, led)));
    Ok(Scene {
        situation: Situation { declarer, offender: dummy, turn: dummy, card: None },
        begins: Begins::WithDummy(leader, lies),
        events,
        ends: Ends::CalledAgain(declarer.next()),
    })
}

fn again(question: Question) -> Pending {
    Pending::Question { question, clauses: Vec::new() }
}

fn cards(told: &Known, question: Question) -> Result<CardSet, Pending> {
    match told.ask(question, &[])? {
        Answer::Card(card) => Ok(CardSet::EMPTY.with(card)),
        Answer::Cards(cards) => Ok(cards),
        Answer::No => Ok(CardSet::EMPTY),
        _ => Err(again(question)),
    }
}

/// The words, as the table hears them. Where dummy has no such card, any of the kind will do.
fn words(said: Said, lies: CardSet, led: Option<Suit>) -> Designation {
    let one = lies.lowest();
    match said {
        Said::Suit => {
            let suit = one.map(Card::suit).or(led).unwrap_or(Suit::Spades);
            Designation::Card { suit: Some(suit), rank: None }
        }
        Said::Rank => Designation::Card { suit: None, rank: Some(one.map_or(Rank::Nine, Card::rank)) },
        Said::High => Designation::High,
        Said::Low => Designation::Low,
        Said::Win => Designation::Win,
        Said::Anything => Designation::Anything,
        Said::NotThere => Designation::Card { suit: led.or(Some(Suit::Spades)), rank: Some(Rank::Ace) },
    }
}

/// A trick of this suit for dummy, without the cards that lie there.
fn trick_won(dummy: Seat, suit: Suit, lies: CardSet) -> Vec<(Seat, Card)> {
    let mut free = CardSet::suit(suit) - lies;
    let mut card_of = |seat: Seat| {
        let card = if seat == dummy { free.highest()? } else { free.lowest()? };
        free.remove(card);
        Some((seat, card))
    };
    dummy.round().into_iter().filter_map(&mut card_of).collect()
}

/// The answers to the questions of these topics, the ordinary one first; for cards an example.
pub(super) fn answers(topic: Topic, told: &Known, question: Question) -> Option<Vec<Answer>> {
    let example = |suit, rank| Answer::Card(Card::new(suit, rank));
    Some(match question {
        Question::Named => vec![example(Suit::Hearts, Rank::Five), Answer::No],
        Question::PutOut => vec![example(Suit::Hearts, Rank::Nine)],
        Question::DummyMoved => vec![Answer::No, example(Suit::Hearts, Rank::Ten)],
        Question::Said => Said::ALL.map(Answer::Said).to_vec(),
        Question::InDummy => {
            let two = match told.if_told(Question::Said) {
                Some(Answer::Said(Said::Rank)) => [(Suit::Hearts, Rank::Ten), (Suit::Diamonds, Rank::Ten)],
                _ => [(Suit::Hearts, Rank::Queen), (Suit::Hearts, Rank::Five)],
            };
            let two = two.into_iter().map(|(suit, rank)| Card::new(suit, rank)).collect();
            vec![Answer::Cards(two), Answer::No]
        }
        Question::SuitWon => {
            let lying = cards(told, Question::InDummy).unwrap_or_default();
            lying.iter().map(Answer::Card).chain([Answer::No]).collect()
        }
        Question::Incontrovertible => vec![Answer::No, example(Suit::Hearts, Rank::Six)],
        Question::Led if matches!(topic, Topic::Designation | Topic::FromDummy) => {
            vec![example(Suit::Hearts, Rank::Eight)]
        }
        Question::Leader if matches!(topic, Topic::Designation | Topic::FromDummy) => {
            let declarer = seat(told, Question::Declarer).unwrap_or(Seat::South);
            [declarer.partner(), declarer.next(), declarer, declarer.previous()].map(Answer::Seat).to_vec()
        }
        Question::Leader if topic == Topic::IncompleteDesignation => {
            let declarer = seat(told, Question::Declarer).unwrap_or(Seat::South);
            [declarer.next(), declarer.partner(), declarer, declarer.previous()].map(Answer::Seat).to_vec()
        }
        Question::PlayedBefore(seat)
            if matches!(topic, Topic::IncompleteDesignation | Topic::Designation | Topic::FromDummy) =>
        {
            let ranks = BySeat([Rank::Two, Rank::Three, Rank::Four, Rank::Seven]);
            vec![example(Suit::Hearts, ranks[seat])]
        }
        _ => return None,
    })
}

/// Can these cards be what he could have meant by what he said?
pub(super) fn fit(told: &Known, question: Question, answer: Answer) -> bool {
    let (Question::InDummy, Answer::Cards(cards)) = (question, answer) else { return true };
    let Some(first) = cards.lowest() else { return false };
    match told.if_told(Question::Said) {
        Some(Answer::Said(Said::Suit)) => cards.iter().all(|card| card.suit() == first.suit()),
        Some(Answer::Said(Said::Rank)) => cards.iter().all(|card| card.rank() == first.rank()),
        _ => true,
    }
}
