//! Prices on the screen.

use bridge_laws::{Status, Table, event::Event, words::Election};
use pricing::{Assumed, Next, Prices, Step};
use wording::{Lexicon, Matter, Scene, msg};

use crate::screen::{self, DIM, GOOD, HEAD};

/// The prices of one table.
pub fn prices(prices: &Prices, step: usize, brief: bool, words: &Lexicon) -> anyhow::Result<()> {
    let declarer = prices.table.state().declarer;
    let contract = prices.table.contract().map(|contract| words.contract(contract)).unwrap_or_default();
    let head = words.say(msg::PriceHead { contract: &contract, declarer });
    screen::styled(HEAD, &format!("{head}, {}", words.say(msg::PriceStep { n: step })))?;
    if matches!(prices.next, Next::Line(_)) {
        screen::line(&format!("{}: {}", words.say(msg::PriceNow), worth(prices, words)))?;
    }
    what_follows(prices, 0, brief, words)
}

/// The options one below the other, each with what follows it; without options the line.
fn what_follows(prices: &Prices, depth: usize, brief: bool, words: &Lexicon) -> anyhow::Result<()> {
    let indent = "  ".repeat(depth);
    for assumed in &prices.assumed {
        screen::styled(DIM, &screen::wrapped(&indent, &in_words(assumed, words)))?;
    }
    match &prices.next {
        Next::Line(_) if brief => {}
        Next::Line(steps) => line(&prices.table, steps, &indent, words)?,
        Next::Election { election, options } => {
            let anywho = election.by.iter().copied().collect();
            screen::line(&format!("{indent}{}", words.say(msg::DeskChooses { anywho })))?;
            let scene = scene(&prices.table, election);
            let differ = options.iter().any(|option| !option.best);
            for option in options {
                let label = words.choice(&option.choice, &scene);
                let text = format!("{indent}  {}: {label}", worth(&option.then, words));
                if option.best && differ {
                    screen::styled(GOOD, &format!("{text} ({})", words.say(msg::PriceBest)))?;
                } else {
                    screen::line(&text)?;
                }
                what_follows(&option.then, depth + 2, brief, words)?;
            }
        }
    }
    Ok(())
}

fn worth(prices: &Prices, words: &Lexicon) -> String {
    let score = format!("{:+}", prices.worth.score);
    words.say(msg::PriceTricks { tricks: prices.worth.tricks.into(), score: &score })
}

fn in_words(assumed: &Assumed, words: &Lexicon) -> String {
    match assumed {
        Assumed::Answer(question, answer) => {
            let (question, answer) = (words.question(question), words.answer(question, answer));
            words.say(msg::PriceAnswered { question: &question, answer: &answer })
        }
        Assumed::LeftThere(seat, card) => words.say(msg::PriceLeftThere { seat: *seat, card: *card }),
    }
}

/// A line of play: each trick with who leads, and declarer's choices where they come.
fn line(table: &Table, steps: &[Step], indent: &str, words: &Lexicon) -> anyhow::Result<()> {
    let mut table = table.clone();
    let mut parts: Vec<String> = Vec::new();
    let mut trick = String::new();
    for step in steps {
        let event = match *step {
            Step::Card(seat, card) => {
                if trick.is_empty() {
                    trick = words.seat_letter(seat);
                }
                trick.push('\u{a0}');
                trick.push_str(&words.card(card));
                Event::Play { seat, card }
            }
            Step::Choice(by, choice) => {
                if let Status::Election(election) = table.status() {
                    let label = words.choice(&choice, &scene(&table, &election));
                    parts.push(format!("[{}: {label}]", words.seat_letter(by)).replace(' ', "\u{a0}"));
                }
                Event::Choose(vec![(by, choice)])
            }
        };
        let before = table.state().history.len();
        if table.record(&event).is_err() {
            break;
        }
        if table.state().history.len() > before {
            parts.push(std::mem::take(&mut trick));
        }
    }
    if !trick.is_empty() {
        parts.push(trick);
    }
    if parts.is_empty() {
        return Ok(());
    }
    screen::styled(DIM, &screen::wrapped(indent, &parts.join(", ")).replace('\u{a0}', " "))?;
    Ok(())
}

/// What the wording must know of a table at which somebody has to choose.
fn scene(table: &Table, election: &Election) -> Scene {
    let state = table.state();
    let matter = Matter::of(election);
    let turn = state.trick.turn().unwrap_or(state.trick.leader);
    let noticed = table.noticed();
    let (offender, leader) = match matter {
        Matter::PenaltyCard => (turn.partner(), turn),
        Matter::WhichPenaltyCard => (turn, state.trick.leader),
        _ => (noticed.map_or(turn, |noticed| noticed.seat), state.trick.leader),
    };
    Scene {
        matter,
        declarer: state.declarer,
        offender,
        leader,
        card: noticed.and_then(|noticed| noticed.card),
        cards: state.penalty_cards(offender),
        trick: state.trick_number(),
    }
}
