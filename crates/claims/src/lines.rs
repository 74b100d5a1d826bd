//! The search for the worst and the best normal line.

use std::collections::HashMap;

use cards::{Card, CardSet, Suit};
use proved::{ByKey, Word};

use crate::{
    Duties, Normals, TooMuch,
    scene::{Claim, Scene},
    ways::{Counts, ways},
};

/// The tricks of the claimer's side are so many at least, and at most.
#[derive(Debug, Clone, Copy)]
struct Bounds {
    least: u8,
    most: u8,
}

impl Word for Bounds {
    fn pack(self) -> u64 {
        u64::from(self.least) | u64::from(self.most) << 8
    }

    fn unpack(word: u64) -> Bounds {
        Bounds { least: word as u8, most: (word >> 8) as u8 }
    }
}

/// All normal lines of a claim, with the opponents' best play against each.
pub(super) struct Lines<'a> {
    claim: &'a Claim,
    /// The normal cards of the claimer's side; none: with all hands open, any card.
    normals: Option<Normals>,
    /// Does the best normal line count, or the worst?
    wanted: Counts,
    /// Of the beginnings of tricks. Which careless plays are normal depends on what lies where and on what was
    /// seen, so that nothing less than all of it tells a position: it is kept by its key, not by patterns.
    known: Option<ByKey<Bounds>>,
    /// The same for each state of the duties in which something binds the defenders.
    bound: HashMap<Duties, ByKey<Bounds>>,
    nodes: u64,
    limit: u64,
}

impl<'a> Lines<'a> {
    pub fn new(claim: &'a Claim, normals: Normals, wanted: Counts, limit: u64) -> Lines<'a> {
        let (known, bound) = (None, HashMap::new());
        Lines { claim, normals: Some(normals), wanted, known, bound, nodes: 0, limit }
    }

    /// Any line, with the best play of both sides.
    pub fn open(claim: &'a Claim, limit: u64) -> Lines<'a> {
        Lines { normals: None, ..Lines::new(claim, Normals::NONE, Counts::Best, limit) }
    }

    /// The tricks that the claimer's side wins from here, the one on the table included.
    pub fn tricks(&mut self, scene: &Scene) -> Result<u8, TooMuch> {
        let mut tricks = 0;
        while self.reaches(scene, tricks + 1)? {
            tricks += 1;
        }
        Ok(tricks)
    }

    /// Does the claimer's side win so many tricks?
    fn reaches(&mut self, scene: &Scene, need: u8) -> Result<bool, TooMuch> {
        if need == 0 {
            return Ok(true);
        }
        let left = scene.position.tricks_left();
        if need > left {
            return Ok(false);
        }
        self.nodes += 1;
        if self.nodes > self.limit {
            return Err(TooMuch);
        }
        let begins = scene.position.trick().next().is_none();
        let key = begins.then(|| self.key(scene));
        let known = key.and_then(|key| self.table(scene).get(key));
        let Bounds { least, most } = known.unwrap_or(Bounds { least: 0, most: left });
        if need <= least || need > most {
            return Ok(need <= least);
        }
        let reached = self.decide(scene, need)?;
        if let Some(key) = key {
            let bounds =
                if reached { Bounds { least: need, most } } else { Bounds { least, most: need - 1 } };
            self.table(scene).put(key, bounds);
        }
        Ok(reached)
    }

    fn table(&mut self, scene: &Scene) -> &mut ByKey<Bounds> {
        let new = || ByKey::for_nodes(self.limit);
        match scene.duties.is_none() {
            true => self.known.get_or_insert_with(new),
            false => self.bound.entry(scene.duties).or_insert_with(new),
        }
    }

    /// The beginning of a trick in one number: the cards left, who leads, and what has been seen since the claim.
    /// The hands are those of the claim without what was played.
    fn key(&self, scene: &Scene) -> u64 {
        let mut seen = scene.position.leader() as u64;
        // With all hands open nobody learns anything.
        if self.normals.is_some() {
            seen |= u64::from(scene.lost) << 2 | scene.marked() << 3 | u64::from(scene.step) << 7;
        }
        // Of 16 bits a suit the cards take 13.
        let spare = |suit: Suit| (seen >> (3 * suit as u32) & 7) << (16 * suit as u32 + 13);
        Suit::ALL.into_iter().fold(scene.all().bits(), |key, suit| key | spare(suit))
    }

    fn decide(&mut self, scene: &Scene, need: u8) -> Result<bool, TooMuch> {
        if !scene.has_options(self.claim) {
            return self.of_hand(scene, need);
        }
        // Declarer chooses what is best for his side.
        for chosen in scene.chosen(self.claim) {
            if self.of_hand(&chosen, need)? == self.claim.by_declarer {
                return Ok(self.claim.by_declarer);
            }
        }
        Ok(!self.claim.by_declarer)
    }

    /// The same, when declarer has chosen what he may.
    fn of_hand(&mut self, scene: &Scene, need: u8) -> Result<bool, TooMuch> {
        if !self.claim.is_ours(scene.position.turn()) {
            return self.of_cards(scene, scene.legal(), Counts::Worst, need);
        }
        let Some(normals) = self.normals else {
            return self.of_cards(scene, scene.legal(), Counts::Best, need);
        };
        let ways = ways(self.claim, scene, normals);
        if self.wanted == Counts::Best {
            return self.of_cards(scene, ways.cards(), Counts::Best, need);
        }
        for (counts, cards) in ways.groups {
            let reached = self.of_cards(scene, cards, counts, need)?;
            if reached == (ways.of_groups == Counts::Best) {
                return Ok(reached);
            }
        }
        Ok(ways.of_groups == Counts::Worst)
    }

    fn of_cards(&mut self, scene: &Scene, cards: CardSet, counts: Counts, need: u8) -> Result<bool, TooMuch> {
        // What was stated names cards, and so do duties.
        let cards = if self.claim.stated.is_empty() && scene.duties.is_none() {
            one_of_each(cards, scene.all() | scene.lying())
        } else {
            cards
        };
        for card in cards {
            let Some((next, won)) = scene.play(self.claim, card) else { continue };
            let reached = self.reaches(&next, need - u8::from(won))?;
            if reached == (counts == Counts::Best) {
                return Ok(reached);
            }
        }
        Ok(counts == Counts::Worst)
    }

    pub fn claim(&self) -> &'a Claim {
        self.claim
    }

    /// The card that counts here; of equally good ones the lowest. With the moment as it is when declarer has chosen what
    /// penalty cards let him choose.
    pub fn pick(&mut self, scene: &Scene) -> Result<Option<(Scene, Card)>, TooMuch> {
        let tricks = self.tricks(scene)?;
        for chosen in scene.chosen(self.claim) {
            if self.comes_to(&chosen, tricks)? {
                let cards = match self.claim.is_ours(scene.position.turn()) {
                    true => ways(self.claim, &chosen, self.normals.unwrap_or(Normals::NONE)).cards(),
                    false => chosen.legal(),
                };
                return self.first(&chosen, cards, tricks);
            }
        }
        Ok(None)
    }

    /// Does the claimer's side win just so many tricks when declarer has chosen so?
    fn comes_to(&mut self, chosen: &Scene, tricks: u8) -> Result<bool, TooMuch> {
        let enough = tricks == 0 || self.of_hand(chosen, tricks)?;
        Ok(enough && (tricks == chosen.position.tricks_left() || !self.of_hand(chosen, tricks + 1)?))
    }

    fn first(
        &mut self,
        scene: &Scene,
        cards: impl IntoIterator<Item = Card>,
        tricks: u8,
    ) -> Result<Option<(Scene, Card)>, TooMuch> {
        for card in cards {
            if self.after(scene, card)? == tricks {
                return Ok(Some((*scene, card)));
            }
        }
        Ok(None)
    }

    /// The tricks after this card, with the one that it may win.
    pub fn after(&mut self, scene: &Scene, card: Card) -> Result<u8, TooMuch> {
        let Some((next, won)) = scene.play(self.claim, card) else { return Ok(0) };
        Ok(u8::from(won) + self.tricks(&next)?)
    }
}

/// Of cards with none of another hand between them, the lowest.
pub(super) fn one_of_each(cards: CardSet, all: CardSet) -> CardSet {
    let mut last: Option<Card> = None;
    let mut out = CardSet::EMPTY;
    for card in all {
        if !cards.contains(card) {
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
