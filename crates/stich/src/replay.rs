//! `stich replay`: judges records.

use wording::Lexicon;

use crate::{Exit, args::ReplayArgs};

pub fn run(_args: &ReplayArgs, _words: &Lexicon) -> anyhow::Result<Exit> {
    Ok(Exit::Fine)
}
