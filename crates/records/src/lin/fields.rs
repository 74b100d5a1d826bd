//! The parts of a LIN file, with escapes or without.

use std::{borrow::Cow, ops::Range};

/// A command and where it and its value stand.
pub(super) struct Pair {
    pub(super) name: String,
    pub(super) command: Range<usize>,
    pub(super) value: Range<usize>,
}

/// What can stand in the place of a command.
enum Stands {
    Command,
    /// Two bars beside each other, where a value was left out with its command.
    Nothing,
    /// The command was left out: a room, a deal, or words with a bar in them.
    ValueOf(&'static str),
}

/// Those that bring something to a board or end a line: by what stands before them it is seen that a command was left out.
const COMMANDS: [&str; 13] = ["pg", "pc", "mb", "an", "nt", "mc", "sv", "qx", "md", "st", "pn", "rs", "vg"];

fn is_command(text: &str) -> bool {
    COMMANDS.iter().any(|command| text.eq_ignore_ascii_case(command))
}

impl Stands {
    /// `name` in small letters; `followed` by one of those commands.
    fn of(name: &str, followed: bool) -> Stands {
        let is_room = |text: &str| {
            let number = text.strip_prefix(['o', 'c']).unwrap_or_default();
            number.starts_with(|c: char| c.is_ascii_digit()) && number.len() <= 2
        };
        let is_deal = |text: &str| {
            let hands = text.strip_prefix(['1', '2', '3', '4']).unwrap_or(text);
            let of_hands = |c: char| "shdcakqjt98765432x10,".contains(c);
            hands.starts_with('s') && hands.contains(',') && hands.chars().all(of_hands)
        };
        // A bar that was left out within `mb2D` would lose a call.
        let is_words = |text: &str| followed && COMMANDS.iter().all(|command| !text.starts_with(command));
        match name {
            "" => Stands::Nothing,
            _ if is_room(name) => Stands::ValueOf("qx"),
            _ if is_deal(name) => Stands::ValueOf("md"),
            _ if name.len() <= 3 && name.chars().all(|c| c.is_ascii_alphanumeric()) => Stands::Command,
            _ if is_words(name) => Stands::ValueOf("nt"),
            _ => Stands::Command,
        }
    }
}

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

    /// Each command with its value. Whoever types a file leaves out a command or a bar; from there on values would be
    /// taken for commands. So what stands where a command should is looked at first.
    pub(super) fn pairs(&self) -> impl Iterator<Item = Pair> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            loop {
                let part = self.parts.get(at)?.clone();
                let next = self.parts.get(at + 1).cloned();
                let name = self.value(&part);
                // Half a letter of two bytes may have been left before a command.
                let name =
                    name.trim_matches(|c: char| c.is_whitespace() || c.is_control()).to_ascii_lowercase();
                let followed = next.as_ref().is_some_and(|next| is_command(self.value(next).trim()));
                let alone =
                    |name: &str| Pair { name: name.to_owned(), command: part.clone(), value: part.clone() };
                at += 1;
                return Some(match Stands::of(&name, followed) {
                    Stands::Nothing => continue,
                    Stands::ValueOf(command) => alone(command),
                    Stands::Command => {
                        at += 1;
                        // A last command may have no bar behind it.
                        let value = next.unwrap_or(part.end..part.end);
                        Pair { name, command: part, value }
                    }
                });
            }
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
