//! `stich tournament`: a tournament of Doppelkopf from one program.

mod appeal;
pub mod args;
mod correct;
mod draw;
mod enter;
mod export;
pub mod json;
mod line;
pub mod list;
mod new;
mod pen;
mod players;
mod print;
mod rank;
mod registry;
mod say;
mod show;

use std::{fs, path::Path};

use anyhow::anyhow;
use tournament::{Refused, Tournament};
use wording::{Lexicon, msg};

use crate::{
    Exit,
    files::{self, Readers, Target},
    screen::{self, GOOD},
};
use args::{Signed, TournamentCommand};
use json::{Answer, Done};

/// Runs a command. If somebody else has written into the tournament meanwhile, it is decided anew on what
/// is there then: each command is told what it would have been told a moment later.
pub fn run(command: &TournamentCommand, words: &Lexicon) -> anyhow::Result<Exit> {
    /// Each time somebody else got through.
    const TRIES: u32 = 50;
    let mut tries = 1;
    loop {
        match once(command, words) {
            Err(error) if error.is::<pen::Overtaken>() && tries < TRIES => tries += 1,
            other => return other,
        }
    }
}

fn once(command: &TournamentCommand, words: &Lexicon) -> anyhow::Result<Exit> {
    match command {
        TournamentCommand::New(args) => new::run(args, words),
        TournamentCommand::List(args) => registry::run(args, words),
        TournamentCommand::Players(args) => players::run(args, words),
        TournamentCommand::Draw(args) => draw::run(args, words),
        TournamentCommand::Enter(args) => enter::run(args, words),
        TournamentCommand::Correct(args) => correct::run(args, words),
        TournamentCommand::Settle(args) => correct::settle(args, words),
        TournamentCommand::Close(args) => correct::close(args, words),
        TournamentCommand::Reopen(args) => correct::reopen(args, words),
        TournamentCommand::TimeUp(args) => correct::time_up(args, words),
        TournamentCommand::Appeal(args) => appeal::lodge(args, words),
        TournamentCommand::Decide(args) => appeal::decide(args, words),
        TournamentCommand::Deduct(args) => correct::deduct(args, words),
        TournamentCommand::TakeBack(args) => correct::take_back(args, words),
        TournamentCommand::Disqualify(args) => correct::disqualify(args, words),
        TournamentCommand::Show(args) => show::run(args, words),
        TournamentCommand::Rank(args) => rank::run(args, words),
        TournamentCommand::Export(args) => export::run(args, words),
        TournamentCommand::Print(args) => print::run(args, words),
    }
}

/// The JSON Schema of all answers.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<Answer>()
}

/// Writes an answer as JSON.
fn answer(answer: &Answer) -> anyhow::Result<Exit> {
    screen::line(&serde_json::to_string_pretty(answer)?)?;
    Ok(Exit::Fine)
}

/// Says what was done and is saved.
fn done(signed: &Signed, said: Vec<String>) -> anyhow::Result<Exit> {
    if signed.json {
        return answer(&Answer::Done(Done { said }));
    }
    for line in said {
        screen::styled(GOOD, &line)?;
    }
    Ok(Exit::Fine)
}

fn refused(error: &Refused, tournament: &Tournament, words: &Lexicon) -> anyhow::Error {
    anyhow!(say::refused(error, Some(tournament), words))
}

/// Reads a file of the organiser.
fn bytes(words: &Lexicon, path: &Path) -> anyhow::Result<Vec<u8>> {
    let file = &path.display().to_string();
    fs::read(path)
        .map_err(|e| anyhow!(words.say(msg::ErrorCannotRead { file, reason: &files::reason(&e, words) })))
}

/// Reads a text of the organiser, in whatever way his program writes letters.
fn text(words: &Lexicon, path: &Path) -> anyhow::Result<String> {
    Ok(tournament::decode(&bytes(words, path)?))
}

/// Writes a file.
fn save(words: &Lexicon, path: &Path, replace: bool, bytes: &[u8]) -> anyhow::Result<()> {
    Target::of(path, (replace, Readers::AsUsual), &[], words)?.save(bytes, words)
}
