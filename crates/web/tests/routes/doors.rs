//! Links and the password.

use axum::http::{Method, StatusCode, header};
use web::doors::Role;

use crate::common::{house, request};

#[tokio::test]
async fn links_give_roles_until_they_are_revoked() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let made = house.post_as(&organiser, "/house/links", &[("role", "director"), ("name", "<b>Anna")]).await;
    assert!(made.body.contains("&#60;b&#62;Anna") && !made.body.contains("<b>Anna"));
    let address = made.body.split("http://127.0.0.1:8484/in/").nth(1).unwrap();
    let token = address.split(['"', '<']).next().unwrap().to_owned();
    // Opening the link asks; only coming in sets the cookie.
    let ask = house.get(&format!("/in/{token}")).await;
    assert_eq!(
        (ask.status, ask.header("set-cookie"), ask.header("referrer-policy")),
        (StatusCode::OK, "", "strict-origin")
    );
    let entered = house.post_as("", "/in", &[("token", &token)]).await;
    let director = entered.header("set-cookie").split(';').next().unwrap().to_owned();
    assert!(entered.header("set-cookie").contains("HttpOnly; SameSite=Lax"));
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::OK);
    // The token is stored as its hash only.
    for (stream, _) in house.app.store.streams("").await.unwrap() {
        for event in house.app.store.read(&stream, 0).await.unwrap() {
            assert!(!event.what.payload.contains(&token), "{stream}");
        }
    }
    // A program sends it as it is.
    let mut program = request(Method::GET, "/api/v1/rulings", "", None);
    program.headers_mut().insert(header::AUTHORIZATION, format!("Bearer {token}").parse().unwrap());
    assert_eq!(house.send(program).await.status, StatusCode::OK);
    let id = house.get_as(&organiser, "/house").await.field("id");
    let revoked = house.post_as(&organiser, "/house/revoke", &[("id", &id)]).await;
    assert_eq!(revoked.status, StatusCode::SEE_OTHER);
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get(&format!("/in/{token}")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn the_password_opens_until_it_is_another() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let set =
        async |password: &str| house.post_as(&organiser, "/house/password", &[("password", password)]).await;
    assert!(set("kurz").await.body.contains("role=\"alert\""));
    assert_eq!(set("drei kleine Karo").await.status, StatusCode::SEE_OTHER);
    let wrong = house.post_as("", "/password", &[("password", "vier kleine Karo")]).await;
    assert_eq!((wrong.status, wrong.header("set-cookie")), (StatusCode::FORBIDDEN, ""));
    let right = house.post_as("", "/password", &[("password", "drei kleine Karo")]).await;
    let cookie = right.header("set-cookie").split(';').next().unwrap().to_owned();
    assert_eq!(house.get_as(&cookie, "/house").await.status, StatusCode::OK);
    set("vier kleine Karo").await;
    assert_eq!(house.get_as(&cookie, "/house").await.status, StatusCode::FORBIDDEN);
    set("").await;
    let none = house.post_as("", "/password", &[("password", "")]).await;
    assert_eq!(none.status, StatusCode::FORBIDDEN);
}
