//! Where a record says something else than the rules.

use std::collections::{BTreeMap, BTreeSet};

use doppelkopf::{Game, Party};
use doppelkopf_rules::Position;
use doppelkopf_score::{Call, Item, Reason, Score, Under};

use crate::{Action, GameType, judge::Table, run::Run};

/// A place where a record and the rules differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// Where.
    pub what: What,
    /// By the rules.
    pub ours: String,
    /// In the record.
    pub theirs: String,
}

/// What a record and the rules can differ in.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum What {
    /// Which game it is.
    Game,
    /// Who is Re.
    Re,
    /// The Augen of a side.
    Augen(Party),
    /// The Augen of a player.
    AugenOf(Position),
    /// The points of a player of this side.
    Points(Party),
    /// The points of a player.
    PointsOf(Position),
    /// An item of the reckoning, by the name that records give it.
    Counted(String),
    /// What was allowed at a step; each side has what only it allows.
    Allowed {
        /// Which, from 1 on.
        step: usize,
    },
}

/// All of them: what was allowed first, then the result.
pub(crate) fn differences(table: &Table<'_>, run: &Run, score: Option<&Score>) -> Vec<Difference> {
    let mut all = Vec::new();
    let game = game_type(run.game);
    if let Some(named) = table.record.game.filter(|&named| named != game) {
        all.push(Difference { what: What::Game, ours: game.to_string(), theirs: named.to_string() });
    }
    for (step, may) in &run.allowed {
        let theirs = step.checked_sub(1).and_then(|i| table.record.steps.get(i)?.allowed.as_deref());
        all.extend(allowed(*step, may, theirs.unwrap_or_default()));
    }
    if let Some(score) = score {
        result(table, run, score, &mut all);
    }
    all
}

const fn game_type(game: Game) -> GameType {
    match game {
        Game::Normal => GameType::Normal,
        Game::Hochzeit { .. } => GameType::Hochzeit,
        Game::Solo { trumps, .. } => GameType::Solo(trumps),
    }
}

fn allowed(step: usize, ours: &[Action], theirs: &[Action]) -> Option<Difference> {
    let only = |these: &[Action], those: &[Action]| {
        let only = these.iter().filter(|action| !those.contains(action));
        only.map(ToString::to_string).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
    };
    let (ours, theirs) = (only(ours, theirs), only(theirs, ours));
    let differ = !ours.is_empty() || !theirs.is_empty();
    differ.then_some(Difference { what: What::Allowed { step }, ours, theirs })
}

fn result(table: &Table<'_>, run: &Run, score: &Score, all: &mut Vec<Difference>) {
    let given = &table.record.given;
    let Some(result) = run.course.result(table.seating) else { return };
    let mut differ = |what, ours: i64, theirs: Option<i64>| {
        if let Some(theirs) = theirs.filter(|&theirs| theirs != ours) {
            all.push(Difference { what, ours: ours.to_string(), theirs: theirs.to_string() });
        }
    };
    let positions =
        || Position::ALL.into_iter().filter_map(|position| Some((position, table.seating.place(position)?)));
    for party in Party::BOTH {
        differ(What::Augen(party), result.augen(party).into(), *given.augen.of(party));
    }
    for (position, place) in positions() {
        let augen = run.course.augen_of(place);
        differ(What::AugenOf(position), augen.into(), given.augen_of.map(|of| of[position]));
    }
    for party in Party::BOTH {
        let player = positions().find(|&(_, place)| run.course.party(place) == Some(party));
        if let Some((position, _)) = player {
            differ(What::Points(party), score.points[position].into(), *given.points.of(party));
        }
    }
    for (position, _) in positions() {
        let theirs = given.points_of.map(|of| of[position]);
        differ(What::PointsOf(position), score.points[position].into(), theirs);
    }
    if let Some(counted) = &given.counted {
        let ours = ours_counted(score);
        let names: BTreeSet<&String> = counted.keys().chain(ours.keys()).collect();
        for name in names.into_iter().filter(|name| !IS_NO_ITEM.contains(&name.as_str())) {
            let of = |map: &BTreeMap<String, i64>| map.get(name).copied().unwrap_or(0);
            differ(What::Counted(name.clone()), of(&ours), Some(of(counted)));
        }
    }
    if let Some(re) = given.re.filter(|&re| re != result.re) {
        all.push(Difference { what: What::Re, ours: result.re.to_string(), theirs: re.to_string() });
    }
}

/// What records count that is no item: the points themselves, and that it was a solo.
const IS_NO_ITEM: [&str; 2] = ["points", "is_solo"];

/// The items under the names that records give them.
fn ours_counted(score: &Score) -> BTreeMap<String, i64> {
    let mut counted = BTreeMap::new();
    for item in &score.items {
        *counted.entry(name(*item, score.winner.is_some())).or_insert(0) += i64::from(item.points);
    }
    counted
}

fn name(item: Item, is_won: bool) -> String {
    let party = |party| if party == Party::Re { "re" } else { "kontra" };
    let to = party(item.to);
    match item.reason {
        Reason::Won => "winning_points".to_owned(),
        Reason::Under(Under::Schwarz) => "winning_black".to_owned(),
        // When nobody has won, both sides may have held the other under a mark.
        Reason::Under(under) if is_won => format!("winning_under_{}", mark(under)),
        Reason::Under(under) => format!("winning_under_{}_{to}", mark(under)),
        Reason::Called(by) => format!("{}_announcement", party(by)),
        Reason::Absage(by, Call::Schwarz) => format!("{}_black_announcement", party(by)),
        Reason::Absage(by, call) => format!("{}_under_{}_announcement", party(by), left(call)),
        Reason::Against(Call::Schwarz) => format!("{to}_reached_30_against_black"),
        Reason::Against(call) => format!("{to}_reached_{}_against_no_{}", left(call) + 30, left(call)),
        Reason::GegenRe => "against_club_queens".to_owned(),
        Reason::Doppelkopf => format!("number_of_doppelkopf_{to}"),
        Reason::Fox => format!("fuchs_gefangen_{to}"),
        Reason::Karlchen => format!("karlchen_last_trick_{to}"),
    }
}

const fn mark(under: Under) -> u8 {
    match under {
        Under::Ninety => 90,
        Under::Sixty => 60,
        Under::Thirty => 30,
        Under::Schwarz => 0,
    }
}

/// The Augen that an Absage leaves the others.
const fn left(call: Call) -> u8 {
    match call {
        Call::Won => 120,
        Call::Keine90 => 90,
        Call::Keine60 => 60,
        Call::Keine30 => 30,
        Call::Schwarz => 0,
    }
}
