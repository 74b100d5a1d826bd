//! The description of the API, held against what OpenAPI 3.1 wants: by a validator that others wrote, where `STICH_OPENAPI`
//! names it (`.ci/run` fetches one), and in what that does not look at.

use std::{collections::BTreeSet, fs, path::Path, process::Command};

use serde_json::{Value, json};

use crate::common::house;

const METHODS: [&str; 5] = ["get", "put", "post", "delete", "patch"];

/// What the validator says against this document; nothing if it is valid.
fn refused(validator: &Path, document: &Value) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("openapi.json");
    fs::write(&file, document.to_string()).unwrap();
    let said = Command::new("node").arg(validator).arg(&file).output().expect("node runs");
    let text = String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
    (!said.status.success()).then_some(text)
}

#[tokio::test]
async fn a_validator_finds_the_description_valid() {
    let Some(validator) = std::env::var_os("STICH_OPENAPI") else {
        eprintln!("the description of the API is validated where STICH_OPENAPI names a validator");
        return;
    };
    let validator = Path::new(&validator);
    let document = house().await.get("/api/v1/openapi.json").await.body;
    let mut document: Value = serde_json::from_str(&document).unwrap();
    assert_eq!(document["openapi"].as_str().map(|version| &version[..3]), Some("3.1"));
    assert_eq!(refused(validator, &document), None);
    // And it would find what is wrong.
    document["paths"]["/api/v1/tournaments"]["get"]["responses"]["200"] = json!({ "says": "nothing" });
    let said = refused(validator, &document).expect("an answer without a description");
    assert!(said.contains("description"), "{said}");
}

/// Every value in it that is called so.
fn every<'a>(value: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get(name));
            fields.values().for_each(|value| every(value, name, found));
        }
        Value::Array(items) => items.iter().for_each(|value| every(value, name, found)),
        _ => {}
    }
}

/// A validator of the form does not follow what is named: every reference leads somewhere, every operation has a name of
/// its own, and the parameters of a path are those that stand in it.
#[tokio::test]
async fn what_the_description_names_is_there() {
    let document = house().await.get("/api/v1/openapi.json").await.body;
    let document: Value = serde_json::from_str(&document).unwrap();
    let mut references = Vec::new();
    every(&document, "$ref", &mut references);
    assert!(references.len() > 50, "{}", references.len());
    for reference in references {
        let reference = reference.as_str().unwrap();
        let at =
            reference.strip_prefix('#').unwrap_or_else(|| panic!("{reference} leads out of the document"));
        assert!(document.pointer(at).is_some(), "{reference} leads nowhere");
    }
    let mut names = BTreeSet::new();
    for (path, operations) in document["paths"].as_object().unwrap() {
        let in_path: BTreeSet<&str> = path.split(['{', '}']).skip(1).step_by(2).collect();
        for (method, operation) in operations.as_object().unwrap() {
            assert!(METHODS.contains(&method.as_str()), "{method} {path}");
            let name = operation["operationId"].as_str().unwrap();
            assert!(names.insert(name.to_owned()), "{name} stands there twice");
            let described: BTreeSet<&str> = operation["parameters"]
                .as_array()
                .into_iter()
                .flatten()
                .filter(|parameter| parameter["in"] == "path")
                .map(|parameter| parameter["name"].as_str().unwrap())
                .collect();
            assert_eq!(described, in_path, "{method} {path}");
            assert!(operation["responses"].as_object().is_some_and(|all| !all.is_empty()), "{method} {path}");
        }
    }
}
