//! What only a soloist may: leave tricks lying, and claim the rest (5.3.7, 5.4).

use super::*;

#[tokio::test]
async fn a_soloist_leaves_his_tricks_lying_and_takes_them_in() {
    let house = house().await;
    let set = bubensolo(&house).await;
    let [one, two, ..] = &set.seats;
    let page = async |cookie: &str| house.get_as(cookie, &format!("/tables/{}", set.id)).await.body;
    assert!(page(one).await.contains("value=\"leave-tricks\"") && !page(two).await.contains("leave-tricks"));
    assert_eq!(act(&house, &set, two, json!({ "leave-tricks": 2 })).await.0, StatusCode::CONFLICT);
    done(&house, &set, one, json!({ "leave-tricks": 1 })).await;
    for viewer in [one, two, &set.spectator, &set.director] {
        assert_eq!(set.view(&house, viewer).await["table"]["lying"].as_array().unwrap().len(), 4);
    }
    assert!(page(two).await.contains("id=\"lying\"") && page(one).await.contains("value=\"take-in\""));
    let view = done(&house, &set, one, json!({ "take-in": 1 })).await;
    assert_eq!(view["lying"], Value::Null);
    // He claims the rest with a line that the referee judges or the table knows to be right.
    let form = format!("/tables/{}/act", set.id);
    let number = set.view(&house, one).await["number"].to_string();
    let claim = |line: &'static str| {
        [("as", "1"), ("at", &*number), ("game", "doppelkopf"), ("do", "shorten"), ("line", line)]
    };
    assert!(house.post_as(one, &form, &claim("H8")).await.status.is_client_error());
    assert!(house.post_as(one, &form, &claim("CA")).await.status.is_client_error(), "not his card");
    let claimed = house.post_as(one, &form, &claim("CJ SJ HJ DJ HA")).await;
    assert!(claimed.status.is_redirection(), "{}", claimed.body);
    let view = set.view(&house, &set.director).await;
    assert!(view["over"] == true || view["table"]["now"]["awaits"] == "director", "{view}");
}

/// Position 1 has all the queens he needs, for a Damensolo.
const SOLO: [&str; 4] = [
    "CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA",
    "CT CT CK CK C9 C9 SA SA ST ST SK SK",
    "DQ DQ HT HT CJ CJ SJ SJ HJ HJ DK DK",
    "DJ DJ D9 D9 HA HA HK HK H9 H9 S9 S9",
];

async fn damensolo(house: &House) -> Set {
    let hands = SOLO.map(|hand| hand.split(' ').collect::<Vec<_>>());
    let set = table(house, json!({ "doppelkopf": { "dealer": 4, "hands": hands } })).await;
    done(house, &set, &set.seats[0], json!({ "reserve": "1:vorbehalt" })).await;
    for by in 2..5 {
        done(house, &set, &set.seats[by - 1], gesund(by)).await;
    }
    done(house, &set, &set.seats[0], json!({ "name": "1:lustsolo damen" })).await;
    set
}

/// What a claim comes to is searched apart: in these tests a search on a thread that answers pages would be a panic.
#[tokio::test]
async fn a_claim_is_searched_apart_and_stored_with_what_was_proved() {
    let house = house().await;
    let set = damensolo(&house).await;
    let order = "CQ CQ SQ SQ HQ HQ DA DA DT DT CA CA";
    let claim = json!({ "shorten": { "by": 1, "line": order } });
    let (status, view) = act(&house, &set, &set.seats[0], claim.clone()).await;
    assert_eq!((status, view["over"].as_bool()), (StatusCode::OK, Some(true)), "{view}");
    let stream = Stream::new(&format!("table/{}", set.id)).unwrap();
    let stored = house.app.store.read(&stream, 0).await.unwrap();
    let last: Value = serde_json::from_str(&stored.last().unwrap().what.payload).unwrap();
    assert_eq!(last["proofs"], json!([{ "rest": { "augen": 240, "tricks": 12 } }]));
    // Every step of the replay, for who claimed and for the others.
    for seat in &set.seats[..2] {
        for step in 0..=6 {
            let page = house.get_as(seat, &format!("/tables/{}/replay?step={step}", set.id)).await;
            assert_eq!(page.status, StatusCode::OK, "{step}");
        }
    }
    // Undone and claimed by the page, with a form.
    let undo = format!("/tables/{}/undo", set.id);
    let answer = house.post_as(&set.director, &undo, &[("as", "director"), ("at", "7")]).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    let form = [("as", "1"), ("at", "8"), ("game", "doppelkopf"), ("do", "shorten"), ("line", order)];
    let answer = house.post_as(&set.seats[0], &format!("/tables/{}/act", set.id), &form).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
    assert_eq!(set.view(&house, &set.seats[0]).await["over"], json!(true));
}
