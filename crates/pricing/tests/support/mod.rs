//! Endings in which something has gone wrong, and what they are worth by playing all of them.

#![allow(dead_code, reason = "each test uses its part")]

pub mod by_hand;
pub mod runs;

use std::collections::BTreeMap;

use bridge::{Contract, Doubled, Level, Strain, Vulnerability};
use bridge_laws::{
    Hand, Rules, Setup, Status, Table, Watch,
    clause::{Edition, Point},
    event::{About, Event, Exposure, Seen},
    words::Choice,
};
use cards::{BySeat, BySide, Card, CardSet, Seat, Side};
use chacha20::ChaCha8Rng;
use pricing::{Assumed, Next, Prices};
use rand::{
    Rng, RngExt, SeedableRng,
    seq::{IndexedRandom, IteratorRandom, SliceRandom},
};
use ruling::Readings;
use solver::{Position, Settings, Solver};

/// A number from the environment.
pub fn from_env(name: &str, otherwise: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise)
}

/// A table at which careless players have come to the last cards, with what happened.
pub fn ending(seed: u64, most: usize) -> (Table, Vec<Event>) {
    let (_, table, path) = ending_of(seed, most);
    (table, path)
}

/// The same with how the table began.
pub fn ending_of(seed: u64, most: usize) -> (Setup, Table, Vec<Event>) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let length = rng.random_range(2..=most);
    let setup = setup(&mut rng, length);
    let mut table = Table::new(&setup).unwrap();
    let mut path = Vec::new();
    for _ in 0..rng.random_range(1..=6) {
        if !matches!(table.status(), Status::Play(_))
            || !table.state().history.is_empty() && rng.random_bool(0.5)
        {
            break;
        }
        let event = happens(&mut rng, &table);
        if table.record(&event).is_ok() {
            path.push(event);
        }
        settle(&mut rng, &mut table, &mut path);
    }
    (setup, table, path)
}

pub fn setup(rng: &mut impl Rng, length: usize) -> Setup {
    // Few suits make cards that follow, many make cards that do not.
    let mut pack: Vec<Card> = CardSet::PACK.iter().collect();
    let ranks = rng.random_range(length.max(4)..=13) as u8;
    pack.retain(|card| card.rank() as u8 >= 13 - ranks);
    pack.shuffle(rng);
    let mut hands = pack.chunks(length).map(|cards| cards.iter().copied().collect::<CardSet>());
    let deal = BySeat::from_fn(|_| hands.next().unwrap());
    let declarer = *Seat::ALL.choose(rng).unwrap();
    let strain = *Strain::ALL.choose(rng).unwrap();
    let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
    let mut setup = Setup::full(BySeat([None; 4]), declarer, Some((contract, declarer)));
    setup.hands = BySeat(deal.0.map(|known| Hand { known, count: known.len() as u8, ..Hand::default() }));
    let over = 13 - length as u8;
    let ours = rng.random_range(0..=over);
    setup.start = Some((*Seat::ALL.choose(rng).unwrap(), BySide([ours, over - ours])));
    setup.vulnerable = *[Vulnerability::None, Vulnerability::All].choose(rng).unwrap();
    let mut readings = Readings::RECOMMENDED;
    for point in Point::ALL {
        if rng.random_bool(0.1) {
            readings = readings.other_way(point.number());
        }
    }
    let edition = *Edition::ALL.choose(rng).unwrap();
    setup.rules = Rules { edition, readings, watch: *[Watch::Always, Watch::OnCall].choose(rng).unwrap() };
    setup
}

fn card(rng: &mut impl Rng, table: &Table, seat: Seat) -> Option<Card> {
    table.state().hands[seat].known.iter().choose(rng)
}

/// A card in turn, one out of turn, cards seen, the director.
fn happens(rng: &mut impl Rng, table: &Table) -> Event {
    let Status::Play(due) = table.status() else { unreachable!("only at rest") };
    let defenders = table.state().declarer.side().other().seats();
    let seat = *defenders.choose(rng).unwrap();
    match rng.random_range(0..12) {
        0..=3 => {
            let cards = table.legal(due).cards;
            Event::Play { seat: due, card: cards.iter().choose(rng).unwrap() }
        }
        4..=6 => {
            let n = rng.random_range(1..=2);
            let cards = table.state().hands[seat].known.iter().sample(rng, n);
            let how = *[Exposure::Accident, Exposure::Deliberate].choose(rng).unwrap();
            Event::Expose {
                cards: cards.into_iter().map(|card| (seat, card)).collect(),
                how,
                seen: Seen::Everybody,
            }
        }
        7..=8 => match card(rng, table, seat) {
            Some(card) => Event::Play { seat, card },
            None => Event::CallDirector { by: seat, about: About::ThisNow },
        },
        9 => {
            let seat = *Seat::ALL.choose(rng).unwrap();
            match card(rng, table, seat) {
                Some(card) => Event::Play { seat, card },
                None => Event::CallDirector { by: seat, about: About::ThisNow },
            }
        }
        10 => {
            let cards = table.state().hands[due].known.iter().sample(rng, 2);
            Event::TwoCards { seat: due, visible: cards.clone(), cards }
        }
        _ => Event::CallDirector { by: seat, about: About::ThisNow },
    }
}

/// The director rules; questions get any answer. Now and then a choice is left open, but as few of
/// those are: most are made.
fn settle(rng: &mut impl Rng, table: &mut Table, path: &mut Vec<Event>) {
    for _ in 0..20 {
        let event = match table.status() {
            Status::Question(question) => {
                Event::answer(question, *table.answers(question).choose(rng).unwrap())
            }
            Status::Election(election) if rng.random_bool(0.5) => {
                let by = *election.by.choose(rng).unwrap();
                Event::Choose(vec![(by, *election.options.choose(rng).unwrap())])
            }
            Status::Play(by) if !table.unnoticed().is_empty() => {
                Event::CallDirector { by, about: About::ThisNow }
            }
            _ => return,
        };
        if table.record(&event).is_err() {
            return;
        }
        path.push(event);
    }
}

/// All that may happen next, and whether declarer's side decides which.
fn acts(table: &Table) -> (Vec<Event>, bool) {
    let side = table.state().declarer.side();
    match table.status() {
        Status::Over => (Vec::new(), true),
        Status::Question(question) => {
            let with = table.answers(question)[0];
            (vec![Event::answer(question, with)], true)
        }
        Status::Election(election) => {
            let by = election.by[0];
            let choose = |&option: &Choice| Event::Choose(vec![(by, option)]);
            (election.options.iter().map(choose).collect(), by.side() == side)
        }
        Status::Play(seat) => {
            let cards = table.legal(seat).cards;
            (cards.iter().map(|card| Event::Play { seat, card }).collect(), seat.side() == side)
        }
        Status::Call(_) => panic!("an auction"),
    }
}

/// The tricks of declarer's side by playing every legal card and choosing every option at the table
/// itself. `low` and `high` only spare lines that cannot matter any more.
pub fn played_out(table: &Table, low: i32, high: i32) -> i32 {
    let (acts, ours) = acts(table);
    if acts.is_empty() {
        return rectified(table);
    }
    let (mut low, mut high, mut best) = (low, high, if ours { -1 } else { 99 });
    for act in acts {
        let mut next = table.clone();
        next.record(&act).unwrap();
        let worth = played_out(&next, low, high);
        best = if ours { best.max(worth) } else { best.min(worth) };
        (low, high) = if ours { (low.max(worth), high) } else { (low, high.min(worth)) };
        if low >= high {
            break;
        }
    }
    best
}

/// The tricks of declarer's side at the end, those for revokes gone over.
fn rectified(table: &Table) -> i32 {
    let side = table.state().declarer.side();
    let [own, others] = [side, side.other()].map(|side| i32::from(table.transfer()[side]));
    i32::from(table.tricks()[side]) + own - others
}

/// The director's attention is drawn to what was assumed to be noticed.
pub fn attention(table: &mut Table, assumed: &[Assumed]) {
    for assumed in assumed {
        let about = match *assumed {
            Assumed::Revoke(by, trick) => About::Revoke { by, trick },
            Assumed::Defective(trick) => About::Trick(trick),
            Assumed::Answer(question, with) => {
                if table.status() == Status::Question(question) {
                    table.record(&Event::answer(question, with)).unwrap();
                }
                continue;
            }
            Assumed::LeftThere(..) => continue,
        };
        table.record(&Event::CallDirector { by: table.state().declarer, about }).unwrap();
    }
}

/// Every question gets its first answer.
pub fn answer_ordinarily(table: &mut Table) {
    while let Status::Question(question) = table.status() {
        table.record(&Event::answer(question, table.answers(question)[0])).unwrap();
    }
}

/// Compares the price of every option, and of what follows it, with playing it out.
pub fn compare(table: &Table, prices: &Prices, seen: &mut BTreeMap<&'static str, u32>) -> Result<(), String> {
    compare_with(&mut |table| played_out(table, -1, 99), table, prices, seen)
}

/// The same, played out in this way.
pub fn compare_with(
    played_out: &mut impl FnMut(&Table) -> i32,
    table: &Table,
    prices: &Prices,
    seen: &mut BTreeMap<&'static str, u32>,
) -> Result<(), String> {
    let mut table = table.clone();
    attention(&mut table, &prices.assumed);
    let worth = match &prices.next {
        Next::Line(_) => played_out(&table),
        // Every option is compared below; what is chosen is the best of them.
        Next::Election { election, options } => {
            let all = options.iter().map(|option| i32::from(option.then.worth.tricks));
            let ours = election.by[0].side() == declarers(&table);
            if ours { all.max().unwrap() } else { all.min().unwrap() }
        }
    };
    if worth != i32::from(prices.worth.tricks) {
        return Err(format!("{worth} played out, {} priced", prices.worth.tricks));
    }
    answer_ordinarily(&mut table);
    match &prices.next {
        Next::Line(steps) => {
            follow(&table, steps, worth)?;
            note(&table, seen);
            *seen.entry("tricks go over").or_default() += u32::from(prices.transfer.0 != [0, 0]);
        }
        Next::Election { election, options } => {
            for option in options {
                *seen.entry(kind(option.choice)).or_default() += 1;
                let mut next = table.clone();
                next.record(&Event::Choose(vec![(election.by[0], option.choice)]))
                    .map_err(|e| e.to_string())?;
                compare_with(played_out, &next, &option.then, seen)
                    .map_err(|e| format!("{}: {e}", option.choice))?;
            }
        }
    }
    Ok(())
}

/// The line is legal at the table and comes to what was said.
fn follow(table: &Table, steps: &[pricing::Step], worth: i32) -> Result<(), String> {
    let mut table = table.clone();
    for step in steps {
        let event = match *step {
            pricing::Step::Card(seat, card) => {
                if table.legal(seat).why_not(card).is_some() {
                    return Err(format!("{seat} may not play {card}"));
                }
                Event::Play { seat, card }
            }
            pricing::Step::Choice(by, choice) => Event::Choose(vec![(by, choice)]),
        };
        table.record(&event).map_err(|e| format!("{step:?}: {e}"))?;
    }
    let won = rectified(&table);
    if table.status() != Status::Over || won != worth {
        return Err(format!("the line ends with {won} of {worth}: {steps:?}"));
    }
    Ok(())
}

fn kind(choice: Choice) -> &'static str {
    match choice {
        Choice::Accept => "accept",
        Choice::AcceptAsDummy => "accept-as-dummy",
        Choice::Refuse => "refuse",
        Choice::RequireLead(_) => "require-lead",
        Choice::ForbidLead(_) => "forbid-lead",
        Choice::LeadFree => "lead-free",
        Choice::PlayHighest | Choice::PlayLowest => "play-highest or lowest",
        Choice::PlaySuit(_) => "play-suit",
        Choice::ForbidSuit(_) => "forbid-suit",
        Choice::Play(_) => "play",
        Choice::LeadFrom(_) => "lead-from",
    }
}

fn note(table: &Table, seen: &mut BTreeMap<&'static str, u32>) {
    let state = table.state();
    let [one, other]: [Seat; 2] = state.declarer.side().other().seats();
    let mut say = |is: bool, what| *seen.entry(what).or_default() += u32::from(is);
    say(!state.major[one].is_empty() && !state.major[other].is_empty(), "major penalty cards of both");
    say(state.major[one].len() > 1 || state.major[other].len() > 1, "several in one hand");
    say(state.minor[one].is_some() || state.minor[other].is_some(), "a minor penalty card");
    say(!state.restrictions.is_empty(), "a restriction");
    say(!state.must_play.is_empty(), "a card that must be played");
    say(!state.trick.is_empty(), "in a trick");
}

/// The side whose tricks are counted.
pub fn declarers(table: &Table) -> Side {
    table.state().declarer.side()
}

/// What the plain solver says that declarer's side wins in all; `None` where the cards on the table do not
/// lie there in turn.
pub fn plain(table: &Table, solver: &mut Solver) -> Option<u8> {
    let state = table.state();
    let hands = BySeat::from_fn(|seat| state.hands[seat].known);
    let trick: Vec<_> = state.trick.leader.round().into_iter().map_while(|s| state.trick.cards[s]).collect();
    let position = Position::in_trick(hands, state.trick.leader, &trick).ok()?;
    let side = declarers(table);
    Some(state.won[side] + solver.tricks(&position, state.strain)[side])
}

/// A solver with as much memory as an ending needs.
pub fn solver() -> Solver {
    Solver::new(Settings { memory: 16 << 20 })
}
