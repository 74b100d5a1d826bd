//! `stich check`: runs cases and says what failed.

use std::{
    fs,
    path::{Path, PathBuf},
};

use casebook::{Case, Failure, Part, Reached};
use serde::Serialize;
use wording::{Lexicon, msg};

use crate::{
    Exit,
    args::CheckArgs,
    files, parallel,
    said::{drawn, said},
    screen::{self, BAD, DIM, GOOD, HEAD},
    unread,
};

/// How one case went.
pub struct Checked {
    /// The file.
    pub file: PathBuf,
    /// The case, if it could be read.
    pub case: Option<Case>,
    /// What failed.
    pub failures: Vec<Failure>,
    /// Why it could not be read.
    pub error: Option<String>,
    /// The clauses that it reached.
    pub reached: Reached,
}

#[derive(Serialize)]
struct Line<'a> {
    file: String,
    title: Option<&'a str>,
    passed: bool,
    failures: &'a [Failure],
    error: Option<&'a str>,
}

fn check(file: &Path, words: &Lexicon) -> Checked {
    let unread = |error: String| Checked {
        file: file.to_owned(),
        case: None,
        failures: Vec::new(),
        error: Some(error),
        reached: Reached::default(),
    };
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) => return unread(files::reason(&error, words)),
    };
    let no_case = |error: casebook::CaseError| {
        words.say(msg::CheckNoCase { reason: &unread::case(&error, &text, words) })
    };
    let case = match casebook::parse(&text) {
        Ok(case) => case,
        Err(error) => return unread(no_case(error)),
    };
    match casebook::run(&case) {
        Ok(outcome) => Checked {
            file: file.to_owned(),
            reached: (&outcome.played).into(),
            failures: outcome.failures,
            case: Some(case),
            error: None,
        },
        Err(error) => Checked { case: Some(case), ..unread(no_case(error)) },
    }
}

/// Runs all cases in these files and folders.
pub fn all(words: &Lexicon, paths: &[PathBuf]) -> anyhow::Result<Vec<Checked>> {
    Ok(parallel::each(&files::find(words, paths, &["toml"])?, |_, file| check(file, words)))
}

/// Where in its case.
fn place(words: &Lexicon, failure: &Failure) -> String {
    let n = failure.step;
    match failure.part {
        Part::Step => words.say(msg::CheckStep { n }),
        Part::Score => words.say(msg::CheckScore { n }),
        Part::Trick => words.say(msg::CheckTrick { n }),
        Part::Announce => words.say(msg::CheckAnnounce { n }),
        Part::Deal => words.say(msg::CheckDeal { n }),
        Part::Split => words.say(msg::CheckSplit { n }),
        Part::Tournament => words.say(msg::CheckTournament),
        Part::Ruling => words.say(msg::CheckDesk),
    }
}

pub fn run(args: &CheckArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let checked = all(words, &args.paths)?;
    let failed = checked.iter().filter(|c| !c.failures.is_empty()).count();
    let unreadable = checked.iter().filter(|c| c.error.is_some()).count();
    for one in &checked {
        let file = one.file.display().to_string();
        let title = one.case.as_ref().map(Case::title);
        if args.json {
            let passed = one.failures.is_empty() && one.error.is_none();
            let line = Line { file, title, passed, failures: &one.failures, error: one.error.as_deref() };
            screen::line(&serde_json::to_string(&line)?)?;
            continue;
        }
        if let Some(error) = &one.error {
            screen::styled(BAD, &file)?;
            screen::line(error)?;
        }
        if !one.failures.is_empty() {
            let title = title.unwrap_or_default();
            screen::styled(BAD, &words.say(msg::CheckCaseTitle { file: &file, title }))?;
        }
        let mut before = String::new();
        for failure in &one.failures {
            screen::line(&format!("  {}, {}", place(words, failure), failure.key))?;
            screen::line(&format!(
                "    {}: {}",
                words.say(msg::CheckExpected),
                said(&failure.expected, words)
            ))?;
            screen::line(&format!("    {}: {}", words.say(msg::CheckGot), said(&failure.got, words)))?;
            let table = drawn(&failure.table, words);
            if !table.is_empty() && table != before {
                screen::styled(DIM, &format!("    {}:", words.say(msg::CheckTable)))?;
                for line in table.lines() {
                    screen::styled(DIM, &format!("      {line}"))?;
                }
            }
            before = table;
        }
    }
    if !args.json {
        let total = checked.len() - unreadable;
        if total > 0 {
            let style = if failed + unreadable == 0 { GOOD } else { HEAD };
            screen::styled(style, &words.say(msg::CheckSummary { total, failed }))?;
        }
        if unreadable > 0 {
            screen::styled(BAD, &words.say(msg::CheckUnreadable { n: unreadable }))?;
        }
    }
    Ok(if failed + unreadable == 0 { Exit::Fine } else { Exit::Failed })
}
