//! The first page: what is going on here, for those who have a part in it, and three doors.

use askama::Template;
use axum::{Router, extract::State, response::Response};
use bridge_laws::Desk as Bridge;
use doppelkopf_laws::Desk as Doppelkopf;
use wording::msg;

use crate::{
    app::App,
    desk::OnScreen as _,
    failure::Failure,
    hall, live,
    page::{self, Shell},
    person::Person,
    routing::get,
};

/// So many tournaments, and so many tables, stand on the first page.
const SHOWN: usize = 4;

/// Somewhere to go.
pub struct Place {
    /// Where it is.
    pub address: String,
    /// What it is called.
    pub name: String,
    /// How it stands there.
    pub what: String,
}

#[derive(Template)]
#[template(path = "first.html")]
struct FirstPage {
    shell: Shell,
    /// Tournaments and tables in which this person has a part.
    going_on: Vec<Place>,
    bridge: &'static str,
    doppelkopf: &'static str,
}

/// The page.
pub fn routes() -> Router<App> {
    Router::new().route("/", get(first))
}

/// `/`
async fn first(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    let mut going_on = hall::all(&app, &person).await?;
    going_on.truncate(SHOWN);
    going_on.extend(live::newest(&app, &person, SHOWN).await?);
    let title = person.words().say(msg::FirstTitle);
    page::html(&FirstPage {
        shell: Shell::new(person, title),
        going_on,
        bridge: Bridge::HOME,
        doppelkopf: Doppelkopf::HOME,
    })
}
