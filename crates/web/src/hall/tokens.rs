//! The words in which the form of a game speaks to the server.

use doppelkopf_score::{Call, Kind, Party};
use tournament::Trumps;

/// How a game is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum How {
    /// What was played; the points are reckoned.
    #[default]
    Game,
    /// Who has won, and how much.
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

/// How games are scored, in the order of the table that the page takes along.
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

/// How a game may have ended: the fewest and the most Augen of Re, and its tricks where they matter.
pub type Step = (u8, u8, Option<u8>);

/// The steps within which nothing changes. The smallest number is the word of a step in the form; the game that is
/// told is the first that can have been in it.
pub const STEPS: [Step; 11] = [
    (0, 0, Some(0)),
    (1, 29, None),
    (30, 59, None),
    (60, 89, None),
    (90, 119, None),
    (120, 120, None),
    (121, 150, None),
    (151, 180, None),
    (181, 210, None),
    (211, 239, None),
    (240, 240, Some(12)),
];

/// The names of the fields of Sonderpunkte, in the order of [`Form::special`].
pub const SPECIAL: [&str; 3] = ["fox", "doppelkopf", "karlchen"];
/// The words of the parties in names of fields.
pub const PARTIES: [(Party, &str); 2] = [(Party::Re, "re"), (Party::Kontra, "kontra")];

/// The word of a kind in the form: a solo by its own name, where that is known.
#[must_use]
pub fn kind_word(kind: Kind, trumps: Option<Trumps>) -> String {
    let word = || KINDS.iter().find(|(one, _)| *one == kind).map_or("", |(_, word)| word).to_owned();
    trumps.map_or_else(word, |trumps| trumps.to_string())
}

/// What a word of the form means.
#[must_use]
pub fn kind_of(word: &str) -> Option<(Kind, Option<Trumps>)> {
    let solo = || word.parse().ok().map(|trumps| (Kind::Solo, Some(trumps)));
    KINDS.iter().find(|(_, one)| *one == word).map(|(kind, _)| (*kind, None)).or_else(solo)
}
