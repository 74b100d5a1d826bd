//! The desk without a conversation: facts and choices on the command line.

use anyhow::bail;
use ruling::{Next, Step};
use wording::{Lexicon, msg};

use super::talk::{Question, Talk};
use crate::{
    Exit, Usage,
    args::DeskArgs,
    screen::{self, DIM, HEAD},
};

/// The fact that tells what happened next.
const THEN: &str = "then";

/// The fact that gives the grounds of a finding begins so: `why-suggested`.
const WHY: &str = "why-";

/// A fact from the command line, and whether it has been of use.
struct Fact {
    key: String,
    value: String,
    used: bool,
}

impl Fact {
    fn shown(&self) -> String {
        format!("{}={}", self.key, self.value)
    }
}

/// Has the same been told and used already?
fn is_said(fact: &Fact, facts: &[Fact]) -> bool {
    facts.iter().any(|other| other.used && (&other.key, &other.value) == (&fact.key, &fact.value))
}

/// What is asked once has one answer: which of two was meant nobody knows.
fn not_twice(facts: &[Fact], asked: &[String], words: &Lexicon) -> anyhow::Result<()> {
    let once = |key: &str| asked.iter().filter(|id| *id == key.trim_start_matches(WHY)).count() == 1;
    let beside = |fact: &&Fact| facts.iter().any(|other| other.used && other.key == fact.key);
    let left = |fact: &&Fact| !fact.used && fact.key != THEN && !is_said(fact, facts);
    let Some(Fact { key, .. }) = facts.iter().filter(left).filter(beside).find(|fact| once(&fact.key)) else {
        return Ok(());
    };
    let all: Vec<String> = facts.iter().filter(|fact| fact.key == *key).map(Fact::shown).collect();
    bail!(Usage(words.say(msg::ErrorFactTwice { fact: key, facts: &all.join(", ") })))
}

pub fn run<D: Talk>(desk: D, args: &DeskArgs, ascii: bool, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut facts = facts::<D>(args, words)?;
    facts.extend(args.then.iter().map(|value| Fact {
        key: THEN.to_owned(),
        value: value.clone(),
        used: false,
    }));
    let mut choices =
        args.choose.as_deref().map(|path| path.split('/').collect::<Vec<_>>()).unwrap_or_default();
    choices.reverse();
    let mut known: Vec<&'static str> = Vec::new();
    let mut asked: Vec<String> = Vec::new();
    let mut assumed: Vec<String> = Vec::new();
    let mut desk = desk;
    loop {
        desk = with_unasked(desk, &mut facts, words)?;
        match desk.next() {
            Next::Question(question) => {
                known.push(D::id(question));
                // One thing is told after another; of what did not happen in turn, one may answer for all.
                let keys = D::keys(question);
                let unused = |key: &String| facts.iter().position(|fact| fact.key == *key && !fact.used);
                let of_all = |fact: &Fact| fact.key == D::id(question) && D::answers_for_all(question);
                let place = keys.iter().find_map(unused).or_else(|| facts.iter().position(of_all));
                asked.extend(keys);
                let told = place.and_then(|place| facts.get_mut(place));
                let (answer, text) = if let Some(fact) = told {
                    fact.used = true;
                    (desk.read(question, &fact.value, words), fact.value.clone())
                } else {
                    // Nobody is asked here: who tells nothing more has told it all.
                    let Some(answer) = desk.untold(question) else { break };
                    if !D::is_told_in_turn(question) {
                        // Of whom it is, where that is told of several.
                        let twice =
                            assumed.iter().any(|other| other.starts_with(&format!("{}=", D::id(question))));
                        let key = D::keys(question).into_iter().next().filter(|_| twice);
                        assumed.push(format!("{}={answer}", key.as_deref().unwrap_or(D::id(question))));
                    }
                    (Some(answer), answer.to_string())
                };
                if D::is_judged(question) {
                    desk = grounded(&desk, question, &mut facts, words)?;
                }
                let Some(next) = answer.and_then(|answer| desk.after(Step::Answer(question, answer))) else {
                    bail!(Usage(not_an_answer(&text, &desk, question, words)))
                };
                desk = next;
            }
            Next::Election(election) => {
                let Some(text) = choices.pop() else { break };
                let (by, text) = match text.split_once('=') {
                    Some((seat, text)) => (D::who(seat, words), text),
                    None => (election.by.first().copied(), text),
                };
                let step = by.zip(D::read_choice(text)).map(|(by, choice)| Step::Choose(by, choice));
                let Some(next) = step.and_then(|step| desk.after(step)) else {
                    let known: Vec<String> = election.options.iter().map(|&c| c.to_string()).collect();
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
    if let Some(fact) = facts.iter().find(|fact| !fact.used && fact.key == THEN)
        && !matches!(desk.next(), Next::Question(_))
    {
        bail!(Usage(words.say(msg::ErrorUnknownFact { found: &fact.value, known: &known.join(", ") })))
    }
    // A fact that is never asked for is a slip of the pen, unless the interview stopped before it.
    let is_known = |fact: &&Fact| {
        let key = fact.key.trim_start_matches(WHY);
        // Of whom it is told, or of which call.
        let id = key.split_once(':').map_or(key, |(id, _)| id);
        D::question_ids().contains(&id)
    };
    if let Some(fact) = facts.iter().filter(|fact| !fact.used).find(|fact| !is_known(fact)) {
        bail!(Usage(words.say(msg::ErrorUnknownFact { found: &fact.key, known: &known.join(", ") })))
    }
    not_twice(&facts, &asked, words)?;
    assumed.extend(desk.assumed().iter().map(|(question, usual)| format!("{}={usual}", D::id(*question))));
    assumed.dedup();
    if !assumed.is_empty() {
        screen::note(&words.say(msg::DeskAssumed { facts: &assumed.join(", ") }));
    }
    // While facts are missing, the others may still be asked for.
    if !matches!(desk.next(), Next::Question(_)) {
        let left: Vec<String> =
            facts.iter().filter(|fact| !fact.used && !is_said(fact, &facts)).map(Fact::shown).collect();
        if !left.is_empty() {
            screen::note(&words.say(msg::DeskNotAsked { facts: &left.join(", ") }));
        }
    }
    if args.json {
        let report = serde_json::to_value(sheet::report(&desk, words))?;
        screen::line(&serde_json::to_string_pretty(&report)?)?;
    } else {
        print(&desk, ascii, words)?;
    }
    Ok(match desk.next() {
        Next::Question(_) => Exit::FactsMissing,
        _ if desk.judgement(words).is_some_and(|judgement| judgement.open) => Exit::Judgement,
        _ => Exit::Fine,
    })
}

/// The desk with what is told of what nobody is asked.
fn with_unasked<D: Talk>(desk: D, facts: &mut [Fact], words: &Lexicon) -> anyhow::Result<D> {
    desk.assumed().into_iter().try_fold(desk, |desk, (question, _)| {
        let told = facts.iter_mut().find(|fact| fact.key == D::id(question) && !fact.used);
        let Some(fact) = told else { return Ok(desk) };
        fact.used = true;
        let answer = desk.read(question, &fact.value, words);
        match answer.and_then(|answer| desk.after(Step::Answer(question, answer))) {
            Some(told) => Ok(told),
            None => bail!(Usage(not_an_answer(&fact.value, &desk, question, words))),
        }
    })
}

/// The desk with the grounds of what is judged.
fn grounded<D: Talk>(
    desk: &D,
    question: Question<D>,
    facts: &mut [Fact],
    words: &Lexicon,
) -> anyhow::Result<D> {
    let key = format!("{WHY}{}", D::id(question));
    let Some(fact) = facts.iter_mut().find(|fact| fact.key == key && !fact.value.trim().is_empty()) else {
        let option = format!("--fact {key}=…");
        bail!(Usage(format!("{} {option}", words.say(msg::BookGroundsMissing))))
    };
    fact.used = true;
    Ok(desk.because(question, &fact.value))
}

fn facts<D: Talk>(args: &DeskArgs, words: &Lexicon) -> anyhow::Result<Vec<Fact>> {
    let mut facts = Vec::new();
    for text in &args.facts {
        match text.split_once('=') {
            Some((key, value)) => facts.push((key.to_owned(), value.to_owned())),
            None => bail!(Usage(words.say(msg::ErrorExpected { found: text, expected: "FACT=VALUE" }))),
        }
    }
    D::as_asked_now(args.topic.as_deref().unwrap_or_default(), &mut facts);
    Ok(facts.into_iter().map(|(key, value)| Fact { key, value, used: false }).collect())
}

fn not_an_answer<D: Talk>(text: &str, desk: &D, question: Question<D>, words: &Lexicon) -> String {
    if let Some(reason) = desk.why_not(question, text, words) {
        return format!("{text}: {reason}");
    }
    let (fact, known) = (D::id(question), &desk.possible(question, words));
    if desk.is_by_example(question) {
        return words.say(msg::ErrorBadFactSuch { found: text, fact, known });
    }
    words.say(msg::ErrorBadFact { found: text, fact, known })
}

fn print<D: Talk>(desk: &D, ascii: bool, words: &Lexicon) -> anyhow::Result<()> {
    match desk.next() {
        Next::Question(question) => {
            let option =
                format!("--fact {}={}", D::id(question), desk.possible(question, words).replace(", ", "|"));
            screen::line(&words.say(msg::DeskFactsMissing { option: &option }))?;
            screen::styled(HEAD, &screen::wrapped("  ", &D::question(question, words)))?;
            let asking = D::asking(question, words);
            screen::line(&screen::wrapped("  ", &asking.text))?;
            if asking.quietly {
                screen::line(&screen::wrapped("  ", &words.say(msg::DeskNotAloud)))?;
            }
            Ok(())
        }
        Next::Election(election) => desk.print_election(&election, ascii, words),
        Next::Ruled => {
            desk.print_ruling(words)?;
            screen::line("")?;
            for line in desk.reminders(words) {
                screen::styled(DIM, &screen::wrapped("", &line))?;
            }
            Ok(())
        }
    }
}
