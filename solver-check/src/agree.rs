//! Do the solvers agree?

use std::{
    fs::{File, OpenOptions},
    io::{BufRead as _, BufReader, Write as _},
};

use bridge::Vulnerability;
use cards::Seat;
use solver::{Solver, par};

use crate::{
    dds::Dds,
    questions::{Answers, Questions},
};

/// Counts what differs; the first few are shown.
#[derive(Default)]
struct Differences(usize);

impl Differences {
    fn check<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, ours: &T, theirs: &T) {
        if ours != theirs {
            self.0 += 1;
            if self.0 <= 10 {
                println!("{what}: ours {ours:?}, DDS {theirs:?}");
            }
        }
    }
}

/// Writes the answers of DDS to `count` deals to a file, from where it ends.
pub fn record(path: &str, count: u64, seed: u64) -> Result<(), String> {
    let said = |error: std::io::Error| format!("{path}: {error}");
    let done = File::open(path).map_or(0, |file| BufReader::new(file).lines().count() as u64);
    let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(said)?;
    let mut dds = Dds::new();
    for number in done..count {
        let answers = Questions::of(seed, number).ask_dds(&mut dds);
        writeln!(file, "{answers}").map_err(said)?;
    }
    Ok(())
}

/// Compares the answers to the deals from `first` up to `count`; those of DDS are from a file if one is
/// given. Returns how many differ.
pub fn compare(count: u64, seed: u64, recorded: Option<&str>, first: u64) -> Result<usize, String> {
    let mut lines = match recorded {
        Some(path) => {
            let file = File::open(path).map_err(|error| format!("{path}: {error}"))?;
            Some(BufReader::new(file).lines().skip(first as usize))
        }
        None => None,
    };
    let (mut ours, mut dds) = (Solver::default(), Dds::new());
    let mut different = Differences::default();
    let mut done = 0;
    for number in first..count {
        let questions = Questions::of(seed, number);
        let theirs: Answers = match &mut lines {
            Some(lines) => match lines.next() {
                Some(line) => line.map_err(|error| error.to_string())?.parse()?,
                None => break,
            },
            None => questions.ask_dds(&mut dds),
        };
        let own = questions.ask_ours(&mut ours);
        different.check(&format!("table of deal {number}"), &own.table, &theirs.table);
        different.check(&format!("leads of deal {number}"), &own.leads, &theirs.leads);
        different.check(&format!("cards in the middle of deal {number}"), &own.middle, &theirs.middle);
        let common = own.record.len().min(theirs.record.len());
        different.check(
            &format!("record of deal {number}"),
            &&own.record[..common],
            &&theirs.record[..common],
        );
        for vulnerable in
            [Vulnerability::None, Vulnerability::NorthSouth, Vulnerability::EastWest, Vulnerability::All]
        {
            for dealer in Seat::ALL {
                let found = par(&own.table, vulnerable, dealer).score;
                let what = format!("par of deal {number}, dealer {dealer}, {vulnerable:?}");
                different.check(&what, &found, &dds.par(&theirs.table, vulnerable, dealer));
            }
        }
        done = number + 1 - first;
        if done % 500 == 0 {
            println!("{done} deals, {} differences", different.0);
        }
    }
    println!("{done} deals, {} differences", different.0);
    Ok(different.0)
}
