//! The best defence against a claim that is not true (B5): the fewest Augen for Re, then the fewest tricks.
//!
//! What the soloist left unsaid is chosen against him too, so nobody plays for him.

use doppelkopf::Kind;

use super::said::Said;
use crate::{
    bounds::{Sure, sure},
    layout::{Cards, Layout},
    node::Node,
    search::{Contest, Past, Search},
    table::Table,
    worth::Tricks,
};

/// Augen, then tricks of Re, in one number.
const AUGEN: i16 = 16;

/// Everybody plays for the fewest Augen of Re.
struct Fewest<'a> {
    said: &'a Said<'a>,
}

/// The fewest Augen, then the fewest tricks, that Re can be held to. If that takes too long, the Augen that are
/// proved: at least so many, and at most, if that is known.
pub(super) fn least(said: &Said<'_>, node: &Node, nodes: u64) -> Result<(u8, u8), (u8, Option<u8>)> {
    let contest = Fewest { said };
    let mut search = Search::new(said.layout, &contest, Table::for_nodes(nodes), nodes);
    // Of the past nothing matters.
    let past = Past { tricks: Tricks { re: true, kontra: true }, points: 0 };
    // What is too little is seen sooner than what is more than enough: from below in growing steps, and when
    // that was too far, in halves.
    let (mut below, mut way, mut step) = (0, None, 8 * AUGEN);
    let augen = |number: i16| (number / AUGEN) as u8;
    let most = loop {
        let ask = match way {
            Some(way) if below >= way => break way,
            Some(way) => below + (way - below + 1) / 2,
            None => below + step,
        };
        let found = -search.needed(node, past, -ask).ok_or((augen(below), way.map(augen)))?;
        if found < ask {
            way = Some(found);
        } else {
            below = found;
            // Only while nothing was too far: there are 240 Augen, so that is soon, and the halves that follow are many.
            step = if way.is_none() { step * 2 } else { step };
        }
    };
    Ok((augen(most), (most % AUGEN) as u8))
}

impl Contest for Fewest<'_> {
    fn apart(&self) -> Option<Kind> {
        None
    }

    fn for_re(&self, _: &Layout, _: u8) -> bool {
        false
    }

    fn options(&self, _: &Layout, node: &Node) -> Cards {
        self.said.options(node)
    }

    fn trick(&self, _: &Layout, node: &Node, past: Past) -> (i16, Past) {
        let gain = if node.winner == self.said.soloist { i16::from(node.augen) * AUGEN + 1 } else { 0 };
        (gain, past)
    }

    fn end(&self, _: Past) -> i16 {
        0
    }

    fn certain(&self, layout: &Layout, node: &Node, _: Past, had: i16) -> Option<i16> {
        let Sure { tricks, augen } = sure(layout, node.held, true);
        let answer = -(augen * AUGEN + tricks as i16);
        (answer <= had).then_some(answer)
    }
}
