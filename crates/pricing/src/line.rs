//! A line of best play from a state on: cards and choices.

use bridge_laws::{State, words::Choice};
use cards::{Card, Seat};

use crate::{
    course::{self, Act},
    search::{Search, TooMuch},
};

/// One step of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// This hand plays this card.
    Card(Seat, Card),
    /// This player chooses this.
    Choice(Seat, Choice),
}

/// Best play of both sides from here to the end, if declarer's side wins `tricks` by it. Of equally
/// good cards the lowest is played.
pub(crate) fn line(search: &mut Search, state: &State, tricks: u8) -> Result<Vec<Step>, TooMuch> {
    let (mut at, mut rest) = (state.clone(), tricks);
    let mut steps = Vec::new();
    while let Some(act) = best(search, &at, rest)? {
        steps.push(match act {
            Act::Play(seat, card) => Step::Card(seat, card),
            Act::AboutLead(choice) => Step::Choice(at.declarer, choice),
            Act::Name(card) => Step::Choice(at.declarer, Choice::Play(card)),
        });
        let next = search.after(&at, act);
        rest = course::still(rest, &at, &next);
        at = next;
    }
    Ok(steps)
}

fn best(search: &mut Search, state: &State, rest: u8) -> Result<Option<Act>, TooMuch> {
    let turn = state.turn();
    let acts = search.acts(state, turn);
    let [first, others @ ..] = acts.as_slice() else { return Ok(None) };
    if others.is_empty() {
        return Ok(Some(*first));
    }
    let ours = search.is_ours(state, turn);
    for &act in &acts {
        let next = search.after(state, act);
        // Declarer wants one after which the tricks are still there, a defender one after which not
        // one more is.
        let goal = if ours { rest } else { rest + 1 };
        if search.reaches(&next, course::still(goal, state, &next))? == ours {
            return Ok(Some(act));
        }
    }
    Ok(Some(*first))
}
