//! `ddss` and `pons-dds`, in the program of the folder `peers`: deals go in, tables come out.

use std::{
    io::{BufRead as _, BufReader, Lines, Write as _},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use cards::{Seat, Suit};
use solver::{Hands, TrickTable};

use crate::questions;

pub struct Peer {
    child: Child,
    deals: Option<ChildStdin>,
    tables: Lines<BufReader<ChildStdout>>,
}

impl Peer {
    /// From where the program is.
    pub fn new(program: &str, who: &str) -> Peer {
        let child =
            Command::new(program).args(["each", who]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut child = child.unwrap_or_else(|error| panic!("{program}: {error}"));
        let deals = child.stdin.take();
        let tables = BufReader::new(child.stdout.take().expect("piped")).lines();
        Peer { child, deals, tables }
    }

    /// The CPU milliseconds that it took, and the table.
    pub fn table(&mut self, hands: &Hands) -> (f64, TrickTable) {
        let deals = self.deals.as_mut().expect("open until the end");
        writeln!(deals, "{}", written(hands)).expect("the peer reads");
        let line = self.tables.next().expect("an answer").expect("an answer");
        let (ms, figures) = line.split_once(' ').expect("time and table");
        let table = questions::digits(figures).and_then(|tricks| questions::table(&tricks));
        (ms.parse().expect("milliseconds"), table.expect("a table of 20 results"))
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        drop(self.deals.take());
        let _ = self.child.wait();
    }
}

/// A deal as PBN writes it.
pub fn written(hands: &Hands) -> String {
    let hand = |seat: Seat| {
        let suits = Suit::ALL.into_iter().rev().map(|suit| {
            // From the ace down.
            let mut ranks: Vec<_> = hands.by_seat()[seat].of(suit).iter().map(|card| card.rank()).collect();
            ranks.sort_unstable_by(|a, b| b.cmp(a));
            ranks.iter().map(ToString::to_string).collect::<String>()
        });
        suits.collect::<Vec<_>>().join(".")
    };
    format!("N:{}", Seat::ALL.map(hand).join(" "))
}
