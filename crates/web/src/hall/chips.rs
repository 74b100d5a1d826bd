//! What the form of a game offers to be tapped.

use doppelkopf_score::{Kind, Party};
use tournament::Trumps;
use wording::{Lexicon, msg};

use super::{
    entry::Form,
    tokens::{CALLS, How, KINDS, PARTIES, SPECIAL, STEPS, Step, kind_word},
};

/// What somebody can choose.
#[derive(Clone)]
pub struct Choice {
    pub id: String,
    /// In as few letters as a telephone has room for.
    pub text: String,
    /// In full.
    pub name: String,
    pub on: bool,
}

/// What is counted for a party, from nothing to the most there can be.
pub struct Count {
    pub name: String,
    pub full: String,
    pub steps: Vec<Choice>,
}

/// What a party has called and caught.
pub struct PartyView {
    pub id: &'static str,
    pub name: &'static str,
    pub calls: Vec<Choice>,
    /// It has called nothing.
    pub quiet: bool,
    pub cards: Vec<Choice>,
    pub counts: Vec<Count>,
}

/// One of them.
pub fn choice(id: &str, text: String, on: bool) -> Choice {
    Choice { id: id.to_owned(), name: text.clone(), text, on }
}

/// The kinds of game: those that are no solo, and the seven solos.
pub fn kinds(form: &Form, words: &Lexicon) -> (Vec<Choice>, Vec<Choice>) {
    let one = |kind: Kind, trumps: Option<Trumps>, text: String| {
        let id = kind_word(kind, trumps);
        let on = form.kind == id;
        Choice { name: bulletin::say::kind(kind, trumps, words), id, text, on }
    };
    let plain = KINDS.iter().filter(|(kind, _)| *kind != Kind::Solo).map(|(kind, _)| {
        let text = match kind {
            Kind::Hochzeit => words.say(msg::HallChipHochzeit),
            Kind::HochzeitAlone => words.say(msg::HallChipHochzeitAlone),
            Kind::Still => words.say(msg::HallChipStill),
            Kind::Normal | Kind::Solo => words.say(msg::HallChipNormal),
        };
        one(*kind, None, text)
    });
    let solo = |trumps: Trumps| {
        let text = match trumps {
            Trumps::Damen => words.say(msg::HallChipDamen),
            Trumps::Buben => words.say(msg::HallChipBuben),
            Trumps::Fleischlos => words.say(msg::HallChipFleischlos),
            Trumps::Farbe(suit) => words.suit_mark(suit),
        };
        one(Kind::Solo, Some(trumps), text)
    };
    let mut solos: Vec<Choice> = Trumps::ALL.map(solo).to_vec();
    // Those that are played most stand first.
    solos.rotate_left(4);
    // A solo of which nobody has noted what was trump.
    if form.kind == "solo" {
        solos.push(one(Kind::Solo, None, words.say(msg::HallSolo)));
    }
    (plain.collect(), solos)
}

/// How the game ended, in steps: `121–150`. First those with which Re has won as a rule, then the others.
pub fn steps(form: &Form, words: &Lexicon) -> [Vec<Choice>; 2] {
    // All Augen without all tricks are worth what 239 are, and none with a trick what 1 is (C25, C26).
    let shown = |fewest: u8, most: u8| match (fewest, most) {
        (1, most) => format!("0–{most}"),
        (fewest, 239) => format!("{fewest}–240"),
        (fewest, most) => format!("{fewest}–{most}"),
    };
    // Beside exactly 0 or 240 Augen a step says what they do not: whether there was a trick more.
    let beside = form.augen.is_empty() || ["0", "240"].contains(&form.augen.as_str());
    let step = |(fewest, most, tricks): Step| {
        let of = |augen: String| (augen.clone(), words.say(msg::HallStepOf { augen: &augen }));
        let (text, name) = match (fewest, tricks) {
            (_, Some(0)) => (words.say(msg::HallChipNoTrick), words.say(msg::HallNoTrick)),
            (_, Some(_)) => (words.say(msg::HallChipAllTricks), words.say(msg::HallAllTricks)),
            (fewest, None) if fewest == most => of(fewest.to_string()),
            (fewest, None) => of(shown(fewest, most)),
        };
        let id = fewest.to_string();
        let on = beside && form.step == id;
        Choice { id, text, name, on }
    };
    let mut kontra: Vec<Choice> = STEPS.map(step).to_vec();
    let re = kontra.split_off(6);
    kontra.reverse();
    [re, kontra]
}

/// What each party has called and caught.
pub fn parties(form: &Form, words: &Lexicon) -> Vec<PartyView> {
    let told = PARTIES.iter().zip(&form.calls).zip(&form.cards).zip(&form.special);
    told.map(|(((of, call), cards), special)| party(*of, call, cards, special, words)).collect()
}

fn party(
    (party, id): (Party, &'static str),
    call: &str,
    cards: &str,
    special: &[String; 3],
    words: &Lexicon,
) -> PartyView {
    let calls = CALLS.iter().map(|(one, word)| {
        let name = bulletin::say::call(party, *one);
        let text = match *word {
            "won" => name.clone(),
            "schwarz" => words.say(msg::HallChipSchwarz),
            other => other.trim_start_matches("keine").to_owned(),
        };
        Choice { id: (*word).to_owned(), text, name, on: call == *word }
    });
    let held = |n: u8| choice(&n.to_string(), n.to_string(), *cards == n.to_string());
    let none = choice("", words.say(msg::HallChipCards), cards.is_empty());
    let counts = SPECIAL.iter().zip(special).zip([2_u8, 4, 1]);
    PartyView {
        id,
        name: bulletin::say::party(party),
        calls: calls.collect(),
        quiet: call.is_empty(),
        cards: std::iter::once(none).chain((5..=12).rev().map(held)).collect(),
        counts: counts.map(|((what, value), most)| count(what, id, value, most, words)).collect(),
    }
}

fn count(what: &str, party: &str, value: &str, most: u8, words: &Lexicon) -> Count {
    let (short, full) = match what {
        "fox" => (words.say(msg::HallChipFox), words.say(msg::HallFoxes)),
        "doppelkopf" => (words.say(msg::HallChipDoppelkopf), words.say(msg::HallDoppelkoepfe)),
        _ => (words.say(msg::HallKarlchen), words.say(msg::HallKarlchen)),
    };
    let steps = (0..=most).map(|n| {
        let text = if n < 2 { short.clone() } else { format!("{n} {short}") };
        let on = value.parse().unwrap_or(0) == n;
        Choice { id: n.to_string(), name: format!("{full}: {n}"), text, on }
    });
    Count { name: format!("{what}-{party}"), full: full.clone(), steps: steps.collect() }
}

/// What a game may be worth, one tap each; more is typed.
pub fn values(form: &Form) -> (Vec<Choice>, String) {
    let chips: Vec<Choice> = (1..=15)
        .chain([0])
        .map(|n: u8| choice(&n.to_string(), n.to_string(), form.value == n.to_string()))
        .collect();
    let typed = if chips.iter().any(|chip| chip.on) { String::new() } else { form.value.clone() };
    (chips, typed)
}

/// How a game is told, in words.
pub fn hows(form: &Form, words: &Lexicon) -> Vec<Choice> {
    let text = |how: How| match how {
        How::Game => words.say(msg::HallHowGame),
        How::Points => words.say(msg::HallHowPoints),
        How::Nothing => words.say(msg::HallHowNothing),
    };
    How::ALL.map(|how| choice(how.id(), text(how), form.how == how)).to_vec()
}
