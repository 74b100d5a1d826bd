//! What the derived description of the API does not say by itself.

use axum::http::StatusCode;
use serde_json::{Value, json};
use utoipa::openapi::OpenApi;

/// The document as it is given away.
pub fn finished(derived: OpenApi) -> Value {
    let mut document = serde_json::to_value(derived).unwrap_or_default();
    with_or_without(&mut document);
    let paths = document.get_mut("paths").and_then(Value::as_object_mut);
    for (path, operations) in paths.into_iter().flatten() {
        for (method, operation) in operations.as_object_mut().into_iter().flatten() {
            let Some(fields) = operation.as_object_mut() else { continue };
            // Handlers of different features have the same names.
            fields.insert("operationId".to_owned(), json!(named(method, path)));
            let responses = fields.get_mut("responses").and_then(Value::as_object_mut);
            for (status, response) in responses.into_iter().flatten() {
                describe(status, response);
            }
        }
    }
    let schemes = json!({
        "token": { "type": "http", "scheme": "bearer", "description": "The last part of a link’s address" },
        "cookie": {
            "type": "apiKey", "in": "cookie", "name": crate::doors::DOOR_COOKIE,
            "description": "What a browser has that came in by a link",
        },
    });
    for (name, event) in [
        (live::bridge::Told::NAME, bridge_laws::event::Event::schema()),
        (live::doko::Told::NAME, doppelkopf_laws::event::Event::schema()),
    ] {
        if let Some(schema) = document.pointer_mut(&format!("/components/schemas/{name}")) {
            *schema = event.to_value();
        }
    }
    if let Some(fields) = document.as_object_mut() {
        let components = fields.entry("components").or_insert_with(|| json!({}));
        components.as_object_mut().map(|components| components.insert("securitySchemes".to_owned(), schemes));
        // What needs no role is open to those who show nothing.
        fields.insert("security".to_owned(), json!([{}, { "token": [] }, { "cookie": [] }]));
    }
    document
}

/// `get_tables_id_links` for `GET /api/v1/tables/{id}/links`.
fn named(method: &str, path: &str) -> String {
    let parts = path.split('/').skip(3).map(|part| part.trim_matches(['{', '}']));
    parts.fold(method.to_owned(), |name, part| format!("{name}_{part}"))
}

/// Every answer has a description: what its status means, where nobody wrote more.
fn describe(status: &str, response: &mut Value) {
    let Some(fields) = response.as_object_mut() else { return };
    if fields.get("description").and_then(Value::as_str).is_none_or(str::is_empty)
        && !fields.contains_key("$ref")
    {
        let means = status.parse().ok().and_then(|code| StatusCode::from_u16(code).ok()?.canonical_reason());
        fields.insert("description".to_owned(), json!(means.unwrap_or("The answer")));
    }
}

/// What is laid into another object and may be missing (`flatten` of an option) is described as that object
/// or null, and null fits nothing. It is: with these fields, or without them.
fn with_or_without(schema: &mut Value) {
    let null = json!({ "type": "null" });
    for part in schema.get_mut("allOf").and_then(Value::as_array_mut).into_iter().flatten() {
        let Some(fields) = part.as_object_mut() else { continue };
        if fields.get("oneOf").and_then(Value::as_array).is_some_and(|ways| ways.contains(&null)) {
            let ways = fields.remove("oneOf").unwrap_or_default();
            let ways = ways.as_array().into_iter().flatten();
            let with: Vec<Value> = ways
                .map(|way| if *way == null { json!({ "type": "object" }) } else { way.clone() })
                .collect();
            fields.insert("anyOf".to_owned(), Value::Array(with));
        }
    }
    match schema {
        Value::Object(fields) => fields.values_mut().for_each(with_or_without),
        Value::Array(items) => items.iter_mut().for_each(with_or_without),
        _ => {}
    }
}
