//! Whatever becomes of the program, and whoever writes beside it: what was done is there, whole and once.

use super::*;

/// Whatever was reported as done is in the file after the program is killed, nothing is there twice,
/// and the file can be read.
#[test]
fn killed_at_any_moment() {
    let hall = Hall::new("en");
    hall.does(&["tournament", "new", "t", "--name", "T", "--seed", "1"]);
    let (mut dice, mut within) = (Dice(9), WITHIN);
    let mut reported = Vec::new();
    let mut killed = 0;
    for n in 1..=150_u32 {
        let number = n.to_string();
        let add = ["tournament", "players", "t", "add", &format!("P {n}"), "--number", &number];
        let output = kill_soon(hall.command(&add), &mut dice, &mut within);
        if output.stdout.is_empty() {
            killed += 1;
        } else {
            reported.push(n); // success was printed, whatever happened afterwards
        }
        let there = players(&hall);
        assert!(reported.iter().all(|n| there.contains(n)), "{n}: reported {reported:?}, there {there:?}");
        assert!(there.is_sorted_by(|a, b| a < b) && there.iter().all(|known| *known <= n));
    }
    // The dice must have killed some and let some live, or nothing was shown.
    assert!(killed > 5 && reported.len() > 5, "{killed} killed, {} reported", reported.len());
}

/// The microseconds within which the first is killed.
const WITHIN: u64 = 14_000;

/// Starts it, and kills it after a moment that the dice choose. How long that may be follows from what became
/// of those before, so that on any machine some are killed and some live.
fn kill_soon(mut command: Command, dice: &mut Dice, within: &mut u64) -> Output {
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    thread::sleep(Duration::from_micros(dice.roll(*within)));
    let _ = child.kill();
    let output = child.wait_with_output().unwrap();
    *within = if output.stdout.is_empty() { *within * 6 / 5 } else { *within * 5 / 6 }.max(1_000);
    output
}

fn players(hall: &Hall) -> Vec<u32> {
    let all = hall.json(&["tournament", "players", "t", "list", "--json"]);
    let players = all["players"].as_array().unwrap().iter();
    players.map(|player| u32::try_from(player["number"].as_u64().unwrap()).unwrap()).collect()
}

/// A list of many lines is one record: it is in the file as a whole, or not at all.
#[test]
fn a_list_is_entered_as_a_whole_or_not_at_all() {
    let hall = Hall::new("en");
    hall.drawn(4);
    let (mut dice, mut within) = (Dice(4), WITHIN);
    let lines = whole_list(TableSize::Four, &mut dice);
    hall.write("r1-t1.csv", &as_csv(&lines, TableSize::Four));
    let enter = ["tournament", "enter", "t", "r1-t1.csv"];
    let shown = ["tournament", "show", "t", "--json", "--round", "1", "--table", "1"];
    let strike = ["tournament", "enter", "t", "r1-t1.csv", "--replace", "--reason", "again"];
    let count = || hall.json(&shown)["lines"].as_array().unwrap().len();
    for i in 0..40 {
        let args: &[&str] = if count() == 0 { &enter } else { &strike };
        let before = count();
        let output = kill_soon(hall.command(args), &mut dice, &mut within);
        let after = count();
        assert!(after == lines.len() || after == before && output.stdout.is_empty(), "{i}: {after} lines");
    }
}

/// Two who write at the same moment both get through: who was overtaken is decided anew.
#[test]
fn many_write_at_once() {
    let hall = Hall::new("en");
    hall.does(&["tournament", "new", "t", "--name", "T", "--seed", "1"]);
    let add = |n: u32| {
        hall.command(&["tournament", "players", "t", "add", &format!("P {n}")])
            .stdout(Stdio::null())
            .spawn()
            .unwrap()
    };
    let all: Vec<_> = (1..=12).map(add).collect();
    for mut one in all {
        assert!(one.wait().unwrap().success());
    }
    assert_eq!(players(&hall), (1..=12).collect::<Vec<_>>(), "each has the next free number");
}
