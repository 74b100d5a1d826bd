//! Which cards are legal, and why each other one is not: 44C, 45C5, 59.

use cards::{Card, CardSet, Seat, Suit};

use super::{penalty_card, premature, regular};
use crate::{
    clause::Clause,
    state::{InForce, State},
    words::{Duty, Lasts},
};

/// The legal cards of a hand, with the levels of duty that led to them, strongest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Legal {
    /// The cards that may be played.
    pub cards: CardSet,
    /// Everything the hand holds or may hold.
    pub hand: CardSet,
    follow: CardSet,
    obeying: CardSet,
    restriction: Option<Clause>,
    duty: Option<Clause>,
    /// The player should have obeyed a restriction and cannot (59).
    pub unable: bool,
    /// It was a restriction after his partner's premature play (57B).
    premature_in_vain: bool,
    /// A major penalty card waits: something stronger comes first (50D1b).
    waiting: bool,
    /// What comes in the place of a card that breaks the duty, if that is not accepted (52B2).
    owed: CardSet,
}

/// 44C: follow suit, if able.
pub(crate) const FOLLOW_SUIT: Clause = Clause::L44C;

/// What a card breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Breach {
    /// Following suit, a restriction, or the duty to play a card put out too early (57D): a revoke (61A).
    Revoke(Clause),
    /// A duty about a penalty card (52).
    PenaltyCard(Clause),
}

impl Legal {
    /// Of these cards those with which suit is followed; no other duty bears on them.
    #[inline]
    const fn of(hand: CardSet, follow: CardSet) -> Legal {
        Legal {
            cards: follow,
            hand,
            follow,
            obeying: follow,
            restriction: None,
            duty: None,
            unable: false,
            premature_in_vain: false,
            waiting: false,
            owed: CardSet::EMPTY,
        }
    }

    /// Why this card may not be played; `None` if it may, or is not in the hand.
    #[must_use]
    pub fn why_not(&self, card: Card) -> Option<Clause> {
        self.breach(card).map(|breach| match breach {
            Breach::Revoke(clause) | Breach::PenaltyCard(clause) => clause,
        })
    }

    /// What playing this card would break.
    #[inline]
    pub(crate) fn breach(&self, card: Card) -> Option<Breach> {
        if self.cards.contains(card) || !self.hand.contains(card) {
            None
        } else if !self.follow.contains(card) {
            Some(Breach::Revoke(Clause::L44C))
        } else if !self.obeying.contains(card) {
            self.restriction.map(Breach::Revoke)
        } else {
            // 61A: 57D requires this card, which is no penalty card.
            let by_law = |duty| {
                if duty == premature::AT_HIS_TURN { Breach::Revoke(duty) } else { Breach::PenaltyCard(duty) }
            };
            self.duty.map(by_law)
        }
    }

    /// The penalty cards of which one comes in the place of a card that may not be played. A minor one does so as
    /// well, though an honour might have been played before it (50C).
    pub(crate) const fn owed(&self) -> CardSet {
        self.owed
    }

    /// The clauses that had a say.
    pub fn clauses(&self) -> impl Iterator<Item = Clause> {
        let followed = (self.follow != self.hand).then_some(Clause::L44C);
        let free = (self.cards == self.hand).then_some(regular::LEADS);
        let unable = self.unable.then_some(Clause::L59);
        let in_vain = self.premature_in_vain.then_some(premature::UNABLE);
        let waiting = self.waiting.then_some(penalty_card::WAITS);
        // 45C5: a penalty card that has to be played.
        let due = [penalty_card::MUST_BE_PLAYED, penalty_card::NAMED]
            .map(Some)
            .contains(&self.duty)
            .then_some(Clause::L45C5);
        [followed, self.restriction, self.duty, free, unable, in_vain, waiting, due].into_iter().flatten()
    }
}

impl State {
    /// The cards this hand may play if it plays now, as lead or in following.
    ///
    /// The strongest duty first: follow suit (44C), obey a restriction (50D2a, 51B, 57A), play a
    /// major penalty card (50D1a), keep to the minor one (50C). Who cannot do one drops to the
    /// next (59).
    #[must_use]
    #[inline]
    pub fn legal(&self, seat: Seat) -> Legal {
        let hand = self.candidates(seat);
        let led = self.led_for(seat);
        let follow = match led {
            Some(suit) if self.holds(seat, suit) == Some(true) => hand.of(suit),
            _ => hand,
        };
        if self.has_duties() { self.legal_under_duties(seat, hand, follow) } else { Legal::of(hand, follow) }
    }

    /// The suit that this hand has to follow.
    #[inline]
    pub(super) fn led_for(&self, seat: Seat) -> Option<Suit> {
        if self.trick.leader == seat { None } else { self.trick.led() }
    }

    /// Would this card be wrong also if the hand had nothing of the suit led, as a penalty card waits to be played,
    /// or a card shown too early (57D)? Everybody sees that.
    pub(crate) fn passes_over_a_card(&self, seat: Seat, card: Card) -> bool {
        let hand = self.candidates(seat);
        let legal = self.legal_under_duties(seat, hand, hand);
        let waits =
            |breach| matches!(breach, Breach::PenaltyCard(_) | Breach::Revoke(premature::AT_HIS_TURN));
        legal.restriction.is_none() && legal.breach(card).is_some_and(waits)
    }

    /// What goes beyond following suit.
    fn legal_under_duties(&self, seat: Seat, hand: CardSet, follow: CardSet) -> Legal {
        let led = self.led_for(seat);
        let mut legal = Legal::of(hand, follow);
        let number = self.trick_number();
        let bound = |r: &&InForce| r.restriction.seat == seat && r.bears_on(number);
        for r in self.restrictions.iter().filter(bound) {
            let Some(wanted) = obeying(r.restriction.duty, follow, led, self.hands[seat].is_open_book())
            else {
                continue;
            };
            let obeying = legal.obeying & wanted;
            if obeying.is_empty() {
                // 59: any card otherwise legal, also where each of two could be obeyed alone (DP13).
                legal.unable = true;
                legal.obeying = follow;
                legal.premature_in_vain |= r.restriction.duty.lasts() == Lasts::ThisTrick;
            } else if obeying != legal.obeying {
                legal.obeying = obeying;
                legal.restriction = Some(r.law);
            } else {
                legal.restriction = legal.restriction.or(Some(r.law));
            }
        }
        legal.cards = legal.obeying;
        self.keep_to_penalty_cards(seat, &mut legal);
        legal
    }

    /// The card that this hand has to play to the trick of this number, as it has shown it too early (57D).
    pub(crate) fn must_play_to(&self, seat: Seat, trick: u8) -> Option<Card> {
        let of_his = |&&(owner, _, to): &&(Seat, Card, u8)| (owner, to) == (seat, trick);
        self.must_play.iter().find(of_his).map(|(_, card, _)| *card)
    }

    fn keep_to_penalty_cards(&self, seat: Seat, legal: &mut Legal) {
        if let Some(card) =
            self.must_play_to(seat, self.trick_number()).filter(|&card| legal.cards.contains(card))
        {
            legal.cards = CardSet::EMPTY.with(card);
            legal.duty = Some(premature::AT_HIS_TURN);
            return;
        }
        let major = self.major[seat] & legal.cards;
        legal.waiting = major.is_empty() && !self.major[seat].is_empty();
        if !major.is_empty() {
            match self.named.filter(|&card| major.contains(card)) {
                Some(card) => {
                    legal.cards = CardSet::EMPTY.with(card);
                    legal.duty = Some(penalty_card::NAMED);
                }
                None => {
                    legal.cards = major;
                    legal.duty = Some(penalty_card::MUST_BE_PLAYED);
                }
            }
            legal.owed = legal.cards;
        } else if let Some(card) = self.minor[seat] {
            // 50C: no other card of that suit below the honours; an honour instead is allowed.
            let barred = (CardSet::suit(card.suit()) - CardSet::honours()).without(card);
            if legal.cards.contains(card) && !(legal.cards & barred).is_empty() {
                legal.cards = legal.cards - barred;
                legal.duty = Some(penalty_card::LIMITS);
                legal.owed = CardSet::EMPTY.with(card);
            }
        }
    }
}

/// The cards that obey a duty, `None` if the duty is not about this play.
fn obeying(duty: Duty, from: CardSet, led: Option<Suit>, open_book: bool) -> Option<CardSet> {
    let of_led = |pick: fn(CardSet) -> Option<Card>| {
        led.map(|suit| match pick(from.of(suit)) {
            Some(card) if open_book => CardSet::EMPTY.with(card),
            _ => from.of(suit),
        })
    };
    match (duty, led) {
        (Duty::RequireLead(suit), None) => Some(CardSet::suit(suit)),
        (Duty::ForbidLead(suits), None) => Some(CardSet::PACK - CardSet::suits(suits)),
        (Duty::PlayHighest, Some(_)) => of_led(CardSet::highest),
        (Duty::PlayLowest, Some(_)) => of_led(CardSet::lowest),
        (Duty::PlaySuit(suit), Some(_)) => Some(CardSet::suit(suit)),
        (Duty::ForbidSuit(suit), Some(_)) => Some(CardSet::PACK - CardSet::suit(suit)),
        _ => None,
    }
}
