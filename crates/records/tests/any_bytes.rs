//! Whatever the bytes: no panic, and what is read can be written, judged and read back.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use proptest::prelude::*;
use records::{Format, judge, read, write_pbn};

fn survives(bytes: &[u8]) {
    for format in [Format::Pbn, Format::Lin] {
        for board in read(bytes, format).into_iter().flatten() {
            let _ = judge(&board);
            for form in [board.in_pbn_form(), board.marked()] {
                let text = write_pbn(std::slice::from_ref(&form));
                let back = read(text.as_bytes(), Format::Pbn);
                match back.as_slice() {
                    [Ok(back)] => {
                        assert!(back.says_the_same(&form), "{text}\n{}", difference(back, &form));
                        assert_eq!(judge(back), judge(&form));
                    }
                    other => panic!("{text}\n{other:#?}\n{form:#?}"),
                }
            }
            assert!(board.place.line > 0 && board.place.column > 0);
        }
    }
    // Boards of one file take values from each other; written, each has its own.
    let boards = |bytes: &[u8]| read(bytes, Format::Pbn).into_iter().flatten().collect::<Vec<_>>();
    let once = write_pbn(&boards(bytes));
    assert_eq!(once, write_pbn(&boards(once.as_bytes())));
}

/// The lines in which two boards differ.
fn difference(back: &records::Board, form: &records::Board) -> String {
    let (back, form) = (format!("{back:#?}"), format!("{form:#?}"));
    let differ = back.lines().zip(form.lines()).filter(|(back, form)| back != form);
    differ.map(|(back, form)| format!("{} | {}\n", back.trim(), form.trim())).collect()
}

/// Pieces of which records are made.
fn piece() -> impl Strategy<Value = String> {
    let fixed = [
        "[Deal \"N:",
        "[Auction \"N\"]",
        "[Play \"W\"]",
        "[Contract \"3NT\"]",
        "[Declarer \"^S\"]",
        "[Result \"^9\"]",
        "[Note \"1:",
        "[ScoreTable \"A;B\"]",
        "[Dealer \"E\"]",
        "[Event \"#\"]",
        "[Event \"##x\"]",
        "[H ##]",
        "[H #]",
        "\"]",
        "]",
        "[",
        "\"",
        "{",
        "}",
        ";",
        "%",
        "\n",
        "\n\n",
        "\r\n",
        "\t",
        " ",
        "-",
        "--",
        "+",
        "*",
        "^I ",
        "^S ",
        "^R ",
        "^L",
        "=1=",
        "$7",
        "!",
        "??",
        "1C",
        "7NT",
        "X",
        "XX",
        "Pass",
        "AP",
        "SA",
        "HT",
        "D10",
        "C2",
        "AKQ.JT9.8765.432 ",
        "...",
        "md|1",
        "md|",
        "SAKQHxD2C3,",
        "S,",
        "pn|a,b,c,d|",
        "mb|1C|",
        "mb|p|",
        "mb|!",
        "pc|SA|",
        "pc|H2|",
        "mc|9|",
        "mc|",
        "sv|b|",
        "qx|o1|",
        "qx|c1|",
        "vg|x|",
        "rs|3NE=,|",
        "up|3|",
        "|",
        "%7C",
        "%e9",
        "lin=",
        "é",
        "♠",
        "\\",
        "\u{feff}",
        "\0",
    ];
    prop_oneof![9 => proptest::sample::select(fixed.to_vec()).prop_map(str::to_owned), 1 => ".{0,4}"]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        survives(&bytes);
    }

    #[test]
    fn any_pieces(pieces in proptest::collection::vec(piece(), 0..60)) {
        survives(pieces.concat().as_bytes());
    }

    #[test]
    fn real_files_with_a_part_changed(file in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(),
                                      length in 0usize..40, new in proptest::collection::vec(piece(), 0..4)) {
        let files = common::files();
        let mut bytes = std::fs::read(file.get(&files)).unwrap();
        let start = at.index(bytes.len()).saturating_sub(3000);
        bytes.drain(..start);
        bytes.truncate(6000);
        let from = at.index(bytes.len());
        let to = (from + length).min(bytes.len());
        bytes.splice(from..to, new.concat().into_bytes());
        survives(&bytes);
    }
}

#[test]
fn a_hand_without_cards_beside_three_whole_ones_is_the_rest_of_the_pack() {
    for fourth in ["", ",", ",SHDC", ",S"] {
        let lin =
            format!("md|1SQ982HQ82DKQ763CT,SJ643HKJ7653CAQ4,SK5HADAJT52CJ9762{fourth}|mb|p|mb|p|mb|p|mb|p|");
        survives(lin.as_bytes());
        let board = read(lin.as_bytes(), Format::Lin).remove(0).unwrap();
        assert_eq!(board.deal.unwrap().to_string().split(' ').nth(1), Some("AT7.T94.984.K853"), "{fourth}");
    }
}
