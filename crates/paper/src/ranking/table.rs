//! A table that goes on over pages, with its head repeated.

use crate::{
    font::Fonts,
    page::{Align, GREY, HAIR, Page, Rect, Style, THICK, TINT},
};

pub(crate) const MARGIN: f32 = 12.0;
const HEAD: f32 = 7.0;

/// A column: its title and how it stands.
pub(crate) struct Column {
    pub(crate) title: String,
    pub(crate) width: f32,
    pub(crate) align: Align,
    pub(crate) bold: bool,
}

impl Column {
    pub(crate) fn new(title: String, width: f32, align: Align) -> Column {
        Column { title, width, align, bold: false }
    }

    pub(crate) fn bold(self) -> Column {
        Column { bold: true, ..self }
    }
}

/// Pages being filled from the top. What stands above every table is drawn by `title`.
pub(crate) struct Flow<'f, T: Fn(&mut Page<'f>)> {
    fonts: &'f Fonts,
    wide: bool,
    title: T,
    top: f32,
    pub(crate) pages: Vec<Page<'f>>,
    y: f32,
}

impl<'f, T: Fn(&mut Page<'f>)> Flow<'f, T> {
    pub(crate) fn new(fonts: &'f Fonts, wide: bool, top: f32, title: T) -> Flow<'f, T> {
        let mut flow = Flow { fonts, wide, title, top, pages: Vec::new(), y: 0.0 };
        flow.next_page();
        flow
    }

    fn next_page(&mut self) {
        let mut page = if self.wide { Page::across(self.fonts) } else { Page::upright(self.fonts) };
        (self.title)(&mut page);
        self.pages.push(page);
        self.y = self.top;
    }

    fn bottom(&self) -> f32 {
        self.pages.last().map_or(0.0, |page| page.size.1) - 18.0
    }

    /// The next so many mm, on a new page if they do not fit on this one.
    pub(crate) fn take(&mut self, height: f32) -> Option<(&mut Page<'f>, Rect)> {
        if self.y + height > self.bottom() && self.y > self.top {
            self.next_page();
        }
        let y = self.y;
        self.y += height;
        let page = self.pages.last_mut()?;
        let width = page.size.0 - 2.0 * MARGIN;
        Some((page, Rect::new(MARGIN, y, width, height)))
    }

    /// The next so many mm, where there is room for more.
    pub(crate) fn keep(&mut self, height: f32, with: f32) -> Option<(&mut Page<'f>, Rect)> {
        if self.y + with > self.bottom() && self.y > self.top {
            self.next_page();
        }
        self.take(height)
    }

    /// A table; its head stands again on every page, and never without a row under it.
    pub(crate) fn table(&mut self, columns: &[Column], rows: &[Vec<String>], height: f32, lines: usize) {
        let mut page = usize::MAX;
        for (i, row) in rows.iter().enumerate() {
            let need = if page == self.pages.len() { height } else { HEAD + height };
            if self.y + need > self.bottom() {
                self.next_page();
            }
            if page != self.pages.len() {
                page = self.pages.len();
                self.head(columns);
            }
            let Some((page, cell)) = self.take(height) else { return };
            if i % 2 == 1 {
                page.fill(Rect { y: cell.y + HAIR, h: cell.h - 2.0 * HAIR, ..cell }, TINT);
            }
            let mut x = cell.x;
            for (column, text) in columns.iter().zip(row) {
                let style = Style::new(9.5).when_bold(column.bold).lines(lines).down_to(5.5);
                let rect = Rect { x, w: column.width, ..cell }.narrowed(1.2);
                page.write(rect, text, Style { align: column.align, ..style });
                x += column.width;
            }
            page.grey_line((cell.x, cell.bottom()), (cell.right(), cell.bottom()), HAIR);
        }
    }

    fn head(&mut self, columns: &[Column]) {
        let Some((page, cell)) = self.take(HEAD) else { return };
        let mut x = cell.x;
        for column in columns {
            let style = Style::new(8.0).bold().down_to(4.5);
            let rect = Rect { x, w: column.width, ..cell }.narrowed(1.2);
            page.write(rect, &column.title, Style { align: column.align, ..style });
            x += column.width;
        }
        page.line((cell.x, cell.bottom()), (cell.right(), cell.bottom()), THICK);
    }

    /// The pages, numbered.
    pub(crate) fn finish(mut self, foot: impl Fn(usize, usize) -> String) -> Vec<Page<'f>> {
        let total = self.pages.len();
        for (i, page) in self.pages.iter_mut().enumerate() {
            let (width, height) = page.size;
            let cell = Rect::new(MARGIN, height - 14.0, width - 2.0 * MARGIN, 5.0);
            page.write(cell, &foot(i + 1, total), Style::new(8.0).right().grey(GREY));
        }
        self.pages
    }
}
