//! Reading what a person types in the notation of the language.

use std::fmt;

use bridge::{Call, Level, Strain};
use bridge_laws::words::Meaning;
use cards::{Card, Rank, Seat, Suit};

use crate::{Lexicon, msg};

/// What was typed is not what was asked for. Its text is in the language of the reader and says
/// what may be typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadError(String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

/// In small letters, without spaces and what only chooses how a symbol is drawn.
fn bare(text: &str) -> String {
    let shown = |c: &char| !c.is_whitespace() && !matches!(*c, '\u{fe0e}' | '\u{fe0f}');
    text.chars().filter(shown).collect::<String>().to_lowercase()
}

impl Lexicon {
    /// Reads a card as the language writes it: `♥D`, `Herz D`, `SKn`, `h10`.
    ///
    /// The suit comes first: its symbol, its English letter, its letter or name in the language.
    /// Then the rank: its letter in the language or the English one; the two never mean different
    /// ranks. The ten is `10` or `T`. The longest suit that leaves a rank counts.
    ///
    /// # Errors
    /// [`ReadError`] with a hint, if it is no card; nothing is guessed.
    pub fn parse_card(&self, text: &str) -> Result<Card, ReadError> {
        let example = self.card(Card::new(Suit::Hearts, Rank::Queen));
        let typed = bare(text);
        if typed.is_empty() {
            return Err(ReadError(self.say(msg::CardEmpty { example: &example })));
        }
        let mut suits: Vec<(Suit, &str)> = Vec::new();
        for suit in Suit::ALL {
            for name in self.suit_texts(suit) {
                if let Some(rest) = typed.strip_prefix(name.as_str()) {
                    suits.push((suit, rest));
                }
            }
        }
        // The longest name leaves the shortest rest.
        suits.sort_by_key(|(_, rest)| rest.len());
        for (suit, rest) in &suits {
            if let Some(rank) =
                Rank::ALL.into_iter().find(|&rank| self.rank_texts(rank).iter().any(|t| t == rest))
            {
                return Ok(Card::new(*suit, rank));
            }
        }
        Err(ReadError(match suits.first() {
            None => {
                self.say(msg::CardNoSuit { found: text, letters: &self.suit_letters(), example: &example })
            }
            Some((_, rest)) => {
                let found = if rest.is_empty() { text } else { rest };
                self.say(msg::CardNoRank { found, letters: &self.rank_letters(), example: &example })
            }
        }))
    }

    /// Reads a call as the language writes and says it: `2♥`, `2 hjerter`, `1NT`, `pas`, `X`.
    ///
    /// # Errors
    /// [`ReadError`] with an example, if it is no call.
    pub fn parse_call(&self, text: &str) -> Result<Call, ReadError> {
        let typed = bare(text);
        let bids = Level::all().flat_map(|level| {
            Suit::ALL.map(|suit| (level, suit)).into_iter().flat_map(|(level, suit)| {
                let bid = Call::Bid(level, Strain::from(suit));
                self.suit_texts(suit).into_iter().map(move |name| (format!("{}{name}", level.get()), bid))
            })
        });
        let notrumps = Level::all().map(|level| Call::Bid(level, Strain::NoTrump));
        let said = [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(notrumps);
        let mut all = bids.chain(said.map(|call| (bare(&self.call(call)), call)));
        match all.find(|(name, _)| *name == typed) {
            Some((_, call)) => Ok(call),
            None => typed.parse().map_err(|_| {
                let example = self.call(Call::Bid(Level::ONE, Strain::Hearts));
                ReadError(self.say(msg::CallUnknown { found: text, example: &example }))
            }),
        }
    }

    /// Reads a seat: its letter or name in the language, or the English letter.
    ///
    /// # Errors
    /// [`ReadError`] with a hint, if it is no seat.
    pub fn parse_seat(&self, text: &str) -> Result<Seat, ReadError> {
        let typed = text.trim().to_lowercase();
        let is = |seat: &Seat| {
            typed == self.seat(*seat).to_lowercase()
                || typed == self.seat_letter(*seat).to_lowercase()
                || typed == seat.letter().to_ascii_lowercase().to_string()
        };
        Seat::ALL.into_iter().find(is).ok_or_else(|| {
            let letters = self.or(Seat::ALL.into_iter().map(|seat| self.seat_letter(seat)).collect());
            ReadError(self.say(msg::SeatUnknown { found: text, letters: &letters }))
        })
    }

    /// Reads a word of what a call shows, as the language writes it: suits with how many cards (`Co5`, `♥5♠4`), one of two
    /// (`C/D`), notrump, points. What comes is that part of the text of a meaning.
    ///
    /// # Errors
    /// [`ReadError`], if it is none of these, or its English letter could be a suit of another name in the language.
    pub fn parse_shown(&self, word: &str) -> Result<String, ReadError> {
        let typed = bare(word).replace('–', "-");
        let notrump = bare(&self.say(msg::ContractNotrump { level: "" }));
        let read = match () {
            () if typed == notrump || typed == "nt" => Some("NT".to_owned()),
            () if typed.starts_with(|c: char| c.is_ascii_digit()) => Some(typed),
            () => self.shown_suits(&typed),
        };
        let is_part = |part: &String| format!("artificial:{part}").parse::<Meaning>().is_ok();
        read.filter(is_part).ok_or_else(|| {
            let (letters, own) = (&self.suit_letters(), self.say(msg::SuitLetterHearts));
            ReadError(self.say(msg::MeaningUnclear {
                found: word,
                letters,
                example: &format!("{own}5 11-19"),
            }))
        })
    }

    fn shown_suits(&self, typed: &str) -> Option<String> {
        let (mut rest, mut read) = (typed, String::new());
        while let Some(first) = rest.chars().next() {
            if matches!(first, ',' | '/') {
                read.push(first);
                rest = rest.get(1..)?;
                continue;
            }
            let (suit, name) = Suit::ALL
                .into_iter()
                .flat_map(|suit| self.suit_texts(suit).into_iter().map(move |name| (suit, name)))
                .filter(|(_, name)| rest.starts_with(name.as_str()))
                .max_by_key(|(_, name)| name.len())?;
            let is_own = self.own_suit_texts(suit).contains(&name);
            let means = |other: Suit| self.own_suit_texts(other).iter().any(|own| own.starts_with(&name));
            if !is_own && Suit::ALL.into_iter().any(|other| other != suit && means(other)) {
                return None;
            }
            let after = rest.get(name.len()..)?;
            let end = after.find(|c: char| !c.is_ascii_digit() && !matches!(c, '-' | '+'));
            let (length, after) = after.split_at_checked(end.unwrap_or(after.len()))?;
            read.push(suit.letter());
            read.push_str(length);
            rest = after;
        }
        Some(read)
    }

    /// What the language writes for a suit, in small letters.
    fn own_suit_texts(&self, suit: Suit) -> Vec<String> {
        let own = match suit {
            Suit::Clubs => self.say(msg::ReadClubs),
            Suit::Diamonds => self.say(msg::ReadDiamonds),
            Suit::Hearts => self.say(msg::ReadHearts),
            Suit::Spades => self.say(msg::ReadSpades),
        };
        own.split_whitespace().map(str::to_owned).collect()
    }

    fn suit_texts(&self, suit: Suit) -> Vec<String> {
        let white = match suit {
            Suit::Clubs => '♧',
            Suit::Diamonds => '♢',
            Suit::Hearts => '♡',
            Suit::Spades => '♤',
        };
        let english = [suit.symbol(), white, suit.letter().to_ascii_lowercase()];
        self.own_suit_texts(suit).into_iter().chain(english.map(String::from)).collect()
    }

    fn rank_texts(&self, rank: Rank) -> Vec<String> {
        let own = match rank {
            Rank::Ace => self.say(msg::ReadAce),
            Rank::King => self.say(msg::ReadKing),
            Rank::Queen => self.say(msg::ReadQueen),
            Rank::Jack => self.say(msg::ReadJack),
            Rank::Ten => self.say(msg::ReadTen),
            _ => String::new(),
        };
        let english = rank.letter().to_ascii_lowercase().to_string();
        own.split_whitespace().map(str::to_owned).chain([english]).collect()
    }

    fn suit_letters(&self) -> String {
        let suits = [
            self.say(msg::SuitLetterSpades),
            self.say(msg::SuitLetterHearts),
            self.say(msg::SuitLetterDiamonds),
            self.say(msg::SuitLetterClubs),
        ];
        self.or(suits.to_vec())
    }

    fn rank_letters(&self) -> String {
        self.or(Rank::ALL.into_iter().rev().map(|rank| self.rank_letter(rank)).collect())
    }
}
