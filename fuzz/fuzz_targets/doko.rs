//! Cards, hands, games, calls and actions of Doppelkopf: no panic, and what is read is written so that
//! it is read back equal.
#![no_main]

use std::{fmt::Display, str::FromStr};

use libfuzzer_sys::fuzz_target;

fn there_and_back<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert!(value.to_string().parse::<T>().is_ok_and(|again| again == value), "{text}");
    }
}

fuzz_target!(|text: &str| {
    there_and_back::<doppelkopf::Kind>(text);
    there_and_back::<doppelkopf::Hand>(text);
    there_and_back::<doppelkopf::Trumps>(text);
    there_and_back::<doppelkopf::Naming>(text);
    there_and_back::<doppelkopf::Spoken>(text);
    there_and_back::<doppelkopf_records::Action>(text);
});
