//! `stich laws`: the clauses, what they say, and which cases reach them.

mod book;
mod typed;

use std::{collections::BTreeSet, fs, path::PathBuf};

use anyhow::bail;
use bridge_laws::clause::{Clause as BridgeClause, Edition};
use casebook::{Reached, reached::Known};
use ruling::{Clause, ClauseSet, Standing};
use wording::{Lexicon, msg};

use self::book::{Book, Bridge, Doppelkopf, OpenPoint};
use crate::{
    Exit, Usage,
    args::{Game, LawsArgs},
    check, edition, files, parallel, preset, refuse,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

/// A case, and the clauses of one game that it reached.
struct Case<C> {
    file: PathBuf,
    reached: ClauseSet<C>,
}

/// The case book, and what it reaches: looked up in the list that was built in, and a case that is not there is run.
/// Whoever asks for the coverage wants to know it of the cases as they are now, so all are run. Without the book at hand
/// the laws can be listed all the same.
fn cases<C>(
    args: &LawsArgs,
    words: &Lexicon,
    of_game: fn(Reached) -> ClauseSet<C>,
) -> anyhow::Result<Vec<Case<C>>>
where
    C: Send,
{
    if !args.cases.exists() && !args.coverage {
        return Ok(Vec::new());
    }
    let paths = std::slice::from_ref(&args.cases);
    if args.coverage {
        let checked = check::all(words, paths)?;
        return Ok(checked.into_iter().map(|c| Case { file: c.file, reached: of_game(c.reached) }).collect());
    }
    let known = Known::default();
    // What is no case reaches nothing; `stich check` says what is wrong with it.
    let reached = |file: &PathBuf| known.or_run(&fs::read_to_string(file).ok()?).ok();
    let files = files::find(words, paths, &["toml"])?;
    let case = |_, file| Case { reached: of_game(reached(&file).unwrap_or_default()), file };
    Ok(parallel::each(files, case))
}

pub fn run(args: &LawsArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    match args.game {
        Game::Bridge => bridge(args, words),
        Game::Doppelkopf => doppelkopf(args, words),
    }
}

fn bridge(args: &LawsArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    refuse("--rules", args.rules.is_some(), wording::Game::Bridge, words)?;
    let edition_of = |year: &str| edition(words, year);
    let edition = args.edition.as_deref().map_or(Ok(Edition::default()), edition_of)?;
    if let Some(years) = &args.diff {
        let [old, new] = years.as_slice() else { bail!(Usage(String::new())) };
        return diff(edition_of(old)?, edition_of(new)?, words);
    }
    show(&Bridge { edition }, args, &cases(args, words, |reached| reached.bridge)?, words)
}

fn doppelkopf(args: &LawsArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    refuse("--edition", args.edition.is_some(), wording::Game::Doppelkopf, words)?;
    refuse("--diff", args.diff.is_some(), wording::Game::Doppelkopf, words)?;
    let preset = args.rules.as_deref().map_or(Ok(Default::default()), |rules| preset(words, rules))?;
    show(&Doppelkopf { preset }, args, &cases(args, words, |reached| reached.doppelkopf)?, words)
}

fn show<B: Book>(
    book: &B,
    args: &LawsArgs,
    cases: &[Case<B::Clause>],
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    if args.coverage {
        return coverage(book, cases, words);
    }
    match &args.number {
        Some(number) => explain(book, number, cases, words),
        None => list(book, cases, words),
    }
}

fn cases_of<C: Clause>(clause: C, cases: &[Case<C>]) -> impl Iterator<Item = &Case<C>> {
    cases.iter().filter(move |case| case.reached.contains(clause))
}

fn standing<B: Book>(book: &B, clause: B::Clause, words: &Lexicon) -> String {
    let game = B::GAME;
    match clause.standing() {
        Standing::Executed => words.say(msg::LawsExecuted),
        Standing::Asked => words.say(msg::LawsAsked { game }),
        Standing::Judged => words.say(msg::LawsJudged { game }),
        Standing::OutOfScope(reason) => words.out_of_scope(reason, |law| book.cite(law, words)),
    }
}

fn list<B: Book>(book: &B, cases: &[Case<B::Clause>], words: &Lexicon) -> anyhow::Result<Exit> {
    let (game, clauses, points) = (B::GAME, book.clauses(), book.points(words));
    let numbers = clauses.iter().map(|(_, number)| number.len());
    let column = numbers.chain(points.iter().map(|point| point.id.len())).max().unwrap_or_default() + 2;
    let heading = format!("{} ({})", words.say(msg::LawsHeading { game }), book.name(words));
    screen::wrapped_in(HEAD, "", &heading)?;
    for (clause, number) in clauses {
        screen::line(&screen::wrapped(&format!("{number:<column$}"), &book.title(clause, words)))?;
        let count = words.say(msg::LawsCases { n: cases_of(clause, cases).count() });
        let below = format!("{}, {count}", standing(book, clause, words));
        screen::wrapped_in(DIM, &format!("{:column$}", ""), &below)?;
    }
    screen::wrapped_in(HEAD, "", &words.say(msg::LawsPoints { game }))?;
    for point in points {
        screen::line(&screen::wrapped(&format!("{:<column$}", point.id), &point.text.title))?;
    }
    Ok(Exit::Fine)
}

fn explain<B: Book>(
    book: &B,
    number: &str,
    cases: &[Case<B::Clause>],
    words: &Lexicon,
) -> anyhow::Result<Exit> {
    let typed = typed::bare(number);
    if let Some(point) = book.points(words).iter().find(|point| point.id.eq_ignore_ascii_case(&typed)) {
        return explain_point(point, words);
    }
    let clauses = book.clauses().into_iter().map(|(clause, _)| clause);
    let found: Vec<_> = clauses.filter(|&clause| book.is_named(clause, &typed)).collect();
    if found.is_empty() {
        bail!(Usage(words.say(msg::LawsUnknown { number, game: B::GAME })));
    }
    for clause in found {
        let number = format!("{}  ", book.cite(clause, words));
        screen::wrapped_in(HEAD, &number, &book.title(clause, words))?;
        screen::line(&screen::wrapped("  ", &book.text(clause, words)))?;
        for note in book.notes(clause, words) {
            screen::line(&screen::wrapped("  ", &note))?;
        }
        let status = words.say(msg::LawsStatus);
        screen::wrapped_in(DIM, "  ", &format!("{status}: {}", standing(book, clause, words)))?;
        let elsewhere = book.elsewhere(clause, words);
        if !elsewhere.is_empty() {
            screen::wrapped_in(DIM, "  ", &elsewhere.join(", "))?;
        }
        let files: BTreeSet<String> =
            cases_of(clause, cases).map(|case| case.file.display().to_string()).collect();
        if !files.is_empty() {
            screen::styled(DIM, &format!("  {}:", words.say(msg::LawsInCases)))?;
            for file in files {
                screen::styled(DIM, &format!("    {file}"))?;
            }
        }
    }
    Ok(Exit::Fine)
}

fn explain_point(point: &OpenPoint, words: &Lexicon) -> anyhow::Result<Exit> {
    screen::wrapped_in(HEAD, &format!("{}  ", point.id), &point.text.title)?;
    let first = format!("{}: {}", words.say(msg::DeskReadingFirst), point.text.first);
    let second = format!("{}: {}", words.say(msg::DeskReadingSecond), point.text.second);
    screen::line(&screen::wrapped("  ", &first))?;
    screen::line(&screen::wrapped("  ", &second))?;
    if !point.has_switch {
        screen::wrapped_in(DIM, "  ", &words.say(msg::LawsPointFixed))?;
    }
    Ok(Exit::Fine)
}

fn coverage<B: Book>(book: &B, cases: &[Case<B::Clause>], words: &Lexicon) -> anyhow::Result<Exit> {
    let game = B::GAME;
    let must_be_reached =
        |clause: &B::Clause| matches!(clause.standing(), Standing::Executed | Standing::Asked);
    let wanted: Vec<_> = B::Clause::ALL.iter().copied().filter(must_be_reached).collect();
    let unreached: Vec<_> =
        wanted.iter().copied().filter(|&clause| cases_of(clause, cases).next().is_none()).collect();
    let n = wanted.len() - unreached.len();
    screen::wrapped_in(HEAD, "", &words.say(msg::LawsCoverage { n, total: wanted.len(), game }))?;
    for &clause in &unreached {
        let law = book.cite(clause, words);
        screen::styled(BAD, &words.say(msg::LawsUnreached { law: &law }))?;
    }
    if unreached.is_empty() {
        screen::wrapped_in(GOOD, "", &words.say(msg::LawsAllReached { game }))?;
        return Ok(Exit::Fine);
    }
    Ok(Exit::Failed)
}

fn diff(old: Edition, new: Edition, words: &Lexicon) -> anyhow::Result<Exit> {
    let (from, to) = (old.year(), new.year());
    screen::wrapped_in(HEAD, "", &words.say(msg::LawsDiffHeading { old: from, new: to }))?;
    for &clause in BridgeClause::ALL {
        let (was, is) = (clause.number(old), clause.number(new));
        let note = match (was, is) {
            (None, Some(_)) => words.say(msg::LawsDiffNew { old: from }),
            (Some(_), None) => words.say(msg::LawsDiffNew { old: to }),
            (Some(was), Some(is)) if was != is => words.say(msg::LawsDiffNumber { number: was, old: from }),
            _ => String::new(),
        };
        let otherwise = words.clause_older(clause).filter(|_| old != new);
        if note.is_empty() && otherwise.is_none() {
            continue;
        }
        let number = is.or(was).unwrap_or_default();
        screen::line(&screen::wrapped(&format!("{number:<7}"), &words.clause_title(clause)))?;
        // Another number is all there is to say, unless the clause says something else too.
        let says = otherwise.is_some() || was.is_none() || is.is_none();
        let text = says.then(|| words.clause_text(clause));
        for line in [note].into_iter().filter(|note| !note.is_empty()).chain(text).chain(otherwise) {
            screen::styled(DIM, &screen::wrapped("       ", &line))?;
        }
    }
    Ok(Exit::Fine)
}
