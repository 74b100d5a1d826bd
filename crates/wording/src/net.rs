//! What many effects come to in the end, card by card and player by player.

use bridge::Call;
use bridge_laws::words::{Effect, Grade, Replacing};
use cards::{Card, CardSet, Seat};

/// One thing to be said. Penalty cards of one hand are said together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Net {
    /// The effect.
    Effect(Effect),
    /// Several major penalty cards of one hand.
    Majors(Seat, CardSet),
}

/// What is left to be said of these effects, in the order in which the table needs it: what becomes of calls and
/// cards, who is what, who is bound by what, who plays again.
pub(crate) fn net(effects: &[Effect]) -> Vec<Net> {
    let mut left: Vec<Effect> = Vec::new();
    for (at, &effect) in effects.iter().enumerate() {
        let others = effects.iter().enumerate().filter(|(i, _)| *i != at);
        let undone = others
            .into_iter()
            .any(|(i, other)| (i > at && overrides(*other, effect)) || says_more(*other, effect));
        if !undone && !left.contains(&effect) {
            left.push(effect);
        }
    }
    left.sort_by_key(place);
    let mut said: Vec<Net> = Vec::new();
    for effect in left {
        let Some((seat, card)) = major(effect) else {
            said.push(Net::Effect(effect));
            continue;
        };
        match said.iter_mut().find_map(|net| majors_of(*net, seat).map(|cards| (net, cards))) {
            Some((_, cards)) if cards.contains(card) => {}
            Some((net, cards)) => *net = Net::Majors(seat, cards.with(card)),
            None => said.push(Net::Effect(effect)),
        }
    }
    said
}

fn majors_of(net: Net, owner: Seat) -> Option<CardSet> {
    match net {
        Net::Majors(seat, cards) if seat == owner => Some(cards),
        Net::Majors(..) => None,
        Net::Effect(effect) => {
            major(effect).filter(|(seat, _)| *seat == owner).map(|(_, card)| CardSet::EMPTY.with(card))
        }
    }
}

/// Whose card, which card, if it lies there as a major penalty card.
const fn major(effect: Effect) -> Option<(Seat, Card)> {
    match effect {
        Effect::PenaltyCard(seat, card, Grade::Major) | Effect::StillLies(seat, card, Grade::Major) => {
            Some((seat, card))
        }
        _ => None,
    }
}

/// Whose card, which card, if the effect settles where a card is.
fn of_card(effect: Effect) -> Option<(Seat, Card)> {
    match effect {
        Effect::Return(seat, card)
        | Effect::PenaltyCard(seat, card, _)
        | Effect::StillLies(seat, card, _)
        | Effect::PickUp(seat, card)
        | Effect::StaysFaced(seat, card)
        | Effect::Stands(seat, card)
        | Effect::Played(seat, card)
        | Effect::LeadStands(seat, card)
        | Effect::MustBePlayed(seat, card)
        | Effect::Named(seat, card)
        | Effect::TakeOut(seat, card, _)
        | Effect::Spared(seat, card) => Some((seat, card)),
        _ => None,
    }
}

/// Is the first no longer true since the later?
fn overrides(later: Effect, first: Effect) -> bool {
    // Out of the trick, back from the trick: a penalty card stays where it lies.
    let stays = lies(first) && goes_back(later);
    of_card(first).is_some() && of_card(first) == of_card(later) && !stays
}

const fn lies(effect: Effect) -> bool {
    matches!(effect, Effect::PenaltyCard(..) | Effect::StillLies(..) | Effect::StaysFaced(..))
}

const fn goes_back(effect: Effect) -> bool {
    matches!(effect, Effect::Return(..) | Effect::TakeOut(..))
}

/// Does the other effect, wherever it stands, say where the card is better than this?
fn says_more(other: Effect, this: Effect) -> bool {
    match (this, other) {
        // A lead that stands is a card that stands.
        (Effect::Stands(seat, card) | Effect::Played(seat, card), Effect::LeadStands(leader, lead)) => {
            (seat, card) == (leader, lead)
        }
        (Effect::Reopened(_), Effect::Replace(_)) => true,
        (Effect::CallStands(seat, Call::Pass), Effect::BidAboveSevenCancelled(by)) => seat == by,
        // The call that was to come has come, or it has become worse.
        (Effect::Replaces(seat, ..), Effect::CallReplaced(by, _)) => seat == by,
        (Effect::Replaces(seat, _, first), Effect::Replaces(by, _, Replacing::Silenced)) => {
            seat == by && first != Replacing::Silenced
        }
        _ => goes_back(this) && lies(other) && of_card(other) == of_card(this),
    }
}

const fn place(effect: &Effect) -> u8 {
    match effect {
        Effect::CallCancelled(..)
        | Effect::BidAboveSevenCancelled(_)
        | Effect::LaterCallsCancelled
        | Effect::CallWithdrawn(..)
        | Effect::CallStands(..)
        | Effect::CallReplaced(..)
        | Effect::ClaimVoid(_)
        | Effect::NotRectified(_)
        | Effect::DesignationVoid(_)
        | Effect::Revoked(..)
        | Effect::DeemedRevoke(..) => 0,
        Effect::LeadStands(..) => 1,
        Effect::Stands(..) | Effect::Played(..) | Effect::Named(..) => 2,
        Effect::Return(..)
        | Effect::ReturnUnseen(_)
        | Effect::TakeOut(..)
        | Effect::TakeOutUnseen(..)
        | Effect::Spared(..) => 3,
        Effect::PickUp(..) => 4,
        Effect::PenaltyCard(..) | Effect::StillLies(..) | Effect::StaysFaced(..) => 5,
        Effect::Declarer(_) | Effect::Spread(_) => 6,
        Effect::Restrict(..) | Effect::MustBePlayed(..) | Effect::ChoosesAgain(_) => 7,
        Effect::MayTakeBack(..) | Effect::MayChangeFaceDown(..) | Effect::LiesFaceDown(_) => 8,
        Effect::Replace(_)
        | Effect::Owes(_)
        | Effect::Reopened(_)
        | Effect::Supply(..)
        | Effect::Replaces(..)
        | Effect::MayForbidLead(_)
        | Effect::MayDirectLead(..)
        | Effect::CountsAsNotMade(..) => 9,
        Effect::CountsAll(..) | Effect::Established(_) | Effect::Transfer(..) | Effect::Agreed(..) => 10,
        // Nobody says these.
        _ => 11,
    }
}

#[cfg(test)]
mod tests {
    use bridge_laws::words::{Effect, Grade};
    use cards::{Card, CardSet, Seat};

    use super::{Net, net};

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn a_card_that_comes_back_and_becomes_a_penalty_card_stays_face_up_once() {
        let (seat, card) = (Seat::East, card("C3"));
        let lies = Effect::PenaltyCard(seat, card, Grade::Major);
        let done = [Effect::TakeOut(seat, card, 2), lies, Effect::Return(seat, card), Effect::Replace(seat)];
        assert_eq!(net(&done), [Net::Effect(lies), Net::Effect(Effect::Replace(seat))]);
    }

    #[test]
    fn a_penalty_card_that_was_picked_up_does_not_lie_there() {
        let (seat, card) = (Seat::East, card("C3"));
        let done = [Effect::PenaltyCard(seat, card, Grade::Major), Effect::PickUp(seat, card)];
        assert_eq!(net(&done), [Net::Effect(Effect::PickUp(seat, card))]);
    }

    #[test]
    fn major_penalty_cards_of_one_hand_are_said_together() {
        let (seat, one, two) = (Seat::East, card("C3"), card("D7"));
        let done = [Effect::PenaltyCard(seat, one, Grade::Major), Effect::StillLies(seat, two, Grade::Major)];
        assert_eq!(net(&done), [Net::Majors(seat, CardSet::EMPTY.with(one).with(two))]);
    }

    #[test]
    fn cards_come_before_duties_and_duties_before_who_plays_again() {
        let (seat, card) = (Seat::East, card("C3"));
        let done =
            [Effect::Replace(seat), Effect::MustBePlayed(seat, card), Effect::Return(Seat::West, card)];
        let order: Vec<Net> = done.iter().rev().map(|effect| Net::Effect(*effect)).collect();
        assert_eq!(net(&done), order);
    }
}
