//! Rulings of the Doppelkopf desk as they are read aloud, in five languages.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

#[path = "aloud/sentences.rs"]
mod sentences;

use std::collections::HashSet;

use doppelkopf_laws::{Desk, Sample, Topic, words::Effect};
use doppelkopf_rules::Rules;
use ruling::walk;
use sentences::can_be_spoken;
use wording::{Lang, Lexicon};

/// What the desk can rule: every effect that a way through a topic ends in, under both rules.
fn effects() -> Vec<Effect> {
    let mut seen = HashSet::new();
    for rules in [Rules::SHEET, Rules::TSR] {
        for &topic in Topic::ALL {
            for (_, end) in walk(&Sample(Desk::new(topic, rules))).rulings() {
                seen.extend(end.0.ruling().unwrap().effects.iter().cloned());
            }
        }
    }
    seen.into_iter().collect()
}

#[test]
fn what_is_read_aloud_is_sentences_that_can_be_spoken() {
    let effects = effects();
    assert!(effects.len() > 50, "{}", effects.len());
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        effects.iter().for_each(|effect| can_be_spoken(lang, &words.doko_effect(effect)));
    }
}

/// I07: two who did not count their cards are both named.
#[test]
fn everybody_who_pays_for_it_is_named() {
    use doppelkopf_laws::words::{Answer, Question};
    use doppelkopf_rules::Position;
    use ruling::{Interview as _, Next, Step};
    use sheet::Spoken as _;
    let mut desk = Desk::about(doppelkopf_laws::offence::ActKind::WrongCount, Rules::SHEET).unwrap();
    while let Next::Question(question) = desk.next() {
        let answer = match question {
            Question::Table => Answer::Number(4),
            Question::Offender => Answer::Position(Position::Two),
            Question::AlsoWrongCount => Answer::Position(Position::Three),
            Question::FirstCardLed => Answer::Yes,
            other => desk.ordinary(other).unwrap(),
        };
        desk = desk.after(Step::Answer(question, answer)).unwrap();
    }
    let happened = desk.happened(&Lexicon::new(Lang::En)).unwrap();
    assert_eq!(happened, "Position 2: has a wrong number of cards. Position 3: has a wrong number of cards.");
}
