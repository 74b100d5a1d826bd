//! The cards that are left, and how they may be played on.

use crate::order::Order;
use crate::{ByPlace, Equal, Hand, Kind, Led, Place, Play};

/// What does not change while the rest is played in thought.
#[derive(Debug, Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) order: &'static Order,
    pub(super) equal: Equal,
    pub(super) soloist: Place,
    /// The order he stated.
    pub(super) stated: &'a [Kind],
    /// His cards when he stated it.
    pub(super) hand: Hand,
}

/// Hands and the open trick.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) hands: ByPlace<Hand>,
    pub(super) leader: Place,
    pub(super) laid: [Option<Kind>; 4],
}

/// What a card led to.
pub(super) enum Next {
    /// The trick goes on.
    Open(State),
    /// It is complete.
    Trick { state: State, winner: Place, augen: u8 },
}

impl State {
    pub(super) fn of(play: &Play) -> State {
        let course = play.course();
        let leader = course.leader();
        let laid = [0, 1, 2, 3].map(|steps| course.on_table(leader.plus(steps)));
        State { hands: ByPlace::from_fn(|place| play.hand(place)), leader, laid }
    }

    /// Nobody has a card, and this player leads.
    #[cfg(test)]
    pub(super) fn leading(leader: Place) -> State {
        State { hands: ByPlace::default(), leader, laid: [None; 4] }
    }

    /// The cards of the open trick, in the order of play.
    pub(super) fn laid(&self) -> impl Iterator<Item = Kind> + Clone {
        self.laid.into_iter().map_while(|kind| kind)
    }

    /// Whether no card of the trick lies.
    pub(super) fn is_fresh(&self) -> bool {
        self.laid == [None; 4]
    }

    pub(super) fn turn(&self) -> Place {
        self.leader.plus(self.laid().count() as u8)
    }

    pub(super) fn led(&self, order: &Order) -> Option<Led> {
        self.laid().next().map(|kind| order.led(kind))
    }

    /// This card is played by whose turn it is; he holds it.
    pub(super) fn with(&self, table: &Table<'_>, kind: Kind) -> Next {
        let mut state = *self;
        let place = state.turn();
        let last = state.hands.0.iter().all(|hand| hand.len() <= 1);
        if let Some(rest) = state.hands[place].without(kind) {
            state.hands[place] = rest;
        }
        if let Some(free) = state.laid.iter_mut().find(|laid| laid.is_none()) {
            *free = Some(kind);
        }
        let [Some(a), Some(b), Some(c), Some(d)] = state.laid else { return Next::Open(state) };
        let trick = [a, b, c, d];
        // Of the last trick some hands are empty already, and none has more than its card of it.
        let best = table.order.winner(&trick, table.equal(last)).unwrap_or_default();
        let winner = state.leader.plus(best as u8);
        let state = State { hands: state.hands, leader: winner, laid: [None; 4] };
        Next::Trick { state, winner, augen: trick.iter().map(|kind| kind.augen()).sum() }
    }

    /// The cards that may be played by whose turn it is.
    pub(super) fn legal(&self, order: &Order) -> Hand {
        let hand = self.hands[self.turn()];
        let following = self.led(order).map_or(Hand::EMPTY, |led| hand.only(order.following(led)));
        if following.is_empty() { hand } else { following }
    }

    /// Whether this card would take the trick as far as it lies.
    fn takes(&self, table: &Table<'_>, kind: Kind) -> bool {
        let last = self.hands.0.iter().all(|hand| hand.len() <= 1);
        let cards: Vec<Kind> = self.laid().chain([kind]).collect();
        table.order.winner(&cards, table.equal(last)) == Some(cards.len() - 1)
    }
}

impl<'a> Table<'a> {
    pub(super) fn of(play: &Play, soloist: Place, stated: &'a [Kind]) -> Table<'a> {
        let course = play.course();
        Table { order: course.order(), equal: course.equal(), soloist, stated, hand: play.hand(soloist) }
    }

    /// A17 does not hold in the last trick.
    pub(super) fn equal(&self, last: bool) -> Equal {
        if last { Equal::Earlier } else { self.equal }
    }

    /// The cards among which the play is free: of a defender the legal ones, of the soloist what he said,
    /// or what he left unsaid.
    pub(super) fn options(&self, state: &State) -> Hand {
        let legal = state.legal(self.order);
        if state.turn() != self.soloist {
            return legal;
        }
        if let Some(kind) = self.stated_next(legal, state.hands[self.soloist]) {
            return Hand::one(kind);
        }
        let takes = |kind: &Kind| !state.is_fresh() && state.takes(self, *kind);
        // 5.4.4: he takes over with any card, where he can.
        let over = collect(legal.kinds().filter(takes));
        if over.is_empty() { self.tops(legal) } else { over }
    }

    /// The first card of his order that he has still to play and may play now.
    pub(super) fn stated_next(&self, legal: Hand, hand: Hand) -> Option<Kind> {
        let mut played = self.hand.minus(hand);
        self.stated.iter().copied().find(|&kind| match played.without(kind) {
            // One that he has already played.
            Some(rest) => {
                played = rest;
                false
            }
            None => legal.has(kind),
        })
    }

    /// The highest trump and the highest card of each plain suit.
    pub(super) fn tops(&self, hand: Hand) -> Hand {
        collect(Led::ALL.into_iter().filter_map(|led| self.top(hand, led)))
    }

    /// The highest of the cards that follow this.
    pub(super) fn top(&self, hand: Hand, led: Led) -> Option<Kind> {
        let cards = hand.only(self.order.following(led));
        cards.kinds().max_by_key(|&kind| self.order.strength(led, kind))
    }

    /// The cards of a hand that follow this, from the top.
    pub(super) fn top_down(&self, hand: Hand, led: Led) -> Vec<Kind> {
        let mut cards: Vec<Kind> = hand.only(self.order.following(led)).iter().collect();
        cards.sort_by_key(|&kind| std::cmp::Reverse(self.order.strength(led, kind)));
        cards
    }
}

/// These kinds, once each.
fn collect(kinds: impl Iterator<Item = Kind>) -> Hand {
    kinds.fold(Hand::EMPTY, |hand, kind| hand.with(kind).unwrap_or(hand))
}
