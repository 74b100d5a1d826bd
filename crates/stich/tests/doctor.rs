//! A damaged house, what the doctor says of it, and how it is got back.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::{
    fs,
    process::{Command, Stdio},
};

use rusqlite::Connection;
use store::Store;

mod place;

use place::{OLD, Place};

fn doctor(place: &Place, data: &str) -> (Option<i32>, String) {
    let output = place.run(data, &["doctor"]);
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(said).unwrap())
}

/// The copy that a server would make today.
fn backed_up(place: &Place) -> String {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let store = Store::in_folder(&place.file("one")).unwrap();
    let day = "2026-11-01";
    assert!(runtime.block_on(web::backups::make(&store, &place.file("one/backups"), day)).unwrap());
    format!("one/backups/stichentscheid-{day}.db")
}

/// Somebody or something writes into the file.
fn harm(place: &Place, sql: &str) {
    let file = Connection::open(place.file("one").join(store::FILE)).unwrap();
    assert_eq!(file.execute(sql, []).unwrap(), 1);
}

fn shown(place: &Place, data: &str) -> String {
    place.does(data, &["tournament", "show", "old"])
}

#[test]
fn a_house_in_which_all_is_well() {
    let place = Place::with_old();
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("no backup") && said.contains("All is well"), "{said}");
    backed_up(&place);
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("stichentscheid-2026-11-01.db") && said.contains("days old"), "{said}");
    let (code, said) = doctor(&place, "none");
    assert_eq!(code, Some(1), "{said}");
    assert!(!place.file("none").exists(), "who only looks leaves nothing behind");
}

#[test]
fn what_is_damaged_is_named_and_got_back_from_the_last_backup() {
    let place = Place::with_old();
    let before = shown(&place, "one");
    let backup = backed_up(&place);
    for (sql, why) in [
        (
            "UPDATE event SET payload = substr(payload, 1, 20) WHERE number = 3",
            "was changed after it was stored",
        ),
        ("UPDATE event SET who = 'Eva' WHERE number = 2", "was changed after it was stored"),
        ("DELETE FROM event WHERE number = 1", "it is missing"),
    ] {
        harm(&place, sql);
        let (code, said) = doctor(&place, "one");
        assert_eq!(code, Some(1), "{said}");
        assert!(said.contains(why) && said.contains("tournament/old, entry"), "{said}");
        assert!(said.contains("still has tournament/old, entry"), "{said}");
        assert!(!said.contains("All is well"), "{said}");
    }
    for (lang, said) in [
        ("de", "Zurück zum 2026-11-01"),
        ("da", "Tilbage til 2026-11-01"),
        ("nl", "Terug naar 2026-11-01"),
        ("nb", "Tilbake til 2026-11-01"),
    ] {
        let output = place.run_in(lang, "one", &["doctor"]);
        assert!(String::from_utf8_lossy(&output.stdout).contains(said), "{output:?}");
    }
    // As it says: into a new folder.
    let output = place.run("two", &["restore", &backup]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(shown(&place, "two"), before);
    let (code, said) = doctor(&place, "two");
    assert_eq!(code, Some(0), "{said}");
    // Never over what is there.
    assert_eq!(place.run("one", &["restore", &backup]).status.code(), Some(1));
}

#[test]
fn a_backup_that_is_damaged_itself_is_said_and_not_taken_in() {
    let place = Place::with_old();
    harm(&place, "UPDATE event SET payload = 'x' WHERE number = 2");
    let backup = backed_up(&place);
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("does not have tournament/old, entry 2"), "{said}");
    let output = place.run("two", &["restore", &backup]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("tournament/old, entry 2"), "{output:?}");
}

#[test]
fn the_end_of_a_stream_that_was_taken_away_is_told_by_the_backup() {
    let place = Place::with_old();
    backed_up(&place);
    place.does("one", &["tournament", "players", "old", "add", "Zoe Zander"]);
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(0), "{said}");
    harm(&place, "DELETE FROM event WHERE number = (SELECT max(number) FROM event)");
    harm(&place, "DELETE FROM event WHERE number = (SELECT max(number) FROM event)");
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("The backup of 2026-11-01 has tournament/old, entry 3, and here"), "{said}");
    assert!(said.contains("To go back to 2026-11-01"), "{said}");
    // Somebody who writes another in its place, with a sum of its own, does not hide it.
    place.does("one", &["tournament", "players", "old", "add", "Yves Yung"]);
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(1), "{said}");
    assert!(said.contains("has tournament/old, entry 3, and here"), "{said}");
}

#[test]
fn what_is_whole_is_got_out_of_a_damaged_house() {
    let place = Place::with_old();
    place.does("one", &["import", OLD, "--house", "nobody", "--to", "tournament/other"]);
    harm(&place, "UPDATE event SET who = 'Eva' WHERE number = 2 AND stream = 'tournament/old'");
    let refused = place.refuses("one", &["tournament", "show", "old"]);
    assert!(refused.contains("tournament/old, entry 2: it, or what"), "{refused}");
    let refused = place.refuses("one", &["export", "tournament/old", "old.stich"]);
    assert!(refused.contains("tournament/old, entry 2: it, or what"), "{refused}");
    assert!(!place.file("old.stich").exists());
    let backup = place.run("one", &["backup", "all.stich"]);
    assert_eq!(backup.status.code(), Some(1));
    let said = String::from_utf8(backup.stderr).unwrap();
    assert!(said.contains("Left out of the file: tournament/old, entry 2"), "{said}");
    place.does("two", &["restore", "all.stich"]);
    assert_eq!(
        place.does("two", &["tournament", "show", "other"]),
        place.does("one", &["tournament", "show", "other"])
    );
    place.refuses("two", &["tournament", "show", "old"]);
}

#[test]
fn a_file_of_which_a_page_is_overwritten() {
    let place = Place::with_old();
    let file = place.file("one").join(store::FILE);
    // Everything is in the file, not in its log.
    Connection::open(&file).unwrap().query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    let mut bytes = fs::read(&file).unwrap();
    let last = bytes.len() - 4096;
    assert!(last > 4096);
    bytes[last..].fill(0xaa);
    fs::write(&file, bytes).unwrap();
    let (code, said) = doctor(&place, "one");
    assert_eq!(code, Some(1), "{said}");
    assert!(!said.contains("panicked") && !said.contains("All is well"), "{said}");
}

/// The disk is full after so many blocks of 512 bytes, wherever that is while the house is made.
#[cfg(unix)]
#[test]
fn a_disk_that_fills_up_while_the_house_is_made_leaves_nothing_half_made() {
    use std::os::unix::fs::PermissionsExt as _;
    let mut refused = 0;
    for blocks in (4..=160).step_by(4) {
        let place = tempfile::tempdir().unwrap();
        let import = |limit: &str| {
            // Who writes too much is told, and not ended.
            let script = format!(
                "trap '' XFSZ; {limit} exec \"$0\" --lang en import \"$1\" --house nobody --data one"
            );
            let mut command = Command::new("sh");
            command.args(["-c", &script, env!("CARGO_BIN_EXE_stich"), OLD]).current_dir(place.path());
            command
                .env_remove("STICH_DATABASE")
                .env_remove("STICH_DATA")
                .stdin(Stdio::null())
                .output()
                .unwrap()
        };
        let first = import(&format!("ulimit -f {blocks};"));
        refused += usize::from(!first.status.success());
        let file = place.path().join("one").join(store::FILE);
        if let Ok(there) = fs::metadata(&file) {
            assert_eq!(there.permissions().mode() & 0o077, 0, "{blocks}");
        }
        let second = import("");
        assert!(second.status.success(), "{blocks}: {}", String::from_utf8_lossy(&second.stderr));
    }
    assert!(
        (5..40).contains(&refused),
        "{refused} of 40 were refused: the limit was not met, or nothing else"
    );
}
