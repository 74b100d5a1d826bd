//! Cards and seats are read as they are written, in every language.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "helpers of tests may panic")]

use bridge::Contract;
use cards::{Card, Rank, Seat, Suit};
use wording::{CardStyle, Lang, Lexicon};

fn pack() -> impl Iterator<Item = Card> {
    Suit::ALL.into_iter().flat_map(|suit| Rank::ALL.into_iter().map(move |rank| Card::new(suit, rank)))
}

#[test]
fn every_card_is_read_back() {
    for lang in Lang::ALL {
        for style in [CardStyle::Symbol, CardStyle::Ascii] {
            let words = Lexicon::new(lang).with_style(style);
            for card in pack() {
                let text = words.card(card);
                assert_eq!(words.parse_card(&text), Ok(card), "{lang:?} {text}");
                assert_eq!(words.parse_card(&text.to_lowercase()), Ok(card), "{lang:?} {text}");
                let spoken = format!("{} {}", words.suit(card.suit()), words.rank(card.rank()));
                assert_eq!(words.parse_card(&spoken), Ok(card), "{lang:?} {spoken}");
            }
        }
    }
}

#[test]
fn the_notation_of_the_files_is_read_in_every_language() {
    for lang in Lang::ALL {
        let words = Lexicon::new(lang);
        for card in pack() {
            assert_eq!(words.parse_card(&card.to_string()), Ok(card), "{lang:?} {card}");
        }
        for seat in Seat::ALL {
            assert_eq!(words.parse_seat(&seat.to_string()), Ok(seat), "{lang:?}");
            assert_eq!(words.parse_seat(&words.seat_letter(seat)), Ok(seat), "{lang:?}");
            assert_eq!(words.parse_seat(&words.seat(seat)), Ok(seat), "{lang:?}");
        }
    }
}

#[test]
fn letters_that_mean_different_things() {
    let read = |lang, text: &str| Lexicon::new(lang).parse_card(text).map(|card| card.to_string()).ok();
    // A letter means in the rank what the language says, and in the suit what the language says
    // or English does.
    let cards = [
        (Lang::De, "KK", "DK"),
        (Lang::De, "KA", "DA"),
        (Lang::De, "KaA", "DA"),
        (Lang::De, "DD", "DQ"),
        (Lang::De, "CK", "CK"),
        (Lang::De, "CoK", "HK"),
        (Lang::De, "♥Z", "HT"),
        (Lang::De, "Kreuz 10", "CT"),
        (Lang::Da, "KK", "CK"),
        (Lang::Da, "HE", "HA"),
        (Lang::Da, "DD", "DQ"),
        (Lang::Nl, "HH", "HK"),
        (Lang::Nl, "KH", "CK"),
        (Lang::Nl, "schoppen vrouw", "SQ"),
        (Lang::Nb, "KKn", "CJ"),
        (Lang::Nb, "kk", "CK"),
        (Lang::En, "♡10", "HT"),
    ];
    for (lang, text, card) in cards {
        assert_eq!(read(lang, text).as_deref(), Some(card), "{lang:?} {text}");
    }
}

#[test]
fn what_is_no_card_gets_a_hint_and_no_guess() {
    let hint = |lang, text: &str| Lexicon::new(lang).parse_card(text).unwrap_err().to_string();
    assert_eq!(hint(Lang::En, ""), "No card was given; write suit and rank, for example ♥Q");
    assert_eq!(
        hint(Lang::En, "X7"),
        "“X7” does not begin with a suit; write ♠ ♥ ♦ ♣ or one of S, H, D or C, then the rank: ♥Q"
    );
    assert_eq!(
        hint(Lang::Nb, "HB"),
        "«b» er ingen kortverdi; skriv E, K, D, Kn, 10, 9, 8, 7, 6, 5, 4, 3 eller 2, for eksempel ♥D"
    );
    for lang in Lang::ALL {
        for text in ["H", "♥", "H1", "H11", "HQQ", "7", "QH"] {
            assert!(Lexicon::new(lang).parse_card(text).is_err(), "{lang:?} {text}");
        }
        assert!(Lexicon::new(lang).parse_seat("X").is_err());
    }
}

#[test]
fn contracts_look_as_in_the_federations_magazine() {
    let all = |text: &str| {
        let contract: Contract = text.parse().unwrap();
        Lang::ALL.map(|lang| Lexicon::new(lang).contract(contract))
    };
    assert_eq!(all("3NT"), ["3NT", "3 SA", "3ut", "3SA", "3 grand"]);
    assert_eq!(all("4SX"), ["4♠x", "4♠ Kontra", "4♠D", "4♠ gedoubleerd", "4♠ D"]);
    assert_eq!(all("4SXX"), ["4♠xx", "4♠ Rekontra", "4♠RD", "4♠ geredoubleerd", "4♠ RD"]);
}

#[test]
fn languages_by_code_and_locale() {
    for lang in Lang::ALL {
        assert_eq!(Lang::from_code(lang.code()), Some(lang));
    }
    let codes = ["de-DE", "de_AT.UTF-8", "no", "nn_NO", "NB", "nl_BE@euro", "C", "", "fr"];
    let langs = codes.map(|code| Lang::from_code(code).map(Lang::code).unwrap_or("-"));
    assert_eq!(langs, ["de", "de", "nb", "nb", "nb", "nl", "-", "-", "-"]);
    assert_eq!(Lang::from_locales(["C", "da_DK.UTF-8", "en"]), Lang::Da);
    assert_eq!(Lang::from_locales(["C"]), Lang::En);
}

/// What a call shows is typed in the letters of the language; where one of them could be another suit in English nothing is
/// guessed.
#[test]
fn suits_that_a_call_shows_are_read_as_the_language_writes_them() {
    let read = |lang, text: &str| Lexicon::new(lang).parse_shown(text).ok();
    for (lang, typed, expected) in [
        (Lang::De, "Co5", "H5"),
        (Lang::De, "P5K4", "S5D4"),
        (Lang::De, "T6+", "C6+"),
        (Lang::De, "Tr/Ka", "C/D"),
        (Lang::De, "H5", "H5"),
        (Lang::De, "♣5", "C5"),
        (Lang::De, "SA", "NT"),
        (Lang::Da, "K5", "C5"),
        (Lang::Da, "C5", "C5"),
        (Lang::Nl, "R4", "D4"),
        (Lang::Nb, "Kl5Hj4", "C5H4"),
        (Lang::En, "s5h4-6", "S5H4-6"),
        (Lang::En, "11–19", "11-19"),
        (Lang::En, "nt", "NT"),
    ] {
        assert_eq!(read(lang, typed).as_deref(), Some(expected), "{lang:?} {typed}");
    }
    // Coeur begins with the English letter for clubs.
    let why = Lexicon::new(Lang::De).parse_shown("C5").unwrap_err().to_string();
    assert!(why.contains("„C5“") && why.contains("Co5"), "{why}");
    for (lang, typed) in
        [(Lang::En, "P5"), (Lang::En, "K5"), (Lang::Da, "Q5"), (Lang::De, "19-11"), (Lang::De, "S5x")]
    {
        assert_eq!(read(lang, typed), None, "{lang:?} {typed}");
    }
}
