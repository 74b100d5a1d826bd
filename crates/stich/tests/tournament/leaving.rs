//! Who leaves in the middle of a round, and who sits in for him.

use super::*;

/// The table of so many players in round 1.
fn table_of(hall: &Hall, players: usize) -> (String, Vec<u64>) {
    let tables = hall.tables().into_iter();
    let mut those = tables.filter(|(round, _, there)| (*round, there.len()) == (1, players));
    let (_, table, there) = those.next().unwrap();
    (table.to_string(), there)
}

#[test]
fn four_of_five_play_on_and_a_substitute_sits_in() {
    let hall = Hall::new("en");
    hall.drawn(9);
    let players = |what: &[&str], table: &str| {
        let place = ["--round", "1", "--table", table];
        [&["tournament", "players", "t"], what, &place[..]]
            .concat()
            .into_iter()
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    let does = |what: &[&str], table: &str| {
        let args = players(what, table);
        hall.does(&args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let refuses = |exit: i32, what: &[&str], table: &str| {
        let args = players(what, table);
        hall.refuses(exit, &args.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let (five, there) = table_of(&hall, 5);
    let (four, four_there) = table_of(&hall, 4);
    let (player, other) = (there[1].to_string(), four_there[0].to_string());
    // At a table of four nobody can be spared.
    let few = refuses(1, &["gone", &other, "--reason", "ill"], &four);
    assert!(few.contains("Either somebody sits in, or the table stops."), "{few}");
    let elsewhere = refuses(1, &["gone", &player, "--reason", "ill"], &four);
    assert!(elsewhere.contains("does not sit there"), "{elsewhere}");
    refuses(2, &["gone", &player], &five);
    let gone = does(&["gone", &player, "--reason", "ill"], &five);
    assert!(gone.contains("leaves, the others play on: ill") && gone.contains("draw"), "{gone}");
    let shown = hall.does(&["tournament", "show", "t", "--round", "1", "--table", &five]);
    assert!(shown.contains("has left (ill); the others play on."), "{shown}");
    assert!(hall.does(&["tournament", "players", "t", "list"]).contains("until round 1"));
    does(&["back", &player], &five);
    assert!(!hall.does(&["tournament", "players", "t", "list"]).contains("until round"));
    refuses(1, &["back", &player], &five);
    // Somebody sits in, and the points are not his.
    refuses(2, &["substitute", &other], &four);
    let seated = does(&["substitute", &other, "--name", "Nora Neu"], &four);
    assert!(seated.contains("Nora Neu plays for"), "{seated}");
    let show = ["tournament", "show", "t", "--round", "1", "--table", &four];
    assert!(hall.does(&show).contains("Nora Neu plays for"));
    let json = hall.does(&[&show[..], &["--json"]].concat());
    assert!(json.contains(r#""name": "Nora Neu""#) || json.contains(r#""name":"Nora Neu""#), "{json}");
    does(&["substitute", &other, "--back"], &four);
    assert!(!hall.does(&show).contains("Nora"));
}
