//! What the desk must know of a game to ask, to rule and to read aloud.

use ruling::{Game, Interview};
use serde_json::Value;
use wording::{Asking, Lexicon};

use super::console::{Console, Typed};

/// The question of an interview's game.
pub type Question<D> = <<D as Interview>::Game as Game>::Question;
/// The answer of an interview's game.
pub type Answer<D> = <<D as Interview>::Game as Game>::Answer;
/// The choice of an interview's game.
pub type Choice<D> = <<D as Interview>::Game as Game>::Choice;
/// The seat of an interview's game.
pub type Seat<D> = <<D as Interview>::Game as Game>::Seat;
/// An election of an interview's game.
pub type Election<D> = ruling::Election<<D as Interview>::Game>;

/// A topic: its id, and the players' words for it.
pub type Topic = (&'static str, String);

/// An interview that can be held at the desk.
pub trait Talk: Interview {
    /// What may have happened, the commonest first.
    fn topics(words: &Lexicon) -> Vec<Topic>;

    /// What stands above a conversation: a title, then what comes before all.
    fn greeting(words: &Lexicon) -> (String, Vec<String>);

    /// What is said once this matter is ruled on.
    fn farewell(&self, words: &Lexicon) -> Vec<String>;

    /// The id of a question, as facts name it.
    fn id(question: Question<Self>) -> &'static str;

    /// Can anything of this id be asked after the ruling has begun? Facts for it may be told though they
    /// are not needed.
    fn may_be_asked(id: &str) -> bool;

    /// The question on the screen.
    fn question(question: Question<Self>, words: &Lexicon) -> String;

    /// Who is to be asked.
    fn asking(question: Question<Self>, words: &Lexicon) -> Asking;

    /// An answer on the screen.
    fn answer(question: Question<Self>, answer: Answer<Self>, words: &Lexicon) -> String;

    /// An answer as facts write it.
    fn fact(answer: Answer<Self>) -> String;

    /// Reads an answer as facts write it, or as the language does.
    fn read(&self, question: Question<Self>, text: &str, words: &Lexicon) -> Option<Answer<Self>>;

    /// An example of what is to be typed, for a question that is not answered from a list.
    fn example(
        &self,
        question: Question<Self>,
        remembered: Option<Answer<Self>>,
        words: &Lexicon,
    ) -> Option<String> {
        let _ = (question, remembered, words);
        None
    }

    /// What was typed for such a question, or why it is no answer.
    fn typed(&self, question: Question<Self>, text: &str, words: &Lexicon) -> Result<Answer<Self>, String> {
        self.read(question, text, words).ok_or_else(|| text.to_owned())
    }

    /// Who is meant by this text.
    fn seat(text: &str, words: &Lexicon) -> Option<Seat<Self>>;

    /// Reads a choice.
    fn read_choice(text: &str) -> Option<Choice<Self>>;

    /// A choice as facts write it.
    fn choice(choice: Choice<Self>) -> String;

    /// The whole ruling on the screen.
    fn print_ruling(&self, words: &Lexicon) -> anyhow::Result<()>;

    /// What is read aloud before a choice.
    fn print_election(&self, election: &Election<Self>, ascii: bool, words: &Lexicon) -> anyhow::Result<()>;

    /// Lets somebody choose; the interview afterwards with what was chosen.
    fn choose(
        &self,
        election: &Election<Self>,
        console: &Console<'_>,
    ) -> anyhow::Result<Result<(Self, String), Typed>>;

    /// The desk stays with a table that plays on: the interview about what comes next.
    fn what_next(&self, console: &Console<'_>) -> anyhow::Result<Result<Option<Self>, Typed>> {
        let _ = console;
        Ok(Ok(None))
    }

    /// The ruling with the keys of the case format.
    fn as_json(&self, words: &Lexicon) -> anyhow::Result<Value>;

    /// Must a person judge, since no verdict of ours is possible?
    fn must_be_judged(&self) -> bool;
}
