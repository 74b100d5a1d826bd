//! The foot of a list: penalties, sums, Pflichtsoli, signatures, what to check.

use wording::{Lexicon, msg};

use super::{
    grid::{BOTTOM, CHECK, Grid, KIND, LEFT, PART, RIGHT, SIGNATURE, SOLO, SUM},
    model::{SheetLine, TableSheet},
    ring, rows,
};
use crate::{
    number::{plain, signed},
    page::{GREY, HAIR, Page, Rect, Style, THICK, THIN},
};

/// Draws it, under the rows, which end at `y`.
pub(crate) fn draw(page: &mut Page<'_>, grid: Grid, sheet: &TableSheet, top: f32, words: &Lexicon) {
    let mut y = top;
    Grid::across(page, y, THICK);
    let blank = sheet.lines.is_empty();
    let [games, penalties, deductions, all] = rows::sums(sheet);
    let parts = [
        (words.say(msg::PaperListGames), games, plain as fn(i64) -> String),
        (words.say(msg::PaperListPenalties), penalties, signed),
        (words.say(msg::PaperListDeduction), deductions, signed),
    ];
    if blank {
        let hint = words.say(msg::PaperListPenaltyEntry);
        let text = format!("{} ({hint})", words.say(msg::PaperListPenalties));
        let cell = Rect { h: 3.0, ..grid.label(y + 0.3, PART).narrowed(1.0) };
        page.write(cell, &text, Style::new(6.5).grey(GREY).down_to(4.5));
    }
    for (label, numbers, show) in parts {
        if !blank {
            page.write(grid.label(y, PART).narrowed(1.5), &label, Style::new(9.0));
            for (i, number) in numbers.into_iter().enumerate() {
                let cell = grid.running(i, y, PART).narrowed(1.5);
                page.write(cell, &show(number), Style::new(9.0).right());
            }
        }
        y += PART;
        Grid::across(page, y, THIN);
    }
    let label = words.say(msg::PaperListSum);
    page.write(grid.label(y, SUM).narrowed(1.5), &label, Style::new(11.0).bold());
    if !blank {
        for (i, number) in all.into_iter().enumerate() {
            let cell = grid.running(i, y, SUM).narrowed(1.5);
            page.write(cell, &plain(number), Style::new(12.0).bold().right());
        }
    }
    Grid::across(page, y, THICK);
    grid.halves(page, top, y + SUM);
    y += SUM;
    Grid::across(page, y, THICK);
    y = pflichtsoli(page, grid, sheet, y, words);
    page.write(
        Rect { h: SIGNATURE / 2.0, ..grid.label(y + 0.8, SIGNATURE).narrowed(1.5) },
        &words.say(msg::PaperListSignature),
        Style::new(9.0),
    );
    page.write(
        Rect { h: SIGNATURE / 2.0, ..grid.label(y + SIGNATURE / 2.0 - 0.8, SIGNATURE).narrowed(1.5) },
        &words.say(msg::PaperListSignatureHint),
        Style::new(6.5).grey(GREY).lines(2).down_to(5.0),
    );
    y += SIGNATURE;
    Grid::across(page, y, THICK);
    grid.walls(page, top, y);
}

/// For each player the kind of his Pflichtsolo, its number and its points.
fn pflichtsoli(page: &mut Page<'_>, grid: Grid, sheet: &TableSheet, top: f32, words: &Lexicon) -> f32 {
    let (kind, number) = (words.say(msg::PaperListKind), words.say(msg::PaperListGameNumber));
    let points = words.say(msg::PaperListPoints);
    let middle = top + KIND;
    let tiny = Style::new(5.5).grey(GREY).down_to(4.0);
    let caption = |page: &mut Page<'_>, cell: Rect, text: &str| {
        page.write(Rect { y: cell.y + 0.2, h: 2.6, ..cell.narrowed(0.8) }, text, tiny);
    };
    let label = grid.label(top, KIND + SOLO).narrowed(1.5);
    page.write(label, &words.say(msg::PaperListPflichtsolo), Style::new(9.0));
    for i in 0..sheet.players.len() {
        let (kind_cell, number_cell) = (grid.player(i, top, KIND), grid.points(i, middle, SOLO));
        let points_cell = grid.running(i, middle, SOLO);
        caption(page, kind_cell, &kind);
        caption(page, number_cell, &number);
        caption(page, points_cell, &points);
        let own = |line: &&SheetLine| {
            line.pflichtsolo.as_ref().is_some_and(|solo| usize::from(solo.position) == i + 1)
        };
        let Some(line) = sheet.lines.iter().find(own) else { continue };
        let below = |cell: Rect| Rect { y: cell.y + 2.6, h: cell.h - 2.8, ..cell };
        if let Some(solo) = &line.pflichtsolo {
            page.write(below(kind_cell).narrowed(1.0), &solo.kind, Style::new(8.0).centre().down_to(5.0));
        }
        page.write(below(number_cell).narrowed(1.0), &line.game.to_string(), Style::new(8.5).centre());
        if let Some(entry) = line.entries.get(i)
            && let Some(points) = entry.points
        {
            let style = Style::new(8.5).centre().when_bold(entry.won);
            let text = page.write(below(points_cell).narrowed(2.5), &signed(points.into()), style);
            if entry.won {
                ring(page, text, 4.4);
            }
        }
    }
    let bottom = middle + SOLO;
    let players = grid.player(0, 0.0, 0.0).x;
    page.line((players, middle), (RIGHT, middle), THIN);
    grid.halves(page, middle, bottom);
    Grid::across(page, bottom, THICK);
    bottom
}

/// At the very bottom: what to check, or how to read the marks.
pub(crate) fn check(page: &mut Page<'_>, sheet: &TableSheet, words: &Lexicon) {
    let players = sheet.players.len();
    let text = if sheet.lines.is_empty() {
        match players {
            4 => words.say(msg::PaperListCheckFour),
            5 => words.say(msg::PaperListCheckFive),
            _ => words.say(msg::PaperListCheckMore),
        }
    } else {
        let sits = (players > 4).then(|| words.say(msg::PaperListSatOut));
        [Some(words.say(msg::PaperListWon)), sits].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    };
    let cell = Rect::new(LEFT, BOTTOM - CHECK + 0.5, RIGHT - LEFT, CHECK - 0.5);
    page.write(cell, &text, Style::new(8.0).lines(2).down_to(6.0));
}

/// Footnotes, from `y` on; each text is already broken into lines of `size`.
pub(crate) fn notes(page: &mut Page<'_>, notes: &[Vec<String>], size: f32, line: f32, top: f32) {
    let mut y = top;
    for text in notes.iter().flatten() {
        page.write(Rect::new(LEFT, y, RIGHT - LEFT, line), text, Style::new(size));
        y += line;
    }
}

/// Crosses out the rows between two heights, as book-keepers do.
pub(crate) fn strike(page: &mut Page<'_>, grid: Grid, from: f32, to: f32) {
    let (left, right) = (grid.player(0, 0.0, 0.0).x + 2.0, RIGHT - 2.0);
    let (from, to) = (from + 1.5, to - 1.5);
    page.line((left, from), (right, from), HAIR * 3.0);
    page.line((right, from), (left, to), HAIR * 3.0);
    page.line((left, to), (right, to), HAIR * 3.0);
}
