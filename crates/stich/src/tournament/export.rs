//! `stich tournament export`.

use wording::{Lexicon, msg};

use super::{
    args::{ExportArgs, ExportFormat},
    json::{self, Answer},
    pen, save,
};
use crate::{
    Exit,
    screen::{self, GOOD},
};

pub fn run(args: &ExportArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let tournament = pen::read(words, &args.of)?;
    let text = match args.format {
        ExportFormat::Csv => bulletin::csv::ranking(&tournament, tournament.begun(), words),
        ExportFormat::Json => {
            serde_json::to_string_pretty(&Answer::Export(Box::new(json::export(&tournament, words))))? + "\n"
        }
    };
    // A file is the one that the browser gives: programs for tables know by its first letter how it is written. On the screen,
    // and for the next program, there is nothing before the headings.
    let text = match (args.format, &args.out) {
        (ExportFormat::Csv, Some(_)) => format!("\u{feff}{text}"),
        _ => text,
    };
    match &args.out {
        None => screen::line(text.trim_end())?,
        Some(out) => {
            save(words, out, args.replace, text.as_bytes())?;
            let file = &out.display().to_string();
            screen::styled(GOOD, &words.say(msg::TournamentWritten { file }))?;
        }
    }
    Ok(Exit::Fine)
}
