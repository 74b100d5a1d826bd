//! Files from one computer to another: what this one signs them with, and which others are known here.

use archive::{House, Seal};
use axum::{extract::State, response::Response};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use store::{Store, StoreError, Stream};

use super::{
    Doors,
    book::{DoorEvent, new_key},
    token,
};
use crate::{
    app::{App, DOORS},
    body::Fields,
    failure::Failure,
    fold::{By, Folded},
    page::onwards,
    person::Person,
};

/// What a file says of where it comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// This house has signed it.
    House(House),
    /// Nobody has: it was written before files were signed.
    Nobody,
}

impl Source {
    /// How people and programs name it: by the mark of the house, or `nobody`.
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Source::House(house) => house.mark(),
            Source::Nobody => "nobody".to_owned(),
        }
    }
}

impl From<Option<House>> for Source {
    fn from(house: Option<House>) -> Source {
        house.map_or(Source::Nobody, Source::House)
    }
}

/// The book of links that is kept here, for a program that is no server.
///
/// # Errors
/// The name of its stream is none.
pub fn of(store: Store) -> Result<Folded<Doors>, StoreError> {
    Ok(Folded::new(store, Stream::new(DOORS).map_err(system)?))
}

/// What the system could not do.
fn system(error: impl std::fmt::Display) -> StoreError {
    StoreError::Foreign(error.to_string())
}

/// The key of the house, made at the first start. Of several servers that start at once, one makes it.
///
/// # Errors
/// The store could not do it.
pub async fn ensure_key(doors: &Folded<Doors>) -> Result<[u8; 32], StoreError> {
    loop {
        if let Some(key) = doors.with(Doors::key).await? {
            return Ok(key);
        }
        let event = new_key(&token::random().map_err(system)?);
        let decide = |_, doors: &Doors| {
            let new = doors.key().is_none().then(|| event.clone());
            Ok::<_, StoreError>((Vec::from_iter(new), ()))
        };
        done(doors.decide("server", None, decide).await.map(|_| ()))?;
    }
}

/// What this house signs its files with.
///
/// # Errors
/// The store does not answer.
pub async fn seal(doors: &Folded<Doors>) -> Result<Seal, StoreError> {
    seal_of(&ensure_key(doors).await?)
}

/// It belongs to the key of the house, so that whoever restores a backup signs as before.
fn seal_of(key: &[u8; 32]) -> Result<Seal, StoreError> {
    let mut mac = Hmac::<Sha256>::new_from_slice(key).map_err(system)?;
    mac.update(b"stich-files\0");
    Ok(Seal::new(mac.finalize().into_bytes().into()))
}

/// May a file from there be taken in without asking?
///
/// # Errors
/// The store does not answer.
pub async fn is_known(doors: &Folded<Doors>, source: Source) -> Result<bool, StoreError> {
    let Source::House(house) = source else { return Ok(false) };
    // Whoever only takes something in needs no key of his own.
    let (key, known) = doors.with(|doors| (doors.key(), doors.knows(house))).await?;
    let own = key.map(|key| seal_of(&key)).transpose()?;
    Ok(known || own.is_some_and(|own| own.house() == house))
}

/// From now on files from there are taken in without asking. Nobody is never known.
///
/// # Errors
/// The store could not do it.
pub async fn remember(
    doors: &Folded<Doors>,
    who: impl Into<By<'_>>,
    source: Source,
) -> Result<(), StoreError> {
    let Source::House(house) = source else { return Ok(()) };
    let decide = |_, doors: &Doors| {
        let new = (!doors.knows(house)).then(|| DoorEvent::HouseKnown { house: house.to_string() });
        Ok::<_, StoreError>((Vec::from_iter(new), ()))
    };
    done(doors.decide(who, None, decide).await.map(|_| ()))
}

/// Done twice is done once.
fn done(decided: Result<(), StoreError>) -> Result<(), StoreError> {
    match decided {
        Err(StoreError::Nothing) => Ok(()),
        decided => decided,
    }
}

/// `POST /house/forget`: files from there are asked about again.
pub(super) async fn forget(
    State(app): State<App>,
    person: Person,
    fields: Fields,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let house = House::parse(fields.get("house")).ok_or(Failure::NotFound)?;
    let decide = |_, doors: &Doors| {
        let known = doors.knows(house).then(|| DoorEvent::HouseForgotten { house: house.to_string() });
        Ok::<_, StoreError>((Vec::from_iter(known), ()))
    };
    done(app.doors.decide(&person.grants.who(), None, decide).await.map(|_| ()))?;
    Ok(onwards("/house#files"))
}
