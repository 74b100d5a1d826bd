//! Score lists (Spiellisten), empty or filled in.

mod foot;
mod grid;
mod head;
mod model;
mod rows;

use wording::{Lexicon, msg};

pub use self::model::{Correction, Pflichtsolo, SheetEntry, SheetLine, SheetPlayer, TableSheet};
use self::{
    grid::{BODY, BOTTOM, CHECK, Grid, LEFT, RIGHT, ROWS_TOP, TITLE, TOP},
    rows::Row,
};
use crate::{
    PaperError,
    fit::wrap,
    font::{Fonts, MM_PER_PT, Weight, clean},
    page::{GREY, Page, Rect, Style, THICK, THIN},
};

/// A row is never lower or higher than this, in mm.
const LOWEST: f32 = 4.8;
const HIGHEST: f32 = 7.5;
/// Footnotes: size in points, height of a line in mm.
const NOTE: f32 = 7.0;
const NOTE_LINE: f32 = 3.4;

/// The pages of all lists, each beginning on its own.
pub(crate) fn lay_out<'f>(
    fonts: &'f Fonts,
    sheets: &[TableSheet],
    words: &Lexicon,
) -> Result<Vec<Page<'f>>, PaperError> {
    if sheets.is_empty() {
        return Err(PaperError::NoSheets);
    }
    let mut pages = Vec::new();
    for sheet in sheets {
        sheet.check()?;
        one(fonts, sheet, words, &mut pages);
    }
    Ok(pages)
}

fn one<'f>(fonts: &'f Fonts, sheet: &TableSheet, words: &Lexicon, pages: &mut Vec<Page<'f>>) {
    let (rows, notes) = rows::rows(sheet, words);
    let notes: Vec<String> = sheet.remarks.iter().cloned().chain(notes).collect();
    let wrapped = |texts: &[String]| -> Vec<Vec<String>> {
        texts.iter().map(|text| wrap(fonts, Weight::Regular, NOTE, &clean(text), RIGHT - LEFT)).collect()
    };
    let (notes, scheme) = (wrapped(&notes), wrapped(&sheet.scheme));
    let row_pages = split_rows(rows, words);
    let note_height = |notes: &[Vec<String>]| notes.iter().map(Vec::len).sum::<usize>() as f32 * NOTE_LINE;
    let last_rows = row_pages.last().map_or(0, Vec::len);
    let beside = last_rows as f32 * LOWEST + note_height(&notes) + 1.0 <= BODY;
    let note_pages = if beside { Vec::new() } else { split_notes(&notes) };
    let total = row_pages.len() + note_pages.len();
    let title = |m: usize| match total {
        1 => words.say(msg::PaperListTitle),
        _ => words.say(msg::PaperListContinued { m, total }),
    };
    let grid = Grid::new(sheet.players.len());
    for (i, rows) in row_pages.iter().enumerate() {
        let mut page = Page::upright(fonts);
        head::title(&mut page, sheet, &title(i + 1), words);
        head::columns(&mut page, grid, sheet, words);
        let last = i + 1 == row_pages.len();
        // The scheme stands on the first page, and a larger table has two.
        let own_notes = match () {
            () if i == 0 && !scheme.is_empty() => scheme.as_slice(),
            () if last && beside => notes.as_slice(),
            () => &[],
        };
        let free = BODY - if own_notes.is_empty() { 0.0 } else { note_height(own_notes) + 1.0 };
        let height = (free / rows.len().max(1) as f32).min(HIGHEST);
        let bottom = draw_rows(&mut page, grid, rows, height, words);
        if last {
            foot::draw(&mut page, grid, sheet, bottom, words);
        } else {
            Grid::across(&mut page, bottom, THICK);
        }
        foot::check(&mut page, sheet, words);
        foot::notes(&mut page, own_notes, NOTE, NOTE_LINE, BOTTOM - CHECK - note_height(own_notes));
        pages.push(page);
    }
    for (i, notes) in note_pages.iter().enumerate() {
        let mut page = Page::upright(fonts);
        head::title(&mut page, sheet, &title(row_pages.len() + i + 1), words);
        let heading = Rect::new(LEFT, NOTES_TOP - 8.0, RIGHT - LEFT, 7.0);
        page.write(heading, &words.say(msg::PaperListCorrections), Style::new(10.0).bold());
        foot::notes(&mut page, notes, NOTE, NOTE_LINE, NOTES_TOP);
        pages.push(page);
    }
}

/// Where the footnotes begin on a page of their own.
const NOTES_TOP: f32 = TOP + TITLE + grid::FIELDS + 10.0;

/// As many pages as it takes, all about as full; those after the first begin with the totals so far,
/// and no penalty is on another page than its game.
fn split_rows(rows: Vec<Row>, words: &Lexicon) -> Vec<Vec<Row>> {
    let most = (BODY / LOWEST) as usize;
    if rows.len() <= most {
        return vec![rows];
    }
    // A page may get a carried total and two rows below its last game on top.
    let pages = rows.len().div_ceil(most - 3);
    let full = rows.len().div_ceil(pages);
    let mut split = Vec::new();
    let mut page: Vec<Row> = Vec::new();
    for row in rows {
        let carried = usize::from(!split.is_empty());
        if page.len() >= full + carried && !row.below {
            let first = page.last().map(|last| rows::carried(&last.totals, words));
            split.push(std::mem::replace(&mut page, first.into_iter().collect()));
        }
        page.push(row);
    }
    split.push(page);
    split
}

fn split_notes(notes: &[Vec<String>]) -> Vec<Vec<Vec<String>>> {
    let most = ((BOTTOM - NOTES_TOP) / NOTE_LINE) as usize;
    let lines: Vec<Vec<String>> = notes.iter().flatten().map(|line| vec![line.clone()]).collect();
    lines.chunks(most.max(1)).map(<[_]>::to_vec).collect()
}

/// Draws the rows and says where they end.
fn draw_rows(page: &mut Page<'_>, grid: Grid, rows: &[Row], height: f32, words: &Lexicon) -> f32 {
    let size = (height * 1.5).min(9.5);
    let mut y = ROWS_TOP;
    let mut struck: Option<(f32, f32)> = None;
    for (i, row) in rows.iter().enumerate() {
        draw_row(page, grid, row, y, height, size);
        if row.struck {
            struck = Some((struck.map_or(y, |(from, _)| from), y + height));
        }
        y += height;
        if i + 1 < rows.len() {
            Grid::across(page, y, THIN);
        }
    }
    if let Some((from, to)) = struck {
        let cell = grid.game(from, height).narrowed(1.2);
        page.write(cell, &words.say(msg::PaperListStruck), Style::new(size * 0.85));
        foot::strike(page, grid, from, to);
    }
    grid.walls(page, ROWS_TOP, y);
    grid.halves(page, ROWS_TOP, y);
    for column in [Grid::number(0.0, 0.0), Grid::dealer(0.0, 0.0)] {
        page.line((column.right(), ROWS_TOP), (column.right(), y), THIN);
    }
    y
}

fn draw_row(page: &mut Page<'_>, grid: Grid, row: &Row, y: f32, height: f32, size: f32) {
    let style = Style::new(size);
    page.write(Grid::number(y, height).narrowed(0.8), &row.number, style.centre());
    page.write(Grid::dealer(y, height).narrowed(0.8), &row.dealer, style.centre());
    let mut game = grid.game(y, height).narrowed(1.2);
    if !row.marks.is_empty() {
        let marks = Style::new(size * 0.75).right().down_to(3.0);
        let width =
            page.write(Rect { w: game.w / 2.0, x: game.x + game.w / 2.0, ..game }, &row.marks, marks).w;
        game.w -= width + 1.0;
    }
    let what = Style::new(size * 0.85).lines(2).down_to(5.0);
    page.write(game, &row.what, if row.below { what.right().grey(GREY) } else { what });
    for (i, cell) in row.cells.iter().enumerate() {
        let points = style.centre().when_bold(cell.won);
        let text = page.write(grid.points(i, y, height).narrowed(1.6), &cell.points, points);
        if cell.won {
            ring(page, text, height * 0.82);
        }
        page.write(grid.running(i, y, height).narrowed(1.5), &cell.running, style.right());
    }
}

/// A ring around the number of a winner: it shows in black and white, and on a copy of a copy.
fn ring(page: &mut Page<'_>, text: Rect, height: f32) {
    let em = text.h / crate::font::CAP_HEIGHT;
    let middle = text.y + text.h / 2.0;
    let (w, h) = (text.w + em.max(6.0 * MM_PER_PT), height);
    let (w, x) = (w.max(h), text.x + text.w / 2.0 - w.max(h) / 2.0);
    page.ring(Rect::new(x, middle - h / 2.0, w, h), 0.3);
}
