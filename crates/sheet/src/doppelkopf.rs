//! The sheet of a ruling at Doppelkopf.

use std::convert::Infallible;

use doppelkopf_laws::{
    Desk, Topic,
    offence::ActKind,
    words::{Answer, Choice, Doppelkopf, Effect, Question, Ruling},
};
use doppelkopf_rules::{ByPosition, Clause, Point, Position, Preset, Rules, TableSize};
use ruling::{Clause as _, Fact, Standing};
use wording::{Asking, DebatedPoint, Game, Lexicon, msg};

use crate::{Judgement, Laws, Spoken, bridge::once, spoken::assumed};

impl Laws for Rules {
    type Point = Point;
    type Clause = Clause;
    const KEY: &'static str = "rules";
    const EDITIONS: &'static [&'static str] = &["sheet", "tsr"];

    fn edition(self) -> &'static str {
        match self.preset {
            Preset::Sheet => "sheet",
            Preset::Tsr => "tsr",
        }
    }

    fn of_edition(id: &str) -> Option<Rules> {
        id.parse::<Preset>().ok().map(Rules::from)
    }

    fn in_words(self, words: &Lexicon) -> String {
        words.doko_rules(self.preset)
    }

    fn points() -> Vec<Point> {
        Point::ALL.iter().copied().filter(|point| point.has_switch()).collect()
    }

    fn other_way(self, point: Point) -> Rules {
        Rules::other_way(self, point)
    }

    fn is_other_way(self, point: Point) -> bool {
        Rules::is_other_way(self, point)
    }

    fn cite(self, clause: Clause, words: &Lexicon) -> String {
        words.doko_cite(clause, self)
    }

    fn title(clause: Clause, words: &Lexicon) -> String {
        words.doko_clause_title(clause)
    }

    fn text(self, clause: Clause, words: &Lexicon) -> String {
        words.doko_clause_text(clause)
    }

    fn open(point: Point, words: &Lexicon) -> DebatedPoint {
        words.doko_point(point)
    }
}

impl Spoken for Desk {
    type Laws = Rules;
    /// The interview ends with the ruling: at Doppelkopf nothing lies there that must be watched.
    type Onward = Infallible;
    const GAME: Game = Game::Doppelkopf;

    fn topics(_: Rules) -> Vec<&'static str> {
        Topic::ALL.iter().map(|topic| topic.id()).collect()
    }

    fn topic_also(id: &str, words: &Lexicon) -> Option<String> {
        words.doko_topic_also(Topic::from_id(id)?)
    }

    fn topic_in_words(id: &str, words: &Lexicon) -> Option<String> {
        Topic::from_id(id)
            .map(|topic| words.doko_topic(topic))
            .or_else(|| ActKind::from_id(id).map(|kind| wording::capitalised(&words.doko_act(kind))))
    }

    /// A topic, or right away what was done.
    fn begin(id: &str, laws: Rules) -> Option<Desk> {
        match Topic::from_id(id) {
            Some(topic) => Some(Desk::new(topic, laws)),
            None => Desk::about(ActKind::from_id(id)?, laws),
        }
    }

    fn about(&self) -> &'static str {
        self.topic().id()
    }

    fn laws(&self) -> Rules {
        self.rules()
    }

    fn question_ids() -> &'static [&'static str] {
        Question::IDS
    }

    fn id(question: Question) -> &'static str {
        question.id()
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

    fn telling(question: Question, answer: Answer, words: &Lexicon) -> String {
        words.doko_telling(question, answer)
    }

    fn told(question: Question, text: &str) -> Option<Answer> {
        question.read(text).ok()
    }

    /// A clock is the exception, and so is a Vorführung.
    fn untold(&self, question: Question) -> Option<Answer> {
        matches!(question, Question::TimeUp | Question::Forced).then_some(Answer::No)
    }

    /// What was asked later than an address was written is as it was taken to be then: the trick was open, nobody had
    /// played on the card, the rest was not certain, the parties not clarified, nothing was played that was wrongly named.
    fn before_it_was_asked(&self, question: Question) -> Option<Answer> {
        let is = |kinds: &[ActKind]| self.kind().is_some_and(|kind| kinds.contains(&kind));
        match question {
            Question::NextTrickLed
            | Question::PlayedSince
            | Question::PlayedSo(_)
            | Question::CallInTime(_)
            | Question::GameFound
            | Question::HandedOver(_) => Some(Answer::No),
            Question::CardAllowed(_) => Some(Answer::Yes),
            Question::Soloist if is(&[ActKind::NamedBeaten]) => Some(Answer::Nobody),
            Question::FirstCardLed if is(&[ActKind::GesundToSolo]) => Some(Answer::No),
            Question::Claimed if is(&[ActKind::TurnedUp]) => Some(Answer::Yes),
            Question::RoundOver if is(&[ActKind::WrongColumn]) => Some(Answer::No),
            Question::RestCertain
                if is(&[ActKind::LookedAtTricks, ActKind::CardTakenBack, ActKind::CallRepeated]) =>
            {
                Some(Answer::Nobody)
            }
            Question::Clarified if is(&[ActKind::CallOtherParty]) => Some(Answer::No),
            _ => self.untold(question),
        }
    }

    fn read_choice(text: &str) -> Option<Choice> {
        text.parse().ok()
    }

    fn read_seat(text: &str) -> Option<Position> {
        let number: u8 = text.parse().ok()?;
        Position::try_from(number).ok()
    }

    fn seats(&self) -> Vec<Position> {
        match self.answer(Question::Table) {
            Some(Answer::Number(n)) => Position::ALL.into_iter().filter(|p| p.number() <= n).collect(),
            _ => TableSize::Five.positions().collect(),
        }
    }

    fn seat(seat: Position, words: &Lexicon) -> String {
        wording::capitalised(&words.doko_position(seat))
    }

    fn happened(&self, words: &Lexicon) -> Option<String> {
        Some(happened(self.offender(), self.kind()?, Some(self.ruling()?), words))
    }

    fn aloud(&self, words: &Lexicon) -> Vec<String> {
        self.ruling().map(|ruling| said(ruling, words)).unwrap_or_default()
    }

    fn time_limit(&self, words: &Lexicon) -> Option<String> {
        self.kind().filter(|_| self.ruling().is_some()).map(|kind| words.doko_until(kind))
    }

    fn rests_on(&self, words: &Lexicon) -> Vec<String> {
        let facts = self.ruling().map(|ruling| ruling.facts.as_slice()).unwrap_or_default();
        // What happened stands first; that it was asked for says nothing more.
        let asked = |fact: &&Fact<Doppelkopf>| !matches!(fact, Fact::Told(Question::Act, _));
        let told = facts.iter().filter(asked).map(|fact| words.doko_rests_on(fact));
        once(told.chain(assumed(self, words)).collect())
    }

    fn facts(&self) -> Vec<String> {
        let facts = self.ruling().map(|ruling| ruling.facts.as_slice()).unwrap_or_default();
        let text = |fact: &Fact<Doppelkopf>| match fact {
            Fact::Happened(act) => act.id().to_owned(),
            Fact::Told(question, answer) => format!("{}={answer}", question.id()),
            Fact::Chosen(_, position, choice) => format!("{position}:{choice}"),
        };
        once(facts.iter().map(text).collect())
    }

    fn reminders(&self, words: &Lexicon) -> Vec<String> {
        let mut lines = vec![words.say(msg::DokoDeskAppeal)];
        if self.ruling().and_then(penalty).is_some() {
            lines.push(words.say(msg::DokoDeskWriteDown));
        }
        lines
    }

    fn judgement(&self, words: &Lexicon) -> Option<Judgement> {
        let weigh = &self.ruling()?.weigh;
        whose(weigh, words).map(|whose| Judgement {
            open: weigh.iter().any(|clause| is_open(*clause)),
            whose,
            what: weigh.iter().map(|&clause| words.doko_clause_text(clause)).collect(),
        })
    }

    fn clauses(&self) -> Vec<Clause> {
        self.ruling().map_or_else(|| self.waiting().to_vec(), |ruling| ruling.clauses.clone())
    }

    fn debated(&self) -> Vec<Point> {
        self.ruling().map(|ruling| ruling.debated.clone()).unwrap_or_default()
    }

    fn onward(onward: Infallible, _: &Lexicon) -> String {
        match onward {}
    }
}

/// What was done, and by whom: also by the others who pay for the same (I07).
#[must_use]
pub fn happened(by: Option<Position>, kind: ActKind, ruling: Option<&Ruling>, words: &Lexicon) -> String {
    let told = match &*offenders(by, ruling) {
        [] => vec![words.doko_happened(None, kind)],
        all => all.iter().map(|by| words.doko_happened(Some(*by), kind)).collect(),
    };
    told.join(" ")
}

/// Who has done it, as far as it matters, and who pays for the same.
#[must_use]
pub fn offenders(by: Option<Position>, ruling: Option<&Ruling>) -> Vec<Position> {
    // What is not settled yet nobody has paid for.
    let pay = ruling.and_then(penalty).filter(|pay| by.is_some_and(|by| pay[by] < 0)).unwrap_or_default();
    let others = pay.iter().filter(|&(other, points)| *points < 0 && Some(other) != by);
    by.into_iter().chain(others.map(|(other, _)| other)).collect()
}

/// A ruling, as it is read aloud.
#[must_use]
pub fn said(ruling: &Ruling, words: &Lexicon) -> Vec<String> {
    ruling.effects.iter().map(|effect| words.doko_effect(effect)).collect()
}

/// Is it for the referee, and no verdict of ours?
fn is_open(clause: Clause) -> bool {
    clause.standing() == Standing::Judged
}

/// Whose verdict it is, where these clauses do not settle it: part of a ruling may be ours, and part of it for the
/// referee.
#[must_use]
pub fn whose(weigh: &[Clause], words: &Lexicon) -> Option<String> {
    let ours = weigh.iter().any(|clause| !is_open(*clause)).then(|| words.say(msg::DokoDeskOurs));
    let open = weigh.iter().any(|clause| is_open(*clause)).then(|| words.say(msg::DokoDeskReferee));
    let both: Vec<String> = ours.into_iter().chain(open).collect();
    (!both.is_empty()).then(|| both.join(" "))
}

/// The penalty points, if it costs any.
#[must_use]
pub fn penalty(ruling: &Ruling) -> Option<ByPosition<i32>> {
    ruling.effects.iter().find_map(|effect| match effect {
        Effect::Penalty(points) => Some(*points),
        _ => None,
    })
}
