//! Writes seat cards, an empty list and a list with a game in it, and a ranking into a folder:
//! `cargo run -p paper --example sheets -- /tmp`

use std::{env, error::Error, fs, path::Path};

use paper::{
    CardSeat, Correction, Pflichtsolo, RankedPlayer, Ranking, Seat, SeatCard, SheetEntry, SheetLine,
    SheetPlayer, TableSheet, TieBreakRule, ranking, seat_cards, table_sheets,
};
use wording::{Lang, Lexicon};

const NAMES: [&str; 4] = ["Anna Ott", "Jiří Dvořák", "Şükrü Yılmaz", "Maria von Hohenlohe-Langenburg"];

fn main() -> Result<(), Box<dyn Error>> {
    let folder = env::args().nth(1).unwrap_or_else(|| ".".to_owned());
    let folder = Path::new(&folder);
    let words = Lexicon::new(Lang::De);
    let tournament = || "Stadtmeisterschaft 2026".to_owned();

    let mut cards = Vec::new();
    for (number, name) in (1..).zip(NAMES) {
        cards.push(SeatCard {
            tournament: tournament(),
            name: name.to_owned(),
            number: Some(number),
            club: None,
            seats: vec![
                CardSeat { round: 1, seat: Some(Seat { table: 1, position: number as u8 }) },
                CardSeat { round: 2, seat: None },
            ],
        });
    }
    fs::write(folder.join("cards.pdf"), seat_cards(&cards, &words)?)?;

    let empty = TableSheet {
        tournament: tournament(),
        round: 1,
        table: 1,
        players: NAMES.map(|name| SheetPlayer { name: name.to_owned(), number: None }).into(),
        ..TableSheet::default()
    };
    let won = SheetEntry { points: Some(9), won: true, ..SheetEntry::default() };
    let lost = SheetEntry { points: Some(-3), ..SheetEntry::default() };
    let solo = SheetLine {
        game: 1,
        dealer: 1,
        what: "Damensolo Jiří Dvořák; Re".to_owned(),
        entries: vec![lost, won, lost, lost],
        pflichtsolo: Some(Pflichtsolo { position: 2, kind: "Damensolo".to_owned() }),
        corrections: vec![Correction {
            by: "Petra Lange".to_owned(),
            when: "21.11.2026, 16:40".to_owned(),
            why: "Re war nicht eingetragen".to_owned(),
        }],
    };
    let entered = TableSheet { lines: vec![solo], date: Some("21.11.2026".to_owned()), ..empty.clone() };
    fs::write(folder.join("lists.pdf"), table_sheets(&[empty, entered], &words)?)?;

    let placed = [(1, NAMES[1], 9), (2, NAMES[2], -3), (2, NAMES[0], -3), (4, NAMES[3], -3)];
    let players = placed.map(|(rank, name, total)| RankedPlayer {
        rank,
        name: name.to_owned(),
        rounds: vec![Some(total)],
        total: total.into(),
        decided_by: (rank == 4).then_some(TieBreakRule::Lot),
        ..RankedPlayer::default()
    });
    let all = Ranking {
        tournament: tournament(),
        rounds: 1,
        players: players.into(),
        tie_breaks: vec![TieBreakRule::Lot],
        ..Ranking::default()
    };
    fs::write(folder.join("ranking.pdf"), ranking(&all, &words)?)?;
    Ok(())
}
