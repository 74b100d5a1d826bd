//! The pages of the texts: search, one text with a field for a better one, the patch.

use askama::Template;
use axum::{
    Router,
    extract::{Path, RawQuery, State},
    http::{StatusCode, header},
    response::{IntoResponse as _, Response},
};
use wording::{Lang, Lexicon, Proposal, ProposalError, Written, msg, patch, written};

use super::WordEvent;
use crate::{
    app::App,
    body::{Sent, field},
    clock,
    failure::Failure,
    page::{self, Shell, onwards},
    person::Person,
    routing::{get, post},
};

/// So many texts stand on a page.
const A_PAGE: usize = 50;
/// No text is longer.
const LONGEST: usize = 4000;

/// The pages of the texts.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/words", get(list))
        .route("/words/{id}", get(one).merge(post(propose)))
        .route("/words.patch", get(as_patch))
}

struct Line {
    id: String,
    text: String,
    heading: &'static str,
    proposed: bool,
}

#[derive(Template)]
#[template(path = "words.html")]
struct ListPage {
    shell: Shell,
    search: String,
    count: String,
    proposed: Option<String>,
    lines: Vec<Line>,
    more: Option<String>,
}

/// Does a text have all these words, in what it says or in its id?
fn has(written: &Written, wanted: &[String]) -> bool {
    let all = format!("{} {}", written.place.id, written.text).to_lowercase();
    wanted.iter().all(|word| all.contains(word))
}

async fn list(
    State(app): State<App>,
    person: Person,
    RawQuery(query): RawQuery,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let (words, lang) = (person.words(), person.view.lang);
    let search: String = field(query.as_deref(), "search").chars().take(200).collect();
    let page: usize = field(query.as_deref(), "page").parse().unwrap_or(0).min(1_000_000);
    let wanted: Vec<String> = search.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let found: Vec<Written> = written(lang).into_iter().filter(|written| has(written, &wanted)).collect();
    let n = found.len();
    let (lines, proposed) = app
        .words
        .with(|known| {
            let line = |written: Written| Line {
                proposed: known.of(lang, &written.place.id).is_some(),
                text: written.text.to_owned(),
                heading: written.heading,
                id: written.place.id,
            };
            let lines: Vec<Line> = found.into_iter().skip(page * A_PAGE).take(A_PAGE).map(line).collect();
            (lines, known.count(lang))
        })
        .await?;
    let more = ((page + 1) * A_PAGE < n).then(|| page::next_page("/words", &search, page));
    let proposed = (proposed > 0).then(|| words.say(msg::WordsProposed { n: proposed }));
    let count = words.say(msg::WordsCount { n });
    let shell = Shell::new(person, words.say(msg::WordsTitle));
    page::html(&ListPage { shell, search, count, proposed, lines, more })
}

#[derive(Template)]
#[template(path = "word.html")]
struct WordPage {
    shell: Shell,
    id: String,
    file: &'static str,
    heading: &'static str,
    text: &'static str,
    /// The same in English, where that is another language.
    english: Option<&'static str>,
    proposed: Option<String>,
    better: String,
    trouble: Option<String>,
    key: String,
}

fn found(lang: Lang, id: &str) -> Option<Written> {
    written(lang).into_iter().find(|written| written.place.id == id)
}

async fn show(
    app: &App,
    person: Person,
    id: String,
    tried: Option<(String, ProposalError)>,
) -> Result<Response, Failure> {
    let (words, lang) = (person.words(), person.view.lang);
    let written = found(lang, &id).ok_or(Failure::NotFound)?;
    let known = app.words.with(|known| known.of(lang, &id).cloned()).await?;
    let proposed = known.as_ref().map(|known| {
        let at = &clock::shown(&known.at, &person.zone, lang);
        words.say(msg::WordsBy { by: &known.who, at })
    });
    let (better, trouble) = match tried {
        Some((text, error)) => (text, Some(said(&error, words))),
        None => (known.map_or_else(|| written.text.to_owned(), |known| known.text), None),
    };
    let page = WordPage {
        file: written.place.file,
        heading: written.heading,
        text: written.text,
        english: found(Lang::En, &id).map(|english| english.text).filter(|_| lang != Lang::En),
        proposed,
        better,
        trouble,
        key: page::new_key("word")?,
        shell: Shell::new(person, words.say(msg::WordsTitle)),
        id,
    };
    match page.trouble {
        Some(_) => page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page),
        None => page::html(&page),
    }
}

async fn one(State(app): State<App>, person: Person, Path(id): Path<String>) -> Result<Response, Failure> {
    person.must_organise()?;
    show(&app, person, id, None).await
}

/// Why a text is not taken, in words.
fn said(error: &ProposalError, words: &Lexicon) -> String {
    match error {
        ProposalError::Unknown(name) | ProposalError::NotKnown(name) => {
            words.say(msg::WordsNotKnown { name })
        }
        ProposalError::Empty => words.say(msg::WordsEmpty),
        ProposalError::Unreadable => words.say(msg::WordsUnreadable),
        ProposalError::Missing(name) => words.say(msg::WordsMissing { name: &format!("{{ ${name} }}") }),
    }
}

async fn propose(
    State(app): State<App>,
    person: Person,
    Path(id): Path<String>,
    Sent { fields, key }: Sent,
) -> Result<Response, Failure> {
    person.must_organise()?;
    let text = fields.text("text", LONGEST)?;
    let lang = person.view.lang;
    let proposal = match Proposal::new(lang, &id, &text) {
        Ok(proposal) => proposal,
        Err(ProposalError::Unknown(_)) => return Err(Failure::NotFound),
        Err(error) => return show(&app, person, id, Some((text, error))).await,
    };
    let event = || WordEvent::Proposed {
        lang: lang.code().to_owned(),
        id: id.clone(),
        text: proposal.text().to_owned(),
    };
    app.words.decide(&person.grants.who(), key, |_, _| Ok::<_, Failure>((vec![event()], ()))).await?;
    Ok(onwards(&format!("/words/{id}")))
}

/// All that was proposed, in every language, as `stich words export` writes it.
async fn as_patch(State(app): State<App>, person: Person) -> Result<Response, Failure> {
    person.must_organise()?;
    let all = app.words.with(|known| Lang::ALL.map(|lang| (lang, known.proposals(lang)))).await?;
    let text: String = all.iter().map(|(lang, proposals)| patch(*lang, proposals)).collect();
    let named = (header::CONTENT_DISPOSITION, "attachment; filename=\"words.patch\"");
    Ok(([(header::CONTENT_TYPE, "text/x-diff; charset=utf-8"), named], text).into_response())
}
