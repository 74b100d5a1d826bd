//! `stich doko score` for programs.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use std::process::Command;

use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_stich")).args(args).output().expect("runs");
    assert!(output.status.success(), "{args:?}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn calls_count_in_any_order_and_a_solo_has_many_names() {
    let score = |rest: &str| {
        let args: Vec<&str> = "doko score --json --re 1".split(' ').chain(rest.split('|')).collect();
        json(&args).get("value").unwrap().clone()
    };
    let highest = score("--kind|solo|--augen|183|--call|re:keine60");
    for calls in [
        "re:re|--call|re:keine90|--call|re:keine60",
        "re:keine60|--call|re:keine90|--call|re:re",
        "re|--call|Re:Keine 60",
        "re:keine60|--call|Re",
    ] {
        assert_eq!(score(&format!("--kind|solo|--augen|183|--call|{calls}")), highest, "{calls}");
    }
    for name in ["Fleischlos", "Asse-Solo", "Kreuz-Solo", "Farbsolo Kreuz", "damen", "Solo", "Pflichtsolo"] {
        assert_eq!(score(&format!("--kind|{name}|--augen|183|--call|re:keine60")), highest, "{name}");
    }
    assert_eq!(score("--kind|Stille Hochzeit|--augen|183"), score("--kind|still|--augen|183"));
    for (args, said) in [
        ("--kind|Bauernsolo|--augen|183", "fleischlos"),
        ("--kind|Köhler|--augen|183", "hochzeit-alone"),
        ("--kind|solo|--augen|240|--tricks|3", "so many tricks hold 8 to 128 Augen"),
        ("--kind|solo|--augen|0|--tricks|5", "5 tricks"),
        ("--kind|solo|--augen|1", "1 Augen"),
        ("--kind|solo|--augen|239", "239 Augen"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_stich"))
            .args("--lang en doko score --re 1".split(' ').chain(args.split('|')))
            .output()
            .expect("runs");
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && text.contains(said), "{args}: {text}");
    }
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
