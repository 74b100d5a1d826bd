//! The targets of `cargo fuzz`, run here without it: with everything in `fuzz/corpus`, and with what becomes of that
//! when some bytes are changed. `STICH_MUTATIONS` says how many such texts a target gets (400), `STICH_SEED` which.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "a test may fail")]

use std::{env, fs, panic, path::Path};

use rand::{RngExt as _, SeedableRng as _, rngs::StdRng, seq::IndexedRandom as _};

// The targets name the crate that brings their macro; here this file brings it.
extern crate self as libfuzzer_sys;

/// What a target takes of any bytes.
pub trait Input {
    /// These bytes, if they are such an input.
    fn of(bytes: &[u8]) -> Option<&Self>;
}

impl Input for [u8] {
    fn of(bytes: &[u8]) -> Option<&[u8]> {
        Some(bytes)
    }
}

impl Input for str {
    fn of(bytes: &[u8]) -> Option<&str> {
        std::str::from_utf8(bytes).ok()
    }
}

macro_rules! targets {
    ($($name:ident $path:literal),* $(,)?) => {
        $(
            #[path = $path]
            #[allow(unused_attributes, reason = "it is a program of its own for `cargo fuzz`")]
            mod $name;
            #[test]
            fn $name() {
                tried(stringify!($name), $name::run);
            }
        )*
        /// Every target has its test here.
        const TARGETS: &[&str] = &[$(stringify!($name)),*];
    };
}

targets! {
    archive "../../../fuzz/fuzz_targets/archive.rs",
    case "../../../fuzz/fuzz_targets/case.rs",
    doko "../../../fuzz/fuzz_targets/doko.rs",
    doko_games "../../../fuzz/fuzz_targets/doko_games.rs",
    doko_list "../../../fuzz/fuzz_targets/doko_list.rs",
    events "../../../fuzz/fuzz_targets/events.rs",
    lin "../../../fuzz/fuzz_targets/lin.rs",
    notation "../../../fuzz/fuzz_targets/notation.rs",
    pbn "../../../fuzz/fuzz_targets/pbn.rs",
    prices "../../../fuzz/fuzz_targets/prices.rs",
    roster "../../../fuzz/fuzz_targets/roster.rs",
}

fn files(folder: &str) -> Vec<std::path::PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz").join(folder);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|file| file.is_file())
        .collect();
    files.sort();
    files
}

fn number(name: &str, otherwise: u64) -> u64 {
    env::var(name).ok().map_or(otherwise, |text| text.parse().unwrap())
}

/// The corpus of a target, and texts made of it.
fn tried(target: &str, run: fn(&[u8])) {
    let corpus: Vec<Vec<u8>> =
        files(&format!("corpus/{target}")).iter().map(|file| fs::read(file).unwrap()).collect();
    assert!(!corpus.is_empty(), "nothing to begin from");
    let (seed, texts) = (number("STICH_SEED", 1), number("STICH_MUTATIONS", 400));
    let mut rng = StdRng::seed_from_u64(seed);
    let changed: Vec<Vec<u8>> = (0..texts).map(|_| changed(&corpus, &mut rng)).collect();
    for input in corpus.iter().chain(&changed) {
        let done = panic::catch_unwind(|| run(input));
        assert!(done.is_ok(), "{target}: {:?}", String::from_utf8_lossy(input));
    }
}

/// One of these with a few bytes taken out, doubled, put in from another, or made something else.
fn changed(corpus: &[Vec<u8>], rng: &mut StdRng) -> Vec<u8> {
    const ODD: [&str; 14] =
        ["\n", "\"", "[", "]", "0", "-1", "99999999999999999999", "\r", "\t", "\u{0}", "é", "♣", "", "="];
    let mut text = corpus.choose(rng).unwrap().clone();
    for _ in 0..rng.random_range(1..8) {
        let (from, to) = stretch(&text, rng);
        match rng.random_range(0..5) {
            0 => drop(text.drain(from..to)),
            1 => text.splice(to..to, text[from..to].to_vec()).for_each(drop),
            2 => {
                let other = corpus.choose(rng).unwrap();
                let (a, b) = stretch(other, rng);
                text.splice(from..to, other[a..b].iter().copied()).for_each(drop);
            }
            3 => text.splice(from..to, ODD.choose(rng).unwrap().bytes()).for_each(drop),
            _ => text.iter_mut().skip(from).take(1).for_each(|byte| *byte = rng.random()),
        }
    }
    text
}

/// Somewhere in a text, mostly a short stretch.
fn stretch(text: &[u8], rng: &mut StdRng) -> (usize, usize) {
    let from = rng.random_range(0..=text.len());
    let longest = if rng.random_bool(0.8) { 8 } else { text.len() };
    (from, (from + rng.random_range(0..=longest)).min(text.len()))
}

#[test]
fn every_target_is_tried() {
    let there: Vec<String> = files("fuzz_targets")
        .iter()
        .map(|file| file.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    assert_eq!(there, TARGETS);
}

// Behind the targets: before them they would not have to import it, and would be told so.
/// A target as it is written for `cargo fuzz`: what it does with an input.
#[macro_export]
macro_rules! fuzz_target {
    (|$input:ident: &$kind:ty| $body:block) => {
        pub fn run(bytes: &[u8]) {
            if let Some($input) = <$kind as $crate::Input>::of(bytes) {
                $body
            }
        }
    };
}
