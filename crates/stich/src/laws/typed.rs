//! The number of a law as people type it: with a word before it, in small letters, with blanks and dots in it.

/// What stands before a number where it is cited, in the five languages.
const WORDS: [&str; 11] =
    ["law", "laws", "rule", "§", "§§", "paragraf", "paragraph", "art.", "art", "artikel", "regel"];

/// Without the words that stand before it, and without blanks.
pub fn bare(number: &str) -> String {
    let mut rest = number.trim();
    loop {
        let begins = |word: &&&str| {
            let behind = rest.get(word.len()..).unwrap_or_default();
            // A letter behind it would be one of the same word.
            let ends = !behind.starts_with(|c: char| c.is_alphabetic()) || word.ends_with(['.', '§']);
            ends && rest.get(..word.len()).is_some_and(|head| head.eq_ignore_ascii_case(word))
        };
        let Some(word) = WORDS.iter().filter(begins).max_by_key(|word| word.len()) else { break };
        rest = rest.get(word.len()..).unwrap_or_default().trim_start();
    }
    // The German laws are cited with what they are called behind the number.
    let rest = rest.strip_suffix("TBR").unwrap_or(rest);
    rest.chars().filter(|c| !c.is_whitespace()).collect()
}

/// As the laws of bridge write it: a number, a capital, a number, a small letter: `50D1a` for `50.d.1.A`.
pub fn of_bridge(bare: &str) -> String {
    let mut capital = true;
    let mut number = String::new();
    for c in bare.chars().filter(|&c| c != '.') {
        if c.is_ascii_alphabetic() {
            number.push(if std::mem::take(&mut capital) {
                c.to_ascii_uppercase()
            } else {
                c.to_ascii_lowercase()
            });
        } else {
            number.push(c);
        }
    }
    number
}

/// As the rules of Doppelkopf write it: `S2.2`, `4.3.1`, `7.2.2 a`.
pub fn of_doppelkopf(bare: &str) -> String {
    let lower = bare.to_ascii_lowercase();
    let lower = lower.strip_prefix("tsr").unwrap_or(&lower);
    match lower.strip_prefix('s') {
        Some(rest) => format!("S{rest}"),
        None => match lower.char_indices().next_back() {
            Some((at, letter)) if letter.is_ascii_lowercase() && at > 0 => {
                format!("{} {letter}", lower.get(..at).unwrap_or_default())
            }
            _ => lower.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_found_however_it_is_typed() {
        for typed in [
            "50D2",
            "50d2",
            "50 D 2",
            "§ 50 D 2",
            "§50D2",
            "Art. 50 D2",
            "art.50d2",
            "Artikel 50D2",
            "50.D.2",
            "Law 50D2",
            "law 50d2",
            "§\u{a0}50\u{a0}D\u{a0}2 TBR",
            " 50D2 ",
        ] {
            assert_eq!(of_bridge(&bare(typed)), "50D2", "{typed}");
        }
        assert_eq!(of_bridge(&bare("50d1A")), "50D1a");
        assert_eq!(bare("dp7"), "dp7");
        for (typed, number) in [
            ("s2.2", "S2.2"),
            ("S 2.2", "S2.2"),
            ("Regel S2.2", "S2.2"),
            ("tsr 4.3.1", "4.3.1"),
            ("TSR4.3.1", "4.3.1"),
            ("§ 4.3.1", "4.3.1"),
            ("7.2.2A", "7.2.2 a"),
            ("7.2.2 a", "7.2.2 a"),
            ("S", "S"),
            ("TSR", ""),
        ] {
            assert_eq!(of_doppelkopf(&bare(typed)), number, "{typed}");
        }
    }

    #[test]
    fn every_number_is_that_of_its_clause() {
        use bridge_laws::clause::{Clause, Edition};
        use doppelkopf_rules::Rules;
        use ruling::Clause as _;
        for &clause in Clause::ALL {
            for number in Edition::ALL.iter().filter_map(|&edition| clause.number(edition)) {
                assert_eq!(of_bridge(&bare(number)), number);
                assert_eq!(of_bridge(&bare(&number.to_lowercase())), number);
            }
        }
        for &clause in doppelkopf_rules::Clause::ALL {
            for number in [Rules::SHEET, Rules::TSR].map(|rules| clause.under(rules)) {
                assert_eq!(of_doppelkopf(&bare(number)), number);
            }
        }
    }
}
