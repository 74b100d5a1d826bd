//! What a case expects, what came of it, and the table at that moment, as values: words are put to them where they are
//! shown, in the language of whoever reads. `Display` is what programs read.

use std::fmt;

use bridge::Contract;
use cards::Seat;
use doppelkopf::{CallRefusal, HandError, Kind, ParseTrumpsError};
use doppelkopf_rules::{ByPosition, Position, Rules, TableSize};
use doppelkopf_score::{GameError, Party};
use serde::{Serialize, Serializer};
use tournament::{ListError, SplitError};

/// What is expected, or what came of it.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "`Display` says what each is")]
pub enum Said {
    /// As the case writes it, which is the same in every language.
    Written(String),
    None,
    NoneYet,
    Nothing,
    NotKnown,
    NothingAsked,
    CanHappen,
    Happened,
    Allowed,
    Ruling,
    RulingStands,
    PossibleGame,
    Seats,
    Not(String),
    Only(String),
    CanBeChosen(String),
    Worth(String),
    /// These tricks go to that side.
    Transfer(u8, String),
    /// So many tables of this size.
    Tables(Vec<(usize, TableSize)>),
    Points(ByPosition<i32>),
    /// The players, of this party if one is named.
    Players(Option<Party>, Vec<Position>),
    /// What this party has, if that is known.
    OfParty(Party, Option<u8>),
    Awaits(Awaits),
    /// Refused under this id of the format, if it is named, by these clauses.
    Refused {
        id: Option<&'static str>,
        under: Vec<String>,
        why: Why,
    },
}

/// Whose turn it is, or what is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "`Display` says what each is")]
pub enum Awaits {
    Call(Seat),
    /// Of a seat or a position.
    Card(String),
    Question {
        id: &'static str,
        about: Option<Position>,
    },
    /// Of several players any; not every case names the options.
    Choice {
        by: Vec<String>,
        options: Option<Vec<String>>,
    },
    Say(Position),
    Pflichtsolo(Position),
    Lustsolo(Position),
    Name(Position),
    Over,
}

/// Why something is refused.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Why {
    Bridge(bridge_laws::event::Refused),
    Doppelkopf(doppelkopf_laws::event::Refused),
    /// S3.6: a kind of solo that there is not.
    Solo(ParseTrumpsError),
    /// The same, of a trick.
    Game(String),
    Call(CallRefusal),
    Hand(HandError),
    Score(GameError),
    Line(Box<ListError>, TableSize, Rules),
    Split(SplitError),
}

/// A table, line by line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Drawn(pub Vec<Line>);

/// A line of it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "`Display` says what each is")]
pub enum Line {
    /// Cards and what else is the same in every language.
    Written(String),
    Contract {
        contract: Contract,
        declarer: Seat,
        trick: u8,
    },
    PenaltyCard(String),
    /// The cards of a position, or how many they are.
    Hand {
        by: Position,
        hand: Option<String>,
        count: u8,
        laid: Option<Kind>,
        early: Option<Kind>,
    },
    Play {
        game: Option<String>,
        tricks: String,
        calls: String,
    },
    Wrong(String),
    Penalty(ByPosition<i32>),
    Awaits(Awaits),
    /// A deal in the list of a round: its points, and those of the round so far.
    Deal {
        number: usize,
        dealer: Position,
        books: &'static str,
        points: [ByPosition<i32>; 2],
    },
    Next {
        number: usize,
        dealer: Position,
    },
    RoundOver,
}

impl Said {
    /// These texts of the format in a row, if there are any.
    pub(crate) fn list(texts: impl IntoIterator<Item = impl Into<String>>, between: &str) -> Said {
        let texts: Vec<String> = texts.into_iter().map(Into::into).collect();
        if texts.is_empty() { Said::None } else { Said::Written(texts.join(between)) }
    }

    /// It is refused, and nothing is said of ids and clauses.
    pub(crate) fn refused(why: Why) -> Said {
        Said::Refused { id: None, under: Vec::new(), why }
    }
}

impl<T: Into<String>> From<T> for Said {
    fn from(text: T) -> Said {
        Said::Written(text.into())
    }
}

/// `1, 3`; empty for nobody.
#[must_use]
pub fn in_a_row<T: ToString>(all: &[T]) -> String {
    all.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Each position that has not 0, in order: `1 -3, 2 +1`; empty if all have.
#[must_use]
pub fn points(points: &ByPosition<i32>) -> String {
    let all = points.iter().filter(|(_, points)| **points != 0);
    all.map(|(position, points)| format!("{position} {points:+}")).collect::<Vec<_>>().join(", ")
}

fn or_else(text: String, empty: &str) -> String {
    if text.is_empty() { empty.to_owned() } else { text }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Said::Written(text) => f.write_str(text),
            Said::None => f.write_str("none"),
            Said::NoneYet => f.write_str("none yet"),
            Said::Nothing => f.write_str("nothing"),
            Said::NotKnown => f.write_str("not known"),
            Said::NothingAsked => f.write_str("nothing asked"),
            Said::CanHappen => f.write_str("it can happen"),
            Said::Happened => f.write_str("it happened"),
            Said::Allowed => f.write_str("it is allowed"),
            Said::Ruling => f.write_str("a ruling"),
            Said::RulingStands => f.write_str("nothing: the ruling stands"),
            Said::PossibleGame => f.write_str("a game that can be"),
            Said::Seats => f.write_str("it can be seated"),
            Said::Not(text) => write!(f, "not {text}"),
            Said::Only(text) => write!(f, "only {text}"),
            Said::CanBeChosen(choice) => write!(f, "{choice} can be chosen"),
            Said::Worth(value) => write!(f, "it is worth {value}"),
            Said::Transfer(tricks, to) => write!(f, "{tricks} to {to}"),
            Said::Tables(tables) => {
                let one = |(many, size): &(usize, TableSize)| format!("{many} of {}", size.players());
                f.write_str(&tables.iter().map(one).collect::<Vec<_>>().join(", "))
            }
            Said::Points(all) => f.write_str(&or_else(points(all), "0 for all")),
            Said::Players(party, who) => {
                of(*party, f)?;
                f.write_str(&or_else(in_a_row(who), "nobody"))
            }
            Said::OfParty(party, number) => {
                of(Some(*party), f)?;
                match number {
                    Some(number) => write!(f, "{number}"),
                    None => f.write_str("not known"),
                }
            }
            Said::Awaits(awaits) => awaits.fmt(f),
            Said::Refused { id, under, why } => {
                let why =
                    if under.is_empty() { why.to_string() } else { format!("{}: {why}", under.join(", ")) };
                match id {
                    Some(id) => write!(f, "{id} ({why})"),
                    None => f.write_str(&why),
                }
            }
        }
    }
}

fn of(party: Option<Party>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    party.map_or(Ok(()), |party| write!(f, "{} ", party_id(party)))
}

/// `re`, `kontra`.
#[must_use]
pub const fn party_id(party: Party) -> &'static str {
    match party {
        Party::Re => "re",
        Party::Kontra => "kontra",
    }
}

impl fmt::Display for Awaits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Awaits::Call(seat) => write!(f, "call of {seat}"),
            Awaits::Card(by) => write!(f, "card of {by}"),
            Awaits::Question { id, about: None } => write!(f, "question {id}"),
            Awaits::Question { id, about: Some(by) } => write!(f, "question {id} about {by}"),
            Awaits::Choice { by, options } => {
                write!(f, "choice of {}", or_else(by.join(" or "), "nobody"))?;
                options.as_ref().map_or(Ok(()), |options| write!(f, ": {}", options.join(" | ")))
            }
            Awaits::Say(by) => write!(f, "gesund or Vorbehalt of {by}"),
            Awaits::Pflichtsolo(by) => write!(f, "whether {by} has a Pflichtsolo"),
            Awaits::Lustsolo(by) => write!(f, "whether {by} has a Lustsolo"),
            Awaits::Name(by) => write!(f, "the game of {by}"),
            Awaits::Over => f.write_str("over"),
        }
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Bridge(why) => why.fmt(f),
            Why::Doppelkopf(why) => why.fmt(f),
            Why::Solo(why) => why.fmt(f),
            Why::Game(name) => write!(f, "there is no game `{name}`"),
            Why::Call(why) => why.fmt(f),
            Why::Hand(why) => why.fmt(f),
            Why::Score(why) => why.fmt(f),
            Why::Line(why, ..) => why.fmt(f),
            Why::Split(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Written(text) => f.write_str(text),
            Line::Contract { contract, declarer, trick } => write!(f, "{contract} {declarer}, trick {trick}"),
            Line::PenaltyCard(card) => write!(f, "penalty card {card}"),
            Line::Hand { by, hand, count, laid, early } => {
                write!(f, "{by}: ")?;
                match hand {
                    Some(hand) => f.write_str(hand)?,
                    None => write!(f, "{count} cards")?,
                }
                laid.map_or(Ok(()), |card| write!(f, "  laid {card}"))?;
                early.map_or(Ok(()), |card| write!(f, "  too early {card}"))
            }
            Line::Play { game, tricks, calls } => {
                write!(f, "{}; tricks {tricks}; calls {calls}", game.as_deref().unwrap_or("none"))
            }
            Line::Wrong(what) => write!(f, "wrong: {what}"),
            Line::Penalty(all) => write!(f, "penalty {}", or_else(points(all), "0 for all")),
            Line::Awaits(awaits) => awaits.fmt(f),
            Line::Deal { number, dealer, books, points: all } => {
                let [deal, so_far] = all.each_ref().map(|one| or_else(points(one), "0 for all"));
                write!(f, "{number:>2}  dealer {dealer}  {books:<12} {deal}  →  {so_far}")
            }
            Line::Next { number, dealer } => write!(f, "next: number {number}, dealer {dealer}"),
            Line::RoundOver => f.write_str("the round is over"),
        }
    }
}

impl fmt::Display for Drawn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
    }
}

impl Serialize for Said {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl Serialize for Drawn {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
