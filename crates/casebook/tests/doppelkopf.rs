//! The Doppelkopf part of the case book: that it is complete, and that each form says what is wrong.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::{fs, path::Path};

use casebook::{Case, Outcome, Part, Played, parse, run};
use doppelkopf_rules::Clause;
use ruling::{Clause as _, ClauseSet, Standing};

/// All cases of Doppelkopf in this folder, by file name, with what is written in them.
fn cases(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases/doppelkopf").join(folder);
    let found = casebook::files(&root).unwrap();
    let name = |file: &Path| file.strip_prefix(&root).unwrap().display().to_string();
    found.iter().map(|file| (name(file), fs::read_to_string(file).unwrap())).collect()
}

fn reached(outcome: &Outcome) -> ClauseSet<Clause> {
    match &outcome.played {
        Played::Doppelkopf(played) => played.reached,
        Played::Bridge(_) => ClauseSet::EMPTY,
    }
}

#[test]
fn each_case_reaches_what_it_is_about() {
    let mut wrong = Vec::new();
    for (name, text) in cases("") {
        let case = parse(&text).unwrap();
        let reached = reached(&run(&case).unwrap());
        let Case::Doppelkopf(case) = case else { panic!("{name} is not about Doppelkopf") };
        for law in case.laws.iter().filter(|law| !reached.iter().any(|clause| clause.is_named(law))) {
            wrong.push(format!("{name}: {law}"));
        }
    }
    assert_eq!(wrong, [""; 0]);
}

#[test]
fn every_clause_that_is_carried_out_has_a_case() {
    let mut all = ClauseSet::EMPTY;
    for (_, text) in cases("") {
        all.extend(reached(&run(&parse(&text).unwrap()).unwrap()));
    }
    let wanted = |clause: &Clause| matches!(clause.standing(), Standing::Executed | Standing::Asked);
    let missing: Vec<_> = Clause::ALL.iter().copied().filter(wanted).filter(|c| !all.contains(*c)).collect();
    assert_eq!(missing, []);
}

/// The sheet of rules was called after where it came from once, and what only the TSR say had numbers of the sheet.
#[test]
fn a_file_of_old_is_read_as_it_was_meant() {
    let text = "format = 1\ngame = \"doppelkopf\"\ntitle = \"t\"\nrules = \"seed\"\nlaws = [\"S5.10\"]\n\
                [[announce]]\nown = \"keine90\"\nother = \"ansage\"\nsays = \"keine90\"\ncards = 10\n\
                expect.refused = \"S5.10\"\n";
    let outcome = run(&parse(text).unwrap()).unwrap();
    assert!(outcome.failures.is_empty(), "{:?}", outcome.failures);
    assert!(reached(&outcome).iter().any(|clause| clause.is_named("S5.10")));
    // A game that is stopped said nothing of who deals next, and whoever claimed was somebody who may.
    let text = "format = 1\ngame = \"doppelkopf\"\ntitle = \"t\"\n[ruling]\ntopic = \"revoke\"\n\
                facts = { offender = 2, could-follow = \"yes\", claimed = \"yes\", can-decide = \"yes\" }\n\
                [expect]\noffence = \"schwerwiegend\"\neffects = [\"not-played\"]\n";
    let outcome = run(&parse(text).unwrap()).unwrap();
    assert!(outcome.failures.is_empty(), "{:?}", outcome.failures);
}

/// Each row of the catalogue that has a case at the desk has one at the table, and conversely.
#[test]
fn every_row_is_ruled_on_at_the_desk_and_at_the_table() {
    let rows = |folder: &str| -> std::collections::BTreeSet<String> {
        let names = cases(folder).into_iter().map(|(name, _)| name);
        let row = |name: String| {
            let file = name.rsplit('/').next()?;
            let row = file.split_once('-')?.0;
            let number = row.strip_prefix('i')?;
            number.parse::<u8>().is_ok().then(|| row.to_owned())
        };
        names.filter_map(row).collect()
    };
    let (desk, table) = (rows("desk"), rows("offences"));
    assert_eq!(desk, table);
    assert!(desk.len() > 50, "{}", desk.len());
}

#[test]
fn the_book_is_complete() {
    let names: Vec<String> = cases("").into_iter().map(|(name, _)| name).collect();
    let has = |start: String| names.iter().any(|name| name.starts_with(&start));
    let missing: Vec<String> = (1..=40)
        .map(|n| format!("scoring/c{n:02}-"))
        .chain((1..=21).map(|n| format!("tricks/k{n:02}-")))
        .chain((1..=32).map(|n| format!("announcements/t{n:02}-")))
        .chain((1..=8).map(|n| format!("offences/q{n:02}-")))
        .chain(["a2", "a3", "a6", "a8", "a9", "a10", "a11", "a12", "a17"].map(|a| format!("readings/{a}-")))
        .chain(
            [1..=8, 10..=21, 30..=45, 50..=57, 60..=65, 70..=72]
                .into_iter()
                .flatten()
                .map(|n| format!("desk/i{n:02}-")),
        )
        .filter(|start| !has(start.clone()))
        .collect();
    assert_eq!(missing, [""; 0]);
}

/// Both presets play and score alike; only the readings of the sheet are its own.
#[test]
fn scores_and_calls_are_the_same_under_the_rules_of_the_federation() {
    for (name, text) in ["scoring", "announcements", "tricks"].into_iter().flat_map(cases) {
        let mut case = parse(&text).unwrap();
        if let Case::Doppelkopf(case) = &mut case {
            case.rules = Some("tsr".to_owned());
        }
        assert_eq!(run(&case).unwrap().failures, [], "{name}");
    }
}

/// Key, expected, got of all that fails in this case.
fn failures(text: &str) -> Vec<(Part, usize, String, String, String)> {
    let text = format!("format = 1\ngame = \"doppelkopf\"\ntitle = \"t\"\n{text}");
    let outcome = run(&parse(&text).unwrap()).unwrap();
    outcome
        .failures
        .into_iter()
        .map(|f| (f.part, f.step, f.key, f.expected.to_string(), f.got.to_string()))
        .collect()
}

fn fails(text: &str, part: Part, n: usize, key: &str, expected: &str, got: &str) {
    let wrong = (part, n, key.to_owned(), expected.to_owned(), got.to_owned());
    assert_eq!(failures(text), [wrong], "{text}");
}

#[test]
fn a_score_that_is_wrong_fails() {
    let score = "[[score]]\nre = [1, 3]\naugen = { re = 151 }\ncalls = { re = \"keine90\" }\n";
    assert_eq!(failures(&format!("{score}expect.value = 5\n")), []);
    fails(&format!("{score}expect.value = 4\n"), Part::Score, 1, "value", "4", "5");
    fails(&format!("{score}expect.winner = \"kontra\"\n"), Part::Score, 1, "winner", "kontra", "re");
    let points = "1 +5, 2 -5, 3 +5, 4 -5";
    fails(&format!("{score}expect.points = {{ 1 = 5 }}\n"), Part::Score, 1, "points", "1 +5", points);
    fails(
        &format!("{score}expect.items = [\"won: re 1\"]\n"),
        Part::Score,
        1,
        "items",
        "won: re 1",
        "keine90 of re: re 1; re called: re 2; under 90: re 1; won: re 1",
    );
    fails(
        "[[score]]\nre = [1]\naugen = { re = 130 }\n",
        Part::Score,
        1,
        "impossible",
        "a game that can be",
        "Re must be 2 player(s) in this kind of game, not 1",
    );
}

#[test]
fn a_trick_or_call_that_is_wrong_fails() {
    let trick = "[[trick]]\ncards = [\"HT\", \"HT\", \"CQ\", \"CQ\"]\n";
    fails(&format!("{trick}expect.winner = 2\n"), Part::Trick, 1, "winner", "2", "1");
    fails(&format!("{trick}expect.augen = 25\n"), Part::Trick, 1, "augen", "25", "26");
    fails(&format!("{trick}expect.laws = [\"S3.1\"]\n"), Part::Trick, 1, "laws", "S3.1", "S1.7, 2.3");
    let call = "[[announce]]\nsays = \"ansage\"\ncards = 10\n";
    let late = "S5.1: too late: it needs 11 cards in hand, not 10";
    fails(call, Part::Announce, 1, "refused", "it is allowed", late);
    fails(&format!("{call}expect.refused = \"S5.2\"\n"), Part::Announce, 1, "refused", "S5.2", late);
    let call = "[[announce]]\nsays = \"ansage\"\ncards = 11\nexpect.as = \"erwiderung\"\n";
    fails(call, Part::Announce, 1, "as", "erwiderung", "erstansage");
}

#[test]
fn a_round_that_is_wrong_fails() {
    fails("[round]\n[[deal]]\nexpect.dealer = 2\n", Part::Deal, 1, "dealer", "2", "1");
    fails(
        "[round]\n[[deal]]\n[[deal]]\nplayed = \"solo\"\nsoloist = 3\nexpect.books = \"lustsolo\"\n",
        Part::Deal,
        2,
        "books",
        "lustsolo",
        "pflichtsolo",
    );
    fails(
        "[round]\n[[deal]]\npoints = { 1 = 1 }\n",
        Part::Deal,
        1,
        "refused",
        "it can happen",
        "the points of the game add up to 1, not to 0; the points are neither equal, two against two, nor \
         threefold for one against three; the four results are neither all even nor all odd",
    );
    fails("[[split]]\nplayers = 9\nexpect.fours = 2\n", Part::Split, 1, "fours", "2", "1");
    fails("[tournament]\nplayers = 8\nexpect.rounds = 4\n", Part::Tournament, 0, "rounds", "4", "3");
}

const SIX: &str = "[ruling]\ntopic = \"revoke\"\nfacts = { offender = 2 }\n[expect]\n";

#[test]
fn a_ruling_that_is_wrong_fails() {
    fails(&format!("{SIX}offence = \"decided\"\n"), Part::Ruling, 0, "offence", "decided", "schwerwiegend");
    let price = "1 +4, 2 -12, 3 +4, 4 +4";
    fails(&format!("{SIX}penalty = {{ 2 = -3 }}\n"), Part::Ruling, 0, "penalty", "2 -3", price);
    fails(&format!("{SIX}effects = [\"goes-on\"]\n"), Part::Ruling, 0, "effects", "goes-on", "not-played");
    fails(
        "[ruling]\ntopic = \"revoke\"\n[expect]\noffence = \"decided\"\n",
        Part::Ruling,
        0,
        "asks",
        "a ruling",
        "offender",
    );
}

#[test]
fn a_table_that_is_wrong_fails() {
    let query = "[table]\n[[step]]\nreserve = [\"2:gesund\", \"3:gesund\"]\n";
    fails(&format!("{query}expect.turn = 1\n"), Part::Step, 1, "turn", "1", "4");
    fails(&format!("{query}expect.game = \"normal\"\n"), Part::Step, 1, "game", "normal", "none");
    fails(
        &format!("{query}[[step]]\nplay = \"5:HT\"\n"),
        Part::Step,
        2,
        "happens",
        "it can happen",
        "position 5 has no cards in this deal",
    );
    fails(
        &format!("{query}[[step]]\nreserve = \"4:gesund\"\nexpect.refused = \"S2.2\"\n"),
        Part::Step,
        2,
        "refused",
        "S2.2",
        "it happened",
    );
}

#[test]
fn what_is_no_case_is_named() {
    let error = |text: &str| {
        let text = format!("format = 1\ngame = \"doppelkopf\"\ntitle = \"t\"\n{text}");
        parse(&text).and_then(|case| run(&case)).unwrap_err().to_string()
    };
    for (text, expected) in [
        ("rules = \"skat\"", "rules: `skat` is not `sheet` or `tsr`"),
        ("readings = { A10 = 3 }", "readings: `3` is not `1` or `2`"),
        ("readings = { A1 = 2 }", "readings: `A1` is not a point that can be read in another way"),
        ("[[score]]\nre = [1, 9]\naugen = { re = 1 }", "score 1: `9` is not a position"),
        ("[[score]]\nre = [1, 2]\n", "score 1: `augen` is missing"),
        (
            "[[score]]\nre = [1, 2]\naugen = { re = 121, kontra = 120 }",
            "is not the Augen of both parties: together `240`",
        ),
        (
            "[[score]]\nre = [1, 2]\naugen = { re = 1 }\nsaid = [\"3:re 12\"]",
            "`3:re 12` is not what position 3 can say: `3:kontra …`",
        ),
        ("[[score]]\nre = [1, 2]\naugen = { re = 1 }\nsaid = [\"1:re 10\"]", "`1:re 10` cannot be: "),
        ("[[trick]]\ncards = [\"D8\"]", "trick 1: `D8` is not a card such as `D9` or `HT`"),
        ("[[announce]]\nsays = \"re\"\ncards = 12", "announce 1: `re` is not `ansage`"),
        ("[round]\n[[deal]]\nplayed = \"solo\"", "deal 1: `soloist` is missing"),
        ("[table]\n[[step]]\nplay = \"HT\"", "step 1: `HT` is not what a position did"),
        ("[table]\n[[step]]\n", "step 1 says more than one thing, or nothing"),
        ("[table]\nhands = { 1 = \"HT HT HT\" }", "`hand` cannot be: a third HT"),
        ("[table]\nhands = { 1 = \"HT\" }", "[table]: position 1 has 1 cards, not 12"),
        ("[table]\n[[step]]\nname = \"2:armut\"", "step 1: `armut` names no game"),
        ("[ruling]\ntopic = \"slip\"", "[ruling]: `slip` is not a topic: `lead-out-of-turn`"),
        ("[ruling]\ntopic = \"revoke\"\nfacts = { who = 2 }", "[ruling] facts: `who` is not a question"),
        ("[tabel]\n", "unknown field `tabel`"),
    ] {
        assert!(error(text).contains(expected), "{text}\n{}", error(text));
    }
}

/// TOML does not let `game` be a name and a list of games.
#[test]
fn games_may_stand_for_the_name_of_the_game() {
    let games = "format = 1\ntitle = \"t\"\n[[game]]\nre = [1, 3]\naugen = { re = 130 }\nexpect.value = 1\n";
    let case = parse(games).unwrap();
    assert!(matches!(case, Case::Doppelkopf(_)));
    assert_eq!(run(&case).unwrap().failures, []);
    assert!(parse(&format!("{games}[[score]]\nre = [1, 3]\n")).is_err());
    // What is wrong in one of them is named with its line.
    let wrong = parse(&games.replace("augen", "augne")).unwrap_err().to_string();
    assert!(wrong.contains("line 5") && wrong.contains("unknown field `augne`"), "{wrong}");
}

#[test]
fn the_guide_tells_the_truth() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/case-format.md");
    let guide = fs::read_to_string(guide).unwrap();
    let (_, doppelkopf) = guide.split_once("\n# Doppelkopf\n").unwrap();
    let examples: Vec<&str> =
        doppelkopf.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(examples.len(), 7);
    for example in examples.into_iter().skip(1) {
        assert_eq!(failures(example), [], "{example}");
    }
}
