//! What can go wrong with a request, and how it is said: as a page, or as a problem document (RFC 9457).

use axum::{
    http::StatusCode,
    response::{IntoResponse, Response},
};
use store::{Damage, StoreError, Trouble};
use wording::{Lexicon, msg};

/// Why a request was not carried out.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// There is nothing at this address.
    #[error("there is no such page")]
    NotFound,
    /// A program has not said who it is, or shows a token that opens nothing.
    #[error("this needs the token of a link: `Authorization: Bearer TOKEN`")]
    Unknown,
    /// The person has no role that may do it.
    #[error("this needs a role that the request does not have")]
    Forbidden,
    /// A table changes what the referee has entered in its list.
    #[error("penalty points and deductions are changed by the referee")]
    OfReferee,
    /// A table changes a line against which somebody has appealed.
    #[error("a line that is or was under appeal is changed by the tournament management")]
    UnderAppeal,
    /// The list of another table than the one of this device.
    #[error("{said}")]
    Elsewhere {
        /// Whose it is, and where the device belongs.
        said: String,
        /// The way there.
        to: String,
        /// What it is called.
        called: String,
    },
    /// It came from another website.
    #[error("the request came from another website")]
    Foreign,
    /// The name by which the server was called is not its own.
    #[error("the server does not go by this name: {0}")]
    Host(String),
    /// Address or body are too long.
    #[error("the address or the body is too long")]
    TooLong,
    /// What was sent cannot be read.
    #[error("{0}")]
    Unreadable(String),
    /// Too many requests from one address.
    #[error("too many requests")]
    TooMany,
    /// The address does something, and not this.
    #[error("there is nothing at this address for this method")]
    Method,
    /// A line with characters that nobody sees.
    #[error("a line has characters that cannot be seen, or breaks in it")]
    Hidden,
    /// A change with a cookie alone: it does not say from which page it comes.
    #[error("a change needs an `Origin`, or the token of a link: `Authorization: Bearer TOKEN`")]
    CookieAlone,
    /// The database did not answer in time, and nothing was to be changed.
    #[error("the database does not answer in time")]
    Slow,
    /// The database did not answer in time: it may be stored, now or later.
    #[error("it is not known whether it was stored; send it again under the same key")]
    Unsure,
    /// What was to come behind its head did not come in time: nothing was done.
    #[error("the request did not arrive in time; nothing was changed")]
    Stalled,
    /// What was asked for is not possible as things stand.
    #[error("{0}")]
    Refused(String),
    /// The rules of a tournament do not allow it.
    #[error("{said}")]
    NotAllowed {
        /// What programs call it.
        reason: &'static str,
        /// In the words of the hall.
        said: String,
    },
    /// Somebody else was faster.
    #[error("somebody else has written in the meantime")]
    Conflict,
    /// The key of the request was used for another one before.
    #[error("this idempotency key was used for another request")]
    KeyUsed,
    /// What it needs is damaged where it is kept.
    #[error("event {number} of {stream} {damage}")]
    Damaged {
        /// The stream.
        stream: String,
        /// Which of its events.
        number: u64,
        /// What is wrong with it.
        damage: Damage,
    },
    /// A file from a house that is not known here: whoever sends it is asked whether he knows it.
    #[error("{0}")]
    UnknownHouse(String),
    /// The disk is full.
    #[error("the disk is full; nothing was stored")]
    Full,
    /// Nothing the sender could mend. The reason is for those who run the server.
    #[error("the server could not do it")]
    Server(String),
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        match error {
            StoreError::Conflict { .. } => Failure::Conflict,
            StoreError::KeyUsed(_) => Failure::KeyUsed,
            StoreError::NotConfirmed(_) => Failure::Unsure,
            StoreError::Damaged { stream, number, damage } => {
                Failure::Damaged { stream: stream.to_string(), number, damage }
            }
            full if full.trouble() == Trouble::Full => Failure::Full,
            // Another program keeps it to itself, so long that nobody waits. Nothing of it is stored.
            locked if locked.trouble() == Trouble::Locked => Failure::Slow,
            other => Failure::Server(other.to_string()),
        }
    }
}

impl Failure {
    /// The status of the answer.
    #[must_use]
    pub const fn status(&self) -> StatusCode {
        match self {
            Failure::NotFound => StatusCode::NOT_FOUND,
            Failure::Unknown => StatusCode::UNAUTHORIZED,
            Failure::Forbidden
            | Failure::OfReferee
            | Failure::UnderAppeal
            | Failure::Elsewhere { .. }
            | Failure::Foreign
            | Failure::CookieAlone => StatusCode::FORBIDDEN,
            Failure::Method => StatusCode::METHOD_NOT_ALLOWED,
            Failure::Stalled => StatusCode::REQUEST_TIMEOUT,
            Failure::Slow | Failure::Unsure => StatusCode::SERVICE_UNAVAILABLE,
            Failure::Host(_) => StatusCode::MISDIRECTED_REQUEST,
            Failure::TooLong => StatusCode::PAYLOAD_TOO_LARGE,
            Failure::Unreadable(_) | Failure::Hidden => StatusCode::BAD_REQUEST,
            Failure::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Failure::Conflict | Failure::Refused(_) | Failure::UnknownHouse(_) => StatusCode::CONFLICT,
            Failure::KeyUsed | Failure::NotAllowed { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Failure::Full => StatusCode::INSUFFICIENT_STORAGE,
            Failure::Damaged { .. } | Failure::Server(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What a bare status of the layers below us means.
    #[must_use]
    pub fn of(status: StatusCode) -> Failure {
        match status {
            StatusCode::NOT_FOUND => Failure::NotFound,
            StatusCode::METHOD_NOT_ALLOWED => Failure::Method,
            StatusCode::PAYLOAD_TOO_LARGE | StatusCode::URI_TOO_LONG => Failure::TooLong,
            StatusCode::TOO_MANY_REQUESTS => Failure::TooMany,
            StatusCode::SERVICE_UNAVAILABLE => Failure::Unsure,
            status if status.is_client_error() => Failure::Unreadable(status.to_string()),
            status => Failure::Server(status.to_string()),
        }
    }

    /// The last part of the address that names this kind of problem.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Failure::NotFound => "not-found",
            Failure::Unknown => "unauthorized",
            Failure::Forbidden | Failure::OfReferee | Failure::UnderAppeal | Failure::Elsewhere { .. } => {
                "forbidden"
            }
            Failure::Foreign => "foreign",
            Failure::Method => "method",
            Failure::Hidden => "hidden",
            Failure::CookieAlone => "cookie-alone",
            Failure::Slow => "slow",
            Failure::Unsure => "unsure",
            Failure::Stalled => "stalled",
            Failure::Host(_) => "host",
            Failure::TooLong => "too-long",
            Failure::Unreadable(_) => "unreadable",
            Failure::TooMany => "too-many",
            Failure::Conflict => "conflict",
            Failure::Refused(_) => "refused",
            Failure::NotAllowed { .. } => "not-allowed",
            Failure::KeyUsed => "key-used",
            Failure::UnknownHouse(_) => "unknown-house",
            Failure::Full => "full",
            Failure::Damaged { .. } => "damaged",
            Failure::Server(_) => "server",
        }
    }

    /// What programs call what the rules of a tournament do not allow.
    #[must_use]
    pub const fn reason(&self) -> Option<&'static str> {
        match self {
            Failure::NotAllowed { reason, .. } => Some(reason),
            Failure::OfReferee => Some("line-of-referee"),
            Failure::UnderAppeal => Some("line-under-appeal"),
            _ => None,
        }
    }

    /// Does its page know who looks, and lead where he has a part? Not where the database does not answer, and not where it is
    /// not sure that he sent it himself.
    #[must_use]
    pub const fn leads_on(&self) -> bool {
        match self {
            Failure::NotFound
            | Failure::Forbidden
            | Failure::OfReferee
            | Failure::UnderAppeal
            | Failure::Elsewhere { .. }
            | Failure::Method
            | Failure::TooLong
            | Failure::Unreadable(_)
            | Failure::Hidden
            | Failure::Refused(_)
            | Failure::NotAllowed { .. }
            | Failure::Conflict
            | Failure::KeyUsed
            | Failure::UnknownHouse(_) => true,
            Failure::Unknown
            | Failure::Foreign
            | Failure::Host(_)
            | Failure::TooMany
            | Failure::CookieAlone
            | Failure::Slow
            | Failure::Unsure
            | Failure::Stalled
            | Failure::Damaged { .. }
            | Failure::Full
            | Failure::Server(_) => false,
        }
    }

    /// What is damaged, and where to get it back; nothing where nothing is.
    #[must_use]
    pub fn damage(&self, words: &Lexicon) -> Option<String> {
        let Failure::Damaged { stream, number, damage } = self else { return None };
        let why = &words.say(msg::WebDamage { why: damage.id() });
        Some(words.say(msg::WebDamagedWhat { stream, number: &number.to_string(), why }))
    }

    /// A heading, and what to do.
    #[must_use]
    pub fn said(&self, words: &Lexicon) -> (String, String) {
        let bad = words.say(msg::WebErrorBad);
        match self {
            Failure::NotFound => (words.say(msg::WebErrorNotFound), words.say(msg::WebErrorNotFoundWhat)),
            Failure::Unknown | Failure::Forbidden => {
                (words.say(msg::WebErrorForbidden), words.say(msg::WebErrorForbiddenWhat))
            }
            Failure::OfReferee => (words.say(msg::WebErrorForbidden), words.say(msg::RefereeOnly)),
            Failure::UnderAppeal => (words.say(msg::WebErrorForbidden), words.say(msg::AppealOnly)),
            Failure::Elsewhere { said, .. } => (words.say(msg::WebErrorForbidden), said.clone()),
            Failure::Foreign => (bad, words.say(msg::WebErrorForeign)),
            Failure::Method => (words.say(msg::WebErrorMethod), words.say(msg::WebErrorMethodWhat)),
            Failure::Hidden => (bad, words.say(msg::WebErrorHidden)),
            Failure::CookieAlone => (bad, words.say(msg::WebErrorCookie)),
            Failure::Slow => (words.say(msg::WebErrorSlow), words.say(msg::WebErrorSlowWhat)),
            Failure::Unsure => (words.say(msg::WebErrorUnsure), words.say(msg::WebErrorUnsureWhat)),
            Failure::Stalled => (words.say(msg::WebErrorStalled), words.say(msg::WebErrorStalledWhat)),
            Failure::Host(found) => (bad, words.say(msg::WebErrorHost { found })),
            Failure::TooLong => (bad, words.say(msg::WebErrorTooLong)),
            Failure::Unreadable(_) => (bad, words.say(msg::WebErrorUnreadable)),
            Failure::TooMany => (words.say(msg::WebErrorTooMany), words.say(msg::WebErrorTooManyWhat)),
            Failure::NotAllowed { said, .. } => (words.say(msg::WebErrorNotAllowed), said.clone()),
            Failure::Refused(_) => (bad, words.say(msg::LiveNoNotPossible)),
            Failure::Conflict => (words.say(msg::WebErrorConflict), words.say(msg::WebErrorConflictWhat)),
            Failure::KeyUsed => (words.say(msg::WebErrorKey), words.say(msg::WebErrorKeyWhat)),
            Failure::UnknownHouse(why) => (words.say(msg::WebFilesWhose), why.clone()),
            Failure::Full => (words.say(msg::KeepWebFull), words.say(msg::KeepWebFullWhat)),
            Failure::Damaged { .. } => (words.say(msg::WebDamaged), self.damage(words).unwrap_or_default()),
            Failure::Server(_) => (words.say(msg::WebErrorServer), words.say(msg::WebErrorServerWhat)),
        }
    }
}

impl IntoResponse for Failure {
    /// A bare answer; `guard::dress` makes a page or a problem document of it, since only there
    /// the language is known.
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}
