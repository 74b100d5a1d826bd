//! A game is entered, or a line put right. Every form carries the number of the list at which it was opened: what
//! another telephone has entered meanwhile is shown, and no game is entered twice, however often somebody taps.

use axum::{
    Json,
    body::Bytes,
    extract::Path,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use serde::Serialize;
use tournament::{At, Event, ListError, Refused, Source, Written};
use wording::msg;

use super::{
    act::Trouble,
    asked::{Asked, at as place},
    entry::Form,
    list::{Said, show},
    quick::{About, worth_said},
};
use crate::{body::Sent, failure::Failure, page::onwards};

/// What stands there already, where a game was to go.
#[derive(Debug, Clone, Serialize)]
pub struct There {
    /// `Spiel 5: Käthe, Dieter +6`
    pub what: String,
    /// Who entered it.
    pub by: String,
    /// It comes to the same for everybody: most likely it is the same game.
    pub same: bool,
    /// So many lines there are now.
    pub lines: usize,
}

/// The answer for a script.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Answer {
    entered: bool,
    /// Why it was not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    said: Vec<String>,
    /// Because another telephone was faster.
    #[serde(skip_serializing_if = "Option::is_none")]
    there: Option<There>,
    /// Somebody here may let it stand all the same.
    anyway: bool,
}

/// Does a script ask, and not somebody without one?
fn wants_json(headers: &HeaderMap) -> bool {
    headers.get(header::ACCEPT).and_then(|v| v.to_str().ok()).is_some_and(|v| v.contains("application/json"))
}

/// `POST /hall/{name}/{round}/{table}/game`
pub async fn enter(
    asked: Asked,
    Path((_, round, table)): Path<(String, String, String)>,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, Failure> {
    let at = place(&round, &table)?;
    asked.sees(at).await?;
    let sent = Sent::read(&format!("{at:?}"), &headers, &body)?;
    let about = About::read(&sent.fields)?;
    let form = Form::read(&sent.fields);
    // Somebody has seen what stands there, and says that his is another game.
    let seen = if sent.fields.get("expected-now").is_empty() { "expected" } else { "expected-now" };
    let expected: usize = sent.number(seen)?;
    let words = asked.words();
    let anyway = sent.fields.get("anyway") == "yes";
    let why = asked.reason(&sent.fields)?;
    let done = asked
        .act("", sent.key.clone(), |tournament| {
            let table = tournament.table(at)?;
            let list = table.list();
            // Whoever has the code of the table is at the table; the others sit at the desk.
            let how = if asked.rights.keeps(at, tournament) { Source::Phone } else { Source::Clerk };
            // Two at the table enter the same game at the same time: the second is shown what is there.
            if list.lines().len() != expected {
                return Err(Trouble::Meanwhile);
            }
            let line = about.written(&form, list, words).map_err(Trouble::Typed)?;
            Ok(vec![match about {
                About::Next => Event::LineEntered { at, line, how, anyway: anyway.then(|| why.clone()) },
                About::Before(number) => Event::LineInserted { at, number, line, why: why.clone(), anyway },
                About::Line(number) => {
                    let before = about.line(list).ok_or(Refused::NoSuchLine { at, number })?.written.clone();
                    Event::LineCorrected { at, number, before, after: line, why: why.clone(), anyway }
                }
            }])
        })
        .await;
    let Err(trouble) = done else {
        return Ok(if wants_json(&headers) {
            let answer = Answer { entered: true, said: Vec::new(), there: None, anyway: false };
            Json(answer).into_response()
        } else {
            onwards(&asked.to(&format!("/{}/{}?saved", at.round, at.table)))
        });
    };
    let flawed = matches!(&trouble, Trouble::Refused(refused)
        if matches!(&**refused, Refused::Line { error: ListError::Flaws(_), .. }));
    let organises = asked.rights.organises;
    let may = flawed && (organises || asked.rights.directs && about != About::Next);
    let there = if matches!(trouble, Trouble::Meanwhile) {
        there(&asked, at, (about, &form), expected).await?
    } else {
        None
    };
    let said = reasons(&asked, at, trouble).await?;
    if wants_json(&headers) {
        let answer = Answer { entered: false, said, there, anyway: may };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(answer)).into_response());
    }
    let said = Said { trouble: said, there, anyway: may, saved: false };
    show(asked, at, &sent.fields, said).await
}

/// Why it was refused, reason by reason.
async fn reasons(asked: &Asked, at: At, trouble: Trouble) -> Result<Vec<String>, Failure> {
    let (_, tournament) = asked.open.now().await?;
    match trouble {
        Trouble::Refused(refused) => match &*refused {
            Refused::Line { error, .. } if *error != ListError::NoReason => {
                let size = tournament.table(at).map_err(|_| Failure::NotFound)?.list().round().size();
                Ok(bulletin::say::list_errors(error, size, tournament.setup().rules, asked.words()))
            }
            _ => Ok(vec![asked.why(Trouble::Refused(refused)).await?]),
        },
        trouble => Ok(vec![asked.why(trouble).await?]),
    }
}

/// The line that stands where this game was to go; `None` if lines were taken out.
async fn there(
    asked: &Asked,
    at: At,
    (about, form): (About, &Form),
    expected: usize,
) -> Result<Option<There>, Failure> {
    let words = asked.words();
    let (_, tournament) = asked.open.now().await?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let (list, number) = (table.list(), expected.saturating_add(1));
    if about != About::Next {
        return Ok(None);
    }
    let (Some(line), Some(entered)) = (list.lines().get(expected), table.entered().get(expected)) else {
        return Ok(None);
    };
    // The same for everybody at that place of the list.
    let mine: Option<Written> = About::Line(number).written(form, list, words).ok();
    let same = mine.and_then(|mine| list.would_be(expected, &mine)).is_some_and(|mine| mine == line.entry);
    let what = worth_said(&tournament, table, line, words);
    let number = &line.place.number.to_string();
    Ok(Some(There {
        what: words.say(msg::HallGameThere { number, what: &what }),
        by: entered.stamp.who.clone(),
        same,
        lines: list.lines().len(),
    }))
}
