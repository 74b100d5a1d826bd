//! `stich laws`: the clauses, what they say, and which cases reach them.

use std::collections::BTreeSet;

use anyhow::bail;
use bridge_laws::clause::{Clause, Edition};
use ruling::{Clause as _, Standing};
use wording::{Lexicon, msg};

use crate::{
    Exit, Usage,
    args::LawsArgs,
    check::{self, Checked},
    edition,
    screen::{self, BAD, DIM, GOOD, HEAD},
};

fn standing(words: &Lexicon, standing: Standing) -> String {
    match standing {
        Standing::Executed => words.say(msg::LawsExecuted),
        Standing::Asked => words.say(msg::LawsAsked),
        Standing::Judged => words.say(msg::LawsJudged),
        Standing::OutOfScope => words.say(msg::LawsOutOfScope),
    }
}

fn must_be_reached(clause: Clause) -> bool {
    matches!(clause.standing(), Standing::Executed | Standing::Asked)
}

/// The clauses in the order of the laws of that edition.
fn of_edition(edition: Edition) -> impl Iterator<Item = (Clause, &'static str)> {
    Clause::ALL.iter().filter_map(move |&clause| Some((clause, clause.number(edition)?)))
}

pub fn run(args: &LawsArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let year = edition(words, &args.edition)?;
    if let Some(years) = &args.diff {
        let [old, new] = years.as_slice() else { bail!(Usage(String::new())) };
        return diff(edition(words, old)?, edition(words, new)?, words);
    }
    // Without the case book at hand the laws can be listed all the same.
    let checked = if args.cases.exists() || args.coverage {
        check::all(words, std::slice::from_ref(&args.cases))?
    } else {
        Vec::new()
    };
    if args.coverage {
        return coverage(&checked, words);
    }
    match &args.number {
        Some(number) => explain(number, year, &checked, words),
        None => list(year, &checked, words),
    }
}

fn cases_of(clause: Clause, checked: &[Checked]) -> Vec<&Checked> {
    checked.iter().filter(|c| c.reached.contains(clause)).collect()
}

fn list(year: Edition, checked: &[Checked], words: &Lexicon) -> anyhow::Result<Exit> {
    screen::styled(HEAD, &format!("{} ({})", words.say(msg::LawsHeading), words.edition(year)))?;
    for (clause, number) in of_edition(year) {
        let n = cases_of(clause, checked).len();
        let title = words.clause_title(clause);
        screen::line(&format!("{number:<7}{title}"))?;
        let cases = words.say(msg::LawsCases { n });
        screen::styled(DIM, &format!("       {}, {cases}", standing(words, clause.standing())))?;
    }
    Ok(Exit::Fine)
}

fn explain(number: &str, year: Edition, checked: &[Checked], words: &Lexicon) -> anyhow::Result<Exit> {
    let found: Vec<Clause> =
        of_edition(year).map(|(clause, _)| clause).filter(|clause| clause.belongs_to(number, year)).collect();
    if found.is_empty() {
        bail!(Usage(words.say(msg::LawsUnknown { number })));
    }
    for clause in found {
        screen::styled(HEAD, &format!("{}  {}", words.cite(clause, year), words.clause_title(clause)))?;
        screen::line(&screen::wrapped("  ", &words.clause_text(clause)))?;
        screen::styled(
            DIM,
            &format!("  {}: {}", words.say(msg::LawsStatus), standing(words, clause.standing())),
        )?;
        let cases: BTreeSet<String> =
            cases_of(clause, checked).iter().map(|c| c.file.display().to_string()).collect();
        if !cases.is_empty() {
            screen::styled(DIM, &format!("  {}:", words.say(msg::LawsInCases)))?;
            for case in cases {
                screen::styled(DIM, &format!("    {case}"))?;
            }
        }
    }
    Ok(Exit::Fine)
}

fn coverage(checked: &[Checked], words: &Lexicon) -> anyhow::Result<Exit> {
    let wanted: Vec<Clause> = Clause::ALL.iter().copied().filter(|&clause| must_be_reached(clause)).collect();
    let unreached: Vec<Clause> =
        wanted.iter().copied().filter(|&clause| cases_of(clause, checked).is_empty()).collect();
    let n = wanted.len() - unreached.len();
    screen::styled(HEAD, &words.say(msg::LawsCoverage { n, total: wanted.len() }))?;
    for clause in &unreached {
        let law = words.cite(*clause, Edition::E2017);
        screen::styled(BAD, &words.say(msg::LawsUnreached { law: &law }))?;
    }
    if unreached.is_empty() {
        screen::styled(GOOD, &words.say(msg::LawsAllReached))?;
        return Ok(Exit::Fine);
    }
    Ok(Exit::Failed)
}

fn diff(old: Edition, new: Edition, words: &Lexicon) -> anyhow::Result<Exit> {
    let (from, to) = (old.year(), new.year());
    screen::styled(HEAD, &words.say(msg::LawsDiffHeading { old: from, new: to }))?;
    for &clause in Clause::ALL {
        let (was, is) = (clause.number(old), clause.number(new));
        let note = match (was, is) {
            (None, Some(_)) => words.say(msg::LawsDiffNew { old: from }),
            (Some(_), None) => words.say(msg::LawsDiffNew { old: to }),
            (Some(was), Some(is)) if was != is => words.say(msg::LawsDiffNumber { old: was }),
            _ => continue,
        };
        let number = is.or(was).unwrap_or_default();
        screen::line(&format!("{number:<7}{}", words.clause_title(clause)))?;
        screen::styled(DIM, &format!("       {note}"))?;
    }
    Ok(Exit::Fine)
}
