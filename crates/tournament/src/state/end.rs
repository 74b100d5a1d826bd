//! How a tournament ends: who is honoured with which prize, from which place on it has been announced, each
//! player's best game, and the clubs.

use std::collections::BTreeMap;

use crate::{At, Number, Placed, Position, Refused, Results, Standing, Tournament, rank::place};

/// A place in the ranking with everybody who shares it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Honour {
    /// The place.
    pub rank: usize,
    /// Who has it, in the order of numbers.
    pub players: Vec<Standing>,
    /// What there is for it: those who share a place have the prizes of all the places that they take up.
    pub prizes: Vec<String>,
}

/// The game that brought somebody the most points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BestGame {
    /// The list.
    pub at: At,
    /// Its line, from 1 on.
    pub line: usize,
    /// Where he sat.
    pub position: Position,
    /// The points.
    pub points: i32,
}

/// A club with its best players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// The place, if the club has players enough.
    pub rank: Option<usize>,
    /// Its name.
    pub name: String,
    /// Whose points count, best first.
    pub best: Vec<Results>,
    /// The others, best first.
    pub others: Vec<Results>,
    /// Those who are disqualified: they bring their club nothing.
    pub out: Vec<Results>,
    /// The sum of the best.
    pub sum: i64,
}

impl Tournament {
    /// The prizes, from that for the first place on.
    #[must_use]
    pub fn prizes(&self) -> &[String] {
        &self.prizes
    }

    /// How many places have been announced, from the last up, while the prizes are given away; `None` while
    /// everybody may see the ranking.
    #[must_use]
    pub const fn announced(&self) -> Option<usize> {
        self.announced
    }

    /// Are all rounds played and closed?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.rounds.len() == self.setup.rounds && self.rounds.iter().all(|seated| seated.closed)
    }

    /// The places, best first, each with those who share it and the prizes.
    #[must_use]
    pub fn honours(&self) -> Vec<Honour> {
        let mut honours: Vec<Honour> = Vec::new();
        for standing in self.standings(self.begun().max(1)).ranked {
            match honours.last_mut().filter(|last| last.rank == standing.rank) {
                Some(last) => last.players.push(standing),
                None => {
                    let (rank, players) = (standing.rank, vec![standing]);
                    honours.push(Honour { rank, players, prizes: Vec::new() });
                }
            }
        }
        for honour in &mut honours {
            let prizes = self.prizes.iter().skip(honour.rank - 1).take(honour.players.len());
            honour.prizes = prizes.filter(|prize| !prize.is_empty()).cloned().collect();
        }
        honours
    }

    /// The game that brought this player the most, the first of them if there are several; none if nothing
    /// brought him points.
    #[must_use]
    pub fn best_game(&self, player: Number) -> Option<BestGame> {
        let mut best: Option<BestGame> = None;
        for (at, position) in (1..=self.rounds.len()).flat_map(|round| self.seats(round, player)) {
            let Ok(table) = self.table(at) else { continue };
            let disputed = table.disputed();
            for (line, number) in table.list().lines().iter().zip(1..) {
                let points = line.entry.game[position];
                if points > best.map_or(0, |best| best.points) && !disputed.contains(&number) {
                    best = Some(BestGame { at, line: number, position, points });
                }
            }
        }
        best
    }

    /// The clubs by the sum of their so many best players. Clubs with fewer have no rank. A disqualified player
    /// counts as a member, as in a team, and brings nothing.
    #[must_use]
    pub fn club_standings(&self, best: usize, rounds: usize) -> Vec<Club> {
        let mut clubs: BTreeMap<String, Club> = BTreeMap::new();
        for results in self.results(rounds.min(self.setup.rounds)) {
            let player = self.roster.get(results.player);
            let Some(name) = player.and_then(|player| player.club.as_ref()) else { continue };
            let club = clubs.entry(name.to_lowercase()).or_insert_with(|| Club {
                rank: None,
                name: name.clone(),
                best: Vec::new(),
                others: Vec::new(),
                out: Vec::new(),
                sum: 0,
            });
            let out = self.disqualified.contains_key(&results.player);
            if out { &mut club.out } else { &mut club.best }.push(results);
        }
        for club in clubs.values_mut() {
            // Who did not play brings nothing, and keeps nobody from counting.
            club.best.sort_by_key(|one| (one.played() == 0, std::cmp::Reverse(one.sum()), one.player));
            club.others = club.best.split_off(best.min(club.best.len()));
            club.sum = club.best.iter().map(Results::sum).sum();
        }
        let (enough, few): (Vec<Club>, Vec<Club>) =
            clubs.into_values().partition(|club| club.best.len() + club.out.len() >= best);
        let ranked = place(enough.into_iter().map(|club| (club.sum, club.clone(), club.sum)).collect());
        let ranked = ranked.into_iter().map(|Placed { rank, who, .. }| Club { rank: Some(rank), ..who });
        ranked.chain(few).collect()
    }

    pub(super) fn set_prizes(&mut self, prizes: &[String]) -> Result<(), Refused> {
        /// More places nobody honours.
        const MOST: usize = 500;
        if prizes.len() > MOST {
            return Err(Refused::Prizes(prizes.len()));
        }
        self.prizes = prizes.iter().map(|prize| prize.trim().to_owned()).collect();
        Ok(())
    }

    pub(super) fn announce(&mut self, announced: Option<usize>) -> Result<(), Refused> {
        if let Some(count) = announced {
            if count > 0 && !self.is_over() {
                return Err(Refused::NotOver);
            }
            let places = self.honours().len();
            if count > places {
                return Err(Refused::NoSuchHonour { count, places });
            }
        }
        self.announced = announced;
        Ok(())
    }
}
