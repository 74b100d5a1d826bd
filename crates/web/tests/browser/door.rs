//! Coming in, as telephones do: by links under a name of the local network, in every browser.

use crate::{
    check, check_large,
    driver::{Browser, Engine},
    enter, enter_as,
    hall::{fill, set_up, until},
    server,
};

#[test]
fn every_link_opens_under_a_name_that_is_not_localhost() {
    for engine in Engine::ALL {
        let Some(mut browser) = Browser::with(engine, 390, 844, "en") else { return };
        let server = server();
        enter(&browser, &server.link);
        assert_eq!(browser.address(), format!("{}/", server.address), "{engine:?}");
        browser.open(&format!("{}/house", server.address));
        // The link of a director, made here and opened on a device of his.
        browser.follow("form[action='/house/links'] button.primary");
        let link = browser.text(".fresh .address a");
        let organiser = browser.another_device();
        enter(&browser, &link);
        browser.open(&format!("{}/rulings", server.address));
        assert!(browser.address().ends_with("/rulings") && !browser.text("h1").is_empty());
        // The last link of an organiser is not revoked; that of the director is, when it was asked.
        browser.take_up(organiser);
        browser.follow("form[action='/house/links'] + * ~ *, .links li:last-child button");
        assert!(browser.text("[role=alert]").contains("last link"), "{engine:?}: {}", browser.text("main"));
        browser.follow(".links li:first-child button");
        browser.picture("door-revoke");
        check(&browser, "door revoke");
        browser.follow("button.grave");
        assert_eq!(
            browser.script("return document.querySelectorAll('.links form[action$=restore]').length"),
            1
        );
    }
}

pub const ROSTER: &str =
    "Anna Berger\nBen Cordes\nCai Dietrich\nDora Ebert\nEmil Falk\nFrida Gerlach\nGerd Hansen\nHanna Iwersen";

#[test]
fn a_telephone_is_somebodys_and_goes_where_its_player_sits() {
    for engine in Engine::ALL {
        let Some(mut browser) = Browser::with(engine, 390, 844, "de") else { return };
        let server = server();
        let links = set_up(&browser, &server, "Herbstturnier", ROSTER);
        let at = |path: &str| format!("{}/hall/herbstturnier{path}", server.address);
        browser.picture("door-codes");
        check(&browser, "door codes");
        let links: Vec<&str> = links.iter().map(String::as_str).collect();

        let organiser = browser.another_device();
        browser.open(links[0]);
        browser.picture("door-who");
        check(&browser, "door who");
        let name = browser.text(".who fieldset button:nth-of-type(2) b");
        enter_as(&browser, links[0], &name);
        assert!(browser.address().ends_with("/1/1"), "{}", browser.address());
        assert!(browser.text(".names").contains(name.split(' ').next().unwrap()));
        // The wrong table.
        browser.open(links[1]);
        let warned = browser.text("main");
        assert!(warned.contains(&format!("{name} sitzt jetzt an Tisch 1, Platz 2")), "{warned}");
        browser.picture("door-wrong-table");
        check(&browser, "door wrong table");
        if engine == Engine::Chromium {
            check_large(&browser, "door-wrong-table");
        }
        browser.follow("a.button");
        assert!(browser.address().ends_with("/table/1"), "{}", browser.address());
        browser.picture("door-seat");
        check(&browser, "door seat");
        assert!(browser.text(".sits-at") == "Tisch 1, Platz 2", "{}", browser.text("main"));

        // The round is over, and the next one begins: the telephone says so by itself.
        let phone = browser.take_up(organiser);
        browser.open(&at(""));
        browser.follow("button[value=start]");
        for table in 1..=2 {
            browser.open(&at(&format!("/1/{table}")));
            browser.tap("details.panel > summary");
            fill(&browser, "form:has([value=time-up]) [name=why]", "Probe");
            browser.follow("button[value=time-up]");
            if browser.script("return document.querySelector('[name=sure]') !== null") == true {
                browser.follow("button.grave");
            }
            crate::hall::forced_solos(&browser, &at(&format!("/1/{table}/list")));
        }
        browser.open(&at(""));
        browser.follow("button[value=close]");
        if browser.script("return document.querySelector('[name=sure]') !== null") == true {
            browser.follow("button.grave");
        }
        browser.take_up(phone);
        until(&browser, "the next seat is told", "return document.querySelector('.moved') !== null");
        let moved = browser.text(".moved");
        assert!(moved.starts_with(&format!("Runde 2: {name}, Tisch ")), "{moved}");
        browser.picture("door-moved");
        check(&browser, "door moved");
        browser.follow(".moved");
        let place = browser.text(".sits-at");
        assert!(place.starts_with("Tisch ") && place.contains("Platz "), "{place}");
        browser.picture("door-next-seat");
        check(&browser, "door next seat");
        browser.follow("a.button.primary");
        let list = browser.address();
        assert!(list.contains("/2/"), "{list}");
        assert!(browser.text(".names").contains(name.split(' ').next().unwrap()), "{}", browser.text("main"));
    }
}
