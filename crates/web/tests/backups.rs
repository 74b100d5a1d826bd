//! The copies that a server makes every day.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use std::fs;

use store::{New, Store, StoreError, Stream};
use web::{
    backups::{KEPT, copies, make},
    doctor::examine,
};

fn event(n: u64) -> New {
    New {
        at: "2026-11-24T10:00:00Z".into(),
        who: "test".into(),
        format: 1,
        payload: format!("{{\"n\":{n}}}"),
    }
}

#[tokio::test]
async fn one_a_day_and_the_last_fourteen() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(&folder.path().join("data")).unwrap();
    let stream = Stream::new("something/else").unwrap();
    let place = folder.path().join("backups");
    // Not a copy of ours: it stays.
    for n in 1..=20_u64 {
        store.append(&stream, n - 1, vec![event(n)], None).await.unwrap();
        let day = format!("2026-11-{n:02}");
        assert!(make(&store, &place, &day).await.unwrap(), "{day}");
        assert!(!make(&store, &place, &day).await.unwrap(), "the second of {day}");
        fs::write(place.join("notes.db"), "mine").unwrap();
    }
    let all = copies(&place).unwrap();
    assert_eq!(all.len(), KEPT);
    assert_eq!((&*all[0].day, &*all[KEPT - 1].day), ("2026-11-07", "2026-11-20"));
    assert_eq!(fs::read_dir(&place).unwrap().count(), KEPT + 1, "nothing half-written lies there");
    // Each has what there was on its day.
    for (copy, events) in all.iter().zip(7_usize..) {
        let back = tempfile::tempdir().unwrap();
        fs::copy(&copy.file, back.path().join(store::FILE)).unwrap();
        let back = Store::in_folder(back.path()).unwrap();
        assert_eq!(back.read(&stream, 0).await.unwrap().len(), events, "{}", copy.day);
        let found = examine(&back).await.unwrap();
        assert_eq!((found.events, found.wrong.len()), (events, 0));
    }
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_them() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(&folder.path().join("data")).unwrap();
    let place = folder.path().join("backups");
    fs::create_dir(&place).unwrap();
    fs::set_permissions(&place, fs::Permissions::from_mode(0o755)).unwrap();
    make(&store, &place, "2026-11-24").await.unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&place), 0o700);
    assert_eq!(mode(&copies(&place).unwrap()[0].file), 0o600);
}

#[tokio::test]
async fn a_copy_is_of_one_moment_while_others_write() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(&folder.path().join("data")).unwrap();
    let stream = Stream::new("something/else").unwrap();
    let writing = {
        let (store, stream) = (store.clone(), stream.clone());
        tokio::spawn(async move {
            for n in 0..200_u64 {
                // Always two together.
                let two = vec![event(2 * n), event(2 * n + 1)];
                store.append(&stream, 2 * n, two, None).await.unwrap();
            }
        })
    };
    let place = folder.path().join("backups");
    for n in 1..=5 {
        make(&store, &place, &format!("2026-11-{n:02}")).await.unwrap();
    }
    writing.await.unwrap();
    for copy in copies(&place).unwrap() {
        let back = tempfile::tempdir().unwrap();
        fs::copy(&copy.file, back.path().join(store::FILE)).unwrap();
        let back = Store::in_folder(back.path()).unwrap();
        assert_eq!(back.read(&stream, 0).await.unwrap().len() % 2, 0, "half of what was stored together");
        assert!(examine(&back).await.unwrap().wrong.is_empty());
    }
}

#[tokio::test]
async fn where_nothing_can_be_written_nothing_is_taken_away() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::in_folder(&folder.path().join("data")).unwrap();
    let place = folder.path().join("file");
    fs::write(&place, "in the way").unwrap();
    assert!(matches!(make(&store, &place, "2026-11-24").await, Err(StoreError::File { .. })));
    // Something that is no file is in the way of the new copy: the old ones stay.
    let place = folder.path().join("backups");
    for n in 1..=KEPT {
        make(&store, &place, &format!("2026-10-{n:02}")).await.unwrap();
    }
    let beside = place.join(format!("stichentscheid-2026-11-24.db.{}.part", std::process::id()));
    fs::create_dir(&beside).unwrap();
    assert!(make(&store, &place, "2026-11-24").await.is_err());
    assert_eq!(copies(&place).unwrap().len(), KEPT);
}
