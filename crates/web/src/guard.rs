//! What stands before every page: names, origins, limits; and what every answer carries.

use std::{
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
    time::{Duration, Instant},
};

use crate::{
    api,
    app::App,
    arriving::Arrived,
    caller::{Caller, caller, household},
    doors::{DOOR_COOKIE, Grants, Token, Visitor},
    failure::Failure,
    limits::is_reading,
    page,
    person::{View, cookie},
    settings::Settings,
};
use axum::{
    extract::{ConnectInfo, Request, State},
    http::{Extensions, HeaderMap, HeaderName, HeaderValue, Uri, header},
    middleware::Next,
    response::{IntoResponse as _, Response},
};

/// The longest address, in bytes: an interview of every question there is fits ten times.
const LONGEST_ADDRESS: usize = 4096;
/// The largest body, in bytes: a ruling with all its notes fits.
pub const LARGEST_BODY: usize = 64 * 1024;
/// The largest file that is taken in, in bytes: a tournament of 400 players over three rounds is a fifth of it.
pub const LARGEST_FILE: usize = 16 * 1024 * 1024;
/// No answer takes longer.
pub const LONGEST: Duration = Duration::from_secs(20);

/// What every answer says to the browser. Scripts and styles come from here only, none stands in a page;
/// nobody may put our pages into a frame of his.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Refuses what must not come further.
pub async fn watch(State(app): State<App>, mut request: Request, next: Next) -> Response {
    match admitted(&app, &mut request).await {
        Ok(()) => next.run(request).await,
        Err(failure) => failure.into_response(),
    }
}

async fn admitted(app: &App, request: &mut Request) -> Result<(), Failure> {
    if request.uri().to_string().len() > LONGEST_ADDRESS {
        return Err(Failure::TooLong);
    }
    let visitor = Visitor::of(&app.settings, request.headers(), request.extensions());
    let address = visitor.address;
    let (caller, grants) = known(app, request.uri(), request.headers(), visitor).await;
    if !app.limits.allow(&caller, address, request.method(), request.uri()) {
        return Err(Failure::TooMany);
    }
    request.extensions_mut().insert(caller);
    if let Some(grants) = grants {
        request.extensions_mut().insert(grants);
    }
    let (uri, headers) = (request.uri(), request.headers());
    let host = host(&app.settings, uri, headers);
    // Another name that leads here may belong to somebody who wants to read along in the browser.
    if let Some(name) = host.as_deref().map(bare).filter(|name| !is_our_name(&app.settings, name)) {
        return Err(Failure::Host(name));
    }
    if !is_reading(request.method()) {
        is_from_here(headers, host.as_deref())?;
    }
    Ok(())
}

/// Who asks, and with which roles. Where the database does not answer, those who say that they have one are strangers
/// until it does.
async fn known(app: &App, uri: &Uri, headers: &HeaderMap, visitor: Visitor) -> (Caller, Option<Grants>) {
    let stranger = Caller::Stranger(visitor.address);
    match app.doors.with(|doors| caller(doors, uri, headers, visitor)).await {
        Ok((caller, grants)) => (caller, Some(grants)),
        Err(_) => (stranger, None),
    }
}

/// Where the asker is: at the other end of the line, or behind a proxy where the proxy says.
#[must_use]
pub fn asker(settings: &Settings, headers: &HeaderMap, extensions: &Extensions) -> IpAddr {
    let line = extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let forwarded = || {
        // The proxy appends; what stands before was written by anybody.
        let last = headers.get_all("x-forwarded-for").iter().next_back()?;
        last.to_str().ok()?.rsplit(',').next()?.trim().parse().ok()
    };
    let named = if settings.behind_proxy { forwarded() } else { None };
    household(named.or(line).unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED)))
}

/// The name by which we were called, with its port.
#[must_use]
pub fn host(settings: &Settings, uri: &Uri, headers: &HeaderMap) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|v| v.to_str().ok()).map(str::to_owned);
    let forwarded = if settings.behind_proxy { text("x-forwarded-host") } else { None };
    forwarded.or_else(|| text("host")).or_else(|| uri.authority().map(ToString::to_string))
}

/// The address of the house as the asker sees it: `http://192.168.1.20:8484`. Who asks on the computer itself
/// is told the address by which others reach it, so that a code on his screen opens on a telephone.
#[must_use]
pub fn house(settings: &Settings, uri: &Uri, headers: &HeaderMap) -> String {
    let scheme = if settings.behind_proxy { "https" } else { "http" };
    let asked = host(settings, uri, headers).unwrap_or_default();
    let others = settings.lan.filter(|_| !settings.behind_proxy && is_this_computer(&asked));
    match others.and_then(|port| Some(SocketAddr::new(own_address()?, port))) {
        Some(address) => format!("{scheme}://{address}"),
        None => format!("{scheme}://{asked}"),
    }
}

/// Does only this computer know itself by this name?
#[must_use]
pub fn is_this_computer(host: &str) -> bool {
    let name = bare(host);
    let loopback = name.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback());
    loopback || name == "localhost" || name.ends_with(".localhost")
}

/// The address of this computer on the local network: the one from which it would speak to the world. No
/// packet is sent.
#[must_use]
pub fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    Some(ip).filter(|ip| !ip.is_unspecified() && !ip.is_loopback())
}

/// Ends of names that are given within a house only: nobody can buy one, and so no website is called by it.
const WITHIN: [&str; 5] = [".localhost", ".local", ".lan", ".internal", ".home.arpa"];

/// An address in figures, this computer, a name of the local network (those without a dot too), or a name that
/// we were given.
fn is_our_name(settings: &Settings, name: &str) -> bool {
    name.parse::<IpAddr>().is_ok()
        || !name.is_empty() && !name.contains('.')
        || WITHIN.iter().any(|end| name.ends_with(end))
        || settings.names.iter().any(|own| own.eq_ignore_ascii_case(name))
}

/// The name of a host without its port, in small letters.
fn bare(host: &str) -> String {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.ends_with(':') => name,
        _ => host,
    };
    name.trim_start_matches('[').trim_end_matches(']').trim_end_matches('.').to_ascii_lowercase()
}

/// Changes are asked for by our own pages only, or by programs. Every browser says with a change where it comes from;
/// who does not is a program, and shows a token: a cookie that is sent along by itself is not enough.
fn is_from_here(headers: &HeaderMap, host: Option<&str>) -> Result<(), Failure> {
    let text = |name: &str| headers.get(name).map(|v| v.to_str().unwrap_or("?"));
    let here = match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => {
            let of = origin.split_once("://").map(|(_, of)| of);
            of.is_some() && of == host
        }
        (None, None) if cookie(headers, DOOR_COOKIE).is_some() && api::bearer(headers).is_none() => {
            return Err(Failure::CookieAlone);
        }
        (None, None) => true,
    };
    if here { Ok(()) } else { Err(Failure::Foreign) }
}

/// Gives every answer its headers, and bare failures a face.
pub async fn dress(State(app): State<App>, request: Request, next: Next) -> Response {
    let view = View::of(request.headers());
    let path = request.uri().path().to_owned();
    let reading = is_reading(request.method());
    let secret = path.starts_with("/in/");
    let token = api::bearer(request.headers());
    let held = cookie(request.headers(), DOOR_COOKIE).map(str::to_owned);
    let entered = held.is_some();
    let begun = Instant::now();
    let (request, arrived) = Arrived::of(request);
    let mut response = next.run(request).await;
    app.health.answered(response.status(), begun.elapsed());
    let status = response.status();
    let failure = response.extensions_mut().remove::<Failure>();
    let bare = !response.headers().contains_key(header::CONTENT_TYPE)
        || response
            .headers()
            .get(header::CONTENT_TYPE)
            .is_some_and(|kind| kind == "text/plain; charset=utf-8");
    if (status.is_client_error() || status.is_server_error()) && (failure.is_some() || bare) {
        let mut failure = failure.unwrap_or_else(|| Failure::of(status));
        if failure == Failure::Unsure && reading {
            failure = Failure::Slow;
        } else if failure == Failure::Unsure && !arrived.has() {
            failure = Failure::Stalled;
        }
        if failure == Failure::Forbidden && path.starts_with("/api/") && !entered {
            let opens = |token: Token| app.doors.with(move |doors| doors.open(&token).is_some());
            let known = match token {
                Some(token) => opens(token).await.unwrap_or(true),
                None => false,
            };
            failure = if known { Failure::Forbidden } else { Failure::Unknown };
        }
        if let Failure::Server(reason) = &failure {
            let path = if secret { "/in/…" } else { path.as_str() };
            tracing::error!(path, reason, "a request failed");
        }
        let allow = response.headers().get(header::ALLOW).cloned();
        let status = failure.status();
        response = if path.starts_with("/api/") {
            api::problem(status, &failure, view)
        } else {
            // Whoever has a part here finds his way from the page that says what went wrong, too. Where the database is in
            // trouble it is not asked once more.
            let held = held.filter(|_| failure.leads_on());
            let grants = match held {
                Some(held) => app.doors.with(move |doors| doors.grants(&held)).await.unwrap_or_default(),
                None => Grants::default(),
            };
            page::failure(status, &failure, (view, grants))
        };
        if let Some(allow) = allow {
            response.headers_mut().insert(header::ALLOW, allow);
        }
        if failure == Failure::Unknown {
            response.headers_mut().insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        if matches!(failure, Failure::TooMany | Failure::Slow | Failure::Unsure | Failure::Stalled) {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("3"));
        }
    }
    for (name, value) in HEADERS {
        response.headers_mut().entry(name).or_insert(HeaderValue::from_static(value));
    }
    if secret {
        // The address holds the token: nothing that is asked for from this page may say it. It must say all the
        // same where it comes from: with `no-referrer` browsers call the origin of the form `null`, and outside
        // of https and localhost they say nothing else about it.
        response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("strict-origin"));
    }
    if app.settings.behind_proxy {
        let year = HeaderValue::from_static("max-age=31536000");
        response.headers_mut().insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    let private = HeaderValue::from_static("private, no-cache");
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(private);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_names_are_answered() {
        let settings = Settings { names: vec!["bridge.example".to_owned()], ..Settings::default() };
        for (host, ours) in [
            ("127.0.0.1:8484", true),
            ("localhost:8484", true),
            ("[::1]:8484", true),
            ("192.168.1.20", true),
            ("laptop.local:80", true),
            ("laptop.local.:80", true),
            ("laptop:8484", true),
            ("laptop.lan", true),
            ("laptop.fritz.box", false),
            ("bridge.example", true),
            ("BRIDGE.example:443", true),
            ("evil.example:8484", false),
            ("127.0.0.1.evil.example", false),
            ("localhost.evil.example:1", false),
            ("", false),
        ] {
            assert_eq!(is_our_name(&settings, &bare(host)), ours, "{host}");
        }
    }

    #[test]
    fn changes_come_from_our_own_pages() {
        let headers = |pairs: &[(&'static str, &'static str)]| -> HeaderMap {
            pairs.iter().map(|(k, v)| (HeaderName::from_static(k), HeaderValue::from_static(v))).collect()
        };
        for (pairs, ours) in [
            (&[] as &[_], true),
            (&[("sec-fetch-site", "same-origin")], true),
            (&[("sec-fetch-site", "none")], true),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "http://a:1")], false),
            (&[("origin", "http://a:1")], true),
            (&[("origin", "http://a:2")], false),
            (&[("origin", "null")], false),
            // A cookie goes along by itself; a token is shown by who has it.
            (&[("cookie", "stich-door=x")], false),
            (&[("cookie", "stich-view=de.auto.two")], true),
            (&[("cookie", "stich-door=x"), ("authorization", "Bearer abcdefghijklmnopqrstuvwxyz")], true),
            (&[("cookie", "stich-door=x"), ("origin", "http://a:1")], true),
        ] {
            assert_eq!(is_from_here(&headers(pairs), Some("a:1")).is_ok(), ours, "{pairs:?}");
        }
    }
}
