//! Streams in a file: what is written is taken in elsewhere, and what is not as it was written is named.
//! PostgreSQL takes part where `STICH_POSTGRES` holds its address.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::time::SystemTime;

use archive::{ArchiveError, Contents, Damage, House, Kept, Packed, Seal, Taken, read, restore, write};
use proptest::prelude::*;
use store::{New, Store, Stream};
use tempfile::TempDir;

fn event(payload: &str) -> New {
    New {
        at: "2026-11-21T10:00:00Z".to_owned(),
        who: "Anna".to_owned(),
        format: 1,
        payload: payload.to_owned(),
    }
}

fn stream(name: &str) -> Stream {
    Stream::new(name).unwrap()
}

fn kept(name: &str, payloads: &[&str]) -> Kept {
    Kept { stream: stream(name), events: payloads.iter().map(|payload| event(payload)).collect() }
}

fn empty() -> (Store, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    (Store::in_folder(folder.path()).unwrap(), folder)
}

fn seal() -> Seal {
    Seal::new([7; 32])
}

/// The file of a store that holds these.
async fn file_of(all: &[Kept]) -> String {
    let (store, _folder) = empty();
    let streams: Vec<Stream> = all.iter().map(|kept| kept.stream.clone()).collect();
    restore(&store, all.to_vec()).await.unwrap();
    let mut file = Vec::new();
    let packed = write(&store, &streams, &seal(), &mut file).await.unwrap();
    let events = all.iter().map(|kept| kept.events.len()).sum();
    assert_eq!(packed, Packed { streams: all.len(), events });
    String::from_utf8(file).unwrap()
}

fn streams(file: &str) -> Vec<Kept> {
    match read(file.as_bytes()).unwrap() {
        Contents::Streams { kept, house } => {
            assert_eq!(house, Some(seal().house()));
            kept
        }
        Contents::OldTournament { .. } => panic!("an old tournament"),
    }
}

const PAYLOADS: [&str; 7] =
    [r#"{"what":"♣"}"#, "[]", r#"{ "spaces" : 1 }"#, "{\n}", "\"text\"", "no JSON", "{\"n\":1e3}"];

#[tokio::test]
async fn what_is_written_is_read_again_to_the_letter() {
    let all = [kept("tournament/herbst", &PAYLOADS), kept("rulings/book", &["{}"])];
    let file = file_of(&all).await;
    assert_eq!(streams(&file), all);
    assert!(file.contains(r#""payload":{"what":"♣"}"#), "readable in any editor: {file}");
}

#[tokio::test]
async fn nothing_is_overwritten_and_what_was_broken_off_is_done_again() {
    let all = [kept("a", &["{}", "[1]", "[2]"]), kept("b", &["[3]"])];
    let (store, _folder) = empty();
    // The first stream and half of the second: as if it had been killed then.
    restore(&store, vec![kept("a", &["{}", "[1]"])]).await.unwrap();
    assert_eq!(restore(&store, all.to_vec()).await.unwrap(), Taken { new: 2, known: 2 });
    assert_eq!(restore(&store, all.to_vec()).await.unwrap(), Taken { new: 0, known: 4 });
    for other in [kept("b", &["[4]"]), kept("b", &["[4]", "[3]"]), kept("a", &["{}", "[1]"])] {
        let both = vec![kept("c", &["{}"]), other.clone()];
        let refused = restore(&store, both).await.unwrap_err();
        assert!(matches!(refused, ArchiveError::Differs(of) if of == other.stream));
        assert_eq!(store.read(&stream("c"), 0).await.unwrap(), [], "nothing of the file is taken in");
    }
}

#[tokio::test]
async fn from_one_database_into_the_other_and_back() {
    let Ok(url) = std::env::var("STICH_POSTGRES") else {
        eprintln!("without STICH_POSTGRES this is not tested");
        return;
    };
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_nanos();
    let all = [kept(&format!("archive/{now}-a"), &PAYLOADS), kept(&format!("archive/{now}-b"), &["{}"])];
    let file = file_of(&all).await;
    let postgres = Store::at(&url).await.unwrap();
    assert_eq!(restore(&postgres, streams(&file)).await.unwrap(), Taken { new: 8, known: 0 });
    let names = all.each_ref().map(|kept| kept.stream.clone());
    let mut back = Vec::new();
    write(&postgres, &names, &seal(), &mut back).await.unwrap();
    assert_eq!(String::from_utf8(back).unwrap(), file);
}

#[tokio::test]
async fn a_line_changed_taken_out_or_put_in_is_named() {
    let file = file_of(&[kept("a", &["[1]", "[2]"])]).await;
    let lines: Vec<&str> = file.lines().collect();
    assert_eq!(lines.len(), 5);
    let joined = |lines: &[&str]| lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let changed = lines[2].replace("[1]", "[7]");
    let table = [
        (joined(&[lines[0], lines[1], &changed, lines[3], lines[4]]), 3, Damage::Sum),
        (joined(&[lines[0], lines[1], lines[3], lines[4]]), 3, Damage::Number { found: 4, expected: 3 }),
        (joined(&[lines[1]]), 1, Damage::Number { found: 2, expected: 1 }),
        (joined(&[lines[0], lines[0]]), 2, Damage::Number { found: 1, expected: 2 }),
        (joined(&[lines[0], lines[1], "", lines[2]]), 3, Damage::Shape(String::new())),
        (joined(&[lines[0], "{\"n\":2}"]), 2, Damage::Shape(String::new())),
        ("a letter to my aunt\n".to_owned(), 1, Damage::Shape(String::new())),
        ("a letter to my aunt".to_owned(), 1, Damage::Shape(String::new())),
    ];
    for (text, line, expected) in table {
        let Err(ArchiveError::Damaged { line: at, damage }) = read(text.as_bytes()) else { panic!("{text}") };
        assert_eq!(at, line, "{text}");
        match (&damage, &expected) {
            (Damage::Shape(_), Damage::Shape(_)) => {}
            _ => assert_eq!(damage, expected),
        }
    }
    assert!(matches!(read(b""), Err(ArchiveError::Empty)));
}

/// [1] made [7], and the sums worked out anew.
const FORGED: &str = include_str!("forged.stich");

/// The file with these records, and with the sums that belong to them: anybody can work them out.
fn with_sums(records: &[&str]) -> String {
    let mut sum = 0;
    let line = |(record, n): (&&str, u64)| {
        let mut hasher = crc32fast::Hasher::new();
        hasher.update(&u32::to_le_bytes(sum));
        hasher.update(&n.to_le_bytes());
        hasher.update(record.as_bytes());
        sum = hasher.finalize();
        format!("{{\"n\":{n},\"sum\":\"{sum:08x}\",\"record\":{record}}}\n")
    };
    records.iter().zip(1..).map(line).collect()
}

#[tokio::test]
async fn a_file_changed_with_its_sums_worked_out_anew_is_not_what_the_house_signed() {
    let all = [kept("a", &["[1]", "[2]"])];
    let file = file_of(&all).await;
    let records: Vec<&str> =
        file.lines().map(|line| &line[line.find("\"record\":").unwrap() + 9..line.len() - 1]).collect();
    assert_eq!(with_sums(&records), file, "the attacker knows how");
    let with = |i: usize, from: &str, to: &str| {
        let changed = records[i].replace(from, to);
        assert_ne!(changed, records[i]);
        let mut all = records.clone();
        all[i] = &changed;
        with_sums(&all)
    };
    // Another house: its key is at hand, its signature is not.
    let (own, other) = (seal().house().to_string(), Seal::new([8; 32]).house().to_string());
    let end = records[4];
    let signature = &end[end.find("\"signature\":\"").unwrap() + 13..][..128];
    let table = [
        with(2, "[1]", "[7]"),
        with(2, "Anna", "Berta"),
        with(4, &own, &other),
        with(4, signature, &signature.chars().rev().collect::<String>()),
        with(4, signature, &signature[2..]),
        with(4, &own, &own.to_uppercase()),
        with_sums(&[records[0], records[1], records[2], records[3], r#"{"end":{"events":2}}"#]),
    ];
    assert_eq!(table[0], FORGED, "what the tests of the server and of the command line take");
    for forged in table {
        assert!(matches!(read(forged.as_bytes()), Err(ArchiveError::Forged)), "{forged}");
    }
    // Signed by somebody else it is somebody else's, and of format 1 nobody's.
    let (store, _folder) = empty();
    restore(&store, all.to_vec()).await.unwrap();
    let mut theirs = Vec::new();
    write(&store, &[stream("a")], &Seal::new([8; 32]), &mut theirs).await.unwrap();
    let house = House::parse(&other);
    assert!(house.is_some());
    assert_eq!(read(&theirs).unwrap(), Contents::Streams { kept: all.to_vec(), house });
    let unsigned = with(0, "\"file\":2", "\"file\":1");
    assert_eq!(read(unsigned.as_bytes()).unwrap(), Contents::Streams { kept: all.to_vec(), house: None });
    let newer = with(0, "\"file\":2", "\"file\":3");
    assert!(matches!(read(newer.as_bytes()), Err(ArchiveError::Newer(3))));
}

#[test]
fn a_house_is_known_by_its_mark() {
    let house = seal().house();
    assert_eq!(House::parse(&house.to_string()), Some(house));
    let mark = house.mark();
    assert_eq!(mark.replace('-', ""), house.to_string()[..20]);
    assert_eq!(mark.split('-').map(str::len).collect::<Vec<_>>(), [4; 5]);
    for bad in ["", "ab", &"zz".repeat(32), &"é".repeat(32), &house.to_string()[1..]] {
        assert_eq!(House::parse(bad), None, "{bad}");
    }
}

#[tokio::test]
async fn a_file_that_was_cut_off_is_refused_wherever_it_was_cut() {
    let file = file_of(&[kept("a", &["[1]", "[2]"])]).await;
    let first = file.find('\n').unwrap() + 1;
    for cut in first..file.len() - 1 {
        let lines = file[..cut].matches('\n').count();
        assert!(
            matches!(read(&file.as_bytes()[..cut]), Err(ArchiveError::Cut(after)) if after == lines),
            "{cut}"
        );
    }
}

/// Three commands of a tournament as the command line kept it before there was a store.
const OLD: &str = include_str!("old.stich");

#[test]
fn a_tournament_of_the_command_line_before_there_was_a_store_is_read() {
    let Contents::OldTournament { events, torn: 0 } = read(OLD.as_bytes()).unwrap() else { panic!() };
    assert_eq!(events.len(), OLD.lines().count());
    assert!(events.iter().all(|event| event.who == "Jana" && event.format == 1));
    assert!(events[0].payload.starts_with(r#"[{"event":"created","name":"Herbstturnier""#));
    let changed = OLD.replacen("Anna", "Hanna", 1);
    assert!(matches!(read(changed.as_bytes()), Err(ArchiveError::Damaged { line: 2, damage: Damage::Sum })));
    // A line torn by a power failure was never reported as saved.
    for cut in 1..60 {
        let Ok(Contents::OldTournament { events: before, torn }) = read(&OLD.as_bytes()[..OLD.len() - cut])
        else {
            panic!("{cut}")
        };
        assert_eq!(before, events[..events.len() - 1]);
        assert!(torn > 0);
    }
}

proptest! {
    /// Any bytes are read or refused, and so is a good file with any of its bytes changed.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in proptest::collection::vec(any::<u8>(), 0..200), at in 0..OLD.len(), byte: u8) {
        let _ = read(&bytes);
        let mut changed = OLD.as_bytes().to_vec();
        changed[at] = byte;
        if let Ok(Contents::OldTournament { events, torn: 0 }) = read(&changed) {
            prop_assert_eq!(events.len(), OLD.lines().count());
        }
    }
}
