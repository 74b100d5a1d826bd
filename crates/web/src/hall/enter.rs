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
use tournament::{
    At, Event, Late, LeftGame, ListError, Refused, RoundError, Source, Tournament, Verdict, Written,
};
use wording::{capitalised, msg};

use super::{
    act::Trouble,
    asked::{Asked, at as place},
    entry::Form,
    foreseen::foreseen,
    glance::at_position,
    list::{Said, show},
    prizes::takes_back,
    quick::{About, worth_said},
};
use crate::{
    body::{Fields, Sent},
    clock,
    failure::Failure,
    page::{self, onwards},
};

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
    /// The list is over: no other game comes after it.
    pub over: bool,
}

/// The answer for a script.
#[derive(Default, Serialize)]
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
    /// The list is over: it is for the tournament management now, which knows of it.
    over: bool,
    /// The tournament management has looked at it: the device need not keep it.
    done: bool,
}

/// So many games that came too late a table has at most: more than anybody plays in a round.
const MOST_LEFT: usize = 60;

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
    let decide = |tournament: &Tournament| -> Result<Vec<Event>, Trouble> {
        let table = tournament.table(at)?;
        let list = table.list();
        // Whoever has the code of the table is at the table; the others sit at the desk.
        let how = if asked.rights.keeps(at, tournament) { Source::Phone } else { Source::Clerk };
        // Two at the table enter the same game at the same time: the second is shown what is there.
        // Whoever puts a line right looks at that line: what else is entered does not matter to it.
        let of_a_line = about != About::Next && asked.rights.directs;
        if list.lines().len() != expected && !of_a_line {
            return Err(Trouble::Meanwhile);
        }
        unchanged(&asked, tournament, at, (about, &sent.fields))?;
        let line = about.written(&form, list, words).map_err(Trouble::Typed)?;
        let is_left = |left: &LeftGame| left.game == sent.fields.get("key");
        let left = table.left_open().find(|left| is_left(left));
        let done = left.map(|left| Event::GameLeftDone { at, game: left.game.clone() });
        let late = late(tournament, at, &sent.fields)?;
        let anyway_why = anyway.then(|| why.clone());
        let entered = match about {
            About::Next => Event::LineEntered { at, line, how, anyway: anyway_why, late },
            About::Before(number) => Event::LineInserted { at, number, line, why: why.clone(), anyway },
            About::Line(number) => {
                let before = about.line(list).ok_or(Refused::NoSuchLine { at, number })?.written.clone();
                Event::LineCorrected { at, number, before, after: line, why: why.clone(), anyway }
            }
        };
        let upheld = sent.fields.get("appeal").parse().ok().filter(|_| about != About::Next);
        let upheld = upheld.map(|number| Event::AppealDecided {
            at,
            number,
            verdict: Verdict::Upheld,
            why: why.clone(),
        });
        Ok(std::iter::once(entered).chain(done).chain(upheld).collect())
    };
    if about != About::Next && !sent.fields.is_sure() && !wants_json(&headers) {
        let (_, now) = asked.open.now().await?;
        let after = decide(&now).ok().and_then(|events| foreseen(&asked, &now, &events));
        if let Some(question) = after.and_then(|after| takes_back(&now, &after, words)) {
            let page = asked.to(&format!("/{}/{}", at.round, at.table));
            return page::ask(asked.person, question, &sent.fields, (format!("{page}/game"), page));
        }
    }
    let done = asked.act("", sent.key.clone(), decide).await;
    let Err(trouble) = done else {
        return Ok(if wants_json(&headers) {
            Json(Answer { entered: true, ..Answer::default() }).into_response()
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
    let json = wants_json(&headers);
    // No such game can come any more: a slip in what is told is for the table to mend.
    let never = matches!(&trouble, Trouble::Refused(refused)
        if matches!(&**refused, Refused::Line { error: ListError::Round(_) | ListError::Later { .. }, .. }));
    let (over, done) = match json && about == About::Next {
        true => too_late(&asked, at, &sent.fields, (never, there.as_ref())).await?,
        false => (false, false),
    };
    let said = match trouble {
        // It was its table’s as long as the round ran.
        Trouble::Failure(Failure::Forbidden) if over => vec![words.say(msg::ListOver)],
        trouble => reasons(&asked, at, trouble).await?,
    };
    if json {
        let answer = Answer { entered: false, said, there, anyway: may, over, done };
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, Json(answer)).into_response());
    }
    let said = Said { trouble: said, there, anyway: may, saved: false };
    show(asked, at, &sent.fields, said).await
}

/// What a game is that comes after time: as it is told; and one that a telephone had entered before, and could not send, was
/// played. Time is over too where somebody has struck the games left.
fn late(tournament: &Tournament, at: At, fields: &Fields) -> Result<Option<Late>, Failure> {
    let now = clock::seconds();
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let struck = table.struck().last().filter(|_| table.list().is_struck());
    let struck = struck.and_then(|struck| bulletin::clock::seconds_of(&struck.stamp.when));
    let up = |then: i64| bulletin::clock::is_over(tournament, at, then);
    let over = |then: i64| up(then) || struck.is_some_and(|struck| struck <= then);
    if !tournament.is_timed() || !over(now) {
        return Ok(None);
    }
    let told = match fields.get("late") {
        "" => None,
        word => Some(Late::ALL.into_iter().find(|late| late.word() == word).ok_or(Failure::NotFound)?),
    };
    let in_time = fields.get("entered").parse().is_ok_and(|then: i64| !over(then.min(now)));
    Ok(told.filter(|_| up(now)).or(in_time.then_some(Late::Played)))
}

/// Whether the line is still as it was when its form was opened; or what has become of it, to be seen before it is changed
/// once more.
fn unchanged(
    asked: &Asked,
    tournament: &Tournament,
    at: At,
    (about, fields): (About, &Fields),
) -> Result<(), Trouble> {
    let table = tournament.table(at)?;
    if about.since(table, fields).is_some() {
        return Err(Trouble::Meanwhile);
    }
    let (About::Line(line), Ok(seen)) = (about, fields.get("seen").parse()) else { return Ok(()) };
    let changed = table.changes().iter().skip(seen).rfind(|change| change.number == line);
    let Some(change) = changed else { return Ok(()) };
    let size = table.list().round().size();
    let who = |position| at_position(tournament, table, position);
    let words = (asked.words(), &asked.person.zone);
    Err(Trouble::Typed(bulletin::show::changed(change, size, &who, words)))
}

/// Is the list over to which a telephone sends a game that it has kept, or were the games left struck so that none like it can
/// come (`never`)? Then the tournament management is told, unless the
/// same game stands there; and has it looked at it already?
async fn too_late(
    asked: &Asked,
    at: At,
    fields: &Fields,
    (never, there): (bool, Option<&There>),
) -> Result<(bool, bool), Failure> {
    let (_, tournament) = asked.open.now().await?;
    let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
    let list = table.list();
    let struck = never && list.is_struck();
    let over = struck || list.round().next().is_none() || tournament.running() != Some(at.round);
    if !over || !(asked.rights.keeps(at, &tournament) || asked.rights.organises) {
        return Ok((false, false));
    }
    let game = fields.line("key", 80)?;
    if let Some(left) = table.left().iter().find(|left| left.game == game) {
        return Ok((true, left.done.is_some()));
    }
    let said = fields.line("said", 120)?;
    if there.is_some_and(|there| there.same) || said.is_empty() || table.left().len() >= MOST_LEFT {
        return Ok((true, false));
    }
    let left = Event::GameLeft { at, game, said };
    match asked.act("", None, |_| Ok::<_, Trouble>(vec![left.clone()])).await {
        Ok(_) => Ok((true, false)),
        Err(Trouble::Failure(failure)) => Err(failure),
        // It is refused all the same, and stays on the device.
        Err(_) => Ok((true, false)),
    }
}

/// Why it was refused, reason by reason.
async fn reasons(asked: &Asked, at: At, trouble: Trouble) -> Result<Vec<String>, Failure> {
    let (_, tournament) = asked.open.now().await?;
    match trouble {
        Trouble::Refused(refused) => match &*refused {
            Refused::Line { error, .. } if *error != ListError::NoReason => {
                let table = tournament.table(at).map_err(|_| Failure::NotFound)?;
                let (size, rules) = (table.list().round().size(), tournament.setup().rules);
                let who = |position| at_position(&tournament, table, position);
                let said = bulletin::say::list_errors(error, size, rules, &who, asked.words());
                // Whoever had dealt before is told who can help.
                let struck =
                    matches!(error, ListError::Round(RoundError::MustPlaySolo(_) | RoundError::Over))
                        && table.list().is_struck();
                let help = struck.then(|| asked.words().say(msg::HallLateAsk));
                // Each stands there alone, as a sentence of its own.
                Ok(said.iter().map(|reason| capitalised(reason)).chain(help).collect())
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
    let deal = &capitalised(&bulletin::say::line(Some(list), number, words));
    Ok(Some(There {
        what: words.say(msg::HallGameThere { deal, what: &what }),
        by: entered.stamp.who.clone(),
        same,
        lines: list.lines().len(),
        over: list.round().next().is_none(),
    }))
}
