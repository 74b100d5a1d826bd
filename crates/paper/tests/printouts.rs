//! The printouts as files.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::io::Read as _;

use paper::{
    CardSeat, PaperError, RankedPlayer, Ranking, Seat, SeatCard, SheetEntry, SheetLine, SheetPlayer,
    TableCard, TableSheet, Wifi, ranking, seat_cards, table_cards, table_sheets,
};
use wording::{Lang, Lexicon};

fn card(name: &str) -> SeatCard {
    SeatCard {
        tournament: "Stadtmeisterschaft".to_owned(),
        name: name.to_owned(),
        number: Some(7),
        club: Some("DK Uelzen".to_owned()),
        seats: vec![CardSeat { round: 1, seat: Some(Seat { table: 12, position: 4 }) }],
    }
}

fn list(names: &[&str]) -> TableSheet {
    let player = |name: &&str| SheetPlayer { name: (*name).to_owned(), number: None };
    TableSheet {
        tournament: "Stadtmeisterschaft".to_owned(),
        round: 1,
        table: 12,
        players: names.iter().map(player).collect(),
        ..TableSheet::default()
    }
}

fn sign() -> TableCard {
    TableCard {
        tournament: "Stadtmeisterschaft".to_owned(),
        date: "21.11.2026".to_owned(),
        table: 12,
        address: "http://192.168.178.120:8484/in/abcdefghijklmnopqrstuvwxyz".to_owned(),
        rounds: vec![(1, FOUR.map(str::to_owned).to_vec())],
    }
}

fn wifi() -> Wifi {
    Wifi { name: "Vereinsheim".to_owned(), password: Some("drei kleine Karo".to_owned()) }
}

fn ranks(players: usize) -> Ranking {
    let player = |rank| RankedPlayer {
        rank,
        name: format!("Spieler {rank}"),
        rounds: vec![Some(3)],
        total: 3,
        ..RankedPlayer::default()
    };
    Ranking {
        tournament: "Stadtmeisterschaft".to_owned(),
        rounds: 1,
        players: (1..=players).map(player).collect(),
        ..Ranking::default()
    }
}

const FOUR: [&str; 4] = ["Anna", "Bernd", "Christa", "Dieter"];

fn pages(pdf: &[u8]) -> usize {
    assert!(pdf.starts_with(b"%PDF-"));
    assert!(pdf.trim_ascii_end().ends_with(b"%%EOF"));
    pdf.windows(11).filter(|bytes| *bytes == b"/Type/Page/").count()
}

/// What the file holds, each part as it was before it was compressed.
fn parts(pdf: &[u8]) -> Vec<Vec<u8>> {
    const BEGIN: &[u8] = b"\nstream\n";
    let begins = pdf.windows(BEGIN.len()).enumerate().filter(|(_, bytes)| *bytes == BEGIN);
    let at = begins.map(|(at, _)| at + BEGIN.len());
    let whole = |at: usize| {
        let mut part = Vec::new();
        flate2::read::ZlibDecoder::new(pdf.get(at..).unwrap_or_default()).read_to_end(&mut part).unwrap();
        part
    };
    at.map(whole).collect()
}

/// Who copies or searches the text finds the letters, though the codes in it are those of the glyphs.
#[test]
fn a_text_means_its_letters() {
    let words = Lexicon::new(Lang::De);
    let pdf = seat_cards(&[card("Šárka ÆØ 漢")], &words).unwrap();
    let parts = parts(&pdf);
    let says = |part: &&Vec<u8>| part.windows(9).any(|it| it == b"begincmap");
    let meanings: Vec<String> =
        parts.iter().filter(says).map(|part| String::from_utf8(part.clone()).unwrap()).collect();
    assert_eq!(meanings.len(), 2, "regular and bold");
    // Where there is no glyph, the box that is shown is what is copied.
    for letter in ['Š', 'á', 'Æ', 'Ø', '□'] {
        let code = format!("> <{:04X}>", u32::from(letter));
        assert!(meanings.iter().any(|it| it.contains(&code)), "{letter}: {meanings:?}");
    }
    assert!(!meanings.iter().any(|it| it.contains("> <6F22>")));
    // Two fonts of 700 kB each: what is in the file are the glyphs that stand on the card.
    assert!(
        parts.iter().all(|part| part.len() < 60_000),
        "{:?}",
        parts.iter().map(Vec::len).collect::<Vec<_>>()
    );
}

#[test]
fn every_language_and_always_the_same_bytes() {
    let mut seen = Vec::new();
    for lang in Lang::ALL {
        let all = || {
            let words = Lexicon::new(lang);
            [
                seat_cards(&[card("Anna")], &words).unwrap(),
                table_sheets(&[list(&FOUR)], &words).unwrap(),
                ranking(&ranks(3), &words).unwrap(),
                table_cards(&[sign()], Some(&wifi()), &words).unwrap(),
            ]
        };
        let first = all();
        assert_eq!(first, all(), "{lang:?}");
        for pdf in first {
            assert_eq!(pages(&pdf), 1);
            assert!(!seen.contains(&pdf), "{lang:?} is like another language");
            seen.push(pdf);
        }
    }
}

/// However many rounds there are, and however long the names, nothing runs off the page.
#[test]
fn a_sign_with_many_rounds_is_one_page() {
    let words = Lexicon::new(Lang::De);
    let long = "Maximiliane-Theodora von der Tannenburg-Schillingsfürst".to_owned();
    let rounds = (1..=30).map(|round| (round, vec![long.clone(); 5])).collect();
    let many = TableCard { rounds, ..sign() };
    assert_eq!(pages(&table_cards(&[many], Some(&wifi()), &words).unwrap()), 1);
}

#[test]
fn a_hall_of_four_hundred() {
    let words = Lexicon::new(Lang::De);
    let pdf = ranking(&ranks(400), &words).unwrap();
    assert_eq!(pages(&pdf), 11);
    assert_eq!(pages(&table_sheets(&vec![list(&FOUR); 100], &words).unwrap()), 100);
    let cards: Vec<SeatCard> = (0..400).map(|i| card(&format!("Spieler {i}"))).collect();
    let pdf = seat_cards(&cards, &words).unwrap();
    assert_eq!(pages(&pdf), 40);
    assert!(pdf.len() < 300_000, "{} bytes: only the letters that are used are embedded", pdf.len());
}

#[test]
fn nothing_to_print() {
    let words = Lexicon::new(Lang::De);
    assert_eq!(seat_cards(&[], &words), Err(PaperError::NoCards));
    assert_eq!(table_sheets(&[], &words), Err(PaperError::NoSheets));
    assert_eq!(ranking(&ranks(0), &words), Err(PaperError::NoPlayers));
    assert_eq!(table_cards(&[], None, &words), Err(PaperError::NoSheets));
    let endless = TableCard { address: "x".repeat(5000), ..sign() };
    assert!(matches!(table_cards(&[endless], None, &words), Err(PaperError::Code(_))));
}

#[test]
fn what_does_not_fit_together() {
    let words = Lexicon::new(Lang::De);
    let three = list(&["Anna", "Bernd", "Christa"]);
    let error = PaperError::TableSize { table: 12, round: 1, players: 3 };
    assert_eq!(table_sheets(&[three], &words), Err(error));

    let mut sheet = list(&FOUR);
    sheet.lines.push(SheetLine { game: 1, dealer: 1, ..SheetLine::default() });
    let error = PaperError::Entries { table: 12, game: 1, entries: 0, players: 4 };
    assert_eq!(table_sheets(std::slice::from_ref(&sheet), &words), Err(error));

    for line in &mut sheet.lines {
        line.entries = vec![SheetEntry::default(); 4];
        line.dealer = 5;
    }
    let error = PaperError::NoSuchPosition { table: 12, game: 1, position: 5 };
    assert_eq!(table_sheets(&[sheet], &words), Err(error));

    let mut short = ranks(1);
    short.rounds = 2;
    let error = PaperError::Rounds { name: "Spieler 1".to_owned(), given: 1, rounds: 2 };
    assert_eq!(ranking(&short, &words), Err(error));
}

#[test]
fn extreme_numbers_do_no_harm() {
    let words = Lexicon::new(Lang::De);
    let mut sheet = list(&FOUR);
    let most = SheetEntry { points: Some(i32::MIN), won: true, penalty: i32::MIN, deduction: u32::MAX };
    let line = SheetLine { game: u32::MAX, dealer: 4, entries: vec![most; 4], ..SheetLine::default() };
    sheet.lines = vec![line; 3];
    (sheet.round, sheet.table, sheet.keeper) = (u32::MAX, u32::MAX, Some(0));
    assert!(table_sheets(&[sheet], &words).is_ok());
    let mut all = ranks(2);
    for player in &mut all.players {
        (player.rank, player.total, player.deduction) = (usize::MAX, i64::MIN, u32::MAX);
    }
    assert!(ranking(&all, &words).is_ok());
}

/// Names may have any character there is, and as many as somebody pastes.
#[test]
fn any_text_can_be_printed() {
    let words = Lexicon::new(Lang::De);
    let every: Vec<char> = ('\0'..=char::MAX).step_by(13).collect();
    let cards: Vec<SeatCard> =
        every.chunks(30).step_by(40).map(|chars| card(&chars.iter().collect::<String>())).collect();
    assert!(cards.len() > 60);
    assert!(seat_cards(&cards, &words).is_ok());
    assert!(seat_cards(&[card(&"Ä".repeat(20_000))], &words).is_ok());
}
