//! A table stops, somebody goes, a game was forgotten; more time, a volunteer, a warning.

use axum::http::StatusCode;
use tournament::At;

use super::{evening, with};

const ONE: At = At { round: 1, table: 1 };

#[tokio::test]
async fn a_table_stops_after_a_question_and_can_play_on() {
    let evening = evening().await;
    let house = &evening.house;
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let stays = evening.tournament().await.table(ONE).unwrap().players().to_vec();
    let gone = stays[0].0.to_string();
    let end = [("do", "end"), ("why", "car breaks down"), ("gone", gone.as_str())];
    // A table does not end its own list; the director does, and only the organiser sends players home.
    assert_eq!(
        house.post_as(&evening.one, "/hall/herbst/1/1", &with_sure(&end)).await.status,
        StatusCode::FORBIDDEN
    );
    let director = house.post_as(&evening.director, "/hall/herbst/1/1", &with_sure(&end)).await;
    assert_eq!(director.status, StatusCode::FORBIDDEN);
    let asks = evening.post("/hall/herbst/1/1", &end).await;
    assert_eq!(asks.status, StatusCode::OK);
    for said in ["Table 1 stops?", "car breaks down – 23 games lapse", "Rounds 2 and 3 are drawn already"] {
        assert!(asks.body.contains(said), "{said}: {}", asks.body);
    }
    assert!(evening.tournament().await.table(ONE).unwrap().ended().is_none(), "not before the answer");
    evening.done("/hall/herbst/1/1", &with_sure(&end)).await;
    let tournament = evening.tournament().await;
    assert_eq!(tournament.table(ONE).unwrap().ended().unwrap().left, 23);
    assert_eq!((tournament.rounds().len(), tournament.roster().get(stays[0]).unwrap().until), (1, Some(1)));
    // The page says so, to the table too, and takes no more games.
    for cookie in [&evening.organiser, &evening.one] {
        let page = house.get_as(cookie, "/hall/herbst/1/1").await.body;
        assert!(
            page.contains("class=\"ended\">car breaks down – 23 games lapse, the Pflichtsoli of"),
            "{page}"
        );
        assert!(!page.contains("name=\"expected\"") && !page.contains("list is complete"), "{page}");
    }
    let page = house.get_as(&evening.organiser, "/hall/herbst").await.body;
    assert!(page.contains("stopped after one line"), "{page}");
    let list = house.get_as(&evening.organiser, "/hall/herbst/print/lists.pdf?round=1").await;
    assert_eq!(list.status, StatusCode::OK);
    // Eight are left: the draw goes on without the one who went.
    evening.done("/hall/herbst/seating", &[("do", "rest"), ("seed", "8")]).await;
    assert_eq!(evening.tournament().await.rounds()[1].tables.len(), 2);
    evening.done("/hall/herbst/1/1", &[("do", "resume"), ("why", "a taxi")]).await;
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "1")])).await;
    let page = house.get_as(&evening.director, "/hall/herbst/1/1").await.body;
    assert!(
        page.contains("the table stopped, noted by") && page.contains("the table plays on, noted by"),
        "{page}"
    );
    let history = house.get_as(&evening.organiser, "/hall/herbst/history").await.body;
    for line in ["the list was ended before its time: car breaks down", "the list goes on after all: a taxi"]
    {
        assert!(history.contains(line), "{line}: {history}");
    }
}

fn with_sure<'a>(fields: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    fields.iter().copied().chain([("sure", "yes")]).collect()
}

#[tokio::test]
async fn somebody_who_goes_at_once_ends_the_list_of_the_table() {
    let evening = evening().await;
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let player = evening.tournament().await.table(ONE).unwrap().players()[2];
    let number = player.0.to_string();
    let gone = [("do", "gone"), ("player", number.as_str()), ("why", "ill")];
    let asks = evening.post("/hall/herbst/players", &gone).await;
    assert!(asks.body.contains("Table 1 cannot play on without this player"), "{}", asks.body);
    assert!(asks.body.contains("Rounds 2 and 3 are drawn already"), "{}", asks.body);
    evening.done("/hall/herbst/players", &with_sure(&gone)).await;
    let tournament = evening.tournament().await;
    assert_eq!(tournament.table(ONE).unwrap().ended().unwrap().why, "ill");
    assert_eq!(tournament.roster().get(player).unwrap().until, Some(1));
}

#[tokio::test]
async fn a_game_that_was_forgotten_is_put_in() {
    let evening = evening().await;
    let house = &evening.house;
    for expected in ["0", "1"] {
        evening.done("/hall/herbst/1/1/game", &with(&[("expected", expected)])).await;
    }
    let form = house.get_as(&evening.director, "/hall/herbst/1/1?before=2").await;
    assert_eq!((form.status, form.field("before")), (StatusCode::OK, "2".to_owned()));
    assert!(form.body.contains("Put in before game 2"), "{}", form.body);
    assert_eq!(house.get_as(&evening.one, "/hall/herbst/1/1?before=2").await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        house.get_as(&evening.director, "/hall/herbst/1/1?before=9").await.status,
        StatusCode::NOT_FOUND
    );
    let game = with(&[("expected", "2"), ("before", "2"), ("why", "was on the back")]);
    assert_eq!(
        house.post_as(&evening.one, "/hall/herbst/1/1/game", &game).await.status,
        StatusCode::FORBIDDEN
    );
    let done = house.post_as(&evening.director, "/hall/herbst/1/1/game", &game).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    assert_eq!(evening.lines(1, 1).await, 3);
    let page = house.get_as(&evening.director, "/hall/herbst/1/1").await.body;
    assert!(page.contains("Game 2: put in by"), "{page}");
    let without = with(&[("expected", "3"), ("before", "2")]);
    let refused = house.post_as(&evening.director, "/hall/herbst/1/1/game", &without).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn more_time_a_volunteer_and_a_warning() {
    let evening = evening().await;
    let house = &evening.house;
    let extra = [("do", "extra"), ("minutes", "8"), ("why", "referee called")];
    assert_eq!(house.post_as(&evening.one, "/hall/herbst/1/1", &extra).await.status, StatusCode::FORBIDDEN);
    let added = house.post_as(&evening.director, "/hall/herbst/1/1", &extra).await;
    assert_eq!(added.status, StatusCode::SEE_OTHER);
    let page = house.get_as(&evening.one, "/hall/herbst/1/1").await.body;
    assert!(page.contains("class=\"extra\">8 minutes added"), "{page}");
    // 100 minutes and eight from the call on.
    evening.done("/hall/herbst/rounds/1", &[("do", "start")]).await;
    let until = async |table: usize| {
        let page = house.get_as(&evening.organiser, &format!("/hall/herbst/1/{table}")).await.body;
        let number = page.split("data-until=\"").nth(1).unwrap().split('"').next().unwrap().to_owned();
        number.parse::<i64>().unwrap()
    };
    let (one, two) = (until(1).await, until(2).await);
    // Table 2 is of five.
    assert_eq!(one - two, (100 + 8 - 125) * 60);
    let players = evening.tournament().await.table(ONE).unwrap().players().to_vec();
    let volunteer = players[0].0.to_string();
    let names = [("do", "keeper"), ("player", volunteer.as_str())];
    let named = house.post_as(&evening.one, "/hall/herbst/1/1", &names).await;
    assert_eq!(named.status, StatusCode::SEE_OTHER, "the table says itself who keeps its list");
    assert_eq!(evening.tournament().await.table(ONE).unwrap().keeper(), Some(players[0]));
    let warn =
        [("do", "warn"), ("player", "3"), ("round", "1"), ("points", "1"), ("why", "commented on a hand")];
    assert_eq!(
        house.post_as(&evening.one, "/hall/herbst/players", &warn).await.status,
        StatusCode::FORBIDDEN
    );
    let warned = house.post_as(&evening.director, "/hall/herbst/players", &warn).await;
    assert_eq!(warned.status, StatusCode::SEE_OTHER);
    let page = house.get_as(&evening.director, "/hall/herbst/players").await.body;
    assert!(page.contains("warned in round 1 by") && page.contains("commented on a hand"), "{page}");
    assert_eq!(evening.tournament().await.results(1)[2].deduction, 0);
    let history = house.get_as(&evening.organiser, "/hall/herbst/history").await.body;
    for line in ["8 minutes more: referee called", "keeps the list"] {
        assert!(history.contains(line), "{line}: {history}");
    }
}

/// Four of a table of five play on, after a question that says what comes of it; and he is there after all.
#[tokio::test]
async fn four_of_a_table_of_five_play_on() {
    const TWO: At = At { round: 1, table: 2 };
    let evening = evening().await;
    let house = &evening.house;
    let page = house.get_as(&evening.organiser, "/hall/herbst/1/1").await.body;
    assert!(!page.contains("value=\"left-table\""), "nobody can be spared at a table of four: {page}");
    let player = evening.tournament().await.table(TWO).unwrap().players()[2];
    let (number, name) = (player.0.to_string(), super::NAMES[player.0 as usize - 1]);
    let leaves = [("do", "left-table"), ("player", number.as_str()), ("why", "ill")];
    let path = "/hall/herbst/1/2";
    let two = house.cookie(web::doors::Role::Table { of: super::stream(), number: 2 }).await;
    assert_eq!(house.post_as(&two, path, &with_sure(&leaves)).await.status, StatusCode::FORBIDDEN);
    let asks = evening.post(path, &leaves).await;
    assert_eq!(asks.status, StatusCode::OK);
    for said in
        [&*format!("{name} leaves?"), "At table 2 the others play on", "Rounds 2 and 3 are drawn already"]
    {
        assert!(asks.body.contains(said), "{said}: {}", asks.body);
    }
    assert_eq!(evening.tournament().await.table(TWO).unwrap().gone().count(), 0, "not before the answer");
    let left = evening.post(path, &with_sure(&leaves)).await;
    // That later rounds are to be drawn anew is said, with the way there.
    assert_eq!(left.header("location"), "/hall/herbst/1/2?undrawn=2-3", "{}", left.body);
    let page = house.get_as(&evening.organiser, "/hall/herbst/1/2?undrawn=2-3").await.body;
    assert!(page.contains("Draw round 2"), "{page}");
    let who = house.get_as(&two, "/hall/herbst/table/2?who").await.body;
    assert!(!who.contains(&format!("<b>{name}</b>")), "{who}");
    let tournament = evening.tournament().await;
    assert_eq!(tournament.table(TWO).unwrap().gone().count(), 1);
    assert_eq!((tournament.rounds().len(), tournament.roster().get(player).unwrap().until), (1, Some(1)));
    let page = house.get_as(&evening.organiser, path).await.body;
    assert!(page.contains(&format!("{name} has left (ill); the others play on.")), "{page}");
    assert!(!page.contains("value=\"left-table\""), "four are left: {page}");
    let choices = page.split("value=\"substitute\"").next().unwrap().rsplit("<select").next().unwrap();
    assert!(!choices.contains(name), "nobody sits in for who has left: {choices}");
    evening.done(path, &[("do", "left-back"), ("player", &number)]).await;
    let tournament = evening.tournament().await;
    assert_eq!(tournament.table(TWO).unwrap().gone().count(), 0);
    assert!(tournament.roster().get(player).unwrap().is_there(3), "he plays the later rounds, too");
    let players = house.get_as(&evening.organiser, "/hall/herbst/players").await.body;
    assert!(!players.contains("until round"), "{players}");
}

/// A substitute has a name, and the seat goes back to whose it is.
#[tokio::test]
async fn a_substitute_sits_in_and_gets_up_again() {
    let evening = evening().await;
    let house = &evening.house;
    let player = evening.tournament().await.table(ONE).unwrap().players()[0];
    let number = player.0.to_string();
    let path = "/hall/herbst/1/1";
    let nobody = [("do", "substitute"), ("player", number.as_str()), ("name", "")];
    assert_eq!(evening.post(path, &nobody).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let seats = [("do", "substitute"), ("player", number.as_str()), ("name", "Nora Neu")];
    assert_eq!(house.post_as(&evening.one, path, &seats).await.status, StatusCode::FORBIDDEN);
    let seated = house.post_as(&evening.director, path, &seats).await;
    assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.body);
    let page = house.get_as(&evening.one, path).await.body;
    assert!(page.contains("Nora Neu plays for") && page.contains(">Nora</b>"), "{page}");
    // Whoever scans the code of the table finds himself by his own name.
    let who = house.get_as(&evening.one, "/hall/herbst/table/1?who").await.body;
    assert!(who.contains("<b>Nora Neu (for "), "{who}");
    let page = house.get_as(&evening.director, path).await.body;
    assert!(page.contains("value=\"substitute-back\""), "{page}");
    let back = [("do", "substitute-back"), ("player", number.as_str())];
    assert_eq!(house.post_as(&evening.director, path, &back).await.status, StatusCode::SEE_OTHER);
    let page = house.get_as(&evening.one, path).await.body;
    assert!(!page.contains("Nora"), "{page}");
}

/// Who goes from a table of four ends its list, unless somebody sits in: that is said before.
#[tokio::test]
async fn whoever_goes_from_a_table_of_four_is_told_of_a_substitute() {
    let evening = evening().await;
    let player = evening.tournament().await.table(ONE).unwrap().players()[2].0.to_string();
    evening.done("/hall/herbst/1/1/game", &with(&[("expected", "0")])).await;
    let asks =
        evening.post("/hall/herbst/players", &[("do", "gone"), ("player", &player), ("why", "ill")]).await;
    assert!(asks.body.contains("Or somebody sits in"), "{}", asks.body);
}
