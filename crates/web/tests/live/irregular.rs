//! What goes wrong at a board besides a lead out of turn: calls, two cards at once, contested claims. It is
//! taken as at any table, and the director deals with it.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use crate::{
    Set,
    common::{House, request},
    house, play, set, set_up,
};

/// A table at which South deals and the players bid.
pub async fn bidding(house: &House, watching: &str) -> Set {
    let board = json!({ "deal": crate::DEAL, "dealer": "S", "vulnerable": "none" });
    set_up(house, json!({ "name": "Bidding", "board": board, "delay": 0, "watching": watching })).await
}

impl Set {
    /// A call, which is taken.
    pub async fn calls(&self, house: &House, seat: usize, call: &str) -> Value {
        let (status, view) =
            self.act(house, &self.seats[seat - 1], "", json!({ "act": "call", "call": call })).await;
        assert_eq!(status, StatusCode::OK, "{call}: {view}");
        view
    }

    async fn directs(&self, house: &House, act: Value) -> Value {
        let (status, view) = self.act(house, &self.director, "", act).await;
        assert_eq!(status, StatusCode::OK, "{view}");
        view
    }
}

const NORTH: usize = 1;
const EAST: usize = 2;
const SOUTH: usize = 3;
const WEST: usize = 4;

fn said(view: &Value) -> Vec<String> {
    let calls = view["table"]["auction"].as_array().unwrap();
    calls.iter().map(|said| said["call"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn an_insufficient_bid_is_refused_and_silences_partner() {
    let house = house().await;
    let set = bidding(&house, "on-call").await;
    set.calls(&house, SOUTH, "1S").await;
    let view = set.calls(&house, WEST, "1H").await;
    assert_eq!(view["table"]["lying"], json!({ "seat": "W", "call": "1H" }));
    assert_eq!((said(&view), &view["table"]["calls"]), (vec!["1S".to_owned()], &Value::Null));
    // It lies there, and nobody is told that it is wrong; the director sees it.
    assert_eq!(view["table"].get("unnoticed"), None);
    assert_eq!(set.view(&house, &set.director).await["table"]["unnoticed"].as_array().unwrap().len(), 1);
    let (_, view) = set.act(&house, &set.seats[NORTH - 1], "", json!({ "act": "call-director" })).await;
    assert_eq!(view["table"]["choice"]["yours"], true, "{view}");
    let happened = view["table"]["ruling"]["happened"].as_str().unwrap();
    assert!(happened.contains("insufficient") && happened.contains("1♥"), "{happened}");
    // Nobody goes on, and the choice is nobody else's.
    let (status, _) = set.act(&house, &set.seats[WEST - 1], "", json!({ "act": "call", "call": "2H" })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let refuse = json!({ "act": "choose", "choice": "refuse" });
    let (status, _) = set.act(&house, &set.seats[EAST - 1], "", refuse.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    set.act(&house, &set.seats[NORTH - 1], "", refuse).await;
    set.calls(&house, WEST, "3C").await;
    let view = set.view(&house, &set.director).await;
    // What the two calls show comes first.
    assert_eq!(view["table"]["question"]["id"], "showed", "{view}");
    set.directs(&house, json!({ "act": "answer", "question": "showed", "with": "natural" })).await;
    let answer = json!({ "act": "answer", "question": "shows", "with": "natural" });
    // Clubs are not hearts: nobody has to be asked whether that is comparable.
    let view = set.directs(&house, answer).await;
    let say = view["table"]["ruling"]["say"].to_string();
    assert!(say.contains("East must pass to the end of the auction"), "{say}");
    assert!(view["table"]["ruling"]["laws"].to_string().contains("Law 27B2"));
    set.calls(&house, NORTH, "3S").await;
    let view = set.view(&house, &set.seats[EAST - 1]).await;
    assert_eq!(view["table"]["calls"], json!(["Pass"]), "{view}");
    for seat in [EAST, SOUTH, WEST] {
        set.calls(&house, seat, "Pass").await;
    }
    let view = set.view(&house, &set.director).await;
    assert_eq!((&view["table"]["contract"], &view["table"]["declarer"]), (&json!("3S"), &json!("S")));
    assert_eq!(said(&view), ["1S", "3C", "3S", "Pass", "Pass", "Pass"]);
}

#[tokio::test]
async fn a_watched_table_stops_a_call_out_of_rotation_at_once() {
    let house = house().await;
    let set = bidding(&house, "always").await;
    let view = set.calls(&house, NORTH, "1C").await;
    assert_eq!(view["table"]["now"], json!({ "awaits": "director" }));
    // 28–32: first of all whether an opponent had said that it was North's turn.
    set.directs(&house, json!({ "act": "answer", "question": "told-it-was-his-turn", "with": "no" })).await;
    let view = set.view(&house, &set.director).await;
    assert_eq!(view["table"]["now"], json!({ "awaits": "choice", "by": ["E"] }));
    let view = set.directs(&house, json!({ "act": "choose", "choice": "accept", "by": "E" })).await;
    assert_eq!((said(&view), &view["table"]["now"]["seat"]), (vec!["1C".to_owned()], &json!("E")));
    // A double of one's own side, which cannot be accepted by anybody.
    set.calls(&house, EAST, "Pass").await;
    let view = set.calls(&house, SOUTH, "X").await;
    assert!(view["table"]["ruling"]["laws"].to_string().contains("Law 36"), "{view}");
    // As the director undoes it, nothing has happened.
    let (_, view) =
        crate::json_as(&house, &set.director, axum::http::Method::POST, &set.path("/undo"), "", &json!({}))
            .await;
    assert_eq!(said(&view), ["1C", "Pass"]);
}

/// More tricks than are left nobody can claim, and nobody is said to.
#[tokio::test]
async fn more_tricks_than_are_left_are_not_claimed() {
    let house = house().await;
    for act in ["claim", "concede"] {
        let set = set(&house, json!({})).await;
        for (seat, card) in [(WEST, "DQ"), (SOUTH, "D2"), (EAST, "D6"), (SOUTH, "DA")] {
            let dummys = card == "D2";
            let lays = json!({ "act": "play", "card": card, "dummy": dummys });
            assert_eq!(set.act(&house, &set.seats[seat - 1], "", lays).await.0, StatusCode::OK, "{card}");
        }
        for (tricks, refused) in [(99, true), (13, true), (12, false)] {
            let (status, _) =
                set.act(&house, &set.seats[SOUTH - 1], "", json!({ "act": act, "tricks": tricks })).await;
            assert_eq!(status != StatusCode::OK, refused, "{act} {tricks}");
            let view = set.view(&house, &set.seats[WEST - 1]).await;
            assert_eq!(view["table"]["claim"].is_null(), refused, "{view}");
        }
    }
}

#[tokio::test]
async fn a_contested_claim_is_awarded_by_the_director() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let claim = json!({ "act": "claim", "tricks": 13, "line": "all mine" });
    set.act(&house, &set.seats[SOUTH - 1], "", claim).await;
    set.act(&house, &set.seats[WEST - 1], "", json!({ "act": "object" })).await;
    let play_on = |with: &str| json!({ "act": "answer", "question": "play-on", "with": with });
    set.directs(&house, play_on("no")).await;
    let view = set.view(&house, &set.seats[WEST - 1]).await;
    assert_eq!(view["table"]["result"]["disputed"], true, "{view}");
    let claim = &view["table"]["claim"];
    assert_eq!((&claim["line"], &claim["stands"]), (&json!("all mine"), &json!("contested")), "{view}");
    assert_eq!(view["table"].get("to-award"), None, "players award nothing");
    let award = |tricks: u8| json!({ "act": "award", "side": "north-south", "tricks": tricks });
    let (status, _) = set.act(&house, &set.seats[SOUTH - 1], "", award(13)).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let directed = set.view(&house, &set.director).await;
    assert_eq!(directed["table"]["to-award"], 13);
    assert_eq!(directed["table"]["contested"]["line"], "all mine", "70B1: as it was said at the time");
    // The desk goes on from what lies on the table, and whether all four play on has been asked there.
    let page = house.get_as(&set.director, &format!("/tables/{}?as=director", set.id)).await;
    assert!(page.body.contains("all mine"), "{}", page.body);
    let at = page.body.find("/desk/claim?").unwrap();
    let address = page.body[at..].split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
    assert!(address.contains("declares=S") && address.contains("hands=N%3A"), "{address}");
    assert!(address.contains("all-play-on=no"), "{address}");
    let (status, _) = set.act(&house, &set.director, "", award(14)).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let view = set.directs(&house, award(11)).await;
    let result = &view["table"]["result"];
    assert_eq!(
        (&result["disputed"], &result["tricks"], &result["score"]),
        (&json!(false), &json!(11), &json!(450))
    );
    // Weighed once more.
    let view = set.directs(&house, award(10)).await;
    assert_eq!(view["table"]["result"]["score"], 420);
    let page = house.get_as(&set.director, &format!("/tables/{}?as=director", set.id)).await;
    assert!(page.body.contains("value=\"award\"") && page.body.contains("420"), "{}", page.body);
    let rest = "&revoke-open=no";
    let desk = house.get_as(&set.director, &format!("{address}{rest}")).await;
    assert!(desk.body.contains("word for word"), "nothing that the table knows is asked: {}", desk.body);
}

#[tokio::test]
async fn the_desk_is_told_of_up_to_three_penalty_cards_and_of_none_if_there_are_more() {
    let house = house().await;
    for (dropped, told) in
        [(3, "penalty-card=HT%2CHJ%2CHQ&minor-penalty-card=no-more"), (4, "penalty-card=no-more")]
    {
        let set = set(&house, json!({})).await;
        set.act(&house, &set.seats[WEST - 1], "", play("DQ")).await;
        for card in ["HQ", "HJ", "HT", "H9"].into_iter().take(dropped) {
            set.tells(&house, EAST, json!({ "act": "show", "card": card })).await;
            set.act(&house, &set.seats[SOUTH - 1], "", json!({ "act": "call-director" })).await;
        }
        let claim = json!({ "act": "claim", "tricks": 12, "line": "all but a diamond" });
        set.act(&house, &set.seats[SOUTH - 1], "", claim).await;
        set.act(&house, &set.seats[WEST - 1], "", json!({ "act": "object" })).await;
        set.directs(&house, json!({ "act": "answer", "question": "play-on", "with": "no" })).await;
        let page = house.get_as(&set.director, &format!("/tables/{}?as=director", set.id)).await;
        let at = page.body.find("/desk/claim?").unwrap();
        let address = page.body[at..].split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&");
        assert!(address.contains("duties-lie=yes") && address.contains(told), "{dropped}: {address}");
    }
}

/// 68C, 68D, 69A: the opponents see the claimer’s hand, and whoever has the right to object can, also when others have played on
/// or agreed.
#[tokio::test]
async fn an_objection_is_taken_as_long_as_the_law_gives_the_right() {
    let house = house().await;
    let object = || json!({ "act": "object" });
    for agreed in [false, true] {
        let set = set(&house, json!({})).await;
        for (seat, card) in [(WEST, "DQ"), (SOUTH, "D2"), (EAST, "D6"), (SOUTH, "DA")] {
            let dummys = card == "D2";
            let lays = json!({ "act": "play", "card": card, "dummy": dummys });
            set.act(&house, &set.seats[seat - 1], "", lays).await;
        }
        let (west, east, south) = (&set.seats[WEST - 1], &set.seats[EAST - 1], &set.seats[SOUTH - 1]);
        let faced = |view: &Value| view["table"]["sides"][2]["cards"].as_array().unwrap().len();
        assert_eq!(faced(&set.view(&house, west).await), 0);
        set.act(&house, south, "", json!({ "act": "claim", "tricks": 12, "line": "all top" })).await;
        let view = set.view(&house, west).await;
        assert_eq!((faced(&view), &view["table"]["claim"]["agree"]), (12, &json!(true)), "{view}");
        let page = house.get_as(west, &format!("/tables/{}?as=4", set.id)).await.body;
        assert!(page.contains("Play has stopped. Do you agree?"), "{page}");
        assert!(!page.contains("Nothing has to be put right"), "{page}");
        if agreed {
            assert_eq!(set.act(&house, west, "", json!({ "act": "agree" })).await.0, StatusCode::OK);
        } else {
            let hand = view["table"]["sides"][2]["cards"][0]["card"].clone();
            assert_eq!(
                set.act(&house, south, "", json!({ "act": "play", "card": hand })).await.0,
                StatusCode::OK
            );
        }
        let view = set.view(&house, east).await;
        let stands = if agreed { "agreed" } else { "played-on" };
        assert_eq!(view["table"]["claim"]["stands"], stands, "{view}");
        let page = house.get_as(east, &format!("/tables/{}?as=2", set.id)).await.body;
        assert!(page.contains("value=\"object\"") && page.contains("all top"), "{page}");
        assert_eq!(set.act(&house, south, "", object()).await.0, StatusCode::CONFLICT, "not his own");
        let (status, view) = set.act(&house, east, "", object()).await;
        assert_eq!(
            (status, &view["table"]["claim"]["stands"]),
            (StatusCode::OK, &json!("contested")),
            "{view}"
        );
    }
}

/// 62: a revoke that is corrected opens its trick again, and with it the claim that was agreed to.
#[tokio::test]
async fn a_claim_that_a_corrected_revoke_opens_again_is_still_there() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let (west, south) = (&set.seats[WEST - 1], &set.seats[SOUTH - 1]);
    for (seat, card) in [(WEST, "DQ"), (SOUTH, "D2"), (EAST, "C6"), (SOUTH, "DA")] {
        let dummys = card == "D2";
        set.act(&house, &set.seats[seat - 1], "", json!({ "act": "play", "card": card, "dummy": dummys }))
            .await;
    }
    set.act(&house, south, "", json!({ "act": "claim", "tricks": 12, "line": "all top" })).await;
    set.act(&house, west, "", json!({ "act": "agree" })).await;
    let revoke = json!({ "call-director": { "by": "S", "about": { "revoke": "E", "trick": 1 } } });
    assert_eq!(set.act(&house, south, "", revoke).await.0, StatusCode::OK);
    let view = set.view(&house, west).await;
    assert_eq!(view["table"]["claim"]["agree"], false, "first East plays: {view}");
    set.act(&house, &set.seats[EAST - 1], "", play("D6")).await;
    let claim = set.view(&house, west).await["table"]["claim"].clone();
    assert_eq!(
        (&claim["line"], &claim["agree"], &claim["answer"]),
        (&json!("all top"), &json!(true), &json!(true))
    );
    assert_eq!(set.act(&house, west, "", json!({ "act": "agree" })).await.0, StatusCode::OK);
}

/// 69A: when the opponents have called on the next board, or the round is over, an agreement is final; the director says so.
#[tokio::test]
async fn the_director_tells_how_far_the_board_has_gone() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    set.act(&house, &set.seats[SOUTH - 1], "", json!({ "act": "claim", "tricks": 13 })).await;
    set.act(&house, &set.seats[WEST - 1], "", json!({ "act": "agree" })).await;
    let page = format!("/tables/{}?as=director", set.id);
    let shown = house.get_as(&set.director, &page).await.body;
    assert!(
        shown.contains("value=\"hands-returned\"") && !shown.contains("value=\"next-board-called\""),
        "{shown}"
    );
    set.directs(&house, json!({ "happens": "hands-returned" })).await;
    let shown = house.get_as(&set.director, &page).await.body;
    assert!(
        shown.contains("value=\"next-board-called\"") && !shown.contains("value=\"hands-returned\""),
        "{shown}"
    );
    let view = set.directs(&house, json!({ "happens": { "what": "next-board-called", "by": "E" } })).await;
    assert_eq!(view["table"]["clock"]["called-next"], json!([false, true]), "{view}");
    let view = set.view(&house, &set.seats[EAST - 1]).await;
    assert_eq!(view["table"]["claim"]["answer"], false, "{view}");
    let shown = house.get_as(&set.seats[EAST - 1], &format!("/tables/{}?as=2", set.id)).await.body;
    assert!(!shown.contains("value=\"object\""), "{shown}");
}

#[tokio::test]
async fn all_four_play_on_after_a_claim() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let (west, south) = (&set.seats[WEST - 1], &set.seats[SOUTH - 1]);
    set.act(&house, south, "", json!({ "act": "claim", "tricks": 13, "line": "all mine" })).await;
    let (_, view) = set.act(&house, west, "", json!({ "act": "object" })).await;
    // The director asks the table; until then nobody plays, and nobody sees the hands.
    assert_eq!(view["table"]["now"]["awaits"], "director", "{view}");
    assert_eq!(view["table"].get("result"), None);
    let lead = json!({ "act": "play", "card": "DQ" });
    assert_eq!(set.act(&house, west, "", lead.clone()).await.0, StatusCode::CONFLICT);
    let answer = json!({ "act": "answer", "question": "play-on", "with": "yes" });
    assert_eq!(set.act(&house, west, "", answer.clone()).await.0, StatusCode::CONFLICT);
    let view = set.directs(&house, answer).await;
    assert_eq!((view["table"].get("claim"), view["table"].get("to-award")), (None, None), "{view}");
    let (status, view) = set.act(&house, west, "", lead).await;
    assert_eq!((status, &view["table"]["trick"][3]), (StatusCode::OK, &json!("DQ")), "{view}");
}

#[tokio::test]
async fn two_cards_at_once_and_two_players_at_once() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    // West lays two: one of them covered, so nobody learns which.
    let two = |covered: bool| json!({ "act": "play-two", "cards": ["DQ", "DJ"], "covered": covered });
    let west = &set.seats[WEST - 1];
    let (status, view) = set.act(&house, west, "", two(true)).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    let (_, view) = set.act(&house, &set.seats[SOUTH - 1], "", json!({ "act": "call-director" })).await;
    assert!(!view.to_string().contains("♦J") && !view.to_string().contains("DJ"), "{view}");
    assert_eq!(view["table"]["trick"][3], "DQ");
    // Both to be seen: he says which of them he plays.
    crate::json_as(&house, &set.director, axum::http::Method::POST, &set.path("/undo"), "", &json!({})).await;
    crate::json_as(&house, &set.director, axum::http::Method::POST, &set.path("/undo"), "", &json!({})).await;
    set.act(&house, west, "", two(false)).await;
    let view = set.view(&house, &set.seats[NORTH - 1]).await;
    assert_eq!(view["table"]["sides"][3]["together"], json!(["DJ"]));
    set.directs(&house, json!({ "act": "call-director" })).await;
    let (status, view) = set.act(&house, west, "", json!({ "act": "choose", "choice": "play:DJ" })).await;
    assert_eq!(status, StatusCode::OK, "{view}");
    assert_eq!(view["table"]["trick"][3], "DJ");
    let cards = view["table"]["sides"][3]["cards"].as_array().unwrap();
    let queen = cards.iter().find(|held| held["card"] == "DQ").unwrap();
    assert_eq!(queen["lies"], "major-penalty-card");
    // North and East play at the same moment: East's card comes after the other (58A).
    let (_, view) = set
        .act(&house, &set.seats[SOUTH - 1], "", json!({ "act": "play", "card": "D2", "dummy": true }))
        .await;
    assert_eq!(view["table"].get("last-two"), None, "for the director only");
    set.act(&house, &set.seats[EAST - 1], "", play("D6")).await;
    let view = set.view(&house, &set.director).await;
    assert_eq!(view["table"]["last-two"][1], json!({ "seat": "E", "card": "D6" }), "{view}");
    let view = set.directs(&house, json!({ "act": "at-once" })).await;
    assert_eq!(view["table"]["trick"], json!(["D2", "D6", null, "DJ"]));
    assert!(view["table"]["laws"].to_string().contains("Law 58A"), "{view}");
}

/// A form of the page of a table, as it is sent.
async fn taps(house: &House, set: &Set, seat: &str, by: &str, fields: &[(&str, &str)]) -> StatusCode {
    let path = format!("/tables/{}/act", set.id);
    let at = set.view(house, by).await["number"].to_string();
    let form = [("game", "bridge"), ("as", seat), ("at", at.as_str())];
    let form =
        form_urlencoded::Serializer::new(String::new()).extend_pairs(form).extend_pairs(fields).finish();
    house.send(request(Method::POST, &path, by, Some(form))).await.status
}

#[tokio::test]
async fn declarer_names_dummys_cards_and_says_that_he_meant_another() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    set.act(&house, &set.seats[WEST - 1], "", play("H5")).await;
    let south = &set.seats[SOUTH - 1];
    let page = house.get_as(south, &format!("/tables/{}", set.id)).await.body;
    assert!(!page.contains("name-instead"), "nothing is named yet");
    let tapped = taps(&house, &set, "3", south, &[("do", "play"), ("dummy", "1"), ("card", "H2")]).await;
    assert_eq!(tapped, StatusCode::SEE_OTHER);
    let page = house.get_as(south, &format!("/tables/{}", set.id)).await.body;
    assert!(page.contains("You did not mean"), "{page}");
    let instead = taps(&house, &set, "3", south, &[("do", "name-instead"), ("card", "H3")]).await;
    assert_eq!(instead, StatusCode::SEE_OTHER);
    let view = set.view(&house, &set.director).await;
    assert_eq!(view["table"]["question"]["id"], "designation-unintended", "{view}");
}

#[tokio::test]
async fn the_director_fills_in_what_a_call_showed() {
    let house = house().await;
    let set = bidding(&house, "on-call").await;
    set.calls(&house, SOUTH, "1S").await;
    set.calls(&house, WEST, "1H").await;
    set.act(&house, &set.seats[NORTH - 1], "", json!({ "act": "call-director" })).await;
    set.act(&house, &set.seats[NORTH - 1], "", json!({ "act": "choose", "choice": "refuse" })).await;
    set.calls(&house, WEST, "2S").await;
    let asked = set.view(&house, &set.director).await["table"]["question"]["id"].clone();
    assert_eq!(asked, "showed");
    let showed = [("do", "answer"), ("question", "showed"), ("value", "natural"), ("points", "12x")];
    assert_eq!(taps(&house, &set, "director", &set.director, &showed).await, StatusCode::CONFLICT);
    // What no call can show, or one that is natural cannot.
    for (name, value) in [
        ("points", "50+"),
        ("points", "H15 11-19"),
        ("points", "5 hearts 11-19"),
        ("points", "H5 H6"),
        ("points", "H0 11-19"),
        ("shown-S", "S"),
        ("one-of-C", "C"),
        ("purpose", "puppet"),
    ] {
        let (of, asked) = (("of-call", "1H"), ("question", "showed"));
        let nonsense = [("do", "answer"), asked, of, ("value", "natural"), (name, value)];
        assert_eq!(
            taps(&house, &set, "director", &set.director, &nonsense).await,
            StatusCode::CONFLICT,
            "{value}"
        );
    }
    let showed = [("do", "answer"), ("question", "showed"), ("value", "natural"), ("points", "11-19")];
    assert_eq!(taps(&house, &set, "director", &set.director, &showed).await, StatusCode::SEE_OTHER);
    // 2S, hearts and a minor.
    let shows = [
        ("do", "answer"),
        ("question", "shows"),
        ("value", "artificial"),
        ("shown-H", "H"),
        ("shown-C", "C"),
    ];
    assert_eq!(taps(&house, &set, "director", &set.director, &shows).await, StatusCode::SEE_OTHER);
    let view = set.view(&house, &set.director).await;
    assert_ne!(view["table"]["question"]["id"], "shows", "{view}");
}
