//! A game as it is typed into the form: read from the fields of an address or of a form, and written back
//! into them. Who was Re and how it ended tells a game; who has won and how much, as a list on paper has it,
//! its points.

use std::cmp::Reverse;

use doppelkopf_score::{ByParty, Call, Kind, Special};
use tournament::{
    ByPosition, Made, Mark, Next, Outcome, Played, Position, Positions, TableSize, Told, Trumps, Written,
    alone, is_hidden, read_points,
};
use wording::{Lexicon, msg};

use super::{
    tokens::{CALLS, How, PARTIES, SPECIAL, STEPS, Step, kind_of, kind_word},
    typed::Typed,
};
use crate::text::no_number;

/// Nobody has more points in a game; what is more is a slip of the finger.
const MOST: u32 = 999;

/// The form as it was filled in.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// How the game is told.
    pub how: How,
    /// The word of the kind: one of those that the form offers, or a kind of solo.
    pub kind: String,
    /// Who was Re; who has won, where only points are told.
    pub who: Vec<Position>,
    /// The Augen of Re, as typed.
    pub augen: String,
    /// The step, where no Augen are typed.
    pub step: String,
    /// The call of Re and of Kontra.
    pub calls: [String; 2],
    /// With how many cards it was made.
    pub cards: [String; 2],
    /// Foxes, Doppelköpfe and Karlchen of Re, then of Kontra.
    pub special: [[String; 3]; 2],
    /// What each of the two, or of the three, has: what the game was worth.
    pub value: String,
    /// The points of each position, as typed: in place of winners and value.
    pub points: Vec<String>,
    /// Penalty points.
    pub penalty: Vec<String>,
    /// Deductions.
    pub deduction: Vec<String>,
    /// What they are for.
    pub why: String,
    /// Who dealt, if it was not his turn.
    pub dealt: String,
}

fn position(text: &str) -> Option<Position> {
    text.parse::<u8>().ok().and_then(|number| Position::try_from(number).ok())
}

impl Form {
    /// Reads the fields.
    #[must_use]
    pub fn read(from: &impl Typed) -> Form {
        let short = |name: &str| from.one(name).trim().chars().take(40).collect::<String>();
        let numbered = |letter: char| Position::ALL.map(|p| short(&format!("{letter}{p}"))).to_vec();
        let how = How::ALL.into_iter().find(|how| how.id() == from.one("how")).unwrap_or_default();
        // A number that is not among the chips goes before them.
        let value = match short("value-typed") {
            typed if typed.is_empty() => short("value"),
            typed => typed,
        };
        Form {
            how,
            kind: from.one("kind").chars().take(20).collect(),
            who: from.every("who").into_iter().filter_map(position).collect(),
            augen: short("augen"),
            step: short("step"),
            calls: PARTIES.map(|(_, party)| short(&format!("call-{party}"))),
            cards: PARTIES.map(|(_, party)| short(&format!("cards-{party}"))),
            special: PARTIES.map(|(_, party)| SPECIAL.map(|what| short(&format!("{what}-{party}")))),
            value,
            points: numbered('p'),
            penalty: numbered('s'),
            deduction: numbered('a'),
            why: reason(from.one("penalty-why")),
            dealt: short("dealt"),
        }
    }

    /// The form as it is for the next game, which is a normal one more often than not.
    #[must_use]
    pub fn fresh(next: &Next) -> Form {
        match next.forced {
            Some(forced) => Form { who: vec![forced], ..Form::default() },
            None => Form { kind: "normal".to_owned(), ..Form::default() },
        }
    }

    /// The form that says what is written.
    #[must_use]
    pub fn of(written: &Written) -> Form {
        let numbers = |values: &ByPosition<i32>| -> Vec<String> {
            values.0.iter().map(|n| if *n == 0 { String::new() } else { n.to_string() }).collect()
        };
        let deduction = ByPosition::from_fn(|p| i32::from(written.deduction[p]));
        let mut form = Form {
            penalty: numbers(&written.penalty),
            deduction: numbers(&deduction),
            why: written.why.clone().unwrap_or_default(),
            dealt: written.dealt_by.map(|p| p.to_string()).unwrap_or_default(),
            points: Vec::new(),
            kind: written.kind().map(|(kind, trumps)| kind_word(kind, trumps)).unwrap_or_default(),
            ..Form::default()
        };
        match &written.told {
            Told::Points { outcome: Outcome::NotPlayed, .. } => form.how = How::Nothing,
            Told::Points { points, .. } => form.fill_points(points),
            Told::Game { played, .. } => form.fill(played),
        }
        form
    }

    /// Who has won and how much; points that no game gives stand as they are.
    fn fill_points(&mut self, points: &ByPosition<i32>) {
        self.how = How::Points;
        if self.kind.is_empty() {
            self.kind = "normal".to_owned();
        }
        let won: Vec<Position> =
            points.iter().filter(|(_, p)| **p > 0).map(|(position, _)| position).collect();
        let least = points.0.iter().map(|p| p.unsigned_abs()).filter(|p| *p != 0).min().unwrap_or(0);
        let regular = shared(&won, least.try_into().unwrap_or(0), points) == Some(*points);
        if regular {
            (self.who, self.value) = (won, least.to_string());
        } else {
            self.points = points.0.iter().map(ToString::to_string).collect();
        }
    }

    fn fill(&mut self, played: &Played) {
        self.who = played.re.iter().collect();
        self.augen = played.augen.to_string();
        let highest = played.highest();
        let call =
            |call: Option<Call>| CALLS.iter().find(|(one, _)| Some(*one) == call).map_or("", |(_, w)| w);
        self.calls = PARTIES.map(|(party, _)| call(*highest.of(party)).to_owned());
        self.cards = PARTIES.map(|(party, _)| {
            let last = played.calls.iter().rev().find(|made| made.party == party);
            last.and_then(|made| made.cards).map(|cards| cards.to_string()).unwrap_or_default()
        });
        let count = |n: u8| if n == 0 { String::new() } else { n.to_string() };
        self.special = PARTIES.map(|(party, _)| {
            let special = played.special.of(party);
            [count(special.foxes), count(special.doppelkoepfe), count(special.karlchen.into())]
        });
        // What a step was reckoned with.
        let told_by = |(fewest, most, tricks): &&Step| {
            *tricks == played.tricks && played.clone().within(*fewest..=*most).augen == played.augen
        };
        if let Some((fewest, ..)) = STEPS.iter().find(told_by) {
            self.step = fewest.to_string();
            self.augen = String::new();
        }
        // C25, C26: all Augen without all tricks, none with one: the step beside it says so.
        match (played.augen, played.tricks) {
            (240, Some(tricks)) if tricks < 12 => self.step = "211".to_owned(),
            (0, Some(tricks)) if tricks > 0 => self.step = "1".to_owned(),
            _ => {}
        }
    }

    /// The line that is told, where these players sit out.
    ///
    /// # Errors
    /// What is missing or cannot be read, in words.
    pub fn written(&self, size: TableSize, sits: Positions, words: &Lexicon) -> Result<Written, String> {
        let (told, mark) = match self.how {
            How::Nothing => {
                (Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() }, None)
            }
            How::Points => self.points(size, sits, words)?,
            How::Game => (Told::Game { played: self.played(words)?, points: None }, None),
        };
        let dealt_by = if self.dealt.is_empty() {
            None
        } else {
            Some(position(&self.dealt).ok_or_else(|| no_number(&self.dealt, words))?)
        };
        let deduction = numbers(&self.deduction, size, words)?;
        let mut taken = ByPosition::default();
        for position in size.positions() {
            let points = deduction[position];
            taken[position] =
                u8::try_from(points.unsigned_abs()).map_err(|_| no_number(&points.to_string(), words))?;
        }
        let penalty = numbers(&self.penalty, size, words)?;
        let written = Written { mark, dealt_by, penalty, deduction: taken, ..told.into() };
        written.because(&self.why).map_err(|error| bulletin::say::fields(&error, words))
    }

    /// The kind that is chosen.
    fn chosen(&self) -> Option<(Kind, Option<Trumps>)> {
        kind_of(&self.kind)
    }

    fn points(
        &self,
        size: TableSize,
        sits: Positions,
        words: &Lexicon,
    ) -> Result<(Told, Option<Mark>), String> {
        let kind = self.chosen();
        let players = ByPosition::from_fn(|p| i32::from(size.has(p) && !sits.contains(p)));
        let points = if self.points.iter().any(|typed| !typed.is_empty()) {
            numbers(&self.points, size, words)?
        } else {
            let value = read_points(&self.value).filter(|value| value.unsigned_abs() <= MOST);
            let value = match (self.value.is_empty(), value) {
                (true, _) => return Err(words.say(msg::HallNeedValue)),
                (false, None) => return Err(no_number(&self.value, words)),
                (false, Some(value)) => value,
            };
            match shared(&self.who, value, &players) {
                Some(points) => points,
                None => return Err(words.say(msg::HallNeedWinners)),
            }
        };
        let by = alone(&points);
        let outcome = match (kind, by) {
            (Some((Kind::Solo, _)), Some(by)) => Outcome::Solo(by),
            // Points that are no solo's: the list says what is wrong with them.
            (Some((Kind::Solo, _)), None) => match self.who.as_slice() {
                [one] => Outcome::Solo(*one),
                _ => return Err(words.say(msg::HallNeedSoloist)),
            },
            (Some((Kind::Still | Kind::HochzeitAlone, _)), None) => {
                return Err(words.say(msg::HallNotAlone));
            }
            (Some((Kind::Normal | Kind::Hochzeit, _)) | None, Some(_)) => {
                return Err(words.say(msg::HallNeedAlone));
            }
            _ => Outcome::Game,
        };
        let mark =
            kind.and_then(|(kind, trumps)| Mark::of(kind, trumps)).filter(|mark| *mark != Mark::Normal);
        Ok((Told::Points { outcome, points }, mark))
    }

    fn played(&self, words: &Lexicon) -> Result<Played, String> {
        let (kind, trumps) = self.chosen().ok_or_else(|| words.say(msg::HallNeedKind))?;
        let re: Positions = self.who.iter().copied().collect();
        let needed = if kind.is_alone() { 1 } else { 2 };
        if re.len() != needed {
            return Err(match kind.is_alone() {
                true => words.say(msg::HallNeedSoloist),
                false => words.say(msg::HallNeedRe),
            });
        }
        let (fewest, most, tricks) = self.augen(words)?;
        let mut calls = Vec::new();
        for (((party, _), word), cards) in PARTIES.iter().zip(&self.calls).zip(&self.cards) {
            if let Some((call, _)) = CALLS.iter().find(|(_, one)| one == word) {
                let cards = if cards.is_empty() { None } else { Some(small(cards, words)?) };
                calls.push(Made { party: *party, call: *call, cards });
            }
        }
        // Nobody is asked which was first: a reply needs the other call before it.
        calls.sort_by_key(|made| Reverse(made.cards.unwrap_or(12)));
        let mut special = ByParty::<Special>::default();
        for ((party, _), [foxes, doppelkoepfe, karlchen]) in PARTIES.iter().zip(&self.special) {
            let count = |text: &String| small(text, words);
            *special.of_mut(*party) = Special {
                foxes: count(foxes)?,
                doppelkoepfe: count(doppelkoepfe)?,
                karlchen: count(karlchen)? > 0,
            };
        }
        let played = Played { kind, trumps, re, augen: fewest, tricks, clarified: None, calls, special };
        Ok(if fewest == most { played } else { played.within(fewest..=most) })
    }

    /// Augen as counted, or a step.
    fn augen(&self, words: &Lexicon) -> Result<Step, String> {
        if !self.augen.is_empty() {
            let augen = small(&self.augen, words)?;
            // Then it must be told whether they were all tricks, or none: one trick is as good as any other.
            let tricks = match (augen, self.step.as_str()) {
                (240, "211") => Some(11),
                (0, "1") => Some(1),
                (240, "240") => Some(12),
                (0, "0") => Some(0),
                (0 | 240, _) => return Err(words.say(msg::HallNeedTricks)),
                _ => None,
            };
            return Ok((augen, augen, tricks));
        }
        let step = STEPS.iter().find(|(fewest, ..)| fewest.to_string() == self.step);
        step.copied().ok_or_else(|| words.say(msg::HallNeedAugen))
    }
}

/// What everybody has if these have won so much: two against two, one against three, or three against one. The
/// others are those who have something in `players`.
fn shared(won: &[Position], value: i32, players: &ByPosition<i32>) -> Option<ByPosition<i32>> {
    let played = players.0.iter().filter(|p| **p != 0).count();
    if value == 0 && won.is_empty() {
        return Some(ByPosition::default());
    }
    let (plus, minus) = match won.len() {
        1 => (value.checked_mul(3)?, -value),
        2 => (value, -value),
        3 => (value, value.checked_mul(-3)?),
        _ => return None,
    };
    let fits = played == 4 && won.iter().all(|p| players[*p] != 0);
    fits.then(|| {
        ByPosition::from_fn(|p| match (won.contains(&p), players[p]) {
            (true, _) => plus,
            (false, 0) => 0,
            (false, _) => minus,
        })
    })
}

/// The line with what the form does not ask, as it was before: how many cards a speaker held, and when a
/// Hochzeit was clarified.
#[must_use]
pub fn kept(mut written: Written, before: &Written) -> Written {
    if let (Told::Game { played, .. }, Told::Game { played: old, .. }) = (&mut written.told, &before.told) {
        let same = |made: &Made| {
            let last = old.calls.iter().rev().find(|one| one.party == made.party);
            last.is_some_and(|last| last == made)
        };
        if played.highest() == old.highest() && played.calls.iter().all(same) {
            played.calls.clone_from(&old.calls);
        }
        if played.kind == old.kind {
            played.clarified = old.clarified;
        }
    }
    written
}

/// What penalty points are for, as it was typed: a line of characters that can be seen.
#[must_use]
pub fn reason(typed: &str) -> String {
    typed.chars().filter(|c| !is_hidden(*c)).take(200).collect::<String>().trim().to_owned()
}

fn small(text: &str, words: &Lexicon) -> Result<u8, String> {
    if text.is_empty() { Ok(0) } else { text.parse().map_err(|_| no_number(text, words)) }
}

/// What was typed for each position; nothing is 0.
///
/// # Errors
/// What is no number, in words.
pub fn numbers(typed: &[String], size: TableSize, words: &Lexicon) -> Result<ByPosition<i32>, String> {
    let mut numbers = ByPosition::default();
    for (position, text) in size.positions().zip(typed) {
        numbers[position] = read_points(text)
            .filter(|points| points.unsigned_abs() <= MOST)
            .ok_or_else(|| no_number(text, words))?;
    }
    Ok(numbers)
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
