//! Records of bridge boards: PBN 2.1 and LIN, read as they are in the world, and judged.
//!
//! ```
//! use records::{Format, judge, read, write_pbn};
//! let file = br#"[Deal "N:AK... Q.K.. JT... 9.8.."]
//! [Declarer "S"] [Contract "NT"]
//! [Play "W"]
//! S9 SA HK SJ
//! H8 SK SQ ST
//! *"#;
//! for board in read(file, Format::Pbn) {
//!     let board = board?;
//!     let found = &judge(&board)?.irregularities;
//!     assert!(found.iter().any(|f| f.kind.id() == "revoke" && f.trick == Some(1) && f.clause.is_some_and(|law| law.to_string() == "61A")));
//!     assert!(write_pbn(&[board.marked()]).contains("S9 SA ^R HK SJ"));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod deal;
mod encoding;
mod error;
mod form;
mod format;
mod judge;
mod lin;
mod pbn;
mod pieces;

pub use board::{
    Annotated, Annotation, Auction, Bidding, Board, Cell, Comment, Declarer, End, Note, Order, Parts, Place,
    Play, Recorded, Table, Tag, TricksWon,
};
pub use deal::Deal;
pub use error::{Expected, ReadError, There};
pub use format::Format;
pub use judge::{Against, Broken, Found, JudgeError, Judgement, Kind, Law, judge, settle_together};
pub use pbn::{PBN_HEAD, pbn_game, write_pbn};
pub use pieces::Pieces;

/// Reads the boards of a file, packed by gzip or not. What is wrong with one does not keep the others from being
/// read; a file without any board gives none. All of them are in memory together; [`Pieces`] reads a file of any length.
#[must_use]
pub fn read(bytes: &[u8], format: Format) -> Vec<Result<Board, ReadError>> {
    // Bytes can always be read.
    Pieces::whole(bytes, format).into_iter().flatten().flatten().flatten().collect()
}
