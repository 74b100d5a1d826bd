//! Time is up: what is still entered says what it is, and the whole hall is told by one tap.

use axum::http::{Method, StatusCode, header};
use serde_json::Value;
use tournament::{At, ByPosition, Deal, Late, List, Outcome, Position, Told, Written};

use super::{Evening, common::request, evening, with};

const ONE: At = At { round: 1, table: 1 };

/// The round was called, and its time is up at the table of four, or everywhere.
async fn over(minutes: i16) -> Evening {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    let less = format!(r#"{{"events":[{{"event":"clock-extended","round":1,"minutes":{}}}]}}"#, -minutes);
    assert_eq!(events(&evening, &evening.organiser, &less).await.0, StatusCode::OK);
    evening
}

async fn events(evening: &Evening, cookie: &str, body: &str) -> (StatusCode, String) {
    let mut request = request(Method::POST, "/api/v1/tournaments/herbst/events", cookie, None);
    request.headers_mut().insert(header::CONTENT_TYPE, "application/json".parse().unwrap());
    *request.body_mut() = body.to_owned().into();
    let answer = evening.house.send(request).await;
    (answer.status, answer.body)
}

async fn sends(evening: &Evening, fields: &[(&str, &str)]) -> Value {
    let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
    let mut request = request(Method::POST, "/hall/herbst/1/1/game", &evening.one, Some(body));
    request.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
    serde_json::from_str(&evening.house.send(request).await.body).unwrap()
}

/// 8.5.1: from telephones and over the API a game that comes after time says what it is.
#[tokio::test]
async fn what_comes_after_time_says_what_it_is() {
    let evening = over(110).await;
    let game = |n: &'static str, more: &[(&'static str, &'static str)]| {
        let mut fields = with(&[("expected", n)]);
        fields.extend(more);
        fields
    };
    let page = evening.house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(page.contains("<fieldset id=\"late\" class=\"late\"><label"), "{page}");
    let refused = sends(&evening, &game("0", &[])).await;
    assert_eq!(refused["entered"], false);
    assert!(refused["said"][0].as_str().unwrap().contains("time is up"), "{refused}");
    let line = r#"{"events":[{"event":"line-entered","round":1,"table":1,"line":{"points":[2,2,-2,-2]},"how":"phone"}]}"#;
    let (status, said) = events(&evening, &evening.one, line).await;
    assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
    assert!(said.contains("\"reason\":\"time-is-up\""), "{said}");
    // A telephone had entered it in time, and could not send it.
    let entered = (bulletin::clock::seconds() - 60).to_string();
    let entered: &'static str = entered.leak();
    let late = sends(&evening, &game("0", &[("entered", entered)])).await;
    assert_eq!(late["entered"], false, "a minute ago time was up, too: {late}");
    assert_eq!(sends(&evening, &game("0", &[("entered", "1")])).await["entered"], true);
    // One that was over by then strikes nothing; the one that had been dealt is the last.
    assert_eq!(sends(&evening, &game("1", &[("late", "played")])).await["entered"], true);
    assert_eq!(sends(&evening, &game("2", &[("late", "dealt")])).await["entered"], true);
    let tournament = evening.tournament().await;
    let table = tournament.table(ONE).unwrap();
    let lates: Vec<_> = table.entered().iter().map(|one| one.late).collect();
    assert_eq!(lates, [Some(Late::Played), Some(Late::Played), Some(Late::Dealt)]);
    assert!(table.list().round().next().unwrap().forced.is_some());
    let page = evening.house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(
        !page.contains("id=\"late\"") && page.contains("was being dealt, when the time ran out"),
        "{page}"
    );
    assert_eq!(sends(&evening, &game("3", &[("late", "dealt")])).await["entered"], false);
    // The table of five has longer; nobody strikes its games by saying that time is up.
    let dealt =
        line.replace("\"table\":1", "\"table\":2").replace("\"phone\"", "\"clerk\",\"late\":\"dealt\"");
    let (status, said) = events(&evening, &evening.organiser, &dealt).await;
    assert!(status == StatusCode::UNPROCESSABLE_ENTITY && said.contains("time is not up yet"), "{said}");
    assert_eq!(evening.lines(1, 2).await, 0);
}

/// Before time the form has the question ready, for a telephone that has no connection when it is up.
#[tokio::test]
async fn the_question_is_ready_before_time() {
    let evening = over(1).await;
    let page = evening.house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(page.contains("<fieldset id=\"late\" class=\"late\" hidden disabled>"), "{page}");
}

/// One act for the hall: it shows who still plays, and leaves alone who does not.
#[tokio::test]
async fn time_is_up_in_the_whole_hall() {
    let evening = over(100).await;
    let rounds = "/hall/herbst/rounds/1";
    let tables = evening.house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(tables.contains("value=\"time-up\""), "{tables}");
    let table = evening.house.post_as(&evening.one, rounds, &[("do", "time-up")]).await;
    assert_eq!(table.status, StatusCode::FORBIDDEN);
    let asks = evening.post(rounds, &[("do", "time-up")]).await;
    assert_eq!(asks.status, StatusCode::OK, "{}", asks.body);
    assert!(asks.body.contains("name=\"table\" value=\"1\" checked"), "{}", asks.body);
    assert!(
        asks.body.contains("name=\"table\" value=\"2\"><span>"),
        "a table of five has longer: {}",
        asks.body
    );
    assert!(!evening.tournament().await.table(ONE).unwrap().list().is_struck());
    let none = evening.post(rounds, &[("do", "time-up"), ("sure", "yes")]).await;
    assert_eq!(none.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", none.body);
    let sure = [("do", "time-up"), ("sure", "yes"), ("table", "1"), ("table", "2"), ("running", "2")];
    evening.done(rounds, &sure).await;
    let tournament = evening.tournament().await;
    let next = |table| tournament.table(At { round: 1, table }).unwrap().list().round().next().unwrap();
    assert!(next(1).forced.is_some() && next(2).forced.is_none());
    assert_eq!(tournament.still_playing(1).count(), 0);
    // A telephone had entered one in time, and could not send it; another it entered afterwards.
    let game = |key: &'static str, entered: &'static str| {
        with(&[("expected", "0"), ("key", key), ("entered", entered)])
    };
    let now: &'static str = bulletin::clock::seconds().to_string().leak();
    assert_eq!(sends(&evening, &game("hall/after", now)).await["entered"], false);
    assert_eq!(sends(&evening, &game("hall/kept", "1")).await["entered"], true);
    let tournament = evening.tournament().await;
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.entered()[0].late, Some(Late::Played));
    assert!(table.list().round().next().unwrap().forced.is_some());
    let asks = evening.post(rounds, &[("do", "time-up")]).await;
    assert!(asks.body.contains("No table of this round has games left"), "{}", asks.body);
    let history = evening.house.get_as(&evening.organiser, "/hall/herbst/history").await.body;
    assert!(history.matches("time was up, the games left were struck").count() == 2, "{history}");
}

/// What is typed of a list: so many normal games, then these Pflichtsoli; where time is up after the games, they are forced.
fn typed(mut list: List, games: usize, soli: usize, forced: bool) -> Vec<(String, String)> {
    let mut fields =
        vec![("first".to_owned(), list.lines().len().to_string()), ("by".to_owned(), "Jana".to_owned())];
    for index in 0..games + soli {
        if index == games && forced {
            list.time_is_up();
        }
        let next = list.round().next().unwrap();
        let there: Vec<Position> =
            list.round().size().positions().filter(|p| !next.sits_out.contains(*p)).collect();
        let soloist = (index >= games).then(|| next.forced.unwrap_or(there[0]));
        let mut points = ByPosition::<i32>::default();
        for (n, position) in there.iter().enumerate() {
            points[*position] = match soloist {
                Some(soloist) => {
                    if *position == soloist {
                        3
                    } else {
                        -1
                    }
                }
                None => {
                    if n % 2 == 0 {
                        1
                    } else {
                        -1
                    }
                }
            };
        }
        list.enter(Written::from(Told::Points {
            outcome: soloist.map_or(Outcome::Game, Outcome::Solo),
            points,
        }))
        .unwrap();
        fields.extend(soloist.map(|_| (format!("k{index}"), "ps".to_owned())));
        fields.extend(there.iter().map(|p| (format!("p{index}-{p}"), points[*p].to_string())));
    }
    fields
}

/// 4.2.3, 4.2.5: on paper too the Pflichtsoli after time are the forced ones, which moves the seats at a table of five.
#[tokio::test]
async fn a_paper_list_that_ended_by_time_is_typed_as_it_was_played() {
    let evening = over(130).await;
    let types = async |table: usize, games: usize, soli: usize, forced: bool| {
        let list = evening.tournament().await.table(At { round: 1, table }).unwrap().list().clone();
        let fields = typed(list, games, soli, forced);
        let fields: Vec<_> = fields.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        evening.done(&format!("/hall/herbst/1/{table}/list"), &fields).await;
        evening.tournament().await.table(At { round: 1, table }).unwrap().clone()
    };
    let five = types(2, 6, 5, true).await;
    let lates: Vec<_> = five.entered().iter().map(|one| one.late).collect();
    assert_eq!(lates, [[Some(Late::Played); 6].as_slice(), &[Some(Late::Pflichtsolo); 5]].concat());
    assert!(five.list().round().next().is_none() && five.list().is_struck());
    // A part of a list, with a Pflichtsolo that was played before, strikes nothing; the rest ends it.
    let four = types(1, 2, 1, false).await;
    assert!(four.has_games_to_strike());
    let four = types(1, 1, 3, true).await;
    assert!(four.list().round().next().is_none());
    let deals: Vec<_> = four.list().lines().iter().map(|line| matches!(line.deal, Deal::Forced(_))).collect();
    assert_eq!(deals, [false, false, false, false, true, true, true]);
}

/// No game was being played after all: it is said where the round cannot be closed, and once is enough.
#[tokio::test]
async fn a_game_that_is_waited_for_in_vain_is_struck() {
    let evening = over(110).await;
    let rounds = "/hall/herbst/rounds/1";
    evening
        .done(
            rounds,
            &[("do", "time-up"), ("sure", "yes"), ("table", "1"), ("running", "1"), ("why", "late")],
        )
        .await;
    let refused = evening.post(rounds, &[("do", "close"), ("key", "hall/close")]).await;
    assert!(refused.body.contains("say so on the page of that table"), "{}", refused.body);
    // The table is told who has struck its games, and why; only the organiser takes it back.
    let mine = evening.house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(mine.contains("The games left were struck by") && mine.contains(": late"), "{mine}");
    assert!(mine.contains("Still awaited") && !mine.contains("not-running"), "{mine}");
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst/1/1").await.body;
    assert!(page.contains("value=\"not-running\""), "{page}");
    evening.done("/hall/herbst/1/1", &[("do", "not-running")]).await;
    let tournament = evening.tournament().await;
    let table = tournament.table(ONE).unwrap();
    assert!(table.list().round().next().unwrap().forced.is_some());
    assert_eq!(table.struck().last().unwrap().why.as_deref(), Some("late"));
    let again = evening.post("/hall/herbst/1/1", &[("do", "not-running"), ("key", "hall/again")]).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", again.body);
}

/// Whoever had dealt before the games left were struck is told who can help.
#[tokio::test]
async fn a_game_that_comes_after_the_games_left_are_struck_is_told_whom_to_ask() {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    let struck = [("do", "time-up"), ("why", "the hall closes"), ("sure", "yes"), ("key", "hall/up")];
    evening.done("/hall/herbst/1/1", &struck).await;
    let game = with(&[("expected", "0")]);
    let refused = evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    for said in ["The counted games are over", "Then call the tournament management"] {
        assert!(refused.body.contains(said), "{said}: {}", refused.body);
    }
}

/// 8.5.1: that the game being dealt still counts is said as long as one can be: not once it is in, nor of a list that is over.
#[tokio::test]
async fn the_last_game_is_announced_until_it_is_in() {
    const LAST: &str = "the game that is being dealt is still played";
    let evening = over(130).await;
    let said = async |path: &str| evening.house.get_as(&evening.organiser, path).await.body.contains(LAST);
    assert!(
        said("/hall/herbst/1/1").await && said("/hall/herbst/1/2").await && said("/hall/herbst/wall").await
    );
    let game = with(&[("expected", "0"), ("late", "dealt")]);
    assert_eq!(sends(&evening, &game).await["entered"], true);
    assert!(!said("/hall/herbst/1/1").await && said("/hall/herbst/wall").await, "the other table plays one");
    let rounds = "/hall/herbst/rounds/1";
    let five = [("do", "time-up"), ("sure", "yes"), ("table", "2"), ("running", "2")];
    evening.done(rounds, &five).await;
    assert!(said("/hall/herbst/wall").await, "it is still being played");
    evening.done("/hall/herbst/1/2", &[("do", "not-running")]).await;
    assert!(!said("/hall/herbst/1/2").await && !said("/hall/herbst/wall").await);
    evening.finish(1).await;
    evening
        .done(rounds, &[("do", "reopen"), ("why", "the wrong button"), ("sure", "yes"), ("key", "hall/re")])
        .await;
    for path in ["/hall/herbst/1/1", "/hall/herbst/1/2", "/hall/herbst/wall"] {
        assert!(!said(path).await, "{path}");
    }
}

/// Where no clock runs nothing is late, and that is why a program is refused that says so.
#[tokio::test]
async fn without_a_clock_no_game_is_late() {
    let line = r#"{"events":[{"event":"line-entered","round":1,"table":1,"line":{"points":[2,2,-2,-2]},"how":"phone","late":"dealt"}]}"#;
    // There is none in this tournament; and in that none before the round is called.
    for minutes in [["0", "0"], ["100", "125"]] {
        let evening = super::evening_of(minutes).await;
        let (status, said) = events(&evening, &evening.one, line).await;
        assert_eq!(status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        assert!(said.contains("\"reason\":\"no-clock\"") && said.contains("no clock runs here"), "{said}");
    }
}
