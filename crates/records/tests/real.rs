//! Records as they are in the world: read, judged, written and read back.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

mod common;

use common::{files, findings, read_file};
use records::{Format, judge, read, write_pbn};

#[test]
fn whole_plays_come_to_the_recorded_result() {
    let (mut boards, mut whole) = (0, 0);
    for file in files() {
        let bytes = std::fs::read(&file).unwrap();
        for board in read(&bytes, Format::of(&file, &bytes).unwrap()).into_iter().flatten() {
            boards += 1;
            let judgement = judge(&board).unwrap();
            if judgement.whole {
                whole += 1;
                assert_eq!(judgement.winners.iter().flatten().count(), 13);
                let declarer = judgement.declarer.unwrap();
                if let Some(result) = board.result {
                    assert_eq!(result.of(declarer), judgement.won[declarer.side()], "{}", file.display());
                }
            }
        }
    }
    assert!(boards >= 130 && whole >= 15, "{boards} boards, {whole} of them whole");
}

#[test]
fn every_board_is_written_and_read_back_equal() {
    for file in files() {
        let bytes = std::fs::read(&file).unwrap();
        let boards: Vec<_> = read(&bytes, Format::of(&file, &bytes).unwrap()).into_iter().flatten().collect();
        for marked in [false, true] {
            let form = |board: &records::Board| if marked { board.marked() } else { board.in_pbn_form() };
            let meant: Vec<_> = boards.iter().map(form).collect();
            let text = write_pbn(&meant);
            let back = read(text.as_bytes(), Format::Pbn);
            assert_eq!(back.len(), meant.len(), "{}", file.display());
            for (back, meant) in back.into_iter().zip(&meant) {
                let back = back.unwrap();
                assert!(
                    back.says_the_same(meant),
                    "{}:{}\n{text}\n{back:#?}",
                    file.display(),
                    meant.place.line
                );
                assert_eq!(judge(&back), judge(meant));
            }
            assert!(text.is_ascii() || !bytes.is_ascii());
            assert!(text.lines().all(|line| !line.contains('\t')));
        }
    }
}

#[test]
fn a_board_read_from_pbn_is_in_its_form_already() {
    for file in files() {
        let bytes = std::fs::read(&file).unwrap();
        if Format::of(&file, &bytes) == Some(Format::Pbn) {
            for board in read(&bytes, Format::Pbn).into_iter().flatten() {
                assert!(board.in_pbn_form().says_the_same(&board), "{}:{}", file.display(), board.place.line);
            }
        }
    }
}

#[test]
fn every_mark_of_the_standard_is_understood() {
    let boards = read_file("correct_10.pbn");
    let board = boards.iter().flatten().find(|board| board.tag("Event") == Some("Test illegals")).unwrap();
    let judgement = judge(board).unwrap();
    let expected = [
        "call-out-of-rotation E 28 ^",
        "insufficient-bid S 27 ^",
        "insufficient-bid N 27 ^",
        "call-out-of-rotation W 28 ^",
        "opening-lead-out-of-turn W 1 54A ^",
        "lead-out-of-turn S 2 CK 55A ^",
        "revoke E 2 S5 61A ^",
        "revoke E 3 C6 61A ^",
    ];
    assert_eq!(findings(&judgement), expected);
    assert_eq!((judgement.contract.unwrap().to_string(), judgement.tricks), ("5HX".to_owned(), Some(5)));
}

#[test]
fn faults_are_named_with_their_place() {
    #[track_caller]
    fn check(file: &str, expected: &[&str]) {
        let boards = read_file(file);
        let faults: Vec<String> =
            boards.iter().filter_map(|b| b.as_ref().err()).map(ToString::to_string).collect();
        assert_eq!(faults, expected, "{file}");
    }
    check(
        "errors_20.pbn",
        &[
            "line 40, column 4: `+`: expected at most one `+`, where the next card is awaited",
            "line 66, column 25: `+`: expected nothing more after `+`",
            "line 79, column 25: `Pass`: expected nothing more after `+`",
            "line 92, column 1: `6S`: expected nothing more after `+`",
            "line 97, column 14: value of ActionTable without end: expected `\"`",
            "line 100, column 14: value of ActionTable without end: expected `\"`",
        ],
    );
    for file in files() {
        let name = file.file_name().unwrap().to_str().unwrap();
        if !name.starts_with("errors_20") {
            check(name, &[]);
        }
    }
    let remarks = |file| read_file(file).into_iter().flatten().flat_map(|b| b.remarks).count();
    assert_eq!(remarks("errors_20.pbn"), 5);
    assert_eq!(remarks("bridge-bots-sample.pbn"), 1);
}

#[test]
fn what_other_programs_write_is_read() {
    // The second table leaves out the deal; the passes before the first bid are left out.
    let boards = read_file("bridge-bots-shared-deals.pbn");
    let boards: Vec<_> = boards.into_iter().map(Result::unwrap).collect();
    let [first, second, ..] = boards.as_slice() else { panic!("two boards") };
    assert_eq!((first.deal, first.number()), (second.deal, second.number()));
    assert_eq!(second.tag("North"), Some("SchwartzO"));
    // Rows that begin with any seat.
    let packed = read_file("endplay-example4.pbn.gz");
    let board = packed.first().unwrap().as_ref().unwrap();
    let judgement = judge(board).unwrap();
    let winners: String = judgement.winners.iter().flatten().map(ToString::to_string).collect();
    assert_eq!((winners.as_str(), judgement.passes_left_out, judgement.tricks), ("WEEE", 1, Some(12)));
    assert_eq!(findings(&judgement), [""; 0]);
    // Latin-1, quotes and backslashes.
    let boards = read_file("correct_10.pbn");
    let board = boards.iter().flatten().find(|board| board.tag("Annotator").is_some()).unwrap();
    assert!(board.tag("North").unwrap().contains('ÿ') || board.tag("West").unwrap().contains('ÿ'));
    assert_eq!(board.tag("East"), Some(r#"\"\""\  \a"#));
    // UTF-8.
    let boards = read_file("pbn2html-all.pbn");
    assert_eq!(boards.first().unwrap().as_ref().unwrap().tag("Event"), Some("群组IMP赛 20201110 牌号 6/8"));
}
