//! `stich tournament list`.

use wording::{Lexicon, msg};

use super::{
    answer,
    args::ListArgs,
    json::{Answer, ListedJson, ListedTournament},
    pen,
};
use crate::{Exit, clock, keep::Shelf, screen};

pub fn run(args: &ListArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let shelf = Shelf::open(words, &args.keep)?;
    let (mut tournaments, mut deleted) = (Vec::new(), Vec::new());
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
        deleted.push(tournament.deleted().cloned());
    }
    if args.json {
        return answer(&Answer::Tournaments(ListedJson { tournaments }));
    }
    if tournaments.is_empty() {
        screen::line(&words.say(msg::KeepNoTournaments { place: &shelf.place }))?;
    }
    for (listed, deleted) in tournaments.into_iter().zip(deleted) {
        let ListedTournament { tournament, name, date, players, .. } = listed;
        let players = words.say(msg::TournamentPlayersTotal { n: players });
        let deleted = deleted.map(|stamp| {
            let when = &clock::shown(&stamp.when, words);
            format!(" – {}", words.say(msg::CourseDeletedBy { name: &stamp.who, when }))
        });
        let date = bulletin::clock::stored_day(&date, words.lang());
        let text = format!("{name}, {date}. {players}{}", deleted.unwrap_or_default());
        screen::line(&screen::wrapped(&format!("{tournament}  "), &text))?;
    }
    Ok(Exit::Fine)
}
