use crate::sonderpunkt::Seen;
use crate::{
    Announcements, As, ByPlace, Call, CallRefusal, Game, Hand, Kind, Klaerung, Known, Led, Party, Place,
    Sonderpunkt, Trumps,
};

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

/// What has happened on the table: cards, tricks, calls. It knows no hands, so it takes any card
/// from anybody; what a player was allowed to do is for those who know his hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Course {
    game: Game,
    trumps: Trumps,
    klaerung: Option<Klaerung>,
    won: ByPlace<Hand>,
    party: ByPlace<Option<Party>>,
    leader: Place,
    table: ByPlace<Option<Kind>>,
    laid: u8,
    tricks: u8,
    calls: Announcements,
    known: Known,
    seen: Seen,
}

impl Course {
    /// The game is found, nothing is played. `alten`: who holds a ♣D, where that is known; in a
    /// normal game it makes the parties.
    #[must_use]
    pub fn new(game: Game, alten: ByPlace<Option<bool>>) -> Course {
        let re = |re| if re { Party::Re } else { Party::Kontra };
        let (klaerung, known, party) = match game {
            Game::Normal => (None, Known::default(), ByPlace(alten.0.map(|holds| holds.map(re)))),
            Game::Hochzeit { by } => {
                let party = ByPlace::from_fn(|place| Some(re(place == by)));
                (Some(Klaerung::Open), Known::hochzeiter(by), party)
            }
            Game::Solo { by, .. } => {
                let party = ByPlace::from_fn(|place| Some(re(place == by)));
                (None, Known::clarified(|place| place == by), party)
            }
        };
        Course {
            game,
            trumps: game.trumps(),
            klaerung,
            won: ByPlace::default(),
            party,
            leader: game.leader(),
            table: ByPlace::default(),
            laid: 0,
            tricks: 0,
            calls: Announcements::default(),
            known,
            seen: Seen::default(),
        }
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
            (Game::Normal, _) => {
                let kontra = self.party.0.iter().filter(|&&party| party == Some(Party::Kontra)).count();
                if kontra == 3 { Form::Still } else { Form::Normal }
            }
        }
    }

    /// How far a Hochzeit is clarified; nothing in another game.
    #[must_use]
    pub const fn klaerung(&self) -> Option<Klaerung> {
        self.klaerung
    }

    /// The true party of a player, which the others may not know; none where his hand is not known
    /// and the table has not shown it. Before the Klärungsstich only the Hochzeiter is Re.
    #[must_use]
    pub fn party(&self, place: Place) -> Option<Party> {
        self.party[place]
    }

    /// Whose party is certain for everybody.
    #[must_use]
    pub const fn known(&self) -> &Known {
        &self.known
    }

    /// Who led, or leads, to the open trick.
    #[must_use]
    pub const fn leader(&self) -> Place {
        self.leader
    }

    /// The card of a player in the open trick.
    #[must_use]
    pub fn on_table(&self, place: Place) -> Option<Kind> {
        self.table[place]
    }

    /// How many tricks are complete.
    #[must_use]
    pub const fn tricks_done(&self) -> u8 {
        self.tricks
    }

    /// Who is to play; nobody when all is played.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Option<Place> {
        if self.tricks < 12 { Some(self.leader.plus(self.laid)) } else { None }
    }

    /// What was led to the open trick.
    #[must_use]
    pub fn led(&self) -> Option<Led> {
        self.table[self.leader].map(|kind| self.trumps.led(kind))
    }

    /// Those cards of a hand that may be played to the open trick (S1.10).
    #[must_use]
    #[inline]
    pub fn following(&self, hand: Hand) -> Hand {
        match self.led().map(|led| hand.only(self.trumps.following(led))) {
            Some(following) if !following.is_empty() => following,
            _ => hand,
        }
    }

    /// 9.6.3: a lead by the wrong player stands; the order goes on from him. Nothing, once a card
    /// of the trick lies.
    pub fn lead_from(&mut self, place: Place) {
        if self.laid == 0 {
            self.leader = place;
        }
    }

    /// A card of the player to play, whether it follows or not; the trick, if this completes it.
    pub fn lay(&mut self, kind: Kind) -> Option<Trick> {
        let place = self.turn()?;
        self.table[place] = Some(kind);
        self.laid += 1;
        if let (Game::Normal, Some(led)) = (self.game, self.led()) {
            self.known.played(place, kind, led);
            self.learn();
        }
        self.complete()
    }

    /// Where nobody knew the hands, the table shows the parties.
    fn learn(&mut self) {
        if self.party.0.contains(&None) {
            let known = self.known;
            self.party = ByPlace::from_fn(|place| self.party[place].or(known.of(place)));
        }
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
            self.party[partner] = Some(Party::Re);
        }
        if now != Klaerung::Open {
            let party = self.party;
            self.known = Known::clarified(|place| party[place] == Some(Party::Re));
        }
    }

    /// Whether a player of `party` who holds `cards` may make this call now, and as what.
    pub fn check_call(&self, party: Party, call: Call, cards: u8) -> Result<As, CallRefusal> {
        self.calls.check(party, call, cards, self.shift()?)
    }

    /// Makes a call. S5.9: whoever is to play.
    pub fn announce(&mut self, place: Place, party: Party, call: Call, cards: u8) -> Result<As, CallRefusal> {
        let made = self.calls.make(party, call, cards, self.shift()?)?;
        if self.game == Game::Normal {
            self.known.called(place, party); // 5.5.1
            self.learn();
        }
        Ok(made)
    }

    /// S4.8, S4.9: by how much the limits of calls have moved.
    pub fn shift(&self) -> Result<u8, CallRefusal> {
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
        Place::ALL.into_iter().filter(move |&place| self.party[place] == Some(party))
    }

    /// The Sonderpunkte of the tricks so far, both presets alike. S6.7, S4.4, A12: none for a single
    /// player. While a party is not known nobody can say whose they are.
    #[must_use]
    pub fn sonderpunkte(&self) -> Vec<(Sonderpunkt, Party)> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.party.0 else { return Vec::new() };
        let party = ByPlace([a, b, c, d]);
        match self.form() {
            Form::Normal | Form::Hochzeit if self.klaerung != Some(Klaerung::Open) => {
                self.seen.points(|place| party[place])
            }
            _ => Vec::new(),
        }
    }
}
