//! What a conversation on the terminal needs of a game beyond its words.

use ruling::Interview;
use sheet::{Reported, Spoken};
use wording::Lexicon;

pub use sheet::{Answer, Question, Seat};

use super::console::{Console, Typed};

/// An election of an interview's game.
pub type Election<D> = ruling::Election<<D as Interview>::Game>;

/// What is to be typed.
pub struct ToType {
    /// What stands before the cursor.
    pub prompt: String,
    /// How it is typed, where that is not plain.
    pub how: Option<String>,
}

/// An interview that can be held at the desk.
pub trait Talk: Spoken + Reported {
    /// What stands above a conversation: a title, then what comes before all.
    fn greeting(words: &Lexicon) -> (String, Vec<String>);

    /// What is said once this matter is ruled on.
    fn farewell(&self, words: &Lexicon) -> Vec<String> {
        self.reminders(words)
    }

    /// Reads an answer as facts write it, or as the language does.
    fn read(&self, question: Question<Self>, text: &str, words: &Lexicon) -> Option<Answer<Self>> {
        let _ = words;
        Self::told(question, text)
    }

    /// What a fact that answers this question may be told under, the closest first: as in a case.
    fn keys(question: Question<Self>) -> Vec<String> {
        vec![Self::id(question).to_owned()]
    }

    /// Where nobody is asked: may one fact answer this question of everybody it is asked about?
    fn answers_for_all(question: Question<Self>) -> bool {
        !Self::is_told_in_turn(question)
    }

    /// An answer as [`Talk::read`] reads it, for a list of those that are possible.
    fn written(answer: Answer<Self>, words: &Lexicon) -> String {
        let _ = words;
        answer.to_string()
    }

    /// What may be answered, as [`Talk::read`] reads it: all of it, or of what sort it is.
    fn possible(&self, question: Question<Self>, words: &Lexicon) -> String {
        all(self, question, words)
    }

    /// Is what may be answered too much to be named? Then [`Talk::possible`] gives examples.
    fn is_by_example(&self, question: Question<Self>) -> bool {
        let _ = question;
        false
    }

    /// What is to be typed, for a question that is not answered from a list.
    fn to_type(
        &self,
        question: Question<Self>,
        remembered: Option<Answer<Self>>,
        words: &Lexicon,
    ) -> Option<ToType> {
        let _ = (question, remembered, words);
        None
    }

    /// What was typed for such a question, or why it is no answer.
    fn typed(&self, question: Question<Self>, text: &str, words: &Lexicon) -> Result<Answer<Self>, String> {
        self.read(question, text, words).ok_or_else(|| text.to_owned())
    }

    /// Asks a question that takes more than one line; `None`: it does not.
    fn ask_at_length(
        &self,
        question: Question<Self>,
        remembered: Option<Answer<Self>>,
        console: &Console<'_>,
    ) -> anyhow::Result<Option<Result<Answer<Self>, Typed>>> {
        let _ = (question, remembered, console);
        Ok(None)
    }

    /// Who is meant by this text, as facts or the language write it.
    fn who(text: &str, words: &Lexicon) -> Option<Seat<Self>> {
        let _ = words;
        Self::read_seat(text)
    }

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
}

/// All answers to a question, as they are written.
pub fn all<D: Talk>(desk: &D, question: Question<D>, words: &Lexicon) -> String {
    let answers = desk.answers(question).into_iter().map(|answer| D::written(answer, words));
    answers.collect::<Vec<_>>().join(", ")
}
