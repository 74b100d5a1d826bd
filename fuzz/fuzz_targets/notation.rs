//! Cards, calls, contracts, deals, answers and options: no panic, and what is read is written so
//! that it is read back equal.
#![no_main]

use std::{fmt::Display, str::FromStr};

use libfuzzer_sys::fuzz_target;

fn there_and_back<T: FromStr + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert!(value.to_string().parse::<T>().is_ok_and(|again| again == value), "{text}");
    }
}

fuzz_target!(|text: &str| {
    there_and_back::<cards::Card>(text);
    there_and_back::<cards::Seat>(text);
    there_and_back::<bridge::Call>(text);
    there_and_back::<bridge::Contract>(text);
    there_and_back::<bridge::PartialDeal>(text);
    there_and_back::<bridge_laws::words::Choice>(text);
    there_and_back::<bridge_laws::words::Answer>(text);
});
