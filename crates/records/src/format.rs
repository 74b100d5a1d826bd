//! Which format a file has.

use std::path::Path;

/// A format of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable Bridge Notation.
    Pbn,
    /// The format of Bridge Base Online.
    Lin,
}

impl Format {
    /// The format of a file, by its name (`.pbn`, `.lin`, also with `.gz` behind) or else by how it begins: not all of it is
    /// needed. What is called LIN and begins like PBN is PBN.
    #[must_use]
    pub fn of(path: &Path, bytes: &[u8]) -> Option<Format> {
        match Format::of_name(path) {
            Some(Format::Pbn) => Some(Format::Pbn),
            Some(Format::Lin) if !begins_like_pbn(&beginning(bytes)) => Some(Format::Lin),
            _ => Format::of_bytes(bytes),
        }
    }

    /// The format that the name of a file tells, if it tells one.
    #[must_use]
    pub fn of_name(path: &Path) -> Option<Format> {
        let name = path.file_name()?.to_string_lossy().to_ascii_lowercase();
        let name = name.strip_suffix(".gz").unwrap_or(&name);
        match name.rsplit_once('.')?.1 {
            "pbn" => Some(Format::Pbn),
            "lin" => Some(Format::Lin),
            _ => None,
        }
    }

    fn of_bytes(bytes: &[u8]) -> Option<Format> {
        let lower = beginning(bytes);
        if ["pn|", "md|", "qx|", "vg|", "st|", "%7c", "?lin="].iter().any(|sign| lower.contains(sign)) {
            return Some(Format::Lin);
        }
        let tagged = |line: &str| line.starts_with('[') && line.contains('"');
        (begins_like_pbn(&lower) || lower.lines().any(tagged)).then_some(Format::Pbn)
    }
}

/// How a file begins, in small letters; blank if it cannot be unpacked.
fn beginning(bytes: &[u8]) -> String {
    let text = crate::encoding::text(&crate::encoding::beginning(bytes));
    text.trim_start().to_ascii_lowercase()
}

fn begins_like_pbn(lower: &str) -> bool {
    ["% pbn", "%pbn", "[event \"", "[board \""].iter().any(|sign| lower.starts_with(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_beginnings_tell_the_format() {
        for (name, bytes, format) in [
            ("a.pbn", "", Some(Format::Pbn)),
            ("a.PBN.gz", "", Some(Format::Pbn)),
            ("b/c.lin", "", Some(Format::Lin)),
            ("a.lin", "% PBN 1.0\n[Event \"a\"]", Some(Format::Pbn)),
            ("a.lin", "[Event \"a\"]", Some(Format::Pbn)),
            ("upload", "% PBN 2.1\n", Some(Format::Pbn)),
            ("upload", "{x}\n[Event \"a\"]", Some(Format::Pbn)),
            ("upload.txt", "pn|a,b,c,d|", Some(Format::Lin)),
            ("upload", "hello", None),
        ] {
            assert_eq!(Format::of(Path::new(name), bytes.as_bytes()), format, "{name} {bytes}");
        }
    }
}
