//! What a record says of the double-dummy results of its deal.

use std::{collections::HashSet, fmt};

use bridge::{Strain, Vulnerability};
use cards::{Seat, Side};
use pricing::weigh::Ending;
use records::Board;

/// One recorded result.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Result {
    pub strain: Strain,
    pub declarer: Seat,
    pub tricks: u8,
}

/// The results that stand in one place of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Source {
    /// The tag.
    pub name: &'static str,
    pub results: Vec<Result>,
}

/// What is recorded, each place of the record on its own.
#[derive(Debug, Default)]
pub struct Results {
    pub sources: Vec<Source>,
    /// What cannot be compared.
    pub unread: Vec<Unread>,
}

/// Why what a tag says is not compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unread {
    /// This in it cannot be read.
    Text(&'static str, String),
    /// It has so many of the twenty results: five denominations, four declarers.
    Rows(&'static str, usize),
}

impl fmt::Display for Unread {
    /// For programs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unread::Text(tag, text) => write!(f, "{tag}: `{text}`"),
            Unread::Rows(tag, rows) => write!(f, "{tag}: {rows}/{ALL}"),
        }
    }
}

/// Every denomination by every declarer.
const ALL: usize = 20;

/// All recorded results.
pub fn results(board: &Board) -> Results {
    let mut found = Results::default();
    for (name, read) in [
        ("OptimumResultTable", optimum(board)),
        ("DoubleDummyTricks", board.tag("DoubleDummyTricks").map(by_declarer)),
        ("Ability", board.tag("Ability").map(ability)),
        ("DDResults", board.tag("DDResults").map(by_leader)),
    ] {
        match read {
            Some(Ok(results)) if results.is_empty() => {}
            // A table has all of them or is none (PBN 2.1, 5.7): nobody knows what went wrong with the rest.
            Some(Ok(results)) => match different(&results) {
                ALL => found.sources.push(Source { name, results }),
                rows => found.unread.push(Unread::Rows(name, rows)),
            },
            Some(Err(text)) => found.unread.push(Unread::Text(name, text)),
            None => {}
        }
    }
    found
}

/// How many denominations by how many declarers these are; each counts once.
fn different(results: &[Result]) -> usize {
    let places = results.iter().map(|result| (result.strain, result.declarer));
    places.collect::<HashSet<_>>().len()
}

type Read = std::result::Result<Vec<Result>, String>;

/// `Declarer;Denomination\2R;Result\1R`: a row for each.
fn optimum(board: &Board) -> Option<Read> {
    let table = board.tables.iter().find(|table| table.name == "OptimumResultTable")?;
    let column = |name: &str| {
        let names =
            table.columns.split(';').map(|c| c.split('\\').next().unwrap_or(c).trim_matches(['+', '-']));
        names.into_iter().position(|c| c.eq_ignore_ascii_case(name))
    };
    let (declarer, strain, result) = (column("Declarer")?, column("Denomination")?, column("Result")?);
    let row = |row: &Vec<String>| {
        let tricks = row.get(result)?.parse().ok().filter(|&n: &u8| n <= 13)?;
        let strain = Strain::from_text(row.get(strain)?)?;
        Some(Result { strain, declarer: row.get(declarer)?.parse().ok()?, tricks })
    };
    Some(table.rows.iter().map(|r| row(r).ok_or_else(|| r.join(" "))).collect())
}

/// Twenty digits to the base of sixteen: for North, South, East and West, notrump to clubs.
fn by_declarer(text: &str) -> Read {
    let digits = twenty(text)?;
    let declarers = [Seat::North, Seat::South, Seat::East, Seat::West];
    let places = declarers.into_iter().flat_map(|d| Strain::ALL.into_iter().rev().map(move |s| (d, s)));
    Ok(places.zip(digits).map(|((declarer, strain), tricks)| Result { strain, declarer, tricks }).collect())
}

/// Twenty digits again, as Jack writes them: the tricks of North-South, for each denomination from notrump
/// to clubs by the hand that leads, from North on.
fn by_leader(text: &str) -> Read {
    let digits = twenty(text)?;
    let places = Strain::ALL.into_iter().rev().flat_map(|s| Seat::ALL.map(|leader| (s, leader.previous())));
    let of_declarer = |declarer: Seat, n: u8| if declarer.side() == Side::NorthSouth { n } else { 13 - n };
    let result = |((strain, declarer), n)| Result { strain, declarer, tricks: of_declarer(declarer, n) };
    Ok(places.zip(digits).map(result).collect())
}

fn twenty(text: &str) -> std::result::Result<Vec<u8>, String> {
    let digits: Option<Vec<u8>> = text.chars().map(digit).collect();
    digits.filter(|digits| digits.len() == 20).ok_or_else(|| text.to_owned())
}

/// `N:7AA55 E:53377 …`: by declarer, notrump to clubs.
fn ability(text: &str) -> Read {
    let mut results = Vec::new();
    for word in text.split_whitespace() {
        let read = || {
            let (seat, digits) = word.split_once(':')?;
            let declarer: Seat = seat.parse().ok()?;
            let digits: Vec<u8> = digits.chars().filter_map(digit).collect();
            (digits.len() == 5).then_some((declarer, digits))
        };
        let (declarer, digits) = read().ok_or_else(|| word.to_owned())?;
        let strains = Strain::ALL.into_iter().rev();
        results.extend(strains.zip(digits).map(|(strain, tricks)| Result { strain, declarer, tricks }));
    }
    Ok(results)
}

fn digit(c: char) -> Option<u8> {
    c.to_digit(14).map(|n| n as u8)
}

/// The recorded par scores, seen from North-South, and in which tag each stands. What is in no form known
/// here is passed over.
pub fn pars(board: &Board, vulnerable: Vulnerability) -> Vec<(&'static str, i32)> {
    let read = |name, read: &dyn Fn(&str) -> Option<i32>| Some((name, read(board.tag(name)?)?));
    let all = [
        read("OptimumScore", &optimum_score),
        read("Minimax", &minimax),
        read("ParContract", &|text| par_contract(text, vulnerable)),
        read("ParScore", &|text| par_score(text, vulnerable)),
    ];
    all.into_iter().flatten().collect()
}

/// `NS -100`, `EW 100`.
fn optimum_score(text: &str) -> Option<i32> {
    let (side, score) = text.split_once(' ')?;
    let score: i32 = score.trim().parse().ok()?;
    match side {
        "NS" => Some(score),
        "EW" => Some(-score),
        _ => None,
    }
}

/// `4SW-420`, `6HDE800`: contract, declarer, and the score of North-South.
fn minimax(text: &str) -> Option<i32> {
    let (at, _) = text.char_indices().rfind(|(_, c)| c.is_ascii_alphabetic())?;
    text.get(at + 1..)?.parse().ok()
}

/// `EW 3N+1`, `NS 4SX-3`, `S 1N=`, `EW 5C=; EW 5D=`, as Bridge Composer writes it. All that are named score
/// the same.
fn par_contract(text: &str, vulnerable: Vulnerability) -> Option<i32> {
    let (side, ending) = text.split(';').next()?.split_once(' ')?;
    let (contract, over) = ending.split_at_checked(ending.find(['=', '+', '-'])?)?;
    let ending: Ending = format!("{contract}{}{over}", declarer(side)?).parse().ok()?;
    Some(ending.score(vulnerable))
}

/// `4SX.7.NS`, as Jack writes it.
fn par_score(text: &str, vulnerable: Vulnerability) -> Option<i32> {
    let [contract, tricks, side] = text.split('.').collect::<Vec<_>>()[..] else { return None };
    let tricks = tricks.parse().ok().filter(|&tricks: &u8| tricks <= 13)?;
    let ending = Ending::Played { contract: contract.parse().ok()?, declarer: declarer(side)?, tricks };
    Some(ending.score(vulnerable))
}

/// One of a side: which, the score does not depend on.
fn declarer(side: &str) -> Option<Seat> {
    side.get(..1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: impl AsRef<str>) -> Board {
        records::read(text.as_ref().as_bytes(), records::Format::Pbn).remove(0).unwrap()
    }

    /// So many rows of a table, every result of which is six tricks.
    fn rows(n: usize) -> String {
        let strains = |declarer| ["C", "D", "H", "S", "NT"].map(|strain| format!("{declarer} {strain} 6\n"));
        ["N", "E", "S", "W"].into_iter().flat_map(strains).take(n).collect()
    }

    #[test]
    fn a_table_has_twenty_results_or_is_not_compared() {
        let head = "[Board \"1\"]\n[OptimumResultTable \"Declarer;Denomination;Result\"]\n";
        for (rows, expected) in [
            (rows(19), Some(19)),
            // One of them twice.
            (rows(19) + "N C 6\n", Some(19)),
            (rows(20) + "N C 7\n", None),
            (rows(20), None),
        ] {
            let found = results(&board(head.to_owned() + &rows));
            let told: Vec<Unread> =
                expected.map(|n| Unread::Rows("OptimumResultTable", n)).into_iter().collect();
            assert_eq!(
                (found.unread, found.sources.len()),
                (told, usize::from(expected.is_none())),
                "{rows}"
            );
        }
        let found = results(&board("[Board \"1\"]\n[Ability \"N:7AA55 E:53377 S:7AA56\"]\n"));
        assert_eq!(found.unread, [Unread::Rows("Ability", 15)]);
        // A table without rows says nothing.
        assert_eq!(results(&board(head)).unread, []);
    }

    #[test]
    fn tables_are_read_in_three_notations() {
        let board = board(
            "[Board \"1\"]\n[Ability \"N:7AA55 E:53377 S:7AA56 W:53377\"]\n\
             [DoubleDummyTricks \"7aa557aa565337753377\"]\n[OptimumScore \"EW -420\"]\n\
             [OptimumResultTable \"Declarer;Denomination\\2R;Result\\1R\"]\n"
                .to_owned()
                + &rows(20),
        );
        let sources = results(&board).sources;
        let names: Vec<(&str, usize)> = sources.iter().map(|s| (s.name, s.results.len())).collect();
        assert_eq!(names, [("OptimumResultTable", 20), ("DoubleDummyTricks", 20), ("Ability", 20)]);
        let south_clubs = Result { strain: Strain::Clubs, declarer: Seat::South, tricks: 6 };
        assert!(sources.iter().all(|source| source.results.contains(&south_clubs)));
    }

    #[test]
    fn par_is_read_as_four_programs_write_it() {
        for (tag, value, score) in [
            ("OptimumScore", "EW -420", 420),
            ("OptimumScore", "NS +400", 400),
            ("Minimax", "4SW-420", -420),
            ("Minimax", "6HDE800", 800),
            ("ParContract", "EW 3N+1", -630),
            ("ParContract", "NS 4SX-3", -500),
            ("ParContract", "EW 5C=; EW 5D=", -600),
            ("ParContract", "S 1N=", 90),
            ("ParScore", "3NT.9.EW", -600),
            ("ParScore", "6SX.7.NS", -1100),
        ] {
            let board = board(format!("[Board \"1\"]\n[{tag} \"{value}\"]\n"));
            assert_eq!(pars(&board, Vulnerability::EastWest), [(tag, score)], "{value}");
        }
        let unknown =
            board("[Board \"1\"]\n[Minimax \"?\"]\n[ParContract \"XY 3N=\"]\n[ParScore \"3NT.99.NS\"]\n");
        assert_eq!(pars(&unknown, Vulnerability::None), []);
    }

    #[test]
    fn jack_counts_the_tricks_of_north_south() {
        let board = board("[Board \"1\"]\n[DDResults \"42425555666676663222\"]\n");
        let sources = results(&board).sources;
        let expected = [(Seat::West, 9), (Seat::North, 2), (Seat::East, 9), (Seat::South, 2)];
        let of_notrump: Vec<(Seat, u8)> =
            sources[0].results.iter().take(4).map(|r| (r.declarer, r.tricks)).collect();
        assert_eq!(of_notrump, expected);
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (tag, value) in
            [("DoubleDummyTricks", "777"), ("Ability", "N:7AA5"), ("DDResults", "4242555566667666322Z")]
        {
            // The others can be.
            let other = format!("[OptimumResultTable \"Declarer;Denomination;Result\"]\n{}", rows(20));
            let found = results(&board(format!("[Board \"1\"]\n[{tag} \"{value}\"]\n{other}")));
            assert_eq!(found.unread, [Unread::Text(tag, value.to_owned())]);
            assert_eq!(found.sources.len(), 1);
        }
    }
}
