//! The desk of Doppelkopf on a telephone: a revoke ruled on in each language, a table of five, the dark, a
//! record, and which game the first screen remembers.

use wording::Lang;

use crate::{check, check_large, driver::Browser, enter, server, set};

const RULED: &str = "/doko/revoke?table=4&offender=2&claimed=3&soloist=none&clarified=no&could-follow=yes&\
                     rest-certain=none&already-won=none&absagen-against=2&can-decide=yes";

#[test]
fn a_revoke_is_ruled_on_in_each_language() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    browser.open(&server.address);
    browser.picture("first");
    check(&browser, "first");
    browser.follow(".pickone a[href='/doko']");
    for lang in Lang::ALL {
        let code = lang.code();
        let picture = |name: &str| {
            browser.picture(&format!("doko-{code}-{name}"));
            check(&browser, &format!("doko {code} {name}"));
        };
        set(&browser, "lang", code);
        assert_eq!(browser.script("return document.documentElement.lang"), code);
        picture("1-home");
        browser.follow(".rows.big a[href='/doko/revoke']");
        picture("2-table");
        browser.follow("a[href$='table=4']");
        picture("3-who");
        browser.follow(".ring .p2 a");
        // Who claims comes before anybody looks into a hand.
        browser.follow(".ring .p3 a");
        picture("5-solo");
        browser.follow("a[href$='soloist=none']");
        browser.follow("a[href$='clarified=no']");
        // Whether he could follow nobody is asked.
        assert_eq!(browser.script("return document.querySelectorAll('.quietly .hush').length"), 1);
        picture("4-not-aloud");
        browser.follow("a[href$='could-follow=yes']");
        browser.follow("a[href$='rest-certain=none']");
        browser.follow("a[href$='already-won=none']");
        browser.follow("a[href$='absagen-against=2']");
        browser.follow("a[href$='can-decide=yes']");
        // That time is not up nobody is asked under the sheet: it may be told.
        assert_eq!(browser.script("return document.querySelectorAll(\"a[href*='time-up=yes']\").length"), 1);
        picture("6-ruling");
        assert!(browser.address().ends_with(RULED), "{}", browser.address());
        assert!(browser.text(".felt .p2").contains("−18"), "{}", browser.text(".felt"));
        assert!(browser.text(".felt .p4").contains("+6"));
        // A clause says what it says when it is tapped.
        browser.tap(".laws summary");
        assert!(browser.text(".laws details[open] p").len() > 20);
        // Back is the last question, with the answer given before marked.
        browser.follow(".bar .back");
        assert_eq!(
            browser.script("return document.querySelector('.rows a.was').href.endsWith('can-decide=yes')"),
            true
        );
        browser.open(&format!("{}/doko", server.address));
    }
    set(&browser, "theme", "dark");
    set(&browser, "suits", "four");
    for (name, path) in [
        ("1-home", "/doko"),
        ("2-five", "/doko/lead-out-of-turn?table=5&dealer=3"),
        ("3-what", "/doko/call?"),
        ("4-ruling", RULED),
        ("5-judged", "/doko/spectator?table=4&influenced-game=yes"),
        ("6-trouble", "/doko/revoke?table=9"),
    ] {
        browser.open(&format!("{}{path}", server.address));
        browser.picture(&format!("doko-dark-{name}"));
        check(&browser, &format!("doko dark {name}"));
    }
    for lang in [Lang::De, Lang::Nl] {
        browser.open(&server.address);
        set(&browser, "lang", lang.code());
        for (name, path) in [
            ("home", "/doko"),
            ("five", "/doko/revoke?table=5&dealer=3"),
            ("what", "/doko/call"),
            ("ruling", RULED),
        ] {
            browser.open(&format!("{}{path}", server.address));
            check_large(&browser, &format!("doko-{}-{name}", lang.code()));
        }
    }
}

#[test]
fn a_ruling_of_doppelkopf_is_kept_and_the_game_remembered_without_a_connection() {
    let server = server();
    let Some(browser) = Browser::keeping(&server.address, 390, 844, "de") else { return };
    enter(&browser, &server.link);
    browser.open(&format!("{}{RULED}", server.address));
    browser.tap(".save summary");
    browser.script(
        "const f = document.querySelector('form[data-queue]').elements;
         f.event.value = 'Herbstturnier'; f.table.value = '7'; f['position-2'].value = 'Oda Krause';",
    );
    browser.picture("doko-save");
    check(&browser, "doko save");
    browser.follow("form[data-queue] button.primary");
    browser.picture("doko-record");
    check(&browser, "doko record");
    assert!(browser.text(".record").contains("Oda Krause"));
    browser.promise(
        "const wait = () => navigator.serviceWorker.controller ? done(true) : setTimeout(wait, 50); wait();",
    );
    // The view is changed, and a page opened right after it: it is kept in the new view.
    browser.open(&format!("{}/doko?rules=tsr", server.address));
    set(&browser, "lang", "nl");
    browser.open(&format!("{}/doko/revoke?table=4&rules=tsr", server.address));
    browser.open(&format!("{}/doko", server.address));
    server.line.cut();
    browser.open(&format!("{}/doko/revoke?table=4&rules=tsr", server.address));
    assert_eq!(browser.script("return document.documentElement.lang"), "nl");
    assert_eq!(browser.script("return document.querySelectorAll('.ring a').length"), 4);
    // The first screen is that of the game played last, under its rules; the other is there too.
    browser.open(&format!("{}/desk", server.address));
    let first = "return document.querySelector('.rows.big a').getAttribute('href')";
    assert_eq!(browser.script(first), "/doko/lead-out-of-turn?rules=tsr");
    browser.follow(".pickone a[href='/bridge']");
    assert_eq!(browser.script(first), "/desk/opening-lead-out-of-turn");
}
