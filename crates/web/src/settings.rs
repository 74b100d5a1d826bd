//! How the server is run.

use std::{ffi::OsStr, io, path::PathBuf, time::Duration};

/// Where events are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Keep {
    /// In SQLite, in this folder.
    Folder(PathBuf),
    /// In PostgreSQL, at this address. It holds a password and must not be printed.
    Postgres(String),
}

/// The port, if none is named.
pub const PORT: u16 = 8484;

/// What the command line says.
#[derive(Debug, Clone)]
pub struct Options {
    /// Where events are kept.
    pub keep: Keep,
    /// Where a copy of everything is put each day; nothing: nowhere. Only for what is kept in a folder.
    pub backups: Option<PathBuf>,
    /// The port; 0 for any that is free. `None`: [`PORT`], or one of the next if it is taken.
    pub port: Option<u16>,
    /// Everybody on the network may come, not only this computer.
    pub lan: bool,
    /// A proxy stands in front: it does TLS and says who asks.
    pub behind_proxy: bool,
    /// Make a new organiser's link, though there is one.
    pub organiser_link: bool,
    /// Other names by which the server is called, such as that of the proxy.
    pub names: Vec<String>,
    /// Opens an address or a file in the browser of whoever started the server.
    pub browse: Option<fn(&OsStr) -> io::Result<()>>,
    /// How long robots at live tables seem to think; `None`: as long as looks natural.
    pub thinking: Option<Duration>,
}

/// How much may be asked for.
#[derive(Debug, Clone, Copy)]
pub struct Pace {
    /// Pages a second for one address, on average.
    pub pages: u32,
    /// Changes a second for one address, on average.
    pub changes: u32,
    /// Tries at links and the password a minute for one device.
    pub tries: u32,
    /// Tries a minute at one link.
    pub links: u32,
    /// Tries at the door a minute for one address, of all devices behind it.
    pub doors: u32,
    /// Tries at the password a minute for one address, of all devices behind it.
    pub passwords: u32,
    /// Practice tables an hour for one device; five times as many for one address, 25 times for all.
    pub practice: u32,
}

impl Default for Pace {
    /// Enough for a hall behind one address; too little to guess anything.
    fn default() -> Pace {
        Pace { pages: 200, changes: 40, tries: 20, links: 300, doors: 1200, passwords: 60, practice: 12 }
    }
}

/// What the pages must know of how the server is run.
#[derive(Debug, Clone, Default)]
pub struct Settings {
    /// A proxy stands in front: cookies go over TLS only, and it says who asks.
    pub behind_proxy: bool,
    /// Names by which the server may be called besides its addresses.
    pub names: Vec<String>,
    /// The port at which everybody on the network may come; `None`: only this computer.
    pub lan: Option<u16>,
    /// How much may be asked for.
    pub pace: Pace,
    /// How long robots at live tables seem to think; `None`: as long as looks natural.
    pub thinking: Option<Duration>,
    /// How long an answer may take; `None`: as long as usual.
    pub patience: Option<Duration>,
}
