//! What events of either game are written with: in cases, in what is stored, and by programs. What may be written
//! in two ways is read by what stands there, so that an error says what was wrong with it.

use std::{
    collections::BTreeMap,
    fmt::{self, Display},
    marker::PhantomData,
    str::FromStr,
};

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{
        Error, IntoDeserializer, MapAccess, SeqAccess, Visitor,
        value::{Error as Unread, MapAccessDeserializer, SeqAccessDeserializer},
    },
};

use crate::Readings;

/// One thing, or a list of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    /// The things, one or many.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        match self {
            OneOrMany::One(one) => std::slice::from_ref(one),
            OneOrMany::Many(many) => many,
        }
    }
}

/// A list of one is written as the one.
impl<T> FromIterator<T> for OneOrMany<T> {
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> OneOrMany<T> {
        let mut many: Vec<T> = things.into_iter().collect();
        match (many.pop(), many.is_empty()) {
            (Some(only), true) => OneOrMany::One(only),
            (last, _) => {
                many.extend(last);
                OneOrMany::Many(many)
            }
        }
    }
}

/// Not one thing happened, where one was to be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NotOne {
    /// Nothing is said.
    #[error("what happened is missing")]
    Nothing,
    /// More than one.
    #[error("one thing was to happen here, not several")]
    Several,
}

/// The one event of what was read.
///
/// # Errors
/// [`NotOne`], if there is none or there are several.
pub fn the_only<T>(events: Vec<T>) -> Result<T, NotOne> {
    let mut events = events.into_iter();
    let only = events.next().ok_or(NotOne::Nothing)?;
    if events.next().is_some() { Err(NotOne::Several) } else { Ok(only) }
}

/// What stands where a point is read in one of two ways.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a reading is 1 or 2, not {0}")]
pub struct NoReading(pub u8);

/// The points that are read the other way, as they are written: each with a 2.
pub fn other_ways<'a, P: Display + 'a>(
    readings: Readings,
    points: impl IntoIterator<Item = &'a P>,
    number: impl Fn(&P) -> u8,
) -> BTreeMap<String, u8> {
    let other = points.into_iter().filter(|point| readings.is_other_way(number(point)));
    other.map(|point| (point.to_string(), 2)).collect()
}

/// How points are read that stand there with a 1 or a 2. `number` finds the number of a point.
///
/// # Errors
/// What `number` says of a text that is no point, and [`NoReading`].
pub fn readings_of<E: From<NoReading>>(
    written: BTreeMap<String, u8>,
    number: impl Fn(String) -> Result<u8, E>,
) -> Result<Readings, E> {
    written.into_iter().try_fold(Readings::RECOMMENDED, |readings, (point, reading)| {
        match (number(point)?, reading) {
            (_, 1) => Ok(readings),
            (number, 2) => Ok(readings.other_way(number)),
            (_, reading) => Err(NoReading(reading).into()),
        }
    })
}

/// A word alone, or with more about it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum WordOr<W, T> {
    Word(W),
    More(T),
}

/// A value that is written as text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Word<T>(pub T);

/// A value that is written as text, or as a number where it is one: `"yes"`, `2`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scalar<T>(pub T);

impl<T: Display> Serialize for Word<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&self.0)
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Word<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word<T>, D::Error> {
        let text = String::deserialize(from)?;
        text.parse().map(Word).map_err(Error::custom)
    }
}

impl<T: Display> Serialize for Scalar<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let text = self.0.to_string();
        match text.parse() {
            Ok(number) => to.serialize_u64(number),
            Err(_) => to.serialize_str(&text),
        }
    }
}

impl<'de, T: FromStr<Err: Display>> Deserialize<'de> for Scalar<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Scalar<T>, D::Error> {
        from.deserialize_any(Either::<Self>(PhantomData))
    }
}

struct Either<T>(PhantomData<T>);

impl<T: FromStr<Err: Display>> Visitor<'_> for Either<Scalar<T>> {
    type Value = Scalar<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number or a word")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        self.visit_str(&number.to_string())
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        text.parse().map(Scalar).map_err(E::custom)
    }
}

impl<'de, T: Deserialize<'de>> Visitor<'de> for Either<OneOrMany<T>> {
    type Value = OneOrMany<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one thing or a list of them")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        T::deserialize(number.into_deserializer()).map(OneOrMany::One)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        T::deserialize(number.into_deserializer()).map(OneOrMany::One)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        T::deserialize(text.into_deserializer()).map(OneOrMany::One)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(OneOrMany::One)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
        Vec::deserialize(SeqAccessDeserializer::new(list)).map(OneOrMany::Many)
    }
}

impl<'de, W: Deserialize<'de>, T: Deserialize<'de>> Visitor<'de> for Either<WordOr<W, T>> {
    type Value = WordOr<W, T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a word, or more in braces")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Self::Value, E> {
        W::deserialize(number.into_deserializer()).map(WordOr::Word)
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Self::Value, E> {
        W::deserialize(number.into_deserializer()).map(WordOr::Word)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
        let word: Result<W, E> = W::deserialize(text.into_deserializer());
        match (word, T::deserialize(text.into_deserializer())) {
            (Ok(word), _) => Ok(WordOr::Word(word)),
            (Err(_), Ok(more)) => Ok(WordOr::More(more)),
            (Err(error), Err::<T, Unread>(_)) => Err(error),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Self::Value, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map)).map(WordOr::More)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for OneOrMany<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Either::<Self>(PhantomData))
    }
}

impl<'de, W: Deserialize<'de>, T: Deserialize<'de>> Deserialize<'de> for WordOr<W, T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Either::<Self>(PhantomData))
    }
}

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{Scalar, Word};

    impl<T> JsonSchema for Word<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Word".into()
        }

        fn json_schema(generator: &mut SchemaGenerator) -> Schema {
            String::json_schema(generator)
        }
    }

    impl<T> JsonSchema for Scalar<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Scalar".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": ["integer", "string"] })
        }
    }
}
