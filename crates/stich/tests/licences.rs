//! Every crate that is built into the program has a licence that goes with ours.

use std::process::Command;

/// One of these is enough where a crate offers several.
const ALLOWED: [&str; 10] = [
    "MIT",
    "Apache-2.0",
    "Unicode-3.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "Zlib",
    "0BSD",
    "Unlicense",
    "CC0-1.0",
];

/// `(MIT OR Apache-2.0) AND Unicode-3.0`: every part of AND needs one of OR.
fn goes(expression: &str) -> bool {
    expression.split(" AND ").all(|part| part.split([' ', '/', '(', ')']).any(|word| ALLOWED.contains(&word)))
}

#[test]
fn licences() {
    // What only other systems need may not be on this machine.
    let host = Command::new("rustc").args(["--print", "host-tuple"]).output().unwrap();
    let host = String::from_utf8(host.stdout).unwrap();
    let out = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--locked",
            "--offline",
            "--filter-platform",
            host.trim(),
        ])
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        .output()
        .unwrap();
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
    let metadata: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
    let packages = metadata["packages"].as_array().unwrap();
    let bad: Vec<String> = packages
        .iter()
        .filter(|package| !package["license"].as_str().is_some_and(goes))
        .map(|package| format!("{} {}: {}", package["name"], package["version"], package["license"]))
        .collect();
    assert!(packages.len() > 20 && bad.is_empty(), "{}", bad.join("\n"));
    assert!(!goes("GPL-3.0") && goes("(MIT OR Apache-2.0) AND Unicode-3.0"));
}
