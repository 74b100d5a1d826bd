//! The parts of a LIN file, with escapes or without.

use std::{borrow::Cow, ops::Range};

/// The parts between the bars.
pub(super) struct Fields<'a> {
    text: &'a str,
    parts: Vec<Range<usize>>,
    escaped: bool,
}

impl<'a> Fields<'a> {
    pub(super) fn of(text: &'a str) -> Fields<'a> {
        let lower = text.to_ascii_lowercase();
        let begin = lower.find("lin=").filter(|&at| !text.get(..at).unwrap_or_default().contains('|'));
        let escaped = lower.contains("%7c");
        let end = begin.and_then(|at| end_in_link(&lower, at)).unwrap_or(text.len());
        let begin = begin.map_or(0, |at| at + 4);
        let mut parts = Vec::new();
        let mut start = begin;
        let bytes = lower.as_bytes();
        let mut at = begin;
        while at < end {
            let rest = bytes.get(at..).unwrap_or_default();
            let length = if rest.starts_with(b"|") {
                1
            } else if escaped && rest.starts_with(b"%7c") {
                3
            } else {
                at += 1;
                continue;
            };
            parts.push(start..at);
            at += length;
            start = at;
        }
        parts.push(start..end);
        Fields { text, parts, escaped }
    }

    pub(super) fn pairs(&self) -> impl Iterator<Item = (Range<usize>, Range<usize>)> + '_ {
        self.parts.chunks(2).filter_map(|pair| match pair {
            [command, value] => Some((command.clone(), value.clone())),
            // A last command without any bar behind it.
            [last] => Some((last.clone(), last.end..last.end)),
            _ => None,
        })
    }

    /// The text of a part, with escapes undone where it has any.
    pub(super) fn value(&self, range: &Range<usize>) -> Cow<'a, str> {
        let raw = self.text.get(range.clone()).unwrap_or_default();
        if self.escaped || all_escapes(raw) {
            Cow::Owned(unescape(raw, self.escaped))
        } else {
            Cow::Borrowed(raw)
        }
    }
}

/// Where other fields of a link follow: at the first `&` behind the last bar, since one before may be in a name.
fn end_in_link(lower: &str, begin: usize) -> Option<usize> {
    let lin = lower.get(begin..)?;
    let bar = lin.rfind('|').max(lin.rfind("%7c"))?;
    Some(begin + bar + lin.get(bar..)?.find('&')?)
}

/// Has it percent signs, all of them followed by two hexadecimal digits?
fn all_escapes(text: &str) -> bool {
    let mut pieces = text.split('%');
    pieces.next();
    let mut any = false;
    for piece in pieces {
        any = true;
        if hex(piece.as_bytes()).is_none() {
            return false;
        }
    }
    any
}

fn hex(bytes: &[u8]) -> Option<u8> {
    let digit =
        |i: usize| bytes.get(i).and_then(|&b| char::from(b).to_digit(16)).and_then(|d| u8::try_from(d).ok());
    Some(digit(0)? << 4 | digit(1)?)
}

fn unescape(text: &str, plus_is_blank: bool) -> String {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(&b) = bytes.get(at) {
        at += 1;
        match (b, hex(bytes.get(at..).unwrap_or_default())) {
            (b'%', Some(byte)) => {
                out.push(byte);
                at += 2;
            }
            (b'+', _) if plus_is_blank => out.push(b' '),
            _ => out.push(b),
        }
    }
    crate::encoding::text(&out)
}
