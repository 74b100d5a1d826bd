//! A debated point is offered only where its switch changes something: for each there is a case that does not come
//! true when the point is read as recommended, and each case that names a reading needs it.

#![allow(clippy::unwrap_used, reason = "a test may fail")]

use std::{collections::BTreeMap, fs, path::Path};

use bridge_laws::clause::Point;

/// Does the case come true? One that cannot be run does not.
fn holds(case: &toml::Table) -> bool {
    let run = casebook::parse(&case.to_string()).and_then(|case| casebook::run(&case));
    run.is_ok_and(|outcome| outcome.failures.is_empty())
}

/// Does a step of the case say that the point has no part in it?
fn has_no_say(case: &toml::Table, point: &str) -> bool {
    let steps = case.get("step").and_then(|steps| steps.as_array()).into_iter().flatten();
    let absent = |step: &toml::Value| {
        let points = step.get("expect")?.get("absent")?.get("debated")?.as_array()?;
        Some(points.iter().any(|it| it.as_str() == Some(point)))
    };
    steps.filter_map(absent).any(|it| it)
}

#[test]
fn every_reading_changes_a_case() {
    let all = casebook::files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases")).unwrap();
    let mut changed: BTreeMap<String, usize> = BTreeMap::new();
    let mut idle = Vec::new();
    for file in all {
        let case: toml::Table = fs::read_to_string(&file).unwrap().parse().unwrap();
        if case.get("game").and_then(|game| game.as_str()) != Some("bridge") {
            continue;
        }
        let readings: Vec<String> = case
            .get("readings")
            .and_then(|readings| readings.as_table())
            .map(|readings| readings.keys().cloned().collect())
            .unwrap_or_default();
        for point in readings {
            let mut other = case.clone();
            other["readings"].as_table_mut().unwrap().remove(&point);
            // A case may show where the point has no say.
            if has_no_say(&case, &point) {
                assert!(holds(&other), "{}", file.display());
            } else if holds(&other) {
                idle.push(format!("{}: {point}", file.display()));
            } else {
                *changed.entry(point).or_default() += 1;
            }
        }
    }
    assert!(idle.is_empty(), "these hold without the reading:\n{}", idle.join("\n"));
    let missing: Vec<String> =
        Point::ALL.iter().map(ToString::to_string).filter(|point| !changed.contains_key(point)).collect();
    assert!(missing.is_empty(), "no case shows what these change: {missing:?}");
}
