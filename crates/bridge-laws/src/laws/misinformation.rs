//! A play made on a wrong explanation: 47E2; and who corrects it when: 20F.

use bridge::Call;
use cards::{Card, Seat};

use super::information;
use crate::{
    clause::{Clause, Edition},
    facts::{Facts, Rules},
    state::State,
    words::{Effect, Ruling},
};

/// 20F5: the partner of who explained wrongly says so when the law lets him.
pub const PARTNER_CORRECTS: Clause = Clause::L20F5;
/// 20F4: who has explained wrongly puts it right himself.
pub const EXPLAINER_CORRECTS: Clause = Clause::L20F4;
/// 21B1: a call that could well have been influenced by a wrong explanation may be changed.
pub const CALL_MAY_CHANGE: Clause = Clause::L21B1;
/// 21B2: then the next opponent may change his.
pub const NEXT_MAY_CHANGE: Clause = Clause::L21B2;
/// 21B3: too late to change a call: the score.
pub const TOO_LATE_FOR_A_CALL: Clause = Clause::L21B3;
/// 47E2a: a card may be changed as long as nobody has played after it.
pub const CARD_MAY_CHANGE: Clause = Clause::L47E2a;
/// 47E2b: later the score is looked at.
pub const TOO_LATE_FOR_A_CARD: Clause = Clause::L47E2b;

/// When a player may say that his partner has explained wrongly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Due {
    /// Now.
    Now,
    /// After the final pass, if his side declares; else when the play is over.
    AfterAuction,
    /// When the play is over.
    AfterPlay,
}

/// 20F5: in the auction nobody; then declarer and dummy, and a defender only when the play is over.
#[must_use]
pub fn partner_may_correct(auction_open: bool, over: bool, defends: bool) -> Due {
    match () {
        () if over => Due::Now,
        () if auction_open => Due::AfterAuction,
        () if defends => Due::AfterPlay,
        () => Due::Now,
    }
}

/// 20F4: he has found that what he said, or that he did not alert, was wrong.
pub(crate) fn own_correction() -> Ruling {
    Ruling::under(EXPLAINER_CORRECTS).look_at(TOO_LATE_FOR_A_CALL)
}

/// 20F5: he says what his own call means, since his partner has told it wrongly. Too early it tells the partner
/// something.
pub(crate) fn correction_of_partner(due: Due) -> Ruling {
    let ruling = Ruling::under(PARTNER_CORRECTS).look_at(TOO_LATE_FOR_A_CALL);
    if due == Due::Now { ruling } else { information::may_have_told(ruling) }
}

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
}

/// 47E2a: the opening lead stays once a card of dummy has been seen.
pub(crate) fn lead_stays(state: &State, rules: Rules, hand: Seat) -> bool {
    // On a screen dummy lies open with the lead.
    let open = rules.watch.is_on_record() && state.spread.is_some();
    state.is_opening_lead_of(hand) && (open || state.dummy_cards_seen)
}

/// What the side that was told wrongly may still take back when it is put right.
pub(crate) struct Reopened {
    /// 21B1: its last call, if that is not older than what it was told, and no lead is faced.
    pub call: Option<(Seat, Call)>,
    /// 47E2a: its last card.
    pub card: Option<Misled>,
}

/// 21B1, 47E2a: it has been put right, and what can still be changed may be.
pub(crate) fn reopened(f: &Facts, mut ruling: Ruling, r: &Reopened) -> Ruling {
    if let Some((seat, call)) = r.call {
        ruling = ruling.and(CALL_MAY_CHANGE).does(Effect::MayChangeCall(seat, call));
    }
    match &r.card {
        Some(card) => card_may_change(f, ruling, card),
        None => ruling,
    }
}

/// 21B1, 21B2: he changes his call, and the next opponent, whose call over it is gone, calls again as he likes. `instead`:
/// his new call, if it is in order; otherwise it comes as any other that is not.
pub(crate) fn call_changed(seat: Seat, first: Call, instead: Option<Call>, since: Option<Call>) -> Ruling {
    let offending = seat.side().other();
    let ruling = Ruling::under(CALL_MAY_CHANGE).does(Effect::CallWithdrawn(seat, first));
    let ruling = match instead {
        Some(instead) => ruling.does(Effect::CallReplaced(seat, instead)),
        None => ruling,
    };
    let ruling = information::call_withdrawn(ruling, seat, first, offending);
    match since {
        Some(call) => information::call_withdrawn(ruling.and(NEXT_MAY_CHANGE), seat.next(), call, offending),
        None => ruling,
    }
}

/// 47E2a: as long as no card has been played after his (2007: to the same trick), he may change it;
/// the opening lead only until a card of dummy is seen. Later the score is looked at (47E2b).
pub(crate) fn wrong_explanation(f: &Facts, m: &Misled) -> Ruling {
    let ruling = card_may_change(f, Ruling::under(PARTNER_CORRECTS), m);
    // A defender may not correct his partner before the end of play.
    if f.state.is_defender(m.by) { information::may_have_told(ruling) } else { ruling }
}

fn card_may_change(f: &Facts, ruling: Ruling, m: &Misled) -> Ruling {
    let last = is_last(f.edition(CARD_MAY_CHANGE), m.last, m.last_to_trick);
    match m.card {
        // What lies face down may be changed as well (41A).
        _ if m.face_down => {
            ruling.and(CARD_MAY_CHANGE).does(Effect::MayChangeFaceDown(m.misled, CARD_MAY_CHANGE))
        }
        Some((hand, card)) if last && !lead_stays(f.state, f.rules, hand) => {
            let may = Effect::MayTakeBack(hand, card, CARD_MAY_CHANGE);
            information::withdrawn(ruling.and(CARD_MAY_CHANGE).does(may), hand, card, m.by.side())
        }
        Some(_) => ruling.and(CARD_MAY_CHANGE).and(TOO_LATE_FOR_A_CARD).look_at(TOO_LATE_FOR_A_CARD),
        None => ruling.and(TOO_LATE_FOR_A_CARD).look_at(TOO_LATE_FOR_A_CARD),
    }
}
