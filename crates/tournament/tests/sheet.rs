//! Lists in files, as organisers type them.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{
    ByPosition, FieldsError, Flaw, ListError, Outcome, PlayedError, Position, RoundError, Rules,
    RunningQuirk, Sheet, SheetFile, SheetProblem, TableSize, Told, read_sheet,
};

fn list(text: &str) -> Sheet {
    match read_sheet(text, false).unwrap() {
        SheetFile::List(sheet) => sheet,
        SheetFile::Running(running) => panic!("{running}"),
    }
}

fn problems(text: &str) -> Vec<(usize, SheetProblem)> {
    read_sheet(text, false).unwrap_err().errors.into_iter().map(|e| (e.line, e.what)).collect()
}

/// Each heading and word in German and English, with each separator.
#[test]
fn the_same_list_in_many_hands() {
    let german = "Nr;Art;Solo;1;2;3;4\n1;Normal;;2;-2;2;-2\n2;Solo;3;-1;-1;3;-1\nSumme;;;1;-3;5;-3\n";
    let english = "\u{feff}No,Kind,Soloist,Player 1,Player 2,Player 3,Player 4\n1,n,,+2,\u{2212}2,+2,-2\n\n2,,3,-1,-1,3,-1\nTotal,,,1,-3,5,-3\n";
    let tabs = "Platz 1\tPlatz 2\tPlatz 3\tPlatz 4\tArt\n2\t-2\t2\t-2\tN\n-1\t-1\t3\t-1\tPflichtsolo\n";
    let sheet = list(german);
    assert_eq!((sheet.size, sheet.lines.len()), (TableSize::Four, 2));
    assert_eq!(sheet.totals, Some(ByPosition::from([1, -3, 5, -3, 0])));
    let written = |sheet: &Sheet| sheet.lines.iter().map(|l| l.written.clone()).collect::<Vec<_>>();
    assert_eq!(written(&list(english)), written(&sheet));
    assert_eq!(list(english).totals, sheet.totals);
    assert_eq!(written(&list(tabs)), written(&sheet), "whose solo it was, the points show");
}

#[test]
fn a_table_of_five_with_all_columns() {
    let text = "Spiel;Art;Re;Augen;Stiche;Ansagen;Sonderpunkte;1;2;3;4;5;Strafe 1;Strafe 2;Strafe 3;Strafe 4;Strafe 5;Abzug 2;Geber;Bemerkung\n\
                1;N;2+3;151;;re@11 re:keine90@10;Fuchs re, Karlchen kontra;;;;;;;;;;;;;laut\n\
                2;x;;;;;;;;;;;5;;5;5;-15;12;2;abgebrochen\n";
    let sheet = list(text);
    assert_eq!(sheet.size, TableSize::Five);
    let Told::Game { played, points: None } = &sheet.lines[0].written.told else { panic!() };
    assert_eq!(
        played.to_string(),
        "kind=normal re=2,3 augen=151 call=re@11 call=re:keine90@10 special=fox re special=karlchen kontra"
    );
    let second = &sheet.lines[1].written;
    assert_eq!(second.told.outcome(), Outcome::NotPlayed);
    assert_eq!(second.penalty, ByPosition::from([5, 0, 5, 5, -15]));
    assert_eq!((second.deduction.0[1], second.dealt_by.map(|p| p.number())), (12, Some(2)));
}

#[test]
fn what_cannot_be_read_is_named_with_its_line() {
    use SheetProblem::{
        Cells, Column, ColumnTwice, Empty, Game, Kind, NoAugen, NoRe, NoSolo, Number, Positions, Quote,
        WhoseSolo,
    };
    let number = |column: &str, found: &str| Number { column: column.into(), found: found.into() };
    let table = [
        ("", vec![(1, Empty)]),
        ("\n;;\n", vec![(1, Empty)]),
        ("1;2;3\n1;1;-2\n", vec![(1, Positions(3))]),
        ("1;2;3;5\n", vec![(1, Positions(4))]),
        ("1;2;3;4;Wetter\n", vec![(1, Column("Wetter".into()))]),
        ("1;2;3;4;P 1\n", vec![(1, ColumnTwice("P 1".into()))]),
        ("1;2;3;4\n1;1;-1;-1;7\n", vec![(2, Cells { cells: 5, columns: 4 })]),
        ("1;2;3;4\n1;1;-1;x\n\n1;1;1,5;-1\n", vec![(2, number("4", "x")), (4, number("3", "1,5"))]),
        ("Art;1;2;3;4\nArmut;1;1;-1;-1\n", vec![(2, Kind("Armut".into()))]),
        ("Art;1;2;3;4\nS;1;1;-1;-1\n", vec![(2, WhoseSolo)]),
        ("Art;Solo;1;2;3;4\nHA;2;-3;9;-3;-3\n", vec![(2, NoSolo(Position::Two))]),
        (
            "Art;Solo;1;2;3;4\nSH;3;-1;-1;3;-1\nx;1;;;;\n",
            vec![(2, NoSolo(Position::Three)), (3, NoSolo(Position::One))],
        ),
        ("Solo;1;2;3;4\n8;3;-1;-1;-1\n", vec![(2, number("Solo", "8"))]),
        ("Augen;1;2;3;4\n130;;;;\n", vec![(2, NoRe)]),
        ("Ansagen;1;2;3;4\nre;1;1;-1;-1\n", vec![(2, NoAugen("Ansagen".into()))]),
        ("1;2;3;4\n\"1;1;-1;-1\n", vec![(2, Quote)]),
    ];
    for (text, expected) in table {
        assert_eq!(problems(text), expected, "{text}");
    }
    let call = problems("Re;Augen;Ansagen;1;2;3;4\n1,2;130;ramsch;;;;\n");
    assert!(matches!(call.as_slice(), [(2, Game(PlayedError::Word(_)))]), "{call:?}");
}

/// A line that cannot be read hides neither what else is wrong in it nor what is wrong with the others.
#[test]
fn a_list_is_read_on_after_what_cannot_be_read() {
    use SheetProblem::{Kind, NoRe, Number};
    let number = |column: &str, found: &str| Number { column: column.into(), found: found.into() };
    let text = "Nr;Art;Re;Augen;1;2;3;4\n\
                1;Armut;;;3;-1;-1;-1\n\
                2;Ramsch;;;2;-2;2;-1\n\
                x;Bettel;;;1;y;z;-1\n\
                4;N;;;1;1;-1;-2\n\
                5;N;;151;;;;\n\
                6;Armut;;130;1;1;-1;-1\n\
                7;N;;;1;1;-1;-1\n\
                Summe;;;9;1;-3;-7\n";
    let unread = read_sheet(text, false).unwrap_err();
    let problems: Vec<(usize, SheetProblem)> =
        unread.errors.iter().map(|error| (error.line, error.what.clone())).collect();
    let expected = vec![
        (2, Kind("Armut".into())),
        (3, Kind("Ramsch".into())),
        (4, number("Nr", "x")),
        (4, Kind("Bettel".into())),
        (4, number("2", "y")),
        (4, number("3", "z")),
        (6, NoRe),
        (7, Kind("Armut".into())),
        (7, NoRe),
    ];
    assert_eq!(problems, expected);
    let rest = unread.rest.unwrap();
    let known: Vec<bool> = rest.lines.iter().map(tournament::SheetLine::says_points).collect();
    assert_eq!(known, [true, true, false, true, false, true, true]);
    // The points of two lines are not known, so nobody can say whether the totals are right.
    assert_eq!(rest.totals, None);
    let checked = rest.check(Rules::default());
    let flaws = |index: usize| match &checked.lines[index].reading.error {
        Some(ListError::Flaws(flaws)) => flaws.0.len(),
        other => panic!("{index}: {other:?}"),
    };
    // Whose solo the first was, its points show: it does not count, and the same player deals again.
    assert_eq!(checked.lines[0].reading.error, None);
    assert_eq!(checked.list.lines()[0].written.told.outcome(), Outcome::Solo(1.try_into().unwrap()));
    assert_eq!((flaws(1), flaws(3)), (3, 3));
    assert_eq!(checked.lines[6].reading.error, None);
    // The seventh deal is the seventh, as those before it are deals too.
    assert!(checked.lines.iter().all(|line| line.number.is_none()), "{:?}", checked.lines);

    let quoted = read_sheet("Nr;1;2;3;4\n1;\"1;1;-1;-1\n2;1;1;-1;-1\n", false).unwrap_err();
    assert_eq!(quoted.errors.iter().map(|error| error.line).collect::<Vec<_>>(), [2]);
    let checked = quoted.rest.unwrap().check(Rules::default());
    assert_eq!((checked.lines.len(), checked.lines[1].number), (2, None));

    let known = read_sheet("Art;1;2;3;4\nArmut;1;1;-1;-1\nSumme;1;1;-1;-2\n", false).unwrap_err();
    let checked = known.rest.unwrap().check(Rules::default());
    assert_eq!(checked.wrong_totals, Some(ByPosition::from([1, 1, -1, -2, 0])));
    let toml = read_sheet(
        "[[line]]\npoints = [1, 2]\n\n[[line]]\nwind = 3\n\n[[line]]\npoints = [1, 1, -1, -2]\n",
        true,
    )
    .unwrap_err();
    assert_eq!(toml.errors.iter().map(|error| error.line).collect::<Vec<_>>(), [1, 4]);
    let checked = toml.rest.unwrap().check(Rules::default());
    assert!(matches!(checked.lines[2].reading.error, Some(ListError::Flaws(_))));
}

#[test]
fn a_list_is_checked_line_by_line() {
    let text = "Nr;1;2;3;4\n1;2;-2;2;-2\n2;2;-2;2;-1\n4;1;1;-1;-1\nSumme;5;-3;3;-4\n";
    let checked = list(text).check(Rules::default());
    assert_eq!(checked.lines[0].reading.error, None);
    let Some(ListError::Flaws(flaws)) = &checked.lines[1].reading.error else { panic!() };
    assert_eq!(flaws.0, [Flaw::GameSum(1), Flaw::UnequalSides, Flaw::Parity]);
    assert_eq!((checked.lines[2].reading.error.as_ref(), checked.lines[2].number), (None, Some(3)));
    assert_eq!(checked.list.totals(), ByPosition::from([5, -3, 3, -4, 0]));
    assert_eq!(checked.wrong_totals, None);
    let wrong = list(&text.replace("Summe;5", "Summe;6")).check(Rules::default());
    assert_eq!(wrong.wrong_totals, Some(ByPosition::from([6, -3, 3, -4, 0])));
    // A solo of the one who sits out cannot have been: the line is left out, the others stand.
    let impossible = list("Solo;1;2;3;4;5\n1;3;-1;-1;-1;0\n;0;1;1;-1;-1\n").check(Rules::default());
    assert_eq!(impossible.lines[0].reading.line, None);
    assert!(matches!(impossible.lines[0].reading.error, Some(ListError::Round(RoundError::SitsOut(_)))));
    assert_eq!(impossible.list.lines().len(), 1);
}

/// A line that cannot have been is a deal all the same, so those after it have the numbers that they say.
#[test]
fn a_line_that_cannot_be_makes_no_number_wrong() {
    let text =
        "Nr;Re;Augen;1;2;3;4\n1;1+3;151;;;;\n2;1+1;151;;;;\n3;1+3;241;;;;\n4;;;1;1;-1;-1\n6;;;1;1;-1;-1\n";
    let checked = list(text).check(Rules::default());
    let left_out: Vec<bool> = checked.lines.iter().map(|line| line.reading.line.is_none()).collect();
    assert_eq!(left_out, [false, true, true, false, false]);
    let numbers: Vec<Option<u8>> = checked.lines.iter().map(|line| line.number).collect();
    assert_eq!(numbers, [None, None, None, None, Some(5)]);
}

#[test]
fn toml_lists() {
    let text = "round = 2\ntable = 3\n\n[[line]]\nnumber = 1\ngame = \"kind=solo re=4 augen=130\"\n\n\
                [[line]]\npoints = [2, 2, -2, -2]\npenalty = [-3, 1, 1, 1]\n\n[[line]]\nnot-played = true\n";
    let SheetFile::List(sheet) = read_sheet(text, true).unwrap() else { panic!() };
    assert_eq!((sheet.round, sheet.table, sheet.lines.len()), (Some(2), Some(3), 3));
    assert_eq!(sheet.lines[0].number, Some(1));
    assert_eq!(sheet.lines[1].line, 8, "where the line begins");
    assert!(sheet.check(Rules::default()).lines.iter().all(|line| line.reading.error.is_none()));

    let wrong = |line: &str| {
        let errors = read_sheet(&format!("[[line]]\n{line}\n"), true).unwrap_err();
        assert_eq!(errors.errors.len(), 1);
        errors.errors[0].what.to_string()
    };
    let table = [
        ("points = [1, 2, 3]", FieldsError::Many(3).to_string()),
        ("solo = 2", FieldsError::Nothing.to_string()),
        ("solo = 2\nnot-played = true", FieldsError::Solo.to_string()),
        ("points = [1,1,-1,-1]\nnot-played = true", FieldsError::NotPlayed.to_string()),
        ("points = [3,-1,-1,-1]\nsolo = 8", FieldsError::Position(8).to_string()),
        ("game = \"kind=solo re=1\"", PlayedError::Missing("augen").to_string()),
    ];
    for (line, expected) in table {
        assert!(wrong(line).contains(&expected), "{line}: {}", wrong(line));
    }
    assert!(wrong("wind = 3").contains("wind"));
    for text in ["", "line = 3", "[[line]", "weather = 1", "players = 8\n[[line]]\nnot-played = true"] {
        assert!(read_sheet(text, true).is_err(), "{text}");
    }
}

/// Rounds at home keep running totals under the names, with the value of the game beside them.
#[test]
fn running_totals() {
    let text = "P,D,A,M,S,\n-2,2,2,-2,-2,TA\n0,4,0,-4,2\n3,3,-1,-5,4,HZ\n3,3,-1,-4,1\n";
    let SheetFile::Running(running) = read_sheet(text, false).unwrap() else { panic!() };
    assert_eq!(running.names, ["P", "D", "A", "M"]);
    let changed: Vec<&[i32]> = running.games.iter().map(|game| &game.points.0[..5]).collect();
    assert_eq!(changed, [[-2, 2, 2, -2, 0], [2, 2, -2, -2, 0], [3, -1, -1, -1, 0], [0, 0, 0, 1, 0]]);
    assert_eq!(running.games[0].notes, ["TA"]);
    let quirks: Vec<Vec<RunningQuirk>> = running.games.iter().map(|g| g.quirks(Rules::default())).collect();
    assert_eq!(quirks[0], []);
    assert_eq!(quirks[1], []);
    assert_eq!(quirks[2], [RunningQuirk::Value { written: 4, changed: 1 }]);
    assert_eq!(quirks[3], [Flaw::GameSum(1), Flaw::UnequalSides, Flaw::Parity].map(RunningQuirk::Flaw));
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "(Nr|Art|Solo|Augen|Re|S|[1-5]|P|;|,|\n|\"|-?[0-9]{1,3}|[a-zä]|\\[\\[line\\]\\]\n|points = \\[|\\]){0,40}") {
        for toml in [false, true] {
            match read_sheet(&text, toml) {
                Ok(SheetFile::List(sheet)) => drop(sheet.check(Rules::default())),
                Ok(SheetFile::Running(running)) => {
                    running.games.iter().for_each(|game| drop(game.quirks(Rules::default())));
                }
                Err(unread) => {
                    prop_assert!(!unread.errors.is_empty());
                    // What is left can be checked, whatever it is.
                    drop(unread.rest.map(|rest| rest.check(Rules::default())));
                }
            }
        }
    }
}

/// What penalty points are for stands in a column of its own, as the list on paper asks for it; without points it is for nothing.
#[test]
fn penalty_points_have_their_reason() {
    let text = "Art;1;2;3;4;Strafe 1;Strafe 2;Strafe 3;Strafe 4;Anlass\n\
                x;;;;;4;4;-12;4;  nicht  bedient \n\
                x;4;4;-12;4;;;;;nicht bedient\n\
                N;1;1;-1;-1;;;;;\n";
    let whys: Vec<_> = list(text).lines.into_iter().map(|line| line.written.why).collect();
    assert_eq!(whys, [Some("nicht bedient".to_owned()), Some("nicht bedient".to_owned()), None]);
    let reason = || SheetProblem::Fields(FieldsError::Reason);
    assert_eq!(problems("1;2;3;4;Anlass\n1;1;-1;-1;nicht bedient\n"), [(2, reason())]);
    let toml = "[[line]]\nnot-played = true\npenalty = [4, 4, -12, 4]\nreason = \"did not follow\"\n";
    let SheetFile::List(sheet) = read_sheet(toml, true).unwrap() else { panic!() };
    assert_eq!(sheet.lines[0].written.why.as_deref(), Some("did not follow"));
    let alone = read_sheet("[[line]]\npoints = [1, 1, -1, -1]\nreason = \"x\"\n", true).unwrap_err();
    assert_eq!(alone.errors[0].what, reason());
}
