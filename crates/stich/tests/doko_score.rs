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

/// S6.7: what somebody wrote down and is worth nothing is not passed over.
#[test]
fn a_sonderpunkt_that_does_not_count_is_said_to_be_none() {
    let score = |lang: &str, rest: &str| {
        let args = format!("doko score --re 1 --augen 130 --special fox_re --special karlchen_kontra {rest}");
        let args = args.split(' ').map(|word| word.replace('_', " ")).collect::<Vec<_>>();
        let output = Command::new(env!("CARGO_BIN_EXE_stich"))
            .args(["--lang", lang])
            .args(args)
            .output()
            .expect("runs");
        String::from_utf8(output.stdout).unwrap()
    };
    for kind in ["solo", "still", "hochzeit-alone --tricks 8"] {
        let text = score("de", &format!("--kind {kind}"));
        let said =
            "Zählt nicht, weil einer allein spielt: Fuchs gefangen (Re) und Karlchen (Kontra) (Regel S6.7)";
        assert!(text.contains(said), "{kind}: {text}");
    }
    let text = score("en", "--kind solo --rules tsr");
    assert!(
        text.contains("Not counted, since one plays alone: fox caught (Re)") && text.contains("7.2.3"),
        "{text}"
    );
    let counted = score("en", "--kind still --other-reading A12");
    assert!(counted.contains("1 for Re: fox caught") && !counted.contains("Not counted"), "{counted}");
    let written: Value = serde_json::from_str(&score("en", "--kind solo --json")).unwrap();
    let of = |key: &str| written.get(key).and_then(Value::as_array).unwrap().len();
    assert_eq!((of("not_counted"), written.pointer("/not_counted/0/to").unwrap()), (2, &Value::from("Re")));
    let counted: Value =
        serde_json::from_str(&score("en", "--kind still --other-reading A12 --json")).unwrap();
    assert_eq!(counted.get("not_counted").and_then(Value::as_array).map(Vec::len), Some(0));
}
