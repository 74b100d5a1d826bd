use thiserror::Error;

use crate::{
    As, ByPlace, Call, CallRefusal, Clause, Course, Game, Hand, Kind, Party, Place, Rules, ShortenRefusal,
    Shortened, Trick, holder_of_both_alten,
};

/// Four hands of twelve that make up the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal(ByPlace<Hand>);

impl Deal {
    /// These four hands.
    pub fn new(hands: ByPlace<Hand>) -> Result<Deal, DealError> {
        if let Some((place, hand)) = hands.iter().find(|(_, hand)| hand.len() != 12) {
            return Err(DealError::Count { place, cards: hand.len() });
        }
        let all = hands.0.iter().try_fold(Hand::EMPTY, |all, &hand| all.joined(hand));
        if all.is_none() {
            let mut pack = Hand::EMPTY;
            for kind in hands.0.into_iter().flat_map(Hand::iter) {
                pack = pack.with(kind).map_err(|_| DealError::ThirdCopy(kind))?;
            }
        }
        Ok(Deal(hands))
    }

    /// The four hands.
    #[must_use]
    pub const fn hands(&self) -> &ByPlace<Hand> {
        &self.0
    }
}

/// Why hands are no deal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DealError {
    /// 3.3.9: not twelve.
    #[error("{place:?} player after the dealer has {cards} cards, not 12")]
    Count {
        /// Whose hand.
        place: Place,
        /// How many.
        cards: u8,
    },
    /// S1.6: dealt more often than it exists.
    #[error("{0} was dealt a third time")]
    ThirdCopy(Kind),
}

/// Why a game cannot begin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("the Hochzeiter does not hold both ♣D")]
pub struct StartError;

/// Why a card cannot be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum PlayRefusal {
    /// Another is to play.
    #[error("it is not this player's turn")]
    OutOfTurn,
    /// All 48 are played.
    #[error("the game is over")]
    Over,
    /// He has no such card.
    #[error("{0} is not in this hand")]
    NotInHand(Kind),
    /// He could follow.
    #[error("{0} does not follow, and the hand could")]
    MustFollow(Kind),
}

impl PlayRefusal {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            PlayRefusal::OutOfTurn => Clause::T5_2,
            PlayRefusal::Over => Clause::T5_3_1,
            PlayRefusal::NotInHand(_) => Clause::S1_6,
            PlayRefusal::MustFollow(_) => Clause::T5_2_2,
        }
    }
}

/// A game from the first lead to the last trick: the hands, and what happens on the table. Only what
/// is allowed happens here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    hands: ByPlace<Hand>,
    course: Course,
}

impl Play {
    /// The game is found, nothing is played.
    pub fn new(deal: Deal, game: Game) -> Result<Play, StartError> {
        let hands = deal.0;
        match game {
            Game::Hochzeit { by } if holder_of_both_alten(&hands) != Some(by) => Err(StartError),
            _ => {
                let alten = ByPlace(hands.0.map(|hand| Some(hand.has(Kind::ALTE))));
                Ok(Play { hands, course: Course::new(game, alten) })
            }
        }
    }

    /// A game that was played up to here elsewhere: what has happened, and what each player still holds.
    #[must_use]
    pub const fn resumed(hands: ByPlace<Hand>, course: Course) -> Play {
        Play { hands, course }
    }

    /// The same under these rules, before anything is called or played (see [`Course::under`]).
    #[must_use]
    pub fn under(self, rules: Rules) -> Play {
        Play { course: self.course.under(rules), ..self }
    }

    /// What has happened on the table.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Who is to play; nobody when all is played.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Option<Place> {
        self.course.turn()
    }

    /// The true party of a player, which the others may not know; before the Klärungsstich only the
    /// Hochzeiter is Re.
    #[must_use]
    pub fn party(&self, place: Place) -> Party {
        self.course.party(place).unwrap_or(Party::Kontra)
    }

    /// The cards a player holds.
    #[must_use]
    pub fn hand(&self, place: Place) -> Hand {
        self.hands[place]
    }

    /// The cards that the player to play may play (5.2.2).
    #[must_use]
    #[inline]
    pub fn legal(&self) -> Hand {
        self.turn().map_or(Hand::EMPTY, |place| self.course.following(self.hands[place]))
    }

    /// Plays a card; the trick, if this completes it.
    pub fn play(&mut self, place: Place, kind: Kind) -> Result<Option<Trick>, PlayRefusal> {
        let turn = self.course.turn().ok_or(PlayRefusal::Over)?;
        if turn != place {
            return Err(PlayRefusal::OutOfTurn);
        }
        let hand = self.hands[place];
        let rest = hand.without(kind).ok_or(PlayRefusal::NotInHand(kind))?;
        if !self.course.following(hand).has(kind) {
            return Err(PlayRefusal::MustFollow(kind));
        }
        self.hands[place] = rest;
        Ok(self.course.lay(kind))
    }

    /// 5.3.7: the soloist leaves the trick he has just won lying (see [`Course::leave_lying`]).
    pub fn leave_lying(&mut self, place: Place) -> Result<(), ShortenRefusal> {
        self.course.leave_lying(place)
    }

    /// The soloist takes in what lies.
    pub fn take_in(&mut self, place: Place) -> Result<(), ShortenRefusal> {
        self.course.take_in(place)
    }

    /// The soloist has shortened, and the tricks that are left go like this: as the referee decides
    /// once it is known how true his claim is.
    pub fn end_with(&mut self, place: Place, rest: Shortened) -> Result<(), ShortenRefusal> {
        self.course.shorten(place, rest)
    }

    /// Whether a player may make this call now, and as what. `party`: the side, if he names it.
    pub fn check_call(&self, place: Place, party: Option<Party>, call: Call) -> Result<As, CallRefusal> {
        let own = self.speaker(place, party)?;
        self.course.check_call(own, call, self.course.cards_left(place))
    }

    /// The party of a player who calls, unless he names the other.
    fn speaker(&self, place: Place, party: Option<Party>) -> Result<Party, CallRefusal> {
        let own = self.party(place);
        if party.is_some_and(|party| party != own) {
            self.course.shift(own)?;
            return Err(CallRefusal::OtherParty(own));
        }
        Ok(own)
    }

    /// Makes a call. S5.9: whoever is to play.
    pub fn announce(&mut self, place: Place, party: Option<Party>, call: Call) -> Result<As, CallRefusal> {
        let own = self.speaker(place, party)?;
        self.course.announce(place, own, call, self.course.cards_left(place))
    }
}

#[cfg(test)]
mod tests;
