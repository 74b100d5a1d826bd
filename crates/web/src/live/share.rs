//! The links of a table: four places, its director and the spectators, each with a code to be scanned. They
//! can be looked at again, renewed one by one (the old one ends) and revoked.

use askama::Template;
use axum::{
    extract::{Path, State},
    http::{HeaderMap, Uri},
    response::Response,
};
use live::Chair;
use store::Stream;
use wording::{Game, Lexicon, msg};

use super::Looked;
use crate::{
    app::App,
    body::Fields,
    doors::{DoorEvent, Doors, Id, Link, Role, Token},
    failure::Failure,
    guard,
    page::{self, Question, Shell, onwards},
    person::Person,
    qr,
    text::Html,
};

/// What a link of a table opens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// A place at it.
    Chair(Chair),
    /// The director's console of this table.
    Director,
    /// The table as spectators see it.
    Spectator,
}

impl Opens {
    /// All of them, in the order in which they are shown.
    const ALL: [Opens; 6] = {
        let [one, two, three, four] = Chair::ALL;
        [
            Opens::Chair(one),
            Opens::Chair(two),
            Opens::Chair(three),
            Opens::Chair(four),
            Opens::Director,
            Opens::Spectator,
        ]
    };

    /// The word in addresses and forms: `1` to `4`, `director`, `spectator`.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Opens::Chair(chair) => chair.number().to_string(),
            Opens::Director => "director".to_owned(),
            Opens::Spectator => "spectator".to_owned(),
        }
    }

    /// The place, if it is one.
    const fn chair(self) -> Option<Chair> {
        match self {
            Opens::Chair(chair) => Some(chair),
            Opens::Director | Opens::Spectator => None,
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn read(id: &str) -> Option<Opens> {
        Opens::ALL.into_iter().find(|opens| opens.id() == id)
    }

    /// The role that it gives.
    #[must_use]
    pub fn role(self, stream: &Stream) -> Role {
        let of = stream.clone();
        match self {
            Opens::Chair(chair) => Role::Seat { of, place: chair.number() },
            Opens::Director => Role::TableDirector { of },
            Opens::Spectator => Role::Spectator { of },
        }
    }

    fn named(self, game: Game, words: &Lexicon) -> String {
        match self {
            Opens::Chair(chair) => super::place(chair, game, words),
            Opens::Director => words.say(msg::WebRoleDirector),
            Opens::Spectator => words.say(msg::LiveSpectators),
        }
    }

    /// Does this link open it?
    fn is_opened_by(self, link: &Link, stream: &Stream, label: &str) -> bool {
        // Links to the director's console were once links to all of them, known by their name.
        let once = self == Opens::Director && link.role == Role::Director && link.name == label;
        link.role == self.role(stream) || once
    }
}

/// A link of a table.
pub struct TableLink {
    /// What it opens: `1` to `4`, `director`, `spectator`.
    pub id: String,
    /// In words.
    pub name: String,
    /// There is one that opens it.
    pub in_force: bool,
    /// Who looks may make a new one, or end it.
    pub may_change: bool,
    /// The address, where it can be shown again.
    pub address: Option<String>,
}

/// A table whose links are looked at or changed, by somebody who directs it.
pub struct Links {
    stream: Stream,
    name: String,
    /// What the players are called, place by place.
    people: [String; 4],
    game: Game,
    label: String,
    who: String,
    /// Who directs this table alone does not make or end the link that he has come by.
    own: bool,
}

impl Links {
    /// The links of this table.
    ///
    /// # Errors
    /// [`Failure::Forbidden`], if this person does not direct it; [`Failure::NotFound`].
    pub async fn of(app: &App, person: &Person, id: &str) -> Result<Links, Failure> {
        // As the director or not at all.
        let Looked { stream, table, .. } = Looked::at(app, person, id, "director").await?;
        let (name, people, game) =
            table.with(|room| (room.name().to_owned(), room.names(), room.game())).await?;
        let label = format!("{name} ({id})");
        let (who, own) = (person.grants.who(), !person.directs());
        Ok(Links { stream, name, people, game: game.ok_or(Failure::NotFound)?, label, who, own })
    }

    /// All six as they stand, whether in force or not, with their addresses in this house.
    ///
    /// # Errors
    /// The store does not answer.
    pub async fn shown(&self, app: &App, house: &str, words: &Lexicon) -> Result<Vec<TableLink>, Failure> {
        let address = |token: &Token| format!("{house}/in/{}", token.reveal());
        let shown = |doors: &Doors| {
            let one = |opens: Opens| {
                let link = doors
                    .links()
                    .iter()
                    .rev()
                    .find(|link| link.in_force && opens.is_opened_by(link, &self.stream, &self.label));
                TableLink {
                    id: opens.id(),
                    name: opens.named(self.game, words),
                    in_force: link.is_some(),
                    may_change: self.may_change(opens),
                    address: link.and_then(|link| doors.again(link)).as_ref().map(address),
                }
            };
            Opens::ALL.map(one)
        };
        Ok(app.doors.with(shown).await?.into())
    }

    /// Ends the links that open these.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn revoke(&self, app: &App, which: &[Opens]) -> Result<(), Failure> {
        self.change(app, which, false).await
    }

    /// Makes new links for these; those before end.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn renew(&self, app: &App, which: &[Opens]) -> Result<(), Failure> {
        self.change(app, which, true).await
    }

    /// The same for all.
    ///
    /// # Errors
    /// The store could not do it.
    pub async fn renew_all(&self, app: &App) -> Result<(), Failure> {
        let all: Vec<Opens> = Opens::ALL.into_iter().filter(|opens| self.may_change(*opens)).collect();
        self.change(app, &all, true).await
    }

    /// What is asked before links end that somebody may have come in by; `None` if none does.
    async fn question(
        &self,
        app: &App,
        person: &Person,
        fields: &Fields,
    ) -> Result<Option<Question>, Failure> {
        let (words, todo) = (person.words(), fields.get("do"));
        let which = match todo {
            "all" => Opens::ALL.to_vec(),
            _ => vec![Opens::read(fields.get("place")).ok_or(Failure::NotFound)?],
        };
        if which.len() == 1 && which.iter().any(|opens| !self.may_change(*opens)) {
            return Err(Failure::Forbidden);
        }
        let ends = self.shown(app, "", words).await?.into_iter().filter(|link| {
            link.in_force && link.may_change && which.iter().any(|opens| opens.id() == link.id)
        });
        let names: Vec<String> = ends.map(|link| link.name).collect();
        let Some(first) = names.first() else { return Ok(None) };
        let heading = match todo {
            "all" => words.say(msg::LiveLinkAll),
            "revoke" => words.say(msg::LiveLinkRevokeThis { what: first }),
            "renew" => words.say(msg::LiveLinkRenewThis { what: first }),
            // What it means is said by whoever carries it out.
            _ => return Ok(None),
        };
        Ok(Some(Question {
            lines: vec![words.say(msg::LiveLinkEnds { what: &words.and(names) })],
            yes: heading.clone(),
            heading,
        }))
    }

    fn may_change(&self, opens: Opens) -> bool {
        !self.own || opens != Opens::Director
    }

    async fn change(&self, app: &App, which: &[Opens], anew: bool) -> Result<(), Failure> {
        if which.iter().any(|opens| !self.may_change(*opens)) {
            return Err(Failure::Forbidden);
        }
        let server = |e: &dyn std::fmt::Display| Failure::Server(e.to_string());
        let key = app.doors.with(Doors::key).await?;
        let key = key.ok_or_else(|| Failure::Server("there is no key yet".to_owned()))?;
        let mut made = Vec::new();
        for opens in which.iter().filter(|_| anew) {
            let id = Id::random().map_err(|e| server(&e))?;
            let token = Token::derived(&key, &id).ok_or_else(|| Failure::Server("no token".to_owned()))?;
            let (role, name) = (opens.role(&self.stream), self.label.clone());
            made.push(DoorEvent::Made { id, role, name, hash: token.hash() });
        }
        let decide = |_, doors: &Doors| {
            let ended = doors.links().iter().filter(|link| {
                let opened = |opens: &Opens| opens.is_opened_by(link, &self.stream, &self.label);
                link.in_force && which.iter().any(opened)
            });
            let ended = ended.map(|link| DoorEvent::Revoked { id: link.id.clone() });
            let events: Vec<DoorEvent> = ended.chain(made.clone()).collect();
            if events.is_empty() { Err(Failure::Conflict) } else { Ok((events, ())) }
        };
        match app.doors.decide(&self.who, None, decide).await {
            // What was revoked twice is revoked.
            Ok(_) | Err(Failure::Conflict) => Ok(()),
            Err(failure) => Err(failure),
        }
    }
}

struct Shown {
    link: TableLink,
    /// What whoever sits there is called; blank: not said.
    person: String,
    picture: Option<Html>,
    /// The names of the buttons.
    renew: String,
    revoke: String,
}

#[derive(Template)]
#[template(path = "live_links.html")]
struct LinksPage {
    shell: Shell,
    table: String,
    name: String,
    links: Vec<Shown>,
}

/// `/tables/{id}/links`.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let links = Links::of(&app, &person, &id).await?;
    let words = person.words();
    let shown =
        links.shown(&app, &guard::house(&app.settings, &uri, &headers), words).await?.into_iter().map(
            |link| {
                let what = link.name.as_str();
                let picture = |address: &String| qr::picture(address, &words.say(msg::LiveLinkQr { what }));
                let chair = Opens::read(&link.id).and_then(Opens::chair);
                let person = chair.and_then(|chair| links.people.get(chair.index())).cloned();
                Shown {
                    person: person.unwrap_or_default(),
                    picture: link.address.as_ref().map(picture),
                    renew: words.say(msg::LiveLinkRenewThis { what }),
                    revoke: words.say(msg::LiveLinkRevokeThis { what }),
                    link,
                }
            },
        );
    let shown = shown.collect();
    let person = Person { here: format!("/tables/{id}/links"), ..person };
    let name = links.name;
    page::html(&LinksPage { shell: Shell::new(person, name.clone()), table: id, name, links: shown })
}

/// `POST /tables/{id}/links`: all anew, or one renewed or revoked.
pub async fn change(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    fields: Fields,
) -> Result<Response, Failure> {
    let links = Links::of(&app, &person, &id).await?;
    let which = || Opens::read(fields.get("place")).ok_or(Failure::NotFound);
    let page = format!("/tables/{id}/links");
    if !fields.is_sure()
        && let Some(question) = links.question(&app, &person, &fields).await?
    {
        return page::ask(person, question, &fields, (page.clone(), page));
    }
    match fields.get("do") {
        "all" => links.renew_all(&app).await?,
        "renew" => links.renew(&app, &[which()?]).await?,
        "revoke" => links.revoke(&app, &[which()?]).await?,
        other => return Err(Failure::Unreadable(format!("`{other}` cannot be done with links"))),
    }
    Ok(onwards(&page))
}

/// `/tables/{id}/file`: the table with everything that happened, for another computer. All cards are in it,
/// so it is for the organiser.
///
/// # Errors
/// It is for somebody else, or there is no such table.
pub async fn file(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let stream = super::stream(&id)?;
    app.tables.get(&stream).await?.ok_or(Failure::NotFound)?;
    crate::intake::file(&app, &stream).await
}
