//! The tournament in the hall: who may what, a list entered from telephones and from paper, and that nothing
//! that comes from outside breaks it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod appeal;
mod arrival;
#[path = "../common/mod.rs"]
mod common;
mod course;
mod end;
mod keys;
mod late;
mod leaving;
mod lists;
mod names;
mod people;
mod programs;
mod referee;
mod refused;
mod roster;
mod seen;
mod settings;
mod springer;
mod telephones;
mod time;

use axum::http::StatusCode;
use common::{Answer, House, house};
use store::Stream;
use tournament::{At, Name, Outcome, Position, Told, Tournament, Written};
use web::doors::Role;

const NAMES: [&str; 9] = ["Anna", "Ben", "Cai", "Dora", "Emil", "Frida", "Gerd", "Hanna", "Ida"];

/// A tournament of nine players over three rounds, with its people.
struct Evening {
    house: House,
    organiser: String,
    director: String,
    one: String,
}

fn stream() -> Stream {
    Stream::new(&"herbst".parse::<Name>().unwrap().stream()).unwrap()
}

async fn evening() -> Evening {
    evening_of(["100", "125"]).await
}

/// The same with so many minutes for a round at tables of four and of five; without a clock.
async fn evening_of([four, five]: [&str; 2]) -> Evening {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let director = house.cookie(Role::Director).await;
    let one = house.cookie(Role::Table { of: stream(), number: 1 }).await;
    house.cookie(Role::Table { of: stream(), number: 2 }).await;
    let evening = Evening { house, organiser, director, one };
    let made = evening
        .post(
            "/hall",
            &[
                ("name", "Herbst"),
                ("rounds", "3"),
                ("rules", "sheet"),
                ("four", four),
                ("five", five),
                ("tie", "lot"),
            ],
        )
        .await;
    assert_eq!((made.status, made.header("location")), (StatusCode::SEE_OTHER, "/hall/herbst/players"));
    let roster = NAMES.join("\n");
    evening.done("/hall/herbst/players/list", &[("do", "store"), ("roster", &roster)]).await;
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "7")]).await;
    evening
}

impl Evening {
    async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        self.house.post_as(&self.organiser, path, fields).await
    }

    /// The organiser does it, and it is done.
    async fn done(&self, path: &str, fields: &[(&str, &str)]) {
        let answer = self.post(path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    }

    async fn tournament(&self) -> Tournament {
        let fold = self.house.app.halls.get(&stream()).await.unwrap().unwrap();
        fold.with(|hall| hall.tournament().unwrap().unwrap().clone()).await.unwrap()
    }

    /// All lists of a round are in, and it is closed.
    async fn finish(&self, round: usize) {
        let now = self.tournament().await;
        for (table, n) in now.round(round).unwrap().tables.iter().zip(1..) {
            let mut list = table.list().clone();
            let first = list.lines().len();
            let mut fields =
                vec![("first".to_owned(), first.to_string()), ("by".to_owned(), "Jana".to_owned())];
            let mut index = 0;
            while let Some(next) = list.round().next() {
                // Whoever owes his Pflichtsolo plays it as soon as he has cards.
                let size = list.round().size();
                let mut owing = list.round().owing().iter().filter(|p| !next.sits_out.contains(*p));
                let soloist = next.forced.or_else(|| owing.next());
                let mut points = tournament::ByPosition::<i32>::default();
                let players: Vec<Position> =
                    size.positions().filter(|p| !next.sits_out.contains(*p)).collect();
                for (i, p) in players.iter().enumerate() {
                    points[*p] = match soloist {
                        Some(soloist) => {
                            if *p == soloist {
                                6
                            } else {
                                -2
                            }
                        }
                        None => {
                            if i % 2 == 0 {
                                1
                            } else {
                                -1
                            }
                        }
                    };
                }
                let outcome = soloist.map_or(Outcome::Game, Outcome::Solo);
                list.enter(Written::from(Told::Points { outcome, points })).unwrap();
                fields.extend(soloist.map(|_| (format!("k{index}"), "ps".to_owned())));
                fields.extend(players.iter().map(|p| (format!("p{index}-{p}"), points[*p].to_string())));
                index += 1;
            }
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
            self.done(&format!("/hall/herbst/{round}/{n}/list"), &fields).await;
        }
        self.done(&format!("/hall/herbst/rounds/{round}"), &[("do", "close"), ("sure", "yes")]).await;
    }

    async fn lines(&self, round: usize, table: usize) -> usize {
        self.tournament().await.table(At { round, table }).unwrap().list().lines().len()
    }
}

/// A normal game of positions 1 and 3, won with 151 and Re.
const GAME: [(&str, &str); 6] =
    [("how", "game"), ("kind", "normal"), ("who", "1"), ("who", "3"), ("step", "151"), ("call-re", "won")];

fn with<'a>(more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    GAME.iter().chain(more).copied().collect()
}

fn query(fields: &[(&str, &str)]) -> String {
    fields.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("&")
}
