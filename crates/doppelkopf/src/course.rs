mod lying;
mod midway;
mod pile;
mod result;

use doppelkopf_score::{ByParty, Special};

use crate::order::Order;
use crate::sonderpunkt::Seen;
use crate::{
    Announcements, As, ByPlace, Call, CallRefusal, Equal, Game, Hand, Kind, Klaerung, Known, Led, Party,
    Place, Point, Rules, Sonderpunkt,
};

pub use lying::ShortenRefusal;
pub use midway::{SoFar, SoFarError};
use pile::Pile;

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
    order: &'static Order,
    klaerung: Option<Klaerung>,
    won: ByPlace<Pile>,
    party: ByPlace<Option<Party>>,
    leader: Place,
    table: ByPlace<Option<Kind>>,
    laid: u8,
    tricks: u8,
    calls: Announcements,
    known: Known,
    seen: Seen,
    equal: Equal,
    last: Option<Trick>,
    lying: Pile,
    shortened: Option<Shortened>,
}

/// How the tricks that were not played go, after the soloist shortened the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Shortened {
    /// The Augen of Re in them; the rest are Kontra's.
    pub augen: u8,
    /// The tricks of Re among them, the open one included; the rest are Kontra's.
    pub tricks: u8,
    /// 5.4.7: the soloist handed his cards over, and Kontra may still call.
    pub kontra_may_call: bool,
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
            order: game.trumps().order(),
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
            equal: Equal::default(),
            last: None,
            lying: Pile::default(),
            shortened: None,
        }
    }

    /// The same under these rules, before anything is called or played: A6, A8 and A17 can be read in
    /// two ways.
    #[must_use]
    pub fn under(self, rules: Rules) -> Course {
        let equal = if rules.is_other_way(Point::A17) { Equal::LaterHeartTen } else { Equal::Earlier };
        Course { calls: Announcements::under(rules), equal, ..self }
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

    /// Which of two identical cards ranks higher, in the last trick or in any other. A17: the second ♥10
    /// takes the first, but not in the last trick.
    #[must_use]
    pub const fn equal(&self, last_trick: bool) -> Equal {
        if last_trick { Equal::Earlier } else { self.equal }
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

    /// 5.3.5: the trick that may be seen, which is the last complete one: until the fourth card of the
    /// next.
    #[must_use]
    pub const fn last_trick(&self) -> Option<&Trick> {
        self.last.as_ref()
    }

    /// Who is to play; nobody when all is played or the game was shortened.
    #[must_use]
    #[inline]
    pub const fn turn(&self) -> Option<Place> {
        if self.tricks < 12 && self.shortened.is_none() { Some(self.leader.plus(self.laid)) } else { None }
    }

    /// How many cards a player still has to lay.
    #[must_use]
    #[inline]
    pub fn cards_left(&self, place: Place) -> u8 {
        12 - self.tricks - u8::from(self.table[place].is_some())
    }

    /// What was led to the open trick.
    #[must_use]
    pub fn led(&self) -> Option<Led> {
        self.table[self.leader].map(|kind| self.order.led(kind))
    }

    /// Those cards of a hand that may be played to the open trick (5.2.2).
    #[must_use]
    #[inline]
    pub fn following(&self, hand: Hand) -> Hand {
        match self.led().map(|led| hand.only(self.order.following(led))) {
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
    #[inline]
    pub fn lay(&mut self, kind: Kind) -> Option<Trick> {
        let place = self.turn()?;
        self.table[place] = Some(kind);
        self.laid += 1;
        if let (Game::Normal, Some(led)) = (self.game, self.led())
            && self.known.played(place, kind, led)
        {
            self.learn();
        }
        if self.laid == 4 { self.complete() } else { None }
    }

    /// Where nobody knew the hands, the table shows the parties; the ♣D overrule what was told or seemed
    /// so.
    fn learn(&mut self) {
        let known = self.known;
        self.party = ByPlace::from_fn(|p| known.proven(p).or(self.party[p]).or(known.of(p)));
    }

    /// Takes in a trick of four cards.
    fn complete(&mut self) -> Option<Trick> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.table.0 else { return None };
        let cards = ByPlace([a, b, c, d]);
        let leader = self.leader;
        self.tricks += 1;
        let equal = self.equal(self.tricks == 12);
        let best = self.order.winner(&[0, 1, 2, 3].map(|steps| cards[leader.plus(steps)]), equal)?;
        let winner = leader.plus(best as u8);
        let augen = a.augen() + b.augen() + c.augen() + d.augen();
        self.won[winner].take(&cards, augen);
        self.seen.trick(&cards, augen, winner, self.tricks == 12);
        self.clarify(winner);
        self.table = ByPlace::default();
        self.laid = 0;
        self.leader = winner; // 5.1.2
        let trick = Trick { number: self.tricks, leader, cards, winner };
        self.last = Some(trick);
        if self.lying.tricks > 0 {
            self.lie(&trick, augen);
        }
        Some(trick)
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
    #[inline]
    pub fn check_call(&self, party: Party, call: Call, cards: u8) -> Result<As, CallRefusal> {
        self.calls.check(party, call, cards, self.shift(party)?)
    }

    /// Makes a call. S5.9: whoever is to play.
    pub fn announce(&mut self, place: Place, party: Party, call: Call, cards: u8) -> Result<As, CallRefusal> {
        let made = self.calls.make(party, call, cards, self.shift(party)?)?;
        self.heard(place, party);
        Ok(made)
    }

    /// 9.6.3: a call that was not allowed stands as if it had been, because nobody claimed it.
    pub fn call_stands(&mut self, place: Place, party: Party, call: Call) {
        self.calls.raise(party, call);
        self.heard(place, party);
    }

    /// 5.5.1: a call in a normal game tells the side of who made it.
    fn heard(&mut self, place: Place, party: Party) {
        if self.game == Game::Normal {
            self.known.called(place, party);
            self.learn();
        }
    }

    /// S4.8, 4.4.5: by how much the limits of calls have moved, while this side may call at all.
    #[inline]
    pub fn shift(&self, party: Party) -> Result<u8, CallRefusal> {
        match (self.shortened, self.klaerung) {
            (Some(Shortened { kontra_may_call, .. }), _) if !(kontra_may_call && party == Party::Kontra) => {
                Err(CallRefusal::Shortened)
            }
            (_, None) => Ok(0),
            (_, Some(klaerung)) => klaerung.shift().ok_or(CallRefusal::NotClarified),
        }
    }

    /// What has been announced.
    #[must_use]
    pub const fn calls(&self) -> &Announcements {
        &self.calls
    }

    /// The cards a player has won.
    #[must_use]
    pub fn won(&self, place: Place) -> Hand {
        self.won[place].cards
    }

    /// The Augen in the tricks a player has won.
    #[must_use]
    pub fn augen_of(&self, place: Place) -> u8 {
        self.won[place].augen
    }

    /// The Augen of a side in complete tricks, and in those that fell to it without being played.
    #[must_use]
    pub fn augen(&self, party: Party) -> u8 {
        self.of(party)
            .fold(self.unplayed(party).0, |augen, place| augen.saturating_add(self.won[place].augen))
    }

    /// The complete tricks of a side, and those that fell to it without being played.
    #[must_use]
    pub fn tricks(&self, party: Party) -> u8 {
        self.of(party).map(|place| self.won[place].tricks).sum::<u8>() + self.unplayed(party).1
    }

    /// Augen and tricks of a side that were not played.
    fn unplayed(&self, party: Party) -> (u8, u8) {
        match (self.shortened, party) {
            (None, _) => (0, 0),
            (Some(rest), Party::Re) => (rest.augen, rest.tricks),
            (Some(rest), Party::Kontra) => {
                let left = 12_u8.saturating_sub(self.tricks + rest.tricks);
                (self.augen_left().saturating_sub(rest.augen), left)
            }
        }
    }

    /// The Augen that nobody has won yet.
    #[must_use]
    pub fn augen_left(&self) -> u8 {
        self.won.0.iter().fold(240, |left, pile| left.saturating_sub(pile.augen))
    }

    fn of(&self, party: Party) -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(move |&place| self.party[place] == Some(party))
    }

    /// What each side took in the tricks so far that gives Sonderpunkte, both presets alike; nothing
    /// while a party is not known, since nobody can say whose they are. Whether they count is for the
    /// score (S6.7, A12).
    #[must_use]
    pub fn special(&self) -> Option<ByParty<Special>> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.party.0 else { return None };
        let party = ByPlace([a, b, c, d]);
        (self.klaerung != Some(Klaerung::Open)).then(|| self.seen.special(|place| party[place]))
    }

    /// The Sonderpunkte of the tricks so far. S6.7, S4.4, A12: none for a single player.
    #[must_use]
    pub fn sonderpunkte(&self) -> Vec<(Sonderpunkt, Party)> {
        match (self.form(), self.special()) {
            (Form::Normal | Form::Hochzeit, Some(special)) => Sonderpunkt::list(&special),
            _ => Vec::new(),
        }
    }
}
