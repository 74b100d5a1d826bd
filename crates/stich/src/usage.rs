//! The command line as it is typed: read by clap, and what clap has to say in the language of the user.

use std::{error::Error as _, ffi::OsString, num::ParseIntError};

use clap::{
    Arg, ArgAction, Command, CommandFactory as _, Parser as _,
    error::{ContextKind, ContextValue, ErrorKind},
};
use tournament::{Name, NameError};
use wording::{Lexicon, msg};

use crate::{Exit, args::Args, screen};

/// The language that is asked for, before anything else is read.
pub fn wanted_language(typed: &[OsString]) -> Option<String> {
    let mut words = typed.iter().skip(1).map(|word| word.to_string_lossy()).take_while(|word| word != "--");
    while let Some(word) = words.next() {
        if word == "--lang" {
            return words.next().map(String::from);
        }
        if let Some(code) = word.strip_prefix("--lang=") {
            return Some(code.to_owned());
        }
    }
    None
}

/// Reads the command line; if it cannot be used, or only help is wanted, that is said.
pub fn read(typed: &[OsString], words: &Lexicon) -> Result<Args, Exit> {
    let typed = &unmistakable(typed);
    let error = match Args::try_parse_from(typed) {
        Ok(args) => return Ok(args),
        Err(error) => error,
    };
    // Once more by a command that speaks the language: clap fits its help to the screen.
    let error = spoken(Args::command(), words).try_get_matches_from(typed).err().unwrap_or(error);
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // Where nobody can read it, it cannot be said.
            let _ = error.print();
            Err(Exit::Fine)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let _ = error.print();
            Err(Exit::Usage)
        }
        _ => {
            screen::error(words, &wrong(&error, typed, words));
            Err(Exit::Usage)
        }
    }
}

/// A tournament may be called like something that is done about players: `tournament players list add Anna`. Where such a word
/// is followed by another, it is the name.
fn unmistakable(typed: &[OsString]) -> Vec<OsString> {
    let mut typed = typed.to_vec();
    let command = Args::command();
    let path = ["tournament", "players"];
    let players = path.iter().try_fold(&command, |command, name| command.find_subcommand(name));
    let is_done =
        |word: &OsString| word != "help" && players.is_some_and(|of| of.find_subcommand(word).is_some());
    let at = typed.windows(2).position(|words| words.iter().eq(&path));
    let words = at.and_then(|at| typed.get_mut(at + 2..at + 4));
    if let Some([name, done]) = words
        && is_done(name)
        && is_done(done)
    {
        let mut whole = OsString::from(Name::STREAMS);
        whole.push(&*name);
        *name = whole;
    }
    typed
}

/// What the help of a command ends with, as the catalogue names it.
const END: &str = "at-the-end";

/// The command with its help in the language.
fn spoken(mut command: Command, words: &Lexicon) -> Command {
    command.build();
    speak(command, "stich", "", words)
}

/// One command and those below it. `id` names it in the catalogue, and the ids of those below it begin with
/// `below`: `tournament-players` and `tournament-players-`.
fn speak(command: Command, id: &str, below: &str, words: &Lexicon) -> Command {
    let style = *command.get_styles().get_header();
    let heading = |text: String| format!("{style}{text}:{style:#}");
    let mut template =
        format!("{{about-with-newline}}\n{} {{usage}}\n", heading(words.say(msg::UsageHeading)));
    if command.has_subcommands() {
        template += &format!("\n{}\n{{subcommands}}\n", heading(words.say(msg::UsageCommands)));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n{}\n{{positionals}}\n", heading(words.say(msg::UsageArguments)));
    }
    template += &format!("\n{}\n{{options}}{{after-help}}", heading(words.say(msg::UsageOptions)));
    let mut command = command
        .about(words.help(id, None).unwrap_or_default())
        .after_help(words.help(id, Some(END)).unwrap_or_default())
        .help_template(template)
        .mut_args(|arg| {
            let mut text = words.help(id, Some(&option(&arg))).unwrap_or_default();
            for more in beside(&arg, words) {
                text += &format!(" [{more}]");
            }
            let arg =
                arg.help(text).long_help(None::<&str>).hide_default_value(true).hide_possible_values(true);
            // One help for -h and --help: there is no longer one.
            if matches!(arg.get_action(), ArgAction::Help) { arg.action(ArgAction::HelpShort) } else { arg }
        })
        .mut_subcommands(|command| match command.get_name() {
            // `stich help desk` says what `stich desk --help` says.
            "help" => speak(command, "help", below, words),
            name => {
                let id = format!("{below}{name}");
                speak(command, &id, &format!("{id}-"), words)
            }
        });
    let usage = command.render_usage().ansi().to_string();
    let usage = usage.split_once("Usage:").map_or(usage.as_str(), |(_, usage)| usage);
    let usage = usage.trim_start_matches("\u{1b}[0m").trim();
    let (option, command_name) = (words.say(msg::UsageOption), words.say(msg::UsageCommand));
    let usage = usage
        .replace("[OPTIONS]", &format!("[{option}]"))
        .replace("[COMMAND]", &format!("[{command_name}]"))
        .replace("<COMMAND>", &format!("<{command_name}>"));
    command.override_usage(usage)
}

/// An option as the catalogue names it.
fn option(arg: &Arg) -> String {
    arg.get_id().as_str().replace('_', "-")
}

/// What stands in brackets after the help of an option: what it is without being given, and what it may be.
fn beside(arg: &Arg, words: &Lexicon) -> Vec<String> {
    if !arg.get_action().takes_values() {
        return Vec::new();
    }
    let default: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let possible: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let mut beside = Vec::new();
    if !default.is_empty() {
        beside.push(words.say(msg::UsageDefault { known: &default.join(" ") }));
    }
    if !possible.is_empty() {
        beside.push(words.say(msg::UsagePossible { known: &possible.join(", ") }));
    }
    beside
}

/// What is wrong with the command line, how the command is used, and where there is more.
fn wrong(error: &clap::Error, typed: &[OsString], words: &Lexicon) -> String {
    let mut text = what_is_wrong(error, words);
    if let Some(command) = behind(error, typed) {
        text += &format!("; {}", words.say(msg::UsageBehind { command: &command }));
    }
    let meant = [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    if let Some(known) = meant.into_iter().find_map(|kind| said(error, kind)) {
        text += &format!("; {}", words.say(msg::UsageMeant { known: &known }));
    } else if let Some(known) = said(error, ContextKind::ValidValue) {
        text += &format!("; {}", words.say(msg::UsagePossible { known: &known }));
    }
    if let Some(ContextValue::StyledStr(usage)) = error.get(ContextKind::Usage) {
        let usage = usage.to_string();
        let usage = usage.strip_prefix("Usage:").unwrap_or(&usage).trim();
        text += &format!("\n\n{}: {usage}", words.say(msg::UsageHeading));
    }
    text + "\n\n" + &words.say(msg::UsageMore)
}

/// The command behind which an option belongs that stands before it: `stich --data DIR tournament …`.
fn behind(error: &clap::Error, typed: &[OsString]) -> Option<String> {
    let found =
        said(error, ContextKind::InvalidArg).filter(|_| error.kind() == ErrorKind::UnknownArgument)?;
    let name = found.strip_prefix("--")?;
    let mut command = Args::command();
    command.build();
    // It may be followed by a value of its own, which names no command.
    let at = typed.iter().position(|word| word.to_string_lossy().split('=').next() == Some(&found))?;
    let (mut command, mut path) = (&command, vec!["stich"]);
    for word in typed.get(1..)?.iter().map(|word| word.to_string_lossy()) {
        if let Some(below) = command.find_subcommand(&*word) {
            path.push(below.get_name());
            command = below;
        }
    }
    let knows = command.get_arguments().any(|arg| arg.get_long() == Some(name));
    let stands_before = path.last().is_some_and(|last| {
        typed.get(at..).is_some_and(|after| after.iter().any(|word| word.to_string_lossy() == *last))
    });
    (knows && stands_before).then(|| path.join(" "))
}

fn what_is_wrong(error: &clap::Error, words: &Lexicon) -> String {
    let option = said(error, ContextKind::InvalidArg).unwrap_or_default();
    let found = said(error, ContextKind::InvalidValue).unwrap_or_default();
    let (option, found) = (option.as_str(), found.as_str());
    let number = |kind| match error.get(kind) {
        Some(ContextValue::Number(number)) => usize::try_from(*number).unwrap_or_default(),
        _ => 0,
    };
    match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let found = &said(error, ContextKind::InvalidSubcommand).unwrap_or_default();
            words.say(msg::UsageNoCommand { found })
        }
        ErrorKind::UnknownArgument => words.say(msg::UsageNoArgument { found: option }),
        ErrorKind::MissingRequiredArgument => words.say(msg::UsageMissing { list: option }),
        ErrorKind::MissingSubcommand => words.say(msg::UsageMissingCommand),
        ErrorKind::InvalidValue if found.is_empty() => words.say(msg::UsageNoValue { option }),
        ErrorKind::InvalidValue => words.say(msg::UsageNotPossible { found, option }),
        ErrorKind::ValueValidation => {
            let text = words.say(msg::UsageNotPossible { found, option });
            match why(error, words) {
                Some(why) => format!("{text}; {why}"),
                None => text,
            }
        }
        ErrorKind::ArgumentConflict => match said(error, ContextKind::PriorArg) {
            Some(other) if other != option => words.say(msg::UsageConflict { option, other: &other }),
            _ => words.say(msg::UsageTwice { option }),
        },
        ErrorKind::TooManyValues => words.say(msg::UsageTooMany { found, option }),
        ErrorKind::TooFewValues => words.say(msg::UsageTooFew { option, n: number(ContextKind::MinValues) }),
        ErrorKind::WrongNumberOfValues => {
            words.say(msg::UsageTooFew { option, n: number(ContextKind::ExpectedNumValues) })
        }
        ErrorKind::InvalidUtf8 => words.say(msg::UsageNoText),
        // What cannot happen here, in clap's own words.
        kind => kind.to_string(),
    }
}

/// What belongs there instead.
fn why(error: &clap::Error, words: &Lexicon) -> Option<String> {
    let source = error.source()?;
    if let Some(range) = source.downcast_ref::<NotFromTo>() {
        let (least, most) = (&range.least.to_string(), &range.most.to_string());
        return Some(words.say(msg::UsageFromTo { least, most }));
    }
    if source.is::<NameError>() {
        return Some(words.say(msg::UsageName));
    }
    if source.is::<TooMuchMemory>() {
        return Some(words.say(msg::UsageMemory));
    }
    if source.is::<NoMemory>() {
        return Some(words.say(msg::UsageNoMemory));
    }
    source.is::<ParseIntError>().then(|| words.say(msg::UsageNumber))
}

/// What clap knows of this kind, as it is typed.
fn said(error: &clap::Error, kind: ContextKind) -> Option<String> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) if !texts.is_empty() => Some(texts.join(", ")),
        _ => None,
    }
}

/// Not a number from the one to the other.
#[derive(Debug, thiserror::Error)]
#[error("a number from {least} to {most} is wanted")]
pub struct NotFromTo {
    least: u8,
    most: u8,
}

/// More than can be counted.
#[derive(Debug, thiserror::Error)]
#[error("no computer has so much memory")]
pub struct TooMuchMemory;

/// None at all.
#[derive(Debug, thiserror::Error)]
#[error("there must be some memory")]
pub struct NoMemory;

/// A number from the one to the other.
///
/// # Errors
/// No such number.
pub fn from_to<const LEAST: u8, const MOST: u8>(text: &str) -> Result<u8, NotFromTo> {
    let number = text.parse().ok().filter(|number| (LEAST..=MOST).contains(number));
    number.ok_or(NotFromTo { least: LEAST, most: MOST })
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs};

    use wording::Lang;

    use super::*;

    /// Every command with its id, and the beginning of the ids below it.
    fn walk<'a>(command: &'a Command, id: String, below: &str, all: &mut Vec<(String, &'a Command)>) {
        for command in command.get_subcommands().filter(|command| command.get_name() != "help") {
            let id = format!("{below}{}", command.get_name());
            walk(command, id.clone(), &format!("{id}-"), all);
        }
        all.push((id, command));
    }

    fn text(styled: Option<&clap::builder::StyledStr>) -> Option<String> {
        styled.map(ToString::to_string)
    }

    #[test]
    fn every_option_has_words_and_english_ones_are_those_of_the_comments() {
        let mut command = Args::command();
        command.build();
        let mut all = Vec::new();
        walk(&command, "stich".to_owned(), "", &mut all);
        let lexica = Lang::ALL.map(Lexicon::new);
        let mut used = BTreeSet::from(["help".to_owned()]);
        for (id, command) in all {
            for words in &lexica {
                assert!(words.help(&id, None).is_some(), "{:?}: help-{id}", words.lang());
            }
            let [english, ..] = &lexica;
            assert_eq!(english.help(&id, None), text(command.get_about()), "help-{id}");
            used.insert(id.clone());
            if let Some(end) = text(command.get_after_help()) {
                for words in &lexica {
                    assert!(words.help(&id, Some(END)).is_some(), "{:?}: help-{id}.{END}", words.lang());
                }
                assert_eq!(english.help(&id, Some(END)), Some(end), "help-{id}.{END}");
                used.insert(format!("{id}.{END}"));
            }
            for arg in command.get_arguments() {
                let option = option(arg);
                for words in &lexica {
                    let found = words.help(&id, Some(&option));
                    assert!(found.is_some(), "{:?}: help-{id}.{option}", words.lang());
                }
                if !["help", "version"].contains(&option.as_str()) {
                    assert_eq!(english.help(&id, Some(&option)), text(arg.get_help()), "help-{id}.{option}");
                }
                used.extend([format!("{id}.{option}"), format!("shared.{option}")]);
            }
        }
        // And none that nothing is called by any more.
        let mut of = String::new();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../wording/i18n/en/help.ftl");
        for line in fs::read_to_string(file).unwrap_or_default().lines() {
            let Some((name, _)) = line.split_once(" =") else { continue };
            if let Some(id) = name.strip_prefix("help-") {
                of = id.to_owned();
                assert!(id == "shared" || used.contains(id), "help-{id}");
            } else if let Some(option) = name.trim().strip_prefix('.') {
                assert!(used.contains(&format!("{of}.{option}")), "help-{of}.{option}");
            }
        }
    }
}
