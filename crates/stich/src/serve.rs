//! `stich serve`, and `stich` alone: the web app.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::anyhow;
use web::{Keep, Options};
use wording::{Lexicon, msg};

use crate::{Exit, screen};

/// The port, if none is named.
const PORT: u16 = 8484;

/// `stich serve`.
#[derive(Debug, clap::Args)]
pub struct ServeArgs {
    /// The port; 0 takes any that is free.
    #[arg(long, default_value_t = PORT)]
    pub port: u16,
    /// Lets everybody on the network in, not only this computer.
    #[arg(long)]
    pub lan: bool,
    /// Where everything is kept (otherwise the user's data folder).
    #[arg(long, value_name = "DIR", conflicts_with = "database")]
    pub data: Option<PathBuf>,
    /// Keeps everything in PostgreSQL: postgres://user:password@host/name. Better in the environment
    /// variable STICH_DATABASE, where nobody else on the computer sees the password.
    #[arg(long, value_name = "URL")]
    pub database: Option<String>,
    /// A proxy in front does TLS and says who asks (X-Forwarded-For, X-Forwarded-Host).
    #[arg(long)]
    pub behind_proxy: bool,
    /// Another name by which the server is called, such as bridge.example.org (may be repeated).
    #[arg(long = "name", value_name = "NAME")]
    pub names: Vec<String>,
    /// Makes a new link for the organiser, if the old one is lost.
    #[arg(long)]
    pub organiser_link: bool,
}

impl Default for ServeArgs {
    fn default() -> ServeArgs {
        ServeArgs {
            port: PORT,
            lan: false,
            data: None,
            database: None,
            behind_proxy: false,
            names: Vec::new(),
            organiser_link: false,
        }
    }
}

pub fn run(args: ServeArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let database = args.database.or_else(|| env::var("STICH_DATABASE").ok().filter(|url| !url.is_empty()));
    let keep = match (args.data, database) {
        (Some(folder), _) => Keep::Folder(folder),
        (None, Some(url)) => Keep::Postgres(url),
        (None, None) => Keep::Folder(folder().ok_or_else(|| anyhow!(words.say(msg::WebServeNoFolder)))?),
    };
    let options = Options {
        keep,
        port: args.port,
        lan: args.lan,
        behind_proxy: args.behind_proxy,
        organiser_link: args.organiser_link,
        names: args.names,
    };
    // A terminal that has gone away is no reason to stop serving.
    let served = web::serve(&options, words, &mut |line| _ = screen::line(line));
    // The text of the error names its causes already.
    served.map_err(|error| anyhow!(error.to_string()))?;
    Ok(Exit::Fine)
}

/// The folder for data of this user, as the system has it.
fn folder() -> Option<PathBuf> {
    let named = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || env::home_dir().filter(|path| path.is_absolute());
    let data = if cfg!(windows) {
        named("LOCALAPPDATA")
    } else if cfg!(target_os = "macos") {
        home().map(|home| home.join("Library/Application Support"))
    } else {
        named("XDG_DATA_HOME").or_else(|| home().map(|home| home.join(".local/share")))
    };
    data.map(|data| data.join(Path::new("stichentscheid")))
}
