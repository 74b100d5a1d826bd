#![allow(missing_docs, clippy::unwrap_used, clippy::indexing_slicing)]
use std::{
    fs,
    path::{Path, PathBuf},
};
fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    if folder.is_file() {
        found.push(folder.into());
        return;
    }
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "toml") {
            found.push(path);
        }
    }
}
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let verbose = args.iter().any(|a| a == "-v");
    let mut all = Vec::new();
    for a in args.iter().filter(|a| *a != "-v") {
        files(Path::new(a), &mut all);
    }
    all.sort();
    let mut bad = 0;
    for file in &all {
        let text = fs::read_to_string(file).unwrap();
        match casebook::parse(&text).and_then(|case| casebook::run(&case)) {
            Ok(o) if o.failures.is_empty() => {}
            Ok(o) => {
                bad += 1;
                println!("✗ {}", file.display());
                for f in &o.failures {
                    println!("   step {} {}: expected {} | got {}", f.step, f.key, f.expected, f.got);
                    if verbose {
                        println!("{}", f.table);
                    }
                }
            }
            Err(e) => {
                bad += 1;
                println!("E {}: {e}", file.display());
            }
        }
    }
    println!("{} cases, {bad} wrong", all.len());
}
