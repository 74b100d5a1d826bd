//! The arithmetic of adjusted scores (12C1) a second time: whole numbers and fractions of them, written from the laws
//! (77, 78A, 78B, 12C1c, 12C1e, 12C4), against what the desk rules for random boards.

#![allow(clippy::unwrap_used, clippy::indexing_slicing, reason = "tests")]

use std::cmp::Ordering;

use bridge_book::{
    Desk, Topic,
    words::{Effect, Question, Ruling},
};
use bridge_laws::{
    Rules,
    clause::{Edition, Point},
};
use chacha20::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng, seq::IndexedRandom};
use ruling::{Interview as _, Next, Step};

/// A contract as it was played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Played {
    level: i64,
    strain: char,
    doubled: usize,
    by: char,
    tricks: i64,
}

impl Played {
    fn any(rng: &mut impl Rng) -> Played {
        let level = rng.random_range(1..=7);
        Played {
            level,
            strain: *['C', 'D', 'H', 'S', 'N'].choose(rng).unwrap(),
            doubled: *[0, 0, 0, 1, 2].choose(rng).unwrap(),
            by: *['N', 'E', 'S', 'W'].choose(rng).unwrap(),
            tricks: rng.random_range((level + 1).max(5)..=13),
        }
    }

    fn text(self) -> String {
        let strain = if self.strain == 'N' { "NT".to_owned() } else { self.strain.to_string() };
        let over = self.tricks - 6 - self.level;
        let over = if over == 0 { "=".to_owned() } else { format!("{over:+}") };
        format!("{}{strain}{}{}{over}", self.level, ["", "X", "XX"][self.doubled], self.by)
    }

    /// 77, as North-South score it.
    fn score(self, vulnerable: &str) -> i64 {
        let ours = "NS".contains(self.by);
        let vulnerable = vulnerable == "all" || vulnerable == if ours { "ns" } else { "ew" };
        let times = [1, 2, 4][self.doubled];
        let over = self.tricks - 6 - self.level;
        let declarers = if over < 0 {
            let down = -over;
            match (self.doubled, vulnerable) {
                (0, false) => -50 * down,
                (0, true) => -100 * down,
                (_, false) => {
                    -[0, 100, 300, 500][down.min(3) as usize] * times / 2
                        - 300 * (down - 3).max(0) * times / 2
                }
                (_, true) => -(300 * down - 100) * times / 2,
            }
        } else {
            let a_trick = if "CD".contains(self.strain) { 20 } else { 30 };
            let below = (a_trick * self.level + if self.strain == 'N' { 10 } else { 0 }) * times;
            let game = match (below >= 100, vulnerable) {
                (false, _) => 50,
                (true, false) => 300,
                (true, true) => 500,
            };
            let slam = match (self.level, vulnerable) {
                (6, false) => 500,
                (6, true) => 750,
                (7, false) => 1000,
                (7, true) => 1500,
                _ => 0,
            };
            let overtrick = match (self.doubled, vulnerable) {
                (0, _) => a_trick,
                (_, false) => 50 * times,
                (_, true) => 100 * times,
            };
            below + game + slam + over * overtrick + [0, 50, 100][self.doubled]
        };
        if ours { declarers } else { -declarers }
    }
}

/// 78B.
fn imps(difference: i64) -> i64 {
    const FROM: [i64; 24] = [
        20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000,
        2250, 2500, 3000, 3500, 4000,
    ];
    difference.signum() * FROM.iter().filter(|&&from| from <= difference.abs()).count() as i64
}

/// A fraction whose denominator is above 0.
#[derive(Debug, Clone, Copy)]
struct Fraction(i64, i64);

impl Fraction {
    fn compare(self, other: Fraction) -> Ordering {
        (self.0 * other.1).cmp(&(other.0 * self.1))
    }

    fn negative(self) -> Fraction {
        Fraction(-self.0, self.1)
    }

    fn plus(self, other: Fraction) -> Fraction {
        Fraction(self.0 * other.1 + other.0 * self.1, self.1 * other.1)
    }

    /// In hundredths, a half away from nothing.
    fn hundredths(self) -> String {
        let whole = (self.0.abs() * 200 + self.1) / (2 * self.1);
        let sign = if self.0 < 0 && whole > 0 { "-" } else { "" };
        match (whole / 100, whole % 100) {
            (whole, 0) => format!("{sign}{whole}"),
            (whole, part) if part % 10 == 0 => format!("{sign}{whole}.{}", part / 10),
            (whole, part) => format!("{sign}{whole}.{part:02}"),
        }
    }
}

fn outcomes(rng: &mut impl Rng) -> Vec<(Played, i64, bool)> {
    let mut left = 100;
    let mut outcomes = Vec::new();
    while left > 0 {
        let weight = if outcomes.len() == 4 { left } else { rng.random_range(1..=left) };
        outcomes.push((Played::any(rng), weight, rng.random_bool(0.8)));
        left -= weight;
    }
    outcomes[0].2 = true;
    outcomes
}

/// What is told of a board.
#[derive(Debug)]
struct Board {
    edition: Edition,
    scoring: &'static str,
    vulnerable: &'static str,
    offenders: &'static str,
    table: Played,
    /// With weights for North-South and for East-West, which make up a hundred; nothing that was illegal has one.
    outcomes: [Vec<(Played, i64, bool)>; 2],
    /// These are the same for both.
    same: bool,
    others: Vec<i64>,
    /// How it would have ended without an error of the side that did not offend, if it made one.
    without_error: Option<Played>,
    /// What was done was not allowed: could it have ended as it did without that?
    allowed: bool,
    /// One match whose loser goes home: what one side gets the other loses (12C4).
    knock_out: bool,
}

impl Board {
    fn any(rng: &mut impl Rng) -> Board {
        let scoring = *["matchpoints", "imps", "total-points"].choose(rng).unwrap();
        let count = if scoring == "imps" { 1 } else { rng.random_range(1..=9) };
        let same = rng.random_bool(0.6);
        let ours = outcomes(rng);
        let theirs = if same { ours.clone() } else { outcomes(rng) };
        let mut outcomes = [ours, theirs];
        let vulnerable = *["none", "all", "ns", "ew"].choose(rng).unwrap();
        // Often the table had one of the results that might have come about, so that nothing is lost.
        let table = if rng.random_bool(0.2) { outcomes[0][0].0 } else { Played::any(rng) };
        if rng.random_bool(0.1) {
            outcomes.iter_mut().flatten().for_each(|outcome| outcome.0 = table);
        }
        Board {
            edition: *Edition::ALL.choose(rng).unwrap(),
            scoring,
            vulnerable,
            offenders: ["ns", "ew"].choose(rng).unwrap(),
            table,
            outcomes,
            same,
            others: (0..count).map(|_| Played::any(rng).score(vulnerable)).collect(),
            without_error: rng.random_bool(0.5).then(|| Played::any(rng)),
            allowed: rng.random_bool(0.5),
            knock_out: rng.random_bool(0.5),
        }
    }

    fn answer(&self, question: Question) -> String {
        match question.id() {
            "ground" => "unauthorised-information".to_owned(),
            "table-result-without" => if self.may_have_come_about() { "yes" } else { "no" }.to_owned(),
            "offenders" => self.offenders.to_owned(),
            "damaged" | "can-be-assigned" => "yes".to_owned(),
            "scoring" => self.scoring.to_owned(),
            "vulnerable" => self.vulnerable.to_owned(),
            "table-result" => self.table.text(),
            "other-tables" => self.others.iter().map(i64::to_string).collect::<Vec<_>>().join(" "),
            "own-error" if self.without_error.is_some() => "gambling".to_owned(),
            "own-error-or-wild" if self.without_error.is_some() => "wild".to_owned(),
            "own-error" | "own-error-or-wild" => "none".to_owned(),
            "knock-out" => if self.knock_out { "yes" } else { "no" }.to_owned(),
            "without-error" => self.without_error.unwrap().text(),
            "same-weights" => if self.same { "yes" } else { "no" }.to_owned(),
            outcome => {
                let n = outcome.strip_prefix("outcome-").unwrap();
                let (side, n) = match (n.strip_prefix("ns-"), n.strip_prefix("ew-")) {
                    (Some(n), _) => (0, n),
                    (_, Some(n)) => (1, n),
                    _ => (0, n),
                };
                let (ending, weight, legal) = self.outcomes[side][n.parse::<usize>().unwrap() - 1];
                format!("{}@{weight}{}", ending.text(), if legal { "" } else { "!" })
            }
        }
    }

    /// Something legal is left.
    fn may_have_come_about(&self) -> bool {
        let nothing_else = |outcomes: &Vec<(Played, i64, bool)>| {
            outcomes.iter().all(|outcome| !outcome.2 || outcome.0 == self.table)
        };
        self.allowed || self.outcomes.iter().any(nothing_else)
    }

    fn ruled(&self) -> Ruling {
        let mut rules = Rules { edition: self.edition, ..Rules::default() };
        if !self.same {
            rules.readings = rules.readings.other_way(Point::DP39.number());
        }
        let mut desk = Desk::new(Topic::AdjustedScore, rules);
        while let Next::Question(question) = desk.next() {
            let text = self.answer(question);
            let answer = question.wants().read(&text).unwrap_or_else(|| panic!("{question:?}: {text}"));
            desk =
                desk.after(Step::Answer(question, answer)).unwrap_or_else(|| panic!("{question:?}: {text}"));
        }
        desk.ruling().unwrap().clone()
    }

    /// What a result is worth to North-South (78A, 78B).
    fn worth(&self, ending: Played) -> i64 {
        let score = ending.score(self.vulnerable);
        match self.scoring {
            "matchpoints" => self.others.iter().map(|&other| 1 + (score - other).signum()).sum(),
            "imps" => imps(score - self.others[0]),
            _ => score,
        }
    }

    fn top(&self) -> i64 {
        2 * self.others.len() as i64
    }

    /// From the other side.
    fn mirrored(&self, worth: Fraction) -> Fraction {
        match self.scoring {
            "matchpoints" => Fraction(self.top(), 1).plus(worth.negative()),
            _ => worth.negative(),
        }
    }

    /// What each side gets, North-South first; nothing where the table's score stands.
    fn expected(&self) -> Option<[String; 2]> {
        let counts = |played: Played| played != self.table || self.may_have_come_about();
        let without = |side: usize| {
            let legal = self.outcomes[side].iter().filter(|outcome| outcome.2 && counts(outcome.0));
            let sum = legal.clone().map(|outcome| outcome.1).sum();
            Fraction(legal.map(|(ending, weight, _)| weight * self.worth(*ending)).sum(), sum)
        };
        let table = Fraction(self.worth(self.table), 1);
        // Seen from the side that did not offend.
        let innocent = usize::from(self.offenders == "ns");
        let seen = |worth| if innocent == 0 { worth } else { self.mirrored(worth) };
        let (a, b, theirs) = (seen(table), seen(without(innocent)), seen(without(1 - innocent)));
        if a.compare(b).is_ge() {
            return None;
        }
        let own = match self.without_error.map(|ending| seen(Fraction(self.worth(ending), 1))) {
            Some(c) if c.compare(b).is_ge() => a,
            Some(c) if c.compare(a).is_gt() => a.plus(b).plus(c.negative()),
            _ => b,
        };
        let both = [own, self.mirrored(theirs)];
        let both = if self.offenders == "ew" { both } else { [both[1], both[0]] };
        let both = if self.knock_out && self.scoring != "matchpoints" {
            let Fraction(over, under) = both[0].plus(both[1].negative());
            [Fraction(over, 2 * under), Fraction(-over, 2 * under)]
        } else {
            both
        };
        Some(both.map(|worth| match self.scoring {
            "matchpoints" => format!("{}/{}", worth.hundredths(), self.top()),
            "imps" => format!("{} IMP", worth.hundredths()),
            _ => worth.hundredths(),
        }))
    }
}

#[test]
fn boards_are_adjusted_as_reckoned_a_second_time() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let (mut stands, mut split) = (0, 0);
    for n in 0..20_000 {
        let board = Board::any(&mut rng);
        let ruling = board.ruled();
        let got: Vec<String> =
            ruling.effects.iter().filter(|e| matches!(e, Effect::Gets(..))).map(Effect::to_string).collect();
        match board.expected() {
            None => {
                assert!(
                    got.is_empty() && ruling.effects.contains(&Effect::NoDamage),
                    "{n}: {board:?} {ruling:?}"
                );
                stands += 1;
            }
            Some([ns, ew]) => {
                let mut got = got;
                got.sort();
                assert_eq!(got, [format!("gets ew {ew}"), format!("gets ns {ns}")], "{n}: {board:?}");
                split += u32::from(
                    ruling
                        .effects
                        .iter()
                        .any(|effect| matches!(effect, Effect::OwnMaking(_) | Effect::AllOwnMaking(_))),
                );
            }
        }
    }
    assert!(stands > 2000 && split > 2000, "{stands} {split}");
}
