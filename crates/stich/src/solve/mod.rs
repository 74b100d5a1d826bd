//! `stich solve`: double-dummy tables and par of the boards of files, beside what is recorded; who lost a
//! trick where in the recorded play; or what each card of one deal is worth.

mod one;
mod play;
mod print;
mod recorded;

use std::{fs, path::Path};

use anyhow::bail;
use bridge::{Vulnerability, dealer_of_board, vulnerability_of_board};
use cards::{BySeat, Seat};
use records::{Board, Format};
use solver::{Hands, Par, Settings, TrickTable};
use wording::{Lexicon, msg};

use crate::{Exit, Usage, args::SolveArgs, files, screen};

const ENDINGS: [&str; 4] = ["pbn", "pbn.gz", "lin", "lin.gz"];

/// A board of a file.
struct Solved {
    file: String,
    board: String,
    outcome: Outcome,
}

/// What became of it.
enum Outcome {
    Table {
        table: TrickTable,
        par: Option<Par>,
        compared: Vec<Compared>,
        pars: Vec<RecordedPar>,
        /// What is recorded and not compared.
        unread: Vec<recorded::Unread>,
    },
    /// The record has no deal.
    NoDeal,
    Failed(String),
}

/// A recorded table beside ours.
struct Compared {
    source: &'static str,
    differences: Vec<recorded::Result>,
}

/// A recorded par score, seen from North-South.
struct RecordedPar {
    source: &'static str,
    score: i32,
    differs: bool,
}

/// What `stich solve --json` may say in a line.
#[cfg(test)]
#[derive(schemars::JsonSchema)]
#[serde(untagged)]
#[allow(dead_code, reason = "only its schema is asked for")]
enum Line<'a> {
    /// A board of a file.
    Board(print::Json<'a>),
    /// The play of a board with `--play`.
    Play(play::Json<'a>),
    /// The table of `--deal`.
    Table(print::JsonTable),
    /// The cards of `--deal` with `--lead`.
    Cards(one::Json),
}

/// The schema of a line of `stich solve --json`.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<Line<'_>>()
}

/// A board on its way: its hands, if it has them.
struct Waiting {
    solved: Solved,
    task: Option<(Hands, recorded::Results, Board)>,
}

pub fn run(args: &SolveArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let settings = Settings { memory: args.memory };
    if let Some(deal) = &args.deal {
        return one::run(args, deal, settings, words);
    }
    if args.paths.is_empty() {
        bail!(Usage(words.say(msg::SolveErrorNothing)));
    }
    let mut boards = Vec::new();
    for file in files::find(words, &args.paths, &ENDINGS)? {
        read(&file, words, &mut boards);
    }
    if args.play {
        return play::run(boards, settings, args.json, words);
    }
    let tasks: Vec<Hands> =
        boards.iter().filter_map(|b: &Waiting| b.task.as_ref().map(|task| task.0)).collect();
    let bar = screen::progress(tasks.len(), args.json);
    let mut tables = solver::tables(&tasks, settings, &|done| bar.set_position(done as u64)).into_iter();
    bar.finish_and_clear();
    let solved: Vec<Solved> = boards
        .into_iter()
        .map(|waiting| match waiting.task.and_then(|task| Some((task, tables.next()?))) {
            Some(((hands, results, board), table)) => {
                Solved { outcome: compare(&board, &hands, table, results), ..waiting.solved }
            }
            None => waiting.solved,
        })
        .collect();
    print::all(&solved, args.json, words)
}

fn read(file: &Path, words: &Lexicon, boards: &mut Vec<Waiting>) {
    let shown = file.display().to_string();
    let failed = |error: String| Waiting {
        solved: Solved { file: shown.clone(), board: String::new(), outcome: Outcome::Failed(error) },
        task: None,
    };
    let bytes = match fs::read(file) {
        Ok(bytes) => bytes,
        Err(error) => {
            let reason = files::reason(&error, words);
            return boards.push(failed(words.say(msg::ErrorCannotRead { file: &shown, reason: &reason })));
        }
    };
    let format = Format::of(file, &bytes).unwrap_or(Format::Pbn);
    let read = records::read(&bytes, format);
    if read.is_empty() {
        boards.push(failed(words.say(msg::SolveErrorNoBoard { file: &shown })));
    }
    for (place, board) in read.into_iter().enumerate() {
        boards.push(match board {
            Ok(board) => waiting(&shown, place, board, words),
            Err(error) => {
                let (line, column, what) = (error.line, error.column, words.unreadable_record(&error));
                failed(words.say(msg::CaseAt { line, column, what: &what }))
            }
        });
    }
}

fn waiting(file: &str, place: usize, board: Board, words: &Lexicon) -> Waiting {
    let name = board.number().map_or_else(|| (place + 1).to_string(), str::to_owned);
    let done = |outcome| Waiting {
        solved: Solved { file: file.to_owned(), board: name.clone(), outcome },
        task: None,
    };
    let hands = match hands(&board, words) {
        Ok(Some(hands)) => hands,
        Ok(None) => return done(Outcome::NoDeal),
        Err(reason) => return done(Outcome::Failed(words.say(msg::SolveErrorDeal { reason: &reason }))),
    };
    let results = recorded::results(&board);
    Waiting { task: Some((hands, results, board)), ..done(Outcome::NoDeal) }
}

/// The hands of a record; none if it has no deal.
fn hands(board: &Board, words: &Lexicon) -> Result<Option<Hands>, String> {
    let Some(mut deal) = board.deal else { return Ok(None) };
    deal.complete();
    if Seat::ALL.into_iter().all(|seat| deal.hands[seat].is_none()) {
        return Ok(None);
    }
    for seat in Seat::ALL {
        if let Some(card) = deal.twice[seat].lowest() {
            return Err(words.bad_deal(&bridge::DealError::Twice(card)));
        }
    }
    let known = bridge::PartialDeal { hands: BySeat::from_fn(|seat| deal.hands[seat]) };
    Hands::try_from(&known).map(Some).map_err(|why| words.bad_position(&why))
}

fn compare(board: &Board, hands: &Hands, table: TrickTable, results: recorded::Results) -> Outcome {
    let recorded::Results { sources, unread } = results;
    let compared = sources
        .into_iter()
        .map(|source| Compared {
            source: source.name,
            differences: source
                .results
                .into_iter()
                .filter(|r| table.tricks(r.strain, r.declarer) != r.tricks)
                .collect(),
        })
        .collect();
    // Without dealer or vulnerability, or with fewer than thirteen cards, there is no par.
    let number = board.number().and_then(|number| number.parse().ok());
    let dealer = board.dealer.or_else(|| number.map(dealer_of_board));
    let vulnerable: Option<Vulnerability> = board.vulnerable.or_else(|| number.map(vulnerability_of_board));
    let par = match (dealer, vulnerable) {
        (Some(dealer), Some(vulnerable)) if hands.tricks() == 13 => {
            Some(solver::par(&table, vulnerable, dealer))
        }
        _ => None,
    };
    let recorded = vulnerable.map(|vulnerable| recorded::pars(board, vulnerable)).unwrap_or_default();
    let pars = par.iter().flat_map(|par| {
        recorded.iter().map(|&(source, score)| RecordedPar { source, score, differs: par.score != score })
    });
    Outcome::Table { table, par, compared, pars: pars.collect(), unread }
}
