//! A ruling on the screen: what is read aloud, what holds now, who may know what, the clauses.

use bridge_laws::{
    Desk, Situation, Status,
    clause::{Clause, Edition, Point},
    words::{Effect, Election, Subject},
};
use cards::{CardSet, SeatSet};
use wording::{Lexicon, Matter, Scene, msg};

use crate::screen::{self, DIM, HEAD, SAID};

/// What the wording must know of the table.
pub fn scene(desk: &Desk, election: Option<&Election>) -> Option<Scene> {
    let table = desk.table()?;
    let Situation { declarer, offender, turn, card } = desk.situation()?;
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
    if scene.card.is_none() && scene.cards == CardSet::EMPTY {
        scene.card = card;
    }
    Some(scene)
}

/// What the director says before a choice.
pub fn before_choice(desk: &Desk, election: &Election, words: &Lexicon) -> Vec<String> {
    scene(desk, Some(election)).map(|scene| words.script_before_choice(election, &scene)).unwrap_or_default()
}

/// What the director says once the ruling stands.
pub fn after(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let (Some(table), Some(scene)) = (desk.table(), scene(desk, None)) else { return Vec::new() };
    let effects: Vec<Effect> =
        desk.rulings().iter().flat_map(|ruling| ruling.effects.iter().copied()).collect();
    let mut script = words.script_after(&lasting(&effects), &table.information_now(), &scene);
    if table.is_over() {
        // A claim has ended the play.
        script.retain(|line| *line != words.say(msg::SayPlayOn));
    }
    script
}

/// What happens at the table, without who may know what.
pub fn effects(desk: &Desk, words: &Lexicon) -> Vec<String> {
    let Some(scene) = scene(desk, None) else { return Vec::new() };
    let effects: Vec<Effect> =
        desk.rulings().iter().flat_map(|ruling| ruling.effects.iter().copied()).collect();
    lasting(&effects)
        .iter()
        .filter(|effect| {
            !matches!(effect, Effect::PlayGoesOn | Effect::Retracted | Effect::NotEstablished(_))
        })
        .map(|effect| words.effect(effect, &scene))
        .collect()
}

/// A card that became a penalty card and was picked up later is not said to lie there.
fn lasting(effects: &[Effect]) -> Vec<Effect> {
    effects
        .iter()
        .enumerate()
        .filter(|&(i, effect)| {
            let later = effects.get(i + 1..).unwrap_or_default();
            match *effect {
                Effect::PenaltyCard(seat, card, _) => !later.contains(&Effect::PickUp(seat, card)),
                // The desk has not asked for the number of the trick.
                Effect::Revoked(..) | Effect::Reopened(_) => false,
                _ => !later.contains(effect),
            }
        })
        .map(|(_, effect)| *effect)
        .collect()
}

/// The clauses applied, in the order in which they came.
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

pub fn heading(text: &str) -> anyhow::Result<()> {
    screen::line("")?;
    screen::styled(HEAD, text)?;
    Ok(())
}

pub fn said(lines: &[String]) -> anyhow::Result<()> {
    for line in lines {
        screen::styled(SAID, &screen::wrapped("  ", line))?;
    }
    Ok(())
}

/// What was wrong.
pub fn what_happened(desk: &Desk, words: &Lexicon) -> anyhow::Result<()> {
    if let Some(noticed) = desk.noticed() {
        screen::styled(HEAD, &words.irregularity(noticed.kind, noticed.seat, noticed.card))?;
    }
    Ok(())
}

/// Everything about a ruling that stands.
pub fn ruling(desk: &Desk, words: &Lexicon) -> anyhow::Result<()> {
    let Some(table) = desk.table() else { return Ok(()) };
    heading(&words.say(msg::DeskRuling))?;
    what_happened(desk, words)?;
    let script = after(desk, words);
    if !script.is_empty() {
        heading(&words.say(msg::DeskReadAloud))?;
        said(&script)?;
    }
    let penalty_cards = table.penalty_cards();
    if !penalty_cards.is_empty() {
        heading(&words.say(msg::DeskPenaltyCards))?;
        for p in penalty_cards {
            screen::line(&screen::wrapped("  ", &words.penalty_card(p.seat, p.card, p.grade)))?;
        }
    }
    let restrictions: Vec<String> = table.restrictions().map(|r| words.restriction(&r)).collect();
    if !restrictions.is_empty() {
        heading(&words.say(msg::DeskRestrictions))?;
        for restriction in restrictions {
            screen::line(&screen::wrapped("  ", &restriction))?;
        }
    }
    // Whose card it is knows it without being told.
    let mut information = table.information_now();
    information.retain(|info| {
        let (Subject::Card(owner, _) | Subject::DutyToPlay(owner, _)) = info.subject;
        owner != info.who
    });
    if !information.is_empty() {
        heading(&words.say(msg::DeskInformation))?;
        for info in &information {
            screen::line(&screen::wrapped("  ", &words.information(info)))?;
        }
    }
    basis(desk, words)?;
    let look_at: Vec<String> = table.look_at().iter().map(|clause| words.look_at(clause)).collect();
    if !table.weigh().is_empty() {
        screen::line("")?;
        screen::line(&words.say(msg::DeskDirectorNeeded))?;
    }
    let weigh: Vec<String> = table.weigh().iter().map(|clause| words.weigh(clause)).collect();
    for (title, mut lines) in [(words.say(msg::DeskLookAt), look_at), (words.say(msg::DeskWeigh), weigh)] {
        lines.dedup();
        if !lines.is_empty() {
            heading(&title)?;
            for line in lines {
                screen::line(&screen::wrapped("  ", &line))?;
            }
        }
    }
    Ok(())
}

/// Clauses and debated points.
pub fn basis(desk: &Desk, words: &Lexicon) -> anyhow::Result<()> {
    let edition = desk.table().map_or(Edition::default(), |table| table.rules().edition);
    let clauses = clauses(desk);
    if !clauses.is_empty() {
        heading(&words.say(msg::DeskLaws))?;
        for clause in clauses {
            let text = format!("{}: {}", words.cite(clause, edition), words.clause_title(clause));
            screen::styled(DIM, &screen::wrapped("  ", &text))?;
        }
    }
    for point in debated(desk) {
        let text = words.point(point);
        heading(&format!("{} ({point})", words.say(msg::DeskDebated)))?;
        screen::line(&screen::wrapped("  ", &text.title))?;
        let other = desk.table().is_some_and(|t| t.rules().readings.is_other_way(point.number()));
        let mark = |taken: bool| if taken { "*" } else { " " };
        let first = format!("{} {}: {}", mark(!other), words.say(msg::DeskReadingFirst), text.first);
        let second = format!("{} {}: {}", mark(other), words.say(msg::DeskReadingSecond), text.second);
        screen::line(&screen::wrapped("  ", &first))?;
        screen::line(&screen::wrapped("  ", &second))?;
    }
    Ok(())
}

/// The choices as a tree: what can be said first, and what can be said then.
pub fn options(
    desk: &Desk,
    election: &Election,
    depth: usize,
    ascii: bool,
    words: &Lexicon,
) -> anyhow::Result<()> {
    use ruling::{Interview as _, Next, Step};
    let Some(scene) = scene(desk, Some(election)) else { return Ok(()) };
    for option in &election.options {
        let bullet = if ascii { "-" } else { "•" };
        let first = format!("{}{bullet} ", "  ".repeat(depth + 1));
        let choice = words.choice(option, &scene);
        let line =
            if depth == 0 { choice } else { format!("{choice}: {}", words.consequence(option, &scene)) };
        screen::line(&screen::wrapped(&first, &line))?;
        let then = election.by.first().and_then(|&by| desk.after(Step::Choose(by, *option)));
        if let Some(then) = then
            && let Next::Election(second) = then.next()
            && depth == 0
        {
            options(&then, &second, depth + 1, ascii, words)?;
        }
    }
    Ok(())
}

/// Who chooses.
pub fn chooses(election: &Election, words: &Lexicon) -> String {
    let anywho: SeatSet = election.by.iter().copied().collect();
    words.say(msg::DeskChooses { anywho })
}
