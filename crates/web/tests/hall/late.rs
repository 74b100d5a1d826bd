//! What comes late: games that a telephone has kept and that come when the list is over, and a form that was opened before
//! somebody else changed the list.

use axum::http::{Method, StatusCode, header};
use serde_json::Value;
use tournament::At;

use super::{Evening, common::request, evening, with};

const ONE: At = At { round: 1, table: 1 };

/// The field of the form of a line with this reason in it.
fn reason(why: &str) -> String {
    format!("name=\"why\" maxlength=\"200\" value=\"{why}\"")
}

/// What a telephone sends of a game that it has kept, and what it is told.
async fn sends(evening: &Evening, cookie: &str, fields: &[(&str, &str)]) -> Value {
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let mut request = request(Method::POST, "/hall/herbst/1/1/game", cookie, Some(body));
    request.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
    let answer = evening.house.send(request).await;
    serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{}: {}", answer.status, answer.body))
}

async fn ended(evening: &Evening) {
    evening.done("/hall/herbst/1/1", &[("do", "end"), ("why", "car breaks down"), ("sure", "yes")]).await;
}

/// The page of a list that is over still has what asks about games that wait on the device, and so for whoever has them.
#[track_caller]
fn still_asks(page: &str) {
    for part in ["id=\"ask\"", "id=\"waiting\"", "/table.js", "The tournament management knows of it."] {
        assert!(page.contains(part), "{part}: {page}");
    }
}

#[tokio::test]
async fn games_that_come_when_the_list_is_over_are_reported_and_stay_in_sight() {
    let evening = evening().await;
    let house = &evening.house;
    let waits =
        |key: &'static str, said: &'static str| with(&[("expected", "0"), ("key", key), ("said", said)]);
    ended(&evening).await;
    still_asks(&house.get_as(&evening.one, "/hall/herbst/1/1").await.body);
    // The telephone sends again and again, until somebody decides: it is told once.
    for _ in 0..2 {
        let told = sends(&evening, &evening.one, &waits("hall/first", "Anna, Cai +4")).await;
        let is = |what: &str| told[what] == true;
        assert!(is("over") && !is("entered") && !is("done"), "{told}");
    }
    sends(&evening, &evening.one, &waits("hall/second", "Ben +9")).await;
    let said: Vec<String> =
        evening.tournament().await.table(ONE).unwrap().left_open().map(|left| left.said.clone()).collect();
    assert_eq!(said, ["Anna, Cai +4", "Ben +9"]);
    assert_eq!(evening.lines(1, 1).await, 0, "they count for nothing");
    // Whoever runs the tournament sees it where he looks at all tables, and at the table.
    let text = "A device has 2 games that did not get into the list: Anna, Cai +4; Ben +9";
    let overview = house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(overview.contains(text), "{overview}");
    let table = house.get_as(&evening.director, "/hall/herbst/1/1").await.body;
    assert!(table.contains("value=\"hall/second\"") && table.contains("value=\"left-done\""), "{table}");
    // The telephones of other tables are not asked.
    let two = house.get_as(&evening.one, "/hall/herbst/1/2").await;
    assert_eq!(two.status, StatusCode::FORBIDDEN);
    // One is looked at by the management: the telephone need not keep it any more.
    let done = [("do", "left-done"), ("game", "hall/first")];
    assert_eq!(
        house.post_as(&evening.director, "/hall/herbst/1/1", &done).await.status,
        StatusCode::SEE_OTHER
    );
    let told = sends(&evening, &evening.one, &waits("hall/first", "Anna, Cai +4")).await;
    assert!(told["over"] == true && told["done"] == true, "{told}");
    // The other is thrown away at the table, and nobody else has to look at it.
    let thrown = [("do", "left-done"), ("game", "hall/second")];
    assert_eq!(house.post_as(&evening.one, "/hall/herbst/1/1", &thrown).await.status, StatusCode::SEE_OTHER);
    let overview = house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(!overview.contains("did not get into the list"), "{overview}");
}

/// The table plays on after all: what waited is entered, and nobody is asked any more.
#[tokio::test]
async fn a_game_that_came_too_late_is_entered_when_the_table_plays_on() {
    let evening = evening().await;
    let game = with(&[("expected", "0"), ("key", "hall/first"), ("said", "Anna, Cai +4")]);
    ended(&evening).await;
    assert_eq!(sends(&evening, &evening.one, &game).await["over"], true);
    evening.done("/hall/herbst/1/1", &[("do", "resume"), ("why", "a taxi")]).await;
    assert_eq!(sends(&evening, &evening.one, &game).await["entered"], true);
    assert_eq!(evening.lines(1, 1).await, 1);
    assert_eq!(evening.tournament().await.table(ONE).unwrap().left_open().count(), 0);
}

/// The round is closed, and on the paper of the table the same place has another game, or the same.
#[tokio::test]
async fn a_game_that_contradicts_the_list_of_a_closed_round_is_reported() {
    let evening = evening().await;
    let house = &evening.house;
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    evening.finish(1).await;
    let same = with(&[("expected", "0"), ("key", "hall/same"), ("said", "Anna, Cai +4")]);
    let told = sends(&evening, &evening.one, &same).await;
    assert!(told["over"] == true && told["there"]["same"] == true, "{told}");
    assert_eq!(evening.tournament().await.table(ONE).unwrap().left().len(), 0, "it stands there");
    let mut other = with(&[("key", "hall/other"), ("said", "Anna, Cai +5")]);
    other.extend([("expected", "0"), ("fox-re", "1")]);
    let told = sends(&evening, &evening.one, &other).await;
    assert!(told["over"] == true && told["there"]["same"] == false, "{told}");
    still_asks(&house.get_as(&evening.one, "/hall/herbst/1/1").await.body);
    let overview = house.get_as(&evening.director, "/hall/herbst").await.body;
    assert!(
        overview
            .contains("Round 1, table 1: A device has 1 game that did not get into the list: Anna, Cai +5"),
        "{overview}"
    );
}

/// Two organisers put lines of a complete list right at the same time: another line is no business of theirs, the same one is.
#[tokio::test]
async fn a_line_of_a_complete_list_is_put_right_beside_another() {
    let evening = evening().await;
    let house = &evening.house;
    evening.finish(1).await;
    let form = house.get_as(&evening.director, "/hall/herbst/1/1?line=2").await;
    assert!(form.body.contains("id=\"quick\""), "{}", form.body);
    let (expected, seen) = (form.field("expected"), form.field("seen"));
    let corrected = async |cookie: &str, line: &str, winner: &str| {
        let fields = [
            ("line", line),
            ("expected", &*expected),
            ("seen", &*seen),
            ("how", "points"),
            ("kind", "normal"),
            ("who", winner),
            ("who", "4"),
            ("value", "2"),
            ("why", "looked at the paper"),
        ];
        house.post_as(cookie, "/hall/herbst/1/1/game", &fields).await
    };
    // The first four are the Pflichtsoli: games follow.
    let first = corrected(&evening.organiser, "7", "1").await;
    assert_eq!(first.status, StatusCode::SEE_OTHER, "{}", first.body);
    let beside = corrected(&evening.director, "6", "1").await;
    assert_eq!(beside.status, StatusCode::SEE_OTHER, "{}", beside.body);
    // Of the same line he is told what it has become; what he wrote is still there.
    let same = corrected(&evening.director, "7", "2").await;
    assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(same.body.contains("role=\"alert\"") && same.body.contains("Game 7: corrected"), "{}", same.body);
    assert!(same.body.contains(&reason("looked at the paper")), "{}", same.body);
}

/// The reason stands in the form already when a line is refused: it is kept, and there is one field for it.
#[tokio::test]
async fn a_reason_is_kept_when_a_line_is_refused() {
    let evening = evening().await;
    let house = &evening.house;
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let refused = async |cookie: &str| {
        let fields = with(&[("expected", "1"), ("line", "1"), ("why", "a penalty"), ("s2", "-3")]);
        let answer = house.post_as(cookie, "/hall/herbst/1/1/game", &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        answer
    };
    for cookie in [&evening.organiser, &evening.director] {
        let page = refused(cookie).await;
        assert!(page.body.contains(&reason("a penalty")), "{}", page.body);
        let form = page.body.matches("name=\"why\" form=\"quick\"").count();
        assert_eq!(form, 0, "a second field that is empty would win: {}", page.body);
        assert!(page.body.contains("value=\"yes\">"), "it can stand all the same: {}", page.body);
    }
    let mut whole = with(&[("expected", "1"), ("line", "1"), ("why", "a penalty"), ("s2", "-3")]);
    whole.extend([("s1", "1"), ("s3", "1"), ("s4", "1")]);
    let done = house.post_as(&evening.organiser, "/hall/herbst/1/1/game", &whole).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let table = evening.tournament().await;
    let changes = table.table(ONE).unwrap().changes();
    assert_eq!(changes.iter().map(|change| change.why.as_str()).collect::<Vec<_>>(), ["a penalty"]);
    // Of the next game there is no reason yet: it is asked for where it is to stand all the same.
    let wrong = with(&[("expected", "1"), ("s2", "-3")]);
    let page = evening.post("/hall/herbst/1/1/game", &wrong).await;
    assert_eq!(page.body.matches("name=\"why\" form=\"quick\"").count(), 1, "{}", page.body);
}
