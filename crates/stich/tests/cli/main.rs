//! The program as its users meet it: what it prints, and how it ends.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod check;
mod desk;
#[path = "../ran/mod.rs"]
mod ran;

use std::{fs, process::Stdio};

use ran::{exit, run, shown, stich, typed, with};

const LANGUAGES: [&str; 5] = ["en", "de", "da", "nl", "nb"];

/// East has led ♦7 face up where West should have; nobody had told him to.
const OPENING_LEAD: [&str; 14] = [
    "desk",
    "opening-lead-out-of-turn",
    "--fact",
    "declarer=S",
    "--fact",
    "leader=E",
    "--fact",
    "face=up",
    "--fact",
    "card=D7",
    "--fact",
    "told-it-was-his-turn=no",
    "--fact",
    "could-declarer-see-dummy=no",
];

/// A claim is disputed: what becomes of it the director must weigh.
const INCITED: [&str; 10] = [
    "desk",
    "talking",
    "--game",
    "doppelkopf",
    "--fact",
    "act=incited",
    "--fact",
    "table=4",
    "--fact",
    "offender=3",
];

#[test]
fn opening_lead_in_every_language() {
    for lang in LANGUAGES {
        let args = with(&["--lang", lang], &OPENING_LEAD);
        insta::assert_snapshot!(format!("opening_lead_{lang}"), run(&args));
    }
}

#[test]
fn to_the_end_in_every_language() {
    for lang in LANGUAGES {
        let args = with(&["--lang", lang, "--ascii"], &OPENING_LEAD);
        let args = with(&args, &["--choose", "refuse/forbid-lead:D"]);
        insta::assert_snapshot!(format!("to_the_end_{lang}"), run(&args));
    }
}

#[test]
fn insufficient_bid_in_every_language() {
    let told = [
        "desk",
        "insufficient-bid",
        "--fact",
        "offender=S",
        "--fact",
        "last-bid=1S",
        "--fact",
        "call=1H",
        "--fact",
        "called-since=no",
        "--ascii",
    ];
    let all = LANGUAGES.map(|lang| {
        let args = with(&["--lang", lang], &told);
        format!("{}\n{}", run(&args), run(&with(&args, &["--choose", "refuse"])))
    });
    insta::assert_snapshot!("insufficient_bid", all.join("\n"));
}

#[test]
fn left_to_the_director() {
    insta::assert_snapshot!("incited", run(&with(&["--lang", "en"], &INCITED)));
}

/// The director finds, one after the other: what was said, that a trump may have been forgotten, and that a player of
/// this class could lead it.
#[test]
fn a_contested_claim_is_weighed() {
    let claim = [
        "--lang",
        "en",
        "desk",
        "claim",
        "--fact",
        "about-claim=disputed",
        "--fact",
        "all-play-on=no",
        "--fact",
        "revoke-open=no",
        "--fact",
        "declares=S",
        "--fact",
        "claimant=S",
        "--fact",
        "duties-lie=no",
        "--fact",
        "trumps=S",
        "--fact",
        "on-lead=S",
        "--fact",
        "on-table=no-more",
        "--fact",
        "hands=N D2 C2 C3 / E H2 H3 H4 / S SJ DA DK / W SQ CA CK",
        "--fact",
        "shown-out=no-more",
        "--fact",
        "tricks-claimed=3",
        "--fact",
        "statement=nothing-said",
        "--fact",
        "why-statement=“The rest.”",
        "--fact",
        "unaware-of-trump=yes",
        "--fact",
        "why-unaware-of-trump=two rounds drawn, not counted",
    ];
    assert!(run(&claim).contains("Could a player of this class"), "{}", run(&claim));
    let found = [&claim[..], &["--fact", "could-begin-with-any-suit=yes"]].concat();
    assert!(run(&found).contains("needs its grounds"), "{}", run(&found));
    let because = [&found[..], &["--fact", "why-could-begin-with-any-suit=a club player"]].concat();
    insta::assert_snapshot!("contested_claim", run(&because));
}

#[test]
fn as_json() {
    let args = with(&["--lang", "en"], &OPENING_LEAD);
    insta::assert_snapshot!("json_election", run(&with(&args, &["--json"])));
    insta::assert_snapshot!(
        "json_ruled",
        run(&with(&args, &["--json", "--choose", "refuse/require-lead:D"]))
    );
}

#[test]
fn json_has_its_keys() {
    let args = with(&with(&["--lang", "en"], &OPENING_LEAD), &["--json", "--choose", "refuse/lead-free"]);
    let output = stich(&args).output().unwrap();
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    assert_eq!(
        keys,
        [
            "adjust",
            "authorised",
            "debated",
            "declarer",
            "facts",
            "happened",
            "irregularity",
            "laws",
            "penalty-cards",
            "reminders",
            "restrictions",
            "say",
            "status",
            "topic",
            "turn",
            "unauthorised",
            "weigh",
        ]
    );
    assert_eq!(value.get("status").unwrap(), "ruled");
    assert_eq!(value.get("penalty-cards").unwrap(), &serde_json::json!(["E:D7 major"]));
}

#[test]
fn how_it_ends() {
    assert_eq!(exit(&OPENING_LEAD), 0);
    assert_eq!(exit(&["desk", "no-such-topic"]), 2);
    assert_eq!(exit(&["--lang", "xx", "laws"]), 2);
    assert_eq!(exit(&["laws", "999"]), 2);
    assert_eq!(exit(&["no-such-command"]), 2);
    assert_eq!(exit(&["desk", "opening-lead-out-of-turn", "--fact", "declarer=S"]), 3);
    assert_eq!(exit(&["check", "no-such-file.toml"]), 1);
    assert_eq!(exit(&INCITED), 4);
    // Whoever quits knows that nothing was ruled. Where the lines have run out, facts are missing.
    let ends = |lines: &str| typed(&["--lang", "en", "desk"], lines).lines().next().map(str::to_owned);
    for (lines, expected) in [("", 3), ("1\n1\n", 3), ("q\n", 0), ("1\n1\nq\n", 0)] {
        assert_eq!(ends(lines), Some(format!("[exit {expected}]")), "{lines:?}");
    }
}

/// As POSIX has it: the first that is set decides, and what is asked for at the command line before all of them.
#[test]
fn the_language_of_the_user() {
    let said = |set: &[(&str, &str)], more: &[&str]| {
        let mut command = stich(&with(&["laws", "999"], more));
        for name in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"] {
            command.env_remove(name);
        }
        String::from_utf8(command.envs(set.iter().copied()).output().unwrap().stderr).unwrap()
    };
    let all = [("LC_ALL", "nl_NL.UTF-8"), ("LC_MESSAGES", "da_DK.UTF-8"), ("LANG", "de_DE.UTF-8")];
    for (set, more, expected) in [
        (&all[..], &["--lang", "nb"][..], "Det finnes"),
        (&all, &[], "Er is geen"),
        (&all[1..], &[], "Der er ingen"),
        (&all[2..], &[], "Einen Paragrafen"),
        (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8")], &[], "There is no"),
        (&[("LC_ALL", ""), ("LANG", "de_DE.UTF-8")], &[], "Einen Paragrafen"),
    ] {
        let said = said(set, more);
        assert!(said.contains(expected), "{set:?}: {said}");
    }
}

#[test]
fn used_wrongly() {
    insta::assert_snapshot!(
        "fact_missing",
        run(&["--lang", "en", "desk", "opening-lead-out-of-turn", "--fact", "declarer=S"])
    );
    insta::assert_snapshot!("unknown_topic", run(&["--lang", "en", "desk", "no-such-topic"]));
    insta::assert_snapshot!("unknown_language", run(&["--lang", "xx", "laws"]));
    let args = with(&["--lang", "en"], &OPENING_LEAD);
    insta::assert_snapshot!("not_offered", run(&with(&args, &["--choose", "play-highest"])));
    insta::assert_snapshot!("unknown_fact", run(&with(&args, &["--fact", "weather=fine"])));
}

/// What clap has to say is said in the language too, and the rule is named, not the type of a number.
#[test]
fn usage_in_every_language() {
    let wrong: [&[&str]; 9] = [
        &["bogus"],
        &["laws", "--covrage"],
        &["doko", "score", "--re", "1,3", "--augen", "258"],
        &["doko", "score", "--augen", "120"],
        &["chart", "claim", "--format", "poem"],
        &["laws", "--diff", "2007"],
        &["check"],
        &["tournament", "show", "My Club", "--round", "one"],
        &["tournament", "draw", "hall", "--all", "--round", "2"],
    ];
    let all = LANGUAGES.map(|lang| {
        let said = wrong.map(|args| run(&with(&["--lang", lang], args)));
        format!("{}\n{}", said.join("\n"), run(&["--lang", lang, "doko", "score", "--help"]))
    });
    insta::assert_snapshot!("usage", all.join("\n"));
    let help = run(&["--lang", "nl", "desk", "--help"]);
    assert_eq!(run(&["--lang=nl", "desk", "-h"]), help);
    assert!(
        run(&["--lang=nl", "help", "desk"]).contains("Vraagt wat er is gebeurd, en beslist\n\nGebruik: ")
    );
    assert_eq!(exit(&["--version"]), 0);
    assert_eq!(exit(&["doko"]), 2);
}

/// A folder instead of a file, an answer with a letter of the language, no topic: in the language.
#[test]
fn errors_in_the_language() {
    let folder = env!("CARGO_MANIFEST_DIR");
    assert!(run(&["--lang", "nl", "price", folder]).contains("niet te lezen: dit is een map, geen bestand"));
    assert!(run(&["--lang", "nb", "desk", "--fact", "x=y"]).contains("Nevn et emne først"));
    let seat = ["desk", "opening-lead-out-of-turn", "--fact", "declarer=Q"];
    assert!(run(&with(&["--lang", "nl"], &seat)).contains("mogelijk zijn Z, W, N, O\n"));
    assert!(run(&with(&["--lang", "en"], &seat)).contains("possible are S, W, N, E\n"));
    let said = run(&["--lang", "nl", "chart", "insufficient-bid"]);
    assert!(said.contains("├─ niets"), "{said}");
}

/// Every topic of the law book has its chart, in every language, and each way ends with something said.
#[test]
fn charts_of_the_book() {
    for topic in bridge_book::Topic::ALL {
        for lang in LANGUAGES {
            let chart = run(&["--lang", lang, "chart", topic.id()]);
            assert!(chart.lines().count() > 3 && chart.contains('['), "{lang} {}: {chart}", topic.id());
        }
    }
    // A claim: what was said, and each play that the director finds normal or not.
    let claim = run(&["--lang", "en", "chart", "claim"]);
    for said in ["draw trumps", "Is it at all likely that the claimer did not know of the trump", "[68D, 70"]
    {
        assert!(claim.contains(said), "{said}: {claim}");
    }
}

#[test]
fn charts() {
    for format in ["text", "mermaid", "svg"] {
        let args = ["--lang", "en", "chart", "opening-lead-out-of-turn", "--format", format];
        insta::assert_snapshot!(format!("chart_{format}"), run(&args));
    }
}

#[test]
fn colour_only_where_it_is_wanted() {
    let coloured = |name: &str, value: &str| {
        let mut command = stich(&["--lang", "en", "laws", "--diff", "2007", "2017"]);
        command.env(name, value).output().unwrap().stdout.contains(&0x1b)
    };
    assert!(!coloured("NO_COLOR", "1"), "NO_COLOR");
    assert!(!coloured("TERM", "dumb"), "into a file");
    assert!(coloured("CLICOLOR_FORCE", "1"), "CLICOLOR_FORCE");
    let mut both = stich(&["--lang", "en", "laws", "--diff", "2007", "2017"]);
    both.env("CLICOLOR_FORCE", "1").env("NO_COLOR", "1");
    assert!(!both.output().unwrap().stdout.contains(&0x1b), "NO_COLOR is stronger");
}

#[test]
fn ascii_has_no_symbols() {
    for args in [&OPENING_LEAD[..], &["chart", "opening-lead-out-of-turn"]] {
        let text = run(&with(&["--lang", "en", "--ascii"], args));
        for symbol in ['♣', '♦', '♥', '♠', '├', '└', '│', '→', '•'] {
            assert!(!text.contains(symbol), "{symbol} in\n{text}");
        }
    }
    insta::assert_snapshot!(
        "chart_ascii",
        run(&["--lang", "en", "--ascii", "chart", "opening-lead-out-of-turn"])
    );
}

/// Nobody answers and nothing is told: that is no ruling.
#[test]
fn a_desk_without_anybody_wants_a_topic() {
    let said = run(&["--lang", "en", "desk"]);
    assert!(said.starts_with("[exit 2]\n[errors]\nerror: Name a topic first; the topics are "), "{said}");
}

/// What the system says of a file, it says in its own language.
#[test]
fn what_the_system_refuses_is_said_in_the_language() {
    let file = tempfile::NamedTempFile::new().unwrap();
    let path = file.path().to_str().unwrap();
    for (lang, expected) in [
        ("en", "cannot be written: this is a file, not a folder"),
        ("de", "nicht beschreibbar: das ist eine Datei, kein Ordner"),
        ("da", "kan ikke skrives: det er en fil, ikke en mappe"),
        ("nl", "niet te schrijven: dit is een bestand, geen map"),
        ("nb", "kan ikke skrives: dette er en fil, ikke en mappe"),
    ] {
        let said = run(&["--lang", lang, "man", path]);
        assert!(said.starts_with("[exit 1]") && said.contains(expected), "{said}");
    }
    let Ok(full) = fs::OpenOptions::new().write(true).open("/dev/full") else { return };
    for args in [&["laws"][..], &["schema"], &["completions", "bash"]] {
        let output = stich(&[&["--lang", "de"], args].concat()).stdout(full.try_clone().unwrap()).output();
        let said = shown(&output.unwrap());
        let expected = "Fehler: die Antwort lässt sich nicht schreiben: der Datenträger ist voll";
        assert!(said.contains(expected), "{args:?}: {said}");
    }
}

/// `stich completions bash | head`: whoever reads no further is not told of an error.
#[test]
fn a_reader_that_goes_away_is_no_error() {
    for args in [&["completions", "bash"][..], &["laws"], &["schema"]] {
        let mut child = stich(args).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(shown(&output), "[exit 0]\n", "{args:?}");
    }
}

#[test]
fn terms() {
    for (lang, word) in [("de", "Strafkarte (f)"), ("da", "strafkort (n)"), ("nl", "strafkaart (c)")] {
        let shown = run(&["--lang", lang, "terms"]);
        assert!(shown.contains(word), "{shown}");
    }
    let output = stich(&["--lang", "nb", "terms", "--json"]).output().unwrap();
    let terms: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let terms = terms.as_array().unwrap();
    let revoke = terms.iter().find(|term| term["id"] == "revoke").unwrap();
    assert_eq!((&revoke["word"], &revoke["source"]), (&"revoke".into(), &"61".into()));
    assert!(revoke["never"].as_array().unwrap().contains(&"fargesvik".into()));
}
