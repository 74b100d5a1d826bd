//! Bridge: a compass, a picker for cards, the table with its penalty cards.

mod and_then;

use bridge_laws::{
    Desk,
    words::{Answer, Election, Grade, Question, Wants},
};
use cards::{Card, CardSet, Seat, SeatSet};
use ruling::{Interview as _, Step};
use sheet::Spoken as _;
use wording::{Lexicon, capitalised, msg};

use super::{
    Drawn, Filled, Line, Lying, OnScreen, Place, SeatPoint, Side, bidding_box, judged, line, pack, shows,
};
use crate::{
    desk::{
        question::Form,
        state::{Deed, Told, Walk},
    },
    shown, text,
};

impl OnScreen for Desk {
    const HOME: &'static str = "/bridge";
    const PATH: &'static str = "/desk";

    fn is_sought(answer: Answer) -> bool {
        use Answer::{Call, Card, Cards, No, Seat, Trick, Yes};
        !matches!(answer, No | Yes | Seat(_) | Trick(_) | Card(_) | Cards(_) | Call(_))
    }

    fn place(seat: Seat) -> Place {
        match seat {
            Seat::North => Place { class: "n", field: "north" },
            Seat::East => Place { class: "e", field: "east" },
            Seat::South => Place { class: "s", field: "south" },
            Seat::West => Place { class: "w", field: "west" },
        }
    }

    fn form(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
        if matches!(question, Question::AndThen(_)) {
            return and_then::form(told, walk, question, words);
        }
        if question.wants() == Wants::Meaning {
            return Form::Shows(shows::form(told, walk, question, Answer::meaning, Vec::new(), words));
        }
        if Desk::is_judged(question) {
            return Form::Written(judged(told, walk, question, words));
        }
        if question.wants() == Wants::Cards {
            return several(told, walk, question, words);
        }
        let answers = walk.desk.answers(question);
        let to = |answer: Answer| told.and(walk, question.id(), &answer.to_string()).address();
        let tapped = |answer: Answer| line(told, walk, question, answer, words);
        let seats = matches!(question.wants(), Wants::Seat | Wants::SeatOrNo)
            && answers.iter().any(|a| matches!(a, Answer::Seat(_)));
        let of_examples = walk.desk.table().is_none() && answers.iter().any(|a| matches!(a, Answer::Card(_)));
        let of_calls = matches!(question, Question::CalledSince(_))
            || answers.iter().any(|a| matches!(a, Answer::Call(_)));
        if seats {
            let rest = answers.iter().filter(|a| !matches!(a, Answer::Seat(_))).copied().map(tapped);
            let rest = rest.collect();
            Form::Seats { class: "compass", points: compass(walk, &answers, words, to), rest }
        } else if of_calls {
            let takes = |call| {
                let answer = Answer::Call(call);
                walk.desk.after(Step::Answer(question, answer)).map(|_| answer)
            };
            let none = answers.iter().copied().filter(|a| !matches!(a, Answer::Call(_)));
            bidding_box(takes, none, tapped)
        } else if of_examples || question == Question::Incontrovertible {
            let none = answers.iter().find(|a| !matches!(a, Answer::Card(_)));
            let to = |card| to(Answer::Card(card));
            Form::Cards { suits: pack::picker(was(walk), words, to), none: none.copied().map(tapped) }
        } else {
            Form::List(answers.into_iter().map(tapped).collect())
        }
    }

    fn written(question: Question, field: &dyn Fn(&str) -> String, words: &Lexicon) -> Filled {
        Filled::Answer(shown::written(field, question.call(), words))
    }

    fn asked(told: &Told<Desk>, question: Question, words: &Lexicon) -> String {
        let further = matches!(question, Question::AndThen(_)).then(|| and_then::asked(told, words));
        further.flatten().unwrap_or_else(|| Desk::question(question, words))
    }

    fn tap(election: &Election, words: &Lexicon) -> String {
        let anywho: SeatSet = election.by.iter().copied().collect();
        words.say(msg::WebTapChoice { anywho })
    }

    fn drawn(&self, words: &Lexicon) -> Option<Drawn> {
        let table = self.table()?;
        let penalty = table.penalty_cards();
        if penalty.is_empty() {
            return None;
        }
        let declarer = table.state().declarer;
        let lying = |seat: Seat| {
            let own = penalty.iter().filter(move |lying| lying.seat == seat);
            own.map(|lying| Lying {
                class: text::class(lying.card.suit()),
                rank: words.rank_letter(lying.card.rank()),
                name: words.spoken_card(lying.card),
                grade: match lying.grade {
                    Grade::Major => words.say(msg::WebMajor),
                    Grade::Minor => words.say(msg::WebMinor),
                },
            })
            .collect()
        };
        let side = |seat| Side {
            place: Desk::place(seat).class,
            name: capitalised(&words.seat(seat)),
            note: note(seat, declarer, words),
            cards: lying(seat),
            points: None,
        };
        let sides = Seat::ALL.into_iter().map(side).collect();
        Some(Drawn { title: words.say(msg::WebOnTheTable), class: "compass", sides })
    }
}

fn compass(
    walk: &Walk<Desk>,
    answers: &[Answer],
    words: &Lexicon,
    to: impl Fn(Answer) -> String,
) -> Vec<SeatPoint> {
    let declarer = walk.taken.iter().find_map(|taken| match taken.what {
        Deed::Answered(Question::Declarer, Answer::Seat(seat)) => Some(seat),
        _ => None,
    });
    let point = |seat| {
        let answer = Answer::Seat(seat);
        SeatPoint {
            place: Desk::place(seat).class,
            name: capitalised(&Desk::seat(seat, words)),
            note: declarer.and_then(|declarer| note(seat, declarer, words)),
            address: answers.contains(&answer).then(|| to(answer)),
            was: walk.was == Some(answer),
        }
    };
    Seat::ALL.into_iter().map(point).collect()
}

/// All four seats, whoever it was.
const ANYBODY: [Answer; 4] = [
    Answer::Seat(Seat::North),
    Answer::Seat(Seat::East),
    Answer::Seat(Seat::South),
    Answer::Seat(Seat::West),
];

/// Declarer and dummy are named where they sit.
fn note(seat: Seat, declarer: Seat, words: &Lexicon) -> Option<String> {
    if seat == declarer {
        Some(words.say(msg::WebDeclarer))
    } else if seat == declarer.partner() {
        Some(words.say(msg::WebDummy))
    } else {
        None
    }
}

/// The cards of the answer before.
fn was(walk: &Walk<Desk>) -> CardSet {
    match walk.was {
        Some(Answer::Card(card)) => CardSet::EMPTY.with(card),
        Some(Answer::Cards(cards)) => cards,
        _ => CardSet::EMPTY,
    }
}

/// One card after another, until that was all; tapped again, a card is none of them.
fn several(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let picked: CardSet = match told.begun() {
        Some(begun) => begun.split(',').filter_map(|card| card.parse::<Card>().ok()).collect(),
        None => was(walk),
    };
    let to = |card: Card| {
        let then = if picked.contains(card) { picked.without(card) } else { picked.with(card) };
        told.telling(Some(Answer::Cards(then).to_string())).address()
    };
    let none = if picked.is_empty() {
        line(told, walk, question, Answer::No, words)
    } else {
        let that_was_all = Desk::answer(question, Answer::ThatWasAll, words);
        let line = line(told, walk, question, Answer::Cards(picked), words);
        let text = format!("{}: {that_was_all}", Desk::answer(question, Answer::Cards(picked), words));
        Line { text: text::rich(&text, words), ..line }
    };
    Form::Cards { suits: pack::picker(picked, words, to), none: Some(none) }
}
