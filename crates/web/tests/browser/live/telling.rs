//! On a telephone: North alerts, West asks, North explains, a break in tempo is noted. What was told stands beside the
//! call for everybody, and nothing of the table has moved.

use super::{
    Windows,
    auction::calls,
    deal,
    phone::{measure, nothing_moved},
};
use crate::{check, check_large, driver::Browser, enter, server};

#[test]
fn a_call_is_alerted_asked_about_and_explained_and_nothing_moves() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    enter(&browser, &server.link);
    browser.open(&format!("{}/tables/new", server.address));
    deal(&browser, "Alerts");
    let w = Windows::set_up(&browser, &["1", "2", "3", "4"]);
    for place in ["1", "2", "4"] {
        w.at(place);
        measure(&browser);
    }
    calls(&w, "3", "2D");
    w.until("1", "document.querySelector('#auction [value=alert]')");
    browser.tap("#auction summary");
    browser.tap("#auction [value=alert]");
    w.until("4", "document.querySelector('.auction abbr[title=Alerted]')");
    // East is not at his turn: he is told so first.
    w.at("2").tap("#auction summary");
    browser.tap("#auction [value=ask]");
    w.until("2", "!said.hidden && said.innerText.includes('own turn')");
    w.at("4").tap("#auction summary");
    browser.tap("#auction [value=ask]");
    w.until("1", "document.querySelector('.panel [name=words]')");
    nothing_moved(&browser, "North");
    browser.picture("live-telling-2-asked");
    check(&browser, "live-telling-2-asked");
    browser.script("document.querySelector('.panel [name=words]').value = 'weak, six cards in a major'");
    browser.tap(".panel [value=explain]");
    for place in ["1", "2", "3", "4", "director"] {
        w.until(place, "document.querySelector('.means')?.innerText.includes('six cards')");
    }
    browser.picture("live-telling-3-console");
    check(&browser, "live-telling-3-console");
    w.at("4");
    nothing_moved(&browser, "West");
    browser.picture("live-telling-3-explained");
    check(&browser, "live-telling-3-explained");
    w.at("4").tap("#more summary");
    browser.script("document.querySelector('#more form:has([value=tempo]) [name=of]').value = 'S'");
    browser.tap("#more form:has([value=tempo]) button");
    w.until("1", "document.querySelector('.notes .good')?.innerText.includes('tempo')");
    browser.picture("live-telling-4-noted");
    check(&browser, "live-telling-4-noted");
    w.until("director", "document.querySelector('.watch .noted a')");
    browser.picture("live-telling-5-console");
    check(&browser, "live-telling-5-console");
    w.at("2");
    nothing_moved(&browser, "East");
    for place in ["4", "1", "2"] {
        w.at(place).script("document.querySelectorAll('.pop[open]').forEach((pop) => { pop.open = false; })");
        calls(&w, place, "Pass");
    }
    // South declares: it may be said now that partner has explained wrongly.
    w.until("3", "document.querySelector('#auction [value=explain]:not([data-why])')");
    browser.tap("#auction summary");
    browser.picture("live-telling-6-own");
    check(&browser, "live-telling-6-own");
    check_large(&browser, "live-telling-6-own");
}
