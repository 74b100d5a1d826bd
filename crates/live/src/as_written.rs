//! What is sent and stored of what happens: an event of the game, or one of the acts in which tables were stored
//! before there was one list of events.

use std::borrow::Cow;

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error as _},
};
use utoipa::{
    PartialSchema, ToSchema,
    openapi::{Object, RefOr, Schema},
};

/// An event as it is written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum AsWritten<Event, Earlier> {
    /// Today: `{"play": "S:SA"}`.
    Event(Event),
    /// Once: `{"act": "play", "card": "SA"}`. It is read, and never written anew.
    Earlier(Earlier),
}

/// The events of a game, in the document of the interface.
pub trait Documented {
    /// What the document calls them.
    const NAME: &str;
    /// What it says of them where nothing more is known.
    const WHAT: &str;
}

impl<Event: Documented, Earlier> AsWritten<Event, Earlier> {
    /// What the document of the interface calls it.
    pub const NAME: &str = Event::NAME;
}

impl<Event, Earlier> From<Event> for AsWritten<Event, Earlier> {
    fn from(event: Event) -> AsWritten<Event, Earlier> {
        AsWritten::Event(event)
    }
}

/// The document of the interface describes an event as the laws do; here stands its name.
impl<Event: Documented, Earlier> PartialSchema for AsWritten<Event, Earlier> {
    fn schema() -> RefOr<Schema> {
        RefOr::T(Schema::Object(Object::builder().description(Some(Event::WHAT)).build()))
    }
}

impl<Event: Documented, Earlier> ToSchema for AsWritten<Event, Earlier> {
    fn name() -> Cow<'static, str> {
        Event::NAME.into()
    }
}

/// Tells the two ways of writing apart; the rest is read by the one that it is.
impl<'de, Event: DeserializeOwned, Earlier: DeserializeOwned> Deserialize<'de> for AsWritten<Event, Earlier> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<AsWritten<Event, Earlier>, D::Error> {
        let value = serde_json::Value::deserialize(from)?;
        let told = if value.get("act").is_some() {
            serde_json::from_value(value).map(AsWritten::Earlier)
        } else {
            serde_json::from_value(value).map(AsWritten::Event)
        };
        told.map_err(D::Error::custom)
    }
}
