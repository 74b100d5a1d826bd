//! Why a file of boards cannot be read, in the language of whoever opens it.

#![allow(clippy::unwrap_used, reason = "helpers of tests may panic")]

use std::collections::BTreeSet;

use records::{Format, ReadError, read};
use wording::{Lang, Lexicon};

/// All that is wrong with this file.
fn faults(text: &str) -> Vec<ReadError> {
    let format = if text.contains('[') { Format::Pbn } else { Format::Lin };
    let read = read(text.as_bytes(), format).into_iter();
    read.flat_map(|board| board.map_or_else(|error| vec![error], |board| board.remarks)).collect()
}

#[test]
fn every_fault_is_told_in_every_language() {
    let lin = [
        "hello",
        "md|7S,,,|",
        "md|1AKQ,,,|",
        "md|1,,,,S2|",
        "md|1S2,,|\nsv|x|",
        "md|1S2,,|\nmb|8C|",
        "md|1S2,,|pc|S1|",
        "md|1S2,,|mc|14|",
    ];
    let pbn = [
        "[",
        "[Event",
        "[Event \"a]",
        "[Event \"a\" x]",
        "[Event \"a\"] x",
        "[Dealer \"X\"]",
        "[Vulnerable \"maybe\"]",
        "[Contract \"8H\"]",
        "[Declarer \"^\"]",
        "[Result \"14\"]",
        "[Deal \"AKQ\"]",
        "[Deal \"N:AKQ.J.T.9 - -\"]",
        "[Deal \"N:AKQ - - -\"]",
        "[Deal \"N:AKQ.J.T.9 - B... -\"]",
        "[Auction \"N\"]\n1C Pas",
        "[Auction \"N\"]\n^X 1C",
        "[Auction \"N\"]\n=1=",
        "[Auction \"N\"]\n1C =999=",
        "[Auction \"N\"]\n1C * X",
        "[Auction \"N\"]\n1C !!!",
        "[Play \"N\"]\nSA S11",
        "[Play \"N\"]\nSA {",
        "[Play \"N\"]\nSA $300",
        "[Play \"N\"]\n+ +",
        "[Event \"a\"]\n} [Board \"1\"]\n[Board \"2\"]\n[Note \"1:x\"]\n[ScoreTable \"a;b\"]\n[ {c} x",
    ];
    let mut seen = 0;
    for text in lin.into_iter().chain(pbn) {
        let faults = faults(text);
        assert!(!faults.is_empty(), "{text}");
        seen += faults.len();
        for fault in faults {
            let all = Lang::ALL.map(|lang| Lexicon::new(lang).unreadable_record(&fault));
            let different: BTreeSet<&String> = all.iter().collect();
            // Danish and Norwegian may say the same.
            assert!(different.len() >= 4, "{all:?}");
            assert!(all.iter().all(|said| !said.contains('\u{2068}') && !said.ends_with(' ')), "{all:?}");
        }
    }
    assert!(seen > lin.len() + pbn.len(), "some files have several faults");
}

#[test]
fn what_is_typed_stays_as_it_is_typed() {
    let said = |lang, text| Lexicon::new(lang).unreadable_record(faults(text).first().unwrap());
    for (lang, expected) in [
        (Lang::En, "“8H”; expected a contract such as 4H, 3NTX, or Pass"),
        (Lang::De, "„8H“; erwartet wird ein Kontrakt wie 4H, 3NTX, oder Pass"),
        (Lang::Da, "»8H«; her ventes en kontrakt som 4H, 3NTX, eller Pass"),
        (Lang::Nl, "“8H”; verwacht wordt een contract zoals 4H, 3NTX, of Pass"),
        (Lang::Nb, "«8H»; her ventes en kontrakt som 4H, 3NTX, eller Pass"),
    ] {
        assert_eq!(said(lang, "[Contract \"8H\"]"), expected);
    }
}
