//! What many effects come to in the end, card by card and player by player.

use bridge::Call;
use bridge_laws::words::{Effect, Grade, Replacing};
use cards::{Card, CardSet, Seat};

use crate::{Now, Outcome};

/// One thing to be said. Penalty cards of one hand are said together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Net {
    /// The effect.
    Effect(Effect),
    /// Several major penalty cards of one hand.
    Majors(Seat, CardSet),
    /// A penalty card that has been played since.
    SincePlayed(Card),
}

/// What is left to be said of these effects, in the order in which the table needs it: what becomes of calls and
/// cards, who is what, who is bound by what, who plays again.
pub(crate) fn net(outcome: &Outcome) -> Vec<Net> {
    let effects = outcome.done.as_slice();
    let mut left: Vec<Effect> = Vec::new();
    for (at, &effect) in effects.iter().enumerate() {
        // What does not hold any more takes nothing away from what does.
        let holds = |other: Effect| outcome.now.as_ref().is_none_or(|now| still(other, now).is_some());
        let others = effects.iter().enumerate().filter(|(i, other)| *i != at && holds(**other));
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
        let net = match &outcome.now {
            Some(now) => still(effect, now),
            None => Some(Net::Effect(effect)),
        };
        let effect = match net {
            Some(Net::Effect(effect)) => effect,
            other => {
                said.extend(other);
                continue;
            }
        };
        let Some((seat, card)) = major(effect) else {
            said.push(Net::Effect(effect));
            continue;
        };
        // 50B: it may have made another card major that no ruling was about. One that he plays now is said to be.
        let other = |other: &Card| !effects.contains(&Effect::Named(seat, *other));
        let now = outcome.now.as_ref().map_or(CardSet::EMPTY, |now| now.major[seat]);
        let all = now.iter().filter(other).collect::<CardSet>().with(card);
        if all.len() > 1 && !said.iter().any(|net| majors_of(*net, seat).is_some()) {
            said.push(Net::Majors(seat, all));
            continue;
        }
        match said.iter_mut().find_map(|net| majors_of(*net, seat).map(|cards| (net, cards))) {
            Some((_, cards)) if cards.contains(card) => {}
            Some((net, cards)) => *net = Net::Majors(seat, cards.with(card)),
            None => said.push(Net::Effect(effect)),
        }
    }
    said
}

/// What is left of an effect at the table as it stands now: what came after it need not have been ruled on.
fn still(effect: Effect, now: &Now) -> Option<Net> {
    let (Effect::PenaltyCard(seat, card, _) | Effect::StillLies(seat, card, _)) = effect else {
        let done = match effect {
            Effect::Return(_, card)
            | Effect::ReturnUnnamed(_, card)
            | Effect::TakeOut(_, card, _)
            | Effect::Spared(_, card)
            | Effect::StaysFaced(_, card)
            | Effect::MustBePlayed(_, card) => now.played.contains(card),
            Effect::Replace(seat, _) => !now.to_play.contains(seat),
            _ => false,
        };
        return (!done).then_some(Net::Effect(effect));
    };
    match (now.grade(seat, card), effect) {
        (Some(grade), Effect::StillLies(..)) => Some(Net::Effect(Effect::StillLies(seat, card, grade))),
        (Some(grade), _) => Some(Net::Effect(Effect::PenaltyCard(seat, card, grade))),
        (None, _) => now.played.contains(card).then_some(Net::SincePlayed(card)),
    }
}

fn majors_of(net: Net, owner: Seat) -> Option<CardSet> {
    match net {
        Net::Majors(seat, cards) if seat == owner => Some(cards),
        Net::Majors(..) | Net::SincePlayed(_) => None,
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
    // Under whichever laws he may take it back, he may.
    if let (Effect::MayTakeBack(seat, card, _), Effect::MayTakeBack(by, again, _)) = (first, later) {
        return (seat, card) == (by, again);
    }
    match (first, later) {
        // The call that was to come has come.
        (Effect::Replaces(seat, ..), Effect::CallReplaced(by, _)) if seat == by => return true,
        // It came in the place of another, and is gone as well.
        (
            Effect::CallReplaced(seat, call) | Effect::CallStands(seat, call),
            Effect::CallCancelled(by, gone) | Effect::CallWithdrawn(by, gone),
        ) if (seat, call) == (by, gone) => return true,
        _ => {}
    }
    // Out of the trick, back from the trick: a penalty card stays where it lies.
    let stays = lies(first) && goes_back(later);
    // A lead that stands is a card that stands: it says more.
    let stays =
        stays || matches!((first, later), (Effect::LeadStands(..), Effect::Stands(..) | Effect::Played(..)));
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
        // He may already.
        (Effect::ThenMayTakeBack(_, seat, card, _), Effect::MayTakeBack(by, other, _)) => {
            (seat, card) == (by, other)
        }
        (Effect::Reopened(_), Effect::Replace(..)) => true,
        // It has been played, so everybody has seen it.
        (Effect::ReturnUnnamed(seat, card), other) => of_card(other) == Some((seat, card)),
        // Which other card he plays is said.
        (Effect::Replace(seat, _), Effect::Named(by, _)) => seat == by,
        (Effect::CallStands(seat, Call::Pass), Effect::BidAboveSevenCancelled { seat: by, passes: true }) => {
            seat == by
        }
        // It stands, since the next opponent has accepted it.
        (
            Effect::FirstCallStands(seat, call) | Effect::CallReplaced(seat, call),
            Effect::CallStands(by, made),
        ) => (seat, call) == (by, made),
        // What was to come has become worse.
        (Effect::Replaces(seat, _, first), Effect::Replaces(by, _, Replacing::Silenced)) => {
            seat == by && first != Replacing::Silenced
        }
        _ => goes_back(this) && lies(other) && of_card(other) == of_card(this),
    }
}

const fn place(effect: &Effect) -> u8 {
    match effect {
        Effect::CallCancelled(..)
        | Effect::BidAboveSevenCancelled { .. }
        | Effect::LaterCallsCancelled
        | Effect::CallWithdrawn(..)
        | Effect::CallStands(..)
        | Effect::CallReplaced(..)
        | Effect::FirstCallStands(..)
        | Effect::ClaimVoid(_)
        | Effect::PlayStops(_)
        | Effect::PlayIsOver(_)
        | Effect::NotRectified(_)
        | Effect::DesignationVoid(_)
        | Effect::DefendersName(_)
        | Effect::Revoked(..)
        | Effect::LastTwoExchanged(..)
        | Effect::DeemedRevoke(..) => 0,
        Effect::NotToBeRefused(_) | Effect::LeadStands(..) => 1,
        Effect::Stands(..) | Effect::Played(..) | Effect::Named(..) => 2,
        Effect::Return(..)
        | Effect::ReturnUnnamed(..)
        | Effect::ReturnUnseen(_)
        | Effect::TakeOut(..)
        | Effect::TakeOutUnseen(..)
        | Effect::Spared(..) => 3,
        Effect::PickUp(..) => 4,
        Effect::PenaltyCard(..) | Effect::StillLies(..) | Effect::StaysFaced(..) => 5,
        Effect::Declarer(_) | Effect::Spread(_) => 6,
        Effect::Restrict(..) | Effect::LeadIsFree(_) | Effect::MustBePlayed(..) | Effect::ChoosesAgain(_) => {
            7
        }
        // Who has erred puts it right first; then the others may change theirs (62C).
        Effect::Replace(..) | Effect::Reopened(_) => 8,
        Effect::MayTakeBack(..)
        | Effect::ThenMayTakeBack(..)
        | Effect::RevokeIf(..)
        | Effect::LastTrickWaits
        | Effect::MayChangeFaceDown(..)
        | Effect::MayChangeCall(..)
        | Effect::LiesFaceDown(_) => 9,
        Effect::Owes(_)
        | Effect::BelongsToNext(..)
        | Effect::Supply(..)
        | Effect::Replaces(..)
        | Effect::MayForbidLead(_)
        | Effect::MayDirectLead(..)
        | Effect::MayBearOnLead(..)
        | Effect::CountsAsNotMade(..) => 10,
        Effect::CountsAll(..)
        | Effect::Established(_)
        | Effect::Transfer(..)
        | Effect::TransferOpen(..)
        | Effect::NoTransfer(..)
        | Effect::Agreed(..) => 11,
        // Nobody says these.
        _ => 12,
    }
}

#[cfg(test)]
mod tests {
    use bridge_laws::{
        clause::Clause,
        words::{Effect, Grade},
    };
    use cards::{Card, CardSet, Seat};

    use super::{Net, net as net_of};
    use crate::{Now, Outcome};

    fn net(done: &[Effect]) -> Vec<Net> {
        net_of(&Outcome { done: done.to_vec(), ..Outcome::default() })
    }

    fn at(now: Now, done: &[Effect]) -> Vec<Net> {
        net_of(&Outcome { done: done.to_vec(), now: Some(now), ..Outcome::default() })
    }

    fn card(text: &str) -> Card {
        text.parse().expect("a card")
    }

    #[test]
    fn a_card_that_comes_back_and_becomes_a_penalty_card_stays_face_up_once() {
        let (seat, card) = (Seat::East, card("C3"));
        let lies = Effect::PenaltyCard(seat, card, Grade::Major);
        let done =
            [Effect::TakeOut(seat, card, 2), lies, Effect::Return(seat, card), Effect::Replace(seat, None)];
        assert_eq!(net(&done), [Net::Effect(lies), Net::Effect(Effect::Replace(seat, None))]);
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
            [Effect::Replace(seat, None), Effect::MustBePlayed(seat, card), Effect::Return(Seat::West, card)];
        let order: Vec<Net> = done.iter().rev().map(|effect| Net::Effect(*effect)).collect();
        assert_eq!(net(&done), order);
    }

    #[test]
    fn a_minor_penalty_card_is_major_once_another_lies_beside_it() {
        let (seat, minor, major) = (Seat::East, card("H9"), card("D5"));
        let mut now = Now::default();
        now.major[seat] = CardSet::EMPTY.with(minor).with(major);
        let done =
            [Effect::PenaltyCard(seat, minor, Grade::Minor), Effect::PenaltyCard(seat, major, Grade::Major)];
        assert_eq!(at(now.clone(), &done), [Net::Majors(seat, now.major[seat])]);
        // Also where nothing was ruled about the first.
        assert_eq!(at(now.clone(), &done[1..]), [Net::Majors(seat, now.major[seat])]);
    }

    #[test]
    fn a_penalty_card_that_has_been_played_does_not_lie_there() {
        let (seat, card) = (Seat::West, card("CT"));
        let now = Now { played: CardSet::EMPTY.with(card), ..Now::default() };
        let done = [Effect::PenaltyCard(seat, card, Grade::Major), Effect::MustBePlayed(seat, card)];
        assert_eq!(at(now, &done), [Net::SincePlayed(card)]);
    }

    #[test]
    fn a_lead_that_stands_is_said_also_where_it_is_played_again() {
        let (seat, card) = (Seat::East, card("SA"));
        let lead = Effect::LeadStands(seat, card);
        assert_eq!(net(&[lead, Effect::Played(seat, card), Effect::Stands(seat, card)]), [Net::Effect(lead)]);
    }

    #[test]
    fn a_right_to_take_a_card_back_is_said_once_under_whichever_laws() {
        let (seat, card) = (Seat::South, card("H7"));
        let rights = [Clause::L62C1, Clause::L58B3].map(|law| Effect::MayTakeBack(seat, card, law));
        assert_eq!(net(&rights), [Net::Effect(rights[1])]);
    }

    #[test]
    fn a_card_that_is_played_in_the_place_of_another_is_said_once() {
        let (seat, card) = (Seat::East, card("HQ"));
        let done = [Effect::Named(seat, card), Effect::Replace(seat, None)];
        assert_eq!(net(&done), [Net::Effect(Effect::Named(seat, card))]);
    }
}
