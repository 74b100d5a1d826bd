//! The ruling on the screen: what is read aloud, what lies on the table, who may know what, the clauses,
//! what is to be looked at afterwards, and how the desk stays with the table.

use askama::Template;
use axum::response::Response;
use bridge_laws::{
    Desk,
    clause::{Clause, Point},
    words::Grade,
};
use cards::Seat;
use ruling::{Clause as _, Standing};
use wording::{Lexicon, msg};

use super::{
    Frame,
    question::{note, place},
    state::{Told, Walk},
};
use crate::{
    failure::Failure,
    page::{self, Shell},
    rulings::form::{self, SaveForm},
    text::{self, Html},
};

/// A clause to tap.
pub struct Law {
    /// How it is cited.
    pub cite: String,
    /// Its short name.
    pub title: Html,
    /// What it says, in our words.
    pub text: Html,
    /// What it is to us.
    pub standing: String,
    /// The debated points that this ruling depends on stand with the last clause.
    pub debated: Vec<Debated>,
}

/// A point on which directors differ.
pub struct Debated {
    /// What is in doubt.
    pub title: Html,
    /// The reading used.
    pub taken: Html,
    /// The other.
    pub other: Html,
    /// The same ruling under the other reading.
    pub address: String,
    /// Its number.
    pub number: String,
}

/// A card that lies on the table.
pub struct Lying {
    /// The class of its suit.
    pub class: &'static str,
    /// Its rank, as it is printed.
    pub rank: String,
    /// Its name, with what it is there as.
    pub name: String,
    /// Major or minor.
    pub grade: String,
}

/// One side of the table.
pub struct Place {
    /// Where it stands, for the style sheet.
    pub place: &'static str,
    /// Its name.
    pub name: String,
    /// Declarer or dummy.
    pub note: Option<String>,
    /// The penalty cards there.
    pub cards: Vec<Lying>,
}

/// What may come next at this table.
struct Onward {
    text: Html,
    address: String,
}

#[derive(Template)]
#[template(path = "ruling.html")]
struct RulingPage {
    shell: Shell,
    frame: Frame,
    happened: Option<Html>,
    over: bool,
    said: Vec<Html>,
    /// The table, if penalty cards lie there.
    table: Vec<Place>,
    holds: Vec<Html>,
    information: Vec<Html>,
    laws: Vec<Law>,
    look_at: Vec<Html>,
    weigh: Vec<Html>,
    next: Vec<Onward>,
    save: Option<SaveForm>,
}

/// The page of this ruling.
pub fn page(shell: Shell, frame: Frame, told: &Told, walk: &Walk) -> Result<Response, Failure> {
    let (words, desk) = (shell.w, &walk.desk);
    let rich = |text: String| text::rich(&text, words);
    let mut page = RulingPage {
        happened: sheet::what_happened(desk, words).map(rich),
        over: walk.over,
        said: Vec::new(),
        table: Vec::new(),
        holds: Vec::new(),
        information: Vec::new(),
        laws: laws(told, desk, words),
        look_at: Vec::new(),
        weigh: Vec::new(),
        next: Vec::new(),
        save: if shell.person.directs() { Some(form::blank(told, walk, words)?) } else { None },
        shell,
        frame,
    };
    if let Some(table) = desk.table() {
        page.look_at = once(table.look_at().iter().map(|clause| words.look_at(clause)), words);
        page.weigh = once(table.weigh().iter().map(|clause| words.weigh(clause)), words);
        if !walk.over {
            page.said = sheet::after(desk, words).into_iter().map(rich).collect();
            page.table = places(desk, words);
            page.holds = table.restrictions().map(|r| rich(words.restriction(&r))).collect();
            page.information = sheet::information(desk, words).into_iter().map(rich).collect();
            page.next = next(told, walk, words);
        }
    }
    page::html(&page)
}

/// Each line once.
fn once(lines: impl Iterator<Item = String>, words: &Lexicon) -> Vec<Html> {
    let mut all: Vec<String> = Vec::new();
    for line in lines {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all.iter().map(|line| text::rich(line, words)).collect()
}

/// The four sides of the table with the penalty cards that lie there; none, if there are none.
#[must_use]
pub fn places(desk: &Desk, words: &Lexicon) -> Vec<Place> {
    let Some(table) = desk.table() else { return Vec::new() };
    let penalty = table.penalty_cards();
    if penalty.is_empty() {
        return Vec::new();
    }
    let declarer = table.state().declarer;
    let lying = |seat: Seat| {
        let own = penalty.iter().filter(move |lying| lying.seat == seat);
        own.map(|lying| Lying {
            class: text::class(lying.card.suit()),
            rank: words.rank_letter(lying.card.rank()),
            name: text::spoken(lying.card, words),
            grade: match lying.grade {
                Grade::Major => words.say(msg::WebMajor),
                Grade::Minor => words.say(msg::WebMinor),
            },
        })
        .collect()
    };
    Seat::ALL
        .into_iter()
        .map(|seat| Place {
            place: place(seat),
            name: words.seat(seat),
            note: note(seat, declarer, words),
            cards: lying(seat),
        })
        .collect()
}

/// The clauses of a desk, each with what it says; the debated points stand below the last.
#[must_use]
pub fn laws(told: &Told, desk: &Desk, words: &Lexicon) -> Vec<Law> {
    let rich = |text: String| text::rich(&text, words);
    let law = |clause: Clause| Law {
        cite: words.cite(clause, told.rules.edition),
        title: rich(words.clause_title(clause)),
        text: rich(words.clause_text(clause)),
        standing: match clause.standing() {
            Standing::Executed => words.say(msg::WebStatusExecuted),
            Standing::Asked => words.say(msg::WebStatusAsked),
            Standing::Judged => words.say(msg::WebStatusJudged),
            Standing::OutOfScope => words.say(msg::WebStatusNone),
        },
        debated: Vec::new(),
    };
    let mut laws: Vec<Law> = sheet::clauses(desk).into_iter().map(law).collect();
    if let Some(last) = laws.last_mut() {
        last.debated = sheet::debated(desk).into_iter().map(|point| debated(point, told, words)).collect();
    }
    laws
}

fn debated(point: Point, told: &Told, words: &Lexicon) -> Debated {
    let rich = |text: String| text::rich(&text, words);
    let said = words.point(point);
    let other = told.rules.readings.is_other_way(point.number());
    let (taken, not_taken) = if other { (said.second, said.first) } else { (said.first, said.second) };
    Debated {
        title: rich(said.title),
        taken: rich(taken),
        other: rich(not_taken),
        address: told.reading(point).address(),
        number: point.to_string(),
    }
}

/// The desk stays with the table while a penalty card lies there.
fn next(told: &Told, walk: &Walk, words: &Lexicon) -> Vec<Onward> {
    let desk = &walk.desk;
    let cards = desk.table().map(|table| table.penalty_cards()).unwrap_or_default();
    let to = |value: String| told.and(walk, "then", &value).address();
    let leads = Seat::ALL.into_iter().filter(|&seat| desk.next_lead(seat).is_some()).map(|seat| Onward {
        text: text::rich(&words.say(msg::WebNextLead { seat }), words),
        address: to(format!("lead:{seat}")),
    });
    let played = cards.iter().map(|lying| Onward {
        text: text::rich(&words.say(msg::WebNextPlayed { seat: lying.seat, card: lying.card }), words),
        address: to(format!("played:{}", lying.card)),
    });
    leads.chain(played).collect()
}
