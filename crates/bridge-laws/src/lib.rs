//! The laws of duplicate bridge, executable: the table, and what the laws make of what happens there.

pub mod clause;
pub mod words;
