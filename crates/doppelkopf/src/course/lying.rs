//! Tricks that a soloist does not take in (5.3.7), and the end of a shortened game (5.4).

use thiserror::Error;

use super::{Course, Pile, Shortened, Trick};
use crate::{Clause, Game, Hand, Klaerung, Party, Place};

/// Why a player may not shorten, or leave tricks lying.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum ShortenRefusal {
    /// Only a soloist may, and only once everybody knows that he is one.
    #[error("only a soloist may shorten, and only when everybody knows that he plays alone")]
    NotASoloist,
    /// All is played, or shortened already.
    #[error("the game is over")]
    Over,
    /// A stated order names a card that he does not hold.
    #[error("the order names a card that is not in the hand")]
    NotInHand,
    /// The trick that was just completed is not his, or a card of the next lies.
    #[error("only a trick that was just won can be left lying")]
    NoTrick,
}

impl ShortenRefusal {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            ShortenRefusal::NotASoloist => Clause::T5_4_3,
            ShortenRefusal::Over => Clause::T5_3_1,
            ShortenRefusal::NotInHand => Clause::T5_4,
            ShortenRefusal::NoTrick => Clause::T5_3_7,
        }
    }
}

impl Course {
    /// The soloist, once everybody knows that he is one: a named solo, a Hochzeit after three own tricks,
    /// a stille Hochzeit not before its second ♣D lies.
    #[must_use]
    pub fn soloist(&self) -> Option<Place> {
        match (self.game, self.klaerung) {
            (Game::Solo { by, .. }, _) | (Game::Hochzeit { by }, Some(Klaerung::Alone)) => Some(by),
            (Game::Hochzeit { .. }, _) => None,
            (Game::Normal, _) => self.known.both_alten(),
        }
    }

    /// Whether this player may shorten now (5.4.3).
    pub fn check_soloist(&self, place: Place) -> Result<(), ShortenRefusal> {
        if self.turn().is_none() {
            Err(ShortenRefusal::Over)
        } else if self.soloist() != Some(place) {
            Err(ShortenRefusal::NotASoloist)
        } else {
            Ok(())
        }
    }

    /// What was shortened, once it was.
    #[must_use]
    pub const fn shortened(&self) -> Option<Shortened> {
        self.shortened
    }

    /// Ends the game: the tricks that were not played go like this. 5.3.7: where some lie and one more is
    /// lost, they are all Kontra's.
    pub fn shorten(&mut self, place: Place, rest: Shortened) -> Result<(), ShortenRefusal> {
        self.check_soloist(place)?;
        self.shortened = Some(rest);
        if self.lying.tricks > 0 && rest.tricks < 12 - self.tricks {
            self.lose_lying(place, place.next());
            self.shortened = Some(Shortened { augen: 0, tricks: 0, ..rest });
        }
        Ok(())
    }

    /// 9.5, 9.2.2: the game is stopped, and all tricks that were not completed go to this side.
    pub fn stop(&mut self, to: Party) {
        if self.turn().is_none() {
            return;
        }
        let kontra_may_call = false;
        self.shortened = Some(match to {
            Party::Kontra => Shortened { augen: 0, tricks: 0, kontra_may_call },
            Party::Re => Shortened { augen: self.augen_left(), tricks: 12 - self.tricks, kontra_may_call },
        });
    }

    /// 5.3.7: the soloist does not take in the trick he has just won. It lies with all he wins after it,
    /// until he takes them in.
    pub fn leave_lying(&mut self, place: Place) -> Result<(), ShortenRefusal> {
        self.check_soloist(place)?;
        match self.last {
            // Up to the Klärungsstich 5.3.6 alone holds, as in a normal game.
            Some(Trick { number: ..=3, .. }) if self.klaerung.is_some() => Err(ShortenRefusal::NoTrick),
            Some(Trick { winner, cards, .. }) if winner == place && self.laid == 0 => {
                if self.lying.tricks == 0 {
                    self.lying.take(&cards, cards.0.iter().map(|kind| kind.augen()).sum());
                }
                Ok(())
            }
            _ => Err(ShortenRefusal::NoTrick),
        }
    }

    /// He takes in what lies.
    pub fn take_in(&mut self, place: Place) -> Result<(), ShortenRefusal> {
        self.check_soloist(place)?;
        self.lying = Pile::default();
        Ok(())
    }

    /// The cards of the tricks that lie.
    #[must_use]
    pub const fn lying(&self) -> Hand {
        self.lying.cards
    }

    /// A further trick while some lie: with the first that the soloist loses, these and all later ones
    /// are Kontra's.
    pub(super) fn lie(&mut self, trick: &Trick, augen: u8) {
        let Some(soloist) = self.soloist() else { return };
        if trick.winner == soloist {
            self.lying.take(&trick.cards, augen);
            return;
        }
        self.lose_lying(soloist, trick.winner);
        self.shortened = Some(Shortened { augen: 0, tricks: 0, kontra_may_call: false });
    }

    fn lose_lying(&mut self, soloist: Place, to: Place) {
        self.won[soloist] = self.won[soloist].without(self.lying);
        self.won[to] = self.won[to].and(self.lying);
        self.lying = Pile::default();
        self.seen.forget(soloist);
    }
}
