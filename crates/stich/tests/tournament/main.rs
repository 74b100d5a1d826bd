//! A tournament from one program, as the organiser meets it.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

#[path = "../../../tournament/tests/common/mod.rs"]
mod common;
mod killed;
mod leaving;
mod lists;
mod usage;

use std::{
    collections::BTreeMap,
    fs,
    path::PathBuf,
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

use common::{Dice, whole_list};
use serde_json::Value;
use tempfile::TempDir;
use tournament::{Deal, List, Outcome, Position, TableSize, Told, Written};

const LANGUAGES: [&str; 5] = ["en", "de", "da", "nl", "nb"];

/// A folder with a tournament in it.
struct Hall {
    folder: TempDir,
    lang: &'static str,
}

impl Hall {
    fn new(lang: &'static str) -> Hall {
        Hall { folder: tempfile::tempdir().unwrap(), lang }
    }

    fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.file(name), text).unwrap();
    }

    fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
        command.args(["--lang", self.lang]).args(args).current_dir(self.folder.path());
        for name in ["NO_COLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "RUST_BACKTRACE"] {
            command.env_remove(name);
        }
        command.env("STICH_DATA", self.file("data")).env_remove("STICH_DATABASE");
        command.env("LC_ALL", "C").env("STICH_AS", "Jana").stdin(Stdio::null());
        command
    }

    fn run(&self, args: &[&str]) -> Output {
        self.command(args).output().unwrap()
    }

    /// It must work.
    fn does(&self, args: &[&str]) -> String {
        let output = self.run(args);
        let errors = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{args:?}: {errors}");
        String::from_utf8(output.stdout).unwrap()
    }

    /// It must be refused with this exit code; what is said.
    fn refuses(&self, exit: i32, args: &[&str]) -> String {
        let output = self.run(args);
        assert_eq!(output.status.code(), Some(exit), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    }

    fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.does(args)).unwrap()
    }

    /// A tournament of so many players, all three rounds drawn.
    fn drawn(&self, players: usize) {
        self.drawn_with(players, &[]);
    }

    /// The same, set up with more than that.
    fn drawn_with(&self, players: usize, more: &[&str]) {
        let new =
            ["tournament", "new", "t", "--name", "Herbstturnier", "--date", "21.11.2026", "--seed", "7"];
        self.does(&[&new, more].concat());
        let names: String =
            (1..=players).map(|n| format!("Spieler {n};{}\n", ["SV Blau", "Doko Nord", ""][n % 3])).collect();
        self.write("players.csv", &format!("Name;Verein\n{names}"));
        self.does(&["tournament", "players", "t", "import", "players.csv"]);
        self.does(&["tournament", "draw", "t", "--all"]);
    }

    /// Everything that has happened to the tournament, as a file.
    fn exported(&self) -> String {
        self.does(&["export", "tournament/t", "t.stich", "--replace"]);
        fs::read_to_string(self.file("t.stich")).unwrap()
    }

    /// The players of each table: round, table, numbers.
    fn tables(&self) -> Vec<(usize, usize, Vec<u64>)> {
        let all = self.json(&["tournament", "show", "t", "--json"]);
        let mut tables = Vec::new();
        for (i, round) in all["drawn"].as_array().unwrap().iter().enumerate() {
            for (j, table) in round["tables"].as_array().unwrap().iter().enumerate() {
                let players = table["players"].as_array().unwrap().iter();
                tables.push((i + 1, j + 1, players.map(|n| n.as_u64().unwrap()).collect()));
            }
        }
        tables
    }
}

/// A list as an organiser would type it: points only, or the game with its Augen.
fn as_csv(lines: &[Written], size: TableSize) -> String {
    let columns = |word: &str| size.positions().map(|p| format!("{word}{p}")).collect::<Vec<_>>().join(";");
    let mut text = format!(
        "Nr;Art;Solo;Re;Augen;Ansagen;{};{};{}\n",
        columns(""),
        columns("Strafe "),
        columns("Abzug ")
    );
    let mut list = List::new(size);
    for written in lines {
        let line = list.enter(written.clone()).unwrap();
        let cells = |values: Vec<String>| {
            values.iter().map(|v| if v == "0" { "" } else { v }).collect::<Vec<_>>().join(";")
        };
        let number = line.place.number;
        let told = match &written.told {
            Told::Points { outcome: Outcome::NotPlayed, .. } => "x;;;;".to_owned(),
            Told::Points { outcome: Outcome::Solo(p), .. } => format!("S;{p};;;"),
            Told::Points { outcome: Outcome::Game, .. } => ";;;;".to_owned(),
            Told::Game { played, .. } => {
                let re: Vec<String> = played.re.iter().map(|p| p.to_string()).collect();
                let calls: Vec<String> = played.calls.iter().map(ToString::to_string).collect();
                let kind = if played.soloist().is_some() { "Solo" } else { "Normalspiel" };
                format!("{kind};;{};{};{}", re.join("+"), played.augen, calls.join(" "))
            }
        };
        let of = |p: Position| match &written.told {
            Told::Points { points, .. } => points[p].to_string(),
            Told::Game { .. } => String::new(),
        };
        let points = cells(size.positions().map(of).collect());
        let penalty = cells(size.positions().map(|p| written.penalty[p].to_string()).collect());
        let deduction = cells(size.positions().map(|p| written.deduction[p].to_string()).collect());
        text.push_str(&format!("{number};{told};{points};{penalty};{deduction}\n"));
    }
    text
}

/// The same list as TOML.
fn as_toml(lines: &[Written]) -> String {
    let field = |(name, value): (&String, &Value)| format!("{name} = {value}\n");
    let line = |line: &Written| {
        let json = serde_json::to_value(line).unwrap();
        let fields: String = json.as_object().unwrap().iter().map(field).collect();
        format!("[[line]]\n{fields}\n")
    };
    lines.iter().map(line).collect()
}

/// The main job: 31 players at tables of four and five, three rounds, from the list of players to the
/// printed ranking.
#[test]
fn a_tournament_of_31_players() {
    whole_tournament(31, 7, &[]);
}

/// A table of five and one of six.
#[test]
fn a_tournament_of_eleven_players() {
    whole_tournament(11, 2, &[]);
}

#[test]
fn an_evening_of_seven_at_one_table() {
    whole_tournament(7, 1, &[]);
}

/// TSR 10: one, or two, sit at two tables, and the mean of both lists counts.
#[test]
fn seven_and_six_with_a_springer() {
    for players in [7, 6] {
        whole_tournament(players, 2, &["--remainder", "springer", "--clock"]);
    }
}

fn whole_tournament(players: usize, tables: usize, more: &[&str]) {
    let hall = Hall::new("de");
    hall.drawn_with(players, more);
    let mut lists: BTreeMap<(usize, u64), Vec<i64>> = BTreeMap::new();
    let mut dice = Dice(players as u64);
    let mut sums: BTreeMap<u64, i64> = (1..=players as u64).map(|n| (n, 0)).collect();
    let mut files: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    let (mut solos, mut seats) = (0, 0);
    for (round, table, seated) in hall.tables() {
        let size = TableSize::of(seated.len()).unwrap();
        let lines = whole_list(size, &mut dice);
        let mut list = List::new(size);
        for line in &lines {
            let line = list.enter(line.clone()).unwrap();
            solos += usize::from(matches!(line.deal, Deal::Pflichtsolo(_) | Deal::Forced(_)));
        }
        for (player, position) in seated.iter().zip(Position::ALL) {
            lists.entry((round, *player)).or_default().push(list.totals()[position].into());
            seats += 1;
        }
        let ending = if table % 2 == 0 { "toml" } else { "csv" };
        let name = format!("Runde {round} Tisch {table}.{ending}");
        hall.write(&name, &if ending == "csv" { as_csv(&lines, size) } else { as_toml(&lines) });
        files.entry(round).or_default().push(name);
    }
    for ((_, player), lists) in &lists {
        *sums.get_mut(player).unwrap() += lists.iter().sum::<i64>().div_euclid(lists.len() as i64);
    }
    assert_eq!(lists.len(), players * 3);
    assert_eq!(solos, seats, "everybody has played his Pflichtsolo on every list");
    assert_eq!(files.values().map(Vec::len).collect::<Vec<_>>(), [tables; 3]);

    for (round, files) in &files {
        let files: Vec<&str> = files.iter().map(String::as_str).collect();
        hall.does(&[&["doko", "list", "check"], files.as_slice()].concat());
        let before = hall.exported();
        hall.refuses(1, &["tournament", "close", "t", "--round", &round.to_string()]);
        assert_eq!(hall.exported(), before, "what is refused is not written");
        hall.does(&[&["tournament", "enter", "t"], files.as_slice()].concat());
        hall.does(&["tournament", "close", "t", "--round", &round.to_string()]);
    }

    let ranking = hall.json(&["tournament", "rank", "t", "--json"]);
    assert_eq!((&ranking["is_final"], &ranking["after_round"]), (&Value::Bool(true), &3.into()));
    let placed = ranking["players"].as_array().unwrap();
    let ranked: BTreeMap<u64, i64> =
        placed.iter().map(|p| (p["number"].as_u64().unwrap(), p["sum"].as_i64().unwrap())).collect();
    assert_eq!(ranked, sums);
    let in_order: Vec<i64> = placed.iter().map(|p| p["sum"].as_i64().unwrap()).collect();
    assert!(in_order.is_sorted_by(|a, b| a >= b));

    hall.write("teams.csv", "Mannschaft;Mitglieder\nBlau;1;2;3\nRot;4;5;6\n");
    let teams = hall.json(&["tournament", "rank", "t", "--teams", "teams.csv", "--json"]);
    let blue = teams["teams"].as_array().unwrap().iter().find(|t| t["name"] == "Blau").unwrap();
    assert_eq!(blue["sum"], sums[&1] + sums[&2] + sums[&3]);

    for what in ["cards", "seating", "sheets", "lists", "ranking"] {
        let out = format!("{what}.pdf");
        hall.does(&["tournament", "print", "t", what, "--out", &out]);
        let bytes = fs::read(hall.file(&out)).unwrap();
        assert!(bytes.starts_with(b"%PDF") && bytes.len() > 10_000, "{what}: {} bytes", bytes.len());
    }
    let again = ["tournament", "print", "t", "cards", "--out", "cards.pdf"];
    assert!(hall.refuses(1, &again).contains("--replace"));
    hall.does(&[&again[..], &["--replace"]].concat());
    let csv = hall.does(&["tournament", "export", "t"]);
    assert_eq!(csv.lines().count(), players + 1);
    let all: Value =
        serde_json::from_str(&hall.does(&["tournament", "export", "t", "--format", "json"])).unwrap();
    assert_eq!(all["tables"].as_array().unwrap().len(), 3 * tables);
}

#[test]
fn a_springer_is_named_wherever_seats_are() {
    for (lang, said) in LANGUAGES.into_iter().zip([
        "also at table",
        "auch an Tisch",
        "også ved bord",
        "ook aan tafel",
        "også ved bord",
    ]) {
        let hall = Hall::new(lang);
        hall.drawn_with(7, &["--remainder", "springer"]);
        let round = hall.does(&["tournament", "show", "t", "--round", "1"]);
        assert_eq!(round.matches(said).count(), 1, "{round}");
        for table in ["1", "2"] {
            let list = hall.does(&["tournament", "show", "t", "--round", "1", "--table", table]);
            assert_eq!(list.matches(said).count(), 1, "{list}");
        }
        let json = hall.json(&["tournament", "show", "t", "--json"]);
        let tables = json["drawn"][0]["tables"].as_array().unwrap();
        assert_eq!(tables[0]["springers"], tables[1]["springers"]);
        assert_eq!(tables[0]["springers"].as_array().unwrap().len(), 1);
    }
}

#[test]
fn what_the_hall_reads_in_every_language() {
    for lang in LANGUAGES {
        let hall = Hall::new(lang);
        let mut said = String::new();
        let mut say = |title: &str, text: &str| said.push_str(&format!("== {title}\n{text}\n"));
        hall.drawn(9);
        say("draw", &hall.does(&["tournament", "show", "t", "--round", "1"]));
        let line = |points: &'static str| {
            ["tournament", "enter", "t", "--round", "1", "--table", "1", "--points", points]
        };
        say("enter", &hall.does(&line("2,-2,2,-2")));
        say("sum", &hall.refuses(1, &line("2,-2,2,-1")));
        say("no such game", &hall.refuses(1, &line("50,-50,50,-50")));
        say("no soloist", &hall.refuses(1, &[&line("2,-2,2,-2")[..], &["--penalty=3,0,0,-3"]].concat()));
        say("a soloist", &hall.refuses(1, &[&line("0,0,0,0")[..], &["--penalty=15,0,0,-15"]].concat()));
        let late = "kind=normal re=1,3 augen=151 call=re@11 call=re:keine90@9 special=fox re";
        let game = ["tournament", "enter", "t", "--round", "1", "--table", "1", "--game", late];
        say("late call", &hall.refuses(1, &game));
        hall.does(&[&game[..], &["--anyway", "--reason", "9.6.3"]].concat());
        say(
            "no tricks",
            &hall.refuses(1, &{
                let mut game = game;
                game[8] = "kind=solo re=1 augen=0";
                game
            }),
        );
        let second = |points: &'static str| [&line(points)[..], &["--second", "--as", "Karl"]].concat();
        say("second reading", &hall.does(&second("4,-4,4,-4")));
        say("close", &hall.refuses(1, &["tournament", "close", "t", "--round", "1"]));
        say("close too early", &hall.refuses(1, &["tournament", "close", "t", "--round", "2"]));
        let deduct = ["tournament", "deduct", "t", "3", "--round", "1", "--points", "2", "--reason", "laut"];
        say("deduct", &hall.does(&deduct));
        let back = ["tournament", "take-back", "t", "3", "--deduction", "1", "--reason", "4"];
        say("take back", &hall.does(&[&back[..], &["--as", "Karl"]].concat()));
        say("take back again", &hall.refuses(1, &back));
        say(
            "take back nothing",
            &hall.refuses(1, &["tournament", "take-back", "t", "4", "--deduction", "1", "--reason", "3"]),
        );
        let listed = hall.does(&["tournament", "players", "t", "list"]);
        assert!(listed.contains("– laut;") && listed.contains("Karl"), "{listed}");
        let table = ["tournament", "show", "t", "--round", "1", "--table", "1"];
        say("table", &hall.does(&table));
        say("ranking", &hall.does(&["tournament", "rank", "t"]));
        hall.write(
            "wrong.csv",
            "Nr;Art;1;2;3;4\n1;Armut;1;1;-1;-1\n2;N;x;1;-1;-1\n3;N;1;1;-1;-2\n4;Bettel;1;y;-1;-1\n5;N;1;-1;1;-1\n",
        );
        say(
            "file",
            &hall.refuses(1, &["tournament", "enter", "t", "--round", "1", "--table", "1", "wrong.csv"]),
        );
        let checked = hall.run(&["doko", "list", "check", "wrong.csv"]);
        assert_eq!(checked.status.code(), Some(1));
        say("check what cannot be read", &String::from_utf8(checked.stdout).unwrap());
        hall.write("check.csv", "Nr;1;2;3;4\n1;1;1;-1;-1\n3;3;-1;-1;-2\nSumme;4;0;-2;-2\n");
        let checked = hall.run(&["doko", "list", "check", "check.csv"]);
        assert_eq!(checked.status.code(), Some(1));
        say("check", &String::from_utf8(checked.stdout).unwrap());
        insta::assert_snapshot!(format!("tournament_{lang}"), said);
    }
}

#[test]
fn every_answer_is_json_where_asked_for_and_has_a_schema() {
    let hall = Hall::new("en");
    hall.drawn(8);
    let schema = hall.json(&["schema", "--of", "tournament"]);
    let known: Vec<&str> = schema["oneOf"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|one| one["properties"]["answer"]["const"].as_str())
        .collect();
    assert_eq!(known, ["done", "tournament", "round", "table", "ranking", "list", "export", "tournaments"]);
    hall.write("list.csv", "1;2;3;4\n1;1;-1;-1\n");
    let table: [(&[&str], &str); 9] = [
        (&["tournament", "list", "--json"], "tournaments"),
        (&["tournament", "show", "t", "--json"], "tournament"),
        (&["tournament", "players", "t", "list", "--json"], "tournament"),
        (&["tournament", "draw", "t", "--again", "--seed", "3", "--json"], "tournament"),
        (&["tournament", "show", "t", "--round", "1", "--json"], "round"),
        (&["tournament", "enter", "t", "--round", "1", "--table", "1", "list.csv", "--json"], "done"),
        (&["tournament", "show", "t", "--round", "1", "--table", "1", "--json"], "table"),
        (&["tournament", "rank", "t", "--json"], "ranking"),
        (&["doko", "list", "check", "list.csv", "--json"], "list"),
    ];
    for (args, answer) in table {
        assert_eq!(hall.json(args)["answer"], answer, "{args:?}");
    }
}

/// What is no tournament, no time and no change is refused, or said to be none.
#[test]
fn what_says_nothing_is_not_taken() {
    let hall = Hall::new("en");
    let new = |more: &[&str]| hall.refuses(1, &[&["tournament", "new", "u"][..], more].concat());
    for name in ["", "  "] {
        assert!(new(&["--name", name]).contains("A tournament needs a name."));
    }
    assert!(new(&["--name", "U", "--clock", "0,0"]).contains("at least one minute"));
    let one = hall.refuses(2, &["tournament", "new", "u", "--name", "U", "--clock=100"]);
    assert!(one.contains("“100”"), "{one}");
    hall.drawn(4);
    let change = ["tournament", "players", "t", "change", "1"];
    let said = hall.refuses(2, &change);
    assert!(said.contains("--name or --club"), "{said}");
    let said = hall.does(&[&change[..], &["--name", "Spieler 1"]].concat());
    assert_eq!(said.trim_end(), "It says that already; nothing is changed.");
    hall.write("empty.csv", "");
    let said = hall.refuses(1, &["tournament", "players", "t", "import", "empty.csv"]);
    assert!(said.contains("empty.csv: there is no player in it"), "{said}");
}

/// What cannot be found is said with what there is; who only looks leaves nothing behind.
#[test]
fn a_tournament_that_is_not_there() {
    let hall = Hall::new("en");
    let said = hall.refuses(1, &["tournament", "show", "t"]);
    assert!(said.contains("Nothing is kept in") && !hall.file("data").exists(), "{said}");
    hall.drawn(4);
    let said = hall.refuses(1, &["tournament", "show", "hall"]);
    assert!(said.contains("no tournament “hall”") && said.contains("There are: t."), "{said}");
    let said = hall.refuses(1, &["tournament", "new", "t", "--name", "Another"]);
    assert!(said.contains("already"), "{said}");
    let listed = hall.does(&["tournament", "list"]);
    assert!(listed.starts_with("t  Herbstturnier, 21 November 2026."), "{listed}");
    hall.refuses(2, &["tournament", "show", "t.stich"]);
}

/// The same list twice adds nobody; what is read how is shown before; who does not come is struck.
#[test]
fn a_list_as_people_have_it() {
    let hall = Hall::new("de");
    hall.does(&["tournament", "new", "t", "--name", "Test"]);
    hall.write("list.csv", "Müller, Jürgen\nBerg, Anna\nWolf, Ben\n");
    let import = ["tournament", "players", "t", "import", "list.csv"];
    let shown = hall.does(&[&import[..], &["--dry-run"]].concat());
    assert!(shown.contains("Jürgen Müller") && shown.contains("Name · Vorname"), "{shown}");
    assert!(!hall.does(&["tournament", "players", "t", "list"]).contains("Müller"), "nothing is stored");
    // Who only looks need not say who he is; who stores must.
    let nobody = |args: &[&str]| {
        let mut command = hall.command(args);
        command.env_remove("STICH_AS").env_remove("USER").env_remove("USERNAME").output().unwrap()
    };
    assert!(nobody(&[&import[..], &["--dry-run"]].concat()).status.success());
    assert_eq!(nobody(&import).status.code(), Some(1));
    hall.does(&import);
    let again = hall.does(&import);
    assert!(again.contains("schon dabei als Nummer 1"), "{again}");
    let listed = hall.does(&["tournament", "players", "t", "list"]);
    assert_eq!(listed.matches("Müller").count(), 1, "{listed}");
    hall.does(&["tournament", "players", "t", "strike", "1"]);
    assert!(!hall.does(&["tournament", "players", "t", "list"]).contains("Müller"));
}
