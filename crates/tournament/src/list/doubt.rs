//! A list as an expert reads it: what cannot be as it is marked is asked about, with what was most likely meant.
//! Nothing is read as something else in silence, and nothing is refused that somebody confirms.

use doppelkopf_rules::Clause;
use doppelkopf_score::Kind;

use crate::{
    ByPosition, Deal, Flaw, Line, List, ListError, Mark, Outcome, Override, Position, RoundError, Told,
    Trumps, Written,
};

/// How a list says that a solo came about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Duty {
    /// It was the Pflichtsolo.
    Pflicht,
    /// It was not.
    Lust,
}

/// What is asked about a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Doubt {
    /// One against three, and nothing says that he played alone.
    Alone(Position),
    /// Two against two, and marked as a game that one plays alone.
    Together,
    /// S2.2: the first solo of a round is the Pflichtsolo, any further one is not; marked is the other.
    Duty {
        /// What it is by the order of the round.
        is: Deal,
        /// What the list says.
        said: Duty,
    },
    /// It does not check, and would with one number or one mark changed.
    Slip,
}

impl Doubt {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Doubt::Alone(_) | Doubt::Together => Clause::S7_2,
            Doubt::Duty { .. } => Clause::S2_2,
            Doubt::Slip => Clause::T7_3_1,
        }
    }
}

/// A line that is asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Doubtful {
    /// What is the matter.
    pub doubt: Doubt,
    /// What may have been meant, the likeliest first, as it would stand in the list. Of none of them there is
    /// a doubt.
    pub meant: Vec<Line>,
}

/// A line as it is read: what it is, and what else its points could be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadAs {
    /// What it is in the books, by the order of the round.
    pub deal: Deal,
    /// The kind as which it is marked or told, and which solo.
    pub kind: Option<(Kind, Option<Trumps>)>,
    /// The kinds of game that can give these points, the commonest first; none, if no game can.
    pub could_be: Vec<Kind>,
}

/// A line that would come next, as an expert reads it: for the command line, programs and pages alike.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadLine {
    /// As it would stand in the list, right or not; nothing, if it cannot stand there.
    pub line: Option<Line>,
    /// Why it would be refused.
    pub error: Option<ListError>,
    /// What it is, and what else its points could be.
    pub read_as: Option<ReadAs>,
    /// What is asked about it, and what was probably meant.
    pub doubt: Option<Doubtful>,
}

/// So many are offered.
const MOST: usize = 4;

impl List {
    /// How the line at this place is read.
    #[must_use]
    pub fn read_as(&self, index: usize) -> Option<ReadAs> {
        let line = self.lines().get(index)?;
        let points = super::written::small(&line.entry);
        let could_be = match (line.deal, points) {
            (Deal::NotPlayed, _) | (_, None) => Vec::new(),
            (_, Some(points)) => {
                doppelkopf_score::kinds(line.place.table(self.round().size()), points, self.rules)
            }
        };
        Some(ReadAs { deal: line.deal, kind: line.written.kind(), could_be })
    }

    /// How this would be read as the next line.
    #[must_use]
    pub fn reading(&self, written: &Written, duty: Option<Duty>) -> ReadLine {
        self.clone().take(written, duty)
    }

    /// Reads the line and takes it, right or not; one that cannot be is left out.
    pub(crate) fn take(&mut self, written: &Written, duty: Option<Duty>) -> ReadLine {
        let doubt = self.doubt(written, duty);
        let entered = match self.enter(written.clone()) {
            Ok(line) => (Some(line.clone()), None),
            Err(refused) => {
                let note = Override { by: "stich".into(), reason: refused.to_string() };
                match self.enter_anyway(written.clone(), note) {
                    Ok(line) => (Some(line.clone()), Some(refused)),
                    Err(impossible) => (None, Some(impossible)),
                }
            }
        };
        let (line, error) = entered;
        let last = self.lines().len().checked_sub(1).filter(|_| line.is_some());
        ReadLine { line, error, read_as: last.and_then(|last| self.read_as(last)), doubt }
    }

    /// What an expert would ask if this were the next line; `duty` is what the list says of a solo. `None`: it
    /// says what it says, be it right or wrong.
    #[must_use]
    pub fn doubt(&self, written: &Written, duty: Option<Duty>) -> Option<Doubtful> {
        match self.clone().enter(written.clone()) {
            Ok(line) => asked(line, duty, self),
            Err(error) => {
                let mut meant = self.slips(written, &error);
                meant.truncate(MOST);
                (!meant.is_empty()).then_some(Doubtful { doubt: Doubt::Slip, meant })
            }
        }
    }

    /// The next line, if it may be this without a question.
    fn stands(&self, written: &Written) -> Option<Line> {
        let mut list = self.clone();
        let line = list.enter(written.clone()).ok()?;
        asked(line, None, self).is_none().then(|| line.clone())
    }

    /// The lines with one slip of the pen less that check.
    fn slips(&self, written: &Written, error: &ListError) -> Vec<Line> {
        let mut meant: Vec<(u8, Line)> = Vec::new();
        let mut may_be = |likely: u8, other: Written| {
            if other != *written
                && meant.iter().all(|(_, line)| line.written != other)
                && let Some(line) = self.stands(&other)
            {
                meant.push((likely, line));
            }
        };
        match &written.told {
            Told::Points { outcome, points } => {
                let with = |outcome: Outcome, points: ByPosition<i32>| Written {
                    told: Told::Points { outcome, points },
                    ..written.clone()
                };
                // Only Pflichtsoli are left, or another one played alone than is marked.
                let forced = match error {
                    ListError::Round(RoundError::MustPlaySolo(forced)) => Some(*forced),
                    ListError::Flaws(flaws) => flaws.0.iter().find_map(|flaw| match flaw {
                        Flaw::OtherForced { should, .. } => Some(*should),
                        _ => None,
                    }),
                    _ => None,
                };
                // 9.3, 9.4: what only a soloist gets, where nothing says that somebody was one.
                let favoured = match error {
                    ListError::Flaws(flaws) => flaws.0.iter().find_map(|flaw| match flaw {
                        Flaw::NoSoloist(by) => Some(*by),
                        _ => None,
                    }),
                    _ => None,
                };
                // 9.4.1: what stands beside a deal that was not played is a penalty, and never a solo.
                if *outcome == Outcome::NotPlayed {
                    let penalty = ByPosition::from_fn(|p| written.penalty[p].saturating_add(points[p]));
                    may_be(0, Written { penalty, ..with(Outcome::NotPlayed, ByPosition::default()) });
                    return meant.into_iter().map(|(_, line)| line).collect();
                }
                if let Some(soloist) = forced.or_else(|| alone(points)).or(favoured) {
                    may_be(
                        0,
                        Written { mark: solo_mark(written.mark), ..with(Outcome::Solo(soloist), *points) },
                    );
                }
                for mark in [Mark::Still, Mark::HochzeitAlone].into_iter().filter(|_| favoured.is_some()) {
                    may_be(1, Written { mark: Some(mark), ..with(Outcome::Game, *points) });
                }
                for (likely, points) in self.one_changed(points) {
                    may_be(likely, with(*outcome, points));
                    if let Some(soloist) = alone(&points) {
                        may_be(likely + 3, Written { mark: None, ..with(Outcome::Solo(soloist), points) });
                    }
                }
            }
            // The game and the points beside it differ: one of them is right.
            Told::Game { played, points: Some(points) } => {
                let game = Told::Game { played: played.clone(), points: None };
                may_be(0, Written { told: game, ..written.clone() });
                let told = Told::Points { outcome: written.told.outcome(), points: *points };
                let mark = Mark::of(played.kind, played.trumps);
                may_be(1, Written { told, mark, ..written.clone() });
            }
            Told::Game { points: None, .. } => {}
        }
        meant.sort_by_key(|(likely, _)| *likely);
        meant.into_iter().map(|(_, line)| line).collect()
    }

    /// The points with one of them changed so that they add up to nothing: a sign first, then one that was left
    /// out, then any other.
    fn one_changed(&self, points: &ByPosition<i32>) -> Vec<(u8, ByPosition<i32>)> {
        let Some(next) = self.round().next() else { return Vec::new() };
        let sum: i64 = points.0.iter().map(|&p| i64::from(p)).sum();
        let players = self.round().size().positions().filter(|p| !next.sits_out.contains(*p));
        let changed = players.filter_map(|position| {
            let old = points[position];
            let new = i32::try_from(i64::from(old) - sum).ok().filter(|new| *new != old)?;
            let likely = match old {
                0 => 1,
                old if new.checked_neg() == Some(old) => 0,
                _ => 2,
            };
            let mut points = *points;
            points[position] = new;
            Some((likely, points))
        });
        changed.collect()
    }
}

/// What is asked about a line that checks.
fn asked(line: &Line, duty: Option<Duty>, before: &List) -> Option<Doubtful> {
    let written = &line.written;
    let alone = alone(&line.entry.game);
    match (line.deal, &written.told) {
        (Deal::Game, Told::Points { points, .. }) => match (alone, written.mark) {
            (Some(_), Some(Mark::Still | Mark::HochzeitAlone)) | (None, None) => None,
            (None, Some(Mark::Still | Mark::HochzeitAlone)) if line.entry.game != ByPosition::default() => {
                let meant = before.stands(&Written { mark: Some(Mark::Normal), ..written.clone() });
                Some(Doubtful { doubt: Doubt::Together, meant: meant.into_iter().collect() })
            }
            (None, Some(_)) => None,
            (Some(by), _) => {
                let solo = Told::Points { outcome: Outcome::Solo(by), points: *points };
                let solo = Written { told: solo, mark: None, ..written.clone() };
                let marked = |mark| Written { mark: Some(mark), ..written.clone() };
                let mut meant = [solo, marked(Mark::Still), marked(Mark::HochzeitAlone)];
                // Who has had his solo marks the next one too: then it was rather none.
                if !before.round().owing().contains(by) {
                    meant.rotate_left(1);
                }
                let meant = meant.iter().filter_map(|line| before.stands(line)).collect();
                Some(Doubtful { doubt: Doubt::Alone(by), meant })
            }
        },
        (is @ (Deal::Pflichtsolo(_) | Deal::Forced(_)), _) if duty == Some(Duty::Lust) => {
            let doubt = Doubt::Duty { is, said: Duty::Lust };
            Some(Doubtful { doubt, meant: vec![line.clone()] })
        }
        (is @ Deal::Lustsolo(_), _) if duty == Some(Duty::Pflicht) => {
            let doubt = Doubt::Duty { is, said: Duty::Pflicht };
            Some(Doubtful { doubt, meant: vec![line.clone()] })
        }
        _ => None,
    }
}

/// Which solo it was, where it is marked.
fn solo_mark(mark: Option<Mark>) -> Option<Mark> {
    mark.filter(|mark| matches!(mark, Mark::Solo(_)))
}

/// Who has three times what each of three others has, with the other sign.
#[must_use]
pub fn alone(points: &ByPosition<i32>) -> Option<Position> {
    let played: Vec<(Position, i32)> = points
        .iter()
        .filter(|(_, points)| **points != 0)
        .map(|(position, points)| (position, *points))
        .collect();
    let [_, _, _, _] = played.as_slice() else { return None };
    let threefold = |&&(one, own): &&(Position, i32)| {
        let others = played.iter().filter(|(other, _)| *other != one);
        others.into_iter().all(|(_, other)| i64::from(*other) * -3 == i64::from(own))
    };
    played.iter().find(threefold).map(|(position, _)| *position)
}

/// Whose solo it was, as the signs show it: the one with another than the three others. Whether it is three
/// times as much, the list checks.
#[must_use]
pub fn by_sign(points: ByPosition<i32>) -> Option<Position> {
    let with = |sign: i32| -> Vec<Position> {
        points.iter().filter(|(_, points)| points.signum() == sign).map(|(position, _)| position).collect()
    };
    match (with(1).as_slice(), with(-1).as_slice()) {
        ([one], [_, _, _]) | ([_, _, _], [one]) => Some(*one),
        _ => None,
    }
}
