//! What the forms of both games have in common: a step says what happened, under the one key of its event.

use std::collections::BTreeMap;

use serde::de::DeserializeOwned;

use crate::error::CaseError;

/// What a step says, as it is written: the event under its key.
pub(crate) type What = BTreeMap<String, serde_json::Value>;

/// What step `n` (from 1) says happened, in the form of its game; nothing where it only looks.
pub(crate) fn form<F: DeserializeOwned>(n: usize, what: &What, looks: bool) -> Result<Option<F>, CaseError> {
    let mut keys = what.iter();
    match (keys.next(), keys.next()) {
        (Some((key, value)), None) => {
            let form = serde_json::from_value(serde_json::json!({ key: value }));
            form.map(Some).map_err(|e| of_step(n, &e))
        }
        (None, _) if looks => Ok(None),
        _ => Err(CaseError::OneThing(n)),
    }
}

/// It cannot be read.
pub(crate) fn of_step(step: usize, why: &impl ToString) -> CaseError {
    CaseError::Step { step, why: why.to_string() }
}

/// The schema of a step: the keys of all events beside one another, and `expect`.
#[cfg(test)]
pub(crate) fn step_schema<F: schemars::JsonSchema, E: schemars::JsonSchema>(
    generator: &mut schemars::SchemaGenerator,
) -> schemars::Schema {
    let events = F::json_schema(generator);
    let mut keys = serde_json::Map::new();
    for event in events.get("oneOf").and_then(|all| all.as_array()).into_iter().flatten() {
        for (key, form) in event.get("properties").and_then(|p| p.as_object()).into_iter().flatten() {
            keys.insert(key.clone(), form.clone());
        }
    }
    keys.insert("expect".to_owned(), generator.subschema_for::<E>().into());
    schemars::json_schema!({
        "description": "One step: one key that says what happened, then what must hold.",
        "type": "object",
        "properties": keys,
        "additionalProperties": false,
    })
}
