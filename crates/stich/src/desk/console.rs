//! Reading what is typed, on a terminal or through a pipe.

use std::io::{self, BufRead as _, Write as _};

use wording::{Lexicon, msg};

use crate::screen::{self, DIM};

/// What was typed.
pub enum Typed {
    /// An answer.
    Text(String),
    /// One step back.
    Back,
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

/// Where a conversation is held.
pub struct Console<'a> {
    /// The words of the language.
    pub words: &'a Lexicon,
    /// No lines beyond ASCII.
    pub ascii: bool,
}

impl Console<'_> {
    /// Reads a line; the end of the input is like quitting.
    pub fn read(&self, prompt: &str) -> anyhow::Result<Typed> {
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

    /// A number from 1 to `n`, given from 0; `default` is meant by an empty line.
    pub fn number(&self, n: usize, default: Option<usize>) -> anyhow::Result<Numbered> {
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
}
