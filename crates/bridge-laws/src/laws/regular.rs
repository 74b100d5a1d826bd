//! What happens where nothing is wrong: 41C, 41D, 42A, 44, 45A, 45C4a.

use bridge::Strain;
use ruling::ClauseSet;

use crate::clause::Clause;

/// The opening lead is faced; what the contract is may still be asked.
pub const LEAD_FACED: Clause = Clause::L41C;
/// Dummy spreads.
pub(crate) const DUMMY_SPREADS: Clause = Clause::L41D;
/// A card is played as soon as it is faced.
pub const PLAYED: Clause = Clause::L45A;
/// Any card may be led.
pub(crate) const LEADS: Clause = Clause::L44A;
/// The others play in rotation, one card each.
pub const FOLLOWS: Clause = Clause::L44B;
/// Who cannot follow suit plays any card.
pub(crate) const DISCARDS: Clause = Clause::L44D;
/// Who wins a trick leads to the next.
pub const WINNER_LEADS: Clause = Clause::L44G;
/// Dummy plays what declarer has named.
pub(crate) const AS_NAMED: Clause = Clause::L42A;
/// A card named is a card played.
pub(crate) const NAMED_IS_PLAYED: Clause = Clause::L45C4a;

/// What a card in turn that breaks nothing applies. `over`: it was the last to its trick, in this strain.
#[inline]
pub(crate) fn play(leads: bool, discards: bool, over: Option<Strain>) -> ClauseSet<Clause> {
    let mut clauses = ClauseSet::EMPTY;
    clauses.insert(if leads { LEADS } else { FOLLOWS });
    clauses.insert(PLAYED);
    if discards {
        clauses.insert(DISCARDS);
    }
    if let Some(strain) = over {
        clauses.insert(WINNER_LEADS);
        clauses.insert(wins(strain));
    }
    clauses
}

/// Who wins the trick: the highest trump, or where there is none the highest card of the suit led.
pub(crate) const fn wins(strain: Strain) -> Clause {
    if strain.trump().is_some() { Clause::L44E } else { Clause::L44F }
}
