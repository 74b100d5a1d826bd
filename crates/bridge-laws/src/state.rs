//! What lies on the table and what is in the hands: small, cheap to copy, without any law.
//!
//! A trick is four places, one a seat; whose turn it is follows from who led and which places are
//! empty. So a card played too early has its place, and a card taken back leaves one.

mod in_force;
mod looking;
mod next_trick;
mod trick;

pub use in_force::InForce;
pub(crate) use next_trick::Followed;
pub use next_trick::NextTrick;
pub use trick::{History, Quitted, Trick};

use bridge::Strain;
use cards::{BySeat, BySide, Card, CardSet, Seat, SeatSet, Suit, SuitSet};

use crate::{
    clause::Clause,
    event::Moment,
    words::{Effect, Grade, Lasts},
};

/// The cards a seat has not played, as far as they are known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Hand {
    /// Cards known to be there.
    pub known: CardSet,
    /// How many cards are there.
    pub count: u8,
    /// Suits it is known not to hold.
    pub void: SuitSet,
    /// Suits it is known to hold a card of, whichever.
    pub has: SuitSet,
}

impl Hand {
    /// Is every card of it known?
    #[must_use]
    #[inline]
    pub const fn is_open_book(&self) -> bool {
        self.known.len() == self.count as usize
    }
}

/// An infraction of the duty to follow suit or to obey a restriction (61A).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revoke {
    /// Who revoked.
    pub seat: Seat,
    /// In which trick, counted from 1 at the beginning of the play.
    pub trick: u8,
    /// With which card; nothing where no card was played at all (67B1).
    pub card: Option<Card>,
    /// The suit that should have been played.
    pub suit: Suit,
    /// By which clause it can no longer be corrected (63).
    pub established: Option<Clause>,
    /// Somebody has drawn attention to it, and when.
    pub attention: Option<Moment>,
    /// Was the card that was played dummy's, or already open? Then it is no penalty card (62B2).
    pub faced: bool,
    /// Was a card that should have been played dummy's, or already open? Then there is no automatic
    /// adjustment (64B3).
    pub due_faced: bool,
    /// No card was played at all; it only counts as a revoke (67B1).
    pub deemed: bool,
    /// The restriction that was not obeyed, if it was one.
    pub broke: Option<InForce>,
    /// A penalty card lay there that he would have had to play with nothing of the suit: it is a revoke or another
    /// than the penalty card (52), and that one of them has happened everybody sees. Or everybody had seen which card he
    /// had to play (57D).
    pub passed_over: bool,
}

impl Revoke {
    /// A revoke that can still be corrected and that nobody has spoken of.
    pub(crate) const fn new(seat: Seat, trick: u8, card: Option<Card>, suit: Suit) -> Revoke {
        Revoke {
            seat,
            trick,
            card,
            suit,
            established: None,
            attention: None,
            faced: false,
            due_faced: false,
            deemed: false,
            broke: None,
            passed_over: false,
        }
    }
}

/// A card that its owner may take back without rectification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TakeBack {
    /// Whose.
    pub seat: Seat,
    /// Which.
    pub card: Card,
    /// The clause that allows it.
    pub law: Clause,
    /// Does a defender's card become a penalty card (62C2)?
    pub penalty: bool,
}

/// What lies on the table and what is in the hands.
#[derive(Debug, Clone, PartialEq)]
pub struct State {
    /// The unplayed cards.
    pub hands: BySeat<Hand>,
    /// Cards of which nobody at this table has said where they are.
    pub loose: CardSet,
    /// The trump suit.
    pub strain: Strain,
    /// Who declares (or is presumed to).
    pub declarer: Seat,
    /// The trick in progress.
    pub trick: Trick,
    /// The tricks over.
    pub history: History,
    /// Tricks each side has won, those before this table began included.
    pub won: BySide<u8>,
    /// Tricks played before this table began.
    pub before: u8,
    /// How many cards each hand had when this table began.
    pub length: u8,
    /// Major penalty cards of each seat.
    pub major: BySeat<CardSet>,
    /// The minor penalty card of each seat.
    pub minor: BySeat<Option<Card>>,
    /// Major penalty cards that have been played: undone, they lie there again.
    pub played_major: CardSet,
    /// Minor penalty cards that have been played.
    pub played_minor: CardSet,
    /// Cards open on the table that are neither played nor penalty cards (yet).
    pub laid: CardSet,
    /// Dummy's hand, once it is spread (41D).
    pub spread: Option<Seat>,
    /// Cards that were shown without being played and that nobody has taken up since: those that each seat sees lie there
    /// like that.
    pub shown_to: BySeat<CardSet>,
    /// Restrictions in force.
    pub restrictions: Vec<InForce>,
    /// Cards that must be played, each to the trick of its number (57D): of a hand one to a trick.
    pub must_play: Vec<(Seat, Card, u8)>,
    /// Which of several penalty cards declarer named (51A).
    pub named: Option<Card>,
    /// Has declarer chosen about this lead (50D2)?
    pub choice_made: bool,
    /// Declarer took back a lead and has not led again yet (60B).
    pub retracted: bool,
    /// Dummy touched or moved a card unasked in this trick (45F, 57C2).
    pub dummy_suggested: bool,
    /// Revokes of this board.
    pub revokes: Vec<Revoke>,
    /// Who has revoked on this board and has put it right, or was made to (62).
    pub put_right: SeatSet,
    /// Cards that may be taken back now.
    pub takebacks: Vec<TakeBack>,
    /// Where only what counts was told: was it told to the end of the play?
    pub told_to_the_end: Option<bool>,
    /// What was led and played to the next trick before this one was over.
    pub next: NextTrick,
    /// Cards played in excess to earlier tricks and not found yet (67B2).
    pub surplus: Vec<(Seat, Card, u8)>,
    /// Those of them that nobody has seen who knows this table: they go back as cards that are not known.
    pub(crate) unseen: CardSet,
    /// How far the board has gone.
    pub end: Moment,
    /// Who is known to have called on the next board.
    pub called_next: SeatSet,
    /// The tricks that each side got by agreement, once a claim or concession is agreed to.
    pub agreed: Option<BySide<u8>>,
    /// A card of dummy was seen after an opening lead out of turn (54C).
    pub dummy_cards_seen: bool,
    /// Exposed cards that are no penalty cards, because the director has said so (50).
    pub spared: CardSet,
}

impl State {
    pub(crate) fn new(
        hands: BySeat<Hand>,
        strain: Strain,
        declarer: Seat,
        on_lead: Seat,
        won: BySide<u8>,
        length: u8,
    ) -> State {
        let known = hands.0.iter().fold(CardSet::EMPTY, |all, hand| all | hand.known);
        State {
            hands,
            loose: CardSet::PACK - known,
            strain,
            declarer,
            trick: Trick::to_be_led_by(on_lead),
            history: History::EMPTY,
            won,
            before: won.0.iter().sum(),
            length,
            major: BySeat::default(),
            minor: BySeat::default(),
            played_major: CardSet::EMPTY,
            played_minor: CardSet::EMPTY,
            laid: CardSet::EMPTY,
            spread: None,
            shown_to: BySeat::default(),
            restrictions: Vec::new(),
            must_play: Vec::new(),
            named: None,
            choice_made: false,
            retracted: false,
            dummy_suggested: false,
            revokes: Vec::new(),
            put_right: SeatSet::EMPTY,
            takebacks: Vec::new(),
            told_to_the_end: None,
            next: NextTrick::default(),
            surplus: Vec::new(),
            unseen: CardSet::EMPTY,
            end: Moment::Play,
            called_next: SeatSet::EMPTY,
            agreed: None,
            dummy_cards_seen: false,
            spared: CardSet::EMPTY,
        }
    }

    /// The player opposite declarer.
    #[must_use]
    pub const fn dummy(&self) -> Seat {
        self.declarer.partner()
    }

    /// Is this seat one of the two defenders?
    #[must_use]
    #[inline]
    pub fn is_defender(&self, seat: Seat) -> bool {
        seat.side() != self.declarer.side()
    }

    /// Who speaks for this hand: declarer for dummy's.
    #[must_use]
    pub fn player_of(&self, hand: Seat) -> Seat {
        if hand == self.dummy() { self.declarer } else { hand }
    }

    /// The number of the trick in progress, from 1.
    #[must_use]
    pub const fn trick_number(&self) -> u8 {
        self.before + self.history.len + 1
    }

    /// Have all tricks been played?
    #[must_use]
    #[inline]
    pub const fn is_over(&self) -> bool {
        self.history.len >= self.length
    }

    /// Is the opening lead still to be made?
    #[must_use]
    pub fn is_opening(&self) -> bool {
        self.before == 0 && self.history.is_empty() && self.trick.is_empty()
    }

    /// Does the opening lead of this hand lie in the trick in progress?
    #[must_use]
    pub fn is_opening_lead_of(&self, hand: Seat) -> bool {
        self.before == 0 && self.history.is_empty() && self.trick.leader == hand && !self.trick.is_empty()
    }

    /// The penalty cards of a seat.
    #[must_use]
    #[inline]
    pub fn penalty_cards(&self, seat: Seat) -> CardSet {
        match self.minor[seat] {
            Some(card) => self.major[seat].with(card),
            None => self.major[seat],
        }
    }

    /// Is every card of this hand known? Where no card is loose, none can be missing.
    #[must_use]
    #[inline]
    pub fn knows(&self, seat: Seat) -> bool {
        self.loose.is_empty() || self.hands[seat].is_open_book()
    }

    /// Does this hand hold a card of this suit? `None`: nobody has said.
    #[must_use]
    #[inline]
    pub fn holds(&self, seat: Seat, suit: Suit) -> Option<bool> {
        let hand = &self.hands[seat];
        if hand.known.has(suit) || hand.has.contains(suit) {
            Some(true)
        } else if !self.loose.has(suit) || hand.void.contains(suit) || hand.is_open_book() {
            Some(false)
        } else {
            None
        }
    }

    /// Could this hand hold this card?
    #[must_use]
    pub fn can_hold(&self, seat: Seat, card: Card) -> bool {
        let hand = &self.hands[seat];
        hand.known.contains(card) || (!hand.is_open_book() && self.loose.contains(card))
    }

    /// The cards this hand may hold: those known, and where some are unknown, those nobody has.
    #[must_use]
    #[inline]
    pub fn candidates(&self, seat: Seat) -> CardSet {
        let hand = &self.hands[seat];
        if self.knows(seat) {
            return hand.known;
        }
        let may_hold = hand.known | (self.loose - CardSet::suits(hand.void));
        // Who seemed to show out and has not cards enough elsewhere has revoked.
        if may_hold.len() < hand.count as usize { hand.known | self.loose } else { may_hold }
    }

    /// This card is in this hand, whoever thought otherwise.
    pub(crate) fn locate(&mut self, seat: Seat, card: Card) {
        self.loose.remove(card);
        self.hands[seat].known.insert(card);
    }

    #[inline]
    pub(crate) fn take_from_hand(&mut self, seat: Seat, card: Card) {
        self.loose.remove(card);
        self.next.without(seat, card);
        let hand = &mut self.hands[seat];
        hand.known.remove(card);
        hand.count = hand.count.saturating_sub(1);
        hand.has = hand.has.without(card.suit());
        // Seldom anything to take out, and what is not written need not be read again.
        if self.laid.contains(card) {
            self.laid.remove(card);
        }
        self.no_longer_shown(card);
        if self.major[seat].contains(card) {
            self.major[seat].remove(card);
            self.played_major.insert(card);
        }
        if self.minor[seat] == Some(card) {
            self.minor[seat] = None;
            self.played_minor.insert(card);
        }
        // 50B: what is left of several penalty cards keeps its grade.
    }

    /// Puts a card into its place in the trick and, if it is the fourth, quits the trick.
    #[inline]
    pub(crate) fn put(&mut self, seat: Seat, card: Card) {
        self.take_from_hand(seat, card);
        if let Some(led) = self.trick.led()
            && card.suit() != led
            && !self.hands[seat].is_open_book()
            && !self.hands[seat].has.contains(led)
        {
            self.hands[seat].void = self.hands[seat].void.with(led);
        }
        self.trick.cards[seat] = Some(card);
        self.spend_restrictions(seat);
        if self.trick.turn().is_none() {
            self.quit_trick();
        }
    }

    /// The same where all is in order: there are no penalty cards, restrictions or loose cards to look after.
    #[inline]
    pub(crate) fn put_in_order(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        hand.known.remove(card);
        hand.count = hand.count.saturating_sub(1);
        hand.has = hand.has.without(card.suit());
        self.trick.cards[seat] = Some(card);
        if self.trick.turn().is_none() {
            self.quit_trick();
        }
    }

    /// The requirement to lead a suit and the restrictions of 57A are spent by one play; the
    /// prohibition stays while the lead is kept.
    pub(crate) fn spend_restrictions(&mut self, seat: Seat) {
        if self.restrictions.is_empty() {
            return;
        }
        let (leading, number) = (self.trick.leader == seat, self.trick_number());
        self.restrictions.retain(|r| {
            r.restriction.seat != seat
                || !r.bears_on(number)
                || match r.restriction.duty.lasts() {
                    Lasts::ThisLead => !leading,
                    Lasts::ThisTrick => leading,
                    Lasts::WhileOnLead | Lasts::NextCall | Lasts::Auction => true,
                }
        });
    }

    /// Quits the trick in progress, whole or not (67).
    pub(crate) fn quit_trick(&mut self) {
        let winner = self.trick.winner(self.strain.trump());
        self.history.push(Quitted { trick: self.trick, winner });
        self.won[winner.side()] += 1;
        let (leader, number) = (self.trick.leader, self.trick_number());
        self.trick = Trick::to_be_led_by(winner);
        self.restrictions.retain(|r| match r.restriction.duty.lasts() {
            Lasts::ThisTrick => false,
            // Also where the trick is over without his card (67).
            Lasts::ThisLead => r.restriction.seat != leader || !r.bears_on(number - 1),
            _ => true,
        });
        self.end_prohibitions(winner);
        self.must_play.retain(|&(_, _, trick)| trick >= number);
        self.named = None;
        self.choice_made = false;
        self.retracted = false;
        self.dummy_suggested = false;
    }

    /// A prohibition to lead a suit ends when another hand wins a trick.
    fn end_prohibitions(&mut self, winner: Seat) {
        let ends =
            |r: &InForce| r.restriction.duty.lasts() == Lasts::WhileOnLead && r.restriction.seat != winner;
        self.restrictions.retain(|r| !ends(r));
    }

    /// Adds a card that was missing to a trick that is over. `anew`: it is found anew who won it.
    pub(crate) fn complete(&mut self, number: u8, seat: Seat, card: Card, anew: bool) {
        let trump = self.strain.trump();
        let last = number + 1 == self.trick_number();
        self.take_from_hand(seat, card);
        self.must_play.retain(|&(owner, shown, _)| (owner, shown) != (seat, card));
        let Some(n) = number.checked_sub(self.before + 1) else { return };
        let Some(quitted) = self.history.get_mut(usize::from(n)) else { return };
        quitted.trick.cards[seat] = Some(card);
        let (before, now) = (quitted.winner, quitted.trick.winner(trump));
        if anew && before != now {
            quitted.winner = now;
            self.won[before.side()] -= 1;
            self.won[now.side()] += 1;
            self.end_prohibitions(now);
            if last && self.trick.is_empty() {
                self.trick.leader = now;
            }
        }
    }

    /// Is this card a major penalty card, or was it one when it was played?
    pub(crate) fn is_or_was_major(&self, seat: Seat, card: Card) -> bool {
        self.major[seat].contains(card) || self.played_major.contains(card)
    }

    /// Was this card a penalty card when it was played?
    pub(crate) fn was_penalty_card(&self, card: Card) -> bool {
        self.played_major.contains(card) || self.played_minor.contains(card)
    }

    /// The lead that waited is gone: what had been played to it is in the hands again.
    pub(crate) fn nothing_followed(&mut self) {
        for followed in self.next.take_followed() {
            self.laid.remove(followed.card);
        }
    }

    /// Opens the last quitted trick again (its four cards in their places). What was already played
    /// to the next trick is kept aside, in order.
    pub(crate) fn reopen_trick(&mut self) {
        let Some(quitted) = self.history.pop() else { return };
        // A claim was agreed to for the tricks that were left then.
        self.agreed = None;
        // Whoever did not follow to the trick in progress has his card back.
        let number = self.trick_number() + 1;
        let revoked: SeatSet = self.revokes.iter().filter(|r| r.trick == number).map(|r| r.seat).collect();
        self.revokes.retain(|r| r.trick < number);
        // Of two tricks that are opened again only the first waits.
        self.nothing_followed();
        if let Some((_, later)) = self.next.take_lead() {
            self.laid.remove(later);
        }
        let leader = self.trick.leader;
        let led = self.trick.cards[leader].is_some();
        for seat in leader.round() {
            if let Some(card) = self.trick.cards[seat] {
                self.give_back(seat, card);
                match seat == leader {
                    true => self.next.led(seat, card),
                    // What followed to no lead is in the hand again.
                    false if led => {
                        self.next.follow(Followed { seat, card, revoked: revoked.contains(seat) });
                    }
                    false => continue,
                }
                self.laid.insert(card);
            }
        }
        self.won[quitted.winner.side()] -= 1;
        self.trick = quitted.trick;
    }

    /// Is a revoke of this hand in this trick noted?
    pub(crate) fn revoked_in(&self, seat: Seat, trick: u8) -> bool {
        self.revokes.iter().any(|r| r.seat == seat && r.trick == trick)
    }

    /// A card comes back to the hand it came from.
    pub(crate) fn give_back(&mut self, seat: Seat, card: Card) {
        let hand = &mut self.hands[seat];
        if self.unseen.contains(card) {
            self.unseen.remove(card);
            self.loose.insert(card);
            hand.count += 1;
            return;
        }
        if !hand.known.contains(card) {
            hand.known.insert(card);
            hand.count += 1;
            hand.void = hand.void.without(card.suit());
        }
        // Its play undone, a penalty card is one again.
        if self.played_major.contains(card) {
            self.played_major.remove(card);
            self.make_penalty_card(seat, card, Grade::Major);
        } else if self.played_minor.contains(card) {
            self.played_minor.remove(card);
            self.make_penalty_card(seat, card, Grade::Minor);
        }
    }

    /// Takes a card of this seat out of the trick in progress.
    pub(crate) fn unplay(&mut self, seat: Seat, card: Card) {
        if self.trick.cards[seat] == Some(card) {
            self.trick.cards[seat] = None;
            self.give_back(seat, card);
        }
    }

    /// Makes a card of a defender a penalty card; two in one hand are both major (50B). Where his partner is on
    /// lead and declarer has required nothing of him yet, the choice about that lead is due again (50D2).
    pub(crate) fn make_penalty_card(&mut self, seat: Seat, card: Card, grade: Grade) {
        let leader = self.trick.leader;
        if leader.partner() == seat && self.trick.is_empty() && !self.is_told_what_to_lead(leader) {
            self.choice_made = false;
        }
        self.locate(seat, card);
        self.laid.remove(card);
        self.must_play.retain(|&(owner, shown, _)| (owner, shown) != (seat, card));
        if grade == Grade::Major
            || self.major[seat].contains(card)
            || !self.penalty_cards(seat).without(card).is_empty()
        {
            if let Some(first) = self.minor[seat].take() {
                self.major[seat].insert(first);
            }
            self.major[seat].insert(card);
        } else {
            self.minor[seat] = Some(card);
        }
    }

    /// Does what an effect does to the cards and to what binds the next ones, where nothing has to be looked up
    /// that happened before.
    pub fn apply(&mut self, effect: &Effect) {
        match *effect {
            Effect::PickUp(seat, card) => self.pick_up(seat, card),
            Effect::Restrict(restriction, law) => self.restrict(restriction, law),
            Effect::Chosen(_) => self.choice_made = true,
            Effect::ChoosesAgain(_) => self.choice_made = false,
            Effect::Named(_, card) => self.named = Some(card),
            Effect::Declarer(seat) => self.declarer = seat,
            Effect::Spread(seat) => self.lay_open(seat),
            Effect::Retracted => self.retracted = true,
            // The trick before may have been opened again.
            Effect::ToLead(seat) if self.trick.is_empty() => self.trick.leader = seat,
            Effect::Played(seat, card) => self.put(seat, card),
            _ => {}
        }
    }

    /// This is dummy's hand now, and lies open.
    pub(crate) fn lay_open(&mut self, hand: Seat) {
        self.spread = Some(hand);
        self.takes_up_all(hand);
    }

    /// A penalty card goes back into the hand.
    pub(crate) fn pick_up(&mut self, seat: Seat, card: Card) {
        self.no_longer_shown(card);
        self.major[seat].remove(card);
        if self.minor[seat] == Some(card) {
            self.minor[seat] = None;
        }
    }
}
