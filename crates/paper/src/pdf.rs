//! Pages as PDF. No clock and no chance: the same pages are the same bytes.

use krilla::{
    Document,
    color::luma,
    geom::{Path, PathBuilder, Point, Rect as Area},
    metadata::Metadata,
    num::NormalizedF32,
    page::PageSettings,
    paint::{Fill, FillRule, Stroke, StrokeDash},
    surface::Surface,
    text::{Font, GlyphId, KrillaGlyph},
};
use wording::Lexicon;

use crate::{
    PaperError,
    font::{BOLD, Fonts, MM_PER_PT, REGULAR, Weight},
    page::{Op, Page, Rect, Text},
};

/// How far the handles of a curve stand off for a quarter of a circle.
const QUARTER: f32 = 0.552_285;

pub(crate) fn write(pages: &[Page<'_>], title: String, words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    let font = |data: &'static [u8]| {
        Font::new(data.into(), 0).ok_or_else(|| PaperError::Font("no TrueType font".to_owned()))
    };
    let (regular, bold) = (font(REGULAR)?, font(BOLD)?);
    let mut document = Document::new();
    let language = words.lang().code().to_owned();
    document
        .set_metadata(Metadata::new().title(title).language(language).creator("Stichentscheid".to_owned()));
    for page in pages {
        let (width, height) = page.size;
        let settings = PageSettings::from_wh(width / MM_PER_PT, height / MM_PER_PT)
            .ok_or_else(|| PaperError::Pdf(format!("a page of {width} × {height} mm")))?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        for op in &page.ops {
            match op {
                Op::Text(text) => {
                    let font = if text.weight == Weight::Bold { &bold } else { &regular };
                    draw_text(&mut surface, page.fonts, font, text);
                }
                Op::Line { from, to, width, grey, dashed } => {
                    let mut path = PathBuilder::new();
                    path.move_to(pt(from.0), pt(from.1));
                    path.line_to(pt(to.0), pt(to.1));
                    draw_stroke(&mut surface, path.finish(), *width, *grey, *dashed);
                }
                Op::Fill { rect, grey } => {
                    surface.set_stroke(None);
                    surface.set_fill(Some(fill(*grey)));
                    if let Some(path) = outline(*rect, 0.0) {
                        surface.draw_path(&path);
                    }
                }
                Op::Frame { rect, width, radius } => {
                    draw_stroke(&mut surface, outline(*rect, *radius), *width, 0, false);
                }
            }
        }
        surface.finish();
        sheet.finish();
    }
    document.finish().map_err(|e| PaperError::Pdf(e.to_string()))
}

fn pt(mm: f32) -> f32 {
    mm / MM_PER_PT
}

fn fill(grey: u8) -> Fill {
    Fill { paint: luma::Color::new(grey).into(), opacity: NormalizedF32::ONE, rule: FillRule::NonZero }
}

fn draw_text(surface: &mut Surface<'_>, fonts: &Fonts, font: &Font, text: &Text) {
    let glyphs: Vec<KrillaGlyph> = text
        .text
        .char_indices()
        .map(|(at, c)| {
            let glyph = fonts.glyph(text.weight, c);
            KrillaGlyph {
                glyph_id: GlyphId::new(glyph.id),
                text_range: at..at + c.len_utf8(),
                x_advance: glyph.advance,
                x_offset: 0.0,
                y_offset: 0.0,
                y_advance: 0.0,
                location: None,
            }
        })
        .collect();
    surface.set_stroke(None);
    surface.set_fill(Some(fill(text.grey)));
    let start = Point::from_xy(pt(text.x), pt(text.baseline));
    surface.draw_glyphs(start, &glyphs, font.clone(), &text.text, text.size, false);
}

fn draw_stroke(surface: &mut Surface<'_>, path: Option<Path>, width: f32, grey: u8, dashed: bool) {
    let Some(path) = path else { return };
    surface.set_fill(None);
    surface.set_stroke(Some(Stroke {
        paint: luma::Color::new(grey).into(),
        width: pt(width),
        dash: dashed.then(|| StrokeDash { array: vec![pt(1.5), pt(1.5)], offset: 0.0 }),
        ..Stroke::default()
    }));
    surface.draw_path(&path);
}

/// A rectangle, with round corners if the radius is not 0.
fn outline(rect: Rect, radius: f32) -> Option<Path> {
    let mut path = PathBuilder::new();
    let (left, top, right, bottom) = (pt(rect.x), pt(rect.y), pt(rect.right()), pt(rect.bottom()));
    if radius <= 0.0 {
        path.push_rect(Area::from_ltrb(left, top, right, bottom)?);
        return path.finish();
    }
    let r = pt(radius.min(rect.w / 2.0).min(rect.h / 2.0));
    let k = r * (1.0 - QUARTER);
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
    path.finish()
}
