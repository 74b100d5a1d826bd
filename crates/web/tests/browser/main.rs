//! The pages in a real browser, one module a feature. They run with `STICH_BROWSER=1`; accessibility is
//! checked where `STICH_AXE` names the file of axe-core. `.ci/run` installs the one and fetches the other.
//! With `STICH_PICTURES=1` pictures of what they see go to `target/browser/`, to be looked at; it takes half as long again.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

mod desk;
mod doko;
mod door;
mod driver;
mod end;
mod hall;
mod late;
mod live;
mod pictures;
mod referee;
mod table;
mod whole;

use std::{net::TcpListener, sync::mpsc, thread, time::Duration};

use driver::{Browser, Line, NAME, base64};
use web::{Keep, Options};
use wording::{Lang, Lexicon};

/// A server of its own; its address, and the organiser's link. It ends with the test.
struct Server {
    address: String,
    link: String,
    line: Line,
    _folder: tempfile::TempDir,
}

fn server() -> Server {
    server_in(tempfile::tempdir().unwrap())
}

/// The same on what is kept in this folder.
fn server_in(folder: tempfile::TempDir) -> Server {
    server_with(folder, None)
}

/// The same, and the robots think so long.
fn server_with(folder: tempfile::TempDir, thinking: Option<Duration>) -> Server {
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let options = Options {
        backups: None,
        keep: Keep::Folder(folder.path().to_owned()),
        port: Some(port),
        lan: false,
        behind_proxy: false,
        organiser_link: false,
        names: Vec::new(),
        browse: None,
        thinking,
    };
    let (print, printed) = mpsc::channel();
    thread::spawn(move || {
        let mut print = |line: &str| _ = print.send(line.to_owned());
        web::serve(&options, &Lexicon::new(Lang::En), &mut print).unwrap();
    });
    let link = printed.iter().find(|line| line.contains("/in/")).unwrap();
    let up = printed.iter().find(|line| line.contains("Ctrl-C"));
    assert!(up.is_some());
    let line = Line::to(port);
    let address = format!("http://{NAME}:{}", line.port);
    let link = format!("{address}/in/{}", link.rsplit('/').next().unwrap());
    Server { address, link, line, _folder: folder }
}

/// Opens a link, and comes in by it.
#[track_caller]
fn enter(browser: &Browser, link: &str) {
    browser.open(link);
    browser.follow("main button.primary");
    let at = browser.address();
    assert!(!at.contains("/in"), "{link} leads to {at}: {}", browser.text("main"));
}

/// Opens the code of a table, and comes in as somebody who sits there.
#[track_caller]
fn enter_as(browser: &Browser, link: &str, name: &str) {
    browser.open(link);
    let number = browser.script(&format!(
        "return [...document.querySelectorAll('.who button')].find((one) => one.innerText.includes({name:?}))?.value"
    ));
    let number = number.as_str().unwrap_or_else(|| panic!("{name} is not at {}", browser.text("main")));
    browser.follow(&format!(".who button[value='{number}']"));
    assert!(!browser.address().contains("/in"), "{link}: {}", browser.text("main"));
}

/// No violation of WCAG 2.2 AA that axe knows, no line that is cut off, and nothing too small to tap.
#[track_caller]
fn check(browser: &Browser, page: &str) {
    // A telephone shows a page that is too wide smaller: its inner width says nothing.
    let wider = browser.script("return document.documentElement.scrollWidth - screen.width");
    assert!(wider.as_i64().unwrap() <= 0, "{page} is wider than the screen by {wider}");
    // Links within a sentence may be as high as the sentence (2.5.8).
    let small = browser.script(
        "const shown = (e) => e.checkVisibility() && e.getClientRects().length;
         const all = [...document.querySelectorAll('a, button, summary, input:not([type=hidden]):not(.vh), select, label.suit')];
         return all.filter((e) => shown(e) && !e.matches('.skip, .address a, .check input, .pc')).map((e) => [(e.matches('[type=checkbox], [type=radio]') && e.closest('label') || e).getBoundingClientRect(), e])
           .filter(([r]) => r.width < 47.5 || r.height < 47.5).map(([r, e]) => `${e.outerHTML.slice(0, 90)} ${r.width}×${r.height}`)",
    );
    assert_eq!(small.as_array().map(Vec::len), Some(0), "{page}: targets below 48 px: {small}");
    // Cards of a hand lie over each other: of each so much is seen that a finger finds it.
    let hidden = browser.script(
        "return [...document.querySelectorAll('button.pc')].filter((e) => e.checkVisibility()).map((e) => [e.getBoundingClientRect(), e])
           .filter(([r]) => r.width < 26 || r.height < 48).map(([r, e]) => `${e.value} ${r.width}×${r.height}`)",
    );
    assert_eq!(hidden.as_array().map(Vec::len), Some(0), "{page}: cards that hardly show: {hidden}");
    let Some(axe) = std::env::var_os("STICH_AXE") else { return };
    browser.script(&std::fs::read_to_string(axe).expect("STICH_AXE names the file axe.min.js"));
    // The line at the lower edge lies over whatever is scrolled below it: axe would call that covered.
    let found = browser.promise(
        "const bars = [...document.querySelectorAll('.bar')];
         bars.forEach((bar) => { bar.style.position = 'static'; });
         axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
           .finally(() => bars.forEach((bar) => { bar.style.position = ''; }))
           .then((r) => done(r.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target + ' ' + n.failureSummary).join(' | ')}`)))",
    );
    assert_eq!(found.as_array().map(Vec::len), Some(0), "{page}: {found:#}");
}

/// Twice the size of the text: nothing is cut off, nothing has to be scrolled sideways (1.4.4, 1.4.10).
#[track_caller]
fn check_large(browser: &Browser, page: &str) {
    browser.script("document.documentElement.style.fontSize = '200%'");
    browser.picture(&format!("large-{page}"));
    let wider = browser.script(
        "return [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility() && !e.closest('.vh, .skip, .sprite'))
           .filter((e) => e.getBoundingClientRect().right > screen.width + 1).map((e) => e.outerHTML.slice(0, 90))",
    );
    assert_eq!(wider.as_array().map(Vec::len), Some(0), "{page} in large letters: {wider:#}");
}

fn set(browser: &Browser, name: &str, value: &str) {
    browser.tap(".settings > summary");
    browser.follow(&format!(".settings button[name={name}][value={value}]"));
}
