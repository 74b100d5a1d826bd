//! What is sent and stored of what happens: an event of the game, or one of the acts in which tables were stored
//! before there was one list of events.

use serde::{
    Deserialize, Deserializer, Serialize,
    de::{DeserializeOwned, Error as _},
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

impl<Event, Earlier> From<Event> for AsWritten<Event, Earlier> {
    fn from(event: Event) -> AsWritten<Event, Earlier> {
        AsWritten::Event(event)
    }
}

/// It is described as it is written today.
#[cfg(feature = "schema")]
impl<Event: schemars::JsonSchema, Earlier> schemars::JsonSchema for AsWritten<Event, Earlier> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Event::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Event::json_schema(generator)
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
