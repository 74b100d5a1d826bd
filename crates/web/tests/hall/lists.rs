//! A list entered from telephones and from paper.

use axum::http::StatusCode;
use tournament::At;

use super::{GAME, evening, query, with};

#[tokio::test]
async fn a_table_enters_a_game_and_sees_its_points_before() {
    let evening = evening().await;
    let house = &evening.house;
    let list = house.get_as(&evening.one, "/hall/herbst/1/1").await;
    assert_eq!(list.status, StatusCode::OK, "{}", list.body);
    assert!(list.body.contains("/hall/herbst/1/1/game"), "{}", list.body);
    // The table of four, its players 1 and 3 win 2 (won, under 90) + 2 (Re).
    let shown = house.get_as(&evening.one, &format!("/hall/herbst/1/1/game?{}", query(&GAME))).await;
    assert_eq!(shown.status, StatusCode::OK);
    assert_eq!(shown.body.matches("<strong>+4</strong>").count(), 2, "{}", shown.body);
    assert_eq!(shown.body.matches("<strong>−4</strong>").count(), 2);
    assert_eq!(evening.lines(1, 1).await, 0, "looking changes nothing");
    let fields = with(&[("key", &shown.field("key")), ("expected", "0")])
        .into_iter()
        .map(|(n, v)| (n.to_owned(), v.to_owned()))
        .collect::<Vec<_>>();
    let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
    // The answer was not heard: the same request again is the same line.
    for _ in 0..3 {
        let entered = house.post_as(&evening.one, "/hall/herbst/1/1/game", &fields).await;
        assert_eq!(entered.header("location"), "/hall/herbst/1/1?saved", "{}", entered.body);
    }
    assert_eq!(evening.lines(1, 1).await, 1);
    // Somebody else at the table enters the same game: he is shown that it stands there.
    let again = house
        .post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("key", "hall/other"), ("expected", "0")]))
        .await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(evening.lines(1, 1).await, 1);
    // The last line is taken back, with a trace.
    let struck = house.post_as(&evening.one, "/hall/herbst/1/1", &[("do", "strike"), ("line", "1")]).await;
    assert_eq!(struck.status, StatusCode::SEE_OTHER, "{}", struck.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 1 }).unwrap();
    assert_eq!((table.list().lines().len(), table.changes().len()), (0, 1));
}

#[tokio::test]
async fn what_does_not_check_is_said_in_words_and_nothing_is_kept() {
    let evening = evening().await;
    let page = "/hall/herbst/1/1/game";
    for (fields, said) in [
        (vec![("how", "points"), ("p1", "3"), ("p2", "-3"), ("p3", "3"), ("p4", "-2")], "add up to"),
        (vec![("how", "points"), ("p1", "x"), ("p2", "-3"), ("p3", "3"), ("p4", "-3")], "not a number"),
        (vec![("how", "game"), ("kind", "solo"), ("step", "151")], "played alone"),
        (vec![("how", "game"), ("kind", "normal"), ("re", "1"), ("step", "151")], "Re"),
        (vec![("how", "game"), ("kind", "normal"), ("re", "1"), ("re", "2"), ("augen", "250")], "240"),
        (vec![("how", "game"), ("re", "1"), ("re", "2"), ("augen", "130")], "kind of game"),
    ] {
        let mut fields = fields;
        let shown = evening.house.get_as(&evening.one, &format!("{page}?{}", query(&fields))).await;
        assert!(shown.body.contains("role=\"alert\"") && shown.body.contains(said), "{said}: {}", shown.body);
        fields.extend([("key", "hall/wrong"), ("expected", "0")]);
        let sent = evening.house.post_as(&evening.one, page, &fields).await;
        assert_eq!(sent.status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        assert!(sent.body.contains(said), "{said}: {}", sent.body);
    }
    assert_eq!(evening.lines(1, 1).await, 0);
}

#[tokio::test]
async fn a_list_on_paper_is_read_twice_and_differences_are_settled() {
    let evening = evening().await;
    let page = "/hall/herbst/1/2/list";
    // Table 2 is the table of five: the dealer sits out.
    let first = [
        ("p0-2", "2"),
        ("p0-3", "2"),
        ("p0-4", "-2"),
        ("p0-5", "-2"),
        ("p1-1", "1"),
        ("p1-3", "-1"),
        ("p1-4", "1"),
        ("p1-5", "-1"),
    ];
    let mut fields = vec![("by", "Jana"), ("first", "0"), ("key", "hall/first")];
    fields.extend(first);
    evening.done(page, &fields).await;
    assert_eq!(evening.lines(1, 2).await, 2);
    let mut same = vec![("by", "Jana"), ("first", "0"), ("second", "yes"), ("key", "hall/same")];
    same.extend(first);
    let refused = evening.post(page, &same).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "the second reading is for somebody else");
    let mut second = vec![("by", "Karl"), ("first", "0"), ("second", "yes"), ("key", "hall/second")];
    second.extend(first.iter().map(|(name, value)| {
        if *name == "p1-1" {
            (*name, "-1")
        } else if *name == "p1-3" {
            (*name, "1")
        } else {
            (*name, *value)
        }
    }));
    evening.done(page, &second).await;
    let overview = evening.house.get_as(&evening.organiser, "/hall/herbst").await;
    assert!(overview.body.contains("The two readings differ in line 2"), "{}", overview.body);
    let refused = evening.post("/hall/herbst/rounds/1", &[("do", "close")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let settle = [("do", "second"), ("line", "2"), ("why", "looked at the paper"), ("key", "hall/settle")];
    let settled = evening.house.post_as(&evening.director, "/hall/herbst/1/2", &settle).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 2 }).unwrap();
    assert_eq!(table.disputed(), [] as [usize; 0]);
    assert_eq!(table.list().totals().0, [-1, 2, 3, -1, -3]);
}

/// Points and games stand in one list as they do on paper; where both are told of a line, they must agree.
#[tokio::test]
async fn a_list_from_paper_tells_points_and_games_mixed() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let game = [("k0", "g"), ("g0-kind", "normal"), ("g0-re", "1"), ("g0-re", "3"), ("g0-step", "151")];
    let points = [("p1-1", "-1"), ("p1-2", "1"), ("p1-3", "-1"), ("p1-4", "1")];
    let beside = |value: [&'static str; 4]| {
        [("p0-1", value[0]), ("p0-2", value[1]), ("p0-3", value[2]), ("p0-4", value[3])]
    };
    let typed = |beside: &[(&'static str, &'static str)]| {
        [&[("by", "Jana"), ("first", "0")], &game[..], &points[..], beside].concat()
    };
    let wrong = evening.post(path, &typed(&beside(["3", "-3", "3", "-3"]))).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    // What was typed is still there.
    assert!(wrong.body.contains("name=\"g0-re\" value=\"3\" class=\"vh\" checked"), "{}", wrong.body);
    let unsaid = [("by", "Jana"), ("first", "0"), ("k0", "g"), ("g0-kind", "normal")];
    assert_eq!(evening.post(path, &unsaid).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    evening.done(path, &typed(&beside(["2", "-2", "2", "-2"]))).await;
    let tournament = evening.tournament().await;
    let list = tournament.table(At { round: 1, table: 1 }).unwrap().list();
    assert_eq!((list.lines().len(), list.totals().0[..4].to_vec()), (2, vec![1, -1, 1, -1]));
}
