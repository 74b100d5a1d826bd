//! What is known of a finished game, and what of it cannot be.

use std::ops::RangeInclusive;

use thiserror::Error;

use crate::{ByParty, Calls, Party, Point, Position, Positions, Rules, Table};

/// How a game is scored; the suit or the trumps of a solo make no difference.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Two against two.
    Normal,
    /// A Hochzeit that found its partner: from then on a normal game (S4.2).
    Hochzeit,
    /// A Hochzeit whose holder won the first three tricks and plays alone (S4.4).
    HochzeitAlone,
    /// A stille Hochzeit (S4.6).
    Still,
    /// A solo, Pflichtsolo or Lustsolo.
    Solo,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 5] = [Self::Normal, Self::Hochzeit, Self::HochzeitAlone, Self::Still, Self::Solo];

    /// Whether Re is a single player, who has the points three times (S7.2).
    #[must_use]
    pub const fn is_alone(self) -> bool {
        matches!(self, Self::HochzeitAlone | Self::Still | Self::Solo)
    }

    /// S6.7: none for a single player, unless the sheet is read otherwise (A12).
    #[must_use]
    pub fn has_sonderpunkte(self, rules: Rules) -> bool {
        !self.is_alone() || (self == Self::Still && rules.is_other_way(Point::A12))
    }
}

/// What a party took that may give Sonderpunkte. Whether it does is for the kind of game (S6.7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Special {
    /// Foxes of the others in tricks of this party.
    pub foxes: u8,
    /// Tricks of 40 Augen or more.
    pub doppelkoepfe: u8,
    /// The last trick was won with a ♣ jack.
    pub karlchen: bool,
}

/// A finished game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Game {
    /// Four or five at the table.
    pub table: Table,
    /// How it is scored.
    pub kind: Kind,
    /// The players of Re: one if alone, otherwise two.
    pub re: Positions,
    /// The Augen of Re; Kontra has the rest of the 240.
    pub augen_re: u8,
    /// The tricks of Re. They are needed only where a party has no Augen.
    pub tricks_re: Option<u8>,
    /// The highest call of each party.
    pub calls: Calls,
    /// What each party took.
    pub special: ByParty<Special>,
}

/// What cannot be true of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum GameError {
    /// One player of Re in a game of two against two, or the reverse.
    #[error("Re must be {needed} player(s) in this kind of game, not {given}")]
    NumberOfRe {
        /// As the kind of game has it.
        needed: u8,
        /// As given.
        given: u8,
    },
    /// A player of Re has no cards.
    #[error("position {0} has no cards in this deal and cannot be Re")]
    DoesNotPlay(Position),
    /// More than the deck holds.
    #[error("Re has {0} Augen, but there are only 240")]
    Augen(u8),
    /// No cards of the pack make one Auge: Re cannot have 1, nor 239 and leave 1.
    #[error("no cards make {0} Augen: the smallest that count are a jack with 2 and a queen with 3")]
    NoSuchAugen(u8),
    /// More than are played.
    #[error("Re has {0} tricks, but there are only 12")]
    Tricks(u8),
    /// More Augen than so many tricks can hold, or fewer than they must.
    #[error("{augen} Augen do not go with {tricks} tricks: in so many there are {least} to {most}",
        least = augen_in(*tricks).start(), most = augen_in(*tricks).end())]
    AugenAndTricks {
        /// Those of Re.
        augen: u8,
        /// Those of Re.
        tricks: u8,
    },
    /// Who declares a Hochzeit finds a partner by that partner's trick, or wins the first three.
    #[error("in this Hochzeit Re has won {needed} trick(s) at least, not {given} (S4.1, S4.4)")]
    HochzeitTricks {
        /// As the kind of game has it.
        needed: u8,
        /// As given.
        given: u8,
    },
    /// A party without Augen may have won a trick of nines; it matters whether.
    #[error("{0} has no Augen: whether it has won a trick must be told")]
    TricksNeeded(Party),
    /// More than a deck or a last trick can give.
    #[error("{0}")]
    TooMany(TooMany),
    /// 3.3.7: more cards than are dealt to one player.
    #[error("nobody holds {0} cards: 12 is all that are dealt")]
    Cards(u8),
    /// A party whose cards become more. Its two players differ by one at most, in the middle of a trick.
    #[error("{party} has called with {first} cards in hand: {then} cannot be what one of it held afterwards")]
    CardsAfter {
        /// Whose calls.
        party: Party,
        /// The cards at the earlier call.
        first: u8,
        /// The cards at the later one.
        then: u8,
    },
    /// More than the tricks or Augen of a party can hold.
    #[error("the tricks of {0} cannot hold these foxes, Doppelköpfe and Karlchen")]
    NoTrickFor(Party),
}

/// What there is only so often.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum TooMany {
    /// Both ♦A.
    #[error("there are only two foxes")]
    Foxes,
    /// Sixteen aces and tens.
    #[error("aces and tens are enough for four Doppelköpfe only")]
    Doppelkoepfe,
    /// One last trick.
    #[error("only one party wins the last trick")]
    Karlchen,
}

/// The Augen that so many tricks can hold: those of the lowest cards of the pack to those of the highest (2.2.2).
#[must_use]
pub fn augen_in(tricks: u8) -> RangeInclusive<u8> {
    let tricks = tricks.min(12);
    lowest(tricks)..=240 - lowest(12 - tricks)
}

/// The Augen in so many tricks of the lowest cards: two tricks a rank, nines, jacks, queens, kings, tens, aces.
fn lowest(tricks: u8) -> u8 {
    [0, 2, 3, 4, 10, 11].into_iter().flat_map(|worth| [4 * worth; 2]).take(tricks.into()).sum()
}

/// The fewest Augen in so many Doppelköpfe: eight tens, then aces.
const IN_DOPPELKOEPFE: [u8; 5] = [0, 40, 80, 124, 168];

impl Game {
    /// The Augen of a party; none for Kontra if Re has more than there are.
    #[must_use]
    pub const fn augen(&self, party: Party) -> u8 {
        match party {
            Party::Re => self.augen_re,
            Party::Kontra => 240_u8.saturating_sub(self.augen_re),
        }
    }

    /// What of this cannot be.
    pub(crate) fn check(&self) -> Result<(), GameError> {
        let (needed, given) = (if self.kind.is_alone() { 1 } else { 2 }, self.re.len());
        if needed != given {
            return Err(GameError::NumberOfRe { needed, given });
        }
        let players = self.table.players();
        if let Some(absent) = self.re.iter().find(|&p| !players.contains(p)) {
            return Err(GameError::DoesNotPlay(absent));
        }
        self.check_taken()
    }

    /// Can the parties have taken that, whoever they are?
    fn check_taken(&self) -> Result<(), GameError> {
        if self.augen_re > 240 {
            return Err(GameError::Augen(self.augen_re));
        }
        if !self.cards_make_them() {
            return Err(GameError::NoSuchAugen(self.augen_re));
        }
        self.check_tricks()?;
        self.check_special()
    }

    /// The smallest cards that count are a jack with 2 and a queen with 3.
    const fn cards_make_them(&self) -> bool {
        !matches!(self.augen_re, 1 | 239)
    }

    /// The same game where only a stretch is known in which the Augen of Re are: with the fewest of them that leave
    /// room for what the parties took. If none does, the score says why.
    #[must_use]
    pub fn within(self, stretch: RangeInclusive<u8>) -> Game {
        let mut games = stretch.map(|augen_re| Game { augen_re, ..self }).filter(Game::cards_make_them);
        games.clone().find(|game| game.check_taken().is_ok()).or_else(|| games.next_back()).unwrap_or(self)
    }

    /// Can so many tricks hold these Augen? For what somebody has counted and written down; a score can be asked for
    /// whatever the figures are, as by who searches for the best play.
    ///
    /// # Errors
    /// [`GameError::AugenAndTricks`].
    pub fn counted(&self) -> Result<(), GameError> {
        match self.tricks_re {
            Some(tricks) if !augen_in(tricks).contains(&self.augen_re) => {
                Err(GameError::AugenAndTricks { augen: self.augen_re, tricks })
            }
            _ => Ok(()),
        }
    }

    fn check_tricks(&self) -> Result<(), GameError> {
        let augen = self.augen_re;
        let needed = match self.kind {
            // S4.1: the Klärungsstich is a trick of Re; S4.4: three own tricks.
            Kind::Hochzeit => 1,
            Kind::HochzeitAlone => 3,
            Kind::Normal | Kind::Still | Kind::Solo => 0,
        };
        match (self.tricks_re, augen) {
            (Some(tricks), _) if tricks > 12 => Err(GameError::Tricks(tricks)),
            (Some(tricks @ 0), 1..) | (Some(tricks @ 12), ..240) => {
                Err(GameError::AugenAndTricks { augen, tricks })
            }
            (Some(given), _) if given < needed => Err(GameError::HochzeitTricks { needed, given }),
            (None, 0) => Err(GameError::TricksNeeded(Party::Re)),
            (None, 240) => Err(GameError::TricksNeeded(Party::Kontra)),
            _ => Ok(()),
        }
    }

    fn check_special(&self) -> Result<(), GameError> {
        let (re, kontra) = (self.special.re, self.special.kontra);
        if re.foxes.saturating_add(kontra.foxes) > 2 {
            return Err(GameError::TooMany(TooMany::Foxes));
        }
        if re.doppelkoepfe.saturating_add(kontra.doppelkoepfe) > 4 {
            return Err(GameError::TooMany(TooMany::Doppelkoepfe));
        }
        if re.karlchen && kontra.karlchen {
            return Err(GameError::TooMany(TooMany::Karlchen));
        }
        match Party::BOTH.into_iter().find(|&party| !self.can_hold_special(party)) {
            Some(party) => Err(GameError::NoTrickFor(party)),
            None => Ok(()),
        }
    }

    fn can_hold_special(&self, party: Party) -> bool {
        let Special { foxes, doppelkoepfe, karlchen } = *self.special.of(party);
        // A Doppelkopf has only aces and tens: the trick of a Karlchen is another one.
        let tricks = (doppelkoepfe + u8::from(karlchen)).max(u8::from(foxes > 0));
        let augen = IN_DOPPELKOEPFE.get(usize::from(doppelkoepfe)).copied().unwrap_or(u8::MAX);
        let augen = augen.max(foxes * 11) + if karlchen { 2 } else { 0 };
        // Four Doppelköpfe take both ♥10, and nothing else beats a ♣ queen: Re has a trick.
        if doppelkoepfe == 4
            && party == Party::Kontra
            && self.has_all_tricks(party)
            && self.kind != Kind::Solo
        {
            return false;
        }
        self.tricks(party).is_none_or(|had| had >= tricks) && self.augen(party) >= augen
    }

    /// The tricks of a party, if told.
    pub(crate) fn tricks(&self, party: Party) -> Option<u8> {
        match party {
            Party::Re => self.tricks_re,
            Party::Kontra => self.tricks_re.map(|tricks| 12_u8.saturating_sub(tricks)),
        }
    }

    /// Whether a party has all twelve tricks. A game that passed the check tells the tricks where the
    /// Augen leave it open.
    pub(crate) fn has_all_tricks(&self, party: Party) -> bool {
        self.tricks(party) == Some(12)
    }
}
