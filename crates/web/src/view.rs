//! Switching language, theme and colours; what a device needs to keep pages; a word on working without a
//! connection.

use askama::Template;
use axum::{
    Router,
    extract::State,
    http::{HeaderValue, header},
    response::{IntoResponse, Response},
};
use serde_json::json;
use wording::{Lang, msg};

use crate::{
    app::App,
    assets,
    body::Fields,
    failure::Failure,
    health,
    page::{self, Shell, onwards},
    person::{Person, Suits, Theme, VIEW_COOKIE, View},
    routing::{get, post},
};

/// The pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/view", post(change))
        .route("/offline", get(offline))
        .route("/manifest.webmanifest", get(manifest))
        .route("/sw.js", get(service_worker))
        .route("/health", get(health::health))
}

/// `/view`: one of language, theme and suits is set; the others stay.
async fn change(State(app): State<App>, person: Person, fields: Fields) -> Result<Response, Failure> {
    let bad = |what: &str| Failure::Unreadable(format!("`{what}` cannot be set"));
    let mut view: View = person.view;
    match (fields.get("lang"), fields.get("theme"), fields.get("suits")) {
        (code, "", "") if !code.is_empty() => {
            view.lang = Lang::ALL.into_iter().find(|l| l.code() == code).ok_or_else(|| bad(code))?;
        }
        ("", id, "") if !id.is_empty() => {
            view.theme = Theme::ALL.into_iter().find(|t| t.id() == id).ok_or_else(|| bad(id))?;
        }
        ("", "", id) if !id.is_empty() => {
            view.suits = Suits::ALL.into_iter().find(|s| s.id() == id).ok_or_else(|| bad(id))?;
        }
        _ => return Err(bad("nothing")),
    }
    let secure = if app.settings.behind_proxy { "; Secure" } else { "" };
    let cookie =
        format!("{VIEW_COOKIE}={}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax{secure}", view.written());
    Ok(([(header::SET_COOKIE, cookie)], onwards(back(fields.get("back")))).into_response())
}

/// Back to a page of ours and nowhere else.
fn back(to: &str) -> &str {
    let ours = to.starts_with('/') && !to.starts_with("//") && !to.contains('\\') && to.is_ascii();
    if ours && !to.contains(char::is_control) { to } else { "/" }
}

#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage {
    shell: Shell,
}

/// `/offline`: what works without a connection. The device keeps it for pages that it does not have.
async fn offline(person: Person) -> Result<Response, Failure> {
    let title = person.words().say(msg::WebOfflineTitle);
    page::html(&OfflinePage { shell: Shell::new(person, title).kept() })
}

async fn manifest(person: Person) -> Response {
    let words = person.words();
    let icon =
        json!({ "src": assets::ADDRESSES.icon, "sizes": "any", "type": "image/svg+xml", "purpose": "any" });
    let manifest = json!({
        "name": words.say(msg::WebName),
        "short_name": words.say(msg::WebName),
        "lang": words.lang().code(),
        "start_url": "/",
        "display": "standalone",
        "background_color": "#f7f5f0",
        "theme_color": "#f7f5f0",
        "icons": [icon],
    });
    let kind = HeaderValue::from_static("application/manifest+json");
    ([(header::CONTENT_TYPE, kind)], manifest.to_string()).into_response()
}

/// The service worker stands at the root, so that it may keep all pages.
async fn service_worker() -> Response {
    let a = &*assets::ADDRESSES;
    let script = assets::text("sw.js").replace("VERSION", &assets::all()).replace(
        "SHELL",
        &json!([a.style, a.script, a.icon, "/desk", "/bridge", "/doko", "/offline"]).to_string(),
    );
    let kind = HeaderValue::from_static("text/javascript; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], script).into_response()
}

#[cfg(test)]
mod tests {
    use super::back;

    #[test]
    fn the_way_back_leads_to_our_own_pages() {
        for (to, there) in [
            ("/desk/revoke?declarer=S", "/desk/revoke?declarer=S"),
            ("//evil.example", "/"),
            ("/\\evil.example", "/"),
            ("https://evil.example", "/"),
            ("", "/"),
            ("/a\r\nSet-Cookie: x", "/"),
        ] {
            assert_eq!(back(to), there);
        }
    }
}
