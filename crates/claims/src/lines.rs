//! The search for the worst and the best normal line.

use cards::{BySeat, Card, CardSet, Seat, SuitSet};
use rustc_hash::FxHashMap;

use crate::{
    Normals, TooMuch,
    scene::{Claim, Scene},
    ways::{Counts, ways},
};

/// By the cards left when a trick begins, who leads, and what has been seen.
type Key = (CardSet, Seat, BySeat<SuitSet>, bool);

/// All normal lines of a claim, with the opponents' best play against each.
pub(super) struct Lines<'a> {
    claim: &'a Claim,
    /// The normal cards of the claimer's side; none: with all hands open, any card.
    normals: Option<Normals>,
    /// Does the best normal line count, or the worst?
    wanted: Counts,
    /// The tricks of the claimer's side are so many at least, and at most.
    known: FxHashMap<Key, (u8, u8)>,
    nodes: u64,
    limit: u64,
}

impl<'a> Lines<'a> {
    pub fn new(claim: &'a Claim, normals: Normals, wanted: Counts, limit: u64) -> Lines<'a> {
        Lines { claim, normals: Some(normals), wanted, known: FxHashMap::default(), nodes: 0, limit }
    }

    /// Any line, with the best play of both sides.
    pub fn open(claim: &'a Claim, limit: u64) -> Lines<'a> {
        Lines { claim, normals: None, wanted: Counts::Best, known: FxHashMap::default(), nodes: 0, limit }
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
        // With all hands open nobody learns anything.
        let (shown_out, lost) = self.normals.map(|_| (scene.shown_out, scene.lost)).unwrap_or_default();
        let key = (scene.all(), scene.position.leader(), shown_out, lost);
        let (least, most) = begins.then(|| self.known.get(&key).copied()).flatten().unwrap_or((0, left));
        if need <= least || need > most {
            return Ok(need <= least);
        }
        let reached = self.decide(scene, need)?;
        if begins {
            self.known.insert(key, if reached { (need, most) } else { (least, need - 1) });
        }
        Ok(reached)
    }

    fn decide(&mut self, scene: &Scene, need: u8) -> Result<bool, TooMuch> {
        let seat = scene.position.turn();
        if !self.claim.is_ours(seat) {
            return self.of_cards(scene, scene.position.legal(), Counts::Worst, need);
        }
        let Some(normals) = self.normals else {
            return self.of_cards(scene, scene.position.legal(), Counts::Best, need);
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
        for card in one_of_each(cards, scene.all() | scene.lying()) {
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

    /// The card that counts here; of equally good ones the lowest.
    pub fn pick(&mut self, scene: &Scene) -> Result<Option<Card>, TooMuch> {
        let groups = match self.normals.filter(|_| self.claim.is_ours(scene.position.turn())) {
            Some(normals) => ways(self.claim, scene, normals).groups,
            None => vec![(Counts::Worst, scene.position.legal())],
        };
        let tricks = self.tricks(scene)?;
        for card in groups.into_iter().flat_map(|(_, cards)| cards) {
            if self.after(scene, card)? == tricks {
                return Ok(Some(card));
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
