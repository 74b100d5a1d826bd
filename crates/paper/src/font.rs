//! The two fonts, and what a text measures in them.

use ttf_parser::Face as Font;
use unicode_normalization::UnicodeNormalization;

use crate::PaperError;

/// Millimetres of a typographic point.
pub(crate) const MM_PER_PT: f32 = 25.4 / 72.0;
/// How high a capital is, in parts of the size.
pub(crate) const CAP_HEIGHT: f32 = 0.729;
/// From a line to the next, in parts of the size.
pub(crate) const LEADING: f32 = 1.2;

/// Shown for a character that the fonts do not have.
const UNKNOWN: char = '□';

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Weight {
    Regular,
    Bold,
}

impl Weight {
    /// The font as a file.
    pub(crate) const fn file(self) -> &'static [u8] {
        match self {
            Weight::Regular => include_bytes!("../fonts/DejaVuSansCondensed.ttf"),
            Weight::Bold => include_bytes!("../fonts/DejaVuSansCondensed-Bold.ttf"),
        }
    }

    fn font(self) -> Result<Font<'static>, PaperError> {
        Font::parse(self.file(), 0).map_err(|e| PaperError::Font(e.to_string()))
    }
}

/// A glyph, what it shows, and how far it takes the pen, in parts of the size.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Glyph {
    pub(crate) id: u16,
    pub(crate) shows: char,
    pub(crate) advance: f32,
}

/// How far the glyphs of a font reach, in parts of the size.
pub(crate) struct Outlines {
    /// From the left, from below, to the right, to the top.
    pub(crate) bounds: [f32; 4],
    pub(crate) ascent: f32,
    pub(crate) descent: f32,
}

impl Outlines {
    pub(crate) fn of(weight: Weight) -> Result<Outlines, PaperError> {
        let font = weight.font()?;
        let em = f32::from(font.units_per_em());
        let all = font.global_bounding_box();
        Ok(Outlines {
            bounds: [all.x_min, all.y_min, all.x_max, all.y_max].map(|it| f32::from(it) / em),
            ascent: f32::from(font.ascender()) / em,
            descent: f32::from(font.descender()) / em,
        })
    }
}

struct Face {
    font: Font<'static>,
    unknown: Glyph,
}

impl Face {
    fn load(weight: Weight) -> Result<Face, PaperError> {
        let nothing = Glyph { id: 0, shows: UNKNOWN, advance: 0.5 };
        let mut face = Face { font: weight.font()?, unknown: nothing };
        face.unknown = face.find(UNKNOWN).unwrap_or(nothing);
        Ok(face)
    }

    fn find(&self, c: char) -> Option<Glyph> {
        let id = self.font.glyph_index(c)?;
        let advance = f32::from(self.font.glyph_hor_advance(id)?) / f32::from(self.font.units_per_em());
        Some(Glyph { id: id.0, shows: c, advance })
    }
}

/// Both weights.
pub(crate) struct Fonts {
    regular: Face,
    bold: Face,
}

impl Fonts {
    pub(crate) fn load() -> Result<Fonts, PaperError> {
        Ok(Fonts { regular: Face::load(Weight::Regular)?, bold: Face::load(Weight::Bold)? })
    }

    /// The glyph of a character; a box if there is none.
    pub(crate) fn glyph(&self, weight: Weight, c: char) -> Glyph {
        let face = match weight {
            Weight::Regular => &self.regular,
            Weight::Bold => &self.bold,
        };
        face.find(c).unwrap_or(face.unknown)
    }

    /// How wide a text is, in mm at so many points.
    pub(crate) fn width(&self, weight: Weight, size: f32, text: &str) -> f32 {
        text.chars().map(|c| self.glyph(weight, c).advance).sum::<f32>() * size * MM_PER_PT
    }
}

/// A text as it can stand in one line: letters and accents put together, every gap one space, and
/// nothing that cannot be seen (controls, marks of direction, the selectors behind a suit symbol).
pub(crate) fn clean(text: &str) -> String {
    let visible = |c: &char| {
        !matches!(c,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
    };
    let spaced = |c: char| if c.is_control() || c.is_whitespace() { ' ' } else { c };
    let text: String = text.nfc().filter(visible).map(spaced).collect();
    text.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    #[test]
    fn every_letter_of_the_languages_has_a_glyph() {
        let fonts = Fonts::load().unwrap();
        let letters = "ÄÖÜäöüßẞÆØÅæøåÉéĳŁłŚśĄąŻżŹźĆćŃńĘęÓóĚěŠšČčŘřŽžÝýŮůŤťĎďŇňİıĞğŞşÇçÑñŐőŰűȘșȚțÞþÐð";
        for c in letters.chars().chain("♣♠♥♦−–—…’„“·✂0123456789".chars()) {
            for weight in [Weight::Regular, Weight::Bold] {
                assert_ne!(fonts.glyph(weight, c), fonts.glyph(weight, UNKNOWN), "{c}");
            }
        }
    }

    #[test]
    fn what_has_no_glyph_is_a_box() {
        let fonts = Fonts::load().unwrap();
        let unknown = fonts.glyph(Weight::Regular, UNKNOWN);
        assert_ne!(unknown.id, 0);
        assert_eq!(fonts.glyph(Weight::Regular, '漢'), unknown);
        assert_eq!(fonts.glyph(Weight::Regular, '\u{10ffff}'), unknown);
    }

    #[test]
    fn the_width_grows_with_the_size() {
        let fonts = Fonts::load().unwrap();
        let at = |size| fonts.width(Weight::Regular, size, "Doppelkopf");
        assert!((at(20.0) - 2.0 * at(10.0)).abs() < 1e-3);
        assert!(fonts.width(Weight::Bold, 10.0, "Doppelkopf") > at(10.0));
        assert_eq!(fonts.width(Weight::Regular, 10.0, ""), 0.0);
        // All digits are as wide as each other: columns of numbers stand in line.
        for digits in ["11", "47", "90"] {
            assert_eq!(
                fonts.width(Weight::Bold, 8.0, digits),
                fonts.width(Weight::Bold, 8.0, "00"),
                "{digits}"
            );
        }
    }

    #[test]
    fn cleaned() {
        assert_eq!(clean("  Ole\tHansen \n"), "Ole Hansen");
        assert_eq!(clean("Mu\u{308}ller"), "Müller");
        assert_eq!(clean("♥\u{fe0e}10"), "♥10");
        assert_eq!(clean("\u{202e}Eva\u{200b}\u{0}"), "Eva");
        assert_eq!(clean("\u{a0}\r\n"), "");
    }
}
