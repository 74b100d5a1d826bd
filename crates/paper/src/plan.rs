//! The seating of a round for the wall (Sitzplan): by name, so that everybody finds himself, and by table.

use wording::{Lexicon, msg};

use crate::{
    PaperError,
    font::Fonts,
    page::{A4, GREY, HAIR, Page, Rect, Style, THIN},
};

/// The seating of a round.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Plan {
    /// The name of the tournament.
    pub tournament: String,
    /// The date as it shall be read.
    pub date: Option<String>,
    /// The round.
    pub round: u32,
    /// Who sits at each table, from table 1 and position 1 on.
    pub tables: Vec<Vec<String>>,
}

const MARGIN: f32 = 14.0;
const TOP: f32 = 34.0;
const BOTTOM: f32 = 14.0;
const GAP: f32 = 8.0;
/// A row of the names: as high as can be read from some steps away, and lower where there are many.
const ROW: f32 = 10.5;
const LOW_ROW: f32 = 7.2;
const HEAD: f32 = 6.0;
const NUMBERS: f32 = 15.0;
/// A table, and each who sits there.
const TABLE: f32 = 12.0;
const SEAT: f32 = 7.2;
const ACROSS: usize = 3;

/// The pages of these rounds: each by name, then by table.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    plans: &[Plan],
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    let mut pages = Vec::new();
    for plan in plans {
        by_name(fonts, plan, &mut pages, words);
        by_table(fonts, plan, &mut pages, words);
    }
    if pages.is_empty() { Err(PaperError::NoSheets) } else { Ok(pages) }
}

fn begin<'f>(fonts: &'f Fonts, plan: &Plan, words: &Lexicon) -> Page<'f> {
    let mut page = Page::upright(fonts);
    let cell = Rect::new(MARGIN, 12.0, A4.0 - 2.0 * MARGIN, 8.0);
    let right = Rect { x: cell.x + cell.w * 0.6, w: cell.w * 0.4, ..cell };
    let taken = page.write(right, plan.date.as_deref().unwrap_or_default(), Style::new(9.0).right()).w;
    let name = Rect { w: cell.w - taken - 4.0, ..cell };
    page.write(name, &plan.tournament, Style::new(11.0).grey(GREY).lines(2).down_to(6.0));
    let round = words.say(msg::TournamentHeadingRound { round: &plan.round.to_string() });
    let heading = format!("{} · {round}", words.say(msg::PaperPlanTitle));
    page.write(Rect { y: 20.0, h: 11.0, ..cell }, &heading, Style::new(22.0).bold().down_to(9.0));
    page
}

/// Everybody with his table and place, in two columns, in the order of the alphabet.
fn by_name<'f>(fonts: &'f Fonts, plan: &Plan, pages: &mut Vec<Page<'f>>, words: &Lexicon) {
    let tables = plan.tables.iter().zip(1_usize..);
    let mut all: Vec<(&str, usize, usize)> = tables
        .flat_map(|(names, table)| names.iter().zip(1..).map(move |(name, place)| (&**name, table, place)))
        .collect();
    all.sort_by_cached_key(|(name, table, _)| (name.to_lowercase(), *table));
    let free = A4.1 - TOP - HEAD - BOTTOM;
    let fits = |row: f32| (free / row) as usize;
    let row = if 2 * fits(ROW) >= all.len() { ROW } else { LOW_ROW };
    let width = (A4.0 - 2.0 * MARGIN - GAP) / 2.0;
    for on_page in all.chunks(2 * fits(row)) {
        let mut page = begin(fonts, plan, words);
        // Two columns of the same height, so that few names do not stand in one alone.
        for (column, names) in on_page.chunks(on_page.len().div_ceil(2)).enumerate() {
            let x = MARGIN + column as f32 * (width + GAP);
            let part = |y: f32, h: f32| {
                let name = Rect::new(x, y, width - 2.0 * NUMBERS, h);
                let table = Rect::new(name.right(), y, NUMBERS, h);
                (name, table, Rect { x: table.right(), ..table })
            };
            let small = Style::new(8.0).grey(GREY).down_to(5.0);
            let (_, table, place) = part(TOP, HEAD);
            page.write(table, &words.say(msg::PaperCardTable), small.centre());
            page.write(place, &words.say(msg::PaperCardPosition), small.centre());
            for (i, (name, at, seat)) in names.iter().enumerate() {
                let y = TOP + HEAD + i as f32 * row;
                page.grey_line((x, y), (x + width, y), HAIR);
                let (cell, table, place) = part(y, row);
                let cell = Rect { w: cell.w - 1.5, ..cell };
                page.write(cell, name, Style::new(row * 1.45).lines(2).down_to(6.0));
                let figure = Style::new(row * 1.7).down_to(7.0).centre();
                page.write(table, &at.to_string(), figure.bold());
                page.write(place, &seat.to_string(), figure);
            }
            let y = TOP + HEAD + names.len() as f32 * row;
            page.grey_line((x, y), (x + width, y), HAIR);
        }
        pages.push(page);
    }
}

/// The tables, each with who sits there from position 1 on.
fn by_table<'f>(fonts: &'f Fonts, plan: &Plan, pages: &mut Vec<Page<'f>>, words: &Lexicon) {
    let most = plan.tables.iter().map(Vec::len).max().unwrap_or_default();
    let (width, height) =
        ((A4.0 - 2.0 * MARGIN - (ACROSS - 1) as f32 * GAP) / ACROSS as f32, TABLE + most as f32 * SEAT);
    let down = (((A4.1 - TOP - BOTTOM + GAP) / (height + GAP)) as usize).max(1);
    let tables: Vec<_> = plan.tables.iter().zip(1_usize..).collect();
    for on_page in tables.chunks(ACROSS * down) {
        let mut page = begin(fonts, plan, words);
        for (i, (names, number)) in on_page.iter().enumerate() {
            let (column, line) = ((i % ACROSS) as f32, (i / ACROSS) as f32);
            let (x, y) = (MARGIN + column * (width + GAP), TOP + line * (height + GAP));
            page.frame(Rect::new(x, y, width, TABLE + names.len() as f32 * SEAT), THIN);
            let heading = words.say(msg::TournamentHeadingTable { table: &number.to_string() });
            let cell = Rect::new(x, y, width, TABLE).narrowed(2.0);
            page.write(cell, &heading, Style::new(17.0).bold().down_to(8.0));
            for (place, name) in names.iter().enumerate() {
                let y = y + TABLE + place as f32 * SEAT;
                let figure = Rect::new(x + 2.0, y, 6.0, SEAT);
                page.write(figure, &(place + 1).to_string(), Style::new(9.0).grey(GREY));
                let name_cell = Rect::new(figure.right(), y, width - 10.0, SEAT);
                page.write(name_cell, name, Style::new(11.0).lines(2).down_to(5.5));
            }
        }
        pages.push(page);
    }
}
