//! From the form of a case to the events and the table that it means.

use bridge::{Call, PartialDeal, Vulnerability, dealer_of_board, vulnerability_of_board};
use bridge_laws::{
    Hand, Rules, Setup, Watch,
    clause::{Edition, Point},
    event::{About, Designation, Event, Exposure, Happening, Request},
};
use cards::{BySeat, BySide, Card, CardSet, Rank, Seat, Side, Suit};

use super::format::{
    AboutForm, BoardForm, CaseFile, ChooseForm, ClaimForm, DesignateForm, OneOrMany, StepForm, TextOr,
};
use crate::error::{CaseError, word};

pub(crate) fn seat(place: &str, text: &str) -> Result<Seat, CaseError> {
    text.parse().map_err(|_| word(place, text, "a seat: N, E, S or W"))
}

pub(crate) fn card(place: &str, text: &str) -> Result<Card, CaseError> {
    text.parse().map_err(|_| word(place, text, "a card such as D7 or HT"))
}

pub(crate) fn seat_card(place: &str, text: &str) -> Result<(Seat, Card), CaseError> {
    match text.split_once(':').map(|(s, c)| (s.parse(), c.parse())) {
        Some((Ok(seat), Ok(card))) => Ok((seat, card)),
        _ => Err(word(place, text, "a card with its seat, such as W:D7")),
    }
}

fn suit(place: &str, text: &str) -> Result<Suit, CaseError> {
    let mut chars = text.chars();
    match (chars.next().and_then(Suit::from_char), chars.next()) {
        (Some(suit), None) => Ok(suit),
        _ => Err(word(place, text, "a suit: C, D, H or S")),
    }
}

/// The laws in force.
pub(crate) fn rules(case: &CaseFile) -> Result<Rules, CaseError> {
    let mut rules = Rules::default();
    if let Some(year) = &case.edition {
        rules.edition = Edition::from_year(year).ok_or_else(|| word("edition", year, "2017 or 2007"))?;
    }
    for (id, reading) in &case.readings {
        let point = Point::from_id(id).ok_or_else(|| word("readings", id, "a point from DP1 to DP15"))?;
        match reading {
            1 => {}
            2 => rules.readings = rules.readings.other_way(point.number()),
            _ => return Err(word("readings", &reading.to_string(), "1 or 2")),
        }
    }
    match case.board.as_ref().and_then(|b| b.watch.as_deref()) {
        None | Some("on-call") => {}
        Some("always") => rules.watch = Watch::Always,
        Some(other) => return Err(word("[board] watch", other, "on-call or always")),
    }
    Ok(rules)
}

fn vulnerability(text: &str) -> Result<Vulnerability, CaseError> {
    match text {
        "none" => Ok(Vulnerability::None),
        "ns" => Ok(Vulnerability::NorthSouth),
        "ew" => Ok(Vulnerability::EastWest),
        "all" => Ok(Vulnerability::All),
        _ => Err(word("[board] vulnerable", text, "none, ns, ew or all")),
    }
}

/// The table of a case, and the calls made before its first step.
pub(crate) fn setup(board: &BoardForm, rules: Rules) -> Result<(Setup, Vec<Event>), CaseError> {
    let place = "[board]";
    let deal: PartialDeal = match &board.deal {
        Some(text) => {
            text.parse().map_err(|e: bridge::DealError| word("[board] deal", text, format!("a deal: {e}")))?
        }
        None => PartialDeal::default(),
    };
    let start = match &board.start {
        Some(start) => {
            Some((seat("[board] start", &start.on_lead)?, BySide([start.tricks.ns, start.tricks.ew])))
        }
        None => None,
    };
    let count = 13u8
        .saturating_sub(start.map_or(0, |(_, won)| won.0.iter().fold(0, |a: u8, b| a.saturating_add(*b))));
    let mut hands = BySeat(deal.hands.0.map(|cards| Hand {
        known: cards.unwrap_or_default(),
        count: cards.map_or(count, |cards| u8::try_from(cards.len()).unwrap_or(count)),
        ..Hand::default()
    }));
    for text in &board.holds {
        let (seat, card) = seat_card("[board] holds", text)?;
        hands[seat].known.insert(card);
    }
    for text in &board.void {
        let Some((s, letters)) = text.split_once(':') else {
            return Err(word("[board] void", text, "a seat and a suit, such as W:S"));
        };
        let seat = seat("[board] void", s)?;
        for letter in letters.split(',') {
            hands[seat].void = hands[seat].void.with(suit("[board] void", letter)?);
        }
    }
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
    let mut calls = Vec::new();
    let contract = match (&board.contract, &board.declarer, &board.auction) {
        (Some(contract), Some(declarer), None) => {
            let parsed =
                contract.parse().map_err(|_| word("[board] contract", contract, "a contract such as 4HX"))?;
            Some((parsed, seat("[board] declarer", declarer)?))
        }
        (None, None, Some(auction)) => {
            let mut by = dealer;
            for text in auction {
                let call: Call =
                    text.parse().map_err(|_| word("[board] auction", text, "a call such as 1S or Pass"))?;
                calls.push(Event::Call { seat: by, call });
                by = by.next();
            }
            None
        }
        (None, None, None) => None,
        (Some(_), None, _) => return Err(CaseError::Missing { place: place.to_owned(), what: "declarer" }),
        (None, Some(_), _) => return Err(CaseError::Missing { place: place.to_owned(), what: "contract" }),
        (Some(_), Some(_), Some(_)) => {
            return Err(word(place, "contract", "allowed beside `auction`: give one of them"));
        }
    };
    Ok((Setup { hands, dealer, vulnerable, contract, start, rules }, calls))
}

fn all<T: Clone>(one_or_many: &OneOrMany<T>) -> Vec<T> {
    match one_or_many {
        OneOrMany::One(one) => vec![one.clone()],
        OneOrMany::Many(many) => many.clone(),
    }
}

fn designation(place: &str, form: &DesignateForm) -> Result<Designation, CaseError> {
    if let Some(words) = &form.words {
        return match words.as_str() {
            "high" => Ok(Designation::High),
            "low" => Ok(Designation::Low),
            "win" => Ok(Designation::Win),
            "anything" => Ok(Designation::Anything),
            other => Err(word(place, other, "high, low, win or anything")),
        };
    }
    let rank = match &form.rank {
        Some(text) => {
            let rank = text.chars().next().filter(|_| text.chars().count() == 1).and_then(Rank::from_char);
            Some(rank.ok_or_else(|| word(place, text, "a rank: 2 to 9, T, J, Q, K, A"))?)
        }
        None => None,
    };
    let suit = form.suit.as_deref().map(|text| suit(place, text)).transpose()?;
    Ok(Designation::Card { suit, rank })
}

fn request(place: &str, what: &str, of: Option<Seat>, trick: Option<u8>) -> Result<Request, CaseError> {
    Ok(match what {
        "review" => Request::Review,
        "explanation" => Request::Explanation,
        "contract" => Request::Contract,
        "inspect-trick" => Request::InspectTrick(trick),
        "own-last-card" => Request::OwnLastCard,
        "having-none" => {
            Request::HavingNone(of.ok_or(CaseError::Missing { place: place.to_owned(), what: "`of`" })?)
        }
        "draw-attention" => Request::DrawAttention(of),
        other => {
            return Err(word(
                place,
                other,
                "review, explanation, contract, inspect-trick, own-last-card, having-none or draw-attention",
            ));
        }
    })
}

fn about(place: &str, form: &AboutForm) -> Result<About, CaseError> {
    let missing = |what| CaseError::Missing { place: place.to_owned(), what };
    match (&form.revoke, form.trick, &form.wrong_explanation) {
        (Some(by), trick, None) => {
            Ok(About::Revoke { by: seat(place, by)?, trick: trick.ok_or_else(|| missing("`trick`"))? })
        }
        (None, Some(trick), None) => Ok(About::Trick(trick)),
        (None, None, Some(by)) => {
            let misled = form.misled.as_deref().ok_or_else(|| missing("`misled`"))?;
            Ok(About::WrongExplanation { by: seat(place, by)?, misled: seat(place, misled)? })
        }
        _ => Err(missing("what the director is called about")),
    }
}

fn exposure(place: &str, how: &str) -> Result<Exposure, CaseError> {
    Ok(match how {
        "accident" => Exposure::Accident,
        "deliberate" => Exposure::Deliberate,
        "named" => Exposure::Named,
        "held" => Exposure::Held,
        "this-trick" => Exposure::ThisTrick,
        other => return Err(word(place, other, "accident, deliberate, named, held or this-trick")),
    })
}

fn choice(place: &str, form: &ChooseForm) -> Result<(Seat, bridge_laws::words::Choice), CaseError> {
    let option = form
        .option
        .parse()
        .map_err(|e: bridge_laws::words::ParseWordError| word(place, &e.found, e.expected))?;
    Ok((seat(place, &form.by)?, option))
}

fn claim(place: &str, form: &ClaimForm) -> Result<(Seat, u8), CaseError> {
    let tricks = form.tricks.ok_or(CaseError::Missing { place: place.to_owned(), what: "`tricks`" })?;
    Ok((seat(place, &form.by)?, tricks))
}

/// What a step says happened, in order; `n` from 1.
pub(crate) fn events(n: usize, step: &StepForm) -> Result<Vec<Event>, CaseError> {
    let place = &format!("step {n}");
    let mut kinds: Vec<Vec<Event>> = Vec::new();
    if let Some(calls) = &step.call {
        let one = |text: String| match text.split_once(':').map(|(s, c)| (s.parse(), c.parse())) {
            Some((Ok(seat), Ok(call))) => Ok(Event::Call { seat, call }),
            _ => Err(word(place, &text, "a call with its seat, such as S:1S")),
        };
        kinds.push(all(calls).into_iter().map(one).collect::<Result<_, _>>()?);
    }
    if let Some(plays) = &step.play {
        let one = |text: String| seat_card(place, &text).map(|(seat, card)| Event::Play { seat, card });
        kinds.push(all(plays).into_iter().map(one).collect::<Result<_, _>>()?);
    }
    let maybe_card = |text: &str| -> Result<(Seat, Option<Card>), CaseError> {
        if text.contains(':') {
            seat_card(place, text).map(|(seat, card)| (seat, Some(card)))
        } else {
            Ok((seat(place, text)?, None))
        }
    };
    if let Some(text) = &step.lead_face_down {
        let (seat, card) = maybe_card(text)?;
        kinds.push(vec![Event::LeadFaceDown { seat, card }]);
    }
    if let Some(text) = &step.face {
        let (seat, card) = maybe_card(text)?;
        kinds.push(vec![Event::Face { seat, card }]);
    }
    let seat_cards =
        |texts: &[String]| texts.iter().map(|t| seat_card(place, t)).collect::<Result<Vec<_>, _>>();
    if let Some(texts) = &step.simultaneous {
        kinds.push(vec![Event::Simultaneous(seat_cards(texts)?)]);
    }
    if let Some(form) = &step.two_cards {
        let cards = seat_cards(&form.cards)?;
        let Some(&(seat, _)) = cards.first() else {
            return Err(CaseError::Missing { place: place.clone(), what: "a card" });
        };
        let bare = |cards: Vec<(Seat, Card)>| cards.into_iter().map(|(_, card)| card).collect();
        let visible = bare(seat_cards(&form.visible)?);
        kinds.push(vec![Event::TwoCards { seat, cards: bare(cards), visible }]);
    }
    if let Some(form) = &step.expose {
        let seen_by_partner = form.seen_by_partner.unwrap_or(true);
        let how = exposure(place, &form.how)?;
        kinds.push(vec![Event::Expose { cards: seat_cards(&form.cards)?, how, seen_by_partner }]);
    }
    if let Some(form) = &step.spread {
        let (text, cards) = match form {
            TextOr::Text(text) => (text, &[][..]),
            TextOr::More(form) => (&form.seat, form.cards.as_slice()),
        };
        let bare = |text: &String| {
            if text.contains(':') { seat_card(place, text).map(|(_, card)| card) } else { card(place, text) }
        };
        let cards = cards.iter().map(bare).collect::<Result<_, _>>()?;
        kinds.push(vec![Event::Spread { seat: seat(place, text)?, cards }]);
    }
    if let Some(form) = &step.designate {
        kinds.push(vec![Event::Designate(designation(place, form)?)]);
    }
    if let Some(text) = &step.withdraw {
        let (seat, card) = seat_card(place, text)?;
        kinds.push(vec![Event::Withdraw { seat, card }]);
    }
    if let Some(text) = &step.dummy_suggests {
        kinds.push(vec![Event::DummySuggests { card: seat_card(place, text)?.1 }]);
    }
    if let Some(form) = &step.request {
        let of = form.of.as_deref().map(|text| seat(place, text)).transpose()?;
        kinds.push(vec![Event::Request {
            by: seat(place, &form.by)?,
            what: request(place, &form.what, of, form.trick)?,
        }]);
    }
    if let Some(form) = &step.call_director {
        kinds.push(vec![match form {
            TextOr::Text(by) => Event::CallDirector { by: seat(place, by)?, about: About::ThisNow },
            TextOr::More(form) => Event::CallDirector {
                by: seat(place, &form.by)?,
                about: form.about.as_ref().map_or(Ok(About::ThisNow), |a| about(place, a))?,
            },
        }]);
    }
    if let Some(form) = &step.answer {
        kinds.push(vec![Event::Answer {
            question: form.question.clone(),
            seat: form.seat.as_deref().map(|text| seat(place, text)).transpose()?,
            suit: form.suit.as_deref().map(|text| suit(place, text)).transpose()?,
            with: form
                .with
                .parse()
                .map_err(|e: bridge_laws::words::ParseWordError| word(place, &e.found, e.expected))?,
        }]);
    }
    if let Some(forms) = &step.choose {
        let choices = all(forms).iter().map(|form| choice(place, form)).collect::<Result<_, _>>()?;
        kinds.push(vec![Event::Choose(choices)]);
    }
    if let Some(form) = &step.claim {
        let (by, tricks) = claim(place, form)?;
        kinds.push(vec![Event::Claim { by, tricks, line: form.line.clone() }]);
    }
    if let Some(form) = &step.concede {
        let (by, tricks) = claim(place, form)?;
        kinds.push(vec![Event::Concede { by, tricks }]);
    }
    let by = |form: &TextOr<super::format::ByForm>| match form {
        TextOr::Text(text) => seat(place, text),
        TextOr::More(form) => seat(place, &form.by),
    };
    if let Some(form) = &step.agree {
        kinds.push(vec![Event::Agree { by: by(form)? }]);
    }
    if let Some(form) = &step.object {
        kinds.push(vec![Event::Object { by: by(form)? }]);
    }
    if let Some(form) = &step.award {
        let side = match form.to.as_str() {
            "ns" => Side::NorthSouth,
            "ew" => Side::EastWest,
            other => return Err(word(place, other, "ns or ew")),
        };
        kinds.push(vec![Event::Award { side, tricks: form.tricks }]);
    }
    if let Some(form) = &step.happens {
        let (what, by) = match form {
            TextOr::Text(what) => (what, None),
            TextOr::More(form) => (&form.what, form.by.as_deref().map(|text| seat(place, text)).transpose()?),
        };
        let what = match what.as_str() {
            "hands-returned" => Happening::HandsReturned,
            "next-board-called" => Happening::NextBoardCalled,
            "round-ended" => Happening::RoundEnded,
            other => return Err(word(place, other, "hands-returned, next-board-called or round-ended")),
        };
        kinds.push(vec![Event::Happens { what, by }]);
    }
    let one = kinds.pop().filter(|_| kinds.is_empty());
    match one {
        Some(events) => Ok(events),
        // A step may only look, without anything happening.
        None if kinds.is_empty() && step.expect.is_some() => Ok(Vec::new()),
        None => Err(CaseError::OneThing(n)),
    }
}

/// A set of cards of a hand as the cases write it: `H8`.
pub(crate) fn card_set(place: &str, texts: &[String]) -> Result<CardSet, CaseError> {
    texts.iter().map(|text| card(place, text)).collect()
}
