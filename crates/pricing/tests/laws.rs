//! What must hold of prices whatever the cards: without restrictions the plain result, never less with
//! them, and a choice more is never worth less.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use bridge::Strain;
use bridge_laws::{Status, Table, clause::Point, event::Event, words::Choice};
use cards::{BySeat, CardSet, Seat};
use pricing::{Limits, Next, NoPrice, Prices, price, prices_of};
use ruling::Readings;

/// Every place where play goes on, with the table there.
fn ends(table: &Table, prices: &Prices, visit: &mut impl FnMut(&Table, &Prices)) {
    // A trick with a card too few (67) is noticed, and the card that is missing is chosen before play goes on.
    let mut table = table.clone();
    support::attention(&mut table, &prices.assumed);
    match &prices.next {
        Next::Line(_) => visit(&table, prices),
        Next::Election { election, options } => {
            for option in options {
                let mut next = table.clone();
                next.record(&Event::Choose(vec![(election.by[0], option.choice)])).unwrap();
                support::answer_ordinarily(&mut next);
                ends(&next, &option.then, visit);
            }
        }
    }
}

#[test]
fn restrictions_never_cost_declarer_a_trick() {
    let (mut one, mut other) = (support::solver(), support::solver());
    let (mut free, mut equal, mut more) = (0, 0, 0);
    for seed in 0..1500 {
        let (table, _) = support::ending(seed, 5);
        let Ok(prices) = price(&table, &mut one, Limits::default()) else { continue };
        if !matches!(table.status(), Status::Play(_) | Status::Election(_)) {
            continue;
        }
        ends(&table, &prices, &mut |end, prices| {
            let Some(without) = support::plain(end, &mut other) else { return };
            assert!(prices.worth.tricks >= without, "ending {seed}: {} of {without}", prices.worth.tricks);
            if !end.state().has_duties() {
                assert_eq!(prices.worth.tricks, without, "ending {seed}");
                free += 1;
            }
            equal += u32::from(prices.worth.tricks == without);
            more += u32::from(prices.worth.tricks > without);
        });
    }
    assert!(free > 100 && equal > 100 && more > 100, "{free} free, {equal} equal, {more} more");
}

/// 57A: with DP7 read the other way declarer may also waive. The same ending is worth as much or more.
#[test]
fn an_option_more_is_never_worth_less() {
    let mut solver = support::solver();
    let (mut compared, mut more) = (0, 0);
    for seed in 0..6000 {
        let (mut setup, _, path) = support::ending_of(seed, 4);
        let mut worth = |other_way: bool| {
            setup.rules.readings = Readings::RECOMMENDED;
            if other_way {
                setup.rules.readings = setup.rules.readings.other_way(Point::DP7.number());
            }
            let mut table = Table::new(&setup).unwrap();
            for event in &path {
                table.record(event).ok()?;
            }
            let Status::Election(election) = table.status() else { return None };
            let prices = price(&table, &mut solver, Limits::default()).ok()?;
            election
                .options
                .contains(&Choice::PlayHighest)
                .then_some((election.options.len(), prices.worth.tricks))
        };
        let (Some(fewer), Some(with_one_more)) = (worth(false), worth(true)) else { continue };
        assert_eq!(fewer.0 + 1, with_one_more.0);
        assert!(fewer.1 <= with_one_more.1, "ending {seed}");
        compared += 1;
        more += u32::from(fewer.1 < with_one_more.1);
    }
    assert!(compared > 50, "{compared} compared, {more} worth more");
}

fn deal() -> BySeat<CardSet> {
    let deal: bridge::PartialDeal = "N:5.QT872.A542.Q42 AK2.J63.KJ98.JT9 43.AK954.73.A875 QJT9876.-.QT6.K63"
        .replace('-', "")
        .parse()
        .unwrap();
    BySeat(deal.hands.0.map(Option::unwrap))
}

fn led_out_of_turn(strain: Strain) -> Table {
    let contract = format!("3{strain}").parse().unwrap();
    let hands = BySeat(deal().0.map(Some));
    let setup = bridge_laws::Setup::full(hands, Seat::South, Some((contract, Seat::South)));
    let mut table = Table::new(&setup).unwrap();
    let card = "SA".parse().unwrap();
    table.record(&Event::Play { seat: Seat::East, card }).unwrap();
    let about = bridge_laws::event::About::ThisNow;
    table.record(&Event::CallDirector { by: Seat::South, about }).unwrap();
    table
}

#[test]
fn what_is_in_the_way_is_said() {
    let contract = "3NT".parse().unwrap();
    let mut hands = BySeat(deal().0.map(Some));
    hands[Seat::West] = None;
    let setup = bridge_laws::Setup::full(hands, Seat::South, Some((contract, Seat::South)));
    let table = Table::new(&setup).unwrap();
    assert_eq!(prices_of(&table, Limits::PAGE).unwrap_err(), NoPrice::Missing(vec![(Seat::West, 13)]));
    let little = Limits { nodes: 100, ..Limits::PAGE };
    assert_eq!(prices_of(&led_out_of_turn(Strain::NoTrump), little).unwrap_err(), NoPrice::TooMuch(100));
}
