//! Addresses of interviews, read and written.

use super::*;

use bridge_laws::{
    Desk,
    words::{Answer, Question},
};
use ruling::Interview as _;
use sheet::Spoken as _;

const FACTS: &str = "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&meant-as=lead";
const OPENING: &str = "opening-lead-out-of-turn";

fn walk(query: &str) -> (Told<Desk>, Walk<Desk>) {
    let told = Told::read(OPENING, query).unwrap();
    let walk = told.walk().unwrap();
    (told, walk)
}

#[test]
fn an_address_is_read_as_it_is_written() {
    let story = "declarer=S&leader=E&face=up&card=C3&then=play%3AS%3AC4&then=that-was-all&meant-as=follow";
    for query in ["", story, "declarer=S&edition=2007&other=DP7", "choose=W%3Daccept&then=lead%3AW"] {
        let told = Told::<Desk>::read(OPENING, query).unwrap();
        assert_eq!(told.query(), query);
    }
}

#[test]
fn an_address_of_before_is_the_shortest_story_and_a_new_one_asks_what_then() {
    let (told, old) = walk(FACTS);
    assert!(told.query().ends_with("&then=that-was-all"));
    assert_eq!(old.desk.next(), Next::Question(Question::CouldDeclarerSeeDummy));
    let (told, new) = walk("declarer=S&leader=E&face=up&card=C3");
    assert_eq!(new.desk.next(), Next::Question(Question::AndThen(0)));
    assert!(!matches!(told.in_full().walk().unwrap().desk.next(), Next::Question(Question::AndThen(_))));
}

#[test]
fn an_address_from_before_meanings_takes_calls_by_their_names_and_a_new_one_asks() {
    let of = |query: &str| {
        let told = Told::<Desk>::read("insufficient-bid", query).unwrap();
        told.walk().unwrap()
    };
    let old = "offender=S&last-bid=1S&call=1C&called-since=no&unintended-call=no&called-since=no&choose=refuse&then=calls:S&calls-now=3C";
    let Next::Question(asked) = of(old).desk.next() else { panic!("nothing is asked") };
    assert_eq!(asked.id(), "showed");
    let judged = "comparable-call=no&why-comparable-call=weaker";
    assert_eq!(of(&format!("{old}&lower-shows-the-same=yes&{judged}")).desk.next(), Next::Ruled);
    // What was told is not told otherwise.
    let told = of(&format!("{old}&showed=artificial:11%2B&shows=natural&{judged}"));
    assert_eq!((told.desk.next(), told.taken.len()), (Next::Ruled, 11));
}

#[test]
fn an_address_that_tells_of_each_what_he_has_called_since_is_read_as_it_was_meant() {
    let of = |topic: &str, query: &str| {
        let told = Told::<Desk>::read(topic, query).unwrap();
        let walk = told.walk().unwrap();
        (told.query(), told.left_over(&walk), walk.desk)
    };
    let low = "offender=S&last-bid=1S&call=1H";
    let none: [String; 0] = [];
    // Nobody; the next player; he himself.
    for (since, now) in [
        ("called-since=no&unintended-call=no&called-since=no", "who-called-since=no&unintended-call=no"),
        (
            "called-since=no&unintended-call=no&called-since=1NT",
            "unintended-call=no&who-called-since=W&called-since=1NT",
        ),
        ("called-since=2H&unintended-call=no", "who-called-since=S&called-since=2H&unintended-call=no"),
        (
            "called-since=no&unintended-call=yes&called-since=Pass&called-since=no&calls-now=2H",
            "unintended-call=yes&who-called-since=W&called-since=Pass&called-since=no&calls-now=2H",
        ),
    ] {
        let old = of("insufficient-bid", &format!("{low}&{since}"));
        assert_eq!(old.0, format!("{low}&{now}"));
        assert_eq!(old.1, none);
        let asked_now = of("insufficient-bid", &format!("{low}&{now}"));
        assert_eq!((old.2.next(), old.2.table()), (asked_now.2.next(), asked_now.2.table()));
        assert!(old.2.table().is_some(), "{since}");
    }
    let turn = "offender=S&turn-to-call=E&last-bid=Pass&call=1H&turn-had-to-pass=no";
    for (since, now) in [
        ("called-since=no&called-since=no", "who-called-since=no"),
        ("called-since=no&called-since=1S", "who-called-since=W&called-since=1S"),
        ("called-since=1D", "who-called-since=E&called-since=1D"),
    ] {
        let old = of("call-out-of-rotation", &format!("{turn}&{since}"));
        assert_eq!((old.0, old.1), (format!("{turn}&{now}"), none.to_vec()));
    }
    // Of one player alone it is asked as it always was, and what was only half told is asked.
    let one = "offender=S&turn-to-call=W&last-bid=Pass&called-before=no&call=1H&called-since=no";
    assert_eq!(of("call-out-of-rotation", one).0, one);
    let half = of("insufficient-bid", &format!("{low}&called-since=no"));
    assert_eq!(half.2.next(), Next::Question(Question::WhoCalledSince));
}

#[test]
fn one_thing_happens_after_another_and_back_loses_nothing() {
    let story = "declarer=S&leader=E&face=up&card=C3&then=play:S:C4&then=play:W:C5&then=that-was-all";
    let (told, walked) = walk(&format!("{story}&told-it-was-his-turn=no&meant-as=follow"));
    assert_eq!((walked.desk.next(), walked.taken.len()), (Next::Ruled, 9), "{:?}", walked.trouble);
    // South played another card; what happened after that did all the same.
    let again = told.again(&walked, 4);
    let at = again.walk().unwrap();
    assert_eq!(at.desk.next(), Next::Question(Question::AndThen(0)));
    assert_eq!(at.was, Some(Answer::Then("play:S:C4".parse().unwrap())));
    let changed = again.and(&at, "then", "play:S:C6");
    let taken = changed.walk().unwrap().taken.len();
    assert_eq!(taken, 9, "{}", changed.query());
    // Nothing happened after all: then nothing did after that either.
    let none = again.and(&at, "then", "that-was-all");
    assert!(!none.query().contains("play"), "{}", none.query());
    // What cannot have happened is told with the rest kept.
    let bad = again.and(&at, "then", "withdraw:W:C5");
    let stuck = bad.walk().unwrap();
    assert_eq!(stuck.trouble, Some(Trouble::NoAnswer("withdraw:W:C5".to_owned())));
    assert!(bad.query().contains("told-it-was-his-turn=no"));
}

/// A question that only now arises is asked, though what comes after it was told before: nobody has said anything of it.
#[test]
fn what_a_changed_answer_brings_up_is_asked() {
    for (topic, query, step, value, asks) in [
        (
            "revoke",
            "declarer=S&offender=E&led=S4&card=C2&holds-suit=yes&played-on=no&leader=N&then=that-was-all&twelfth=no",
            5,
            "yes",
            "noticed",
        ),
        (
            "revoke",
            "declarer=S&offender=E&led=C4&card=S3&holds-suit=yes&played-on=yes&noticed=in-play&twelfth=no&won-trick=W&\
             won-later=yes&other-revoke=no",
            5,
            "no",
            "leader",
        ),
    ] {
        let told = Told::<Desk>::read(topic, query).unwrap();
        let again = told.again(&told.walk().unwrap(), step);
        let at = again.walk().unwrap();
        let Next::Question(changed) = at.desk.next() else { panic!("{query}") };
        let after = again.and(&at, Desk::id(changed), value);
        let read = Told::<Desk>::read(topic, &after.query()).unwrap();
        let Next::Question(asked) = read.walk().unwrap().desk.next() else { panic!("{}", read.query()) };
        assert_eq!(Desk::id(asked), asks, "{}", read.query());
        // What was told before is taken again once it is asked for.
        assert!(read.query().contains("twelfth=no"), "{}", read.query());
    }
}

/// What nobody is asked is told wherever the page stands, counts as soon as it matters, and can be untold.
#[test]
fn what_nobody_is_asked_may_be_told_at_any_time() {
    let facts = "declarer=S&leader=E&turn=W&card=D2&then=that-was-all&told-it-was-his-turn=no&choose=accept";
    let read = |query: &str| {
        let told = Told::<Desk>::read("lead-out-of-turn", query).unwrap();
        let walk = told.walk().unwrap();
        (told, walk)
    };
    let (told, walk) = read(facts);
    assert_eq!((walk.desk.next(), walk.trouble.clone()), (Next::Ruled, None));
    assert_eq!(walk.desk.assumed(), [(Question::LastTrick, Answer::No)]);
    let otherwise = told.telling_otherwise(Question::LastTrick, Answer::Yes);
    let (otherwise, last) = read(&otherwise.query());
    assert_eq!((last.desk.next(), last.trouble.clone()), (Next::Ruled, None));
    // 53A: it goes back, and there is nothing to accept.
    assert!(last.taken.iter().all(|taken| !matches!(taken.what, Deed::Chosen(..))));
    let step =
        last.taken.iter().position(|taken| matches!(taken.what, Deed::Answered(Question::LastTrick, _)));
    let untold = otherwise.again(&last, step.unwrap());
    assert!(!untold.query().contains("last-trick"), "{}", untold.query());
    // An address from when it was asked says the same.
    for (old, clauses) in [("no", 1), ("yes", 0)] {
        let (told, walk) =
            read(&format!("declarer=S&leader=E&turn=W&card=D2&last-trick={old}&then=that-was-all"));
        assert_eq!((told.left_over(&walk), walk.trouble.clone()), (Vec::new(), None));
        assert_eq!(usize::from(matches!(walk.desk.next(), Next::Question(_))), clauses, "{old}");
    }
    assert!(read("declarer=S&leader=E&turn=W&card=D2&last-trick=perhaps").1.trouble.is_some());
}

/// Whatever the page of a ruling leads to is another page.
#[test]
fn whatever_a_ruling_leads_on_to_is_taken() {
    for (topic, query, onward) in [
        (
            "card-in-auction",
            "offender=E&card=CQ&meant-as=lead&auction-over=no&then=that-was-all",
            "declares:S",
        ),
        (
            "revoke",
            "declarer=S&offender=E&led=S4&card=C2&holds-suit=yes&played-on=no&leader=N&then=play:S:S9&then=play:W:S3&\
             contract=3NT&then=that-was-all",
            "takes-back:S9",
        ),
        (
            OPENING,
            &format!("{FACTS}&could-declarer-see-dummy=no&choose=S%3Drefuse&choose=S%3Dlead-free"),
            "lead:W",
        ),
    ] {
        let told = Told::<Desk>::read(topic, query).unwrap();
        let ruled = told.walk().unwrap();
        let leads_to: Vec<String> = ruled.desk.onwards().iter().map(ToString::to_string).collect();
        assert!(leads_to.iter().any(|one| one == onward), "{topic}: {leads_to:?}");
        for next in leads_to {
            let then = told.and(&ruled, "then", &next);
            let read = Told::<Desk>::read(topic, &then.query()).unwrap();
            let after = read.walk().unwrap();
            assert_eq!(after.taken.len(), ruled.taken.len() + 1, "{}", read.query());
        }
    }
}

#[test]
fn the_laws_stand_in_the_address_and_a_reading_is_switched_there() {
    let told = Told::<doppelkopf_laws::Desk>::read("revoke", "table=4&rules=tsr&other=A6").unwrap();
    assert_eq!(told.address(), "/doko/revoke?table=4&rules=tsr&other=A6");
    let back = told.reading(doppelkopf_rules::Point::A6).unwrap();
    assert_eq!(back.query(), "table=4&rules=tsr");
    assert!(told.reading(doppelkopf_rules::Point::B4).is_none(), "there is one sensible reading of it");
    let (told, _) = walk("declarer=S&edition=2007");
    let point = bridge_laws::clause::Point::from_id("DP7").unwrap();
    assert_eq!(told.reading(point).unwrap().query(), "declarer=S&edition=2007&other=DP7");
}

#[test]
fn facts_may_come_in_any_order_and_strangers_are_left_out() {
    let (_, in_order) = walk("declarer=S&leader=E&face=up");
    let (told, other) = walk("face=up&utm_source=x&leader=E&declarer=S");
    assert_eq!(in_order.taken.len(), 3);
    assert_eq!(other.desk.next(), in_order.desk.next());
    assert_eq!(told.tidy(&other).query(), "declarer=S&leader=E&face=up");
}

#[test]
fn changing_an_answer_keeps_the_others_but_no_choice() {
    let (told, walked) = walk(&format!("{FACTS}&could-declarer-see-dummy=no&choose=refuse"));
    let again = told.again(&walked, 3);
    let at = again.walk().unwrap();
    assert_eq!(at.was, Some(Answer::Card("C3".parse().unwrap())));
    assert_eq!(at.desk.next(), Next::Question(Question::Card));
    let changed = again.and(&at, "card", "D4");
    assert!(!changed.query().contains("choose"));
    assert!(changed.query().contains("card=D4") && !changed.query().contains("C3"));
    assert!(matches!(changed.walk().unwrap().desk.next(), Next::Election(_)));
}

#[test]
fn what_cannot_be_is_trouble() {
    assert_eq!(walk("declarer=X").1.trouble, Some(Trouble::NoAnswer("X".to_owned())));
    assert_eq!(walk("declarer=S&leader=W").1.trouble, Some(Trouble::NoAnswer("W".to_owned())));
    let facts = format!("{FACTS}&could-declarer-see-dummy=no");
    let (_, bad) = walk(&format!("{facts}&choose=lead-free"));
    assert_eq!(bad.trouble, Some(Trouble::NoChoice("lead-free".to_owned())));
    let (_, bad) = walk(&format!("{facts}&choose=refuse&choose=lead-free&then=lead:E"));
    assert_eq!(bad.trouble, Some(Trouble::NoNext("lead:E".to_owned())));
    let many = "face=up&".repeat(MOST + 1);
    assert_eq!(Told::<Desk>::read("revoke", &many).err(), Some(AddressError::TooMany));
    for (topic, bad) in [("revoke", "edition=1987"), ("revoke", "other=DP99"), ("nothing", "")] {
        assert!(Told::<Desk>::read(topic, bad).is_err(), "{topic} {bad}");
    }
    for (topic, bad) in [("revoke", "rules=pagat"), ("revoke", "other=B4"), ("claim", "")] {
        assert!(Told::<doppelkopf_laws::Desk>::read(topic, bad).is_err(), "{topic} {bad}");
    }
}

#[test]
fn the_desk_stays_until_the_last_penalty_card_is_gone() {
    let facts = format!("{FACTS}&could-declarer-see-dummy=no&choose=refuse&choose=lead-free");
    let (_, at) = walk(&format!("{facts}&then=lead:W"));
    assert!(matches!(at.desk.next(), Next::Election(_)));
    let (_, at) = walk(&format!("{facts}&then=lead:W&choose=lead-free&then=played:C3"));
    assert!(at.over && at.trouble.is_none());
}
