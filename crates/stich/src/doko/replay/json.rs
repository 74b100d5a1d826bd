//! What `stich doko replay --json` says of a game: one line each.

use bulletin::{
    json::{ItemJson, items},
    say::party as name,
};
use doppelkopf::Party;
use doppelkopf_records::{At, Fault, Judgement, Record, Taken, What};
use doppelkopf_rules::{Rules, TableSize};
use serde::Serialize;
use wording::Lexicon;

use super::{Judged, say};

/// A game.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GameJson {
    /// The file it is from.
    file: String,
    /// Its name, or where it stands in the file.
    game: String,
    /// Why it cannot be read; then there is nothing more.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
    /// What it comes to.
    #[serde(flatten)]
    played: Option<PlayedJson>,
}

/// A game that was played again.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlayedJson {
    /// The kind of game, in the language asked for.
    kind: String,
    /// The result; null if the game was not finished.
    result: Option<ResultJson>,
    /// What was irregular.
    irregularities: Vec<FoundJson>,
    /// Where the record differs from the rules.
    differences: Vec<DifferenceJson>,
    /// At how many steps the record told what was allowed.
    compared: usize,
    /// Steps of which it cannot be read who made them.
    faults: Vec<FaultJson>,
    /// Keys of the record that were not read.
    unread: Vec<String>,
}

/// A step, or a trick, without a player.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FaultJson {
    /// The number of the step, where steps are told.
    step: Option<usize>,
    /// The number of the trick, where its leader is told.
    trick: Option<usize>,
    /// What stands there.
    found: String,
    /// As whose it counts by the order at the table; null if it counts for whoever is to play, or not at all.
    taken_as: Option<u8>,
    /// A sentence in the language asked for.
    text: String,
}

/// A result.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ResultJson {
    /// The positions of Re.
    re: Vec<u8>,
    /// The Augen of Re.
    augen_re: u8,
    /// The tricks of Re.
    tricks_re: u8,
    /// `Re`, `Kontra`, or null if nobody has won.
    winner: Option<&'static str>,
    /// The points of positions 1 to 4.
    points: Vec<i16>,
    /// The items.
    items: Vec<ItemJson>,
}

/// Something irregular.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct FoundJson {
    /// Which kind of thing.
    kind: &'static str,
    /// By whom.
    position: Option<u8>,
    /// In which trick.
    trick: Option<u8>,
    /// The clause against it.
    clause: &'static str,
    /// A sentence in the language asked for.
    text: String,
}

/// A difference.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct DifferenceJson {
    /// In what: `game`, `re`, `augen re`, `augen 2`, `points kontra`, `points 3`, `allowed 17`, or the
    /// name of an item.
    what: String,
    /// By the rules.
    ours: String,
    /// In the record.
    theirs: String,
}

/// The schema of a line.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<GameJson>()
}

pub fn of(file: &str, judged: &Judged, rules: Rules, words: &Lexicon) -> GameJson {
    let file = file.to_owned();
    match judged {
        Judged::Unreadable { game, error } => {
            GameJson { file, game: game.clone(), error: Some(error.clone()), played: None }
        }
        Judged::Fine { record, judgement } => {
            let played = Some(played(record, judgement, rules, words));
            GameJson { file, game: record.name.clone(), error: None, played }
        }
    }
}

fn played(record: &Record, judgement: &Judgement, rules: Rules, words: &Lexicon) -> PlayedJson {
    let irregularities = judgement.found.iter().map(|found| FoundJson {
        kind: found.what.id(),
        position: found.position.map(|position| position.number()),
        trick: found.trick,
        clause: found.what.clause().under(rules),
        text: say::irregular(*found, rules, words),
    });
    let differences = judgement.differences.iter().map(|difference| DifferenceJson {
        what: what(&difference.what),
        ours: difference.ours.clone(),
        theirs: difference.theirs.clone(),
    });
    PlayedJson {
        kind: say::kind(judgement, words),
        result: result(judgement, rules, words),
        irregularities: irregularities.collect(),
        differences: differences.collect(),
        compared: judgement.compared,
        faults: record.faults.iter().map(|one| fault(one, words)).collect(),
        unread: record.unread.clone(),
    }
}

fn fault(fault: &Fault, words: &Lexicon) -> FaultJson {
    let (step, trick) = match fault.at {
        At::Step(number) => (Some(number), None),
        At::Trick(number) => (None, Some(number)),
    };
    let taken_as = if let Taken::As(position) = fault.taken { Some(position.number()) } else { None };
    FaultJson { step, trick, found: fault.found.clone(), taken_as, text: say::fault(fault, words) }
}

fn result(judgement: &Judgement, rules: Rules, words: &Lexicon) -> Option<ResultJson> {
    let score = judgement.score.as_ref()?;
    let result = judgement.course.result(judgement.seating)?;
    Some(ResultJson {
        re: result.re.iter().map(|position| position.number()).collect(),
        augen_re: judgement.course.augen(Party::Re),
        tricks_re: judgement.course.tricks(Party::Re),
        winner: score.winner.map(name),
        points: TableSize::Four.positions().map(|position| score.points[position]).collect(),
        items: items(score, rules, words),
    })
}

fn what(what: &What) -> String {
    let lower = |party| name(party).to_lowercase();
    match what {
        What::Game => "game".to_owned(),
        What::Re => "re".to_owned(),
        What::Augen(party) => format!("augen {}", lower(*party)),
        What::AugenOf(position) => format!("augen {position}"),
        What::Points(party) => format!("points {}", lower(*party)),
        What::PointsOf(position) => format!("points {position}"),
        What::Counted(item) => item.clone(),
        What::Allowed { step } => format!("allowed {step}"),
    }
}
