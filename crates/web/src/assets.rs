//! Style sheet, scripts and pictures: inside the binary, addressed by their content, so that a browser
//! may keep them for ever.

use std::sync::LazyLock;

use axum::{
    extract::Path,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use rust_embed::{EmbeddedFile, RustEmbed};

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Files;

/// Where the pages find what they need.
pub struct Addresses {
    /// The style sheet.
    pub style: String,
    /// The script of every page.
    pub script: String,
    /// The icon.
    pub icon: String,
    /// The style of the tournament.
    pub hall_style: String,
    /// The script of the tournament.
    pub hall_script: String,
    /// The style of the form for a game.
    pub table_style: String,
    /// The script of the form for a game.
    pub table_script: String,
    /// The style of the live tables.
    pub live_style: String,
    /// The script of the live tables.
    pub live_script: String,
}

/// The addresses of what is embedded.
pub static ADDRESSES: LazyLock<Addresses> = LazyLock::new(|| Addresses {
    style: address("app.css"),
    script: address("app.js"),
    icon: address("icon.svg"),
    hall_style: address("hall.css"),
    hall_script: address("hall.js"),
    table_style: address("table.css"),
    table_script: address("table.js"),
    live_style: address("live.css"),
    live_script: address("live.js"),
});

/// The first figures of the hash of a file: another content is another address.
fn version(file: &EmbeddedFile) -> String {
    file.metadata.sha256_hash().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

fn address(name: &str) -> String {
    let version = Files::get(name).map(|file| version(&file)).unwrap_or_default();
    format!("/assets/{version}/{name}")
}

/// One figure for all of them: a new program is a new version of the service worker's store.
#[must_use]
pub fn all() -> String {
    let mut names: Vec<_> = Files::iter().collect();
    names.sort();
    names.iter().filter_map(|name| Files::get(name)).map(|file| version(&file)).collect::<Vec<_>>().join("")
}

const fn kind(name: &str) -> &'static str {
    match name.as_bytes() {
        [.., b'.', b'c', b's', b's'] => "text/css; charset=utf-8",
        [.., b'.', b'j', b's'] => "text/javascript; charset=utf-8",
        [.., b'.', b's', b'v', b'g'] => "image/svg+xml",
        [.., b'.', b'p', b'n', b'g'] => "image/png",
        _ => "application/octet-stream",
    }
}

/// `/assets/{version}/{name}`: what is asked for in another version is not there.
pub async fn serve(Path((wanted, name)): Path<(String, String)>) -> Response {
    match Files::get(&name).filter(|file| version(file) == wanted) {
        Some(file) => (
            [
                (header::CONTENT_TYPE, HeaderValue::from_static(kind(&name))),
                (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
            ],
            file.data.into_owned(),
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The text of an embedded file.
#[must_use]
pub fn text(name: &str) -> String {
    Files::get(name).map(|file| String::from_utf8_lossy(&file.data).into_owned()).unwrap_or_default()
}
