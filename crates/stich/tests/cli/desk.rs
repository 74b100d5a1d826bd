//! The desk at the terminal: facts told beforehand, a conversation, a story, and what the director finds.

use crate::ran::{run, stich, typed, with};

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
        let shown = typed(&["--lang", lang, "desk"], "6\n1\n1\n1\n2\n1\n2\nzz\nH9\n");
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

/// 12C1c: nothing that was told could be reached legally, or the weights do not make up a whole.
#[test]
fn outcomes_that_cannot_be_weighed_are_refused() {
    let complaints =
        [("4SS-1@40!", "reachable without breaking a law"), ("4SS-1@60", "Still to be given: 40")];
    for (second, complaint) in complaints {
        let complained = weighed(second);
        assert!(complained.contains(complaint), "{complained}");
    }
}

/// The complaint about this second outcome.
fn weighed(second: &str) -> String {
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
    ];
    let mut args = vec!["--lang", "en", "desk", "adjusted-score"];
    args.extend(facts.iter().flat_map(|fact| ["--fact", fact]));
    let second = format!("outcome-2={second}");
    args.extend(["--fact", &second]);
    let output = stich(&args).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    String::from_utf8_lossy(&output.stderr).into_owned()
}
