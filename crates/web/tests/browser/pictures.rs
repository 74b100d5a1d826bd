//! The pictures of the README, taken of the demonstration: `docs/pictures/*.png`, light and dark. They are
//! taken anew with `STICH_BROWSER=1 STICH_PICTURES=1`.

use std::{fs, path::PathBuf};

use serde_json::json;
use store::Store;
use wording::{Lang, Lexicon};

use crate::{Browser, Server, base64, enter, server_in};

/// A screen: how wide and high it is, how large the picture of it is, and whether it is touched.
#[derive(Clone, Copy)]
struct Screen {
    name: &'static str,
    width: u32,
    height: u32,
    shown: f64,
    mobile: bool,
}

const PHONE: Screen = Screen { name: "phone", width: 390, height: 844, shown: 1.0, mobile: true };
const PROJECTOR: Screen = Screen { name: "projector", width: 1280, height: 720, shown: 0.75, mobile: false };

/// A ruling with its tree of choices.
const RULING: &str = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                      could-declarer-see-dummy=no";

const PAGES: [(&str, &str, Screen); 5] = [
    ("desk", RULING, PHONE),
    ("tables", "/hall/herbst", PHONE),
    ("list", "/hall/herbst/2/3", PHONE),
    ("wall", "/hall/herbst/wall", PROJECTOR),
    ("tables", "/hall/herbst", PROJECTOR),
];

/// The most that a picture may weigh, in bytes.
const HEAVIEST: usize = 150_000;

pub fn demonstration() -> Server {
    let folder = tempfile::tempdir().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        let store = Store::in_folder(folder.path()).unwrap();
        web::demo::fill(store, &Lexicon::new(Lang::De), 7).await.unwrap();
    });
    drop(runtime);
    server_in(folder)
}

#[test]
fn pictures() {
    if std::env::var_os("STICH_PICTURES").is_none() {
        eprintln!("the pictures of the README are taken with STICH_PICTURES=1");
        return;
    }
    let Some(browser) = Browser::telephone(PHONE.width, PHONE.height, "de") else { return };
    let server = demonstration();
    enter(&browser, &server.link);
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "pictures"].iter().collect();
    fs::create_dir_all(&folder).unwrap();
    for (page, path, screen) in PAGES {
        let Screen { name, width, height, shown, mobile } = screen;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": mobile });
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": shown });
        for scheme in ["light", "dark"] {
            let wanted = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
            browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": wanted }));
            browser.open(&format!("{}{path}", server.address));
            // The browser was told of a telephone; a page that is opened is shown on that first.
            browser.devtools("Emulation.setDeviceMetricsOverride", &metrics);
            let there = browser.promise(
                "requestAnimationFrame(() => requestAnimationFrame(() => done([innerWidth, devicePixelRatio])))",
            );
            assert_eq!(there, json!([width, 1]), "{path}");
            assert_ne!(browser.text("main h1"), "", "{path}");
            let taken = browser.devtools("Page.captureScreenshot", &json!({ "format": "png", "clip": clip }));
            let bytes = base64(taken["data"].as_str().unwrap());
            assert!(bytes.len() < HEAVIEST, "{page} weighs {} bytes", bytes.len());
            fs::write(folder.join(format!("{page}-{name}-{scheme}.png")), bytes).unwrap();
        }
    }
}
