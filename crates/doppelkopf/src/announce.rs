use std::{fmt, str::FromStr};

use thiserror::Error;

use crate::{Call, Clause, Party, Point, Rules};

/// S5.1–S5.5: how many cards the speaker must still hold. S4.8: `shift` is 1 or 2 if a Hochzeit was
/// clarified in trick 2 or later.
#[must_use]
pub const fn limit(call: Call, shift: u8) -> u8 {
    (11 - call as u8).saturating_sub(shift)
}

/// S4.7: so many cards everybody holds when the Klärungsstich is complete; with more nothing is called. `shift` as in
/// [`limit`].
#[must_use]
pub const fn once_clarified(shift: u8) -> u8 {
    11_u8.saturating_sub(shift)
}

/// S4.7: can the Klärungsstich of a Hochzeit be complete where the speaker holds so many cards? `shift` as in [`limit`].
///
/// # Errors
/// [`CallRefusal::NotClarified`], if it cannot.
pub const fn clarified(cards: u8, shift: u8) -> Result<(), CallRefusal> {
    if cards > once_clarified(shift) { Err(CallRefusal::NotClarified) } else { Ok(()) }
}

/// The clause that says until when this may be called.
#[must_use]
pub const fn limit_clause(call: Call) -> Clause {
    match call {
        Call::Won => Clause::S5_1,
        Call::Keine90 => Clause::S5_2,
        Call::Keine60 => Clause::S5_3,
        Call::Keine30 => Clause::S5_4,
        Call::Schwarz => Clause::S5_5,
    }
}

/// The next higher call; schwarz has none above it.
const fn next(call: Call) -> Call {
    match call {
        Call::Won => Call::Keine90,
        Call::Keine90 => Call::Keine60,
        Call::Keine60 => Call::Keine30,
        Call::Keine30 | Call::Schwarz => Call::Schwarz,
    }
}

/// The name of a side in the notation of the cases.
pub(crate) const fn word(party: Party) -> &'static str {
    match party {
        Party::Re => "re",
        Party::Kontra => "kontra",
    }
}

/// A call as it is spoken. Only Re and Kontra say for which side (6.4.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Spoken {
    /// The side, if it was said.
    pub party: Option<Party>,
    /// The call.
    pub call: Call,
}

impl fmt::Display for Spoken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let absage = match self.call {
            Call::Won => None,
            Call::Keine90 => Some("keine90"),
            Call::Keine60 => Some("keine60"),
            Call::Keine30 => Some("keine30"),
            Call::Schwarz => Some("schwarz"),
        };
        match (self.party, absage) {
            (Some(party), None) => f.write_str(word(party)),
            (Some(party), Some(absage)) => write!(f, "{} {absage}", word(party)),
            (None, absage) => f.write_str(absage.unwrap_or("re or kontra")),
        }
    }
}

/// A text that is no call.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("`{0}` is no call; write re, kontra, keine90, keine60, keine30 or schwarz")]
pub struct ParseSpokenError(pub String);

impl FromStr for Spoken {
    type Err = ParseSpokenError;

    /// `re`, `kontra`, `keine90`, and both in one: `re keine60`.
    fn from_str(s: &str) -> Result<Spoken, ParseSpokenError> {
        let sides = [Some(Party::Re), Some(Party::Kontra), None];
        let mut all = sides.into_iter().flat_map(|party| Call::ALL.map(|call| Spoken { party, call }));
        all.find(|spoken| spoken.to_string() == s && (spoken.party.is_some() || spoken.call > Call::Won))
            .ok_or_else(|| ParseSpokenError(s.to_owned()))
    }
}

/// What a call is, when it is allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum As {
    /// A side's first Re or Kontra, in time by itself.
    Erstansage,
    /// S5.6: one that is in time only as a reply. A6, read the other way: an Absage may be one too.
    Erwiderung,
    /// The next level.
    Absage,
    /// S5.8: a higher one; the levels between, and a missing Erstansage, are contained.
    Jump,
}

/// What one side has announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Announced {
    highest: Option<Call>,
    late_reply: bool,
}

impl Announced {
    /// The highest call; all below it are contained.
    #[must_use]
    pub const fn highest(self) -> Option<Call> {
        self.highest
    }

    /// S5.7: its Ansage was in time only as a reply, so that it may make no Absage.
    #[must_use]
    pub const fn is_late_reply(self) -> bool {
        self.late_reply
    }
}

/// Why a call is not allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum CallRefusal {
    /// Not higher than what the own side has called.
    #[error("the own side has called this or more")]
    Repeat,
    /// Fewer cards than the level needs.
    #[error("too late: it needs {needs} cards in hand, not {held}")]
    TooLate {
        /// The call.
        call: Call,
        /// The limit.
        needs: u8,
        /// What the speaker holds.
        held: u8,
    },
    /// A Re or Kontra that is too late even as a reply.
    #[error("too late: a reply to the others' call needs {needs} cards in hand, not {held}")]
    TooLateToReply {
        /// One below the limit of the others' highest call.
        needs: u8,
        /// What the speaker holds.
        held: u8,
    },
    /// In time for itself, too late for a level that it skips.
    #[error("too late: a skipped level needs {needs} cards in hand, not {held}")]
    Skipped {
        /// The limit of the lowest skipped level.
        needs: u8,
        /// What the speaker holds.
        held: u8,
    },
    /// An Absage after a late reply.
    #[error("no Absage: the own side's Ansage was a late reply")]
    NoRegularErstansage,
    /// A Hochzeit is not clarified.
    #[error("no call before the Klärungsstich is complete")]
    NotClarified,
    /// Re by a player of Kontra or conversely.
    #[error("the speaker belongs to {0}")]
    OtherParty(Party),
    /// The soloist has shortened the game; only after he handed his cards over may Kontra still call.
    #[error("no call any more: the game was shortened")]
    Shortened,
}

impl CallRefusal {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            CallRefusal::Repeat => Clause::T6_4_7,
            CallRefusal::TooLate { call, .. } => limit_clause(call),
            CallRefusal::TooLateToReply { .. } => Clause::S5_6,
            CallRefusal::Skipped { .. } => Clause::S5_8,
            CallRefusal::NoRegularErstansage => Clause::S5_7,
            CallRefusal::NotClarified => Clause::S4_7,
            CallRefusal::OtherParty(_) => Clause::T2_4,
            CallRefusal::Shortened => Clause::T5_4,
        }
    }
}

/// How the sheet is read where it speaks of replies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
struct Replies {
    /// A6: a reply is any call, with one card fewer than its own limit. Otherwise it is a plain Re or
    /// Kontra, with one card fewer than the limit of the call replied to.
    any: bool,
    /// A8: a late reply is an Erstansage as good as any, and Absagen may follow.
    regular: bool,
}

/// What both sides have announced: each has a ladder of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Announcements {
    re: Announced,
    kontra: Announced,
    replies: Replies,
}

impl Announcements {
    /// Nothing announced yet, under these rules: A6 and A8 can be read in two ways.
    #[must_use]
    pub const fn under(rules: Rules) -> Announcements {
        let replies = Replies { any: rules.is_other_way(Point::A6), regular: rules.is_other_way(Point::A8) };
        let none = Announced { highest: None, late_reply: false };
        Announcements { re: none, kontra: none, replies }
    }

    /// What a side has announced.
    #[must_use]
    pub const fn of(&self, party: Party) -> Announced {
        match party {
            Party::Re => self.re,
            Party::Kontra => self.kontra,
        }
    }

    /// Whether a player of `party` who holds `cards` may make this call now, and as what.
    #[inline]
    pub fn check(&self, party: Party, call: Call, cards: u8, shift: u8) -> Result<As, CallRefusal> {
        let own = self.of(party);
        if own.highest >= Some(call) {
            return Err(CallRefusal::Repeat);
        }
        match call {
            Call::Won => self.check_ansage(party, cards, shift),
            _ if own.late_reply && !self.replies.regular => Err(CallRefusal::NoRegularErstansage),
            _ => self.check_absage(party, call, cards, shift),
        }
    }

    fn check_ansage(&self, party: Party, cards: u8, shift: u8) -> Result<As, CallRefusal> {
        if cards >= limit(Call::Won, shift) {
            return Ok(As::Erstansage);
        }
        // S5.6: measured by the limit of the others' highest call, not by the hand of its speaker.
        let limit_of_reply = |theirs| limit(if self.replies.any { Call::Won } else { theirs }, shift);
        match self.of(party.other()).highest.map(limit_of_reply) {
            Some(needs) if cards + 1 >= needs => Ok(As::Erwiderung),
            Some(needs) => Err(CallRefusal::TooLateToReply { needs: needs.saturating_sub(1), held: cards }),
            None => {
                Err(CallRefusal::TooLate { call: Call::Won, needs: limit(Call::Won, shift), held: cards })
            }
        }
    }

    fn check_absage(&self, party: Party, call: Call, cards: u8, shift: u8) -> Result<As, CallRefusal> {
        // S5.8: the limits fall with the level, so that the lowest skipped one is the tightest.
        let lowest = self.of(party).highest.map_or(Call::Won, next);
        let needs = |level| {
            // S5.7: an Erstansage contained in a jump must be a regular one.
            let reply = self.replies.any && (level != Call::Won || self.replies.regular);
            let fewer = u8::from(reply && self.of(party.other()).highest.is_some());
            limit(level, shift).saturating_sub(fewer)
        };
        if cards < needs(call) {
            return Err(CallRefusal::TooLate { call, needs: needs(call), held: cards });
        }
        if cards < needs(lowest) {
            return Err(CallRefusal::Skipped { needs: needs(lowest), held: cards });
        }
        Ok(match lowest == call {
            _ if cards < limit(lowest, shift) => As::Erwiderung,
            true => As::Absage,
            false => As::Jump,
        })
    }

    /// Makes a call.
    pub fn make(&mut self, party: Party, call: Call, cards: u8, shift: u8) -> Result<As, CallRefusal> {
        let made = self.check(party, call, cards, shift)?;
        let before = self.of(party);
        let late_reply = before.late_reply || before.highest.is_none() && made == As::Erwiderung;
        let own = Announced { highest: Some(call), late_reply };
        match party {
            Party::Re => self.re = own,
            Party::Kontra => self.kontra = own,
        }
        Ok(made)
    }

    /// 9.6.3: a call that was not allowed stands, as a regular one. 6.4.7: a repetition has no effect.
    pub(crate) fn raise(&mut self, party: Party, call: Call) {
        if self.of(party).highest >= Some(call) {
            return;
        }
        let own = Announced { highest: Some(call), late_reply: false };
        match party {
            Party::Re => self.re = own,
            Party::Kontra => self.kontra = own,
        }
    }
}

#[cfg(test)]
mod tests;
