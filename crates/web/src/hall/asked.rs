//! Who asks for what, and the frame around the pages of a tournament.

use askama::Template;
use axum::{
    extract::{FromRequestParts, RawPathParams},
    http::{StatusCode, request::Parts},
    response::Response,
};
use store::{Appended, Key};
use tournament::{At, Event, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::{Open, Trouble},
    referee::Calling,
    rights::{Rights, who},
};
use crate::{
    app::App,
    body::Fields,
    failure::Failure,
    fold::{Asker, By},
    page::Shell,
    person::Person,
};

/// Somebody who asks for a page of a tournament.
pub struct Asked {
    /// The app.
    pub app: App,
    /// Who.
    pub person: Person,
    /// The tournament.
    pub open: Open,
    /// What they may do in it.
    pub rights: Rights,
}

/// By the name of the tournament in the address.
impl FromRequestParts<App> for Asked {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Asked, Failure> {
        let person = Person::from_request_parts(parts, app).await?;
        let params = RawPathParams::from_request_parts(parts, app).await.map_err(|_| Failure::NotFound)?;
        let name = params.iter().find(|(key, _)| *key == "name").map(|(_, name)| name.to_owned());
        Asked::of(app.clone(), person, &name.ok_or(Failure::NotFound)?).await
    }
}

impl Asked {
    /// Finds the tournament and what the person may do there.
    pub async fn of(app: App, person: Person, name: &str) -> Result<Asked, Failure> {
        let open = Open::find(&app, name).await?;
        Asked::about(app, person, open).await
    }

    /// The same for one that may be deleted.
    pub async fn even_deleted(app: App, person: Person, name: &str) -> Result<Asked, Failure> {
        let open = Open::even_deleted(&app, name).await?;
        Asked::about(app, person, open).await
    }

    async fn about(app: App, person: Person, open: Open) -> Result<Asked, Failure> {
        let rights = Rights::of(&app, &person, &open.stream).await?;
        Ok(Asked { app, person, open, rights })
    }

    /// Only if this holds.
    pub fn only(&self, allowed: bool) -> Result<(), Failure> {
        if allowed { Ok(()) } else { Err(Failure::Forbidden) }
    }

    /// Only if they may see this list.
    pub async fn sees(&self, at: At) -> Result<(), Failure> {
        let (_, tournament) = self.open.now().await?;
        self.only(self.rights.sees(at, &tournament))
    }

    pub fn words(&self) -> &'static Lexicon {
        self.person.words()
    }

    /// An address of this tournament.
    pub fn to(&self, path: &str) -> String {
        format!("/hall/{}{path}", self.open.name)
    }

    /// Who this is, as the log keeps it: the player whose device it is, or what stands on the link.
    pub async fn who(&self) -> Result<String, Failure> {
        let link = who(&self.app, &self.person).await?;
        let Some(player) = self.rights.player().filter(|_| !self.person.directs()) else { return Ok(link) };
        let (_, tournament) = self.open.now().await?;
        let name = tournament.roster().get(player).map(|player| player.name.clone());
        Ok(name.map_or(link.clone(), |name| format!("{name} ({link})")))
    }

    /// Why a list is changed: what was written, or that its table did it.
    pub fn reason(&self, fields: &Fields) -> Result<String, Failure> {
        let written = fields.line("why", 200)?;
        let by_table = written.is_empty() && !self.rights.directs;
        Ok(if by_table { self.words().say(msg::HallWhyTable) } else { written })
    }

    /// Lets something happen, signed by whoever asks, or by the name that they give.
    pub async fn act(
        &self,
        name: &str,
        key: Option<Key>,
        decide: impl FnMut(&Tournament) -> Result<Vec<Event>, Trouble> + Send,
    ) -> Result<Appended, Trouble> {
        let who = if name.is_empty() { self.who().await? } else { name.to_owned() };
        // The log may name two people the same.
        let asker = &self.person.grants.who();
        let by = By { who: &who, asker: Asker::Person(asker) };
        self.open.act(&self.rights, by, key, decide).await
    }

    /// Why nothing happened, for the page to say; what a page cannot say is a failure of the request.
    pub async fn why(&self, trouble: Trouble) -> Result<String, Failure> {
        let (_, tournament) = self.open.now().await?;
        trouble.said(Some(&tournament), self.words())
    }

    /// The frame of a page: title, menu, and what keeps it up to date.
    pub fn frame(&self, tournament: &Tournament, number: u64, here: Here) -> Frame {
        let setup = tournament.setup();
        let (base, name) = (self.to(""), setup.name.clone());
        Frame {
            events: format!("{base}/events?after={number}"),
            base,
            name,
            date: [Some(crate::clock::stored_day(&setup.date, self.words().lang())), setup.place.clone()]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>()
                .join(" · "),
            organises: self.rights.organises,
            directs: self.rights.directs,
            peopled: tournament.roster().players().next().is_some(),
            ranked: tournament.begun() > 0 && self.rights.sees_ranking(tournament),
            over: tournament.is_over(),
            calls: match self.rights.directs {
                true => Calling::all(tournament, &self.to(""), (self.words(), &self.person.zone)),
                false => Vec::new(),
            },
            here,
        }
    }

    pub fn shell(&self, title: &str) -> Shell {
        Shell::new(self.person.clone(), title.to_owned())
    }
}

/// Which page of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Here {
    Tables,
    Players,
    Seating,
    Codes,
    Print,
    Results,
    Elsewhere,
}

/// The frame around the pages of a tournament.
pub struct Frame {
    pub base: String,
    pub name: String,
    pub date: String,
    pub events: String,
    pub organises: bool,
    pub directs: bool,
    /// Somebody takes part.
    pub peopled: bool,
    /// There is a ranking, and they may see it.
    pub ranked: bool,
    /// All rounds are closed.
    pub over: bool,
    /// The tables that call the referee, for those who may go there.
    pub calls: Vec<Calling>,
    pub here: Here,
}

impl Frame {
    /// The way to the other pages, for those who direct.
    pub const fn menu<'a>(&'a self, w: &'a Lexicon) -> impl Template + 'a {
        Menu { frame: self, w }
    }

    /// The way to ranking, prizes and clubs.
    pub const fn ends<'a>(&'a self, w: &'a Lexicon) -> impl Template + 'a {
        Ends { frame: self, w }
    }
}

#[derive(Template)]
#[template(path = "hall/menu.html")]
struct Menu<'a> {
    frame: &'a Frame,
    w: &'a Lexicon,
}

#[derive(Template)]
#[template(path = "hall/ends.html")]
struct Ends<'a> {
    frame: &'a Frame,
    w: &'a Lexicon,
}

/// Round and table from an address.
pub fn at(round: &str, table: &str) -> Result<At, Failure> {
    let number = |text: &str| text.parse::<usize>().map_err(|_| Failure::NotFound);
    Ok(At { round: number(round)?, table: number(table)? })
}

/// A page that says why nothing was changed.
pub fn refused(template: &impl Template) -> Result<Response, Failure> {
    crate::page::with_status(StatusCode::UNPROCESSABLE_ENTITY, template)
}

/// The page: as it is, or with what was wrong.
pub fn shown(template: &impl Template, trouble: bool) -> Result<Response, Failure> {
    if trouble { refused(template) } else { crate::page::html(template) }
}
