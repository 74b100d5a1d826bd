//! Sixty telephones enter games at once, two at each of thirty tables, each tapping twice: nothing is lost, and
//! nothing stands there twice. `STICH_GAMES` says how many games a table plays; `docs/web.md` how many a minute are.

use std::sync::Arc;

use axum::http::StatusCode;
use store::Stream;
use tournament::{At, Name, Tournament};
use web::doors::Role;

use super::{
    common::{House, house},
    with,
};

const TABLES: usize = 30;
/// A list has more before a Pflichtsolo has to be played; then another tournament begins.
const LONGEST: usize = 16;

fn games() -> usize {
    let asked = std::env::var("STICH_GAMES").map(|games| games.parse().expect("STICH_GAMES is a number"));
    asked.unwrap_or(8)
}

/// Enters game after game as one telephone does, and says how many of them were taken.
async fn keep(house: Arc<House>, phone: String, page: String, which: usize, games: usize) -> usize {
    let mut taken = 0;
    for game in 0..games {
        let (key, expected) = (format!("hall/{page}-{which}-{game}"), game.to_string());
        let fields = with(&[("key", &key), ("expected", &expected)]);
        let first = house.post_as(&phone, &page, &fields).await;
        // A second tap, since nothing seemed to happen.
        let second = house.post_as(&phone, &page, &fields).await;
        let at = format!("{page}, telephone {which}, game {game}");
        assert_eq!(first.status, second.status, "{at}: {}", second.body);
        match first.status {
            StatusCode::SEE_OTHER => taken += 1,
            // The other telephone was faster.
            StatusCode::UNPROCESSABLE_ENTITY => {
                assert!(first.body.contains("the same as yours"), "{at}: {}", first.body);
            }
            other => panic!("{at}: {other}: {}", first.body),
        }
    }
    taken
}

/// A tournament of thirty tables, and so many games at each; how many were taken in all.
async fn evening(house: &Arc<House>, organiser: &str, name: &Name, games: usize) -> usize {
    let stream = Stream::new(&name.stream()).unwrap();
    let post = async |path: &str, fields: &[(&str, &str)]| {
        let answer = house.post_as(organiser, path, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{path}: {}", answer.body);
    };
    let title = name.to_string();
    let made = [("name", &*title), ("rounds", "1"), ("rules", "sheet"), ("four", "100"), ("five", "125")];
    post("/hall", &made).await;
    let roster: Vec<String> = (1..=4 * TABLES).map(|n| format!("Player {n}")).collect();
    post(&format!("/hall/{name}/players/list"), &[("do", "store"), ("roster", &roster.join("\n"))]).await;
    post(&format!("/hall/{name}/seating"), &[("do", "rest"), ("seed", "7")]).await;
    let mut telephones = Vec::new();
    for table in 1..=TABLES {
        for which in 1..=2 {
            let number = u16::try_from(table).unwrap();
            let phone = house.cookie(Role::Table { of: stream.clone(), number }).await;
            let page = format!("/hall/{name}/1/{table}/game");
            telephones.push((table, tokio::spawn(keep(Arc::clone(house), phone, page, which, games))));
        }
    }
    let mut taken = vec![0; TABLES + 1];
    for (table, telephone) in telephones {
        taken[table] += telephone.await.unwrap();
    }
    let fold = house.app.halls.get(&stream).await.unwrap().unwrap();
    let tournament: Tournament = fold.with(|hall| hall.tournament().unwrap().unwrap().clone()).await.unwrap();
    for (table, taken) in taken.iter().enumerate().skip(1) {
        let lines = tournament.table(At { round: 1, table }).unwrap().list().lines().len();
        assert_eq!((lines, *taken), (games, games), "{name}, table {table}");
    }
    taken.iter().sum()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_telephones_enter_games_at_once() {
    let house = Arc::new(house().await);
    let organiser = house.cookie(Role::Organiser).await;
    let (mut left, mut taken) = (games(), 0);
    for number in 1.. {
        let name: Name = format!("evening-{number}").parse().unwrap();
        let now = left.min(LONGEST);
        taken += evening(&house, &organiser, &name, now).await;
        left -= now;
        if left == 0 {
            break;
        }
    }
    assert_eq!(taken, games() * TABLES, "every game once");
    eprintln!("{taken} games from sixty telephones");
}
