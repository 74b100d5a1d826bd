//! Somebody at the door, of whom nothing is known yet but where the line comes from, and which device it is.

use std::net::IpAddr;

use axum::{
    extract::FromRequestParts,
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, header, request::Parts},
    response::{IntoResponse as _, Response},
};

use super::Id;
use crate::{app::App, failure::Failure, guard, person::cookie, settings::Settings};

/// The cookie by which a device is known again.
const DEVICE_COOKIE: &str = "stich-device";

/// Somebody at the door.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Visitor {
    /// Where the line comes from.
    pub address: IpAddr,
    /// Which device; none that was here before if it does not say so. Anybody may name any, so this is for
    /// keeping devices behind one router apart, and gives nothing.
    pub device: Option<Id>,
}

impl FromRequestParts<App> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, Failure> {
        Ok(Visitor::of(&app.settings, &parts.headers, &parts.extensions))
    }
}

impl Visitor {
    /// Who has sent this.
    #[must_use]
    pub fn of(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> Visitor {
        let device = cookie(headers, DEVICE_COOKIE).and_then(Id::parse);
        Visitor { address: guard::asker(settings, headers, extensions), device }
    }

    /// This page, with the header that makes a device which is new here known from now on.
    ///
    /// # Errors
    /// The system gives no random numbers.
    pub fn known_by(&self, page: Response, secure: bool) -> Result<Response, Failure> {
        Ok(match self.device {
            Some(_) => page,
            None => ([known(secure)?], page).into_response(),
        })
    }
}

fn known(secure: bool) -> Result<(HeaderName, HeaderValue), Failure> {
    let server = |e: &dyn std::fmt::Display| Failure::Server(e.to_string());
    let id = Id::random().map_err(|e| server(&e))?;
    let secure = if secure { "; Secure" } else { "" };
    let year = 365 * 24 * 60 * 60;
    let text = format!("{DEVICE_COOKIE}={id}; Path=/; Max-Age={year}; HttpOnly; SameSite=Lax{secure}");
    Ok((header::SET_COOKIE, HeaderValue::from_str(&text).map_err(|e| server(&e))?))
}
