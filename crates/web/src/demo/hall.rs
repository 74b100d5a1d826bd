//! A tournament of 31 in its second round, with lists as they come: complete, half played, read twice with a
//! difference, with a line that does not check, empty, and with Pflichtsoli that are still owed.

use store::{New, Stream};
use tournament::{
    At, ByPosition, Clock, Entrant, Event, FORMAT, List, Name, Number, Outcome, Position, Record, Redraw,
    Rules, Setup, Source, Tie, Told, Tournament, Written,
};

use super::{Dice, WHO, server};
use crate::{app::App, clock, failure::Failure, hall::stamp};

/// What the tournament is called in addresses.
const NAME: &str = "herbst";

/// It was set up so many minutes ago, and the second round called.
const BEGUN: i64 = 190;
const ROUND_TWO: i64 = 48;

/// Who reads a list a second time.
const SECOND: &str = "Karl";

const PLAYERS: [(&str, &str); 31] = [
    ("Ada Kallweit", "Blaue Dame"),
    ("Bo Rasmussen", ""),
    ("Carla Wendt", "Fuchsbau Elbe"),
    ("Dirk Hollander", "Karlchen 04"),
    ("Edda Strick", "Blaue Dame"),
    ("Finn Aagaard", ""),
    ("Gesa Lüders", "Fuchsbau Elbe"),
    ("Hanno Brix", "Karlchen 04"),
    ("Ida Toft", "Blaue Dame"),
    ("Jasper de Wit", ""),
    ("Karin Ostwald", "Fuchsbau Elbe"),
    ("Lars Nygård", ""),
    ("Mette Holm", "Blaue Dame"),
    ("Nils Quast", "Karlchen 04"),
    ("Oda Bergmann", "Fuchsbau Elbe"),
    ("Piet Roos", ""),
    ("Quirin Alt", "Karlchen 04"),
    ("Ruth Sander", "Blaue Dame"),
    ("Sigrid Aune", ""),
    ("Thees Petersen", "Fuchsbau Elbe"),
    ("Ulla Vogt", "Karlchen 04"),
    ("Volker Ehm", "Blaue Dame"),
    ("Wiebke Jans", "Fuchsbau Elbe"),
    ("Xaver Thoma", "Karlchen 04"),
    ("Yara Lund", ""),
    ("Zoe Marquardt", "Blaue Dame"),
    ("Anton Frese", "Fuchsbau Elbe"),
    ("Birte Kock", "Karlchen 04"),
    ("Claas Reimer", ""),
    ("Dörte Helms", "Blaue Dame"),
    ("Emil Sörensen", ""),
];

/// How far the list of a table is.
#[derive(Clone, Copy)]
enum Stage {
    Complete,
    /// So many deals are played.
    Played(usize),
    /// So many deals are played, and none of them is a solo.
    NoSolo(usize),
    /// The third deal is read otherwise by a second person.
    ReadTwice,
    /// A line does not check, and somebody has answered for it.
    Unchecked,
}

/// The tables of the second round, from the first on.
const ROUND: [Stage; 7] = [
    Stage::Complete,
    Stage::Played(11),
    Stage::ReadTwice,
    Stage::Unchecked,
    Stage::Played(0),
    Stage::Played(17),
    Stage::NoSolo(25),
];

/// A tournament on its way, and the records that made it.
struct Made {
    tournament: Tournament,
    records: Vec<Record>,
    /// So many minutes ago.
    ago: i64,
}

impl Made {
    fn let_happen(&mut self, events: Vec<Event>) -> Result<(), Failure> {
        self.by(WHO, events)
    }

    fn by(&mut self, who: &str, events: Vec<Event>) -> Result<(), Failure> {
        let record = Record { format: FORMAT, stamp: stamp(who, &clock::ago(self.ago)), events };
        self.tournament.apply_all(&record).map_err(server)?;
        self.records.push(record);
        Ok(())
    }

    fn list(&self, at: At) -> Result<&List, Failure> {
        Ok(self.tournament.table(at).map_err(server)?.list())
    }

    fn enter(&mut self, at: At, line: Written, how: Source, anyway: Option<&str>) -> Result<(), Failure> {
        self.let_happen(vec![Event::LineEntered {
            at,
            line,
            how,
            anyway: anyway.map(str::to_owned),
            late: None,
        }])
    }

    /// Plays so many deals, or to the end.
    fn play(&mut self, at: At, deals: usize, solos: bool, dice: &mut Dice) -> Result<(), Failure> {
        let how = if at.table.is_multiple_of(3) { Source::Paper } else { Source::Phone };
        for _ in 0..deals {
            let Some(line) = next(self.list(at)?, solos, dice) else { break };
            self.enter(at, line, how, None)?;
        }
        Ok(())
    }

    fn stage(&mut self, at: At, stage: Stage, dice: &mut Dice) -> Result<(), Failure> {
        match stage {
            Stage::Complete => self.play(at, usize::MAX, true, dice),
            Stage::Played(deals) => self.play(at, deals, true, dice),
            Stage::NoSolo(deals) => self.play(at, deals, false, dice),
            Stage::ReadTwice => {
                self.play(at, 6, true, dice)?;
                let lines: Vec<Written> =
                    self.list(at)?.lines().iter().map(|line| line.written.clone()).collect();
                for (line, number) in lines.into_iter().zip(1..) {
                    let line = if number == 3 { otherwise(&line) } else { line };
                    self.by(SECOND, vec![Event::SecondReading { at, line }])?;
                }
                Ok(())
            }
            Stage::Unchecked => {
                self.play(at, 8, false, dice)?;
                let Some(mut line) = next(self.list(at)?, false, dice) else { return Ok(()) };
                if let Told::Points { points, .. } = &mut line.told {
                    // One point too many for somebody.
                    let first = Position::ALL.into_iter().find(|&p| points[p] != 0);
                    first.into_iter().for_each(|p| points[p] += 1);
                }
                self.enter(at, line, Source::Paper, Some("so steht es auf der Liste; wird geklärt"))?;
                self.play(at, 2, false, dice)
            }
        }
    }
}

/// The same deal with the points the other way round.
fn otherwise(line: &Written) -> Written {
    let mut other = line.clone();
    if let Told::Points { points, .. } = &mut other.told {
        *points = ByPosition::from_fn(|p| -points[p]);
    }
    other
}

/// What a table writes for its next deal; `None` if the list is complete.
fn next(list: &List, solos: bool, dice: &mut Dice) -> Option<Written> {
    let next = list.round().next()?;
    let players: Vec<Position> =
        list.round().size().positions().filter(|&p| !next.sits_out.contains(p)).collect();
    let chosen = players.get(usize::from(dice.roll(4))).copied().filter(|_| solos && dice.roll(6) == 0);
    let soloist = next.forced.or(chosen);
    let value = i32::from(dice.roll(8)) - 3;
    // A normal game is never worth nothing here: that would look like a mistake.
    let value = if value == 0 { 2 } else { value };
    let partner = players.get(1 + usize::from(dice.roll(3))).copied();
    let leader = players.first().copied();
    let points = ByPosition::from_fn(|p| match soloist {
        _ if !players.contains(&p) => 0,
        Some(solo) if solo == p => 3 * value,
        None if Some(p) == leader || Some(p) == partner => value,
        _ => -value,
    });
    Some(Told::Points { outcome: soloist.map_or(Outcome::Game, Outcome::Solo), points }.into())
}

fn setup(seed: u64) -> Setup {
    Setup {
        name: "Herbstturnier".to_owned(),
        date: "21.11.2026".to_owned(),
        place: Some("Gasthaus zur Linde".to_owned()),
        rounds: 3,
        rules: Rules::default(),
        seed,
        tie_breaks: vec![Tie::BestRound, Tie::Lot],
        clubs_apart: true,
        fair_fives: false,
        remainder: tournament::Remainder::default(),
        clock: Some(Clock::TSR),
    }
}

/// Sets it up and plays it.
pub async fn fill(app: &App, dice: &mut Dice) -> Result<(), Failure> {
    let created = Event::Created(setup(dice.0));
    let first = Record { format: FORMAT, stamp: stamp(WHO, &clock::ago(BEGUN)), events: vec![created] };
    let tournament = Tournament::begin(&first).map_err(server)?;
    let mut made = Made { tournament, records: vec![first], ago: BEGUN };
    let entrant = |((name, club), number): ((&str, &str), u32)| Entrant {
        number: Number(number),
        name: name.to_owned(),
        club: (!club.is_empty()).then(|| club.to_owned()),
        from: 1,
    };
    made.let_happen(vec![Event::PlayersAdded {
        players: PLAYERS.into_iter().zip(1..).map(entrant).collect(),
    }])?;
    let draw = made.tournament.draw(Redraw::Rest, dice.0).map_err(server)?;
    made.let_happen(vec![draw])?;
    made.let_happen(vec![Event::RoundStarted { round: 1 }])?;
    for table in 1..=ROUND.len() {
        made.stage(At { round: 1, table }, Stage::Complete, dice)?;
    }
    made.let_happen(vec![Event::RoundClosed { round: 1 }])?;
    made.ago = ROUND_TWO;
    made.let_happen(vec![Event::RoundStarted { round: 2 }])?;
    for (stage, table) in ROUND.into_iter().zip(1..) {
        made.stage(At { round: 2, table }, stage, dice)?;
    }
    let name: Name = NAME.parse().map_err(server)?;
    let stream = Stream::new(&name.stream()).map_err(server)?;
    let events = made.records.into_iter().map(|Record { format, stamp, events }| {
        let payload = Record::payload(&events).map_err(server)?;
        Ok(New { at: stamp.when, who: stamp.who, format, payload })
    });
    app.store.append(&stream, 0, events.collect::<Result<Vec<New>, Failure>>()?, None).await?;
    Ok(())
}
