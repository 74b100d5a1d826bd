//! What must hold in every line.

use doppelkopf::CallRefusal;
use doppelkopf_rules::Clause;
use doppelkopf_score::{Call, Kind, Party};
use thiserror::Error;

use crate::{ByPosition, Deal, Entry, Next, Position, TableSize};

/// The most that unsporting conduct may cost (9.7).
const MOST_DEDUCTION: u8 = 12;

/// Something in a line that does not check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum Flaw {
    /// 7.3.1.
    #[error("the points of the game add up to {0}, not to 0")]
    GameSum(i64),
    /// Every penalty is credited to others.
    #[error("the penalty points add up to {0}, not to 0")]
    PenaltySum(i64),
    /// S7.3.
    #[error("position {0} sits out and gets 0")]
    SitterHasPoints(Position),
    /// Such as a fifth column at a table of four.
    #[error("there is something for a position that this table has not")]
    FifthPlayer,
    /// Nothing was played.
    #[error("the deal was not played: it has no points of a game, only penalties")]
    PointsWithoutGame,
    /// S7.2.
    #[error("position {0} played alone: he has three times what each of the others has, with the other sign")]
    NotThreefold(Position),
    /// Neither two against two nor one against three.
    #[error("the points are neither equal, two against two, nor threefold for one against three")]
    UnequalSides,
    /// 7.3.3: the four results.
    #[error("the four results are neither all even nor all odd")]
    Parity,
    /// 9.3, 9.4: only a soloist has penalty points of one player alone.
    #[error("position {0} has penalty points as a soloist gets them from one player, and played no solo")]
    NoSoloist(Position),
    /// 9.3, 9.4: nothing that an offence costs comes to this.
    #[error("no offences cost what is written as penalty points")]
    NoPrice,
    /// 9.4: it stops the game, which is not played; in a solo of which Kontra did it, it counts without points.
    #[error(
        "a serious offence stops the game: it has no points, and is not played unless Kontra did it in a solo"
    )]
    Stopped,
    /// 4.2.3: it was another's turn to be made to play his Pflichtsolo.
    #[error("it was for position {should} to play his Pflichtsolo, not for position {did}")]
    OtherForced {
        /// Whose turn it was.
        should: Position,
        /// Who played.
        did: Position,
    },
    /// Nothing to do with the game, but somebody else dealt.
    #[error("position {did} dealt, it was the turn of position {should}")]
    WrongDealer {
        /// Whose turn it was.
        should: Position,
        /// Who dealt.
        did: Position,
    },
    /// More than can be taken off.
    #[error("{points} points are taken off position {position}; 12 is the most")]
    Deduction {
        /// Whose.
        position: Position,
        /// How many.
        points: u8,
    },
    /// The game that is told gives other points than those written beside it.
    #[error("the game gives {:?}, written are {:?}", worth.0, written.0)]
    Worth {
        /// What the game gives.
        worth: ByPosition<i32>,
        /// What is written.
        written: ByPosition<i32>,
    },
    /// The shape is that of a game, but Augen, calls and Sonderpunkte never come to so much.
    #[error("no game is worth {0}")]
    NoGame(i32),
    /// A call that was not allowed. If nobody claimed it, it is valid (9.6.3): then somebody says so.
    #[error("{party} called {call:?}: {refusal}")]
    Call {
        /// For which side.
        party: Party,
        /// Which call.
        call: Call,
        /// Why not.
        refusal: CallRefusal,
    },
}

impl Flaw {
    /// The rule behind it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Flaw::GameSum(_) | Flaw::Parity | Flaw::NoSoloist(_) | Flaw::Worth { .. } | Flaw::NoGame(_) => {
                Clause::T7_3_1
            }
            Flaw::PenaltySum(_) | Flaw::NoPrice => Clause::T9_3_1,
            Flaw::SitterHasPoints(_) => Clause::S7_3,
            Flaw::FifthPlayer => Clause::S1_2,
            Flaw::PointsWithoutGame | Flaw::Stopped => Clause::T9_4_1,
            Flaw::OtherForced { .. } => Clause::T4_1_9,
            Flaw::NotThreefold(_) => Clause::S7_2,
            Flaw::UnequalSides => Clause::S7_1,
            Flaw::WrongDealer { .. } => Clause::T3_3_1,
            Flaw::Deduction { .. } => Clause::T9_7,
            Flaw::Call { refusal, .. } => refusal.clause(),
        }
    }
}

/// What a game was worth, from its points: those of the three or of the two.
pub(super) fn value(entry: &Entry) -> i32 {
    let sizes = entry.game.0.iter().map(|points| points.saturating_abs());
    sizes.filter(|&points| points != 0).min().unwrap_or(0)
}

fn sum(points: &[i32]) -> i64 {
    points.iter().map(|&p| i64::from(p)).sum()
}

/// Is somebody alone with three times the points of the others?
fn alone(points: &[(Position, i32)], soloist: Position) -> bool {
    let own = points.iter().find(|(p, _)| *p == soloist).map_or(0, |(_, own)| i64::from(*own));
    points.iter().filter(|(p, _)| *p != soloist).all(|(_, other)| i64::from(*other) * -3 == own)
}

fn two_against_two(points: &[(Position, i32)]) -> bool {
    let size = points.first().map_or(0, |(_, p)| i64::from(*p).abs());
    let plus = points.iter().filter(|(_, p)| *p > 0).count();
    points.iter().all(|(_, p)| i64::from(*p).abs() == size) && (size == 0 || plus == 2)
}

/// 9.4: a serious offence costs 12, and 3 more for each of at most four Absagen.
const SERIOUS: [i32; 5] = [12, 15, 18, 21, 24];

/// What the penalty points of a line are, by the prices of chapter 9.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Penalty {
    /// One player pays so much to one other: what Kontra pays to a known soloist (9.3.1, 9.4.1).
    To(Position, i32),
    /// 9.4.1: one serious offence, paid to the three others.
    Serious,
    /// Shares of three for each of the others, from any number of offences; or none.
    Shared,
    /// Nothing of all that.
    Other,
}

fn penalty(penalties: &[(Position, i32)]) -> Penalty {
    let mut sorted = penalties.to_vec();
    sorted.sort_unstable_by_key(|(_, points)| *points);
    let [(_, pays), (_, one), (_, two), (by, gets)] = sorted[..] else { return Penalty::Other };
    let price = pays.saturating_neg();
    match (one, two) {
        (0, 0) if price == gets && (gets == 3 || SERIOUS.contains(&gets)) => Penalty::To(by, gets),
        _ if SERIOUS.contains(&price) && [one, two, gets].iter().all(|share| *share * 3 == price) => {
            Penalty::Serious
        }
        // Whoever pays loses three and his share of what the others get: four.
        _ if sorted.iter().all(|(_, points)| (i64::from(*points) - i64::from(pays)) % 4 == 0) => {
            Penalty::Shared
        }
        _ => Penalty::Other,
    }
}

/// Has he played alone, as far as the line tells? Of a stille Hochzeit that was stopped (9.4) only the mark does.
fn played_alone(by: Position, deal: Deal, kind: Option<Kind>, points: &[(Position, i32)]) -> bool {
    match (deal, kind) {
        (Deal::NotPlayed, _) | (Deal::Game, Some(Kind::Normal | Kind::Hochzeit)) => false,
        (Deal::Game, kind) => {
            alone(points, by) && (kind.is_some() || points.iter().any(|(_, points)| *points != 0))
        }
        (Deal::Lustsolo(soloist) | Deal::Pflichtsolo(soloist) | Deal::Forced(soloist), _) => soloist == by,
    }
}

/// What a line was checked for when it was entered. Lines of earlier formats stay as they are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Checks {
    /// Before format 4 penalty points such as only a soloist has were anybody's, and a call was made with any number of
    /// cards in hand, also before a Hochzeit was clarified.
    BeforeFour,
    /// Before format 5 only those that break the rule of even and odd were asked about, and whether an offence costs so
    /// much was not.
    BeforeFive,
    /// Before format 6 somebody could answer for a deduction that is larger than any.
    BeforeSix,
    /// As it is now.
    All,
}

impl Checks {
    pub(crate) const fn of_format(format: u32) -> Checks {
        match format {
            0..4 => Checks::BeforeFour,
            4 => Checks::BeforeFive,
            5 => Checks::BeforeSix,
            _ => Checks::All,
        }
    }
}

/// All that does not check in a line.
pub(super) fn line(
    size: TableSize,
    place: &Next,
    should: Position,
    (deal, kind): (Deal, Option<Kind>),
    entry: &Entry,
    checks: Checks,
) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let nonzero = |p| entry.game[p] != 0 || entry.penalty[p] != 0;
    if place.dealer != should {
        flaws.push(Flaw::WrongDealer { should, did: place.dealer });
    }
    if let (Some(should), Deal::Forced(did)) = (place.forced, deal)
        && should != did
    {
        flaws.push(Flaw::OtherForced { should, did });
    }
    for (position, &points) in entry.deduction.iter() {
        if points > MOST_DEDUCTION {
            flaws.push(Flaw::Deduction { position, points });
        }
    }
    flaws.extend(place.sits_out.iter().filter(|&p| nonzero(p)).map(Flaw::SitterHasPoints));
    if Position::ALL.into_iter().any(|p| !size.has(p) && (nonzero(p) || entry.deduction[p] != 0)) {
        flaws.push(Flaw::FifthPlayer);
    }
    let (of_game, of_penalty) = (sum(&entry.game.0), sum(&entry.penalty.0));
    if of_game != 0 {
        flaws.push(Flaw::GameSum(of_game));
    }
    if of_penalty != 0 {
        flaws.push(Flaw::PenaltySum(of_penalty));
    }
    let players: Vec<Position> = size.positions().filter(|&p| !place.sits_out.contains(p)).collect();
    let points: Vec<(Position, i32)> = players.iter().map(|&p| (p, entry.game[p])).collect();
    match deal {
        Deal::NotPlayed => {
            if points.iter().any(|(_, p)| *p != 0) {
                flaws.push(Flaw::PointsWithoutGame);
            }
        }
        // Stille Hochzeit and Hochzeit alone are games of one against three, too.
        Deal::Game => {
            if !two_against_two(&points) && !players.iter().any(|&p| alone(&points, p)) {
                flaws.push(Flaw::UnequalSides);
            }
        }
        Deal::Lustsolo(soloist) | Deal::Pflichtsolo(soloist) | Deal::Forced(soloist) => {
            if !alone(&points, soloist) {
                flaws.push(Flaw::NotThreefold(soloist));
            }
        }
    }
    let penalties: Vec<(Position, i32)> = players.iter().map(|&p| (p, entry.penalty[p])).collect();
    let paid = penalty(&penalties);
    let odd = players.iter().filter(|&&p| (entry.game[p] ^ entry.penalty[p]) & 1 != 0).count();
    // TSR 10: the check of even and odd is off where somebody sits out.
    let uneven = size == TableSize::Four && !matches!(odd, 0 | 4);
    let asked = match paid {
        Penalty::To(_, price) if price % 2 == 0 => checks > Checks::BeforeFive,
        Penalty::To(..) => checks > Checks::BeforeFour,
        _ => false,
    };
    match paid {
        Penalty::To(by, _) if asked && !played_alone(by, deal, kind, &points) => {
            flaws.push(Flaw::NoSoloist(by));
        }
        // 7.3.3: 3, 15 and 21 for a soloist may break it.
        Penalty::To(_, price) if price % 2 != 0 => {}
        _ if uneven => flaws.push(Flaw::Parity),
        // In a solo Kontra pays to the soloist what it pays in thirds otherwise, and several offences come to anything.
        Penalty::Other
            if checks > Checks::BeforeFive
                && of_penalty == 0
                && !players.iter().any(|&by| played_alone(by, deal, kind, &points)) =>
        {
            flaws.push(Flaw::NoPrice);
        }
        _ => {}
    }
    let stopped = match paid {
        Penalty::To(_, price) => price > 3 && points.iter().any(|(_, points)| *points != 0),
        Penalty::Serious => true,
        Penalty::Shared | Penalty::Other => false,
    };
    if stopped && deal != Deal::NotPlayed && checks > Checks::BeforeFive {
        flaws.push(Flaw::Stopped);
    }
    flaws
}
