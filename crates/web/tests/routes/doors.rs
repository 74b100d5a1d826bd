//! Links and the password.

use axum::http::{Method, StatusCode, header};
use store::Stream;
use web::{
    Pace, Settings,
    doors::{Role, pages},
};

use crate::common::{House, house, house_with, request};

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
    assert_eq!((ask.status, ask.header("referrer-policy")), (StatusCode::OK, "strict-origin"));
    assert!(!ask.header("set-cookie").contains("stich-door"), "{}", ask.header("set-cookie"));
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
    // Revoking asks first; what was revoked can be put in force again.
    let id = house.get_as(&organiser, "/house").await.field("id");
    let asks = house.post_as(&organiser, "/house/revoke", &[("id", &id)]).await;
    assert_eq!(
        (asks.status, asks.field("id"), asks.field("sure")),
        (StatusCode::OK, id.clone(), "yes".to_owned())
    );
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::OK);
    for _ in 0..2 {
        let revoked = house.post_as(&organiser, "/house/revoke", &[("id", &id), ("sure", "yes")]).await;
        assert_eq!((revoked.status, revoked.header("location")), (StatusCode::SEE_OTHER, "/house"));
    }
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get(&format!("/in/{token}")).await.status, StatusCode::NOT_FOUND);
    let restored = house.post_as(&organiser, "/house/restore", &[("id", &id)]).await;
    assert_eq!(restored.status, StatusCode::SEE_OTHER);
    assert_eq!(house.get_as(&director, "/rulings").await.status, StatusCode::OK);
}

#[tokio::test]
async fn the_last_way_in_of_an_organiser_is_not_closed() {
    let house = house().await;
    let first = house.cookie(Role::Organiser).await;
    let ids = async |cookie: &str| -> Vec<String> {
        let page = house.get_as(cookie, "/house").await.body;
        let ids = page.split("/house/revoke\"><input type=\"hidden\" name=\"id\" value=\"").skip(1);
        ids.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
    };
    let own = ids(&first).await[0].clone();
    let revoke = async |cookie: &str, id: &str, sure: &str| {
        house.post_as(cookie, "/house/revoke", &[("id", id), ("sure", sure)]).await
    };
    for sure in ["", "yes"] {
        let refused = revoke(&first, &own, sure).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", refused.body);
        assert!(refused.body.contains("role=\"alert\"") && refused.body.contains("last link"));
    }
    assert_eq!(house.get_as(&first, "/house").await.status, StatusCode::OK);
    // With another link the first may go, and says that it is his own.
    let second = house.cookie(Role::Organiser).await;
    assert!(revoke(&first, &own, "").await.body.contains("a guest"));
    assert_eq!(revoke(&first, &own, "yes").await.header("location"), "/");
    assert_eq!(house.get_as(&first, "/house").await.status, StatusCode::FORBIDDEN);
    // With a password the last link may go; then the password stays.
    let password = [("password", "drei kleine Karo")];
    house.post_as(&second, "/house/password", &password).await;
    let by_password = house.post_as("", "/password", &password).await;
    let by_password = by_password.header("set-cookie").split(';').next().unwrap().to_owned();
    let last = ids(&second).await[0].clone();
    assert_eq!(revoke(&by_password, &last, "yes").await.header("location"), "/house");
    let refused = house.post_as(&by_password, "/house/password", &[("password", "")]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(house.get_as(&by_password, "/house").await.status, StatusCode::OK);
}

/// A telephone that opens a link, with the cookie by which it is known from then on.
async fn phone(house: &House, token: &str, cookie: &str) -> (StatusCode, String) {
    let asked = house.get_as(cookie, &format!("/in/{token}")).await;
    let known = asked.header("set-cookie").split(';').next().unwrap_or_default().to_owned();
    (asked.status, if known.is_empty() { cookie.to_owned() } else { known })
}

#[tokio::test]
async fn sixty_telephones_behind_one_router_come_in_at_once_and_one_that_guesses_does_not() {
    let house = house_with(Settings::default()).await;
    let of = Stream::new("tournament/none").unwrap();
    let mut tokens = Vec::new();
    for number in 1..=15 {
        let role = Role::Table { of: of.clone(), number };
        tokens.push(pages::new_link(&house.app, "test", Role::Director, &role.home()).await.unwrap());
    }
    for n in 0..60 {
        let token = tokens[n % tokens.len()].reveal();
        let (status, device) = phone(&house, token, "").await;
        assert_eq!(status, StatusCode::OK, "telephone {n}");
        let entered = house.post_as(&device, "/in", &[("token", token)]).await;
        assert_eq!(entered.status, StatusCode::SEE_OTHER, "telephone {n}");
    }
    // One device that tries one link after the other has to wait, those beside it go on.
    let (_, guesser) = phone(&house, "aaaaaaaaaaaaaaaaaaaaaaaaaa", "").await;
    let guess = async |cookie: &str, n: usize| {
        let guess = format!("{:a>26}", ["a", "b", "c", "d"][n % 4].repeat(n));
        house.get_as(cookie, &format!("/in/{guess}")).await.status
    };
    let mut refused = 0;
    for n in 1..=25 {
        refused += usize::from(guess(&guesser, n).await == StatusCode::TOO_MANY_REQUESTS);
    }
    assert_eq!(refused, 5, "20 tries a minute");
    assert_eq!(phone(&house, tokens[0].reveal(), "").await.0, StatusCode::OK);
}

#[tokio::test]
async fn one_link_is_not_tried_without_end_and_neither_is_the_password() {
    let pace = Pace { links: 5, passwords: 4, ..Pace::default() };
    let house = house_with(Settings { pace, ..Settings::default() }).await;
    let mut tokens = Vec::new();
    for _ in 0..2 {
        tokens.push(pages::new_link(&house.app, "test", Role::Director, "").await.unwrap());
    }
    let mut statuses = Vec::new();
    for _ in 0..6 {
        statuses.push(phone(&house, tokens[0].reveal(), "").await.0);
    }
    assert_eq!(statuses.last(), Some(&StatusCode::TOO_MANY_REQUESTS));
    assert_eq!(phone(&house, tokens[1].reveal(), "").await.0, StatusCode::OK, "the other link opens");
    // Whoever leaves his cookie away is no other device: at the password the address counts.
    let try_it = async || house.post_as("", "/password", &[("password", "x")]).await.status;
    for _ in 0..4 {
        assert_eq!(try_it().await, StatusCode::FORBIDDEN);
    }
    assert_eq!(try_it().await, StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn guesses_at_the_password_wait_in_a_short_queue() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    house.post_as(&organiser, "/house/password", &[("password", "drei kleine Karo")]).await;
    let guess = |_| house.post_as("", "/password", &[("password", "vier kleine Karo")]);
    let answers = futures_util::future::join_all((0..40).map(guess)).await;
    let with = |status| answers.iter().filter(|answer| answer.status == status).count();
    let (wrong, refused) = (with(StatusCode::FORBIDDEN), with(StatusCode::TOO_MANY_REQUESTS));
    assert!((16..40).contains(&wrong) && wrong + refused == 40, "{wrong} wrong, {refused} refused");
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
    // It goes by no slip: what sends no field is no form of ours, and a blank one is asked about.
    assert_eq!(house.post_as(&organiser, "/house/password", &[]).await.status, StatusCode::BAD_REQUEST);
    let asked = set("").await;
    assert!(asked.status == StatusCode::OK && asked.body.contains("name=\"sure\""), "{}", asked.body);
    let still = house.post_as("", "/password", &[("password", "vier kleine Karo")]).await;
    assert_eq!(still.status, StatusCode::SEE_OTHER);
    house.post_as(&organiser, "/house/password", &[("password", ""), ("sure", "yes")]).await;
    let none = house.post_as("", "/password", &[("password", "")]).await;
    assert_eq!(none.status, StatusCode::FORBIDDEN);
}
