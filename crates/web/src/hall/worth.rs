//! What every game comes to, as a table that the page of a list takes along: so a device reckons a game without a
//! connection, and yet the rules stand in one place.

use std::sync::LazyLock;

use doppelkopf_score::{ByParty, Call, Calls, Game, Kind, Rules, Special, Table};
use tournament::{Position, Positions};

use super::tokens::{CALLS, KINDS, STEPS, Step};

/// The letters for the values, from `LEAST` on; a game that cannot be is a dot.
const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// No game is worth less for Re.
const LEAST: i16 = -32;

/// No call, and each there is.
fn calls() -> impl Iterator<Item = Option<Call>> + Clone {
    std::iter::once(None).chain(CALLS.iter().map(|(call, _)| Some(*call)))
}

/// One of the games of this kind: with special points it comes to so much more or less, if they count in it.
fn game(kind: Kind, (fewest, most, tricks): Step, calls: Calls, special: ByParty<Special>) -> Game {
    let alone: Positions = [Position::One].into_iter().collect();
    let re = if kind.is_alone() { alone } else { [Position::One, Position::Two].into_iter().collect() };
    let game = Game { table: Table::FOUR, kind, re, augen_re: fewest, tricks_re: tricks, calls, special };
    if fewest == most { game } else { game.within(fewest..=most) }
}

/// What a party can have caught, in the order of the fields.
fn caught() -> impl Iterator<Item = Special> + Clone {
    let karlchen = |foxes, doppelkoepfe| {
        [false, true].map(|karlchen| Special { foxes, doppelkoepfe, karlchen }).into_iter()
    };
    (0..=2).flat_map(move |foxes| (0..=4).flat_map(move |doppelkoepfe| karlchen(foxes, doppelkoepfe)))
}

/// Whether it can be, for whatever Re and Kontra have caught: a letter for six of these.
fn row(kind: Kind, step: Step) -> String {
    let both = caught().flat_map(|re| caught().map(move |kontra| ByParty { re, kontra }));
    let can_be = |special| game(kind, step, Calls::default(), special).score(Rules::default()).is_ok();
    let can: Vec<bool> = both.map(can_be).collect();
    let letter = |six: &[bool]| six.iter().fold(0, |bits, can| bits * 2 + usize::from(*can));
    can.chunks(6).filter_map(|six| LETTERS.get(letter(six)).copied()).map(char::from).collect()
}

/// What leaves room for which special points: a letter for each kind and step, then for each number of Augen, that says
/// which of the rows after them it is. In a row the special points of Re and of Kontra stand as they are counted.
pub static ROOM: LazyLock<String> = LazyLock::new(|| {
    let steps = KINDS.iter().flat_map(|(kind, _)| STEPS.map(|step| (*kind, step)));
    let counted = (0..=240).map(|augen| (Kind::Normal, (augen, augen, None)));
    let (mut which, mut rows) = (String::new(), Vec::new());
    for (kind, step) in steps.chain(counted) {
        let row = row(kind, step);
        let number = rows.iter().position(|one| *one == row).unwrap_or(rows.len());
        if number == rows.len() {
            rows.push(row);
        }
        which.extend(LETTERS.get(number).copied().map(char::from));
    }
    which + &rows.concat()
});

/// A letter for each kind, step, call of Re and call of Kontra, in this order: what the game is worth, seen from
/// Re, before a single player has it three times. Then for each kind whether special points count (`1`).
#[must_use]
pub fn table(rules: Rules) -> String {
    let value = |kind, step, re, kontra| {
        let score = game(kind, step, ByParty { re, kontra }, ByParty::default()).score(rules);
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
    letters.extend(KINDS.iter().map(|(kind, _)| if kind.has_sonderpunkte(rules) { '1' } else { '0' }));
    letters
}

#[cfg(test)]
mod tests {
    use doppelkopf_rules::Point;

    use super::*;

    /// As the script reads the tables: nothing, where it cannot be.
    fn looked_up(
        table: &str,
        (kind, step, re, kontra): (usize, usize, usize, usize),
        special: ByParty<Special>,
        augen: Option<u8>,
    ) -> Option<i16> {
        let bytes = table.as_bytes();
        let number = |letter: u8| LETTERS.iter().position(|one| *one == letter);
        let letter = bytes[((kind * STEPS.len() + step) * 6 + re) * 6 + kontra];
        let value = i16::try_from(number(letter)?).unwrap() + LEAST;
        let (room, cases) = (ROOM.as_bytes(), KINDS.len() * STEPS.len());
        let row = number(room[augen.map_or(kind * STEPS.len() + step, |augen| cases + usize::from(augen))])?;
        let cell = |one: Special| caught().position(|other| other == one).unwrap();
        let cell = cell(special.re) * 30 + cell(special.kontra);
        let six = number(room[cases + 241 + row * 150 + cell / 6])?;
        let counts = bytes[cases * 36 + kind] == b'1';
        let points = |one: Special| i16::from(one.foxes + one.doppelkoepfe) + i16::from(one.karlchen);
        let more = if counts { points(special.re) - points(special.kontra) } else { 0 };
        (six & (32 >> (cell % 6)) != 0).then_some(value + more)
    }

    fn special(re: (u8, u8, bool), kontra: (u8, u8, bool)) -> ByParty<Special> {
        let one = |(foxes, doppelkoepfe, karlchen)| Special { foxes, doppelkoepfe, karlchen };
        ByParty { re: one(re), kontra: one(kontra) }
    }

    /// Every game that the form can tell is worth what the rules say, whatever the reading; and what they refuse the
    /// table refuses.
    #[test]
    fn the_table_says_what_the_rules_say() {
        let readings =
            [None].into_iter().chain(Point::ALL.iter().copied().filter(|p| p.has_switch()).map(Some));
        let nothing = (0, 0, false);
        let specials = [
            special(nothing, nothing),
            special((1, 1, true), nothing),
            special((2, 0, false), nothing),
            special((0, 2, false), (0, 1, true)),
            special(nothing, (1, 4, false)),
            special((2, 0, false), (1, 0, false)),
        ];
        for reading in readings {
            let rules = reading.map_or_else(Rules::default, |point| Rules::default().other_way(point));
            let table = table(rules);
            let mut games = 0;
            for (k, (kind, _)) in KINDS.iter().enumerate() {
                for (s, step) in STEPS.iter().enumerate() {
                    for (r, re) in calls().enumerate() {
                        for (o, kontra) in calls().enumerate() {
                            for special in specials {
                                let game = game(*kind, *step, ByParty { re, kontra }, special);
                                let found = looked_up(&table, (k, s, r, o), special, None);
                                let value = game.score(rules).ok().map(|score| score.value);
                                assert_eq!(found, value, "{kind:?} {step:?} {re:?} {kontra:?} {special:?}");
                                games += usize::from(value.is_some());
                            }
                        }
                    }
                }
            }
            assert!(games > 4000, "{games}");
        }
    }

    /// In a step all is possible that is possible with any of its Augen (7.2.3).
    #[test]
    fn a_step_has_room_for_what_any_of_its_augen_have_room_for() {
        let table = table(Rules::default());
        let both = caught().flat_map(|re| caught().map(move |kontra| ByParty { re, kontra }));
        for (s, (fewest, most, _)) in STEPS.iter().enumerate().filter(|(_, (.., tricks))| tricks.is_none()) {
            for special in both.clone() {
                let can = |augen| looked_up(&table, (0, s, 0, 0), special, augen).is_some();
                let any = (*fewest..=*most).any(|augen| can(Some(augen)));
                assert_eq!(can(None), any, "{fewest} to {most}: {special:?}");
            }
        }
        assert!(ROOM.len() < 8000, "{}", ROOM.len());
    }
}
