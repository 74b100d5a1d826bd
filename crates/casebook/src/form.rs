//! What the forms of both games have in common.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing, or a list of them.
#[derive(Debug, Clone, Deserialize, Serialize, JsonSchema)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    /// The things, one or many.
    pub(crate) fn as_slice(&self) -> &[T] {
        match self {
            OneOrMany::One(one) => std::slice::from_ref(one),
            OneOrMany::Many(many) => many,
        }
    }
}
