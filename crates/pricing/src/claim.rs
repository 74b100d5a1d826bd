//! What a contested claim is worth at least (70).
//!
//! The claimer's side is given no thought at all: whenever a hand of it leads, it leads the highest card
//! of a suit, of whichever; it wins a trick that it can win and its partner has not, as high as it can,
//! and otherwise plays its lowest; what it discards is the lowest of a suit, of whichever. No finesse is
//! taken, nothing is counted (70C, 70E). Of all lines that are possible so, and of all that the opponents
//! may do, the worst for the claimer counts.

use bridge::Strain;
use cards::{BySeat, Card, CardSet, Seat, Side, Suit};
use rustc_hash::FxHashMap;

use crate::search::TooMuch;

/// A claim, while the worst line is looked for.
pub(crate) struct Lines {
    strain: Strain,
    claimers: Side,
    known: FxHashMap<(CardSet, Seat), u8>,
    nodes: u64,
    limit: u64,
}

/// The cards of a trick so far, in order, and whose card is best.
#[derive(Clone)]
struct Trick {
    leader: Seat,
    cards: Vec<(Seat, Card)>,
}

impl Lines {
    pub fn new(strain: Strain, claimers: Side, limit: u64) -> Lines {
        Lines { strain, claimers, known: FxHashMap::default(), nodes: 0, limit }
    }

    /// The fewest tricks that the claimer's side wins, the trick on the table included.
    pub fn fewest(&mut self, hands: &BySeat<CardSet>, leader: Seat, played: &[Card]) -> Result<u8, TooMuch> {
        let cards = leader.round().into_iter().zip(played.iter().copied()).collect();
        self.in_trick(hands, &Trick { leader, cards })
    }

    fn in_trick(&mut self, hands: &BySeat<CardSet>, trick: &Trick) -> Result<u8, TooMuch> {
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(TooMuch);
        }
        let all = hands.0.iter().fold(CardSet::EMPTY, |all, &hand| all | hand);
        if trick.cards.is_empty() {
            if all.is_empty() {
                return Ok(0);
            }
            if let Some(&known) = self.known.get(&(all, trick.leader)) {
                return Ok(known);
            }
        }
        let seat = trick.cards.iter().fold(trick.leader, |seat, _| seat.next());
        let mut fewest = u8::MAX;
        for card in self.cards(hands, all, trick, seat) {
            let (mut hands, mut next) = (*hands, trick.clone());
            hands[seat].remove(card);
            next.cards.push((seat, card));
            let tricks = if next.cards.len() < 4 {
                self.in_trick(&hands, &next)?
            } else {
                let winner = self.best(&next).map_or(seat, |(winner, _)| winner);
                let won = u8::from(winner.side() == self.claimers);
                won + self.in_trick(&hands, &Trick { leader: winner, cards: Vec::new() })?
            };
            fewest = fewest.min(tricks);
            if fewest == 0 {
                break;
            }
        }
        if trick.cards.is_empty() {
            self.known.insert((all, trick.leader), fewest);
        }
        Ok(fewest)
    }

    /// Who is winning the trick, with which card.
    fn best(&self, trick: &Trick) -> Option<(Seat, Card)> {
        trick.cards.iter().copied().reduce(|best, next| if self.beats(next.1, best.1) { next } else { best })
    }

    fn beats(&self, card: Card, best: Card) -> bool {
        if card.suit() == best.suit() { card > best } else { Some(card.suit()) == self.strain.trump() }
    }

    /// What this hand may play in the lines looked at.
    fn cards(&self, hands: &BySeat<CardSet>, all: CardSet, trick: &Trick, seat: Seat) -> CardSet {
        let hand = hands[seat];
        let follow = trick.cards.first().map_or(CardSet::EMPTY, |(_, led)| hand.of(led.suit()));
        let legal = if follow.is_empty() { hand } else { follow };
        if seat.side() != self.claimers {
            let lying: CardSet = trick.cards.iter().map(|&(_, card)| card).collect();
            return one_of_each(legal, all | lying);
        }
        let of_each_suit = |pick: fn(CardSet) -> Option<Card>| -> CardSet {
            Suit::ALL.into_iter().filter_map(|suit| pick(legal.of(suit))).collect()
        };
        let Some((winner, best)) = self.best(trick) else { return of_each_suit(CardSet::highest) };
        if follow.is_empty() {
            // He may ruff or not; what is normal there is not for us to say, so the worse counts.
            return of_each_suit(CardSet::lowest);
        }
        let highest =
            legal.highest().filter(|&card| winner.side() != self.claimers && self.beats(card, best));
        highest.or(legal.lowest()).into_iter().collect()
    }
}

/// Of cards with none of another hand between them, the lowest.
fn one_of_each(legal: CardSet, all: CardSet) -> CardSet {
    let mut last: Option<Card> = None;
    let mut out = CardSet::EMPTY;
    for card in all {
        if !legal.contains(card) {
            last = None;
        } else {
            if last.is_none_or(|below| below.suit() != card.suit()) {
                out.insert(card);
            }
            last = Some(card);
        }
    }
    out
}
