use std::{fmt, str::FromStr};

use cards::{Side, Suit};
use thiserror::Error;

/// Denomination of a bid, in the order of bids.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Strain {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
    NoTrump,
}

impl Strain {
    /// Clubs to notrump.
    pub const ALL: [Strain; 5] =
        [Strain::Clubs, Strain::Diamonds, Strain::Hearts, Strain::Spades, Strain::NoTrump];

    /// The trump suit, if there is one.
    #[must_use]
    pub const fn trump(self) -> Option<Suit> {
        match self {
            Strain::Clubs => Some(Suit::Clubs),
            Strain::Diamonds => Some(Suit::Diamonds),
            Strain::Hearts => Some(Suit::Hearts),
            Strain::Spades => Some(Suit::Spades),
            Strain::NoTrump => None,
        }
    }

    /// Reads `C D H S N NT`, upper or lower case.
    #[must_use]
    pub fn from_text(s: &str) -> Option<Strain> {
        match s {
            "C" | "c" => Some(Strain::Clubs),
            "D" | "d" => Some(Strain::Diamonds),
            "H" | "h" => Some(Strain::Hearts),
            "S" | "s" => Some(Strain::Spades),
            "N" | "n" | "NT" | "nt" | "Nt" | "nT" => Some(Strain::NoTrump),
            _ => None,
        }
    }
}

impl fmt::Display for Strain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Strain::Clubs => "C",
            Strain::Diamonds => "D",
            Strain::Hearts => "H",
            Strain::Spades => "S",
            Strain::NoTrump => "NT",
        })
    }
}

impl From<Suit> for Strain {
    fn from(suit: Suit) -> Strain {
        match suit {
            Suit::Clubs => Strain::Clubs,
            Suit::Diamonds => Strain::Diamonds,
            Suit::Hearts => Strain::Hearts,
            Suit::Spades => Strain::Spades,
        }
    }
}

/// One to seven odd tricks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// One odd trick.
    pub const ONE: Level = Level(1);

    /// A level from 1 to 7.
    #[must_use]
    pub const fn try_new(odd_tricks: u8) -> Option<Level> {
        if odd_tricks >= 1 && odd_tricks <= 7 { Some(Level(odd_tricks)) } else { None }
    }

    /// The seven levels, from one up.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=7).filter_map(Level::try_new)
    }

    /// Odd tricks, 1 to 7.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

/// How often a contract is doubled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Doubled {
    #[default]
    Undoubled,
    Doubled,
    Redoubled,
}

/// What declarer's side has undertaken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub struct Contract {
    pub level: Level,
    pub strain: Strain,
    pub doubled: Doubled,
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let doubled = match self.doubled {
            Doubled::Undoubled => "",
            Doubled::Doubled => "X",
            Doubled::Redoubled => "XX",
        };
        write!(f, "{}{}{doubled}", self.level.0, self.strain)
    }
}

/// A text that is not a contract.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a contract; write level, strain and doubles, as in `3NT`, `4HX`")]
pub struct ParseContractError(pub String);

impl FromStr for Contract {
    type Err = ParseContractError;

    /// `4H`, `3NTX`, `2sxx`, `1N`.
    fn from_str(s: &str) -> Result<Contract, ParseContractError> {
        let err = || ParseContractError(s.to_owned());
        let digit = s.chars().next().and_then(|c| c.to_digit(10)).ok_or_else(err)?;
        let level = u8::try_from(digit).ok().and_then(Level::try_new).ok_or_else(err)?;
        let rest = s.get(1..).ok_or_else(err)?;
        let strain = rest.trim_end_matches(['X', 'x']);
        let doubled = match rest.len() - strain.len() {
            0 => Doubled::Undoubled,
            1 => Doubled::Doubled,
            2 => Doubled::Redoubled,
            _ => return Err(err()),
        };
        Ok(Contract { level, strain: Strain::from_text(strain).ok_or_else(err)?, doubled })
    }
}

/// One call of the auction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Call {
    Pass,
    Double,
    Redouble,
    Bid(Level, Strain),
}

impl Call {
    /// The 38 calls there are: pass, double, redouble, and the bids from the lowest up.
    pub fn all() -> impl Iterator<Item = Call> {
        let bids = Level::all().flat_map(|level| Strain::ALL.map(move |strain| Call::Bid(level, strain)));
        [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(bids)
    }
}

impl fmt::Display for Call {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Call::Pass => f.write_str("Pass"),
            Call::Double => f.write_str("X"),
            Call::Redouble => f.write_str("XX"),
            Call::Bid(level, strain) => write!(f, "{}{strain}", level.0),
        }
    }
}

/// A text that is not a call.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not a call; write `Pass`, `X`, `XX` or a bid such as `1C`, `3NT`")]
pub struct ParseCallError(pub String);

impl FromStr for Call {
    type Err = ParseCallError;

    /// `Pass`, `p`, `X`, `d`, `XX`, `r`, `1C` … `7NT`, any case.
    fn from_str(s: &str) -> Result<Call, ParseCallError> {
        if ["pass", "p"].iter().any(|p| s.eq_ignore_ascii_case(p)) {
            return Ok(Call::Pass);
        }
        if ["x", "d", "dbl"].iter().any(|x| s.eq_ignore_ascii_case(x)) {
            return Ok(Call::Double);
        }
        if ["xx", "r", "rdbl"].iter().any(|x| s.eq_ignore_ascii_case(x)) {
            return Ok(Call::Redouble);
        }
        match s.parse::<Contract>() {
            Ok(Contract { level, strain, doubled: Doubled::Undoubled }) => Ok(Call::Bid(level, strain)),
            _ => Err(ParseCallError(s.to_owned())),
        }
    }
}

/// Which sides are vulnerable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum Vulnerability {
    #[default]
    None,
    NorthSouth,
    EastWest,
    All,
}

/// Not one of `none`, `ns`, `ew`, `all`.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is not who is vulnerable: `none`, `ns`, `ew` or `all`")]
pub struct ParseVulnerabilityError(pub String);

impl fmt::Display for Vulnerability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Vulnerability::None => "none",
            Vulnerability::NorthSouth => "ns",
            Vulnerability::EastWest => "ew",
            Vulnerability::All => "all",
        })
    }
}

impl FromStr for Vulnerability {
    type Err = ParseVulnerabilityError;

    fn from_str(s: &str) -> Result<Vulnerability, ParseVulnerabilityError> {
        use Vulnerability::{All, EastWest, None, NorthSouth};
        let known = [None, NorthSouth, EastWest, All].into_iter().find(|who| who.to_string() == s);
        known.ok_or_else(|| ParseVulnerabilityError(s.to_owned()))
    }
}

impl Vulnerability {
    /// Is this side vulnerable?
    #[must_use]
    pub const fn of(self, side: Side) -> bool {
        matches!(
            (self, side),
            (Vulnerability::All, _)
                | (Vulnerability::NorthSouth, Side::NorthSouth)
                | (Vulnerability::EastWest, Side::EastWest)
        )
    }
}
