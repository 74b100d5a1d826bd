//! The rows of the catalogue on which the TSR themselves decide, and those that cards bring about.

use doppelkopf::Naming;
use doppelkopf_laws::{
    Outcome, Status, Table,
    event::Event,
    offence::{Act, ActKind, Offence},
    words::{Answer, Class, Effect, Question},
};
use doppelkopf_rules::{Clause, Position, Positions, TableSize};

use Position::{Four, One, Three, Two};

use super::{cases::*, *};

#[test]
fn i01_the_wrong_player_dealt() {
    let mut setup = setup(TableSize::Five, One, [""; 5]);
    setup.dealt_by = Some(Three);
    let mut table = Table::new(&setup).unwrap();
    assert_eq!(open(&table), [(Three, ActKind::WrongDealer)]);
    let mut noticed = table.clone();
    claim(&mut noticed, Four);
    assert_eq!((line(&noticed).0, noticed.next_dealer()), (Outcome::NotPlayed, Some(One)));
    // Once the second card lies it is valid, and the order goes on from who should have dealt.
    say(&mut table, "4:gesund 5:gesund 1:gesund 2:gesund");
    play(&mut table, "4:DK 5:DT");
    assert!(open(&table).is_empty() && table.applied().contains(Clause::T9_6_3));
    assert!(table.record(&Event::ClaimOffence { by: One, about: None }).is_err());
}

#[test]
fn i05_other_packets_than_four_times_three() {
    let mut table = four([""; 5]);
    let packets = Event::Offence(Offence { by: Four, act: Act::Packets });
    table.record(&packets).unwrap();
    claim(&mut table, Two);
    answer(&mut table, Question::NoticedTakingUp, Answer::Yes);
    assert_eq!((line(&table).0, table.next_dealer()), (Outcome::NotPlayed, Some(Four)));
}

#[test]
fn i13_a_vorbehalt_taken_back_too_late() {
    let mut table = four(Q01);
    say(&mut table, "1:gesund 2:vorbehalt");
    // In time, 4.1.2.
    let mut in_time = table.clone();
    say(&mut in_time, "2:gesund");
    assert_eq!((in_time.status(), open(&in_time)), (Status::Say(Three), vec![]));
    say(&mut table, "3:gesund 2:gesund");
    assert_eq!(open(&table), [(Two, ActKind::VorbehaltTakenBack)]);
    table.record(&Event::CallReferee { by: Three }).unwrap();
    assert!(table.rulings()[0].effects.contains(&Effect::BoundToPlay(Two)));
    say(&mut table, "4:gesund");
    assert_eq!(table.status(), Status::Name(Two));
    assert_eq!(table.penalty(), [0; 5].into());
}

#[test]
fn i15_gesund_is_not_a_hochzeit_any_more_once_a_card_is_led() {
    let both = [
        "C9 CA CQ DK DT DA DA H9 HK HK HA SK",
        "CJ DQ CK CT D9 DT HJ HQ S9 SJ SQ SK",
        "C9 CJ CQ CK CT DJ DQ DK HT SQ SA SA",
        "",
        "",
    ];
    let mut hands = both;
    hands[0] = "C9 CA CQ CQ DT DA DA H9 HK HK HA SK";
    hands[2] = "C9 CJ DK CK CT DJ DQ DK HT SQ SA SA";
    let name = Event::Name { by: One, naming: Naming::Hochzeit };
    // Before a card is led the change is allowed, at its price.
    let mut table = normal(hands);
    table.record(&name).unwrap();
    claim(&mut table, Three);
    assert_eq!((class(&table), table.penalty()), (Some(Class::Geringfuegig), [-3, 1, 1, 1, 0].into()));
    assert!(matches!(table.game(), Some(doppelkopf::Game::Hochzeit { .. })));
    // Afterwards it stays a stille Hochzeit.
    let mut table = normal(hands);
    play(&mut table, "1:DT");
    table.record(&name).unwrap();
    claim(&mut table, Three);
    assert!(table.rulings()[0].effects.contains(&Effect::ChangeRefused(One)));
    assert_eq!(table.game(), Some(doppelkopf::Game::Normal));
    assert_eq!(table.status(), Status::Play(Two));
}

#[test]
fn i34_an_unclaimed_lead_out_of_turn_is_the_lead() {
    let mut table = normal(Q02);
    play(&mut table, "2:HT");
    assert_eq!(table.status(), Status::Play(Three));
    play(&mut table, "3:D9 4:DQ");
    assert_eq!(table.open_offences()[0].1, positions(&[One]));
    play(&mut table, "1:HT");
    assert!(open(&table).is_empty() && table.applied().contains(Clause::T9_6_3));
    assert!(table.record(&Event::ClaimOffence { by: One, about: None }).is_err());
    assert_eq!(table.status(), Status::Play(Two), "the first ♥10 has won it");
    assert_eq!(table.penalty(), [0; 5].into());
}

#[test]
fn a_claimed_first_lead_out_of_turn_goes_back() {
    let mut table = normal(Q02);
    play(&mut table, "2:DT 3:D9");
    claim(&mut table, One);
    assert_eq!(class(&table), Some(Class::Geringfuegig), "I30");
    assert_eq!((table.status(), table.laid(Two).len(), table.laid(Three).len()), (Status::Play(One), 0, 0));
    assert_eq!(table.penalty(), [1, -3, 1, 1, 0].into());
}

#[test]
fn the_right_one_leads_after_all() {
    let mut table = normal(Q02);
    play(&mut table, "3:D9 1:HT");
    assert_eq!((table.status(), table.laid(Three).len()), (Status::Play(Two), 0), "♦9 went back");
    assert_eq!(table.open_offences()[0].1, positions(&[Two, Four]));
}

#[test]
fn i37_a_revoke_put_right_and_accepted() {
    let mut table = normal(Q02);
    play(&mut table, Q02_PLAY);
    play(&mut table, "1:CA 2:ST");
    table.record(&Event::TakeBack { by: Two, card: "ST".parse().unwrap() }).unwrap();
    assert_eq!((table.status(), table.laid(Two).len()), (Status::Play(Two), 4));
    // The parties are clear: 1 is his partner.
    play(&mut table, "2:C9 3:C9");
    assert_eq!(table.open_offences()[0].1, positions(&[Four]));
    table.record(&Event::PlayOn { by: Four }).unwrap();
    assert!(open(&table).is_empty() && table.applied().contains(Clause::T5_1_3));
    assert!(table.record(&Event::ClaimOffence { by: Four, about: None }).is_err());
    assert_eq!((table.status(), table.penalty()), (Status::Play(Four), [0; 5].into()));
}

#[test]
fn i38_an_unclaimed_revoke_is_valid() {
    let mut table = normal(Q02);
    play(&mut table, Q02_PLAY);
    play(&mut table, "1:CA 2:ST 3:C9 4:CA  1:CT");
    // Nobody can have noticed it yet; now everybody can.
    assert_eq!(table.open_offences()[0].1, Positions::default());
    play(&mut table, "2:C9");
    assert_eq!(table.open_offences()[0].1, positions(&[Three, Four]));
    play(&mut table, "3:DK 4:S9");
    assert!(open(&table).is_empty());
    assert_eq!(table.course().unwrap().tricks_done(), 6);
}

#[test]
fn i39_a_legal_card_taken_back_stays_played() {
    let mut table = normal(Q02);
    play(&mut table, "1:HT");
    table.record(&Event::TakeBack { by: One, card: "HT".parse().unwrap() }).unwrap();
    play(&mut table, "1:D9 2:DT");
    claim(&mut table, Four);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    let course = table.course().unwrap();
    assert_eq!(course.on_table(table.place(One).unwrap()), Some("HT".parse().unwrap()));
    assert_eq!((table.status(), table.laid(One).len(), table.laid(Two).len()), (Status::Play(Two), 1, 0));
}

/// A call at 10 cards is too late by one.
fn late_call() -> Table {
    let mut table = normal(Q02);
    play(&mut table, "1:HT 2:HT 3:D9 4:DQ  1:D9 2:DJ 3:DA 4:CJ");
    call(&mut table, "2:re");
    assert_eq!(open(&table), [(Two, ActKind::CallLate)]);
    table
}

#[test]
fn i50_a_late_call_that_nobody_claims_counts() {
    let mut table = late_call();
    play(&mut table, "4:SQ 1:DA 2:HJ 3:DJ");
    assert!(open(&table).is_empty());
    assert_eq!(table.highest_calls().re, Some(doppelkopf::Call::Won));
}

#[test]
fn i51_a_late_call_that_is_claimed_is_void() {
    // It tells a party; the referee says what was gained by that.
    let mut table = late_call();
    claim(&mut table, Three);
    answer(&mut table, Question::CanDecide(Two), Answer::Yes);
    assert_eq!((class(&table), line(&table).0), (Some(Class::Schwerwiegend), Outcome::NotPlayed));
    // With the parties clear it tells nothing new.
    let mut table = normal(Q03);
    play(&mut table, "1:CQ 2:DA 3:CJ 4:HJ  1:CA 2:C9 3:C9 4:CT  1:DQ 2:SJ 3:DQ 4:CQ");
    call(&mut table, "4:re");
    claim(&mut table, Three);
    answer(&mut table, Question::SaysNew(Four), Answer::No);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    assert_eq!((table.highest_calls().re, table.status()), (None, Status::Play(Four)));
}

#[test]
fn i57_a_jump_over_a_level_that_is_closed() {
    let mut table = normal(Q02);
    play(&mut table, "1:HT 2:HT 3:D9 4:DQ  1:D9 2:DJ 3:DA 4:CJ");
    call(&mut table, "1:re+keine90");
    assert_eq!(open(&table), [(One, ActKind::CallLate)]);
    play(&mut table, "4:SQ");
    call(&mut table, "2:re 3:kontra"); // both go on by it
    assert!(table.open_offences().iter().all(|(offence, _)| offence.by != One));
    assert_eq!(table.highest_calls().re, Some(doppelkopf::Call::Keine90));
}
