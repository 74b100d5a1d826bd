//! Events as they are written: in cases, in what is stored, and by programs.

use std::ops::Not;

use bridge::Call;
use cards::{Card, Seat, Side};
use ruling::written::{NotOne, OneOrMany, Scalar, Word, WordOr, the_only};
use serde::{Deserialize, Serialize};

mod either;
mod which_trick;
mod words;

pub use which_trick::WhichTrick;
pub(crate) use words::{Of, SuitLetter};
use words::{Perhaps, RankLetter};

use super::{About, Designation, Event, Exposure, Happening, Request, Seen};
use crate::words::{Answer, Choice, ParseWordError, QuestionId};

macro_rules! forms {
    ($($(#[$doc:meta])+ $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            $(#[$doc])+
            #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            #[serde(deny_unknown_fields, rename_all = "kebab-case")]
            #[allow(missing_docs, reason = "the names say all there is")]
            pub struct $name {
                $($(#[$attribute])* pub $field: $type,)*
            }
        )*
    };
}

/// Who could see a card: seats, or that it is not known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum SeenBy {
    Seats(Vec<Word<Seat>>),
    Text(String),
}

forms! {
    /// Several cards from one hand at once.
    TwoCards {
        cards: Vec<Word<Of<Card>>>,
        visible: Vec<Word<Of<Card>>>,
    }
    /// Cards seen, not played.
    Expose {
        cards: Vec<Word<Of<Card>>>,
        how: Exposure,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen_by: Option<SeenBy>,
        /// An older way to say that only the partner could not see it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seen_by_partner: Option<bool>,
    }
    /// A hand laid open, whole or begun.
    Spread {
        seat: Word<Seat>,
        #[serde(default)]
        cards: Vec<WordOr<Word<Card>, Word<Of<Card>>>>,
    }
    /// Declarer's call from dummy.
    Designate {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Word<SuitLetter>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rank: Option<Word<RankLetter>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        words: Option<Words>,
    }
    /// A card that dummy puts out in place of one that completed a trick.
    PutOut {
        card: Word<Of<Card>>,
        instead_of: Word<Of<Card>>,
    }
    /// A player asks for something.
    Asking {
        by: Word<Seat>,
        what: Wish,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        of: Option<Word<Seat>>,
        /// Which trick is to be inspected, from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<u8>,
        /// Which call is to be explained, from 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<u8>,
    }
    /// A call of the partner is alerted; without a number, the last.
    Alerted {
        by: Word<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<u8>,
    }
    /// What a call means; without a number, the last of the partner.
    Explained {
        by: Word<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<u8>,
        words: String,
    }
    /// Who says it of whom.
    Noted {
        by: Word<Seat>,
        of: Word<Seat>,
    }
    /// The director is called about something.
    Calling {
        by: Word<Seat>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<Matter>,
    }
    /// What about.
    Matter {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        revoke: Option<Word<Seat>>,
        /// By its number, from 1; `unknown`, where a hand does not count right and nobody knows since when.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        trick: Option<Scalar<WhichTrick>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wrong_explanation: Option<Word<Seat>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        misled: Option<Word<Seat>>,
        /// What has just happened, as far as he sees it himself.
        #[serde(default, skip_serializing_if = "Not::not")]
        seen: bool,
    }
    /// A fact found.
    Found {
        question: Word<QuestionId>,
        with: Word<Answer>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Word<Seat>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        suit: Option<Word<SuitLetter>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        call: Option<Word<Call>>,
    }
    /// A choice.
    Chosen {
        by: Word<Seat>,
        option: Word<Choice>,
    }
    /// A claim or concession.
    Claim {
        by: Word<Seat>,
        tricks: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<String>,
    }
    /// Who.
    By {
        by: Word<Seat>,
    }
    /// The director awards tricks after a contested claim; the others go to the other side.
    Award {
        to: Pair,
        tricks: u8,
    }
    /// How many tricks declarer's side has won, as a player says.
    Won {
        by: Word<Seat>,
        tricks: u8,
    }
    /// How many it has won, as the director rules.
    Corrected {
        tricks: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        only: Option<Pair>,
    }
    /// A moment on which rights end.
    Happened {
        what: Happening,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<Word<Seat>>,
    }
}

/// Two partners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Pair {
    Ns,
    Ew,
}

impl From<Side> for Pair {
    fn from(side: Side) -> Pair {
        match side {
            Side::NorthSouth => Pair::Ns,
            Side::EastWest => Pair::Ew,
        }
    }
}

impl From<Pair> for Side {
    fn from(pair: Pair) -> Side {
        match pair {
            Pair::Ns => Side::NorthSouth,
            Pair::Ew => Side::EastWest,
        }
    }
}

/// Words for a card of dummy that name neither suit nor rank.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Words {
    High,
    Low,
    Win,
    Anything,
}

/// What a player may ask for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Wish {
    Review,
    Explanation,
    Contract,
    InspectTrick,
    OwnLastCard,
    HavingNone,
    DrawAttention,
    WarnOfWrongHand,
}

/// An event as it is written: one key, which says what happened. Several cards or calls in a row may stand
/// in a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "described with the events")]
pub enum Form {
    Call(OneOrMany<Word<Of<Call>>>),
    ChangeCall(Word<Of<Call>>),
    AboveSeven(Word<Seat>),
    CallsAtOnce(Vec<Word<Of<Call>>>),
    Play(OneOrMany<Word<Of<Card>>>),
    Lead(OneOrMany<Word<Of<Card>>>),
    LeadFaceDown(Word<Perhaps>),
    Face(Word<Perhaps>),
    Simultaneous(Vec<Word<Of<Card>>>),
    TwoCards(TwoCards),
    Expose(Expose),
    Spare(Word<Of<Card>>),
    Spread(WordOr<Word<Seat>, Spread>),
    Designate(Designate),
    DesignateInstead(Designate),
    DummyPutsOut(WordOr<Word<Of<Card>>, PutOut>),
    Withdraw(Word<Perhaps>),
    DummySuggests(Word<Of<Card>>),
    Request(Asking),
    Alert(WordOr<Word<Seat>, Alerted>),
    Explain(Explained),
    BreakInTempo(Noted),
    CallDirector(WordOr<Word<Seat>, Calling>),
    Answer(Found),
    Choose(OneOrMany<Chosen>),
    Claim(Claim),
    Concede(Claim),
    Agree(WordOr<Word<Seat>, By>),
    Object(WordOr<Word<Seat>, By>),
    Award(Award),
    TricksWon(Won),
    CorrectTricks(Corrected),
    Happens(WordOr<Happening, Happened>),
}

/// A form that says something that cannot be, or too little.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadForm {
    /// Something is not said.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Something is none of the words.
    #[error(transparent)]
    Word(#[from] ParseWordError),
    /// One event was to be read, and this is none or several.
    #[error(transparent)]
    NotOne(#[from] NotOne),
}

impl Form {
    /// What it says happened, in order.
    ///
    /// # Errors
    /// [`BadForm`] says what is missing or not understood.
    pub fn events(self) -> Result<Vec<Event>, BadForm> {
        Ok(vec![match self {
            Form::Call(calls) => {
                let event = |&Word(Of(seat, call)): &Word<Of<Call>>| Event::Call { seat, call };
                return Ok(calls.as_slice().iter().map(event).collect());
            }
            Form::ChangeCall(Word(Of(seat, call))) => Event::ChangeCall { seat, call },
            Form::AboveSeven(Word(seat)) => Event::AboveSeven { seat },
            Form::CallsAtOnce(calls) => Event::CallsAtOnce(pairs(&calls)),
            Form::Play(cards) => {
                let event = |&Word(Of(seat, card)): &Word<Of<Card>>| Event::Play { seat, card };
                return Ok(cards.as_slice().iter().map(event).collect());
            }
            Form::Lead(cards) => {
                let event = |&Word(Of(seat, card)): &Word<Of<Card>>| Event::Lead { seat, card };
                return Ok(cards.as_slice().iter().map(event).collect());
            }
            Form::LeadFaceDown(Word(Perhaps(seat, card))) => Event::LeadFaceDown { seat, card },
            Form::Face(Word(Perhaps(seat, card))) => Event::Face { seat, card },
            Form::Simultaneous(cards) => Event::Simultaneous(pairs(&cards)),
            Form::TwoCards(TwoCards { cards, visible }) => {
                let Some(&Word(Of(seat, _))) = cards.first() else { return Err(BadForm::Missing("a card")) };
                let bare = |cards: &[Word<Of<Card>>]| cards.iter().map(|Word(Of(_, card))| *card).collect();
                Event::TwoCards { seat, cards: bare(&cards), visible: bare(&visible) }
            }
            Form::Expose(form) => expose(&form)?,
            Form::Spare(Word(Of(seat, card))) => Event::Spare { seat, card },
            Form::Spread(WordOr::Word(Word(seat))) => Event::Spread { seat, cards: Vec::new() },
            Form::Spread(WordOr::More(Spread { seat: Word(seat), cards })) => {
                let card = |card: &WordOr<Word<Card>, Word<Of<Card>>>| match *card {
                    WordOr::Word(Word(card)) | WordOr::More(Word(Of(_, card))) => card,
                };
                Event::Spread { seat, cards: cards.iter().map(card).collect() }
            }
            Form::Designate(form) => Event::Designate(form.into()),
            Form::DesignateInstead(form) => Event::DesignateInstead(form.into()),
            Form::DummyPutsOut(WordOr::Word(Word(Of(seat, card)))) => {
                Event::DummyPutsOut { seat, card, instead_of: None }
            }
            Form::DummyPutsOut(WordOr::More(PutOut { card: Word(Of(seat, card)), instead_of })) => {
                Event::DummyPutsOut { seat, card, instead_of: Some(instead_of.0.1) }
            }
            Form::Withdraw(Word(Perhaps(seat, card))) => Event::Withdraw { seat, card },
            Form::DummySuggests(Word(Of(seat, card))) => Event::DummySuggests { seat, card },
            Form::Request(form) => request(&form)?,
            Form::Alert(WordOr::Word(Word(by))) => Event::Alert { by, call: None },
            Form::Alert(WordOr::More(Alerted { by: Word(by), call })) => Event::Alert { by, call },
            Form::Explain(Explained { by: Word(by), call, words }) => Event::Explain { by, call, words },
            Form::BreakInTempo(Noted { by: Word(by), of: Word(of) }) => Event::BreakInTempo { by, of },
            Form::CallDirector(WordOr::Word(Word(by))) => Event::CallDirector { by, about: About::ThisNow },
            Form::CallDirector(WordOr::More(Calling { by: Word(by), about })) => {
                Event::CallDirector { by, about: about.as_ref().map_or(Ok(About::ThisNow), about_of)? }
            }
            Form::Answer(Found { question, with, seat, suit, call }) => Event::Answer {
                question: question.0,
                seat: seat.map(|word| word.0),
                suit: suit.map(|word| word.0.0),
                call: call.map(|word| word.0),
                with: with.0,
            },
            Form::Choose(chosen) => {
                Event::Choose(chosen.as_slice().iter().map(|c| (c.by.0, c.option.0)).collect())
            }
            Form::Claim(Claim { by: Word(by), tricks, line }) => Event::Claim { by, tricks, line },
            Form::Concede(Claim { by: Word(by), tricks, .. }) => Event::Concede { by, tricks },
            Form::Agree(by) => Event::Agree { by: who(&by) },
            Form::Object(by) => Event::Object { by: who(&by) },
            Form::Award(Award { to, tricks }) => Event::Award { side: to.into(), tricks },
            Form::TricksWon(Won { by: Word(by), tricks }) => Event::TricksWon { by, tricks },
            Form::CorrectTricks(Corrected { tricks, only }) => {
                Event::CorrectTricks { tricks, only: only.map(Into::into) }
            }
            Form::Happens(WordOr::Word(what)) => Event::Happens { what, by: None },
            Form::Happens(WordOr::More(Happened { what, by })) => {
                Event::Happens { what, by: by.map(|word| word.0) }
            }
        }])
    }
}

const fn who(form: &WordOr<Word<Seat>, By>) -> Seat {
    match form {
        WordOr::Word(Word(seat)) | WordOr::More(By { by: Word(seat) }) => *seat,
    }
}

fn pairs<T: Copy>(things: &[Word<Of<T>>]) -> Vec<(Seat, T)> {
    things.iter().map(|&Word(Of(seat, thing))| (seat, thing)).collect()
}

fn expose(form: &Expose) -> Result<Event, BadForm> {
    let cards = pairs(&form.cards);
    let Some(&(owner, _)) = cards.first() else { return Err(BadForm::Missing("a card")) };
    let seen = match (&form.seen_by, form.seen_by_partner) {
        (Some(SeenBy::Seats(seats)), _) => Seen::By(seats.iter().map(|word| word.0).collect()),
        (Some(SeenBy::Text(text)), _) if text == "unknown" => Seen::Unknown,
        (Some(SeenBy::Text(text)), _) => {
            let expected = "seats in a list, or `unknown`";
            return Err(ParseWordError { found: text.clone(), expected }.into());
        }
        (None, Some(false)) => Seen::not_by_partner_of(owner),
        (None, _) => Seen::Everybody,
    };
    Ok(Event::Expose { cards, how: form.how, seen })
}

impl From<Designate> for Designation {
    fn from(form: Designate) -> Designation {
        match form.words {
            Some(Words::High) => Designation::High,
            Some(Words::Low) => Designation::Low,
            Some(Words::Win) => Designation::Win,
            Some(Words::Anything) => Designation::Anything,
            None => Designation::Card { suit: form.suit.map(|w| w.0.0), rank: form.rank.map(|w| w.0.0) },
        }
    }
}

fn request(form: &Asking) -> Result<Event, BadForm> {
    let of = form.of.map(|word| word.0);
    let what = match form.what {
        Wish::Review => Request::Review,
        Wish::Explanation => Request::Explanation(form.call),
        Wish::Contract => Request::Contract,
        Wish::InspectTrick => Request::InspectTrick(form.trick),
        Wish::OwnLastCard => Request::OwnLastCard,
        Wish::HavingNone => Request::HavingNone(of.ok_or(BadForm::Missing("`of`"))?),
        Wish::DrawAttention => Request::DrawAttention(of),
        Wish::WarnOfWrongHand => Request::WarnOfWrongHand,
    };
    Ok(Event::Request { by: form.by.0, what })
}

fn about_of(form: &Matter) -> Result<About, BadForm> {
    match (form.revoke, form.trick, form.wrong_explanation, form.seen) {
        (None, None, None, true) => Ok(About::AsSeen),
        (Some(Word(by)), Some(Scalar(WhichTrick::Number(trick))), None, false) => {
            Ok(About::Revoke { by, trick })
        }
        (Some(_), _, None, false) => Err(BadForm::Missing("the number of the `trick`")),
        (None, Some(Scalar(WhichTrick::Number(trick))), None, false) => Ok(About::Trick(trick)),
        (None, Some(Scalar(WhichTrick::Unknown)), None, false) => Ok(About::HandsDiffer),
        (None, None, Some(Word(by)), false) => {
            let misled = form.misled.ok_or(BadForm::Missing("`misled`"))?.0;
            Ok(About::WrongExplanation { by, misled })
        }
        _ => Err(BadForm::Missing("one thing that the director is called about")),
    }
}

impl TryFrom<Form> for Event {
    type Error = BadForm;

    fn try_from(form: Form) -> Result<Event, BadForm> {
        Ok(the_only(form.events()?)?)
    }
}

impl From<Event> for Form {
    fn from(event: Event) -> Form {
        let of = |seat, card| Word(Of(seat, card));
        let all = |cards: Vec<(Seat, Card)>| cards.into_iter().map(|(s, c)| of(s, c)).collect();
        match event {
            Event::Call { seat, call } => Form::Call(OneOrMany::One(Word(Of(seat, call)))),
            Event::ChangeCall { seat, call } => Form::ChangeCall(Word(Of(seat, call))),
            Event::AboveSeven { seat } => Form::AboveSeven(Word(seat)),
            Event::CallsAtOnce(calls) => {
                Form::CallsAtOnce(calls.into_iter().map(|(seat, call)| Word(Of(seat, call))).collect())
            }
            Event::Play { seat, card } => Form::Play(OneOrMany::One(of(seat, card))),
            Event::Lead { seat, card } => Form::Lead(OneOrMany::One(of(seat, card))),
            Event::LeadFaceDown { seat, card } => Form::LeadFaceDown(Word(Perhaps(seat, card))),
            Event::Face { seat, card } => Form::Face(Word(Perhaps(seat, card))),
            Event::Simultaneous(cards) => Form::Simultaneous(all(cards)),
            Event::TwoCards { seat, cards, visible } => {
                let owned = |cards: Vec<Card>| cards.into_iter().map(|card| of(seat, card)).collect();
                Form::TwoCards(TwoCards { cards: owned(cards), visible: owned(visible) })
            }
            Event::Expose { cards, how, seen } => {
                let seen_by = match seen {
                    Seen::Everybody => None,
                    Seen::By(seats) => Some(SeenBy::Seats(seats.iter().map(Word).collect())),
                    Seen::Unknown => Some(SeenBy::Text("unknown".to_owned())),
                };
                Form::Expose(Expose { cards: all(cards), how, seen_by, seen_by_partner: None })
            }
            Event::Spare { seat, card } => Form::Spare(of(seat, card)),
            Event::Spread { seat, cards } if cards.is_empty() => Form::Spread(WordOr::Word(Word(seat))),
            Event::Spread { seat, cards } => Form::Spread(WordOr::More(Spread {
                seat: Word(seat),
                cards: cards.into_iter().map(|card| WordOr::Word(Word(card))).collect(),
            })),
            Event::Designate(words) => Form::Designate(words.into()),
            Event::DesignateInstead(words) => Form::DesignateInstead(words.into()),
            Event::DummyPutsOut { seat, card, instead_of: None } => {
                Form::DummyPutsOut(WordOr::Word(of(seat, card)))
            }
            Event::DummyPutsOut { seat, card, instead_of: Some(named) } => {
                Form::DummyPutsOut(WordOr::More(PutOut { card: of(seat, card), instead_of: of(seat, named) }))
            }
            Event::DummySuggests { seat, card } => Form::DummySuggests(of(seat, card)),
            Event::Withdraw { seat, card } => Form::Withdraw(Word(Perhaps(seat, card))),
            Event::Request { by, what } => Form::Request(asking(by, what)),
            Event::Alert { by, call: None } => Form::Alert(WordOr::Word(Word(by))),
            Event::Alert { by, call } => Form::Alert(WordOr::More(Alerted { by: Word(by), call })),
            Event::Explain { by, call, words } => Form::Explain(Explained { by: Word(by), call, words }),
            Event::BreakInTempo { by, of } => Form::BreakInTempo(Noted { by: Word(by), of: Word(of) }),
            Event::CallDirector { by, about: About::ThisNow } => Form::CallDirector(WordOr::Word(Word(by))),
            Event::CallDirector { by, about } => {
                Form::CallDirector(WordOr::More(Calling { by: Word(by), about: matter(about) }))
            }
            Event::Answer { question, seat, suit, call, with } => Form::Answer(Found {
                question: Word(question),
                with: Word(with),
                seat: seat.map(Word),
                suit: suit.map(|suit| Word(SuitLetter(suit))),
                call: call.map(Word),
            }),
            Event::Choose(choices) => {
                let chosen = |(by, option)| Chosen { by: Word(by), option: Word(option) };
                Form::Choose(choices.into_iter().map(chosen).collect())
            }
            Event::Claim { by, tricks, line } => Form::Claim(Claim { by: Word(by), tricks, line }),
            Event::Concede { by, tricks } => Form::Concede(Claim { by: Word(by), tricks, line: None }),
            Event::Agree { by } => Form::Agree(WordOr::Word(Word(by))),
            Event::Object { by } => Form::Object(WordOr::Word(Word(by))),
            Event::Award { side, tricks } => Form::Award(Award { to: side.into(), tricks }),
            Event::TricksWon { by, tricks } => Form::TricksWon(Won { by: Word(by), tricks }),
            Event::CorrectTricks { tricks, only } => {
                Form::CorrectTricks(Corrected { tricks, only: only.map(Into::into) })
            }
            Event::Happens { what, by: None } => Form::Happens(WordOr::Word(what)),
            Event::Happens { what, by } => Form::Happens(WordOr::More(Happened { what, by: by.map(Word) })),
        }
    }
}

impl From<Designation> for Designate {
    fn from(words: Designation) -> Designate {
        let said = |words| Designate { suit: None, rank: None, words: Some(words) };
        match words {
            Designation::Card { suit, rank } => Designate {
                suit: suit.map(|suit| Word(SuitLetter(suit))),
                rank: rank.map(|rank| Word(RankLetter(rank))),
                words: None,
            },
            Designation::High => said(Words::High),
            Designation::Low => said(Words::Low),
            Designation::Win => said(Words::Win),
            Designation::Anything => said(Words::Anything),
        }
    }
}

fn asking(by: Seat, what: Request) -> Asking {
    let plain = |what| Asking { by: Word(by), what, of: None, trick: None, call: None };
    match what {
        Request::Review => plain(Wish::Review),
        Request::Explanation(call) => Asking { call, ..plain(Wish::Explanation) },
        Request::Contract => plain(Wish::Contract),
        Request::InspectTrick(trick) => Asking { trick, ..plain(Wish::InspectTrick) },
        Request::OwnLastCard => plain(Wish::OwnLastCard),
        Request::HavingNone(of) => Asking { of: Some(Word(of)), ..plain(Wish::HavingNone) },
        Request::DrawAttention(of) => Asking { of: of.map(Word), ..plain(Wish::DrawAttention) },
        Request::WarnOfWrongHand => plain(Wish::WarnOfWrongHand),
    }
}

fn matter(about: About) -> Option<Matter> {
    let number = |trick| Some(Scalar(WhichTrick::Number(trick)));
    let nothing = Matter { revoke: None, trick: None, wrong_explanation: None, misled: None, seen: false };
    match about {
        About::ThisNow => None,
        About::AsSeen => Some(Matter { seen: true, ..nothing }),
        About::Revoke { by, trick } => {
            Some(Matter { revoke: Some(Word(by)), trick: number(trick), ..nothing })
        }
        About::Trick(trick) => Some(Matter { trick: number(trick), ..nothing }),
        About::HandsDiffer => Some(Matter { trick: Some(Scalar(WhichTrick::Unknown)), ..nothing }),
        About::WrongExplanation { by, misled } => {
            Some(Matter { wrong_explanation: Some(Word(by)), misled: Some(Word(misled)), ..nothing })
        }
    }
}
