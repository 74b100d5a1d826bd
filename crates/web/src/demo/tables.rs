//! Live tables: one of each game at which something goes wrong sooner or later, with a place that is free; one
//! at which only robots sit.

use cards::Seat;
use live::{
    Chair, Robot, Text, Watching,
    bridge::{BoardSetup, Given, shuffled},
    doko,
};

use super::{Dice, WHO, server};
use crate::{
    app::App,
    failure::Failure,
    live::{NewDeal, NewTable, set_up},
};

struct Table {
    id: &'static str,
    name: &'static str,
    board: u32,
    contract: &'static str,
    declarer: Seat,
    watching: Watching,
    robots: [Option<Robot>; 4],
    names: [&'static str; 4],
}

const CAREFUL: Option<Robot> = Some(Robot::Careful);
const CARELESS: Option<Robot> = Some(Robot::Careless);

const ALL: [Table; 2] = [
    Table {
        id: "00000000de01",
        name: "Tisch 1",
        board: 12,
        contract: "4S",
        declarer: Seat::South,
        watching: Watching::Always,
        robots: [CAREFUL, CARELESS, None, CARELESS],
        names: ["Petra", "Gesa", "", "Jürgen"],
    },
    Table {
        id: "00000000de02",
        name: "Tisch 2",
        board: 7,
        contract: "3NT",
        declarer: Seat::North,
        watching: Watching::OnCall,
        robots: [CAREFUL; 4],
        names: ["Anna", "Bodo", "Clara", "Detlef"],
    },
];

/// Sets them up.
pub async fn fill(app: &App, dice: &mut Dice) -> Result<(), Failure> {
    for table in ALL {
        let mut below = |n: usize| usize::from(dice.roll(u8::try_from(n).unwrap_or(u8::MAX)));
        let contract =
            Given { contract: Text(table.contract.parse().map_err(server)?), declarer: Text(table.declarer) };
        let board = BoardSetup {
            contract: Some(contract),
            ..BoardSetup::numbered(table.board, shuffled(&mut below))
        };
        let new = NewTable {
            name: table.name.to_owned(),
            board: Some(board),
            number: None,
            contract: None,
            doppelkopf: None,
            watching: table.watching,
            delay: Some(1),
            robots: table.robots,
            names: table.names.map(str::to_owned),
        };
        set_up(app, WHO, (table.id, ""), new).await?;
    }
    let mut below = |n: usize| usize::from(dice.roll(u8::try_from(n).unwrap_or(u8::MAX)));
    let deal = NewDeal {
        round: true,
        dealer: Chair::ALL[0],
        hands: Some(doko::shuffled(&mut below)),
        rules: Text::default(),
        readings: Vec::new(),
        owes: [false; 4],
        misdealt: false,
    };
    let new = NewTable {
        name: "Tisch 3".to_owned(),
        board: None,
        number: None,
        contract: None,
        doppelkopf: Some(deal),
        watching: Watching::OnCall,
        delay: Some(1),
        robots: [None, CARELESS, CAREFUL, CARELESS],
        names: ["", "Käthe", "Dieter", "Uwe"].map(str::to_owned),
    };
    set_up(app, WHO, ("00000000de03", ""), new).await
}
