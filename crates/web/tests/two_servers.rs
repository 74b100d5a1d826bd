//! Two servers on one database are one app: whoever comes to either sees the same. PostgreSQL takes part
//! where `STICH_POSTGRES` holds its address.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use axum::http::StatusCode;
use common::{House, UNHURRIED, house_over};
use store::Store;
use tokio::sync::Mutex;
use web::{Settings, doors::Role};

const RULED: &str = "declarer=N&offender=E&card=DK&meant-as=accident";

/// Two servers on SQLite, and two on PostgreSQL.
async fn pairs() -> Vec<(House, House)> {
    let settings = || Settings { pace: UNHURRIED, ..Settings::default() };
    let folder = || tempfile::tempdir().unwrap();
    let shared = folder();
    let sqlite = || Store::in_folder(shared.path()).unwrap();
    let (one, other) = (sqlite(), sqlite());
    let one = house_over(one, settings(), folder()).await;
    let mut pairs = vec![(one, house_over(other, settings(), shared).await)];
    match std::env::var("STICH_POSTGRES") {
        Ok(url) => {
            let one = house_over(Store::at(&url).await.unwrap(), settings(), folder()).await;
            let other = house_over(Store::at(&url).await.unwrap(), settings(), folder()).await;
            pairs.push((one, other));
        }
        Err(_) => eprintln!("without STICH_POSTGRES this is tested on SQLite only"),
    }
    pairs
}

/// Whoever looks for the newest link of a database must be the only one who makes links there.
static LINKS: Mutex<()> = Mutex::const_new(());

async fn come_in(house: &House, role: Role) -> String {
    let _alone = LINKS.lock().await;
    house.cookie(role).await
}

/// Others are heard soon, not at once.
async fn until(mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..300 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it does not come to that");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_does_the_other_knows() {
    let _alone = LINKS.lock().await;
    for (one, other) in pairs().await {
        let organiser = one.cookie(Role::Organiser).await;
        until(async || other.get_as(&organiser, "/house").await.status == StatusCode::OK).await;
        let director = other.cookie(Role::Director).await;
        until(async || one.get_as(&director, "/rulings").await.status == StatusCode::OK).await;
        // The newest link stands first.
        let id = one.get_as(&organiser, "/house").await.field("id");
        one.post_as(&organiser, "/house/revoke", &[("id", &id), ("sure", "yes")]).await;
        until(async || other.get_as(&director, "/rulings").await.status == StatusCode::FORBIDDEN).await;
    }
}

fn found(body: &str) -> u64 {
    serde_json::from_str::<serde_json::Value>(body).unwrap()["found"].as_u64().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_many_who_save_at_both_each_is_saved_once() {
    for (one, other) in pairs().await {
        let cookie = come_in(&one, Role::Director).await;
        until(async || other.get_as(&cookie, "/rulings").await.status == StatusCode::OK).await;
        let unused = come_in(&one, Role::Spectator { of: "test/x".to_owned().try_into().unwrap() }).await;
        let unused: String = unused.chars().filter(char::is_ascii_digit).collect();
        let before = found(&one.get_as(&cookie, "/api/v1/rulings").await.body);
        let houses = [Arc::new(one), Arc::new(other)];
        let tasks: Vec<_> = (0..40)
            .map(|i| {
                // Each ruling is sent to both: the first answer was not heard.
                let (house, cookie) = (Arc::clone(&houses[i % 2]), cookie.clone());
                let key = format!("two/{unused}/{}", i / 2);
                tokio::spawn(async move {
                    let fields =
                        [("key", &*key), ("game", "bridge"), ("topic", "card-exposed"), ("told", RULED)];
                    let saved = house.post_as(&cookie, "/rulings", &fields).await;
                    (key.clone(), saved.status, saved.header("location").to_owned())
                })
            })
            .collect();
        let mut places = BTreeMap::new();
        for task in tasks {
            let (key, status, place) = task.await.unwrap();
            assert_eq!(status, StatusCode::SEE_OTHER);
            assert_eq!(places.entry(key).or_insert_with(|| place.clone()), &place);
        }
        assert_eq!(places.len(), 20);
        for house in &houses {
            until(async || found(&house.get_as(&cookie, "/api/v1/rulings").await.body) == before + 20).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_one_list_at_both_servers() {
    for (one, other) in pairs().await {
        let organiser = come_in(&one, Role::Organiser).await;
        until(async || other.get_as(&organiser, "/house").await.status == StatusCode::OK).await;
        let title = format!("Two {}", organiser.chars().filter(char::is_ascii_digit).collect::<String>());
        let made =
            one.post_as(&organiser, "/hall", &[("name", &title), ("rounds", "1"), ("rules", "sheet")]).await;
        let hall = made.header("location").trim_end_matches("/players").to_owned();
        let players = "A\nB\nC\nD";
        let fields = [("do", "store"), ("roster", players)];
        until(async || other.get_as(&organiser, &hall).await.status == StatusCode::OK).await;
        assert_eq!(
            other.post_as(&organiser, &format!("{hall}/players/list"), &fields).await.status,
            StatusCode::SEE_OTHER
        );
        assert_eq!(
            one.post_as(&organiser, &format!("{hall}/seating"), &[("do", "rest")]).await.status,
            StatusCode::SEE_OTHER
        );
        // The answer of one was not heard; the telephone asks the other with the same key.
        let key = format!("hall/{}", hall.trim_start_matches("/hall/"));
        let game = [
            ("key", &*key),
            ("expected", "0"),
            ("how", "points"),
            ("p1", "1"),
            ("p2", "1"),
            ("p3", "-1"),
            ("p4", "-1"),
        ];
        for house in [&one, &other, &one] {
            until(async || {
                house.post_as(&organiser, &format!("{hall}/1/1/game"), &game).await.status
                    == StatusCode::SEE_OTHER
            })
            .await;
        }
        let list = async |house: &House| {
            house
                .get_as(
                    &organiser,
                    &format!("/api/v1/tournaments{}/rounds/1/tables/1", hall.trim_start_matches("/hall")),
                )
                .await
                .body
        };
        // Each has said that the game is stored: it shows it from now on.
        for house in [&one, &other] {
            let body = list(house).await;
            let table: serde_json::Value = serde_json::from_str(&body).unwrap();
            assert_eq!(table["lines"].as_array().map(Vec::len), Some(1), "{body}");
        }
    }
}

/// What the search finds: the rulings on the page of the list, the newest first.
async fn found_by(house: &House, cookie: &str, search: &str) -> Vec<String> {
    let query = form_urlencoded::Serializer::new(String::new()).append_pair("search", search).finish();
    let list = house.get_as(cookie, &format!("/rulings?{query}")).await;
    assert_eq!(list.status, StatusCode::OK, "{search}: {}", list.body);
    list.links().into_iter().filter(|to| to.starts_with("/rulings/")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_search_finds_the_same_without_an_index_with_half_of_one_and_with_all_of_it() {
    let book = store::Stream::new("rulings/book").unwrap();
    for (one, other) in pairs().await {
        let cookie = come_in(&one, Role::Director).await;
        until(async || other.get_as(&cookie, "/rulings").await.status == StatusCode::OK).await;
        // One PostgreSQL sees many runs.
        let run = format!("lauf{}", one.app.rulings.with(web::rulings::Book::len).await.unwrap());
        for (lang, note) in ["de Ausspiel", "da Åbne kort", "nl Verzaking", "nb Ulovlig", "en North’s 64A1"]
            .map(|it| it.split_at(2))
        {
            let fields = [
                ("key", &*format!("{run}/{lang}")),
                ("game", "bridge"),
                ("topic", "card-exposed"),
                ("told", RULED),
                ("event", &format!("Herbst{run}")),
                ("board", lang),
                ("note", note),
            ];
            let cookie = format!("{cookie}; stich-view={lang}.auto.two");
            let saved = one.post_as(&cookie, "/rulings", &fields).await;
            assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
        }
        let (before, _) = one.app.rulings.with(|book| book.told_after(0, usize::MAX)).await.unwrap();
        until(async || other.app.rulings.look(|number, _| number).await.unwrap() >= before).await;
        let all = [
            &run[..],
            "herbst",
            &format!("{run} ausspiel"),
            &format!("{run} ÅBN"),
            &format!("{run} zakin"),
            &format!("{run} ulov"),
            &format!("{run} 64a1"),
            &format!("{run} 45"),
            &format!("{run} de"),
            "nichts davon",
        ];
        let look = async |house: &House| {
            let mut answers = Vec::new();
            for sought in all {
                answers.push(found_by(house, &cookie, sought).await);
            }
            answers
        };
        // What was put in by another search runs behind this one: each is asked again, until all of it is there.
        let first = look(&one).await;
        assert_eq!(first[0].len(), 5, "{first:?}");
        assert_eq!(first[2].len(), 1, "{first:?}");
        until(async || {
            found_by(&one, &cookie, &run).await;
            one.app.store.indexed(&book).await.unwrap() >= before
        })
        .await;
        assert_eq!(look(&one).await, first);
        assert_eq!(look(&other).await, first);
        // Something is added that only a search with what the index does not have yet finds at once.
        let number = first[0][0].clone();
        let page = one.get_as(&cookie, &number).await;
        let fields = [("key", page.field("key")), ("text", "Berufung verworfen".to_owned())];
        let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        one.post_as(&cookie, &format!("{number}/add"), &fields).await;
        let sought = format!("{run} berufung ver");
        assert_eq!(found_by(&one, &cookie, &sought).await, std::slice::from_ref(&number));
        until(async || {
            found_by(&one, &cookie, &sought).await;
            one.app.store.indexed(&book).await.unwrap() > before
        })
        .await;
        assert_eq!(found_by(&one, &cookie, &sought).await, [number]);
        assert_eq!(look(&one).await, first);
    }
}
