//! What lies where: the cards that are known to be in the hands, and those that have left them.

use doppelkopf::{ByPlace, Course, Hand, Kind, Led, Place};

/// The four hands, each known whole or not at all, and what was seen of them.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Hands {
    /// What a hand holds now, where it is known.
    held: ByPlace<Option<Hand>>,
    /// Cards of a hand that is not known, of which everybody has seen that they are in it.
    shown: ByPlace<Hand>,
    count: ByPlace<u8>,
    /// All cards that lie on the table or in tricks.
    gone: Hand,
}

impl Hands {
    /// Twelve each, where it is not known better. Where three hands are known, so is the fourth.
    pub fn dealt(known: ByPlace<Option<Hand>>) -> Hands {
        let mut held = known;
        let mut missing = Place::ALL.into_iter().filter(|&place| known[place].is_none());
        if let (Some(place), None) = (missing.next(), missing.next()) {
            let mut others = known.0.into_iter().flatten().flat_map(Hand::iter);
            let rest = others.try_fold(Hand::PACK, |rest, kind| rest.without(kind));
            held[place] = rest;
        }
        let count = ByPlace::from_fn(|place| held[place].map_or(12, Hand::len));
        Hands { held, shown: ByPlace::default(), count, gone: Hand::EMPTY }
    }

    /// The cards of a hand, where it is known.
    pub fn held(&self, place: Place) -> Option<Hand> {
        self.held[place]
    }

    /// Are all four known?
    pub fn all(&self) -> Option<ByPlace<Hand>> {
        let [Some(a), Some(b), Some(c), Some(d)] = self.held.0 else { return None };
        Some(ByPlace([a, b, c, d]))
    }

    /// How many cards a hand holds.
    pub fn count(&self, place: Place) -> u8 {
        self.count[place]
    }

    /// How many of this kind have a place that is known.
    fn located(&self, kind: Kind) -> u8 {
        let held = self.held.0.into_iter().flatten().map(|hand| hand.count(kind)).sum::<u8>();
        held + self.shown.0.into_iter().map(|hand| hand.count(kind)).sum::<u8>() + self.gone.count(kind)
    }

    /// Can this card be in this hand?
    pub fn can_hold(&self, place: Place, kind: Kind) -> bool {
        let shown = self.shown[place];
        match self.held[place] {
            Some(hand) => hand.has(kind),
            None if shown.has(kind) => true,
            None => shown.len() < self.count[place] && self.located(kind) < 2,
        }
    }

    /// Can these cards be in this hand, all of them?
    pub fn can_hold_all(&self, place: Place, kinds: &[Kind]) -> bool {
        let mut copy = self.clone();
        kinds.iter().all(|&kind| {
            let can = copy.can_hold(place, kind);
            copy.take(place, kind);
            can
        })
    }

    /// Could this hand follow? Not known where too little of it is.
    pub fn could_follow(&self, place: Place, course: &Course, led: Led) -> Option<bool> {
        let following = course.game().trumps().following(led);
        match self.held[place] {
            Some(hand) => Some(!hand.only(following).is_empty()),
            None if !self.shown[place].only(following).is_empty() => Some(true),
            None => {
                let elsewhere = Hand::PACK.kinds().filter(|&kind| following.has(kind));
                let free = elsewhere.map(|kind| 2_u8.saturating_sub(self.located(kind))).sum::<u8>();
                (free == 0).then_some(false)
            }
        }
    }

    /// A card leaves the hand that [`Hands::can_hold`] it.
    pub fn take(&mut self, place: Place, kind: Kind) {
        match &mut self.held[place] {
            Some(hand) => *hand = hand.without(kind).unwrap_or(*hand),
            None => self.shown[place] = self.shown[place].without(kind).unwrap_or(self.shown[place]),
        }
        self.count[place] = self.count[place].saturating_sub(1);
        self.gone = self.gone.with(kind).unwrap_or(self.gone);
    }

    /// A card goes back into the hand it came from. Everybody has seen it.
    pub fn give_back(&mut self, place: Place, kind: Kind) {
        let back = |hand: Hand| hand.with(kind).unwrap_or(hand);
        match &mut self.held[place] {
            Some(hand) => *hand = back(*hand),
            None => self.shown[place] = back(self.shown[place]),
        }
        self.count[place] += 1;
        self.gone = self.gone.without(kind).unwrap_or(self.gone);
    }

    /// A card was seen in this hand.
    pub fn show(&mut self, place: Place, kind: Kind) {
        let seen = &mut self.shown[place];
        if self.held[place].is_none() && !seen.has(kind) {
            *seen = seen.with(kind).unwrap_or(*seen);
        }
    }
}
