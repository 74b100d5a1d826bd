//! Two things that have nothing to do with each other may be told in either order.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may panic")]

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{
    Setup, State, Status, Table,
    event::{About, Event, Exposure, Seen},
};
use cards::{BySeat, Card, CardSet, Seat};
use chacha20::ChaCha8Rng;
use rand::{
    RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};

/// A table some way into a board on which all has gone as it should.
fn somewhere(rng: &mut ChaCha8Rng) -> Table {
    let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
    pack.shuffle(rng);
    let mut hands = pack.chunks(13).map(|cards| cards.iter().copied().collect::<CardSet>());
    let deal = BySeat::from_fn(|_| hands.next());
    let strain = *Strain::ALL.choose(rng).unwrap();
    let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
    let mut table = Table::new(&Setup::full(deal, Seat::South, Some((contract, Seat::South)))).unwrap();
    for _ in 0..rng.random_range(1..40) {
        let Status::Play(seat) = table.status() else { break };
        let card = table.legal(seat).cards.iter().choose(rng).unwrap();
        table.record(&Event::Play { seat, card }).unwrap();
    }
    table
}

/// What lies and who is bound, once the director has ruled; of several answers and options the first is taken.
fn ruled(mut table: Table, events: &[&Event]) -> State {
    let call = Event::CallDirector { by: Seat::South, about: About::ThisNow };
    for event in events.iter().copied().chain([&call]) {
        table.record(event).unwrap();
    }
    loop {
        let event = match table.status() {
            Status::Question(question) => Event::answer(question, *table.answers(question).first().unwrap()),
            Status::Election(election) => {
                Event::Choose(vec![(*election.by.first().unwrap(), *election.options.first().unwrap())])
            }
            _ => return table.state().clone(),
        };
        table.record(&event).unwrap();
    }
}

#[test]
fn of_two_things_at_different_hands_either_may_be_told_first() {
    let mut rng = ChaCha8Rng::seed_from_u64(2017);
    let mut compared = 0;
    for _ in 0..500 {
        let table = somewhere(&mut rng);
        let dummy = table.state().dummy();
        let mut seats = Seat::ALL.to_vec();
        seats.shuffle(&mut rng);
        let mut things = seats.into_iter().filter_map(|seat| {
            let card = table.state().hands[seat].known.iter().choose(&mut rng)?;
            Some(match seat == dummy {
                true => Event::DummySuggests { seat, card },
                false => {
                    let how =
                        *[Exposure::Accident, Exposure::Deliberate, Exposure::Named].choose(&mut rng)?;
                    Event::Expose { cards: vec![(seat, card)], how, seen: Seen::Everybody }
                }
            })
        });
        let (Some(one), Some(other)) = (things.next(), things.next()) else { continue };
        compared += 1;
        let here = ruled(table.clone(), &[&one, &other]);
        let there = ruled(table.clone(), &[&other, &one]);
        assert_eq!(here, there, "{one:?}, {other:?}");
    }
    assert!(compared > 400, "{compared}");
}
