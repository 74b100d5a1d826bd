//! Whoever is asked something at a telephone sees the trick that lies on the table.

use serde_json::json;

use super::{Windows, four_spades, phone::over};
use crate::{
    check,
    driver::{Browser, Engine},
    server,
};

/// Cards of the trick that are not seen whole, or are too small to be read.
#[track_caller]
fn trick_is_seen(browser: &Browser, cards: usize, when: &str) {
    browser.promise("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))");
    browser.picture(&format!("live-{when}"));
    let hidden = browser.script(
        "scrollTo(0, 0);
         const all = [...document.querySelectorAll('.trick [data-card]')];
         return [all.length, all.filter((card) => {
           const { left, right, top, bottom } = card.getBoundingClientRect();
           const corners = [[left + 3, top + 3], [(left + right) / 2, (top + bottom) / 2]];
           return right - left < 24 || corners.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]') !== card);
         }).map((card) => card.dataset.card)]",
    );
    assert_eq!(hidden, json!([cards, []]), "{when}: of the trick is covered");
    let covers = over(browser, ".trick [data-card]", ".panel :is(h2, p), .ruled :is(h2, p)");
    assert_eq!(covers, json!([]), "{when}");
    check(browser, when);
}

#[test]
fn the_trick_stays_in_sight_while_something_is_asked() {
    for engine in [Engine::Chromium, Engine::Firefox] {
        let Some(browser) = Browser::with(engine, 360, 740, "en") else { continue };
        let server = server();
        four_spades(&browser, &server);
        let w = Windows::set_up(&browser, &["1", "2", "3", "4"]);
        for (place, card) in [("4", "DQ"), ("3", "D2"), ("2", "D6"), ("3", "DA"), ("3", "D4")] {
            w.lays(place, card);
        }
        // East plays before West (57A): two cards lie there when the director is asked.
        let early = "form.cards button[value='D7']";
        w.until("2", "document.querySelectorAll('.trick [data-card]').length == 1");
        browser.tap(early);
        w.until("2", "document.querySelector('.pc[aria-pressed=true]') && !said.hidden");
        browser.tap(early);
        w.until("3", "document.querySelectorAll('.trick [data-card]').length == 2");
        browser.tap(".call-director button");
        w.until("director", "document.querySelector('.panel [name=question]')");
        trick_is_seen(&browser, 2, "asked-director");
        browser.tap("button[name=with][value=no]");
        w.until("3", "document.querySelector('.panel [name=choice]')");
        // It lies there as what it is, beside the trick.
        trick_is_seen(&browser, 1, "asked-declarer");
        w.until("director", "document.querySelector('.panel [name=choice]')");
        trick_is_seen(&browser, 1, "asked-director-choice");
        w.at("3").tap(".way .choose");
        w.until("4", "document.querySelector('.ruled')");
        trick_is_seen(&browser, 1, "asked-ruled");
    }
}
