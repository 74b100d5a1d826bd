//! A whole board and a game of Doppelkopf at a telephone, against robots: everything lies on one screen, nothing is
//! scrolled, and nothing moves under the finger.

use std::{thread, time::Duration};

use serde_json::json;

use super::deal;
use crate::{
    Server, check,
    driver::{Browser, Engine},
    enter,
    hall::until,
    server, server_with,
};

/// What is measured from now on, whether somebody has just tapped or not: shifts of the layout, scrolling, and whether
/// the parts of the table stay where they are.
const MEASURE: &str = "
    const since = performance.now();
    window.shifts = []; window.scrolled = 0; window.parts = {}; window.moved = [];
    // The telephone is one by emulation, and Chromium shows a page now and then in another size for a moment.
    const sized = [];
    addEventListener('resize', () => {
      sized.push(performance.now());
      window.parts = {};
      window.shifts = window.shifts.filter(([, , at]) => !beside(at));
    });
    const beside = (at) => sized.some((moment) => Math.abs(moment - at) < 400);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime > since && !beside(entry.startTime)) window.shifts.push([entry.value, entry.sources.map((s) => `${s.node?.className}: ${JSON.stringify(s.previousRect)} then ${JSON.stringify(s.currentRect)}`).join('; '), entry.startTime, document.querySelector('.now')?.innerText]);
    }).observe({ type: 'layout-shift', buffered: false });
    addEventListener('scroll', () => { window.scrolled += 1; }, true);
    window.look = () => {
      if (document.querySelector('.board.over')) return;
      for (const part of ['.board', '.head', '.scene', '.board > .hand', '.actions', '.call-director', '.box', '.announcing']) {
        const there = document.querySelector(part)?.getBoundingClientRect();
        if (!there) continue;
        const at = [there.left, there.top, there.width, there.height].map(Math.round).join();
        if ((window.parts[part] ??= at) !== at) window.moved.push(`${part}: ${window.parts[part]} then ${at}`);
      }
      const { scrollHeight, scrollWidth } = document.documentElement;
      if (scrollHeight > innerHeight || scrollWidth > innerWidth) window.moved.push(`${scrollWidth}x${scrollHeight} is larger than the screen`);
      for (const card of document.querySelectorAll('.board > .hand .pc, .at.shown .pc')) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) window.moved.push('a card lies outside of the screen');
      }
    };
    new MutationObserver(window.look).observe(document.getElementById('live'), { childList: true });
    window.look();";

/// Nothing has moved since, and nothing was scrolled.
#[track_caller]
pub(super) fn nothing_moved(browser: &Browser, when: &str) {
    assert_eq!(browser.script("return window.moved"), json!([]), "{when}");
    assert_eq!(browser.script("return window.shifts"), json!([]), "{when}: layout shifts");
    assert_eq!(browser.script("return [window.scrolled, scrollY]"), json!([0, 0]), "{when}: scrolled");
}

/// Taps what is to be tapped, as it lies there, whenever it is the player's turn, to the end of the game.
#[track_caller]
fn plays(browser: &Browser, free: &str) -> usize {
    let mut taps = 0;
    for _ in 0..3000 {
        if browser.script("return Boolean(document.querySelector('.board.over'))") == true {
            return taps;
        }
        let due = format!(
            "return Boolean(document.querySelector('.now.yours') && document.querySelector({free:?}))"
        );
        let number = browser.script("return live.dataset.number");
        if browser.script(&due) == true && browser.touch(free).is_ok() {
            taps += 1;
            // One tap is enough: the page goes on, or says why it does not.
            for _ in 0..200 {
                if browser.script("return live.dataset.number") != number {
                    break;
                }
                thread::sleep(Duration::from_millis(20));
            }
        }
        thread::sleep(Duration::from_millis(60));
    }
    panic!("the game does not end: {}", browser.text("main"));
}

/// From now on what moves is noted. A page that is loaded may not have been drawn yet, on a busy machine: what it
/// looks like before its first frame nobody sees. Nor has it the telephone's size at once: the browser learns of that
/// in between, and the whole page is laid out again.
pub(super) fn measure(browser: &Browser) {
    for _ in 0..200 {
        let drawn =
            "return innerWidth >= 320 && performance.getEntriesByName('first-contentful-paint').length > 0";
        if browser.script(drawn) == true {
            break;
        }
        thread::sleep(Duration::from_millis(20));
    }
    browser.promise("requestAnimationFrame(() => requestAnimationFrame(() => done(true)))");
    browser.script(MEASURE);
}

/// Seats three robots and comes in by the link of the place that is left.
fn sit_down(browser: &Browser, robots: &[&str], own: &str) {
    for place in robots {
        browser.script(&format!(
            "document.querySelector('form.setup').elements['robot-{place}'].value = 'careful'"
        ));
    }
    browser.follow("form.setup button.primary");
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    check(browser, "live-phone-links");
    let link = browser.script(&format!("return document.querySelector(\"a[data-place='{own}']\").href"));
    enter(browser, link.as_str().unwrap());
}

/// In all three engines: a telephone of Apple’s has WebKit, whatever its browser is called.
#[test]
fn a_whole_board_is_played_on_one_screen() {
    Engine::side_by_side(|engine| {
        let Some(browser) = Browser::with(engine, 390, 844, "en") else { return };
        whole_board(&browser, &server());
    });
}

fn whole_board(browser: &Browser, server: &Server) {
    enter(browser, &server.link);
    browser.open(&format!("{}/tables/new", server.address));
    deal(browser, "Board");
    browser.script("document.querySelector('form.setup').elements['name-3'].value = 'Petra';");
    sit_down(browser, &["1", "2", "4"], "3");
    browser.picture("live-phone-1-auction");
    check(browser, "live-phone-1-auction");
    // For a picture Chromium makes the window another: what moves for that is not measured.
    measure(browser);
    // South deals and bids one spade, then leaves it to the robots.
    browser.touch("form.box button[value='1S']").unwrap();
    for _ in 0..600 {
        if browser.script("return Boolean(document.querySelector('.board:not(.bidding)'))") == true {
            break;
        }
        if browser.script("return Boolean(document.querySelector('.now.yours'))") == true {
            let _ = browser.touch("form.box button[value='Pass']:not(.barred)");
        }
        thread::sleep(Duration::from_millis(100));
    }
    nothing_moved(browser, "after the auction");
    // In the play the box gives way to the trick; from there on the table stays as it is.
    browser.script("window.parts = {}; window.look()");
    let free = "button.pc:not([data-why])";
    for _ in 0..600 {
        if browser.script("return document.querySelectorAll('.trick [data-card]').length") == 2 {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    browser.picture("live-phone-2-play");
    check(browser, "live-phone-2-play");
    // To take a picture the browser makes its window another size for a moment.
    browser.script("window.shifts = []");
    let taps = plays(browser, free);
    nothing_moved(browser, "after the play");
    assert!(taps >= 13, "{taps} taps");
    browser.picture("live-phone-3-end");
    check(browser, "live-phone-3-end");
    // The director can be called about any player and any trick after the last card, too.
    assert!(browser.text(".score").contains("trick"), "{}", browser.text("main"));
    browser.tap("#more summary");
    assert_eq!(
        browser.script(
            "return document.querySelectorAll('#more [value=revoke] ~ .fields [name=of] option').length"
        ),
        4
    );
    assert_eq!(browser.script("return document.querySelectorAll('#more [value=revoke] ~ .fields [name=trick] option').length >= 13"), true);
    browser.tap("#more form:has([value=revoke]) button");
    for _ in 0..100 {
        if browser.script("return Boolean(document.querySelector('.notes .good'))") == true {
            return;
        }
        thread::sleep(Duration::from_millis(50));
    }
    browser.picture("live-phone-4-called");
    panic!("the call after the last card is not answered: {}", browser.text("main"));
}

/// Over a slow network a second tap comes before the first is answered: it is no second call, and no change of the first.
#[test]
fn a_tap_before_the_first_is_answered_is_no_second_call() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    enter(&browser, &server.link);
    browser.open(&format!("{}/tables/new", server.address));
    deal(&browser, "Board");
    sit_down(&browser, &["1", "2", "4"], "3");
    browser.script(
        "const quick = fetch; window.sent = [];
         window.fetch = (...asked) => { window.sent.push(asked[1].body.get('call')); return new Promise((done) => setTimeout(() => done(quick(...asked)), 1000)); };",
    );
    browser.touch("form.box button[value='1S']").unwrap();
    browser.touch("form.box button[value='Pass']").unwrap();
    let calls = "return document.querySelector('.auction').innerText.includes('1♠')";
    until(&browser, "one spade", calls);
    assert_eq!(browser.script("return window.sent"), json!(["1S"]));
    // At the next turn everything can be tapped as before.
    until(&browser, "again", "return document.querySelector('.now.yours') !== null");
    browser.touch("form.box button[value='Pass']:not(.barred)").unwrap();
    assert_eq!(browser.script("return window.sent"), json!(["1S", "Pass"]));
}

#[test]
fn the_table_fits_small_telephones_and_uses_a_wide_screen() {
    let Some(browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    enter(&browser, &server.link);
    browser.open(&format!("{}/tables/new", server.address));
    browser.script("document.querySelector('form.setup').elements.contract.value = '4S'");
    sit_down(&browser, &["1", "2", "4"], "3");
    for (width, height) in [(360, 740), (390, 664), (900, 700), (1280, 800)] {
        // That the window becomes another moves everything: it is waited for, and not measured.
        browser.resize(width, height, width < 900);
        thread::sleep(Duration::from_millis(500));
        measure(&browser);
        thread::sleep(Duration::from_millis(300));
        nothing_moved(&browser, &format!("{width}x{height}"));
        browser.picture(&format!("live-phone-{width}"));
        let felt =
            browser.script("return document.querySelector('.table-felt').getBoundingClientRect().width");
        assert!(
            width < 900 || felt.as_f64().unwrap() > f64::from(width) * 0.6,
            "{width}: the felt is {felt} wide"
        );
    }
}

#[test]
fn a_game_of_doppelkopf_is_played_on_one_screen() {
    Engine::side_by_side(|engine| {
        let Some(browser) = Browser::with(engine, 390, 844, "de") else { return };
        whole_game(&browser, &server());
    });
}

fn whole_game(browser: &Browser, server: &Server) {
    enter(browser, &server.link);
    browser.open(&format!("{}/tables/new/doppelkopf", server.address));
    // Position 2 plays Kontra: the five things he may announce are the longest row there is.
    browser.tap("input[value=hand]");
    browser.script(
        "const f = document.querySelector('form.setup').elements;
         f['hand-2'].value = 'CA CT CK C9 SA ST HA DA DT DK CJ HQ';
         f['hand-3'].value = 'CQ HQ HT SQ DQ CJ SJ DJ CA ST SK D9';
         f['hand-4'].value = 'HT SQ CQ SJ HJ DJ DA DT CT SA S9 HK';",
    );
    sit_down(browser, &["1", "3", "4"], "2");
    measure(browser);
    for _ in 0..400 {
        if browser.script("return Boolean(document.querySelector('.asked'))") == true {
            break;
        }
        thread::sleep(Duration::from_millis(50));
    }
    browser.picture("live-phone-doko-1-query");
    check(browser, "live-phone-doko-1-query");
    browser.touch(".asked button[value=gesund]").unwrap();
    let taps = plays(browser, "button.pc:not([data-why])");
    nothing_moved(browser, "after the game");
    assert_eq!(taps, 12);
    browser.picture("live-phone-doko-2-end");
    check(browser, "live-phone-doko-2-end");
}

/// A whole round: what is left of it is struck during the first game, since time is up (8.5.1), and everybody still
/// plays his Pflichtsolo (4.1.9). Whatever is to be tapped lies on the screen.
#[test]
fn a_round_of_doppelkopf_is_played_without_scrolling() {
    Engine::side_by_side(|engine| {
        let Some(browser) = Browser::with(engine, 390, 844, "de") else { return };
        // Robots that hardly think.
        let quick = Some(Duration::from_millis(50));
        whole_round(&browser, &server_with(tempfile::tempdir().unwrap(), quick));
    });
}

fn whole_round(browser: &Browser, server: &Server) {
    enter(browser, &server.link);
    browser.open(&format!("{}/tables/new/doppelkopf", server.address));
    for place in ["1", "3", "4"] {
        let robot =
            format!("document.querySelector('form.setup').elements['robot-{place}'].value = 'careful'");
        browser.script(&robot);
    }
    browser.follow("form.setup button.primary");
    browser.tap("form[action$='/time'] button");
    until(
        browser,
        "time is up",
        "return document.querySelector(\"form[action$='/time'] [value=no]\") !== null",
    );
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    let link = browser.script("return document.querySelector(\"a[data-place='2']\").href");
    enter(browser, link.as_str().unwrap());
    measure(browser);
    let mut games = 0;
    loop {
        until(browser, "a game", "return document.querySelector('.board:not(.over)') !== null");
        thread::sleep(Duration::from_millis(300));
        browser.script(
            "window.parts = {}; window.moved = []; window.shifts = []; window.scrolled = 0; window.look()",
        );
        plays(browser, ".asked button, button.pc:not([data-why])");
        games += 1;
        nothing_moved(browser, &format!("game {games}"));
        browser.picture(&format!("live-phone-round-{games}"));
        let next = "form[action$='/next'] button";
        let low = format!(
            "const next = document.querySelector({next:?}); return next && next.getBoundingClientRect().bottom - innerHeight"
        );
        match browser.script(&low).as_f64() {
            None => break,
            Some(below) => {
                assert!(below <= 0.0, "game {games}: the next game is dealt {below} px below the screen");
            }
        }
        browser.touch(next).unwrap();
    }
    assert!(games >= 4, "{games} games");
    assert!(browser.text(".score + .score, .scene").contains("Runde"), "{}", browser.text("main"));
}
