//! What the judge finds in an auction.

#![allow(clippy::unwrap_used, reason = "tests")]

mod common;

use common::{findings, lin, pbn};
use records::{Board, judge};

#[track_caller]
fn finds(board: &Board, expected: &[&str]) {
    assert_eq!(findings(&judge(board).unwrap()), expected);
}

fn auction(calls: &str, rest: &str) -> Board {
    pbn(&format!("[Dealer \"N\"]\n[Auction \"N\"]\n{calls}\n{rest}\n"))
}

#[test]
fn what_is_wrong_in_the_auction() {
    for (calls, rest, expected) in [
        ("1C 1S AP", "[Contract \"1S\"] [Declarer \"E\"]", &[] as &[&str]),
        ("Pass Pass Pass AP", "[Contract \"Pass\"] [Declarer \"\"]", &[]),
        ("1S ^I 1C AP", "", &["insufficient-bid E 27 ^"]),
        ("1S 1C AP", "", &["insufficient-bid E 27"]),
        // The same bid once more may stand there twice; what was played tells.
        ("1S 1S AP", "", &["insufficient-bid E 27 ?"]),
        ("1S 1S AP", "[Contract \"1S\"] [Declarer \"E\"]", &["insufficient-bid E 27"]),
        ("1S 1S AP", "[Contract \"1S\"] [Declarer \"N\"]", &["record-broken call-twice ?"]),
        ("1C ^I 1S AP", "", &["unfounded-mark E 27 ^"]),
        ("1C ^S 1S AP", "", &["call-out-of-rotation S 28 ^"]),
        ("- 1C AP", "", &["call-out-of-rotation E 28 ?"]),
        ("^S 1C AP", "", &["call-out-of-rotation E 28 ^"]),
        ("X 1C AP", "", &["inadmissible-call N 36B ?"]),
        ("1C Pass X AP", "", &["inadmissible-call S 36B ?"]),
        ("1C XX AP", "", &["inadmissible-call E 36B ?"]),
        ("1C X X AP", "", &["inadmissible-call S 36B ?"]),
        ("1C X XX Pass Pass Pass 1S", "", &["call-after-end S 39 ?"]),
        ("1NT Pass Pass Pass", "[Contract \"2NT\"] [Declarer \"N\"]", &["wrong-contract 22 ?"]),
        // Calls may have been left out, or the contract is written down wrongly.
        ("2NT Pass Pass Pass", "[Contract \"1NT\"] [Declarer \"N\"]", &["wrong-contract 22 ?"]),
        ("1NT Pass Pass Pass", "[Contract \"1NTX\"] [Declarer \"N\"]", &["wrong-contract 22 ?"]),
        // A fourth pass changes nothing.
        (
            "1NT Pass Pass Pass Pass",
            "[Contract \"1NT\"] [Declarer \"N\"]",
            &["record-broken pass-too-many N ?"],
        ),
        ("1NT X AP", "[Contract \"1NT\"] [Declarer \"N\"]", &["wrong-contract 22 ?"]),
        ("1NT AP", "[Contract \"1NT\"] [Declarer \"S\"]", &["wrong-declarer S 22 ?"]),
        ("1NT AP", "[Contract \"1NT\"] [Declarer \"^S\"]", &["opening-lead-out-of-turn W 1 54A ^"]),
        ("Pass Pass Pass Pass", "[Contract \"1NT\"] [Declarer \"S\"]", &["wrong-contract 22 ?"]),
        ("1NT Pass Pass", "[Contract \"1NT\"] [Declarer \"N\"]", &["unfinished-auction 22 ?"]),
        ("1NT Pass *", "[Contract \"1NT\"] [Declarer \"N\"]", &[]),
        ("1NT Pass +", "", &[]),
    ] {
        assert_eq!(findings(&judge(&auction(calls, rest)).unwrap()), expected, "{calls} {rest}");
    }
}

#[test]
fn a_bid_is_insufficient_for_sure_only_if_nothing_says_it_was_another() {
    for (calls, rest, expected) in [
        // The contract that was played is what these calls lead to: then they were these.
        ("1S 1C AP", "[Contract \"1C\"] [Declarer \"E\"]", &["insufficient-bid E 27"] as &[&str]),
        // With 2C, or 1S by South, all is regular.
        (
            "1S 1C AP",
            "[Contract \"2C\"] [Declarer \"E\"]",
            &["insufficient-bid E 27 ?", "wrong-contract 22 ?"],
        ),
        (
            "2S Pass 2C AP",
            "[Contract \"3C\"] [Declarer \"S\"]",
            &["insufficient-bid S 27 ?", "wrong-contract 22 ?"],
        ),
        // What the record itself marks as accepted was one.
        (
            "1S ^I 1C AP",
            "[Contract \"2C\"] [Declarer \"E\"]",
            &["insufficient-bid E 27 ^", "wrong-contract 22 ?"],
        ),
    ] {
        assert_eq!(findings(&judge(&auction(calls, rest)).unwrap()), expected, "{calls} {rest}");
    }
}

#[test]
fn a_dealer_that_the_number_of_the_board_contradicts_is_nobodys_call_out_of_rotation() {
    let board = |number: &str, dealer: &str, calls: &str, rest: &str| {
        pbn(&format!("[Board \"{number}\"]\n[Dealer \"{dealer}\"] {rest}\n[Auction \"E\"]\n{calls}\n"))
    };
    let out = "call-out-of-rotation E 28 ?";
    // East deals board 2 (2).
    finds(&board("2", "N", "1NT AP", ""), &["record-broken wrong-dealer ?"]);
    finds(
        &board("18", "S", "1NT AP", "[Contract \"1NT\"] [Declarer \"E\"]"),
        &["record-broken wrong-dealer ?"],
    );
    finds(&board("2", "E", "1NT AP", ""), &[]);
    // The number says what the tag says, or nothing.
    finds(&board("1", "N", "1NT AP", ""), &[out]);
    finds(&board("?", "N", "1NT AP", ""), &[out]);
    finds(&board("3", "N", "1NT AP", ""), &[out]);
    // Something else is wrong in the auction too, or it does not lead to the contract.
    finds(&board("2", "N", "1NT 1C AP", ""), &[out, "insufficient-bid S 27"]);
    finds(&board("2", "N", "1NT AP", "[Contract \"1NT\"] [Declarer \"S\"]"), &[out, "wrong-declarer S 22 ?"]);
}

#[test]
fn the_first_to_name_the_strain_declares() {
    for (calls, declarer) in
        [("1H Pass 2H Pass 4H AP", "N"), ("1C 1S 2C 2S AP", "E"), ("Pass Pass 1D 1S X 2S AP", "W")]
    {
        assert_eq!(judge(&auction(calls, "")).unwrap().declarer.unwrap().to_string(), declarer, "{calls}");
    }
}

/// Each hand has one suit, North the spades, East the hearts; South deals. West's clubs win all tricks in notrump.
fn suits_apart(calls: &str, cards: &str) -> String {
    let calls: String =
        calls.split(' ').filter(|call| !call.is_empty()).map(|call| format!("mb|{call}|")).collect();
    let cards: String =
        cards.split(' ').filter(|card| !card.is_empty()).map(|card| format!("pc|{card}|")).collect();
    format!("md|1DAKQJT98765432,CAKQJT98765432,SAKQJT98765432,HAKQJT98765432|sv|o|{calls}{cards}")
}

#[test]
fn an_auction_that_breaks_off_is_told_and_what_was_played_is_judged() {
    let cut_off = "record-broken auction-cut-off ?";
    let clubs = "CA SA HA DA CK SK HK DK";
    for (calls, cards, expected, contract, winners) in [
        // Nothing but the last pass is missing, or all three.
        ("1N p p", clubs, &["record-broken missing-pass ?"] as &[&str], "1NT S", "WW"),
        ("1N", clubs, &[cut_off], "1NT S", "WW"),
        // More than passes: West led, which against North he could not have. East has no clubs and ruffs: hearts it was.
        ("p p 1N", "CA SA HA DA HK DK CK SK", &[cut_off], "- -", "EE"),
        ("p p", clubs, &[cut_off], "- -", "WW"),
        // No card was played; where calls are not written down, nothing breaks off.
        ("1N p", "", &[cut_off], "- -", ""),
        ("", "", &[], "- -", ""),
    ] {
        let judgement = judge(&lin(&suits_apart(calls, cards))).unwrap();
        assert_eq!(findings(&judgement), expected, "{calls}");
        let word = |word: Option<String>| word.unwrap_or_else(|| "-".to_owned());
        let contract_by =
            [judgement.contract.map(|c| c.to_string()), judgement.declarer.map(|s| s.to_string())];
        assert_eq!(contract_by.map(word).join(" "), contract, "{calls}");
        let won: String = judgement.winners.iter().flatten().map(ToString::to_string).collect();
        assert_eq!(won, winners, "{calls}");
    }
    // A revoke needs no contract to be one; certain it is not.
    let revoked = suits_apart("p p", clubs)
        .replace(",HAKQJT98765432", ",HAKQJT9876543C2")
        .replace("CAKQJT98765432", "CAKQJT9876543H2");
    finds(&lin(&revoked), &[cut_off, "revoke E 1 HA 61A ?", "revoke E 2 HK 61A ?"]);
    // In PBN the same; marked as a question, it is one.
    finds(&auction("1NT Pass", ""), &[cut_off]);
    finds(&auction("1NT Pass +", ""), &[]);
    finds(&auction("1NT Pass *", ""), &[]);
}
