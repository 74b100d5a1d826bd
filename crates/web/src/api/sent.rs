//! What a program sends: a body of JSON, and the key under which it is carried out once.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, header},
};
use serde::de::DeserializeOwned;
use store::Key;

use crate::{app::App, failure::Failure, fold::asked_for};

/// A request as it came. It is read once it is known that whoever sent it may do so.
pub struct Sent {
    address: String,
    headers: HeaderMap,
    body: Bytes,
}

impl FromRequest<App> for Sent {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Sent, Failure> {
        let (headers, address) = (request.headers().clone(), request.uri().path().to_owned());
        let body = Bytes::from_request(request, app).await;
        body.map(|body| Sent { address, headers, body }).map_err(|rejection| Failure::of(rejection.status()))
    }
}

impl Sent {
    /// What its JSON says.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, Failure> {
        let kind = self.headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("application/json")) {
            return Err(Failure::Unreadable("expected application/json".to_owned()));
        }
        // Serde would take the values of an array for those of the fields, one after the other.
        if self.body.trim_ascii_start().first() != Some(&b'{') {
            return Err(Failure::Unreadable("expected an object".to_owned()));
        }
        serde_json::from_slice(&self.body).map_err(|e| unreadable(&e))
    }

    /// Sent again under the same key, it is done once.
    pub fn key(&self) -> Result<Option<Key>, Failure> {
        Ok(key(&self.headers)?.map(|key| key.of_request(&asked_for(&self.address, &self.body))))
    }
}

/// The key under which a request is carried out once.
pub fn key(headers: &HeaderMap) -> Result<Option<Key>, Failure> {
    let Some(text) = headers.get("idempotency-key") else { return Ok(None) };
    let text = text.to_str().map_err(|e| unreadable(&e))?;
    Key::new(text).map(Some).map_err(|e| unreadable(&e))
}

/// What cannot be read, in the words of whatever tried.
pub fn unreadable(error: &dyn std::fmt::Display) -> Failure {
    Failure::Unreadable(error.to_string())
}
