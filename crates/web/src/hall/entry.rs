//! A game as it is typed into the form: read from the fields of an address or of a form, and written back
//! into them.

use doppelkopf_score::{ByParty, Call, Kind, Party, Special};
use tournament::{
    ByPosition, Made, Outcome, Played, Position, Positions, TableSize, Told, Written, read_points,
};
use wording::{Lexicon, msg};

/// The fields that a form or an address brings.
pub trait Typed {
    /// A field; blank, if it was not sent.
    fn one(&self, name: &str) -> &str;
    /// All values of a field.
    fn every(&self, name: &str) -> Vec<&str>;
}

/// Pairs as they stand in an address.
pub struct Pairs(pub Vec<(String, String)>);

impl Pairs {
    /// The pairs of a query. More than any form of ours sends are left out.
    #[must_use]
    pub fn of(query: Option<&str>) -> Pairs {
        let pairs = form_urlencoded::parse(query.unwrap_or_default().as_bytes()).take(400);
        Pairs(pairs.map(|(key, value)| (key.into_owned(), value.into_owned())).collect())
    }
}

impl Typed for Pairs {
    fn one(&self, name: &str) -> &str {
        self.0.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str()).unwrap_or_default()
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.as_str()).collect()
    }
}

/// The fields of one form among several that are sent together: their names begin alike.
pub struct Among<'a, T> {
    /// All that is sent.
    pub all: &'a T,
    /// What the names begin with.
    pub prefix: String,
}

impl<T: Typed> Typed for Among<'_, T> {
    fn one(&self, name: &str) -> &str {
        self.all.one(&format!("{}{name}", self.prefix))
    }

    fn every(&self, name: &str) -> Vec<&str> {
        self.all.every(&format!("{}{name}", self.prefix))
    }
}

/// How a game is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum How {
    /// What was played; the points are reckoned.
    #[default]
    Game,
    /// Only the points.
    Points,
    /// It was not played.
    Nothing,
}

impl How {
    /// All of them.
    pub const ALL: [How; 3] = [How::Game, How::Points, How::Nothing];

    /// The word in the form.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            How::Game => "game",
            How::Points => "points",
            How::Nothing => "none",
        }
    }
}

/// The kinds of game in the form.
pub const KINDS: [(Kind, &str); 5] = [
    (Kind::Normal, "normal"),
    (Kind::Hochzeit, "hochzeit"),
    (Kind::HochzeitAlone, "hochzeit-alone"),
    (Kind::Still, "still"),
    (Kind::Solo, "solo"),
];

/// The calls in the form.
pub const CALLS: [(Call, &str); 5] = [
    (Call::Won, "won"),
    (Call::Keine90, "keine90"),
    (Call::Keine60, "keine60"),
    (Call::Keine30, "keine30"),
    (Call::Schwarz, "schwarz"),
];

/// How a game ended, in steps within which nothing changes: the fewest Augen of Re in each, and its tricks
/// where they matter.
pub const STEPS: [(u8, Option<u8>); 11] = [
    (0, Some(0)),
    (1, None),
    (30, None),
    (60, None),
    (90, None),
    (120, None),
    (121, None),
    (151, None),
    (181, None),
    (211, None),
    (240, Some(12)),
];

/// Nobody has more points in a game; what is more is a slip of the finger.
const MOST: u32 = 999;

/// The form as it was filled in.
#[derive(Debug, Clone, Default)]
pub struct Form {
    /// How the game is told.
    pub how: How,
    /// The word of the kind.
    pub kind: String,
    /// Who was Re.
    pub re: Vec<Position>,
    /// The Augen of Re, as typed.
    pub augen: String,
    /// The step, where no Augen are typed.
    pub step: String,
    /// The call of Re and of Kontra.
    pub calls: [String; 2],
    /// Foxes, Doppelköpfe and Karlchen of Re, then of Kontra.
    pub special: [[String; 3]; 2],
    /// Who played a solo, where only points are told.
    pub solo: String,
    /// The points of each position, as typed.
    pub points: Vec<String>,
    /// Penalty points.
    pub penalty: Vec<String>,
    /// Deductions.
    pub deduction: Vec<String>,
    /// Who dealt, if it was not his turn.
    pub dealt: String,
}

/// The names of the fields of Sonderpunkte, in the order of [`Form::special`].
pub const SPECIAL: [&str; 3] = ["fox", "doppelkopf", "karlchen"];
/// The words of the parties in names of fields.
pub const PARTIES: [(Party, &str); 2] = [(Party::Re, "re"), (Party::Kontra, "kontra")];

fn position(text: &str) -> Option<Position> {
    text.parse::<u8>().ok().and_then(|number| Position::try_from(number).ok())
}

impl Form {
    /// Reads the fields.
    #[must_use]
    pub fn read(from: &impl Typed) -> Form {
        let short = |name: &str| from.one(name).trim().chars().take(12).collect::<String>();
        let numbered = |letter: char| (1..=5).map(|p| short(&format!("{letter}{p}"))).collect();
        let how = How::ALL.into_iter().find(|how| how.id() == from.one("how")).unwrap_or_default();
        Form {
            how,
            kind: from.one("kind").chars().take(20).collect(),
            re: from.every("re").into_iter().filter_map(position).collect(),
            augen: short("augen"),
            step: short("step"),
            calls: PARTIES.map(|(_, party)| short(&format!("call-{party}"))),
            special: PARTIES.map(|(_, party)| SPECIAL.map(|what| short(&format!("{what}-{party}")))),
            solo: short("solo"),
            points: numbered('p'),
            penalty: numbered('s'),
            deduction: numbered('a'),
            dealt: short("dealt"),
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
            dealt: written.dealt_by.map(|p| p.to_string()).unwrap_or_default(),
            points: vec![String::new(); 5],
            ..Form::default()
        };
        match &written.told {
            Told::Points { outcome: Outcome::NotPlayed, .. } => form.how = How::Nothing,
            Told::Points { outcome, points } => {
                form.how = How::Points;
                form.points = points.0.iter().map(ToString::to_string).collect();
                if let Outcome::Solo(soloist) = outcome {
                    form.solo = soloist.to_string();
                }
            }
            Told::Game { played, .. } => form.fill(played),
        }
        form
    }

    fn fill(&mut self, played: &Played) {
        let word = |kind| KINDS.iter().find(|(one, _)| *one == kind).map_or("", |(_, word)| word);
        self.kind = word(played.kind).to_owned();
        self.re = played.re.iter().collect();
        self.augen = played.augen.to_string();
        let highest = played.highest();
        let call =
            |call: Option<Call>| CALLS.iter().find(|(one, _)| Some(*one) == call).map_or("", |(_, w)| w);
        self.calls = PARTIES.map(|(party, _)| call(*highest.of(party)).to_owned());
        let count = |n: u8| if n == 0 { String::new() } else { n.to_string() };
        self.special = PARTIES.map(|(party, _)| {
            let special = played.special.of(party);
            [count(special.foxes), count(special.doppelkoepfe), count(special.karlchen.into())]
        });
        // The smallest number of a step is what the step was reckoned with.
        if let Some(step) =
            STEPS.iter().find(|(augen, tricks)| *tricks == played.tricks && *augen == played.augen)
        {
            self.step = step.0.to_string();
            self.augen = String::new();
        }
    }

    /// Is nothing told yet?
    #[must_use]
    pub fn is_blank(&self) -> bool {
        match self.how {
            How::Game => {
                self.kind.is_empty() && self.re.is_empty() && self.augen.is_empty() && self.step.is_empty()
            }
            How::Points => self.points.iter().all(String::is_empty),
            How::Nothing => false,
        }
    }

    /// The line that is told.
    ///
    /// # Errors
    /// What is missing or cannot be read, in words.
    pub fn written(&self, size: TableSize, words: &Lexicon) -> Result<Written, String> {
        let told = match self.how {
            How::Nothing => Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() },
            How::Points => self.points(size, words)?,
            How::Game => Told::Game { played: self.played(words)?, points: None },
        };
        let dealt_by = if self.dealt.is_empty() {
            None
        } else {
            Some(position(&self.dealt).ok_or_else(|| not_a_number(&self.dealt, words))?)
        };
        let deduction = numbers(&self.deduction, size, words)?;
        let mut taken = ByPosition::default();
        for position in size.positions() {
            let points = deduction[position];
            taken[position] =
                u8::try_from(points.unsigned_abs()).map_err(|_| not_a_number(&points.to_string(), words))?;
        }
        Ok(Written {
            dealt_by,
            penalty: numbers(&self.penalty, size, words)?,
            deduction: taken,
            ..told.into()
        })
    }

    fn points(&self, size: TableSize, words: &Lexicon) -> Result<Told, String> {
        let points = numbers(&self.points, size, words)?;
        let outcome = match self.solo.as_str() {
            "" | "0" => Outcome::Game,
            typed => Outcome::Solo(position(typed).ok_or_else(|| not_a_number(typed, words))?),
        };
        Ok(Told::Points { outcome, points })
    }

    fn played(&self, words: &Lexicon) -> Result<Played, String> {
        let kind = KINDS.iter().find(|(_, word)| *word == self.kind).map(|(kind, _)| *kind);
        let kind = kind.ok_or_else(|| words.say(msg::HallNeedKind))?;
        let re: Positions = self.re.iter().copied().collect();
        if re.is_empty() {
            return Err(match kind.is_alone() {
                true => words.say(msg::HallNeedSoloist),
                false => words.say(msg::HallNeedRe),
            });
        }
        let (augen, tricks) = self.augen(words)?;
        let mut calls = Vec::new();
        for ((party, _), word) in PARTIES.iter().zip(&self.calls) {
            if let Some((call, _)) = CALLS.iter().find(|(_, one)| one == word) {
                calls.push(Made { party: *party, call: *call, cards: None });
            }
        }
        let mut special = ByParty::<Special>::default();
        for ((party, _), [foxes, doppelkoepfe, karlchen]) in PARTIES.iter().zip(&self.special) {
            let count = |text: &String| small(text, words);
            *special.of_mut(*party) = Special {
                foxes: count(foxes)?,
                doppelkoepfe: count(doppelkoepfe)?,
                karlchen: count(karlchen)? > 0,
            };
        }
        Ok(Played { kind, trumps: None, re, augen, tricks, clarified: None, calls, special })
    }

    /// Augen as counted, or the fewest of the step.
    fn augen(&self, words: &Lexicon) -> Result<(u8, Option<u8>), String> {
        if !self.augen.is_empty() {
            return Ok((small(&self.augen, words)?, None));
        }
        let step = STEPS.iter().find(|(augen, _)| augen.to_string() == self.step);
        step.copied().ok_or_else(|| words.say(msg::HallNeedAugen))
    }
}

/// The line with what the form does not ask, as it was before: how many cards a speaker held, and when a
/// Hochzeit was clarified.
#[must_use]
pub fn kept(mut written: Written, before: &Written) -> Written {
    if let (Told::Game { played, .. }, Told::Game { played: old, .. }) = (&mut written.told, &before.told) {
        if played.highest() == old.highest() {
            played.calls.clone_from(&old.calls);
        }
        if played.kind == old.kind {
            played.clarified = old.clarified;
        }
    }
    written
}

fn not_a_number(found: &str, words: &Lexicon) -> String {
    words.say(msg::HallNoNumber { found })
}

fn small(text: &str, words: &Lexicon) -> Result<u8, String> {
    if text.is_empty() { Ok(0) } else { text.parse().map_err(|_| not_a_number(text, words)) }
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
            .ok_or_else(|| not_a_number(text, words))?;
    }
    Ok(numbers)
}

#[cfg(test)]
mod tests {
    use wording::Lang;

    use super::*;

    #[test]
    fn what_the_form_does_not_ask_stays_as_it_was() {
        let words = Lexicon::new(Lang::En);
        let played = "kind=hochzeit re=1,3 augen=151 clarified=2 call=re@11 call=re:keine90@10".parse();
        let before: Written = Told::Game { played: played.expect("a game"), points: None }.into();
        let corrected =
            |form: Form| match kept(form.written(TableSize::Four, &words).expect("a line"), &before).told {
                Told::Game { played, .. } => played.to_string(),
                Told::Points { .. } => String::new(),
            };
        let mut form = Form::of(&before);
        assert_eq!(
            corrected(form.clone()),
            "kind=hochzeit re=1,3 augen=151 clarified=2 call=re@11 call=re:keine90@10"
        );
        form.calls[0] = "won".to_owned();
        form.kind = "normal".to_owned();
        assert_eq!(corrected(form), "kind=normal re=1,3 augen=151 call=re");
    }
}
