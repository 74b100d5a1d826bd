//! What cannot happen to a tournament.

use tournament::{
    At, ChangeError, DrawError, DrawRefused, Finding, Found, Number, PayloadError, Position, Refused, Rules,
    SplitError, TableSize, TableState, Tournament,
};
use wording::{Lexicon, msg};

use super::{at, close, line, list_error, player};

fn who(place: usize, tournament: Option<&Tournament>) -> String {
    player(Number(u32::try_from(place).unwrap_or(u32::MAX)), tournament)
}

/// Something to be said about a seating; its players are numbers.
pub fn finding(finding: &Finding, tournament: Option<&Tournament>, words: &Lexicon) -> String {
    let named = |place: &usize| who(*place, tournament);
    match finding {
        Finding::TableSize { table, players, .. } => {
            words.say(msg::TournamentFindingSize { table: &table.to_string(), n: *players })
        }
        Finding::Twice { player, .. } => words.say(msg::TournamentFindingTwice { player: &named(player) }),
        Finding::Missing { player, .. } => {
            words.say(msg::TournamentFindingMissing { player: &named(player) })
        }
        Finding::Absent { player, .. } => words.say(msg::TournamentFindingAbsent { player: &named(player) }),
        Finding::TooManyLarger { larger, needed, .. } => {
            words.say(msg::TournamentFindingLarger { n: *larger, m: *needed })
        }
        Finding::MeetAgain { a, b, .. } => {
            words.say(msg::TournamentFindingAgain { a: &named(a), b: &named(b) })
        }
        Finding::FiveAgain { player, waiting, .. } => {
            words.say(msg::TournamentFindingFiveAgain { player: &named(player), n: *waiting })
        }
        Finding::ClubMates { a, b } => words.say(msg::TournamentFindingClub { a: &named(a), b: &named(b) }),
    }
}

/// What was found in a draw, with what no draw could go below.
#[must_use]
pub fn found(found: Found, words: &Lexicon) -> Vec<String> {
    let mut said = vec![match found.repeats {
        0 => words.say(msg::TournamentNoRepeats),
        n => words.say(msg::TournamentRepeats { n, bound: &found.repeats_bound.to_string() }),
    }];
    if found.club_mates > 0 {
        let bound = &found.club_mates_bound.to_string();
        said.push(words.say(msg::TournamentClubMates { n: found.club_mates, bound }));
    }
    if found.fives_again > 0 {
        said.push(words.say(msg::TournamentFivesAgain { n: found.fives_again }));
    }
    if let Some(n) = found.repeats_unless_fair {
        said.push(words.say(msg::TournamentUnlessFair { n }));
    }
    if let Some(n) = found.repeats_unless_apart {
        said.push(words.say(msg::TournamentUnlessApart { n }));
    }
    said
}

/// What is stored, and is no event of a tournament.
#[must_use]
pub fn payload(error: &PayloadError, words: &Lexicon) -> String {
    match error {
        PayloadError::Format(found) => words.say(msg::TournamentFormat { found: &found.to_string() }),
        PayloadError::Foreign(reason) => words.say(msg::KeepDamageRecord { reason }),
    }
}

fn change(error: ChangeError, words: &Lexicon) -> String {
    match error {
        ChangeError::NoSuchPlayer(number) => {
            words.say(msg::TournamentNoSuchPlayer { number: &number.to_string() })
        }
        ChangeError::Never { player, from, until } => words.say(msg::TournamentLeavesBefore {
            number: &player.to_string(),
            from: &from.to_string(),
            until: &until.to_string(),
        }),
    }
}

/// Why nothing can be drawn.
pub fn draw(error: &DrawRefused, tournament: &Tournament, words: &Lexicon) -> String {
    let DrawRefused::Draw(error) = error else { return words.say(msg::TournamentNothingToDraw) };
    match error {
        DrawError::Split { round, source } => {
            let round = &round.to_string();
            match source {
                SplitError::Nobody => words.say(msg::TournamentSplitNobody { round }),
                SplitError::TooFew(n) => words.say(msg::TournamentSplitFew { round, n: *n }),
            }
        }
        DrawError::Played { finding: fault, .. } => finding(fault, Some(tournament), words),
        DrawError::Player { player, .. } => {
            words.say(msg::TournamentFindingTwice { player: &player.to_string() })
        }
        DrawError::TooManyPlayed { rounds, .. } => words.say(msg::TournamentNoSuchRound {
            round: &(rounds + 1).to_string(),
            rounds: &rounds.to_string(),
        }),
    }
}

/// Why something cannot happen.
pub fn refused(error: &Refused, tournament: Option<&Tournament>, words: &Lexicon) -> String {
    let text = |n: &usize| n.to_string();
    let of = |number: &Number| number.to_string();
    let list = |place: &At| Some(tournament?.table(*place).ok()?.list());
    match error {
        Refused::NotCreated => words.say(msg::TournamentNotCreated),
        Refused::AlreadyCreated => words.say(msg::TournamentAlreadyCreated),
        Refused::Format(found) => words.say(msg::TournamentFormat { found: &found.to_string() }),
        Refused::Rounds(found) => words.say(msg::TournamentRoundCount { found: &text(found) }),
        Refused::Deleted => words.say(msg::CourseIsDeleted),
        Refused::NotDeleted => words.say(msg::CourseNotDeleted),
        Refused::SetupBegun => words.say(msg::CourseSetupBegun),
        Refused::NoStamp => words.say(msg::TournamentNoStamp),
        Refused::NoReason => words.say(msg::TournamentNoReason),
        Refused::NoName => words.say(msg::TournamentNoName),
        Refused::NoTitle => words.say(msg::TournamentNoTitle),
        Refused::NoMinutes => words.say(msg::TournamentNoMinutes),
        Refused::BadName(what) => super::roster_line(what, words),
        Refused::NumberTaken(number) => words.say(msg::TournamentNumberTaken { number: &of(number) }),
        Refused::Player(error) => change(*error, words),
        Refused::NoSuchRound { round, rounds } => {
            words.say(msg::TournamentNoSuchRound { round: &text(round), rounds: &text(rounds) })
        }
        Refused::Begun(round) => words.say(msg::TournamentBegun { round: &text(round) }),
        Refused::NotDrawn(round) => words.say(msg::TournamentNotDrawn { round: &text(round) }),
        Refused::OutOfOrder(round) => words.say(msg::TournamentNextRound { round: &text(round) }),
        Refused::Seating(findings) => seating(findings, tournament, words),
        Refused::NoSuchTable { at, tables } => words.say(msg::TournamentNoSuchTable {
            round: &text(&at.round),
            table: &text(&at.table),
            n: *tables,
        }),
        Refused::Line { at: place, number, error } => {
            let size = list(place).map(|list| list.round().size());
            let who = |position: Position| {
                name(position, *place, tournament).unwrap_or_else(|| position.to_string())
            };
            let rules = tournament.map_or(Rules::default(), |t| t.setup().rules);
            let what = list_error(error, size.unwrap_or(TableSize::Four), rules, &who, words);
            words.say(msg::TournamentAtLine {
                at: &at(*place, words),
                deal: &line(list(place), *number, words),
                what: &what,
            })
        }
        Refused::NoSuchLine { at: place, number } => {
            words.say(msg::TournamentNoSuchLine { at: &at(*place, words), number: &text(number) })
        }
        Refused::Changed { at: place, number } => words.say(msg::TournamentLineChanged {
            at: &at(*place, words),
            deal: &line(list(place), *number, words),
        }),
        Refused::SamePerson { at: place, who } => {
            words.say(msg::TournamentSamePerson { at: &at(*place, words), name: who })
        }
        Refused::RoundsBegun(round) => words.say(msg::TournamentRoundsBegun { round: &text(round) }),
        Refused::NothingToCompare { at: place, lines }
            if tournament
                .and_then(|t| t.table(*place).ok())
                .is_some_and(|t| t.read_twice() >= *lines && *lines > 0) =>
        {
            words.say(msg::TournamentReadTwice { at: &at(*place, words), n: *lines })
        }
        Refused::NothingToCompare { at: place, lines } => {
            words.say(msg::TournamentNothingToCompare { at: &at(*place, words), n: *lines })
        }
        Refused::NothingToSettle { at: place, number } => words.say(msg::TournamentNothingToSettle {
            at: &at(*place, words),
            deal: &line(list(place), *number, words),
        }),
        Refused::Disputed { at: place, .. } | Refused::Incomplete { at: place, .. } => {
            // All tables that are missing, and not only the first.
            let all = tournament.map_or_else(Vec::new, |tournament| missing(tournament, place.round, words));
            if all.is_empty() { open_list(error, None, words) } else { all.join("\n") }
        }
        Refused::Closed(round) => words.say(msg::TournamentClosed { round: &text(round) }),
        Refused::NotClosed(round) => words.say(msg::TournamentNotClosed { round: &text(round) }),
        Refused::NextBegun(round) => {
            words.say(msg::TournamentNextBegun { round: &text(round), later: &text(&(round + 1)) })
        }
        Refused::NextCalled(round) => words.say(msg::TournamentNextCalled {
            round: &text(round),
            later: &text(&(round + 1)),
            button: &words
                .say(msg::CourseCallBackButton { timed: tournament.is_some_and(Tournament::is_timed) }),
        }),
        Refused::Announced(round) => words.say(msg::TournamentAnnounced { round: &text(round) }),
        Refused::StillOpen(round) => words.say(msg::TournamentStillOpen { round: &text(round) }),
        Refused::NotBegun(round) => words.say(msg::TournamentNotBegun { round: &text(round) }),
        Refused::NoClock => words.say(msg::TournamentNoClock),
        Refused::Called(place) => words.say(msg::RefereeCalledAlready { at: &at(*place, words) }),
        Refused::NotCalled(place) => words.say(msg::RefereeNotCalled { at: &at(*place, words) }),
        Refused::Penalty => words.say(msg::RefereeBadPenalty),
        Refused::NotNoted { at: place, number } => {
            words.say(msg::RefereeNotNoted { at: &at(*place, words), number: &text(number) })
        }
        Refused::Untimed(place) => words.say(msg::TournamentUntimed { at: &at(*place, words) }),
        Refused::Late(place) => words.say(msg::TournamentLate { at: &at(*place, words) }),
        Refused::InTime(place) => words.say(msg::TournamentInTime { at: &at(*place, words) }),
        Refused::Appealed(place) => words.say(msg::AppealAlready { at: &at(*place, words) }),
        Refused::NothingChanged { at: place, number } => {
            words.say(msg::AppealNoChange { at: &at(*place, words), number: &text(number) })
        }
        Refused::NoSuchAppeal { at: place, number } => {
            words.say(msg::AppealNone { at: &at(*place, words), number: &text(number) })
        }
        Refused::NothingLeft(place) => words.say(msg::TournamentNothingLeft { at: &at(*place, words) }),
        Refused::TooFew(place) => words.say(msg::TournamentTooFew { at: &at(*place, words) }),
        Refused::NotGone { at: place, player: number } => {
            let (at, player) = (&at(*place, words), &player(*number, tournament));
            words.say(msg::TournamentNotGone { at, player })
        }
        Refused::PlayedOn { at: place, player: number } => {
            let (at, player) = (&at(*place, words), &player(*number, tournament));
            words.say(msg::TournamentPlayedOn { at, player })
        }
        Refused::NotEnded(place) => words.say(msg::TournamentNotEnded { at: &at(*place, words) }),
        Refused::Minutes(minutes) => words.say(msg::TournamentBadMinutes { minutes: &minutes.to_string() }),
        Refused::NotAtTable { at: place, player: who } => {
            words.say(msg::TournamentNotAtTable { at: &at(*place, words), player: &player(*who, tournament) })
        }
        Refused::Deduction(points) => words.say(msg::TournamentBadDeduction { points: &points.to_string() }),
        Refused::NoSuchDeduction { player: whose, number } => {
            let whose = &player(*whose, tournament);
            words.say(msg::TournamentNoSuchDeduction { player: whose, number: &text(number) })
        }
        Refused::TakenBack { player: whose, number } => {
            let whose = &player(*whose, tournament);
            words.say(msg::TournamentTakenBackAlready { player: whose, number: &text(number) })
        }
        Refused::NotDisqualified(number) => words.say(msg::CourseNotOut { number: &of(number) }),
        Refused::NoSuchClock(round) => words.say(msg::CourseNoClock { round: &text(round) }),
        Refused::Prolonged(minutes) => words.say(msg::CourseBadMinutes { minutes: &minutes.to_string() }),
        Refused::NotStruck(place) => words.say(msg::CourseNotStruck { at: &at(*place, words) }),
        Refused::NotDrawnAgain(round) => words.say(msg::CourseNotDrawnAgain { round: &text(round) }),
        Refused::NoLots => words.say(msg::CourseNoLots),
        Refused::LotsNotChosen => words.say(msg::CourseLotsNotChosen),
        Refused::NothingToRank => words.say(msg::CourseNothingToRank),
        Refused::Prizes(n) => words.say(msg::CourseTooManyPrizes { n: *n }),
        Refused::NotOver => words.say(msg::CourseNotOver),
        Refused::NoSuchHonour { count, places } => {
            words.say(msg::CourseNoSuchHonour { count: &text(count), places: &text(places) })
        }
        Refused::Disqualified(number) => words.say(msg::TournamentAlreadyOut { number: &of(number) }),
    }
}

fn seating(findings: &[Finding], tournament: Option<&Tournament>, words: &Lexicon) -> String {
    let round = findings.first().map_or(0, Finding::round).to_string();
    let mut text = words.say(msg::TournamentSeatingRefused { round: &round });
    for fault in findings {
        text.push_str("\n  ");
        text.push_str(&finding(fault, tournament, words));
    }
    text
}

/// What keeps a round from being closed, table by table.
fn missing(tournament: &Tournament, round: usize, words: &Lexicon) -> Vec<String> {
    let tables = tournament.round(round).map_or(&[][..], |seated| &seated.tables).iter().zip(1..);
    let said = tables.filter_map(|(table, number)| {
        let at = At { round, table: number };
        let numbers = table.disputed();
        let disputed = (!numbers.is_empty()).then_some(Refused::Disputed { at, numbers });
        let incomplete = || Some(Refused::Incomplete { at, error: table.list().clone().close().err()? });
        Some(open_list(&disputed.or_else(incomplete)?, Some(tournament), words))
    });
    said.collect()
}

/// What keeps a list from being handed in.
fn open_list(error: &Refused, tournament: Option<&Tournament>, words: &Lexicon) -> String {
    match error {
        Refused::Disputed { at: place, numbers } => {
            let list = tournament.and_then(|t| t.table(*place).ok()).map(TableState::list);
            let lines = numbers.iter().map(|number| line(list, *number, words)).collect();
            words.say(msg::TournamentDisputed { at: &at(*place, words), lines: &words.and(lines) })
        }
        Refused::Incomplete { at: place, error } => {
            let position = |p: Position| words.say(msg::PaperPosition { m: p.number().into() });
            let who = |p| name(p, *place, tournament).unwrap_or_else(|| position(p));
            words.say(msg::TournamentIncomplete { at: &at(*place, words), what: &close(error, &who, words) })
        }
        _ => String::new(),
    }
}

/// Who sits at this position of a table.
pub(super) fn name(position: Position, at: At, tournament: Option<&Tournament>) -> Option<String> {
    let players = tournament?.table(at).ok()?.players();
    let number = players.get(usize::from(position.number()).checked_sub(1)?)?;
    Some(tournament?.roster().get(*number)?.name.clone())
}
