//! The sheet of a ruling at bridge.

mod spoken;

pub use spoken::Onward;

use bridge_laws::{
    Desk, Situation, Status, Table,
    clause::{Clause, Point},
    words::{Bridge, Choice, Effect, Election, Subject},
};
use cards::{CardSet, SeatSet};
use ruling::{Information, Interview as _, Next, Step};
use wording::{Lexicon, Matter, Scene, msg};

use crate::{Way, lasting::lasting};

/// What the wording must know of the table; `None` before there is one.
#[must_use]
pub fn scene(desk: &Desk, election: Option<&Election>) -> Option<Scene> {
    Some(scene_at(desk.table()?, desk.situation()?, election))
}

/// The same of any table.
pub(crate) fn scene_at(table: &Table, situation: Situation, election: Option<&Election>) -> Scene {
    let Situation { declarer, offender, turn, card } = situation;
    let matter = election.map(Matter::of).unwrap_or_default();
    let state = table.state();
    let mut scene = Scene {
        matter,
        declarer,
        offender,
        leader: turn,
        card,
        cards: state.penalty_cards(offender),
        trick: state.trick_number(),
        bidding: table.to_call().is_some(),
    };
    if matter == Matter::PenaltyCard {
        if let Status::Election(_) = table.status()
            && let Some(leader) = state.trick.turn()
        {
            scene.leader = leader;
        }
        let owner = scene.leader.partner();
        if !state.penalty_cards(owner).is_empty() {
            scene.offender = owner;
            scene.cards = state.penalty_cards(owner);
            scene.card = scene.card.filter(|&card| scene.cards.contains(card));
        }
    }
    if matter == Matter::FirstLead {
        scene.leader = state.trick.leader;
        scene.offender = scene.leader.partner();
    }
    if scene.card.is_none() && scene.cards == CardSet::EMPTY {
        scene.card = card;
    }
    scene
}

/// What was wrong.
#[must_use]
pub fn what_happened(desk: &Desk, words: &Lexicon) -> Option<String> {
    desk.noticed().map(|noticed| match noticed.call {
        Some(call) => words.irregular_call(noticed.kind, noticed.seat, call),
        None => words.irregularity(noticed.kind, noticed.seat, noticed.card),
    })
}

/// What the director says before a choice.
#[must_use]
pub fn before_choice(desk: &Desk, election: &Election, words: &Lexicon) -> Vec<String> {
    scene(desk, Some(election)).map(|scene| words.script_before_choice(election, &scene)).unwrap_or_default()
}

/// Everything that the rulings have done, in order.
fn done(desk: &Desk) -> Vec<Effect> {
    let all: Vec<Effect> = desk.rulings().iter().flat_map(|ruling| ruling.effects.iter().copied()).collect();
    lasting(&all)
}

/// What the director says once the ruling stands.
#[must_use]
pub fn after(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let (Some(table), Some(scene)) = (desk.table(), scene(desk, None)) else { return Vec::new() };
    let mut script = words.script_after(&done(desk), &table.information_now(), &scene);
    if table.is_over() {
        // A claim has ended the play.
        script.retain(|line| *line != words.say(msg::SayPlayOn));
    }
    script
}

/// What happens at the table, without who may know what.
#[must_use]
pub fn effects(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let Some(scene) = scene(desk, None) else { return Vec::new() };
    let shown = |effect: &&Effect| {
        !matches!(effect, Effect::PlayGoesOn | Effect::Retracted | Effect::NotEstablished(_))
    };
    done(desk).iter().filter(shown).map(|effect| words.effect(effect, &scene)).collect()
}

/// Who may know what, a line for each group to whom the same applies. Who knows it without being told is
/// not named: a card is no secret to its owner.
#[must_use]
pub fn information(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let mut groups: Vec<(Information<Bridge>, SeatSet)> = Vec::new();
    for info in desk.table().map(|table| table.information_now()).unwrap_or_default() {
        let (Subject::Card(owner, _) | Subject::DutyToPlay(owner, _) | Subject::Call(owner, _)) =
            info.subject;
        let same = |(other, _): &&mut (Information<Bridge>, SeatSet)| {
            (other.subject, other.authorised, other.until) == (info.subject, info.authorised, info.until)
        };
        if owner == info.who {
            continue;
        }
        match groups.iter_mut().find(same) {
            Some((_, who)) => *who = who.with(info.who),
            None => groups.push((info, SeatSet::only(info.who))),
        }
    }
    groups.iter().map(|(info, who)| words.information_of(info, *who)).collect()
}

/// The clauses applied, in the order in which they came.
#[must_use]
pub fn clauses(desk: &Desk) -> Vec<Clause> {
    let mut all: Vec<Clause> = Vec::new();
    let pending = desk.table().and_then(|table| table.pending()).map(|p| p.clauses().to_vec());
    for clause in
        desk.rulings().iter().flat_map(|r| r.clauses.iter().copied()).chain(pending.into_iter().flatten())
    {
        if !all.contains(&clause) {
            all.push(clause);
        }
    }
    all
}

/// The debated points on which it depends.
#[must_use]
pub fn debated(desk: &Desk) -> Vec<Point> {
    let mut all: Vec<Point> = Vec::new();
    let open = desk.table().map(|table| table.debated().to_vec()).unwrap_or_default();
    for point in desk.rulings().iter().flat_map(|r| r.debated.iter().copied()).chain(open) {
        if !all.contains(&point) {
            all.push(point);
        }
    }
    all
}

/// Who chooses.
#[must_use]
pub fn chooses(election: &Election, words: &Lexicon) -> String {
    let anywho: SeatSet = election.by.iter().copied().collect();
    words.say(msg::DeskChooses { anywho })
}

/// The choices as a tree: what can be said first, and what can be said then.
#[must_use]
pub fn ways(desk: &Desk, election: &Election, words: &Lexicon) -> Vec<Way<Desk>> {
    ways_to(desk, election, 2, words)
}

fn ways_to(desk: &Desk, election: &Election, depth: usize, words: &Lexicon) -> Vec<Way<Desk>> {
    let (Some(scene), Some(&by)) = (scene(desk, Some(election)), election.by.first()) else {
        return Vec::new();
    };
    let way = |&choice: &Choice| {
        let after = desk.after(Step::Choose(by, choice))?;
        let then = match after.next() {
            Next::Election(second) if depth > 1 => ways_to(&after, &second, depth - 1, words),
            _ => Vec::new(),
        };
        let (label, consequence) = (words.choice(&choice, &scene), words.consequence(&choice, &scene));
        Some(Way { by, choice, label, consequence, then, desk: after })
    };
    election.options.iter().filter_map(way).collect()
}
