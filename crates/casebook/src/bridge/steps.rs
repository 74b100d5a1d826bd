//! From what a step of a case says to what happens at the table.

use bridge_laws::event::{Event, Form};

use super::format::StepForm;
use crate::{
    error::CaseError,
    form::{form, of_step},
};

/// What a step says happened, in order; `n` from 1.
pub(crate) fn events(n: usize, step: &StepForm) -> Result<Vec<Event>, CaseError> {
    match form::<Form>(n, &step.what, step.expect.is_some())? {
        Some(form) => form.events().map_err(|e| of_step(n, &e)),
        None => Ok(Vec::new()),
    }
}
