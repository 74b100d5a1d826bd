//! The program as its users meet it: what it prints, and how it ends.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

mod ran;

use std::{fs, path::Path, process::Stdio};

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

const CASE: &str = r#"format = 1
game   = "bridge"
title  = "Declarer refuses, and this expects the wrong player to choose"
source = "made for this test"
laws   = ["54D"]

[board]
dealer     = "S"
vulnerable = "none"
deal       = "N:863.T85.876.Q763 QJ92.AJ9.532.T54 KT5.KQ42.QJT.KJ9 A74.763.AK94.A82"
contract   = "3NT"
declarer   = "S"

[[step]]
play = ["E:SQ"]

[[step]]
call-director = "S"
expect.election = { by = ["N"], options = ["accept", "accept-as-dummy", "refuse"] }
"#;

/// Checks one case written into a folder of its own, whose name is left out of what is shown.
fn checked(folder: &Path, name: &str, text: &str, more: &[&str]) -> String {
    let file = folder.join(name);
    fs::write(&file, text).unwrap();
    let args = with(&["--lang", "en", "check", file.to_str().unwrap()], more);
    run(&args).replace(folder.to_str().unwrap(), "[folder]")
}

#[test]
fn check_says_what_failed() {
    let folder = tempfile::tempdir().unwrap();
    insta::assert_snapshot!("check_failing", checked(folder.path(), "failing.toml", CASE, &[]));
    insta::assert_snapshot!("check_failing_json", checked(folder.path(), "failing.toml", CASE, &["--json"]));
    let right = CASE.replace(r#"by = ["N"]"#, r#"by = ["S"]"#);
    insta::assert_snapshot!("check_passing", checked(folder.path(), "passing.toml", &right, &[]));
    let unreadable = CASE.replace("SQ", "1Q");
    insta::assert_snapshot!("check_unreadable", checked(folder.path(), "unreadable.toml", &unreadable, &[]));
}

/// Each form of a case of Doppelkopf, with something wrong in it.
const DOPPELKOPF: &str = r#"
format = 1
game   = "doppelkopf"
title  = "Everything is wrong here"

[[score]]
re    = [1, 3]
augen = { re = 150 }
calls = { re = "keine90" }
expect.winner = "re"

[[trick]]
cards = ["HT", "HT", "CQ", "CQ"]
expect.winner = 2

[[announce]]
says  = "ansage"
cards = 10

[[split]]
players = 11
expect.fours = 3

[table]
hands = { 3 = "HT HT CQ CQ CJ CJ CA CA SA SA HA HA" }

[[step]]
reserve = ["2:gesund", "3:vorbehalt"]
expect.turn = 1

[round]

[[deal]]
played  = "solo"
soloist = 3
expect.next-dealer = 2

[ruling]
topic = "revoke"
facts = { offender = 2 }

[expect]
offence = "unerheblich"
"#;

#[test]
fn check_says_what_failed_in_doppelkopf() {
    let folder = tempfile::tempdir().unwrap();
    let shown = checked(folder.path(), "failing.toml", DOPPELKOPF, &[]);
    insta::assert_snapshot!("check_failing_doppelkopf", shown);
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

/// A card is an example, and of two answers one is wrong.
#[test]
fn a_fact_is_told_once_and_as_expected() {
    let lead = ["--lang", "en", "desk", "opening-lead-out-of-turn", "--fact", "declarer=S", "--fact"];
    let said = run(&with(&lead, &["leader=E", "--fact", "face=up", "--fact", "card=D17"]));
    assert!(said.contains("“D17” is not an answer to card; something like D7 is expected"), "{said}");
    let said = run(&with(&lead, &["declarer=N", "--fact", "leader=E"]));
    let expected = "declarer was told more than once, and differently: declarer=S, declarer=N. Tell it once.";
    assert!(said.starts_with("[exit 2]") && said.contains(expected), "{said}");
    let said = run(&with(&lead, &["declarer=S", "--fact", "leader=E"]));
    assert!(said.starts_with("[exit 3]"), "{said}");
    let more = ["card=D7", "--fact", "told-it-was-his-turn=no", "--fact", "could-declarer-see-dummy=no"];
    let up = with(&lead, &["declarer=S", "--fact", "leader=E", "--fact", "face=up", "--fact"]);
    let said = run(&with(&up, &more));
    assert!(said.starts_with("[exit 0]") && !said.contains("left aside"), "{said}");
}

/// The opening lead (1), declarer South (1), then back (b) and West (2) instead, then quit (q).
#[test]
fn conversation_with_back_and_quit() {
    insta::assert_snapshot!("conversation", typed(&["--lang", "en", "desk"], "1\n1\nb\n2\nq\n"));
}

#[test]
fn what_is_not_an_answer_is_told_as_such_with_how_to_type_it() {
    for (lang, expected) in [
        ("en", "“zz” is not an answer to this question. For example: SQ D7"),
        ("de", "„zz“ ist keine Antwort auf diese Frage. Mit englischen Buchstaben: SQ D7"),
    ] {
        // A claim that is not agreed to, by North against East; a penalty card lies there.
        let shown = typed(&["--lang", lang, "desk"], "6\n1\n2\n2\n2\n1\n1\nzz\nH9\n");
        assert!(shown.contains(expected), "{shown}");
    }
}

#[test]
fn conversation_whose_input_ends() {
    insta::assert_snapshot!("conversation_ends", typed(&["--lang", "en", "desk"], "nonsense\n"));
}

/// East led at West's turn; West led too, which was then told otherwise; South played. In the cards of the language.
#[test]
fn a_story_is_told_at_the_terminal_as_it_happened() {
    let told = typed(&["--lang", "de", "desk"], "2\n1\n1\n1\nK7\n3\nP5\nz\n2\nK4\n1\n1\n");
    for line in
        ["West hat ausgespielt", "Zurückgenommen: West hat ♠5 ausgespielt", "Süd hat eine Karte gespielt"]
    {
        assert!(told.contains(line), "{line}: {told}");
    }
    assert!(told.contains("§ 53 A TBR"), "{told}");
    // Something else: South shows a card, then what cannot have happened is asked again.
    let told = typed(&["--lang", "en", "desk"], "2\n1\n1\n1\nD7\n6\n4\n3\nC2\n1\n");
    assert!(told.contains("That cannot have happened: no card of this player lies on the table"), "{told}");
}

#[test]
fn a_story_is_told_in_one_line() {
    let lead = ["--lang", "en", "desk", "lead-out-of-turn", "--fact", "declarer=S", "--fact", "leader=E"];
    let more = ["--fact", "turn=W", "--fact", "card=D7", "--fact", "told-it-was-his-turn=no"];
    let told = |then: &[&str]| run(&[&lead[..], &more, then].concat());
    assert!(told(&["--then", "play:S:D4"]).contains("Law 53A"));
    assert!(told(&["--then", "play:S:D4", "--then", "withdraw:W:C5"]).contains("That cannot have happened"));
    assert!(told(&["--then", "eat:S:D4"]).contains("eat:S:D4"));
    // What nobody has asked for is no part of the story.
    let claim =
        ["--lang", "en", "desk", "claim", "--fact", "about-claim=only-this-trick", "--then", "play:S:D4"];
    assert!(run(&claim).contains("play:S:D4"), "{}", run(&claim));
}

/// What was told for nothing is named; what can be told is, and nobody puts the same card down twice.
#[test]
fn what_is_told_is_used_or_named() {
    let exposed = ["--lang", "en", "desk", "card-exposed", "--fact", "declarer=S", "--fact", "offender=E"];
    let accident = with(&with(&exposed, &["--fact", "card=HQ"]), &["--fact", "meant-as=accident"]);
    let said = run(&with(&accident, &["--fact", "holds-suit=yes"]));
    assert!(said.contains("Not asked here, and left aside: holds-suit=yes"), "{said}");
    assert!(!run(&accident).contains("Not asked here"));
    let said = run(&with(&accident, &["--then", "jump:S:D8"]));
    assert!(said.contains("withdraw") && said.contains("that-was-all"), "{said}");
    let two = ["--lang", "en", "desk", "two-penalty-cards", "--fact", "declarer=S", "--fact", "offender=E"];
    let said = run(&with(&two, &["--fact", "card=HQ", "--fact", "other-penalty-card=HQ"]));
    assert!(said.contains("♥Q has been named already"), "{said}");
    let revoke = ["--lang", "en", "desk", "revoke", "--fact", "declarer=S", "--fact", "offender=E"];
    let said = run(&with(&revoke, &["--fact", "led=H5", "--fact", "card=H5"]));
    assert!(said.contains("♥5 has been named already"), "{said}");
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

const HESITATION: [&str; 15] = [
    "desk",
    "unauthorised-information",
    "--fact",
    "called=after-play",
    "--fact",
    "facts-agreed=yes",
    "--fact",
    "source=remark",
    "--fact",
    "receiver=W",
    "--fact",
    "polled=0",
    "--fact",
    "logical-alternative=yes",
    "--fact",
];

/// What the laws leave to the director is told with its grounds, or not at all.
#[test]
fn a_judgement_has_its_grounds() {
    let bare = with(&["--lang", "en"], &with(&HESITATION, &["suggested=no"]));
    insta::assert_snapshot!("finding_without_grounds", run(&bare));
    let grounds = ["--fact", "why-logical-alternative=2 of 3 passed", "--fact", "why-suggested=it fits both"];
    insta::assert_snapshot!("finding", run(&with(&bare, &grounds)));
    insta::assert_snapshot!("finding_json", run(&with(&with(&bare, &grounds), &["--json"])));
    // What is typed is refused with what it could be.
    let weighed = ["--lang", "en", "desk", "score", "--fact", "what-is-wrong=tricks-disputed", "--fact"];
    let more = ["claim-or-concession=no", "--fact", "quitted-tricks=both-mixed", "--fact", "round-over=no"];
    let many = ["--fact", "tricks-won=14", "--fact", "why-tricks-won=so"];
    let said = run(&with(&with(&weighed, &more), &many));
    assert!(said.contains("“14” is not an answer to tricks-won; possible are 0-13"), "{said}");
    let stranger = with(&bare, &["--fact", "why-nothing=x"]);
    let output = stich(&stranger).output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
}

/// The score: tricks disputed (1), no claim (2), nobody's in order (4), in the round (2); nine
/// tricks, first without grounds.
#[test]
fn a_score_is_talked_about() {
    // After the five commonest and the claims. What can be no other answer need not be written out.
    let said = typed(&["--lang", "en", "desk"], "7\n1\nN\n4\nno\n14\n9\n\nboth counted so\nq\n");
    for line in [
        "A judgement needs its grounds.",
        "Declarer’s side made 9 tricks.",
        "both counted so",
        "Law 79B2",
        "These judgements are yours.",
    ] {
        assert!(said.contains(line), "{line}: {said}");
    }
}

/// 75: what was said is held against what is agreed, each told as what the call shows; the agreement with its grounds.
#[test]
fn an_explanation_is_told_by_what_the_call_shows() {
    let told = "8\n2\n1NT\nnatural\n12-14\nna\n15-17\n\nboth cards say so\n4\nn\nthey would have passed\nq\n";
    let said = typed(&["--lang", "en", "desk"], told);
    for line in [
        "1NT: What does it show by agreement, going by the evidence?",
        "A judgement needs its grounds.",
        "East-West should have heard about 1NT: natural, 15-17 points.",
        "natural, 15-17 points – both cards say so (Law 75D)",
        "These judgements are yours.",
    ] {
        assert!(said.replace("\n  ", " ").contains(line), "{line}: {said}");
    }
}

/// 23A: what the meanings do not settle is the director's to judge, at a table of cards as in the book.
#[test]
fn whether_a_call_is_comparable_has_its_grounds() {
    let mut told = vec!["--lang", "en", "desk", "insufficient-bid"];
    for fact in [
        "offender=S",
        "last-bid=1S",
        "call=1H",
        "called-since=1NT",
        "unintended-call=no",
        "showed=natural",
        "shows=natural",
        "comparable-call=yes",
    ] {
        told.extend(["--fact", fact]);
    }
    told.extend(["--choose", "W=refuse"]);
    let bare = stich(&told).output().unwrap();
    let complaint = String::from_utf8_lossy(&bare.stderr).into_owned();
    assert!(bare.status.code() == Some(2) && complaint.contains("--fact why-comparable-call"), "{complaint}");
    told.extend(["--fact", "why-comparable-call=both show 5 hearts, nearly"]);
    let said = run(&told).replace("\n  ", " ");
    assert!(said.contains("yes – both show 5 hearts, nearly (Law 23A)"), "{said}");
    assert!(said.contains("These judgements are yours."), "{said}");
    let report = run(&with(&told, &["--json"]));
    assert!(report.contains("\"grounds\": \"both show 5 hearts, nearly\""), "{report}");
}

/// What one player has called is not taken for what another has; each is told by his name, as in a case.
#[test]
fn a_fact_about_one_player_names_him() {
    let told = |facts: &[&str]| {
        let common = ["offender=S", "last-bid=1D", "first-call=1S", "second-call=1H", "unintended-call=no"];
        let mut args = vec!["--lang", "en", "desk", "call-changed"];
        args.extend(common.iter().chain(facts).flat_map(|fact| ["--fact", fact]));
        let said = run(&with(&args, &["--json"]));
        // What was assumed is said beside it.
        said.split("[errors]").next().unwrap_or_default().to_owned()
    };
    let of_west = told(&["called-since:W=2C", "called-since:N=no"]);
    assert!(of_west.contains("\"25B1\"") && !of_west.contains("\"27"), "{of_west}");
    assert_eq!(told(&["called-since=2C"]), of_west);
    assert_ne!(told(&["called-since:W=2C", "called-since:N=2S"]), of_west);
    let unknown = stich(&["desk", "call-changed", "--fact", "calld-since:W=2C"]).output().unwrap();
    assert_eq!(unknown.status.code(), Some(2));
}

/// 12C1c: nothing that was told could be reached legally.
#[test]
fn an_outcome_that_broke_no_law_is_asked_for() {
    let facts = [
        "ground=nothing-prescribed",
        "offenders=ew",
        "damaged=yes",
        "why-damaged=x",
        "can-be-assigned=yes",
        "why-can-be-assigned=x",
        "scoring=matchpoints",
        "vulnerable=ns",
        "table-result=3SS=",
        "outcome-1=4SS=@60!",
        "why-outcome-1=x",
        "outcome-2=no-more",
        "why-outcome-2=x",
    ];
    let mut args = vec!["--lang", "en", "desk", "adjusted-score"];
    args.extend(facts.iter().flat_map(|fact| ["--fact", fact]));
    let output = stich(&args).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert!(complaint.contains("reachable without breaking a law"), "{complaint}");
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
