//! Who may claim an offence, and for how long (9.6): rights only. What an offence costs is for the
//! other modules, what happened on the table for the table.

use doppelkopf_rules::{Position, Positions};

use crate::{
    offence::ActKind,
    words::{Choice, Class},
};

/// What is certain for the whole table of the parties (5.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Parties {
    /// Not certain for all four. One ♣D or one call is not enough.
    Open,
    /// Certain for all four.
    Clarified {
        /// Those of Re: two, or the one who plays alone.
        re: Positions,
    },
}

impl Parties {
    /// Is this certain to be the partner of that one?
    #[must_use]
    pub fn are_partners(self, one: Position, other: Position) -> bool {
        match self {
            Parties::Open => false,
            Parties::Clarified { re } => one != other && re.contains(one) == re.contains(other),
        }
    }
}

/// 9.6.1: who may claim what this player did: his opponents, or all three others if the parties were open.
/// That counts which was certain when he did it, not when it shows or is claimed.
#[must_use]
pub fn entitled(players: Positions, offender: Position, parties: Parties) -> Positions {
    players.without(offender).iter().filter(|&who| !parties.are_partners(offender, who)).collect()
}

/// Is it, done by somebody who sits out, what a spectator does: he says something, or shows cards (10.1.1, I65)?
#[must_use]
pub const fn as_spectator(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::Remark
            | ActKind::CountedAloud
            | ActKind::Warned
            | ActKind::Exposed
            | ActKind::LookedAtTricks
            | ActKind::UncoveredTricks
    )
}

/// Who may still claim one offence.
///
/// ```
/// use doppelkopf_laws::claim::{Parties, Right};
/// use doppelkopf_rules::{Position, Positions, TableSize};
/// let mut right = Right::new(Positions::all(TableSize::Four), Position::Two, Parties::Open);
/// assert!(right.has(Position::Three) && !right.has(Position::Two));
/// right.lost_by(Position::Three); // he has played a card
/// assert!(!right.has(Position::Three) && !right.is_gone());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Right {
    offender: Position,
    open: Positions,
}

impl Right {
    /// An offence lies there for everybody to see, done when this was certain of the parties: these may claim it.
    #[must_use]
    pub fn new(players: Positions, offender: Position, parties: Parties) -> Right {
        Right { offender, open: entitled(players, offender, parties) }
    }

    /// Whose offence.
    #[must_use]
    pub const fn offender(&self) -> Position {
        self.offender
    }

    /// Those who may still claim.
    #[must_use]
    pub const fn open(&self) -> Positions {
        self.open
    }

    /// May he still claim?
    #[must_use]
    pub const fn has(&self, who: Position) -> bool {
        self.open.contains(who)
    }

    /// Nobody may claim any more: what was done is valid as if it had been allowed (9.6.3).
    #[must_use]
    pub const fn is_gone(&self) -> bool {
        self.open.is_empty()
    }

    /// 9.6.3: a player has gone on with the query, played a card, made a call, let the offender put it
    /// right, said that he plays on, or as the soloist shortened (5.4). His own right is gone, and no
    /// other's. To point out the offence or to ask the partner costs nothing.
    pub fn lost_by(&mut self, who: Position) {
        self.open = self.open.without(who);
    }

    /// 9.6.4: whom this player may ask "claim or play on?": his partners, as certain as they are now, who may
    /// claim as well.
    #[must_use]
    pub fn may_ask(&self, who: Position, now: Parties) -> Positions {
        if !self.has(who) {
            return Positions::default();
        }
        self.open.iter().filter(|&other| now.are_partners(who, other)).collect()
    }

    /// 9.6.4: the partner who was asked has answered, and that binds both: "claim" is the claim, "play on"
    /// takes the right from both. `false`, if the question was not allowed; then nothing changes.
    pub fn answered(&mut self, asker: Position, partner: Position, now: Parties, answer: Choice) -> bool {
        if !self.may_ask(asker, now).contains(partner) {
            return false;
        }
        if answer == Choice::PlayOn {
            self.lost_by(asker);
            self.lost_by(partner);
        }
        true
    }
}

/// When an offence was claimed and when it was committed, on any clock of the table; equal numbers are
/// the same moment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment {
    /// When it was claimed.
    pub claimed: u32,
    /// When it was committed.
    pub committed: u32,
}

/// 9.6.6: which of several claimed offences is ruled on: the one claimed first; of those claimed at the
/// same moment the one committed first.
#[must_use]
pub fn ruled_on(claims: &[Moment]) -> Option<usize> {
    let (i, _) = claims.iter().enumerate().min_by_key(|(_, moment)| **moment)?;
    Some(i)
}

/// 9.6.6: may another offence still be claimed after one that was ruled on as of this class? Not where
/// the game has ended with it.
#[must_use]
pub const fn another_may_be_claimed(ruled: Class) -> bool {
    match ruled {
        Class::Unerheblich | Class::Geringfuegig => true,
        Class::Decided | Class::Schwerwiegend => false,
    }
}

/// Until when something can be objected to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Until {
    /// 9.6.3: each player loses his right by going on.
    PlayedOn,
    /// I01: until the second card of the first trick lies.
    SecondCard,
    /// 3.3.10: each player until he takes up his cards.
    TakenUp,
    /// 3.3.10: while the cards are taken up.
    TakingUp,
    /// 9.6.5: until the first card is led; later it is an offence of those who did not count.
    FirstCard,
    /// 8.5.2: until the round is over.
    RoundOver,
    /// I72: until the first game of the round is scored.
    FirstScore,
    /// At any time; no right to claim is needed, the referee acts.
    Always,
}

/// Until when this can be objected to.
#[must_use]
pub const fn until(kind: ActKind) -> Until {
    match kind {
        ActKind::WrongDealer => Until::SecondCard,
        ActKind::BadCut => Until::TakenUp,
        ActKind::Packets => Until::TakingUp,
        ActKind::WrongCount => Until::FirstCard,
        ActKind::WrongEntry | ActKind::WrongColumn => Until::RoundOver,
        ActKind::WrongSeat | ActKind::WrongDraw => Until::FirstScore,
        ActKind::BeforeRelease
        | ActKind::SlipOfTheTongue
        | ActKind::VorbehaltTakenBack
        | ActKind::CallSaidAgain
        | ActKind::BrokenOff
        | ActKind::Spectator
        | ActKind::OtherWords
        | ActKind::CardDisputed
        // 9.7.2: nobody has to claim what is unsporting.
        | ActKind::Incited => Until::Always,
        ActKind::TurnedUp
        | ActKind::SaidOutOfTurn
        | ActKind::GesundToHochzeit
        | ActKind::GesundToSolo
        | ActKind::NamedEarly
        | ActKind::NamedBeaten
        | ActKind::NamedAnother
        | ActKind::SoloToHochzeit
        | ActKind::HochzeitWithoutAlten
        | ActKind::LeadOutOfTurn
        | ActKind::PlayedEarly
        | ActKind::Revoke
        | ActKind::CardTakenBack
        | ActKind::TwoCards
        | ActKind::LookedAtTricks
        | ActKind::UncoveredTricks
        | ActKind::Shortened
        | ActKind::Exposed
        | ActKind::CallLate
        | ActKind::CallEarly
        | ActKind::CallRepeated
        | ActKind::CallOtherParty
        | ActKind::CountedAloud
        | ActKind::Remark
        | ActKind::Warned => Until::PlayedOn,
    }
}

/// Does it become valid if nobody who may claim does (9.6.3)?
#[must_use]
pub fn needs_claim(kind: ActKind) -> bool {
    until(kind) == Until::PlayedOn
}

/// What an offence was done with; so it can be put right, or it cannot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum With {
    /// A card: it goes back.
    Card,
    /// Something said: it is unsaid.
    Word,
    /// Neither: it is done and cannot be put right.
    Deed,
}

/// Can somebody have done it who has no cards in this deal? He deals, he may keep the list (10.1.1), and he sees and hears
/// the game.
#[must_use]
pub const fn may_be_by_sitter(kind: ActKind) -> bool {
    as_spectator(kind)
        || matches!(
            kind,
            ActKind::WrongDealer
                | ActKind::BadCut
                | ActKind::TurnedUp
                | ActKind::Packets
                | ActKind::BeforeRelease
                | ActKind::Incited
                | ActKind::BrokenOff
                | ActKind::Spectator
                | ActKind::WrongEntry
                | ActKind::WrongColumn
                | ActKind::WrongSeat
                | ActKind::WrongDraw
        )
}

/// May each of the three others claim it, whatever is known of the parties? While the game is being found they are
/// open, whatever is played later; and who has named a solo has three opponents.
#[must_use]
pub const fn all_others_may(kind: ActKind) -> bool {
    matches!(
        kind,
        ActKind::TurnedUp
            | ActKind::NamedAnother
            | ActKind::SoloToHochzeit
            | ActKind::SaidOutOfTurn
            | ActKind::GesundToHochzeit
            | ActKind::GesundToSolo
            | ActKind::NamedEarly
            | ActKind::HochzeitWithoutAlten
            | ActKind::CallEarly
    )
}

/// With what it was done.
#[must_use]
pub const fn with(kind: ActKind) -> With {
    match kind {
        ActKind::LeadOutOfTurn
        | ActKind::PlayedEarly
        | ActKind::Revoke
        | ActKind::TwoCards
        | ActKind::CardTakenBack => With::Card,
        ActKind::SaidOutOfTurn
        | ActKind::SlipOfTheTongue
        | ActKind::OtherWords
        | ActKind::GesundToHochzeit
        | ActKind::GesundToSolo
        | ActKind::NamedEarly
        | ActKind::NamedBeaten
        | ActKind::NamedAnother
        | ActKind::SoloToHochzeit
        | ActKind::HochzeitWithoutAlten
        | ActKind::CallLate
        | ActKind::CallEarly
        | ActKind::CallRepeated
        | ActKind::CallSaidAgain
        | ActKind::CallOtherParty => With::Word,
        _ => With::Deed,
    }
}

#[cfg(test)]
mod tests {
    use doppelkopf_rules::TableSize;

    use super::*;

    use Position::{Five, Four, One, Three, Two};

    fn set(positions: &[Position]) -> Positions {
        positions.iter().copied().collect()
    }

    #[test]
    fn who_may_claim() {
        let four = Positions::all(TableSize::Four);
        let normal = Parties::Clarified { re: set(&[One, Three]) };
        let solo = Parties::Clarified { re: set(&[Two]) };
        for (parties, offender, expected) in [
            (Parties::Open, One, set(&[Two, Three, Four])),
            (normal, One, set(&[Two, Four])),
            (normal, Two, set(&[One, Three])),
            (solo, Two, set(&[One, Three, Four])),
            (solo, One, set(&[Two])),
        ] {
            assert_eq!(entitled(four, offender, parties), expected, "{parties:?} {offender}");
        }
        // The dealer of a table of five sits out.
        let deal = Positions::all(TableSize::Five).without(Five);
        assert_eq!(entitled(deal, One, Parties::Open), set(&[Two, Three, Four]));
    }

    #[test]
    fn a_right_is_lost_by_each_for_himself() {
        let mut right = Right::new(Positions::all(TableSize::Four), One, Parties::Open);
        for who in [Two, Three, Four] {
            assert!(right.has(who) && !right.is_gone());
            right.lost_by(who);
            assert!(!right.has(who));
        }
        assert!(right.is_gone());
    }

    #[test]
    fn the_answer_of_a_partner_binds_both() {
        let solo = Parties::Clarified { re: set(&[One]) };
        let right = Right::new(Positions::all(TableSize::Four), One, solo);
        assert_eq!(right.may_ask(Two, solo), set(&[Three, Four]));
        let mut plays_on = right;
        assert!(plays_on.answered(Two, Three, solo, Choice::PlayOn));
        assert_eq!(plays_on.open(), set(&[Four]));
        let mut claims = right;
        assert!(claims.answered(Two, Three, solo, Choice::Claim));
        assert_eq!(claims.open(), right.open());
        // Where the parties are open nobody has a certain partner.
        let mut open = Right::new(Positions::all(TableSize::Four), One, Parties::Open);
        assert!(!open.answered(Two, Three, Parties::Open, Choice::PlayOn) && open.has(Three));
    }

    #[test]
    fn the_first_claimed_is_ruled_on() {
        let claims = |moments: &[(u32, u32)]| {
            let claims: Vec<Moment> =
                moments.iter().map(|&(claimed, committed)| Moment { claimed, committed }).collect();
            ruled_on(&claims)
        };
        assert_eq!(claims(&[]), None);
        assert_eq!(claims(&[(9, 2), (8, 7)]), Some(1), "claimed first, though committed later");
        assert_eq!(claims(&[(9, 7), (9, 2)]), Some(1), "claimed together: committed first");
        assert!(another_may_be_claimed(Class::Geringfuegig) && !another_may_be_claimed(Class::Schwerwiegend));
    }
}
