//! The history of a tournament in words: everything that happened, by whom and when.

use askama::Template;
use axum::{
    extract::{Path, RawQuery, State},
    response::Response,
};
use tournament::{Record, Tournament};
use wording::msg;

use super::asked::{Asked, Frame, Here};
use crate::{
    app::App,
    clock,
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

struct Step {
    by: String,
    said: Vec<String>,
}

#[derive(Template)]
#[template(path = "hall/course.html")]
struct CoursePage {
    shell: Shell,
    frame: Frame,
    steps: Vec<Step>,
    lines: bool,
}

/// `/hall/{name}/history`: with `?lines` also each line that was entered.
pub async fn page(
    State(app): State<App>,
    person: Person,
    Path(name): Path<String>,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    let asked = Asked::of(app, person, &name).await?;
    asked.only(asked.rights.directs)?;
    let words = asked.words();
    let lines = query.as_deref() == Some("lines");
    let mut steps = Vec::new();
    let mut before: Option<Tournament> = None;
    for event in asked.app.store.read(&asked.open.stream, 0).await? {
        let what = event.what;
        let server = |e: &dyn std::fmt::Display| Failure::Server(e.to_string());
        let record =
            Record::of_event(what.format, &what.who, &what.at, &what.payload).map_err(|e| server(&e))?;
        let mut said = Vec::new();
        for event in &record.events {
            // One after the other, so that each is said of the tournament as it was then.
            let one = Record { events: vec![event.clone()], ..record.clone() };
            let (was, told) = (before.clone(), lines || !bulletin::say::is_of_a_line(event));
            Tournament::happen(&mut before, &one).map_err(|e| server(&e))?;
            if told {
                said.push(bulletin::say::happened(event, (was.as_ref(), before.as_ref()), words));
            }
        }
        if !said.is_empty() {
            let when = clock::shown(&what.at, &asked.person.zone, asked.words().lang());
            steps.push(Step { by: words.say(msg::CourseBy { when: &when, name: &what.who }), said });
        }
    }
    steps.reverse();
    let (number, tournament) = asked.open.now().await?;
    page::html(&CoursePage {
        steps,
        lines,
        frame: asked.frame(&tournament, number, Here::Elsewhere),
        shell: asked.shell(&words.say(msg::CourseTitle)),
    })
}
