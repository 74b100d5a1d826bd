//! Two tables that differ only in what a seat cannot see answer it the same: status, headers and body, whatever it asks for.

use super::*;

/// What a seat does, in this order, and what it may not do at all.
fn tries(game: &str, seat: usize) -> Vec<(Method, &'static str, Value)> {
    let act = |act: Value| (Method::POST, "/acts", json!({ "act": { (game): act } }));
    let mut all = vec![
        act(json!({ "act": "agree" })),
        act(json!({ "act": "look" })),
        act(json!({ "act": "fly" })),
        act(json!({ "answer": { "question": "clarified", "with": "yes" } })),
        (Method::POST, "/undo", json!({})),
        (Method::POST, "/next", json!({})),
        (Method::POST, "/time", json!({})),
        (Method::GET, "/replay", json!({})),
        (Method::GET, "/prices", json!({})),
        (Method::GET, "/file", json!({})),
        (Method::GET, "/links", json!({})),
        (Method::GET, "", json!({})),
    ];
    if game == "bridge" {
        // None that leads: with the lead dummy is spread, and that is another one.
        for card in ["SA", "HQ", "C2"] {
            all.push(act(play(card)));
            all.push(act(json!({ "play": format!("E:{card}") })));
            all.push(act(json!({ "expose": { "cards": [format!("W:{card}")], "how": "accident" } })));
        }
        all.push(act(json!({ "act": "claim", "tricks": 3 })));
        all.push(act(json!({ "act": "call-director" })));
        all.push(act(json!({ "call-director": { "by": "W", "about": { "revoke": "S", "trick": 1 } } })));
    } else {
        for card in ["CA", "ST", "CQ", "H9", "SK"] {
            all.push(act(json!({ "play": format!("{seat}:{card}") })));
            all.push(act(json!({ "expose": format!("{seat}:{card}") })));
            all.push(act(json!({ "play": format!("{}:{card}", seat % 4 + 1) })));
        }
        for call in ["re", "kontra", "keine90"] {
            all.push(act(json!({ "announce": format!("{seat}:{call}") })));
        }
        for naming in ["hochzeit", "lustsolo damen"] {
            all.push(act(json!({ "name": format!("{seat}:{naming}") })));
        }
        all.push(act(json!({ "reserve": format!("{seat}:gesund") })));
        all.push(act(json!({ "reserve": format!("{seat}:vorbehalt") })));
        all.push(act(json!({ "claim-offence": seat })));
        all.push(act(json!({ "call-director": seat })));
        all.push(act(json!({ "ask-partner": { "by": seat, "partner": 3 } })));
    }
    all
}

/// Everything that is said to somebody at this table, without its name.
async fn said(house: &House, set: &Set, cookie: &str, what: &(Method, &str, Value)) -> String {
    let (method, rest, body) = what;
    let ask = Request::builder()
        .method(method)
        .uri(set.path(rest))
        .header(header::HOST, "127.0.0.1:8484")
        .header(header::ORIGIN, "http://127.0.0.1:8484")
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::COOKIE, cookie);
    let answer = house.send(ask.body(Body::from(body.to_string())).unwrap()).await;
    let page = house.get_as(cookie, &format!("/tables/{}", set.id)).await;
    let headers = format!("{:?} {:?}", answer.headers, page.headers);
    format!("{} {headers}\n{}\n{} {}", answer.status, answer.body, page.status, page.body)
        .replace(&set.id, "ID")
}

/// The same is asked for at both tables, and the answers are the same.
async fn the_same(house: &House, sets: [&Set; 2], game: &str, seat: usize, begins: &[(usize, Value)]) {
    for (by, what) in begins {
        for set in sets {
            let body = json!({ "act": { (game): what } });
            let done = json_as(house, &set.seats[by - 1], Method::POST, &set.path("/acts"), "", &body).await;
            assert_eq!(done.0, StatusCode::OK, "{what}: {}", done.1);
        }
    }
    let (mut refused, mut done) = (0, 0);
    for what in tries(game, seat) {
        let answers = [
            said(house, sets[0], &sets[0].seats[seat - 1], &what).await,
            said(house, sets[1], &sets[1].seats[seat - 1], &what).await,
        ];
        assert_eq!(answers[0], answers[1], "{game}, seat {seat}: {what:?}");
        if answers[0].starts_with('4') { refused += 1 } else { done += 1 }
    }
    assert!(refused > 5 && done > 3, "{refused} refused, {done} done");
}

#[tokio::test]
async fn a_seat_at_bridge_is_answered_the_same_however_the_rest_lies() {
    let house = house().await;
    // West leads. The others have each other's cards.
    let deals = [
        "N:KQ32.K32.K32.K32 54.QJT9.9876.T76 AJT98.A4.A54.A54 76.8765.QJT.QJ98",
        "N:AJT98.A4.A54.A54 KQ32.K32.K32.K32 54.QJT9.9876.T76 76.8765.QJT.QJ98",
    ];
    let mut sets = Vec::new();
    for deal in deals {
        let mut board = board();
        board["deal"] = json!(deal);
        sets.push(set(&house, json!({ "board": board })).await);
    }
    the_same(&house, [&sets[0], &sets[1]], "bridge", 4, &[]).await;
}

#[tokio::test]
async fn a_seat_at_doppelkopf_is_answered_the_same_however_the_rest_lies() {
    let house = house().await;
    let hands = [
        "CA CA CT CT CK CK C9 C9 SA SA ST ST",
        "SK SK HA HA CQ SQ HQ DQ CJ SJ HJ DJ",
        "S9 S9 HK HK CQ SQ HQ DQ CJ SJ HJ DJ",
        "H9 H9 HT HT DA DA DT DT DK DK D9 D9",
    ];
    // Both ♣ queens in one hand, and all the others elsewhere.
    let others = [
        hands[0],
        "CQ CQ HT HT DA DA H9 H9 DK DK S9 HK",
        "SK SK HA HA D9 D9 DT DT S9 HK CJ CJ",
        "SQ SQ HQ HQ DQ DQ SJ SJ HJ HJ DJ DJ",
    ];
    let gesund = |by: usize| (by, json!({ "reserve": format!("{by}:gesund") }));
    let query = [gesund(1), gesund(2), gesund(3), gesund(4)];
    // One who has said gesund says Vorbehalt after all: whether he holds both ♣ queens is his affair.
    let late = [&query[..3], &[(2, json!({ "reserve": "2:vorbehalt" }))]].concat();
    let begun = [vec![], query[..2].to_vec(), query.to_vec(), late];
    for begun in begun {
        let mut sets = Vec::new();
        for hands in [hands, others] {
            let hands = hands.map(|hand| hand.split(' ').collect::<Vec<_>>());
            let deal = json!({ "dealer": 4, "hands": hands });
            sets.push(set_up(&house, json!({ "name": "A table", "doppelkopf": deal, "delay": 0 })).await);
        }
        the_same(&house, [&sets[0], &sets[1]], "doppelkopf", 1, &begun).await;
    }
}
