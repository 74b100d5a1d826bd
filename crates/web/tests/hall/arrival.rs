//! Coming in by the code of a table: whose it is, whose device it becomes, and where it goes on in the next round.

use axum::http::StatusCode;
use tournament::{At, Number, Position};
use web::doors::Role;

use super::{Evening, common::Answer, evening, with};

/// The codes of the tables, made anew.
async fn codes(evening: &Evening) -> Vec<String> {
    evening.done("/hall/herbst/codes", &[("do", "anew"), ("sure", "yes")]).await;
    let page = evening.house.get_as(&evening.organiser, "/hall/herbst/codes").await.body;
    page.split("/in/").skip(1).map(|rest| rest.chars().take(26).collect()).collect()
}

fn cookie(answer: &Answer) -> String {
    answer.header("set-cookie").split(';').next().unwrap().to_owned()
}

impl Evening {
    async fn players(&self, at: At) -> Vec<Number> {
        self.tournament().await.table(at).unwrap().players().to_vec()
    }

    async fn comes(&self, had: &str, token: &str, who: &str) -> Answer {
        self.house.post_as(had, "/in", &[("token", token), ("who", who)]).await
    }
}

#[tokio::test]
async fn a_device_says_whose_it_is_and_follows_its_player() {
    let evening = evening().await;
    let (house, codes) = (&evening.house, codes(&evening).await);
    let first = evening.players(At { round: 1, table: 1 }).await;
    // Before anybody comes in it stands there whose table it is.
    let asks = house.get(&format!("/in/{}", codes[0])).await;
    for player in &first {
        assert!(asks.body.contains(&format!("name=\"who\" value=\"{player}\"")), "{}", asks.body);
    }
    let moves = async |player: Number| {
        let (at, place) = evening.tournament().await.seats(2, player).next().unwrap();
        (at.table == 2).then_some((player, at, place))
    };
    let mut found = None;
    for player in &first {
        found = found.or(moves(*player).await);
    }
    let (player, next, place): (Number, At, Position) = found.expect("somebody goes to table 2");
    let entered = evening.comes("", &codes[0], &player.to_string()).await;
    assert_eq!(entered.header("location"), "/hall/herbst/1/1");
    let phone = cookie(&entered);
    let game = with(&[("expected", "0"), ("key", "hall/a")]);
    assert_eq!(house.post_as(&phone, "/hall/herbst/1/1/game", &game).await.status, StatusCode::SEE_OTHER);
    // What it entered is signed with the name of its player.
    let tournament = evening.tournament().await;
    let name = tournament.roster().get(player).unwrap().name.clone();
    let table = tournament.table(At { round: 1, table: 1 }).unwrap();
    assert_eq!(table.entered()[0].stamp.who, format!("{name} (Table 1)"));
    // The code leads to the list as long as the round runs.
    let home = house.get_as(&phone, "/hall/herbst/table/1").await;
    assert_eq!(home.header("location"), "/hall/herbst/1/1");

    evening.finish(1).await;
    let list = house.get_as(&phone, "/hall/herbst/1/1").await;
    assert!(list.body.contains(&format!("{name}, table 2, place {place}")), "{}", list.body);
    let home = house.get_as(&phone, "/hall/herbst/table/1").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.body.contains(&format!("Table 2, place {place}")), "{}", home.body);
    assert!(home.body.contains(&format!("href=\"/hall/herbst/{}/{}\"", next.round, next.table)));
    // It keeps the list of his table, and not that of the strangers at table 1.
    let game = with(&[("expected", "0"), ("key", "hall/b")]);
    let refused = house.post_as(&phone, "/hall/herbst/2/1/game", &game).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get_as(&phone, "/hall/herbst/2/1").await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get_as(&phone, "/hall/herbst/2/2").await.status, StatusCode::OK);
    // A device that was said to stay at table 1 stays there.
    let stays = cookie(&evening.comes("", &codes[0], "table").await);
    let home = house.get_as(&stays, "/hall/herbst/table/1").await;
    assert_eq!(home.header("location"), "/hall/herbst/2/1");
    // One of which nobody said anything asks.
    let nobody = cookie(&evening.comes("", &codes[0], "").await);
    let home = house.get_as(&nobody, "/hall/herbst/table/1").await;
    assert!(home.body.contains("name=\"who\""), "{}", home.body);
    let second = evening.players(At { round: 2, table: 1 }).await;
    let told = house.post_as(&nobody, "/hall/herbst/table/1", &[("who", &second[0].to_string())]).await;
    assert_eq!(told.header("location"), "/hall/herbst/2/1");
    assert_eq!(house.get_as(&cookie(&told), "/hall/herbst/table/1").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_wrong_table_says_whose_it_is_and_what_is_left() {
    let evening = evening().await;
    let (house, codes) = (&evening.house, codes(&evening).await);
    let mine = evening.players(At { round: 1, table: 1 }).await[0];
    let phone = cookie(&evening.comes("", &codes[0], &mine.to_string()).await);
    let asks = house.get_as(&phone, &format!("/in/{}", codes[1])).await;
    let tournament = evening.tournament().await;
    let name = |number: &Number| tournament.roster().get(*number).unwrap().name.clone();
    assert!(asks.body.contains(&format!("{} sits at table 1, place 1", name(&mine))), "{}", asks.body);
    assert!(asks.body.contains("by the code of table 1") && asks.body.contains("Back to table 1"));
    for player in &evening.players(At { round: 1, table: 2 }).await {
        assert!(asks.body.contains(&name(player)));
    }
    // Nobody comes in as somebody who sits elsewhere.
    let as_mine = evening.comes(&phone, &codes[1], &mine.to_string()).await;
    assert_eq!(as_mine.status, StatusCode::CONFLICT);
    for who in ["99", "x", "-1"] {
        assert!(evening.comes(&phone, &codes[1], who).await.status.is_client_error(), "{who}");
    }
    let moved = cookie(&evening.comes(&phone, &codes[1], "table").await);
    assert_eq!(house.get_as(&moved, "/hall/herbst/1/2").await.status, StatusCode::OK);
    assert_eq!(house.get_as(&moved, "/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN, "left");
    // Whose device it is stands in the signed cookie: nobody writes another number into it.
    let forged = phone.replace(&format!("_{mine}"), "_9");
    assert_ne!(forged, phone);
    assert_eq!(house.get_as(&forged, "/hall/herbst/1/1").await.status, StatusCode::FORBIDDEN);
    // The code of a table of a tournament that is not set up (yet).
    let elsewhere = store::Stream::new("tournament/none").unwrap();
    let token =
        web::doors::pages::new_link(&house.app, "test", Role::Table { of: elsewhere, number: 1 }, "").await;
    let asks = house.get(&format!("/in/{}", token.unwrap().reveal())).await;
    assert_eq!(asks.status, StatusCode::OK, "{}", asks.body);
}

#[tokio::test]
async fn one_sheet_a_table_with_the_network_of_the_hall() {
    let evening = evening().await;
    codes(&evening).await;
    let sign = async |fields: &[(&str, &str)]| evening.post("/hall/herbst/codes/signs.pdf", fields).await;
    let before = evening.house.stored().await;
    let printed = sign(&[("network", "Vereinsheim"), ("network-key", "drei kleine Karo")]).await;
    assert_eq!((printed.status, printed.header("content-type")), (StatusCode::OK, "application/pdf"));
    assert_eq!(printed.body.matches("/Type/Page/").count(), 2);
    assert_eq!(sign(&[]).await.status, StatusCode::OK);
    let long = "x".repeat(64);
    assert_eq!(sign(&[("network", "a"), ("network-key", &long)]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
    // The password of the network is printed, and kept nowhere.
    assert_eq!(evening.house.stored().await, before);
}

/// There is a table 1 in every tournament: a link says in which it is, where it stands and where it is revoked.
#[tokio::test]
async fn a_link_of_a_table_says_of_which_tournament_it_is() {
    let evening = evening().await;
    codes(&evening).await;
    let page = evening.house.get_as(&evening.organiser, "/house").await;
    assert!(page.body.contains("<b>Table 2</b> Herbst <small>"), "{}", page.body);
    let of_the_table = page.body.split("<b>Table 2</b>").nth(1).unwrap();
    let id = of_the_table.split("name=\"id\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let asks = evening.post("/house/revoke", &[("id", id)]).await;
    assert!(asks.body.contains("Table 2, Herbst"), "{}", asks.body);
}
