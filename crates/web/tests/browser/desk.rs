//! The desk on a telephone: the ruling on an opening lead out of turn in each language, keyboard,
//! accessibility, and no connection.

use std::{thread, time::Duration};

use wording::Lang;

use crate::{check, check_large, driver::Browser, enter, server, set};

#[test]
fn the_opening_lead_is_ruled_on_in_each_language() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    browser.open(&format!("{}/desk", server.address));
    for lang in Lang::ALL {
        let code = lang.code();
        let picture = |name: &str| {
            browser.picture(&format!("{code}-{name}"));
            check(&browser, &format!("{code} {name}"));
        };
        set(&browser, "lang", code);
        assert_eq!(browser.script("return document.documentElement.lang"), code);
        picture("1-home");
        browser.follow(".rows.big a");
        picture("2-declarer");
        browser.follow(".compass .s a");
        browser.follow(".compass .e a");
        browser.follow("a[href*='face=up']");
        browser.tap("label[for=suit-c]");
        picture("3-card");
        browser.follow(".ranks.c a[href$='card=C3']");
        picture("3-then");
        // West, whose lead it was, has led as well; no: nothing more has happened.
        browser.follow("a[href$='tell=lead%3AW']");
        browser.tap("label[for=suit-s]");
        picture("3-then-card");
        browser.follow(".ranks.s a[href$='then=lead%3AW%3AS5']");
        browser.back();
        browser.back();
        browser.follow("a[href$='tell=']");
        picture("3-then-what");
        browser.follow("a.back");
        browser.follow("a[href$='then=that-was-all']");
        browser.follow("a[href*='told-it-was-his-turn=no']");
        picture("4-not-aloud");
        browser.follow("a[href*='could-declarer-see-dummy=no']");
        picture("5-choice");
        assert!(browser.text(".aloud").lines().count() > 8, "{}", browser.text(".aloud"));
        // The whole tree stands there before the first choice.
        assert_eq!(browser.script("return document.querySelectorAll('.way').length"), 3);
        assert_eq!(browser.script("return document.querySelectorAll('.way > ul > li').length"), 3);
        browser.follow("a.choose[href$='choose=refuse']");
        browser.follow("a.choose[href$='choose=lead-free']");
        picture("6-ruling");
        assert_eq!(browser.script("return document.querySelectorAll('.felt .e svg.card').length"), 1);
        let ruling = browser.address();
        // Back loses nothing, and neither does forward.
        browser.back();
        browser.back();
        assert!(browser.address().ends_with("could-declarer-see-dummy=no"));
        browser.open(&ruling);
        // The desk stays: West gets to lead, and declarer chooses anew.
        browser.follow("a[href*='then=lead%3AW']");
        browser.follow("a.choose[href$='choose=forbid-lead%3AC']");
        picture("7-next-lead");
        browser.open(&format!("{}/desk", server.address));
    }
    set(&browser, "theme", "dark");
    set(&browser, "suits", "four");
    for (name, path) in [
        ("dark-0-first", "/"),
        ("dark-1-home", "/desk"),
        ("dark-2-card", "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up"),
        (
            "dark-3-choice",
            "/desk/lead-out-of-turn?declarer=S&leader=E&turn=W&card=D4&told-it-was-his-turn=no&meant-as=lead",
        ),
        (
            "dark-4-ruling",
            "/desk/penalty-card?declarer=S&offender=E&card=DK&meant-as=accident&turn=S&then=that-was-all",
        ),
        ("dark-5-failure", "/nowhere"),
        ("dark-6-calls", "/desk/call-out-of-rotation?offender=E&turn-to-call=N&last-bid=1S"),
    ] {
        browser.open(&format!("{}{path}", server.address));
        browser.picture(name);
        check(&browser, name);
    }
    for lang in [Lang::De, Lang::Da] {
        browser.open(&server.address);
        set(&browser, "lang", lang.code());
        check_large(&browser, &format!("first-{}", lang.code()));
        let opening = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up";
        let choice = "&card=D4&told-it-was-his-turn=no&could-declarer-see-dummy=no";
        for (name, path) in [
            ("home", "/bridge"),
            ("seat", "/desk/opening-lead-out-of-turn?declarer=S"),
            ("card", opening),
            ("then", &format!("{opening}&card=D4")),
            ("then-what", &format!("{opening}&card=D4&tell=")),
            ("calls", "/desk/call-changed?offender=E"),
            ("choice", &format!("{opening}{choice}")),
            ("ruling", &format!("{opening}{choice}&choose=refuse&choose=lead-free")),
        ] {
            browser.open(&format!("{}{path}", server.address));
            if name == "card" {
                browser.tap("label[for=suit-d]");
            }
            check_large(&browser, &format!("bridge-{}-{name}", lang.code()));
        }
    }
}

#[test]
fn a_ruling_is_saved_also_without_a_connection() {
    let server = server();
    let Some(browser) = Browser::keeping(&server.address, 390, 844, "de") else { return };
    let ruling = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                  could-declarer-see-dummy=no&choose=refuse&choose=lead-free";
    browser.open(&server.link);
    check(&browser, "enter");
    enter(&browser, &server.link);
    browser.open(&format!("{}/house", server.address));
    browser.picture("house");
    check(&browser, "house");
    browser.follow("form[action='/house/links'] button.primary");
    browser.picture("house-link");
    check(&browser, "house-link");
    browser.open(&format!("{}{ruling}", server.address));
    // The service worker is there, and has the page once it was opened under it.
    browser.promise("navigator.serviceWorker.ready.then(() => done(true))");
    let controlled =
        "const wait = () => navigator.serviceWorker.controller ? done(true) : setTimeout(wait, 50); wait();";
    browser.promise(controlled);
    browser.open(&format!("{}{ruling}&edition=2017", server.address));
    browser.open(&format!("{}{ruling}", server.address));
    fill(&browser, "1");
    browser.picture("save");
    check(&browser, "save");
    browser.tap("form[data-queue] button.primary");
    wait_for(&browser, "/rulings/1?saved");
    browser.picture("record");
    check(&browser, "record");
    // On one sheet of A4, and of A5.
    assert_eq!([browser.sheets(210.0, 297.0), browser.sheets(148.0, 210.0)], [1, 1]);
    server.line.cut();
    browser.open(&format!("{}{ruling}", server.address));
    assert!(browser.text("h1").contains("♣"), "{}", browser.text("body"));
    browser.promise("const wait = () => net.hidden ? setTimeout(wait, 50) : done(true); wait();");
    assert!(browser.text("#net").starts_with("Keine Verbindung"), "{}", browser.text("#net"));
    fill(&browser, "2");
    browser.tap("form[data-queue] button.primary");
    browser.promise("const wait = () => localStorage.length ? done(true) : setTimeout(wait, 50); wait();");
    browser.picture("offline-queued");
    check(&browser, "offline-queued");
    browser.open(&format!("{}/desk/claim?declarer=N", server.address));
    // What was never opened here is not made up.
    assert_eq!(browser.text("h1"), "Ohne Verbindung");
    assert!(browser.text("main").contains("noch nie geöffnet"), "{}", browser.text("main"));
    browser.picture("offline-missing");
    check(&browser, "offline-missing");
    server.line.mend();
    browser.open(&format!("{}{ruling}", server.address));
    let sent = "const wait = () => JSON.parse(localStorage.getItem('stich-rulings')).length ? setTimeout(wait, 50) : done(true); wait();";
    browser.promise(sent);
    browser.open(&format!("{}/rulings", server.address));
    browser.picture("rulings");
    check(&browser, "rulings");
    assert_eq!(browser.script("return document.querySelectorAll('.rows a').length"), 2);
}

/// The slip goes up on the wall, or into an envelope: one sheet of A4, in every language and also the longest.
#[test]
fn a_saved_ruling_is_printed_on_one_sheet_in_each_language() {
    let server = server();
    let Some(browser) = Browser::keeping(&server.address, 390, 844, "en") else { return };
    enter(&browser, &server.link);
    let lead = "opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                could-declarer-see-dummy=no&choose=refuse&choose=lead-free";
    let weighed = "unauthorised-information?called=after-play&facts-agreed=yes&source=pause&prescribed-pause=no&\
                   receiver=N&polled=5&polled-otherwise=3&polled-considered=2&logical-alternative=yes&\
                   why-logical-alternative=3+of+5+passed&suggested=yes&why-suggested=a+slow+double+wants+to+go&\
                   damaged=yes&why-damaged=one+down&can-be-assigned=yes&why-can-be-assigned=one+trick+or+two&\
                   scoring=imps&vulnerable=none&table-result=4HN%3D&outcome-1=3SXE-1%4060&outcome-2=4HN%3D%4040!&\
                   other-tables=140&own-error=none&why-own-error=nothing&blatant=no&\
                   why-blatant=thought+it+right";
    // The same once more, and the slip says what was found before.
    let anew =
        weighed.replace("why-suggested=a+slow+double+wants+to+go", "why-suggested=so+said+four+of+five");
    let mut number = 0;
    for lang in Lang::ALL {
        browser.open(&format!("{}/desk", server.address));
        set(&browser, "lang", lang.code());
        for ruling in [lead, weighed, &format!("{anew}&instead-of={}", number + 2)] {
            number += 1;
            browser.open(&format!("{}/desk/{ruling}", server.address));
            fill(&browser, &number.to_string());
            browser.tap("form[data-queue] button.primary");
            wait_for(&browser, &format!("/rulings/{number}?saved"));
            assert_eq!(browser.sheets(210.0, 297.0), 1, "{} {ruling}", lang.code());
            if ruling.contains("instead-of") {
                browser.picture(&format!("record-anew-{}", lang.code()));
                check(&browser, "record-anew");
                assert_eq!(browser.script("return document.querySelectorAll('.record s').length"), 1);
            }
        }
    }
}

fn fill(browser: &Browser, board: &str) {
    browser.tap(".save summary");
    browser.script(&format!(
        "const f = document.querySelector('form[data-queue]').elements;
         f.event.value = 'Herbstturnier'; f.table.value = '7'; f.board.value = '{board}'; f.east.value = 'Bo Hansen';"
    ));
}

fn wait_for(browser: &Browser, end: &str) {
    for _ in 0..200 {
        if browser.address().ends_with(end) {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    panic!("at {} and not at {end}", browser.address());
}

#[test]
fn a_keyboard_is_enough() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    let press = |key: &str, code: u32| {
        for kind in ["keyDown", "keyUp"] {
            let text = if key == "Enter" && kind == "keyDown" { "\r" } else { "" };
            browser.devtools(
                "Input.dispatchKeyEvent",
                &serde_json::json!({ "type": kind, "key": key, "code": key, "windowsVirtualKeyCode": code, "text": text }),
            );
        }
    };
    browser.open(&format!("{}/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up", server.address));
    // A key goes to the page that has the focus: beside other browsers that is not always this one, and until it is, a key
    // is lost.
    browser.devtools("Emulation.setFocusEmulationEnabled", &serde_json::json!({ "enabled": true }));
    let on_nothing = "return document.activeElement === document.body";
    for _ in 0..50 {
        browser.devtools("Page.bringToFront", &serde_json::json!({}));
        press("Tab", 9);
        if browser.script(on_nothing) == false {
            break;
        }
        thread::sleep(Duration::from_millis(200));
    }
    assert_eq!(browser.script("return document.activeElement.className"), "skip");
    browser.script("document.querySelector('#suit-s').focus()");
    press("ArrowRight", 39);
    assert_eq!(browser.script("return document.activeElement.id"), "suit-h");
    press("Tab", 9);
    assert_eq!(
        browser.script("return document.activeElement.querySelector('.vh').textContent"),
        "hearts ace"
    );
    press("Enter", 13);
    wait_for(&browser, "card=HA");
}
