//! The page on which a file is taken in.

use askama::Template;
use axum::{
    Router,
    body::{Body, to_bytes},
    extract::{DefaultBodyLimit, FromRequest, Multipart, Request, State, multipart::MultipartError},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use tower_http::limit::RequestBodyLimitLayer;
use wording::msg;

use super::{Sent, Unfit, said, take};
use crate::{
    app::App,
    body,
    failure::Failure,
    guard,
    page::{self, Shell, onwards},
    person::Person,
    routing::{get, post},
};

/// The page.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/import", get(form).merge(post(import)))
        .layer(DefaultBodyLimit::disable())
        .layer(RequestBodyLimitLayer::new(guard::LARGEST_FILE))
}

/// A request with a file. Nothing of it is read before it is known that whoever sends it may do so.
pub struct Upload(Request);

/// A field of a form in which a file may be.
pub struct Part {
    /// Its name.
    pub name: String,
    /// What the file is called, if it is one.
    pub file: Option<String>,
    /// What was sent.
    pub bytes: Vec<u8>,
}

impl Part {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.bytes).into_owned()
    }
}

impl<S: Send + Sync> FromRequest<S> for Upload {
    type Rejection = Failure;

    async fn from_request(request: Request, _: &S) -> Result<Upload, Failure> {
        Ok(Upload(request))
    }
}

impl Upload {
    /// The headers.
    pub fn headers(&self) -> &HeaderMap {
        self.0.headers()
    }

    /// The body is the file.
    ///
    /// # Errors
    /// [`Failure::TooLong`].
    pub async fn bytes(self) -> Result<Vec<u8>, Failure> {
        let body: Body = self.0.into_body();
        let bytes = to_bytes(body, guard::LARGEST_FILE).await;
        bytes.map(Vec::from).map_err(|_| Failure::TooLong)
    }

    /// The fields of a form in which a file may be.
    ///
    /// # Errors
    /// It is no such form, or too long.
    pub async fn parts(self) -> Result<Vec<Part>, Failure> {
        let unreadable = |e: MultipartError| match e.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Failure::TooLong,
            _ => Failure::Unreadable(e.body_text()),
        };
        let form = Multipart::from_request(self.0, &()).await;
        let mut form = form.map_err(|e| Failure::Unreadable(e.body_text()))?;
        let mut parts = Vec::new();
        while let Some(field) = form.next_field().await.map_err(unreadable)? {
            let (name, file) =
                (field.name().unwrap_or_default().to_owned(), field.file_name().map(str::to_owned));
            parts.push(Part { name, file, bytes: field.bytes().await.map_err(unreadable)?.into() });
        }
        Ok(parts)
    }

    /// The file in a form: chosen, or sent again from the page that asks where it comes from.
    async fn form(self) -> Result<Sent, Failure> {
        let mut sent = Sent::default();
        for part in self.parts().await? {
            match part.name.as_str() {
                "file" => {
                    sent.file = body::line(&part.file.unwrap_or_default(), 200)?;
                    sent.bytes = part.bytes;
                }
                // A form ends its lines as the net does.
                "text" => sent.bytes = part.text().replace("\r\n", "\n").into_bytes(),
                "called" => sent.file = body::line(&part.text(), 200)?,
                "name" => sent.named = body::line(&part.text(), 80)?,
                "house" => sent.from = body::line(&part.text(), 80)?,
                _ => {}
            }
        }
        Ok(sent)
    }
}

#[derive(Template)]
#[template(path = "import.html")]
struct ImportPage {
    shell: Shell,
    trouble: Option<String>,
    named: String,
    /// Is this file to be taken in, though nobody here knows where it comes from?
    unknown: Option<Unknown>,
}

/// A file from where nobody here knows. It goes along, so that it need not be chosen again.
struct Unknown {
    why: String,
    text: String,
    called: String,
    house: String,
}

fn import_page(
    person: Person,
    trouble: Option<String>,
    named: String,
    unknown: Option<Unknown>,
) -> ImportPage {
    let title = person.words().say(msg::HallImport);
    let person = Person { here: "/import".to_owned(), ..person };
    ImportPage { shell: Shell::new(person, title), trouble, named, unknown }
}

/// `/import`
async fn form(person: Person) -> Result<Response, Failure> {
    person.must_organise()?;
    page::html(&import_page(person, None, String::new(), None))
}

/// `POST /import`
async fn import(State(app): State<App>, person: Person, upload: Upload) -> Result<Response, Failure> {
    person.must_organise()?;
    let words = person.words();
    let sent = upload.form().await?;
    let (called, named, text) = (sent.file.clone(), sent.named.clone(), sent.bytes.clone());
    let (trouble, unknown) = if called.is_empty() {
        (Some(words.say(msg::HallImportNoFile)), None)
    } else {
        match take(&app, (&person.grants.who()).into(), sent).await {
            Ok((what, _)) => return Ok(onwards(&what.home())),
            Err(Unfit::Unknown(source)) => {
                let why = said(Unfit::Unknown(source), &called, words)?;
                let text = String::from_utf8_lossy(&text).into_owned();
                (None, Some(Unknown { why, text, called, house: source.name() }))
            }
            Err(unfit) => (Some(said(unfit, &called, words)?), None),
        }
    };
    let page = import_page(person, trouble, named, unknown);
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}
