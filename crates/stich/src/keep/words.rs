//! `stich words export`: what people have proposed to say better, as a patch of the files of the languages.

use store::{Event, Stream};
use web::{doctor::Wrong, fold::Fold as _, words::Words};
use wording::{Lang, Lexicon, msg, patch};

use super::{KeepArgs, Shelf, doctor::said};
use crate::{Exit, screen};

/// Writes the patch; every language in it.
pub fn words(args: &KeepArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, args)?;
    let stream = Stream::new(web::words::STREAM)?;
    let mut known = Words::default();
    let events = shelf.read(words, &stream, 0)?;
    for (number, damage) in web::doctor::damaged(&stream, &events) {
        screen::note(&said(&Wrong::Event(stream.clone(), number, damage), words));
    }
    for Event { number, what, .. } in &events {
        // What cannot be read was named.
        if let Ok(told) = Words::read(&what.payload) {
            known.happened(*number, what, told);
        }
    }
    let text: String = Lang::ALL.into_iter().map(|lang| patch(lang, &known.proposals(lang))).collect();
    if text.is_empty() {
        screen::note(&words.say(msg::WordsNone));
    } else {
        screen::line(text.trim_end_matches('\n'))?;
    }
    Ok(Exit::Fine)
}
