//! `stich tournament list`.

use wording::{Lexicon, msg};

use super::{
    answer,
    args::ListArgs,
    json::{Answer, ListedJson, ListedTournament},
    pen,
};
use crate::{Exit, keep::Shelf, screen};

pub fn run(args: &ListArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, &args.keep)?;
    let mut tournaments = Vec::new();
    for name in pen::names(words, &shelf)? {
        let (_, tournament) = pen::known(words, &shelf, &name)?;
        let setup = tournament.setup();
        tournaments.push(ListedTournament {
            tournament: name.to_string(),
            name: setup.name.clone(),
            date: setup.date.clone(),
            players: tournament.roster().players().count(),
            rounds: setup.rounds,
        });
    }
    if args.json {
        return answer(&Answer::Tournaments(ListedJson { tournaments }));
    }
    if tournaments.is_empty() {
        screen::line(&words.say(msg::KeepNoTournaments { place: &shelf.place }))?;
    }
    for ListedTournament { tournament, name, date, players, .. } in tournaments {
        let players = words.say(msg::TournamentPlayersTotal { n: players });
        screen::line(&screen::wrapped(&format!("{tournament}  "), &format!("{name}, {date}. {players}")))?;
    }
    Ok(Exit::Fine)
}
