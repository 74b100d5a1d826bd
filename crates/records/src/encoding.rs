//! Bytes to text: gzip, UTF-8 or Latin-1, any line end.

use std::{borrow::Cow, io::Read as _};

use crate::{Expected, ReadError, There};

/// How a file begins that is packed by gzip.
pub(crate) const GZIP: [u8; 2] = [0x1f, 0x8b];
/// The mark at the beginning of a text in UTF-8.
pub(crate) const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];

/// More MiB than this are no file of boards but a trap.
const MOST: usize = 512;
const MOST_UNPACKED: u64 = (MOST as u64) << 20;

/// Unpacks gzip if it is gzip.
pub(crate) fn unpack(bytes: &[u8]) -> Result<Cow<'_, [u8]>, ReadError> {
    if !bytes.starts_with(&GZIP) {
        return Ok(Cow::Borrowed(bytes));
    }
    let fault = |there, expected| ReadError { line: 1, column: 1, there, expected };
    let mut unpacked = Vec::new();
    flate2::read::MultiGzDecoder::new(bytes)
        .take(MOST_UNPACKED + 1)
        .read_to_end(&mut unpacked)
        .map_err(|_| fault(There::Gzip, Expected::WholeFile))?;
    if unpacked.len() as u64 > MOST_UNPACKED {
        return Err(fault(There::TooLarge(MOST), Expected::SmallerFile));
    }
    Ok(Cow::Owned(unpacked))
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

/// Text with line feeds only: UTF-8 where it is valid, else Latin-1, in which every byte is valid.
pub(crate) fn text(bytes: &[u8]) -> String {
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
            (b"", ""),
        ] {
            assert_eq!(text(bytes), expected);
        }
    }

    #[test]
    fn a_damaged_gzip_file_is_named() {
        assert_eq!(unpack(b"\x1f\x8b\x08broken").unwrap_err().there, There::Gzip);
        assert_eq!(unpack(b"[Event").unwrap(), b"[Event".as_slice());
    }
}
