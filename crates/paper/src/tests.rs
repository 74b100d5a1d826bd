//! What must hold for every page: nothing over the edge, no text over another.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests may panic")]

use wording::{Lang, Lexicon};

use crate::{
    CardSeat, Certificate, Correction, PaperError, Pflichtsolo, Plan, RankedPlayer, RankedTeam, Ranking,
    Seat, SeatCard, SheetEntry, SheetLine, SheetPlayer, TableSheet, TieBreakRule, card, certificate,
    font::{Fonts, MM_PER_PT},
    page::{Op, Page, Rect, Text},
    plan, ranking, sheet,
};

const NAMES: [&str; 9] = [
    "Anna Ott",
    "Wojciech Brzęczyszczykiewicz",
    "Maria-Magdalena Freifrau von Hohenlohe-Waldenburg-Schillingsfürst zu Kaufungen",
    "Şükrü Yılmaz",
    "Jiří Dvořák",
    "漢字 👩\u{200d}🦰 Ole",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "",
    "O’Neill \u{202e}\u{0}\n\t«Ö»",
];

fn name(i: usize) -> String {
    NAMES[i % NAMES.len()].to_owned()
}

fn cards(players: usize, rounds: u32) -> Vec<SeatCard> {
    let seat = |i: usize, round| Seat { table: round * 31 + i as u32, position: 1 + (i % 5) as u8 };
    let card = |i| SeatCard {
        tournament: name(i + 2),
        name: name(i),
        number: (i % 4 > 0).then_some(i as u32 * 97),
        club: (i % 3 > 0).then(|| name(i + 1)),
        seats: (1..=rounds)
            .map(|round| CardSeat { round, seat: (round < 4).then(|| seat(i, round)) })
            .collect(),
    };
    (0..players).map(card).collect()
}

/// A list with so many games, each with a penalty if they are `hard`.
fn list(players: usize, games: u32, hard: bool) -> TableSheet {
    let line = |game: u32| {
        let sits = |i: usize| (i + game as usize) % players < players - 4;
        let entry = |i: usize| SheetEntry {
            points: (!sits(i)).then_some(if i.is_multiple_of(2) { 15 } else { -15 }),
            won: i.is_multiple_of(2) && !sits(i),
            penalty: if hard { 3 } else { 0 },
            deduction: if hard && game == 3 && i == 0 { 12 } else { 0 },
        };
        let correction =
            Correction { by: name(2), when: "21.11.2026, 16:40".to_owned(), why: name(2).repeat(3) };
        SheetLine {
            game,
            dealer: 1,
            what: "Normalspiel; Re, Kontra, keine 90; 2 Füchse, Karlchen, gegen die Alten".to_owned(),
            entries: (0..players).map(entry).collect(),
            pflichtsolo: (game < 4).then(|| Pflichtsolo { position: game as u8, kind: name(2) }),
            corrections: if hard && game < 20 { vec![correction.clone(), correction] } else { Vec::new() },
        }
    };
    TableSheet {
        tournament: name(if hard { 2 } else { 0 }),
        date: hard.then(|| "21. November 2026".to_owned()),
        round: 3,
        table: 120,
        players: (0..players).map(|i| SheetPlayer { name: name(i + 1), number: Some(400) }).collect(),
        keeper: hard.then_some(1),
        lines: (1..=games).map(line).collect(),
        scheme: match players > 5 && games == 0 {
            true => vec!["1. Umlauf: 1: 2, 4 · 2: 3, 5".repeat(if hard { 6 } else { 1 }); 6],
            false => Vec::new(),
        },
        struck: hard,
        remarks: if hard { vec!["+8 min".to_owned()] } else { Vec::new() },
    }
}

fn ranks(players: usize, rounds: usize) -> Ranking {
    let player = |i: usize| RankedPlayer {
        rank: i + 1,
        number: Some(i as u32 + 1),
        name: name(i),
        club: (i.is_multiple_of(2)).then(|| name(i + 1)),
        rounds: (0..rounds).map(|round| (i != 7 || round != 1).then_some(-123)).collect(),
        deduction: if i == 3 { 12 } else { 0 },
        total: -123 * rounds as i64,
        decided_by: TieBreakRule::ALL.get(i % 7).copied(),
    };
    let team = |i| RankedTeam { rank: i, name: name(i), members: (i..i + 4).map(name).collect(), total: 99 };
    Ranking {
        tournament: name(2),
        date: Some("21. November 2026".to_owned()),
        rounds,
        finished: rounds == 3,
        players: (0..players).map(player).collect(),
        out: Vec::new(),
        teams: (1..players / 4).map(team).collect(),
        tie_breaks: vec![TieBreakRule::LastRound, TieBreakRule::Lot],
    }
}

#[test]
fn a_certificate_says_who_has_which_place() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let one = |i: usize| Certificate {
        tournament: name(i + 2),
        held: "21. November 2026".to_owned(),
        name: name(i),
        club: i.is_multiple_of(2).then(|| name(i + 1)),
        rank: 3,
        shared: i == 0,
        sum: -7,
        players: 31,
        prize: (i == 0).then(|| "Präsentkorb".to_owned()),
    };
    let all: Vec<Certificate> = (0..NAMES.len()).map(one).collect();
    let pages = certificate::lay_out(&fonts, &all, &words).unwrap();
    assert_eq!(pages.len(), all.len());
    let first = texts(&pages[0]);
    for text in ["Urkunde", "Anna Ott", "3. Platz", "geteilt", "mit −7 Punkten", "Präsentkorb"] {
        assert!(first.iter().any(|one| one == text), "{text}: {first:?}");
    }
    assert!(!texts(&pages[1]).contains(&"geteilt".to_owned()));
    assert!(matches!(certificate::lay_out(&fonts, &[], &words), Err(PaperError::NoPlayers)));
}

#[test]
fn who_is_disqualified_is_named_below_the_ranking() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let all = Ranking { out: vec!["7 Gerd".to_owned()], ..ranks(8, 2) };
    let pages = ranking::lay_out(&fonts, &all, &words).unwrap();
    assert!(pages.iter().any(|page| texts(page).contains(&"Disqualifiziert: 7 Gerd".to_owned())));
}

/// What a text covers, from the accent of a capital down to the tail of a small letter.
fn bounds(text: &Text) -> Rect {
    let em = text.size * MM_PER_PT;
    Rect::new(text.x, text.baseline - 0.93 * em, text.width, 1.17 * em)
}

fn apart(a: Rect, b: Rect) -> bool {
    let by = 0.05; // as wide as nothing that can be printed
    a.right() <= b.x + by || b.right() <= a.x + by || a.bottom() <= b.y + by || b.bottom() <= a.y + by
}

/// A ring around a number.
fn ring(op: &Op) -> Option<Rect> {
    match op {
        Op::Frame { rect, radius, .. } if *radius > 0.0 => Some(*rect),
        _ => None,
    }
}

#[track_caller]
fn check(pages: &[Page<'_>]) {
    assert!(!pages.is_empty());
    for (number, page) in pages.iter().enumerate() {
        let texts: Vec<_> = page
            .ops
            .iter()
            .filter_map(|op| if let Op::Text(text) = op { Some(text) } else { None })
            .collect();
        assert!(!texts.is_empty(), "page {number} is empty");
        for (i, text) in texts.iter().enumerate() {
            let is = bounds(text);
            let inside = is.x >= 6.0 && is.y >= 6.0 && is.right() <= page.size.0 - 6.0;
            assert!(inside && is.bottom() <= page.size.1 - 6.0, "page {number}: {text:?} is over the edge");
            assert!(text.size >= 3.0, "{text:?} cannot be read");
            for ring in page.ops.iter().filter_map(ring) {
                let middle = (is.x + is.w / 2.0, is.y + is.h / 2.0);
                let within = ring.x < middle.0 && middle.0 < ring.right() && ring.w > is.w;
                let within = within && ring.y < middle.1 && middle.1 < ring.bottom();
                assert!(within || apart(is, ring), "page {number}: {text:?} in the ring {ring:?}");
            }
            for other in &texts[..i] {
                assert!(apart(is, bounds(other)), "page {number}: {text:?} over {other:?}");
            }
        }
    }
}

fn everywhere(test: impl Fn(&Fonts, &Lexicon)) {
    let fonts = Fonts::load().unwrap();
    for lang in Lang::ALL {
        test(&fonts, &Lexicon::new(lang));
    }
}

#[test]
fn cards_are_apart() {
    everywhere(|fonts, words| {
        for rounds in [0, 1, 3, 6, 7, 20] {
            check(&card::lay_out(fonts, &cards(23, rounds), words).unwrap());
        }
    });
}

#[test]
fn lists_are_apart() {
    everywhere(|fonts, words| {
        let sheets = [
            list(4, 0, false),
            list(5, 0, true),
            list(4, 24, false),
            list(5, 30, false),
            list(4, 9, true),
            list(6, 0, true),
            list(7, 0, false),
            list(6, 36, false),
            list(7, 42, true),
            list(5, 30, true),
        ];
        check(&sheet::lay_out(fonts, &sheets, words).unwrap());
    });
}

#[test]
fn rankings_are_apart() {
    everywhere(|fonts, words| {
        for (players, rounds) in [(1, 0), (40, 3), (60, 5), (30, 12)] {
            check(&ranking::lay_out(fonts, &ranks(players, rounds), words).unwrap());
        }
    });
}

fn seating(tables: usize, players: usize) -> Plan {
    let at = |table: usize| (0..players).map(|place| name(table * 3 + place)).collect();
    let date = Some("21. November 2026".to_owned());
    Plan { tournament: name(2), date, round: 3, tables: (0..tables).map(at).collect() }
}

#[test]
fn seatings_are_apart() {
    everywhere(|fonts, words| {
        for (tables, players) in [(1, 4), (1, 7), (9, 4), (13, 5), (100, 4), (40, 7)] {
            check(&plan::lay_out(fonts, &[seating(tables, players)], words).unwrap());
        }
    });
}

/// Everybody stands there twice: by name with table and place, and at his table.
#[test]
fn everybody_finds_himself_in_the_seating() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let tables = vec![
        ["Zoe Ahn", "Özlem Bay", "anna Cro", "Bo Dietz"].map(str::to_owned).to_vec(),
        ["Al", "Bert", "Cai", "Dora", "Ed"].map(str::to_owned).to_vec(),
    ];
    let all = Plan { tournament: "Herbst".to_owned(), date: None, round: 2, tables };
    let pages = plan::lay_out(&fonts, &[all], &words).unwrap();
    assert_eq!(pages.len(), 2);
    for page in &pages {
        let texts = texts(page);
        assert!(texts.contains(&"Sitzplan · Runde 2".to_owned()), "{texts:?}");
        for name in ["Zoe Ahn", "Özlem Bay", "anna Cro", "Bo Dietz", "Al", "Ed"] {
            assert_eq!(texts.iter().filter(|text| *text == name).count(), 1, "{name}: {texts:?}");
        }
    }
    let names = texts(&pages[0]);
    let at = |name: &str| names.iter().position(|text| text == name).unwrap();
    assert!(at("Al") < at("anna Cro") && at("anna Cro") < at("Bert"), "capitals do not matter: {names:?}");
    assert_eq!(names[at("Ed") + 1..at("Ed") + 3], ["2", "5"]);
    assert!(matches!(plan::lay_out(&fonts, &[], &words), Err(PaperError::NoSheets)));
}

#[test]
fn ten_cards_a_page() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let pages = |players, rounds| card::lay_out(&fonts, &cards(players, rounds), &words).map(|p| p.len());
    assert_eq!(pages(10, 6), Ok(1));
    assert_eq!(pages(11, 6), Ok(2));
    assert_eq!(pages(1, 0), Ok(1));
    assert_eq!(pages(400, 3), Ok(40));
    assert!(pages(10, 7).unwrap() > 1, "more rounds take higher cards");
    assert_eq!(pages(1, 200), Err(PaperError::TooManyRounds { rounds: 200, most: 60 }));
}

fn texts(page: &Page<'_>) -> Vec<String> {
    page.ops.iter().filter_map(|op| if let Op::Text(t) = op { Some(t.text.clone()) } else { None }).collect()
}

#[test]
fn a_list_has_all_its_rows() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    for (players, games, sheets) in [(4, 24, 1), (5, 30, 1), (6, 36, 2), (7, 42, 2)] {
        let pages = sheet::lay_out(&fonts, &[list(players, 0, false)], &words).unwrap();
        assert_eq!(pages.len(), sheets);
        let scheme = texts(&pages[0]).iter().filter(|text| text.contains("Umlauf")).count();
        assert_eq!(scheme, if players > 5 { 6 } else { 0 });
        let texts: Vec<String> = pages.iter().flat_map(texts).collect();
        for game in 1..=games {
            assert!(texts.contains(&game.to_string()), "{players}: {game}");
        }
        assert!(!texts.contains(&(games + 1).to_string()));
        assert_eq!(texts.iter().filter(|t| *t == "Listenführer").count(), sheets);
        assert_eq!(texts.contains(&"Platz 5".to_owned()), players >= 5);
        assert_eq!(texts.contains(&"Platz 7".to_owned()), players == 7);
        assert!(!texts.contains(&"0".to_owned()), "nothing is carried over on an empty list");
    }
}

#[test]
fn a_winner_has_a_ring() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let mut sheet = list(4, 1, false);
    let rings = |sheet: &TableSheet| {
        let pages = sheet::lay_out(&fonts, std::slice::from_ref(sheet), &words).unwrap();
        pages[0].ops.iter().filter_map(ring).count()
    };
    // Two winners, and the first again in the field of his Pflichtsolo.
    assert_eq!(rings(&sheet), 3);
    sheet.lines[0].pflichtsolo = None;
    assert_eq!(rings(&sheet), 2);
    sheet.lines.clear();
    assert_eq!(rings(&sheet), 0);
}

#[test]
fn a_long_list_carries_its_totals_over() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let pages = sheet::lay_out(&fonts, &[list(5, 30, true)], &words).unwrap();
    assert!(pages.len() > 2, "two pages of rows and one of corrections");
    assert!(texts(&pages[1]).contains(&"Übertrag".to_owned()));
    assert!(texts(&pages[0]).contains(&format!("Spielliste, Blatt 1 von {}", pages.len())));
    assert!(!texts(&pages[0]).contains(&"Endstand".to_owned()));
    let second = texts(&pages[1]);
    let at = |start: &str| second.iter().position(|text| text.starts_with(start)).unwrap();
    assert!(at("Übertrag") < at("Normalspiel"), "{second:?}");
    assert!(at("Normalspiel") < at("Strafpunkte"), "penalties stay with their game: {second:?}");
    assert!(texts(&pages[1]).contains(&"Endstand".to_owned()));
    assert!(texts(pages.last().unwrap()).contains(&"Berichtigungen".to_owned()));
}

#[test]
fn four_hundred_are_ranked_on_eleven_pages() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let mut all = ranks(400, 3);
    all.teams.clear();
    let pages = ranking::lay_out(&fonts, &all, &words).unwrap();
    for (i, page) in pages.iter().enumerate() {
        let texts = texts(page);
        assert!(texts.contains(&format!("Seite {} von {}", i + 1, pages.len())), "{texts:?}");
        assert!(texts.contains(&"Summe".to_owned()), "the head is repeated");
    }
    assert_eq!(pages.len(), 11);
}

#[test]
fn many_rounds_go_across() {
    let fonts = Fonts::load().unwrap();
    let words = Lexicon::new(Lang::De);
    let lay_out = |rounds| ranking::lay_out(&fonts, &ranks(9, rounds), &words);
    let size = |rounds: usize| lay_out(rounds).map(|pages| pages[0].size).unwrap();
    assert!(size(5).0 < size(5).1 && size(12).0 > size(12).1);
    let Err(PaperError::TooManyRounds { most, .. }) = lay_out(99) else { panic!("99 rounds") };
    assert!(lay_out(most).is_ok() && lay_out(most + 1).is_err(), "{most}");
}
