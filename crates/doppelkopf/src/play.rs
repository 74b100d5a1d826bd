use thiserror::Error;

use crate::sonderpunkt::Seen;
use crate::{
    Announcements, As, ByPlace, Call, CallRefusal, Clause, Game, Hand, Kind, Klaerung, Known, Led, Party,
    Place, Sonderpunkt, Trumps, holder_of_both_alten,
};

/// Four hands of twelve that make up the pack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Deal(ByPlace<Hand>);

impl Deal {
    /// These four hands.
    pub fn new(hands: ByPlace<Hand>) -> Result<Deal, DealError> {
        let mut pack = Hand::EMPTY;
        for (place, &hand) in hands.iter() {
            if hand.len() != 12 {
                return Err(DealError::Count { place, cards: hand.len() });
            }
            for kind in hand.iter() {
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

/// As what the game is scored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Form {
    /// Two against two.
    Normal,
    /// An announced Hochzeit, with its partner or not clarified yet.
    Hochzeit,
    /// S4.4: a Hochzeiter who found no partner.
    HochzeitAlone,
    /// S4.6: a stille Hochzeit.
    Still,
    /// A named solo.
    Solo,
}

/// A complete trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Trick {
    /// Which it is, from 1 to 12.
    pub number: u8,
    /// Who led.
    pub leader: Place,
    /// What each played.
    pub cards: ByPlace<Kind>,
    /// Who won it.
    pub winner: Place,
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
            PlayRefusal::MustFollow(_) => Clause::S1_10,
        }
    }
}

/// A game from the first lead to the last trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Play {
    game: Game,
    trumps: Trumps,
    klaerung: Option<Klaerung>,
    hands: ByPlace<Hand>,
    won: ByPlace<Hand>,
    re: ByPlace<bool>,
    leader: Place,
    table: ByPlace<Option<Kind>>,
    laid: u8,
    tricks: u8,
    calls: Announcements,
    known: Known,
    seen: Seen,
}

impl Play {
    /// The game is found, nothing is played.
    pub fn new(deal: Deal, game: Game) -> Result<Play, StartError> {
        let hands = deal.0;
        let is_re = |place: Place| match game {
            Game::Normal => hands[place].has(Kind::ALTE),
            Game::Hochzeit { by } | Game::Solo { by, .. } => by == place,
        };
        let (klaerung, known) = match game {
            Game::Normal => (None, Known::default()),
            Game::Hochzeit { by } if holder_of_both_alten(&hands) == Some(by) => {
                (Some(Klaerung::Open), Known::hochzeiter(by))
            }
            Game::Hochzeit { .. } => return Err(StartError),
            Game::Solo { .. } => (None, Known::clarified(is_re)),
        };
        Ok(Play {
            game,
            trumps: game.trumps(),
            klaerung,
            hands,
            won: ByPlace::default(),
            re: ByPlace::from_fn(is_re),
            leader: game.leader(),
            table: ByPlace::default(),
            laid: 0,
            tricks: 0,
            calls: Announcements::default(),
            known,
            seen: Seen::default(),
        })
    }

    /// The game.
    #[must_use]
    pub const fn game(&self) -> Game {
        self.game
    }

    /// As what it is scored, as far as it is known now.
    #[must_use]
    pub fn form(&self) -> Form {
        match (self.game, self.klaerung) {
            (Game::Solo { .. }, _) => Form::Solo,
            (Game::Hochzeit { .. }, Some(Klaerung::Alone)) => Form::HochzeitAlone,
            (Game::Hochzeit { .. }, _) => Form::Hochzeit,
            (Game::Normal, _) if self.re.0.iter().filter(|&&re| re).count() == 1 => Form::Still,
            (Game::Normal, _) => Form::Normal,
        }
    }

    /// How far a Hochzeit is clarified; nothing in another game.
    #[must_use]
    pub const fn klaerung(&self) -> Option<Klaerung> {
        self.klaerung
    }

    /// The true party of a player, which the others may not know; before the Klärungsstich only the
    /// Hochzeiter is Re.
    #[must_use]
    pub fn party(&self, place: Place) -> Party {
        if self.re[place] { Party::Re } else { Party::Kontra }
    }

    /// Whose party is certain for everybody.
    #[must_use]
    pub const fn known(&self) -> &Known {
        &self.known
    }

    /// The cards a player holds.
    #[must_use]
    pub fn hand(&self, place: Place) -> Hand {
        self.hands[place]
    }

    /// The card of a player in the open trick.
    #[must_use]
    pub fn on_table(&self, place: Place) -> Option<Kind> {
        self.table[place]
    }

    /// Who is to play; nobody when all is played.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Option<Place> {
        if self.tricks < 12 { Some(self.leader.plus(self.laid)) } else { None }
    }

    /// The cards that the player to play may play (S1.10).
    #[must_use]
    pub fn legal(&self) -> Hand {
        self.turn().map_or(Hand::EMPTY, |place| self.legal_of(self.hands[place]))
    }

    fn led(&self) -> Option<Led> {
        self.table[self.leader].map(|kind| self.trumps.led(kind))
    }

    fn legal_of(&self, hand: Hand) -> Hand {
        match self.led().map(|led| hand.only(self.trumps.following(led))) {
            Some(following) if !following.is_empty() => following,
            _ => hand,
        }
    }

    /// Plays a card; the trick, if this completes it.
    pub fn play(&mut self, place: Place, kind: Kind) -> Result<Option<Trick>, PlayRefusal> {
        let turn = self.turn().ok_or(PlayRefusal::Over)?;
        if turn != place {
            return Err(PlayRefusal::OutOfTurn);
        }
        let hand = self.hands[place];
        let rest = hand.without(kind).ok_or(PlayRefusal::NotInHand(kind))?;
        if !self.legal_of(hand).has(kind) {
            return Err(PlayRefusal::MustFollow(kind));
        }
        self.hands[place] = rest;
        self.table[place] = Some(kind);
        self.laid += 1;
        if let (Game::Normal, Some(led)) = (self.game, self.led()) {
            self.known.played(place, kind, led);
        }
        Ok(self.complete())
    }

    /// Takes in a trick of four cards.
    fn complete(&mut self) -> Option<Trick> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.table.0 else { return None };
        let cards = ByPlace([a, b, c, d]);
        let leader = self.leader;
        let order = [0, 1, 2, 3].map(|steps| leader.plus(steps));
        let best = self.trumps.winner(&order.map(|place| cards[place]))?;
        let winner = *order.get(best)?;
        self.won[winner] = cards.0.into_iter().fold(self.won[winner], |pile, k| pile.joined(Hand::one(k)));
        self.tricks += 1;
        self.seen.trick(&cards, winner, self.tricks == 12);
        self.clarify(winner);
        self.table = ByPlace::default();
        self.laid = 0;
        self.leader = winner; // 5.1.2
        Some(Trick { number: self.tricks, leader, cards, winner })
    }

    /// S4.1–S4.4.
    fn clarify(&mut self, winner: Place) {
        let (Game::Hochzeit { by }, Some(klaerung @ Klaerung::Open)) = (self.game, self.klaerung) else {
            return;
        };
        let now = klaerung.after(by, self.tricks, winner);
        self.klaerung = Some(now);
        if let Klaerung::Partner { partner, .. } = now {
            self.re[partner] = true;
        }
        if now != Klaerung::Open {
            let re = self.re;
            self.known = Known::clarified(|place| re[place]);
        }
    }

    /// Whether a player may make this call now, and as what. `party`: the side, if he names it.
    pub fn check_call(&self, place: Place, party: Option<Party>, call: Call) -> Result<As, CallRefusal> {
        let shift = self.shift()?;
        let own = self.party(place);
        if party.is_some_and(|party| party != own) {
            return Err(CallRefusal::OtherParty(own));
        }
        self.calls.check(own, call, self.hands[place].len(), shift)
    }

    /// Makes a call. S5.9: whoever is to play.
    pub fn announce(&mut self, place: Place, party: Option<Party>, call: Call) -> Result<As, CallRefusal> {
        self.check_call(place, party, call)?;
        let own = self.party(place);
        let made = self.calls.make(own, call, self.hands[place].len(), self.shift()?)?;
        if self.game == Game::Normal {
            self.known.called(place, own); // 5.5.1
        }
        Ok(made)
    }

    /// S4.8, S4.9: by how much the limits of calls have moved.
    fn shift(&self) -> Result<u8, CallRefusal> {
        self.klaerung.map_or(Ok(0), |klaerung| klaerung.shift().ok_or(CallRefusal::NotClarified))
    }

    /// What has been announced.
    #[must_use]
    pub const fn calls(&self) -> &Announcements {
        &self.calls
    }

    /// The cards a player has won.
    #[must_use]
    pub fn won(&self, place: Place) -> Hand {
        self.won[place]
    }

    /// The Augen of a side in complete tricks.
    #[must_use]
    pub fn augen(&self, party: Party) -> u8 {
        self.of(party).map(|place| self.won[place].augen()).sum()
    }

    /// The complete tricks of a side.
    #[must_use]
    pub fn tricks(&self, party: Party) -> u8 {
        self.of(party).map(|place| self.won[place].len() / 4).sum()
    }

    fn of(&self, party: Party) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |&place| self.party(place) == party)
    }

    /// The Sonderpunkte of the tricks so far, both presets alike. S6.7, S4.4, A12: none for a single
    /// player. Before the Klärungsstich nobody can say whose they are.
    #[must_use]
    pub fn sonderpunkte(&self) -> Vec<(Sonderpunkt, Party)> {
        match self.form() {
            Form::Normal | Form::Hochzeit if self.klaerung != Some(Klaerung::Open) => {
                self.seen.points(|place| self.party(place))
            }
            _ => Vec::new(),
        }
    }
}

#[cfg(test)]
mod tests;
