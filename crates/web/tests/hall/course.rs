//! Nothing is destroyed by one tap: it is asked first, stands in the history, and can be taken back.

use axum::http::StatusCode;
use tournament::{At, Tables};

use super::{Evening, evening, evening_of, with};

/// Does it; it must be asked about first, with these words.
async fn asked(evening: &Evening, path: &str, fields: &[(&str, &str)], words: &str) {
    let before = evening.house.stored().await;
    let asks = evening.post(path, fields).await;
    assert_eq!((asks.status, asks.field("sure").as_str()), (StatusCode::OK, "yes"), "{}", asks.body);
    assert!(asks.body.contains(words), "{words}: {}", asks.body);
    assert_eq!(evening.house.stored().await, before, "nothing is done before the answer");
    let again: Vec<(String, String)> = ["do", "key", "why", "player", "seed", "from", "count"]
        .iter()
        .filter(|name| asks.body.contains(&format!("name=\"{name}\" value=")))
        .map(|name| ((*name).to_owned(), asks.field(name)))
        .chain([("sure".to_owned(), "yes".to_owned())])
        .collect();
    let again: Vec<(&str, &str)> = again.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    evening.done(path, &again).await;
}

async fn page(evening: &Evening, path: &str) -> String {
    evening.house.get_as(&evening.organiser, path).await.body
}

#[tokio::test]
async fn the_clock_is_stopped_prolonged_and_started_again_and_all_of_it_stands_in_the_history() {
    let evening = evening().await;
    let rounds = "/hall/herbst/rounds/1";
    evening.done(rounds, &[("do", "start"), ("key", "hall/1")]).await;
    evening.done(rounds, &[("do", "pause"), ("key", "hall/2")]).await;
    let shown = page(&evening, "/hall/herbst").await;
    assert!(shown.contains("Stopped: 100 minutes left") && shown.contains("stopped at "), "{shown}");
    assert!(!shown.contains("data-until"), "a clock that stands does not count down");
    evening.done(rounds, &[("do", "go-on"), ("key", "hall/3")]).await;
    evening.done(rounds, &[("do", "more"), ("key", "hall/4")]).await;
    // Sent twice it happens once.
    evening.done(rounds, &[("do", "more"), ("key", "hall/4")]).await;
    let shown = page(&evening, "/hall/herbst").await;
    assert!(shown.contains("105 minutes left") && shown.contains("5 minutes more than planned"), "{shown}");
    asked(&evening, rounds, &[("do", "start"), ("key", "hall/5")], "minutes added and pauses fall away")
        .await;
    assert!(page(&evening, "/hall/herbst").await.contains("100 minutes left"));
    asked(&evening, rounds, &[("do", "start-back"), ("key", "hall/6")], "The clock runs again as it did")
        .await;
    assert!(page(&evening, "/hall/herbst").await.contains("105 minutes left"));
    let wall = page(&evening, "/hall/herbst/wall").await;
    assert!(wall.contains("Tables of four") && wall.contains("Tables of five"), "both clocks: {wall}");
    assert!(wall.contains("130 minutes left"), "{wall}");
    let history = page(&evening, "/hall/herbst/history").await;
    let places: Vec<usize> = [
        "the start of the clock was taken back",
        "the clock was started again",
        "5 minutes more for all tables",
        "the clock goes on",
        "the clock was stopped",
        "Round 1 was called; the time runs",
        "Drawn from round 1 on",
        "9 players were entered: Anna, Ben",
        "The tournament was set up",
    ]
    .iter()
    .map(|words| history.find(words).unwrap_or_else(|| panic!("{words}: {history}")))
    .collect();
    assert!(places.is_sorted(), "the newest first: {history}");
    assert_eq!(history.matches("5 minutes more for all tables").count(), 1);
}

#[tokio::test]
async fn games_are_struck_after_a_question_and_played_after_all() {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    let (list, at) = ("/hall/herbst/1/1", At { round: 1, table: 1 });
    asked(
        &evening,
        list,
        &[("do", "time-up"), ("why", "late"), ("key", "hall/1")],
        "20 counted games are struck",
    )
    .await;
    assert!(evening.tournament().await.table(at).unwrap().list().is_struck());
    let shown = page(&evening, list).await;
    assert!(shown.contains("The games left were struck by a friend at"), "{shown}");
    evening.done(list, &[("do", "time-back"), ("key", "hall/2")]).await;
    assert!(!evening.tournament().await.table(at).unwrap().list().is_struck());
    let shown = page(&evening, list).await;
    assert!(shown.contains("late; taken back by a friend"), "the trace of the list: {shown}");
    let twice = evening.post(list, &[("do", "time-back"), ("key", "hall/3")]).await;
    assert_eq!(twice.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(twice.body.contains("no games are struck there"), "{}", twice.body);
}

#[tokio::test]
async fn drawing_again_asks_first_and_the_seating_of_before_comes_back() {
    let evening = evening().await;
    let seats = async || -> Vec<Tables> {
        let tournament = evening.tournament().await;
        let tables = |r: &tournament::Seated| r.tables.iter().map(|t| t.players().to_vec()).collect();
        tournament.rounds().iter().map(tables).collect()
    };
    let before = seats().await;
    let path = "/hall/herbst/seating";
    assert!(!page(&evening, path).await.contains("draw-back"));
    let again = [("do", "again"), ("seed", "99"), ("key", "hall/1")];
    asked(&evening, path, &again, "The 3 rounds from round 1 on are drawn again").await;
    assert_ne!(seats().await, before);
    let back = [("do", "draw-back"), ("from", "1"), ("key", "hall/2")];
    asked(&evening, path, &back, "From round 1 on everybody sits as before").await;
    assert_eq!(seats().await, before);
    let history = page(&evening, "/hall/herbst/history").await;
    assert!(
        history.contains("Drawn again from round 1 on") && history.contains("The new draw was taken back")
    );
}

#[tokio::test]
async fn lots_are_drawn_a_second_time_only_after_a_question() {
    let evening = evening().await;
    let rounds = "/hall/herbst/rounds/1";
    // Before anybody has a result they would decide nothing.
    assert!(!page(&evening, "/hall/herbst").await.contains("value=\"lots\""));
    let early = evening.post(rounds, &[("do", "lots"), ("key", "hall/0")]).await;
    assert!(early.body.contains("No game has been entered yet"), "{}", early.body);
    evening.finish(1).await;
    assert!(page(&evening, "/hall/herbst").await.contains("value=\"lots\""));
    evening.done(rounds, &[("do", "lots"), ("key", "hall/1")]).await;
    let first = evening.tournament().await.lots().to_vec();
    let again = [("do", "lots"), ("key", "hall/2")];
    asked(&evening, rounds, &again, "Lots have been drawn already").await;
    assert_eq!(evening.tournament().await.lots().len(), 2);
    let back = [("do", "lots-back"), ("key", "hall/3")];
    asked(&evening, rounds, &back, "The lots drawn before it hold again").await;
    assert_eq!(evening.tournament().await.lots(), first);
}

#[tokio::test]
async fn who_is_disqualified_by_mistake_comes_back() {
    let evening = evening().await;
    let players = "/hall/herbst/players";
    let out = [("do", "disqualify"), ("player", "3"), ("why", "fists"), ("key", "hall/1")];
    asked(&evening, players, &out, "Disqualify 3 Cai?").await;
    assert_eq!(evening.tournament().await.disqualified().len(), 1);
    let back = [("do", "readmit"), ("player", "3"), ("why", "it was Dora"), ("key", "hall/2")];
    evening.done(players, &back).await;
    let now = evening.tournament().await;
    assert!(now.disqualified().is_empty() && now.roster().get(tournament::Number(3)).unwrap().is_there(1));
    let history = page(&evening, "/hall/herbst/history").await;
    assert!(history.contains("3 Cai was disqualified: fists"), "{history}");
    assert!(history.contains("3 Cai: the disqualification was taken back: it was Dora"), "{history}");
}

#[tokio::test]
async fn the_history_tells_lines_when_asked_and_tables_do_not_read_it() {
    let evening = evening().await;
    let sent = evening.post("/hall/herbst/1/1/game", &super::with(&[("expected", "0")])).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
    assert!(!page(&evening, "/hall/herbst/history").await.contains("game 1 was entered"));
    assert!(page(&evening, "/hall/herbst/history?lines").await.contains("game 1 was entered"));
    let table = evening.house.get_as(&evening.one, "/hall/herbst/history").await;
    assert_eq!(table.status, StatusCode::FORBIDDEN);
}

/// A round that is closed stays closed: that is asked, with what nobody has settled.
#[tokio::test]
async fn before_a_round_is_closed_it_is_asked() {
    let evening = evening().await;
    let short = evening.post("/hall/herbst/rounds/1", &[("do", "close")]).await;
    assert_eq!(short.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(short.body.contains("If the time is up, choose"), "{}", short.body);
    for table in ["1", "2"] {
        let up = [("do", "end"), ("why", "power cut"), ("sure", "yes"), ("key", table)];
        evening.done(&format!("/hall/herbst/1/{table}"), &up).await;
    }
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/referee", &[("do", "call")]).await;
    let asks = evening.post("/hall/herbst/rounds/1", &[("do", "close")]).await;
    assert_eq!(asks.status, StatusCode::OK, "{}", asks.body);
    for said in ["Close round 1?", "can be opened again only while", "Round 1, table 1 called the referee"] {
        assert!(asks.body.contains(said), "{said}: {}", asks.body);
    }
    assert_eq!(evening.tournament().await.running(), Some(1));
    evening.done("/hall/herbst/rounds/1", &[("do", "close"), ("sure", "yes")]).await;
    assert_eq!(evening.tournament().await.running(), Some(2));
}

/// Opening it again asks, has a reason, and stands in the history; not once the next round is called.
#[tokio::test]
async fn a_round_closed_by_mistake_is_opened_again() {
    let evening = evening().await;
    evening.finish(1).await;
    let list = evening.house.get_as(&evening.organiser, "/hall/herbst/1/1").await;
    assert!(!list.body.contains("value=\"strike\""), "{}", list.body);
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst").await;
    assert!(page.body.contains("value=\"reopen\""), "{}", page.body);
    let reopen = [("do", "reopen"), ("why", "table 2 was not done")];
    let table = evening.house.post_as(&evening.one, "/hall/herbst/rounds/1", &reopen).await;
    assert_eq!(table.status, StatusCode::FORBIDDEN);
    let asks = evening.post("/hall/herbst/rounds/1", &reopen).await;
    assert!(asks.body.contains("Open round 1 again?"), "{}", asks.body);
    let sure = [("do", "reopen"), ("why", "table 2 was not done"), ("sure", "yes")];
    evening.done("/hall/herbst/rounds/1", &sure).await;
    assert_eq!(evening.tournament().await.running(), Some(1));
    let history = evening.house.get_as(&evening.organiser, "/hall/herbst/history").await;
    assert!(history.body.contains("Round 1 was opened again: table 2 was not done"), "{}", history.body);
    evening.done("/hall/herbst/rounds/1", &[("do", "close"), ("sure", "yes")]).await;
    evening.done("/hall/herbst/rounds/2", &[("do", "start")]).await;
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst").await;
    assert!(!page.body.contains("value=\"reopen\""), "{}", page.body);
    let late = evening.post("/hall/herbst/rounds/1", &reopen).await;
    assert_eq!(late.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(late.body.contains("Round 1 stays closed"), "{}", late.body);
}

/// Where no clock runs nothing is said of one; and what keeps a round closed is named, with what can be taken back.
#[tokio::test]
async fn without_a_clock_rounds_are_called_and_nothing_is_said_of_a_clock() {
    let evening = evening_of(["0", "0"]).await;
    let rounds = |round: usize| format!("/hall/herbst/rounds/{round}");
    evening.done(&rounds(1), &[("do", "start"), ("key", "hall/1")]).await;
    let shown = page(&evening, "/hall/herbst").await;
    assert!(shown.contains("Take back the call") && !shown.contains("clock</button>"), "{shown}");
    asked(&evening, &rounds(1), &[("do", "start"), ("key", "hall/2")], "It was called at").await;
    asked(&evening, &rounds(1), &[("do", "start-back"), ("key", "hall/3")], "counts as called at").await;
    asked(&evening, &rounds(1), &[("do", "start-back"), ("key", "hall/4")], "is then not called yet").await;
    let history = page(&evening, "/hall/herbst/history").await;
    for said in ["Round 1 was called", "Round 1 was called again", "Round 1: the call was taken back"] {
        assert!(history.contains(said), "{said}: {history}");
    }
    assert!(!history.contains("clock") && !history.contains("the time runs"), "{history}");
    evening.finish(1).await;
    let reopen = [("do", "reopen"), ("why", "the wrong button"), ("sure", "yes")];
    let refused = async |key: &str| {
        let answer = evening.post(&rounds(1), &[&reopen[..], &[("key", key)]].concat()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.body);
        answer.body
    };
    evening.done(&rounds(2), &[("do", "start"), ("key", "hall/5")]).await;
    let called = refused("hall/6").await;
    assert!(
        called.contains("round 2 has been called") && called.contains("choose “Take back the call” first")
    );
    evening.house.post_as(&evening.organiser, "/hall/herbst/2/1/game", &with(&[("expected", "0")])).await;
    let begun = refused("hall/7").await;
    assert!(
        begun.contains("something is entered in round 2") && !begun.contains("has been called"),
        "{begun}"
    );
}
