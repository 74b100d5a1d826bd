//! What every game comes to, as a table that the page of a list takes along: so a device reckons a game without a
//! connection, and yet the rules stand in one place.

use doppelkopf_score::{ByParty, Call, Game, Kind, Party, Rules, Special, Table};
use tournament::{Position, Positions};

use super::tokens::{CALLS, KINDS, STEPS};

/// The letters for the values, from `LEAST` on; a game that cannot be is a dot.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// No game is worth less for Re.
const LEAST: i16 = -32;

/// No call, and each there is.
fn calls() -> impl Iterator<Item = Option<Call>> + Clone {
    std::iter::once(None).chain(CALLS.iter().map(|(call, _)| Some(*call)))
}

/// One of the games of this kind: with special points it comes to so much more or less, if they count in it.
fn game(kind: Kind, (augen, tricks): (u8, Option<u8>), calls: ByParty<Option<Call>>) -> Game {
    let alone: Positions = [Position::One].into_iter().collect();
    let re = if kind.is_alone() { alone } else { [Position::One, Position::Two].into_iter().collect() };
    let special = ByParty::default();
    Game { table: Table::FOUR, kind, re, augen_re: augen, tricks_re: tricks, calls, special }
}

/// A letter for each kind, step, call of Re and call of Kontra, in this order: what the game is worth, seen from
/// Re, before a single player has it three times. Then for each kind whether special points count (`1`).
#[must_use]
pub fn table(rules: Rules) -> String {
    let value = |kind, step, re, kontra| {
        let score = game(kind, step, ByParty { re, kontra }).score(rules);
        let letter = |value: i16| LETTERS.get(usize::try_from(value - LEAST).ok()?).copied();
        score.ok().and_then(|score| letter(score.value)).unwrap_or(b'.')
    };
    let mut letters = String::with_capacity(KINDS.len() * STEPS.len() * 36 + KINDS.len());
    for (kind, _) in KINDS {
        for step in STEPS {
            for re in calls() {
                letters.extend(calls().map(|kontra| char::from(value(kind, step, re, kontra))));
            }
        }
    }
    letters.extend(KINDS.iter().map(|(kind, _)| if special_counts(*kind, rules) { '1' } else { '0' }));
    letters
}

fn special_counts(kind: Kind, rules: Rules) -> bool {
    let plain = game(kind, (151, None), ByParty::default());
    let mut with = plain;
    *with.special.of_mut(Party::Re) = Special { foxes: 1, ..Special::default() };
    plain.score(rules).map(|s| s.value).ok() != with.score(rules).map(|s| s.value).ok()
}

#[cfg(test)]
mod tests {
    use doppelkopf_rules::Point;

    use super::*;

    /// As the script reads the table.
    fn looked_up(
        table: &str,
        (kind, step, re, kontra): (usize, usize, usize, usize),
        specials: i16,
    ) -> Option<i16> {
        let bytes = table.as_bytes();
        let letter = bytes[((kind * STEPS.len() + step) * 6 + re) * 6 + kontra];
        let value = i16::try_from(LETTERS.iter().position(|one| *one == letter)?).ok()? + LEAST;
        let counts = bytes[KINDS.len() * STEPS.len() * 36 + kind] == b'1';
        Some(value + if counts { specials } else { 0 })
    }

    /// Every game that the form can tell is worth what the rules say, whatever the reading.
    #[test]
    fn the_table_says_what_the_rules_say() {
        let readings =
            [None].into_iter().chain(Point::ALL.iter().copied().filter(|p| p.has_switch()).map(Some));
        for reading in readings {
            let rules = reading.map_or_else(Rules::default, |point| Rules::default().other_way(point));
            let table = table(rules);
            let mut games = 0;
            for (k, (kind, _)) in KINDS.iter().enumerate() {
                for (s, step) in STEPS.iter().enumerate() {
                    for (r, re) in calls().enumerate() {
                        for (o, kontra) in calls().enumerate() {
                            for (foxes, doppelkoepfe, karlchen) in
                                [(0, 0, false), (1, 1, true), (2, 0, false)]
                            {
                                let mut game = game(*kind, *step, ByParty { re, kontra });
                                game.special.re = Special { foxes, doppelkoepfe, karlchen };
                                let Ok(score) = game.score(rules) else { continue };
                                let specials = i16::from(foxes + doppelkoepfe) + i16::from(karlchen);
                                let found = looked_up(&table, (k, s, r, o), specials);
                                assert_eq!(found, Some(score.value), "{kind:?} {step:?} {re:?} {kontra:?}");
                                games += 1;
                            }
                        }
                    }
                }
            }
            assert!(games > 4000, "{games}");
        }
    }
}
