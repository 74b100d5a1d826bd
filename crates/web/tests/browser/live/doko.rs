//! A live round of Doppelkopf in six windows: four players, the referee, somebody who looks on. Position 3
//! has a Hochzeit; position 1 lays a card before his turn, position 2 claims it, the referee rules, the
//! game is played to its end, and the next is dealt.

use super::Windows;
use crate::{check, check_large, driver::Browser, enter, server, set};

/// Of positions 2 to 4; position 1, who deals, gets the rest.
const HANDS: [&str; 3] = [
    "CA CT CK C9 SA ST HA DA DT DK CJ HQ",
    "CQ CQ HT SQ DQ CJ SJ DJ CA ST SK D9",
    "HT SQ HQ SJ HJ DJ DA DT CT SA S9 HK",
];

const PLACES: [&str; 4] = ["1", "2", "3", "4"];

/// The place whose card is awaited, as the referee's window shows it; nothing when the game is over.
fn due(w: &Windows<'_>) -> Option<String> {
    w.until("director", "document.querySelector('.at.turn, .reckoned')");
    let turn = w.at("director").text(".at.turn b");
    turn.chars().last().filter(char::is_ascii_digit).map(String::from)
}

/// Everybody lays the first of his cards that he may lay, to the end.
fn to_the_end(w: &Windows<'_>) {
    while let Some(place) = due(w) {
        let number = w.at("director").script("return Number(live.dataset.number)");
        let free = "form.cards .pc:not([data-why])";
        // What a window shows that was not looked at may be old.
        w.until(&place, &format!("live.dataset.number == {number} && document.querySelector('{free}')"));
        w.at(&place).tap(free);
        w.until("director", &format!("Number(live.dataset.number) > {number}"));
    }
}

#[test]
fn a_card_laid_too_early_is_claimed_and_the_hochzeit_is_played_to_its_end() {
    let Some(mut browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    enter(&browser, &server.link);
    browser.open(&format!("{}/tables", server.address));
    browser.follow("a[href='/tables/new/doppelkopf']");
    check(&browser, "live-doko-new");
    browser.tap("input[value=hand]");
    browser.script(&format!(
        "const f = document.querySelector('form.setup').elements;
         f.name.value = 'Practice';
         f['hand-2'].value = '{}'; f['hand-3'].value = '{}'; f['hand-4'].value = '{}';",
        HANDS[0], HANDS[1], HANDS[2]
    ));
    browser.picture("live-doko-new");
    check(&browser, "live-doko-new-by-hand");
    browser.follow("form.setup button.primary");
    let table = browser.address();
    check(&browser, "live-doko-console");
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    let w = Windows::open(&browser, &table, &["1", "2", "3", "4", "spectator"]);
    let says = |place: &str, word: &str| {
        let button = format!(".asked button[value='{word}']");
        w.until(place, &format!("document.querySelector(\"{button}\")"));
        w.browser.tap(&button);
    };
    w.until("2", "document.querySelector('.asked')");
    w.at("2").picture("live-doko-1-query");
    check(&browser, "live-doko-1-query");
    for (place, word) in [("2", "gesund"), ("3", "vorbehalt"), ("4", "gesund"), ("1", "gesund")] {
        says(place, word);
    }
    w.until("3", "document.querySelector('.asked button[value=hochzeit]')");
    browser.picture("live-doko-2-names");
    check(&browser, "live-doko-2-names");
    says("3", "hochzeit");
    w.lays("2", "CA");
    // Position 4 does not wait for 2 and 3: it is warned about, and the second tap lays it.
    let early = "form.cards button[value='CK']";
    w.at("1").tap(early);
    w.until("1", "document.querySelector('.pc[aria-pressed=true]') && !said.hidden");
    browser.tap(early);
    w.until("2", "document.querySelector('.at .lying')");
    browser.picture("live-doko-3-early");
    check(&browser, "live-doko-3-early");
    browser.tap(".call-director button");
    // Whoever may claim is asked, the offender is not.
    for place in ["2", "3", "4", "director"] {
        w.until(place, "document.querySelector('[name=choice][value=claim]')");
    }
    w.until("1", "!document.querySelector('[name=choice]')");
    w.at("2").picture("live-doko-4-choice");
    check(&browser, "live-doko-4-choice");
    browser.tap("form:has([value=claim]) button");
    for n in 0.. {
        w.until("director", "document.querySelector('[name=question], .ruled')");
        if browser.script("return Boolean(document.querySelector('[name=question]'))") == false {
            break;
        }
        if n == 0 {
            browser.picture("live-doko-5-question");
            check(&browser, "live-doko-5-question");
        }
        let number = browser.script("return Number(live.dataset.number)");
        browser.tap("button[name=with][value=no]");
        w.until("director", &format!("Number(live.dataset.number) > {number}"));
    }
    browser.picture("live-doko-6-ruling");
    check(&browser, "live-doko-6-ruling");
    for place in PLACES {
        w.until(place, "document.querySelector('section.ruled .aloud')");
    }
    w.until("spectator", "document.querySelector('.at .lying')");
    w.at("spectator").picture("live-doko-7-spectator");
    check(&browser, "live-doko-7-spectator");
    let seen = browser.script("return document.querySelectorAll('.hand .pc').length");
    assert_eq!(seen, 0, "who looks on sees no hand");
    w.lays("3", "CA");
    w.lays("4", "CT");
    w.until("2", "document.querySelector('.at.turn.s')");
    w.at("2").picture("live-doko-8-seat");
    check(&browser, "live-doko-8-seat");
    browser.tap("#more summary");
    browser.picture("live-doko-8-more");
    check(&browser, "live-doko-8-more");
    check_large(&browser, "live-doko-8-more");
    browser
        .script("document.documentElement.style.fontSize = ''; document.getElementById('more').open = false");
    w.at("director").tap("#note summary");
    browser.picture("live-doko-8-note");
    check(&browser, "live-doko-8-note");
    to_the_end(&w);
    for place in ["1", "2", "3", "4", "spectator", "director"] {
        w.until(place, "document.querySelector('.reckoned')");
        let items = browser.text(".reckoned").lines().count();
        assert!(items > 3, "{place}: {}", browser.text("main"));
    }
    browser.picture("live-doko-9-end");
    // Calling the director stays in reach over whatever lies at the fold; at the end of the page nothing lies under it.
    browser.script("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })");
    check(&browser, "live-doko-9-end");
    // The penalty stands apart from the points of the game.
    let sums = browser.script(
        "const rows = [...document.querySelectorAll('.reckoned:not(.list)')].at(-1).tBodies[0].rows;
         return [1, 2].map((c) => [...rows].map((r) => Number(r.cells[c].innerText.replace('−', '-'))).reduce((a, b) => a + b))",
    );
    assert_eq!(sums, serde_json::json!([0, 0]), "{}", browser.text("main"));
    // The list stands below it; position 2 deals next, at the same link.
    w.until("2", "document.querySelector('form[action$=\"/next\"] button')");
    browser.picture("live-doko-10-list");
    check(&browser, "live-doko-10-list");
    assert_eq!(browser.script("return document.querySelectorAll('.list tbody tr:not(.note)').length"), 1);
    w.until("3", "!document.querySelector('form[action$=\"/next\"]')");
    w.at("2").tap("form[action$='/next'] button");
    for place in PLACES {
        w.until(place, "document.querySelectorAll('.hand .pc').length == 12");
        assert!(browser.text(".facts").contains("Game 2 of 24"), "{}", browser.text(".facts"));
    }
    w.until("spectator", "document.querySelectorAll('.hand .pc').length == 0");
    w.until("director", "document.querySelectorAll('.hand .pc').length == 48");
    browser.picture("live-doko-11-next");
    check(&browser, "live-doko-11-next");
    // The words of every language find room.
    for lang in ["de", "da", "nl", "nb"] {
        w.at("3");
        set(&browser, "lang", lang);
        browser.script("document.getElementById('more').open = true");
        browser.picture(&format!("live-doko-12-{lang}"));
        check(&browser, &format!("live-doko-12-{lang}"));
    }
    w.at("director");
    browser.open(&table);
    browser.picture("live-doko-12-console");
    check(&browser, "live-doko-12-console");
    set(&browser, "lang", "en");
    set(&browser, "theme", "dark");
    browser.picture("live-doko-dark");
    check(&browser, "live-doko-dark");
    let path = table.split('?').next().unwrap().to_owned();
    browser.open(&format!("{path}/replay?as=director&deal=1&step=9"));
    browser.picture("live-doko-replay");
    check(&browser, "live-doko-replay");
    check_large(&browser, "live-doko-replay");
    // The same on a computer.
    browser.computer(1280, 800);
    enter(&browser, &server.link);
    for (name, address) in [
        ("new", format!("{}/tables/new/doppelkopf", server.address)),
        ("end", table),
        ("replay", format!("{path}/replay?as=director&deal=1&step=30")),
    ] {
        browser.open(&address);
        browser.picture(&format!("live-doko-wide-{name}"));
        check(&browser, &format!("live-doko-wide-{name}"));
    }
}
