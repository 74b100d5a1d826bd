//! A list entered from telephones and from paper.

use axum::http::{Method, StatusCode, header};
use tournament::At;

use super::{GAME, common::request, evening, query, with};

#[tokio::test]
async fn a_table_enters_a_game_and_sees_its_points_before() {
    let evening = evening().await;
    let house = &evening.house;
    let list = house.get_as(&evening.one, "/hall/herbst/1/1").await;
    assert_eq!(list.status, StatusCode::OK, "{}", list.body);
    assert!(list.body.contains("action=\"/hall/herbst/1/1/game\""), "{}", list.body);
    // The table of four, its players 1 and 3 win 2 (won, under 90) + 2 (Re). Without scripts the page says so
    // before anything is entered.
    let shown = house.get_as(&evening.one, &format!("/hall/herbst/1/1?expected=0&{}", query(&GAME))).await;
    assert_eq!(shown.status, StatusCode::OK);
    let tournament = evening.tournament().await;
    let players = tournament.table(At { round: 1, table: 1 }).unwrap().players().to_vec();
    let name = |i: usize| tournament.roster().get(players[i]).unwrap().name.clone();
    let sum = format!(">{}, {} +4</output>", name(0), name(2));
    assert!(shown.body.contains(&sum), "{sum}: {}", shown.body);
    assert_eq!(evening.lines(1, 1).await, 0, "looking changes nothing");
    let key = shown.body.split("name=\"key\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
    let fields = with(&[("key", &key), ("expected", "0")])
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
    // The last line is taken back, with a trace.
    let struck = house.post_as(&evening.one, "/hall/herbst/1/1", &[("do", "strike"), ("line", "1")]).await;
    assert_eq!(struck.status, StatusCode::SEE_OTHER, "{}", struck.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 1 }).unwrap();
    assert_eq!((table.list().lines().len(), table.changes().len()), (0, 1));
}

/// A table puts its last game right; what it has played before it cannot make undone game by game.
#[tokio::test]
async fn a_table_strikes_its_last_game_and_not_the_whole_list() {
    let evening = evening().await;
    let house = &evening.house;
    let enters = async |expected: &str, key: &str| {
        let game = with(&[("key", key), ("expected", expected)]);
        let entered = house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "{}", entered.body);
    };
    let strikes = async |line: &str, sure: bool| {
        let struck = [("do", "strike"), ("line", line), ("why", "typed wrong")];
        let cookie = if sure { &evening.director } else { &evening.one };
        house.post_as(cookie, "/hall/herbst/1/1", &struck).await.status
    };
    let offers =
        async || house.get_as(&evening.one, "/hall/herbst/1/1").await.body.contains("value=\"strike\"");
    enters("0", "hall/first").await;
    enters("1", "hall/second").await;
    assert!(offers().await);
    assert_eq!(strikes("2", false).await, StatusCode::SEE_OTHER);
    assert!(!offers().await);
    assert_eq!(strikes("1", false).await, StatusCode::FORBIDDEN);
    assert_eq!(evening.lines(1, 1).await, 1);
    // The game is entered again, and that is the last one now.
    enters("1", "hall/again").await;
    assert!(offers().await);
    assert_eq!(strikes("2", false).await, StatusCode::SEE_OTHER);
    // The tournament management does what it has to.
    assert_eq!(strikes("1", true).await, StatusCode::SEE_OTHER);
    assert_eq!(evening.lines(1, 1).await, 0);
}

/// Two telephones enter the same game: the second is shown what stands there, however often it taps; that its game
/// is the next one, it says by a button of its own.
#[tokio::test]
async fn no_game_is_entered_twice_by_two_telephones() {
    let evening = evening().await;
    let house = &evening.house;
    let page = "/hall/herbst/1/1/game";
    let first = with(&[("key", "hall/first"), ("expected", "0")]);
    assert_eq!(house.post_as(&evening.one, page, &first).await.status, StatusCode::SEE_OTHER);
    let mut second = with(&[("key", "hall/second"), ("expected", "0")]);
    for _ in 0..3 {
        let refused = house.post_as(&evening.one, page, &second).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(
            refused.body.contains("Game 1: ") && refused.body.contains("the same as yours"),
            "{}",
            refused.body
        );
        assert_eq!(refused.field("expected"), "0", "a second tap is refused like the first");
        assert_eq!(refused.field("expected-now"), "1");
    }
    assert_eq!(evening.lines(1, 1).await, 1);
    // A script is told the same.
    let asked = async |fields: &[(&str, &str)]| {
        let body = form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
        let mut request = request(Method::POST, page, &evening.one, Some(body));
        request.headers_mut().insert(header::ACCEPT, "application/json".parse().unwrap());
        let answer = house.send(request).await;
        (answer.status, serde_json::from_str::<serde_json::Value>(&answer.body).unwrap())
    };
    let (status, told) = asked(&second).await;
    assert_eq!(
        (status, &told["there"]["same"], &told["there"]["lines"]),
        (StatusCode::UNPROCESSABLE_ENTITY, &serde_json::json!(true), &serde_json::json!(1))
    );
    let other = [
        ("how", "points"),
        ("kind", "normal"),
        ("who", "1"),
        ("who", "2"),
        ("value", "1"),
        ("expected", "0"),
    ];
    let (_, told) = asked(&other).await;
    assert_eq!(told["there"]["same"], false);
    second.push(("expected-now", "1"));
    assert_eq!(asked(&second).await.0, StatusCode::OK);
    assert_eq!(asked(&second).await.1["entered"], true, "the same request, answered again");
    assert_eq!(evening.lines(1, 1).await, 2);
    // A line was taken out: the number is one that the list does not have any more.
    let late = with(&[("key", "hall/late"), ("expected", "7")]);
    let (status, told) = asked(&late).await;
    assert_eq!((status, told.get("there").is_some()), (StatusCode::UNPROCESSABLE_ENTITY, false));
}

#[tokio::test]
async fn the_kind_of_solo_is_kept_in_the_list_the_print_and_for_programs() {
    let evening = evening().await;
    let house = &evening.house;
    let solo = [("how", "game"), ("kind", "farbe:H"), ("who", "2"), ("step", "121"), ("expected", "0")];
    house.post_as(&evening.one, "/hall/herbst/1/1/game", &solo).await;
    let points = [("how", "points"), ("kind", "damen"), ("who", "3"), ("value", "2"), ("expected", "1")];
    house.post_as(&evening.one, "/hall/herbst/1/1/game", &points).await;
    let list = house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(list.contains("(Farbsolo ♥)") && list.contains("(Damensolo)"), "{list}");
    let json = house.get_as(&evening.one, "/api/v1/tournaments/herbst/rounds/1/tables/1").await.body;
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(
        (&json["lines"][0]["played"], &json["lines"][1]["played"]),
        (&"farbe:H".into(), &"damen".into())
    );
    // Putting the line right begins with what it was.
    let edit = house.get_as(&evening.one, "/hall/herbst/1/1?line=2").await.body;
    assert!(
        edit.contains("value=\"damen\" class=\"vh\" checked")
            && edit.contains("value=\"2\" class=\"vh\" checked")
    );
}

#[tokio::test]
async fn what_does_not_check_is_said_in_words_and_nothing_is_kept() {
    let evening = evening().await;
    for (fields, said) in [
        (
            vec![("how", "points"), ("kind", "normal"), ("p1", "3"), ("p2", "-3"), ("p3", "3"), ("p4", "-2")],
            "add up to",
        ),
        (
            vec![("how", "points"), ("kind", "normal"), ("p1", "x"), ("p2", "-3"), ("p3", "3"), ("p4", "-3")],
            "not a number",
        ),
        (vec![("how", "points"), ("kind", "normal"), ("who", "1"), ("value", "3")], "Alone against three"),
        (
            vec![("how", "points"), ("kind", "still"), ("who", "1"), ("who", "2"), ("value", "3")],
            "played alone",
        ),
        (vec![("how", "points"), ("kind", "normal"), ("who", "1"), ("who", "2")], "How many points"),
        (vec![("how", "points"), ("kind", "normal"), ("value", "2")], "Who has won"),
        (vec![("how", "game"), ("kind", "solo"), ("step", "151")], "played alone"),
        (vec![("how", "game"), ("kind", "normal"), ("who", "1"), ("step", "151")], "Who was Re"),
        (vec![("how", "game"), ("kind", "normal"), ("who", "1"), ("who", "2")], "How many Augen"),
        (vec![("how", "game"), ("kind", "normal"), ("who", "1"), ("who", "2"), ("augen", "250")], "240"),
        (vec![("how", "game"), ("kind", "skat"), ("who", "1"), ("who", "2"), ("augen", "130")], "Which game"),
    ] {
        let mut fields = fields;
        let shown = evening.house.get_as(&evening.one, &format!("/hall/herbst/1/1?{}", query(&fields))).await;
        assert!(shown.body.contains("<output") && shown.body.contains(said), "{said}: {}", shown.body);
        assert!(!shown.body.contains("role=\"alert\""), "nothing is wrong before it is entered");
        fields.extend([("key", "hall/wrong"), ("expected", "0")]);
        let sent = evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &fields).await;
        assert_eq!(sent.status, StatusCode::UNPROCESSABLE_ENTITY, "{said}");
        assert!(sent.body.contains("role=\"alert\"") && sent.body.contains(said), "{said}: {}", sent.body);
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
    assert!(overview.body.contains("The two readings differ: game 2"), "{}", overview.body);
    // What is disputed does not count yet: neither in the ranking, nor in the sums of the list.
    let list = evening.house.get_as(&evening.organiser, "/hall/herbst/1/2").await;
    let sums = |body: &str| -> Vec<String> {
        let after = |part: &str| part.split('<').next().unwrap_or_default().to_owned();
        body.split("<strong>").skip(1).take(5).map(after).collect()
    };
    let from = list.body.find("class=\"names\"").unwrap_or_default();
    assert_eq!(sums(&list.body[from..]), ["0", "+2", "+2", "−2", "−2"], "{}", list.body);
    let lines = list.body.split("<small>").skip(1).map(|part| part.split('<').next().unwrap_or_default());
    let running: Vec<&str> = lines.filter(|text| text.starts_with(['+', '−', '0'])).take(5).collect();
    assert_eq!(running, ["0", "+2", "+2", "−2", "−2"], "{}", list.body);
    let refused = evening.post("/hall/herbst/rounds/1", &[("do", "close")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let settle = [("do", "second"), ("line", "2"), ("why", "looked at the paper"), ("key", "hall/settle")];
    let settled = evening.house.post_as(&evening.director, "/hall/herbst/1/2", &settle).await;
    assert_eq!(settled.status, StatusCode::SEE_OTHER, "{}", settled.body);
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 2 }).unwrap();
    assert_eq!(table.disputed(), [] as [usize; 0]);
    assert_eq!(table.list().totals(), [-1, 2, 3, -1, -3].into());
}

/// Points and games stand in one list as they do on paper; where both are told of a line, they must agree.
#[tokio::test]
async fn a_list_from_paper_tells_points_and_games_mixed() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let game = [("k0", "g"), ("g0-kind", "normal"), ("g0-who", "1"), ("g0-who", "3"), ("g0-step", "151")];
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
    assert!(wrong.body.contains("name=\"g0-who\" value=\"3\" class=\"vh\" checked"), "{}", wrong.body);
    let unsaid = [("by", "Jana"), ("first", "0"), ("k0", "g"), ("g0-kind", "normal")];
    assert_eq!(evening.post(path, &unsaid).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    evening.done(path, &typed(&beside(["2", "-2", "2", "-2"]))).await;
    let tournament = evening.tournament().await;
    let list = tournament.table(At { round: 1, table: 1 }).unwrap().list();
    assert_eq!((list.lines().len(), list.totals().0[..4].to_vec()), (2, vec![1, -1, 1, -1]));
}

/// A line that does not say what it means is asked about; one tap on what was meant, and it stands so. Nothing is
/// read as something else in silence.
#[tokio::test]
async fn a_list_from_paper_is_read_as_an_expert_reads_it() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let line = |index: usize, points: [&str; 4]| -> Vec<(String, String)> {
        (1..).zip(points).map(|(p, points)| (format!("p{index}-{p}"), points.to_owned())).collect()
    };
    let mut typed: Vec<(String, String)> =
        vec![("by".to_owned(), "Jana".to_owned()), ("first".to_owned(), "0".to_owned())];
    typed.extend(line(0, ["9", "-3", "-3", "-3"]));
    typed.extend(line(1, ["2", "-2", "2", ""]));
    typed.extend(line(2, ["-2", "6", "-2", "-2"]));
    typed.push(("k2".to_owned(), "ls".to_owned()));
    typed.extend(line(3, ["1", "-1", "-1", "1"]));
    let post = async |typed: &[(String, String)], fix: &str| {
        let mut fields: Vec<(&str, &str)> = typed.iter().map(|(n, v)| (n.as_str(), v.as_str())).collect();
        fields.push(("fix", fix));
        evening.post(path, &fields).await
    };
    let asked = post(&typed, "").await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    for question in [
        "played alone against three, and nothing says",
        "does not check",
        "a Lustsolo is marked",
        // As on the command line: what each line was understood as, and what its points can be.
        "possible with these points: ",
        "class=\"as\"",
    ] {
        assert!(asked.body.contains(question), "{question}: {}", asked.body);
    }
    assert_eq!(evening.lines(1, 1).await, 0);
    // Each tap answers one question and leaves the others.
    let mut step = asked;
    for (fix, left) in [("0:0", 2), ("1:0", 1), ("2:0", 0)] {
        assert!(step.body.contains(&format!("name=\"fix\" value=\"{fix}\"")), "{fix}: {}", step.body);
        step = post(&typed, fix).await;
        assert_eq!(step.body.matches("class=\"question\"").count(), left, "{fix}");
        if left == 0 {
            break;
        }
        // The page brings what it shows.
        for (name, value) in &mut typed {
            let input = step.body.split(&format!("name=\"{name}\" value=\"")).nth(1);
            if let Some(shown) = input {
                *value = shown.split('"').next().unwrap().to_owned();
            }
        }
        let chosen = |index: usize| {
            let select = step.body.split(&format!("name=\"k{index}\"")).nth(1).unwrap();
            let select = select.split("</select>").next().unwrap();
            let on = select.split("<option value=\"").find(|option| option.contains(" selected"));
            on.map_or(String::new(), |option| option.split('"').next().unwrap().to_owned())
        };
        for index in 0..4 {
            let (name, value) = (format!("k{index}"), chosen(index));
            typed.retain(|(had, _)| *had != name);
            typed.push((name, value));
        }
    }
    assert_eq!(step.status, StatusCode::SEE_OTHER, "{}", step.body);
    let tournament = evening.tournament().await;
    let list = tournament.table(At { round: 1, table: 1 }).unwrap().list().clone();
    let deals: Vec<bool> = list.lines().iter().map(|line| line.deal.pflichtsolo().is_some()).collect();
    assert_eq!(deals, [true, false, true, false]);
    assert_eq!(list.lines()[1].entry.game.0[..4], [2, -2, 2, -2]);
}

/// The table has entered a game on its telephone while its paper was typed: the line is not entered twice.
#[tokio::test]
async fn paper_and_telephone_do_not_enter_the_same_line() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let typed = [
        ("by", "Jana"),
        ("first", "0"),
        ("p0-1", "4"),
        ("p0-2", "-4"),
        ("p0-3", "4"),
        ("p0-4", "-4"),
        ("p1-1", "1"),
        ("p1-2", "1"),
        ("p1-3", "-1"),
        ("p1-4", "-1"),
    ];
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    for _ in 0..2 {
        let refused = evening.post(path, &typed).await;
        assert_eq!(
            (refused.status, refused.field("first")),
            (StatusCode::UNPROCESSABLE_ENTITY, "0".to_owned())
        );
        assert!(refused.body.contains("The first line stands there already"), "{}", refused.body);
    }
    assert_eq!(evening.lines(1, 1).await, 1);
    let rest = evening.post(path, &[&typed[..], &[("skip", "yes")]].concat()).await;
    assert_eq!(
        (rest.status, rest.field("first"), rest.field("p0-1")),
        (StatusCode::OK, "1".to_owned(), "1".to_owned())
    );
    let mut rest = vec![("by", "Jana"), ("first", "1")];
    rest.extend([("p0-1", "1"), ("p0-2", "1"), ("p0-3", "-1"), ("p0-4", "-1")]);
    evening.done(path, &rest).await;
    assert_eq!(evening.lines(1, 1).await, 2);
}

/// What stands on a button is what a tap on it brings, also below a line that is asked about itself.
#[tokio::test]
async fn an_answer_brings_what_stands_on_it() {
    let evening = evening().await;
    let path = "/hall/herbst/1/1/list";
    let mut typed = vec![("by", "Jana"), ("first", "0")];
    for (cell, points) in [("p0-1", "9"), ("p0-2", "-3"), ("p0-3", "-3"), ("p0-4", "-3")] {
        typed.push((cell, points));
    }
    for (cell, points) in [("p1-1", "9"), ("p1-2", "-3"), ("p1-3", "-3"), ("p1-4", "-3")] {
        typed.push((cell, points));
    }
    let asked = evening.post(path, &typed).await;
    let button = |fix: &str| {
        let text = asked.body.split(&format!("name=\"fix\" value=\"{fix}\"")).nth(1).unwrap();
        text.split('>').nth(1).unwrap().split('<').next().unwrap().to_owned()
    };
    // If the first was his Pflichtsolo, the second was rather none.
    for (fix, said, marked) in [("1:0", "stille Hochzeit", "sh"), ("1:2", "Lustsolo", "ls")] {
        assert!(button(fix).starts_with(said), "{fix}: {}", button(fix));
        let step = evening.post(path, &[&typed[..], &[("fix", fix)]].concat()).await;
        let kind = step.body.split("name=\"k1\"").nth(1).unwrap().split("</select>").next().unwrap();
        assert!(kind.contains(&format!("value=\"{marked}\" selected")), "{fix}: {kind}");
        assert_eq!(step.body.matches("class=\"question\"").count(), 1, "{fix}");
    }
    // Whoever has entered a game meanwhile has changed what is asked: nothing is put right before it is seen.
    evening.house.post_as(&evening.one, "/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let step = evening.post(path, &[&typed[..], &[("fix", "0:0")]].concat()).await;
    assert!(step.body.contains("The first line stands there already"), "{}", step.body);
    assert!(!step.body.contains("value=\"ps\" selected"), "{}", step.body);
    assert_eq!(evening.lines(1, 1).await, 1);
}

/// A list that is over is read a second time with the games that stand in it.
#[tokio::test]
async fn a_second_reading_of_a_whole_list_tells_games() {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    evening
        .done("/hall/herbst/1/1", &[("do", "time-up"), ("sure", "yes"), ("why", "late"), ("key", "hall/up")])
        .await;
    // Only the Pflichtsoli are left; position 2 is the first.
    let mut typed =
        vec![("first", "0"), ("k0", "g"), ("g0-kind", "damen"), ("g0-who", "2"), ("g0-step", "121")];
    typed.extend([("k1", "ps"), ("p1-1", "-2"), ("p1-2", "-2"), ("p1-3", "6"), ("p1-4", "-2")]);
    typed.extend([("k2", "ps"), ("p2-1", "-2"), ("p2-2", "-2"), ("p2-3", "-2"), ("p2-4", "6")]);
    typed.extend([("k3", "ps"), ("t3", "farbe:H"), ("p3-1", "6"), ("p3-2", "-2"), ("p3-3", "-2")]);
    typed.push(("p3-4", "-2"));
    let path = "/hall/herbst/1/1/list";
    evening.done(path, &[&typed[..], &[("by", "Jana"), ("key", "hall/one")]].concat()).await;
    evening
        .done(path, &[&typed[..], &[("by", "Karl"), ("second", "yes"), ("key", "hall/two")]].concat())
        .await;
    let tournament = evening.tournament().await;
    let table = tournament.table(At { round: 1, table: 1 }).unwrap();
    assert_eq!((table.read_twice(), table.disputed().len()), (4, 0));
    let shown = evening.house.get_as(&evening.organiser, "/hall/herbst/1/1").await;
    assert!(shown.body.contains("♥"), "the kind of solo is kept: {}", shown.body);
}

/// 9.4.1: beside “not played” the penalty stands in the columns, as on paper; nobody is offered a solo for it.
#[tokio::test]
async fn a_list_from_paper_tells_the_penalty_of_a_game_that_was_not_played() {
    let evening = evening().await;
    let five = evening.tournament().await.table(At { round: 1, table: 1 }).unwrap().players().len() == 5;
    let path = if five { "/hall/herbst/1/2/list" } else { "/hall/herbst/1/1/list" };
    let at = At { round: 1, table: if five { 2 } else { 1 } };
    let typed = |more: &[(&'static str, &'static str)]| {
        let mut all = vec![("first", "0"), ("by", "Jana"), ("k0", "x"), ("p0-1", "-12")];
        all.extend(more);
        all
    };
    let wrong = evening.post(path, &typed(&[("p0-2", "4"), ("p0-3", "4"), ("p0-4", "5")])).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!wrong.body.contains("name=\"fix\""), "{}", wrong.body);
    evening.done(path, &typed(&[("p0-2", "4"), ("p0-3", "4"), ("p0-4", "4")])).await;
    let line = evening.tournament().await.table(at).unwrap().list().lines()[0].clone();
    assert_eq!((line.deal, line.entry.penalty), (tournament::Deal::NotPlayed, [-12, 4, 4, 4, 0].into()));
}
