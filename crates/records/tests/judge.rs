//! What the judge finds in a record, case by case.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use cards::{BySeat, Seat};
use common::{findings, lin, pbn};
use records::{Board, Declarer, JudgeError, Recorded, judge, settle_together};

#[track_caller]
fn finds(board: &Board, expected: &[&str]) {
    assert_eq!(findings(&judge(board).unwrap()), expected);
}

/// Four hands of three cards each; West is to lead, South declares.
fn ending(strain: &str, play: &str) -> Board {
    pbn(&format!(
        "[Deal \"N:AK.A.. Q.KQ.. J.J.A. T.T.K.\"]\n[Declarer \"S\"]\n[Contract \"{strain}\"]\n[Play \"W\"]\n{play}\n*\n"
    ))
}

#[test]
fn tricks_and_their_winners() {
    for (strain, play, winners) in [
        ("NT", "ST SA SQ SJ\nHT HA HQ HJ\nDK SK HK DA", "NNN"),
        // The rows begin with any seat.
        ("NT", "ST SA SQ SJ\nHA HQ HJ HT\nDA DK SK HK", "NNN"),
        ("D", "ST SA SQ SJ\nDK SK HQ DA", "NS"),
        ("H", "DK SK HQ DA\nST SA SQ SJ", "EN"),
        // A trick that is not complete has no winner.
        ("NT", "ST SA SQ SJ\n-  HA - -", "N"),
    ] {
        let board = ending(strain, play);
        let judgement = judge(&board).unwrap();
        let found: String = judgement.winners.iter().flatten().map(ToString::to_string).collect();
        assert_eq!(found, winners, "{play}: {:?}", findings(&judgement));
    }
}

#[test]
fn what_is_wrong_in_the_play() {
    for (play, expected) in [
        ("ST SA SQ SJ", &[] as &[&str]),
        ("ST SA HQ SJ", &["revoke E 1 HQ 61A ?"]),
        ("ST SA ^R HQ SJ", &["revoke E 1 HQ 61A ^"]),
        ("ST SA ^RHQ SJ", &["revoke E 1 HQ 61A ^"]),
        ("ST SA ^R SQ SJ", &["unfounded-mark E 1 SQ 61A ^"]),
        // Dummy's revoke is one as well.
        ("ST HA SQ SJ", &["revoke N 1 HA 61A ?"]),
        ("ST SA SQ SJ\nHT HA HQ ^L HJ", &["lead-out-of-turn S 2 HJ 55A ^"]),
        ("ST SA SQ SJ\nHT HA ^L HQ HJ", &["lead-out-of-turn E 2 HQ 53A ^"]),
        ("ST SA ^L SQ SJ", &["lead-out-of-turn E 1 SQ 53A ^"]),
        ("ST SA SQ SJ\nHT ^L HA HQ HJ", &["unfounded-mark N 2 53A ^"]),
        // North won and leads the spade, on which nobody can follow.
        ("ST SA SQ SJ\nHT SK HK HJ", &[]),
        // A card of nobody; and one that stands there twice, which nobody can have played.
        ("S2 SA SQ SJ", &["not-in-hand W 1 S2 45A"]),
        ("ST SA SQ SJ\nHT HA SQ HJ", &["record-broken card-twice 2 SQ ?"]),
        ("ST SA SQ SJ\nST SA SQ SJ\nHT HA HQ HJ", &["record-broken card-twice 2 ST ?"]),
        ("ST SA + -", &[]),
        ("ST + SQ -", &["play-out-of-turn E 1 SQ 44B"]),
    ] {
        let board = ending("NT", play);
        assert_eq!(findings(&judge(&board).unwrap()), expected, "{play}");
    }
}

#[test]
fn a_trick_that_only_makes_sense_with_another_leader() {
    let after = |deal: &str, trick: &str| {
        pbn(&format!(
            "[Deal \"{deal}\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"W\"]\nS4 SA S2 S3\n{trick}\n*\n"
        ))
    };
    // North won. On a heart of his the others would all revoke; on a diamond of one of theirs, nobody.
    finds(&after("N:A.2..2 2.3.3. 3.4.4. 4.5.5.", "D5 H2 D3 D4"), &["lead-out-of-turn 2 44G ?"]);
    // If only East's lead makes sense, it was East's. One revoke alone is just a revoke.
    finds(&after("N:A.2..2 2.3.3. 3.4..4 4.5..5", "C5 H2 D3 C4"), &["lead-out-of-turn E 2 D3 53A ?"]);
    finds(&after("N:A.2..2 2.3.3. 3.4..4 4.5..5", "H5 C2 H3 C4"), &["revoke W 2 H5 61A ?"]);
}

#[test]
fn hands_that_are_not_known() {
    // Nobody sees East's hand, but East shows up with the heart later.
    let text = "[Deal \"N:AK.A.. - - -\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"W\"]\nST SA SQ SJ\nHT HA DQ HJ\n\
                DK SK HK DA\n*\n";
    finds(&pbn(text), &["revoke E 2 DQ 61A"]);
    // North’s and West’s hands are known; West’s card stands in the column of a hand that is not, whose card stands in his.
    let text = "[Deal \"N:K.654.. - - .98.65.\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"W\"]\nH3 H4 - H9\n*\n";
    finds(&pbn(text), &[]);
    // The mark is believed where nothing speaks against it.
    let text = "[Declarer \"S\"]\n[Contract \"3NT\"]\n[Play \"W\"]\nST SA ^R HQ SJ\n*\n";
    finds(&pbn(text), &["revoke E 1 HQ 61A ^"]);
}

#[test]
fn what_is_wrong_in_the_deal() {
    for (deal, expected) in [
        ("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", &[] as &[&str]),
        ("N:AKQJT98765432... - - -", &[]),
        ("N:AKQJ... - 2.3.4.5 -", &[]),
        ("N:AKQJT98765432... A.KQJT98765432.. - -", &["bad-deal E SA 1 ?"]),
        ("N:AAKQJT9876543... - - -", &["bad-deal N SA 1 ?"]),
        ("N:AKQJT9876543... .AKQJT98765432.. - -", &["bad-deal N 13 ?"]),
        ("N:AKQJT98765432.A.. - - -", &["bad-deal N 13 ?"]),
    ] {
        finds(&pbn(&format!("[Deal \"{deal}\"]\n")), expected);
    }
}

/// Each hand has one suit; South declares 7NT, so West leads clubs and wins every trick.
fn suits_apart(result: &str, tricks: usize) -> String {
    let mut text = format!(
        "[Dealer \"S\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n\
         [Declarer \"S\"]\n[Contract \"7NT\"]\n[Result \"{result}\"]\n[Auction \"S\"]\n7NT AP\n[Play \"W\"]\n"
    );
    for rank in "AKQJT98765432".chars().take(tricks) {
        text.push_str(&format!("C{rank} S{rank} H{rank} D{rank}\n"));
    }
    text + "*\n"
}

#[test]
fn the_result_against_the_play() {
    for (result, tricks, expected, counted) in [
        ("0", 13, &[] as &[&str], 0),
        ("EW 13", 13, &[], 0),
        ("1", 13, &["wrong-result S 79A"], 0),
        ("^1", 13, &[], 1),
        ("^0", 13, &["unfounded-mark S 79A ^"], 0),
        ("4", 9, &[], 4),
        ("5", 9, &["wrong-result S 79A"], 5),
        ("NS 4 EW 8", 9, &["record-broken result-sum S ?"], 4),
        ("NS 9 EW 5", 1, &["record-broken result-sum S ?"], 9),
    ] {
        let board = pbn(&suits_apart(result, tricks));
        let judgement = judge(&board).unwrap();
        assert_eq!(findings(&judgement), expected, "{result} {tricks}");
        assert_eq!((judgement.tricks, judgement.whole), (Some(counted), tricks == 13), "{result} {tricks}");
    }
}

#[test]
fn tricks_given_back_for_a_revoke_are_no_wrong_result() {
    // East has a club, but discards a heart on the first; the club comes last, when West leads his heart.
    let text = suits_apart("2", 13)
        .replace(".AKQJT98765432..", ".KQJT98765432..2")
        .replace("...AKQJT98765432", ".A..AKQJT9876543")
        .replace("CA SA HA DA", "CA SA HK DA");
    let ranks = ["HK", "HQ", "HJ", "HT", "H9", "H8", "H7", "H6", "H5", "H4", "H3", "H2"];
    let mut text = text.replace("CA SA HK DA", "CA SA H? DA").replace("C2 S2 H2 D2", "HA S2 C2 D2");
    for (i, rank) in "KQJT9876543".chars().enumerate() {
        text = text.replace(
            &format!("C{rank} S{rank} H{rank} D{rank}"),
            &format!("C{rank} S{rank} {} D{rank}", ranks[i + 1]),
        );
    }
    let board = pbn(&text.replace("H?", "HK"));
    let judgement = judge(&board).unwrap();
    let found = findings(&judgement);
    assert!(found.len() == 12 && found.iter().all(|f| f.starts_with("revoke E")), "{found:?}");
    assert_eq!(judgement.tricks, Some(2));
}

/// South: one heart, diamonds, the ace of clubs; West: spades and a heart; North: hearts, a spade, a diamond.
const LIN: &str =
    "pn|S,W,N,E|md|1SH2D3456789TJQKCA,S3456789TJQKAH3,S2H456789TJQKAD2C,|sv|o|mb|1N|mb|p|mb|p|mb|p|";

#[test]
fn cards_as_they_fell() {
    for (cards, expected) in [
        ("SAS2C3CA", &[] as &[&str]),
        ("SAS2C3CAHTC5H2H3", &["record-broken order-of-trick 2 HT ?"]),
        ("SAS2C3CAC5", &["lead-out-of-turn E 2 C5 53A ?"]),
        ("C3CASAS2", &["record-broken order-of-trick 1 C3 ?"]),
        ("H2H3H4C3", &["record-broken order-of-trick 1 H2 ?"]),
        ("H2SAS2C3", &["record-broken order-of-trick 1 H2 ?"]),
        ("SAC3S2CA", &["record-broken order-of-trick 1 SA ?"]),
        ("SAS2CA", &["record-broken missing-card 1 ?"]),
        ("SASKC3CA", &["record-broken two-of-one-hand W 1 SK ?"]),
        ("SASAS2C3CA", &["record-broken card-twice 1 SA ?"]),
        ("SAS2C3CASAC4", &["lead-out-of-turn E 2 C4 53A ?", "record-broken card-twice 2 SA ?"]),
    ] {
        let board = lin(&format!("{LIN}pc|{cards}|"));
        assert_eq!(findings(&judge(&board).unwrap()), expected, "{cards}");
    }
}

/// North has the spades, East hearts and two clubs, South diamonds, West clubs and two hearts. South declares 7NT.
const SPLIT: &str = "pn|S,W,N,E|md|1DAKQJT98765432,H32CAKQJT987654,SAKQJT98765432,HAKQJT987654C32|sv|o|\
                     mb|7N|mb|p|mb|p|mb|p|";

/// These tricks, and the others led by `leader`, each hand playing from the top.
fn split(tricks: &[&str], leader: Seat) -> String {
    let mut hands = BySeat::from_fn(|seat| {
        let cards = match seat {
            Seat::North => "SA SK SQ SJ ST S9 S8 S7 S6 S5 S4 S3 S2",
            Seat::East => "HA HK HQ HJ HT H9 H8 H7 H6 H5 H4 C3 C2",
            Seat::South => "DA DK DQ DJ DT D9 D8 D7 D6 D5 D4 D3 D2",
            Seat::West => "CA CK CQ CJ CT C9 C8 C7 C6 C5 C4 H3 H2",
        };
        cards.split(' ').collect::<Vec<_>>()
    });
    let mut text = SPLIT.to_owned();
    let mut play = |card: &str| text.push_str(&format!("pc|{card}|"));
    for card in tricks.iter().flat_map(|trick| trick.split(' ')) {
        hands.0.iter_mut().for_each(|hand| hand.retain(|held| *held != card));
        play(card);
    }
    for trick in 0..13 - tricks.len() {
        leader.round().into_iter().for_each(|seat| play(hands[seat][trick]));
    }
    text
}

/// All thirteen tricks, regular: West wins eleven with clubs, East two with hearts.
fn regular() -> String {
    let mut tricks = vec!["CA SA C3 DA".to_owned(), "CK SK C2 DK".to_owned()];
    for (high, heart) in "QJT987654".chars().zip("AKQJT9876".chars()) {
        tricks.push(format!("C{high} S{high} H{heart} D{high}"));
    }
    tricks.push("H3 S3 H5 D3".to_owned());
    split(&tricks.iter().map(String::as_str).collect::<Vec<_>>(), Seat::East)
}

/// Without the last two tricks.
fn cut(text: &str) -> &str {
    text.rsplitn(9, "pc|").last().unwrap()
}

#[test]
fn a_lead_out_of_turn_is_certain_only_if_no_trick_can_be_missing() {
    // East won the first trick. On a lead of his West, who holds a heart, would revoke: so North led.
    let whole = split(&["H2 SA HA DA", "SK HK DK CA"], Seat::North);
    finds(&lin(&whole), &["lead-out-of-turn N 2 SK 55A"]);
    finds(&lin(cut(&whole)), &["lead-out-of-turn N 2 SK 55A ?"]);
}

#[test]
fn two_cards_exchanged_across_a_trick_make_nothing_certain() {
    // South wins the first trick with the ace and leads the deuce.
    let mut text = "md|1SA2DAKQJT987654,SK3CAKQJT987654,S46789TJQHAKQJT,S5H23456789C32D32|sv|o|mb|1N|mb|p|mb|p|mb|p|\
                    pc|S3|pc|S4|pc|S5|pc|SA|pc|S2|pc|SK|pc|S6|pc|H2|pc|CA|pc|S7|pc|C3|pc|DA|pc|CK|pc|S8|pc|C2|pc|DK|"
        .to_owned();
    let others = ["S9 H3", "ST H4", "SJ H5", "SQ H6", "HA H7", "HK H8", "HQ H9", "HJ D3", "HT D2"];
    for (rank, others) in "QJT987654".chars().zip(others) {
        text.push_str(&format!("pc|C{rank}|pc|{}|pc|D{rank}|", others.replace(' ', "|pc|")));
    }
    finds(&lin(&text), &[]);
    // The other way round East wins, and South leads the ace out of turn; either may be so.
    let exchanged = text.replace("pc|SA|pc|S2|", "pc|S2|pc|SA|");
    let found = findings(&judge(&lin(&exchanged)).unwrap());
    assert_eq!(found, ["lead-out-of-turn S 2 SA 55A ?", "lead-out-of-turn W 3 CA 53A ?"]);
}

#[test]
fn a_header_accuses_nobody_and_spoils_no_board() {
    let whole = regular();
    let header = |result: &str| {
        format!(
            "vg|A match,,I,1,1,A,0,B,0|rs|{result},|qx|o1|{}",
            whole.replace("|sv|o|", "|rh||ah|Board 1|sv|o|")
        )
    };
    finds(&lin(&header("7NS-13")), &[]);
    for (result, contract) in [("6NS-12", "6NT"), ("PASS", "7NT"), ("7NSx-13", "7NTX")] {
        let board = lin(&header(result));
        let judgement = judge(&board).unwrap();
        assert!(judgement.irregularities.iter().all(|found| !found.certain), "{result}");
        // One board in the file: its result may be another's, and is left out.
        assert!(["7NT", contract].contains(&&*judgement.contract.unwrap().to_string()), "{result}");
    }
    // PBN says to which board it belongs.
    let passed = suits_apart("0", 13).replace("[Contract \"7NT\"]", "[Contract \"Pass\"]");
    finds(&pbn(&passed), &["wrong-contract 22 ?"]);
    assert_eq!(judge(&pbn(&passed)).unwrap().contract.unwrap().to_string(), "7NT");
}

#[test]
fn a_board_whose_last_pass_is_missing_is_judged() {
    let text = regular().replace("mb|p|mb|p|mb|p|", "mb|p|mb|p|");
    let judgement = judge(&lin(&text)).unwrap();
    assert_eq!(findings(&judgement), ["record-broken missing-pass ?"]);
    assert_eq!((judgement.contract.unwrap().to_string(), judgement.tricks), ("7NT".to_owned(), Some(0)));
}

#[test]
fn a_claim_that_the_play_does_not_admit_of() {
    let two = regular();
    let two = two.rsplitn(45, "pc|").last().unwrap();
    let result = |claim: &str, result: &str| {
        let board = lin(&format!("{two}mc|{claim}|"));
        let result = result.parse().ok().map(|tricks| records::TricksWon {
            side: None,
            tricks,
            other: None,
            irregular: false,
        });
        findings(&judge(&Board { result, ..board }).unwrap())
    };
    // West has won two tricks; South can still have eleven.
    assert_eq!(result("0", ""), [""; 0]);
    assert_eq!(result("12", ""), ["record-broken claim-against-play S ?"]);
    assert_eq!(result("0", "0"), [""; 0]);
    assert_eq!(result("1", "0"), ["record-broken result-against-claim S ?"]);
    assert_eq!(result("12", "0"), ["record-broken claim-against-play S ?"]);
    assert_eq!(result("0", "12"), ["record-broken result-and-claim S ?"]);
    // Played on to the end, the claim was not the last word (68D2).
    let whole = regular();
    finds(
        &Board { result: None, ..lin(&format!("{whole}mc|4|")) },
        &["record-broken claim-against-play S ?"],
    );
}

#[test]
fn a_card_that_was_left_out_of_a_hand_is_there_when_it_is_played() {
    let whole = regular(); // West’s heart three is not in the deal.
    finds(&lin(&whole.replace("H32CAKQ", "H2CAKQ")), &["record-broken card-not-dealt W ?"]);
    // Where the file ends in the deal nobody is accused.
    let cut = &whole[..whole.find("KQJT98765432,HAKQJT").unwrap()];
    finds(&lin(cut), &["bad-deal N 13 ?"]);
}

#[test]
fn a_trick_that_is_missing_is_no_lead_out_of_turn() {
    // East won the first trick, and West leads to what stands second: East’s club to West’s ace is not there.
    let whole = split(&["H2 SA HA DA", "C2 DK CA SK", "CK SQ C3 DQ", "CQ SJ HK DJ"], Seat::West);
    finds(&lin(&whole), &[]);
    let missing = whole.replace("pc|C2|pc|DK|pc|CA|pc|SK|pc|CK|pc|SQ|pc|C3|pc|DQ|", "");
    finds(&lin(&missing), &["record-broken missing-trick 2 ?"]);
}

#[test]
fn tricks_that_are_written_in_columns_are_no_accusation() {
    // East won the first trick, West the second; in all of them West’s card stands first.
    let turned = split(&["H2 SA HA DA", "CA SK C2 DK", "CK SQ C3 DQ"], Seat::West);
    finds(&lin(&turned), &["record-broken order-of-trick 2 CA ?"]);
}

#[test]
fn a_revoke_is_certain_only_if_the_suit_is_shown_later() {
    let deal =
        "[Deal \"N:AK.A.. Q.KQ.. J.J.A. T.T.K.\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"W\"]\n";
    // The spade queen may have been played to a trick that is not there; played later it was there to follow with.
    finds(&pbn(&format!("{deal}ST SA HQ SJ\n*\n")), &["revoke E 1 HQ 61A ?"]);
    finds(&pbn(&format!("{deal}ST SA HQ SJ\nDK SK SQ DA\n*\n")), &["revoke E 1 HQ 61A"]);
}

#[test]
fn the_play_is_read_by_the_contract_in_which_it_is_regular() {
    // West leads: that is right against South, of whom the auction tells, and not against North.
    let play = split(&["H2 SA HA DA", "C2 DK CA SK", "CK SQ C3 DQ"], Seat::West);
    let board = Board {
        contract: Some(Recorded::Contract("7NT".parse().unwrap())),
        declarer: Some(Declarer { seat: Seat::North, changed: false }),
        ..lin(&play)
    };
    let judgement = judge(&board).unwrap();
    assert_eq!(findings(&judgement), ["wrong-declarer N 22 ?"]);
    assert_eq!((judgement.declarer, judgement.tricks), (Some(Seat::South), Some(0)));
}

#[test]
fn a_pass_that_is_missing_makes_no_wrong_declarer() {
    // South passes, West bids 1NT, North passes, East bids 7NT: North's pass is not there, and North seems to have bid.
    let played = |tricks: &[&str], leader| {
        let play = split(tricks, leader).replace("mb|7N|mb|p|mb|p|mb|p|", "mb|p|mb|1N|mb|7N|mb|p|mb|p|mb|p|");
        let play = cut(&play);
        Board {
            contract: Some(Recorded::Contract("7NT".parse().unwrap())),
            declarer: Some(Declarer { seat: Seat::West, changed: false }),
            ..lin(play)
        }
    };
    assert_eq!(findings(&judge(&played(&[], Seat::North)).unwrap()), ["record-broken missing-pass ?"]);
    // East led to a contract of North's: then it is the header that is wrong.
    let by_east = played(&["HA DA H3 SA", "HK DK H2 SK"], Seat::East);
    assert_eq!(findings(&judge(&by_east).unwrap()), ["wrong-declarer W 22 ?"]);
    // Without a header the lead says so alone: a lead by declarer’s own side could not have stood (54E).
    let alone = Board { contract: None, declarer: None, ..played(&[], Seat::North) };
    let judgement = judge(&alone).unwrap();
    assert_eq!(findings(&judgement), ["record-broken missing-pass ?"]);
    assert_eq!(judgement.declarer, Some(Seat::West));
    // No pass makes the dummy of the auction declarer.
    let by_west = played(&["CA SA C3 DA", "CK SK C2 DK"], Seat::West);
    let dummy = Board { declarer: Some(Declarer { seat: Seat::South, changed: false }), ..by_west };
    assert_eq!(findings(&judge(&dummy).unwrap()), ["wrong-declarer S 22 ?"]);
}

#[test]
fn a_claim_that_the_play_allows_clears_the_result() {
    // Nine tricks to the defenders: four at most are left.
    let play = suits_apart("?", 9).replace("[Result \"?\"]\n", "");
    for (result, claim, expected) in [
        (5, None, &["wrong-result S 79A"] as &[&str]),
        (5, Some(4), &["record-broken result-and-claim S ?"]),
        (5, Some(6), &["wrong-result S 79A"]),
        (4, Some(4), &[]),
        // Both are possible, and they are not the same: one of the two is wrong, and nobody knows which.
        (4, Some(3), &["record-broken result-against-claim S ?"]),
        (0, Some(4), &["record-broken result-against-claim S ?"]),
    ] {
        let mut board = pbn(&play.replace("[Contract", &format!("[Result \"{result}\"]\n[Contract")));
        board.claim = claim;
        assert_eq!(findings(&judge(&board).unwrap()), expected, "{result} {claim:?}");
    }
}

#[test]
fn after_two_cards_of_one_hand_nothing_more_is_said() {
    // East’s king and North’s ten have changed places: no order of these cards is a play.
    let text = split(&["H2 SA HA DA", "C2 DK CA SK", "CK SQ C3 DQ"], Seat::West);
    let text = text.replace("pc|HK|", "pc|?|").replace("pc|ST|", "pc|HK|").replace("pc|?|", "pc|ST|");
    finds(&lin(&text), &["record-broken two-of-one-hand N 4 ST"]);
    // A revoke before it would be one of these cards: it is not told either.
    let revoked = text.replace("pc|CK|pc|SQ|pc|C3|pc|DQ|", "pc|CK|pc|SQ|pc|H4|pc|DQ|");
    let revoked = format!("{}pc|C3|", revoked.replace("pc|H4|pc|D4|", "pc|C3|pc|D4|"));
    assert!(findings(&judge(&lin(&revoked)).unwrap()).iter().all(|found| !found.starts_with("revoke")));
    // As long as cards are missing one of them may have stood between.
    finds(&lin(cut(&text)), &["record-broken two-of-one-hand N 4 ST ?"]);
}

#[test]
fn where_several_revoke_on_one_card_another_was_led() {
    // Everybody has cards of every suit. West’s diamond is written as a club.
    let deal =
        "pn|S,W,N,E|md|1S876H8765D765C765,S5432H432D432C432,SAKQHAKQDAKQCAKQJ,|sv|o|mb|1N|mb|p|mb|p|mb|p|";
    finds(&lin(&format!("{deal}pc|C2|pc|DA|pc|DJ|pc|D5|")), &["record-broken card-led W 1 C2 ?"]);
    finds(&lin(&format!("{deal}pc|C2|pc|DA|pc|DJ|pc|C5|")), &["record-broken card-led W 1 C2 ?"]);
    // One alone may well have revoked.
    finds(&lin(&format!("{deal}pc|C2|pc|DA|pc|CT|pc|C5|")), &["revoke N 1 DA 61A ?"]);
}

#[test]
fn the_play_of_another_deal_is_none_of_this_one() {
    let text = split(&["H2 SA HA DA", "C2 DK CA SK", "CK SQ C3 DQ"], Seat::West);
    // A card is missing: behind it the tricks are shifted, and four cards of four hands still follow one another.
    finds(&lin(&text.replace("pc|DK|", "")), &["record-broken two-of-one-hand W 2 CK ?"]);
    // The same cards, played by hands that hold each a suit: the first four are hearts, and so on.
    let (before, _) = text.split_once("pc|").unwrap();
    let suits =
        ["H", "S", "D", "C"].map(|suit| "AKQJT98765432".chars().map(move |rank| format!("pc|{suit}{rank}|")));
    let other: String = suits.into_iter().flatten().collect();
    finds(&lin(&format!("{before}{other}")), &["record-broken other-deal 1"]);
    // Two tricks are enough to tell, one is not; and as long as cards are missing they may have stood between.
    for cards in [8, 12, 16] {
        finds(&lin(&format!("{before}{}", &other[..cards * 6])), &["record-broken other-deal 1 ?"]);
    }
    finds(&lin(&format!("{before}{}", &other[..4 * 6])), &["record-broken two-of-one-hand E 1 HK ?"]);
    // Where one card is missing, the tricks behind it show that it is one, however few they are.
    for tricks in [2, 3, 4] {
        let (_, played) = text.split_once("pc|SA|").unwrap();
        let missing = format!("{before}pc|H2|{}", &played[..(tricks * 4 - 2) * 6]);
        finds(&lin(&missing), &["record-broken two-of-one-hand E 1 C2 ?"]);
    }
}

#[test]
fn in_a_file_whose_play_is_of_another_event_what_seems_wrong_is_that_too() {
    let (before, _) = SPLIT.split_once("pc|").unwrap_or((SPLIT, ""));
    let foreign = format!("{before}pc|SA|pc|SK|pc|HA|pc|HK|pc|DA|pc|DK|pc|CA|pc|CK|");
    let one_trick = format!("{before}pc|SA|pc|SK|pc|HA|pc|HK|");
    let regular = format!("{before}pc|CA|pc|SA|pc|C2|pc|DA|");
    let together = |texts: &[&str]| -> Vec<Vec<String>> {
        let mut boards: Vec<_> = texts.iter().map(|text| judge(&lin(text)).unwrap()).collect();
        settle_together(&mut boards);
        boards.iter().map(findings).collect()
    };
    let other = vec!["record-broken other-deal 1 ?"];
    let by_chance = vec!["record-broken two-of-one-hand N 1 SK ?"];
    let unplaced = vec!["record-broken other-deal ?"];
    assert_eq!(
        together(&[&foreign, &foreign, &foreign, &one_trick, &regular]),
        [other.clone(), other.clone(), other.clone(), unplaced, vec![]]
    );
    // Two boards may be two mistakes, and where most plays are their own, each is judged alone.
    assert_eq!(
        together(&[&foreign, &foreign, &one_trick]),
        [other.clone(), other.clone(), by_chance.clone()]
    );
    let most_fit = [&[&*foreign; 3][..], &[&*regular; 3], &[&*one_trick]].concat();
    assert_eq!(together(&most_fit).last(), Some(&by_chance.iter().map(|s| (*s).to_owned()).collect()));
}

#[test]
fn what_cannot_be_judged_says_why() {
    assert_eq!(judge(&pbn("[Play \"W\"]\nSA S2 S3 S4\n")), Err(JudgeError::NoContract));
    let nobody_known = Board {
        contract: Some(Recorded::Contract("3NT".parse().unwrap())),
        auction: None,
        ..lin("mb|1N|pc|SA|")
    };
    assert_eq!(judge(&nobody_known), Err(JudgeError::NoLeader));
}
