//! The solver as others use it.

use bridge::{Position, Strain};
use cards::{BySeat, BySide, Card, Seat, Side};

use crate::{
    alike::Alike,
    engine::{Engine, Root},
    hands::Hands,
};

/// How a solver works.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// How many bytes may hold what has been proved; in a batch, for all threads together. With less
    /// than a hard deal needs the solver is slower and as exact. Besides it a solver takes about a
    /// megabyte.
    pub memory: usize,
}

impl Default for Settings {
    /// 512 MiB: room for all but the freakiest deals. What is not needed is not taken.
    fn default() -> Settings {
        Settings { memory: 512 << 20 }
    }
}

/// A card that may be played, and what it leads to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardTricks {
    /// The card.
    pub card: Card,
    /// The tricks that the side of whoever plays it wins from here on, the one on the table included.
    pub tricks: u8,
}

/// The results of a deal in all denominations, whoever declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TrickTable {
    by_strain: [BySeat<u8>; 5],
}

impl TrickTable {
    /// A table, from the tricks in each denomination by declarer (0 to 13; more are taken for 13).
    pub fn from_fn(mut tricks: impl FnMut(Strain, Seat) -> u8) -> TrickTable {
        TrickTable {
            by_strain: Strain::ALL.map(|strain| BySeat::from_fn(|seat| tricks(strain, seat).min(13))),
        }
    }

    /// The tricks of this declarer in this denomination.
    #[must_use]
    pub fn tricks(&self, strain: Strain, declarer: Seat) -> u8 {
        let row = Strain::ALL.into_iter().zip(&self.by_strain).find(|&(s, _)| s == strain);
        row.map_or(0, |(_, by_seat)| by_seat[declarer])
    }
}

/// Solves positions one after another and keeps its memory between them.
#[derive(Debug)]
pub struct Solver {
    engine: Engine,
}

impl Default for Solver {
    fn default() -> Solver {
        Solver::new(Settings::default())
    }
}

impl Solver {
    /// A solver with these settings.
    #[must_use]
    pub fn new(settings: Settings) -> Solver {
        Solver { engine: Engine::new(settings.memory) }
    }

    /// The tricks that each side wins from here on with best play, the trick on the table included.
    pub fn tricks(&mut self, position: &Position, strain: Strain) -> BySide<u8> {
        let root = self.take_up(position, strain);
        let left = position.tricks_left();
        let ours = self.engine.tricks(&root, left);
        BySide([ours, left - ours])
    }

    /// Every card that may be played, with the tricks it leads to.
    pub fn cards(&mut self, position: &Position, strain: Strain) -> Vec<CardTricks> {
        let root = self.take_up(position, strain);
        let left = position.tricks_left();
        let side = position.turn().side();
        let of_side = |ours| if side == Side::NorthSouth { ours } else { left - ours };
        let found = self.engine.cards(position, &root, left);
        found.into_iter().map(|(card, ours)| CardTricks { card, tricks: of_side(ours) }).collect()
    }

    /// All denominations, whoever declares.
    pub fn table(&mut self, hands: &Hands) -> TrickTable {
        let position = hands.led_by(Seat::North);
        let left = hands.tricks();
        self.engine.deal(&position);
        let root = self.engine.root(&position);
        let same = Alike::of(hands);
        // By denomination and leader, of North-South.
        let mut found: Vec<((Strain, Seat), u8)> = Vec::with_capacity(20);
        let known =
            |found: &[((Strain, Seat), u8)], led| found.iter().find(|(of, _)| *of == led).map(|f| f.1);
        // What is proved without trumps serves the other denominations once their trumps are gone.
        for strain in Strain::ALL.into_iter().rev() {
            let mut guess = left;
            let mut taken_up = false;
            for leader in [Seat::West, Seat::East, Seat::North, Seat::South] {
                let seen = same.iter().find_map(|same| {
                    let ours = known(&found, same.after(strain, leader))?;
                    Some(if same.sides_change() { left - ours } else { ours })
                });
                guess = seen.unwrap_or_else(|| {
                    if !std::mem::replace(&mut taken_up, true) {
                        self.engine.strain(strain.trump());
                    }
                    self.engine.leader();
                    self.engine.tricks(&root.led_by(leader), guess)
                });
                found.push(((strain, leader), guess));
            }
        }
        TrickTable::from_fn(|strain, declarer| {
            let ours = known(&found, (strain, declarer.next())).unwrap_or(0);
            if declarer.side() == Side::NorthSouth { ours } else { left - ours }
        })
    }

    /// Positions looked at so far: a measure of the work done.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.engine.nodes()
    }

    fn take_up(&mut self, position: &Position, strain: Strain) -> Root {
        self.engine.deal(position);
        self.engine.strain(strain.trump());
        self.engine.root(position)
    }

    pub(crate) fn engine(&mut self) -> &mut Engine {
        &mut self.engine
    }
}
