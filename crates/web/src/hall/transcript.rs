//! What was typed of a list on paper, line by line: how each is understood, what is asked about it, and what is
//! wrong with it.

use doppelkopf_score::Kind;
use tournament::{
    ByPosition, Deal, Doubtful, Duty, Line, List, Mark, Outcome, Position, Positions, TableSize, TableState,
    Told, Tournament, Trumps, Written, by_sign,
};
use wording::{Lexicon, msg};

use super::{
    entry::{Form, numbers, reason},
    glance::at_position,
    tokens::How,
    typed::{Among, Fixed, Typed},
};

/// No list has more lines: at a table of seven 35 counted games and seven Pflichtsoli, and some that were not played.
pub const MOST: usize = 52;

/// The word for a line of which the game is told.
const GAME: &str = "g";
/// The word for a deal that was not played.
pub const NOT_PLAYED: &str = "x";
const PFLICHT: &str = "ps";
const LUST: &str = "ls";
/// What else can be marked beside the points.
const MARKS: [(&str, Mark); 3] = [("h", Mark::Hochzeit), ("ha", Mark::HochzeitAlone), ("sh", Mark::Still)];

/// What a line can be marked as, with its words.
pub fn marks(words: &Lexicon) -> Vec<(&'static str, String)> {
    let mut marks = vec![
        ("", words.say(msg::TournamentKindGame)),
        (PFLICHT, words.say(msg::HallMarkOwes)),
        (LUST, words.say(msg::HallMarkLustsolo)),
    ];
    marks.extend(MARKS.map(|(id, mark)| (id, bulletin::say::kind(mark.kind().0, None, words))));
    marks.push((GAME, words.say(msg::HallGridGame)));
    marks.push((NOT_PLAYED, words.say(msg::TournamentKindNotPlayed)));
    marks
}

/// The fields of the game that is told in this line.
pub fn game_fields<T: Typed>(from: &T, index: usize) -> Among<'_, T> {
    Among { all: from, prefix: format!("g{index}-") }
}

/// What is to be said of a line.
#[derive(Default)]
pub struct Read {
    /// How it is understood.
    pub as_what: Option<String>,
    /// What else its points could be.
    pub could_be: Option<String>,
    /// What is asked about it, with the answers: the value of the button, and what it says.
    pub asked: Option<(String, Vec<(String, String)>)>,
    /// What is wrong with it.
    pub wrong: Vec<String>,
}

/// The list after the lines that were typed.
pub struct Checked {
    /// What is to be said of each.
    pub reads: Vec<Read>,
    /// Before which of them, counted from 0, time was up, if they tell.
    pub struck: Option<usize>,
    /// The lines, if there is nothing to ask and nothing wrong; else what to do.
    pub lines: Result<Vec<Written>, String>,
}

/// What was typed.
pub struct Transcript<'a, T> {
    from: &'a T,
    tournament: &'a Tournament,
    table: &'a TableState,
    /// Before which line, counted from 0, time was up.
    struck: Option<usize>,
}

impl<'a, T: Typed> Transcript<'a, T> {
    /// The lines that these fields tell of the list of this table.
    pub const fn of(from: &'a T, tournament: &'a Tournament, table: &'a TableState) -> Transcript<'a, T> {
        Transcript { from, tournament, table, struck: None }
    }

    /// Time is up at the table: the Pflichtsoli with which a list ends are those that are forced then (4.2.3), if all that are
    /// owed are among them. Of some that were played before, as many stay voluntary as the lines allow nothing else for.
    pub fn after_time(self, words: &Lexicon) -> Transcript<'a, T> {
        let count = self.count();
        let first = (0..count).rev().take_while(|index| self.kind(*index) == PFLICHT).last();
        let with = |struck| Transcript { struck, ..Transcript::of(self.from, self.tournament, self.table) };
        let ends = |struck: &Option<usize>| {
            let (checked, list) = with(*struck).read(words);
            checked.lines.is_ok() && list.round().next().is_none()
        };
        let all: Vec<Option<usize>> = first.into_iter().flat_map(|first| first..count).map(Some).collect();
        let found = all.iter().copied().find(ends);
        let plain = || with(None).read(words).0.lines.is_ok();
        // What is wrong with lines that end nowhere is said of the forced ones, unless it is only a part of a list.
        let struck = found.or_else(|| if plain() { None } else { all.first().copied() });
        with(struck.flatten())
    }

    /// The list before this line.
    fn reaches(&self, index: usize, list: &mut List) {
        if self.struck == Some(index) && list.round().next().is_some_and(|next| next.forced.is_none()) {
            list.time_is_up();
        }
    }

    fn size(&self) -> TableSize {
        self.table.list().round().size()
    }

    fn name(&self, position: Position) -> String {
        at_position(self.tournament, self.table, position)
    }

    fn kind(&self, index: usize) -> &str {
        self.from.one(&format!("k{index}"))
    }

    fn cells(&self, index: usize) -> Vec<String> {
        let cell = |p: Position| self.from.one(&format!("p{index}-{p}")).trim().to_owned();
        self.size().positions().map(cell).collect()
    }

    /// So many lines were typed: up to the last in which something stands.
    fn count(&self) -> usize {
        let told = |index: &usize| {
            [GAME, NOT_PLAYED].contains(&self.kind(*index))
                || self.cells(*index).iter().any(|cell| !cell.is_empty())
        };
        (0..MOST).rev().find(told).map_or(0, |last| last + 1)
    }

    /// One line, and what is said of a solo.
    fn line(&self, index: usize, words: &Lexicon) -> Result<(Written, Option<Duty>), String> {
        let (size, cells) = (self.size(), self.cells(index));
        let points = |outcome, mark| {
            let told = Told::Points { outcome, points: numbers(&cells, size, words)? };
            Ok((Written { mark, ..told.into() }, None))
        };
        match self.kind(index) {
            // 9.4.1: it has no points of a game; what stands there is the penalty.
            NOT_PLAYED => {
                let told = Told::Points { outcome: Outcome::NotPlayed, points: ByPosition::default() };
                let line = Written { penalty: numbers(&cells, size, words)?, ..told.into() };
                let line = line.because(&reason(self.from.one(&format!("w{index}"))));
                Ok((line.map_err(|error| bulletin::say::fields(&error, words))?, None))
            }
            GAME => {
                let form = Form { how: How::Game, ..Form::read(&game_fields(self.from, index)) };
                let mut written = form.written(size, Positions::NONE, words)?;
                // Where its points stand beside it on the paper, they must agree.
                if let Told::Game { points, .. } = &mut written.told
                    && cells.iter().any(|cell| !cell.is_empty())
                {
                    *points = Some(numbers(&cells, size, words)?);
                }
                Ok((written, None))
            }
            solo @ (PFLICHT | LUST) => {
                let points = numbers(&cells, size, words)?;
                let soloist = by_sign(points).ok_or_else(|| words.say(msg::ListFileWhoseSolo))?;
                let trumps: Option<Trumps> = self.from.one(&format!("t{index}")).parse().ok();
                let told = Told::Points { outcome: Outcome::Solo(soloist), points };
                let duty = if solo == PFLICHT { Duty::Pflicht } else { Duty::Lust };
                Ok((Written { mark: trumps.map(Mark::Solo), ..told.into() }, Some(duty)))
            }
            other => points(Outcome::Game, MARKS.iter().find(|(id, _)| *id == other).map(|(_, mark)| *mark)),
        }
    }

    /// The lines as they were typed, nothing of them asked; for a second reading, which is compared.
    ///
    /// # Errors
    /// The first that cannot be read, in words.
    pub fn lines(&self, words: &Lexicon) -> Result<Vec<Written>, String> {
        let numbered = |index: usize| {
            let line = self.line(index, words).map(|(written, _)| written);
            line.map_err(|what| words.say(msg::HallRosterLine { line: index + 1, what: &what }))
        };
        (0..self.count()).map(numbered).collect()
    }

    /// Reads line after line as those that come next in this list.
    pub fn check(&self, words: &Lexicon) -> Checked {
        self.read(words).0
    }

    /// The same, and the list after them.
    fn read(&self, words: &Lexicon) -> (Checked, List) {
        let (size, rules) = (self.size(), self.tournament.setup().rules);
        let who = |position| self.name(position);
        let mut list = self.table.list().clone();
        let (mut reads, mut lines, mut fine) = (Vec::new(), Vec::new(), true);
        for index in 0..self.count() {
            self.reaches(index, &mut list);
            let mut read = Read::default();
            match self.line(index, words) {
                Err(what) => read.wrong.push(what),
                Ok((written, duty)) => {
                    let reading = list.reading(&written, duty);
                    let said = bulletin::show::reading(&reading, size, rules, &who, words);
                    let could_be = said.kinds(words);
                    let answers = said.meant.into_iter().enumerate();
                    let answers = answers.map(|(n, meant)| (format!("{index}:{n}"), meant)).collect();
                    read = Read {
                        as_what: said.as_what,
                        could_be,
                        asked: said.question.map(|question| (question, answers)),
                        wrong: said.wrong,
                    };
                    lines.push(written.clone());
                    goes_on(&mut list, written, reading.doubt.as_ref());
                }
            }
            fine &= read.asked.is_none() && read.wrong.is_empty();
            reads.push(read);
        }
        let lines = if fine { Ok(lines) } else { Err(words.say(msg::HallLinesAsked)) };
        (Checked { reads, struck: self.struck, lines }, list)
    }

    /// The same fields with one line as it was meant: `3:0` is the first answer to what was asked about the
    /// fourth.
    pub fn fixed(&self, fix: &str, words: &Lexicon) -> Fixed<'a, T> {
        let plain = Fixed { all: self.from, fixed: Vec::new(), skipped: 0 };
        let numbers =
            fix.split_once(':').and_then(|(i, n)| Some((i.parse::<usize>().ok()?, n.parse::<usize>().ok()?)));
        let Some((wanted, n)) = numbers else { return plain };
        let mut list = self.table.list().clone();
        for index in 0..self.count().min(wanted.saturating_add(1)) {
            self.reaches(index, &mut list);
            let Ok((written, duty)) = self.line(index, words) else { continue };
            let doubtful = list.doubt(&written, duty);
            if index == wanted {
                let meant = doubtful.and_then(|doubtful| doubtful.meant.into_iter().nth(n));
                let fixed = meant.map(|line| fields(index, &line, self.size())).unwrap_or_default();
                return Fixed { fixed, ..plain };
            }
            goes_on(&mut list, written, doubtful.as_ref());
        }
        plain
    }
}

/// The lines after one that is asked about are read as if the likeliest had been meant. What cannot be entered,
/// the list goes on without.
fn goes_on(list: &mut List, written: Written, doubtful: Option<&Doubtful>) {
    let likely = doubtful.and_then(|doubtful| doubtful.meant.first());
    let _ = list.enter(likely.map_or(written, |line| line.written.clone()));
}

/// The fields of a line that say this.
fn fields(index: usize, line: &Line, size: TableSize) -> Vec<(String, String)> {
    let (kind, trumps) = match (line.deal, line.written.kind(), &line.written.told) {
        (_, _, Told::Game { .. }) => (GAME, String::new()),
        (Deal::NotPlayed, ..) => (NOT_PLAYED, String::new()),
        (Deal::Pflichtsolo(_) | Deal::Forced(_), kind, _) => (PFLICHT, solo(kind)),
        (Deal::Lustsolo(_), kind, _) => (LUST, solo(kind)),
        (Deal::Game, kind, _) => {
            let marked = kind.and_then(|(kind, trumps)| Mark::of(kind, trumps));
            (MARKS.iter().find(|(_, mark)| Some(*mark) == marked).map_or("", |(id, _)| id), String::new())
        }
    };
    let points = match &line.written.told {
        Told::Points { outcome: Outcome::NotPlayed, .. } => Some(line.written.penalty),
        Told::Points { points, .. } => Some(*points),
        Told::Game { points, .. } => *points,
    };
    let cell = |p: Position| {
        (format!("p{index}-{p}"), points.map(|points| points[p].to_string()).unwrap_or_default())
    };
    let mut fields = vec![(format!("k{index}"), kind.to_owned()), (format!("t{index}"), trumps)];
    fields.extend(size.positions().map(cell));
    fields
}

fn solo(kind: Option<(Kind, Option<Trumps>)>) -> String {
    kind.and_then(|(_, trumps)| trumps).map(|trumps| trumps.to_string()).unwrap_or_default()
}
