//! `stich serve`, and `stich` alone: the web app.

use std::{
    env,
    io::{self, IsTerminal as _},
    path::PathBuf,
};

use anyhow::anyhow;
use tempfile::TempDir;
use web::{Keep, Options, failure::Failure};
use wording::Lexicon;

use crate::{
    Exit,
    keep::{KeepArgs, Shelf, backups_of, say_serve, shown},
    screen,
};

/// `stich serve`.
#[derive(Debug, Default, clap::Args)]
pub struct ServeArgs {
    /// The port, and no other; 0 takes any that is free. Without it: 8484, or the next that is free.
    #[arg(long)]
    pub port: Option<u16>,
    /// Lets everybody on the network in, not only this computer.
    #[arg(long)]
    pub lan: bool,
    /// Where everything is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
    /// Where a copy of everything is put each day, the last fourteen; otherwise the folder `backups` beside the data. Not for PostgreSQL.
    #[arg(long, value_name = "DIR", conflicts_with = "demo")]
    pub backups: Option<PathBuf>,
    /// A proxy in front does TLS and says who asks (X-Forwarded-For, X-Forwarded-Host).
    #[arg(long)]
    pub behind_proxy: bool,
    /// Another name by which the server is called, such as bridge.example.org (may be repeated).
    #[arg(long = "name", value_name = "NAME")]
    pub names: Vec<String>,
    /// Makes a new link for the organiser, if the old one is lost.
    #[arg(long)]
    pub organiser_link: bool,
    /// Does not open the browser.
    #[arg(long)]
    pub no_open: bool,
    /// Fills the app with a running tournament, a book of rulings and live tables, to look at; all of it is gone when the
    /// server stops. Another number makes other results.
    #[arg(long, value_name = "SEED", num_args = 0..=1, default_missing_value = "7", conflicts_with_all = ["data", "database"])]
    pub demo: Option<u64>,
}

pub fn run(args: ServeArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let demo = args.demo.map(|seed| demo(seed, words)).transpose()?;
    let keep = match &demo {
        Some(folder) => Keep::Folder(folder.path().to_owned()),
        None => args.keep.place(words)?,
    };
    let place = shown(&keep);
    let backups = match &keep {
        Keep::Folder(folder) if demo.is_none() => Some(args.backups.unwrap_or_else(|| backups_of(folder))),
        _ => None,
    };
    let options = Options {
        keep,
        backups,
        port: args.port,
        lan: args.lan,
        behind_proxy: args.behind_proxy,
        organiser_link: args.organiser_link,
        names: args.names,
        browse: (!args.no_open && !args.behind_proxy && has_browser())
            .then_some(|page| open::that_detached(page)),
        thinking: None,
    };
    // A terminal that has gone away is no reason to stop serving.
    let served = web::serve(&options, words, &mut |line| _ = screen::line(line));
    served.map_err(|error| anyhow!(say_serve(&error, &place, words)))?;
    Ok(Exit::Fine)
}

/// Does somebody sit before this computer? Not who came by SSH, a service, or a script.
fn has_browser() -> bool {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    let screen = if cfg!(all(unix, not(target_os = "macos"))) {
        set("DISPLAY") || set("WAYLAND_DISPLAY")
    } else {
        true
    };
    io::stdout().is_terminal() && screen && !set("SSH_CONNECTION")
}

/// A folder with something to look at, in memory where the system has such folders; it goes when this does.
fn demo(seed: u64, words: &Lexicon) -> anyhow::Result<TempDir> {
    let mut named = tempfile::Builder::new();
    named.prefix("stichentscheid-");
    let folder = named.tempdir_in("/dev/shm").or_else(|_| named.tempdir())?;
    let keep = KeepArgs { data: Some(folder.path().to_owned()), database: None };
    let shelf = Shelf::make(words, &keep)?;
    shelf.wait(web::demo::fill(shelf.store().clone(), words, seed)).map_err(|error| match error {
        Failure::Server(reason) => anyhow!(reason),
        other => anyhow!(other.to_string()),
    })?;
    Ok(folder)
}
