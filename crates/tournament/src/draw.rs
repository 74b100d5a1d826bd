//! The draw: who sits where in each round, from a seed that the organiser keeps.
//!
//! The wishes: nobody meets anybody twice; nobody is at a table of five a second time before everybody
//! was once; club mates are apart in round 1, if asked. In some small fields the first two exclude each
//! other (with 31 players a fair share of the tables of five makes six meetings repeat); then
//! [`Field::fair_fives`] decides, and without it meetings go first.
//!
//! Found by a local search that swaps two players. What cannot be had by counting alone is told
//! beside what was found, so that nobody looks for a better draw that does not exist.
//!
//! What is said of tables of five holds for larger ones too: at all of them somebody sits out. Who sits at two
//! tables of four is drawn as well (`springer.rs`).

mod bound;
mod check;
mod dice;
mod search;
mod springer;

use thiserror::Error;

use crate::{Remainder, Split, SplitError};
pub(crate) use dice::Dice;

pub use bound::Bounds;
pub use check::{Finding, check};

/// The tables of one round. A table is its players from position 1 on, as places in [`Field`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Hash)]
pub struct Seating(pub Vec<Vec<usize>>);

impl Seating {
    /// Each pair that meets.
    pub(crate) fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        self.0.iter().flat_map(|table| {
            let later = |i: usize| table.iter().skip(i + 1);
            table.iter().enumerate().flat_map(move |(i, &a)| later(i).map(move |&b| (a, b)))
        })
    }
}

/// Who is to be seated.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Field {
    /// The club of each player, if he has one; equal numbers are mates.
    pub clubs: Vec<Option<usize>>,
    /// For each round who is there, by place in `clubs`.
    pub present: Vec<Vec<usize>>,
    /// Are club mates kept apart in round 1?
    pub clubs_apart: bool,
    /// Is nobody at a table of five a second time before everybody was once, even if then some meet
    /// again who need not?
    pub fair_fives: bool,
    /// Where those sit who are left over when tables of four are made.
    pub remainder: Remainder,
}

impl Field {
    /// So many players, all present in so many rounds, without clubs.
    #[must_use]
    pub fn of(players: usize, rounds: usize) -> Field {
        Field {
            clubs: vec![None; players],
            present: vec![(0..players).collect(); rounds],
            clubs_apart: false,
            fair_fives: false,
            remainder: Remainder::default(),
        }
    }
}

/// A draw of all rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draw {
    /// Where it came from.
    pub seed: u64,
    /// The rounds: those already played as they were, the others drawn.
    pub rounds: Vec<Seating>,
    /// What was found.
    pub found: Tally,
    /// What no draw could go below.
    pub bounds: Bounds,
}

/// What is wished away, counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    /// Meetings after the first, over all pairs of players.
    pub repeats: usize,
    /// Pairs of club mates at one table in round 1, if they are to be apart.
    pub club_mates: usize,
    /// Stays at a table of five of players who had been at one more often than another who was there.
    pub fives_again: usize,
}

/// Why nothing can be drawn.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DrawError {
    /// The number of a round cannot be split.
    #[error("round {round}: {source}")]
    Split {
        /// From 1 on.
        round: usize,
        /// Why.
        source: SplitError,
    },
    /// A player is named twice, or is none.
    #[error("round {round}: player {player} is named twice or is not in the field")]
    Player {
        /// From 1 on.
        round: usize,
        /// His place in the field.
        player: usize,
    },
    /// More rounds were played than the tournament has.
    #[error("{played} rounds are played, the tournament has {rounds}")]
    TooManyPlayed {
        /// Played.
        played: usize,
        /// All.
        rounds: usize,
    },
    /// A round that was played does not seat those present.
    #[error("round {round} as played: {finding}")]
    Played {
        /// From 1 on.
        round: usize,
        /// What is wrong with it.
        finding: Finding,
    },
}

/// Draws the rounds that are not played yet.
///
/// ```
/// use tournament::{Field, draw};
/// let three = draw(&Field::of(22, 3), &[], 7).unwrap();
/// assert_eq!((three.rounds.len(), three.found.repeats), (3, 0));
/// assert_eq!(three, draw(&Field::of(22, 3), &[], 7).unwrap());
/// ```
///
/// # Errors
/// The field cannot be seated.
pub fn draw(field: &Field, played: &[Seating], seed: u64) -> Result<Draw, DrawError> {
    let rounds = field.present.len();
    if played.len() > rounds {
        return Err(DrawError::TooManyPlayed { played: played.len(), rounds });
    }
    let mut splits = Vec::with_capacity(rounds);
    for (i, present) in field.present.iter().enumerate() {
        let round = i + 1;
        let mut seen = vec![false; field.clubs.len()];
        for &player in present {
            match seen.get_mut(player) {
                Some(seen) if !*seen => *seen = true,
                _ => return Err(DrawError::Player { round, player }),
            }
        }
        let split = Split::of(present.len(), field.remainder);
        splits.push(split.map_err(|source| DrawError::Split { round, source })?);
    }
    if let Some(finding) = check(field, played).into_iter().find(Finding::is_fault) {
        return Err(DrawError::Played { round: finding.round(), finding });
    }
    let bounds = bound::bounds(field, &splits, played);
    // The second places of those who sit at two tables are held for them while the search runs.
    let (held, holders) = springer::held(field, &splits, played.len());
    let mut rounds = search::search(&held, &splits, played, &bounds, seed);
    springer::seat(field, &mut rounds, (played.len(), holders), seed);
    let found = tally(field, &rounds);
    Ok(Draw { seed, rounds, found, bounds })
}

/// Counts what is wished away.
#[must_use]
pub fn tally(field: &Field, rounds: &[Seating]) -> Tally {
    let findings = check(field, rounds);
    Tally {
        repeats: findings.iter().filter(|f| matches!(f, Finding::MeetAgain { .. })).count(),
        club_mates: findings.iter().filter(|f| matches!(f, Finding::ClubMates { .. })).count(),
        fives_again: findings.iter().filter(|f| matches!(f, Finding::FiveAgain { .. })).count(),
    }
}
