//! The desk for Doppelkopf.

use ::sheet::Spoken as _;
use doppelkopf_laws::{
    Desk,
    words::{Election, Question, Ruling},
};
use doppelkopf_rules::Point;
use wording::{Lexicon, msg};

use super::{
    console::{Console, Typed},
    sheet,
    talk::Talk,
};
use crate::screen::{self, DIM, HEAD};

impl Talk for Desk {
    fn greeting(words: &Lexicon) -> (String, Vec<String>) {
        let lines = vec![words.say(msg::DokoDeskStop), words.say(msg::DeskOwnTable)];
        (words.say(msg::DokoDeskTitle), lines)
    }

    fn keys(question: Question) -> Vec<String> {
        let id = question.id();
        let of_seat = question.seat().map(|seat| format!("{id}:{seat}"));
        of_seat.into_iter().chain([id.to_owned()]).collect()
    }

    /// What is asked of two who did it is told of each: they may be opponents (I07).
    fn answers_for_all(question: Question) -> bool {
        question.seat().is_none()
    }

    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()> {
        let Some(ruling) = self.ruling() else { return Ok(()) };
        sheet::heading(&words.say(msg::DeskRuling))?;
        if let Some(happened) = self.happened(words) {
            screen::styled(HEAD, &happened)?;
        }
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&self.aloud(words))?;
        if let Some(limit) = self.time_limit(words) {
            sheet::heading(&words.say(msg::DokoDeskDeadline))?;
            screen::line(&screen::wrapped("  ", &limit))?;
        }
        sheet::under(&words.say(msg::DeskRestsOn), self.rests_on(words))?;
        basis(self, ruling, words)?;
        if let Some(judgement) = self.judgement(words) {
            screen::line("")?;
            screen::line(&screen::wrapped("", &judgement.whose))?;
        }
        Ok(())
    }

    /// The desk has no choice to offer: whether somebody has claimed is a fact.
    fn print_election(&self, _: &Election, _: bool, words: &Lexicon) -> anyhow::Result<()> {
        self.print_ruling(words)
    }

    fn choose(&self, _: &Election, _: &Console<'_>) -> anyhow::Result<Result<(Desk, String), Typed>> {
        Ok(Err(Typed::Quit))
    }
}

/// Clauses and open points.
fn basis(desk: &Desk, ruling: &Ruling, words: &Lexicon) -> anyhow::Result<()> {
    sheet::heading(&words.say(msg::DokoDeskRules))?;
    for &clause in &ruling.clauses {
        let text = format!("{}: {}", words.doko_cite(clause, desk.rules()), words.doko_clause_title(clause));
        screen::styled(DIM, &screen::wrapped("  ", &text))?;
    }
    for &point in &ruling.debated {
        open_point(point, words)?;
    }
    Ok(())
}

/// None of the points on which a ruling depends can be switched: the other reading is shown, not taken.
fn open_point(point: Point, words: &Lexicon) -> anyhow::Result<()> {
    let text = words.doko_point(point);
    sheet::heading(&format!("{} ({point})", words.say(msg::DokoDeskOpen)))?;
    screen::line(&screen::wrapped("  ", &text.title))?;
    let first = format!("* {}: {}", words.say(msg::DeskReadingFirst), text.first);
    let second = format!("  {}: {}", words.say(msg::DeskReadingSecond), text.second);
    screen::line(&screen::wrapped("  ", &first))?;
    screen::line(&screen::wrapped("  ", &second))?;
    Ok(())
}
