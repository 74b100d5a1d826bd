//! The tournament in the hall: the organiser's pages, the lists of the tables on telephones and from paper,
//! codes, printouts, and the page for the projector.
//!
//! A page is made of what the events tell ([`Hall`]); who may do what is decided in one place
//! ([`Rights::may`]), and every change is an event that goes through it ([`act::Open::act`]).

pub mod act;
mod appeal;
mod arrival;
mod asked;
mod book;
mod chips;
mod codes;
mod course;
mod enter;
pub mod entry;
mod foreseen;
mod glance;
mod grid;
mod home;
mod list;
mod overview;
mod players;
mod print;
mod prizes;
mod quick;
mod referee;
mod results;
mod rights;
mod roster;
mod rows;
mod ruled;
mod seating;
mod settings;
mod time_up;
mod tokens;
mod transcript;
mod typed;
mod wall;
mod worth;

use axum::Router;

pub use book::{Hall, stamp};
pub use rights::{Rights, who};

pub(crate) use act::{Trouble, create as begin};
pub(crate) use arrival::{Arrival, arrived};
pub(crate) use asked::Asked;
pub(crate) use codes::{CodeChange, Codes};
pub(crate) use home::{all, seed};
pub(crate) use ruled::costs;
pub(crate) use wall::events;

use crate::{
    app::App,
    routing::{get, post},
};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/hall", get(home::page).merge(post(home::create)))
        .route("/hall/{name}", get(overview::page))
        .route("/hall/{name}/events", get(wall::events))
        .route("/hall/{name}/players", get(players::page).merge(post(players::change)))
        .route("/hall/{name}/players/{number}", get(players::player))
        .route("/hall/{name}/players/list", post(roster::change))
        .route("/hall/{name}/seating", get(seating::page).merge(post(seating::change)))
        .route("/hall/{name}/codes", get(codes::page).merge(post(codes::change)))
        .route("/hall/{name}/codes/signs.pdf", post(codes::signs))
        .route("/hall/{name}/wall", get(wall::page))
        .route("/hall/{name}/print", get(print::page))
        .route("/hall/{name}/print/{what}", get(print::pdf))
        .route("/hall/{name}/file", get(print::file))
        .route("/hall/{name}/results", get(results::page))
        .route("/hall/{name}/clubs", get(results::clubs))
        .route("/hall/{name}/ranking.csv", get(results::csv))
        .route("/hall/{name}/prizes", get(prizes::page).merge(post(prizes::change)))
        .route("/hall/{name}/settings", get(settings::page).merge(post(settings::change)))
        .route("/hall/{name}/restore", post(settings::restore))
        .route("/hall/{name}/history", get(course::page))
        .route("/hall/{name}/rounds/{round}", post(overview::change))
        .route("/hall/{name}/table/{table}", get(arrival::home).merge(post(arrival::say_who)))
        .route("/hall/{name}/{round}/{table}", get(list::page).merge(post(list::change)))
        .route("/hall/{name}/{round}/{table}/game", post(enter::enter))
        .route("/hall/{name}/{round}/{table}/referee", post(referee::change))
        .route("/hall/{name}/{round}/{table}/ruling", post(ruled::enter))
        .route("/hall/{name}/{round}/{table}/list", get(grid::page).merge(post(grid::enter)))
}
