//! Answers that are told one thing after the other: the cards of a trick, who has shown out, the steps of a statement.
//! What was tapped so far stands in the address until that was all.

use bridge_book::{
    Desk,
    words::{Answer, Question, Trick, Voids},
};
use cards::{BySeat, Card, CardSet, Seat, Suit, SuitSet};
use claims::{MOST_STEPS, Statement, Step};
use wording::{Lexicon, capitalised, msg};

use crate::{
    desk::{
        game::{Line, line, pack},
        question::{Form, Group, InTurn},
        state::{Told, Walk},
    },
    text,
};

/// What was tapped so far; else what was answered before.
fn begun(told: &Told<Desk>, walk: &Walk<Desk>, question: Question) -> Option<Answer> {
    match told.begun() {
        Some(text) => question.wants().read(text),
        None => walk.was,
    }
}

/// The cards of the trick in progress, in the order in which they fell; tapped again, a card is none of them.
pub fn trick(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let lying: Vec<Card> = match begun(told, walk, question) {
        Some(Answer::Trick(trick)) => trick.cards().collect(),
        _ => Vec::new(),
    };
    let to = |card: Card| {
        let mut then: Vec<Card> = lying.iter().copied().filter(|&other| other != card).collect();
        if !lying.contains(&card) {
            then.push(card);
        }
        match Trick::of(&then) {
            Some(trick) => told.telling(Some(Answer::Trick(trick).to_string())).address(),
            // A fourth card ends the trick: it is none in progress.
            None if then.is_empty() => told.telling(None).address(),
            None => told.telling(told.begun().map(ToOwned::to_owned)).address(),
        }
    };
    let suits = pack::picker(lying.iter().copied().collect::<CardSet>(), words, to);
    let answer = Trick::of(&lying).map_or(Answer::NoMore, Answer::Trick);
    Form::Cards { suits, none: Some(that_was_all(told, walk, question, answer, words)) }
}

/// The answer as far as it has come, or that there is none.
fn that_was_all(
    told: &Told<Desk>,
    walk: &Walk<Desk>,
    question: Question,
    answer: Answer,
    words: &Lexicon,
) -> Line {
    let line = line(told, walk, question, answer, words);
    match answer {
        Answer::NoMore => line,
        _ => {
            let text = format!("{}: {}", words.book_answer(question, answer), words.say(msg::BookNoMore));
            Line { text: text::rich(&text, words), ..line }
        }
    }
}

/// Who had shown out of which suit: of what he still holds he has not. Or which suits a defender may not lead.
pub fn voids(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let shown = match begun(told, walk, question) {
        Some(Answer::Voids(voids)) => voids.0,
        _ => BySeat::<SuitSet>::default(),
    };
    let of_seat = |question| match walk.desk.answer(question) {
        Some(Answer::Seat(seat)) => Some(seat),
        _ => None,
    };
    let side = match question {
        Question::ForbiddenLeads => of_seat(Question::Declares),
        _ => of_seat(Question::Claimant),
    };
    let Some(side) = side.map(|seat| seat.side().other()) else {
        return Form::List(vec![line(told, walk, question, Answer::NoMore, words)]);
    };
    let may_be = |seat: Seat, suit: Suit| match walk.desk.answer(Question::Hands) {
        Some(Answer::Hands(hands)) => !hands.0[seat].has(suit),
        _ => true,
    };
    let toggle = |seat: Seat, suit: Suit| {
        let mut then = shown;
        let has = then[seat].contains(suit);
        then[seat] = then[seat].iter().filter(|&other| other != suit).collect();
        if !has {
            then[seat] = then[seat].with(suit);
        }
        let none = then == BySeat::default();
        Line {
            text: text::rich(&words.suit(suit), words),
            address: told.telling((!none).then(|| Answer::Voids(Voids(then)).to_string())).address(),
            was: has,
        }
    };
    let of = |seat: Seat| Group {
        title: capitalised(&words.seat(seat)),
        lines: Suit::ALL
            .into_iter()
            .rev()
            .filter(|&suit| may_be(seat, suit))
            .map(|suit| toggle(seat, suit))
            .collect(),
    };
    let answer = if shown == BySeat::default() { Answer::NoMore } else { Answer::Voids(Voids(shown)) };
    Form::InTurn(InTurn {
        so_far: Vec::new(),
        back: None,
        groups: side.seats().into_iter().map(of).collect(),
        done: that_was_all(told, walk, question, answer, words),
    })
}

/// What a claimer said, step by step.
pub fn steps(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let said: Vec<Step> = match begun(told, walk, question) {
        Some(Answer::Stated(stated)) => stated.steps().collect(),
        _ => Vec::new(),
    };
    let at = |steps: &[Step]| {
        let stated = Statement::new(steps).filter(|stated| !stated.is_empty());
        told.telling(stated.map(|stated| stated.to_string())).address()
    };
    let next = |step: Step| {
        let with: Vec<Step> = said.iter().copied().chain([step]).collect();
        Line { text: text::rich(&words.step_of_claim(step), words), address: at(&with), was: false }
    };
    let offered = if said.len() < MOST_STEPS { walk.desk.steps() } else { Vec::new() };
    let group = |title: String, of: &dyn Fn(Step) -> bool| Group {
        title,
        lines: offered.iter().copied().filter(|&step| of(step)).map(next).collect(),
    };
    let groups = [
        group(words.say(msg::BookStepsSuits), &|step| {
            matches!(step, Step::Trumps | Step::TrumpRound | Step::Suit(_))
        }),
        group(words.say(msg::BookStepsCard), &|step| matches!(step, Step::Card(_))),
        group(words.say(msg::BookStepsOther), &|step| {
            matches!(
                step,
                Step::Ruff(..) | Step::Crossruff | Step::Finesse(..) | Step::To(..) | Step::Lose(_)
            )
        }),
        group(words.say(msg::BookStepsThrow), &|step| !said.is_empty() && matches!(step, Step::Throw(_))),
    ];
    let without = said.split_last().map(|(_, before)| before);
    let answer = Statement::new(&said).filter(|stated| !stated.is_empty());
    let answer = answer.map_or(Answer::NoMore, Answer::Stated);
    Form::InTurn(InTurn {
        so_far: said.iter().map(|&step| text::rich(&words.step_of_claim(step), words)).collect(),
        back: without.map(at),
        groups: groups.into_iter().filter(|group| !group.lines.is_empty()).collect(),
        done: match answer {
            Answer::NoMore => line(told, walk, question, answer, words),
            _ => Line {
                text: text::rich(&words.say(msg::BookNoMore), words),
                ..line(told, walk, question, answer, words)
            },
        },
    })
}
