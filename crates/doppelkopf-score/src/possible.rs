//! Whether any game can give these points: for checking a list in which only points are written (7.3.1).

use thiserror::Error;

use crate::{
    ByParty, ByPosition, Call, Calls, Game, Kind, Party, Position, Positions, Rules, Special, Table,
};

/// Why no game gives these points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum Impossible {
    /// Points for somebody without cards.
    #[error("position {0} has no cards in this deal and must have 0 points (S7.3)")]
    Absent(Position),
    /// A line sums to zero.
    #[error("the points of a game sum to 0, these to {0} (7.3.1)")]
    Sum(i32),
    /// Neither two against two nor one against three.
    #[error(
        "two have what the other two lose, or one has three times what each of the others has (S7.1, S7.2)"
    )]
    Shape,
    /// The shape is right, but Augen, calls and Sonderpunkte never come to so much.
    #[error("no game is worth {0}")]
    Value(i16),
}

/// The simplest game that gives these points: the lowest calls, then the fewest Sonderpunkte. It is one
/// that Augen, tricks and calls allow; whether cards fall like that is not asked. Penalty points are no
/// points of a game and must be left out.
pub fn possible(table: Table, points: ByPosition<i16>, rules: Rules) -> Result<Game, Impossible> {
    let parties = shape(table, points)?;
    let games = parties.sides.into_iter().flatten();
    games
        .flat_map(|re| parties.kinds.iter().map(move |&kind| (kind, re)))
        .filter_map(|(kind, re)| simplest(table, kind, re, points, rules))
        .min_by_key(|&(effort, _)| effort)
        .map(|(_, game)| game)
        .ok_or(Impossible::Value(parties.value))
}

/// The kinds of game that can give these points, the commonest first; none, if no game can.
#[must_use]
pub fn kinds(table: Table, points: ByPosition<i16>, rules: Rules) -> Vec<Kind> {
    let Ok(parties) = shape(table, points) else { return Vec::new() };
    // With a partner a Hochzeit is scored as a normal game.
    let with_partner: &[Kind] = if parties.kinds == TWO { &[Kind::Hochzeit] } else { &[] };
    let all = parties.kinds.iter().chain(with_partner).copied();
    let gives = |kind: &Kind| {
        let mut sides = parties.sides.into_iter().flatten();
        sides.any(|re| simplest(table, *kind, re, points, rules).is_some())
    };
    all.filter(gives).collect()
}

/// Whether these can be the points of a game at all, and who was with whom then.
fn shape(table: Table, points: ByPosition<i16>) -> Result<Parties, Impossible> {
    let players = table.players();
    if let Some(absent) = Position::ALL.into_iter().find(|&p| !players.contains(p) && points[p] != 0) {
        return Err(Impossible::Absent(absent));
    }
    let sum: i32 = points.0.into_iter().map(i32::from).sum();
    if sum != 0 {
        return Err(Impossible::Sum(sum));
    }
    parties(players, points).ok_or(Impossible::Shape)
}

/// Two against two, as they are counted.
const TWO: &[Kind] = &[Kind::Normal];

/// Who may have been Re, and in which kinds of game.
struct Parties {
    sides: [Option<Positions>; 2],
    kinds: &'static [Kind],
    value: i16,
}

fn parties(players: Positions, points: ByPosition<i16>) -> Option<Parties> {
    const ONE: &[Kind] = &[Kind::Solo, Kind::Still, Kind::HochzeitAlone];
    let side = |has: i16| -> Positions { players.iter().filter(|&p| points[p] == has).collect() };
    let most = players.iter().map(|p| points[p]).max()?;
    let least = players.iter().map(|p| points[p]).min()?;
    let (above, below) = (side(most), side(least));
    match (above.len(), below.len()) {
        // A game of no value: any two may have been Re.
        (4, 4) => {
            Some(Parties { sides: [Some(players.iter().take(2).collect()), None], kinds: TWO, value: 0 })
        }
        // The sum is zero, so both sides have the same but for the sign.
        (2, 2) => Some(Parties { sides: [Some(above), Some(below)], kinds: TWO, value: most }),
        // … or the single player has three times what the others have.
        (1, 3) => Some(Parties { sides: [Some(above), None], kinds: ONE, value: most / 3 }),
        (3, 1) => Some(Parties { sides: [Some(below), None], kinds: ONE, value: least / 3 }),
        _ => None,
    }
}

/// Augen and tricks of Re: the first and the last of each stretch in which all marks are passed alike.
/// The last of a stretch leaves Re most room for Sonderpunkte, the first leaves it to Kontra.
const RESULTS: [(u8, Option<u8>); 19] = [
    (121, None),
    (120, None),
    (150, None),
    (119, None),
    (90, None),
    (151, None),
    (89, None),
    (180, None),
    (60, None),
    (181, None),
    (59, None),
    (210, None),
    (30, None),
    (211, None),
    (29, None),
    (240, Some(11)),
    (0, Some(1)),
    (240, Some(12)),
    (0, Some(0)),
];

/// How much had to happen for a game: calls, then Sonderpunkte.
type Effort = (usize, u16);

fn simplest(
    table: Table,
    kind: Kind,
    re: Positions,
    points: ByPosition<i16>,
    rules: Rules,
) -> Option<(Effort, Game)> {
    let levels = || [None].into_iter().chain(Call::ALL.map(Some)).enumerate();
    let calls = |effort| {
        let pairs =
            levels().flat_map(|(r, re)| levels().map(move |(k, kontra)| (r + k, ByParty { re, kontra })));
        pairs.filter(move |(calls, _)| *calls == effort).map(|(_, calls)| calls)
    };
    // Most points need few calls: whoever finds a game with these need not look at more.
    (0..=2 * Call::ALL.len()).find_map(|effort| {
        calls(effort)
            .flat_map(|calls| RESULTS.into_iter().map(move |result| (calls, result)))
            .filter_map(|(calls, result)| {
                let game = plain(table, kind, re, calls, result);
                let has = game.score(rules).ok()?.value;
                let factor = if kind.is_alone() { 3 } else { 1 };
                let missing = points[re.iter().next()?] / factor - has;
                let game = Game { special: sonderpunkte(missing), ..game };
                // Whether the Sonderpunkte count, and whether the tricks can hold them, the score says.
                let gives = game.score(rules).is_ok_and(|score| score.points == points);
                gives.then_some(((effort, missing.unsigned_abs()), game))
            })
            .min_by_key(|&(effort, _)| effort)
    })
}

fn plain(
    table: Table,
    kind: Kind,
    re: Positions,
    calls: Calls,
    (augen_re, tricks_re): (u8, Option<u8>),
) -> Game {
    Game { table, kind, re, augen_re, tricks_re, calls, special: ByParty::default() }
}

/// Sonderpunkte that come to so much for Re; those that need the fewest Augen first.
fn sonderpunkte(net: i16) -> ByParty<Special> {
    let party = if net < 0 { Party::Kontra } else { Party::Re };
    let many = u8::try_from(net.unsigned_abs()).unwrap_or(u8::MAX);
    let mut special = ByParty::default();
    *special.of_mut(party) =
        Special { foxes: many.min(2), karlchen: many > 2, doppelkoepfe: many.saturating_sub(3) };
    special
}
