//! Entering a game on a telephone: how many taps it takes, that nothing moves under the finger, that the device
//! reckons as the rules do, and that no game is lost or entered twice.

use std::{
    thread,
    time::{Duration, Instant},
};

use doppelkopf_score::{ByParty, Call, Game, Kind, Rules, Special, Table};
use serde_json::{Value, json};
use tournament::{Position, Positions};

use crate::{
    Server, check, check_large,
    door::ROSTER,
    driver::{Browser, Engine},
    enter_as,
    hall::{set_up, until},
    server, set,
};

/// A telephone at table 1 of a tournament of eight; the device of the organiser, and the code of the table.
fn at_the_table(engine: Engine, server: &Server) -> Option<(Browser, String)> {
    at_table_1(engine, server, ROSTER)
}

fn at_table_1(engine: Engine, server: &Server, roster: &str) -> Option<(Browser, String)> {
    let mut browser = Browser::with(engine, 390, 844, "de")?;
    let links = set_up(&browser, server, "Abend", roster);
    browser.another_device();
    enter_as(&browser, &links[0], "");
    until(&browser, "the script is there", "return document.getElementById('sum').textContent !== ''");
    Some((browser, links[0].clone()))
}

/// Names that are as long as names are: the page is as wide as the screen, each is read from its beginning, and the time that
/// is left stands beside where the table is, in every language and in large letters.
#[test]
fn long_names_and_the_time_that_is_left_have_their_room() {
    let Some(mut browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    let long = "Donaudampfschifffahrtskapitänsanwärterin";
    let names =
        format!("{long}\nJürgen von Hohenlohe-Vandenbroucke der Ältere\nCai Dietrich\nDora Ebert\nEmil Falk");
    let links = set_up(&browser, &server, "Abend", &names);
    browser.open(&format!("{}/hall/abend", server.address));
    browser.follow("button[value=start]");
    browser.another_device();
    browser.open(&links[0]);
    browser.picture("table-long-who");
    check(&browser, "who of them");
    check_large(&browser, "table-long-who");
    enter_as(&browser, &links[0], long);
    for lang in ["de", "da", "nl", "nb", "en"] {
        set(&browser, "lang", lang);
        let beside = browser.script(
            "const range = document.createRange(); range.selectNodeContents(document.querySelector('h1').lastChild);
             const [h, c] = [range, document.querySelector('.clock')].map((e) => e.getBoundingClientRect());
             return [h.right <= c.left || h.bottom <= c.top, h.height < 30, c.right <= innerWidth]",
        );
        assert_eq!(beside, json!([true, true, true]), "{lang}");
        browser.picture(&format!("table-long-{lang}"));
    }
    let begins = browser.script(
        "const name = document.querySelector('.name b.long'), range = document.createRange();
         range.setStart(name.firstChild, 0); range.setEnd(name.firstChild, 3);
         return range.getBoundingClientRect().top >= name.getBoundingClientRect().top - 1",
    );
    assert_eq!(begins, true, "the name is cut off before its end");
    check(&browser, "long names");
    check_large(&browser, "table-long");
    // What is to be tapped is read whole.
    let cut = browser.script(
        "return [...document.querySelectorAll('.chip > span, .toggle label')].filter((e) => e.checkVisibility() && e.clientWidth)
           .filter((e) => e.scrollWidth > e.clientWidth + 1).map((e) => e.innerText)",
    );
    assert_eq!(cut, json!([]), "in large letters");
    let letters = browser.script("return document.querySelector('h1').getBoundingClientRect().height");
    assert!(letters.as_f64().unwrap() < 200.0, "where the table is stands letter below letter: {letters}");
}

/// Where everything in the form is.
const PLACES: &str = "const of = (e) => { const r = e.getBoundingClientRect(); \
                        return `${e.tagName} ${e.htmlFor ?? e.id} ${e.querySelector('input')?.value} ${[r.x, r.y, r.width, r.height]}`; }; \
                      const all = '#quick :is(label, button, h2, output, .side):not(.rest *), #newest'; \
                      return [`scrolled ${scrollY}`, ...[...document.querySelectorAll(all)].map(of)]";

#[track_caller]
fn nothing_moved(before: &Value, after: &Value, what: &str) {
    let (before, after) = (before.as_array().unwrap(), after.as_array().unwrap());
    let moved: Vec<_> = before.iter().zip(after).filter(|(before, after)| before != after).collect();
    assert!(moved.is_empty() && before.len() == after.len(), "{what}: {moved:#?}");
}

/// Taps something that is on the screen as it is: not scrolled to, and under nothing else. Nothing moves.
#[track_caller]
fn tap_here(browser: &Browser, selector: &str) {
    let before = browser.script(PLACES);
    let on_top = browser.script(&format!(
        "const e = document.querySelector({}); const r = e.getBoundingClientRect(); \
         const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2); \
         return scrollY === 0 && r.top >= 0 && r.bottom <= innerHeight && (e === top || e.contains(top)) \
           || [scrollY, r.top, r.bottom, innerHeight, top?.outerHTML.slice(0, 80)]",
        json!(selector)
    ));
    assert_eq!(on_top, true, "{selector} lies on the screen");
    browser.touch(selector).unwrap();
    // What it comes to stands in the bar, and that does not grow.
    nothing_moved(&before, &browser.script(PLACES), selector);
}

fn lines(browser: &Browser) -> u64 {
    browser.script("return document.querySelectorAll('.lines tr.about').length").as_u64().unwrap()
}

fn chip(name: &str, value: &str) -> String {
    format!("label:has([name='{name}'][value='{value}'])")
}

/// What Chromium itself counts as a shift of the layout, also just after a tap.
const SHIFTS: &str = "window.shifts = []; new PerformanceObserver((list) => list.getEntries().forEach((one) => \
                      window.shifts.push(one.value, ...one.sources.map((s) => `${s.node?.outerHTML?.slice(0, 60)} ${JSON.stringify(s.previousRect)} ${JSON.stringify(s.currentRect)}`)))).observe({ type: 'layout-shift', buffered: false }); return true";

#[test]
fn a_game_takes_four_taps_and_nothing_moves() {
    for engine in Engine::ALL {
        let server = server();
        let Some((browser, _)) = at_the_table(engine, &server) else { return };
        if engine == Engine::Chromium {
            browser.script(SHIFTS);
        }
        let who = |p: u8| chip("who", &p.to_string());
        let games: [(&str, Vec<String>, usize, &str); 5] = [
            ("ordinary", vec![who(1), who(3), chip("step", "151")], 4, "2 -2 2 -2"),
            (
                "full",
                vec![
                    who(2),
                    who(3),
                    chip("step", "181"),
                    "label[for=call-re-keine90].off".to_owned(),
                    ".count:has([name=fox-re]) .next.n0".to_owned(),
                ],
                6,
                // Won, under 90, under 60, Re, keine 90, the fox.
                "-7 7 7 -7",
            ),
            ("solo", vec![who(2), chip("kind", "damen"), chip("step", "121")], 5, "-1 3 -1 -1"),
            // As paper does it: who has won, and how much. The way is kept for the next game.
            (
                "first by points",
                vec![chip("how", "points"), who(1), who(2), chip("value", "2")],
                5,
                "2 2 -2 -2",
            ),
            ("by points", vec![who(3), who(4), chip("value", "5")], 4, "-5 -5 5 5"),
        ];
        for (i, (what, taps, most, points)) in games.iter().enumerate() {
            assert!(taps.len() < *most, "{what}");
            for tap in taps {
                tap_here(&browser, tap);
            }
            assert_eq!(
                browser.script("return document.getElementById('sum').dataset.points"),
                *points,
                "{what}"
            );
            let entered = Instant::now();
            tap_here(&browser, ".enter button.primary");
            until(
                &browser,
                what,
                &format!("return document.querySelectorAll('.lines tr.about').length === {}", i + 1),
            );
            // The numbers in docs/taps.md; the time is that of the test, which looks every 50 ms.
            eprintln!("{engine:?}, {what}: {} taps of {most}, {:?}", taps.len() + 1, entered.elapsed());
        }
        // Nor does anything move when the referee is called and not needed after all.
        for state in ["!== null", "=== null"] {
            tap_here(&browser, "#referee button");
            let there = format!("return document.querySelector('#referee .called') {state}");
            until(&browser, "the call", &there);
        }
        if engine == Engine::Chromium {
            // What comes from the server stands in the same places.
            assert_eq!(browser.script("return window.shifts"), json!([]), "the layout shifted");
        }
        // Entered for good, and the form is as it was for the next.
        let newest = browser.text("#newest");
        assert!(newest.starts_with("Spiel ") && newest.contains(" +5"), "{newest}");
        assert!(browser.text("#lines").contains("Damensolo"), "{}", browser.text("#lines"));
        browser.picture("table-1-entered");
        check(&browser, "table entered");
        if engine == Engine::Chromium {
            check_large(&browser, "table");
        }
    }
}

/// What is told to a table while it taps – more time, a line that two have read differently – stands below the form: the
/// form stays where it is, and all of it on the screen.
#[test]
fn what_a_table_is_told_moves_nothing_under_the_finger() {
    let server = server();
    let Some((mut browser, _)) = at_the_table(Engine::Chromium, &server) else { return };
    browser.script(SHIFTS);
    let who = |p: u8| chip("who", &p.to_string());
    let last = ".count:has([name=karlchen-kontra]) .next.n0";
    for tap in [who(1), who(3), chip("step", "151"), last.to_owned(), ".enter button.primary".to_owned()] {
        tap_here(&browser, &tap);
    }
    until(&browser, "entered", "return document.querySelectorAll('.lines tr.about').length === 1");
    let before = browser.script(PLACES);
    let phone = browser.take_up(0);
    for fields in ["{ do: 'extra', minutes: 5, why: 'Karten nachgezählt' }", "{ do: 'second' }"] {
        let page = match fields.contains("second") {
            // The paper list says otherwise.
            true => "/list', { method: 'POST', body: new URLSearchParams({ by: 'Jana', first: 0, second: 'yes', 'p0-1': '-1', 'p0-2': '1', 'p0-3': '-1', 'p0-4': '1' }) })".to_owned(),
            false => format!("', {{ method: 'POST', body: new URLSearchParams({fields}) }})"),
        };
        let sent = format!("fetch('/hall/abend/1/1{page}.then((a) => done([a.status, a.url]))");
        let sent = browser.promise(&sent);
        assert_eq!(sent[0], 200, "{sent}");
    }
    browser.take_up(phone);
    for told in [".extra", ".notes"] {
        until(&browser, told, &format!("return document.querySelector('#told {told}') !== null"));
    }
    nothing_moved(&before, &browser.script(PLACES), "told");
    assert_eq!(browser.script("return window.shifts"), json!([]), "the layout shifted");
    for tap in [who(2), who(4), chip("step", "121"), last.to_owned(), ".enter button.primary".to_owned()] {
        tap_here(&browser, &tap);
    }
    until(&browser, "entered", "return document.querySelectorAll('.lines tr.about').length === 2");
    browser.picture("table-told");
    check(&browser, "a table that is told something");
}

/// Four play at tables of six and seven too: an ordinary game is four taps on one screen, and the device knows by itself
/// who sits out next.
#[test]
fn at_larger_tables_everything_is_on_one_screen_too() {
    // For each size, who sits out in the first games, and who of the others wins them.
    let seven: [(&[u8], [u8; 2]); 3] = [(&[1, 2, 4], [3, 7]), (&[2, 3, 5], [1, 7]), (&[3, 4, 6], [5, 7])];
    let six: [(&[u8], [u8; 2]); 3] = [(&[1, 2], [3, 6]), (&[2, 3], [1, 6]), (&[3, 4], [5, 6])];
    for (players, games) in [(7, seven), (6, six)] {
        let server = server();
        let roster = ROSTER.lines().take(players).collect::<Vec<_>>().join("\n");
        let Some((browser, _)) = at_table_1(Engine::Chromium, &server, &roster) else { return };
        for (i, (sits, won)) in games.into_iter().enumerate() {
            let out = "return [...document.querySelectorAll('.name.sits input')].map((e) => Number(e.value))";
            assert_eq!(browser.script(out), json!(sits), "{players} at the table, game {i}");
            if i == 0 {
                browser.picture(&format!("table-{players}-first"));
            }
            for p in won {
                tap_here(&browser, &chip("who", &p.to_string()));
            }
            tap_here(&browser, &chip("step", "121"));
            // Then others sit out, and the names stand in other places.
            browser.touch(".enter button.primary").unwrap();
            assert_ne!(browser.script(out), json!(sits), "{players} at the table, game {i}");
            let there = format!("return document.querySelectorAll('.lines tr.about').length === {}", i + 1);
            until(&browser, "the game is entered", &there);
        }
        browser.picture(&format!("table-{players}-entered"));
        check(&browser, &format!("a table of {players}"));
        check_large(&browser, &format!("table-{players}"));
    }
}

/// The device looks the points up in a table that the page brought along: for every kind of game, step, call and
/// special points they are those of the rules.
#[test]
fn the_device_reckons_as_the_rules_do() {
    let server = server();
    let Some((browser, _)) = at_the_table(Engine::Chromium, &server) else { return };
    let words = ["", "won", "keine90", "keine60", "keine30", "schwarz"];
    let calls = [None].into_iter().chain(Call::ALL.map(Some)).collect::<Vec<_>>();
    let kinds = [
        ("normal", Kind::Normal),
        ("hochzeit", Kind::Hochzeit),
        ("hochzeit-alone", Kind::HochzeitAlone),
        ("still", Kind::Still),
        ("buben", Kind::Solo),
    ];
    let steps = [(0, Some(0)), (1, None), (60, None), (120, None), (121, None), (181, None), (240, Some(12))];
    let (mut forms, mut expected) = (Vec::new(), Vec::new());
    for (k, (word, kind)) in kinds.iter().enumerate() {
        for (s, (augen, tricks)) in steps.iter().enumerate() {
            for re in 0..6 {
                let kontra = (re * 5 + s + k) % 6;
                let foxes = u8::from((s + re) % 3 == 0);
                let players: Positions = match kind.is_alone() {
                    true => [Position::Two].into_iter().collect(),
                    false => [Position::Two, Position::Four].into_iter().collect(),
                };
                let game = Game {
                    table: Table::FOUR,
                    kind: *kind,
                    re: players,
                    augen_re: *augen,
                    tricks_re: *tricks,
                    calls: ByParty { re: calls[re], kontra: calls[kontra] },
                    special: ByParty {
                        re: Special { foxes, ..Special::default() },
                        kontra: Special::default(),
                    },
                };
                let Ok(score) = game.score(Rules::default()) else { continue };
                let players: Vec<u8> = players.iter().map(|p| p.number()).collect();
                forms.push(json!({ "kind": word, "who": players, "step": augen.to_string(), "call-re": words[re], "call-kontra": words[kontra], "fox-re": foxes.to_string() }));
                expected.push(json!(
                    score.points.0[..4].iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
                ));
            }
        }
    }
    assert!(forms.len() > 150, "{}", forms.len());
    let script = format!(
        "const form = document.getElementById('quick'); const forms = {}; return forms.map((one) => {{ form.reset(); \
           for (const box of form.querySelectorAll('[name=who]')) box.checked = one.who.includes(Number(box.value)); \
           for (const [name, value] of Object.entries(one)) if (name !== 'who') \
             form.querySelector(`[name='${{name}}'][value='${{value}}']`).checked = true; \
           form.querySelector('[name=step]').dispatchEvent(new Event('change', {{ bubbles: true }})); \
           return document.getElementById('sum').dataset.points; }})",
        Value::from(forms.clone())
    );
    let found = browser.script(&script);
    for ((form, found), expected) in forms.iter().zip(found.as_array().unwrap()).zip(&expected) {
        assert_eq!(found, expected, "{form}");
    }
}

#[test]
fn games_wait_on_the_device_and_are_entered_once() {
    for engine in Engine::ALL {
        let server = server();
        let Some((browser, _)) = at_the_table(engine, &server) else { return };
        server.line.cut();
        for (a, b, step) in [("1", "2", "121"), ("1", "3", "211"), ("2", "4", "60")] {
            for tap in [chip("who", a), chip("who", b), chip("step", step)] {
                tap_here(&browser, &tap);
            }
            tap_here(&browser, ".enter button.primary");
        }
        until(
            &browser,
            "three wait",
            "return document.getElementById('waiting').innerText.startsWith('3 Spiele')",
        );
        let totals =
            "return [...document.querySelectorAll('.name strong')].map((e) => e.innerText).join(' ')";
        let reckoned = browser.script(totals);
        // It is said where it is seen, and the next game is the fourth.
        let seen = browser.script(
            "const r = document.getElementById('waiting').getBoundingClientRect(); return r.top >= 0 && r.bottom < innerHeight",
        );
        assert_eq!(seen, true);
        let next = browser.text(".quick h2");
        assert!(next.starts_with("Spiel 4 von"), "{next}");
        browser.picture("table-2-waiting");
        check(&browser, "table waiting");
        assert_eq!(lines(&browser), 0);
        // The page is closed and opened again before anything was sent.
        server.line.mend();
        let address = browser.address();
        browser.open("about:blank");
        browser.open(&address);
        until(
            &browser,
            "they are entered",
            "return document.querySelectorAll('.lines tr.about').length === 3",
        );
        until(&browser, "nothing waits", "return document.getElementById('waiting').hidden");
        assert_eq!(
            browser.script(totals),
            reckoned,
            "{engine:?}: what was reckoned here is what the list says"
        );
        thread::sleep(Duration::from_millis(500));
        browser.open(&address);
        assert_eq!(lines(&browser), 3);
    }
}

#[test]
fn two_telephones_do_not_enter_the_same_game() {
    for engine in Engine::ALL {
        let server = server();
        let Some((mut browser, code)) = at_the_table(engine, &server) else { return };
        let game = |browser: &Browser, a: &str, b: &str, step: &str| {
            for tap in [chip("who", a), chip("who", b), chip("step", step)] {
                browser.tap(&tap);
            }
        };
        // Both have tapped the same game; the first enters it.
        game(&browser, "1", "3", "151");
        let first = browser.another_device();
        enter_as(&browser, &code, "");
        game(&browser, "1", "3", "151");
        let second = browser.take_up(first);
        browser.tap(".enter button.primary");
        browser.script("document.querySelector('.enter button.primary').click()");
        until(&browser, "it is there", "return document.querySelectorAll('.lines tr.about').length === 1");
        let first = browser.take_up(second);
        until(
            &browser,
            "the second sees it",
            "return document.querySelectorAll('.lines tr.about').length === 1",
        );
        browser.tap(".enter button.primary");
        until(&browser, "it is asked", "return !document.getElementById('ask').hidden");
        let asked = browser.text("#ask");
        assert!(asked.contains("Spiel 1: ") && asked.contains("genau wie Ihres"), "{asked}");
        browser.picture("table-3-there");
        check(&browser, "table there");
        // However often somebody taps: only what he says is done.
        browser.script("document.getElementById('quick').requestSubmit()");
        browser.tap("#ask [data-do=keep]");
        thread::sleep(Duration::from_millis(700));
        assert_eq!(lines(&browser), 1, "{engine:?}");
        // Another game, tapped while the first telephone enters one: it is the next, if somebody says so.
        game(&browser, "2", "4", "90");
        let second = browser.take_up(first);
        game(&browser, "1", "2", "121");
        browser.tap(".enter button.primary");
        until(&browser, "it is there", "return document.querySelectorAll('.lines tr.about').length === 2");
        browser.take_up(second);
        until(
            &browser,
            "the second sees it",
            "return document.querySelectorAll('.lines tr.about').length === 2",
        );
        browser.tap(".enter button.primary");
        until(&browser, "it is asked", "return !document.getElementById('ask').hidden");
        assert!(!browser.text("#ask").contains("genau wie Ihres"), "{}", browser.text("#ask"));
        browser.tap("#ask [data-do=other]");
        until(&browser, "it is entered", "return document.querySelectorAll('.lines tr.about').length === 3");
    }
}
