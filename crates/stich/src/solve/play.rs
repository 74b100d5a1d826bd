//! Who lost a trick where: the recorded play of boards, card by card, beside best play.

use bridge::{Contract, Strain};
use cards::{Card, Seat};
use pricing::words::refused;
use records::{Board, Cell, JudgeError, Order, Play, Recorded, judge};
use serde::Serialize;
use solver::{Hands, Position, Settings, Solver, Step};
use wording::{Lexicon, msg};

use super::{Outcome, Waiting, print};
use crate::{
    Exit,
    replay::unjudged,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

/// What the play of a board did.
struct Analysis {
    contract: Option<Contract>,
    strain: Strain,
    declarer: Seat,
    /// Declarer's tricks with best play from the lead on.
    best: u8,
    steps: Vec<Step>,
    /// What would have been right, for each card that cost a trick.
    better: Vec<(Step, Vec<Card>)>,
}

/// The play of a board, for programs.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Json<'a> {
    file: &'a str,
    board: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    contract: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    declarer: Option<String>,
    /// Declarer's tricks with best play from the lead on.
    #[serde(skip_serializing_if = "Option::is_none")]
    tricks: Option<u8>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<JsonStep>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

/// A card, with the tricks of its side in all before it and after it, if nobody errs from there on.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonStep {
    trick: u8,
    seat: String,
    card: String,
    before: u8,
    after: u8,
}

pub fn run(boards: Vec<Waiting>, settings: Settings, json: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut solver = Solver::new(settings);
    let (mut total, mut failed, mut file) = (0, 0, String::new());
    for Waiting { solved, task } in boards {
        let found = match (task, solved.outcome) {
            (Some((hands, _, board)), _) => analyse(&mut solver, &hands, &board, words),
            (None, Outcome::Failed(error)) => Err(error),
            (None, _) => Ok(None),
        };
        match &found {
            Ok(analysis) => total += usize::from(analysis.is_some()),
            Err(_) => failed += 1,
        }
        if json {
            screen::line(&serde_json::to_string(&line(&solved.file, &solved.board, &found))?)?;
            continue;
        }
        if solved.file != file {
            screen::styled(HEAD, &solved.file)?;
            file = solved.file;
        }
        show(&solved.board, &found, words)?;
    }
    if !json {
        let style = if failed == 0 { GOOD } else { HEAD };
        screen::styled(style, &words.say(msg::SolvePlaySummary { total, failed }))?;
    }
    Ok(if failed == 0 { Exit::Fine } else { Exit::Failed })
}

/// `None` where no play is recorded.
fn analyse(
    solver: &mut Solver,
    hands: &Hands,
    board: &Board,
    words: &Lexicon,
) -> Result<Option<Analysis>, String> {
    let Some(play) = board.play.as_ref().filter(|play| !in_cells(&play.cells).is_empty()) else {
        return Ok(None);
    };
    let judgement = judge(board).map_err(|why| unjudged(why, words))?;
    let strain = match (judgement.contract, board.contract) {
        (Some(contract), _) => contract.strain,
        (None, Some(Recorded::Strain(strain))) => strain,
        _ => return Err(unjudged(JudgeError::NoContract, words)),
    };
    let declarer = judgement.declarer.ok_or_else(|| unjudged(JudgeError::NoLeader, words))?;
    let leader = match play.order {
        Order::Columns(first) if hands.tricks() < 13 => first,
        _ => declarer.next(),
    };
    let start = hands.led_by(leader);
    let record = in_order(start, strain, play);
    let steps = solver.analyse(&start, strain, &record).map_err(|why| refused::record(&why, words))?;
    let best = steps.first().map_or(0, |first| {
        if first.seat.side() == declarer.side() { first.before } else { hands.tricks() - first.before }
    });
    let better = better(solver, start, strain, &steps);
    Ok(Some(Analysis { contract: judgement.contract, strain, declarer, best, steps, better }))
}

/// The cards as they fell: columns name each trick's cards by seat, and files turn single rows, so that
/// each card goes to the hand that holds it.
fn in_order(start: Position, strain: Strain, play: &Play) -> Vec<Card> {
    if play.order == Order::Played {
        return in_cells(&play.cells);
    }
    let (mut position, mut record) = (start, Vec::new());
    for row in play.cells.chunks(4) {
        let mut row = in_cells(row);
        while !row.is_empty() {
            let hand = position.hands()[position.turn()];
            let card = row.remove(row.iter().position(|&card| hand.contains(card)).unwrap_or(0));
            record.push(card);
            if position.play(card, strain).is_err() {
                // The analysis ends here and says why.
                return record;
            }
        }
    }
    record
}

fn in_cells(cells: &[Cell]) -> Vec<Card> {
    let card = |cell: &Cell| if let Cell::Card { card, .. } = cell { Some(*card) } else { None };
    cells.iter().filter_map(card).collect()
}

/// What would have been right instead of each card that cost a trick.
fn better(solver: &mut Solver, start: Position, strain: Strain, steps: &[Step]) -> Vec<(Step, Vec<Card>)> {
    let (mut position, mut found) = (start, Vec::new());
    for step in steps {
        if step.lost() > 0 {
            let cards = solver.cards(&position, strain);
            let most = cards.iter().map(|card| card.tricks).max();
            let best = cards.iter().filter(|card| Some(card.tricks) == most).map(|card| card.card);
            found.push((*step, best.collect()));
        }
        if position.play(step.card, strain).is_err() {
            break;
        }
    }
    found
}

fn show(board: &str, found: &Result<Option<Analysis>, String>, words: &Lexicon) -> anyhow::Result<()> {
    let head = words.say(msg::SolveBoard { board });
    match found {
        Err(error) if board.is_empty() => screen::styled(BAD, error)?,
        Err(error) => screen::styled(BAD, &format!("{head}: {error}"))?,
        Ok(None) => screen::styled(DIM, &format!("{head}: {}", words.say(msg::SolveNoPlay)))?,
        Ok(Some(analysis)) => {
            let Analysis { contract, strain, declarer, best, better, .. } = analysis;
            screen::styled(HEAD, &head)?;
            let contract = contract.map_or_else(|| print::named(*strain, words), |c| words.contract(c));
            let tricks = usize::from(*best);
            screen::line(&words.say(msg::SolvePlayBest {
                contract: &contract,
                declarer: *declarer,
                tricks,
            }))?;
            if better.is_empty() {
                screen::styled(DIM, &words.say(msg::SolvePlayNoCost))?;
            }
            for (step, cards) in better {
                let cards = words.or(cards.iter().map(|&card| words.card(card)).collect());
                let text = words.say(msg::SolvePlayCost {
                    trick: step.trick.into(),
                    seat: step.seat,
                    card: step.card,
                    n: step.lost().into(),
                    better: &cards,
                });
                screen::line(&screen::wrapped("  ", &text))?;
            }
        }
    }
    Ok(())
}

fn line<'a>(file: &'a str, board: &'a str, found: &'a Result<Option<Analysis>, String>) -> Json<'a> {
    let analysis = found.as_ref().ok().and_then(Option::as_ref);
    let card = |step: &Step| JsonStep {
        trick: step.trick,
        seat: step.seat.to_string(),
        card: step.card.to_string(),
        before: step.before,
        after: step.after,
    };
    Json {
        file,
        board,
        contract: analysis.map(|a| a.contract.map_or_else(|| a.strain.to_string(), |c| c.to_string())),
        declarer: analysis.map(|a| a.declarer.to_string()),
        tricks: analysis.map(|a| a.best),
        cards: analysis.map(|a| a.steps.iter().map(card).collect()).unwrap_or_default(),
        error: match found {
            Ok(Some(_)) => None,
            Ok(None) => Some("no play"),
            Err(error) => Some(error),
        },
    }
}
