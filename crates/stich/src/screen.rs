//! What is written to the screen: styles that know `NO_COLOR`, lines broken at words.

use std::{
    io::{self, IsTerminal as _, Write as _},
    sync::OnceLock,
};

use anstyle::{AnsiColor, Style};
use indicatif::{ProgressBar, ProgressStyle};
use wording::{Lexicon, msg};

/// For headings.
pub const HEAD: Style = Style::new().bold();
/// For what passed.
pub const GOOD: Style = AnsiColor::Green.on_default();
/// For what failed.
pub const BAD: Style = AnsiColor::Red.on_default().bold();
/// For what is beside the point.
pub const DIM: Style = Style::new().dimmed();
/// For what is read aloud.
pub const SAID: Style = AnsiColor::Cyan.on_default();

/// The width at which a text is broken: what `COLUMNS` asks for, or else that of the terminal, and no longer than an eye
/// can follow.
fn width() -> usize {
    const MOST: usize = 88;
    static WIDTH: OnceLock<usize> = OnceLock::new();
    *WIDTH.get_or_init(|| {
        let wanted = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let seen = || terminal_size::terminal_size().map(|(terminal_size::Width(columns), _)| columns.into());
        wanted.or_else(seen).filter(|&columns| columns >= 20).map_or(MOST, |columns| MOST.min(columns))
    })
}

/// The answer cannot be written.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Unwritten(#[from] pub io::Error);

/// Writes a line.
pub fn line(text: &str) -> Result<(), Unwritten> {
    Ok(writeln!(anstream::stdout(), "{text}")?)
}

/// Writes what is no line, as it is.
pub fn whole(bytes: &[u8]) -> Result<(), Unwritten> {
    let mut out = io::stdout();
    out.write_all(bytes)?;
    Ok(out.flush()?)
}

/// Writes what stands before the cursor.
pub fn prompt(text: &str) -> Result<(), Unwritten> {
    write!(anstream::stdout(), "{text} ")?;
    Ok(anstream::stdout().flush()?)
}

/// Writes a line in a style.
pub fn styled(style: Style, text: &str) -> Result<(), Unwritten> {
    Ok(writeln!(anstream::stdout(), "{style}{text}{style:#}")?)
}

/// The same, broken at words, with its first line after `first`.
pub fn wrapped_in(style: Style, first: &str, text: &str) -> Result<(), Unwritten> {
    styled(style, &wrapped(first, text))
}

/// Writes an error.
pub fn error(words: &Lexicon, text: &str) {
    // Where nobody can read it, it cannot be said.
    let _ = writeln!(anstream::stderr(), "{BAD}{}{BAD:#}: {text}", words.say(msg::ErrorLabel));
}

/// Writes a note beside the answer, so that it does not disturb a program that reads the answer.
pub fn note(text: &str) {
    // Where nobody can read it, it cannot be said.
    let _ = writeln!(anstream::stderr(), "{DIM}{text}{DIM:#}");
}

/// A bar for long work, where somebody sees it.
pub fn progress(steps: usize, json: bool) -> ProgressBar {
    const LONG: usize = 20;
    if json || steps < LONG || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(steps as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len}") {
        bar.set_style(style);
    }
    bar
}

/// Breaks a text at words; the first line after `first`, the others after as many spaces.
pub fn wrapped(first: &str, text: &str) -> String {
    let indent = " ".repeat(first.chars().count());
    let mut out = first.to_owned();
    let mut length = indent.len();
    // What a space without a break holds together stays together: § 12B1.
    let words = text.split([' ', '\n', '\t']).filter(|word| !word.is_empty());
    for (i, word) in words.map(|word| word.replace('\u{a0}', " ")).enumerate() {
        let n = word.chars().count();
        if i > 0 && length + 1 + n > width() {
            out.push('\n');
            out.push_str(&indent);
            length = indent.len();
        } else if i > 0 {
            out.push(' ');
            length += 1;
        }
        out.push_str(&word);
        length += n;
    }
    out
}
