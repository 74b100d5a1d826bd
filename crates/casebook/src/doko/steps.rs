//! From the steps of a case to what happened at the table.

use doppelkopf::{Naming, ParseNamingError, ParseTrumpsError};
use doppelkopf_laws::{
    Setup, Watch,
    event::{Event, Form},
    words::QuestionId,
};
use doppelkopf_rules::{Clause, Position, Rules};
use ruling::written::OneOrMany;

use super::{
    format::{FactForm, StepForm, TableForm},
    read,
};
use crate::{
    error::{CaseError, word},
    form::{form, of_step},
    said::Why,
};

/// The table of a case.
pub(super) fn setup(form: &TableForm, rules: Rules) -> Result<Setup, CaseError> {
    let place = "[table]";
    let players = read::size(place, form.players)?;
    let dealer = read::position(place, form.dealer.unwrap_or(1))?;
    let mut setup =
        Setup { rules, forced: form.forced, time_up: form.time_up, ..Setup::new(players, dealer) };
    setup.dealt_by = form.dealt_by.map(|number| read::position(place, number)).transpose()?;
    for (text, hand) in &form.hands {
        let number = text.parse().map_err(|_| word("[table] hands", text, "a position: `1–5`"))?;
        let position = read::position("[table] hands", number)?;
        setup.hands[position] = Some(read::hand(&format!("[table] hands {text}"), hand)?);
    }
    if let Some(owes) = &form.owes {
        setup.owes = read::positions("[table] owes", owes)?;
    }
    setup.watch = match form.watch.as_deref() {
        None | Some("on-call") => Watch::OnCall,
        Some("always") => Watch::Always,
        Some(other) => return Err(word("[table] watch", other, "`on-call` or `always`")),
    };
    Ok(setup)
}

/// What a step says.
#[derive(Debug)]
pub(super) enum Happening {
    /// These, one after the other.
    Events(Vec<Event>),
    /// A game was named that does not exist (S3.6).
    NoSuchGame(ParseTrumpsError),
}

impl Happening {
    /// The clause that nobody gets past, and why.
    pub fn refusal(&self) -> Option<(Clause, Why)> {
        match self {
            Happening::Events(_) => None,
            Happening::NoSuchGame(why) => Some((Clause::S3_6, Why::Solo(why.clone()))),
        }
    }

    /// The question that is answered, and whom it is about, where that is said.
    pub fn into_answer(self) -> Option<(QuestionId, Option<Position>)> {
        match self {
            Happening::Events(events) => events.into_iter().find_map(|event| match event {
                Event::Answer { question, seat, .. } => Some((question, seat)),
                _ => None,
            }),
            Happening::NoSuchGame(_) => None,
        }
    }
}

/// What a step says happened; `n` from 1.
pub(super) fn happening(n: usize, step: &StepForm) -> Result<Happening, CaseError> {
    if let Some(refused) = no_such_game(step) {
        return Ok(refused);
    }
    match form::<Form>(n, &step.what, step.expect.is_some())? {
        Some(form) => form.events().map(Happening::Events).map_err(|e| of_step(n, &e)),
        None => Ok(Happening::Events(Vec::new())),
    }
}

/// S3.6: a kind of solo that there is not.
fn no_such_game(step: &StepForm) -> Option<Happening> {
    let names: OneOrMany<String> = serde_json::from_value(step.what.get("name")?.clone()).ok()?;
    names.as_slice().iter().find_map(|text| match text.split_once(':')?.1.parse::<Naming>() {
        Err(ParseNamingError::Kind(error)) => Some(Happening::NoSuchGame(error)),
        _ => None,
    })
}

/// The text of a fact.
pub(super) fn fact(form: &FactForm) -> String {
    match form {
        FactForm::Number(number) => number.to_string(),
        FactForm::Text(text) => text.clone(),
    }
}
