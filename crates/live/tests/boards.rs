//! Single boards: what the director may say, and when.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "tests")]

use cards::{Card, Seat};
use live::{
    Refused, Text, Watching,
    bridge::{Act, BadRecord, BadSetup, Board, BoardSetup, Given, recorded},
};

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

fn play(card: &str, dummy: bool) -> Act {
    Act::Play { card: Text(card.parse::<Card>().unwrap()), dummy }
}

#[test]
fn what_was_ruled_on_did_not_fall_at_once() {
    let called = Act::CallDirector { revoke: None };
    // East follows: whoever calls says that South was as quick, and the director finds it so (58A).
    let mut board = three_notrump();
    for (seat, act) in [
        (Seat::West, play("D5", false)),
        (Seat::South, play("D2", true)),
        (Seat::East, play("DT", false)),
        (Seat::South, play("D9", false)),
        (Seat::South, called.clone()),
    ] {
        board.act(Some(seat), &act).unwrap();
    }
    board.act(None, &Act::AtOnce).unwrap();
    // East revokes: with the ruling on that it is over, and the card is back in his hand.
    let mut board = three_notrump();
    for (seat, act) in [
        (Seat::West, play("D5", false)),
        (Seat::South, play("D2", true)),
        (Seat::East, play("CQ", false)),
        (Seat::South, play("D9", false)),
        (Seat::South, called),
    ] {
        board.act(Some(seat), &act).unwrap();
    }
    assert_eq!(board.act(None, &Act::AtOnce), Err(Refused::NotOpen));
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
