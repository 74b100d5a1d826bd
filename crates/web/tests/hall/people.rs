//! Who may do and see what.

use axum::http::{Method, StatusCode};
use store::Stream;
use web::doors::Role;

use super::{
    common::{Answer, request},
    evening, stream, with,
};

#[tokio::test]
async fn everybody_sees_and_does_only_what_is_theirs() {
    let evening = evening().await;
    let house = &evening.house;
    let spectator = house.cookie(Role::Spectator { of: stream() }).await;
    let elsewhere = Stream::new("tournament/other").unwrap();
    let stranger = house.cookie(Role::Table { of: elsewhere, number: 1 }).await;
    let everybody =
        [&evening.organiser, &evening.director, &evening.one, &spectator, &stranger, &String::new()];
    // For the organiser, the director, table 1, a spectator, a table of another tournament, a guest.
    for (path, allowed) in [
        ("/hall", [true; 6]),
        ("/hall/herbst", [true, true, false, false, false, false]),
        ("/hall/herbst/players", [true, true, false, false, false, false]),
        ("/hall/herbst/players/3", [true, true, false, false, false, false]),
        ("/hall/herbst/seating", [true, true, false, false, false, false]),
        ("/hall/herbst/print", [true, true, false, false, false, false]),
        ("/hall/herbst/print/cards.pdf", [true, true, false, false, false, false]),
        ("/hall/herbst/print/sheets.pdf?round=1", [true, true, false, false, false, false]),
        ("/hall/herbst/codes", [true, false, false, false, false, false]),
        ("/hall/herbst/file", [true, false, false, false, false, false]),
        ("/hall/herbst/wall", [true, true, true, true, false, false]),
        ("/hall/herbst/events", [true, true, true, true, false, false]),
        ("/hall/herbst/1/1", [true, true, true, false, false, false]),
        ("/hall/herbst/1/2", [true, true, false, false, false, false]),
        ("/hall/herbst/2/1", [true, true, true, false, false, false]),
        ("/hall/herbst/1/1/list", [true, false, false, false, false, false]),
    ] {
        for (i, cookie) in everybody.iter().enumerate() {
            let request = request(Method::GET, path, cookie, None);
            let status = tower::ServiceExt::oneshot(house.router.clone(), request).await.unwrap().status();
            let expected = if allowed[i] { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(status, expected, "{path} for {i}");
        }
    }
    let before = house.stored().await;
    for (path, fields) in [
        ("/hall", vec![("name", "Mine"), ("rounds", "1"), ("rules", "sheet")]),
        ("/hall/herbst/players", vec![("do", "add"), ("name", "Zoe")]),
        ("/hall/herbst/seating", vec![("do", "again")]),
        ("/hall/herbst/codes", vec![("do", "public")]),
        ("/hall/herbst/rounds/1", vec![("do", "start")]),
        ("/hall/herbst/1/2/game", with(&[("expected", "0")])),
        ("/hall/herbst/2/1/game", with(&[("expected", "0")])),
        ("/hall/herbst/1/1/game", with(&[("expected", "0"), ("anyway", "yes"), ("why", "so")])),
        ("/hall/herbst/1/1/list", vec![("first", "0"), ("p0-1", "1")]),
        ("/hall/herbst/1/1", vec![("do", "time-up"), ("why", "late")]),
    ] {
        for cookie in &everybody[2..] {
            let answer = house.post_as(cookie, path, &fields).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        }
    }
    // The director puts right and punishes, but does not organise.
    for (path, fields) in [
        ("/hall/herbst/players", vec![("do", "add"), ("name", "Zoe")]),
        ("/hall/herbst/seating", vec![("do", "again")]),
        ("/hall/herbst/1/1/game", with(&[("expected", "0")])),
    ] {
        let answer = house.post_as(&evening.director, path, &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(house.stored().await, before);
    let deduct = [("do", "deduct"), ("player", "3"), ("round", "1"), ("points", "2"), ("why", "loud")];
    assert_eq!(
        house.post_as(&evening.director, "/hall/herbst/players", &deduct).await.status,
        StatusCode::SEE_OTHER
    );
    // What was taken off the wrong player is given back, and both are still to be seen.
    let back = [("do", "take-back"), ("player", "3"), ("number", "1"), ("why", "it was Dora")];
    let taken_back = async |cookie: &str| house.post_as(cookie, "/hall/herbst/players", &back).await.status;
    assert_eq!(taken_back(everybody[2]).await, StatusCode::FORBIDDEN);
    assert_eq!(taken_back(&evening.director).await, StatusCode::SEE_OTHER);
    assert_eq!(taken_back(&evening.director).await, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.tournament().await.results(1)[2].deduction, 0);
    let page = house.get_as(&evening.director, "/hall/herbst/players/3").await.body;
    assert!(page.contains("– loud; taken back by") && page.contains(": it was Dora"), "{page}");
    assert!(!page.contains("take-back"), "nothing is left to be taken back: {page}");
    // Opened to everybody, the wall is for guests too, and nothing else is.
    evening.done("/hall/herbst/codes", &[("do", "public")]).await;
    assert_eq!(house.get("/hall/herbst/wall").await.status, StatusCode::OK);
    assert_eq!(house.get("/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN);
    evening.done("/hall/herbst/codes", &[("do", "private")]).await;
    assert_eq!(house.get("/hall/herbst/wall").await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn the_code_of_a_table_leads_to_its_list_and_can_be_printed_again() {
    let evening = evening().await;
    let house = &evening.house;
    evening.done("/hall/herbst/codes", &[("do", "missing")]).await;
    let page = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    let again = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    let codes = |page: &Answer| -> Vec<String> {
        page.body.split("/in/").skip(1).map(|rest| rest.chars().take(26).collect()).collect()
    };
    assert_eq!(codes(&page), codes(&again), "printed again they are the same");
    // Tables 1 and 2 had links already that were not made here, so no code of theirs can be shown.
    assert_eq!(codes(&page).len(), 0);
    let asks = evening.post("/hall/herbst/codes", &[("do", "anew"), ("key", "hall/1")]).await;
    assert_eq!((asks.status, asks.field("do")), (StatusCode::OK, "anew".to_owned()));
    assert_eq!(house.get_as(&evening.one, "/hall/herbst/1/1").await.status, StatusCode::OK, "not yet");
    evening.done("/hall/herbst/codes", &[("do", "anew"), ("sure", "yes"), ("key", &asks.field("key"))]).await;
    let page = house.get_as(&evening.organiser, "/hall/herbst/codes").await;
    assert_eq!(codes(&page).len(), 2);
    assert_eq!(house.get_as(&evening.one, "/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN, "revoked");
}

/// The device of a table that opens another list is led to its own.
#[tokio::test]
async fn the_wrong_table_is_a_signpost() {
    let evening = evening().await;
    let other = evening.house.get_as(&evening.one, "/hall/herbst/1/2").await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    assert!(other.body.contains("This device belongs to table 1"), "{}", other.body);
    assert!(other.links().contains(&"/hall/herbst/table/1".to_owned()), "{}", other.body);
    assert!(!evening.house.get("/hall/herbst/1/2").await.body.contains("belongs to table"));
}

/// "Müller, Jürgen" is one person with "Jürgen Müller", one by one as in a list.
#[tokio::test]
async fn a_name_is_read_as_in_a_list() {
    let evening = evening().await;
    let add = async |name: &str| {
        evening.post("/hall/herbst/players", &[("do", "add"), ("name", name), ("round", "3")]).await
    };
    // Round 3 is drawn already, and that is asked about first.
    let fields = [("do", "add"), ("name", "Späth, Nora"), ("round", "3"), ("sure", "yes")];
    evening.done("/hall/herbst/players", &fields).await;
    let tournament = evening.tournament().await;
    assert_eq!(tournament.roster().players().last().unwrap().name, "Nora Späth");
    for name in ["Nora Späth", "späth, nora"] {
        let asks = add(name).await;
        assert!(asks.body.contains("Nora Späth"), "{}", asks.body);
    }
    assert_eq!(evening.tournament().await, tournament);
}
