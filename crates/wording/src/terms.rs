//! The terms of each language, one word for one thing: a table that people can read and correct (`stich terms`) and
//! that the tests hold every message to.

use crate::{Lang, Lexicon};

/// A term of one language.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// What it is called in the tables of all languages: `penalty-card`.
    pub id: &'static str,
    /// The word.
    pub word: &'static str,
    /// Its gender, where the language has one: `m`, `f`, `n`, and `c` for the common gender of Danish and Dutch.
    pub gender: &'static str,
    /// Other forms in which it stands in the texts.
    pub forms: Vec<&'static str>,
    /// The law it is taken from.
    pub source: &'static str,
    /// Words that other people have for it, and we never.
    pub never: Vec<&'static str>,
}

impl Lexicon {
    /// The terms of this language, in the order of their table.
    #[must_use]
    pub fn terms(&self) -> Vec<Term> {
        table(self.lang()).lines().filter(|line| !line.starts_with('#')).filter_map(read).collect()
    }
}

fn read(line: &'static str) -> Option<Term> {
    let mut columns = line.split('|').map(str::trim);
    let mut column = || columns.next();
    let words = |text: &'static str| text.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    let (id, word, gender, forms) = (column()?, column()?, column()?, words(column()?));
    Some(Term { id, word, gender, forms, source: column()?, never: words(column()?) })
}

const fn table(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("../terms/en.txt"),
        Lang::De => include_str!("../terms/de.txt"),
        Lang::Da => include_str!("../terms/da.txt"),
        Lang::Nl => include_str!("../terms/nl.txt"),
        Lang::Nb => include_str!("../terms/nb.txt"),
    }
}
