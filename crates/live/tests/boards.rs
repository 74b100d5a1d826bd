//! Single boards: what the director may say, and when.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use bridge_laws::{ClaimStands, Status, event::Event, words::Question};
use cards::{Seat, Side};
use live::{
    Refused, Text, Viewer, Watching,
    bridge::{
        BadRecord, BadSetup, Board, BoardSetup, Given, Told, recorded,
        view::{self, BoardView},
    },
};

static WORDS: wording::Lexicon = wording::Lexicon::new(wording::Lang::En);

/// 3NT by South, West to lead; East has diamonds.
fn three_notrump_setup() -> BoardSetup {
    let deal = "N:AK32.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765";
    BoardSetup {
        board: None,
        deal: Text(deal.parse().unwrap()),
        dealer: Text(Seat::South),
        vulnerable: live::bridge::Vulnerable::None,
        auction: Vec::new(),
        contract: Some(Given { contract: Text("3NT".parse().unwrap()), declarer: Text(Seat::South) }),
    }
}

fn three_notrump() -> Board {
    Board::new(&three_notrump_setup(), Watching::OnCall).unwrap()
}

/// What somebody tells of, as it is sent and stored, happens.
fn tells(board: &mut Board, by: Option<Seat>, told: &str) -> Result<Event, Refused> {
    let event = board.understood(by, &serde_json::from_str::<Told>(told).unwrap())?;
    board.act(by, &event)?;
    Ok(event)
}

fn told(board: &mut Board, rows: &[(Seat, &str)]) {
    for (seat, told) in rows {
        tells(board, Some(*seat), told).unwrap_or_else(|refused| panic!("{told}: {refused}"));
    }
}

#[test]
fn what_was_ruled_on_did_not_fall_at_once() {
    let at_once = r#"{"simultaneous": ["E:DT", "S:D9"]}"#;
    // East follows: whoever calls says that South was as quick, and the director finds it so (58A).
    let mut board = three_notrump();
    let begun = [(Seat::West, r#"{"play": "W:D5"}"#), (Seat::South, r#"{"play": "N:D2"}"#)];
    let called = (Seat::South, r#"{"call-director": "S"}"#);
    told(&mut board, &begun);
    told(&mut board, &[(Seat::East, r#"{"play": "E:DT"}"#), (Seat::South, r#"{"play": "S:D9"}"#), called]);
    let others = r#"{"simultaneous": ["N:D2", "S:D9"]}"#;
    assert_eq!(tells(&mut board, None, others), Err(Refused::NotOpen), "those did not fall last");
    assert_eq!(tells(&mut board, Some(Seat::South), at_once), Err(Refused::NotYours));
    tells(&mut board, None, at_once).unwrap();
    // East revokes: with the ruling on that it is over, and the card is back in his hand.
    let mut board = three_notrump();
    told(&mut board, &begun);
    told(&mut board, &[(Seat::East, r#"{"play": "E:CQ"}"#), (Seat::South, r#"{"play": "S:D9"}"#), called]);
    assert_eq!(tells(&mut board, None, r#"{"act": "at-once"}"#), Err(Refused::NotOpen));
}

#[test]
fn what_was_stored_before_there_was_one_list_of_events_is_read_as_the_event_it_is() {
    let (west, south, east) = (Some(Seat::West), Some(Seat::South), Some(Seat::East));
    let mut board = three_notrump();
    for (by, before, today) in [
        (west, r#"{"act":"lead-face-down","card":"D5"}"#, r#"{"lead-face-down":"W:D5"}"#),
        (west, r#"{"act":"turn-up"}"#, r#"{"face":"W"}"#),
        (south, r#"{"act":"play","card":"D2","dummy":true}"#, r#"{"play":"N:D2"}"#),
        (east, r#"{"act":"play","card":"DT"}"#, r#"{"play":"E:DT"}"#),
        (east, r#"{"act":"take-back","card":"DT"}"#, r#"{"withdraw":"E:DT"}"#),
        (south, r#"{"act":"call-director"}"#, r#"{"call-director":"S"}"#),
        (
            None,
            r#"{"act":"call-about-trick","trick":1}"#,
            r#"{"call-director":{"by":"S","about":{"trick":1}}}"#,
        ),
        (
            None,
            r#"{"act":"call-director","revoke":{"by":"E","trick":1}}"#,
            r#"{"call-director":{"by":"S","about":{"revoke":"E","trick":1}}}"#,
        ),
        (
            south,
            r#"{"act":"claim","tricks":9,"line":" spades "}"#,
            r#"{"claim":{"by":"S","tricks":9,"line":"spades"}}"#,
        ),
        (west, r#"{"act":"object"}"#, r#"{"object":"W"}"#),
        (east, r#"{"act":"agree"}"#, r#"{"agree":"E"}"#),
        (south, r#"{"act":"concede","tricks":4}"#, r#"{"concede":{"by":"S","tricks":4}}"#),
        (None, r#"{"act":"award","side":"east-west","tricks":4}"#, r#"{"award":{"to":"ew","tricks":4}}"#),
        (
            east,
            r#"{"act":"play-two","cards":["DT","D4"],"covered":true}"#,
            r#"{"two-cards":{"cards":["E:DT","E:D4"],"visible":["E:DT"]}}"#,
        ),
        (
            east,
            r#"{"act":"show","card":"D4","dropped":true}"#,
            r#"{"expose":{"cards":["E:D4"],"how":"accident"}}"#,
        ),
        (east, r#"{"act":"choose","choice":"accept"}"#, r#"{"choose":{"by":"E","option":"accept"}}"#),
        (
            None,
            r#"{"act":"choose","choice":"lead-free","by":"S"}"#,
            r#"{"choose":{"by":"S","option":"lead-free"}}"#,
        ),
        (east, r#"{"act":"call","call":"1NT"}"#, r#"{"call":"E:1NT"}"#),
    ] {
        // Some can happen only where something else has; what they say is read nevertheless.
        let (before, today): (Told, Told) =
            (serde_json::from_str(before).unwrap(), serde_json::from_str(today).unwrap());
        let Told::Event(event) = today else { panic!("{today:?}") };
        match board.understood(by, &before) {
            Ok(understood) => {
                assert_eq!(understood, event);
                let _ = board.act(by, &understood);
            }
            Err(refused) => assert_eq!(board.understood(by, &event.into()), Err(refused), "{before:?}"),
        }
    }
}

#[test]
fn a_player_tells_of_what_is_his() {
    for (by, told, refused) in [
        (Some(Seat::East), r#"{"play": "W:D5"}"#, Refused::NotYours),
        (Some(Seat::South), r#"{"play": "N:D2"}"#, Refused::NotYours),
        (Some(Seat::East), r#"{"expose": {"cards": ["W:D5"], "how": "accident"}}"#, Refused::NotYours),
        // What he shows, everybody at a screen sees.
        (
            Some(Seat::East),
            r#"{"expose": {"cards": ["E:DT"], "how": "accident", "seen-by": ["S"]}}"#,
            Refused::NotYours,
        ),
        (Some(Seat::East), r#"{"lead-face-down": "E"}"#, Refused::NotYours),
        (Some(Seat::West), r#"{"designate": {"words": "high"}}"#, Refused::NotYours),
        // Dummy is not faced yet: which cards might be meant would tell what lies there.
        (Some(Seat::South), r#"{"designate": {"words": "high"}}"#, Refused::NotOpen),
        (Some(Seat::East), r#"{"spare": "E:DT"}"#, Refused::NotYours),
        (Some(Seat::East), r#"{"agree": "E"}"#, Refused::NotOpen),
        (Some(Seat::East), r#"{"choose": {"by": "S", "option": "accept"}}"#, Refused::NotYours),
        (None, r#"{"play": "W:D5"}"#, Refused::NotYours),
        (None, r#"{"choose": {"by": "S", "option": "accept"}}"#, Refused::NotOpen),
    ] {
        assert_eq!(tells(&mut three_notrump(), by, told), Err(refused), "{told}");
    }
}

/// The board as South sees it.
fn souths(board: &Board) -> BoardView {
    view::of(board, Viewer::Chair(Seat::South.into()), false, &WORDS)
}

#[test]
fn declarer_says_of_dummys_card_that_he_meant_another_until_he_plays_on() {
    let (south, east) = (Seat::South, Seat::East);
    let begun = |board: &mut Board| {
        told(
            board,
            &[(Seat::West, r#"{"play": "W:D5"}"#), (south, r#"{"designate": {"suit": "D", "rank": "2"}}"#)],
        );
        assert_eq!(souths(board).named, Some(Text("D2".parse().unwrap())));
        // What is named is played (45B), and may have fallen together with the next.
        told(board, &[(east, r#"{"play": "E:DT"}"#)]);
        assert_eq!(board.last_two().map(|two| two.map(|(seat, _)| seat)), Some([Seat::North, east]));
        told(board, &[(south, r#"{"designate-instead": {"suit": "D", "rank": "4"}}"#)]);
        assert_eq!(board.table().status(), Status::Question(Question::DesignationUnintended));
    };
    let dummys = |board: &Board| board.table().state().trick.cards[Seat::North].map(|card| card.to_string());
    // 45C4b: a slip is put right, and East, who has played to it, may change his card.
    let mut board = three_notrump();
    begun(&mut board);
    tells(&mut board, None, r#"{"answer": {"question": "designation-unintended", "with": "yes"}}"#).unwrap();
    assert_eq!(dummys(&board).as_deref(), Some("D4"));
    let may: Vec<(Seat, String)> =
        board.table().may_take_back().map(|(seat, card)| (seat, card.to_string())).collect();
    assert_eq!(may, [(east, "DT".to_owned())]);
    // A change of mind is none.
    let mut board = three_notrump();
    begun(&mut board);
    tells(&mut board, None, r#"{"answer": {"question": "designation-unintended", "with": "no"}}"#).unwrap();
    assert_eq!(dummys(&board).as_deref(), Some("D2"));
    // He has played from his hand: too late.
    let mut board = three_notrump();
    told(
        &mut board,
        &[(Seat::West, r#"{"play": "W:D5"}"#), (south, r#"{"designate": {"suit": "D", "rank": "2"}}"#)],
    );
    told(&mut board, &[(east, r#"{"play": "E:DT"}"#), (south, r#"{"play": "S:D8"}"#)]);
    assert_eq!(souths(&board).named, None);
    assert!(tells(&mut board, Some(south), r#"{"designate-instead": {"suit": "D", "rank": "4"}}"#).is_err());
}

#[test]
fn another_card_tapped_in_dummy_to_the_same_trick_is_no_lead_out_of_turn() {
    let mut board = three_notrump();
    told(
        &mut board,
        &[(Seat::West, r#"{"play": "W:D5"}"#), (Seat::South, r#"{"designate": {"suit": "D", "rank": "2"}}"#)],
    );
    told(&mut board, &[(Seat::South, r#"{"designate": {"suit": "D", "rank": "3"}}"#)]);
    assert_eq!(board.table().status(), Status::Question(Question::DesignationUnintended));
}

#[test]
fn who_asks_about_a_revoke_that_was_none_is_told_so() {
    let mut board = three_notrump();
    told(&mut board, &[(Seat::West, r#"{"play": "W:D5"}"#), (Seat::South, r#"{"play": "N:D2"}"#)]);
    let asks = r#"{"call-director": {"by": "S", "about": {"revoke": "W", "trick": 1}}}"#;
    told(&mut board, &[(Seat::South, asks)]);
    let said = souths(&board).no_revoke.map(|no| (no.of.0, no.trick));
    assert_eq!(said, Some((Seat::West, 1)));
}

/// North plays two hearts; South has explained them as spades.
fn two_hearts_misexplained() -> Board {
    let (south, west, north, east) = (Seat::South, Seat::West, Seat::North, Seat::East);
    let setup = BoardSetup { contract: None, ..three_notrump_setup() };
    let mut board = Board::new(&setup, Watching::OnCall).unwrap();
    told(&mut board, &[(south, r#"{"call": "S:1NT"}"#), (west, r#"{"call": "W:Pass"}"#)]);
    told(&mut board, &[(north, r#"{"call": "N:2H"}"#), (east, r#"{"call": "E:Pass"}"#)]);
    told(&mut board, &[(south, r#"{"explain": {"by": "S", "call": 3, "words": "spades"}}"#)]);
    told(&mut board, &[(south, r#"{"call": "S:Pass"}"#), (west, r#"{"call": "W:Pass"}"#)]);
    board
}

#[test]
fn who_may_change_his_call_lets_it_stand_by_making_it_again() {
    let mut board = two_hearts_misexplained();
    // 20F5: declarer's side puts it right after the final pass; 21B1: the last to pass may change that.
    told(&mut board, &[(Seat::North, r#"{"explain": {"by": "N", "call": 3, "words": "hearts"}}"#)]);
    assert_eq!(souths(&board).may_change, [Text(Seat::West)]);
    told(&mut board, &[(Seat::West, r#"{"change-call": "W:Pass"}"#)]);
    assert_eq!(souths(&board).may_change, []);
    assert_eq!(board.table().contract().map(|contract| contract.to_string()).as_deref(), Some("2H"));
}

#[test]
fn a_call_changed_to_one_that_is_too_low_does_not_stand() {
    let mut board = two_hearts_misexplained();
    told(&mut board, &[(Seat::North, r#"{"explain": {"by": "N", "call": 3, "words": "hearts"}}"#)]);
    // 21B1, 27: West bids two diamonds over two hearts.
    told(&mut board, &[(Seat::West, r#"{"change-call": "W:2D"}"#)]);
    assert_eq!(board.table().irregular_call().map(|(_, call)| call.to_string()).as_deref(), Some("2D"));
    let said = souths(&board).affairs.ruling.map(|ruling| ruling.say.join(" ")).unwrap_or_default();
    assert!(!said.contains("stands"), "{said}");
}

#[test]
fn a_lost_turn_is_seen_by_the_director() {
    let (south, west, east) = (Seat::South, Seat::West, Seat::East);
    let setup = BoardSetup { contract: None, ..three_notrump_setup() };
    let mut board = Board::new(&setup, Watching::OnCall).unwrap();
    told(&mut board, &[(south, r#"{"call": "S:1S"}"#), (west, r#"{"call": "W:Pass"}"#)]);
    // 17D3: East has passed for North as well.
    told(&mut board, &[(east, r#"{"call": "E:Pass"}"#), (south, r#"{"call": "S:Pass"}"#)]);
    let directors = view::of(&board, Viewer::Director, false, &WORDS);
    let seen = directors.affairs.unnoticed.join(" ");
    assert!(seen.contains("North"), "{seen}");
}

#[test]
fn a_record_that_cannot_be_read_says_what_stands_there() {
    let found = |text: &str| match recorded(text) {
        Err(BadRecord::Unreadable { why, found }) => (why.line, found),
        other => panic!("{other:?}"),
    };
    assert_eq!(found("[Event \"x\"]\n[Deal \"N:AK.. hallo\"]\n"), (2, "[Deal \"N:AK.. hallo\"]".to_owned()));
    let (line, shown) = found(&format!("[Event \"x\"]\n[Deal \"N:AK.. {}\"]\n", "x".repeat(60)));
    assert!(line == 2 && shown.chars().count() == 41 && shown.ends_with('…'), "{shown}");
    assert_eq!(recorded("nothing"), Err(BadRecord::Format));
}

#[test]
fn a_board_has_all_its_cards_once() {
    let checked = |deal: &str| {
        let setup = BoardSetup { deal: Text(deal.parse().unwrap()), ..three_notrump_setup() };
        setup.check()
    };
    let few = "N:AK3.K32.432.432 QJT9.QJT.QJT.QJT 8765.A98.A98.A98 4.7654.K765.K765";
    assert_eq!(checked(few), Err(BadSetup::Cards { seat: Seat::North, count: 12 }));
}

#[test]
fn one_trick_claimed_in_the_middle_of_one_is_a_claim_to_whoever_answers_it() {
    let claimed = || {
        let mut board = three_notrump();
        let claim = (Seat::South, r#"{"claim": {"by": "S", "tricks": 1}}"#);
        told(&mut board, &[(Seat::West, r#"{"play": "W:D5"}"#), claim]);
        board
    };
    let stands = |board: &Board| board.table().claim_made().map(|(_, stands)| stands);
    // South is asked whether he meant this trick (68 preamble): then play goes on.
    let mut board = claimed();
    assert!(matches!(board.table().status(), Status::Question(Question::OnlyThisTrick(Seat::South))));
    let only = |with| format!(r#"{{"answer": {{"question": "only-this-trick", "with": "{with}"}}}}"#);
    tells(&mut board, None, &only("yes")).unwrap();
    assert_eq!((stands(&board), board.table().status()), (None, Status::Play(Seat::North)));
    // He did not, and it waits for the others.
    let mut board = claimed();
    tells(&mut board, None, &only("no")).unwrap();
    assert_eq!(stands(&board), Some(ClaimStands::Open));
    // West takes it for a claim before anybody has asked, or they play on over it.
    let mut board = claimed();
    told(&mut board, &[(Seat::West, r#"{"agree": "W"}"#)]);
    assert!(board.is_over());
    let mut board = claimed();
    told(&mut board, &[(Seat::South, r#"{"play": "N:D2"}"#)]);
    assert_eq!(stands(&board), Some(ClaimStands::PlayedOn));
}

#[test]
fn declarers_cards_laid_open_are_a_claim_of_all_tricks_where_he_meant_it() {
    let mut board = three_notrump();
    let begun = [
        (Seat::West, r#"{"play": "W:D5"}"#),
        (Seat::South, r#"{"spread": "S"}"#),
        (Seat::East, r#"{"call-director": "E"}"#),
    ];
    told(&mut board, &begun);
    let meant = r#"{"answer": {"question": "meant-as-claim", "with": "yes"}}"#;
    tells(&mut board, None, meant).unwrap();
    assert_eq!(board.table().claim_made(), Some((Seat::South, ClaimStands::Open)));
    let view = live::bridge::view::of(&board, live::Viewer::Director, false, &WORDS);
    let claim = view.claim.unwrap();
    assert_eq!((claim.by.0, claim.tricks, claim.waits), (Seat::South, 13, true));
    told(&mut board, &[(Seat::West, r#"{"agree": "W"}"#)]);
    assert_eq!(board.table().tricks_scored(), Some(13));
}

#[test]
fn after_the_round_the_score_of_one_side_alone_may_be_lowered() {
    let mut board = three_notrump();
    let claim = r#"{"claim": {"by": "S", "tricks": 9}}"#;
    told(&mut board, &[(Seat::West, r#"{"play": "W:D5"}"#), (Seat::South, claim)]);
    told(&mut board, &[(Seat::West, r#"{"agree": "W"}"#)]);
    let lowered = r#"{"correct-tricks": {"tricks": 8, "only": "ns"}}"#;
    assert!(tells(&mut board, None, lowered).is_err(), "in the round both are ruled on (79B2)");
    tells(&mut board, None, r#"{"happens": "round-ended"}"#).unwrap();
    let raised = r#"{"correct-tricks": {"tricks": 8, "only": "ew"}}"#;
    assert!(tells(&mut board, None, raised).is_err());
    tells(&mut board, None, lowered).unwrap();
    let table = board.table();
    assert_eq!((table.score_for(Side::NorthSouth), table.score_for(Side::EastWest)), (Some(-50), Some(-400)));
    let view = live::bridge::view::of(&board, live::Viewer::Director, true, &WORDS);
    let result = view.result.unwrap();
    assert_eq!((result.score, result.defenders.map(|scored| scored.score)), (Some(-50), Some(-400)));
}

#[test]
fn who_has_to_choose_is_told_to_choose_and_others_to_wait() {
    let mut board = three_notrump();
    // East has led out of turn.
    told(&mut board, &[(Seat::East, r#"{"play": "E:DT"}"#), (Seat::South, r#"{"call-director": "S"}"#)]);
    tells(&mut board, None, r#"{"answer": {"question": "told-it-was-his-turn", "with": "no"}}"#).unwrap();
    assert!(matches!(board.table().status(), Status::Election(_)), "{:?}", board.table().status());
    let again = |by: &str| format!(r#"{{"call-director": "{by}"}}"#);
    let refused = tells(&mut board, Some(Seat::South), &again("S"));
    assert_eq!(refused, Err(Refused::ChooseFirst));
    assert_eq!(tells(&mut board, Some(Seat::North), &again("N")), Err(Refused::DirectorFirst));
}

#[test]
fn an_award_after_an_agreed_claim_is_the_directors() {
    let mut board = three_notrump();
    told(
        &mut board,
        &[(Seat::West, r#"{"play": "W:D5"}"#), (Seat::South, r#"{"concede": {"by": "S", "tricks": 12}}"#)],
    );
    told(&mut board, &[(Seat::West, r#"{"agree": "W"}"#)]);
    assert_eq!(board.table().claim_made(), Some((Seat::South, ClaimStands::Agreed)));
    tells(&mut board, None, r#"{"award": {"to": "ns", "tricks": 5}}"#).unwrap();
    assert_eq!(board.table().claim_made(), Some((Seat::South, ClaimStands::Judged)));
}

#[test]
fn with_dummy_in_sight_the_opening_lead_stays() {
    let mut board = two_hearts_misexplained();
    told(&mut board, &[(Seat::East, r#"{"play": "E:DQ"}"#)]);
    // 47E2a: dummy lies there, so that the lead may not be changed any more.
    told(&mut board, &[(Seat::North, r#"{"explain": {"by": "N", "call": 3, "words": "hearts"}}"#)]);
    assert_eq!(board.table().may_take_back().count(), 0);
}
