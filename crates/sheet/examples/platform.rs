//! What a card platform does at whose tables things may go wrong. `docs/library.md` goes through it.

use std::{error::Error, io};

use bridge::PartialDeal;
use bridge_laws::{Desk, Setup, Status, Table, event::Event};
use cards::Seat;
use ruling::{Interview as _, Next, Step};
use wording::{Lang, Lexicon};

fn main() -> Result<(), Box<dyn Error>> {
    board(&mut io::stdout())
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
    let mut desk = Desk::at(table.clone(), &before, table.noticed(), table.rulings().to_vec());
    let mut happens = Vec::new();
    loop {
        let report = sheet::report(&desk, &words);
        let step = match desk.next() {
            Next::Question(question) => {
                writeln!(out, "\n{}", report.question.unwrap_or_default())?;
                for answer in report.answers.iter().flatten() {
                    let text = report.answers_in_words.get(answer).ok_or("a word for each")?;
                    writeln!(out, "  {answer}: {text}")?;
                }
                let answer = "no".parse()?; // what was tapped
                happens.push(Event::answer(question, answer));
                Step::Answer(question, answer)
            }
            Next::Election(election) => {
                for way in report.election.iter().flat_map(|election| &election.ways) {
                    writeln!(out, "\n{} {}: {}\n  {}", way.by, way.choice, way.label, way.consequence)?;
                }
                let tapped = election.by.first().zip(election.options.get(2));
                let (&by, &choice) = tapped.ok_or("three ways at least")?;
                happens.push(Event::Choose(vec![(by, choice)]));
                Step::Choose(by, choice)
            }
            Next::Ruled => {
                writeln!(out, "\n{}", report.say.unwrap_or_default().join("\n"))?;
                break;
            }
        };
        desk = desk.after(step).ok_or("not now")?;
    }

    // The same answers and choices at the table: it plays on, and knows what lies there and who is bound.
    for event in &happens {
        table.record(event)?;
        writeln!(out, "{}", serde_json::to_string(event)?)?; // to be stored
    }
    assert_eq!(table.status(), Status::Play(Seat::West));
    let may = table.legal(Seat::West);
    writeln!(out, "\nWest may play {:?}", may.cards)?;
    writeln!(out, "{:?}", table.penalty_cards())?;
    writeln!(out, "North sees of East’s hand {:?}", table.view(Seat::North).hands[Seat::East])?;
    Ok(())
}
