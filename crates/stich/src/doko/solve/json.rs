//! What `stich doko solve --json` says: one line each.

use bulletin::json::{ItemJson, items};
use doppelkopf::{Kind, Place, Seating};
use doppelkopf_solver::{Solution, Step};
use serde::Serialize;
use wording::Lexicon;

use super::{Asked, show::own};

/// A line: a position, or a game that was played.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineJson {
    /// A position.
    Position(PositionJson),
    /// A game, card by card.
    Game(GameJson),
    /// A game of which not all hands are known.
    Unknown {
        /// Its name.
        game: String,
        /// Why there is nothing more.
        error: String,
    },
}

/// What every card of a position is worth. Points are those in the list of the player in turn, values those
/// of Re.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct PositionJson {
    /// What it is called, if it is from a file.
    name: Option<String>,
    /// The position of the player in turn, 1 to 4.
    turn: u8,
    /// What the game comes to for him with best play.
    points: i16,
    /// The same for Re.
    value: i16,
    /// Each card that may be played.
    cards: Vec<CardJson>,
    /// Best play to the end.
    line: Vec<PlayedJson>,
    /// The items of the game as it then ends.
    items: Vec<ItemJson>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct CardJson {
    card: String,
    points: i16,
    value: i16,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct PlayedJson {
    /// Position 1 to 4.
    player: u8,
    card: String,
}

/// What each card of a game cost, as far back as it could be looked at.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct GameJson {
    /// Its name.
    game: String,
    /// From the first card that could be looked at.
    steps: Vec<StepJson>,
}

#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct StepJson {
    /// From 1.
    trick: u8,
    /// Position 1 to 4.
    player: u8,
    card: String,
    /// What the game was worth to Re before the card.
    before: i16,
    /// And after it.
    after: i16,
    /// The points in the list that the card cost who played it.
    cost: i16,
    /// The cards that would have cost nothing.
    better: Vec<String>,
}

impl PositionJson {
    pub fn of(asked: &Asked, solution: &Solution, words: &Lexicon) -> PositionJson {
        let Asked { play, seating, rules, .. } = asked;
        let number = |place| seating.position(place).number();
        let own = |value| own(play, *seating, solution.turn, value);
        let card = |card: &doppelkopf_solver::CardValue| CardJson {
            card: card.kind.to_string(),
            points: own(card.value),
            value: card.value,
        };
        let played =
            |&(place, kind): &(Place, Kind)| PlayedJson { player: number(place), card: kind.to_string() };
        PositionJson {
            name: asked.name.clone(),
            turn: number(solution.turn),
            points: own(solution.value),
            value: solution.value,
            cards: solution.cards.iter().map(card).collect(),
            line: solution.line.iter().map(played).collect(),
            items: items(&solution.score, *rules, words),
        }
    }
}

impl GameJson {
    pub fn of(game: &str, steps: &[Step], seating: Seating, cost: impl Fn(&Step) -> i16) -> GameJson {
        let step = |step: &Step| StepJson {
            trick: step.trick,
            player: seating.position(step.place).number(),
            card: step.kind.to_string(),
            before: step.before,
            after: step.after,
            cost: cost(step),
            better: step.better.iter().map(ToString::to_string).collect(),
        };
        GameJson { game: game.to_owned(), steps: steps.iter().map(step).collect() }
    }
}

/// The schema of a line.
#[cfg(test)]
pub fn schema() -> schemars::Schema {
    crate::schema::written::<LineJson>()
}
