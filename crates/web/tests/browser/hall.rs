//! A tournament of nine players over three rounds, with telephones and paper; the tables at a glance, the big
//! screen; pages that stay up to date, also after a lost connection.

use std::{
    thread,
    time::{Duration, Instant},
};

use crate::{
    Server, check, check_large, driver::Browser, enter, enter_as, pictures::demonstration, server, set,
};
use serde_json::json;

const ROSTER: &str = "Anna Berger;Kreuz Ass\nBen Cordes;Kreuz Ass\nCai Dietrich;Fuchsbau\nDora Ebert;Fuchsbau\n\
                      Emil Falk\nFrida Gerlach\nGerd Hansen;Karlchen 99\nHanna Iwersen;Karlchen 99\nIda Jessen";

/// Waits until this script gives true.
#[track_caller]
pub fn until(browser: &Browser, what: &str, script: &str) {
    let started = Instant::now();
    while browser.script(script) != true {
        assert!(
            started.elapsed() < Duration::from_secs(20),
            "it does not come to that: {what}\n{}",
            browser.text("main")
        );
        thread::sleep(Duration::from_millis(50));
    }
}

#[track_caller]
pub fn fill(browser: &Browser, selector: &str, value: &str) {
    let script = format!(
        "const field = document.querySelector({}); field.value = {}; \
         field.dispatchEvent(new Event('input', {{ bubbles: true }})); \
         field.dispatchEvent(new Event('change', {{ bubbles: true }})); return true",
        json!(selector),
        json!(value)
    );
    assert_eq!(browser.script(&script), true, "{selector}");
}

/// Pastes a list of players, looks at it and adds everybody.
pub fn list(browser: &Browser, roster: &str) {
    fill(browser, "textarea[name=roster]", roster);
    browser.follow(".panel form[enctype] button");
    browser.follow("button[value=store]");
}

/// A new tournament with the minutes of the TSR: the tournament sheet has none.
pub fn timed(browser: &Browser) {
    fill(browser, "[name=four]", "100");
    fill(browser, "[name=five]", "125");
}

/// Sets up a tournament with these players, draws all rounds and makes codes; the addresses of the codes.
pub fn set_up(browser: &Browser, server: &Server, name: &str, roster: &str) -> Vec<String> {
    enter(browser, &server.link);
    browser.open(&format!("{}/hall", server.address));
    fill(browser, "[name=name]", name);
    timed(browser);
    browser.follow("form.panel button.primary");
    list(browser, roster);
    let at = |path: &str| format!("{}/hall/{}{path}", server.address, name.to_lowercase());
    browser.open(&at("/seating"));
    fill(browser, "[name=seed]", "7");
    browser.follow("button[value=rest]");
    browser.open(&at("/codes"));
    browser.follow("button[value=missing]");
    let links =
        browser.script("return [...document.querySelectorAll('.codes .address')].map((a) => a.innerText)");
    links.as_array().unwrap().iter().map(|l| l.as_str().unwrap().to_owned()).collect()
}

/// Types the Pflichtsoli that are forced, from paper: time was up before the first game.
pub fn forced_solos(browser: &Browser, list: &str) {
    browser.open(list);
    // Position 1 deals first: after him comes position 2.
    let script = "const set = (name, value) => { document.querySelector(`[name='${name}']`).value = value; }; \
                  document.querySelectorAll('.grid tbody').forEach((_, i) => { \
                    const solo = (i + 1) % 4 + 1; set(`k${i}`, 'ps'); \
                    for (const p of [1, 2, 3, 4]) set(`p${i}-${p}`, p === solo ? 6 : -2); });";
    browser.script(script);
    browser.follow("button.primary");
    assert!(browser.address().ends_with("?saved"), "{}", browser.text("main"));
}

struct Evening {
    server: Server,
}

impl Evening {
    fn open(&self, browser: &Browser, path: &str) {
        browser.open(&format!("{}/hall/herbstturnier{path}", self.server.address));
    }

    /// The big screen, open to everybody, on a computer that nobody has given a role.
    fn wall(&self, desk: &mut Browser, name: &str) {
        self.open(desk, "/codes");
        if desk.script("return document.querySelector('button[value=public]') !== null") == true {
            desk.follow("button[value=public]");
        }
        let before = desk.computer(1920, 1080);
        self.open(desk, "/wall");
        desk.picture(name);
        check(desk, name);
        desk.take_up(before);
    }

    /// The list of a table as its paper says it, typed at the desk: everybody who owes it plays his
    /// Pflichtsolo first, then games of one point.
    fn paper(&self, browser: &Browser, round: usize, table: usize, by: &str, second: bool) {
        let query = if second { "?second=yes" } else { "" };
        self.open(browser, &format!("/{round}/{table}/list{query}"));
        let five = browser.script("return document.querySelectorAll('.grid thead th').length") == 7;
        fill(browser, "[name=by]", by);
        // Who deals and who sits out follows from the rules; the script knows as little as the paper does,
        // so it lets position 1 deal the Pflichtsoli at a table of four only.
        let script = format!(
            "const five = {five}; const set = (name, value) => {{ const f = document.querySelector(`[name='${{name}}']`); \
               f.value = value; f.dispatchEvent(new Event('input', {{ bubbles: true }})); }}; \
             const rows = document.querySelectorAll('.grid tbody').length; const n = five ? 5 : 4; \
             const plan = []; let dealer = 1; const next = (p) => p % n + 1; \
             const owing = new Set([...Array(n).keys()].map((i) => i + 1)); \
             const game = (solo) => {{ const sits = five ? dealer : 0; \
               const seats = [...Array(n).keys()].map((i) => i + 1).filter((p) => p !== sits); const points = {{}}; \
               if (solo) for (const p of seats) points[p] = p === solo ? 6 : -2; \
               else seats.forEach((p, i) => {{ points[p] = (i + plan.length) % 2 ? -1 : 1; }}); \
               plan.push([solo || '', points]); if (!solo) dealer = next(dealer); }}; \
             while (plan.length < rows) {{ const can = [...owing].find((p) => !five || p !== dealer); \
               if (can && plan.length % 3 === 0) {{ owing.delete(can); game(can); }} \
               else if (can && rows - plan.length <= owing.size) {{ owing.delete(can); game(can); }} else game(0); }} \
             plan.forEach(([solo, points], i) => {{ set(`k${{i}}`, solo ? 'ps' : ''); \
               for (const [p, v] of Object.entries(points)) set(`p${{i}}-${{p}}`, v); }}); return plan.length"
        );
        let lines = browser.script(&script).as_u64().unwrap();
        assert!(lines > 20, "{lines}");
        browser.follow("button.primary");
        // Who has had his Pflichtsolo on a telephone is marked with another: what it rather was is one tap.
        while browser.script("return document.querySelector('.likely') !== null") == true {
            browser.follow(".likely");
        }
        assert!(browser.text(".good").len() > 2, "{}", browser.text("main"));
    }
}

#[test]
fn a_tournament_of_nine_players_over_three_rounds_with_phones_and_paper() {
    let Some(mut desk) = Browser::telephone(390, 844, "de") else { return };
    let evening = Evening { server: server() };
    enter(&desk, &evening.server.link);
    desk.open(&format!("{}/hall", evening.server.address));
    desk.picture("hall-01-new");
    check(&desk, "hall new");
    fill(&desk, "[name=name]", "Herbstturnier");
    timed(&desk);
    desk.follow("form.panel button.primary");
    desk.picture("hall-02-nobody-yet");
    check(&desk, "hall nobody yet");
    fill(&desk, "textarea[name=roster]", ROSTER);
    desk.follow(".panel form[enctype] button");
    desk.picture("hall-02-list");
    check(&desk, "hall list of players");
    desk.follow("button[value=store]");
    assert!(desk.text(".split").contains("ein Vierertisch und ein Fünfertisch"), "{}", desk.text(".split"));
    desk.picture("hall-02-players");
    check(&desk, "hall players");
    evening.open(&desk, "/seating");
    fill(&desk, "[name=seed]", "7");
    desk.follow("button[value=rest]");
    desk.picture("hall-03-seating");
    check(&desk, "hall seating");
    evening.open(&desk, "/codes");
    desk.follow("button[value=missing]");
    desk.picture("hall-04-codes");
    check(&desk, "hall codes");
    let links =
        desk.script("return [...document.querySelectorAll('.codes .address')].map((a) => a.innerText)");
    let links: Vec<String> =
        links.as_array().unwrap().iter().map(|l| l.as_str().unwrap().to_owned()).collect();
    assert_eq!(links.len(), 2);
    evening.open(&desk, "");
    desk.follow("button[value=start]");
    assert!(desk.text(".clock").contains("noch 100 Minuten"), "{}", desk.text(".clock"));
    desk.picture("hall-05-called");

    // The telephone at table 1.
    let organiser = desk.another_device();
    enter_as(&desk, &links[0], "");
    assert!(desk.address().ends_with("/hall/herbstturnier/1/1"), "{}", desk.address());
    desk.picture("hall-06-table");
    check(&desk, "hall table");
    for chip in ["[name=who][value='1']", "[name=who][value='3']", "[name=step][value='151']"] {
        desk.tap(&format!("label:has({chip})"));
    }
    assert_eq!(desk.script("return document.getElementById('sum').dataset.points"), "2 -2 2 -2");
    desk.picture("hall-07-game");
    check(&desk, "hall game");
    desk.tap(".enter button.primary");
    until(&desk, "the line is there", "return document.querySelectorAll('.lines tr.about').length === 1");
    assert_eq!(desk.text(".name:nth-of-type(1) strong"), "+2");
    desk.picture("hall-08-entered");

    // A wrong line is explained, once it is entered.
    desk.tap(".rest > summary");
    desk.tap("label:has([name=how][value=points])");
    for (p, points) in [(1, "3"), (2, "-3"), (3, "3"), (4, "-2")] {
        fill(&desk, &format!("[name=p{p}]"), points);
    }
    desk.tap(".enter button.primary");
    until(&desk, "it is explained", "return !document.getElementById('ask').hidden");
    assert!(desk.text("#ask-what").contains("ergeben +1, nicht 0"), "{}", desk.text("#ask"));
    desk.picture("hall-09-wrong");
    check(&desk, "hall wrong");
    desk.tap("#ask [data-do=drop]");
    desk.tap("label:has([name=how][value=game])");

    // The line is cut while a game is entered; it is entered once when the line is mended.
    evening.server.line.cut();
    for chip in ["[name=who][value='2']", "[name=kind][value=damen]", "[name=step][value='121']"] {
        desk.tap(&format!("label:has({chip})"));
    }
    desk.tap(".enter button.primary");
    until(&desk, "it waits", "return !document.getElementById('waiting').hidden");
    assert_eq!(desk.text(".name:nth-of-type(2) strong"), "+1", "it is reckoned here");
    desk.picture("hall-10-no-connection");
    evening.server.line.mend();
    until(&desk, "it is entered", "return document.querySelectorAll('.lines tr.about').length === 2");
    assert_eq!(desk.text(".name:nth-of-type(2) strong"), "+1");

    // Somebody else at the table sees at once what the first enters.
    let phone = desk.another_device();
    enter_as(&desk, &links[0], "");
    assert_eq!(desk.script("return document.querySelectorAll('.lines tr.about').length"), 2);
    let watcher = desk.take_up(phone);
    let hochzeit = ["[name=who][value='1']", "[name=kind][value=hochzeit]", "[name=who][value='2']"];
    for chip in hochzeit.iter().chain(&["[name=step][value='121']"]) {
        desk.tap(&format!("label:has({chip})"));
    }
    desk.tap("label[for=call-re-won].off");
    desk.tap(".enter button.primary");
    let phone = desk.take_up(watcher);
    until(&desk, "the third line", "return document.querySelectorAll('.lines tr.about').length === 3");
    // After a lost connection it is up to date, too.
    evening.server.line.cut();
    thread::sleep(Duration::from_millis(300));
    evening.server.line.mend();
    let watcher = desk.take_up(phone);
    for chip in ["[name=who][value='2']", "[name=who][value='3']", "[name=step][value='90']"] {
        desk.tap(&format!("label:has({chip})"));
    }
    desk.tap(".enter button.primary");
    until(&desk, "its own", "return document.querySelectorAll('.lines tr.about').length === 4");
    desk.take_up(watcher);
    until(&desk, "the fourth line", "return document.querySelectorAll('.lines tr.about').length === 4");
    desk.picture("hall-11-four-lines");
    check(&desk, "hall list");
    desk.tap("#last details.panel > summary");
    desk.follow("button[value=strike]");
    let lines = desk.script("return document.querySelectorAll('.lines tr.about').length");
    assert_eq!(lines, 3, "{}", desk.text("main"));

    // The rest of the round, and the other rounds, from paper; table 2 of round 1 is read twice.
    desk.take_up(organiser);
    evening.open(&desk, "/1/2/list");
    desk.picture("hall-12-paper");
    check(&desk, "hall paper");
    evening.paper(&desk, 1, 2, "Jana", false);
    evening.paper(&desk, 1, 2, "Karl", true);
    evening.open(&desk, "");
    desk.picture("hall-13-glance");
    check(&desk, "hall glance");
    let notes = desk.text(".glance .notes");
    assert!(notes.contains("Pflichtsoli"), "{notes}");

    // The rest of table 1 comes from paper too: telephones and paper are mixed freely.
    evening.paper(&desk, 1, 1, "Jana", false);
    evening.open(&desk, "");
    desk.follow("button[value=close]");
    desk.follow("button.grave");
    for round in 2..=3 {
        for table in 1..=2 {
            evening.paper(&desk, round, table, "Jana", false);
        }
        if round == 2 {
            evening.open(&desk, "/2/2");
            desk.picture("hall-14-full-list");
            check(&desk, "hall full list");
            evening.wall(&mut desk, "hall-15-wall-running");
        }
        evening.open(&desk, "");
        desk.follow("button[value=close]");
        desk.follow("button.grave");
    }
    evening.wall(&mut desk, "hall-16-wall-final");
    evening.open(&desk, "/print");
    desk.picture("hall-17-print");
    check(&desk, "hall print");
    // Points taken off, and the field to give them back.
    evening.open(&desk, "/players");
    desk.follow(".people li:first-child a");
    fill(&desk, "form:has([value=deduct]) [name=why]", "zu spät");
    desk.follow("button[value=deduct]");
    desk.follow(".people li:first-child a");
    desk.picture("hall-18-deduction");
    check(&desk, "hall deduction");
    fill(&desk, "form:has([value='take-back']) [name=why]", "die falsche Uhr");
    desk.follow("button[value='take-back']");
    let noted = desk.text(".people li:first-child em");
    assert!(noted.contains("zu spät; zurückgenommen von"), "{noted}");
    desk.picture("hall-19-taken-back");
    set(&desk, "theme", "dark");
    for (name, path) in [("table", "/1/1"), ("glance", ""), ("game", "/1/1?line=1"), ("wall", "/wall")] {
        evening.open(&desk, path);
        desk.picture(&format!("hall-dark-{name}"));
        check(&desk, &format!("hall dark {name}"));
    }
    // Twice the size of the text: nothing is cut off.
    for (name, path) in [("list", "/1/1"), ("glance", ""), ("players", "/players"), ("game", "/1/1?line=1")] {
        evening.open(&desk, path);
        check_large(&desk, &format!("hall-{name}"));
    }
}

/// On a narrow telephone the line at the top and the menu of the tournament are a line each, in every language, and the
/// page that is open is in sight.
#[test]
fn the_menus_are_one_line_each() {
    let Some(browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    let codes = set_up(&browser, &server, "Abend", ROSTER);
    menus(&browser, &server, 3);
    // An organiser who plays keeps the list of his table as well: that is one word more.
    enter_as(&browser, &codes[0], "");
    menus(&browser, &server, 4);
}

#[track_caller]
fn menus(browser: &Browser, server: &Server, words: usize) {
    for lang in ["de", "da", "nl", "nb", "en"] {
        set(browser, "lang", lang);
        for path in ["", "/players", "/print", "/1/1"] {
            browser.open(&format!("{}/hall/abend{path}", server.address));
            let lines = browser.script(
                "return ['.top > a, .paths a, .top summary', '.tabs a'].map((which) => {
                   const boxes = [...document.querySelectorAll(which)].map((e) => e.getBoundingClientRect());
                   const middles = boxes.map((r) => (r.top + r.bottom) / 2);
                   return Math.max(...middles) - Math.min(...middles) < 2 && boxes.every((r) => r.height >= 44); })",
            );
            assert_eq!(lines, json!([true, true]), "{lang} {path}");
            let open = browser.script(
                "const open = document.querySelector('.tabs [aria-current]')?.getBoundingClientRect();
                 return !open || open.left >= 0 && open.right <= innerWidth",
            );
            assert_eq!(open, true, "{lang} {path}");
            // Each of the words comes into sight, and the view can be changed meanwhile.
            let seen = browser.script(
                "const within = (r) => r.left >= 0 && r.right <= innerWidth;
                 const seen = [...document.querySelectorAll('.paths a')].map((word) => {
                   word.scrollIntoView({ inline: 'center', block: 'nearest' });
                   const [r, s] = [word, document.querySelector('.top summary')].map((e) => e.getBoundingClientRect());
                   return within(r) && within(s) && r.right <= s.left + 1; });
                 document.querySelector('.paths').scrollLeft = 0; return seen",
            );
            assert_eq!(seen, json!(vec![true; words]), "{lang} {path}");
        }
        browser.picture(&format!("hall-menu-{words}-{lang}"));
        check(browser, &format!("menu of {words}, {lang}"));
    }
}

/// The names on the screen of which nothing is cut off, and the height of the smallest letters.
const READABLE: &str = "const lies = (e, within) => { const [a, b] = [e.getBoundingClientRect(), within.getBoundingClientRect()]; \
      return a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1; }; \
    const all = [...document.querySelectorAll('.ranking li, .places li li')].filter((e) => e.checkVisibility()); \
    const seen = all.filter((e) => lies(e, e.closest('.leaf')) && [e, ...e.querySelectorAll('*')].every((part) => part.scrollWidth <= part.clientWidth + 1 || getComputedStyle(part).display === 'inline')); \
    const size = (e) => parseFloat(getComputedStyle(e).fontSize); \
    return [seen.map((e) => (e.querySelector('.who') ?? e).firstChild.textContent.trim()), Math.min(...seen.map(size))]";

const TURN: &str =
    "return document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))";

/// Everybody is seen on the big screen twice, in the ranking and at his table, page by page, in letters that
/// can be read from the back.
#[test]
fn thirty_one_players_on_the_big_screen() {
    let Some(mut desk) = Browser::telephone(390, 844, "de") else { return };
    let server = demonstration();
    for (width, height) in [(1280, 720), (1920, 1080)] {
        let before = desk.computer(width, height);
        enter(&desk, &server.link);
        desk.open(&format!("{}/hall/herbst/wall", server.address));
        desk.tap(".leaves button");
        let pages = desk.text(".leaves strong");
        let pages: usize = pages.rsplit(' ').next().unwrap().parse().unwrap();
        let mut seen: Vec<String> = Vec::new();
        for page in 1..=pages {
            assert_eq!(desk.text(".leaves strong"), format!("Seite {page} von {pages}"));
            let found = desk.script(READABLE);
            seen.extend(found[0].as_array().unwrap().iter().map(|name| name.as_str().unwrap().to_owned()));
            let letters = found[1].as_f64().unwrap();
            assert!(letters >= f64::from(height) / 36.0, "{width}×{height}, page {page}: {letters} px");
            desk.script(TURN);
        }
        desk.picture(&format!("hall-wall-{height}"));
        check(&desk, "hall wall of 31");
        seen.sort();
        assert_eq!(seen.len(), 62, "{width}×{height}: {seen:?}");
        assert!(seen.chunks(2).all(|pair| pair[0] == pair[1]), "{seen:?}");
        desk.take_up(before);
    }
}
