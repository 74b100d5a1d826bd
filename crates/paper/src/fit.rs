//! Text that fits: smaller, on more lines, and cut only at last.

use crate::font::{Fonts, LEADING, MM_PER_PT, Weight, clean};

/// Sizes are tried in these steps, in points.
const STEP: f32 = 0.25;

/// A text that fits into its width.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Fitted {
    pub(crate) lines: Vec<String>,
    pub(crate) size: f32,
}

/// What a text may be made to fit: sizes in points, and lines.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Room {
    pub(crate) width: f32,
    pub(crate) size: f32,
    pub(crate) smallest: f32,
    pub(crate) lines: usize,
    pub(crate) height: f32,
}

impl Room {
    /// The lines that there is height for; one there always is.
    fn lines_at(&self, size: f32) -> usize {
        let fit = (self.height / (size * LEADING * MM_PER_PT)).max(1.0) as usize;
        fit.min(self.lines)
    }
}

/// Fits a text: at the largest size at which it needs no more than the lines there are; at the
/// smallest size the rest is cut off and an ellipsis shows it. One line is tried first at every
/// size down to four fifths, since a name in one line reads best.
pub(crate) fn fit(fonts: &Fonts, weight: Weight, text: &str, room: Room) -> Fitted {
    let text = clean(text);
    let smallest = room.smallest.min(room.size);
    let whole = |size: f32| fonts.width(weight, size, &text) <= room.width;
    let good = (room.size * 0.8).max(smallest);
    for size in sizes(room.size, good) {
        if whole(size) {
            return Fitted { lines: vec![text], size };
        }
    }
    for size in sizes(room.size, smallest) {
        let lines = wrap(fonts, weight, size, &text, room.width);
        if lines.len() <= room.lines_at(size)
            && lines.iter().all(|l| fonts.width(weight, size, l) <= room.width)
        {
            return Fitted { lines, size };
        }
    }
    let mut lines = wrap(fonts, weight, smallest, &text, room.width);
    let most = room.lines_at(smallest);
    if lines.len() > most {
        let rest = lines.split_off(most.saturating_sub(1));
        lines.push(format!("{}…", joined(&rest)));
    }
    let lines = lines.iter().map(|line| cut(fonts, weight, smallest, line, room.width)).collect();
    Fitted { lines, size: smallest }
}

fn sizes(from: f32, to: f32) -> impl Iterator<Item = f32> {
    let steps = ((from - to) / STEP).ceil().max(0.0) as u32;
    (0..=steps).map(move |i| (from - STEP * i as f32).max(to))
}

/// Breaks at spaces and after hyphens. A word that is too long stays whole in a line of its own.
pub(crate) fn wrap(fonts: &Fonts, weight: Weight, size: f32, text: &str, width: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in text.split_inclusive([' ', '-', '/']) {
        let joined = format!("{line}{piece}");
        if line.is_empty() || fonts.width(weight, size, joined.trim_end()) <= width {
            line = joined;
        } else {
            lines.push(line.trim_end().to_owned());
            piece.clone_into(&mut line);
        }
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The lines as one again.
fn joined(lines: &[String]) -> String {
    lines.iter().fold(String::new(), |text, line| match text.chars().next_back() {
        None => line.clone(),
        Some('-' | '/') => text + line,
        Some(_) => text + " " + line,
    })
}

/// Cuts a line that is too long; the ellipsis is in the width.
fn cut(fonts: &Fonts, weight: Weight, size: f32, text: &str, width: f32) -> String {
    if fonts.width(weight, size, text) <= width {
        return text.to_owned();
    }
    let mut room = width - fonts.width(weight, size, "…");
    if room < 0.0 {
        return String::new();
    }
    let fits = |c: &char| {
        room -= fonts.glyph(weight, *c).advance * size * MM_PER_PT;
        room >= 0.0
    };
    let kept: String = text.chars().take_while(fits).collect();
    format!("{}…", kept.trim_end_matches([' ', '…', '-', ',']))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn fitted(text: &str, width: f32, lines: usize) -> Fitted {
        let fonts = Fonts::load().unwrap();
        let fitted = fit(
            &fonts,
            Weight::Regular,
            text,
            Room { width, size: 10.0, smallest: 6.0, lines, height: 20.0 },
        );
        for line in &fitted.lines {
            let is = fonts.width(Weight::Regular, fitted.size, line);
            assert!(is <= width, "{line}: {is} in {width}");
        }
        assert!(!fitted.lines.is_empty() && fitted.lines.len() <= lines && fitted.size >= 6.0);
        fitted
    }

    #[test]
    fn short_stays_large() {
        assert_eq!(fitted("Anna Ott", 30.0, 2), Fitted { lines: vec!["Anna Ott".into()], size: 10.0 });
        assert_eq!(fitted("", 30.0, 1).lines, [""]);
    }

    #[test]
    fn a_little_too_long_is_made_smaller() {
        let fitted = fitted("Christiane Brandt", 26.0, 2);
        assert_eq!(fitted.lines, ["Christiane Brandt"]);
        assert!(fitted.size < 10.0 && fitted.size >= 8.0, "{}", fitted.size);
    }

    #[test]
    fn longer_is_broken_between_words() {
        assert_eq!(
            fitted("Maria-Magdalena von Hohenlohe", 28.0, 2).lines,
            ["Maria-Magdalena", "von Hohenlohe"]
        );
    }

    #[test]
    fn the_rest_is_cut_with_an_ellipsis() {
        let one = fitted("Donaudampfschifffahrtsgesellschaft", 20.0, 1);
        assert!(one.lines[0].starts_with("Donaudampf") && one.lines[0].ends_with('…'), "{one:?}");
        let two = fitted("eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf", 15.0, 2);
        assert!(two.lines[1].ends_with('…') && !two.lines[1].contains("zwölf"), "{two:?}");
    }

    #[test]
    fn no_more_lines_than_the_height_takes() {
        let fonts = Fonts::load().unwrap();
        let fit_in = |height| {
            let room = Room { width: 20.0, size: 10.0, smallest: 6.0, lines: 2, height };
            fit(&fonts, Weight::Regular, "Normalspiel; Re, Kontra", room)
        };
        assert_eq!(
            fit_in(8.0),
            Fitted { lines: vec!["Normalspiel;".into(), "Re, Kontra".into()], size: 9.25 }
        );
        assert!(fit_in(6.0).size < 8.0);
        assert_eq!(fit_in(4.0).lines, ["Normalspiel; Re, K…"]);
    }

    #[test]
    fn a_cut_name_keeps_its_hyphens() {
        let cut = fitted("Anne von Hohenlohe-Langenburg-Schillingsfürst", 16.0, 2);
        assert!(cut.lines[1].starts_with("Hohenlohe-L") || cut.lines[1].ends_with("…"), "{cut:?}");
        assert!(!cut.lines[1].contains("- "), "{cut:?}");
    }

    #[test]
    fn no_room_at_all() {
        assert_eq!(fitted("W", 0.5, 1).lines, [""]);
        assert_eq!(fitted("W W W", 0.0, 2).lines, ["", ""]);
    }
}
