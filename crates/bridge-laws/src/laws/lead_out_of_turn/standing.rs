//! What has become of a lead out of turn before anybody spoke: read from the cards laid since.

use cards::{Card, Seat};

use super::{LeadOutOfTurn, Matter, Point, Standing};
use crate::{
    event::Did,
    facts::{Facts, Rules},
    state::State,
    story::{Deed, How, Story},
};

/// What a card does that is laid while a lead out of turn lies there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weighs {
    /// It belongs to no trick.
    Nothing,
    /// It is played to the lead, which accepts it (53A, 53C, 54B).
    Accepts,
    /// It is the proper lead of an opponent (53B).
    Overtakes,
    /// It is played to the proper lead that the side which erred has made after all.
    Condones,
    /// It is itself a lead by a hand that is not to lead.
    AnotherLead,
}

/// What this card does, after those laid before it.
pub(crate) fn weighs(
    state: &State,
    rules: Rules,
    story: &Story,
    at: usize,
    lead: &LeadOutOfTurn,
    deed: &Deed,
) -> Weighs {
    // What is laid to a trick before, opened again, has nothing to do with this lead.
    let Some((seat, card)) = deed.laid().filter(|_| deed.trick >= lead.trick) else { return Weighs::Nothing };
    if deed.how == How::AtOnce && seat.side() == lead.seat.side() && seat != lead.due {
        // Two leads at the same moment, neither of them proper.
        return Weighs::AnotherLead;
    }
    if lead.last_trick {
        // 53A: each has one card, and whoever is to lead leads it.
        return if seat == lead.due { Weighs::Overtakes } else { Weighs::Nothing };
    }
    let repaired = story.took_back(at, lead.seat, lead.card);
    if seat.side() == lead.seat.side() {
        // The partner who was to lead has led; any other lead of that side is out of turn as well, also what comes in the
        // place of one that was taken back.
        let by_partner = deed.what.did == Did::Led && seat != lead.seat;
        let instead = repaired && seat == lead.seat && card != lead.card;
        let another = seat != lead.due && (by_partner || instead);
        return if another { Weighs::AnotherLead } else { Weighs::Nothing };
    }
    if deed.how == How::AtOnce {
        return Weighs::Nothing;
    }
    if super::is_no_lead(state, lead) {
        // It is no lead at all (54E): who follows to it has led nothing, and his card goes back with it.
        return match deed.what.did {
            _ if seat == lead.due => Weighs::Overtakes,
            Did::Led => Weighs::AnotherLead,
            _ => Weighs::Nothing,
        };
    }
    let next = lead.seat.next();
    let partners = story
        .laid_since_to(at, lead.trick)
        .into_iter()
        .find(|(laid, _)| *laid == lead.due && lead.due == lead.seat.partner() && *laid != seat);
    if let Some((_, proper)) = partners
        && (seat == lead.due.next() || !state.is_defender(lead.seat) && !repaired)
        && (repaired || follows(card, proper, lead.card))
    {
        return Weighs::Condones;
    }
    let leads = deed.what.did == Did::Led;
    if seat == lead.due && (seat != next || leads || repaired) {
        return Weighs::Overtakes;
    }
    if repaired || leads {
        return Weighs::AnotherLead;
    }
    let other_way = |point: Point| rules.readings.is_other_way(point.number());
    if seat == next {
        return Weighs::Accepts;
    }
    if state.is_defender(lead.seat) {
        // Declarer plays from the hand that is not next (54B2; DP11).
        if !lead.opening && other_way(Point::DP11) {
            return Weighs::Nothing;
        }
        return Weighs::Accepts;
    }
    // 53C: the defender who is not next. DP12: declarer had named a card from the right hand meanwhile.
    let both = story.laid_since_to(at, lead.trick).iter().any(|(hand, _)| *hand == lead.seat.partner());
    if both && other_way(Point::DP12) { Weighs::Nothing } else { Weighs::Accepts }
}

/// Is it played to the proper lead rather than to the wrong one?
fn follows(card: Card, proper: Card, wrong: Card) -> bool {
    card.suit() == proper.suit() && proper.suit() != wrong.suit()
}

/// What has become of the lead.
pub(crate) fn standing(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Standing {
    of(f.state, f.rules, f.story, m.at, lead)
}

/// The same, where no law asks.
pub(crate) fn of(state: &State, rules: Rules, story: &Story, at: usize, lead: &LeadOutOfTurn) -> Standing {
    let mut before = Story::default();
    for deed in story.since(0) {
        if before.now() >= at
            && let Some((seat, card)) = deed.laid()
        {
            match weighs(state, rules, &before, at, lead, deed) {
                Weighs::Accepts | Weighs::Overtakes
                    if was_laid_on_another(state, lead, (seat, card))
                        || had_played_to_another(state, &before, lead, (seat, card)) => {}
                Weighs::Accepts => return Standing::Accepted(seat, card),
                Weighs::Overtakes => return Standing::Overtaken(seat, card),
                Weighs::Condones => {
                    let proper = proper_lead(&before, at, lead);
                    return proper.map_or(Standing::Open, |(seat, card)| Standing::Condoned(seat, card));
                }
                Weighs::Nothing | Weighs::AnotherLead => {}
            }
        }
        before.tell(*deed);
    }
    if story.took_back(at, lead.seat, lead.card) { Standing::Repaired(lead.seat) } else { Standing::Open }
}

/// Does this card lie in the trick of another hand's lead? To that it was played, not to this one.
fn was_laid_on_another(state: &State, lead: &LeadOutOfTurn, (seat, card): (Seat, Card)) -> bool {
    let trick = state.number_of(seat, card).and_then(|number| state.trick_by_number(number));
    trick.is_some_and(|trick| {
        let led = trick.cards[trick.leader];
        trick.leader != seat && led.is_some_and(|led| led != lead.card)
    })
}

/// Had this hand played to another lead of this trick before? Then what it has laid besides was played to none.
fn had_played_to_another(
    state: &State,
    before: &Story,
    lead: &LeadOutOfTurn,
    (seat, card): (Seat, Card),
) -> bool {
    let Some(trick) = state.trick_by_number(lead.trick) else { return false };
    let another = trick.cards[trick.leader].is_some_and(|led| led != lead.card);
    let own = trick.cards[seat].filter(|own| another && *own != card);
    own.is_some_and(|own| before.since(0).iter().any(|deed| deed.laid() == Some((seat, own))))
}

/// The card that the opponent whose lead it was has laid since the lead was accepted by another.
pub(super) fn card_of_due(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Option<Card> {
    if lead.due.side() == lead.seat.side() {
        return None;
    }
    f.story
        .laid_since_to(m.at, lead.trick)
        .into_iter()
        .find(|(seat, _)| *seat == lead.due)
        .map(|(_, card)| card)
}

/// The cards laid since that are themselves leads out of turn: they have matters of their own.
pub(super) fn other_leads(f: &Facts, m: &Matter, lead: &LeadOutOfTurn) -> Vec<(Seat, Card)> {
    let mut before = Story::default();
    let mut others = Vec::new();
    for deed in f.story.since(0) {
        let after = before.now() >= m.at;
        if after && weighs(f.state, f.rules, &before, m.at, lead, deed) == Weighs::AnotherLead {
            others.extend(deed.laid());
        }
        before.tell(*deed);
    }
    others
}

/// Declarer has led from the wrong hand and from the right one, cards of two suits, and both lay there when a defender
/// played: to which, only he knows. The right lead, and that card. Once the trick is over, or the other defender has played
/// to it as well, nobody asks any more.
pub(super) fn to_one_of_two(f: &Facts, m: &Matter) -> Option<[(Seat, Card); 2]> {
    let lead = super::lead(m).filter(|lead| !f.state.is_defender(lead.seat))?;
    let proper = proper_lead(f.story, m.at, &lead).filter(|(seat, _)| *seat == lead.seat.partner())?;
    let laid = f.story.laid_since_to(m.at, lead.trick);
    let followed = laid.into_iter().find(|(seat, _)| f.state.is_defender(*seat))?;
    let trick = &f.state.trick;
    let alone = trick.cards[followed.0] == Some(followed.1) && trick.cards[followed.0.partner()].is_none();
    let decides = match standing(f, m, &lead) {
        Standing::Condoned(..) => !f.story.took_back(m.at, lead.seat, lead.card),
        // Who is next in rotation and does not follow to the right lead has played to this one (53A).
        Standing::Accepted(seat, card) => (seat, card) == followed && seat == proper.0.next(),
        _ => false,
    };
    let both = f.story.came_after(proper, followed) == Some(true) && proper.1.suit() != lead.card.suit();
    (decides && both && alone).then_some([proper, followed])
}

/// The cards of defenders in the trick of declarer’s right lead that fit the wrong one, which lay there as well, and not the
/// right one: to which he played, each knows for himself.
pub(super) fn fits_what_goes_back(
    f: &Facts,
    lead: &LeadOutOfTurn,
    proper: (Seat, Card),
) -> impl Iterator<Item = (Seat, Card)> {
    let fits = |card: Card| card.suit() == lead.card.suit() && card.suit() != proper.1.suit();
    let trick = f.state.trick;
    let now = trick.cards[proper.0] == Some(proper.1) && trick.leader == proper.0;
    let laid = lead
        .due
        .round()
        .into_iter()
        .filter(move |_| now)
        .filter_map(move |seat| Some((seat, trick.cards[seat]?)));
    laid.filter(|(seat, card)| f.state.is_defender(*seat) && fits(*card))
        .filter(|laid| f.story.came_after((lead.seat, lead.card), *laid) == Some(true))
        .collect::<Vec<_>>()
        .into_iter()
}

/// The two cards to one of which a defender has played: the right lead and the wrong one.
pub(crate) fn two_leads(f: &Facts, m: &Matter) -> Option<[Card; 2]> {
    let lead = super::lead(m).filter(|lead| !f.state.is_defender(lead.seat))?;
    let proper = match (to_one_of_two(f, m), standing(f, m, &lead)) {
        (Some([(_, proper), _]), _) | (None, Standing::Condoned(_, proper)) => proper,
        _ => return None,
    };
    Some([proper, lead.card])
}

/// The lead that the hand whose turn it was has made since.
fn proper_lead(story: &Story, at: usize, lead: &LeadOutOfTurn) -> Option<(Seat, Card)> {
    story.laid_since_to(at, lead.trick).into_iter().find(|(seat, _)| *seat == lead.due)
}
