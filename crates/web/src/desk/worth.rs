//! What the options are worth when the deal is known: the director pastes the record and the play so far.
//! Nothing of it is kept.

use askama::Template;
use axum::{http::StatusCode, response::Response};
use bridge_laws::{
    Status, Table,
    event::{About, Event},
    words::Choice,
};
use cards::{Card, Seat};
use live::{
    Text, Watching,
    bridge::{BoardSetup, Given, recorded},
};
use sheet::refused;
use wording::{Lexicon, msg};

use crate::{
    body::Fields,
    failure::Failure,
    live::prices,
    page::{self, Shell},
    person::Person,
};

/// More than any board can have: cards, calls for the director, choices.
const MOST: usize = 120;

#[derive(Template)]
#[template(path = "worth.html")]
struct WorthPage {
    shell: Shell,
    fields: Fields,
    trouble: Option<String>,
    priced: Option<Result<Vec<prices::Line>, String>>,
    seats: Vec<(char, String)>,
}

impl WorthPage {
    fn new(person: Person, fields: Fields) -> WorthPage {
        let words = person.words();
        let seats = Seat::ALL.map(|seat| (seat.letter(), words.seat(seat))).to_vec();
        let person = Person { here: "/worth".to_owned(), ..person };
        let shell = Shell::new(person, words.say(msg::PriceTitle));
        WorthPage { shell, fields, trouble: None, priced: None, seats }
    }
}

/// `GET /worth`: the form. For the director.
pub async fn form(person: Person) -> Result<Response, Failure> {
    person.must_direct()?;
    page::html(&WorthPage::new(person, Fields::default()))
}

/// `POST /worth`: the prices, above the form.
pub async fn answer(person: Person, fields: Fields) -> Result<Response, Failure> {
    person.must_direct()?;
    let words = person.words();
    match table(&fields, words) {
        Ok(table) => {
            let found = prices::of(table).await?;
            let priced = found
                .map(|found| prices::lines(&found, words))
                .map_err(|why| pricing::words::no_price(&why, words));
            page::html(&WorthPage { priced: Some(priced), ..WorthPage::new(person, fields) })
        }
        Err(trouble) => {
            let page = WorthPage { trouble: Some(trouble), ..WorthPage::new(person, fields) };
            page::with_status(StatusCode::UNPROCESSABLE_ENTITY, &page)
        }
    }
}

/// The table as it stands after what was played.
fn table(fields: &Fields, words: &Lexicon) -> Result<Table, String> {
    let setup = board(fields, words)?;
    let bad = |reason: String| words.say(msg::WorthBadRecord { reason: &reason });
    let setup = setup.setup(Watching::OnCall).map_err(|why| bad(crate::live::bad::setup(&why, words)))?;
    if setup.contract.is_none() {
        return Err(words.say(msg::WorthNoContract));
    }
    let mut table = Table::new(&setup).map_err(|why| bad(words.bad_setup(&why)))?;
    for told in fields.get("play").split_whitespace().take(MOST) {
        answer_ordinarily(&mut table);
        let happened = event(told, &table).ok_or_else(|| words.say(msg::WorthNoCard { found: told }))?;
        table.record(&happened).map_err(|why| {
            words.say(msg::WorthCannot { found: told, reason: &refused::event(&why, words) })
        })?;
    }
    // What is wrong now is what the prices are asked about.
    if !table.unnoticed().is_empty() && !matches!(table.status(), Status::Question(_) | Status::Election(_)) {
        let by = table.state().declarer;
        let _ = table.record(&Event::CallDirector { by, about: About::ThisNow });
    }
    Ok(table)
}

/// The board of the record, with the contract of the form where the record has none.
fn board(fields: &Fields, words: &Lexicon) -> Result<BoardSetup, String> {
    let bad = |reason: String| words.say(msg::WorthBadRecord { reason: &reason });
    let text = fields.get("record").trim();
    let mut setup = match text.parse::<bridge::PartialDeal>() {
        Ok(deal) => {
            let hands = cards::BySeat(deal.hands.0.map(Option::unwrap_or_default));
            BoardSetup::numbered(1, hands)
        }
        Err(_) => recorded(text)
            .map_err(|why| bad(crate::live::bad::record(&why, words)))?
            .into_iter()
            .next()
            .ok_or_else(|| bad(String::new()))?,
    };
    let contract = fields.get("contract").trim();
    if !contract.is_empty() {
        let contract =
            contract.parse().map_err(|_| words.say(msg::SampleErrorContract { found: contract }))?;
        let declarer = fields.get("declarer").parse().unwrap_or(Seat::South);
        setup.contract = Some(Given { contract: Text(contract), declarer: Text(declarer) });
    }
    Ok(setup)
}

/// `D7`: whoever holds it plays it. `!`: the director is called. `S:refuse`: South chooses.
fn event(told: &str, table: &Table) -> Option<Event> {
    if told == "!" {
        return Some(Event::CallDirector { by: table.state().declarer, about: About::ThisNow });
    }
    if let Some((seat, choice)) = told.split_once(':')
        && let (Ok(by), Ok(choice)) = (seat.parse::<Seat>(), choice.parse::<Choice>())
    {
        return Some(Event::Choose(vec![(by, choice)]));
    }
    let card: Card = told.rsplit(':').next()?.parse().ok()?;
    let seat = Seat::ALL.into_iter().find(|&seat| table.state().hands[seat].known.contains(card))?;
    Some(Event::Play { seat, card })
}

fn answer_ordinarily(table: &mut Table) {
    while let Status::Question(question) = table.status() {
        let Some(&with) = table.answers(question).first() else { return };
        if table.record(&Event::answer(question, with)).is_err()
            || table.status() == Status::Question(question)
        {
            return;
        }
    }
}
