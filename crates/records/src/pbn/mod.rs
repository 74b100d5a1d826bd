//! Portable Bridge Notation, version 2.1.

mod read;
mod scan;
mod section;
mod values;
mod write;

pub(crate) use read::read;
pub use write::write_pbn;
