//! The Springer (TSR 10) in the browser: chosen when the tournament is set up, named wherever seats are, and his
//! device keeps both lists.

use axum::http::StatusCode;
use tournament::{Number, Remainder};
use web::doors::Role;

use super::{
    Evening, NAMES,
    common::{Answer, house},
    stream, with,
};

/// So many players with a Springer, drawn and called.
async fn evening(players: usize) -> Evening {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let director = house.cookie(Role::Director).await;
    let one = house.cookie(Role::Table { of: stream(), number: 1 }).await;
    let evening = Evening { house, organiser, director, one };
    let wished = [
        ("name", "Herbst"),
        ("rounds", "2"),
        ("rules", "tsr"),
        ("four", "100"),
        ("five", "125"),
        ("remainder", "springer"),
    ];
    assert_eq!(evening.post("/hall", &wished).await.status, StatusCode::SEE_OTHER);
    let roster = NAMES[..players].join("\n");
    evening.done("/hall/herbst/players/list", &[("do", "store"), ("roster", &roster)]).await;
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst/players").await;
    assert!(page.body.contains("2 tables of four and one Springer at two tables"), "{}", page.body);
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "7")]).await;
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    evening
}

fn cookie(answer: &Answer) -> String {
    answer.header("set-cookie").split(';').next().unwrap().to_owned()
}

#[tokio::test]
async fn seven_play_with_a_springer_and_everybody_is_told_who_it_is() {
    let evening = evening(7).await;
    let tournament = evening.tournament().await;
    assert_eq!(tournament.setup().remainder, Remainder::Springer);
    let (springer, other, place) = tournament.rounds()[0].springers(1).next().unwrap();
    let name = tournament.roster().get(springer).unwrap().name.clone();
    assert_eq!(other, 2);
    let said = format!("{name} is the Springer: also at table 2, place {place}.");
    for path in ["/hall/herbst/seating", "/hall/herbst/1/1"] {
        let page = evening.house.get_as(&evening.organiser, path).await;
        assert!(page.body.contains(&said), "{path}: {}", page.body);
    }
    let wall = evening.house.get_as(&evening.organiser, "/hall/herbst/wall").await.body;
    assert_eq!(wall.matches(&format!("{name} (Springer)")).count(), 2, "{wall}");
    assert!(wall.contains("Tables with a Springer") && wall.contains("200 min"), "{wall}");

    // His device comes in by the code of table 1, and keeps both lists.
    evening.done("/hall/herbst/codes", &[("do", "anew"), ("sure", "yes")]).await;
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst/codes").await.body;
    let codes: Vec<String> = page.split("/in/").skip(1).map(|rest| rest.chars().take(26).collect()).collect();
    let who = springer.to_string();
    let comes = |code: String| {
        let fields = [("token", code), ("who", who.clone())];
        let house = &evening.house;
        async move {
            let fields: Vec<(&str, &str)> = fields.iter().map(|(n, v)| (*n, v.as_str())).collect();
            house.post_as("", "/in", &fields).await
        }
    };
    assert_eq!(
        comes(codes[1].clone()).await.header("location"),
        "/hall/herbst/1/2",
        "at either table it is his"
    );
    let entered = comes(codes[0].clone()).await;
    assert_eq!(entered.header("location"), "/hall/herbst/1/1");
    let phone = cookie(&entered);
    let seat = evening.house.get_as(&phone, "/hall/herbst/table/1").await;
    assert!(seat.body.contains(&said), "{}", seat.body);
    for table in [1, 2] {
        let key = format!("hall/s{table}");
        let game = with(&[("expected", "0"), ("key", &key)]);
        let path = format!("/hall/herbst/1/{table}");
        let done = evening.house.post_as(&phone, &format!("{path}/game"), &game).await;
        assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
        let list = evening.house.get_as(&phone, &path).await.body;
        assert!(list.contains(&format!("href=\"/hall/herbst/1/{}\"", 3 - table)), "{list}");
    }
    // Another player's device keeps one of them.
    let players = tournament.rounds()[0].tables[0].players().to_vec();
    let mate = players.into_iter().find(|player| *player != springer).unwrap();
    let fields = [("token", codes[0].as_str()), ("who", &mate.to_string())];
    let phone = cookie(&evening.house.post_as("", "/in", &fields).await);
    assert_eq!(evening.house.get_as(&phone, "/hall/herbst/1/2").await.status, StatusCode::FORBIDDEN);

    // What counts is the mean of the two lists.
    let tournament = evening.tournament().await;
    let points = |table: usize| {
        let list = &tournament.rounds()[0].tables[table - 1];
        let mut seats = list.players().iter().zip(tournament::Position::ALL);
        let (_, position) = seats.find(|(player, _)| **player == springer).unwrap();
        list.points()[position]
    };
    let results = tournament.results(1);
    let sum = |player: Number| results.iter().find(|one| one.player == player).unwrap().sum();
    assert_eq!(sum(springer), i64::from(points(1) + points(2)).div_euclid(2));
    // The seat cards have both places, and the lists say who jumps.
    for what in ["cards", "sheets"] {
        let pdf = evening.house.get_as(&evening.organiser, &format!("/hall/herbst/print/{what}.pdf")).await;
        assert_eq!(pdf.status, StatusCode::OK, "{what}");
    }
}
