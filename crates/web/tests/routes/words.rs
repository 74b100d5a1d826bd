//! The texts, and better ones that people propose.

use axum::http::StatusCode;
use web::doors::Role;

use crate::{check, common::house};

#[tokio::test]
async fn who_speaks_the_language_proposes_a_better_text() {
    let house = house().await;
    let organiser = house.cookie(Role::Organiser).await;
    let found = house.get_as(&organiser, "/words?search=never+seen").await;
    check("/words", &found);
    assert!(found.body.contains("href=\"/words/say-as-if-unseen\"") && !found.body.contains("/words.patch"));
    let address = "/words/say-as-if-unseen";
    let page = house.get_as(&organiser, address).await;
    check(address, &page);
    assert!(page.body.contains("never seen { $card }"), "{}", page.body);

    // What cannot be said there is shown again, with the reason.
    let tried = [("text", "{ $who }, forget <b>it</b>!"), ("key", "word/1")];
    let refused = house.post_as(&organiser, address, &tried).await;
    check(address, &refused);
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(refused.body.contains("{ $card } is missing") && refused.body.contains("forget &#60;b&#62;it"));
    assert!(!house.stored().await.iter().any(|(stream, _)| stream == "house/words"));

    let better = [("text", "{ $who }, forget { $card }."), ("key", "word/2")];
    for _ in 0..2 {
        let kept = house.post_as(&organiser, address, &better).await;
        assert_eq!((kept.status, kept.header("location")), (StatusCode::SEE_OTHER, address));
    }
    assert!(house.stored().await.contains(&("house/words".to_owned(), 1)));
    assert!(house.get_as(&organiser, address).await.body.contains("forget { $card }.</textarea>"));
    assert!(house.get_as(&organiser, "/words").await.body.contains("One better text has been proposed."));
    let patch = house.get_as(&organiser, "/words.patch").await;
    assert_eq!(patch.header("content-type"), "text/x-diff; charset=utf-8");
    assert!(patch.body.contains("\n+say-as-if-unseen = { $who }, forget { $card }.\n"), "{}", patch.body);
    assert_eq!(patch.body.matches("\n-").count(), 1, "one line goes");

    // Whoever proposes the text that is there has taken his back.
    let as_it_is = page.body.split("<pre class=\"source\">").nth(1).unwrap().split("</pre>").next().unwrap();
    let back = house.post_as(&organiser, address, &[("text", as_it_is)]).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER);
    assert_eq!(house.get_as(&organiser, "/words.patch").await.body, "");
}

#[tokio::test]
async fn only_organisers_and_only_texts_that_there_are() {
    let house = house().await;
    let (organiser, director) = (house.cookie(Role::Organiser).await, house.cookie(Role::Director).await);
    for path in ["/words", "/words/say-as-if-unseen", "/words.patch"] {
        assert_eq!(house.get_as(&director, path).await.status, StatusCode::FORBIDDEN, "{path}");
        assert_eq!(house.get(path).await.status, StatusCode::FORBIDDEN, "{path}");
    }
    let text = [("text", "anything")];
    assert_eq!(house.post_as(&director, "/words/web-rulings", &text).await.status, StatusCode::FORBIDDEN);
    assert_eq!(house.get_as(&organiser, "/words/no-such").await.status, StatusCode::NOT_FOUND);
    assert_eq!(house.post_as(&organiser, "/words/no-such", &text).await.status, StatusCode::NOT_FOUND);
}
