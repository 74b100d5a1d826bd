//! The desk as a conversation, on a terminal or through a pipe.

use ruling::{Next, Step};
use wording::{Lexicon, msg};

use super::{
    console::{Console, Keys, Numbered, Typed},
    sheet,
    talk::{Answer, Question, Talk, ToType},
};
use crate::screen::{self, DIM};

/// The conversation so far.
struct Conversation<'a, D: Talk> {
    console: &'a Console<'a>,
    /// The desk before each step taken, with what the step was.
    past: Vec<(D, String)>,
    /// Answers taken back, so that they need not be typed again.
    remembered: Vec<(Question<D>, Answer<D>)>,
}

/// How a matter was left.
pub enum Left {
    Ruled,
    Quit,
}

/// What the desk can be asked about: ids, and the players' words.
pub type Topics = Vec<(&'static str, String)>;

/// Those that are asked about nine times of ten, then the others.
pub type InOrder = (Topics, Topics);

/// The topics of a desk under these laws.
pub fn topics<D: Talk>(laws: D::Laws, words: &Lexicon) -> Topics {
    let said = |id| (id, D::topic_in_words(id, words).unwrap_or_else(|| id.to_owned()));
    D::topics(laws).into_iter().map(said).collect()
}

/// Which of them it is about; `None`: somebody quits.
pub fn which((common, others): &InOrder, console: &Console<'_>) -> anyhow::Result<Option<&'static str>> {
    let words = console.words;
    sheet::heading(&words.say(msg::DeskWhatHappened))?;
    let topics = || common.iter().chain(others);
    for (i, (_, text)) in topics().enumerate() {
        if i == common.len() {
            screen::styled(DIM, &format!("    {}", words.say(msg::DeskMoreTopics)))?;
        }
        screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), text))?;
    }
    loop {
        match console.number(topics().count(), None)? {
            Numbered::Number(n) => return Ok(topics().nth(n).map(|(id, _)| *id)),
            Numbered::Key(Typed::Back) => screen::line(&words.say(msg::DeskAtStart))?,
            Numbered::Key(Typed::Restart | Typed::Tell) => {}
            Numbered::Key(_) => return Ok(None),
        }
    }
}

/// Talks about one matter, until it is ruled on and the table plays on, or somebody quits.
pub fn about<D: Talk>(desk: &D, console: &Console<'_>) -> anyhow::Result<Left> {
    Conversation { console, past: Vec::new(), remembered: Vec::new() }.about(desk)
}

impl<D: Talk> Conversation<'_, D> {
    /// The whole matter, until it is ruled on and the table plays on, or somebody quits.
    fn about(&mut self, start: &D) -> anyhow::Result<Left> {
        let words = self.console.words;
        let mut desk = start.clone();
        let mut offered = Vec::new();
        loop {
            // Once, as soon as it matters: afterwards whoever wants to remembers the key.
            let unasked = ::sheet::unasked(&desk, words);
            if !unasked.is_empty() && unasked != offered {
                screen::line("")?;
                screen::styled(DIM, &screen::wrapped("", &words.say(msg::DeskUnasked)))?;
                for (.., text) in &unasked {
                    screen::styled(DIM, &screen::wrapped("  + ", text))?;
                }
            }
            offered = unasked;
            let key = match desk.next() {
                Next::Question(question) => match self.ask(&desk, question)? {
                    Ok(then) => {
                        desk = then;
                        continue;
                    }
                    Err(key) => key,
                },
                Next::Election(election) => match desk.choose(&election, self.console)? {
                    Ok((then, what)) => {
                        self.past.push((desk, what));
                        desk = then;
                        continue;
                    }
                    Err(key) => key,
                },
                Next::Ruled => {
                    desk.print_ruling(words)?;
                    match desk.what_next(self.console)? {
                        Ok(Some(then)) => {
                            self.past.push((desk, words.say(msg::DeskWhatNext)));
                            desk = then;
                            continue;
                        }
                        Ok(None) => {
                            screen::line("")?;
                            for line in desk.farewell(words) {
                                screen::styled(DIM, &screen::wrapped("", &line))?;
                            }
                            return Ok(Left::Ruled);
                        }
                        Err(key) => key,
                    }
                }
            };
            match key {
                Typed::Back => match self.past.pop() {
                    Some((before, what)) => {
                        screen::styled(DIM, &words.say(msg::DeskTakenBack { what: &what }))?;
                        desk = before;
                    }
                    None => screen::line(&words.say(msg::DeskAtStart))?,
                },
                Typed::Tell => {
                    if let Some((told, what)) = self.tell(&desk)? {
                        self.past.push((desk, what));
                        desk = told;
                    }
                }
                Typed::Restart => {
                    self.past.clear();
                    self.remembered.clear();
                    desk = start.clone();
                }
                Typed::Text(_) | Typed::Quit => return Ok(Left::Quit),
            }
        }
    }

    /// Lets somebody tell what nobody is asked; the desk afterwards, and what was told.
    fn tell(&self, desk: &D) -> anyhow::Result<Option<(D, String)>> {
        let words = self.console.words;
        let unasked = ::sheet::unasked(desk, words);
        if unasked.is_empty() {
            return Ok(None);
        }
        sheet::heading(&words.say(msg::DeskTell))?;
        for (i, (.., text)) in unasked.iter().enumerate() {
            screen::line(&screen::wrapped(&format!("{:>3} ", i + 1), text))?;
        }
        Ok(match self.console.number(unasked.len(), None)? {
            Numbered::Number(n) => unasked.get(n).and_then(|(question, answer, text)| {
                Some((desk.after(Step::Answer(*question, *answer))?, text.clone()))
            }),
            Numbered::Key(_) => None,
        })
    }

    fn ask(&mut self, desk: &D, question: Question<D>) -> anyhow::Result<Result<D, Typed>> {
        let words = self.console.words;
        sheet::heading(&format!(
            "{}: {}",
            words.say(msg::DeskQuestion { n: self.past.len() + 1 }),
            D::question(question, words)
        ))?;
        let asking = D::asking(question, words);
        screen::styled(DIM, &screen::wrapped("  ", &asking.text))?;
        if asking.quietly {
            screen::styled(DIM, &screen::wrapped("  ", &words.say(msg::DeskNotAloud)))?;
        }
        let remembered = self.remembered.iter().find(|(q, _)| *q == question).map(|(_, a)| *a);
        while let Some(told) = desk.ask_at_length(question, remembered, self.console)? {
            let answer = match told {
                Ok(answer) => answer,
                Err(key) => return Ok(Err(key)),
            };
            let grounded = match self.grounded(desk, question)? {
                Ok(grounded) => grounded,
                Err(key) => return Ok(Err(key)),
            };
            if let Some(then) = self.take(&grounded, question, answer) {
                return Ok(Ok(then));
            }
            let reason = desk.why_not(question, &answer.to_string(), words).unwrap_or_default();
            screen::line(&screen::wrapped("", &reason))?;
        }
        if let Some(wanted) = desk.to_type(question, remembered, words) {
            return self.ask_to_type(desk, question, remembered, &wanted);
        }
        let answers = desk.answers(question);
        let texts: Vec<String> = answers.iter().map(|answer| D::answer(question, *answer, words)).collect();
        let written = answers.iter().map(|answer| D::written(*answer, words)).collect();
        let keys = Keys::of(&texts, written, words);
        for (i, (answer, text)) in answers.iter().zip(&texts).enumerate() {
            let mark = if Some(*answer) == remembered { "*" } else { " " };
            let line = screen::wrapped(&format!("{mark}{:>2} ", keys.key(i)), keys.beside(text));
            screen::line(line.trim_end())?;
        }
        let default = remembered.and_then(|r| answers.iter().position(|a| *a == r));
        loop {
            let n = match self.console.one_of(&keys, default)? {
                Numbered::Number(n) => n,
                Numbered::Key(key) => return Ok(Err(key)),
            };
            let Some(&answer) = answers.get(n) else { continue };
            let grounded = match self.grounded(desk, question)? {
                Ok(grounded) => grounded,
                Err(key) => return Ok(Err(key)),
            };
            if let Some(then) = self.take(&grounded, question, answer) {
                return Ok(Ok(then));
            }
        }
    }

    /// Asks for the grounds of what is judged; they are not left out.
    fn grounded(&self, desk: &D, question: Question<D>) -> anyhow::Result<Result<D, Typed>> {
        if !D::is_judged(question) {
            return Ok(Ok(desk.clone()));
        }
        let words = self.console.words;
        screen::styled(DIM, &screen::wrapped("  ", &words.say(msg::BookGroundsWhy)))?;
        loop {
            match self.console.read(&format!("{}:", words.say(msg::BookGrounds)))? {
                Typed::Text(text) if text.is_empty() => screen::line(&words.say(msg::BookGroundsMissing))?,
                Typed::Text(text) => return Ok(Ok(desk.because(question, &text))),
                key => return Ok(Err(key)),
            }
        }
    }

    fn ask_to_type(
        &mut self,
        desk: &D,
        question: Question<D>,
        remembered: Option<Answer<D>>,
        wanted: &ToType,
    ) -> anyhow::Result<Result<D, Typed>> {
        let words = self.console.words;
        if let Some(how) = &wanted.how {
            screen::styled(DIM, &screen::wrapped("  ", how))?;
        }
        loop {
            let text = match self.console.read(&wanted.prompt)? {
                Typed::Text(text) => text,
                key => return Ok(Err(key)),
            };
            let answer = match (desk.typed(question, &text, words), remembered) {
                (Ok(answer), _) => answer,
                (Err(_), Some(answer)) if text.is_empty() => answer,
                (Err(error), _) => {
                    screen::line(&error)?;
                    continue;
                }
            };
            let grounded = match self.grounded(desk, question)? {
                Ok(grounded) => grounded,
                Err(key) => return Ok(Err(key)),
            };
            if let Some(then) = self.take(&grounded, question, answer) {
                return Ok(Ok(then));
            }
            screen::line(&desk.why_not(question, &text, words).unwrap_or_else(|| {
                let known = desk.possible(question, words);
                format!("{} ({known})", words.say(msg::WebNoSuchAnswer { found: &text }))
            }))?;
        }
    }

    fn take(&mut self, desk: &D, question: Question<D>, answer: Answer<D>) -> Option<D> {
        let then = desk.after(Step::Answer(question, answer))?;
        self.past.push((desk.clone(), D::answer(question, answer, self.console.words)));
        self.remembered.retain(|(q, _)| *q != question);
        self.remembered.push((question, answer));
        Some(then)
    }
}
