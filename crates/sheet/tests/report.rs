//! The report has every word that a page needs, in its reader's language: a program that shows it knows no law and no
//! language of its own.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use bridge_laws::Topic;
use ruling::{Interview, Step};
use sheet::{OfferedWay, Reported, Spoken, Stands, report};
use wording::{Lang, Lexicon};

/// Holds the report of every place that is reached with these steps at most, and says how many places there were.
fn hold<D: Reported>(desk: &D, steps: u8, words: &Lexicon) -> usize {
    let says = report(desk, words);
    let about = format!("{} {:?} {:?}", says.topic, says.asks, says.facts);
    let mut after = Vec::new();
    match desk.next() {
        ruling::Next::Question(question) => {
            assert!(says.status == Stands::FactsMissing && says.election.is_none(), "{about}");
            let answers = says.answers.unwrap();
            assert!(
                answers
                    .iter()
                    .all(|answer| says.answers_in_words.get(answer).is_some_and(|text| !text.is_empty())),
                "{about}"
            );
            assert!(says.answers_in_words.len() <= answers.len(), "{about}");
            after.extend(desk.answers(question).into_iter().map(|answer| Step::Answer(question, answer)));
        }
        ruling::Next::Election(election) => {
            let offered = says.election.unwrap();
            assert!(says.answers_in_words.is_empty() && !says.say.unwrap().is_empty(), "{about}");
            // Whatever can be chosen now stands there once, in the order in which it is read, with what comes of it.
            let ways: Vec<&String> = offered.ways.iter().map(|way| &way.choice).collect();
            assert_eq!(ways, offered.options.iter().collect::<Vec<_>>(), "{about}");
            said(&offered.ways, &about);
            let each = |&by| election.options.iter().map(move |&option| Step::Choose(by, option));
            after.extend(election.by.iter().flat_map(each));
        }
        ruling::Next::Ruled => {
            assert!(says.status == Stands::Ruled && !says.say.unwrap().is_empty(), "{about}");
        }
    }
    if steps == 0 {
        return 1;
    }
    1 + after
        .into_iter()
        .filter_map(|step| desk.after(step))
        .map(|then| hold(&then, steps - 1, words))
        .sum::<usize>()
}

fn said(ways: &[OfferedWay], about: &str) {
    for way in ways {
        assert!(!way.label.is_empty() && !way.consequence.is_empty(), "{about}: {way:?}");
        said(&way.then, about);
    }
}

#[test]
fn a_program_needs_no_words_of_its_own() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        let mut places = 0;
        for topic in Topic::ALL {
            let desk = <bridge_laws::Desk as Spoken>::begin(topic.id(), Default::default()).unwrap();
            // To the first choice: what was asked is answered in the ordinary way.
            places += hold(&ordinary(desk), 4, &words);
        }
        for topic in <bridge_book::Desk as Spoken>::topics(Default::default()) {
            places += hold(&bridge_book::Desk::begin(topic, Default::default()).unwrap(), 2, &words);
        }
        for topic in <doppelkopf_laws::Desk as Spoken>::topics(Default::default()) {
            places += hold(&doppelkopf_laws::Desk::begin(topic, Default::default()).unwrap(), 3, &words);
        }
        assert!(places > 1000, "{places}");
    }
}

/// As far as ordinary answers lead.
fn ordinary(mut desk: bridge_laws::Desk) -> bridge_laws::Desk {
    while let ruling::Next::Question(question) = desk.next() {
        let Some(&answer) = desk.answers(question).first() else { break };
        let Some(then) = desk.after(Step::Answer(question, answer)) else { break };
        desk = then;
    }
    desk
}
