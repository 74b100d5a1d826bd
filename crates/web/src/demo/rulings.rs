//! A book of rulings.

use std::collections::BTreeMap;

use wording::{Game, Lexicon};

use super::{WHO, server};
use crate::{
    app::App,
    failure::Failure,
    rulings::{Details, RulingEvent, recorded},
};

struct Told {
    game: Game,
    topic: &'static str,
    told: &'static str,
    table: &'static str,
    board: &'static str,
    persons: &'static [(&'static str, &'static str)],
}

const BRIDGE: &[(&str, &str)] =
    &[("north", "Mette Holm"), ("east", "Ruud Visser"), ("south", "Ada Kallweit"), ("west", "Sigrid Aune")];

const ALL: [Told; 4] = [
    Told {
        game: Game::Bridge,
        topic: "opening-lead-out-of-turn",
        told: "declarer=S&leader=E&face=up&card=C3&told-it-was-his-turn=no&could-declarer-see-dummy=no&\
               choose=refuse&choose=forbid-lead%3AC",
        table: "3",
        board: "12",
        persons: BRIDGE,
    },
    Told {
        game: Game::Bridge,
        topic: "card-exposed",
        told: "declarer=N&offender=E&card=DK&meant-as=accident",
        table: "1",
        board: "7",
        persons: BRIDGE,
    },
    Told {
        game: Game::Doppelkopf,
        topic: "revoke",
        told: "table=4&offender=2&claimed=3&soloist=none&clarified=no&could-follow=yes&rest-certain=none&\
               already-won=none&absagen-against=2&can-decide=yes&time-up=no",
        table: "5",
        board: "9",
        persons: &[],
    },
    Told {
        game: Game::Bridge,
        topic: "opening-lead-out-of-turn",
        told: "declarer=N&leader=W&face=up&card=HA&told-it-was-his-turn=no&could-declarer-see-dummy=no&\
               choose=accept",
        table: "2",
        board: "15",
        persons: BRIDGE,
    },
];

/// Saves them.
pub async fn fill(app: &App, words: &Lexicon) -> Result<(), Failure> {
    for one in ALL {
        let persons: BTreeMap<String, String> =
            one.persons.iter().map(|(seat, name)| ((*seat).to_owned(), (*name).to_owned())).collect();
        let details = Details {
            event: "Herbstabend".to_owned(),
            table: one.table.to_owned(),
            board: one.board.to_owned(),
            director: WHO.to_owned(),
            persons,
            ..Details::default()
        };
        let record = recorded(one.game, one.topic, one.told, details, words).map_err(server)?;
        let saved = RulingEvent::Saved(Box::new(record));
        app.rulings.decide(WHO, None, |_, _| Ok::<_, Failure>((vec![saved.clone()], ()))).await?;
    }
    Ok(())
}
