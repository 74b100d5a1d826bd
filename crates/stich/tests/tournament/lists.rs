//! Lists as they are entered: where they belong, once, and put right.

use super::*;

/// Round and table stand in the name of the file, in the file, or in the flags; they must not differ.
#[test]
fn a_list_knows_its_table() {
    let hall = Hall::new("en");
    hall.drawn(8);
    let one = "1;2;3;4\n1;1;-1;-1\n";
    hall.write("list.csv", one);
    hall.write("r1-t2.csv", one);
    hall.write("t.toml", "round = 2\ntable = 1\n[[line]]\npoints = [1, 1, -1, -1]\n");
    hall.refuses(1, &["tournament", "enter", "t", "list.csv"]);
    hall.refuses(1, &["tournament", "enter", "t", "r1-t2.csv", "--round", "2"]);
    hall.does(&["tournament", "enter", "t", "r1-t2.csv", "t.toml"]);
    let lines = |round, table| {
        let args = ["tournament", "show", "t", "--json", "--round", round, "--table", table];
        hall.json(&args)["lines"].as_array().unwrap().len()
    };
    assert_eq!((lines("1", "1"), lines("1", "2"), lines("2", "1")), (0, 1, 1));
    // A list with a wrong line is not entered at all; one is replaced as a whole.
    hall.write("r1-t2.csv", "1;2;3;4\n2;2;-2;-2\n3;3;-3;-3\n1;1;1;-1\n");
    let replace = ["tournament", "enter", "t", "r1-t2.csv", "--replace", "--reason", "wrong list"];
    hall.refuses(1, &replace);
    assert_eq!(lines("1", "2"), 1);
    hall.write("r1-t2.csv", "1;2;3;4\n2;2;-2;-2\n3;3;-3;-3\n");
    hall.does(&replace);
    assert_eq!(lines("1", "2"), 2);
}

/// The same list again is not the next games, and a table has no second list.
#[test]
fn a_list_is_entered_once() {
    let hall = Hall::new("en");
    hall.drawn(8);
    let list = "No;1;2;3;4\n1;1;1;-1;-1\n2;2;-2;-2;2\n";
    hall.write("r1-t1.csv", list);
    hall.write("Round 1 Table 1.csv", list);
    let both = hall.refuses(1, &["tournament", "enter", "t", "r1-t1.csv", "Round 1 Table 1.csv"]);
    assert!(both.contains("two lists of one table"), "{both}");
    hall.does(&["tournament", "enter", "t", "r1-t1.csv"]);
    let again = hall.refuses(1, &["tournament", "enter", "t", "r1-t1.csv"]);
    assert!(again.contains("r1-t1.csv:2: It says game 1; by the order it is game 3."), "{again}");
    assert!(again.contains("--replace"), "{again}");
    // It goes on where it was.
    hall.write("r1-t1.csv", "No;1;2;3;4\n3;1;1;-1;-1\n");
    hall.does(&["tournament", "enter", "t", "r1-t1.csv"]);
    // Nobody can answer for what cannot be.
    hall.write("r1-t2.csv", "Art;Re;Augen;1;2;3;4\nN;1+1;121;;;;\n");
    let never = hall.refuses(1, &["tournament", "enter", "t", "r1-t2.csv"]);
    assert!(!never.contains("--anyway"), "{never}");
}

/// What the last line says the list comes to is compared, also by whoever reads it a second time.
#[test]
fn totals_are_compared() {
    let hall = Hall::new("en");
    hall.drawn(8);
    hall.write("r1-t1.csv", "No;1;2;3;4\n1;1;1;-1;-1\n2;2;-2;-2;2\nTotal;4;-1;-3;0\n");
    let wrong = hall.refuses(1, &["tournament", "enter", "t", "r1-t1.csv"]);
    assert!(wrong.contains("+4") && wrong.contains("+3") && wrong.contains("--anyway"), "{wrong}");
    hall.refuses(1, &["tournament", "enter", "t", "r1-t1.csv", "--json"]);
    hall.does(&["tournament", "enter", "t", "r1-t1.csv", "--anyway", "--reason", "added up wrong"]);
    // What is entered later goes on from there.
    hall.write("r1-t1.csv", "No;1;2;3;4\n3;1;1;-1;-1\nTotal;4;0;-4;0\n");
    hall.does(&["tournament", "enter", "t", "r1-t1.csv"]);
    let second = ["tournament", "enter", "t", "r1-t1.csv", "--second", "--as", "Karl"];
    hall.write("r1-t1.csv", "No;1;2;3;4\n1;1;1;-1;-1\n2;2;-2;-2;2\n3;1;1;-1;-1\nTotal;4;0;-4;1\n");
    hall.refuses(1, &second);
    hall.write("r1-t1.csv", "No;1;2;3;4\n1;1;1;-1;-1\n2;2;-2;-2;2\n3;1;1;-1;-1\nTotal;4;0;-4;0\n");
    hall.does(&second);
}

/// Where it is over, or somebody sits out, that is not said of each line either.
#[test]
fn a_whole_list_is_entered_once() {
    for (players, size) in [(4, TableSize::Four), (5, TableSize::Five)] {
        let hall = Hall::new("en");
        hall.drawn(players);
        let list = as_csv(&whole_list(size, &mut Dice(4)), size);
        let part: String = list.lines().take(8).map(|line| format!("{line}\n")).collect();
        hall.write("r1-t1.csv", &part);
        let enter = ["tournament", "enter", "t", "r1-t1.csv"];
        hall.does(&enter);
        let again = hall.refuses(1, &enter);
        assert!(again.contains("r1-t1.csv:2: It says game 1; by the order"), "{again}");
        hall.write("r1-t1.csv", &list);
        let replace = ["tournament", "enter", "t", "r1-t1.csv", "--replace", "--reason", "the whole list"];
        hall.does(&replace);
        let again = hall.refuses(1, &enter);
        assert_eq!(again.lines().count(), 2, "{again}");
        assert!(again.contains("The round is over") && again.contains("--replace"), "{again}");
        hall.does(&["tournament", "close", "t", "--round", "1"]);
        let closed = hall.refuses(1, &replace);
        assert!(closed.contains("Round 1 is closed already."), "{closed}");
        let strike = ["tournament", "correct", "t", "--round", "1", "--table", "1", "--line", "1"];
        let strike = hall.refuses(1, &[&strike[..], &["--strike", "--reason", "twice"]].concat());
        assert!(strike.contains("but not strike one out"), "{strike}");
    }
}

/// A list that two have read alike, corrected: it counts as corrected, and nothing is in dispute.
#[test]
fn a_correction_after_two_readings_is_said_and_counts() {
    let hall = Hall::new("en");
    hall.drawn(4);
    let list = "No;1;2;3;4\n1;1;1;-1;-1\n2;2;-2;-2;2\n3;3;3;-3;-3\n";
    hall.write("one.csv", list);
    hall.write("two.csv", &list.replace("3;3;3;-3;-3", "3;1;1;-1;-1"));
    let place = ["--round", "1", "--table", "1"];
    let run = |what: &str, more: &[&str]| hall.does(&[&["tournament", what, "t"][..], more, &place].concat());
    run("enter", &["one.csv"]);
    run("enter", &["two.csv", "--second", "--as", "Karl"]);
    let correct = |line: &str, points: &str| {
        run("correct", &["--line", line, "--points", points, "--reason", "looked at the paper"])
    };
    let said = correct("2", "4,-4,-4,4");
    assert!(!said.contains("second reading"), "{said}");
    let disputed = correct("3", "2,2,-2,-2");
    assert!(disputed.contains("second reading") && disputed.contains("+1 +1 −1 −1"), "{disputed}");
    let shown = run("show", &[]);
    assert!(!shown.contains("stands all the same"), "{shown}");
    let csv = || hall.does(&["tournament", "export", "t", "--format", "csv"]);
    let (exported, sums) =
        (csv(), |text: &str| text.lines().skip(1).take(4).map(str::to_owned).collect::<Vec<_>>());
    assert!(exported.ends_with(";;One disputed line does not count yet.\n"), "{exported}");
    assert!(sums(&exported)[0].ends_with(";5;0;5"), "{exported}");
    run("settle", &["--line", "3", "--reading", "first", "--reason", "it was two"]);
    assert!(sums(&csv())[0].ends_with(";7;0;7"), "{}", csv());
    // What stands there already is no correction, and what is to be is told once.
    let same = correct("2", "4,-4,-4,4");
    assert_eq!(same.trim_end(), "It says that already; nothing is changed.");
    let one = ["tournament", "correct", "t", "--line", "2", "--reason", "x"];
    let game = ["--points", "1,1,-1,-1", "--game", "kind=normal re=1,2 augen=125"];
    for more in [&[][..], &game, &["--strike", "--not-played"]] {
        let said = hall.refuses(2, &[&one[..], &place, more].concat());
        assert!(said.contains("--not-played or --strike"), "{said}");
    }
    let both = hall.refuses(2, &[&["tournament", "enter", "t"][..], &place, &game].concat());
    assert!(both.contains("exactly one of --game, --points"), "{both}");
}

/// 4.2.3: whose turn it was not yet to be made to play, and nobody noticed: entered if somebody answers for it. A normal game
/// is none any more, and nobody is told that he could.
#[test]
fn another_was_made_to_play_his_pflichtsolo() {
    let hall = Hall::new("en");
    hall.drawn(4);
    let games: Vec<String> = (1..=20).map(|number| format!("{number};1;1;-1;-1\n")).collect();
    hall.write("r1-t1.csv", &format!("No;1;2;3;4\n{}", games.concat()));
    hall.does(&["tournament", "enter", "t", "r1-t1.csv"]);
    let table = ["tournament", "enter", "t", "--round", "1", "--table", "1"];
    let solo = [&table[..], &["--solo", "3", "--points=-1,-1,3,-1"]].concat();
    let asked = hall.refuses(1, &solo);
    assert!(
        asked.contains(
            "first position 2 (Spieler 3) must play the Pflichtsolo, not position 3 (Spieler 2) (4.1.9)"
        ),
        "{asked}"
    );
    assert!(asked.contains("--anyway"), "{asked}");
    hall.does(&[&solo[..], &["--anyway", "--reason", "nobody noticed"]].concat());
    let game = [&table[..], &["--points=-3,-3,-3,9"]].concat();
    let refused = hall.refuses(1, &game);
    assert!(refused.contains("must play the Pflichtsolo; probably: "), "{refused}");
    assert!(refused.contains("--as-meant") && !refused.contains("--anyway"), "{refused}");
}

/// A tournament that is called like what is done about players.
#[test]
fn a_tournament_called_like_a_command_has_players() {
    let hall = Hall::new("en");
    for name in ["list", "add"] {
        hall.does(&["tournament", "new", name, "--name", "Autumn"]);
        hall.does(&["tournament", "players", name, "add", "Anna"]);
        hall.does(&["tournament", "players", &format!("tournament/{name}"), "add", "Bert"]);
        let listed = hall.does(&["tournament", "players", name, "list"]);
        assert!(listed.contains("Anna") && listed.contains("Bert"), "{listed}");
        assert!(hall.does(&["tournament", "show", &format!("tournament/{name}")]).contains("Autumn"));
    }
}

/// A game that was not played has the number of the one that is dealt for it: the list says which is which, and takes
/// nothing else for its name.
#[test]
fn a_line_is_named_as_the_list_has_it() {
    let hall = Hall::new("en");
    hall.drawn(4);
    hall.write(
        "r1-t1.csv",
        "No;Kind;1;2;3;4;S1;S2;S3;S4\n1;;1;1;-1;-1;;;;\n2;x;;;;;4;4;-12;4\n2;;2;-2;-2;2;;;;\n",
    );
    hall.does(&["tournament", "enter", "t", "r1-t1.csv"]);
    let place = ["--round", "1", "--table", "1"];
    let show = hall.does(&[&["tournament", "show", "t"], &place[..]].concat());
    assert!(show.contains("\n  2x ") && show.contains("\n   2 "), "{show}");
    fn correct<'a>(line: &'a str, more: &[&'a str]) -> Vec<&'a str> {
        let args = [
            "tournament",
            "correct",
            "t",
            "--round",
            "1",
            "--table",
            "1",
            "--reason",
            "seen",
            "--line",
            line,
        ];
        [&args, more].concat()
    }
    let said = hall.does(&correct("2", &["--points", "3,-3,-3,3"]));
    assert!(said.starts_with("round 1, table 1, game 2 corrected: before +2 −2 −2 +2, now +3"), "{said}");
    let said = hall.does(&correct("2x", &["--not-played", "--penalty", "4,-12,4,4"]));
    assert!(said.contains("game 2 (not played) corrected"), "{said}");
    let said = hall.refuses(1, &correct("3", &["--strike"]));
    assert!(said.contains("round 1, table 1: game 3 is not in the list"), "{said}");
    let said = hall.refuses(2, &correct("2y", &["--strike"]));
    assert!(said.contains("4x"), "{said}");
    let said = hall.does(&correct("2x", &["--strike"]));
    assert!(said.contains("game 2 (not played) struck out"), "{said}");
}

#[test]
fn penalty_points_are_told_with_their_reason() {
    let hall = Hall::new("en");
    hall.drawn(4);
    let enter = ["tournament", "enter", "t", "--round", "1", "--table", "1"];
    let stopped = ["--not-played", "--penalty", "4,4,-12,4", "--penalty-reason", "did not follow suit"];
    hall.does(&[&enter[..], &stopped].concat());
    let alone = ["--points", "1,1,-1,-1", "--penalty-reason", "shouted"];
    let said = hall.refuses(2, &[&enter[..], &alone].concat());
    assert!(said.contains("a reason without penalty points"), "{said}");
    let show = ["tournament", "show", "t", "--round", "1", "--table", "1"];
    let list = hall.does(&show);
    assert!(list.contains("penalty +4 +4 −12 +4: did not follow suit (Jana)"), "{list}");
    let json = hall.json(&[&show[..], &["--json"]].concat());
    assert_eq!(json["lines"][0]["penalty_reason"], "did not follow suit");
    // It stays with the points that stay, and goes with those that go.
    let correct =
        ["tournament", "correct", "t", "--round", "1", "--table", "1", "--reason", "seen", "--line", "1x"];
    hall.does(&[&correct[..], &["--not-played", "--penalty", "4,-12,4,4"]].concat());
    assert!(hall.does(&show).contains("penalty +4 −12 +4 +4: did not follow suit"));
    hall.does(&[&correct[..], &["--not-played", "--penalty", "0,0,0,0"]].concat());
    assert!(!hall.does(&show).contains("did not follow suit"));
}
