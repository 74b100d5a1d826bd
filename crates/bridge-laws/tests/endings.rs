//! Every way through small endings: all legal plays and, at each position, every wrong one, with
//! the director called at every moment, every answer and every option.
//!
//! Two cards a hand unless `STICH_ENDINGS` says 3; `STICH_WRONG` says how many wrong plays one
//! way may have.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "helpers of tests may panic"
)]

mod support;

use bridge::{Contract, Doubled, Level, Strain};
use bridge_laws::{
    Hand, Rules, Setup, Status, Table, Watch,
    clause::Edition,
    event::{About, Event},
    words::Restriction,
};
use cards::{BySeat, BySide, CardSet, Seat};
use support::{Broken, checks, hold, watched::report};

/// Cards of North, East, South and West; the first `length` of each are dealt.
const DEALS: [[&str; 4]; 2] =
    [["SA H3 D4", "SK S2 CQ", "HA SQ C5", "H2 DK S7"], ["D6 C9 SJ", "D8 H8 CK", "DT SA H4", "DQ C3 S3"]];

fn cards(text: &str, length: usize) -> CardSet {
    text.split(' ').take(length).map(|card| card.parse().unwrap()).collect()
}

struct Walk {
    setup: Setup,
    deal: BySeat<CardSet>,
    path: Vec<Event>,
    positions: u64,
    ends: u64,
    bound: u64,
}

impl Walk {
    fn new(deal: [&str; 4], length: usize, strain: Strain, rules: Rules) -> Walk {
        let deal = BySeat::from_fn(|seat| cards(deal[seat as usize], length));
        let contract = Contract { level: Level::ONE, strain, doubled: Doubled::Undoubled };
        let mut setup = Setup::full(BySeat([None; 4]), Seat::South, Some((contract, Seat::South)));
        setup.hands = BySeat(deal.0.map(|known| Hand { known, count: known.len() as u8, ..Hand::default() }));
        setup.start = Some((Seat::West, BySide([7, 6 - length as u8])));
        setup.rules = rules;
        Walk { setup, deal, path: Vec::new(), positions: 0, ends: 0, bound: 4_000_000 }
    }

    fn all(mut self, wrong: usize) -> (u64, u64) {
        let table = Table::new(&self.setup).unwrap();
        if let Err(broken) = self.from(&table, wrong, &[]) {
            panic!("{broken}\n{}", report(&self.setup, &self.deal, &self.path));
        }
        if self.positions >= self.bound {
            println!("stopped at the bound: not every way was walked");
        }
        (self.positions, self.ends)
    }

    fn from(&mut self, table: &Table, wrong: usize, since: &[(Restriction, u8)]) -> Result<(), Broken> {
        if self.positions >= self.bound {
            return Ok(());
        }
        self.positions += 1;
        match table.status() {
            Status::Over => {
                self.ends += 1;
                checks::thirteen(table, false)
            }
            Status::Question(question) => {
                let answers = table.answers(question);
                hold(!answers.is_empty(), "a question without answers", || format!("{question:?}"))?;
                for with in answers {
                    let went_on = self.step(table, Event::answer(question, with), wrong, since)?;
                    hold(went_on, "an answer was refused", || format!("{question:?} {with:?}"))?;
                }
                Ok(())
            }
            Status::Election(election) => {
                hold(!election.options.is_empty(), "a choice without options", || format!("{election:?}"))?;
                for &by in &election.by {
                    for &option in &election.options {
                        let went_on = self.step(table, Event::Choose(vec![(by, option)]), wrong, since)?;
                        hold(went_on, "an option was refused", || format!("{option}"))?;
                    }
                }
                Ok(())
            }
            Status::Call(seat) => hold(false, "a call in the play", || seat.to_string()),
            Status::Play(seat) => self.play(table, seat, wrong, since),
        }
    }

    fn play(
        &mut self,
        table: &Table,
        due: Seat,
        wrong: usize,
        since: &[(Restriction, u8)],
    ) -> Result<(), Broken> {
        let legal = table.legal(due).cards;
        let mut ways = 0;
        for card in legal {
            ways += usize::from(self.step(table, Event::Play { seat: due, card }, wrong, since)?);
        }
        if !table.unnoticed().is_empty() {
            let call = Event::CallDirector { by: due, about: About::ThisNow };
            ways += usize::from(self.step(table, call, wrong, since)?);
        }
        hold(ways > 0, "dead end", || format!("{due}: {legal:?}, lying {:?}", table.state().laid))?;
        if wrong == 0 {
            return Ok(());
        }
        for seat in Seat::ALL {
            for card in table.state().hands[seat].known {
                if seat != due || !legal.contains(card) {
                    self.step(table, Event::Play { seat, card }, wrong - 1, since)?;
                }
            }
        }
        Ok(())
    }

    /// Goes one step and on from there; `false` where it was refused.
    fn step(
        &mut self,
        table: &Table,
        event: Event,
        wrong: usize,
        since: &[(Restriction, u8)],
    ) -> Result<bool, Broken> {
        let mut next = table.clone();
        if next.record(&event).is_err() {
            hold(next == *table, "a refused event left a trace", || format!("{event:?}"))?;
            return Ok(false);
        }
        self.path.push(event);
        let mut since = since.to_vec();
        checks::conserved(&next, &self.deal)?;
        checks::penalty_cards_stay(table, &next)?;
        checks::restrictions(table, &next, &mut since)?;
        checks::views(&next, CardSet::PACK)?;
        self.from(&next, wrong, &since)?;
        self.path.pop();
        Ok(true)
    }
}

#[test]
fn every_way_through_small_endings() {
    let number = |name, otherwise| std::env::var(name).map_or(otherwise, |text| text.parse().unwrap());
    let length = number("STICH_ENDINGS", 2);
    let wrong = number("STICH_WRONG", if length == 2 { 2 } else { 1 });
    let (mut positions, mut ends) = (0, 0);
    for deal in DEALS {
        for strain in [Strain::Spades, Strain::NoTrump] {
            for (edition, watch) in [
                (Edition::E2017, Watch::OnCall),
                (Edition::E2017, Watch::Always),
                (Edition::E2007, Watch::Always),
            ] {
                let rules = Rules { edition, watch, ..Rules::default() };
                let (walked, over) = Walk::new(deal, length, strain, rules).all(wrong);
                println!("{strain} {edition:?} {watch:?}: {walked} positions, {over} ends");
                positions += walked;
                ends += over;
            }
        }
    }
    println!("{positions} positions walked, {ends} ends");
}
