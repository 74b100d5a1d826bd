//! What the commands write for programs, held against the schema that they name.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::{
    fs,
    process::{Command, Stdio},
};

use serde_json::Value;

fn stich(args: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(args).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    let output = command.stdin(Stdio::null()).output().unwrap();
    String::from_utf8(output.stdout).unwrap()
}

/// What of a schema the types make: not all that there is, and what is not known here fails.
fn fits(value: &Value, schema: &Value, root: &Value) -> Result<(), String> {
    let Some(schema) = schema.as_object() else { return Ok(()) };
    for (word, wanted) in schema {
        let each = || wanted.as_array().into_iter().flatten();
        match word.as_str() {
            "$ref" => {
                let at = wanted.as_str().unwrap().trim_start_matches('#');
                fits(value, root.pointer(at).unwrap(), root)?;
            }
            "type" => {
                let is = |name: &Value| match name.as_str().unwrap() {
                    "object" => value.is_object(),
                    "array" => value.is_array(),
                    "string" => value.is_string(),
                    "boolean" => value.is_boolean(),
                    "integer" => value.is_i64() || value.is_u64(),
                    "number" => value.is_number(),
                    "null" => value.is_null(),
                    other => panic!("the type {other}"),
                };
                if !is_one(wanted, is) {
                    return Err(format!("{value} is no {wanted}"));
                }
            }
            "required" => {
                if let Some(missing) = each().find(|name| value.get(name.as_str().unwrap()).is_none()) {
                    return Err(format!("{missing} is missing in {value}"));
                }
            }
            "properties" => {
                for (name, schema) in wanted.as_object().unwrap() {
                    value.get(name).map_or(Ok(()), |value| fits(value, schema, root))?;
                }
                let mut names = value.as_object().into_iter().flat_map(|object| object.keys());
                if let Some(unknown) = names.find(|name| wanted.get(name).is_none()) {
                    return Err(format!("{unknown} is not in the schema: {value}"));
                }
            }
            "items" => value.as_array().into_iter().flatten().try_for_each(|it| fits(it, wanted, root))?,
            "anyOf" | "oneOf" => {
                let wrong: Vec<String> = each().filter_map(|one| fits(value, one, root).err()).collect();
                if wrong.len() == each().count() {
                    return Err(wrong.join("\n"));
                }
            }
            "$schema" | "$defs" | "title" | "description" | "format" | "minimum" | "maximum" | "minItems"
            | "maxItems" => {}
            other => panic!("the word {other}"),
        }
    }
    Ok(())
}

fn is_one(wanted: &Value, is: impl Fn(&Value) -> bool) -> bool {
    wanted.as_array().map_or_else(|| is(wanted), |all| all.iter().any(&is))
}

/// Every line fits; so many there are.
fn lines_fit(of: &str, args: &[&str]) -> usize {
    let schema: Value = serde_json::from_str(&stich(&["schema", "--of", of])).unwrap();
    let written = stich(&[args, &["--json"]].concat());
    for line in written.lines() {
        let value = serde_json::from_str(line).unwrap();
        fits(&value, &schema, &schema).unwrap_or_else(|why| panic!("{args:?}: {why}"));
    }
    written.lines().count()
}

#[test]
fn solve() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.pbn");
    let deal = "[Deal \"N:K2... J3... A4... Q5...\"]\n";
    let boards = [
        format!("[Board \"1\"]\n{deal}[Ability \"N:6345\"]\n"),
        "[Board \"2\"]\n".to_owned(),
        "[Board \"3\"]\n[Deal \"N:K2... J3... K4... Q5...\"]\n".to_owned(),
        format!("[Board \"4\"]\n{deal}[Contract \"1NT\"]\n[Declarer \"W\"]\n[Play \"N\"]\nSK SJ S4 SQ\n*\n"),
    ];
    fs::write(&file, boards.join("\n")).unwrap();
    let (file, sample) = (file.to_str().unwrap(), "crates/records/tests/data/endplay-sample.pbn");
    for play in [&[][..], &["--play"]] {
        assert_eq!(lines_fit("solve", &[&["solve", file, sample], play].concat()), 6);
    }
    let deal = ["solve", "--deal", "N:K2... J3... A4... Q5..."];
    assert_eq!(lines_fit("solve", &deal), 1);
    assert_eq!(lines_fit("solve", &[&deal[..], &["--lead", "N"]].concat()), 5);
}

#[test]
fn price() {
    let case = |name: &str| lines_fit("price", &["price", "--brief", &format!("cases/{name}.toml")]);
    assert_eq!(case("revoke/rv-01-not-established"), 1);
    let penalty = "cases/penalty-card/pc-03-a-second-one.toml";
    assert_eq!(lines_fit("price", &["price", penalty, "--limit", "10"]), 1);
}
