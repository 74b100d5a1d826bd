//! The search: can Re have so much?
//!
//! It answers with a number: with so many Augen before this position Re reaches the goal. Asked for a
//! certain number it need not find that number exactly: an answer not above what was asked proves that Re
//! reaches the goal with the answer, one above it that Re needs at least the answer. Re looks for a card
//! with a low answer, Kontra for one with a high answer.

use doppelkopf::Kind;

use crate::{
    layout::{Cards, Layout},
    node::Node,
    order,
    table::{Entry, NO_CARD, Table},
    worth::Tricks,
};

/// What of the past matters, but the Augen.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Past {
    pub(crate) tricks: Tricks,
    /// The points that are still asked for, seen from Re.
    pub(crate) points: i16,
}

impl Past {
    /// In ten bits.
    fn key(self) -> u64 {
        let points = (self.points + 128) as u64 & 0xff;
        u64::from(self.tricks.re) | u64::from(self.tricks.kontra) << 1 | points << 2
    }
}

/// What is played for: who chooses among what, and what tricks bring.
pub(crate) trait Contest {
    /// Cards that are like no other, whatever their rank.
    fn apart(&self) -> Option<Kind>;

    /// Whether the player to play chooses what is best for Re.
    fn for_re(&self, layout: &Layout, place: u8) -> bool;

    /// Among which cards he chooses.
    fn options(&self, layout: &Layout, node: &Node) -> Cards;

    /// What a complete trick adds to what Re has, and what is asked for after it.
    fn trick(&self, layout: &Layout, node: &Node, past: Past) -> (i16, Past);

    /// What Re must have in the end.
    fn end(&self, past: Past) -> i16;

    /// An answer without search for this at the beginning of a trick, if there is one.
    fn certain(&self, layout: &Layout, node: &Node, past: Past, had: i16) -> Option<i16>;
}

/// A search, with what it has proved.
#[derive(Debug)]
pub(crate) struct Search<'a, C> {
    pub(crate) layout: &'a Layout,
    pub(crate) contest: &'a C,
    table: Table,
    /// How many cards may be tried yet.
    pub(crate) left: u64,
}

impl<'a, C: Contest> Search<'a, C> {
    pub(crate) fn new(layout: &'a Layout, contest: &'a C, table: Table, nodes: u64) -> Search<'a, C> {
        Search { layout, contest, table, left: nodes }
    }

    /// The answer, asked whether `had` is enough; nothing when all cards that may be tried were tried.
    pub(crate) fn needed(&mut self, node: &Node, past: Past, had: i16) -> Option<i16> {
        if node.laid > 0 {
            return self.choose(node, past, had, NO_CARD).map(|(answer, _)| answer);
        }
        if node.is_over() {
            return Some(self.contest.end(past));
        }
        let key = node.held | u64::from(node.leader) << 48 | past.key() << 50;
        let mut entry = self.table.get(key).unwrap_or(Entry::NOTHING);
        if entry.enough <= had {
            return Some(entry.enough);
        }
        if entry.least > had {
            return Some(entry.least);
        }
        if let Some(answer) = self.contest.certain(self.layout, node, past, had) {
            return Some(answer);
        }
        let (answer, card) = self.choose(node, past, had, entry.card)?;
        // Meanwhile the table may have forgotten it, or learned more.
        entry = self.table.get(key).unwrap_or(Entry::NOTHING);
        if answer <= had {
            entry.enough = entry.enough.min(answer);
        } else {
            entry.least = entry.least.max(answer);
        }
        entry.card = card;
        self.table.put(key, entry);
        Some(answer)
    }

    /// The answer to the cards of the player to play, and the card that decides.
    fn choose(&mut self, node: &Node, past: Past, had: i16, first: u8) -> Option<(i16, u8)> {
        let options = self.contest.options(self.layout, node);
        let distinct = node.distinct(self.layout, options, self.contest.apart());
        let for_re = self.contest.for_re(self.layout, node.turn());
        let last = node.is_last();
        let mut found: Option<(i16, u8)> = None;
        let mut cards = [(0, 0); 12];
        for bit in order::sorted(self.layout, node, distinct, first, for_re, &mut cards) {
            self.left = self.left.checked_sub(1)?;
            let answer = self.after(&node.with(self.layout, bit, last), past, had)?;
            let better = found.is_none_or(|(best, _)| if for_re { answer < best } else { answer > best });
            if better {
                found = Some((answer, bit as u8));
                if for_re == (answer <= had) {
                    break;
                }
            }
        }
        found
    }

    /// The answer after a card has been laid.
    pub(crate) fn after(&mut self, node: &Node, past: Past, had: i16) -> Option<i16> {
        if node.laid < 4 {
            return self.choose(node, past, had, NO_CARD).map(|(answer, _)| answer);
        }
        let (gain, past) = self.contest.trick(self.layout, node, past);
        self.needed(&node.next(), past, had + gain).map(|answer| answer - gain)
    }
}
