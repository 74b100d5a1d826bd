//! Why a case cannot be read, in the language of whoever wrote it. Keys and values stay as they are typed.

use casebook::CaseError;
use wording::{Lexicon, msg};

use crate::said;

/// What is wrong with this case, where, and what was expected.
pub fn case(error: &CaseError, text: &str, words: &Lexicon) -> String {
    match error {
        CaseError::Toml(error) => {
            let what = serde(error.message(), words.say(msg::CaseTomlBroken), words);
            let Some(span) = error.span() else { return what };
            let (line, column) = line_and_column(text, span.start);
            words.say(msg::CaseAt { line, column, what: &what })
        }
        CaseError::Format(found) => words.say(msg::CaseFormat { found: &found.to_string() }),
        CaseError::Game(found) => words.say(msg::CaseGame { found }),
        CaseError::Word { place, found, expected } => {
            words.say(msg::CaseSetup { place, what: &word(found, expected, words) })
        }
        CaseError::Impossible { place, found, why } => {
            words.say(msg::CaseImpossible { place, found, why: &said::why(why, words) })
        }
        CaseError::Beside { place, found, beside } => words.say(msg::CaseBeside { place, found, beside }),
        CaseError::Step { step, why } => {
            words.say(msg::CaseStep { n: *step, what: &serde(why, words.say(msg::CaseStepBroken), words) })
        }
        CaseError::Missing { place, what } => words.say(msg::CaseMissing { place, what }),
        CaseError::OneThing(step) => words.say(msg::CaseOneThing { n: *step }),
        CaseError::Deal(why) => {
            words.say(msg::CaseSetup { place: "[board] deal", what: &words.bad_deal(why) })
        }
        CaseError::Board(why) => words.say(msg::CaseSetup { place: "[board]", what: &words.bad_setup(why) }),
        CaseError::Table(why) => {
            words.say(msg::CaseSetup { place: "[table]", what: &words.bad_doko_setup(why) })
        }
    }
}

/// What is wrong with this JSON, where, and what was expected.
pub fn json(error: &serde_json::Error, words: &Lexicon) -> String {
    let (message, broken) = (error.to_string(), words.say(msg::CaseJsonBroken));
    let what = if error.is_data() { serde(&message, broken, words) } else { broken };
    let (line, column) = (error.line(), error.column());
    if line == 0 { what } else { words.say(msg::CaseAt { line, column, what: &what }) }
}

/// What a reader says. It has one sentence for each fault, with what is typed between backticks.
fn serde(message: &str, broken: String, words: &Lexicon) -> String {
    let (before, after) = message.split_once("expected").unwrap_or((message, ""));
    let (typed, known) = (quoted(before), quoted(after).join(", "));
    let found = typed.first().copied().unwrap_or_default();
    match () {
        () if message.starts_with("missing field") => words.say(msg::CaseTomlMissing { found }),
        () if message.starts_with("unknown field") || message.starts_with("unknown variant") => {
            words.say(msg::CaseTomlUnknown { found, known: &known })
        }
        // Of a word of ours that none is: what can be typed stands between backticks there too.
        () if message.starts_with('`') && message.contains(" is not ") => {
            word(found, message.split_once(" is not ").map_or("", |(_, expected)| expected), words)
        }
        () if message.ends_with(" is missing") && !found.is_empty() => {
            words.say(msg::CaseTomlMissing { found })
        }
        () if message.starts_with("duplicate") => words.say(msg::CaseTomlTwice),
        () if message.starts_with("invalid type") || message.starts_with("invalid value") => {
            words.say(msg::CaseTomlKind)
        }
        () => broken,
    }
}

/// That a word is none of those expected. What can be typed stands between backticks, all of it or examples.
fn word(found: &str, expected: &str, words: &Lexicon) -> String {
    let known = &quoted(expected).join(", ");
    match () {
        () if known.is_empty() => words.say(msg::CaseUnfit { found }),
        () if expected.contains("such as") => words.say(msg::CaseExample { found, known }),
        () => words.say(msg::CaseOneOf { found, known }),
    }
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// Line and column, both from 1, of a byte of the text.
fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line = before.rsplit('\n').next().unwrap_or_default();
    (before.matches('\n').count() + 1, line.chars().count() + 1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use wording::Lang;

    use super::*;

    fn said(lang: Lang, text: &str) -> String {
        let read = casebook::parse(text).and_then(|read| casebook::run(&read).map(drop));
        case(&read.expect_err("a fault"), text, &Lexicon::new(lang))
    }

    const HEAD: &str = "format = 1\ngame = \"bridge\"\ntitle = \"x\"\n";

    #[test]
    fn a_case_that_cannot_be_read_says_where_and_why_in_every_language() {
        let unknown = format!("{HEAD}[board]\ndeclarr = \"S\"\n");
        for (text, place) in [("[bad", "1"), ("a = 1", "1"), (unknown.as_str(), "5")] {
            let all: BTreeSet<String> = Lang::ALL.map(|lang| said(lang, text)).into();
            assert!(all.iter().all(|said| said.contains(place)), "{all:?}");
            // Danish and Norwegian may say the same.
            assert!(all.len() >= 4, "{all:?}");
            for english in ["parse error", "expected", "missing field", "unknown field"] {
                assert!(all.iter().all(|said| !said.contains(english)), "{all:?}");
            }
        }
        // Words, numbers, what cannot be, keys side by side, steps: nothing of it stays English.
        let doko = "format = 1\ngame = \"doppelkopf\"\ntitle = \"x\"\n";
        for (text, known) in [
            (format!("{HEAD}[board]\nvulnerable = \"both\"\n"), "none, ns, ew, all"),
            (
                format!("{HEAD}[board]\ncontract = \"4H\"\ndeclarer = \"S\"\nauction = [\"1S\"]\n"),
                "`auction`",
            ),
            (format!("{HEAD}[board]\n[[step]]\nplay = \"7D\"\n"), "E:D2, S:1NT"),
            (format!("{HEAD}[ruling]\ntopic = \"slip\"\nfacts = {{}}\n"), "revoke, "),
            (format!("{doko}rules = \"skat\"\n"), "sheet, tsr"),
            (format!("{doko}[table]\nhands = {{ 1 = \"HT HT HT\" }}\n"), "[table] hands 1: `hand` "),
            (format!("{doko}[table]\nhands = {{ 8 = \"HT\" }}\n"), "1–7"),
            (
                format!("{doko}[[score]]\nre = [1, 2]\naugen = {{ re = 1 }}\nsaid = [\"1:re 10\"]\n"),
                "`1:re 10` ",
            ),
            (format!("{doko}[table]\n[[step]]\nplay = \"HT\"\n"), "`HT` "),
        ] {
            let all: BTreeSet<String> = Lang::ALL.map(|lang| said(lang, &text)).into();
            assert!(all.len() >= 4 && all.iter().all(|said| said.contains(known)), "{known}: {all:#?}");
            for english in [" not ", "position", "such as", "allowed", " or "] {
                let other =
                    Lang::ALL.into_iter().filter(|lang| *lang != Lang::En).map(|lang| said(lang, &text));
                other.for_each(|said| assert!(!said.contains(english), "{said}"));
            }
        }
        let twice = format!("{HEAD}[board]\ndeal = \"N:A5... K5... - -\"\n");
        assert_eq!(said(Lang::Nl, &twice), "[board] deal: ♠5 komt twee keer voor");
        let all: BTreeSet<String> = Lang::ALL.map(|lang| said(lang, &twice)).into();
        assert!(all.len() >= 4 && all.iter().all(|said| said.starts_with("[board] deal: ")), "{all:?}");
        assert_eq!(said(Lang::De, "a = 1"), "Zeile 1, Spalte 1: `format` fehlt");
        assert_eq!(said(Lang::De, "format = 7\ngame = \"bridge\""), "Format 7; diese Version liest Format 1");
        let said = said(Lang::Nb, &unknown);
        assert!(
            said.starts_with("linje 5, kolonne 1: `declarr` finnes ikke her") && said.contains("declarer"),
            "{said}"
        );
    }
}
