//! Tables that others have recorded, in the forms in which they are passed around.

use std::{collections::VecDeque, fs, path::Path};

use bridge::{PartialDeal, Strain};
use cards::Seat;
use solver::{Hands, Solver, TrickTable};

/// A deal and what is said of it.
struct Recorded {
    deal: String,
    /// Tricks by strain and declarer; none where the record says nothing.
    tricks: Vec<(Strain, Seat, u8)>,
}

/// Strains from notrump and spades down, as most write them.
const DOWN: [Strain; 5] = [Strain::NoTrump, Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs];
/// Strains as DDS has them.
const DDS: [Strain; 5] = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump];

fn by_strain(numbers: &[u8], strains: [Strain; 5], seats: [Seat; 4]) -> Option<Vec<(Strain, Seat, u8)>> {
    let places = strains.into_iter().flat_map(|strain| seats.map(|seat| (strain, seat)));
    let tricks = numbers.len() == 20;
    tricks.then(|| places.zip(numbers).map(|((strain, seat), &n)| (strain, seat, n)).collect())
}

fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Vec<u8> {
    words.map_while(|word| word.parse().ok()).collect()
}

/// Lists of DDS: a line `PBN` with the deal in quotation marks, a line `TABLE` of 20 numbers.
fn dds_list(text: &str) -> Vec<Recorded> {
    let (mut deal, mut found) = (String::new(), Vec::new());
    for line in text.lines() {
        if line.starts_with("PBN") {
            deal = line.split('"').nth(1).unwrap_or_default().to_owned();
        } else if let Some(rest) = line.strip_prefix("TABLE") {
            // By strain from spades, notrump last; by declarer from North.
            found.extend(
                by_strain(&numbers(rest.split_whitespace()), DDS, Seat::ALL)
                    .map(|tricks| Recorded { deal: deal.clone(), tricks }),
            );
        }
    }
    found
}

/// Diagrams of three lines, and a line for each strain: South, North, West, East or, as the head of
/// the file has it, North, South, West, East.
fn diagrams(text: &str, seats: [Seat; 4]) -> Vec<Recorded> {
    let mut lines: VecDeque<&str> = text.lines().collect();
    let mut found = Vec::new();
    while let Some(north) = lines.pop_front() {
        let hands = |line: &str| -> Vec<String> {
            let hands = line.split('♠').skip(1).map(|hand| {
                let suits = hand.split(['♥', '♦', '♣']).map(|suit| suit.trim().replace('-', ""));
                suits.collect::<Vec<_>>().join(".")
            });
            hands.collect()
        };
        let [north] = hands(north).try_into().unwrap_or_default();
        if north == String::default() {
            continue;
        }
        let (Some(sides), Some(south)) = (lines.pop_front(), lines.pop_front()) else { break };
        let (sides, south) = (hands(sides), hands(south));
        let [west, east] = sides.try_into().unwrap_or_default();
        let mut all = Vec::new();
        for _ in DOWN {
            let line = lines.pop_front().unwrap_or_default();
            all.extend(numbers(line.split_whitespace().skip(1)).into_iter().take(4));
        }
        let tricks = by_strain(&all, DOWN, seats);
        let deal = format!("N:{north} {east} {} {west}", south.concat());
        found.extend(tricks.map(|tricks| Recorded { deal, tricks }));
    }
    found
}

/// A line a deal: the deal, then 20 numbers by declarer from North, each from clubs to notrump.
fn comma_separated(text: &str) -> Vec<Recorded> {
    let line = |line: &str| {
        let mut words = line.split(',');
        let deal = words.next()?.to_owned();
        let numbers = numbers(words);
        let places = Seat::ALL.into_iter().flat_map(|seat| Strain::ALL.map(|strain| (strain, seat)));
        let tricks = places.zip(&numbers).map(|((strain, seat), &n)| (strain, seat, n)).collect();
        (numbers.len() == 20).then_some(Recorded { deal, tricks })
    };
    text.lines().filter_map(line).collect()
}

/// PBN with the results in a tag (`[Ability "N:7AA55 E:…"]`, from notrump down) or a table, a line each
/// (`N NT 6`).
fn pbn(text: &str) -> Vec<Recorded> {
    let mut found: Vec<Recorded> = Vec::new();
    for line in text.lines() {
        let tag =
            |name: &str| line.strip_prefix('[')?.strip_prefix(name)?.strip_prefix(" \"")?.strip_suffix("\"]");
        if let Some(deal) = tag("Deal") {
            found.push(Recorded { deal: deal.to_owned(), tricks: Vec::new() });
        }
        let Some(Recorded { tricks, .. }) = found.last_mut() else { continue };
        for (seat, results) in
            tag("Ability").iter().flat_map(|all| all.split(' ')).filter_map(|one| one.split_once(':'))
        {
            let results = results.chars().filter_map(|c| c.to_digit(16));
            let seat: Option<Seat> = seat.parse().ok();
            tricks.extend(seat.into_iter().flat_map(|seat| {
                DOWN.into_iter().zip(results.clone()).map(move |(strain, n)| (strain, seat, n as u8))
            }));
        }
        if let [seat, strain, n] = line.split_whitespace().collect::<Vec<_>>()[..] {
            let strain = DOWN.into_iter().zip(["NT", "S", "H", "D", "C"]).find(|(_, name)| *name == strain);
            if let (Ok(seat), Some((strain, _)), Ok(n)) = (seat.parse(), strain, n.parse()) {
                tricks.push((strain, seat, n));
            }
        }
    }
    found.retain(|recorded| recorded.tricks.len() == 20);
    found
}

/// Compares our tables with those in a file; returns how many of them differ.
pub fn compare(path: &str) -> Result<usize, String> {
    let bytes = fs::read(path).map_err(|error| format!("{path}: {error}"))?;
    // Some write names in an older encoding; deals and results are in ASCII.
    let text = String::from_utf8_lossy(&bytes);
    let list = match Path::new(path).extension().and_then(|ext| ext.to_str()) {
        Some("csv") => comma_separated(&text),
        Some("pbn") => pbn(&text),
        _ if text.contains("TABLE") => dds_list(&text),
        _ => diagrams(&text, [Seat::South, Seat::North, Seat::West, Seat::East]),
    };
    let (mut ours, mut different) = (Solver::default(), 0);
    for Recorded { deal, tricks } in &list {
        let parsed: PartialDeal = deal.parse().map_err(|error| format!("{deal}: {error}"))?;
        let hands = Hands::try_from(&parsed).map_err(|error| format!("{deal}: {error}"))?;
        let table: TrickTable = ours.table(&hands);
        if let Some((strain, seat, n)) =
            tricks.iter().find(|&&(strain, seat, n)| table.tricks(strain, seat) != n)
        {
            different += 1;
            println!("{deal}: {seat} in {strain}: ours {}, recorded {n}", table.tricks(*strain, *seat));
        }
    }
    println!("{path}: {} tables, {different} differ", list.len());
    if list.is_empty() { Err(format!("{path}: no tables in it")) } else { Ok(different) }
}
