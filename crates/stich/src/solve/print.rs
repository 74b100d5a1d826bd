//! What `stich solve` shows.

use bridge::{Contract, Doubled, Level, Strain};
use cards::Seat;
use serde::Serialize;
use solver::{Par, ParContract, TrickTable};
use wording::{Lexicon, msg};

use super::{
    Compared, Outcome, RecordedPar, Solved,
    recorded::{self, Unread},
};
use crate::{
    Exit,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

/// The order of declarers in a printed table.
const DECLARERS: [Seat; 4] = [Seat::North, Seat::South, Seat::East, Seat::West];

pub fn all(solved: &[Solved], json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let (mut total, mut recorded, mut differing, mut failed) = (0, 0, 0, 0);
    let mut file = "";
    for one in solved {
        match &one.outcome {
            Outcome::Table { compared, pars, .. } => {
                total += 1;
                recorded += usize::from(!compared.is_empty() || !pars.is_empty());
                let tables = compared.iter().any(|c| !c.differences.is_empty());
                differing += usize::from(tables || pars.iter().any(|par| par.differs));
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
        let summary = words.say(msg::SolveSummary { total, m: recorded, n: differing, failed });
        screen::wrapped_in(style, "", &summary)?;
    }
    Ok(if failed == 0 { Exit::Fine } else { Exit::Failed })
}

fn board(one: &Solved, words: &Lexicon) -> anyhow::Result<()> {
    let head = words.say(msg::SolveBoard { board: &one.board });
    match &one.outcome {
        Outcome::NoDeal => screen::wrapped_in(DIM, "", &format!("{head}: {}", words.say(msg::SolveNoDeal)))?,
        Outcome::Failed(error) if one.board.is_empty() => screen::wrapped_in(BAD, "", error)?,
        Outcome::Failed(error) => screen::wrapped_in(BAD, "", &format!("{head}: {error}"))?,
        Outcome::Table { table, par, compared, pars, unread } => {
            screen::styled(HEAD, &head)?;
            tricks(table, words)?;
            if let Some(par) = par {
                screen::line(&screen::wrapped("", &par_line(par, words)))?;
            }
            for source in compared {
                comparison(source, table, words)?;
            }
            for recorded in pars {
                compared_par(recorded, par.as_ref(), words)?;
            }
            for reason in unread {
                let text = match reason {
                    Unread::Rows(source, n) => words.say(msg::SolveErrorRows { source, n: *n }),
                    Unread::Text(..) => words.say(msg::SolveErrorRecorded { reason: &reason.to_string() }),
                };
                screen::wrapped_in(BAD, "", &text)?;
            }
        }
    }
    Ok(())
}

/// A table of tricks: a row for each declarer.
pub fn tricks(table: &TrickTable, words: &Lexicon) -> anyhow::Result<()> {
    let mut head = String::from("  ");
    let columns = Strain::ALL.map(|strain| {
        let mark = mark(strain, words);
        (strain, mark.chars().count().max(3) + 1, mark)
    });
    for (_, width, mark) in &columns {
        head.push_str(&format!("{mark:>width$}"));
    }
    screen::styled(DIM, &head)?;
    for declarer in DECLARERS {
        let mut row = format!("{:<2}", words.seat_letter(declarer));
        for &(strain, width, _) in &columns {
            row.push_str(&format!("{:>width$}", table.tricks(strain, declarer)));
        }
        screen::line(&row)?;
    }
    Ok(())
}

/// As it heads a column: the mark of the suit, or notrump as contracts name it.
fn mark(strain: Strain, words: &Lexicon) -> String {
    strain.trump().map_or_else(|| notrump(words), |suit| words.suit_mark(suit))
}

/// The name of a denomination.
pub fn named(strain: Strain, words: &Lexicon) -> String {
    strain.trump().map_or_else(|| notrump(words), |suit| words.suit(suit))
}

fn notrump(words: &Lexicon) -> String {
    let one = Contract { level: Level::ONE, strain: Strain::NoTrump, doubled: Doubled::Undoubled };
    words.contract(one).trim_start_matches('1').trim().to_owned()
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

fn compared_par(recorded: &RecordedPar, par: Option<&Par>, words: &Lexicon) -> anyhow::Result<()> {
    let &RecordedPar { source, score: found, differs } = recorded;
    let (Some(par), true) = (par, differs) else {
        return Ok(screen::wrapped_in(DIM, "", &words.say(msg::SolveAgrees { source }))?);
    };
    let (score, found) = (par.score.to_string(), found.to_string());
    let text = words.say(msg::SolveParDiffers { score: &score, found: &found, source });
    Ok(screen::wrapped_in(BAD, "", &text)?)
}

fn comparison(source: &Compared, table: &TrickTable, words: &Lexicon) -> anyhow::Result<()> {
    if source.differences.is_empty() {
        screen::wrapped_in(DIM, "", &words.say(msg::SolveAgrees { source: source.source }))?;
    }
    for &recorded::Result { strain, declarer, tricks } in &source.differences {
        let contract = named(strain, words);
        let text = words.say(msg::SolveDiffers {
            contract: &contract,
            declarer,
            tricks: table.tricks(strain, declarer).into(),
            found: &tricks.to_string(),
            source: source.source,
        });
        screen::wrapped_in(BAD, "", &text)?;
    }
    Ok(())
}

/// A board, for programs.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Json<'a> {
    file: &'a str,
    board: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    table: Option<JsonTable>,
    #[serde(skip_serializing_if = "Option::is_none")]
    par: Option<JsonPar>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recorded: Vec<JsonSource<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    recorded_par: Vec<JsonRecordedPar<'a>>,
    /// What is recorded and cannot be read: its tag, and what stands there, or how many of its twenty results.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

/// Tricks by declarer, in the order clubs to notrump.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonPar {
    score: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<String>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonSource<'a> {
    source: &'a str,
    differences: Vec<JsonDifference>,
}

/// A recorded par score of North-South.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonRecordedPar<'a> {
    source: &'a str,
    score: i32,
    differs: bool,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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
        recorded_par: Vec::new(),
        unread: Vec::new(),
        error: None,
    };
    match &one.outcome {
        Outcome::NoDeal => json.error = Some("no deal"),
        Outcome::Failed(error) => json.error = Some(error),
        Outcome::Table { table, par, compared, pars, unread } => {
            json.unread = unread.iter().map(ToString::to_string).collect();
            json.table = Some(table.into());
            json.par = par.as_ref().map(|par| JsonPar {
                score: par.score,
                contract: par.contract.map(|c| c.contract.to_string()),
                declarer: par.contract.map(|c| c.declarer.to_string()),
            });
            let recorded = |par: &RecordedPar| JsonRecordedPar {
                source: par.source,
                score: par.score,
                differs: par.differs,
            };
            json.recorded_par = pars.iter().map(recorded).collect();
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
