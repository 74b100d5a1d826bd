//! What is refused, and what is said of it.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, reason = "tests")]

use bridge::{PartialDeal, Strain};
use cards::{BySeat, Card, CardSet, Seat};
use solver::{Hands, PlayError, Position, PositionError, Solver};

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

fn set(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn hands(north: &str, east: &str, south: &str, west: &str) -> BySeat<CardSet> {
    BySeat([north, east, south, west].map(set))
}

#[test]
fn hands_that_do_not_fit() {
    let unknown: PartialDeal = "N:A... K... - 2...".parse().unwrap();
    assert_eq!(Hands::try_from(&unknown), Err(PositionError::Unknown(Seat::South)));
    assert_eq!(Hands::new(BySeat::default()), Err(PositionError::Empty));
    assert_eq!(
        Hands::new(hands("SA", "SK", "SA", "S2")),
        Err(PositionError::Twice { card: card("SA"), first: Seat::North, second: Seat::South })
    );
    let short = Hands::new(hands("SA SK", "SQ SJ", "ST", "S2 S3")).unwrap_err();
    assert_eq!(short.to_string(), "cards of S: 1 instead of 2, as N, who leads, had 2");
    // Thirteen cards missing: one hand is empty.
    let missing = Hands::new(hands("SA SK", "SQ SJ", "", "S2 S3")).unwrap_err();
    assert!(matches!(missing, PositionError::Unequal { seat: Seat::South, held: 0, expected: 2, .. }));
}

#[test]
fn cards_on_the_table_that_do_not_fit() {
    let rest = hands("", "HA", "H2", "H3");
    let in_trick = |hands, cards: &[&str]| {
        let cards: Vec<Card> = cards.iter().map(|c| card(c)).collect();
        Position::in_trick(hands, Seat::North, &cards)
    };
    assert!(in_trick(rest, &["HK"]).is_ok());
    assert_eq!(
        in_trick(rest, &["HA"]),
        Err(PositionError::PlayedTwice { card: card("HA"), seat: Seat::North })
    );
    let unequal = in_trick(rest, &["HK", "HQ"]).unwrap_err();
    assert!(matches!(unequal, PositionError::Unequal { seat: Seat::East, held: 1, expected: 0, .. }));
    assert_eq!(in_trick(rest, &["HK", "HQ", "HJ", "HT"]), Err(PositionError::Trick(4)));
    let revoked = in_trick(hands("S2", "H5", "H2 S3", "H3 S4"), &["HK", "SQ"]).unwrap_err();
    assert_eq!(revoked, PositionError::Revoked { seat: Seat::East, card: card("SQ"), could: card("H5") });
    assert!(revoked.to_string().contains("E played SQ but still holds H5"));
}

#[test]
fn cards_that_cannot_be_played() {
    let mut position = Hands::new(hands("SA HA", "SK HK", "SQ D2", "SJ D3")).unwrap().led_by(Seat::North);
    let before = position;
    let not_held = PlayError::NotHeld { seat: Seat::North, card: card("SK") };
    assert_eq!(position.play(card("SK"), Strain::NoTrump), Err(not_held));
    assert_eq!(position, before);
    assert_eq!(position.play(card("SA"), Strain::NoTrump), Ok(None));
    let revoke = PlayError::Revoke { seat: Seat::East, card: card("HK"), could: card("SK") };
    assert_eq!(position.play(card("HK"), Strain::NoTrump), Err(revoke));
    for (text, winner) in [
        ("SK", None),
        ("SQ", None),
        ("SJ", Some(Seat::North)),
        ("HA", None),
        ("HK", None),
        ("D2", None),
        ("D3", Some(Seat::West)),
    ] {
        assert_eq!(position.play(card(text), Strain::Diamonds), Ok(winner), "{text}");
    }
    assert!(position.is_over());
    assert_eq!(position.play(card("D3"), Strain::Diamonds), Err(PlayError::Over(card("D3"))));
    assert_eq!(Solver::default().tricks(&position, Strain::Diamonds).0, [0, 0]);
}

#[test]
fn a_record_is_refused_where_it_goes_wrong() {
    let start = Hands::new(hands("SA HA", "SK HK", "SQ D2", "SJ D3")).unwrap().led_by(Seat::North);
    let record: Vec<Card> = ["SA", "HK"].map(card).to_vec();
    let error = Solver::default().analyse(&start, Strain::Spades, &record).unwrap_err();
    assert_eq!(error.number, 2);
    let said = "card 2 of the record: E cannot play HK: with SK in hand it would be a revoke";
    assert_eq!(error.to_string(), said);
}
