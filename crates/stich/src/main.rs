//! `stich`: the referee of the card room.

mod args;
mod chart;
mod check;
mod clock;
mod desk;
mod doko;
mod files;
mod keep;
mod laws;
mod parallel;
mod price;
mod replay;
mod said;
mod sample;
mod schema;
mod screen;
mod serve;
mod solve;
mod terms;
mod tournament;
mod unread;
mod usage;
mod weigh;

use std::{env, ffi::OsString, fs, io, path::Path, process::ExitCode};

use anyhow::bail;
use bridge_laws::{
    Rules,
    clause::{Edition, Point},
};
use clap::CommandFactory as _;
use doppelkopf_rules::Preset;
use wording::{CardStyle, Lang, Lexicon, msg};

use crate::args::{Args, Command, DokoCommand, RulesArgs, WordsCommand};

/// Pages are many small texts: a fifth of a server's time went into the system's allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// How the program ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Exit {
    /// All is well; at the desk: the ruling stands.
    Fine = 0,
    /// Something failed or could not be read.
    Failed = 1,
    /// Used wrongly.
    Usage = 2,
    /// At the desk: facts are missing.
    FactsMissing = 3,
    /// At the desk: here the director must judge.
    Judgement = 4,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> ExitCode {
        ExitCode::from(exit as u8)
    }
}

fn main() -> ExitCode {
    let typed: Vec<OsString> = env::args_os().collect();
    let (lang, known) = language(usage::wanted_language(&typed).as_deref());
    let words = Lexicon::new(lang);
    let args = match usage::read(&typed, &words) {
        Ok(args) => args,
        Err(exit) => return exit.into(),
    };
    let style = if args.ascii { CardStyle::Ascii } else { CardStyle::Symbol };
    let words = words.with_style(style);
    if let Err(found) = known {
        let known = Lang::ALL.map(Lang::code).join(", ");
        screen::error(&words, &words.say(msg::ErrorUnknownLanguage { found: &found, known: &known }));
        return Exit::Usage.into();
    }
    match run(args, &words) {
        Ok(exit) => exit.into(),
        Err(error) => {
            // A reader that has gone away (`stich laws | head`) is no error.
            let gone = |cause: &(dyn std::error::Error + 'static)| {
                let unwritten = cause.downcast_ref::<screen::Unwritten>().map(|screen::Unwritten(why)| why);
                let why = unwritten.or_else(|| cause.downcast_ref::<io::Error>());
                why.is_some_and(|why| why.kind() == io::ErrorKind::BrokenPipe)
            };
            if error.chain().any(gone) {
                return Exit::Fine.into();
            }
            screen::error(&words, &said(&error, &words));
            if error.is::<Usage>() { Exit::Usage.into() } else { Exit::Failed.into() }
        }
    }
}

/// Used wrongly, with the text for the user.
#[derive(Debug)]
pub struct Usage(pub String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Usage {}

fn language(wanted: Option<&str>) -> (Lang, Result<(), String>) {
    match wanted {
        Some(code) => match Lang::from_code(code) {
            Some(lang) => (lang, Ok(())),
            None => (Lang::default(), Err(code.to_owned())),
        },
        None => {
            let set = |name: &str| env::var(name).ok().filter(|value| !value.is_empty());
            let locales = wanted_locales(set, || sys_locale::get_locales().collect());
            (Lang::from_locales(locales.iter().map(String::as_str)), Ok(()))
        }
    }
}

/// The locales of the user, the most wanted first. As POSIX has it, the first of the three that is set decides alone;
/// `LANGUAGE`, which GNU has beside them, names several, unless nothing but `C` is wanted. Where none is set the system
/// may know.
fn wanted_locales(set: impl Fn(&str) -> Option<String>, system: impl Fn() -> Vec<String>) -> Vec<String> {
    let Some(locale) = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(&set) else { return system() };
    let mut locales = Vec::new();
    if !matches!(locale.split('.').next(), Some("C" | "POSIX")) {
        let several = set("LANGUAGE").unwrap_or_default();
        locales.extend(several.split(':').map(str::to_owned));
    }
    locales.push(locale);
    locales
}

fn run(args: Args, words: &Lexicon) -> anyhow::Result<Exit> {
    clock::set(args.timezone.as_deref(), words)?;
    let serve = serve::ServeArgs { no_open: args.no_open, ..serve::ServeArgs::default() };
    match args.command.unwrap_or(Command::Serve(serve)) {
        Command::Serve(serve) => serve::run(serve, words),
        Command::Desk(desk) => desk::run(&desk, args.ascii, words),
        Command::Chart(chart) => chart::run(&chart, args.ascii, words),
        Command::Check(check) => check::run(&check, words),
        Command::Laws(laws) => laws::run(&laws, words),
        Command::Terms(terms) => terms::run(&terms, words),
        Command::Words(WordsCommand::Export(keep)) => keep::words(&keep, words),
        Command::Replay(replay) => replay::run(&replay, words),
        Command::Solve(solve) => solve::run(&solve, words),
        Command::Price(price) => price::run(&price, words),
        Command::Sample(sample) => sample::run(&sample, words),
        Command::Weigh(weigh) => weigh::run(&weigh, words),
        Command::Doko(DokoCommand::Score(args)) => doko::score(&args, words),
        Command::Doko(DokoCommand::Replay(args)) => doko::replay(&args, words),
        Command::Doko(DokoCommand::Solve(args)) => doko::solve(&args, words),
        Command::Doko(DokoCommand::List(list)) => tournament::list::run(&list, words),
        Command::Tournament(tournament) => tournament::run(&tournament, words),
        Command::Backup(args) => keep::backup(&args, words),
        Command::Restore(args) => keep::restore(&args, words),
        Command::Doctor(args) => keep::doctor(&args, words),
        Command::Export(args) => keep::export(&args, words),
        Command::Import(args) => keep::import(&args, words),
        Command::Schema { of } => {
            screen::line(schema::of(of).trim_end())?;
            Ok(Exit::Fine)
        }
        Command::Completions { shell } => {
            // Not to the screen at once: it panics when the reader has gone away.
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Args::command(), "stich", &mut script);
            screen::whole(&script)?;
            Ok(Exit::Fine)
        }
        Command::Man { folder } => {
            man(&folder).map_err(|error| files::cannot_write(&folder, &error, words))?;
            Ok(Exit::Fine)
        }
    }
}

/// Writes the man pages.
fn man(folder: &Path) -> io::Result<()> {
    // What is there under this name and is no folder is said as such.
    let no_folder = |error: io::Error| match error.kind() {
        io::ErrorKind::AlreadyExists => io::ErrorKind::NotADirectory.into(),
        _ => error,
    };
    fs::create_dir_all(folder).map_err(no_folder)?;
    clap_mangen::generate_to(Args::command(), folder)
}

/// What went wrong, in words where the system says it in its own.
fn said(error: &anyhow::Error, words: &Lexicon) -> String {
    if let Some(screen::Unwritten(why)) = error.downcast_ref() {
        return words.say(msg::ErrorOutput { reason: &files::reason(why, words) });
    }
    match error.downcast_ref::<io::Error>() {
        Some(why) => files::reason(why, words),
        None => format!("{error:#}"),
    }
}

/// The edition of this year.
pub fn edition(words: &Lexicon, year: &str) -> anyhow::Result<Edition> {
    match Edition::from_year(year) {
        Some(edition) => Ok(edition),
        None => {
            let known = Edition::ALL.map(Edition::year).join(", ");
            bail!(Usage(words.say(msg::ErrorEdition { found: year, known: &known })))
        }
    }
}

/// The rules of Doppelkopf of this name.
pub fn preset(words: &Lexicon, name: &str) -> anyhow::Result<Preset> {
    match name.parse() {
        Ok(preset) => Ok(preset),
        Err(_) => bail!(Usage(words.say(msg::ErrorExpected { found: name, expected: "sheet, tsr" }))),
    }
}

/// What belongs to the other game is refused, not passed over.
pub fn refuse(option: &str, given: bool, game: wording::Game, words: &Lexicon) -> anyhow::Result<()> {
    if given {
        bail!(Usage(words.say(msg::ErrorOtherGame { what: option, game })));
    }
    Ok(())
}

/// The rules of Doppelkopf that the command line asks for.
pub fn doko_rules(words: &Lexicon, args: &RulesArgs) -> anyhow::Result<doppelkopf_rules::Rules> {
    refuse("--edition", args.edition.is_some(), wording::Game::Doppelkopf, words)?;
    doko_readings(words, args.rules.as_deref(), &args.other_readings)
}

/// The rules of this name, with these points read the other way.
pub fn doko_readings(
    words: &Lexicon,
    named: Option<&str>,
    other_readings: &[String],
) -> anyhow::Result<doppelkopf_rules::Rules> {
    let preset = named.map_or(Ok(Preset::default()), |rules| preset(words, rules))?;
    let switched = || doppelkopf_rules::Point::ALL.iter().copied().filter(|point| point.has_switch());
    let mut rules = doppelkopf_rules::Rules::from(preset);
    for id in other_readings {
        match switched().find(|point| point.id() == id) {
            Some(point) => rules = rules.other_way(point),
            None => {
                let known: Vec<&str> = switched().map(doppelkopf_rules::Point::id).collect();
                bail!(Usage(words.say(msg::ErrorExpected { found: id, expected: &known.join(", ") })))
            }
        }
    }
    Ok(rules)
}

/// The laws that the command line asks for.
pub fn rules(words: &Lexicon, args: &RulesArgs) -> anyhow::Result<Rules> {
    refuse("--rules", args.rules.is_some(), wording::Game::Bridge, words)?;
    let edition_of = |year: &str| edition(words, year);
    let edition = args.edition.as_deref().map_or(Ok(Edition::default()), edition_of)?;
    let mut rules = Rules { edition, ..Rules::default() };
    for id in &args.other_readings {
        match Point::from_id(id) {
            Some(point) => rules.readings = rules.readings.other_way(point.number()),
            None => {
                let known: Vec<String> = Point::ALL.iter().map(ToString::to_string).collect();
                bail!(Usage(words.say(msg::ErrorPoint { found: id, known: &known.join(", ") })))
            }
        }
    }
    Ok(rules)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_that_of_the_first_locale_that_is_set() {
        for (set, expected) in [
            (&[("LC_ALL", "nl_NL.UTF-8"), ("LC_MESSAGES", "da_DK"), ("LANG", "de_DE")][..], Lang::Nl),
            (&[("LC_MESSAGES", "da_DK.UTF-8"), ("LANG", "de_DE")], Lang::Da),
            (&[("LANG", "de_DE.UTF-8")], Lang::De),
            // Who sets it to what we do not have, or to nothing of any country, does not want what he has set beside it.
            (&[("LC_ALL", "fr_FR.UTF-8"), ("LANG", "de_DE.UTF-8")], Lang::En),
            (&[("LC_ALL", "C"), ("LANG", "de_DE.UTF-8"), ("LANGUAGE", "de")], Lang::En),
            (&[("LC_ALL", "C.UTF-8"), ("LANGUAGE", "de")], Lang::En),
            (&[("LANG", "en_GB.UTF-8"), ("LANGUAGE", "fr:nb:de")], Lang::Nb),
            (&[], Lang::Da),
        ] {
            let of = |name: &str| set.iter().find(|(n, _)| *n == name).map(|(_, value)| (*value).to_owned());
            let locales = wanted_locales(of, || vec!["da".to_owned()]);
            assert_eq!(Lang::from_locales(locales.iter().map(String::as_str)), expected, "{set:?}");
        }
    }
}
