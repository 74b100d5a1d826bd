//! The links of a table: what each opens and what not, shown again, renewed one by one, revoked.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use store::Stream;
use web::doors::Role;

use crate::{
    Set,
    common::{Answer, House},
    house, json_as, play, set, shown,
};

/// The address of this link, as the page shows it.
async fn address(house: &House, cookie: &str, set: &Set, which: &str) -> Option<String> {
    let page = house.get_as(cookie, &format!("/tables/{}/links", set.id)).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    let end = format!("\" data-place=\"{which}\"");
    let before = page.body.split(&*end).next().filter(|before| before.len() < page.body.len())?;
    Some(before.rsplit("href=\"").next().unwrap().to_owned())
}

/// The cookie of somebody who opens this address, and where it leads.
async fn enter(house: &House, address: &str) -> (StatusCode, String, String) {
    let token = address.rsplit('/').next().unwrap();
    let entered = house.post_as("", "/in", &[("token", token)]).await;
    let cookie = entered.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
    (entered.status, cookie, entered.header("location").to_owned())
}

async fn change(house: &House, cookie: &str, set: &Set, fields: &[(&str, &str)]) -> StatusCode {
    house.post_as(cookie, &format!("/tables/{}/links", set.id), fields).await.status
}

#[tokio::test]
async fn the_directors_link_of_a_table_is_for_that_table_alone() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    let other = crate::set(&house, json!({})).await;
    assert_eq!(
        change(&house, &set.director, &set, &[("do", "all"), ("sure", "yes")]).await,
        StatusCode::SEE_OTHER
    );
    let link = address(&house, &set.director, &set, "director").await.unwrap();
    let (_, referee, home) = enter(&house, &link).await;
    assert_eq!(home, format!("/tables/{}?as=director", set.id));
    // Everything a director does at this table.
    assert_eq!(shown(&set.view(&house, &referee).await), [13, 13, 13, 13]);
    for path in ["/undo", "/acts", "/links"] {
        let body = json!({ "act": { "bridge": { "act": "call-director" } } });
        let (status, answer) = json_as(&house, &referee, Method::POST, &set.path(path), "", &body).await;
        assert!(status == StatusCode::OK || status == StatusCode::CONFLICT, "{path}: {status} {answer}");
    }
    // Nothing at another, and nothing else a director may.
    for path in [
        format!("/tables/{}?as=director", other.id),
        format!("/tables/{}/links", other.id),
        other.path("?as=director"),
        other.path("/links"),
        "/tables/new".to_owned(),
        "/rulings".to_owned(),
        "/house".to_owned(),
        "/api/v1/rulings".to_owned(),
    ] {
        assert_eq!(house.get_as(&referee, &path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let new = json!({ "number": 1 });
    let (status, _) = json_as(&house, &referee, Method::POST, "/api/v1/tables", "", &new).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    // His list is his table, one tap from every page; what he came by he neither renews nor ends.
    let list = house.get_as(&referee, "/tables").await;
    assert!(list.body.contains(&set.id) && !list.body.contains(&other.id), "{}", list.body);
    assert!(house.get_as(&referee, "/").await.body.contains("<a href=\"/tables\">"));
    for todo in ["renew", "revoke"] {
        let fields = [("do", todo), ("place", "director"), ("sure", "yes")];
        assert_eq!(change(&house, &referee, &set, &fields).await, StatusCode::FORBIDDEN);
    }
    assert_eq!(house.get_as(&referee, &set.path("")).await.status, StatusCode::OK);
    // A general director still directs any.
    assert_eq!(shown(&set.view(&house, &other.director).await), [13, 13, 13, 13]);
    let fields = [("do", "revoke"), ("place", "director"), ("sure", "yes")];
    assert_eq!(change(&house, &other.director, &set, &fields).await, StatusCode::SEE_OTHER);
    assert_eq!(house.get_as(&referee, &set.path("")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn links_are_shown_again_renewed_and_revoked_one_by_one() {
    let house = house().await;
    let set = set(&house, json!({})).await;
    // Links that were not made here are in force, and their addresses nobody knows.
    assert_eq!(address(&house, &set.director, &set, "1").await, None);
    // Somebody may be here by those that end: it is asked first.
    assert_eq!(change(&house, &set.director, &set, &[("do", "all")]).await, StatusCode::OK);
    assert_eq!(address(&house, &set.director, &set, "1").await, None);
    change(&house, &set.director, &set, &[("do", "all"), ("sure", "yes")]).await;
    let first = address(&house, &set.director, &set, "3").await.unwrap();
    assert_eq!(address(&house, &set.director, &set, "3").await.as_ref(), Some(&first), "shown again");
    let south = enter(&house, &first).await.1;
    let north = enter(&house, &address(&house, &set.director, &set, "1").await.unwrap()).await.1;
    let fields = [("do", "renew"), ("place", "3"), ("sure", "yes")];
    assert_eq!(change(&house, &set.director, &set, &fields).await, StatusCode::SEE_OTHER);
    let second = address(&house, &set.director, &set, "3").await.unwrap();
    assert_ne!(first, second);
    assert_eq!(house.get_as(&south, &set.path("")).await.status, StatusCode::FORBIDDEN, "the old one ended");
    assert_eq!(enter(&house, &first).await.0, StatusCode::FORBIDDEN);
    assert_eq!(shown(&set.view(&house, &north).await), [13, 0, 0, 0], "the others go on");
    assert_eq!(enter(&house, &second).await.2, format!("/tables/{}?as=3", set.id));
    // The same for programs.
    let (status, links) =
        json_as(&house, &set.director, Method::DELETE, &set.path("/links/1"), "", &json!({})).await;
    assert_eq!((status, &links[0]["in-force"]), (StatusCode::OK, &json!(false)));
    assert_eq!(links[0].get("address"), None::<&Value>);
    assert_eq!(house.get_as(&north, &set.path("")).await.status, StatusCode::FORBIDDEN);
    let (_, links) = json_as(&house, &set.director, Method::PUT, &set.path("/links/1"), "", &json!({})).await;
    assert_eq!(links[0]["in-force"], true);
    assert_eq!(links[2]["address"].as_str().unwrap(), second);
    // Players and spectators, and words that are no links, change nothing.
    let before = house.stored().await;
    for cookie in [&set.spectator, &set.seats[1], &String::new()] {
        for fields in [[("do", "all"), ("place", "")], [("do", "revoke"), ("place", "2")]] {
            assert_eq!(change(&house, cookie, &set, &fields).await, StatusCode::FORBIDDEN);
        }
        let page = house.get_as(cookie, &format!("/tables/{}/links", set.id)).await;
        assert_eq!(page.status, StatusCode::FORBIDDEN);
    }
    for fields in [[("do", "renew"), ("place", "5")], [("do", "fly"), ("place", "1")]] {
        assert!(change(&house, &set.director, &set, &fields).await.is_client_error());
    }
    let elsewhere = Role::TableDirector { of: Stream::new("table/0123456789ab").unwrap() };
    let elsewhere = house.cookie(elsewhere).await;
    let (status, _) = set.act(&house, &elsewhere, "", play("DQ")).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    let house_stream = |all: &[(String, u64)]| all.iter().filter(|(s, _)| s.starts_with("table/")).count();
    assert_eq!(house_stream(&house.stored().await), house_stream(&before));
}

/// Whoever practises plays and directs: each page leads to the other.
#[tokio::test]
async fn a_guest_at_a_practice_table_goes_from_his_place_to_the_console_and_back() {
    let house = house().await;
    let cookie_of = |answer: &Answer| answer.header("set-cookie").split(';').next().unwrap().to_owned();
    for (game, place) in [("bridge", "3"), ("doppelkopf", "2")] {
        let device = cookie_of(&house.get("/practice").await);
        let made = house.post_as(&device, "/practice", &[("game", game)]).await;
        let seat = made.header("location").to_owned();
        assert!(made.status == StatusCode::SEE_OTHER && seat.ends_with(&format!("?as={place}")), "{seat}");
        let guest = format!("{device}; {}", cookie_of(&made));
        let console = seat.replace(&format!("as={place}"), "as=director");
        for (page, other) in [(&seat, &console), (&console, &seat)] {
            let shown = house.get_as(&guest, page).await;
            assert_eq!(shown.status, StatusCode::OK, "{page}");
            assert!(shown.body.contains(&format!("href=\"{other}\"")), "{page}: {}", shown.body);
        }
        assert_eq!(house.get_as(&device, &console).await.status, StatusCode::FORBIDDEN);
    }
}
