//! A page as a list of what is drawn on it, in millimetres from the upper left corner. All layout
//! ends here, so that it can be tested without reading a PDF.

use crate::{
    fit::{Fitted, Room, fit},
    font::{CAP_HEIGHT, Fonts, LEADING, MM_PER_PT, Weight},
};

/// A4 upright.
pub(crate) const A4: (f32, f32) = (210.0, 297.0);

/// Black, and the greys that a plain printer keeps apart.
pub(crate) const BLACK: u8 = 0;
pub(crate) const GREY: u8 = 90;
pub(crate) const PALE: u8 = 150;
pub(crate) const TINT: u8 = 238;

/// Widths of lines, in mm.
pub(crate) const HAIR: f32 = 0.15;
pub(crate) const THIN: f32 = 0.25;
pub(crate) const THICK: f32 = 0.55;

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Rect {
    pub(crate) x: f32,
    pub(crate) y: f32,
    pub(crate) w: f32,
    pub(crate) h: f32,
}

impl Rect {
    pub(crate) const fn new(x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect { x, y, w, h }
    }

    /// Smaller by so much at the left and at the right.
    pub(crate) fn narrowed(self, by: f32) -> Rect {
        Rect { x: self.x + by, w: (self.w - 2.0 * by).max(0.0), ..self }
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.w
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.h
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Align {
    Left,
    Centre,
    Right,
}

/// How a text looks and what it may be made to fit. It is shrunk to seven tenths before it is cut.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) smallest: f32,
    pub(crate) weight: Weight,
    pub(crate) align: Align,
    pub(crate) lines: usize,
    pub(crate) grey: u8,
}

impl Style {
    pub(crate) const fn new(size: f32) -> Style {
        Style {
            size,
            smallest: size * 0.7,
            weight: Weight::Regular,
            align: Align::Left,
            lines: 1,
            grey: BLACK,
        }
    }

    pub(crate) const fn bold(self) -> Style {
        Style { weight: Weight::Bold, ..self }
    }

    pub(crate) const fn when_bold(self, bold: bool) -> Style {
        if bold { self.bold() } else { self }
    }

    pub(crate) const fn centre(self) -> Style {
        Style { align: Align::Centre, ..self }
    }

    pub(crate) const fn right(self) -> Style {
        Style { align: Align::Right, ..self }
    }

    pub(crate) const fn lines(self, lines: usize) -> Style {
        Style { lines, ..self }
    }

    pub(crate) const fn down_to(self, smallest: f32) -> Style {
        Style { smallest, ..self }
    }

    pub(crate) const fn grey(self, grey: u8) -> Style {
        Style { grey, ..self }
    }
}

/// One line of text where it stands.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Text {
    pub(crate) x: f32,
    pub(crate) baseline: f32,
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) grey: u8,
    pub(crate) text: String,
    pub(crate) width: f32,
}

#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Op {
    Text(Text),
    Line { from: (f32, f32), to: (f32, f32), width: f32, grey: u8, dashed: bool },
    Fill { rect: Rect, grey: u8 },
    Frame { rect: Rect, width: f32, radius: f32 },
}

/// A page that is being filled.
pub(crate) struct Page<'f> {
    pub(crate) fonts: &'f Fonts,
    pub(crate) size: (f32, f32),
    pub(crate) ops: Vec<Op>,
}

impl<'f> Page<'f> {
    pub(crate) const fn upright(fonts: &'f Fonts) -> Page<'f> {
        Page { fonts, size: A4, ops: Vec::new() }
    }

    pub(crate) const fn across(fonts: &'f Fonts) -> Page<'f> {
        Page { fonts, size: (A4.1, A4.0), ops: Vec::new() }
    }

    /// Writes a text into a cell, in the middle of its height. Returns what it covers.
    pub(crate) fn write(&mut self, cell: Rect, text: &str, style: Style) -> Rect {
        let Style { size, smallest, weight, align, lines, grey } = style;
        let fitted =
            fit(self.fonts, weight, text, Room { width: cell.w, size, smallest, lines, height: cell.h });
        let Fitted { lines, size } = fitted;
        let em = size * MM_PER_PT;
        let height = (lines.len().saturating_sub(1)) as f32 * LEADING * em + CAP_HEIGHT * em;
        let first = cell.y + (cell.h - height) / 2.0 + CAP_HEIGHT * em;
        let mut covered = Rect::new(cell.right(), first, 0.0, 0.0);
        for (i, text) in lines.into_iter().enumerate() {
            let width = self.fonts.width(weight, size, &text);
            let x = match align {
                Align::Left => cell.x,
                Align::Centre => cell.x + (cell.w - width) / 2.0,
                Align::Right => cell.right() - width,
            };
            let baseline = first + i as f32 * LEADING * em;
            covered = Rect { x: covered.x.min(x), w: covered.w.max(width), ..covered };
            if !text.is_empty() {
                self.ops.push(Op::Text(Text { x, baseline, size, weight, grey, text, width }));
            }
        }
        Rect { y: first - CAP_HEIGHT * em, h: height, ..covered }
    }

    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), width: f32) {
        self.ops.push(Op::Line { from, to, width, grey: BLACK, dashed: false });
    }

    pub(crate) fn grey_line(&mut self, from: (f32, f32), to: (f32, f32), width: f32) {
        self.ops.push(Op::Line { from, to, width, grey: PALE, dashed: false });
    }

    pub(crate) fn dashed(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.ops.push(Op::Line { from, to, width: THIN, grey: GREY, dashed: true });
    }

    pub(crate) fn fill(&mut self, rect: Rect, grey: u8) {
        self.ops.push(Op::Fill { rect, grey });
    }

    pub(crate) fn frame(&mut self, rect: Rect, width: f32) {
        self.ops.push(Op::Frame { rect, width, radius: 0.0 });
    }

    /// A frame with round ends, as a ring around a number.
    pub(crate) fn ring(&mut self, rect: Rect, width: f32) {
        self.ops.push(Op::Frame { rect, width, radius: rect.h / 2.0 });
    }
}
