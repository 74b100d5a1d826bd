//! What was told when less was asked, or otherwise, as it is asked now.

use cards::Seat;

use super::Topic;
use crate::{
    laws::transfer,
    words::{Answer, Question},
};

impl Topic {
    /// Facts under the ids of their questions, as they are asked now. That two cards came from one hand was once told by
    /// naming its player twice; who of two has called since, by what each of them had; and whether a later trick was won was
    /// asked where it does not count.
    pub fn as_asked_now(self, facts: &mut Vec<(String, String)>) {
        match self {
            Topic::Simultaneous => of_one_hand_or_two(facts),
            Topic::Revoke => without_later_tricks(facts),
            Topic::DefectiveTrick => {
                without_later_tricks(facts);
                // Of a hand that had played two cards it was once asked as of any card.
                let card = |(key, _): &&mut (String, String)| key == Question::Card.id();
                for (key, _) in facts.iter_mut().filter(card) {
                    *key = Question::FacedCard(Seat::North).id().to_owned();
                }
            }
            _ => {}
        }
        let Some(asked) = self.once_asked_what_each_had_called(facts) else { return };
        let [first, _] = asked;
        let no = Answer::No.to_string();
        let (mut of_nobody, mut called) = (asked.into_iter(), None);
        let mut silent: Vec<(usize, Seat)> = Vec::new();
        for (place, (key, value)) in facts.iter().enumerate() {
            let named =
                |seat: &Seat| Question::CalledSince(*seat).keys().any(|id| id == *key && id.contains(':'));
            let by = match asked.into_iter().find(named) {
                Some(seat) => Some(seat),
                None if key == Question::CalledSince(first).id() => of_nobody.next(),
                None => None,
            };
            match by {
                Some(by) if *value == no => silent.push((place, by)),
                Some(by) => {
                    called = Some((place, by.to_string()));
                    break;
                }
                None => {}
            }
        }
        // Of whom nothing was told, that is asked anew.
        let all = asked.iter().all(|seat| silent.iter().any(|(_, by)| by == seat));
        let who = called.or_else(|| silent.first().filter(|_| all).map(|(place, _)| (*place, no)));
        for (place, fact) in std::mem::take(facts).into_iter().enumerate() {
            if let Some((_, answer)) = who.as_ref().filter(|(at, _)| *at == place) {
                facts.push((Question::WhoCalledSince.id().to_owned(), answer.clone()));
            }
            if !silent.iter().any(|(at, _)| *at == place) {
                facts.push(fact);
            }
        }
    }

    /// Of whom it was asked, one after the other; `None`, if it is asked otherwise here already, or always was.
    fn once_asked_what_each_had_called(self, facts: &[(String, String)]) -> Option<[Seat; 2]> {
        let told = |question: Question| facts.iter().find(|(key, _)| key == question.id());
        let seat = |question| told(question)?.1.parse::<Seat>().ok();
        if told(Question::WhoCalledSince).is_some() {
            return None;
        }
        let offender: Seat = seat(Question::Offender)?;
        let next = offender.next();
        match self {
            Topic::InsufficientBid => Some([offender, next]),
            Topic::CallOutOfRotation => {
                seat(Question::TurnToCall).filter(|turn| *turn != next).map(|turn| [turn, next])
            }
            _ => None,
        }
    }
}

fn of_one_hand_or_two(facts: &mut Vec<(String, String)>) {
    let place = |question: Question| facts.iter().position(|(key, _)| *key == question.id());
    let (Some(turn), Some(offender)) = (place(Question::Turn), place(Question::Offender)) else { return };
    let told = |place: usize| facts.get(place).map(|(_, value)| value.clone());
    if place(Question::FromOneHand).is_some() {
        return;
    }
    let one = told(turn) == told(offender);
    let fact = |question: Question, answer: Answer| (question.id().to_owned(), answer.to_string());
    if let Some(it) = facts.get_mut(turn).filter(|_| one) {
        *it = fact(Question::FromOneHand, Answer::Yes);
        facts.insert(offender + 1, fact(Question::BothVisible, Answer::Yes));
        // He led both: the first was the card led.
        let renamed = [
            (Question::Card.id(), Question::LaidTogether(Seat::North).id()),
            (Question::Led.id(), Question::Card.id()),
        ];
        if facts.iter().any(|(key, _)| key == Question::Led.id()) {
            for (key, _) in facts {
                if let Some((_, now)) = renamed.iter().find(|(was, _)| was == key) {
                    (*now).clone_into(key);
                }
            }
        }
    } else {
        facts.insert(turn, fact(Question::FromOneHand, Answer::No));
    }
}

fn without_later_tricks(facts: &mut Vec<(String, String)>) {
    let seat = |question: Question| {
        let (_, value) = facts.iter().find(|(key, _)| *key == question.id())?;
        value.parse::<Seat>().ok()
    };
    if let (Some(offender), Some(winner)) = (seat(Question::Offender), seat(Question::WonTrick))
        && !transfer::turns_on_later_tricks(offender, winner)
    {
        let later: Vec<String> = Question::WonLater(offender).keys().collect();
        facts.retain(|(key, _)| !later.contains(key));
    }
}
