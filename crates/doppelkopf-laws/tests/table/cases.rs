//! Q01 to Q08, end to end.

use doppelkopf::Party;
use doppelkopf_laws::{
    Outcome, Status, Table,
    event::Event,
    offence::ActKind,
    words::{Answer, Class, Question},
};
use doppelkopf_rules::{Clause, Position, TableSize};

use Position::{Five, Four, One, Three, Two};

use super::*;

pub(super) const Q01: Hands = [
    "C9 CA DQ DK DT DA DA H9 HK HK HA SK",
    "CJ CQ CK CT D9 DT HJ HQ S9 SJ SQ SK",
    "C9 CJ CQ CK CT DJ DQ DK HT SQ SA SA",
    "CA D9 DJ H9 HJ HQ HT HA S9 SJ ST ST",
    "",
];
pub(super) const Q01_PLAY: &str = "1:DK 2:SJ 3:CQ 4:SJ  3:CK 4:CA 1:CA 2:CT  4:H9 1:HK 2:HJ 3:CJ
    3:SQ 4:HT 1:DA 2:D9  4:ST 1:SK 2:S9 3:SA  3:C9 4:HQ 1:C9 2:CK  4:HA 1:HK 2:CQ 3:HT
    3:DQ 4:HJ 1:DT 2:SQ  2:SK 3:SA 4:ST 1:HA  3:CT 4:S9 1:DA 2:DT  1:H9 2:HQ 3:DJ 4:D9
    2:CJ 3:DK 4:DJ 1:DQ";

#[test]
fn q01_gesund_before_his_turn() {
    let mut table = four(Q01);
    say(&mut table, "1:gesund 3:gesund");
    assert_eq!(table.status(), Status::Say(Two));
    claim(&mut table, One);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    say(&mut table, "2:gesund 4:gesund");
    play(&mut table, Q01_PLAY);
    assert_eq!(table.status(), Status::Over);
    assert_eq!((table.augen(Party::Re), table.re()), (Some(131), Some(positions(&[Two, Three]))));
    assert_eq!(line(&table), (Outcome::Game, [-1, 1, 1, -1, 0], [1, 1, -3, 1, 0]));
    assert_eq!(table.next_dealer(), Some(One));
}

pub(super) const Q02: Hands = [
    "CQ CT CA D9 DA HJ HQ HK HT SJ SK SA",
    "C9 CQ CK CK CT DJ DT HJ HQ HT SQ ST",
    "C9 D9 DJ DQ DK DA H9 H9 HK HA HA SJ",
    "CJ CJ CA DQ DK DT S9 S9 SQ SK ST SA",
    "",
];
pub(super) const Q02_PLAY: &str =
    "1:HT 2:HT 3:D9 4:DQ  1:D9 2:DJ 3:DA 4:CJ  4:SQ 1:DA 2:HJ 3:DJ  4:CJ 1:CQ 2:CQ 3:DQ";

#[test]
fn q02_a_revoke_is_claimed_before_the_next_card() {
    let mut table = normal(Q02);
    play(&mut table, Q02_PLAY);
    play(&mut table, "1:CA 2:ST");
    assert_eq!(open(&table), [(Two, ActKind::Revoke)]);
    assert_eq!(table.unnoticed().len(), 1);
    assert_eq!(table.status(), Status::Play(Three));
    claim(&mut table, Four);
    assert!(table.applied().contains(Clause::T9_6_1));
    let refused = table.record(&Event::Play { by: Three, card: "C9".parse().unwrap() });
    assert_eq!(refused.unwrap_err().clause(), Some(Clause::T9_6_1), "frozen");
    answer(&mut table, Question::CanDecide(Two), Answer::Yes);
    assert_eq!((class(&table), table.status()), (Some(Class::Schwerwiegend), Status::Over));
    assert_eq!(line(&table), (Outcome::NotPlayed, [0; 5], [4, -12, 4, 4, 0]));
    assert_eq!(table.next_dealer(), Some(Four), "the same dealer again");
}

pub(super) const Q03: Hands = [
    "CQ CA CA D9 DQ DK DK HJ HK HT HT SK",
    "C9 CJ D9 DJ DA H9 HQ HQ HA SJ SK SA",
    "C9 CJ CK CK CT DQ DT DA S9 S9 SJ ST",
    "CQ CT DJ DT H9 HJ HK HA SQ SQ ST SA",
    "",
];
pub(super) const Q03_PLAY: &str =
    "1:CQ 2:DA 3:CJ 4:HJ  1:CA 2:C9 3:C9 4:CT  1:DQ 2:SJ 3:DQ 4:CQ  4:DT 1:D9 2:D9 3:SJ  3:ST 4:ST 1:SK 2:SA";

#[test]
fn q03_a_lead_out_of_turn_against_two_absagen() {
    let mut table = normal(Q03);
    call(&mut table, "2:kontra 3:keine90 2:keine60");
    play(&mut table, Q03_PLAY);
    assert_eq!(table.status(), Status::Play(Two));
    play(&mut table, "1:HK");
    // The parties are clear, so that his partner may not claim.
    assert_eq!(table.open_offences()[0].1, positions(&[Two, Three]));
    assert!(table.record(&Event::ClaimOffence { by: Four, about: None }).is_err());
    claim(&mut table, Two);
    answer(&mut table, Question::CanDecide(One), Answer::Yes);
    assert_eq!(line(&table), (Outcome::NotPlayed, [0; 5], [-18, 6, 6, 6, 0]));
}

pub(super) const Q04: Hands = [
    "CJ CT D9 DJ DA HJ HK HK HA SQ SK SK",
    "C9 CK CA DK DA HJ HQ HT S9 SJ SA SA",
    "C9 CJ CQ CA D9 DJ DT H9 HQ S9 SJ ST",
    "CQ CK CT DQ DQ DK DT H9 HT HA SQ ST",
    "",
];

#[test]
fn q04_the_soloist_revokes_in_his_pflichtsolo() {
    let mut table = solo(Q04, Four, "pflichtsolo damen");
    call(&mut table, "1:kontra 2:keine90");
    play(&mut table, "4:DT 1:DA 2:DA 3:D9  1:CT 2:CK 3:C9 4:CT  1:SK 2:SJ 3:ST 4:ST");
    play(&mut table, "3:H9 4:CK");
    claim(&mut table, One);
    answer(&mut table, Question::CanDecide(Four), Answer::Yes);
    assert_eq!(line(&table), (Outcome::NotPlayed, [0; 5], [5, 5, 5, -15, 0]));
    assert_eq!(table.next_dealer(), Some(Four));
}

pub(super) const Q05: Hands = [
    "CJ CQ CQ D9 DQ DT H9 HT HA HA SJ ST",
    "CJ CK CT CA D9 DQ HJ HJ HK SJ SQ SK",
    "C9 CT DK DK DT DA HQ HT S9 SQ ST SA",
    "C9 CK CA DJ DJ DA H9 HQ HK S9 SK SA",
    "",
];

#[test]
fn q05_kontra_plays_before_his_turn_in_a_lustsolo() {
    let mut table = solo(Q05, Two, "lustsolo buben");
    call(&mut table, "2:re 2:keine90 2:keine60 2:keine30");
    play(&mut table, "1:CQ 2:CA 3:CT 4:CA  2:CJ 3:ST 4:DJ 1:SJ  2:CK 3:C9 4:C9 1:CQ  2:CT 3:DT 4:CK 1:DQ");
    play(&mut table, "2:SK 1:ST");
    assert_eq!((open(&table), table.status()), (vec![(One, ActKind::PlayedEarly)], Status::Play(Three)));
    claim(&mut table, Two);
    answer(&mut table, Question::PartnerProfits(One), Answer::Yes);
    assert_eq!(line(&table), (Outcome::Solo(Two), [0; 5], [-21, 21, 0, 0, 0]));
    assert_eq!(table.next_dealer(), Some(One), "a Lustsolo counts as played");
}

pub(super) const Q06: Hands = [
    "CQ DJ DQ DQ DA HJ HQ HA SQ SQ ST SA",
    "D9 DJ DK DT DA H9 H9 HQ HK HT HA S9",
    "C9 C9 CJ CJ CK CA HK SJ SJ SK SK SA",
    "CQ CK CT CT CA D9 DK DT HJ HT S9 ST",
    "",
];

#[test]
fn q06_kontra_shows_a_card_and_may_harm_the_soloist() {
    let mut table = solo(Q06, One, "pflichtsolo farbe:S");
    call(&mut table, "1:re");
    play(&mut table, "1:SQ 2:S9 3:CJ 4:HJ");
    table.record(&Event::Expose { by: Three, cards: vec!["C9".parse().unwrap()] }).unwrap();
    claim(&mut table, One);
    answer(&mut table, Question::PartnerProfits(Three), Answer::No);
    answer(&mut table, Question::MayHarmSoloist(Three), Answer::Yes);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    play(
        &mut table,
        "1:HJ 2:DJ 3:SK 4:S9  1:CQ 2:HQ 3:SK 4:CQ  1:SQ 2:HT 3:SA 4:HT  2:D9 3:HK 4:D9 1:DA
         1:DJ 2:HK 3:CJ 4:ST  3:SJ 4:CA 1:SA 2:DK  3:CA 4:CT 1:HQ 2:HA  1:HA 2:H9 3:C9 4:CK
         1:ST 2:H9 3:SJ 4:DK  3:C9 4:CT 1:DQ 2:DT  1:DQ 2:DA 3:CK 4:DT",
    );
    assert_eq!(line(&table), (Outcome::Solo(One), [9, -3, -3, -3, 0], [3, 0, -3, 0, 0]));
    assert_eq!(table.next_dealer(), Some(Four), "the same dealer after a Pflichtsolo");
}

pub(super) const Q07: Hands = [
    "C9 CQ CK DK DT H9 HJ S9 SJ SJ SQ ST",
    "CA D9 D9 DJ DQ DA HJ HQ HK SQ SK SA",
    "C9 CJ CQ DJ DK HQ HT HT HA SK ST SA",
    "CJ CK CT CT CA DQ DT DA H9 HK HA S9",
    "",
];
pub(super) const Q07_PLAY: &str =
    "1:SQ 2:DQ 3:HT 4:DQ  3:DK 4:DT 1:SJ 2:D9  1:DT 2:D9 3:CJ 4:DA  3:HT 4:CJ 1:SJ 2:HQ
    3:HA 4:HK 1:H9 2:HK  3:SA 4:S9 1:S9 2:SK  3:ST 4:CK 1:ST 2:SA  2:DJ 3:CQ 4:CA 1:CQ  3:C9 4:CT 1:CK 2:CA";

#[test]
fn q07_a_revoke_when_the_game_is_won() {
    let mut table = normal(Q07);
    play(&mut table, Q07_PLAY);
    assert_eq!(table.augen(Party::Re), Some(128));
    play(&mut table, "2:DA 3:SK");
    claim(&mut table, Two);
    assert_eq!((class(&table), table.status()), (Some(Class::Decided), Status::Over));
    assert_eq!((table.augen(Party::Re), table.augen(Party::Kontra)), (Some(128), Some(112)));
    assert_eq!(line(&table), (Outcome::Game, [2, -2, 2, -2, 0], [1, 1, -3, 1, 0]));
    assert_eq!(table.next_dealer(), Some(One));
}

#[test]
fn q08_a_call_repeated_at_a_table_of_five() {
    let hands = [
        "C9 CQ CT CA D9 DJ DQ H9 HT S9 SQ ST",
        "C9 CJ CQ CK CT CA DQ DT DA DA HJ HQ",
        "CK D9 DJ H9 HJ HA HA SJ SQ ST SA SA",
        "CJ DK DK DT HQ HK HK HT S9 SJ SK SK",
        "",
    ];
    let mut table = Table::new(&setup(TableSize::Five, Five, hands)).unwrap();
    say(&mut table, "1:gesund 2:gesund 3:gesund 4:gesund");
    play(&mut table, "1:H9");
    call(&mut table, "1:re 1:keine90");
    play(&mut table, "2:DA 3:H9 4:HK  2:CQ 3:HJ 4:SJ 1:CQ");
    call(&mut table, "2:keine90");
    assert_eq!(open(&table), [(Two, ActKind::CallRepeated)]);
    assert_eq!(table.open_offences()[0].1, positions(&[Three, Four]));
    claim(&mut table, Three);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    play(
        &mut table,
        "2:DQ 3:SQ 4:CJ 1:D9  3:SA 4:SK 1:S9 2:CT  3:HA 4:HK 1:DQ 2:C9  1:CA 2:CK 3:CK 4:S9
         1:CT 2:CA 3:DJ 4:DK  3:D9 4:HT 1:HT 2:CJ  4:SK 1:ST 2:DA 3:SA  2:HQ 3:SJ 4:DT 1:DJ
         2:HJ 3:HA 4:HQ 1:SQ  1:C9 2:DT 3:ST 4:DK",
    );
    assert_eq!(line(&table), (Outcome::Game, [5, 5, -5, -5, 0], [1, -3, 1, 1, 0]));
    assert_eq!(table.next_dealer(), Some(One));
    assert!(table.record(&Event::PlayOn { by: Five }).is_err(), "who sits out has no rights");
}
