//! `stich serve` as somebody meets it who starts it: what it prints, what it leaves behind, and what it says
//! when it cannot start.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod server;

use std::{
    fs,
    net::TcpListener,
    os::unix::{
        fs::{MetadataExt as _, PermissionsExt as _, chown},
        process::CommandExt as _,
    },
    path::Path,
    process::{Command, Stdio},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;
use server::{Ask, Server, ask};

const LANGUAGES: [&str; 5] = ["en", "de", "da", "nl", "nb"];

fn serve(lang: &str, args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(["--lang", lang, "serve"]).args(args).env("NO_COLOR", "1").stdin(Stdio::null());
    command.env_remove("STICH_DATABASE").env_remove("STICH_DATA");
    command
}

/// What it says when it does not start.
fn refuses(lang: &str, args: &[&str]) -> String {
    let output = serve(lang, args).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{args:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn a_port_that_is_taken_is_named_and_what_to_do() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    for lang in LANGUAGES {
        let folder = tempfile::tempdir().unwrap();
        let said = refuses(lang, &["--port", &port, "--data", folder.path().to_str().unwrap()]);
        assert!(said.contains(&port) && said.contains("--port"), "{said}");
        assert_eq!(said.trim().lines().count(), 1, "{said}");
    }
}

/// Without `--port` the usual one is taken, or the next that is free; that is said.
#[test]
fn without_a_port_the_next_that_is_free_is_taken() {
    // Whoever has it already, now somebody has it.
    let _taken = TcpListener::bind("127.0.0.1:8484");
    let folder = tempfile::tempdir().unwrap();
    let args = ["--data", folder.path().to_str().unwrap()];
    let mut child = serve("en", &args).stdout(Stdio::piped()).spawn().unwrap();
    let printed = server::printed(&mut child);
    assert!((8485..=8504).contains(&printed.port), "{}", printed.port);
    assert!(printed.lines.iter().any(|line| line.starts_with("Port 8484 is taken")), "{:?}", printed.lines);
    let home = Ask { method: "GET", path: "/", token: "", key: None, body: "" };
    assert_eq!(ask(printed.port, &home).unwrap().0, 200);
    let stopped = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success() && child.wait().unwrap().success());
}

/// A service manager may have second thoughts: from the moment it says how it is stopped, it ends in order.
#[test]
fn as_soon_as_it_says_how_it_is_stopped_it_can_be() {
    for signal in ["-TERM", "-INT"].repeat(5) {
        let folder = tempfile::tempdir().unwrap();
        let args = ["--port", "0", "--data", folder.path().to_str().unwrap()];
        let mut child = serve("en", &args).stdout(Stdio::piped()).spawn().unwrap();
        server::printed(&mut child);
        let told = Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap();
        assert!(told.success() && child.wait().unwrap().success(), "{signal}");
    }
}

#[test]
fn a_folder_that_cannot_be_used_is_named_and_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a-file");
    fs::write(&file, "").unwrap();
    let foreign = folder.path().join("foreign");
    fs::create_dir(&foreign).unwrap();
    fs::write(foreign.join("stichentscheid.db"), "a letter to my aunt, long enough for a page".repeat(50))
        .unwrap();
    for lang in LANGUAGES {
        let said = refuses(lang, &["--port", "0", "--data", file.to_str().unwrap()]);
        assert!(said.contains("a-file") && said.contains("--data"), "{said}");
        let said = refuses(lang, &["--port", "0", "--data", foreign.to_str().unwrap()]);
        assert!(said.contains("foreign"), "{said}");
    }
    assert!(fs::read_to_string(foreign.join("stichentscheid.db")).unwrap().starts_with("a letter"));
}

/// Somebody else's folder, or a stick that is locked. Whoever runs the tests as root may write anywhere, so then a copy of
/// the program runs as nobody.
#[test]
fn a_folder_in_which_this_user_may_not_write_is_named_and_what_to_do() {
    const NOBODY: u32 = 65534;
    let place = tempfile::tempdir().unwrap();
    let open = |path: &Path, mode: u32| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    open(place.path(), 0o755);
    let program = place.path().join("stich");
    fs::copy(env!("CARGO_BIN_EXE_stich"), &program).unwrap();
    let is_root = fs::metadata(place.path()).unwrap().uid() == 0;
    let refuses = |lang: &str, data: &Path| {
        let mut command = Command::new(&program);
        command.args(["--lang", lang, "serve", "--port", "0", "--data"]).arg(data).env("NO_COLOR", "1");
        command.env_remove("STICH_DATABASE").env_remove("STICH_DATA").current_dir(place.path());
        if is_root {
            command.uid(NOBODY).gid(NOBODY);
        }
        let output = command.stdin(Stdio::null()).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{lang}, {data:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    // A house as it was left, then locked: the file, and the folder with it.
    let locked = place.path().join("locked");
    drop(Server::start(&["--data".to_owned(), locked.display().to_string()], &[]));
    let file = locked.join("stichentscheid.db");
    if is_root {
        for path in [&locked, &locked.join("backups"), &file] {
            chown(path, Some(NOBODY), Some(NOBODY)).unwrap();
        }
    }
    let before = fs::read(&file).unwrap();
    open(&file, 0o400);
    open(&locked, 0o500);
    let empty = place.path().join("empty");
    fs::create_dir(&empty).unwrap();
    open(&empty, 0o555);
    open(place.path(), 0o555);
    for (lang, what) in [
        ("en", "may not write"),
        ("de", "darf dieser Benutzer nicht schreiben"),
        ("da", "må denne bruger ikke skrive"),
        ("nl", "mag deze gebruiker niet schrijven"),
        ("nb", "får ikke denne brukeren skrive"),
    ] {
        let said = refuses(lang, &locked);
        assert!(said.contains(what) && said.contains("locked") && said.contains("--data"), "{said}");
        for data in [empty.as_path(), &place.path().join("new")] {
            let said = refuses(lang, data);
            assert!(said.contains(data.to_str().unwrap()) && said.contains("--data"), "{said}");
        }
    }
    assert_eq!(fs::read(&file).unwrap(), before);
    assert!(fs::read_dir(&empty).unwrap().next().is_none() && !place.path().join("new").exists());
    // So that it can be taken away.
    [place.path(), &locked].into_iter().for_each(|path| open(path, 0o700));
}

/// What the program says at the start where it cannot keep anything, and what is to be done.
#[test]
fn a_place_that_is_anothers_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("stichentscheid.db");
    let theirs = rusqlite::Connection::open(&file).unwrap();
    theirs.execute_batch("CREATE TABLE recipes (name TEXT); INSERT INTO recipes VALUES ('cake')").unwrap();
    drop(theirs);
    let before = fs::read(&file).unwrap();
    for (lang, what) in [
        ("en", "of another program"),
        ("de", "eines anderen Programms"),
        ("da", "fra et andet program"),
        ("nl", "van een ander programma"),
        ("nb", "fra et annet program"),
    ] {
        let said = refuses(lang, &["--port", "0", "--data", folder.path().to_str().unwrap()]);
        assert!(said.contains(what) && said.contains("--data"), "{said}");
        fs::write(&file, "a letter to my aunt, long enough for a page".repeat(50)).unwrap();
        let said = refuses(lang, &["--port", "0", "--data", folder.path().to_str().unwrap()]);
        assert!(said.contains(what), "{said}");
        fs::write(&file, &before).unwrap();
    }
    assert_eq!(fs::read(&file).unwrap(), before);
    let said = refuses("en", &["--port", "0", "--database", "postgres://nobody@127.0.0.1:1/none"]);
    assert!(said.contains("cannot be reached") && said.contains("STICH_DATABASE"), "{said}");
    // A server that is there, and lets nobody in under this name or into this database.
    let Ok(url) = std::env::var("STICH_POSTGRES") else { return };
    let (server, _) = url.rsplit_once('/').unwrap();
    for wrong in [format!("{server}/no-such-database"), url.replace("://stich@", "://nobody:wrong@")] {
        let said = refuses("en", &["--port", "0", "--database", &wrong]);
        assert!(said.contains("does not let us in"), "{said}");
        assert!(!said.contains("wrong@"), "{said}");
    }
}

/// An organiser who starts yesterday's program again.
#[test]
fn what_a_newer_version_has_written_is_left_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap().to_owned();
    drop(Server::start(&["--data".to_owned(), data.clone()], &[]));
    let newer = rusqlite::Connection::open(folder.path().join("stichentscheid.db")).unwrap();
    newer.execute_batch("INSERT INTO refinery_schema_history VALUES (99, 'later', 'now', '0')").unwrap();
    drop(newer);
    for (lang, what) in [
        ("en", "newer version"),
        ("de", "neuere Fassung"),
        ("da", "nyere version"),
        ("nl", "nieuwere versie"),
        ("nb", "nyere versjon"),
    ] {
        let said = refuses(lang, &["--port", "0", "--data", &data]);
        assert!(said.contains(what) && said.contains(&data) && said.contains("--data"), "{said}");
    }
}

/// It waits ten seconds for the other, and says then who is to end.
#[test]
fn a_database_that_another_program_keeps_to_itself_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&["--data".to_owned(), data.display().to_string()], &[]);
    drop(server);
    let other = rusqlite::Connection::open(data.join("stichentscheid.db")).unwrap();
    other.pragma_update(None, "locking_mode", "EXCLUSIVE").unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let said = refuses("en", &["--port", "0", "--data", data.to_str().unwrap()]);
    assert!(said.contains("Another program") && said.contains("data"), "{said}");
}

/// Names and the key of the cookies are in it.
#[test]
fn the_folder_is_for_its_user_only() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Server::start(&["--data".to_owned(), data.display().to_string()], &[]);
    assert!(server.token.is_some());
    assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o077, 0);
}

/// Whoever made the folder before the first start, or copied the files back from a backup, left them open to all.
#[test]
fn an_open_folder_is_closed_at_start_and_that_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::create_dir(&data).unwrap();
    let args = ["--port", "0", "--data", data.to_str().unwrap()];
    // The third time the folder of the copies is there, too.
    for (open, said) in [(true, 1), (false, 0), (true, 2)] {
        let modes = if open { (0o755, 0o644) } else { (0o700, 0o600) };
        fs::set_permissions(&data, fs::Permissions::from_mode(modes.0)).unwrap();
        for file in fs::read_dir(&data).unwrap() {
            fs::set_permissions(file.unwrap().path(), fs::Permissions::from_mode(modes.1)).unwrap();
        }
        let mut child = serve("en", &args).stdout(Stdio::piped()).spawn().unwrap();
        let printed = server::printed(&mut child);
        let name = data.display().to_string();
        let lines = printed.lines.iter().filter(|line| line.starts_with(&name)).count();
        assert_eq!(lines, said, "{:?}", printed.lines);
        assert_eq!(fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
        let files: Vec<_> = fs::read_dir(&data).unwrap().map(|file| file.unwrap().path()).collect();
        assert!(files.len() >= 3, "{files:?}");
        for file in files {
            assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o077, 0, "{file:?}");
        }
        // As a power failure would: the files of the log stay.
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

fn gone(folder: &Path) -> bool {
    let until = Instant::now() + Duration::from_secs(30);
    while folder.exists() && Instant::now() < until {
        thread::sleep(Duration::from_millis(50));
    }
    !folder.exists()
}

/// Everything is there to be seen, and nothing of it stays.
#[test]
fn a_demonstration() {
    let mut child = serve("en", &["--demo", "--port", "0"]).stdout(Stdio::piped()).spawn().unwrap();
    let printed = server::printed(&mut child);
    let (port, token) = (printed.port, printed.token.expect("the organiser's link"));
    let get = |path: &str| {
        let (status, body) =
            ask(port, &Ask { method: "GET", path, token: &token, key: None, body: "" }).unwrap();
        assert_eq!(status, 200, "{path}: {body}");
        body
    };
    let rulings: Value = serde_json::from_str(&get("/api/v1/rulings")).unwrap();
    assert!(rulings["found"].as_u64().unwrap() >= 4, "{rulings}");
    let hall = get("/hall/herbst");
    assert!(hall.contains("Herbstturnier"), "{hall}");
    let folder = printed.data.expect("the folder is printed");
    assert!(Path::new(&folder).exists());
    let stopped = Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    assert!(stopped.success() && child.wait().unwrap().success());
    assert!(gone(Path::new(&folder)), "{folder} is still there");
}
