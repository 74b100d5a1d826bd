//! A tournament for programs.

use serde::Serialize;

pub use crate::make::{export, item, items, ranking, round, table, tournament};

/// Everything there is.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ExportJson {
    /// The tournament.
    pub tournament: TournamentJson,
    /// All lists.
    pub tables: Vec<TableJson>,
    /// The ranking.
    pub ranking: RankingJson,
}

/// A tournament.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentJson {
    /// Its name.
    pub name: String,
    /// The day.
    pub date: String,
    /// sheet or tsr.
    pub rules: String,
    /// How many rounds it has.
    pub rounds: usize,
    /// The seed of its lots.
    pub seed: u64,
    /// What decides between equal sums.
    pub tie_breaks: Vec<String>,
    /// The minutes of a round at tables of four and of five, if there is a time limit.
    pub minutes: Option<[u16; 2]>,
    /// Who takes part.
    pub players: Vec<PlayerJson>,
    /// The rounds that are drawn.
    pub drawn: Vec<RoundJson>,
    /// The tables that have called the referee, the oldest call first.
    pub calls: Vec<CallJson>,
}

/// A table that has called the referee.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CallJson {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: usize,
    /// Who called.
    pub who: String,
    /// When.
    pub when: String,
    /// Who goes there, if somebody does.
    pub comes: Option<String>,
}

/// Penalty points of a ruling that wait for the line of their game.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NotedJson {
    /// Which of those of the table, from 1 on.
    pub number: usize,
    /// From position 1 on.
    pub penalty: Vec<i32>,
    /// Who noted them.
    pub who: String,
    /// When.
    pub when: String,
    /// Why: what was ruled on, in the language asked for, or the words in which it was entered.
    pub why: String,
    /// What was ruled on, where the desk ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<RuledJson>,
}

/// What was ruled on.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RuledJson {
    /// What was done, by the word that it has at the desk.
    pub act: String,
    /// The positions of those who did it, as far as it matters.
    pub by: Vec<u8>,
}

/// A player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerJson {
    /// The start number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The club.
    pub club: Option<String>,
    /// The first round that he plays.
    pub from: usize,
    /// The last, if he leaves early.
    pub until: Option<usize>,
    /// Rounds between that he misses.
    pub misses: Vec<usize>,
    /// Why he is disqualified, if he is.
    pub disqualified: Option<String>,
    /// What was taken off him, also what was given back.
    pub deductions: Vec<DeductionJson>,
    /// Warnings.
    pub warnings: Vec<WarningJson>,
}

/// A deduction by the Schiedsgericht.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DeductionJson {
    /// Which of the player's deductions, from 1 on.
    pub number: usize,
    /// The round.
    pub round: usize,
    /// How many points.
    pub points: u8,
    /// Who.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
    /// That it was taken back, if it was; then it does not count.
    pub taken_back: Option<TakenBackJson>,
}

/// That a deduction was taken back.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TakenBackJson {
    /// Who.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
}

/// A round.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RoundJson {
    /// From 1 on.
    pub round: usize,
    /// What its lot came from.
    pub seed: u64,
    /// What was found when it was drawn.
    pub found: Option<FoundJson>,
    /// Was the seating changed by hand?
    pub edited: bool,
    /// Are all lists in?
    pub closed: bool,
    /// Its tables.
    pub tables: Vec<SeatsJson>,
}

/// What was found in a draw.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FoundJson {
    /// Repeated meetings.
    pub repeats: usize,
    /// The fewest that could be proven.
    pub repeats_bound: usize,
    /// Pairs of club mates at one table in round 1.
    pub club_mates: usize,
    /// The fewest that could be proven.
    pub club_mates_bound: usize,
    /// Stays at a table of five or more before others had theirs.
    pub fives_again: usize,
}

/// A table.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatsJson {
    /// From 1 on.
    pub table: usize,
    /// Start numbers from position 1 on.
    pub players: Vec<u32>,
    /// Who of them sits at another table as well (Springer).
    pub springers: Vec<u32>,
    /// Lines in its list.
    pub lines: usize,
    /// Is the list complete?
    pub complete: bool,
    /// Lines in which two readings differ.
    pub disputed: Vec<usize>,
}

/// A table with its list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TableJson {
    /// The round.
    pub round: usize,
    /// The table.
    pub table: usize,
    /// Start numbers from position 1 on.
    pub players: Vec<u32>,
    /// Who keeps the list: the position whose duty it is, or of the one who has taken it over.
    pub keeps_list: u8,
    /// Why the table stopped before its round was over, if it has.
    pub ended: Option<EndedJson>,
    /// Minutes that the referee has added.
    pub extra_minutes: u32,
    /// The deal that comes next.
    pub next: Option<NextJson>,
    /// Who still owes the Pflichtsolo.
    pub owing: Vec<u8>,
    /// The list.
    pub lines: Vec<LineJson>,
    /// Lines in which two readings differ.
    pub disputed: Vec<usize>,
    /// The totals; a line in which two readings differ does not count.
    pub totals: Vec<i32>,
    /// What was changed.
    pub changes: Vec<ChangeJson>,
    /// Penalty points that wait for the line of their game.
    pub noted: Vec<NotedJson>,
    /// Appeals to the Schiedsgericht.
    pub appeals: Vec<AppealJson>,
    /// Who has left while the others play on.
    pub gone: Vec<GoneJson>,
    /// Who plays in place of a player.
    pub substitutes: Vec<SubstituteJson>,
}

/// An appeal to the Schiedsgericht.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AppealJson {
    /// Who appeals, by his start number.
    pub player: u32,
    /// Against what, in words.
    pub against: String,
    /// The line, where that has its place now.
    pub line: Option<usize>,
    /// Who noted it.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
    /// What became of it: upheld, dismissed, withdrawn.
    pub verdict: Option<&'static str>,
    /// Why that.
    pub grounds: Option<String>,
}

/// That a player has left a table that plays on.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GoneJson {
    /// The start number.
    pub player: u32,
    /// Who noted it.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
}

/// Somebody who plays in place of a player.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SubstituteJson {
    /// The start number of the player, for whom it counts.
    pub player: u32,
    /// Who plays.
    pub name: String,
    /// Who noted it.
    pub who: String,
    /// When.
    pub when: String,
}

/// That a table stopped before its round was over.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EndedJson {
    /// Who noted it.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
    /// So many deals lapsed, Pflichtsoli included.
    pub left: u8,
    /// Whose Pflichtsoli lapsed.
    pub owing: Vec<u8>,
}

/// A warning.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WarningJson {
    /// In which round.
    pub round: usize,
    /// Who noted it.
    pub who: String,
    /// When.
    pub when: String,
    /// Why: what was ruled on, in the language asked for, or the words in which it was entered.
    pub why: String,
    /// What was ruled on, where the desk ruled.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruled: Option<RuledJson>,
}

/// The deal that comes next.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextJson {
    /// Its number.
    pub number: u8,
    /// Who deals.
    pub dealer: u8,
    /// Who sits out: nobody at a table of four, the dealer at one of five, two or three at larger ones.
    pub sits_out: Vec<u8>,
    /// Who must play his Pflichtsolo.
    pub forced: Option<u8>,
    /// Who leads, unless somebody plays a Pflichtsolo.
    pub leads: u8,
}

/// A line of a list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LineJson {
    /// The number of the deal.
    pub number: u8,
    /// Who dealt.
    pub dealer: u8,
    /// What it was: game, not-played, pflichtsolo, forced, lustsolo.
    pub kind: &'static str,
    /// The soloist.
    pub soloist: Option<u8>,
    /// How it was played, if that is known: normal, hochzeit, hochzeit-alone, still, or the kind of solo (damen,
    /// buben, fleischlos, farbe:C, farbe:S, farbe:H, farbe:D).
    pub played: Option<String>,
    /// The game, if it was told.
    pub game: Option<String>,
    /// The points of the game.
    pub points: Vec<i32>,
    /// Penalty points.
    pub penalty: Vec<i32>,
    /// Deductions.
    pub deduction: Vec<u8>,
    /// What the penalty points or the deductions are for, if somebody wrote it.
    pub penalty_reason: Option<String>,
    /// The winners.
    pub winners: Vec<u8>,
    /// The totals after it; a line in which two readings differ does not count.
    pub running: Vec<i32>,
    /// How the points are reckoned, if the game was told.
    pub items: Vec<ItemJson>,
    /// What does not check.
    pub flaws: Vec<FlawJson>,
    /// Who accepted or corrected it.
    pub accepted_by: Option<String>,
    /// Why.
    pub reason: Option<String>,
    /// Who entered it.
    pub entered_by: Option<String>,
    /// When.
    pub entered_at: Option<String>,
}

/// A point of the reckoning.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ItemJson {
    /// Why, in words.
    pub reason: String,
    /// To whom.
    pub to: &'static str,
    /// How many.
    pub points: u8,
    /// The clause.
    pub clause: &'static str,
}

/// Something that does not check.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FlawJson {
    /// What it is, for programs.
    pub id: &'static str,
    /// In words.
    pub text: String,
    /// The clause.
    pub clause: &'static str,
}

/// A change of a list.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ChangeJson {
    /// The line.
    pub line: usize,
    /// Who.
    pub who: String,
    /// When.
    pub when: String,
    /// Why.
    pub why: String,
    /// What it was.
    pub before: Option<String>,
    /// What it became; none if it was struck out.
    pub after: Option<String>,
}

/// A ranking.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankingJson {
    /// After this round.
    pub after_round: usize,
    /// Are these rounds closed, and does every line count?
    pub is_final: bool,
    /// Disputed lines that do not count yet.
    pub disputed: usize,
    /// The players.
    pub players: Vec<RankedJson>,
    /// Start numbers of those who are disqualified.
    pub disqualified: Vec<u32>,
    /// The teams, if asked for.
    pub teams: Vec<TeamJson>,
}

/// A player in a ranking.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RankedJson {
    /// The rank; equals share it.
    pub rank: usize,
    /// The start number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// The club.
    pub club: Option<String>,
    /// Round by round; null where he was not there.
    pub rounds: Vec<Option<i32>>,
    /// Points taken off.
    pub deduction: u32,
    /// The sum.
    pub sum: i64,
}

/// A team in a ranking.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TeamJson {
    /// The rank.
    pub rank: usize,
    /// Its name.
    pub name: String,
    /// The sum.
    pub sum: i64,
}
