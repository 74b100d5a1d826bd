//! Recorded games, played again.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use doppelkopf::{Game, Kind, Party, Rules, Trumps};
use doppelkopf_records::{
    At, Difference, Fault, Irregular, JudgeError, Judgement, Record, Taken, What, judge, read,
};
use doppelkopf_rules::Position;
use serde_json::{Value, json};

const ALLOWED: &str = include_str!("data/games-with-allowed-actions.json");
const SCORED: &str = include_str!("data/games-with-score.json");

fn records(text: &str) -> Vec<Record> {
    read(text).unwrap().into_iter().map(Result::unwrap).collect()
}

fn judged(text: &str) -> Vec<Judgement> {
    records(text).iter().map(|record| judge(record, Rules::SHEET).unwrap()).collect()
}

fn one(game: &Value) -> Result<Judgement, String> {
    let record = read(&game.to_string()).unwrap().remove(0).map_err(|error| error.to_string())?;
    judge(&record, Rules::TSR).map_err(|error| error.to_string())
}

#[test]
fn games_of_an_online_table() {
    let judged = judged(ALLOWED);
    assert_eq!(judged.len(), 2);
    for (judgement, (points, compared)) in
        judged.iter().zip([([7, -7, -7, 7, 0], 128), ([4, 4, -12, 4, 0], 78)])
    {
        // Every card and call, and what was allowed in place of each.
        assert_eq!((&judgement.found[..], &judgement.differences[..]), (&[][..], &[][..]));
        assert_eq!(judgement.compared, compared);
        assert_eq!(judgement.score.as_ref().unwrap().points, points.into());
    }
}

#[test]
fn games_made_up_for_a_program() {
    let judged = judged(SCORED);
    // One was put together from no pack: three ♦9 and three ♦K. Its points are right all the same.
    let kinds: Vec<Irregular> = judged[0].found.iter().map(|found| found.what).collect();
    assert_eq!(kinds, [Irregular::ThirdCopy(Kind::D9), Irregular::ThirdCopy(Kind::DK)]);
    assert_eq!((judged[0].game, &judged[0].differences[..]), (Game::Normal, &[][..]));
    assert_eq!(judged[0].score.as_ref().unwrap().points, [18, -6, -6, -6, 0].into());
    // The record has a trick led by somebody who did not win the one before.
    let found = judged[1].found[0];
    assert_eq!((found.what, found.trick), (Irregular::Lead { turn: Position::Four }, Some(10)));
    assert_eq!((found.position, found.what.clause().under(Rules::TSR)), (Some(Position::Two), "5.1.2"));
    assert_eq!(judged[1].score.as_ref().unwrap().points, [4, 4, -4, -4, 0].into());
    assert_eq!(judged[1].differences, []);
}

#[test]
fn a_word_for_a_number_does_not_cost_the_game() {
    let mut game: Value = serde_json::from_str::<Value>(SCORED).unwrap()[0].take();
    let expected = game.get_mut("expected").unwrap();
    expected["re_eyes"] = json!("true");
    expected["kontra_points"] = json!(true);
    expected["player_points"] = json!("true");
    let record = read(&game.to_string()).unwrap().remove(0).unwrap();
    for key in ["re_eyes", "kontra_points", "player_points"] {
        assert!(record.unread.iter().any(|unread| unread.starts_with(key)), "{key}: {:?}", record.unread);
    }
    assert_eq!((record.given.augen.re, record.given.points.kontra), (None, None));
    // What can be read is: a number in quotes, and a yes for something that is counted.
    assert!(record.given.points.re.is_some());
    game["expected"]["re_eyes"] = json!("121");
    game["expected"]["counted"] = json!({ "won": "true", "fox": 2, "karlchen": false });
    let record = read(&game.to_string()).unwrap().remove(0).unwrap();
    let counted = record.given.counted.unwrap();
    assert_eq!(
        (record.given.augen.re, counted["won"], counted["fox"], counted["karlchen"]),
        (Some(121), 1, 2, 0)
    );
}

/// A number in quotes is one; a word is a fault of that step alone, and the game is judged all the same.
#[test]
fn a_word_for_a_player_costs_that_step_alone() {
    let at = |game: &Value, is: fn(&str) -> bool, nth: usize| {
        let steps = game["steps"].as_array().unwrap().iter().enumerate();
        steps.filter(|(_, step)| is(step["action"].as_str().unwrap())).nth(nth).unwrap().0
    };
    let whole = one(&changed(|_| ())).unwrap();
    let step_of = |which: fn(&str) -> bool, nth: usize, word: Value| {
        let game = changed(|game| {
            let index = at(game, which, nth);
            game["steps"][index]["player"] = word.clone();
        });
        let record = read(&game.to_string()).unwrap().remove(0).unwrap();
        (at(&game, which, nth), game, record)
    };
    let (card, said) =
        (|action: &str| action.starts_with("Card"), |action: &str| action.starts_with("Reservation"));
    // Who it was, the order tells: of the query, and of a trick.
    for (which, nth) in [(said as fn(&str) -> bool, 0), (said, 2), (card, 0), (card, 5), (card, 47)] {
        let (index, game, record) = step_of(which, nth, json!("true"));
        let player: Position = {
            let plain: Value = serde_json::from_str::<Value>(ALLOWED).unwrap()[0].take();
            u8::try_from(plain["steps"][index]["player"].as_u64().unwrap()).unwrap().try_into().unwrap()
        };
        let fault = Fault { at: At::Step(index + 1), found: "true".into(), taken: Taken::As(player) };
        assert_eq!(record.faults, [fault]);
        let judgement = one(&game).unwrap();
        assert_eq!((&judgement.found, &judgement.score), (&whole.found, &whole.score), "{index}");
    }
    // A call could be anybody’s: it does not count, and nothing else is lost.
    let call = |action: &str| action == "AnnouncementNo60";
    let (index, game, record) = step_of(call, 0, json!({ "seat": 3 }));
    assert_eq!(record.faults[0].taken, Taken::LeftOut);
    assert_eq!((record.faults[0].at, record.faults[0].found.as_str()), (At::Step(index + 1), "{\"seat\":3}"));
    let judgement = one(&game).unwrap();
    assert!(judgement.score.is_some() && judgement.score != whole.score);
    // Of a trick of which nobody is told it is played in turn; without the hands too.
    for hands in [true, false] {
        let game = changed(|game| {
            for nth in 4..8 {
                let index = at(game, card, nth);
                game["steps"][index]["player"] = json!("?");
            }
            if !hands {
                game.as_object_mut().unwrap().remove("hands");
            }
        });
        let record = read(&game.to_string()).unwrap().remove(0).unwrap();
        assert!(record.faults.len() == 4 && record.faults.iter().all(|fault| fault.taken == Taken::InTurn));
        let judgement = one(&game).unwrap();
        let augen = Party::BOTH.map(|party| judgement.course.augen(party));
        assert_eq!(augen, Party::BOTH.map(|party| whole.course.augen(party)), "{hands}");
        assert_eq!(judgement.found, []);
    }
    // In tricks the leader; a number in quotes is a number.
    let mut game: Value = serde_json::from_str::<Value>(SCORED).unwrap()[0].take();
    let plain = read(&game.to_string()).unwrap().remove(0).unwrap();
    let quoted = game["tricks"][0]["leader"].to_string();
    game["tricks"][0]["leader"] = json!(quoted);
    assert_eq!(read(&game.to_string()).unwrap().remove(0).unwrap().steps, plain.steps);
    let won = one(&game).unwrap().score.unwrap().points;
    game["tricks"][3]["leader"] = json!("true");
    game["re_players"] = json!(["one"]);
    let record = read(&game.to_string()).unwrap().remove(0).unwrap();
    let fault = Fault { at: At::Trick(4), found: "true".into(), taken: Taken::InTurn };
    assert_eq!((record.faults, record.unread), (vec![fault], vec!["re_players: [\"one\"]".to_owned()]));
    game.as_object_mut().unwrap().remove("re_players");
    game["re_players"] = serde_json::from_str::<Value>(SCORED).unwrap()[0]["re_players"].take();
    assert_eq!(one(&game).unwrap().score.unwrap().points, won);
}

/// The first game of the online table, changed.
fn changed(change: impl FnOnce(&mut Value)) -> Value {
    let mut game: Value = serde_json::from_str::<Value>(ALLOWED).unwrap()[0].take();
    change(&mut game);
    game
}

/// The number of the step with the first action of this name.
fn step(game: &Value, action: &str) -> usize {
    game["steps"].as_array().unwrap().iter().position(|step| step["action"] == action).unwrap()
}

#[test]
fn what_is_wrong_is_named() {
    // No revoke, but a card that another holds.
    let game = changed(|game| {
        let at = step(game, "CardDiamondJack");
        game["steps"][at]["action"] = json!("CardHeartAce");
    });
    let judgement = one(&game).unwrap();
    assert_eq!(judgement.found[0].what, Irregular::NotInHand(Kind::HA));
    // The second player revokes with a card he has.
    let game = changed(|game| {
        let at = step(game, "CardDiamondJack");
        game["steps"][at]["action"] = json!("CardHeartNine");
    });
    let judgement = one(&game).unwrap();
    let (what, trick) = (judgement.found[0].what, judgement.found[0].trick);
    assert_eq!((what, trick), (Irregular::MustFollow(Kind::H9), Some(1)));
    assert_eq!(what.clause().under(Rules::TSR), "5.2.2");
    // Keine 60 without keine 90, and too late for it; it stands, since nobody claimed it.
    let game = changed(|game| {
        let at = step(game, "AnnouncementNo90");
        game["steps"][at]["action"] = json!("NoAnnouncement");
    });
    let judgement = one(&game).unwrap();
    let call = judgement.found.iter().find(|found| matches!(found.what, Irregular::Call { .. })).unwrap();
    assert_eq!((call.what.clause().under(Rules::TSR), call.position), ("6.4.3", Some(Position::One)));
    assert_eq!(judgement.score.unwrap().points, [7, -7, -7, 7, 0].into());
}

#[test]
fn records_that_stop_or_go_astray() {
    let game = changed(|game| {
        game["steps"].as_array_mut().unwrap().pop();
    });
    let judgement = one(&game).unwrap();
    assert_eq!((judgement.found[0].what, judgement.score), (Irregular::Unfinished { cards: 47 }, None));
    // In the middle of a trick somebody plays whose turn it is not.
    let game = changed(|game| {
        let at = step(game, "CardDiamondJack");
        game["steps"][at]["player"] = json!(4);
    });
    let judgement = one(&game).unwrap();
    assert_eq!(judgement.found[0].what, Irregular::OutOfTurn { turn: Position::Two });
    assert_eq!(judgement.found[0].position, Some(Position::Four));
    let game = changed(|game| {
        let first = json!({ "player": 1, "action": "HT" });
        game["steps"].as_array_mut().unwrap().push(first);
    });
    assert_eq!(one(&game).unwrap().found[0].what, Irregular::TooManyCards);
}

#[test]
fn differences_are_named() {
    let game = changed(|game| {
        game["final"]["re_eyes"] = json!(200);
        game["final"]["player_points"] = json!([7, -7, -7, 8]);
        game["final"]["counted"]["winning_under_60"] = json!(0);
        game["final"]["counted"]["fuchs_gefangen_re"] = json!(1);
        game["game_type"] = json!("JacksSolo");
        game["steps"][0]["allowed"] = json!(["ReservationHealthy", "ReservationWedding"]);
        game["house_rules"] = json!(["Schweinchen"]);
    });
    let record = read(&game.to_string()).unwrap().remove(0).unwrap();
    assert_eq!(record.unread, ["house_rules"]);
    let judgement = judge(&record, Rules::TSR).unwrap();
    let differ =
        |what, ours: &str, theirs: &str| Difference { what, ours: ours.into(), theirs: theirs.into() };
    assert_eq!(judgement.differences[0], differ(What::Game, "Normal", "JacksSolo"));
    assert_eq!(judgement.differences[1].what, What::Allowed { step: 1 });
    assert_eq!(judgement.differences[1].theirs, "ReservationWedding");
    assert_eq!(judgement.differences[1].ours.split(' ').count(), 7);
    assert_eq!(
        judgement.differences[2..],
        [
            differ(What::Augen(Party::Re), "201", "200"),
            differ(What::PointsOf(Position::Four), "7", "8"),
            differ(What::Counted("fuchs_gefangen_re".into()), "0", "1"),
            differ(What::Counted("winning_under_60".into()), "1", "0"),
        ]
    );
}

#[test]
fn a_solo_is_found_in_the_query() {
    let duty = |position: usize, action: &str, more: fn(&mut Value)| {
        let game = changed(|game| {
            game["steps"][position - 1]["action"] = json!(action);
            game["steps"].as_array_mut().unwrap().truncate(4);
            more(game);
        });
        one(&game).map(|judgement| judgement.game)
    };
    let Ok(Game::Solo { trumps, duty: lust, .. }) = duty(3, "ReservationQueensSolo", |_| ()) else {
        panic!()
    };
    assert_eq!((trumps, lust), (Trumps::Damen, doppelkopf::Duty::Lust));
    // S2.9: in a Pflichtsolo the soloist leads.
    let led = |game: &mut Value| {
        game["steps"].as_array_mut().unwrap().push(json!({ "player": 3, "action": "CJ" }));
    };
    let Ok(Game::Solo { duty: pflicht, .. }) = duty(3, "ReservationJacksSolo", led) else { panic!() };
    assert_eq!(pflicht, doppelkopf::Duty::Pflicht);
    // Nobody has both ♣D.
    assert_eq!(duty(3, "ReservationWedding", |_| ()), Err(JudgeError::NoHochzeit.to_string()));
}

#[test]
fn unreadable_games_are_named_and_the_others_go_on() {
    let good = changed(|_| ());
    let with = |key: &str, value: Value| changed(|game| game[key] = value);
    let bad = [
        (json!({ "name": "empty" }), "neither steps nor tricks"),
        (json!(7), "invalid type"),
        (with("first_player", json!(5)), "first_player: there is no player 5"),
        (with("game_type", json!("Armut")), "game_type: `Armut` is not known"),
        (with("hands", json!([["HT"], ["XX"], [], []])), "the hand of player 2"),
        (with("hands", json!([["HT", "HT", "HT"], [], [], []])), "a third HT"),
        (with("hands", json!([[], [], []])), "hands has 3 entries, not 4"),
        (with("re_lowest", json!("no 45")), "`no 45` is not known"),
        (with("steps", json!([{ "player": 1, "action": "Card" }])), "step 1: `Card` is no action"),
        (with("tricks", json!([{ "leader": 1, "cards": ["HT"] }])), "cards has 1 entries, not 4"),
    ];
    let games: Vec<Value> = bad.iter().map(|(game, _)| game.clone()).chain([good]).collect();
    let read = read(&Value::Array(games).to_string()).unwrap();
    for (found, (_, expected)) in read.iter().zip(&bad) {
        let error = found.as_ref().unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
    assert!(read.last().unwrap().is_ok());
    assert!(doppelkopf_records::read("[{").is_err() && doppelkopf_records::read("3").is_err());
    // Hands that are no deal are named, and what can be judged without them is.
    let twice = changed(|game| game["hands"][1] = game["hands"][0].clone());
    assert!(matches!(one(&twice).unwrap().found[0].what, Irregular::ThirdCopy(_)));
    let short = changed(|game| {
        game["hands"][2].as_array_mut().unwrap().pop();
    });
    let judgement = one(&short).unwrap();
    assert_eq!(judgement.found[0].what, Irregular::WrongCount { cards: 11 });
    assert_eq!(judgement.score.unwrap().points, [7, -7, -7, 7, 0].into());
}
