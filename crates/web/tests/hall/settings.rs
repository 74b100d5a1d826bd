//! A tournament is changed, renamed, deleted after a question, and brought back.

use axum::http::StatusCode;
use store::{New, Stream};
use tournament::{Clock, Event, Record, Setup};

use super::{evening, with};

const SETTINGS: &str = "/hall/herbst/settings";

#[tokio::test]
async fn it_is_changed_before_it_begins_and_renamed_at_any_time() {
    let evening = evening().await;
    let changed = [
        ("do", "save"),
        ("name", "Winter"),
        ("date", "1.12.2026"),
        ("place", "Linde"),
        ("rounds", "2"),
        ("rules", "tsr"),
        ("four", "0"),
        ("tie", "lot"),
        ("key", "hall/1"),
    ];
    evening.done(SETTINGS, &changed).await;
    let now = evening.tournament().await;
    assert_eq!((now.setup().name.as_str(), now.setup().place.as_deref()), ("Winter", Some("Linde")));
    assert_eq!((now.setup().rounds, now.rounds().len(), now.setup().clock), (2, 2, None));
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(page.contains("1 December 2026 · Linde"), "{page}");
    let sent = evening.post("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    // Rules that are sent all the same do not count, and are not offered.
    let page = evening.house.get_as(&evening.organiser, SETTINGS).await.body;
    assert!(page.contains("Games have been entered") && !page.contains("<select name=\"rules\""), "{page}");
    let renamed = [
        ("do", "save"),
        ("name", "Frost"),
        ("date", "2.12.2026"),
        ("rounds", "1"),
        ("rules", "sheet"),
        ("four", "9"),
        ("five", "9"),
        ("key", "hall/2"),
    ];
    evening.done(SETTINGS, &renamed).await;
    let setup = evening.tournament().await.setup().clone();
    assert_eq!(
        (setup.name.as_str(), setup.rounds, setup.clock, setup.rules.preset.to_string().as_str()),
        ("Frost", 1, None, "tsr")
    );
    for rounds in ["0", "x"] {
        let wrong =
            [("do", "save"), ("name", "Frost"), ("rounds", rounds), ("rules", "tsr"), ("key", "hall/3")];
        let status = evening.post(SETTINGS, &wrong).await.status;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{rounds}");
    }
    let history = evening.house.get_as(&evening.organiser, "/hall/herbst/history").await.body;
    assert!(history.contains("The tournament is now called “Frost”"), "{history}");
}

/// An earlier version took a tournament without a name, and a time limit of no minutes. The page says so, and lets
/// everything else be changed.
#[tokio::test]
async fn what_was_wrong_already_is_named_and_keeps_nobody_from_changing_something_else() {
    const OLD: &str = "/hall/old/settings";
    let evening = evening().await;
    let now = evening.tournament().await.setup().clone();
    let stored = Setup { name: String::new(), clock: Some(Clock { four: 100, five: 0 }), ..now };
    let new = New {
        at: "2026-11-22T12:00:00Z".to_owned(),
        who: "Jana".to_owned(),
        format: 2,
        payload: Record::payload(&[Event::Created(stored)]).unwrap(),
    };
    let old = Stream::new("tournament/old").unwrap();
    evening.house.app.store.append(&old, 0, vec![new], None).await.unwrap();
    let setup = async || {
        let fold = evening.house.app.halls.get(&old).await.unwrap().unwrap();
        fold.with(|hall| hall.tournament().unwrap().unwrap().setup().clone()).await.unwrap()
    };
    for (lang, no_name, no_minutes) in [
        ("en", "A tournament needs a name.", "A time limit is at least one minute."),
        ("de", "Ein Turnier braucht einen Namen.", "Ein Zeitlimit hat mindestens eine Minute."),
    ] {
        let cookie = format!("{}; stich-view={lang}.auto.two", evening.organiser);
        let page = evening.house.get_as(&cookie, OLD).await.body;
        assert!(page.contains(no_name) && page.contains(no_minutes), "{page}");
        assert!(!page.contains("name=\"name\" maxlength=\"80\" value=\"\" required"), "{page}");
    }
    let mut changed = vec![
        ("do", "save"),
        ("name", ""),
        ("date", "1.12.2026"),
        ("place", "Linde"),
        ("rounds", "3"),
        ("rules", "sheet"),
        ("four", "100"),
        ("five", "0"),
    ];
    evening.done(OLD, &changed).await;
    assert_eq!(setup().await.place.as_deref(), Some("Linde"));
    changed[7].1 = "125";
    evening.done(OLD, &changed).await;
    // What was put right stays right.
    changed[7].1 = "0";
    assert_eq!(evening.post(OLD, &changed).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    changed[7].1 = "125";
    changed[1].1 = "Winter";
    evening.done(OLD, &changed).await;
    changed[1].1 = "";
    assert_eq!(evening.post(OLD, &changed).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!((setup().await.name.as_str(), setup().await.clock), ("Winter", Some(Clock::TSR)));
}

#[tokio::test]
async fn it_is_deleted_after_a_question_and_nothing_is_lost() {
    let evening = evening().await;
    let sent = evening.post("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    for cookie in [&evening.director, &evening.one] {
        let answer = evening.house.post_as(cookie, SETTINGS, &[("do", "delete"), ("sure", "yes")]).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    let asks = evening.post(SETTINGS, &[("do", "delete"), ("key", "hall/1")]).await;
    assert!(asks.body.contains("9 players; one game is entered"), "{}", asks.body);
    let before = evening.tournament().await;
    assert_eq!(before.deleted(), None);
    evening.done(SETTINGS, &[("do", "delete"), ("sure", "yes"), ("key", &asks.field("key"))]).await;
    for (cookie, path) in [
        (&evening.organiser, "/hall/herbst"),
        (&evening.organiser, "/hall/herbst/wall"),
        (&evening.organiser, "/api/v1/tournaments/herbst"),
        (&evening.director, "/hall/herbst/1/1"),
        (&evening.one, "/hall/herbst/1/1"),
        (&evening.one, "/hall/herbst/table/1"),
    ] {
        assert_eq!(evening.house.get_as(cookie, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let game =
        evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("expected", "1")])).await;
    assert_eq!(game.status, StatusCode::NOT_FOUND);
    let all = evening.house.get_as(&evening.director, "/hall").await.body;
    assert!(!all.contains("Herbst"), "{all}");
    assert!(!evening.house.get_as(&evening.organiser, "/api/v1/tournaments").await.body.contains("herbst"));
    let all = evening.house.get_as(&evening.organiser, "/hall").await.body;
    assert!(all.contains("/hall/herbst/restore") && all.contains("deleted by a friend"), "{all}");
    // The name is not free: nothing may stand in the place of what was deleted.
    let again = evening.post("/hall", &[("name", "Herbst"), ("rounds", "3"), ("rules", "sheet")]).await;
    assert!(again.body.contains("A tournament of this name was deleted here"), "{}", again.body);
    let refused = evening.house.post_as(&evening.director, "/hall/herbst/restore", &[]).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    evening.done("/hall/herbst/restore", &[]).await;
    assert_eq!(evening.tournament().await, before);
    assert_eq!(evening.house.get_as(&evening.one, "/hall/herbst/1/1").await.status, StatusCode::OK);
}
