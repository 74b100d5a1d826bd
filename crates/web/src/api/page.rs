//! The API for people to read, made of its own description.

use std::sync::Arc;

use askama::Template;
use axum::response::Response;
use serde_json::Value;
use wording::msg;

use crate::{
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

/// Operations that belong together.
pub struct Section {
    /// The word for them.
    name: String,
    /// What they are about.
    about: String,
    operations: Vec<Operation>,
}

struct Operation {
    method: String,
    path: String,
    what: String,
    more: String,
    /// What stands in the address and the query: its name, and what it is.
    fields: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "api.html")]
struct ApiPage {
    shell: Shell,
    sections: Arc<Vec<Section>>,
}

fn text(value: &Value, key: &str) -> String {
    value.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn operation(path: &str, method: &str, told: &Value) -> Operation {
    let fields = told.get("parameters").and_then(Value::as_array).into_iter().flatten();
    Operation {
        method: method.to_uppercase(),
        path: path.to_owned(),
        what: text(told, "summary"),
        more: text(told, "description"),
        fields: fields.map(|field| (text(field, "name"), text(field, "description"))).collect(),
    }
}

/// The operations of the document, in the order of its tags.
pub fn sections(document: &Value) -> Vec<Section> {
    let tags = document.get("tags").and_then(Value::as_array).into_iter().flatten();
    let paths = document.get("paths").and_then(Value::as_object);
    let of = |tag: &str| {
        let all = paths.into_iter().flatten();
        let all =
            all.flat_map(|(path, told)| told.as_object().into_iter().flatten().map(move |one| (path, one)));
        let tagged = all.filter(|(_, (_, told))| {
            told.get("tags").and_then(Value::as_array).is_some_and(|tags| tags.iter().any(|it| it == tag))
        });
        tagged.map(|(path, (method, told))| operation(path, method, told)).collect()
    };
    tags.map(|tag| {
        let name = text(tag, "name");
        Section { operations: of(&name), about: text(tag, "description"), name }
    })
    .collect()
}

/// `/api`
pub async fn page(person: Person, sections: Arc<Vec<Section>>) -> Result<Response, Failure> {
    let title = person.words().say(msg::ApiTitle);
    page::html(&ApiPage { shell: Shell::new(person, title), sections })
}
