//! What a page does whose line is bad: it says so, comes back by itself, and loses no tap. In all engines, since each
//! deals with lines in its own way.

use std::{thread, time::Duration};

use super::{Windows, four_spades};
use crate::{
    driver::{Browser, Engine, Way},
    server,
};

const LOST: &str = "!said.hidden && said.textContent === said.dataset.lost";

/// The table of four spades in a telephone of this engine, and in it the windows of West, who is to lead, and of declarer.
fn at_a_table(engine: Engine, test: impl Fn(&Windows<'_>, &crate::Server)) {
    let Some(browser) = Browser::with(engine, 390, 844, "en") else { return };
    let server = server();
    four_spades(&browser, &server);
    test(&Windows::set_up(&browser, &["3", "4"]), &server);
}

/// Waits longer than for anything else: a dead line is noticed by its silence.
#[track_caller]
fn in_the_end(browser: &Browser, holds: &str) {
    for _ in 0..700 {
        if browser.script(&format!("return Boolean({holds})")) == true {
            return;
        }
        thread::sleep(Duration::from_millis(100));
    }
    panic!("not {holds}: {} {}", browser.text("#said"), browser.text("main"));
}

#[test]
fn a_proxy_that_does_not_reach_the_server_does_not_end_the_page() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |w, server| {
            w.at("4").script("window.stays = 'yes'");
            server.line.becomes(Way::Gateway);
            w.until("4", LOST);
            // Longer than it takes to look for the server once more.
            thread::sleep(Duration::from_secs(8));
            w.until("4", LOST);
            server.line.mend();
            w.until("4", "said.hidden");
            assert_eq!(w.at("4").script("return window.stays"), "yes", "it was not loaded anew");
            w.lays("4", "DQ");
        });
    });
}

#[test]
fn a_proxy_that_keeps_the_line_back_still_shows_the_table() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |w, server| {
            w.at("3");
            server.line.becomes(Way::Buffered);
            w.at("4");
            w.at("4").tap("form.cards button[value='DQ']");
            w.until("4", "document.querySelector('.trick [data-card=DQ]')");
            w.until("3", "document.querySelector('.trick [data-card=DQ]')");
        });
    });
}

#[test]
fn a_line_that_is_dead_is_noticed() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |w, server| {
            let browser = w.at("4");
            browser.script("window.stays = 'yes'");
            server.line.becomes(Way::Dead);
            in_the_end(browser, LOST);
            server.line.mend();
            in_the_end(browser, "said.hidden");
            assert_eq!(browser.script("return window.stays"), "yes");
            w.lays("4", "DQ");
        });
    });
}

#[test]
fn a_tap_on_a_bad_line_is_done_once_the_line_is_there() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |w, server| {
            for (way, card) in [(Way::Cut, "DQ"), (Way::Gateway, "DJ")] {
                w.at("4");
                server.line.becomes(way);
                w.until("4", LOST);
                w.at("4").tap(&format!("form.cards button[value='{card}']"));
                thread::sleep(Duration::from_secs(3));
                server.line.mend();
                w.until("4", &format!("document.querySelector('.trick [data-card={card}]')"));
                w.until("4", "said.hidden");
                // The lead is West’s again.
                w.at("director").script("document.querySelector(\"form[action$='/undo'] button\").click()");
                w.until("4", "!document.querySelector('.trick [data-card]')");
            }
        });
    });
}

#[test]
fn nothing_is_exchanged_under_a_finger_nor_scrolled_back() {
    Engine::side_by_side(|engine| {
        at_a_table(engine, |w, _| {
            let browser = w.at("4");
            // Something happens at the table while the finger is down; the finger is lifted, and it was a tap.
            let under = browser.promise(
                "const card = document.querySelector(\"form.cards button[value='DQ']\");
                 const finger = (what) => card.dispatchEvent(new PointerEvent(what, { bubbles: true }));
                 const seen = live.dataset.number;
                 const [, id] = location.pathname.match(/tables.(\\w+)/);
                 const body = new URLSearchParams({ as: '3', at: seen, do: 'tempo', of: 'W' });
                 finger('pointerdown');
                 fetch(`/tables/${id}/act`, { method: 'POST', body, headers: { 'x-live': '1' } })
                   .then((answer) => setTimeout(() => {
                     const under = [answer.status, card.isConnected, live.dataset.number === seen];
                     finger('pointerup');
                     card.click();
                     done(under);
                   }, 500))",
            );
            assert_eq!(under, serde_json::json!([204, true, true]));
            w.until("4", "document.querySelector('.trick [data-card=DQ]')");
            // Declarer reads what is far down in his sheet, and the table goes on.
            w.at("3").tap("#more > summary");
            browser.script("document.querySelector('#more .sheet').scrollTop = 120");
            let number = browser.script("return live.dataset.number");
            w.lays("3", "D2");
            assert_ne!(browser.script("return live.dataset.number"), number);
            w.until("3", "document.querySelector('#more .sheet').scrollTop === 120");
        });
    });
}
