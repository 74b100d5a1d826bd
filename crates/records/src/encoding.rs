//! Bytes to text: gzip, UTF-8, UTF-16 or Latin-1, any line end.

use std::{
    borrow::Cow,
    io::{self, BufRead, Read},
};

/// How a file begins that is packed by gzip.
pub(crate) const GZIP: [u8; 2] = [0x1f, 0x8b];
/// The mark at the beginning of a text in UTF-8.
pub(crate) const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// How the letters of a text in UTF-16 stand, as programs of Windows write it: by its mark, or by the zeros beside its
/// first two letters, since no other text has any.
#[derive(Clone, Copy)]
pub(crate) enum Utf16 {
    LittleEnd,
    BigEnd,
}

impl Utf16 {
    pub(crate) fn of(bytes: &[u8]) -> Option<Utf16> {
        match bytes {
            [0xff, 0xfe, ..] | [1..=u8::MAX, 0, 1..=u8::MAX, 0, ..] => Some(Utf16::LittleEnd),
            [0xfe, 0xff, ..] | [0, 1..=u8::MAX, 0, 1..=u8::MAX, ..] => Some(Utf16::BigEnd),
            _ => None,
        }
    }

    fn unit(self, bytes: [u8; 2]) -> u16 {
        match self {
            Utf16::LittleEnd => u16::from_le_bytes(bytes),
            Utf16::BigEnd => u16::from_be_bytes(bytes),
        }
    }

    fn is_first_half(unit: u16) -> bool {
        (0xd800..0xdc00).contains(&unit)
    }

    /// The whole letters of these bytes, and what is left: half a letter.
    fn decode(self, bytes: &[u8]) -> (String, &[u8]) {
        let (pairs, _) = bytes.as_chunks::<2>();
        let units = pairs.iter().map(|&pair| self.unit(pair));
        let begun = units.clone().next_back().is_some_and(Utf16::is_first_half);
        let whole = pairs.len() - usize::from(begun);
        let letters = char::decode_utf16(units.take(whole));
        let text = letters.map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER)).collect();
        (text, bytes.get(2 * whole..).unwrap_or_default())
    }
}

/// A text in UTF-16, read as UTF-8. Its mark is read as that of UTF-8.
pub(crate) struct FromUtf16<R> {
    inner: R,
    order: Utf16,
    /// Half a letter.
    begun: Vec<u8>,
    ready: io::Cursor<Vec<u8>>,
}

impl<R: BufRead> FromUtf16<R> {
    pub(crate) fn of(inner: R, order: Utf16) -> FromUtf16<R> {
        FromUtf16 { inner, order, begun: Vec::new(), ready: io::Cursor::default() }
    }
}

impl<R: BufRead> Read for FromUtf16<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        loop {
            let read = self.ready.read(into)?;
            if read > 0 || into.is_empty() {
                return Ok(read);
            }
            let bytes = self.inner.fill_buf()?;
            let length = bytes.len();
            if length == 0 {
                return Ok(0);
            }
            self.begun.extend_from_slice(bytes);
            self.inner.consume(length);
            let (text, rest) = self.order.decode(&self.begun);
            self.begun = rest.to_vec();
            self.ready = io::Cursor::new(text.into_bytes());
        }
    }
}

/// The first bytes, unpacked as far as they can be.
pub(crate) fn beginning(bytes: &[u8]) -> Vec<u8> {
    const ENOUGH: u64 = 4096;
    let mut begins = Vec::new();
    // Where the rest is not there, what came before it is.
    let _ = match bytes.starts_with(&GZIP) {
        true => flate2::read::MultiGzDecoder::new(bytes).take(ENOUGH).read_to_end(&mut begins),
        false => bytes.take(ENOUGH).read_to_end(&mut begins),
    };
    begins
}

/// Text with line feeds only: UTF-16 where it shows, UTF-8 where it is valid, else Latin-1, in which every byte is
/// valid.
pub(crate) fn text(bytes: &[u8]) -> String {
    let decoded = Utf16::of(bytes).map(|order| order.decode(bytes).0);
    let bytes = decoded.as_ref().map_or(bytes, |text| text.as_bytes());
    let bytes = bytes.strip_prefix(&MARK).unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(bytes.iter().map(|&b| char::from(b)).collect()),
    };
    if text.contains('\r') { text.replace("\r\n", "\n").replace('\r', "\n") } else { text.into_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_become_text() {
        for (bytes, expected) in [
            (b"a\r\nb\rc\n".as_slice(), "a\nb\nc\n"),
            (b"\xef\xbb\xbf\xc3\xa9", "é"),
            (b"Andr\xe9", "André"),
            (b"\xff\xfea\0\r\0\n\0\xe9\0", "a\né"),
            (b"[\0A\0]\0", "[A]"),
            (b"\0[\0A\0]", "[A]"),
            (b"\xfe\xff\0a\xd8\x3c\xdc\xa1\0", "a\u{1f0a1}"),
            (b"", ""),
        ] {
            assert_eq!(text(bytes), expected);
        }
    }
}
