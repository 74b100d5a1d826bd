//! What a record says of the double-dummy results of its deal.

use bridge::Strain;
use cards::{Seat, Side};
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

/// All recorded results, each place of the record on its own.
///
/// # Errors
/// What cannot be read, and in which tag.
pub fn results(board: &Board) -> std::result::Result<Vec<Source>, String> {
    let mut sources = Vec::new();
    for (name, read) in [
        ("OptimumResultTable", optimum(board)),
        ("DoubleDummyTricks", board.tag("DoubleDummyTricks").map(by_declarer)),
        ("Ability", board.tag("Ability").map(ability)),
    ] {
        match read {
            Some(Ok(results)) if !results.is_empty() => sources.push(Source { name, results }),
            Some(Err(found)) => return Err(format!("{name}: `{found}`")),
            _ => {}
        }
    }
    Ok(sources)
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
    let bad = || text.to_owned();
    let digits: Vec<u8> = text.chars().filter_map(digit).collect();
    if digits.len() != 20 || text.chars().count() != 20 {
        return Err(bad());
    }
    let declarers = [Seat::North, Seat::South, Seat::East, Seat::West];
    let places = declarers.into_iter().flat_map(|d| Strain::ALL.into_iter().rev().map(move |s| (d, s)));
    Ok(places.zip(digits).map(|((declarer, strain), tricks)| Result { strain, declarer, tricks }).collect())
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

/// The recorded par score, seen from North-South: `NS -100`, `EW 100`; and where it stands.
pub fn par(board: &Board) -> Option<(&'static str, i32)> {
    let text = board.tag("OptimumScore")?;
    let mut words = text.split_whitespace();
    let side = match words.next()? {
        "NS" => Side::NorthSouth,
        "EW" => Side::EastWest,
        _ => return None,
    };
    let score: i32 = words.next()?.parse().ok()?;
    Some(("OptimumScore", if side == Side::NorthSouth { score } else { -score }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(text: &str) -> Board {
        records::read(text.as_bytes(), records::Format::Pbn).remove(0).unwrap()
    }

    #[test]
    fn tables_are_read_in_three_notations() {
        let board = board(
            "[Board \"1\"]\n[Ability \"N:7AA55 E:53377 S:7AA56 W:53377\"]\n\
             [DoubleDummyTricks \"7aa557aa565337753377\"]\n[OptimumScore \"EW -420\"]\n\
             [OptimumResultTable \"Declarer;Denomination\\2R;Result\\1R\"]\nN NT 7\nS C 6\n",
        );
        let sources = results(&board).unwrap();
        let names: Vec<(&str, usize)> = sources.iter().map(|s| (s.name, s.results.len())).collect();
        assert_eq!(names, [("OptimumResultTable", 2), ("DoubleDummyTricks", 20), ("Ability", 20)]);
        let south_clubs = Result { strain: Strain::Clubs, declarer: Seat::South, tricks: 6 };
        assert!(sources.iter().all(|source| source.results.contains(&south_clubs)));
        assert_eq!(par(&board), Some(("OptimumScore", 420)));
    }

    #[test]
    fn what_cannot_be_read_is_named() {
        for (tag, value) in [("DoubleDummyTricks", "777"), ("Ability", "N:7AA5")] {
            let error = results(&board(&format!("[Board \"1\"]\n[{tag} \"{value}\"]\n"))).unwrap_err();
            assert!(error.contains(tag) && error.contains(value), "{error}");
        }
    }
}
