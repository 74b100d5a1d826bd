//! What is typed in another way than it is meant, and what is left out.

use super::*;

/// An option of a command stands behind it: whoever puts it before is told where it belongs.
#[test]
fn an_option_before_its_command_is_told_where_it_belongs() {
    let hall = Hall::new("de");
    let said = hall.refuses(2, &["--data", "data", "tournament", "rank", "t"]);
    assert!(
        said.contains("„--data“ gehört hier nicht hin; es gehört hinter „stich tournament rank“"),
        "{said}"
    );
    let said = hall.refuses(2, &["--data=data", "tournament", "players", "t", "list"]);
    assert!(said.contains("es gehört hinter „stich tournament"), "{said}");
    // What no command knows belongs nowhere.
    let said = hall.refuses(2, &["--dta", "data", "tournament", "rank", "t"]);
    assert!(!said.contains("gehört hinter"), "{said}");
}

#[test]
fn a_deduction_has_a_range_and_it_is_named() {
    let hall = Hall::new("en");
    hall.drawn(4);
    for points in ["0", "13", "500", "x"] {
        let deduct =
            ["tournament", "deduct", "t", "3", "--round", "1", "--points", points, "--reason", "loud"];
        let said = hall.refuses(2, &deduct);
        assert!(said.contains("from 1 to 12"), "{said}");
    }
}

/// The kinds of game are named as people write them on a list.
#[test]
fn a_wrong_kind_is_told_the_letters_of_a_list() {
    let hall = Hall::new("de");
    hall.write("r1-t1.csv", "Nr;Art;1;2;3;4\n1;Köhler;1;1;-1;-1\n");
    let checked = hall.run(&["doko", "list", "check", "r1-t1.csv"]);
    assert_eq!(checked.status.code(), Some(1));
    let said = String::from_utf8(checked.stdout).unwrap();
    assert!(said.contains("N (Normalspiel), H (Hochzeit)") && said.contains("x (nicht gespielt)"), "{said}");
}

/// The time limit is that of the rules, as in the browser; 0 is none.
#[test]
fn the_time_limit_is_that_of_the_rules() {
    let hall = Hall::new("en");
    let limit = |name: &str, more: &[&str]| {
        hall.does(&[&["tournament", "new", name, "--name", name], more].concat());
        let shown = hall.does(&["tournament", "show", name]);
        shown.lines().find(|line| line.contains("100") && line.contains("125")).is_some()
    };
    assert!(!limit("sheet", &[]));
    assert!(limit("sheet-timed", &["--clock"]));
    assert!(limit("tsr", &["--rules", "tsr"]));
    assert!(!limit("tsr-untimed", &["--rules", "tsr", "--clock", "0"]));
}

/// A file for a program for tables says that it is UTF-8, as that of the browser does; what is shown does not.
#[test]
fn a_csv_file_says_how_it_is_written() {
    let hall = Hall::new("de");
    hall.drawn(4);
    hall.does(&["tournament", "export", "t", "--out", "t.csv"]);
    let file = fs::read_to_string(hall.file("t.csv")).unwrap();
    assert!(file.starts_with("\u{feff}Rang;"), "{file}");
    assert!(hall.does(&["tournament", "export", "t"]).starts_with("Rang;"));
    hall.does(&["tournament", "export", "t", "--format", "json", "--out", "t.json"]);
    assert!(fs::read_to_string(hall.file("t.json")).unwrap().starts_with('{'));
}
