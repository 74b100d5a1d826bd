//! A live board in five windows: four seats and a director. East leads out of turn, declarer refuses the
//! lead, and two tricks later, when East's partner is to lead, he forbids the suit: the penalty card is
//! picked up.

mod asked;
mod auction;
mod doko;
mod line;
mod phone;
mod telling;

use std::{collections::BTreeMap, thread, time::Duration};

use crate::{Server, check, driver::Browser, enter, server, set};

/// Fills in the form of a new table: board 3, in which South deals and has an opening in spades.
fn deal(browser: &Browser, name: &str) {
    browser.tap("input[value=hand]");
    browser.script(&format!(
        "const f = document.querySelector('form.setup').elements;
         f.name.value = '{name}'; f.number.value = '3';
         f['hand-N'].value = 'KQ32.K32.K32.K32'; f['hand-E'].value = '54.QJT9.9876.T76';
         f['hand-S'].value = 'AJT98.A4.A54.A54';"
    ));
}

/// The windows, by the place at the table.
struct Windows<'a> {
    browser: &'a Browser,
    by_place: BTreeMap<String, String>,
}

impl<'a> Windows<'a> {
    /// Sets up the table of the form that is looked at, and opens these places at it.
    fn set_up(browser: &'a Browser, places: &[&str]) -> Windows<'a> {
        browser.follow("form.setup button.primary");
        let table = browser.address();
        browser.follow("a[href$='/links']");
        browser.follow("button[value=all]");
        Windows::open(browser, &table, places)
    }

    /// Opens the links on the page that is looked at, each in a window of its own, besides the director's.
    fn open(browser: &'a Browser, table: &str, places: &[&str]) -> Windows<'a> {
        let link = |place: &&str| {
            let link =
                browser.script(&format!("return document.querySelector(\"a[data-place='{place}']\").href"));
            ((*place).to_owned(), link.as_str().unwrap().to_owned())
        };
        let links: Vec<(String, String)> = places.iter().map(link).collect();
        browser.open(table);
        let mut by_place = BTreeMap::from([("director".to_owned(), browser.window())]);
        for (place, link) in links {
            by_place.insert(place, browser.new_window());
            enter(browser, &link);
        }
        Windows { browser, by_place }
    }

    fn at(&self, place: &str) -> &Browser {
        self.browser.look_at(&self.by_place[place]);
        self.browser
    }

    /// Waits until a script in this window says so.
    #[track_caller]
    fn until(&self, place: &str, holds: &str) {
        let browser = self.at(place);
        for _ in 0..400 {
            if browser.script(&format!("return Boolean({holds})")) == true {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        browser.picture("live-failed");
        let text = browser.text("main");
        for (place, window) in &self.by_place {
            browser.look_at(window);
            eprintln!("{place}: {} {}", browser.script("return live.dataset.number"), browser.text("#said"));
        }
        panic!("{place}: not {holds}: {text}");
    }

    /// Lays a card that may be laid, and waits until it lies there for another.
    #[track_caller]
    fn lays(&self, place: &str, card: &str) {
        let button = format!("form.cards button[value='{card}']");
        self.until(place, &format!("document.querySelector(\"{button}:not([data-why])\")"));
        self.browser.tap(&button);
        let lies = format!("document.querySelector(\".trick [data-card='{card}']\")");
        self.until("director", &lies);
    }
}

/// The form of a new table, filled in: South plays four spades.
fn four_spades(browser: &Browser, server: &Server) {
    enter(browser, &server.link);
    browser.open(&format!("{}/tables", server.address));
    check(browser, "tables");
    browser.follow("a[href='/tables/new']");
    browser.tap("input[value=hand]");
    browser.script(
        "const f = document.querySelector('form.setup').elements;
         f.name.value = 'Practice'; f.number.value = '3'; f.contract.value = '4S'; f.declarer.value = 'S';
         f['hand-N'].value = 'KQ32.K32.K32.K32'; f['hand-E'].value = '54.QJT9.9876.T76';
         f['hand-S'].value = 'AJT98.A4.A54.A54';",
    );
}

/// An update takes nobody’s half-made choice away, and what was sent is not there a second time.
#[test]
fn what_is_begun_stays_when_the_table_goes_on() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    four_spades(&browser, &server);
    let w = Windows::set_up(&browser, &["2", "3", "4"]);
    w.at("director").tap("#places summary");
    browser.script("document.querySelectorAll('#places select')[0].value = 'careful'");
    w.at("3").tap("#more summary");
    browser.tap("#more [name=covered]");
    browser.script(
        "const more = document.getElementById('more');
         more.querySelector('[name=second]').value = 'SJ';
         more.querySelector('[name=of]').value = 'W';
         const line = more.querySelector('[name=line]');
         line.focus(); line.value = 'trumps, then clubs'; line.setSelectionRange(6, 6);",
    );
    w.lays("4", "DQ");
    w.until("3", "document.querySelector('[data-card=DQ]')");
    browser.picture("live-begun");
    check(&browser, "live-begun");
    let stays = "const more = document.getElementById('more');
         // Dummy has a form of his own by now.
         const of = (name) => more.querySelector(`form:not(:has([name=dummy])) [name=${name}]`);
         return [more.open, of('covered').checked, of('second').value, of('of').value, of('card').value,
                 of('line').value, document.activeElement === of('line'), of('line').selectionStart].join()";
    assert_eq!(browser.script(stays), "true,true,SJ,W,SA,trumps, then clubs,true,6");
    w.at("director");
    let robot = "return document.querySelectorAll('#places select')[0].value";
    assert_eq!(browser.script(robot), "careful");
    // The call for the director is sent: only what it said is not begun any more.
    w.at("3").script("document.querySelector('#more [name=of]').form.querySelector('button').click()");
    w.until("3", "document.querySelector('#more [name=of]')?.value == 'N'");
    assert_eq!(
        browser.script("return document.querySelector('#more [name=line]').value"),
        "trumps, then clubs"
    );
    browser.picture("live-begun-sent");
}

#[test]
fn a_lead_out_of_turn_is_refused_and_its_suit_forbidden() {
    let Some(browser) = Browser::telephone(390, 844, "en") else { return };
    let server = server();
    four_spades(&browser, &server);
    browser.picture("live-new");
    check(&browser, "live-new");
    browser.follow("form.setup button.primary");
    let table = browser.address();
    check(&browser, "live-console");
    browser.follow("a[href$='/links']");
    browser.follow("button[value=all]");
    browser.picture("live-links");
    check(&browser, "live-links");
    let w = Windows::open(&browser, &table, &["1", "2", "3", "4"]);
    w.at("3").picture("live-1-south");
    check(&browser, "live-1-south");
    // East taps a card before his turn: it is warned about, and the second tap lays it.
    let early = "form.cards button[value='HQ']";
    w.at("2").tap(early);
    w.until("2", "document.querySelector('.pc[aria-pressed=true]') && !said.hidden");
    browser.picture("live-2-warned");
    check(&browser, "live-2-warned");
    browser.tap(early);
    w.until("3", "document.querySelector('.at .lying')");
    browser.tap(".call-director button");
    w.until("director", "document.querySelector('[name=question][value=told-it-was-his-turn]')");
    browser.picture("live-3-question");
    check(&browser, "live-3-question");
    w.until("4", "document.querySelector('.now').innerText.includes('director')");
    w.at("director").tap("button[name=with][value=no]");
    w.until("3", "document.querySelector('[name=choice][value=refuse]')");
    browser.picture("live-4-choice");
    check(&browser, "live-4-choice");
    // The choice is declarer's, and nobody else can make it but the director who hears it.
    w.until("1", "!document.querySelector('[name=choice]')");
    w.at("3").tap(".way:has([value=refuse]) .choose");
    // Any lead for now: the card stays, in front of East and for everybody.
    w.until("3", "document.querySelector('[name=choice][value=\"lead-free\"]')");
    browser.picture("live-5-suit");
    browser.tap(".way:has([value=\"lead-free\"]) .choose");
    for place in ["1", "2", "3", "4", "director"] {
        w.until(place, "document.querySelectorAll('.at .lying').length == 1");
    }
    w.lays("4", "DQ");
    for (place, card) in [("3", "D2"), ("2", "D6"), ("3", "DA"), ("3", "D4"), ("4", "DJ")] {
        w.lays(place, card);
    }
    w.at("3").picture("live-6-declarer");
    check(&browser, "live-6-declarer");
    w.lays("3", "D3");
    w.lays("2", "D7");
    // Two tricks later West has the lead: declarer forbids the suit, and the card is picked up.
    w.until("3", "document.querySelector('[name=choice][value=\"forbid-lead:H\"]')");
    browser.picture("live-7-forbid");
    check(&browser, "live-7-forbid");
    browser.tap(".way:has([value=\"forbid-lead:H\"]) .choose");
    w.until("4", "document.querySelector('.bound')");
    browser.picture("live-8-west-bound");
    check(&browser, "live-8-west-bound");
    assert!(browser.text(".bound").contains("hearts"), "{}", browser.text(".bound"));
    assert_eq!(browser.script("return document.querySelectorAll('button.barred').length"), 4, "four hearts");
    for place in ["1", "2", "3", "4", "director"] {
        w.until(place, "document.querySelectorAll('.at .lying').length == 0");
    }
    w.at("director").picture("live-9-director");
    check(&browser, "live-9-director");
    // A window that was away comes back to the truth.
    w.at("4");
    let number = browser.script("return Number(live.dataset.number)").as_i64().unwrap();
    server.line.cut();
    w.until("4", "!said.hidden");
    server.line.mend();
    w.until("4", "said.hidden || said.textContent != said.dataset.lost");
    assert_eq!(browser.script("return Number(live.dataset.number)"), number);
    w.lays("4", "DT");
    w.until("4", &format!("Number(live.dataset.number) == {}", number + 1));
    set(&browser, "theme", "dark");
    set(&browser, "suits", "four");
    browser.picture("live-dark");
    check(&browser, "live-dark");
    let last = table.split('?').next().unwrap();
    browser.open(&format!("{last}/replay?as=director&step=4"));
    browser.picture("live-replay");
    check(&browser, "live-replay");
}
