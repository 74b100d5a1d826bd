//! `stich tournament export`.

use tournament::Tournament;
use wording::{Lexicon, msg};

use super::{
    args::{ExportArgs, ExportFormat},
    json::{self, Answer},
    pen, rank, save,
};
use crate::{
    Exit,
    screen::{self, GOOD},
};

pub fn run(args: &ExportArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let tournament = pen::read(words, &args.of)?;
    let text = match args.format {
        ExportFormat::Csv => csv(&tournament, words)?,
        ExportFormat::Json => {
            serde_json::to_string_pretty(&Answer::Export(Box::new(json::export(&tournament, words))))? + "\n"
        }
    };
    match &args.out {
        None => screen::line(text.trim_end())?,
        Some(out) => {
            save(words, out, text.as_bytes())?;
            let file = &out.display().to_string();
            screen::styled(GOOD, &words.say(msg::TournamentWritten { file }))?;
        }
    }
    Ok(Exit::Fine)
}

/// A cell that may hold anything.
fn cell(text: &str) -> String {
    if text.contains([';', '"', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The ranking; the minus is that of programs.
fn csv(tournament: &Tournament, words: &Lexicon) -> anyhow::Result<String> {
    let after = rank::after(tournament, None, words)?;
    let mut head = vec![
        words.say(msg::PaperRankingRank),
        words.say(msg::PaperRankingNumber),
        words.say(msg::PaperRankingName),
        words.say(msg::PaperRankingClub),
    ];
    head.extend((1..=after).map(|m| words.say(msg::PaperRankingRound { m })));
    head.extend([words.say(msg::PaperRankingDeduction), words.say(msg::PaperRankingTotal)]);
    let mut text = head.iter().map(|heading| cell(heading)).collect::<Vec<_>>().join(";") + "\n";
    for standing in tournament.standings(after).ranked {
        let results = &standing.results;
        let player = tournament.roster().get(results.player);
        let mut row = vec![
            standing.rank.to_string(),
            results.player.to_string(),
            cell(player.map(|p| p.name.as_str()).unwrap_or_default()),
            cell(player.and_then(|p| p.club.as_deref()).unwrap_or_default()),
        ];
        row.extend(results.rounds.iter().map(|r| r.map(|r| r.points.to_string()).unwrap_or_default()));
        row.extend([results.deduction.to_string(), standing.sum.to_string()]);
        text.push_str(&row.join(";"));
        text.push('\n');
    }
    Ok(text)
}
