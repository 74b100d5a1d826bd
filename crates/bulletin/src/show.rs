//! Where a tournament, a round, a list and a player stand, in words.

use std::sync::Arc;

use doppelkopf_score::{Clause, Kind, Preset, Score};
use tournament::{
    Against, Appeal, At, ByPosition, Deal, Decided, Deduction, Ended, Entry, Line, LineName, List, Noted,
    Number, Outcome, Played, Player, Position, ReadLine, Rules, Seated, Standing, Standings, TableSize,
    TableState, Tie, Told, Tournament,
};
use wording::{Lexicon, capitalised, msg};

use crate::{
    clock::{self, TimeZone},
    say,
};

/// How far a list is.
#[must_use]
pub fn progress(list: &List, words: &Lexicon) -> String {
    match list.round().next() {
        None if list.is_ended() => words.say(msg::TournamentListEnded { n: list.lines().len() }),
        None => words.say(msg::TournamentListComplete),
        Some(_) if list.lines().is_empty() => words.say(msg::TournamentListEmpty),
        Some(next) => words.say(msg::TournamentListLines {
            lines: &(next.number - 1).to_string(),
            deals: &(next.number - 1 + list.round().left()).to_string(),
        }),
    }
}

/// Where a table stands: how far its list is, what is disputed, what comes next.
#[must_use]
pub fn state(table: &TableState, words: &Lexicon) -> Vec<String> {
    let mut said = vec![progress(table.list(), words)];
    said.extend(table.ended().map(|ended| lapsed(ended, &|p| p.to_string(), words)));
    said.extend(extra(table, words));
    let disputed = table.disputed();
    let read_twice = table.read_twice();
    if read_twice > 0 {
        said.push(words.say(msg::TournamentListSecond { n: read_twice }));
        if disputed.is_empty() {
            said.push(words.say(msg::TournamentReadingsAgree));
        }
    }
    said.extend(disputed.iter().map(|&line| differ(table, line, words)));
    if !disputed.is_empty() {
        said.push(words.say(msg::TournamentToSettle));
    }
    said
}

/// Who has left the table while the others play on, and who sits in for whom.
#[must_use]
pub fn changed_seats(table: &TableState, name: &dyn Fn(Number) -> String, words: &Lexicon) -> Vec<String> {
    let gone = table.gone().map(|gone| words.say(msg::HallLeft { name: &name(gone.player), why: &gone.why }));
    let seated = table.substitutes().filter_map(|one| {
        let name = &name(one.player);
        Some(words.say(msg::HallSubstitute { substitute: one.name.as_deref()?, name }))
    });
    gone.chain(seated).collect()
}

/// That the two readings of a line, from 1 on, differ, and that it does not count until that is settled.
#[must_use]
pub fn disputed(table: &TableState, number: usize, words: &Lexicon) -> [String; 2] {
    [differ(table, number, words), words.say(msg::TournamentToSettle)]
}

fn differ(table: &TableState, number: usize, words: &Lexicon) -> String {
    let deal = &capitalised(&say::line(Some(table.list()), number, words));
    let (one, two) = &readings(table, number, words);
    words.say(msg::TournamentReadingsDiffer { deal, one, two })
}

/// Who sits at this table and at another, and where; and how two such tables play. Nothing if nobody does.
#[must_use]
pub fn springers(tournament: &Tournament, at: At, words: &Lexicon) -> Vec<String> {
    let Ok(seated) = tournament.round(at.round) else { return Vec::new() };
    let said = |(number, table, position): (Number, usize, Position)| {
        let player = tournament.roster().get(number);
        words.say(msg::TournamentSpringer {
            name: &player.map_or_else(|| number.to_string(), |player| player.name.clone()),
            table: &table.to_string(),
            place: &position.to_string(),
        })
    };
    let mut all: Vec<String> = seated.springers(at.table).map(said).collect();
    if !all.is_empty() {
        all.push(words.say(msg::TournamentSpringerRule));
    }
    all
}

/// The same of a round. All Springer of a round sit at the same two tables, where they were drawn.
#[must_use]
pub fn springers_of(tournament: &Tournament, round: usize, words: &Lexicon) -> Vec<String> {
    let tables = tournament.round(round).map_or(0, |seated| seated.tables.len());
    let mut said = (1..=tables).map(|table| springers(tournament, At { round, table }, words));
    said.find(|said| !said.is_empty()).unwrap_or_default()
}

/// What the rules say of tables at which somebody sits out (8.3.1, 10.1.1), if there are any of these sizes and the rules
/// would rather not have them. The tournament sheet has tables of five.
#[must_use]
pub fn only_fours(
    rules: Rules,
    sizes: impl IntoIterator<Item = TableSize>,
    words: &Lexicon,
) -> Option<String> {
    let largest = sizes.into_iter().max().filter(|size| *size > TableSize::Four);
    let n = largest.filter(|_| rules.preset == Preset::Tsr)?.players().into();
    let [official, sits] = [Clause::T8_3_1, Clause::T10_1_1].map(|clause| words.doko_cite(clause, rules));
    Some(words.say(msg::TournamentOnlyFours { n, official: &official, sits: &sits }))
}

/// The same of a round that is drawn.
#[must_use]
pub fn only_fours_of(tournament: &Tournament, seated: &Seated, words: &Lexicon) -> Option<String> {
    let sizes = seated.tables.iter().map(|table| table.list().round().size());
    only_fours(tournament.setup().rules, sizes, words)
}

/// The two readings of a line, from 1 on.
#[must_use]
pub fn readings(table: &TableState, number: usize, words: &Lexicon) -> (String, String) {
    let (list, index) = (table.list(), number.saturating_sub(1));
    let size = list.round().size();
    let first = list.lines().get(index).map(|line| entry(&line.entry, size, words));
    let second = table.second(index).map(|second| match list.would_be(index, second) {
        Some(other) => entry(&other, size, words),
        None => say::written(second, size, &|p| p.to_string(), words),
    });
    (first.unwrap_or_default(), second.unwrap_or_default())
}

/// Where a round stands; `None` if it is not drawn.
#[must_use]
pub fn round(seated: Option<&Seated>, words: &Lexicon) -> String {
    match seated {
        None => words.say(msg::TournamentNotDrawnYet),
        Some(seated) if seated.closed => words.say(msg::TournamentStateClosed),
        Some(seated) if !seated.has_begun() => words.say(msg::TournamentStateDrawn),
        Some(seated) => {
            // What two readings dispute is not settled by being complete.
            let complete = |table: &&Arc<TableState>| {
                table.list().round().next().is_none() && table.disputed().is_empty()
            };
            let n = seated.tables.iter().filter(complete).count();
            words.say(msg::TournamentStateLists { n, total: seated.tables.len() })
        }
    }
}

/// What is to be said of a player beside his name: when he is there, and what the Schiedsgericht decided.
#[must_use]
pub fn player_notes(
    player: &Player,
    tournament: &Tournament,
    (words, zone): (&Lexicon, &TimeZone),
) -> Vec<String> {
    let mut notes = Vec::new();
    if player.from > 1 {
        notes.push(words.say(msg::TournamentPlayerFrom { round: &player.from.to_string() }));
    }
    // Who stays to the end after all, once he was to leave before it, leaves nobody.
    if let Some(until) = player.until.filter(|until| *until < tournament.setup().rounds) {
        notes.push(words.say(msg::TournamentPlayerUntil { round: &until.to_string() }));
    }
    if let Some(why) = tournament.disqualified().get(&player.number) {
        notes.push(format!("{} – {why}", words.say(msg::TournamentPlayerOut)));
    } else if !player.misses.is_empty() {
        let rounds: Vec<usize> = player.misses.iter().copied().collect();
        notes.push(words.say(msg::TournamentPlayerMisses { rounds: &say::numbers(&rounds) }));
    }
    let warnings = tournament.warnings_of(player.number);
    notes.extend(warnings.map(|one| {
        words.say(msg::TournamentPlayerWarned {
            round: &one.round.to_string(),
            why: &say::ruled(&one.why, one.ruled.as_ref(), &|p| p.to_string(), words),
            by: &one.stamp.who,
            when: &clock::shown(&one.stamp.when, zone, words.lang()),
        })
    }));
    let deductions = tournament.deductions_of(player.number);
    notes.extend(deductions.map(|(number, one)| deduction(number, one, (words, zone))));
    notes
}

/// A deduction of a player with its number, and that it was taken back, by whom, when and why.
#[must_use]
pub fn deduction(number: usize, one: &Deduction, (words, zone): (&Lexicon, &TimeZone)) -> String {
    let taken_off = words.say(msg::TournamentPlayerDeduction {
        number: &number.to_string(),
        round: &one.round.to_string(),
        points: &say::signed(-i64::from(one.points), words),
        why: &one.why,
    });
    let Some(back) = &one.taken_back else { return taken_off };
    words.say(msg::TournamentPlayerDeductionBack {
        what: &taken_off,
        by: &back.stamp.who,
        when: &clock::shown(&back.stamp.when, zone, words.lang()),
        why: &back.why,
    })
}

/// What is to be said of a rank: points taken off, and what decided between equal sums.
#[must_use]
pub fn standing_notes(standing: &Standing, words: &Lexicon) -> Vec<String> {
    let taken = standing.results.deduction;
    let points = || say::signed(-i64::from(taken), words);
    let taken = (taken > 0).then(|| words.say(msg::TournamentDeduction { points: &points() }));
    // Both have the same word beside them; whose it was the number tells.
    let decided = standing.decided_by.map(|decided| {
        let what = say::decided(decided, words);
        match (decided, standing.decided_with()) {
            (_, None) => what,
            (Decided::By(Tie::WonPflichtsoli), Some(n)) => format!("{what}: {n}"),
            (_, Some(points)) => format!("{what}: {}", say::signed(points, words)),
        }
    });
    taken.into_iter().chain(decided).collect()
}

/// A line that was put right, put in or struck, by whom, when and why.
#[must_use]
pub fn changed(
    change: &tournament::Change,
    size: TableSize,
    who: say::Who<'_>,
    (words, zone): (&Lexicon, &TimeZone),
) -> String {
    let written = |line: &tournament::Written| say::written(line, size, who, words);
    let deal = &changed_line(change, words);
    let before = change.before.as_ref().map(written).unwrap_or_default();
    let after = change.after.as_ref().map(written).unwrap_or_default();
    let (before, after) = (&before, &after);
    let (by, when, why) =
        (&change.stamp.who, &clock::shown(&change.stamp.when, zone, words.lang()), &change.why);
    match (&change.before, &change.after) {
        (None, _) => words.say(msg::TournamentTraceInserted { deal, by, when, why, after }),
        (_, Some(_)) => words.say(msg::TournamentTraceChanged { deal, by, when, why, before, after }),
        (_, None) => words.say(msg::TournamentTraceStruck { deal, by, when, why, before }),
    }
}

/// What a line that was changed was called then.
fn changed_line(change: &tournament::Change, words: &Lexicon) -> String {
    let number = || words.say(msg::TournamentLineNumber { number: &change.number.to_string() });
    capitalised(&change.name.map_or_else(number, |name| say::line_name(name, words)))
}

/// What was changed in a list, by whom, when and why; the times as they are in this zone, the players as `who`
/// names them.
#[must_use]
pub fn changes(table: &TableState, who: say::Who<'_>, (words, zone): (&Lexicon, &TimeZone)) -> Vec<String> {
    let size = table.list().round().size();
    let written = |line: &tournament::Written| say::written(line, size, who, words);
    let changed = table.changes().iter().map(|change| changed(change, size, who, (words, zone)));
    let settled = table.settled().iter().map(|change| {
        words.say(msg::TournamentTraceSettled {
            deal: &changed_line(change, words),
            by: &change.stamp.who,
            when: &clock::shown(&change.stamp.when, zone, words.lang()),
            why: &change.why,
            before: &change.before.as_ref().map(written).unwrap_or_default(),
        })
    });
    let struck = table.struck().iter().map(|struck| {
        let at = |stamp: &tournament::Stamp| clock::shown(&stamp.when, zone, words.lang());
        let (by, when) = (&struck.stamp.who, &at(&struck.stamp));
        let mut what = words.say(msg::CourseTraceStruck { by, when });
        if let Some(why) = &struck.why {
            what = words.say(msg::CourseTraceWhy { what: &what, why });
        }
        match &struck.taken_back {
            Some(back) => words.say(msg::CourseTraceBack { what: &what, by: &back.who, when: &at(back) }),
            None => what,
        }
    });
    let endings = table.endings().iter().flat_map(|ended| {
        let stopped = words.say(msg::TournamentTraceEnded {
            by: &ended.stamp.who,
            when: &clock::shown(&ended.stamp.when, zone, words.lang()),
            what: &lapsed(ended, who, words),
        });
        let resumed = ended.resumed.as_ref().map(|back| {
            let (by, when) = (&back.stamp.who, &clock::shown(&back.stamp.when, zone, words.lang()));
            words.say(msg::TournamentTraceResumed { by, when, why: &back.why })
        });
        [Some(stopped), resumed].into_iter().flatten()
    });
    let extra = table.extra().iter().map(|extra| {
        words.say(msg::TournamentTraceExtra {
            minutes: &extra.minutes.to_string(),
            by: &extra.stamp.who,
            when: &clock::shown(&extra.stamp.when, zone, words.lang()),
            why: &extra.why,
        })
    });
    changed.chain(settled).chain(struck).chain(endings).chain(extra).collect()
}

/// What an appeal at this table is against, as it is called now.
#[must_use]
pub fn against(table: &TableState, appeal: &Appeal, words: &Lexicon) -> String {
    let noted = match appeal.against {
        Against::Ruling => return words.say(msg::AppealAgainstRuling),
        Against::Penalty { penalty } => penalty.checked_sub(1).and_then(|i| table.noted().get(i)),
        Against::Line { .. } => None,
    };
    if let Some(noted) = noted {
        let points = &say::points(&noted.penalty, table.list().round().size(), words);
        return words.say(msg::AppealAgainstPenalty { points, deal: &game_of(table, noted, words) });
    }
    match (appeal.line, appeal.name) {
        (None, Some(name)) => words.say(msg::TournamentLineStruck { deal: &say::line_name(name, words) }),
        (line, _) => say::line(Some(table.list()), line.unwrap_or_default(), words),
    }
}

/// What the ruling was for that costs these penalty points.
#[must_use]
pub fn noted_why(noted: &Noted, who: say::Who<'_>, words: &Lexicon) -> String {
    say::ruled(&noted.why, noted.ruled.as_ref(), who, words)
}

/// What penalty points and deductions are for: in rulings and where somebody wrote it, each with the game.
#[must_use]
pub fn penalties(table: &TableState, who: say::Who<'_>, words: &Lexicon) -> Vec<(usize, String)> {
    let points = |points: &ByPosition<i32>| say::points(points, table.list().round().size(), words);
    let ruled = table.noted().iter().filter_map(|noted| {
        let what = &words.say(msg::TournamentPenalty { points: &points(&noted.penalty) });
        let why = &noted_why(noted, who, words);
        let said = words.say(msg::TournamentPenalised { what, why, by: &noted.stamp.who });
        Some((noted.line?, said))
    });
    let written = table.list().lines().iter().zip(1..).filter_map(|(line, number)| {
        let why = line.written.why.as_ref()?;
        let what = &say::penalised(&line.written, words, &points).join(", ");
        Some((number, words.say(msg::TournamentPenalised { what, why, by: table.written_by(number)? })))
    });
    let mut said: Vec<_> = ruled.chain(written).collect();
    said.sort_by_key(|(number, _)| *number);
    said
}

/// What the game is called to which penalty points belong: their line, or the game that is being played.
#[must_use]
pub fn game_of(table: &TableState, noted: &Noted, words: &Lexicon) -> String {
    let list = table.list();
    let next = || list.next_name(Outcome::Game).filter(|_| noted.is_open());
    let name = noted.line.map_or_else(next, |line| list.name(line));
    say::line_name(name.unwrap_or(LineName { game: noted.game, not_played: 0 }), words)
}

/// An appeal at this table, and what became of it.
#[must_use]
pub fn appeal(
    table: &TableState,
    appeal: &Appeal,
    name: &dyn Fn(Number) -> String,
    words: &Lexicon,
) -> String {
    let (player, what, why) = (&name(appeal.player), &against(table, appeal, words), &appeal.why);
    match &appeal.decided {
        None => words.say(msg::AppealOpen { player, what, why }),
        Some((verdict, decided)) => {
            let verdict = &say::verdict(*verdict, &decided.why, words);
            words.say(msg::AppealOver { player, what, why, verdict })
        }
    }
}

/// Why a ranking may still change though all is in.
#[must_use]
pub fn doubts(standings: &Standings, words: &Lexicon) -> Option<String> {
    let disputed = Some(standings.disputed).filter(|n| *n > 0);
    let appeals = Some(standings.appeals).filter(|n| *n > 0);
    let said = [
        disputed.map(|n| words.say(msg::TournamentRankDisputed { n })),
        appeals.map(|n| words.say(msg::TournamentRankAppeals { n })),
    ];
    let said: Vec<String> = said.into_iter().flatten().collect();
    (!said.is_empty()).then(|| said.join(" "))
}

/// That a table stopped, why, and what lapsed with that.
#[must_use]
pub fn lapsed(ended: &Ended, who: say::Who<'_>, words: &Lexicon) -> String {
    let (n, why) = (usize::from(ended.left), &*ended.why);
    let names: Vec<String> = ended.owing.iter().map(who).collect();
    match &*names {
        [] => words.say(msg::TournamentLapsed { n, why }),
        [name] => words.say(msg::TournamentLapsedOwingOne { n, why, name }),
        _ => words.say(msg::TournamentLapsedOwing { n, why, names: &words.and(names) }),
    }
}

/// Where the volunteer sits who keeps the list, if one does.
#[must_use]
pub fn keeper(table: &TableState) -> Option<Position> {
    let volunteer = table.volunteer()?;
    let mut seats = table.players().iter().zip(Position::ALL);
    seats.find(|(player, _)| **player == volunteer).map(|(_, position)| position)
}

/// Time that the referee has added to a table; nothing, if none was.
#[must_use]
pub fn extra(table: &TableState, words: &Lexicon) -> Option<String> {
    let minutes = table.extra_minutes();
    (minutes > 0).then(|| words.say(msg::TournamentExtra { minutes: &minutes.to_string() }))
}

/// The game that a line tells, if it tells one.
#[must_use]
pub const fn played(line: &Line) -> Option<&Played> {
    match &line.written.told {
        Told::Game { played, .. } => Some(played),
        Told::Points { .. } => None,
    }
}

/// The reckoning of a line whose game is told.
#[must_use]
pub fn score(line: &Line, size: TableSize, rules: Rules) -> Option<Score> {
    played(line)?.game(line.place.table(size)).score(rules).ok()
}

/// What a deal was, in words, with who played alone.
#[must_use]
pub fn kind(line: &Line, who: say::Who<'_>, words: &Lexicon) -> String {
    let solo = |kind: String| match line.written.kind() {
        Some((Kind::Solo, Some(trumps))) => {
            words.say(msg::TournamentKindSolo { kind: &kind, solo: &words.doko_solo(trumps) })
        }
        _ => kind,
    };
    match line.deal {
        Deal::NotPlayed => words.say(msg::TournamentKindNotPlayed),
        Deal::Pflichtsolo(p) => solo(words.say(msg::TournamentKindPflichtsolo { position: &who(p) })),
        Deal::Forced(p) => solo(words.say(msg::TournamentKindForced { position: &who(p) })),
        Deal::Lustsolo(p) => solo(words.say(msg::TournamentKindLustsolo { position: &who(p) })),
        Deal::Game => match line.written.kind() {
            None | Some((Kind::Solo, _)) => words.say(msg::TournamentKindGame),
            Some((kind, trumps)) => say::kind(kind, trumps, words),
        },
    }
}

/// A line as it is understood: what it was, and what everybody has of it.
#[must_use]
pub fn read(line: &Line, size: TableSize, who: say::Who<'_>, words: &Lexicon) -> String {
    let total = line.entry.total();
    if line.deal == Deal::NotPlayed && total == tournament::ByPosition::default() {
        return kind(line, who, words);
    }
    let points = say::named_points(&total, size, who, words);
    words.say(msg::ListRead { kind: &kind(line, who, words), points: &points })
}

/// What is to be said of a line that was read: the same on pages and on the command line.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ReadSaid {
    /// What it was in the books.
    pub kind: Option<String>,
    /// How it is understood, with the points of everybody.
    pub as_what: Option<String>,
    /// What is wrong with it.
    pub wrong: Vec<String>,
    /// What is asked about it.
    pub question: Option<String>,
    /// What may have been meant, the likeliest first.
    pub meant: Vec<String>,
    /// The kinds of game that can give these points, the commonest first.
    pub could_be: Vec<String>,
}

impl ReadSaid {
    /// Where it is asked what was meant it helps to hear what these points can be.
    #[must_use]
    pub fn kinds(&self, words: &Lexicon) -> Option<String> {
        let helps = self.question.is_some() && self.could_be.len() > 1;
        helps.then(|| words.say(msg::ListCouldBe { kinds: &self.could_be.join(", ") }))
    }
}

/// What is to be said of this reading.
#[must_use]
pub fn reading(
    reading: &ReadLine,
    size: TableSize,
    rules: Rules,
    who: say::Who<'_>,
    words: &Lexicon,
) -> ReadSaid {
    let line = reading.line.as_ref();
    let could_be = reading.read_as.iter().flat_map(|read| &read.could_be);
    let meant = reading.doubt.iter().flat_map(|doubtful| &doubtful.meant);
    // A place beside its number says nothing more.
    let place = |p: Position| words.say(msg::PaperPosition { m: p.number().into() });
    let named = |p: Position| Some(who(p)).filter(|name| *name != place(p)).unwrap_or_else(|| p.to_string());
    let wrong = reading.error.as_ref().map(|error| say::list_errors(error, size, rules, &named, words));
    ReadSaid {
        kind: line.map(|line| kind(line, who, words)),
        as_what: line.map(|line| read(line, size, who, words)),
        wrong: wrong.unwrap_or_default(),
        question: reading.doubt.as_ref().map(|asked| say::doubt(&asked.doubt, who, rules, words)),
        meant: meant.map(|line| read(line, size, who, words)).collect(),
        could_be: could_be.map(|&kind| say::kind(kind, None, words)).collect(),
    }
}

/// The points of a line, with what was added and taken off beside the game.
#[must_use]
pub fn entry(entry: &Entry, size: TableSize, words: &Lexicon) -> String {
    let beside = say::penalised(&(*entry).into(), words, &|points| say::points(points, size, words));
    std::iter::once(say::points(&entry.game, size, words)).chain(beside).collect::<Vec<_>>().join(", ")
}
