//! What a card platform does at whose tables things may go wrong. `docs/library.md` goes through it.

use std::{error::Error, io};

use bridge::PartialDeal;
use bridge_laws::{Desk, Setup, Status, Table, event::Event};
use cards::Seat;
use doppelkopf_rules::{Position, TableSize};
use sheet::Spoken as _;
use wording::{Lang, Lexicon};

fn main() -> Result<(), Box<dyn Error>> {
    board(&mut io::stdout())?;
    deal(&mut io::stdout())
}

/// East leads out of turn against 4♠, and the director comes.
pub fn board(out: &mut impl io::Write) -> Result<(), Box<dyn Error>> {
    let deal: PartialDeal =
        "N:AQ32.K43.K32.432 J4.QJT9.QJT9.KQJ KT98.A52.A54.AT9 765.876.876.8765".parse()?;
    let contract = Some(("4S".parse()?, Seat::South));
    let mut table = Table::new(&Setup::full(deal.hands, Seat::North, contract))?;

    // What happens comes from the clients, as it is stored: anything that can happen at a table is taken.
    let before = table.clone();
    table.record(&serde_json::from_str(r#"{"play": "E:HQ"}"#)?)?;
    table.record(&serde_json::from_str(r#"{"call-director": "S"}"#)?)?;
    writeln!(out, "{:?}", table.noticed().map(|noticed| noticed.kind))?;

    // The director comes. The laws ask for what no card says; whoever is asked reads it in his own language.
    let words = Lexicon::new(Lang::De);
    let (mut noticed, mut rulings) = (table.noticed(), table.rulings().to_vec());
    let mut happens: Vec<Event> = Vec::new();
    loop {
        let event = match table.status() {
            Status::Question(question) => {
                writeln!(out, "\n{}", Desk::question(question, &words))?;
                for answer in table.answers(question) {
                    writeln!(out, "  {answer}: {}", Desk::answer(question, answer, &words))?;
                }
                Event::answer(question, "no".parse()?) // what was tapped
            }
            Status::Election(election) => {
                let (Some(&by), Some(&tapped)) = (election.by.first(), election.options.get(2)) else {
                    return Err("three ways at least".into());
                };
                // What each way would bring follows from what he sees who chooses, and from nothing else.
                let known = table.as_known(&table.view(by).hands);
                let desk = Desk::at(known, &before, noticed, rulings.clone());
                for way in sheet::ways(&desk, &election, &words) {
                    writeln!(out, "\n{by} {}: {}\n  {}", way.choice, way.label, way.consequence)?;
                }
                Event::Choose(vec![(by, tapped)])
            }
            _ => break,
        };
        table.record(&event)?;
        // Rulings belong to the event that brought them; what is dealt with together is kept together.
        noticed = noticed.or(table.noticed());
        rulings.extend_from_slice(table.rulings());
        happens.push(event);
    }
    let ruled = Desk::at(table.clone(), &before, noticed, rulings);
    writeln!(out, "\n{}", sheet::report(&ruled, &words).say.unwrap_or_default().join("\n"))?;

    // It plays on, and knows what lies there and who is bound.
    for event in &happens {
        writeln!(out, "{}", serde_json::to_string(event)?)?; // to be stored
    }
    assert_eq!(table.status(), Status::Play(Seat::West));
    let may = table.legal(Seat::West);
    writeln!(out, "\nWest may play {:?}", may.cards)?;
    writeln!(out, "{:?}", table.penalty_cards())?;
    writeln!(out, "North sees of East’s hand {:?}", table.view(Seat::North).hands[Seat::East])?;
    Ok(())
}

/// Position 4 leads at position 2's turn in a game of Doppelkopf, and position 2 claims it.
pub fn deal(out: &mut impl io::Write) -> Result<(), Box<dyn Error>> {
    let setup = doppelkopf_laws::Setup::new(TableSize::Four, Position::One);
    let mut table = doppelkopf_laws::Table::new(&setup)?;
    for event in [
        r#"{"reserve": "2:gesund"}"#,
        r#"{"reserve": "3:gesund"}"#,
        r#"{"reserve": "4:gesund"}"#,
        r#"{"reserve": "1:gesund"}"#,
        r#"{"play": "4:CT"}"#,
        r#"{"claim-offence": {"by": 2}}"#,
    ] {
        table.record(&serde_json::from_str(event)?)?;
    }
    writeln!(out, "{:?}", table.status())?;
    writeln!(out, "{:?}", table.view(Some(Position::Two)).early)?;
    Ok(())
}
