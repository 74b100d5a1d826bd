//! A tournament as it is shown: what is refused, in the words of the hall; lists and rankings for
//! programs; what is printed.
//!
//! It knows no terminal, no browser and no file: the command line and the web say the same with it.

pub mod clock;
pub mod csv;
pub mod json;
mod make;
pub mod print;
pub mod say;
pub mod show;
