//! `stich tournament enter`.

use std::{collections::BTreeMap, path::Path};

use anyhow::{anyhow, bail};
use tournament::{
    At, CheckedSheet, Doubt, Doubtful, Duty, Event, Late, List, Override, Position, Refused, Rules, Sheet,
    SheetError, SheetFile, Source, TableState, Tournament, Unread, Written, read_sheet,
};
use wording::{Lexicon, msg};

use super::{
    args::{EnterArgs, How, Lateness},
    done, line,
    pen::Pen,
    refused, say, show, text,
};
use crate::{Exit, Usage};

/// The lines of one table that a command brings.
struct Batch {
    at: At,
    lines: Vec<(Written, Option<Duty>)>,
    /// The file and its lines, for saying where something is wrong.
    file: Option<(String, Sheet)>,
    /// What of the file cannot be read; then nothing of it is entered.
    unread: Vec<SheetError>,
}

pub fn run(args: &EnterArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let mut batches = batches(args, words)?;
    one_a_table(&batches, words)?;
    let mut pen = Pen::open(words, &args.of, args.signed.by.as_deref())?;
    if !args.second {
        // Of a list that cannot be read all that is wrong is named at once.
        for batch in batches.iter().filter(|batch| batch.unread.is_empty()) {
            stands_already(batch, &pen, args.replace, words)?;
        }
    }
    if let Some(error) = unreadable(&batches, &pen, args.replace, words)? {
        return Err(error);
    }
    if !args.second && !args.anyway {
        for batch in &mut batches {
            meant(args, batch, &pen, words)?;
        }
    }
    let mut events = Vec::new();
    for batch in &batches {
        events.extend(events_of(args, batch, &pen, words)?);
    }
    if args.time_up {
        let at = place(args, words)?;
        events.push(Event::TimeUp { at, why: args.reason.clone(), running: args.running });
    }
    if args.time_not_up {
        // Before whatever is entered with it: that may be one of those games.
        events.insert(0, Event::TimeUpTakenBack { at: place(args, words)? });
    }
    let after = match pen.try_out(&events) {
        Ok(after) => after,
        Err(error) => return Err(explain(&error, &batches, &pen, args.replace, words)),
    };
    if !args.anyway {
        batches.iter().try_for_each(|batch| totals(batch, &pen, (&after, args.second), words))?;
    }
    pen.write(words, events)?;
    let mut said = Vec::new();
    for Batch { at, lines, .. } in &batches {
        let (place, n) = (say::at(*at, words), lines.len());
        let entered = if args.second {
            words.say(msg::TournamentReadAgain { at: &place, n })
        } else {
            words.say(msg::TournamentEntered { at: &place, n })
        };
        let table = pen.tournament.table(*at).map_err(|e| refused(&e, &pen.tournament, words))?;
        let mut state = show::state(table, words).into_iter();
        said.push(format!("{entered} ({})", state.next().unwrap_or_default()));
        said.extend(state);
    }
    if args.time_up {
        let at = &say::at(place(args, words)?, words);
        said.push(match args.running {
            true => words.say(msg::TournamentTimeUpRunning { at }),
            false => words.say(msg::TournamentTimeUp { at }),
        });
    }
    if args.time_not_up {
        said.push(words.say(msg::CourseTimeUpBack { at: &say::at(place(args, words)?, words) }));
    }
    done(&args.signed, said)
}

fn place(args: &EnterArgs, words: &Lexicon) -> anyhow::Result<At> {
    match (args.round, args.table) {
        (Some(round), Some(table)) => Ok(At { round, table }),
        _ => bail!(Usage(words.say(msg::TournamentWhichTable { file: args.of.tournament.as_str() }))),
    }
}

fn batches(args: &EnterArgs, words: &Lexicon) -> anyhow::Result<Vec<Batch>> {
    match (args.lists.as_slice(), args.line.is_told()) {
        ([], true) => {
            let lines = vec![(line::written(&args.line, &words.say(msg::TournamentWhatLine), words)?, None)];
            Ok(vec![Batch { at: place(args, words)?, lines, file: None, unread: Vec::new() }])
        }
        ([], false) if args.time_up || args.time_not_up => Ok(Vec::new()),
        ([], false) | ([_, ..], true) => bail!(Usage(words.say(msg::TournamentWhatLine))),
        (lists, false) => lists.iter().map(|list| from_file(args, list, words)).collect(),
    }
}

/// A table has one list: a second one is another copy, or the list of another table.
fn one_a_table(batches: &[Batch], words: &Lexicon) -> anyhow::Result<()> {
    let mut files = BTreeMap::new();
    for Batch { at, file, .. } in batches {
        let Some((two, _)) = file else { continue };
        if let Some(one) = files.insert(*at, two) {
            bail!(words.say(msg::TournamentTwoLists { at: &say::at(*at, words), one, two }));
        }
    }
    Ok(())
}

fn from_file(args: &EnterArgs, path: &Path, words: &Lexicon) -> anyhow::Result<Batch> {
    let file = path.display().to_string();
    let toml = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    let (sheet, unread) = match read_sheet(&text(words, path)?, toml) {
        Ok(SheetFile::List(sheet)) => (sheet, Vec::new()),
        Ok(SheetFile::Running(_)) => bail!(words.say(msg::TournamentIsRunning { file: &file })),
        Err(Unread { errors, rest: Some(sheet) }) => (sheet, errors),
        Err(Unread { errors, rest: None }) => bail!(say::sheet(path, &errors, words).join("\n")),
    };
    let named = named(path);
    let round = sheet.round.or(named.map(|at| at.round));
    let table = sheet.table.or(named.map(|at| at.table));
    if let (Some(round), Some(table)) = (round, table)
        && (args.round.is_some_and(|told| told != round) || args.table.is_some_and(|told| told != table))
    {
        let (round, table) = (&round.to_string(), &table.to_string());
        bail!(words.say(msg::TournamentOtherTable { file: &file, round, table }));
    }
    let (Some(round), Some(table)) = (args.round.or(round), args.table.or(table)) else {
        bail!(words.say(msg::TournamentWhichTable { file: &file }))
    };
    let lines = sheet.lines.iter().map(|line| (line.written.clone(), line.duty)).collect();
    Ok(Batch { at: At { round, table }, lines, file: Some((file, sheet)), unread })
}

/// Round and table from a name such as `r1-t3.csv` or `Runde 1 Tisch 3.csv`: its first two numbers.
fn named(path: &Path) -> Option<At> {
    let name = path.file_stem()?.to_str()?;
    let mut numbers = name.split(|c: char| !c.is_ascii_digit()).filter(|part| !part.is_empty());
    let (round, table) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    numbers.next().is_none().then_some(At { round, table })
}

fn events_of(args: &EnterArgs, batch: &Batch, pen: &Pen, words: &Lexicon) -> anyhow::Result<Vec<Event>> {
    let at = batch.at;
    let table = pen.tournament.table(at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let mut events = Vec::new();
    if args.replace {
        let why = args.reason.clone().unwrap_or_default();
        let struck = table.list().lines().iter().enumerate().rev().map(|(i, line)| Event::LineStruck {
            at,
            number: i + 1,
            before: line.written.clone(),
            why: why.clone(),
        });
        events.extend(struck);
    }
    let how = match (args.how, &batch.file) {
        (Some(How::Phone), _) => Source::Phone,
        (Some(How::Paper), _) | (None, Some(_)) => Source::Paper,
        (Some(How::Clerk), _) | (None, None) => Source::Clerk,
    };
    let anyway = if args.anyway { args.reason.clone() } else { None };
    let late = args.late.map(|late| match late {
        Lateness::Dealt => Late::Dealt,
        Lateness::Played => Late::Played,
        Lateness::Pflichtsolo => Late::Pflichtsolo,
    });
    events.extend(batch.lines.iter().map(|(line, _)| line.clone()).map(|line| match args.second {
        true => Event::SecondReading { at, line },
        false => Event::LineEntered { at, line, how, anyway: anyway.clone(), late },
    }));
    if let Some((file, sheet)) = &batch.file
        && !args.second
    {
        numbers(file, sheet, before(table, args.replace, pen.tournament.setup().rules), words)?;
    }
    Ok(events)
}

/// Asks about lines that do not say what they mean; or takes them as they were probably meant, if that is wanted.
fn meant(args: &EnterArgs, batch: &mut Batch, pen: &Pen, words: &Lexicon) -> anyhow::Result<()> {
    let table = pen.tournament.table(batch.at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let (size, rules) = (table.list().round().size(), pen.tournament.setup().rules);
    let mut list = before(table, args.replace, rules);
    let who = |p: Position| words.say(msg::PaperPosition { m: p.number().into() });
    let (mut asked, mut may_stand) = (Vec::new(), true);
    for (index, (written, duty)) in batch.lines.iter_mut().enumerate() {
        let Some(Doubtful { doubt, meant }) = list.doubt(written, *duty) else {
            // What is wrong beyond doubt is said when it is entered.
            let Ok(_) = list.enter(written.clone()) else { break };
            continue;
        };
        let Some(likely) = meant.first() else { break };
        if !args.as_meant {
            let question = match (&doubt, list.clone().enter(written.clone())) {
                (Doubt::Slip, Err(error)) => {
                    may_stand &= say::may_stand(&error);
                    let what = say::list_errors(&error, size, rules, &|p| p.to_string(), words).join("; ");
                    // More follows in the same sentence.
                    what.trim_end_matches('.').to_owned()
                }
                _ => say::doubt(&doubt, &who, rules, words),
            };
            let what = &show::read(likely, size, &who, words);
            let what = &format!("{question}; {}", words.say(msg::ListDoubtMeant { what }));
            asked.push(match &batch.file {
                Some((file, sheet)) => {
                    let line = sheet.lines.get(index).map_or(index + 1, |line| line.line);
                    words.say(msg::TournamentFileLine { file, line, what })
                }
                None => {
                    let deal = &say::line(Some(&list), list.lines().len() + 1, words);
                    words.say(msg::TournamentAtLine { at: &say::at(batch.at, words), deal, what })
                }
            });
        }
        *written = likely.written.clone();
        let Ok(_) = list.enter(written.clone()) else { break };
    }
    if asked.is_empty() {
        return Ok(());
    }
    let mut text = match &batch.file {
        Some((file, _)) => format!("{}\n  ", words.say(msg::TournamentDoubts { file, n: asked.len() })),
        None => String::new(),
    };
    text.push_str(&asked.join("\n  "));
    let hint = if may_stand {
        words.say(msg::TournamentAsMeantHint)
    } else {
        words.say(msg::TournamentAsMeantOnlyHint)
    };
    let nothing = words.say(msg::TournamentNothingEntered);
    bail!("{text}\n{nothing}\n{hint}")
}

/// What stands in the list before the lines of a file.
fn before(table: &TableState, replace: bool, rules: Rules) -> List {
    let list = table.list();
    if replace { List::under(list.round().size(), rules) } else { list.clone() }
}

/// A list of which a deal has been entered before, by its number; or one that is to take the place of another in a round
/// that is closed. Whatever else would be found wrong in it comes from that.
fn stands_already(batch: &Batch, pen: &Pen, replace: bool, words: &Lexicon) -> anyhow::Result<()> {
    let table = pen.tournament.table(batch.at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let list = table.list();
    if replace {
        return match list.is_closed() {
            true => Err(refused(&Refused::Closed(batch.at.round), &pen.tournament, words)),
            false => Ok(()),
        };
    }
    let Some((file, sheet)) = batch.file.as_ref().filter(|_| !list.lines().is_empty()) else { return Ok(()) };
    let next = list.round().next().map(|next| next.number);
    let last = list.lines().last().map_or(0, |line| line.place.number);
    let entered = |number: u8| next.map_or(number <= last, |next| number < next);
    let first = sheet.lines.iter().find_map(|line| Some((line.line, line.number?)));
    let Some((line, found)) = first.filter(|&(_, number)| entered(number)) else { return Ok(()) };
    let what = &match next {
        Some(next) => words.say(msg::ListNumber { found: &found.to_string(), expected: &next.to_string() }),
        None => words.say(msg::ListOver),
    };
    let text = words.say(msg::TournamentFileLine { file, line, what });
    match list.is_closed() {
        true => bail!("{text}\n{}", words.say(msg::TournamentNothingEntered)),
        false => bail!("{text}\n{}", words.say(msg::TournamentReplaceHint)),
    }
}

/// A list whose numbers are not those of the deals is of another table, or a line of it is missing.
fn numbers(file: &str, sheet: &Sheet, before: List, words: &Lexicon) -> anyhow::Result<()> {
    let CheckedSheet { lines, .. } = sheet.check_after(before);
    let wrong = lines
        .iter()
        .zip(&sheet.lines)
        .find_map(|(checked, line)| Some((line.line, checked.number?, line.number?)));
    match wrong {
        // A line that is refused is the better reason.
        Some((line, expected, found)) if lines.iter().all(|line| line.reading.error.is_none()) => {
            let (expected, found) = (&expected.to_string(), &found.to_string());
            let what = words.say(msg::ListNumber { found, expected });
            bail!(words.say(msg::TournamentFileLine { file, line, what: &what }))
        }
        _ => Ok(()),
    }
}

/// A list whose last line has other totals than its lines come to: one of them was read wrong, or added up wrong.
fn totals(
    batch: &Batch,
    pen: &Pen,
    (after, second): (&Tournament, bool),
    words: &Lexicon,
) -> anyhow::Result<()> {
    let Some((file, sheet)) = &batch.file else { return Ok(()) };
    let Some(written) = sheet.totals else { return Ok(()) };
    let table = after.table(batch.at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let (size, rules) = (table.list().round().size(), pen.tournament.setup().rules);
    let sums = if second {
        // As this reader has it, from the lines on that he read.
        let first = pen.tournament.table(batch.at).map_or(0, |table| table.unread().start);
        let mut list = List::under(size, rules);
        for line in table.list().lines().iter().take(first) {
            let stands = Override { by: "-".to_owned(), reason: "-".to_owned() };
            let _ = list.enter_anyway(line.written.clone(), stands);
        }
        sheet.check_after(list).list.totals()
    } else {
        table.list().totals()
    };
    if written == sums {
        return Ok(());
    }
    let what = &words.say(msg::ListTotals {
        written: &say::points(&written, size, words),
        sums: &say::points(&sums, size, words),
    });
    bail!(
        "{file}: {what}\n{}\n{}",
        words.say(msg::TournamentNothingEntered),
        words.say(msg::TournamentTotalsHint)
    )
}

/// A list with lines that cannot be read, and whatever else is wrong in it.
fn unreadable(
    batches: &[Batch],
    pen: &Pen,
    replace: bool,
    words: &Lexicon,
) -> anyhow::Result<Option<anyhow::Error>> {
    let Some(batch) = batches.iter().find(|batch| !batch.unread.is_empty()) else { return Ok(None) };
    let table = pen.tournament.table(batch.at).map_err(|e| refused(&e, &pen.tournament, words))?;
    let rules = pen.tournament.setup().rules;
    Ok(lines_refused(batch, before(table, replace, rules), rules, words))
}

/// All that is wrong with a list at once, not only its first wrong line.
fn explain(error: &Refused, batches: &[Batch], pen: &Pen, replace: bool, words: &Lexicon) -> anyhow::Error {
    let rules = pen.tournament.setup().rules;
    if let Refused::Line { at, .. } = error
        && let Some(batch) = batches.iter().find(|batch| batch.at == *at)
        && let Ok(table) = pen.tournament.table(*at)
        && let Some(error) = lines_refused(batch, before(table, replace, rules), rules, words)
    {
        return error;
    }
    let said = refused(error, &pen.tournament, words);
    match error {
        Refused::Late(_) => anyhow!("{said}\n{}", words.say(msg::TournamentLateHint)),
        _ => said,
    }
}

/// Every wrong line of a file, with all that is wrong in it; nothing, if the lines come from no file.
fn lines_refused(batch: &Batch, before: List, rules: Rules, words: &Lexicon) -> Option<anyhow::Error> {
    let Batch { file: Some((file, sheet)), unread, .. } = batch else { return None };
    let size = before.round().size();
    let mut wrong: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for error in unread {
        wrong.entry(error.line).or_default().push(say::unread(&error.what, words));
    }
    let mut flawed = false;
    let CheckedSheet { lines, .. } = sheet.check_after(before);
    for (checked, told) in lines.iter().zip(&sheet.lines) {
        let counts = told.says_points() || !wrong.contains_key(&told.line);
        let Some(error) = checked.reading.error.as_ref().filter(|_| counts) else { continue };
        flawed |= say::may_stand(error);
        // The line of a file is not the number of the game: the headings come before it.
        let game = checked.reading.line.as_ref().map(|line| line.place.number.to_string());
        let deal = game.map(|number| format!("{}: ", words.say(msg::TournamentLine { number: &number })));
        let deal = deal.unwrap_or_default();
        let errors = say::list_errors(error, size, rules, &|p| p.to_string(), words);
        let errors = errors.into_iter().map(|what| format!("{deal}{what}"));
        wrong.entry(told.line).or_default().extend(errors);
    }
    if wrong.is_empty() {
        return None;
    }
    let mut text = words.say(msg::TournamentLinesRefused { file, n: wrong.len() });
    for (&line, whats) in &wrong {
        for what in whats {
            text = format!("{text}\n  {}", words.say(msg::TournamentFileLine { file, line, what }));
        }
    }
    text = format!("{text}\n{}", words.say(msg::TournamentNothingEntered));
    // A line that cannot be read cannot be entered anyway.
    if flawed && unread.is_empty() {
        text = format!("{text}\n{}", words.say(msg::TournamentAnywayHint));
    }
    Some(anyhow!(text))
}
