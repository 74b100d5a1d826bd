//! What a contested claim is worth (70, 71): the worst and the best line of normal play.
//!
//! The opponents are the innocent side and play what hurts most, of all their cards. The claimer's side
//! plays any normal card, and the worst counts. Which plays are normal is no constant: careless ones come in classes
//! ([`Normal`]), each with its law, and what the director finds to be out of the question for a
//! player of this class he leaves out.
//!
//! ```
//! use bridge::{PartialDeal, Position, Strain};
//! use cards::{BySeat, Seat};
//! use claims::{Claimed, Duties, Normal, Normals, Statement};
//! // Hearts are trumps. South claims the rest, and says nothing of the four of hearts that West still has.
//! let deal: PartialDeal = "N:3..2.2 ..98.3 A.A.A. 65.4..".parse()?;
//! let claimed = Claimed {
//!     position: Position::from_deal(&deal, Seat::South)?,
//!     strain: Strain::Hearts,
//!     declarer: Seat::South,
//!     by: Seat::South,
//!     shown_out: BySeat::default(),
//!     stated: Statement::default(),
//!     duties: Duties::default(),
//!     options: false,
//! };
//! let play = claimed.normal_play(Normals::USUAL, 100_000).ok_or("too much")?;
//! assert_eq!((play.fewest, play.most, claimed.double_dummy(100_000)), (2, 3, Some(3)));
//! let knew = Normals::USUAL.without(Normal::TrumpsForgotten);
//! let play = claimed.normal_play(knew, 100_000).ok_or("too much")?;
//! assert_eq!(play.fewest, 3);
//! // And if he has said that he plays a trump first, there is nothing to lose.
//! let stated = Claimed { stated: "HA,DA".parse()?, ..claimed };
//! assert_eq!(stated.normal_play(Normals::USUAL, 100_000).ok_or("too much")?.fewest, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod duty;
mod lines;
mod normal;
mod scene;
mod stated;
mod statement;
mod story;
mod suit;
mod ways;

use bridge::{Position, Strain};
use cards::{BySeat, Card, Seat, SuitSet};

pub use duty::{Duties, Lead};
pub use normal::{Normal, Normals};
pub use statement::{BadStatement, MOST_STEPS, Statement, Step};
pub use story::Critical;

use lines::Lines;
use scene::Scene;
use ways::Counts;

/// What normal play of the claimer's side comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NormalPlay {
    /// The classes of careless plays that counted.
    pub normals: Normals,
    /// The tricks that are left, the one on the table included.
    pub left: u8,
    /// The fewest of them that the claimer's side wins.
    pub fewest: u8,
    /// The most, if it plays the best normal cards: against best defence as well.
    pub most: u8,
    /// The line that comes to the fewest, to the end. It can be played at the table.
    pub worst: Vec<(Seat, Card)>,
    /// The plays, three at most, by which it comes to less than the best.
    pub critical: Vec<Critical>,
}

/// A position in which somebody has claimed or conceded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claimed {
    /// The cards that are left, and those on the table.
    pub position: Position,
    /// Trumps.
    pub strain: Strain,
    /// Who declares: of the other side each sees his own hand alone.
    pub declarer: Seat,
    /// Who claimed.
    pub by: Seat,
    /// The suits in which each hand had shown out before (70E1).
    pub shown_out: BySeat<SuitSet>,
    /// What he said about how the tricks are won (68C).
    pub stated: Statement,
    /// What binds the defenders.
    pub duties: Duties,
    /// DP21 read the other way: where declarer claims, he makes the best of what he may choose about penalty cards. Else
    /// he chooses what he mentioned, and so nothing.
    pub options: bool,
}

/// There are more positions to look through than were allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TooMuch;

impl Claimed {
    /// What normal play comes to. `None`, where there are more than so many positions to look through.
    #[must_use]
    pub fn normal_play(&self, normals: Normals, limit: u64) -> Option<NormalPlay> {
        self.found(normals, limit).ok()
    }

    /// What the claimer's side wins of the tricks that are left if both sides play as well as can be, with all
    /// hands open: to compare with, never what is ruled. `None`, where there are more than so many positions
    /// to look through.
    #[must_use]
    pub fn double_dummy(&self, limit: u64) -> Option<u8> {
        let (claim, scene) = Scene::of(self);
        Lines::open(&claim, limit).tricks(&scene).ok()
    }

    /// The trumps that the other side holds.
    #[must_use]
    pub fn trumps_out(&self) -> usize {
        Scene::of(self).0.trumps_out
    }

    fn found(&self, normals: Normals, limit: u64) -> Result<NormalPlay, TooMuch> {
        let (claim, scene) = Scene::of(self);
        let mut low = Lines::new(&claim, normals, Counts::Worst, limit);
        let mut high = Lines::new(&claim, normals, Counts::Best, limit);
        let (fewest, most) = (low.tricks(&scene)?, high.tricks(&scene)?);
        let worst = story::worst(&mut low, &scene)?;
        let critical = match fewest < most {
            true => story::critical(&claim, normals, &mut high, &worst)?,
            false => Vec::new(),
        };
        let worst = worst.into_iter().map(|(at, card)| (at.position.turn(), card)).collect();
        Ok(NormalPlay { normals, left: scene.position.tricks_left(), fewest, most, worst, critical })
    }
}
