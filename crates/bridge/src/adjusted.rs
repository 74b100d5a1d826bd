//! The arithmetic of adjusted scores: 12C1c, 12C1e, 12C2, 12C4.

use std::ops::{Add, Div, Mul, Neg, Sub};

use num_rational::Ratio;

use crate::{imps, matchpoints};

/// A number in which worths and weights are reckoned: exactly, as a fraction, where it matters whether two are equal; as
/// an `f64` where a weight may be any number.
pub trait Worth:
    Copy
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
    + Neg<Output = Self>
{
    /// A whole number.
    fn whole(number: i32) -> Self;
}

impl Worth for f64 {
    fn whole(number: i32) -> f64 {
        f64::from(number)
    }
}

impl Worth for Ratio<i64> {
    fn whole(number: i32) -> Ratio<i64> {
        Ratio::from_integer(number.into())
    }
}

/// The mean of what results are worth, each with its weight; nothing where there is no weight.
fn mean<W: Worth>(weighted: &[(W, i32)], worth: impl Fn(i32) -> i32) -> W {
    let nothing = W::whole(0);
    let (sum, weights) = weighted.iter().fold((nothing, nothing), |(sum, weights), &(weight, score)| {
        (sum + weight * W::whole(worth(score)), weights + weight)
    });
    if weights > nothing { sum / weights } else { nothing }
}

/// 12C1c: matchpoints of a weighted score. Each result is turned into matchpoints first; weights are taken in proportion.
#[must_use]
pub fn weighted_matchpoints<W: Worth>(weighted: &[(W, i32)], others: &[i32]) -> W {
    mean(weighted, |score| matchpoints(score, others).try_into().unwrap_or(i32::MAX))
}

/// 12C1c: the weighted mean of scores; weights are taken in proportion.
#[must_use]
pub fn weighted_score<W: Worth>(weighted: &[(W, i32)]) -> W {
    mean(weighted, |score| score)
}

/// 12C1c: the IMPs of a weighted score against the score of the other table. Each result is turned into IMPs first;
/// weights are taken in proportion.
#[must_use]
pub fn weighted_imps<W: Worth>(weighted: &[(W, i32)], other: i32) -> W {
    mean(weighted, |score| imps(score.saturating_sub(other)))
}

/// 12C1e: damage that a side brought on itself. All in matchpoints or IMPs, seen from the side
/// that did not offend: the result without the infraction, at the table, and after the infraction
/// but without the own error. The answer is for the offenders, each from its own side, then for the others.
///
/// Where the table was no worse than without the infraction there is no damage, and the table's score stands:
/// an adjustment never raises the offenders.
#[must_use]
pub fn self_inflicted<W: Worth>(without_infraction: W, table: W, without_error: W) -> (W, W) {
    if table >= without_infraction {
        return (-table, table);
    }
    let own = if without_error >= without_infraction {
        table
    } else if without_error > table {
        table + (without_infraction - without_error)
    } else {
        without_infraction
    };
    (-without_infraction, own)
}

/// 12C2a: how far a contestant is to blame that a board could not be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// In no way: average plus.
    None,
    /// Partly: average.
    Partly,
    /// Directly: average minus.
    Directly,
}

/// How an artificial score is reckoned.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Artificial {
    /// In percent of the matchpoints.
    Percent,
    /// In IMPs.
    Imps,
}

/// 12C2a, 12C2c: the percentage of an artificial score. Who is not to blame gets at least 60, and what his other
/// boards average if that is more; who is to blame gets at most 40, and less if they average less.
#[must_use]
pub fn artificial_percent(fault: Fault, session: Option<f64>) -> f64 {
    match fault {
        Fault::None => session.unwrap_or(60.0).max(60.0),
        Fault::Partly => 50.0,
        Fault::Directly => session.unwrap_or(40.0).min(40.0),
    }
}

/// 12C2b: the IMPs of an artificial score.
#[must_use]
pub const fn artificial_imps(fault: Fault) -> i32 {
    match fault {
        Fault::None => 3,
        Fault::Partly => 0,
        Fault::Directly => -3,
    }
}

/// 12C4: in a knock-out, scores that do not balance are made to: what the first side gets, the other loses. Each
/// score is seen from its own side.
#[must_use]
pub fn knockout<W: Worth>(first: W, second: W) -> W {
    (first - second) / W::whole(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 1e-9
    }

    #[test]
    fn weighted_scores_are_weighed_in_matchpoints() {
        let field = [620, 450, 420, 420, 420, 170, 140, 140, -50, -50];
        assert_eq!(matchpoints(-50, &field), 2);
        assert!(is(weighted_matchpoints(&[(60.0, 420), (40.0, -50)], &field), 0.6 * 13.0 + 0.4 * 2.0));
    }

    /// The worked examples ADJ-01 to ADJ-06 of the digest.
    #[test]
    fn the_worked_examples_come_out() {
        let field = [620, 620, 170, 170, 140, 100, -100, -100];
        assert!(is(weighted_matchpoints(&[(50.0, 620), (50.0, 170)], &field), 12.0));
        assert!(is(weighted_imps(&[(70.0, 400), (30.0, -50)], 150), 2.7));
        assert_eq!(self_inflicted(0.0, -8.0, 2.0), (0.0, -8.0));
        assert_eq!(self_inflicted(0.0, -8.0, -3.0), (0.0, -5.0));
        assert!(is(knockout(5.0, -1.0), 3.0));
        assert!(is(artificial_percent(Fault::None, Some(66.0)), 66.0));
        assert!(is(artificial_percent(Fault::Directly, Some(37.0)), 37.0));
    }

    #[test]
    fn damage_of_ones_own_making_is_not_repaid() {
        assert_eq!(self_inflicted(8.0, -6.0, 3.0), (-8.0, -1.0));
        assert_eq!(self_inflicted(8.0, -6.0, 8.0), (-8.0, -6.0));
        assert_eq!(self_inflicted(8.0, -6.0, -6.0), (-8.0, 8.0));
    }

    /// 12B2, 12C1e: where there is no damage nothing is adjusted, and the offenders gain nothing by it.
    #[test]
    fn offenders_are_never_raised() {
        assert_eq!(self_inflicted(-3.0, 5.0, 7.0), (-5.0, 5.0));
        assert_eq!(self_inflicted(2.0, 2.0, 2.0), (-2.0, 2.0));
    }

    #[test]
    fn an_artificial_score_follows_the_fault_and_the_other_boards() {
        for (fault, session, percent, imps) in [
            (Fault::None, None, 60.0, 3),
            (Fault::None, Some(55.0), 60.0, 3),
            (Fault::Partly, Some(66.0), 50.0, 0),
            (Fault::Directly, None, 40.0, -3),
            (Fault::Directly, Some(45.0), 40.0, -3),
        ] {
            assert!(is(artificial_percent(fault, session), percent), "{fault:?} {session:?}");
            assert_eq!(artificial_imps(fault), imps);
        }
    }
}
