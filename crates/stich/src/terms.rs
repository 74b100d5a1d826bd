//! `stich terms`: the words that the texts of a language keep to, so that a federation can correct them.

use serde::Serialize;
use wording::{Lexicon, Term, msg};

use crate::{
    Exit,
    args::TermsArgs,
    screen::{self, DIM, HEAD},
};

/// A term, as programs read it.
#[derive(Debug, Serialize)]
struct Json<'a> {
    id: &'a str,
    word: &'a str,
    /// `m`, `f`, `n` or `c`; missing where the language has none.
    #[serde(skip_serializing_if = "str::is_empty")]
    gender: &'a str,
    forms: &'a [&'static str],
    /// The law it is taken from.
    source: &'a str,
    /// What is never said for it.
    never: &'a [&'static str],
}

pub fn run(args: &TermsArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let terms = words.terms();
    if args.json {
        let all: Vec<Json<'_>> = terms.iter().map(json).collect();
        screen::line(&serde_json::to_string_pretty(&all)?)?;
        return Ok(Exit::Fine);
    }
    screen::styled(HEAD, &words.say(msg::TermsHeading))?;
    let column = terms.iter().map(|term| term.id.len()).max().unwrap_or_default() + 2;
    for term in &terms {
        let gender = if term.gender.is_empty() { String::new() } else { format!(" ({})", term.gender) };
        screen::line(&format!("{:<column$}{}{gender}", term.id, term.word))?;
        let mut more = vec![term.source.to_owned()];
        if !term.forms.is_empty() {
            more.push(words.say(msg::TermsForms { forms: &term.forms.join(", ") }));
        }
        if !term.never.is_empty() {
            more.push(words.say(msg::TermsNever { words: &term.never.join(", ") }));
        }
        screen::styled(DIM, &screen::wrapped(&" ".repeat(column), &more.join("; ")))?;
    }
    Ok(Exit::Fine)
}

fn json(term: &Term) -> Json<'_> {
    let Term { id, word, gender, ref forms, source, ref never } = *term;
    Json { id, word, gender, forms, source, never }
}
