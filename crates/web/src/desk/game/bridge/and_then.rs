//! And then? What is likely stands on big buttons; anything else is told by what, whose hand and which card, a
//! page each, so that it needs no script.

use bridge_laws::{
    Desk, Likely,
    event::{Did, Then},
    words::{Answer, Question},
};
use cards::Seat;
use ruling::Interview as _;
use wording::{Lexicon, msg};

use super::{
    super::{line, pack},
    ANYBODY, compass, was,
};
use crate::{
    desk::{
        game::Line,
        question::Form,
        state::{Told, Walk},
    },
    text,
};

/// How far it has been told what happened next.
enum Begun {
    /// It is none of what is likely.
    Nothing,
    /// What.
    What(Did),
    /// What and whose.
    Whose(Did, Seat),
}

fn begun(told: &Told<Desk>) -> Option<Begun> {
    let text = told.begun()?;
    let (id, seat) = text.split_once(':').map_or((text, None), |(id, seat)| (id, Some(seat)));
    Some(match (Did::from_id(id), seat.map(str::parse)) {
        (Some(did), None) => Begun::What(did),
        (Some(did), Some(Ok(seat))) => Begun::Whose(did, seat),
        _ => Begun::Nothing,
    })
}

/// The question above what is still missing.
pub fn asked(told: &Told<Desk>, words: &Lexicon) -> Option<String> {
    let text = match begun(told)? {
        Begun::Nothing => words.say(msg::SinceWhat),
        Begun::What(did) => format!("{}: {}", words.deed(did), words.say(msg::SinceWhose)),
        Begun::Whose(did, seat) => {
            let what = words.likely(Likely { did, seat: Some(seat), card: None });
            format!("{what}: {}", words.say(msg::QuestionCard))
        }
    };
    Some(wording::capitalised(&text))
}

/// The list, or what is still missing.
pub fn form(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let further = |text: String| told.telling(Some(text)).address();
    let done = |then: Then| told.and(walk, question.id(), &then.to_string()).address();
    match begun(told) {
        None => list(told, walk, question, words),
        Some(Begun::Nothing) => {
            let declarer = walk.desk.declarer();
            let deed = |did: Did| {
                let only = declarer.and_then(|declarer| did.only_by(declarer));
                let next = only.map_or_else(|| did.id().to_owned(), |seat| format!("{}:{seat}", did.id()));
                let said = wording::capitalised(&words.deed(did));
                Line { text: text::rich(&said, words), address: further(next), was: false }
            };
            Form::List(Did::all().map(deed).collect())
        }
        Some(Begun::What(did)) => {
            let to = |answer| match answer {
                Answer::Seat(seat) if matches!(did, Did::LedFaceDown | Did::Spread) => {
                    done(Then { did, seat, card: None })
                }
                answer => further(format!("{}:{answer}", did.id())),
            };
            let points = compass(walk, &ANYBODY, words, to);
            Form::Seats { class: "compass", points, rest: Vec::new() }
        }
        Some(Begun::Whose(did, seat)) => {
            let to = |answer| match answer {
                Answer::Card(card) => done(Then { did, seat, card: Some(card) }),
                _ => String::new(),
            };
            let unseen = Then { did, seat, card: None };
            let without = did.needs_no_card() && walk.desk.refusal(unseen).is_none();
            let none = without.then(|| line(told, walk, question, Answer::Then(unseen), words));
            Form::Cards { suits: pack::picker(was(walk), words, |card| to(Answer::Card(card))), none }
        }
    }
}

fn list(told: &Told<Desk>, walk: &Walk<Desk>, question: Question, words: &Lexicon) -> Form {
    let all = walk.desk.answers(question).into_iter().filter(|answer| *answer == Answer::ThatWasAll);
    let mut answers: Vec<Answer> = all.collect();
    let mut lines: Vec<Line> =
        answers.iter().map(|&answer| line(told, walk, question, answer, words)).collect();
    for likely in walk.desk.likely() {
        lines.push(match likely.told() {
            Some(then) => {
                answers.push(Answer::Then(then));
                line(told, walk, question, Answer::Then(then), words)
            }
            None => {
                let seat = likely.seat.map(|seat| format!(":{seat}")).unwrap_or_default();
                Line {
                    text: text::rich(&words.likely(likely), words),
                    address: told.telling(Some(format!("{}{seat}", likely.did.id()))).address(),
                    was: false,
                }
            }
        });
    }
    // What was told before can be told again with one tap.
    if let Some(was) = walk.was.filter(|was| !answers.contains(was)) {
        lines.push(line(told, walk, question, was, words));
    }
    lines.push(Line {
        text: text::rich(&words.say(msg::SinceOther), words),
        address: told.telling(Some(String::new())).address(),
        was: false,
    });
    Form::List(lines)
}
