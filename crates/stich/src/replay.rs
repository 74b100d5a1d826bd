//! `stich replay`: judges records, many files at once, in the order in which they were named.

mod input;
mod json;
mod page;
mod rows;
mod say;
mod summary;

use std::{
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use anyhow::bail;

use casebook::{Outcome, Played};
use records::{Board, Cell, Format, Found, JudgeError, Judgement, Kind, PBN_HEAD, Parts, Pieces, ReadError};
use serde::Serialize;
use wording::{Lexicon, msg};

use self::{input::Input, summary::Summary};
use crate::{
    Exit,
    args::{FindingsFormat, ReplayArgs},
    files::{self, Readers, Target},
    parallel,
    screen::{self, HEAD},
    unread,
};

const ENDINGS: [&str; 5] = ["pbn", "pbn.gz", "lin", "lin.gz", "toml"];

/// How a file begins that others are packed in.
const ZIP: &[u8] = b"PK\x03\x04";

/// What a board comes to, or what is wrong with its record.
enum Judged {
    Fine {
        board: String,
        room: Option<String>,
        place: Option<(usize, usize)>,
        contract: Option<bridge::Contract>,
        declarer: Option<cards::Seat>,
        tricks: Option<u8>,
        /// How many cards of the play are there.
        cards: usize,
        passed_out: bool,
        /// What there was to judge; of a case, all that it tells.
        parts: Option<Parts>,
        found: Vec<Line>,
        remarks: Vec<Remark>,
    },
    Unreadable {
        board: String,
        line: Option<usize>,
        column: Option<usize>,
        error: String,
    },
}

/// How far a board can be judged.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    All,
    /// Without a deal, what a hand could have done is seen only from what it did.
    NoDeal,
    Nothing,
}

impl Extent {
    fn of(parts: Parts) -> Extent {
        match parts {
            Parts { deal: true, .. } => Extent::All,
            Parts { auction: false, play: false, .. } => Extent::Nothing,
            Parts { .. } => Extent::NoDeal,
        }
    }
}

/// A fault of the file that could be passed over, and how it is read.
#[derive(Serialize)]
struct Remark {
    line: usize,
    column: usize,
    text: String,
}

/// One irregularity, for programs.
#[derive(Serialize)]
struct Line {
    kind: &'static str,
    /// In what way the record is broken.
    broken: Option<&'static str>,
    /// No reading of the record is regular.
    certain: bool,
    seat: Option<String>,
    trick: Option<u8>,
    card: Option<String>,
    clause: Option<String>,
    /// What is recorded, and what the rest of the record says instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<String>,
    #[serde(skip)]
    text: String,
}

/// So many files are begun together.
const TOGETHER: usize = 64;

pub fn run(args: &ReplayArgs, words: &Lexicon) -> anyhow::Result<Exit> {
    let named = files::find_each(words, &args.paths, &ENDINGS);
    if named.iter().all(Result::is_err) {
        let why: Vec<String> =
            named.into_iter().filter_map(Result::err).map(|it| it.why.to_string()).collect();
        bail!(why.join("\n"));
    }
    let files: Vec<Input> = named.into_iter().map(Input::from).collect();
    // Before anything is judged: whether it can be written is known now.
    let read: Vec<PathBuf> = files.iter().map(|file| file.path.clone()).collect();
    let out = args.pbn.as_deref().map(|out| Target::of(out, (args.replace, Readers::AsUsual), &read, words));
    let out = out.transpose()?;
    let bar = screen::progress(files.len(), args.json || args.findings.is_some());
    if args.findings == Some(FindingsFormat::Csv) {
        screen::line(&rows::HEAD.join(";"))?;
    }
    let mut summary = Summary::default();
    let one_of_many = read.len() > 1;
    for files in files.chunks(TOGETHER) {
        let begun = parallel::each(files, |_, file| {
            let mut judging = Judging::of(file, words);
            let first = judging.next();
            bar.inc(1);
            (file, first, judging)
        });
        for (file, first, rest) in begun {
            let shown = file.path.display().to_string();
            summary.begin(&shown);
            let mut heading = Heading { said: false, one_of_many };
            for mut boards in first.into_iter().chain(rest) {
                if !args.only.is_empty() {
                    boards.iter_mut().for_each(|board| board.keep_only(&args.only));
                }
                bar.suspend(|| tell(&boards, &shown, &mut heading, &mut summary, args, words))?;
            }
        }
    }
    bar.finish_and_clear();
    if let Some(out) = &out {
        let left_out = write(out, &files, words)?;
        if let Some(file) = args.pbn.as_deref().filter(|_| left_out > 0) {
            screen::note(&words.say(msg::ReplayLeftOut { n: left_out, file: &file.display().to_string() }));
        }
    }
    let exit = if summary.unreadable == 0 { Exit::Fine } else { Exit::Failed };
    if !args.json && args.findings.is_none() {
        summary.say(words)?;
    }
    Ok(exit)
}

/// The name of a file above its boards, where it must be told of which they are.
struct Heading {
    said: bool,
    one_of_many: bool,
}

/// Says what came of these boards of a file.
fn tell(
    boards: &[Judged],
    file: &str,
    heading: &mut Heading,
    summary: &mut Summary,
    args: &ReplayArgs,
    words: &Lexicon,
) -> anyhow::Result<()> {
    for board in boards {
        let told = args.only.is_empty() || wants_unreadable(&args.only);
        summary.add(board, told);
        if matches!(board, Judged::Unreadable { .. }) && !told {
            continue;
        }
        if let Some(format) = args.findings {
            rows::write(format, file, board)?;
            continue;
        }
        // Who asks for kinds wants the boards that have them; to whom nothing is fine, what was passed over is not either.
        let (fine, read_otherwise) = match board {
            Judged::Fine { found, remarks, .. } => (found.is_empty(), !remarks.is_empty()),
            Judged::Unreadable { .. } => (false, true),
        };
        if fine && (args.only_irregular && !read_otherwise || !args.only.is_empty()) {
            continue;
        }
        if args.json {
            screen::line(&serde_json::to_string(&json::of(file, board))?)?;
            continue;
        }
        // What cannot be read names its file itself.
        let nameless = matches!(board, Judged::Fine { .. }) && heading.one_of_many;
        if !heading.said && (boards.len() > 1 || nameless) {
            screen::styled(HEAD, file)?;
            heading.said = true;
        }
        page::board(file, board, words)?;
    }
    Ok(())
}

const UNREADABLE: &str = "unreadable";

fn wants_unreadable(only: &[String]) -> bool {
    only.iter().any(|kind| kind == UNREADABLE)
}

impl Judged {
    fn keep_only(&mut self, kinds: &[String]) {
        if let Judged::Fine { found, .. } = self {
            found.retain(|line| kinds.iter().any(|kind| kind == line.kind));
        }
    }
}

/// A file that is judged, some boards at a time.
struct Judging<'a> {
    words: &'a Lexicon,
    file: &'a Input,
    boards: Option<Pieces<'a>>,
    /// So many boards there were.
    judged: usize,
    /// What is to be said instead.
    said: Option<Judged>,
}

impl<'a> Judging<'a> {
    fn of(file: &'a Input, words: &'a Lexicon) -> Judging<'a> {
        let (boards, said) = match begun(file, words) {
            Ok(boards) => (Some(boards), None),
            Err(instead) => (None, Some(*instead)),
        };
        Judging { words, file, boards, judged: 0, said }
    }

    /// Nothing more comes of it.
    fn ends(&mut self) -> Option<Vec<Judged>> {
        let nothing = self.boards.take().is_some() && self.judged == 0;
        if nothing {
            let reason = self.words.say(msg::ErrorReasonNoBoard { expected: "[Deal …], md|…|" });
            self.said = Some(cannot_be_read(&self.file.path, &reason, self.words));
        }
        self.said.take().map(|said| vec![said])
    }
}

impl Iterator for Judging<'_> {
    type Item = Vec<Judged>;

    fn next(&mut self) -> Option<Vec<Judged>> {
        let boards = match self.boards.as_mut().and_then(Iterator::next) {
            Some(Ok(boards)) => boards,
            Some(Err(error)) => {
                self.boards = None;
                let reason = files::reason(&error, self.words);
                return Some(vec![cannot_be_read(&self.file.path, &reason, self.words)]);
            }
            None => return self.ends(),
        };
        let (words, before) = (self.words, self.judged);
        self.judged += boards.len();
        let say = |i, board| match board {
            Ok((judgement, board)) => of_board(before + i, &board, judgement, words),
            Err(error) => of_error(before + i, &error, words),
        };
        Some(parallel::each(settled(boards), say))
    }
}

type Settled = Result<(Result<Judgement, JudgeError>, Board), ReadError>;

/// Boards of one file, judged, each with what the others say of it.
fn settled(boards: Vec<Result<Board, ReadError>>) -> Vec<Settled> {
    let judge = |board: Board| (records::judge(&board), board);
    let mut judged = parallel::each(boards, |_, board| board.map(judge));
    let read = judged.iter_mut().filter_map(|board| board.as_mut().ok());
    records::settle_together(read.filter_map(|(judgement, _)| judgement.as_mut().ok()));
    judged
}

/// A board with the marks of what was found on it: where its play is that of another deal, none on the cards.
fn marked((judgement, board): (Result<Judgement, JudgeError>, Board)) -> Board {
    match judgement {
        Ok(judgement) if judgement.is_of_another_deal() => board.marked_in_the_auction(),
        _ => board.marked(),
    }
}

fn of_error(i: usize, error: &ReadError, words: &Lexicon) -> Judged {
    Judged::Unreadable {
        board: (i + 1).to_string(),
        line: Some(error.line),
        column: Some(error.column),
        error: words.unreadable_record(error),
    }
}

fn unreadable(error: String) -> Judged {
    Judged::Unreadable { board: String::new(), line: None, column: None, error }
}

fn cannot_be_read(file: &Path, reason: &str, words: &Lexicon) -> Judged {
    unreadable(words.say(msg::ErrorCannotRead { file: &file.display().to_string(), reason }))
}

/// The boards of a file of records; or what is said instead: what a case comes to, or why there are none.
fn begun<'a>(file: &'a Input, words: &Lexicon) -> Result<Pieces<'a>, Box<Judged>> {
    let path = &*file.path;
    if let Some(why) = &file.refused {
        return Err(Box::new(unreadable(why.clone())));
    }
    let because = |reason: &str| Box::new(cannot_be_read(path, reason, words));
    let error = |error: io::Error| because(&files::reason(&error, words));
    if path.extension().is_some_and(|e| e.eq_ignore_ascii_case("toml")) {
        let text = file.open().and_then(io::read_to_string).map_err(error)?;
        return Err(Box::new(of_case(&path.display().to_string(), &text, words)));
    }
    let bytes = beginning(file).map_err(error)?;
    if bytes.is_empty() {
        return Err(because(&words.say(msg::ErrorReasonEmpty)));
    }
    if bytes.starts_with(ZIP) {
        return Err(because(&words.say(msg::ErrorReasonZip)));
    }
    let Some(format) = Format::of(path, &bytes) else {
        let (file, expected) = (&path.display().to_string(), &ENDINGS.join(", "));
        return Err(Box::new(unreadable(words.say(msg::ErrorUnknownFormat { file, expected }))));
    };
    Pieces::of(|| file.open(), format).map_err(error)
}

/// By this it shows which format it has, packed or not.
fn beginning(file: &Input) -> io::Result<Vec<u8>> {
    const BEGINNING: u64 = 1 << 16;
    let mut bytes = Vec::new();
    file.open()?.take(BEGINNING).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// All boards that can be read, marked and in one file. Where there is none nothing is written: nobody wants his good
/// file replaced by an empty one. Tells how many boards could not be read.
fn write(out: &Target, files: &[Input], words: &Lexicon) -> anyhow::Result<usize> {
    let pieces = files.iter().filter_map(|file| begun(file, words).ok());
    let read = pieces.flat_map(|boards| boards.flatten().flat_map(settled));
    // Why it cannot be read has been said already.
    let mut left_out = 0;
    let mut boards =
        read.filter_map(|board| board.inspect_err(|_| left_out += 1).ok()).map(marked).peekable();
    if boards.peek().is_none() {
        return Err(out.refused(&words.say(msg::ErrorReasonNothing), words));
    }
    let whole = out.write(|to| -> io::Result<()> {
        to.write_all(PBN_HEAD.as_bytes())?;
        let mut between = "";
        for board in boards {
            to.write_all(between.as_bytes())?;
            to.write_all(records::pbn_game(&board).as_bytes())?;
            between = "\r\n";
        }
        Ok(())
    });
    whole.map_err(|error| out.unwritten(&error, words))?;
    Ok(left_out)
}

fn of_board(i: usize, board: &Board, judgement: Result<Judgement, JudgeError>, words: &Lexicon) -> Judged {
    let tag = board.tags.iter().find(|tag| tag.name == "Board" && !tag.value.is_empty());
    let name = tag.map_or_else(|| (i + 1).to_string(), |tag| tag.value.clone());
    match judgement {
        Ok(judgement) => {
            let Judgement { contract, passed_out, declarer, tricks, irregularities, .. } = judgement;
            let found = irregularities.iter().map(|found| line(found, words)).collect();
            let remark = |fault: &ReadError| Remark {
                line: fault.line,
                column: fault.column,
                text: words.unreadable_record(fault),
            };
            Judged::Fine {
                board: name,
                contract,
                passed_out,
                room: board.tag("Room").map(str::to_owned),
                place: Some((board.place.line, board.place.column)),
                declarer,
                tricks,
                cards: board.play.iter().flat_map(|play| &play.cells).filter_map(Cell::of_a_card).count(),
                parts: Some(board.parts()),
                found,
                remarks: board.remarks.iter().map(remark).collect(),
            }
        }
        Err(error) => Judged::Unreadable {
            board: name,
            line: Some(board.place.line),
            column: Some(board.place.column),
            error: unjudged(error, words),
        },
    }
}

/// Why the record of a board cannot be judged.
pub fn unjudged(why: JudgeError, words: &Lexicon) -> String {
    match why {
        JudgeError::NoContract => words.say(msg::ReplayNoContract),
        JudgeError::NoLeader => words.say(msg::ReplayNoLeader),
    }
}

fn line(found: &Found, words: &Lexicon) -> Line {
    let (recorded, instead) = say::sides(found, words).unzip();
    Line {
        recorded,
        instead,
        kind: found.kind.id(),
        broken: match found.kind {
            Kind::RecordBroken(broken) => Some(broken.id()),
            _ => None,
        },
        certain: found.certain,
        seat: found.seat.map(|seat| seat.to_string()),
        trick: found.trick,
        card: found.card.map(|card| card.to_string()),
        clause: found.clause.map(|clause| clause.to_string()),
        text: say::found(found, words),
    }
}

/// A case is a record of a table too: what was noticed there.
fn of_case(file: &str, text: &str, words: &Lexicon) -> Judged {
    let outcome = casebook::parse(text).and_then(|case| Ok((casebook::run(&case)?, case)));
    match outcome {
        Ok((Outcome { played: Played::Doppelkopf(_), .. }, _)) => {
            let error = words.say(msg::ErrorUnknownFormat { file, expected: "game = \"bridge\"" });
            Judged::Unreadable { board: String::new(), line: None, column: None, error }
        }
        Ok((Outcome { played: Played::Bridge(played), .. }, case)) => {
            let board = case.title().to_owned();
            let found = played
                .noticed
                .iter()
                .map(|seen| Line {
                    kind: seen.what.kind.id(),
                    broken: None,
                    certain: true,
                    seat: Some(seen.what.seat.to_string()),
                    trick: Some(seen.trick),
                    card: seen.what.card.map(|card| card.to_string()),
                    clause: seen.clause.map(|clause| clause.to_string()),
                    recorded: None,
                    instead: None,
                    text: words.say(msg::ReplayAtTrick {
                        trick: seen.trick.into(),
                        text: &words.irregularity(seen.what.kind, seen.what.seat, seen.what.card),
                    }),
                })
                .collect();
            let table = played.table.as_ref();
            let contract = table.and_then(bridge_laws::Table::contract);
            let declarer = table.filter(|_| contract.is_some()).map(|table| table.state().declarer);
            let tricks = table.zip(declarer).map(|(table, declarer)| table.tricks()[declarer.side()]);
            Judged::Fine {
                board,
                contract,
                passed_out: false,
                room: None,
                place: None,
                declarer,
                tricks,
                cards: 0,
                parts: None,
                found,
                remarks: Vec::new(),
            }
        }
        Err(error) => {
            let error = words.say(msg::ErrorNoCase { file, reason: &unread::case(&error, text, words) });
            Judged::Unreadable { board: String::new(), line: None, column: None, error }
        }
    }
}
