//! Random games and rounds, played by the project and by an engine of its own that knows nothing of it: the query,
//! the leads, every card that may be played, every call that may be made, the winner of every trick, the points,
//! who deals next. `STICH_SEED=n` begins elsewhere, `STICH_GAMES=n` plays more.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "helpers of tests may panic"
)]

mod engine;

use doppelkopf::{Call, Kind, Naming, Party, Say, Spoken};
use doppelkopf_laws::{Outcome, Setup, Status, Table, event::Event};
use doppelkopf_rules::{ByPosition, Position, TableSize};
use engine::{
    Card, Dice, Due, Rounds, Side, Won, allowed, augen, called, deal, may_call, text, value, winner,
};
use tournament::Round;

fn number(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn at(position: u8) -> Position {
    Position::try_from(position).unwrap()
}

fn size(five: bool) -> TableSize {
    if five { TableSize::Five } else { TableSize::Four }
}

const CALLS: [Call; 5] = [Call::Won, Call::Keine90, Call::Keine60, Call::Keine30, Call::Schwarz];

/// What a player would like.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Wish {
    Gesund,
    Hochzeit,
    Solo(char),
}

/// The game that was found: who plays alone or announces the Hochzeit, by place.
#[derive(Debug, Clone, Copy)]
struct Found {
    trumps: char,
    soloist: Option<usize>,
    hochzeiter: Option<usize>,
    pflicht: bool,
}

/// A deal at both tables.
struct Both {
    table: Table,
    /// Positions by place.
    seats: Vec<u8>,
    dealer: u8,
    hands: [Vec<Card>; 4],
    seed: u64,
    calls: usize,
}

impl Both {
    fn new(seed: u64, dice: &mut Dice) -> Both {
        let five = dice.chance(40);
        let players = if five { 5 } else { 4 };
        let dealer = u8::try_from(dice.roll(players)).unwrap() + 1;
        let seats: Vec<u8> = (0..4)
            .map(|i| (usize::from(dealer) + i) % players + 1)
            .map(|p| u8::try_from(p).unwrap())
            .collect();
        let hands = deal(dice);
        let mut setup = Setup::new(size(five), at(dealer));
        setup.hands = ByPosition::default();
        for (place, hand) in hands.iter().enumerate() {
            let cards: Vec<String> = hand.iter().map(|&card| text(card)).collect();
            setup.hands[at(seats[place])] = Some(cards.join(" ").parse().unwrap());
        }
        setup.owes = seats.iter().filter(|_| dice.chance(60)).map(|&seat| at(seat)).collect();
        setup.forced = !setup.owes.is_empty() && dice.chance(10);
        Both { table: Table::new(&setup).unwrap(), seats, dealer, hands, seed, calls: 0 }
    }

    fn by(&self, place: usize) -> Position {
        at(self.seats[place])
    }

    fn owes(&self, place: usize) -> bool {
        self.table.setup().owes.contains(self.by(place))
    }

    #[track_caller]
    fn record(&mut self, event: &Event) {
        self.table.record(event).unwrap_or_else(|refused| panic!("seed {}: {event:?}: {refused}", self.seed));
        assert!(self.table.open_offences().is_empty(), "seed {}: {event:?}", self.seed);
    }

    #[track_caller]
    fn expect(&self, status: &Status) {
        assert_eq!(&self.table.status(), status, "seed {}", self.seed);
    }

    fn both_alten(&self, place: usize) -> bool {
        self.hands[place].iter().filter(|&&card| card == ('C', 'Q')).count() == 2
    }

    fn name(&mut self, place: usize, wish: Wish) -> Found {
        let by = self.by(place);
        self.expect(&Status::Name(by));
        let Wish::Solo(trumps) = wish else {
            self.record(&Event::Name { by, naming: Naming::Hochzeit });
            return Found { trumps: 'D', soloist: None, hochzeiter: Some(place), pflicht: false };
        };
        let kind = match trumps {
            'q' => "damen".to_owned(),
            'j' => "buben".to_owned(),
            '-' => "fleischlos".to_owned(),
            suit => format!("farbe:{suit}"),
        };
        let pflicht = self.owes(place);
        let duty = if pflicht { "pflichtsolo" } else { "lustsolo" };
        self.record(&Event::Name { by, naming: format!("{duty} {kind}").parse().unwrap() });
        Found { trumps, soloist: Some(place), hochzeiter: None, pflicht }
    }

    /// The query, each saying what he would like; the engine knows whose game it is.
    fn find(&mut self, dice: &mut Dice) -> Found {
        let solo = |dice: &mut Dice| Wish::Solo(['C', 'S', 'H', 'D', 'q', 'j', '-'][dice.roll(7)]);
        if self.table.setup().forced {
            let place = (0..4).find(|&place| self.owes(place)).unwrap();
            let wish = solo(dice);
            return self.name(place, wish);
        }
        let wishes: Vec<Wish> = (0..4)
            .map(|place| match () {
                () if dice.chance(12) => solo(dice),
                () if self.both_alten(place) && dice.chance(70) => Wish::Hochzeit,
                () => Wish::Gesund,
            })
            .collect();
        for (place, &wish) in wishes.iter().enumerate() {
            self.expect(&Status::Say(self.by(place)));
            let say = if wish == Wish::Gesund { Say::Gesund } else { Say::Vorbehalt };
            self.record(&Event::Say { by: self.by(place), say });
        }
        let with: Vec<usize> = (0..4).filter(|&place| wishes[place] != Wish::Gesund).collect();
        match with[..] {
            [] => return Found { trumps: 'D', soloist: None, hochzeiter: None, pflicht: false },
            [one] => return self.name(one, wishes[one]),
            _ => {}
        }
        for pflicht in [true, false] {
            // Everybody knows who owes his Pflichtsolo: who could only say no is not asked.
            for &place in with.iter().filter(|&&place| self.owes(place) == pflicht).collect::<Vec<_>>() {
                let by = self.by(place);
                self.expect(&if pflicht { Status::Pflichtsolo(by) } else { Status::Lustsolo(by) });
                let yes = matches!(wishes[place], Wish::Solo(_));
                self.record(&Event::Solo { by, yes });
                if yes {
                    return self.name(place, wishes[place]);
                }
            }
        }
        panic!("seed {}: of two Vorbehalte one is a solo", self.seed)
    }

    /// Which calls may be made, for each level; then perhaps one of them.
    fn call(&mut self, re: Option<&[usize]>, sides: &mut [Side; 2], shift: i32, dice: &mut Dice) {
        let place = dice.roll(4);
        let by = self.by(place);
        let cards = u8::try_from(self.hands[place].len()).unwrap();
        let Some(re) = re else {
            // Before the Klärungsstich nobody may, for whichever side.
            let course = *self.table.course().unwrap();
            for party in Party::BOTH {
                assert!(course.check_call(party, Call::Won, cards).is_err(), "seed {}", self.seed);
            }
            return;
        };
        let side = usize::from(!re.contains(&place));
        let party = Party::BOTH[side];
        for (level, call) in (0..).zip(CALLS) {
            let ours = may_call(sides[side], sides[1 - side], level, cards.into(), shift);
            let theirs = self.table.course().unwrap().check_call(party, call, cards).is_ok();
            assert_eq!(
                theirs, ours,
                "seed {}: {call:?} with {cards} cards, {sides:?}, shift {shift}",
                self.seed
            );
        }
        let level = i32::try_from(dice.roll(5)).unwrap().min(i32::try_from(dice.roll(5)).unwrap());
        if may_call(sides[side], sides[1 - side], level, cards.into(), shift) && dice.chance(35) {
            let call = CALLS[usize::try_from(level).unwrap()];
            let spoken = Spoken { party: (call == Call::Won).then_some(party), call };
            self.record(&Event::Announce { by, spoken, cards: None });
            sides[side] = called(sides[side], level, cards.into(), shift);
            self.calls += 1;
        }
    }

    /// Plays the deal; the points by position.
    fn play(&mut self, found: Found, dice: &mut Dice) -> [i32; 5] {
        let mut re: Option<Vec<usize>> = match (found.soloist, found.hochzeiter) {
            (Some(soloist), _) => Some(vec![soloist]),
            (_, Some(_)) => None,
            _ => Some((0..4).filter(|&place| self.hands[place].contains(&('C', 'Q'))).collect()),
        };
        let mut alone = found.soloist.is_some() || re.as_ref().is_some_and(|re| re.len() == 1);
        let (mut sides, mut shift) = ([Side::default(); 2], 0);
        let mut leader = if found.pflicht { found.soloist.unwrap() } else { 0 };
        // Of each trick who has won it, and the cards with who played them.
        let mut tricks: Vec<(usize, Vec<(usize, Card)>)> = Vec::new();
        for n in 0..12 {
            let mut trick: Vec<(usize, Card)> = Vec::new();
            for i in 0..4 {
                let place = (leader + i) % 4;
                self.expect(&Status::Play(self.by(place)));
                self.call(re.as_deref(), &mut sides, shift, dice);
                let lying: Vec<Card> = trick.iter().map(|(_, card)| *card).collect();
                let mut ours = allowed(found.trumps, &self.hands[place], &lying);
                let theirs = self.table.legal(self.by(place)).unwrap();
                let mut told: Vec<String> = theirs.iter().map(|kind: Kind| kind.to_string()).collect();
                let mut texts: Vec<String> = ours.iter().map(|&card| text(card)).collect();
                told.sort();
                texts.sort();
                assert_eq!(told, texts, "seed {}: trick {n} of {found:?}", self.seed);
                let card = ours.swap_remove(dice.roll(ours.len()));
                self.record(&Event::Play { by: self.by(place), card: text(card).parse().unwrap() });
                let held = self.hands[place].iter().position(|&held| held == card).unwrap();
                self.hands[place].remove(held);
                trick.push((place, card));
            }
            let cards: Vec<Card> = trick.iter().map(|(_, card)| *card).collect();
            leader = trick[winner(found.trumps, &cards)].0;
            tricks.push((leader, trick));
            if let (None, Some(hochzeiter)) = (&re, found.hochzeiter) {
                if leader != hochzeiter {
                    re = Some(vec![hochzeiter, leader]);
                } else if n == 2 {
                    re = Some(vec![hochzeiter]);
                    alone = true;
                }
                shift = n;
            }
        }
        let re = re.unwrap();
        let side = |place: usize| usize::from(!re.contains(&place));
        let mut won = [Won::default(); 2];
        for (n, (by, cards)) in tricks.iter().enumerate() {
            let worth: i32 = cards.iter().map(|(_, card)| augen(*card)).sum();
            let of = &mut won[side(*by)];
            of.augen += worth;
            of.tricks += 1;
            of.extras += i32::from(worth >= 40);
            for (owner, card) in cards {
                of.extras += i32::from(*card == ('D', 'A') && side(*owner) != side(*by));
            }
            let winning = cards.iter().find(|(owner, _)| owner == by).unwrap().1;
            of.extras += i32::from(n == 11 && winning == ('C', 'J'));
        }
        let value = value(won, sides.map(|side| side.level), alone);
        let mut points = [0; 5];
        for place in 0..4 {
            let share = if re.contains(&place) { value } else { -value };
            points[usize::from(self.seats[place]) - 1] = if re == [place] { 3 * share } else { share };
        }
        points
    }

    fn end(&self, found: Found, points: [i32; 5]) {
        self.expect(&Status::Over);
        let line = self.table.line().unwrap().unwrap();
        assert_eq!(line.game, points.into(), "seed {}: {found:?}", self.seed);
        assert_eq!(line.penalty, [0; 5].into());
        let outcome = found.soloist.map_or(Outcome::Game, |place| Outcome::Solo(self.by(place)));
        assert_eq!(line.outcome, outcome, "seed {}", self.seed);
        let forced = self.table.setup().forced;
        let players = self.table.setup().players.players();
        let next = if found.pflicht && !forced { self.dealer } else { self.dealer % players + 1 };
        assert_eq!(self.table.next_dealer(), Some(at(next)), "seed {}: {found:?}", self.seed);
    }
}

#[test]
fn games_come_out_alike() {
    let start = number("STICH_SEED", 1);
    let (mut calls, mut kinds) = (0, [0; 4]);
    for seed in start..start + number("STICH_GAMES", 2_000) {
        let mut dice = Dice(seed);
        let mut both = Both::new(seed, &mut dice);
        let found = both.find(&mut dice);
        let points = both.play(found, &mut dice);
        both.end(found, points);
        calls += both.calls;
        kinds[match found {
            Found { hochzeiter: Some(_), .. } => 0,
            Found { soloist: Some(_), pflicht: true, .. } => 1,
            Found { soloist: Some(_), .. } => 2,
            Found { .. } => 3,
        }] += 1;
    }
    assert!(calls > 1_000 && kinds.iter().all(|&n| n > 20), "{calls} calls, {kinds:?}");
}

#[test]
fn rounds_come_out_alike() {
    let start = number("STICH_SEED", 1);
    for seed in start..start + number("STICH_GAMES", 2_000) / 4 {
        for at_table in 4..=7 {
            let size = TableSize::of(at_table).unwrap();
            let mut dice = Dice(seed);
            let (mut ours, mut theirs) = (Rounds::new(size.players()), Round::new(size));
            let mut deals = 0;
            while let Some(due) = ours.next() {
                let next = theirs.next().unwrap_or_else(|| panic!("seed {seed}: {due:?}"));
                let said = Due {
                    dealer: next.dealer.number(),
                    forced: next.forced.map(Position::number),
                    number: next.number,
                };
                assert_eq!(said, due, "seed {seed}");
                let sits: Vec<u8> = next.sits_out.iter().map(Position::number).collect();
                let out = ours.sit_out(due.dealer);
                assert_eq!(sits, out, "seed {seed}");
                let played = !dice.chance(5);
                let players: Vec<u8> = (1..=size.players()).filter(|p| !out.contains(p)).collect();
                let solo = dice.chance(20).then(|| players[dice.roll(players.len())]);
                let soloist = due.forced.or(solo);
                let outcome = match (played, soloist) {
                    (false, _) => tournament::Outcome::NotPlayed,
                    (true, Some(by)) => tournament::Outcome::Solo(at(by)),
                    (true, None) => tournament::Outcome::Game,
                };
                theirs.record(outcome).unwrap();
                ours.enter(&due, soloist, played);
                deals += u32::from(played);
            }
            assert_eq!(theirs.next(), None, "seed {seed}");
            assert_eq!(deals, 6 * u32::from(size.players()), "seed {seed}");
        }
    }
}
