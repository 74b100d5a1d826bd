//! What a player may ask for, and when: 20F, 41B; quitted tricks are in `inspection`.

use cards::Seat;

use super::{
    dummy, information,
    inspection::{self, Asker},
    procedure, regular, revoke,
};
use crate::{
    clause::{Clause, Edition},
    event::Request,
    state::State,
    words::Ruling,
};

/// 20B: a review of all calls, at one’s own turn to call.
pub const REVIEW: Clause = Clause::L20B;
/// 41B: the same at one’s first turn to play.
pub const REVIEW_AT_FIRST_TURN: Clause = Clause::L41B;
/// When a player wants to hear the calls again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Review {
    /// While the auction is open.
    InAuction {
        /// It is his turn to call.
        own_turn: bool,
        /// He must pass.
        must_pass: bool,
    },
    /// After the final pass.
    InPlay {
        /// It is his first turn to play, or comes before it.
        first_turn: bool,
    },
}

/// 20B, 41B: may he, and by which clause? The same at a table and for whoever is only told.
#[must_use]
pub fn may_have_review(who: Asker, when: Review) -> (bool, Clause) {
    match when {
        Review::InAuction { own_turn, must_pass } => (own_turn && !must_pass, REVIEW),
        Review::InPlay { .. } if who == Asker::Dummy => (false, dummy::MAY_NOT_SPEAK),
        Review::InPlay { first_turn } => (first_turn, REVIEW_AT_FIRST_TURN),
    }
}

/// 20F1: in the auction, at his own turn; not where he must pass.
const IN_AUCTION: Clause = Clause::L20F1;
/// 20F2: in the play, at his own turn, declarer at dummy's too.
const IN_PLAY: Clause = Clause::L20F2;
/// 20F3: a single call may be asked about, and that may tell his partner something.
const OF_ONE_CALL: Clause = Clause::L20F3;

/// What is known of the moment of the request.
pub(crate) struct Asked<'a> {
    pub state: &'a State,
    pub edition: Edition,
    pub by: Seat,
    /// The auction is still open; it is this hand's turn to call.
    pub calling: Option<Seat>,
    /// He must pass.
    pub must_pass: bool,
    /// He has to say whether an opponent's call stands.
    pub chooses: bool,
    /// Who made the call that he asks about, where it is one.
    pub caller: Option<Seat>,
    /// An opening lead lies face down.
    pub face_down: Option<Seat>,
    /// There is nothing more to call or to play.
    pub over: bool,
    /// A trick is over, and the player's side has not played since.
    pub last_trick_open: bool,
    /// A trick is over.
    pub a_trick_is_over: bool,
}

/// May he? With the clause that says so.
pub(crate) fn allowed(a: &Asked, what: Request) -> (bool, Ruling) {
    let (allowed, clause) = decide(a, what);
    let mut ruling = Ruling::under(clause);
    if matches!(what, Request::InspectTrick(_)) && clause == inspection::NO_OTHER {
        // Nor does the word "revoke" open the tricks.
        ruling = ruling.and(revoke::OPENS_NO_TRICKS);
    }
    // 61B3: "having none?" may tell a partner something where a defender asks, or dummy one whom he may not ask.
    let explanation = matches!(what, Request::Explanation(_));
    let having_none = matches!(what, Request::HavingNone(_)) && (!allowed || a.state.is_defender(a.by));
    if having_none || explanation && allowed {
        ruling = information::may_have_told(ruling);
    }
    if matches!(what, Request::Explanation(Some(_))) {
        ruling = ruling.and(OF_ONE_CALL);
    }
    // Only what an opponent's call means, and his partner answers.
    (allowed && !(explanation && a.caller.is_some_and(|caller| caller.side() == a.by.side())), ruling)
}

/// Who explains a call, and by which clause: the partner of who has made it.
pub(crate) fn explained(auction_open: bool) -> Ruling {
    Ruling::under(if auction_open { IN_AUCTION } else { IN_PLAY })
}

fn decide(a: &Asked, what: Request) -> (bool, Clause) {
    let state = a.state;
    let is_dummy = a.by == state.dummy() && a.calling.is_none();
    let defender = state.is_defender(a.by);
    let who = match () {
        () if is_dummy => Asker::Dummy,
        () if defender => Asker::Defender,
        () => Asker::Declarer,
    };
    match what {
        _ if a.calling.is_some() => match what {
            Request::Review | Request::Contract => may_have_review(
                who,
                Review::InAuction { own_turn: a.calling == Some(a.by), must_pass: a.must_pass },
            ),
            // Whoever may accept a call may first ask about the methods of those who made it.
            Request::Explanation(_) => (a.chooses || a.calling == Some(a.by) && !a.must_pass, IN_AUCTION),
            _ => (true, procedure::DRAWS_ATTENTION),
        },
        Request::Review => may_have_review(who, Review::InPlay { first_turn: is_before_his_first_card(a) }),
        Request::Explanation(_) if is_dummy => (false, IN_PLAY),
        Request::Explanation(_) => (is_his_turn(a), IN_PLAY),
        Request::Contract => (!is_dummy && is_his_turn(a), regular::LEAD_FACED),
        Request::InspectTrick(number) => {
            let last =
                a.a_trick_is_over && number.is_none_or(|n| n.checked_add(1) == Some(state.trick_number()));
            inspection::may_inspect(who, a.over, last, !a.last_trick_open)
        }
        Request::OwnLastCard => inspection::may_see_own(who, !a.last_trick_open),
        Request::HavingNone(of) if is_dummy && of == state.declarer => {
            dummy::may_say(dummy::Spoke::AskedDeclarer)
        }
        Request::HavingNone(_) if is_dummy => dummy::may_say(dummy::Spoke::AskedDefender),
        Request::HavingNone(_) if defender => (true, revoke::DEFENDER_ASKS),
        Request::HavingNone(of) => (state.is_defender(of), revoke::DECLARER_ASKS),
        Request::DrawAttention(None) if a.a_trick_is_over => {
            let led = !state.trick.is_empty();
            let may = inspection::may_point_out(a.edition, who, led, !a.last_trick_open);
            (may, inspection::POINTED)
        }
        Request::WarnOfWrongHand => dummy::may_say(dummy::Spoke::Warned),
        Request::DrawAttention(_) if is_dummy => dummy::may_say(dummy::Spoke::PointedOut { over: a.over }),
        Request::DrawAttention(_) => (true, procedure::DRAWS_ATTENTION),
    }
}

/// 41B: whoever may be asking before the lead is faced; afterwards each at his first turn to play, until he has
/// played a card.
fn is_before_his_first_card(a: &Asked) -> bool {
    let state = a.state;
    if state.is_opening() {
        return is_his_turn(a);
    }
    if !state.history.is_empty() || state.before > 0 {
        return false;
    }
    let hands = if a.by == state.declarer { vec![a.by, state.dummy()] } else { vec![a.by] };
    let has_played = hands.iter().any(|&hand| state.trick.cards[hand].is_some());
    !has_played && is_his_turn(a)
}

/// 41B: before the lead is faced the leader's partner and declarer need not wait for a turn; the leader asks before
/// he puts a card down.
fn is_his_turn(a: &Asked) -> bool {
    let state = a.state;
    if a.over {
        return false;
    }
    if state.is_opening() {
        let leads = a.face_down.unwrap_or(state.trick.leader);
        let has_led = a.face_down.is_some();
        return a.by == leads.partner() || a.by == state.declarer || a.by == leads && !has_led;
    }
    state.trick.turn().is_some_and(|hand| state.player_of(hand) == a.by)
}
