//! What somebody writes for one deal, and what it comes to.

use doppelkopf::Trumps;
use doppelkopf_score::{GameError, Kind, Table};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Checks, Entry, Flaw, Mark, check};
use crate::{ByPosition, Next, Outcome, Played, Position, Rules, TableSize};

/// What is told of the game of a deal.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Told {
    /// Only the points.
    Points {
        /// What became of the deal.
        outcome: Outcome,
        /// The points of the game.
        points: ByPosition<i32>,
    },
    /// The game, from which the points are reckoned.
    Game {
        /// The game.
        played: Played,
        /// The points that were written beside it; they must agree.
        points: Option<ByPosition<i32>>,
    },
}

impl Told {
    /// What became of the deal.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self {
            Told::Points { outcome, .. } => *outcome,
            Told::Game { played, .. } => played.soloist().map_or(Outcome::Game, Outcome::Solo),
        }
    }
}

/// A line as somebody writes it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Fields", into = "Fields")]
pub struct Written {
    /// The game.
    pub told: Told,
    /// What it was, where only its points are told and somebody noted it. A game tells its kind itself.
    pub mark: Option<Mark>,
    /// Who dealt, if it was not he whose turn it was.
    pub dealt_by: Option<Position>,
    /// Penalty points and their credit to the others; apart, so that the game can be checked.
    pub penalty: ByPosition<i32>,
    /// Deductions for unsporting conduct, 0 to 12 each, which nobody gets credit for.
    pub deduction: ByPosition<u8>,
    /// What the penalty points or the deductions are for, if somebody wrote it; the list on paper asks for it.
    pub why: Option<String>,
}

impl From<Entry> for Written {
    fn from(entry: Entry) -> Written {
        Written {
            told: Told::Points { outcome: entry.outcome, points: entry.game },
            mark: None,
            dealt_by: entry.dealt_by,
            penalty: entry.penalty,
            deduction: entry.deduction,
            why: None,
        }
    }
}

impl From<Told> for Written {
    fn from(told: Told) -> Written {
        Written {
            told,
            mark: None,
            dealt_by: None,
            penalty: ByPosition::default(),
            deduction: ByPosition::default(),
            why: None,
        }
    }
}

impl Next {
    /// The table as the score wants it.
    #[must_use]
    pub fn table(&self, size: TableSize) -> Table {
        Table::of(size, self.sits_out).unwrap_or_default()
    }
}

impl Written {
    /// Does it take something from somebody beside the game?
    #[must_use]
    pub fn is_penalised(&self) -> bool {
        self.penalty != ByPosition::default() || self.deduction != ByPosition::default()
    }

    /// The same line with what its penalty points or deductions are for.
    ///
    /// # Errors
    /// There are none.
    pub fn because(self, why: &str) -> Result<Written, FieldsError> {
        let why = why.split_whitespace().collect::<Vec<_>>().join(" ");
        // 9.4.1: what stands beside a deal that was not played is a penalty, in whatever column.
        let beside = |points| points != ByPosition::default();
        let told =
            matches!(self.told, Told::Points { outcome: Outcome::NotPlayed, points } if beside(points));
        match why.is_empty() {
            true => Ok(Written { why: None, ..self }),
            false if told || self.is_penalised() => Ok(Written { why: Some(why), ..self }),
            false => Err(FieldsError::Reason),
        }
    }

    /// Is it the line of a game that a ruling has stopped: penalty points, and none of the game (9.4)?
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        let none = ByPosition::default();
        let no_game = match self.told {
            Told::Points { outcome: Outcome::Game, .. } | Told::Game { .. } => false,
            Told::Points { points, .. } => points == none,
        };
        no_game && self.penalty != none && self.deduction == ByPosition::default()
    }

    /// What the deal was and, for a solo, what was trump, as far as it is noted.
    #[must_use]
    pub fn kind(&self) -> Option<(Kind, Option<Trumps>)> {
        match &self.told {
            Told::Game { played, .. } => Some((played.kind, played.trumps)),
            Told::Points { outcome: Outcome::Solo(_), .. } => {
                Some((Kind::Solo, self.mark.and_then(|mark| mark.kind().1)))
            }
            Told::Points { .. } => self.mark.map(Mark::kind),
        }
    }

    /// What the line comes to at this place of the list, and what of it does not check.
    ///
    /// # Errors
    /// The game cannot have been.
    pub(super) fn reckon(
        &self,
        size: TableSize,
        place: &Next,
        rules: Rules,
        checks: Checks,
    ) -> Result<(Entry, Vec<Flaw>), GameError> {
        let mut flaws = Vec::new();
        let game = match &self.told {
            Told::Points { points, .. } => *points,
            Told::Game { played, points } => {
                let game = played.game(place.table(size));
                let score = game.score(rules)?;
                game.counted()?;
                if checks > Checks::BeforeFour {
                    played.held()?;
                }
                let worth = ByPosition::from_fn(|p| i32::from(score.points[p]));
                flaws.extend(
                    played.irregular_calls(rules, checks).into_iter().map(|(made, refusal)| Flaw::Call {
                        party: made.party,
                        call: made.call,
                        refusal,
                    }),
                );
                if let Some(written) = points.filter(|written| *written != worth) {
                    flaws.push(Flaw::Worth { worth, written });
                }
                points.unwrap_or(worth)
            }
        };
        let outcome = self.told.outcome();
        let Written { dealt_by, penalty, deduction, .. } = *self;
        Ok((Entry { outcome, dealt_by, game, penalty, deduction }, flaws))
    }
}

/// Whether any game gives these points, which already have the shape of a game.
pub(super) fn no_game(size: TableSize, place: &Next, entry: &Entry, rules: Rules) -> Option<Flaw> {
    let flaw = Flaw::NoGame(check::value(entry));
    let Some(points) = small(entry) else { return Some(flaw) };
    doppelkopf_score::possible(place.table(size), points, rules).is_err().then_some(flaw)
}

/// The points of the game as those of one can be; nothing, if they are more than any game gives.
pub(super) fn small(entry: &Entry) -> Option<ByPosition<i16>> {
    let mut points = ByPosition::default();
    for (position, &written) in entry.game.iter() {
        points[position] = i16::try_from(written).ok()?;
    }
    Some(points)
}

/// A line in a file: only what is not nothing.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) struct Fields {
    /// The game, in the notation of [`Played`].
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) game: Option<Played>,
    /// The points of the game, from position 1 on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<Vec<i32>>,
    /// Who played a solo, where only points are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    solo: Option<u8>,
    /// What it was, where only points are told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    /// The deal was stopped and is repeated.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    not_played: bool,
    /// Who dealt out of turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dealt_by: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    penalty: Option<Vec<i32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deduction: Option<Vec<u8>>,
    /// What the penalty points or the deductions are for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

/// Why the fields of a line make no line.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum FieldsError {
    /// Neither of what a line needs.
    #[error("a line tells a game, or points, or that the deal was not played")]
    Nothing,
    /// A solo is told twice, or a solo that was not played.
    #[error("`solo` goes with `points` only; a game tells its soloist itself, and not-played has none")]
    Solo,
    /// Not a kind of game, or not one that these points can be of.
    #[error("`kind` goes with `points`: `{0}` is no kind of game that these can be of")]
    Kind(String),
    /// A game and no game.
    #[error("a deal that was not played has neither a game nor points")]
    NotPlayed,
    /// No such position.
    #[error("there is no position {0}")]
    Position(u8),
    /// A reason for nothing.
    #[error("`reason` tells what `penalty` or `deduction` are for, and there are none")]
    Reason,
    /// Not four to seven numbers.
    #[error("{0} numbers where one for each of four to seven positions belongs")]
    Many(usize),
}

fn by_position<T: Copy + Default>(numbers: &[T]) -> Result<ByPosition<T>, FieldsError> {
    if TableSize::of(numbers.len()).is_none() {
        return Err(FieldsError::Many(numbers.len()));
    }
    let mut numbers = numbers.iter().copied();
    Ok(ByPosition::from_fn(|_| numbers.next().unwrap_or_default()))
}

fn position(number: u8) -> Result<Position, FieldsError> {
    Position::try_from(number).map_err(|_| FieldsError::Position(number))
}

impl TryFrom<Fields> for Written {
    type Error = FieldsError;

    fn try_from(fields: Fields) -> Result<Written, FieldsError> {
        let points = fields.points.as_deref().map(by_position).transpose()?;
        let solo = fields.solo.map(position).transpose()?;
        let told = match (fields.game, points, fields.not_played) {
            (Some(_), _, false) | (None, None, true) if solo.is_some() => return Err(FieldsError::Solo),
            (Some(played), points, false) => Told::Game { played, points },
            (None, Some(points), false) => {
                Told::Points { outcome: solo.map_or(Outcome::Game, Outcome::Solo), points }
            }
            (None, None, true) => Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() },
            (None, None, false) => return Err(FieldsError::Nothing),
            (_, _, true) => return Err(FieldsError::NotPlayed),
        };
        let mark = fields.kind.map(|word| mark(&word, &told).ok_or(FieldsError::Kind(word))).transpose()?;
        let written = Written {
            mark,
            dealt_by: fields.dealt_by.map(position).transpose()?,
            penalty: fields.penalty.as_deref().map(by_position).transpose()?.unwrap_or_default(),
            deduction: fields.deduction.as_deref().map(by_position).transpose()?.unwrap_or_default(),
            ..told.into()
        };
        written.because(fields.reason.as_deref().unwrap_or_default())
    }
}

/// A solo has a soloist, and whoever played one has played no other kind of game.
fn mark(word: &str, told: &Told) -> Option<Mark> {
    let mark: Mark = word.parse().ok()?;
    let fits = match told {
        Told::Points { outcome: Outcome::Solo(_), .. } => matches!(mark, Mark::Solo(_)),
        Told::Points { outcome: Outcome::Game, .. } => !matches!(mark, Mark::Solo(_)),
        Told::Points { outcome: Outcome::NotPlayed, .. } | Told::Game { .. } => false,
    };
    fits.then_some(mark)
}

/// Five numbers, and more only where positions six and seven have something: so files were written before there
/// were tables of six and seven, and so they stay the same.
fn numbers<T: Copy + Default + PartialEq>(values: ByPosition<T>) -> Vec<T> {
    let last = values.0.iter().rposition(|value| *value != T::default()).map_or(0, |last| last + 1);
    values.0.into_iter().take(last.max(5)).collect()
}

fn unless_nothing<T: Copy + Default + PartialEq>(values: ByPosition<T>) -> Option<Vec<T>> {
    (values != ByPosition::default()).then(|| numbers(values))
}

impl From<Written> for Fields {
    fn from(written: Written) -> Fields {
        let mut fields = Fields {
            kind: written.mark.map(|mark| mark.to_string()),
            dealt_by: written.dealt_by.map(Position::number),
            penalty: unless_nothing(written.penalty),
            deduction: unless_nothing(written.deduction),
            reason: written.why,
            ..Fields::default()
        };
        match written.told {
            Told::Game { played, points } => {
                fields.game = Some(played);
                fields.points = points.map(numbers);
            }
            Told::Points { outcome: Outcome::NotPlayed, .. } => fields.not_played = true,
            Told::Points { outcome, points } => {
                fields.solo = if let Outcome::Solo(p) = outcome { Some(p.number()) } else { None };
                fields.points = Some(numbers(points));
            }
        }
        fields
    }
}
