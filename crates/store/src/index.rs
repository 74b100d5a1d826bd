//! Which words an entry has, so that a search does not read everything.
//!
//! What an entry is, only those know who fold the events; the store keeps its words beside them, with the number of the
//! last event that is in the index. Both databases are given words that are cut already, so both find the same.

use std::collections::BTreeSet;

/// Longer words are cut off here, when they are kept and when they are sought.
const LONGEST: usize = 60;
/// In this many words a part of a word may occur; with more of them it is quicker to read everything.
pub(crate) const MOST: usize = 4096;

/// The words of a text, each once, in small letters.
///
/// ```
/// let words = store::words("(64A1) Nord/Süd, 4♥!");
/// assert!(words.iter().eq(["4♥", "64a1", "nord·süd"]));
/// ```
#[must_use]
pub fn words(text: &str) -> BTreeSet<String> {
    cut(text).collect()
}

/// What parts words stands at their ends; within one (a date, a pair of names) it is one sign, whatever it was, which no
/// database takes for an end. A sign before a number belongs to it, however it is written: one down is not board 1.
fn cut(text: &str) -> impl Iterator<Item = String> {
    let part_of_word = |c: char| c.is_alphanumeric() || ('♠'..='♧').contains(&c);
    text.split_whitespace().filter_map(move |all| {
        let word = all.trim_start_matches(|c| !part_of_word(c));
        let before = all.strip_suffix(word).and_then(|before| before.chars().next_back());
        let sign = before.and_then(sign).filter(|_| word.starts_with(|c: char| c.is_ascii_digit()));
        let word = word.trim_end_matches(|c| !part_of_word(c)).to_lowercase();
        let kept = word.chars().filter(|c| !c.is_control()).take(LONGEST);
        let kept = kept.map(|c| if c.is_ascii_punctuation() { '·' } else { c });
        let word: String = sign.into_iter().chain(kept).collect();
        (!word.is_empty()).then_some(word)
    })
}

/// One sign for each, none of which a database takes for an end.
const fn sign(c: char) -> Option<char> {
    match c {
        '-' | '–' | '−' => Some('−'),
        '+' => Some('＋'),
        _ => None,
    }
}

/// What is sought: all of it has to be there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sought(Vec<Part>);

/// One of the words that somebody seeks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Part {
    /// A number: whoever looks for board 14 does not want what happened on the 14th.
    Whole(String),
    /// One or two letters: they stand in nearly every word.
    Beginning(String),
    /// Also within another word, as in those of German that are put together.
    Within(String),
}

impl Sought {
    /// What stands in this text.
    #[must_use]
    pub fn of(text: &str) -> Sought {
        Sought(cut(text).map(Part::of).collect())
    }

    /// Is nothing sought?
    #[must_use]
    pub const fn is_nothing(&self) -> bool {
        self.0.is_empty()
    }

    /// Is it all among these words?
    #[must_use]
    pub fn fits(&self, words: &BTreeSet<String>) -> bool {
        self.0.iter().all(|part| words.iter().any(|word| part.fits(word)))
    }

    pub(crate) fn parts(&self) -> &[Part] {
        &self.0
    }
}

impl Part {
    fn of(word: String) -> Part {
        let number = word.strip_prefix(['−', '＋']).unwrap_or(&word);
        if number.bytes().all(|byte| byte.is_ascii_digit()) {
            Part::Whole(word)
        } else if word.chars().nth(2).is_none() {
            Part::Beginning(word)
        } else {
            Part::Within(word)
        }
    }

    fn fits(&self, word: &str) -> bool {
        match self {
            Part::Whole(sought) => word == sought,
            Part::Beginning(sought) => word.starts_with(sought),
            Part::Within(sought) => word.contains(sought),
        }
    }
}

/// More for the index of a stream.
#[derive(Debug, Clone)]
pub struct Indexing {
    /// So many events were in it; if there are others by now, nothing is done.
    pub known: u64,
    /// So many are in it then.
    pub up_to: u64,
    /// The entries of which those events tell, each with all its words.
    pub entries: Vec<(u64, BTreeSet<String>)>,
}

/// What the index has found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hits {
    /// So many events are in it.
    pub up_to: u64,
    /// The entries, the last first.
    pub entries: Vec<u64>,
}

#[cfg(test)]
mod tests {
    use super::{Sought, words};

    #[test]
    fn a_number_is_no_part_of_a_date_and_a_word_is_found_within_another() {
        let words = words("Herbstturnier 14 N♠ (12) Board 7, 2026-11-24 Lov 64A1: værd 3NT –1, (+2)");
        for (sought, found) in [
            ("14", true),
            ("12", true),
            ("7", true),
            ("turnier", true),
            ("2026-11-24", true),
            ("11-2", true),
            ("64a", true),
            ("64A1", true),
            ("VÆR", true),
            ("n♠", true),
            ("lo", true),
            ("turnier board 7", true),
            ("-1", true),
            ("−1", true),
            ("+2", true),
            ("2", false),
            ("+1", false),
            ("24", false),
            ("1", false),
            ("20", false),
            ("64", false),
            ("ov", false),
            ("turnier 8", false),
            ("", true),
            ("\" * ' ( | &", true),
        ] {
            assert_eq!(Sought::of(sought).fits(&words), found, "{sought}");
        }
    }
}
