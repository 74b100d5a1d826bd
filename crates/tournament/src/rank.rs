//! The ranking of players and of teams.

use std::collections::{BTreeMap, BTreeSet};

use thiserror::Error;

use crate::{draw::Dice, roster::Number};

/// What a player brought home from one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct RoundResult {
    /// The total of his list, with penalties and deductions.
    pub points: i32,
    /// Did he win his Pflichtsolo?
    pub won_pflichtsolo: bool,
}

impl RoundResult {
    /// What counts of the lists that somebody has in a round; none if he has none. A Springer has two (TSR 10, which
    /// says nothing of how they count; so this is ours): their mean, so that more games are no advantage. Half a
    /// point is rounded down, and a Pflichtsolo is won in the round only if it is on both lists.
    #[must_use]
    pub fn mean(lists: &[RoundResult]) -> Option<RoundResult> {
        let many = i64::try_from(lists.len()).ok().filter(|many| *many > 0)?;
        let sum = lists.iter().map(|list| i64::from(list.points)).sum::<i64>();
        Some(RoundResult {
            // A mean is not beyond what it is the mean of.
            points: i32::try_from(sum.div_euclid(many)).unwrap_or_default(),
            won_pflichtsolo: lists.iter().all(|list| list.won_pflichtsolo),
        })
    }
}

/// The results of a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Results {
    /// Who.
    pub player: Number,
    /// Round by round; none where he was not there.
    pub rounds: Vec<Option<RoundResult>>,
    /// Taken off by the Schiedsgericht and not in any list.
    pub deduction: u32,
}

impl Results {
    /// The sum of all rounds.
    #[must_use]
    pub fn sum(&self) -> i64 {
        let points = self.rounds.iter().flatten().map(|round| i64::from(round.points));
        points.sum::<i64>() - i64::from(self.deduction)
    }

    /// So many rounds were played.
    #[must_use]
    pub fn played(&self) -> usize {
        self.rounds.iter().flatten().count()
    }
}

/// What decides between equal sums, if the organiser wants that. Nothing of it is in the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// The best single round.
    BestRound,
    /// The last round; who missed it comes last.
    LastRound,
    /// More won Pflichtsoli.
    WonPflichtsoli,
    /// The lot, from this seed; it does not depend on who else takes part.
    Lot(u64),
}

impl TieBreak {
    /// The higher the better.
    pub(crate) fn key(self, results: &Results) -> i128 {
        let points = |round: RoundResult| i128::from(round.points);
        match self {
            TieBreak::BestRound => {
                results.rounds.iter().flatten().map(|r| points(*r)).max().unwrap_or(i128::MIN)
            }
            TieBreak::LastRound => results.rounds.last().copied().flatten().map_or(i128::MIN, points),
            TieBreak::WonPflichtsoli => {
                results.rounds.iter().flatten().filter(|round| round.won_pflichtsolo).count() as i128
            }
            TieBreak::Lot(seed) => Dice::new(seed, u64::from(results.player.0)).number().into(),
        }
    }
}

/// A place in the ranking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Placed<T> {
    /// 1 is the first; equals share it (1, 2, 2, 4).
    pub rank: usize,
    /// Who.
    pub who: T,
    /// The sum of points.
    pub sum: i64,
}

pub(crate) fn place<T, K: Ord>(mut all: Vec<(K, T, i64)>) -> Vec<Placed<T>> {
    all.sort_by(|(a, ..), (b, ..)| b.cmp(a)); // stable: equals stay in the order given
    let mut placed: Vec<Placed<T>> = Vec::with_capacity(all.len());
    let mut before: Option<(K, usize)> = None;
    for (i, (key, who, sum)) in all.into_iter().enumerate() {
        let rank = match &before {
            Some((equal, rank)) if *equal == key => *rank,
            _ => i + 1,
        };
        before = Some((key, rank));
        placed.push(Placed { rank, who, sum });
    }
    placed
}

/// Ranks by sum; behind equal sums with more rounds who missed one; then by the chain. Those whom
/// nothing parts share the rank, in the order of their numbers.
#[must_use]
pub fn rank(all: &[Results], chain: &[TieBreak]) -> Vec<Placed<Number>> {
    let mut keyed: Vec<_> = all
        .iter()
        .map(|results| {
            let chain: Vec<i128> = chain.iter().map(|tie| tie.key(results)).collect();
            ((results.sum(), results.played(), chain), results.player, results.sum())
        })
        .collect();
    keyed.sort_by_key(|(_, player, _)| *player);
    place(keyed)
}

/// A team.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Team {
    /// Its name.
    pub name: String,
    /// Who belongs to it.
    pub members: Vec<Number>,
}

/// Why teams cannot be ranked.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum TeamError {
    /// Nobody of this number has results.
    #[error("team {team}: there is no player {player}")]
    NoSuchPlayer {
        /// The team.
        team: String,
        /// The number.
        player: Number,
    },
    /// A player counts once.
    #[error("team {team}: player {player} is in a team already")]
    Twice {
        /// The second team.
        team: String,
        /// The number.
        player: Number,
    },
    /// Sums of different numbers of players cannot be compared.
    #[error("team {team} has {members} members, the others have {others}")]
    Unequal {
        /// The team.
        team: String,
        /// So many.
        members: usize,
        /// The first team has so many.
        others: usize,
    },
}

/// Ranks teams by the sum of their members.
///
/// # Errors
/// A player is unknown or in two teams, or the teams are not of one size.
pub fn rank_teams(teams: &[Team], all: &[Results]) -> Result<Vec<Placed<String>>, TeamError> {
    let sums: BTreeMap<Number, i64> = all.iter().map(|results| (results.player, results.sum())).collect();
    let mut seen = BTreeSet::new();
    let mut keyed = Vec::with_capacity(teams.len());
    let others = teams.first().map_or(0, |team| team.members.len());
    for Team { name, members } in teams {
        let team = || name.clone();
        if members.len() != others {
            return Err(TeamError::Unequal { team: team(), members: members.len(), others });
        }
        let mut sum = 0;
        for &player in members {
            sum += sums.get(&player).ok_or_else(|| TeamError::NoSuchPlayer { team: team(), player })?;
            if !seen.insert(player) {
                return Err(TeamError::Twice { team: team(), player });
            }
        }
        keyed.push((sum, team(), sum));
    }
    Ok(place(keyed))
}
