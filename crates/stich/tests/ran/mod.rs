//! The program, run as its users run it.

#![allow(dead_code, reason = "not every test needs everything")]

use std::{
    io::Write as _,
    process::{Command, Output, Stdio},
};

/// The program with these arguments, away from the settings of whoever runs the tests.
pub fn stich(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
    command.args(args).current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "FORCE_COLOR", "COLUMNS", "RUST_BACKTRACE"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C").stdin(Stdio::null());
    command
}

/// How it ended, and all that it wrote.
pub fn shown(output: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let mut all = format!("[exit {}]\n{}", output.status.code().unwrap(), text(&output.stdout));
    if !output.stderr.is_empty() {
        all.push_str("[errors]\n");
        all.push_str(&text(&output.stderr));
    }
    all
}

/// How it ended, and all that it wrote, with these arguments.
pub fn run(args: &[&str]) -> String {
    shown(&stich(args).output().unwrap())
}

/// How it ended.
pub fn exit(args: &[&str]) -> i32 {
    stich(args).output().unwrap().status.code().unwrap()
}

/// Types these lines.
pub fn typed(args: &[&str], lines: &str) -> String {
    let mut child =
        stich(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(lines.as_bytes()).unwrap();
    shown(&child.wait_with_output().unwrap())
}

/// Arguments, and more of them.
pub fn with<'a>(args: &[&'a str], more: &[&'a str]) -> Vec<&'a str> {
    [args, more].concat()
}
