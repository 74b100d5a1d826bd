//! The form for a table of Doppelkopf.

use askama::Template;
use axum::{http::StatusCode, response::Response};
use doppelkopf::{Hand, Kind};
use doppelkopf_rules::{Point, Preset};
use live::{Chair, Text};
use wording::{Game, Lexicon, msg};

use super::{
    Trouble, act,
    create::{self, Bad, Filled, NewDeal, NewTable, frame},
    place,
};
use crate::{
    body::Fields,
    failure::Failure,
    page::{self, Shell},
    person::Person,
};

/// An open point of the rules, with its two readings.
struct Reading {
    id: String,
    title: String,
    first: String,
    second: String,
}

/// The form, as it was filled in.
#[derive(Template)]
#[template(path = "live_new_deal.html")]
struct NewDealPage {
    shell: Shell,
    key: String,
    trouble: Option<String>,
    filled: Filled,
    seats: Vec<(Chair, char, String)>,
    readings: Vec<Reading>,
}

fn new_page(person: Person, filled: Filled, trouble: Option<String>) -> Result<NewDealPage, Failure> {
    let words = person.words();
    let letter = |chair: Chair| char::from(b'0' + chair.number());
    let seats = Chair::ALL.map(|chair| (chair, letter(chair), place(chair, Game::Doppelkopf, words)));
    let readings = Point::ALL.iter().filter(|point| point.has_switch()).map(|point| {
        let read = words.doko_point(*point);
        Reading { id: point.to_string(), title: read.title, first: read.first, second: read.second }
    });
    let readings = readings.collect();
    let person = Person { here: "/tables/new/doppelkopf".to_owned(), ..person };
    Ok(NewDealPage {
        key: filled.key()?,
        shell: Shell::new(person, words.say(msg::LiveDokoNew)),
        trouble,
        filled,
        seats: seats.to_vec(),
        readings,
    })
}

/// `/tables/new/doppelkopf`.
pub async fn form(person: Person) -> Result<Response, Failure> {
    person.must_direct()?;
    page::html(&new_page(person, Filled::default(), None)?)
}

/// The form once more, with what is wrong on it.
///
/// # Errors
/// The page could not be made.
pub(super) fn again(person: Person, fields: Fields, trouble: String) -> Result<Response, Failure> {
    let page = new_page(person, Filled(Some(fields)), Some(trouble))?;
    page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
}

/// What the form asks for.
///
/// # Errors
/// [`Bad`], if it cannot be played, or is no such form.
pub(super) fn read(fields: &Fields, words: &Lexicon) -> Result<NewTable, Bad> {
    let bad = |reason: String| Bad::Said(words.say(msg::LiveDokoBadDeal { reason: &reason }));
    let unreadable = |name: &str| Failure::Unreadable(format!("`{}` cannot be `{name}`", fields.get(name)));
    let hands = match fields.get("cards") {
        "hand" => Some(by_hand(fields, words).map_err(bad)?),
        _ => None,
    };
    let rules: Preset = fields.get("rules").parse().map_err(|_| unreadable("rules"))?;
    let readings = fields.all("other").map(|id| id.parse::<Point>().map(Text));
    let round = fields.get("what") == "round";
    let owes = |chair: Chair| !round && fields.all("owes").any(|owes| owes == chair.to_string());
    let deal = NewDeal {
        round,
        // What is set for one deal does not hold for a round.
        dealer: if round { Chair::ALL[0] } else { act::chair(fields, "dealer")? },
        hands,
        rules: Text(rules),
        readings: readings.collect::<Result<_, _>>().map_err(|_| unreadable("other"))?,
        owes: Chair::ALL.map(owes),
        misdealt: !round && fields.get("cards") == "hand" && fields.get("misdealt") == "yes",
    };
    // What cannot be played is said on the form.
    let table = NewTable { doppelkopf: Some(deal), ..frame(fields, words)? };
    match create::created(&table) {
        Err(Trouble::Refused(why)) => return Err(Bad::Said(act::said(&why, None, words))),
        Err(Trouble::Failed(failure)) => return Err(failure.into()),
        Ok(_) => {}
    }
    Ok(table)
}

/// The four hands of the form; one that is left blank gets the rest.
fn by_hand(fields: &Fields, words: &Lexicon) -> Result<[Vec<Text<Kind>>; 4], String> {
    let mut hands: [Vec<Text<Kind>>; 4] = [const { Vec::new() }; 4];
    for (chair, hand) in Chair::ALL.into_iter().zip(&mut hands) {
        let typed = fields.line(&format!("hand-{chair}"), 120).map_err(|e| e.to_string())?;
        *hand = act::kinds(&typed, words)?;
    }
    let mut blank = hands.iter().enumerate().filter(|(_, hand)| hand.is_empty()).map(|(i, _)| i);
    match (blank.next(), blank.next()) {
        (None, _) => {}
        (Some(_), Some(_)) => return Err(words.say(msg::LiveDokoCardsMissing)),
        (Some(free), None) => {
            let mut rest: Vec<Kind> = Hand::PACK.iter().collect();
            for Text(dealt) in hands.iter().flatten() {
                if let Some(i) = rest.iter().position(|kind| kind == dealt) {
                    rest.swap_remove(i);
                }
            }
            if let Some(hand) = hands.get_mut(free) {
                hand.extend(rest.into_iter().map(Text));
            }
        }
    }
    Ok(hands)
}
