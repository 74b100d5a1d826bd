//! From a position to its exact value: a few searches that ask "so many tricks?", each answered with
//! a bound that narrows the next question.

#![allow(clippy::indexing_slicing, reason = "seats and suits are masked to two bits")]

use bridge::Position;
use cards::{Card, CardSet, Rank, Seat, Suit};

use super::{
    layout::{SUIT, one_of_each, suit_mask, suit_of},
    search::{Found, OnTable, Search, Trick},
};

/// A deal in an engine. Cards that are not in it are not counted among the ranks, so that an ending
/// is as small as it looks.
#[derive(Debug)]
pub struct Engine {
    search: Search,
    /// The cards in the deal, by suit.
    present: [u64; 4],
}

/// A position in the engine's cards.
#[derive(Debug, Clone, Copy)]
pub struct Root {
    hands: [u64; 4],
    leader: usize,
    trick: [Option<u32>; 3],
}

impl Engine {
    /// An engine with so many bytes for what it has proved.
    pub fn new(memory: usize) -> Engine {
        let mut search = Search::new();
        search.limit(memory);
        Engine { search, present: [0; 4] }
    }

    /// Takes up a deal: all that was held by each seat, what lies on the table included. Positions
    /// that come after it need not be taken up again.
    pub fn deal(&mut self, position: &Position) {
        let mut owned = *position.hands();
        for (seat, card) in position.trick() {
            owned[seat].insert(card);
        }
        let all = Seat::ALL.into_iter().fold(0, |all, seat| all | bits(owned[seat]));
        self.present = [0, 1, 2, 3].map(|suit| all >> (suit * 16) & SUIT);
        let hands = owned.0.map(|hand| self.inward(hand));
        self.search.deal(hands);
    }

    /// Takes up a denomination.
    pub fn strain(&mut self, trump: Option<Suit>) {
        self.search.strain(trump.map(|suit| suit as u32));
    }

    /// Takes up another leader to the first trick.
    pub fn leader(&mut self) {
        self.search.leader();
    }

    /// A position of the deal.
    pub fn root(&self, position: &Position) -> Root {
        let mut trick = [None; 3];
        for (place, (_, card)) in trick.iter_mut().zip(position.trick()) {
            *place = Some(self.inward(CardSet::EMPTY.with(card)).trailing_zeros() & 63);
        }
        Root {
            hands: position.hands().0.map(|hand| self.inward(hand)),
            leader: position.leader() as usize,
            trick,
        }
    }

    fn inward(&self, hand: CardSet) -> u64 {
        hand.iter().fold(0, |out, card| {
            let present = self.present[card.suit() as usize & 3];
            let below = present & ((1 << card.rank() as u32) - 1);
            out | 1 << (card.suit() as u32 * 16 + below.count_ones())
        })
    }

    /// The tricks that North-South win from here on, the one on the table included. `guess` is where
    /// to begin asking.
    pub fn tricks(&mut self, root: &Root, guess: u8) -> u8 {
        let left = root.left();
        self.search.hands = root.hands;
        let (mut low, mut high) = (0, left);
        let mut guess = i32::from(guess);
        while low < high {
            let need = if guess <= low { low + 1 } else { guess.min(high) };
            let found = self.ask(root, left, need);
            if found < need {
                high = found;
            } else {
                low = found;
            }
            guess = found;
        }
        low as u8
    }

    /// Do North-South win at least so many tricks from here on, the one on the table included? With the cards
    /// of which it matters who holds them and how high they are.
    pub fn proof(&mut self, root: &Root, need: u8) -> (bool, CardSet) {
        let (need, left) = (i32::from(need), root.left());
        if need == 0 || need > left {
            return (need == 0, CardSet::EMPTY);
        }
        self.search.hands = root.hands;
        let (found, ranks) = self.found(root, left, need);
        (found >= need, self.outward(ranks))
    }

    /// Cards of whoever is in turn, the likeliest first to be enough for so many tricks of North-South, or
    /// against them: what the search itself would try, and of equal cards one.
    pub fn promising(&mut self, root: &Root, need: u8) -> Vec<Card> {
        self.search.hands = root.hands;
        let (need, left) = (i32::from(need), root.left());
        let shape = self.search.shape();
        let found = match self.on_table(root, left, need) {
            None => {
                let all = root.hands.iter().fold(0, |all, hand| all | hand);
                self.search.promising::<0>(&Trick { all, need, left }, root.leader, shape, OnTable::NOTHING)
            }
            Some((trick, on, seat)) => match seat - root.leader {
                1 => self.search.promising::<1>(&trick, seat & 3, shape, on),
                2 => self.search.promising::<2>(&trick, seat & 3, shape, on),
                _ => self.search.promising::<3>(&trick, seat & 3, shape, on),
            },
        };
        found.into_iter().filter_map(|card| self.card(card)).collect()
    }

    /// One question: do North-South win `need` tricks?
    fn ask(&mut self, root: &Root, left: i32, need: i32) -> i32 {
        self.found(root, left, need).0
    }

    fn found(&mut self, root: &Root, left: i32, need: i32) -> Found {
        let shape = self.search.shape();
        let Some((trick, on, seat)) = self.on_table(root, left, need) else {
            let all = self.search.left(root.leader);
            return self.search.lead(root.leader, need, left, shape, all);
        };
        match seat - root.leader {
            1 => self.search.cards::<1>(&trick, seat & 3, shape, on),
            2 => self.search.cards::<2>(&trick, seat & 3, shape, on),
            _ => self.search.cards::<3>(&trick, seat & 3, shape, on),
        }
    }

    /// The trick on the table, if one is, and who plays to it next, counted on from its leader.
    fn on_table(&self, root: &Root, left: i32, need: i32) -> Option<(Trick, OnTable, usize)> {
        let mut played = root.trick.iter().flatten().copied();
        let led = played.next()?;
        let on_table = root.trick.iter().flatten().fold(0, |set, &card| set | 1u64 << card);
        let all = root.hands.iter().fold(on_table, |all, hand| all | hand);
        let mut on = OnTable::led(root.leader, led);
        let mut seat = root.leader + 1;
        for card in played {
            if self.search.beats(card, u32::from(on.best)) {
                on = OnTable { best: card as u8, best_seat: seat as u8 & 3, ..on };
            }
            seat += 1;
        }
        Some((Trick { all, need, left }, on, seat))
    }

    /// The engine's cards as everybody knows them.
    fn outward(&self, mut cards: u64) -> CardSet {
        let mut out = CardSet::EMPTY;
        while cards != 0 {
            if let Some(card) = self.card(cards.trailing_zeros()) {
                out.insert(card);
            }
            cards &= cards - 1;
        }
        out
    }

    fn card(&self, card: u32) -> Option<Card> {
        let suit = suit_of(card) as usize & 3;
        let mut present = self.present[suit];
        for _ in 0..card & 15 {
            present &= present.wrapping_sub(1);
        }
        let rank = Rank::ALL.get(present.trailing_zeros() as usize)?;
        Some(Card::new(Suit::ALL[suit], *rank))
    }

    /// Every card that may be played, with the tricks that North-South win after it, the one on the
    /// table included.
    pub fn cards(&mut self, position: &Position, root: &Root, guess: u8) -> Vec<(Card, u8)> {
        let seat = root.turn();
        let hand = root.hands[seat & 3];
        let follows = root.trick[0].map_or(hand, |led| hand & suit_mask(suit_of(led)));
        let playable = if follows == 0 { hand } else { follows };
        let all = root.trick.iter().flatten().fold(0, |all, &card| all | 1u64 << card);
        let all = root.hands.iter().fold(all, |all, hand| all | hand);
        let mut todo = one_of_each(playable, super::layout::PACK & !all);
        let mut results: Vec<(u32, u8)> = Vec::new();
        let mut guess = guess;
        while todo != 0 {
            let card = todo.trailing_zeros();
            todo &= todo - 1;
            guess = self.after(root, card, guess);
            results.push((card, guess));
        }
        // An equal card wins as much as the lowest of its group: the nearest one from below.
        let mut answer = Vec::new();
        for card in position.legal() {
            let place = self.inward(CardSet::EMPTY.with(card)).trailing_zeros();
            if let Some(&(_, tricks)) = results.iter().rev().find(|&&(low, _)| low <= place) {
                answer.push((card, tricks));
            }
        }
        answer
    }

    /// The tricks of North-South once this card is played.
    fn after(&mut self, root: &Root, card: u32, guess: u8) -> u8 {
        let seat = root.turn();
        let mut next = *root;
        next.hands[seat & 3] ^= 1 << card;
        if let Some(place) = next.trick.iter_mut().find(|place| place.is_none()) {
            *place = Some(card);
            return self.tricks(&next, guess);
        }
        let mut best = (root.leader, root.trick[0].unwrap_or(card));
        for (at, &played) in root.trick.iter().flatten().chain([&card]).enumerate().skip(1) {
            if self.search.beats(played, best.1) {
                best = ((root.leader + at) & 3, played);
            }
        }
        next = Root { leader: best.0, trick: [None; 3], ..next };
        let won = u8::from(best.0 & 1 == 0);
        won + self.tricks(&next, guess.saturating_sub(won))
    }

    /// Positions looked at since the engine was made.
    pub fn nodes(&self) -> u64 {
        self.search.nodes
    }
}

impl Root {
    /// The same cards with another hand on lead.
    pub fn led_by(self, leader: Seat) -> Root {
        Root { leader: leader as usize, ..self }
    }

    fn turn(&self) -> usize {
        (self.leader + self.trick.iter().flatten().count()) & 3
    }

    /// Tricks left, the one on the table included.
    fn left(&self) -> i32 {
        self.hands[self.turn()].count_ones() as i32
    }
}

fn bits(hand: CardSet) -> u64 {
    hand.iter().fold(0, |bits, card| bits | 1 << card.place())
}
