//! `stich price`, `stich sample` and `stich weigh` as their users see them.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::{
    path::Path,
    process::{Command, Output},
};

fn stich(args: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_stich")).args(args).current_dir(root).output().unwrap()
}

fn shown(args: &[&str]) -> String {
    let Output { status, stdout, stderr } = stich(args);
    let (out, err) = (String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap());
    format!("{out}{err}exit {}\n", status.code().unwrap())
}

const TWO_PENALTY_CARDS: &str = "cases/penalty-card/pc-03-a-second-one.toml";

#[test]
fn every_option_has_its_price() {
    insta::assert_snapshot!("price", shown(&["--lang", "en", "--ascii", "price", TWO_PENALTY_CARDS]));
    insta::assert_snapshot!("price_json", shown(&["price", TWO_PENALTY_CARDS, "--json"]));
    for lang in ["de", "da", "nl", "nb"] {
        let args = ["--lang", lang, "price", TWO_PENALTY_CARDS, "--brief"];
        insta::assert_snapshot!(format!("price_{lang}"), shown(&args));
    }
}

const UNKNOWN_HANDS: &str = r#"
format = 1
game = "bridge"
title = "East leads where West should, and nobody has seen the hands of the defenders"

[board]
deal = "N:AKQ2.A2.K32.5432 - JT543.K43.A65.K6 -"
contract = "4S"
declarer = "S"

[[step]]
play = "E:D7"

[[step]]
call-director = "S"
"#;

const KNOWN_HANDS: &str = r#"
format = 1
game = "bridge"
title = "East leads a diamond where West should; the suit is worth more forbidden than led"

[board]
number = 1
deal = "N:AK3.K53.42.QT976 QJ9.QJ9.KQ97.532 652.A842.A5.KJ84 T874.T76.JT863.A"
contract = "3NT"
declarer = "S"

[[step]]
play = "E:DK"

[[step]]
call-director = "S"

[[step]]
answer = { question = "told-it-was-his-turn", with = "no" }
"#;

#[test]
fn to_forbid_may_be_worth_more_than_to_require() {
    let case = tempfile::NamedTempFile::new().unwrap();
    let priced = |text: &str| {
        std::fs::write(case.path(), text).unwrap();
        shown(&["--lang", "en", "price", "--brief", case.path().to_str().unwrap()])
    };
    let prices = priced(KNOWN_HANDS);
    for (option, tricks) in [
        ("accept the lead and stay declarer", 8),
        ("require a diamond lead from West", 8),
        ("forbid West to lead diamonds", 9),
        ("leave West’s lead free", 8),
    ] {
        let line = prices.lines().find(|line| line.contains(option)).unwrap();
        assert!(line.trim().starts_with(&format!("{tricks} tricks")), "{prices}");
    }
    // What cannot have happened so is not priced as though it had not been said.
    let impossible = priced(&KNOWN_HANDS.replace("E:DK", "E:D2"));
    assert!(impossible.contains("♦2") && impossible.ends_with("exit 1\n"), "{impossible}");
    let short = priced(&KNOWN_HANDS.replace("AK3.K53", "A3.K53"));
    assert!(short.contains("12 cards") && short.ends_with("exit 1\n"), "{short}");
}

const CLAIM: &str = r#"
format = 1
game = "bridge"
title = "South claims the rest and says nothing of the four of hearts (70C)"

[board]
deal = "N:3..2.2 ..98.3 A.A.A. 65.4.."
contract = "4H"
declarer = "S"
start = { on-lead = "S", tricks = { ns = 9, ew = 1 } }

[[step]]
claim = { by = "S", tricks = 3 }

[[step]]
object = "W"
"#;

#[test]
fn a_claim_has_its_worst_line_as_a_story() {
    let case = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(case.path(), CLAIM).unwrap();
    for lang in ["en", "de", "da", "nl", "nb"] {
        let args = ["--lang", lang, "--ascii", "price", case.path().to_str().unwrap()];
        insta::assert_snapshot!(format!("price_claim_{lang}"), shown(&args));
    }
    insta::assert_snapshot!("price_claim_json", shown(&["price", case.path().to_str().unwrap(), "--json"]));
}

/// The lead is refused, and then East plays a card that South has.
const THEN_IMPOSSIBLE: &str = r#"
[[step]]
choose = { by = "S", option = "refuse" }

[[step]]
play = "E:SA"
"#;

#[test]
fn a_step_that_cannot_have_happened_is_named() {
    let case = tempfile::NamedTempFile::new().unwrap();
    let path = case.path().to_str().unwrap();
    let priced = |text: String, lang: &str| {
        std::fs::write(case.path(), text).unwrap();
        shown(&["--lang", lang, "--ascii", "price", "--brief", path])
    };
    // Also when an earlier choice has its prices, and only that is asked for.
    for (lang, says) in [
        (
            "en",
            "error: step 5 of this case cannot have happened: SA is not in the hand of East any more, or never was\n",
        ),
        (
            "de",
            "Fehler: Schritt 5 dieses Falls kann nicht geschehen sein: PiA ist nicht oder nicht mehr in der Hand von Ost\n",
        ),
        (
            "da",
            "fejl: trin 5 i denne sag kan ikke være sket: SE er ikke eller ikke længere på hånden hos Øst\n",
        ),
        (
            "nl",
            "fout: stap 5 van dit geval kan niet gebeurd zijn: SA zit niet of niet meer in de hand van oost\n",
        ),
        (
            "nb",
            "feil: steg 5 i denne saken kan ikke ha skjedd: SE er ikke eller ikke lenger på hånden til Øst\n",
        ),
    ] {
        let text = priced(format!("{KNOWN_HANDS}{THEN_IMPOSSIBLE}"), lang);
        assert!(text.contains(says) && text.contains(" 9 ") && text.ends_with("exit 1\n"), "{text}");
    }
    let choice = KNOWN_HANDS.to_owned() + &THEN_IMPOSSIBLE.replace("refuse", "play-lowest");
    assert!(priced(choice, "en").contains("step 4 of this case cannot have happened"));
    let bids = "dealer = \"N\"\nauction = [\"Pass\", \"Pass\", \"Pass\", \"Pass\", \"1C\"]";
    let auction = KNOWN_HANDS.replace("contract = \"3NT\"\ndeclarer = \"S\"", bids);
    assert!(priced(auction, "en").contains("error: the auction of this case cannot have happened: "));
}

#[test]
fn what_cannot_be_priced_is_refused() {
    let case = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(case.path(), UNKNOWN_HANDS).unwrap();
    let path = case.path().to_str().unwrap();
    insta::assert_snapshot!("price_unknown_hands", shown(&["--lang", "en", "price", path]));
    insta::assert_snapshot!("price_unknown_hands_json", shown(&["price", path, "--json"]));
    let desk = "cases/opening-lead/ol-01-five-options-at-the-desk.toml";
    insta::assert_snapshot!("price_desk", shown(&["--lang", "en", "price", desk]));
    let little = ["--lang", "en", "price", TWO_PENALTY_CARDS, "--limit", "10"];
    insta::assert_snapshot!("price_too_much", shown(&little));
}

const DEAL: &str = "N:AKQ2.A2.K32.5432 - JT543.K43.A65.K6 -";

fn sample(more: &[&str]) -> String {
    let mut args =
        vec!["--lang", "en", "--ascii", "sample", "--deal", DEAL, "--contract", "5S", "--declarer", "S"];
    args.extend(["--number", "20"]);
    args.extend(more);
    shown(&args)
}

#[test]
fn more_than_there_is_cannot_be_asked_for() {
    for (wrong, says) in [
        (["--number", "1"], "from two to 1000000 layouts"),
        (["--number", "18446744073709551615"], "from two to 1000000 layouts"),
        (["--memory", "99999999999999"], "no computer has so much memory"),
    ] {
        let args = ["--lang", "en", "sample", "--deal", DEAL, "--contract", "5S", "--declarer", "S"];
        let text = shown(&[&args[..], &wrong].concat());
        assert!(text.contains(says) && text.ends_with("exit 2\n"), "{text}");
    }
}

#[test]
fn a_sample_is_the_same_every_time() {
    insta::assert_snapshot!("sample", sample(&["--know", "W:H=5-", "--know", "E:hcp=3-9"]));
    insta::assert_snapshot!("sample_cards", sample(&["--played", "HQ", "--cards"]));
    insta::assert_snapshot!("sample_contradiction", sample(&["--know", "W:S=6-"]));
    insta::assert_snapshot!("sample_no_fact", sample(&["--know", "W:tall=6"]));
    insta::assert_snapshot!("sample_played", sample(&["--played", "SA"]));
}

#[test]
fn a_weighted_score_says_what_it_rests_on() {
    let given = ["weigh", "-o", "4SN=@60", "-o", "4SN-1@40", "--vulnerable", "ns", "--against", "4SN="];
    for lang in ["en", "de", "da", "nl", "nb"] {
        let mut args = vec!["--lang", lang, "--ascii"];
        args.extend(given);
        args.extend(["--field", "620,620,-100,140"]);
        insta::assert_snapshot!(format!("weigh_{lang}"), shown(&args));
    }
    let mut args = given.to_vec();
    args.push("--json");
    insta::assert_snapshot!("weigh_json", shown(&args));
    insta::assert_snapshot!("weigh_wrong", shown(&["--lang", "en", "weigh", "-o", "4SN="]));
}

/// Percent come to a hundred, and no board is worth what no contract scores.
#[test]
fn weights_are_percent_of_what_can_happen() {
    let weigh = |outcomes: &[&str]| {
        let outcomes = outcomes.iter().flat_map(|outcome| ["-o", outcome]);
        shown(&["--lang", "en", "--ascii", "weigh"].into_iter().chain(outcomes).collect::<Vec<_>>())
    };
    for (outcomes, says) in [
        (&["4SN=@60", "4SN-1@30"][..], "the weights come to 90.0%; they are percent and must come to 100"),
        (&["4SN=@60", "4SN-1@50"], "the weights come to 110.0%"),
        (&["4SN=@0.6", "4SN-1@0.4"], "the weights come to 1.0%"),
        (&["4SN=@33", "4SN-1@33", "pass@33"], "the weights come to 99.0%"),
        (&["423@100"], "423@100: no contract scores that at this vulnerability"),
        // Nobody is vulnerable.
        (&["620@50", "-50@50"], "620@50: no contract"),
    ] {
        let text = weigh(outcomes);
        assert!(text.contains(says) && text.ends_with("exit 2\n"), "{outcomes:?}: {text}");
    }
    for outcomes in [
        &["420@60%", "-50@40%"][..],
        &["pass@10", "0@90"],
        &["-420@100"],
        // A third can be written so far only.
        &["4SN=@33.3", "4SN-1@33.3", "pass@33.3"],
    ] {
        let text = weigh(outcomes);
        assert!(text.ends_with("exit 0\n"), "{outcomes:?}: {text}");
    }
    let help = shown(&["--lang", "en", "weigh", "--help"]).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("An outcome with its weight in percent"), "{help}");
}

/// What may be written of a hand is shown by examples, in the help and where something else was written.
#[test]
fn what_is_known_of_a_hand_is_written_as_in_the_examples() {
    for lang in ["en", "de", "da", "nl", "nb"] {
        let one_line = |text: String| text.split_whitespace().collect::<Vec<_>>().join(" ");
        let help = one_line(shown(&["--lang", lang, "sample", "--help"]));
        let error = one_line(shown(&[
            "--lang",
            lang,
            "sample",
            "--deal",
            DEAL,
            "--contract",
            "5S",
            "--declarer",
            "S",
            "--know",
            "E:hcp12",
        ]));
        for example in ["E:hcp=12-14", "E:hcp=12", "W:S=5-", "N:D=-3"] {
            assert!(help.contains(example) && error.contains(example), "{lang} {example}: {help}\n{error}");
        }
    }
    for example in ["E:hcp=12-14", "E:hcp=12", "W:S=-5", "W:D=2-"] {
        assert!(sample(&["--know", example]).ends_with("exit 0\n"), "{example}");
    }
}

#[test]
fn a_sample_can_be_weighed() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let Output { stdout, .. } =
        stich(&["sample", "--deal", DEAL, "--contract", "5S", "--declarer", "S", "--number", "20", "--json"]);
    std::fs::write(file.path(), stdout).unwrap();
    let path = file.path().to_str().unwrap();
    insta::assert_snapshot!("weigh_sample", shown(&["--lang", "en", "--ascii", "weigh", "--sample", path]));
}
