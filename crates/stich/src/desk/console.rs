//! Reading what is typed, on a terminal or through a pipe.

use std::{
    cell::Cell,
    io::{self, BufRead as _},
};

use wording::{Lexicon, msg};

use crate::screen::{self, DIM};

/// What was typed.
pub enum Typed {
    /// An answer.
    Text(String),
    /// One step back.
    Back,
    /// Something that nobody asks.
    Tell,
    /// From the beginning.
    Restart,
    /// The end, or the end of the input.
    Quit,
}

/// A number was wanted.
pub enum Numbered {
    /// From 0.
    Number(usize),
    /// Something else was typed.
    Key(Typed),
}

/// What is typed for the lines of a list.
pub struct Keys {
    keys: Vec<String>,
    /// The answers in words, and as programs write them.
    spoken: Vec<(String, String)>,
    /// The keys say it all: the answers are numbers themselves.
    themselves: bool,
}

impl Keys {
    /// The number of the line; where an answer is a number itself, or names one (`Platz 3`), that number, so that nobody
    /// types the one and means the other. Beside words with numbers it is a letter that means nothing else here.
    ///
    /// What stands there in words may be typed as well, and what programs write for it.
    pub fn of(texts: &[String], written: Vec<String>, words: &Lexicon) -> Keys {
        let is_number = |text: &String| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        let themselves = !texts.is_empty() && texts.iter().all(is_number);
        // The numbers that a line names, several in one line too: `2+3`.
        let named = |i: usize| {
            let numbers = written.get(i).filter(|text| !text.is_empty())?;
            let in_text = |number: &str| {
                is_number(&number.to_owned()) && texts.get(i).is_some_and(|text| text.contains(number))
            };
            numbers.split('+').all(in_text).then(|| numbers.clone())
        };
        let names = !themselves && (0..texts.len()).any(|i| named(i).is_some());
        let begins = |text: &String| text.starts_with(|c: char| c.is_ascii_digit());
        let letters = names || !themselves && texts.iter().any(begins);
        let others = [
            words.say(msg::DeskKeyBack),
            words.say(msg::DeskKeyRestart),
            words.say(msg::DeskKeyQuit),
            words.say(msg::DeskKeyNo),
        ];
        let free = |letter: &char| !others.contains(&letter.to_string());
        let letter = |i: usize| {
            let before = (0..i).filter(|&line| !names || named(line).is_none()).count();
            ('a'..='z').filter(free).nth(before)
        };
        let key = |(i, text): (usize, &String)| match () {
            () if themselves => text.clone(),
            () if names && named(i).is_some() => named(i).unwrap_or_default(),
            () if letters => letter(i).map_or_else(|| text.clone(), String::from),
            () => (i + 1).to_string(),
        };
        let keys = texts.iter().enumerate().map(key).collect();
        let spoken = texts.iter().map(|text| text.to_lowercase()).zip(written).collect();
        Keys { keys, spoken, themselves }
    }

    /// What is typed for this line.
    pub fn key(&self, line: usize) -> &str {
        self.keys.get(line).map_or("", String::as_str)
    }

    /// What stands beside the key.
    pub fn beside<'a>(&self, text: &'a str) -> &'a str {
        if self.themselves { "" } else { text }
    }

    /// The line that was typed in words, or begun so that it can be no other: `y` for yes.
    fn said(&self, text: &str) -> Option<usize> {
        let text = text.to_lowercase();
        let is_it = |(spoken, written): &(String, String)| text == *spoken || text == written.to_lowercase();
        let begun = || {
            let begins = |(_, (spoken, _)): &(usize, &(String, String))| spoken.starts_with(&text);
            let mut begun = self.spoken.iter().enumerate().filter(begins).filter(|_| !text.is_empty());
            begun.next().filter(|_| begun.next().is_none()).map(|(line, _)| line)
        };
        self.spoken.iter().position(is_it).or_else(begun)
    }

    /// Are they the numbers of the lines?
    fn count(&self) -> bool {
        self.keys.iter().enumerate().all(|(i, key)| *key == (i + 1).to_string())
    }
}

/// Where a conversation is held.
pub struct Console<'a> {
    /// The words of the language.
    pub words: &'a Lexicon,
    /// No lines beyond ASCII.
    pub ascii: bool,
    /// The input has ended: nobody has quit.
    pub ended: Cell<bool>,
}

impl Console<'_> {
    /// Reads a line; the end of the input is like quitting.
    pub fn read(&self, prompt: &str) -> anyhow::Result<Typed> {
        loop {
            screen::prompt(prompt)?;
            let mut line = String::new();
            if io::stdin().lock().read_line(&mut line)? == 0 {
                self.ended.set(true);
                return Ok(Typed::Quit);
            }
            let text = line.trim().to_owned();
            let is = |key: String| text.eq_ignore_ascii_case(&key);
            if is(self.words.say(msg::DeskKeyBack)) {
                return Ok(Typed::Back);
            }
            if is(self.words.say(msg::DeskKeyTell)) {
                return Ok(Typed::Tell);
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

    /// One of the lines of a list, given from 0; `default` is meant by an empty line.
    pub fn one_of(&self, keys: &Keys, default: Option<usize>) -> anyhow::Result<Numbered> {
        let n = keys.keys.len();
        if keys.count() {
            return self.line(n, default, |text| keys.said(text));
        }
        let known = keys.keys.join(", ");
        loop {
            match self.read(&self.words.say(msg::DeskPromptKey { known: &known }))? {
                Typed::Text(text) => {
                    let typed = keys.keys.iter().position(|key| key.eq_ignore_ascii_case(&text));
                    let typed = typed.or_else(|| keys.said(&text));
                    match typed.or(default.filter(|_| text.is_empty())) {
                        Some(line) => return Ok(Numbered::Number(line)),
                        None => screen::line(&self.words.say(msg::DeskNotAKey { known: &known }))?,
                    }
                }
                key => return Ok(Numbered::Key(key)),
            }
        }
    }

    /// A number from 1 to `n`, given from 0; `default` is meant by an empty line.
    pub fn number(&self, n: usize, default: Option<usize>) -> anyhow::Result<Numbered> {
        self.line(n, default, |_| None)
    }

    fn line(
        &self,
        n: usize,
        default: Option<usize>,
        said: impl Fn(&str) -> Option<usize>,
    ) -> anyhow::Result<Numbered> {
        loop {
            match self.read(&self.words.say(msg::DeskPromptNumber { n }))? {
                Typed::Text(text) if text.is_empty() && default.is_some() => {
                    return Ok(Numbered::Number(default.unwrap_or_default()));
                }
                Typed::Text(text) => match text.parse::<usize>() {
                    Ok(number) if (1..=n).contains(&number) => return Ok(Numbered::Number(number - 1)),
                    _ if said(&text).is_some() => {
                        return Ok(Numbered::Number(said(&text).unwrap_or_default()));
                    }
                    _ => screen::line(&self.words.say(msg::DeskNotUnderstood { n }))?,
                },
                key => return Ok(Numbered::Key(key)),
            }
        }
    }
}
