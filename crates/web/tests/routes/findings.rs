//! The law book beside the table on the pages: what is judged is told with its grounds, what is typed goes into
//! the address, and the record keeps both.

use axum::http::StatusCode;
use serde_json::Value;
use web::doors::Role;

use crate::{
    check,
    common::{House, house},
};

const HESITATION: &str = "/desk/unauthorised-information?called=after-play&facts-agreed=yes&source=pause\
                          &prescribed-pause=no&receiver=N&polled=5&polled-otherwise=3&polled-considered=2";

#[tokio::test]
async fn a_judgement_is_told_with_its_grounds() {
    let house = house().await;
    let page = house.get(HESITATION).await;
    check(HESITATION, &page);
    assert!(page.body.contains("logical alternative") && page.body.contains("name=\"why\""), "{}", page.body);
    // Nothing is chosen beforehand.
    assert!(!page.body.contains("checked"), "{}", page.body);
    // Without grounds it is asked again, and what was chosen stays.
    let bare = format!("{HESITATION}&written=logical-alternative&value=yes&why=++");
    let sent = house.get(&bare).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER);
    let asked = house.get(sent.header("location")).await;
    assert!(asked.body.contains("A judgement needs its grounds."), "{}", asked.body);
    assert!(asked.body.contains("value=\"yes\" required checked"), "{}", asked.body);
    // With them it goes on.
    let full = format!("{HESITATION}&written=logical-alternative&value=yes&why=3+of+5+passed+%3Cb%3E");
    let sent = house.get(&full).await;
    let address = sent.header("location").to_owned();
    assert!(address.ends_with("&logical-alternative=yes&why-logical-alternative=3+of+5+passed+%3Cb%3E"));
    let next = house.get(&address).await;
    assert!(next.body.contains("demonstrably suggest"), "{}", next.body);
    // Changed, it is shown with its grounds; another answer loses them.
    let again = house.get(&format!("{address}&again=8")).await;
    assert!(again.body.contains("3 of 5 passed &#60;b&#62;</textarea>"), "{}", again.body);
    let changed =
        house.get(&format!("{address}&again=8&written=logical-alternative&value=no&why=void")).await;
    assert!(changed.header("location").ends_with("&logical-alternative=no&why-logical-alternative=void"));
}

/// 23A, where the meanings do not settle it: at a table of cards a judgement has its grounds as well.
#[tokio::test]
async fn a_judgement_about_a_call_is_told_with_its_grounds() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let told = "offender=S&last-bid=1S&call=1H&called-since=1NT&unintended-call=no\
                &showed=natural&shows=natural";
    let at = format!("/desk/insufficient-bid?{told}");
    let page = house.get(&at).await;
    check(&at, &page);
    assert!(page.body.contains("name=\"why\"") && !page.body.contains("checked"), "{}", page.body);
    let bare = house.get(&format!("{at}&written=comparable-call&value=yes&why=")).await;
    let asked = house.get(bare.header("location")).await;
    assert!(asked.body.contains("A judgement needs its grounds."), "{}", asked.body);
    let sent = house.get(&format!("{at}&written=comparable-call&value=yes&why=nearly+the+same")).await;
    // What refusing costs is found out first (27C); then it is chosen.
    let sent = format!("{}&choose=refuse", sent.header("location"));
    let ruled = house.get_as(&cookie, &sent).await;
    check("the ruling", &ruled);
    let shown = ruled.unmarked();
    assert!(shown.contains("yes – nearly the same") && shown.contains("These judgements"), "{shown}");
    // A program needs them too, and reads them.
    let api = sent.replacen("/desk/", "/api/v1/desk/", 1);
    let groundless = api.replace("&why-comparable-call=nearly+the+same", "");
    assert_eq!(house.get(&groundless).await.status, StatusCode::BAD_REQUEST);
    let report: Value = serde_json::from_str(&house.get(&api).await.body).unwrap();
    assert_eq!(report["findings"][0]["clause"], "23A", "{report}");
    assert_eq!(report["findings"][0]["grounds"], "nearly the same", "{report}");
    // The record keeps them.
    let (_, told) = sent.split_once('?').unwrap();
    let fields = [("key", "ruling/call"), ("game", "bridge"), ("topic", "insufficient-bid"), ("told", told)];
    let saved = house.post_as(&cookie, "/rulings", &fields).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    let kept = house.get_as(&cookie, "/rulings/1").await;
    check("/rulings/1", &kept);
    assert!(kept.unmarked().contains("yes – nearly the same"), "{}", kept.body);
}

/// 75: what was said and what is agreed are tapped; what was told before there were meanings is still the same.
#[tokio::test]
async fn an_explanation_is_told_by_what_the_call_shows() {
    let house = house().await;
    let mut at = "/desk/explanation?misled=ew&explained-call=2D".to_owned();
    for (question, fields) in [
        ("explained", vec![("value", "natural"), ("points", "D5 11-15")]),
        ("agreed", vec![("value", "artificial"), ("shown-H", "H"), ("points", "H5"), ("why", "the card")]),
    ] {
        let page = house.get(&at).await;
        check(question, &page);
        assert!(page.body.contains("There is no agreement"), "{}", page.body);
        assert_eq!(page.body.contains("name=\"why\""), question == "agreed", "{}", page.body);
        let mut form = form_urlencoded::Serializer::new(String::new());
        form.append_pair("written", question).extend_pairs(fields);
        let sent = house.get(&format!("{at}&{}", form.finish())).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{question}: {}", sent.body);
        at = sent.header("location").to_owned();
    }
    assert!(
        at.ends_with("&explained=natural%3AD5%3A11-15&agreed=artificial%3AH5&why-agreed=the+card"),
        "{at}"
    );
    let ruled = house.get(&format!("{at}&noticed=after-play&damaged=no&why-damaged=none")).await;
    check("the ruling", &ruled);
    assert!(ruled.unmarked().contains("should have heard about\u{a0}2"), "{}", ruled.body);
    // What cannot be read is refused, and stays with its grounds.
    let none = "/desk/explanation?misled=ew&explained-call=2D&explained=natural";
    let sent = house.get(&format!("{none}&written=agreed&value=artificial&points=12to14&why=the+card")).await;
    let page = house.get(sent.header("location")).await;
    check("refused", &page);
    for kept in ["value=\"artificial\" required checked", "value=\"12to14\"", ">the card</textarea>"] {
        assert!(page.body.contains(kept), "{kept}: {}", page.body);
    }
    // There is no agreement: that is tapped as well.
    let sent =
        house.get(&format!("{none}&written=agreed&value=no-agreement&purpose=&why=never+discussed")).await;
    assert!(sent.header("location").contains("&agreed=no-agreement&"), "{}", sent.header("location"));
    // An address from before calls were asked for.
    let before = "/desk/explanation?misled=ew&agreement=as-explained&why-agreement=the+card";
    let cookie = house.cookie(Role::Director).await;
    let (_, told) = before.split_once('?').unwrap();
    let fields = [("key", "ruling/before"), ("game", "bridge"), ("topic", "explanation"), ("told", told)];
    let saved = house.post_as(&cookie, "/rulings", &fields).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    assert!(
        house
            .get_as(&cookie, "/rulings/1")
            .await
            .unmarked()
            .contains("The explanation is what the pair has agreed")
    );
}

/// Where an answer is typed there is nothing to choose from, and nobody is told to.
#[tokio::test]
async fn what_is_typed_and_no_answer_is_not_to_be_chosen() {
    let house = house().await;
    let typed = "/desk/adjusted-score?ground=not-balanced&own-scores=4S";
    let chosen = "/desk/adjusted-score?ground=4S";
    for (at, says) in [(typed, "How it is written is said below."), (chosen, "Please choose one of these.")] {
        let page = house.get(at).await;
        check(at, &page);
        assert!(page.body.contains(says), "{at}: {}", page.body);
    }
    // It stands there, to be put right.
    assert_eq!(house.get(typed).await.field("value"), "4S");
}

#[tokio::test]
async fn outcomes_are_typed_and_the_ruling_is_kept_with_its_findings() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let mut at = HESITATION.to_owned();
    for (question, value, why) in [
        ("logical-alternative", "yes", "3 of 5 passed"),
        ("suggested", "yes", "a slow double wants to be taken out"),
        ("damaged", "yes", "3Sx was one down"),
        ("can-be-assigned", "yes", "one trick more or less"),
        ("scoring", "imps", ""),
        ("vulnerable", "none", ""),
        ("table-result", "4HN=", ""),
        ("outcome-1", "3SXE-1@60", ""),
        ("outcome-2", "4HN=@40!", ""),
        ("other-tables", "140", ""),
        ("own-error", "none", "nothing of the kind"),
        ("blatant", "no", "he thought it right"),
    ] {
        let page = house.get_as(&cookie, &at).await;
        assert_eq!(page.status, StatusCode::OK, "{question}: {}", page.body);
        check(question, &page);
        let form = form_urlencoded::Serializer::new(String::new())
            .extend_pairs([("written", question), ("value", value), ("why", why)])
            .finish();
        let sent = house.get_as(&cookie, &format!("{at}&{form}")).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{question}: {}", sent.body);
        at = sent.header("location").to_owned();
    }
    let page = house.get_as(&cookie, &at).await;
    check("the ruling", &page);
    for text in [
        "North had another choice",
        "only have been reached by breaking a law",
        "by East, one down",
        "+1 IMP.",
        "a slow double wants to be taken out",
        "These judgements are yours.",
        "Law 16B1b",
    ] {
        assert!(page.unmarked().contains(text), "{text}: {}", page.body);
    }
    // A program sees the same.
    let report = house.get(&at.replacen("/desk/", "/api/v1/desk/", 1)).await;
    let report: Value = serde_json::from_str(&report.body).unwrap();
    assert_eq!(report["status"], "ruled", "{report}");
    assert_eq!(report["findings"][0]["question"], "logical-alternative");
    assert_eq!(report["findings"][0]["clause"], "16B1b");
    assert_eq!(report["findings"][0]["grounds"], "3 of 5 passed");
    assert_eq!(report["does"][4], "gets ns -1 IMP", "{report}");
    let groundless = at.replacen("/desk/", "/api/v1/desk/", 1).replace("why-suggested", "why-damaged");
    assert_eq!(house.get(&groundless).await.status, StatusCode::BAD_REQUEST);
    let stranger = house.get("/api/v1/desk/score?why-nothing=x").await;
    assert_eq!(stranger.status, StatusCode::BAD_REQUEST);
    // The record has the findings with their grounds.
    let (_, told) = at.split_once('?').unwrap();
    let fields = [
        ("key", "ruling/finding"),
        ("game", "bridge"),
        ("topic", "unauthorised-information"),
        ("told", told),
        ("event", "Club"),
        ("table", "3"),
        ("board", "14"),
    ];
    let saved = house.post_as(&cookie, "/rulings", &fields).await;
    assert_eq!(saved.status, StatusCode::SEE_OTHER, "{}", saved.body);
    let kept = house.get_as(&cookie, "/rulings/1").await;
    check("/rulings/1", &kept);
    // Grounds stand with the facts, which are printed.
    let kept = kept.body.replace('\u{a0}', " ");
    let facts = kept.split("What it rests on").next().unwrap();
    assert!(facts.contains("yes – 3 of 5 passed") && kept.contains("16B1a"), "{kept}");
    ruled_anew(&house, &cookie, &kept).await;
}

/// A finding is changed later: both rulings stay in the book, and each names the other.
async fn ruled_anew(house: &House, cookie: &str, kept: &str) {
    let desk = kept.split("href=\"").find(|it| it.contains("instead-of=1")).unwrap();
    let desk = desk.split('"').next().unwrap().replace("&#38;", "&");
    assert!(desk.starts_with("/desk/"), "{desk}");
    let changed = format!("{desk}&again=9&written=suggested&value=no&why=it+says+nothing");
    let at = house.get_as(cookie, &changed).await.header("location").to_owned();
    let page = house.get_as(cookie, &at).await;
    check("ruled anew", &page);
    assert!(page.body.contains("takes the place of ruling 1"), "{}", page.body);
    let told = page.body.split("name=\"told\" value=\"").nth(1).unwrap();
    let told = told.split('"').next().unwrap().replace("&#38;", "&");
    let fields = [("game", "bridge"), ("topic", "unauthorised-information"), ("told", &*told)];
    let saved = house.post_as(cookie, "/rulings", &fields).await;
    assert_eq!(saved.header("location"), "/rulings/2?saved", "{told} {}", saved.body);
    let second = house.get_as(cookie, "/rulings/2").await;
    check("/rulings/2", &second);
    assert!(second.body.contains("In the place of ruling 1") && second.body.contains("href=\"/rulings/1\""));
    let before = second.body.split("Found otherwise before").nth(1).unwrap();
    assert!(before.contains("<s>") && before.contains("a slow double wants"), "{before}");
    assert!(!before.contains("3 of 5 passed"), "what has not changed is not repeated: {before}");
    // In another language nothing can be compared line by line, and nothing is struck out.
    let german = format!("{cookie}; stich-view=de.auto.two");
    let saved = house.post_as(&german, "/rulings", &fields).await;
    assert_eq!(saved.header("location"), "/rulings/3?saved", "{}", saved.body);
    let third = house.get_as(cookie, "/rulings/3").await.body;
    assert!(third.contains("href=\"/rulings/1\"") && third.contains("<h1 lang=\"de\">"), "{third}");
    assert!(!third.contains("<s>"), "{third}");
    let first = house.get_as(cookie, "/rulings/1").await;
    assert!(first.body.contains("Ruled anew: ruling 2"), "{}", first.body);
    assert!(house.get_as(cookie, "/rulings").await.body.contains("ruled anew"));
    // A program sees and does the same.
    let book = house.get_as(cookie, "/api/v1/rulings/1").await;
    let book: Value = serde_json::from_str(&book.body).unwrap();
    assert_eq!(book["ruled-anew"], serde_json::json!([2, 3]), "{book}");
    let second: Value = serde_json::from_str(&house.get_as(cookie, "/api/v1/rulings/2").await.body).unwrap();
    assert_eq!(second["instead-of"], 1);
    assert!(!second["told"].as_str().unwrap().contains("instead-of"), "{second}");
}

#[tokio::test]
async fn the_first_page_has_the_whole_book_and_finds_it_by_a_word() {
    let house = house().await;
    let page = house.get("/bridge").await;
    check("/bridge", &page);
    for topic in bridge_book::Topic::ALL {
        assert!(page.body.contains(&format!("/desk/{}", topic.id())), "{}", topic.id());
    }
    // What can be answered first is what people look for.
    let line = page.body.split("/desk/unauthorised-information").next().unwrap();
    let line = line.rsplit("data-words=\"").next().unwrap();
    assert!(line.contains("A pause for thought"), "{line}");
    let old = house.get("/bridge?edition=2007").await;
    assert!(old.body.contains("/desk/score?edition=2007"));
}

#[tokio::test]
async fn hands_that_cannot_be_are_refused_with_the_reason_and_stay_typed() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let at = "/desk/claim?about-claim=disputed&all-play-on=no&revoke-open=no&declares=S&claimant=S\
              &duties-lie=no&trumps=S&on-lead=S&on-table=no-more&hands=";
    for (hands, why) in [
        ("N D2 C2 / E H2 H3 / S SJ DA / W SQ SQ", "is there twice"),
        ("N D2 C2 / E H2 H3 / S SJ DA / W SQ", "West has one card; going by the hand of South"),
        ("N D2 C2 / E H2 H3 / S SJ DA", "The hand of West is not known"),
        ("N D2 C2 / E H2 HB / S SJ DA / W SQ CA", "“HB” is not a card"),
    ] {
        let query: String = form_urlencoded::byte_serialize(hands.as_bytes()).collect();
        let page = house.get_as(&cookie, &format!("{at}{query}")).await;
        assert!(page.unmarked().contains(why), "{hands}: {}", page.body);
        assert!(page.body.contains(hands), "what was typed is gone: {}", page.body);
        check(hands, &page);
    }
}

/// Four hands are tapped, one a page, and nothing is typed; a statement is told step by step.
#[tokio::test]
async fn hands_and_steps_are_tapped() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let at = "/desk/claim?about-claim=disputed&all-play-on=no&revoke-open=no&declares=S&claimant=S\
              &duties-lie=no&trumps=H&on-lead=S&on-table=no-more";
    let mut address = at.to_owned();
    for (seat, cards) in [
        ("North", ["S3", "D2", "C2"]),
        ("East", ["D9", "D8", "C3"]),
        ("South", ["HA", "SA", "DA"]),
        ("West", ["H4", "S6", "S5"]),
    ] {
        let page = house.get_as(&cookie, &address).await;
        assert!(page.unmarked().contains(&format!("{seat}’s cards")), "{}", page.body);
        check(seat, &page);
        let so_far = page.body.split("name=\"so-far\" value=\"").nth(1).unwrap().split('"').next().unwrap();
        let so_far: String = form_urlencoded::byte_serialize(so_far.as_bytes()).collect();
        let held: String = cards.map(|card| format!("&hold-{card}=1")).concat();
        let sent = house.get_as(&cookie, &format!("{at}&written=hands&so-far={so_far}{held}")).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.body);
        address = sent.header("location").to_owned();
    }
    assert!(address.contains("hands=N%3A3..2.2+..98.3+A.A.A.+65.4.."), "{address}");
    let said =
        "&shown-out=no-more&tricks-claimed=3&statement=step-by-step&why-statement=trumps%2C+then+diamonds";
    let steps = house.get_as(&cookie, &format!("{address}{said}")).await;
    assert!(steps.body.contains("tell=trumps") && steps.body.contains("draw trumps"), "{}", steps.body);
    let steps = house.get_as(&cookie, &format!("{address}{said}&tell=trumps,D")).await;
    assert!(steps.body.contains("steps=trumps%2CD"), "{}", steps.body);
    check("steps", &steps);
    let ruled = house.get_as(&cookie, &format!("{address}{said}&steps=trumps,D")).await;
    assert!(ruled.unmarked().contains("I follow what was said when claiming"), "{}", ruled.body);
}
