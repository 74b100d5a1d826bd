//! `stich tournament draw`.

use anyhow::anyhow;
use tournament::{Event, Finding, Position, Redraw, Refused, Seated, Tournament, read_tables};
use wording::{Lexicon, msg};

use super::{
    answer,
    args::DrawArgs,
    json::{self, Answer},
    pen::Pen,
    refused, say, text,
};
use crate::{
    Exit,
    screen::{self, DIM, HEAD},
};

pub fn run(args: &DrawArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    let from = match &args.edit {
        Some(csv) => {
            let round = args.round.unwrap_or_default();
            let file = &csv.display().to_string();
            let tables = read_tables(&text(words, csv)?).map_err(|e| {
                let (line, found) = (e.line, e.found.as_str());
                anyhow!(words.say(msg::TournamentSeatingLine { file, line, found }))
            })?;
            pen.write(words, vec![Event::SeatingEdited { round, tables }])?;
            round
        }
        None => draw(args, &mut pen, words)?,
    };
    let tournament = &pen.tournament;
    let rounds = tournament.rounds().iter().zip(1..).filter(|(_, round)| *round >= from);
    if args.signed.json {
        return answer(&Answer::Tournament(json::tournament(tournament, words)));
    }
    let mut said = None;
    for (seated, round) in rounds {
        show(tournament, round, seated, words)?;
        said = seated.found.filter(|_| args.edit.is_none()).map(|found| (found, seated.seed));
    }
    if let Some((found, seed)) = said {
        screen::line("")?;
        screen::styled(DIM, &words.say(msg::TournamentDrawn { seed: &seed.to_string() }))?;
        for line in say::found(found, words) {
            screen::line(&line)?;
        }
    }
    Ok(Exit::Fine)
}

fn draw(args: &DrawArgs, pen: &mut Pen, words: &Lexicon) -> anyhow::Result<usize> {
    let tournament = &pen.tournament;
    let next = tournament.rounds().len() + 1;
    if let Some(round) = args.round.filter(|&round| round != next) {
        let rounds = tournament.setup().rounds;
        let error = if (1..=rounds).contains(&round) {
            Refused::OutOfOrder(next)
        } else {
            Refused::NoSuchRound { round, rounds }
        };
        return Err(refused(&error, tournament, words));
    }
    let which = match (args.again, args.all) {
        (true, _) => Redraw::NotBegun,
        (false, true) => Redraw::Rest,
        (false, false) => Redraw::Next,
    };
    let seed = args.seed.unwrap_or(tournament.setup().seed);
    let event = tournament.draw(which, seed).map_err(|e| anyhow!(say::draw(&e, tournament, words)))?;
    let from = if let Event::Drawn { from, .. } = &event { *from } else { next };
    pen.write(words, vec![event])?;
    Ok(from)
}

/// The tables of a round with their players, and what is to be said about the seating.
pub fn show(tournament: &Tournament, round: usize, seated: &Seated, words: &Lexicon) -> anyhow::Result<()> {
    let number = &round.to_string();
    screen::styled(HEAD, &words.say(msg::TournamentHeadingRound { round: number }))?;
    if seated.edited.is_some() {
        screen::styled(DIM, &words.say(msg::TournamentEdited { round: number }))?;
    }
    for (table, number) in seated.tables.iter().zip(1_usize..) {
        let heading = words.say(msg::TournamentHeadingTable { table: &number.to_string() });
        let seat = |(number, position): (&tournament::Number, Position)| {
            format!("{position}: {}", say::player(*number, Some(tournament)))
        };
        let seats: Vec<String> = table.players().iter().zip(Position::ALL).map(seat).collect();
        seats_in_lines(&format!("  {heading}  "), &seats)?;
    }
    for springer in bulletin::show::springers_of(tournament, round, words) {
        screen::line(&format!("  {springer}"))?;
    }
    if let Some(said) = bulletin::show::only_fours_of(tournament, seated, words) {
        screen::styled(DIM, &format!("  {said}"))?;
    }
    let tables = seated.tables.iter().map(|table| table.players().to_vec()).collect();
    let findings: Vec<Finding> = tournament.findings(round, &tables).unwrap_or_default();
    for finding in findings {
        screen::styled(DIM, &format!("  {}", say::finding(&finding, Some(tournament), words)))?;
    }
    Ok(())
}

/// The players of a table, as many in a line as fit; no name is torn apart.
fn seats_in_lines(heading: &str, seats: &[String]) -> anyhow::Result<()> {
    const WIDTH: usize = 88;
    let mut line = heading.to_owned();
    let indent = " ".repeat(heading.chars().count());
    for (i, seat) in seats.iter().enumerate() {
        let empty = line.chars().count() <= indent.len();
        if !empty && line.chars().count() + seat.chars().count() + 1 > WIDTH {
            screen::line(line.trim_end())?;
            line.clone_from(&indent);
        }
        line.push_str(seat);
        line.push_str(if i + 1 < seats.len() { ", " } else { "" });
    }
    screen::line(&line)?;
    Ok(())
}
