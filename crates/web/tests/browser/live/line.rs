//! What a page does whose line is bad: it says so, comes back by itself, and loses no tap. In all engines, since each
//! deals with lines in its own way.

use std::{thread, time::Duration};

use serde_json::json;

use super::four_spades;
use crate::{
    Server,
    driver::{Browser, Engine, Way},
    enter, server,
};

const LOST: &str = "!said.hidden && said.textContent === said.dataset.lost";

/// West looks at a table at which he is to lead; declarer and the director are on the same telephone.
fn at_a_table(engine: Engine, test: impl Fn(&Browser, &Server)) {
    let Some(browser) = Browser::with(engine, 390, 844, "en") else { return };
    let server = server();
    four_spades(&browser, &server);
    browser.follow("form.setup button.primary");
    let table = browser.address();
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    let link = |place: &str| {
        browser
            .script(&format!("return document.querySelector(\"a[data-place='{place}']\").href"))
            .to_string()
    };
    for link in ["3", "4"].map(link) {
        enter(&browser, link.trim_matches('"'));
    }
    looks(&browser, table.split('?').next().unwrap(), "4");
    test(&browser, &server);
}

/// Looks at the table as this one. What is on the page is not loaded again from now on.
fn looks(browser: &Browser, table: &str, place: &str) {
    browser.open(&format!("{table}?as={place}"));
    browser.script("window.stays = 'yes'");
    until(browser, "document.querySelector('form.cards button')");
}

/// A dead line is noticed by its silence: this waits longer than for anything else.
#[track_caller]
fn until(browser: &Browser, holds: &str) {
    for _ in 0..900 {
        if browser.script(&format!("return Boolean({holds})")) == true {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("not {holds}: {} {}", browser.text("#said"), browser.text("main"));
}

/// Somebody else does this, while `meanwhile` goes on; what it gives to `done` half a second after it was done.
fn another_does(browser: &Browser, what: &str, meanwhile: &str) -> serde_json::Value {
    browser.promise(&format!(
        "{meanwhile};
         const [, table] = location.pathname.match(/tables.(\\w+)/);
         const {{ to, ...fields }} = {what};
         const body = new URLSearchParams({{ at: live.dataset.number, ...fields }});
         fetch(`/tables/${{table}}/${{to ?? 'act'}}`, {{ method: 'POST', body, headers: {{ 'x-live': '1' }} }})
           .then((answer) => setTimeout(() => ended(answer.status), 500))"
    ))
}

#[track_caller]
fn not_loaded_again(browser: &Browser) {
    assert_eq!(browser.script("return window.stays"), "yes", "the page was loaded anew");
}

fn lies(card: &str) -> String {
    format!("document.querySelector('.trick [data-card={card}]')")
}

#[test]
fn a_tap_on_a_bad_line_is_done_once_the_line_is_there() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |browser, server| {
            for (way, card) in [(Way::Cut, "DQ"), (Way::Gateway, "DJ")] {
                server.line.becomes(way);
                until(browser, LOST);
                browser.tap(&format!("form.cards button[value='{card}']"));
                // Longer than it takes to send it once more, and to look for the server.
                thread::sleep(Duration::from_secs(7));
                until(browser, LOST);
                server.line.mend();
                until(browser, &lies(card));
                until(browser, "said.hidden");
                not_loaded_again(browser);
                let undone = another_does(browser, "{ to: 'undo', as: 'director' }", "const ended = done");
                assert_eq!(undone, 204);
                until(browser, "!document.querySelector('.trick [data-card]')");
            }
        });
    });
}

#[test]
fn a_proxy_that_keeps_the_line_back_still_shows_the_table() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |browser, server| {
            server.line.becomes(Way::Buffered);
            let noted = another_does(browser, "{ as: '3', do: 'tempo', of: 'E' }", "const ended = done");
            assert_eq!(noted, 204);
            until(browser, "Number(live.dataset.number) === 2");
            until(browser, "said.hidden");
            browser.tap("form.cards button[value='DQ']");
            until(browser, &lies("DQ"));
            not_loaded_again(browser);
        });
    });
}

#[test]
fn a_line_that_is_dead_is_noticed() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |browser, server| {
            // A line on which nothing happens is not dead: it says so.
            let sign = browser.promise(
                "const line = new EventSource(`${live.dataset.from}&alive=yes&after=99`);
                 line.addEventListener('alive', () => { line.close(); done('alive'); })",
            );
            assert_eq!(sign, "alive");
            server.line.becomes(Way::Dead);
            until(browser, LOST);
            server.line.mend();
            until(browser, "said.hidden");
            not_loaded_again(browser);
            browser.tap("form.cards button[value='DQ']");
            until(browser, &lies("DQ"));
        });
    });
}

#[test]
fn nothing_is_exchanged_under_a_finger_nor_scrolled_back() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |browser, _| {
            // Something happens at the table while the finger is down; it is lifted, and that was a tap.
            let press = "const card = document.querySelector(\"form.cards button[value='DQ']\");
                 const finger = (what) => card.dispatchEvent(new PointerEvent(what, { bubbles: true }));
                 const ended = (status) => {
                   const stays = card.isConnected;
                   finger('pointerup');
                   card.click();
                   done([status, stays]);
                 };
                 finger('pointerdown')";
            assert_eq!(another_does(browser, "{ as: '3', do: 'tempo', of: 'E' }", press), json!([204, true]));
            until(browser, &lies("DQ"));
            // Declarer reads what is far down in his sheet, and the table goes on.
            let table = browser.address();
            looks(browser, table.split('?').next().unwrap(), "3");
            browser.tap("#more > summary");
            browser.script("document.querySelector('#more .sheet').scrollTop = 120");
            assert_eq!(another_does(browser, "{ as: '4', do: 'tempo', of: 'E' }", "const ended = done"), 204);
            until(browser, "Number(live.dataset.number) === 4");
            assert_eq!(browser.script("return document.querySelector('#more .sheet').scrollTop"), 120);
        });
    });
}
