//! A choice on the screen: the words to read aloud, then all that can be chosen and what follows.

use askama::Template;
use axum::response::Response;
use bridge_laws::words::{Choice, Election};
use cards::{Seat, SeatSet};
use sheet::Way;
use wording::{Lexicon, msg};

use super::{
    Frame,
    ruling::{Law, laws},
    state::{Told, Walk},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
    text::{self, Html},
};

/// One thing that can be chosen.
struct Option_ {
    label: Html,
    consequence: Html,
    /// What is to be tapped: one link, or one for each who may have spoken.
    taps: Vec<Tap>,
    /// The second decision.
    then: Vec<Option_>,
    /// What may be known then.
    information: Vec<Html>,
}

/// A link that makes a choice.
struct Tap {
    text: Html,
    address: String,
}

#[derive(Template)]
#[template(path = "choice.html")]
struct ChoicePage {
    shell: Shell,
    frame: Frame,
    happened: Option<Html>,
    said: Vec<Html>,
    tap: Html,
    who_spoke: bool,
    options: Vec<Option_>,
    laws: Vec<Law>,
}

/// The page of this choice.
pub fn page(
    shell: Shell,
    frame: Frame,
    told: &Told,
    walk: &Walk,
    election: &Election,
) -> Result<Response, Failure> {
    let (words, desk) = (shell.w, &walk.desk);
    let anywho: SeatSet = election.by.iter().copied().collect();
    let ways = sheet::ways(desk, election, words);
    let page = ChoicePage {
        happened: sheet::what_happened(desk, words).map(|text| text::rich(&text, words)),
        said: sheet::before_choice(desk, election, words).iter().map(|s| text::rich(s, words)).collect(),
        tap: text::rich(&words.say(msg::WebTapChoice { anywho }), words),
        who_spoke: election.by.len() > 1,
        options: ways.iter().map(|way| option(way, &election.by, words, Some((told, walk)))).collect(),
        laws: laws(told, desk, words),
        shell,
        frame,
    };
    page::html(&page)
}

fn option(way: &Way, by: &[Seat], words: &Lexicon, tap: Option<(&Told, &Walk)>) -> Option_ {
    let label = text::rich(&capitalised(&way.label), words);
    let taps = match (tap, by) {
        (None, _) => Vec::new(),
        (Some((told, walk)), [_]) => {
            let address = told.and(walk, "choose", &way.choice.to_string()).address();
            vec![Tap { text: label.clone(), address }]
        }
        (Some((told, walk)), several) => several
            .iter()
            .map(|&seat| Tap {
                text: text::rich(&words.seat(seat), words),
                address: told.and(walk, "choose", &spoken(seat, way.choice)).address(),
            })
            .collect(),
    };
    let information = if way.then.is_empty() {
        sheet::information(&way.desk, words).iter().map(|info| text::rich(info, words)).collect()
    } else {
        Vec::new()
    };
    Option_ {
        consequence: text::rich(&way.consequence, words),
        then: way.then.iter().map(|second| option(second, &[], words, None)).collect(),
        label,
        taps,
        information,
    }
}

/// Who said what, as an address has it.
fn spoken(seat: Seat, choice: Choice) -> String {
    format!("{seat}={choice}")
}

fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|first| first.to_uppercase().chain(chars).collect()).unwrap_or_default()
}
