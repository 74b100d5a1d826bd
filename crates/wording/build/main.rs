//! Reads the messages of all languages, refuses the build if one is missing or is used
//! differently in one language, and writes a Rust type for each message (module `msg`).

mod catalogue;
mod generate;
#[path = "../src/pattern.rs"]
mod pattern;

use std::{env, fs, path::Path, process::ExitCode};

/// The languages; English comes first and says which messages there are.
const LANGS: [&str; 5] = ["en", "de", "da", "nl", "nb"];
/// The files of each language.
const FILES: [&str; 23] = [
    "terms",
    "laws",
    "desk",
    "cli",
    "clauses",
    "paper",
    "dokoclauses",
    "tournament",
    "dokodesk",
    "web",
    "dokoreplay",
    "dokosolve",
    "solve",
    "live",
    "keep",
    "price",
    "hall",
    "course",
    "referee",
    "prizes",
    "help",
    "book",
    "record",
];

/// While the texts of the clauses are being written, one that is missing is shown by its number.
/// Once they are complete this is `false`: then a missing one fails the build like any other.
const CLAUSES_MAY_BE_MISSING: bool = false;

/// Whether this message may be missing in a language for now.
fn may_be_missing(id: &str) -> bool {
    CLAUSES_MAY_BE_MISSING && id.starts_with("clause-")
}

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=i18n");
    println!("cargo::rerun-if-changed=build");
    match build() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
            ExitCode::FAILURE
        }
    }
}

fn build() -> Result<(), Vec<String>> {
    let one = |problem: String| vec![problem];
    let root = env::var("CARGO_MANIFEST_DIR").map_err(|e| one(e.to_string()))?;
    let out = env::var("OUT_DIR").map_err(|e| one(e.to_string()))?;
    let catalogues = catalogue::read(&Path::new(&root).join("i18n"))?;
    let english = catalogue::compare(&catalogues)?;
    fs::write(Path::new(&out).join("msg.rs"), generate::module(&english)?).map_err(|e| one(e.to_string()))
}
