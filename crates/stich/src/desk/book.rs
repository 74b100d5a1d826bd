//! The desk for the law book beside the table.

use ::sheet::Spoken as _;
use bridge_book::{
    Desk,
    words::{Answer, Form, Question, Wants},
};
use cards::Seat;
use ruling::Interview as _;
use wording::{Lexicon, msg};

use super::{
    console::{Console, Typed},
    sheet,
    shows::{self, Shown},
    talk::{Election, Talk, ToType},
};
use crate::screen::{self, HEAD};

/// How it is typed, and what an empty line says.
fn how(desk: &Desk, question: Question, words: &Lexicon) -> Option<String> {
    let none = words.book_answer(question, Answer::NoMore);
    let empty = takes_none(desk, question).then(|| words.say(msg::DeskEmptyLine { answer: &none }));
    let lines: Vec<String> =
        words.book_typed(question).into_iter().chain(number(desk, question, words)).chain(empty).collect();
    (!lines.is_empty()).then(|| lines.join(" "))
}

/// From where to where, where a number is asked for.
fn range(desk: &Desk, question: Question) -> Option<(u8, u8)> {
    let Wants::Number(most) = question.wants() else { return None };
    let number = |answer: &Answer| match answer {
        Answer::Number(number) => Some(*number),
        _ => None,
    };
    let numbers = desk.numbers(question);
    let (from, to) = (numbers.first().and_then(number), numbers.last().and_then(number));
    Some((from.unwrap_or(0), to.unwrap_or(most)))
}

fn number(desk: &Desk, question: Question, words: &Lexicon) -> Option<String> {
    let (from, to) = range(desk, question)?;
    Some(words.say(msg::DeskNumberRange { from: &from.to_string(), to: &to.to_string() }))
}

fn takes_none(desk: &Desk, question: Question) -> bool {
    desk.answers(question).contains(&Answer::NoMore)
}

impl Talk for Desk {
    fn greeting(words: &Lexicon) -> (String, Vec<String>) {
        bridge_laws::Desk::greeting(words)
    }

    fn read(&self, question: Question, text: &str, words: &Lexicon) -> Option<Answer> {
        match question.wants() {
            Wants::Seat => words.parse_seat(text).ok().map(Answer::Seat),
            Wants::Call => {
                words.parse_call(text).ok().map(Answer::Call).or_else(|| question.wants().read(text))
            }
            wants => wants.read(text),
        }
    }

    fn ask_at_length(
        &self,
        question: Question,
        remembered: Option<Answer>,
        console: &Console<'_>,
    ) -> anyhow::Result<Option<Result<Answer, Typed>>> {
        let Wants::Meaning(picks) = question.wants() else { return Ok(None) };
        let before = match remembered {
            Some(Answer::Meaning(meaning)) => Some(meaning),
            _ => None,
        };
        let others: Vec<String> =
            picks.iter().map(|&pick| console.words.book_answer(question, Answer::Pick(pick))).collect();
        let told = shows::ask(before, &others, console)?;
        Ok(Some(told.map(|shown| match shown {
            Shown::Meaning(meaning) => Answer::Meaning(meaning),
            Shown::Other(at) => picks.get(at).copied().map_or(Answer::NoMore, Answer::Pick),
        })))
    }

    fn written(answer: Answer, words: &Lexicon) -> String {
        match answer {
            Answer::Seat(seat) => words.seat_letter(seat),
            _ => answer.to_string(),
        }
    }

    fn possible(&self, question: Question, words: &Lexicon) -> String {
        match question.wants() {
            Wants::Number(_) => {
                range(self, question).map(|(from, to)| format!("{from}-{to}")).unwrap_or_default()
            }
            Wants::Ending => "4SS=, 3NTE-1, pass, -50".to_owned(),
            Wants::Branch => format!("4SS=@{left}, 4SS=@{left}!", left = self.weight_left(question)),
            Wants::Scores => "420, 620 170 -100".to_owned(),
            Wants::OwnScores => "5,-1, 5.5 -1".to_owned(),
            Wants::Percent => "62, 62.34".to_owned(),
            Wants::Hands => "N S3 D2 C2 / E D9 D8 C3 / S HA SA DA / W H4 S6 S5".to_owned(),
            Wants::Trick => "H4 HT, no-more".to_owned(),
            Wants::Voids => "E:S W:HD, no-more".to_owned(),
            Wants::Call => "2H, 1NT, X, no-more".to_owned(),
            Wants::Meaning(picks) => {
                let shown = ["natural:H5:11-19", "artificial:S5:C/D"];
                shown.into_iter().chain(picks.iter().map(|pick| pick.id())).collect::<Vec<_>>().join(", ")
            }
            Wants::Steps => "trumps S HA ruff:D:N finesse:SQ:W, no-more".to_owned(),
            _ => super::talk::all(self, question, words),
        }
    }

    fn is_by_example(&self, question: Question) -> bool {
        question.wants().form() == Form::Typed && !matches!(question.wants(), Wants::Number(_))
    }

    fn to_type(&self, question: Question, _: Option<Answer>, words: &Lexicon) -> Option<ToType> {
        let typed = question.wants().form() == Form::Typed;
        typed.then(|| ToType {
            prompt: format!("{}:", words.say(msg::BookAnswer)),
            how: how(self, question, words),
        })
    }

    /// An empty line says that there are no more.
    fn typed(&self, question: Question, text: &str, words: &Lexicon) -> Result<Answer, String> {
        let none = words.book_answer(question, Answer::NoMore).to_lowercase();
        if (text.is_empty() || text.to_lowercase() == none) && takes_none(self, question) {
            return Ok(Answer::NoMore);
        }
        let otherwise = || {
            let how = number(self, question, words).or_else(|| words.book_typed(question));
            let how = how.unwrap_or_else(|| words.book_who_to_ask(question).text);
            words.say(msg::DeskNotRead { found: text, how: &how })
        };
        self.read(question, text, words)
            .ok_or_else(|| self.why_not(question, text, words).unwrap_or_else(otherwise))
    }

    fn who(text: &str, words: &Lexicon) -> Option<Seat> {
        words.parse_seat(text).ok()
    }

    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()> {
        sheet::heading(&words.say(msg::DeskRuling))?;
        screen::styled(HEAD, &words.book_topic(self.topic()))?;
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&self.aloud(words))?;
        sheet::under(&words.say(msg::DeskRestsOn), self.rests_on(words))?;
        sheet::basis(self, words)?;
        sheet::under(&words.say(msg::DeskLookAt), self.look_at(words))?;
        sheet::elsewhere(self, words)?;
        if let Some(judgement) = self.judgement(words) {
            screen::line("")?;
            screen::line(&screen::wrapped("", &judgement.whose))?;
        }
        Ok(())
    }

    /// Nobody has a choice here.
    fn print_election(&self, election: &Election<Desk>, _: bool, _: &Lexicon) -> anyhow::Result<()> {
        match election.about {}
    }

    fn choose(
        &self,
        election: &Election<Desk>,
        _: &Console<'_>,
    ) -> anyhow::Result<Result<(Desk, String), Typed>> {
        match election.about {}
    }
}
