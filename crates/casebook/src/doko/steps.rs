//! From the steps of a case to what happened at the table.

use doppelkopf::{Kind, Say, Spoken};
use doppelkopf_laws::{
    Setup, Watch,
    event::{Counted, Event},
    offence::Offence,
    words::{Answer, Choice, Question},
};
use doppelkopf_rules::{Clause, Position, Rules};

use super::{
    format::{
        AnswerForm, ByForm, CardsForm, ChooseForm, ClaimForm, CountedForm, FactForm, SeatOr, ShortenForm,
        StepForm, TableForm,
    },
    read::{self, card, seat, with_seat},
};
use crate::{
    error::{CaseError, missing, word},
    form::OneOrMany,
};

/// The table of a case.
pub(super) fn setup(form: &TableForm, rules: Rules) -> Result<Setup, CaseError> {
    let place = "[table]";
    let players = read::size(place, form.players)?;
    let dealer = read::position(place, form.dealer.unwrap_or(1))?;
    let mut setup =
        Setup { rules, forced: form.forced, time_up: form.time_up, ..Setup::new(players, dealer) };
    setup.dealt_by = form.dealt_by.map(|number| read::position(place, number)).transpose()?;
    for (text, hand) in &form.hands {
        let number = text.parse().map_err(|_| word("[table] hands", text, "a position from 1 to 5"))?;
        let position = read::position("[table] hands", number)?;
        setup.hands[position] = Some(read::hand(&format!("[table] hands {text}"), hand)?);
    }
    if let Some(owes) = &form.owes {
        setup.owes = read::positions("[table] owes", owes)?;
    }
    setup.watch = match form.watch.as_deref() {
        None | Some("on-call") => Watch::OnCall,
        Some("always") => Watch::Always,
        Some(other) => return Err(word("[table] watch", other, "on-call or always")),
    };
    Ok(setup)
}

/// What a step says.
#[derive(Debug)]
pub(super) enum Happening {
    /// These, one after the other.
    Events(Vec<Event>),
    /// A game was named that does not exist (S3.6).
    NoSuchGame(String),
}

impl Happening {
    /// The clause that nobody gets past, and why.
    pub fn refusal(&self) -> Option<(Clause, String)> {
        match self {
            Happening::Events(_) => None,
            Happening::NoSuchGame(why) => Some((Clause::S3_6, why.clone())),
        }
    }
}

fn by(place: &str, form: &SeatOr<ByForm>) -> Result<Position, CaseError> {
    match form {
        SeatOr::Seat(at) => seat(place, at),
        SeatOr::More(form) => seat(place, &form.by),
    }
}

/// `re`, `keine90`, `re 10` with the cards in hand.
fn spoken(place: &str, text: &str) -> Result<(Spoken, Option<u8>), CaseError> {
    let (call, cards) = match text.rsplit_once(' ').map(|(call, cards)| (call, cards.parse())) {
        Some((call, Ok(cards))) => (call, Some(cards)),
        _ => (text, None),
    };
    Ok((call.parse().map_err(|e| word(place, text, format!("a call: {e}")))?, cards))
}

fn say(place: &str, text: &str) -> Result<Say, CaseError> {
    match text {
        "gesund" => Ok(Say::Gesund),
        "vorbehalt" => Ok(Say::Vorbehalt),
        _ => Err(word(place, text, "gesund or vorbehalt")),
    }
}

fn choice(place: &str, text: &str) -> Result<Choice, CaseError> {
    text.parse().map_err(|_| word(place, text, "claim or play-on"))
}

/// What was said of each, as one event each.
fn each(
    place: &str,
    forms: &OneOrMany<String>,
    event: impl Fn(Position, &str) -> Result<Event, CaseError>,
) -> Result<Vec<Event>, CaseError> {
    let one = |text: &String| with_seat(place, text).and_then(|(by, what)| event(by, what));
    forms.as_slice().iter().map(one).collect()
}

/// What a step says happened; `n` from 1. `asked`: the question that is open.
pub(super) fn happening(n: usize, step: &StepForm, asked: Option<Question>) -> Result<Happening, CaseError> {
    let place = &format!("step {n}");
    if let Some(refused) = no_such_game(place, step)? {
        return Ok(refused);
    }
    let mut kinds = said(place, step)?;
    kinds.extend(laid(place, step)?);
    kinds.extend(claimed(place, step, asked)?);
    let one = kinds.pop().filter(|_| kinds.is_empty());
    match one {
        Some(events) => Ok(Happening::Events(events)),
        // A step may only look, without anything happening.
        None if kinds.is_empty() && step.expect.is_some() => Ok(Happening::Events(Vec::new())),
        None => Err(CaseError::OneThing(n)),
    }
}

/// S3.6: a kind of solo that there is not.
fn no_such_game(place: &str, step: &StepForm) -> Result<Option<Happening>, CaseError> {
    let Some(names) = &step.name else { return Ok(None) };
    for text in names.as_slice() {
        let (_, naming) = with_seat(place, text)?;
        match naming.parse::<doppelkopf::Naming>() {
            Err(error @ doppelkopf::ParseNamingError::Kind(_)) => {
                return Ok(Some(Happening::NoSuchGame(error.to_string())));
            }
            Err(error) => return Err(word(place, text, format!("a game: {error}"))),
            Ok(_) => {}
        }
    }
    Ok(None)
}

/// What was said while the game was found, and calls.
fn said(place: &str, step: &StepForm) -> Result<Vec<Vec<Event>>, CaseError> {
    let mut kinds = Vec::new();
    if let Some(forms) = &step.reserve {
        kinds.push(each(place, forms, |by, text| Ok(Event::Say { by, say: say(place, text)? }))?);
    }
    if let Some(forms) = &step.solo {
        kinds.push(each(place, forms, |by, text| match text {
            "yes" => Ok(Event::Solo { by, yes: true }),
            "no" => Ok(Event::Solo { by, yes: false }),
            _ => Err(word(place, text, "yes or no")),
        })?);
    }
    if let Some(forms) = &step.name {
        kinds.push(each(place, forms, |by, text| {
            let naming = text.parse().map_err(|e| word(place, text, format!("a game: {e}")))?;
            Ok(Event::Name { by, naming })
        })?);
    }
    if let Some(forms) = &step.announce {
        kinds.push(each(place, forms, |by, text| {
            let (spoken, cards) = spoken(place, text)?;
            Ok(Event::Announce { by, spoken, cards })
        })?);
    }
    Ok(kinds)
}

/// What was done with cards.
fn laid(place: &str, step: &StepForm) -> Result<Vec<Vec<Event>>, CaseError> {
    let mut kinds = Vec::new();
    let seat_card =
        |text: &String| with_seat(place, text).and_then(|(by, what)| Ok((by, card(place, what)?)));
    if let Some(forms) = &step.play {
        kinds.push(each(place, forms, |by, text| Ok(Event::Play { by, card: card(place, text)? }))?);
    }
    if let Some(forms) = &step.expose {
        let seen: Vec<(Position, Kind)> = forms.as_slice().iter().map(seat_card).collect::<Result<_, _>>()?;
        let by = seen.first().ok_or_else(|| missing(place, "a card"))?.0;
        if seen.iter().any(|(other, _)| *other != by) {
            return Err(word(place, "expose", "of one player: a step for each"));
        }
        kinds.push(vec![Event::Expose { by, cards: seen.into_iter().map(|(_, card)| card).collect() }]);
    }
    if let Some(text) = &step.take_back {
        let (by, card) = seat_card(text)?;
        kinds.push(vec![Event::TakeBack { by, card }]);
    }
    if let Some(texts) = &step.two_cards {
        let [first, other] = texts.as_slice() else {
            return Err(word(place, &texts.join(", "), "two cards: the one meant, then the other"));
        };
        let ((by, card), (also, other)) = (seat_card(first)?, seat_card(other)?);
        if by != also {
            return Err(word(place, &texts.join(", "), "two cards of one player"));
        }
        kinds.push(vec![Event::TwoCards { by, card, other }]);
    }
    if let Some(form) = &step.shorten {
        let (by, line) = match form {
            SeatOr::Seat(at) => (seat(place, at)?, None),
            SeatOr::More(ShortenForm { by, line }) => (seat(place, by)?, line.as_ref()),
        };
        let line = line.map(|line: &CardsForm| read::cards(place, line)).transpose()?;
        kinds.push(vec![Event::Shorten { by, line }]);
    }
    for (form, event) in [
        (&step.hand_over, (|by| Event::HandOver { by }) as fn(Position) -> Event),
        (&step.leave_tricks, |by| Event::LeaveTricks { by }),
        (&step.take_in, |by| Event::TakeIn { by }),
    ] {
        if let Some(form) = form {
            kinds.push(vec![event(by(place, form)?)]);
        }
    }
    if let Some(form) = &step.counted {
        kinds.push(vec![Event::Counted(counted(place, form)?)]);
    }
    Ok(kinds)
}

fn counted(place: &str, form: &CountedForm) -> Result<Counted, CaseError> {
    Ok(Counted {
        re: read::positions(place, &form.re)?,
        augen_re: read::of_re(place, "the Augen", &form.augen, read::ALL_AUGEN)?
            .ok_or_else(|| missing(place, "`augen`"))?,
        tricks_re: read::of_re(place, "the tricks", &form.tricks, read::ALL_TRICKS)?,
        calls: form.calls.as_ref().map(|calls| read::calls(place, calls)).transpose()?,
        special: read::special(place, &form.special)?,
    })
}

/// Offences pointed out, claimed, ruled on.
fn claimed(place: &str, step: &StepForm, asked: Option<Question>) -> Result<Vec<Vec<Event>>, CaseError> {
    let mut kinds = Vec::new();
    if let Some(form) = &step.offence {
        let act = form.what.parse().map_err(|_| word(place, &form.what, "an act, such as `remark`"))?;
        kinds.push(vec![Event::Offence(Offence { by: seat(place, &form.by)?, act })]);
    }
    if let Some(form) = &step.point_out {
        kinds.push(vec![Event::PointOut { by: by(place, form)? }]);
    }
    if let Some(form) = &step.call_director {
        kinds.push(vec![Event::CallReferee { by: by(place, form)? }]);
    }
    if let Some(forms) = &step.claim_offence {
        let one = |form: &SeatOr<ClaimForm>| {
            let (by, about) = match form {
                SeatOr::Seat(at) => (at, None),
                SeatOr::More(form) => (&form.by, form.about.as_ref()),
            };
            let about = about.map(|at| seat(place, at)).transpose()?;
            Ok(Event::ClaimOffence { by: seat(place, by)?, about })
        };
        kinds.push(forms.as_slice().iter().map(one).collect::<Result<_, CaseError>>()?);
    }
    if let Some(forms) = &step.play_on {
        let one = |form: &SeatOr<ByForm>| Ok(Event::PlayOn { by: by(place, form)? });
        kinds.push(forms.as_slice().iter().map(one).collect::<Result<_, CaseError>>()?);
    }
    if let Some(form) = &step.ask_partner {
        kinds.push(vec![Event::AskPartner {
            by: seat(place, &form.by)?,
            partner: seat(place, &form.partner)?,
        }]);
    }
    if let Some(ChooseForm { by, option }) = &step.partner_says {
        kinds.push(vec![Event::PartnerSays { by: seat(place, by)?, choice: choice(place, option)? }]);
    }
    if let Some(form) = &step.answer {
        let (question, with) = answer(place, form, asked)?;
        kinds.push(vec![Event::Answer { question, with }]);
    }
    if let Some(forms) = &step.choose {
        let one = |form: &ChooseForm| {
            Ok(Event::Choose { by: seat(place, &form.by)?, choice: choice(place, &form.option)? })
        };
        kinds.push(forms.as_slice().iter().map(one).collect::<Result<_, CaseError>>()?);
    }
    Ok(kinds)
}

/// The text of a fact.
pub(super) fn fact(form: &FactForm) -> String {
    match form {
        FactForm::Number(number) => number.to_string(),
        FactForm::Text(text) => text.clone(),
    }
}

/// The question that is answered, and how. Whom it is about need not be said of the one that is open.
fn answer(place: &str, form: &AnswerForm, asked: Option<Question>) -> Result<(Question, Answer), CaseError> {
    let at = form.seat.as_ref().map(|at| seat(place, at)).transpose()?;
    let open = asked.filter(|asked| asked.id() == form.question && at.is_none());
    let question = open.map_or_else(|| question(place, &form.question, at), Ok)?;
    let text = fact(&form.with);
    Ok((question, question.read(&text).map_err(|e| word(place, &e.found, e.expected))?))
}

/// The question of this id, about this position if it is about one.
pub(super) fn question(place: &str, id: &str, at: Option<Position>) -> Result<Question, CaseError> {
    if let Some(question) = Question::from_id(id, at) {
        return Ok(question);
    }
    if Question::IDS.contains(&id) {
        return Err(missing(place, "`seat`: whom the question is about"));
    }
    Err(word(place, id, format!("a question: {}", Question::IDS.join(", "))))
}
