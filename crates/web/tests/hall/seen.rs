//! What is seen where: a table that two readings dispute, the rounds that are drawn, a ranking.

use axum::http::StatusCode;
use tournament::At;

use super::{common::house, evening};
use web::doors::Role;

/// A list is complete, and two readings of it differ: the overview does not show the table as done, and what it says leads to
/// the line.
#[tokio::test]
async fn a_disputed_line_is_found_by_one_tap() {
    let evening = evening().await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    evening.done("/hall/herbst/1/1", &[("do", "time-up"), ("sure", "yes"), ("why", "late")]).await;
    // The four Pflichtsoli, from position 2 on; the second reading has the last of them lost.
    let typed = |by: &'static str, last: &'static str, each: &'static str| {
        let mut fields = vec![("by", by), ("first", "0")];
        for (i, kind) in ["k0", "k1", "k2", "k3"].into_iter().enumerate() {
            fields.push((kind, "ps"));
            let soloist = (i + 1) % 4;
            for (p, cell) in CELLS[i].into_iter().enumerate() {
                let points = match (p == soloist, i == 3) {
                    (true, false) => "6",
                    (false, false) => "-2",
                    (true, true) => last,
                    (false, true) => each,
                };
                fields.push((cell, points));
            }
        }
        fields
    };
    let path = "/hall/herbst/1/1/list";
    evening.done(path, &typed("Jana", "6", "-2")).await;
    let whole = evening.house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(whole.contains("glance complete"), "{whole}");
    evening.done(path, &[&typed("Karl", "-6", "2")[..], &[("second", "yes")]].concat()).await;
    assert_eq!(evening.tournament().await.table(At { round: 1, table: 1 }).unwrap().disputed(), [4]);
    let overview = evening.house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(!overview.contains("glance complete"), "{overview}");
    for said in ["<a href=\"/hall/herbst/1/1#l4\">", "all games in, to be settled", "0 of 2"] {
        assert!(overview.contains(said), "{said}: {overview}");
    }
    let list = evening.house.get_as(&evening.organiser, "/hall/herbst/1/1").await.body;
    assert!(list.contains("<a href=\"#l4\">") && list.contains("id=\"l4\""), "{list}");
}

const CELLS: [[&str; 4]; 4] = [
    ["p0-1", "p0-2", "p0-3", "p0-4"],
    ["p1-1", "p1-2", "p1-3", "p1-4"],
    ["p2-1", "p2-2", "p2-3", "p2-4"],
    ["p3-1", "p3-2", "p3-3", "p3-4"],
];

/// The round that is read out next stands above; what is over, below. Each can be printed for the wall.
#[tokio::test]
async fn the_round_that_is_read_out_next_stands_first() {
    let evening = evening().await;
    let order = async || {
        let page = evening.house.get_as(&evening.organiser, "/hall/herbst/seating").await.body;
        let rounds = page.split("id=\"round-").skip(1).map(|rest| rest.split('"').next().unwrap().to_owned());
        rounds.collect::<Vec<_>>()
    };
    assert_eq!(order().await, ["1", "2", "3"]);
    evening.finish(1).await;
    assert_eq!(order().await, ["2", "3", "1"]);
    let page = evening.house.get_as(&evening.director, "/hall/herbst/seating").await.body;
    assert!(page.contains("/print/seating.pdf?round=2"), "{page}");
    let plan = evening.house.get_as(&evening.director, "/hall/herbst/print/seating.pdf?round=2").await;
    assert_eq!((plan.status, plan.header("content-type")), (StatusCode::OK, "application/pdf"));
    let none = evening.house.get_as(&evening.director, "/hall/herbst/print/seating.pdf?round=9").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
    let table = evening.house.get_as(&evening.one, "/hall/herbst/print/seating.pdf").await;
    assert_eq!(table.status, StatusCode::FORBIDDEN);
}

/// Where nobody types minutes, the rules say them: the tournament sheet has none.
#[tokio::test]
async fn the_time_limit_is_that_of_the_rules() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let form = house.get_as(&organiser, "/hall").await;
    let typed = |body: &str, name: &str| {
        let field = body.split(&format!("name=\"{name}\"")).nth(1).unwrap().split('>').next().unwrap();
        field.split("value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
    };
    assert_eq!(["four", "five"].map(|name| typed(&form.body, name)), ["", ""]);
    for (name, rules, minutes, shown) in [
        ("Blatt", "sheet", ["", ""], "0"),
        ("Regeln", "tsr", ["", ""], "100"),
        ("Ohne", "tsr", ["0", ""], "0"),
    ] {
        let [four, five] = minutes;
        let fields = [("name", name), ("rounds", "3"), ("rules", rules), ("four", four), ("five", five)];
        let made = house.post_as(&organiser, "/hall", &fields).await;
        assert_eq!(made.status, StatusCode::SEE_OTHER, "{name}: {}", made.body);
        let settings = format!("/hall/{}/settings", name.to_lowercase());
        let page = house.get_as(&organiser, &settings).await.body;
        assert_eq!(typed(&page, "four"), shown, "{name}");
    }
}

/// A line of zeros is read as one, and not as nothing.
#[tokio::test]
async fn a_line_of_zeros_says_something() {
    let evening = evening().await;
    let mut typed = vec![("by", "Jana"), ("first", "0")];
    typed.extend(CELLS[0].map(|cell| (cell, "0")));
    typed.extend(CELLS[1].into_iter().zip(["1", "1", "-1", "-2"]));
    let asked = evening.post("/hall/herbst/1/1/list", &typed).await;
    assert_eq!(asked.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(asked.body.contains(": 0 for everybody"), "{}", asked.body);
}
