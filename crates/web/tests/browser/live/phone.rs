//! A whole board and a game of Doppelkopf at a telephone, against robots: everything lies on one screen, nothing is
//! scrolled, and nothing moves under the finger.

use std::{thread, time::Duration};

use serde_json::json;

use super::{Windows, deal, four_spades};
use crate::{
    Server, check,
    driver::{Browser, Engine},
    enter,
    hall::until,
    server, server_with, set,
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

/// Which of these lie over which of those, so that something cannot be seen.
pub(super) fn over(browser: &Browser, these: &str, those: &str) -> serde_json::Value {
    browser.script(&format!(
        "const boxes = (which) => [...document.querySelectorAll(which)].filter((e) => e.checkVisibility()).map((e) => [e, e.getBoundingClientRect()]);
         const names = (e) => `${{e.className}} ${{e.innerText || e.value || e.dataset.card || ''}}`;
         return boxes({these:?}).flatMap(([a, r]) => boxes({those:?}).filter(([b, s]) => !a.contains(b) && !b.contains(a)
             && r.left < s.right - 1 && s.left < r.right - 1 && r.top < s.bottom - 1 && s.top < r.bottom - 1)
           .map(([b]) => `${{names(a)}} over ${{names(b)}}`))"
    ))
}

/// No line of these is cut off, and the buttons below the hand are one line.
#[track_caller]
fn nothing_cut(browser: &Browser, when: &str) {
    let cut = browser.script(
        "return [...document.querySelectorAll('.now, .facts li:not(.aside), .plate, .box button, .actions button, .actions > * > summary')]
           .filter((e) => e.checkVisibility() && !e.closest('.sheet'))
           .filter((e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth || e.scrollHeight > e.clientHeight + 2 && e.clientHeight
              || e.matches('.facts li') && e.getBoundingClientRect().bottom > e.parentNode.getBoundingClientRect().bottom + 1)
           .map((e) => `${e.className}: ${e.innerText}`)",
    );
    assert_eq!(cut, json!([]), "{when}: cut off");
    let lines = browser.script(
        "const tops = [...document.querySelectorAll('.sits > .actions > *')].map((e) => e.getBoundingClientRect().top);
         return tops.length ? Math.max(...tops) - Math.min(...tops) : 0",
    );
    assert_eq!(lines, 0, "{when}: the buttons take two lines");
}

/// Declarer leads from the wrong hand: the card lies there until somebody says something (55). Neither it nor what it is
/// lies over dummy's hand, the trick or a name, and nothing has moved.
#[test]
fn what_dummy_has_exposed_covers_nothing() {
    for (width, height) in [(360, 740), (390, 664)] {
        let Some(browser) = Browser::telephone(width, height, "en") else { return };
        let server = server();
        four_spades(&browser, &server);
        browser.script(
            "const f = document.querySelector('form.setup').elements; f['name-1'].value = 'Mette-Marie'; f['name-2'].value = 'Hans-Joachim'; f['name-4'].value = 'Wilhelmina';",
        );
        let w = Windows::set_up(&browser, &["1", "2", "3", "4"]);
        for (place, card) in [("4", "DQ"), ("3", "D2"), ("2", "D6"), ("3", "DA")] {
            w.lays(place, card);
        }
        w.until("3", "document.querySelector('.trick.taken')");
        measure(&browser);
        let wrong = "form.cards button[value='HK']";
        browser.tap(wrong);
        w.until("3", "document.querySelector('.pc[aria-pressed=true]') && !said.hidden");
        browser.tap(wrong);
        w.until("3", "document.querySelector('.at.n .lying')");
        nothing_moved(&browser, "a card of dummy's lies there");
        thread::sleep(Duration::from_millis(400));
        browser.picture(&format!("live-dummy-{width}"));
        let covers = over(&browser, ".at figure", ".pc, .fell, .plate");
        assert_eq!(covers, json!([]), "{width}x{height}");
        assert_eq!(browser.text(".at.n figcaption"), "Exposed card");
        check(&browser, "a card of dummy's lies there");
        if width > 360 {
            continue;
        }
        // The director is asked; what is going on is read in any language.
        browser.tap(".call-director button");
        w.until("2", "document.querySelector('.panel, .ruled') || document.querySelector('.now').innerText.includes('director')");
        for lang in ["de", "da", "nl", "nb", "en"] {
            for place in ["1", "2", "3"] {
                w.at(place);
                set(&browser, "lang", lang);
                browser.picture(&format!("live-asked-{place}-{lang}"));
                nothing_cut(&browser, &format!("{lang}, {place}"));
            }
        }
    }
}

/// In any language: who is to call, and the buttons below the hand.
#[test]
fn what_is_going_on_is_read_whole_in_every_language() {
    let Some(browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    enter(&browser, &server.link);
    for (game, robots, own) in [("", ["1", "2", "4"], "3"), ("/doppelkopf", ["1", "3", "4"], "2")] {
        browser.open(&format!("{}/tables/new{game}", server.address));
        if game.is_empty() {
            deal(&browser, "Board");
        }
        sit_down(&browser, &robots, own);
        until(&browser, "his turn", "return document.querySelector('.now.yours') !== null");
        for lang in ["de", "da", "nl", "nb", "en"] {
            set(&browser, "lang", lang);
            browser.picture(&format!("live-read-{own}-{lang}"));
            nothing_cut(&browser, &format!("place {own}, {lang}"));
        }
    }
}

/// Without scripts a claim that is refused stands again where it was typed, and the sheet in which it stands is open.
#[test]
fn without_scripts_a_refused_claim_stands_again() {
    let Some(browser) = Browser::telephone(360, 740, "en") else { return };
    let server = server();
    four_spades(&browser, &server);
    browser.follow("form.setup button.primary");
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    let link = browser.script("return document.querySelector(\"a[data-place='3']\").href");
    enter(&browser, link.as_str().unwrap());
    browser.devtools("Network.enable", &json!({}));
    browser.devtools("Network.setBlockedURLs", &json!({ "urls": ["*.js"] }));
    browser.open(&browser.address());
    browser.tap("#more summary");
    for (tricks, does) in [("all", "claim"), ("-1", "concede")] {
        browser.script(&format!(
            "const [n, line] = document.querySelectorAll('#more [name=tricks], #more [name=line]');
             n.value = '{tricks}'; line.value = 'trumps, then \"clubs\"';"
        ));
        browser.follow(&format!("#more [value={does}]"));
        assert!(browser.text("#said").len() > 5, "{}", browser.text("main"));
        let stands = browser.script(
            "const of = (name) => document.querySelector(`#more [name=${name}]`);
             return [of('tricks').value, of('line').value, of('line').checkVisibility()]",
        );
        assert_eq!(stands, json!([tricks, "trumps, then \"clubs\"", true]), "{does}");
    }
    browser.picture("live-claim-refused");
}

/// Whoever is asked in the query sees who sits where, who deals and who has said what.
#[test]
fn the_question_of_the_query_leaves_the_names_in_sight() {
    for (width, height) in [(390, 844), (360, 740)] {
        let Some(browser) = Browser::telephone(width, height, "de") else { return };
        let server = server();
        enter(&browser, &server.link);
        browser.open(&format!("{}/tables/new/doppelkopf", server.address));
        browser.tap("input[value=hand]");
        browser.script(
            "const f = document.querySelector('form.setup').elements;
             f['hand-2'].value = 'CQ CQ HT SQ DQ CJ SJ DJ CA ST SK D9';
             f['hand-3'].value = 'CA CT CK C9 SA ST HA DA DT DK CJ HQ';
             f['hand-4'].value = 'HT SQ HQ SJ HJ DJ DA DT CT SA S9 HK';
             f['name-1'].value = 'Wilhelmina'; f['name-3'].value = 'Hans-Joachim'; f['name-4'].value = 'Mette-Marie';",
        );
        sit_down(&browser, &["1", "3", "4"], "2");
        until(&browser, "asked", "return document.querySelector('.asked') !== null");
        browser.picture(&format!("live-query-{width}"));
        let covers = over(&browser, ".asked", ".plate, .head, .board > .hand");
        assert_eq!(covers, json!([]), "{width}x{height}");
        check(&browser, "the query");
        // There are many games to be named: the list is scrolled, and does not lie over what stands above the felt.
        browser.touch(".asked button[value=vorbehalt]").unwrap();
        until(
            &browser,
            "a game is named",
            "return document.querySelector('.asked [value=hochzeit]') !== null",
        );
        browser.picture(&format!("live-query-{width}-names"));
        let covers = over(&browser, ".notes", ".plate, .head, .board > .hand");
        assert_eq!(covers, json!([]), "{width}x{height}");
        check(&browser, "the names of the games");
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
