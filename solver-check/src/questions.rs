//! What both solvers are asked of each deal, and answers as a line of text: those of the other solver
//! take an hour and are kept in a file.

use std::fmt;

use bridge::Strain;
use cards::{Card, Seat, Side};
use rand::RngExt as _;
use solver::{Hands, Position, Solver, TrickTable};

use crate::{dds::Dds, deals};

/// Of how many deals one has its record analysed too.
const RECORDS: u64 = 10;

/// Everything asked of one deal.
pub struct Questions {
    pub hands: Hands,
    pub strain: Strain,
    /// Before the opening lead: all leads.
    pub start: Position,
    /// After some random cards, mostly in the middle of a trick: all cards.
    pub middle: Position,
    /// A whole random play, card by card.
    pub record: Option<Vec<Card>>,
}

/// The answers of one solver.
#[derive(Debug, PartialEq, Eq)]
pub struct Answers {
    pub table: TrickTable,
    pub leads: Vec<u8>,
    pub middle: Vec<u8>,
    /// Declarer's tricks before each card of the record.
    pub record: Vec<u8>,
}

impl Questions {
    /// A generator for each deal: any of them can be looked at alone.
    pub fn of(seed: u64, number: u64) -> Questions {
        let mut rng = deals::rng(seed << 32 | number);
        let hands = deals::deal(&mut rng);
        let strain = Strain::ALL[number as usize % 5];
        let start = hands.led_by(Seat::ALL[number as usize / 5 % 4]);
        let stop = rng.random_range(0..51);
        let (middle, _) = deals::play(&mut rng, start, strain, stop);
        let record = number.is_multiple_of(RECORDS).then(|| deals::play(&mut rng, start, strain, 52).1);
        Questions { hands, strain, start, middle, record }
    }

    /// What our solver says.
    pub fn ask_ours(&self, ours: &mut Solver) -> Answers {
        let mut cards =
            |position| -> Vec<u8> { ours.cards(position, self.strain).iter().map(|c| c.tricks).collect() };
        let (leads, middle) = (cards(&self.start), cards(&self.middle));
        let declarer = self.start.leader().previous().side();
        let of_declarer = |side: Side, tricks: u8| if side == declarer { tricks } else { 13 - tricks };
        let record = self.record.iter().flat_map(|record| {
            ours.analyse(&self.start, self.strain, record).expect("a record of legal cards")
        });
        let record = record.map(|step| of_declarer(step.seat.side(), step.before)).collect();
        Answers { table: ours.table(&self.hands), leads, middle, record }
    }

    /// What DDS says.
    pub fn ask_dds(&self, dds: &mut Dds) -> Answers {
        let mut cards = |position| -> Vec<u8> {
            dds.cards(position, self.strain).iter().map(|&(_, tricks)| tricks).collect()
        };
        let (leads, middle) = (cards(&self.start), cards(&self.middle));
        // It stops before the last trick.
        let record = self.record.iter().flat_map(|record| dds.trace(&self.start, self.strain, record));
        let record = record.collect();
        Answers { table: dds.table(&self.hands), leads, middle, record }
    }
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for strain in Strain::ALL {
            for seat in Seat::ALL {
                write!(f, "{:x}", self.table.tricks(strain, seat))?;
            }
        }
        for list in [&self.leads, &self.middle, &self.record] {
            write!(f, " .")?;
            list.iter().try_for_each(|tricks| write!(f, "{tricks:x}"))?;
        }
        Ok(())
    }
}

impl std::str::FromStr for Answers {
    type Err = String;

    fn from_str(line: &str) -> Result<Answers, String> {
        let words: Option<Vec<Vec<u8>>> = line.split_whitespace().map(digits).collect();
        let Some([table, leads, middle, record]) = words.and_then(|words| <[_; 4]>::try_from(words).ok())
        else {
            return Err(format!("no answers: {line}"));
        };
        let table = self::table(&table).ok_or_else(|| format!("no table of 20 results: {line}"))?;
        Ok(Answers { table, leads, middle, record })
    }
}

/// Tricks, a figure each.
pub fn digits(word: &str) -> Option<Vec<u8>> {
    word.trim_start_matches('.').chars().map(|c| Some(c.to_digit(16)? as u8)).collect()
}

/// A table of 20 results, from clubs to notrump, declarer from North.
pub fn table(tricks: &[u8]) -> Option<TrickTable> {
    let whole = tricks.len() == 20;
    whole.then(|| TrickTable::from_fn(|strain, seat| tricks[strain as usize * 4 + seat as usize]))
}
