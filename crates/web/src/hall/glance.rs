//! The tables of a round at a glance: how far each is, and in words what is wrong or missing.

use std::collections::BTreeMap;

use tournament::{At, Number, Position, Seated, TableSize, TableState, Tournament};
use wording::{Lexicon, capitalised, msg};

use crate::clock;

/// Something to be said about a table.
pub struct Note {
    /// Must somebody do something?
    pub urgent: bool,
    /// It is about Pflichtsoli that are owed.
    pub owing: bool,
    /// What is the matter.
    pub text: String,
    /// The line of the list that it is about.
    pub line: Option<usize>,
}

/// The time of a table.
pub struct Left {
    /// In words, as it was when the page was made.
    pub said: String,
    /// When it is up, in seconds since 1970.
    pub until: i64,
    /// Is it up?
    pub over: bool,
    /// Does the clock stand?
    pub stands: bool,
    /// The words that the script counts down with: for two minutes, for one, and for none.
    pub words: [String; 3],
}

/// A table at a glance.
pub struct Glance {
    pub table: usize,
    pub address: String,
    pub players: String,
    pub progress: String,
    pub done: u8,
    pub of: u8,
    pub complete: bool,
    pub notes: Vec<Note>,
}

/// The names at a table of the round, from 1 on; a Springer is marked as one.
pub fn named_at(tournament: &Tournament, seated: &Seated, table: usize, words: &Lexicon) -> Vec<String> {
    let here = table.checked_sub(1).and_then(|index| seated.tables.get(index));
    let named = |number: &Number| {
        let name = name(tournament, *number);
        match seated.springers(table).any(|(springer, ..)| springer == *number) {
            true => words.say(msg::HallSpringerName { name: &name }),
            false => name,
        }
    };
    here.map(|here| here.players().iter().map(named).collect()).unwrap_or_default()
}

/// The name of a player; with his start number, if another one has the same name.
pub fn name(tournament: &Tournament, number: Number) -> String {
    let roster = tournament.roster();
    let Some(player) = roster.get(number) else { return number.to_string() };
    match roster.players().filter(|other| other.name == player.name).count() {
        0 | 1 => player.name.clone(),
        _ => format!("{} ({number})", player.name),
    }
}

/// The names at a table, as short as they can be told apart: the first name, with the first letter of the surname where
/// two have the same, with the start number where even that does not tell.
pub fn short_names(tournament: &Tournament, table: &TableState) -> Vec<String> {
    // Whoever sits in for somebody is called by his own name.
    let full = |number: &Number| {
        let name = || tournament.roster().get(*number).map_or("", |player| player.name.as_str());
        table.substitute_of(*number).unwrap_or_else(name)
    };
    let first = |number: &Number| full(number).split_whitespace().next().unwrap_or_default().to_owned();
    let lettered = |number: &Number| {
        let surname = full(number).split_whitespace().skip(1).last();
        match surname.and_then(|surname| surname.chars().next()) {
            Some(letter) => format!("{} {letter}.", first(number)),
            None => first(number),
        }
    };
    let numbered = |number: &Number| format!("{} {number}", first(number));
    let here = table.players();
    let ways: [Vec<String>; 3] = [
        here.iter().map(first).collect(),
        here.iter().map(lettered).collect(),
        here.iter().map(numbered).collect(),
    ];
    let alone = |way: &Vec<String>, place: usize| {
        let name = way.get(place)?;
        (way.iter().filter(|other| *other == name).count() == 1).then(|| name.clone())
    };
    let short = |place| ways.iter().find_map(|way| alone(way, place)).unwrap_or_default();
    (0..here.len()).map(short).collect()
}

/// The name of who sits there.
pub fn at_position(tournament: &Tournament, table: &TableState, position: Position) -> String {
    let names = short_names(tournament, table).into_iter().zip(Position::ALL);
    let name = names.filter(|(_, one)| *one == position).map(|(name, _)| name).next();
    name.unwrap_or_else(|| position.to_string())
}

/// When the time of this table is up, from 1 on, with what the referee has added (8.5.1).
pub fn left_at(tournament: &Tournament, seated: &Seated, table: usize, words: &Lexicon) -> Option<Left> {
    left(seated, seated.minutes(tournament.setup().clock?, table), words)
}

/// When so many minutes are up.
fn left(seated: &Seated, minutes: u32, words: &Lexicon) -> Option<Left> {
    let running = seated.clock()?;
    let now = clock::seconds();
    let until = bulletin::clock::up_at(running, minutes, now)?;
    let seconds = until - now;
    let said = [minutes_left(120, words), minutes_left(60, words), minutes_left(0, words)];
    let stands = running.paused().is_some();
    let left = minutes_left(seconds, words);
    let left = if stands { words.say(msg::CourseStanding { left: &left }) } else { left };
    Some(Left { said: left, until, over: seconds <= 0, stands, words: said })
}

/// The clocks of a round: one for the tables of each size that there is, and one for those that share a Springer.
pub fn clocks(tournament: &Tournament, seated: &Seated, words: &Lexicon) -> Vec<(String, Left)> {
    let Some(limit) = tournament.setup().clock else { return Vec::new() };
    let mut kinds: BTreeMap<(bool, TableSize), u32> = BTreeMap::new();
    for (table, number) in seated.tables.iter().zip(1..) {
        let shared = seated.springers(number).next().is_some();
        let minutes = seated.minutes(limit, number) - table.extra_minutes();
        kinds.insert((shared, table.list().round().size()), minutes);
    }
    let named = |((shared, size), minutes)| {
        let name = match size {
            _ if shared => words.say(msg::HallSpringers),
            TableSize::Four => words.say(msg::HallFours),
            TableSize::Five => words.say(msg::HallFives),
            TableSize::Six => words.say(msg::HallSixes),
            TableSize::Seven => words.say(msg::HallSevens),
        };
        Some((name, left(seated, minutes, words)?))
    };
    kinds.into_iter().filter_map(named).collect()
}

/// The minutes left, rounded up: the last one counts until it is over.
fn minutes_left(seconds: i64, words: &Lexicon) -> String {
    match usize::try_from((seconds + 59) / 60) {
        Ok(n) if seconds > 0 => words.say(msg::HallMinutesLeft { n }),
        _ => words.say(msg::HallTimeIsUp),
    }
}

/// The table of this round.
pub fn glance(tournament: &Tournament, at: At, table: &TableState, base: &str, words: &Lexicon) -> Glance {
    let list = table.list();
    let round = list.round();
    let next = round.next();
    let played = next.map_or(list.lines().len(), |next| usize::from(next.number - 1));
    let done = u8::try_from(played).unwrap_or(u8::MAX);
    let players = table.players().iter().map(|number| name(tournament, *number)).collect::<Vec<_>>();
    Glance {
        table: at.table,
        address: format!("{base}/{}/{}", at.round, at.table),
        players: players.join(" · "),
        progress: match table.disputed().is_empty() || next.is_some() {
            true => bulletin::show::progress(list, words),
            false => words.say(msg::HallToSettle),
        },
        done,
        of: done + round.left(),
        complete: next.is_none() && table.disputed().is_empty(),
        notes: notes(tournament, table, words),
    }
}

/// Who has left while the others play on, and who sits in for whom.
pub fn changed_seats(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Vec<String> {
    bulletin::show::changed_seats(table, &|number| name(tournament, number), words)
}

/// What is wrong at a table or missing, in words.
pub fn notes(tournament: &Tournament, table: &TableState, words: &Lexicon) -> Vec<Note> {
    let list = table.list();
    let round = list.round();
    let mut notes = Vec::new();
    let mut note = |urgent, owing, text| notes.push(Note { urgent, owing, text, line: None });
    let owing: Vec<String> = round.owing().iter().map(|p| at_position(tournament, table, p)).collect();
    if !owing.is_empty() && table.has_begun() {
        // Once as many deals are left as Pflichtsoli are owed, nothing else is played any more.
        let pressing = round.next().is_none_or(|next| next.forced.is_some());
        let n = owing.len();
        note(pressing, true, words.say(msg::HallOwes { n, names: &words.and(owing) }));
    }
    let named = |position| at_position(tournament, table, position);
    if let Some(ended) = table.ended() {
        note(false, false, bulletin::show::lapsed(ended, &named, words));
    }
    if let Some(extra) = bulletin::show::extra(table, words) {
        note(false, false, extra);
    }
    for text in changed_seats(tournament, table, words) {
        note(false, false, text);
    }
    let left: Vec<&str> = table.left_open().map(|left| &*left.said).collect();
    if !left.is_empty() {
        note(true, false, words.say(msg::HallGamesLeft { n: left.len(), games: &left.join("; ") }));
    }
    for (line, number) in list.lines().iter().zip(1_usize..) {
        for flaw in &line.flaws {
            let what = bulletin::say::flaw(flaw, round.size(), tournament.setup().rules, &named, words);
            let deal = capitalised(&bulletin::say::line(Some(list), number, words));
            note(true, false, words.say(msg::HallLineFlawed { deal: &deal, what: &what }));
        }
    }
    for (_, appeal) in table.appeals_open() {
        let text = bulletin::show::appeal(table, appeal, &|number| name(tournament, number), words);
        notes.push(Note { urgent: true, owing: false, text, line: table.line_of(appeal) });
    }
    let mut note = |urgent, owing, text| notes.push(Note { urgent, owing, text, line: None });
    let unread = list.lines().len().saturating_sub(table.read_twice());
    if unread > 0 && table.read_twice() > 0 {
        note(false, false, words.say(msg::HallUnread { n: unread }));
    }
    let disputed = table.disputed();
    if !disputed.is_empty() {
        let lines = disputed.iter().map(|number| bulletin::say::line(Some(list), *number, words)).collect();
        let text = words.say(msg::HallLinesDiffer { lines: &words.and(lines) });
        notes.push(Note { urgent: true, owing: false, text, line: disputed.first().copied() });
    }
    notes
}
