//! Style sheet, scripts and pictures: inside the binary, addressed by their content, so that a browser
//! may keep them for ever.

use std::{collections::BTreeMap, sync::LazyLock};

use axum::{
    extract::Path,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use sha2::{Digest, Sha256};

struct File {
    /// The first figures of the hash: another content is another address.
    version: String,
    text: &'static str,
}

macro_rules! files {
    ($($name:literal)+) => {
        [$(($name, include_str!(concat!("../assets/", $name)))),+]
    };
}

/// All of them by name.
static FILES: LazyLock<BTreeMap<&str, File>> = LazyLock::new(|| {
    let files = files!("app.css" "app.js" "hall.css" "hall.js" "icon.svg" "live.css" "live.js" "sw.js" "table.css" "table.js");
    files.map(|(name, text)| (name, File { version: version(text), text })).into()
});

fn version(text: &str) -> String {
    Sha256::digest(text).iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

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

fn address(name: &str) -> String {
    let version = FILES.get(name).map_or("", |file| &file.version);
    format!("/assets/{version}/{name}")
}

/// One figure for all of them: a new program is a new version of the service worker's store.
#[must_use]
pub fn all() -> String {
    FILES.values().map(|file| file.version.as_str()).collect()
}

const fn kind(name: &str) -> &'static str {
    match name.as_bytes() {
        [.., b'.', b'c', b's', b's'] => "text/css; charset=utf-8",
        [.., b'.', b'j', b's'] => "text/javascript; charset=utf-8",
        [.., b'.', b's', b'v', b'g'] => "image/svg+xml",
        _ => "application/octet-stream",
    }
}

/// `/assets/{version}/{name}`: what is asked for in another version is not there.
pub async fn serve(Path((wanted, name)): Path<(String, String)>) -> Response {
    match FILES.get(name.as_str()).filter(|file| file.version == wanted) {
        Some(file) => (
            [
                (header::CONTENT_TYPE, HeaderValue::from_static(kind(&name))),
                (header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
            ],
            file.text,
        )
            .into_response(),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// The text of an embedded file.
#[must_use]
pub fn text(name: &str) -> &'static str {
    FILES.get(name).map_or("", |file| file.text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "tests")]
mod tests {
    use super::FILES;

    #[test]
    fn every_file_of_the_folder_is_served() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets")).unwrap();
        let mut names: Vec<_> = folder.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        assert!(FILES.keys().eq(&names), "{names:?}");
    }
}
