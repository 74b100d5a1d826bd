//! What is printed of a tournament.

use paper::{
    CardSeat, Certificate, Correction, Pflichtsolo, Plan, RankedPlayer, RankedTeam, Ranking, Seat, SeatCard,
    SheetEntry, SheetLine, SheetPlayer, TableCard, TableSheet, TieBreakRule,
};
use tournament::{
    At, Decided, Honour, Lap, Line, Number, Placed, Player, Position, Refused, TableSize, TableState, Tie,
    Tournament,
};
use wording::{Lexicon, capitalised, msg};

use crate::{
    clock::{self, TimeZone},
    say, show,
};

/// The day of the tournament, as it is written in the language.
fn day(tournament: &Tournament, words: &Lexicon) -> String {
    clock::stored_day(&tournament.setup().date, words.lang())
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A card for each player; a round that is not drawn stays open, one he does not play is left out. A Springer has both
/// his tables.
#[must_use]
pub fn cards(tournament: &Tournament) -> Vec<SeatCard> {
    let card = |player: &Player| SeatCard {
        tournament: tournament.setup().name.clone(),
        name: player.name.clone(),
        number: Some(player.number.0),
        club: player.club.clone(),
        seats: (1..=tournament.setup().rounds)
            .filter(|&round| player.is_there(round))
            .flat_map(|round| {
                let seat =
                    |(at, place): (At, Position)| Seat { table: small(at.table), position: place.number() };
                let mut seats: Vec<_> = tournament.seats(round, player.number).map(seat).map(Some).collect();
                if seats.is_empty() {
                    seats.push(None);
                }
                seats.into_iter().map(move |seat| CardSeat { round: small(round), seat })
            })
            .collect(),
    };
    tournament.roster().players().map(card).collect()
}

/// A sheet for each table that has a code: the address it holds, and who sits there in the rounds that are
/// drawn.
#[must_use]
pub fn signs(tournament: &Tournament, links: &[(usize, String)], words: &Lexicon) -> Vec<TableCard> {
    let names = |table: &TableState| -> Vec<String> {
        let player = |number: &Number| tournament.roster().get(*number).map(|p| p.name.clone());
        table.players().iter().map(|number| player(number).unwrap_or_default()).collect()
    };
    let sign = |(table, address): &(usize, String)| TableCard {
        tournament: tournament.setup().name.clone(),
        date: day(tournament, words),
        table: small(*table),
        address: address.clone(),
        rounds: (1..=tournament.rounds().len())
            .filter_map(|round| {
                let there = tournament.table(At { round, table: *table }).ok()?;
                Some((small(round), names(there)))
            })
            .collect(),
    };
    links.iter().map(sign).collect()
}

/// Who sits where in a round, or in all that are drawn, for the wall.
///
/// # Errors
/// There is no such round, or it is not drawn yet.
pub fn plans(tournament: &Tournament, round: Option<usize>, words: &Lexicon) -> Result<Vec<Plan>, Refused> {
    if let Some(round) = round {
        tournament.round(round)?;
    }
    // Two of one name are told apart by their numbers.
    let named = |number: &Number| {
        let Some(player) = tournament.roster().get(*number) else { return number.to_string() };
        match tournament.roster().players().filter(|other| other.name == player.name).count() {
            0 | 1 => player.name.clone(),
            _ => format!("{} ({number})", player.name),
        }
    };
    let rounds = tournament.rounds().iter().zip(1_usize..);
    let wanted = rounds.filter(|(_, number)| round.is_none_or(|round| round == *number));
    let plan = |(seated, number): (&tournament::Seated, usize)| Plan {
        tournament: tournament.setup().name.clone(),
        date: Some(day(tournament, words)),
        round: small(number),
        tables: seated.tables.iter().map(|table| table.players().iter().map(named).collect()).collect(),
    };
    Ok(wanted.map(plan).collect())
}

/// The lists of a round, or of all that are drawn: empty ones to be filled in by hand, or those in which
/// something stands as they are, with the times as they are in this zone.
///
/// # Errors
/// There is no such round, or it is not drawn yet.
pub fn sheets(
    tournament: &Tournament,
    round: Option<usize>,
    filled: bool,
    (words, zone): (&Lexicon, &TimeZone),
) -> Result<Vec<TableSheet>, Refused> {
    if let Some(round) = round {
        tournament.round(round)?;
    }
    let rounds = tournament.rounds().iter().zip(1_usize..);
    let wanted = rounds.filter(|(_, number)| round.is_none_or(|round| round == *number));
    let tables = wanted.flat_map(|(seated, round)| {
        let tables = seated.tables.iter().zip(1_usize..);
        tables.map(move |(table, number)| (At { round, table: number }, table))
    });
    let tables = tables.filter(|(_, table)| !filled || table.has_begun());
    Ok(tables.map(|(at, table)| sheet(tournament, at, table, filled, (words, zone))).collect())
}

fn sheet(
    tournament: &Tournament,
    at: At,
    table: &TableState,
    filled: bool,
    said: (&Lexicon, &TimeZone),
) -> TableSheet {
    let player = |number: &Number| SheetPlayer {
        name: tournament.roster().get(*number).map(|p| p.name.clone()).unwrap_or_default(),
        number: Some(number.0),
    };
    let names =
        table.players().iter().map(|number| player(number).name).zip(Position::ALL).collect::<Vec<_>>();
    let player_at = |at: Position| {
        names.iter().find(|(_, one)| *one == at).map_or_else(|| at.to_string(), |(name, _)| name.clone())
    };
    let list = table.list();
    let lines = list.lines().iter().zip(1..).map(|(one, number)| line(table, one, number, said));
    TableSheet {
        tournament: tournament.setup().name.clone(),
        date: Some(day(tournament, said.0)),
        round: small(at.round),
        table: small(at.table),
        players: table.players().iter().map(player).collect(),
        keeper: show::keeper(table).map(Position::number),
        lines: if filled { lines.collect() } else { Vec::new() },
        scheme: if filled { Vec::new() } else { scheme(list.round().size(), said.0) },
        struck: filled && (list.is_struck() || list.is_ended()),
        remarks: show::springers(tournament, at, said.0)
            .into_iter()
            .chain(if filled { remarks(table, &|n| player(&n).name, &player_at, said.0) } else { Vec::new() })
            .collect(),
    }
}

/// Who sits out beside the dealer, lap by lap; at tables of four and five it needs no saying.
fn scheme(size: TableSize, words: &Lexicon) -> Vec<String> {
    if size <= TableSize::Five {
        return Vec::new();
    }
    let beside = |lap, dealer| format!("{dealer}: {}", size.sits_out(dealer, lap).without(dealer));
    let of = |lap: Lap| {
        let all = size.positions().map(|dealer| beside(lap, dealer)).collect::<Vec<_>>();
        words.say(msg::PaperListLap { n: lap.number().into(), all: &all.join(" · ") })
    };
    std::iter::once(words.say(msg::PaperListScheme)).chain(Lap::ALL.map(of)).collect()
}

/// What is written on the list beside its games: time that was added (8.5.1), who left and who sat in, that the table
/// stopped, what penalty points were for, and appeals (8.2).
fn remarks(
    table: &TableState,
    name: &dyn Fn(Number) -> String,
    who: say::Who<'_>,
    words: &Lexicon,
) -> Vec<String> {
    let ended = table.ended().map(|ended| show::lapsed(ended, who, words));
    let seats = show::changed_seats(table, name, words);
    let ruled = show::penalties(table, who, words).into_iter().map(|(number, what)| {
        let deal = &capitalised(&say::line(Some(table.list()), number, words));
        format!("{deal}, {what}")
    });
    let appeals = table.appeals().iter().map(|appeal| show::appeal(table, appeal, name, words));
    show::extra(table, words).into_iter().chain(seats).chain(ended).chain(ruled).chain(appeals).collect()
}

fn line(table: &TableState, line: &Line, number: usize, (words, zone): (&Lexicon, &TimeZone)) -> SheetLine {
    let (entry, winners) = (&line.entry, line.entry.winners());
    let plays = |p: Position| !line.place.sits_out.contains(p) && line.deal != tournament::Deal::NotPlayed;
    let of = |p: Position| SheetEntry {
        points: plays(p).then_some(entry.game[p]),
        won: winners.contains(p),
        penalty: entry.penalty[p],
        deduction: entry.deduction[p].into(),
    };
    let mut what = show::kind(line, &|p| p.to_string(), words);
    if let Some(played) = show::played(line) {
        for made in &played.calls {
            what = format!("{what}, {}", say::call(made.party, made.call));
        }
    }
    let changes = table.changes().iter().filter(|change| change.line == Some(number));
    SheetLine {
        game: line.place.number.into(),
        dealer: line.place.dealer.number(),
        what,
        entries: table.list().round().size().positions().map(of).collect(),
        pflichtsolo: line
            .deal
            .pflichtsolo()
            .map(|p| Pflichtsolo { position: p.number(), kind: solo_kind(line, words) }),
        corrections: changes
            .map(|change| Correction {
                by: change.stamp.who.clone(),
                when: clock::shown(&change.stamp.when, zone, words.lang()),
                why: change.why.clone(),
            })
            .collect(),
    }
}

/// Which solo it was, where that is known.
fn solo_kind(line: &Line, words: &Lexicon) -> String {
    let trumps = line.written.kind().and_then(|(_, trumps)| trumps);
    trumps.map(|trumps| words.doko_solo(trumps)).unwrap_or_default()
}

const fn rule(tie: Tie) -> TieBreakRule {
    match tie {
        Tie::BestRound => TieBreakRule::BestRound,
        Tie::LastRound => TieBreakRule::LastRound,
        Tie::WonPflichtsoli => TieBreakRule::WonPflichtsoli,
        Tie::Lot => TieBreakRule::Lot,
    }
}

/// The day and the place.
fn held(tournament: &Tournament, words: &Lexicon) -> String {
    let place = tournament.setup().place.clone().filter(|place| !place.is_empty());
    std::iter::once(day(tournament, words)).chain(place).collect::<Vec<_>>().join(" · ")
}

/// The certificates of those who have one of the first so many places, or of everybody, best first.
#[must_use]
pub fn certificates(tournament: &Tournament, places: Option<usize>, words: &Lexicon) -> Vec<Certificate> {
    let honours = tournament.honours();
    let players = honours.iter().map(|honour| honour.players.len()).sum();
    let wanted = honours.iter().filter(|honour| places.is_none_or(|places| honour.rank <= places));
    let one = |honour: &Honour, standing: &tournament::Standing| {
        let player = tournament.roster().get(standing.results.player);
        Certificate {
            tournament: tournament.setup().name.clone(),
            held: held(tournament, words),
            name: player.map(|p| p.name.clone()).unwrap_or_default(),
            club: player.and_then(|p| p.club.clone()),
            rank: honour.rank,
            shared: honour.players.len() > 1,
            sum: standing.sum,
            players,
            prize: Some(honour.prizes.join(", ")).filter(|prizes| !prizes.is_empty()),
        }
    };
    wanted.flat_map(|honour| honour.players.iter().map(move |standing| one(honour, standing))).collect()
}

/// The ranking after so many rounds, with the teams that are given.
#[must_use]
pub fn ranking(
    tournament: &Tournament,
    after: usize,
    teams: Vec<(Placed<String>, Vec<String>)>,
    words: &Lexicon,
) -> Ranking {
    let standings = tournament.standings(after);
    let setup = tournament.setup();
    let player = |standing: &tournament::Standing| {
        let player = tournament.roster().get(standing.results.player);
        RankedPlayer {
            rank: standing.rank,
            number: Some(standing.results.player.0),
            name: player.map(|p| p.name.clone()).unwrap_or_default(),
            club: player.and_then(|p| p.club.clone()),
            rounds: standing.results.rounds.iter().map(|round| round.map(|r| r.points)).collect(),
            deduction: standing.results.deduction,
            total: standing.sum,
            decided_by: standing.decided_by.map(|decided| match decided {
                Decided::MoreRounds => TieBreakRule::MoreRounds,
                Decided::By(tie) => rule(tie),
            }),
        }
    };
    Ranking {
        tournament: setup.name.clone(),
        date: Some(day(tournament, words)),
        rounds: after,
        finished: standings.is_final() && after == setup.rounds,
        players: standings.ranked.iter().map(player).collect(),
        out: standings.out.iter().map(|results| say::player(results.player, Some(tournament))).collect(),
        teams: teams
            .into_iter()
            .map(|(placed, members)| RankedTeam {
                rank: placed.rank,
                name: placed.who,
                members,
                total: placed.sum,
            })
            .collect(),
        tie_breaks: setup.tie_breaks.iter().copied().map(rule).collect(),
    }
}
