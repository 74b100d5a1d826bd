//! A ruling on the screen: what is read aloud, what holds now, who may know what, the clauses.

use ::sheet::{Laws as _, Spoken};
use bridge_laws::{Desk, words::Election};
use wording::{Lexicon, msg};

pub use ::sheet::{after, before_choice, chooses, clauses, effects};

use crate::screen::{self, DIM, HEAD, SAID};

pub fn heading(text: &str) -> anyhow::Result<()> {
    screen::line("")?;
    screen::styled(HEAD, &screen::wrapped("", text))?;
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
    let lying = table.penalty_cards().into_iter().map(|p| words.penalty_card(p.seat, p.card, p.grade));
    under(&words.say(msg::DeskPenaltyCards), lying.collect())?;
    let restrictions = words.restrictions(table);
    under(&words.say(msg::DeskRestrictions), restrictions)?;
    under(&words.say(msg::DeskInformation), ::sheet::information(desk, words))?;
    under(&words.say(msg::DeskRestsOn), desk.rests_on(words))?;
    basis(desk, words)?;
    if let Some(judgement) = desk.judgement(words) {
        screen::line("")?;
        screen::line(&screen::wrapped("", &judgement.whose))?;
    }
    let look_at = table.look_at().iter().map(|clause| words.look_at(clause)).collect();
    under(&words.say(msg::DeskLookAt), look_at)?;
    elsewhere(desk, words)?;
    under(&words.say(msg::DeskWeigh), table.weigh().iter().map(|clause| words.weigh(clause)).collect())
}

/// With which topic the director goes on.
pub fn elsewhere<D: Spoken>(desk: &D, words: &Lexicon) -> anyhow::Result<()> {
    let Some(on) = desk.elsewhere(words) else { return Ok(()) };
    let facts: String = on.told.into_iter().map(|(id, with)| format!(" --fact {id}={with}")).collect();
    let how = format!("{}: stich desk {}{facts}", on.text, on.topic);
    screen::line("")?;
    screen::line(&screen::wrapped("", &how))?;
    Ok(())
}

/// Clauses and debated points.
pub fn basis<D: Spoken>(desk: &D, words: &Lexicon) -> anyhow::Result<()> {
    let clauses = desk.clauses();
    if !clauses.is_empty() {
        heading(&words.say(msg::DeskLaws))?;
        for clause in clauses {
            screen::styled(DIM, &screen::wrapped("  ", &desk.laws().line(clause, words)))?;
        }
    }
    for point in desk.debated() {
        let text = D::Laws::open(point, words);
        heading(&format!("{} ({point})", words.say(msg::DeskDebated)))?;
        screen::line(&screen::wrapped("  ", &text.title))?;
        let other = desk.laws().is_other_way(point);
        let mark = |taken: bool| if taken { "*" } else { " " };
        let first = format!("{} {}: {}", mark(!other), words.say(msg::DeskReadingFirst), text.first);
        let second = format!("{} {}: {}", mark(other), words.say(msg::DeskReadingSecond), text.second);
        screen::line(&screen::wrapped("  ", &first))?;
        screen::line(&screen::wrapped("  ", &second))?;
    }
    Ok(())
}

/// Under a heading, if there is anything; each line once where it comes twice in a row.
pub fn under(title: &str, mut lines: Vec<String>) -> anyhow::Result<()> {
    lines.dedup();
    if !lines.is_empty() {
        heading(title)?;
        for line in lines {
            screen::line(&screen::wrapped("  ", &line))?;
        }
    }
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
