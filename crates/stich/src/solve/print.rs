//! What `stich solve` shows.

use bridge::{Contract, Doubled, Level, Strain};
use cards::Seat;
use schemars::JsonSchema;
use serde::Serialize;
use solver::{Par, ParContract, TrickTable};
use wording::{Lexicon, msg};

use super::{Compared, Outcome, Solved, recorded};
use crate::{
    Exit,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

/// The order of declarers in a printed table.
const DECLARERS: [Seat; 4] = [Seat::North, Seat::South, Seat::East, Seat::West];

pub fn all(solved: &[Solved], json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let (mut total, mut differing, mut failed) = (0, 0, 0);
    let mut file = "";
    for one in solved {
        match &one.outcome {
            Outcome::Table { compared, par_differs, .. } => {
                total += 1;
                let differs = compared.iter().any(|c| !c.differences.is_empty()) || par_differs.is_some();
                differing += usize::from(differs);
            }
            Outcome::NoDeal => {}
            Outcome::Failed(_) => failed += 1,
        }
        if json {
            screen::line(&serde_json::to_string(&line(one))?)?;
            continue;
        }
        if one.file != file {
            screen::styled(HEAD, &one.file)?;
            file = &one.file;
        }
        board(one, words)?;
    }
    if !json {
        let style = if failed == 0 && differing == 0 { GOOD } else { HEAD };
        screen::styled(style, &words.say(msg::SolveSummary { total, n: differing, failed }))?;
    }
    Ok(if failed == 0 { Exit::Fine } else { Exit::Failed })
}

fn board(one: &Solved, words: &Lexicon) -> anyhow::Result<()> {
    let head = words.say(msg::SolveBoard { board: &one.board });
    match &one.outcome {
        Outcome::NoDeal => screen::styled(DIM, &format!("{head}: {}", words.say(msg::SolveNoDeal)))?,
        Outcome::Failed(error) if one.board.is_empty() => screen::styled(BAD, error)?,
        Outcome::Failed(error) => screen::styled(BAD, &format!("{head}: {error}"))?,
        Outcome::Table { table, par, compared, par_differs } => {
            screen::styled(HEAD, &head)?;
            tricks(table, words)?;
            if let Some(par) = par {
                screen::line(&par_line(par, words))?;
            }
            for source in compared {
                comparison(source, table, words)?;
            }
            if let Some((here, found)) = par_differs {
                let (score, found) = (here.to_string(), found.to_string());
                let text =
                    words.say(msg::SolveParDiffers { score: &score, found: &found, source: "OptimumScore" });
                screen::styled(BAD, &text)?;
            }
        }
    }
    Ok(())
}

/// A table of tricks: a row for each declarer.
pub fn tricks(table: &TrickTable, words: &Lexicon) -> anyhow::Result<()> {
    let mut head = String::from("  ");
    for strain in Strain::ALL {
        head.push_str(&format!("{:>4}", mark(strain, words)));
    }
    screen::styled(DIM, &head)?;
    for declarer in DECLARERS {
        let mut row = format!("{:<2}", words.seat_letter(declarer));
        for strain in Strain::ALL {
            row.push_str(&format!("{:>4}", table.tricks(strain, declarer)));
        }
        screen::line(&row)?;
    }
    Ok(())
}

fn mark(strain: Strain, words: &Lexicon) -> String {
    strain.trump().map_or_else(|| "NT".to_owned(), |suit| words.suit_mark(suit))
}

fn par_line(par: &Par, words: &Lexicon) -> String {
    match &par.contract {
        None => words.say(msg::SolveParPassedOut),
        Some(ParContract { contract, declarer, .. }) => words.say(msg::SolvePar {
            score: &par.score.to_string(),
            contract: &words.contract(*contract),
            declarer: *declarer,
        }),
    }
}

fn comparison(source: &Compared, table: &TrickTable, words: &Lexicon) -> anyhow::Result<()> {
    if source.differences.is_empty() {
        screen::styled(DIM, &words.say(msg::SolveAgrees { source: source.source }))?;
    }
    for &recorded::Result { strain, declarer, tricks } in &source.differences {
        let named = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
        let contract = match strain.trump() {
            Some(suit) => words.suit(suit),
            None => words.contract(named).trim_start_matches('1').trim().to_owned(),
        };
        let text = words.say(msg::SolveDiffers {
            contract: &contract,
            declarer,
            tricks: table.tricks(strain, declarer).into(),
            found: &tricks.to_string(),
            source: source.source,
        });
        screen::styled(BAD, &text)?;
    }
    Ok(())
}

/// A board, for programs.
#[derive(Serialize, JsonSchema)]
pub struct Json<'a> {
    file: &'a str,
    board: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<JsonTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    par: Option<JsonPar>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recorded: Vec<JsonSource<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded_par: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

/// Tricks by declarer, in the order clubs to notrump.
#[derive(Serialize, JsonSchema)]
pub struct JsonTable {
    #[serde(rename = "N")]
    north: [u8; 5],
    #[serde(rename = "E")]
    east: [u8; 5],
    #[serde(rename = "S")]
    south: [u8; 5],
    #[serde(rename = "W")]
    west: [u8; 5],
}

impl From<&TrickTable> for JsonTable {
    fn from(table: &TrickTable) -> JsonTable {
        let row = |seat| Strain::ALL.map(|strain| table.tricks(strain, seat));
        JsonTable {
            north: row(Seat::North),
            east: row(Seat::East),
            south: row(Seat::South),
            west: row(Seat::West),
        }
    }
}

#[derive(Serialize, JsonSchema)]
struct JsonPar {
    score: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<String>,
}

#[derive(Serialize, JsonSchema)]
struct JsonSource<'a> {
    source: &'a str,
    differences: Vec<JsonDifference>,
}

#[derive(Serialize, JsonSchema)]
struct JsonDifference {
    strain: String,
    declarer: String,
    tricks: u8,
    recorded: u8,
}

fn line(one: &Solved) -> Json<'_> {
    let mut json = Json {
        file: &one.file,
        board: &one.board,
        table: None,
        par: None,
        recorded: Vec::new(),
        recorded_par: None,
        error: None,
    };
    match &one.outcome {
        Outcome::NoDeal => json.error = Some("no deal"),
        Outcome::Failed(error) => json.error = Some(error),
        Outcome::Table { table, par, compared, par_differs } => {
            json.table = Some(table.into());
            json.par = par.as_ref().map(|par| JsonPar {
                score: par.score,
                contract: par.contract.map(|c| c.contract.to_string()),
                declarer: par.contract.map(|c| c.declarer.to_string()),
            });
            json.recorded_par = par_differs.map(|(_, found)| found);
            json.recorded = compared.iter().map(|source| of_source(source, table)).collect();
        }
    }
    json
}

fn of_source<'a>(source: &'a Compared, table: &TrickTable) -> JsonSource<'a> {
    let difference = |r: &recorded::Result| JsonDifference {
        strain: r.strain.to_string(),
        declarer: r.declarer.to_string(),
        tricks: table.tricks(r.strain, r.declarer),
        recorded: r.tricks,
    };
    JsonSource { source: source.source, differences: source.differences.iter().map(difference).collect() }
}
