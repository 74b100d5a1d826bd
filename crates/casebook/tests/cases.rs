//! The whole case book.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{
    fs,
    path::{Path, PathBuf},
};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn every_case_comes_true() {
    let all = casebook::files(&root().join("cases")).unwrap();
    assert!(all.len() >= 700, "the case book has only {} cases", all.len());
    let mut wrong = Vec::new();
    for file in &all {
        let text = fs::read_to_string(file).unwrap();
        match casebook::parse(&text).and_then(|case| casebook::run(&case)) {
            Ok(outcome) if outcome.failures.is_empty() => {}
            Ok(outcome) => wrong.push(format!("{}: {:?}", file.display(), outcome.failures)),
            Err(error) => wrong.push(format!("{}: {error}", file.display())),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_case_that_is_wrong_fails() {
    let case = |turn: &str| {
        format!(
            "format = 1\ngame = \"bridge\"\ntitle = \"t\"\n[board]\ncontract = \"1NT\"\ndeclarer = \"S\"\n\
             [[step]]\nplay = \"W:D7\"\nexpect.turn = \"{turn}\"\n"
        )
    };
    let failures = |turn| casebook::run(&casebook::parse(&case(turn)).unwrap()).unwrap().failures;
    assert_eq!(failures("N"), []);
    let wrong = failures("E");
    assert_eq!(wrong.len(), 1);
    assert_eq!(
        (wrong[0].key.as_str(), wrong[0].expected.to_string(), wrong[0].got.to_string()),
        ("turn", "E".to_owned(), "N".to_owned())
    );
}

/// What is offered is there: a clause cannot be in a ruling and absent from it, while somebody still has to choose.
#[test]
fn what_an_open_choice_rests_on_is_not_absent() {
    let keys = |expect: &str| {
        let case = format!(
            "format = 1\ngame = \"bridge\"\ntitle = \"t\"\n[ruling]\ntopic = \"insufficient-bid\"\n\
             facts = {{ offender = \"S\", last-bid = \"1S\", call = \"1H\", called-since = \"no\" }}\n[expect]\n{expect}\n"
        );
        let failures = casebook::run(&casebook::parse(&case).unwrap()).unwrap().failures;
        failures.into_iter().map(|failure| failure.key).collect::<Vec<_>>()
    };
    assert!(keys("laws = [\"27A1\"]").is_empty());
    assert_eq!(keys("laws = [\"27A1\"]\nabsent.laws = [\"27A1\"]"), ["absent laws"]);
}

#[test]
fn what_is_no_case_is_named() {
    let error =
        |text: &str| casebook::parse(text).and_then(|case| casebook::run(&case)).unwrap_err().to_string();
    let begin = "format = 1\ngame = \"bridge\"\ntitle = \"t\"\n";
    assert_eq!(
        error("format = 2\ngame = \"bridge\"\ntitle = \"t\""),
        "format 2; this version reads format 1"
    );
    assert!(error(&format!("{begin}[bord]\n")).contains("unknown field `bord`"));
    assert!(error(&format!("{begin}[board]\ndeal = \"N:A\"\n")).contains("four"));
    assert!(
        error(&format!("{begin}[board]\n[[step]]\nplay = \"7D\"\n"))
            .contains("step 1: `7D` is not a seat with its card")
    );
    assert!(
        error(&format!("{begin}[board]\n[[step]]\nplay = \"W:D7\"\nwithdraw = \"W:D7\"\n"))
            .contains("more than one thing")
    );
    assert!(
        error(&format!(
            "{begin}[board]\n[[step]]\nanswer = {{ question = \"meant-at\", with = \"lead\" }}\n"
        ))
        .contains("step 1: `meant-at` is not a question: `told-it-was-his-turn`")
    );
    assert!(
        error(&format!("{begin}[ruling]\ntopic = \"revoke\"\nfacts = {{ ofender = \"E\" }}\n"))
            .contains("[ruling] facts: `ofender` is not a question: ")
    );
    // Each call has its own explanation and agreement: what was asked of one is not what is named.
    let explained = "misled = \"ew\", explained-call = \"2D\", explained = \"natural\", agreed = \"artificial:H5\", \
                     noticed = \"before-lead-faced\", who-noticed = \"themselves\", may-still-change = \"no\"";
    let of_book = |facts: &str| format!("{begin}[ruling]\ntopic = \"explanation\"\nfacts = {{ {facts} }}\n");
    assert!(
        error(&of_book(&format!("{explained}, explainers-declare = \"yes\"")))
            .contains("`explainers-declare` is not asked for here: ")
    );
}
