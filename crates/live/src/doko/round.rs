//! A round: the deals of a list, one after the other, at the same table (S1.4, S2).

use doppelkopf::Kind;
use doppelkopf_laws as laws;
use doppelkopf_rules::{Point, Position, Preset, Rules, TableSize};
use serde::{Deserialize, Serialize};
use tournament::{Deal as InTheBooks, Entry, List, Next, Outcome, Override};

use super::{BadDeal, Deal, DealSetup, setup::rules};
use crate::{Chair, Text};

/// A round as it is stored. Position 1 deals first, and everybody owes his Pflichtsolo (S2.1, S8.1).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RoundSetup {
    /// The cards of the first deal, place by place.
    pub hands: [Vec<Text<Kind>>; 4],
    /// Whose clauses are named.
    #[serde(default)]
    pub rules: Text<Preset>,
    /// The open points that are read the other way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub readings: Vec<Text<Point>>,
}

impl RoundSetup {
    fn rules(&self) -> Rules {
        rules(self.rules.0, &self.readings)
    }

    /// The first deal.
    ///
    /// # Errors
    /// [`BadDeal`], if the cards are none.
    pub fn first(&self) -> Result<DealSetup, BadDeal> {
        let list = List::under(TableSize::Four, self.rules());
        self.deal(&list, self.hands.clone()).ok_or(BadDeal::RoundOver)
    }

    /// The deal that comes next on this list, with these cards; nothing where the round is over.
    pub(crate) fn deal(&self, list: &List, hands: [Vec<Text<Kind>>; 4]) -> Option<DealSetup> {
        let next = list.round().next()?;
        let owing = list.round().owing();
        Some(DealSetup {
            dealer: chair(next.dealer)?,
            hands,
            rules: self.rules,
            readings: self.readings.clone(),
            owes: Chair::ALL.map(|chair| owing.contains(super::position(chair))),
            forced: next.forced.is_some(),
            misdealt: false,
        })
    }

    /// The list after these deals. `time_up`: after how many of them the time was up.
    pub(crate) fn list<'a>(&self, deals: impl Iterator<Item = &'a Deal>, time_up: Option<usize>) -> List {
        let mut list = List::under(TableSize::Four, self.rules());
        for (i, deal) in deals.enumerate() {
            if time_up == Some(i) {
                list.time_is_up();
            }
            let entry = entry(deal);
            if list.enter(entry).is_err() {
                // The table of the rules has counted it: it stands as it counted.
                let by = Override { by: "table".to_owned(), reason: "as it was ruled".to_owned() };
                let _ = list.enter_anyway(entry, by);
            }
        }
        if time_up == Some(list.lines().len()) {
            list.time_is_up();
        }
        list
    }
}

fn chair(position: Position) -> Option<Chair> {
    Chair::new(position.number())
}

/// What a deal that is over comes to.
fn entry(deal: &Deal) -> Entry {
    let table = deal.table();
    let not_played = Entry { penalty: table.penalty(), ..Entry::new(Outcome::NotPlayed, [0; 5]) };
    let Some(Ok(line)) = table.line() else { return not_played };
    Entry {
        outcome: match line.outcome {
            laws::Outcome::NotPlayed => Outcome::NotPlayed,
            laws::Outcome::Game => Outcome::Game,
            laws::Outcome::Solo(by) => Outcome::Solo(by),
        },
        dealt_by: line.dealt_by,
        game: line.game,
        penalty: line.penalty,
        ..not_played
    }
}

/// The round, for everybody.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "TableRound"))]
#[serde(rename_all = "kebab-case")]
pub struct RoundView {
    /// The number of the deal on the list; one that was not played is dealt again under the same.
    pub number: u8,
    /// How many there will be in all; nothing, where that hangs on the deal that is played when the time is up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<u8>,
    /// The list so far.
    pub lines: Vec<LineView>,
    /// Who still owes his Pflichtsolo.
    pub owing: Vec<Chair>,
    /// What comes next, once the deal is over; nothing, if that was the last.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<NextView>,
    /// May the viewer deal it?
    pub may_deal: bool,
    /// The time is up: the games left are struck, Pflichtsoli are still played (4.1.9).
    pub time_up: bool,
    /// Is the round over?
    pub over: bool,
}

/// A line of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RoundLine"))]
#[serde(rename_all = "kebab-case")]
pub struct LineView {
    /// Its number.
    pub number: u8,
    /// Who dealt.
    pub dealer: Chair,
    /// What it was in the books.
    pub kind: LineKind,
    /// Who played alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub soloist: Option<Chair>,
    /// The points of the game, place by place.
    pub points: [i32; 4],
    /// The penalty points.
    pub penalty: [i32; 4],
    /// The totals after it.
    pub totals: [i32; 4],
}

/// What a deal was in the books.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "RoundLineKind"))]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say all there is")]
pub enum LineKind {
    NotPlayed,
    Game,
    Lustsolo,
    Pflichtsolo,
    Forced,
}

impl From<InTheBooks> for LineKind {
    fn from(deal: InTheBooks) -> LineKind {
        match deal {
            InTheBooks::NotPlayed => LineKind::NotPlayed,
            InTheBooks::Game => LineKind::Game,
            InTheBooks::Lustsolo(_) => LineKind::Lustsolo,
            InTheBooks::Pflichtsolo(_) => LineKind::Pflichtsolo,
            InTheBooks::Forced(_) => LineKind::Forced,
        }
    }
}

/// The deal that comes next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "NextDeal"))]
#[serde(rename_all = "kebab-case")]
pub struct NextView {
    /// Its number.
    pub number: u8,
    /// Who deals.
    pub dealer: Chair,
    /// Who must play his Pflichtsolo (4.1.9).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forced: Option<Chair>,
}

impl NextView {
    /// What the list says of the deal that comes next.
    pub(crate) fn of(next: Next) -> Option<NextView> {
        Some(NextView {
            number: next.number,
            dealer: chair(next.dealer)?,
            forced: next.forced.and_then(chair),
        })
    }
}

/// The round on this list. `over`: the deal that is played is over and stands on it.
pub(crate) fn view(list: &List, over: bool, may_deal: bool, time_up: bool) -> RoundView {
    let next = list.round().next();
    let lines = list.lines();
    let four = |of: &doppelkopf_rules::ByPosition<i32>| Chair::ALL.map(|at| of[super::position(at)]);
    let line = |line: &tournament::Line| {
        Some(LineView {
            number: line.place.number,
            dealer: chair(line.place.dealer)?,
            kind: line.deal.into(),
            soloist: line.deal.soloist().and_then(chair),
            points: four(&line.entry.game),
            penalty: four(&line.entry.penalty),
            totals: four(&line.running),
        })
    };
    let last = lines.last().map_or(0, |line| line.place.number);
    let upcoming = next.map_or(last, |next| next.number);
    let before = upcoming - u8::from(next.is_some() && upcoming > 0);
    RoundView {
        number: if over { last } else { upcoming },
        of: (list.is_struck() || !time_up).then(|| before + list.round().left()),
        lines: lines.iter().filter_map(line).collect(),
        owing: list.round().owing().iter().filter_map(chair).collect(),
        next: next.filter(|_| over).and_then(NextView::of),
        may_deal,
        time_up,
        over: over && next.is_none(),
    }
}
