//! A choice on the screen: the words to read aloud, then all that can be chosen and what follows.

use askama::Template;
use axum::response::Response;
use ruling::Election;
use sheet::{Seat, Way};
use wording::{Game, Lexicon, capitalised, msg};

use super::{
    Frame,
    game::OnScreen,
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
    game: Game,
    happened: Option<Html>,
    said: Vec<Html>,
    tap: Html,
    who_spoke: bool,
    options: Vec<Option_>,
    laws: Vec<Law>,
}

/// The page of this choice.
pub fn page<D: OnScreen>(
    shell: Shell,
    frame: Frame,
    told: &Told<D>,
    walk: &Walk<D>,
    election: &Election<D::Game>,
) -> Result<Response, Failure> {
    let (words, desk) = (shell.w, &walk.desk);
    let ways = desk.ways(election, words);
    let page = ChoicePage {
        game: D::GAME,
        happened: desk.happened(words).map(|text| text::rich(&text, words)),
        said: desk.before_choice(election, words).iter().map(|s| text::rich(s, words)).collect(),
        tap: text::rich(&D::tap(election, words), words),
        who_spoke: election.by.len() > 1,
        options: ways.iter().map(|way| option(way, &election.by, words, Some((told, walk)))).collect(),
        laws: laws(told, desk, words),
        shell,
        frame,
    };
    page::html(&page)
}

fn option<D: OnScreen>(
    way: &Way<D>,
    by: &[Seat<D>],
    words: &Lexicon,
    tap: Option<(&Told<D>, &Walk<D>)>,
) -> Option_ {
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
                text: text::rich(&D::seat(seat, words), words),
                address: told.and(walk, "choose", &format!("{seat}={}", way.choice)).address(),
            })
            .collect(),
    };
    let information = if way.then.is_empty() {
        way.desk.information(words).iter().map(|info| text::rich(info, words)).collect()
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
