//! The web app without the rest of the program: quick to build while its pages are written.
//! `cargo run -p web --example dev -- FOLDER [PORT]`

use std::env;

use web::{Keep, Options};
use wording::{Lang, Lexicon};

fn main() -> Result<(), web::ServeError> {
    let mut args = env::args().skip(1);
    let options = Options {
        backups: None,
        keep: Keep::Folder(args.next().unwrap_or_else(|| "target/dev-data".to_owned()).into()),
        port: Some(args.next().and_then(|port| port.parse().ok()).unwrap_or(8484)),
        lan: false,
        behind_proxy: false,
        organiser_link: true,
        names: Vec::new(),
        browse: None,
        thinking: None,
    };
    web::serve(&options, &Lexicon::new(Lang::En), &mut |line| println!("{line}"))
}
