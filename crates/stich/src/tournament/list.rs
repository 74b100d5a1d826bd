//! `stich doko list check`: lists without their tournament.

use std::path::Path;

use tournament::{
    CheckedSheet, Doubt, Position, Rules, Running, RunningQuirk, Sheet, SheetFile, TableSize, Unread,
    read_sheet,
};
use wording::{Lexicon, msg};

use super::{
    args::{ListCheckArgs, ListCommand},
    json::{Answer, CheckedJson, CheckedLineJson},
    say, text,
};
use crate::{
    Exit, doko_readings, files,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

pub fn run(command: &ListCommand, words: &Lexicon) -> anyhow::Result<Exit> {
    let ListCommand::Check(args) = command;
    check(args, words)
}

fn check(args: &ListCheckArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let rules = doko_readings(words, Some(&args.rules), &[])?;
    let mut all_fine = true;
    for path in files::find(words, &args.paths, &["csv", "toml"])? {
        let checked = one(&path, rules, words)?;
        all_fine &= checked.is_fine();
        if args.json {
            screen::line(&serde_json::to_string(&Answer::List(checked.json))?)?;
        } else {
            checked.show(words)?;
        }
    }
    Ok(if all_fine { Exit::Fine } else { Exit::Failed })
}

/// A list with what was found in it.
struct Checked {
    heading: String,
    json: CheckedJson,
}

fn one(path: &Path, rules: Rules, words: &Lexicon) -> anyhow::Result<Checked> {
    let file = path.display().to_string();
    let toml = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"));
    Ok(match read_sheet(&text(words, path)?, toml) {
        Ok(SheetFile::List(sheet)) => list(file, &sheet, None, rules, words),
        Ok(SheetFile::Running(running)) => at_home(file, &running, rules, words),
        // A line that cannot be read says so where it stands; the others are checked.
        Err(unread) => {
            let beside = say::sheet(path, unread.beside_lines(), words);
            let mut checked = match &unread.rest {
                Some(rest) => list(file, rest, Some(&unread), rules, words),
                None => Checked { heading: file.clone(), json: empty(file) },
            };
            checked.json.error = (!beside.is_empty()).then(|| beside.join("\n"));
            checked
        }
    })
}

const fn empty(file: String) -> CheckedJson {
    CheckedJson { file, error: None, lines: Vec::new(), totals: Vec::new(), missing: None, wrong: None }
}

/// A list, or what is left of one that cannot be read.
fn list(file: String, sheet: &Sheet, unread: Option<&Unread>, rules: Rules, words: &Lexicon) -> Checked {
    let size = sheet.size;
    let CheckedSheet { list, lines, wrong_totals, missing } = sheet.check(rules);
    let who = |p: Position| words.say(msg::PaperPosition { m: p.number().into() });
    let line = |(checked, told): (&tournament::CheckedLine, &tournament::SheetLine)| {
        let reading = &checked.reading;
        let said = bulletin::show::reading(reading, size, rules, &who, words);
        let mut problems: Vec<String> = unread
            .iter()
            .flat_map(|unread| unread.of_line(told.line))
            .map(|problem| say::unread(problem, words))
            .collect();
        let is_read = problems.is_empty();
        let says_points = is_read || told.says_points();
        // Of a kind that nobody knows it helps to hear what these points can be.
        let could_be = || words.say(msg::ListCouldBe { kinds: &said.could_be.join(", ") });
        let kinds = match is_read {
            true => said.kinds(words),
            false => (says_points && !said.could_be.is_empty()).then(could_be),
        };
        if says_points {
            problems.extend(said.wrong);
        }
        if let (Some(expected), Some(found)) = (checked.number, told.number) {
            let (expected, found) = (&expected.to_string(), &found.to_string());
            problems.push(words.say(msg::ListNumber { found, expected }));
        }
        // What does not check says itself why.
        let slips = reading.doubt.as_ref().is_some_and(|asked| asked.doubt == Doubt::Slip);
        let likely = said.meant.first().map(|what| words.say(msg::ListDoubtMeant { what }));
        let asked: Vec<String> = said.question.filter(|_| !slips).into_iter().chain(likely).collect();
        if is_read && !asked.is_empty() {
            problems.push(asked.join("; "));
        }
        problems.extend(kinds);
        let entry = reading.line.as_ref().filter(|_| says_points).map(|line| line.entry);
        let points = entry.map(|entry| size.positions().map(|p| entry.total()[p]).collect());
        CheckedLineJson {
            line: checked.line,
            points: points.unwrap_or_default(),
            problems,
            notes: Vec::new(),
            read_as: said.kind.filter(|_| is_read),
            could_be: if says_points { said.could_be } else { Vec::new() },
        }
    };
    let totals = list.totals();
    let wrong = wrong_totals.map(|written| {
        words.say(msg::ListTotals {
            written: &say::points(&written, size, words),
            sums: &say::points(&totals, size, words),
        })
    });
    let heading = words.say(msg::ListCheckList { file: &file, n: size.players().into() });
    let json = CheckedJson {
        lines: lines.iter().zip(&sheet.lines).map(line).collect(),
        totals: size.positions().map(|p| totals[p]).collect(),
        missing: missing.map(|missing| say::close(&missing, &who, words)),
        wrong,
        ..empty(file)
    };
    Checked { heading, json }
}

fn at_home(file: String, running: &Running, rules: Rules, words: &Lexicon) -> Checked {
    let size = TableSize::Four;
    let quirk = |quirk: &RunningQuirk| match quirk {
        RunningQuirk::Flaw(flaw) => say::flaw(flaw, size, rules, &|p| p.to_string(), words),
        RunningQuirk::Value { written, changed } => words.say(msg::ListCheckValue {
            written: &say::signed((*written).into(), words),
            changed: &changed.to_string(),
        }),
    };
    let line = |game: &tournament::RunningGame| CheckedLineJson {
        line: game.line,
        points: size.positions().map(|p| game.points[p]).collect(),
        problems: game.quirks(rules).iter().map(quirk).collect(),
        notes: game.notes.clone(),
        read_as: None,
        could_be: Vec::new(),
    };
    let totals = running.games.last().map(|game| game.running).unwrap_or_default();
    let names = running.names.join(", ");
    let heading = words.say(msg::ListCheckRunning { file: &file, names: &names });
    let json = CheckedJson {
        lines: running.games.iter().map(line).collect(),
        totals: size.positions().map(|p| totals[p]).collect(),
        ..empty(file)
    };
    Checked { heading, json }
}

impl Checked {
    fn wrong_lines(&self) -> usize {
        self.json.lines.iter().filter(|line| !line.problems.is_empty()).count()
    }

    fn is_fine(&self) -> bool {
        self.json.error.is_none() && self.json.wrong.is_none() && self.wrong_lines() == 0
    }

    fn show(&self, words: &Lexicon) -> anyhow::Result<()> {
        let json = &self.json;
        if let Some(error) = &json.error {
            screen::styled(BAD, error)?;
        }
        if json.error.is_some() && json.lines.is_empty() {
            return Ok(());
        }
        screen::styled(HEAD, &self.heading)?;
        for (line, number) in json.lines.iter().zip(1_usize..) {
            if line.problems.is_empty() && line.notes.is_empty() && line.read_as.is_none() {
                continue;
            }
            let mut points: Vec<String> = line.points.iter().map(|&p| say::signed(p.into(), words)).collect();
            if points.is_empty() {
                points.push("?".to_owned());
            }
            let text = words.say(msg::ListCheckGame {
                line: line.line,
                number: &number.to_string(),
                points: &points.join(" "),
            });
            screen::line(&format!("  {text}"))?;
            // Where something is wrong, what it could be stands there already.
            match (&line.read_as, line.could_be.as_slice()) {
                (Some(what), [_, _, ..]) if line.problems.is_empty() => {
                    let kinds = line.could_be.join(", ");
                    let said = words.say(msg::ListCheckReadAmong { what, kinds: &kinds });
                    screen::styled(DIM, &format!("    {said}"))?;
                }
                (Some(what), _) => {
                    screen::styled(DIM, &format!("    {}", words.say(msg::ListCheckReadAs { what })))?;
                }
                (None, _) => {}
            }
            for problem in &line.problems {
                screen::styled(BAD, &format!("    {problem}"))?;
            }
            for found in &line.notes {
                screen::styled(DIM, &format!("    {}", words.say(msg::ListCheckNote { found })))?;
            }
        }
        if let Some(wrong) = &json.wrong {
            screen::styled(BAD, &format!("  {wrong}"))?;
        }
        let totals: Vec<String> = json.totals.iter().map(|&p| say::signed(p.into(), words)).collect();
        screen::line(&format!("  {}: {}", words.say(msg::TournamentTotal), totals.join(" ")))?;
        let (total, m) = (json.lines.len(), self.wrong_lines());
        if m == 0 {
            screen::styled(GOOD, &format!("  {}", words.say(msg::ListCheckFine { n: total })))?;
        } else {
            screen::styled(BAD, &format!("  {}", words.say(msg::ListCheckWrong { total, m })))?;
        }
        if let Some(what) = &json.missing {
            screen::line(&format!("  {}", words.say(msg::ListCheckNotComplete { what })))?;
        }
        Ok(())
    }
}
