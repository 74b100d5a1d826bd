//! Appeals to the Schiedsgericht (TSR 8.2, 9.6.7): they are noted at their table, and what is decided changes its list at once.

use tournament::{Against, At, Event, Number, Refused, TableState, Tournament, Verdict};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    glance::{at_position, name, short_names},
    list::{line_struck, newest},
    ruled::points,
};
use crate::{body::Fields, failure::Failure};

/// An appeal that is to be decided, and what it can change.
pub struct Open {
    pub number: usize,
    pub text: String,
    /// The line that is put right, or struck.
    pub line: Option<usize>,
    pub strikes: bool,
    /// Penalty points that wait, and would fall away.
    pub waits: bool,
}

/// What the page of a list shows of appeals.
pub struct Appeals {
    pub open: Vec<Open>,
    /// Those that are decided, and stand beside no line.
    pub apart: Vec<String>,
    /// What can be appealed against.
    pub against: Vec<(String, String)>,
}

impl Appeals {
    pub fn at(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Appeals {
        let said = |appeal| bulletin::show::appeal(table, appeal, &|number| name(tournament, number), words);
        let open = table.appeals_open().map(|(number, appeal)| {
            let line = table.line_of(appeal);
            let strikes = line.is_some_and(|line| table.list().clone().strike(line - 1).is_ok());
            let waits = table.waiting(appeal.against).is_some();
            Open { number, text: said(appeal), line, strikes, waits }
        });
        let apart =
            table.appeals().iter().filter(|one| one.decided.is_some() && table.line_of(one).is_none());
        let lines = (1..=table.list().lines().len())
            .rev()
            .filter_map(|number| Some((format!("line:{number}"), newest(tournament, table, number, words)?)));
        let waits = (1..=table.noted().len())
            .filter(|penalty| table.waiting(Against::Penalty { penalty: *penalty }).is_some());
        let penalties = waits.filter_map(|number| {
            let noted = table.noted().get(number - 1)?;
            let points = &points(&short_names(tournament, table), &noted.penalty, words);
            let who = |position| at_position(tournament, table, position);
            let why = &bulletin::show::noted_why(noted, &who, words);
            let deal = &bulletin::show::game_of(table, noted, words);
            let text = words.say(msg::AppealPenaltyOption { points, deal, why });
            Some((format!("penalty:{number}"), text))
        });
        let ruling = ("ruling".to_owned(), words.say(msg::AppealAgainstRuling));
        Appeals {
            open: open.collect(),
            apart: apart.map(said).collect(),
            against: penalties.chain(lines).chain([ruling]).collect(),
        }
    }
}

/// What is appealed against, as the form says it.
fn against(text: &str) -> Option<Against> {
    Some(match text.split_once(':') {
        Some(("line", number)) => Against::Line { line: number.parse().ok()? },
        Some(("penalty", number)) => Against::Penalty { penalty: number.parse().ok()? },
        _ => (text == "ruling").then_some(Against::Ruling)?,
    })
}

/// What happens by a form about appeals.
pub fn events(
    tournament: &Tournament,
    at: At,
    (wanted, fields): (&str, &Fields),
    why: &str,
) -> Result<Vec<Event>, Trouble> {
    let unreadable = || Failure::Unreadable(format!("`{wanted}` cannot be done with an appeal"));
    let (table, why) = (tournament.table(at)?, why.to_owned());
    if wanted == "appeal" {
        let player = Number(fields.get("player").parse().map_err(|_| unreadable())?);
        let against = against(fields.get("against")).ok_or_else(unreadable)?;
        return Ok(vec![Event::AppealLodged { at, against, player, why }]);
    }
    let number: usize = fields.get("appeal").parse().map_err(|_| unreadable())?;
    let appeal = table.appeals_open().find(|(one, _)| *one == number);
    let (_, appeal) = appeal.ok_or(Refused::NoSuchAppeal { at, number })?;
    let verdict = match wanted {
        "appeal-strike" => Verdict::Upheld,
        _ => Verdict::ALL
            .into_iter()
            .find(|verdict| wanted.strip_prefix("appeal-") == Some(verdict.word()))
            .ok_or_else(unreadable)?,
    };
    let changes = match (wanted, verdict, table.line_of(appeal), table.waiting(appeal.against)) {
        ("appeal-strike", _, Some(line), _) => Some(line_struck(table, at, line, why.clone())?),
        (_, Verdict::Upheld, _, Some(penalty)) => {
            Some(Event::PenaltyTakenBack { at, number: penalty, why: why.clone() })
        }
        _ => None,
    };
    Ok(changes.into_iter().chain([Event::AppealDecided { at, number, verdict, why }]).collect())
}
