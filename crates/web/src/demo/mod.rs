//! An app with something in it, for somebody who wants to see everything in a minute: a tournament in its
//! second round, a book of rulings, live tables. The names are invented; the same seed gives the same.

mod hall;
mod rulings;
mod tables;

use store::Store;
use wording::Lexicon;

use crate::{app::App, failure::Failure, settings::Settings};

/// Who has entered all of it.
const WHO: &str = "Jana";

/// Fills an empty store.
///
/// # Errors
/// It is not empty, or the store does not do it.
pub async fn fill(store: Store, words: &Lexicon, seed: u64) -> Result<(), Failure> {
    let app = App::new(store, Settings::default())?;
    let mut dice = Dice(seed);
    hall::fill(&app, &mut dice).await?;
    rulings::fill(&app, words).await?;
    tables::fill(&app, &mut dice).await
}

/// Chance that can be thrown again (splitmix64).
struct Dice(u64);

impl Dice {
    /// A number below this.
    fn roll(&mut self, below: u8) -> u8 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        u8::try_from((z ^ (z >> 31)) % u64::from(below.max(1))).unwrap_or(0)
    }
}

fn server(reason: impl std::fmt::Display) -> Failure {
    Failure::Server(reason.to_string())
}
