//! Coming in, as telephones do: by links under a name of the local network, in every browser.

use crate::{
    driver::{Browser, Engine},
    enter, server,
};

#[test]
fn every_link_opens_under_a_name_that_is_not_localhost() {
    for engine in Engine::ALL {
        let Some(mut browser) = Browser::with(engine, 390, 844, "en") else { return };
        let server = server();
        enter(&browser, &server.link);
        assert!(browser.address().ends_with("/house"), "{engine:?}: {}", browser.address());
        // The link of a director, made here and opened on a device of his.
        browser.follow("form[action='/house/links'] button.primary");
        let link = browser.text(".fresh .address a");
        let organiser = browser.another_device();
        enter(&browser, &link);
        browser.open(&format!("{}/rulings", server.address));
        assert!(!browser.text("h1").is_empty() && browser.text(".trouble").is_empty());
        browser.take_up(organiser);
    }
}
