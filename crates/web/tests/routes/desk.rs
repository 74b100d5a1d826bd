//! The pages of the desk: all that a link leads to is there, and the desk stays with the table.

use std::collections::{BTreeSet, VecDeque};

use axum::http::{Method, StatusCode, header};
use web::doors::Role;

use crate::{
    check,
    common::{self, house, request},
};

#[tokio::test]
async fn every_page_of_the_desk_that_a_link_leads_to_is_there_and_reading_changes_nothing() {
    let house = house().await;
    let cookie = house.cookie(Role::Organiser).await;
    let before = house.stored().await;
    let mut seen: BTreeSet<String> = BTreeSet::from(["/".to_owned()]);
    let mut waiting: VecDeque<String> = seen.iter().cloned().collect();
    while let Some(path) = waiting.pop_front() {
        let answer = house.get_as(&cookie, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check(&path, &answer);
        // One card of each suit and the bids of one stand for all; an answer taken back leads where it led before.
        let few = |to: &String| {
            let card = to.contains("card=") || to.contains("led=");
            (!card
                || ["A", "3"].iter().any(|r| to.contains(&format!("C{r}")) || to.contains(&format!("H{r}"))))
                && !is_higher_bid(to)
                && !to.contains("again=")
                && !to.contains("other=")
                && !to.contains("then=")
        };
        for to in answer.links().into_iter().filter(few) {
            if seen.len() < 900 && seen.insert(to.clone()) {
                waiting.push_back(to);
            }
        }
    }
    assert!(seen.len() > 300, "{}", seen.len());
    assert_eq!(house.stored().await, before);
}

/// The link on this page whose text holds this.
fn link(page: &str, text: &str) -> String {
    let before = page.split(text).next().unwrap();
    let from = before.rfind("href=\"").unwrap_or_else(|| panic!("{text}: {page}")) + 6;
    before[from..].split('"').next().unwrap().replace("&amp;", "&").replace("&#38;", "&")
}

#[tokio::test]
async fn a_story_is_told_by_tapping_and_without_scripts() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let get = async |path: &str| {
        let answer = house.get_as(&cookie, path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check(path, &answer);
        answer.unmarked()
    };
    // East led at West's turn; South played, and West led too.
    let asked = get("/desk/lead-out-of-turn?declarer=S&leader=E&turn=W&card=D7&last-trick=no&lang=en").await;
    for likely in ["nothing more", "South played a card", "West led", "East took", "Somebody showed a card"] {
        assert!(asked.contains(likely), "{likely}: {asked}");
    }
    let south = get(&link(&asked, "South played a card")).await;
    let told = south
        .split('"')
        .find(|part| part.contains("then=play%3AS%3AD4"))
        .unwrap()
        .replace("&amp;", "&")
        .replace("&#38;", "&");
    let asked = get(&told).await;
    let what = get(&link(&asked, "Something else")).await;
    let whose = get(&link(&what, "A card was taken back")).await;
    let card = get(&link(&whose, "<b>South</b>")).await;
    assert!(
        card.contains("then=play%3AS%3AD4&amp;then=withdraw%3AS%3AD4")
            || card.contains("then=play%3AS%3AD4&#38;then=withdraw%3AS%3AD4"),
        "{card}"
    );
    // What cannot have happened is said, with the reason.
    let bad =
        "/desk/lead-out-of-turn?declarer=S&leader=E&turn=W&card=D7&last-trick=no&then=withdraw:S:D4&lang=en";
    assert!(get(bad).await.contains("no card of this player lies on the table"));
    // For programs who tells nothing more has told it all.
    let report = "/api/v1/desk/lead-out-of-turn?declarer=S&leader=E&turn=W&card=D7&then=play:S:D4&told-it-was-his-turn=no";
    assert!(house.get(report).await.body.contains("\"laws\":[\"53A\"]"));
    let bad = house
        .get("/api/v1/desk/lead-out-of-turn?declarer=S&leader=E&turn=W&card=D7&last-trick=no&then=withdraw:S:D4")
        .await;
    assert_eq!(bad.status, StatusCode::BAD_REQUEST);
    assert!(bad.body.contains("cannot have happened"), "{}", bad.body);
}

/// Is a bid of two or more among the answers?
fn is_higher_bid(path: &str) -> bool {
    let mut values = path.split(['?', '&']).filter_map(|pair| pair.split_once('=')).map(|(_, value)| value);
    values
        .any(|value| (2..=3).contains(&value.len()) && value.starts_with(|c: char| ('2'..='7').contains(&c)))
}

#[tokio::test]
async fn every_page_of_the_doppelkopf_desk_that_a_link_leads_to_is_there() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let before = house.stored().await;
    let mut seen: BTreeSet<String> = BTreeSet::from(["/doko".to_owned()]);
    let mut waiting: VecDeque<String> = seen.iter().cloned().collect();
    let (mut ruled, mut judged) = (0, 0);
    while let Some(path) = waiting.pop_front() {
        let answer = house.get_as(&cookie, &path).await;
        assert_eq!(answer.status, StatusCode::OK, "{path}");
        check(&path, &answer);
        ruled += usize::from(answer.body.contains("id=\"limit\""));
        judged += usize::from(answer.body.contains("class=\"judge\""));
        // One offender at a table of four stands for all, and nobody had help.
        let few = |to: &String| {
            to.starts_with("/doko/")
                && !to.contains("again=")
                && !["table=5", "table=6", "table=7"].iter().any(|larger| to.contains(larger))
                && !["offender=1", "offender=3", "offender=4", "soloist=1", "soloist=3", "soloist=4"]
                    .iter()
                    .any(|other| to.contains(other))
        };
        for to in answer.links().into_iter().filter(few) {
            if seen.len() < 1200 && seen.insert(to.clone()) {
                waiting.push_back(to);
            }
        }
    }
    assert!(seen.len() > 300 && ruled > 50 && judged > 0, "{} {ruled} {judged}", seen.len());
    assert_eq!(house.stored().await, before);
}

#[tokio::test]
async fn the_game_and_its_laws_chosen_last_are_remembered() {
    let house = house().await;
    let kept = |answer: &common::Answer| answer.header("set-cookie").split(';').next().unwrap().to_owned();
    let first = house.get("/desk").await;
    assert!(first.body.contains("href=\"/desk/revoke\"") && first.header("set-cookie").is_empty());
    let doko = house.get("/doko?rules=tsr").await;
    assert!(doko.body.contains("href=\"/doko/revoke?rules=tsr\""));
    let cookie = kept(&doko);
    let again = house.get_as(&cookie, "/desk").await;
    assert!(again.body.contains("href=\"/doko/revoke?rules=tsr\""));
    // Bridge has laws of its own, and those of Doppelkopf stay as they are.
    let cookie = kept(&house.get_as(&cookie, "/bridge?edition=2007").await);
    assert!(house.get_as(&cookie, "/desk").await.body.contains("href=\"/desk/revoke?edition=2007\""));
    assert!(house.get_as(&cookie, "/doko").await.body.contains("href=\"/doko/revoke?rules=tsr\""));
    // What the service worker fetches unasked changes nothing.
    let mut unasked = request(Method::GET, "/doko", &cookie, None);
    unasked.headers_mut().insert("sec-fetch-mode", "cors".parse().unwrap());
    assert_eq!(house.send(unasked).await.header("set-cookie"), "");
    for nonsense in ["stich-desk=skat.1987.pagat", "stich-desk=", "stich-desk=....."] {
        assert!(house.get_as(nonsense, "/desk").await.body.contains("href=\"/desk/revoke\""), "{nonsense}");
    }
}

#[tokio::test]
async fn before_a_choice_a_director_may_ask_what_the_options_are_worth() {
    let house = house().await;
    let director = house.cookie(Role::Director).await;
    let choice = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                  could-declarer-see-dummy=no";
    for path in [choice.to_owned(), format!("/desk/opening-lead-out-of-turn?{}", crate::RULED)] {
        assert!(house.get_as(&director, &path).await.body.contains("href=\"/worth\""), "{path}");
        assert!(!house.get(&path).await.body.contains("href=\"/worth\""), "{path}");
    }
}

#[tokio::test]
async fn the_desk_stays_with_the_table_and_back_loses_nothing() {
    let house = house().await;
    let free = "/desk/opening-lead-out-of-turn?declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&\
                could-declarer-see-dummy=no&choose=refuse&choose=lead-free";
    let ruling = house.get(free).await;
    assert!(ruling.body.contains("aria-label=\"clubs 3\""), "the penalty card is drawn");
    let next = ruling.links().into_iter().find(|to| to.contains("then=lead")).unwrap();
    let lead = house.get(&next).await;
    assert!(lead.links().iter().any(|to| to.contains("choose=require-lead")), "West leads: choose anew");
    // Back is the question as it was, with what was chosen marked, and everything before it still told.
    let back = lead.body.split("class=\"back\" href=\"").nth(1).unwrap().split('"').next().unwrap();
    let again = house.get(&back.replace("&#38;", "&")).await;
    assert_eq!(again.status, StatusCode::OK);
    let change = house.get(&format!("{free}&again=3")).await;
    assert!(change.body.contains("class=\"c was\""), "the card given before is marked");
    let other = change.links().into_iter().find(|to| to.contains("card=D4")).unwrap();
    assert!(other.contains("told-it-was-his-turn=no") && !other.contains("choose="), "{other}");
}

#[tokio::test]
async fn a_deal_may_be_pasted_as_the_link_that_shows_it() {
    let house = house().await;
    let director = house.cookie(Role::Director).await;
    let lin = "pn|Ann,Bo,Cy,Di|st||md|3S652HA842DA5CKJ84,ST874HT76DJT863CA,SAK3HK53D42CQT976,SQJ9HQJ9DKQ97C532|\
               sv|o|ah|Board 1|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|D6|";
    let escaped = lin.replace('|', "%7C").replace(' ', "+").replace(',', "%2C");
    for link in [
        format!("https://www.bridgebase.com/tools/handviewer.html?lin={escaped}"),
        format!("https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin={escaped}"),
        format!("https://www.bridgebase.com/tools/handviewer.html?lin={escaped}&bbo=y"),
        format!("http://www.bridgebase.com/tools/handviewer.html?lin={lin}"),
        lin.to_owned(),
    ] {
        let fields = [("record", link.as_str()), ("play", "DK !"), ("contract", ""), ("declarer", "S")];
        let answer = house.post_as(&director, "/worth", &fields).await;
        assert_eq!(answer.status, StatusCode::OK, "{link}: {}", answer.body);
        assert!(answer.body.contains("id=\"worth\""), "{link}");
    }
}

/// What players and laws call it leads to it, in each language; the page hides what has not all of the words.
#[tokio::test]
async fn a_topic_is_found_by_the_words_of_players_and_of_the_laws() {
    let house = house().await;
    for (lang, sought, leads_to) in [
        ("en", "revoke", "/desk/revoke"),
        ("en", "out of turn", "/desk/opening-lead-out-of-turn"),
        ("en", "14 cards", "/desk/defective-trick"),
        ("en", "hesitation", "/desk/unauthorised-information"),
        ("de", "außer Reihenfolge", "/desk/call-out-of-rotation"),
        ("de", "ungenügend", "/desk/insufficient-bid"),
        ("da", "kulørsvigt", "/desk/revoke"),
        ("da", "claim", "/desk/claim"),
        ("nl", "verzaken", "/desk/revoke"),
        ("nl", "voor de beurt", "/desk/lead-out-of-turn"),
        ("nb", "utenfor tur", "/desk/call-out-of-rotation"),
        ("nb", "nøling", "/desk/unauthorised-information"),
        ("en", "64", "/desk/revoke"),
    ] {
        let mut asked = request(Method::GET, "/bridge", "", None);
        asked.headers_mut().insert(header::ACCEPT_LANGUAGE, lang.parse().unwrap());
        let page = house.send(asked).await.body;
        let mut lines = page.split("<li data-words=\"").skip(1);
        let line = lines.find(|line| line.contains(&format!("href=\"{leads_to}\"")));
        let words = line.and_then(|line| line.split('"').next()).unwrap_or_default();
        let found = words.to_lowercase();
        assert!(
            sought.split(' ').all(|word| found.contains(&word.to_lowercase())),
            "{lang} {sought}: {words}"
        );
    }
}

/// A telephone shows what is above the grid of calls or cards: the usual answer stands there, and which laws are in force.
#[tokio::test]
async fn the_usual_answer_stands_above_the_grid_and_the_edition_on_every_question() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    for (path, usual, grid) in [
        (
            "/desk/call-changed?offender=S&last-bid=Pass&first-call=2S&second-call=2H",
            "called-since=no",
            "called-since=1C",
        ),
        ("/desk/call-out-of-rotation?offender=E&turn-to-call=N", "last-bid=Pass", "last-bid=1C"),
        (
            "/desk/premature-play?declarer=S&offender=E&led=D4&card=DK&leader=S",
            "played-before=no",
            "id=\"suit-s\"",
        ),
    ] {
        for year in ["2017", "2007"] {
            let page =
                house.get_as(&cookie, &format!("{path}&edition={year}")).await.body.replace("&#38;", "&");
            let at = |what: &str| page.find(what).unwrap_or_else(|| panic!("{path}: no {what}"));
            assert!(at(usual) < at(grid), "{path}");
            let topic = page.split("class=\"topic\"").nth(1).unwrap().split("</p>").next().unwrap();
            assert!(topic.contains(year), "{topic}");
        }
    }
}

/// A German C may be Coeur: what is meant is asked back, and nothing is guessed.
#[tokio::test]
async fn a_letter_that_could_be_two_suits_is_not_guessed_at() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let path = "/desk/insufficient-bid?offender=S&last-bid=1S&call=1H&who-called-since=no&unintended-call=no&choose=refuse\
        &then=calls:S&calls-now=2H";
    for (typed, read) in [("Co5+11-19", "natural%3AH5%3A11-19"), ("C5+11-19", "natural%3A%3FC5%3A11-19")] {
        let sent = format!("{path}&written=showed&value=natural&points={typed}");
        let mut sent = request(Method::GET, &sent, &cookie, None);
        sent.headers_mut().insert(header::ACCEPT_LANGUAGE, "de".parse().unwrap());
        let answer = house.send(sent).await;
        assert!(answer.header("location").contains(read), "{typed}: {}", answer.header("location"));
    }
}

/// What cannot be is asked again, with everything that was ticked and typed.
#[tokio::test]
async fn what_was_filled_in_stays_where_it_is_refused() {
    let house = house().await;
    let cookie = house.cookie(Role::Director).await;
    let path = "/desk/insufficient-bid?offender=S&last-bid=1S&call=1H&who-called-since=no&unintended-call=no&choose=refuse\
        &then=calls:S&calls-now=2H&written=showed";
    let filled = "value=artificial&shown-H=H&one-of-C=C&one-of-D=D&NT=NT&purpose=relays&points=11+-+19";
    let answer = house.get_as(&cookie, &format!("{path}&{filled}")).await;
    let page = house.get_as(&cookie, answer.header("location")).await.body;
    for stays in [
        "value=\"artificial\" required checked",
        "name=\"shown-H\" value=\"H\" checked",
        "name=\"one-of-C\" value=\"C\" checked",
        "name=\"one-of-D\" value=\"D\" checked",
        "name=\"NT\" value=\"NT\" checked",
        "value=\"relays\" selected",
        "name=\"points\" value=\"11-19\"",
    ] {
        assert!(page.contains(stays), "no {stays}");
    }
    assert!(!page.contains("name=\"shown-S\" value=\"S\" checked"));
    // Lengths and what is not clear stand where they were typed.
    let filled = "value=natural&shown-S=S&points=H5,+12x";
    let answer = house.get_as(&cookie, &format!("{path}&{filled}")).await;
    let page = house.get_as(&cookie, answer.header("location")).await.body;
    assert!(page.contains("name=\"points\" value=\"H5 12x\""));
    assert!(page.contains("name=\"shown-S\" value=\"S\" checked"));
}

/// What a topic is found by says what happened. Seats, numbers, yes and no are answers to any topic.
#[tokio::test]
async fn a_topic_is_found_by_what_happened() {
    let house = house().await;
    for (path, found, any) in [
        ("/doko", "announced too late", &["position 1", "yes", "Re"][..]),
        ("/bridge", "A pause for thought", &["North", "East", "yes"][..]),
    ] {
        let page = house.get(path).await.body.replace("&#39;", "'");
        let after = page.split("data-words=\"").skip(1);
        let found_by: Vec<&str> = after.filter_map(|rest| rest.split('"').next()).collect();
        assert!(found_by.iter().any(|words| words.contains(found)), "{path}: {found_by:?}");
        let padded = found_by.iter().map(|words| format!(" {words} ")).collect::<Vec<_>>();
        for one in any {
            assert!(
                !padded.iter().any(|words| words.contains(&format!(" {one} "))),
                "{path}, {one}: {found_by:?}"
            );
        }
    }
}
