//! `stich laws` as its users meet it: the clauses, how they are looked up, and what differs between the codes.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod ran;

use ran::{exit, run, stich, with};

const LANGUAGES: [&str; 5] = ["en", "de", "da", "nl", "nb"];

#[test]
fn laws() {
    // Which cases reach a clause changes with the case book: an empty folder has none.
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("no-cases");
    let args = ["--lang", "en", "laws", "50D2", "--cases", nowhere.to_str().unwrap()];
    insta::assert_snapshot!("laws_50d2", run(&args));
    insta::assert_snapshot!("laws_diff", run(&["--lang", "en", "laws", "--diff", "2007", "2017"]));
}

#[test]
fn laws_of_doppelkopf() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("no-cases");
    let laws = |args: &[&str]| {
        let start = ["--lang", "de", "laws", "--game", "doppelkopf", "--cases", nowhere.to_str().unwrap()];
        run(&with(&start, args))
    };
    insta::assert_snapshot!("laws_doko_list", laws(&[]));
    insta::assert_snapshot!("laws_doko_s2_2", laws(&["S2.2"]));
    insta::assert_snapshot!("laws_doko_tsr", laws(&["4.1", "--rules", "tsr"]));
    insta::assert_snapshot!("laws_doko_point", laws(&["A4"]));
    insta::assert_snapshot!("laws_doko_unknown", laws(&["S99"]));
    // The TSR leave nothing open that only the sheet leaves open.
    assert!(laws(&["A6", "--rules", "tsr"]).starts_with("[exit 2]"));
    assert!(laws(&["B5", "--rules", "tsr"]).starts_with("[exit 0]"));
}

/// What belongs to one game is refused in the other.
#[test]
fn laws_of_the_other_game() {
    assert_eq!(exit(&["laws", "--game", "doppelkopf", "--edition", "2017"]), 2);
    assert_eq!(exit(&["laws", "--game", "doppelkopf", "--diff", "2007", "2017"]), 2);
    assert_eq!(exit(&["laws", "--game", "doppelkopf", "--rules", "pagat"]), 2);
    assert_eq!(exit(&["laws", "--game", "doppelkopf", "54D"]), 2);
    assert_eq!(exit(&["laws", "--rules", "tsr"]), 2);
    insta::assert_snapshot!("laws_other_game", run(&["--lang", "en", "laws", "--rules", "tsr"]));
}

/// The cases of the case book that reach a clause are named with it.
#[test]
fn laws_name_their_cases() {
    let text = run(&["--lang", "en", "laws", "50D2"]);
    assert!(text.contains("cases/opening-lead/ol-05-require.toml"), "{text}");
    let text = run(&["--lang", "en", "laws", "--game", "doppelkopf", "S2.2"]);
    assert!(text.contains("cases/doppelkopf/round/the-first-solo-is-the-pflichtsolo.toml"), "{text}");
}

/// 65D was not read in the law itself: the slip says so, and `stich laws` at more length.
#[test]
fn a_clause_whose_text_was_not_at_hand_says_so() {
    let slip = |lang: &str| {
        let mut args = vec!["--lang", lang, "desk", "score"];
        for fact in [
            "what-is-wrong=tricks-disputed",
            "claim-or-concession=no",
            "quitted-tricks=north-south-mixed",
            "round-over=no",
        ] {
            args.extend(["--fact", fact]);
        }
        run(&args)
    };
    for (lang, mark) in [
        ("en", "(text not compared)"),
        ("de", "(Wortlaut nicht verglichen)"),
        ("da", "(ordlyd ikke sammenlignet)"),
        ("nl", "(tekst niet vergeleken)"),
        ("nb", "(ordlyd ikke sammenlignet)"),
    ] {
        let slip = slip(lang);
        let marked: Vec<&str> = slip.lines().filter(|line| line.ends_with(mark)).collect();
        assert!(marked.len() == 1 && marked.iter().all(|line| line.contains("65")), "{slip}");
    }
    let explained = run(&["--lang", "en", "laws", "65D"]);
    assert!(explained.contains("without the text of the law itself at hand"), "{explained}");
    let explained = run(&["--lang", "en", "laws", "66D"]);
    assert!(!explained.contains("at hand"), "{explained}");
}

/// A language says of the other code what differs, and nothing where nothing does.
#[test]
fn what_differs_is_said_in_every_language() {
    for lang in ["en", "de", "da", "nl", "nb"] {
        let shown = run(&["--lang", lang, "laws", "--diff", "2007", "2017"]);
        for clause in ["9A", "20F4", "26A", "42A", "53A", "54C", "62D2", "64B3", "64B7", "65B3", "70E"] {
            let at = shown.find(&format!("\n{clause:<7}")).unwrap_or_else(|| panic!("{lang}: no {clause}"));
            // Its own lines are set in; the next clause is not.
            let own: Vec<&str> =
                shown[at + 1..].lines().skip(1).take_while(|line| line.starts_with(' ')).collect();
            assert!(own.iter().any(|line| line.contains("2007")), "{lang} {clause}: {own:?}");
        }
        assert!(!shown.contains("\n44C"), "{lang}: 44C is the same in both");
    }
}

/// As it is said, cited or looked up elsewhere: with a word before it, in small letters, with blanks and dots.
#[test]
fn a_clause_is_found_however_its_number_is_typed() {
    let heading = |args: &[&str]| {
        let laws = ["--lang", "de", "laws", "--cases", "no-cases"];
        run(&with(&laws, args)).lines().nth(1).unwrap_or_default().to_owned()
    };
    let expected = heading(&["50D2"]);
    assert!(expected.starts_with("§ 50 D 2 TBR  Der Partner"), "{expected}");
    for typed in ["50d2", "50 D 2", "§ 50 D 2", "Art. 50 D2", "50.D.2", "§ 50 D 2 TBR", "law 50d2"] {
        assert_eq!(heading(&[typed]), expected, "{typed}");
    }
    let doko = ["--game", "doppelkopf"];
    let expected = heading(&with(&doko, &["S2.2"]));
    assert!(expected.starts_with("Regel S2.2  "), "{expected}");
    for typed in ["s2.2", "S 2.2", "Regel S2.2", "tsr 4.3.1", "§ 4.3.1"] {
        assert_eq!(heading(&with(&doko, &[typed])), expected, "{typed}");
    }
    assert_eq!(heading(&with(&doko, &["7.2.2A"])), heading(&with(&doko, &["7.2.2 a"])));
    assert_eq!(heading(&["dp 7"]), heading(&["DP7"]));
    // What is not there is named as it was typed.
    let said = run(&["--lang", "en", "laws", "§ 99 Z"]);
    assert!(
        said.starts_with("[exit 2]") && said.contains("There is no clause § 99 Z in this edition."),
        "{said}"
    );
}

/// On a narrow screen nothing is broken within a word.
#[test]
fn a_narrow_screen_breaks_headings_between_words() {
    for lang in LANGUAGES {
        for args in [
            &["50D2"][..],
            &["54D"],
            &["DP7"],
            &["A6", "--game", "doppelkopf"],
            &["--diff", "2007", "2017"],
            &[],
        ] {
            let laws = with(&["--lang", lang, "laws", "--cases", "no-cases"], args);
            let output = stich(&laws).env("COLUMNS", "40").output().unwrap();
            assert!(output.status.success());
            for line in String::from_utf8(output.stdout).unwrap().lines() {
                assert!(line.chars().count() <= 40, "{lang} {args:?}: {line}");
            }
        }
    }
}
