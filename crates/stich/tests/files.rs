//! Backup and restore, export and import, as somebody meets them who moves to another computer.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::fs;

mod place;

use place::{OLD, Place};

/// An old tournament taken in as `old`, one line of it entered since.
fn gone_on() -> Place {
    let place = Place::with_old();
    let line = ["tournament", "enter", "old", "--round", "1", "--table", "1", "--points", "2,-2,2,-2"];
    place.does("one", &line);
    place
}

fn shown(place: &Place, data: &str, tournament: &str) -> String {
    place.does(data, &["tournament", "export", tournament, "--format", "json"])
}

fn read(place: &Place, name: &str) -> String {
    fs::read_to_string(place.file(name)).unwrap()
}

#[test]
fn a_tournament_of_an_older_version_goes_on() {
    let place = gone_on();
    let all = shown(&place, "one", "old");
    for word in ["Herbstturnier", "Anna Beispiel", "\"points\""] {
        assert!(all.contains(word), "{word}");
    }
    // Under another name there is a second one. The same file again changes nothing; over what has gone on
    // since, it is refused.
    place.does("one", &["import", OLD, "--house", "nobody", "--to", "tournament/again"]);
    assert!(
        place
            .does("one", &["import", OLD, "--house", "nobody", "--to", "tournament/again"])
            .contains("already")
    );
    assert!(place.refuses("one", &["import", OLD, "--house", "nobody"]).contains("--to"));
    assert_eq!(shown(&place, "one", "old"), all);
}

#[test]
fn a_tournament_moves_to_another_computer_and_back() {
    let place = gone_on();
    place.does("one", &["export", "tournament/old", "old.stich"]);
    assert!(place.refuses("one", &["export", "tournament/old", "old.stich"]).contains("--replace"));
    // Whose is it? The answer stands in the question, and nothing is begun before it is given.
    let asked = place.refuses("two", &["import", "old.stich"]);
    let mark = asked.split("--house ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    assert!(asked.contains(&format!("not known here: {mark}.")) && !place.file("two").exists(), "{asked}");
    place.refuses("two", &["import", "old.stich", "--house", "nobody"]);
    place.does("two", &["import", "old.stich", "--house", &mark]);
    for known in [&["import", "old.stich"][..], &["import", "old.stich", "--house", &mark]] {
        assert!(place.does("two", known).contains("already"), "known from now on");
    }
    assert_eq!(shown(&place, "two", "old"), shown(&place, "one", "old"));
    place.does(
        "two",
        &["tournament", "deduct", "old", "1", "--round", "1", "--points", "1", "--reason", "loud"],
    );
    place.does("two", &["export", "tournament/old", "back.stich"]);
    // Only what has happened since is new here.
    let asked = place.refuses("one", &["import", "back.stich"]);
    let back = asked.split("--house ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    assert_ne!(back, mark);
    assert!(place.does("one", &["import", "back.stich", "--house", &back]).contains("new entries: 1"));
    assert_eq!(shown(&place, "one", "old"), shown(&place, "two", "old"));
    let said = place.refuses("one", &["export", "tournament/nothing", "x.stich"]);
    assert!(said.contains("tournament/old") && !place.file("x.stich").exists(), "{said}");
}

#[test]
fn a_backup_of_everything() {
    let place = gone_on();
    place.does("one", &["import", OLD, "--house", "nobody", "--to", "tournament/again"]);
    place.does("one", &["backup", "all.stich"]);
    #[cfg(unix)]
    {
        let mode = std::os::unix::fs::MetadataExt::mode(&fs::metadata(place.file("all.stich")).unwrap());
        assert_eq!(mode & 0o077, 0, "names and keys are in it");
    }
    place.does("two", &["restore", "all.stich"]);
    for tournament in ["old", "again"] {
        assert_eq!(shown(&place, "two", tournament), shown(&place, "one", tournament));
    }
    place.does("two", &["backup", "again.stich"]);
    assert_eq!(read(&place, "again.stich"), read(&place, "all.stich"));
    assert!(place.does("two", &["restore", "all.stich"]).contains("already"));
    assert!(place.refuses("three", &["import", "all.stich"]).contains("stich restore"));
    // Something else has happened here under the same name: nothing of the backup is taken in.
    place.does("four", &["tournament", "new", "old", "--name", "Another"]);
    assert!(place.refuses("four", &["restore", "all.stich"]).contains("tournament/old"));
    assert_eq!(place.does("four", &["tournament", "list"]).lines().count(), 1);
}

/// What is taken in must be what its place holds; where it is not, nothing is stored, and the folder is not begun.
#[test]
fn nothing_is_taken_in_where_it_does_not_belong() {
    let place = gone_on();
    place.does("one", &["export", "tournament/old", "old.stich"]);
    let asked = place.refuses("two", &["import", "old.stich"]);
    let mark = asked.split("--house ").nth(1).unwrap().split('`').next().unwrap().to_owned();
    for stream in
        ["house/doors", "rulings/book", "rulings/copy", "table/0123456789ab", "tournament/", "x/y", ""]
    {
        let output = place.run("two", &["import", "old.stich", "--house", &mark, "--to", stream]);
        assert_eq!(output.status.code(), Some(2), "{stream}");
        assert!(!place.file("two").exists(), "{stream}");
    }
    place.does("two", &["import", "old.stich", "--house", &mark, "--to", "spring"]);
    assert_eq!(shown(&place, "two", "spring"), shown(&place, "one", "old"));
    // The doors come with a backup only, and a tournament without whoever sent it being asked for does not.
    place.does("one", &["export", "house/doors", "doors.stich"]);
    assert!(place.refuses("three", &["import", "doors.stich", "--house", &mark]).contains("house/doors"));
    assert!(place.refuses("three", &["restore", "old.stich"]).contains("stich import"));
    assert!(place.refuses("three", &["restore", OLD]).contains("stich import"));
    assert!(!place.file("three").exists());
    // A backup goes where nothing else is.
    place.does("one", &["backup", "all.stich"]);
    place.does("four", &["tournament", "new", "other", "--name", "Another"]);
    assert!(place.refuses("four", &["restore", "all.stich"]).contains("tournament/other"));
    assert_eq!(place.does("four", &["tournament", "list"]).lines().count(), 1);
    // What cannot be read is not missing.
    assert!(place.refuses("four", &["import", "one"]).contains("cannot be read"));
}

/// What somebody does to a file by hand is noticed and named, and nothing of it is taken in.
#[test]
fn a_file_edited_by_hand() {
    let place = gone_on();
    place.does("one", &["export", "tournament/old", "old.stich"]);
    let text = read(&place, "old.stich");
    let lines: Vec<&str> = text.lines().collect();
    let without =
        |i: usize| lines[..i].iter().chain(&lines[i + 1..]).map(|line| format!("{line}\n")).collect();
    let table: [(String, &str); 5] = [
        (text.replace("Anna", "Hanna"), "line 4: The checksum is wrong"),
        (without(3), "line 4: This is record 5, but record 4 was expected"),
        (without(lines.len() - 1), "was cut off: after line 6"),
        (text[..text.len() - 10].to_owned(), "was cut off: after line 6"),
        ("a letter to my aunt\n".to_owned(), "line 1: This is not a line of such a file"),
    ];
    for (text, expected) in table {
        fs::write(place.file("wrong.stich"), &text).unwrap();
        let said = place.refuses("two", &["import", "wrong.stich"]);
        assert!(said.contains(expected), "{said}");
        assert!(!place.file("two").exists());
    }
    // With the sums worked out anew only the signature tells, and no option takes such a file in.
    fs::write(place.file("wrong.stich"), include_str!("../../archive/tests/forged.stich")).unwrap();
    for command in [&["import", "wrong.stich", "--house", "nobody"][..], &["restore", "wrong.stich"]] {
        assert!(place.refuses("two", command).contains("is not what was signed"));
        assert!(!place.file("two").exists());
    }
    assert!(place.refuses("two", &["import", "nowhere.stich"]).contains("nowhere.stich"));
    let torn = fs::read_to_string(OLD).unwrap();
    fs::write(place.file("torn.stich"), &torn[..torn.len() - 20]).unwrap();
    let taken = place.run("two", &["import", "torn.stich", "--house", "nobody"]);
    assert!(
        taken.status.success()
            && String::from_utf8(taken.stderr).unwrap().contains("never reported as saved")
    );
    assert!(shown(&place, "two", "torn").contains("Anna Beispiel"));
}

/// What organisers have proposed on the page of the texts comes out as a patch.
#[test]
fn proposed_texts_are_a_patch() {
    let place = Place::new();
    place.refuses("one", &["words", "export"]);
    let folder = place.file("one");
    let propose = |number: u64, id: &str, text: &str| {
        let payload = serde_json::json!({ "proposed": { "lang": "da", "id": id, "text": text } }).to_string();
        let (at, who) = ("2026-11-23T20:00:00Z".to_owned(), "Jana".to_owned());
        let event = store::New { at, who, format: 1, payload };
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(async {
            let store = store::Store::in_folder(&folder).unwrap();
            let stream = store::Stream::new("house/words").unwrap();
            store.append(&stream, number, vec![event], None).await.unwrap();
        });
    };
    fs::create_dir(&folder).unwrap();
    propose(0, "say-own-plan", "{ $declarer }, glem { $cards }.");
    // A text of a newer program, and one that can no longer be said, are in no patch.
    propose(1, "say-something-new", "Ny");
    propose(2, "seat-east", "{ $card }");
    let patch = place.does("one", &["words", "export"]);
    assert!(patch.starts_with("--- a/crates/wording/i18n/da/laws.ftl\n"), "{patch}");
    assert!(patch.contains("\n+say-own-plan = { $declarer }, glem { $cards }.\n"), "{patch}");
    assert_eq!(patch.matches("\n@@ ").count(), 1, "{patch}");
}
