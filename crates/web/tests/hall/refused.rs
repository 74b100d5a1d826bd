//! What is not there or cannot be.

use axum::http::StatusCode;

use super::evening;

#[tokio::test]
async fn pages_name_what_is_not_there() {
    let evening = evening().await;
    for (path, status) in [
        ("/hall/none", 404),
        ("/hall/Herbst", 404),
        ("/hall/herbst/4/1", 404),
        ("/hall/herbst/1/3", 404),
        ("/hall/herbst/0/0", 404),
        ("/hall/herbst/x/1", 404),
        ("/hall/herbst/1/1?line=1", 404),
        ("/hall/herbst/1/1?line=x", 404),
        ("/hall/herbst/99999999999999999999/1", 404),
        ("/hall/herbst/print/nothing.pdf", 404),
        ("/hall/herbst/print/lists.pdf?round=1", 404),
        ("/hall/herbst/print/ranking.pdf", 404),
        ("/hall/herbst/print/sheets.pdf?round=9", 404),
        ("/hall/herbst/print/sheets.pdf?round=x", 404),
        ("/hall/herbst/table/9", 200),
    ] {
        let answer = evening.house.get_as(&evening.organiser, path).await;
        assert_eq!(answer.status.as_u16(), status, "{path}: {}", answer.body);
    }
    let before = evening.house.stored().await;
    for (path, fields, status) in [
        ("/hall", vec![("name", "Herbst"), ("rounds", "3"), ("rules", "sheet")], 422),
        ("/hall", vec![("name", "!!!"), ("rounds", "3"), ("rules", "sheet")], 422),
        ("/hall", vec![("name", "Frühling"), ("rounds", "0"), ("rules", "sheet")], 422),
        ("/hall", vec![("name", "Frühling"), ("rounds", "x"), ("rules", "sheet")], 422),
        ("/hall", vec![("name", "Frühling"), ("rounds", "3"), ("rules", "own")], 400),
        ("/hall/herbst/players", vec![("do", "add"), ("name", "")], 422),
        ("/hall/herbst/players/list", vec![("do", "store"), ("roster", "Name;Nr\nAnna;x")], 422),
        ("/hall/herbst/players/list", vec![("do", "store"), ("roster", "Anna\nIda")], 422),
        ("/hall/herbst/players/list", vec![("do", "look"), ("roster", "Zoe"), ("column", "club")], 422),
        ("/hall/herbst/players", vec![("do", "rename"), ("player", "77"), ("name", "Zoe")], 422),
        ("/hall/herbst/players", vec![("do", "rename"), ("player", "x"), ("name", "Zoe")], 400),
        (
            "/hall/herbst/players",
            vec![("do", "deduct"), ("player", "1"), ("round", "1"), ("points", "13"), ("why", "x")],
            422,
        ),
        (
            "/hall/herbst/players",
            vec![("do", "deduct"), ("player", "1"), ("round", "1"), ("points", "1")],
            422,
        ),
        (
            "/hall/herbst/players",
            vec![("do", "take-back"), ("player", "1"), ("number", "1"), ("why", "x")],
            422,
        ),
        ("/hall/herbst/players", vec![("do", "take-back"), ("player", "1"), ("why", "x")], 400),
        ("/hall/herbst/players", vec![("do", "dance")], 400),
        ("/hall/herbst/seating", vec![("do", "next")], 422),
        (
            "/hall/herbst/seating",
            vec![("do", "by-hand"), ("round", "1"), ("tables", "1 2 3 4\n5 6 7 8")],
            422,
        ),
        ("/hall/herbst/seating", vec![("do", "by-hand"), ("round", "1"), ("tables", "1 2 x 4")], 422),
        ("/hall/herbst/rounds/1", vec![("do", "close")], 422),
        ("/hall/herbst/rounds/2", vec![("do", "close")], 422),
        ("/hall/herbst/rounds/9", vec![("do", "start")], 422),
        ("/hall/herbst/rounds/x", vec![("do", "start")], 404),
        ("/hall/herbst/1/1", vec![("do", "strike"), ("line", "1")], 422),
        ("/hall/herbst/1/1", vec![("do", "first"), ("line", "1"), ("why", "x")], 422),
        ("/hall/herbst/1/1/list", vec![("first", "0")], 422),
        ("/hall/herbst/1/1/list", vec![("first", "3"), ("p0-1", "1")], 422),
    ] {
        let answer = evening.post(path, &fields).await;
        assert_eq!(answer.status.as_u16(), status, "{path} {fields:?}: {}", answer.body);
        assert_eq!(evening.house.stored().await, before, "{path} {fields:?}");
    }
}

/// Where people type a number, one that is too large is answered as any that cannot stand there: on the form, with what
/// was typed.
#[tokio::test]
async fn a_number_too_large_is_said_beside_what_was_typed() {
    const LARGE: &str = "99999999999999999999";
    let evening = evening().await;
    let setup = |field| {
        let fields =
            [("name", "Frühling"), ("rounds", "3"), ("rules", "sheet"), ("four", "90"), ("five", "110")];
        fields.map(|(name, value)| (name, if name == field { LARGE } else { value })).to_vec()
    };
    let saved = [setup("rounds"), vec![("do", "save")]].concat();
    let game = |more: &[(&'static str, &'static str)]| {
        let ordinary = [("expected", "0"), ("how", "game"), ("kind", "normal"), ("who", "1"), ("who", "3")];
        [&ordinary[..], more].concat()
    };
    let points = [("expected", "0"), ("how", "points"), ("who", "1"), ("who", "3"), ("value-typed", LARGE)];
    let deducted = [("do", "deduct"), ("player", "1"), ("round", "2"), ("points", LARGE), ("why", "zu spät")];
    for (path, fields, kept) in [
        ("/hall", setup("rounds"), r#"value="110""#),
        ("/hall", setup("four"), r#"value="110""#),
        ("/hall", setup("five"), r#"value="Frühling""#),
        ("/hall/herbst/settings", saved, r#"value="Frühling""#),
        ("/hall/herbst/players", deducted.to_vec(), r#"value="zu spät""#),
        ("/hall/herbst/1/1", vec![("do", "extra"), ("minutes", LARGE), ("why", "Tee")], r#"value="Tee""#),
        ("/hall/herbst/seating", vec![("do", "again"), ("seed", LARGE), ("sure", "yes")], "<details open"),
        ("/hall/herbst/1/1/game", points.to_vec(), r#"value="3" class="vh" checked"#),
        ("/hall/herbst/1/1/game", game(&[("augen", LARGE)]), r#"value="3" class="vh" checked"#),
        ("/hall/herbst/1/1/game", game(&[("step", "121"), ("s2", LARGE)]), r#"value="3" class="vh" checked"#),
        ("/hall/herbst/1/1/list", vec![("first", "0"), ("by", "Jana"), ("p0-1", LARGE)], r#"value="Jana""#),
    ] {
        let before = evening.house.stored().await;
        let answer = evening.post(path, &fields).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{path} {fields:?}: {}", answer.body);
        assert!(answer.body.contains("role=\"alert\""), "{path} {fields:?}: {}", answer.body);
        let said = format!("“{LARGE}” is not a number that can stand here.");
        for kept in [kept, &format!("value=\"{LARGE}\""), &said] {
            assert!(answer.body.contains(kept), "{path} {fields:?}: {kept}: {}", answer.body);
        }
        assert_eq!(evening.house.stored().await, before, "{path} {fields:?}");
    }
}

/// Nobody types a second time what was refused.
#[tokio::test]
async fn what_was_typed_stays() {
    let evening = evening().await;
    let typed = "9 2 3 4\n5 6 7 8 9";
    let answer =
        evening.post("/hall/herbst/seating", &[("do", "by-hand"), ("round", "2"), ("tables", typed)]).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(answer.body.matches(typed).count(), 1, "{}", answer.body);
    let again = [
        ("name", "Herbst"),
        ("date", "24.12.2026"),
        ("rounds", "5"),
        ("rules", "tsr"),
        ("four", "90"),
        ("five", "110"),
        ("clubs-apart", "yes"),
        ("tie", "lot"),
        ("other", "A2"),
    ];
    let answer = evening.post("/hall", &again).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    for kept in [
        r#"value="Herbst""#,
        r#"value="24.12.2026""#,
        r#"value="5""#,
        r#"value="tsr" selected"#,
        r#"value="90""#,
        r#"value="110""#,
        r#"name="clubs-apart" value="yes" checked"#,
        r#"value="lot" selected"#,
        r#"value="A2" checked"#,
    ] {
        assert!(answer.body.contains(kept), "{kept}: {}", answer.body);
    }
    assert!(!answer.body.contains(r#"name="fair-fives" value="yes" checked"#));
}
