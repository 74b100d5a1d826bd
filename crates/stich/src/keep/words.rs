//! `stich words export`: what people have proposed to say better, as a patch of the files of the languages.

use anyhow::anyhow;
use store::Stream;
use web::{fold::Fold as _, words::Words};
use wording::{Lang, Lexicon, msg, patch};

use super::{KeepArgs, Shelf};
use crate::{Exit, screen};

/// Writes the patch; every language in it.
pub fn words(args: &KeepArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, args)?;
    let stream = Stream::new(web::words::STREAM)?;
    let mut known = Words::default();
    for event in shelf.read(words, &stream, 0)? {
        let what = event.what;
        let told = serde_json::from_str(&what.payload);
        let told = told.map_err(|e| anyhow!("{stream}, event {}: {e}", event.number))?;
        known.happened(event.number, &what.at, &what.who, told);
    }
    let text: String = Lang::ALL.into_iter().map(|lang| patch(lang, &known.proposals(lang))).collect();
    if text.is_empty() {
        screen::note(&words.say(msg::WordsNone));
    } else {
        screen::line(text.trim_end_matches('\n'))?;
    }
    Ok(Exit::Fine)
}
