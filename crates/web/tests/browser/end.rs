//! The clock of a round and what is asked first; the end of a tournament from the last list to the prizes, on the
//! organiser's page, the big screen and a player's telephone.

use crate::{
    check,
    driver::Browser,
    enter,
    hall::{fill, forced_solos, set_up, until},
    pictures::demonstration,
    server,
};

const ROSTER: &str = "Anna Berger;Kreuz Ass\nBen Cordes;Kreuz Ass\nCai Dietrich;Fuchsbau\nDora Ebert;Fuchsbau\n\
                      Emil Falk;Kreuz Ass\nFrida Gerlach;Fuchsbau\nGerd Hansen;Karlchen 99\nHanna Iwersen";

/// A picture at this size, of the page as it is loaded there.
fn wide(browser: &Browser, width: u32, height: u32, name: &str) {
    let address = browser.address();
    browser.resize(width, height, false);
    browser.open(&address);
    browser.resize(width, height, false);
    browser.promise("requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 300, true)))");
    browser.picture(name);
    browser.resize(390, 844, true);
    browser.open(&address);
}

#[test]
fn the_clock_is_stopped_and_what_would_be_lost_is_asked_about() {
    let Some(browser) = Browser::telephone(390, 844, "de") else { return };
    let server = demonstration();
    enter(&browser, &server.link);
    let at = |path: &str| format!("{}/hall/herbst{path}", server.address);
    browser.open(&at(""));
    browser.picture("end-tables");
    check(&browser, "tables with a clock");
    wide(&browser, 1280, 800, "end-tables-wide");
    browser.follow("button[value=pause]");
    assert!(browser.text(".round.running .clock").contains("Angehalten"), "{}", browser.text("main"));
    browser.picture("end-paused");
    check(&browser, "a clock that stands");
    browser.open(&at("/wall"));
    wide(&browser, 1920, 1080, "end-wall-paused");
    browser.open(&at(""));
    browser.follow("button[value=go-on]");
    browser.follow("button[value=more]");
    assert!(browser.text(".round.running").contains("5 Minuten mehr"), "{}", browser.text("main"));
    browser.follow("button[value=start]");
    browser.picture("end-sure");
    check(&browser, "asked first");
    browser.follow("button.grave");
    browser.open(&at("/wall"));
    wide(&browser, 1920, 1080, "end-wall-clocks");
    browser.open(&at("/2/3"));
    browser.script("document.querySelectorAll('details.panel').forEach((one) => { one.open = true; })");
    fill(&browser, "form:has([value=time-up]) [name=why]", "Saal schließt");
    // A page that has been brought up to date meanwhile has folded it again.
    browser.script("document.querySelectorAll('details.panel').forEach((one) => { one.open = true; })");
    browser.follow("button[value=time-up]");
    browser.picture("end-sure-strike");
    browser.follow("button.grave");
    browser.script("document.querySelectorAll('details.panel').forEach((one) => { one.open = true; })");
    assert!(browser.text("main").contains("Die restlichen Spiele wurden um"), "{}", browser.text("main"));
    browser.picture("end-struck");
    browser.follow("button[value=time-back]");
    browser.open(&at("/seating"));
    browser.follow("button[value=again]");
    browser.picture("end-sure-draw");
    browser.follow("button.grave");
    browser.picture("end-drawn-again");
    check(&browser, "drawn again");
    browser.open(&at("/history"));
    browser.picture("end-history");
    check(&browser, "history");
    wide(&browser, 1280, 800, "end-history-wide");
    for page in ["results", "clubs", "prizes"] {
        browser.open(&at(&format!("/{page}")));
        browser.picture(&format!("end-{page}-so-far"));
        check(&browser, page);
    }
}

#[test]
fn prizes_are_given_away_from_the_last_place_up() {
    let Some(mut browser) = Browser::telephone(390, 844, "de") else { return };
    let server = server();
    let links = set_up(&browser, &server, "Endspiel", ROSTER);
    let at = |path: &str| format!("{}/hall/endspiel{path}", server.address);
    // A player's telephone.
    let organiser = browser.another_device();
    browser.open(&links[0]);
    browser.follow(".who button[value]:nth-of-type(2)");
    let phone = browser.take_up(organiser);
    for round in 1..=3 {
        browser.open(&at(""));
        browser.follow("button[value=start]");
        for table in 1..=2 {
            browser.open(&at(&format!("/{round}/{table}")));
            browser
                .script("document.querySelectorAll('details.panel').forEach((one) => { one.open = true; })");
            fill(&browser, "form:has([value=time-up]) [name=why]", "Probe");
            browser.follow("button[value=time-up]");
            browser.follow("button.grave");
            forced_solos(&browser, &at(&format!("/{round}/{table}/list")));
        }
        browser.open(&at(""));
        browser.follow("button[value=close]");
        browser.follow("button.grave");
    }
    // One who goes home, and one who has a little less, so that not all are equal.
    for (player, points, why) in [(2, 3, "laut"), (5, 7, "sehr laut")] {
        browser.open(&at(&format!("/players/{player}")));
        fill(&browser, "form [name=points]", &points.to_string());
        fill(&browser, "form:has([name=points]) [name=why]", why);
        browser.follow("button[value=deduct]");
    }
    browser.open(&at("/players"));
    browser.follow("#p8 a");
    fill(&browser, "form:has([name=points]) [name=why]", "Tätlichkeit");
    browser.follow("button[value=disqualify]");
    browser.picture("end-sure-out");
    check(&browser, "disqualify");
    browser.follow("button.grave");

    browser.open(&at(""));
    browser.picture("end-over");
    check(&browser, "over");
    wide(&browser, 1280, 800, "end-over-wide");
    browser.open(&at("/prizes"));
    fill(&browser, "[name=prizes]", "Schinken\nWein\nBuch");
    browser.follow("button[value=prizes]");
    browser.picture("end-prizes");
    check(&browser, "prizes");
    wide(&browser, 1280, 800, "end-prizes-wide");
    browser.open(&at("/results"));
    let seen = browser.script("return document.querySelectorAll('.standings tbody tr').length && document.querySelector('.standings').checkVisibility()");
    assert_eq!(seen, true, "the ranking is to be seen");
    browser.picture("end-results");
    check(&browser, "results");
    wide(&browser, 1280, 800, "end-results-wide");
    browser.open(&at("/clubs?best=2"));
    browser.picture("end-clubs");
    check(&browser, "clubs");
    wide(&browser, 1280, 800, "end-clubs-wide");

    browser.open(&at("/prizes"));
    browser.follow("form:has([name=count]) button.primary");
    browser.picture("end-giving");
    check(&browser, "giving");
    browser.take_up(phone);
    browser.open(&at("/table/1"));
    assert!(
        browser.text(".mine").contains("werden bei der Siegerehrung aufgerufen"),
        "{}",
        browser.text("main")
    );
    browser.picture("end-mine-covered");
    let phone = browser.take_up(organiser);
    browser.open(&at("/wall"));
    wide(&browser, 1920, 1080, "end-wall-begins");
    for step in 0.. {
        browser.open(&at("/prizes"));
        if browser.script("return document.querySelector('form:has([name=count]) button.primary') === null")
            == true
        {
            break;
        }
        browser.follow("form:has([name=count]) button.primary");
        if step == 1 {
            browser.open(&at("/wall"));
            wide(&browser, 1920, 1080, "end-wall-giving");
            browser.picture("end-wall-giving-phone");
        }
    }
    browser.open(&at("/wall"));
    assert!(browser.text("main").contains("Schinken"), "{}", browser.text("main"));
    wide(&browser, 1920, 1080, "end-wall-winner");
    // The telephone has heard it by itself.
    browser.take_up(phone);
    until(
        &browser,
        "the place is announced",
        "return document.querySelector('.mine .which').innerText.includes('. Platz')",
    );
    assert!(browser.text(".mine").contains("Bestes Spiel"), "{}", browser.text("main"));
    browser.picture("end-mine");
    check(&browser, "mine");
    browser.take_up(organiser);
    browser.open(&at("/prizes"));
    browser.follow("button[value=open]");
    browser.open(&at("/wall"));
    wide(&browser, 1920, 1080, "end-wall-final");
}
