//! Who may claim, who is asked, who sees what; tables where nobody knows the cards; shortening.

use doppelkopf::Party;
use doppelkopf_laws::{
    Outcome, Status, Table, Watch,
    event::{Event, Refused},
    offence::{Act, ActKind, Offence},
    words::{Answer, Choice, Class, Question},
};
use doppelkopf_rules::{Clause, Position, Positions, TableSize};

use Position::{Five, Four, One, Three, Two};

use super::{cases::*, *};

#[test]
fn a_partner_is_asked_and_his_answer_binds() {
    let mut table = solo(Q06, One, "pflichtsolo farbe:S");
    play(&mut table, "1:SQ 2:S9 3:CJ 4:HJ");
    table.record(&Event::Expose { by: One, cards: vec!["CQ".parse().unwrap()] }).unwrap();
    table.record(&Event::AskPartner { by: Two, partner: Four }).unwrap();
    let Status::Election(election) = table.status() else { panic!("{:?}", table.status()) };
    assert_eq!((election.by, election.options), (vec![Four], vec![Choice::Claim, Choice::PlayOn]));
    table.record(&Event::PartnerSays { by: Four, choice: Choice::PlayOn }).unwrap();
    assert_eq!(table.open_offences()[0].1, positions(&[Three]));
    // The soloist has no partner to ask.
    assert!(table.record(&Event::AskPartner { by: One, partner: Two }).is_err());
}

#[test]
fn a_watched_table_offers_the_claim_at_once() {
    let mut setup = setup(TableSize::Four, Four, Q02);
    setup.watch = Watch::Always;
    let mut table = Table::new(&setup).unwrap();
    say(&mut table, "1:gesund 2:gesund 3:gesund 4:gesund");
    play(&mut table, "2:DT");
    let Status::Election(election) = table.status() else { panic!("{:?}", table.status()) };
    assert_eq!(election.by, [One, Three, Four]);
    for by in [One, Three] {
        table.record(&Event::Choose { by, choice: Choice::PlayOn }).unwrap();
    }
    assert!(matches!(
        table.record(&Event::Choose { by: One, choice: Choice::Claim }),
        Err(Refused::NotOffered { .. })
    ));
    table.record(&Event::Choose { by: Four, choice: Choice::Claim }).unwrap();
    assert_eq!(class(&table), Some(Class::Geringfuegig));
}

#[test]
fn who_sees_no_cards_is_asked_whether_he_could_follow() {
    let mut table = normal([""; 5]);
    play(&mut table, "1:SA 2:DK");
    let mut legal = table.clone();
    table.record(&Event::ClaimOffence { by: Three, about: Some(Two) }).unwrap();
    answer(&mut table, Question::CouldFollow(Two), Answer::Yes);
    answer(&mut table, Question::RestCertain, Answer::Nobody);
    answer(&mut table, Question::CanDecide(Two), Answer::No);
    assert_eq!((class(&table), table.status()), (Some(Class::Geringfuegig), Status::Play(Two)));
    legal.record(&Event::ClaimOffence { by: Three, about: Some(Two) }).unwrap();
    answer(&mut legal, Question::CouldFollow(Two), Answer::No);
    assert_eq!((legal.status(), legal.penalty()), (Status::Play(Three), [0; 5].into()));
}

#[test]
fn the_table_shows_a_revoke_of_a_hand_that_nobody_knows() {
    let mut table = normal([""; 5]);
    play(&mut table, "1:SA 2:DK 3:S9 4:S9  2:HT 3:D9 4:D9 1:DQ");
    assert!(open(&table).is_empty());
    play(&mut table, "2:SK");
    assert_eq!(open(&table), [(Two, ActKind::Revoke)]);
}

#[test]
fn a_list_keeper_enters_what_was_counted() {
    use doppelkopf_laws::event::Counted;
    use doppelkopf_score::{ByParty, Special};
    let mut table = normal([""; 5]);
    call(&mut table, "1:re");
    let late = Event::Announce { by: Two, spoken: "kontra".parse().unwrap(), cards: Some(9) };
    table.record(&late).unwrap();
    assert_eq!(open(&table), [(Two, ActKind::CallLate)]);
    claim(&mut table, Three);
    let fox = ByParty { re: Special { foxes: 1, ..Special::default() }, kontra: Special::default() };
    let counted = |re: &[Position], augen_re| {
        Event::Counted(Counted { re: positions(re), augen_re, tricks_re: None, calls: None, special: fox })
    };
    assert_eq!(table.status(), Status::Question(Question::RestCertain));
    answer(&mut table, Question::RestCertain, Answer::Nobody);
    answer(&mut table, Question::CanDecide(Two), Answer::Yes);
    assert_eq!(line(&table).0, Outcome::NotPlayed);

    let mut table = normal([""; 5]);
    call(&mut table, "1:re");
    assert!(table.record(&counted(&[Two, Three], 130)).is_err(), "position 1 has said Re");
    table.record(&counted(&[One, Three], 130)).unwrap();
    assert_eq!(line(&table), (Outcome::Game, [4, -4, 4, -4, 0], [0; 5]));
}

#[test]
fn a_soloist_shortens() {
    let hands = [
        "CQ CQ SQ SQ HQ HQ DQ DQ CA CA CT CT",
        "C9 C9 CK CK CJ CJ S9 S9 SJ SJ SK SK",
        "ST ST SA SA H9 H9 HJ HJ HK HK HT HT",
        "HA HA D9 D9 DJ DJ DK DK DT DT DA DA",
        "",
    ];
    let mut table = solo(hands, One, "pflichtsolo damen");
    play(&mut table, "1:CQ 2:C9 3:H9 4:D9");
    // Only the soloist may.
    table.record(&Event::Shorten { by: Two, line: None }).unwrap();
    assert_eq!(open(&table), [(Two, ActKind::Shortened)]);
    table.record(&Event::PlayOn { by: One }).unwrap();
    let mut conceded = table.clone();
    table.record(&Event::Shorten { by: One, line: None }).unwrap();
    assert_eq!((table.status(), table.augen(Party::Re)), (Status::Over, Some(240)));
    assert_eq!(line(&table).1, [15, -5, -5, -5, 0], "won, under 90, 60, 30, schwarz");
    // He gives up; Kontra may still call in time.
    conceded.record(&Event::HandOver { by: One }).unwrap();
    assert_eq!((conceded.status(), conceded.augen(Party::Re)), (Status::Over, Some(3)));
    call(&mut conceded, "2:kontra");
    assert_eq!(conceded.highest_calls().kontra, Some(doppelkopf::Call::Won));
}

#[test]
fn everybody_sees_his_own_hand_and_what_lies_there() {
    let hands = [
        "C9 CQ CT CA D9 DJ DQ H9 HT S9 SQ ST",
        "C9 CJ CQ CK CT CA DQ DT DA DA HJ HQ",
        "CK D9 DJ H9 HJ HA HA SJ SQ ST SA SA",
        "CJ DK DK DT HQ HK HK HT S9 SJ SK SK",
        "",
    ];
    let mut table = Table::new(&setup(TableSize::Five, Five, hands)).unwrap();
    say(&mut table, "1:gesund 2:gesund 3:gesund 4:gesund");
    call(&mut table, "4:kontra");
    play(&mut table, "1:H9 2:DA 3:H9 4:HK  2:CQ");
    let one = table.view(Some(One));
    assert_eq!((one.hand.map(|hand| hand.len()), one.own), (Some(11), Some(Party::Re)));
    assert_eq!(one.certain, [None, Some(Party::Re), None, Some(Party::Kontra), None].into());
    assert_eq!(one.trick[Two], Some("CQ".parse().unwrap()));
    assert_eq!(one.last_trick.map(|(cards, winner)| (cards[Four], winner)), Some(("HK".parse().ok(), Two)));
    assert_eq!((one.tricks, one.counts), ([0, 1, 0, 0, 0].into(), [11, 10, 11, 11, 0].into()));
    assert_eq!(one.calls, [(Four, "kontra".parse().unwrap())]);
    // Who sits out sees what lies there, and no hand.
    let sitter = table.view(Some(Five));
    assert_eq!((sitter.hand, sitter.own, sitter.trick), (None, None, one.trick));
    // 5.3.5: with the fourth card of the next trick the last one is that.
    play(&mut table, "3:HJ 4:SJ 1:CQ");
    let last = table.view(None).last_trick.unwrap();
    assert_eq!((last.0[Three], last.1), (Some("HJ".parse().unwrap()), Two));
    assert!(matches!(table.parties(), doppelkopf_laws::claim::Parties::Clarified { .. }));
}

#[test]
fn a_small_revoke_found_too_late_is_paid_for_and_counts_as_it_lies() {
    let mut table = normal(Q02);
    play(&mut table, Q02_PLAY);
    play(&mut table, "1:CA 2:ST 3:C9 4:CA  1:CT 2:C9");
    claim(&mut table, Three);
    answer(&mut table, Question::CanDecide(Two), Answer::No);
    assert_eq!(class(&table), Some(Class::Geringfuegig));
    assert_eq!((table.status(), table.course().unwrap().tricks_done()), (Status::Play(Three), 5));
}

#[test]
fn the_first_claim_is_ruled_on_and_then_the_other_if_it_was_small() {
    let mut table = normal(Q02);
    play(&mut table, "1:HT");
    table.record(&Event::Expose { by: Two, cards: vec!["C9".parse().unwrap()] }).unwrap();
    table.record(&Event::Expose { by: Three, cards: vec!["D9".parse().unwrap()] }).unwrap();
    table.record(&Event::ClaimOffence { by: Four, about: Some(Three) }).unwrap();
    table.record(&Event::ClaimOffence { by: One, about: Some(Two) }).unwrap();
    answer(&mut table, Question::PartnerProfits(Three), Answer::No);
    answer(&mut table, Question::PartnerProfits(Two), Answer::No);
    assert_eq!((table.penalty(), table.status()), ([2, -2, -2, 2, 0].into(), Status::Play(Two)));
}

#[test]
fn what_cannot_happen_is_refused_with_its_clause() {
    let name = |by, text: &str| Event::Name { by, naming: text.parse().unwrap() };
    let mut table = four(Q01);
    let refused = |table: &mut Table, event: Event| {
        let before = table.clone();
        let refused = table.record(&event).unwrap_err();
        assert_eq!(*table, before);
        (refused.id(), refused.clause())
    };
    let one = |card: &str| Event::Play { by: One, card: card.parse().unwrap() };
    assert_eq!(refused(&mut table, one("HT")), ("not-in-hand", None));
    assert_eq!(
        refused(&mut table, name(One, "lustsolo damen")),
        ("not-possible", Some(Clause::S2_2)),
        "the first solo of a round is the Pflichtsolo"
    );
    assert_eq!(refused(&mut table, Event::Solo { by: One, yes: true }), ("not-possible", Some(Clause::S2_3)));
    assert_eq!(
        refused(&mut table, Event::Shorten { by: One, line: None }),
        ("not-possible", Some(Clause::T4_1_1))
    );
    assert_eq!(refused(&mut table, Event::PlayOn { by: Two }), ("not-possible", Some(Clause::T9_6_3)));
    assert_eq!(
        refused(&mut table, Event::ClaimOffence { by: Two, about: None }),
        ("not-possible", Some(Clause::T9_6_3))
    );
    let mut unknown = normal([""; 5]);
    let keine90 = Event::Announce { by: One, spoken: "keine90".parse().unwrap(), cards: None };
    assert_eq!(refused(&mut unknown, keine90), ("not-possible", Some(Clause::T6_4_5)), "for which side?");
    let sitter = Table::new(&setup(TableSize::Five, One, [""; 5]));
    assert_eq!(refused(&mut sitter.unwrap(), one("HT")), ("not-possible", Some(Clause::T10_1_1)));
}

#[test]
fn a_table_that_cannot_be() {
    use doppelkopf_laws::SetupError;
    let error = |setup| Table::new(&setup).unwrap_err();
    assert_eq!(error(setup(TableSize::Four, Five, [""; 5])), SetupError::NoSuchPosition(Five));
    let mut hands = Q01;
    hands[3] = "CA";
    assert_eq!(error(setup(TableSize::Four, Four, hands)), SetupError::Count { position: Four, cards: 1 });
    hands[3] = Q01[0];
    assert!(matches!(error(setup(TableSize::Four, Four, hands)), SetupError::ThirdCopy(_)));
    assert_eq!(error(setup(TableSize::Five, One, Q01)), SetupError::SitsOut(One));
    let mut nobody = setup(TableSize::Four, Four, Q01);
    nobody.owes = Positions::default();
    nobody.forced = true;
    assert_eq!(error(nobody), SetupError::NobodyToForce);
}

#[test]
fn who_is_vorgefuehrt_names_his_solo_at_once_and_the_next_deals() {
    let mut setup = setup(TableSize::Four, Four, Q06);
    setup.owes = positions(&[Three, Four]);
    setup.forced = true;
    let mut table = Table::new(&setup).unwrap();
    assert_eq!(table.status(), Status::Name(Three));
    let say = Event::Say { by: Three, say: doppelkopf::Say::Gesund };
    assert_eq!(table.record(&say).unwrap_err().clause(), Some(Clause::T4_1_9));
    let name = Event::Name { by: Three, naming: "pflichtsolo fleischlos".parse().unwrap() };
    table.record(&name).unwrap();
    assert_eq!(table.status(), Status::Play(Three));
    table.record(&Event::HandOver { by: Three }).unwrap();
    assert_eq!((line(&table).0, table.next_dealer()), (Outcome::Solo(Three), Some(One)));
}

#[test]
fn the_sides_of_a_game_that_nobody_saw_are_asked_for_at_the_end() {
    let mut table = normal([""; 5]);
    play(&mut table, "1:DA 2:DT 3:DK 4:HT  4:CA 1:CT 2:CT 3:CA  2:HK");
    claim(&mut table, Three);
    answer(&mut table, Question::RestCertain, Answer::Nobody);
    answer(&mut table, Question::AlreadyWon, Answer::Party(Party::Re));
    answer(&mut table, Question::PartyOf(Two), Answer::Party(Party::Kontra));
    assert!(table.line().is_none());
    answer(&mut table, Question::PartyOf(One), Answer::Party(Party::Re));
    answer(&mut table, Question::PartyOf(Three), Answer::Party(Party::Kontra));
    // Two of Kontra and one of Re leave the fourth open.
    answer(&mut table, Question::PartyOf(Four), Answer::Party(Party::Re));
    assert_eq!((table.status(), table.re()), (Status::Over, Some(positions(&[One, Four]))));
    assert_eq!(table.augen(Party::Re), Some(240));
    assert!(line(&table).1[0] > 0);
}

#[test]
fn a_call_for_the_wrong_side_shows_when_the_alten_lie() {
    // 2 says Re and has no ♣D.
    let mut table = normal(Q07);
    call(&mut table, "2:re");
    assert_eq!(table.open_offences()[0].1, Positions::default(), "nobody can know it yet");
    assert_eq!(table.view(None).certain[Two], Some(Party::Re));
    let before = "1:SQ 2:DQ 3:HT 4:DQ  3:CQ 4:DT 1:CQ 2:D9";
    play(&mut table, before);
    // 9.6.1: when he said it nobody knew, so that 4 may claim it too, his partner as it has turned out.
    assert_eq!(table.open_offences()[0].1, positions(&[One, Three, Four]), "both ♣D lie");
    assert_eq!(table.view(None).certain[Two], Some(Party::Kontra));
    claim(&mut table, One);
    answer(&mut table, Question::PartyObvious(Two), Answer::No);
    answer(&mut table, Question::PutRightAtOnce(Two), Answer::No);
    assert_eq!(line(&table).0, Outcome::NotPlayed);
}

/// 9.6.6: of claims at the same moment the offence committed first is ruled on first, in whatever order they are told; two may
/// claim the same.
#[test]
fn of_claims_at_the_same_moment_the_earlier_offence_is_first() {
    let claimed = |claims: &[(Position, Option<Position>)]| {
        let mut table = normal([""; 5]);
        for by in [Two, Three] {
            table.record(&Event::Expose { by, cards: vec!["CQ".parse().unwrap()] }).unwrap();
        }
        table.record(&Event::ClaimAtOnce { claims: claims.to_vec() }).unwrap();
        answer(&mut table, Question::RestCertain, Answer::Nobody);
        table
    };
    let mut both = claimed(&[(One, Some(Three)), (Four, Some(Two)), (One, Some(Two))]);
    assert_eq!(both.status(), Status::Question(Question::PartnerProfits(Two)));
    let mut serious = both.clone();
    answer(&mut both, Question::PartnerProfits(Two), Answer::No);
    answer(&mut both, Question::RestCertain, Answer::Nobody);
    answer(&mut both, Question::PartnerProfits(Three), Answer::No);
    let penalty = |table: &Table| [One, Two, Three, Four].map(|by| table.penalty()[by]);
    assert_eq!(penalty(&both), [2, -2, -2, 2]);
    answer(&mut serious, Question::PartnerProfits(Two), Answer::Yes);
    assert_eq!(penalty(&serious), [4, -12, 4, 4], "the game has ended with it");
    // One after the other: the first that was claimed.
    let mut after = normal([""; 5]);
    for by in [Two, Three] {
        after.record(&Event::Expose { by, cards: vec!["CQ".parse().unwrap()] }).unwrap();
    }
    after.record(&Event::ClaimOffence { by: One, about: Some(Three) }).unwrap();
    answer(&mut after, Question::RestCertain, Answer::Nobody);
    assert_eq!(after.status(), Status::Question(Question::PartnerProfits(Three)));
}

/// 3.3.8: a card that the dealer turns up is redealt whoever says so; one that another turns up is a card shown (I04, I45).
#[test]
fn a_card_turned_up_by_another_than_the_dealer_is_claimed_or_nothing() {
    let turned = |by| {
        let mut table = Table::new(&setup(TableSize::Four, Four, [""; 5])).unwrap();
        table.record(&Event::Offence(Offence { by, act: Act::TurnedUp })).unwrap();
        table
    };
    let mut dealer = turned(Four);
    dealer.record(&Event::CallReferee { by: One }).unwrap();
    assert_eq!(dealer.outcome(), Some(Outcome::NotPlayed));
    let mut other = turned(Two);
    assert_eq!(other.open_offences()[0].1, positions(&[One, Three, Four]));
    say(&mut other, "1:gesund 2:gesund 3:gesund 4:gesund");
    assert!(other.open_offences().is_empty() && other.outcome().is_none());
}

/// I51, I56: a late call is heard by everybody as a late one, whether or not it is for his side. Were it passed over where it
/// is not, whoever claims it would learn his side.
#[test]
fn that_a_call_is_late_does_not_hang_on_the_side_of_who_makes_it() {
    let of = |two: &'static str, three: &'static str| {
        let first = "HT HJ DT DK DK CT CK HA H9 SA ST S9";
        let mut table = normal([first, two, three, "CQ SQ SQ HQ HQ CJ SJ CA HA SK SK S9", ""]);
        play(&mut table, "1:H9 2:H9 3:HK 4:HA  4:S9 1:S9 2:SA 3:ST");
        call(&mut table, "2:kontra");
        let seen =
            [None, Some(One), Some(Three), Some(Four)].map(|who| format!("{:?}", table.view(who).calls));
        let claims =
            [One, Three, Four].map(|by| (table.would_find(by, None), table.would_find(by, Some(Two))));
        let noticed: Vec<_> = table.open_offences().into_iter().filter(|(_, who)| !who.is_empty()).collect();
        let mut claimed = table;
        claim(&mut claimed, Three);
        (noticed, claims, seen, claimed.status(), class(&claimed))
    };
    let re = of("HT CQ DQ HJ DJ DJ DT D9 CT CK H9 SA", "DQ CJ SJ DA DA D9 CA C9 C9 HK HK ST");
    let kontra = of("HT DQ DQ HJ DJ DJ DT D9 CT CK H9 SA", "CQ CJ SJ DA DA D9 CA C9 C9 HK HK ST");
    assert_eq!(re, kontra);
    assert_eq!(re.0.len(), 1, "{re:?}");
}
