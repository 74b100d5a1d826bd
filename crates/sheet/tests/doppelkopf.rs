//! Rulings of the Doppelkopf desk as they are read aloud, in five languages.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::collections::{BTreeSet, HashSet};

use doppelkopf_laws::{Desk, Sample, Topic, words::Effect};
use doppelkopf_rules::Rules;
use ruling::walk;
use wording::{Lang, Lexicon};

/// The longest sentence that a table takes in, as at bridge.
const MOST: usize = 25;

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
        let lines: BTreeSet<String> = effects.iter().map(|effect| words.doko_effect(effect)).collect();
        for line in &lines {
            assert!(!line.contains(" – "), "{lang:?}: a label with a dash: {line}");
            for sentence in line.split_inclusive(['.', '?', '!', ':']) {
                let spoken = sentence.split_whitespace().filter(|word| word.contains(char::is_alphanumeric));
                let n = spoken.count();
                assert!(n <= MOST, "{lang:?}: {n} words: {sentence}");
            }
        }
    }
}
