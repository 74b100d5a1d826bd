//! From what a step of a case says to what happens at the table.

use bridge_laws::event::{Event, Form};

use super::format::StepForm;
use crate::error::CaseError;

/// What a step says happened, in order; `n` from 1.
pub(crate) fn events(n: usize, step: &StepForm) -> Result<Vec<Event>, CaseError> {
    let mut keys = step.what.iter();
    match (keys.next(), keys.next()) {
        (Some((key, value)), None) => {
            let of_step = |why: String| CaseError::Step { step: n, why };
            let form = serde_json::json!({ key: value });
            let form: Form = serde_json::from_value(form).map_err(|e| of_step(e.to_string()))?;
            form.events().map_err(|e| of_step(e.to_string()))
        }
        // A step may only look, without anything happening.
        (None, _) if step.expect.is_some() => Ok(Vec::new()),
        _ => Err(CaseError::OneThing(n)),
    }
}
