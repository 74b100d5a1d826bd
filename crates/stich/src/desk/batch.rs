//! The desk without a conversation: facts and choices on the command line.

use anyhow::bail;
use bridge_laws::{
    Desk, Rules, Status, Table, Topic,
    clause::Clause,
    words::{Answer, Choice, Question, Subject},
};
use ruling::{Interview as _, Next, Step};
use serde_json::{Map, Value, json};
use wording::{Lexicon, msg};

use super::sheet;
use crate::{
    Exit, Usage,
    args::DeskArgs,
    screen::{self, HEAD},
};

/// A fact from the command line, and whether it has been of use.
struct Fact {
    key: String,
    value: String,
    used: bool,
}

pub fn run(
    topic: Topic,
    rules: Rules,
    args: &DeskArgs,
    ascii: bool,
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let mut facts = Vec::new();
    for text in &args.facts {
        match text.split_once('=') {
            Some((key, value)) => {
                facts.push(Fact { key: key.to_owned(), value: value.to_owned(), used: false });
            }
            None => bail!(Usage(words.say(msg::ErrorExpected { found: text, expected: "FACT=VALUE" }))),
        }
    }
    let mut choices =
        args.choose.as_deref().map(|path| path.split('/').collect::<Vec<_>>()).unwrap_or_default();
    choices.reverse();
    let mut known: Vec<&'static str> = Vec::new();
    let mut desk = Desk::new(topic, rules);
    loop {
        match desk.next() {
            Next::Question(question) => {
                known.push(question.id());
                let Some(fact) = facts.iter_mut().find(|fact| fact.key == question.id()) else { break };
                fact.used = true;
                let answer = read(&fact.value, &desk, question, words)?;
                let Some(next) = desk.after(Step::Answer(question, answer)) else {
                    bail!(Usage(not_an_answer(&fact.value, &desk, question, words)))
                };
                desk = next;
            }
            Next::Election(election) => {
                let Some(text) = choices.pop() else { break };
                let (by, text) = match text.split_once('=') {
                    Some((seat, text)) => (words.parse_seat(seat).ok(), text),
                    None => (election.by.first().copied(), text),
                };
                let step = by.zip(text.parse::<Choice>().ok()).map(|(by, choice)| Step::Choose(by, choice));
                let Some(next) = step.and_then(|step| desk.after(step)) else {
                    let known: Vec<String> = election.options.iter().map(ToString::to_string).collect();
                    bail!(Usage(words.say(msg::ErrorNotOffered { found: text, known: &known.join(", ") })))
                };
                desk = next;
            }
            Next::Ruled => break,
        }
    }
    if let Some(text) = choices.last() {
        bail!(Usage(words.say(msg::ErrorNotOffered { found: text, known: "-" })))
    }
    // A fact that is never asked for is a slip of the pen, unless the interview stopped before it.
    if let Some(fact) = facts.iter().find(|fact| !fact.used && !is_a_question(&fact.key)) {
        bail!(Usage(words.say(msg::ErrorUnknownFact { found: &fact.key, known: &known.join(", ") })))
    }
    if args.json {
        screen::line(&serde_json::to_string_pretty(&as_json(&desk, words))?)?;
    } else {
        print(&desk, ascii, words)?;
    }
    Ok(match desk.next() {
        Next::Question(_) => Exit::FactsMissing,
        _ if desk.table().is_some_and(|table| !table.weigh().is_empty()) => Exit::Judgement,
        _ => Exit::Fine,
    })
}

/// Is this the id of anything that can be asked?
fn is_a_question(key: &str) -> bool {
    let seat = cards::Seat::North;
    [
        Question::ToldItWasHisTurn(seat),
        Question::MeantAs(seat),
        Question::DesignationUnintended,
        Question::Incontrovertible,
        Question::HeldAsPlayed(seat),
        Question::IntendedCard(seat),
        Question::CouldDeclarerSeeDummy,
        Question::MeantAsClaim(seat),
        Question::CouldHaveBeenAware(seat),
        Question::HoldsSuit(seat, cards::Suit::Clubs),
    ]
    .iter()
    .any(|question| question.id() == key)
}

/// Reads a fact as the cases write it, or as the language does.
fn read(text: &str, desk: &Desk, question: Question, words: &Lexicon) -> anyhow::Result<Answer> {
    let offered = desk.answers(question);
    let wants_seat = offered.iter().any(|a| matches!(a, Answer::Seat(_)));
    let wants_card = offered.iter().any(|a| matches!(a, Answer::Card(_)));
    if wants_seat && let Ok(seat) = words.parse_seat(text) {
        return Ok(Answer::Seat(seat));
    }
    if wants_card && let Ok(card) = words.parse_card(text) {
        return Ok(Answer::Card(card));
    }
    match text.parse() {
        Ok(answer) => Ok(answer),
        Err(_) => bail!(Usage(not_an_answer(text, desk, question, words))),
    }
}

fn not_an_answer(text: &str, desk: &Desk, question: Question, words: &Lexicon) -> String {
    let known: Vec<String> = desk.answers(question).iter().map(ToString::to_string).collect();
    words.say(msg::ErrorBadFact { found: text, fact: question.id(), known: &known.join(", ") })
}

fn print(desk: &Desk, ascii: bool, words: &Lexicon) -> anyhow::Result<()> {
    match desk.next() {
        Next::Question(question) => {
            let answers: Vec<String> = desk.answers(question).iter().map(ToString::to_string).collect();
            let option = format!("--fact {}={}", question.id(), answers.join("|"));
            screen::line(&words.say(msg::DeskFactsMissing { option: &option }))?;
            screen::styled(HEAD, &screen::wrapped("  ", &words.question(&question)))?;
            let asking = words.who_to_ask(&question);
            screen::line(&screen::wrapped("  ", &asking.text))?;
            if asking.quietly {
                screen::line(&screen::wrapped("  ", &words.say(msg::DeskNotAloud)))?;
            }
        }
        Next::Election(election) => {
            sheet::what_happened(desk, words)?;
            sheet::heading(&words.say(msg::DeskReadAloud))?;
            sheet::said(&sheet::before_choice(desk, &election, words))?;
            sheet::heading(&sheet::chooses(&election, words))?;
            sheet::options(desk, &election, 0, ascii, words)?;
            sheet::basis(desk, words)?;
        }
        Next::Ruled => sheet::ruling(desk, words)?,
    }
    Ok(())
}

/// The ruling with the keys of the case format.
fn as_json(desk: &Desk, words: &Lexicon) -> Value {
    let mut out = Map::new();
    let mut put = |key: &str, value: Value| out.insert(key.to_owned(), value);
    put("topic", json!(desk.topic().id()));
    put(
        "status",
        json!(match desk.next() {
            Next::Question(_) => "facts-missing",
            Next::Election(_) => "election",
            Next::Ruled => "ruled",
        }),
    );
    if let Some(noticed) = desk.noticed() {
        put("irregularity", json!(noticed.kind.id()));
    }
    match desk.next() {
        Next::Question(question) => {
            put("asks", json!(question.id()));
            put("question", json!(words.question(&question)));
            let answers: Vec<String> = desk.answers(question).iter().map(ToString::to_string).collect();
            put("answers", json!(answers));
        }
        Next::Election(election) => {
            let by: Vec<String> = election.by.iter().map(ToString::to_string).collect();
            let options: Vec<String> = election.options.iter().map(ToString::to_string).collect();
            put("election", json!({ "by": by, "options": options }));
            put("say", json!(sheet::before_choice(desk, &election, words)));
        }
        Next::Ruled => {
            put("say", json!(sheet::after(desk, words)));
        }
    }
    if let Some(table) = desk.table() {
        for (key, value) in of_table(table) {
            put(key, value);
        }
        let edition = table.rules().edition;
        let number = |clause: Clause| clause.number(edition).map(str::to_owned);
        put("laws", json!(sheet::clauses(desk).into_iter().filter_map(number).collect::<Vec<_>>()));
        put("adjust", json!(table.look_at().iter().filter_map(number).collect::<Vec<_>>()));
        put("weigh", json!(table.weigh().iter().filter_map(number).collect::<Vec<_>>()));
    }
    put("debated", json!(sheet::debated(desk).iter().map(ToString::to_string).collect::<Vec<_>>()));
    Value::Object(out)
}

fn of_table(table: &Table) -> Vec<(&'static str, Value)> {
    let grade = |grade| match grade {
        bridge_laws::words::Grade::Minor => "minor",
        bridge_laws::words::Grade::Major => "major",
    };
    let penalty_cards: Vec<String> =
        table.penalty_cards().iter().map(|p| format!("{}:{} {}", p.seat, p.card, grade(p.grade))).collect();
    let restrictions: Vec<String> = table.restrictions().map(|r| r.to_string()).collect();
    let known = |authorised| -> Vec<String> {
        table
            .information_now()
            .iter()
            .filter(|info| info.authorised == authorised)
            .map(|info| match info.subject {
                Subject::Card(seat, card) => format!("{seat}:{card} for {}", info.who),
                Subject::DutyToPlay(seat, card) => format!("{seat}:{card} duty for {}", info.who),
            })
            .collect()
    };
    let mut out = vec![
        ("penalty-cards", json!(penalty_cards)),
        ("restrictions", json!(restrictions)),
        ("authorised", json!(known(true))),
        ("unauthorised", json!(known(false))),
        ("declarer", json!(table.state().declarer.to_string())),
    ];
    if let Status::Play(seat) = table.status() {
        out.push(("turn", json!(seat.to_string())));
    }
    if let Some((side, tricks)) = table.net_transfer() {
        let side = match side {
            cards::Side::NorthSouth => "ns",
            cards::Side::EastWest => "ew",
        };
        out.push(("transfer", json!({ "to": side, "tricks": tricks })));
    }
    out
}
