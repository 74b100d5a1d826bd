use crate::PaperError;

/// A ranking (Rangliste) of players, and of teams if there are any.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Ranking {
    /// The name of the tournament.
    pub tournament: String,
    /// The date as it shall be read.
    pub date: Option<String>,
    /// So many rounds have been played; each has its column.
    pub rounds: usize,
    /// It is the final one.
    pub finished: bool,
    /// The players, best first.
    pub players: Vec<RankedPlayer>,
    /// Who is disqualified, as it shall be read.
    pub out: Vec<String>,
    /// The teams, best first.
    pub teams: Vec<RankedTeam>,
    /// What decides between equal totals, in its order.
    pub tie_breaks: Vec<TieBreakRule>,
}

/// The place of a player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RankedPlayer {
    /// The rank; players who share it have the same.
    pub rank: usize,
    /// The start number, if there are any.
    pub number: Option<u32>,
    /// The name.
    pub name: String,
    /// The club.
    pub club: Option<String>,
    /// The points of each round; none where the player was not there.
    pub rounds: Vec<Option<i32>>,
    /// What was taken off the sum and is in no list.
    pub deduction: u32,
    /// The sum.
    pub total: i64,
    /// What decided between this player and others with the same total.
    pub decided_by: Option<TieBreakRule>,
}

/// The place of a team.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RankedTeam {
    /// The rank; teams that share it have the same.
    pub rank: usize,
    /// The name.
    pub name: String,
    /// The members, as they shall be read.
    pub members: Vec<String>,
    /// The sum of the members.
    pub total: i64,
}

/// What decides between equal totals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreakRule {
    /// The best single round.
    BestRound,
    /// The last round.
    LastRound,
    /// More won Pflichtsoli.
    WonPflichtsoli,
    /// The lot.
    Lot,
    /// More rounds played: whoever misses one stands behind those with the same total. It is in no chain.
    MoreRounds,
}

impl TieBreakRule {
    pub(crate) const ALL: [TieBreakRule; 4] =
        [TieBreakRule::BestRound, TieBreakRule::LastRound, TieBreakRule::WonPflichtsoli, TieBreakRule::Lot];
}

impl Ranking {
    pub(crate) fn check(&self) -> Result<(), PaperError> {
        if self.players.is_empty() {
            return Err(PaperError::NoPlayers);
        }
        match self.players.iter().find(|player| player.rounds.len() != self.rounds) {
            None => Ok(()),
            Some(player) => Err(PaperError::Rounds {
                name: player.name.clone(),
                given: player.rounds.len(),
                rounds: self.rounds,
            }),
        }
    }

    pub(crate) fn deductions(&self) -> bool {
        self.players.iter().any(|player| player.deduction > 0)
    }

    pub(crate) fn numbers(&self) -> bool {
        self.players.iter().any(|player| player.number.is_some())
    }

    pub(crate) fn clubs(&self) -> bool {
        self.players.iter().any(|player| player.club.is_some())
    }

    /// What decided somewhere, in the order of the chain, each with its mark.
    pub(crate) fn used(&self) -> Vec<(TieBreakRule, String)> {
        let chain = self.tie_breaks.iter().copied();
        let others = TieBreakRule::ALL.into_iter().chain([TieBreakRule::MoreRounds]);
        let others = others.filter(|rule| !self.tie_breaks.contains(rule));
        let used = |rule: &TieBreakRule| self.players.iter().any(|p| p.decided_by == Some(*rule));
        let marks = ('a'..='z').map(|letter| letter.to_string());
        chain.chain(others).filter(used).zip(marks).collect()
    }
}
