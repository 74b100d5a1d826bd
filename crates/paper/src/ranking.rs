//! Rankings of players and teams.

mod model;
mod table;

use wording::{Lexicon, msg};

pub use self::model::{RankedPlayer, RankedTeam, Ranking, TieBreakRule};
use self::table::{Column, Flow, MARGIN};
use crate::{
    PaperError,
    font::Fonts,
    number::plain,
    page::{A4, Align, GREY, Page, Rect, Style},
};

const RANK: f32 = 13.0;
const NUMBER: f32 = 13.0;
const DEDUCTION: f32 = 17.0;
const TOTAL: f32 = 19.0;
const MARK: f32 = 5.0;
const ROW: f32 = 6.4;
/// No name is squeezed into less than this; a club may be.
const NAME: f32 = 42.0;
const CLUB: f32 = 24.0;
/// A round takes this much, or less if there are many.
const ROUND: (f32, f32) = (15.0, 9.5);

/// The pages: players, then teams.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    ranking: &Ranking,
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    ranking.check()?;
    let wide = widths(ranking, A4.0).is_err();
    let (width, heading) = (if wide { A4.1 } else { A4.0 }, heading(ranking, words));
    let columns = player_columns(ranking, widths(ranking, width)?, words);
    let top = if wide { 30.0 } else { 31.0 };
    let mut flow = Flow::new(fonts, wide, top, |page| title(page, ranking, &heading));
    let used = ranking.used();
    let rows: Vec<Vec<String>> = ranking.players.iter().map(|p| player_row(ranking, p, &used)).collect();
    flow.table(&columns, &rows, ROW, 2);
    let mut notes = Vec::new();
    if !ranking.tie_breaks.is_empty() {
        let chain: Vec<String> = ranking.tie_breaks.iter().map(|&rule| rule_name(rule, words)).collect();
        notes.push(words.say(msg::PaperRankingChain { list: &chain.join(" → ") }));
    }
    for (rule, mark) in &used {
        notes.push(words.say(msg::PaperRankingDecided { mark, rule: &rule_name(*rule, words) }));
    }
    if ranking.players.iter().any(|player| player.rounds.contains(&None)) {
        notes.push(words.say(msg::PaperRankingMissed));
    }
    if !ranking.out.is_empty() {
        notes.push(words.say(msg::PaperRankingOut { names: &ranking.out.join(" · ") }));
    }
    flow.take(2.0);
    for note in notes {
        if let Some((page, cell)) = flow.take(4.2) {
            page.write(cell.narrowed(1.2), &note, Style::new(8.0).grey(GREY));
        }
    }
    if !ranking.teams.is_empty() {
        teams(&mut flow, ranking, width, words);
    }
    Ok(flow.finish(|m, total| words.say(msg::PaperPage { m, total })))
}

fn heading(ranking: &Ranking, words: &Lexicon) -> String {
    let state = if ranking.finished {
        words.say(msg::PaperRankingFinal)
    } else {
        words.say(msg::PaperRankingAfter { m: ranking.rounds })
    };
    format!("{} · {state}", words.say(msg::PaperRankingTitle))
}

fn title(page: &mut Page<'_>, ranking: &Ranking, heading: &str) {
    let cell = Rect::new(MARGIN + 1.2, 11.0, page.size.0 - 2.0 * MARGIN - 2.4, 11.0);
    page.write(cell, &ranking.tournament, Style::new(16.0).bold().lines(2).down_to(8.0));
    let cell = Rect { y: 22.0, h: 6.5, ..cell };
    let date = ranking.date.as_deref().unwrap_or_default();
    let right = Rect { x: cell.x + cell.w * 0.6, w: cell.w * 0.4, ..cell };
    let taken = page.write(right, date, Style::new(9.0).right()).w;
    page.write(Rect { w: cell.w - taken - 4.0, ..cell }, heading, Style::new(11.0));
}

/// What name, club and round get on a page so wide.
#[derive(Clone, Copy)]
struct Widths {
    name: f32,
    club: f32,
    round: f32,
}

fn widths(ranking: &Ranking, page: f32) -> Result<Widths, PaperError> {
    let rounds = ranking.rounds;
    let number = if ranking.numbers() { NUMBER } else { 0.0 };
    let deduction = if ranking.deductions() { DEDUCTION } else { 0.0 };
    let free = page - 2.0 * MARGIN - RANK - number - deduction - TOTAL - MARK;
    let least = NAME + if ranking.clubs() { CLUB } else { 0.0 };
    let round = ((free - least) / rounds.max(1) as f32).min(ROUND.0);
    if round < ROUND.1 {
        return Err(PaperError::TooManyRounds { rounds, most: ((free - least) / ROUND.1) as usize });
    }
    let rest = free - round * rounds as f32;
    let club = if ranking.clubs() { rest * 0.42 } else { 0.0 };
    Ok(Widths { name: rest - club, club, round })
}

fn player_columns(ranking: &Ranking, widths: Widths, words: &Lexicon) -> Vec<Column> {
    let Widths { name, club, round } = widths;
    let mut columns = vec![Column::new(words.say(msg::PaperRankingRank), RANK, Align::Right).bold()];
    if ranking.numbers() {
        columns.push(Column::new(words.say(msg::PaperRankingNumber), NUMBER, Align::Right));
    }
    columns.push(Column::new(words.say(msg::PaperRankingName), name, Align::Left).bold());
    if ranking.clubs() {
        columns.push(Column::new(words.say(msg::PaperRankingClub), club, Align::Left));
    }
    for m in 1..=ranking.rounds {
        columns.push(Column::new(words.say(msg::PaperRankingRound { m }), round, Align::Right));
    }
    if ranking.deductions() {
        columns.push(Column::new(words.say(msg::PaperRankingDeduction), DEDUCTION, Align::Right));
    }
    columns.push(Column::new(words.say(msg::PaperRankingTotal), TOTAL, Align::Right).bold());
    columns.push(Column::new(String::new(), MARK, Align::Left));
    columns
}

fn player_row(ranking: &Ranking, player: &RankedPlayer, used: &[(TieBreakRule, String)]) -> Vec<String> {
    let mut row = vec![player.rank.to_string()];
    if ranking.numbers() {
        row.push(player.number.map(|number| number.to_string()).unwrap_or_default());
    }
    row.push(player.name.clone());
    if ranking.clubs() {
        row.push(player.club.clone().unwrap_or_default());
    }
    let round = |points: &Option<i32>| points.map_or("–".to_owned(), |points| plain(points.into()));
    row.extend(player.rounds.iter().map(round));
    if ranking.deductions() {
        let deduction = -i64::from(player.deduction);
        row.push(if deduction == 0 { String::new() } else { plain(deduction) });
    }
    row.push(plain(player.total));
    let mark = used.iter().find(|(rule, _)| player.decided_by == Some(*rule));
    row.push(mark.map(|(_, mark)| mark.clone()).unwrap_or_default());
    row
}

fn rule_name(rule: TieBreakRule, words: &Lexicon) -> String {
    match rule {
        TieBreakRule::BestRound => words.say(msg::PaperTieBestRound),
        TieBreakRule::LastRound => words.say(msg::PaperTieLastRound),
        TieBreakRule::WonPflichtsoli => words.say(msg::PaperTieWonPflichtsoli),
        TieBreakRule::Lot => words.say(msg::PaperTieLot),
        TieBreakRule::MoreRounds => words.say(msg::PaperTieMoreRounds),
    }
}

fn teams<'f, T: Fn(&mut Page<'f>)>(flow: &mut Flow<'f, T>, ranking: &Ranking, width: f32, words: &Lexicon) {
    let free = width - 2.0 * MARGIN - RANK - TOTAL - MARK;
    let columns = [
        Column::new(words.say(msg::PaperRankingRank), RANK, Align::Right).bold(),
        Column::new(words.say(msg::PaperRankingTeam), free * 0.36, Align::Left).bold(),
        Column::new(words.say(msg::PaperRankingMembers), free * 0.64, Align::Left),
        Column::new(words.say(msg::PaperRankingTotal), TOTAL, Align::Right).bold(),
        Column::new(String::new(), MARK, Align::Left),
    ];
    let rows: Vec<Vec<String>> = ranking
        .teams
        .iter()
        .map(|team| {
            vec![
                team.rank.to_string(),
                team.name.clone(),
                team.members.join(" · "),
                plain(team.total),
                String::new(),
            ]
        })
        .collect();
    // The heading goes with the head and a few teams.
    if let Some((page, cell)) = flow.keep(12.0, 12.0 + 7.0 + 9.0 * rows.len().min(3) as f32) {
        let cell = Rect { y: cell.y + 3.0, h: 9.0, ..cell };
        page.write(cell.narrowed(1.2), &words.say(msg::PaperRankingTeams), Style::new(12.0).bold());
    }
    flow.table(&columns, &rows, 9.0, 2);
}
