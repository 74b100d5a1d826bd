//! A play made on a wrong explanation: 47E2; and who corrects it when: 20F.

use cards::{Card, Seat};

use super::information;
use crate::{
    clause::{Clause, Edition},
    facts::Facts,
    words::{Effect, Ruling},
};

/// 20F5: the partner of who explained wrongly says so when the law lets him.
pub const PARTNER_CORRECTS: Clause = Clause::L20F5;
/// 47E2a: a card may be changed as long as nobody has played after it.
pub const CARD_MAY_CHANGE: Clause = Clause::L47E2a;
/// 47E2b: later the score is looked at.
pub const TOO_LATE_FOR_A_CARD: Clause = Clause::L47E2b;

/// 47E2a: has nobody played after his card, in 2007 to the same trick?
#[must_use]
pub fn is_last(edition: Edition, last: bool, last_to_trick: bool) -> bool {
    match edition {
        Edition::E2007 => last || last_to_trick,
        Edition::E2017 => last,
    }
}

/// What matters of a play on a wrong explanation.
pub(crate) struct Misled {
    pub by: Seat,
    pub misled: Seat,
    /// His lead lies face down.
    pub face_down: bool,
    /// His last card, and the hand it came from: declarer plays dummy's as well.
    pub card: Option<(Seat, Card)>,
    /// No card has been played after it.
    pub last: bool,
    /// No card has been played after it to the same trick.
    pub last_to_trick: bool,
    pub opening: bool,
    pub dummy_seen: bool,
}

/// 47E2a: as long as no card has been played after his (2007: to the same trick), he may change it;
/// the opening lead only until a card of dummy is seen. Later the score is looked at (47E2b).
pub(crate) fn wrong_explanation(f: &Facts, m: &Misled) -> Ruling {
    let last = is_last(f.edition(), m.last, m.last_to_trick);
    let ruling = match m.card {
        // What lies face down may be changed as well (41A).
        _ if m.face_down => {
            Ruling::under(Clause::L47E2a).does(Effect::MayChangeFaceDown(m.misled, Clause::L47E2a))
        }
        Some((hand, card)) if last && !(m.opening && m.dummy_seen) => {
            let ruling = Ruling::under(Clause::L47E2a).does(Effect::MayTakeBack(hand, card, Clause::L47E2a));
            information::withdrawn(ruling, hand, card, m.by.side())
        }
        Some(_) => Ruling::under(Clause::L47E2a).and(Clause::L47E2b).look_at(Clause::L47E2b),
        None => Ruling::under(Clause::L47E2b).look_at(Clause::L47E2b),
    };
    let ruling = ruling.and(Clause::L20F5);
    // A defender may not correct his partner before the end of play.
    if f.state.is_defender(m.by) { information::may_have_told(ruling) } else { ruling }
}
