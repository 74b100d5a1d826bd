//! What a game must have for a ruling of it to be shown: the terminal, the pages and programs need no more.

use std::fmt::{Debug, Display};

use ruling::{Asks as _, Election, Finding, Game, Interview};
use wording::{Asking, DebatedPoint, Lexicon, msg};

/// The question of an interview's game.
pub type Question<D> = <<D as Interview>::Game as Game>::Question;
/// The answer of an interview's game.
pub type Answer<D> = <<D as Interview>::Game as Game>::Answer;
/// The choice of an interview's game.
pub type Choice<D> = <<D as Interview>::Game as Game>::Choice;
/// The seat of an interview's game.
pub type Seat<D> = <<D as Interview>::Game as Game>::Seat;
/// The clause of an interview's game.
pub type Clause<D> = <<D as Interview>::Game as Game>::Clause;
/// The open point of an interview's game.
pub type Point<D> = <<D as Interview>::Game as Game>::Point;

/// Which laws are in force, and how their open points are read.
pub trait Laws: Copy + Eq + Default + Debug {
    /// A point that can be read in two ways.
    type Point: Copy + Eq + Display;
    /// A clause of them.
    type Clause: Copy;
    /// The fact that names the edition: `edition`, `rules`.
    const KEY: &'static str;
    /// The editions, the usual one first.
    const EDITIONS: &'static [&'static str];

    /// The edition in force.
    fn edition(self) -> &'static str;

    /// The laws of this edition, read as recommended.
    fn of_edition(id: &str) -> Option<Self>;

    /// The edition in words.
    fn in_words(self, words: &Lexicon) -> String;

    /// The points that can be read the other way.
    fn points() -> Vec<Self::Point>;

    /// The same with this point read the other way.
    #[must_use]
    fn other_way(self, point: Self::Point) -> Self;

    /// Is this point read the other way?
    fn is_other_way(self, point: Self::Point) -> bool;

    /// A clause as it is cited under these laws.
    fn cite(self, clause: Self::Clause, words: &Lexicon) -> String;

    /// The short name of a clause.
    fn title(clause: Self::Clause, words: &Lexicon) -> String;

    /// A clause in the list of those that a ruling rests on.
    fn line(self, clause: Self::Clause, words: &Lexicon) -> String {
        format!("{}: {}", self.cite(clause, words), Self::title(clause, words))
    }

    /// What a clause says under these laws, in our words.
    fn text(self, clause: Self::Clause, words: &Lexicon) -> String;

    /// An open point with both readings.
    fn open(point: Self::Point, words: &Lexicon) -> DebatedPoint;
}

/// What the laws leave to a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judgement {
    /// No verdict of ours stands; otherwise one does, and a person may decide otherwise.
    pub open: bool,
    /// Who decides.
    pub whose: String,
    /// What is to be weighed.
    pub what: Vec<String>,
}

/// One way that a choice can go, with what follows and what can be chosen then.
#[derive(Debug, Clone)]
pub struct Way<D: Interview> {
    /// Who would choose it.
    pub by: Seat<D>,
    /// The choice.
    pub choice: Choice<D>,
    /// As a short label.
    pub label: String,
    /// What follows, in a sentence or three.
    pub consequence: String,
    /// The second decision, where the first leads to one; empty otherwise.
    pub then: Vec<Way<D>>,
    /// The desk after it.
    pub desk: D,
}

/// An interview that can be put into words.
pub trait Spoken:
    Interview<Game: Game<Seat: Display, Answer: Display, Choice: Display, Point: Display>> + Debug
{
    /// Which laws, and how they are read.
    type Laws: Laws<Point = Point<Self>, Clause = Clause<Self>>;
    /// What may come next at a table that plays on. Its text is what an address says.
    type Onward: Copy + Eq + Debug + Display;
    /// The game.
    const GAME: wording::Game;

    /// The ids of what may have happened and is ruled on under these laws, the commonest first.
    fn topics(laws: Self::Laws) -> Vec<&'static str>;

    /// What may have happened, in the players' words.
    fn topic_in_words(id: &str, words: &Lexicon) -> Option<String>;

    /// What else it is called, so that it is found by that.
    #[must_use]
    fn topic_also(id: &str, words: &Lexicon) -> Option<String> {
        let _ = (id, words);
        None
    }

    /// Begins an interview about this topic.
    fn begin(id: &str, laws: Self::Laws) -> Option<Self>;

    /// The id of what it is about.
    fn about(&self) -> &'static str;

    /// The laws in force.
    fn laws(&self) -> Self::Laws;

    /// The ids of everything that can be asked.
    fn question_ids() -> &'static [&'static str];

    /// The id of a question, as facts name it.
    fn id(question: Question<Self>) -> &'static str;

    /// The question on the screen.
    fn question(question: Question<Self>, words: &Lexicon) -> String;

    /// Who is to be asked.
    fn asking(question: Question<Self>, words: &Lexicon) -> Asking;

    /// An answer on the screen.
    fn answer(question: Question<Self>, answer: Answer<Self>, words: &Lexicon) -> String;

    /// What nobody is asked, told otherwise than it usually is.
    fn telling(question: Question<Self>, answer: Answer<Self>, words: &Lexicon) -> String {
        Self::answer(question, answer, words)
    }

    /// Reads an answer as facts write it.
    fn told(question: Question<Self>, text: &str) -> Option<Answer<Self>>;

    /// The answer that a question has where nobody holds the interview and it was not told: nothing more has
    /// happened. `None`: it must be told.
    fn untold(&self, question: Question<Self>) -> Option<Answer<Self>> {
        let _ = question;
        None
    }

    /// Facts under the ids of their questions that were told when something was asked otherwise, as it is asked now.
    fn as_asked_now(topic: &str, facts: &mut Vec<(String, String)>) {
        let _ = (topic, facts);
    }

    /// The answer that this question has where an address is older than the question.
    #[must_use]
    fn before_it_was_asked(&self, question: Question<Self>) -> Option<Answer<Self>> {
        self.untold(question)
    }

    /// Is it left to a person's judgement? Then the answer is a finding, and is told with its grounds.
    #[must_use]
    fn is_judged(question: Question<Self>) -> bool {
        question.judged().is_some()
    }

    /// The same with the grounds of a finding.
    #[must_use]
    fn because(&self, question: Question<Self>, grounds: &str) -> Self {
        let _ = (question, grounds);
        self.clone()
    }

    /// The grounds of a finding, if they are told.
    #[must_use]
    fn grounds(&self, question: Question<Self>) -> Option<&str> {
        let _ = question;
        None
    }

    /// What was judged, in the order in which it mattered.
    #[must_use]
    fn findings(&self) -> Vec<Finding<Self::Game>> {
        Vec::new()
    }

    /// Why this text cannot be the answer, as a sentence, where more can be said than that.
    fn why_not(&self, question: Question<Self>, text: &str, words: &Lexicon) -> Option<String> {
        let _ = (question, text, words);
        None
    }

    /// Is the question asked again and again, each time about what happened next?
    #[must_use]
    fn is_told_in_turn(question: Question<Self>) -> bool {
        let _ = question;
        false
    }

    /// Is this text meant as an answer to such a question, and not as what comes next at a table?
    #[must_use]
    fn tells_what_happened(text: &str) -> bool {
        let _ = text;
        false
    }

    /// Does this text say that nothing more has happened?
    #[must_use]
    fn tells_all(text: &str) -> bool {
        let _ = text;
        false
    }

    /// Reads a choice as facts write it.
    fn read_choice(text: &str) -> Option<Choice<Self>>;

    /// Who is meant by this text.
    fn read_seat(text: &str) -> Option<Seat<Self>>;

    /// Everybody at the table, as far as that is known.
    fn seats(&self) -> Vec<Seat<Self>>;

    /// A seat in words.
    fn seat(seat: Seat<Self>, words: &Lexicon) -> String;

    /// What was wrong.
    fn happened(&self, words: &Lexicon) -> Option<String>;

    /// What is read aloud before a choice.
    fn before_choice(&self, election: &Election<Self::Game>, words: &Lexicon) -> Vec<String> {
        let _ = (election, words);
        Vec::new()
    }

    /// The choices as a tree: what can be said first, and what can be said then.
    fn ways(&self, election: &Election<Self::Game>, words: &Lexicon) -> Vec<Way<Self>> {
        let _ = (election, words);
        Vec::new()
    }

    /// What was chosen here: what stands above it, and the choice.
    fn chosen(&self, by: Seat<Self>, choice: Choice<Self>, words: &Lexicon) -> (String, String) {
        (Self::seat(by, words), choice.to_string())
    }

    /// What is read aloud once the ruling stands.
    fn aloud(&self, words: &Lexicon) -> Vec<String>;

    /// What is in force at the table now, beyond what was read aloud.
    fn holds(&self, words: &Lexicon) -> Vec<String> {
        let _ = words;
        Vec::new()
    }

    /// Until when one may object.
    fn time_limit(&self, words: &Lexicon) -> Option<String> {
        let _ = words;
        None
    }

    /// Who may know what.
    fn information(&self, words: &Lexicon) -> Vec<String> {
        let _ = words;
        Vec::new()
    }

    /// What the ruling rests on, in the order in which it mattered, each once.
    fn rests_on(&self, words: &Lexicon) -> Vec<String>;

    /// The same as programs read it: `play:E:D7`, `told-it-was-his-turn=no`, `S:accept`.
    fn facts(&self) -> Vec<String>;

    /// What is to be looked at after the board or the game.
    fn look_at(&self, words: &Lexicon) -> Vec<String> {
        let _ = words;
        Vec::new()
    }

    /// What the players are to be told at the end, and what is to be written down.
    fn reminders(&self, words: &Lexicon) -> Vec<String>;

    /// What the laws leave to a person, if they do.
    fn judgement(&self, words: &Lexicon) -> Option<Judgement>;

    /// The clauses applied, in the order in which they came.
    fn clauses(&self) -> Vec<Clause<Self>>;

    /// The open points on which it depends.
    fn debated(&self) -> Vec<Point<Self>>;

    /// What may come next at this table; nothing, if it needs nobody any more.
    fn onwards(&self) -> Vec<Self::Onward> {
        Vec::new()
    }

    /// Where the director goes on: another topic, with what is told there already.
    #[must_use]
    fn elsewhere(&self, words: &Lexicon) -> Option<Elsewhere> {
        let _ = words;
        None
    }

    /// The desk after that; `None`, if nothing is left to stay for.
    fn later(&self, onward: Self::Onward) -> Option<Self> {
        let _ = onward;
        None
    }

    /// What may come next, in words.
    fn onward(onward: Self::Onward, words: &Lexicon) -> String;
}

/// What a ruling takes to be as it usually is, since nobody has told it.
pub(crate) fn assumed<D: Spoken>(desk: &D, words: &Lexicon) -> Vec<String> {
    let line = |(question, usual): (Question<D>, Answer<D>)| {
        let (question, answer) = (D::question(question, words), D::answer(question, usual, words));
        words.say(msg::FactAssumed { question: &question, answer: &answer })
    };
    desk.assumed().into_iter().map(line).collect()
}

/// What nobody is asked and may be told: each with the answer, and in words.
#[must_use]
pub fn unasked<D: Spoken>(desk: &D, words: &Lexicon) -> Vec<(Question<D>, Answer<D>, String)> {
    let others = |(question, usual): (Question<D>, Answer<D>)| {
        let answers = desk.answers(question).into_iter().filter(move |answer| *answer != usual);
        answers.map(move |answer| (question, answer, D::telling(question, answer, words)))
    };
    desk.assumed().into_iter().flat_map(others).collect()
}

/// So many topics are asked about nine times of ten; the others stand apart.
const COMMON: usize = 5;

/// And so many of the law book beside the table come before the rest: a claim, a score, an explanation, a hesitation.
const COMMON_BESIDE: usize = 4;

/// What happened at a table of cards and what the law book beside it is asked about, as one list: those that are asked
/// about nine times of ten, then the others, the commonest first.
#[must_use]
pub fn commonest<T>(mut at_a_table: Vec<T>, mut beside: Vec<T>) -> (Vec<T>, Vec<T>) {
    let mut others = at_a_table.split_off(COMMON.min(at_a_table.len()));
    let seldom = beside.split_off(COMMON_BESIDE.min(beside.len()));
    others.splice(0..0, beside);
    others.extend(seldom);
    (at_a_table, others)
}

/// What was judged and why, with the clause that leaves it to a person.
pub(crate) fn found<D: Spoken>(desk: &D, finding: &Finding<D::Game>, words: &Lexicon) -> String {
    let (question, answer) =
        (D::question(finding.question, words), D::answer(finding.question, finding.answer, words));
    let found = words.say(msg::BookFound { question: &question, answer: &answer, grounds: &finding.grounds });
    format!("{found} ({})", desk.laws().cite(finding.clause, words))
}

/// The laws that an edition and points read the other way make, each as facts write them.
///
/// # Errors
/// [`UnknownLaws`], if there is no such edition, or no such point that can be read the other way.
pub fn laws<'a, L: Laws>(
    edition: Option<&str>,
    other_readings: impl IntoIterator<Item = &'a str>,
) -> Result<L, UnknownLaws> {
    let mut laws = match edition {
        None => L::default(),
        Some(id) => L::of_edition(id)
            .ok_or_else(|| UnknownLaws { found: id.to_owned(), known: L::EDITIONS.join(", ") })?,
    };
    for id in other_readings {
        let point = point::<L>(id).ok_or_else(|| UnknownLaws {
            found: id.to_owned(),
            known: L::points().iter().map(ToString::to_string).collect::<Vec<_>>().join(", "),
        })?;
        laws = laws.other_way(point);
    }
    Ok(laws)
}

/// The point of this id, if it can be read the other way.
#[must_use]
pub fn point<L: Laws>(id: &str) -> Option<L::Point> {
    L::points().into_iter().find(|point| point.to_string() == id)
}

/// Laws that are not known here.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{found}` is not known here; write one of: {known}")]
pub struct UnknownLaws {
    /// What was found.
    pub found: String,
    /// What is known.
    pub known: String,
}

/// Another topic of the desk, to go on with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// What is to be done there.
    pub text: String,
    /// The id of the topic.
    pub topic: &'static str,
    /// What is told there already: ids of questions, and answers.
    pub told: Vec<(&'static str, String)>,
}
