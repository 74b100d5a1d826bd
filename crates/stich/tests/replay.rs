//! `stich replay` as its user sees it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

use std::{
    fs,
    process::{Command, Output},
};

fn stich(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_stich")).args(args).env("NO_COLOR", "1").output().expect("runs")
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

/// Each hand has one suit; South declares 7NT and West wins every trick.
const DEAL: &str =
    "md|1DAKQJT98765432,CAKQJT98765432,SAKQJT98765432,HAKQJT98765432|sv|o|mb|7N|mb|p|mb|p|mb|p|";

/// A match with its closed room first, a file with a broken record, and one that is none.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let trick = "pc|CA|pc|SA|pc|HA|pc|DA|";
    let rooms = format!("qx|c9|{DEAL}{trick}mc|1|qx|o9|{DEAL}{trick}mc|0|");
    let a = format!("vg|Final,1,I,9,10,A,0,B,0|rs|7NS-13,7NS-12|{rooms}");
    fs::write(folder.path().join("a.lin"), a).unwrap();
    // Two of West’s clubs in one trick; then a pass too many and a claim that the result contradicts.
    let b = format!("{DEAL}pc|CA|pc|CK|pc|HA|pc|DA|md|1S,,|mb|1N|mb|p|mb|p|mb|p|mb|p|");
    fs::write(folder.path().join("b;b.lin"), b).unwrap();
    fs::write(folder.path().join("c.lin"), "hello|").unwrap();
    folder
}

#[test]
fn findings_are_flat_and_have_one_type_a_column() {
    let folder = folder();
    let path = folder.path().display().to_string();
    let output = stich(&["replay", &path, "--findings", "json", "--lang", "en"]);
    assert_eq!(output.status.code(), Some(1), "c.lin is no record");
    let rows: Vec<serde_json::Value> =
        text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let seen: Vec<String> = rows
        .iter()
        .map(|row| {
            let word = |name: &str| row[name].as_str().unwrap_or("-").to_owned();
            let words = ["board", "room", "kind", "broken", "seat", "card"].map(word);
            format!("{} {}", words.join(" "), row["certain"])
        })
        .collect();
    let expected = [
        "1 - record-broken two-of-one-hand W CK false",
        "2 - record-broken pass-too-many S - false",
        "1 - unreadable - - - true",
    ];
    assert_eq!(seen, expected);
    let names = |row: &serde_json::Value| row.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    for row in &rows {
        assert_eq!(names(row), names(&rows[0]), "the same columns in every line");
        assert!(row.as_object().unwrap().values().all(|value| !value.is_array() && !value.is_object()));
        assert!(
            ["line", "column", "tricks", "trick"]
                .iter()
                .all(|name| row[*name].is_u64() || row[*name].is_null())
        );
    }
    let table = text(&stich(&["replay", &path, "--findings", "csv", "--lang", "en"]));
    let lines: Vec<&str> = table.lines().collect();
    assert_eq!(lines.len(), 4);
    let head = "file;board;room;line;column;contract;declarer;tricks;kind;broken;certain;seat;trick;card;clause;text;error;recorded;instead";
    assert_eq!(lines[0], head);
    // The name of the file has a semicolon.
    assert!(lines[1].starts_with('"') && lines[1].contains("b;b.lin\";1;"), "{}", lines[1]);
}

#[test]
fn only_what_is_asked_for_is_shown_and_always_in_the_same_order() {
    let folder = folder();
    let path = folder.path().display().to_string();
    let once = text(&stich(&["replay", &path, "--lang", "en"]));
    assert_eq!(once, text(&stich(&["replay", &path, "--lang", "en"])));
    assert!(once.contains("record broken: 2, of these 0 certain"), "{once}");
    assert!(once.contains("cannot be read: 1") && once.contains("Files: 3, with findings: 2"), "{once}");
    assert!(once.contains("a.lin") && once.contains("4 boards, nothing irregular, one unreadable"), "{once}");
    assert!(once.contains("2 boards are recorded wrongly or not wholly"), "{once}");
    let only = text(&stich(&["replay", &path, "--only", "record-broken", "--lang", "en"]));
    assert!(
        !only.contains("a.lin") && !only.contains("cannot be read:") && only.contains("not\n  certain"),
        "{only}"
    );
    let none = text(&stich(&["replay", &path, "--only", "revoke", "--lang", "en"]));
    let head = "4 boards, nothing irregular, one unreadable\nOne board is recorded without the deal";
    assert!(none.starts_with(head) && none.lines().count() == 2, "{none}");
    assert_eq!(stich(&["replay", &path, "--only", "nonsense"]).status.code(), Some(2));
    for (lang, word) in [
        ("de", "Aufzeichnung fehlerhaft: 2, davon sicher 0"),
        ("da", "fejl i optegnelsen: 2, heraf sikre 0"),
        ("nl", "fout in de notatie: 2, waarvan zeker 0"),
        ("nb", "feil i noteringen: 2, av disse sikre 0"),
    ] {
        let said = text(&stich(&["replay", &path, "--lang", lang]));
        assert!(said.contains(word), "{lang}: {said}");
    }
}

#[test]
fn the_three_ways_to_ask_for_one_kind_find_the_same() {
    let folder = folder();
    let path = folder.path().display().to_string();
    for (kind, lines) in [("record-broken", 2), ("unreadable", 1), ("revoke", 0)] {
        for how in [&["--findings", "json"][..], &["--json"]] {
            let rows = text(&stich(&[&["replay", &path, "--only", kind], how].concat()));
            assert_eq!(rows.lines().count(), lines, "{kind} {how:?}: {rows}");
        }
    }
}

#[test]
fn both_sides_of_a_contradiction_and_the_room_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.lin");
    // Board 9 was bid to 7NT in both rooms; of the closed one the header has another contract.
    let rooms = ["o9", "c9", "o10", "c10"].map(|room| format!("qx|{room}|{DEAL}"));
    let header = "vg|Final,1,I,9,10,A,0,B,0|rs|7NS-13,6NS-12,7NS-13,7NS-13|";
    fs::write(&file, format!("{header}{}", rooms.concat())).unwrap();
    let path = file.display().to_string();
    let page = text(&stich(&["replay", &path, "--lang", "en", "--only-irregular"]));
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    let said = "Board 9 (closed room): 6NT by South, 0 tricks the contract is not that of the auction (Law 22): recorded 6NT, bid \
                7NT by South – not certain";
    assert!(page.contains(said), "{page}");
    let rows = text(&stich(&["replay", &path, "--json", "--only-irregular"]));
    let row: serde_json::Value = serde_json::from_str(&rows).unwrap();
    assert_eq!((&row["room"], &row["line"]), (&"Closed".into(), &1.into()));
    assert_eq!(row["irregularities"][0]["instead"], "7NT by South");
}

#[test]
fn what_is_not_certain_is_not_marked_and_what_cannot_be_read_is_counted() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("a.pbn"), folder.path().join("out.pbn"));
    let game = |play: &str| {
        format!(
            "[Deal \"N:AK... Q.K.. JT... 9.8..\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n[Play \"W\"]\n{play}\n*\n\n"
        )
    };
    // In the first East has the queen of spades and shows it; in the second nobody sees whether he has it.
    let second = game("S9 SA HK SJ").replace(" Q.K.. ", " - ");
    fs::write(&file, game("S9 SA HK SJ\nH8 SK SQ ST") + &second + "[Dealer \"Q\"]\n").unwrap();
    let [file, to] = [&file, &out].map(|path| path.display().to_string());
    let output = stich(&["replay", &file, "--pbn", &to, "--lang", "en"]);
    let written = fs::read_to_string(&out).unwrap();
    assert_eq!(written.matches("^R").count(), 1, "{written}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("One board that cannot be read is not in"), "{said}");
}

#[test]
fn what_was_put_right_in_the_record_is_told_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.lin");
    // South's 1NT is doubled, says the header; the double stands at the end of an explanation.
    let doubled =
        "vg|Final,1,I,9,9,A,0,B,0|rs|1NSX-1,|\nqx|o9|md|1SAKQJT98765432,,|mb|1N|an|15-17d|mb|p|mb|p|mb|p|";
    fs::write(&file, doubled).unwrap();
    let path = file.display().to_string();
    let told = "the call Double at the end of an explanation; expected a call of its own; it is read as one";
    let output = stich(&["replay", &path, "--lang", "en"]);
    let page = text(&output).split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(page.contains(&format!("nothing irregular {path}:2:1: {told}")), "{page}");
    let row: serde_json::Value = serde_json::from_str(&text(&stich(&["replay", &path, "--json"]))).unwrap();
    assert_eq!((&row["remarks"][0]["line"], &row["remarks"][0]["column"]), (&2.into(), &1.into()));
    fs::write(&file, doubled.replace("1NSX", "1NS")).unwrap();
    let row: serde_json::Value = serde_json::from_str(&text(&stich(&["replay", &path, "--json"]))).unwrap();
    assert_eq!(row.get("remarks"), None, "nothing is put right");
}

/// What is found on each board, as a row of the table says it.
fn broken(file: &std::path::Path) -> Vec<String> {
    let rows = text(&stich(&["replay", &file.display().to_string(), "--findings", "csv"]));
    let cells = |row: &str| row.split(';').map(str::to_owned).collect::<Vec<_>>();
    let head = cells(rows.lines().next().unwrap());
    let column = |name: &str| head.iter().position(|cell| cell == name).unwrap();
    let (board, kind, how) = (column("board"), column("kind"), column("broken"));
    let row = |row: &str| [board, kind, how].map(|at| cells(row)[at].clone()).join(" ");
    rows.lines().skip(1).map(row).collect()
}

#[test]
fn a_file_is_judged_as_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.lin");
    // North has the spades, East hearts and two clubs, South diamonds, West clubs and two hearts.
    let deal = "md|1DAKQJT98765432,H32CAKQJT987654,SAKQJT98765432,HAKQJT987654C32|sv|o|";
    let play = |cards: &str| cards.split(' ').map(|card| format!("pc|{card}|")).collect::<String>();
    let board = |n: u8, cards: &str| format!("qx|o{n}|{deal}mb|7N|mb|p|mb|p|mb|p|{}\n", play(cards));
    let foreign = "SA SK HA HK DA DK CA CK";
    let text = [board(1, foreign), board(2, foreign), board(3, foreign), board(4, "SA SK HA HK")].concat();
    fs::write(&file, text).unwrap();
    let other = |n: u8| format!("{n} record-broken other-deal");
    assert_eq!(broken(&file), [1, 2, 3, 4].map(other));
    // On the first of three boards North's pass is not recorded: West plays 7NT, as the header says, and North leads.
    let bid = "mb|p|mb|1N|mb|7N|mb|p|mb|p|mb|p|";
    let first = format!("qx|o1|{deal}{bid}{}\n", play("SA HA DA CA"));
    let others = [2, 3].map(|n| board(n, "CA SA C2 DA")).concat();
    let head = "vg|Final,1,I,1,3,A,0,B,0|rs|7NW-13,,7NS-13,,7NS-13,,|\n";
    fs::write(&file, [head, &first, &others].concat()).unwrap();
    assert_eq!(broken(&file), ["1 record-broken missing-pass"]);
}

#[test]
fn result_and_claim_that_contradict_each_other_are_told() {
    let folder = tempfile::tempdir().unwrap();
    // West has won the first trick: the header gives South none of the other twelve, the claim two.
    let claimed = |mc: u8| {
        let board = format!("qx|o9|{DEAL}pc|CA|pc|SA|pc|HA|pc|DA|mc|{mc}|");
        format!("vg|Final,1,I,9,9,A,0,B,0|rs|7NS-13,|{board}")
    };
    let file = folder.path().join("a.lin");
    fs::write(&file, claimed(2)).unwrap();
    assert_eq!(broken(&file), ["9 record-broken result-against-claim"]);
    fs::write(folder.path().join("b.lin"), claimed(0)).unwrap();
    let path = folder.path().display().to_string();
    for (lang, told, counted) in [
        ("en", "result and claim contradict each other", "record broken: 1, of these 0 certain"),
        ("de", "Ergebnis und Claim widersprechen sich", "Aufzeichnung fehlerhaft: 1, davon sicher 0"),
        ("da", "resultat og krav modsiger hinanden", "fejl i optegnelsen: 1, heraf sikre 0"),
        ("nl", "resultaat en claim spreken elkaar tegen", "fout in de notatie: 1, waarvan zeker 0"),
        ("nb", "resultat og krav motsier hverandre", "feil i noteringen: 1, av disse sikre 0"),
    ] {
        let said = text(&stich(&["replay", &path, "--lang", lang]));
        assert!(said.contains(told) && said.contains(counted), "{lang}: {said}");
    }
}

#[test]
fn of_many_files_each_board_stands_under_the_name_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: String| {
        let file = folder.path().join(name);
        fs::write(&file, text).unwrap();
        file.display().to_string()
    };
    let a = write("a.lin", DEAL.to_owned());
    let b = write("b.lin", format!("{DEAL}pc|CA|pc|CK|"));
    let path = folder.path().display().to_string();
    let said = text(&stich(&["replay", &path, "--lang", "en"]));
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!((lines[0], lines[2]), (&*a, &*b), "{said}");
    // Where nothing of a file is shown, its name is not either.
    let said = text(&stich(&["replay", &path, "--only-irregular", "--lang", "en"]));
    assert!(!said.contains(&a) && said.starts_with(&b), "{said}");
    // Of one file it is known.
    assert!(!text(&stich(&["replay", &b, "--lang", "en"])).contains(&b));
}

#[test]
fn what_is_not_there_does_not_keep_the_others_from_being_judged() {
    let (folder, ok) = one_board();
    let (ok, missing) = (ok.to_str().unwrap(), folder.path().join("missing.lin"));
    let missing = missing.to_str().unwrap();
    let output = stich(&["replay", missing, ok, "--lang", "en"]);
    let said = text(&output);
    assert_eq!(output.status.code(), Some(1));
    assert!(said.starts_with(&format!("{missing}: there is no such file or folder\n")), "{said}");
    assert!(said.contains("one board, nothing irregular, one unreadable"), "{said}");
    let output = stich(&["replay", ok, missing, "--json", "--lang", "en"]);
    let rows: Vec<serde_json::Value> =
        text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((rows.len(), &rows[1]["file"]), (2, &missing.into()));
    assert!(rows[1]["error"].as_str().unwrap().contains("no such file"), "{rows:?}");
    // With a folder in which there is nothing to read, and into a file.
    let (empty, out) = (folder.path().join("empty"), folder.path().join("out.pbn"));
    fs::create_dir(&empty).unwrap();
    let (said, code) = failed(&["replay", empty.to_str().unwrap(), ok, "--pbn", out.to_str().unwrap()]);
    assert!(
        code == Some(1) && said.is_empty() && fs::read_to_string(&out).unwrap().contains("[Deal "),
        "{said}"
    );
    // Where nothing at all is there, that is the error.
    let (said, code) = failed(&["replay", missing]);
    assert!(code == Some(1) && said.contains("missing.lin: there is no such file or folder"), "{said}");
}

#[test]
fn the_marks_of_a_file_are_those_of_its_findings() {
    let folder = tempfile::tempdir().unwrap();
    let (file, out) = (folder.path().join("a.lin"), folder.path().join("out.pbn"));
    // North has the spades, East hearts and two clubs, South diamonds, West clubs and two hearts.
    let deal = "md|1DAKQJT98765432,H32CAKQJT987654,SAKQJT98765432,HAKQJT987654C32|sv|o|mb|7N|mb|p|mb|p|mb|p|";
    let play = |cards: &str| cards.split(' ').map(|card| format!("pc|{card}|")).collect::<String>();
    let board = |n: u8, cards: &str| format!("qx|o{n}|{deal}{}\n", play(cards));
    // By itself the last one is a revoke of East's; beside three plays of other deals it is none.
    let revoke = board(4, "C4 S2 H4 D2 CA SA C2 DA");
    let marked = |text: &str| {
        fs::write(&file, text).unwrap();
        let args = ["replay", file.to_str().unwrap(), "--pbn", out.to_str().unwrap(), "--replace"];
        assert_eq!(stich(&args).status.code(), Some(0));
        fs::read_to_string(&out).unwrap().contains("^R H4")
    };
    assert!(marked(&revoke));
    let foreign = [1, 2, 3].map(|n| board(n, "SA SK HA HK DA DK CA CK")).concat();
    assert!(!marked(&(foreign + &revoke)));
    assert_eq!(broken(&file).last().unwrap(), "4 record-broken other-deal");
}

#[test]
fn a_file_in_utf_16_is_judged_like_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pbn");
    let board = "[Board \"1\"]\r\n[West \"Bj\u{f8}rn\"]\r\n[Dealer \"N\"]\r\n[Auction \"N\"]\r\n1S 1C AP\r\n";
    let units = std::iter::once(0xfeff).chain(board.encode_utf16());
    fs::write(&file, units.flat_map(u16::to_le_bytes).collect::<Vec<u8>>()).unwrap();
    let out = folder.path().join("out.pbn");
    let output = stich(&["replay", file.to_str().unwrap(), "--pbn", out.to_str().unwrap(), "--lang", "en"]);
    assert!(text(&output).contains("insufficient bid (Law 27)"), "{output:?}");
    let written = fs::read_to_string(&out).unwrap();
    assert!(written.contains("[West \"Bj\u{f8}rn\"]") && written.contains("^I 1C"), "{written}");
}

/// One board in a folder of its own.
fn one_board() -> (tempfile::TempDir, std::path::PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("ok.lin");
    fs::write(&file, DEAL).unwrap();
    (folder, file)
}

/// What it said of an error, and how it ended.
fn failed(args: &[&str]) -> (String, Option<i32>) {
    let output = stich(&[args, &["--lang", "en"]].concat());
    (String::from_utf8(output.stderr).unwrap(), output.status.code())
}

#[test]
fn no_file_is_overwritten_that_nobody_gave_away() {
    let (folder, ok) = one_board();
    let (ok, out) = (ok.to_str().unwrap(), folder.path().join("out.pbn"));
    let out_name = out.to_str().unwrap();
    assert_eq!(stich(&["replay", "--pbn", out_name, ok]).status.code(), Some(0));
    let written = fs::read_to_string(&out).unwrap();
    assert!(written.contains("[Deal "), "{written}");
    fs::write(&out, "mine").unwrap();
    let (said, code) = failed(&["replay", "--pbn", out_name, ok]);
    assert!(code == Some(1) && said.contains("out.pbn is there already; nothing was overwritten"), "{said}");
    assert_eq!(fs::read_to_string(&out).unwrap(), "mine");
    assert_eq!(stich(&["replay", "--pbn", out_name, "--replace", ok]).status.code(), Some(0));
    assert_eq!(fs::read_to_string(&out).unwrap(), written);
    // Where nothing can be put nothing is judged first.
    let nowhere = folder.path().join("nowhere/out.pbn");
    let output = stich(&["replay", "--pbn", nowhere.to_str().unwrap(), ok]);
    assert!(output.status.code() == Some(1) && text(&output).is_empty(), "{output:?}");
    // What is read is never replaced, nor a good file by none.
    let (said, code) = failed(&["replay", "--pbn", out_name, "--replace", ok, out_name]);
    assert!(code == Some(1) && said.contains("out.pbn is one of the files that are read"), "{said}");
    let nothing = folder.path().join("nothing.pbn");
    fs::write(&nothing, "").unwrap();
    let (said, code) = failed(&["replay", "--pbn", out_name, "--replace", nothing.to_str().unwrap()]);
    assert!(code == Some(1) && said.contains("there is no board to write"), "{said}");
    assert_eq!(fs::read_to_string(&out).unwrap(), written);
    let names = fs::read_dir(folder.path()).unwrap().count();
    assert_eq!(names, 3, "nothing that was begun lies about");
}

#[cfg(unix)]
#[test]
fn what_is_no_file_stays_what_it_is() {
    use std::os::unix::fs::{FileTypeExt as _, PermissionsExt as _, symlink};
    let (folder, ok) = one_board();
    let ok = ok.to_str().unwrap();
    let at = |name: &str| folder.path().join(name);
    let mode = |name: &str| fs::metadata(at(name)).unwrap().permissions().mode() & 0o777;
    fs::write(at("mine.pbn"), "mine").unwrap();
    fs::set_permissions(at("mine.pbn"), fs::Permissions::from_mode(0o600)).unwrap();
    symlink("mine.pbn", at("link.pbn")).unwrap();
    let replace = |name: &str| failed(&["replay", "--pbn", at(name).to_str().unwrap(), "--replace", ok]);
    assert_eq!(replace("link.pbn").1, Some(0));
    assert!(at("link.pbn").is_symlink() && fs::read_to_string(at("mine.pbn")).unwrap().contains("[Deal "));
    assert_eq!(mode("mine.pbn"), 0o600);
    // A link to what is not there yet.
    symlink("new.pbn", at("to-new.pbn")).unwrap();
    assert_eq!(failed(&["replay", "--pbn", at("to-new.pbn").to_str().unwrap(), ok]).1, Some(0));
    assert!(at("to-new.pbn").is_symlink() && at("new.pbn").is_file());
    // Protected is protected, also from whoever could.
    fs::set_permissions(at("new.pbn"), fs::Permissions::from_mode(0o444)).unwrap();
    let (said, code) = replace("new.pbn");
    assert!(code == Some(1) && said.contains("access is not allowed"), "{said}");
    let (said, code) = replace("");
    assert!(code == Some(1) && said.contains("this is a folder"), "{said}");
    // A pipe, and a device that is full.
    let output = stich(&["replay", "--pbn", "/dev/stdout", ok]);
    assert!(output.status.success() && text(&output).contains("[Deal "), "{output:?}");
    if fs::metadata("/dev/full").is_ok() {
        let output = stich(&["replay", "--pbn", "/dev/full", "--lang", "de", ok]);
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1));
        assert!(said.contains("/dev/full: nicht beschreibbar: der Datenträger ist voll"), "{said}");
        assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
    }
}

#[cfg(unix)]
#[test]
fn every_file_of_a_folder_is_read_once() {
    use std::{
        ffi::OsStr,
        os::unix::{ffi::OsStrExt as _, fs::symlink},
    };
    let (folder, ok) = one_board();
    let below = folder.path().join("below");
    fs::create_dir(&below).unwrap();
    symlink("..", below.join("up")).unwrap();
    // Not every system has names that are no text.
    let named = fs::write(below.join(OsStr::from_bytes(b"b\xe9.lin")), DEAL).is_ok();
    let said = text(&stich(&["replay", folder.path().to_str().unwrap(), "--lang", "en"]));
    let expected = if named { "2 boards, nothing irregular" } else { "One board, nothing irregular" };
    assert!(said.contains(expected) && ok.is_file(), "{said}");
}

#[cfg(unix)]
#[test]
fn a_pipe_is_read_like_a_file() {
    use std::{io::Write as _, process::Stdio};
    for name in ["/dev/stdin", "-"] {
        let folder = tempfile::tempdir().unwrap();
        let out = folder.path().join("out.pbn");
        let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
        command.args(["replay", name, "--lang", "en", "--pbn", out.to_str().unwrap()]);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(DEAL.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success() && text(&output).contains("nothing irregular"), "{output:?}");
        assert!(fs::read_to_string(&out).unwrap().contains("[Deal "));
    }
}

#[cfg(unix)]
#[test]
fn what_is_broken_off_leaves_nothing_lying_about() {
    use std::{process::Stdio, thread::sleep, time::Duration};
    let folder = tempfile::tempdir().unwrap();
    let (many, to) = (folder.path().join("many.lin"), folder.path().join("to"));
    fs::write(&many, format!("{DEAL}\n").repeat(50_000)).unwrap();
    fs::create_dir(&to).unwrap();
    let begun = || fs::read_dir(&to).unwrap().count();
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(["replay", "--only-irregular", many.to_str().unwrap(), "--pbn"]).arg(to.join("out.pbn"));
    let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    // Whether it can be written is tried before anything is judged; what lies there longer is being written.
    let mut seen = 0;
    while seen < 5 && child.try_wait().unwrap().is_none() {
        sleep(Duration::from_millis(5));
        seen = if begun() == 1 { seen + 1 } else { 0 };
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130), "{} lies there", begun());
    assert_eq!(begun(), 0);
}

/// What is said on the two outputs, in one line each, and the exit code.
fn said(args: &[&str]) -> (String, String, Option<i32>) {
    let output = stich(&[&["replay", "--lang", "en"], args].concat());
    let line = |bytes: &[u8]| String::from_utf8_lossy(bytes).split_whitespace().collect::<Vec<_>>().join(" ");
    (line(&output.stdout), line(&output.stderr), output.status.code())
}

#[test]
fn what_came_out_of_a_packed_file_before_it_is_damaged_is_judged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.lin.gz");
    // A copy of a file that was cut off: its beginning, in blocks that are not packed, and no end.
    let text = format!("qx|o1|{DEAL}pc|CA|pc|CK|\nqx|o2|{DEAL}\nqx|o3|{DEAL}");
    let length = u16::try_from(text.len()).unwrap();
    let mut bytes = b"\x1f\x8b\x08\0\0\0\0\0\0\x03\x01".to_vec();
    bytes.extend([length.to_le_bytes(), (!length).to_le_bytes()].concat());
    bytes.extend(text.as_bytes());
    fs::write(&file, bytes).unwrap();
    let path = file.to_str().unwrap();
    let (page, _, code) = said(&[path]);
    assert!(page.contains("two cards of one hand") && page.contains("Board 2 (open room):"), "{page}");
    assert!(!page.contains("Board 3 "), "nobody knows whether it is whole: {page}");
    let damage =
        format!("{path}:3:{}: a gzip file that is damaged from here on", 1 + "qx|o3|".len() + DEAL.len());
    assert!(page.contains(&damage), "{page}");
    assert!(page.contains("2 boards, nothing irregular, one unreadable") && code == Some(1), "{page}");
    let rows = text_of(&["replay", path, "--findings", "json"]);
    assert_eq!(rows.lines().count(), 2, "{rows}");
}

fn text_of(args: &[&str]) -> String {
    text(&stich(args))
}

#[test]
fn where_there_is_nothing_to_judge_that_is_said_and_counted_apart() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pbn");
    let path = file.to_str().unwrap();
    let score = "[Board \"1\"]\n[Contract \"4H\"]\n[Declarer \"S\"]\n[Result \"10\"]\n\n";
    fs::write(&file, format!("{score}[Board \"2\"]\n[Deal \"N:- - - -\"]\n[Auction \"N\"]\n")).unwrap();
    let (page, _, code) = said(&[path]);
    let nothing = "nothing to judge: neither deal nor calls nor cards are recorded";
    let expected = format!(
        "{path} Board 1: 4♥ by South, 10 tricks, {nothing} Board 2: {nothing} No board was judged On 2 boards there was {nothing}"
    );
    assert_eq!((page, code), (expected, Some(0)));
    // What is there without the deal is judged, as far as it goes.
    let calls = "[Board \"3\"]\n[Dealer \"N\"]\n[Auction \"N\"]\n1H AP\n\n";
    let dealt = "[Board \"4\"]\n[Deal \"N:AKQJT98765432... - - -\"]\n";
    fs::write(&file, format!("{score}{calls}{dealt}")).unwrap();
    let (page, ..) = said(&[path]);
    for line in [
        "Board 3: no play recorded, nothing irregular, as far as it can be told without the deal",
        "Board 4: no play recorded, nothing irregular 2 boards, nothing irregular, all readable",
        "One board is recorded without the deal",
        "On one board there was nothing to judge",
    ] {
        assert!(page.contains(line), "{line}: {page}");
    }
    let rows = text_of(&["replay", path, "--json"]);
    let judged = |row: &str| serde_json::from_str::<serde_json::Value>(row).unwrap()["judged"].to_string();
    assert_eq!(rows.lines().map(judged).collect::<Vec<_>>(), ["[]", "[\"auction\"]", "[\"deal\"]"]);
}

#[test]
fn a_file_that_is_named_twice_is_judged_once() {
    let folder = folder();
    let (path, a) = (folder.path().to_str().unwrap(), folder.path().join("a.lin"));
    let once = text_of(&["replay", path, "--findings", "json"]);
    for paths in [
        &[path, a.to_str().unwrap()][..],
        &[path, path],
        &[path, &format!("{path}/../{}", folder.path().file_name().unwrap().to_str().unwrap())],
    ] {
        assert_eq!(text_of(&[&["replay", "--findings", "json"], paths].concat()), once);
    }
    let (_, noted, code) = said(&[path, a.to_str().unwrap()]);
    assert_eq!(
        (noted, code),
        (format!("{} was named more than once; it is read once.", a.display()), Some(1))
    );
    let (_, noted, _) = said(&[path, path, path]);
    assert!(noted.starts_with("3 files were named more than once, such as "), "{noted}");
}

#[test]
fn the_help_says_what_is_certain_and_how_it_ends() {
    for (lang, certain, ends) in [
        ("en", "Certain: ", "Ends with 0 "),
        ("de", "Sicher heißt: ", "Endet mit 0"),
        ("da", "Sikkert betyder: ", "Slutter med 0"),
        ("nl", "Zeker betekent: ", "Eindigt met 0"),
        ("nb", "Sikkert betyr: ", "Slutter med 0"),
    ] {
        for help in [&["replay", "--help"][..], &["replay", "-h"], &["help", "replay"]] {
            let page = text_of(&[&["--lang", lang], help].concat());
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(certain) && page.contains(ends), "{lang} {help:?}: {page}");
        }
    }
}
