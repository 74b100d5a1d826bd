//! A folder in which `stich` is run, with the data of several houses in it.

#![allow(dead_code, reason = "not every test needs everything")]

use std::{
    path::PathBuf,
    process::{Command, Output, Stdio},
};

use tempfile::TempDir;

/// A tournament of the command line before there was a store: three commands, four players.
pub const OLD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../archive/tests/old.stich");

pub struct Place(TempDir);

impl Place {
    pub fn new() -> Place {
        Place(tempfile::tempdir().unwrap())
    }

    /// The old tournament taken into the house `one`.
    pub fn with_old() -> Place {
        let place = Place::new();
        place.does("one", &["import", OLD, "--house", "nobody"]);
        place
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Jana runs it, with the data in the folder of this name.
    pub fn run(&self, data: &str, args: &[&str]) -> Output {
        self.run_in("en", data, args)
    }

    pub fn run_in(&self, lang: &str, data: &str, args: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_stich"));
        command.args(["--lang", lang]).args(args).args(["--data", data]).current_dir(self.0.path());
        for name in ["STICH_DATABASE", "STICH_DATA", "CLICOLOR_FORCE", "FORCE_COLOR"] {
            command.env_remove(name);
        }
        command.env("STICH_AS", "Jana").env("NO_COLOR", "1").stdin(Stdio::null()).output().unwrap()
    }

    pub fn does(&self, data: &str, args: &[&str]) -> String {
        let output = self.run(data, args);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    }

    pub fn refuses(&self, data: &str, args: &[&str]) -> String {
        let output = self.run(data, args);
        assert_eq!(output.status.code(), Some(1), "{args:?}");
        String::from_utf8(output.stderr).unwrap()
    }
}
