//! Every route: who may, what comes, what does not; and that nothing that comes from outside breaks it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod anything;
mod book;
#[path = "../common/mod.rs"]
mod common;
mod desk;
mod doors;
mod findings;
mod guards;
mod openapi;
mod words;

use std::collections::BTreeSet;

const RULED: &str = "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                     could-declarer-see-dummy=no&choose=refuse&choose=forbid-lead%3AC";

/// What must hold of every answer.
#[track_caller]
fn check(path: &str, answer: &common::Answer) {
    let policy = answer.header("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';"), "{path}: {policy}");
    assert!(!policy.contains("unsafe"), "{path}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert!(!answer.status.is_server_error(), "{path}: {} {}", answer.status, answer.body);
    if answer.header("content-type").starts_with("text/html") {
        for inline in [" style=", "<style", " onclick", "javascript:", "<script>"] {
            assert!(!answer.body.contains(inline), "{path}: {inline}");
        }
        // A heading over nothing.
        assert!(!answer.body.contains("<ul class=\"plain\"></ul>"), "{path}: a list without a line");
        let ids: Vec<&str> =
            answer.body.split(" id=\"").skip(1).map(|x| x.split('"').next().unwrap()).collect();
        let once: BTreeSet<&str> = ids.iter().copied().collect();
        assert_eq!(ids.len(), once.len(), "{path}: an id stands there twice: {ids:?}");
        assert!(answer.body.len() < 60_000, "{path}: {} bytes", answer.body.len());
    }
}
