//! The desk for Doppelkopf.

use doppelkopf_laws::{
    Desk, Topic,
    words::{Answer, Choice, Effect, Election, Question, Ruling},
};
use doppelkopf_rules::{Clause, Point, Position};
use ruling::{Clause as _, Interview as _, Next, Standing};
use serde_json::{Map, Value, json};
use wording::{Asking, Lexicon, msg};

use super::{
    batch,
    console::{Console, Typed},
    sheet,
    talk::{self, Talk},
};
use crate::screen::{self, DIM, HEAD};

impl Talk for Desk {
    fn topics(words: &Lexicon) -> Vec<talk::Topic> {
        Topic::ALL.iter().map(|&topic| (topic.id(), words.doko_topic(topic))).collect()
    }

    fn greeting(words: &Lexicon) -> (String, Vec<String>) {
        let lines = vec![words.say(msg::DokoDeskStop), words.say(msg::DeskOwnTable)];
        (words.say(msg::DokoDeskTitle), lines)
    }

    fn farewell(&self, words: &Lexicon) -> Vec<String> {
        let costs = |ruling: &Ruling| ruling.effects.iter().any(|e| matches!(e, Effect::Penalty(_)));
        let mut lines = vec![words.say(msg::DokoDeskAppeal)];
        if self.ruling().is_some_and(costs) {
            lines.push(words.say(msg::DokoDeskWriteDown));
        }
        lines
    }

    fn id(question: Question) -> &'static str {
        question.id()
    }

    fn may_be_asked(id: &str) -> bool {
        Question::IDS.contains(&id)
    }

    fn question(question: Question, words: &Lexicon) -> String {
        words.doko_question(question)
    }

    fn asking(question: Question, words: &Lexicon) -> Asking {
        words.doko_who_to_ask(question)
    }

    fn answer(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.doko_answer(question, answer)
    }

    fn fact(answer: Answer) -> String {
        answer.to_string()
    }

    fn read(&self, question: Question, text: &str, _: &Lexicon) -> Option<Answer> {
        question.read(text).ok()
    }

    fn seat(text: &str, _: &Lexicon) -> Option<Position> {
        let number: u8 = text.parse().ok()?;
        Position::try_from(number).ok()
    }

    fn read_choice(text: &str) -> Option<Choice> {
        text.parse().ok()
    }

    fn choice(choice: Choice) -> String {
        choice.to_string()
    }

    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()> {
        let Some(ruling) = self.ruling() else { return Ok(()) };
        sheet::heading(&words.say(msg::DeskRuling))?;
        if let Some(kind) = self.kind() {
            screen::styled(HEAD, &words.doko_happened(self.offender(), kind))?;
        }
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&said(ruling, words))?;
        if let Some(kind) = self.kind() {
            sheet::heading(&words.say(msg::DokoDeskDeadline))?;
            screen::line(&screen::wrapped("  ", &words.doko_until(kind)))?;
        }
        basis(self, ruling, words)?;
        if let Some(whose) = whose_judgement(ruling, words) {
            screen::line("")?;
            screen::line(&screen::wrapped("", &whose))?;
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

    fn as_json(&self, words: &Lexicon) -> anyhow::Result<Value> {
        let mut out = Map::new();
        let mut put = |key: &str, value: Value| out.insert(key.to_owned(), value);
        put("topic", json!(self.topic().id()));
        put("act", json!(self.kind().map(doppelkopf_laws::offence::ActKind::id)));
        if let Some(by) = self.offender() {
            put("offender", json!(by.number()));
        }
        let number = |clause: &Clause| clause.under(self.rules()).to_owned();
        let numbers = |clauses: &[Clause]| clauses.iter().map(number).collect::<Vec<_>>();
        match (self.next(), self.ruling()) {
            (Next::Question(question), _) => {
                put("status", json!("facts-missing"));
                put("asks", json!(question.id()));
                put("question", json!(words.doko_question(question)));
                put("answers", json!(batch::offered(self, question)));
                put("laws", json!(numbers(self.waiting())));
            }
            (_, Some(ruling)) => {
                put("status", json!("ruled"));
                for (key, value) in of_ruling(ruling) {
                    put(key, value);
                }
                put("say", json!(said(ruling, words)));
                put("laws", json!(numbers(&ruling.clauses)));
                put("weigh", json!(numbers(&ruling.weigh)));
                put("debated", json!(ruling.debated.iter().map(|point| point.id()).collect::<Vec<_>>()));
            }
            _ => {}
        }
        Ok(Value::Object(out))
    }

    fn must_be_judged(&self) -> bool {
        self.ruling().is_some_and(is_judged)
    }
}

/// Does the ruling leave something to the judgement of a person, with no verdict of ours?
fn is_judged(ruling: &Ruling) -> bool {
    ruling.weigh.iter().any(|clause| clause.standing() == Standing::Judged)
}

/// Who has the last word, if it is not the rules alone.
pub fn whose_judgement(ruling: &Ruling, words: &Lexicon) -> Option<String> {
    match (is_judged(ruling), ruling.weigh.is_empty()) {
        (true, _) => Some(words.say(msg::DokoDeskReferee)),
        (false, false) => Some(words.say(msg::DokoDeskOurs)),
        (false, true) => None,
    }
}

/// What is read aloud.
pub fn said(ruling: &Ruling, words: &Lexicon) -> Vec<String> {
    ruling.effects.iter().map(|effect| words.doko_effect(effect)).collect()
}

/// The effects that have a key of their own in the case format, then all of them.
fn of_ruling(ruling: &Ruling) -> Vec<(&'static str, Value)> {
    let mut out = Vec::new();
    for effect in &ruling.effects {
        match effect {
            Effect::Class(class) => out.push(("offence", json!(class.id()))),
            Effect::Penalty(points) => {
                let entered = points.iter().filter(|(_, points)| **points != 0);
                let entered: Map<String, Value> =
                    entered.map(|(position, points)| (position.to_string(), json!(points))).collect();
                out.push(("penalty", Value::Object(entered)));
            }
            _ => {}
        }
    }
    out.push(("effects", json!(ruling.effects.iter().map(ToString::to_string).collect::<Vec<_>>())));
    out
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
