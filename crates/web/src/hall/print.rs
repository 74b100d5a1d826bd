//! What is printed, as PDF; and the whole tournament as a file.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    http::{HeaderValue, header},
    response::{IntoResponse as _, Response},
};
use paper::PaperError;
use tournament::Refused;
use wording::{Lexicon, msg};

use super::{
    asked::{Asked, Frame, Here},
    typed::{Pairs, Typed as _},
};
use crate::{
    apart::{PAPER, apart},
    app::App,
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

#[derive(Template)]
#[template(path = "hall/print.html")]
struct PrintPage {
    shell: Shell,
    frame: Frame,
    rounds: Vec<(usize, String, bool)>,
    ranked: bool,
}

/// `/hall/{name}/print`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let round = |(seated, round): (&tournament::Seated, usize)| {
        (round, words.say(msg::TournamentHeadingRound { round: &round.to_string() }), seated.has_begun())
    };
    page::html(&PrintPage {
        rounds: tournament.rounds().iter().zip(1..).map(round).collect(),
        ranked: tournament.begun() > 0,
        frame: asked.frame(&tournament, number, Here::Print),
        shell: asked.shell(&words.say(msg::HallPrint)),
    })
}

/// `/hall/{name}/print/{what}`: `cards.pdf`, `seating.pdf`, `sheets.pdf`, `lists.pdf`, `ranking.pdf`, with `?round=2`;
/// `certificates.pdf`, with `?places=3`.
pub async fn pdf(
    asked: Asked,
    Path((_, what)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    // The ranking is for everybody who may see it on the wall.
    let (_, tournament) = asked.open.now().await?;
    let ranking = what == "ranking.pdf" && asked.rights.sees_ranking(&tournament);
    asked.only(asked.rights.directs || ranking)?;
    let words = asked.words();
    let places = match Pairs::of(query.as_deref()).one("places") {
        "" => None,
        text => Some(text.parse::<usize>().map_err(|_| Failure::NotFound)?),
    };
    let round = match Pairs::of(query.as_deref()).one("round") {
        "" => None,
        text => Some(text.parse::<usize>().map_err(|_| Failure::NotFound)?),
    };
    let zone = asked.person.zone.clone();
    let printed = apart(&PAPER, move || {
        proved::takes_long();
        let sheets = |filled| bulletin::print::sheets(&tournament, round, filled, (words, &zone));
        let none = |_: Refused| Failure::NotFound;
        Ok(match what.as_str() {
            "cards.pdf" => paper::seat_cards(&bulletin::print::cards(&tournament), words),
            "seating.pdf" => {
                paper::seating(&bulletin::print::plans(&tournament, round, words).map_err(none)?, words)
            }
            "sheets.pdf" => paper::table_sheets(&sheets(false).map_err(none)?, words),
            "lists.pdf" => paper::table_sheets(&sheets(true).map_err(none)?, words),
            "ranking.pdf" => {
                let after = round.unwrap_or_else(|| tournament.begun());
                tournament.round(after).map_err(none)?;
                paper::ranking(&bulletin::print::ranking(&tournament, after, Vec::new(), words), words)
            }
            "certificates.pdf" if tournament.is_over() => {
                paper::certificates(&bulletin::print::certificates(&tournament, places, words), words)
            }
            _ => return Err(Failure::NotFound),
        })
    });
    answer(printed.await??, words)
}

/// What was printed, as an answer.
pub fn answer(printed: Result<Vec<u8>, PaperError>, words: &Lexicon) -> Result<Response, Failure> {
    let bytes = printed.map_err(|error| match error {
        PaperError::NoCards | PaperError::NoSheets | PaperError::NoPlayers => Failure::NotFound,
        other => Failure::Unreadable(bulletin::say::paper(&other, words)),
    })?;
    Ok(([(header::CONTENT_TYPE, HeaderValue::from_static("application/pdf"))], bytes).into_response())
}

/// `/hall/{name}/file`: the tournament with everything that happened, as `stich import` takes it in.
pub async fn file(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    crate::intake::file(&asked.app, &asked.open.stream).await
}
