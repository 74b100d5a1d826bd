//! Each expectation beside what came of it.

use std::collections::BTreeSet;

use crate::{
    outcome::{Failure, Part},
    said::{Drawn, Said},
};

/// Key, expected, got.
#[derive(Debug, Default)]
pub(crate) struct Findings(pub Vec<(&'static str, Said, Said)>);

impl Findings {
    /// These two are the same.
    pub fn same(&mut self, key: &'static str, expected: impl Into<Said>, got: impl Into<Said>) {
        let (expected, got) = (expected.into(), got.into());
        if expected.to_string() != got.to_string() {
            self.0.push((key, expected, got));
        }
    }

    /// Exactly these, in any order.
    pub fn exactly(&mut self, key: &'static str, expected: &[String], got: impl IntoIterator<Item = String>) {
        let expected: BTreeSet<String> = expected.iter().map(|text| normal(text)).collect();
        let got: BTreeSet<String> = got.into_iter().collect();
        self.same(key, list(&expected), list(&got));
    }

    /// At least these.
    pub fn at_least(&mut self, key: &'static str, expected: &[String], got: &BTreeSet<String>) {
        if !expected.iter().all(|text| got.contains(&normal(text))) {
            self.0.push((key, expected.join(", ").into(), list(got)));
        }
    }

    /// None of these.
    pub fn none(&mut self, key: &'static str, forbidden: &[String], got: &BTreeSet<String>) {
        for text in forbidden.iter().filter(|text| got.contains(&normal(text))) {
            self.0.push((key, Said::Not(text.clone()), list(got)));
        }
    }

    /// As failures of this part of the case, with the table as it is drawn then.
    pub fn failures(
        self,
        part: Part,
        step: usize,
        table: impl Fn() -> Drawn,
    ) -> impl Iterator<Item = Failure> {
        self.0.into_iter().map(move |(key, expected, got)| Failure {
            part,
            step,
            key: key.to_owned(),
            expected,
            got,
            table: table(),
        })
    }
}

fn normal(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn list(texts: &BTreeSet<String>) -> Said {
    Said::list(texts, "; ")
}
