//! `stich doko score` for programs.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::process::Command;

use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_stich")).args(args).output().expect("runs");
    assert!(output.status.success(), "{args:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

fn keys(object: &Value) -> Vec<&String> {
    object.as_object().unwrap().keys().collect()
}

#[test]
fn a_score_in_json_is_what_its_schema_says() {
    let schema = json(&["schema", "--of", "doko-score"]);
    let item = schema.pointer("/$defs/ItemJson/properties").unwrap();
    for (lang, won) in [("en", "won"), ("de", "gewonnen")] {
        let args = "doko score --re 1,3 --augen 158 --call re:keine90 --json --lang";
        let args: Vec<&str> = args.split(' ').chain([lang]).collect();
        let score = json(&args);
        assert_eq!(keys(&score), keys(schema.get("properties").unwrap()));
        let items = score.get("items").unwrap().as_array().unwrap();
        assert!(items.iter().all(|one| keys(one) == keys(item)));
        assert_eq!(items.first().unwrap().get("reason").unwrap(), won);
        assert_eq!(score.pointer("/points/0"), score.get("value"));
    }
}
