//! What things are worth at a bridge table: the options of an open election with best play of both
//! sides under the laws, an action when not all cards are known, an assigned score.
//!
//! It proposes numbers; the director decides. Nothing here knows of files or terminals.

mod claim;
mod course;
mod json;
mod known;
mod layouts;
mod line;
mod price;
mod remembered;
mod revoke;
mod search;
pub mod single;
mod tree;
pub mod weigh;
pub mod words;

pub use claim::{claimed, normal_play};
pub use claims::{Critical, Normal, NormalPlay, Normals};
pub use json::{Json, JsonRefusal};
pub use known::{About, Fact, Known, NotKnown, ParseFactError, Range};
pub use layouts::{DRAWS, Layouts, NoLayouts};
pub use line::Step;
pub use price::{
    Assumed, Claimed, Limits, Next, NoPrice, Normally, Priced, Prices, WithoutRevoke, Worth, price, prices_of,
};
