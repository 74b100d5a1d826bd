//! The list of tables, and setting one up.

use std::collections::HashMap;

use askama::Template;
use axum::{
    body::Bytes,
    extract::{RawQuery, State},
    http::HeaderMap,
    response::Response,
};
use bridge::PartialDeal;
use cards::{BySeat, CardSet, Seat};
use doppelkopf::Kind;
use doppelkopf_rules::{Point, Preset};
use live::{
    Chair, Created, Event, GameSetup, NAME, Robot, Room, Spectators, Text, Watching,
    bridge::{BoardSetup, Given, recorded, shuffled},
    doko::{self, DealSetup, RoundSetup},
};
use serde::Deserialize;
use store::{StoreError, Stream};
use wording::{Game, Lexicon, msg};

use super::{PREFIX, Trouble, act, bad, create_deal, id, robots::nudge, stream};
use crate::fold::asked_for;
use crate::{
    app::App,
    body::{Fields, field},
    doors::{Id, Role},
    failure::Failure,
    first::Place,
    page::{self, Shell, onwards},
    person::Person,
};

/// So many tables stand on a page of the list.
const A_PAGE: usize = 50;

#[derive(Template)]
#[template(path = "live_list.html")]
struct ListPage {
    shell: Shell,
    directs: bool,
    search: String,
    /// There is more than a page of them, or something was looked for.
    many: bool,
    lines: Vec<Place>,
    earlier: Option<String>,
}

/// `/tables`: all of them for directors, for others those at which they have a place. One's own come first, and then
/// what was set up last.
pub async fn list(
    State(app): State<App>,
    person: Person,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let search: String = field(query.as_deref(), "search").chars().take(200).collect();
    let page: usize = field(query.as_deref(), "page").parse().unwrap_or(0).min(1_000_000);
    let found = found(&app, &person, &search).await?;
    let earlier = ((page + 1) * A_PAGE < found.len()).then(|| page::next_page("/tables", &search, page));
    let many = found.len() > A_PAGE || !search.is_empty();
    let on_page: Vec<_> = found.into_iter().skip(page * A_PAGE).take(A_PAGE).collect();
    let lines = places(&app, &person, on_page).await?;
    let directs = person.directs();
    let title = person.words().say(msg::LiveTables);
    page::html(&ListPage { shell: Shell::new(person, title), directs, search, many, lines, earlier })
}

/// The first so many tables of the list of this person.
pub(crate) async fn newest(app: &App, person: &Person, most: usize) -> Result<Vec<Place>, Failure> {
    let mut found = found(app, person, "").await?;
    found.truncate(most);
    places(app, person, found).await
}

/// A table, and as what this person looks at it; blank: by the other roles.
type Seen = (Stream, String);

/// The tables whose names have all these words; one's own first, then the newest.
async fn found(app: &App, person: &Person, search: &str) -> Result<Vec<Seen>, Failure> {
    let own: HashMap<Stream, String> = person
        .grants
        .roles()
        .filter_map(|role| match role {
            Role::Seat { of, place } => Some((of.clone(), place.to_string())),
            Role::TableDirector { of } => Some((of.clone(), "director".to_owned())),
            Role::Spectator { of } => Some((of.clone(), "spectator".to_owned())),
            _ => None,
        })
        .collect();
    if own.is_empty() && !person.directs() {
        return Ok(Vec::new());
    }
    let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let fits = |stream: &Stream, begun: &store::Event| {
        if wanted.is_empty() {
            return true;
        }
        let name = match ::live::Event::read(&begun.what.payload) {
            Ok(::live::Event::Created(created)) => created.name.to_lowercase(),
            // One that is damaged is found by what it is called in its address.
            _ => id(stream).unwrap_or_default().to_owned(),
        };
        wanted.iter().all(|word| name.contains(word))
    };
    let (mut mine, mut others) = (Vec::new(), Vec::new());
    for (stream, begun) in app.store.beginnings(PREFIX).await? {
        match own.get(&stream) {
            Some(place) if fits(&stream, &begun) => mine.push((stream, place.clone())),
            None if person.directs() && fits(&stream, &begun) => others.push((stream, String::new())),
            _ => {}
        }
    }
    mine.append(&mut others);
    Ok(mine)
}

/// These tables, as a list has them.
async fn places(app: &App, person: &Person, tables: Vec<Seen>) -> Result<Vec<Place>, Failure> {
    let words = person.words();
    let mut all = Vec::new();
    for (stream, place) in tables {
        let Some(id) = id(&stream) else { continue };
        let look = async {
            let Some(table) = app.tables.get(&stream).await? else { return Ok(None) };
            let seen = table.with(|room| (room.name().to_owned(), room.game(), room.is_finished()));
            Ok(Some(seen.await?))
        };
        let (name, game, over) = match look.await.map_err(|error: StoreError| Failure::from(error)) {
            Ok(Some(seen)) => seen,
            Ok(None) => continue,
            // One that is damaged hides no other, and is named.
            Err(failure) => {
                let what = failure.damage(words).ok_or(failure)?;
                all.push(Place { address: format!("/tables/{id}?as={place}"), name: id.to_owned(), what });
                continue;
            }
        };
        let how = if over { words.say(msg::LiveEnded) } else { words.say(msg::LiveRunning) };
        let game = match game {
            Some(Game::Doppelkopf) => words.say(msg::WebDoppelkopf),
            _ => words.say(msg::WebBridge),
        };
        all.push(Place {
            address: format!("/tables/{id}?as={place}"),
            name,
            what: format!("{game} · {how}"),
        });
    }
    Ok(all)
}

/// The form, as it was filled in.
#[derive(Template)]
#[template(path = "live_new.html")]
struct NewPage {
    shell: Shell,
    key: String,
    trouble: Option<String>,
    filled: Filled,
    seats: Vec<(Chair, char, String)>,
}

/// The fields of a form that is shown again.
#[derive(Default)]
pub(super) struct Filled(pub Option<Fields>);

impl Filled {
    /// What stands in a field.
    pub fn get(&self, name: &str) -> &str {
        self.0.as_ref().map_or("", |fields| fields.get(name))
    }

    /// Is this one among those that were ticked?
    pub fn has(&self, name: &str, value: &str) -> bool {
        self.0.as_ref().is_some_and(|fields| fields.all(name).any(|ticked| ticked == value))
    }

    /// Is this one chosen? The first, if nothing is.
    pub fn is(&self, name: &str, value: &str, first: bool) -> bool {
        let chosen = self.get(name);
        chosen == value || chosen.is_empty() && first
    }
}

fn new_page(person: Person, filled: Filled, trouble: Option<String>) -> Result<NewPage, Failure> {
    let words = person.words();
    let key = filled.key()?;
    let seats = Chair::ALL.map(|chair| (chair, chair.seat().letter(), words.seat(chair.seat()))).to_vec();
    let person = Person { here: "/tables/new".to_owned(), ..person };
    Ok(NewPage { shell: Shell::new(person, words.say(msg::LiveNew)), key, trouble, filled, seats })
}

impl Filled {
    /// The id of the table that the form sets up.
    pub fn key(&self) -> Result<String, Failure> {
        match self.get("key") {
            "" => hex_id(),
            key => Ok(key.to_owned()),
        }
    }
}

fn hex_id() -> Result<String, Failure> {
    Id::random().map(|id| id.to_string()).map_err(|e| Failure::Server(e.to_string()))
}

/// `/tables/new`.
pub async fn form(person: Person) -> Result<Response, Failure> {
    person.must_direct()?;
    page::html(&new_page(person, Filled::default(), None)?)
}

/// Why a table was not set up: said on the form.
pub(super) enum Bad {
    /// In words.
    Said(String),
    /// Another failure.
    Failed(Failure),
}

impl From<Failure> for Bad {
    fn from(failure: Failure) -> Bad {
        Bad::Failed(failure)
    }
}

/// `POST /tables`. The form names the id of the table, so that a repeated request sets up one table.
pub async fn create(
    State(app): State<App>,
    person: Person,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    person.must_direct()?;
    let fields = Fields::read(&headers, &body)?;
    let key = fields.get("key").to_owned();
    stream(&key).map_err(|_| Failure::Unreadable("the form names no table".to_owned()))?;
    let doppelkopf = fields.get("game") == "doppelkopf";
    let read = if doppelkopf { create_deal::read } else { read };
    match read(&fields, person.words()) {
        Ok(new) => {
            let asked = asked_for("/tables", &body);
            set_up(&app, &person.grants.who(), (&key, &asked), new).await?;
            Ok(onwards(&format!("/tables/{key}?as=director")))
        }
        Err(Bad::Failed(failure)) => Err(failure),
        Err(Bad::Said(trouble)) if doppelkopf => create_deal::again(person, fields, trouble),
        Err(Bad::Said(trouble)) => {
            let page = new_page(person, Filled(Some(fields)), Some(trouble))?;
            page::with_status(axum::http::StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
    }
}

/// A table to be set up.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewTable {
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// The board: `deal` (as PBN writes it), `dealer`, `vulnerable`, and `auction` or `contract` where they
    /// are given. Without it, a random deal.
    #[serde(default)]
    pub board: Option<BoardSetup>,
    /// The number of a board that is dealt at random.
    #[serde(default)]
    pub number: Option<u32>,
    /// The contract of a board that is dealt at random: `{"contract": "4S", "declarer": "S"}`.
    #[serde(default)]
    pub contract: Option<Given>,
    /// A deal of Doppelkopf, in place of a board: `dealer` (1 to 4), `hands` (four times twelve cards such as
    /// `CQ`; without them they are dealt at random), `rules` (`sheet` or `tsr`), `readings` (the open points read
    /// the other way) and `owes` (who owes his Pflichtsolo, place by place).
    #[serde(default)]
    pub doppelkopf: Option<NewDeal>,
    /// `always` or `on-call`.
    #[serde(default)]
    pub watching: Watching,
    /// So many tricks later spectators see the play; without it, afterwards.
    #[serde(default)]
    pub delay: Option<u8>,
    /// Place by place: `careful`, `careless` or nobody.
    #[serde(default)]
    pub robots: [Option<Robot>; 4],
    /// What the players are called, place by place; blank: not said.
    #[serde(default)]
    pub names: [String; 4],
}

/// A deal of Doppelkopf to be set up.
#[derive(Debug, Clone, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewDeal {
    /// Not one deal but a whole round, with its list: position 1 deals first, everybody owes his Pflichtsolo.
    #[serde(default)]
    pub round: bool,
    /// Who deals; in a round nobody else than position 1 can.
    #[serde(default = "first")]
    pub dealer: Chair,
    /// The cards; without them, a random deal.
    #[serde(default)]
    pub hands: Option<[Vec<Text<Kind>>; 4]>,
    /// Whose rules.
    #[serde(default)]
    pub rules: Text<Preset>,
    /// The open points that are read the other way.
    #[serde(default)]
    pub readings: Vec<Text<Point>>,
    /// Who still owes his Pflichtsolo; in a round everybody does.
    #[serde(default)]
    pub owes: [bool; 4],
    /// The cards were dealt like this, and not everybody has twelve. In a round they are dealt as they should be.
    #[serde(default)]
    pub misdealt: bool,
}

const fn first() -> Chair {
    Chair::ALL[0]
}

impl NewDeal {
    /// A round by the usual rules, dealt at random.
    #[must_use]
    pub fn round() -> NewDeal {
        NewDeal {
            round: true,
            dealer: first(),
            hands: None,
            rules: Text::default(),
            readings: Vec::new(),
            owes: [false; 4],
            misdealt: false,
        }
    }

    /// With its cards.
    ///
    /// # Errors
    /// [`Failure::Unreadable`], if a round cannot begin like that; or there was no chance to be had.
    pub fn dealt(self) -> Result<GameSetup, Failure> {
        let hands = match self.hands {
            Some(hands) => hands,
            None => doko::shuffled(below(48)?),
        };
        let NewDeal { round, dealer, rules, readings, owes, misdealt, .. } = self;
        if !round {
            let forced = false;
            let setup = DealSetup { dealer, hands, rules, readings, owes, forced, misdealt };
            return Ok(GameSetup::Doppelkopf(setup));
        }
        if dealer != first() || owes != [false; 4] || misdealt {
            let how = "in a round position 1 deals first, twelve cards each, and everybody owes his Pflichtsolo: \
                       leave all of that out";
            return Err(Failure::Unreadable(how.to_owned()));
        }
        Ok(GameSetup::DoppelkopfRound(RoundSetup { hands, rules, readings }))
    }
}

/// So many numbers by chance, each below what is asked for.
pub(super) fn below(numbers: usize) -> Result<impl FnMut(usize) -> usize, Failure> {
    let mut bytes = chance(numbers * 8)?;
    Ok(move |n: usize| {
        let eight = bytes.split_off(bytes.len().saturating_sub(8));
        let number = u64::from_le_bytes(eight.try_into().unwrap_or_default());
        usize::try_from((u128::from(number) * n as u128) >> 64).unwrap_or(0)
    })
}

/// The cards of a new table.
fn game(new: &NewTable) -> Result<GameSetup, Failure> {
    match (&new.doppelkopf, &new.board) {
        (Some(_), Some(_)) => Err(Failure::Unreadable("a board, or a deal of Doppelkopf".to_owned())),
        (Some(deal), None) => deal.clone().dealt(),
        (None, Some(board)) => Ok(GameSetup::Bridge(board.clone())),
        (None, None) => {
            let board = BoardSetup::numbered(new.number.unwrap_or(1), shuffled(below(52)?));
            Ok(GameSetup::Bridge(BoardSetup { contract: new.contract, ..board }))
        }
    }
}

/// Sets a table up under this id; twice is once.
///
/// # Errors
/// [`Failure::Unreadable`], if the board cannot be played; or the store could not do it.
pub async fn set_up(app: &App, who: &str, (id, asked): (&str, &str), new: NewTable) -> Result<(), Failure> {
    let server = |e: &dyn std::fmt::Display| Failure::Server(e.to_string());
    let created = created(&new).map_err(|trouble| match trouble {
        Trouble::Refused(why) => Failure::Unreadable(why.to_string()),
        Trouble::Failed(failure) => failure,
    })?;
    let stream = stream(id)?;
    let table = app.tables.begin(&stream);
    let key = store::Key::new(&format!("live/{id}/created")).map_err(|e| server(&e))?.of_request(asked);
    let decide = |_, room: &Room| {
        if room.is_set() {
            return Err(Failure::Conflict);
        }
        Ok(vec![Event::Created(Box::new(created.clone()))])
    };
    match table.once(who, Some(key), decide).await {
        // It stands there already: the request came twice.
        Ok(_) | Err(Failure::Conflict) => {}
        Err(failure) => return Err(failure),
    }
    nudge(app, &stream);
    Ok(())
}

/// The table with its cards.
///
/// # Errors
/// [`Trouble::Refused`], if it cannot be played; or there was no chance to be had.
pub(super) fn created(new: &NewTable) -> Result<Created, Trouble> {
    let seed = chance(8)?.try_into().map_err(|_| Failure::Server("no seed".to_owned()))?;
    let created = Created {
        name: crate::body::line(&new.name, 60)?,
        game: game(new)?,
        watching: new.watching,
        spectators: match new.delay {
            Some(tricks) => Spectators::Delayed { tricks: tricks.min(13) },
            None => Spectators::Afterwards,
        },
        robots: new.robots,
        names: named(&new.names)?,
        seed: u64::from_le_bytes(seed),
    };
    Room::check(&created)?;
    Ok(created)
}

/// Names as they can stand at a place.
fn named(names: &[String; 4]) -> Result<[String; 4], Failure> {
    let mut clean: [String; 4] = Default::default();
    for (to, name) in clean.iter_mut().zip(names) {
        *to = crate::body::line(name, NAME)?;
    }
    Ok(clean)
}

fn chance(bytes: usize) -> Result<Vec<u8>, Failure> {
    let mut random = vec![0; bytes];
    getrandom::fill(&mut random).map_err(|e| Failure::Server(e.to_string()))?;
    Ok(random)
}

fn read(fields: &Fields, words: &Lexicon) -> Result<NewTable, Bad> {
    let said = |reason: String| Bad::Said(words.say(msg::LiveBadBoard { reason: &reason }));
    let number = counted(fields, "number").map_err(|found| said(words.say(msg::LiveBadNumber { found })))?;
    let contract = match fields.get("contract").trim() {
        "" => None,
        text => {
            let no_contract = |_| said(words.say(msg::LiveBadContract { found: text }));
            let contract = text.replace(' ', "").parse().map_err(no_contract)?;
            let declarer = act::parsed(fields, "declarer")?;
            Some(Given { contract: Text(contract), declarer: Text(declarer) })
        }
    };
    let board = match fields.get("cards") {
        "record" => {
            let text = fields.text("record", 50_000)?;
            let boards = recorded(&text).map_err(|e| said(bad::record(&e, words)))?;
            let which =
                counted(fields, "which").map_err(|found| said(words.say(msg::LiveBadNumber { found })))?;
            let board = boards.into_iter().nth(which as usize - 1);
            let board = board.ok_or_else(|| said(words.say(msg::LiveBadWhich { n: which as usize })))?;
            Some(BoardSetup { contract: contract.or(board.contract), ..board })
        }
        "hand" => Some(BoardSetup { contract, ..by_hand(fields, number, words).map_err(&said)? }),
        _ => None,
    };
    if let Some(board) = &board {
        board.check().map_err(|e| said(bad::setup(&e, words)))?;
    }
    Ok(NewTable { board, number: Some(number), contract, ..frame(fields, words)? })
}

/// A number from 1 to 999 that somebody typed; the first, if he left it blank. Dealer and vulnerability hang on that of a
/// board, so that what is no number is not passed over.
fn counted<'a>(fields: &'a Fields, name: &str) -> Result<u32, &'a str> {
    match fields.get(name).trim() {
        "" => Ok(1),
        typed => typed.parse().ok().filter(|number| (1..=999).contains(number)).ok_or(typed),
    }
}

/// What the forms of both games have in common.
pub(super) fn frame(fields: &Fields, words: &Lexicon) -> Result<NewTable, Failure> {
    let name = fields.line("name", 60)?;
    let robot = |chair: Chair| match fields.get(&format!("robot-{chair}")) {
        "careful" => Some(Robot::Careful),
        "careless" => Some(Robot::Careless),
        _ => None,
    };
    Ok(NewTable {
        name: if name.is_empty() { words.say(msg::LiveNameBlank) } else { name },
        board: None,
        number: None,
        contract: None,
        doppelkopf: None,
        watching: if fields.get("watching") == "always" { Watching::Always } else { Watching::OnCall },
        delay: fields.get("spectators").parse().ok(),
        robots: Chair::ALL.map(robot),
        names: Chair::ALL.map(|chair| fields.get(&format!("name-{chair}")).to_owned()),
    })
}

/// The four hands of the form; one that is left blank gets the rest.
fn by_hand(fields: &Fields, number: u32, words: &Lexicon) -> Result<BoardSetup, String> {
    let mut hands: BySeat<Option<CardSet>> = BySeat::default();
    for seat in Seat::ALL {
        let text =
            fields.get(&format!("hand-{}", seat.letter())).trim().to_ascii_uppercase().replace("10", "T");
        if !text.is_empty() {
            let deal: PartialDeal =
                format!("{seat}:{text} - - -").parse().map_err(|e| bad::hand(&e, seat, &text, words))?;
            hands[seat] = deal.hands[seat];
        }
    }
    let dealt = hands.0.iter().flatten().fold(CardSet::EMPTY, |all, hand| all | *hand);
    let mut blank = Seat::ALL.into_iter().filter(|&seat| hands[seat].is_none());
    if let (Some(seat), None) = (blank.next(), blank.next()) {
        hands[seat] = Some(CardSet::PACK - dealt);
    }
    Ok(BoardSetup::numbered(number, BySeat(hands.0.map(Option::unwrap_or_default))))
}
