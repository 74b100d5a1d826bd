//! What comes late on a telephone: games that wait there when the list is over, a line that is put right while somebody
//! else changes the list, and a screen that could not reach the server for a moment.

use std::{thread, time::Duration};

use crate::{
    check,
    door::ROSTER,
    driver::{Browser, Way},
    enter, enter_as,
    hall::{fill, forced_solos, set_up, until},
    server,
};

/// What the organiser does on the page of a table, without looking at it.
fn does(browser: &Browser, path: &str, fields: &str) {
    let sent = browser.promise(&format!(
        "fetch('{path}', {{ method: 'POST', body: new URLSearchParams({fields}) }}).then((a) => done([a.status, a.url]))"
    ));
    assert_eq!(sent[0], 200, "{path} {fields}: {sent}");
}

/// A telephone enters two games without a connection; the management ends the list meanwhile, which cannot know of them. They
/// are asked about, also after the page was closed and opened again, until somebody at the table has answered; the management
/// has them on its page.
#[test]
fn games_that_wait_when_the_list_ends_stay_in_sight_until_somebody_decides() {
    let Some(mut browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    let links = set_up(&browser, &server, "Abend", ROSTER);
    let organiser = browser.another_device();
    enter_as(&browser, &links[0], "");
    until(&browser, "the script is there", "return document.getElementById('sum').textContent !== ''");
    server.line.cut();
    for (a, b) in [("1", "2"), ("1", "3")] {
        for (name, value) in [("who", a), ("who", b), ("step", "121")] {
            browser.tap(&format!("label:has([name='{name}'][value='{value}'])"));
        }
        browser.tap(".enter button.primary");
    }
    until(&browser, "two wait", "return document.getElementById('waiting').innerText.startsWith('2 Spiele')");
    // The page is unloaded, as telephones do, before anything was sent; the list ends while nobody can know of the games.
    let table = format!("{}/hall/abend/1/1", server.address);
    browser.open("about:blank");
    server.line.mend();
    let phone = browser.take_up(organiser);
    browser.open(&table);
    does(&browser, "/hall/abend/1/1", "{ do: 'end', why: 'Auto', sure: 'yes' }");
    let organiser = browser.take_up(phone);
    browser.open(&table);
    let asked = "const ask = document.getElementById('ask'); return ask !== null && !ask.hidden";
    let waits = "const waiting = document.getElementById('waiting'); return !waiting.hidden && waiting.innerText.includes('Ihre Antwort')";
    let open = browser.script("return document.getElementById('ask') !== null") == true;
    assert!(open, "{}", browser.text("main"));
    let all = "return Object.entries(localStorage).filter(([key]) => key.startsWith('stich-list')).map(([, text]) => JSON.parse(text).length)[0]";
    until(&browser, "it is asked", asked);
    let kept = browser.script(all).as_u64().unwrap();
    assert_eq!(kept, 2);
    let said = browser.text("#ask");
    assert!(said.contains("Die Turnierleitung weiß davon.") && !said.contains("Ändern"), "{said}");
    until(&browser, "what it waits for", waits);
    browser.picture("late-asked");
    check(&browser, "a list that is over, and games that wait");
    // However often it is opened again.
    for _ in 0..2 {
        browser.open(&table);
        until(&browser, "it is asked again", asked);
        assert_eq!(browser.script(all).as_u64(), Some(kept));
    }
    // On the other pages of the tournament, too, it says so, and leads there.
    browser.open(&format!("{}/hall/abend/wall", server.address));
    until(
        &browser,
        "the banner",
        "return document.querySelector('a.unsent[href=\"/hall/abend/1/1\"]') !== null",
    );
    browser.open(&table);
    let phone = browser.take_up(organiser);
    browser.open(&format!("{}/hall/abend", server.address));
    let overview = browser.text("main");
    assert!(overview.contains("nicht mehr in die Liste"), "{overview}");
    browser.picture("late-overview");
    check(&browser, "a table with games that did not get into the list");
    browser.take_up(phone);
    for _ in 0..kept {
        until(&browser, "the next one", asked);
        browser.tap("#ask button:not([hidden])");
    }
    until(&browser, "nothing waits", "return document.getElementById('waiting').hidden");
    assert_eq!(browser.script(all), 0);
}

/// Two organisers put lines of a complete list right: while one writes his reason, the other saves another line. The form stays,
/// with what is in it, and is saved.
#[test]
fn a_line_of_a_complete_list_is_written_on_while_another_is_changed() {
    let Some(mut browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    set_up(&browser, &server, "Abend", ROSTER);
    browser.open(&format!("{}/hall/abend", server.address));
    does(&browser, "/hall/abend/rounds/1", "{ do: 'start' }");
    does(&browser, "/hall/abend/1/1", "{ do: 'time-up', why: 'Probe', sure: 'yes' }");
    forced_solos(&browser, &format!("{}/hall/abend/1/1/list", server.address));
    let first = browser.another_device();
    enter(&browser, &server.link);
    let form = format!("{}/hall/abend/1/1?line=2", server.address);
    browser.open(&form);
    fill(&browser, "#quick [name=why]", "auf dem Zettel steht");
    let second = browser.take_up(first);
    browser.open(&format!("{}/hall/abend/1/1?line=3", server.address));
    let seen = browser.script("return [document.querySelector('[name=expected]').value, document.querySelector('[name=seen]').value]");
    let (expected, seen) = (seen[0].as_str().unwrap(), seen[1].as_str().unwrap());
    does(
        &browser,
        "/hall/abend/1/1/game",
        &format!(
            "{{ line: 3, expected: {expected}, seen: {seen}, how: 'points', kind: 'solo', who: 4, value: 3, why: 'verrechnet' }}"
        ),
    );
    browser.take_up(second);
    until(
        &browser,
        "the other line has changed",
        "return document.getElementById('lines').innerText.includes('verrechnet')",
    );
    assert_eq!(
        browser.script("return document.querySelector('#quick [name=why]').value"),
        "auf dem Zettel steht"
    );
    browser.picture("late-line");
    check(&browser, "a line of a complete list");
    browser.tap("label:has([name=how][value=points])");
    browser.script("document.querySelector('.rest').open = true");
    browser.follow(".enter button.primary");
    assert!(browser.address().ends_with("?saved"), "{}", browser.text("main"));
}

/// Behind a proxy the server is started anew: browsers do not listen again after an error, and the big screen in the hall has
/// nobody who would load it.
#[test]
fn a_screen_behind_a_proxy_listens_again_when_the_server_is_back() {
    let Some(browser) = Browser::telephone(360, 740, "de") else { return };
    let server = server();
    set_up(&browser, &server, "Abend", ROSTER);
    browser.open(&format!("{}/hall/abend/wall", server.address));
    browser.script("window.stays = 'yes'; window.before = document.querySelector('main').innerText");
    server.line.becomes(Way::Gateway);
    // Long enough for the browser to try, and to be told that there is nothing.
    thread::sleep(Duration::from_secs(4));
    server.line.mend();
    does(&browser, "/hall/abend/rounds/1", "{ do: 'start' }");
    until(&browser, "it is told", "return document.querySelector('main').innerText !== window.before");
    assert_eq!(browser.script("return window.stays"), "yes");
}
