//! `stich doko score`: what a game of Doppelkopf is worth, item by item.

use anyhow::{anyhow, bail};
use bulletin::{
    json::{ItemJson, item, items},
    say::{impossible, not_counted, party as name, reason, word},
};
use doppelkopf_score::{
    ByParty, Calls, Game, Kind, Party, Position, Positions, Rules, Score, Special, Table, TableSize,
    add_special, call_of,
};
use serde::Serialize;
use wording::{Lexicon, msg};

use crate::{
    Exit, Usage,
    args::DokoScoreArgs,
    doko_readings,
    screen::{self, DIM, HEAD},
};

pub fn score(args: &DokoScoreArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let rules = doko_readings(words, args.rules.rules.as_deref(), &args.rules.other_readings)?;
    let game = game(args, words)?;
    let score = game.score(rules).and_then(|score| game.counted().map(|()| score));
    let score = score.map_err(|why| Usage(impossible(&why, words)))?;
    if args.json {
        screen::line(&serde_json::to_string_pretty(&ScoreJson::of(&score, game.table, rules, words))?)?;
        return Ok(Exit::Fine);
    }
    let winner = match score.winner {
        Some(party) => words.say(msg::DokoWinner { what: name(party) }),
        None => words.say(msg::DokoNobody),
    };
    screen::styled(HEAD, &format!("{winner} ({})", words.doko_cite(score.won_by, rules)))?;
    for item in &score.items {
        let points = words.say(msg::DokoPointsFor { points: &item.points.to_string(), what: name(item.to) });
        let clause = words.doko_cite(item.clause(), rules);
        screen::line(&format!("  {points}: {} ({clause})", reason(*item, words)))?;
    }
    if let Some(said) = not_counted(&score, rules, words) {
        screen::line(&said)?;
    }
    for position in game.table.size().positions() {
        let n = usize::from(position.number());
        let points = words.signed(score.points[position].into());
        screen::line(&words.say(msg::DokoPosition { n, points: &points }))?;
    }
    screen::styled(DIM, &format!("({})", words.doko_cite(score.shared_by, rules)))?;
    Ok(Exit::Fine)
}

/// What `stich doko score --json` says.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ScoreJson {
    /// `Re`, `Kontra`, or null if nobody has won.
    winner: Option<&'static str>,
    /// The items.
    items: Vec<ItemJson>,
    /// What was taken and gives nothing in this kind of game.
    not_counted: Vec<ItemJson>,
    /// What the game is worth to Re.
    value: i16,
    /// The points of positions 1 to 5, at a larger table of all; nobody sits at the fifth of a table of four.
    points: Vec<i16>,
}

impl ScoreJson {
    fn of(score: &Score, table: Table, rules: Rules, words: &Lexicon) -> ScoreJson {
        ScoreJson {
            winner: score.winner.map(name),
            items: items(score, rules, words),
            not_counted: score.not_counted.iter().map(|one| item(one, rules, words)).collect(),
            value: score.value,
            points: score.points.0.into_iter().take(table.size().players().max(5).into()).collect(),
        }
    }
}

/// The schema of it.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<ScoreJson>()
}

pub fn position(number: u8, words: &Lexicon) -> anyhow::Result<Position> {
    match Position::ALL.into_iter().find(|p| p.number() == number) {
        Some(position) => Ok(position),
        None => {
            bail!(Usage(
                words.say(msg::ErrorExpected { found: &number.to_string(), expected: "1, 2, 3, 4, 5, 6, 7" })
            ))
        }
    }
}

fn game(args: &DokoScoreArgs, words: &Lexicon) -> anyhow::Result<Game> {
    let kind = kind(&args.kind, words)?;
    let table = table(&args.sits_out, words)?;
    let re: Positions = args.re.iter().map(|&n| position(n, words)).collect::<Result<_, _>>()?;
    let (calls, special) = (calls(&args.calls, words)?, special(&args.special, words)?);
    Ok(Game { table, kind, re, augen_re: args.augen, tricks_re: args.tricks, calls, special })
}

/// The table at which these sit out: it is larger by so many.
fn table(sits_out: &[u8], words: &Lexicon) -> anyhow::Result<Table> {
    let sits: Positions = sits_out.iter().map(|&n| position(n, words)).collect::<Result<_, _>>()?;
    let table = TableSize::of(4 + sits_out.len()).and_then(|size| Table::of(size, sits));
    let found = || sits_out.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    table.ok_or_else(|| {
        anyhow!(Usage(words.say(msg::ErrorExpected { found: &found(), expected: "5 / 1,2 / 1,2,4" })))
    })
}

/// A kind of game, as it is called in lists; a solo may be called by its own name.
fn kind(text: &str, words: &Lexicon) -> anyhow::Result<Kind> {
    let written = || tournament::kind_as_written(text);
    match text.parse() {
        Ok(kind) => Ok(kind),
        Err(why) => written().ok_or_else(|| anyhow!(Usage(word(&why, words)))),
    }
}

/// The highest call of each party, from `re:keine90` or `Re`, in whatever order they are told.
pub fn calls(texts: &[String], words: &Lexicon) -> anyhow::Result<Calls> {
    let mut calls = Calls::default();
    for text in texts {
        let text = text.to_lowercase().replace(' ', "");
        // "Re" alone is what is said at the table.
        let (party, call) = text.split_once(':').unwrap_or((&text, &text));
        let party: Party = party.parse().map_err(|why| Usage(word(&why, words)))?;
        let call = call_of(party, call).map_err(|why| Usage(word(&why, words)))?;
        let highest = calls.of_mut(party);
        *highest = (*highest).max(Some(call));
    }
    Ok(calls)
}

/// What each party took, from `fox re`.
pub fn special(texts: &[String], words: &Lexicon) -> anyhow::Result<ByParty<Special>> {
    let mut special: ByParty<Special> = ByParty::default();
    for text in texts {
        add_special(&mut special, text).map_err(|why| Usage(word(&why, words)))?;
    }
    Ok(special)
}
