//! The whole state of an interview, as it stands in an address: what was told and what was chosen.
//!
//! A fact is told under the id of its question (`leader=E`), as on the command line. Facts may stand in
//! any order, and one that is not asked for yet is kept until it is: so an answer can be changed without
//! losing the others. What was chosen (`choose=refuse`) and what happened next (`then=lead:W`) count in
//! the order in which they stand.

use bridge_laws::{
    Desk, Rules, Topic,
    clause::{Edition, Point},
    words::{Answer, Bridge, Choice, Question},
};
use cards::{Card, Seat, Suit};
use ruling::{Interview as _, Next, Step};
use thiserror::Error;

/// More than any interview asks.
const MOST: usize = 64;

/// What stands in the query of an address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Told {
    /// What happened.
    pub topic: Topic,
    /// The laws and how they are read.
    pub rules: Rules,
    /// The points that are read the other way.
    other: Vec<Point>,
    entries: Vec<Entry>,
    /// The step, from 0 on, that is to be answered anew.
    again: Option<usize>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    key: String,
    value: String,
}

/// An address that is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum AddressError {
    /// More facts than can be asked for.
    #[error("more than {MOST} facts")]
    TooMany,
    /// There is no such code of laws.
    #[error("`{0}` is no code of laws: 2007 or 2017")]
    Edition(String),
    /// There is no such debated point.
    #[error("`{0}` is no debated point: DP1 to DP15")]
    Point(String),
}

/// A step of the interview that was taken.
#[derive(Debug, Clone)]
pub struct Taken {
    /// The desk before it.
    pub before: Desk,
    /// What was done.
    pub what: Deed,
    entry: usize,
}

/// What was done in a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// A question was answered.
    Answered(Question, Answer),
    /// A choice was made.
    Chosen(Seat, Choice),
    /// This defender got to lead.
    Leads(Seat),
    /// This penalty card was played.
    Played(Seat, Card),
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
}

/// How far the address leads.
#[derive(Debug, Clone)]
pub struct Walk {
    /// The desk at the end.
    pub desk: Desk,
    /// The steps taken, in order.
    pub taken: Vec<Taken>,
    /// Why it went no further, if that was the reason.
    pub trouble: Option<Trouble>,
    /// No penalty card lies on the table any more.
    pub over: bool,
    /// The answer that the question at the end had before.
    pub was: Option<Answer>,
    unused: Vec<usize>,
}

/// The ids of everything that can be asked.
fn is_a_question(key: &str) -> bool {
    let seat = Seat::North;
    [
        Question::ToldItWasHisTurn(seat),
        Question::MeantAs(seat),
        Question::DesignationUnintended,
        Question::Incontrovertible,
        Question::HeldAsPlayed(seat),
        Question::IntendedCard(seat),
        Question::CouldDeclarerSeeDummy,
        Question::MeantAsClaim(seat),
        Question::CouldHaveBeenAware(seat),
        Question::HoldsSuit(seat, Suit::Clubs),
        Question::Declarer,
        Question::Leader,
        Question::Turn,
        Question::Card,
        Question::Face,
        Question::Offender,
        Question::Led,
        Question::PlayedOn(seat),
        Question::WonTrick,
        Question::WonLater(seat),
    ]
    .iter()
    .any(|question| question.id() == key)
}

impl Told {
    /// Nothing told yet.
    #[must_use]
    pub fn nothing(topic: Topic) -> Told {
        Told { topic, rules: Rules::default(), other: Vec::new(), entries: Vec::new(), again: None }
    }

    /// Reads the query of an address. What is none of ours (marks that other programs hang on) is left
    /// out.
    ///
    /// # Errors
    /// [`AddressError`].
    pub fn read(topic: Topic, query: &str) -> Result<Told, AddressError> {
        let mut told = Told::nothing(topic);
        for (key, value) in form_urlencoded::parse(query.as_bytes()) {
            match &*key {
                "edition" => {
                    let edition = Edition::from_year(&value);
                    told.rules.edition = edition.ok_or(AddressError::Edition(value.into_owned()))?;
                }
                "other" => {
                    let point = Point::from_id(&value).ok_or(AddressError::Point(value.into_owned()))?;
                    told.other_way(point);
                }
                "again" => told.again = value.parse().ok(),
                "choose" | "then" => told.push(&key, &value),
                key if is_a_question(key) => told.push(key, &value),
                _ => {}
            }
            if told.entries.len() > MOST {
                return Err(AddressError::TooMany);
            }
        }
        Ok(told)
    }

    fn other_way(&mut self, point: Point) {
        if !self.other.contains(&point) {
            self.other.push(point);
            self.rules.readings = self.rules.readings.other_way(point.number());
        }
    }

    fn push(&mut self, key: &str, value: &str) {
        self.entries.push(Entry { key: key.to_owned(), value: value.to_owned() });
    }

    /// The same with this point read the other way, or the recommended way again.
    #[must_use]
    pub fn reading(&self, point: Point) -> Told {
        let mut told = Told::nothing(self.topic);
        told.rules.edition = self.rules.edition;
        for &other in self.other.iter().filter(|&&other| other != point) {
            told.other_way(other);
        }
        if !self.other.contains(&point) {
            told.other_way(point);
        }
        Told { entries: self.entries.clone(), again: None, ..told }
    }

    /// As the query of an address.
    #[must_use]
    pub fn query(&self) -> String {
        let mut out = form_urlencoded::Serializer::new(String::new());
        for Entry { key, value } in &self.entries {
            out.append_pair(key, value);
        }
        if self.rules.edition != Edition::default() {
            out.append_pair("edition", self.rules.edition.year());
        }
        for point in &self.other {
            out.append_pair("other", &point.to_string());
        }
        if let Some(step) = self.again {
            out.append_pair("again", &step.to_string());
        }
        out.finish()
    }

    /// As an address of a page.
    #[must_use]
    pub fn address(&self) -> String {
        let query = self.query();
        let mark = if query.is_empty() { "" } else { "?" };
        format!("/desk/{}{mark}{query}", self.topic.id())
    }

    /// Goes as far as the address leads.
    #[must_use]
    pub fn walk(&self) -> Walk {
        let mut walk = Walk {
            desk: Desk::new(self.topic, self.rules),
            taken: Vec::new(),
            trouble: None,
            over: false,
            was: None,
            unused: (0..self.entries.len()).collect(),
        };
        while let Some((place, entry)) = self.next_for(&walk) {
            let tried = step(&walk.desk, entry);
            let again = self.again == Some(walk.taken.len());
            if again {
                if let Ok((Deed::Answered(_, answer), _)) = tried {
                    walk.was = Some(answer);
                }
                break;
            }
            match tried {
                Ok((what, after)) => {
                    walk.unused.retain(|&unused| unused != place);
                    let over = after.is_none();
                    let after = after.unwrap_or_else(|| walk.desk.clone());
                    let before = std::mem::replace(&mut walk.desk, after);
                    walk.taken.push(Taken { before, what, entry: place });
                    if over {
                        walk.over = true;
                        break;
                    }
                }
                Err(trouble) => {
                    walk.trouble = Some(trouble);
                    break;
                }
            }
        }
        walk
    }

    /// The entry that says how it goes on from here.
    fn next_for(&self, walk: &Walk) -> Option<(usize, &Entry)> {
        let key = match walk.desk.next() {
            Next::Question(question) => question.id(),
            Next::Election(_) => "choose",
            Next::Ruled => "then",
        };
        let entries = walk.unused.iter().filter_map(|&place| Some((place, self.entries.get(place)?)));
        entries.into_iter().find(|(_, entry)| entry.key == key)
    }

    /// The facts told that nobody has asked for, by their ids.
    #[must_use]
    pub fn left_over(&self, walk: &Walk) -> Vec<String> {
        let entries = walk.unused.iter().filter_map(|&place| self.entries.get(place));
        entries.map(|entry| format!("{}={}", entry.key, entry.value)).collect()
    }

    /// The address after one step more. Facts that were told already are kept, but what was chosen after
    /// an answer that is now another is not: it is to be chosen again.
    #[must_use]
    pub fn and(&self, walk: &Walk, key: &str, value: &str) -> Told {
        let mut told = Told { entries: Vec::new(), again: None, ..self.clone() };
        for taken in &walk.taken {
            told.entries.extend(self.entries.get(taken.entry).cloned());
        }
        told.push(key, value);
        let mut replaced = false;
        for entry in walk.unused.iter().filter_map(|&place| self.entries.get(place)) {
            // The old answer to this question, and only that one.
            let old = !replaced && entry.key == key;
            replaced |= old;
            if !old && entry.key != "choose" && entry.key != "then" {
                told.entries.push(entry.clone());
            }
        }
        told
    }

    /// The address at which this step is taken again.
    #[must_use]
    pub fn again(&self, step: usize) -> Told {
        Told { again: Some(step), ..self.clone() }
    }

    /// The same without what is not needed: what was not asked for, and what was to be asked again.
    #[must_use]
    pub fn tidy(&self, walk: &Walk) -> Told {
        let entries = walk.taken.iter().filter_map(|taken| self.entries.get(taken.entry).cloned()).collect();
        Told { entries, again: None, ..self.clone() }
    }
}

/// What an entry does at this desk, and the desk after it: `None` where no table is left to stay with.
fn step(desk: &Desk, entry: &Entry) -> Result<(Deed, Option<Desk>), Trouble> {
    let value = entry.value.as_str();
    match desk.next() {
        Next::Question(question) => {
            let bad = || Trouble::NoAnswer(value.to_owned());
            let answer: Answer = value.parse().map_err(|_| bad())?;
            let after = desk.after(Step::Answer(question, answer)).ok_or_else(bad)?;
            Ok((Deed::Answered(question, answer), Some(after)))
        }
        Next::Election(election) => {
            let bad = || Trouble::NoChoice(value.to_owned());
            let (by, choice) = chosen(value, &election).ok_or_else(bad)?;
            let after = desk.after(Step::Choose(by, choice)).ok_or_else(bad)?;
            Ok((Deed::Chosen(by, choice), Some(after)))
        }
        Next::Ruled => {
            let bad = || Trouble::NoNext(value.to_owned());
            match value.split_once(':').ok_or_else(bad)? {
                ("lead", seat) => {
                    let seat: Seat = seat.parse().map_err(|_| bad())?;
                    let after = desk.next_lead(seat).ok_or_else(bad)?;
                    Ok((Deed::Leads(seat), Some(after)))
                }
                ("played", card) => {
                    let card: Card = card.parse().map_err(|_| bad())?;
                    let cards = desk.table().map(|table| table.penalty_cards()).unwrap_or_default();
                    let lying = cards.iter().find(|lying| lying.card == card).ok_or_else(bad)?;
                    Ok((Deed::Played(lying.seat, card), desk.without_penalty_card(card)))
                }
                _ => Err(bad()),
            }
        }
    }
}

/// Reads `refuse`, or `W=refuse` where several may choose.
fn chosen(text: &str, election: &ruling::Election<Bridge>) -> Option<(Seat, Choice)> {
    let (by, choice) = match text.split_once('=') {
        Some((seat, choice)) => (seat.parse().ok()?, choice),
        None => (*election.by.first()?, text),
    };
    Some((by, choice.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const FACTS: &str = "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&meant-as=lead";

    fn walk(query: &str) -> (Told, Walk) {
        let told = Told::read(Topic::OpeningLeadOutOfTurn, query).unwrap();
        let walk = told.walk();
        (told, walk)
    }

    #[test]
    fn an_address_is_read_as_it_is_written() {
        for query in ["", FACTS, "declarer=S&edition=2007&other=DP7", "choose=W%3Daccept&then=lead%3AW"] {
            let told = Told::read(Topic::OpeningLeadOutOfTurn, query).unwrap();
            assert_eq!(told.query(), query);
        }
    }

    #[test]
    fn facts_may_come_in_any_order_and_strangers_are_left_out() {
        let (_, in_order) = walk("declarer=S&leader=E&face=up");
        let (told, other) = walk("face=up&utm_source=x&leader=E&declarer=S");
        assert_eq!(in_order.taken.len(), 3);
        assert_eq!(other.desk.next(), in_order.desk.next());
        assert_eq!(told.tidy(&other).query(), "declarer=S&leader=E&face=up");
    }

    #[test]
    fn changing_an_answer_keeps_the_others_but_no_choice() {
        let (told, _) = walk(&format!("{FACTS}&could-declarer-see-dummy=no&choose=refuse"));
        let again = told.again(3);
        let at = again.walk();
        assert_eq!(at.was, Some(Answer::Card("C3".parse().unwrap())));
        assert_eq!(at.desk.next(), Next::Question(Question::Card));
        let changed = again.and(&at, "card", "D4");
        assert!(!changed.query().contains("choose"));
        assert!(changed.query().contains("card=D4") && !changed.query().contains("C3"));
        assert!(matches!(changed.walk().desk.next(), Next::Election(_)));
    }

    #[test]
    fn what_cannot_be_is_trouble() {
        assert_eq!(walk("declarer=X").1.trouble, Some(Trouble::NoAnswer("X".to_owned())));
        assert_eq!(walk("declarer=S&leader=W").1.trouble, Some(Trouble::NoAnswer("W".to_owned())));
        let facts = format!("{FACTS}&could-declarer-see-dummy=no");
        let (_, bad) = walk(&format!("{facts}&choose=lead-free"));
        assert_eq!(bad.trouble, Some(Trouble::NoChoice("lead-free".to_owned())));
        let (_, bad) = walk(&format!("{facts}&choose=refuse&choose=lead-free&then=lead:E"));
        assert_eq!(bad.trouble, Some(Trouble::NoNext("lead:E".to_owned())));
        let many = "face=up&".repeat(MOST + 1);
        assert_eq!(Told::read(Topic::Revoke, &many), Err(AddressError::TooMany));
        assert!(Told::read(Topic::Revoke, "edition=1987").is_err());
        assert!(Told::read(Topic::Revoke, "other=DP99").is_err());
    }

    #[test]
    fn the_desk_stays_until_the_last_penalty_card_is_gone() {
        let facts = format!("{FACTS}&could-declarer-see-dummy=no&choose=refuse&choose=lead-free");
        let (_, at) = walk(&format!("{facts}&then=lead:W"));
        assert!(matches!(at.desk.next(), Next::Election(_)));
        let (_, at) = walk(&format!("{facts}&then=lead:W&choose=lead-free&then=played:C3"));
        assert!(at.over && at.trouble.is_none());
    }
}
