//! A page that shows the table as it was: a telephone that was asleep, a second window, a line that told late. What is
//! tapped there is about what stands there, and is not done to what nobody has seen.

use super::*;

/// The status, and what is said.
async fn tap(
    house: &House,
    cookie: &str,
    set: &Set,
    path: &str,
    fields: &[(&str, &str)],
) -> (StatusCode, String) {
    let answer = house.post_as(cookie, &format!("/tables/{}/{path}", set.id), fields).await;
    (answer.status, answer.body)
}

fn said(answer: &(StatusCode, String)) -> bool {
    answer.0 == StatusCode::CONFLICT && answer.1.contains("meanwhile")
}

async fn number(house: &House, set: &Set) -> String {
    set.view(house, &set.director).await["number"].to_string()
}

async fn acts(house: &House, set: &Set) -> u64 {
    set.view(house, &set.director).await["acts"].as_u64().unwrap()
}

#[tokio::test]
async fn what_is_undone_is_what_the_director_saw() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let [_, east, south, west] = &set.seats;
    set.act(&house, west, "", play("DQ")).await;
    let seen = number(&house, &set).await;
    set.act(&house, south, "", json!({ "act": "play", "card": "D2", "dummy": true })).await;
    set.act(&house, east, "", play("D7")).await;
    let undo =
        async |by: &str, at: &str| tap(&house, by, &set, "undo", &[("as", "director"), ("at", at)]).await;
    // He saw the lead and nothing after it.
    assert!(said(&undo(&set.director, &seen).await));
    assert_eq!(acts(&house, &set).await, 3);
    // Two who direct undo the same act at the same moment: it is undone once. The tap that was sent again was done.
    let another = house.cookie(Role::Director).await;
    let now = number(&house, &set).await;
    assert_eq!(undo(&set.director, &now).await.0, StatusCode::SEE_OTHER);
    assert!(said(&undo(&another, &now).await));
    assert_eq!(undo(&set.director, &now).await.0, StatusCode::SEE_OTHER);
    assert_eq!(acts(&house, &set).await, 2);
    // What somebody is called is no part of the game.
    let now = number(&house, &set).await;
    let named = [("as", "4"), ("at", &*now), ("chair", "4"), ("name", "Wim")];
    assert_eq!(tap(&house, west, &set, "name", &named).await.0, StatusCode::SEE_OTHER);
    assert_eq!(undo(&set.director, &now).await.0, StatusCode::SEE_OTHER);
    assert_eq!(acts(&house, &set).await, 1);
}

#[tokio::test]
async fn nobody_agrees_to_a_claim_that_he_has_not_seen() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let [_, _, south, west] = &set.seats;
    set.act(&house, west, "", play("DQ")).await;
    let claim = |tricks: u8| json!({ "act": "claim", "tricks": tricks });
    set.act(&house, south, "", claim(10)).await;
    let seen = number(&house, &set).await;
    let undone = [("as", "director"), ("at", &*seen)];
    assert_eq!(tap(&house, &set.director, &set, "undo", &undone).await.0, StatusCode::SEE_OTHER);
    set.act(&house, south, "", claim(13)).await;
    let agree =
        async |at: &str| tap(&house, west, &set, "act", &[("as", "4"), ("at", at), ("do", "agree")]).await;
    assert!(said(&agree(&seen).await));
    assert_eq!(set.view(&house, &set.director).await["over"], false);
    assert_eq!(agree(&number(&house, &set).await).await.0, StatusCode::SEE_OTHER);
    assert_eq!(set.view(&house, &set.director).await["over"], true);
}

#[tokio::test]
async fn a_card_that_was_in_turn_on_the_page_is_not_laid_out_of_turn() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let [_, east, south, west] = &set.seats;
    let lays = async |by: &str, seat: &str, at: &str, card: &str| {
        tap(&house, by, &set, "act", &[("as", seat), ("at", at), ("do", "play"), ("card", card)]).await
    };
    // West’s two windows show that he is to lead. He leads in one, and taps another card in the other.
    let seen = number(&house, &set).await;
    assert_eq!(lays(west, "4", &seen, "DQ").await.0, StatusCode::SEE_OTHER);
    assert!(said(&lays(west, "4", &seen, "DJ").await));
    assert_eq!(lays(west, "4", &seen, "DQ").await.0, StatusCode::SEE_OTHER, "the same tap was done");
    assert_eq!(acts(&house, &set).await, 1);
    // What is in order now as it was then is taken, whatever has happened since.
    set.act(&house, south, "", json!({ "act": "play", "card": "D2", "dummy": true })).await;
    let seen = number(&house, &set).await;
    set.act(&house, south, "", json!({ "break-in-tempo": { "by": "S", "of": "W" } })).await;
    assert_eq!(lays(east, "2", &seen, "D7").await.0, StatusCode::SEE_OTHER);
    // Whoever has seen it and means it lays it out of turn.
    let now = number(&house, &set).await;
    assert_eq!(lays(east, "2", &now, "D8").await.0, StatusCode::SEE_OTHER);
}

#[tokio::test]
async fn at_doppelkopf_too() {
    let house = house().await;
    let set = set_up(&house, json!({ "name": "Vier", "doppelkopf": {} })).await;
    let seen = number(&house, &set).await;
    let says = async |word: &str| {
        let fields = [("as", "2"), ("at", &*seen), ("game", "doppelkopf"), ("do", "say"), ("word", word)];
        tap(&house, &set.seats[1], &set, "act", &fields).await
    };
    assert_eq!(says("gesund").await.0, StatusCode::SEE_OTHER);
    assert!(said(&says("vorbehalt").await), "he has answered");
    assert_eq!(says("gesund").await.0, StatusCode::SEE_OTHER);
    assert_eq!(acts(&house, &set).await, 1);
    for place in [3, 4, 1] {
        let body = json!({ "act": { "doppelkopf": { "reserve": format!("{place}:gesund") } } });
        let done = json_as(&house, &set.seats[place - 1], Method::POST, &set.path("/acts"), "", &body).await;
        assert_eq!(done.0, StatusCode::OK, "{}", done.1);
    }
    // Two cards from one page, and it is not his turn any more.
    let seen = number(&house, &set).await;
    let view = set.view(&house, &set.seats[1]).await;
    let held = view["table"]["players"][1]["cards"].as_array().unwrap().clone();
    let lays = async |card: &Value| {
        let fields = [
            ("as", "2"),
            ("at", &*seen),
            ("game", "doppelkopf"),
            ("do", "play"),
            ("card", card["card"].as_str().unwrap()),
        ];
        tap(&house, &set.seats[1], &set, "act", &fields).await
    };
    let (first, other) = (&held[0], held.iter().find(|card| card["card"] != held[0]["card"]).unwrap());
    assert_eq!(lays(first).await.0, StatusCode::SEE_OTHER);
    assert!(said(&lays(other).await));
    assert_eq!(acts(&house, &set).await, 5);
}

#[tokio::test]
async fn a_program_may_say_what_it_has_seen() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let lays = async |place: usize, key: &str, at: u64, act: Value| {
        let body = json!({ "act": { "bridge": act }, "at": at });
        json_as(&house, &set.seats[place - 1], Method::POST, &set.path("/acts"), key, &body).await
    };
    let seen = set.view(&house, &set.director).await["number"].as_u64().unwrap();
    assert_eq!(lays(4, "one", seen, play("DQ")).await.0, StatusCode::OK);
    let (status, problem) = lays(2, "", seen, play("D7")).await;
    assert_eq!(status, StatusCode::CONFLICT, "{problem}");
    assert!(problem["detail"].as_str().unwrap().contains("since"), "{problem}");
    // What was done is answered as it was.
    assert_eq!(lays(4, "one", seen, play("DQ")).await.0, StatusCode::OK);
    assert_eq!(acts(&house, &set).await, 1);
}
