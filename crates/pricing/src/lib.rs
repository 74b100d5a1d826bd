//! What things are worth at a bridge table: the options of an open election with best play of both
//! sides under the laws, an action when not all cards are known, an assigned score.
//!
//! It proposes numbers; the director decides. Nothing here knows of files or terminals.

mod bound;
mod json;
mod line;
mod price;
mod search;

pub use json::{Json, JsonRefusal};
pub use line::Step;
pub use price::{Assumed, Limits, Next, NoPrice, Priced, Prices, Worth, price, prices_of};
