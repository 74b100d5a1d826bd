//! A round over random outcomes: chapter 11 must hold whatever is played.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "a test may fail")]

use proptest::prelude::*;
use tournament::{Deal, Lap, Outcome, Position, Round, RoundError, TableSize};

fn size() -> impl Strategy<Value = TableSize> {
    prop_oneof![Just(TableSize::Four), Just(TableSize::Five), Just(TableSize::Six), Just(TableSize::Seven)]
}

fn p(number: u8) -> Position {
    Position::try_from(number).unwrap()
}

/// What a table might do with a number: mostly ordinary games, sometimes a solo or a broken-off deal.
fn outcome(round: &Round, dice: u8) -> Outcome {
    let next = round.next().unwrap();
    if dice >= 240 {
        return Outcome::NotPlayed;
    }
    if let Some(forced) = next.forced {
        return Outcome::Solo(forced);
    }
    let players: Vec<Position> = round.size().positions().filter(|&p| !next.sits_out.contains(p)).collect();
    if dice < 60 { Outcome::Solo(players[usize::from(dice) % players.len()]) } else { Outcome::Game }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn every_round_is_six_deals_a_player_and_20_games_for_each(
        size in size(), dice in proptest::collection::vec(any::<u8>(), 300),
    ) {
        let mut round = Round::new(size);
        let mut deals = 0;
        let mut first_solo = Vec::new();
        let mut counted_by_dealer = [0; 8];
        let mut led = [0; 8];
        let mut dice = dice.into_iter().chain(std::iter::repeat(100));
        while let Some(next) = round.next() {
            let before = round;
            prop_assert_eq!(next.number, deals + 1);
            prop_assert_eq!(round.left(), size.deals() - deals);
            let sits = next.sits_out;
            prop_assert_eq!(sits.len(), size.players() - 4);
            prop_assert!(sits.contains(next.dealer) || size == TableSize::Four);
            prop_assert_eq!(next.forced.is_some(), round.counted() == size.counted_games());
            let deal = round.record(outcome(&round, dice.next().unwrap())).unwrap();
            let leads = next.leads(deal);
            prop_assert!(!sits.contains(leads));
            match deal {
                Deal::NotPlayed => { prop_assert_eq!(round, before); continue; }
                Deal::Pflichtsolo(solo) | Deal::Forced(solo) => {
                    prop_assert!(!first_solo.contains(&solo));
                    prop_assert_eq!(leads, solo);
                    prop_assert!(!sits.contains(solo));
                    first_solo.push(solo);
                }
                Deal::Lustsolo(solo) => {
                    prop_assert!(first_solo.contains(&solo));
                    prop_assert_eq!(Some(leads), size.after(next.dealer).find(|p| !sits.contains(*p)));
                }
                Deal::Game => {}
            }
            deals += 1;
            led[usize::from(leads.number())] += u8::from(deal.counts());
            counted_by_dealer[usize::from(next.dealer.number())] += u8::from(deal.counts());
            if let Some(after) = round.next() {
                let passes = !matches!(deal, Deal::Pflichtsolo(_));
                let mut dealer = if passes { size.next(next.dealer) } else { next.dealer };
                // B3: somebody who owes his solo must have cards.
                let lap = Lap::after(round.counted(), size);
                while after.forced.is_some() && !size.plays(dealer, lap).any(|p| round.owing().contains(p)) {
                    dealer = size.next(dealer);
                }
                prop_assert_eq!(after.dealer, dealer);
            }
        }
        prop_assert_eq!(deals, size.deals());
        prop_assert_eq!(first_solo.len(), usize::from(size.players()));
        for position in size.positions() {
            prop_assert_eq!(round.counted_of(position), 20);
            prop_assert_eq!(counted_by_dealer[usize::from(position.number())], 5);
            prop_assert_eq!(led[usize::from(position.number())], 5); // TSR 10
        }
        prop_assert_eq!(round.record(Outcome::Game), Err(RoundError::Over));
    }

    #[test]
    fn when_time_is_up_only_the_open_solos_are_played(
        size in size(), dice in proptest::collection::vec(any::<u8>(), 20),
    ) {
        let mut round = Round::new(size);
        for dice in dice {
            round.record(outcome(&round, dice)).unwrap();
        }
        let open = round.owing().len();
        round.time_is_up();
        prop_assert_eq!(round.left(), open);
        let mut forced = 0;
        while let Some(next) = round.next() {
            let deal = round.record(Outcome::Solo(next.forced.unwrap())).unwrap();
            prop_assert!(matches!(deal, Deal::Forced(_)));
            forced += 1;
        }
        prop_assert_eq!(forced, open);
    }
}

#[test]
fn a_refused_outcome_changes_nothing() {
    let mut four = Round::new(TableSize::Four);
    let before = four;
    assert_eq!(four.record(Outcome::Solo(p(5))), Err(RoundError::NoSuchPosition(p(5))));
    assert_eq!(four, before);

    let mut five = Round::new(TableSize::Five);
    assert_eq!(five.record(Outcome::Solo(p(1))), Err(RoundError::SitsOut(p(1))));
    for _ in 0..25 {
        five.record(Outcome::Game).unwrap();
    }
    let before = five;
    assert_eq!(five.record(Outcome::Game), Err(RoundError::MustPlaySolo(p(2))));
    assert_eq!(five, before);
    // Another who owes his: whether it was his turn the list asks.
    assert_eq!(five.record(Outcome::Solo(p(3))), Ok(Deal::Forced(p(3))));
    assert_eq!(five.record(Outcome::Solo(p(3))), Err(RoundError::MustPlaySolo(p(4))));
}

#[test]
fn the_last_one_to_force_does_not_deal_at_a_table_of_five() {
    let mut round = Round::new(TableSize::Five);
    for solo in [2, 3, 4, 5] {
        round.record(Outcome::Solo(p(solo))).unwrap();
    }
    for _ in 0..25 {
        round.record(Outcome::Game).unwrap();
    }
    let next = round.next().unwrap(); // B3
    assert_eq!((next.dealer, next.forced), (p(2), Some(p(1))));
}

#[test]
fn at_a_table_of_four_he_deals_his_own_forced_solo() {
    let mut round = Round::new(TableSize::Four);
    for solo in [2, 3, 4] {
        round.record(Outcome::Solo(p(solo))).unwrap();
    }
    for _ in 0..20 {
        round.record(Outcome::Game).unwrap();
    }
    let next = round.next().unwrap();
    assert_eq!((next.dealer, next.forced, next.number), (p(1), Some(p(1)), 24));
}

#[test]
fn after_a_wrong_dealer_the_order_goes_on_from_the_right_one() {
    let mut round = Round::new(TableSize::Five);
    round.record_dealt_by(p(3), Outcome::Game).unwrap();
    assert_eq!(round.next().unwrap().dealer, p(2));
    assert_eq!((round.counted_of(p(1)), round.counted_of(p(3))), (1, 0));
    assert_eq!(round.record_dealt_by(p(4), Outcome::Solo(p(4))), Err(RoundError::SitsOut(p(4))));
}
