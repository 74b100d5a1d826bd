//! From what a step of a case says to what happens at the table.

use bridge_laws::{
    event::{About, Designation, Event, Exposure, Happening, Request},
    words::ParseWordError,
};
use cards::{Card, Rank, Seat, Side};

use super::{
    format::{
        AboutForm, AnswerForm, AwardForm, ByForm, CallForm, ChooseForm, ClaimForm, DesignateForm, ExposeForm,
        HappensForm, RequestForm, SpreadForm, StepForm, TextOr, TwoCardsForm,
    },
    read::{card, seat, seat_card, suit},
};
use crate::error::{CaseError, missing, word};

/// What a step says happened, in order; `n` from 1.
pub(crate) fn events(n: usize, step: &StepForm) -> Result<Vec<Event>, CaseError> {
    let place = &format!("step {n}");
    let kinds = [
        step.call.as_ref().map(|calls| calls.as_slice().iter().map(|text| call(place, text)).collect()),
        step.play.as_ref().map(|plays| plays.as_slice().iter().map(|text| play(place, text)).collect()),
        one(step.lead_face_down.as_ref(), |text| lead_face_down(place, text)),
        one(step.face.as_ref(), |text| face(place, text)),
        one(step.simultaneous.as_ref(), |texts| Ok(Event::Simultaneous(seat_cards(place, texts)?))),
        one(step.two_cards.as_ref(), |form| two_cards(place, form)),
        one(step.expose.as_ref(), |form| expose(place, form)),
        one(step.spread.as_ref(), |form| spread(place, form)),
        one(step.designate.as_ref(), |form| Ok(Event::Designate(designation(place, form)?))),
        one(step.withdraw.as_ref(), |text| withdraw(place, text)),
        one(step.dummy_suggests.as_ref(), |text| dummy_suggests(place, text)),
        one(step.request.as_ref(), |form| request(place, form)),
        one(step.call_director.as_ref(), |form| call_director(place, form)),
        one(step.answer.as_ref(), |form| answer(place, form)),
        one(step.choose.as_ref(), |forms| choose(place, forms.as_slice())),
        one(step.claim.as_ref(), |form| claim(place, form)),
        one(step.concede.as_ref(), |form| concede(place, form)),
        one(step.agree.as_ref(), |form| Ok(Event::Agree { by: by(place, form)? })),
        one(step.object.as_ref(), |form| Ok(Event::Object { by: by(place, form)? })),
        one(step.award.as_ref(), |form| award(place, form)),
        one(step.happens.as_ref(), |form| happens(place, form)),
    ];
    let mut kinds = kinds.into_iter().flatten();
    match (kinds.next(), kinds.next()) {
        (Some(events), None) => events,
        // A step may only look, without anything happening.
        (None, _) if step.expect.is_some() => Ok(Vec::new()),
        _ => Err(CaseError::OneThing(n)),
    }
}

/// What a key says that is one event, if the step has that key.
fn one<T>(
    form: Option<&T>,
    read: impl FnOnce(&T) -> Result<Event, CaseError>,
) -> Option<Result<Vec<Event>, CaseError>> {
    form.map(|form| Ok(vec![read(form)?]))
}

fn call(place: &str, text: &str) -> Result<Event, CaseError> {
    match text.split_once(':').map(|(s, c)| (s.parse(), c.parse())) {
        Some((Ok(seat), Ok(call))) => Ok(Event::Call { seat, call }),
        _ => Err(word(place, text, "a call with its seat, such as S:1S")),
    }
}

fn play(place: &str, text: &str) -> Result<Event, CaseError> {
    let (seat, card) = seat_card(place, text)?;
    Ok(Event::Play { seat, card })
}

fn seat_cards(place: &str, texts: &[String]) -> Result<Vec<(Seat, Card)>, CaseError> {
    texts.iter().map(|text| seat_card(place, text)).collect()
}

/// A seat, and its card where that is known.
fn maybe_card(place: &str, text: &str) -> Result<(Seat, Option<Card>), CaseError> {
    if text.contains(':') {
        seat_card(place, text).map(|(seat, card)| (seat, Some(card)))
    } else {
        Ok((seat(place, text)?, None))
    }
}

fn lead_face_down(place: &str, text: &str) -> Result<Event, CaseError> {
    let (seat, card) = maybe_card(place, text)?;
    Ok(Event::LeadFaceDown { seat, card })
}

fn face(place: &str, text: &str) -> Result<Event, CaseError> {
    let (seat, card) = maybe_card(place, text)?;
    Ok(Event::Face { seat, card })
}

fn two_cards(place: &str, form: &TwoCardsForm) -> Result<Event, CaseError> {
    let bare = |cards: Vec<(Seat, Card)>| cards.into_iter().map(|(_, card)| card).collect();
    let cards = seat_cards(place, &form.cards)?;
    let (seat, _) = *cards.first().ok_or_else(|| missing(place, "a card"))?;
    Ok(Event::TwoCards { seat, cards: bare(cards), visible: bare(seat_cards(place, &form.visible)?) })
}

fn expose(place: &str, form: &ExposeForm) -> Result<Event, CaseError> {
    let how = match form.how.as_str() {
        "accident" => Exposure::Accident,
        "deliberate" => Exposure::Deliberate,
        "named" => Exposure::Named,
        "held" => Exposure::Held,
        "this-trick" => Exposure::ThisTrick,
        other => return Err(word(place, other, "accident, deliberate, named, held or this-trick")),
    };
    let cards = seat_cards(place, &form.cards)?;
    Ok(Event::Expose { cards, how, seen_by_partner: form.seen_by_partner.unwrap_or(true) })
}

fn spread(place: &str, form: &TextOr<SpreadForm>) -> Result<Event, CaseError> {
    let (owner, cards) = match form {
        TextOr::Text(text) => (text, &[][..]),
        TextOr::More(form) => (&form.seat, form.cards.as_slice()),
    };
    let bare = |text: &String| {
        if text.contains(':') { seat_card(place, text).map(|(_, card)| card) } else { card(place, text) }
    };
    let cards = cards.iter().map(bare).collect::<Result<_, _>>()?;
    Ok(Event::Spread { seat: seat(place, owner)?, cards })
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

fn withdraw(place: &str, text: &str) -> Result<Event, CaseError> {
    let (seat, card) = seat_card(place, text)?;
    Ok(Event::Withdraw { seat, card })
}

fn dummy_suggests(place: &str, text: &str) -> Result<Event, CaseError> {
    let (_, card) = seat_card(place, text)?;
    Ok(Event::DummySuggests { card })
}

fn request(place: &str, form: &RequestForm) -> Result<Event, CaseError> {
    let of = form.of.as_deref().map(|text| seat(place, text)).transpose()?;
    let what = match form.what.as_str() {
        "review" => Request::Review,
        "explanation" => Request::Explanation,
        "contract" => Request::Contract,
        "inspect-trick" => Request::InspectTrick(form.trick),
        "own-last-card" => Request::OwnLastCard,
        "having-none" => Request::HavingNone(of.ok_or_else(|| missing(place, "`of`"))?),
        "draw-attention" => Request::DrawAttention(of),
        other => {
            return Err(word(
                place,
                other,
                "review, explanation, contract, inspect-trick, own-last-card, having-none or draw-attention",
            ));
        }
    };
    Ok(Event::Request { by: seat(place, &form.by)?, what })
}

fn call_director(place: &str, form: &TextOr<CallForm>) -> Result<Event, CaseError> {
    let (by, about) = match form {
        TextOr::Text(by) => (by, About::ThisNow),
        TextOr::More(CallForm { by, about: None }) => (by, About::ThisNow),
        TextOr::More(CallForm { by, about: Some(form) }) => (by, about(place, form)?),
    };
    Ok(Event::CallDirector { by: seat(place, by)?, about })
}

fn about(place: &str, form: &AboutForm) -> Result<About, CaseError> {
    match (&form.revoke, form.trick, &form.wrong_explanation) {
        (Some(by), trick, None) => {
            let trick = trick.ok_or_else(|| missing(place, "`trick`"))?;
            Ok(About::Revoke { by: seat(place, by)?, trick })
        }
        (None, Some(trick), None) => Ok(About::Trick(trick)),
        (None, None, Some(by)) => {
            let misled = form.misled.as_deref().ok_or_else(|| missing(place, "`misled`"))?;
            Ok(About::WrongExplanation { by: seat(place, by)?, misled: seat(place, misled)? })
        }
        _ => Err(missing(place, "what the director is called about")),
    }
}

fn answer(place: &str, form: &AnswerForm) -> Result<Event, CaseError> {
    let unknown = |e: ParseWordError| word(place, &e.found, e.expected);
    Ok(Event::Answer {
        question: form.question.parse().map_err(unknown)?,
        seat: form.seat.as_deref().map(|text| seat(place, text)).transpose()?,
        suit: form.suit.as_deref().map(|text| suit(place, text)).transpose()?,
        with: form.with.parse().map_err(unknown)?,
    })
}

fn choose(place: &str, forms: &[ChooseForm]) -> Result<Event, CaseError> {
    let choice = |form: &ChooseForm| {
        let option = form.option.parse().map_err(|e: ParseWordError| word(place, &e.found, e.expected))?;
        Ok((seat(place, &form.by)?, option))
    };
    Ok(Event::Choose(forms.iter().map(choice).collect::<Result<_, CaseError>>()?))
}

fn claim(place: &str, form: &ClaimForm) -> Result<Event, CaseError> {
    let tricks = form.tricks.ok_or_else(|| missing(place, "`tricks`"))?;
    Ok(Event::Claim { by: seat(place, &form.by)?, tricks, line: form.line.clone() })
}

fn concede(place: &str, form: &ClaimForm) -> Result<Event, CaseError> {
    let tricks = form.tricks.ok_or_else(|| missing(place, "`tricks`"))?;
    Ok(Event::Concede { by: seat(place, &form.by)?, tricks })
}

fn by(place: &str, form: &TextOr<ByForm>) -> Result<Seat, CaseError> {
    match form {
        TextOr::Text(text) => seat(place, text),
        TextOr::More(form) => seat(place, &form.by),
    }
}

fn award(place: &str, form: &AwardForm) -> Result<Event, CaseError> {
    let side = match form.to.as_str() {
        "ns" => Side::NorthSouth,
        "ew" => Side::EastWest,
        other => return Err(word(place, other, "ns or ew")),
    };
    Ok(Event::Award { side, tricks: form.tricks })
}

fn happens(place: &str, form: &TextOr<HappensForm>) -> Result<Event, CaseError> {
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
    Ok(Event::Happens { what, by })
}
