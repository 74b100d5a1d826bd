//! The desk for bridge.

use bridge::{Call, Level, Strain};
use bridge_laws::{
    Desk,
    event::Did,
    words::{Answer, Choice, Election, Question, Wants},
};
use cards::{Card, CardSet, Rank, Seat, SeatSet, Suit};
use ruling::{Interview as _, Step};
use sheet::Spoken as _;
use wording::{Lexicon, msg};

use super::{
    and_then,
    console::{Console, Numbered, Typed},
    sheet as on_screen,
    shows::{self, Shown},
    talk::{Talk, ToType, all},
};
use crate::screen;

impl Talk for Desk {
    fn greeting(words: &Lexicon) -> (String, Vec<String>) {
        (words.say(msg::DeskTitle), vec![words.say(msg::DeskStop), words.say(msg::DeskOwnTable)])
    }

    fn farewell(&self, words: &Lexicon) -> Vec<String> {
        let mut lines = self.reminders(words);
        lines.push(words.say(msg::DeskWriteDown));
        lines
    }

    fn read(&self, question: Question, text: &str, words: &Lexicon) -> Option<Answer> {
        let offered = self.answers(question);
        let wants_seat = offered.iter().any(|a| matches!(a, Answer::Seat(_)));
        let wants_card = offered.iter().any(|a| matches!(a, Answer::Card(_)));
        if wants_seat && let Ok(seat) = words.parse_seat(text) {
            return Some(Answer::Seat(seat));
        }
        if wants_call(self, question)
            && let Ok(call) = words.parse_call(text)
        {
            return Some(Answer::Call(call));
        }
        if matches!(question, Question::AndThen(_)) {
            return text
                .parse()
                .ok()
                .or_else(|| and_then::read(text, words))
                .map(Answer::Then)
                .or((text == Answer::ThatWasAll.to_string()).then_some(Answer::ThatWasAll));
        }
        if question.wants() == Wants::Cards
            && let Ok(answer) = several(text, words)
        {
            return Some(answer);
        }
        if wants_card && let Ok(card) = words.parse_card(text) {
            return Some(Answer::Card(card));
        }
        text.parse().ok()
    }

    fn keys(question: Question) -> Vec<String> {
        question.keys().collect()
    }

    /// Each call has its own meaning.
    fn answers_for_all(question: Question) -> bool {
        !Desk::is_told_in_turn(question) && question.wants() != Wants::Meaning && !question.is_of_one_player()
    }

    fn written(answer: Answer, words: &Lexicon) -> String {
        match answer {
            Answer::Seat(seat) => words.seat_letter(seat),
            _ => answer.to_string(),
        }
    }

    fn possible(&self, question: Question, words: &Lexicon) -> String {
        let known = all(self, question, words);
        if !matches!(question, Question::AndThen(_)) {
            return known;
        }
        let kinds = Did::all().map(Did::id).collect::<Vec<_>>().join(", ");
        words.say(msg::SinceKinds { kinds: &kinds, known: &known })
    }

    fn is_by_example(&self, question: Question) -> bool {
        // While no table is there, nobody knows which cards and calls there can be.
        let is_one = |answer: &Answer| matches!(answer, Answer::Card(_) | Answer::Call(_));
        question.wants() == Wants::Meaning
            || self.table().is_none() && self.answers(question).iter().any(is_one)
    }

    fn to_type(&self, question: Question, remembered: Option<Answer>, words: &Lexicon) -> Option<ToType> {
        if wants_call(self, question) {
            let example = words.call(match remembered {
                Some(Answer::Call(call)) => call,
                _ => Call::Bid(Level::ONE, Strain::Hearts),
            });
            let prompt = words.say(msg::DeskPromptCall { example: &example });
            return Some(ToType { prompt, how: empty_line(self, question, words) });
        }
        let any_card =
            || self.table().is_none() && self.answers(question).iter().any(|a| matches!(a, Answer::Card(_)));
        (takes_card_or_no(question) || any_card()).then(|| {
            let example = match remembered {
                Some(Answer::Card(card)) => words.card(card),
                Some(Answer::Cards(cards)) => {
                    cards.iter().map(|card| words.card(card)).collect::<Vec<_>>().join(" ")
                }
                _ => words.card(Card::new(Suit::Hearts, Rank::Queen)),
            };
            let prompt = words.say(msg::DeskPromptCard { example: &example });
            ToType { prompt, how: empty_line(self, question, words) }
        })
    }

    fn typed(&self, question: Question, text: &str, words: &Lexicon) -> Result<Answer, String> {
        if let Some(none) = none(self, question)
            && (text.is_empty()
                || text.eq_ignore_ascii_case(&words.say(msg::DeskKeyNo))
                || text.to_lowercase() == words.answer(&question, &none).to_lowercase())
        {
            return Ok(none);
        }
        if wants_call(self, question) {
            return words.parse_call(text).map(Answer::Call).map_err(|error| error.to_string());
        }
        if question.wants() == Wants::Cards {
            return several(text, words);
        }
        words.parse_card(text).map(Answer::Card).map_err(|error| error.to_string())
    }

    fn ask_at_length(
        &self,
        question: Question,
        remembered: Option<Answer>,
        console: &Console<'_>,
    ) -> anyhow::Result<Option<Result<Answer, Typed>>> {
        match question {
            Question::AndThen(_) => Ok(Some(and_then::ask(self, question, remembered, console)?)),
            Question::Shows(..) | Question::Showed(..) => {
                let told = shows::ask(remembered.and_then(Answer::meaning), &[], console)?;
                let told = told.map(|shown| match shown {
                    Shown::Meaning(meaning) => Answer::Meaning(meaning),
                    Shown::Other(_) => Answer::No,
                });
                Ok(Some(told))
            }
            _ => Ok(None),
        }
    }

    fn who(text: &str, words: &Lexicon) -> Option<Seat> {
        words.parse_seat(text).ok()
    }

    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()> {
        on_screen::ruling(self, words)
    }

    fn print_election(&self, election: &Election, ascii: bool, words: &Lexicon) -> anyhow::Result<()> {
        on_screen::what_happened(self, words)?;
        on_screen::heading(&words.say(msg::DeskReadAloud))?;
        on_screen::said(&on_screen::before_choice(self, election, words))?;
        on_screen::heading(&on_screen::chooses(election, words))?;
        on_screen::options(self, election, ascii, words)?;
        on_screen::basis(self, words)
    }

    fn choose(
        &self,
        election: &Election,
        console: &Console<'_>,
    ) -> anyhow::Result<Result<(Desk, String), Typed>> {
        let words = console.words;
        screen::line("")?;
        on_screen::what_happened(self, words)?;
        on_screen::heading(&words.say(msg::DeskReadAloud))?;
        on_screen::said(&on_screen::before_choice(self, election, words))?;
        on_screen::heading(&words.say(msg::DeskOptions))?;
        on_screen::options(self, election, console.ascii, words)?;
        on_screen::basis(self, words)?;
        let Some(by) = (match who(&election.by, console)? {
            Ok(by) => by,
            Err(key) => return Ok(Err(key)),
        }) else {
            return Ok(Err(Typed::Quit));
        };
        on_screen::heading(&words.say(msg::DeskWhatChosen { anywho: SeatSet::only(by) }))?;
        let texts: Vec<(Choice, String)> =
            election.options.iter().map(|&option| (option, words.choice(election.about, &option))).collect();
        for (i, (_, text)) in texts.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), text))?;
        }
        loop {
            let n = match console.number(texts.len(), None)? {
                Numbered::Number(n) => n,
                Numbered::Key(key) => return Ok(Err(key)),
            };
            let Some((choice, text)) = texts.get(n) else { continue };
            if let Some(then) = self.after(Step::Choose(by, *choice)) {
                screen::line(&words.say(msg::DeskChosen { who: SeatSet::only(by), choice: text }))?;
                return Ok(Ok((then, text.clone())));
            }
        }
    }

    /// The desk stays with the table while a penalty card lies there.
    fn what_next(&self, console: &Console<'_>) -> anyhow::Result<Result<Option<Desk>, Typed>> {
        let words = console.words;
        let onwards = self.onwards();
        if onwards.is_empty() {
            return Ok(Ok(None));
        }
        on_screen::heading(&words.say(msg::DeskWhatNext))?;
        let mut lines: Vec<String> = onwards.iter().map(|&next| Desk::onward(next, words)).collect();
        lines.push(words.say(msg::DeskNextOver));
        for (i, line) in lines.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), line))?;
        }
        Ok(match console.number(lines.len(), None)? {
            Numbered::Number(n) => Ok(onwards.get(n).and_then(|&next| self.later(next))),
            Numbered::Key(key) => Err(key),
        })
    }
}

/// Is it answered with a card, or with several, or that there is none?
fn takes_card_or_no(question: Question) -> bool {
    matches!(question.wants(), Wants::CardOrNo | Wants::Cards)
}

/// The answer that there is none, where what is typed may be that.
fn none(desk: &Desk, question: Question) -> Option<Answer> {
    let no_bid = Answer::Call(Call::Pass);
    match question {
        Question::LastBid => Some(no_bid).filter(|none| desk.answers(question).contains(none)),
        _ => (takes_card_or_no(question) || question.wants() == Wants::CallOrNo).then_some(Answer::No),
    }
}

/// What an empty line says, where it says something.
fn empty_line(desk: &Desk, question: Question, words: &Lexicon) -> Option<String> {
    let none = none(desk, question)?;
    Some(words.say(msg::DeskEmptyLine { answer: &words.answer(&question, &none) }))
}

/// Cards with spaces or commas between them.
fn several(text: &str, words: &Lexicon) -> Result<Answer, String> {
    let parts = text.split([' ', ',']).filter(|part| !part.is_empty());
    let cards: Result<CardSet, _> = parts.map(|part| words.parse_card(part)).collect();
    match cards.map_err(|error| error.to_string())? {
        none if none.is_empty() => Ok(Answer::No),
        cards => Ok(Answer::Cards(cards)),
    }
}

/// Is it answered with a call?
fn wants_call(desk: &Desk, question: Question) -> bool {
    matches!(question, Question::CalledSince(_))
        || desk.answers(question).iter().any(|a| matches!(a, Answer::Call(_)))
}

/// Which of several has spoken.
fn who(by: &[Seat], console: &Console<'_>) -> anyhow::Result<Result<Option<Seat>, Typed>> {
    if by.len() < 2 {
        return Ok(Ok(by.first().copied()));
    }
    let words = console.words;
    on_screen::heading(&words.say(msg::DeskWhoSpoke))?;
    for (i, seat) in by.iter().enumerate() {
        screen::line(&format!("{:>3} {}", i + 1, words.seat(*seat)))?;
    }
    Ok(match console.number(by.len(), None)? {
        Numbered::Number(n) => Ok(by.get(n).copied()),
        Numbered::Key(key) => Err(key),
    })
}
