//! `stich sample`: how often a contract or a card comes to what, over the layouts that fit what is known.

pub mod args;

use std::collections::BTreeMap;

use anyhow::{anyhow, bail};
use bridge::{Contract, PartialDeal};
use cards::{Card, Seat};
use pricing::{
    DRAWS, Fact, Known, Layouts, NoLayouts,
    single::{self, Distribution},
};
use serde::{Deserialize, Serialize};
use wording::{Lexicon, msg};

use crate::{
    Exit, Usage,
    screen::{self, DIM, HEAD},
};
use args::SampleArgs;

/// What `stich sample` answers to programs.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Json {
    /// The contract.
    pub contract: String,
    /// Who declares.
    pub declarer: String,
    /// How many layouts.
    pub number: usize,
    /// How many were drawn for them.
    pub drawn: u64,
    /// How many there are, points not looked at.
    pub ways: String,
    /// The seed.
    pub seed: u64,
    /// What was known beside the hands seen, as it was given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    /// The cards already played.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<String>,
    /// Of the contract: declarer's tricks.
    #[serde(flatten, skip_serializing_if = "Option::is_none")]
    pub tricks: Option<JsonDistribution>,
    /// The hand in turn, where its cards are asked about.
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    /// Its cards, with the tricks of its side.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cards: Vec<JsonCard>,
}

/// How often it came to how many tricks.
#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct JsonDistribution {
    /// By number of tricks.
    pub tricks: BTreeMap<String, u32>,
    mean: f64,
    error: f64,
    /// The part of the layouts in which the contract is made.
    made: f64,
    made_error: f64,
}

#[derive(Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonCard {
    card: String,
    #[serde(flatten)]
    tricks: JsonDistribution,
}

/// A contract and who declares it.
struct Board {
    contract: Contract,
    declarer: Seat,
}

impl Board {
    /// How often declarer makes it, if these are the tricks of the side of `seat`; with the error.
    fn made(&self, tricks: &Distribution, seat: Seat) -> (f64, f64) {
        let needed = 6 + self.contract.level.get();
        if seat.side() == self.declarer.side() {
            return tricks.at_least(needed);
        }
        let (beaten, error) = tricks.at_least(14 - needed);
        (1.0 - beaten, error)
    }

    fn json(&self, tricks: &Distribution, seat: Seat) -> JsonDistribution {
        let (made, made_error) = self.made(tricks, seat);
        JsonDistribution {
            tricks: tricks.counts().map(|(tricks, count)| (tricks.to_string(), count)).collect(),
            mean: tricks.mean(),
            error: tricks.error(),
            made,
            made_error,
        }
    }
}

pub fn run(args: &SampleArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let (board, known) = known(args, words)?;
    if !(2..=DRAWS).contains(&(args.number as u64)) {
        bail!(Usage(words.say(msg::SampleErrorNumber { most: &DRAWS.to_string() })));
    }
    let layouts = Layouts::draw(&known, args.number, args.seed).map_err(|why| match why {
        NoLayouts::Contradiction => anyhow!(words.say(msg::SampleErrorContradiction)),
        NoLayouts::Rare { found, drawn } => {
            anyhow!(words.say(msg::SampleErrorRare { n: found, total: drawn as usize }))
        }
    })?;
    let mut json = Json {
        contract: board.contract.to_string(),
        declarer: board.declarer.to_string(),
        number: layouts.hands.len(),
        drawn: layouts.drawn,
        ways: layouts.ways.to_string(),
        seed: layouts.seed,
        known: args.known.clone(),
        played: args.played.clone(),
        tricks: None,
        turn: None,
        cards: Vec::new(),
    };
    if !args.json {
        head(&board, &layouts, words)?;
    }
    let bar = screen::progress(layouts.hands.len(), args.json);
    let progress = |done| bar.set_position(done as u64);
    if args.cards {
        let turn = known.turn();
        if !known.is_seen(turn) {
            let list = words.seat(turn);
            bail!(Usage(words.say(msg::PriceMissing { list: &list })));
        }
        let cards = single::cards(&known, &layouts, args.memory, &progress)?;
        bar.finish_and_clear();
        if args.json {
            json.turn = Some(turn.to_string());
            json.cards = cards
                .iter()
                .map(|(card, tricks)| JsonCard { card: card.to_string(), tricks: board.json(tricks, turn) })
                .collect();
        } else {
            show_cards(&board, &known, &cards, words)?;
        }
    } else {
        let tricks = single::tricks(&known, &layouts, board.declarer.side(), args.memory, &progress)?;
        bar.finish_and_clear();
        if args.json {
            json.tricks = Some(board.json(&tricks, board.declarer));
        } else {
            show_contract(&board, &tricks, words)?;
        }
    }
    if args.json {
        screen::line(&serde_json::to_string(&json)?)?;
    } else {
        assumptions(args, words)?;
    }
    Ok(Exit::Fine)
}

fn known(args: &SampleArgs, words: &Lexicon) -> anyhow::Result<(Board, Known)> {
    let refuse = |reason: String| Usage(words.say(msg::SolveErrorDeal { reason: &reason }));
    let deal: PartialDeal = args.deal.parse().map_err(|why| refuse(words.bad_deal(&why)))?;
    let contract: Contract = args
        .contract
        .parse()
        .map_err(|_| Usage(words.say(msg::SampleErrorContract { found: &args.contract })))?;
    let declarer = words.parse_seat(&args.declarer).map_err(|e| Usage(e.to_string()))?;
    let mut known = Known::new(&deal, declarer.next(), contract.strain)
        .map_err(|why| refuse(pricing::words::refused::known(&why, words)))?;
    for text in &args.known {
        let fact: Fact = text.parse().map_err(|_| Usage(words.say(msg::SampleErrorKnow { found: text })))?;
        known = known.with(fact);
    }
    let cannot = |reason: String| Usage(words.say(msg::SampleErrorPlayed { reason: &reason }));
    for text in &args.played {
        let card = words.parse_card(text).map_err(|e| Usage(e.to_string()))?;
        known.play(card).map_err(|why| cannot(pricing::words::refused::known(&why, words)))?;
    }
    Ok((Board { contract, declarer }, known))
}

fn head(board: &Board, layouts: &Layouts, words: &Lexicon) -> anyhow::Result<()> {
    let contract = words.contract(board.contract);
    screen::styled(HEAD, &words.say(msg::PriceHead { contract: &contract, declarer: board.declarer }))?;
    let text = words.say(msg::SampleHead {
        n: layouts.hands.len(),
        ways: &layouts.ways.to_string(),
        percent: &percent(layouts.rate(), words),
        seed: &layouts.seed.to_string(),
    });
    screen::styled(DIM, &text)?;
    Ok(())
}

fn assumptions(args: &SampleArgs, words: &Lexicon) -> anyhow::Result<()> {
    screen::styled(HEAD, &words.say(msg::WeightingAssumes))?;
    let mut lines = vec![words.say(msg::SampleAssumesLayouts), words.say(msg::SampleAssumesOpen)];
    lines.extend(known_text(&args.known, words));
    if !args.played.is_empty() {
        lines.push(words.say(msg::SampleAssumesPlayed));
    }
    for text in lines {
        screen::line(&screen::wrapped("- ", &text))?;
    }
    Ok(())
}

/// What was known, for whoever reads the numbers later.
pub fn known_text(known: &[String], words: &Lexicon) -> Option<String> {
    (!known.is_empty()).then(|| words.say(msg::SampleKnown { list: &known.join(", ") }))
}

fn show_contract(board: &Board, tricks: &Distribution, words: &Lexicon) -> anyhow::Result<()> {
    screen::line(&format!("{}; {}", mean(tricks, words), made(board, tricks, board.declarer, words)))?;
    for (number, count) in tricks.counts() {
        let part = f64::from(count) / f64::from(tricks.total().max(1));
        let bar = "#".repeat((part * 40.0).round() as usize);
        screen::line(&format!("{number:>4} {count:>6} {:>8}  {bar}", percent(part, words)))?;
    }
    Ok(())
}

fn show_cards(
    board: &Board,
    known: &Known,
    cards: &[(Card, Distribution)],
    words: &Lexicon,
) -> anyhow::Result<()> {
    let turn = known.turn();
    let strain = known.strain().trump().map_or_else(|| words.say(msg::SolveNotrump), |suit| words.suit(suit));
    screen::line(&words.say(msg::SampleToPlay { seat: turn, strain: &strain }))?;
    for (card, tricks) in cards {
        let text = format!("{}; {}", mean(tricks, words), made(board, tricks, turn, words));
        screen::line(&format!("  {:<4} {text}", words.card(*card)))?;
    }
    Ok(())
}

fn mean(tricks: &Distribution, words: &Lexicon) -> String {
    let (mean, error) = (decimal(tricks.mean(), 2, words), decimal(tricks.error(), 2, words));
    words.say(msg::SampleMean { mean: &mean, error: &error })
}

fn made(board: &Board, tricks: &Distribution, seat: Seat, words: &Lexicon) -> String {
    let (made, error) = board.made(tricks, seat);
    let (shown, error) = (percent(made, words), percent(error, words));
    words.say(msg::SampleMade { percent: &shown, error: &error })
}

/// A number as it is written in this language.
pub fn decimal(number: f64, digits: usize, words: &Lexicon) -> String {
    let text = format!("{number:.digits$}");
    match words.lang() {
        wording::Lang::En => text,
        _ => text.replace('.', ","),
    }
}

/// A part in percent.
pub fn percent(part: f64, words: &Lexicon) -> String {
    let number = decimal(part * 100.0, 1, words);
    match words.lang() {
        wording::Lang::En | wording::Lang::Nl => format!("{number}%"),
        _ => format!("{number}\u{a0}%"),
    }
}
