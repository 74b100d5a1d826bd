//! After the board: what went wrong and nobody noticed, each with the law, and with its price for who asks. For the
//! director alone, once the game is over.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use live::MissedView;
use wording::msg;

use super::{Looked, drawn::Law, prices};
use crate::{
    app::App,
    body::field,
    failure::Failure,
    page::{self, Shell},
    person::{Person, words_at},
    text::{Html, rich},
};

/// Something that was missed.
struct Missed {
    step: usize,
    at: String,
    what: Html,
    laws: Vec<Law>,
    /// What it would have been worth to call; nothing where it was not asked for.
    priced: Option<Result<Vec<prices::Line>, String>>,
    /// May that be asked?
    may_price: bool,
}

#[derive(Template)]
#[template(path = "live_review.html")]
struct ReviewPage {
    shell: Shell,
    id: String,
    missed: Vec<Missed>,
}

/// `/tables/{id}/review?price=12`.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let looked = Looked::at(&app, &person, &id, "director").await?;
    let (viewer, lang) = (looked.seen.viewer, person.view.lang);
    let game = looked.table.with(live::Room::game).await?.ok_or(Failure::NotFound)?;
    let words = words_at(lang, game);
    let (name, found) =
        looked.table.with(|room| (room.name().to_owned(), room.missed(viewer, words))).await?;
    let wanted: Option<usize> = field(query.as_deref(), "price").parse().ok();
    let mut missed = Vec::new();
    for MissedView { step, what, laws } in found.ok_or(Failure::Forbidden)? {
        let laws = laws.iter().map(|law| Law::of(law, words)).collect();
        let table = looked.table.with(|room| room.laws_if_called(step, viewer)).await?;
        let may_price = table.is_some();
        let priced = match table.filter(|_| wanted == Some(step)) {
            Some(table) => Some(prices::of(table).await?),
            None => None,
        };
        missed.push(Missed {
            step,
            at: words.say(msg::LiveReviewAt { step: &step.to_string() }),
            what: rich(&wording::capitalised(&what), words),
            laws,
            may_price,
            priced: priced.map(|found| {
                found
                    .map(|found| prices::lines(&found, words))
                    .map_err(|why| pricing::words::no_price(&why, words))
            }),
        });
    }
    let person = Person { here: format!("/tables/{id}/review"), ..person };
    page::html(&ReviewPage { shell: Shell::new(person, name).at(game), id, missed })
}
