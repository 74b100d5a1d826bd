//! What the books of laws of the games have in common.

use bridge_laws::clause::{Clause as BridgeClause, Edition, Point as BridgePoint};
use doppelkopf_rules::{Clause as DokoClause, Point as DokoPoint, Preset, Rules};
use ruling::Clause as _;
use wording::{DebatedPoint, Game, Lexicon};

use super::typed;

/// A place that can be read in two ways.
pub struct OpenPoint {
    /// `DP7`, `A6`.
    pub id: String,
    /// Both readings.
    pub text: DebatedPoint,
    /// Whether it can be switched to the other one.
    pub has_switch: bool,
}

/// The laws of a game, in one of the forms in which they are in force.
pub trait Book {
    /// Its clauses.
    type Clause: ruling::Clause;

    /// Whose laws.
    const GAME: Game;

    /// What the book is called.
    fn name(&self, words: &Lexicon) -> String;

    /// Its clauses with their numbers, in its order.
    fn clauses(&self) -> Vec<(Self::Clause, &'static str)>;

    /// Does this number, as it was typed but for the words before it, name the clause or a part that it belongs to?
    fn is_named(&self, clause: Self::Clause, number: &str) -> bool;

    /// The clause as it is cited.
    fn cite(&self, clause: Self::Clause, words: &Lexicon) -> String;

    /// The short name of the clause.
    fn title(&self, clause: Self::Clause, words: &Lexicon) -> String;

    /// What the clause says.
    fn text(&self, clause: Self::Clause, words: &Lexicon) -> String;

    /// What is said below the clause: what was otherwise in another edition, and that its text was not at hand.
    fn notes(&self, clause: Self::Clause, words: &Lexicon) -> Vec<String>;

    /// Where else the clause stands, as it is cited there.
    fn elsewhere(&self, clause: Self::Clause, words: &Lexicon) -> Vec<String>;

    /// What this book leaves open.
    fn points(&self, words: &Lexicon) -> Vec<OpenPoint>;
}

/// The laws of bridge.
pub struct Bridge {
    /// The code.
    pub edition: Edition,
}

impl Book for Bridge {
    type Clause = BridgeClause;

    const GAME: Game = Game::Bridge;

    fn name(&self, words: &Lexicon) -> String {
        words.edition(self.edition)
    }

    fn clauses(&self) -> Vec<(BridgeClause, &'static str)> {
        BridgeClause::ALL.iter().filter_map(|&clause| Some((clause, clause.number(self.edition)?))).collect()
    }

    fn is_named(&self, clause: BridgeClause, number: &str) -> bool {
        clause.belongs_to(&typed::of_bridge(number), self.edition)
    }

    fn cite(&self, clause: BridgeClause, words: &Lexicon) -> String {
        words.cite(clause, self.edition)
    }

    fn title(&self, clause: BridgeClause, words: &Lexicon) -> String {
        words.clause_title(clause)
    }

    fn text(&self, clause: BridgeClause, words: &Lexicon) -> String {
        words.clause_text(clause)
    }

    fn notes(&self, clause: BridgeClause, words: &Lexicon) -> Vec<String> {
        [words.clause_older(clause), words.clause_unread(clause)].into_iter().flatten().collect()
    }

    /// What the other edition has is told by `--diff`.
    fn elsewhere(&self, _clause: BridgeClause, _words: &Lexicon) -> Vec<String> {
        Vec::new()
    }

    fn points(&self, words: &Lexicon) -> Vec<OpenPoint> {
        let open = |point: BridgePoint| OpenPoint {
            id: point.to_string(),
            text: words.point(point),
            has_switch: true,
        };
        BridgePoint::ALL.iter().copied().map(open).collect()
    }
}

/// The rules of tournament Doppelkopf.
pub struct Doppelkopf {
    /// Whose.
    pub preset: Preset,
}

impl Book for Doppelkopf {
    type Clause = DokoClause;

    const GAME: Game = Game::Doppelkopf;

    fn name(&self, words: &Lexicon) -> String {
        words.doko_rules(self.preset)
    }

    fn clauses(&self) -> Vec<(DokoClause, &'static str)> {
        let rules = Rules::from(self.preset);
        let mut clauses: Vec<_> =
            DokoClause::ALL.iter().map(|&clause| (clause, clause.under(rules))).collect();
        if self.preset == Preset::Tsr {
            clauses.sort_by_key(|(_, number)| place(number));
        }
        clauses
    }

    fn is_named(&self, clause: DokoClause, number: &str) -> bool {
        clause.is_named(&typed::of_doppelkopf(number))
    }

    fn cite(&self, clause: DokoClause, words: &Lexicon) -> String {
        words.doko_cite(clause, Rules::from(self.preset))
    }

    fn title(&self, clause: DokoClause, words: &Lexicon) -> String {
        words.doko_clause_title(clause)
    }

    fn text(&self, clause: DokoClause, words: &Lexicon) -> String {
        words.doko_clause_text(clause)
    }

    fn notes(&self, _clause: DokoClause, _words: &Lexicon) -> Vec<String> {
        Vec::new()
    }

    fn elsewhere(&self, clause: DokoClause, words: &Lexicon) -> Vec<String> {
        let here = self.cite(clause, words);
        words.doko_cite_all(clause).into_iter().filter(|cited| *cited != here).collect()
    }

    fn points(&self, words: &Lexicon) -> Vec<OpenPoint> {
        let is_open = |point: &DokoPoint| self.preset == Preset::Sheet || point.is_of_tsr();
        let open = |point: DokoPoint| OpenPoint {
            id: point.to_string(),
            text: words.doko_point(point),
            has_switch: point.has_switch(),
        };
        DokoPoint::ALL.iter().copied().filter(is_open).map(open).collect()
    }
}

/// The place of a number in the TSR: 4.1.9 before 4.1.10, 7.2.2 a before 7.2.2 b. What they do not have
/// (S1.1) comes last.
fn place(number: &'static str) -> Vec<(u32, &'static str)> {
    number.split(['.', ' ']).map(|part| (part.parse().unwrap_or(u32::MAX), part)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tsr_are_listed_in_their_own_order() {
        let numbers: Vec<&str> =
            Doppelkopf { preset: Preset::Tsr }.clauses().into_iter().map(|(_, number)| number).collect();
        let at = |number: &str| numbers.iter().position(|&n| n == number).unwrap();
        for pair in ["1", "2.2.1", "3.3.9", "3.3.10", "7.2.2 a", "7.2.2 f", "9.7.2", "10", "10.1.1", "S1.1"]
            .windows(2)
        {
            assert!(at(pair[0]) < at(pair[1]), "{pair:?}");
        }
    }

    #[test]
    fn a_number_may_be_typed_as_it_is_cited() {
        let book = Doppelkopf { preset: Preset::Sheet };
        for number in ["S2.2", "s2.2", "4.3.1", "TSR4.3.1", "S2", "4.3"] {
            assert!(book.is_named(DokoClause::S2_2, number), "{number}");
        }
        for number in ["", "TSR", "S", "S2.", "2.2", "S2.20"] {
            assert!(!book.is_named(DokoClause::S2_2, number), "{number}");
        }
    }
}
