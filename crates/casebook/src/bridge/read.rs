//! From the form of a case to the table that it means, and the words that its steps have in common with it.

use bridge::{Contract, PartialDeal, Vulnerability, dealer_of_board, vulnerability_of_board};
use bridge_laws::{
    Hand, Rules, Setup, Watch,
    clause::{Edition, Point},
    event::Event,
};
use cards::{BySeat, BySide, Card, CardSet, Seat, Suit};

use super::format::{BoardForm, CaseFile};
use crate::error::{CaseError, beside, missing, typed, word};

pub(crate) fn seat(place: &str, text: &str) -> Result<Seat, CaseError> {
    text.parse().map_err(|_| word(place, text, "a seat: `N`, `E`, `S` or `W`"))
}

pub(crate) fn card(place: &str, text: &str) -> Result<Card, CaseError> {
    text.parse().map_err(|_| word(place, text, "a card such as `D7` or `HT`"))
}

pub(crate) fn seat_card(place: &str, text: &str) -> Result<(Seat, Card), CaseError> {
    match text.split_once(':').map(|(s, c)| (s.parse(), c.parse())) {
        Some((Ok(seat), Ok(card))) => Ok((seat, card)),
        _ => Err(word(place, text, "a card with its seat, such as `W:D7`")),
    }
}

fn suit(place: &str, text: &str) -> Result<Suit, CaseError> {
    let mut chars = text.chars();
    match (chars.next().and_then(Suit::from_char), chars.next()) {
        (Some(suit), None) => Ok(suit),
        _ => Err(word(place, text, "a suit: `C`, `D`, `H` or `S`")),
    }
}

/// The laws in force.
pub(crate) fn rules(case: &CaseFile) -> Result<Rules, CaseError> {
    let mut rules = Rules::default();
    if let Some(year) = &case.edition {
        rules.edition = Edition::from_year(year).ok_or_else(|| word("edition", year, "`2017` or `2007`"))?;
    }
    for (id, reading) in &case.readings {
        let point = Point::from_id(id).ok_or_else(|| {
            word("readings", id, format!("a point: {}", typed(Point::ALL.iter().map(ToString::to_string))))
        })?;
        match reading {
            1 => {}
            2 => rules.readings = rules.readings.other_way(point.number()),
            _ => return Err(word("readings", &reading.to_string(), "`1` or `2`")),
        }
    }
    match case.board.as_ref().and_then(|b| b.watch.as_deref()) {
        None | Some("on-call") => {}
        Some("always") => rules.watch = Watch::Always,
        Some("on-screen") => rules.watch = Watch::OnScreen,
        Some(other) => return Err(word("[board] watch", other, "`on-call`, `on-screen` or `always`")),
    }
    Ok(rules)
}

fn vulnerability(text: &str) -> Result<Vulnerability, CaseError> {
    text.parse().map_err(|_| word("[board] vulnerable", text, "`none`, `ns`, `ew` or `all`"))
}

/// The table of a case, and the calls made before its first step.
pub(crate) fn setup(board: &BoardForm, rules: Rules) -> Result<(Setup, Vec<Event>), CaseError> {
    let start = match &board.start {
        Some(form) => Some((seat("[board] start", &form.on_lead)?, BySide([form.tricks.ns, form.tricks.ew]))),
        None => None,
    };
    let over = start.map_or(0, |(_, won)| won.0.iter().fold(0, |sum: u8, won| sum.saturating_add(*won)));
    let hands = hands(board, 13u8.saturating_sub(over))?;
    let dealer = match (&board.dealer, board.number) {
        (Some(text), _) => seat("[board] dealer", text)?,
        (None, Some(number)) => dealer_of_board(number),
        (None, None) => Seat::North,
    };
    let vulnerable = match (&board.vulnerable, board.number) {
        (Some(text), _) => vulnerability(text)?,
        (None, Some(number)) => vulnerability_of_board(number),
        (None, None) => Vulnerability::None,
    };
    let contract = contract(board)?;
    let calls = calls(dealer, board.auction.as_deref().unwrap_or_default())?;
    Ok((Setup { hands, dealer, vulnerable, contract, auction: Vec::new(), start, rules }, calls))
}

/// What is known of the hands, of which each has `count` cards unless it is known whole.
fn hands(board: &BoardForm, count: u8) -> Result<BySeat<Hand>, CaseError> {
    let deal: PartialDeal = match &board.deal {
        Some(text) => text.parse()?,
        None => PartialDeal::default(),
    };
    let mut hands = Hand::dealt(deal, count);
    for text in &board.holds {
        let (seat, card) = seat_card("[board] holds", text)?;
        hands[seat].known.insert(card);
    }
    for text in &board.void {
        let place = "[board] void";
        let (owner, letters) =
            text.split_once(':').ok_or_else(|| word(place, text, "a seat and a suit, such as `W:S`"))?;
        let void = &mut hands[seat(place, owner)?].void;
        for letter in letters.split(',') {
            *void = void.with(suit(place, letter)?);
        }
    }
    Ok(hands)
}

/// Contract and declarer; `None` where there is an auction, or nothing is said.
fn contract(board: &BoardForm) -> Result<Option<(Contract, Seat)>, CaseError> {
    let place = "[board]";
    match (&board.contract, &board.declarer, &board.auction) {
        (Some(contract), Some(declarer), None) => {
            let parsed = contract
                .parse()
                .map_err(|_| word("[board] contract", contract, "a contract such as `4HX`"))?;
            Ok(Some((parsed, seat("[board] declarer", declarer)?)))
        }
        (None, None, _) => Ok(None),
        (Some(_), None, _) => Err(missing(place, "declarer")),
        (None, Some(_), _) => Err(missing(place, "contract")),
        (Some(_), Some(_), Some(_)) => Err(beside(place, "contract", "auction")),
    }
}

/// The calls of an auction, from the dealer on.
fn calls(dealer: Seat, auction: &[String]) -> Result<Vec<Event>, CaseError> {
    let by = dealer.round().into_iter().cycle();
    let one = |(seat, text): (Seat, &String)| match text.parse() {
        Ok(call) => Ok(Event::Call { seat, call }),
        Err(_) => Err(word("[board] auction", text, "a call such as `1S` or `Pass`")),
    };
    by.zip(auction).map(one).collect()
}

/// A set of cards of a hand as the cases write it: `H8`.
pub(crate) fn card_set(place: &str, texts: &[String]) -> Result<CardSet, CaseError> {
    texts.iter().map(|text| card(place, text)).collect()
}
