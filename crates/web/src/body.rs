//! What a form sends, and the query of an address.

use axum::{
    body::Bytes,
    extract::{FromRequest, Request},
    http::{HeaderMap, header},
    response::IntoResponse as _,
};
use store::Key;

use crate::{app::App, failure::Failure, fold::asked_for};

/// The fields of a form, in order.
#[derive(Default)]
pub struct Fields(Vec<(String, String)>);

impl Fields {
    /// Reads what a form has sent.
    ///
    /// # Errors
    /// [`Failure::Unreadable`], if it was no form.
    pub fn read(headers: &HeaderMap, body: &Bytes) -> Result<Fields, Failure> {
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if !kind.starts_with("application/x-www-form-urlencoded") {
            return Err(Failure::Unreadable("expected the fields of a form".to_owned()));
        }
        Ok(Fields(form_urlencoded::parse(body).map(|(k, v)| (k.into_owned(), v.into_owned())).collect()))
    }

    /// A field; blank, if it was not sent.
    #[must_use]
    pub fn get(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    /// A field that must be there, though it may be blank.
    ///
    /// # Errors
    /// [`Failure::Unreadable`].
    pub fn sent(&self, name: &str) -> Result<&str, Failure> {
        let missing = || Failure::Unreadable(format!("`{name}` is missing"));
        self.all(name).next().ok_or_else(missing)
    }

    /// All values of a field that may be sent several times.
    pub fn all<'a>(&'a self, name: &str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// Was a question before it answered: it is meant?
    #[must_use]
    pub fn is_sure(&self) -> bool {
        self.get("sure") == "yes"
    }

    /// Everything that was sent, to be sent again with the answer to a question.
    pub fn again(&self) -> impl Iterator<Item = (String, String)> {
        self.0.iter().filter(|(name, _)| name != "sure").cloned()
    }

    /// The same with one field more, or with another value in it.
    #[must_use]
    pub fn with(&self, name: &str, value: &str) -> Fields {
        let others = self.0.iter().filter(|(key, _)| key != name).cloned();
        Fields(others.chain([(name.to_owned(), value.to_owned())]).collect())
    }

    /// A line of text: nothing in it that cannot be seen, no spaces around it, not longer than this.
    ///
    /// # Errors
    /// [`Failure::TooLong`], [`Failure::Hidden`].
    pub fn line(&self, name: &str, most: usize) -> Result<String, Failure> {
        line(self.get(name), most)
    }

    /// A text of several lines.
    ///
    /// # Errors
    /// [`Failure::TooLong`].
    pub fn text(&self, name: &str, most: usize) -> Result<String, Failure> {
        text(self.get(name), most)
    }
}

impl FromRequest<App> for Fields {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Failure> {
        let headers = request.headers().clone();
        Fields::read(&headers, &whole(request, app).await?)
    }
}

/// All that was sent.
async fn whole(request: Request, app: &App) -> Result<Bytes, Failure> {
    Bytes::from_request(request, app).await.map_err(|error| Failure::of(error.into_response().status()))
}

/// A change that a form asks for.
pub struct Sent {
    pub fields: Fields,
    pub key: Option<Key>,
}

impl FromRequest<App> for Sent {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &App) -> Result<Sent, Failure> {
        let (headers, address) = (request.headers().clone(), request.uri().path().to_owned());
        Sent::read(&address, &headers, &whole(request, app).await?)
    }
}

impl Sent {
    /// What was sent to this address.
    pub fn read(address: &str, headers: &HeaderMap, body: &Bytes) -> Result<Sent, Failure> {
        let fields = Fields::read(headers, body)?;
        let key = match fields.get("key") {
            "" => None,
            text => {
                let key = Key::new(text).map_err(|e| Failure::Unreadable(e.to_string()))?;
                Some(key.of_request(&asked_for(address, body)))
            }
        };
        Ok(Sent { fields, key })
    }

    /// A number that a field must hold.
    pub fn number<N: std::str::FromStr>(&self, name: &str) -> Result<N, Failure> {
        number(self.fields.get(name).trim(), name)
    }
}

/// The number that stands in a field.
pub fn number<N: std::str::FromStr>(text: &str, name: &str) -> Result<N, Failure> {
    text.parse().map_err(|_| Failure::Unreadable(format!("`{text}` in `{name}` is no number here")))
}

/// A field of the query of an address; blank, if it is not there.
#[must_use]
pub fn field(query: Option<&str>, name: &str) -> String {
    let mut pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes());
    pairs.find(|(key, _)| key == name).map(|(_, value)| value.into_owned()).unwrap_or_default()
}

/// A line of text from outside, with what can be seen in it: it becomes a name, or stands in a list.
///
/// # Errors
/// [`Failure::TooLong`], [`Failure::Hidden`].
pub fn line(raw: &str, most: usize) -> Result<String, Failure> {
    let clean = raw.replace('\t', " ");
    if clean.trim().chars().any(tournament::is_hidden) {
        return Err(Failure::Hidden);
    }
    bounded(clean.trim(), most)
}

/// Several lines of text from outside: control characters but the ends of lines become spaces.
///
/// # Errors
/// [`Failure::TooLong`].
pub fn text(raw: &str, most: usize) -> Result<String, Failure> {
    let unix = raw.replace("\r\n", "\n");
    let clean: String = unix.chars().map(|c| if c.is_control() && c != '\n' { ' ' } else { c }).collect();
    bounded(clean.trim(), most)
}

fn bounded(text: &str, most: usize) -> Result<String, Failure> {
    if text.chars().count() > most { Err(Failure::TooLong) } else { Ok(text.to_owned()) }
}
