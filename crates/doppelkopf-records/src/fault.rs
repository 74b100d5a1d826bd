//! What cannot be read of one step of a record. It costs that step and nothing else.

use doppelkopf_rules::{Position, TableSize};

use crate::{Action, Step};

/// A step, or a trick, of which nobody can read who played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Where.
    pub at: At,
    /// What stands in the place of a player.
    pub found: String,
    /// What became of it.
    pub taken: Taken,
}

/// Where a fault is, by numbers from 1 on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum At {
    /// The player of a step.
    Step(usize),
    /// The leader of a trick.
    Trick(usize),
}

/// As whose a step counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// This player’s, by the order in which the table speaks and plays.
    As(Position),
    /// Whoever’s turn it is then.
    InTurn,
    /// A call could be anybody’s: it does not count.
    LeftOut,
}

/// Finds those who said and played what nobody is told for, as far as the order tells it: each speaks once in the
/// query, from `first` on, and four cards are a trick. Says what became of each.
pub(crate) fn place(steps: &mut [Step], unknown: &[usize], first: Position) -> Vec<Taken> {
    let said = |step: &Step| matches!(step.action, Action::Gesund | Action::Hochzeit | Action::Solo(_));
    let card = |step: &Step| matches!(step.action, Action::Card(_));
    let of = |is: &dyn Fn(&Step) -> bool| -> Vec<usize> {
        steps.iter().enumerate().filter(|(_, step)| is(step)).map(|(index, _)| index).collect()
    };
    let (query, cards) = (of(&said), of(&card));
    let taken = unknown.iter().map(|&index| {
        let group = |all: &[usize]| all.chunks(4).find(|four| four.contains(&index)).map(<[usize]>::to_vec);
        match (group(&query), group(&cards)) {
            (Some(four), _) => {
                Taken::As(beside(steps, &four, index).unwrap_or_else(|| on(first, &four, index)))
            }
            (_, Some(four)) => beside(steps, &four, index).map_or(Taken::InTurn, Taken::As),
            (None, None) => Taken::LeftOut,
        }
    });
    let taken: Vec<Taken> = taken.collect();
    for (&index, taken) in unknown.iter().zip(&taken) {
        if let (Taken::As(position), Some(step)) = (*taken, steps.get_mut(index)) {
            step.position = Some(position);
        }
    }
    taken
}

/// Who it is by the nearest one of these four who is told.
fn beside(steps: &[Step], four: &[usize], index: usize) -> Option<Position> {
    let own = four.iter().position(|&other| other == index)?;
    let told = |at: usize| steps.get(*four.get(at)?)?.position;
    let distance = |at: &usize| at.abs_diff(own);
    let near = (0..four.len()).filter(|&at| told(at).is_some()).min_by_key(distance)?;
    Some(further(told(near)?, own + 4 - near))
}

/// Who it is if the first of these is `first`.
fn on(first: Position, four: &[usize], index: usize) -> Position {
    further(first, four.iter().position(|&other| other == index).unwrap_or(0))
}

/// So many places clockwise at a table of four.
fn further(from: Position, places: usize) -> Position {
    std::iter::once(from).chain(TableSize::Four.after(from)).nth(places % 4).unwrap_or(from)
}
