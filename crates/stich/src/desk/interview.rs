//! The desk as a conversation, on a terminal or through a pipe.

use std::io::{self, BufRead as _, Write as _};

use bridge_laws::{
    Desk, Rules, Topic,
    words::{Answer, Choice, Question},
};
use cards::{Card, Rank, Seat, Suit};
use ruling::{Interview as _, Next, Step};
use wording::{Lexicon, msg};

use super::sheet;
use crate::{
    Exit,
    screen::{self, DIM, HEAD},
};

/// What was typed.
enum Typed {
    Text(String),
    Back,
    Restart,
    Quit,
}

/// The conversation so far.
struct Conversation<'a> {
    words: &'a Lexicon,
    ascii: bool,
    /// The desk before each step taken, with what the step was.
    past: Vec<(Desk, String)>,
    /// Answers taken back, so that they need not be typed again.
    remembered: Vec<(Question, Answer)>,
}

pub fn run(topic: Option<Topic>, rules: Rules, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    screen::styled(HEAD, &words.say(msg::DeskTitle))?;
    screen::line(&screen::wrapped("", &words.say(msg::DeskStop)))?;
    screen::line(&screen::wrapped("", &words.say(msg::DeskOwnTable)))?;
    screen::styled(DIM, &words.say(msg::DeskKeys))?;
    let mut conversation = Conversation { words, ascii, past: Vec::new(), remembered: Vec::new() };
    let mut chosen = topic;
    loop {
        let topic = match chosen.take() {
            Some(topic) => topic,
            None => match conversation.which_topic()? {
                Some(topic) => topic,
                None => return conversation.goodbye(),
            },
        };
        conversation.past.clear();
        conversation.remembered.clear();
        match conversation.about(&Desk::new(topic, rules))? {
            Next::Ruled => {}
            _ => return conversation.goodbye(),
        }
    }
}

impl Conversation<'_> {
    fn goodbye(&self) -> anyhow::Result<Exit> {
        screen::line("")?;
        screen::line(&self.words.say(msg::DeskGoodbye))?;
        Ok(Exit::Fine)
    }

    /// Reads a line; the end of the input is like quitting.
    fn read(&self, prompt: &str) -> anyhow::Result<Typed> {
        loop {
            write!(anstream::stdout(), "{prompt} ")?;
            anstream::stdout().flush()?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                return Ok(Typed::Quit);
            }
            let text = line.trim().to_owned();
            let is = |key: String| text.eq_ignore_ascii_case(&key);
            if is(self.words.say(msg::DeskKeyBack)) {
                return Ok(Typed::Back);
            }
            if is(self.words.say(msg::DeskKeyRestart)) {
                return Ok(Typed::Restart);
            }
            if is(self.words.say(msg::DeskKeyQuit)) {
                return Ok(Typed::Quit);
            }
            if is(self.words.say(msg::DeskKeyHelp)) {
                screen::line(&screen::wrapped("", &self.words.say(msg::DeskHelp)))?;
                screen::styled(DIM, &self.words.say(msg::DeskKeys))?;
                continue;
            }
            return Ok(Typed::Text(text));
        }
    }

    fn which_topic(&self) -> anyhow::Result<Option<Topic>> {
        sheet::heading(&self.words.say(msg::DeskWhatHappened))?;
        for (i, topic) in Topic::ALL.into_iter().enumerate() {
            // The five that are asked for nine times of ten stand apart.
            if i == 5 {
                screen::styled(DIM, &format!("    {}", self.words.say(msg::DeskMoreTopics)))?;
            }
            let text = self.words.topic(topic.id()).unwrap_or_else(|| topic.id().to_owned());
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), &text))?;
        }
        loop {
            match self.number(Topic::ALL.len(), None)? {
                Numbered::Number(n) => return Ok(Topic::ALL.get(n).copied()),
                Numbered::Key(Typed::Back) => screen::line(&self.words.say(msg::DeskAtStart))?,
                Numbered::Key(Typed::Restart) => {}
                Numbered::Key(_) => return Ok(None),
            }
        }
    }

    /// A number from 1 to `n`, given from 0; `default` is meant by an empty line.
    fn number(&self, n: usize, default: Option<usize>) -> anyhow::Result<Numbered> {
        loop {
            match self.read(&self.words.say(msg::DeskPromptNumber { n }))? {
                Typed::Text(text) if text.is_empty() && default.is_some() => {
                    return Ok(Numbered::Number(default.unwrap_or_default()));
                }
                Typed::Text(text) => match text.parse::<usize>() {
                    Ok(number) if (1..=n).contains(&number) => return Ok(Numbered::Number(number - 1)),
                    _ => screen::line(&self.words.say(msg::DeskNotUnderstood { n }))?,
                },
                key => return Ok(Numbered::Key(key)),
            }
        }
    }

    /// The whole matter, until it is ruled on and the table plays on, or somebody quits.
    fn about(&mut self, start: &Desk) -> anyhow::Result<Next<bridge_laws::words::Bridge>> {
        let mut desk = start.clone();
        loop {
            let next = desk.next();
            let key = match &next {
                Next::Question(question) => match self.ask(&desk, *question)? {
                    Ok(then) => {
                        desk = then;
                        continue;
                    }
                    Err(key) => key,
                },
                Next::Election(election) => match self.choose(&desk, election)? {
                    Ok(then) => {
                        desk = then;
                        continue;
                    }
                    Err(key) => key,
                },
                Next::Ruled => {
                    sheet::ruling(&desk, self.words)?;
                    match self.what_next(&desk)? {
                        Ok(Some(then)) => {
                            self.past.push((desk, self.words.say(msg::DeskWhatNext)));
                            desk = then;
                            continue;
                        }
                        Ok(None) => {
                            screen::line("")?;
                            screen::styled(DIM, &screen::wrapped("", &self.words.say(msg::DeskReview)))?;
                            screen::styled(DIM, &screen::wrapped("", &self.words.say(msg::DeskWriteDown)))?;
                            return Ok(Next::Ruled);
                        }
                        Err(key) => key,
                    }
                }
            };
            match key {
                Typed::Back => match self.past.pop() {
                    Some((before, what)) => {
                        screen::styled(DIM, &self.words.say(msg::DeskTakenBack { what: &what }))?;
                        desk = before;
                    }
                    None => screen::line(&self.words.say(msg::DeskAtStart))?,
                },
                Typed::Restart => {
                    self.past.clear();
                    self.remembered.clear();
                    desk = start.clone();
                }
                _ => return Ok(next),
            }
        }
    }

    fn ask(&mut self, desk: &Desk, question: Question) -> anyhow::Result<Result<Desk, Typed>> {
        let words = self.words;
        sheet::heading(&format!(
            "{}: {}",
            words.say(msg::DeskQuestion { n: self.past.len() + 1 }),
            words.question(&question)
        ))?;
        let asking = words.who_to_ask(&question);
        screen::styled(DIM, &screen::wrapped("  ", &asking.text))?;
        if asking.quietly {
            screen::styled(DIM, &screen::wrapped("  ", &words.say(msg::DeskNotAloud)))?;
        }
        let answers = desk.answers(question);
        let any_card = desk.table().is_none() && answers.iter().any(|a| matches!(a, Answer::Card(_)));
        let remembered = self.remembered.iter().find(|(q, _)| *q == question).map(|(_, a)| *a);
        if any_card || matches!(question, Question::Incontrovertible) {
            return self.ask_card(desk, question, remembered);
        }
        for (i, answer) in answers.iter().enumerate() {
            let mark = if Some(*answer) == remembered { "*" } else { " " };
            let first = format!("{mark}{:>2} ", i + 1);
            screen::line(&screen::wrapped(&first, &words.answer(&question, answer)))?;
        }
        let default = remembered.and_then(|r| answers.iter().position(|a| *a == r));
        loop {
            let n = match self.number(answers.len(), default)? {
                Numbered::Number(n) => n,
                Numbered::Key(key) => return Ok(Err(key)),
            };
            let Some(&answer) = answers.get(n) else { continue };
            if let Some(then) = self.take(desk, question, answer) {
                return Ok(Ok(then));
            }
        }
    }

    fn ask_card(
        &mut self,
        desk: &Desk,
        question: Question,
        remembered: Option<Answer>,
    ) -> anyhow::Result<Result<Desk, Typed>> {
        let words = self.words;
        let example = words.card(match remembered {
            Some(Answer::Card(card)) => card,
            _ => Card::new(Suit::Hearts, Rank::Queen),
        });
        loop {
            let typed = self.read(&words.say(msg::DeskPromptCard { example: &example }))?;
            let text = match typed {
                Typed::Text(text) => text,
                key => return Ok(Err(key)),
            };
            let no = text.is_empty() || text.eq_ignore_ascii_case(&words.say(msg::DeskKeyNo));
            let answer = if question == Question::Incontrovertible && no {
                Answer::No
            } else if text.is_empty()
                && let Some(answer) = remembered
            {
                answer
            } else {
                match words.parse_card(&text) {
                    Ok(card) => Answer::Card(card),
                    Err(error) => {
                        screen::line(&error.to_string())?;
                        continue;
                    }
                }
            };
            if let Some(then) = self.take(desk, question, answer) {
                return Ok(Ok(then));
            }
            screen::line(&words.say(msg::ErrorBadFact {
                found: &text,
                fact: question.id(),
                known: &example,
            }))?;
        }
    }

    fn take(&mut self, desk: &Desk, question: Question, answer: Answer) -> Option<Desk> {
        let then = desk.after(Step::Answer(question, answer))?;
        self.past.push((desk.clone(), self.words.answer(&question, &answer)));
        self.remembered.retain(|(q, _)| *q != question);
        self.remembered.push((question, answer));
        Some(then)
    }

    fn choose(
        &mut self,
        desk: &Desk,
        election: &bridge_laws::words::Election,
    ) -> anyhow::Result<Result<Desk, Typed>> {
        let words = self.words;
        screen::line("")?;
        sheet::what_happened(desk, words)?;
        sheet::heading(&words.say(msg::DeskReadAloud))?;
        sheet::said(&sheet::before_choice(desk, election, words))?;
        sheet::heading(&words.say(msg::DeskOptions))?;
        sheet::options(desk, election, 0, self.ascii, words)?;
        sheet::basis(desk, words)?;
        let Some(by) = (match self.who(&election.by)? {
            Ok(by) => by,
            Err(key) => return Ok(Err(key)),
        }) else {
            return Ok(Err(Typed::Quit));
        };
        sheet::heading(&words.say(msg::DeskWhatChosen { anywho: cards::SeatSet::only(by) }))?;
        let Some(scene) = sheet::scene(desk, Some(election)) else { return Ok(Err(Typed::Quit)) };
        let texts: Vec<(Choice, String)> =
            election.options.iter().map(|&option| (option, words.choice(&option, &scene))).collect();
        for (i, (_, text)) in texts.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), text))?;
        }
        loop {
            let n = match self.number(texts.len(), None)? {
                Numbered::Number(n) => n,
                Numbered::Key(key) => return Ok(Err(key)),
            };
            let Some((choice, text)) = texts.get(n) else { continue };
            if let Some(then) = desk.after(Step::Choose(by, *choice)) {
                screen::line(&words.say(msg::DeskChosen { who: cards::SeatSet::only(by), choice: text }))?;
                self.past.push((desk.clone(), text.clone()));
                return Ok(Ok(then));
            }
        }
    }

    /// Which of several has spoken.
    fn who(&self, by: &[Seat]) -> anyhow::Result<Result<Option<Seat>, Typed>> {
        if by.len() < 2 {
            return Ok(Ok(by.first().copied()));
        }
        sheet::heading(&self.words.say(msg::DeskWhoSpoke))?;
        for (i, seat) in by.iter().enumerate() {
            screen::line(&format!("{:>3} {}", i + 1, self.words.seat(*seat)))?;
        }
        Ok(match self.number(by.len(), None)? {
            Numbered::Number(n) => Ok(by.get(n).copied()),
            Numbered::Key(key) => Err(key),
        })
    }

    /// The desk stays with the table while a penalty card lies there.
    fn what_next(&self, desk: &Desk) -> anyhow::Result<Result<Option<Desk>, Typed>> {
        let words = self.words;
        let mut leads: Vec<(Seat, Desk)> = Vec::new();
        for seat in Seat::ALL {
            if let Some(then) = desk.next_lead(seat) {
                leads.push((seat, then));
            }
        }
        let Some(table) = desk.table().filter(|_| !leads.is_empty()) else { return Ok(Ok(None)) };
        sheet::heading(&words.say(msg::DeskWhatNext))?;
        let mut lines: Vec<String> =
            leads.iter().map(|(seat, _)| words.say(msg::DeskNextPartner { seat: *seat })).collect();
        lines.extend(
            table
                .penalty_cards()
                .iter()
                .map(|p| words.say(msg::DeskNextPlayed { seat: p.seat, card: p.card })),
        );
        lines.push(words.say(msg::DeskNextOver));
        for (i, line) in lines.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), line))?;
        }
        Ok(match self.number(lines.len(), None)? {
            Numbered::Number(n) => match leads.into_iter().nth(n) {
                Some((_, then)) => Ok(Some(then)),
                None => match table
                    .penalty_cards()
                    .get(n.wrapping_sub(lines.len() - 1 - table.penalty_cards().len()))
                {
                    Some(played) => Ok(desk.without_penalty_card(played.card)),
                    None => Ok(None),
                },
            },
            Numbered::Key(key) => Err(key),
        })
    }
}

enum Numbered {
    Number(usize),
    Key(Typed),
}
