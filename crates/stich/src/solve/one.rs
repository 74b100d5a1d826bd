//! One deal from the command line: its table, or what each card of the hand on lead is worth.

use anyhow::bail;
use bridge::{Call, PartialDeal, Strain};
use serde::Serialize;
use solver::{CardTricks, Hands, Position, Settings, Solver};
use wording::{Lexicon, msg};

use super::print;
use crate::{
    Exit, Usage,
    args::SolveArgs,
    screen::{self, HEAD},
};

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Json {
    strain: String,
    seat: String,
    cards: Vec<JsonCard>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct JsonCard {
    card: String,
    tricks: u8,
}

pub fn run(args: &SolveArgs, deal: &str, settings: Settings, words: &Lexicon) -> anyhow::Result<Exit> {
    let refuse = |reason: String| Usage(words.say(msg::SolveErrorDeal { reason: &reason }));
    let deal: PartialDeal = deal.parse().map_err(|why| refuse(words.bad_deal(&why)))?;
    let hands = Hands::try_from(&deal).map_err(|why| refuse(words.bad_position(&why)))?;
    let mut solver = Solver::new(settings);
    let Some(lead) = &args.lead else {
        let table = solver.table(&hands);
        if args.json {
            screen::line(&serde_json::to_string(&print::JsonTable::from(&table))?)?;
        } else {
            print::tricks(&table, words)?;
        }
        return Ok(Exit::Fine);
    };
    let leader = words.parse_seat(lead).map_err(|e| Usage(e.to_string()))?;
    for strain in strains(args, words)? {
        let mut position = hands.led_by(leader);
        for card in &args.played {
            let card = words.parse_card(card).map_err(|e| Usage(e.to_string()))?;
            position.play(card, strain).map_err(|why| refuse(pricing::words::refused::card(&why, words)))?;
        }
        let found = solver.cards(&position, strain);
        show(&position, strain, &found, args.json, words)?;
    }
    Ok(Exit::Fine)
}

fn strains(args: &SolveArgs, words: &Lexicon) -> anyhow::Result<Vec<Strain>> {
    let Some(text) = &args.strain else { return Ok(Strain::ALL.to_vec()) };
    match words.parse_call(&format!("1{text}")) {
        Ok(Call::Bid(_, strain)) => Ok(vec![strain]),
        _ => bail!(Usage(words.say(msg::SolveErrorStrain { found: text }))),
    }
}

fn show(
    position: &Position,
    strain: Strain,
    found: &[CardTricks],
    json: bool,
    words: &Lexicon,
) -> anyhow::Result<()> {
    let seat = position.turn();
    if json {
        let cards = found.iter().map(|c| JsonCard { card: c.card.to_string(), tricks: c.tricks }).collect();
        let line = Json { strain: strain.to_string(), seat: seat.to_string(), cards };
        screen::line(&serde_json::to_string(&line)?)?;
        return Ok(());
    }
    let named = strain.trump().map_or_else(|| words.say(msg::SolveNotrump), |suit| words.suit(suit));
    screen::styled(HEAD, &words.say(msg::SolveLead { seat, strain: &named }))?;
    // Best first; of equal worth the higher suit, and the higher card, first.
    let mut best: Vec<&CardTricks> = found.iter().collect();
    best.sort_by_key(|c| (std::cmp::Reverse(c.tricks), std::cmp::Reverse(c.card)));
    for group in best.chunk_by(|a, b| a.tricks == b.tricks) {
        let Some(first) = group.first() else { continue };
        let cards: Vec<String> = group.iter().map(|c| words.card(c.card)).collect();
        screen::line(&screen::wrapped(&format!("{:>4}  ", first.tricks), &cards.join(" ")))?;
    }
    Ok(())
}
