//! Stories that nobody would think of: topics, facts, what happened then and choices by the dice. The same number
//! always tells the same story.

use bridge_laws::{
    Desk, Rules, Topic,
    clause::Edition,
    event::Did,
    words::{Answer, Question},
};
use cards::{Card, CardSet, Seat};
use ruling::{Interview as _, Next, Step};

use super::Spoken;

/// Dice whose throws are the same every time (xorshift).
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).unwrap() % n
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        *all.get(self.below(all.len())).unwrap()
    }

    fn card(&mut self) -> Card {
        self.one_of(&CardSet::PACK.iter().collect::<Vec<_>>())
    }
}

/// The stories with these numbers, each with every place where something is read aloud.
pub fn told(numbers: std::ops::Range<u64>) -> Vec<Spoken> {
    numbers.flat_map(story).collect()
}

fn story(number: u64) -> Vec<Spoken> {
    const TOPICS: [Topic; 11] = [
        Topic::AsItHappened,
        Topic::OpeningLeadOutOfTurn,
        Topic::LeadOutOfTurn,
        Topic::DeclarersLeadOutOfTurn,
        Topic::Revoke,
        Topic::PenaltyCard,
        Topic::TwoPenaltyCards,
        Topic::CardExposed,
        Topic::PrematurePlay,
        Topic::Simultaneous,
        Topic::FromDummy,
    ];
    let mut dice = Dice(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
    let edition = if dice.below(4) == 0 { Edition::E2007 } else { Edition::E2017 };
    let topic = dice.one_of(&TOPICS);
    let mut desk = Desk::new(topic, Rules { edition, ..Rules::default() });
    let mut way = format!("story {number}: {topic:?}");
    let (mut places, mut seen, mut left) = (Vec::new(), Vec::new(), 1 + dice.below(5));
    // Whatever is thrown that cannot be is thrown again.
    for _ in 0..400 {
        let step = match desk.next() {
            Next::Ruled => {
                places.push(Spoken { way, desk, election: None });
                return places;
            }
            Next::Election(election) => {
                let step = Step::Choose(dice.one_of(&election.by), dice.one_of(&election.options));
                places.push(Spoken { way: way.clone(), desk: desk.clone(), election: Some(election) });
                step
            }
            Next::Question(question) => {
                let thrown = answer(question, &desk, &mut dice, &mut seen, &mut left);
                let Some(answer) = thrown else { continue };
                Step::Answer(question, answer)
            }
        };
        let Some(after) = desk.after(step) else { continue };
        way.push_str(&match step {
            Step::Answer(question, answer) => format!(" {}={answer}", question.id()),
            Step::Choose(by, choice) => format!(" {by}:{choice}"),
        });
        desk = after;
    }
    places
}

fn answer(
    question: Question,
    desk: &Desk,
    dice: &mut Dice,
    seen: &mut Vec<(Seat, Card)>,
    left: &mut usize,
) -> Option<Answer> {
    if !matches!(question, Question::AndThen(_)) {
        let offered = desk.answers(question);
        if let Some(Answer::Card(_)) = offered.first()
            && dice.below(2) == 0
        {
            return Some(Answer::Card(dice.card()));
        }
        return (!offered.is_empty()).then(|| dice.one_of(&offered));
    }
    if *left == 0 {
        return Some(Answer::ThatWasAll);
    }
    // It is not to come to nothing over and over.
    *left -= usize::from(dice.below(3) == 0);
    let did = dice.one_of(&[
        Did::Played,
        Did::Played,
        Did::Played,
        Did::Led,
        Did::TookBack,
        Did::Dropped,
        Did::Named,
    ]);
    let seat = dice.one_of(&Seat::ALL);
    if let Some(situation) = desk.situation() {
        seen.extend(situation.card.map(|card| (situation.offender, card)));
    }
    let (seat, card) = match did {
        _ if !seen.is_empty() && dice.below(3) == 0 => dice.one_of(seen),
        Did::Named => (Seat::North, dice.card()),
        _ => (seat, dice.card()),
    };
    seen.push((seat, card));
    format!("{}:{seat}:{card}", did.id()).parse().ok()
}
