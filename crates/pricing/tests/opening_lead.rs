//! Opening leads out of turn (54): every option and every choice that follows is worth what playing everything
//! out at the table itself gives, with thirteen cards a hand of few runs each; on deals of more runs, what
//! the plain solver says of the play that follows.
//!
//! `STICH_PRICED_LEADS` says how many deals are played out.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use std::collections::BTreeMap;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{
    Rules, Setup, Status, Table, Watch,
    clause::Point,
    event::{About, Event, Exposure, Seen},
    words::{Answer, Choice},
};
use cards::{BySeat, Card, CardSet, Seat};
use chacha20::ChaCha8Rng;
use pricing::{Limits, Next, NoPrice, Prices, price};
use rand::{
    Rng, RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use ruling::Readings;
use solver::{Position, Settings, Solver};
use support::runs::Runs;

/// Thirteen cards for each hand, in one to three pieces of the pack laid out in a row.
fn pieces(rng: &mut impl Rng) -> BySeat<CardSet> {
    let mut pieces: Vec<(Seat, usize)> = Vec::new();
    for seat in Seat::ALL {
        let more = *[0, 1, 1, 1, 1, 2].choose(rng).unwrap();
        let mut cuts: Vec<usize> = (1..13).sample(rng, more);
        cuts.extend([0, 13]);
        cuts.sort_unstable();
        pieces.extend(cuts.windows(2).map(|cut| (seat, cut[1] - cut[0])));
    }
    pieces.shuffle(rng);
    let mut pack = CardSet::PACK.iter();
    let mut hands = BySeat([CardSet::EMPTY; 4]);
    for (seat, cards) in pieces {
        pack.by_ref().take(cards).for_each(|card| hands[seat].insert(card));
    }
    hands
}

fn any_rules(rng: &mut impl Rng) -> Rules {
    let mut readings = Readings::RECOMMENDED;
    for point in Point::ALL {
        if rng.random_bool(0.1) {
            readings = readings.other_way(point.number());
        }
    }
    Rules { readings, watch: *[Watch::Always, Watch::OnCall].choose(rng).unwrap(), ..Rules::default() }
}

/// Declarer's right-hand opponent has led; now and then a defender has shown a card before.
fn led_out_of_turn(rng: &mut impl Rng) -> Table {
    let declarer = *Seat::ALL.choose(rng).unwrap();
    let strain = *Strain::ALL.choose(rng).unwrap();
    let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
    let mut setup = Setup::full(BySeat(pieces(rng).0.map(Some)), declarer, Some((contract, declarer)));
    setup.rules = any_rules(rng);
    let mut table = Table::new(&setup).unwrap();
    let any_card =
        |rng: &mut _, table: &Table, seat| table.state().hands[seat].known.iter().choose(rng).unwrap();
    if rng.random_bool(0.3) {
        let seat = *declarer.side().other().seats().choose(rng).unwrap();
        let how = *[Exposure::Accident, Exposure::Deliberate].choose(rng).unwrap();
        let cards = vec![(seat, any_card(rng, &table, seat))];
        happens(rng, &mut table, &Event::Expose { cards, how, seen: Seen::Everybody });
    }
    let seat = declarer.previous();
    let card = any_card(rng, &table, seat);
    happens(rng, &mut table, &Event::Play { seat, card });
    table
}

/// Something happens, and the director is told what he asks.
fn happens(rng: &mut impl Rng, table: &mut Table, event: &Event) {
    table.record(event).unwrap();
    if table.rules().watch == Watch::OnCall {
        let by = table.state().declarer;
        table.record(&Event::CallDirector { by, about: About::ThisNow }).unwrap();
    }
    while let Status::Question(question) = table.status() {
        let answers = table.answers(question);
        let with = if rng.random_bool(0.8) { answers[0] } else { *answers.choose(rng).unwrap() };
        table.record(&Event::answer(question, with)).unwrap();
    }
}

#[test]
fn every_option_is_worth_what_playing_everything_out_gives() {
    let count = support::from_env("STICH_PRICED_LEADS", 60);
    let mut solver = support::solver();
    let mut seen = BTreeMap::new();
    let (mut priced, mut tables) = (0, 0);
    for seed in 0.. {
        if priced == count {
            break;
        }
        let table = led_out_of_turn(&mut ChaCha8Rng::seed_from_u64(seed));
        let prices = match price(&table, &mut solver, Limits::default()) {
            Ok(prices) => prices,
            Err(NoPrice::Unsettled(_)) => continue,
            Err(other) => panic!("deal {seed}: {other}"),
        };
        priced += 1;
        let mut runs = Runs::default();
        let compared = support::compare_with(&mut |at| runs.played_out(at), &table, &prices, &mut seen);
        if let Err(why) = compared {
            panic!("deal {seed}: {why}\nat {:?}", table.state());
        }
        tables += runs.tables;
    }
    println!("{priced} deals, {tables} tables: {seen:?}");
    let kinds = [
        "accept",
        "accept-as-dummy",
        "refuse",
        "require-lead",
        "forbid-lead",
        "lead-free",
        "major penalty cards of both",
        "several in one hand",
        "a minor penalty card",
    ];
    for kind in kinds {
        assert!(seen.get(kind).is_some_and(|&n| n > 0), "the generator made no {kind}");
    }
}

/// What [`Runs`] rests on, and what it remembers: the same comes of it as of every card, nothing remembered.
#[test]
fn one_card_of_a_run_stands_for_all() {
    let mut compared = 0;
    for seed in 0..1500 {
        let (table, _) = support::ending(seed, 3);
        if !matches!(table.status(), Status::Play(_) | Status::Election(_))
            || table.unsettled().is_some()
            || !table.state().revokes.is_empty()
        {
            continue;
        }
        assert_eq!(Runs::default().played_out(&table), support::played_out(&table, -1, 99), "ending {seed}");
        compared += 1;
    }
    assert!(compared > 500, "{compared}");
}

/// The deal, the strain, and the card that East leads although it is West's turn.
const LEADS: [(&str, Strain, &str); 5] = [
    ("N:AKQJT98.AKQ.A2.2 32.JT9.KQJT.QJT9 654.8765.543.AK4 7.432.9876.87653", Strain::NoTrump, "DK"),
    ("N:AKQJ.5432.432.32 T987.KQJ.KQJ.KQJ 654.AT98.A65.A54 32.76.T987.T9876", Strain::Hearts, "HK"),
    ("N:AQ2.AQ2.AQ32.AQ2 KJT9.KJT9.K4.KJT 876.876.JT98.987 543.543.765.6543", Strain::Diamonds, "ST"),
    ("N:QJT9876.2.32.432 AK5.AKQJ.QJT9.QJ 432.T987.AK4.AK5 .6543.8765.T9876", Strain::Spades, "SA"),
    ("N:K5.K5.KQJT98.K54 AQJT.AQJT.32.AQJ 98.98.A7654.T987 76432.76432..632", Strain::Clubs, "D3"),
];

fn hands(deal: &str) -> BySeat<CardSet> {
    let deal: bridge::PartialDeal = deal.parse().unwrap();
    BySeat(deal.hands.0.map(Option::unwrap))
}

fn led(deal: &str, strain: Strain, card: Card) -> Table {
    let contract = format!("1{strain}").parse().unwrap();
    let mut setup = Setup::full(BySeat(hands(deal).0.map(Some)), Seat::South, Some((contract, Seat::South)));
    setup.rules.watch = Watch::OnCall;
    let mut table = Table::new(&setup).unwrap();
    table.record(&Event::Play { seat: Seat::East, card }).unwrap();
    table.record(&Event::CallDirector { by: Seat::South, about: About::ThisNow }).unwrap();
    table
}

/// The question of this id is answered with yes, all others with no.
fn answered(mut table: Table, yes: &str) -> Table {
    while let Status::Question(question) = table.status() {
        let with = if question.id() == yes { Answer::Yes } else { Answer::No };
        table.record(&Event::answer(question, with)).unwrap();
    }
    table
}

fn options(prices: &Prices) -> Vec<(Choice, &Prices)> {
    match &prices.next {
        Next::Election { options, .. } => options.iter().map(|o| (o.choice, &o.then)).collect(),
        Next::Line(_) => Vec::new(),
    }
}

#[test]
fn on_other_deals_every_option_comes_to_what_the_play_after_it_comes_to() {
    let mut solver = Solver::new(Settings { memory: 64 << 20 });
    let limits = Limits { lines: false, ..Limits::default() };
    for (deal, strain, card) in LEADS {
        let card: Card = card.parse().unwrap();
        let of_south =
            |solver: &mut Solver, position: &Position| solver.tricks(position, strain)[Seat::South.side()];
        let mut after_the_lead = Position::new(hands(deal), Seat::East).unwrap();
        after_the_lead.play(card, strain).unwrap();
        let accepted = of_south(&mut solver, &after_the_lead);
        let west_leads = of_south(&mut solver, &Position::new(hands(deal), Seat::West).unwrap());

        let prices = price(&answered(led(deal, strain, card), ""), &mut solver, limits).unwrap();
        let found = options(&prices);
        let worth =
            |choice| found.iter().find(|(c, _)| *c == choice).map(|(_, then)| *then).expect("offered");
        // 54A, 54B: as declarer or as dummy, with all cards seen it comes to the same.
        assert_eq!(worth(Choice::Accept).worth.tricks, accepted, "{deal}");
        assert_eq!(worth(Choice::AcceptAsDummy).worth, worth(Choice::Accept).worth, "{deal}");
        assert_eq!(worth(Choice::AcceptAsDummy).table.state().declarer, Seat::North);
        // 54D, 50D2: West leads; the penalty card never costs declarer.
        let refused = worth(Choice::Refuse);
        assert!(refused.worth.tricks >= west_leads, "{deal}");
        let about_the_lead = options(refused);
        assert_eq!(about_the_lead.len(), 3, "{deal}");
        for (choice, then) in &about_the_lead {
            assert!(then.worth.tricks >= west_leads, "{deal}: {choice}");
        }
        // To require the suit: the best of those leads, and then nothing is in the way any more. Who has
        // none leads what he likes, and so with all leads forbidden.
        let leads = solver.cards(&Position::new(hands(deal), Seat::West).unwrap(), strain);
        let of_suit = |wanted: bool| {
            let these = leads.iter().filter(|lead| (lead.card.suit() == card.suit()) == wanted);
            these.map(|lead| 13 - lead.tricks).min().unwrap_or(west_leads)
        };
        let about = |choice| about_the_lead.iter().find(|(c, _)| *c == choice).unwrap().1.worth.tricks;
        assert_eq!(about(Choice::RequireLead(card.suit())), of_suit(true), "{deal}");
        let forbidden = Choice::ForbidLead(cards::SuitSet::only(card.suit()));
        assert!(about(forbidden) >= of_suit(false), "{deal}");
        let best = found.iter().map(|(_, then)| then.worth.tricks).max();
        assert_eq!(Some(prices.worth.tricks), best, "{deal}");

        // 54C: he could have seen a card of dummy, and must accept.
        let must = price(&answered(led(deal, strain, card), "could-declarer-see-dummy"), &mut solver, limits)
            .unwrap();
        assert!(options(&must).iter().all(|(choice, _)| *choice != Choice::Refuse), "{deal}");
        assert_eq!(must.worth.tricks, accepted, "{deal}");
        // 47E1: he had been told that it was his turn; the card goes back, and West leads.
        let back = price(&answered(led(deal, strain, card), "told-it-was-his-turn"), &mut solver, limits);
        assert_eq!(back.unwrap().worth.tricks, west_leads, "{deal}");
    }
}
