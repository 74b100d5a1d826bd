//! The first screen: what has happened?

use askama::Template;
use axum::response::Response;
use bridge_laws::Topic;
use wording::msg;

use super::state::Told;
use crate::{failure::Failure, page, page::Shell, person::Person};

/// So many topics are asked for nine times of ten; the others stand apart.
const COMMON: usize = 5;

/// A topic to tap.
struct Line {
    name: String,
    address: String,
}

#[derive(Template)]
#[template(path = "home.html")]
struct HomePage {
    shell: Shell,
    common: Vec<Line>,
    more: Vec<Line>,
}

/// `/`.
pub async fn page(person: Person) -> Result<Response, Failure> {
    let words = person.words();
    let mut common: Vec<Line> = Topic::ALL
        .into_iter()
        .map(|topic| Line { name: super::topic(topic, words), address: Told::nothing(topic).address() })
        .collect();
    let more = common.split_off(COMMON.min(common.len()));
    let title = words.say(msg::WebWhatHappened);
    page::html(&HomePage { shell: Shell::new(person, title).kept(), common, more })
}
