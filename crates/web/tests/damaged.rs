//! What is damaged where it is kept: the rest is shown, what is lost is named, and nothing of the rest changes its number.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use axum::http::{Request, StatusCode, header};
use common::{House, UNHURRIED, house_over};
use rusqlite::{Connection, params};
use store::{New, Store, Stream};
use web::{Settings, doors::Role};

const TOLD: &str = "table=4&offender=2&claimed=3&soloist=none&clarified=no&could-follow=yes&rest-certain=none&\
                    already-won=none&absagen-against=2&can-decide=yes&time-up=no&rules=tsr";

/// A house, its organiser, and its file, into which somebody writes who must not.
async fn house() -> (House, String, Connection, tempfile::TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let kept = tempfile::tempdir().unwrap();
    let store = Store::in_folder(kept.path()).unwrap();
    let house = house_over(store, Settings { pace: UNHURRIED, ..Settings::default() }, folder).await;
    let cookie = house.cookie(Role::Organiser).await;
    let file = Connection::open(kept.path().join("stichentscheid.db")).unwrap();
    (house, cookie, file, kept)
}

/// The same house after a restart.
async fn again(kept: &tempfile::TempDir) -> House {
    let store = Store::in_folder(kept.path()).unwrap();
    let settings = Settings { pace: UNHURRIED, ..Settings::default() };
    house_over(store, settings, tempfile::tempdir().unwrap()).await
}

async fn save(house: &House, cookie: &str, board: &str) {
    let fields = [("game", "doppelkopf"), ("topic", "revoke"), ("told", TOLD), ("board", board)];
    assert_eq!(house.post_as(cookie, "/rulings", &fields).await.status, StatusCode::SEE_OTHER);
}

async fn made(house: &House, cookie: &str, address: &str, what: &serde_json::Value) {
    let request = Request::builder()
        .method("POST")
        .uri(address)
        .header(header::HOST, "127.0.0.1:8484")
        .header(header::ORIGIN, "http://127.0.0.1:8484")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::COOKIE, cookie);
    let made = house.send(request.body(what.to_string().into()).unwrap()).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.body);
}

/// What is done to the second of three rulings, with words of the page that name it.
type Harm = (&'static str, &'static str);

const HARMS: [Harm; 6] = [
    (
        "UPDATE event SET payload = '{\"saved\":{\"gam' WHERE stream = ? AND number = 2",
        "was changed after it was",
    ),
    (
        "UPDATE event SET payload = CAST(x'ff00fe' AS TEXT) WHERE stream = ? AND number = 2",
        "was changed after it was",
    ),
    // It could have been said so, and was not.
    (
        "UPDATE event SET payload = replace(payload, 'tsr', 'sheet') WHERE stream = ? AND number = 2",
        "was changed",
    ),
    ("UPDATE event SET who = 'Eva' WHERE stream = ? AND number = 2", "was changed after it was stored"),
    ("UPDATE event SET format = -1 WHERE stream = ? AND number = 2", "was changed after it was stored"),
    ("DELETE FROM event WHERE stream = ? AND number = 2", "it is missing"),
];

#[tokio::test]
async fn a_ruling_that_is_damaged_hides_no_other() {
    for (harm, why) in HARMS {
        let (house, cookie, file, kept) = house().await;
        for board in ["11", "22", "33"] {
            save(&house, &cookie, board).await;
        }
        assert_eq!(file.execute(harm, params!["rulings/book"]).unwrap(), 1, "{harm}");
        let house = again(&kept).await;
        let book = house.get_as(&cookie, "/rulings").await;
        assert_eq!(book.status, StatusCode::OK, "{harm}: {}", book.body);
        assert!(book.body.contains("Ruling 2 is not shown"), "{harm}: {}", book.body);
        assert!(book.body.contains(why), "{harm}: {}", book.body);
        assert!(book.body.contains("stich doctor"), "{}", book.body);
        for (lang, named) in [
            ("de", "Entscheidung 2 wird nicht gezeigt"),
            ("da", "Kendelse 2 vises ikke"),
            ("nl", "Beslissing 2 wordt niet getoond"),
            ("nb", "Avgjørelse 2 vises ikke"),
        ] {
            let cookie = format!("{cookie}; stich-view={lang}.auto.two");
            let page = house.get_as(&cookie, "/rulings").await.body;
            assert!(page.contains(named), "{page}");
        }
        // The others keep their numbers, and the next one gets the next.
        assert!(house.get_as(&cookie, "/rulings/1").await.body.contains("11"));
        assert!(house.get_as(&cookie, "/rulings/3").await.body.contains("33"));
        // It is not as if it had never been there: what is lost is said, to people and to programs.
        for path in ["/rulings/2", "/api/v1/rulings/2", "/api/v1/rulings"] {
            let answer = house.get_as(&cookie, path).await;
            let list = path.ends_with("rulings");
            let status = if list { StatusCode::OK } else { StatusCode::INTERNAL_SERVER_ERROR };
            assert_eq!(answer.status, status, "{path}");
            assert!(answer.body.contains(why), "{path}: {}", answer.body);
        }
        assert_eq!(house.get_as(&cookie, "/rulings/9").await.status, StatusCode::NOT_FOUND);
        save(&house, &cookie, "44").await;
        assert!(house.get_as(&cookie, "/rulings/4").await.body.contains("44"), "{harm}");
    }
}

#[tokio::test]
async fn what_a_newer_version_has_saved_and_what_was_saved_as_nonsense_hides_nothing_else() {
    let (house, cookie, _file, kept) = house().await;
    let book = Stream::new("rulings/book").unwrap();
    let strange = |format, payload: &str| New {
        at: "2026-11-25T10:00:00Z".to_owned(),
        who: "Anna".to_owned(),
        format,
        payload: payload.to_owned(),
    };
    save(&house, &cookie, "11").await;
    let both = vec![strange(99, "{\"saved\":7}"), strange(1, "{\"appealed\":7}")];
    house.app.store.append(&book, 1, both, None).await.unwrap();
    let house = again(&kept).await;
    save(&house, &cookie, "44").await;
    for (path, why) in [("/rulings/2", "a newer version"), ("/rulings/3", "it cannot be read")] {
        let answer = house.get_as(&cookie, path).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}");
        assert!(answer.body.contains(why), "{path}: {}", answer.body);
    }
    assert!(house.get_as(&cookie, "/rulings/4").await.body.contains("44"));
}

#[tokio::test]
async fn a_tournament_of_which_a_line_was_changed_is_not_shown_or_signed() {
    let (house, cookie, file, kept) = house().await;
    let new = serde_json::json!({ "title": "Herbst", "date": "2026-11-24", "rounds": 3, "rules": "sheet" });
    made(&house, &cookie, "/api/v1/tournaments", &new).await;
    let (stream, _) = house.app.store.streams("tournament/").await.unwrap().remove(0);
    let name = stream.as_str().strip_prefix("tournament/").unwrap();
    for path in ["", "/history", "/file"] {
        let answer = house.get_as(&cookie, &format!("/hall/{name}{path}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}: {}", answer.body);
    }
    // It could have been so.
    let harm = "UPDATE event SET payload = replace(payload, '2026-11-24', '2026-11-25') WHERE stream = ?";
    assert_eq!(file.execute(harm, params![stream.as_str()]).unwrap(), 1);
    let house = again(&kept).await;
    for path in ["", "/history", "/file"] {
        let answer = house.get_as(&cookie, &format!("/hall/{name}{path}")).await;
        assert_eq!(answer.status, StatusCode::INTERNAL_SERVER_ERROR, "{path}: {}", answer.body);
        assert!(answer.body.contains("was changed after it was stored"), "{path}: {}", answer.body);
    }
}

#[tokio::test]
async fn a_table_that_is_damaged_is_named_among_the_others_and_says_so_itself() {
    let (house, cookie, file, kept) = house().await;
    for name in ["Eins", "Zwei"] {
        made(&house, &cookie, "/api/v1/tables", &serde_json::json!({ "name": name })).await;
    }
    let streams = house.app.store.streams("table/").await.unwrap();
    let (hurt, whole) = (streams[0].0.as_str(), streams[1].0.as_str());
    let harm = "UPDATE event SET payload = 'nonsense' WHERE stream = ? AND number = 1";
    assert_eq!(file.execute(harm, params![hurt]).unwrap(), 1);
    let house = again(&kept).await;
    let list = house.get_as(&cookie, "/tables").await;
    assert_eq!(list.status, StatusCode::OK, "{}", list.body);
    let id = |stream: &str| stream.strip_prefix("table/").unwrap().to_owned();
    assert!(
        list.body.contains(&format!("{hurt}, entry 1: it, or what stands before it, was")),
        "{}",
        list.body
    );
    assert!(list.body.contains(&format!("/tables/{}", id(whole))), "{}", list.body);
    assert_eq!(house.get_as(&cookie, &format!("/tables/{}", id(whole))).await.status, StatusCode::OK);
    let page = house.get_as(&cookie, &format!("/tables/{}", id(hurt))).await;
    assert_eq!(page.status, StatusCode::INTERNAL_SERVER_ERROR);
    assert!(page.body.contains("Part of what is kept cannot be read"), "{}", page.body);
    assert!(page.body.contains("stich doctor"), "{}", page.body);
}

#[tokio::test]
async fn a_tournament_with_a_hole_is_named_among_the_others() {
    let (house, cookie, file, kept) = house().await;
    for name in ["Herbst", "Winter"] {
        let new = serde_json::json!({ "title": name, "date": "2026-11-24", "rounds": 3, "rules": "sheet" });
        made(&house, &cookie, "/api/v1/tournaments", &new).await;
    }
    let mut streams = house.app.store.streams("tournament/").await.unwrap();
    let (hurt, _) = streams.remove(0);
    // Its first event is not where it was: what was first is second now.
    let harm = "UPDATE event SET number = number + 1 WHERE stream = ?";
    assert_eq!(file.execute(harm, params![hurt.as_str()]).unwrap(), 1);
    let house = again(&kept).await;
    let list = house.get_as(&cookie, "/hall").await;
    assert!(list.body.contains(&format!("{hurt}, entry 1: it is missing")), "{}", list.body);
    assert!(list.body.contains("Winter"), "{}", list.body);
    let list: serde_json::Value =
        serde_json::from_str(&house.get_as(&cookie, "/api/v1/tournaments").await.body).unwrap();
    assert_eq!(list.as_array().unwrap().len(), 2, "{list}");
    assert!(list[0]["damaged"].as_str().unwrap().contains("it is missing"), "{list}");
}

#[tokio::test]
async fn a_database_that_another_program_keeps_to_itself_is_no_error_of_ours() {
    let (house, cookie, file, _kept) = house().await;
    save(&house, &cookie, "11").await;
    file.execute_batch("BEGIN IMMEDIATE").unwrap();
    let fields = [("game", "doppelkopf"), ("topic", "revoke"), ("told", TOLD), ("board", "22")];
    let waited = house.post_as(&cookie, "/rulings", &fields).await;
    assert_eq!(waited.status, StatusCode::SERVICE_UNAVAILABLE, "{}", waited.body);
    assert!(waited.body.contains("Try again in a moment"), "{}", waited.body);
    file.execute_batch("ROLLBACK").unwrap();
    // Nothing of it was stored, and what is sent again is the second.
    save(&house, &cookie, "33").await;
    assert!(house.get_as(&cookie, "/rulings/2").await.body.contains("33"));
}
