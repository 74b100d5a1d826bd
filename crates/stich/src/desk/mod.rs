//! `stich desk`: the interview at the table.

mod and_then;
mod batch;
mod book;
mod bridge;
mod console;
pub mod doppelkopf;
mod interview;
pub mod sheet;
mod shows;
pub mod talk;

use std::{
    cell::Cell,
    io::{self, BufRead as _, IsTerminal as _},
};

use ::sheet::Spoken;
use anyhow::bail;
use wording::{Lexicon, msg};

use self::{
    console::Console,
    interview::{InOrder, Left},
    talk::Talk,
};
use crate::{
    Exit, Usage,
    args::{DeskArgs, Game},
    doko_rules, rules,
    screen::{self, DIM, HEAD},
};

pub fn run(args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    match args.rules.game {
        Game::Bridge => {
            let laws = rules(words, &args.rules)?;
            // At a table of cards, and in the law book beside it: for people it is one list.
            let topics = ::sheet::commonest(
                interview::topics::<bridge_laws::Desk>(laws, words),
                interview::topics::<bridge_book::Desk>(laws, words),
            );
            let greeting = bridge_laws::Desk::greeting(words);
            let all = ids(&topics);
            Desk { args, ascii, words, topics: topics.clone(), greeting }.held(|id| {
                let cards = bridge_laws::Desk::begin(id, laws).map(Box::new).map(Held::Bridge);
                let book = || bridge_book::Desk::begin(id, laws).map(Held::Book);
                Ok(cards.or_else(book).ok_or_else(|| unknown(id, &all, words))?)
            })
        }
        Game::Doppelkopf => {
            let laws = doko_rules(words, &args.rules)?;
            let topics =
                ::sheet::commonest(interview::topics::<doppelkopf_laws::Desk>(laws, words), Vec::new());
            let greeting = doppelkopf_laws::Desk::greeting(words);
            Desk { args, ascii, words, topics, greeting }
                .held(|id| open(id, laws, words).map(Held::Doppelkopf))
        }
    }
}

fn ids((common, others): &InOrder) -> Vec<&'static str> {
    common.iter().chain(others).map(|(id, _)| *id).collect()
}

/// The desk, before it is known what it is about.
struct Desk<'a> {
    args: &'a DeskArgs,
    ascii: bool,
    words: &'a Lexicon,
    topics: InOrder,
    greeting: (String, Vec<String>),
}

/// An interview about one topic.
enum Held {
    Bridge(Box<bridge_laws::Desk>),
    Book(bridge_book::Desk),
    Doppelkopf(doppelkopf_laws::Desk),
}

impl Desk<'_> {
    fn held(self, open: impl Fn(&str) -> anyhow::Result<Held>) -> anyhow::Result<Exit> {
        let Desk { args, ascii, words, topics, greeting } = self;
        let mut chosen = args.topic.as_deref().map(&open).transpose()?;
        let told = !args.facts.is_empty() || !args.then.is_empty() || args.choose.is_some() || args.json;
        match chosen.take() {
            Some(held) if told || !io::stdin().is_terminal() => return held.alone(args, ascii, words),
            None if told || nobody_types()? => {
                bail!(Usage(words.say(msg::ErrorNoTopic { known: &ids(&topics).join(", ") })))
            }
            first => chosen = first,
        }
        let (title, lines) = greeting;
        screen::styled(HEAD, &title)?;
        for line in lines {
            screen::line(&screen::wrapped("", &line))?;
        }
        screen::styled(DIM, &words.say(msg::DeskKeys))?;
        let console = Console { words, ascii, ended: Cell::new(false) };
        let mut ruled = false;
        loop {
            let held = match chosen.take() {
                Some(held) => Some(held),
                None => interview::which(&topics, &console)?.map(&open).transpose()?,
            };
            let left = held.map(|held| held.talked(&console)).transpose()?;
            if !matches!(left, Some(Left::Ruled)) {
                screen::line("")?;
                screen::line(&words.say(msg::DeskGoodbye))?;
                // Whoever quits knows that nothing was ruled; a script whose lines have run out does not.
                let missing = console.ended.get() && (left.is_some() || !ruled);
                return Ok(if missing { Exit::FactsMissing } else { Exit::Fine });
            }
            ruled = true;
        }
    }
}

/// Is there nobody at the other end? Of a pipe that is not asked: whoever holds it may wait for the first question.
fn nobody_types() -> io::Result<bool> {
    if io::stdin().is_terminal() || is_pipe()? {
        return Ok(false);
    }
    Ok(io::stdin().lock().fill_buf()?.is_empty())
}

#[cfg(unix)]
fn is_pipe() -> io::Result<bool> {
    use std::os::{fd::AsFd as _, unix::fs::FileTypeExt as _};
    let input = std::fs::File::from(io::stdin().as_fd().try_clone_to_owned()?);
    let kind = input.metadata()?.file_type();
    Ok(kind.is_fifo() || kind.is_socket())
}

#[cfg(not(unix))]
fn is_pipe() -> io::Result<bool> {
    Ok(true)
}

impl Held {
    fn alone(self, args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
        match self {
            Held::Bridge(desk) => batch::run(*desk, args, ascii, words),
            Held::Book(desk) => batch::run(desk, args, ascii, words),
            Held::Doppelkopf(desk) => batch::run(desk, args, ascii, words),
        }
    }

    fn talked(self, console: &Console<'_>) -> anyhow::Result<Left> {
        match self {
            Held::Bridge(desk) => interview::about(&*desk, console),
            Held::Book(desk) => interview::about(&desk, console),
            Held::Doppelkopf(desk) => interview::about(&desk, console),
        }
    }
}

/// The desk at this topic.
pub fn open<D: Spoken>(id: &str, laws: D::Laws, words: &Lexicon) -> anyhow::Result<D> {
    match D::begin(id, laws) {
        Some(desk) => Ok(desk),
        None => bail!(unknown(id, &D::topics(laws), words)),
    }
}

fn unknown(id: &str, known: &[&str], words: &Lexicon) -> Usage {
    Usage(words.say(msg::ErrorUnknownTopic { found: id, known: &known.join(", ") }))
}
