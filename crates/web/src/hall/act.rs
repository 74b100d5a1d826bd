//! Letting something happen in a tournament: who may, whether it can be, stored once.

use std::sync::Arc;

use store::{Appended, Key, Stream};
use tournament::{DrawRefused, Event, FORMAT, Name, Record, Refused, Tournament};
use wording::Lexicon;

use super::{
    book::{Hall, stamp},
    rights::{Rights, refused},
};
use crate::fold::By;
use crate::{app::App, clock, failure::Failure, fold::Folded};

/// Why nothing happened.
#[derive(Debug)]
pub enum Trouble {
    /// The tournament does not allow it; a page says why, beside what was typed.
    Refused(Box<Refused>),
    /// Nothing can be drawn.
    Draw(Box<DrawRefused>),
    /// What was typed is not what belongs there, said in words.
    Typed(String),
    /// Somebody else has entered a game here meanwhile.
    Meanwhile,
    /// Everything else.
    Failure(Failure),
}

impl From<Failure> for Trouble {
    fn from(failure: Failure) -> Trouble {
        Trouble::Failure(failure)
    }
}

impl From<store::StoreError> for Trouble {
    fn from(error: store::StoreError) -> Trouble {
        Trouble::Failure(error.into())
    }
}

impl From<Refused> for Trouble {
    fn from(refused: Refused) -> Trouble {
        Trouble::Refused(Box::new(refused))
    }
}

impl From<DrawRefused> for Trouble {
    fn from(refused: DrawRefused) -> Trouble {
        Trouble::Draw(Box::new(refused))
    }
}

impl Trouble {
    /// What programs call it, where the rules of a tournament do not allow it.
    #[must_use]
    pub fn reason(&self) -> Option<&'static str> {
        match self {
            Trouble::Refused(refused) => Some(refused.reason()),
            Trouble::Draw(refused) => Some(refused.reason()),
            Trouble::Typed(_) | Trouble::Meanwhile | Trouble::Failure(_) => None,
        }
    }

    /// What a page says; what a page cannot say is a failure of the request.
    ///
    /// # Errors
    /// It is one.
    pub fn said(self, tournament: Option<&Tournament>, words: &Lexicon) -> Result<String, Failure> {
        match self {
            Trouble::Refused(refused) => Ok(bulletin::say::refused(&refused, tournament, words)),
            Trouble::Draw(refused) => Ok(match (&*refused, tournament) {
                (DrawRefused::Draw(_), Some(tournament)) => bulletin::say::draw(&refused, tournament, words),
                _ => words.say(wording::msg::HallNothingToDraw),
            }),
            Trouble::Typed(said) => Ok(said),
            Trouble::Meanwhile => Ok(words.say(wording::msg::HallMeanwhile)),
            Trouble::Failure(failure) => Err(failure),
        }
    }
}

/// The name of a tournament from an address.
///
/// # Errors
/// [`Failure::NotFound`], if it is none.
pub fn named(name: &str) -> Result<(Name, Stream), Failure> {
    let name: Name = name.parse().map_err(|_| Failure::NotFound)?;
    let stream = Stream::new(&name.stream()).map_err(|_| Failure::NotFound)?;
    Ok((name, stream))
}

/// A tournament that somebody has opened.
pub struct Open {
    /// Its name.
    pub name: Name,
    /// Its stream.
    pub stream: Stream,
    /// What is known of it.
    pub fold: Arc<Folded<Hall>>,
}

impl Open {
    /// The tournament of this name, if it is not deleted.
    ///
    /// # Errors
    /// [`Failure::NotFound`], if there is none.
    pub async fn find(app: &App, name: &str) -> Result<Open, Failure> {
        let open = Open::even_deleted(app, name).await?;
        match open.look(|_, tournament| Ok::<_, Failure>(tournament.deleted().is_some())).await? {
            true => Err(Failure::NotFound),
            false => Ok(open),
        }
    }

    /// The tournament of this name.
    ///
    /// # Errors
    /// [`Failure::NotFound`], if there is none.
    pub async fn even_deleted(app: &App, name: &str) -> Result<Open, Failure> {
        let (name, stream) = named(name)?;
        let fold = app.halls.get(&stream).await?.ok_or(Failure::NotFound)?;
        Ok(Open { name, stream, fold })
    }

    /// Looks at it, with the number of its newest event.
    ///
    /// # Errors
    /// What is stored is no tournament, or what `look` fails with.
    pub async fn look<R: Send, E: From<Failure> + Send>(
        &self,
        look: impl FnOnce(u64, &Tournament) -> Result<R, E> + Send,
    ) -> Result<R, E> {
        let looked = self.fold.look(|number, hall| match hall.tournament() {
            Ok(Some(tournament)) => look(number, tournament),
            Ok(None) => Err(Failure::NotFound.into()),
            Err(failure) => Err(failure.into()),
        });
        looked.await.map_err(|e| E::from(Failure::from(e)))?
    }

    /// A copy, for whatever comes of it later.
    ///
    /// # Errors
    /// What is stored is no tournament.
    pub async fn now(&self) -> Result<(u64, Tournament), Failure> {
        self.look(|number, tournament| Ok((number, tournament.clone()))).await
    }

    /// Lets happen what `decide` says, all of it or nothing. A request that was carried out before is
    /// answered as it was then.
    ///
    /// # Errors
    /// [`Trouble`]
    pub async fn act(
        &self,
        rights: &Rights,
        by: By<'_>,
        key: Option<Key>,
        mut decide: impl FnMut(&Tournament) -> Result<Vec<Event>, Trouble> + Send,
    ) -> Result<Appended, Trouble> {
        let who = by.who;
        let decided = self.fold.once(by, key, |_, hall| {
            let tournament = hall.tournament()?.ok_or(Failure::NotFound)?;
            let events = decide(tournament)?;
            if let Some(event) = events.iter().find(|event| !rights.may(event, tournament)) {
                return Err(refused(rights, event, tournament).into());
            }
            events.iter().try_for_each(|event| event.is_sound(Some(tournament.setup())))?;
            let over = |at| bulletin::clock::is_over(tournament, at, clock::seconds());
            events.iter().try_for_each(|event| tournament.in_time(event, over))?;
            let record = Record { format: FORMAT, stamp: stamp(who, &clock::now()), events };
            tournament.clone().apply_all(&record)?;
            Ok::<_, Trouble>(vec![record.events])
        });
        decided.await
    }
}

/// Sets a tournament up.
///
/// # Errors
/// There is one of this name, or it cannot be set up so.
pub async fn create(
    app: &App,
    name: &Name,
    by: By<'_>,
    key: Option<Key>,
    setup: tournament::Setup,
) -> Result<(), Trouble> {
    let stream = Stream::new(&name.stream()).map_err(|_| Failure::NotFound)?;
    let fold = app.halls.begin(&stream);
    let decide = |number, _: &_| match number {
        0 => {
            Tournament::new(setup.clone())?;
            let created = Event::Created(setup.clone());
            created.is_sound(None)?;
            Ok(vec![vec![created]])
        }
        _ => Err(Trouble::from(Refused::AlreadyCreated)),
    };
    fold.once(by, key, decide).await?;
    Ok(())
}
