//! What calls mean, and what is noted: alerts, questions, explanations and their corrections (20F), breaks in tempo
//! (16B2). What was told stands beside the call for everybody, and the director finds the desk filled in.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::{Set, common::House, house, irregular::bidding, set, set_up};

const NORTH: usize = 1;
const EAST: usize = 2;
const SOUTH: usize = 3;
const WEST: usize = 4;

impl Set {
    /// Something of the table that is told as it is.
    pub async fn tells(&self, house: &House, seat: usize, event: Value) -> Value {
        let (status, view) = self.act(house, &self.seats[seat - 1], "", event.clone()).await;
        assert_eq!(status, StatusCode::OK, "{event}: {view}");
        view
    }

    async fn page(&self, house: &House, cookie: &str) -> String {
        house.get_as(cookie, &format!("/tables/{}", self.id)).await.body
    }

    /// The link in the director's page to this topic of the desk.
    async fn desk(&self, house: &House, topic: &str) -> String {
        let page = self.page(house, &self.director).await;
        let from =
            page.find(&format!("/desk/{topic}?")).unwrap_or_else(|| panic!("no desk on {topic}: {page}"));
        page[from..].split('"').next().unwrap().replace("&#38;", "&").replace("&amp;", "&")
    }
}

fn call(view: &Value, number: usize) -> &Value {
    &view["table"]["auction"][number - 1]
}

#[tokio::test]
async fn a_call_is_alerted_asked_about_and_explained_for_everybody() {
    let house = house().await;
    let set = bidding(&house, "on-call").await;
    set.calls(&house, SOUTH, "2D").await;
    set.tells(&house, NORTH, json!({ "alert": "N" })).await;
    // West is at his turn; East is not, and may ask all the same.
    assert_eq!(set.view(&house, &set.seats[WEST - 1]).await["table"]["may-ask"], true);
    assert_eq!(set.view(&house, &set.seats[EAST - 1]).await["table"]["may-ask"], false);
    let question = json!({ "request": { "by": "W", "what": "explanation", "call": 1 } });
    set.tells(&house, WEST, question).await;
    let view = set.view(&house, &set.seats[NORTH - 1]).await;
    assert_eq!(call(&view, 1)["asked-by"], json!(["W"]));
    assert_eq!(call(&view, 1)["alerted"], true);
    // Nobody but North tells, and nobody speaks for another.
    for (seat, by) in [(EAST, "E"), (WEST, "N")] {
        let explained = json!({ "explain": { "by": by, "call": 1, "words": "weak" } });
        let (status, _) = set.act(&house, &set.seats[seat - 1], "", explained).await;
        assert_eq!(status, StatusCode::CONFLICT);
    }
    for words in ["", "  ", &"x".repeat(121), "a\u{7}b"] {
        let explained = json!({ "explain": { "by": "N", "call": 1, "words": words } });
        let (status, _) = set.act(&house, &set.seats[NORTH - 1], "", explained).await;
        assert_eq!(status, StatusCode::CONFLICT, "{words}");
    }
    let form = [
        ("as", "1"),
        ("at", &view["number"].to_string()),
        ("do", "explain"),
        ("number", "1"),
        ("words", "weak, <b>six</b> in a major"),
    ];
    let path = format!("/tables/{}/act", set.id);
    let done = house.post_as(&set.seats[NORTH - 1], &path, &form).await;
    assert_eq!(done.status, StatusCode::SEE_OTHER, "{}", done.body);
    for cookie in set.seats.iter().chain([&set.director, &set.spectator]) {
        let view = set.view(&house, cookie).await;
        let told = json!([{ "by": "N", "words": "weak, <b>six</b> in a major" }]);
        assert_eq!((&call(&view, 1)["explained"], call(&view, 1).get("asked-by")), (&told, None));
        let page = set.page(&house, cookie).await;
        assert!(page.contains("weak, &#60;b&#62;six&#60;/b&#62; in a major"), "{page}");
    }
}

#[tokio::test]
async fn an_explanation_is_put_right_and_the_desk_knows_what_the_table_knows() {
    let house = house().await;
    let set = bidding(&house, "on-call").await;
    set.calls(&house, SOUTH, "1NT").await;
    set.tells(&house, NORTH, json!({ "explain": { "by": "N", "words": "12 to 14" } })).await;
    for (seat, made) in [(WEST, "Pass"), (NORTH, "3NT"), (EAST, "Pass")] {
        set.calls(&house, seat, made).await;
    }
    // 20F5: South waits until the auction is over; who is told so can tell too early.
    let view = set.view(&house, &set.seats[SOUTH - 1]).await;
    assert_eq!(view["table"]["may-correct"], "after-auction");
    assert!(set.page(&house, &set.seats[SOUTH - 1]).await.contains("Let nothing show."));
    for (seat, made) in [(SOUTH, "Pass"), (WEST, "Pass")] {
        set.calls(&house, seat, made).await;
    }
    let view = set.view(&house, &set.seats[SOUTH - 1]).await;
    assert_eq!(view["table"]["may-correct"], "now");
    assert_eq!(set.view(&house, &set.seats[EAST - 1]).await["table"]["may-correct"], "after-play");
    set.tells(&house, SOUTH, json!({ "explain": { "by": "S", "call": 1, "words": "15 to 17" } })).await;
    // Both stand there, the first struck out.
    let page = set.page(&house, &set.seats[WEST - 1]).await;
    assert!(page.contains("<s>12 to 14</s> 15 to 17"), "{page}");
    assert!(!page.contains("/desk/"), "the desk is the director's");
    assert_eq!(set.view(&house, &set.seats[WEST - 1]).await["table"].get("misinformed"), None);
    let view = set.tells(&house, WEST, json!({ "call-director": "W" })).await;
    assert_eq!(view["table"]["called-in-vain"], "W");
    let page = set.page(&house, &set.seats[WEST - 1]).await;
    assert!(page.contains("has called the director") && !page.contains("Nothing irregular"), "{page}");
    let desk = set.desk(&house, "explanation").await;
    for fact in [
        "misled=ew",
        "explained-call=1NT",
        "noticed=before-lead-faced",
        "who-noticed=their-partner",
        "explainers-declare=yes",
        "may-still-change=yes",
    ] {
        assert!(desk.contains(fact), "{desk}");
    }
    // What is left to find is what was said in words, and what she judges: the agreement, and whether the call was
    // influenced.
    let asked = house.get(&desk).await;
    assert!(
        asked.status == StatusCode::OK && asked.body.contains("going by what was said"),
        "{}",
        asked.body
    );
    let asked = house.get(&format!("{desk}&explained=natural:12-14")).await;
    assert!(asked.body.contains("show by agreement"), "{}", asked.body);
    let told = "explained=natural:12-14&agreed=natural:15-17&why-agreed=card";
    let asked = house.get(&format!("{desk}&{told}")).await;
    assert!(asked.body.contains("have been influenced by"), "{}", asked.body);
    // 21B1: once the lead is faced nobody changes a call any more.
    set.tells(&house, WEST, json!({ "play": "W:DQ" })).await;
    assert!(set.desk(&house, "explanation").await.contains("may-still-change=no"));
}

#[tokio::test]
async fn a_defender_puts_it_right_when_the_play_is_over() {
    let house = house().await;
    let board = json!({ "deal": crate::DEAL, "dealer": "W", "vulnerable": "none",
        "auction": ["1C", "1S", "2C", "4S", "Pass", "Pass", "Pass"] });
    let set = set_up(&house, json!({ "name": "Given", "board": board, "delay": 0 })).await;
    // Calls that were given are explained like any other: declarer asks at his own turn.
    let question = json!({ "request": { "by": "N", "what": "explanation", "call": 3 } });
    let explained = json!({ "explain": { "by": "W", "call": 3, "words": "natural" } });
    set.tells(&house, EAST, json!({ "play": "E:D9" })).await;
    let early = json!({ "explain": { "by": "E", "call": 3, "words": "a raise" } });
    for (seat, event) in [(NORTH, question), (WEST, explained), (EAST, early)] {
        set.tells(&house, seat, event).await;
    }
    let desk = set.desk(&house, "explanation").await;
    for fact in ["misled=ns", "noticed=during-play", "explainers-declare=no", "card-still-changeable=no"] {
        assert!(desk.contains(fact), "{desk}");
    }
    let declarer = set.view(&house, &set.director).await["table"]["declarer"].clone();
    assert_eq!(declarer, "N");
    set.tells(&house, NORTH, json!({ "claim": { "by": "N", "tricks": 10 } })).await;
    set.tells(&house, EAST, json!({ "agree": "E" })).await;
    let view = set.view(&house, &set.seats[EAST - 1]).await;
    assert_eq!((&view["over"], &view["table"]["may-correct"]), (&json!(true), &json!("now")));
    set.tells(&house, EAST, json!({ "explain": { "by": "E", "call": 3, "words": "a raise in diamonds" } }))
        .await;
    assert!(set.desk(&house, "explanation").await.contains("noticed=after-play"));
}

#[tokio::test]
async fn a_break_in_tempo_is_noted_and_the_director_finds_the_facts() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    set.tells(&house, WEST, json!({ "play": "W:DQ" })).await;
    let view = set.tells(&house, WEST, json!({ "break-in-tempo": { "by": "W", "of": "S" } })).await;
    let noted = json!([{ "by": "W", "of": "S", "when": { "trick": 1 } }]);
    assert_eq!(view["table"]["noted"], noted);
    // 16B2: everybody hears it, nothing is ruled, and play goes on.
    for cookie in set.seats.iter().chain([&set.director, &set.spectator]) {
        let view = set.view(&house, cookie).await;
        assert_eq!((&view["table"]["noted"], view["table"].get("ruling")), (&noted, None));
        assert!(set.page(&house, cookie).await.contains("broke tempo in"));
    }
    let desk = set.desk(&house, "unauthorised-information").await;
    for fact in ["called=just-happened", "source=pause", "receiver=N"] {
        assert!(desk.contains(fact), "{desk}");
    }
    let asked = house.get(&desk).await;
    assert!(
        asked.status == StatusCode::OK && asked.body.contains("Do both sides agree on"),
        "{}",
        asked.body
    );
    // Nobody notes it in another's name; the director can undo it.
    let (status, _) =
        set.act(&house, &set.seats[0], "", json!({ "break-in-tempo": { "by": "W", "of": "S" } })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let undone =
        crate::json_as(&house, &set.director, axum::http::Method::POST, &set.path("/undo"), "", &json!({}))
            .await;
    assert_eq!((undone.0, undone.1["table"].get("noted")), (StatusCode::OK, None));
}

#[tokio::test]
async fn a_trick_is_seen_again_until_his_side_has_played_to_the_next() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    for (seat, card) in
        [(WEST, "W:DQ"), (SOUTH, "N:D2"), (EAST, "E:D6"), (SOUTH, "S:DA"), (SOUTH, "S:SA"), (WEST, "W:S6")]
    {
        set.tells(&house, seat, json!({ "play": card })).await;
    }
    let last = |view: &Value| view["table"].get("quitted").map(|trick| trick["winner"].clone());
    // 66A: West has played to the second trick, and so his side; a player whose side has led to it is as late.
    for (seat, may) in [(NORTH, false), (SOUTH, false), (WEST, false), (EAST, false)] {
        assert_eq!(last(&set.view(&house, &set.seats[seat - 1]).await).is_some(), may, "{seat}");
    }
    for (seat, card) in [(SOUTH, "N:S2"), (EAST, "E:S4"), (SOUTH, "S:HA")] {
        set.tells(&house, seat, json!({ "play": card })).await;
    }
    for (seat, may) in [(NORTH, false), (SOUTH, false), (WEST, true), (EAST, true)] {
        assert_eq!(last(&set.view(&house, &set.seats[seat - 1]).await).is_some(), may, "{seat}");
    }
    // Who may have it faced has it faced for all.
    let look =
        |by: &str, trick: u8| json!({ "request": { "by": by, "what": "inspect-trick", "trick": trick } });
    let view = set.tells(&house, EAST, look("E", 2)).await;
    assert_eq!(
        (&view["table"]["looks"]["allowed"], &view["table"]["looks"]["trick"]),
        (&json!(true), &json!(2))
    );
    assert!(view["table"]["looks"]["law"].as_str().unwrap().contains("66A"), "{view}");
    assert_eq!(last(&set.view(&house, &set.seats[SOUTH - 1]).await), Some(json!("S")));
    // 66C: no earlier one, and not any more; it is said aloud, and nothing is shown.
    for (seat, asked) in [(EAST, look("E", 1)), (SOUTH, look("S", 2)), (EAST, look("E", 255))] {
        let view = set.tells(&house, seat, asked).await;
        assert_eq!(view["table"]["looks"]["allowed"], false, "{view}");
        assert_eq!(last(&set.view(&house, &set.seats[SOUTH - 1]).await), None);
    }
    let page = set.page(&house, &set.seats[WEST - 1]).await;
    assert!(page.contains("asks to see") && page.contains("66C"), "{page}");
    // It is over with the next card.
    set.tells(&house, WEST, json!({ "play": "W:H5" })).await;
    let view = set.view(&house, &set.seats[EAST - 1]).await;
    assert_eq!((view["table"].get("looks"), last(&view)), (None, None));
}

#[tokio::test]
async fn the_tricks_are_agreed_on_or_the_director_rules() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let won = |by: &str, tricks: u8| json!({ "tricks-won": { "by": by, "tricks": tricks } });
    let (status, _) = set.act(&house, &set.seats[SOUTH - 1], "", won("S", 10)).await;
    assert_eq!(status, StatusCode::CONFLICT, "the board is not over");
    set.tells(&house, WEST, json!({ "play": "W:DQ" })).await;
    set.tells(&house, SOUTH, json!({ "claim": { "by": "S", "tricks": 11 } })).await;
    set.tells(&house, WEST, json!({ "agree": "W" })).await;
    let view = set.tells(&house, SOUTH, won("S", 11)).await;
    let result = &view["table"]["result"];
    assert_eq!((&result["tricks"], &result["tricks_disputed"]), (&json!(11), &json!(false)), "{result}");
    assert!(set.page(&house, &set.seats[SOUTH - 1]).await.contains("Agreed by"));
    // 79B: East says another number. The score stands until the director has ruled.
    let view = set.tells(&house, EAST, won("E", 10)).await;
    let result = &view["table"]["result"];
    assert_eq!((&result["score"], &result["tricks_disputed"]), (&json!(450), &json!(true)), "{result}");
    let page = set.page(&house, &set.seats[WEST - 1]).await;
    assert!(page.contains("do not agree on the tricks") && !page.contains("/desk/"), "{page}");
    let desk = set.desk(&house, "score").await;
    for fact in ["what-is-wrong=tricks-disputed", "claim-or-concession=yes", "quitted-tricks=in-order"] {
        assert!(desk.contains(fact), "{desk}");
    }
    // It is hers to enter, and nobody else's.
    let ruled = json!({ "correct-tricks": { "tricks": 10 } });
    let (status, _) = set.act(&house, &set.seats[EAST - 1], "", ruled.clone()).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, _) = set.act(&house, &set.director, "", json!({ "correct-tricks": { "tricks": 14 } })).await;
    assert_eq!(status, StatusCode::CONFLICT);
    let (status, view) = set.act(&house, &set.director, "", ruled).await;
    let result = &view["table"]["result"];
    assert_eq!((status, &result["score"], &result["ruled"]), (StatusCode::OK, &json!(420), &json!(true)));
    assert_eq!(result["tricks_disputed"], false);
}
