//! The ranking for a program for tables.

use tournament::{Results, Tournament};
use wording::{Lexicon, msg};

/// A cell that may hold anything. Programs for tables reckon out what begins like a formula; after an apostrophe they
/// show it as it is. Numbers are written without this function.
#[must_use]
pub fn cell(text: &str) -> String {
    let text = &match text.starts_with(['=', '+', '-', '@', '\t', '\r']) {
        true => format!("'{text}"),
        false => text.to_owned(),
    };
    if text.contains([';', '"', '\n', '\r']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

/// The ranking after so many rounds; the minus is that of programs. Those who are disqualified stand at the end,
/// with that word in place of a rank. Where lines do not count yet, a last line says so: whoever is handed the table has
/// nothing else to see it by.
#[must_use]
pub fn ranking(tournament: &Tournament, after: usize, words: &Lexicon) -> String {
    let mut head = vec![
        words.say(msg::PaperRankingRank),
        words.say(msg::PaperRankingNumber),
        words.say(msg::PaperRankingName),
        words.say(msg::PaperRankingClub),
    ];
    head.extend((1..=after).map(|m| words.say(msg::PaperRankingRound { m })));
    head.extend([words.say(msg::PaperRankingDeduction), words.say(msg::PaperRankingTotal)]);
    let mut text = head.iter().map(|heading| cell(heading)).collect::<Vec<_>>().join(";") + "\n";
    let standings = tournament.standings(after);
    let row = |rank: String, results: &Results, sum: String| {
        let player = tournament.roster().get(results.player);
        let mut row = vec![
            rank,
            results.player.to_string(),
            cell(player.map(|p| p.name.as_str()).unwrap_or_default()),
            cell(player.and_then(|p| p.club.as_deref()).unwrap_or_default()),
        ];
        row.extend(results.rounds.iter().map(|r| r.map(|r| r.points.to_string()).unwrap_or_default()));
        row.extend([results.deduction.to_string(), sum]);
        row.join(";") + "\n"
    };
    for standing in &standings.ranked {
        text += &row(standing.rank.to_string(), &standing.results, standing.sum.to_string());
    }
    for results in &standings.out {
        text += &row(words.say(msg::TournamentPlayerOut), results, String::new());
    }
    if let Some(doubts) = crate::show::doubts(&standings, words) {
        text += &format!(";;{}\n", cell(&doubts));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::cell;

    /// A name is no formula, whatever program opens the file.
    #[test]
    fn a_cell_is_never_a_formula() {
        for (text, shown) in [
            ("Anna", "Anna"),
            ("=1+1", "'=1+1"),
            ("+49 40", "'+49 40"),
            ("-Anna", "'-Anna"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("=A1;\"x\"", "\"'=A1;\"\"x\"\"\""),
            ("Anna = Bea", "Anna = Bea"),
        ] {
            assert_eq!(cell(text), shown);
        }
    }
}
