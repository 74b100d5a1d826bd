//! Text of a PBN file: the games in it, and the tokens of one game.

use std::ops::Range;

use crate::error::{Expected, Fault, There};

/// One game's part of the text, or the fault that prevents finding it.
pub(crate) struct Block {
    pub range: Range<usize>,
    /// Where a comment begins that never ends.
    pub open_comment: Option<usize>,
}

/// Parts the text at semi-empty lines, but not within comments in braces.
pub(crate) fn blocks(text: &str) -> Vec<Block> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut empty = true;
    let mut at = 0;
    // Once an open brace has no end, every brace is an ordinary character up to the next game.
    let mut broken: Option<usize> = None;
    let mut closes = true;
    while at < text.len() {
        let line = line_at(text, at);
        let next = at + line.len() + 1;
        if line.trim().is_empty() {
            if !empty {
                found.push(Block { range: start..at, open_comment: broken.take() });
            }
            (start, empty) = (next, true);
            at = next;
            continue;
        }
        if empty {
            (start, empty) = (at, false);
        }
        at = match after_line(text, at, broken.is_some(), closes) {
            Ok(next) => next,
            Err(brace) => {
                (broken, closes) = (Some(brace), false);
                next
            }
        };
    }
    if !empty {
        found.push(Block { range: start..text.len(), open_comment: broken });
    }
    found
}

/// How much of a text that goes on is whole games. A comment that is open may be closed later, and what is behind it belong to
/// it; if it was waited for long enough, it is not.
pub(crate) fn whole_games(text: &str, waited: bool) -> Option<usize> {
    let blocks = blocks(text);
    let open = blocks.iter().position(|block| block.open_comment.is_some()).filter(|_| !waited);
    let last = blocks.len().checked_sub(1);
    match open.or(last) {
        Some(first) => blocks.get(first).map(|block| block.range.start).filter(|_| first > 0),
        // Blank lines; the last may not be one.
        None => text.rfind('\n').map(|at| at + 1),
    }
}

fn line_at(text: &str, at: usize) -> &str {
    let rest = text.get(at..).unwrap_or_default();
    rest.split_once('\n').map_or(rest, |(line, _)| line)
}

/// Where the line after this one begins; comments in braces that begin on it are part of it.
fn after_line(text: &str, start: usize, broken: bool, closes: bool) -> Result<usize, usize> {
    let bytes = text.as_bytes();
    if bytes.get(start) == Some(&b'%') {
        return Ok(start + line_at(text, start).len() + 1);
    }
    let mut at = start;
    let mut quoted = false;
    while let Some(&b) = bytes.get(at) {
        at += 1;
        match b {
            b'\n' => return Ok(at),
            b'\\' if quoted => at += usize::from(bytes.get(at).is_some_and(|&b| matches!(b, b'"' | b'\\'))),
            b'"' => quoted = !quoted,
            b';' if !quoted => return Ok(at + line_at(text, at).len() + 1),
            b'{' if !quoted && !broken => {
                let rest = if closes { text.get(at..) } else { None };
                let close = rest.and_then(|rest| rest.find('}')).ok_or(at - 1)?;
                at += close + 1;
            }
            _ => {}
        }
    }
    Ok(at)
}

/// A place in the text of one game.
#[derive(Clone, Copy)]
pub(crate) struct Cursor<'a> {
    text: &'a str,
    pub at: usize,
    end: usize,
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str, range: Range<usize>) -> Cursor<'a> {
        let end = range.end.min(text.len());
        Cursor { text: text.get(..end).unwrap_or_default(), at: range.start, end }
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn eat(&mut self, c: char) -> bool {
        let there = self.peek() == Some(c);
        if there {
            self.at += c.len_utf8();
        }
        there
    }

    /// Passes white space and escape lines.
    pub(crate) fn skip_blank(&mut self) {
        loop {
            let rest = self.rest();
            self.at += rest.len() - rest.trim_start().len();
            let line_start = self.at == 0 || self.text.as_bytes().get(self.at - 1) == Some(&b'\n');
            if !line_start || self.peek() != Some('%') {
                return;
            }
            self.skip_line();
        }
    }

    /// Passes white space, but not the end of the line; true if the line ends here.
    pub(crate) fn at_line_end(&mut self) -> bool {
        self.take_while(|c| c.is_whitespace() && c != '\n');
        matches!(self.peek(), None | Some('\n'))
    }

    pub(crate) fn skip_line(&mut self) {
        self.at = (self.at + line_at(self.text, self.at).len() + 1).min(self.end);
    }

    pub(crate) fn take_while(&mut self, mut wanted: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|c| !wanted(c)).unwrap_or(rest.len());
        self.at += length;
        rest.get(..length).unwrap_or_default()
    }

    /// The comment that begins here, if one does.
    pub(crate) fn comment(&mut self) -> Result<Option<&'a str>, Fault> {
        let start = self.at;
        if self.eat(';') {
            return Ok(Some(self.take_while(|c| c != '\n')));
        }
        if !self.eat('{') {
            return Ok(None);
        }
        let text = self.take_while(|c| c != '}');
        if self.eat('}') {
            Ok(Some(text))
        } else {
            Err(Fault::new(start, There::OpenComment, Expected::ClosingBrace))
        }
    }

    /// What stands here, for a message.
    pub(crate) fn there(&self) -> There {
        self.rest().split_whitespace().next().map_or(There::EndOfGame, There::text)
    }

    /// Something else should stand here.
    pub(crate) fn awaits(self, expected: Expected) -> Fault {
        Fault::new(self.at, self.there(), expected)
    }
}

/// `[Name "value"]`.
pub(crate) struct RawTag<'a> {
    pub at: usize,
    pub name: &'a str,
    pub value_at: usize,
    pub value: String,
}

/// Reads a tag; the cursor stands on its bracket. A remark tells of a fault that does not hurt.
pub(crate) fn tag<'a>(cursor: &mut Cursor<'a>, remarks: &mut Vec<Fault>) -> Result<RawTag<'a>, Fault> {
    let at = cursor.at;
    cursor.eat('[');
    cursor.skip_blank();
    let name = cursor.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
    if name.is_empty() {
        return Err(cursor.awaits(Expected::TagName));
    }
    cursor.skip_blank();
    let value_at = cursor.at;
    let value = if cursor.eat('"') { quoted(cursor, name)? } else { unquoted(cursor, remarks)? };
    cursor.skip_blank();
    if !cursor.eat(']') {
        return Err(cursor.awaits(Expected::ClosingBracket));
    }
    Ok(RawTag { at, name, value_at: value_at + 1, value })
}

fn quoted(cursor: &mut Cursor<'_>, name: &str) -> Result<String, Fault> {
    let start = cursor.at - 1;
    let mut value = cursor.take_while(|c| !matches!(c, '"' | '\\' | '\n')).to_owned();
    loop {
        match cursor.peek() {
            Some('"') => {
                cursor.eat('"');
                return Ok(value);
            }
            Some('\\') => {
                cursor.eat('\\');
                match cursor.peek() {
                    Some(c @ ('"' | '\\')) => {
                        cursor.eat(c);
                        value.push(c);
                    }
                    _ => value.push('\\'),
                }
                value.push_str(cursor.take_while(|c| !matches!(c, '"' | '\\' | '\n')));
            }
            _ => return Err(Fault::new(start, There::OpenValue(name.to_owned()), Expected::ClosingQuote)),
        }
    }
}

/// Some programs forget the quotes.
fn unquoted(cursor: &mut Cursor<'_>, remarks: &mut Vec<Fault>) -> Result<String, Fault> {
    let start = *cursor;
    let value = cursor.take_while(|c| !matches!(c, ']' | '\n' | '"')).trim_end();
    if cursor.peek() != Some(']') || value.is_empty() {
        return Err(start.awaits(Expected::Quotes));
    }
    remarks.push(Fault::text(start.at, value, Expected::Quotes));
    Ok(value.to_owned())
}
