//! The whole state of an interview, as it stands in an address: what was told and what was chosen.
//!
//! A fact is told under the id of its question (`leader=E`), as on the command line. Facts may stand in
//! any order, and one that is not asked for yet is kept until it is: so an answer can be changed without
//! losing the others. What happened before the director came (`then=play:S:H8`), what was chosen
//! (`choose=refuse`) and what came next at the table (`then=lead:W`) count in the order in which they stand.

#[cfg(test)]
mod tests;

use ruling::{Election, Next, Step};
use sheet::{Answer, Choice, Laws as _, Point, Question, Seat, UnknownLaws};
use thiserror::Error;
use wording::{Game, Lexicon, Player};

use super::{game::OnScreen, place::Place};
use crate::text::{self, Html};

/// More than any interview asks.
const MOST: usize = 64;

/// The key of the ruling that is ruled on anew.
pub const INSTEAD_OF: &str = "instead-of";

/// What stands in an address.
#[derive(Debug, Clone)]
pub struct Told<D: OnScreen> {
    /// The id of what happened.
    pub topic: String,
    /// The laws and how they are read.
    pub laws: D::Laws,
    /// The table of a tournament at which it happened.
    pub place: Option<Place>,
    /// The number of the ruling in the book that is ruled on anew.
    pub instead_of: Option<usize>,
    /// The points that are read the other way.
    other: Vec<Point<D>>,
    entries: Vec<Entry>,
    /// The step, from 0 on, that is to be answered anew.
    again: Option<usize>,
    /// What is being told and is not complete yet: `play:S` of `play:S:H8`.
    telling: Option<String>,
    /// An answer was changed, and what was told after it waits: what is asked in between is asked, and not taken to be what
    /// it usually is, as in an address from when it was not asked yet.
    changed: bool,
}

/// The key that says so.
const CHANGED: &str = "changed";

#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    key: String,
    value: String,
}

/// An address that is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AddressError {
    /// There is no such topic.
    #[error("`{0}` is no topic of the desk")]
    Topic(String),
    /// More facts than can be asked for.
    #[error("more than {MOST} facts")]
    TooMany,
    /// There are no such laws, or they cannot be read so.
    #[error(transparent)]
    Laws(#[from] UnknownLaws),
}

/// A step of the interview that was taken.
#[derive(Debug, Clone)]
pub struct Taken<D: OnScreen> {
    /// The desk before it.
    pub before: D,
    /// What was done.
    pub what: Deed<D>,
    entry: usize,
    /// Where the grounds of a finding stand.
    grounds: Option<usize>,
}

/// What was done in a step.
#[derive(Debug, Clone)]
pub enum Deed<D: OnScreen> {
    /// A question was answered.
    Answered(Question<D>, Answer<D>),
    /// A choice was made.
    Chosen(Seat<D>, Choice<D>),
    /// This came next at the table.
    Onward(D::Onward),
}

/// Something in the address that cannot be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Trouble {
    /// No answer to the question that is asked.
    NoAnswer(String),
    /// Not offered.
    NoChoice(String),
    /// Cannot come next.
    NoNext(String),
    /// A finding, and nobody has said why.
    NoGrounds,
}

/// How far the address leads.
#[derive(Debug, Clone)]
pub struct Walk<D: OnScreen> {
    /// The desk at the end.
    pub desk: D,
    /// The steps taken, in order.
    pub taken: Vec<Taken<D>>,
    /// Why it went no further, if that was the reason.
    pub trouble: Option<Trouble>,
    /// The table needs nobody any more: no penalty card lies there.
    pub over: bool,
    /// The answer that the question at the end had before.
    pub was: Option<Answer<D>>,
    /// Why, if it was a finding.
    pub grounds: Option<String>,
    unused: Vec<usize>,
}

impl<D: OnScreen> Told<D> {
    /// Nothing told yet.
    #[must_use]
    pub fn nothing(topic: &str, laws: D::Laws) -> Told<D> {
        Told {
            topic: topic.to_owned(),
            laws,
            place: None,
            instead_of: None,
            other: Vec::new(),
            entries: Vec::new(),
            again: None,
            telling: None,
            changed: false,
        }
    }

    /// Reads the query of an address. What is none of ours (marks that other programs hang on) is left
    /// out.
    ///
    /// # Errors
    /// [`AddressError`].
    pub fn read(topic: &str, query: &str) -> Result<Told<D>, AddressError> {
        let mut told = Told::nothing(topic, D::Laws::default());
        told.place = (D::GAME == Game::Doppelkopf).then(|| Place::read(query)).flatten();
        let (mut edition, mut other) = (None, Vec::new());
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            match &*key {
                key if key == D::Laws::KEY => edition = Some(value.into_owned()),
                "other" => other.push(value.into_owned()),
                INSTEAD_OF => told.instead_of = value.parse().ok(),
                "again" => told.again = value.parse().ok(),
                "tell" => told.telling = Some(value.into_owned()),
                CHANGED => told.changed = true,
                "choose" | "then" => told.push(&key, &value),
                key if D::question_ids().contains(&key) || why_of::<D>(key).is_some() => {
                    told.push(key, &value);
                }
                _ => {}
            }
            if told.entries.len() + other.len() > MOST {
                return Err(AddressError::TooMany);
            }
        }
        told.laws = sheet::laws(edition.as_deref(), other.iter().map(String::as_str))?;
        for point in other.iter().filter_map(|id| sheet::point::<D::Laws>(id)) {
            if !told.other.contains(&point) {
                told.other.push(point);
            }
        }
        if D::begin(topic, told.laws).is_none() {
            return Err(AddressError::Topic(topic.to_owned()));
        }
        told.as_asked_now();
        let of_old = if told.changed { None } else { told.of_old() };
        Ok(of_old.unwrap_or(told))
    }

    fn as_asked_now(&mut self) {
        let entries = std::mem::take(&mut self.entries);
        let mut facts = entries.into_iter().map(|entry| (entry.key, entry.value)).collect();
        D::as_asked_now(&self.topic, &mut facts);
        self.entries = facts.into_iter().map(|(key, value)| Entry { key, value }).collect();
    }

    /// The first field of a query that means nothing: a page lets it pass, a program is told.
    #[must_use]
    pub fn unknown(query: &str) -> Option<String> {
        let known = |key: &str| {
            key == D::Laws::KEY
                || ["other", "choose", "then", CHANGED].contains(&key)
                || D::question_ids().contains(&key)
                || why_of::<D>(key).is_some()
        };
        form_urlencoded::parse(query.as_bytes()).find(|(key, _)| !known(key)).map(|(key, _)| key.into_owned())
    }

    /// The same, told in full, if it is an address from when less was asked, as of what happened next: it says nothing
    /// of that, but answers what is asked after it.
    fn of_old(&self) -> Option<Told<D>> {
        let has_story = self.entries.iter().any(Entry::is_of_story::<D>);
        let whole = Told { again: None, telling: None, ..self.clone() };
        // Where a question was answered once, it was asked.
        let is_asked = |question| self.entries.iter().any(|entry| entry.key == D::id(question));
        let full = whole.filled(|desk, question| {
            let before = || desk.before_it_was_asked(question).filter(|_| !is_asked(question));
            if has_story { before() } else { desk.untold(question).or_else(before) }
        });
        let left = |told: &Told<D>| Some(told.walk().ok()?.unused.len());
        (left(&full)? < left(&whole)?).then(|| Told {
            again: self.again,
            telling: self.telling.clone(),
            ..full
        })
    }

    /// The same with what nobody has told taken to be what it usually is: nothing more has happened. So it is
    /// read where nobody is asked.
    #[must_use]
    pub fn in_full(&self) -> Told<D> {
        self.filled(D::untold)
    }

    fn filled(&self, untold: impl Fn(&D, Question<D>) -> Option<Answer<D>>) -> Told<D> {
        let mut full = self.clone();
        while full.entries.len() <= MOST
            && let Ok(walk) = full.walk()
            && walk.trouble.is_none()
            && let Next::Question(question) = walk.desk.next()
            && let Some(answer) = untold(&walk.desk, question)
        {
            full.push(D::id(question), &answer.to_string());
        }
        full
    }

    fn push(&mut self, key: &str, value: &str) {
        self.entries.push(Entry { key: key.to_owned(), value: value.to_owned() });
    }

    /// The same with this point read the other way, or the recommended way again; `None`, if it can be read
    /// one way only.
    #[must_use]
    pub fn reading(&self, point: Point<D>) -> Option<Told<D>> {
        if !D::Laws::points().contains(&point) {
            return None;
        }
        let mut other = self.other.clone();
        match other.iter().position(|&other| other == point) {
            Some(place) => _ = other.remove(place),
            None => other.push(point),
        }
        let usual = D::Laws::of_edition(self.laws.edition()).unwrap_or_default();
        let laws = other.iter().fold(usual, |laws, &point| laws.other_way(point));
        Some(Told { laws, other, again: None, telling: None, ..self.clone() })
    }

    /// As the query of an address.
    #[must_use]
    pub fn query(&self) -> String {
        let mut out = form_urlencoded::Serializer::new(String::new());
        for Entry { key, value } in &self.entries {
            out.append_pair(key, value);
        }
        if self.laws.edition() != D::Laws::default().edition() {
            out.append_pair(D::Laws::KEY, self.laws.edition());
        }
        for point in &self.other {
            out.append_pair("other", &point.to_string());
        }
        if let Some(step) = self.again {
            out.append_pair("again", &step.to_string());
        }
        if let Some(begun) = &self.telling {
            out.append_pair("tell", begun);
        }
        if self.changed {
            out.append_pair(CHANGED, "");
        }
        if let Some(place) = &self.place {
            place.write(&mut out);
        }
        if let Some(number) = self.instead_of {
            out.append_pair(INSTEAD_OF, &number.to_string());
        }
        out.finish()
    }

    /// As the fields of a form that sends it once more.
    #[must_use]
    pub fn pairs(&self) -> Vec<(String, String)> {
        form_urlencoded::parse(self.query().as_bytes()).into_owned().collect()
    }

    /// The first screen of the game, at the table of this address.
    #[must_use]
    pub fn home(&self) -> String {
        match &self.place {
            None => D::HOME.to_owned(),
            Some(_) => format!("{}?{}", D::HOME, Told { instead_of: None, ..self.start() }.query()),
        }
    }

    /// A sentence with its cards marked, and with the names of who sits there.
    #[must_use]
    pub fn rich(&self, text: &str, words: &Lexicon) -> Html {
        text::named(text, words, |player| match player {
            Player::Position(position) => self.place.as_ref()?.name(position),
            Player::Seat(_) => None,
        })
    }

    /// As an address of a page.
    #[must_use]
    pub fn address(&self) -> String {
        let query = self.query();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("{}/{}{mark}{query}", D::PATH, self.topic)
    }

    /// Goes as far as the address leads.
    ///
    /// # Errors
    /// There is no such topic.
    pub fn walk(&self) -> Result<Walk<D>, AddressError> {
        let begun = D::begin(&self.topic, self.laws);
        let mut walk = Walk {
            desk: begun.ok_or_else(|| AddressError::Topic(self.topic.clone()))?,
            taken: Vec::new(),
            trouble: None,
            over: false,
            was: None,
            grounds: None,
            unused: (0..self.entries.len()).collect(),
        };
        loop {
            self.take_unasked(&mut walk);
            let Some((place, entry)) = self.next_for(&walk).filter(|_| walk.trouble.is_none()) else { break };
            let (grounds, desk) = self.grounded(&walk);
            let tried = step(&desk, entry);
            let again = self.again == Some(walk.taken.len());
            let groundless = grounds.is_none() && asks_for_grounds(&desk) && tried.is_ok();
            if again || groundless {
                if let Ok((Deed::Answered(_, answer), _)) = tried {
                    walk.was = Some(answer);
                    let why = grounds.and_then(|place| self.entries.get(place));
                    walk.grounds = why.map(|entry| entry.value.clone());
                }
                walk.trouble = (groundless && !again).then_some(Trouble::NoGrounds);
                break;
            }
            match tried {
                Ok((what, after)) => {
                    walk.unused.retain(|&unused| unused != place && Some(unused) != grounds);
                    let over = after.is_none();
                    let after = after.unwrap_or_else(|| desk.clone());
                    walk.desk = after;
                    let before = desk;
                    walk.taken.push(Taken { before, what, entry: place, grounds });
                    if over {
                        walk.over = true;
                        break;
                    }
                }
                Err(trouble) => {
                    let why = grounds.and_then(|place| self.entries.get(place));
                    walk.grounds = why.map(|entry| entry.value.clone());
                    walk.trouble = Some(trouble);
                    break;
                }
            }
        }
        Ok(walk)
    }

    /// Takes what is told of what nobody is asked, as soon as it matters.
    fn take_unasked(&self, walk: &mut Walk<D>) {
        for (question, _) in walk.desk.assumed() {
            let entries = walk.unused.iter().filter_map(|&place| Some((place, self.entries.get(place)?)));
            let Some((place, told)) = entries.into_iter().find(|(_, told)| told.key == D::id(question))
            else {
                continue;
            };
            let answer = D::told(question, &told.value);
            let after = answer.and_then(|answer| walk.desk.after(Step::Answer(question, answer)));
            let (Some(answer), Some(after)) = (answer, after) else {
                walk.trouble = Some(Trouble::NoAnswer(told.value.clone()));
                return;
            };
            let before = std::mem::replace(&mut walk.desk, after);
            let what = Deed::Answered(question, answer);
            walk.taken.push(Taken { before, what, entry: place, grounds: None });
            walk.unused.retain(|unused| *unused != place);
        }
    }

    /// Where the grounds of what is judged next stand, and the desk with them.
    fn grounded(&self, walk: &Walk<D>) -> (Option<usize>, D) {
        let Next::Question(question) = walk.desk.next() else { return (None, walk.desk.clone()) };
        let key = why(D::id(question));
        let said = |place: &usize| {
            self.entries.get(*place).is_some_and(|entry| entry.key == key && !entry.value.trim().is_empty())
        };
        let grounds = walk.unused.iter().copied().find(said).filter(|_| D::is_judged(question));
        match grounds.and_then(|place| self.entries.get(place)) {
            Some(entry) => (grounds, walk.desk.because(question, &entry.value)),
            None => (None, walk.desk.clone()),
        }
    }

    /// The entry that says how it goes on from here.
    fn next_for(&self, walk: &Walk<D>) -> Option<(usize, &Entry)> {
        let (key, of_story) = match walk.desk.next() {
            Next::Question(question) => (D::id(question), D::is_told_in_turn(question)),
            Next::Election(_) => ("choose", false),
            Next::Ruled => ("then", false),
        };
        let entries = walk.unused.iter().filter_map(|&place| Some((place, self.entries.get(place)?)));
        entries.into_iter().find(|(_, entry)| entry.key == key && entry.is_of_story::<D>() == of_story)
    }

    /// The facts told that nobody has asked for, by their ids.
    #[must_use]
    pub fn left_over(&self, walk: &Walk<D>) -> Vec<String> {
        let entries = walk.unused.iter().filter_map(|&place| self.entries.get(place));
        entries.map(|entry| format!("{}={}", entry.key, entry.value)).collect()
    }

    /// The address after one step more. Facts that were told already are kept, also what happened next, but what
    /// was chosen after an answer that is now another is not: it is to be chosen again.
    #[must_use]
    pub fn and(&self, walk: &Walk<D>, key: &str, value: &str) -> Told<D> {
        let mut told = Told { entries: self.used(walk), again: None, telling: None, ..self.clone() };
        told.push(key, value);
        let mut replaced = false;
        for entry in walk.unused.iter().filter_map(|&place| self.entries.get(place)) {
            // The old answer to this question, and only that one; why it was given goes with it.
            let old = !replaced && entry.key == key || entry.key == why(key);
            replaced |= old && entry.key == key;
            let kept = match &*entry.key {
                "choose" => false,
                // That was all: what was told after it is not.
                "then" => entry.is_of_story::<D>() && !(key == "then" && D::tells_all(value)),
                _ => true,
            };
            if !old && kept {
                told.entries.push(entry.clone());
            }
        }
        told.changed = told.waits();
        told
    }

    /// The same with an answer that is judged, and why.
    #[must_use]
    pub fn and_because(&self, walk: &Walk<D>, id: &str, value: &str, grounds: &str) -> Told<D> {
        let mut told = self.and(walk, id, value);
        if !grounds.trim().is_empty() {
            told.push(&why(id), grounds.trim());
        }
        told.changed = told.waits();
        told
    }

    /// Was something told that comes after what is asked now?
    fn waits(&self) -> bool {
        self.walk().is_ok_and(|walk| {
            walk.trouble.is_none() && !walk.unused.is_empty() && matches!(walk.desk.next(), Next::Question(_))
        })
    }

    /// What the steps taken rest on, in order.
    fn used(&self, walk: &Walk<D>) -> Vec<Entry> {
        let places = walk.taken.iter().flat_map(|taken| [Some(taken.entry), taken.grounds]).flatten();
        places.filter_map(|place| self.entries.get(place).cloned()).collect()
    }

    /// The same where this is told, which nobody is asked. What was chosen is to be chosen again.
    #[must_use]
    pub fn telling_otherwise(&self, question: Question<D>, answer: Answer<D>) -> Told<D> {
        let mut told = Told { again: None, telling: None, ..self.clone() };
        told.entries.retain(|entry| match &*entry.key {
            "choose" => false,
            "then" => entry.is_of_story::<D>(),
            key => key != D::id(question),
        });
        told.push(D::id(question), &answer.to_string());
        told.changed = told.waits();
        told
    }

    /// The address at which this step is taken again; what nobody was asked is no longer told.
    #[must_use]
    pub fn again(&self, walk: &Walk<D>, step: usize) -> Told<D> {
        if let Some(Taken { before, what: Deed::Answered(question, _), .. }) = walk.taken.get(step)
            && let Some((_, usual)) = before.assumed().into_iter().find(|(assumed, _)| assumed == question)
        {
            let mut told = self.telling_otherwise(*question, usual);
            _ = told.entries.pop();
            return told;
        }
        Told { again: Some(step), telling: None, ..self.clone() }
    }

    /// The address at which what happened next is told further: `play`, then `play:S`; `None`: from the list again.
    #[must_use]
    pub fn telling(&self, begun: Option<String>) -> Told<D> {
        Told { telling: begun, ..self.clone() }
    }

    /// What is being told of what happened next, as far as it has come.
    #[must_use]
    pub fn begun(&self) -> Option<&str> {
        self.telling.as_deref()
    }

    /// The same from the start.
    #[must_use]
    pub fn start(&self) -> Told<D> {
        Told { entries: Vec::new(), again: None, telling: None, changed: false, ..self.clone() }
    }

    /// The same without what is not needed: what was not asked for, and what was to be asked again.
    #[must_use]
    pub fn tidy(&self, walk: &Walk<D>) -> Told<D> {
        Told { entries: self.used(walk), again: None, telling: None, changed: false, ..self.clone() }
    }
}

/// The key under which the grounds of a finding stand: `why-suggested`.
fn why(id: &str) -> String {
    format!("{WHY}{id}")
}

const WHY: &str = "why-";

/// The question whose grounds stand under this key.
fn why_of<D: OnScreen>(key: &str) -> Option<&str> {
    key.strip_prefix(WHY).filter(|id| D::question_ids().contains(id))
}

fn asks_for_grounds<D: OnScreen>(desk: &D) -> bool {
    matches!(desk.next(), Next::Question(question) if D::is_judged(question))
}

impl Entry {
    /// Does it tell what happened before the director came?
    fn is_of_story<D: OnScreen>(&self) -> bool {
        self.key == "then" && D::tells_what_happened(&self.value)
    }
}

/// What an entry does at this desk, and the desk after it: `None` where no table is left to stay with.
fn step<D: OnScreen>(desk: &D, entry: &Entry) -> Result<(Deed<D>, Option<D>), Trouble> {
    let value = entry.value.as_str();
    match desk.next() {
        Next::Question(question) => {
            let bad = || Trouble::NoAnswer(value.to_owned());
            let answer = D::told(question, value).ok_or_else(bad)?;
            let after = desk.after(Step::Answer(question, answer)).ok_or_else(bad)?;
            Ok((Deed::Answered(question, answer), Some(after)))
        }
        Next::Election(election) => {
            let bad = || Trouble::NoChoice(value.to_owned());
            let (by, choice) = chosen::<D>(value, &election).ok_or_else(bad)?;
            let after = desk.after(Step::Choose(by, choice)).ok_or_else(bad)?;
            Ok((Deed::Chosen(by, choice), Some(after)))
        }
        Next::Ruled => {
            let next = desk.onwards().into_iter().find(|next| next.to_string() == value);
            let next = next.ok_or_else(|| Trouble::NoNext(value.to_owned()))?;
            Ok((Deed::Onward(next), desk.later(next)))
        }
    }
}

/// Reads `refuse`, or `W=refuse` where several may choose.
fn chosen<D: OnScreen>(text: &str, election: &Election<D::Game>) -> Option<(Seat<D>, Choice<D>)> {
    let (by, choice) = match text.split_once('=') {
        Some((seat, choice)) => (D::read_seat(seat)?, choice),
        None => (*election.by.first()?, text),
    };
    Some((by, D::read_choice(choice)?))
}
