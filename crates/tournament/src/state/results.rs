//! What everybody has, and where he stands.

use std::collections::BTreeMap;

use crate::{
    ByPosition, Deduction, Line, Number, Placed, Position, Refused, Results, RoundResult, Seated, TableState,
    Team, TeamError, Tie, TieBreak, Tournament, rank, rank_teams, state::table::Meaning,
};

/// What parted two with the same sum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Decided {
    /// One has missed a round that the other has played.
    MoreRounds,
    /// What the organiser has chosen for that.
    By(Tie),
}

/// A place in the ranking, with what it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank; equals share it.
    pub rank: usize,
    /// Who, and what he has round by round.
    pub results: Results,
    /// The sum, deductions taken off.
    pub sum: i64,
    /// What parted the player from another with the same sum, if something had to.
    pub decided_by: Option<Decided>,
}

impl Standing {
    /// What the player has of that by which it was decided; a lot is no number.
    #[must_use]
    pub fn decided_with(&self) -> Option<i64> {
        let rule = match self.decided_by? {
            Decided::By(Tie::BestRound) => TieBreak::BestRound,
            Decided::By(Tie::LastRound) => TieBreak::LastRound,
            Decided::By(Tie::WonPflichtsoli) => TieBreak::WonPflichtsoli,
            Decided::By(Tie::Lot) | Decided::MoreRounds => return None,
        };
        // Who has none has less than any number.
        i64::try_from(rule.key(&self.results)).ok()
    }
}

/// The ranking.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Those who are ranked.
    pub ranked: Vec<Standing>,
    /// Those who are disqualified.
    pub out: Vec<Results>,
    /// Are all lists of these rounds in, and the rounds closed?
    pub closed: bool,
    /// So many lines do not count yet, since two readings differ.
    pub disputed: usize,
    /// So many appeals are not decided yet.
    pub appeals: usize,
}

impl Standings {
    /// Is this how it stays, but for corrections? A list may be read a second time after its round is closed, too.
    #[must_use]
    pub const fn is_final(&self) -> bool {
        self.closed && self.disputed == 0 && self.appeals == 0
    }
}

impl TableState {
    /// What each line brings the sums to. A line that two readings dispute does not count: it leaves them as they were.
    #[must_use]
    pub fn running(&self) -> Vec<ByPosition<i32>> {
        let disputed = self.disputed();
        let add = |sums: &mut ByPosition<i32>, (line, number): (&Line, usize)| {
            if !disputed.contains(&number) {
                let total = line.entry.total();
                *sums = ByPosition::from_fn(|position| sums[position].saturating_add(total[position]));
            }
            Some(*sums)
        };
        self.list().lines().iter().zip(1..).scan(ByPosition::default(), add).collect()
    }

    /// The points of each position: all lines of the list that two readings do not dispute.
    #[must_use]
    pub fn points(&self) -> ByPosition<i32> {
        self.running().pop().unwrap_or_default()
    }
}

impl Tournament {
    /// What everybody has after so many rounds, in the order of numbers.
    #[must_use]
    pub fn results(&self, rounds: usize) -> Vec<Results> {
        let empty = |number| Results { player: number, rounds: vec![None; rounds], deduction: 0 };
        let mut all: BTreeMap<Number, Results> =
            self.roster().players().map(|p| (p.number, empty(p.number))).collect();
        for (i, seated) in self.rounds().iter().take(rounds).enumerate() {
            let mut lists: BTreeMap<Number, Vec<RoundResult>> = BTreeMap::new();
            for table in seated.tables.iter().filter(|table| table.is_written()) {
                let (points, solos) = (table.points(), table.list().pflichtsoli());
                for (player, position) in table.players().iter().zip(Position::ALL) {
                    lists.entry(*player).or_default().push(RoundResult {
                        points: points[position],
                        won_pflichtsolo: solos[position].is_some_and(|points| points > 0),
                    });
                }
            }
            for (player, lists) in lists {
                let place = all.get_mut(&player).and_then(|results| results.rounds.get_mut(i));
                if let Some(place) = place {
                    *place = RoundResult::mean(&lists);
                }
            }
        }
        let counts = |one: &&Deduction| one.round <= rounds && one.taken_back.is_none();
        for deduction in self.deductions().iter().filter(counts) {
            if let Some(results) = all.get_mut(&deduction.player) {
                results.deduction += u32::from(deduction.points);
            }
        }
        all.into_values().collect()
    }

    /// The chain of tie-breaks; the lot is left out until it is drawn.
    fn chain(&self) -> Vec<(Tie, TieBreak)> {
        let rule = |tie: Tie| match tie {
            Tie::BestRound => Some(TieBreak::BestRound),
            Tie::LastRound => Some(TieBreak::LastRound),
            Tie::WonPflichtsoli => Some(TieBreak::WonPflichtsoli),
            Tie::Lot => self.lots().last().copied().map(TieBreak::Lot),
        };
        self.setup().tie_breaks.iter().filter_map(|&tie| Some((tie, rule(tie)?))).collect()
    }

    /// Do lots decide where sums are equal? They are for the organiser to choose.
    #[must_use]
    pub fn has_lots(&self) -> bool {
        self.setup().tie_breaks.contains(&Tie::Lot)
    }

    pub(super) fn draw_lots(&mut self, seed: u64, meaning: Meaning) -> Result<(), Refused> {
        if meaning.lots_decide && !self.has_lots() {
            return Err(Refused::LotsNotChosen);
        }
        let written = |seated: &Seated| seated.tables.iter().any(|table| table.is_written());
        if meaning.lots_decide && !self.rounds.iter().any(written) {
            return Err(Refused::NothingToRank);
        }
        self.lots.push(seed);
        Ok(())
    }

    /// The ranking after so many rounds, live or final.
    #[must_use]
    pub fn standings(&self, rounds: usize) -> Standings {
        let rounds = rounds.min(self.setup().rounds);
        let (out, results): (Vec<Results>, Vec<Results>) = self
            .results(rounds)
            .into_iter()
            .partition(|results| self.disqualified().contains_key(&results.player));
        let chain = self.chain();
        let rules: Vec<TieBreak> = chain.iter().map(|(_, rule)| *rule).collect();
        let mut by_number: BTreeMap<Number, Results> =
            results.iter().map(|results| (results.player, results.clone())).collect();
        let standing = |Placed { rank, who, sum }| {
            by_number.remove(&who).map(|results| Standing { rank, results, sum, decided_by: None })
        };
        let mut ranked: Vec<Standing> = rank(&results, &rules).into_iter().filter_map(standing).collect();
        decide(&mut ranked, &chain);
        let played = self.rounds().get(..rounds);
        let tables = || self.rounds().iter().take(rounds).flat_map(|seated| &seated.tables);
        Standings {
            ranked,
            out,
            closed: rounds > 0 && played.is_some_and(|played| played.iter().all(|seated| seated.closed)),
            disputed: tables().map(|table| table.disputed().len()).sum(),
            appeals: tables().map(|table| table.appeals_open().count()).sum(),
        }
    }

    /// Ranks teams after so many rounds. A disqualified player brings his team nothing.
    ///
    /// # Errors
    /// A player is unknown or in two teams, or the teams are not of one size.
    pub fn team_standings(&self, teams: &[Team], rounds: usize) -> Result<Vec<Placed<String>>, TeamError> {
        let mut all = self.results(rounds.min(self.setup().rounds));
        for results in all.iter_mut().filter(|r| self.disqualified().contains_key(&r.player)) {
            *results = Results { player: results.player, rounds: Vec::new(), deduction: 0 };
        }
        rank_teams(teams, &all)
    }
}

/// Notes what parted each from his neighbour with the same sum.
fn decide(ranked: &mut [Standing], chain: &[(Tie, TieBreak)]) {
    for above in 1..ranked.len() {
        let Some([a, b]) = ranked.get_mut(above - 1..=above) else { continue };
        if a.sum != b.sum {
            continue;
        }
        let parted = if a.results.played() == b.results.played() {
            let differs = |(_, rule): &&(Tie, TieBreak)| rule.key(&a.results) != rule.key(&b.results);
            chain.iter().find(differs).map(|(tie, _)| Decided::By(*tie))
        } else {
            Some(Decided::MoreRounds)
        };
        if let Some(parted) = parted {
            a.decided_by.get_or_insert(parted);
            b.decided_by.get_or_insert(parted);
        }
    }
    // Those who share a rank are parted from the others by the same.
    let shared: BTreeMap<usize, Decided> =
        ranked.iter().filter_map(|one| Some((one.rank, one.decided_by?))).collect();
    for one in ranked {
        one.decided_by = one.decided_by.or_else(|| shared.get(&one.rank).copied());
    }
}
