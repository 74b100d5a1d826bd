//! Quitted tricks: who may have a card turned that points wrongly (65B3), and who may look at which (66). The same
//! at a table of cards and for whoever is only told.

use crate::clause::{Clause, Edition};

/// 65B3: a card of a quitted trick points wrongly.
pub const POINTED: Clause = Clause::L65B3;
/// 66A: the last trick, all four cards of it.
pub const LAST_TRICK: Clause = Clause::L66A;
/// 66B: one's own last card.
pub const OWN_LAST_CARD: Clause = Clause::L66B;
/// 66C: no other.
pub const NO_OTHER: Clause = Clause::L66C;
/// 66D: the play is over, and the tricks settle what is disputed.
pub const AFTER_PLAY: Clause = Clause::L66D;

/// Who wants it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Asker {
    /// Declarer.
    Declarer,
    /// Dummy, whose rights are fewer.
    Dummy,
    /// A defender.
    Defender,
}

/// 65B3: may he have it turned? In 2017 declarer at any time of the play, and the others until somebody leads to the
/// next trick; in 2007 everybody until his own side has played to it.
#[must_use]
pub fn may_point_out(edition: Edition, who: Asker, next_trick_led: bool, own_side_played: bool) -> bool {
    match edition {
        Edition::E2007 => !own_side_played,
        Edition::E2017 => who == Asker::Declarer || !next_trick_led,
    }
}

/// 66: may he have all four cards of a trick shown again, and by which clause?
#[must_use]
pub fn may_inspect(who: Asker, over: bool, last_trick: bool, own_side_played: bool) -> (bool, Clause) {
    match who {
        // Dummy has no such right, not even afterwards: the director looks.
        Asker::Dummy => (false, if over { AFTER_PLAY } else { NO_OTHER }),
        _ if over => (true, AFTER_PLAY),
        _ if last_trick && !own_side_played => (true, LAST_TRICK),
        _ => (false, NO_OTHER),
    }
}

/// 66B: may he look at his own last card, and by which clause?
#[must_use]
pub fn may_see_own(who: Asker, own_side_played: bool) -> (bool, Clause) {
    (!own_side_played && who != Asker::Dummy, if own_side_played { NO_OTHER } else { OWN_LAST_CARD })
}
