//! Players for free places at Doppelkopf. They see the view of their place and nothing else.

use doppelkopf::{Kind, Naming, Say};
use doppelkopf_laws::{Status, event::Event, words::Choice};
use wording::{Lang, Lexicon};

use super::{
    Deal, position,
    view::{DealNow, DealView, PlayerView, Side},
};
use crate::{Chair, Dice, Robot, Text, Viewer};

/// So many times in a thousand chances a careless player errs: in his turn, and before it.
const REVOKES: usize = 70;
const TOO_EARLY: usize = 12;
const DROPS: usize = 6;

static WORDS: Lexicon = Lexicon::new(Lang::En);

/// What one of the robots does now, if any has anything to do.
#[must_use]
pub fn any(deal: &Deal, robots: &[Option<Robot>; 4], seed: u64, number: u64) -> Option<(Chair, Event)> {
    let persons = persons_may_claim(deal, robots);
    let first = Dice::new(seed, &[number]).below(4);
    let mut chairs = Chair::ALL;
    chairs.rotate_left(first);
    for careless in [true, false] {
        for chair in chairs {
            let Some(robot) = robots.get(chair.index()).copied().flatten() else { continue };
            let view = super::view::of(deal, Viewer::Chair(chair), false, &WORDS);
            let mut dice = Dice::new(seed, &[number, chair.number().into(), careless.into()]);
            let Some(own) = view.players.get(chair.index()) else { continue };
            let act = match (careless, robot) {
                (true, Robot::Careless) => errs(&view, own, &mut dice),
                (true, Robot::Careful) => None,
                (false, _) => does(&view, own, persons),
            };
            if let Some(act) = act {
                return Some((chair, act));
            }
        }
    }
    None
}

/// Is there a person among those who may claim? He is not forestalled.
fn persons_may_claim(deal: &Deal, robots: &[Option<Robot>; 4]) -> bool {
    let Status::Election(election) = deal.table().status() else { return false };
    let person = |chair: Chair| robots.get(chair.index()).is_some_and(Option::is_none);
    Chair::ALL.into_iter().any(|chair| election.by.contains(&position(chair)) && person(chair))
}

fn does(view: &DealView, own: &PlayerView, persons_may_claim: bool) -> Option<Event> {
    let by = position(own.chair);
    let alten = own.cards.iter().filter(|held| held.card.0 == Kind::ALTE).count();
    match view.now {
        DealNow::Choice => {
            let offered = view.choice.as_ref().filter(|choice| choice.yours)?;
            let claims = !persons_may_claim && offered.options.contains(&Text(Choice::Claim));
            let choice = if claims { Choice::Claim } else { Choice::PlayOn };
            Some(Event::Choose { by, choice })
        }
        DealNow::Say(due) if due == own.chair => {
            Some(Event::Say { by, say: if alten == 2 { Say::Vorbehalt } else { Say::Gesund } })
        }
        DealNow::Pflichtsolo(due) | DealNow::Lustsolo(due) if due == own.chair => {
            Some(Event::Solo { by, yes: alten < 2 })
        }
        DealNow::Name(due) if due == own.chair => {
            let hochzeit = Text(Naming::Hochzeit);
            let solo = view.namings.iter().find(|naming| naming.0 != hochzeit.0);
            let has = alten == 2 && view.namings.contains(&hochzeit);
            let naming = if has { Some(hochzeit) } else { solo.copied() };
            naming.map(|naming| Event::Name { by, naming: naming.0 })
        }
        DealNow::Card(due) if due == own.chair => plays(view, own).map(|card| Event::Play { by, card }),
        _ => None,
    }
}

/// To a partner's trick what counts, to others' the cheapest that takes it, or the cheapest of all.
fn plays(view: &DealView, own: &PlayerView) -> Option<Kind> {
    let trumps = view.trumps();
    let legal: Vec<Kind> = own.cards.iter().filter(|held| !held.barred).map(|held| held.card.0).collect();
    let strength = |led, kind| trumps.strength(led, kind).unwrap_or(0);
    let low = |kind: &Kind| (kind.augen(), strength(trumps.led(*kind), *kind));
    let Some(leader) = view.leader.filter(|leader| *leader != own.chair) else {
        // An ace of a plain suit first, then low.
        let ace = legal.iter().find(|kind| !trumps.is_trump(**kind) && kind.augen() == 11);
        return ace.or(legal.iter().min_by_key(|kind| low(kind))).copied();
    };
    let laid = |chair: Chair| view.trick.get(chair.index()).copied().flatten().map(|card| card.0);
    let Some(led) = laid(leader).map(|kind| trumps.led(kind)) else {
        return legal.iter().min_by_key(|kind| low(kind)).copied();
    };
    let others = Chair::ALL.into_iter().filter_map(|chair| laid(chair).map(|kind| (chair, kind)));
    let best = others.clone().max_by_key(|(_, kind)| strength(led, *kind));
    let last = others.count() == 3;
    let partner = best.is_some_and(|(chair, _)| {
        let theirs = view.players.get(chair.index()).and_then(|player| player.party);
        theirs.is_some() && theirs == own.party
    });
    let top = best.map_or(0, |(_, kind)| strength(led, kind));
    if partner && last {
        return legal.iter().max_by_key(|kind| kind.augen()).copied();
    }
    let winning = legal.iter().filter(|kind| strength(led, **kind) > top);
    let taken = if last {
        winning.min_by_key(|kind| strength(led, **kind))
    } else {
        winning.max_by_key(|kind| strength(led, **kind))
    };
    let taken = taken.filter(|_| !partner);
    taken.or(legal.iter().min_by_key(|kind| low(kind))).copied()
}

fn errs(view: &DealView, own: &PlayerView, dice: &mut Dice) -> Option<Event> {
    let DealNow::Card(due) = view.now else { return None };
    if own.early.is_some() {
        return None;
    }
    let by = position(own.chair);
    let cards: Vec<Kind> = own.cards.iter().map(|held| held.card.0).collect();
    if due == own.chair {
        let wrong: Vec<Kind> = own.cards.iter().filter(|held| held.barred).map(|held| held.card.0).collect();
        if let [first, .., second] = cards.as_slice()
            && dice.once_in_a_thousand(DROPS)
        {
            return Some(Event::TwoCards { by, card: *first, other: *second });
        }
        let errs = dice.once_in_a_thousand(REVOKES);
        return errs.then(|| dice.one_of(&wrong).map(|card| Event::Play { by, card }))?;
    }
    let laid = view.trick.get(own.chair.index()).copied().flatten().is_some();
    if !laid && dice.once_in_a_thousand(TOO_EARLY) {
        return dice.one_of(&cards).map(|card| Event::Play { by, card });
    }
    if dice.once_in_a_thousand(DROPS) {
        return dice.one_of(&cards).map(|card| Event::Expose { by, cards: vec![card] });
    }
    // A call for the own side, in time or not.
    let wants = own.party == Some(Side::Re) && dice.once_in_a_thousand(DROPS);
    wants.then(|| {
        dice.one_of(&view.calls).map(|call| Event::Announce { by, spoken: call.call.0, cards: None })
    })?
}
