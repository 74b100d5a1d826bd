//! A practice table for whoever comes by: three robots, and a place that is his by his cookie, as is the console.
//! A device has to have seen the page before; how many tables it, its address and all together may set up is
//! bounded, so that nobody fills the disk.

use askama::Template;
use axum::{extract::State, response::Response};
use live::{Chair, Robot, Watching};
use wording::{Game, msg};

use super::{
    create::{NewDeal, NewTable, set_up},
    share::Opens,
    stream,
};
use crate::{
    app::App,
    body::Fields,
    doors::{DoorEvent, Grant, Id, Token, Visitor, admitted},
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

#[derive(Template)]
#[template(path = "live_practice.html")]
struct PracticePage {
    shell: Shell,
}

/// `/practice`
pub async fn ask(State(app): State<App>, person: Person, visitor: Visitor) -> Result<Response, Failure> {
    let words = person.words();
    let page = page::html(&PracticePage { shell: Shell::new(person, words.say(msg::LivePractice)) })?;
    visitor.known_by(page, app.settings.behind_proxy)
}

/// `POST /practice`
pub async fn begin(
    State(app): State<App>,
    person: Person,
    visitor: Visitor,
    fields: Fields,
) -> Result<Response, Failure> {
    let game = match fields.get("game") {
        "bridge" => Game::Bridge,
        "doppelkopf" => Game::Doppelkopf,
        other => return Err(Failure::Unreadable(format!("`{other}` is no game"))),
    };
    if visitor.device.is_none() {
        return Err(Failure::Forbidden);
    }
    if !app.limits.may_practise(&visitor) {
        return Err(Failure::TooMany);
    }
    let (server, words) = (|e: &dyn std::fmt::Display| Failure::Server(e.to_string()), person.words());
    let random = || Id::random().map_err(|e| server(&e));
    let id = random()?.to_string();
    let own = own(game);
    let name = words.say(msg::LivePracticeName);
    let new = NewTable {
        name: name.clone(),
        board: None,
        number: Some(1),
        contract: None,
        doppelkopf: (game == Game::Doppelkopf).then(NewDeal::round),
        watching: Watching::OnCall,
        delay: None,
        robots: Chair::ALL.map(|chair| (chair != own).then_some(Robot::Careless)),
        names: Default::default(),
    };
    set_up(&app, "guest", (&id, ""), new).await?;
    let (of, mut grants, mut made) = (stream(&id)?, person.grants, Vec::new());
    for opens in [Opens::Chair(own), Opens::Director] {
        let (link, role, hash) =
            (random()?, opens.role(&of), Token::random().map_err(|e| server(&e))?.hash());
        made.push(DoorEvent::Made {
            id: link.clone(),
            role: role.clone(),
            name: format!("{name} ({id})"),
            hash,
        });
        grants = grants.with(Grant::new(link, role));
    }
    app.doors.decide("guest", None, |_, _| Ok::<_, Failure>((made.clone(), ()))).await?;
    admitted(&app, &grants, &format!("/tables/{id}?as={}", own.number())).await
}

/// Where the guest sits: South; at Doppelkopf to the left of the dealer, so that he leads.
const fn own(game: Game) -> Chair {
    let [_, two, three, _] = Chair::ALL;
    match game {
        Game::Bridge => three,
        Game::Doppelkopf => two,
    }
}
