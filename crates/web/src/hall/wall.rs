//! The page for the projector: ranking and seating; and the line by which all pages of a tournament stay up
//! to date.

use std::sync::Arc;

use askama::Template;
use axum::{
    extract::{Path, State},
    response::Response,
};
use tournament::{At, Tournament};
use wording::{Lexicon, msg};

use super::{
    asked::{Asked, Frame, Here},
    glance::{Left, clocks, named_at},
    prizes::{Place, announced},
    results::Ranking,
};
use crate::{
    app::App,
    clock,
    failure::Failure,
    live_updates::{Listener, Update},
    page::{self, Shell},
    person::Person,
};

/// So many players can be read from the back of a hall in one column.
const FEW: usize = 12;
/// So many rounds stand beside a name, the last ones: the sum says the rest.
const SHOWN_ROUNDS: usize = 4;

struct TableView {
    number: usize,
    players: Vec<String>,
    progress: String,
    done: bool,
}

#[derive(Template)]
#[template(path = "hall/wall.html")]
struct WallPage {
    shell: Shell,
    frame: Frame,
    ranking: Ranking,
    /// What has been announced, while prizes are given away.
    honours: Option<Vec<Place>>,
    /// How much must fit on the screen: `few` fits beside the seating, `many` takes turns with it.
    size: &'static str,
    /// Which page of how many, with `#` and `##` in their places.
    page_of: String,
    round: Option<String>,
    clocks: Vec<(String, Left)>,
    /// The time of some tables is up, and they play a last game.
    late: bool,
    now: i64,
    tables: Vec<TableView>,
}

/// `/hall/{name}/wall`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    asked.only(asked.rights.watches)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let honours = announced(&tournament, words);
    let ranking = Ranking::now(&tournament, SHOWN_ROUNDS, honours.is_some(), words);
    let running = tournament.running();
    let seated = running.and_then(|round| tournament.round(round).ok());
    let clocks = seated.map_or_else(Vec::new, |seated| clocks(&tournament, seated, words));
    let page = WallPage {
        size: if ranking.ranked.len() <= FEW { "few" } else { "many" },
        page_of: words.say(msg::HallWallPage { page: "#", of: "##" }),
        ranking,
        honours,
        round: running.map(|round| words.say(msg::TournamentHeadingRound { round: &round.to_string() })),
        late: running.is_some_and(|round| last_games(&tournament, round)),
        clocks,
        now: clock::seconds(),
        tables: tables(&tournament, words),
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&tournament.setup().name),
    };
    page::html(&page)
}

/// Is time up at a table at which a game that was being dealt then still counts (8.5.1)?
fn last_games(tournament: &Tournament, round: usize) -> bool {
    let now = clock::seconds();
    let tables = tournament.round(round).map_or(&[][..], |seated| &seated.tables).iter().zip(1..);
    let mut counts = tables.filter(|(table, _)| table.has_games_to_strike() || table.list().awaits_running());
    counts.any(|(_, table)| bulletin::clock::is_over(tournament, At { round, table }, now))
}

fn tables(tournament: &Tournament, words: &Lexicon) -> Vec<TableView> {
    let Some(seated) = tournament.running().and_then(|round| tournament.round(round).ok()) else {
        return Vec::new();
    };
    let view = |(table, number): (&Arc<tournament::TableState>, usize)| {
        let list = table.list();
        TableView {
            number,
            players: named_at(tournament, seated, number, words),
            progress: if table.has_begun() { bulletin::show::progress(list, words) } else { String::new() },
            done: list.round().next().is_none(),
        }
    };
    seated.tables.iter().zip(1..).map(view).collect()
}

/// `/hall/{name}/events`: the number of the newest event, whenever there is a newer one. What it means, the
/// page asks for again: so nobody hears here what is not his.
pub async fn events(
    State(app): State<App>,
    person: Person,
    listener: Listener,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let asked = Asked::of(app.clone(), person, &name).await?;
    asked.only(asked.rights.watches)?;
    let fold = std::sync::Arc::clone(&asked.open.fold);
    app.watchers.watch(&listener, &asked.open.stream, move |told| {
        let fold = std::sync::Arc::clone(&fold);
        async move {
            let newest = fold.look(|number, _| number).await?;
            Ok((newest > told).then(|| Update { number: newest, name: "changed", data: newest.to_string() }))
        }
    })
}
