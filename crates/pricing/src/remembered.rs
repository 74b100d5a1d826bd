//! What has been proved of positions with restrictions.
//!
//! It is remembered for beginnings of tricks, and as generally as the proof goes: of each suit only who
//! holds the highest cards, down to the lowest of which the proof made use, and which of those are
//! penalty cards. Below them cards stand for one another: a hand that has a penalty card to play in a
//! suit has no choice among the others of that suit, and where it has not to play it, it plays none.

use bridge_laws::{State, words::Duty};
use std::hash::{Hash as _, Hasher as _};

use cards::{BySeat, Card, CardSet, Seat, Suit};
use proved::{ByPattern, Pattern, Shape, Spread};
use rustc_hash::FxHasher;

/// How many bytes what is remembered may take.
const MEMORY: usize = 128 << 20;

/// Does declarer's side win so many tricks, and which cards decide it?
#[derive(Debug, Clone, Copy)]
pub(crate) struct Proof {
    pub holds: bool,
    /// Of each suit, who holds the cards down to the lowest of these bears on it.
    pub ranks: CardSet,
}

/// What must agree in full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    /// How many cards of each suit each hand holds.
    lengths: u64,
    /// How many of them are major penalty cards.
    majors: u64,
    /// Each minor penalty card: how many cards of its suit lie below it, and how many honours of its
    /// suit are left (50C).
    minor: [Option<(Suit, u8, u8)>; 2],
    leader: Seat,
    choice_made: bool,
    /// The last: declarer may have other choices next to what a withdrawn call forbids (DP13).
    restrictions: [Option<(Seat, Duty, bool)>; 4],
}

impl Shape<4> for Key {}

impl Spread for Key {
    const NONE: Key = Key {
        lengths: 0,
        majors: 0,
        minor: [None; 2],
        leader: Seat::North,
        choice_made: false,
        restrictions: [None; 4],
    };

    fn spread(&self) -> u64 {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        proved::spread(hasher.finish())
    }
}

/// Three bits a card, the highest card of the suit lowest: who holds it, and is it a major penalty card?
type Rows = proved::Rows<4>;

const BITS: usize = 3;

/// The beginning of a trick.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Here {
    key: Key,
    rows: Rows,
    all: CardSet,
    exact: bool,
}

/// Could ranks matter here that decide no trick? 50C looks at honours, and the highest and the lowest card
/// of a suit (57A) are told by all of them. Nobody has found a position in which they do: to be freer is
/// never worse for a defender. But it rests on no proof of ours.
pub(crate) fn is_exact(state: &State) -> bool {
    state.minor.0.iter().any(Option::is_some)
        || state
            .restrictions
            .iter()
            .any(|r| !matches!(r.restriction.duty, Duty::RequireLead(_) | Duty::ForbidLead(_)))
}

impl Here {
    /// A state at which a trick begins, if it is one that can be told by its key.
    pub fn of(state: &State) -> Option<Here> {
        if !state.trick.is_empty()
            || !state.must_play.is_empty()
            || state.named.is_some()
            || state.restrictions.len() > 4
        {
            return None;
        }
        let mut restrictions = [None; 4];
        for (place, r) in restrictions.iter_mut().zip(&state.restrictions) {
            *place = Some((r.restriction.seat, r.restriction.duty, r.comes_of_the_auction()));
        }
        let hands = BySeat::from_fn(|seat| state.hands[seat].known);
        let [north, east, south, west] = hands.0;
        let all = north | east | south | west;
        let majors = state.major.0.iter().fold(CardSet::EMPTY, |all, &cards| all | cards);
        let bits = |card: Card| {
            u64::from(east.contains(card) || west.contains(card))
                | u64::from(south.contains(card) || west.contains(card)) << 1
                | u64::from(majors.contains(card)) << 2
        };
        let minor = |seat: Seat| {
            let card = state.minor[seat]?;
            let suit = all.of(card.suit());
            let below = suit.iter().take_while(|&other| other < card).count();
            Some((card.suit(), below as u8, (suit & CardSet::honours()).len() as u8))
        };
        let key = Key {
            lengths: counts(&hands),
            majors: counts(&state.major),
            minor: state.declarer.side().other().seats().map(minor),
            leader: state.trick.leader,
            choice_made: state.choice_made,
            restrictions,
        };
        let rows = Suit::ALL.map(|suit| all.of(suit).iter().fold(0, |row, card| row << BITS | bits(card)));
        Some(Here { key, rows, all, exact: is_exact(state) })
    }

    /// How far down the ranks of each suit matter, as a mask of the rows and as the lowest cards.
    fn general(&self, ranks: CardSet) -> (Rows, CardSet) {
        let (mut mask, mut lowest) = ([0; 4], CardSet::EMPTY);
        for ((suit, row), mask) in Suit::ALL.into_iter().zip(self.rows).zip(&mut mask) {
            let cards = self.all.of(suit);
            let from = if self.exact { cards.lowest() } else { ranks.of(suit).lowest() };
            let Some(from) = from else { continue };
            let mut count = cards.iter().filter(|&card| card >= from).count();
            if count == cards.len() {
                // Who holds the lowest cards follows from how many each hand holds.
                let of = |place: usize| row >> (BITS * place) & 7;
                while count > 0 && of(count - 1) == of(cards.len() - 1) {
                    count -= 1;
                }
            }
            *mask = (1 << (BITS * count)) - 1;
            lowest = lowest | self.lowest_of(suit, count);
        }
        (mask, lowest)
    }

    /// The lowest of so many of the highest cards of a suit.
    fn lowest_of(&self, suit: Suit, count: usize) -> CardSet {
        let cards = self.all.of(suit);
        let place = cards.len() - count.min(cards.len());
        let card = if count == 0 { None } else { cards.nth(place) };
        card.map_or(CardSet::EMPTY, |card| CardSet::EMPTY.with(card))
    }
}

/// Four bits for each suit of each hand.
fn counts(hands: &BySeat<CardSet>) -> u64 {
    hands.0.iter().fold(0, |counts, hand| {
        Suit::ALL.iter().fold(counts, |counts, &suit| counts << 4 | hand.of(suit).len() as u64)
    })
}

/// The memory.
#[derive(Debug)]
pub(crate) struct Memory(ByPattern<Key, 4>);

impl Default for Memory {
    fn default() -> Memory {
        let mut patterns = ByPattern::new();
        patterns.limit(MEMORY);
        Memory(patterns)
    }
}

impl Memory {
    /// What is known of so many tricks.
    pub fn look_up(&mut self, here: &Here, need: u8) -> Option<Proof> {
        let found = self.0.look_up(&here.key, &here.rows, need.into())?;
        let ranks = Suit::ALL.into_iter().zip(found.mask()).fold(CardSet::EMPTY, |ranks, (suit, mask)| {
            ranks | here.lowest_of(suit, mask.trailing_ones() as usize / BITS)
        });
        Some(Proof { holds: found.least() >= need.into(), ranks })
    }

    /// Remembers that so many of the tricks left are won or not, and says which cards decide it here.
    pub fn remember(&mut self, here: &Here, left: u8, need: u8, proof: Proof) -> Proof {
        let (mask, ranks) = here.general(proof.ranks);
        let (least, most) = if proof.holds { (need, left) } else { (0, need - 1) };
        self.0.add(&here.key, Pattern::new(here.rows, mask, least.into(), most.into()));
        Proof { ranks, ..proof }
    }
}

#[cfg(test)]
mod tests;
