//! How a board ends, as a director or a score slip says it.

use std::{fmt, str::FromStr};

use cards::{Seat, Side};
use thiserror::Error;

use crate::{Contract, Doubled, Level, Strain, Vulnerability, score};

/// How a board may have ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// A contract played.
    Played {
        /// The contract.
        contract: Contract,
        /// Who declared.
        declarer: Seat,
        /// The tricks of declarer's side.
        tricks: u8,
    },
    /// Nobody bid.
    PassedOut,
    /// A score of North-South, however it came about.
    Score(i32),
}

impl Ending {
    /// The score of North-South.
    #[must_use]
    pub fn score(self, vulnerable: Vulnerability) -> i32 {
        match self {
            Ending::Played { contract, declarer, tricks } => {
                let side = declarer.side();
                let score = score(contract, vulnerable.of(side), tricks);
                if side == Side::NorthSouth { score } else { -score }
            }
            Ending::PassedOut => 0,
            Ending::Score(score) => score,
        }
    }

    /// Can a board end like that? A score must be that of some contract (77), or nothing for a board passed out.
    #[must_use]
    pub fn can_be(self, vulnerable: Vulnerability) -> bool {
        let Ending::Score(wanted) = self else { return true };
        let contracts = Level::all().flat_map(|level| {
            let doubles = [Doubled::Undoubled, Doubled::Doubled, Doubled::Redoubled];
            let doubled = move |strain| doubles.map(|doubled| Contract { level, strain, doubled });
            Strain::ALL.into_iter().flat_map(doubled)
        });
        let scores = |contract| {
            let ends = move |declarer| {
                (0..=13).map(move |tricks| Ending::Played { contract, declarer, tricks }.score(vulnerable))
            };
            [Seat::North, Seat::East].into_iter().flat_map(ends)
        };
        wanted == 0 || contracts.flat_map(scores).any(|score| score == wanted)
    }
}

/// A text that is no ending of a board.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no end of a board; write 4SN=, 4SN-1, pass or 420")]
pub struct ParseEndingError(pub String);

impl FromStr for Ending {
    type Err = ParseEndingError;

    fn from_str(text: &str) -> Result<Ending, ParseEndingError> {
        read(text).ok_or_else(|| ParseEndingError(text.to_owned()))
    }
}

/// No board is worth more: 7NT redoubled, vulnerable, thirteen down.
const MOST: i32 = 7600;

fn read(text: &str) -> Option<Ending> {
    if text.eq_ignore_ascii_case("pass") {
        return Some(Ending::PassedOut);
    }
    if let Ok(score) = text.parse() {
        return (-MOST..=MOST).contains(&score).then_some(Ending::Score(score));
    }
    let end = text.find(['=', '+', '-'])?;
    let (head, over) = text.split_at_checked(end)?;
    let (place, _) = head.char_indices().next_back()?;
    let (contract, declarer) = head.split_at_checked(place)?;
    let contract: Contract = contract.parse().ok()?;
    let over: i8 = if over == "=" { 0 } else { over.parse().ok()? };
    let tricks = u8::try_from(6 + i16::from(contract.level.get()) + i16::from(over)).ok()?;
    (tricks <= 13).then_some(Ending::Played { contract, declarer: declarer.parse().ok()?, tricks })
}

impl fmt::Display for Ending {
    /// As it is read: `4SN-1`, `pass`, `-50`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Played { contract, declarer, tricks } => {
                let over = i16::from(*tricks) - 6 - i16::from(contract.level.get());
                match over {
                    0 => write!(f, "{contract}{declarer}="),
                    over => write!(f, "{contract}{declarer}{over:+}"),
                }
            }
            Ending::PassedOut => f.write_str("pass"),
            Ending::Score(score) => score.fmt(f),
        }
    }
}
