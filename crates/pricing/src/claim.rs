//! What a contested claim is worth (70, 71): the worst and the best line of normal play.
//!
//! The opponents are the innocent side and play what hurts most, of all their cards. The claimer's side
//! plays any normal card, and the worst counts. Which plays are normal is no constant: careless ones come in classes
//! ([`Normal`]), each with its law, and what the director finds to be out of the question for a
//! player of this class he leaves out.
//!
//! ```
//! use pricing::{Normal, Normals, normal_play};
//! # use bridge_laws::{Hand, Setup, Table};
//! # use cards::{BySeat, BySide, Seat};
//! // Hearts are trumps. South claims the rest, and says nothing of the four of hearts that West still has.
//! let deal: bridge::PartialDeal = "N:3..2.2 ..98.3 A.A.A. 65.4..".parse()?;
//! # let mut setup = Setup::full(BySeat([None; 4]), Seat::South, Some(("4H".parse()?, Seat::South)));
//! # setup.hands = BySeat(deal.hands.0.map(|hand| {
//! #     let known = hand.unwrap_or_default();
//! #     Hand { known, count: known.len() as u8, ..Hand::default() }
//! # }));
//! # setup.start = Some((Seat::South, BySide([10, 0])));
//! let table = Table::new(&setup)?;
//! let play = normal_play(&table, Seat::South, Normals::USUAL, 100_000).ok_or("too much")?;
//! assert_eq!((play.fewest, play.most), (2, 3));
//! let knew = Normals::USUAL.without(Normal::TrumpsForgotten);
//! let play = normal_play(&table, Seat::South, knew, 100_000).ok_or("too much")?;
//! assert_eq!(play.fewest, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod lines;
mod normal;
mod scene;
mod story;
mod suit;
mod ways;

use bridge_laws::Table;
use cards::{Card, Seat};

pub use normal::{Normal, Normals};
pub use story::Critical;

use crate::search::TooMuch;
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

/// What normal play comes to at a table at which this player has claimed or conceded. `None` where penalty cards
/// or restrictions bear on the play, or where that is more than so many positions to look through.
#[must_use]
pub fn normal_play(table: &Table, by: Seat, normals: Normals, limit: u64) -> Option<NormalPlay> {
    let (claim, scene) = Scene::at(table, by)?;
    let found = || -> Result<NormalPlay, TooMuch> {
        let mut low = Lines::new(&claim, normals, Counts::Worst, limit);
        let mut high = Lines::new(&claim, normals, Counts::Best, limit);
        let (fewest, most) = (low.tricks(&scene)?, high.tricks(&scene)?);
        let worst = story::worst(&mut low, &scene)?;
        let critical = match fewest < most {
            true => story::critical(&claim, normals, &mut high, &scene, &worst)?,
            false => Vec::new(),
        };
        Ok(NormalPlay { normals, left: scene.position.tricks_left(), fewest, most, worst, critical })
    };
    found().ok()
}
