//! Pictures of the demonstration. Those of the README, `docs/pictures/*.png`, light and dark, are taken anew with
//! `STICH_BROWSER=1 STICH_PICTURES=readme`. Every kind of page in four widths is taken with `STICH_PICTURES=1`, into
//! `target/browser/pages/`, to be looked at.

use std::{fs, path::PathBuf};

use serde_json::json;
use store::Store;
use wording::{Lang, Lexicon};

use crate::{Browser, Server, base64, driver::Pictures, enter, server_in};

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

/// A page of every kind, by the name of its picture.
const KINDS: [(&str, &str); 47] = [
    ("first", "/"),
    ("desk", "/desk"),
    ("desk-bridge", "/bridge"),
    ("desk-doppelkopf", "/doko"),
    ("question", "/desk/opening-lead-out-of-turn"),
    ("question-doppelkopf", "/doko/lead-out-of-turn"),
    ("ruling", RULING),
    ("worth", "/worth"),
    ("rulings", "/rulings"),
    ("record", "/rulings/1"),
    ("hall", "/hall"),
    ("overview", "/hall/herbst"),
    ("players", "/hall/herbst/players"),
    ("player", "/hall/herbst/players/3"),
    ("seating", "/hall/herbst/seating"),
    ("codes", "/hall/herbst/codes"),
    ("wall", "/hall/herbst/wall"),
    ("results", "/hall/herbst/results"),
    ("clubs", "/hall/herbst/clubs"),
    ("prizes", "/hall/herbst/prizes"),
    ("print", "/hall/herbst/print"),
    ("settings", "/hall/herbst/settings"),
    ("history", "/hall/herbst/history"),
    ("list", "/hall/herbst/2/3"),
    ("list-line", "/hall/herbst/2/3?line=1"),
    ("list-typed", "/hall/herbst/2/3/list"),
    ("list-closed", "/hall/herbst/1/1"),
    ("table-code", "/hall/herbst/table/1"),
    ("tables", "/tables"),
    ("new-bridge", "/tables/new"),
    ("new-doppelkopf", "/tables/new/doppelkopf"),
    ("live-bridge", "/tables/00000000de01?as=director"),
    ("live-bridge-links", "/tables/00000000de01/links"),
    ("live-bridge-replay", "/tables/00000000de01/replay?as=director&step=3"),
    ("live-second", "/tables/00000000de02?as=director"),
    ("live-second-replay", "/tables/00000000de02/replay?as=director&step=3"),
    ("live-third", "/tables/00000000de03?as=director"),
    ("live-third-replay", "/tables/00000000de03/replay?as=director&step=3"),
    ("practice", "/practice"),
    ("house", "/house"),
    ("words", "/words?search=nie+gesehen"),
    ("word", "/words/say-as-if-unseen"),
    ("password", "/password"),
    ("api", "/api"),
    ("offline", "/offline"),
    ("no-such-page", "/nowhere"),
    ("no-such-link", "/in/aaaaaaaaaaaaaaaaaaaaaaaaaa"),
];

/// Telephone, tablet, laptop, projector.
const SIZES: [(u32, u32); 4] = [(390, 844), (768, 1024), (1280, 800), (1920, 1080)];

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
    if Pictures::wanted() != Some(Pictures::Readme) {
        eprintln!("the pictures of the README are taken with STICH_PICTURES=readme");
        return;
    }
    let Some(browser) = Browser::telephone(PHONE.width, PHONE.height, "de") else { return };
    let server = demonstration();
    enter(&browser, &server.link);
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "docs", "pictures"].iter().collect();
    fs::create_dir_all(&folder).unwrap();
    for (page, path, screen) in PAGES {
        let Screen { name, width, height, shown, mobile } = screen;
        let clip = json!({ "x": 0, "y": 0, "width": width, "height": height, "scale": shown });
        for scheme in ["light", "dark"] {
            let wanted = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
            browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": wanted }));
            browser.open(&format!("{}{path}", server.address));
            browser.resize(width, height, mobile);
            assert_ne!(browser.text("main h1"), "", "{path}");
            let taken = browser.devtools("Page.captureScreenshot", &json!({ "format": "png", "clip": clip }));
            let bytes = base64(taken["data"].as_str().unwrap());
            assert!(bytes.len() < HEAVIEST, "{page} weighs {} bytes", bytes.len());
            fs::write(folder.join(format!("{page}-{name}-{scheme}.png")), bytes).unwrap();
        }
    }
}

/// No kind of page is wider than the screen, whatever that is, and none of its lines stands outside of it.
#[test]
fn every_kind_of_page_fits_four_screens() {
    let Some(browser) = Browser::telephone(PHONE.width, PHONE.height, "de") else { return };
    let server = demonstration();
    enter(&browser, &server.link);
    let mut wrong = Vec::new();
    for (width, height) in SIZES {
        for (name, path) in KINDS {
            browser.open(&format!("{}{path}", server.address));
            browser.resize(width, height, width < 1000);
            assert_ne!(browser.text("h1"), "", "{name} at {width}");
            // On the wall what does not fit comes on a page of its own.
            let outside = browser.script(
                "return [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && !e.closest('.vh, .skip, .sprite, .leaf'))
                   .filter((e) => { const r = e.getBoundingClientRect(); return r.right > innerWidth + 1 || r.left < -1; })
                   .filter((e) => { for (let at = e; at; at = at.parentElement) if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return false; return true; })
                   .map((e) => e.outerHTML.slice(0, 80))",
            );
            if outside != json!([]) {
                wrong.push(format!("{name} at {width}: {outside}"));
            }
            browser.picture(&format!("pages/{name}-{width}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
