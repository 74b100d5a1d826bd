//! Where everything is kept, for the commands that work on it: the same data as the web app's, also while
//! a server runs on it.

mod doctor;
mod files;
mod place;
mod say;
mod words;

pub use doctor::{DoctorArgs, backups_of, doctor};
pub use files::{BackupArgs, ExportArgs, ImportArgs, RestoreArgs, backup, export, import, restore};
pub use place::{KeepArgs, Shelf, shown};
pub use say::{archive as say_archive, serve as say_serve, store as say_store};
pub use words::words;
