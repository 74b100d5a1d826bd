//! Doppelkopf at a live table.

mod soloist;

use super::*;

/// Position 1 holds no trump at all; the ♣ queens are with 2 and 3.
const HANDS: [&str; 4] = [
    "CA CA CT CT CK CK C9 C9 SA SA ST ST",
    "SK SK HA HA CQ SQ HQ DQ CJ SJ HJ DJ",
    "S9 S9 HK HK CQ SQ HQ DQ CJ SJ HJ DJ",
    "H9 H9 HT HT DA DA DT DT DK DK D9 D9",
];

fn deal() -> Value {
    let hands = HANDS.map(|hand| hand.split(' ').collect::<Vec<_>>());
    json!({ "dealer": 4, "hands": hands })
}

async fn table(house: &House, extra: Value) -> Set {
    let mut new = json!({ "name": "A table", "doppelkopf": deal(), "delay": 0 });
    for (key, value) in extra.as_object().unwrap() {
        new[key] = value.clone();
    }
    set_up(house, new).await
}

async fn act(house: &House, set: &Set, cookie: &str, act: Value) -> (StatusCode, Value) {
    let body = json!({ "act": { "doppelkopf": act } });
    json_as(house, cookie, Method::POST, &set.path("/acts"), "", &body).await
}

/// It is done, and this is how the table stands after it.
async fn done(house: &House, set: &Set, cookie: &str, what: Value) -> Value {
    let (status, view) = act(house, set, cookie, what.clone()).await;
    assert_eq!(status, StatusCode::OK, "{what}: {view}");
    view["table"].clone()
}

fn in_language(cookie: &str, lang: &str) -> String {
    format!("{cookie}; stich-view={lang}.auto.two")
}

fn gesund(by: usize) -> Value {
    json!({ "reserve": format!("{by}:gesund") })
}

fn play(by: usize, card: &str) -> Value {
    json!({ "play": format!("{by}:{card}") })
}

async fn normal_game(house: &House, set: &Set) {
    for (by, seat) in (1..).zip(&set.seats) {
        done(house, set, seat, gesund(by)).await;
    }
}

fn counts(view: &Value) -> Vec<usize> {
    let players = view["table"]["players"].as_array().unwrap().iter();
    players.map(|player| player["cards"].as_array().unwrap().len()).collect()
}

#[tokio::test]
async fn each_sees_his_own_twelve_cards_and_his_own_side() {
    let house = house().await;
    let set = table(&house, json!({})).await;
    normal_game(&house, &set).await;
    for (place, seat) in set.seats.iter().enumerate() {
        let view = set.view(&house, seat).await;
        let mut own = [0; 4];
        own[place] = 12;
        assert_eq!(counts(&view), own);
        let sides: Vec<usize> =
            (0..4).filter(|&p| view["table"]["players"][p]["party"].is_string()).collect();
        assert_eq!(sides, [place], "nobody knows another's side yet");
    }
    assert_eq!(counts(&set.view(&house, &set.director).await), [12; 4]);
    assert_eq!(counts(&set.view(&house, &set.spectator).await), [0; 4]);
    // The page shows what the view shows; each of the two ♣ queens is somebody's.
    let page = house.get_as(&set.seats[1], &format!("/tables/{}", set.id)).await;
    assert_eq!(page.body.matches("class=\"pc").count(), 12, "{}", page.body);
    assert!(page.body.len() < 60_000, "{}", page.body.len());
    for (lang, said) in [
        ("en", "You are the referee at this table."),
        ("de", "Sie sind Schiedsrichter an diesem Tisch."),
        ("da", "Du er dommer ved dette bord."),
        ("nl", "U bent scheidsrechter aan deze tafel."),
        ("nb", "Du er dommer ved dette bordet."),
    ] {
        let cookie = in_language(&set.director, lang);
        let console = house.get_as(&cookie, &format!("/tables/{}?as=director", set.id)).await;
        assert!(console.body.contains(said), "{}", console.body);
        assert_eq!(console.body.matches("class=\"pc").count(), 48);
    }
}

#[tokio::test]
async fn a_hochzeit_is_named_and_its_calls_wait_for_the_klaerungsstich() {
    let house = house().await;
    // Both ♣ queens with position 2, an ace of hearts for it with position 3.
    let mut new = deal();
    new["hands"][1][2] = json!("CQ");
    new["hands"][2][4] = json!("HA");
    let set = table(&house, json!({ "doppelkopf": new })).await;
    let [one, two, three, four] = &set.seats;
    done(&house, &set, one, gesund(1)).await;
    // He asks for the game in his turn only; the others hear what was said.
    let view = done(&house, &set, two, json!({ "reserve": "2:vorbehalt" })).await;
    assert_eq!(view["said"][1], json!({ "by": 2, "word": "vorbehalt" }));
    done(&house, &set, three, gesund(3)).await;
    done(&house, &set, four, gesund(4)).await;
    let mut view = set.view(&house, two).await["table"].clone();
    while view["now"]["awaits"] != "name" {
        assert!(view["now"]["of"] == 2, "{view}");
        view = done(&house, &set, two, json!({ "solo": "2:no" })).await;
    }
    assert!(view["namings"].as_array().unwrap().contains(&json!("hochzeit")));
    let page = house.get_as(two, &format!("/tables/{}", set.id)).await;
    assert!(page.body.contains("value=\"hochzeit\"") && page.body.contains("Hochzeit"), "{}", page.body);
    let view = done(&house, &set, two, json!({ "name": "2:hochzeit" })).await;
    assert_eq!((view["named"].as_str(), &view["players"][1]["party"]), (Some("hochzeit"), &json!("re")));
    let calls = view["calls"].as_array().unwrap();
    assert!(!calls.is_empty() && calls.iter().all(|call| call["allowed"] == false), "{view}");
}

#[tokio::test]
async fn a_revoke_is_noticed_claimed_and_ruled_on() {
    let house = house().await;
    let set = table(&house, json!({})).await;
    let [one, two, three, four] = &set.seats;
    normal_game(&house, &set).await;
    done(&house, &set, one, play(1, "SA")).await;
    done(&house, &set, two, play(2, "DJ")).await;
    let console = set.view(&house, &set.director).await["table"].clone();
    assert_eq!(console["unnoticed"].as_array().unwrap().len(), 1);
    let seen = set.view(&house, three).await["table"].clone();
    assert!(seen["unnoticed"].is_null() && seen["ruling"].is_null(), "{seen}");
    // Nobody else can have noticed it yet: who only asks is seen to ask. The offender may say so himself (9.6.2).
    let asked = done(&house, &set, four, json!({ "call-director": 4 })).await;
    assert_eq!((&asked["called-in-vain"], &asked["choice"]), (&json!(4), &Value::Null), "{asked}");
    done(&house, &set, two, json!({ "point-out": 2 })).await;
    let mut steps = 0;
    let ruled = loop {
        steps += 1;
        assert!(steps < 30, "the referee does not come to an end");
        let view = set.view(&house, &set.director).await["table"].clone();
        match view["now"]["awaits"].as_str().unwrap() {
            "choice" => {
                let choice = &view["choice"];
                assert!(choice["happened"].is_string(), "{choice}");
                let chooser = choice["by"][0].as_u64().unwrap() as usize;
                // Only those who may claim are offered the choice, on their pages too.
                assert_eq!(set.view(&house, two).await["table"]["choice"], Value::Null);
                let page = house.get_as(&set.seats[chooser - 1], &format!("/tables/{}", set.id)).await;
                assert!(page.body.contains("name=\"choice\" value=\"claim\""), "{}", page.body);
                let claim = json!({ "choose": { "by": chooser, "option": "claim" } });
                assert_eq!(act(&house, &set, two, claim.clone()).await.0, StatusCode::CONFLICT);
                done(&house, &set, &set.seats[chooser - 1], claim).await;
            }
            "director" => {
                let question = &view["question"];
                let page = house.get_as(&set.director, &format!("/tables/{}?as=director", set.id)).await;
                assert!(page.body.contains("name=\"question\""), "{}", page.body);
                let with = question["answers"][0]["with"].clone();
                let answer = json!({ "answer": { "question": question["id"], "with": with } });
                // It is the referee's to answer, and the play rests.
                assert_eq!(act(&house, &set, three, answer.clone()).await.0, StatusCode::CONFLICT);
                assert_eq!(act(&house, &set, three, play(3, "S9")).await.0, StatusCode::CONFLICT);
                assert_eq!(set.view(&house, three).await["table"]["question"], Value::Null);
                done(&house, &set, &set.director, answer).await;
            }
            _ => break view,
        }
    };
    assert!(!ruled["ruling"]["say"].as_array().unwrap().is_empty(), "{ruled}");
    let aloud = set.view(&house, two).await["table"]["ruling"].clone();
    assert_eq!(aloud["say"], ruled["ruling"]["say"], "everybody hears the ruling");
    assert!(aloud["happened"].is_string());
    // Undone, the last answer was not given.
    let (status, _) = json_as(&house, &set.director, Method::POST, &set.path("/undo"), "", &json!({})).await;
    assert_eq!(status, StatusCode::OK);
}

#[tokio::test]
async fn a_form_sets_a_table_up_and_says_what_is_wrong_with_it() {
    let house = house().await;
    let director = house.cookie(Role::Director).await;
    assert_eq!(house.get_as("", "/tables/new/doppelkopf").await.status, StatusCode::FORBIDDEN);
    let form = house.get_as(&director, "/tables/new/doppelkopf").await;
    let key = form.field("key");
    let base =
        [("key", &*key), ("game", "doppelkopf"), ("dealer", "2"), ("rules", "tsr"), ("name", "Tisch 9")];
    let with = |more: &[(&'static str, &'static str)]| [base.to_vec(), more.to_vec()].concat();
    let hands = [("hand-1", HANDS[0]), ("hand-2", HANDS[1]), ("hand-3", HANDS[2])];
    for (wrong, said) in [
        (vec![("cards", "hand"), hands[0], hands[1]], "Two hands or more are blank."),
        (vec![("cards", "hand"), hands[0], hands[1], ("hand-3", "S9 S9")], "everybody needs twelve."),
        (vec![("cards", "hand"), hands[0], hands[1], ("hand-3", "S8")], "is not in the pack."),
        (vec![("cards", "hand"), hands[0], ("hand-2", HANDS[0]), hands[2]], "is dealt a third time"),
    ] {
        let answer = house.post_as(&director, "/tables", &with(&wrong)).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong:?}");
        assert!(answer.body.contains(said), "{wrong:?}: {}", answer.body);
        assert!(answer.body.contains("role=\"alert\"") && answer.body.contains(HANDS[0]), "{wrong:?}");
        assert_eq!(answer.field("key"), key, "the form is kept as it was filled in");
    }
    for unreadable in [vec![("dealer", "7")], vec![("other", "Z9")]] {
        let fields: Vec<_> = unreadable.into_iter().chain(base).collect();
        let answer = house.post_as(&director, "/tables", &fields).await;
        assert!(answer.status.is_client_error(), "{}", answer.status);
    }
    // The hand that is left blank gets the rest, and a card is read as it is written in the language.
    let german = HANDS[1].replace('C', "♣").replace('Q', "D").replace('J', "B");
    let second = ("hand-2", german.as_str());
    let good = [
        base.as_slice(),
        &[("cards", "hand"), hands[0], second, hands[2], ("owes", "3"), ("spectators", "after")],
    ]
    .concat();
    let in_german = in_language(&director, "de");
    let made = house.post_as(&in_german, "/tables", &good).await;
    assert_eq!(made.header("location"), format!("/tables/{key}?as=director"), "{}", made.body);
    let console = house.get_as(&director, &format!("/api/v1/tables/{key}?as=director")).await;
    let view: Value = serde_json::from_str(&console.body).unwrap();
    assert_eq!((counts(&view), &view["table"]["dealer"]), (vec![12; 4], &json!(2)));
    let waits = house.get_as(&director, &format!("/tables/{key}?as=spectator")).await;
    assert!(!waits.body.contains("table-felt"), "spectators wait for the end");
    // Its links name positions, not winds.
    let links = house.get_as(&director, &format!("/tables/{key}/links")).await;
    assert!(links.body.contains("Position 3") && !links.body.contains("North"), "{}", links.body);
}

#[tokio::test]
async fn nothing_that_cannot_be_changes_anything() {
    let house = house().await;
    let set = table(&house, json!({})).await;
    let before = house.stored().await;
    let form = format!("/tables/{}/act", set.id);
    for fields in [
        vec![("do", "play"), ("card", "HT")],
        vec![("do", "play"), ("card", "S8")],
        vec![("do", "say"), ("word", "perhaps")],
        vec![("do", "name"), ("word", "bettel")],
        vec![("do", "announce"), ("call", "contra")],
        vec![("do", "choose"), ("choice", "claim"), ("by", "9")],
        vec![("do", "choose"), ("choice", "claim")],
        vec![("do", "answer"), ("question", "claimed"), ("with", "yes")],
        vec![("do", "shorten")],
        vec![("do", "take-back"), ("card", "CA")],
        vec![("do", "call"), ("call", "1C")],
    ] {
        let fields = [vec![("as", "1"), ("at", "1"), ("game", "doppelkopf")], fields].concat();
        let answer = house.post_as(&set.seats[0], &form, &fields).await;
        assert!(answer.status.is_client_error(), "{fields:?}: {}", answer.status);
    }
    // The words of another game are not understood here.
    let bridge = json!({ "act": { "bridge": { "call-director": "N" } } });
    let (status, _) = json_as(&house, &set.seats[0], Method::POST, &set.path("/acts"), "", &bridge).await;
    assert_eq!(status, StatusCode::CONFLICT);
    for wrong in [
        json!({ "doppelkopf": { "dealer": 5 } }),
        json!({ "doppelkopf": { "dealer": 1, "hands": [[], [], [], []] } }),
        json!({ "doppelkopf": { "dealer": 1, "rules": "skat" } }),
        json!({ "doppelkopf": { "dealer": 1, "readings": ["A99"] } }),
        json!({ "doppelkopf": { "dealer": 1 }, "board": board() }),
    ] {
        let (status, problem) =
            json_as(&house, &set.director, Method::POST, "/api/v1/tables", "", &wrong).await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{wrong}: {problem}");
    }
    assert_eq!(house.stored().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn robots_play_to_the_end_and_the_points_are_itemised() {
    let house = house().await;
    let robots = json!(["careful", "careful", "careful", "careful"]);
    let set = table(&house, json!({ "robots": robots })).await;
    let over = async || {
        for _ in 0..2_000 {
            let view = set.view(&house, &set.spectator).await;
            if view["over"] == true {
                return view;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        panic!("the game does not end");
    };
    let view = over().await;
    assert_eq!(view["acts"], 52, "four words and 48 cards");
    let result = &view["table"]["result"];
    let points: Vec<i64> = result["points"].as_array().unwrap().iter().map(|p| p.as_i64().unwrap()).collect();
    assert_eq!(points.iter().sum::<i64>(), 0);
    assert_eq!(result["re"], json!([2, 3]));
    // What is itemised comes to what Re has.
    let signed = |item: &Value| {
        let points = item["points"].as_i64().unwrap();
        if item["to"] == "re" { points } else { -points }
    };
    assert_eq!(result["items"].as_array().unwrap().iter().map(signed).sum::<i64>(), points[1], "{result}");
    let page = house.get_as(&set.seats[0], &format!("/tables/{}", set.id)).await;
    assert!(page.body.contains("class=\"reckoned\""), "{}", page.body);
    for step in [0, 4, 5, 30, 52] {
        let replay = house.get_as(&set.spectator, &format!("/tables/{}/replay?step={step}", set.id)).await;
        assert_eq!(replay.status, StatusCode::OK, "{}", replay.body);
        assert_eq!(replay.body.contains("class=\"did\""), step > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_played_on_at_the_same_links() {
    let house = house().await;
    let round = json!({ "round": true });
    for wrong in
        [json!({ "round": true, "dealer": 2 }), json!({ "round": true, "owes": [true, false, false, false] })]
    {
        let new = json!({ "doppelkopf": wrong });
        let (status, problem) = json_as(
            &house,
            &set_up(&house, json!({})).await.director,
            Method::POST,
            "/api/v1/tables",
            "",
            &new,
        )
        .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    }
    let robots = json!([null, "careful", "careful", "careful"]);
    let set = table(&house, json!({ "doppelkopf": round, "robots": robots })).await;
    let [one, two, ..] = &set.seats;
    let next = async |cookie: &str, place: &str| {
        let path = set.path(&format!("/next?as={place}"));
        json_as(&house, cookie, Method::POST, &path, "", &json!({})).await
    };
    let over = async || {
        for _ in 0..2_000 {
            let view = set.view(&house, one).await;
            if view["over"] == true {
                return view;
            }
            // The person at position 1 says gesund and gives up, or lays whatever may be laid.
            let table = &view["table"];
            if table["now"]["of"] == 1 {
                let what = match table["now"]["awaits"].as_str().unwrap() {
                    "say" => gesund(1),
                    "card" => {
                        let cards = table["players"][0]["cards"].as_array().unwrap();
                        play(
                            1,
                            cards.iter().find(|card| card["barred"] == false).unwrap()["card"]
                                .as_str()
                                .unwrap(),
                        )
                    }
                    other => panic!("{other}"),
                };
                act(&house, &set, one, what).await;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        panic!("the game does not end");
    };
    let view = set.view(&house, one).await;
    assert_eq!((&view["round"]["number"], &view["round"]["of"]), (&json!(1), &json!(24)));
    assert_eq!(next(&set.director, "director").await.0, StatusCode::CONFLICT, "the first deal is not over");
    let first = over().await;
    assert_eq!(first["round"]["lines"].as_array().unwrap().len(), 1);
    assert_eq!(first["round"]["may-deal"], true, "a robot deals next: anybody asks for it");
    assert_eq!(set.view(&house, &set.spectator).await["round"]["may-deal"], false);
    let page = house.get_as(one, &format!("/tables/{}", set.id)).await;
    assert!(page.body.contains(&format!("action=\"/tables/{}/next\"", set.id)), "{}", page.body);
    assert!(page.body.contains("Game 1 of 24") && page.body.contains("Deal game 2"), "{}", page.body);
    for (cookie, place) in [(&set.spectator, "spectator"), (two, "1")] {
        assert_eq!(next(cookie, place).await.0, StatusCode::FORBIDDEN);
    }
    let seen = set.view(&house, &set.director).await["number"].to_string();
    let (status, second) = next(one, "1").await;
    assert_eq!(
        (status, &second["over"], &second["round"]["number"]),
        (StatusCode::OK, &json!(false), &json!(2))
    );
    assert_eq!(counts(&second), [12, 0, 0, 0], "nobody sees more than his own cards again");
    assert_eq!(next(one, "1").await.0, StatusCode::CONFLICT);
    // The director has tapped the same on the page of before.
    let late = [("as", "director"), ("at", &*seen)];
    let page = house.post_as(&set.director, &format!("/tables/{}/next", set.id), &late).await;
    assert!(page.status == StatusCode::CONFLICT && page.body.contains("meanwhile"), "{}", page.body);
    // What is over may be gone through, what is played may not.
    let replay = |what: &str| format!("/tables/{}/replay?as=1&step=7{what}", set.id);
    assert_eq!(house.get_as(one, &replay("&deal=1")).await.status, StatusCode::OK);
    for hidden in ["", "&deal=2", "&deal=3"] {
        assert_eq!(house.get_as(one, &replay(hidden)).await.status, StatusCode::FORBIDDEN, "{hidden}");
    }
    // The director says that the time is up; nobody else can.
    let form = format!("/tables/{}/time", set.id);
    let number = set.view(&house, one).await["number"].to_string();
    let by = |place: &'static str| [("as", place), ("at", number.as_str()), ("up", "yes")];
    assert!(house.post_as(one, &form, &by("1")).await.status.is_client_error());
    let (status, view) =
        json_as(&house, &set.director, Method::POST, &set.path("/time"), "", &json!({ "up": true })).await;
    assert_eq!((status, &view["round"]["time-up"]), (StatusCode::OK, &json!(true)));
    let second = over().await;
    assert_eq!(second["round"]["of"], 6, "two games, and four Pflichtsoli");
    assert_eq!(second["round"]["next"]["forced"], 4, "{}", second["round"]);
    let page = house.get_as(&set.spectator, &format!("/tables/{}", set.id)).await;
    assert!(page.body.contains("Position 4 must play the Pflichtsolo now"), "{}", page.body);
}

/// Position 1 plays a Bubensolo and wins the first trick; clubs and hearts are with the others.
async fn bubensolo(house: &House) -> Set {
    let mut new = deal();
    new["hands"].as_array_mut().unwrap().swap(0, 1);
    let set = table(house, json!({ "doppelkopf": new })).await;
    done(house, &set, &set.seats[0], json!({ "reserve": "1:vorbehalt" })).await;
    for (by, seat) in (2..).zip(&set.seats[1..]) {
        done(house, &set, seat, gesund(by)).await;
    }
    let view = set.view(house, &set.seats[0]).await["table"].clone();
    assert_eq!(view["now"]["awaits"], "name");
    assert!(!view["namings"].to_string().contains("pflichtsolo"), "he owes none: {}", view["namings"]);
    done(house, &set, &set.seats[0], json!({ "name": "1:lustsolo buben" })).await;
    for (by, card) in (1..).zip(["HA", "C9", "HK", "H9"]) {
        done(house, &set, &set.seats[by - 1], play(by, card)).await;
    }
    set
}

#[tokio::test]
async fn partners_ask_each_other_and_the_answer_binds_both() {
    let house = house().await;
    let set = bubensolo(&house).await;
    let [one, two, three, four] = &set.seats;
    let page = async |cookie: &str| house.get_as(cookie, &format!("/tables/{}", set.id)).await.body;
    assert_eq!(
        act(&house, &set, two, json!({ "ask-partner": { "by": 2, "partner": 3 } })).await.0,
        StatusCode::CONFLICT
    );
    // Two cards at once; the second is seen and goes back.
    let view = done(&house, &set, one, json!({ "two-cards": ["1:SK", "1:SQ"] })).await;
    assert_eq!((&view["trick"][0], &view["players"][0]["count"]), (&json!("SK"), &json!(10)));
    done(&house, &set, two, json!({ "call-director": 2 })).await;
    let choice = set.view(&house, two).await["table"]["choice"].clone();
    assert_eq!((&choice["yours"], &choice["may-ask"]), (&json!(true), &json!([3, 4])));
    assert!(page(two).await.contains("Ask position 4: claim or play on?"));
    done(&house, &set, two, json!({ "ask-partner": { "by": 2, "partner": 4 } })).await;
    assert_eq!(set.view(&house, three).await["table"]["choice"], Value::Null, "position 4 was asked");
    let asked = set.view(&house, four).await["table"]["choice"].clone();
    assert_eq!((&asked["asked-by"], &asked["may-ask"]), (&json!(2), &Value::Null));
    assert!(page(four).await.contains("Position 2 leaves it to you."));
    done(&house, &set, four, json!({ "choose": { "by": 4, "option": "play-on" } })).await;
    // Both have lost their right; position 3 has his.
    let console = set.view(&house, &set.director).await["table"].clone();
    assert_eq!(console["choice"]["by"], json!([3]), "{console}");
    done(&house, &set, three, json!({ "choose": { "by": 3, "option": "claim" } })).await;
    let console = set.view(&house, &set.director).await["table"].clone();
    assert!(console["question"].is_object() || console["ruling"]["say"].is_array(), "{console}");
    let replay = house.get_as(&set.director, &format!("/tables/{}/replay?as=director&step=10", set.id)).await;
    assert!(replay.body.contains("lays") && replay.body.contains("at once."), "{}", replay.body);
}

#[tokio::test]
async fn who_looks_at_his_tricks_sees_them_and_what_is_said_the_referee_notes() {
    let house = house().await;
    let set = bubensolo(&house).await;
    let [one, two, ..] = &set.seats;
    assert_eq!(
        act(&house, &set, two, json!({ "offence": { "by": 2, "what": "looked-at-tricks" } })).await.0,
        StatusCode::CONFLICT,
        "he has none"
    );
    let view = done(&house, &set, one, json!({ "offence": { "by": 1, "what": "looked-at-tricks" } })).await;
    assert_eq!(view["looked-at"].as_array().unwrap().len(), 4);
    assert_eq!(set.view(&house, two).await["table"]["looked-at"], Value::Null);
    let note = json!({ "offence": { "by": 3, "what": "remark" } });
    assert_eq!(act(&house, &set, two, note.clone()).await.0, StatusCode::CONFLICT, "that is the referee's");
    let console = done(&house, &set, &set.director, note).await;
    assert_eq!(console["unnoticed"].as_array().unwrap().len(), 2, "{}", console["unnoticed"]);
    // What cards show is not noted: the table has seen it or it has not happened.
    let wrong = json!({ "offence": { "by": 3, "what": "revoke" } });
    assert_eq!(act(&house, &set, &set.director, wrong).await.0, StatusCode::CONFLICT);
    let claimed = done(&house, &set, two, json!({ "claim-offence": { "by": 2, "about": 1 } })).await;
    assert!(claimed["ruling"]["happened"].as_str().unwrap().contains("osition 1"), "{claimed}");
}

/// Position 1 has 11 cards, position 2 has 13.
fn misdeal() -> Value {
    let mut new = deal();
    let hands = new["hands"].as_array_mut().unwrap();
    let moved = hands[0].as_array_mut().unwrap().pop().unwrap();
    hands[1].as_array_mut().unwrap().push(moved);
    new["misdealt"] = json!(true);
    new
}

#[tokio::test]
async fn who_has_not_twelve_cards_is_ruled_on_and_it_is_dealt_again() {
    let house = house().await;
    let mut counted = misdeal();
    counted["misdealt"] = json!(false);
    let new = json!({ "name": "t", "doppelkopf": counted });
    let director = house.cookie(Role::Director).await;
    let (status, problem) = json_as(&house, &director, Method::POST, "/api/v1/tables", "", &new).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{problem}");
    let set = table(&house, json!({ "doppelkopf": misdeal() })).await;
    let [one, two, three, four] = &set.seats;
    let console = set.view(&house, &set.director).await["table"].clone();
    assert_eq!(console["miscounts"], json!([{ "chair": 1, "cards": 11 }, { "chair": 2, "cards": 13 }]));
    assert_eq!(console["unnoticed"].as_array().unwrap().len(), 2, "{console}");
    assert_eq!(set.view(&house, three).await["table"]["miscounts"], Value::Null);
    let page = house.get_as(&set.director, &format!("/tables/{}?as=director", set.id)).await.body;
    assert!(page.contains("Position 1 was dealt 11 cards. Position 2 was dealt 13 cards."), "{page}");
    // 9.6.5: noticed before a card is led, it is dealt again and costs nothing.
    done(&house, &set, one, gesund(1)).await;
    done(&house, &set, four, json!({ "call-director": 4 })).await;
    done(&house, &set, three, json!({ "choose": { "by": 3, "option": "claim" } })).await;
    let view = set.view(&house, two).await;
    assert_eq!((&view["over"], &view["table"]["result"]["played"]), (&json!(true), &json!(false)), "{view}");
    assert_eq!(view["table"]["result"]["penalty"], json!([0, 0, 0, 0]));
    assert_eq!(view["again"], json!({ "dealer": 4, "may-deal": false }));
    assert!(house.get_as(two, &format!("/tables/{}", set.id)).await.body.contains("Position 4 deals again."));
    let next = async |cookie: &str, place: &str| {
        let path = set.path(&format!("/next?as={place}"));
        json_as(&house, cookie, Method::POST, &path, "", &json!({})).await
    };
    assert_eq!(next(two, "2").await.0, StatusCode::CONFLICT);
    let (status, view) = next(four, "4").await;
    assert_eq!((status, &view["over"]), (StatusCode::OK, &json!(false)), "{view}");
    let counts: Vec<&Value> = (0..4).map(|place| &view["table"]["players"][place]["count"]).collect();
    assert_eq!(counts, [12; 4]);
    assert_eq!(next(four, "4").await.0, StatusCode::CONFLICT, "the deal is in play");
}
