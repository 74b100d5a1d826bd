//! An auction in five windows in which West bids too low: North has the director called and refuses the bid,
//! West's next call is not comparable, and East has to pass. The director's console speaks German.

use super::{Windows, deal};
use crate::{check, check_large, driver::Browser, enter, server, set};

/// Somebody makes a call out of the bidding box, and everybody sees it.
pub(super) fn calls(w: &Windows<'_>, place: &str, call: &str) {
    let button = format!("form.box button[value='{call}']:not(.barred)");
    w.until(place, &format!("document.querySelector(\"{button}\")?.checkVisibility()"));
    let number = w.at("director").script("return Number(live.dataset.number)");
    w.at(place).tap(&button);
    w.until("director", &format!("Number(live.dataset.number) > {number}"));
}

#[test]
fn a_bid_that_is_too_low_goes_to_the_director_in_german() {
    let Some(mut browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    enter(&browser, &server.link);
    // One tap from the first page, and from the line at the top of every page.
    browser.open(&server.address);
    browser.picture("start");
    check(&browser, "start");
    assert_eq!(browser.script("return document.querySelectorAll('nav a[href=\"/tables\"]').length"), 1);
    browser.follow("main a[href='/tables']");
    browser.follow("a[href='/tables/new']");
    deal(&browser, "Auction");
    browser.follow("form.setup button.primary");
    let table = browser.address();
    browser.follow("a[href$='/links']");
    browser.picture("live-links-none");
    check(&browser, "live-links-none");
    browser.follow("button[value=all]");
    let first = browser.script("return document.querySelector('[data-place=\"1\"]').href");
    browser.follow("li:first-child button[value=renew]");
    check(&browser, "live-link-ends");
    browser.follow("button.grave");
    assert_ne!(browser.script("return document.querySelector('[data-place=\"1\"]').href"), first);
    browser.picture("live-links-renewed");
    check(&browser, "live-links-renewed");
    let w = Windows::open(&browser, &table, &["1", "2", "3", "4"]);
    w.at("director");
    set(&browser, "lang", "de");
    calls(&w, "3", "1S");
    // West bids too low: the box says so, and the second tap makes the call all the same.
    let low = "form.box button[value='1H'].barred";
    w.until("4", &format!("document.querySelector(\"{low}\") && document.querySelector('.now.yours')"));
    browser.tap(low);
    w.until("4", "document.querySelector('.box [aria-pressed=true]') && !said.hidden");
    browser.picture("live-auction-1-any-call");
    check(&browser, "live-auction-1-any-call");
    check_large(&browser, "live-auction-1-any-call");
    browser.script("document.documentElement.style.fontSize = ''");
    browser.tap(low);
    w.until("1", "document.querySelector('.lying-call')");
    browser.picture("live-auction-2-lies");
    // Whoever is to call sees every call that was made, the one that lies there too.
    let seen = browser.script(
        "const seen = (e) => { const r = e.getBoundingClientRect(); return e.contains(document.elementFromPoint((r.left + r.right) / 2, (r.top + r.bottom) / 2)); };
         return [...document.querySelectorAll('.spoken td')].filter((e) => e.innerText.trim()).map((e) => [e.innerText.trim(), e.matches('.lies'), seen(e)])",
    );
    let seen: Vec<_> = seen.as_array().unwrap().iter().map(ToString::to_string).collect();
    assert!(seen.iter().any(|call| call.contains("true,true")), "{seen:?}");
    assert!(seen.iter().all(|call| call.ends_with("true]")), "{seen:?}");
    check(&browser, "live-auction-2-lies");
    w.until("director", "document.querySelector('.judge')");
    browser.picture("live-auction-3-unnoticed");
    w.at("1").tap(".call-director button");
    w.until("1", "document.querySelector('[name=choice][value=refuse]')");
    browser.picture("live-auction-4-choice");
    check(&browser, "live-auction-4-choice");
    w.until("director", "document.querySelector('[name=choice][value=refuse]')");
    let text = browser.text("main");
    assert!(text.contains("ungenügendes Gebot") && text.contains("Ansage ablehnen"), "{text}");
    browser.picture("live-auction-5-console");
    check(&browser, "live-auction-5-console");
    w.until("4", "!document.querySelector('[name=choice]') && !document.querySelector('.box')");
    w.at("1").tap(".way:has([value=refuse]) .choose");
    calls(&w, "4", "3H");
    // What both calls show is told before it is weighed whether one is as good as the other.
    w.until("director", "document.querySelector('[name=question][value=showed]')");
    browser.picture("live-auction-6-shows");
    check(&browser, "live-auction-6-shows");
    browser.tap("button[name=with][value=natural]");
    w.until("director", "document.querySelector('[name=question][value=shows]')");
    browser.tap("button[name=with][value=natural]");
    // Two hearts would have shown the same (27B1a), and three may say more.
    w.until("director", "document.querySelector('[name=question][value=lower-shows-the-same]')");
    browser.tap("button[name=with][value=yes]");
    w.until("director", "document.querySelector('[name=question][value=comparable-call]')");
    assert!(browser.text("main").contains("vergleichbar"), "{}", browser.text("main"));
    browser.picture("live-auction-6-question");
    check(&browser, "live-auction-6-question");
    check_large(&browser, "live-auction-6-question");
    browser.tap("button[name=with][value=no]");
    w.until("director", "document.querySelector('section.ruled .aloud')");
    let ruling = browser.text(".ruled");
    assert!(ruling.contains("Ost muss bis zum Ende der Reizung passen"), "{ruling}");
    browser.picture("live-auction-7-ruling");
    check(&browser, "live-auction-7-ruling");
    calls(&w, "1", "3S");
    // East may pass, and nothing else is in order.
    w.until("2", "document.querySelectorAll('form.box button:not(.barred)').length == 1");
    browser.picture("live-auction-8-must-pass");
    check(&browser, "live-auction-8-must-pass");
    for place in ["2", "3", "4"] {
        calls(&w, place, "Pass");
    }
    w.until("1", "document.querySelector('.facts').innerText.includes('3♠')");
    // A claim that is contested: the director awards the tricks.
    w.at("3").tap("#more summary");
    browser.script("document.querySelector('#more input[name=tricks]').value = '11'");
    browser.picture("live-auction-9-more");
    check(&browser, "live-auction-9-more");
    browser.tap("#more button[value=claim]");
    w.until("4", "document.querySelector('button[value=object]')");
    browser.tap("button[value=object]");
    // Whether all four play on comes first (68D2).
    w.until("director", "document.querySelector('[name=question][value=play-on]')");
    browser.tap("button[name=with][value=no]");
    w.until("director", "document.querySelector('[value=award]')");
    browser.script("document.querySelector('select[name=tricks]').value = '10'");
    browser.picture("live-auction-10-award");
    check(&browser, "live-auction-10-award");
    browser.tap("form:has([value=award]) button");
    w.until("1", "document.querySelector('.score')?.innerText.includes('170')");
    browser.picture("live-auction-11-end");
    // The same on a computer.
    browser.computer(1280, 800);
    enter(&browser, &server.link);
    let path = table.split('?').next().unwrap().to_owned();
    for (name, address) in [
        ("start", server.address.clone()),
        ("links", format!("{path}/links")),
        ("auction-end", table),
        ("auction-replay", format!("{path}/replay?as=director&step=4")),
    ] {
        browser.open(&address);
        browser.picture(&format!("live-wide-{name}"));
    }
}
