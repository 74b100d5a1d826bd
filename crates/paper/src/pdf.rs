//! Pages as PDF. No clock and no chance: the same pages are the same bytes.

use std::io::Write as _;

use flate2::{Compression, write::ZlibEncoder};
use pdf_writer::{Content, Filter, Finish as _, Pdf, Rect as Area, Ref, Settings, Str, TextStr};
use wording::Lexicon;

use crate::{
    PaperError,
    embed::Embedded,
    font::{Fonts, MM_PER_PT, Weight},
    page::{Op, Page, Rect, Text},
};

/// How far the handles of a curve stand off for a quarter of a circle.
const QUARTER: f32 = 0.552_285;

/// Neither room for people to read the file, nor more of it than a printer needs.
pub(crate) const PLAIN: Settings = Settings { pretty: false };

/// Which glyphs were used of them is known once all pages are drawn.
struct Faces {
    regular: Embedded,
    bold: Embedded,
}

impl Faces {
    fn of(&mut self, weight: Weight) -> &mut Embedded {
        match weight {
            Weight::Regular => &mut self.regular,
            Weight::Bold => &mut self.bold,
        }
    }
}

pub(crate) fn write(pages: &[Page<'_>], title: &str, words: &Lexicon) -> Result<Vec<u8>, PaperError> {
    // Each object has the next number.
    let mut next = Ref::new(1);
    let (catalog, tree, about) = (next.bump(), next.bump(), next.bump());
    let mut pdf = Pdf::with_settings(PLAIN);
    pdf.catalog(catalog)
        .pages(tree)
        .lang(TextStr(words.lang().code()))
        .viewer_preferences()
        .display_doc_title(true);
    pdf.document_info(about).title(TextStr(title)).creator(TextStr("Stichentscheid"));

    let mut faces = Faces {
        regular: Embedded::new(Weight::Regular, &mut next),
        bold: Embedded::new(Weight::Bold, &mut next),
    };
    let drawn: Vec<Content> = pages.iter().map(|page| draw(page, &mut faces)).collect();
    let ids: Vec<(Ref, Ref)> = drawn.iter().map(|_| (next.bump(), next.bump())).collect();
    let count = i32::try_from(ids.len()).map_err(|_| PaperError::Pdf(format!("{} pages", ids.len())))?;
    pdf.pages(tree).kids(ids.iter().map(|(page, _)| *page)).count(count);
    let used: Vec<&Embedded> =
        [&faces.regular, &faces.bold].into_iter().filter(|face| face.is_used()).collect();
    for ((page, content), (id, content_id)) in pages.iter().zip(drawn).zip(ids) {
        let mut written = pdf.page(id);
        written.parent(tree).contents(content_id);
        written.media_box(Area::new(0.0, 0.0, pt(page.size.0), pt(page.size.1)));
        let mut resources = written.resources();
        let mut fonts = resources.fonts();
        for face in &used {
            fonts.pair(face.name(), face.id());
        }
        fonts.finish();
        resources.finish();
        written.finish();
        pdf.stream(content_id, &compressed(&content.finish())?).filter(Filter::FlateDecode);
    }
    for face in used {
        face.write(&mut pdf)?;
    }
    Ok(pdf.finish())
}

/// As it stands in the file.
pub(crate) fn compressed(bytes: &[u8]) -> Result<Vec<u8>, PaperError> {
    let mut into = ZlibEncoder::new(Vec::new(), Compression::default());
    into.write_all(bytes).and_then(|()| into.finish()).map_err(|e| PaperError::Pdf(e.to_string()))
}

fn pt(mm: f32) -> f32 {
    mm / MM_PER_PT
}

/// Nought is black, as on the page; in the file it is a part of white.
fn light(grey: u8) -> f32 {
    f32::from(grey) / 255.0
}

fn draw(page: &Page<'_>, faces: &mut Faces) -> Content {
    let mut drawing = Drawing { content: Content::with_settings(PLAIN), height: page.size.1 };
    for op in &page.ops {
        match op {
            Op::Text(text) => drawing.text(page.fonts, faces.of(text.weight), text),
            Op::Line { from, to, width, grey, dashed } => {
                drawing.pen(*width, *grey, *dashed);
                let (from, to) = (drawing.at(*from), drawing.at(*to));
                drawing.content.move_to(from.0, from.1).line_to(to.0, to.1).stroke();
            }
            Op::Fill { rect, grey } => {
                drawing.content.set_fill_gray(light(*grey));
                drawing.outline(*rect, 0.0);
                drawing.content.fill_nonzero();
            }
            Op::Frame { rect, width, radius } => {
                drawing.pen(*width, 0, false);
                drawing.outline(*rect, *radius);
                drawing.content.stroke();
            }
        }
    }
    drawing.content
}

/// What is drawn on a page: a PDF measures from the lower left corner, and we from the upper.
struct Drawing {
    content: Content,
    height: f32,
}

impl Drawing {
    fn at(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (pt(x), pt(self.height - y))
    }

    fn pen(&mut self, width: f32, grey: u8, dashed: bool) {
        let dashes: &[f32] = if dashed { &[pt(1.5), pt(1.5)] } else { &[] };
        self.content.set_stroke_gray(light(grey)).set_line_width(pt(width));
        self.content.set_dash_pattern(dashes.iter().copied(), 0.0);
    }

    fn text(&mut self, fonts: &Fonts, face: &mut Embedded, text: &Text) {
        let glyphs = text.text.chars().map(|c| fonts.glyph(text.weight, c));
        let shown: Vec<u8> = glyphs.flat_map(|glyph| face.use_glyph(glyph).to_be_bytes()).collect();
        let (x, y) = self.at((text.x, text.baseline));
        self.content.set_fill_gray(light(text.grey)).begin_text().set_font(face.name(), text.size);
        self.content.next_line(x, y).show(Str(&shown)).end_text();
    }

    /// A rectangle, with round corners if the radius is not 0.
    fn outline(&mut self, rect: Rect, radius: f32) {
        let ((left, top), (right, bottom)) =
            (self.at((rect.x, rect.y)), self.at((rect.right(), rect.bottom())));
        let path = &mut self.content;
        if radius <= 0.0 {
            path.rect(left, bottom, right - left, top - bottom);
            return;
        }
        let r = pt(radius.min(rect.w / 2.0).min(rect.h / 2.0));
        let k = r * (1.0 - QUARTER);
        path.move_to(left + r, top).line_to(right - r, top);
        path.cubic_to(right - k, top, right, top - k, right, top - r).line_to(right, bottom + r);
        path.cubic_to(right, bottom + k, right - k, bottom, right - r, bottom).line_to(left + r, bottom);
        path.cubic_to(left + k, bottom, left, bottom + k, left, bottom + r).line_to(left, top - r);
        path.cubic_to(left, top - k, left + k, top, left + r, top).close_path();
    }
}
