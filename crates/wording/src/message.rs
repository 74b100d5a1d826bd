use fluent_bundle::FluentArgs;

use crate::Lexicon;

/// The files of a language. Each is parsed when its first message is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum File {
    /// Seats, suits, ranks, citations.
    Terms,
    /// Questions, choices, effects and what is read aloud.
    Laws,
    /// The frame of the ruling desk.
    Desk,
    /// The other commands, and errors.
    Cli,
    /// Short names and explanations of the clauses.
    Clauses,
    /// Printouts of a tournament.
    Paper,
    /// The tournament at the desk, and its lists.
    Tournament,
    /// Short names and explanations of the clauses of Doppelkopf.
    Dokoclauses,
    /// The referee’s desk for Doppelkopf.
    Dokodesk,
    /// The web app.
    Web,
    /// Games of Doppelkopf played again.
    Dokoreplay,
    /// Best play of Doppelkopf with all cards open.
    Dokosolve,
    /// Double-dummy results.
    Solve,
    /// What options, actions and assigned scores are worth.
    Price,
    /// Tables that are played at in the browser.
    Live,
    /// Where everything is kept, and the files of it.
    Keep,
    /// The tournament in the hall.
    Hall,
    /// How a tournament goes on.
    Course,
    /// The referee is called to a table, and his ruling goes into its list.
    Referee,
    /// How a tournament ends.
    Prizes,
    /// What the commands and options of the command line are for.
    Help,
    /// The law book beside the table.
    Book,
    /// What is wrong with a file of boards.
    Record,
}

impl File {
    /// Its name, without the ending.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            File::Terms => "terms",
            File::Laws => "laws",
            File::Desk => "desk",
            File::Cli => "cli",
            File::Clauses => "clauses",
            File::Paper => "paper",
            File::Tournament => "tournament",
            File::Dokoclauses => "dokoclauses",
            File::Dokodesk => "dokodesk",
            File::Web => "web",
            File::Dokoreplay => "dokoreplay",
            File::Dokosolve => "dokosolve",
            File::Solve => "solve",
            File::Price => "price",
            File::Live => "live",
            File::Keep => "keep",
            File::Hall => "hall",
            File::Course => "course",
            File::Referee => "referee",
            File::Prizes => "prizes",
            File::Help => "help",
            File::Book => "book",
            File::Record => "record",
        }
    }

    pub(crate) const ALL: [File; 23] = [
        File::Terms,
        File::Laws,
        File::Desk,
        File::Cli,
        File::Clauses,
        File::Paper,
        File::Dokoclauses,
        File::Tournament,
        File::Dokodesk,
        File::Web,
        File::Dokoreplay,
        File::Dokosolve,
        File::Solve,
        File::Price,
        File::Live,
        File::Keep,
        File::Hall,
        File::Course,
        File::Referee,
        File::Prizes,
        File::Help,
        File::Book,
        File::Record,
    ];
}

/// A message with all that it needs to be said. The types in [`crate::msg`] are the messages.
pub trait Message {
    /// Where it stands.
    fn entry(&self) -> Entry;

    /// Sets its variables.
    fn fill(&self, lexicon: &Lexicon, args: &mut FluentArgs<'_>) {
        _ = (lexicon, args);
    }
}

/// Where a message stands.
#[derive(Debug, Clone, Copy)]
pub struct Entry {
    /// In this file.
    pub file: File,
    /// Under this id.
    pub id: &'static str,
    /// Which of those it is that take no variables.
    pub plain: Option<usize>,
}

/// A template passes what it says by reference.
impl<M: Message> Message for &M {
    fn entry(&self) -> Entry {
        (**self).entry()
    }

    fn fill(&self, lexicon: &Lexicon, args: &mut FluentArgs<'_>) {
        (**self).fill(lexicon, args);
    }
}

/// Which trick a lead is to. Dutch has a word of its own for the first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The first trick.
    Opening,
    /// Any later trick.
    Later,
}

impl Stage {
    /// The stage in the trick of this number, from 1.
    #[must_use]
    pub const fn of_trick(trick: u8) -> Self {
        if trick <= 1 { Self::Opening } else { Self::Later }
    }

    /// The word that the messages choose by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Stage::Opening => "opening",
            Stage::Later => "later",
        }
    }
}

/// Which game a sentence is about. A rule of it and who rules at the table have other names in each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Game {
    /// Bridge: paragraphs, and a director.
    Bridge,
    /// Tournament Doppelkopf: rules, and a referee.
    Doppelkopf,
}

impl Game {
    /// The word that the messages choose by.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Game::Bridge => "bridge",
            Game::Doppelkopf => "doppelkopf",
        }
    }
}
