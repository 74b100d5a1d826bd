//! What the form of a game offers to be chosen.

use wording::{Lexicon, msg};

use super::entry::{CALLS, Form, How, KINDS, PARTIES, SPECIAL, STEPS};

/// What somebody can choose.
#[derive(Clone)]
pub struct Choice {
    pub id: String,
    pub text: String,
    pub on: bool,
}

/// What is counted for a party.
pub struct Count {
    pub name: String,
    pub text: String,
    pub most: u8,
    pub value: String,
}

/// What a party has called and caught.
pub struct PartyView {
    pub id: &'static str,
    pub name: &'static str,
    pub calls: Vec<Choice>,
    pub counts: Vec<Count>,
}

/// One of them.
pub fn choice(id: &str, text: String, on: bool) -> Choice {
    Choice { id: id.to_owned(), text, on }
}

/// How a game is told, in words.
pub fn how_said(how: How, words: &Lexicon) -> String {
    match how {
        How::Game => words.say(msg::HallHowGame),
        How::Points => words.say(msg::HallHowPoints),
        How::Nothing => words.say(msg::HallHowNothing),
    }
}

fn kind_said(kind: doppelkopf_score::Kind, words: &Lexicon) -> String {
    use doppelkopf_score::Kind;
    match kind {
        Kind::Normal => words.say(msg::TournamentKindNormal),
        Kind::Hochzeit => words.say(msg::TournamentKindHochzeit),
        Kind::HochzeitAlone => words.say(msg::TournamentKindHochzeitAlone),
        Kind::Still => words.say(msg::TournamentKindStill),
        Kind::Solo => words.say(msg::HallSolo),
    }
}

/// The kinds of game.
pub fn kinds(form: &Form, words: &Lexicon) -> Vec<Choice> {
    KINDS.map(|(kind, id)| choice(id, kind_said(kind, words), form.kind == id)).to_vec()
}

/// How the game ended, in steps: `121–150`.
pub fn steps(form: &Form, words: &Lexicon) -> Vec<Choice> {
    let most = STEPS.iter().skip(1).map(|(fewest, _)| fewest - 1).chain([240]);
    let step = |((fewest, tricks), most): (&(u8, Option<u8>), u8)| {
        let text = match (fewest, tricks) {
            (_, Some(0)) => words.say(msg::HallNoTrick),
            (_, Some(_)) => words.say(msg::HallAllTricks),
            (211, None) => "211–240".to_owned(),
            (&fewest, None) if fewest == most => fewest.to_string(),
            (fewest, None) => format!("{fewest}–{most}"),
        };
        choice(&fewest.to_string(), text, form.augen.is_empty() && form.step == fewest.to_string())
    };
    STEPS.iter().zip(most).map(step).collect()
}

/// What each party has called and caught.
pub fn parties(form: &Form, words: &Lexicon) -> Vec<PartyView> {
    let view =
        |((party, id), (call, special)): (
            &(doppelkopf_score::Party, &'static str),
            (&String, &[String; 3]),
        )| {
            let name = bulletin::say::party(*party);
            let calls =
                CALLS.iter().map(|(one, word)| choice(word, bulletin::say::call(*party, *one), call == word));
            let none = choice("", words.say(msg::HallNoCall), call.is_empty());
            let said =
                [words.say(msg::HallFoxes), words.say(msg::HallDoppelkoepfe), words.say(msg::HallKarlchen)];
            let counts =
                SPECIAL.iter().zip(said).zip(special).zip([2, 4, 1]).map(|(((what, text), value), most)| {
                    Count { name: format!("{what}-{id}"), text, most, value: value.clone() }
                });
            PartyView { id, name, calls: [none].into_iter().chain(calls).collect(), counts: counts.collect() }
        };
    PARTIES.iter().zip(form.calls.iter().zip(&form.special)).map(view).collect()
}
