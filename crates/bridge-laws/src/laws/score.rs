//! What is scored, and how: 12C, 22, 77, 78. The arithmetic is that of the crate `bridge`.

use crate::clause::Clause;

/// 22: what the contract is, the auction being over.
pub const CONTRACT: Clause = Clause::L22;
/// 77: the table of scores.
pub const SCORE: Clause = Clause::L77;
/// 78A: matchpoints.
pub const MATCHPOINTS: Clause = Clause::L78A;
/// 78B: international matchpoints.
pub const IMPS: Clause = Clause::L78B;
/// 12C1: an adjusted score, weighted where several results were likely.
pub const WEIGHTED: Clause = Clause::L12C1;
/// 12C2: an artificial score.
pub const AVERAGE_PLUS: Clause = Clause::L12C2;
