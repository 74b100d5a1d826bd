//! `stich tournament print`.

use anyhow::anyhow;
use bulletin::print::{cards, plans, ranking, sheets};
use tournament::Tournament;
use wording::{Lexicon, msg};

use super::{
    args::{PrintArgs, Printout},
    pen, rank, refused, save, say,
};
use crate::{
    Exit, clock,
    screen::{self, GOOD},
};

pub fn run(args: &PrintArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let tournament = pen::read(words, &args.of)?;
    let bytes = match args.what {
        Printout::Cards => paper::seat_cards(&cards(&tournament), words),
        Printout::Seating => {
            let plans = plans(&tournament, args.round, words).map_err(|e| refused(&e, &tournament, words))?;
            paper::seating(&plans, words)
        }
        Printout::Sheets => lists(&tournament, args.round, false, words)?,
        Printout::Lists => lists(&tournament, args.round, true, words)?,
        Printout::Ranking => {
            let after = rank::after(&tournament, args.round, words)?;
            let teams = rank::teams(&tournament, args.teams.as_deref(), after, words)?;
            paper::ranking(&ranking(&tournament, after, teams, words), words)
        }
    };
    save(words, &args.out, args.replace, &bytes.map_err(|e| anyhow!(say::paper(&e, words)))?)?;
    let file = &args.out.display().to_string();
    screen::styled(GOOD, &words.say(msg::TournamentWritten { file }))?;
    Ok(Exit::Fine)
}

fn lists(
    tournament: &Tournament,
    round: Option<usize>,
    filled: bool,
    words: &Lexicon,
) -> anyhow::Result<Result<Vec<u8>, paper::PaperError>> {
    let sheets = sheets(tournament, round, filled, (words, clock::zone()))
        .map_err(|e| refused(&e, tournament, words))?;
    Ok(paper::table_sheets(&sheets, words))
}
