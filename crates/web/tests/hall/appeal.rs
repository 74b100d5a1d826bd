//! Appeals: noted by the management, decided once, and what changes by it changes at once.

use axum::http::StatusCode;
use tournament::{At, Verdict};

use super::{Evening, evening, with};

const ONE: At = At { round: 1, table: 1 };
const LIST: &str = "/hall/herbst/1/1";

impl Evening {
    /// As the director; done, and what the list says then.
    async fn appeals(&self, fields: &[(&str, &str)]) -> String {
        let answer = self.house.post_as(&self.director, LIST, fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        self.house.get_as(&self.director, LIST).await.body
    }
}

#[tokio::test]
async fn an_appeal_is_noted_decided_and_changes_the_line() {
    let evening = evening().await;
    let player = evening.tournament().await.table(ONE).unwrap().players()[1].0.to_string();
    let game = with(&[("expected", "0")]);
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await;
    let lodge = [("do", "appeal"), ("against", "line:1"), ("player", player.as_str()), ("why", "it was 120")];
    assert_eq!(evening.house.post_as(&evening.one, LIST, &lodge).await.status, StatusCode::FORBIDDEN);
    let page = evening.appeals(&lodge).await;
    assert!(page.contains("appeals against game 1: it was 120 – not decided yet"), "{page}");
    assert!(page.contains("value=\"appeal-strike\"") && page.contains("Uphold: change the line"), "{page}");
    // Everybody at the table, and whoever closes the round, sees that it is open.
    let mine = evening.house.get_as(&evening.one, LIST).await.body;
    assert!(mine.contains("not decided yet") && !mine.contains("appeal-dismissed"), "{mine}");
    let tables = evening.house.get_as(&evening.director, "/hall/herbst").await.body;
    assert!(tables.contains("not decided yet"), "{tables}");
    // 9.6.7: whoever would enter the next game is told that none is played.
    assert!(mine.contains("until then the game rests"), "{mine}");
    leaves_it_alone(&evening, &mine, "1").await;
    // Upheld: the form of the line, with the grounds in it, decides it.
    let form =
        evening.house.get_as(&evening.director, &format!("{LIST}?appeal=1&why=counted+again&line=1")).await;
    assert!(
        form.body.contains("name=\"appeal\" value=\"1\"") && form.body.contains("value=\"counted again\"")
    );
    let mut change =
        with(&[("line", "1"), ("expected", "1"), ("seen", "0"), ("appeal", "1"), ("why", "counted again")]);
    change.retain(|field| *field != ("step", "151"));
    change.push(("step", "121"));
    let done = evening.house.post_as(&evening.director, "/hall/herbst/1/1/game", &change).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(ONE).unwrap();
    assert_eq!(table.appeals()[0].decided.as_ref().map(|(verdict, _)| *verdict), Some(Verdict::Upheld));
    assert_eq!(table.changes()[0].why, "counted again");
    let page = evening.house.get_as(&evening.one, LIST).await.body;
    assert!(page.contains("appealed against game 1: it was 120 – upheld: counted again"), "{page}");
    assert!(!page.contains("until then the game rests"), "{page}");
    leaves_it_alone(&evening, &page, "1").await;
    // It is final.
    let again = evening.house.post_as(&evening.director, LIST, &lodge).await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", again.body);
    let history = evening.house.get_as(&evening.director, "/hall/herbst/history").await.body;
    for said in ["appeals against game 1: it was 120", "appeal 1 against game 1 – upheld: counted again"] {
        assert!(history.contains(said), "{said}: {history}");
    }
}

/// 8.2: the telephone of the table neither changes nor strikes the line, and is told whom to ask.
async fn leaves_it_alone(evening: &Evening, page: &str, line: &str) {
    assert!(!page.contains("value=\"strike\"") && !page.contains(&format!("?line={line}")), "{page}");
    let change =
        with(&[("line", "1"), ("expected", "1"), ("seen", "9"), ("why", "we say so"), ("key", "hall/own")]);
    for (to, fields) in [
        (format!("{LIST}/game"), change),
        (LIST.to_owned(), vec![("do", "strike"), ("line", "1"), ("why", "away")]),
    ] {
        let answer = evening.house.post_as(&evening.one, &to, &fields).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.body);
        assert!(answer.body.contains("under appeal"), "{}", answer.body);
    }
    let form = evening.house.get_as(&evening.one, &format!("{LIST}?line={line}")).await;
    assert!(form.status == StatusCode::FORBIDDEN && form.body.contains("under appeal"), "{}", form.body);
}

#[tokio::test]
async fn penalty_points_that_wait_fall_away_when_an_appeal_is_upheld() {
    let evening = evening().await;
    let player = evening.tournament().await.table(ONE).unwrap().players()[1].0.to_string();
    let five = evening.tournament().await.table(ONE).unwrap().players().len() == 5;
    let table = if five { "table=5&dealer=1" } else { "table=4" };
    let minor = format!(
        "{table}&offender=2&claimed=yes&first-trick=no&rest-certain=none&already-won=none&soloist=none&absagen-against=0&can-decide=no&played-since=no"
    );
    evening.rules("lead-out-of-turn", &minor).await;
    let lodge =
        [("do", "appeal"), ("against", "penalty:1"), ("player", player.as_str()), ("why", "it was my turn")];
    let page = evening.appeals(&lodge).await;
    assert!(page.contains("the penalty points fall away"), "{page}");
    assert!(page.contains("appeals against the penalty points +1 −3 +1 +1"), "{page}");
    assert!(page.contains("of game 1: it was my turn"), "{page}");
    // The game has come meanwhile: nothing is recorded, and the form offers what can be done now.
    let game = with(&[("expected", "0")]);
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await;
    let upheld = [("do", "appeal-upheld"), ("appeal", "1"), ("why", "it was")];
    let refused = evening.house.post_as(&evening.director, LIST, &upheld).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
    assert!(refused.body.contains("changes nothing yet") && refused.body.contains("Uphold: change the line"));
    assert_eq!(evening.tournament().await.table(ONE).unwrap().appeals_open().count(), 1);
    evening.appeals(&[("do", "strike"), ("line", "1"), ("why", "another table’s")]).await;
    let page = evening.appeals(&[&upheld[..], &[("key", "hall/3")]].concat()).await;
    assert!(page.contains("it was my turn – upheld: it was"), "{page}");
    assert!(!evening.tournament().await.table(ONE).unwrap().noted()[0].is_open());
    // Dismissed, and against a ruling in no line.
    let ruling = [
        ("do", "appeal"),
        ("against", "ruling"),
        ("player", player.as_str()),
        ("why", "not I"),
        ("key", "hall/2"),
    ];
    evening.appeals(&ruling).await;
    let page = evening.appeals(&[("do", "appeal-dismissed"), ("appeal", "2"), ("why", "three saw it")]).await;
    assert!(page.contains("a ruling that stands in no line: not I – dismissed: three saw it"), "{page}");
    // Whoever takes his own appeal back owes nobody grounds.
    let last = [&ruling[..4], &[("key", "hall/7")]].concat();
    evening.appeals(&last).await;
    let page =
        evening.appeals(&[("do", "appeal-withdrawn"), ("appeal", "3"), ("why", ""), ("key", "hall/8")]).await;
    assert!(page.contains("not I – withdrawn<"), "{page}");
}
