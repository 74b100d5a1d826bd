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
