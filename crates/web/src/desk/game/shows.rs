//! The page that asks what a call shows.

use bridge_laws::words::Meaning;
use sheet::{Answer, Question};
use wording::Lexicon;

use crate::{
    desk::{
        game::OnScreen,
        question::Shows,
        state::{Told, Trouble, Walk},
    },
    shown::{self, Choosable},
};

/// The page, with what was told before, and what else may be the answer. What was refused stays, to be put right.
pub fn form<D: OnScreen>(
    told: &Told<D>,
    walk: &Walk<D>,
    question: Question<D>,
    meaning: impl Fn(Answer<D>) -> Option<Meaning>,
    others: Vec<Choosable>,
    words: &Lexicon,
) -> Shows {
    let refused = match &walk.trouble {
        Some(Trouble::NoAnswer(found)) => found.split_once(':'),
        _ => None,
    };
    Shows {
        action: format!("{}/{}", D::PATH, told.topic),
        hidden: told.pairs(),
        question: D::id(question),
        fields: shown::fields(walk.was.and_then(meaning), refused, others, words),
        grounds: D::is_judged(question).then(|| walk.grounds.clone().unwrap_or_default()),
    }
}
