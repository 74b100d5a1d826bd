//! The lines of a list, as they are shown: what each was, what it came to and how, and what is the matter with it.

use tournament::{ByPosition, Entered, Late, Line, List, Position, Source, TableState, Tournament};
use wording::{Lexicon, capitalised, msg};

use super::{
    glance::{at_position, name},
    list::kind,
};

pub struct Cell {
    pub points: String,
    pub running: String,
    pub won: bool,
    pub sits: bool,
}

pub struct Row {
    pub line: usize,
    pub number: u8,
    pub kind: String,
    pub cells: Vec<Cell>,
    /// How its points are reckoned, where the game is told.
    pub items: Vec<(u8, String, String)>,
    /// What does not check, who answers for it, what was put right.
    pub notes: Vec<String>,
    pub disputed: Option<Disputed>,
    pub edit: Option<String>,
    pub edit_label: String,
}

pub struct Disputed {
    pub first: String,
    pub second: String,
}

/// The lines, the newest first.
pub fn rows(
    tournament: &Tournament,
    table: &TableState,
    base: &str,
    (last, corrects): (Option<usize>, bool),
    words: &Lexicon,
) -> Vec<Row> {
    let (list, disputed) = (table.list(), table.disputed());
    let size = list.round().size();
    let row = |(index, (line, running)): (usize, (&Line, ByPosition<i32>))| {
        let number = index + 1;
        let total = line.entry.total();
        let winners = line.entry.winners();
        let cell = |position: Position| Cell {
            points: bulletin::say::signed(total[position].into(), words),
            running: bulletin::say::signed(running[position].into(), words),
            won: winners.contains(position),
            sits: line.place.sits_out.contains(position) && total[position] == 0,
        };
        let edits = corrects || last == Some(number);
        Row {
            line: number,
            number: line.place.number,
            kind: kind(tournament, table, line, words),
            cells: size.positions().map(cell).collect(),
            items: items(tournament, table, line, words),
            notes: line_notes(tournament, table, line, number, words),
            disputed: disputed.contains(&number).then(|| {
                let (first, second) = bulletin::show::readings(table, number, words);
                Disputed { first, second }
            }),
            edit: edits.then(|| format!("{base}?line={number}")),
            edit_label: change_label(list, number, words),
        }
    };
    list.lines().iter().zip(table.running()).enumerate().rev().map(row).collect()
}

/// What the form is called in which a line is put right.
pub fn change_label(list: &List, number: usize, words: &Lexicon) -> String {
    capitalised(&words.say(msg::HallChangeLine { deal: &bulletin::say::line(Some(list), number, words) }))
}

fn items(
    tournament: &Tournament,
    table: &TableState,
    line: &Line,
    words: &Lexicon,
) -> Vec<(u8, String, String)> {
    let (size, rules) = (table.list().round().size(), tournament.setup().rules);
    let score = bulletin::show::score(line, size, rules);
    let items = score.map(|score| bulletin::json::items(&score, rules, words)).unwrap_or_default();
    items.into_iter().map(|item| (item.points, item.to.to_owned(), item.reason)).collect()
}

fn line_notes(
    tournament: &Tournament,
    table: &TableState,
    line: &Line,
    number: usize,
    words: &Lexicon,
) -> Vec<String> {
    let (size, rules) = (table.list().round().size(), tournament.setup().rules);
    let who = |position| at_position(tournament, table, position);
    let mut notes: Vec<String> =
        line.flaws.iter().map(|flaw| bulletin::say::flaw(flaw, size, rules, &who, words)).collect();
    let score = bulletin::show::score(line, size, rules);
    notes.extend(score.and_then(|score| bulletin::say::not_counted(&score, rules, words)));
    if line.entry.penalty != tournament::ByPosition::default()
        || line.entry.deduction != tournament::ByPosition::default()
    {
        notes.push(bulletin::show::entry(&line.entry, size, words));
    }
    let noted = table.noted().iter().filter(|noted| noted.line == Some(number));
    notes.extend(noted.map(|noted| {
        let why = &bulletin::show::noted_why(noted, &who, words);
        words.say(msg::RefereeRuled { by: &noted.stamp.who, why })
    }));
    notes.extend(
        line.written.why.as_ref().map(|why| capitalised(&words.say(msg::TournamentPenaltyWhy { why }))),
    );
    // One that is open is said above the list already.
    let decided = table.appeals().iter().filter(|appeal| appeal.decided.is_some());
    let appeals = decided.filter(|appeal| table.line_of(appeal) == Some(number));
    notes.extend(
        appeals.map(|one| bulletin::show::appeal(table, one, &|player| name(tournament, player), words)),
    );
    // A paper list is typed in after time as a matter of course: nobody was asked.
    let asked = |entered: &&Entered| entered.how == Source::Phone || entered.late != Some(Late::Played);
    let entered = table.entered().get(number.wrapping_sub(1)).filter(asked);
    let late = entered.and_then(|entered| entered.late);
    notes.extend(late.map(|late| words.say(msg::HallLateWas { what: &bulletin::say::late(late, words) })));
    if let Some(accepted) = &line.accepted
        && !line.flaws.is_empty()
    {
        notes.push(words.say(msg::TournamentAccepted { by: &accepted.by, why: &accepted.reason }));
    }
    if let Some(change) = table.changes().iter().rev().find(|change| change.line == Some(number)) {
        notes.push(words.say(msg::HallPutRight { by: &change.stamp.who, why: &change.why }));
    }
    notes
}
