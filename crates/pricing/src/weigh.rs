//! Weighted scores (12C1c): outcomes with their weights, and what they come to as a score, in IMPs and in
//! matchpoints. It proposes; the director decides.

use std::str::FromStr;

pub use bridge::Ending;
use bridge::Vulnerability;
use serde::Serialize;
use thiserror::Error;

/// An ending and its weight: `4SN=@60`, `4SN-1@40`, `pass@10`, `420@50`. Weights are taken in proportion;
/// as percent they come to a hundred.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Outcome {
    /// How it ends.
    pub ending: Ending,
    /// How likely that is taken to be.
    pub weight: f64,
}

/// A text that is no outcome.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no outcome; write 4SN=@60, 4SN-1@40, pass@10 or 420@50")]
pub struct ParseOutcomeError(pub String);

impl FromStr for Outcome {
    type Err = ParseOutcomeError;

    fn from_str(s: &str) -> Result<Outcome, ParseOutcomeError> {
        let err = || ParseOutcomeError(s.to_owned());
        let (text, weight) = s.split_once('@').ok_or_else(err)?;
        let weight: f64 = weight.trim_end_matches('%').parse().map_err(|_| err())?;
        if !weight.is_finite() || weight <= 0.0 {
            return Err(err());
        }
        Ok(Outcome { ending: text.parse().map_err(|_| err())?, weight })
    }
}

/// An outcome as it goes into a weighted score.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Share {
    /// How it ends.
    pub ending: Ending,
    /// Its part, in percent.
    pub percent: f64,
    /// The score of North-South.
    pub score: i32,
}

/// A weighted score, proposed.
#[derive(Debug, Clone, PartialEq)]
pub struct Weighted {
    /// The outcomes.
    pub shares: Vec<Share>,
    /// What the weights given came to.
    pub sum: f64,
}

/// No outcomes, or weights of which there are no parts, so no score.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("a weighted score needs at least one outcome with a weight, and weights that can be summed")]
pub struct NoOutcome;

impl Weighted {
    /// Weighs outcomes.
    ///
    /// # Errors
    /// There must be one with a weight, and none below 0.
    pub fn new(outcomes: &[Outcome], vulnerable: Vulnerability) -> Result<Weighted, NoOutcome> {
        let sum: f64 = outcomes.iter().map(|outcome| outcome.weight).sum();
        if sum <= 0.0 || !sum.is_finite() || outcomes.iter().any(|o| o.weight < 0.0) {
            return Err(NoOutcome);
        }
        let share = |o: &Outcome| Share {
            ending: o.ending,
            percent: o.weight / sum * 100.0,
            score: o.ending.score(vulnerable),
        };
        Ok(Weighted { shares: outcomes.iter().map(share).collect(), sum })
    }

    fn pairs(&self) -> Vec<(f64, i32)> {
        self.shares.iter().map(|share| (share.percent, share.score)).collect()
    }

    /// The score of North-South.
    #[must_use]
    pub fn score(&self) -> f64 {
        bridge::weighted_score(&self.pairs())
    }

    /// IMPs of North-South against this score of the other table.
    #[must_use]
    pub fn imps(&self, other: i32) -> f64 {
        bridge::weighted_imps(&self.pairs(), other)
    }

    /// Matchpoints of North-South among these scores of other tables, and how many there are to be had.
    #[must_use]
    pub fn matchpoints(&self, others: &[i32]) -> (f64, usize) {
        let top = others.len() * 2;
        // Parts that are rounded may come to a hair more than a hundred percent.
        (bridge::weighted_matchpoints(&self.pairs(), others).min(top as f64), top)
    }

    /// For programs: scores, IMPs and matchpoints are those of North-South.
    #[must_use]
    pub fn json(&self, against: Option<i32>, field: &[i32]) -> WeightedJson {
        let outcome = |share: &Share| OutcomeJson {
            ending: share.ending.to_string(),
            percent: rounded(share.percent),
            score: share.score,
        };
        let (points, top) = self.matchpoints(field);
        WeightedJson {
            law: "12C1c",
            outcomes: self.shares.iter().map(outcome).collect(),
            score: rounded(self.score()),
            against,
            imps: against.map(|other| rounded(self.imps(other))),
            matchpoints: (!field.is_empty()).then(|| rounded(points)),
            top: (!field.is_empty()).then_some(top),
        }
    }
}

/// A weighted score, for programs.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WeightedJson {
    law: &'static str,
    outcomes: Vec<OutcomeJson>,
    score: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    against: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    imps: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    matchpoints: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    top: Option<usize>,
}

#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct OutcomeJson {
    ending: String,
    percent: f64,
    score: i32,
}

fn rounded(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::*;

    fn weighted(outcomes: &[&str], vulnerable: Vulnerability) -> Weighted {
        let outcomes: Vec<Outcome> = outcomes.iter().map(|text| text.parse().unwrap()).collect();
        Weighted::new(&outcomes, vulnerable).unwrap()
    }

    #[test]
    fn a_score_is_weighed_and_what_follows_from_it_too() {
        let four_spades = weighted(&["4SN=@60", "4SN-1@40"], Vulnerability::NorthSouth);
        assert!((four_spades.score() - (0.6 * 620.0 - 0.4 * 100.0)).abs() < 1e-9);
        // Against 620 at the other table: nothing for the game, 12 IMPs lost for going down.
        assert!((four_spades.imps(620) + 0.4 * 12.0).abs() < 1e-9);
        // Not the IMPs of the weighted score.
        assert_ne!(four_spades.imps(620).round() as i32, bridge::imps(four_spades.score() as i32 - 620));
        let (points, top) = four_spades.matchpoints(&[620, 620, -100, 140]);
        assert!((points - (0.6 * 6.0 + 0.4 * 1.0)).abs() < 1e-9 && top == 8);
    }

    #[test]
    fn weights_are_taken_in_proportion() {
        let thirds = weighted(&["3NTS+1@2", "pass@1"], Vulnerability::None);
        assert!((thirds.score() - 430.0 * 2.0 / 3.0).abs() < 1e-9 && (thirds.sum - 3.0).abs() < 1e-9);
        let theirs = weighted(&["4HXE-2@1"], Vulnerability::All);
        assert!((theirs.score() - 500.0).abs() < 1e-9);
        assert_eq!(weighted(&["-50@1"], Vulnerability::None).shares.first().map(|s| s.score), Some(-50));
    }

    #[test]
    fn rounding_gives_no_more_matchpoints_than_there_are() {
        let (points, top) =
            weighted(&["4420@5050", "4420@50"], Vulnerability::None).matchpoints(&[620, 0, -100]);
        assert!(points <= top as f64, "{points} of {top}");
    }

    #[test]
    fn what_has_no_parts_has_no_score() {
        let outcome = |weight| Outcome { ending: Ending::PassedOut, weight };
        let beyond = f64::MAX;
        for weights in [&[][..], &[beyond, beyond], &[f64::NAN], &[0.0], &[2.0, -1.0]] {
            let outcomes: Vec<Outcome> = weights.iter().map(|&weight| outcome(weight)).collect();
            assert_eq!(Weighted::new(&outcomes, Vulnerability::None), Err(NoOutcome), "{weights:?}");
        }
    }

    #[test]
    fn outcomes_are_read_as_they_are_written() {
        for written in ["4SN=", "3NTE+2", "6CXXW-3", "pass", "-50", "420"] {
            let ending: Ending = written.parse().unwrap();
            assert_eq!(ending.to_string(), written);
        }
        for wrong in [
            "4S=@60",
            "8SN=@10",
            "7SN+1@10",
            "4SN=@-5",
            "4SN=@",
            "4SN=",
            "@5",
            "4SN=@nan",
            "é=@1",
            "7601@5",
            "-2147483648@5",
        ] {
            assert!(wrong.parse::<Outcome>().is_err(), "{wrong}");
        }
    }
}
