//! Reading the files: JSON, a game or a list of games.

use std::{
    cell::Cell,
    collections::BTreeMap,
    fmt,
    io::{self, BufReader, Read},
};

use doppelkopf::{Call, Duty, Hand, HandError, Trumps};
use doppelkopf_rules::{ByPosition, Position, Positions, TableSize};
use doppelkopf_score::ByParty;
use serde::{
    Deserialize, Deserializer as _,
    de::{MapAccess, SeqAccess, Visitor, value::MapAccessDeserializer},
};
use serde_json::Value;
use thiserror::Error;

use crate::{Action, At, Fault, ParseActionError, fault};

/// A game as it was written down.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// Its name, or its number in the file.
    pub name: String,
    /// Who is asked first: the dealer's left neighbour.
    pub first: Position,
    /// The game, if it is named.
    pub game: Option<GameType>,
    /// What a solo was, if that is told.
    pub duty: Option<Duty>,
    /// The hands of positions 1 to 4, if they are given.
    pub hands: Option<ByPosition<Hand>>,
    /// What happened.
    pub steps: Vec<Step>,
    /// The highest call of each side, where calls are told without their moment.
    pub calls: ByParty<Option<Call>>,
    /// What the record says of the result.
    pub given: Given,
    /// Steps of which it cannot be read who made them.
    pub faults: Vec<Fault>,
    /// Keys that mean nothing here.
    pub unread: Vec<String>,
}

/// A game by the name that records give it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameType {
    /// A normal game, perhaps a stille Hochzeit.
    Normal,
    /// A Hochzeit.
    Hochzeit,
    /// A solo.
    Solo(Trumps),
}

/// One act.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// By whom; nothing, where that cannot be read: a card is then played by whoever’s turn it is.
    pub position: Option<Position>,
    /// What.
    pub action: Action,
    /// What else he might have done, if that is told.
    pub allowed: Option<Vec<Action>>,
}

/// What a record says of the result. Nothing where it is silent.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Given {
    /// The players of Re.
    pub re: Option<Positions>,
    /// The Augen of both sides.
    pub augen: ByParty<Option<i64>>,
    /// The points of one player of each side.
    pub points: ByParty<Option<i64>>,
    /// The Augen of positions 1 to 4.
    pub augen_of: Option<ByPosition<i64>>,
    /// The points of positions 1 to 4.
    pub points_of: Option<ByPosition<i64>>,
    /// What was counted, by name.
    pub counted: Option<BTreeMap<String, i64>>,
}

/// Why a file, or a game in it, cannot be read.
#[derive(Debug, Error)]
pub enum ReadError {
    /// Not JSON, or not of this shape; where, says the message.
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    /// The file cannot be read on.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// One game of more than so many MiB.
    #[error("more than {0} MiB in one game")]
    Endless(usize),
    /// Neither a game nor a list of games.
    #[error("this is no game: it has neither steps nor tricks")]
    NoGame,
    /// A number that is no position of a table of four.
    #[error("{key}: there is no player {found}; write 1 to 4")]
    Player {
        /// Where.
        key: &'static str,
        /// What is there.
        found: String,
    },
    /// A name that is none.
    #[error("{key}: `{found}` is not known; write one of: {expected}")]
    Name {
        /// Where.
        key: &'static str,
        /// What is there.
        found: String,
        /// What may be.
        expected: &'static str,
    },
    /// A step that says nothing.
    #[error("step {number}: {error}")]
    Action {
        /// Which, from 1 on.
        number: usize,
        /// Why.
        error: ParseActionError,
    },
    /// A hand that is none.
    #[error("the hand of player {player}: {error}")]
    Hand {
        /// Whose.
        player: usize,
        /// Why.
        error: HandError,
    },
    /// A list that has not one entry a player, or a trick that has not four cards.
    #[error("{key} has {found} entries, not 4")]
    NotFour {
        /// Where.
        key: &'static str,
        /// How many.
        found: usize,
    },
}

#[derive(Deserialize)]
struct RawGame {
    name: Option<String>,
    source_game: Option<String>,
    // Where a program tests with it.
    #[serde(rename = "test_in")]
    _test_in: Option<Value>,
    game_type: Option<String>,
    duty: Option<String>,
    first_player: Option<Value>,
    hands: Option<Vec<Vec<String>>>,
    steps: Option<Vec<RawStep>>,
    tricks: Option<Vec<RawTrick>>,
    re_lowest: Option<String>,
    kontra_lowest: Option<String>,
    re_players: Option<Vec<Value>>,
    #[serde(rename = "final")]
    last: Option<RawGiven>,
    expected: Option<RawGiven>,
    counted: Option<Value>,
    counted_flags: Option<Vec<String>>,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

#[derive(Deserialize)]
struct RawStep {
    #[serde(default)]
    player: Value,
    // The phase follows from the action.
    #[serde(rename = "phase")]
    _phase: Option<Value>,
    allowed: Option<Vec<String>>,
    action: String,
}

#[derive(Deserialize)]
struct RawTrick {
    #[serde(default)]
    leader: Value,
    cards: Vec<String>,
}

#[derive(Deserialize, Default)]
struct RawGiven {
    re_eyes: Option<Value>,
    kontra_eyes: Option<Value>,
    re_points: Option<Value>,
    kontra_points: Option<Value>,
    player_eyes: Option<Value>,
    player_points: Option<Value>,
    counted: Option<Value>,
    counted_flags: Option<Vec<String>>,
    #[serde(flatten)]
    rest: BTreeMap<String, Value>,
}

/// Reads a file of games. The outer error: it cannot be read at all; the inner ones: that game cannot.
pub fn read(text: &str) -> Result<Vec<Result<Record, ReadError>>, ReadError> {
    let mut games = Vec::new();
    read_from(text.as_bytes(), &mut |game| games.push(game))?;
    Ok(games)
}

/// More MiB than this are no game but a trap.
const LONGEST_MIB: usize = 16;
const LONGEST: u64 = (LONGEST_MIB as u64) << 20;

/// The same, game by game, from a file of any length: no more than one game is in memory. The error: behind the games that
/// were told nothing can be read.
pub fn read_from(file: impl Read, tell: &mut dyn FnMut(Result<Record, ReadError>)) -> Result<(), ReadError> {
    let left = Cell::new(Some(LONGEST));
    let file = BufReader::new(Metered { file, left: &left });
    let mut file = serde_json::Deserializer::from_reader(file);
    let mut number = 0;
    let mut each = |game| {
        number += 1;
        left.set(Some(LONGEST));
        tell(record(game, number));
    };
    match file.deserialize_any(Games(&mut each)).and_then(|games| file.end().map(|()| games)) {
        Ok(true) => Ok(()),
        Ok(false) => Err(ReadError::NoGame),
        Err(_) if left.get().is_none() => Err(ReadError::Endless(LONGEST_MIB)),
        Err(error) if error.is_io() => Err(ReadError::Io(error.into())),
        Err(error) => Err(error.into()),
    }
}

/// What is read of one game is bounded.
struct Metered<'a, R> {
    file: R,
    /// So much more may be read; nothing, once it was too much.
    left: &'a Cell<Option<u64>>,
}

impl<R: Read> Read for Metered<'_, R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read(into)?;
        let left = self.left.get().and_then(|left| left.checked_sub(read as u64));
        self.left.set(left);
        left.map(|_| read).ok_or_else(|| io::ErrorKind::FileTooLarge.into())
    }
}

/// A game or a list of games; whether it is one.
struct Games<'a>(&'a mut dyn FnMut(Value));

impl<'de> Visitor<'de> for Games<'_> {
    type Value = bool;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game or a list of games")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut games: A) -> Result<bool, A::Error> {
        while let Some(game) = games.next_element()? {
            (self.0)(game);
        }
        Ok(true)
    }

    fn visit_map<A: MapAccess<'de>>(self, game: A) -> Result<bool, A::Error> {
        (self.0)(Value::deserialize(MapAccessDeserializer::new(game))?);
        Ok(true)
    }

    fn visit_bool<E>(self, _: bool) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_i64<E>(self, _: i64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_u64<E>(self, _: u64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_f64<E>(self, _: f64) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_str<E>(self, _: &str) -> Result<bool, E> {
        Ok(false)
    }

    fn visit_unit<E>(self) -> Result<bool, E> {
        Ok(false)
    }
}

fn record(game: Value, number: usize) -> Result<Record, ReadError> {
    let raw: RawGame = serde_json::from_value(game)?;
    if raw.steps.is_none() && raw.tricks.is_none() {
        return Err(ReadError::NoGame);
    }
    let (mut steps, unknown) = steps(&raw)?;
    let leader = raw.tricks.as_ref().and_then(|tricks| tricks.first()).map(|trick| trick.leader.clone());
    let mut unread = Unread(raw.rest.keys().cloned().collect());
    let told = unread.number("first_player", raw.first_player).map(Value::from);
    let first = match (told, leader) {
        (Some(told), _) => position("first_player", &told)?,
        // Who cannot be read is named with the trick.
        (None, Some(leader)) => position("leader", &leader).unwrap_or(Position::One),
        (None, None) => Position::One,
    };
    let indices: Vec<usize> = unknown.iter().map(|unknown| unknown.index).collect();
    let taken = fault::place(&mut steps, &indices, first);
    let faults =
        unknown.into_iter().zip(taken).map(|(Unknown { at, found, .. }, taken)| Fault { at, found, taken });
    let faults = faults.collect();
    let given = raw.last.or(raw.expected).unwrap_or_default();
    unread.0.extend(given.rest.keys().cloned());
    let re_players = raw.re_players.and_then(|players| unread.players("re_players", &players));
    Ok(Record {
        name: raw.name.or(raw.source_game).unwrap_or_else(|| number.to_string()),
        first,
        game: raw.game_type.as_deref().map(game_type).transpose()?,
        duty: raw.duty.as_deref().map(duty).transpose()?,
        hands: raw.hands.as_deref().map(hands).transpose()?,
        steps,
        calls: ByParty {
            re: raw.re_lowest.as_deref().map(lowest).transpose()?,
            kontra: raw.kontra_lowest.as_deref().map(lowest).transpose()?,
        },
        given: Given {
            re: re_players,
            augen: ByParty {
                re: unread.number("re_eyes", given.re_eyes),
                kontra: unread.number("kontra_eyes", given.kontra_eyes),
            },
            points: ByParty {
                re: unread.number("re_points", given.re_points),
                kontra: unread.number("kontra_points", given.kontra_points),
            },
            augen_of: unread.of_each("player_eyes", given.player_eyes)?,
            points_of: unread.of_each("player_points", given.player_points)?,
            counted: unread.counted(given.counted.or(raw.counted), given.counted_flags.or(raw.counted_flags)),
        },
        faults,
        unread: unread.0,
    })
}

/// The keys that mean nothing here, or not what they should: what a record says of its result is only compared,
/// and a word in the place of a number (`"true"`) must not cost the game itself.
struct Unread(Vec<String>);

impl Unread {
    /// A number, also one in quotes.
    fn number(&mut self, key: &str, value: Option<Value>) -> Option<i64> {
        let value = value.filter(|value| !value.is_null())?;
        let number = value.as_i64().or_else(|| value.as_str()?.trim().parse().ok());
        if number.is_none() {
            self.0.push(format!("{key}: {value}"));
        }
        number
    }

    /// Some of the players.
    fn players(&mut self, key: &'static str, list: &[Value]) -> Option<Positions> {
        let players = list.iter().map(|player| position(key, player)).collect::<Result<Positions, _>>();
        if players.is_err() {
            self.0.push(format!("{key}: {}", Value::from(list)));
        }
        players.ok()
    }

    /// One number a player.
    fn of_each(
        &mut self,
        key: &'static str,
        list: Option<Value>,
    ) -> Result<Option<ByPosition<i64>>, ReadError> {
        let list = match list {
            Some(Value::Array(list)) => list,
            other => {
                self.number(key, other);
                return Ok(None);
            }
        };
        let numbers: Vec<Option<i64>> =
            four(key, list)?.into_iter().map(|value| self.number(key, Some(value))).collect();
        numbers.into_iter().collect::<Option<Vec<i64>>>().map(|list| by_position(key, list)).transpose()
    }

    /// Numbers, and flags as ones, in a list or with a yes.
    fn counted(
        &mut self,
        numbers: Option<Value>,
        flags: Option<Vec<String>>,
    ) -> Option<BTreeMap<String, i64>> {
        if numbers.is_none() && flags.is_none() {
            return None;
        }
        let mut counted = BTreeMap::new();
        let numbers = match numbers {
            Some(Value::Object(numbers)) => numbers,
            other => {
                self.number("counted", other);
                serde_json::Map::new()
            }
        };
        for (name, value) in numbers {
            let flag = value.as_bool().or_else(|| value.as_str()?.parse().ok());
            if let Some(number) = flag.map(i64::from).or_else(|| self.number(&name, Some(value))) {
                counted.insert(name, number);
            }
        }
        counted.extend(flags.into_iter().flatten().map(|flag| (flag, 1)));
        Some(counted)
    }
}

/// A player who cannot be read.
struct Unknown {
    /// Of which step of the record.
    index: usize,
    at: At,
    found: String,
}

/// What is told by steps comes in their order; tricks tell their cards from the leader on. Who cannot be read costs
/// nothing but himself.
fn steps(raw: &RawGame) -> Result<(Vec<Step>, Vec<Unknown>), ReadError> {
    let (mut all, mut unknown) = (Vec::new(), Vec::new());
    for (step, number) in raw.steps.iter().flatten().zip(1..) {
        let action = |text: &String| text.parse().map_err(|error| ReadError::Action { number, error });
        let allowed = step.allowed.as_ref().map(|list| list.iter().map(action).collect()).transpose()?;
        let position = player(&step.player);
        if let Err(found) = &position {
            unknown.push(Unknown { index: all.len(), at: At::Step(number), found: found.clone() });
        }
        all.push(Step { position: position.ok(), action: action(&step.action)?, allowed });
    }
    let mut number = 0;
    for (trick, at) in raw.tricks.iter().flatten().zip(1..) {
        let leader = player(&trick.leader);
        if let Err(found) = &leader {
            unknown.push(Unknown { index: all.len(), at: At::Trick(at), found: found.clone() });
        }
        let cards = four("cards", trick.cards.clone())?;
        let mut players = leader.ok().map(from).into_iter().flatten();
        for text in &cards {
            number += 1;
            let action = text.parse().map_err(|error| ReadError::Action { number, error })?;
            all.push(Step { position: players.next(), action, allowed: None });
        }
    }
    Ok((all, unknown))
}

/// The four players clockwise from this one.
fn from(leader: Position) -> impl Iterator<Item = Position> {
    std::iter::once(leader).chain(TableSize::Four.after(leader))
}

/// A player, also in quotes; or what stands there.
fn player(value: &Value) -> Result<Position, String> {
    let number = value.as_u64().or_else(|| value.as_str()?.trim().parse().ok());
    number
        .and_then(|number| u8::try_from(number).ok())
        .and_then(|number| Position::try_from(number).ok())
        .filter(|&position| TableSize::Four.has(position))
        .ok_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
}

fn position(key: &'static str, value: &Value) -> Result<Position, ReadError> {
    player(value).map_err(|found| ReadError::Player { key, found })
}

fn four<T>(key: &'static str, list: Vec<T>) -> Result<[T; 4], ReadError> {
    list.try_into().map_err(|list: Vec<T>| ReadError::NotFour { key, found: list.len() })
}

/// Of positions 1 to 4; the fifth does not play.
fn by_position<T: Default>(key: &'static str, list: Vec<T>) -> Result<ByPosition<T>, ReadError> {
    let [one, two, three, four] = four(key, list)?;
    Ok(ByPosition::from([one, two, three, four, T::default()]))
}

fn hands(hands: &[Vec<String>]) -> Result<ByPosition<Hand>, ReadError> {
    let mut read = Vec::new();
    for (cards, player) in hands.iter().zip(1..) {
        let hand = cards.iter().try_fold(Hand::EMPTY, |hand, card| hand.with(card.parse()?));
        read.push(hand.map_err(|error: HandError| ReadError::Hand { player, error })?);
    }
    by_position("hands", read)
}

impl fmt::Display for GameType {
    /// As it is read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let action = match *self {
            GameType::Normal => return f.write_str("Normal"),
            GameType::Hochzeit => Action::Hochzeit,
            GameType::Solo(trumps) => Action::Solo(trumps),
        };
        f.write_str(action.to_string().trim_start_matches("Reservation"))
    }
}

fn game_type(name: &str) -> Result<GameType, ReadError> {
    match (name, format!("Reservation{name}").parse()) {
        ("Normal", _) => Ok(GameType::Normal),
        (_, Ok(Action::Hochzeit)) => Ok(GameType::Hochzeit),
        (_, Ok(Action::Solo(trumps))) => Ok(GameType::Solo(trumps)),
        _ => Err(ReadError::Name {
            key: "game_type",
            found: name.to_owned(),
            expected: "Normal, Wedding, QueensSolo, JacksSolo, TrumplessSolo, ClubsSolo, SpadesSolo, \
                       HeartsSolo, DiamondsSolo",
        }),
    }
}

fn duty(name: &str) -> Result<Duty, ReadError> {
    match name {
        "pflicht" => Ok(Duty::Pflicht),
        "vorgefuehrt" => Ok(Duty::Vorgefuehrt),
        "lust" => Ok(Duty::Lust),
        _ => Err(ReadError::Name {
            key: "duty",
            found: name.to_owned(),
            expected: "pflicht, vorgefuehrt, lust",
        }),
    }
}

/// The lowest number of Augen that a side left the others, which is its highest call.
fn lowest(name: &str) -> Result<Call, ReadError> {
    match name {
        "re/kontra" => Ok(Call::Won),
        "no 90" => Ok(Call::Keine90),
        "no 60" => Ok(Call::Keine60),
        "no 30" => Ok(Call::Keine30),
        "black" => Ok(Call::Schwarz),
        _ => Err(ReadError::Name {
            key: "re_lowest, kontra_lowest",
            found: name.to_owned(),
            expected: "re/kontra, no 90, no 60, no 30, black",
        }),
    }
}
