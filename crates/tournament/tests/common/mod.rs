//! Tables that play by dice.
#![allow(dead_code, reason = "not every test needs all of it")]

use tournament::{
    At, ByPosition, Entrant, Event, FORMAT, List, Number, Outcome, Record, Redraw, Refused, Remainder, Rules,
    Setup, Source, Stamp, TableSize, Told, Tournament, Written,
};

/// Numbers that are not random and look it (splitmix64).
pub struct Dice(pub u64);

impl Dice {
    pub fn roll(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % below
    }
}

pub fn stamp(who: &str) -> Stamp {
    Stamp { who: who.to_owned(), when: "2026-11-21T10:00:00Z".to_owned() }
}

/// By the desk; a refused event changes nothing.
pub fn apply(tournament: &mut Tournament, event: &Event) -> Result<(), Refused> {
    let before = tournament.clone();
    let result = tournament.apply(&stamp("desk"), event);
    if result.is_err() {
        assert_eq!(*tournament, before, "a refused event changes nothing");
    }
    result
}

pub fn setup(rounds: usize) -> Setup {
    Setup {
        name: "Herbstturnier".to_owned(),
        date: "21.11.2026".to_owned(),
        place: None,
        rounds,
        rules: Rules::default(),
        seed: 7,
        tie_breaks: Vec::new(),
        clubs_apart: false,
        fair_fives: false,
        remainder: Remainder::default(),
        clock: None,
    }
}

pub fn entrants(players: usize) -> Event {
    let one = |n: u32| Entrant { number: Number(n), name: format!("Player {n}"), club: None, from: 1 };
    Event::PlayersAdded { players: (1..).take(players).map(one).collect() }
}

/// A tournament with so many players, all rounds drawn.
pub fn drawn(players: usize, rounds: usize) -> Tournament {
    let mut tournament = Tournament::new(setup(rounds)).unwrap();
    tournament.apply(&stamp("desk"), &entrants(players)).unwrap();
    let draw = tournament.draw(Redraw::Rest, 7).unwrap();
    tournament.apply(&stamp("desk"), &draw).unwrap();
    tournament
}

/// What a table writes for its next deal.
pub fn next_line(list: &List, dice: &mut Dice) -> Written {
    let next = list.round().next().unwrap();
    let size = list.round().size();
    let players: Vec<_> = size.positions().filter(|&p| !next.sits_out.contains(p)).collect();
    let roll = dice.roll(100);
    if roll < 2 {
        return Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() }.into();
    }
    let soloist = next.forced.or((roll < 15).then(|| players[dice.roll(4) as usize]));
    let partner = players[1 + dice.roll(3) as usize];
    let with_points = |value: i32, re: &[tournament::Position], alone: bool| {
        ByPosition::from_fn(|p| match (players.contains(&p), re.contains(&p)) {
            (false, _) => 0,
            (true, true) if alone => 3 * value,
            (true, true) => value,
            (true, false) => -value,
        })
    };
    let re: Vec<_> = soloist.map_or_else(|| vec![players[0], partner], |solo| vec![solo]);
    if dice.roll(3) == 0 {
        let kind = if soloist.is_some() { "solo" } else { "normal" };
        let seats: Vec<String> = re.iter().map(ToString::to_string).collect();
        // No cards make one Auge.
        let augen = 2 + dice.roll(237);
        let call = ["", " call=re@11", " call=kontra@12", " call=re:keine90@11"][dice.roll(4) as usize];
        let game = format!("kind={kind} re={} augen={augen}{call}", seats.join(","));
        return Told::Game { played: game.parse().unwrap(), points: None }.into();
    }
    let value = i32::try_from(dice.roll(9)).unwrap() - 4;
    let mut line = Written::from(Told::Points {
        outcome: soloist.map_or(Outcome::Game, Outcome::Solo),
        points: with_points(value, &re, soloist.is_some()),
    });
    if roll > 96 {
        for (i, &player) in players.iter().enumerate() {
            line.penalty[player] = if i == 2 { -3 } else { 1 };
        }
    }
    if roll == 50 {
        line.deduction[players[1]] = u8::try_from(dice.roll(13)).unwrap();
    }
    line
}

/// The whole list of a table, played by dice.
pub fn whole_list(size: TableSize, dice: &mut Dice) -> Vec<Written> {
    let mut list = List::new(size);
    let mut lines = Vec::new();
    while list.round().next().is_some() {
        let line = next_line(&list, dice);
        list.enter(line.clone()).unwrap();
        lines.push(line);
    }
    lines
}

pub fn entered(at: At, line: Written) -> Event {
    Event::LineEntered { at, line, how: Source::Paper, anyway: None, late: None }
}

pub fn record(events: Vec<Event>) -> Record {
    Record { format: FORMAT, stamp: stamp("desk"), events }
}
