//! `stich serve`, and `stich` alone: the web app.

use anyhow::anyhow;
use web::Options;
use wording::Lexicon;

use crate::{
    Exit,
    keep::{KeepArgs, say_serve, shown},
    screen,
};

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
    /// Where everything is kept.
    #[command(flatten)]
    pub keep: KeepArgs,
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
            keep: KeepArgs::default(),
            behind_proxy: false,
            names: Vec::new(),
            organiser_link: false,
        }
    }
}

pub fn run(args: ServeArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let keep = args.keep.place(words)?;
    let place = shown(&keep);
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
    served.map_err(|error| anyhow!(say_serve(&error, &place, words)))?;
    Ok(Exit::Fine)
}
