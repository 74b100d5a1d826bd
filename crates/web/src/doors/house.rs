//! The organiser's page of links and the password. Revoking asks first, and can be taken back; the last way in of
//! an organiser is not closed.

use archive::House;
use askama::Template;
use axum::{
    body::Bytes,
    extract::State,
    http::{HeaderMap, StatusCode, Uri},
    response::Response,
};
use store::StoreError;
use wording::{Lexicon, msg};

use super::{
    Doors, Id, Link, Password, Role,
    book::DoorEvent,
    by_password::{here_as, in_background},
    houses,
    pages::{new_link, server},
    password::PasswordError,
};
use crate::{
    app::App,
    body::Fields,
    clock,
    failure::Failure,
    guard,
    hall::Hall,
    page::{self, Question, Shell, onwards},
    person::Person,
    qr,
    text::Html,
};

struct LinkLine {
    id: String,
    role: String,
    name: String,
    at: String,
    in_force: bool,
    /// The name of the button that revokes it, or puts it in force again.
    button: String,
}

/// Another house whose files are taken in without asking.
struct HouseLine {
    house: String,
    mark: String,
    at: String,
}

/// A link that was just made: shown this once.
struct Fresh {
    address: String,
    picture: Html,
}

#[derive(Template)]
#[template(path = "house.html")]
struct HousePage {
    shell: Shell,
    here_as: String,
    links: Vec<LinkLine>,
    fresh: Option<Fresh>,
    password: bool,
    mark: String,
    houses: Vec<HouseLine>,
    trouble: Option<String>,
}

async fn house_page(
    app: &App,
    person: Person,
    fresh: Option<Fresh>,
    trouble: Option<String>,
) -> Result<Response, Failure> {
    let words = person.words();
    let mark = houses::seal(&app.doors).await?.house().mark();
    // Those of live tables stand on the page of their table.
    let of_a_table = |link: &&Link| matches!(link.role, Role::Seat { .. } | Role::TableDirector { .. });
    let (shown, password, houses) = app
        .doors
        .with(|doors| {
            let shown: Vec<Link> =
                doors.links().iter().rev().filter(|link| !of_a_table(link)).cloned().collect();
            let house = |(house, at): &(House, String)| HouseLine {
                house: house.to_string(),
                mark: house.mark(),
                at: clock::shown(at, &person.zone, person.view.lang),
            };
            let houses = doors.houses().iter().map(house).collect();
            (shown, doors.password().is_some(), houses)
        })
        .await?;
    let mut links = Vec::with_capacity(shown.len());
    for link in shown {
        let name = &named(app, &link, words).await?;
        let button = match link.in_force {
            true => words.say(msg::WebRevokeThis { name }),
            false => words.say(msg::WebRestoreThis { name }),
        };
        links.push(LinkLine {
            id: link.id.to_string(),
            role: link.role.named(words),
            button,
            name: purpose(app, &link).await?,
            at: clock::shown(&link.at, &person.zone, person.view.lang),
            in_force: link.in_force,
        });
    }
    let here_as = here_as(&person, words);
    let person = Person { here: "/house".to_owned(), ..person };
    let shell = Shell::new(person, words.say(msg::WebHouse));
    let page = HousePage { shell, here_as, links, fresh, password, mark, houses, trouble };
    match page.trouble {
        Some(_) => page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page),
        None => page::html(&page),
    }
}

/// What a link is for: what was written when it was made; of a table, in which tournament, since each has a table 1.
async fn purpose(app: &App, link: &Link) -> Result<String, Failure> {
    let Role::Table { of, .. } = &link.role else { return Ok(link.name.clone()) };
    let Some(hall) = app.halls.get(of).await? else { return Ok(String::new()) };
    let title = |hall: &Hall| hall.tournament().ok().flatten().map(|one| one.setup().name.clone());
    Ok(hall.with(title).await?.unwrap_or_default())
}

async fn named(app: &App, link: &Link, words: &Lexicon) -> Result<String, Failure> {
    let (role, purpose) = (link.role.named(words), purpose(app, link).await?);
    Ok(match &link.role {
        _ if purpose.is_empty() => role,
        Role::Table { .. } => format!("{role}, {purpose}"),
        _ => purpose,
    })
}

/// `/house`
pub async fn page(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    person.must_organise()?;
    house_page(&app, person, None, None).await
}

/// `POST /house/links`
pub async fn make(
    State(app): State<App>,
    person: Person,
    uri: Uri,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let fields = Fields::read(&headers, &body)?;
    let name = fields.line("name", 80)?;
    let role = match fields.get("role") {
        "organiser" => Role::Organiser,
        "director" => Role::Director,
        other => return Err(Failure::Unreadable(format!("`{other}` is no role that a link can give here"))),
    };
    let token = new_link(&app, &person.grants.who(), role, &name).await?;
    let address = format!("{}/in/{}", guard::house(&app.settings, &uri, &headers), token.reveal());
    let picture = qr::picture(&address, &person.words().say(msg::WebLinkQr));
    house_page(&app, person, Some(Fresh { address, picture }), None).await
}

/// Is this the only link by which an organiser still comes in, and there is no password?
fn is_last_way(doors: &Doors, link: &Link) -> bool {
    let organises = |one: &&Link| one.in_force && one.role == Role::Organiser && one.id != link.id;
    link.role == Role::Organiser
        && doors.password().is_none()
        && doors.links().iter().find(organises).is_none()
}

/// Why nothing is done with a link.
enum Undone {
    /// It is so already: done twice is done once.
    WasSo,
    /// It is the last way in.
    Last,
    Failure(Failure),
}

impl From<StoreError> for Undone {
    fn from(error: StoreError) -> Undone {
        Undone::Failure(error.into())
    }
}

/// `POST /house/revoke`: asks first.
pub async fn revoke(State(app): State<App>, person: Person, fields: Fields) -> Result<Response, Failure> {
    person.must_organise()?;
    let words = person.words();
    let id = Id::parse(fields.get("id")).ok_or(Failure::NotFound)?;
    let find = |doors: &Doors| doors.links().iter().find(|link| link.id == id).cloned();
    let link = app.doors.with(find).await?.ok_or(Failure::NotFound)?;
    if !fields.is_sure() {
        let last = app.doors.with(|doors| is_last_way(doors, &link)).await?;
        if link.in_force && last {
            return house_page(&app, person, None, Some(words.say(msg::WebLastLink))).await;
        }
        let own = person.grants.ids().any(|own| *own == id);
        let name = &named(&app, &link, words).await?;
        let mut lines = vec![words.say(msg::WebRevokeWhat { name })];
        lines.extend(own.then(|| words.say(msg::WebRevokeOwn)));
        let question = Question {
            heading: words.say(msg::WebRevokeThis { name }),
            lines,
            yes: words.say(msg::WebRevoke),
        };
        return page::ask(person, question, &fields, ("/house/revoke".to_owned(), "/house".to_owned()));
    }
    let decide = |_, doors: &Doors| match find(doors) {
        None => Err(Undone::Failure(Failure::NotFound)),
        Some(link) if !link.in_force => Err(Undone::WasSo),
        Some(link) if is_last_way(doors, &link) => Err(Undone::Last),
        Some(_) => Ok((vec![DoorEvent::Revoked { id: id.clone() }], ())),
    };
    match app.doors.decide(&person.grants.who(), None, decide).await {
        Ok(_) | Err(Undone::WasSo) => {
            // Who has ended the link by which he came is a guest now.
            let left = app.doors.with(|doors| doors.held(&person.grants)).await?;
            let organises = left.roles().any(|role| *role == Role::Organiser);
            Ok(onwards(if organises { "/house" } else { "/" }))
        }
        Err(Undone::Last) => house_page(&app, person, None, Some(words.say(msg::WebLastLink))).await,
        Err(Undone::Failure(failure)) => Err(failure),
    }
}

/// `POST /house/restore`: a link that was revoked opens again.
pub async fn restore(State(app): State<App>, person: Person, fields: Fields) -> Result<Response, Failure> {
    person.must_organise()?;
    let id = Id::parse(fields.get("id")).ok_or(Failure::NotFound)?;
    let decide = |_, doors: &Doors| match doors.links().iter().find(|link| link.id == id) {
        None => Err(Undone::Failure(Failure::NotFound)),
        Some(link) if link.in_force => Err(Undone::WasSo),
        Some(_) => Ok((vec![DoorEvent::Restored { id: id.clone() }], ())),
    };
    match app.doors.decide(&person.grants.who(), None, decide).await {
        Err(Undone::Failure(failure)) => Err(failure),
        _ => Ok(onwards("/house")),
    }
}

/// `POST /house/password`: a blank one removes it, and is asked about first.
pub async fn set_password(
    State(app): State<App>,
    person: Person,
    fields: Fields,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let typed = fields.sent("password")?.to_owned();
    let words = person.words();
    let hash = if typed.is_empty() {
        let organised =
            |doors: &Doors| doors.links().iter().any(|link| link.in_force && link.role == Role::Organiser);
        if !app.doors.with(organised).await? {
            return house_page(&app, person, None, Some(words.say(msg::WebLastPassword))).await;
        }
        if app.doors.with(|doors| doors.password().is_none()).await? {
            return Ok(onwards("/house"));
        }
        if !fields.is_sure() {
            let question = Question {
                heading: words.say(msg::WebPasswordRemoveThis),
                lines: vec![words.say(msg::WebPasswordRemoveWhat)],
                yes: words.say(msg::WebPasswordRemove),
            };
            let to = ("/house/password".to_owned(), "/house".to_owned());
            return page::ask(person, question, &fields, to);
        }
        None
    } else {
        match in_background(&app, move || Password::new(&typed)).await? {
            Ok(hash) => Some(hash),
            Err(PasswordError::Short) => {
                return house_page(&app, person, None, Some(words.say(msg::WebPasswordShort))).await;
            }
            Err(PasswordError::Long) => return Err(Failure::TooLong),
            Err(error) => return Err(server(error)),
        }
    };
    let event = DoorEvent::Password { hash };
    app.doors.decide(&person.grants.who(), None, |_, _| Ok::<_, Failure>((vec![event.clone()], ()))).await?;
    Ok(onwards("/house"))
}
