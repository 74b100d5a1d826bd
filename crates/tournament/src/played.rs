//! A game as the table tells it, and the words it is written in.

use std::{fmt, ops::RangeInclusive, str::FromStr};

use doppelkopf::{Announcements, CallRefusal, Trumps, once_clarified};
use doppelkopf_score::{
    ByParty, Call, Calls, Game, GameError, Kind, NotationError, Party, Special, Table, add_special, call_of,
};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Position, Positions, Rules, list::Checks};

/// A call that was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Made {
    /// For which side.
    pub party: Party,
    /// Which call.
    pub call: Call,
    /// How many cards the speaker still held, where that was noted.
    pub cards: Option<u8>,
}

/// A game as it is told for the list: enough to reckon its points.
///
/// Its notation is that of the command line and of the files:
///
/// ```
/// use tournament::Played;
/// let text = "kind=normal re=1,3 augen=151 call=re@11 call=re:keine90@10 special=fox re";
/// let played: Played = text.parse().unwrap();
/// assert_eq!(played.to_string(), text);
/// let solo = "kind=solo trumps=farbe:H re=2 augen=130";
/// assert_eq!(solo.parse::<Played>().unwrap().to_string(), solo);
/// assert!("kind=normal re=1,3".parse::<Played>().is_err()); // the Augen are missing
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Played {
    /// How it is scored.
    pub kind: Kind,
    /// What was trump in a solo, where told; it makes no difference to the points.
    pub trumps: Option<Trumps>,
    /// The players of Re; a single one if he played alone.
    pub re: Positions,
    /// The Augen of Re.
    pub augen: u8,
    /// The tricks of Re, where told.
    pub tricks: Option<u8>,
    /// The trick that clarified a Hochzeit, where told.
    pub clarified: Option<Clarified>,
    /// The calls in the order in which they were made.
    pub calls: Vec<Made>,
    /// What each party took that gives Sonderpunkte.
    pub special: ByParty<Special>,
}

/// The Klärungsstich: trick 1, 2 or 3 (S4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clarified(u8);

impl Clarified {
    /// The trick of this number.
    #[must_use]
    pub const fn in_trick(number: u8) -> Option<Clarified> {
        match number {
            1..=3 => Some(Clarified(number)),
            _ => None,
        }
    }
}

/// A text that tells no game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PlayedError {
    /// A word that is not among those of a game.
    #[error(transparent)]
    Word(#[from] NotationError),
    /// Not one of the fields.
    #[error("`{0}` is not told of a game: kind, trumps, re, augen, tricks, clarified, call, special")]
    Field(String),
    /// A field that can be told once only.
    #[error("`{0}` is told twice")]
    Twice(&'static str),
    /// A field without which nothing can be reckoned.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// Trumps that no solo has, or told of a game that is no solo.
    #[error("`{0}` is no kind of solo, or this is none: damen, buben, fleischlos, kreuz, pik, herz, karo")]
    Trumps(String),
    /// Not a number where one belongs.
    #[error("`{found}` is no number for `{field}`")]
    Number {
        /// The field.
        field: &'static str,
        /// What stands there.
        found: String,
    },
}

fn number(field: &'static str, found: &str) -> Result<u8, PlayedError> {
    found.parse().map_err(|_| PlayedError::Number { field, found: found.to_owned() })
}

/// Positions such as `1,3`, `1+3` or `1 3`.
pub(crate) fn positions(field: &'static str, text: &str) -> Result<Positions, PlayedError> {
    let one = |word: &str| {
        let position = number(field, word)?;
        Position::try_from(position).map_err(|_| PlayedError::Number { field, found: word.to_owned() })
    };
    text.split([',', '+', '/', ' ']).filter(|word| !word.is_empty()).map(one).collect()
}

/// A call such as `re`, `re@11`, `kontra:keine90@10`.
pub(crate) fn made(text: &str) -> Result<Made, PlayedError> {
    let (call, cards) = match text.split_once('@') {
        Some((call, cards)) => (call, Some(number("call", cards)?)),
        None => (text, None),
    };
    let (party, call) = call.split_once(':').unwrap_or((call, call));
    let party: Party = party.parse()?;
    Ok(Made { party, call: call_of(party, call)?, cards })
}

fn once<T>(field: &'static str, place: &mut Option<T>, value: T) -> Result<(), PlayedError> {
    match place.replace(value) {
        Some(_) => Err(PlayedError::Twice(field)),
        None => Ok(()),
    }
}

impl FromStr for Played {
    type Err = PlayedError;

    fn from_str(text: &str) -> Result<Played, PlayedError> {
        // A word without `=` belongs to the one before it: `special=fox re`.
        let mut fields: Vec<(&str, String)> = Vec::new();
        for word in text.split_whitespace() {
            match (word.split_once('='), fields.last_mut()) {
                (Some((field, value)), _) => fields.push((field, value.to_owned())),
                (None, Some((_, value))) => *value = format!("{value} {word}"),
                (None, None) => return Err(PlayedError::Field(word.to_owned())),
            }
        }
        let (mut kind, mut re, mut augen, mut tricks, mut clarified) = (None, None, None, None, None);
        let mut trumps = None;
        let (mut calls, mut special) = (Vec::new(), ByParty::default());
        for (field, value) in fields {
            match field {
                // A solo goes by its name as well, which is its trumps.
                "kind" => match (value.parse(), value.parse::<Trumps>()) {
                    (Err(_), Ok(solo)) => {
                        once("kind", &mut kind, Kind::Solo)?;
                        once("trumps", &mut trumps, solo)?;
                    }
                    (named, _) => once("kind", &mut kind, named?)?,
                },
                "trumps" => {
                    let solo: Trumps = value.parse().map_err(|_| PlayedError::Trumps(value.clone()))?;
                    once("trumps", &mut trumps, solo)?;
                }
                "re" => once("re", &mut re, positions("re", &value)?)?,
                "augen" => once("augen", &mut augen, number("augen", &value)?)?,
                "tricks" => once("tricks", &mut tricks, number("tricks", &value)?)?,
                "clarified" => {
                    let trick = Clarified::in_trick(number("clarified", &value)?);
                    let found = || PlayedError::Number { field: "clarified", found: value.clone() };
                    once("clarified", &mut clarified, trick.ok_or_else(found)?)?;
                }
                "call" => calls.push(made(&value)?),
                "special" => add_special(&mut special, &value)?,
                _ => return Err(PlayedError::Field(field.to_owned())),
            }
        }
        let kind = kind.ok_or(PlayedError::Missing("kind"))?;
        if let Some(trumps) = trumps.filter(|_| kind != Kind::Solo) {
            return Err(PlayedError::Trumps(trumps.to_string()));
        }
        Ok(Played {
            kind,
            trumps,
            re: re.ok_or(PlayedError::Missing("re"))?,
            augen: augen.ok_or(PlayedError::Missing("augen"))?,
            tricks,
            clarified,
            calls,
            special,
        })
    }
}

impl TryFrom<String> for Played {
    type Error = PlayedError;

    fn try_from(text: String) -> Result<Played, PlayedError> {
        text.parse()
    }
}

impl From<Played> for String {
    fn from(played: Played) -> String {
        played.to_string()
    }
}

const fn kind_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Normal => "normal",
        Kind::Hochzeit => "hochzeit",
        Kind::HochzeitAlone => "hochzeit-alone",
        Kind::Still => "still",
        Kind::Solo => "solo",
    }
}

const fn party_word(party: Party) -> &'static str {
    match party {
        Party::Re => "re",
        Party::Kontra => "kontra",
    }
}

impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(party_word(self.party))?;
        f.write_str(match self.call {
            Call::Won => "",
            Call::Keine90 => ":keine90",
            Call::Keine60 => ":keine60",
            Call::Keine30 => ":keine30",
            Call::Schwarz => ":schwarz",
        })?;
        self.cards.map_or(Ok(()), |cards| write!(f, "@{cards}"))
    }
}

impl fmt::Display for Played {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let re: Vec<String> = self.re.iter().map(|p| p.to_string()).collect();
        write!(f, "kind={}", kind_word(self.kind))?;
        if let Some(trumps) = self.trumps {
            write!(f, " trumps={trumps}")?;
        }
        write!(f, " re={} augen={}", re.join(","), self.augen)?;
        if let Some(tricks) = self.tricks {
            write!(f, " tricks={tricks}")?;
        }
        if let Some(Clarified(trick)) = self.clarified {
            write!(f, " clarified={trick}")?;
        }
        for made in &self.calls {
            write!(f, " call={made}")?;
        }
        for party in Party::BOTH {
            let Special { foxes, doppelkoepfe, karlchen } = *self.special.of(party);
            for (word, times) in [("fox", foxes), ("doppelkopf", doppelkoepfe), ("karlchen", karlchen.into())]
            {
                (0..times).try_for_each(|_| write!(f, " special={word} {}", party_word(party)))?;
            }
        }
        Ok(())
    }
}

impl Played {
    /// The soloist, if it is a solo in the books (S4.5: a stille Hochzeit is none).
    #[must_use]
    pub fn soloist(&self) -> Option<Position> {
        if self.kind == Kind::Solo { self.re.iter().next() } else { None }
    }

    /// The highest call of each party.
    #[must_use]
    pub fn highest(&self) -> Calls {
        let mut calls = Calls::default();
        for made in &self.calls {
            let highest = calls.of_mut(made.party);
            *highest = (*highest).max(Some(made.call));
        }
        calls
    }

    /// The game, to be scored.
    #[must_use]
    pub fn game(&self, table: Table) -> Game {
        Game {
            table,
            kind: self.kind,
            re: self.re,
            augen_re: self.augen,
            tricks_re: self.tricks,
            calls: self.highest(),
            special: self.special,
        }
    }

    /// The same where only a stretch is known in which the Augen of Re are ([`Game::within`]).
    #[must_use]
    pub fn within(self, stretch: RangeInclusive<u8>) -> Played {
        let augen = self.game(Table::default()).within(stretch).augen_re;
        Played { augen, ..self }
    }

    /// By how many cards the limits of the calls move (S4.8); where the Klärungsstich was not noted,
    /// as far as they can, so that no call is blamed that may have been in time.
    fn shift(&self) -> u8 {
        match (self.kind, self.clarified) {
            (Kind::Hochzeit, Some(Clarified(trick))) => trick.saturating_sub(1),
            (Kind::Hochzeit, None) | (Kind::HochzeitAlone, _) => 2,
            (Kind::Normal | Kind::Still | Kind::Solo, _) => 0,
        }
    }

    /// S4.7: with so many cards the first call can be made; where the Klärungsstich was not noted, after trick 1.
    fn most_cards(&self) -> u8 {
        match (self.kind, self.clarified) {
            (Kind::Normal | Kind::Still | Kind::Solo, _) => 12,
            (Kind::Hochzeit, None) => once_clarified(0),
            (Kind::Hochzeit | Kind::HochzeitAlone, _) => once_clarified(self.shift()),
        }
    }

    /// Can anybody have held so many cards?
    pub(crate) fn held(&self) -> Result<(), GameError> {
        let mut fewest = ByParty::<Option<u8>>::default();
        for (made, cards) in self.calls.iter().filter_map(|made| Some((made, made.cards?))) {
            if cards > 12 {
                return Err(GameError::Cards(cards));
            }
            let fewest = fewest.of_mut(made.party);
            if let Some(first) = fewest.filter(|&first| cards > first + 1) {
                return Err(GameError::CardsAfter { party: made.party, first, then: cards });
            }
            *fewest = Some(fewest.map_or(cards, |first| first.min(cards)));
        }
        Ok(())
    }

    /// The calls that were not allowed, with the reason. A call of which nobody noted the number of
    /// cards is taken to have been early. One that nobody claimed is valid all the same (9.6.3).
    #[must_use]
    pub(crate) fn irregular_calls(&self, rules: Rules, checks: Checks) -> Vec<(Made, CallRefusal)> {
        let mut announced = Announcements::under(rules);
        let (shift, most) = (self.shift(), self.most_cards());
        let mut late = Vec::new();
        for &made in &self.calls {
            let cards = made.cards.unwrap_or(most);
            if checks > Checks::BeforeFour && cards > most {
                late.push((made, CallRefusal::NotClarified));
            } else if let Err(refusal) = announced.make(made.party, made.call, cards, shift) {
                late.push((made, refusal));
            }
        }
        late
    }
}
