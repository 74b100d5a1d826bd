//! Playing out whole hands at the table, where few cards of each hand differ.
//!
//! Cards of one hand that follow one another in their suit, with no card of another hand between them, are one
//! run if the laws do not tell them apart either: none is a penalty card, and, where the hand has a minor one to
//! play, all are honours or none is (50C). Exchange two of them in all that happens afterwards, and every trick is won by the same hand and
//! every clause says the same. So one card of a run stands for all that are left of it, and what is worth as
//! much need be played out once. `one_card_of_a_run_stands_for_all` tries it.

use std::collections::HashMap;

use bridge_laws::{Table, event::Event};
use cards::{BySeat, Card, CardSet, Seat};

use super::{acts, declarers};

/// What is left, and all that bears on it.
type Scene = (BySeat<CardSet>, String);

/// Plays out tables that come of one another, and remembers at each new trick what came of it.
#[derive(Default)]
pub struct Runs {
    /// Declarer's side wins so many of the tricks that are left at least, and at most.
    known: HashMap<Scene, (u8, u8)>,
    /// The tricks last found.
    last: u8,
    /// Tables looked at.
    pub tables: u64,
}

impl Runs {
    /// The tricks of declarer's side in all.
    pub fn played_out(&mut self, table: &Table) -> i32 {
        let won = won(table);
        let (mut least, mut most) = (won, won + left(table));
        // Asked first of the table before, as tables that come of one another differ little.
        let mut tricks = self.last.clamp(least, most);
        while least < most {
            tricks = tricks.clamp(least + 1, most);
            if self.reaches(table, tricks) {
                least = tricks;
                tricks += 1;
            } else {
                most = tricks - 1;
            }
        }
        self.last = least;
        i32::from(least)
    }

    /// Does declarer's side win so many tricks in all?
    fn reaches(&mut self, table: &Table, tricks: u8) -> bool {
        let (won, left) = (won(table), left(table));
        if tricks <= won || tricks > won + left {
            return tricks <= won;
        }
        self.tables += 1;
        let need = tricks - won;
        let scene = scene(table);
        let known = scene.as_ref().and_then(|scene| self.known.get(scene)).copied().unwrap_or((0, left));
        if need <= known.0 || need > known.1 {
            return need <= known.0;
        }
        let (acts, ours) = acts(table);
        let found = ours
            == acts.iter().rev().filter(|act| stands_for_its_run(table, act)).any(|act| {
                let mut next = table.clone();
                next.record(act).unwrap();
                self.reaches(&next, tricks) == ours
            });
        if let Some(scene) = scene {
            self.known.insert(scene, if found { (need, known.1) } else { (known.0, need - 1) });
        }
        found
    }
}

fn won(table: &Table) -> u8 {
    table.tricks()[declarers(table)]
}

fn left(table: &Table) -> u8 {
    table.state().length - table.state().history.len() as u8
}

/// At the beginning of a trick with nothing open but this trick, what the rest depends on.
fn scene(table: &Table) -> Option<Scene> {
    let state = table.state();
    assert!(state.revokes.is_empty() && state.surplus.is_empty(), "nothing goes over");
    if !state.trick.is_empty() || table.unsettled().is_some() {
        return None;
    }
    let hands = BySeat::from_fn(|seat| state.hands[seat].known);
    let bears = (
        table.status(),
        (state.trick.leader, state.declarer, state.spread, state.choice_made, state.named, &state.must_play),
        (&state.major, &state.minor, state.laid, &state.restrictions, &state.takebacks),
    );
    Some((hands, format!("{bears:?}")))
}

/// Is it the lowest card that is left of its run, or no card at all?
fn stands_for_its_run(table: &Table, act: &Event) -> bool {
    let &Event::Play { seat, card } = act else { return true };
    let legal = table.legal(seat).cards;
    !run_below(table, seat, card).any(|lower| legal.contains(lower))
}

/// The cards of the run of this one that are lower.
fn run_below(table: &Table, seat: Seat, card: Card) -> impl Iterator<Item = Card> {
    let state = table.state();
    let others = Seat::ALL.into_iter().filter(|&other| other != seat).fold(CardSet::EMPTY, |all, other| {
        all | state.hands[other].known | state.trick.cards[other].into_iter().collect()
    });
    let (own, penalties) = (state.hands[seat].known, state.penalty_cards(seat));
    let honours_count = state.minor[seat].is_some();
    let lower: Vec<Card> = CardSet::suit(card.suit()).iter().filter(|&lower| lower < card).collect();
    let told_apart = move |other: Card| {
        others.contains(other)
            || penalties.contains(other)
            || penalties.contains(card)
            || honours_count && other.rank().is_honour() != card.rank().is_honour()
    };
    lower
        .into_iter()
        .rev()
        .take_while(move |&other| !told_apart(other))
        .filter(move |&other| own.contains(other))
}
