//! What is asked of the solver, and what it answers.

use doppelkopf::{Kind, Place, Play, Seating};
use doppelkopf_rules::{Position, Rules};
use doppelkopf_score::Score;

use crate::{
    Ending,
    node::{Node, bits},
    order,
    points::Points,
    search::{Contest as _, Past, Search},
    table::{NO_CARD, Table},
    worth::{HIGHEST, LOWEST},
};

/// How much work an answer may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How many cards may be tried.
    pub nodes: u64,
    /// Memory for what has been proved, in MiB.
    pub memory: usize,
}

impl Default for Limits {
    /// Some seconds.
    fn default() -> Limits {
        Limits { nodes: 100_000_000, memory: 128 }
    }
}

/// A legal card and what comes of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardValue {
    /// The card.
    pub kind: Kind,
    /// The points of the game with best play after it, seen from Re, before a single player has them three
    /// times.
    pub value: i16,
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// Who is to play.
    pub turn: Place,
    /// The points of the game with best play, seen from Re, before a single player has them three times.
    pub value: i16,
    /// Every legal card, each kind once, in the order of [`Kind::all`].
    pub cards: Vec<CardValue>,
    /// How the rest goes with best play, to the last card.
    pub line: Vec<(Place, Kind)>,
    /// How the game is then reckoned.
    pub score: Score,
    /// How many cards were tried.
    pub nodes: u64,
}

impl Solution {
    /// The cards with which nothing is lost.
    pub fn best(&self) -> impl Iterator<Item = Kind> {
        self.cards.iter().filter(|card| card.value == self.value).map(|card| card.kind)
    }
}

impl Ending {
    /// Best play from here; nothing if it is too much work within these limits.
    #[must_use]
    pub fn solve(&self, limits: Limits) -> Option<Solution> {
        let points = Points::new(&self.worth, &self.layout);
        let mut asked = Asked::new(self, &points, limits);
        let here = self.here();
        let value = asked.value(&here, LOWEST, HIGHEST, 1)?;
        let cards = asked.cards(&here, value)?;
        let (line, score) = asked.line(here, value)?;
        let nodes = limits.nodes - asked.search.left;
        Some(Solution { turn: self.play.turn()?, value, cards, line, score, nodes })
    }

    /// The points with best play alone, and how many cards were tried; quicker than all cards.
    #[must_use]
    pub fn value(&self, limits: Limits) -> Option<(i16, u64)> {
        let points = Points::new(&self.worth, &self.layout);
        let mut asked = Asked::new(self, &points, limits);
        let value = asked.value(&self.here(), LOWEST, HIGHEST, 1)?;
        Some((value, limits.nodes - asked.search.left))
    }

    fn here(&self) -> Here {
        let (had, past) = self.past(0);
        Here { node: self.node(), had, past }
    }
}

/// A point of the ending: where it stands, the Augen of Re so far, and the rest of the past.
#[derive(Debug, Clone, Copy)]
struct Here {
    node: Node,
    had: i16,
    past: Past,
}

/// An ending that is being searched.
struct Asked<'a> {
    ending: &'a Ending,
    points: &'a Points<'a>,
    search: Search<'a, Points<'a>>,
}

impl<'a> Asked<'a> {
    fn new(ending: &'a Ending, points: &'a Points<'a>, limits: Limits) -> Asked<'a> {
        let table = Table::new(size(ending.cards(), limits.memory));
        Asked { ending, points, search: Search::new(&ending.layout, points, table, limits.nodes) }
    }

    /// Whether Re comes to so many points from here.
    fn reaches(&mut self, here: &Here, points: i16) -> Option<bool> {
        let past = Past { points: here.past.points + points, ..here.past };
        Some(self.search.needed(&here.node, past, here.had)? <= here.had)
    }

    /// The points from here, between the ends, asked near the guess first.
    fn value(&mut self, here: &Here, mut least: i16, mut most: i16, guess: i16) -> Option<i16> {
        let (mut probe, mut step) = (guess.clamp(least, most), 1);
        let mut last = None;
        while least < most {
            probe = probe.clamp(least + 1, most);
            let reached = self.reaches(here, probe)?;
            if reached {
                least = probe;
            } else {
                most = probe - 1;
            }
            // Away from the guess in growing steps, and when it was too far, in halves.
            probe = match last {
                Some(before) if before != reached => (least + most + 1) / 2,
                _ if reached => probe + step,
                _ => probe - step,
            };
            if last.is_none_or(|before| before == reached) {
                last = Some(reached);
                step *= 2;
            }
        }
        Some(least)
    }

    /// Each legal kind with its points. Cards between which there is no difference are asked for once.
    fn cards(&mut self, here: &Here, value: i16) -> Option<Vec<CardValue>> {
        let (layout, turn) = (&self.ending.layout, here.node.turn());
        let legal = here.node.legal(layout);
        let distinct = here.node.distinct(layout, legal, self.points.apart());
        let (least, most) = if layout.is_re(turn) { (LOWEST, value) } else { (value, HIGHEST) };
        let mut found: Vec<CardValue> = Vec::new();
        let mut same = value;
        for bit in bits(legal) {
            if distinct >> bit & 1 == 1 {
                same = self.value(&self.after(here, bit), least, most, value)?;
            }
            found.push(CardValue { kind: layout.card(turn, bit).kind, value: same });
        }
        found.sort_by_key(|card| card.kind);
        found.dedup();
        Some(found)
    }

    /// The point after a card.
    fn after(&self, here: &Here, bit: u32) -> Here {
        let node = here.node.with(&self.ending.layout, bit, here.node.is_last());
        if node.laid < 4 {
            return Here { node, ..*here };
        }
        let (gain, past) = self.points.trick(&self.ending.layout, &node, here.past);
        Here { node: node.next(), had: here.had + gain, past }
    }

    /// To the last card with best play, and the reckoning of it.
    fn line(&mut self, mut here: Here, value: i16) -> Option<(Vec<(Place, Kind)>, Score)> {
        let layout = &self.ending.layout;
        let mut play = self.ending.play;
        let mut line = Vec::new();
        while let Some(place) = play.turn() {
            let turn = here.node.turn();
            let for_re = layout.is_re(turn);
            let options = here.node.distinct(layout, here.node.legal(layout), self.points.apart());
            let mut room = [(0, 0); 12];
            let mut best = None;
            for bit in order::sorted(layout, &here.node, options, NO_CARD, for_re, &mut room) {
                let after = self.after(&here, bit);
                // Whoever plays keeps the value: Re does not fall below it, Kontra does not let it rise.
                let keeps =
                    if for_re { self.reaches(&after, value)? } else { !self.reaches(&after, value + 1)? };
                if keeps {
                    best = Some((bit, after));
                    break;
                }
            }
            let (bit, after) = best?;
            let kind = layout.card(turn, bit).kind;
            play.play(place, kind).ok()?;
            line.push((place, kind));
            here = after;
        }
        Some((line, finished(&play, self.ending.rules)?))
    }
}

/// The reckoning of a finished game, the first player at position 1; nothing before its end.
pub(crate) fn finished(play: &Play, rules: Rules) -> Option<Score> {
    play.course().result(Seating::of_four(Position::One)?)?.score(rules).ok()
}

/// The size of a table for so many cards a hand, within this many MiB.
fn size(cards: u8, memory: usize) -> u32 {
    (6 + 2 * u32::from(cards)).min(Table::most_bits(memory))
}
