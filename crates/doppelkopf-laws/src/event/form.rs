//! Events as they are written: in cases, in what is stored, and by programs.

use doppelkopf::{Call, Kind, Naming, Say, Spoken};
use doppelkopf_rules::{Position, Positions};
use doppelkopf_score::{ByParty, Calls, NotationError, Party, Special, add_special, call_of};
use ruling::written::{NotOne, OneOrMany, Scalar, Word, WordOr, the_only};
use serde::{Deserialize, Serialize};
use thiserror::Error;

mod words;

use words::{Called, Kinds, Of, YesNo};

use super::{Counted, Event};
use crate::{
    offence::{Act, Offence},
    words::{Answer, Choice, QuestionId},
};

/// A position: `2` or `"2"`.
type At = Scalar<Position>;

macro_rules! forms {
    ($($(#[$doc:meta])+ $name:ident { $($(#[$attribute:meta])* $field:ident: $type:ty,)* })*) => {
        $(
            #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
            #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
            $(#[$doc])+
            #[serde(deny_unknown_fields, rename_all = "kebab-case")]
            #[allow(missing_docs, reason = "the names say all there is")]
            pub struct $name {
                $($(#[$attribute])* pub $field: $type,)*
            }
        )*
    };
}

forms! {
    /// Something that cards and words do not show.
    Wrong {
        /// Who did it.
        by: At,
        /// What: `remark`, `bad-cut`, `revoke:D9` …
        what: Word<Act>,
    }
    /// Who.
    #[cfg_attr(feature = "schema", schemars(rename = "DoppelkopfBy"))]
    By {
        by: At,
    }
    /// Who claims or points out, and whose offence, if not the last.
    #[cfg_attr(feature = "schema", schemars(rename = "DoppelkopfClaim"))]
    Claim {
        by: At,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<At>,
    }
    /// "Claim or play on?"
    Ask {
        by: At,
        partner: At,
    }
    /// A choice: `claim` or `play-on`.
    #[cfg_attr(feature = "schema", schemars(rename = "DoppelkopfChosen"))]
    Chosen {
        by: At,
        option: Word<Choice>,
    }
    /// A fact found by the referee.
    #[cfg_attr(feature = "schema", schemars(rename = "DoppelkopfFound"))]
    Found {
        /// The id of the question.
        question: Word<QuestionId>,
        /// The answer.
        with: Scalar<Answer>,
        /// Whom it is about, where another question than the open one is answered.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<At>,
    }
    /// A player claims the rest.
    Shorten {
        by: At,
        /// His cards in the order that he states: in a list, or in a text with blanks between them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        line: Option<OneOrMany<Word<Kinds>>>,
    }
    /// The game is over and counted, at a table where nobody recorded the cards.
    Count {
        /// The players of Re.
        re: Vec<At>,
        /// The Augen of one party.
        augen: OfParties<u8>,
        /// The tricks of one party; needed where a party has no Augen.
        #[serde(default, skip_serializing_if = "OfParties::is_untold")]
        tricks: OfParties<u8>,
        /// The highest call of each side; those made at the table, where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        calls: Option<OfParties<String>>,
        /// `fox re`, `doppelkopf kontra`, `karlchen re`; once for each.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        special: Vec<String>,
    }
}

/// Something of each party; what is not said is left out.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
#[serde(deny_unknown_fields)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct OfParties<T> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub re: Option<T>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub kontra: Option<T>,
}

impl<T> OfParties<T> {
    const fn is_untold(&self) -> bool {
        self.re.is_none() && self.kontra.is_none()
    }
}

impl OfParties<u8> {
    /// What Re has of `all`, told of either party or of both; nothing where it is told of neither.
    ///
    /// # Errors
    /// [`BadForm::All`], where it is not so many together.
    pub fn of_re(&self, what: &'static str, all: u8) -> Result<Option<u8>, BadForm> {
        let bad = BadForm::All { what, all };
        match (self.re, self.kontra) {
            (Some(re), Some(kontra)) if re.checked_add(kontra) == Some(all) => Ok(Some(re)),
            (Some(_), Some(_)) => Err(bad),
            (None, Some(kontra)) => all.checked_sub(kontra).map(Some).ok_or(bad),
            (re, None) => Ok(re),
        }
    }
}

impl OfParties<String> {
    /// The highest call of each side: `none`, or nothing said, where it made none.
    ///
    /// # Errors
    /// [`NotationError`], where it is none of this side.
    pub fn calls(&self) -> Result<Calls, NotationError> {
        let one = |party, text: &Option<String>| {
            let called = text.as_deref().filter(|text| *text != "none");
            called.map(|text| call_of(party, text)).transpose()
        };
        Ok(ByParty { re: one(Party::Re, &self.re)?, kontra: one(Party::Kontra, &self.kontra)? })
    }
}

/// An event as it is written: one key, which says what happened. Several cards or words in a row may stand in
/// a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "DoppelkopfForm"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "described with the events")]
pub enum Form {
    Reserve(OneOrMany<Word<Of<Say>>>),
    Solo(OneOrMany<Word<Of<YesNo>>>),
    Name(OneOrMany<Word<Of<Naming>>>),
    Play(OneOrMany<Word<Of<Kind>>>),
    Announce(OneOrMany<Word<Of<Called>>>),
    Expose(OneOrMany<Word<Of<Kind>>>),
    TakeBack(Word<Of<Kind>>),
    TwoCards([Word<Of<Kind>>; 2]),
    Offence(Wrong),
    PointOut(WordOr<At, Claim>),
    CallDirector(WordOr<At, By>),
    ClaimOffence(OneOrMany<WordOr<At, Claim>>),
    PlayOn(OneOrMany<WordOr<At, By>>),
    AskPartner(Ask),
    PartnerSays(Chosen),
    Answer(Found),
    Choose(OneOrMany<Chosen>),
    Shorten(WordOr<At, Shorten>),
    HandOver(WordOr<At, By>),
    LeaveTricks(WordOr<At, By>),
    TakeIn(WordOr<At, By>),
    Counted(Count),
}

/// A form that says something that cannot be, or too little.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BadForm {
    /// Something is not said.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// Both parties together have all.
    #[error("{what} of both parties are {all}")]
    All {
        /// What was told.
        what: &'static str,
        /// How many there are.
        all: u8,
    },
    /// Something of a count is none of the words.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// Cards of several players in one event.
    #[error("these are cards of several players: an event for each")]
    SeveralPlayers,
    /// One event was to be read, and this is none or several.
    #[error(transparent)]
    NotOne(#[from] NotOne),
}

/// What each of them said or did, as one event each.
fn each<T: Copy>(
    forms: &OneOrMany<Word<Of<T>>>,
    event: impl Fn(Position, T) -> Event,
) -> Result<Vec<Event>, BadForm> {
    Ok(forms.as_slice().iter().map(|&Word(Of(by, what))| event(by, what)).collect())
}

const fn who(form: &WordOr<At, By>) -> Position {
    match form {
        WordOr::Word(Scalar(by)) | WordOr::More(By { by: Scalar(by) }) => *by,
    }
}

/// Who, and whose offence.
fn claim(form: &WordOr<At, Claim>) -> (Position, Option<Position>) {
    match form {
        WordOr::Word(Scalar(by)) => (*by, None),
        WordOr::More(Claim { by: Scalar(by), about }) => (*by, about.as_ref().map(|about| about.0)),
    }
}

/// The cards, and the one player whose they are.
fn of_one(cards: &[Word<Of<Kind>>]) -> Result<(Position, Vec<Kind>), BadForm> {
    let &Word(Of(by, _)) = cards.first().ok_or(BadForm::Missing("a card"))?;
    let card = |&Word(Of(of, card)): &Word<Of<Kind>>| (of == by).then_some(card);
    let cards: Option<Vec<Kind>> = cards.iter().map(card).collect();
    cards.map(|cards| (by, cards)).ok_or(BadForm::SeveralPlayers)
}

impl Form {
    /// What it says happened, in order.
    ///
    /// # Errors
    /// [`BadForm`] says what is missing or cannot be.
    pub fn events(self) -> Result<Vec<Event>, BadForm> {
        Ok(vec![match self {
            Form::Reserve(said) => return each(&said, |by, say| Event::Say { by, say }),
            Form::Solo(said) => return each(&said, |by, YesNo(yes)| Event::Solo { by, yes }),
            Form::Name(named) => return each(&named, |by, naming| Event::Name { by, naming }),
            Form::Play(cards) => return each(&cards, |by, card| Event::Play { by, card }),
            Form::Announce(calls) => {
                return each(&calls, |by, Called { spoken, cards }| Event::Announce { by, spoken, cards });
            }
            Form::Expose(cards) => {
                let (by, cards) = of_one(cards.as_slice())?;
                Event::Expose { by, cards }
            }
            Form::TakeBack(Word(Of(by, card))) => Event::TakeBack { by, card },
            Form::TwoCards([Word(Of(by, card)), Word(Of(also, other))]) if by == also => {
                Event::TwoCards { by, card, other }
            }
            Form::TwoCards(_) => return Err(BadForm::SeveralPlayers),
            Form::Offence(Wrong { by: Scalar(by), what: Word(act) }) => Event::Offence(Offence { by, act }),
            Form::PointOut(form) => {
                let (by, about) = claim(&form);
                Event::PointOut { by, about }
            }
            Form::CallDirector(form) => Event::CallReferee { by: who(&form) },
            Form::ClaimOffence(forms) => match *forms.as_slice().iter().map(claim).collect::<Vec<_>>() {
                [] => return Ok(Vec::new()),
                [(by, about)] => Event::ClaimOffence { by, about },
                ref claims => Event::ClaimAtOnce { claims: claims.to_vec() },
            },
            Form::PlayOn(forms) => {
                return Ok(forms.as_slice().iter().map(|form| Event::PlayOn { by: who(form) }).collect());
            }
            Form::AskPartner(Ask { by: Scalar(by), partner: Scalar(partner) }) => {
                Event::AskPartner { by, partner }
            }
            Form::PartnerSays(Chosen { by: Scalar(by), option: Word(choice) }) => {
                Event::PartnerSays { by, choice }
            }
            Form::Answer(Found { question, with, seat }) => {
                Event::Answer { question: question.0, seat: seat.map(|seat| seat.0), with: with.0 }
            }
            Form::Choose(chosen) => {
                let one = |chosen: &Chosen| Event::Choose { by: chosen.by.0, choice: chosen.option.0 };
                return Ok(chosen.as_slice().iter().map(one).collect());
            }
            Form::Shorten(WordOr::Word(Scalar(by))) => Event::Shorten { by, line: None },
            Form::Shorten(WordOr::More(Shorten { by: Scalar(by), line })) => {
                let cards = |line: OneOrMany<Word<Kinds>>| {
                    line.as_slice().iter().flat_map(|Word(Kinds(cards))| cards.iter().copied()).collect()
                };
                Event::Shorten { by, line: line.map(cards) }
            }
            Form::HandOver(form) => Event::HandOver { by: who(&form) },
            Form::LeaveTricks(form) => Event::LeaveTricks { by: who(&form) },
            Form::TakeIn(form) => Event::TakeIn { by: who(&form) },
            Form::Counted(count) => Event::Counted(counted(&count)?),
        }])
    }
}

/// All Augen of the pack (2.2.2), and all tricks.
const ALL_AUGEN: u8 = 240;
const ALL_TRICKS: u8 = 12;

fn counted(form: &Count) -> Result<Counted, BadForm> {
    let mut special = ByParty::<Special>::default();
    for text in &form.special {
        add_special(&mut special, text)?;
    }
    Ok(Counted {
        re: form.re.iter().map(|at| at.0).collect::<Positions>(),
        augen_re: form.augen.of_re("the Augen", ALL_AUGEN)?.ok_or(BadForm::Missing("`augen`"))?,
        tricks_re: form.tricks.of_re("the tricks", ALL_TRICKS)?,
        calls: form.calls.as_ref().map(OfParties::calls).transpose()?,
        special,
    })
}

impl TryFrom<Form> for Event {
    type Error = BadForm;

    fn try_from(form: Form) -> Result<Event, BadForm> {
        Ok(the_only(form.events()?)?)
    }
}

impl From<Event> for Form {
    fn from(event: Event) -> Form {
        const fn one<T>(by: Position, what: T) -> OneOrMany<Word<Of<T>>> {
            OneOrMany::One(Word(Of(by, what)))
        }
        const fn alone<T>(by: Position) -> WordOr<At, T> {
            WordOr::Word(Scalar(by))
        }
        fn claimed(by: Position, about: Option<Position>) -> WordOr<At, Claim> {
            match about {
                None => alone(by),
                Some(_) => WordOr::More(Claim { by: Scalar(by), about: about.map(Scalar) }),
            }
        }
        match event {
            Event::Say { by, say } => Form::Reserve(one(by, say)),
            Event::Solo { by, yes } => Form::Solo(one(by, YesNo(yes))),
            Event::Name { by, naming } => Form::Name(one(by, naming)),
            Event::Play { by, card } => Form::Play(one(by, card)),
            Event::Announce { by, spoken, cards } => Form::Announce(one(by, Called { spoken, cards })),
            Event::Expose { by, cards } => {
                Form::Expose(cards.into_iter().map(|card| Word(Of(by, card))).collect())
            }
            Event::TakeBack { by, card } => Form::TakeBack(Word(Of(by, card))),
            Event::TwoCards { by, card, other } => {
                Form::TwoCards([card, other].map(|card| Word(Of(by, card))))
            }
            Event::Offence(Offence { by, act }) => Form::Offence(Wrong { by: Scalar(by), what: Word(act) }),
            Event::PointOut { by, about } => Form::PointOut(claimed(by, about)),
            Event::CallReferee { by } => Form::CallDirector(alone(by)),
            Event::ClaimOffence { by, about } => Form::ClaimOffence(OneOrMany::One(claimed(by, about))),
            Event::ClaimAtOnce { claims } => {
                Form::ClaimOffence(claims.into_iter().map(|(by, about)| claimed(by, about)).collect())
            }
            Event::PlayOn { by } => Form::PlayOn(OneOrMany::One(alone(by))),
            Event::AskPartner { by, partner } => {
                Form::AskPartner(Ask { by: Scalar(by), partner: Scalar(partner) })
            }
            Event::PartnerSays { by, choice } => {
                Form::PartnerSays(Chosen { by: Scalar(by), option: Word(choice) })
            }
            Event::Answer { question, seat, with } => {
                Form::Answer(Found { question: Word(question), with: Scalar(with), seat: seat.map(Scalar) })
            }
            Event::Choose { by, choice } => {
                Form::Choose(OneOrMany::One(Chosen { by: Scalar(by), option: Word(choice) }))
            }
            Event::Shorten { by, line: None } => Form::Shorten(alone(by)),
            Event::Shorten { by, line } => {
                let line = line.map(|cards| OneOrMany::One(Word(Kinds(cards))));
                Form::Shorten(WordOr::More(Shorten { by: Scalar(by), line }))
            }
            Event::HandOver { by } => Form::HandOver(alone(by)),
            Event::LeaveTricks { by } => Form::LeaveTricks(alone(by)),
            Event::TakeIn { by } => Form::TakeIn(alone(by)),
            Event::Counted(counted) => Form::Counted(counted.into()),
        }
    }
}

/// `re`, `keine90`: only the first call says for whom it is.
fn said_by(party: Party, call: Call) -> String {
    Spoken { party: (call == Call::Won).then_some(party), call }.to_string()
}

impl From<Counted> for Count {
    fn from(counted: Counted) -> Count {
        let Counted { re, augen_re, tricks_re, calls, special } = counted;
        let of_re = |re| OfParties { re, kontra: None };
        let mut marks = Vec::new();
        for (party, special) in [("re", special.re), ("kontra", special.kontra)] {
            let karlchen = u8::from(special.karlchen);
            for (what, times) in
                [("fox", special.foxes), ("doppelkopf", special.doppelkoepfe), ("karlchen", karlchen)]
            {
                marks.extend((0..times).map(|_| format!("{what} {party}")));
            }
        }
        let calls = calls.map(|calls| OfParties {
            re: calls.re.map(|call| said_by(Party::Re, call)),
            kontra: calls.kontra.map(|call| said_by(Party::Kontra, call)),
        });
        Count {
            re: re.iter().map(Scalar).collect(),
            augen: of_re(Some(augen_re)),
            tricks: of_re(tricks_re),
            calls,
            special: marks,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, from_str, from_value, to_value};

    use super::*;

    #[test]
    fn every_event_reads_back_as_it_is_written() {
        for text in [
            r#"{"reserve": "1:gesund"}"#,
            r#"{"solo": "2:no"}"#,
            r#"{"name": "3:pflichtsolo farbe:S"}"#,
            r#"{"play": "4:HT"}"#,
            r#"{"announce": "5:keine90"}"#,
            r#"{"announce": "1:re keine60 9"}"#,
            r#"{"expose": "1:SA"}"#,
            r#"{"expose": ["1:SA", "1:HT"]}"#,
            r#"{"take-back": "1:SA"}"#,
            r#"{"two-cards": ["1:SA", "1:HT"]}"#,
            r#"{"offence": {"by": 3, "what": "lead-out-of-turn:HT"}}"#,
            r#"{"point-out": 2}"#,
            r#"{"call-director": 2}"#,
            r#"{"claim-offence": 2}"#,
            r#"{"claim-offence": {"by": 2, "about": 4}}"#,
            r#"{"claim-offence": [{"by": 2, "about": 4}, 1]}"#,
            r#"{"play-on": 1}"#,
            r#"{"ask-partner": {"by": 1, "partner": 3}}"#,
            r#"{"partner-says": {"by": 3, "option": "play-on"}}"#,
            r#"{"answer": {"question": "clarified", "with": "no"}}"#,
            r#"{"answer": {"question": "can-decide", "with": "yes", "seat": 4}}"#,
            r#"{"answer": {"question": "absagen-against", "with": 2, "seat": 4}}"#,
            r#"{"choose": {"by": 2, "option": "claim"}}"#,
            r#"{"shorten": 1}"#,
            r#"{"shorten": {"by": 1, "line": "HT CQ"}}"#,
            r#"{"hand-over": 1}"#,
            r#"{"leave-tricks": 1}"#,
            r#"{"take-in": 1}"#,
            r#"{"counted": {"re": [1, 3], "augen": {"re": 130}}}"#,
            r#"{"counted": {"re": [1], "augen": {"re": 0}, "tricks": {"re": 1},
                "calls": {"re": "re", "kontra": "keine90"}, "special": ["fox re", "karlchen kontra"]}}"#,
        ] {
            let event: Event = from_str(text).unwrap_or_else(|e| panic!("{text}: {e}"));
            let written = to_value(&event).unwrap();
            assert_eq!(written, from_str::<Value>(text).unwrap());
            assert_eq!(from_value::<Event>(written).unwrap(), event);
        }
    }

    #[test]
    fn the_same_may_be_written_in_other_ways() {
        for (text, other) in [
            (r#"{"point-out": 2}"#, r#"{"point-out": "2"}"#),
            (r#"{"point-out": 2}"#, r#"{"point-out": {"by": 2}}"#),
            (r#"{"claim-offence": 2}"#, r#"{"claim-offence": {"by": "2"}}"#),
            (r#"{"expose": "1:SA"}"#, r#"{"expose": ["1:SA"]}"#),
            (r#"{"shorten": {"by": 1, "line": "HT CQ"}}"#, r#"{"shorten": {"by": 1, "line": ["HT", "CQ"]}}"#),
            (
                r#"{"counted": {"re": [1, 3], "augen": {"re": 130}}}"#,
                r#"{"counted": {"re": [1, "3"], "augen": {"kontra": 110}}}"#,
            ),
            (
                r#"{"answer": {"question": "absagen-against", "with": 2}}"#,
                r#"{"answer": {"question": "absagen-against", "with": "2"}}"#,
            ),
        ] {
            assert_eq!(from_str::<Event>(text).unwrap(), from_str::<Event>(other).unwrap(), "{other}");
        }
    }

    #[test]
    fn what_cannot_be_says_why() {
        for (text, why) in [
            (r#"{"counted": {"re": [1], "augen": {}}}"#, "`augen` is missing"),
            (
                r#"{"counted": {"re": [1], "augen": {"re": 241, "kontra": 0}}}"#,
                "the Augen of both parties are 240",
            ),
            (r#"{"counted": {"re": [1], "augen": {"kontra": 241}}}"#, "the Augen of both parties are 240"),
            (
                r#"{"counted": {"re": [1], "augen": {"re": 9}, "special": ["fox"]}}"#,
                "`fox` is not what gives",
            ),
            (r#"{"answer": {"question": "why", "with": "no"}}"#, "`why` is no question"),
            (r#"{"reserve": "1:weg"}"#, "`weg` is neither gesund nor vorbehalt"),
            (r#"{"name": "1:lustsolo kater"}"#, "kater"),
            (r#"{"solo": "1:maybe"}"#, "`maybe` is not `yes` or `no`"),
        ] {
            let error = from_str::<Event>(text).unwrap_err().to_string();
            assert!(error.contains(why), "{text}: {error}");
        }
    }
}
