//! Values of the tags that are read.

use bridge::{Contract, Strain, Vulnerability};
use cards::{Seat, Side};

use crate::{
    board::{Declarer, Recorded, TricksWon},
    error::Expected,
};

/// `?`, the empty string and the dash of old programs: nothing is said.
pub(super) fn is_unknown(value: &str) -> bool {
    matches!(value.trim(), "" | "?" | "-")
}

pub(super) fn seat(value: &str) -> Result<Seat, Expected> {
    let value = value.trim();
    let whole = ["north", "east", "south", "west"].iter().any(|name| value.eq_ignore_ascii_case(name));
    let letter = if whole { value.get(..1).unwrap_or_default() } else { value };
    letter.parse().map_err(|_| Expected::Seat)
}

pub(super) fn vulnerable(value: &str) -> Result<Vulnerability, Expected> {
    match value.trim().to_ascii_lowercase().as_str() {
        "none" | "love" | "-" | "o" => Ok(Vulnerability::None),
        "ns" | "n-s" | "n" => Ok(Vulnerability::NorthSouth),
        "ew" | "e-w" | "e" => Ok(Vulnerability::EastWest),
        "all" | "both" | "b" => Ok(Vulnerability::All),
        _ => Err(Expected::Vulnerable),
    }
}

pub(super) fn contract(value: &str) -> Result<Recorded, Expected> {
    let text: String = value.chars().filter(|c| !c.is_whitespace() && *c != '*').collect();
    if ["pass", "passed", "passedout", "allpass", "ap", "p"].iter().any(|p| text.eq_ignore_ascii_case(p)) {
        return Ok(Recorded::PassedOut);
    }
    if let Some(strain) = Strain::from_text(&text) {
        return Ok(Recorded::Strain(strain));
    }
    // Some programs write R for redoubled.
    let text = text.strip_suffix(['R', 'r']).map_or(text.clone(), |bid| format!("{bid}XX"));
    text.parse::<Contract>().map(Recorded::Contract).map_err(|_| Expected::Contract)
}

pub(super) fn declarer(value: &str) -> Result<Declarer, Expected> {
    let value = value.trim();
    let (changed, letter) = value.strip_prefix('^').map_or((false, value), |rest| (true, rest));
    let seat = seat(letter).map_err(|_| Expected::Declarer)?;
    Ok(Declarer { seat, changed })
}

pub(super) fn result(value: &str) -> Result<TricksWon, Expected> {
    let wrong = Expected::Tricks;
    let text = value.trim();
    let (irregular, text) = text.strip_prefix('^').map_or((false, text), |rest| (true, rest));
    let number = |text: &str| text.parse::<u8>().ok().filter(|&n| n <= 13).ok_or(wrong);
    let mut words = text.split_whitespace();
    let first = words.next().ok_or(wrong)?;
    let won = match side(first) {
        None => TricksWon { side: None, tricks: number(first)?, other: None, irregular },
        Some(side_of) => {
            let (irregular, tricks) = caret(irregular, words.next().ok_or(wrong)?);
            let tricks = number(tricks)?;
            let other = match words.next() {
                None => None,
                Some(name) if side(name) == Some(side_of.other()) => {
                    Some(number(words.next().ok_or(wrong)?)?)
                }
                Some(_) => return Err(wrong),
            };
            TricksWon { side: Some(side_of), tricks, other, irregular }
        }
    };
    if words.next().is_some() { Err(wrong) } else { Ok(won) }
}

fn caret(irregular: bool, text: &str) -> (bool, &str) {
    text.strip_prefix('^').map_or((irregular, text), |rest| (true, rest))
}

fn side(text: &str) -> Option<Side> {
    match text.to_ascii_uppercase().as_str() {
        "NS" => Some(Side::NorthSouth),
        "EW" => Some(Side::EastWest),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read() {
        for (text, declarer, tricks) in [
            ("9", Seat::South, 9),
            ("^5", Seat::South, 5),
            ("NS 9", Seat::South, 9),
            ("EW 4", Seat::South, 9),
            ("EW 4 NS 9", Seat::North, 9),
            ("NS 9 EW 4", Seat::West, 4),
            ("ns ^9", Seat::South, 9),
        ] {
            assert_eq!(result(text).map(|won| won.of(declarer)), Ok(tricks), "{text}");
        }
        for text in ["x", "14", "NS", "NS 9 NS 4", "9 9", "-1"] {
            assert!(result(text).is_err(), "{text}");
        }
    }

    #[test]
    fn other_values_are_read() {
        assert_eq!(contract("pass"), Ok(Recorded::PassedOut));
        assert_eq!(contract("NT"), Ok(Recorded::Strain(Strain::NoTrump)));
        assert!(matches!(contract("6 N x"), Ok(Recorded::Contract(_))));
        assert_eq!(contract("3NR"), contract("3NTXX"));
        assert!(contract("8H").is_err() && contract("4é").is_err());
        assert_eq!(declarer("^s"), Ok(Declarer { seat: Seat::South, changed: true }));
        assert_eq!(vulnerable("Both"), Ok(Vulnerability::All));
        assert_eq!(seat("West"), Ok(Seat::West));
        assert!(seat("Wes").is_err() && vulnerable("?").is_err());
    }
}
