//! The head of a list: tournament, round, table, and who sits where.

use wording::{Lexicon, msg};

use super::{
    grid::{FIELDS, Grid, HEAD, LEFT, RIGHT, ROWS_TOP, TITLE, TOP},
    model::TableSheet,
};
use crate::page::{GREY, HAIR, Page, Rect, Style, THICK, THIN};

const BADGE: f32 = 27.0;
const GAP: f32 = 2.0;

/// Tournament, round, table and what the page is, with lines for date and times on an empty list.
pub(crate) fn title(page: &mut Page<'_>, sheet: &TableSheet, title: &str, words: &Lexicon) {
    let badges = [
        words.say(msg::PaperRound { m: sheet.round as usize }),
        words.say(msg::PaperTable { m: sheet.table as usize }),
    ];
    let mut x = RIGHT - 2.0 * BADGE - GAP;
    let name = Rect::new(LEFT, TOP, x - LEFT - 4.0, TITLE);
    page.write(name, &sheet.tournament, Style::new(15.0).bold().lines(2).down_to(8.0));
    for badge in badges {
        let rect = Rect::new(x, TOP, BADGE, TITLE - 1.0);
        page.frame(rect, THICK);
        page.write(rect.narrowed(1.5), &badge, Style::new(15.0).bold().centre().down_to(7.0));
        x += BADGE + GAP;
    }
    let y = TOP + TITLE;
    let what = Rect::new(LEFT, y, 50.0, FIELDS - 1.0);
    page.write(what, title, Style::new(11.0).bold().down_to(7.0));
    let (date, start) = (words.say(msg::PaperListDate), words.say(msg::PaperListStart));
    let (end, extra) = (words.say(msg::PaperListEnd), words.say(msg::PaperListExtra));
    let widths = [44.0, 28.0, 28.0, 36.0];
    let x = RIGHT - widths.iter().sum::<f32>();
    match &sheet.date {
        Some(date) if !sheet.lines.is_empty() => {
            let cell = Rect::new(RIGHT - 80.0, y, 80.0, FIELDS - 1.0);
            page.write(cell, date, Style::new(9.0).right());
        }
        given => {
            let mut x = x;
            for (i, (label, width)) in [date, start, end, extra].iter().zip(widths).enumerate() {
                let given = if i == 0 { given.as_deref() } else { None };
                field(page, Rect::new(x + 3.0, y, width - 3.0, FIELDS - 1.0), label, given);
                x += width;
            }
        }
    }
}

/// A label, and a line to write on behind it.
fn field(page: &mut Page<'_>, cell: Rect, label: &str, given: Option<&str>) {
    let label_cell = Rect { w: cell.w * 0.6, ..cell };
    let label = page.write(label_cell, label, Style::new(7.5).grey(GREY));
    let rest = Rect { x: label.right() + 1.5, w: cell.right() - label.right() - 1.5, ..cell };
    match given {
        Some(text) => {
            page.write(rest, text, Style::new(9.0));
        }
        None => page.line((rest.x, cell.y + 6.2), (cell.right(), cell.y + 6.2), HAIR),
    }
}

/// Positions, names, and the names of the columns.
pub(crate) fn columns(page: &mut Page<'_>, grid: Grid, sheet: &TableSheet, words: &Lexicon) {
    let [position, name, role, _] = HEAD;
    let top = TOP + TITLE + FIELDS;
    let names_end = top + position + name + role;
    let under = ROWS_TOP - names_end;
    let small = Style::new(7.5);
    let caption = |page: &mut Page<'_>, cell: Rect, text: &str, left: bool| {
        page.write(cell.narrowed(0.7), text, if left { small } else { small.centre() }.down_to(4.5));
    };
    caption(page, Grid::number(names_end, under), &words.say(msg::PaperListNumber), false);
    caption(page, Grid::dealer(names_end, under), &words.say(msg::PaperListDealer), false);
    caption(page, grid.game(names_end, under).narrowed(0.8), &words.say(msg::PaperListGame), true);
    let keeper = sheet.keeper.map_or(sheet.players.len(), usize::from);
    for (i, player) in sheet.players.iter().enumerate() {
        let seat = grid.player(i, top, position).narrowed(1.5);
        let label = words.say(msg::PaperPosition { m: i + 1 });
        let half = Rect { w: seat.w / 2.0 - 0.5, ..seat };
        page.write(half, &label, Style::new(8.5).bold());
        if let Some(number) = player.number {
            let half = Rect { x: seat.x + seat.w / 2.0 + 0.5, ..half };
            let text = words.say(msg::PaperStartNumber { m: number as usize });
            page.write(half, &text, Style::new(7.5).right().grey(GREY));
        }
        let cell = grid.player(i, top + position, name).narrowed(1.5);
        page.write(cell, &player.name, Style::new(10.5).bold().lines(3).down_to(6.0));
        let first = (i == 0).then(|| words.say(msg::PaperListFirstDealer));
        let keeps = (i + 1 == keeper).then(|| words.say(msg::PaperListKeeper));
        let roles = first.into_iter().chain(keeps).collect::<Vec<_>>().join(", ");
        let cell = grid.player(i, top + position + name, role).narrowed(1.5);
        page.write(cell, &roles, Style::new(7.0).grey(GREY));
        caption(page, grid.points(i, names_end, under), &words.say(msg::PaperListPoints), false);
        caption(page, grid.running(i, names_end, under), &words.say(msg::PaperListRunning), false);
    }
    let players = grid.player(0, top, 0.0).x;
    page.line((players, top), (RIGHT, top), THICK);
    page.line((LEFT, names_end), (RIGHT, names_end), THIN);
    Grid::across(page, ROWS_TOP, THICK);
    grid.walls(page, names_end, ROWS_TOP);
    for i in 0..=sheet.players.len() {
        let x = grid.player(i, 0.0, 0.0).x;
        page.line((x, top), (x, names_end), THICK);
    }
    grid.halves(page, names_end, ROWS_TOP);
    for column in [Grid::number(0.0, 0.0), Grid::dealer(0.0, 0.0)] {
        page.line((column.right(), names_end), (column.right(), ROWS_TOP), THIN);
    }
}
