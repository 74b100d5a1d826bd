//! A file of any length, piece by piece: each holds whole games, and no more is in memory than one of them.

use std::io::{self, BufRead, BufReader, Read};

use crate::{
    Board, Expected, Format, ReadError, There,
    encoding::{self, FromUtf16, Utf16},
    lin,
    pbn::{self, Before},
};

/// So long a piece is, where its games let it be cut there.
const PIECE: usize = 1 << 20;
/// More MiB than this are no game, and no match of LIN, but a trap.
const LONGEST_MIB: usize = 16;
const LONGEST: usize = LONGEST_MIB << 20;
/// More MiB than this are no file to be held in memory but a trap.
const MOST_MIB: usize = 512;

/// What was read, board by board, or why one could not be.
type Boards = Vec<Result<Board, ReadError>>;

/// The boards of a file, some at a time. What is wrong with one does not keep the others from being read.
pub struct Pieces<'a> {
    text: Text<'a>,
    format: Format,
    before: Before,
    /// Line and column at which the text that is held begins.
    place: (usize, usize),
    /// A LIN file that is a link is one text: what is escaped in it shows only at its end.
    is_link: bool,
    piece: usize,
    longest: usize,
    is_over: bool,
}

impl<'a> Pieces<'a> {
    /// Reads a file from its beginning, packed by gzip or not. It is opened twice: how its letters are written shows only at
    /// its end.
    ///
    /// # Errors
    /// It cannot be opened or read.
    pub fn of<R: Read + Send + 'a>(
        open: impl Fn() -> io::Result<R>,
        format: Format,
    ) -> io::Result<Pieces<'a>> {
        Pieces::cut(open, format, (PIECE, LONGEST), usize::MAX)
    }

    /// All of it in one piece, unless more is packed in it than can be meant.
    pub(crate) fn whole(bytes: &'a [u8], format: Format) -> io::Result<Pieces<'a>> {
        Pieces::cut(|| Ok(bytes), format, (usize::MAX, usize::MAX), MOST_MIB << 20)
    }

    /// In pieces of a length and, at most, another; no more than `most` bytes are unpacked.
    fn cut<R: Read + Send + 'a>(
        open: impl Fn() -> io::Result<R>,
        format: Format,
        (piece, longest): (usize, usize),
        most: usize,
    ) -> io::Result<Pieces<'a>> {
        let mut seen = Seen::default();
        let mut source = Source::of(open()?, most)?;
        while let Some(bytes) = source.next()? {
            seen.look(&bytes);
        }
        let is_utf8 = seen.is_utf8(source.fault.is_some());
        let text = Text::of(Source::of(open()?, most)?, is_utf8);
        Ok(Pieces {
            text,
            format,
            before: Before::default(),
            place: (1, 1),
            is_link: format == Format::Lin && seen.is_link,
            piece,
            longest,
            is_over: false,
        })
    }

    fn next_boards(&mut self) -> io::Result<Option<Boards>> {
        let mut wanted = self.piece;
        while !self.is_over {
            self.text.fill(wanted)?;
            let text = &self.text.held;
            let fault = self.text.source.fault.clone();
            // What stands where a file is damaged has no end.
            let end = match (self.format, &fault) {
                (_, None) if self.text.ended => Some(text.len()),
                (_, Some(There::TooLarge(_))) => None,
                _ if self.is_link => None,
                (Format::Pbn, _) => pbn::whole_games(text, wanted >= self.longest),
                (Format::Lin, _) => lin::whole_boards(text),
            };
            let end = end.or(self.text.ended.then_some(0));
            let Some(end) = end.filter(|&end| end > 0 || self.text.ended) else {
                if wanted >= self.longest {
                    self.is_over = true;
                    let (line, column) = self.place;
                    let there = There::Endless(self.longest >> 20);
                    let error = ReadError { line, column, there, expected: Expected::End };
                    return Ok(Some(vec![Err(error)]));
                }
                wanted = (2 * wanted).min(self.longest);
                continue;
            };
            self.is_over = self.text.ended;
            wanted = self.piece;
            let piece: String = self.text.held.drain(..end).collect();
            let mut boards = match self.format {
                Format::Pbn => pbn::read(&piece, &mut self.before),
                Format::Lin => lin::read(&piece),
            };
            boards.iter_mut().for_each(|board| moved(board, self.place));
            self.place = end_of(&piece, self.place);
            if let Some(there) = fault.filter(|_| self.is_over) {
                let (line, column) = end_of(&self.text.held, self.place);
                let expected = if there == There::Gzip { Expected::WholeFile } else { Expected::SmallerFile };
                boards.push(Err(ReadError { line, column, there, expected }));
            }
            if !boards.is_empty() {
                return Ok(Some(boards));
            }
        }
        Ok(None)
    }
}

impl Iterator for Pieces<'_> {
    type Item = io::Result<Boards>;

    fn next(&mut self) -> Option<io::Result<Boards>> {
        let next = self.next_boards().transpose();
        // What cannot be read now cannot be read later.
        self.is_over |= matches!(next, Some(Err(_)));
        next
    }
}

/// Where the text behind this piece begins.
fn end_of(piece: &str, (line, column): (usize, usize)) -> (usize, usize) {
    match piece.rsplit_once('\n') {
        Some((before, last)) => (line + before.matches('\n').count() + 1, last.chars().count() + 1),
        None => (line, column + piece.chars().count()),
    }
}

/// The piece began there, not at the beginning of a file.
fn moved(board: &mut Result<Board, ReadError>, (line, column): (usize, usize)) {
    let shift = |at: (&mut usize, &mut usize)| {
        if *at.0 == 1 {
            *at.1 += column - 1;
        }
        *at.0 += line - 1;
    };
    match board {
        Ok(board) => {
            shift((&mut board.place.line, &mut board.place.column));
            board.remarks.iter_mut().for_each(|remark| shift((&mut remark.line, &mut remark.column)));
        }
        Err(error) => shift((&mut error.line, &mut error.column)),
    }
}

/// The bytes of a file, unpacked.
struct Source<'a> {
    read: Box<dyn BufRead + Send + 'a>,
    is_packed: bool,
    /// So many bytes more may be unpacked.
    left: usize,
    /// Why what was packed ends before its end.
    fault: Option<There>,
}

impl<'a> Source<'a> {
    fn of(file: impl Read + Send + 'a, most: usize) -> io::Result<Source<'a>> {
        let mut file = BufReader::new(file);
        let is_packed = file.fill_buf()?.starts_with(&encoding::GZIP);
        let mut read: Box<dyn BufRead + Send + 'a> = if is_packed {
            Box::new(BufReader::new(flate2::bufread::MultiGzDecoder::new(file)))
        } else {
            Box::new(file)
        };
        let mut fault = None;
        match read.fill_buf().map(Utf16::of) {
            Ok(None) => {}
            Ok(Some(order)) => read = Box::new(BufReader::new(FromUtf16::of(read, order))),
            Err(_) if is_packed => fault = Some(There::Gzip),
            Err(error) => return Err(error),
        }
        Ok(Source { read, is_packed, left: most, fault })
    }

    /// The next bytes; none where there are no more, or nothing more can be unpacked.
    fn next(&mut self) -> io::Result<Option<Vec<u8>>> {
        if self.fault.is_some() {
            return Ok(None);
        }
        let bytes = match self.read.fill_buf() {
            Ok(bytes) => bytes.to_vec(),
            Err(_) if self.is_packed => {
                self.fault = Some(There::Gzip);
                return Ok(None);
            }
            Err(error) => return Err(error),
        };
        self.read.consume(bytes.len());
        if self.is_packed {
            match self.left.checked_sub(bytes.len()) {
                Some(left) => self.left = left,
                None => self.fault = Some(There::TooLarge(MOST_MIB)),
            }
        }
        Ok(Some(bytes).filter(|bytes| !bytes.is_empty()))
    }
}

/// What must be known of a file before it is read.
#[derive(Default)]
struct Seen {
    /// It has bytes that are no UTF-8.
    is_latin: bool,
    /// The beginning of a letter.
    begun: Vec<u8>,
    is_link: bool,
    has_bars: bool,
    last: Vec<u8>,
}

impl Seen {
    fn look(&mut self, bytes: &[u8]) {
        self.begun.extend_from_slice(bytes);
        self.signs(bytes.len());
        if !self.is_latin {
            let wrong = std::str::from_utf8(&self.begun).err();
            self.is_latin = wrong.is_some_and(|wrong| wrong.error_len().is_some());
            let whole = wrong.map_or(self.begun.len(), |wrong| wrong.valid_up_to());
            self.begun.drain(..whole);
        } else {
            self.begun.clear();
        }
    }

    /// Looks for the signs of a link among the newest bytes.
    fn signs(&mut self, length: usize) {
        let new = self.begun.len() - length;
        self.last.extend(self.begun.get(new..).unwrap_or_default().iter().map(u8::to_ascii_lowercase));
        let has = |bytes: &[u8], sign: &[u8]| bytes.windows(sign.len()).any(|window| window == sign);
        let bar = self.last.iter().position(|&b| b == b'|');
        let before = self.last.get(..bar.unwrap_or(self.last.len())).unwrap_or_default();
        self.is_link |= has(&self.last, b"%7c") || !self.has_bars && has(before, b"lin=");
        self.has_bars |= bar.is_some();
        let kept = self.last.len().saturating_sub(3);
        self.last.drain(..kept);
    }

    /// A letter that is begun and has no end is none, unless the file is cut off there.
    fn is_utf8(&self, cut_off: bool) -> bool {
        !self.is_latin && (self.begun.is_empty() || cut_off)
    }
}

/// The text of a file, with line feeds only, as far as it is held.
struct Text<'a> {
    source: Source<'a>,
    is_utf8: bool,
    begins: bool,
    /// Bytes of a letter that is not whole yet.
    begun: Vec<u8>,
    /// A carriage return was last: a line feed behind it is the same end of a line.
    returned: bool,
    held: String,
    ended: bool,
}

impl<'a> Text<'a> {
    fn of(source: Source<'a>, is_utf8: bool) -> Text<'a> {
        let held = String::new();
        Text { source, is_utf8, begins: true, begun: Vec::new(), returned: false, held, ended: false }
    }

    /// Reads on until so many bytes are held, or there are no more.
    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        while self.held.len() < wanted && !self.ended {
            let bytes = self.source.next()?;
            self.ended = bytes.is_none();
            self.begun.extend(bytes.unwrap_or_default());
            if self.begins && !self.ended && self.begun.len() < encoding::MARK.len() {
                continue;
            }
            if std::mem::take(&mut self.begins) && self.begun.starts_with(&encoding::MARK) {
                self.begun.drain(..encoding::MARK.len());
            }
            self.decode();
        }
        Ok(())
    }

    fn decode(&mut self) {
        let decoded: String;
        let whole = match std::str::from_utf8(&self.begun) {
            _ if !self.is_utf8 => {
                decoded = self.begun.iter().map(|&b| char::from(b)).collect();
                self.begun.len()
            }
            Ok(text) => {
                decoded = text.to_owned();
                text.len()
            }
            Err(wrong) => {
                let (text, _) = self.begun.split_at(wrong.valid_up_to());
                decoded = String::from_utf8_lossy(text).into_owned();
                text.len()
            }
        };
        self.begun.drain(..whole);
        for part in decoded.split_inclusive('\r') {
            // The line feed of the line that has ended.
            let part = if self.returned { part.strip_prefix('\n').unwrap_or(part) } else { part };
            self.returned = part.ends_with('\r');
            match part.strip_suffix('\r') {
                Some(line) => {
                    self.held.push_str(line);
                    self.held.push('\n');
                }
                None => self.held.push_str(part),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(bytes: &[u8], format: Format) -> Boards {
        crate::read(bytes, format)
    }

    fn in_pieces(bytes: &[u8], format: Format, piece: usize) -> Boards {
        let pieces = Pieces::cut(|| Ok(bytes), format, (piece, 1 << 20), usize::MAX).unwrap();
        pieces.flat_map(Result::unwrap).collect()
    }

    fn packed(text: &str) -> Vec<u8> {
        use std::io::Write as _;
        let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packed.write_all(text.as_bytes()).unwrap();
        packed.finish().unwrap()
    }

    const PBN: &str = "% PBN 2.1\r\n[Event \"##Städtekampf\"]\r\n[Board \"1\"]\r\n[Deal \"N:AK... Q.KQ.. JT... 9.8.7.\"]\r\n\
        {a comment\r\n\r\nwith a blank line}\r\n[Play \"W\"]\r\nS9 SA HQ SJ\r\n*\r\n\r\n  \r\n\r\n\
        [Event \"#\"]\r\n[Board \"2\"]\r\n[Deal \"N:x\"]\r\n\r\n[Board \"3\"]\r\n[Contract \"9Q\"]\r\n\r\n\
        [Board \"4\"]\r\n{ open\r\n\r\n[Board \"5\"]\r\n[Contract \"4H\"]\r\n";
    const LIN: &str = "pn|A,B,C,D|st||md|1SAKHAKDAKCAKQJT98,S2,S3,S4|mb|p|\npn|E,F,G,H|st||md|2SA,SK,SQ,SJ|sv|x|\n\
        qx|o1|pn|I,J,K,L|md|3S2,H2,D2,C2|pc|SX|\nvg|Fin\u{e4}le,,I,1,2,A,0,B,0|\nrs|4HN=,3NTS-1|\nqx|o1|md|3SA,SK,SQ,SJ|\nqx|c1|md|3SA,SK,SQ,SJ|\n\
        vg|Another,,I,1,2,A,0,B,0|\nqx|o1|md|3SA,SK,SQ,SJ|\n";

    #[test]
    fn in_whatever_pieces_a_file_is_read_its_boards_are_the_same() {
        let latin = |text: &str| text.chars().map(|c| u8::try_from(c).unwrap()).collect::<Vec<_>>();
        for (text, format, least) in [(PBN, Format::Pbn, 4), (LIN, Format::Lin, 6)] {
            let utf16 = std::iter::once('\u{feff}').chain(text.chars()).map(|c| c as u16);
            for bytes in [
                text.as_bytes().to_vec(),
                latin(text),
                packed(text),
                text.replace('\r', "").into_bytes(),
                utf16.clone().flat_map(u16::to_le_bytes).collect(),
                utf16.flat_map(u16::to_be_bytes).collect(),
            ] {
                let all = whole(&bytes, format);
                assert!(all.len() >= least, "{all:?}");
                // With an open brace every text to its end is one piece.
                for piece in [1, 2, 7, 40, 100, 300] {
                    assert_eq!(in_pieces(&bytes, format, piece), all, "{format:?} {piece}");
                }
            }
        }
    }

    #[test]
    fn a_file_that_is_cut_off_or_one_game_without_end_is_told() {
        let damaged = in_pieces(b"\x1f\x8b\x08broken", Format::Pbn, 1);
        assert!(matches!(&damaged[..], [Err(error)] if error.there == There::Gzip), "{damaged:?}");
        let long = format!("[Event \"a\"]\n\n[Event \"b\"]\n{}", "{x}\n".repeat(1 << 20));
        let read = in_pieces(long.as_bytes(), Format::Pbn, 1 << 16);
        assert!(
            matches!(&read[..], [Ok(_), Err(error)] if error.there == There::Endless(1) && error.line == 3),
            "{}",
            read.len()
        );
        // A link is not cut.
        let link = format!("https://x/?lin={}", LIN.replace('|', "%7C"));
        assert_eq!(in_pieces(link.as_bytes(), Format::Lin, 1), whole(link.as_bytes(), Format::Lin));
    }

    #[test]
    fn what_came_out_of_a_file_before_it_is_damaged_is_read() {
        // What is random is not packed: a byte of the file is one of the text.
        let games =
            |n: usize| (0..n).map(|i| format!("[Board \"{i}\"]\n[Room \"\u{e9}{:x}\"]\n\n", i * i * 7919));
        let (pbn, all): (String, usize) = (games(60).collect(), 60);
        let hands = "md|1SAKHAKDAKCAKQJT98,S2,S3,S4|";
        let lin: String = (0..all).map(|i| format!("qx|o{i}|{hands}nt|{:x}|\n", i * i * 7919)).collect();
        for (text, format) in [(pbn, Format::Pbn), (lin, Format::Lin)] {
            let (bytes, read) = (packed(&text), whole(text.as_bytes(), format));
            assert_eq!(read.len(), all);
            let mut most = 0;
            for cut in (1..8).map(|i| bytes.len() * i / 8).chain([bytes.len() - 1]) {
                let damaged = whole(&bytes[..cut], format);
                let (last, before) = damaged.split_last().unwrap();
                assert_eq!(before, &read[..before.len()], "{cut}");
                let Err(error) = last else { panic!("{last:?}") };
                let line_of = |board: &Board| board.place.line;
                let behind = read.get(before.len()).and_then(|next| next.as_ref().ok()).map_or(1, line_of);
                assert!(error.there == There::Gzip && error.line >= behind, "{cut}: {error}");
                for piece in [1, 300] {
                    assert_eq!(in_pieces(&bytes[..cut], format, piece), damaged, "{cut} {piece}");
                }
                most = before.len();
            }
            assert_eq!(most, all - 1, "all but the one of which nobody knows whether it is whole");
            // One byte is another.
            let mut bytes = bytes;
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0x55;
            assert!(matches!(whole(&bytes, format).last(), Some(Err(error)) if error.there == There::Gzip));
        }
        // More in it than is held, if all of it is: then nothing is.
        let bytes = packed(PBN);
        let few = Pieces::cut(|| Ok(&*bytes), Format::Pbn, (usize::MAX, usize::MAX), 100).unwrap();
        let read: Boards = few.flat_map(Result::unwrap).collect();
        assert!(matches!(&read[..], [Err(error)] if matches!(error.there, There::TooLarge(_))), "{read:?}");
    }

    #[test]
    fn of_an_endless_file_no_more_is_held_than_a_piece() {
        let game = b"[Event \"x\"]\n[Contract \"4H\"]\n\n".as_slice();
        let open = || Ok(io::Read::take(Endless { game, at: 0 }, 24 << 20));
        let mut pieces = Pieces::of(open, Format::Pbn).unwrap();
        let (mut boards, mut most) = (0, 0);
        while let Some(piece) = pieces.next() {
            boards += piece.unwrap().len();
            most = most.max(pieces.text.held.capacity());
        }
        assert_eq!(boards, (24 << 20) / game.len() + 1);
        assert!(most <= 4 * PIECE, "{most}");
    }

    struct Endless {
        game: &'static [u8],
        at: usize,
    }

    impl Read for Endless {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            for byte in into.iter_mut() {
                *byte = self.game[self.at % self.game.len()];
                self.at += 1;
            }
            Ok(into.len())
        }
    }
}
