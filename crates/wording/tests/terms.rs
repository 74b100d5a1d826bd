//! The tables of terms, and what every message of every file is held to: one word for one thing, the right gender, the
//! same facts in every language, the marks of the language.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

mod support;

use std::collections::BTreeSet;

use support::{Texts, texts};
use wording::{Lang, Lexicon, Term};

fn terms(lang: Lang) -> Vec<Term> {
    Lexicon::new(lang).terms()
}

/// Every message with its text in small letters.
fn small(lang: Lang) -> Texts {
    texts(lang).into_iter().map(|(id, text)| (id, text.to_lowercase())).collect()
}

/// Does this stand there as a word of its own?
fn has(text: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    let apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    text.match_indices(&word).any(|(at, found)| {
        let (before, after) = (text.get(..at), text.get(at + found.len()..));
        apart(before.and_then(|text| text.chars().last()))
            && apart(after.and_then(|text| text.chars().next()))
    })
}

fn words(term: &Term) -> impl Iterator<Item = &'static str> {
    std::iter::once(term.word).chain(term.forms.clone())
}

#[test]
fn every_language_has_a_word_for_every_thing() {
    let ids = |lang| terms(lang).iter().map(|term| term.id).collect::<Vec<_>>();
    for lang in Lang::ALL {
        assert_eq!(ids(lang), ids(Lang::En), "{lang:?}");
        for term in terms(lang) {
            assert!(!term.word.is_empty() && !term.source.is_empty(), "{lang:?}: {term:?}");
            assert!(["", "m", "f", "n", "c"].contains(&term.gender), "{lang:?}: {term:?}");
            assert!(term.gender.is_empty() || lang != Lang::En, "{term:?}");
        }
    }
    let once: BTreeSet<_> = ids(Lang::En).into_iter().collect();
    assert_eq!(once.len(), ids(Lang::En).len(), "an id stands there twice");
    assert!(once.len() > 50);
}

/// A term that no text uses is not the word of this program.
#[test]
fn every_term_is_used() {
    for lang in Lang::ALL {
        let all = small(lang).into_values().collect::<Vec<_>>().join("\n");
        for term in terms(lang) {
            assert!(words(&term).any(|word| has(&all, word)), "{lang:?}: nobody says “{}”", term.word);
        }
    }
}

#[test]
fn nobody_says_it_by_another_word() {
    for lang in Lang::ALL {
        let all = small(lang);
        for term in terms(lang) {
            for never in &term.never {
                // What others call it, so that it is found by that.
                for (id, text) in all.iter().filter(|(id, _)| !id.ends_with(".also")) {
                    assert!(!has(text, never), "{lang:?} {id}: “{never}”, and not “{}”: {text}", term.word);
                }
            }
        }
    }
}

/// Articles and pronouns that a word of this gender cannot have before it, in any case of the singular.
fn foreign(lang: Lang, gender: &str) -> &'static [&'static str] {
    match (lang, gender) {
        (Lang::De, "m") => &["das", "eine", "dieses eine"],
        (Lang::De, "f") => &["das", "ein"],
        (Lang::De, "n") => &["den", "einen", "einer", "diesen"],
        (Lang::Da, "c") => &["et", "dette", "intet", "sit", "mit", "dit", "hvert"],
        (Lang::Da, "n") => &["en", "denne", "sin", "min", "din", "hver", "enhver"],
        (Lang::Nl, "c") => &["het", "dit"],
        (Lang::Nl, "n") => &["de", "deze"],
        (Lang::Nb, "m" | "f") => &["et", "dette", "sitt", "mitt", "ditt", "hvert"],
        (Lang::Nb, "n") => &["en", "denne", "sin", "hver"],
        _ => &[],
    }
}

#[test]
fn a_term_has_its_gender_everywhere() {
    for lang in Lang::ALL {
        let all = small(lang);
        // Of two words the first one is declined.
        for term in terms(lang).iter().filter(|term| !term.word.contains(' ')) {
            for article in foreign(lang, term.gender) {
                let wrong = format!("{article} {}", term.word);
                for (id, text) in &all {
                    assert!(!has(text, &wrong), "{lang:?} {id}: “{wrong}”: {text}");
                }
            }
        }
    }
}

/// *Could well*, *at all likely*, *demonstrably*: what is a threshold in one language is one in all.
#[test]
fn a_threshold_is_the_same_in_every_language() {
    let english = small(Lang::En);
    let mut found = 0;
    for (at, threshold) in
        terms(Lang::En).iter().enumerate().filter(|(_, term)| term.id.starts_with("threshold-"))
    {
        for (id, _) in english.iter().filter(|(_, text)| words(threshold).any(|word| has(text, word))) {
            for lang in Lang::ALL {
                let terms = terms(lang);
                let (text, term) =
                    (small(lang).remove(id).expect("the same messages"), terms.get(at).unwrap());
                assert!(words(term).any(|word| has(&text, word)), "{lang:?} {id}: “{}”? {text}", term.word);
            }
            found += 1;
        }
    }
    assert!(found > 15, "{found}");
}

/// Small numbers are written as words here and as figures there; a percentage, a limit of time, a year are figures.
#[test]
fn figures_are_the_same_in_every_language() {
    let figures = |text: &str| {
        let all = text.split(|c: char| !c.is_ascii_digit()).filter_map(|number| number.parse::<u32>().ok());
        all.filter(|&number| number > 13).collect::<BTreeSet<_>>()
    };
    let english = texts(Lang::En);
    for lang in Lang::ALL {
        for (id, text) in texts(lang) {
            let Some(base) = english.get(&id) else { continue };
            assert_eq!(figures(&text), figures(base), "{lang:?} {id}: {text}");
        }
    }
}

#[test]
fn dashes_and_dots_are_those_of_print() {
    // What is typed: signs of a program, not of a sentence.
    let typed = ["usage-name", "solve-bad-hands", "help-sample.deal", "record-expected-four-hands"];
    for lang in Lang::ALL {
        for (id, text) in texts(lang).iter().filter(|(id, _)| !typed.contains(&id.as_str())) {
            assert!(!text.contains('—'), "{lang:?} {id}: {text}");
            assert!(!text.contains(" - "), "{lang:?} {id}: a hyphen is no dash: {text}");
            assert!(!text.contains("..."), "{lang:?} {id}: {text}");
        }
    }
}
