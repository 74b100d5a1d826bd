//! A table calls the referee from its telephone: the organiser's pages ring, the desk knows the table, and the ruling
//! goes into its list.

use serde_json::json;

use crate::{
    check, check_large,
    door::ROSTER,
    driver::{Browser, Engine},
    enter_as,
    hall::{set_up, until},
    server,
};

#[test]
fn the_referee_is_called_with_one_tap_and_his_ruling_is_in_the_list() {
    for engine in Engine::ALL {
        let server = server();
        let Some(mut browser) = Browser::with(engine, 390, 844, "de") else { return };
        let links = set_up(&browser, &server, "Abend", ROSTER);
        // The organiser walks about with a telephone, on which any page of the tournament may be open.
        browser.open(&format!("{}/hall/abend", server.address));
        until(&browser, "it can ring", "return document.getElementById('sound').offsetParent !== null");
        browser.tap("#sound");
        browser.open(&format!("{}/hall/abend/players", server.address));
        let organiser = browser.another_device();
        enter_as(&browser, &links[0], "");
        until(&browser, "the script is there", "return document.getElementById('sum').textContent !== ''");
        let before = browser.script(
            "document.querySelector(\"label:has([name=who][value='1'])\").click(); \
             const r = document.querySelector('#quick').getBoundingClientRect(); return [r.x, r.y, r.width]",
        );
        browser.touch("#referee button").unwrap();
        until(&browser, "called", "return document.querySelector('#referee .called') !== null");
        assert!(browser.text("#referee").contains("Gerufen"), "{}", browser.text("#referee"));
        // What was tapped of a game is still there, and in its place.
        let after = browser.script(
            "const r = document.querySelector('#quick').getBoundingClientRect(); return [r.x, r.y, r.width]",
        );
        assert_eq!(before, after);
        assert_eq!(browser.script("return document.querySelector('[name=who]').checked"), true);
        browser.picture("referee-1-called");
        check(&browser, "referee called");

        let table = browser.take_up(organiser);
        until(&browser, "it rings", "return document.querySelector('#ring .call') !== null");
        assert!(browser.text("#ring").contains("Tisch 1 ruft seit"), "{}", browser.text("#ring"));
        assert!(
            browser.script("return document.title").as_str().unwrap().starts_with("Tisch 1 ruft"),
            "{}",
            browser.script("return document.title").as_str().unwrap()
        );
        browser.picture("referee-2-rings");
        check(&browser, "referee rings");
        browser.touch("#ring .primary").unwrap();
        until(&browser, "on his way", "return location.pathname.endsWith('/1/1')");
        browser.picture("referee-3-comes");
        browser.follow(".todesk a");
        browser.picture("referee-4-desk");
        browser.follow("a[href*='/doko/exposed-card']");
        let sits = browser.text(".compass, .ring, .rows.big");
        browser.picture("referee-5-offender");
        check_large(&browser, "desk of a table");
        assert!(sits.starts_with("Gerd Hansen") && sits.contains("Platz 2"), "{sits}");
        // Position 2 showed a card, and nobody can gain by it.
        let told = "&offender=2&claimed=yes&rest-certain=none&already-won=none&soloist=none&absagen-against=0&\
                    partner-profits=no";
        let ruled = browser.script(&format!("return location.href + {}", json!(told)));
        browser.open(ruled.as_str().unwrap());
        browser.picture("referee-6-ruling");
        check(&browser, "ruling for a table");
        browser.follow(".tolist button");
        browser.picture("referee-7-asks");
        assert!(browser.text("main").contains("Das Spiel geht weiter"), "{}", browser.text("main"));
        browser.follow("main form button.primary");
        assert!(
            browser.text("#told").contains("Strafpunkte für das laufende Spiel"),
            "{}",
            browser.text("main")
        );

        browser.take_up(table);
        until(&browser, "the table knows", "return document.querySelector('#told .extra') !== null");
        until(&browser, "it is over", "return document.querySelector('#referee .called') === null");
        for tap in ["label:has([name=who][value='3'])", "label:has([name=step][value='151'])"] {
            browser.touch(tap).unwrap();
        }
        browser.touch(".enter button.primary").unwrap();
        until(&browser, "entered", "return document.querySelectorAll('.lines tr.about').length === 1");
        assert!(browser.text("#lines").contains("Strafe +1 −3 +1 +1"), "{}", browser.text("#lines"));
        browser.picture("referee-8-entered");
    }
}
