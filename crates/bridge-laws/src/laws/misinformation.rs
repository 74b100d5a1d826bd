//! A play made on a wrong explanation: 47E2; and who corrects it when: 20F.

use cards::{Card, Seat};

use super::information;
use crate::{
    clause::Clause,
    facts::Facts,
    words::{Effect, Ruling},
};

/// What matters of a play on a wrong explanation.
pub(crate) struct Misled {
    pub by: Seat,
    pub misled: Seat,
    pub card: Option<Card>,
    pub last: bool,
    pub opening: bool,
    pub dummy_seen: bool,
}

/// 47E2a: as long as no card has been played after his (2007: to the same trick), he may change it;
/// the opening lead only until a card of dummy is seen. Later the score is looked at (47E2b).
pub(crate) fn wrong_explanation(f: &Facts, m: &Misled) -> Ruling {
    let ruling = match m.card {
        Some(card) if m.last && !(m.opening && m.dummy_seen) => {
            let ruling =
                Ruling::under(Clause::L47E2a).does(Effect::MayTakeBack(m.misled, card, Clause::L47E2a));
            information::withdrawn(ruling, m.misled, card, m.by.side())
        }
        Some(_) => Ruling::under(Clause::L47E2a).and(Clause::L47E2b).look_at(Clause::L47E2b),
        None => Ruling::under(Clause::L47E2b).look_at(Clause::L47E2b),
    };
    let ruling = ruling.and(Clause::L20F5);
    // A defender may not correct his partner before the end of play.
    if f.state.is_defender(m.by) { ruling.weigh(Clause::L16B) } else { ruling }
}
