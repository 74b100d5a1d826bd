//! What is to be said about a seating, drawn or edited by hand.

use std::collections::BTreeMap;

use thiserror::Error;

use super::{Field, Seating, springer};
use crate::{Remainder, Split, TableSize};

/// Something about a seating. Rounds and tables count from 1, players are places in the field.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Finding {
    /// A table of less than four or more than seven.
    #[error("round {round}, table {table}: {players} players; a table has four to seven")]
    TableSize {
        /// In this round.
        round: usize,
        /// This table.
        table: usize,
        /// So many sit there.
        players: usize,
    },
    /// Nobody sits at two places in a round, but a Springer at two tables of four.
    #[error("round {round}: player {player} has more than one place")]
    Twice {
        /// In this round.
        round: usize,
        /// Who.
        player: usize,
    },
    /// Somebody is there and has no place.
    #[error("round {round}: player {player} has no place")]
    Missing {
        /// In this round.
        round: usize,
        /// Who.
        player: usize,
    },
    /// Somebody has a place and is not there.
    #[error("round {round}: player {player} has a place and is not there")]
    Absent {
        /// In this round.
        round: usize,
        /// Who.
        player: usize,
    },
    /// More tables of five or more than needed.
    #[error("round {round}: {larger} tables of more than four where {needed} would do")]
    TooManyLarger {
        /// In this round.
        round: usize,
        /// So many.
        larger: usize,
        /// So many would do.
        needed: usize,
    },
    /// Two have met before.
    #[error("round {round}: players {a} and {b} meet again")]
    MeetAgain {
        /// In this round.
        round: usize,
        /// One.
        a: usize,
        /// The other.
        b: usize,
    },
    /// Again at a table of five or more while others have not been at one.
    #[error(
        "round {round}: player {player} is at a table of more than four again, {waiting} present have not been yet"
    )]
    FiveAgain {
        /// In this round.
        round: usize,
        /// Who.
        player: usize,
        /// So many have been there less often and are not there now.
        waiting: usize,
    },
    /// Club mates at one table in round 1, though they are to be apart.
    #[error("round 1: players {a} and {b} are of one club")]
    ClubMates {
        /// One.
        a: usize,
        /// The other.
        b: usize,
    },
}

impl Finding {
    /// Must it be put right before the round can be played? Everything else is a wish.
    #[must_use]
    pub const fn is_fault(&self) -> bool {
        matches!(
            self,
            Finding::TableSize { .. }
                | Finding::Twice { .. }
                | Finding::Missing { .. }
                | Finding::Absent { .. }
        )
    }

    /// The same with the players named in another way, such as by their numbers.
    #[must_use]
    pub fn with_players(mut self, name: impl Fn(usize) -> usize) -> Finding {
        match &mut self {
            Finding::TableSize { .. } | Finding::TooManyLarger { .. } => {}
            Finding::Twice { player, .. }
            | Finding::Missing { player, .. }
            | Finding::Absent { player, .. }
            | Finding::FiveAgain { player, .. } => *player = name(*player),
            Finding::MeetAgain { a, b, .. } | Finding::ClubMates { a, b } => {
                (*a, *b) = (name(*a), name(*b));
            }
        }
        self
    }

    /// The round it is about, from 1 on.
    #[must_use]
    pub const fn round(&self) -> usize {
        match self {
            Finding::TableSize { round, .. }
            | Finding::Twice { round, .. }
            | Finding::Missing { round, .. }
            | Finding::Absent { round, .. }
            | Finding::TooManyLarger { round, .. }
            | Finding::MeetAgain { round, .. }
            | Finding::FiveAgain { round, .. } => *round,
            Finding::ClubMates { .. } => 1,
        }
    }
}

/// Checks seatings from the first round on, drawn or edited by hand; a round that is not there yet
/// is not missed.
#[must_use]
pub fn check(field: &Field, rounds: &[Seating]) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut met: BTreeMap<(usize, usize), usize> = BTreeMap::new();
    let mut stays: BTreeMap<usize, usize> = BTreeMap::new();
    for (i, (seating, present)) in rounds.iter().zip(&field.present).enumerate() {
        let round = i + 1;
        places(field, round, seating, present, &mut findings);
        for (a, b) in seating.pairs() {
            let (a, b) = (a.min(b), a.max(b));
            let times = met.entry((a, b)).or_default();
            *times += 1;
            if *times > 1 {
                findings.push(Finding::MeetAgain { round, a, b });
            }
        }
        fives(round, seating, present, &mut stays, &mut findings);
        if i == 0 && field.clubs_apart {
            let club = |p: usize| field.clubs.get(p).copied().flatten();
            for (a, b) in seating.pairs().filter(|&(a, b)| club(a).is_some() && club(a) == club(b)) {
                findings.push(Finding::ClubMates { a, b });
            }
        }
    }
    findings
}

/// Does somebody sit out at this table?
pub(super) fn is_larger(table: &[usize]) -> bool {
    table.len() > 4
}

fn places(field: &Field, round: usize, seating: &Seating, present: &[usize], findings: &mut Vec<Finding>) {
    let mut seats: BTreeMap<usize, usize> = present.iter().map(|&p| (p, 0)).collect();
    for (i, table) in seating.0.iter().enumerate() {
        if TableSize::of(table.len()).is_none() {
            findings.push(Finding::TableSize { round, table: i + 1, players: table.len() });
        }
        for &player in table {
            match seats.get_mut(&player) {
                Some(places) => *places += 1,
                None => findings.push(Finding::Absent { round, player }),
            }
        }
    }
    // A Springer may be seated by hand, whatever is drawn: then all tables of the round come out even by him.
    let springers = Split::of(present.len(), Remainder::Springer).map_or(0, |split| split.springers);
    let as_many = springer::of(seating).len() <= springers;
    for (player, places) in seats {
        match places {
            0 => findings.push(Finding::Missing { round, player }),
            1 => {}
            2 if as_many && at_two_of_four(seating, player) => {}
            _ => findings.push(Finding::Twice { round, player }),
        }
    }
    let larger = seating.0.iter().filter(|table| is_larger(table)).count();
    if let Ok(split) = Split::of(present.len(), field.remainder)
        && larger > split.larger()
    {
        findings.push(Finding::TooManyLarger { round, larger, needed: split.larger() });
    }
}

/// Are the places of this player at two tables, and does nobody sit out there?
fn at_two_of_four(seating: &Seating, player: usize) -> bool {
    let his = seating.0.iter().filter(|table| table.contains(&player));
    his.clone().count() == 2 && his.clone().all(|table| table.len() == 4)
}

fn fives(
    round: usize,
    seating: &Seating,
    present: &[usize],
    stays: &mut BTreeMap<usize, usize>,
    findings: &mut Vec<Finding>,
) {
    let now: Vec<usize> = seating.0.iter().filter(|table| is_larger(table)).flatten().copied().collect();
    let before = |player: &usize| stays.get(player).copied().unwrap_or(0);
    let passed_over: Vec<usize> = present.iter().filter(|p| !now.contains(p)).map(before).collect();
    for &player in &now {
        let own = before(&player);
        let waiting = passed_over.iter().filter(|&&other| other < own).count();
        if waiting > 0 {
            findings.push(Finding::FiveAgain { round, player, waiting });
        }
    }
    for player in now {
        *stays.entry(player).or_default() += 1;
    }
}

/// Repeated meetings of each round with those before it.
pub(super) fn repeats_by_round(field: &Field, rounds: &[Seating]) -> Vec<usize> {
    let findings = check(field, rounds);
    let again = |round| move |f: &&Finding| matches!(f, Finding::MeetAgain { round: r, .. } if *r == round);
    (1..=rounds.len()).map(|round| findings.iter().filter(again(round)).count()).collect()
}
