//! A ruling on the screen: what is read aloud, what holds now, who may know what, the clauses.

use ::sheet::Spoken as _;
use bridge_laws::{
    Desk, Rules,
    clause::{Edition, Point},
    words::Election,
};
use wording::{Lexicon, msg};

pub use ::sheet::{after, before_choice, chooses, clauses, debated, effects};

use crate::screen::{self, DIM, HEAD, SAID};

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
    if let Some(happened) = ::sheet::what_happened(desk, words) {
        screen::styled(HEAD, &happened)?;
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
    let information = ::sheet::information(desk, words);
    if !information.is_empty() {
        heading(&words.say(msg::DeskInformation))?;
        for line in &information {
            screen::line(&screen::wrapped("  ", line))?;
        }
    }
    let rests_on = desk.rests_on(words);
    if !rests_on.is_empty() {
        heading(&words.say(msg::DeskRestsOn))?;
        for fact in &rests_on {
            screen::line(&screen::wrapped("  ", fact))?;
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
    let rules = desk.table().map(bridge_laws::Table::rules).unwrap_or_default();
    for at in debated(desk) {
        point(at, rules, words)?;
    }
    Ok(())
}

/// A debated point with both readings; the one taken is marked.
pub fn point(point: Point, rules: Rules, words: &Lexicon) -> anyhow::Result<()> {
    let text = words.point(point);
    heading(&format!("{} ({point})", words.say(msg::DeskDebated)))?;
    screen::line(&screen::wrapped("  ", &text.title))?;
    let other = rules.readings.is_other_way(point.number());
    let mark = |taken: bool| if taken { "*" } else { " " };
    let first = format!("{} {}: {}", mark(!other), words.say(msg::DeskReadingFirst), text.first);
    let second = format!("{} {}: {}", mark(other), words.say(msg::DeskReadingSecond), text.second);
    screen::line(&screen::wrapped("  ", &first))?;
    screen::line(&screen::wrapped("  ", &second))?;
    Ok(())
}

/// The choices as a tree: what can be said first, and what can be said then.
pub fn options(desk: &Desk, election: &Election, ascii: bool, words: &Lexicon) -> anyhow::Result<()> {
    let bullet = if ascii { "-" } else { "•" };
    for first in ::sheet::ways(desk, election, words) {
        screen::line(&screen::wrapped(&format!("  {bullet} "), &first.label))?;
        for second in first.then {
            let line = format!("{}: {}", second.label, second.consequence);
            screen::line(&screen::wrapped(&format!("    {bullet} "), &line))?;
        }
    }
    Ok(())
}
