//! Reading: what is wrong, where, and that the other boards go on.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use cards::Seat;
use common::{lin, pbn};
use records::{Annotation, Bidding, Board, Format, Order, ReadError, Recorded, judge, read, write_pbn};

fn faults(text: &str, format: Format) -> Vec<String> {
    let faults = read(text.as_bytes(), format).into_iter().filter_map(Result::err);
    let short =
        |ReadError { line, column, there, expected }| format!("{line}:{column} {there}: expected {expected}");
    faults.map(short).collect()
}

#[test]
fn faults_in_pbn() {
    for (text, expected) in [
        ("hello", "1:1 `hello`: expected a tag such as [Event \"…\"]"),
        ("[Event \"é\"] x", "1:13"),
        ("[", "1:2 the end of the game: expected the name of a tag after `[`"),
        ("[Event", "1:7 the end of the game: expected the value in quotes"),
        ("[Event \"a]", "1:8 value of Event without end: expected `\"`"),
        ("[Event \"a\" x]", "1:12 `x]`: expected `]` after the value of the tag"),
        ("\n\n[Dealer \"X\"]", "3:10 `X`: expected a seat, one of N, E, S, W"),
        ("[Contract \"8H\"]", "1:12 `8H`: expected a contract such as 4H, 3NTX, or Pass"),
        ("[Declarer \"^\"]", "1:12 `^`: expected a declarer such as S or ^S"),
        ("[Deal \"N:AKQ.J.T.9 - -\"]", "1:10 3 hands: expected four, with `-` for a hand that is not known"),
        ("[Deal \"N:AKQ.J.T.9 - B... -\"]", "1:22 `B`: expected a rank, one of AKQJT98765432"),
        ("[Auction \"N\"]\n1C Pas", "2:4 `Pas`: expected a call such as 1C, 3NT, X, Pass, AP"),
        ("[Auction \"N\"]\n^X 1C", "2:1 `^X`: expected the mark ^I or ^S"),
        ("[Auction \"N\"]\n=1=", "2:1 `=1=`: expected a call or a card before what is said of it"),
        ("[Auction \"N\"]\n1C * X", "2:6 `X`: expected nothing more after `*`"),
        ("[Play \"N\"]\nSA S11", "2:4 `S11`: expected a card such as SA, HT, or -"),
        ("[Play \"N\"]\nSA {", "2:4 comment without end: expected `}`"),
        ("[Play \"N\"]\nSA ^X S2", "2:4 `^X`: expected the mark ^R or ^L"),
        ("[Play \"N\"]\nSA $300", "2:4 `$300`: expected a glyph from $0 to $255"),
        ("[Play \"N\"]\nSA !!!", "2:4 `!!!`: expected one of ! ? !! ?? !? ?!"),
    ] {
        let found = faults(text, Format::Pbn);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with(expected), "{text}: {found:?}");
    }
}

#[test]
fn faults_in_lin() {
    for (text, expected) in [
        ("hello", "1:1 `hello`: expected a command of two letters and `|`"),
        ("md|7S,,,|", "1:4 `7`: expected 1, 2, 3 or 4 for the dealer, after md"),
        ("md|1AKQ,,,|", "1:5 `A`: expected a hand such as SAKQHxxDxxCxx, with ranks AKQJT98765432"),
        ("md|1S2,SB,|", "1:9 `B`: expected a hand"),
        ("md|1,,,,S2|", "1:9 `S2`: expected four hands after md"),
        ("md|1S2,,|\nmb|p|mb|8C|", "2:9 `8C`: expected a call such as p, d, r, 1C, 3N after mb"),
        ("md|1S2,,|pc|S1|", "1:13 `S1`: expected a card such as SA, HT after pc"),
    ] {
        let found = faults(text, Format::Lin);
        assert_eq!(found.len(), 1, "{text}: {found:?}");
        assert!(found[0].starts_with(expected), "{text}: {found:?}");
    }
}

#[test]
fn only_a_bid_that_is_not_sufficient_for_sure_is_marked() {
    let marked = |calls: &str, rest: &str| {
        let text = format!("[Dealer \"N\"] {rest}\n[Auction \"N\"]\n{calls}\n");
        write_pbn(&[pbn(&text).marked()]).contains("^I")
    };
    assert!(marked("1S 1C AP", ""));
    // It may stand there twice; or another contract was played.
    assert!(!marked("1S 1S AP", ""));
    assert!(!marked("1S 1S AP", "[Contract \"1S\"] [Declarer \"N\"]"));
    assert!(!marked("1S 1C AP", "[Contract \"2C\"] [Declarer \"E\"]"));
}

#[test]
fn a_claim_beside_another_result_stays_a_comment_in_pbn() {
    let text = "vg|A,,I,1,1,A,0,B,0|rs|1NS=,|qx|o1|md|1S2,,|mb|1N|mb|p|mb|p|mb|p|mc|8|";
    let written = write_pbn(&[lin(text)]);
    assert!(written.contains("[Result \"7\"]\r\n{claim: 8}"), "{written}");
    assert!(!write_pbn(&[lin(&text.replace("mc|8|", "mc|7|"))]).contains("claim"));
}

#[test]
fn what_cards_and_calls_do_not_need_is_passed_over() {
    for (text, expected) in [
        ("md|1S2,,|\nsv|x|", "line 2, column 4: `x`: expected o, n, e or b after sv"),
        ("md|1S2,,|mc|14|", "line 1, column 13: `14`: expected declarer's tricks, 0 to 13, after mc"),
    ] {
        let board = lin(text);
        assert_eq!(board.remarks.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
        assert!(board.deal.is_some() && board.claim.is_none() && board.vulnerable.is_none());
    }
    for (text, expected) in [
        ("[Vulnerable \"maybe\"]", "line 1, column 14: `maybe`: expected None, NS, EW or All"),
        ("[Result \"14\"]", "line 1, column 10: `14`: expected tricks such as 9, ^9, NS 9 or EW 4 NS 9"),
    ] {
        let board = pbn(text);
        assert_eq!(board.remarks.iter().map(ToString::to_string).collect::<Vec<_>>(), [expected]);
        assert!(board.result.is_none() && board.vulnerable.is_none());
    }
}

#[test]
fn the_other_boards_go_on() {
    let text = "[Board \"1\"]\n[Dealer \"N\"]\n\n[Board \"2\"]\n[Dealer \"Q\"]\n\n[Board \"3\"]\n{ open\n\n[Board \"4\"]\n";
    let boards = read(text.as_bytes(), Format::Pbn);
    let numbers: Vec<String> = boards
        .iter()
        .map(|board| {
            board.as_ref().map_or_else(ToString::to_string, |board| board.number().unwrap().to_owned())
        })
        .collect();
    let expected = [
        "1",
        "line 5, column 10: `Q`: expected a seat, one of N, E, S, W",
        "line 8, column 1: comment without end: expected `}`",
        "4",
    ];
    assert_eq!(numbers, expected);
    let boards = read(b"pn|a|md|1S2,,|mb|x9|\npn|a|md|1S2,,|sv|n|", Format::Lin);
    assert!(matches!(boards.as_slice(), [Err(_), Ok(_)]), "{boards:?}");
    assert!(read(b"", Format::Pbn).is_empty() && read(b"", Format::Lin).is_empty());
    assert!(read(b"% PBN 2.1\n{ no game }\n\n", Format::Pbn).is_empty());
}

#[test]
fn free_form() {
    let board = pbn(
        "[ Event\"a\" ][Dealer\t\"s\"] ; rest\r\n% escape\r\n[Auction \"e\"]\r\n- 1c!=1= ^i1C {x} p\r\nap\r\n[Note \"1:n\"]",
    );
    assert_eq!((board.tag("Event"), board.dealer), (Some("a"), Some(Seat::South)));
    let auction = board.auction.unwrap();
    assert_eq!((auction.first, auction.entries.len(), auction.notes.len()), (Seat::South, 5, 1));
    let said: Vec<_> = auction.annotations.into_iter().map(|said| (said.entry, said.annotation)).collect();
    let expected =
        [(0, Annotation::Glyph(1)), (0, Annotation::Note(1)), (1, Annotation::Comment("x".to_owned()))];
    assert_eq!(said, expected);
    assert_eq!(board.comments.len(), 1);
}

#[test]
fn values_of_earlier_games() {
    let text = "[Event \"A\"]\n[Site \"##Here\"]\n\n[Event \"#\"]\n\n[Event \"B\"]\n[Site \"There\"]\n\n[Event \"#\"]\n";
    let boards: Vec<Board> = read(text.as_bytes(), Format::Pbn).into_iter().map(Result::unwrap).collect();
    let values: Vec<_> = boards.iter().map(|b| (b.tag("Event").unwrap(), b.tag("Site").unwrap())).collect();
    assert_eq!(values, [("A", "Here"), ("A", "Here"), ("B", "There"), ("B", "There")]);
}

#[test]
fn a_file_in_utf_16_is_read_with_its_mark_or_without() {
    let text = "[Event \"Städtekampf\"]\r\n[Board \"7\"]\r\n[Contract \"4H\"]\r\n";
    let units = || std::iter::once(0xfeff).chain(text.encode_utf16());
    let (little, big): (Vec<u8>, Vec<u8>) =
        (units().flat_map(u16::to_le_bytes).collect(), units().flat_map(u16::to_be_bytes).collect());
    for bytes in [&little[..], &big, &little[2..], &big[2..]] {
        assert_eq!(Format::of("upload".as_ref(), bytes), Some(Format::Pbn));
        let board = records::read(bytes, Format::Pbn).remove(0).unwrap();
        assert_eq!((board.number(), board.tag("Event")), (Some("7"), Some("Städtekampf")));
    }
}

#[test]
fn what_is_passed_over_is_remarked() {
    let board = pbn(
        "[Event Random Deal #]\n[Board \"1\"]\n[Board \"2\"]\n[Note \"1:x\"]\n[ScoreTable \"A\"]\n1 [ ; no\n",
    );
    let remarks: Vec<String> = board.remarks.iter().map(ToString::to_string).collect();
    let expected = [
        "line 1, column 8: `Random Deal #`: expected the value in quotes",
        "line 3, column 1: a second Board: expected one, the first is taken",
        "line 4, column 1: a note here: expected it after Auction or Play",
        "line 6, column 3: `[` in a row of ScoreTable: expected quotes around such an element",
        "line 6, column 5: comment in a row of ScoreTable: expected elements only",
    ];
    assert_eq!(remarks, expected);
    assert_eq!((board.tag("Event"), board.number()), (Some("Random Deal #"), Some("1")));
}

#[test]
fn lin_with_and_without_escapes() {
    let plain = "pn|Ann,Bo,Cy,Di|md|1SAKQ,HAKQ,DAKQ,CAKQ|ah|Board 7|sv|b|mb|1N!|an|15 to 17|mb|p|mb|p|mb|p|pc|HA|mc|3|";
    let link = format!(
        "https://example.org/v?lin={}",
        plain.replace('|', "%7C").replace(' ', "+").replace(',', "%2C")
    );
    let longer = format!("{link}&bbo=y&myhand=M-1-a");
    let half = plain.replace("15 to 17", "15%20to%2017");
    let board = lin(plain);
    assert_eq!((board.tag("South"), board.tag("East"), board.number()), (Some("Ann"), Some("Di"), Some("7")));
    assert_eq!((board.dealer, board.claim), (Some(Seat::South), Some(3)));
    assert_eq!(board.play.as_ref().unwrap().order, Order::Played);
    assert!(lin(&link).says_the_same(&board), "{:#?}", lin(&link));
    assert!(lin(&longer).says_the_same(&board), "{:#?}", lin(&longer));
    assert!(lin(&half).says_the_same(&board));
    let judgement = judge(&board).unwrap();
    assert_eq!((judgement.declarer, judgement.tricks), (Some(Seat::South), Some(3)));
    // Twelve cards are no deal, and nothing is known of the fourth hand; three whole hands give it.
    assert_eq!(lin("md|1SAKQ,HAKQ,DAKQ|").deal.unwrap().hands[Seat::East], None);
    let whole = lin("md|3SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|");
    assert_eq!(whole.deal.unwrap().hand(Seat::East).len(), 13);
    assert_eq!(lin("md|1S2,,|mb|pp1Np3NTppp|pc|S2H10|").play.unwrap().cells.len(), 2);
}

#[test]
fn vugraph() {
    let text = "vg|Final,Segment 1,I,1,2,A,0,B,0|\nrs|3NS=,4SXW-2,PASS,1CE+1|\npn|a,b,c,d,e,f,g,h|pg||\n\
                qx|o1|md|3SAKQ,HAKQ,DAKQ,CAKQ|sv|0|pg||\nqx|c1|md|3SAKQ,HAKQ,DAKQ,CAKQ|sv|0|pg||\n\
                qx|o2|md|4SAKQ,HAKQ,DAKQ,CAKQ|sv|n|pg||\n";
    let boards: Vec<Board> = read(text.as_bytes(), Format::Lin).into_iter().map(Result::unwrap).collect();
    let seen: Vec<String> = boards
        .iter()
        .map(|board| {
            let judgement = judge(board).unwrap();
            let contract = judgement.contract.map_or("-".to_owned(), |contract| contract.to_string());
            let [room, number, south] = ["Room", "Board", "South"].map(|name| board.tag(name).unwrap());
            format!("{}: {room} {number} {south} {contract} {:?}", board.place.line, judgement.tricks)
        })
        .collect();
    assert_eq!(seen, ["4: Open 1 a 3NT Some(9)", "5: Closed 1 e 4SX Some(8)", "6: Open 2 a - None"]);
}

/// A match of three boards: both rooms of a board beside each other in the results, the open room first.
const MATCH: &str =
    "vg|Final,Segment 1,I,17,19,A,0,B,0|rs|3NS=,4SXW-2,PASS,1CE+1,,2DN-1|pn|a,b,c,d,e,f,g,h|pg||\n";

/// Room, number and recorded contract of each board.
fn assigned(text: &str) -> Vec<String> {
    let boards = read(text.as_bytes(), Format::Lin).into_iter().map(Result::unwrap);
    let shown = boards.map(|board| {
        let contract = board.contract.map_or_else(
            || "-".to_owned(),
            |contract| match contract {
                Recorded::Contract(contract) => contract.to_string(),
                Recorded::PassedOut => "Pass".to_owned(),
                Recorded::Strain(strain) => strain.to_string(),
            },
        );
        let by = board.declarer.map(|declarer| format!(" {}", declarer.seat)).unwrap_or_default();
        let room = board.tag("Room").map(|room| format!("{room} ")).unwrap_or_default();
        format!("{room}{}: {contract}{by}", board.number().unwrap())
    });
    shown.collect()
}

const HANDS: &str = "md|3SAKQ,HAKQ,DAKQ,CAKQ|sv|0|pg||\n";

#[test]
fn a_result_is_found_by_number_and_room() {
    let file =
        |rooms: &[&str]| rooms.iter().fold(MATCH.to_owned(), |text, room| format!("{text}qx|{room}|{HANDS}"));
    // In whatever order the boards come, and with gaps.
    let seen = assigned(&file(&["c19", "o17", "o18", "c17"]));
    assert_eq!(seen, ["Closed 19: 2D N", "Open 17: 3NT S", "Open 18: Pass", "Closed 17: 4SX W"]);
    // All of one room, then all of the other; an empty entry says nothing.
    let seen = assigned(&file(&["o17", "o18", "o19", "c17", "c18", "c19"]));
    let expected = [
        "Open 17: 3NT S",
        "Open 18: Pass",
        "Open 19: -",
        "Closed 17: 4SX W",
        "Closed 18: 1C E",
        "Closed 19: 2D N",
    ];
    assert_eq!(seen, expected);
    // Some name the board once more.
    assert_eq!(assigned(&file(&["c18,BOARD 18"])), ["Closed 18: 1C E"]);
    // No room, no number, a board before the first or behind the last: nobody's.
    assert_eq!(
        assigned(&file(&["17", "open", "o16", "o20"])),
        ["17: -", "Open open: -", "Open 16: -", "Open 20: -"]
    );
}

#[test]
fn results_of_the_two_rooms_are_exchanged_where_both_auctions_say_so() {
    let hands = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|sv|0|";
    let (one, four) = ("mb|1N|mb|p|mb|p|mb|p|pg||\n", "mb|4S|mb|p|mb|p|mb|p|pg||\n");
    let remarks = |text: &str| {
        let boards = read(text.as_bytes(), Format::Lin).into_iter().map(Result::unwrap);
        boards.map(|board| board.remarks.len()).collect::<Vec<_>>()
    };
    for (results, open, closed, expected, told) in [
        // South opens both; the header has them the other way round.
        ("4SS=,1NS+1", one, four, ["Open 17: 1NT S", "Closed 17: 4S S"], 1),
        ("1NS+1,4SS=", one, four, ["Open 17: 1NT S", "Closed 17: 4S S"], 0),
        // One of the auctions says nothing of it, or another contract: nothing is exchanged.
        ("4SS=,1NS+1", one, one, ["Open 17: 4S S", "Closed 17: 1NT S"], 0),
    ] {
        // Another board, so that the header is that of this file.
        let more = ["o18", "c18"].map(|room| format!("qx|{room}|{hands}{one}")).concat();
        let header = format!("vg|Final,Segment 1,I,17,18,A,0,B,0|rs|{results},1NS=,1NS=|pg||\n");
        let text = format!("{header}qx|o17|{hands}{open}qx|c17|{hands}{closed}{more}");
        assert_eq!(assigned(&text).get(..2).unwrap(), expected, "{results}");
        assert_eq!(remarks(&text), [told, told, 0, 0], "{results}");
    }
}

#[test]
fn a_call_that_an_explanation_has_swallowed_is_put_back_where_the_header_says_so() {
    let auction = |text: &str, header: &str| {
        let hands = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|sv|0|";
        // Others agree, so that the header is that of this file.
        let more =
            ["o18", "c18"].map(|room| format!("qx|{room}|{hands}mb|1N|mb|p|mb|p|mb|p|pg||\n")).concat();
        let results = format!("rs|{header},,1NS=,1NS=|");
        let text =
            format!("vg|Final,Segment 1,I,17,18,A,0,B,0|{results}pg||\nqx|o17|{hands}{text}pg||\n{more}");
        let board = read(text.as_bytes(), Format::Lin).remove(0).unwrap();
        let told: Vec<_> = board.remarks.iter().map(ToString::to_string).collect();
        let auction = board.auction.unwrap();
        let calls = auction.entries.iter().map(|entry| match entry {
            Bidding::Call { call, .. } => call.to_string(),
            _ => "?".to_owned(),
        });
        let said = auction.annotations.iter().map(|annotated| match &annotated.annotation {
            Annotation::Comment(text) => format!("{} {text}", annotated.entry),
            other => format!("{other:?}"),
        });
        (calls.collect::<Vec<_>>().join(" "), said.collect::<Vec<_>>().join(", "), told)
    };
    let put_back = "line 2, column 1: the call `Pass` at the end of an explanation: expected a call of its own; it is read as one";
    // `5+ suit|mb|p` has lost `it|mb|`: South opens, and West's pass stands in the explanation.
    let (calls, said, told) = auction("mb|1H|an|5+ sup|mb|2H|an|weak|mb|p|mb|4H|mb|p|mb|p|mb|p|", "4HS=");
    assert_eq!((&*calls, &*said), ("1H Pass 2H Pass 4H Pass Pass Pass", "0 5+ su, 2 weak"));
    assert_eq!(told, [put_back]);
    // A bid as well.
    let (calls, _, told) = auction("mb|1D|mb|1S|an|f2D|mb|p|mb|p|mb|p|", "2DS=");
    assert_eq!((&*calls, told.len()), ("1D 1S 2D Pass Pass Pass", 1));
    // Header and auction agree; the header is no better then; there is no such call: nothing is put anywhere.
    for (text, header) in [
        ("mb|1H|an|4+ sup|mb|p|mb|p|mb|p|", "1HS="),
        ("mb|1H|an|4+ sup|mb|p|mb|4H|mb|p|mb|p|mb|p|", "4SW="),
        ("mb|1H|an|natural|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|", "4HS="),
        // It would be a pass before the end, and a call after it.
        ("mb|1H|an|stop|mb|p|mb|p|mb|p|mb|1N|mb|p|mb|p|mb|p|", "1NS="),
    ] {
        let (calls, _, told) = auction(text, header);
        assert!(told.is_empty() && !calls.starts_with("1H Pass Pass Pass Pass"), "{text}: {calls}");
    }
}

#[test]
fn where_result_or_auction_may_be_those_of_another_board_that_is_told() {
    let hands = "md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|sv|0|";
    let (one_notrump, spades, hearts) =
        ("mb|1N|mb|p|mb|p|mb|p|", "mb|3S|mb|p|mb|p|mb|p|pc|HA|", "mb|p|mb|4H|mb|p|mb|p|mb|p|");
    // Boards 17, 18 … of the open room and the results of both rooms: is the last contract certainly wrong, and what is
    // told of the board?
    let last = |results: &str, boards: &[(&str, &str)]| {
        let boards = boards.iter().map(|(room, calls)| format!("qx|{room}|{hands}{calls}pg||\n"));
        let boards = boards.collect::<Vec<_>>().concat();
        let text = format!("vg|Final,Segment 1,I,17,24,A,0,B,0|rs|{results}|pg||\n{boards}");
        let board = read(text.as_bytes(), Format::Lin).pop().unwrap().unwrap();
        let told: Vec<_> =
            board.remarks.iter().map(|remark| format!("{} {}", remark.line, remark.there)).collect();
        let found = judge(&board).unwrap().irregularities;
        let wrong: Vec<_> =
            found.iter().filter(|f| f.kind == records::Kind::WrongContract).map(|f| f.certain).collect();
        (wrong, told.join(", "))
    };
    let stray = "1 a result that the auction does not lead to".to_owned();
    let before = "6 the calls of the board before".to_owned();
    let others = [("o17", one_notrump), ("o18", one_notrump), ("o22", one_notrump)];
    let with = |more: &[(&'static str, &'static str)]| [&others, more].concat();
    // Board 20 has 3♠ by South, and the header 1NT there; 3♠ stands at board 19 or 21, or in the other room, and no
    // board with this number has it.
    for results in [
        "1NS=,,1NS=,,3SS=,,1NE=,,,,1NS=,",
        "1NS=,,1NS=,,,,1NE=,,3SS=,,1NS=,",
        "1NS=,,1NS=,,,,1NE=,3SS=,,,1NS=,",
    ] {
        assert_eq!(last(results, &with(&[("o20", spades)])), (vec![false], stray.clone()), "{results}");
    }
    // It is too far away, or another declarer's, or that board was played in it.
    for (results, more) in [
        ("1NS=,,3SS=,,,,1NE=,,,,1NS=,", ("o22", one_notrump)),
        ("1NS=,,1NS=,,3SE=,,1NE=,,,,1NS=,", ("o22", one_notrump)),
        ("1NS=,,1NS=,,3SS=,,1NE=,,,,1NS=,", ("o19", spades)),
        ("1NS=,,1NS=,,,,1NE=,3SS=,,,1NS=,", ("c20", spades)),
    ] {
        assert_eq!(last(results, &with(&[more, ("o20", spades)])), (vec![false], String::new()), "{results}");
    }
    // No card, and the calls are those of the record before, with or without its passes and its first bids. A card, or a
    // call more, and it is this board's own.
    let own = (vec![false], String::new());
    for (calls, expected) in [
        (hearts, (vec![false], before.clone())),
        ("mb|4H|mb|p|mb|p|mb|p|", (vec![false], before)),
        ("mb|4H|mb|p|mb|p|mb|p|pc|SA|", own.clone()),
        ("mb|1D|mb|4H|mb|p|mb|p|mb|p|", own),
    ] {
        let boards = with(&[("o19", hearts), ("o20", calls)]);
        assert_eq!(last("1NS=,,1NS=,,4HW=,,1NE=,,,,1NS=,", &boards), expected, "{calls}");
    }
}

#[test]
fn without_a_header_that_says_where_it_begins_no_result_is_assigned() {
    let boards = format!("qx|o1|{HANDS}qx|c1|{HANDS}");
    for (header, expected) in [
        ("rs|3NS=,4SXW-2|", "-"),
        ("vg|Final,Segment 1|rs|3NS=,4SXW-2|", "-"),
        ("vg|Final,Segment 1,I,one,two|rs|3NS=,4SXW-2|", "-"),
        ("vg|Final,Segment 1,I,1,1,A,0,B,0|rs|3NS=,4SXW-2|", "3NT S"),
        // The title has a comma of its own.
        ("vg|Final, Oslo,Segment 1,I,1,1,A,0,B,0|rs|3NS=,4SXW-2|", "3NT S"),
        // The header lists its boards.
        ("vg|Final,Segment 1,P,1,9,A,0,B,0|rs|,,3NS=,4SXW-2|bn|9,1|", "3NT S"),
        // The boards of another match have none of this one's.
        ("vg|Final,1,I,1,1,A,0,B,0|rs|3NS=,4SXW-2|vg|Final,2,I,2,3,A,0,B,0|", "-"),
    ] {
        let seen = assigned(&format!("{header}{boards}"));
        assert_eq!(seen.first().unwrap(), &format!("Open 1: {expected}"), "{header}");
    }
}

#[test]
fn where_a_command_or_a_bar_was_left_out_the_rest_is_read() {
    let whole = "qx|o17|md|1SAKQJT98765432,HAKQJT98765432,DAKQJT98765432|sv|n|mb|p|mb|1N|mb|p|mb|p|mb|p|pg||\n\
                 pc|HA|pc|CA|pc|DA|pc|SA|pg||\nmc|0|pg||\nqx|c17|md|1SAKQ,,|pg||\n";
    let read = |text: &str| read(text.as_bytes(), Format::Lin);
    let boards = |text: &str| read(text).into_iter().map(Result::unwrap).collect::<Vec<Board>>();
    let expected = boards(whole);
    assert_eq!(expected.len(), 2);
    let same = |text: &str| {
        let found = boards(text);
        assert_eq!(found.len(), expected.len(), "{text}");
        for (found, expected) in found.iter().zip(&expected) {
            assert!(found.says_the_same(expected), "{text}: {found:#?}");
        }
    };
    for (without, with) in [
        ("md|1SAK", "1SAK"),
        ("qx|o17", "o17"),
        ("pc|DA|", "pc|DA||"),
        ("mb|p|pg||", "mb|p|pg||||"),
        ("mb|1N", "\u{81}mb|1N"),
        // A value that is blank, with its command.
        ("sv|n|", "|sv|n|"),
    ] {
        assert!(whole.contains(without));
        same(&whole.replacen(without, with, 1));
    }
    // A line that was cut off has no bar behind it; its names end with it.
    let cut = boards(&format!("vg|A,1,I,17,17|pn|a,b,c,d,e,f,g,h|\n{whole}"));
    let found = boards(&format!("vg|A,1,I,17,17|pn|a,b,c,d,e,f,g,h\n{whole}"));
    assert_eq!(cut[1].tag("East"), Some("h"));
    assert!(found.iter().zip(&cut).all(|(found, cut)| found.says_the_same(cut)));
    // What somebody said of the board, and a bar in the middle of it.
    let said = boards(&whole.replacen("pc|DA|", "ーランドから、|pg||pc|DA|", 1));
    assert_eq!(said[0].comments[0].text, "ーランドから、");
    assert_eq!((&said[0].play, &said[0].auction), (&expected[0].play, &expected[0].auction));
    // A call must not be lost: this one has no bar, and is named.
    let lost = read(&whole.replacen("mb|1N|", "mb1N|", 1));
    let fault = lost[0].as_ref().unwrap_err().to_string();
    assert!(fault.contains("column 67: `mb1n`: expected a command"), "{fault}");
    assert!(lost[1].is_ok());
}

#[test]
fn results_that_most_auctions_contradict_are_those_of_other_boards() {
    let auction = |calls: &str| format!("md|1SAKQ,HAKQ,DAKQ,CAKQ|mb|{calls}|pg||\n");
    // South deals. One entry is wrong: that is a fault of this entry.
    let one = format!(
        "vg|Final,1,I,1,2,A,0,B,0|rs|1NS=,1SS=,2CS=|qx|o1|{}qx|c1|{}qx|o2|{}",
        auction("1Nppp"),
        auction("1Sppp"),
        auction("2Dppp")
    );
    assert_eq!(assigned(&one), ["Open 1: 1NT S", "Closed 1: 1S S", "Open 2: 2C S"]);
    // All but one are wrong: the list begins elsewhere.
    let shifted = one.replace("1NS=,1SS=,2CS=", "1SS=,2DS=,2DS=");
    assert_eq!(assigned(&shifted), ["Open 1: -", "Closed 1: -", "Open 2: -"]);
    let boards: Vec<Board> = read(shifted.as_bytes(), Format::Lin).into_iter().map(Result::unwrap).collect();
    let remarks: Vec<String> =
        boards.iter().flat_map(|board| &board.remarks).map(ToString::to_string).collect();
    let expected = "line 1, column 26: results that contradict the auctions of 2 of 3 boards: expected those of these \
                    boards; they are left out";
    assert_eq!(remarks, [expected]);
}

#[test]
fn places_in_a_long_line_and_between_characters_of_several_bytes() {
    let boards = 500;
    let text = format!("nt|é♠|{}", "md|1S2,,|pg||".repeat(boards));
    let read: Vec<Board> = read(text.as_bytes(), Format::Lin).into_iter().map(Result::unwrap).collect();
    assert_eq!(read.len(), boards);
    for (i, board) in read.iter().enumerate() {
        assert_eq!((board.place.line, board.place.column), (1, 7 + 13 * i), "board {i}");
    }
}

/// What is written, read and written again.
fn again(bytes: &[u8]) -> (String, String) {
    let boards = |bytes: &[u8]| read(bytes, Format::Pbn).into_iter().flatten().collect::<Vec<_>>();
    let once = write_pbn(&boards(bytes));
    let twice = write_pbn(&boards(once.as_bytes()));
    (once, twice)
}

#[test]
fn what_was_written_is_written_again_the_same() {
    for text in [
        "[H####]le",
        "[H##]}",
        "[H##]\n\n[H #]",
        "[H ##]\n\n[Event \"a\"]",
        "[Event \"##\"]\n\n[Dealer \"N\"]",
        "[Auction \"W\"]1H{}!\n\n[Event \"a\"]",
        "[Auction \"N\"]\nPass Pass Pass Pass\n[Note \"::without a number\"]",
    ] {
        let (once, twice) = again(text.as_bytes());
        assert_eq!(once, twice, "{text}");
    }
}

#[test]
fn what_steers_a_screen_is_not_shown_as_it_is() {
    let read = records::read(b"[Contract \"9\x1b[31mQ\"]\n", Format::Pbn);
    let shown = read[0].as_ref().unwrap_err().to_string();
    assert!(shown.contains("`9\u{fffd}[31mQ`"), "{shown}");
}
