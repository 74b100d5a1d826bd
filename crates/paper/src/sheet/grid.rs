//! Where the columns and the blocks of a list are, in mm.

use crate::page::{A4, Page, Rect, THICK, THIN};

pub(crate) const LEFT: f32 = 12.0;
pub(crate) const TOP: f32 = 11.0;
pub(crate) const RIGHT: f32 = A4.0 - 12.0;
const NUMBER: f32 = 8.5;
const DEALER: f32 = 11.5;

/// Heights from the top: title, its second line, the head of the table.
pub(crate) const TITLE: f32 = 11.0;
pub(crate) const FIELDS: f32 = 9.0;
pub(crate) const HEAD: [f32; 4] = [5.5, 9.5, 4.2, 4.6];
/// Where the rows begin.
pub(crate) const ROWS_TOP: f32 = TOP + TITLE + FIELDS + HEAD[0] + HEAD[1] + HEAD[2] + HEAD[3];
/// Heights at the foot: three parts of the sum, the sum, Pflichtsolo, signatures, what to check.
pub(crate) const PART: f32 = 6.4;
pub(crate) const SUM: f32 = 8.0;
pub(crate) const KIND: f32 = 7.2;
pub(crate) const SOLO: f32 = 8.0;
pub(crate) const SIGNATURE: f32 = 11.0;
pub(crate) const CHECK: f32 = 8.0;
const FOOT: f32 = 3.0 * PART + SUM + KIND + SOLO + SIGNATURE + CHECK;
/// Where everything ends.
pub(crate) const BOTTOM: f32 = A4.1 - 9.0;
/// The room for rows and footnotes.
pub(crate) const BODY: f32 = BOTTOM - FOOT - ROWS_TOP;

/// The columns of a table of four to seven.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Grid {
    pub(crate) players: usize,
    game: f32,
    points: f32,
    running: f32,
}

impl Grid {
    pub(crate) fn new(players: usize) -> Grid {
        let game = match players {
            4 => 42.0,
            5 => 31.0,
            6 => 28.0,
            _ => 25.0,
        };
        let each = (RIGHT - LEFT - NUMBER - DEALER - game) / players as f32;
        Grid { players, game, points: each * 0.44, running: each * 0.56 }
    }

    fn column(x: f32, w: f32, y: f32, h: f32) -> Rect {
        Rect::new(x, y, w, h)
    }

    pub(crate) fn number(y: f32, h: f32) -> Rect {
        Self::column(LEFT, NUMBER, y, h)
    }

    pub(crate) fn dealer(y: f32, h: f32) -> Rect {
        Self::column(LEFT + NUMBER, DEALER, y, h)
    }

    pub(crate) fn game(self, y: f32, h: f32) -> Rect {
        Self::column(LEFT + NUMBER + DEALER, self.game, y, h)
    }

    /// Number, dealer and game together.
    pub(crate) fn label(self, y: f32, h: f32) -> Rect {
        Self::column(LEFT, NUMBER + DEALER + self.game, y, h)
    }

    pub(crate) fn player(self, i: usize, y: f32, h: f32) -> Rect {
        let each = self.points + self.running;
        Self::column(self.label(y, h).right() + i as f32 * each, each, y, h)
    }

    pub(crate) fn points(self, i: usize, y: f32, h: f32) -> Rect {
        Rect { w: self.points, ..self.player(i, y, h) }
    }

    pub(crate) fn running(self, i: usize, y: f32, h: f32) -> Rect {
        let player = self.player(i, y, h);
        Rect { x: player.x + self.points, w: self.running, ..player }
    }

    /// A line across the whole table.
    pub(crate) fn across(page: &mut Page<'_>, y: f32, width: f32) {
        page.line((LEFT, y), (RIGHT, y), width);
    }

    /// Thick lines left of every player and at both edges.
    pub(crate) fn walls(self, page: &mut Page<'_>, from: f32, to: f32) {
        for x in (0..=self.players).map(|i| self.player(i, 0.0, 0.0).x).chain([LEFT]) {
            page.line((x, from), (x, to), THICK);
        }
    }

    /// Thin lines between points and running total.
    pub(crate) fn halves(self, page: &mut Page<'_>, from: f32, to: f32) {
        for i in 0..self.players {
            let x = self.running(i, 0.0, 0.0).x;
            page.line((x, from), (x, to), THIN);
        }
    }
}
