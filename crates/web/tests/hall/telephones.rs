//! Sixty telephones enter games at once, two at each of thirty tables, each tapping twice: nothing is lost, and
//! nothing stands there twice.

use std::sync::Arc;

use axum::http::StatusCode;
use tournament::At;
use web::doors::Role;

use super::{Evening, common::house, stream, with};

const TABLES: usize = 30;
const GAMES: usize = 8;

/// Enters game after game as one telephone does, and says how many of them were taken.
async fn keep(evening: Arc<Evening>, phone: String, table: usize, which: usize) -> usize {
    let page = format!("/hall/herbst/1/{table}/game");
    let mut taken = 0;
    for game in 0..GAMES {
        let (key, expected) = (format!("hall/{table}-{which}-{game}"), game.to_string());
        let fields = with(&[("key", &key), ("expected", &expected)]);
        let first = evening.house.post_as(&phone, &page, &fields).await;
        // A second tap, since nothing seemed to happen.
        let second = evening.house.post_as(&phone, &page, &fields).await;
        assert_eq!(
            first.status, second.status,
            "table {table}, telephone {which}, game {game}: {}",
            second.body
        );
        match first.status {
            StatusCode::SEE_OTHER => taken += 1,
            // The other telephone was faster.
            StatusCode::UNPROCESSABLE_ENTITY => {
                assert!(first.body.contains("the same as yours"), "{}", first.body);
            }
            other => panic!("table {table}, telephone {which}, game {game}: {other}: {}", first.body),
        }
    }
    taken
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sixty_telephones_enter_games_at_once() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let evening = Evening { house, organiser, director: String::new(), one: String::new() };
    let made = [("name", "Herbst"), ("rounds", "1"), ("rules", "sheet"), ("four", "100"), ("five", "125")];
    assert_eq!(evening.post("/hall", &made).await.status, StatusCode::SEE_OTHER);
    let roster: Vec<String> = (1..=4 * TABLES).map(|n| format!("Player {n}")).collect();
    evening.done("/hall/herbst/players/list", &[("do", "store"), ("roster", &roster.join("\n"))]).await;
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "7")]).await;
    let evening = Arc::new(evening);
    let mut telephones = Vec::new();
    for table in 1..=TABLES {
        for which in 1..=2 {
            let number = u16::try_from(table).unwrap();
            let phone = evening.house.cookie(Role::Table { of: stream(), number }).await;
            let at = tokio::spawn(keep(Arc::clone(&evening), phone, table, which));
            telephones.push((table, at));
        }
    }
    let mut taken = vec![0; TABLES + 1];
    for (table, telephone) in telephones {
        taken[table] += telephone.await.unwrap();
    }
    let tournament = evening.tournament().await;
    for (table, taken) in taken.iter().enumerate().skip(1) {
        let lines = tournament.table(At { round: 1, table }).unwrap().list().lines().len();
        assert_eq!((lines, *taken), (GAMES, GAMES), "table {table}");
    }
}
