//! A font in a PDF: of all its glyphs only those that were used, how wide they are, and what they mean to whoever
//! copies or searches the text.

use std::collections::BTreeMap;

use pdf_writer::{
    Filter, Finish as _, Name, Pdf, Rect, Ref, Str,
    types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap},
};
use subsetter::GlyphRemapper;

use crate::{
    PaperError,
    font::{CAP_HEIGHT, Glyph, Outlines, Weight},
    pdf::compressed,
};

/// A PDF measures glyphs in thousandths of the size.
const PER_EM: f32 = 1000.0;
/// Codes in the text are numbers of glyphs in the font as it is embedded.
const CODES: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// One of the two fonts in the file, and what was used of it so far.
pub(crate) struct Embedded {
    weight: Weight,
    glyphs: GlyphRemapper,
    /// By the code in the text.
    used: BTreeMap<u16, Glyph>,
    id: Ref,
    descendant: Ref,
    descriptor: Ref,
    meaning: Ref,
    file: Ref,
}

impl Embedded {
    pub(crate) fn new(weight: Weight, next: &mut Ref) -> Embedded {
        Embedded {
            weight,
            glyphs: GlyphRemapper::new(),
            used: BTreeMap::new(),
            id: next.bump(),
            descendant: next.bump(),
            descriptor: next.bump(),
            meaning: next.bump(),
            file: next.bump(),
        }
    }

    /// The code in the text of a glyph, which is embedded from now on.
    pub(crate) fn use_glyph(&mut self, glyph: Glyph) -> u16 {
        let code = self.glyphs.remap(glyph.id);
        self.used.insert(code, glyph);
        code
    }

    pub(crate) fn is_used(&self) -> bool {
        !self.used.is_empty()
    }

    pub(crate) const fn id(&self) -> Ref {
        self.id
    }

    /// Its name on every page.
    pub(crate) const fn name(&self) -> Name<'static> {
        match self.weight {
            Weight::Regular => Name(b"R"),
            Weight::Bold => Name(b"B"),
        }
    }

    pub(crate) fn write(&self, pdf: &mut Pdf) -> Result<(), PaperError> {
        let outlines = Outlines::of(self.weight)?;
        let subset = subsetter::subset(self.weight.file(), 0, &self.glyphs)
            .map_err(|e| PaperError::Font(e.to_string()))?;
        // Six letters say that it is a part: the same in every file, since no two of them are put together.
        let base = match self.weight {
            Weight::Regular => Name(b"STICHR+DejaVuSansCondensed"),
            Weight::Bold => Name(b"STICHB+DejaVuSansCondensed-Bold"),
        };
        pdf.type0_font(self.id)
            .base_font(base)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(self.descendant)
            .to_unicode(self.meaning);

        let mut descendant = pdf.cid_font(self.descendant);
        descendant
            .subtype(CidFontType::Type2)
            .base_font(base)
            .system_info(CODES)
            .font_descriptor(self.descriptor)
            .default_width(0.0)
            .cid_to_gid_map_predefined(Name(b"Identity"));
        let mut widths = descendant.widths();
        for (code, glyph) in &self.used {
            widths.same(*code, *code, glyph.advance * PER_EM);
        }
        widths.finish();
        descendant.finish();

        let [left, bottom, right, top] = outlines.bounds.map(|it| it * PER_EM);
        pdf.font_descriptor(self.descriptor)
            .name(base)
            .flags(FontFlags::SYMBOLIC)
            .bbox(Rect::new(left, bottom, right, top))
            .italic_angle(0.0)
            .ascent(outlines.ascent * PER_EM)
            .descent(outlines.descent * PER_EM)
            .cap_height(CAP_HEIGHT * PER_EM)
            .stem_v(if self.weight == Weight::Bold { 165.0 } else { 95.0 })
            .font_file2(self.file);

        let mut meaning = UnicodeCmap::new(Name(b"Stichentscheid"), CODES);
        for (code, glyph) in &self.used {
            meaning.pair(*code, glyph.shows);
        }
        let meaning = compressed(&meaning.finish())?;
        let mut cmap = pdf.cmap(self.meaning, &meaning);
        cmap.writing_mode(pdf_writer::writers::WMode::Horizontal).filter(Filter::FlateDecode);
        cmap.finish();

        let length = i32::try_from(subset.len()).map_err(|e| PaperError::Font(e.to_string()))?;
        let subset = compressed(&subset)?;
        let mut file = pdf.stream(self.file, &subset);
        file.filter(Filter::FlateDecode).pair(Name(b"Length1"), length);
        file.finish();
        Ok(())
    }
}
