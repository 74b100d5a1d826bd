//! The web app: the referee's desk on a telephone, the book of rulings, and who may do what. Pages come
//! from the server and work without scripts; the whole state of an interview is in its address.
//!
//! Each feature brings its own routes ([`router`] puts them together), pages are written in the frame of
//! [`page::Shell`], and whoever asks is a [`person::Person`] with roles.

pub mod apart;
pub mod api;
pub mod app;
mod arriving;
mod assets;
pub mod backups;
mod body;
pub mod caller;
mod clock;
pub mod demo;
pub mod desk;
pub mod doctor;
pub mod doors;
pub mod failure;
mod first;
pub mod fold;
mod guard;
pub mod hall;
mod health;
pub mod intake;
mod limits;
pub mod live;
pub mod live_updates;
pub mod page;
pub mod person;
mod qr;
mod router;
mod routing;
pub mod rulings;
mod serve;
mod settings;
mod shares;
mod shown;
mod text;
mod view;
pub mod words;

pub use crate::{
    router::router,
    serve::{ServeError, open, serve},
    settings::{Keep, Options, PORT, Pace, Settings},
};
