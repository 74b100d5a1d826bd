//! No request of one person changes the outcome of another's, at live tables, in the hall and at the doors: what becomes of
//! all that many people ask for, with keys that they have from one another, is what would become of it if everybody had keys
//! of his own.

use proptest::{collection::vec, prelude::*};
use serde_json::json;

use super::*;

/// The keys that people try: ordinary ones, and such as the server itself may have.
const KEYS: [&str; 5] = ["", "a", "b", "live/robot/1", "hall/next"];

/// At the table, and in the hall with the doors of the house.
const PEOPLE: usize = 8;

/// What somebody asks for: `what` of what he may.
#[derive(Debug, Clone)]
struct Asked {
    who: usize,
    key: usize,
    what: usize,
}

fn asked() -> impl Strategy<Value = Asked> {
    (0..PEOPLE, 0..KEYS.len(), 0..12_usize).prop_map(|(who, key, what)| Asked { who, key, what })
}

/// What becomes of each request, and what is stored in the end.
type Became = (Vec<String>, Vec<String>);

/// Everybody comes, and asks for it. `apart`: everybody has keys of his own.
async fn becomes(asked: &[Asked], apart: bool) -> Became {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let organiser = house.cookie(Role::Organiser).await;
    let made = [("name", "Herbst"), ("rounds", "1"), ("rules", "sheet"), ("four", "100"), ("five", "125")];
    assert_eq!(house.post_as(&organiser, "/hall", &made).await.status, StatusCode::SEE_OTHER);
    for name in ["Anna", "Ben", "Cai", "Dora"] {
        let add = [("do", "add"), ("name", name)];
        assert_eq!(
            house.post_as(&organiser, "/hall/herbst/players", &add).await.status,
            StatusCode::SEE_OTHER
        );
    }
    let second = house.cookie(Role::Organiser).await;
    let hall = house.cookie(Role::Director).await;
    let [north, east, south, west] = set.seats.clone();
    let people = [north, east, south, west, set.director.clone(), organiser, second, hall];
    assert_eq!(people.len(), PEOPLE);
    let mut outcomes = Vec::new();
    for Asked { who, key, what } in asked {
        let key = match (KEYS[*key], apart) {
            ("", _) => String::new(),
            (key, false) => key.to_owned(),
            (key, true) => format!("of-{who}/{key}"),
        };
        outcomes.push(asks(&house, &set, &people[*who], *who, &key, *what).await);
    }
    let mut stored = Vec::new();
    for (stream, _) in house.app.store.streams("").await.unwrap() {
        for event in house.app.store.read(&stream, 0).await.unwrap() {
            // Seeds, links and the names of tables are by chance.
            let is_told = event.number > 1
                && ["table", "tournament"].iter().any(|kind| stream.as_str().starts_with(kind));
            let told = if is_told { event.what.payload } else { String::new() };
            let kind = stream.as_str().split('/').next().unwrap_or_default();
            stored.push(format!("{kind} {} {told}", event.number));
        }
    }
    stored.sort();
    (outcomes, stored)
}

/// One request; what is answered, without what is by chance.
async fn asks(house: &House, set: &Set, cookie: &str, who: usize, key: &str, what: usize) -> String {
    let cards = ["SK", "HJ", "SJ", "DJ"];
    let act = match (who, what) {
        (0..=3, 0..=3) => Some(play(cards[who])),
        (0..=3, 4 | 5) => Some(json!({ "act": "call-director" })),
        (0..=3, 6) => Some(json!({ "act": "claim", "tricks": 9 })),
        (0..=4, 7 | 8) => Some(json!({ "act": "agree" })),
        (4, 0..=3) => Some(json!({ "act": "call-director" })),
        _ => None,
    };
    if let Some(act) = act {
        let (status, said) = set.act(house, cookie, key, act).await;
        return format!("{status} {said}").replace(&set.id, "ID");
    }
    let keyed = [("key", key)];
    let answer = if who <= 4 {
        // Only the director may, and the others are told so.
        let path = if what.is_multiple_of(2) { set.path("/undo") } else { set.path("/next") };
        let (status, said) = json_as(house, cookie, Method::POST, &path, key, &json!({})).await;
        return format!("{status} {said}").replace(&set.id, "ID");
    } else {
        let fields: &[(&str, &str)] = match what % 6 {
            0 => &[("do", "rename"), ("player", "1"), ("name", "Eva")],
            1 => &[("do", "rename"), ("player", "2"), ("name", "Eva")],
            2 => &[("do", "add"), ("name", "Frida")],
            3 => &[("role", "director"), ("name", "Gerd")],
            4 => &[("role", "director"), ("name", "Hanna")],
            _ => &[("do", "deduct"), ("player", "3"), ("round", "1"), ("points", "3"), ("why", "late")],
        };
        let path = if matches!(what % 6, 3 | 4) { "/house/links" } else { "/hall/herbst/players" };
        house.post_as(cookie, path, &[fields, &keyed[..usize::from(!key.is_empty())]].concat()).await
    };
    format!("{} {}", answer.status, answer.header("location"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn what_becomes_of_a_request_does_not_turn_on_the_keys_of_others(asked in vec(asked(), 1..40)) {
        let runtime = tokio::runtime::Runtime::new().unwrap();
        let (mixed, apart) = runtime.block_on(async { (becomes(&asked, false).await, becomes(&asked, true).await) });
        for (i, (one, other)) in mixed.0.iter().zip(&apart.0).enumerate() {
            prop_assert_eq!(one, other, "request {}: {:?}", i + 1, &asked[i]);
        }
        prop_assert_eq!(mixed.1, apart.1);
    }
}

/// The same for sure: everybody asks for everything, under one key.
#[tokio::test]
async fn everybody_under_one_key() {
    let all: Vec<Asked> =
        (0..12).flat_map(|what| (0..PEOPLE).map(move |who| Asked { who, key: 1, what })).collect();
    let (outcomes, stored) = becomes(&all, false).await;
    assert_eq!((outcomes.clone(), stored), becomes(&all, true).await);
    // Some of it is done, some is refused, and a key that was used for something else is 422.
    for status in ["200", "303", "422"] {
        assert!(outcomes.iter().any(|outcome| outcome.starts_with(status)), "{status}: {outcomes:#?}");
    }
}
