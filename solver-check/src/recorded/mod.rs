//! Results that others have recorded, in the forms in which they are passed around. What stands in PBN
//! `stich solve` compares.

mod dds_list;

use std::{collections::VecDeque, fmt, fs, path::Path};

use bridge::{PartialDeal, Strain};
use cards::Seat;
use solver::{Hands, Solver, TrickTable};

/// A deal and its table.
type Recorded = (String, TrickTable);

/// Strains from notrump and spades down, as most write them.
const DOWN: [Strain; 5] = [Strain::NoTrump, Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs];
/// Strains as DDS has them.
const DDS: [Strain; 5] = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump];

/// Counts what differs, and shows it.
#[derive(Default)]
struct Differences(usize);

impl Differences {
    fn check<T: PartialEq + fmt::Debug>(&mut self, deal: &str, what: &str, ours: &T, recorded: &T) {
        if ours != recorded {
            self.0 += 1;
            println!("{deal}: {what}: ours {ours:?}, recorded {recorded:?}");
        }
    }
}

/// Twenty numbers, row by row of these strains.
fn by_strain(numbers: &[u8], strains: [Strain; 5], seats: [Seat; 4]) -> Option<TrickTable> {
    let at = |strain, seat| {
        let row = strains.iter().position(|&s| s == strain)?;
        numbers.get(row * 4 + seats.iter().position(|&s| s == seat)?)
    };
    let whole = numbers.len() == 20;
    whole.then(|| TrickTable::from_fn(|strain, seat| at(strain, seat).copied().unwrap_or_default()))
}


fn numbers<'a>(words: impl Iterator<Item = &'a str>) -> Vec<u8> {
    words.map_while(|word| word.parse().ok()).collect()
}

/// Diagrams of three lines, and a line for each strain: declarer South, North, West, East.
fn diagrams(text: &str) -> Vec<Recorded> {
    let seats = [Seat::South, Seat::North, Seat::West, Seat::East];
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
        let deal = format!("N:{north} {east} {} {west}", south.concat());
        found.extend(by_strain(&all, DOWN, seats).map(|table| (deal, table)));
    }
    found
}

/// A line a deal: the deal, then 20 numbers by declarer from North, each from clubs to notrump.
fn comma_separated(text: &str) -> Vec<Recorded> {
    let line = |line: &str| {
        let mut words = line.split(',');
        let deal = words.next()?.to_owned();
        let numbers = numbers(words);
        let whole = numbers.len() == 20;
        let table = || TrickTable::from_fn(|strain, seat| numbers[seat as usize * 5 + strain as usize]);
        whole.then(|| (deal, table()))
    };
    text.lines().filter_map(line).collect()
}

/// Compares ours with what is in a file; returns how much of it differs.
pub fn compare(path: &str) -> Result<usize, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let (mut ours, mut differences) = (Solver::default(), Differences::default());
    let tables = if text.starts_with("NUMBER") {
        dds_list::compare(&text, &mut ours, &mut differences)?
    } else {
        let csv = Path::new(path).extension().is_some_and(|ext| ext == "csv");
        let list = if csv { comma_separated(&text) } else { diagrams(&text) };
        for (deal, table) in &list {
            let parsed: PartialDeal = deal.parse().map_err(|error| format!("{deal}: {error}"))?;
            let hands = Hands::try_from(&parsed).map_err(|error| format!("{deal}: {error}"))?;
            differences.check(deal, "table", &ours.table(&hands), table);
        }
        list.len()
    };
    println!("{path}: {tables} tables, {} differ", differences.0);
    if tables == 0 { Err(format!("{path}: no tables in it")) } else { Ok(differences.0) }
}
