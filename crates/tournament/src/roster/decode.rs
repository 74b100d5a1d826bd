//! The text of a file, whatever program has written it.

use encoding_rs::{Encoding, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use unicode_normalization::UnicodeNormalization as _;

/// The text of a file: UTF-8 and UTF-16, with or without the mark at the beginning, or what Windows and
/// older programs write in western Europe (Windows-1252, of which Latin-1 is a part).
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    let marked = Encoding::for_bom(bytes).map(|(encoding, _)| encoding);
    let utf8 = || std::str::from_utf8(bytes).is_ok().then_some(UTF_8);
    let encoding = marked.or_else(|| utf16(bytes)).or_else(utf8).unwrap_or(WINDOWS_1252);
    encoding.decode(bytes).0.into_owned()
}

/// UTF-16 without its mark: letters of these languages leave every other byte empty.
fn utf16(bytes: &[u8]) -> Option<&'static Encoding> {
    let (mut first, mut second, mut pairs) = (0, 0, 0);
    for pair in bytes.chunks_exact(2).take(500) {
        if let [a, b] = pair {
            first += usize::from(*a == 0);
            second += usize::from(*b == 0);
            pairs += 1;
        }
    }
    match (first * 2 > pairs, second * 2 > pairs) {
        (false, true) => Some(UTF_16LE),
        (true, false) => Some(UTF_16BE),
        _ => None,
    }
}

/// The text as it is read: one way to end a line, letters and their accents in one, and nothing that is not
/// seen. Tabs stay: they part columns.
pub(super) fn tidy(text: &str) -> String {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let seen = text.chars().filter(|c| !matches!(c, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}'));
    let plain = seen.map(|c| match c {
        '\t' | '\n' => c,
        _ if c.is_control() || c.is_whitespace() => ' ',
        _ => c,
    });
    plain.nfc().collect()
}
