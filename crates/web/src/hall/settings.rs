//! How a tournament is set up, changed; deleting it, and bringing it back.

use askama::Template;
use axum::{
    extract::{Path, State},
    response::Response,
};
use tournament::{Event, Setup, Tournament};
use wording::{Lexicon, msg};

use super::{
    act::Trouble,
    asked::{Asked, Frame, Here, shown},
    home::{Choice, Form, points, ties},
};
use crate::{
    app::App,
    body::Sent,
    failure::Failure,
    page::{self, Question, Shell, onwards},
    person::Person,
};

#[derive(Template)]
#[template(path = "hall/settings.html")]
struct SettingsPage {
    shell: Shell,
    frame: Frame,
    trouble: Option<String>,
    /// What is wrong with it as it stands, stored so by an earlier version.
    faults: Vec<String>,
    form: Form,
    points: Vec<Choice>,
    ties: Vec<(&'static str, String)>,
    begun: bool,
    key: String,
}

async fn show(asked: Asked, trouble: Option<String>, form: Option<Form>) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let words = asked.words();
    let (number, tournament) = asked.open.now().await?;
    let faults = tournament.setup().faults();
    let page = SettingsPage {
        trouble,
        faults: faults.iter().map(|fault| bulletin::say::refused(fault, Some(&tournament), words)).collect(),
        form: form.unwrap_or_else(|| Form::of(tournament.setup(), words)),
        points: points(words),
        ties: ties(words),
        begun: tournament.begun() > 0,
        key: page::new_key("hall")?,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&words.say(msg::CourseSettings)),
    };
    shown(&page, page.trouble.is_some())
}

/// `/hall/{name}/settings`
pub async fn page(asked: Asked) -> Result<Response, Failure> {
    show(asked, None, None).await
}

/// `POST /hall/{name}/settings`: it is set up otherwise, or deleted after a question.
pub async fn change(asked: Asked, sent: Sent) -> Result<Response, Failure> {
    asked.only(asked.rights.organises)?;
    let (_, tournament) = asked.open.now().await?;
    match sent.fields.get("do") {
        "delete" if sent.fields.is_sure() => {
            asked.act("", sent.key, |_| Ok::<_, Trouble>(vec![Event::Deleted])).await.map_err(failed)?;
            Ok(onwards("/hall"))
        }
        "delete" => {
            let question = question(&tournament, asked.words());
            let to = (asked.to("/settings"), asked.to("/settings"));
            page::ask(asked.person, question, &sent.fields, to)
        }
        "save" => {
            let form = Form::read(&sent.fields)?;
            let renamed = form.name != tournament.setup().name.trim();
            if renamed && tournament::Name::made_of(&form.name).is_err() {
                let said = asked.words().say(msg::HallNeedName);
                return show(asked, Some(said), Some(form)).await;
            }
            let new = match form.setup(asked.words(), &asked.person.zone) {
                Ok(new) => new,
                Err(trouble) => {
                    let said = asked.why(trouble).await?;
                    return show(asked, Some(said), Some(form)).await;
                }
            };
            let done = asked.act("", sent.key, |tournament| Ok(vec![changed(tournament, &new)])).await;
            let Err(trouble) = done else { return Ok(onwards(&asked.to(""))) };
            let said = asked.why(trouble).await?;
            show(asked, Some(said), Some(form)).await
        }
        other => Err(Failure::Unreadable(format!("`{other}` cannot be done with a tournament"))),
    }
}

/// Once it has begun the form holds nothing of the rules, and they stay.
fn changed(tournament: &Tournament, new: &Setup) -> Event {
    if tournament.begun() == 0 {
        return Event::SetupChanged(new.clone());
    }
    let Setup { name, date, place, rounds, .. } = new.clone();
    Event::SetupChanged(Setup { name, date, place, rounds, ..tournament.setup().clone() })
}

fn failed(trouble: Trouble) -> Failure {
    match trouble {
        Trouble::Failure(failure) => failure,
        // Somebody else was faster.
        _ => Failure::Conflict,
    }
}

fn question(tournament: &Tournament, words: &Lexicon) -> Question {
    let players = words.say(msg::TournamentPlayersTotal { n: tournament.roster().players().count() });
    let tables = tournament.rounds().iter().flat_map(|seated| &seated.tables);
    let n = tables.map(|table| table.list().lines().len()).sum();
    let lines = vec![
        words.say(msg::CourseAskDeleteWhat { players: &players, n }),
        words.say(msg::CourseAskDeleteBack),
    ];
    let heading = words.say(msg::CourseAskDelete { name: &tournament.setup().name });
    Question { heading, lines, yes: words.say(msg::CourseDelete) }
}

/// `POST /hall/{name}/restore`: what was deleted is there again, as it was.
pub async fn restore(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    sent: Sent,
) -> Result<Response, Failure> {
    let asked = Asked::even_deleted(app, person, &name).await?;
    asked.only(asked.rights.organises)?;
    asked.act("", sent.key, |_| Ok::<_, Trouble>(vec![Event::Restored])).await.map_err(failed)?;
    Ok(onwards(&asked.to("")))
}
